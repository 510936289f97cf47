// SPDX-License-Identifier: MIT
// low_product: registered multiplier, low bits
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module low_product (
  input wire clock,
  input wire enable,
  input wire [31:0] a,
  input wire [31:0] b,
  output reg [31:0] product
);
  initial product = 32'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule
