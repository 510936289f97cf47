// SPDX-License-Identifier: MIT
// Part of atomic_prepare, kogge_stone, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_kogge_stone_apart_3 (
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
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
endmodule
