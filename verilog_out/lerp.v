// SPDX-License-Identifier: MIT
// lerp: registered linear interpolation with an 8-bit weight
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module lerp (
  input wire clock,
  input wire enable,
  input wire [7:0] a,
  input wire [7:0] b,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire signed [8:0] step = b - a;
  wire signed [8:0] share = {1'b0, weight};
  wire signed [16:0] change = step * share;
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + change[15:0];
endmodule
