// SPDX-License-Identifier: MIT
// Part of sfu, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_scale (
  input wire clock,
  input wire [23:0] a,
  input wire [17:0] b,
  output reg [27:0] product
);
  wire [41:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[40:13];
endmodule
