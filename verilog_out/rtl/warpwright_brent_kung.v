// SPDX-License-Identifier: MIT
// brent_kung: Brent-Kung prefix network over eight threads
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Brent-Kung prefix network (docs/mechanisms/4.md): logarithmic depth with fewer than `2 T`
// operations.
//
// Integer operations but multiplication, in thread order; other operations are `refused`. The
// operand of a thread outside the set is the identity, so that values pass it unchanged.
//
// The network over `T` threads, 4 to 32, and words of `N` bits.
//
// Upwards each level combines the last threads of neighbouring groups of 1, 2, 4, ...; downwards
// the prefixes between them are filled in. A level that `T` threads do not need passes its words
// on.
//
// - latency: pipelined `2 log2 T - 1` cycles, otherwise 1
// - area: `2 T - log2 T - 2` operations
// - invariants: `y` of a thread outside the set is kept; one set at a time
//
// Ports
//   clock  input, 1 bit: Clock.
//   set_clear  input, 1 bit: All prefixes become the identity of `op`; low while a set is combined.
//   set_start  input, 1 bit: The set is given, for one cycle; all other members hold from here to the result's
//       `done`.
//   set_op  input, 4 bits: Operation, see `AtomicOp`.
//   set_k  input, 32 bits: Modulus of add-modulo; 0: `2^N`.
//   set_mask  input, 8 bits: Threads of the set.
//   set_x__0 .. set_x__7  input, 32 bits: Operand of each thread.
//   result_refused  output, 1 bit: The network does not have the operation, in the same cycle: a start is
//       ignored.
//   result_done  output, 1 bit: The set is combined, for one cycle.
//   result_y__0 .. result_y__7  output, 32 bits: Exclusive prefix of each thread, from `done` to the next result
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
// --block brent_kung --reset sync`.
//
// Configuration
// `BrentKung` of rtl/src/atomics/prefix/brent_kung.rs with T = 8, N = 32. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block brent_kung

