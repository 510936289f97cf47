// SPDX-License-Identifier: MIT
// lanes: fewer lanes than threads: an instruction takes several turns
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The lanes of an execution unit: as many as the warp has threads, 4 or 8, or 4, 2 or 1
// (docs/core.md, physical lanes).
//
// With fewer lanes than threads an instruction takes several cycles, its *turns*: in the first one
// lane `j` of `L` works for thread `T - L + j`, in the next for the thread `L` below, and in the
// last for thread `j`. The operands hold meanwhile, since the next instruction comes later
// (`pace`), and the results of the turns before the last one wait in registers: all come out
// together. As many lanes as threads need neither.
//
// A lane that no instruction uses computes for `attribute`: lane 0.
//
// - latency: from operands to results 4 cycles and one for each turn; of a loan always 5
// - throughput: one operation per lane and cycle: an instruction every `T / L` cycles
// - invariant: `start` comes `T / L` cycles after the one before, or later; a loan never while
//   `busy_next` said no
//
// The lanes for `T` threads, 4 or 8; `TL` is the logarithm of `T`.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Stage E1: an instruction begins. Its operands stay for all of its turns.
//   op  input, 6 bits: Operation (`AluOp`).
//   compare  input, 4 bits: Comparison code.
//   a__0 .. a__3  input, 32 bits: First operand of each thread.
//   b__0 .. b__3  input, 32 bits: Second operand.
//   c__0 .. c__3  input, 32 bits: Third operand.
//   choice  input, 4 bits: Condition of `sel`, of each thread.
//   loan_valid  input, 1 bit: The lane computes this in the next five cycles.
//   loan_op  input, 6 bits: Operation, see `AluOp`.
//   loan_a  input, 32 bits: First operand.
//   loan_b  input, 32 bits: Second operand.
//   loan_c  input, 32 bits: Third operand.
//   ends  output, 1 bit: The last turn of an instruction: its results come five cycles later.
//   busy_next  output, 1 bit: An instruction that has begun needs the next cycle too.
//   loan_result  output, 32 bits: Result, five cycles after its operands.
//   result__0 .. result__3  output, 32 bits: Result of each thread.
//   flags  output, 4 bits: Results of a comparison.
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
// Numbers of loan_op (AluOp):
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
// --block lanes --reset sync`.
//
// Configuration
// `Lanes` of rtl/src/execution_unit/lanes.rs with T = 4, TL = 2. Constants are folded away. For another, change
// its line in rtl/src/registry; the command is then:
//   warpwright export --block lanes

