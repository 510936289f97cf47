// SPDX-License-Identifier: MIT
// brent_kung: Brent-Kung prefix network over eight threads
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
  input wire [7:0] mask,
  input wire [31:0] neutral,
  input wire [31:0] inclusive__0,
  input wire [31:0] inclusive__1,
  input wire [31:0] inclusive__2,
  input wire [31:0] inclusive__3,
  input wire [31:0] inclusive__4,
  input wire [31:0] inclusive__5,
  input wire [31:0] inclusive__6,
  input wire [31:0] inclusive__7,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] y__4,
  output reg [31:0] y__5,
  output reg [31:0] y__6,
  output reg [31:0] y__7,
  output reg [31:0] total
);
  localparam [3:0] levels = 4'h5;
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
  reg [31:0] prefix__4__d;
  reg [31:0] prefix__4__q = 32'h0;
  reg [31:0] prefix__5__d;
  reg [31:0] prefix__5__q = 32'h0;
  reg [31:0] prefix__6__d;
  reg [31:0] prefix__6__q = 32'h0;
  reg [31:0] prefix__7__d;
  reg [31:0] prefix__7__q = 32'h0;
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
    prefix__4__d = prefix__4__q;
    prefix__5__d = prefix__5__q;
    prefix__6__d = prefix__6__q;
    prefix__7__d = prefix__7__q;
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
    y__4 = prefix__4__q;
    y__5 = prefix__5__q;
    y__6 = prefix__6__q;
    y__7 = prefix__7__q;
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
      if (mask[4]) begin
        prefix__4__d = inclusive__3;
      end
      if (mask[5]) begin
        prefix__5__d = inclusive__4;
      end
      if (mask[6]) begin
        prefix__6__d = inclusive__5;
      end
      if (mask[7]) begin
        prefix__7__d = inclusive__6;
      end
      whole__d = inclusive__7;
    end
    if (clear) begin
      prefix__0__d = neutral;
      prefix__1__d = neutral;
      prefix__2__d = neutral;
      prefix__3__d = neutral;
      prefix__4__d = neutral;
      prefix__5__d = neutral;
      prefix__6__d = neutral;
      prefix__7__d = neutral;
    end
  end
  always @(posedge clock) begin
    step__q <= step__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    prefix__4__q <= prefix__4__d;
    prefix__5__q <= prefix__5__d;
    prefix__6__q <= prefix__6__d;
    prefix__7__q <= prefix__7__d;
    whole__q <= whole__d;
    finished__q <= finished__d;
  end
endmodule

