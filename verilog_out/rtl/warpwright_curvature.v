// SPDX-License-Identifier: MIT
// Part of sfu, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_curvature (
  input wire clock,
  input wire [13:0] a,
  input wire [15:0] b,
  output reg [12:0] product
);
  wire [29:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[29:17];
endmodule
