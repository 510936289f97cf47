// SPDX-License-Identifier: MIT
// credit_update: credits and slushfund
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Credits: warps that wait are paid, the warp that issues pays (docs/mechanisms/3.md).
//
// A *victim* was ready and not chosen. The policies
// (`CreditRule`) say who is paid and how much. The issuer pays the
// slushfund, and then, if that is positive, it is distributed. Credits have six bits and saturate;
// what does not fit stays in the slushfund, so that the sum of all is zero (`sum_error`), but with
// `halving`, which has none. A warp that ends leaves its credit to the slushfund, and is not paid
// in that cycle. It comes back to the others: while the slushfund holds eight or more, no warp
// pays, and while it owes, none is paid.
//
// Three steps, one cycle each: who is paid and how many they are; the credits of those concerned;
// the slushfund (what is on its way belongs to the sum). Who is paid is decided before payments
// still under way, but a credit of 30 that is being paid counts as full. Credits have the sign bit
// turned (0 is 32), so that they compare as unsigned numbers.
//
// The credits of `W` warps.
//
// Ports
//   clock  input, 1 bit: Clock.
//   issuer  input, 8 bits: The warp that issued, one-hot; zero when none did.
//   victims  input, 8 bits: Warps that were ready and not chosen.
//   ended  input, 8 bits: The warp that ends, one-hot, or zero.
//   credit__0 .. credit__7  output, 6 bits: Credit of each warp, plus 32.
//   slushfund  output, 13 bits: The slushfund, two's complement.
//   sum_error  output, 1 bit: Monitor: the sum is not zero.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block credit_update --reset sync`.
//
// Configuration
// `CreditUpdate` of rtl/src/warp_scheduler/credit_update.rs with W = 8. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block credit_update

module warpwright_credit_update (
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
    credits__0__d = credits__0__q;
    credits__1__d = credits__1__q;
    credits__2__d = credits__2__q;
    credits__3__d = credits__3__q;
    credits__4__d = credits__4__q;
    credits__5__d = credits__5__q;
    credits__6__d = credits__6__q;
    credits__7__d = credits__7__q;
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
    number = 7'h0;
    number = {number + s3__0};
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
    taken = 7'h0;
    total = {fund__q + {6'h0, count__q}};
    if (((|total) & (!total[12]))) begin
      taken = count__q;
    end
    payee_now = 6'h0;
    price = count__q;
    top = (payer ^ 6'h20);
    left = {{2'h0, top} - {1'h0, price}};
    payer_left = (left[5:0] ^ 6'h20);
    if (left[7]) begin
      payer_left = 6'h20;
      price = {1'h0, top};
    end
    if ((positive & (|{fund__q >> 32'h3}))) begin
      price = 7'h0;
      payer_left = payer;
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
    if (paid__q[0]) begin
      if ((|taken)) begin
        credits__0__d = {old + 6'h1};
      end
    end
    if (paying__q[0]) begin
      credits__0__d = payer_left;
    end
    if (leaving__q[0]) begin
      credits__0__d = 6'h0;
    end
    credit__0 = (old ^ 6'h20);
    old = credits__1__q;
    if (paid__q[1]) begin
      if ((|taken)) begin
        credits__1__d = {old + 6'h1};
      end
    end
    if (paying__q[1]) begin
      credits__1__d = payer_left;
    end
    if (leaving__q[1]) begin
      credits__1__d = 6'h0;
    end
    credit__1 = (old ^ 6'h20);
    old = credits__2__q;
    if (paid__q[2]) begin
      if ((|taken)) begin
        credits__2__d = {old + 6'h1};
      end
    end
    if (paying__q[2]) begin
      credits__2__d = payer_left;
    end
    if (leaving__q[2]) begin
      credits__2__d = 6'h0;
    end
    credit__2 = (old ^ 6'h20);
    old = credits__3__q;
    if (paid__q[3]) begin
      if ((|taken)) begin
        credits__3__d = {old + 6'h1};
      end
    end
    if (paying__q[3]) begin
      credits__3__d = payer_left;
    end
    if (leaving__q[3]) begin
      credits__3__d = 6'h0;
    end
    credit__3 = (old ^ 6'h20);
    old = credits__4__q;
    if (paid__q[4]) begin
      if ((|taken)) begin
        credits__4__d = {old + 6'h1};
      end
    end
    if (paying__q[4]) begin
      credits__4__d = payer_left;
    end
    if (leaving__q[4]) begin
      credits__4__d = 6'h0;
    end
    credit__4 = (old ^ 6'h20);
    old = credits__5__q;
    if (paid__q[5]) begin
      if ((|taken)) begin
        credits__5__d = {old + 6'h1};
      end
    end
    if (paying__q[5]) begin
      credits__5__d = payer_left;
    end
    if (leaving__q[5]) begin
      credits__5__d = 6'h0;
    end
    credit__5 = (old ^ 6'h20);
    old = credits__6__q;
    if (paid__q[6]) begin
      if ((|taken)) begin
        credits__6__d = {old + 6'h1};
      end
    end
    if (paying__q[6]) begin
      credits__6__d = payer_left;
    end
    if (leaving__q[6]) begin
      credits__6__d = 6'h0;
    end
    credit__6 = (old ^ 6'h20);
    old = credits__7__q;
    if (paid__q[7]) begin
      if ((|taken)) begin
        credits__7__d = {old + 6'h1};
      end
    end
    if (paying__q[7]) begin
      credits__7__d = payer_left;
    end
    if (leaving__q[7]) begin
      credits__7__d = 6'h0;
    end
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
