// SPDX-License-Identifier: MIT
// lerp: registered linear interpolation with an 8-bit weight
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Registered linear interpolation with an 8-bit weight; Yosys makes one multiplier of it.
//
// `y = 256 * a + (b - a) * weight`, one cycle later, with `M = N + 8` bits; with `M = N` without
// the eight of the fraction, rounded, halves up.
//
// Ports
//   clock  input, 1 bit: Clock.
//   enable  input, 1 bit: High: the result follows the inputs; low: it keeps its value.
//   a  input, 8 bits: Value at weight 0.
//   b  input, 8 bits: Value at weight 256.
//   weight  input, 8 bits: Weight of `b`, of 256.
//   y  output, 16 bits: The interpolation.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block lerp --reset sync`.
//
// Configuration
// `Lerp` of rtl/src/cells/lerp.rs with N = 8, M = 16. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block lerp

module warpwright_lerp (
  input wire clock,
  input wire enable,
  input wire [7:0] a,
  input wire [7:0] b,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire signed [8:0] step = $signed({1'b0, b}) - $signed({1'b0, a});
  wire signed [8:0] share = $signed({1'b0, weight});
  wire signed [16:0] change = step * share;
  wire [16:0] sum = {1'b0, a, 8'd0} + $unsigned(change);
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= sum[15:0];
endmodule
