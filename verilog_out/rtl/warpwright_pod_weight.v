// SPDX-License-Identifier: MIT
// Part of pod, shader_core_small, warp_scheduler, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_pod_weight (
  input wire clock,
  input wire [32:0] bonuses,
  input wire [7:0] overdue,
  input wire [7:0] follows,
  input wire [7:0] won,
  input wire [7:0] replay,
  input wire [7:0] granted,
  input wire [7:0] phase_granted,
  input wire [7:0] slow_pipe,
  input wire [7:0] idle_pipe,
  input wire [7:0] vertex,
  input wire [7:0] compute,
  input wire [4:0] age__0,
  input wire [4:0] age__1,
  input wire [4:0] age__2,
  input wire [4:0] age__3,
  input wire [4:0] age__4,
  input wire [4:0] age__5,
  input wire [4:0] age__6,
  input wire [4:0] age__7,
  input wire [5:0] credit__0,
  input wire [5:0] credit__1,
  input wire [5:0] credit__2,
  input wire [5:0] credit__3,
  input wire [5:0] credit__4,
  input wire [5:0] credit__5,
  input wire [5:0] credit__6,
  input wire [5:0] credit__7,
  output reg [12:0] key__0,
  output reg [12:0] key__1,
  output reg [12:0] key__2,
  output reg [12:0] key__3,
  output reg [12:0] key__4,
  output reg [12:0] key__5,
  output reg [12:0] key__6,
  output reg [12:0] key__7
);
  reg [8:0] scaled;
  reg [8:0] sum;
  reg [12:0] own;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [7:0] part_4;
  reg [7:0] part_5;
  reg [7:0] part_6;
  reg [7:0] part_7;
  reg [8:0] sums__0__d;
  reg [8:0] sums__0__q = 9'h0;
  reg [8:0] sums__1__d;
  reg [8:0] sums__1__q = 9'h0;
  reg [8:0] sums__2__d;
  reg [8:0] sums__2__q = 9'h0;
  reg [8:0] sums__3__d;
  reg [8:0] sums__3__q = 9'h0;
  reg [8:0] sums__4__d;
  reg [8:0] sums__4__q = 9'h0;
  reg [8:0] sums__5__d;
  reg [8:0] sums__5__q = 9'h0;
  reg [8:0] sums__6__d;
  reg [8:0] sums__6__q = 9'h0;
  reg [8:0] sums__7__d;
  reg [8:0] sums__7__q = 9'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    part_4 = 8'h0;
    part_5 = 8'h0;
    part_6 = 8'h0;
    part_7 = 8'h0;
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
    sum = 9'h0;
    scaled = 9'h0;
    sums__4__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__4} << 32'h1};
    own = (own | {{8'h0, age__4} << 32'h7});
    own = {own[12:11], (!slow_pipe[4]), own[9:0]};
    part_4 = (replay | granted);
    own = {own[12], part_4[4], own[10:0]};
    own = {overdue[4], own[11:0]};
    own = {own[12:1], follows[4]};
    key__4 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__5__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__5} << 32'h1};
    own = (own | {{8'h0, age__5} << 32'h7});
    own = {own[12:11], (!slow_pipe[5]), own[9:0]};
    part_5 = (replay | granted);
    own = {own[12], part_5[5], own[10:0]};
    own = {overdue[5], own[11:0]};
    own = {own[12:1], follows[5]};
    key__5 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__6__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__6} << 32'h1};
    own = (own | {{8'h0, age__6} << 32'h7});
    own = {own[12:11], (!slow_pipe[6]), own[9:0]};
    part_6 = (replay | granted);
    own = {own[12], part_6[6], own[10:0]};
    own = {overdue[6], own[11:0]};
    own = {own[12:1], follows[6]};
    key__6 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__7__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__7} << 32'h1};
    own = (own | {{8'h0, age__7} << 32'h7});
    own = {own[12:11], (!slow_pipe[7]), own[9:0]};
    part_7 = (replay | granted);
    own = {own[12], part_7[7], own[10:0]};
    own = {overdue[7], own[11:0]};
    own = {own[12:1], follows[7]};
    key__7 = own;
  end
  always @(posedge clock) begin
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
    sums__4__q <= sums__4__d;
    sums__5__q <= sums__5__d;
    sums__6__q <= sums__6__d;
    sums__7__q <= sums__7__d;
  end
endmodule
