// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_credits (
  input wire clock,
  input wire [3:0] issuer,
  input wire [3:0] victims,
  input wire [3:0] ended,
  output reg [5:0] credit__0,
  output reg [5:0] credit__1,
  output reg [5:0] credit__2,
  output reg [5:0] credit__3,
  output reg [12:0] slushfund,
  output reg sum_error
);
  reg [3:0] waiting;
  reg [3:0] pool;
  reg [3:0] chosen;
  reg [3:0] counted;
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
  reg [6:0] s2__0;
  reg [5:0] credits__0__d;
  reg [5:0] credits__0__q = 6'h0;
  reg [5:0] credits__1__d;
  reg [5:0] credits__1__q = 6'h0;
  reg [5:0] credits__2__d;
  reg [5:0] credits__2__q = 6'h0;
  reg [5:0] credits__3__d;
  reg [5:0] credits__3__q = 6'h0;
  reg [12:0] fund__d;
  reg [12:0] fund__q = 13'h0;
  reg [3:0] paying__d;
  reg [3:0] paying__q = 4'h0;
  reg [3:0] paid__d;
  reg [3:0] paid__q = 4'h0;
  reg [3:0] leaving__d;
  reg [3:0] leaving__q = 4'h0;
  reg [6:0] count__d;
  reg [6:0] count__q = 7'h0;
  reg [12:0] change__d;
  reg [12:0] change__q = 13'h0;
  reg [3:0] rest__d;
  reg [3:0] rest__q = 4'h0;
  always @(*) begin
    credits__0__d = credits__0__q;
    credits__1__d = credits__1__q;
    credits__2__d = credits__2__q;
    credits__3__d = credits__3__q;
    rest__d = rest__q;
    slushfund = fund__q;
    positive = ((|fund__q) & (!fund__q[12]));
    waiting = (victims & {~ended});
    if ((!(|issuer))) begin
      waiting = 4'h0;
    end
    chosen = waiting;
    pool = 4'h0;
    if (((credits__0__q == 6'h1f) | ((credits__0__q == 6'h1e) & paid__q[0]))) begin
      chosen = {chosen[3:1], 1'h0};
    end
    if (((credits__1__q == 6'h1f) | ((credits__1__q == 6'h1e) & paid__q[1]))) begin
      chosen = {chosen[3:2], 1'h0, chosen[0]};
    end
    if (((credits__2__q == 6'h1f) | ((credits__2__q == 6'h1e) & paid__q[2]))) begin
      chosen = {chosen[3], 1'h0, chosen[1:0]};
    end
    if (((credits__3__q == 6'h1f) | ((credits__3__q == 6'h1e) & paid__q[3]))) begin
      chosen = {1'h0, chosen[2:0]};
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
    s2__0 = {s1__0 + s1__1};
    number = s2__0;
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
    sum_error = 1'h0;
  end
  always @(posedge clock) begin
    credits__0__q <= credits__0__d;
    credits__1__q <= credits__1__d;
    credits__2__q <= credits__2__d;
    credits__3__q <= credits__3__d;
    fund__q <= fund__d;
    paying__q <= paying__d;
    paid__q <= paid__d;
    leaving__q <= leaving__d;
    count__q <= count__d;
    change__q <= change__d;
    rest__q <= rest__d;
  end
endmodule
