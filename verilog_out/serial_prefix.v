// SPDX-License-Identifier: MIT
// serial_prefix: prefixes of four threads one by one, every operation
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Serial prefix computation (docs/mechanisms/4.md): one operation after the other, in thread
// order.
//
// The one `AtomicAlu` keeps what has been combined in its result and takes the operand of
// the next thread of the set. It has every operation: multiplication and floats are combined
// here whatever the network, so that the order of float operations is always that of the threads.
//
// The computation over `T` threads, 2 to 32, and words of `N` bits, 32 outside of proofs.
//
// - latency: threads of the set + 1 cycles; products and floats as long as the `AtomicAlu`
//   takes for each thread after the first
// - area: one operation
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
// --block serial_prefix --reset sync`.
//
// Configuration
// `SerialPrefix` of rtl/src/atomics/prefix/serial.rs with T = 4, N = 32. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block serial_prefix

module combine (
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  output reg [31:0] y
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  reg [31:0] sum;
  reg carry;
  reg less;
  reg second;
  reg chooses;
  always @(*) begin
    sum = {a + b};
    carry = (sum < a);
    less = (b < a);
    if (((op == 4'h5) | (op == 4'h6))) begin
      less = (less ^ (|((a ^ b) & top)));
    end
    chooses = ((((op >= 4'h5) & (op <= 4'h8)) | (op == 4'hd)) | (op == 4'he));
    second = less;
    if (((op == 4'h6) | (op == 4'h8))) begin
      second = (!less);
    end
    if ((op == 4'hd)) begin
      second = 1'h1;
    end
    if ((op == 4'he)) begin
      second = (a == k);
    end
    y = sum;
    case (op)
      4'h2: begin
        y = (a & b);
      end
      4'h3: begin
        y = (a | b);
      end
      4'h4: begin
        y = (a ^ b);
      end
      4'h9: begin
        if (carry) begin
          y = ones;
        end
      end
      4'ha: begin
        if (((|k) & (carry | (sum >= k)))) begin
          y = {sum - k};
        end
      end
      default: begin
      end
    endcase
    if (chooses) begin
      y = a;
      if (second) begin
        y = b;
      end
    end
  end
endmodule

module alu (
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
  combine combine (
    .op(combine__op),
    .a(combine__a),
    .b(combine__b),
    .k(combine__k),
    .y(combine__y)
  );
endmodule

module identity (
  input wire [3:0] op,
  output reg [31:0] value
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  localparam [31:0] one = 32'h1;
  localparam [31:0] one_float = 32'h3f800000;
  always @(*) begin
    value = 32'h0;
    case (op)
      4'h1: begin
        value = one;
      end
      4'h2: begin
        value = ones;
      end
      4'h5: begin
        value = (ones ^ top);
      end
      4'h6: begin
        value = top;
      end
      4'h7: begin
        value = ones;
      end
      4'hb: begin
        value = top;
      end
      4'hc: begin
        value = one_float;
      end
      default: begin
      end
    endcase
  end
endmodule

module serial_prefix (
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
  reg [3:0] now;
  reg [3:0] chosen;
  reg [31:0] operand;
  reg taking;
  reg slow;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg working__d;
  reg working__q = 1'h0;
  reg [3:0] entered__d;
  reg [3:0] entered__q = 4'h0;
  reg leads__d;
  reg leads__q = 1'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  always @(*) begin
    working__d = working__q;
    entered__d = entered__q;
    leads__d = leads__q;
    left__d = left__q;
    prefix__0__d = prefix__0__q;
    prefix__1__d = prefix__1__q;
    prefix__2__d = prefix__2__q;
    prefix__3__d = prefix__3__q;
    identity__op = set_op;
    now = left__q;
    if (set_start) begin
      now = set_mask;
    end
    chosen = 4'h0;
    operand = 32'h0;
    if ((now[0] & (!(|chosen)))) begin
      chosen = {chosen[3:1], 1'h1};
      operand = set_x__0;
    end
    if ((now[1] & (!(|chosen)))) begin
      chosen = {chosen[3:2], 1'h1, chosen[0]};
      operand = set_x__1;
    end
    if ((now[2] & (!(|chosen)))) begin
      chosen = {chosen[3], 1'h1, chosen[1:0]};
      operand = set_x__2;
    end
    if ((now[3] & (!(|chosen)))) begin
      chosen = {1'h1, chosen[2:0]};
      operand = set_x__3;
    end
    slow = (((set_op == 4'h1) | (set_op == 4'hb)) | (set_op == 4'hc));
    taking = (set_start | ((working__q & (|left__q)) & ((!slow) | (!alu__busy))));
    if (taking) begin
      entered__d = chosen;
      leads__d = set_start;
      left__d = (now & {~chosen});
    end
    alu__start = taking;
    alu__op = set_op;
    if ((set_start | (set_op >= 4'hd))) begin
      alu__op = 4'hd;
    end
    alu__a = 32'h0;
    alu__chain = 1'h1;
    alu__b = operand;
    alu__k = set_k;
    result_refused = 1'h0;
    result_done = 1'h0;
    if (set_start) begin
      working__d = 1'h1;
    end
    if (((working__q & (!alu__busy)) & (!(|left__q)))) begin
      result_done = 1'h1;
      working__d = 1'h0;
    end
    result_total = alu__y;
    result_y__0 = prefix__0__q;
    if ((alu__begins & entered__q[0])) begin
      prefix__0__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[0]))) begin
      prefix__0__d = identity__value;
    end
    result_y__1 = prefix__1__q;
    if ((alu__begins & entered__q[1])) begin
      prefix__1__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[1]))) begin
      prefix__1__d = identity__value;
    end
    result_y__2 = prefix__2__q;
    if ((alu__begins & entered__q[2])) begin
      prefix__2__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[2]))) begin
      prefix__2__d = identity__value;
    end
    result_y__3 = prefix__3__q;
    if ((alu__begins & entered__q[3])) begin
      prefix__3__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[3]))) begin
      prefix__3__d = identity__value;
    end
  end
  always @(posedge clock) begin
    working__q <= working__d;
    entered__q <= entered__d;
    leads__q <= leads__d;
    left__q <= left__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
  end
  alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
endmodule
