// SPDX-License-Identifier: MIT
// Part of warp_scheduler_pods, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_warp_scheduler_pods_credits (
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
    credits__0__d = credits__0__q;
    credits__1__d = credits__1__q;
    credits__2__d = credits__2__q;
    credits__3__d = credits__3__q;
    credits__4__d = credits__4__q;
    credits__5__d = credits__5__q;
    credits__6__d = credits__6__q;
    credits__7__d = credits__7__q;
    credits__8__d = credits__8__q;
    credits__9__d = credits__9__q;
    credits__10__d = credits__10__q;
    credits__11__d = credits__11__q;
    credits__12__d = credits__12__q;
    credits__13__d = credits__13__q;
    credits__14__d = credits__14__q;
    credits__15__d = credits__15__q;
    credits__16__d = credits__16__q;
    credits__17__d = credits__17__q;
    credits__18__d = credits__18__q;
    credits__19__d = credits__19__q;
    credits__20__d = credits__20__q;
    credits__21__d = credits__21__q;
    credits__22__d = credits__22__q;
    credits__23__d = credits__23__q;
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
    number = 7'h0;
    number = {number + s3__0};
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
    old = credits__8__q;
    if (paid__q[8]) begin
      if ((|taken)) begin
        credits__8__d = {old + 6'h1};
      end
    end
    if (paying__q[8]) begin
      credits__8__d = payer_left;
    end
    if (leaving__q[8]) begin
      credits__8__d = 6'h0;
    end
    credit__8 = (old ^ 6'h20);
    old = credits__9__q;
    if (paid__q[9]) begin
      if ((|taken)) begin
        credits__9__d = {old + 6'h1};
      end
    end
    if (paying__q[9]) begin
      credits__9__d = payer_left;
    end
    if (leaving__q[9]) begin
      credits__9__d = 6'h0;
    end
    credit__9 = (old ^ 6'h20);
    old = credits__10__q;
    if (paid__q[10]) begin
      if ((|taken)) begin
        credits__10__d = {old + 6'h1};
      end
    end
    if (paying__q[10]) begin
      credits__10__d = payer_left;
    end
    if (leaving__q[10]) begin
      credits__10__d = 6'h0;
    end
    credit__10 = (old ^ 6'h20);
    old = credits__11__q;
    if (paid__q[11]) begin
      if ((|taken)) begin
        credits__11__d = {old + 6'h1};
      end
    end
    if (paying__q[11]) begin
      credits__11__d = payer_left;
    end
    if (leaving__q[11]) begin
      credits__11__d = 6'h0;
    end
    credit__11 = (old ^ 6'h20);
    old = credits__12__q;
    if (paid__q[12]) begin
      if ((|taken)) begin
        credits__12__d = {old + 6'h1};
      end
    end
    if (paying__q[12]) begin
      credits__12__d = payer_left;
    end
    if (leaving__q[12]) begin
      credits__12__d = 6'h0;
    end
    credit__12 = (old ^ 6'h20);
    old = credits__13__q;
    if (paid__q[13]) begin
      if ((|taken)) begin
        credits__13__d = {old + 6'h1};
      end
    end
    if (paying__q[13]) begin
      credits__13__d = payer_left;
    end
    if (leaving__q[13]) begin
      credits__13__d = 6'h0;
    end
    credit__13 = (old ^ 6'h20);
    old = credits__14__q;
    if (paid__q[14]) begin
      if ((|taken)) begin
        credits__14__d = {old + 6'h1};
      end
    end
    if (paying__q[14]) begin
      credits__14__d = payer_left;
    end
    if (leaving__q[14]) begin
      credits__14__d = 6'h0;
    end
    credit__14 = (old ^ 6'h20);
    old = credits__15__q;
    if (paid__q[15]) begin
      if ((|taken)) begin
        credits__15__d = {old + 6'h1};
      end
    end
    if (paying__q[15]) begin
      credits__15__d = payer_left;
    end
    if (leaving__q[15]) begin
      credits__15__d = 6'h0;
    end
    credit__15 = (old ^ 6'h20);
    old = credits__16__q;
    if (paid__q[16]) begin
      if ((|taken)) begin
        credits__16__d = {old + 6'h1};
      end
    end
    if (paying__q[16]) begin
      credits__16__d = payer_left;
    end
    if (leaving__q[16]) begin
      credits__16__d = 6'h0;
    end
    credit__16 = (old ^ 6'h20);
    old = credits__17__q;
    if (paid__q[17]) begin
      if ((|taken)) begin
        credits__17__d = {old + 6'h1};
      end
    end
    if (paying__q[17]) begin
      credits__17__d = payer_left;
    end
    if (leaving__q[17]) begin
      credits__17__d = 6'h0;
    end
    credit__17 = (old ^ 6'h20);
    old = credits__18__q;
    if (paid__q[18]) begin
      if ((|taken)) begin
        credits__18__d = {old + 6'h1};
      end
    end
    if (paying__q[18]) begin
      credits__18__d = payer_left;
    end
    if (leaving__q[18]) begin
      credits__18__d = 6'h0;
    end
    credit__18 = (old ^ 6'h20);
    old = credits__19__q;
    if (paid__q[19]) begin
      if ((|taken)) begin
        credits__19__d = {old + 6'h1};
      end
    end
    if (paying__q[19]) begin
      credits__19__d = payer_left;
    end
    if (leaving__q[19]) begin
      credits__19__d = 6'h0;
    end
    credit__19 = (old ^ 6'h20);
    old = credits__20__q;
    if (paid__q[20]) begin
      if ((|taken)) begin
        credits__20__d = {old + 6'h1};
      end
    end
    if (paying__q[20]) begin
      credits__20__d = payer_left;
    end
    if (leaving__q[20]) begin
      credits__20__d = 6'h0;
    end
    credit__20 = (old ^ 6'h20);
    old = credits__21__q;
    if (paid__q[21]) begin
      if ((|taken)) begin
        credits__21__d = {old + 6'h1};
      end
    end
    if (paying__q[21]) begin
      credits__21__d = payer_left;
    end
    if (leaving__q[21]) begin
      credits__21__d = 6'h0;
    end
    credit__21 = (old ^ 6'h20);
    old = credits__22__q;
    if (paid__q[22]) begin
      if ((|taken)) begin
        credits__22__d = {old + 6'h1};
      end
    end
    if (paying__q[22]) begin
      credits__22__d = payer_left;
    end
    if (leaving__q[22]) begin
      credits__22__d = 6'h0;
    end
    credit__22 = (old ^ 6'h20);
    old = credits__23__q;
    if (paid__q[23]) begin
      if ((|taken)) begin
        credits__23__d = {old + 6'h1};
      end
    end
    if (paying__q[23]) begin
      credits__23__d = payer_left;
    end
    if (leaving__q[23]) begin
      credits__23__d = 6'h0;
    end
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
