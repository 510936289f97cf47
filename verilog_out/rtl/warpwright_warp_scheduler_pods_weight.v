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
  output reg [14:0] key__0,
  output reg [14:0] key__1,
  output reg [14:0] key__2,
  output reg [14:0] key__3,
  output reg [14:0] key__4,
  output reg [14:0] key__5,
  output reg [14:0] key__6,
  output reg [14:0] key__7,
  output reg [14:0] key__8,
  output reg [14:0] key__9,
  output reg [14:0] key__10,
  output reg [14:0] key__11,
  output reg [14:0] key__12,
  output reg [14:0] key__13,
  output reg [14:0] key__14,
  output reg [14:0] key__15,
  output reg [14:0] key__16,
  output reg [14:0] key__17,
  output reg [14:0] key__18,
  output reg [14:0] key__19,
  output reg [14:0] key__20,
  output reg [14:0] key__21,
  output reg [14:0] key__22,
  output reg [14:0] key__23
);
  reg favoured;
  reg [4:0] own_age;
  reg [5:0] own_credit;
  reg [11:0] scaled;
  reg [11:0] sum;
  reg [14:0] whole;
  reg [14:0] own;
  reg [11:0] sums__0__d;
  reg [11:0] sums__0__q = 12'h0;
  reg [11:0] sums__1__d;
  reg [11:0] sums__1__q = 12'h0;
  reg [11:0] sums__2__d;
  reg [11:0] sums__2__q = 12'h0;
  reg [11:0] sums__3__d;
  reg [11:0] sums__3__q = 12'h0;
  reg [11:0] sums__4__d;
  reg [11:0] sums__4__q = 12'h0;
  reg [11:0] sums__5__d;
  reg [11:0] sums__5__q = 12'h0;
  reg [11:0] sums__6__d;
  reg [11:0] sums__6__q = 12'h0;
  reg [11:0] sums__7__d;
  reg [11:0] sums__7__q = 12'h0;
  reg [11:0] sums__8__d;
  reg [11:0] sums__8__q = 12'h0;
  reg [11:0] sums__9__d;
  reg [11:0] sums__9__q = 12'h0;
  reg [11:0] sums__10__d;
  reg [11:0] sums__10__q = 12'h0;
  reg [11:0] sums__11__d;
  reg [11:0] sums__11__q = 12'h0;
  reg [11:0] sums__12__d;
  reg [11:0] sums__12__q = 12'h0;
  reg [11:0] sums__13__d;
  reg [11:0] sums__13__q = 12'h0;
  reg [11:0] sums__14__d;
  reg [11:0] sums__14__q = 12'h0;
  reg [11:0] sums__15__d;
  reg [11:0] sums__15__q = 12'h0;
  reg [11:0] sums__16__d;
  reg [11:0] sums__16__q = 12'h0;
  reg [11:0] sums__17__d;
  reg [11:0] sums__17__q = 12'h0;
  reg [11:0] sums__18__d;
  reg [11:0] sums__18__q = 12'h0;
  reg [11:0] sums__19__d;
  reg [11:0] sums__19__q = 12'h0;
  reg [11:0] sums__20__d;
  reg [11:0] sums__20__q = 12'h0;
  reg [11:0] sums__21__d;
  reg [11:0] sums__21__q = 12'h0;
  reg [11:0] sums__22__d;
  reg [11:0] sums__22__q = 12'h0;
  reg [11:0] sums__23__d;
  reg [11:0] sums__23__q = 12'h0;
  always @(*) begin
    own_age = age__0;
    own_credit = credit__0;
    favoured = (replay[0] | granted[0]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__0__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[0]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[0], own[13:0]};
    own = {own[14:1], follows[0]};
    key__0 = own;
    own_age = age__1;
    own_credit = credit__1;
    favoured = (replay[1] | granted[1]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__1__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[1]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[1], own[13:0]};
    own = {own[14:1], follows[1]};
    key__1 = own;
    own_age = age__2;
    own_credit = credit__2;
    favoured = (replay[2] | granted[2]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__2__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[2]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[2], own[13:0]};
    own = {own[14:1], follows[2]};
    key__2 = own;
    own_age = age__3;
    own_credit = credit__3;
    favoured = (replay[3] | granted[3]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__3__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[3]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[3], own[13:0]};
    own = {own[14:1], follows[3]};
    key__3 = own;
    own_age = age__4;
    own_credit = credit__4;
    favoured = (replay[4] | granted[4]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__4__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[4]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[4], own[13:0]};
    own = {own[14:1], follows[4]};
    key__4 = own;
    own_age = age__5;
    own_credit = credit__5;
    favoured = (replay[5] | granted[5]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__5__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[5]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[5], own[13:0]};
    own = {own[14:1], follows[5]};
    key__5 = own;
    own_age = age__6;
    own_credit = credit__6;
    favoured = (replay[6] | granted[6]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__6__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[6]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[6], own[13:0]};
    own = {own[14:1], follows[6]};
    key__6 = own;
    own_age = age__7;
    own_credit = credit__7;
    favoured = (replay[7] | granted[7]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__7__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[7]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[7], own[13:0]};
    own = {own[14:1], follows[7]};
    key__7 = own;
    own_age = age__8;
    own_credit = credit__8;
    favoured = (replay[8] | granted[8]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__8__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[8]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[8], own[13:0]};
    own = {own[14:1], follows[8]};
    key__8 = own;
    own_age = age__9;
    own_credit = credit__9;
    favoured = (replay[9] | granted[9]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__9__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[9]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[9], own[13:0]};
    own = {own[14:1], follows[9]};
    key__9 = own;
    own_age = age__10;
    own_credit = credit__10;
    favoured = (replay[10] | granted[10]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__10__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[10]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[10], own[13:0]};
    own = {own[14:1], follows[10]};
    key__10 = own;
    own_age = age__11;
    own_credit = credit__11;
    favoured = (replay[11] | granted[11]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__11__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[11]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[11], own[13:0]};
    own = {own[14:1], follows[11]};
    key__11 = own;
    own_age = age__12;
    own_credit = credit__12;
    favoured = (replay[12] | granted[12]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__12__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[12]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[12], own[13:0]};
    own = {own[14:1], follows[12]};
    key__12 = own;
    own_age = age__13;
    own_credit = credit__13;
    favoured = (replay[13] | granted[13]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__13__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[13]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[13], own[13:0]};
    own = {own[14:1], follows[13]};
    key__13 = own;
    own_age = age__14;
    own_credit = credit__14;
    favoured = (replay[14] | granted[14]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__14__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[14]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[14], own[13:0]};
    own = {own[14:1], follows[14]};
    key__14 = own;
    own_age = age__15;
    own_credit = credit__15;
    favoured = (replay[15] | granted[15]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__15__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[15]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[15], own[13:0]};
    own = {own[14:1], follows[15]};
    key__15 = own;
    own_age = age__16;
    own_credit = credit__16;
    favoured = (replay[16] | granted[16]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__16__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[16]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[16], own[13:0]};
    own = {own[14:1], follows[16]};
    key__16 = own;
    own_age = age__17;
    own_credit = credit__17;
    favoured = (replay[17] | granted[17]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__17__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[17]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[17], own[13:0]};
    own = {own[14:1], follows[17]};
    key__17 = own;
    own_age = age__18;
    own_credit = credit__18;
    favoured = (replay[18] | granted[18]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__18__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[18]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[18], own[13:0]};
    own = {own[14:1], follows[18]};
    key__18 = own;
    own_age = age__19;
    own_credit = credit__19;
    favoured = (replay[19] | granted[19]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__19__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[19]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[19], own[13:0]};
    own = {own[14:1], follows[19]};
    key__19 = own;
    own_age = age__20;
    own_credit = credit__20;
    favoured = (replay[20] | granted[20]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__20__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[20]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[20], own[13:0]};
    own = {own[14:1], follows[20]};
    key__20 = own;
    own_age = age__21;
    own_credit = credit__21;
    favoured = (replay[21] | granted[21]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__21__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[21]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[21], own[13:0]};
    own = {own[14:1], follows[21]};
    key__21 = own;
    own_age = age__22;
    own_credit = credit__22;
    favoured = (replay[22] | granted[22]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__22__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[22]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[22], own[13:0]};
    own = {own[14:1], follows[22]};
    key__22 = own;
    own_age = age__23;
    own_credit = credit__23;
    favoured = (replay[23] | granted[23]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__23__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[23]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[23], own[13:0]};
    own = {own[14:1], follows[23]};
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
