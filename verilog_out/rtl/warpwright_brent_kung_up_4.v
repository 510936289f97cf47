// SPDX-License-Identifier: MIT
// Part of brent_kung, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_brent_kung_up_4 (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  input wire [31:0] before_word__4,
  input wire [31:0] before_word__5,
  input wire [31:0] before_word__6,
  input wire [31:0] before_word__7,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3,
  output reg [31:0] after_word__4,
  output reg [31:0] after_word__5,
  output reg [31:0] after_word__6,
  output reg [31:0] after_word__7
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [31:0] sum__4;
  reg [31:0] sum__5;
  reg [31:0] sum__6;
  reg [31:0] sum__7;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  reg [31:0] kept__4__d;
  reg [31:0] kept__4__q = 32'h0;
  reg [31:0] kept__5__d;
  reg [31:0] kept__5__q = 32'h0;
  reg [31:0] kept__6__d;
  reg [31:0] kept__6__q = 32'h0;
  reg [31:0] kept__7__d;
  reg [31:0] kept__7__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    sum__4 = before_word__4;
    sum__5 = before_word__5;
    sum__6 = before_word__6;
    sum__7 = before_word__7;
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
    kept__4__d = sum__4;
    after_word__4 = sum__4;
    kept__5__d = sum__5;
    after_word__5 = sum__5;
    kept__6__d = sum__6;
    after_word__6 = sum__6;
    kept__7__d = sum__7;
    after_word__7 = sum__7;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
    kept__4__q <= kept__4__d;
    kept__5__q <= kept__5__d;
    kept__6__q <= kept__6__d;
    kept__7__q <= kept__7__d;
  end
endmodule
