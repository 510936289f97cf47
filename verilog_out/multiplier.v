// SPDX-License-Identifier: MIT
// multiplier: part of an unsigned product in a DSP block: the special function unit's
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module multiplier (
  input wire clock,
  input wire [17:0] a,
  input wire [15:0] b,
  output reg [19:0] product
);
  wire [33:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[33:14];
endmodule