module warpwright_lanes (
  input wire clock,
  input wire start,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  input wire [31:0] b__0,
  input wire [31:0] b__1,
  input wire [31:0] b__2,
  input wire [31:0] b__3,
  input wire [31:0] c__0,
  input wire [31:0] c__1,
  input wire [31:0] c__2,
  input wire [31:0] c__3,
  input wire [3:0] choice,
  output reg ends,
  output reg busy_next,
  input wire loan_valid,
  input wire [5:0] loan_op,
  input wire [31:0] loan_a,
  input wire [31:0] loan_b,
  input wire [31:0] loan_c,
  output reg [31:0] loan_result,
  output reg [31:0] result__0,
  output reg [31:0] result__1,
  output reg [31:0] result__2,
  output reg [31:0] result__3,
  output reg [3:0] flags
);
  localparam [1:0] lanes = 2'h1;
  localparam [1:0] rest = 2'h3;
  reg [1:0] first;
  reg [1:0] thread;
  reg [31:0] row__0;
  reg [31:0] row__1;
  reg [31:0] row__2;
  reg [31:0] row__3;
  reg row_flag__0;
  reg row_flag__1;
  reg row_flag__2;
  reg row_flag__3;
  reg [3:0] all_flags;
  reg busy_next_value;
  reg ends_value;
  reg [31:0] lane__0__a_value;
  reg [31:0] lane__0__b_value;
  reg [31:0] lane__0__c_value;
  reg [5:0] lane__0__op_value;
  reg lane__0__predicate_value;
  reg [5:0] lane__0__op;
  reg [3:0] lane__0__compare;
  reg [31:0] lane__0__a;
  reg [31:0] lane__0__b;
  reg [31:0] lane__0__c;
  reg lane__0__predicate;
  wire [31:0] lane__0__result;
  wire lane__0__flag;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg kept_flag__0__d;
  reg kept_flag__0__q = 1'h0;
  reg kept_flag__1__d;
  reg kept_flag__1__q = 1'h0;
  reg kept_flag__2__d;
  reg kept_flag__2__q = 1'h0;
  reg [1:0] served__d;
  reg [1:0] served__q = 2'h0;
  always @(*) begin
    served__d = served__q;
    ends_value = start;
    busy_next_value = 1'h0;
    ends_value = ((served__q == rest) & (!start));
    busy_next_value = (start | ((|served__q) & (served__q != rest)));
    if (start) begin
      served__d = lanes;
    end else begin
      if ((|served__q)) begin
        served__d = {served__q + lanes};
      end
    end
    first = {rest - served__q};
    thread = {first + 2'h0};
    lane__0__op_value = op;
    lane__0__compare = compare;
    lane__0__a_value = a__3;
    lane__0__b_value = b__3;
    lane__0__c_value = c__3;
    lane__0__predicate_value = choice[3];
    if ((thread == 2'h0)) begin
      lane__0__a_value = a__0;
      lane__0__b_value = b__0;
      lane__0__c_value = c__0;
      lane__0__predicate_value = choice[0];
    end
    if ((thread == 2'h1)) begin
      lane__0__a_value = a__1;
      lane__0__b_value = b__1;
      lane__0__c_value = c__1;
      lane__0__predicate_value = choice[1];
    end
    if ((thread == 2'h2)) begin
      lane__0__a_value = a__2;
      lane__0__b_value = b__2;
      lane__0__c_value = c__2;
      lane__0__predicate_value = choice[2];
    end
    if (loan_valid) begin
      lane__0__op_value = loan_op;
      lane__0__a_value = loan_a;
      lane__0__b_value = loan_b;
      lane__0__c_value = loan_c;
    end
    loan_result = lane__0__result;
    row__0 = lane__0__result;
    row_flag__0 = lane__0__flag;
    kept__0__d = row__0;
    kept_flag__0__d = row_flag__0;
    row__1 = kept__0__q;
    row_flag__1 = kept_flag__0__q;
    kept__1__d = row__1;
    kept_flag__1__d = row_flag__1;
    row__2 = kept__1__q;
    row_flag__2 = kept_flag__1__q;
    kept__2__d = row__2;
    kept_flag__2__d = row_flag__2;
    row__3 = kept__2__q;
    row_flag__3 = kept_flag__2__q;
    all_flags = 4'h0;
    result__0 = row__0;
    all_flags = {all_flags[3:1], row_flag__0};
    result__1 = row__1;
    all_flags = {all_flags[3:2], row_flag__1, all_flags[0]};
    result__2 = row__2;
    all_flags = {all_flags[3], row_flag__2, all_flags[1:0]};
    result__3 = row__3;
    all_flags = {row_flag__3, all_flags[2:0]};
    flags = all_flags;
    busy_next = busy_next_value;
    ends = ends_value;
    lane__0__a = lane__0__a_value;
    lane__0__b = lane__0__b_value;
    lane__0__c = lane__0__c_value;
    lane__0__op = lane__0__op_value;
    lane__0__predicate = lane__0__predicate_value;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept_flag__0__q <= kept_flag__0__d;
    kept_flag__1__q <= kept_flag__1__d;
    kept_flag__2__q <= kept_flag__2__d;
    served__q <= served__d;
  end
  warpwright_lane lane__0 (
    .clock(clock),
    .op(lane__0__op),
    .compare(lane__0__compare),
    .a(lane__0__a),
    .b(lane__0__b),
    .c(lane__0__c),
    .predicate(lane__0__predicate),
    .result(lane__0__result),
    .flag(lane__0__flag)
  );
endmodule
