// SPDX-License-Identifier: MIT
// atomic_alu: every atomic operation, floats and products in several cycles
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Every atomic operation, one after the other (docs/mechanisms/4.md).
//
// Operands are registered. Integer operations but multiplication then take one cycle.
// Multiplication adds and shifts, a bit a cycle, until no bit of `b` is left. Float sums and
// products are aligned, added, normalised and rounded in steps of one bit by the same registers:
// few LUTs and no multiplier, for operations that meet a memory's latency anyway.
//
// Floats are those of the lanes: round to nearest even, subnormals flushed, one NaN.
//
// One operation at a time, on words of `N` bits: 32, or fewer where only operations of one cycle
// are wanted.
//
// - latency: 2 cycles; multiplication 3 + the bits of `b`, float product 29 or 30, float sum 7
//   to 35
// - throughput: one operation a cycle of those that take two cycles, else one per latency
// - invariant: `y` holds until the next `start`
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: An operation begins; while `busy` only after one that takes two cycles.
//   op  input, 4 bits: Operation, see `AtomicOp`, with `start`.
//   a  input, 32 bits: Value of memory, or of the earlier threads.
//   b  input, 32 bits: Operand.
//   k  input, 32 bits: Modulus, or the value to compare with.
//   chain  input, 1 bit: The last result is the first value instead of `a`.
//   begins  output, 1 bit: The operation uses its operands in this cycle, the one after `start`.
//   busy  output, 1 bit: The result is not valid yet.
//   y  output, 32 bits: The result, from the end of `busy` to the next `start`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of op (AtomicOp):
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
// --block atomic_alu --reset sync`.
//
// Configuration
// `AtomicAlu` of rtl/src/atomics/alu.rs with N = 32. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block atomic_alu

