// SPDX-License-Identifier: MIT
// kogge_stone: Kogge-Stone prefix network over four threads
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Kogge-Stone prefix network (docs/mechanisms/4.md): least depth, most operations.
//
// Integer operations but multiplication, in thread order; other operations are `refused`. The
// operand of a thread outside the set is the identity, so that values pass it unchanged.
//
// The network over `T` threads, 2 to 32, and words of `N` bits.
//
// Level by level each thread takes the combination of twice as many threads up to itself. A level
// that `T` threads do not need passes its words on.
//
// - latency: pipelined `log2 T` cycles, otherwise 1
// - area: `T log2 T - T + 1` operations
// - invariants: `y` of a thread outside the set is kept; one set at a time
//
// Ports
//   clock  input, 1 bit: Clock.
//   set_clear  input, 1 bit: All prefixes become the identity of `op`; low while a set is combined.
//   set_start  input, 1 bit: The set is given, for one cycle; all other members hold from here to the result's
//       `done`.
//   set_op  input, 4 bits: Operation, see `AtomicOp`.
//   set_k  input, 32 bits: Modulus of add-modulo; 0: `2^N`.
//   set_mask  input, 4 bits: Threads of the set.
//   set_x__0 .. set_x__3  input, 32 bits: Operand of each thread.
//   result_refused  output, 1 bit: The network does not have the operation, in the same cycle: a start is
//       ignored.
//   result_done  output, 1 bit: The set is combined, for one cycle.
//   result_y__0 .. result_y__3  output, 32 bits: Exclusive prefix of each thread, from `done` to the next result
//       or `clear`; of a thread outside the set that of earlier sets.
//   result_total  output, 32 bits: Combination of the whole set, with `done`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of set_op (AtomicOp):
//    0  add: Integer add
//    1  mul: Integer multiply; not supported: refused
//    2  and: Bitwise and
//    3  or: Bitwise or
//    4  xor: Bitwise exclusive or
//    5  min.s: Signed minimum
//    6  max.s: Signed maximum
//    7  min.u: Unsigned minimum
//    8  max.u: Unsigned maximum
//    9  satadd: Unsigned add, saturating
//   10  addmod: Add modulo the second operand
//   11  fadd: Float add; not supported: refused
//   12  fmul: Float multiply; not supported: refused
//   13  exch: Exchange; not supported: refused
//   14  cas: Compare (second operand) and exchange; not supported: refused
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block kogge_stone --reset sync`.
//
// Configuration
// `KoggeStone` of rtl/src/atomics/prefix/kogge_stone.rs with T = 4, N = 32. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block kogge_stone

module warpwright_kogge_stone (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  reg [3:0] operand_op;
  reg [31:0] operand_k;
  reg [31:0] operand_word__0;
  reg [31:0] operand_word__1;
  reg [31:0] operand_word__2;
  reg [31:0] operand_word__3;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg [3:0] apart_1__before_op;
  reg [31:0] apart_1__before_k;
  reg [31:0] apart_1__before_word__0;
  reg [31:0] apart_1__before_word__1;
  reg [31:0] apart_1__before_word__2;
  reg [31:0] apart_1__before_word__3;
  wire [3:0] apart_1__after_op;
  wire [31:0] apart_1__after_k;
  wire [31:0] apart_1__after_word__0;
  wire [31:0] apart_1__after_word__1;
  wire [31:0] apart_1__after_word__2;
  wire [31:0] apart_1__after_word__3;
  reg [3:0] apart_2__before_op;
  reg [31:0] apart_2__before_k;
  reg [31:0] apart_2__before_word__0;
  reg [31:0] apart_2__before_word__1;
  reg [31:0] apart_2__before_word__2;
  reg [31:0] apart_2__before_word__3;
  wire [3:0] apart_2__after_op;
  wire [31:0] apart_2__after_k;
  wire [31:0] apart_2__after_word__0;
  wire [31:0] apart_2__after_word__1;
  wire [31:0] apart_2__after_word__2;
  wire [31:0] apart_2__after_word__3;
  reg [3:0] apart_4__before_op;
  reg [31:0] apart_4__before_k;
  reg [31:0] apart_4__before_word__0;
  reg [31:0] apart_4__before_word__1;
  reg [31:0] apart_4__before_word__2;
  reg [31:0] apart_4__before_word__3;
  wire [3:0] apart_4__after_op;
  wire [31:0] apart_4__after_k;
  wire [31:0] apart_4__after_word__0;
  wire [31:0] apart_4__after_word__1;
  wire [31:0] apart_4__after_word__2;
  wire [31:0] apart_4__after_word__3;
  reg [3:0] apart_8__before_op;
  reg [31:0] apart_8__before_k;
  reg [31:0] apart_8__before_word__0;
  reg [31:0] apart_8__before_word__1;
  reg [31:0] apart_8__before_word__2;
  reg [31:0] apart_8__before_word__3;
  wire [3:0] apart_8__after_op;
  wire [31:0] apart_8__after_k;
  wire [31:0] apart_8__after_word__0;
  wire [31:0] apart_8__after_word__1;
  wire [31:0] apart_8__after_word__2;
  wire [31:0] apart_8__after_word__3;
  reg [3:0] apart_16__before_op;
  reg [31:0] apart_16__before_k;
  reg [31:0] apart_16__before_word__0;
  reg [31:0] apart_16__before_word__1;
  reg [31:0] apart_16__before_word__2;
  reg [31:0] apart_16__before_word__3;
  wire [3:0] apart_16__after_op;
  wire [31:0] apart_16__after_k;
  wire [31:0] apart_16__after_word__0;
  wire [31:0] apart_16__after_word__1;
  wire [31:0] apart_16__after_word__2;
  wire [31:0] apart_16__after_word__3;
  reg results__set_clear;
  reg results__set_start;
  reg [3:0] results__set_op;
  reg [31:0] results__set_k;
  reg [3:0] results__set_mask;
  reg [31:0] results__set_x__0;
  reg [31:0] results__set_x__1;
  reg [31:0] results__set_x__2;
  reg [31:0] results__set_x__3;
  reg [31:0] results__neutral;
  reg [3:0] results__inclusive_op;
  reg [31:0] results__inclusive_k;
  reg [31:0] results__inclusive_word__0;
  reg [31:0] results__inclusive_word__1;
  reg [31:0] results__inclusive_word__2;
  reg [31:0] results__inclusive_word__3;
  wire results__result_refused;
  wire results__result_done;
  wire [31:0] results__result_y__0;
  wire [31:0] results__result_y__1;
  wire [31:0] results__result_y__2;
  wire [31:0] results__result_y__3;
  wire [31:0] results__result_total;
  always @(*) begin
    identity__op = set_op;
    operand_op = set_op;
    operand_k = set_k;
    operand_word__0 = identity__value;
    if (set_mask[0]) begin
      operand_word__0 = set_x__0;
    end
    operand_word__1 = identity__value;
    if (set_mask[1]) begin
      operand_word__1 = set_x__1;
    end
    operand_word__2 = identity__value;
    if (set_mask[2]) begin
      operand_word__2 = set_x__2;
    end
    operand_word__3 = identity__value;
    if (set_mask[3]) begin
      operand_word__3 = set_x__3;
    end
    apart_1__before_op = operand_op;
    apart_1__before_k = operand_k;
    apart_1__before_word__0 = operand_word__0;
    apart_1__before_word__1 = operand_word__1;
    apart_1__before_word__2 = operand_word__2;
    apart_1__before_word__3 = operand_word__3;
    apart_2__before_op = apart_1__after_op;
    apart_2__before_k = apart_1__after_k;
    apart_2__before_word__0 = apart_1__after_word__0;
    apart_2__before_word__1 = apart_1__after_word__1;
    apart_2__before_word__2 = apart_1__after_word__2;
    apart_2__before_word__3 = apart_1__after_word__3;
    apart_4__before_op = apart_2__after_op;
    apart_4__before_k = apart_2__after_k;
    apart_4__before_word__0 = apart_2__after_word__0;
    apart_4__before_word__1 = apart_2__after_word__1;
    apart_4__before_word__2 = apart_2__after_word__2;
    apart_4__before_word__3 = apart_2__after_word__3;
    apart_8__before_op = apart_4__after_op;
    apart_8__before_k = apart_4__after_k;
    apart_8__before_word__0 = apart_4__after_word__0;
    apart_8__before_word__1 = apart_4__after_word__1;
    apart_8__before_word__2 = apart_4__after_word__2;
    apart_8__before_word__3 = apart_4__after_word__3;
    apart_16__before_op = apart_8__after_op;
    apart_16__before_k = apart_8__after_k;
    apart_16__before_word__0 = apart_8__after_word__0;
    apart_16__before_word__1 = apart_8__after_word__1;
    apart_16__before_word__2 = apart_8__after_word__2;
    apart_16__before_word__3 = apart_8__after_word__3;
    results__inclusive_op = apart_16__after_op;
    results__inclusive_k = apart_16__after_k;
    results__inclusive_word__0 = apart_16__after_word__0;
    results__inclusive_word__1 = apart_16__after_word__1;
    results__inclusive_word__2 = apart_16__after_word__2;
    results__inclusive_word__3 = apart_16__after_word__3;
    results__set_clear = set_clear;
    results__set_start = set_start;
    results__set_op = set_op;
    results__set_k = set_k;
    results__set_mask = set_mask;
    results__set_x__0 = set_x__0;
    results__set_x__1 = set_x__1;
    results__set_x__2 = set_x__2;
    results__set_x__3 = set_x__3;
    results__neutral = identity__value;
    result_refused = results__result_refused;
    result_done = results__result_done;
    result_y__0 = results__result_y__0;
    result_y__1 = results__result_y__1;
    result_y__2 = results__result_y__2;
    result_y__3 = results__result_y__3;
    result_total = results__result_total;
  end
  warpwright_identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  warpwright_kogge_stone_apart apart_1 (
    .clock(clock),
    .before_op(apart_1__before_op),
    .before_k(apart_1__before_k),
    .before_word__0(apart_1__before_word__0),
    .before_word__1(apart_1__before_word__1),
    .before_word__2(apart_1__before_word__2),
    .before_word__3(apart_1__before_word__3),
    .after_op(apart_1__after_op),
    .after_k(apart_1__after_k),
    .after_word__0(apart_1__after_word__0),
    .after_word__1(apart_1__after_word__1),
    .after_word__2(apart_1__after_word__2),
    .after_word__3(apart_1__after_word__3)
  );
  warpwright_kogge_stone_apart_2 apart_2 (
    .clock(clock),
    .before_op(apart_2__before_op),
    .before_k(apart_2__before_k),
    .before_word__0(apart_2__before_word__0),
    .before_word__1(apart_2__before_word__1),
    .before_word__2(apart_2__before_word__2),
    .before_word__3(apart_2__before_word__3),
    .after_op(apart_2__after_op),
    .after_k(apart_2__after_k),
    .after_word__0(apart_2__after_word__0),
    .after_word__1(apart_2__after_word__1),
    .after_word__2(apart_2__after_word__2),
    .after_word__3(apart_2__after_word__3)
  );
  warpwright_kogge_stone_apart_3 apart_4 (
    .clock(clock),
    .before_op(apart_4__before_op),
    .before_k(apart_4__before_k),
    .before_word__0(apart_4__before_word__0),
    .before_word__1(apart_4__before_word__1),
    .before_word__2(apart_4__before_word__2),
    .before_word__3(apart_4__before_word__3),
    .after_op(apart_4__after_op),
    .after_k(apart_4__after_k),
    .after_word__0(apart_4__after_word__0),
    .after_word__1(apart_4__after_word__1),
    .after_word__2(apart_4__after_word__2),
    .after_word__3(apart_4__after_word__3)
  );
  warpwright_kogge_stone_apart_3 apart_8 (
    .clock(clock),
    .before_op(apart_8__before_op),
    .before_k(apart_8__before_k),
    .before_word__0(apart_8__before_word__0),
    .before_word__1(apart_8__before_word__1),
    .before_word__2(apart_8__before_word__2),
    .before_word__3(apart_8__before_word__3),
    .after_op(apart_8__after_op),
    .after_k(apart_8__after_k),
    .after_word__0(apart_8__after_word__0),
    .after_word__1(apart_8__after_word__1),
    .after_word__2(apart_8__after_word__2),
    .after_word__3(apart_8__after_word__3)
  );
  warpwright_kogge_stone_apart_3 apart_16 (
    .clock(clock),
    .before_op(apart_16__before_op),
    .before_k(apart_16__before_k),
    .before_word__0(apart_16__before_word__0),
    .before_word__1(apart_16__before_word__1),
    .before_word__2(apart_16__before_word__2),
    .before_word__3(apart_16__before_word__3),
    .after_op(apart_16__after_op),
    .after_k(apart_16__after_k),
    .after_word__0(apart_16__after_word__0),
    .after_word__1(apart_16__after_word__1),
    .after_word__2(apart_16__after_word__2),
    .after_word__3(apart_16__after_word__3)
  );
  warpwright_kogge_stone_results results (
    .clock(clock),
    .set_clear(results__set_clear),
    .set_start(results__set_start),
    .set_op(results__set_op),
    .set_k(results__set_k),
    .set_mask(results__set_mask),
    .set_x__0(results__set_x__0),
    .set_x__1(results__set_x__1),
    .set_x__2(results__set_x__2),
    .set_x__3(results__set_x__3),
    .neutral(results__neutral),
    .inclusive_op(results__inclusive_op),
    .inclusive_k(results__inclusive_k),
    .inclusive_word__0(results__inclusive_word__0),
    .inclusive_word__1(results__inclusive_word__1),
    .inclusive_word__2(results__inclusive_word__2),
    .inclusive_word__3(results__inclusive_word__3),
    .result_refused(results__result_refused),
    .result_done(results__result_done),
    .result_y__0(results__result_y__0),
    .result_y__1(results__result_y__1),
    .result_y__2(results__result_y__2),
    .result_y__3(results__result_y__3),
    .result_total(results__result_total)
  );
endmodule
