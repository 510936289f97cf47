// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_weight (
  input wire clock,
  input wire [32:0] bonuses,
  input wire [3:0] overdue,
  input wire [3:0] follows,
  input wire [3:0] won,
  input wire [3:0] replay,
  input wire [3:0] granted,
  input wire [3:0] phase_granted,
  input wire [3:0] slow_pipe,
  input wire [3:0] idle_pipe,
  input wire [3:0] vertex,
  input wire [3:0] compute,
  input wire [4:0] age__0,
  input wire [4:0] age__1,
  input wire [4:0] age__2,
  input wire [4:0] age__3,
  input wire [5:0] credit__0,
  input wire [5:0] credit__1,
  input wire [5:0] credit__2,
  input wire [5:0] credit__3,
  output reg [12:0] key__0,
  output reg [12:0] key__1,
  output reg [12:0] key__2,
  output reg [12:0] key__3
);
  reg [8:0] scaled;
  reg [8:0] sum;
  reg [12:0] own;
  reg [3:0] part_0;
  reg [3:0] part_1;
  reg [3:0] part_2;
  reg [3:0] part_3;
  reg [8:0] sums__0__d;
  reg [8:0] sums__0__q = 9'h0;
  reg [8:0] sums__1__d;
  reg [8:0] sums__1__q = 9'h0;
  reg [8:0] sums__2__d;
  reg [8:0] sums__2__q = 9'h0;
  reg [8:0] sums__3__d;
  reg [8:0] sums__3__q = 9'h0;
  always @(*) begin
    part_0 = 4'h0;
    part_1 = 4'h0;
    part_2 = 4'h0;
    part_3 = 4'h0;
    sum = 9'h0;
    scaled = 9'h0;
    sums__0__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__0} << 32'h1};
    own = (own | {{8'h0, age__0} << 32'h7});
    own = {own[12:11], (!slow_pipe[0]), own[9:0]};
    part_0 = (replay | granted);
    own = {own[12], part_0[0], own[10:0]};
    own = {overdue[0], own[11:0]};
    own = {own[12:1], follows[0]};
    key__0 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__1__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__1} << 32'h1};
    own = (own | {{8'h0, age__1} << 32'h7});
    own = {own[12:11], (!slow_pipe[1]), own[9:0]};
    part_1 = (replay | granted);
    own = {own[12], part_1[1], own[10:0]};
    own = {overdue[1], own[11:0]};
    own = {own[12:1], follows[1]};
    key__1 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__2__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__2} << 32'h1};
    own = (own | {{8'h0, age__2} << 32'h7});
    own = {own[12:11], (!slow_pipe[2]), own[9:0]};
    part_2 = (replay | granted);
    own = {own[12], part_2[2], own[10:0]};
    own = {overdue[2], own[11:0]};
    own = {own[12:1], follows[2]};
    key__2 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__3__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__3} << 32'h1};
    own = (own | {{8'h0, age__3} << 32'h7});
    own = {own[12:11], (!slow_pipe[3]), own[9:0]};
    part_3 = (replay | granted);
    own = {own[12], part_3[3], own[10:0]};
    own = {overdue[3], own[11:0]};
    own = {own[12:1], follows[3]};
    key__3 = own;
  end
  always @(posedge clock) begin
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
  end
endmodule
