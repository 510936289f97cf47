// SPDX-License-Identifier: MIT
// multiplier: part of an unsigned product in a DSP block: the special function unit's
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Multipliers that synthesis puts into DSP blocks, registered inside.
//
// `A` x `B` bits, unsigned; bits `S` to `S + P - 1` of the product. Latency 1.
//
// Ports
//   clock  input, 1 bit: Clock.
//   a  input, 18 bits: First factor.
//   b  input, 16 bits: Second factor.
//   product  output, 20 bits: The part of the product, one cycle later.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block multiplier --reset sync`.
//
// Configuration
// `Multiplier` of rtl/src/cells/multiplier.rs with A = 18, B = 16, S = 14, P = 20. Constants are folded away.
// For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block multiplier

module warpwright_multiplier (
  input wire clock,
  input wire [17:0] a,
  input wire [15:0] b,
  output reg [19:0] product
);
  wire [33:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[33:14];
endmodule
