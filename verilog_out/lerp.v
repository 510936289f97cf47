// lerp: registered linear interpolation with an 8-bit weight
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module lerp (
  input wire clock,
  input wire enable,
  input wire [7:0] a,
  input wire [7:0] b,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire signed [8:0] difference = $signed({1'b0, b}) - $signed({1'b0, a});
  wire signed [17:0] product = difference * $signed({1'b0, weight});
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + product[15:0];
endmodule