module node_up_1 (
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

module brent_kung (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] k,
  input wire [7:0] mask,
  input wire [31:0] x__0,
  input wire [31:0] x__1,
  input wire [31:0] x__2,
  input wire [31:0] x__3,
  input wire [31:0] x__4,
  input wire [31:0] x__5,
  input wire [31:0] x__6,
  input wire [31:0] x__7,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] y__4,
  output reg [31:0] y__5,
  output reg [31:0] y__6,
  output reg [31:0] y__7,
  output reg [31:0] total
);
  localparam pipelined = 1'h1;
  reg [31:0] operand__0;
  reg [31:0] operand__1;
  reg [31:0] operand__2;
  reg [31:0] operand__3;
  reg [31:0] operand__4;
  reg [31:0] operand__5;
  reg [31:0] operand__6;
  reg [31:0] operand__7;
  reg [31:0] after_up_1__0;
  reg [31:0] after_up_1__1;
  reg [31:0] after_up_1__2;
  reg [31:0] after_up_1__3;
  reg [31:0] after_up_1__4;
  reg [31:0] after_up_1__5;
  reg [31:0] after_up_1__6;
  reg [31:0] after_up_1__7;
  reg [31:0] after_up_2__0;
  reg [31:0] after_up_2__1;
  reg [31:0] after_up_2__2;
  reg [31:0] after_up_2__3;
  reg [31:0] after_up_2__4;
  reg [31:0] after_up_2__5;
  reg [31:0] after_up_2__6;
  reg [31:0] after_up_2__7;
  reg [31:0] after_up_4__0;
  reg [31:0] after_up_4__1;
  reg [31:0] after_up_4__2;
  reg [31:0] after_up_4__3;
  reg [31:0] after_up_4__4;
  reg [31:0] after_up_4__5;
  reg [31:0] after_up_4__6;
  reg [31:0] after_up_4__7;
  reg [31:0] after_up_8__0;
  reg [31:0] after_up_8__1;
  reg [31:0] after_up_8__2;
  reg [31:0] after_up_8__3;
  reg [31:0] after_up_8__4;
  reg [31:0] after_up_8__5;
  reg [31:0] after_up_8__6;
  reg [31:0] after_up_8__7;
  reg [31:0] after_up_16__0;
  reg [31:0] after_up_16__1;
  reg [31:0] after_up_16__2;
  reg [31:0] after_up_16__3;
  reg [31:0] after_up_16__4;
  reg [31:0] after_up_16__5;
  reg [31:0] after_up_16__6;
  reg [31:0] after_up_16__7;
  reg [31:0] after_down_8__0;
  reg [31:0] after_down_8__1;
  reg [31:0] after_down_8__2;
  reg [31:0] after_down_8__3;
  reg [31:0] after_down_8__4;
  reg [31:0] after_down_8__5;
  reg [31:0] after_down_8__6;
  reg [31:0] after_down_8__7;
  reg [31:0] after_down_4__0;
  reg [31:0] after_down_4__1;
  reg [31:0] after_down_4__2;
  reg [31:0] after_down_4__3;
  reg [31:0] after_down_4__4;
  reg [31:0] after_down_4__5;
  reg [31:0] after_down_4__6;
  reg [31:0] after_down_4__7;
  reg [31:0] after_down_2__0;
  reg [31:0] after_down_2__1;
  reg [31:0] after_down_2__2;
  reg [31:0] after_down_2__3;
  reg [31:0] after_down_2__4;
  reg [31:0] after_down_2__5;
  reg [31:0] after_down_2__6;
  reg [31:0] after_down_2__7;
  reg [31:0] after_down_1__0;
  reg [31:0] after_down_1__1;
  reg [31:0] after_down_1__2;
  reg [31:0] after_down_1__3;
  reg [31:0] after_down_1__4;
  reg [31:0] after_down_1__5;
  reg [31:0] after_down_1__6;
  reg [31:0] after_down_1__7;
  reg [31:0] sum_up_1__0;
  reg [31:0] sum_up_1__1;
  reg [31:0] sum_up_1__2;
  reg [31:0] sum_up_1__3;
  reg [31:0] sum_up_1__4;
  reg [31:0] sum_up_1__5;
  reg [31:0] sum_up_1__6;
  reg [31:0] sum_up_1__7;
  reg [31:0] sum_up_2__0;
  reg [31:0] sum_up_2__1;
  reg [31:0] sum_up_2__2;
  reg [31:0] sum_up_2__3;
  reg [31:0] sum_up_2__4;
  reg [31:0] sum_up_2__5;
  reg [31:0] sum_up_2__6;
  reg [31:0] sum_up_2__7;
  reg [31:0] sum_up_4__0;
  reg [31:0] sum_up_4__1;
  reg [31:0] sum_up_4__2;
  reg [31:0] sum_up_4__3;
  reg [31:0] sum_up_4__4;
  reg [31:0] sum_up_4__5;
  reg [31:0] sum_up_4__6;
  reg [31:0] sum_up_4__7;
  reg [31:0] sum_up_8__0;
  reg [31:0] sum_up_8__1;
  reg [31:0] sum_up_8__2;
  reg [31:0] sum_up_8__3;
  reg [31:0] sum_up_8__4;
  reg [31:0] sum_up_8__5;
  reg [31:0] sum_up_8__6;
  reg [31:0] sum_up_8__7;
  reg [31:0] sum_up_16__0;
  reg [31:0] sum_up_16__1;
  reg [31:0] sum_up_16__2;
  reg [31:0] sum_up_16__3;
  reg [31:0] sum_up_16__4;
  reg [31:0] sum_up_16__5;
  reg [31:0] sum_up_16__6;
  reg [31:0] sum_up_16__7;
  reg [31:0] sum_down_8__0;
  reg [31:0] sum_down_8__1;
  reg [31:0] sum_down_8__2;
  reg [31:0] sum_down_8__3;
  reg [31:0] sum_down_8__4;
  reg [31:0] sum_down_8__5;
  reg [31:0] sum_down_8__6;
  reg [31:0] sum_down_8__7;
  reg [31:0] sum_down_4__0;
  reg [31:0] sum_down_4__1;
  reg [31:0] sum_down_4__2;
  reg [31:0] sum_down_4__3;
  reg [31:0] sum_down_4__4;
  reg [31:0] sum_down_4__5;
  reg [31:0] sum_down_4__6;
  reg [31:0] sum_down_4__7;
  reg [31:0] sum_down_2__0;
  reg [31:0] sum_down_2__1;
  reg [31:0] sum_down_2__2;
  reg [31:0] sum_down_2__3;
  reg [31:0] sum_down_2__4;
  reg [31:0] sum_down_2__5;
  reg [31:0] sum_down_2__6;
  reg [31:0] sum_down_2__7;
  reg [31:0] sum_down_1__0;
  reg [31:0] sum_down_1__1;
  reg [31:0] sum_down_1__2;
  reg [31:0] sum_down_1__3;
  reg [31:0] sum_down_1__4;
  reg [31:0] sum_down_1__5;
  reg [31:0] sum_down_1__6;
  reg [31:0] sum_down_1__7;
  reg [31:0] neutral;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg results__clear;
  reg results__start;
  reg [7:0] results__mask;
  reg [31:0] results__neutral;
  reg [31:0] results__inclusive__0;
  reg [31:0] results__inclusive__1;
  reg [31:0] results__inclusive__2;
  reg [31:0] results__inclusive__3;
  reg [31:0] results__inclusive__4;
  reg [31:0] results__inclusive__5;
  reg [31:0] results__inclusive__6;
  reg [31:0] results__inclusive__7;
  wire results__done;
  wire [31:0] results__y__0;
  wire [31:0] results__y__1;
  wire [31:0] results__y__2;
  wire [31:0] results__y__3;
  wire [31:0] results__y__4;
  wire [31:0] results__y__5;
  wire [31:0] results__y__6;
  wire [31:0] results__y__7;
  wire [31:0] results__total;
  reg [3:0] node_up_1__0__op;
  reg [31:0] node_up_1__0__a;
  reg [31:0] node_up_1__0__b;
  reg [31:0] node_up_1__0__k;
  wire [31:0] node_up_1__0__y;
  reg [3:0] node_up_1__1__op;
  reg [31:0] node_up_1__1__a;
  reg [31:0] node_up_1__1__b;
  reg [31:0] node_up_1__1__k;
  wire [31:0] node_up_1__1__y;
  reg [3:0] node_up_1__2__op;
  reg [31:0] node_up_1__2__a;
  reg [31:0] node_up_1__2__b;
  reg [31:0] node_up_1__2__k;
  wire [31:0] node_up_1__2__y;
  reg [3:0] node_up_1__3__op;
  reg [31:0] node_up_1__3__a;
  reg [31:0] node_up_1__3__b;
  reg [31:0] node_up_1__3__k;
  wire [31:0] node_up_1__3__y;
  reg [3:0] node_up_2__0__op;
  reg [31:0] node_up_2__0__a;
  reg [31:0] node_up_2__0__b;
  reg [31:0] node_up_2__0__k;
  wire [31:0] node_up_2__0__y;
  reg [3:0] node_up_2__1__op;
  reg [31:0] node_up_2__1__a;
  reg [31:0] node_up_2__1__b;
  reg [31:0] node_up_2__1__k;
  wire [31:0] node_up_2__1__y;
  reg [3:0] node_up_4__0__op;
  reg [31:0] node_up_4__0__a;
  reg [31:0] node_up_4__0__b;
  reg [31:0] node_up_4__0__k;
  wire [31:0] node_up_4__0__y;
  reg [3:0] node_down_2__0__op;
  reg [31:0] node_down_2__0__a;
  reg [31:0] node_down_2__0__b;
  reg [31:0] node_down_2__0__k;
  wire [31:0] node_down_2__0__y;
  reg [3:0] node_down_1__0__op;
  reg [31:0] node_down_1__0__a;
  reg [31:0] node_down_1__0__b;
  reg [31:0] node_down_1__0__k;
  wire [31:0] node_down_1__0__y;
  reg [3:0] node_down_1__1__op;
  reg [31:0] node_down_1__1__a;
  reg [31:0] node_down_1__1__b;
  reg [31:0] node_down_1__1__k;
  wire [31:0] node_down_1__1__y;
  reg [3:0] node_down_1__2__op;
  reg [31:0] node_down_1__2__a;
  reg [31:0] node_down_1__2__b;
  reg [31:0] node_down_1__2__k;
  wire [31:0] node_down_1__2__y;
  reg [31:0] kept_up_1__0__d;
  reg [31:0] kept_up_1__0__q = 32'h0;
  reg [31:0] kept_up_1__1__d;
  reg [31:0] kept_up_1__1__q = 32'h0;
  reg [31:0] kept_up_1__2__d;
  reg [31:0] kept_up_1__2__q = 32'h0;
  reg [31:0] kept_up_1__3__d;
  reg [31:0] kept_up_1__3__q = 32'h0;
  reg [31:0] kept_up_1__4__d;
  reg [31:0] kept_up_1__4__q = 32'h0;
  reg [31:0] kept_up_1__5__d;
  reg [31:0] kept_up_1__5__q = 32'h0;
  reg [31:0] kept_up_1__6__d;
  reg [31:0] kept_up_1__6__q = 32'h0;
  reg [31:0] kept_up_1__7__d;
  reg [31:0] kept_up_1__7__q = 32'h0;
  reg [31:0] kept_up_2__0__d;
  reg [31:0] kept_up_2__0__q = 32'h0;
  reg [31:0] kept_up_2__1__d;
  reg [31:0] kept_up_2__1__q = 32'h0;
  reg [31:0] kept_up_2__2__d;
  reg [31:0] kept_up_2__2__q = 32'h0;
  reg [31:0] kept_up_2__3__d;
  reg [31:0] kept_up_2__3__q = 32'h0;
  reg [31:0] kept_up_2__4__d;
  reg [31:0] kept_up_2__4__q = 32'h0;
  reg [31:0] kept_up_2__5__d;
  reg [31:0] kept_up_2__5__q = 32'h0;
  reg [31:0] kept_up_2__6__d;
  reg [31:0] kept_up_2__6__q = 32'h0;
  reg [31:0] kept_up_2__7__d;
  reg [31:0] kept_up_2__7__q = 32'h0;
  reg [31:0] kept_up_4__0__d;
  reg [31:0] kept_up_4__0__q = 32'h0;
  reg [31:0] kept_up_4__1__d;
  reg [31:0] kept_up_4__1__q = 32'h0;
  reg [31:0] kept_up_4__2__d;
  reg [31:0] kept_up_4__2__q = 32'h0;
  reg [31:0] kept_up_4__3__d;
  reg [31:0] kept_up_4__3__q = 32'h0;
  reg [31:0] kept_up_4__4__d;
  reg [31:0] kept_up_4__4__q = 32'h0;
  reg [31:0] kept_up_4__5__d;
  reg [31:0] kept_up_4__5__q = 32'h0;
  reg [31:0] kept_up_4__6__d;
  reg [31:0] kept_up_4__6__q = 32'h0;
  reg [31:0] kept_up_4__7__d;
  reg [31:0] kept_up_4__7__q = 32'h0;
  reg [31:0] kept_up_8__0__d;
  reg [31:0] kept_up_8__0__q = 32'h0;
  reg [31:0] kept_up_8__1__d;
  reg [31:0] kept_up_8__1__q = 32'h0;
  reg [31:0] kept_up_8__2__d;
  reg [31:0] kept_up_8__2__q = 32'h0;
  reg [31:0] kept_up_8__3__d;
  reg [31:0] kept_up_8__3__q = 32'h0;
  reg [31:0] kept_up_8__4__d;
  reg [31:0] kept_up_8__4__q = 32'h0;
  reg [31:0] kept_up_8__5__d;
  reg [31:0] kept_up_8__5__q = 32'h0;
  reg [31:0] kept_up_8__6__d;
  reg [31:0] kept_up_8__6__q = 32'h0;
  reg [31:0] kept_up_8__7__d;
  reg [31:0] kept_up_8__7__q = 32'h0;
  reg [31:0] kept_up_16__0__d;
  reg [31:0] kept_up_16__0__q = 32'h0;
  reg [31:0] kept_up_16__1__d;
  reg [31:0] kept_up_16__1__q = 32'h0;
  reg [31:0] kept_up_16__2__d;
  reg [31:0] kept_up_16__2__q = 32'h0;
  reg [31:0] kept_up_16__3__d;
  reg [31:0] kept_up_16__3__q = 32'h0;
  reg [31:0] kept_up_16__4__d;
  reg [31:0] kept_up_16__4__q = 32'h0;
  reg [31:0] kept_up_16__5__d;
  reg [31:0] kept_up_16__5__q = 32'h0;
  reg [31:0] kept_up_16__6__d;
  reg [31:0] kept_up_16__6__q = 32'h0;
  reg [31:0] kept_up_16__7__d;
  reg [31:0] kept_up_16__7__q = 32'h0;
  reg [31:0] kept_down_8__0__d;
  reg [31:0] kept_down_8__0__q = 32'h0;
  reg [31:0] kept_down_8__1__d;
  reg [31:0] kept_down_8__1__q = 32'h0;
  reg [31:0] kept_down_8__2__d;
  reg [31:0] kept_down_8__2__q = 32'h0;
  reg [31:0] kept_down_8__3__d;
  reg [31:0] kept_down_8__3__q = 32'h0;
  reg [31:0] kept_down_8__4__d;
  reg [31:0] kept_down_8__4__q = 32'h0;
  reg [31:0] kept_down_8__5__d;
  reg [31:0] kept_down_8__5__q = 32'h0;
  reg [31:0] kept_down_8__6__d;
  reg [31:0] kept_down_8__6__q = 32'h0;
  reg [31:0] kept_down_8__7__d;
  reg [31:0] kept_down_8__7__q = 32'h0;
  reg [31:0] kept_down_4__0__d;
  reg [31:0] kept_down_4__0__q = 32'h0;
  reg [31:0] kept_down_4__1__d;
  reg [31:0] kept_down_4__1__q = 32'h0;
  reg [31:0] kept_down_4__2__d;
  reg [31:0] kept_down_4__2__q = 32'h0;
  reg [31:0] kept_down_4__3__d;
  reg [31:0] kept_down_4__3__q = 32'h0;
  reg [31:0] kept_down_4__4__d;
  reg [31:0] kept_down_4__4__q = 32'h0;
  reg [31:0] kept_down_4__5__d;
  reg [31:0] kept_down_4__5__q = 32'h0;
  reg [31:0] kept_down_4__6__d;
  reg [31:0] kept_down_4__6__q = 32'h0;
  reg [31:0] kept_down_4__7__d;
  reg [31:0] kept_down_4__7__q = 32'h0;
  reg [31:0] kept_down_2__0__d;
  reg [31:0] kept_down_2__0__q = 32'h0;
  reg [31:0] kept_down_2__1__d;
  reg [31:0] kept_down_2__1__q = 32'h0;
  reg [31:0] kept_down_2__2__d;
  reg [31:0] kept_down_2__2__q = 32'h0;
  reg [31:0] kept_down_2__3__d;
  reg [31:0] kept_down_2__3__q = 32'h0;
  reg [31:0] kept_down_2__4__d;
  reg [31:0] kept_down_2__4__q = 32'h0;
  reg [31:0] kept_down_2__5__d;
  reg [31:0] kept_down_2__5__q = 32'h0;
  reg [31:0] kept_down_2__6__d;
  reg [31:0] kept_down_2__6__q = 32'h0;
  reg [31:0] kept_down_2__7__d;
  reg [31:0] kept_down_2__7__q = 32'h0;
  always @(*) begin
    identity__op = op;
    neutral = identity__value;
    operand__0 = neutral;
    if (mask[0]) begin
      operand__0 = x__0;
    end
    operand__1 = neutral;
    if (mask[1]) begin
      operand__1 = x__1;
    end
    operand__2 = neutral;
    if (mask[2]) begin
      operand__2 = x__2;
    end
    operand__3 = neutral;
    if (mask[3]) begin
      operand__3 = x__3;
    end
    operand__4 = neutral;
    if (mask[4]) begin
      operand__4 = x__4;
    end
    operand__5 = neutral;
    if (mask[5]) begin
      operand__5 = x__5;
    end
    operand__6 = neutral;
    if (mask[6]) begin
      operand__6 = x__6;
    end
    operand__7 = neutral;
    if (mask[7]) begin
      operand__7 = x__7;
    end
    sum_up_1__0 = operand__0;
    sum_up_1__1 = operand__1;
    sum_up_1__2 = operand__2;
    sum_up_1__3 = operand__3;
    sum_up_1__4 = operand__4;
    sum_up_1__5 = operand__5;
    sum_up_1__6 = operand__6;
    sum_up_1__7 = operand__7;
    node_up_1__0__op = op;
    node_up_1__0__k = k;
    node_up_1__0__a = operand__0;
    node_up_1__0__b = operand__1;
    sum_up_1__1 = node_up_1__0__y;
    node_up_1__1__op = op;
    node_up_1__1__k = k;
    node_up_1__1__a = operand__2;
    node_up_1__1__b = operand__3;
    sum_up_1__3 = node_up_1__1__y;
    node_up_1__2__op = op;
    node_up_1__2__k = k;
    node_up_1__2__a = operand__4;
    node_up_1__2__b = operand__5;
    sum_up_1__5 = node_up_1__2__y;
    node_up_1__3__op = op;
    node_up_1__3__k = k;
    node_up_1__3__a = operand__6;
    node_up_1__3__b = operand__7;
    sum_up_1__7 = node_up_1__3__y;
    kept_up_1__0__d = sum_up_1__0;
    after_up_1__0 = sum_up_1__0;
    kept_up_1__1__d = sum_up_1__1;
    after_up_1__1 = sum_up_1__1;
    kept_up_1__2__d = sum_up_1__2;
    after_up_1__2 = sum_up_1__2;
    kept_up_1__3__d = sum_up_1__3;
    after_up_1__3 = sum_up_1__3;
    kept_up_1__4__d = sum_up_1__4;
    after_up_1__4 = sum_up_1__4;
    kept_up_1__5__d = sum_up_1__5;
    after_up_1__5 = sum_up_1__5;
    kept_up_1__6__d = sum_up_1__6;
    after_up_1__6 = sum_up_1__6;
    kept_up_1__7__d = sum_up_1__7;
    after_up_1__7 = sum_up_1__7;
    if (pipelined) begin
      after_up_1__0 = kept_up_1__0__q;
    end
    if (pipelined) begin
      after_up_1__1 = kept_up_1__1__q;
    end
    if (pipelined) begin
      after_up_1__2 = kept_up_1__2__q;
    end
    if (pipelined) begin
      after_up_1__3 = kept_up_1__3__q;
    end
    if (pipelined) begin
      after_up_1__4 = kept_up_1__4__q;
    end
    if (pipelined) begin
      after_up_1__5 = kept_up_1__5__q;
    end
    if (pipelined) begin
      after_up_1__6 = kept_up_1__6__q;
    end
    if (pipelined) begin
      after_up_1__7 = kept_up_1__7__q;
    end
    sum_up_2__0 = after_up_1__0;
    sum_up_2__1 = after_up_1__1;
    sum_up_2__2 = after_up_1__2;
    sum_up_2__3 = after_up_1__3;
    sum_up_2__4 = after_up_1__4;
    sum_up_2__5 = after_up_1__5;
    sum_up_2__6 = after_up_1__6;
    sum_up_2__7 = after_up_1__7;
    node_up_2__0__op = op;
    node_up_2__0__k = k;
    node_up_2__0__a = after_up_1__1;
    node_up_2__0__b = after_up_1__3;
    sum_up_2__3 = node_up_2__0__y;
    node_up_2__1__op = op;
    node_up_2__1__k = k;
    node_up_2__1__a = after_up_1__5;
    node_up_2__1__b = after_up_1__7;
    sum_up_2__7 = node_up_2__1__y;
    kept_up_2__0__d = sum_up_2__0;
    after_up_2__0 = sum_up_2__0;
    kept_up_2__1__d = sum_up_2__1;
    after_up_2__1 = sum_up_2__1;
    kept_up_2__2__d = sum_up_2__2;
    after_up_2__2 = sum_up_2__2;
    kept_up_2__3__d = sum_up_2__3;
    after_up_2__3 = sum_up_2__3;
    kept_up_2__4__d = sum_up_2__4;
    after_up_2__4 = sum_up_2__4;
    kept_up_2__5__d = sum_up_2__5;
    after_up_2__5 = sum_up_2__5;
    kept_up_2__6__d = sum_up_2__6;
    after_up_2__6 = sum_up_2__6;
    kept_up_2__7__d = sum_up_2__7;
    after_up_2__7 = sum_up_2__7;
    if (pipelined) begin
      after_up_2__0 = kept_up_2__0__q;
    end
    if (pipelined) begin
      after_up_2__1 = kept_up_2__1__q;
    end
    if (pipelined) begin
      after_up_2__2 = kept_up_2__2__q;
    end
    if (pipelined) begin
      after_up_2__3 = kept_up_2__3__q;
    end
    if (pipelined) begin
      after_up_2__4 = kept_up_2__4__q;
    end
    if (pipelined) begin
      after_up_2__5 = kept_up_2__5__q;
    end
    if (pipelined) begin
      after_up_2__6 = kept_up_2__6__q;
    end
    if (pipelined) begin
      after_up_2__7 = kept_up_2__7__q;
    end
    sum_up_4__0 = after_up_2__0;
    sum_up_4__1 = after_up_2__1;
    sum_up_4__2 = after_up_2__2;
    sum_up_4__3 = after_up_2__3;
    sum_up_4__4 = after_up_2__4;
    sum_up_4__5 = after_up_2__5;
    sum_up_4__6 = after_up_2__6;
    sum_up_4__7 = after_up_2__7;
    node_up_4__0__op = op;
    node_up_4__0__k = k;
    node_up_4__0__a = after_up_2__3;
    node_up_4__0__b = after_up_2__7;
    sum_up_4__7 = node_up_4__0__y;
    kept_up_4__0__d = sum_up_4__0;
    after_up_4__0 = sum_up_4__0;
    kept_up_4__1__d = sum_up_4__1;
    after_up_4__1 = sum_up_4__1;
    kept_up_4__2__d = sum_up_4__2;
    after_up_4__2 = sum_up_4__2;
    kept_up_4__3__d = sum_up_4__3;
    after_up_4__3 = sum_up_4__3;
    kept_up_4__4__d = sum_up_4__4;
    after_up_4__4 = sum_up_4__4;
    kept_up_4__5__d = sum_up_4__5;
    after_up_4__5 = sum_up_4__5;
    kept_up_4__6__d = sum_up_4__6;
    after_up_4__6 = sum_up_4__6;
    kept_up_4__7__d = sum_up_4__7;
    after_up_4__7 = sum_up_4__7;
    if (pipelined) begin
      after_up_4__0 = kept_up_4__0__q;
    end
    if (pipelined) begin
      after_up_4__1 = kept_up_4__1__q;
    end
    if (pipelined) begin
      after_up_4__2 = kept_up_4__2__q;
    end
    if (pipelined) begin
      after_up_4__3 = kept_up_4__3__q;
    end
    if (pipelined) begin
      after_up_4__4 = kept_up_4__4__q;
    end
    if (pipelined) begin
      after_up_4__5 = kept_up_4__5__q;
    end
    if (pipelined) begin
      after_up_4__6 = kept_up_4__6__q;
    end
    if (pipelined) begin
      after_up_4__7 = kept_up_4__7__q;
    end
    sum_up_8__0 = after_up_4__0;
    sum_up_8__1 = after_up_4__1;
    sum_up_8__2 = after_up_4__2;
    sum_up_8__3 = after_up_4__3;
    sum_up_8__4 = after_up_4__4;
    sum_up_8__5 = after_up_4__5;
    sum_up_8__6 = after_up_4__6;
    sum_up_8__7 = after_up_4__7;
    kept_up_8__0__d = sum_up_8__0;
    after_up_8__0 = sum_up_8__0;
    kept_up_8__1__d = sum_up_8__1;
    after_up_8__1 = sum_up_8__1;
    kept_up_8__2__d = sum_up_8__2;
    after_up_8__2 = sum_up_8__2;
    kept_up_8__3__d = sum_up_8__3;
    after_up_8__3 = sum_up_8__3;
    kept_up_8__4__d = sum_up_8__4;
    after_up_8__4 = sum_up_8__4;
    kept_up_8__5__d = sum_up_8__5;
    after_up_8__5 = sum_up_8__5;
    kept_up_8__6__d = sum_up_8__6;
    after_up_8__6 = sum_up_8__6;
    kept_up_8__7__d = sum_up_8__7;
    after_up_8__7 = sum_up_8__7;
    sum_up_16__0 = after_up_8__0;
    sum_up_16__1 = after_up_8__1;
    sum_up_16__2 = after_up_8__2;
    sum_up_16__3 = after_up_8__3;
    sum_up_16__4 = after_up_8__4;
    sum_up_16__5 = after_up_8__5;
    sum_up_16__6 = after_up_8__6;
    sum_up_16__7 = after_up_8__7;
    kept_up_16__0__d = sum_up_16__0;
    after_up_16__0 = sum_up_16__0;
    kept_up_16__1__d = sum_up_16__1;
    after_up_16__1 = sum_up_16__1;
    kept_up_16__2__d = sum_up_16__2;
    after_up_16__2 = sum_up_16__2;
    kept_up_16__3__d = sum_up_16__3;
    after_up_16__3 = sum_up_16__3;
    kept_up_16__4__d = sum_up_16__4;
    after_up_16__4 = sum_up_16__4;
    kept_up_16__5__d = sum_up_16__5;
    after_up_16__5 = sum_up_16__5;
    kept_up_16__6__d = sum_up_16__6;
    after_up_16__6 = sum_up_16__6;
    kept_up_16__7__d = sum_up_16__7;
    after_up_16__7 = sum_up_16__7;
    sum_down_8__0 = after_up_16__0;
    sum_down_8__1 = after_up_16__1;
    sum_down_8__2 = after_up_16__2;
    sum_down_8__3 = after_up_16__3;
    sum_down_8__4 = after_up_16__4;
    sum_down_8__5 = after_up_16__5;
    sum_down_8__6 = after_up_16__6;
    sum_down_8__7 = after_up_16__7;
    kept_down_8__0__d = sum_down_8__0;
    after_down_8__0 = sum_down_8__0;
    kept_down_8__1__d = sum_down_8__1;
    after_down_8__1 = sum_down_8__1;
    kept_down_8__2__d = sum_down_8__2;
    after_down_8__2 = sum_down_8__2;
    kept_down_8__3__d = sum_down_8__3;
    after_down_8__3 = sum_down_8__3;
    kept_down_8__4__d = sum_down_8__4;
    after_down_8__4 = sum_down_8__4;
    kept_down_8__5__d = sum_down_8__5;
    after_down_8__5 = sum_down_8__5;
    kept_down_8__6__d = sum_down_8__6;
    after_down_8__6 = sum_down_8__6;
    kept_down_8__7__d = sum_down_8__7;
    after_down_8__7 = sum_down_8__7;
    sum_down_4__0 = after_down_8__0;
    sum_down_4__1 = after_down_8__1;
    sum_down_4__2 = after_down_8__2;
    sum_down_4__3 = after_down_8__3;
    sum_down_4__4 = after_down_8__4;
    sum_down_4__5 = after_down_8__5;
    sum_down_4__6 = after_down_8__6;
    sum_down_4__7 = after_down_8__7;
    kept_down_4__0__d = sum_down_4__0;
    after_down_4__0 = sum_down_4__0;
    kept_down_4__1__d = sum_down_4__1;
    after_down_4__1 = sum_down_4__1;
    kept_down_4__2__d = sum_down_4__2;
    after_down_4__2 = sum_down_4__2;
    kept_down_4__3__d = sum_down_4__3;
    after_down_4__3 = sum_down_4__3;
    kept_down_4__4__d = sum_down_4__4;
    after_down_4__4 = sum_down_4__4;
    kept_down_4__5__d = sum_down_4__5;
    after_down_4__5 = sum_down_4__5;
    kept_down_4__6__d = sum_down_4__6;
    after_down_4__6 = sum_down_4__6;
    kept_down_4__7__d = sum_down_4__7;
    after_down_4__7 = sum_down_4__7;
    sum_down_2__0 = after_down_4__0;
    sum_down_2__1 = after_down_4__1;
    sum_down_2__2 = after_down_4__2;
    sum_down_2__3 = after_down_4__3;
    sum_down_2__4 = after_down_4__4;
    sum_down_2__5 = after_down_4__5;
    sum_down_2__6 = after_down_4__6;
    sum_down_2__7 = after_down_4__7;
    node_down_2__0__op = op;
    node_down_2__0__k = k;
    node_down_2__0__a = after_down_4__3;
    node_down_2__0__b = after_down_4__5;
    sum_down_2__5 = node_down_2__0__y;
    kept_down_2__0__d = sum_down_2__0;
    after_down_2__0 = sum_down_2__0;
    kept_down_2__1__d = sum_down_2__1;
    after_down_2__1 = sum_down_2__1;
    kept_down_2__2__d = sum_down_2__2;
    after_down_2__2 = sum_down_2__2;
    kept_down_2__3__d = sum_down_2__3;
    after_down_2__3 = sum_down_2__3;
    kept_down_2__4__d = sum_down_2__4;
    after_down_2__4 = sum_down_2__4;
    kept_down_2__5__d = sum_down_2__5;
    after_down_2__5 = sum_down_2__5;
    kept_down_2__6__d = sum_down_2__6;
    after_down_2__6 = sum_down_2__6;
    kept_down_2__7__d = sum_down_2__7;
    after_down_2__7 = sum_down_2__7;
    if (pipelined) begin
      after_down_2__0 = kept_down_2__0__q;
    end
    if (pipelined) begin
      after_down_2__1 = kept_down_2__1__q;
    end
    if (pipelined) begin
      after_down_2__2 = kept_down_2__2__q;
    end
    if (pipelined) begin
      after_down_2__3 = kept_down_2__3__q;
    end
    if (pipelined) begin
      after_down_2__4 = kept_down_2__4__q;
    end
    if (pipelined) begin
      after_down_2__5 = kept_down_2__5__q;
    end
    if (pipelined) begin
      after_down_2__6 = kept_down_2__6__q;
    end
    if (pipelined) begin
      after_down_2__7 = kept_down_2__7__q;
    end
    sum_down_1__0 = after_down_2__0;
    sum_down_1__1 = after_down_2__1;
    sum_down_1__2 = after_down_2__2;
    sum_down_1__3 = after_down_2__3;
    sum_down_1__4 = after_down_2__4;
    sum_down_1__5 = after_down_2__5;
    sum_down_1__6 = after_down_2__6;
    sum_down_1__7 = after_down_2__7;
    node_down_1__0__op = op;
    node_down_1__0__k = k;
    node_down_1__0__a = after_down_2__1;
    node_down_1__0__b = after_down_2__2;
    sum_down_1__2 = node_down_1__0__y;
    node_down_1__1__op = op;
    node_down_1__1__k = k;
    node_down_1__1__a = after_down_2__3;
    node_down_1__1__b = after_down_2__4;
    sum_down_1__4 = node_down_1__1__y;
    node_down_1__2__op = op;
    node_down_1__2__k = k;
    node_down_1__2__a = after_down_2__5;
    node_down_1__2__b = after_down_2__6;
    sum_down_1__6 = node_down_1__2__y;
    after_down_1__0 = sum_down_1__0;
    after_down_1__1 = sum_down_1__1;
    after_down_1__2 = sum_down_1__2;
    after_down_1__3 = sum_down_1__3;
    after_down_1__4 = sum_down_1__4;
    after_down_1__5 = sum_down_1__5;
    after_down_1__6 = sum_down_1__6;
    after_down_1__7 = sum_down_1__7;
    results__clear = clear;
    results__start = start;
    results__mask = mask;
    results__neutral = neutral;
    done = results__done;
    total = results__total;
    results__inclusive__0 = after_down_1__0;
    y__0 = results__y__0;
    results__inclusive__1 = after_down_1__1;
    y__1 = results__y__1;
    results__inclusive__2 = after_down_1__2;
    y__2 = results__y__2;
    results__inclusive__3 = after_down_1__3;
    y__3 = results__y__3;
    results__inclusive__4 = after_down_1__4;
    y__4 = results__y__4;
    results__inclusive__5 = after_down_1__5;
    y__5 = results__y__5;
    results__inclusive__6 = after_down_1__6;
    y__6 = results__y__6;
    results__inclusive__7 = after_down_1__7;
    y__7 = results__y__7;
  end
  always @(posedge clock) begin
    kept_up_1__0__q <= kept_up_1__0__d;
    kept_up_1__1__q <= kept_up_1__1__d;
    kept_up_1__2__q <= kept_up_1__2__d;
    kept_up_1__3__q <= kept_up_1__3__d;
    kept_up_1__4__q <= kept_up_1__4__d;
    kept_up_1__5__q <= kept_up_1__5__d;
    kept_up_1__6__q <= kept_up_1__6__d;
    kept_up_1__7__q <= kept_up_1__7__d;
    kept_up_2__0__q <= kept_up_2__0__d;
    kept_up_2__1__q <= kept_up_2__1__d;
    kept_up_2__2__q <= kept_up_2__2__d;
    kept_up_2__3__q <= kept_up_2__3__d;
    kept_up_2__4__q <= kept_up_2__4__d;
    kept_up_2__5__q <= kept_up_2__5__d;
    kept_up_2__6__q <= kept_up_2__6__d;
    kept_up_2__7__q <= kept_up_2__7__d;
    kept_up_4__0__q <= kept_up_4__0__d;
    kept_up_4__1__q <= kept_up_4__1__d;
    kept_up_4__2__q <= kept_up_4__2__d;
    kept_up_4__3__q <= kept_up_4__3__d;
    kept_up_4__4__q <= kept_up_4__4__d;
    kept_up_4__5__q <= kept_up_4__5__d;
    kept_up_4__6__q <= kept_up_4__6__d;
    kept_up_4__7__q <= kept_up_4__7__d;
    kept_up_8__0__q <= kept_up_8__0__d;
    kept_up_8__1__q <= kept_up_8__1__d;
    kept_up_8__2__q <= kept_up_8__2__d;
    kept_up_8__3__q <= kept_up_8__3__d;
    kept_up_8__4__q <= kept_up_8__4__d;
    kept_up_8__5__q <= kept_up_8__5__d;
    kept_up_8__6__q <= kept_up_8__6__d;
    kept_up_8__7__q <= kept_up_8__7__d;
    kept_up_16__0__q <= kept_up_16__0__d;
    kept_up_16__1__q <= kept_up_16__1__d;
    kept_up_16__2__q <= kept_up_16__2__d;
    kept_up_16__3__q <= kept_up_16__3__d;
    kept_up_16__4__q <= kept_up_16__4__d;
    kept_up_16__5__q <= kept_up_16__5__d;
    kept_up_16__6__q <= kept_up_16__6__d;
    kept_up_16__7__q <= kept_up_16__7__d;
    kept_down_8__0__q <= kept_down_8__0__d;
    kept_down_8__1__q <= kept_down_8__1__d;
    kept_down_8__2__q <= kept_down_8__2__d;
    kept_down_8__3__q <= kept_down_8__3__d;
    kept_down_8__4__q <= kept_down_8__4__d;
    kept_down_8__5__q <= kept_down_8__5__d;
    kept_down_8__6__q <= kept_down_8__6__d;
    kept_down_8__7__q <= kept_down_8__7__d;
    kept_down_4__0__q <= kept_down_4__0__d;
    kept_down_4__1__q <= kept_down_4__1__d;
    kept_down_4__2__q <= kept_down_4__2__d;
    kept_down_4__3__q <= kept_down_4__3__d;
    kept_down_4__4__q <= kept_down_4__4__d;
    kept_down_4__5__q <= kept_down_4__5__d;
    kept_down_4__6__q <= kept_down_4__6__d;
    kept_down_4__7__q <= kept_down_4__7__d;
    kept_down_2__0__q <= kept_down_2__0__d;
    kept_down_2__1__q <= kept_down_2__1__d;
    kept_down_2__2__q <= kept_down_2__2__d;
    kept_down_2__3__q <= kept_down_2__3__d;
    kept_down_2__4__q <= kept_down_2__4__d;
    kept_down_2__5__q <= kept_down_2__5__d;
    kept_down_2__6__q <= kept_down_2__6__d;
    kept_down_2__7__q <= kept_down_2__7__d;
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
    .inclusive__4(results__inclusive__4),
    .inclusive__5(results__inclusive__5),
    .inclusive__6(results__inclusive__6),
    .inclusive__7(results__inclusive__7),
    .done(results__done),
    .y__0(results__y__0),
    .y__1(results__y__1),
    .y__2(results__y__2),
    .y__3(results__y__3),
    .y__4(results__y__4),
    .y__5(results__y__5),
    .y__6(results__y__6),
    .y__7(results__y__7),
    .total(results__total)
  );
  node_up_1 node_up_1__0 (
    .op(node_up_1__0__op),
    .a(node_up_1__0__a),
    .b(node_up_1__0__b),
    .k(node_up_1__0__k),
    .y(node_up_1__0__y)
  );
  node_up_1 node_up_1__1 (
    .op(node_up_1__1__op),
    .a(node_up_1__1__a),
    .b(node_up_1__1__b),
    .k(node_up_1__1__k),
    .y(node_up_1__1__y)
  );
  node_up_1 node_up_1__2 (
    .op(node_up_1__2__op),
    .a(node_up_1__2__a),
    .b(node_up_1__2__b),
    .k(node_up_1__2__k),
    .y(node_up_1__2__y)
  );
  node_up_1 node_up_1__3 (
    .op(node_up_1__3__op),
    .a(node_up_1__3__a),
    .b(node_up_1__3__b),
    .k(node_up_1__3__k),
    .y(node_up_1__3__y)
  );
  node_up_1 node_up_2__0 (
    .op(node_up_2__0__op),
    .a(node_up_2__0__a),
    .b(node_up_2__0__b),
    .k(node_up_2__0__k),
    .y(node_up_2__0__y)
  );
  node_up_1 node_up_2__1 (
    .op(node_up_2__1__op),
    .a(node_up_2__1__a),
    .b(node_up_2__1__b),
    .k(node_up_2__1__k),
    .y(node_up_2__1__y)
  );
  node_up_1 node_up_4__0 (
    .op(node_up_4__0__op),
    .a(node_up_4__0__a),
    .b(node_up_4__0__b),
    .k(node_up_4__0__k),
    .y(node_up_4__0__y)
  );
  node_up_1 node_down_2__0 (
    .op(node_down_2__0__op),
    .a(node_down_2__0__a),
    .b(node_down_2__0__b),
    .k(node_down_2__0__k),
    .y(node_down_2__0__y)
  );
  node_up_1 node_down_1__0 (
    .op(node_down_1__0__op),
    .a(node_down_1__0__a),
    .b(node_down_1__0__b),
    .k(node_down_1__0__k),
    .y(node_down_1__0__y)
  );
  node_up_1 node_down_1__1 (
    .op(node_down_1__1__op),
    .a(node_down_1__1__a),
    .b(node_down_1__1__b),
    .k(node_down_1__1__k),
    .y(node_down_1__1__y)
  );
  node_up_1 node_down_1__2 (
    .op(node_down_1__2__op),
    .a(node_down_1__2__a),
    .b(node_down_1__2__b),
    .k(node_down_1__2__k),
    .y(node_down_1__2__y)
  );
endmodule
