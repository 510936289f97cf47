// SPDX-License-Identifier: MIT
// pod: one set of warps, of which the one with the greatest weight issues
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Pod: one set of warps, of which one issues in every cycle (docs/mechanisms/3.md).
//
// Which warps are ready counts at once; weights count one cycle late, since the network compares
// them ahead of time, two in a pod of more than eight warps: there a warp that won in its group of
// eight is selected a cycle later if it is ready still. Without a selection none is a victim. Age
// counts the tiles launched since a warp's own, up to 31, in all pods.
//
// - latency: ready in cycle n: selected in n + 1 (a register behind the tree), with more than
//   eight warps in n + 2
// - throughput: one warp per cycle
// - invariant: the selected warp was ready
//
// A pod of `H` warps, numbered with `LH` bits.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launched  input, 8 bits: The warp that starts, one-hot, or zero.
//   launch_stage  input, 2 bits: Its type: 0 pixel, 1 vertex, 2 compute.
//   new_tile  input, 1 bit: A warp of a new tile starts, in any pod.
//   none_live  input, 1 bit: No warp lives, in any pod.
//   ended  input, 8 bits: The warp that ends, one-hot, or zero.
//   ready  input, 8 bits: Warps that may issue.
//   replay  input, 8 bits: Live warps whose instruction is replayed.
//   granted  input, 8 bits: Warps whose TILE.PHASE.TEX equals the grant.
//   phase_granted  input, 8 bits: Warps whose TILE.PHASE equals the grant's.
//   slow_pipe  input, 8 bits: Warps whose only pipe is oversubscribed.
//   idle_pipe  input, 8 bits: Warps whose only pipe is the less loaded one.
//   bonuses  input, 33 bits: Bonuses of additive weights.
//   chosen  output, 8 bits: The selected warp, one-hot; zero when none was ready.
//   select_valid  output, 1 bit: A warp issues.
//   select_warp  output, 3 bits: The warp.
//   credit_sum_error  output, 1 bit: Monitor: the credits and the slushfund do not sum to zero.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block pod --reset sync`.
//
// Configuration
// `Pod` of rtl/src/warp_scheduler/pod.rs with H = 8, LH = 3. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block pod

