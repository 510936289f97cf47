// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_first_half (
  input wire [31:0] float,
  output reg [15:0] half,
  output reg up
);
  reg [7:0] exponent;
  reg above;
  reg below;
  reg [15:0] half_value;
  reg up_value;
  always @(*) begin
    exponent = float[30:23];
    above = float[12];
    below = (float[13] | (|float[11:0]));
    up_value = (above & below);
    half_value = ({1'h0, float[27:13]} ^ 16'h4000);
    if ((exponent >= 8'h8f)) begin
      half_value = 16'h7c00;
      up_value = 1'h0;
    end else begin
      if ((exponent < 8'h71)) begin
        half_value = 16'h0;
        up_value = 1'h0;
        if (((exponent == 8'h70) & (&float[22:12]))) begin
          half_value = 16'h400;
        end
      end
    end
    if (float[31]) begin
      half_value = (half_value | 16'h8000);
    end
    if (((&exponent) & (|float[22:0]))) begin
      half_value = 16'h7e00;
    end
    half = half_value;
    up = up_value;
  end
endmodule