module warpwright_atomic_alu (
  input wire clock,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  input wire chain,
  output reg begins,
  output reg busy,
  output reg [31:0] y
);
  reg multiplies;
  reg [31:0] first;
  reg [31:0] x;
  reg [31:0] z;
  reg [7:0] a_exponent;
  reg [7:0] b_exponent;
  reg [31:0] a_significand;
  reg [31:0] b_significand;
  reg a_nan;
  reg b_nan;
  reg a_infinite;
  reg b_infinite;
  reg a_less;
  reg product_sign;
  reg [31:0] addend;
  reg [31:0] base;
  reg [31:0] sum;
  reg up;
  reg [31:0] fraction;
  reg [31:0] rebuilt;
  reg [9:0] final_exponent;
  reg waiting__d;
  reg waiting__q = 1'h0;
  reg [3:0] code__d;
  reg [3:0] code__q = 4'h0;
  reg [31:0] value__d;
  reg [31:0] value__q = 32'h0;
  reg [31:0] operand__d;
  reg [31:0] operand__q = 32'h0;
  reg [31:0] modulus__d;
  reg [31:0] modulus__q = 32'h0;
  reg chained__d;
  reg chained__q = 1'h0;
  reg [3:0] combine__op;
  reg [31:0] combine__a;
  reg [31:0] combine__b;
  reg [31:0] combine__k;
  wire [31:0] combine__y;
  reg [31:0] result__d;
  reg [31:0] result__q = 32'h0;
  reg [2:0] state__d;
  reg [2:0] state__q = 3'h0;
  reg [31:0] greater__d;
  reg [31:0] greater__q = 32'h0;
  reg [31:0] factor__d;
  reg [31:0] factor__q = 32'h0;
  reg [31:0] work__d;
  reg [31:0] work__q = 32'h0;
  reg sticky__d;
  reg sticky__q = 1'h0;
  reg [9:0] exponent__d;
  reg [9:0] exponent__q = 10'h0;
  reg [7:0] steps__d;
  reg [7:0] steps__q = 8'h0;
  reg sign__d;
  reg sign__q = 1'h0;
  reg opposite__d;
  reg opposite__q = 1'h0;
  reg both__d;
  reg both__q = 1'h0;
  reg [1:0] special__d;
  reg [1:0] special__q = 2'h0;
  always @(*) begin
    code__d = code__q;
    value__d = value__q;
    operand__d = operand__q;
    modulus__d = modulus__q;
    chained__d = chained__q;
    result__d = result__q;
    state__d = state__q;
    greater__d = greater__q;
    factor__d = factor__q;
    work__d = work__q;
    sticky__d = sticky__q;
    exponent__d = exponent__q;
    steps__d = steps__q;
    sign__d = sign__q;
    opposite__d = opposite__q;
    both__d = both__q;
    special__d = special__q;
    begins = waiting__q;
    y = result__q;
    waiting__d = start;
    if (start) begin
      code__d = op;
      value__d = a;
      operand__d = b;
      modulus__d = k;
      chained__d = chain;
    end
    first = value__q;
    if (chained__q) begin
      first = result__q;
    end
    x = first;
    z = operand__q;
    combine__op = code__q;
    combine__a = first;
    combine__b = operand__q;
    combine__k = modulus__q;
    busy = (waiting__q | (state__q != 3'h0));
    a_exponent = x[30:23];
    b_exponent = z[30:23];
    a_significand = 32'h0;
    if ((|a_exponent)) begin
      a_significand = ((x & 32'h7fffff) | 32'h800000);
    end
    b_significand = 32'h0;
    if ((|b_exponent)) begin
      b_significand = ((z & 32'h7fffff) | 32'h800000);
    end
    a_nan = ((&a_exponent) & (|(x & 32'h7fffff)));
    b_nan = ((&b_exponent) & (|(z & 32'h7fffff)));
    a_infinite = ((&a_exponent) & (!(|(x & 32'h7fffff))));
    b_infinite = ((&b_exponent) & (!(|(z & 32'h7fffff))));
    a_less = ((x & 32'h7fffffff) < (z & 32'h7fffffff));
    product_sign = (x[31] ^ z[31]);
    multiplies = (((state__q == 3'h1) | (state__q == 3'h2)) | (state__q == 3'h0));
    base = work__q;
    addend = 32'h0;
    if ((multiplies & factor__q[0])) begin
      addend = greater__q;
    end
    if ((state__q == 3'h4)) begin
      base = greater__q;
      addend = work__q;
      if (opposite__q) begin
        addend = {~work__q};
      end
    end
    up = (work__q[1] & ((work__q[0] | sticky__q) | work__q[2]));
    if (((state__q == 3'h6) & up)) begin
      addend = 32'h4;
    end
    sum = {base + addend};
    if ((((state__q == 3'h4) & opposite__q) & (!sticky__q))) begin
      sum = {sum + 32'h1};
    end
    rebuilt = 32'h0;
    final_exponent = exponent__q;
    fraction = ({work__q >> 32'h2} & 32'h7fffff);
    case (state__q)
      3'h0: begin
        if (waiting__q) begin
          result__d = combine__y;
          sticky__d = 1'h0;
          work__d = 32'h0;
          special__d = 2'h0;
          if ((a_infinite | b_infinite)) begin
            special__d = 2'h2;
          end
          sign__d = product_sign;
          if ((code__q == 4'h1)) begin
            greater__d = x;
            factor__d = z;
            state__d = 3'h1;
          end
          if ((code__q == 4'hc)) begin
            greater__d = {a_significand << 32'h2};
            factor__d = b_significand;
            exponent__d = {{{2'h0, a_exponent} + {2'h0, b_exponent}} + 10'h382};
            steps__d = 8'h18;
            state__d = 3'h2;
            if (((!(|a_significand)) | (!(|b_significand)))) begin
              special__d = 2'h3;
              if ((a_infinite | b_infinite)) begin
                special__d = 2'h1;
              end
            end
          end
          if ((code__q == 4'hb)) begin
            opposite__d = product_sign;
            both__d = (x[31] & z[31]);
            if (a_less) begin
              greater__d = {b_significand << 32'h2};
              work__d = {a_significand << 32'h2};
              exponent__d = {2'h0, b_exponent};
              steps__d = {b_exponent - a_exponent};
              sign__d = z[31];
            end else begin
              greater__d = {a_significand << 32'h2};
              work__d = {b_significand << 32'h2};
              exponent__d = {2'h0, a_exponent};
              steps__d = {a_exponent - b_exponent};
              sign__d = x[31];
            end
            state__d = 3'h3;
            if (((a_infinite & b_infinite) & product_sign)) begin
              special__d = 2'h1;
            end
          end
          if ((a_nan | b_nan)) begin
            special__d = 2'h1;
          end
        end
      end
      3'h1: begin
        work__d = sum;
        greater__d = {greater__q << 32'h1};
        factor__d = {factor__q >> 32'h1};
        if ((!(|factor__q))) begin
          result__d = work__q;
          state__d = 3'h0;
        end
      end
      3'h2: begin
        work__d = {sum >> 32'h1};
        sticky__d = (sticky__q | sum[0]);
        factor__d = {factor__q >> 32'h1};
        steps__d = {steps__q - 8'h1};
        if ((steps__q == 8'h1)) begin
          state__d = 3'h5;
        end
      end
      3'h3: begin
        work__d = {work__q >> 32'h1};
        sticky__d = (sticky__q | work__q[0]);
        steps__d = {steps__q - 8'h1};
        if ((!(|steps__q))) begin
          work__d = work__q;
          sticky__d = sticky__q;
          state__d = 3'h4;
        end
        if ((steps__q >= 8'h1c)) begin
          work__d = 32'h0;
          sticky__d = (sticky__q | (|work__q));
          steps__d = 8'h0;
        end
      end
      3'h4: begin
        work__d = sum;
        state__d = 3'h5;
        if (((!(|sum)) & (!sticky__q))) begin
          sign__d = both__q;
          if ((special__q == 2'h0)) begin
            special__d = 2'h3;
          end
        end
      end
      3'h5: begin
        if (work__q[26]) begin
          work__d = {work__q >> 32'h1};
          sticky__d = (sticky__q | work__q[0]);
          exponent__d = {exponent__q + 10'h1};
        end
        if (((!work__q[26]) & (!work__q[25]))) begin
          work__d = {work__q << 32'h1};
          exponent__d = {exponent__q - 10'h1};
        end
        if ((((!work__q[26]) & work__q[25]) | (|special__q))) begin
          work__d = work__q;
          exponent__d = exponent__q;
          state__d = 3'h6;
        end
      end
      3'h6: begin
        work__d = sum;
        state__d = 3'h7;
      end
      default: begin
        if (work__q[26]) begin
          final_exponent = {exponent__q + 10'h1};
        end
        rebuilt = (fraction | {{24'h0, final_exponent[7:0]} << 32'h17});
        if (((!(|exponent__q)) & ((work__q & 32'h3fffffc) == 32'h3fffffc))) begin
          rebuilt = 32'h800000;
        end else begin
          if ((final_exponent[9] | (!(|final_exponent)))) begin
            rebuilt = 32'h0;
          end
        end
        if (((!final_exponent[9]) & (final_exponent[8] | (&final_exponent[7:0])))) begin
          rebuilt = 32'h7f800000;
        end
        if ((special__q == 2'h1)) begin
          rebuilt = 32'h7fc00000;
        end
        if ((special__q == 2'h2)) begin
          rebuilt = 32'h7f800000;
        end
        if ((special__q == 2'h3)) begin
          rebuilt = 32'h0;
        end
        if ((sign__q & (special__q != 2'h1))) begin
          rebuilt = (rebuilt | 32'h80000000);
        end
        result__d = rebuilt;
        state__d = 3'h0;
      end
    endcase
  end
  always @(posedge clock) begin
    waiting__q <= waiting__d;
    code__q <= code__d;
    value__q <= value__d;
    operand__q <= operand__d;
    modulus__q <= modulus__d;
    chained__q <= chained__d;
    result__q <= result__d;
    state__q <= state__d;
    greater__q <= greater__d;
    factor__q <= factor__d;
    work__q <= work__d;
    sticky__q <= sticky__d;
    exponent__q <= exponent__d;
    steps__q <= steps__d;
    sign__q <= sign__d;
    opposite__q <= opposite__d;
    both__q <= both__d;
    special__q <= special__d;
  end
  warpwright_combine combine (
    .op(combine__op),
    .a(combine__a),
    .b(combine__b),
    .k(combine__k),
    .y(combine__y)
  );
endmodule
