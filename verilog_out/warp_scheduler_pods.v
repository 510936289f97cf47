// SPDX-License-Identifier: MIT
// warp_scheduler_pods: the same for 48 warps in two pods, two issues per cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Credit-based warp scheduler (docs/mechanisms/3.md).
//
// Among the eligible warps of a `pod` the one with the greatest weight issues. `weight` makes
// the weights, of bit fields or as a sum; `comparison_network` finds the greatest,
// `credit_update` moves the credits. All pods share `textile_grant`, which says who may
// read textures, and `pipes`, which says what may go to the MAD lanes and the SFU.
//
// The core has one pod; of `P` pods each issues in every cycle, for as many issue ports.
//
// - latency: eligible in cycle n: selected in n + 1 (a register behind the tree), in pods of
//   more than eight warps in n + 2
// - throughput: one warp per pod and cycle; the same warp at most every second cycle, in pods
//   of more than eight warps every third
// - invariants: the selected warp was eligible; with a gate no texture instruction without a
//   grant
//
// Weights alone starve. So a *patrol* stays with one warp after the other for 64 issues of the pod
// each, and until that warp has issued it goes before all others: a warp waits for at most
// 64 (W + 1) issues, under every policy, if it is ready before one of any 60 issues of others. The
// patrol begins anew when no warp lives, and comes to the first warp after 64 issues. Loose round
// robin needs none: W issues while a warp stays ready, proved for 4 warps.
//
// The grant decides what `GrantForm` says: which warps go first (`soft`), which may read
// textures (a gate, by phase or by read), or nothing. Two pods need a gate or no grant. Baselines:
// loose round robin and greedy-then-oldest, both without it; the pipes' second thresholds hold.
//
// The scheduler of `W` warps in `P` pods of `H` warps; `LW` and `LH` bits number them.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 6 bits: Slot of the warp in its unit; it was free.
//   launch_tile  input, 6 bits: Number of the tile of 8 x 8 pixels modulo 64.
//   launch_subtile  input, 6 bits: Number of its subtile of up to four warps modulo 64, of all tasks.
//   launch_stage  input, 2 bits: Type of the task: 0 pixel, 1 vertex, 2 compute.
//   end_valid  input, 1 bit: It happens in this cycle.
//   end_warp  input, 6 bits: Warp slot, valid with `valid`.
//   live  input, 48 bits: Warps that live.
//   eligible  input, 48 bits: Warps that may issue, the grant left aside.
//   is_texture  input, 48 bits: Warps whose instruction reads a texture.
//   mark_t  input, 48 bits: Warps whose instruction is marked `.t`.
//   mark_p  input, 48 bits: Warps whose instruction is marked `.p`.
//   for_sfu  input, 48 bits: Warps whose instruction runs on the SFU only.
//   for_mad  input, 48 bits: Warps whose instruction runs on the MAD lanes only.
//   mad_done  input, 2 bits: MAD instructions that are written back, one bit each.
//   sfu_done  input, 2 bits: SFU instructions that are written back, one bit each.
//   bonuses  input, 33 bits: Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21, pipe
//       32:27.
//   thresholds  input, 20 bits: Thresholds of the pipes, five bits each: first, second of MAD, first, second of
//       the SFU.
//   replay  input, 48 bits: Warps whose instruction is replayed.
//   select__0_valid .. select__1_valid  output, 1 bit: It happens in this cycle.
//   select__0_warp .. select__1_warp  output, 6 bits: Warp slot, valid with `valid`.
//   select_mask  output, 48 bits: The warps that issue, one bit each.
//   count_victim  output, 1 bit: Another warp of a pod was ready too.
//   count_grant  output, 1 bit: The textile grant is set.
//   credit_sum_error  output, 1 bit: Monitor: the credits and the slushfund of a pod do not sum to zero.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block warp_scheduler_pods --reset sync`.
//
// Configuration
// `WarpScheduler` of rtl/src/warp_scheduler/mod.rs with W = 48, LW = 6, P = 2, H = 24, LH = 5. Constants are
// folded away. For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block warp_scheduler_pods

