// SPDX-License-Identifier: MIT
// Part of operand_read, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_pairs (
  input wire across_x,
  input wire across_y,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  input wire [31:0] b__0,
  input wire [31:0] b__1,
  input wire [31:0] b__2,
  input wire [31:0] b__3,
  output reg [31:0] lane_a__0,
  output reg [31:0] lane_a__1,
  output reg [31:0] lane_a__2,
  output reg [31:0] lane_a__3,
  output reg [31:0] lane_b__0,
  output reg [31:0] lane_b__1,
  output reg [31:0] lane_b__2,
  output reg [31:0] lane_b__3
);
  localparam [31:0] sign = 32'h80000000;
  reg [31:0] lane_a__0_value;
  reg [31:0] lane_a__1_value;
  reg [31:0] lane_a__2_value;
  reg [31:0] lane_b__0_value;
  reg [31:0] lane_b__1_value;
  reg [31:0] lane_b__2_value;
  reg [31:0] lane_b__3_value;
  always @(*) begin
    lane_a__0_value = a__0;
    lane_b__0_value = b__0;
    lane_a__1_value = a__1;
    lane_b__1_value = b__1;
    lane_a__2_value = a__2;
    lane_b__2_value = b__2;
    lane_a__3 = a__3;
    lane_b__3_value = b__3;
    if (across_x) begin
      lane_a__0_value = (a__0 ^ sign);
      lane_b__0_value = a__1;
      lane_b__1_value = (a__0 ^ sign);
    end
    if (across_x) begin
      lane_a__2_value = (a__2 ^ sign);
      lane_b__2_value = a__3;
      lane_b__3_value = (a__2 ^ sign);
    end
    if (across_y) begin
      lane_a__0_value = (a__0 ^ sign);
      lane_b__0_value = a__2;
      lane_b__2_value = (a__0 ^ sign);
      lane_a__1_value = (a__1 ^ sign);
      lane_b__1_value = a__3;
      lane_b__3_value = (a__1 ^ sign);
    end
    lane_a__0 = lane_a__0_value;
    lane_a__1 = lane_a__1_value;
    lane_a__2 = lane_a__2_value;
    lane_b__0 = lane_b__0_value;
    lane_b__1 = lane_b__1_value;
    lane_b__2 = lane_b__2_value;
    lane_b__3 = lane_b__3_value;
  end
endmodule
