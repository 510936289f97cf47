// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, texture, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_sums (
  input wire clock,
  input wire enable,
  input wire [15:0] a,
  input wire [15:0] b,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire signed [16:0] step = $signed({1'b0, b}) - $signed({1'b0, a});
  wire signed [8:0] share = $signed({1'b0, weight});
  wire signed [24:0] change = step * share;
  wire [24:0] sum = {1'b0, a, 8'd128} + $unsigned(change);
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= sum[23:8];
endmodule
