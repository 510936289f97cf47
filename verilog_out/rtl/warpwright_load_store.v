// SPDX-License-Identifier: MIT
// load_store: coalesced loads and stores, the memory half of atomics
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Loads, stores and the memory half of atomics, coalesced (specs 4 and 6).
//
// A warp instruction waits in a FIFO of eight. Taken out, it gets one of sixteen entries of the
// outstanding table, and sends one access a cycle: all remaining threads in the memory line of the
// lowest remaining thread go together. Of two threads that store the same byte the higher one
// wins. An atomic PREFIX sends one access for each prepared set and
// one for each thread outside them; an unmerged atomic one per thread, in thread order. The reply
// of an exchange is for the first thread of its set: the others have their values from PREPARE.
// Replies come in any order; an instruction is written back when all of its accesses are answered.
// A load of whole lines (kind 4, for `attribute`) hands the lines over when
// they come, with the threads that want them; the values come back as replies, when memory has
// none. A load of constants (kind 5) goes as any load, line by line, but to the constant buffer
// instead of memory.
//
// - latency: request to memory port: 3 cycles; last reply to write-back: 3 cycles, to the
//   completion of a store: 2
// - throughput: one access per cycle, sixteen instructions outstanding
// - invariants: every instruction completes its slot exactly once; one that is refused makes
//   no access
//
// The load/store unit of a core with `2^LW` warps of `T` threads, 4 or 8, `LW` up to 6. `S` is `T
// / 2`, the sets of a PREPARE; `CB` bits count threads, and a tag has `GA` bits, four more than
// the number of a thread.
//
// Ports
//   clock  input, 1 bit: Clock.
//   req_valid  input, 1 bit: An instruction arrives, for one cycle; all other members belong to it.
//   req_kind  input, 3 bits: What is done: `LOAD`, `STORE`, `PREFIX`, `UNMERGED`, `LINE`, `CONSTANT`.
//   req_size  input, 2 bits: Bytes of a thread's access: `BYTE`, `HALF`, `WORD`.
//   req_signed  input, 1 bit: A load extends the sign.
//   req_warp  input, 3 bits: Warp slot.
//   req_rd  input, 6 bits: Destination register.
//   req_slot  input, 3 bits: Slot of the scoreboard that counts the instruction.
//   req_mask  input, 4 bits: Threads that take part.
//   req_refused  input, 1 bit: None does, since the accesses are not allowed. It arrives late.
//   req_address__0 .. req_address__3  input, 32 bits: Byte address of each thread.
//   req_data__0 .. req_data__3  input, 32 bits: Store data or operand of each thread.
//   req_data2__0 .. req_data2__3  input, 32 bits: Second operand of each thread.
//   req_aop  input, 4 bits: Atomic operation, see `AtomicOp`.
//   req_return  input, 1 bit: An atomic returns the old value.
//   req_set__0 .. req_set__1  input, 4 bits: Sets of threads that the preceding PREPARE of the warp found; 0: no
//       further set.
//   req_combined__0 .. req_combined__1  input, 32 bits: Combined operand of each set.
//   wb_ready  input, 1 bit: The row is taken in this cycle.
//   store_done_ready  input, 1 bit: The completion is taken in this cycle.
//   mem_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply, for one cycle.
//   rsp_tag  input, 7 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: The line; the old value of an atomic in word 0.
//   answer_valid  input, 1 bit: A value is offered; it holds until `ready`.
//   answer_tag  input, 6 bits: Tag of the access.
//   answer_thread  input, 4 bits: The thread, one-hot.
//   answer_last  input, 1 bit: The last value of the access.
//   answer_data  input, 32 bits: The value.
//   constant_data__0 .. constant_data__3  input, 32 bits: Words of the line, from the next cycle to the next
//       read.
//   req_ready  output, 1 bit: At least four more instructions are taken, from a register.
//   wb_valid  output, 1 bit: A row is offered; it holds until `ready`.
//   wb_warp  output, 3 bits: Warp slot.
//   wb_rd  output, 6 bits: Register.
//   wb_mask  output, 4 bits: Threads that write.
//   wb_data__0 .. wb_data__3  output, 32 bits: Value of each thread.
//   wb_last  output, 1 bit: The instruction is complete with this row.
//   wb_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
//   store_done_valid  output, 1 bit: An instruction is complete; holds until `ready`.
//   store_done_warp  output, 3 bits: Warp slot.
//   store_done_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
//   idle  output, 1 bit: No instruction waits, sends or is outstanding.
//   mem_valid  output, 1 bit: A request is offered; it holds until `ready` (of `memory_arbiter` it may change).
//   mem_write  output, 1 bit: Store; else, unless `atomic`, a read of the line.
//   mem_atomic  output, 1 bit: Read, modify, write of one word.
//   mem_aop  output, 4 bits: Operation of an atomic, see `AtomicOp`.
//   mem_word  output, 2 bits: Word of the line that an atomic updates.
//   mem_address  output, 28 bits: Number of the line of 16 bytes.
//   mem_data__0 .. mem_data__3  output, 32 bits: Words of a store; operand and second operand of an atomic in
//       words 0 and 1.
//   mem_mask  output, 16 bits: Byte enables of a store. Of an atomic bit 0: more requests of the set follow,
//       with nothing between them; bits 2:1: thread of a compare-and-exchange.
//   mem_tag  output, 7 bits: Comes back with the reply.
//   count_access  output, 1 bit: An access is sent to memory in this cycle.
//   count_atomic_merged  output, 3 bits: Atomic accesses merged away, in this cycle.
//   answer_ready  output, 1 bit: The value is taken in this cycle.
//   line_valid  output, 1 bit: The reply of memory in this cycle is such a line.
//   line_warp  output, 3 bits: Warp slot of the load.
//   line_tag  output, 6 bits: Tag of the access, which the values of its threads come back with.
//   line_group  output, 4 bits: Threads whose attributes are in the line.
//   constant_read  output, 1 bit: A line is read in this cycle.
//   constant_line  output, 8 bits: Number of the line of 16 bytes.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of req_kind (LOAD):
//    0  load
//    1  store
//    2  prefix
//    3  unmerged
//    4  line
//    5  constant
// Numbers of req_size (BYTE):
//    0  byte
//    1  half
//    2  word
// Numbers of req_aop (AtomicOp):
//    0  add: Integer add
//    1  mul: Integer multiply
//    2  and: Bitwise and
//    3  or: Bitwise or
//    4  xor: Bitwise exclusive or
//    5  min.s: Signed minimum
//    6  max.s: Signed maximum
//    7  min.u: Unsigned minimum
//    8  max.u: Unsigned maximum
//    9  satadd: Unsigned add, saturating
//   10  addmod: Add modulo the second operand
//   11  fadd: Float add
//   12  fmul: Float multiply
//   13  exch: Exchange
//   14  cas: Compare (second operand) and exchange
// Numbers of mem_aop (AtomicOp):
//    0  add: Integer add
//    1  mul: Integer multiply
//    2  and: Bitwise and
//    3  or: Bitwise or
//    4  xor: Bitwise exclusive or
//    5  min.s: Signed minimum
//    6  max.s: Signed maximum
//    7  min.u: Unsigned minimum
//    8  max.u: Unsigned maximum
//    9  satadd: Unsigned add, saturating
//   10  addmod: Add modulo the second operand
//   11  fadd: Float add
//   12  fmul: Float multiply
//   13  exch: Exchange
//   14  cas: Compare (second operand) and exchange
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block load_store --reset sync`.
//
// Configuration
// `LoadStore` of rtl/src/load_store/mod.rs with LW = 3, T = 4, S = 2, CB = 3, GA = 6. Constants are folded away.
// For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block load_store

module warpwright_load_store (
  input wire clock,
  input wire req_valid,
  input wire [2:0] req_kind,
  input wire [1:0] req_size,
  input wire req_signed,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire req_refused,
  input wire [31:0] req_address__0,
  input wire [31:0] req_address__1,
  input wire [31:0] req_address__2,
  input wire [31:0] req_address__3,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [31:0] req_data2__0,
  input wire [31:0] req_data2__1,
  input wire [31:0] req_data2__2,
  input wire [31:0] req_data2__3,
  input wire [3:0] req_aop,
  input wire req_return,
  input wire [3:0] req_set__0,
  input wire [3:0] req_set__1,
  input wire [31:0] req_combined__0,
  input wire [31:0] req_combined__1,
  output reg req_ready,
  output reg wb_valid,
  input wire wb_ready,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg store_done_valid,
  output reg [2:0] store_done_warp,
  output reg [2:0] store_done_slot,
  input wire store_done_ready,
  output reg idle,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg mem_atomic,
  output reg [3:0] mem_aop,
  output reg [1:0] mem_word,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  output reg [15:0] mem_mask,
  output reg [6:0] mem_tag,
  input wire rsp_valid,
  input wire [6:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg count_access,
  output reg [2:0] count_atomic_merged,
  input wire answer_valid,
  input wire [5:0] answer_tag,
  input wire [3:0] answer_thread,
  input wire answer_last,
  input wire [31:0] answer_data,
  output reg answer_ready,
  output reg line_valid,
  output reg [2:0] line_warp,
  output reg [5:0] line_tag,
  output reg [3:0] line_group,
  output reg constant_read,
  output reg [7:0] constant_line,
  input wire [31:0] constant_data__0,
  input wire [31:0] constant_data__1,
  input wire [31:0] constant_data__2,
  input wire [31:0] constant_data__3
);
  localparam [2:0] thread_bits = 3'h2;
  localparam [2:0] kinds = 3'h7;
  reg is_constant;
  reg taking;
  reg idle_next;
  reg last;
  reg finishing;
  reg step;
  reg [2:0] kind;
  reg [3:0] aop;
  reg [6:0] tag;
  reg [2:0] along;
  reg space;
  reg [2:0] count_atomic_merged_value;
  reg [31:0] outstanding__rsp_data__0_value;
  reg [31:0] outstanding__rsp_data__1_value;
  reg [31:0] outstanding__rsp_data__2_value;
  reg [31:0] outstanding__rsp_data__3_value;
  reg [6:0] outstanding__rsp_tag_value;
  reg outstanding__rsp_valid_value;
  reg [16:0] outstanding__take_entry_value;
  reg [2:0] requests__req_kind_value;
  reg [1:0] part_0;
  reg requests__req_valid;
  reg [2:0] requests__req_kind;
  reg [1:0] requests__req_size;
  reg requests__req_signed;
  reg [2:0] requests__req_warp;
  reg [5:0] requests__req_rd;
  reg [2:0] requests__req_slot;
  reg [3:0] requests__req_mask;
  reg requests__req_refused;
  reg [31:0] requests__req_address__0;
  reg [31:0] requests__req_address__1;
  reg [31:0] requests__req_address__2;
  reg [31:0] requests__req_address__3;
  reg [31:0] requests__req_data__0;
  reg [31:0] requests__req_data__1;
  reg [31:0] requests__req_data__2;
  reg [31:0] requests__req_data__3;
  reg [31:0] requests__req_data2__0;
  reg [31:0] requests__req_data2__1;
  reg [31:0] requests__req_data2__2;
  reg [31:0] requests__req_data2__3;
  reg [3:0] requests__req_aop;
  reg requests__req_return;
  reg [3:0] requests__req_set__0;
  reg [3:0] requests__req_set__1;
  reg [31:0] requests__req_combined__0;
  reg [31:0] requests__req_combined__1;
  wire requests__req_ready;
  wire requests__any;
  reg requests__take;
  reg requests__open;
  wire [23:0] requests__oldest_facts;
  wire [3:0] requests__oldest_mask;
  wire [3:0] requests__oldest_set__0;
  wire [3:0] requests__oldest_set__1;
  wire [31:0] requests__oldest_address__0;
  wire [31:0] requests__oldest_address__1;
  wire [31:0] requests__oldest_address__2;
  wire [31:0] requests__oldest_address__3;
  wire [31:0] requests__oldest_data__0;
  wire [31:0] requests__oldest_data__1;
  wire [31:0] requests__oldest_data__2;
  wire [31:0] requests__oldest_data__3;
  wire [2:0] requests__warp;
  wire [31:0] requests__late_combined__0;
  wire [31:0] requests__late_combined__1;
  wire [31:0] requests__late_data2__0;
  wire [31:0] requests__late_data2__1;
  wire [31:0] requests__late_data2__2;
  wire [31:0] requests__late_data2__3;
  reg [23:0] intake__waiting_facts;
  reg [3:0] intake__waiting_mask;
  reg [3:0] intake__waiting_set__0;
  reg [3:0] intake__waiting_set__1;
  reg [31:0] intake__waiting_address__0;
  reg [31:0] intake__waiting_address__1;
  reg [31:0] intake__waiting_address__2;
  reg [31:0] intake__waiting_address__3;
  reg [31:0] intake__waiting_data__0;
  reg [31:0] intake__waiting_data__1;
  reg [31:0] intake__waiting_data__2;
  reg [31:0] intake__waiting_data__3;
  wire [23:0] intake__sending_facts;
  wire intake__sending_swaps;
  wire [3:0] intake__sending_remaining;
  wire [31:0] intake__sending_address__0;
  wire [31:0] intake__sending_address__1;
  wire [31:0] intake__sending_address__2;
  wire [31:0] intake__sending_address__3;
  wire [3:0] intake__sending_mates__0;
  wire [3:0] intake__sending_mates__1;
  wire [3:0] intake__sending_mates__2;
  wire [3:0] intake__sending_mates__3;
  wire [31:0] intake__sending_data__0;
  wire [31:0] intake__sending_data__1;
  wire [31:0] intake__sending_data__2;
  wire [31:0] intake__sending_data__3;
  wire [3:0] intake__sending_enables__0;
  wire [3:0] intake__sending_enables__1;
  wire [3:0] intake__sending_enables__2;
  wire [3:0] intake__sending_enables__3;
  wire [3:0] intake__answered;
  wire [3:0] intake__offset__0;
  wire [3:0] intake__offset__1;
  wire [3:0] intake__offset__2;
  wire [3:0] intake__offset__3;
  reg working__d;
  reg working__q = 1'h0;
  reg [3:0] entry__d;
  reg [3:0] entry__q = 4'h0;
  reg [23:0] sending__d_facts;
  reg [23:0] sending__q_facts = 24'h0;
  reg sending__d_swaps;
  reg sending__q_swaps = 1'h0;
  reg [3:0] sending__d_remaining;
  reg [3:0] sending__q_remaining = 4'h0;
  reg [31:0] sending__d_address__0;
  reg [31:0] sending__q_address__0 = 32'h0;
  reg [31:0] sending__d_address__1;
  reg [31:0] sending__q_address__1 = 32'h0;
  reg [31:0] sending__d_address__2;
  reg [31:0] sending__q_address__2 = 32'h0;
  reg [31:0] sending__d_address__3;
  reg [31:0] sending__q_address__3 = 32'h0;
  reg [3:0] sending__d_mates__0;
  reg [3:0] sending__q_mates__0 = 4'h0;
  reg [3:0] sending__d_mates__1;
  reg [3:0] sending__q_mates__1 = 4'h0;
  reg [3:0] sending__d_mates__2;
  reg [3:0] sending__q_mates__2 = 4'h0;
  reg [3:0] sending__d_mates__3;
  reg [3:0] sending__q_mates__3 = 4'h0;
  reg [31:0] sending__d_data__0;
  reg [31:0] sending__q_data__0 = 32'h0;
  reg [31:0] sending__d_data__1;
  reg [31:0] sending__q_data__1 = 32'h0;
  reg [31:0] sending__d_data__2;
  reg [31:0] sending__q_data__2 = 32'h0;
  reg [31:0] sending__d_data__3;
  reg [31:0] sending__q_data__3 = 32'h0;
  reg [3:0] sending__d_enables__0;
  reg [3:0] sending__q_enables__0 = 4'h0;
  reg [3:0] sending__d_enables__1;
  reg [3:0] sending__q_enables__1 = 4'h0;
  reg [3:0] sending__d_enables__2;
  reg [3:0] sending__q_enables__2 = 4'h0;
  reg [3:0] sending__d_enables__3;
  reg [3:0] sending__q_enables__3 = 4'h0;
  reg [3:0] set__0__d;
  reg [3:0] set__0__q = 4'h0;
  reg [3:0] set__1__d;
  reg [3:0] set__1__q = 4'h0;
  reg access__enable;
  reg [23:0] access__sending_facts;
  reg access__sending_swaps;
  reg [3:0] access__sending_remaining;
  reg [31:0] access__sending_address__0;
  reg [31:0] access__sending_address__1;
  reg [31:0] access__sending_address__2;
  reg [31:0] access__sending_address__3;
  reg [3:0] access__sending_mates__0;
  reg [3:0] access__sending_mates__1;
  reg [3:0] access__sending_mates__2;
  reg [3:0] access__sending_mates__3;
  reg [31:0] access__sending_data__0;
  reg [31:0] access__sending_data__1;
  reg [31:0] access__sending_data__2;
  reg [31:0] access__sending_data__3;
  reg [3:0] access__sending_enables__0;
  reg [3:0] access__sending_enables__1;
  reg [3:0] access__sending_enables__2;
  reg [3:0] access__sending_enables__3;
  reg [3:0] access__set__0;
  reg [3:0] access__set__1;
  reg [31:0] access__late_combined__0;
  reg [31:0] access__late_combined__1;
  reg [31:0] access__late_data2__0;
  reg [31:0] access__late_data2__1;
  reg [31:0] access__late_data2__2;
  reg [31:0] access__late_data2__3;
  wire [31:0] access__first;
  wire [2:0] access__first_thread;
  wire [3:0] access__group;
  wire access__more;
  wire [3:0] access__answered;
  wire [2:0] access__served;
  wire [31:0] access__words__0;
  wire [31:0] access__words__1;
  wire [31:0] access__words__2;
  wire [31:0] access__words__3;
  wire [15:0] access__bytes;
  wire outstanding__any_free;
  wire [3:0] outstanding__free_entry;
  reg outstanding__take_valid;
  reg [16:0] outstanding__take_entry;
  reg [3:0] outstanding__take_mask;
  reg [3:0] outstanding__take_offsets__0;
  reg [3:0] outstanding__take_offsets__1;
  reg [3:0] outstanding__take_offsets__2;
  reg [3:0] outstanding__take_offsets__3;
  reg [2:0] outstanding__take_warp;
  reg outstanding__access_waits;
  reg outstanding__access_valid;
  reg [3:0] outstanding__access_entry;
  reg [5:0] outstanding__access_tag;
  reg [3:0] outstanding__access_group;
  reg outstanding__access_last;
  reg outstanding__rsp_valid;
  reg [6:0] outstanding__rsp_tag;
  reg [31:0] outstanding__rsp_data__0;
  reg [31:0] outstanding__rsp_data__1;
  reg [31:0] outstanding__rsp_data__2;
  reg [31:0] outstanding__rsp_data__3;
  reg outstanding__rsp_value;
  reg [3:0] outstanding__value_thread;
  reg outstanding__value_last;
  wire outstanding__line_valid;
  wire [2:0] outstanding__line_warp;
  wire [3:0] outstanding__line_group;
  wire outstanding__wb_valid;
  reg outstanding__wb_ready;
  wire [2:0] outstanding__wb_warp;
  wire [5:0] outstanding__wb_rd;
  wire [3:0] outstanding__wb_mask;
  wire [31:0] outstanding__wb_data__0;
  wire [31:0] outstanding__wb_data__1;
  wire [31:0] outstanding__wb_data__2;
  wire [31:0] outstanding__wb_data__3;
  wire [2:0] outstanding__wb_slot;
  wire outstanding__store_done_valid;
  wire [2:0] outstanding__store_done_warp;
  wire [2:0] outstanding__store_done_slot;
  reg outstanding__store_done_ready;
  wire outstanding__empty;
  reg out_valid__d;
  reg out_valid__q = 1'h0;
  reg out_constant__d;
  reg out_constant__q = 1'h0;
  reg [7:0] out_flags__d;
  reg [7:0] out_flags__q = 8'h0;
  reg [27:0] out__d_address;
  reg [27:0] out__q_address = 28'h0;
  reg [31:0] out__d_data__0;
  reg [31:0] out__q_data__0 = 32'h0;
  reg [31:0] out__d_data__1;
  reg [31:0] out__q_data__1 = 32'h0;
  reg [31:0] out__d_data__2;
  reg [31:0] out__q_data__2 = 32'h0;
  reg [31:0] out__d_data__3;
  reg [31:0] out__q_data__3 = 32'h0;
  reg [15:0] out__d_mask;
  reg [15:0] out__q_mask = 16'h0;
  reg [6:0] out__d_tag;
  reg [6:0] out__q_tag = 7'h0;
  reg held__d;
  reg held__q = 1'h0;
  reg [6:0] held_tag__d;
  reg [6:0] held_tag__q = 7'h0;
  always @(*) begin
    part_0 = 2'h0;
    working__d = working__q;
    entry__d = entry__q;
    sending__d_facts = sending__q_facts;
    sending__d_swaps = sending__q_swaps;
    sending__d_remaining = sending__q_remaining;
    sending__d_address__0 = sending__q_address__0;
    sending__d_address__1 = sending__q_address__1;
    sending__d_address__2 = sending__q_address__2;
    sending__d_address__3 = sending__q_address__3;
    sending__d_mates__0 = sending__q_mates__0;
    sending__d_mates__1 = sending__q_mates__1;
    sending__d_mates__2 = sending__q_mates__2;
    sending__d_mates__3 = sending__q_mates__3;
    sending__d_data__0 = sending__q_data__0;
    sending__d_data__1 = sending__q_data__1;
    sending__d_data__2 = sending__q_data__2;
    sending__d_data__3 = sending__q_data__3;
    sending__d_enables__0 = sending__q_enables__0;
    sending__d_enables__1 = sending__q_enables__1;
    sending__d_enables__2 = sending__q_enables__2;
    sending__d_enables__3 = sending__q_enables__3;
    set__0__d = set__0__q;
    set__1__d = set__1__q;
    out_valid__d = out_valid__q;
    out_constant__d = out_constant__q;
    out_flags__d = out_flags__q;
    out__d_address = out__q_address;
    out__d_data__0 = out__q_data__0;
    out__d_data__1 = out__q_data__1;
    out__d_data__2 = out__q_data__2;
    out__d_data__3 = out__q_data__3;
    out__d_mask = out__q_mask;
    out__d_tag = out__q_tag;
    held__d = held__q;
    held_tag__d = held_tag__q;
    requests__req_valid = req_valid;
    requests__req_kind_value = req_kind;
    requests__req_size = req_size;
    requests__req_signed = req_signed;
    requests__req_warp = req_warp;
    requests__req_rd = req_rd;
    requests__req_slot = req_slot;
    requests__req_mask = req_mask;
    requests__req_refused = req_refused;
    requests__req_address__0 = req_address__0;
    requests__req_address__1 = req_address__1;
    requests__req_address__2 = req_address__2;
    requests__req_address__3 = req_address__3;
    requests__req_data__0 = req_data__0;
    requests__req_data__1 = req_data__1;
    requests__req_data__2 = req_data__2;
    requests__req_data__3 = req_data__3;
    requests__req_data2__0 = req_data2__0;
    requests__req_data2__1 = req_data2__1;
    requests__req_data2__2 = req_data2__2;
    requests__req_data2__3 = req_data2__3;
    requests__req_aop = req_aop;
    requests__req_return = req_return;
    requests__req_set__0 = req_set__0;
    requests__req_set__1 = req_set__1;
    requests__req_combined__0 = req_combined__0;
    requests__req_combined__1 = req_combined__1;
    requests__req_kind_value = (req_kind & kinds);
    req_ready = requests__req_ready;
    access__enable = working__q;
    access__sending_facts = sending__q_facts;
    access__sending_swaps = sending__q_swaps;
    access__sending_remaining = sending__q_remaining;
    access__sending_address__0 = sending__q_address__0;
    access__sending_address__1 = sending__q_address__1;
    access__sending_address__2 = sending__q_address__2;
    access__sending_address__3 = sending__q_address__3;
    access__sending_mates__0 = sending__q_mates__0;
    access__sending_mates__1 = sending__q_mates__1;
    access__sending_mates__2 = sending__q_mates__2;
    access__sending_mates__3 = sending__q_mates__3;
    access__sending_data__0 = sending__q_data__0;
    access__sending_data__1 = sending__q_data__1;
    access__sending_data__2 = sending__q_data__2;
    access__sending_data__3 = sending__q_data__3;
    access__sending_enables__0 = sending__q_enables__0;
    access__sending_enables__1 = sending__q_enables__1;
    access__sending_enables__2 = sending__q_enables__2;
    access__sending_enables__3 = sending__q_enables__3;
    access__late_combined__0 = requests__late_combined__0;
    access__late_combined__1 = requests__late_combined__1;
    access__late_data2__0 = requests__late_data2__0;
    access__late_data2__1 = requests__late_data2__1;
    access__late_data2__2 = requests__late_data2__2;
    access__late_data2__3 = requests__late_data2__3;
    access__set__0 = set__0__q;
    access__set__1 = set__1__q;
    kind = sending__q_facts[2:0];
    aop = sending__q_facts[23:20];
    is_constant = (kind == 3'h5);
    constant_read = ((out_valid__q & out_constant__q) & ((!held__q) | (!rsp_valid)));
    space = (((!out_valid__q) | (mem_ready & (!out_constant__q))) | constant_read);
    step = ((working__q & (|sending__q_remaining)) & space);
    tag = {{3'h0, entry__q} << thread_bits};
    tag = (tag | {4'h0, access__first_thread});
    if (space) begin
      out_constant__d = is_constant;
      out_flags__d[1:0] = kind[1:0];
      out_flags__d[3:2] = access__first[3:2];
      out_flags__d[7:4] = aop;
      out__d_address = access__first[31:4];
      out__d_data__0 = access__words__0;
      out__d_data__1 = access__words__1;
      out__d_data__2 = access__words__2;
      out__d_data__3 = access__words__3;
      out__d_mask = access__bytes;
      out__d_tag = tag;
    end
    if ((((out_valid__q & mem_ready) & (!out_constant__q)) | constant_read)) begin
      out_valid__d = 1'h0;
    end
    along = {access__served - 3'h1};
    count_access = ((step & (!access__more)) & (!is_constant));
    count_atomic_merged_value = 3'h0;
    if (step) begin
      out_valid__d = 1'h1;
      sending__d_remaining = (sending__q_remaining & {~access__group});
      if ((kind[1] & (!access__more))) begin
        count_atomic_merged_value = along;
      end
    end
    outstanding__access_waits = (working__q & (|sending__q_remaining));
    outstanding__access_valid = (step & (!access__more));
    outstanding__access_entry = entry__q;
    outstanding__access_tag = tag[5:0];
    outstanding__access_group = access__answered;
    mem_address = out__q_address;
    mem_data__0 = out__q_data__0;
    mem_data__1 = out__q_data__1;
    mem_data__2 = out__q_data__2;
    mem_data__3 = out__q_data__3;
    mem_mask = out__q_mask;
    mem_tag = out__q_tag;
    mem_valid = (out_valid__q & (!out_constant__q));
    mem_write = (out_flags__q[1:0] == 2'h1);
    part_0 = out_flags__q[1:0];
    mem_atomic = part_0[1];
    mem_word = out_flags__q[3:2];
    mem_aop = out_flags__q[7:4];
    constant_line = out__q_address[7:0];
    if ((held__q & (!rsp_valid))) begin
      held__d = 1'h0;
    end
    if (constant_read) begin
      held__d = 1'h1;
      held_tag__d = out__q_tag;
    end
    last = 1'h0;
    if ((sending__q_remaining[0] & (!(|(sending__q_remaining & {~sending__q_mates__0}))))) begin
      last = 1'h1;
    end
    if ((sending__q_remaining[1] & (!(|(sending__q_remaining & {~sending__q_mates__1}))))) begin
      last = 1'h1;
    end
    if ((sending__q_remaining[2] & (!(|(sending__q_remaining & {~sending__q_mates__2}))))) begin
      last = 1'h1;
    end
    if ((sending__q_remaining[3] & (!(|(sending__q_remaining & {~sending__q_mates__3}))))) begin
      last = 1'h1;
    end
    finishing = (working__q & ((last & space) | (!(|sending__q_remaining))));
    idle_next = ((!working__q) | finishing);
    taking = ((requests__any & outstanding__any_free) & idle_next);
    requests__take = taking;
    requests__open = idle_next;
    intake__waiting_facts = requests__oldest_facts;
    intake__waiting_mask = requests__oldest_mask;
    intake__waiting_set__0 = requests__oldest_set__0;
    intake__waiting_set__1 = requests__oldest_set__1;
    intake__waiting_address__0 = requests__oldest_address__0;
    intake__waiting_address__1 = requests__oldest_address__1;
    intake__waiting_address__2 = requests__oldest_address__2;
    intake__waiting_address__3 = requests__oldest_address__3;
    intake__waiting_data__0 = requests__oldest_data__0;
    intake__waiting_data__1 = requests__oldest_data__1;
    intake__waiting_data__2 = requests__oldest_data__2;
    intake__waiting_data__3 = requests__oldest_data__3;
    outstanding__access_last = finishing;
    if (finishing) begin
      working__d = 1'h0;
    end
    if (taking) begin
      working__d = 1'h1;
    end
    if (idle_next) begin
      entry__d = outstanding__free_entry;
      sending__d_facts = intake__sending_facts;
      sending__d_swaps = intake__sending_swaps;
      sending__d_remaining = intake__sending_remaining;
      sending__d_address__0 = intake__sending_address__0;
      sending__d_address__1 = intake__sending_address__1;
      sending__d_address__2 = intake__sending_address__2;
      sending__d_address__3 = intake__sending_address__3;
      sending__d_mates__0 = intake__sending_mates__0;
      sending__d_mates__1 = intake__sending_mates__1;
      sending__d_mates__2 = intake__sending_mates__2;
      sending__d_mates__3 = intake__sending_mates__3;
      sending__d_data__0 = intake__sending_data__0;
      sending__d_data__1 = intake__sending_data__1;
      sending__d_data__2 = intake__sending_data__2;
      sending__d_data__3 = intake__sending_data__3;
      sending__d_enables__0 = intake__sending_enables__0;
      sending__d_enables__1 = intake__sending_enables__1;
      sending__d_enables__2 = intake__sending_enables__2;
      sending__d_enables__3 = intake__sending_enables__3;
      set__0__d = requests__oldest_set__0;
      set__1__d = requests__oldest_set__1;
    end
    outstanding__take_valid = taking;
    outstanding__take_entry_value[2:0] = requests__oldest_facts[2:0];
    outstanding__take_entry_value[4:3] = requests__oldest_facts[4:3];
    outstanding__take_entry_value[5] = requests__oldest_facts[5];
    outstanding__take_entry_value[11:6] = requests__oldest_facts[11:6];
    outstanding__take_entry_value[14:12] = requests__oldest_facts[14:12];
    outstanding__take_entry_value[15] = requests__oldest_facts[15];
    outstanding__take_entry_value[16] = (requests__oldest_facts[23:20] == 4'he);
    outstanding__take_mask = intake__answered;
    outstanding__take_warp = requests__warp;
    outstanding__take_offsets__0 = intake__offset__0;
    outstanding__take_offsets__1 = intake__offset__1;
    outstanding__take_offsets__2 = intake__offset__2;
    outstanding__take_offsets__3 = intake__offset__3;
    outstanding__rsp_valid_value = rsp_valid;
    outstanding__rsp_tag_value = rsp_tag;
    outstanding__rsp_data__0_value = rsp_data__0;
    outstanding__rsp_data__1_value = rsp_data__1;
    outstanding__rsp_data__2_value = rsp_data__2;
    outstanding__rsp_data__3_value = rsp_data__3;
    outstanding__rsp_valid_value = ((rsp_valid | held__q) | answer_valid);
    outstanding__rsp_value = ((!rsp_valid) & (!held__q));
    outstanding__value_thread = answer_thread;
    outstanding__value_last = answer_last;
    answer_ready = ((!rsp_valid) & (!held__q));
    if ((!rsp_valid)) begin
      outstanding__rsp_tag_value = {1'h0, answer_tag};
      outstanding__rsp_data__0_value = answer_data;
      if (held__q) begin
        outstanding__rsp_tag_value = held_tag__q;
        outstanding__rsp_data__0_value = constant_data__0;
        outstanding__rsp_data__1_value = constant_data__1;
        outstanding__rsp_data__2_value = constant_data__2;
        outstanding__rsp_data__3_value = constant_data__3;
      end
    end
    line_valid = outstanding__line_valid;
    line_warp = outstanding__line_warp;
    line_group = outstanding__line_group;
    line_tag = rsp_tag[5:0];
    wb_valid = outstanding__wb_valid;
    outstanding__wb_ready = wb_ready;
    wb_warp = outstanding__wb_warp;
    wb_rd = outstanding__wb_rd;
    wb_mask = outstanding__wb_mask;
    wb_data__0 = outstanding__wb_data__0;
    wb_data__1 = outstanding__wb_data__1;
    wb_data__2 = outstanding__wb_data__2;
    wb_data__3 = outstanding__wb_data__3;
    wb_slot = outstanding__wb_slot;
    wb_last = 1'h1;
    store_done_valid = outstanding__store_done_valid;
    store_done_warp = outstanding__store_done_warp;
    store_done_slot = outstanding__store_done_slot;
    outstanding__store_done_ready = store_done_ready;
    idle = (((!requests__any) & (!working__q)) & outstanding__empty);
    count_atomic_merged = count_atomic_merged_value;
    outstanding__rsp_data__0 = outstanding__rsp_data__0_value;
    outstanding__rsp_data__1 = outstanding__rsp_data__1_value;
    outstanding__rsp_data__2 = outstanding__rsp_data__2_value;
    outstanding__rsp_data__3 = outstanding__rsp_data__3_value;
    outstanding__rsp_tag = outstanding__rsp_tag_value;
    outstanding__rsp_valid = outstanding__rsp_valid_value;
    outstanding__take_entry = outstanding__take_entry_value;
    requests__req_kind = requests__req_kind_value;
  end
  always @(posedge clock) begin
    working__q <= working__d;
    entry__q <= entry__d;
    sending__q_facts <= sending__d_facts;
    sending__q_swaps <= sending__d_swaps;
    sending__q_remaining <= sending__d_remaining;
    sending__q_address__0 <= sending__d_address__0;
    sending__q_address__1 <= sending__d_address__1;
    sending__q_address__2 <= sending__d_address__2;
    sending__q_address__3 <= sending__d_address__3;
    sending__q_mates__0 <= sending__d_mates__0;
    sending__q_mates__1 <= sending__d_mates__1;
    sending__q_mates__2 <= sending__d_mates__2;
    sending__q_mates__3 <= sending__d_mates__3;
    sending__q_data__0 <= sending__d_data__0;
    sending__q_data__1 <= sending__d_data__1;
    sending__q_data__2 <= sending__d_data__2;
    sending__q_data__3 <= sending__d_data__3;
    sending__q_enables__0 <= sending__d_enables__0;
    sending__q_enables__1 <= sending__d_enables__1;
    sending__q_enables__2 <= sending__d_enables__2;
    sending__q_enables__3 <= sending__d_enables__3;
    set__0__q <= set__0__d;
    set__1__q <= set__1__d;
    out_valid__q <= out_valid__d;
    out_constant__q <= out_constant__d;
    out_flags__q <= out_flags__d;
    out__q_address <= out__d_address;
    out__q_data__0 <= out__d_data__0;
    out__q_data__1 <= out__d_data__1;
    out__q_data__2 <= out__d_data__2;
    out__q_data__3 <= out__d_data__3;
    out__q_mask <= out__d_mask;
    out__q_tag <= out__d_tag;
    held__q <= held__d;
    held_tag__q <= held_tag__d;
  end
  warpwright_load_store_requests requests (
    .clock(clock),
    .req_valid(requests__req_valid),
    .req_kind(requests__req_kind),
    .req_size(requests__req_size),
    .req_signed(requests__req_signed),
    .req_warp(requests__req_warp),
    .req_rd(requests__req_rd),
    .req_slot(requests__req_slot),
    .req_mask(requests__req_mask),
    .req_refused(requests__req_refused),
    .req_address__0(requests__req_address__0),
    .req_address__1(requests__req_address__1),
    .req_address__2(requests__req_address__2),
    .req_address__3(requests__req_address__3),
    .req_data__0(requests__req_data__0),
    .req_data__1(requests__req_data__1),
    .req_data__2(requests__req_data__2),
    .req_data__3(requests__req_data__3),
    .req_data2__0(requests__req_data2__0),
    .req_data2__1(requests__req_data2__1),
    .req_data2__2(requests__req_data2__2),
    .req_data2__3(requests__req_data2__3),
    .req_aop(requests__req_aop),
    .req_return(requests__req_return),
    .req_set__0(requests__req_set__0),
    .req_set__1(requests__req_set__1),
    .req_combined__0(requests__req_combined__0),
    .req_combined__1(requests__req_combined__1),
    .req_ready(requests__req_ready),
    .any(requests__any),
    .take(requests__take),
    .open(requests__open),
    .oldest_facts(requests__oldest_facts),
    .oldest_mask(requests__oldest_mask),
    .oldest_set__0(requests__oldest_set__0),
    .oldest_set__1(requests__oldest_set__1),
    .oldest_address__0(requests__oldest_address__0),
    .oldest_address__1(requests__oldest_address__1),
    .oldest_address__2(requests__oldest_address__2),
    .oldest_address__3(requests__oldest_address__3),
    .oldest_data__0(requests__oldest_data__0),
    .oldest_data__1(requests__oldest_data__1),
    .oldest_data__2(requests__oldest_data__2),
    .oldest_data__3(requests__oldest_data__3),
    .warp(requests__warp),
    .late_combined__0(requests__late_combined__0),
    .late_combined__1(requests__late_combined__1),
    .late_data2__0(requests__late_data2__0),
    .late_data2__1(requests__late_data2__1),
    .late_data2__2(requests__late_data2__2),
    .late_data2__3(requests__late_data2__3)
  );
  warpwright_intake intake (
    .waiting_facts(intake__waiting_facts),
    .waiting_mask(intake__waiting_mask),
    .waiting_set__0(intake__waiting_set__0),
    .waiting_set__1(intake__waiting_set__1),
    .waiting_address__0(intake__waiting_address__0),
    .waiting_address__1(intake__waiting_address__1),
    .waiting_address__2(intake__waiting_address__2),
    .waiting_address__3(intake__waiting_address__3),
    .waiting_data__0(intake__waiting_data__0),
    .waiting_data__1(intake__waiting_data__1),
    .waiting_data__2(intake__waiting_data__2),
    .waiting_data__3(intake__waiting_data__3),
    .sending_facts(intake__sending_facts),
    .sending_swaps(intake__sending_swaps),
    .sending_remaining(intake__sending_remaining),
    .sending_address__0(intake__sending_address__0),
    .sending_address__1(intake__sending_address__1),
    .sending_address__2(intake__sending_address__2),
    .sending_address__3(intake__sending_address__3),
    .sending_mates__0(intake__sending_mates__0),
    .sending_mates__1(intake__sending_mates__1),
    .sending_mates__2(intake__sending_mates__2),
    .sending_mates__3(intake__sending_mates__3),
    .sending_data__0(intake__sending_data__0),
    .sending_data__1(intake__sending_data__1),
    .sending_data__2(intake__sending_data__2),
    .sending_data__3(intake__sending_data__3),
    .sending_enables__0(intake__sending_enables__0),
    .sending_enables__1(intake__sending_enables__1),
    .sending_enables__2(intake__sending_enables__2),
    .sending_enables__3(intake__sending_enables__3),
    .answered(intake__answered),
    .offset__0(intake__offset__0),
    .offset__1(intake__offset__1),
    .offset__2(intake__offset__2),
    .offset__3(intake__offset__3)
  );
  warpwright_load_store_access access (
    .enable(access__enable),
    .sending_facts(access__sending_facts),
    .sending_swaps(access__sending_swaps),
    .sending_remaining(access__sending_remaining),
    .sending_address__0(access__sending_address__0),
    .sending_address__1(access__sending_address__1),
    .sending_address__2(access__sending_address__2),
    .sending_address__3(access__sending_address__3),
    .sending_mates__0(access__sending_mates__0),
    .sending_mates__1(access__sending_mates__1),
    .sending_mates__2(access__sending_mates__2),
    .sending_mates__3(access__sending_mates__3),
    .sending_data__0(access__sending_data__0),
    .sending_data__1(access__sending_data__1),
    .sending_data__2(access__sending_data__2),
    .sending_data__3(access__sending_data__3),
    .sending_enables__0(access__sending_enables__0),
    .sending_enables__1(access__sending_enables__1),
    .sending_enables__2(access__sending_enables__2),
    .sending_enables__3(access__sending_enables__3),
    .set__0(access__set__0),
    .set__1(access__set__1),
    .late_combined__0(access__late_combined__0),
    .late_combined__1(access__late_combined__1),
    .late_data2__0(access__late_data2__0),
    .late_data2__1(access__late_data2__1),
    .late_data2__2(access__late_data2__2),
    .late_data2__3(access__late_data2__3),
    .first(access__first),
    .first_thread(access__first_thread),
    .group(access__group),
    .more(access__more),
    .answered(access__answered),
    .served(access__served),
    .words__0(access__words__0),
    .words__1(access__words__1),
    .words__2(access__words__2),
    .words__3(access__words__3),
    .bytes(access__bytes)
  );
  warpwright_load_store_outstanding outstanding (
    .clock(clock),
    .any_free(outstanding__any_free),
    .free_entry(outstanding__free_entry),
    .take_valid(outstanding__take_valid),
    .take_entry(outstanding__take_entry),
    .take_mask(outstanding__take_mask),
    .take_offsets__0(outstanding__take_offsets__0),
    .take_offsets__1(outstanding__take_offsets__1),
    .take_offsets__2(outstanding__take_offsets__2),
    .take_offsets__3(outstanding__take_offsets__3),
    .take_warp(outstanding__take_warp),
    .access_waits(outstanding__access_waits),
    .access_valid(outstanding__access_valid),
    .access_entry(outstanding__access_entry),
    .access_tag(outstanding__access_tag),
    .access_group(outstanding__access_group),
    .access_last(outstanding__access_last),
    .rsp_valid(outstanding__rsp_valid),
    .rsp_tag(outstanding__rsp_tag),
    .rsp_data__0(outstanding__rsp_data__0),
    .rsp_data__1(outstanding__rsp_data__1),
    .rsp_data__2(outstanding__rsp_data__2),
    .rsp_data__3(outstanding__rsp_data__3),
    .rsp_value(outstanding__rsp_value),
    .value_thread(outstanding__value_thread),
    .value_last(outstanding__value_last),
    .line_valid(outstanding__line_valid),
    .line_warp(outstanding__line_warp),
    .line_group(outstanding__line_group),
    .wb_valid(outstanding__wb_valid),
    .wb_ready(outstanding__wb_ready),
    .wb_warp(outstanding__wb_warp),
    .wb_rd(outstanding__wb_rd),
    .wb_mask(outstanding__wb_mask),
    .wb_data__0(outstanding__wb_data__0),
    .wb_data__1(outstanding__wb_data__1),
    .wb_data__2(outstanding__wb_data__2),
    .wb_data__3(outstanding__wb_data__3),
    .wb_slot(outstanding__wb_slot),
    .store_done_valid(outstanding__store_done_valid),
    .store_done_warp(outstanding__store_done_warp),
    .store_done_slot(outstanding__store_done_slot),
    .store_done_ready(outstanding__store_done_ready),
    .empty(outstanding__empty)
  );
endmodule
