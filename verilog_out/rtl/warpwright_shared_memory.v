// SPDX-License-Identifier: MIT
// shared_memory: shared memory of the workgroups, bank conflicts by replay
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Shared memory of the workgroups: four banks of words, bank conflicts by replay
// (docs/mechanisms/3.md, docs/core.md).
//
// - E1: the request of a warp; threads that an earlier turn has served are left out
// - 1: `bank_conflicts`: the threads that are served;
//   `bank_port`: an access for each bank; stores are written
// - 2: `load_align`: each thread's bytes out of the words of the banks
// - 3: `result_queue`: write-back, in the order of arrival
//
// When threads are left over, the warp issues its instruction again: the block keeps the mask of
// these threads, and its redirect (`redirects`) sends the warp to the same instruction instead
// of the next one. So every access counts as control for the front end. Other warps issue in
// between; the bit of the warp in `replay` is the highest bit of its weight. Each turn counts in
// the slot of the instruction and completes it once.
//
// An atomic is one access for each set, or for each thread outside the sets (`atomic_turn`). Its
// word is read in stage 1 and `bank_updates` writes the new one: of operations of one cycle and
// one operand a turn serves one set in every bank, of the others one set. The bank is blocked
// until its word is written: so the update is indivisible. Its result is that of a load. Threads
// of a set of compare-and-exchanges are served one a turn.
//
// An atomic of the banks without results keeps stage 1 until all of its threads are served, or
// until the next access arrives; only what is left over then is issued again.
//
// An access that is refused, a fault, reads and writes nothing, and still completes its slot.
//
// - latency: redirect 2 cycles after E1, write-back 3; of an atomic that may stay one more. An
//   atomic blocks its bank for 1 cycle; add modulo and compare-and-exchange for 3, products and
//   floats for longer
// - throughput: one request of a warp per cycle
// - invariants: a warp has one access between E1 and its redirect, and one cycle at least
//   between that and the next; at most eight results wait
//
// The shared memory of a core with `W` warps of `T` threads, 4 or 8, and `S = T / 2` sets of a
// PREPARE: `2^R` rows of four words.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp starts, for one cycle.
//   launch_warp  input, 3 bits: Warp slot.
//   launch_base  input, 12 bits: First row of the workgroup's memory.
//   req_valid  input, 1 bit: An instruction arrives, for one cycle; all other members belong to it.
//   req_kind  input, 2 bits: What is done: `LOAD`, `STORE`, `PREFIX`, `UNMERGED`, `LINE`, `CONSTANT`.
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
//   next_warp  input, 3 bits: Warp of the request of the next cycle, if one comes: for an early look-up of the
//       threads that are left over.
//   redirect_ready  input, 1 bit: The front end takes the redirect in this cycle.
//   wb_ready  input, 1 bit: The row is taken in this cycle.
//   req_ready  output, 1 bit: At least four places are free: three more requests may come after it falls.
//   replay  output, 8 bits: Warps with threads left over, two cycles after their turn.
//   redirect_valid  output, 1 bit: A warp continues.
//   redirect_warp  output, 3 bits: Warp slot.
//   redirect_again  output, 1 bit: At the same instruction: threads are left over. Else at the next one.
//   wb_valid  output, 1 bit: A row is offered; it holds until `ready`.
//   wb_warp  output, 3 bits: Warp slot.
//   wb_rd  output, 6 bits: Register.
//   wb_mask  output, 4 bits: Threads that write.
//   wb_data__0 .. wb_data__3  output, 32 bits: Value of each thread.
//   wb_last  output, 1 bit: The instruction is complete with this row.
//   wb_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
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
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block shared_memory --reset sync`.
//
// Configuration
// `SharedMemory` of rtl/src/shared_memory/mod.rs with W = 8, LW = 3, R = 8, T = 4, S = 2. Constants are folded
// away. For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block shared_memory

module warpwright_shared_memory (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [11:0] launch_base,
  input wire req_valid,
  input wire [1:0] req_kind,
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
  input wire [2:0] next_warp,
  output reg [7:0] replay,
  output reg redirect_valid,
  output reg [2:0] redirect_warp,
  output reg redirect_again,
  input wire redirect_ready,
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
  output reg [2:0] wb_slot
);
  localparam [3:0] one_lane = 4'h1;
  reg [3:0] accesses_winners;
  reg [1:0] accesses_bank__0;
  reg [1:0] accesses_bank__1;
  reg [1:0] accesses_bank__2;
  reg [1:0] accesses_bank__3;
  reg [11:0] accesses_row__0;
  reg [11:0] accesses_row__1;
  reg [11:0] accesses_row__2;
  reg [11:0] accesses_row__3;
  reg [3:0] accesses_lanes__0;
  reg [3:0] accesses_lanes__1;
  reg [3:0] accesses_lanes__2;
  reg [3:0] accesses_lanes__3;
  reg [31:0] accesses_data__0;
  reg [31:0] accesses_data__1;
  reg [31:0] accesses_data__2;
  reg [31:0] accesses_data__3;
  reg [31:0] words_word__0;
  reg [31:0] words_word__1;
  reg [31:0] words_word__2;
  reg [31:0] words_word__3;
  reg returns_next;
  reg [3:0] candidates;
  reg [31:0] word;
  reg [13:0] place;
  reg [3:0] begins;
  reg [3:0] group;
  reg [3:0] served;
  reg [3:0] left;
  reg stays;
  reg [7:0] banks__0__address_value;
  reg banks__0__read_enable_value;
  reg [31:0] banks__0__write_data_value;
  reg [3:0] banks__0__write_enable_value;
  reg [7:0] banks__1__address_value;
  reg banks__1__read_enable_value;
  reg [31:0] banks__1__write_data_value;
  reg [3:0] banks__1__write_enable_value;
  reg [7:0] banks__2__address_value;
  reg banks__2__read_enable_value;
  reg [31:0] banks__2__write_data_value;
  reg [3:0] banks__2__write_enable_value;
  reg [7:0] banks__3__address_value;
  reg banks__3__read_enable_value;
  reg [31:0] banks__3__write_data_value;
  reg [3:0] banks__3__write_enable_value;
  reg [3:0] conflicts__blocked_value;
  reg [3:0] conflicts__mask_value;
  reg [2:0] bases__read_address;
  wire [11:0] bases__read_data;
  reg bases__write_enable;
  reg [2:0] bases__write_address;
  reg [11:0] bases__write_data;
  reg [2:0] left_masks__read_address;
  wire [3:0] left_masks__read_data;
  reg left_masks__write_enable;
  reg [2:0] left_masks__write_address;
  reg [3:0] left_masks__write_data;
  reg returns__d;
  reg returns__q = 1'h0;
  reg [3:0] left_before__d;
  reg [3:0] left_before__q = 4'h0;
  reg [31:0] turn__instruction_data__0;
  reg [31:0] turn__instruction_data__1;
  reg [31:0] turn__instruction_data__2;
  reg [31:0] turn__instruction_data__3;
  reg [31:0] turn__instruction_data2__0;
  reg [31:0] turn__instruction_data2__1;
  reg [31:0] turn__instruction_data2__2;
  reg [31:0] turn__instruction_data2__3;
  reg [3:0] turn__instruction_aop;
  reg turn__instruction_return;
  reg [3:0] turn__instruction_set__0;
  reg [3:0] turn__instruction_set__1;
  reg [31:0] turn__instruction_combined__0;
  reg [31:0] turn__instruction_combined__1;
  reg [3:0] turn__candidates;
  reg turn__prefix;
  wire [3:0] turn__share_leaders;
  wire [3:0] turn__share_set__0;
  wire [3:0] turn__share_set__1;
  wire turn__share_banked;
  wire turn__share_returns;
  wire turn__share_exchange;
  wire [31:0] turn__share_operand2;
  wire [31:0] turn__operand__0;
  wire [31:0] turn__operand__1;
  wire [31:0] turn__operand__2;
  wire [31:0] turn__operand__3;
  reg s1__d_valid;
  reg s1__q_valid = 1'h0;
  reg [1:0] s1__d_size;
  reg [1:0] s1__q_size = 2'h0;
  reg s1__d_signed;
  reg s1__q_signed = 1'h0;
  reg [2:0] s1__d_warp;
  reg [2:0] s1__q_warp = 3'h0;
  reg [5:0] s1__d_rd;
  reg [5:0] s1__q_rd = 6'h0;
  reg [2:0] s1__d_slot;
  reg [2:0] s1__q_slot = 3'h0;
  reg [3:0] s1__d_mask;
  reg [3:0] s1__q_mask = 4'h0;
  reg [3:0] s1__d_aop;
  reg [3:0] s1__q_aop = 4'h0;
  reg s1_store__d;
  reg s1_store__q = 1'h0;
  reg s1_atomic__d;
  reg s1_atomic__q = 1'h0;
  reg [3:0] s1_share__d_leaders;
  reg [3:0] s1_share__q_leaders = 4'h0;
  reg [3:0] s1_share__d_set__0;
  reg [3:0] s1_share__q_set__0 = 4'h0;
  reg [3:0] s1_share__d_set__1;
  reg [3:0] s1_share__q_set__1 = 4'h0;
  reg s1_share__d_banked;
  reg s1_share__q_banked = 1'h0;
  reg s1_share__d_returns;
  reg s1_share__q_returns = 1'h0;
  reg s1_share__d_exchange;
  reg s1_share__q_exchange = 1'h0;
  reg [31:0] s1_share__d_operand2;
  reg [31:0] s1_share__q_operand2 = 32'h0;
  reg [13:0] s1_threads__d_address__0;
  reg [13:0] s1_threads__q_address__0 = 14'h0;
  reg [13:0] s1_threads__d_address__1;
  reg [13:0] s1_threads__q_address__1 = 14'h0;
  reg [13:0] s1_threads__d_address__2;
  reg [13:0] s1_threads__q_address__2 = 14'h0;
  reg [13:0] s1_threads__d_address__3;
  reg [13:0] s1_threads__q_address__3 = 14'h0;
  reg [31:0] s1_threads__d_data__0;
  reg [31:0] s1_threads__q_data__0 = 32'h0;
  reg [31:0] s1_threads__d_data__1;
  reg [31:0] s1_threads__q_data__1 = 32'h0;
  reg [31:0] s1_threads__d_data__2;
  reg [31:0] s1_threads__q_data__2 = 32'h0;
  reg [31:0] s1_threads__d_data__3;
  reg [31:0] s1_threads__q_data__3 = 32'h0;
  reg [3:0] conflicts__mask;
  reg conflicts__load;
  reg [3:0] conflicts__blocked;
  reg [11:0] conflicts__words__0;
  reg [11:0] conflicts__words__1;
  reg [11:0] conflicts__words__2;
  reg [11:0] conflicts__words__3;
  wire [3:0] conflicts__winners;
  wire [3:0] conflicts__served;
  wire [3:0] conflicts__left;
  reg [3:0] ports__0__accesses_winners;
  reg [1:0] ports__0__accesses_bank__0;
  reg [1:0] ports__0__accesses_bank__1;
  reg [1:0] ports__0__accesses_bank__2;
  reg [1:0] ports__0__accesses_bank__3;
  reg [11:0] ports__0__accesses_row__0;
  reg [11:0] ports__0__accesses_row__1;
  reg [11:0] ports__0__accesses_row__2;
  reg [11:0] ports__0__accesses_row__3;
  reg [3:0] ports__0__accesses_lanes__0;
  reg [3:0] ports__0__accesses_lanes__1;
  reg [3:0] ports__0__accesses_lanes__2;
  reg [3:0] ports__0__accesses_lanes__3;
  reg [31:0] ports__0__accesses_data__0;
  reg [31:0] ports__0__accesses_data__1;
  reg [31:0] ports__0__accesses_data__2;
  reg [31:0] ports__0__accesses_data__3;
  wire ports__0__used;
  wire [11:0] ports__0__row;
  wire [3:0] ports__0__lanes;
  wire [31:0] ports__0__data;
  reg [3:0] ports__1__accesses_winners;
  reg [1:0] ports__1__accesses_bank__0;
  reg [1:0] ports__1__accesses_bank__1;
  reg [1:0] ports__1__accesses_bank__2;
  reg [1:0] ports__1__accesses_bank__3;
  reg [11:0] ports__1__accesses_row__0;
  reg [11:0] ports__1__accesses_row__1;
  reg [11:0] ports__1__accesses_row__2;
  reg [11:0] ports__1__accesses_row__3;
  reg [3:0] ports__1__accesses_lanes__0;
  reg [3:0] ports__1__accesses_lanes__1;
  reg [3:0] ports__1__accesses_lanes__2;
  reg [3:0] ports__1__accesses_lanes__3;
  reg [31:0] ports__1__accesses_data__0;
  reg [31:0] ports__1__accesses_data__1;
  reg [31:0] ports__1__accesses_data__2;
  reg [31:0] ports__1__accesses_data__3;
  wire ports__1__used;
  wire [11:0] ports__1__row;
  wire [3:0] ports__1__lanes;
  wire [31:0] ports__1__data;
  reg [3:0] ports__2__accesses_winners;
  reg [1:0] ports__2__accesses_bank__0;
  reg [1:0] ports__2__accesses_bank__1;
  reg [1:0] ports__2__accesses_bank__2;
  reg [1:0] ports__2__accesses_bank__3;
  reg [11:0] ports__2__accesses_row__0;
  reg [11:0] ports__2__accesses_row__1;
  reg [11:0] ports__2__accesses_row__2;
  reg [11:0] ports__2__accesses_row__3;
  reg [3:0] ports__2__accesses_lanes__0;
  reg [3:0] ports__2__accesses_lanes__1;
  reg [3:0] ports__2__accesses_lanes__2;
  reg [3:0] ports__2__accesses_lanes__3;
  reg [31:0] ports__2__accesses_data__0;
  reg [31:0] ports__2__accesses_data__1;
  reg [31:0] ports__2__accesses_data__2;
  reg [31:0] ports__2__accesses_data__3;
  wire ports__2__used;
  wire [11:0] ports__2__row;
  wire [3:0] ports__2__lanes;
  wire [31:0] ports__2__data;
  reg [3:0] ports__3__accesses_winners;
  reg [1:0] ports__3__accesses_bank__0;
  reg [1:0] ports__3__accesses_bank__1;
  reg [1:0] ports__3__accesses_bank__2;
  reg [1:0] ports__3__accesses_bank__3;
  reg [11:0] ports__3__accesses_row__0;
  reg [11:0] ports__3__accesses_row__1;
  reg [11:0] ports__3__accesses_row__2;
  reg [11:0] ports__3__accesses_row__3;
  reg [3:0] ports__3__accesses_lanes__0;
  reg [3:0] ports__3__accesses_lanes__1;
  reg [3:0] ports__3__accesses_lanes__2;
  reg [3:0] ports__3__accesses_lanes__3;
  reg [31:0] ports__3__accesses_data__0;
  reg [31:0] ports__3__accesses_data__1;
  reg [31:0] ports__3__accesses_data__2;
  reg [31:0] ports__3__accesses_data__3;
  wire ports__3__used;
  wire [11:0] ports__3__row;
  wire [3:0] ports__3__lanes;
  wire [31:0] ports__3__data;
  reg [7:0] banks__0__address;
  reg banks__0__read_enable;
  wire [31:0] banks__0__read_data;
  reg [3:0] banks__0__write_enable;
  reg [31:0] banks__0__write_data;
  reg [7:0] banks__1__address;
  reg banks__1__read_enable;
  wire [31:0] banks__1__read_data;
  reg [3:0] banks__1__write_enable;
  reg [31:0] banks__1__write_data;
  reg [7:0] banks__2__address;
  reg banks__2__read_enable;
  wire [31:0] banks__2__read_data;
  reg [3:0] banks__2__write_enable;
  reg [31:0] banks__2__write_data;
  reg [7:0] banks__3__address;
  reg banks__3__read_enable;
  wire [31:0] banks__3__read_data;
  reg [3:0] banks__3__write_enable;
  reg [31:0] banks__3__write_data;
  reg [3:0] updates__begins;
  reg [3:0] updates__aop;
  reg updates__slow;
  reg [7:0] updates__row__0;
  reg [7:0] updates__row__1;
  reg [7:0] updates__row__2;
  reg [7:0] updates__row__3;
  reg [31:0] updates__operand__0;
  reg [31:0] updates__operand__1;
  reg [31:0] updates__operand__2;
  reg [31:0] updates__operand__3;
  reg [31:0] updates__operand2;
  reg [31:0] updates__words_word__0;
  reg [31:0] updates__words_word__1;
  reg [31:0] updates__words_word__2;
  reg [31:0] updates__words_word__3;
  wire [3:0] updates__busy;
  wire updates__computing;
  wire updates__updated__0_valid;
  wire [7:0] updates__updated__0_row;
  wire [31:0] updates__updated__0_value;
  wire updates__updated__1_valid;
  wire [7:0] updates__updated__1_row;
  wire [31:0] updates__updated__1_value;
  wire updates__updated__2_valid;
  wire [7:0] updates__updated__2_row;
  wire [31:0] updates__updated__2_value;
  wire updates__updated__3_valid;
  wire [7:0] updates__updated__3_row;
  wire [31:0] updates__updated__3_value;
  reg redirects__launch_valid;
  reg [2:0] redirects__launch_warp;
  reg [11:0] redirects__launch_base;
  reg redirects__turn_valid;
  reg [2:0] redirects__turn_warp;
  reg redirects__turn_again;
  wire [7:0] redirects__left_over;
  wire [7:0] redirects__replay;
  wire redirects__redirect_valid;
  wire [2:0] redirects__redirect_warp;
  wire redirects__redirect_again;
  reg redirects__redirect_ready;
  reg s2__d_valid;
  reg s2__q_valid = 1'h0;
  reg [1:0] s2__d_size;
  reg [1:0] s2__q_size = 2'h0;
  reg s2__d_signed;
  reg s2__q_signed = 1'h0;
  reg [2:0] s2__d_warp;
  reg [2:0] s2__q_warp = 3'h0;
  reg [5:0] s2__d_rd;
  reg [5:0] s2__q_rd = 6'h0;
  reg [2:0] s2__d_slot;
  reg [2:0] s2__q_slot = 3'h0;
  reg [3:0] s2__d_mask;
  reg [3:0] s2__q_mask = 4'h0;
  reg [3:0] s2_place__0__d;
  reg [3:0] s2_place__0__q = 4'h0;
  reg [3:0] s2_place__1__d;
  reg [3:0] s2_place__1__q = 4'h0;
  reg [3:0] s2_place__2__d;
  reg [3:0] s2_place__2__q = 4'h0;
  reg [3:0] s2_place__3__d;
  reg [3:0] s2_place__3__q = 4'h0;
  reg [31:0] align__0__words_word__0;
  reg [31:0] align__0__words_word__1;
  reg [31:0] align__0__words_word__2;
  reg [31:0] align__0__words_word__3;
  reg [3:0] align__0__place;
  reg [1:0] align__0__size;
  reg align__0__extend;
  wire [31:0] align__0__value;
  reg [31:0] align__1__words_word__0;
  reg [31:0] align__1__words_word__1;
  reg [31:0] align__1__words_word__2;
  reg [31:0] align__1__words_word__3;
  reg [3:0] align__1__place;
  reg [1:0] align__1__size;
  reg align__1__extend;
  wire [31:0] align__1__value;
  reg [31:0] align__2__words_word__0;
  reg [31:0] align__2__words_word__1;
  reg [31:0] align__2__words_word__2;
  reg [31:0] align__2__words_word__3;
  reg [3:0] align__2__place;
  reg [1:0] align__2__size;
  reg align__2__extend;
  wire [31:0] align__2__value;
  reg [31:0] align__3__words_word__0;
  reg [31:0] align__3__words_word__1;
  reg [31:0] align__3__words_word__2;
  reg [31:0] align__3__words_word__3;
  reg [3:0] align__3__place;
  reg [1:0] align__3__size;
  reg align__3__extend;
  wire [31:0] align__3__value;
  reg result_queue__reserve;
  reg result_queue__result_valid;
  reg [2:0] result_queue__result_warp;
  reg [5:0] result_queue__result_rd;
  reg [2:0] result_queue__result_slot;
  reg [3:0] result_queue__result_mask;
  reg [31:0] result_queue__data__0;
  reg [31:0] result_queue__data__1;
  reg [31:0] result_queue__data__2;
  reg [31:0] result_queue__data__3;
  wire result_queue__req_ready;
  wire result_queue__wb_valid;
  reg result_queue__wb_ready;
  wire [2:0] result_queue__wb_warp;
  wire [5:0] result_queue__wb_rd;
  wire [3:0] result_queue__wb_mask;
  wire [31:0] result_queue__wb_data__0;
  wire [31:0] result_queue__wb_data__1;
  wire [31:0] result_queue__wb_data__2;
  wire [31:0] result_queue__wb_data__3;
  wire [2:0] result_queue__wb_slot;
  always @(*) begin
    s1__d_size = s1__q_size;
    s1__d_signed = s1__q_signed;
    s1__d_warp = s1__q_warp;
    s1__d_rd = s1__q_rd;
    s1__d_slot = s1__q_slot;
    s1__d_mask = s1__q_mask;
    s1__d_aop = s1__q_aop;
    s1_store__d = s1_store__q;
    s1_atomic__d = s1_atomic__q;
    s1_share__d_leaders = s1_share__q_leaders;
    s1_share__d_set__0 = s1_share__q_set__0;
    s1_share__d_set__1 = s1_share__q_set__1;
    s1_share__d_banked = s1_share__q_banked;
    s1_share__d_returns = s1_share__q_returns;
    s1_share__d_exchange = s1_share__q_exchange;
    s1_share__d_operand2 = s1_share__q_operand2;
    s1_threads__d_address__0 = s1_threads__q_address__0;
    s1_threads__d_address__1 = s1_threads__q_address__1;
    s1_threads__d_address__2 = s1_threads__q_address__2;
    s1_threads__d_address__3 = s1_threads__q_address__3;
    s1_threads__d_data__0 = s1_threads__q_data__0;
    s1_threads__d_data__1 = s1_threads__q_data__1;
    s1_threads__d_data__2 = s1_threads__q_data__2;
    s1_threads__d_data__3 = s1_threads__q_data__3;
    bases__write_enable = launch_valid;
    bases__write_address = launch_warp;
    bases__write_data = launch_base;
    returns_next = 1'h0;
    if ((redirects__left_over[0] & (next_warp == 3'h0))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[1] & (next_warp == 3'h1))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[2] & (next_warp == 3'h2))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[3] & (next_warp == 3'h3))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[4] & (next_warp == 3'h4))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[5] & (next_warp == 3'h5))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[6] & (next_warp == 3'h6))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[7] & (next_warp == 3'h7))) begin
      returns_next = 1'h1;
    end
    returns__d = (returns_next & (!(launch_valid & (launch_warp == next_warp))));
    left_masks__read_address = next_warp;
    left_before__d = left_masks__read_data;
    candidates = req_mask;
    if (returns__q) begin
      candidates = left_before__q;
    end
    turn__instruction_data__0 = req_data__0;
    turn__instruction_data__1 = req_data__1;
    turn__instruction_data__2 = req_data__2;
    turn__instruction_data__3 = req_data__3;
    turn__instruction_data2__0 = req_data2__0;
    turn__instruction_data2__1 = req_data2__1;
    turn__instruction_data2__2 = req_data2__2;
    turn__instruction_data2__3 = req_data2__3;
    turn__instruction_aop = req_aop;
    turn__instruction_return = req_return;
    turn__instruction_set__0 = req_set__0;
    turn__instruction_set__1 = req_set__1;
    turn__instruction_combined__0 = req_combined__0;
    turn__instruction_combined__1 = req_combined__1;
    turn__candidates = candidates;
    turn__prefix = (req_kind == 2'h2);
    word = 32'h0;
    if (req_valid) begin
      s1__d_valid = req_valid;
      s1__d_size = req_size;
      s1__d_signed = req_signed;
      s1__d_warp = req_warp;
      s1__d_rd = req_rd;
      s1__d_slot = req_slot;
      s1__d_mask = req_mask;
      s1__d_aop = req_aop;
      s1__d_mask = candidates;
      if (req_refused) begin
        s1__d_mask = 4'h0;
      end
      s1_store__d = (req_kind == 2'h1);
      s1_atomic__d = (req_kind >= 2'h2);
      s1_share__d_leaders = turn__share_leaders;
      s1_share__d_set__0 = turn__share_set__0;
      s1_share__d_set__1 = turn__share_set__1;
      s1_share__d_banked = turn__share_banked;
      s1_share__d_returns = turn__share_returns;
      s1_share__d_exchange = turn__share_exchange;
      s1_share__d_operand2 = turn__share_operand2;
      s1_threads__d_address__0 = req_address__0[13:0];
      word = turn__operand__0;
      if ((req_size == 2'h1)) begin
        word = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        word = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        word = (word | {word << 32'h10});
      end
      s1_threads__d_data__0 = word;
      s1_threads__d_address__1 = req_address__1[13:0];
      word = turn__operand__1;
      if ((req_size == 2'h1)) begin
        word = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        word = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        word = (word | {word << 32'h10});
      end
      s1_threads__d_data__1 = word;
      s1_threads__d_address__2 = req_address__2[13:0];
      word = turn__operand__2;
      if ((req_size == 2'h1)) begin
        word = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        word = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        word = (word | {word << 32'h10});
      end
      s1_threads__d_data__2 = word;
      s1_threads__d_address__3 = req_address__3[13:0];
      word = turn__operand__3;
      if ((req_size == 2'h1)) begin
        word = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        word = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        word = (word | {word << 32'h10});
      end
      s1_threads__d_data__3 = word;
    end
    conflicts__blocked_value = updates__busy;
    if (((updates__computing & s1_atomic__q) & (!s1_share__q_banked))) begin
      conflicts__blocked_value = 4'hf;
    end
    conflicts__load = ((!s1_store__q) & (!s1_atomic__q));
    conflicts__mask_value = s1__q_mask;
    if (s1_atomic__q) begin
      conflicts__mask_value = (s1_share__q_leaders & s1__q_mask);
    end
    group = conflicts__winners;
    if ((|(s1_share__q_set__0 & conflicts__winners))) begin
      group = (group | s1_share__q_set__0);
    end
    if ((|(s1_share__q_set__1 & conflicts__winners))) begin
      group = (group | s1_share__q_set__1);
    end
    served = conflicts__served;
    left = conflicts__left;
    if (s1_atomic__q) begin
      left = (s1__q_mask & {~group});
      served = group;
      if (s1_share__q_exchange) begin
        served = conflicts__winners;
      end
      if ((!s1_share__q_returns)) begin
        served = 4'h0;
      end
    end
    stays = (((((s1__q_valid & s1_atomic__q) & s1_share__q_banked) & (!s1_share__q_returns)) & (|s1__q_mask)) &
        (!req_valid));
    s1__d_valid = (req_valid | stays);
    if (stays) begin
      s1__d_mask = left;
    end
    bases__read_address = s1__q_warp;
    accesses_winners = conflicts__winners;
    accesses_data__0 = s1_threads__q_data__0;
    accesses_data__1 = s1_threads__q_data__1;
    accesses_data__2 = s1_threads__q_data__2;
    accesses_data__3 = s1_threads__q_data__3;
    place = s1_threads__q_address__0;
    conflicts__words__0 = place[13:2];
    accesses_bank__0 = place[3:2];
    accesses_row__0 = {bases__read_data + {2'h0, place[13:4]}};
    accesses_lanes__0 = 4'hf;
    if ((s1__q_size == 2'h0)) begin
      accesses_lanes__0 = {one_lane << place[1:0]};
    end
    if ((s1__q_size == 2'h1)) begin
      accesses_lanes__0 = 4'h3;
      if (place[1]) begin
        accesses_lanes__0 = 4'hc;
      end
    end
    place = s1_threads__q_address__1;
    conflicts__words__1 = place[13:2];
    accesses_bank__1 = place[3:2];
    accesses_row__1 = {bases__read_data + {2'h0, place[13:4]}};
    accesses_lanes__1 = 4'hf;
    if ((s1__q_size == 2'h0)) begin
      accesses_lanes__1 = {one_lane << place[1:0]};
    end
    if ((s1__q_size == 2'h1)) begin
      accesses_lanes__1 = 4'h3;
      if (place[1]) begin
        accesses_lanes__1 = 4'hc;
      end
    end
    place = s1_threads__q_address__2;
    conflicts__words__2 = place[13:2];
    accesses_bank__2 = place[3:2];
    accesses_row__2 = {bases__read_data + {2'h0, place[13:4]}};
    accesses_lanes__2 = 4'hf;
    if ((s1__q_size == 2'h0)) begin
      accesses_lanes__2 = {one_lane << place[1:0]};
    end
    if ((s1__q_size == 2'h1)) begin
      accesses_lanes__2 = 4'h3;
      if (place[1]) begin
        accesses_lanes__2 = 4'hc;
      end
    end
    place = s1_threads__q_address__3;
    conflicts__words__3 = place[13:2];
    accesses_bank__3 = place[3:2];
    accesses_row__3 = {bases__read_data + {2'h0, place[13:4]}};
    accesses_lanes__3 = 4'hf;
    if ((s1__q_size == 2'h0)) begin
      accesses_lanes__3 = {one_lane << place[1:0]};
    end
    if ((s1__q_size == 2'h1)) begin
      accesses_lanes__3 = 4'h3;
      if (place[1]) begin
        accesses_lanes__3 = 4'hc;
      end
    end
    begins = 4'h0;
    updates__aop = s1__q_aop;
    updates__slow = (!s1_share__q_banked);
    updates__operand2 = s1_share__q_operand2;
    ports__0__accesses_winners = accesses_winners;
    ports__0__accesses_bank__0 = accesses_bank__0;
    ports__0__accesses_bank__1 = accesses_bank__1;
    ports__0__accesses_bank__2 = accesses_bank__2;
    ports__0__accesses_bank__3 = accesses_bank__3;
    ports__0__accesses_row__0 = accesses_row__0;
    ports__0__accesses_row__1 = accesses_row__1;
    ports__0__accesses_row__2 = accesses_row__2;
    ports__0__accesses_row__3 = accesses_row__3;
    ports__0__accesses_lanes__0 = accesses_lanes__0;
    ports__0__accesses_lanes__1 = accesses_lanes__1;
    ports__0__accesses_lanes__2 = accesses_lanes__2;
    ports__0__accesses_lanes__3 = accesses_lanes__3;
    ports__0__accesses_data__0 = accesses_data__0;
    ports__0__accesses_data__1 = accesses_data__1;
    ports__0__accesses_data__2 = accesses_data__2;
    ports__0__accesses_data__3 = accesses_data__3;
    banks__0__address_value = ports__0__row[7:0];
    banks__0__write_data_value = ports__0__data;
    banks__0__write_enable_value = 4'h0;
    if (((s1__q_valid & s1_store__q) & ports__0__used)) begin
      banks__0__write_enable_value = ports__0__lanes;
    end
    banks__0__read_enable_value = (s1__q_valid & (!s1_store__q));
    if ((s1__q_valid & s1_atomic__q)) begin
      begins = {begins[3:1], ports__0__used};
    end
    updates__row__0 = ports__0__row[7:0];
    updates__operand__0 = ports__0__data;
    if (updates__updated__0_valid) begin
      banks__0__address_value = updates__updated__0_row;
      banks__0__write_data_value = updates__updated__0_value;
      banks__0__write_enable_value = 4'hf;
      banks__0__read_enable_value = 1'h0;
    end
    words_word__0 = banks__0__read_data;
    ports__1__accesses_winners = accesses_winners;
    ports__1__accesses_bank__0 = accesses_bank__0;
    ports__1__accesses_bank__1 = accesses_bank__1;
    ports__1__accesses_bank__2 = accesses_bank__2;
    ports__1__accesses_bank__3 = accesses_bank__3;
    ports__1__accesses_row__0 = accesses_row__0;
    ports__1__accesses_row__1 = accesses_row__1;
    ports__1__accesses_row__2 = accesses_row__2;
    ports__1__accesses_row__3 = accesses_row__3;
    ports__1__accesses_lanes__0 = accesses_lanes__0;
    ports__1__accesses_lanes__1 = accesses_lanes__1;
    ports__1__accesses_lanes__2 = accesses_lanes__2;
    ports__1__accesses_lanes__3 = accesses_lanes__3;
    ports__1__accesses_data__0 = accesses_data__0;
    ports__1__accesses_data__1 = accesses_data__1;
    ports__1__accesses_data__2 = accesses_data__2;
    ports__1__accesses_data__3 = accesses_data__3;
    banks__1__address_value = ports__1__row[7:0];
    banks__1__write_data_value = ports__1__data;
    banks__1__write_enable_value = 4'h0;
    if (((s1__q_valid & s1_store__q) & ports__1__used)) begin
      banks__1__write_enable_value = ports__1__lanes;
    end
    banks__1__read_enable_value = (s1__q_valid & (!s1_store__q));
    if ((s1__q_valid & s1_atomic__q)) begin
      begins = {begins[3:2], ports__1__used, begins[0]};
    end
    updates__row__1 = ports__1__row[7:0];
    updates__operand__1 = ports__1__data;
    if (updates__updated__1_valid) begin
      banks__1__address_value = updates__updated__1_row;
      banks__1__write_data_value = updates__updated__1_value;
      banks__1__write_enable_value = 4'hf;
      banks__1__read_enable_value = 1'h0;
    end
    words_word__1 = banks__1__read_data;
    ports__2__accesses_winners = accesses_winners;
    ports__2__accesses_bank__0 = accesses_bank__0;
    ports__2__accesses_bank__1 = accesses_bank__1;
    ports__2__accesses_bank__2 = accesses_bank__2;
    ports__2__accesses_bank__3 = accesses_bank__3;
    ports__2__accesses_row__0 = accesses_row__0;
    ports__2__accesses_row__1 = accesses_row__1;
    ports__2__accesses_row__2 = accesses_row__2;
    ports__2__accesses_row__3 = accesses_row__3;
    ports__2__accesses_lanes__0 = accesses_lanes__0;
    ports__2__accesses_lanes__1 = accesses_lanes__1;
    ports__2__accesses_lanes__2 = accesses_lanes__2;
    ports__2__accesses_lanes__3 = accesses_lanes__3;
    ports__2__accesses_data__0 = accesses_data__0;
    ports__2__accesses_data__1 = accesses_data__1;
    ports__2__accesses_data__2 = accesses_data__2;
    ports__2__accesses_data__3 = accesses_data__3;
    banks__2__address_value = ports__2__row[7:0];
    banks__2__write_data_value = ports__2__data;
    banks__2__write_enable_value = 4'h0;
    if (((s1__q_valid & s1_store__q) & ports__2__used)) begin
      banks__2__write_enable_value = ports__2__lanes;
    end
    banks__2__read_enable_value = (s1__q_valid & (!s1_store__q));
    if ((s1__q_valid & s1_atomic__q)) begin
      begins = {begins[3], ports__2__used, begins[1:0]};
    end
    updates__row__2 = ports__2__row[7:0];
    updates__operand__2 = ports__2__data;
    if (updates__updated__2_valid) begin
      banks__2__address_value = updates__updated__2_row;
      banks__2__write_data_value = updates__updated__2_value;
      banks__2__write_enable_value = 4'hf;
      banks__2__read_enable_value = 1'h0;
    end
    words_word__2 = banks__2__read_data;
    ports__3__accesses_winners = accesses_winners;
    ports__3__accesses_bank__0 = accesses_bank__0;
    ports__3__accesses_bank__1 = accesses_bank__1;
    ports__3__accesses_bank__2 = accesses_bank__2;
    ports__3__accesses_bank__3 = accesses_bank__3;
    ports__3__accesses_row__0 = accesses_row__0;
    ports__3__accesses_row__1 = accesses_row__1;
    ports__3__accesses_row__2 = accesses_row__2;
    ports__3__accesses_row__3 = accesses_row__3;
    ports__3__accesses_lanes__0 = accesses_lanes__0;
    ports__3__accesses_lanes__1 = accesses_lanes__1;
    ports__3__accesses_lanes__2 = accesses_lanes__2;
    ports__3__accesses_lanes__3 = accesses_lanes__3;
    ports__3__accesses_data__0 = accesses_data__0;
    ports__3__accesses_data__1 = accesses_data__1;
    ports__3__accesses_data__2 = accesses_data__2;
    ports__3__accesses_data__3 = accesses_data__3;
    banks__3__address_value = ports__3__row[7:0];
    banks__3__write_data_value = ports__3__data;
    banks__3__write_enable_value = 4'h0;
    if (((s1__q_valid & s1_store__q) & ports__3__used)) begin
      banks__3__write_enable_value = ports__3__lanes;
    end
    banks__3__read_enable_value = (s1__q_valid & (!s1_store__q));
    if ((s1__q_valid & s1_atomic__q)) begin
      begins = {ports__3__used, begins[2:0]};
    end
    updates__row__3 = ports__3__row[7:0];
    updates__operand__3 = ports__3__data;
    if (updates__updated__3_valid) begin
      banks__3__address_value = updates__updated__3_row;
      banks__3__write_data_value = updates__updated__3_value;
      banks__3__write_enable_value = 4'hf;
      banks__3__read_enable_value = 1'h0;
    end
    words_word__3 = banks__3__read_data;
    updates__begins = begins;
    updates__words_word__0 = words_word__0;
    updates__words_word__1 = words_word__1;
    updates__words_word__2 = words_word__2;
    updates__words_word__3 = words_word__3;
    left_masks__write_enable = s1__q_valid;
    left_masks__write_address = s1__q_warp;
    left_masks__write_data = left;
    redirects__launch_valid = launch_valid;
    redirects__launch_warp = launch_warp;
    redirects__launch_base = launch_base;
    redirects__turn_valid = (s1__q_valid & (!stays));
    redirects__turn_warp = s1__q_warp;
    redirects__turn_again = (|left);
    replay = redirects__replay;
    redirect_valid = redirects__redirect_valid;
    redirect_warp = redirects__redirect_warp;
    redirect_again = redirects__redirect_again;
    redirects__redirect_ready = redirect_ready;
    s2__d_valid = s1__q_valid;
    s2__d_size = s1__q_size;
    s2__d_signed = s1__q_signed;
    s2__d_warp = s1__q_warp;
    s2__d_rd = s1__q_rd;
    s2__d_slot = s1__q_slot;
    s2__d_mask = s1__q_mask;
    s2__d_valid = (s1__q_valid & (!stays));
    s2__d_mask = served;
    if (s1_store__q) begin
      s2__d_mask = 4'h0;
    end
    s2_place__0__d = s1_threads__q_address__0[3:0];
    align__0__words_word__0 = words_word__0;
    align__0__words_word__1 = words_word__1;
    align__0__words_word__2 = words_word__2;
    align__0__words_word__3 = words_word__3;
    align__0__place = s2_place__0__q;
    align__0__size = s2__q_size;
    align__0__extend = s2__q_signed;
    result_queue__data__0 = align__0__value;
    s2_place__1__d = s1_threads__q_address__1[3:0];
    align__1__words_word__0 = words_word__0;
    align__1__words_word__1 = words_word__1;
    align__1__words_word__2 = words_word__2;
    align__1__words_word__3 = words_word__3;
    align__1__place = s2_place__1__q;
    align__1__size = s2__q_size;
    align__1__extend = s2__q_signed;
    result_queue__data__1 = align__1__value;
    s2_place__2__d = s1_threads__q_address__2[3:0];
    align__2__words_word__0 = words_word__0;
    align__2__words_word__1 = words_word__1;
    align__2__words_word__2 = words_word__2;
    align__2__words_word__3 = words_word__3;
    align__2__place = s2_place__2__q;
    align__2__size = s2__q_size;
    align__2__extend = s2__q_signed;
    result_queue__data__2 = align__2__value;
    s2_place__3__d = s1_threads__q_address__3[3:0];
    align__3__words_word__0 = words_word__0;
    align__3__words_word__1 = words_word__1;
    align__3__words_word__2 = words_word__2;
    align__3__words_word__3 = words_word__3;
    align__3__place = s2_place__3__q;
    align__3__size = s2__q_size;
    align__3__extend = s2__q_signed;
    result_queue__data__3 = align__3__value;
    result_queue__reserve = req_valid;
    req_ready = result_queue__req_ready;
    result_queue__result_valid = s2__q_valid;
    result_queue__result_warp = s2__q_warp;
    result_queue__result_rd = s2__q_rd;
    result_queue__result_slot = s2__q_slot;
    result_queue__result_mask = s2__q_mask;
    wb_valid = result_queue__wb_valid;
    result_queue__wb_ready = wb_ready;
    wb_warp = result_queue__wb_warp;
    wb_rd = result_queue__wb_rd;
    wb_mask = result_queue__wb_mask;
    wb_data__0 = result_queue__wb_data__0;
    wb_data__1 = result_queue__wb_data__1;
    wb_data__2 = result_queue__wb_data__2;
    wb_data__3 = result_queue__wb_data__3;
    wb_slot = result_queue__wb_slot;
    wb_last = 1'h1;
    banks__0__address = banks__0__address_value;
    banks__0__read_enable = banks__0__read_enable_value;
    banks__0__write_data = banks__0__write_data_value;
    banks__0__write_enable = banks__0__write_enable_value;
    banks__1__address = banks__1__address_value;
    banks__1__read_enable = banks__1__read_enable_value;
    banks__1__write_data = banks__1__write_data_value;
    banks__1__write_enable = banks__1__write_enable_value;
    banks__2__address = banks__2__address_value;
    banks__2__read_enable = banks__2__read_enable_value;
    banks__2__write_data = banks__2__write_data_value;
    banks__2__write_enable = banks__2__write_enable_value;
    banks__3__address = banks__3__address_value;
    banks__3__read_enable = banks__3__read_enable_value;
    banks__3__write_data = banks__3__write_data_value;
    banks__3__write_enable = banks__3__write_enable_value;
    conflicts__blocked = conflicts__blocked_value;
    conflicts__mask = conflicts__mask_value;
  end
  always @(posedge clock) begin
    returns__q <= returns__d;
    left_before__q <= left_before__d;
    s1__q_valid <= s1__d_valid;
    s1__q_size <= s1__d_size;
    s1__q_signed <= s1__d_signed;
    s1__q_warp <= s1__d_warp;
    s1__q_rd <= s1__d_rd;
    s1__q_slot <= s1__d_slot;
    s1__q_mask <= s1__d_mask;
    s1__q_aop <= s1__d_aop;
    s1_store__q <= s1_store__d;
    s1_atomic__q <= s1_atomic__d;
    s1_share__q_leaders <= s1_share__d_leaders;
    s1_share__q_set__0 <= s1_share__d_set__0;
    s1_share__q_set__1 <= s1_share__d_set__1;
    s1_share__q_banked <= s1_share__d_banked;
    s1_share__q_returns <= s1_share__d_returns;
    s1_share__q_exchange <= s1_share__d_exchange;
    s1_share__q_operand2 <= s1_share__d_operand2;
    s1_threads__q_address__0 <= s1_threads__d_address__0;
    s1_threads__q_address__1 <= s1_threads__d_address__1;
    s1_threads__q_address__2 <= s1_threads__d_address__2;
    s1_threads__q_address__3 <= s1_threads__d_address__3;
    s1_threads__q_data__0 <= s1_threads__d_data__0;
    s1_threads__q_data__1 <= s1_threads__d_data__1;
    s1_threads__q_data__2 <= s1_threads__d_data__2;
    s1_threads__q_data__3 <= s1_threads__d_data__3;
    s2__q_valid <= s2__d_valid;
    s2__q_size <= s2__d_size;
    s2__q_signed <= s2__d_signed;
    s2__q_warp <= s2__d_warp;
    s2__q_rd <= s2__d_rd;
    s2__q_slot <= s2__d_slot;
    s2__q_mask <= s2__d_mask;
    s2_place__0__q <= s2_place__0__d;
    s2_place__1__q <= s2_place__1__d;
    s2_place__2__q <= s2_place__2__d;
    s2_place__3__q <= s2_place__3__d;
  end
  warpwright_workgroups_bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  warpwright_left_masks left_masks (
    .clock(clock),
    .read_address(left_masks__read_address),
    .read_data(left_masks__read_data),
    .write_enable(left_masks__write_enable),
    .write_address(left_masks__write_address),
    .write_data(left_masks__write_data)
  );
  warpwright_turn turn (
    .instruction_data__0(turn__instruction_data__0),
    .instruction_data__1(turn__instruction_data__1),
    .instruction_data__2(turn__instruction_data__2),
    .instruction_data__3(turn__instruction_data__3),
    .instruction_data2__0(turn__instruction_data2__0),
    .instruction_data2__1(turn__instruction_data2__1),
    .instruction_data2__2(turn__instruction_data2__2),
    .instruction_data2__3(turn__instruction_data2__3),
    .instruction_aop(turn__instruction_aop),
    .instruction_return(turn__instruction_return),
    .instruction_set__0(turn__instruction_set__0),
    .instruction_set__1(turn__instruction_set__1),
    .instruction_combined__0(turn__instruction_combined__0),
    .instruction_combined__1(turn__instruction_combined__1),
    .candidates(turn__candidates),
    .prefix(turn__prefix),
    .share_leaders(turn__share_leaders),
    .share_set__0(turn__share_set__0),
    .share_set__1(turn__share_set__1),
    .share_banked(turn__share_banked),
    .share_returns(turn__share_returns),
    .share_exchange(turn__share_exchange),
    .share_operand2(turn__share_operand2),
    .operand__0(turn__operand__0),
    .operand__1(turn__operand__1),
    .operand__2(turn__operand__2),
    .operand__3(turn__operand__3)
  );
  warpwright_bank_conflicts conflicts (
    .mask(conflicts__mask),
    .load(conflicts__load),
    .blocked(conflicts__blocked),
    .words__0(conflicts__words__0),
    .words__1(conflicts__words__1),
    .words__2(conflicts__words__2),
    .words__3(conflicts__words__3),
    .winners(conflicts__winners),
    .served(conflicts__served),
    .left(conflicts__left)
  );
  warpwright_shared_memory_ports ports__0 (
    .accesses_winners(ports__0__accesses_winners),
    .accesses_bank__0(ports__0__accesses_bank__0),
    .accesses_bank__1(ports__0__accesses_bank__1),
    .accesses_bank__2(ports__0__accesses_bank__2),
    .accesses_bank__3(ports__0__accesses_bank__3),
    .accesses_row__0(ports__0__accesses_row__0),
    .accesses_row__1(ports__0__accesses_row__1),
    .accesses_row__2(ports__0__accesses_row__2),
    .accesses_row__3(ports__0__accesses_row__3),
    .accesses_lanes__0(ports__0__accesses_lanes__0),
    .accesses_lanes__1(ports__0__accesses_lanes__1),
    .accesses_lanes__2(ports__0__accesses_lanes__2),
    .accesses_lanes__3(ports__0__accesses_lanes__3),
    .accesses_data__0(ports__0__accesses_data__0),
    .accesses_data__1(ports__0__accesses_data__1),
    .accesses_data__2(ports__0__accesses_data__2),
    .accesses_data__3(ports__0__accesses_data__3),
    .used(ports__0__used),
    .row(ports__0__row),
    .lanes(ports__0__lanes),
    .data(ports__0__data)
  );
  warpwright_shared_memory_ports_2 ports__1 (
    .accesses_winners(ports__1__accesses_winners),
    .accesses_bank__0(ports__1__accesses_bank__0),
    .accesses_bank__1(ports__1__accesses_bank__1),
    .accesses_bank__2(ports__1__accesses_bank__2),
    .accesses_bank__3(ports__1__accesses_bank__3),
    .accesses_row__0(ports__1__accesses_row__0),
    .accesses_row__1(ports__1__accesses_row__1),
    .accesses_row__2(ports__1__accesses_row__2),
    .accesses_row__3(ports__1__accesses_row__3),
    .accesses_lanes__0(ports__1__accesses_lanes__0),
    .accesses_lanes__1(ports__1__accesses_lanes__1),
    .accesses_lanes__2(ports__1__accesses_lanes__2),
    .accesses_lanes__3(ports__1__accesses_lanes__3),
    .accesses_data__0(ports__1__accesses_data__0),
    .accesses_data__1(ports__1__accesses_data__1),
    .accesses_data__2(ports__1__accesses_data__2),
    .accesses_data__3(ports__1__accesses_data__3),
    .used(ports__1__used),
    .row(ports__1__row),
    .lanes(ports__1__lanes),
    .data(ports__1__data)
  );
  warpwright_shared_memory_ports_3 ports__2 (
    .accesses_winners(ports__2__accesses_winners),
    .accesses_bank__0(ports__2__accesses_bank__0),
    .accesses_bank__1(ports__2__accesses_bank__1),
    .accesses_bank__2(ports__2__accesses_bank__2),
    .accesses_bank__3(ports__2__accesses_bank__3),
    .accesses_row__0(ports__2__accesses_row__0),
    .accesses_row__1(ports__2__accesses_row__1),
    .accesses_row__2(ports__2__accesses_row__2),
    .accesses_row__3(ports__2__accesses_row__3),
    .accesses_lanes__0(ports__2__accesses_lanes__0),
    .accesses_lanes__1(ports__2__accesses_lanes__1),
    .accesses_lanes__2(ports__2__accesses_lanes__2),
    .accesses_lanes__3(ports__2__accesses_lanes__3),
    .accesses_data__0(ports__2__accesses_data__0),
    .accesses_data__1(ports__2__accesses_data__1),
    .accesses_data__2(ports__2__accesses_data__2),
    .accesses_data__3(ports__2__accesses_data__3),
    .used(ports__2__used),
    .row(ports__2__row),
    .lanes(ports__2__lanes),
    .data(ports__2__data)
  );
  warpwright_shared_memory_ports_4 ports__3 (
    .accesses_winners(ports__3__accesses_winners),
    .accesses_bank__0(ports__3__accesses_bank__0),
    .accesses_bank__1(ports__3__accesses_bank__1),
    .accesses_bank__2(ports__3__accesses_bank__2),
    .accesses_bank__3(ports__3__accesses_bank__3),
    .accesses_row__0(ports__3__accesses_row__0),
    .accesses_row__1(ports__3__accesses_row__1),
    .accesses_row__2(ports__3__accesses_row__2),
    .accesses_row__3(ports__3__accesses_row__3),
    .accesses_lanes__0(ports__3__accesses_lanes__0),
    .accesses_lanes__1(ports__3__accesses_lanes__1),
    .accesses_lanes__2(ports__3__accesses_lanes__2),
    .accesses_lanes__3(ports__3__accesses_lanes__3),
    .accesses_data__0(ports__3__accesses_data__0),
    .accesses_data__1(ports__3__accesses_data__1),
    .accesses_data__2(ports__3__accesses_data__2),
    .accesses_data__3(ports__3__accesses_data__3),
    .used(ports__3__used),
    .row(ports__3__row),
    .lanes(ports__3__lanes),
    .data(ports__3__data)
  );
  warpwright_byte_ram banks__0 (
    .clock(clock),
    .address(banks__0__address),
    .read_enable(banks__0__read_enable),
    .read_data(banks__0__read_data),
    .write_enable(banks__0__write_enable),
    .write_data(banks__0__write_data)
  );
  warpwright_byte_ram banks__1 (
    .clock(clock),
    .address(banks__1__address),
    .read_enable(banks__1__read_enable),
    .read_data(banks__1__read_data),
    .write_enable(banks__1__write_enable),
    .write_data(banks__1__write_data)
  );
  warpwright_byte_ram banks__2 (
    .clock(clock),
    .address(banks__2__address),
    .read_enable(banks__2__read_enable),
    .read_data(banks__2__read_data),
    .write_enable(banks__2__write_enable),
    .write_data(banks__2__write_data)
  );
  warpwright_byte_ram banks__3 (
    .clock(clock),
    .address(banks__3__address),
    .read_enable(banks__3__read_enable),
    .read_data(banks__3__read_data),
    .write_enable(banks__3__write_enable),
    .write_data(banks__3__write_data)
  );
  warpwright_shared_memory_updates updates (
    .clock(clock),
    .begins(updates__begins),
    .aop(updates__aop),
    .slow(updates__slow),
    .row__0(updates__row__0),
    .row__1(updates__row__1),
    .row__2(updates__row__2),
    .row__3(updates__row__3),
    .operand__0(updates__operand__0),
    .operand__1(updates__operand__1),
    .operand__2(updates__operand__2),
    .operand__3(updates__operand__3),
    .operand2(updates__operand2),
    .words_word__0(updates__words_word__0),
    .words_word__1(updates__words_word__1),
    .words_word__2(updates__words_word__2),
    .words_word__3(updates__words_word__3),
    .busy(updates__busy),
    .computing(updates__computing),
    .updated__0_valid(updates__updated__0_valid),
    .updated__0_row(updates__updated__0_row),
    .updated__0_value(updates__updated__0_value),
    .updated__1_valid(updates__updated__1_valid),
    .updated__1_row(updates__updated__1_row),
    .updated__1_value(updates__updated__1_value),
    .updated__2_valid(updates__updated__2_valid),
    .updated__2_row(updates__updated__2_row),
    .updated__2_value(updates__updated__2_value),
    .updated__3_valid(updates__updated__3_valid),
    .updated__3_row(updates__updated__3_row),
    .updated__3_value(updates__updated__3_value)
  );
  warpwright_shared_memory_redirects redirects (
    .clock(clock),
    .launch_valid(redirects__launch_valid),
    .launch_warp(redirects__launch_warp),
    .launch_base(redirects__launch_base),
    .turn_valid(redirects__turn_valid),
    .turn_warp(redirects__turn_warp),
    .turn_again(redirects__turn_again),
    .left_over(redirects__left_over),
    .replay(redirects__replay),
    .redirect_valid(redirects__redirect_valid),
    .redirect_warp(redirects__redirect_warp),
    .redirect_again(redirects__redirect_again),
    .redirect_ready(redirects__redirect_ready)
  );
  warpwright_align align__0 (
    .words_word__0(align__0__words_word__0),
    .words_word__1(align__0__words_word__1),
    .words_word__2(align__0__words_word__2),
    .words_word__3(align__0__words_word__3),
    .place(align__0__place),
    .size(align__0__size),
    .extend(align__0__extend),
    .value(align__0__value)
  );
  warpwright_align align__1 (
    .words_word__0(align__1__words_word__0),
    .words_word__1(align__1__words_word__1),
    .words_word__2(align__1__words_word__2),
    .words_word__3(align__1__words_word__3),
    .place(align__1__place),
    .size(align__1__size),
    .extend(align__1__extend),
    .value(align__1__value)
  );
  warpwright_align align__2 (
    .words_word__0(align__2__words_word__0),
    .words_word__1(align__2__words_word__1),
    .words_word__2(align__2__words_word__2),
    .words_word__3(align__2__words_word__3),
    .place(align__2__place),
    .size(align__2__size),
    .extend(align__2__extend),
    .value(align__2__value)
  );
  warpwright_align align__3 (
    .words_word__0(align__3__words_word__0),
    .words_word__1(align__3__words_word__1),
    .words_word__2(align__3__words_word__2),
    .words_word__3(align__3__words_word__3),
    .place(align__3__place),
    .size(align__3__size),
    .extend(align__3__extend),
    .value(align__3__value)
  );
  warpwright_shared_memory_result_queue result_queue (
    .clock(clock),
    .reserve(result_queue__reserve),
    .result_valid(result_queue__result_valid),
    .result_warp(result_queue__result_warp),
    .result_rd(result_queue__result_rd),
    .result_slot(result_queue__result_slot),
    .result_mask(result_queue__result_mask),
    .data__0(result_queue__data__0),
    .data__1(result_queue__data__1),
    .data__2(result_queue__data__2),
    .data__3(result_queue__data__3),
    .req_ready(result_queue__req_ready),
    .wb_valid(result_queue__wb_valid),
    .wb_ready(result_queue__wb_ready),
    .wb_warp(result_queue__wb_warp),
    .wb_rd(result_queue__wb_rd),
    .wb_mask(result_queue__wb_mask),
    .wb_data__0(result_queue__wb_data__0),
    .wb_data__1(result_queue__wb_data__1),
    .wb_data__2(result_queue__wb_data__2),
    .wb_data__3(result_queue__wb_data__3),
    .wb_slot(result_queue__wb_slot)
  );
endmodule
