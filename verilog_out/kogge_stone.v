// SPDX-License-Identifier: MIT
// kogge_stone: Kogge-Stone prefix network over four threads
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

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

module results (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] mask,
  input wire [31:0] neutral,
  input wire [31:0] inclusive__0,
  input wire [31:0] inclusive__1,
  input wire [31:0] inclusive__2,
  input wire [31:0] inclusive__3,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] total
);
  localparam [3:0] levels = 4'h2;
  reg last;
  reg [3:0] step__d;
  reg [3:0] step__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  reg [31:0] whole__d;
  reg [31:0] whole__q = 32'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  always @(*) begin
    step__d = step__q;
    prefix__0__d = prefix__0__q;
    prefix__1__d = prefix__1__q;
    prefix__2__d = prefix__2__q;
    prefix__3__d = prefix__3__q;
    whole__d = whole__q;
    last = ((start & (levels == 4'h1)) | ((|step__q) & (step__q == {levels - 4'h1})));
    if (start) begin
      step__d = 4'h1;
    end
    if ((|step__q)) begin
      step__d = {step__q + 4'h1};
    end
    if (last) begin
      step__d = 4'h0;
    end
    finished__d = last;
    done = finished__q;
    total = whole__q;
    y__0 = prefix__0__q;
    y__1 = prefix__1__q;
    y__2 = prefix__2__q;
    y__3 = prefix__3__q;
    if (last) begin
      if (mask[0]) begin
        prefix__0__d = neutral;
      end
      if (mask[1]) begin
        prefix__1__d = inclusive__0;
      end
      if (mask[2]) begin
        prefix__2__d = inclusive__1;
      end
      if (mask[3]) begin
        prefix__3__d = inclusive__2;
      end
      whole__d = inclusive__3;
    end
    if (clear) begin
      prefix__0__d = neutral;
      prefix__1__d = neutral;
      prefix__2__d = neutral;
      prefix__3__d = neutral;
    end
  end
  always @(posedge clock) begin
    step__q <= step__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    whole__q <= whole__d;
    finished__q <= finished__d;
  end
endmodule

module node_1 (
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

module kogge_stone (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] k,
  input wire [3:0] mask,
  input wire [31:0] x__0,
  input wire [31:0] x__1,
  input wire [31:0] x__2,
  input wire [31:0] x__3,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] total
);
  localparam pipelined = 1'h1;
  reg [31:0] after_0__0;
  reg [31:0] after_0__1;
  reg [31:0] after_0__2;
  reg [31:0] after_0__3;
  reg [31:0] after_1__0;
  reg [31:0] after_1__1;
  reg [31:0] after_1__2;
  reg [31:0] after_1__3;
  reg [31:0] after_2__0;
  reg [31:0] after_2__1;
  reg [31:0] after_2__2;
  reg [31:0] after_2__3;
  reg [31:0] after_4__0;
  reg [31:0] after_4__1;
  reg [31:0] after_4__2;
  reg [31:0] after_4__3;
  reg [31:0] after_8__0;
  reg [31:0] after_8__1;
  reg [31:0] after_8__2;
  reg [31:0] after_8__3;
  reg [31:0] after_16__0;
  reg [31:0] after_16__1;
  reg [31:0] after_16__2;
  reg [31:0] after_16__3;
  reg [31:0] sum_1__0;
  reg [31:0] sum_1__1;
  reg [31:0] sum_1__2;
  reg [31:0] sum_1__3;
  reg [31:0] sum_2__0;
  reg [31:0] sum_2__1;
  reg [31:0] sum_2__2;
  reg [31:0] sum_2__3;
  reg [31:0] sum_4__0;
  reg [31:0] sum_4__1;
  reg [31:0] sum_4__2;
  reg [31:0] sum_4__3;
  reg [31:0] sum_8__0;
  reg [31:0] sum_8__1;
  reg [31:0] sum_8__2;
  reg [31:0] sum_8__3;
  reg [31:0] sum_16__0;
  reg [31:0] sum_16__1;
  reg [31:0] sum_16__2;
  reg [31:0] sum_16__3;
  reg [31:0] neutral;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg results__clear;
  reg results__start;
  reg [3:0] results__mask;
  reg [31:0] results__neutral;
  reg [31:0] results__inclusive__0;
  reg [31:0] results__inclusive__1;
  reg [31:0] results__inclusive__2;
  reg [31:0] results__inclusive__3;
  wire results__done;
  wire [31:0] results__y__0;
  wire [31:0] results__y__1;
  wire [31:0] results__y__2;
  wire [31:0] results__y__3;
  wire [31:0] results__total;
  reg [3:0] node_1__0__op;
  reg [31:0] node_1__0__a;
  reg [31:0] node_1__0__b;
  reg [31:0] node_1__0__k;
  wire [31:0] node_1__0__y;
  reg [3:0] node_1__1__op;
  reg [31:0] node_1__1__a;
  reg [31:0] node_1__1__b;
  reg [31:0] node_1__1__k;
  wire [31:0] node_1__1__y;
  reg [3:0] node_1__2__op;
  reg [31:0] node_1__2__a;
  reg [31:0] node_1__2__b;
  reg [31:0] node_1__2__k;
  wire [31:0] node_1__2__y;
  reg [3:0] node_2__0__op;
  reg [31:0] node_2__0__a;
  reg [31:0] node_2__0__b;
  reg [31:0] node_2__0__k;
  wire [31:0] node_2__0__y;
  reg [3:0] node_2__1__op;
  reg [31:0] node_2__1__a;
  reg [31:0] node_2__1__b;
  reg [31:0] node_2__1__k;
  wire [31:0] node_2__1__y;
  reg [31:0] kept_1__0__d;
  reg [31:0] kept_1__0__q = 32'h0;
  reg [31:0] kept_1__1__d;
  reg [31:0] kept_1__1__q = 32'h0;
  reg [31:0] kept_1__2__d;
  reg [31:0] kept_1__2__q = 32'h0;
  reg [31:0] kept_1__3__d;
  reg [31:0] kept_1__3__q = 32'h0;
  reg [31:0] kept_2__0__d;
  reg [31:0] kept_2__0__q = 32'h0;
  reg [31:0] kept_2__1__d;
  reg [31:0] kept_2__1__q = 32'h0;
  reg [31:0] kept_2__2__d;
  reg [31:0] kept_2__2__q = 32'h0;
  reg [31:0] kept_2__3__d;
  reg [31:0] kept_2__3__q = 32'h0;
  reg [31:0] kept_4__0__d;
  reg [31:0] kept_4__0__q = 32'h0;
  reg [31:0] kept_4__1__d;
  reg [31:0] kept_4__1__q = 32'h0;
  reg [31:0] kept_4__2__d;
  reg [31:0] kept_4__2__q = 32'h0;
  reg [31:0] kept_4__3__d;
  reg [31:0] kept_4__3__q = 32'h0;
  reg [31:0] kept_8__0__d;
  reg [31:0] kept_8__0__q = 32'h0;
  reg [31:0] kept_8__1__d;
  reg [31:0] kept_8__1__q = 32'h0;
  reg [31:0] kept_8__2__d;
  reg [31:0] kept_8__2__q = 32'h0;
  reg [31:0] kept_8__3__d;
  reg [31:0] kept_8__3__q = 32'h0;
  reg [31:0] kept_16__0__d;
  reg [31:0] kept_16__0__q = 32'h0;
  reg [31:0] kept_16__1__d;
  reg [31:0] kept_16__1__q = 32'h0;
  reg [31:0] kept_16__2__d;
  reg [31:0] kept_16__2__q = 32'h0;
  reg [31:0] kept_16__3__d;
  reg [31:0] kept_16__3__q = 32'h0;
  always @(*) begin
    identity__op = op;
    neutral = identity__value;
    after_0__0 = neutral;
    if (mask[0]) begin
      after_0__0 = x__0;
    end
    after_0__1 = neutral;
    if (mask[1]) begin
      after_0__1 = x__1;
    end
    after_0__2 = neutral;
    if (mask[2]) begin
      after_0__2 = x__2;
    end
    after_0__3 = neutral;
    if (mask[3]) begin
      after_0__3 = x__3;
    end
    sum_1__0 = after_0__0;
    sum_1__1 = after_0__1;
    sum_1__2 = after_0__2;
    sum_1__3 = after_0__3;
    node_1__0__op = op;
    node_1__0__k = k;
    node_1__0__a = after_0__0;
    node_1__0__b = after_0__1;
    sum_1__1 = node_1__0__y;
    node_1__1__op = op;
    node_1__1__k = k;
    node_1__1__a = after_0__1;
    node_1__1__b = after_0__2;
    sum_1__2 = node_1__1__y;
    node_1__2__op = op;
    node_1__2__k = k;
    node_1__2__a = after_0__2;
    node_1__2__b = after_0__3;
    sum_1__3 = node_1__2__y;
    kept_1__0__d = sum_1__0;
    after_1__0 = sum_1__0;
    kept_1__1__d = sum_1__1;
    after_1__1 = sum_1__1;
    kept_1__2__d = sum_1__2;
    after_1__2 = sum_1__2;
    kept_1__3__d = sum_1__3;
    after_1__3 = sum_1__3;
    if (pipelined) begin
      after_1__0 = kept_1__0__q;
    end
    if (pipelined) begin
      after_1__1 = kept_1__1__q;
    end
    if (pipelined) begin
      after_1__2 = kept_1__2__q;
    end
    if (pipelined) begin
      after_1__3 = kept_1__3__q;
    end
    sum_2__0 = after_1__0;
    sum_2__1 = after_1__1;
    sum_2__2 = after_1__2;
    sum_2__3 = after_1__3;
    node_2__0__op = op;
    node_2__0__k = k;
    node_2__0__a = after_1__0;
    node_2__0__b = after_1__2;
    sum_2__2 = node_2__0__y;
    node_2__1__op = op;
    node_2__1__k = k;
    node_2__1__a = after_1__1;
    node_2__1__b = after_1__3;
    sum_2__3 = node_2__1__y;
    kept_2__0__d = sum_2__0;
    after_2__0 = sum_2__0;
    kept_2__1__d = sum_2__1;
    after_2__1 = sum_2__1;
    kept_2__2__d = sum_2__2;
    after_2__2 = sum_2__2;
    kept_2__3__d = sum_2__3;
    after_2__3 = sum_2__3;
    sum_4__0 = after_2__0;
    sum_4__1 = after_2__1;
    sum_4__2 = after_2__2;
    sum_4__3 = after_2__3;
    kept_4__0__d = sum_4__0;
    after_4__0 = sum_4__0;
    kept_4__1__d = sum_4__1;
    after_4__1 = sum_4__1;
    kept_4__2__d = sum_4__2;
    after_4__2 = sum_4__2;
    kept_4__3__d = sum_4__3;
    after_4__3 = sum_4__3;
    sum_8__0 = after_4__0;
    sum_8__1 = after_4__1;
    sum_8__2 = after_4__2;
    sum_8__3 = after_4__3;
    kept_8__0__d = sum_8__0;
    after_8__0 = sum_8__0;
    kept_8__1__d = sum_8__1;
    after_8__1 = sum_8__1;
    kept_8__2__d = sum_8__2;
    after_8__2 = sum_8__2;
    kept_8__3__d = sum_8__3;
    after_8__3 = sum_8__3;
    sum_16__0 = after_8__0;
    sum_16__1 = after_8__1;
    sum_16__2 = after_8__2;
    sum_16__3 = after_8__3;
    kept_16__0__d = sum_16__0;
    after_16__0 = sum_16__0;
    kept_16__1__d = sum_16__1;
    after_16__1 = sum_16__1;
    kept_16__2__d = sum_16__2;
    after_16__2 = sum_16__2;
    kept_16__3__d = sum_16__3;
    after_16__3 = sum_16__3;
    results__clear = clear;
    results__start = start;
    results__mask = mask;
    results__neutral = neutral;
    done = results__done;
    total = results__total;
    results__inclusive__0 = after_16__0;
    y__0 = results__y__0;
    results__inclusive__1 = after_16__1;
    y__1 = results__y__1;
    results__inclusive__2 = after_16__2;
    y__2 = results__y__2;
    results__inclusive__3 = after_16__3;
    y__3 = results__y__3;
  end
  always @(posedge clock) begin
    kept_1__0__q <= kept_1__0__d;
    kept_1__1__q <= kept_1__1__d;
    kept_1__2__q <= kept_1__2__d;
    kept_1__3__q <= kept_1__3__d;
    kept_2__0__q <= kept_2__0__d;
    kept_2__1__q <= kept_2__1__d;
    kept_2__2__q <= kept_2__2__d;
    kept_2__3__q <= kept_2__3__d;
    kept_4__0__q <= kept_4__0__d;
    kept_4__1__q <= kept_4__1__d;
    kept_4__2__q <= kept_4__2__d;
    kept_4__3__q <= kept_4__3__d;
    kept_8__0__q <= kept_8__0__d;
    kept_8__1__q <= kept_8__1__d;
    kept_8__2__q <= kept_8__2__d;
    kept_8__3__q <= kept_8__3__d;
    kept_16__0__q <= kept_16__0__d;
    kept_16__1__q <= kept_16__1__d;
    kept_16__2__q <= kept_16__2__d;
    kept_16__3__q <= kept_16__3__d;
  end
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  results results (
    .clock(clock),
    .clear(results__clear),
    .start(results__start),
    .mask(results__mask),
    .neutral(results__neutral),
    .inclusive__0(results__inclusive__0),
    .inclusive__1(results__inclusive__1),
    .inclusive__2(results__inclusive__2),
    .inclusive__3(results__inclusive__3),
    .done(results__done),
    .y__0(results__y__0),
    .y__1(results__y__1),
    .y__2(results__y__2),
    .y__3(results__y__3),
    .total(results__total)
  );
  node_1 node_1__0 (
    .op(node_1__0__op),
    .a(node_1__0__a),
    .b(node_1__0__b),
    .k(node_1__0__k),
    .y(node_1__0__y)
  );
  node_1 node_1__1 (
    .op(node_1__1__op),
    .a(node_1__1__a),
    .b(node_1__1__b),
    .k(node_1__1__k),
    .y(node_1__1__y)
  );
  node_1 node_1__2 (
    .op(node_1__2__op),
    .a(node_1__2__a),
    .b(node_1__2__b),
    .k(node_1__2__k),
    .y(node_1__2__y)
  );
  node_1 node_2__0 (
    .op(node_2__0__op),
    .a(node_2__0__a),
    .b(node_2__0__b),
    .k(node_2__0__k),
    .y(node_2__0__y)
  );
  node_1 node_2__1 (
    .op(node_2__1__op),
    .a(node_2__1__a),
    .b(node_2__1__b),
    .k(node_2__1__k),
    .y(node_2__1__y)
  );
endmodule
