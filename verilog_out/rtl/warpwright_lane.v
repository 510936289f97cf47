// SPDX-License-Identifier: MIT
// lane: one lane: integer and FP32 arithmetic, fixed latency
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// One lane: integer and FP32 arithmetic (docs/core.md).
//
// - stage: what happens
// - E1: decode; logic; partial products; shift amounts; unpacking for conversions
// - E2: product summed, normalised, rounded; rotate and mask; float to integral float
// - E3: compare, choose; float addition: swap, alignment
// - E4: sum or difference; coarse normalisation
// - E5: fine normalisation, rounding, packing
//
// Every operation ends as one of four sums in E3 to E5: integer, float, integer to float, leading
// zeros. What is finished earlier goes on as a sum with zero; a float as a sum with -0, which
// flushes subnormals and makes every NaN the one NaN. `fmad` so rounds twice. Shifts and bit
// fields are one rotation and one mask; `f2i` is a shift of the mantissa. `pack.unorm8` and
// `pack.unorm16` insert the top of 255 or 65535 times the mantissa as a bit field, `unpack.unorm8`
// and `unpack.unorm16` are an integer to float in units of 2^-32, and the half floats are rounded
// by the integer sum.
//
// - latency: 5: operands at the first edge, result after the fifth
// - throughput: one operation per cycle, no stall
// - unused numbers: give 0
//
// The lane.
//
// Ports
//   clock  input, 1 bit: Clock.
//   op  input, 6 bits: Operation (`AluOp`).
//   compare  input, 4 bits: Comparison code of `isetp` and `fsetp`.
//   a  input, 32 bits: First operand.
//   b  input, 32 bits: Second operand.
//   c  input, 32 bits: Third operand.
//   predicate  input, 1 bit: Condition of `sel`.
//   result  output, 32 bits: Result.
//   flag  output, 1 bit: Result of a comparison, else 0.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of op (AluOp):
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
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block lane --reset sync`.
//
// Configuration
// `Lane` of rtl/src/lane/mod.rs. Constants are folded away. For another, change its line in rtl/src/registry;
// the command is then:
//   warpwright export --block lane

module warpwright_lane (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] result,
  output reg flag
);
  reg [5:0] prepare__op;
  reg [3:0] prepare__compare;
  reg [31:0] prepare__a;
  reg [31:0] prepare__b;
  reg [31:0] prepare__c;
  reg prepare__predicate;
  wire [31:0] prepare__form_first;
  wire [31:0] prepare__form_second;
  wire [5:0] prepare__form_low_end;
  wire [5:0] prepare__form_high_end;
  wire [26:0] prepare__form_prepared;
  wire [11:0] prepare__form_steps;
  wire [31:0] prepare__form_product_low;
  wire [31:0] prepare__form_product_high;
  wire prepare__form_product_sticky;
  reg [31:0] operands__form_first;
  reg [31:0] operands__form_second;
  reg [5:0] operands__form_low_end;
  reg [5:0] operands__form_high_end;
  reg [26:0] operands__form_prepared;
  reg [11:0] operands__form_steps;
  reg [31:0] operands__form_product_low;
  reg [31:0] operands__form_product_high;
  reg operands__form_product_sticky;
  wire [31:0] operands__sum_x;
  wire [31:0] operands__sum_y;
  wire [11:0] operands__sum_steps;
  reg [31:0] total__input_x;
  reg [31:0] total__input_y;
  reg [11:0] total__input_steps;
  wire [31:0] total__result;
  wire total__flag;
  always @(*) begin
    prepare__op = op;
    prepare__compare = compare;
    prepare__a = a;
    prepare__b = b;
    prepare__c = c;
    prepare__predicate = predicate;
    operands__form_first = prepare__form_first;
    operands__form_second = prepare__form_second;
    operands__form_low_end = prepare__form_low_end;
    operands__form_high_end = prepare__form_high_end;
    operands__form_prepared = prepare__form_prepared;
    operands__form_steps = prepare__form_steps;
    operands__form_product_low = prepare__form_product_low;
    operands__form_product_high = prepare__form_product_high;
    operands__form_product_sticky = prepare__form_product_sticky;
    total__input_x = operands__sum_x;
    total__input_y = operands__sum_y;
    total__input_steps = operands__sum_steps;
    result = total__result;
    flag = total__flag;
  end
  warpwright_lane_prepare prepare (
    .clock(clock),
    .op(prepare__op),
    .compare(prepare__compare),
    .a(prepare__a),
    .b(prepare__b),
    .c(prepare__c),
    .predicate(prepare__predicate),
    .form_first(prepare__form_first),
    .form_second(prepare__form_second),
    .form_low_end(prepare__form_low_end),
    .form_high_end(prepare__form_high_end),
    .form_prepared(prepare__form_prepared),
    .form_steps(prepare__form_steps),
    .form_product_low(prepare__form_product_low),
    .form_product_high(prepare__form_product_high),
    .form_product_sticky(prepare__form_product_sticky)
  );
  warpwright_lane_operands operands (
    .clock(clock),
    .form_first(operands__form_first),
    .form_second(operands__form_second),
    .form_low_end(operands__form_low_end),
    .form_high_end(operands__form_high_end),
    .form_prepared(operands__form_prepared),
    .form_steps(operands__form_steps),
    .form_product_low(operands__form_product_low),
    .form_product_high(operands__form_product_high),
    .form_product_sticky(operands__form_product_sticky),
    .sum_x(operands__sum_x),
    .sum_y(operands__sum_y),
    .sum_steps(operands__sum_steps)
  );
  warpwright_total total (
    .clock(clock),
    .input_x(total__input_x),
    .input_y(total__input_y),
    .input_steps(total__input_steps),
    .result(total__result),
    .flag(total__flag)
  );
endmodule
