// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_pick (
  input wire enable,
  input wire [3:0] mask,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  input wire [31:0] b__0,
  input wire [31:0] b__1,
  input wire [31:0] b__2,
  input wire [31:0] b__3,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3
);
  always @(*) begin
    y__0 = b__0;
    y__1 = b__1;
    y__2 = b__2;
    y__3 = b__3;
  end
endmodule
