// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, texture, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_texture_product (
  input wire clock,
  input wire enable,
  input wire [23:0] a,
  input wire [15:0] b,
  output reg [39:0] product
);
  initial product = 40'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule
