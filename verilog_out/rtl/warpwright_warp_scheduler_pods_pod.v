// SPDX-License-Identifier: MIT
// Part of warp_scheduler_pods, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_warp_scheduler_pods_pod (
  input wire clock,
  input wire [23:0] launched,
  input wire [1:0] launch_stage,
  input wire new_tile,
  input wire none_live,
  input wire [23:0] ended,
  input wire [23:0] ready,
  input wire [23:0] replay,
  input wire [23:0] granted,
  input wire [23:0] phase_granted,
  input wire [23:0] slow_pipe,
  input wire [23:0] idle_pipe,
  input wire [32:0] bonuses,
  output reg [23:0] chosen,
  output reg select_valid,
  output reg [4:0] select_warp,
  output reg credit_sum_error
);
  localparam [23:0] one = 24'h1;
  localparam [4:0] oldest = 5'h7;
  localparam [2:0] place__0 = 3'h0;
  localparam [2:0] place__1 = 3'h1;
  localparam [2:0] place__2 = 3'h2;
  localparam [2:0] place__3 = 3'h3;
  localparam [2:0] place__4 = 3'h4;
  localparam [2:0] place__5 = 3'h5;
  localparam [2:0] place__6 = 3'h6;
  localparam [2:0] place__7 = 3'h7;
  localparam [2:0] place__8 = 3'h0;
  localparam [2:0] place__9 = 3'h1;
  localparam [2:0] place__10 = 3'h2;
  localparam [2:0] place__11 = 3'h3;
  localparam [2:0] place__12 = 3'h4;
  localparam [2:0] place__13 = 3'h5;
  localparam [2:0] place__14 = 3'h6;
  localparam [2:0] place__15 = 3'h7;
  localparam [2:0] place__16 = 3'h0;
  localparam [2:0] place__17 = 3'h1;
  localparam [2:0] place__18 = 3'h2;
  localparam [2:0] place__19 = 3'h3;
  localparam [2:0] place__20 = 3'h4;
  localparam [2:0] place__21 = 3'h5;
  localparam [2:0] place__22 = 3'h6;
  localparam [2:0] place__23 = 3'h7;
  reg [23:0] watched;
  reg [23:0] overdue;
  reg [23:0] losers;
  reg [23:0] follows;
  reg [5:0] last;
  reg [2:0] turn_of__0;
  reg [2:0] turn_of__1;
  reg [2:0] turn_of__2;
  reg [2:0] turn_of__3;
  reg [2:0] turn_of__4;
  reg [2:0] turn_of__5;
  reg [2:0] turn_of__6;
  reg [2:0] turn_of__7;
  reg [2:0] turn_of__8;
  reg [2:0] turn_of__9;
  reg [2:0] turn_of__10;
  reg [2:0] turn_of__11;
  reg [2:0] turn_of__12;
  reg [2:0] turn_of__13;
  reg [2:0] turn_of__14;
  reg [2:0] turn_of__15;
  reg [15:0] group_turn;
  reg [23:0] credits__issuer;
  reg [23:0] credits__victims;
  reg [23:0] credits__ended;
  wire [5:0] credits__credit__0;
  wire [5:0] credits__credit__1;
  wire [5:0] credits__credit__2;
  wire [5:0] credits__credit__3;
  wire [5:0] credits__credit__4;
  wire [5:0] credits__credit__5;
  wire [5:0] credits__credit__6;
  wire [5:0] credits__credit__7;
  wire [5:0] credits__credit__8;
  wire [5:0] credits__credit__9;
  wire [5:0] credits__credit__10;
  wire [5:0] credits__credit__11;
  wire [5:0] credits__credit__12;
  wire [5:0] credits__credit__13;
  wire [5:0] credits__credit__14;
  wire [5:0] credits__credit__15;
  wire [5:0] credits__credit__16;
  wire [5:0] credits__credit__17;
  wire [5:0] credits__credit__18;
  wire [5:0] credits__credit__19;
  wire [5:0] credits__credit__20;
  wire [5:0] credits__credit__21;
  wire [5:0] credits__credit__22;
  wire [5:0] credits__credit__23;
  wire [12:0] credits__slushfund;
  wire credits__sum_error;
  reg [32:0] weight__bonuses;
  reg [23:0] weight__overdue;
  reg [23:0] weight__follows;
  reg [23:0] weight__won;
  reg [23:0] weight__replay;
  reg [23:0] weight__granted;
  reg [23:0] weight__phase_granted;
  reg [23:0] weight__slow_pipe;
  reg [23:0] weight__idle_pipe;
  reg [23:0] weight__vertex;
  reg [23:0] weight__compute;
  reg [4:0] weight__age__0;
  reg [4:0] weight__age__1;
  reg [4:0] weight__age__2;
  reg [4:0] weight__age__3;
  reg [4:0] weight__age__4;
  reg [4:0] weight__age__5;
  reg [4:0] weight__age__6;
  reg [4:0] weight__age__7;
  reg [4:0] weight__age__8;
  reg [4:0] weight__age__9;
  reg [4:0] weight__age__10;
  reg [4:0] weight__age__11;
  reg [4:0] weight__age__12;
  reg [4:0] weight__age__13;
  reg [4:0] weight__age__14;
  reg [4:0] weight__age__15;
  reg [4:0] weight__age__16;
  reg [4:0] weight__age__17;
  reg [4:0] weight__age__18;
  reg [4:0] weight__age__19;
  reg [4:0] weight__age__20;
  reg [4:0] weight__age__21;
  reg [4:0] weight__age__22;
  reg [4:0] weight__age__23;
  reg [5:0] weight__credit__0;
  reg [5:0] weight__credit__1;
  reg [5:0] weight__credit__2;
  reg [5:0] weight__credit__3;
  reg [5:0] weight__credit__4;
  reg [5:0] weight__credit__5;
  reg [5:0] weight__credit__6;
  reg [5:0] weight__credit__7;
  reg [5:0] weight__credit__8;
  reg [5:0] weight__credit__9;
  reg [5:0] weight__credit__10;
  reg [5:0] weight__credit__11;
  reg [5:0] weight__credit__12;
  reg [5:0] weight__credit__13;
  reg [5:0] weight__credit__14;
  reg [5:0] weight__credit__15;
  reg [5:0] weight__credit__16;
  reg [5:0] weight__credit__17;
  reg [5:0] weight__credit__18;
  reg [5:0] weight__credit__19;
  reg [5:0] weight__credit__20;
  reg [5:0] weight__credit__21;
  reg [5:0] weight__credit__22;
  reg [5:0] weight__credit__23;
  wire [12:0] weight__key__0;
  wire [12:0] weight__key__1;
  wire [12:0] weight__key__2;
  wire [12:0] weight__key__3;
  wire [12:0] weight__key__4;
  wire [12:0] weight__key__5;
  wire [12:0] weight__key__6;
  wire [12:0] weight__key__7;
  wire [12:0] weight__key__8;
  wire [12:0] weight__key__9;
  wire [12:0] weight__key__10;
  wire [12:0] weight__key__11;
  wire [12:0] weight__key__12;
  wire [12:0] weight__key__13;
  wire [12:0] weight__key__14;
  wire [12:0] weight__key__15;
  wire [12:0] weight__key__16;
  wire [12:0] weight__key__17;
  wire [12:0] weight__key__18;
  wire [12:0] weight__key__19;
  wire [12:0] weight__key__20;
  wire [12:0] weight__key__21;
  wire [12:0] weight__key__22;
  wire [12:0] weight__key__23;
  reg [23:0] network__valid;
  reg [12:0] network__key__0;
  reg [12:0] network__key__1;
  reg [12:0] network__key__2;
  reg [12:0] network__key__3;
  reg [12:0] network__key__4;
  reg [12:0] network__key__5;
  reg [12:0] network__key__6;
  reg [12:0] network__key__7;
  reg [12:0] network__key__8;
  reg [12:0] network__key__9;
  reg [12:0] network__key__10;
  reg [12:0] network__key__11;
  reg [12:0] network__key__12;
  reg [12:0] network__key__13;
  reg [12:0] network__key__14;
  reg [12:0] network__key__15;
  reg [12:0] network__key__16;
  reg [12:0] network__key__17;
  reg [12:0] network__key__18;
  reg [12:0] network__key__19;
  reg [12:0] network__key__20;
  reg [12:0] network__key__21;
  reg [12:0] network__key__22;
  reg [12:0] network__key__23;
  reg [15:0] network__turn;
  wire [23:0] network__winner;
  wire [5:0] network__number;
  wire network__found;
  reg selected__d;
  reg selected__q = 1'h0;
  reg [4:0] winner__d;
  reg [4:0] winner__q = 5'h0;
  reg [23:0] winners__d;
  reg [23:0] winners__q = 24'h0;
  reg [23:0] candidates__d;
  reg [23:0] candidates__q = 24'h0;
  reg [23:0] replaying__d;
  reg [23:0] replaying__q = 24'h0;
  reg [2:0] turns__0__d;
  reg [2:0] turns__0__q = 3'h0;
  reg [2:0] turns__1__d;
  reg [2:0] turns__1__q = 3'h0;
  reg [2:0] turns__2__d;
  reg [2:0] turns__2__q = 3'h0;
  reg [2:0] turns__3__d;
  reg [2:0] turns__3__q = 3'h0;
  reg [2:0] turns__4__d;
  reg [2:0] turns__4__q = 3'h0;
  reg [2:0] turns__5__d;
  reg [2:0] turns__5__q = 3'h0;
  reg [2:0] turns__6__d;
  reg [2:0] turns__6__q = 3'h0;
  reg [2:0] turns__7__d;
  reg [2:0] turns__7__q = 3'h0;
  reg [2:0] turns__8__d;
  reg [2:0] turns__8__q = 3'h0;
  reg [2:0] turns__9__d;
  reg [2:0] turns__9__q = 3'h0;
  reg [2:0] turns__10__d;
  reg [2:0] turns__10__q = 3'h0;
  reg [2:0] turns__11__d;
  reg [2:0] turns__11__q = 3'h0;
  reg [2:0] turns__12__d;
  reg [2:0] turns__12__q = 3'h0;
  reg [2:0] turns__13__d;
  reg [2:0] turns__13__q = 3'h0;
  reg [2:0] turns__14__d;
  reg [2:0] turns__14__q = 3'h0;
  reg [2:0] turns__15__d;
  reg [2:0] turns__15__q = 3'h0;
  reg [4:0] patrol__d;
  reg [4:0] patrol__q = 5'h0;
  reg [5:0] issues__d;
  reg [5:0] issues__q = 6'h0;
  reg due__d;
  reg due__q = 1'h0;
  reg [23:0] vertex__d;
  reg [23:0] vertex__q = 24'h0;
  reg [23:0] compute__d;
  reg [23:0] compute__q = 24'h0;
  reg [4:0] ages__0__d;
  reg [4:0] ages__0__q = 5'h0;
  reg [4:0] ages__1__d;
  reg [4:0] ages__1__q = 5'h0;
  reg [4:0] ages__2__d;
  reg [4:0] ages__2__q = 5'h0;
  reg [4:0] ages__3__d;
  reg [4:0] ages__3__q = 5'h0;
  reg [4:0] ages__4__d;
  reg [4:0] ages__4__q = 5'h0;
  reg [4:0] ages__5__d;
  reg [4:0] ages__5__q = 5'h0;
  reg [4:0] ages__6__d;
  reg [4:0] ages__6__q = 5'h0;
  reg [4:0] ages__7__d;
  reg [4:0] ages__7__q = 5'h0;
  reg [4:0] ages__8__d;
  reg [4:0] ages__8__q = 5'h0;
  reg [4:0] ages__9__d;
  reg [4:0] ages__9__q = 5'h0;
  reg [4:0] ages__10__d;
  reg [4:0] ages__10__q = 5'h0;
  reg [4:0] ages__11__d;
  reg [4:0] ages__11__q = 5'h0;
  reg [4:0] ages__12__d;
  reg [4:0] ages__12__q = 5'h0;
  reg [4:0] ages__13__d;
  reg [4:0] ages__13__q = 5'h0;
  reg [4:0] ages__14__d;
  reg [4:0] ages__14__q = 5'h0;
  reg [4:0] ages__15__d;
  reg [4:0] ages__15__q = 5'h0;
  reg [4:0] ages__16__d;
  reg [4:0] ages__16__q = 5'h0;
  reg [4:0] ages__17__d;
  reg [4:0] ages__17__q = 5'h0;
  reg [4:0] ages__18__d;
  reg [4:0] ages__18__q = 5'h0;
  reg [4:0] ages__19__d;
  reg [4:0] ages__19__q = 5'h0;
  reg [4:0] ages__20__d;
  reg [4:0] ages__20__q = 5'h0;
  reg [4:0] ages__21__d;
  reg [4:0] ages__21__q = 5'h0;
  reg [4:0] ages__22__d;
  reg [4:0] ages__22__q = 5'h0;
  reg [4:0] ages__23__d;
  reg [4:0] ages__23__q = 5'h0;
  always @(*) begin
    winner__d = winner__q;
    patrol__d = patrol__q;
    issues__d = issues__q;
    due__d = due__q;
    ages__0__d = ages__0__q;
    ages__1__d = ages__1__q;
    ages__2__d = ages__2__q;
    ages__3__d = ages__3__q;
    ages__4__d = ages__4__q;
    ages__5__d = ages__5__q;
    ages__6__d = ages__6__q;
    ages__7__d = ages__7__q;
    ages__8__d = ages__8__q;
    ages__9__d = ages__9__q;
    ages__10__d = ages__10__q;
    ages__11__d = ages__11__q;
    ages__12__d = ages__12__q;
    ages__13__d = ages__13__q;
    ages__14__d = ages__14__q;
    ages__15__d = ages__15__q;
    ages__16__d = ages__16__q;
    ages__17__d = ages__17__q;
    ages__18__d = ages__18__q;
    ages__19__d = ages__19__q;
    ages__20__d = ages__20__q;
    ages__21__d = ages__21__q;
    ages__22__d = ages__22__q;
    ages__23__d = ages__23__q;
    select_valid = selected__q;
    select_warp = winner__q;
    chosen = winners__q;
    losers = 24'h0;
    if (selected__q) begin
      losers = (candidates__q & {~winners__q});
    end
    watched = {one << patrol__q};
    overdue = 24'h0;
    if (due__q) begin
      overdue = watched;
    end
    if (selected__q) begin
      issues__d = {issues__q + 6'h1};
      if ((|(winners__q & watched))) begin
        due__d = 1'h0;
      end
      if ((&issues__q)) begin
        patrol__d = {patrol__q + 5'h1};
        due__d = 1'h1;
      end
    end
    if (none_live) begin
      patrol__d = 5'h0;
      issues__d = 6'h0;
      due__d = 1'h0;
    end
    network__valid = ready;
    last = {1'h0, winner__q};
    group_turn = 16'h0;
    turn_of__0 = turns__0__q;
    if (({last >> 32'h2} == 6'h0)) begin
      turn_of__0 = last[2:0];
    end
    turns__0__d = turn_of__0;
    if (({last >> 32'h2} < 6'h0)) begin
      group_turn = {group_turn[15:1], 1'h1};
    end
    turn_of__1 = turns__1__q;
    if (({last >> 32'h2} == 6'h1)) begin
      turn_of__1 = last[2:0];
    end
    turns__1__d = turn_of__1;
    if (({last >> 32'h2} < 6'h1)) begin
      group_turn = {group_turn[15:2], 1'h1, group_turn[0]};
    end
    turn_of__2 = turns__2__q;
    if (({last >> 32'h2} == 6'h2)) begin
      turn_of__2 = last[2:0];
    end
    turns__2__d = turn_of__2;
    if (({last >> 32'h2} < 6'h2)) begin
      group_turn = {group_turn[15:3], 1'h1, group_turn[1:0]};
    end
    turn_of__3 = turns__3__q;
    if (({last >> 32'h2} == 6'h3)) begin
      turn_of__3 = last[2:0];
    end
    turns__3__d = turn_of__3;
    if (({last >> 32'h2} < 6'h3)) begin
      group_turn = {group_turn[15:4], 1'h1, group_turn[2:0]};
    end
    turn_of__4 = turns__4__q;
    if (({last >> 32'h2} == 6'h4)) begin
      turn_of__4 = last[2:0];
    end
    turns__4__d = turn_of__4;
    if (({last >> 32'h2} < 6'h4)) begin
      group_turn = {group_turn[15:5], 1'h1, group_turn[3:0]};
    end
    turn_of__5 = turns__5__q;
    if (({last >> 32'h2} == 6'h5)) begin
      turn_of__5 = last[2:0];
    end
    turns__5__d = turn_of__5;
    if (({last >> 32'h2} < 6'h5)) begin
      group_turn = {group_turn[15:6], 1'h1, group_turn[4:0]};
    end
    turn_of__6 = turns__6__q;
    if (({last >> 32'h2} == 6'h6)) begin
      turn_of__6 = last[2:0];
    end
    turns__6__d = turn_of__6;
    if (({last >> 32'h2} < 6'h6)) begin
      group_turn = {group_turn[15:7], 1'h1, group_turn[5:0]};
    end
    turn_of__7 = turns__7__q;
    if (({last >> 32'h2} == 6'h7)) begin
      turn_of__7 = last[2:0];
    end
    turns__7__d = turn_of__7;
    if (({last >> 32'h2} < 6'h7)) begin
      group_turn = {group_turn[15:8], 1'h1, group_turn[6:0]};
    end
    turn_of__8 = turns__8__q;
    if (({last >> 32'h2} == 6'h8)) begin
      turn_of__8 = last[2:0];
    end
    turns__8__d = turn_of__8;
    if (({last >> 32'h2} < 6'h8)) begin
      group_turn = {group_turn[15:9], 1'h1, group_turn[7:0]};
    end
    turn_of__9 = turns__9__q;
    if (({last >> 32'h2} == 6'h9)) begin
      turn_of__9 = last[2:0];
    end
    turns__9__d = turn_of__9;
    if (({last >> 32'h2} < 6'h9)) begin
      group_turn = {group_turn[15:10], 1'h1, group_turn[8:0]};
    end
    turn_of__10 = turns__10__q;
    if (({last >> 32'h2} == 6'ha)) begin
      turn_of__10 = last[2:0];
    end
    turns__10__d = turn_of__10;
    if (({last >> 32'h2} < 6'ha)) begin
      group_turn = {group_turn[15:11], 1'h1, group_turn[9:0]};
    end
    turn_of__11 = turns__11__q;
    if (({last >> 32'h2} == 6'hb)) begin
      turn_of__11 = last[2:0];
    end
    turns__11__d = turn_of__11;
    if (({last >> 32'h2} < 6'hb)) begin
      group_turn = {group_turn[15:12], 1'h1, group_turn[10:0]};
    end
    turn_of__12 = turns__12__q;
    if (({last >> 32'h2} == 6'hc)) begin
      turn_of__12 = last[2:0];
    end
    turns__12__d = turn_of__12;
    if (({last >> 32'h2} < 6'hc)) begin
      group_turn = {group_turn[15:13], 1'h1, group_turn[11:0]};
    end
    turn_of__13 = turns__13__q;
    if (({last >> 32'h2} == 6'hd)) begin
      turn_of__13 = last[2:0];
    end
    turns__13__d = turn_of__13;
    if (({last >> 32'h2} < 6'hd)) begin
      group_turn = {group_turn[15:14], 1'h1, group_turn[12:0]};
    end
    turn_of__14 = turns__14__q;
    if (({last >> 32'h2} == 6'he)) begin
      turn_of__14 = last[2:0];
    end
    turns__14__d = turn_of__14;
    if (({last >> 32'h2} < 6'he)) begin
      group_turn = {group_turn[15], 1'h1, group_turn[13:0]};
    end
    turn_of__15 = turns__15__q;
    if (({last >> 32'h2} == 6'hf)) begin
      turn_of__15 = last[2:0];
    end
    turns__15__d = turn_of__15;
    if (({last >> 32'h2} < 6'hf)) begin
      group_turn = {1'h1, group_turn[14:0]};
    end
    follows = 24'h0;
    if ((turn_of__0 < place__0)) begin
      follows = {follows[23:1], 1'h1};
    end
    if ((turn_of__0 < place__1)) begin
      follows = {follows[23:2], 1'h1, follows[0]};
    end
    if ((turn_of__0 < place__2)) begin
      follows = {follows[23:3], 1'h1, follows[1:0]};
    end
    if ((turn_of__0 < place__3)) begin
      follows = {follows[23:4], 1'h1, follows[2:0]};
    end
    if ((turn_of__1 < place__4)) begin
      follows = {follows[23:5], 1'h1, follows[3:0]};
    end
    if ((turn_of__1 < place__5)) begin
      follows = {follows[23:6], 1'h1, follows[4:0]};
    end
    if ((turn_of__1 < place__6)) begin
      follows = {follows[23:7], 1'h1, follows[5:0]};
    end
    if ((turn_of__1 < place__7)) begin
      follows = {follows[23:8], 1'h1, follows[6:0]};
    end
    if ((turn_of__2 < place__8)) begin
      follows = {follows[23:9], 1'h1, follows[7:0]};
    end
    if ((turn_of__2 < place__9)) begin
      follows = {follows[23:10], 1'h1, follows[8:0]};
    end
    if ((turn_of__2 < place__10)) begin
      follows = {follows[23:11], 1'h1, follows[9:0]};
    end
    if ((turn_of__2 < place__11)) begin
      follows = {follows[23:12], 1'h1, follows[10:0]};
    end
    if ((turn_of__3 < place__12)) begin
      follows = {follows[23:13], 1'h1, follows[11:0]};
    end
    if ((turn_of__3 < place__13)) begin
      follows = {follows[23:14], 1'h1, follows[12:0]};
    end
    if ((turn_of__3 < place__14)) begin
      follows = {follows[23:15], 1'h1, follows[13:0]};
    end
    if ((turn_of__3 < place__15)) begin
      follows = {follows[23:16], 1'h1, follows[14:0]};
    end
    if ((turn_of__4 < place__16)) begin
      follows = {follows[23:17], 1'h1, follows[15:0]};
    end
    if ((turn_of__4 < place__17)) begin
      follows = {follows[23:18], 1'h1, follows[16:0]};
    end
    if ((turn_of__4 < place__18)) begin
      follows = {follows[23:19], 1'h1, follows[17:0]};
    end
    if ((turn_of__4 < place__19)) begin
      follows = {follows[23:20], 1'h1, follows[18:0]};
    end
    if ((turn_of__5 < place__20)) begin
      follows = {follows[23:21], 1'h1, follows[19:0]};
    end
    if ((turn_of__5 < place__21)) begin
      follows = {follows[23:22], 1'h1, follows[20:0]};
    end
    if ((turn_of__5 < place__22)) begin
      follows = {follows[23], 1'h1, follows[21:0]};
    end
    if ((turn_of__5 < place__23)) begin
      follows = {1'h1, follows[22:0]};
    end
    network__turn = group_turn;
    weight__bonuses = bonuses;
    weight__overdue = overdue;
    weight__follows = follows;
    weight__replay = replay;
    weight__granted = granted;
    weight__phase_granted = phase_granted;
    weight__slow_pipe = slow_pipe;
    weight__idle_pipe = idle_pipe;
    weight__won = {one << winner__q};
    weight__vertex = vertex__q;
    weight__compute = compute__q;
    weight__age__0 = ages__0__q;
    weight__credit__0 = credits__credit__0;
    network__key__0 = weight__key__0;
    weight__age__1 = ages__1__q;
    weight__credit__1 = credits__credit__1;
    network__key__1 = weight__key__1;
    weight__age__2 = ages__2__q;
    weight__credit__2 = credits__credit__2;
    network__key__2 = weight__key__2;
    weight__age__3 = ages__3__q;
    weight__credit__3 = credits__credit__3;
    network__key__3 = weight__key__3;
    weight__age__4 = ages__4__q;
    weight__credit__4 = credits__credit__4;
    network__key__4 = weight__key__4;
    weight__age__5 = ages__5__q;
    weight__credit__5 = credits__credit__5;
    network__key__5 = weight__key__5;
    weight__age__6 = ages__6__q;
    weight__credit__6 = credits__credit__6;
    network__key__6 = weight__key__6;
    weight__age__7 = ages__7__q;
    weight__credit__7 = credits__credit__7;
    network__key__7 = weight__key__7;
    weight__age__8 = ages__8__q;
    weight__credit__8 = credits__credit__8;
    network__key__8 = weight__key__8;
    weight__age__9 = ages__9__q;
    weight__credit__9 = credits__credit__9;
    network__key__9 = weight__key__9;
    weight__age__10 = ages__10__q;
    weight__credit__10 = credits__credit__10;
    network__key__10 = weight__key__10;
    weight__age__11 = ages__11__q;
    weight__credit__11 = credits__credit__11;
    network__key__11 = weight__key__11;
    weight__age__12 = ages__12__q;
    weight__credit__12 = credits__credit__12;
    network__key__12 = weight__key__12;
    weight__age__13 = ages__13__q;
    weight__credit__13 = credits__credit__13;
    network__key__13 = weight__key__13;
    weight__age__14 = ages__14__q;
    weight__credit__14 = credits__credit__14;
    network__key__14 = weight__key__14;
    weight__age__15 = ages__15__q;
    weight__credit__15 = credits__credit__15;
    network__key__15 = weight__key__15;
    weight__age__16 = ages__16__q;
    weight__credit__16 = credits__credit__16;
    network__key__16 = weight__key__16;
    weight__age__17 = ages__17__q;
    weight__credit__17 = credits__credit__17;
    network__key__17 = weight__key__17;
    weight__age__18 = ages__18__q;
    weight__credit__18 = credits__credit__18;
    network__key__18 = weight__key__18;
    weight__age__19 = ages__19__q;
    weight__credit__19 = credits__credit__19;
    network__key__19 = weight__key__19;
    weight__age__20 = ages__20__q;
    weight__credit__20 = credits__credit__20;
    network__key__20 = weight__key__20;
    weight__age__21 = ages__21__q;
    weight__credit__21 = credits__credit__21;
    network__key__21 = weight__key__21;
    weight__age__22 = ages__22__q;
    weight__credit__22 = credits__credit__22;
    network__key__22 = weight__key__22;
    weight__age__23 = ages__23__q;
    weight__credit__23 = credits__credit__23;
    network__key__23 = weight__key__23;
    candidates__d = ready;
    selected__d = network__found;
    winners__d = network__winner;
    if (network__found) begin
      winner__d = network__number[4:0];
    end
    credits__issuer = winners__q;
    replaying__d = replay;
    credits__victims = (losers | (replaying__q & {~winners__q}));
    credits__ended = ended;
    credit_sum_error = credits__sum_error;
    vertex__d = (vertex__q & {~launched});
    compute__d = (compute__q & {~launched});
    if (launch_stage[0]) begin
      vertex__d = (vertex__q | launched);
    end
    if (launch_stage[1]) begin
      compute__d = (compute__q | launched);
    end
    if ((new_tile & (ages__0__q != oldest))) begin
      ages__0__d = ({ages__0__q + 5'h1} & oldest);
    end
    if (launched[0]) begin
      ages__0__d = 5'h0;
    end
    if ((new_tile & (ages__1__q != oldest))) begin
      ages__1__d = ({ages__1__q + 5'h1} & oldest);
    end
    if (launched[1]) begin
      ages__1__d = 5'h0;
    end
    if ((new_tile & (ages__2__q != oldest))) begin
      ages__2__d = ({ages__2__q + 5'h1} & oldest);
    end
    if (launched[2]) begin
      ages__2__d = 5'h0;
    end
    if ((new_tile & (ages__3__q != oldest))) begin
      ages__3__d = ({ages__3__q + 5'h1} & oldest);
    end
    if (launched[3]) begin
      ages__3__d = 5'h0;
    end
    if ((new_tile & (ages__4__q != oldest))) begin
      ages__4__d = ({ages__4__q + 5'h1} & oldest);
    end
    if (launched[4]) begin
      ages__4__d = 5'h0;
    end
    if ((new_tile & (ages__5__q != oldest))) begin
      ages__5__d = ({ages__5__q + 5'h1} & oldest);
    end
    if (launched[5]) begin
      ages__5__d = 5'h0;
    end
    if ((new_tile & (ages__6__q != oldest))) begin
      ages__6__d = ({ages__6__q + 5'h1} & oldest);
    end
    if (launched[6]) begin
      ages__6__d = 5'h0;
    end
    if ((new_tile & (ages__7__q != oldest))) begin
      ages__7__d = ({ages__7__q + 5'h1} & oldest);
    end
    if (launched[7]) begin
      ages__7__d = 5'h0;
    end
    if ((new_tile & (ages__8__q != oldest))) begin
      ages__8__d = ({ages__8__q + 5'h1} & oldest);
    end
    if (launched[8]) begin
      ages__8__d = 5'h0;
    end
    if ((new_tile & (ages__9__q != oldest))) begin
      ages__9__d = ({ages__9__q + 5'h1} & oldest);
    end
    if (launched[9]) begin
      ages__9__d = 5'h0;
    end
    if ((new_tile & (ages__10__q != oldest))) begin
      ages__10__d = ({ages__10__q + 5'h1} & oldest);
    end
    if (launched[10]) begin
      ages__10__d = 5'h0;
    end
    if ((new_tile & (ages__11__q != oldest))) begin
      ages__11__d = ({ages__11__q + 5'h1} & oldest);
    end
    if (launched[11]) begin
      ages__11__d = 5'h0;
    end
    if ((new_tile & (ages__12__q != oldest))) begin
      ages__12__d = ({ages__12__q + 5'h1} & oldest);
    end
    if (launched[12]) begin
      ages__12__d = 5'h0;
    end
    if ((new_tile & (ages__13__q != oldest))) begin
      ages__13__d = ({ages__13__q + 5'h1} & oldest);
    end
    if (launched[13]) begin
      ages__13__d = 5'h0;
    end
    if ((new_tile & (ages__14__q != oldest))) begin
      ages__14__d = ({ages__14__q + 5'h1} & oldest);
    end
    if (launched[14]) begin
      ages__14__d = 5'h0;
    end
    if ((new_tile & (ages__15__q != oldest))) begin
      ages__15__d = ({ages__15__q + 5'h1} & oldest);
    end
    if (launched[15]) begin
      ages__15__d = 5'h0;
    end
    if ((new_tile & (ages__16__q != oldest))) begin
      ages__16__d = ({ages__16__q + 5'h1} & oldest);
    end
    if (launched[16]) begin
      ages__16__d = 5'h0;
    end
    if ((new_tile & (ages__17__q != oldest))) begin
      ages__17__d = ({ages__17__q + 5'h1} & oldest);
    end
    if (launched[17]) begin
      ages__17__d = 5'h0;
    end
    if ((new_tile & (ages__18__q != oldest))) begin
      ages__18__d = ({ages__18__q + 5'h1} & oldest);
    end
    if (launched[18]) begin
      ages__18__d = 5'h0;
    end
    if ((new_tile & (ages__19__q != oldest))) begin
      ages__19__d = ({ages__19__q + 5'h1} & oldest);
    end
    if (launched[19]) begin
      ages__19__d = 5'h0;
    end
    if ((new_tile & (ages__20__q != oldest))) begin
      ages__20__d = ({ages__20__q + 5'h1} & oldest);
    end
    if (launched[20]) begin
      ages__20__d = 5'h0;
    end
    if ((new_tile & (ages__21__q != oldest))) begin
      ages__21__d = ({ages__21__q + 5'h1} & oldest);
    end
    if (launched[21]) begin
      ages__21__d = 5'h0;
    end
    if ((new_tile & (ages__22__q != oldest))) begin
      ages__22__d = ({ages__22__q + 5'h1} & oldest);
    end
    if (launched[22]) begin
      ages__22__d = 5'h0;
    end
    if ((new_tile & (ages__23__q != oldest))) begin
      ages__23__d = ({ages__23__q + 5'h1} & oldest);
    end
    if (launched[23]) begin
      ages__23__d = 5'h0;
    end
  end
  always @(posedge clock) begin
    selected__q <= selected__d;
    winner__q <= winner__d;
    winners__q <= winners__d;
    candidates__q <= candidates__d;
    replaying__q <= replaying__d;
    turns__0__q <= turns__0__d;
    turns__1__q <= turns__1__d;
    turns__2__q <= turns__2__d;
    turns__3__q <= turns__3__d;
    turns__4__q <= turns__4__d;
    turns__5__q <= turns__5__d;
    turns__6__q <= turns__6__d;
    turns__7__q <= turns__7__d;
    turns__8__q <= turns__8__d;
    turns__9__q <= turns__9__d;
    turns__10__q <= turns__10__d;
    turns__11__q <= turns__11__d;
    turns__12__q <= turns__12__d;
    turns__13__q <= turns__13__d;
    turns__14__q <= turns__14__d;
    turns__15__q <= turns__15__d;
    patrol__q <= patrol__d;
    issues__q <= issues__d;
    due__q <= due__d;
    vertex__q <= vertex__d;
    compute__q <= compute__d;
    ages__0__q <= ages__0__d;
    ages__1__q <= ages__1__d;
    ages__2__q <= ages__2__d;
    ages__3__q <= ages__3__d;
    ages__4__q <= ages__4__d;
    ages__5__q <= ages__5__d;
    ages__6__q <= ages__6__d;
    ages__7__q <= ages__7__d;
    ages__8__q <= ages__8__d;
    ages__9__q <= ages__9__d;
    ages__10__q <= ages__10__d;
    ages__11__q <= ages__11__d;
    ages__12__q <= ages__12__d;
    ages__13__q <= ages__13__d;
    ages__14__q <= ages__14__d;
    ages__15__q <= ages__15__d;
    ages__16__q <= ages__16__d;
    ages__17__q <= ages__17__d;
    ages__18__q <= ages__18__d;
    ages__19__q <= ages__19__d;
    ages__20__q <= ages__20__d;
    ages__21__q <= ages__21__d;
    ages__22__q <= ages__22__d;
    ages__23__q <= ages__23__d;
  end
  warpwright_warp_scheduler_pods_credits credits (
    .clock(clock),
    .issuer(credits__issuer),
    .victims(credits__victims),
    .ended(credits__ended),
    .credit__0(credits__credit__0),
    .credit__1(credits__credit__1),
    .credit__2(credits__credit__2),
    .credit__3(credits__credit__3),
    .credit__4(credits__credit__4),
    .credit__5(credits__credit__5),
    .credit__6(credits__credit__6),
    .credit__7(credits__credit__7),
    .credit__8(credits__credit__8),
    .credit__9(credits__credit__9),
    .credit__10(credits__credit__10),
    .credit__11(credits__credit__11),
    .credit__12(credits__credit__12),
    .credit__13(credits__credit__13),
    .credit__14(credits__credit__14),
    .credit__15(credits__credit__15),
    .credit__16(credits__credit__16),
    .credit__17(credits__credit__17),
    .credit__18(credits__credit__18),
    .credit__19(credits__credit__19),
    .credit__20(credits__credit__20),
    .credit__21(credits__credit__21),
    .credit__22(credits__credit__22),
    .credit__23(credits__credit__23),
    .slushfund(credits__slushfund),
    .sum_error(credits__sum_error)
  );
  warpwright_warp_scheduler_pods_weight weight (
    .clock(clock),
    .bonuses(weight__bonuses),
    .overdue(weight__overdue),
    .follows(weight__follows),
    .won(weight__won),
    .replay(weight__replay),
    .granted(weight__granted),
    .phase_granted(weight__phase_granted),
    .slow_pipe(weight__slow_pipe),
    .idle_pipe(weight__idle_pipe),
    .vertex(weight__vertex),
    .compute(weight__compute),
    .age__0(weight__age__0),
    .age__1(weight__age__1),
    .age__2(weight__age__2),
    .age__3(weight__age__3),
    .age__4(weight__age__4),
    .age__5(weight__age__5),
    .age__6(weight__age__6),
    .age__7(weight__age__7),
    .age__8(weight__age__8),
    .age__9(weight__age__9),
    .age__10(weight__age__10),
    .age__11(weight__age__11),
    .age__12(weight__age__12),
    .age__13(weight__age__13),
    .age__14(weight__age__14),
    .age__15(weight__age__15),
    .age__16(weight__age__16),
    .age__17(weight__age__17),
    .age__18(weight__age__18),
    .age__19(weight__age__19),
    .age__20(weight__age__20),
    .age__21(weight__age__21),
    .age__22(weight__age__22),
    .age__23(weight__age__23),
    .credit__0(weight__credit__0),
    .credit__1(weight__credit__1),
    .credit__2(weight__credit__2),
    .credit__3(weight__credit__3),
    .credit__4(weight__credit__4),
    .credit__5(weight__credit__5),
    .credit__6(weight__credit__6),
    .credit__7(weight__credit__7),
    .credit__8(weight__credit__8),
    .credit__9(weight__credit__9),
    .credit__10(weight__credit__10),
    .credit__11(weight__credit__11),
    .credit__12(weight__credit__12),
    .credit__13(weight__credit__13),
    .credit__14(weight__credit__14),
    .credit__15(weight__credit__15),
    .credit__16(weight__credit__16),
    .credit__17(weight__credit__17),
    .credit__18(weight__credit__18),
    .credit__19(weight__credit__19),
    .credit__20(weight__credit__20),
    .credit__21(weight__credit__21),
    .credit__22(weight__credit__22),
    .credit__23(weight__credit__23),
    .key__0(weight__key__0),
    .key__1(weight__key__1),
    .key__2(weight__key__2),
    .key__3(weight__key__3),
    .key__4(weight__key__4),
    .key__5(weight__key__5),
    .key__6(weight__key__6),
    .key__7(weight__key__7),
    .key__8(weight__key__8),
    .key__9(weight__key__9),
    .key__10(weight__key__10),
    .key__11(weight__key__11),
    .key__12(weight__key__12),
    .key__13(weight__key__13),
    .key__14(weight__key__14),
    .key__15(weight__key__15),
    .key__16(weight__key__16),
    .key__17(weight__key__17),
    .key__18(weight__key__18),
    .key__19(weight__key__19),
    .key__20(weight__key__20),
    .key__21(weight__key__21),
    .key__22(weight__key__22),
    .key__23(weight__key__23)
  );
  warpwright_warp_scheduler_pods_network network (
    .clock(clock),
    .valid(network__valid),
    .key__0(network__key__0),
    .key__1(network__key__1),
    .key__2(network__key__2),
    .key__3(network__key__3),
    .key__4(network__key__4),
    .key__5(network__key__5),
    .key__6(network__key__6),
    .key__7(network__key__7),
    .key__8(network__key__8),
    .key__9(network__key__9),
    .key__10(network__key__10),
    .key__11(network__key__11),
    .key__12(network__key__12),
    .key__13(network__key__13),
    .key__14(network__key__14),
    .key__15(network__key__15),
    .key__16(network__key__16),
    .key__17(network__key__17),
    .key__18(network__key__18),
    .key__19(network__key__19),
    .key__20(network__key__20),
    .key__21(network__key__21),
    .key__22(network__key__22),
    .key__23(network__key__23),
    .turn(network__turn),
    .winner(network__winner),
    .number(network__number),
    .found(network__found)
  );
endmodule
