// SPDX-License-Identifier: MIT
// Part of divergence, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_extremes (
  input wire [19:0] pc__0,
  input wire [19:0] pc__1,
  input wire [19:0] pc__2,
  input wire [19:0] pc__3,
  input wire [4:0] depth__0,
  input wire [4:0] depth__1,
  input wire [4:0] depth__2,
  input wire [4:0] depth__3,
  output reg [19:0] lowest,
  output reg [4:0] deepest,
  output reg [3:0] at_deepest
);
  reg [19:0] lower__0;
  reg [19:0] lower__1;
  reg [19:0] lower__2;
  reg [19:0] lower__3;
  reg [19:0] lowest_of__0;
  reg [19:0] lowest_of__1;
  reg [19:0] lowest_of__2;
  reg [19:0] lowest_of__3;
  reg [4:0] deeper__0;
  reg [4:0] deeper__1;
  reg [4:0] deeper__2;
  reg [4:0] deeper__3;
  reg [4:0] deepest_of__0;
  reg [4:0] deepest_of__1;
  reg [4:0] deepest_of__2;
  reg [4:0] deepest_of__3;
  reg [3:0] at_deepest_value;
  always @(*) begin
    lower__0 = pc__0;
    if ((pc__1 < pc__0)) begin
      lower__0 = pc__1;
    end
    deeper__0 = depth__0;
    if ((depth__1 > depth__0)) begin
      deeper__0 = depth__1;
    end
    lower__1 = pc__2;
    if ((pc__3 < pc__2)) begin
      lower__1 = pc__3;
    end
    deeper__1 = depth__2;
    if ((depth__3 > depth__2)) begin
      deeper__1 = depth__3;
    end
    lowest_of__0 = lower__0;
    if ((lower__1 < lower__0)) begin
      lowest_of__0 = lower__1;
    end
    deepest_of__0 = deeper__0;
    if ((deeper__1 > deeper__0)) begin
      deepest_of__0 = deeper__1;
    end
    lowest = lowest_of__0;
    deepest = deepest_of__0;
    at_deepest_value = 4'h0;
    if ((depth__0 == deepest)) begin
      at_deepest_value = {at_deepest_value[3:1], 1'h1};
    end
    if ((depth__1 == deepest)) begin
      at_deepest_value = {at_deepest_value[3:2], 1'h1, at_deepest_value[0]};
    end
    if ((depth__2 == deepest)) begin
      at_deepest_value = {at_deepest_value[3], 1'h1, at_deepest_value[1:0]};
    end
    if ((depth__3 == deepest)) begin
      at_deepest_value = {1'h1, at_deepest_value[2:0]};
    end
    lower__2 = 20'h0;
    deeper__2 = 5'h0;
    lower__3 = 20'h0;
    deeper__3 = 5'h0;
    lowest_of__1 = 20'h0;
    deepest_of__1 = 5'h0;
    lowest_of__2 = 20'h0;
    deepest_of__2 = 5'h0;
    lowest_of__3 = 20'h0;
    deepest_of__3 = 5'h0;
    at_deepest = at_deepest_value;
  end
endmodule
