// SPDX-License-Identifier: MIT
// Part of warp_scheduler_pods, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_warp_scheduler_pods_weight (
  input wire clock,
  input wire [32:0] bonuses,
  input wire [23:0] overdue,
  input wire [23:0] follows,
  input wire [23:0] won,
  input wire [23:0] replay,
  input wire [23:0] granted,
  input wire [23:0] phase_granted,
  input wire [23:0] slow_pipe,
  input wire [23:0] idle_pipe,
  input wire [23:0] vertex,
  input wire [23:0] compute,
  input wire [4:0] age__0,
  input wire [4:0] age__1,
  input wire [4:0] age__2,
  input wire [4:0] age__3,
  input wire [4:0] age__4,
  input wire [4:0] age__5,
  input wire [4:0] age__6,
  input wire [4:0] age__7,
  input wire [4:0] age__8,
  input wire [4:0] age__9,
  input wire [4:0] age__10,
  input wire [4:0] age__11,
  input wire [4:0] age__12,
  input wire [4:0] age__13,
  input wire [4:0] age__14,
  input wire [4:0] age__15,
  input wire [4:0] age__16,
  input wire [4:0] age__17,
  input wire [4:0] age__18,
  input wire [4:0] age__19,
  input wire [4:0] age__20,
  input wire [4:0] age__21,
  input wire [4:0] age__22,
  input wire [4:0] age__23,
  input wire [5:0] credit__0,
  input wire [5:0] credit__1,
  input wire [5:0] credit__2,
  input wire [5:0] credit__3,
  input wire [5:0] credit__4,
  input wire [5:0] credit__5,
  input wire [5:0] credit__6,
  input wire [5:0] credit__7,
  input wire [5:0] credit__8,
  input wire [5:0] credit__9,
  input wire [5:0] credit__10,
  input wire [5:0] credit__11,
  input wire [5:0] credit__12,
  input wire [5:0] credit__13,
  input wire [5:0] credit__14,
  input wire [5:0] credit__15,
  input wire [5:0] credit__16,
  input wire [5:0] credit__17,
  input wire [5:0] credit__18,
  input wire [5:0] credit__19,
  input wire [5:0] credit__20,
  input wire [5:0] credit__21,
  input wire [5:0] credit__22,
  input wire [5:0] credit__23,
  output reg [12:0] key__0,
  output reg [12:0] key__1,
  output reg [12:0] key__2,
  output reg [12:0] key__3,
  output reg [12:0] key__4,
  output reg [12:0] key__5,
  output reg [12:0] key__6,
  output reg [12:0] key__7,
  output reg [12:0] key__8,
  output reg [12:0] key__9,
  output reg [12:0] key__10,
  output reg [12:0] key__11,
  output reg [12:0] key__12,
  output reg [12:0] key__13,
  output reg [12:0] key__14,
  output reg [12:0] key__15,
  output reg [12:0] key__16,
  output reg [12:0] key__17,
  output reg [12:0] key__18,
  output reg [12:0] key__19,
  output reg [12:0] key__20,
  output reg [12:0] key__21,
  output reg [12:0] key__22,
  output reg [12:0] key__23
);
  reg [8:0] scaled;
  reg [8:0] sum;
  reg [12:0] own;
  reg [23:0] part_0;
  reg [23:0] part_1;
  reg [23:0] part_2;
  reg [23:0] part_3;
  reg [23:0] part_4;
  reg [23:0] part_5;
  reg [23:0] part_6;
  reg [23:0] part_7;
  reg [23:0] part_8;
  reg [23:0] part_9;
  reg [23:0] part_10;
  reg [23:0] part_11;
  reg [23:0] part_12;
  reg [23:0] part_13;
  reg [23:0] part_14;
  reg [23:0] part_15;
  reg [23:0] part_16;
  reg [23:0] part_17;
  reg [23:0] part_18;
  reg [23:0] part_19;
  reg [23:0] part_20;
  reg [23:0] part_21;
  reg [23:0] part_22;
  reg [23:0] part_23;
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
  reg [8:0] sums__8__d;
  reg [8:0] sums__8__q = 9'h0;
  reg [8:0] sums__9__d;
  reg [8:0] sums__9__q = 9'h0;
  reg [8:0] sums__10__d;
  reg [8:0] sums__10__q = 9'h0;
  reg [8:0] sums__11__d;
  reg [8:0] sums__11__q = 9'h0;
  reg [8:0] sums__12__d;
  reg [8:0] sums__12__q = 9'h0;
  reg [8:0] sums__13__d;
  reg [8:0] sums__13__q = 9'h0;
  reg [8:0] sums__14__d;
  reg [8:0] sums__14__q = 9'h0;
  reg [8:0] sums__15__d;
  reg [8:0] sums__15__q = 9'h0;
  reg [8:0] sums__16__d;
  reg [8:0] sums__16__q = 9'h0;
  reg [8:0] sums__17__d;
  reg [8:0] sums__17__q = 9'h0;
  reg [8:0] sums__18__d;
  reg [8:0] sums__18__q = 9'h0;
  reg [8:0] sums__19__d;
  reg [8:0] sums__19__q = 9'h0;
  reg [8:0] sums__20__d;
  reg [8:0] sums__20__q = 9'h0;
  reg [8:0] sums__21__d;
  reg [8:0] sums__21__q = 9'h0;
  reg [8:0] sums__22__d;
  reg [8:0] sums__22__q = 9'h0;
  reg [8:0] sums__23__d;
  reg [8:0] sums__23__q = 9'h0;
  always @(*) begin
    part_0 = 24'h0;
    part_1 = 24'h0;
    part_2 = 24'h0;
    part_3 = 24'h0;
    part_4 = 24'h0;
    part_5 = 24'h0;
    part_6 = 24'h0;
    part_7 = 24'h0;
    part_8 = 24'h0;
    part_9 = 24'h0;
    part_10 = 24'h0;
    part_11 = 24'h0;
    part_12 = 24'h0;
    part_13 = 24'h0;
    part_14 = 24'h0;
    part_15 = 24'h0;
    part_16 = 24'h0;
    part_17 = 24'h0;
    part_18 = 24'h0;
    part_19 = 24'h0;
    part_20 = 24'h0;
    part_21 = 24'h0;
    part_22 = 24'h0;
    part_23 = 24'h0;
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
    sum = 9'h0;
    scaled = 9'h0;
    sums__8__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__8} << 32'h1};
    own = (own | {{8'h0, age__8} << 32'h7});
    own = {own[12:11], (!slow_pipe[8]), own[9:0]};
    part_8 = (replay | granted);
    own = {own[12], part_8[8], own[10:0]};
    own = {overdue[8], own[11:0]};
    own = {own[12:1], follows[8]};
    key__8 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__9__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__9} << 32'h1};
    own = (own | {{8'h0, age__9} << 32'h7});
    own = {own[12:11], (!slow_pipe[9]), own[9:0]};
    part_9 = (replay | granted);
    own = {own[12], part_9[9], own[10:0]};
    own = {overdue[9], own[11:0]};
    own = {own[12:1], follows[9]};
    key__9 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__10__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__10} << 32'h1};
    own = (own | {{8'h0, age__10} << 32'h7});
    own = {own[12:11], (!slow_pipe[10]), own[9:0]};
    part_10 = (replay | granted);
    own = {own[12], part_10[10], own[10:0]};
    own = {overdue[10], own[11:0]};
    own = {own[12:1], follows[10]};
    key__10 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__11__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__11} << 32'h1};
    own = (own | {{8'h0, age__11} << 32'h7});
    own = {own[12:11], (!slow_pipe[11]), own[9:0]};
    part_11 = (replay | granted);
    own = {own[12], part_11[11], own[10:0]};
    own = {overdue[11], own[11:0]};
    own = {own[12:1], follows[11]};
    key__11 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__12__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__12} << 32'h1};
    own = (own | {{8'h0, age__12} << 32'h7});
    own = {own[12:11], (!slow_pipe[12]), own[9:0]};
    part_12 = (replay | granted);
    own = {own[12], part_12[12], own[10:0]};
    own = {overdue[12], own[11:0]};
    own = {own[12:1], follows[12]};
    key__12 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__13__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__13} << 32'h1};
    own = (own | {{8'h0, age__13} << 32'h7});
    own = {own[12:11], (!slow_pipe[13]), own[9:0]};
    part_13 = (replay | granted);
    own = {own[12], part_13[13], own[10:0]};
    own = {overdue[13], own[11:0]};
    own = {own[12:1], follows[13]};
    key__13 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__14__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__14} << 32'h1};
    own = (own | {{8'h0, age__14} << 32'h7});
    own = {own[12:11], (!slow_pipe[14]), own[9:0]};
    part_14 = (replay | granted);
    own = {own[12], part_14[14], own[10:0]};
    own = {overdue[14], own[11:0]};
    own = {own[12:1], follows[14]};
    key__14 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__15__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__15} << 32'h1};
    own = (own | {{8'h0, age__15} << 32'h7});
    own = {own[12:11], (!slow_pipe[15]), own[9:0]};
    part_15 = (replay | granted);
    own = {own[12], part_15[15], own[10:0]};
    own = {overdue[15], own[11:0]};
    own = {own[12:1], follows[15]};
    key__15 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__16__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__16} << 32'h1};
    own = (own | {{8'h0, age__16} << 32'h7});
    own = {own[12:11], (!slow_pipe[16]), own[9:0]};
    part_16 = (replay | granted);
    own = {own[12], part_16[16], own[10:0]};
    own = {overdue[16], own[11:0]};
    own = {own[12:1], follows[16]};
    key__16 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__17__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__17} << 32'h1};
    own = (own | {{8'h0, age__17} << 32'h7});
    own = {own[12:11], (!slow_pipe[17]), own[9:0]};
    part_17 = (replay | granted);
    own = {own[12], part_17[17], own[10:0]};
    own = {overdue[17], own[11:0]};
    own = {own[12:1], follows[17]};
    key__17 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__18__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__18} << 32'h1};
    own = (own | {{8'h0, age__18} << 32'h7});
    own = {own[12:11], (!slow_pipe[18]), own[9:0]};
    part_18 = (replay | granted);
    own = {own[12], part_18[18], own[10:0]};
    own = {overdue[18], own[11:0]};
    own = {own[12:1], follows[18]};
    key__18 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__19__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__19} << 32'h1};
    own = (own | {{8'h0, age__19} << 32'h7});
    own = {own[12:11], (!slow_pipe[19]), own[9:0]};
    part_19 = (replay | granted);
    own = {own[12], part_19[19], own[10:0]};
    own = {overdue[19], own[11:0]};
    own = {own[12:1], follows[19]};
    key__19 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__20__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__20} << 32'h1};
    own = (own | {{8'h0, age__20} << 32'h7});
    own = {own[12:11], (!slow_pipe[20]), own[9:0]};
    part_20 = (replay | granted);
    own = {own[12], part_20[20], own[10:0]};
    own = {overdue[20], own[11:0]};
    own = {own[12:1], follows[20]};
    key__20 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__21__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__21} << 32'h1};
    own = (own | {{8'h0, age__21} << 32'h7});
    own = {own[12:11], (!slow_pipe[21]), own[9:0]};
    part_21 = (replay | granted);
    own = {own[12], part_21[21], own[10:0]};
    own = {overdue[21], own[11:0]};
    own = {own[12:1], follows[21]};
    key__21 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__22__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__22} << 32'h1};
    own = (own | {{8'h0, age__22} << 32'h7});
    own = {own[12:11], (!slow_pipe[22]), own[9:0]};
    part_22 = (replay | granted);
    own = {own[12], part_22[22], own[10:0]};
    own = {overdue[22], own[11:0]};
    own = {own[12:1], follows[22]};
    key__22 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sums__23__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__23} << 32'h1};
    own = (own | {{8'h0, age__23} << 32'h7});
    own = {own[12:11], (!slow_pipe[23]), own[9:0]};
    part_23 = (replay | granted);
    own = {own[12], part_23[23], own[10:0]};
    own = {overdue[23], own[11:0]};
    own = {own[12:1], follows[23]};
    key__23 = own;
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
    sums__8__q <= sums__8__d;
    sums__9__q <= sums__9__d;
    sums__10__q <= sums__10__d;
    sums__11__q <= sums__11__d;
    sums__12__q <= sums__12__d;
    sums__13__q <= sums__13__d;
    sums__14__q <= sums__14__d;
    sums__15__q <= sums__15__d;
    sums__16__q <= sums__16__d;
    sums__17__q <= sums__17__d;
    sums__18__q <= sums__18__d;
    sums__19__q <= sums__19__d;
    sums__20__q <= sums__20__d;
    sums__21__q <= sums__21__d;
    sums__22__q <= sums__22__d;
    sums__23__q <= sums__23__d;
  end
endmodule