module credits (
  input wire clock,
  input wire [23:0] issuer,
  input wire [23:0] victims,
  input wire [23:0] ended,
  output reg [5:0] credit__0,
  output reg [5:0] credit__1,
  output reg [5:0] credit__2,
  output reg [5:0] credit__3,
  output reg [5:0] credit__4,
  output reg [5:0] credit__5,
  output reg [5:0] credit__6,
  output reg [5:0] credit__7,
  output reg [5:0] credit__8,
  output reg [5:0] credit__9,
  output reg [5:0] credit__10,
  output reg [5:0] credit__11,
  output reg [5:0] credit__12,
  output reg [5:0] credit__13,
  output reg [5:0] credit__14,
  output reg [5:0] credit__15,
  output reg [5:0] credit__16,
  output reg [5:0] credit__17,
  output reg [5:0] credit__18,
  output reg [5:0] credit__19,
  output reg [5:0] credit__20,
  output reg [5:0] credit__21,
  output reg [5:0] credit__22,
  output reg [5:0] credit__23,
  output reg [12:0] slushfund,
  output reg sum_error
);
  reg [23:0] waiting;
  reg [23:0] pool;
  reg [23:0] chosen;
  reg [23:0] counted;
  reg [6:0] number;
  reg [6:0] amount;
  reg [6:0] taken;
  reg [6:0] price;
  reg positive;
  reg [5:0] own;
  reg [5:0] old;
  reg [5:0] top;
  reg [5:0] payer;
  reg [5:0] payee;
  reg [5:0] leaver;
  reg [5:0] payer_left;
  reg [7:0] left;
  reg [5:0] payee_now;
  reg [12:0] total;
  reg [6:0] s1__0;
  reg [6:0] s1__1;
  reg [6:0] s1__2;
  reg [6:0] s1__3;
  reg [6:0] s1__4;
  reg [6:0] s1__5;
  reg [6:0] s1__6;
  reg [6:0] s1__7;
  reg [6:0] s1__8;
  reg [6:0] s1__9;
  reg [6:0] s1__10;
  reg [6:0] s1__11;
  reg [6:0] s2__0;
  reg [6:0] s2__1;
  reg [6:0] s2__2;
  reg [6:0] s2__3;
  reg [6:0] s2__4;
  reg [6:0] s2__5;
  reg [6:0] s3__0;
  reg [6:0] s3__1;
  reg [6:0] s3__2;
  reg [5:0] credits__0__d;
  reg [5:0] credits__0__q = 6'h0;
  reg [5:0] credits__1__d;
  reg [5:0] credits__1__q = 6'h0;
  reg [5:0] credits__2__d;
  reg [5:0] credits__2__q = 6'h0;
  reg [5:0] credits__3__d;
  reg [5:0] credits__3__q = 6'h0;
  reg [5:0] credits__4__d;
  reg [5:0] credits__4__q = 6'h0;
  reg [5:0] credits__5__d;
  reg [5:0] credits__5__q = 6'h0;
  reg [5:0] credits__6__d;
  reg [5:0] credits__6__q = 6'h0;
  reg [5:0] credits__7__d;
  reg [5:0] credits__7__q = 6'h0;
  reg [5:0] credits__8__d;
  reg [5:0] credits__8__q = 6'h0;
  reg [5:0] credits__9__d;
  reg [5:0] credits__9__q = 6'h0;
  reg [5:0] credits__10__d;
  reg [5:0] credits__10__q = 6'h0;
  reg [5:0] credits__11__d;
  reg [5:0] credits__11__q = 6'h0;
  reg [5:0] credits__12__d;
  reg [5:0] credits__12__q = 6'h0;
  reg [5:0] credits__13__d;
  reg [5:0] credits__13__q = 6'h0;
  reg [5:0] credits__14__d;
  reg [5:0] credits__14__q = 6'h0;
  reg [5:0] credits__15__d;
  reg [5:0] credits__15__q = 6'h0;
  reg [5:0] credits__16__d;
  reg [5:0] credits__16__q = 6'h0;
  reg [5:0] credits__17__d;
  reg [5:0] credits__17__q = 6'h0;
  reg [5:0] credits__18__d;
  reg [5:0] credits__18__q = 6'h0;
  reg [5:0] credits__19__d;
  reg [5:0] credits__19__q = 6'h0;
  reg [5:0] credits__20__d;
  reg [5:0] credits__20__q = 6'h0;
  reg [5:0] credits__21__d;
  reg [5:0] credits__21__q = 6'h0;
  reg [5:0] credits__22__d;
  reg [5:0] credits__22__q = 6'h0;
  reg [5:0] credits__23__d;
  reg [5:0] credits__23__q = 6'h0;
  reg [12:0] fund__d;
  reg [12:0] fund__q = 13'h0;
  reg [23:0] paying__d;
  reg [23:0] paying__q = 24'h0;
  reg [23:0] paid__d;
  reg [23:0] paid__q = 24'h0;
  reg [23:0] leaving__d;
  reg [23:0] leaving__q = 24'h0;
  reg [6:0] count__d;
  reg [6:0] count__q = 7'h0;
  reg [12:0] change__d;
  reg [12:0] change__q = 13'h0;
  reg [23:0] rest__d;
  reg [23:0] rest__q = 24'h0;
  always @(*) begin
    rest__d = rest__q;
    slushfund = fund__q;
    positive = ((|fund__q) & (!fund__q[12]));
    waiting = (victims & {~ended});
    if ((!(|issuer))) begin
      waiting = 24'h0;
    end
    chosen = waiting;
    pool = 24'h0;
    if (((credits__0__q == 6'h1f) | ((credits__0__q == 6'h1e) & paid__q[0]))) begin
      chosen = {chosen[23:1], 1'h0};
    end
    if (((credits__1__q == 6'h1f) | ((credits__1__q == 6'h1e) & paid__q[1]))) begin
      chosen = {chosen[23:2], 1'h0, chosen[0]};
    end
    if (((credits__2__q == 6'h1f) | ((credits__2__q == 6'h1e) & paid__q[2]))) begin
      chosen = {chosen[23:3], 1'h0, chosen[1:0]};
    end
    if (((credits__3__q == 6'h1f) | ((credits__3__q == 6'h1e) & paid__q[3]))) begin
      chosen = {chosen[23:4], 1'h0, chosen[2:0]};
    end
    if (((credits__4__q == 6'h1f) | ((credits__4__q == 6'h1e) & paid__q[4]))) begin
      chosen = {chosen[23:5], 1'h0, chosen[3:0]};
    end
    if (((credits__5__q == 6'h1f) | ((credits__5__q == 6'h1e) & paid__q[5]))) begin
      chosen = {chosen[23:6], 1'h0, chosen[4:0]};
    end
    if (((credits__6__q == 6'h1f) | ((credits__6__q == 6'h1e) & paid__q[6]))) begin
      chosen = {chosen[23:7], 1'h0, chosen[5:0]};
    end
    if (((credits__7__q == 6'h1f) | ((credits__7__q == 6'h1e) & paid__q[7]))) begin
      chosen = {chosen[23:8], 1'h0, chosen[6:0]};
    end
    if (((credits__8__q == 6'h1f) | ((credits__8__q == 6'h1e) & paid__q[8]))) begin
      chosen = {chosen[23:9], 1'h0, chosen[7:0]};
    end
    if (((credits__9__q == 6'h1f) | ((credits__9__q == 6'h1e) & paid__q[9]))) begin
      chosen = {chosen[23:10], 1'h0, chosen[8:0]};
    end
    if (((credits__10__q == 6'h1f) | ((credits__10__q == 6'h1e) & paid__q[10]))) begin
      chosen = {chosen[23:11], 1'h0, chosen[9:0]};
    end
    if (((credits__11__q == 6'h1f) | ((credits__11__q == 6'h1e) & paid__q[11]))) begin
      chosen = {chosen[23:12], 1'h0, chosen[10:0]};
    end
    if (((credits__12__q == 6'h1f) | ((credits__12__q == 6'h1e) & paid__q[12]))) begin
      chosen = {chosen[23:13], 1'h0, chosen[11:0]};
    end
    if (((credits__13__q == 6'h1f) | ((credits__13__q == 6'h1e) & paid__q[13]))) begin
      chosen = {chosen[23:14], 1'h0, chosen[12:0]};
    end
    if (((credits__14__q == 6'h1f) | ((credits__14__q == 6'h1e) & paid__q[14]))) begin
      chosen = {chosen[23:15], 1'h0, chosen[13:0]};
    end
    if (((credits__15__q == 6'h1f) | ((credits__15__q == 6'h1e) & paid__q[15]))) begin
      chosen = {chosen[23:16], 1'h0, chosen[14:0]};
    end
    if (((credits__16__q == 6'h1f) | ((credits__16__q == 6'h1e) & paid__q[16]))) begin
      chosen = {chosen[23:17], 1'h0, chosen[15:0]};
    end
    if (((credits__17__q == 6'h1f) | ((credits__17__q == 6'h1e) & paid__q[17]))) begin
      chosen = {chosen[23:18], 1'h0, chosen[16:0]};
    end
    if (((credits__18__q == 6'h1f) | ((credits__18__q == 6'h1e) & paid__q[18]))) begin
      chosen = {chosen[23:19], 1'h0, chosen[17:0]};
    end
    if (((credits__19__q == 6'h1f) | ((credits__19__q == 6'h1e) & paid__q[19]))) begin
      chosen = {chosen[23:20], 1'h0, chosen[18:0]};
    end
    if (((credits__20__q == 6'h1f) | ((credits__20__q == 6'h1e) & paid__q[20]))) begin
      chosen = {chosen[23:21], 1'h0, chosen[19:0]};
    end
    if (((credits__21__q == 6'h1f) | ((credits__21__q == 6'h1e) & paid__q[21]))) begin
      chosen = {chosen[23:22], 1'h0, chosen[20:0]};
    end
    if (((credits__22__q == 6'h1f) | ((credits__22__q == 6'h1e) & paid__q[22]))) begin
      chosen = {chosen[23], 1'h0, chosen[21:0]};
    end
    if (((credits__23__q == 6'h1f) | ((credits__23__q == 6'h1e) & paid__q[23]))) begin
      chosen = {1'h0, chosen[22:0]};
    end
    counted = waiting;
    counted = chosen;
    s1__0 = 7'h0;
    if (counted[0]) begin
      s1__0 = 7'h1;
    end
    if (counted[1]) begin
      s1__0 = {s1__0 + 7'h1};
    end
    s1__1 = 7'h0;
    if (counted[2]) begin
      s1__1 = 7'h1;
    end
    if (counted[3]) begin
      s1__1 = {s1__1 + 7'h1};
    end
    s1__2 = 7'h0;
    if (counted[4]) begin
      s1__2 = 7'h1;
    end
    if (counted[5]) begin
      s1__2 = {s1__2 + 7'h1};
    end
    s1__3 = 7'h0;
    if (counted[6]) begin
      s1__3 = 7'h1;
    end
    if (counted[7]) begin
      s1__3 = {s1__3 + 7'h1};
    end
    s1__4 = 7'h0;
    if (counted[8]) begin
      s1__4 = 7'h1;
    end
    if (counted[9]) begin
      s1__4 = {s1__4 + 7'h1};
    end
    s1__5 = 7'h0;
    if (counted[10]) begin
      s1__5 = 7'h1;
    end
    if (counted[11]) begin
      s1__5 = {s1__5 + 7'h1};
    end
    s1__6 = 7'h0;
    if (counted[12]) begin
      s1__6 = 7'h1;
    end
    if (counted[13]) begin
      s1__6 = {s1__6 + 7'h1};
    end
    s1__7 = 7'h0;
    if (counted[14]) begin
      s1__7 = 7'h1;
    end
    if (counted[15]) begin
      s1__7 = {s1__7 + 7'h1};
    end
    s1__8 = 7'h0;
    if (counted[16]) begin
      s1__8 = 7'h1;
    end
    if (counted[17]) begin
      s1__8 = {s1__8 + 7'h1};
    end
    s1__9 = 7'h0;
    if (counted[18]) begin
      s1__9 = 7'h1;
    end
    if (counted[19]) begin
      s1__9 = {s1__9 + 7'h1};
    end
    s1__10 = 7'h0;
    if (counted[20]) begin
      s1__10 = 7'h1;
    end
    if (counted[21]) begin
      s1__10 = {s1__10 + 7'h1};
    end
    s1__11 = 7'h0;
    if (counted[22]) begin
      s1__11 = 7'h1;
    end
    if (counted[23]) begin
      s1__11 = {s1__11 + 7'h1};
    end
    s2__0 = {s1__0 + s1__1};
    s2__1 = {s1__2 + s1__3};
    s2__2 = {s1__4 + s1__5};
    s2__3 = {s1__6 + s1__7};
    s2__4 = {s1__8 + s1__9};
    s2__5 = {s1__10 + s1__11};
    s3__0 = {s2__0 + s2__1};
    s3__1 = {s2__2 + s2__3};
    s3__2 = {s2__4 + s2__5};
    number = s2__0;
    number = s3__0;
    number = {number + s3__1};
    number = {number + s3__2};
    paying__d = issuer;
    paid__d = chosen;
    leaving__d = ended;
    count__d = number;
    payer = 6'h0;
    payee = 6'h0;
    leaver = 6'h0;
    old = credits__0__q;
    if (paying__q[0]) begin
      payer = (payer | old);
    end
    if (leaving__q[0]) begin
      leaver = (leaver | old);
    end
    old = credits__1__q;
    if (paying__q[1]) begin
      payer = (payer | old);
    end
    if (leaving__q[1]) begin
      leaver = (leaver | old);
    end
    old = credits__2__q;
    if (paying__q[2]) begin
      payer = (payer | old);
    end
    if (leaving__q[2]) begin
      leaver = (leaver | old);
    end
    old = credits__3__q;
    if (paying__q[3]) begin
      payer = (payer | old);
    end
    if (leaving__q[3]) begin
      leaver = (leaver | old);
    end
    old = credits__4__q;
    if (paying__q[4]) begin
      payer = (payer | old);
    end
    if (leaving__q[4]) begin
      leaver = (leaver | old);
    end
    old = credits__5__q;
    if (paying__q[5]) begin
      payer = (payer | old);
    end
    if (leaving__q[5]) begin
      leaver = (leaver | old);
    end
    old = credits__6__q;
    if (paying__q[6]) begin
      payer = (payer | old);
    end
    if (leaving__q[6]) begin
      leaver = (leaver | old);
    end
    old = credits__7__q;
    if (paying__q[7]) begin
      payer = (payer | old);
    end
    if (leaving__q[7]) begin
      leaver = (leaver | old);
    end
    old = credits__8__q;
    if (paying__q[8]) begin
      payer = (payer | old);
    end
    if (leaving__q[8]) begin
      leaver = (leaver | old);
    end
    old = credits__9__q;
    if (paying__q[9]) begin
      payer = (payer | old);
    end
    if (leaving__q[9]) begin
      leaver = (leaver | old);
    end
    old = credits__10__q;
    if (paying__q[10]) begin
      payer = (payer | old);
    end
    if (leaving__q[10]) begin
      leaver = (leaver | old);
    end
    old = credits__11__q;
    if (paying__q[11]) begin
      payer = (payer | old);
    end
    if (leaving__q[11]) begin
      leaver = (leaver | old);
    end
    old = credits__12__q;
    if (paying__q[12]) begin
      payer = (payer | old);
    end
    if (leaving__q[12]) begin
      leaver = (leaver | old);
    end
    old = credits__13__q;
    if (paying__q[13]) begin
      payer = (payer | old);
    end
    if (leaving__q[13]) begin
      leaver = (leaver | old);
    end
    old = credits__14__q;
    if (paying__q[14]) begin
      payer = (payer | old);
    end
    if (leaving__q[14]) begin
      leaver = (leaver | old);
    end
    old = credits__15__q;
    if (paying__q[15]) begin
      payer = (payer | old);
    end
    if (leaving__q[15]) begin
      leaver = (leaver | old);
    end
    old = credits__16__q;
    if (paying__q[16]) begin
      payer = (payer | old);
    end
    if (leaving__q[16]) begin
      leaver = (leaver | old);
    end
    old = credits__17__q;
    if (paying__q[17]) begin
      payer = (payer | old);
    end
    if (leaving__q[17]) begin
      leaver = (leaver | old);
    end
    old = credits__18__q;
    if (paying__q[18]) begin
      payer = (payer | old);
    end
    if (leaving__q[18]) begin
      leaver = (leaver | old);
    end
    old = credits__19__q;
    if (paying__q[19]) begin
      payer = (payer | old);
    end
    if (leaving__q[19]) begin
      leaver = (leaver | old);
    end
    old = credits__20__q;
    if (paying__q[20]) begin
      payer = (payer | old);
    end
    if (leaving__q[20]) begin
      leaver = (leaver | old);
    end
    old = credits__21__q;
    if (paying__q[21]) begin
      payer = (payer | old);
    end
    if (leaving__q[21]) begin
      leaver = (leaver | old);
    end
    old = credits__22__q;
    if (paying__q[22]) begin
      payer = (payer | old);
    end
    if (leaving__q[22]) begin
      leaver = (leaver | old);
    end
    old = credits__23__q;
    if (paying__q[23]) begin
      payer = (payer | old);
    end
    if (leaving__q[23]) begin
      leaver = (leaver | old);
    end
    amount = 7'h1;
    taken = count__q;
    payee_now = 6'h0;
    price = taken;
    top = (payer ^ 6'h20);
    left = {{2'h0, top} - {1'h0, price}};
    payer_left = (left[5:0] ^ 6'h20);
    if (left[7]) begin
      payer_left = 6'h20;
      price = {1'h0, top};
    end
    if (((!(|paying__q)) | (|(paying__q & leaving__q)))) begin
      price = 7'h0;
    end
    total = {7'h0, leaver};
    if (leaver[5]) begin
      total = {total - 13'h40};
    end
    change__d = {{total + {6'h0, price}} - {6'h0, taken}};
    fund__d = {fund__q + change__q};
    old = credits__0__q;
    own = old;
    if (paid__q[0]) begin
      own = {old + 6'h1};
    end
    if (paying__q[0]) begin
      own = payer_left;
    end
    if (leaving__q[0]) begin
      own = 6'h0;
    end
    credits__0__d = own;
    credit__0 = (old ^ 6'h20);
    old = credits__1__q;
    own = old;
    if (paid__q[1]) begin
      own = {old + 6'h1};
    end
    if (paying__q[1]) begin
      own = payer_left;
    end
    if (leaving__q[1]) begin
      own = 6'h0;
    end
    credits__1__d = own;
    credit__1 = (old ^ 6'h20);
    old = credits__2__q;
    own = old;
    if (paid__q[2]) begin
      own = {old + 6'h1};
    end
    if (paying__q[2]) begin
      own = payer_left;
    end
    if (leaving__q[2]) begin
      own = 6'h0;
    end
    credits__2__d = own;
    credit__2 = (old ^ 6'h20);
    old = credits__3__q;
    own = old;
    if (paid__q[3]) begin
      own = {old + 6'h1};
    end
    if (paying__q[3]) begin
      own = payer_left;
    end
    if (leaving__q[3]) begin
      own = 6'h0;
    end
    credits__3__d = own;
    credit__3 = (old ^ 6'h20);
    old = credits__4__q;
    own = old;
    if (paid__q[4]) begin
      own = {old + 6'h1};
    end
    if (paying__q[4]) begin
      own = payer_left;
    end
    if (leaving__q[4]) begin
      own = 6'h0;
    end
    credits__4__d = own;
    credit__4 = (old ^ 6'h20);
    old = credits__5__q;
    own = old;
    if (paid__q[5]) begin
      own = {old + 6'h1};
    end
    if (paying__q[5]) begin
      own = payer_left;
    end
    if (leaving__q[5]) begin
      own = 6'h0;
    end
    credits__5__d = own;
    credit__5 = (old ^ 6'h20);
    old = credits__6__q;
    own = old;
    if (paid__q[6]) begin
      own = {old + 6'h1};
    end
    if (paying__q[6]) begin
      own = payer_left;
    end
    if (leaving__q[6]) begin
      own = 6'h0;
    end
    credits__6__d = own;
    credit__6 = (old ^ 6'h20);
    old = credits__7__q;
    own = old;
    if (paid__q[7]) begin
      own = {old + 6'h1};
    end
    if (paying__q[7]) begin
      own = payer_left;
    end
    if (leaving__q[7]) begin
      own = 6'h0;
    end
    credits__7__d = own;
    credit__7 = (old ^ 6'h20);
    old = credits__8__q;
    own = old;
    if (paid__q[8]) begin
      own = {old + 6'h1};
    end
    if (paying__q[8]) begin
      own = payer_left;
    end
    if (leaving__q[8]) begin
      own = 6'h0;
    end
    credits__8__d = own;
    credit__8 = (old ^ 6'h20);
    old = credits__9__q;
    own = old;
    if (paid__q[9]) begin
      own = {old + 6'h1};
    end
    if (paying__q[9]) begin
      own = payer_left;
    end
    if (leaving__q[9]) begin
      own = 6'h0;
    end
    credits__9__d = own;
    credit__9 = (old ^ 6'h20);
    old = credits__10__q;
    own = old;
    if (paid__q[10]) begin
      own = {old + 6'h1};
    end
    if (paying__q[10]) begin
      own = payer_left;
    end
    if (leaving__q[10]) begin
      own = 6'h0;
    end
    credits__10__d = own;
    credit__10 = (old ^ 6'h20);
    old = credits__11__q;
    own = old;
    if (paid__q[11]) begin
      own = {old + 6'h1};
    end
    if (paying__q[11]) begin
      own = payer_left;
    end
    if (leaving__q[11]) begin
      own = 6'h0;
    end
    credits__11__d = own;
    credit__11 = (old ^ 6'h20);
    old = credits__12__q;
    own = old;
    if (paid__q[12]) begin
      own = {old + 6'h1};
    end
    if (paying__q[12]) begin
      own = payer_left;
    end
    if (leaving__q[12]) begin
      own = 6'h0;
    end
    credits__12__d = own;
    credit__12 = (old ^ 6'h20);
    old = credits__13__q;
    own = old;
    if (paid__q[13]) begin
      own = {old + 6'h1};
    end
    if (paying__q[13]) begin
      own = payer_left;
    end
    if (leaving__q[13]) begin
      own = 6'h0;
    end
    credits__13__d = own;
    credit__13 = (old ^ 6'h20);
    old = credits__14__q;
    own = old;
    if (paid__q[14]) begin
      own = {old + 6'h1};
    end
    if (paying__q[14]) begin
      own = payer_left;
    end
    if (leaving__q[14]) begin
      own = 6'h0;
    end
    credits__14__d = own;
    credit__14 = (old ^ 6'h20);
    old = credits__15__q;
    own = old;
    if (paid__q[15]) begin
      own = {old + 6'h1};
    end
    if (paying__q[15]) begin
      own = payer_left;
    end
    if (leaving__q[15]) begin
      own = 6'h0;
    end
    credits__15__d = own;
    credit__15 = (old ^ 6'h20);
    old = credits__16__q;
    own = old;
    if (paid__q[16]) begin
      own = {old + 6'h1};
    end
    if (paying__q[16]) begin
      own = payer_left;
    end
    if (leaving__q[16]) begin
      own = 6'h0;
    end
    credits__16__d = own;
    credit__16 = (old ^ 6'h20);
    old = credits__17__q;
    own = old;
    if (paid__q[17]) begin
      own = {old + 6'h1};
    end
    if (paying__q[17]) begin
      own = payer_left;
    end
    if (leaving__q[17]) begin
      own = 6'h0;
    end
    credits__17__d = own;
    credit__17 = (old ^ 6'h20);
    old = credits__18__q;
    own = old;
    if (paid__q[18]) begin
      own = {old + 6'h1};
    end
    if (paying__q[18]) begin
      own = payer_left;
    end
    if (leaving__q[18]) begin
      own = 6'h0;
    end
    credits__18__d = own;
    credit__18 = (old ^ 6'h20);
    old = credits__19__q;
    own = old;
    if (paid__q[19]) begin
      own = {old + 6'h1};
    end
    if (paying__q[19]) begin
      own = payer_left;
    end
    if (leaving__q[19]) begin
      own = 6'h0;
    end
    credits__19__d = own;
    credit__19 = (old ^ 6'h20);
    old = credits__20__q;
    own = old;
    if (paid__q[20]) begin
      own = {old + 6'h1};
    end
    if (paying__q[20]) begin
      own = payer_left;
    end
    if (leaving__q[20]) begin
      own = 6'h0;
    end
    credits__20__d = own;
    credit__20 = (old ^ 6'h20);
    old = credits__21__q;
    own = old;
    if (paid__q[21]) begin
      own = {old + 6'h1};
    end
    if (paying__q[21]) begin
      own = payer_left;
    end
    if (leaving__q[21]) begin
      own = 6'h0;
    end
    credits__21__d = own;
    credit__21 = (old ^ 6'h20);
    old = credits__22__q;
    own = old;
    if (paid__q[22]) begin
      own = {old + 6'h1};
    end
    if (paying__q[22]) begin
      own = payer_left;
    end
    if (leaving__q[22]) begin
      own = 6'h0;
    end
    credits__22__d = own;
    credit__22 = (old ^ 6'h20);
    old = credits__23__q;
    own = old;
    if (paid__q[23]) begin
      own = {old + 6'h1};
    end
    if (paying__q[23]) begin
      own = payer_left;
    end
    if (leaving__q[23]) begin
      own = 6'h0;
    end
    credits__23__d = own;
    credit__23 = (old ^ 6'h20);
    sum_error = 1'h0;
  end
  always @(posedge clock) begin
    credits__0__q <= credits__0__d;
    credits__1__q <= credits__1__d;
    credits__2__q <= credits__2__d;
    credits__3__q <= credits__3__d;
    credits__4__q <= credits__4__d;
    credits__5__q <= credits__5__d;
    credits__6__q <= credits__6__d;
    credits__7__q <= credits__7__d;
    credits__8__q <= credits__8__d;
    credits__9__q <= credits__9__d;
    credits__10__q <= credits__10__d;
    credits__11__q <= credits__11__d;
    credits__12__q <= credits__12__d;
    credits__13__q <= credits__13__d;
    credits__14__q <= credits__14__d;
    credits__15__q <= credits__15__d;
    credits__16__q <= credits__16__d;
    credits__17__q <= credits__17__d;
    credits__18__q <= credits__18__d;
    credits__19__q <= credits__19__d;
    credits__20__q <= credits__20__d;
    credits__21__q <= credits__21__d;
    credits__22__q <= credits__22__d;
    credits__23__q <= credits__23__d;
    fund__q <= fund__d;
    paying__q <= paying__d;
    paid__q <= paid__d;
    leaving__q <= leaving__d;
    count__q <= count__d;
    change__q <= change__d;
    rest__q <= rest__d;
  end
endmodule

module weight (
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

module network (
  input wire clock,
  input wire [23:0] valid,
  input wire [14:0] key__0,
  input wire [14:0] key__1,
  input wire [14:0] key__2,
  input wire [14:0] key__3,
  input wire [14:0] key__4,
  input wire [14:0] key__5,
  input wire [14:0] key__6,
  input wire [14:0] key__7,
  input wire [14:0] key__8,
  input wire [14:0] key__9,
  input wire [14:0] key__10,
  input wire [14:0] key__11,
  input wire [14:0] key__12,
  input wire [14:0] key__13,
  input wire [14:0] key__14,
  input wire [14:0] key__15,
  input wire [14:0] key__16,
  input wire [14:0] key__17,
  input wire [14:0] key__18,
  input wire [14:0] key__19,
  input wire [14:0] key__20,
  input wire [14:0] key__21,
  input wire [14:0] key__22,
  input wire [14:0] key__23,
  input wire [7:0] turn,
  output reg [23:0] winner,
  output reg [5:0] number,
  output reg found
);
  localparam [23:0] lower__0 = 24'h0;
  localparam [23:0] lower__1 = 24'h1;
  localparam [23:0] lower__2 = 24'h3;
  localparam [23:0] lower__3 = 24'h7;
  localparam [23:0] lower__4 = 24'hf;
  localparam [23:0] lower__5 = 24'h1f;
  localparam [23:0] lower__6 = 24'h3f;
  localparam [23:0] lower__7 = 24'h7f;
  localparam [23:0] lower__8 = 24'h0;
  localparam [23:0] lower__9 = 24'h100;
  localparam [23:0] lower__10 = 24'h300;
  localparam [23:0] lower__11 = 24'h700;
  localparam [23:0] lower__12 = 24'hf00;
  localparam [23:0] lower__13 = 24'h1f00;
  localparam [23:0] lower__14 = 24'h3f00;
  localparam [23:0] lower__15 = 24'h7f00;
  localparam [23:0] lower__16 = 24'h0;
  localparam [23:0] lower__17 = 24'h10000;
  localparam [23:0] lower__18 = 24'h30000;
  localparam [23:0] lower__19 = 24'h70000;
  localparam [23:0] lower__20 = 24'hf0000;
  localparam [23:0] lower__21 = 24'h1f0000;
  localparam [23:0] lower__22 = 24'h3f0000;
  localparam [23:0] lower__23 = 24'h7f0000;
  localparam [31:0] carry = 32'h8000;
  localparam groups = 1'h1;
  reg [23:0] beaten_by__0;
  reg [23:0] beaten_by__1;
  reg [23:0] beaten_by__2;
  reg [23:0] beaten_by__3;
  reg [23:0] beaten_by__4;
  reg [23:0] beaten_by__5;
  reg [23:0] beaten_by__6;
  reg [23:0] beaten_by__7;
  reg [23:0] beaten_by__8;
  reg [23:0] beaten_by__9;
  reg [23:0] beaten_by__10;
  reg [23:0] beaten_by__11;
  reg [23:0] beaten_by__12;
  reg [23:0] beaten_by__13;
  reg [23:0] beaten_by__14;
  reg [23:0] beaten_by__15;
  reg [23:0] beaten_by__16;
  reg [23:0] beaten_by__17;
  reg [23:0] beaten_by__18;
  reg [23:0] beaten_by__19;
  reg [23:0] beaten_by__20;
  reg [23:0] beaten_by__21;
  reg [23:0] beaten_by__22;
  reg [23:0] beaten_by__23;
  reg [14:0] complement;
  reg [14:0] other;
  reg [31:0] sum;
  reg [23:0] first;
  reg [23:0] shown;
  reg [23:0] still;
  reg offering__0;
  reg offering__1;
  reg offering__2;
  reg offering__3;
  reg offering__4;
  reg offering__5;
  reg offering__6;
  reg offering__7;
  reg alone__0;
  reg alone__1;
  reg alone__2;
  reg alone__3;
  reg alone__4;
  reg alone__5;
  reg alone__6;
  reg alone__7;
  reg [23:0] taking_part;
  reg [14:0] key_g__0;
  reg [14:0] key_g__1;
  reg [14:0] key_g__2;
  reg [14:0] key_g__3;
  reg [14:0] key_g__4;
  reg [14:0] key_g__5;
  reg [14:0] key_g__6;
  reg [14:0] key_g__7;
  reg valid_0__0;
  reg valid_0__1;
  reg valid_0__2;
  reg valid_0__3;
  reg valid_0__4;
  reg valid_0__5;
  reg valid_0__6;
  reg valid_0__7;
  reg [14:0] key_0__0;
  reg [14:0] key_0__1;
  reg [14:0] key_0__2;
  reg [14:0] key_0__3;
  reg [14:0] key_0__4;
  reg [14:0] key_0__5;
  reg [14:0] key_0__6;
  reg [14:0] key_0__7;
  reg [5:0] number_g__0;
  reg [5:0] number_g__1;
  reg [5:0] number_g__2;
  reg [5:0] number_g__3;
  reg [5:0] number_g__4;
  reg [5:0] number_g__5;
  reg [5:0] number_g__6;
  reg [5:0] number_g__7;
  reg [5:0] number_0__0;
  reg [5:0] number_0__1;
  reg [5:0] number_0__2;
  reg [5:0] number_0__3;
  reg [5:0] number_0__4;
  reg [5:0] number_0__5;
  reg [5:0] number_0__6;
  reg [5:0] number_0__7;
  reg wins__0;
  reg wins__1;
  reg wins__2;
  reg wins__3;
  reg wins__4;
  reg wins__5;
  reg wins__6;
  reg wins__7;
  reg [7:0] beaten;
  reg [14:0] keys__0__d;
  reg [14:0] keys__0__q = 15'h0;
  reg [14:0] keys__1__d;
  reg [14:0] keys__1__q = 15'h0;
  reg [14:0] keys__2__d;
  reg [14:0] keys__2__q = 15'h0;
  reg [14:0] keys__3__d;
  reg [14:0] keys__3__q = 15'h0;
  reg [14:0] keys__4__d;
  reg [14:0] keys__4__q = 15'h0;
  reg [14:0] keys__5__d;
  reg [14:0] keys__5__q = 15'h0;
  reg [14:0] keys__6__d;
  reg [14:0] keys__6__q = 15'h0;
  reg [14:0] keys__7__d;
  reg [14:0] keys__7__q = 15'h0;
  reg [14:0] keys__8__d;
  reg [14:0] keys__8__q = 15'h0;
  reg [14:0] keys__9__d;
  reg [14:0] keys__9__q = 15'h0;
  reg [14:0] keys__10__d;
  reg [14:0] keys__10__q = 15'h0;
  reg [14:0] keys__11__d;
  reg [14:0] keys__11__q = 15'h0;
  reg [14:0] keys__12__d;
  reg [14:0] keys__12__q = 15'h0;
  reg [14:0] keys__13__d;
  reg [14:0] keys__13__q = 15'h0;
  reg [14:0] keys__14__d;
  reg [14:0] keys__14__q = 15'h0;
  reg [14:0] keys__15__d;
  reg [14:0] keys__15__q = 15'h0;
  reg [14:0] keys__16__d;
  reg [14:0] keys__16__q = 15'h0;
  reg [14:0] keys__17__d;
  reg [14:0] keys__17__q = 15'h0;
  reg [14:0] keys__18__d;
  reg [14:0] keys__18__q = 15'h0;
  reg [14:0] keys__19__d;
  reg [14:0] keys__19__q = 15'h0;
  reg [14:0] keys__20__d;
  reg [14:0] keys__20__q = 15'h0;
  reg [14:0] keys__21__d;
  reg [14:0] keys__21__q = 15'h0;
  reg [14:0] keys__22__d;
  reg [14:0] keys__22__q = 15'h0;
  reg [14:0] keys__23__d;
  reg [14:0] keys__23__q = 15'h0;
  reg [23:0] above__0__d;
  reg [23:0] above__0__q = 24'h0;
  reg [23:0] above__1__d;
  reg [23:0] above__1__q = 24'h0;
  reg [23:0] above__2__d;
  reg [23:0] above__2__q = 24'h0;
  reg [23:0] above__3__d;
  reg [23:0] above__3__q = 24'h0;
  reg [23:0] above__4__d;
  reg [23:0] above__4__q = 24'h0;
  reg [23:0] above__5__d;
  reg [23:0] above__5__q = 24'h0;
  reg [23:0] above__6__d;
  reg [23:0] above__6__q = 24'h0;
  reg [23:0] above__7__d;
  reg [23:0] above__7__q = 24'h0;
  reg [23:0] above__8__d;
  reg [23:0] above__8__q = 24'h0;
  reg [23:0] above__9__d;
  reg [23:0] above__9__q = 24'h0;
  reg [23:0] above__10__d;
  reg [23:0] above__10__q = 24'h0;
  reg [23:0] above__11__d;
  reg [23:0] above__11__q = 24'h0;
  reg [23:0] above__12__d;
  reg [23:0] above__12__q = 24'h0;
  reg [23:0] above__13__d;
  reg [23:0] above__13__q = 24'h0;
  reg [23:0] above__14__d;
  reg [23:0] above__14__q = 24'h0;
  reg [23:0] above__15__d;
  reg [23:0] above__15__q = 24'h0;
  reg [23:0] above__16__d;
  reg [23:0] above__16__q = 24'h0;
  reg [23:0] above__17__d;
  reg [23:0] above__17__q = 24'h0;
  reg [23:0] above__18__d;
  reg [23:0] above__18__q = 24'h0;
  reg [23:0] above__19__d;
  reg [23:0] above__19__q = 24'h0;
  reg [23:0] above__20__d;
  reg [23:0] above__20__q = 24'h0;
  reg [23:0] above__21__d;
  reg [23:0] above__21__q = 24'h0;
  reg [23:0] above__22__d;
  reg [23:0] above__22__q = 24'h0;
  reg [23:0] above__23__d;
  reg [23:0] above__23__q = 24'h0;
  reg [23:0] kept__d;
  reg [23:0] kept__q = 24'h0;
  reg [14:0] kept_key__0__d;
  reg [14:0] kept_key__0__q = 15'h0;
  reg [14:0] kept_key__1__d;
  reg [14:0] kept_key__1__q = 15'h0;
  reg [14:0] kept_key__2__d;
  reg [14:0] kept_key__2__q = 15'h0;
  reg [14:0] kept_key__3__d;
  reg [14:0] kept_key__3__q = 15'h0;
  reg [14:0] kept_key__4__d;
  reg [14:0] kept_key__4__q = 15'h0;
  reg [14:0] kept_key__5__d;
  reg [14:0] kept_key__5__q = 15'h0;
  reg [14:0] kept_key__6__d;
  reg [14:0] kept_key__6__q = 15'h0;
  reg [14:0] kept_key__7__d;
  reg [14:0] kept_key__7__q = 15'h0;
  reg [5:0] kept_number__0__d;
  reg [5:0] kept_number__0__q = 6'h0;
  reg [5:0] kept_number__1__d;
  reg [5:0] kept_number__1__q = 6'h0;
  reg [5:0] kept_number__2__d;
  reg [5:0] kept_number__2__q = 6'h0;
  reg [5:0] kept_number__3__d;
  reg [5:0] kept_number__3__q = 6'h0;
  reg [5:0] kept_number__4__d;
  reg [5:0] kept_number__4__q = 6'h0;
  reg [5:0] kept_number__5__d;
  reg [5:0] kept_number__5__q = 6'h0;
  reg [5:0] kept_number__6__d;
  reg [5:0] kept_number__6__q = 6'h0;
  reg [5:0] kept_number__7__d;
  reg [5:0] kept_number__7__q = 6'h0;
  reg [23:0] won__d;
  reg [23:0] won__q = 24'h0;
  always @(*) begin
    keys__0__d = key__0;
    beaten_by__0 = 24'h0;
    keys__1__d = key__1;
    beaten_by__1 = 24'h0;
    keys__2__d = key__2;
    beaten_by__2 = 24'h0;
    keys__3__d = key__3;
    beaten_by__3 = 24'h0;
    keys__4__d = key__4;
    beaten_by__4 = 24'h0;
    keys__5__d = key__5;
    beaten_by__5 = 24'h0;
    keys__6__d = key__6;
    beaten_by__6 = 24'h0;
    keys__7__d = key__7;
    beaten_by__7 = 24'h0;
    keys__8__d = key__8;
    beaten_by__8 = 24'h0;
    keys__9__d = key__9;
    beaten_by__9 = 24'h0;
    keys__10__d = key__10;
    beaten_by__10 = 24'h0;
    keys__11__d = key__11;
    beaten_by__11 = 24'h0;
    keys__12__d = key__12;
    beaten_by__12 = 24'h0;
    keys__13__d = key__13;
    beaten_by__13 = 24'h0;
    keys__14__d = key__14;
    beaten_by__14 = 24'h0;
    keys__15__d = key__15;
    beaten_by__15 = 24'h0;
    keys__16__d = key__16;
    beaten_by__16 = 24'h0;
    keys__17__d = key__17;
    beaten_by__17 = 24'h0;
    keys__18__d = key__18;
    beaten_by__18 = 24'h0;
    keys__19__d = key__19;
    beaten_by__19 = 24'h0;
    keys__20__d = key__20;
    beaten_by__20 = 24'h0;
    keys__21__d = key__21;
    beaten_by__21 = 24'h0;
    keys__22__d = key__22;
    beaten_by__22 = 24'h0;
    keys__23__d = key__23;
    beaten_by__23 = 24'h0;
    complement = 15'h0;
    other = 15'h0;
    sum = 32'h0;
    complement = {~key__0};
    other = key__1;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:2], 1'h1, beaten_by__0[0]};
    end else begin
      beaten_by__1 = {beaten_by__1[23:1], 1'h1};
    end
    other = key__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:3], 1'h1, beaten_by__0[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[23:1], 1'h1};
    end
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:4], 1'h1, beaten_by__0[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[23:1], 1'h1};
    end
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:5], 1'h1, beaten_by__0[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[23:1], 1'h1};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:6], 1'h1, beaten_by__0[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[23:1], 1'h1};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:7], 1'h1, beaten_by__0[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:1], 1'h1};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:8], 1'h1, beaten_by__0[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:1], 1'h1};
    end
    complement = {~key__1};
    other = key__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:3], 1'h1, beaten_by__1[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[23:2], 1'h1, beaten_by__2[0]};
    end
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:4], 1'h1, beaten_by__1[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[23:2], 1'h1, beaten_by__3[0]};
    end
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:5], 1'h1, beaten_by__1[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[23:2], 1'h1, beaten_by__4[0]};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:6], 1'h1, beaten_by__1[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[23:2], 1'h1, beaten_by__5[0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:7], 1'h1, beaten_by__1[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:2], 1'h1, beaten_by__6[0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:8], 1'h1, beaten_by__1[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:2], 1'h1, beaten_by__7[0]};
    end
    complement = {~key__2};
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[23:4], 1'h1, beaten_by__2[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[23:3], 1'h1, beaten_by__3[1:0]};
    end
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[23:5], 1'h1, beaten_by__2[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[23:3], 1'h1, beaten_by__4[1:0]};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[23:6], 1'h1, beaten_by__2[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[23:3], 1'h1, beaten_by__5[1:0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[23:7], 1'h1, beaten_by__2[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:3], 1'h1, beaten_by__6[1:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[23:8], 1'h1, beaten_by__2[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:3], 1'h1, beaten_by__7[1:0]};
    end
    complement = {~key__3};
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[23:5], 1'h1, beaten_by__3[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[23:4], 1'h1, beaten_by__4[2:0]};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[23:6], 1'h1, beaten_by__3[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[23:4], 1'h1, beaten_by__5[2:0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[23:7], 1'h1, beaten_by__3[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:4], 1'h1, beaten_by__6[2:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[23:8], 1'h1, beaten_by__3[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:4], 1'h1, beaten_by__7[2:0]};
    end
    complement = {~key__4};
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[23:6], 1'h1, beaten_by__4[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[23:5], 1'h1, beaten_by__5[3:0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[23:7], 1'h1, beaten_by__4[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:5], 1'h1, beaten_by__6[3:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[23:8], 1'h1, beaten_by__4[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:5], 1'h1, beaten_by__7[3:0]};
    end
    complement = {~key__5};
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {beaten_by__5[23:7], 1'h1, beaten_by__5[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:6], 1'h1, beaten_by__6[4:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {beaten_by__5[23:8], 1'h1, beaten_by__5[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:6], 1'h1, beaten_by__7[4:0]};
    end
    complement = {~key__6};
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__6 = {beaten_by__6[23:8], 1'h1, beaten_by__6[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:7], 1'h1, beaten_by__7[5:0]};
    end
    complement = {~key__7};
    complement = {~key__8};
    other = key__9;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:10], 1'h1, beaten_by__8[8:0]};
    end else begin
      beaten_by__9 = {beaten_by__9[23:9], 1'h1, beaten_by__9[7:0]};
    end
    other = key__10;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:11], 1'h1, beaten_by__8[9:0]};
    end else begin
      beaten_by__10 = {beaten_by__10[23:9], 1'h1, beaten_by__10[7:0]};
    end
    other = key__11;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:12], 1'h1, beaten_by__8[10:0]};
    end else begin
      beaten_by__11 = {beaten_by__11[23:9], 1'h1, beaten_by__11[7:0]};
    end
    other = key__12;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:13], 1'h1, beaten_by__8[11:0]};
    end else begin
      beaten_by__12 = {beaten_by__12[23:9], 1'h1, beaten_by__12[7:0]};
    end
    other = key__13;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:14], 1'h1, beaten_by__8[12:0]};
    end else begin
      beaten_by__13 = {beaten_by__13[23:9], 1'h1, beaten_by__13[7:0]};
    end
    other = key__14;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:15], 1'h1, beaten_by__8[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:9], 1'h1, beaten_by__14[7:0]};
    end
    other = key__15;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:16], 1'h1, beaten_by__8[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:9], 1'h1, beaten_by__15[7:0]};
    end
    complement = {~key__9};
    other = key__10;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:11], 1'h1, beaten_by__9[9:0]};
    end else begin
      beaten_by__10 = {beaten_by__10[23:10], 1'h1, beaten_by__10[8:0]};
    end
    other = key__11;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:12], 1'h1, beaten_by__9[10:0]};
    end else begin
      beaten_by__11 = {beaten_by__11[23:10], 1'h1, beaten_by__11[8:0]};
    end
    other = key__12;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:13], 1'h1, beaten_by__9[11:0]};
    end else begin
      beaten_by__12 = {beaten_by__12[23:10], 1'h1, beaten_by__12[8:0]};
    end
    other = key__13;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:14], 1'h1, beaten_by__9[12:0]};
    end else begin
      beaten_by__13 = {beaten_by__13[23:10], 1'h1, beaten_by__13[8:0]};
    end
    other = key__14;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:15], 1'h1, beaten_by__9[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:10], 1'h1, beaten_by__14[8:0]};
    end
    other = key__15;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:16], 1'h1, beaten_by__9[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:10], 1'h1, beaten_by__15[8:0]};
    end
    complement = {~key__10};
    other = key__11;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__10 = {beaten_by__10[23:12], 1'h1, beaten_by__10[10:0]};
    end else begin
      beaten_by__11 = {beaten_by__11[23:11], 1'h1, beaten_by__11[9:0]};
    end
    other = key__12;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__10 = {beaten_by__10[23:13], 1'h1, beaten_by__10[11:0]};
    end else begin
      beaten_by__12 = {beaten_by__12[23:11], 1'h1, beaten_by__12[9:0]};
    end
    other = key__13;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__10 = {beaten_by__10[23:14], 1'h1, beaten_by__10[12:0]};
    end else begin
      beaten_by__13 = {beaten_by__13[23:11], 1'h1, beaten_by__13[9:0]};
    end
    other = key__14;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__10 = {beaten_by__10[23:15], 1'h1, beaten_by__10[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:11], 1'h1, beaten_by__14[9:0]};
    end
    other = key__15;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__10 = {beaten_by__10[23:16], 1'h1, beaten_by__10[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:11], 1'h1, beaten_by__15[9:0]};
    end
    complement = {~key__11};
    other = key__12;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__11 = {beaten_by__11[23:13], 1'h1, beaten_by__11[11:0]};
    end else begin
      beaten_by__12 = {beaten_by__12[23:12], 1'h1, beaten_by__12[10:0]};
    end
    other = key__13;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__11 = {beaten_by__11[23:14], 1'h1, beaten_by__11[12:0]};
    end else begin
      beaten_by__13 = {beaten_by__13[23:12], 1'h1, beaten_by__13[10:0]};
    end
    other = key__14;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__11 = {beaten_by__11[23:15], 1'h1, beaten_by__11[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:12], 1'h1, beaten_by__14[10:0]};
    end
    other = key__15;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__11 = {beaten_by__11[23:16], 1'h1, beaten_by__11[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:12], 1'h1, beaten_by__15[10:0]};
    end
    complement = {~key__12};
    other = key__13;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__12 = {beaten_by__12[23:14], 1'h1, beaten_by__12[12:0]};
    end else begin
      beaten_by__13 = {beaten_by__13[23:13], 1'h1, beaten_by__13[11:0]};
    end
    other = key__14;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__12 = {beaten_by__12[23:15], 1'h1, beaten_by__12[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:13], 1'h1, beaten_by__14[11:0]};
    end
    other = key__15;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__12 = {beaten_by__12[23:16], 1'h1, beaten_by__12[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:13], 1'h1, beaten_by__15[11:0]};
    end
    complement = {~key__13};
    other = key__14;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__13 = {beaten_by__13[23:15], 1'h1, beaten_by__13[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:14], 1'h1, beaten_by__14[12:0]};
    end
    other = key__15;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__13 = {beaten_by__13[23:16], 1'h1, beaten_by__13[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:14], 1'h1, beaten_by__15[12:0]};
    end
    complement = {~key__14};
    other = key__15;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__14 = {beaten_by__14[23:16], 1'h1, beaten_by__14[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:15], 1'h1, beaten_by__15[13:0]};
    end
    complement = {~key__15};
    complement = {~key__16};
    other = key__17;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:18], 1'h1, beaten_by__16[16:0]};
    end else begin
      beaten_by__17 = {beaten_by__17[23:17], 1'h1, beaten_by__17[15:0]};
    end
    other = key__18;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:19], 1'h1, beaten_by__16[17:0]};
    end else begin
      beaten_by__18 = {beaten_by__18[23:17], 1'h1, beaten_by__18[15:0]};
    end
    other = key__19;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:20], 1'h1, beaten_by__16[18:0]};
    end else begin
      beaten_by__19 = {beaten_by__19[23:17], 1'h1, beaten_by__19[15:0]};
    end
    other = key__20;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:21], 1'h1, beaten_by__16[19:0]};
    end else begin
      beaten_by__20 = {beaten_by__20[23:17], 1'h1, beaten_by__20[15:0]};
    end
    other = key__21;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:22], 1'h1, beaten_by__16[20:0]};
    end else begin
      beaten_by__21 = {beaten_by__21[23:17], 1'h1, beaten_by__21[15:0]};
    end
    other = key__22;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23], 1'h1, beaten_by__16[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:17], 1'h1, beaten_by__22[15:0]};
    end
    other = key__23;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {1'h1, beaten_by__16[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:17], 1'h1, beaten_by__23[15:0]};
    end
    complement = {~key__17};
    other = key__18;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {beaten_by__17[23:19], 1'h1, beaten_by__17[17:0]};
    end else begin
      beaten_by__18 = {beaten_by__18[23:18], 1'h1, beaten_by__18[16:0]};
    end
    other = key__19;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {beaten_by__17[23:20], 1'h1, beaten_by__17[18:0]};
    end else begin
      beaten_by__19 = {beaten_by__19[23:18], 1'h1, beaten_by__19[16:0]};
    end
    other = key__20;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {beaten_by__17[23:21], 1'h1, beaten_by__17[19:0]};
    end else begin
      beaten_by__20 = {beaten_by__20[23:18], 1'h1, beaten_by__20[16:0]};
    end
    other = key__21;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {beaten_by__17[23:22], 1'h1, beaten_by__17[20:0]};
    end else begin
      beaten_by__21 = {beaten_by__21[23:18], 1'h1, beaten_by__21[16:0]};
    end
    other = key__22;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {beaten_by__17[23], 1'h1, beaten_by__17[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:18], 1'h1, beaten_by__22[16:0]};
    end
    other = key__23;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {1'h1, beaten_by__17[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:18], 1'h1, beaten_by__23[16:0]};
    end
    complement = {~key__18};
    other = key__19;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__18 = {beaten_by__18[23:20], 1'h1, beaten_by__18[18:0]};
    end else begin
      beaten_by__19 = {beaten_by__19[23:19], 1'h1, beaten_by__19[17:0]};
    end
    other = key__20;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__18 = {beaten_by__18[23:21], 1'h1, beaten_by__18[19:0]};
    end else begin
      beaten_by__20 = {beaten_by__20[23:19], 1'h1, beaten_by__20[17:0]};
    end
    other = key__21;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__18 = {beaten_by__18[23:22], 1'h1, beaten_by__18[20:0]};
    end else begin
      beaten_by__21 = {beaten_by__21[23:19], 1'h1, beaten_by__21[17:0]};
    end
    other = key__22;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__18 = {beaten_by__18[23], 1'h1, beaten_by__18[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:19], 1'h1, beaten_by__22[17:0]};
    end
    other = key__23;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__18 = {1'h1, beaten_by__18[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:19], 1'h1, beaten_by__23[17:0]};
    end
    complement = {~key__19};
    other = key__20;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__19 = {beaten_by__19[23:21], 1'h1, beaten_by__19[19:0]};
    end else begin
      beaten_by__20 = {beaten_by__20[23:20], 1'h1, beaten_by__20[18:0]};
    end
    other = key__21;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__19 = {beaten_by__19[23:22], 1'h1, beaten_by__19[20:0]};
    end else begin
      beaten_by__21 = {beaten_by__21[23:20], 1'h1, beaten_by__21[18:0]};
    end
    other = key__22;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__19 = {beaten_by__19[23], 1'h1, beaten_by__19[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:20], 1'h1, beaten_by__22[18:0]};
    end
    other = key__23;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__19 = {1'h1, beaten_by__19[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:20], 1'h1, beaten_by__23[18:0]};
    end
    complement = {~key__20};
    other = key__21;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__20 = {beaten_by__20[23:22], 1'h1, beaten_by__20[20:0]};
    end else begin
      beaten_by__21 = {beaten_by__21[23:21], 1'h1, beaten_by__21[19:0]};
    end
    other = key__22;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__20 = {beaten_by__20[23], 1'h1, beaten_by__20[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:21], 1'h1, beaten_by__22[19:0]};
    end
    other = key__23;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__20 = {1'h1, beaten_by__20[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:21], 1'h1, beaten_by__23[19:0]};
    end
    complement = {~key__21};
    other = key__22;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__21 = {beaten_by__21[23], 1'h1, beaten_by__21[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:22], 1'h1, beaten_by__22[20:0]};
    end
    other = key__23;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__21 = {1'h1, beaten_by__21[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:22], 1'h1, beaten_by__23[20:0]};
    end
    complement = {~key__22};
    other = key__23;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__22 = {1'h1, beaten_by__22[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23], 1'h1, beaten_by__23[21:0]};
    end
    complement = {~key__23};
    offering__0 = 1'h0;
    offering__1 = 1'h0;
    offering__2 = 1'h0;
    offering__3 = 1'h0;
    offering__4 = 1'h0;
    offering__5 = 1'h0;
    offering__6 = 1'h0;
    offering__7 = 1'h0;
    if ((kept__q[0] & (!won__q[0]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[1] & (!won__q[1]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[2] & (!won__q[2]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[3] & (!won__q[3]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[4] & (!won__q[4]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[5] & (!won__q[5]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[6] & (!won__q[6]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[7] & (!won__q[7]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[8] & (!won__q[8]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[9] & (!won__q[9]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[10] & (!won__q[10]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[11] & (!won__q[11]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[12] & (!won__q[12]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[13] & (!won__q[13]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[14] & (!won__q[14]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[15] & (!won__q[15]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[16] & (!won__q[16]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[17] & (!won__q[17]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[18] & (!won__q[18]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[19] & (!won__q[19]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[20] & (!won__q[20]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[21] & (!won__q[21]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[22] & (!won__q[22]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[23] & (!won__q[23]))) begin
      offering__2 = 1'h1;
    end
    alone__0 = groups;
    if (offering__1) begin
      alone__0 = 1'h0;
    end
    if (offering__2) begin
      alone__0 = 1'h0;
    end
    if (offering__3) begin
      alone__0 = 1'h0;
    end
    if (offering__4) begin
      alone__0 = 1'h0;
    end
    if (offering__5) begin
      alone__0 = 1'h0;
    end
    if (offering__6) begin
      alone__0 = 1'h0;
    end
    if (offering__7) begin
      alone__0 = 1'h0;
    end
    alone__1 = groups;
    if (offering__0) begin
      alone__1 = 1'h0;
    end
    if (offering__2) begin
      alone__1 = 1'h0;
    end
    if (offering__3) begin
      alone__1 = 1'h0;
    end
    if (offering__4) begin
      alone__1 = 1'h0;
    end
    if (offering__5) begin
      alone__1 = 1'h0;
    end
    if (offering__6) begin
      alone__1 = 1'h0;
    end
    if (offering__7) begin
      alone__1 = 1'h0;
    end
    alone__2 = groups;
    if (offering__0) begin
      alone__2 = 1'h0;
    end
    if (offering__1) begin
      alone__2 = 1'h0;
    end
    if (offering__3) begin
      alone__2 = 1'h0;
    end
    if (offering__4) begin
      alone__2 = 1'h0;
    end
    if (offering__5) begin
      alone__2 = 1'h0;
    end
    if (offering__6) begin
      alone__2 = 1'h0;
    end
    if (offering__7) begin
      alone__2 = 1'h0;
    end
    alone__3 = groups;
    if (offering__0) begin
      alone__3 = 1'h0;
    end
    if (offering__1) begin
      alone__3 = 1'h0;
    end
    if (offering__2) begin
      alone__3 = 1'h0;
    end
    if (offering__4) begin
      alone__3 = 1'h0;
    end
    if (offering__5) begin
      alone__3 = 1'h0;
    end
    if (offering__6) begin
      alone__3 = 1'h0;
    end
    if (offering__7) begin
      alone__3 = 1'h0;
    end
    alone__4 = groups;
    if (offering__0) begin
      alone__4 = 1'h0;
    end
    if (offering__1) begin
      alone__4 = 1'h0;
    end
    if (offering__2) begin
      alone__4 = 1'h0;
    end
    if (offering__3) begin
      alone__4 = 1'h0;
    end
    if (offering__5) begin
      alone__4 = 1'h0;
    end
    if (offering__6) begin
      alone__4 = 1'h0;
    end
    if (offering__7) begin
      alone__4 = 1'h0;
    end
    alone__5 = groups;
    if (offering__0) begin
      alone__5 = 1'h0;
    end
    if (offering__1) begin
      alone__5 = 1'h0;
    end
    if (offering__2) begin
      alone__5 = 1'h0;
    end
    if (offering__3) begin
      alone__5 = 1'h0;
    end
    if (offering__4) begin
      alone__5 = 1'h0;
    end
    if (offering__6) begin
      alone__5 = 1'h0;
    end
    if (offering__7) begin
      alone__5 = 1'h0;
    end
    alone__6 = groups;
    if (offering__0) begin
      alone__6 = 1'h0;
    end
    if (offering__1) begin
      alone__6 = 1'h0;
    end
    if (offering__2) begin
      alone__6 = 1'h0;
    end
    if (offering__3) begin
      alone__6 = 1'h0;
    end
    if (offering__4) begin
      alone__6 = 1'h0;
    end
    if (offering__5) begin
      alone__6 = 1'h0;
    end
    if (offering__7) begin
      alone__6 = 1'h0;
    end
    alone__7 = groups;
    if (offering__0) begin
      alone__7 = 1'h0;
    end
    if (offering__1) begin
      alone__7 = 1'h0;
    end
    if (offering__2) begin
      alone__7 = 1'h0;
    end
    if (offering__3) begin
      alone__7 = 1'h0;
    end
    if (offering__4) begin
      alone__7 = 1'h0;
    end
    if (offering__5) begin
      alone__7 = 1'h0;
    end
    if (offering__6) begin
      alone__7 = 1'h0;
    end
    taking_part = valid;
    if ((alone__0 & kept__q[0])) begin
      taking_part = {taking_part[23:1], 1'h0};
    end
    if ((alone__0 & kept__q[1])) begin
      taking_part = {taking_part[23:2], 1'h0, taking_part[0]};
    end
    if ((alone__0 & kept__q[2])) begin
      taking_part = {taking_part[23:3], 1'h0, taking_part[1:0]};
    end
    if ((alone__0 & kept__q[3])) begin
      taking_part = {taking_part[23:4], 1'h0, taking_part[2:0]};
    end
    if ((alone__0 & kept__q[4])) begin
      taking_part = {taking_part[23:5], 1'h0, taking_part[3:0]};
    end
    if ((alone__0 & kept__q[5])) begin
      taking_part = {taking_part[23:6], 1'h0, taking_part[4:0]};
    end
    if ((alone__0 & kept__q[6])) begin
      taking_part = {taking_part[23:7], 1'h0, taking_part[5:0]};
    end
    if ((alone__0 & kept__q[7])) begin
      taking_part = {taking_part[23:8], 1'h0, taking_part[6:0]};
    end
    if ((alone__1 & kept__q[8])) begin
      taking_part = {taking_part[23:9], 1'h0, taking_part[7:0]};
    end
    if ((alone__1 & kept__q[9])) begin
      taking_part = {taking_part[23:10], 1'h0, taking_part[8:0]};
    end
    if ((alone__1 & kept__q[10])) begin
      taking_part = {taking_part[23:11], 1'h0, taking_part[9:0]};
    end
    if ((alone__1 & kept__q[11])) begin
      taking_part = {taking_part[23:12], 1'h0, taking_part[10:0]};
    end
    if ((alone__1 & kept__q[12])) begin
      taking_part = {taking_part[23:13], 1'h0, taking_part[11:0]};
    end
    if ((alone__1 & kept__q[13])) begin
      taking_part = {taking_part[23:14], 1'h0, taking_part[12:0]};
    end
    if ((alone__1 & kept__q[14])) begin
      taking_part = {taking_part[23:15], 1'h0, taking_part[13:0]};
    end
    if ((alone__1 & kept__q[15])) begin
      taking_part = {taking_part[23:16], 1'h0, taking_part[14:0]};
    end
    if ((alone__2 & kept__q[16])) begin
      taking_part = {taking_part[23:17], 1'h0, taking_part[15:0]};
    end
    if ((alone__2 & kept__q[17])) begin
      taking_part = {taking_part[23:18], 1'h0, taking_part[16:0]};
    end
    if ((alone__2 & kept__q[18])) begin
      taking_part = {taking_part[23:19], 1'h0, taking_part[17:0]};
    end
    if ((alone__2 & kept__q[19])) begin
      taking_part = {taking_part[23:20], 1'h0, taking_part[18:0]};
    end
    if ((alone__2 & kept__q[20])) begin
      taking_part = {taking_part[23:21], 1'h0, taking_part[19:0]};
    end
    if ((alone__2 & kept__q[21])) begin
      taking_part = {taking_part[23:22], 1'h0, taking_part[20:0]};
    end
    if ((alone__2 & kept__q[22])) begin
      taking_part = {taking_part[23], 1'h0, taking_part[21:0]};
    end
    if ((alone__2 & kept__q[23])) begin
      taking_part = {1'h0, taking_part[22:0]};
    end
    first = 24'h0;
    above__0__d = (beaten_by__0 ^ lower__0);
    if ((taking_part[0] & (!(|(taking_part & (above__0__q ^ lower__0)))))) begin
      first = {first[23:1], 1'h1};
    end
    above__1__d = (beaten_by__1 ^ lower__1);
    if ((taking_part[1] & (!(|(taking_part & (above__1__q ^ lower__1)))))) begin
      first = {first[23:2], 1'h1, first[0]};
    end
    above__2__d = (beaten_by__2 ^ lower__2);
    if ((taking_part[2] & (!(|(taking_part & (above__2__q ^ lower__2)))))) begin
      first = {first[23:3], 1'h1, first[1:0]};
    end
    above__3__d = (beaten_by__3 ^ lower__3);
    if ((taking_part[3] & (!(|(taking_part & (above__3__q ^ lower__3)))))) begin
      first = {first[23:4], 1'h1, first[2:0]};
    end
    above__4__d = (beaten_by__4 ^ lower__4);
    if ((taking_part[4] & (!(|(taking_part & (above__4__q ^ lower__4)))))) begin
      first = {first[23:5], 1'h1, first[3:0]};
    end
    above__5__d = (beaten_by__5 ^ lower__5);
    if ((taking_part[5] & (!(|(taking_part & (above__5__q ^ lower__5)))))) begin
      first = {first[23:6], 1'h1, first[4:0]};
    end
    above__6__d = (beaten_by__6 ^ lower__6);
    if ((taking_part[6] & (!(|(taking_part & (above__6__q ^ lower__6)))))) begin
      first = {first[23:7], 1'h1, first[5:0]};
    end
    above__7__d = (beaten_by__7 ^ lower__7);
    if ((taking_part[7] & (!(|(taking_part & (above__7__q ^ lower__7)))))) begin
      first = {first[23:8], 1'h1, first[6:0]};
    end
    above__8__d = (beaten_by__8 ^ lower__8);
    if ((taking_part[8] & (!(|(taking_part & (above__8__q ^ lower__8)))))) begin
      first = {first[23:9], 1'h1, first[7:0]};
    end
    above__9__d = (beaten_by__9 ^ lower__9);
    if ((taking_part[9] & (!(|(taking_part & (above__9__q ^ lower__9)))))) begin
      first = {first[23:10], 1'h1, first[8:0]};
    end
    above__10__d = (beaten_by__10 ^ lower__10);
    if ((taking_part[10] & (!(|(taking_part & (above__10__q ^ lower__10)))))) begin
      first = {first[23:11], 1'h1, first[9:0]};
    end
    above__11__d = (beaten_by__11 ^ lower__11);
    if ((taking_part[11] & (!(|(taking_part & (above__11__q ^ lower__11)))))) begin
      first = {first[23:12], 1'h1, first[10:0]};
    end
    above__12__d = (beaten_by__12 ^ lower__12);
    if ((taking_part[12] & (!(|(taking_part & (above__12__q ^ lower__12)))))) begin
      first = {first[23:13], 1'h1, first[11:0]};
    end
    above__13__d = (beaten_by__13 ^ lower__13);
    if ((taking_part[13] & (!(|(taking_part & (above__13__q ^ lower__13)))))) begin
      first = {first[23:14], 1'h1, first[12:0]};
    end
    above__14__d = (beaten_by__14 ^ lower__14);
    if ((taking_part[14] & (!(|(taking_part & (above__14__q ^ lower__14)))))) begin
      first = {first[23:15], 1'h1, first[13:0]};
    end
    above__15__d = (beaten_by__15 ^ lower__15);
    if ((taking_part[15] & (!(|(taking_part & (above__15__q ^ lower__15)))))) begin
      first = {first[23:16], 1'h1, first[14:0]};
    end
    above__16__d = (beaten_by__16 ^ lower__16);
    if ((taking_part[16] & (!(|(taking_part & (above__16__q ^ lower__16)))))) begin
      first = {first[23:17], 1'h1, first[15:0]};
    end
    above__17__d = (beaten_by__17 ^ lower__17);
    if ((taking_part[17] & (!(|(taking_part & (above__17__q ^ lower__17)))))) begin
      first = {first[23:18], 1'h1, first[16:0]};
    end
    above__18__d = (beaten_by__18 ^ lower__18);
    if ((taking_part[18] & (!(|(taking_part & (above__18__q ^ lower__18)))))) begin
      first = {first[23:19], 1'h1, first[17:0]};
    end
    above__19__d = (beaten_by__19 ^ lower__19);
    if ((taking_part[19] & (!(|(taking_part & (above__19__q ^ lower__19)))))) begin
      first = {first[23:20], 1'h1, first[18:0]};
    end
    above__20__d = (beaten_by__20 ^ lower__20);
    if ((taking_part[20] & (!(|(taking_part & (above__20__q ^ lower__20)))))) begin
      first = {first[23:21], 1'h1, first[19:0]};
    end
    above__21__d = (beaten_by__21 ^ lower__21);
    if ((taking_part[21] & (!(|(taking_part & (above__21__q ^ lower__21)))))) begin
      first = {first[23:22], 1'h1, first[20:0]};
    end
    above__22__d = (beaten_by__22 ^ lower__22);
    if ((taking_part[22] & (!(|(taking_part & (above__22__q ^ lower__22)))))) begin
      first = {first[23], 1'h1, first[21:0]};
    end
    above__23__d = (beaten_by__23 ^ lower__23);
    if ((taking_part[23] & (!(|(taking_part & (above__23__q ^ lower__23)))))) begin
      first = {1'h1, first[22:0]};
    end
    key_g__0 = 15'h0;
    number_g__0 = 6'h0;
    key_g__1 = 15'h0;
    number_g__1 = 6'h0;
    key_g__2 = 15'h0;
    number_g__2 = 6'h0;
    key_g__3 = 15'h0;
    number_g__3 = 6'h0;
    key_g__4 = 15'h0;
    number_g__4 = 6'h0;
    key_g__5 = 15'h0;
    number_g__5 = 6'h0;
    key_g__6 = 15'h0;
    number_g__6 = 6'h0;
    key_g__7 = 15'h0;
    number_g__7 = 6'h0;
    if (first[0]) begin
      key_g__0 = (key_g__0 | keys__0__q);
      number_g__0 = number_g__0;
    end
    if (first[1]) begin
      key_g__0 = (key_g__0 | keys__1__q);
      number_g__0 = (number_g__0 | 6'h1);
    end
    if (first[2]) begin
      key_g__0 = (key_g__0 | keys__2__q);
      number_g__0 = (number_g__0 | 6'h2);
    end
    if (first[3]) begin
      key_g__0 = (key_g__0 | keys__3__q);
      number_g__0 = (number_g__0 | 6'h3);
    end
    if (first[4]) begin
      key_g__0 = (key_g__0 | keys__4__q);
      number_g__0 = (number_g__0 | 6'h4);
    end
    if (first[5]) begin
      key_g__0 = (key_g__0 | keys__5__q);
      number_g__0 = (number_g__0 | 6'h5);
    end
    if (first[6]) begin
      key_g__0 = (key_g__0 | keys__6__q);
      number_g__0 = (number_g__0 | 6'h6);
    end
    if (first[7]) begin
      key_g__0 = (key_g__0 | keys__7__q);
      number_g__0 = (number_g__0 | 6'h7);
    end
    if (first[8]) begin
      key_g__1 = (key_g__1 | keys__8__q);
      number_g__1 = (number_g__1 | 6'h8);
    end
    if (first[9]) begin
      key_g__1 = (key_g__1 | keys__9__q);
      number_g__1 = (number_g__1 | 6'h9);
    end
    if (first[10]) begin
      key_g__1 = (key_g__1 | keys__10__q);
      number_g__1 = (number_g__1 | 6'ha);
    end
    if (first[11]) begin
      key_g__1 = (key_g__1 | keys__11__q);
      number_g__1 = (number_g__1 | 6'hb);
    end
    if (first[12]) begin
      key_g__1 = (key_g__1 | keys__12__q);
      number_g__1 = (number_g__1 | 6'hc);
    end
    if (first[13]) begin
      key_g__1 = (key_g__1 | keys__13__q);
      number_g__1 = (number_g__1 | 6'hd);
    end
    if (first[14]) begin
      key_g__1 = (key_g__1 | keys__14__q);
      number_g__1 = (number_g__1 | 6'he);
    end
    if (first[15]) begin
      key_g__1 = (key_g__1 | keys__15__q);
      number_g__1 = (number_g__1 | 6'hf);
    end
    if (first[16]) begin
      key_g__2 = (key_g__2 | keys__16__q);
      number_g__2 = (number_g__2 | 6'h10);
    end
    if (first[17]) begin
      key_g__2 = (key_g__2 | keys__17__q);
      number_g__2 = (number_g__2 | 6'h11);
    end
    if (first[18]) begin
      key_g__2 = (key_g__2 | keys__18__q);
      number_g__2 = (number_g__2 | 6'h12);
    end
    if (first[19]) begin
      key_g__2 = (key_g__2 | keys__19__q);
      number_g__2 = (number_g__2 | 6'h13);
    end
    if (first[20]) begin
      key_g__2 = (key_g__2 | keys__20__q);
      number_g__2 = (number_g__2 | 6'h14);
    end
    if (first[21]) begin
      key_g__2 = (key_g__2 | keys__21__q);
      number_g__2 = (number_g__2 | 6'h15);
    end
    if (first[22]) begin
      key_g__2 = (key_g__2 | keys__22__q);
      number_g__2 = (number_g__2 | 6'h16);
    end
    if (first[23]) begin
      key_g__2 = (key_g__2 | keys__23__q);
      number_g__2 = (number_g__2 | 6'h17);
    end
    kept__d = first;
    shown = first;
    shown = kept__q;
    still = (shown & valid);
    found = (|valid);
    found = (|still);
    kept_key__0__d = key_g__0;
    kept_number__0__d = number_g__0;
    key_0__0 = {kept_key__0__q[14:1], turn[0]};
    number_0__0 = number_g__0;
    number_0__0 = kept_number__0__q;
    valid_0__0 = 1'h0;
    kept_key__1__d = key_g__1;
    kept_number__1__d = number_g__1;
    key_0__1 = {kept_key__1__q[14:1], turn[1]};
    number_0__1 = number_g__1;
    number_0__1 = kept_number__1__q;
    valid_0__1 = 1'h0;
    kept_key__2__d = key_g__2;
    kept_number__2__d = number_g__2;
    key_0__2 = {kept_key__2__q[14:1], turn[2]};
    number_0__2 = number_g__2;
    number_0__2 = kept_number__2__q;
    valid_0__2 = 1'h0;
    kept_key__3__d = key_g__3;
    kept_number__3__d = number_g__3;
    key_0__3 = {kept_key__3__q[14:1], turn[3]};
    number_0__3 = number_g__3;
    number_0__3 = kept_number__3__q;
    valid_0__3 = 1'h0;
    kept_key__4__d = key_g__4;
    kept_number__4__d = number_g__4;
    key_0__4 = {kept_key__4__q[14:1], turn[4]};
    number_0__4 = number_g__4;
    number_0__4 = kept_number__4__q;
    valid_0__4 = 1'h0;
    kept_key__5__d = key_g__5;
    kept_number__5__d = number_g__5;
    key_0__5 = {kept_key__5__q[14:1], turn[5]};
    number_0__5 = number_g__5;
    number_0__5 = kept_number__5__q;
    valid_0__5 = 1'h0;
    kept_key__6__d = key_g__6;
    kept_number__6__d = number_g__6;
    key_0__6 = {kept_key__6__q[14:1], turn[6]};
    number_0__6 = number_g__6;
    number_0__6 = kept_number__6__q;
    valid_0__6 = 1'h0;
    kept_key__7__d = key_g__7;
    kept_number__7__d = number_g__7;
    key_0__7 = {kept_key__7__q[14:1], turn[7]};
    number_0__7 = number_g__7;
    number_0__7 = kept_number__7__q;
    valid_0__7 = 1'h0;
    if (still[0]) begin
      valid_0__0 = 1'h1;
    end
    if (still[1]) begin
      valid_0__0 = 1'h1;
    end
    if (still[2]) begin
      valid_0__0 = 1'h1;
    end
    if (still[3]) begin
      valid_0__0 = 1'h1;
    end
    if (still[4]) begin
      valid_0__0 = 1'h1;
    end
    if (still[5]) begin
      valid_0__0 = 1'h1;
    end
    if (still[6]) begin
      valid_0__0 = 1'h1;
    end
    if (still[7]) begin
      valid_0__0 = 1'h1;
    end
    if (still[8]) begin
      valid_0__1 = 1'h1;
    end
    if (still[9]) begin
      valid_0__1 = 1'h1;
    end
    if (still[10]) begin
      valid_0__1 = 1'h1;
    end
    if (still[11]) begin
      valid_0__1 = 1'h1;
    end
    if (still[12]) begin
      valid_0__1 = 1'h1;
    end
    if (still[13]) begin
      valid_0__1 = 1'h1;
    end
    if (still[14]) begin
      valid_0__1 = 1'h1;
    end
    if (still[15]) begin
      valid_0__1 = 1'h1;
    end
    if (still[16]) begin
      valid_0__2 = 1'h1;
    end
    if (still[17]) begin
      valid_0__2 = 1'h1;
    end
    if (still[18]) begin
      valid_0__2 = 1'h1;
    end
    if (still[19]) begin
      valid_0__2 = 1'h1;
    end
    if (still[20]) begin
      valid_0__2 = 1'h1;
    end
    if (still[21]) begin
      valid_0__2 = 1'h1;
    end
    if (still[22]) begin
      valid_0__2 = 1'h1;
    end
    if (still[23]) begin
      valid_0__2 = 1'h1;
    end
    beaten = 8'h0;
    complement = {~key_0__0};
    other = key_0__1;
    sum = {{17'h0, other} + {17'h0, complement}};
    if (((|(sum & carry)) & valid_0__1)) begin
      beaten = {beaten[7:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[7:2], 1'h1, beaten[0]};
    end
    other = key_0__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if (((|(sum & carry)) & valid_0__2)) begin
      beaten = {beaten[7:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[7:3], 1'h1, beaten[1:0]};
    end
    complement = {~key_0__1};
    other = key_0__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if (((|(sum & carry)) & valid_0__2)) begin
      beaten = {beaten[7:2], 1'h1, beaten[0]};
    end
    if (((!(|(sum & carry))) & valid_0__1)) begin
      beaten = {beaten[7:3], 1'h1, beaten[1:0]};
    end
    complement = {~key_0__2};
    number = 6'h0;
    wins__0 = (valid_0__0 & (!beaten[0]));
    if (wins__0) begin
      number = (number | number_0__0);
    end
    wins__1 = (valid_0__1 & (!beaten[1]));
    if (wins__1) begin
      number = (number | number_0__1);
    end
    wins__2 = (valid_0__2 & (!beaten[2]));
    if (wins__2) begin
      number = (number | number_0__2);
    end
    wins__3 = (valid_0__3 & (!beaten[3]));
    if (wins__3) begin
      number = (number | number_0__3);
    end
    wins__4 = (valid_0__4 & (!beaten[4]));
    if (wins__4) begin
      number = (number | number_0__4);
    end
    wins__5 = (valid_0__5 & (!beaten[5]));
    if (wins__5) begin
      number = (number | number_0__5);
    end
    wins__6 = (valid_0__6 & (!beaten[6]));
    if (wins__6) begin
      number = (number | number_0__6);
    end
    wins__7 = (valid_0__7 & (!beaten[7]));
    if (wins__7) begin
      number = (number | number_0__7);
    end
    winner = 24'h0;
    if ((shown[0] & wins__0)) begin
      winner = {winner[23:1], 1'h1};
    end
    if ((shown[1] & wins__0)) begin
      winner = {winner[23:2], 1'h1, winner[0]};
    end
    if ((shown[2] & wins__0)) begin
      winner = {winner[23:3], 1'h1, winner[1:0]};
    end
    if ((shown[3] & wins__0)) begin
      winner = {winner[23:4], 1'h1, winner[2:0]};
    end
    if ((shown[4] & wins__0)) begin
      winner = {winner[23:5], 1'h1, winner[3:0]};
    end
    if ((shown[5] & wins__0)) begin
      winner = {winner[23:6], 1'h1, winner[4:0]};
    end
    if ((shown[6] & wins__0)) begin
      winner = {winner[23:7], 1'h1, winner[5:0]};
    end
    if ((shown[7] & wins__0)) begin
      winner = {winner[23:8], 1'h1, winner[6:0]};
    end
    if ((shown[8] & wins__1)) begin
      winner = {winner[23:9], 1'h1, winner[7:0]};
    end
    if ((shown[9] & wins__1)) begin
      winner = {winner[23:10], 1'h1, winner[8:0]};
    end
    if ((shown[10] & wins__1)) begin
      winner = {winner[23:11], 1'h1, winner[9:0]};
    end
    if ((shown[11] & wins__1)) begin
      winner = {winner[23:12], 1'h1, winner[10:0]};
    end
    if ((shown[12] & wins__1)) begin
      winner = {winner[23:13], 1'h1, winner[11:0]};
    end
    if ((shown[13] & wins__1)) begin
      winner = {winner[23:14], 1'h1, winner[12:0]};
    end
    if ((shown[14] & wins__1)) begin
      winner = {winner[23:15], 1'h1, winner[13:0]};
    end
    if ((shown[15] & wins__1)) begin
      winner = {winner[23:16], 1'h1, winner[14:0]};
    end
    if ((shown[16] & wins__2)) begin
      winner = {winner[23:17], 1'h1, winner[15:0]};
    end
    if ((shown[17] & wins__2)) begin
      winner = {winner[23:18], 1'h1, winner[16:0]};
    end
    if ((shown[18] & wins__2)) begin
      winner = {winner[23:19], 1'h1, winner[17:0]};
    end
    if ((shown[19] & wins__2)) begin
      winner = {winner[23:20], 1'h1, winner[18:0]};
    end
    if ((shown[20] & wins__2)) begin
      winner = {winner[23:21], 1'h1, winner[19:0]};
    end
    if ((shown[21] & wins__2)) begin
      winner = {winner[23:22], 1'h1, winner[20:0]};
    end
    if ((shown[22] & wins__2)) begin
      winner = {winner[23], 1'h1, winner[21:0]};
    end
    if ((shown[23] & wins__2)) begin
      winner = {1'h1, winner[22:0]};
    end
    won__d = winner;
  end
  always @(posedge clock) begin
    keys__0__q <= keys__0__d;
    keys__1__q <= keys__1__d;
    keys__2__q <= keys__2__d;
    keys__3__q <= keys__3__d;
    keys__4__q <= keys__4__d;
    keys__5__q <= keys__5__d;
    keys__6__q <= keys__6__d;
    keys__7__q <= keys__7__d;
    keys__8__q <= keys__8__d;
    keys__9__q <= keys__9__d;
    keys__10__q <= keys__10__d;
    keys__11__q <= keys__11__d;
    keys__12__q <= keys__12__d;
    keys__13__q <= keys__13__d;
    keys__14__q <= keys__14__d;
    keys__15__q <= keys__15__d;
    keys__16__q <= keys__16__d;
    keys__17__q <= keys__17__d;
    keys__18__q <= keys__18__d;
    keys__19__q <= keys__19__d;
    keys__20__q <= keys__20__d;
    keys__21__q <= keys__21__d;
    keys__22__q <= keys__22__d;
    keys__23__q <= keys__23__d;
    above__0__q <= above__0__d;
    above__1__q <= above__1__d;
    above__2__q <= above__2__d;
    above__3__q <= above__3__d;
    above__4__q <= above__4__d;
    above__5__q <= above__5__d;
    above__6__q <= above__6__d;
    above__7__q <= above__7__d;
    above__8__q <= above__8__d;
    above__9__q <= above__9__d;
    above__10__q <= above__10__d;
    above__11__q <= above__11__d;
    above__12__q <= above__12__d;
    above__13__q <= above__13__d;
    above__14__q <= above__14__d;
    above__15__q <= above__15__d;
    above__16__q <= above__16__d;
    above__17__q <= above__17__d;
    above__18__q <= above__18__d;
    above__19__q <= above__19__d;
    above__20__q <= above__20__d;
    above__21__q <= above__21__d;
    above__22__q <= above__22__d;
    above__23__q <= above__23__d;
    kept__q <= kept__d;
    kept_key__0__q <= kept_key__0__d;
    kept_key__1__q <= kept_key__1__d;
    kept_key__2__q <= kept_key__2__d;
    kept_key__3__q <= kept_key__3__d;
    kept_key__4__q <= kept_key__4__d;
    kept_key__5__q <= kept_key__5__d;
    kept_key__6__q <= kept_key__6__d;
    kept_key__7__q <= kept_key__7__d;
    kept_number__0__q <= kept_number__0__d;
    kept_number__1__q <= kept_number__1__d;
    kept_number__2__q <= kept_number__2__d;
    kept_number__3__q <= kept_number__3__d;
    kept_number__4__q <= kept_number__4__d;
    kept_number__5__q <= kept_number__5__d;
    kept_number__6__q <= kept_number__6__d;
    kept_number__7__q <= kept_number__7__d;
    won__q <= won__d;
  end
endmodule

module pod (
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
  output reg count_victim,
  output reg credit_sum_error
);
  localparam [23:0] one = 24'h1;
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
  reg [23:0] waiting;
  reg [23:0] losers;
  reg [23:0] follows;
  reg [5:0] last;
  reg [2:0] turn;
  reg [2:0] turn_of__0;
  reg [2:0] turn_of__1;
  reg [2:0] turn_of__2;
  reg [2:0] turn_of__3;
  reg [2:0] turn_of__4;
  reg [2:0] turn_of__5;
  reg [2:0] turn_of__6;
  reg [2:0] turn_of__7;
  reg [7:0] group_turn;
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
  wire [14:0] weight__key__0;
  wire [14:0] weight__key__1;
  wire [14:0] weight__key__2;
  wire [14:0] weight__key__3;
  wire [14:0] weight__key__4;
  wire [14:0] weight__key__5;
  wire [14:0] weight__key__6;
  wire [14:0] weight__key__7;
  wire [14:0] weight__key__8;
  wire [14:0] weight__key__9;
  wire [14:0] weight__key__10;
  wire [14:0] weight__key__11;
  wire [14:0] weight__key__12;
  wire [14:0] weight__key__13;
  wire [14:0] weight__key__14;
  wire [14:0] weight__key__15;
  wire [14:0] weight__key__16;
  wire [14:0] weight__key__17;
  wire [14:0] weight__key__18;
  wire [14:0] weight__key__19;
  wire [14:0] weight__key__20;
  wire [14:0] weight__key__21;
  wire [14:0] weight__key__22;
  wire [14:0] weight__key__23;
  reg [23:0] network__valid;
  reg [14:0] network__key__0;
  reg [14:0] network__key__1;
  reg [14:0] network__key__2;
  reg [14:0] network__key__3;
  reg [14:0] network__key__4;
  reg [14:0] network__key__5;
  reg [14:0] network__key__6;
  reg [14:0] network__key__7;
  reg [14:0] network__key__8;
  reg [14:0] network__key__9;
  reg [14:0] network__key__10;
  reg [14:0] network__key__11;
  reg [14:0] network__key__12;
  reg [14:0] network__key__13;
  reg [14:0] network__key__14;
  reg [14:0] network__key__15;
  reg [14:0] network__key__16;
  reg [14:0] network__key__17;
  reg [14:0] network__key__18;
  reg [14:0] network__key__19;
  reg [14:0] network__key__20;
  reg [14:0] network__key__21;
  reg [14:0] network__key__22;
  reg [14:0] network__key__23;
  reg [7:0] network__turn;
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
    waiting = (candidates__q & {~winners__q});
    losers = 24'h0;
    if (selected__q) begin
      losers = waiting;
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
    group_turn = 8'h0;
    turn_of__0 = turns__0__q;
    if (({last >> 32'h3} == 6'h0)) begin
      turn_of__0 = last[2:0];
    end
    turns__0__d = turn_of__0;
    if (({last >> 32'h3} < 6'h0)) begin
      group_turn = {group_turn[7:1], 1'h1};
    end
    turn_of__1 = turns__1__q;
    if (({last >> 32'h3} == 6'h1)) begin
      turn_of__1 = last[2:0];
    end
    turns__1__d = turn_of__1;
    if (({last >> 32'h3} < 6'h1)) begin
      group_turn = {group_turn[7:2], 1'h1, group_turn[0]};
    end
    turn_of__2 = turns__2__q;
    if (({last >> 32'h3} == 6'h2)) begin
      turn_of__2 = last[2:0];
    end
    turns__2__d = turn_of__2;
    if (({last >> 32'h3} < 6'h2)) begin
      group_turn = {group_turn[7:3], 1'h1, group_turn[1:0]};
    end
    turn_of__3 = turns__3__q;
    if (({last >> 32'h3} == 6'h3)) begin
      turn_of__3 = last[2:0];
    end
    turns__3__d = turn_of__3;
    if (({last >> 32'h3} < 6'h3)) begin
      group_turn = {group_turn[7:4], 1'h1, group_turn[2:0]};
    end
    turn_of__4 = turns__4__q;
    if (({last >> 32'h3} == 6'h4)) begin
      turn_of__4 = last[2:0];
    end
    turns__4__d = turn_of__4;
    if (({last >> 32'h3} < 6'h4)) begin
      group_turn = {group_turn[7:5], 1'h1, group_turn[3:0]};
    end
    turn_of__5 = turns__5__q;
    if (({last >> 32'h3} == 6'h5)) begin
      turn_of__5 = last[2:0];
    end
    turns__5__d = turn_of__5;
    if (({last >> 32'h3} < 6'h5)) begin
      group_turn = {group_turn[7:6], 1'h1, group_turn[4:0]};
    end
    turn_of__6 = turns__6__q;
    if (({last >> 32'h3} == 6'h6)) begin
      turn_of__6 = last[2:0];
    end
    turns__6__d = turn_of__6;
    if (({last >> 32'h3} < 6'h6)) begin
      group_turn = {group_turn[7], 1'h1, group_turn[5:0]};
    end
    turn_of__7 = turns__7__q;
    if (({last >> 32'h3} == 6'h7)) begin
      turn_of__7 = last[2:0];
    end
    turns__7__d = turn_of__7;
    if (({last >> 32'h3} < 6'h7)) begin
      group_turn = {1'h1, group_turn[6:0]};
    end
    follows = 24'h0;
    turn = turn_of__0;
    if ((turn < place__0)) begin
      follows = {follows[23:1], 1'h1};
    end
    turn = turn_of__0;
    if ((turn < place__1)) begin
      follows = {follows[23:2], 1'h1, follows[0]};
    end
    turn = turn_of__0;
    if ((turn < place__2)) begin
      follows = {follows[23:3], 1'h1, follows[1:0]};
    end
    turn = turn_of__0;
    if ((turn < place__3)) begin
      follows = {follows[23:4], 1'h1, follows[2:0]};
    end
    turn = turn_of__0;
    if ((turn < place__4)) begin
      follows = {follows[23:5], 1'h1, follows[3:0]};
    end
    turn = turn_of__0;
    if ((turn < place__5)) begin
      follows = {follows[23:6], 1'h1, follows[4:0]};
    end
    turn = turn_of__0;
    if ((turn < place__6)) begin
      follows = {follows[23:7], 1'h1, follows[5:0]};
    end
    turn = turn_of__0;
    if ((turn < place__7)) begin
      follows = {follows[23:8], 1'h1, follows[6:0]};
    end
    turn = turn_of__1;
    if ((turn < place__8)) begin
      follows = {follows[23:9], 1'h1, follows[7:0]};
    end
    turn = turn_of__1;
    if ((turn < place__9)) begin
      follows = {follows[23:10], 1'h1, follows[8:0]};
    end
    turn = turn_of__1;
    if ((turn < place__10)) begin
      follows = {follows[23:11], 1'h1, follows[9:0]};
    end
    turn = turn_of__1;
    if ((turn < place__11)) begin
      follows = {follows[23:12], 1'h1, follows[10:0]};
    end
    turn = turn_of__1;
    if ((turn < place__12)) begin
      follows = {follows[23:13], 1'h1, follows[11:0]};
    end
    turn = turn_of__1;
    if ((turn < place__13)) begin
      follows = {follows[23:14], 1'h1, follows[12:0]};
    end
    turn = turn_of__1;
    if ((turn < place__14)) begin
      follows = {follows[23:15], 1'h1, follows[13:0]};
    end
    turn = turn_of__1;
    if ((turn < place__15)) begin
      follows = {follows[23:16], 1'h1, follows[14:0]};
    end
    turn = turn_of__2;
    if ((turn < place__16)) begin
      follows = {follows[23:17], 1'h1, follows[15:0]};
    end
    turn = turn_of__2;
    if ((turn < place__17)) begin
      follows = {follows[23:18], 1'h1, follows[16:0]};
    end
    turn = turn_of__2;
    if ((turn < place__18)) begin
      follows = {follows[23:19], 1'h1, follows[17:0]};
    end
    turn = turn_of__2;
    if ((turn < place__19)) begin
      follows = {follows[23:20], 1'h1, follows[18:0]};
    end
    turn = turn_of__2;
    if ((turn < place__20)) begin
      follows = {follows[23:21], 1'h1, follows[19:0]};
    end
    turn = turn_of__2;
    if ((turn < place__21)) begin
      follows = {follows[23:22], 1'h1, follows[20:0]};
    end
    turn = turn_of__2;
    if ((turn < place__22)) begin
      follows = {follows[23], 1'h1, follows[21:0]};
    end
    turn = turn_of__2;
    if ((turn < place__23)) begin
      follows = {1'h1, follows[22:0]};
    end
    network__turn = group_turn;
    weight__bonuses = bonuses;
    weight__overdue = overdue;
    weight__follows = follows;
    weight__won = {one << winner__q};
    weight__replay = replay;
    weight__granted = granted;
    weight__phase_granted = phase_granted;
    weight__slow_pipe = slow_pipe;
    weight__idle_pipe = idle_pipe;
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
    count_victim = (|losers);
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
    if ((new_tile & (!(&ages__0__q)))) begin
      ages__0__d = {ages__0__q + 5'h1};
    end
    if (launched[0]) begin
      ages__0__d = 5'h0;
    end
    if ((new_tile & (!(&ages__1__q)))) begin
      ages__1__d = {ages__1__q + 5'h1};
    end
    if (launched[1]) begin
      ages__1__d = 5'h0;
    end
    if ((new_tile & (!(&ages__2__q)))) begin
      ages__2__d = {ages__2__q + 5'h1};
    end
    if (launched[2]) begin
      ages__2__d = 5'h0;
    end
    if ((new_tile & (!(&ages__3__q)))) begin
      ages__3__d = {ages__3__q + 5'h1};
    end
    if (launched[3]) begin
      ages__3__d = 5'h0;
    end
    if ((new_tile & (!(&ages__4__q)))) begin
      ages__4__d = {ages__4__q + 5'h1};
    end
    if (launched[4]) begin
      ages__4__d = 5'h0;
    end
    if ((new_tile & (!(&ages__5__q)))) begin
      ages__5__d = {ages__5__q + 5'h1};
    end
    if (launched[5]) begin
      ages__5__d = 5'h0;
    end
    if ((new_tile & (!(&ages__6__q)))) begin
      ages__6__d = {ages__6__q + 5'h1};
    end
    if (launched[6]) begin
      ages__6__d = 5'h0;
    end
    if ((new_tile & (!(&ages__7__q)))) begin
      ages__7__d = {ages__7__q + 5'h1};
    end
    if (launched[7]) begin
      ages__7__d = 5'h0;
    end
    if ((new_tile & (!(&ages__8__q)))) begin
      ages__8__d = {ages__8__q + 5'h1};
    end
    if (launched[8]) begin
      ages__8__d = 5'h0;
    end
    if ((new_tile & (!(&ages__9__q)))) begin
      ages__9__d = {ages__9__q + 5'h1};
    end
    if (launched[9]) begin
      ages__9__d = 5'h0;
    end
    if ((new_tile & (!(&ages__10__q)))) begin
      ages__10__d = {ages__10__q + 5'h1};
    end
    if (launched[10]) begin
      ages__10__d = 5'h0;
    end
    if ((new_tile & (!(&ages__11__q)))) begin
      ages__11__d = {ages__11__q + 5'h1};
    end
    if (launched[11]) begin
      ages__11__d = 5'h0;
    end
    if ((new_tile & (!(&ages__12__q)))) begin
      ages__12__d = {ages__12__q + 5'h1};
    end
    if (launched[12]) begin
      ages__12__d = 5'h0;
    end
    if ((new_tile & (!(&ages__13__q)))) begin
      ages__13__d = {ages__13__q + 5'h1};
    end
    if (launched[13]) begin
      ages__13__d = 5'h0;
    end
    if ((new_tile & (!(&ages__14__q)))) begin
      ages__14__d = {ages__14__q + 5'h1};
    end
    if (launched[14]) begin
      ages__14__d = 5'h0;
    end
    if ((new_tile & (!(&ages__15__q)))) begin
      ages__15__d = {ages__15__q + 5'h1};
    end
    if (launched[15]) begin
      ages__15__d = 5'h0;
    end
    if ((new_tile & (!(&ages__16__q)))) begin
      ages__16__d = {ages__16__q + 5'h1};
    end
    if (launched[16]) begin
      ages__16__d = 5'h0;
    end
    if ((new_tile & (!(&ages__17__q)))) begin
      ages__17__d = {ages__17__q + 5'h1};
    end
    if (launched[17]) begin
      ages__17__d = 5'h0;
    end
    if ((new_tile & (!(&ages__18__q)))) begin
      ages__18__d = {ages__18__q + 5'h1};
    end
    if (launched[18]) begin
      ages__18__d = 5'h0;
    end
    if ((new_tile & (!(&ages__19__q)))) begin
      ages__19__d = {ages__19__q + 5'h1};
    end
    if (launched[19]) begin
      ages__19__d = 5'h0;
    end
    if ((new_tile & (!(&ages__20__q)))) begin
      ages__20__d = {ages__20__q + 5'h1};
    end
    if (launched[20]) begin
      ages__20__d = 5'h0;
    end
    if ((new_tile & (!(&ages__21__q)))) begin
      ages__21__d = {ages__21__q + 5'h1};
    end
    if (launched[21]) begin
      ages__21__d = 5'h0;
    end
    if ((new_tile & (!(&ages__22__q)))) begin
      ages__22__d = {ages__22__q + 5'h1};
    end
    if (launched[22]) begin
      ages__22__d = 5'h0;
    end
    if ((new_tile & (!(&ages__23__q)))) begin
      ages__23__d = {ages__23__q + 5'h1};
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
  credits credits (
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
  weight weight (
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
  network network (
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

module grant (
  input wire clock,
  input wire launch_valid,
  input wire [5:0] launch_warp,
  input wire [5:0] launch_subtile,
  input wire [47:0] live,
  input wire [47:0] reads,
  input wire [47:0] wants,
  input wire [47:0] issuer,
  input wire [47:0] mark_t,
  input wire [47:0] mark_p,
  output reg [47:0] granted,
  output reg [47:0] open_to,
  output reg [47:0] phase_granted,
  output reg count_grant
);
  localparam [9:0] last_wait = 10'h3fe;
  localparam [47:0] one = 48'h1;
  reg [47:0] matching;
  reg [47:0] same_phase;
  reg [47:0] reading;
  reg sets;
  reg forced;
  reg [13:0] own;
  reg [13:0] first;
  reg [47:0] pool;
  reg [13:0] values__0__d;
  reg [13:0] values__0__q = 14'h0;
  reg [13:0] values__1__d;
  reg [13:0] values__1__q = 14'h0;
  reg [13:0] values__2__d;
  reg [13:0] values__2__q = 14'h0;
  reg [13:0] values__3__d;
  reg [13:0] values__3__q = 14'h0;
  reg [13:0] values__4__d;
  reg [13:0] values__4__q = 14'h0;
  reg [13:0] values__5__d;
  reg [13:0] values__5__q = 14'h0;
  reg [13:0] values__6__d;
  reg [13:0] values__6__q = 14'h0;
  reg [13:0] values__7__d;
  reg [13:0] values__7__q = 14'h0;
  reg [13:0] values__8__d;
  reg [13:0] values__8__q = 14'h0;
  reg [13:0] values__9__d;
  reg [13:0] values__9__q = 14'h0;
  reg [13:0] values__10__d;
  reg [13:0] values__10__q = 14'h0;
  reg [13:0] values__11__d;
  reg [13:0] values__11__q = 14'h0;
  reg [13:0] values__12__d;
  reg [13:0] values__12__q = 14'h0;
  reg [13:0] values__13__d;
  reg [13:0] values__13__q = 14'h0;
  reg [13:0] values__14__d;
  reg [13:0] values__14__q = 14'h0;
  reg [13:0] values__15__d;
  reg [13:0] values__15__q = 14'h0;
  reg [13:0] values__16__d;
  reg [13:0] values__16__q = 14'h0;
  reg [13:0] values__17__d;
  reg [13:0] values__17__q = 14'h0;
  reg [13:0] values__18__d;
  reg [13:0] values__18__q = 14'h0;
  reg [13:0] values__19__d;
  reg [13:0] values__19__q = 14'h0;
  reg [13:0] values__20__d;
  reg [13:0] values__20__q = 14'h0;
  reg [13:0] values__21__d;
  reg [13:0] values__21__q = 14'h0;
  reg [13:0] values__22__d;
  reg [13:0] values__22__q = 14'h0;
  reg [13:0] values__23__d;
  reg [13:0] values__23__q = 14'h0;
  reg [13:0] values__24__d;
  reg [13:0] values__24__q = 14'h0;
  reg [13:0] values__25__d;
  reg [13:0] values__25__q = 14'h0;
  reg [13:0] values__26__d;
  reg [13:0] values__26__q = 14'h0;
  reg [13:0] values__27__d;
  reg [13:0] values__27__q = 14'h0;
  reg [13:0] values__28__d;
  reg [13:0] values__28__q = 14'h0;
  reg [13:0] values__29__d;
  reg [13:0] values__29__q = 14'h0;
  reg [13:0] values__30__d;
  reg [13:0] values__30__q = 14'h0;
  reg [13:0] values__31__d;
  reg [13:0] values__31__q = 14'h0;
  reg [13:0] values__32__d;
  reg [13:0] values__32__q = 14'h0;
  reg [13:0] values__33__d;
  reg [13:0] values__33__q = 14'h0;
  reg [13:0] values__34__d;
  reg [13:0] values__34__q = 14'h0;
  reg [13:0] values__35__d;
  reg [13:0] values__35__q = 14'h0;
  reg [13:0] values__36__d;
  reg [13:0] values__36__q = 14'h0;
  reg [13:0] values__37__d;
  reg [13:0] values__37__q = 14'h0;
  reg [13:0] values__38__d;
  reg [13:0] values__38__q = 14'h0;
  reg [13:0] values__39__d;
  reg [13:0] values__39__q = 14'h0;
  reg [13:0] values__40__d;
  reg [13:0] values__40__q = 14'h0;
  reg [13:0] values__41__d;
  reg [13:0] values__41__q = 14'h0;
  reg [13:0] values__42__d;
  reg [13:0] values__42__q = 14'h0;
  reg [13:0] values__43__d;
  reg [13:0] values__43__q = 14'h0;
  reg [13:0] values__44__d;
  reg [13:0] values__44__q = 14'h0;
  reg [13:0] values__45__d;
  reg [13:0] values__45__q = 14'h0;
  reg [13:0] values__46__d;
  reg [13:0] values__46__q = 14'h0;
  reg [13:0] values__47__d;
  reg [13:0] values__47__q = 14'h0;
  reg [13:0] grant__d;
  reg [13:0] grant__q = 14'h0;
  reg [47:0] equal__d;
  reg [47:0] equal__q = 48'h0;
  reg [47:0] close__d;
  reg [47:0] close__q = 48'h0;
  reg open__d;
  reg open__q = 1'h0;
  reg offered__d;
  reg offered__q = 1'h0;
  reg [47:0] wanted__d;
  reg [47:0] wanted__q = 48'h0;
  reg turned__d;
  reg turned__q = 1'h0;
  reg [47:0] waiting__d;
  reg [47:0] waiting__q = 48'h0;
  reg [47:0] rest__d;
  reg [47:0] rest__q = 48'h0;
  reg [9:0] waited__d;
  reg [9:0] waited__q = 10'h0;
  reg patient__d;
  reg patient__q = 1'h0;
  always @(*) begin
    grant__d = grant__q;
    rest__d = rest__q;
    waited__d = waited__q;
    patient__d = patient__q;
    phase_granted = close__q;
    reading = (issuer & reads);
    sets = (offered__q & (|reading));
    matching = 48'h0;
    same_phase = 48'h0;
    first = 14'h0;
    own = values__0__q;
    if ((own == grant__q)) begin
      matching = {matching[47:1], 1'h1};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:1], 1'h1};
    end
    if (reading[0]) begin
      first = (first | own);
      if (mark_p[0]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:1], 1'h0};
      end else begin
        if (mark_t[0]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:1], 1'h0};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h0))) begin
      matching = {matching[47:1], 1'h0};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__0__d = own;
    own = values__1__q;
    if ((own == grant__q)) begin
      matching = {matching[47:2], 1'h1, matching[0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:2], 1'h1, same_phase[0]};
    end
    if (reading[1]) begin
      first = (first | own);
      if (mark_p[1]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:2], 1'h0, matching[0]};
      end else begin
        if (mark_t[1]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:2], 1'h0, matching[0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h1))) begin
      matching = {matching[47:2], 1'h0, matching[0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__1__d = own;
    own = values__2__q;
    if ((own == grant__q)) begin
      matching = {matching[47:3], 1'h1, matching[1:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:3], 1'h1, same_phase[1:0]};
    end
    if (reading[2]) begin
      first = (first | own);
      if (mark_p[2]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:3], 1'h0, matching[1:0]};
      end else begin
        if (mark_t[2]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:3], 1'h0, matching[1:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h2))) begin
      matching = {matching[47:3], 1'h0, matching[1:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__2__d = own;
    own = values__3__q;
    if ((own == grant__q)) begin
      matching = {matching[47:4], 1'h1, matching[2:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:4], 1'h1, same_phase[2:0]};
    end
    if (reading[3]) begin
      first = (first | own);
      if (mark_p[3]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:4], 1'h0, matching[2:0]};
      end else begin
        if (mark_t[3]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:4], 1'h0, matching[2:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h3))) begin
      matching = {matching[47:4], 1'h0, matching[2:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__3__d = own;
    own = values__4__q;
    if ((own == grant__q)) begin
      matching = {matching[47:5], 1'h1, matching[3:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:5], 1'h1, same_phase[3:0]};
    end
    if (reading[4]) begin
      first = (first | own);
      if (mark_p[4]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:5], 1'h0, matching[3:0]};
      end else begin
        if (mark_t[4]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:5], 1'h0, matching[3:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h4))) begin
      matching = {matching[47:5], 1'h0, matching[3:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__4__d = own;
    own = values__5__q;
    if ((own == grant__q)) begin
      matching = {matching[47:6], 1'h1, matching[4:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:6], 1'h1, same_phase[4:0]};
    end
    if (reading[5]) begin
      first = (first | own);
      if (mark_p[5]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:6], 1'h0, matching[4:0]};
      end else begin
        if (mark_t[5]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:6], 1'h0, matching[4:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h5))) begin
      matching = {matching[47:6], 1'h0, matching[4:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__5__d = own;
    own = values__6__q;
    if ((own == grant__q)) begin
      matching = {matching[47:7], 1'h1, matching[5:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:7], 1'h1, same_phase[5:0]};
    end
    if (reading[6]) begin
      first = (first | own);
      if (mark_p[6]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:7], 1'h0, matching[5:0]};
      end else begin
        if (mark_t[6]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:7], 1'h0, matching[5:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h6))) begin
      matching = {matching[47:7], 1'h0, matching[5:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__6__d = own;
    own = values__7__q;
    if ((own == grant__q)) begin
      matching = {matching[47:8], 1'h1, matching[6:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:8], 1'h1, same_phase[6:0]};
    end
    if (reading[7]) begin
      first = (first | own);
      if (mark_p[7]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:8], 1'h0, matching[6:0]};
      end else begin
        if (mark_t[7]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:8], 1'h0, matching[6:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h7))) begin
      matching = {matching[47:8], 1'h0, matching[6:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__7__d = own;
    own = values__8__q;
    if ((own == grant__q)) begin
      matching = {matching[47:9], 1'h1, matching[7:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:9], 1'h1, same_phase[7:0]};
    end
    if (reading[8]) begin
      first = (first | own);
      if (mark_p[8]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:9], 1'h0, matching[7:0]};
      end else begin
        if (mark_t[8]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:9], 1'h0, matching[7:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h8))) begin
      matching = {matching[47:9], 1'h0, matching[7:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__8__d = own;
    own = values__9__q;
    if ((own == grant__q)) begin
      matching = {matching[47:10], 1'h1, matching[8:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:10], 1'h1, same_phase[8:0]};
    end
    if (reading[9]) begin
      first = (first | own);
      if (mark_p[9]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:10], 1'h0, matching[8:0]};
      end else begin
        if (mark_t[9]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:10], 1'h0, matching[8:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h9))) begin
      matching = {matching[47:10], 1'h0, matching[8:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__9__d = own;
    own = values__10__q;
    if ((own == grant__q)) begin
      matching = {matching[47:11], 1'h1, matching[9:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:11], 1'h1, same_phase[9:0]};
    end
    if (reading[10]) begin
      first = (first | own);
      if (mark_p[10]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:11], 1'h0, matching[9:0]};
      end else begin
        if (mark_t[10]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:11], 1'h0, matching[9:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'ha))) begin
      matching = {matching[47:11], 1'h0, matching[9:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__10__d = own;
    own = values__11__q;
    if ((own == grant__q)) begin
      matching = {matching[47:12], 1'h1, matching[10:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:12], 1'h1, same_phase[10:0]};
    end
    if (reading[11]) begin
      first = (first | own);
      if (mark_p[11]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:12], 1'h0, matching[10:0]};
      end else begin
        if (mark_t[11]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:12], 1'h0, matching[10:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'hb))) begin
      matching = {matching[47:12], 1'h0, matching[10:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__11__d = own;
    own = values__12__q;
    if ((own == grant__q)) begin
      matching = {matching[47:13], 1'h1, matching[11:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:13], 1'h1, same_phase[11:0]};
    end
    if (reading[12]) begin
      first = (first | own);
      if (mark_p[12]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:13], 1'h0, matching[11:0]};
      end else begin
        if (mark_t[12]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:13], 1'h0, matching[11:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'hc))) begin
      matching = {matching[47:13], 1'h0, matching[11:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__12__d = own;
    own = values__13__q;
    if ((own == grant__q)) begin
      matching = {matching[47:14], 1'h1, matching[12:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:14], 1'h1, same_phase[12:0]};
    end
    if (reading[13]) begin
      first = (first | own);
      if (mark_p[13]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:14], 1'h0, matching[12:0]};
      end else begin
        if (mark_t[13]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:14], 1'h0, matching[12:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'hd))) begin
      matching = {matching[47:14], 1'h0, matching[12:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__13__d = own;
    own = values__14__q;
    if ((own == grant__q)) begin
      matching = {matching[47:15], 1'h1, matching[13:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:15], 1'h1, same_phase[13:0]};
    end
    if (reading[14]) begin
      first = (first | own);
      if (mark_p[14]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:15], 1'h0, matching[13:0]};
      end else begin
        if (mark_t[14]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:15], 1'h0, matching[13:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'he))) begin
      matching = {matching[47:15], 1'h0, matching[13:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__14__d = own;
    own = values__15__q;
    if ((own == grant__q)) begin
      matching = {matching[47:16], 1'h1, matching[14:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:16], 1'h1, same_phase[14:0]};
    end
    if (reading[15]) begin
      first = (first | own);
      if (mark_p[15]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:16], 1'h0, matching[14:0]};
      end else begin
        if (mark_t[15]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:16], 1'h0, matching[14:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'hf))) begin
      matching = {matching[47:16], 1'h0, matching[14:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__15__d = own;
    own = values__16__q;
    if ((own == grant__q)) begin
      matching = {matching[47:17], 1'h1, matching[15:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:17], 1'h1, same_phase[15:0]};
    end
    if (reading[16]) begin
      first = (first | own);
      if (mark_p[16]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:17], 1'h0, matching[15:0]};
      end else begin
        if (mark_t[16]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:17], 1'h0, matching[15:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h10))) begin
      matching = {matching[47:17], 1'h0, matching[15:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__16__d = own;
    own = values__17__q;
    if ((own == grant__q)) begin
      matching = {matching[47:18], 1'h1, matching[16:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:18], 1'h1, same_phase[16:0]};
    end
    if (reading[17]) begin
      first = (first | own);
      if (mark_p[17]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:18], 1'h0, matching[16:0]};
      end else begin
        if (mark_t[17]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:18], 1'h0, matching[16:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h11))) begin
      matching = {matching[47:18], 1'h0, matching[16:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__17__d = own;
    own = values__18__q;
    if ((own == grant__q)) begin
      matching = {matching[47:19], 1'h1, matching[17:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:19], 1'h1, same_phase[17:0]};
    end
    if (reading[18]) begin
      first = (first | own);
      if (mark_p[18]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:19], 1'h0, matching[17:0]};
      end else begin
        if (mark_t[18]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:19], 1'h0, matching[17:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h12))) begin
      matching = {matching[47:19], 1'h0, matching[17:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__18__d = own;
    own = values__19__q;
    if ((own == grant__q)) begin
      matching = {matching[47:20], 1'h1, matching[18:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:20], 1'h1, same_phase[18:0]};
    end
    if (reading[19]) begin
      first = (first | own);
      if (mark_p[19]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:20], 1'h0, matching[18:0]};
      end else begin
        if (mark_t[19]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:20], 1'h0, matching[18:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h13))) begin
      matching = {matching[47:20], 1'h0, matching[18:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__19__d = own;
    own = values__20__q;
    if ((own == grant__q)) begin
      matching = {matching[47:21], 1'h1, matching[19:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:21], 1'h1, same_phase[19:0]};
    end
    if (reading[20]) begin
      first = (first | own);
      if (mark_p[20]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:21], 1'h0, matching[19:0]};
      end else begin
        if (mark_t[20]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:21], 1'h0, matching[19:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h14))) begin
      matching = {matching[47:21], 1'h0, matching[19:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__20__d = own;
    own = values__21__q;
    if ((own == grant__q)) begin
      matching = {matching[47:22], 1'h1, matching[20:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:22], 1'h1, same_phase[20:0]};
    end
    if (reading[21]) begin
      first = (first | own);
      if (mark_p[21]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:22], 1'h0, matching[20:0]};
      end else begin
        if (mark_t[21]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:22], 1'h0, matching[20:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h15))) begin
      matching = {matching[47:22], 1'h0, matching[20:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__21__d = own;
    own = values__22__q;
    if ((own == grant__q)) begin
      matching = {matching[47:23], 1'h1, matching[21:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:23], 1'h1, same_phase[21:0]};
    end
    if (reading[22]) begin
      first = (first | own);
      if (mark_p[22]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:23], 1'h0, matching[21:0]};
      end else begin
        if (mark_t[22]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:23], 1'h0, matching[21:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h16))) begin
      matching = {matching[47:23], 1'h0, matching[21:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__22__d = own;
    own = values__23__q;
    if ((own == grant__q)) begin
      matching = {matching[47:24], 1'h1, matching[22:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:24], 1'h1, same_phase[22:0]};
    end
    if (reading[23]) begin
      first = (first | own);
      if (mark_p[23]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:24], 1'h0, matching[22:0]};
      end else begin
        if (mark_t[23]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:24], 1'h0, matching[22:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h17))) begin
      matching = {matching[47:24], 1'h0, matching[22:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__23__d = own;
    own = values__24__q;
    if ((own == grant__q)) begin
      matching = {matching[47:25], 1'h1, matching[23:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:25], 1'h1, same_phase[23:0]};
    end
    if (reading[24]) begin
      first = (first | own);
      if (mark_p[24]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:25], 1'h0, matching[23:0]};
      end else begin
        if (mark_t[24]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:25], 1'h0, matching[23:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h18))) begin
      matching = {matching[47:25], 1'h0, matching[23:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__24__d = own;
    own = values__25__q;
    if ((own == grant__q)) begin
      matching = {matching[47:26], 1'h1, matching[24:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:26], 1'h1, same_phase[24:0]};
    end
    if (reading[25]) begin
      first = (first | own);
      if (mark_p[25]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:26], 1'h0, matching[24:0]};
      end else begin
        if (mark_t[25]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:26], 1'h0, matching[24:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h19))) begin
      matching = {matching[47:26], 1'h0, matching[24:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__25__d = own;
    own = values__26__q;
    if ((own == grant__q)) begin
      matching = {matching[47:27], 1'h1, matching[25:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:27], 1'h1, same_phase[25:0]};
    end
    if (reading[26]) begin
      first = (first | own);
      if (mark_p[26]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:27], 1'h0, matching[25:0]};
      end else begin
        if (mark_t[26]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:27], 1'h0, matching[25:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h1a))) begin
      matching = {matching[47:27], 1'h0, matching[25:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__26__d = own;
    own = values__27__q;
    if ((own == grant__q)) begin
      matching = {matching[47:28], 1'h1, matching[26:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:28], 1'h1, same_phase[26:0]};
    end
    if (reading[27]) begin
      first = (first | own);
      if (mark_p[27]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:28], 1'h0, matching[26:0]};
      end else begin
        if (mark_t[27]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:28], 1'h0, matching[26:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h1b))) begin
      matching = {matching[47:28], 1'h0, matching[26:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__27__d = own;
    own = values__28__q;
    if ((own == grant__q)) begin
      matching = {matching[47:29], 1'h1, matching[27:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:29], 1'h1, same_phase[27:0]};
    end
    if (reading[28]) begin
      first = (first | own);
      if (mark_p[28]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:29], 1'h0, matching[27:0]};
      end else begin
        if (mark_t[28]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:29], 1'h0, matching[27:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h1c))) begin
      matching = {matching[47:29], 1'h0, matching[27:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__28__d = own;
    own = values__29__q;
    if ((own == grant__q)) begin
      matching = {matching[47:30], 1'h1, matching[28:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:30], 1'h1, same_phase[28:0]};
    end
    if (reading[29]) begin
      first = (first | own);
      if (mark_p[29]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:30], 1'h0, matching[28:0]};
      end else begin
        if (mark_t[29]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:30], 1'h0, matching[28:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h1d))) begin
      matching = {matching[47:30], 1'h0, matching[28:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__29__d = own;
    own = values__30__q;
    if ((own == grant__q)) begin
      matching = {matching[47:31], 1'h1, matching[29:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:31], 1'h1, same_phase[29:0]};
    end
    if (reading[30]) begin
      first = (first | own);
      if (mark_p[30]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:31], 1'h0, matching[29:0]};
      end else begin
        if (mark_t[30]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:31], 1'h0, matching[29:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h1e))) begin
      matching = {matching[47:31], 1'h0, matching[29:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__30__d = own;
    own = values__31__q;
    if ((own == grant__q)) begin
      matching = {matching[47:32], 1'h1, matching[30:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:32], 1'h1, same_phase[30:0]};
    end
    if (reading[31]) begin
      first = (first | own);
      if (mark_p[31]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:32], 1'h0, matching[30:0]};
      end else begin
        if (mark_t[31]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:32], 1'h0, matching[30:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h1f))) begin
      matching = {matching[47:32], 1'h0, matching[30:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__31__d = own;
    own = values__32__q;
    if ((own == grant__q)) begin
      matching = {matching[47:33], 1'h1, matching[31:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:33], 1'h1, same_phase[31:0]};
    end
    if (reading[32]) begin
      first = (first | own);
      if (mark_p[32]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:33], 1'h0, matching[31:0]};
      end else begin
        if (mark_t[32]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:33], 1'h0, matching[31:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h20))) begin
      matching = {matching[47:33], 1'h0, matching[31:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__32__d = own;
    own = values__33__q;
    if ((own == grant__q)) begin
      matching = {matching[47:34], 1'h1, matching[32:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:34], 1'h1, same_phase[32:0]};
    end
    if (reading[33]) begin
      first = (first | own);
      if (mark_p[33]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:34], 1'h0, matching[32:0]};
      end else begin
        if (mark_t[33]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:34], 1'h0, matching[32:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h21))) begin
      matching = {matching[47:34], 1'h0, matching[32:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__33__d = own;
    own = values__34__q;
    if ((own == grant__q)) begin
      matching = {matching[47:35], 1'h1, matching[33:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:35], 1'h1, same_phase[33:0]};
    end
    if (reading[34]) begin
      first = (first | own);
      if (mark_p[34]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:35], 1'h0, matching[33:0]};
      end else begin
        if (mark_t[34]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:35], 1'h0, matching[33:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h22))) begin
      matching = {matching[47:35], 1'h0, matching[33:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__34__d = own;
    own = values__35__q;
    if ((own == grant__q)) begin
      matching = {matching[47:36], 1'h1, matching[34:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:36], 1'h1, same_phase[34:0]};
    end
    if (reading[35]) begin
      first = (first | own);
      if (mark_p[35]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:36], 1'h0, matching[34:0]};
      end else begin
        if (mark_t[35]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:36], 1'h0, matching[34:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h23))) begin
      matching = {matching[47:36], 1'h0, matching[34:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__35__d = own;
    own = values__36__q;
    if ((own == grant__q)) begin
      matching = {matching[47:37], 1'h1, matching[35:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:37], 1'h1, same_phase[35:0]};
    end
    if (reading[36]) begin
      first = (first | own);
      if (mark_p[36]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:37], 1'h0, matching[35:0]};
      end else begin
        if (mark_t[36]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:37], 1'h0, matching[35:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h24))) begin
      matching = {matching[47:37], 1'h0, matching[35:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__36__d = own;
    own = values__37__q;
    if ((own == grant__q)) begin
      matching = {matching[47:38], 1'h1, matching[36:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:38], 1'h1, same_phase[36:0]};
    end
    if (reading[37]) begin
      first = (first | own);
      if (mark_p[37]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:38], 1'h0, matching[36:0]};
      end else begin
        if (mark_t[37]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:38], 1'h0, matching[36:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h25))) begin
      matching = {matching[47:38], 1'h0, matching[36:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__37__d = own;
    own = values__38__q;
    if ((own == grant__q)) begin
      matching = {matching[47:39], 1'h1, matching[37:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:39], 1'h1, same_phase[37:0]};
    end
    if (reading[38]) begin
      first = (first | own);
      if (mark_p[38]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:39], 1'h0, matching[37:0]};
      end else begin
        if (mark_t[38]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:39], 1'h0, matching[37:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h26))) begin
      matching = {matching[47:39], 1'h0, matching[37:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__38__d = own;
    own = values__39__q;
    if ((own == grant__q)) begin
      matching = {matching[47:40], 1'h1, matching[38:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:40], 1'h1, same_phase[38:0]};
    end
    if (reading[39]) begin
      first = (first | own);
      if (mark_p[39]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:40], 1'h0, matching[38:0]};
      end else begin
        if (mark_t[39]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:40], 1'h0, matching[38:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h27))) begin
      matching = {matching[47:40], 1'h0, matching[38:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__39__d = own;
    own = values__40__q;
    if ((own == grant__q)) begin
      matching = {matching[47:41], 1'h1, matching[39:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:41], 1'h1, same_phase[39:0]};
    end
    if (reading[40]) begin
      first = (first | own);
      if (mark_p[40]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:41], 1'h0, matching[39:0]};
      end else begin
        if (mark_t[40]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:41], 1'h0, matching[39:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h28))) begin
      matching = {matching[47:41], 1'h0, matching[39:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__40__d = own;
    own = values__41__q;
    if ((own == grant__q)) begin
      matching = {matching[47:42], 1'h1, matching[40:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:42], 1'h1, same_phase[40:0]};
    end
    if (reading[41]) begin
      first = (first | own);
      if (mark_p[41]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:42], 1'h0, matching[40:0]};
      end else begin
        if (mark_t[41]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:42], 1'h0, matching[40:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h29))) begin
      matching = {matching[47:42], 1'h0, matching[40:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__41__d = own;
    own = values__42__q;
    if ((own == grant__q)) begin
      matching = {matching[47:43], 1'h1, matching[41:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:43], 1'h1, same_phase[41:0]};
    end
    if (reading[42]) begin
      first = (first | own);
      if (mark_p[42]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:43], 1'h0, matching[41:0]};
      end else begin
        if (mark_t[42]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:43], 1'h0, matching[41:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h2a))) begin
      matching = {matching[47:43], 1'h0, matching[41:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__42__d = own;
    own = values__43__q;
    if ((own == grant__q)) begin
      matching = {matching[47:44], 1'h1, matching[42:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:44], 1'h1, same_phase[42:0]};
    end
    if (reading[43]) begin
      first = (first | own);
      if (mark_p[43]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:44], 1'h0, matching[42:0]};
      end else begin
        if (mark_t[43]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:44], 1'h0, matching[42:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h2b))) begin
      matching = {matching[47:44], 1'h0, matching[42:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__43__d = own;
    own = values__44__q;
    if ((own == grant__q)) begin
      matching = {matching[47:45], 1'h1, matching[43:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:45], 1'h1, same_phase[43:0]};
    end
    if (reading[44]) begin
      first = (first | own);
      if (mark_p[44]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:45], 1'h0, matching[43:0]};
      end else begin
        if (mark_t[44]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:45], 1'h0, matching[43:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h2c))) begin
      matching = {matching[47:45], 1'h0, matching[43:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__44__d = own;
    own = values__45__q;
    if ((own == grant__q)) begin
      matching = {matching[47:46], 1'h1, matching[44:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:46], 1'h1, same_phase[44:0]};
    end
    if (reading[45]) begin
      first = (first | own);
      if (mark_p[45]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47:46], 1'h0, matching[44:0]};
      end else begin
        if (mark_t[45]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47:46], 1'h0, matching[44:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h2d))) begin
      matching = {matching[47:46], 1'h0, matching[44:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__45__d = own;
    own = values__46__q;
    if ((own == grant__q)) begin
      matching = {matching[47], 1'h1, matching[45:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47], 1'h1, same_phase[45:0]};
    end
    if (reading[46]) begin
      first = (first | own);
      if (mark_p[46]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {matching[47], 1'h0, matching[45:0]};
      end else begin
        if (mark_t[46]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {matching[47], 1'h0, matching[45:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h2e))) begin
      matching = {matching[47], 1'h0, matching[45:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__46__d = own;
    own = values__47__q;
    if ((own == grant__q)) begin
      matching = {1'h1, matching[46:0]};
    end
    if (({own >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {1'h1, same_phase[46:0]};
    end
    if (reading[47]) begin
      first = (first | own);
      if (mark_p[47]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
        matching = {1'h0, matching[46:0]};
      end else begin
        if (mark_t[47]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
          matching = {1'h0, matching[46:0]};
        end
      end
    end
    if ((launch_valid & (launch_warp == 6'h2f))) begin
      matching = {1'h0, matching[46:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__47__d = own;
    equal__d = matching;
    close__d = same_phase;
    open__d = ((!(|(matching & live))) & (!launch_valid));
    wanted__d = wants;
    if (((|(wanted__q & {~equal__q})) & (!patient__q))) begin
      waited__d = {waited__q + 10'h1};
      patient__d = (waited__q == last_wait);
    end
    waiting__d = ((reads & live) & {~matching});
    pool = (waiting__q & rest__q);
    if ((!(|pool))) begin
      pool = waiting__q;
    end
    forced = (patient__q & (|waiting__q));
    granted = equal__q;
    open_to = 48'h0;
    if (open__q) begin
      open_to = {~equal__q};
    end
    if (forced) begin
      granted = 48'h0;
      open_to = (pool & {{~pool} + one});
    end
    if ((|reading)) begin
      open_to = 48'h0;
    end
    offered__d = ((open__q | forced) & (!(|reading)));
    turned__d = (forced & (!(|reading)));
    count_grant = sets;
    if (sets) begin
      granted = 48'h0;
      grant__d = first;
      equal__d = 48'h0;
      open__d = 1'h0;
      if (turned__q) begin
        waited__d = 10'h0;
        patient__d = 1'h0;
        rest__d = {~{{reading << 32'h1} - one}};
      end
    end
  end
  always @(posedge clock) begin
    values__0__q <= values__0__d;
    values__1__q <= values__1__d;
    values__2__q <= values__2__d;
    values__3__q <= values__3__d;
    values__4__q <= values__4__d;
    values__5__q <= values__5__d;
    values__6__q <= values__6__d;
    values__7__q <= values__7__d;
    values__8__q <= values__8__d;
    values__9__q <= values__9__d;
    values__10__q <= values__10__d;
    values__11__q <= values__11__d;
    values__12__q <= values__12__d;
    values__13__q <= values__13__d;
    values__14__q <= values__14__d;
    values__15__q <= values__15__d;
    values__16__q <= values__16__d;
    values__17__q <= values__17__d;
    values__18__q <= values__18__d;
    values__19__q <= values__19__d;
    values__20__q <= values__20__d;
    values__21__q <= values__21__d;
    values__22__q <= values__22__d;
    values__23__q <= values__23__d;
    values__24__q <= values__24__d;
    values__25__q <= values__25__d;
    values__26__q <= values__26__d;
    values__27__q <= values__27__d;
    values__28__q <= values__28__d;
    values__29__q <= values__29__d;
    values__30__q <= values__30__d;
    values__31__q <= values__31__d;
    values__32__q <= values__32__d;
    values__33__q <= values__33__d;
    values__34__q <= values__34__d;
    values__35__q <= values__35__d;
    values__36__q <= values__36__d;
    values__37__q <= values__37__d;
    values__38__q <= values__38__d;
    values__39__q <= values__39__d;
    values__40__q <= values__40__d;
    values__41__q <= values__41__d;
    values__42__q <= values__42__d;
    values__43__q <= values__43__d;
    values__44__q <= values__44__d;
    values__45__q <= values__45__d;
    values__46__q <= values__46__d;
    values__47__q <= values__47__d;
    grant__q <= grant__d;
    equal__q <= equal__d;
    close__q <= close__d;
    open__q <= open__d;
    offered__q <= offered__d;
    wanted__q <= wanted__d;
    turned__q <= turned__d;
    waiting__q <= waiting__d;
    rest__q <= rest__d;
    waited__q <= waited__d;
    patient__q <= patient__d;
  end
endmodule

module pipes (
  input wire clock,
  input wire [19:0] thresholds,
  input wire [1:0] selected,
  input wire [1:0] mad_issued,
  input wire [1:0] sfu_issued,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  output reg mad_oversubscribed,
  output reg sfu_oversubscribed,
  output reg [1:0] mad_closed,
  output reg [1:0] sfu_closed,
  output reg mad_leads,
  output reg sfu_leads
);
  reg [1:0] issued__0;
  reg [1:0] issued__1;
  reg [1:0] done__0;
  reg [1:0] done__1;
  reg [1:0] shut__0;
  reg [1:0] shut__1;
  reg [5:0] first;
  reg [5:0] second;
  reg [5:0] minus;
  reg [5:0] plus;
  reg [5:0] base;
  reg [2:0] exceeds;
  reg [5:0] reach;
  reg [5:0] reached;
  reg [5:0] occupancy__0__d;
  reg [5:0] occupancy__0__q = 6'h0;
  reg [5:0] occupancy__1__d;
  reg [5:0] occupancy__1__q = 6'h0;
  reg over__0__d;
  reg over__0__q = 1'h0;
  reg over__1__d;
  reg over__1__q = 1'h0;
  reg [3:0] full__0__d;
  reg [3:0] full__0__q = 4'h0;
  reg [3:0] full__1__d;
  reg [3:0] full__1__q = 4'h0;
  always @(*) begin
    issued__0 = mad_issued;
    issued__1 = sfu_issued;
    done__0 = mad_done;
    done__1 = sfu_done;
    minus = 6'h0;
    if ((|done__0)) begin
      minus = 6'h3f;
    end
    if ((&done__0)) begin
      minus = 6'h3e;
    end
    base = {occupancy__0__q + minus};
    plus = 6'h0;
    if ((|issued__0)) begin
      plus = 6'h1;
    end
    if ((&issued__0)) begin
      plus = 6'h2;
    end
    occupancy__0__d = {base + plus};
    first = {1'h0, thresholds[4:0]};
    exceeds = 3'h0;
    reach = {first - 6'h0};
    exceeds = {exceeds[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    exceeds = {exceeds[2], ((base >= reach) | (first < 6'h1)), exceeds[0]};
    reach = {first - 6'h2};
    exceeds = {((base >= reach) | (first < 6'h2)), exceeds[1:0]};
    second = {1'h0, thresholds[9:5]};
    if (thresholds[9]) begin
      second = 6'h10;
    end
    reached = 6'h0;
    reach = {second - 6'h0};
    reached = {reached[5:1], ((base >= reach) | (second < 6'h0))};
    reach = {second - 6'h1};
    reached = {reached[5:2], ((base >= reach) | (second < 6'h1)), reached[0]};
    reach = {second - 6'h2};
    reached = {reached[5:3], ((base >= reach) | (second < 6'h2)), reached[1:0]};
    reach = {second - 6'h3};
    reached = {reached[5:4], ((base >= reach) | (second < 6'h3)), reached[2:0]};
    reach = {second - 6'h4};
    reached = {reached[5], ((base >= reach) | (second < 6'h4)), reached[3:0]};
    reach = {second - 6'h5};
    reached = {((base >= reach) | (second < 6'h5)), reached[4:0]};
    over__0__d = exceeds[0];
    full__0__d = reached[3:0];
    if ((|issued__0)) begin
      over__0__d = exceeds[1];
      full__0__d = reached[4:1];
    end
    if ((&issued__0)) begin
      over__0__d = exceeds[2];
      full__0__d = reached[5:2];
    end
    shut__0 = full__0__q[1:0];
    if ((|selected)) begin
      shut__0 = full__0__q[2:1];
    end
    if ((&selected)) begin
      shut__0 = full__0__q[3:2];
    end
    minus = 6'h0;
    if ((|done__1)) begin
      minus = 6'h3f;
    end
    if ((&done__1)) begin
      minus = 6'h3e;
    end
    base = {occupancy__1__q + minus};
    plus = 6'h0;
    if ((|issued__1)) begin
      plus = 6'h1;
    end
    if ((&issued__1)) begin
      plus = 6'h2;
    end
    occupancy__1__d = {base + plus};
    first = {1'h0, thresholds[14:10]};
    exceeds = 3'h0;
    reach = {first - 6'h0};
    exceeds = {exceeds[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    exceeds = {exceeds[2], ((base >= reach) | (first < 6'h1)), exceeds[0]};
    reach = {first - 6'h2};
    exceeds = {((base >= reach) | (first < 6'h2)), exceeds[1:0]};
    second = {1'h0, thresholds[19:15]};
    if (thresholds[19]) begin
      second = 6'h10;
    end
    reached = 6'h0;
    reach = {second - 6'h0};
    reached = {reached[5:1], ((base >= reach) | (second < 6'h0))};
    reach = {second - 6'h1};
    reached = {reached[5:2], ((base >= reach) | (second < 6'h1)), reached[0]};
    reach = {second - 6'h2};
    reached = {reached[5:3], ((base >= reach) | (second < 6'h2)), reached[1:0]};
    reach = {second - 6'h3};
    reached = {reached[5:4], ((base >= reach) | (second < 6'h3)), reached[2:0]};
    reach = {second - 6'h4};
    reached = {reached[5], ((base >= reach) | (second < 6'h4)), reached[3:0]};
    reach = {second - 6'h5};
    reached = {((base >= reach) | (second < 6'h5)), reached[4:0]};
    over__1__d = exceeds[0];
    full__1__d = reached[3:0];
    if ((|issued__1)) begin
      over__1__d = exceeds[1];
      full__1__d = reached[4:1];
    end
    if ((&issued__1)) begin
      over__1__d = exceeds[2];
      full__1__d = reached[5:2];
    end
    shut__1 = full__1__q[1:0];
    if ((|selected)) begin
      shut__1 = full__1__q[2:1];
    end
    if ((&selected)) begin
      shut__1 = full__1__q[3:2];
    end
    mad_closed = shut__0;
    sfu_closed = shut__1;
    mad_oversubscribed = over__0__q;
    sfu_oversubscribed = over__1__q;
    mad_leads = (occupancy__0__q > occupancy__1__q);
    sfu_leads = (occupancy__1__q > occupancy__0__q);
  end
  always @(posedge clock) begin
    occupancy__0__q <= occupancy__0__d;
    occupancy__1__q <= occupancy__1__d;
    over__0__q <= over__0__d;
    over__1__q <= over__1__d;
    full__0__q <= full__0__d;
    full__1__q <= full__1__d;
  end
endmodule

module warp_scheduler_pods (
  input wire clock,
  input wire launch_valid,
  input wire [5:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [1:0] launch_stage,
  input wire end_valid,
  input wire [5:0] end_warp,
  input wire [47:0] live,
  input wire [47:0] eligible,
  input wire [47:0] is_texture,
  input wire [47:0] mark_t,
  input wire [47:0] mark_p,
  input wire [47:0] for_sfu,
  input wire [47:0] for_mad,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  input wire [32:0] bonuses,
  input wire [19:0] thresholds,
  input wire [47:0] replay,
  output reg select__0_valid,
  output reg [5:0] select__0_warp,
  output reg select__1_valid,
  output reg [5:0] select__1_warp,
  output reg [47:0] select_mask,
  output reg count_victim,
  output reg count_grant,
  output reg credit_sum_error
);
  localparam [47:0] counted = 48'hffffffffffff;
  localparam [47:0] one = 48'h1;
  localparam [6:0] base__0 = 7'h0;
  localparam [6:0] base__1 = 7'h18;
  reg [47:0] shifted;
  reg [47:0] ready;
  reg [47:0] wanted;
  reg [47:0] opened;
  reg [47:0] slow_pipe;
  reg [47:0] idle_pipe;
  reg [47:0] closed;
  reg [47:0] blocked;
  reg [47:0] launched;
  reg [47:0] ended;
  reg [47:0] mad_chosen;
  reg [47:0] sfu_chosen;
  reg pod_bit;
  reg [1:0] selected;
  reg [1:0] mad_issued;
  reg [1:0] sfu_issued;
  reg new_tile;
  reg [23:0] own;
  reg [4:0] number;
  reg [6:0] first;
  reg [23:0] pod__0__launched;
  reg [1:0] pod__0__launch_stage;
  reg pod__0__new_tile;
  reg pod__0__none_live;
  reg [23:0] pod__0__ended;
  reg [23:0] pod__0__ready;
  reg [23:0] pod__0__replay;
  reg [23:0] pod__0__granted;
  reg [23:0] pod__0__phase_granted;
  reg [23:0] pod__0__slow_pipe;
  reg [23:0] pod__0__idle_pipe;
  reg [32:0] pod__0__bonuses;
  wire [23:0] pod__0__chosen;
  wire pod__0__select_valid;
  wire [4:0] pod__0__select_warp;
  wire pod__0__count_victim;
  wire pod__0__credit_sum_error;
  reg [23:0] pod__1__launched;
  reg [1:0] pod__1__launch_stage;
  reg pod__1__new_tile;
  reg pod__1__none_live;
  reg [23:0] pod__1__ended;
  reg [23:0] pod__1__ready;
  reg [23:0] pod__1__replay;
  reg [23:0] pod__1__granted;
  reg [23:0] pod__1__phase_granted;
  reg [23:0] pod__1__slow_pipe;
  reg [23:0] pod__1__idle_pipe;
  reg [32:0] pod__1__bonuses;
  wire [23:0] pod__1__chosen;
  wire pod__1__select_valid;
  wire [4:0] pod__1__select_warp;
  wire pod__1__count_victim;
  wire pod__1__credit_sum_error;
  reg grant__launch_valid;
  reg [5:0] grant__launch_warp;
  reg [5:0] grant__launch_subtile;
  reg [47:0] grant__live;
  reg [47:0] grant__reads;
  reg [47:0] grant__wants;
  reg [47:0] grant__issuer;
  reg [47:0] grant__mark_t;
  reg [47:0] grant__mark_p;
  wire [47:0] grant__granted;
  wire [47:0] grant__open_to;
  wire [47:0] grant__phase_granted;
  wire grant__count_grant;
  reg [19:0] pipes__thresholds;
  reg [1:0] pipes__selected;
  reg [1:0] pipes__mad_issued;
  reg [1:0] pipes__sfu_issued;
  reg [1:0] pipes__mad_done;
  reg [1:0] pipes__sfu_done;
  wire pipes__mad_oversubscribed;
  wire pipes__sfu_oversubscribed;
  wire [1:0] pipes__mad_closed;
  wire [1:0] pipes__sfu_closed;
  wire pipes__mad_leads;
  wire pipes__sfu_leads;
  reg [5:0] tile__d;
  reg [5:0] tile__q = 6'h0;
  reg side__d;
  reg side__q = 1'h0;
  always @(*) begin
    tile__d = tile__q;
    launched = 48'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
      tile__d = launch_tile;
    end
    ended = 48'h0;
    if (end_valid) begin
      ended = {one << end_warp};
    end
    new_tile = (launch_valid & (launch_tile != tile__q));
    select_mask = 48'h0;
    selected = 2'h0;
    mad_issued = 2'h0;
    sfu_issued = 2'h0;
    count_victim = 1'h0;
    credit_sum_error = 1'h0;
    own = pod__0__chosen;
    shifted = {{24'h0, own} << base__0};
    mad_chosen = (shifted & for_mad);
    sfu_chosen = (shifted & for_sfu);
    mad_issued = {mad_issued[1], (|mad_chosen)};
    sfu_issued = {sfu_issued[1], (|sfu_chosen)};
    select_mask = (select_mask | shifted);
    pod_bit = pod__0__select_valid;
    selected = {selected[1], pod_bit};
    select__0_valid = pod_bit;
    number = pod__0__select_warp;
    first = base__0;
    select__0_warp = {{1'h0, number} + first[5:0]};
    count_victim = (count_victim | pod__0__count_victim);
    credit_sum_error = (credit_sum_error | pod__0__credit_sum_error);
    own = pod__1__chosen;
    shifted = {{24'h0, own} << base__1};
    mad_chosen = (shifted & for_mad);
    sfu_chosen = (shifted & for_sfu);
    mad_issued = {(|mad_chosen), mad_issued[0]};
    sfu_issued = {(|sfu_chosen), sfu_issued[0]};
    select_mask = (select_mask | shifted);
    pod_bit = pod__1__select_valid;
    selected = {pod_bit, selected[0]};
    select__1_valid = pod_bit;
    number = pod__1__select_warp;
    first = base__1;
    select__1_warp = {{1'h0, number} + first[5:0]};
    count_victim = (count_victim | pod__1__count_victim);
    credit_sum_error = (credit_sum_error | pod__1__credit_sum_error);
    pipes__thresholds = thresholds;
    pipes__selected = selected;
    pipes__mad_issued = mad_issued;
    pipes__sfu_issued = sfu_issued;
    pipes__mad_done = mad_done;
    pipes__sfu_done = sfu_done;
    slow_pipe = 48'h0;
    if (pipes__mad_oversubscribed) begin
      slow_pipe = for_mad;
    end
    if (pipes__sfu_oversubscribed) begin
      slow_pipe = (slow_pipe | for_sfu);
    end
    idle_pipe = 48'h0;
    if (pipes__mad_leads) begin
      idle_pipe = for_sfu;
    end
    if (pipes__sfu_leads) begin
      idle_pipe = for_mad;
    end
    ready = ((eligible & live) & {~select_mask});
    wanted = ready;
    opened = 48'h0;
    grant__wants = 48'h0;
    wanted = (ready & ({~is_texture} | grant__granted));
    opened = ((ready & is_texture) & grant__open_to);
    grant__wants = (ready & is_texture);
    grant__reads = is_texture;
    grant__live = live;
    grant__issuer = select_mask;
    grant__mark_t = mark_t;
    grant__mark_p = mark_p;
    grant__launch_valid = launch_valid;
    grant__launch_warp = launch_warp;
    grant__launch_subtile = launch_subtile;
    count_grant = grant__count_grant;
    side__d = (!side__q);
    closed = 48'h0;
    if (pipes__mad_closed[0]) begin
      closed = for_mad;
    end
    if (pipes__sfu_closed[0]) begin
      closed = (closed | for_sfu);
    end
    blocked = wanted;
    if ((side__q == 1'h0)) begin
      blocked = (wanted | opened);
    end
    blocked = (blocked & {~closed});
    shifted = {blocked >> base__0};
    pod__0__ready = shifted[23:0];
    shifted = {launched >> base__0};
    pod__0__launched = shifted[23:0];
    pod__0__launch_stage = launch_stage;
    pod__0__new_tile = new_tile;
    pod__0__none_live = (!(|live));
    shifted = {ended >> base__0};
    pod__0__ended = shifted[23:0];
    blocked = (replay & live);
    shifted = {blocked >> base__0};
    pod__0__replay = shifted[23:0];
    shifted = {(grant__granted & counted) >> base__0};
    pod__0__granted = shifted[23:0];
    shifted = {(grant__phase_granted & counted) >> base__0};
    pod__0__phase_granted = shifted[23:0];
    shifted = {slow_pipe >> base__0};
    pod__0__slow_pipe = shifted[23:0];
    shifted = {idle_pipe >> base__0};
    pod__0__idle_pipe = shifted[23:0];
    pod__0__bonuses = bonuses;
    closed = 48'h0;
    if (pipes__mad_closed[1]) begin
      closed = for_mad;
    end
    if (pipes__sfu_closed[1]) begin
      closed = (closed | for_sfu);
    end
    blocked = wanted;
    if ((side__q == 1'h1)) begin
      blocked = (wanted | opened);
    end
    blocked = (blocked & {~closed});
    shifted = {blocked >> base__1};
    pod__1__ready = shifted[23:0];
    shifted = {launched >> base__1};
    pod__1__launched = shifted[23:0];
    pod__1__launch_stage = launch_stage;
    pod__1__new_tile = new_tile;
    pod__1__none_live = (!(|live));
    shifted = {ended >> base__1};
    pod__1__ended = shifted[23:0];
    blocked = (replay & live);
    shifted = {blocked >> base__1};
    pod__1__replay = shifted[23:0];
    shifted = {(grant__granted & counted) >> base__1};
    pod__1__granted = shifted[23:0];
    shifted = {(grant__phase_granted & counted) >> base__1};
    pod__1__phase_granted = shifted[23:0];
    shifted = {slow_pipe >> base__1};
    pod__1__slow_pipe = shifted[23:0];
    shifted = {idle_pipe >> base__1};
    pod__1__idle_pipe = shifted[23:0];
    pod__1__bonuses = bonuses;
  end
  always @(posedge clock) begin
    tile__q <= tile__d;
    side__q <= side__d;
  end
  pod pod__0 (
    .clock(clock),
    .launched(pod__0__launched),
    .launch_stage(pod__0__launch_stage),
    .new_tile(pod__0__new_tile),
    .none_live(pod__0__none_live),
    .ended(pod__0__ended),
    .ready(pod__0__ready),
    .replay(pod__0__replay),
    .granted(pod__0__granted),
    .phase_granted(pod__0__phase_granted),
    .slow_pipe(pod__0__slow_pipe),
    .idle_pipe(pod__0__idle_pipe),
    .bonuses(pod__0__bonuses),
    .chosen(pod__0__chosen),
    .select_valid(pod__0__select_valid),
    .select_warp(pod__0__select_warp),
    .count_victim(pod__0__count_victim),
    .credit_sum_error(pod__0__credit_sum_error)
  );
  pod pod__1 (
    .clock(clock),
    .launched(pod__1__launched),
    .launch_stage(pod__1__launch_stage),
    .new_tile(pod__1__new_tile),
    .none_live(pod__1__none_live),
    .ended(pod__1__ended),
    .ready(pod__1__ready),
    .replay(pod__1__replay),
    .granted(pod__1__granted),
    .phase_granted(pod__1__phase_granted),
    .slow_pipe(pod__1__slow_pipe),
    .idle_pipe(pod__1__idle_pipe),
    .bonuses(pod__1__bonuses),
    .chosen(pod__1__chosen),
    .select_valid(pod__1__select_valid),
    .select_warp(pod__1__select_warp),
    .count_victim(pod__1__count_victim),
    .credit_sum_error(pod__1__credit_sum_error)
  );
  grant grant (
    .clock(clock),
    .launch_valid(grant__launch_valid),
    .launch_warp(grant__launch_warp),
    .launch_subtile(grant__launch_subtile),
    .live(grant__live),
    .reads(grant__reads),
    .wants(grant__wants),
    .issuer(grant__issuer),
    .mark_t(grant__mark_t),
    .mark_p(grant__mark_p),
    .granted(grant__granted),
    .open_to(grant__open_to),
    .phase_granted(grant__phase_granted),
    .count_grant(grant__count_grant)
  );
  pipes pipes (
    .clock(clock),
    .thresholds(pipes__thresholds),
    .selected(pipes__selected),
    .mad_issued(pipes__mad_issued),
    .sfu_issued(pipes__sfu_issued),
    .mad_done(pipes__mad_done),
    .sfu_done(pipes__sfu_done),
    .mad_oversubscribed(pipes__mad_oversubscribed),
    .sfu_oversubscribed(pipes__sfu_oversubscribed),
    .mad_closed(pipes__mad_closed),
    .sfu_closed(pipes__sfu_closed),
    .mad_leads(pipes__mad_leads),
    .sfu_leads(pipes__sfu_leads)
  );
endmodule
