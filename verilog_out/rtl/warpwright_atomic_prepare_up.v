// SPDX-License-Identifier: MIT
// Part of atomic_prepare, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_atomic_prepare_up (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [31:0] after_word__0_value;
  reg [31:0] after_word__1_value;
  reg [31:0] after_word__2_value;
  reg [31:0] after_word__3_value;
  reg [3:0] node__0__op;
  reg [31:0] node__0__a;
  reg [31:0] node__0__b;
  reg [31:0] node__0__k;
  wire [31:0] node__0__y;
  reg [3:0] node__1__op;
  reg [31:0] node__1__a;
  reg [31:0] node__1__b;
  reg [31:0] node__1__k;
  wire [31:0] node__1__y;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    node__0__op = before_op;
    node__0__k = before_k;
    node__0__a = before_word__0;
    node__0__b = before_word__1;
    sum__1 = node__0__y;
    node__1__op = before_op;
    node__1__k = before_k;
    node__1__a = before_word__2;
    node__1__b = before_word__3;
    sum__3 = node__1__y;
    kept__0__d = sum__0;
    after_word__0_value = sum__0;
    after_word__0_value = kept__0__q;
    kept__1__d = sum__1;
    after_word__1_value = sum__1;
    after_word__1_value = kept__1__q;
    kept__2__d = sum__2;
    after_word__2_value = sum__2;
    after_word__2_value = kept__2__q;
    kept__3__d = sum__3;
    after_word__3_value = sum__3;
    after_word__3_value = kept__3__q;
    after_word__0 = after_word__0_value;
    after_word__1 = after_word__1_value;
    after_word__2 = after_word__2_value;
    after_word__3 = after_word__3_value;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
  warpwright_combine node__0 (
    .op(node__0__op),
    .a(node__0__a),
    .b(node__0__b),
    .k(node__0__k),
    .y(node__0__y)
  );
  warpwright_combine node__1 (
    .op(node__1__op),
    .a(node__1__a),
    .b(node__1__b),
    .k(node__1__k),
    .y(node__1__y)
  );
endmodule
