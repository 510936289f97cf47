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
//   count_victim  output, 1 bit: Another warp was ready too.
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

module credits (
  input wire clock,
  input wire [7:0] issuer,
  input wire [7:0] victims,
  input wire [7:0] ended,
  output reg [5:0] credit__0,
  output reg [5:0] credit__1,
  output reg [5:0] credit__2,
  output reg [5:0] credit__3,
  output reg [5:0] credit__4,
  output reg [5:0] credit__5,
  output reg [5:0] credit__6,
  output reg [5:0] credit__7,
  output reg [12:0] slushfund,
  output reg sum_error
);
  reg [7:0] waiting;
  reg [7:0] pool;
  reg [7:0] chosen;
  reg [7:0] counted;
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
  reg [6:0] s2__0;
  reg [6:0] s2__1;
  reg [6:0] s3__0;
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
  reg [12:0] fund__d;
  reg [12:0] fund__q = 13'h0;
  reg [7:0] paying__d;
  reg [7:0] paying__q = 8'h0;
  reg [7:0] paid__d;
  reg [7:0] paid__q = 8'h0;
  reg [7:0] leaving__d;
  reg [7:0] leaving__q = 8'h0;
  reg [6:0] count__d;
  reg [6:0] count__q = 7'h0;
  reg [12:0] change__d;
  reg [12:0] change__q = 13'h0;
  reg [7:0] rest__d;
  reg [7:0] rest__q = 8'h0;
  always @(*) begin
    rest__d = rest__q;
    slushfund = fund__q;
    positive = ((|fund__q) & (!fund__q[12]));
    waiting = (victims & {~ended});
    if ((!(|issuer))) begin
      waiting = 8'h0;
    end
    chosen = waiting;
    pool = 8'h0;
    if (((credits__0__q == 6'h1f) | ((credits__0__q == 6'h1e) & paid__q[0]))) begin
      chosen = {chosen[7:1], 1'h0};
    end
    if (((credits__1__q == 6'h1f) | ((credits__1__q == 6'h1e) & paid__q[1]))) begin
      chosen = {chosen[7:2], 1'h0, chosen[0]};
    end
    if (((credits__2__q == 6'h1f) | ((credits__2__q == 6'h1e) & paid__q[2]))) begin
      chosen = {chosen[7:3], 1'h0, chosen[1:0]};
    end
    if (((credits__3__q == 6'h1f) | ((credits__3__q == 6'h1e) & paid__q[3]))) begin
      chosen = {chosen[7:4], 1'h0, chosen[2:0]};
    end
    if (((credits__4__q == 6'h1f) | ((credits__4__q == 6'h1e) & paid__q[4]))) begin
      chosen = {chosen[7:5], 1'h0, chosen[3:0]};
    end
    if (((credits__5__q == 6'h1f) | ((credits__5__q == 6'h1e) & paid__q[5]))) begin
      chosen = {chosen[7:6], 1'h0, chosen[4:0]};
    end
    if (((credits__6__q == 6'h1f) | ((credits__6__q == 6'h1e) & paid__q[6]))) begin
      chosen = {chosen[7], 1'h0, chosen[5:0]};
    end
    if (((credits__7__q == 6'h1f) | ((credits__7__q == 6'h1e) & paid__q[7]))) begin
      chosen = {1'h0, chosen[6:0]};
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
    s2__0 = {s1__0 + s1__1};
    s2__1 = {s1__2 + s1__3};
    s3__0 = {s2__0 + s2__1};
    number = s2__0;
    number = s3__0;
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
  output reg [14:0] key__0,
  output reg [14:0] key__1,
  output reg [14:0] key__2,
  output reg [14:0] key__3,
  output reg [14:0] key__4,
  output reg [14:0] key__5,
  output reg [14:0] key__6,
  output reg [14:0] key__7
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

module network (
  input wire clock,
  input wire [7:0] valid,
  input wire [14:0] key__0,
  input wire [14:0] key__1,
  input wire [14:0] key__2,
  input wire [14:0] key__3,
  input wire [14:0] key__4,
  input wire [14:0] key__5,
  input wire [14:0] key__6,
  input wire [14:0] key__7,
  input wire [7:0] turn,
  output reg [7:0] winner,
  output reg [5:0] number,
  output reg found
);
  localparam [7:0] lower__0 = 8'h0;
  localparam [7:0] lower__1 = 8'h1;
  localparam [7:0] lower__2 = 8'h3;
  localparam [7:0] lower__3 = 8'h7;
  localparam [7:0] lower__4 = 8'hf;
  localparam [7:0] lower__5 = 8'h1f;
  localparam [7:0] lower__6 = 8'h3f;
  localparam [7:0] lower__7 = 8'h7f;
  localparam [31:0] carry = 32'h8000;
  localparam groups = 1'h0;
  reg [7:0] beaten_by__0;
  reg [7:0] beaten_by__1;
  reg [7:0] beaten_by__2;
  reg [7:0] beaten_by__3;
  reg [7:0] beaten_by__4;
  reg [7:0] beaten_by__5;
  reg [7:0] beaten_by__6;
  reg [7:0] beaten_by__7;
  reg [14:0] complement;
  reg [14:0] other;
  reg [31:0] sum;
  reg [7:0] first;
  reg [7:0] shown;
  reg [7:0] still;
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
  reg [7:0] taking_part;
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
  reg [7:0] above__0__d;
  reg [7:0] above__0__q = 8'h0;
  reg [7:0] above__1__d;
  reg [7:0] above__1__q = 8'h0;
  reg [7:0] above__2__d;
  reg [7:0] above__2__q = 8'h0;
  reg [7:0] above__3__d;
  reg [7:0] above__3__q = 8'h0;
  reg [7:0] above__4__d;
  reg [7:0] above__4__q = 8'h0;
  reg [7:0] above__5__d;
  reg [7:0] above__5__q = 8'h0;
  reg [7:0] above__6__d;
  reg [7:0] above__6__q = 8'h0;
  reg [7:0] above__7__d;
  reg [7:0] above__7__q = 8'h0;
  reg [7:0] kept__d;
  reg [7:0] kept__q = 8'h0;
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
  reg [7:0] won__d;
  reg [7:0] won__q = 8'h0;
  always @(*) begin
    keys__0__d = key__0;
    beaten_by__0 = 8'h0;
    keys__1__d = key__1;
    beaten_by__1 = 8'h0;
    keys__2__d = key__2;
    beaten_by__2 = 8'h0;
    keys__3__d = key__3;
    beaten_by__3 = 8'h0;
    keys__4__d = key__4;
    beaten_by__4 = 8'h0;
    keys__5__d = key__5;
    beaten_by__5 = 8'h0;
    keys__6__d = key__6;
    beaten_by__6 = 8'h0;
    keys__7__d = key__7;
    beaten_by__7 = 8'h0;
    complement = 15'h0;
    other = 15'h0;
    sum = 32'h0;
    complement = {~key__0};
    other = key__1;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:2], 1'h1, beaten_by__0[0]};
    end else begin
      beaten_by__1 = {beaten_by__1[7:1], 1'h1};
    end
    other = key__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:3], 1'h1, beaten_by__0[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[7:1], 1'h1};
    end
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:4], 1'h1, beaten_by__0[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:1], 1'h1};
    end
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:5], 1'h1, beaten_by__0[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:1], 1'h1};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:6], 1'h1, beaten_by__0[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:1], 1'h1};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7], 1'h1, beaten_by__0[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:1], 1'h1};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {1'h1, beaten_by__0[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:1], 1'h1};
    end
    complement = {~key__1};
    other = key__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:3], 1'h1, beaten_by__1[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[7:2], 1'h1, beaten_by__2[0]};
    end
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:4], 1'h1, beaten_by__1[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:2], 1'h1, beaten_by__3[0]};
    end
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:5], 1'h1, beaten_by__1[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:2], 1'h1, beaten_by__4[0]};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:6], 1'h1, beaten_by__1[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:2], 1'h1, beaten_by__5[0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7], 1'h1, beaten_by__1[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:2], 1'h1, beaten_by__6[0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {1'h1, beaten_by__1[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:2], 1'h1, beaten_by__7[0]};
    end
    complement = {~key__2};
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:4], 1'h1, beaten_by__2[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:3], 1'h1, beaten_by__3[1:0]};
    end
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:5], 1'h1, beaten_by__2[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:3], 1'h1, beaten_by__4[1:0]};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:6], 1'h1, beaten_by__2[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:3], 1'h1, beaten_by__5[1:0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7], 1'h1, beaten_by__2[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:3], 1'h1, beaten_by__6[1:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {1'h1, beaten_by__2[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:3], 1'h1, beaten_by__7[1:0]};
    end
    complement = {~key__3};
    other = key__4;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7:5], 1'h1, beaten_by__3[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:4], 1'h1, beaten_by__4[2:0]};
    end
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7:6], 1'h1, beaten_by__3[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:4], 1'h1, beaten_by__5[2:0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7], 1'h1, beaten_by__3[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:4], 1'h1, beaten_by__6[2:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {1'h1, beaten_by__3[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:4], 1'h1, beaten_by__7[2:0]};
    end
    complement = {~key__4};
    other = key__5;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[7:6], 1'h1, beaten_by__4[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:5], 1'h1, beaten_by__5[3:0]};
    end
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[7], 1'h1, beaten_by__4[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:5], 1'h1, beaten_by__6[3:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {1'h1, beaten_by__4[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:5], 1'h1, beaten_by__7[3:0]};
    end
    complement = {~key__5};
    other = key__6;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {beaten_by__5[7], 1'h1, beaten_by__5[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:6], 1'h1, beaten_by__6[4:0]};
    end
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {1'h1, beaten_by__5[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:6], 1'h1, beaten_by__7[4:0]};
    end
    complement = {~key__6};
    other = key__7;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__6 = {1'h1, beaten_by__6[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7], 1'h1, beaten_by__7[5:0]};
    end
    complement = {~key__7};
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
      taking_part = {taking_part[7:1], 1'h0};
    end
    if ((alone__0 & kept__q[1])) begin
      taking_part = {taking_part[7:2], 1'h0, taking_part[0]};
    end
    if ((alone__0 & kept__q[2])) begin
      taking_part = {taking_part[7:3], 1'h0, taking_part[1:0]};
    end
    if ((alone__0 & kept__q[3])) begin
      taking_part = {taking_part[7:4], 1'h0, taking_part[2:0]};
    end
    if ((alone__0 & kept__q[4])) begin
      taking_part = {taking_part[7:5], 1'h0, taking_part[3:0]};
    end
    if ((alone__0 & kept__q[5])) begin
      taking_part = {taking_part[7:6], 1'h0, taking_part[4:0]};
    end
    if ((alone__0 & kept__q[6])) begin
      taking_part = {taking_part[7], 1'h0, taking_part[5:0]};
    end
    if ((alone__0 & kept__q[7])) begin
      taking_part = {1'h0, taking_part[6:0]};
    end
    first = 8'h0;
    above__0__d = (beaten_by__0 ^ lower__0);
    if ((taking_part[0] & (!(|(taking_part & (above__0__q ^ lower__0)))))) begin
      first = {first[7:1], 1'h1};
    end
    above__1__d = (beaten_by__1 ^ lower__1);
    if ((taking_part[1] & (!(|(taking_part & (above__1__q ^ lower__1)))))) begin
      first = {first[7:2], 1'h1, first[0]};
    end
    above__2__d = (beaten_by__2 ^ lower__2);
    if ((taking_part[2] & (!(|(taking_part & (above__2__q ^ lower__2)))))) begin
      first = {first[7:3], 1'h1, first[1:0]};
    end
    above__3__d = (beaten_by__3 ^ lower__3);
    if ((taking_part[3] & (!(|(taking_part & (above__3__q ^ lower__3)))))) begin
      first = {first[7:4], 1'h1, first[2:0]};
    end
    above__4__d = (beaten_by__4 ^ lower__4);
    if ((taking_part[4] & (!(|(taking_part & (above__4__q ^ lower__4)))))) begin
      first = {first[7:5], 1'h1, first[3:0]};
    end
    above__5__d = (beaten_by__5 ^ lower__5);
    if ((taking_part[5] & (!(|(taking_part & (above__5__q ^ lower__5)))))) begin
      first = {first[7:6], 1'h1, first[4:0]};
    end
    above__6__d = (beaten_by__6 ^ lower__6);
    if ((taking_part[6] & (!(|(taking_part & (above__6__q ^ lower__6)))))) begin
      first = {first[7], 1'h1, first[5:0]};
    end
    above__7__d = (beaten_by__7 ^ lower__7);
    if ((taking_part[7] & (!(|(taking_part & (above__7__q ^ lower__7)))))) begin
      first = {1'h1, first[6:0]};
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
    kept__d = first;
    shown = first;
    still = (shown & valid);
    found = (|valid);
    kept_key__0__d = key_g__0;
    kept_number__0__d = number_g__0;
    key_0__0 = {kept_key__0__q[14:1], turn[0]};
    number_0__0 = number_g__0;
    valid_0__0 = 1'h0;
    kept_key__1__d = key_g__1;
    kept_number__1__d = number_g__1;
    key_0__1 = {kept_key__1__q[14:1], turn[1]};
    number_0__1 = number_g__1;
    valid_0__1 = 1'h0;
    kept_key__2__d = key_g__2;
    kept_number__2__d = number_g__2;
    key_0__2 = {kept_key__2__q[14:1], turn[2]};
    number_0__2 = number_g__2;
    valid_0__2 = 1'h0;
    kept_key__3__d = key_g__3;
    kept_number__3__d = number_g__3;
    key_0__3 = {kept_key__3__q[14:1], turn[3]};
    number_0__3 = number_g__3;
    valid_0__3 = 1'h0;
    kept_key__4__d = key_g__4;
    kept_number__4__d = number_g__4;
    key_0__4 = {kept_key__4__q[14:1], turn[4]};
    number_0__4 = number_g__4;
    valid_0__4 = 1'h0;
    kept_key__5__d = key_g__5;
    kept_number__5__d = number_g__5;
    key_0__5 = {kept_key__5__q[14:1], turn[5]};
    number_0__5 = number_g__5;
    valid_0__5 = 1'h0;
    kept_key__6__d = key_g__6;
    kept_number__6__d = number_g__6;
    key_0__6 = {kept_key__6__q[14:1], turn[6]};
    number_0__6 = number_g__6;
    valid_0__6 = 1'h0;
    kept_key__7__d = key_g__7;
    kept_number__7__d = number_g__7;
    key_0__7 = {kept_key__7__q[14:1], turn[7]};
    number_0__7 = number_g__7;
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
    beaten = 8'h0;
    complement = {~key_0__0};
    number = 6'h0;
    wins__0 = (valid_0__0 & (!beaten[0]));
    wins__0 = 1'h1;
    if (wins__0) begin
      number = (number | number_0__0);
    end
    wins__1 = (valid_0__1 & (!beaten[1]));
    wins__1 = 1'h1;
    if (wins__1) begin
      number = (number | number_0__1);
    end
    wins__2 = (valid_0__2 & (!beaten[2]));
    wins__2 = 1'h1;
    if (wins__2) begin
      number = (number | number_0__2);
    end
    wins__3 = (valid_0__3 & (!beaten[3]));
    wins__3 = 1'h1;
    if (wins__3) begin
      number = (number | number_0__3);
    end
    wins__4 = (valid_0__4 & (!beaten[4]));
    wins__4 = 1'h1;
    if (wins__4) begin
      number = (number | number_0__4);
    end
    wins__5 = (valid_0__5 & (!beaten[5]));
    wins__5 = 1'h1;
    if (wins__5) begin
      number = (number | number_0__5);
    end
    wins__6 = (valid_0__6 & (!beaten[6]));
    wins__6 = 1'h1;
    if (wins__6) begin
      number = (number | number_0__6);
    end
    wins__7 = (valid_0__7 & (!beaten[7]));
    wins__7 = 1'h1;
    if (wins__7) begin
      number = (number | number_0__7);
    end
    winner = 8'h0;
    if ((shown[0] & wins__0)) begin
      winner = {winner[7:1], 1'h1};
    end
    if ((shown[1] & wins__0)) begin
      winner = {winner[7:2], 1'h1, winner[0]};
    end
    if ((shown[2] & wins__0)) begin
      winner = {winner[7:3], 1'h1, winner[1:0]};
    end
    if ((shown[3] & wins__0)) begin
      winner = {winner[7:4], 1'h1, winner[2:0]};
    end
    if ((shown[4] & wins__0)) begin
      winner = {winner[7:5], 1'h1, winner[3:0]};
    end
    if ((shown[5] & wins__0)) begin
      winner = {winner[7:6], 1'h1, winner[4:0]};
    end
    if ((shown[6] & wins__0)) begin
      winner = {winner[7], 1'h1, winner[5:0]};
    end
    if ((shown[7] & wins__0)) begin
      winner = {1'h1, winner[6:0]};
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
    above__0__q <= above__0__d;
    above__1__q <= above__1__d;
    above__2__q <= above__2__d;
    above__3__q <= above__3__d;
    above__4__q <= above__4__d;
    above__5__q <= above__5__d;
    above__6__q <= above__6__d;
    above__7__q <= above__7__d;
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
  output reg count_victim,
  output reg credit_sum_error
);
  localparam [7:0] one = 8'h1;
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
  reg [7:0] waiting;
  reg [7:0] losers;
  reg [7:0] follows;
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
  wire [14:0] weight__key__0;
  wire [14:0] weight__key__1;
  wire [14:0] weight__key__2;
  wire [14:0] weight__key__3;
  wire [14:0] weight__key__4;
  wire [14:0] weight__key__5;
  wire [14:0] weight__key__6;
  wire [14:0] weight__key__7;
  reg [7:0] network__valid;
  reg [14:0] network__key__0;
  reg [14:0] network__key__1;
  reg [14:0] network__key__2;
  reg [14:0] network__key__3;
  reg [14:0] network__key__4;
  reg [14:0] network__key__5;
  reg [14:0] network__key__6;
  reg [14:0] network__key__7;
  reg [7:0] network__turn;
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
    waiting = (candidates__q & {~winners__q});
    losers = 8'h0;
    if (selected__q) begin
      losers = waiting;
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
    follows = 8'h0;
    turn = turn_of__0;
    if ((turn < place__0)) begin
      follows = {follows[7:1], 1'h1};
    end
    turn = turn_of__0;
    if ((turn < place__1)) begin
      follows = {follows[7:2], 1'h1, follows[0]};
    end
    turn = turn_of__0;
    if ((turn < place__2)) begin
      follows = {follows[7:3], 1'h1, follows[1:0]};
    end
    turn = turn_of__0;
    if ((turn < place__3)) begin
      follows = {follows[7:4], 1'h1, follows[2:0]};
    end
    turn = turn_of__0;
    if ((turn < place__4)) begin
      follows = {follows[7:5], 1'h1, follows[3:0]};
    end
    turn = turn_of__0;
    if ((turn < place__5)) begin
      follows = {follows[7:6], 1'h1, follows[4:0]};
    end
    turn = turn_of__0;
    if ((turn < place__6)) begin
      follows = {follows[7], 1'h1, follows[5:0]};
    end
    turn = turn_of__0;
    if ((turn < place__7)) begin
      follows = {1'h1, follows[6:0]};
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
    candidates__d = ready;
    selected__d = network__found;
    winners__d = network__winner;
    if (network__found) begin
      winner__d = network__number[2:0];
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
    .turn(network__turn),
    .winner(network__winner),
    .number(network__number),
    .found(network__found)
  );
endmodule
