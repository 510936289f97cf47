// SPDX-License-Identifier: MIT
// operand_read: stages 1 and 2: register addresses, operands, special registers, guard
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Operand read: stages 1 and 2 of an instruction, up to the registers before E1 (docs/core.md).
//
// Stage 1 takes the selected warp's instruction out of the instruction buffer, forms the register
// addresses and tells the front end and the scoreboard. Stage 2 takes the registers out of the
// block RAM, puts immediate or special register in place of operand b and applies the guard. The
// result stands in registers for stage E1, until the next instruction comes there.
//
// The result of the lanes is forwarded: an instruction may be selected two cycles before
// the register file holds the result that it needs. Whether it needs it is found in stage
// 1, from what is in stage E5 (whose result comes in the cycle of stage 2) and at
// write-back (whose register is written while it is read). Predicates go the same way.
//
// The block also holds what a launch gave a warp (pages of registers, special registers), the
// predicates and the scalar registers. A scalar register is read in stage 1, as a register is, and
// written in stage E1, long before the next instruction of its warp is selected.
//
// - latency: 2 cycles from selection to the E1 registers
// - throughput: one instruction per cycle
// - invariant: lanes outside the active mask or the guard take no part in anything that follows
//
// Operand read for `W` warps of `T` threads, register file groups of `2^A` registers.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   launch_id  input, 24 bits: Number of the warp in its task.
//   launch_x  input, 16 bits: Column of thread 0, in pixels; without meaning in a linear grid.
//   launch_y  input, 16 bits: Row of thread 0, in pixels; without meaning in a linear grid.
//   launch_tile  input, 6 bits: Number of the tile of 8 x 8 pixels modulo 64.
//   launch_subtile  input, 6 bits: Number of its subtile of up to four warps modulo 64, of all tasks.
//   launch_mask  input, 4 bits: Threads inside the grid.
//   launch_pages  input, 3 bits: Pages of the register file that the warp needs, 1 to 4.
//   launch_pc  input, 20 bits: First instruction.
//   launch_wait  input, 8 bits: Scoreboard slots that the first instruction waits for.
//   launch_stage  input, 2 bits: Type of the task: 0 pixel, 1 vertex, 2 compute.
//   launch_linear  input, 1 bit: The grid is one-dimensional: x is the thread number, y is 0.
//   launch_together  input, 1 bit: The warps of the workgroup are launched together and may meet at barriers.
//   launch_workgroup  input, 24 bits: Number of the workgroup.
//   launch_first  input, 1 bit: First warp of its workgroup.
//   free_valid  input, 1 bit: It happens in this cycle.
//   free_warp  input, 3 bits: Warp slot, valid with `valid`.
//   select_valid  input, 1 bit: It happens in this cycle.
//   select_warp  input, 3 bits: Warp slot, valid with `valid`.
//   select_mask  input, 8 bits: Warp of `select`, one-hot; zero without one.
//   low  input, 32 bits: Its low word.
//   high  input, 32 bits: Its high word.
//   control  input, 18 bits: Its `Controls`.
//   pc_pc  input, 20 bits: PC in the same cycle, in instructions, valid with `wanted`.
//   active__0 .. active__7  input, 4 bits: Active threads of every warp.
//   killed  input, 8 bits: Warps that a fault has stopped: their next instruction ends them.
//   file_a__0 .. file_a__3  input, 32 bits: Operand a of each thread.
//   file_b__0 .. file_b__3  input, 32 bits: Operand b of each thread.
//   file_c__0 .. file_c__3  input, 32 bits: Operand c of each thread.
//   predicate_valid  input, 1 bit: A predicate is written; the other members are valid with it.
//   predicate_warp  input, 3 bits: Warp slot.
//   predicate_number  input, 2 bits: Number of the predicate.
//   predicate_mask  input, 4 bits: Threads that write.
//   predicate_flags  input, 4 bits: Value of each thread.
//   slow_warp  input, 3 bits: Warp slot.
//   slow_rd  input, 6 bits: Register.
//   next_mask  input, 4 bits: Threads that write; zero: none.
//   next_warp  input, 3 bits: Warp slot, valid with `mask`.
//   next_rd  input, 6 bits: Register, valid with `mask`.
//   now_mask  input, 4 bits: Threads that write; zero: none.
//   now_warp  input, 3 bits: Warp slot, valid with `mask`.
//   now_rd  input, 6 bits: Register, valid with `mask`.
//   now_data__0 .. now_data__3  input, 32 bits: The result of the lanes in this cycle.
//   pc_wanted  output, 1 bit: The PC is needed.
//   issue_valid  output, 1 bit: An instruction is issued; the other members are valid with it.
//   issue_warp  output, 3 bits: Warp slot.
//   issue_control  output, 1 bit: The next PC arrives as a redirect.
//   issue_reorderable  output, 1 bit: The instruction completes out of order and names a slot of the scoreboard.
//   issue_slot  output, 3 bits: Slot of the scoreboard, valid with `reorderable`.
//   issue_wait  output, 8 bits: Slots that the next instruction of the warp waits for.
//   read_a  output, 1 bit: Operand a is read.
//   read_b  output, 1 bit: Operand b is read.
//   read_c  output, 1 bit: Operand c is read.
//   read_group  output, 1 bit: Bank group of the warp: 0 even, 1 odd.
//   address_a  output, 7 bits: Address of operand a, valid if it is read.
//   address_b  output, 7 bits: Address of operand b, valid if it is read.
//   address_c  output, 7 bits: Address of operand c, valid if it is read.
//   now_address  output, 7 bits: Address of register `now.rd` of `now.warp` in its bank group, in the same
//       cycle.
//   slow_address  output, 7 bits: Address of that register in its bank group, in the same cycle.
//   e1_valid  output, 1 bit: An instruction is in stage E1.
//   e1_warp  output, 3 bits: Warp slot.
//   e1_low  output, 32 bits: Bits 31:0 of the instruction.
//   e1_high  output, 32 bits: Bits 63:32 of the instruction.
//   e1_control  output, 18 bits: Its `Controls`; not legal when the warp is to be killed. The operation of unit
//       `Special` is that of the lanes.
//   e1_killed  output, 1 bit: The warp was killed by an earlier fault, and not by this instruction.
//   e1_active  output, 4 bits: Active threads.
//   e1_mask  output, 4 bits: Active threads whose guard holds.
//   e1_choice  output, 4 bits: Select predicate of each thread.
//   e1_a__0 .. e1_a__3  output, 32 bits: Operand a of each thread.
//   e1_b__0 .. e1_b__3  output, 32 bits: Operand b of each thread.
//   e1_c__0 .. e1_c__3  output, 32 bits: Operand c of each thread.
//   lane_a__0 .. lane_a__3  output, 32 bits: Operand a as the lanes take it: of a derivative, negated in the
//       lower thread of each pair.
//   lane_b__0 .. lane_b__3  output, 32 bits: Operand b as the lanes take it: of a derivative, operand a of the
//       pair's other thread.
//   lane_op  output, 6 bits: Operation of the instruction in stage E1, see `AluOp`; in a register of its own,
//       which is placed beside the lanes.
//   lane_next  output, 1 bit: An instruction uses the lanes in the next cycle.
//   next_valid  output, 1 bit: An instruction is in stage E1 in the next cycle.
//   next_control  output, 18 bits: Its `Controls` there.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of control (Controls):
//    0  legal
//    1  unit
//    4  unit_op
//   10  immediate
//   11  reads_a
//   12  reads_b
//   13  reads_c
//   14  writes_rd
//   15  writes_pred
//   16  reorderable
//   17  is_control
// Numbers of e1_control (Controls):
//    0  legal
//    1  unit
//    4  unit_op
//   10  immediate
//   11  reads_a
//   12  reads_b
//   13  reads_c
//   14  writes_rd
//   15  writes_pred
//   16  reorderable
//   17  is_control
// Numbers of lane_op (AluOp):
//    0  mov: `b`
//    1  iadd: `a + b`
//    2  isub: `a - b`
//    3  imul: Low half of `a * b`
//    4  imulh.s: High half of the signed product
//    5  imulh.u: High half of the unsigned product
//    6  imad: Low half of `a * b + c`
//    7  and: Bitwise and
//    8  or: Bitwise or
//    9  xor: Bitwise exclusive or
//   10  not: Complement of `b`
//   11  shl: Shift left
//   12  shr: Logical shift right
//   13  sar: Arithmetic shift right
//   14  imin.s: Signed minimum
//   15  imax.s: Signed maximum
//   16  imin.u: Unsigned minimum
//   17  imax.u: Unsigned maximum
//   18  isetp: Integer compare to a predicate
//   19  sel: Predicate ? `a` : `b`
//   20  popc: Ones in `a`
//   21  clz: Leading zeros of `a`
//   22  bfi: Bit-field insert
//   23  bfe.u: Unsigned bit-field extract
//   24  bfe.s: Signed bit-field extract
//   32  fadd: Float add
//   33  fsub: Float subtract
//   34  fmul: Float multiply
//   35  fmad: Float multiply, round, add, round
//   36  fmin: Float minimum
//   37  fmax: Float maximum
//   38  fsetp: Float compare to a predicate
//   39  f2i: Float to signed integer
//   40  f2u: Float to unsigned integer
//   41  i2f: Signed integer to float
//   42  u2f: Unsigned integer to float
//   43  floor: Round down
//   44  ceil: Round up
//   45  trunc: Round toward zero
//   46  round: Round to nearest, ties to even
//   47  fract: `a - floor(a)`
//   48  pack.unorm8: One unorm byte put into a word
//   49  unpack.unorm8: One unorm byte taken out of a word
//   50  pack.half: Two half floats put into a word
//   51  unpack.half: One half float taken out of a word
//   52  fneg: Sign flipped
//   53  fabs: Sign cleared
//   54  pack.unorm16: One unorm half word put into a word
//   55  unpack.unorm16: One unorm half word taken out of a word
// Numbers of next_control (Controls):
//    0  legal
//    1  unit
//    4  unit_op
//   10  immediate
//   11  reads_a
//   12  reads_b
//   13  reads_c
//   14  writes_rd
//   15  writes_pred
//   16  reorderable
//   17  is_control
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block operand_read --reset sync`.
//
// Configuration
// `OperandRead` of rtl/src/operand_read/mod.rs with W = 8, LW = 3, T = 4, A = 7. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block operand_read

module warpwright_operand_read (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [15:0] launch_x,
  input wire [15:0] launch_y,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [3:0] launch_mask,
  input wire [2:0] launch_pages,
  input wire [19:0] launch_pc,
  input wire [7:0] launch_wait,
  input wire [1:0] launch_stage,
  input wire launch_linear,
  input wire launch_together,
  input wire [23:0] launch_workgroup,
  input wire launch_first,
  input wire free_valid,
  input wire [2:0] free_warp,
  input wire select_valid,
  input wire [2:0] select_warp,
  input wire [7:0] select_mask,
  input wire [31:0] low,
  input wire [31:0] high,
  input wire [17:0] control,
  output reg pc_wanted,
  input wire [19:0] pc_pc,
  input wire [3:0] active__0,
  input wire [3:0] active__1,
  input wire [3:0] active__2,
  input wire [3:0] active__3,
  input wire [3:0] active__4,
  input wire [3:0] active__5,
  input wire [3:0] active__6,
  input wire [3:0] active__7,
  input wire [7:0] killed,
  output reg issue_valid,
  output reg [2:0] issue_warp,
  output reg issue_control,
  output reg issue_reorderable,
  output reg [2:0] issue_slot,
  output reg [7:0] issue_wait,
  output reg read_a,
  output reg read_b,
  output reg read_c,
  output reg read_group,
  output reg [6:0] address_a,
  output reg [6:0] address_b,
  output reg [6:0] address_c,
  input wire [31:0] file_a__0,
  input wire [31:0] file_a__1,
  input wire [31:0] file_a__2,
  input wire [31:0] file_a__3,
  input wire [31:0] file_b__0,
  input wire [31:0] file_b__1,
  input wire [31:0] file_b__2,
  input wire [31:0] file_b__3,
  input wire [31:0] file_c__0,
  input wire [31:0] file_c__1,
  input wire [31:0] file_c__2,
  input wire [31:0] file_c__3,
  input wire predicate_valid,
  input wire [2:0] predicate_warp,
  input wire [1:0] predicate_number,
  input wire [3:0] predicate_mask,
  input wire [3:0] predicate_flags,
  output reg [6:0] now_address,
  input wire [2:0] slow_warp,
  input wire [5:0] slow_rd,
  output reg [6:0] slow_address,
  input wire [3:0] next_mask,
  input wire [2:0] next_warp,
  input wire [5:0] next_rd,
  input wire [3:0] now_mask,
  input wire [2:0] now_warp,
  input wire [5:0] now_rd,
  input wire [31:0] now_data__0,
  input wire [31:0] now_data__1,
  input wire [31:0] now_data__2,
  input wire [31:0] now_data__3,
  output reg e1_valid,
  output reg [2:0] e1_warp,
  output reg [31:0] e1_low,
  output reg [31:0] e1_high,
  output reg [17:0] e1_control,
  output reg e1_killed,
  output reg [3:0] e1_active,
  output reg [3:0] e1_mask,
  output reg [3:0] e1_choice,
  output reg [31:0] e1_a__0,
  output reg [31:0] e1_a__1,
  output reg [31:0] e1_a__2,
  output reg [31:0] e1_a__3,
  output reg [31:0] e1_b__0,
  output reg [31:0] e1_b__1,
  output reg [31:0] e1_b__2,
  output reg [31:0] e1_b__3,
  output reg [31:0] e1_c__0,
  output reg [31:0] e1_c__1,
  output reg [31:0] e1_c__2,
  output reg [31:0] e1_c__3,
  output reg [31:0] lane_a__0,
  output reg [31:0] lane_a__1,
  output reg [31:0] lane_a__2,
  output reg [31:0] lane_a__3,
  output reg [31:0] lane_b__0,
  output reg [31:0] lane_b__1,
  output reg [31:0] lane_b__2,
  output reg [31:0] lane_b__3,
  output reg [5:0] lane_op,
  output reg lane_next,
  output reg next_valid,
  output reg [17:0] next_control
);
  localparam [2:0] top_quad = 3'h0;
  reg [3:0] guard;
  reg [3:0] choice;
  reg [3:0] quad;
  reg use_special;
  reg [5:0] special_op;
  reg [17:0] control_e1;
  reg [31:0] scalar;
  reg [5:0] rc;
  reg [31:0] immediate;
  reg [3:0] entering;
  reg dying;
  reg [2:0] unit;
  reg [5:0] op;
  reg pages__launch_valid;
  reg [2:0] pages__launch_warp;
  reg [2:0] pages__launch_pages;
  reg pages__free_valid;
  reg [2:0] pages__free_warp;
  reg [2:0] pages__read_warp;
  reg [5:0] pages__read_a;
  reg [5:0] pages__read_b;
  reg [5:0] pages__read_c;
  reg [2:0] pages__fixed_warp;
  reg [5:0] pages__fixed_rd;
  reg [2:0] pages__slow_warp;
  reg [5:0] pages__slow_rd;
  wire [6:0] pages__address_a;
  wire [6:0] pages__address_b;
  wire [6:0] pages__address_c;
  wire [6:0] pages__fixed_address;
  wire [6:0] pages__slow_address;
  wire [7:0] pages__even_used;
  wire [7:0] pages__odd_used;
  reg specials__launch_valid;
  reg [2:0] specials__launch_warp;
  reg [23:0] specials__launch_id;
  reg [15:0] specials__launch_x;
  reg [15:0] specials__launch_y;
  reg [5:0] specials__launch_tile;
  reg [5:0] specials__launch_subtile;
  reg [3:0] specials__launch_mask;
  reg [2:0] specials__launch_pages;
  reg [19:0] specials__launch_pc;
  reg [7:0] specials__launch_wait;
  reg [1:0] specials__launch_stage;
  reg specials__launch_linear;
  reg specials__launch_together;
  reg [23:0] specials__launch_workgroup;
  reg specials__launch_first;
  reg [2:0] specials__warp;
  reg [19:0] specials__pc;
  reg [5:0] specials__number;
  wire [31:0] specials__value__0;
  wire [31:0] specials__value__1;
  wire [31:0] specials__value__2;
  wire [31:0] specials__value__3;
  reg predicates__0__launch_valid;
  reg [2:0] predicates__0__launch_warp;
  reg predicates__0__write_valid;
  reg [2:0] predicates__0__write_warp;
  reg [1:0] predicates__0__write_number;
  reg [3:0] predicates__0__write_mask;
  reg [3:0] predicates__0__write_flags;
  reg [7:0] predicates__0__select_mask;
  reg [2:0] predicates__0__select_warp;
  reg [1:0] predicates__0__guard_number;
  reg [1:0] predicates__0__choice_number;
  wire [3:0] predicates__0__guard;
  wire [3:0] predicates__0__choice;
  reg scalars__read_enable;
  reg [2:0] scalars__read_warp;
  reg [3:0] scalars__read_place;
  wire [31:0] scalars__read_data;
  reg scalars__write_enable;
  reg [2:0] scalars__write_warp;
  reg [3:0] scalars__write_place;
  reg [31:0] scalars__write_data;
  reg [2:0] forwarding__0__warp;
  reg [5:0] forwarding__0__register;
  reg [3:0] forwarding__0__next_mask;
  reg [2:0] forwarding__0__next_warp;
  reg [5:0] forwarding__0__next_rd;
  reg [3:0] forwarding__0__now_mask;
  reg [2:0] forwarding__0__now_warp;
  reg [5:0] forwarding__0__now_rd;
  reg [31:0] forwarding__0__now_data__0;
  reg [31:0] forwarding__0__now_data__1;
  reg [31:0] forwarding__0__now_data__2;
  reg [31:0] forwarding__0__now_data__3;
  reg [31:0] forwarding__0__last_data__0;
  reg [31:0] forwarding__0__last_data__1;
  reg [31:0] forwarding__0__last_data__2;
  reg [31:0] forwarding__0__last_data__3;
  reg [31:0] forwarding__0__file__0;
  reg [31:0] forwarding__0__file__1;
  reg [31:0] forwarding__0__file__2;
  reg [31:0] forwarding__0__file__3;
  wire [31:0] forwarding__0__operand__0;
  wire [31:0] forwarding__0__operand__1;
  wire [31:0] forwarding__0__operand__2;
  wire [31:0] forwarding__0__operand__3;
  reg [2:0] forwarding__1__warp;
  reg [5:0] forwarding__1__register;
  reg [3:0] forwarding__1__next_mask;
  reg [2:0] forwarding__1__next_warp;
  reg [5:0] forwarding__1__next_rd;
  reg [3:0] forwarding__1__now_mask;
  reg [2:0] forwarding__1__now_warp;
  reg [5:0] forwarding__1__now_rd;
  reg [31:0] forwarding__1__now_data__0;
  reg [31:0] forwarding__1__now_data__1;
  reg [31:0] forwarding__1__now_data__2;
  reg [31:0] forwarding__1__now_data__3;
  reg [31:0] forwarding__1__last_data__0;
  reg [31:0] forwarding__1__last_data__1;
  reg [31:0] forwarding__1__last_data__2;
  reg [31:0] forwarding__1__last_data__3;
  reg [31:0] forwarding__1__file__0;
  reg [31:0] forwarding__1__file__1;
  reg [31:0] forwarding__1__file__2;
  reg [31:0] forwarding__1__file__3;
  wire [31:0] forwarding__1__operand__0;
  wire [31:0] forwarding__1__operand__1;
  wire [31:0] forwarding__1__operand__2;
  wire [31:0] forwarding__1__operand__3;
  reg [2:0] forwarding__2__warp;
  reg [5:0] forwarding__2__register;
  reg [3:0] forwarding__2__next_mask;
  reg [2:0] forwarding__2__next_warp;
  reg [5:0] forwarding__2__next_rd;
  reg [3:0] forwarding__2__now_mask;
  reg [2:0] forwarding__2__now_warp;
  reg [5:0] forwarding__2__now_rd;
  reg [31:0] forwarding__2__now_data__0;
  reg [31:0] forwarding__2__now_data__1;
  reg [31:0] forwarding__2__now_data__2;
  reg [31:0] forwarding__2__now_data__3;
  reg [31:0] forwarding__2__last_data__0;
  reg [31:0] forwarding__2__last_data__1;
  reg [31:0] forwarding__2__last_data__2;
  reg [31:0] forwarding__2__last_data__3;
  reg [31:0] forwarding__2__file__0;
  reg [31:0] forwarding__2__file__1;
  reg [31:0] forwarding__2__file__2;
  reg [31:0] forwarding__2__file__3;
  wire [31:0] forwarding__2__operand__0;
  wire [31:0] forwarding__2__operand__1;
  wire [31:0] forwarding__2__operand__2;
  wire [31:0] forwarding__2__operand__3;
  reg [31:0] last_data__0__d;
  reg [31:0] last_data__0__q = 32'h0;
  reg [31:0] last_data__1__d;
  reg [31:0] last_data__1__q = 32'h0;
  reg [31:0] last_data__2__d;
  reg [31:0] last_data__2__q = 32'h0;
  reg [31:0] last_data__3__d;
  reg [31:0] last_data__3__q = 32'h0;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg [2:0] s2__d_warp;
  reg [2:0] s2__q_warp = 3'h0;
  reg [31:0] s2__d_low;
  reg [31:0] s2__q_low = 32'h0;
  reg [31:0] s2__d_high;
  reg [31:0] s2__q_high = 32'h0;
  reg [17:0] s2__d_control;
  reg [17:0] s2__q_control = 18'h0;
  reg s2__d_killed;
  reg s2__q_killed = 1'h0;
  reg [3:0] s2__d_active;
  reg [3:0] s2__q_active = 4'h0;
  reg executed__d_valid;
  reg executed__q_valid = 1'h0;
  reg [2:0] executed__d_warp;
  reg [2:0] executed__q_warp = 3'h0;
  reg [31:0] executed__d_low;
  reg [31:0] executed__q_low = 32'h0;
  reg [31:0] executed__d_high;
  reg [31:0] executed__q_high = 32'h0;
  reg [17:0] executed__d_control;
  reg [17:0] executed__q_control = 18'h0;
  reg executed__d_killed;
  reg executed__q_killed = 1'h0;
  reg [3:0] executed__d_active;
  reg [3:0] executed__q_active = 4'h0;
  reg [3:0] executed__d_mask;
  reg [3:0] executed__q_mask = 4'h0;
  reg [3:0] executed__d_choice;
  reg [3:0] executed__q_choice = 4'h0;
  reg [31:0] executed__d_a__0;
  reg [31:0] executed__q_a__0 = 32'h0;
  reg [31:0] executed__d_a__1;
  reg [31:0] executed__q_a__1 = 32'h0;
  reg [31:0] executed__d_a__2;
  reg [31:0] executed__q_a__2 = 32'h0;
  reg [31:0] executed__d_a__3;
  reg [31:0] executed__q_a__3 = 32'h0;
  reg [31:0] executed__d_b__0;
  reg [31:0] executed__q_b__0 = 32'h0;
  reg [31:0] executed__d_b__1;
  reg [31:0] executed__q_b__1 = 32'h0;
  reg [31:0] executed__d_b__2;
  reg [31:0] executed__q_b__2 = 32'h0;
  reg [31:0] executed__d_b__3;
  reg [31:0] executed__q_b__3 = 32'h0;
  reg [31:0] executed__d_c__0;
  reg [31:0] executed__q_c__0 = 32'h0;
  reg [31:0] executed__d_c__1;
  reg [31:0] executed__q_c__1 = 32'h0;
  reg [31:0] executed__d_c__2;
  reg [31:0] executed__q_c__2 = 32'h0;
  reg [31:0] executed__d_c__3;
  reg [31:0] executed__q_c__3 = 32'h0;
  reg [5:0] executed_op__d;
  reg [5:0] executed_op__q = 6'h0;
  reg pairs__across_x;
  reg pairs__across_y;
  reg [31:0] pairs__a__0;
  reg [31:0] pairs__a__1;
  reg [31:0] pairs__a__2;
  reg [31:0] pairs__a__3;
  reg [31:0] pairs__b__0;
  reg [31:0] pairs__b__1;
  reg [31:0] pairs__b__2;
  reg [31:0] pairs__b__3;
  wire [31:0] pairs__lane_a__0;
  wire [31:0] pairs__lane_a__1;
  wire [31:0] pairs__lane_a__2;
  wire [31:0] pairs__lane_a__3;
  wire [31:0] pairs__lane_b__0;
  wire [31:0] pairs__lane_b__1;
  wire [31:0] pairs__lane_b__2;
  wire [31:0] pairs__lane_b__3;
  reg put__d;
  reg put__q = 1'h0;
  reg across_x__d;
  reg across_x__q = 1'h0;
  reg across_y__d;
  reg across_y__q = 1'h0;
  always @(*) begin
    s2__d_warp = s2__q_warp;
    s2__d_low = s2__q_low;
    s2__d_high = s2__q_high;
    s2__d_control = s2__q_control;
    s2__d_killed = s2__q_killed;
    s2__d_active = s2__q_active;
    executed__d_warp = executed__q_warp;
    executed__d_low = executed__q_low;
    executed__d_high = executed__q_high;
    executed__d_control = executed__q_control;
    executed__d_killed = executed__q_killed;
    executed__d_active = executed__q_active;
    executed__d_mask = executed__q_mask;
    executed__d_choice = executed__q_choice;
    executed__d_a__0 = executed__q_a__0;
    executed__d_a__1 = executed__q_a__1;
    executed__d_a__2 = executed__q_a__2;
    executed__d_a__3 = executed__q_a__3;
    executed__d_b__0 = executed__q_b__0;
    executed__d_b__1 = executed__q_b__1;
    executed__d_b__2 = executed__q_b__2;
    executed__d_b__3 = executed__q_b__3;
    executed__d_c__0 = executed__q_c__0;
    executed__d_c__1 = executed__q_c__1;
    executed__d_c__2 = executed__q_c__2;
    executed__d_c__3 = executed__q_c__3;
    executed_op__d = executed_op__q;
    across_x__d = across_x__q;
    across_y__d = across_y__q;
    next_valid = s2_valid__q;
    last_data__0__d = now_data__0;
    last_data__1__d = now_data__1;
    last_data__2__d = now_data__2;
    last_data__3__d = now_data__3;
    pages__launch_valid = launch_valid;
    pages__launch_warp = launch_warp;
    pages__launch_pages = launch_pages;
    pages__free_valid = free_valid;
    pages__free_warp = free_warp;
    specials__launch_valid = launch_valid;
    specials__launch_warp = launch_warp;
    specials__launch_id = launch_id;
    specials__launch_x = launch_x;
    specials__launch_y = launch_y;
    specials__launch_tile = launch_tile;
    specials__launch_subtile = launch_subtile;
    specials__launch_mask = launch_mask;
    specials__launch_pages = launch_pages;
    specials__launch_pc = launch_pc;
    specials__launch_wait = launch_wait;
    specials__launch_stage = launch_stage;
    specials__launch_linear = launch_linear;
    specials__launch_together = launch_together;
    specials__launch_workgroup = launch_workgroup;
    specials__launch_first = launch_first;
    dying = (!control[0]);
    if ((|(killed & select_mask))) begin
      dying = 1'h1;
    end
    issue_valid = select_valid;
    issue_warp = select_warp;
    issue_control = (control[17] | dying);
    issue_reorderable = (control[16] & (!dying));
    issue_slot = high[23:21];
    issue_wait = high[31:24];
    unit = control[3:1];
    op = control[9:4];
    read_a = (select_valid & control[11]);
    read_b = (select_valid & control[12]);
    read_c = (select_valid & control[13]);
    read_group = select_warp[0];
    scalars__read_enable = ((select_valid & (unit == 3'h6)) & (op == 6'h3));
    scalars__read_warp = select_warp;
    scalars__read_place = low[21:18];
    rc = ({4'h0, low[31:30]} | {{2'h0, high[3:0]} << 32'h2});
    pages__read_warp = select_warp;
    pages__read_a = low[23:18];
    pages__read_b = low[29:24];
    pages__read_c = rc;
    address_a = pages__address_a;
    address_b = pages__address_b;
    address_c = pages__address_c;
    forwarding__0__register = low[23:18];
    forwarding__1__register = low[29:24];
    forwarding__2__register = rc;
    forwarding__0__warp = select_warp;
    forwarding__0__next_mask = next_mask;
    forwarding__0__next_warp = next_warp;
    forwarding__0__next_rd = next_rd;
    forwarding__0__now_mask = now_mask;
    forwarding__0__now_warp = now_warp;
    forwarding__0__now_rd = now_rd;
    forwarding__1__warp = select_warp;
    forwarding__1__next_mask = next_mask;
    forwarding__1__next_warp = next_warp;
    forwarding__1__next_rd = next_rd;
    forwarding__1__now_mask = now_mask;
    forwarding__1__now_warp = now_warp;
    forwarding__1__now_rd = now_rd;
    forwarding__2__warp = select_warp;
    forwarding__2__next_mask = next_mask;
    forwarding__2__next_warp = next_warp;
    forwarding__2__next_rd = next_rd;
    forwarding__2__now_mask = now_mask;
    forwarding__2__now_warp = now_warp;
    forwarding__2__now_rd = now_rd;
    entering = 4'h0;
    if (select_mask[0]) begin
      entering = (entering | active__0);
    end
    if (select_mask[1]) begin
      entering = (entering | active__1);
    end
    if (select_mask[2]) begin
      entering = (entering | active__2);
    end
    if (select_mask[3]) begin
      entering = (entering | active__3);
    end
    if (select_mask[4]) begin
      entering = (entering | active__4);
    end
    if (select_mask[5]) begin
      entering = (entering | active__5);
    end
    if (select_mask[6]) begin
      entering = (entering | active__6);
    end
    if (select_mask[7]) begin
      entering = (entering | active__7);
    end
    s2_valid__d = select_valid;
    if (select_valid) begin
      s2__d_warp = select_warp;
      s2__d_low = low;
      s2__d_high = high;
      s2__d_control = control;
      s2__d_control[0] = (!dying);
      s2__d_killed = (control[0] & dying);
      s2__d_active = entering;
    end
    guard = 4'h0;
    choice = 4'h0;
    predicates__0__launch_valid = launch_valid;
    predicates__0__launch_warp = launch_warp;
    predicates__0__write_valid = predicate_valid;
    predicates__0__write_warp = predicate_warp;
    predicates__0__write_number = predicate_number;
    predicates__0__write_mask = predicate_mask;
    predicates__0__write_flags = predicate_flags;
    predicates__0__select_mask = select_mask;
    predicates__0__select_warp = select_warp;
    predicates__0__guard_number = s2__q_low[10:9];
    predicates__0__choice_number = s2__q_high[5:4];
    quad = predicates__0__guard;
    guard = 4'h0;
    guard = (guard | {quad << top_quad});
    quad = predicates__0__choice;
    choice = 4'h0;
    choice = (choice | {quad << top_quad});
    if (s2__q_low[11]) begin
      guard = {~guard};
    end
    if ((!s2__q_low[8])) begin
      guard = s2__q_active;
    end
    specials__warp = s2__q_warp;
    specials__pc = pc_pc;
    specials__number = s2__q_low[23:18];
    use_special = (s2__q_control[3:1] == 3'h6);
    special_op = s2__q_control[9:4];
    pc_wanted = (((s2_valid__q & use_special) & (special_op == 6'h0)) & (s2__q_low[23:18] == 6'h7));
    control_e1 = s2__q_control;
    if (use_special) begin
      control_e1[9:4] = 6'h0;
      if (((special_op == 6'h1) | (special_op == 6'h2))) begin
        control_e1[9:4] = 6'h20;
      end
    end
    lane_next = (s2_valid__q & (use_special | (!(|s2__q_control[3:1]))));
    next_control = control_e1;
    put__d = 1'h0;
    forwarding__0__file__0 = file_a__0;
    forwarding__1__file__0 = file_b__0;
    forwarding__2__file__0 = file_c__0;
    forwarding__0__now_data__0 = now_data__0;
    forwarding__0__last_data__0 = last_data__0__q;
    forwarding__1__now_data__0 = now_data__0;
    forwarding__1__last_data__0 = last_data__0__q;
    forwarding__2__now_data__0 = now_data__0;
    forwarding__2__last_data__0 = last_data__0__q;
    forwarding__0__file__1 = file_a__1;
    forwarding__1__file__1 = file_b__1;
    forwarding__2__file__1 = file_c__1;
    forwarding__0__now_data__1 = now_data__1;
    forwarding__0__last_data__1 = last_data__1__q;
    forwarding__1__now_data__1 = now_data__1;
    forwarding__1__last_data__1 = last_data__1__q;
    forwarding__2__now_data__1 = now_data__1;
    forwarding__2__last_data__1 = last_data__1__q;
    forwarding__0__file__2 = file_a__2;
    forwarding__1__file__2 = file_b__2;
    forwarding__2__file__2 = file_c__2;
    forwarding__0__now_data__2 = now_data__2;
    forwarding__0__last_data__2 = last_data__2__q;
    forwarding__1__now_data__2 = now_data__2;
    forwarding__1__last_data__2 = last_data__2__q;
    forwarding__2__now_data__2 = now_data__2;
    forwarding__2__last_data__2 = last_data__2__q;
    forwarding__0__file__3 = file_a__3;
    forwarding__1__file__3 = file_b__3;
    forwarding__2__file__3 = file_c__3;
    forwarding__0__now_data__3 = now_data__3;
    forwarding__0__last_data__3 = last_data__3__q;
    forwarding__1__now_data__3 = now_data__3;
    forwarding__1__last_data__3 = last_data__3__q;
    forwarding__2__now_data__3 = now_data__3;
    forwarding__2__last_data__3 = last_data__3__q;
    immediate = ({24'h0, s2__q_low[31:24]} | {{8'h0, s2__q_high[23:0]} << 32'h8});
    executed__d_valid = s2_valid__q;
    if (s2_valid__q) begin
      executed__d_warp = s2__q_warp;
      executed__d_low = s2__q_low;
      executed__d_high = s2__q_high;
      executed__d_control = s2__q_control;
      executed__d_killed = s2__q_killed;
      executed__d_active = s2__q_active;
      executed__d_control = control_e1;
      executed_op__d = {~control_e1[9:4]};
      executed__d_mask = (guard & s2__q_active);
      executed__d_choice = choice;
      across_x__d = 1'h0;
      across_y__d = 1'h0;
      if ((use_special & s2__q_control[0])) begin
        put__d = (special_op == 6'h4);
        across_x__d = (special_op == 6'h1);
        across_y__d = (special_op == 6'h2);
      end
      executed__d_a__0 = forwarding__0__operand__0;
      executed__d_b__0 = forwarding__1__operand__0;
      executed__d_c__0 = forwarding__2__operand__0;
      if ((use_special & (special_op < 6'h4))) begin
        executed__d_b__0 = specials__value__0;
        if ((special_op == 6'h3)) begin
          executed__d_b__0 = scalars__read_data;
        end
      end
      if (s2__q_control[10]) begin
        executed__d_b__0 = immediate;
      end
      executed__d_a__1 = forwarding__0__operand__1;
      executed__d_b__1 = forwarding__1__operand__1;
      executed__d_c__1 = forwarding__2__operand__1;
      if ((use_special & (special_op < 6'h4))) begin
        executed__d_b__1 = specials__value__1;
        if ((special_op == 6'h3)) begin
          executed__d_b__1 = scalars__read_data;
        end
      end
      if (s2__q_control[10]) begin
        executed__d_b__1 = immediate;
      end
      executed__d_a__2 = forwarding__0__operand__2;
      executed__d_b__2 = forwarding__1__operand__2;
      executed__d_c__2 = forwarding__2__operand__2;
      if ((use_special & (special_op < 6'h4))) begin
        executed__d_b__2 = specials__value__2;
        if ((special_op == 6'h3)) begin
          executed__d_b__2 = scalars__read_data;
        end
      end
      if (s2__q_control[10]) begin
        executed__d_b__2 = immediate;
      end
      executed__d_a__3 = forwarding__0__operand__3;
      executed__d_b__3 = forwarding__1__operand__3;
      executed__d_c__3 = forwarding__2__operand__3;
      if ((use_special & (special_op < 6'h4))) begin
        executed__d_b__3 = specials__value__3;
        if ((special_op == 6'h3)) begin
          executed__d_b__3 = scalars__read_data;
        end
      end
      if (s2__q_control[10]) begin
        executed__d_b__3 = immediate;
      end
    end
    pages__fixed_warp = now_warp;
    pages__fixed_rd = now_rd;
    now_address = pages__fixed_address;
    pages__slow_warp = slow_warp;
    pages__slow_rd = slow_rd;
    slow_address = pages__slow_address;
    e1_valid = executed__q_valid;
    e1_warp = executed__q_warp;
    e1_low = executed__q_low;
    e1_high = executed__q_high;
    e1_control = executed__q_control;
    e1_killed = executed__q_killed;
    e1_active = executed__q_active;
    e1_mask = executed__q_mask;
    e1_choice = executed__q_choice;
    e1_a__0 = executed__q_a__0;
    e1_a__1 = executed__q_a__1;
    e1_a__2 = executed__q_a__2;
    e1_a__3 = executed__q_a__3;
    e1_b__0 = executed__q_b__0;
    e1_b__1 = executed__q_b__1;
    e1_b__2 = executed__q_b__2;
    e1_b__3 = executed__q_b__3;
    e1_c__0 = executed__q_c__0;
    e1_c__1 = executed__q_c__1;
    e1_c__2 = executed__q_c__2;
    e1_c__3 = executed__q_c__3;
    lane_op = {~executed_op__q};
    pairs__across_x = across_x__q;
    pairs__across_y = across_y__q;
    pairs__a__0 = executed__q_a__0;
    pairs__b__0 = executed__q_b__0;
    lane_a__0 = pairs__lane_a__0;
    lane_b__0 = pairs__lane_b__0;
    pairs__a__1 = executed__q_a__1;
    pairs__b__1 = executed__q_b__1;
    lane_a__1 = pairs__lane_a__1;
    lane_b__1 = pairs__lane_b__1;
    pairs__a__2 = executed__q_a__2;
    pairs__b__2 = executed__q_b__2;
    lane_a__2 = pairs__lane_a__2;
    lane_b__2 = pairs__lane_b__2;
    pairs__a__3 = executed__q_a__3;
    pairs__b__3 = executed__q_b__3;
    lane_a__3 = pairs__lane_a__3;
    lane_b__3 = pairs__lane_b__3;
    scalar = executed__q_b__3;
    if (executed__q_mask[2]) begin
      scalar = executed__q_b__2;
    end
    if (executed__q_mask[1]) begin
      scalar = executed__q_b__1;
    end
    if (executed__q_mask[0]) begin
      scalar = executed__q_b__0;
    end
    scalars__write_enable = (put__q & (|executed__q_mask));
    scalars__write_warp = executed__q_warp;
    scalars__write_place = executed__q_low[15:12];
    scalars__write_data = scalar;
  end
  always @(posedge clock) begin
    last_data__0__q <= last_data__0__d;
    last_data__1__q <= last_data__1__d;
    last_data__2__q <= last_data__2__d;
    last_data__3__q <= last_data__3__d;
    s2_valid__q <= s2_valid__d;
    s2__q_warp <= s2__d_warp;
    s2__q_low <= s2__d_low;
    s2__q_high <= s2__d_high;
    s2__q_control <= s2__d_control;
    s2__q_killed <= s2__d_killed;
    s2__q_active <= s2__d_active;
    executed__q_valid <= executed__d_valid;
    executed__q_warp <= executed__d_warp;
    executed__q_low <= executed__d_low;
    executed__q_high <= executed__d_high;
    executed__q_control <= executed__d_control;
    executed__q_killed <= executed__d_killed;
    executed__q_active <= executed__d_active;
    executed__q_mask <= executed__d_mask;
    executed__q_choice <= executed__d_choice;
    executed__q_a__0 <= executed__d_a__0;
    executed__q_a__1 <= executed__d_a__1;
    executed__q_a__2 <= executed__d_a__2;
    executed__q_a__3 <= executed__d_a__3;
    executed__q_b__0 <= executed__d_b__0;
    executed__q_b__1 <= executed__d_b__1;
    executed__q_b__2 <= executed__d_b__2;
    executed__q_b__3 <= executed__d_b__3;
    executed__q_c__0 <= executed__d_c__0;
    executed__q_c__1 <= executed__d_c__1;
    executed__q_c__2 <= executed__d_c__2;
    executed__q_c__3 <= executed__d_c__3;
    executed_op__q <= executed_op__d;
    put__q <= put__d;
    across_x__q <= across_x__d;
    across_y__q <= across_y__d;
  end
  warpwright_page_table pages (
    .clock(clock),
    .launch_valid(pages__launch_valid),
    .launch_warp(pages__launch_warp),
    .launch_pages(pages__launch_pages),
    .free_valid(pages__free_valid),
    .free_warp(pages__free_warp),
    .read_warp(pages__read_warp),
    .read_a(pages__read_a),
    .read_b(pages__read_b),
    .read_c(pages__read_c),
    .fixed_warp(pages__fixed_warp),
    .fixed_rd(pages__fixed_rd),
    .slow_warp(pages__slow_warp),
    .slow_rd(pages__slow_rd),
    .address_a(pages__address_a),
    .address_b(pages__address_b),
    .address_c(pages__address_c),
    .fixed_address(pages__fixed_address),
    .slow_address(pages__slow_address),
    .even_used(pages__even_used),
    .odd_used(pages__odd_used)
  );
  warpwright_operand_read_specials specials (
    .clock(clock),
    .launch_valid(specials__launch_valid),
    .launch_warp(specials__launch_warp),
    .launch_id(specials__launch_id),
    .launch_x(specials__launch_x),
    .launch_y(specials__launch_y),
    .launch_tile(specials__launch_tile),
    .launch_subtile(specials__launch_subtile),
    .launch_mask(specials__launch_mask),
    .launch_pages(specials__launch_pages),
    .launch_pc(specials__launch_pc),
    .launch_wait(specials__launch_wait),
    .launch_stage(specials__launch_stage),
    .launch_linear(specials__launch_linear),
    .launch_together(specials__launch_together),
    .launch_workgroup(specials__launch_workgroup),
    .launch_first(specials__launch_first),
    .warp(specials__warp),
    .pc(specials__pc),
    .number(specials__number),
    .value__0(specials__value__0),
    .value__1(specials__value__1),
    .value__2(specials__value__2),
    .value__3(specials__value__3)
  );
  warpwright_operand_read_predicates predicates__0 (
    .clock(clock),
    .launch_valid(predicates__0__launch_valid),
    .launch_warp(predicates__0__launch_warp),
    .write_valid(predicates__0__write_valid),
    .write_warp(predicates__0__write_warp),
    .write_number(predicates__0__write_number),
    .write_mask(predicates__0__write_mask),
    .write_flags(predicates__0__write_flags),
    .select_mask(predicates__0__select_mask),
    .select_warp(predicates__0__select_warp),
    .guard_number(predicates__0__guard_number),
    .choice_number(predicates__0__choice_number),
    .guard(predicates__0__guard),
    .choice(predicates__0__choice)
  );
  warpwright_warp_ram scalars (
    .clock(clock),
    .read_enable(scalars__read_enable),
    .read_warp(scalars__read_warp),
    .read_place(scalars__read_place),
    .read_data(scalars__read_data),
    .write_enable(scalars__write_enable),
    .write_warp(scalars__write_warp),
    .write_place(scalars__write_place),
    .write_data(scalars__write_data)
  );
  warpwright_operand_read_forwarding forwarding__0 (
    .clock(clock),
    .warp(forwarding__0__warp),
    .register(forwarding__0__register),
    .next_mask(forwarding__0__next_mask),
    .next_warp(forwarding__0__next_warp),
    .next_rd(forwarding__0__next_rd),
    .now_mask(forwarding__0__now_mask),
    .now_warp(forwarding__0__now_warp),
    .now_rd(forwarding__0__now_rd),
    .now_data__0(forwarding__0__now_data__0),
    .now_data__1(forwarding__0__now_data__1),
    .now_data__2(forwarding__0__now_data__2),
    .now_data__3(forwarding__0__now_data__3),
    .last_data__0(forwarding__0__last_data__0),
    .last_data__1(forwarding__0__last_data__1),
    .last_data__2(forwarding__0__last_data__2),
    .last_data__3(forwarding__0__last_data__3),
    .file__0(forwarding__0__file__0),
    .file__1(forwarding__0__file__1),
    .file__2(forwarding__0__file__2),
    .file__3(forwarding__0__file__3),
    .operand__0(forwarding__0__operand__0),
    .operand__1(forwarding__0__operand__1),
    .operand__2(forwarding__0__operand__2),
    .operand__3(forwarding__0__operand__3)
  );
  warpwright_operand_read_forwarding forwarding__1 (
    .clock(clock),
    .warp(forwarding__1__warp),
    .register(forwarding__1__register),
    .next_mask(forwarding__1__next_mask),
    .next_warp(forwarding__1__next_warp),
    .next_rd(forwarding__1__next_rd),
    .now_mask(forwarding__1__now_mask),
    .now_warp(forwarding__1__now_warp),
    .now_rd(forwarding__1__now_rd),
    .now_data__0(forwarding__1__now_data__0),
    .now_data__1(forwarding__1__now_data__1),
    .now_data__2(forwarding__1__now_data__2),
    .now_data__3(forwarding__1__now_data__3),
    .last_data__0(forwarding__1__last_data__0),
    .last_data__1(forwarding__1__last_data__1),
    .last_data__2(forwarding__1__last_data__2),
    .last_data__3(forwarding__1__last_data__3),
    .file__0(forwarding__1__file__0),
    .file__1(forwarding__1__file__1),
    .file__2(forwarding__1__file__2),
    .file__3(forwarding__1__file__3),
    .operand__0(forwarding__1__operand__0),
    .operand__1(forwarding__1__operand__1),
    .operand__2(forwarding__1__operand__2),
    .operand__3(forwarding__1__operand__3)
  );
  warpwright_operand_read_forwarding forwarding__2 (
    .clock(clock),
    .warp(forwarding__2__warp),
    .register(forwarding__2__register),
    .next_mask(forwarding__2__next_mask),
    .next_warp(forwarding__2__next_warp),
    .next_rd(forwarding__2__next_rd),
    .now_mask(forwarding__2__now_mask),
    .now_warp(forwarding__2__now_warp),
    .now_rd(forwarding__2__now_rd),
    .now_data__0(forwarding__2__now_data__0),
    .now_data__1(forwarding__2__now_data__1),
    .now_data__2(forwarding__2__now_data__2),
    .now_data__3(forwarding__2__now_data__3),
    .last_data__0(forwarding__2__last_data__0),
    .last_data__1(forwarding__2__last_data__1),
    .last_data__2(forwarding__2__last_data__2),
    .last_data__3(forwarding__2__last_data__3),
    .file__0(forwarding__2__file__0),
    .file__1(forwarding__2__file__1),
    .file__2(forwarding__2__file__2),
    .file__3(forwarding__2__file__3),
    .operand__0(forwarding__2__operand__0),
    .operand__1(forwarding__2__operand__1),
    .operand__2(forwarding__2__operand__2),
    .operand__3(forwarding__2__operand__3)
  );
  warpwright_pairs pairs (
    .across_x(pairs__across_x),
    .across_y(pairs__across_y),
    .a__0(pairs__a__0),
    .a__1(pairs__a__1),
    .a__2(pairs__a__2),
    .a__3(pairs__a__3),
    .b__0(pairs__b__0),
    .b__1(pairs__b__1),
    .b__2(pairs__b__2),
    .b__3(pairs__b__3),
    .lane_a__0(pairs__lane_a__0),
    .lane_a__1(pairs__lane_a__1),
    .lane_a__2(pairs__lane_a__2),
    .lane_a__3(pairs__lane_a__3),
    .lane_b__0(pairs__lane_b__0),
    .lane_b__1(pairs__lane_b__1),
    .lane_b__2(pairs__lane_b__2),
    .lane_b__3(pairs__lane_b__3)
  );
endmodule