module warpwright_brent_kung (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [7:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  input wire [31:0] set_x__4,
  input wire [31:0] set_x__5,
  input wire [31:0] set_x__6,
  input wire [31:0] set_x__7,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_y__4,
  output reg [31:0] result_y__5,
  output reg [31:0] result_y__6,
  output reg [31:0] result_y__7,
  output reg [31:0] result_total
);
  reg [3:0] operand_op;
  reg [31:0] operand_k;
  reg [31:0] operand_word__0;
  reg [31:0] operand_word__1;
  reg [31:0] operand_word__2;
  reg [31:0] operand_word__3;
  reg [31:0] operand_word__4;
  reg [31:0] operand_word__5;
  reg [31:0] operand_word__6;
  reg [31:0] operand_word__7;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg [3:0] up_1__before_op;
  reg [31:0] up_1__before_k;
  reg [31:0] up_1__before_word__0;
  reg [31:0] up_1__before_word__1;
  reg [31:0] up_1__before_word__2;
  reg [31:0] up_1__before_word__3;
  reg [31:0] up_1__before_word__4;
  reg [31:0] up_1__before_word__5;
  reg [31:0] up_1__before_word__6;
  reg [31:0] up_1__before_word__7;
  wire [3:0] up_1__after_op;
  wire [31:0] up_1__after_k;
  wire [31:0] up_1__after_word__0;
  wire [31:0] up_1__after_word__1;
  wire [31:0] up_1__after_word__2;
  wire [31:0] up_1__after_word__3;
  wire [31:0] up_1__after_word__4;
  wire [31:0] up_1__after_word__5;
  wire [31:0] up_1__after_word__6;
  wire [31:0] up_1__after_word__7;
  reg [3:0] up_2__before_op;
  reg [31:0] up_2__before_k;
  reg [31:0] up_2__before_word__0;
  reg [31:0] up_2__before_word__1;
  reg [31:0] up_2__before_word__2;
  reg [31:0] up_2__before_word__3;
  reg [31:0] up_2__before_word__4;
  reg [31:0] up_2__before_word__5;
  reg [31:0] up_2__before_word__6;
  reg [31:0] up_2__before_word__7;
  wire [3:0] up_2__after_op;
  wire [31:0] up_2__after_k;
  wire [31:0] up_2__after_word__0;
  wire [31:0] up_2__after_word__1;
  wire [31:0] up_2__after_word__2;
  wire [31:0] up_2__after_word__3;
  wire [31:0] up_2__after_word__4;
  wire [31:0] up_2__after_word__5;
  wire [31:0] up_2__after_word__6;
  wire [31:0] up_2__after_word__7;
  reg [3:0] up_4__before_op;
  reg [31:0] up_4__before_k;
  reg [31:0] up_4__before_word__0;
  reg [31:0] up_4__before_word__1;
  reg [31:0] up_4__before_word__2;
  reg [31:0] up_4__before_word__3;
  reg [31:0] up_4__before_word__4;
  reg [31:0] up_4__before_word__5;
  reg [31:0] up_4__before_word__6;
  reg [31:0] up_4__before_word__7;
  wire [3:0] up_4__after_op;
  wire [31:0] up_4__after_k;
  wire [31:0] up_4__after_word__0;
  wire [31:0] up_4__after_word__1;
  wire [31:0] up_4__after_word__2;
  wire [31:0] up_4__after_word__3;
  wire [31:0] up_4__after_word__4;
  wire [31:0] up_4__after_word__5;
  wire [31:0] up_4__after_word__6;
  wire [31:0] up_4__after_word__7;
  reg [3:0] up_8__before_op;
  reg [31:0] up_8__before_k;
  reg [31:0] up_8__before_word__0;
  reg [31:0] up_8__before_word__1;
  reg [31:0] up_8__before_word__2;
  reg [31:0] up_8__before_word__3;
  reg [31:0] up_8__before_word__4;
  reg [31:0] up_8__before_word__5;
  reg [31:0] up_8__before_word__6;
  reg [31:0] up_8__before_word__7;
  wire [3:0] up_8__after_op;
  wire [31:0] up_8__after_k;
  wire [31:0] up_8__after_word__0;
  wire [31:0] up_8__after_word__1;
  wire [31:0] up_8__after_word__2;
  wire [31:0] up_8__after_word__3;
  wire [31:0] up_8__after_word__4;
  wire [31:0] up_8__after_word__5;
  wire [31:0] up_8__after_word__6;
  wire [31:0] up_8__after_word__7;
  reg [3:0] up_16__before_op;
  reg [31:0] up_16__before_k;
  reg [31:0] up_16__before_word__0;
  reg [31:0] up_16__before_word__1;
  reg [31:0] up_16__before_word__2;
  reg [31:0] up_16__before_word__3;
  reg [31:0] up_16__before_word__4;
  reg [31:0] up_16__before_word__5;
  reg [31:0] up_16__before_word__6;
  reg [31:0] up_16__before_word__7;
  wire [3:0] up_16__after_op;
  wire [31:0] up_16__after_k;
  wire [31:0] up_16__after_word__0;
  wire [31:0] up_16__after_word__1;
  wire [31:0] up_16__after_word__2;
  wire [31:0] up_16__after_word__3;
  wire [31:0] up_16__after_word__4;
  wire [31:0] up_16__after_word__5;
  wire [31:0] up_16__after_word__6;
  wire [31:0] up_16__after_word__7;
  reg [3:0] down_8__before_op;
  reg [31:0] down_8__before_k;
  reg [31:0] down_8__before_word__0;
  reg [31:0] down_8__before_word__1;
  reg [31:0] down_8__before_word__2;
  reg [31:0] down_8__before_word__3;
  reg [31:0] down_8__before_word__4;
  reg [31:0] down_8__before_word__5;
  reg [31:0] down_8__before_word__6;
  reg [31:0] down_8__before_word__7;
  wire [3:0] down_8__after_op;
  wire [31:0] down_8__after_k;
  wire [31:0] down_8__after_word__0;
  wire [31:0] down_8__after_word__1;
  wire [31:0] down_8__after_word__2;
  wire [31:0] down_8__after_word__3;
  wire [31:0] down_8__after_word__4;
  wire [31:0] down_8__after_word__5;
  wire [31:0] down_8__after_word__6;
  wire [31:0] down_8__after_word__7;
  reg [3:0] down_4__before_op;
  reg [31:0] down_4__before_k;
  reg [31:0] down_4__before_word__0;
  reg [31:0] down_4__before_word__1;
  reg [31:0] down_4__before_word__2;
  reg [31:0] down_4__before_word__3;
  reg [31:0] down_4__before_word__4;
  reg [31:0] down_4__before_word__5;
  reg [31:0] down_4__before_word__6;
  reg [31:0] down_4__before_word__7;
  wire [3:0] down_4__after_op;
  wire [31:0] down_4__after_k;
  wire [31:0] down_4__after_word__0;
  wire [31:0] down_4__after_word__1;
  wire [31:0] down_4__after_word__2;
  wire [31:0] down_4__after_word__3;
  wire [31:0] down_4__after_word__4;
  wire [31:0] down_4__after_word__5;
  wire [31:0] down_4__after_word__6;
  wire [31:0] down_4__after_word__7;
  reg [3:0] down_2__before_op;
  reg [31:0] down_2__before_k;
  reg [31:0] down_2__before_word__0;
  reg [31:0] down_2__before_word__1;
  reg [31:0] down_2__before_word__2;
  reg [31:0] down_2__before_word__3;
  reg [31:0] down_2__before_word__4;
  reg [31:0] down_2__before_word__5;
  reg [31:0] down_2__before_word__6;
  reg [31:0] down_2__before_word__7;
  wire [3:0] down_2__after_op;
  wire [31:0] down_2__after_k;
  wire [31:0] down_2__after_word__0;
  wire [31:0] down_2__after_word__1;
  wire [31:0] down_2__after_word__2;
  wire [31:0] down_2__after_word__3;
  wire [31:0] down_2__after_word__4;
  wire [31:0] down_2__after_word__5;
  wire [31:0] down_2__after_word__6;
  wire [31:0] down_2__after_word__7;
  reg [3:0] down_1__before_op;
  reg [31:0] down_1__before_k;
  reg [31:0] down_1__before_word__0;
  reg [31:0] down_1__before_word__1;
  reg [31:0] down_1__before_word__2;
  reg [31:0] down_1__before_word__3;
  reg [31:0] down_1__before_word__4;
  reg [31:0] down_1__before_word__5;
  reg [31:0] down_1__before_word__6;
  reg [31:0] down_1__before_word__7;
  wire [3:0] down_1__after_op;
  wire [31:0] down_1__after_k;
  wire [31:0] down_1__after_word__0;
  wire [31:0] down_1__after_word__1;
  wire [31:0] down_1__after_word__2;
  wire [31:0] down_1__after_word__3;
  wire [31:0] down_1__after_word__4;
  wire [31:0] down_1__after_word__5;
  wire [31:0] down_1__after_word__6;
  wire [31:0] down_1__after_word__7;
  reg results__set_clear;
  reg results__set_start;
  reg [3:0] results__set_op;
  reg [31:0] results__set_k;
  reg [7:0] results__set_mask;
  reg [31:0] results__set_x__0;
  reg [31:0] results__set_x__1;
  reg [31:0] results__set_x__2;
  reg [31:0] results__set_x__3;
  reg [31:0] results__set_x__4;
  reg [31:0] results__set_x__5;
  reg [31:0] results__set_x__6;
  reg [31:0] results__set_x__7;
  reg [31:0] results__neutral;
  reg [3:0] results__inclusive_op;
  reg [31:0] results__inclusive_k;
  reg [31:0] results__inclusive_word__0;
  reg [31:0] results__inclusive_word__1;
  reg [31:0] results__inclusive_word__2;
  reg [31:0] results__inclusive_word__3;
  reg [31:0] results__inclusive_word__4;
  reg [31:0] results__inclusive_word__5;
  reg [31:0] results__inclusive_word__6;
  reg [31:0] results__inclusive_word__7;
  wire results__result_refused;
  wire results__result_done;
  wire [31:0] results__result_y__0;
  wire [31:0] results__result_y__1;
  wire [31:0] results__result_y__2;
  wire [31:0] results__result_y__3;
  wire [31:0] results__result_y__4;
  wire [31:0] results__result_y__5;
  wire [31:0] results__result_y__6;
  wire [31:0] results__result_y__7;
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
    operand_word__4 = identity__value;
    if (set_mask[4]) begin
      operand_word__4 = set_x__4;
    end
    operand_word__5 = identity__value;
    if (set_mask[5]) begin
      operand_word__5 = set_x__5;
    end
    operand_word__6 = identity__value;
    if (set_mask[6]) begin
      operand_word__6 = set_x__6;
    end
    operand_word__7 = identity__value;
    if (set_mask[7]) begin
      operand_word__7 = set_x__7;
    end
    up_1__before_op = operand_op;
    up_1__before_k = operand_k;
    up_1__before_word__0 = operand_word__0;
    up_1__before_word__1 = operand_word__1;
    up_1__before_word__2 = operand_word__2;
    up_1__before_word__3 = operand_word__3;
    up_1__before_word__4 = operand_word__4;
    up_1__before_word__5 = operand_word__5;
    up_1__before_word__6 = operand_word__6;
    up_1__before_word__7 = operand_word__7;
    up_2__before_op = up_1__after_op;
    up_2__before_k = up_1__after_k;
    up_2__before_word__0 = up_1__after_word__0;
    up_2__before_word__1 = up_1__after_word__1;
    up_2__before_word__2 = up_1__after_word__2;
    up_2__before_word__3 = up_1__after_word__3;
    up_2__before_word__4 = up_1__after_word__4;
    up_2__before_word__5 = up_1__after_word__5;
    up_2__before_word__6 = up_1__after_word__6;
    up_2__before_word__7 = up_1__after_word__7;
    up_4__before_op = up_2__after_op;
    up_4__before_k = up_2__after_k;
    up_4__before_word__0 = up_2__after_word__0;
    up_4__before_word__1 = up_2__after_word__1;
    up_4__before_word__2 = up_2__after_word__2;
    up_4__before_word__3 = up_2__after_word__3;
    up_4__before_word__4 = up_2__after_word__4;
    up_4__before_word__5 = up_2__after_word__5;
    up_4__before_word__6 = up_2__after_word__6;
    up_4__before_word__7 = up_2__after_word__7;
    up_8__before_op = up_4__after_op;
    up_8__before_k = up_4__after_k;
    up_8__before_word__0 = up_4__after_word__0;
    up_8__before_word__1 = up_4__after_word__1;
    up_8__before_word__2 = up_4__after_word__2;
    up_8__before_word__3 = up_4__after_word__3;
    up_8__before_word__4 = up_4__after_word__4;
    up_8__before_word__5 = up_4__after_word__5;
    up_8__before_word__6 = up_4__after_word__6;
    up_8__before_word__7 = up_4__after_word__7;
    up_16__before_op = up_8__after_op;
    up_16__before_k = up_8__after_k;
    up_16__before_word__0 = up_8__after_word__0;
    up_16__before_word__1 = up_8__after_word__1;
    up_16__before_word__2 = up_8__after_word__2;
    up_16__before_word__3 = up_8__after_word__3;
    up_16__before_word__4 = up_8__after_word__4;
    up_16__before_word__5 = up_8__after_word__5;
    up_16__before_word__6 = up_8__after_word__6;
    up_16__before_word__7 = up_8__after_word__7;
    down_8__before_op = up_16__after_op;
    down_8__before_k = up_16__after_k;
    down_8__before_word__0 = up_16__after_word__0;
    down_8__before_word__1 = up_16__after_word__1;
    down_8__before_word__2 = up_16__after_word__2;
    down_8__before_word__3 = up_16__after_word__3;
    down_8__before_word__4 = up_16__after_word__4;
    down_8__before_word__5 = up_16__after_word__5;
    down_8__before_word__6 = up_16__after_word__6;
    down_8__before_word__7 = up_16__after_word__7;
    down_4__before_op = down_8__after_op;
    down_4__before_k = down_8__after_k;
    down_4__before_word__0 = down_8__after_word__0;
    down_4__before_word__1 = down_8__after_word__1;
    down_4__before_word__2 = down_8__after_word__2;
    down_4__before_word__3 = down_8__after_word__3;
    down_4__before_word__4 = down_8__after_word__4;
    down_4__before_word__5 = down_8__after_word__5;
    down_4__before_word__6 = down_8__after_word__6;
    down_4__before_word__7 = down_8__after_word__7;
    down_2__before_op = down_4__after_op;
    down_2__before_k = down_4__after_k;
    down_2__before_word__0 = down_4__after_word__0;
    down_2__before_word__1 = down_4__after_word__1;
    down_2__before_word__2 = down_4__after_word__2;
    down_2__before_word__3 = down_4__after_word__3;
    down_2__before_word__4 = down_4__after_word__4;
    down_2__before_word__5 = down_4__after_word__5;
    down_2__before_word__6 = down_4__after_word__6;
    down_2__before_word__7 = down_4__after_word__7;
    down_1__before_op = down_2__after_op;
    down_1__before_k = down_2__after_k;
    down_1__before_word__0 = down_2__after_word__0;
    down_1__before_word__1 = down_2__after_word__1;
    down_1__before_word__2 = down_2__after_word__2;
    down_1__before_word__3 = down_2__after_word__3;
    down_1__before_word__4 = down_2__after_word__4;
    down_1__before_word__5 = down_2__after_word__5;
    down_1__before_word__6 = down_2__after_word__6;
    down_1__before_word__7 = down_2__after_word__7;
    results__inclusive_op = down_1__after_op;
    results__inclusive_k = down_1__after_k;
    results__inclusive_word__0 = down_1__after_word__0;
    results__inclusive_word__1 = down_1__after_word__1;
    results__inclusive_word__2 = down_1__after_word__2;
    results__inclusive_word__3 = down_1__after_word__3;
    results__inclusive_word__4 = down_1__after_word__4;
    results__inclusive_word__5 = down_1__after_word__5;
    results__inclusive_word__6 = down_1__after_word__6;
    results__inclusive_word__7 = down_1__after_word__7;
    results__set_clear = set_clear;
    results__set_start = set_start;
    results__set_op = set_op;
    results__set_k = set_k;
    results__set_mask = set_mask;
    results__set_x__0 = set_x__0;
    results__set_x__1 = set_x__1;
    results__set_x__2 = set_x__2;
    results__set_x__3 = set_x__3;
    results__set_x__4 = set_x__4;
    results__set_x__5 = set_x__5;
    results__set_x__6 = set_x__6;
    results__set_x__7 = set_x__7;
    results__neutral = identity__value;
    result_refused = results__result_refused;
    result_done = results__result_done;
    result_y__0 = results__result_y__0;
    result_y__1 = results__result_y__1;
    result_y__2 = results__result_y__2;
    result_y__3 = results__result_y__3;
    result_y__4 = results__result_y__4;
    result_y__5 = results__result_y__5;
    result_y__6 = results__result_y__6;
    result_y__7 = results__result_y__7;
    result_total = results__result_total;
  end
  warpwright_identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  warpwright_brent_kung_up up_1 (
    .clock(clock),
    .before_op(up_1__before_op),
    .before_k(up_1__before_k),
    .before_word__0(up_1__before_word__0),
    .before_word__1(up_1__before_word__1),
    .before_word__2(up_1__before_word__2),
    .before_word__3(up_1__before_word__3),
    .before_word__4(up_1__before_word__4),
    .before_word__5(up_1__before_word__5),
    .before_word__6(up_1__before_word__6),
    .before_word__7(up_1__before_word__7),
    .after_op(up_1__after_op),
    .after_k(up_1__after_k),
    .after_word__0(up_1__after_word__0),
    .after_word__1(up_1__after_word__1),
    .after_word__2(up_1__after_word__2),
    .after_word__3(up_1__after_word__3),
    .after_word__4(up_1__after_word__4),
    .after_word__5(up_1__after_word__5),
    .after_word__6(up_1__after_word__6),
    .after_word__7(up_1__after_word__7)
  );
  warpwright_brent_kung_up_2 up_2 (
    .clock(clock),
    .before_op(up_2__before_op),
    .before_k(up_2__before_k),
    .before_word__0(up_2__before_word__0),
    .before_word__1(up_2__before_word__1),
    .before_word__2(up_2__before_word__2),
    .before_word__3(up_2__before_word__3),
    .before_word__4(up_2__before_word__4),
    .before_word__5(up_2__before_word__5),
    .before_word__6(up_2__before_word__6),
    .before_word__7(up_2__before_word__7),
    .after_op(up_2__after_op),
    .after_k(up_2__after_k),
    .after_word__0(up_2__after_word__0),
    .after_word__1(up_2__after_word__1),
    .after_word__2(up_2__after_word__2),
    .after_word__3(up_2__after_word__3),
    .after_word__4(up_2__after_word__4),
    .after_word__5(up_2__after_word__5),
    .after_word__6(up_2__after_word__6),
    .after_word__7(up_2__after_word__7)
  );
  warpwright_brent_kung_up_3 up_4 (
    .clock(clock),
    .before_op(up_4__before_op),
    .before_k(up_4__before_k),
    .before_word__0(up_4__before_word__0),
    .before_word__1(up_4__before_word__1),
    .before_word__2(up_4__before_word__2),
    .before_word__3(up_4__before_word__3),
    .before_word__4(up_4__before_word__4),
    .before_word__5(up_4__before_word__5),
    .before_word__6(up_4__before_word__6),
    .before_word__7(up_4__before_word__7),
    .after_op(up_4__after_op),
    .after_k(up_4__after_k),
    .after_word__0(up_4__after_word__0),
    .after_word__1(up_4__after_word__1),
    .after_word__2(up_4__after_word__2),
    .after_word__3(up_4__after_word__3),
    .after_word__4(up_4__after_word__4),
    .after_word__5(up_4__after_word__5),
    .after_word__6(up_4__after_word__6),
    .after_word__7(up_4__after_word__7)
  );
  warpwright_brent_kung_up_4 up_8 (
    .clock(clock),
    .before_op(up_8__before_op),
    .before_k(up_8__before_k),
    .before_word__0(up_8__before_word__0),
    .before_word__1(up_8__before_word__1),
    .before_word__2(up_8__before_word__2),
    .before_word__3(up_8__before_word__3),
    .before_word__4(up_8__before_word__4),
    .before_word__5(up_8__before_word__5),
    .before_word__6(up_8__before_word__6),
    .before_word__7(up_8__before_word__7),
    .after_op(up_8__after_op),
    .after_k(up_8__after_k),
    .after_word__0(up_8__after_word__0),
    .after_word__1(up_8__after_word__1),
    .after_word__2(up_8__after_word__2),
    .after_word__3(up_8__after_word__3),
    .after_word__4(up_8__after_word__4),
    .after_word__5(up_8__after_word__5),
    .after_word__6(up_8__after_word__6),
    .after_word__7(up_8__after_word__7)
  );
  warpwright_brent_kung_up_4 up_16 (
    .clock(clock),
    .before_op(up_16__before_op),
    .before_k(up_16__before_k),
    .before_word__0(up_16__before_word__0),
    .before_word__1(up_16__before_word__1),
    .before_word__2(up_16__before_word__2),
    .before_word__3(up_16__before_word__3),
    .before_word__4(up_16__before_word__4),
    .before_word__5(up_16__before_word__5),
    .before_word__6(up_16__before_word__6),
    .before_word__7(up_16__before_word__7),
    .after_op(up_16__after_op),
    .after_k(up_16__after_k),
    .after_word__0(up_16__after_word__0),
    .after_word__1(up_16__after_word__1),
    .after_word__2(up_16__after_word__2),
    .after_word__3(up_16__after_word__3),
    .after_word__4(up_16__after_word__4),
    .after_word__5(up_16__after_word__5),
    .after_word__6(up_16__after_word__6),
    .after_word__7(up_16__after_word__7)
  );
  warpwright_brent_kung_up_4 down_8 (
    .clock(clock),
    .before_op(down_8__before_op),
    .before_k(down_8__before_k),
    .before_word__0(down_8__before_word__0),
    .before_word__1(down_8__before_word__1),
    .before_word__2(down_8__before_word__2),
    .before_word__3(down_8__before_word__3),
    .before_word__4(down_8__before_word__4),
    .before_word__5(down_8__before_word__5),
    .before_word__6(down_8__before_word__6),
    .before_word__7(down_8__before_word__7),
    .after_op(down_8__after_op),
    .after_k(down_8__after_k),
    .after_word__0(down_8__after_word__0),
    .after_word__1(down_8__after_word__1),
    .after_word__2(down_8__after_word__2),
    .after_word__3(down_8__after_word__3),
    .after_word__4(down_8__after_word__4),
    .after_word__5(down_8__after_word__5),
    .after_word__6(down_8__after_word__6),
    .after_word__7(down_8__after_word__7)
  );
  warpwright_brent_kung_up_4 down_4 (
    .clock(clock),
    .before_op(down_4__before_op),
    .before_k(down_4__before_k),
    .before_word__0(down_4__before_word__0),
    .before_word__1(down_4__before_word__1),
    .before_word__2(down_4__before_word__2),
    .before_word__3(down_4__before_word__3),
    .before_word__4(down_4__before_word__4),
    .before_word__5(down_4__before_word__5),
    .before_word__6(down_4__before_word__6),
    .before_word__7(down_4__before_word__7),
    .after_op(down_4__after_op),
    .after_k(down_4__after_k),
    .after_word__0(down_4__after_word__0),
    .after_word__1(down_4__after_word__1),
    .after_word__2(down_4__after_word__2),
    .after_word__3(down_4__after_word__3),
    .after_word__4(down_4__after_word__4),
    .after_word__5(down_4__after_word__5),
    .after_word__6(down_4__after_word__6),
    .after_word__7(down_4__after_word__7)
  );
  warpwright_brent_kung_down down_2 (
    .clock(clock),
    .before_op(down_2__before_op),
    .before_k(down_2__before_k),
    .before_word__0(down_2__before_word__0),
    .before_word__1(down_2__before_word__1),
    .before_word__2(down_2__before_word__2),
    .before_word__3(down_2__before_word__3),
    .before_word__4(down_2__before_word__4),
    .before_word__5(down_2__before_word__5),
    .before_word__6(down_2__before_word__6),
    .before_word__7(down_2__before_word__7),
    .after_op(down_2__after_op),
    .after_k(down_2__after_k),
    .after_word__0(down_2__after_word__0),
    .after_word__1(down_2__after_word__1),
    .after_word__2(down_2__after_word__2),
    .after_word__3(down_2__after_word__3),
    .after_word__4(down_2__after_word__4),
    .after_word__5(down_2__after_word__5),
    .after_word__6(down_2__after_word__6),
    .after_word__7(down_2__after_word__7)
  );
  warpwright_brent_kung_down_2 down_1 (
    .clock(clock),
    .before_op(down_1__before_op),
    .before_k(down_1__before_k),
    .before_word__0(down_1__before_word__0),
    .before_word__1(down_1__before_word__1),
    .before_word__2(down_1__before_word__2),
    .before_word__3(down_1__before_word__3),
    .before_word__4(down_1__before_word__4),
    .before_word__5(down_1__before_word__5),
    .before_word__6(down_1__before_word__6),
    .before_word__7(down_1__before_word__7),
    .after_op(down_1__after_op),
    .after_k(down_1__after_k),
    .after_word__0(down_1__after_word__0),
    .after_word__1(down_1__after_word__1),
    .after_word__2(down_1__after_word__2),
    .after_word__3(down_1__after_word__3),
    .after_word__4(down_1__after_word__4),
    .after_word__5(down_1__after_word__5),
    .after_word__6(down_1__after_word__6),
    .after_word__7(down_1__after_word__7)
  );
  warpwright_brent_kung_results results (
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
    .set_x__4(results__set_x__4),
    .set_x__5(results__set_x__5),
    .set_x__6(results__set_x__6),
    .set_x__7(results__set_x__7),
    .neutral(results__neutral),
    .inclusive_op(results__inclusive_op),
    .inclusive_k(results__inclusive_k),
    .inclusive_word__0(results__inclusive_word__0),
    .inclusive_word__1(results__inclusive_word__1),
    .inclusive_word__2(results__inclusive_word__2),
    .inclusive_word__3(results__inclusive_word__3),
    .inclusive_word__4(results__inclusive_word__4),
    .inclusive_word__5(results__inclusive_word__5),
    .inclusive_word__6(results__inclusive_word__6),
    .inclusive_word__7(results__inclusive_word__7),
    .result_refused(results__result_refused),
    .result_done(results__result_done),
    .result_y__0(results__result_y__0),
    .result_y__1(results__result_y__1),
    .result_y__2(results__result_y__2),
    .result_y__3(results__result_y__3),
    .result_y__4(results__result_y__4),
    .result_y__5(results__result_y__5),
    .result_y__6(results__result_y__6),
    .result_y__7(results__result_y__7),
    .result_total(results__result_total)
  );
endmodule
