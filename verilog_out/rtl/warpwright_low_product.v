// SPDX-License-Identifier: MIT
// low_product: registered multiplier, low bits
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// A registered multiplier that keeps the low bits; Yosys makes DSP blocks of it.
//
// `product = a * b` modulo `2^P`, one cycle later.
//
// Ports
//   clock  input, 1 bit: Clock.
//   enable  input, 1 bit: High: the product follows the factors; low: it keeps its value.
//   a  input, 32 bits: First factor.
//   b  input, 32 bits: Second factor.
//   product  output, 32 bits: Low bits of the product of the last cycle's factors.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block low_product --reset sync`.
//
// Configuration
// `LowProduct` of rtl/src/cells/low_product.rs with N = 32, M = 32, P = 32. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block low_product

module warpwright_low_product (
  input wire clock,
  input wire enable,
  input wire [31:0] a,
  input wire [31:0] b,
  output reg [31:0] product
);
  initial product = 32'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule
