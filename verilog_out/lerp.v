// SPDX-License-Identifier: MIT
// lerp: registered linear interpolation with an 8-bit weight
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module lerp (
  input wire clock,
  input wire enable,
  input wire [7:0] a,
  input wire [7:0] b,
  input wire [8:0] rest,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire [16:0] of_a = a * rest;
  wire [16:0] of_b = b * weight;
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= of_a[15:0] + of_b[15:0];
endmodule