module warpwright_pod (
  input wire clock,
  input wire [7:0] launched,
  input wire [1:0] launch_stage,
  input wire new_tile,
  input wire none_live,
  input wire [7:0] ended,
  input wire [7:0] ready,
  input wire [7:0] replay,
  input wire [7:0] granted,
  input wire [7:0] phase_granted,
  input wire [7:0] slow_pipe,
  input wire [7:0] idle_pipe,
  input wire [32:0] bonuses,
  output reg [7:0] chosen,
  output reg select_valid,
  output reg [2:0] select_warp,
  output reg credit_sum_error
);
  localparam [7:0] one = 8'h1;
  localparam [4:0] oldest = 5'h7;
  localparam [2:0] place__0 = 3'h0;
  localparam [2:0] place__1 = 3'h1;
  localparam [2:0] place__2 = 3'h2;
  localparam [2:0] place__3 = 3'h3;
  localparam [2:0] place__4 = 3'h4;
  localparam [2:0] place__5 = 3'h5;
  localparam [2:0] place__6 = 3'h6;
  localparam [2:0] place__7 = 3'h7;
  reg [7:0] watched;
  reg [7:0] overdue;
  reg [7:0] losers;
  reg [7:0] follows;
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
  reg [7:0] credits__issuer;
  reg [7:0] credits__victims;
  reg [7:0] credits__ended;
  wire [5:0] credits__credit__0;
  wire [5:0] credits__credit__1;
  wire [5:0] credits__credit__2;
  wire [5:0] credits__credit__3;
  wire [5:0] credits__credit__4;
  wire [5:0] credits__credit__5;
  wire [5:0] credits__credit__6;
  wire [5:0] credits__credit__7;
  wire [12:0] credits__slushfund;
  wire credits__sum_error;
  reg [32:0] weight__bonuses;
  reg [7:0] weight__overdue;
  reg [7:0] weight__follows;
  reg [7:0] weight__won;
  reg [7:0] weight__replay;
  reg [7:0] weight__granted;
  reg [7:0] weight__phase_granted;
  reg [7:0] weight__slow_pipe;
  reg [7:0] weight__idle_pipe;
  reg [7:0] weight__vertex;
  reg [7:0] weight__compute;
  reg [4:0] weight__age__0;
  reg [4:0] weight__age__1;
  reg [4:0] weight__age__2;
  reg [4:0] weight__age__3;
  reg [4:0] weight__age__4;
  reg [4:0] weight__age__5;
  reg [4:0] weight__age__6;
  reg [4:0] weight__age__7;
  reg [5:0] weight__credit__0;
  reg [5:0] weight__credit__1;
  reg [5:0] weight__credit__2;
  reg [5:0] weight__credit__3;
  reg [5:0] weight__credit__4;
  reg [5:0] weight__credit__5;
  reg [5:0] weight__credit__6;
  reg [5:0] weight__credit__7;
  wire [12:0] weight__key__0;
  wire [12:0] weight__key__1;
  wire [12:0] weight__key__2;
  wire [12:0] weight__key__3;
  wire [12:0] weight__key__4;
  wire [12:0] weight__key__5;
  wire [12:0] weight__key__6;
  wire [12:0] weight__key__7;
  reg [7:0] network__valid;
  reg [12:0] network__key__0;
  reg [12:0] network__key__1;
  reg [12:0] network__key__2;
  reg [12:0] network__key__3;
  reg [12:0] network__key__4;
  reg [12:0] network__key__5;
  reg [12:0] network__key__6;
  reg [12:0] network__key__7;
  reg [15:0] network__turn;
  wire [7:0] network__winner;
  wire [5:0] network__number;
  wire network__found;
  reg selected__d;
  reg selected__q = 1'h0;
  reg [2:0] winner__d;
  reg [2:0] winner__q = 3'h0;
  reg [7:0] winners__d;
  reg [7:0] winners__q = 8'h0;
  reg [7:0] candidates__d;
  reg [7:0] candidates__q = 8'h0;
  reg [7:0] replaying__d;
  reg [7:0] replaying__q = 8'h0;
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
  reg [2:0] patrol__d;
  reg [2:0] patrol__q = 3'h0;
  reg [5:0] issues__d;
  reg [5:0] issues__q = 6'h0;
  reg due__d;
  reg due__q = 1'h0;
  reg [7:0] vertex__d;
  reg [7:0] vertex__q = 8'h0;
  reg [7:0] compute__d;
  reg [7:0] compute__q = 8'h0;
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
    select_valid = selected__q;
    select_warp = winner__q;
    chosen = winners__q;
    losers = 8'h0;
    if (selected__q) begin
      losers = (candidates__q & {~winners__q});
    end
    watched = {one << patrol__q};
    overdue = 8'h0;
    if (due__q) begin
      overdue = watched;
    end
    if (selected__q) begin
      issues__d = {issues__q + 6'h1};
      if ((|(winners__q & watched))) begin
        due__d = 1'h0;
      end
      if ((&issues__q)) begin
        patrol__d = {patrol__q + 3'h1};
        due__d = 1'h1;
      end
    end
    if (none_live) begin
      patrol__d = 3'h0;
      issues__d = 6'h0;
      due__d = 1'h0;
    end
    network__valid = ready;
    last = {3'h0, winner__q};
    group_turn = 16'h0;
    turn_of__0 = turns__0__q;
    turn_of__0 = last[2:0];
    turns__0__d = turn_of__0;
    if (({last >> 32'h2} < 6'h0)) begin
      group_turn = {group_turn[15:1], 1'h1};
    end
    turn_of__1 = turns__1__q;
    turn_of__1 = last[2:0];
    turns__1__d = turn_of__1;
    if (({last >> 32'h2} < 6'h1)) begin
      group_turn = {group_turn[15:2], 1'h1, group_turn[0]};
    end
    turn_of__2 = turns__2__q;
    turn_of__2 = last[2:0];
    turns__2__d = turn_of__2;
    if (({last >> 32'h2} < 6'h2)) begin
      group_turn = {group_turn[15:3], 1'h1, group_turn[1:0]};
    end
    turn_of__3 = turns__3__q;
    turn_of__3 = last[2:0];
    turns__3__d = turn_of__3;
    if (({last >> 32'h2} < 6'h3)) begin
      group_turn = {group_turn[15:4], 1'h1, group_turn[2:0]};
    end
    turn_of__4 = turns__4__q;
    turn_of__4 = last[2:0];
    turns__4__d = turn_of__4;
    if (({last >> 32'h2} < 6'h4)) begin
      group_turn = {group_turn[15:5], 1'h1, group_turn[3:0]};
    end
    turn_of__5 = turns__5__q;
    turn_of__5 = last[2:0];
    turns__5__d = turn_of__5;
    if (({last >> 32'h2} < 6'h5)) begin
      group_turn = {group_turn[15:6], 1'h1, group_turn[4:0]};
    end
    turn_of__6 = turns__6__q;
    turn_of__6 = last[2:0];
    turns__6__d = turn_of__6;
    if (({last >> 32'h2} < 6'h6)) begin
      group_turn = {group_turn[15:7], 1'h1, group_turn[5:0]};
    end
    turn_of__7 = turns__7__q;
    turn_of__7 = last[2:0];
    turns__7__d = turn_of__7;
    if (({last >> 32'h2} < 6'h7)) begin
      group_turn = {group_turn[15:8], 1'h1, group_turn[6:0]};
    end
    turn_of__8 = turns__8__q;
    turn_of__8 = last[2:0];
    turns__8__d = turn_of__8;
    if (({last >> 32'h2} < 6'h8)) begin
      group_turn = {group_turn[15:9], 1'h1, group_turn[7:0]};
    end
    turn_of__9 = turns__9__q;
    turn_of__9 = last[2:0];
    turns__9__d = turn_of__9;
    if (({last >> 32'h2} < 6'h9)) begin
      group_turn = {group_turn[15:10], 1'h1, group_turn[8:0]};
    end
    turn_of__10 = turns__10__q;
    turn_of__10 = last[2:0];
    turns__10__d = turn_of__10;
    if (({last >> 32'h2} < 6'ha)) begin
      group_turn = {group_turn[15:11], 1'h1, group_turn[9:0]};
    end
    turn_of__11 = turns__11__q;
    turn_of__11 = last[2:0];
    turns__11__d = turn_of__11;
    if (({last >> 32'h2} < 6'hb)) begin
      group_turn = {group_turn[15:12], 1'h1, group_turn[10:0]};
    end
    turn_of__12 = turns__12__q;
    turn_of__12 = last[2:0];
    turns__12__d = turn_of__12;
    if (({last >> 32'h2} < 6'hc)) begin
      group_turn = {group_turn[15:13], 1'h1, group_turn[11:0]};
    end
    turn_of__13 = turns__13__q;
    turn_of__13 = last[2:0];
    turns__13__d = turn_of__13;
    if (({last >> 32'h2} < 6'hd)) begin
      group_turn = {group_turn[15:14], 1'h1, group_turn[12:0]};
    end
    turn_of__14 = turns__14__q;
    turn_of__14 = last[2:0];
    turns__14__d = turn_of__14;
    if (({last >> 32'h2} < 6'he)) begin
      group_turn = {group_turn[15], 1'h1, group_turn[13:0]};
    end
    turn_of__15 = turns__15__q;
    turn_of__15 = last[2:0];
    turns__15__d = turn_of__15;
    if (({last >> 32'h2} < 6'hf)) begin
      group_turn = {1'h1, group_turn[14:0]};
    end
    follows = 8'h0;
    if ((turn_of__0 < place__0)) begin
      follows = {follows[7:1], 1'h1};
    end
    if ((turn_of__0 < place__1)) begin
      follows = {follows[7:2], 1'h1, follows[0]};
    end
    if ((turn_of__0 < place__2)) begin
      follows = {follows[7:3], 1'h1, follows[1:0]};
    end
    if ((turn_of__0 < place__3)) begin
      follows = {follows[7:4], 1'h1, follows[2:0]};
    end
    if ((turn_of__1 < place__4)) begin
      follows = {follows[7:5], 1'h1, follows[3:0]};
    end
    if ((turn_of__1 < place__5)) begin
      follows = {follows[7:6], 1'h1, follows[4:0]};
    end
    if ((turn_of__1 < place__6)) begin
      follows = {follows[7], 1'h1, follows[5:0]};
    end
    if ((turn_of__1 < place__7)) begin
      follows = {1'h1, follows[6:0]};
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
    candidates__d = ready;
    selected__d = network__found;
    winners__d = network__winner;
    if (network__found) begin
      winner__d = network__number[2:0];
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
  end
  warpwright_credit_update credits (
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
    .slushfund(credits__slushfund),
    .sum_error(credits__sum_error)
  );
  warpwright_pod_weight weight (
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
    .credit__0(weight__credit__0),
    .credit__1(weight__credit__1),
    .credit__2(weight__credit__2),
    .credit__3(weight__credit__3),
    .credit__4(weight__credit__4),
    .credit__5(weight__credit__5),
    .credit__6(weight__credit__6),
    .credit__7(weight__credit__7),
    .key__0(weight__key__0),
    .key__1(weight__key__1),
    .key__2(weight__key__2),
    .key__3(weight__key__3),
    .key__4(weight__key__4),
    .key__5(weight__key__5),
    .key__6(weight__key__6),
    .key__7(weight__key__7)
  );
  warpwright_pod_network network (
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
    .turn(network__turn),
    .winner(network__winner),
    .number(network__number),
    .found(network__found)
  );
endmodule
