// SPDX-License-Identifier: MIT
// credit_update: credits and slushfund
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module credit_update (
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
  localparam pay_all = 1'h1;
  localparam in_turn = 1'h0;
  localparam half = 1'h0;
  localparam halving = 1'h0;
  localparam by_count = 1'h0;
  localparam monitor = 1'h0;
  localparam [12:0] nothing = 13'h100;
  reg [7:0] waiting;
  reg [7:0] pool;
  reg [7:0] chosen;
  reg [7:0] counted;
  reg [6:0] number;
  reg [6:0] amount;
  reg [6:0] taken;
  reg [6:0] price;
  reg [6:0] room;
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
  reg [6:0] s2__0;
  reg [6:0] s2__1;
  reg [6:0] s2__2;
  reg [6:0] s2__3;
  reg [6:0] s2__4;
  reg [6:0] s2__5;
  reg [6:0] s2__6;
  reg [6:0] s2__7;
  reg [6:0] s3__0;
  reg [6:0] s3__1;
  reg [6:0] s3__2;
  reg [6:0] s3__3;
  reg [6:0] s3__4;
  reg [6:0] s3__5;
  reg [6:0] s3__6;
  reg [6:0] s3__7;
  reg [5:0] part_0;
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
    part_0 = 6'h0;
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
    if (pay_all) begin
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
    end
    if (in_turn) begin
      pool = (waiting & rest__q);
      if ((!(|pool))) begin
        pool = waiting;
      end
      chosen = 8'h0;
      if (positive) begin
        chosen = (pool & {{~pool} + 8'h1});
        if ((|pool)) begin
          rest__d = {~{{chosen << 32'h1} - 8'h1}};
        end
      end
    end
    counted = waiting;
    if (pay_all) begin
      counted = chosen;
    end
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
    if ((in_turn & paid__q[0])) begin
      payee = (payee | old);
    end
    if (leaving__q[0]) begin
      leaver = (leaver | old);
    end
    old = credits__1__q;
    if (paying__q[1]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[1])) begin
      payee = (payee | old);
    end
    if (leaving__q[1]) begin
      leaver = (leaver | old);
    end
    old = credits__2__q;
    if (paying__q[2]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[2])) begin
      payee = (payee | old);
    end
    if (leaving__q[2]) begin
      leaver = (leaver | old);
    end
    old = credits__3__q;
    if (paying__q[3]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[3])) begin
      payee = (payee | old);
    end
    if (leaving__q[3]) begin
      leaver = (leaver | old);
    end
    old = credits__4__q;
    if (paying__q[4]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[4])) begin
      payee = (payee | old);
    end
    if (leaving__q[4]) begin
      leaver = (leaver | old);
    end
    old = credits__5__q;
    if (paying__q[5]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[5])) begin
      payee = (payee | old);
    end
    if (leaving__q[5]) begin
      leaver = (leaver | old);
    end
    old = credits__6__q;
    if (paying__q[6]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[6])) begin
      payee = (payee | old);
    end
    if (leaving__q[6]) begin
      leaver = (leaver | old);
    end
    old = credits__7__q;
    if (paying__q[7]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[7])) begin
      payee = (payee | old);
    end
    if (leaving__q[7]) begin
      leaver = (leaver | old);
    end
    amount = 7'h1;
    if (half) begin
      amount = {count__q >> 32'h1};
    end
    if (by_count) begin
      amount = count__q;
    end
    taken = 7'h0;
    total = {fund__q + {6'h0, count__q}};
    if (((|total) & (!total[12]))) begin
      taken = count__q;
    end
    payee_now = 6'h0;
    if (in_turn) begin
      top = {~(payee ^ 6'h20)};
      room = {1'h0, top};
      taken = amount;
      if ((room < amount)) begin
        taken = room;
      end
      if ((!(|paid__q))) begin
        taken = 7'h0;
      end
      payee_now = {payee + taken[5:0]};
    end
    price = count__q;
    if (in_turn) begin
      price = 7'h1;
    end
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
    if (halving) begin
      top = payer;
      if (payer[5]) begin
        top = {payer + 6'h1};
      end
      part_0 = {top >> 32'h1};
      payer_left = {top[5], part_0[4:0]};
    end
    total = {7'h0, leaver};
    if (leaver[5]) begin
      total = {total - 13'h40};
    end
    change__d = {{total + {6'h0, price}} - {6'h0, taken}};
    fund__d = {fund__q + change__q};
    if (halving) begin
      fund__d = 13'h0;
    end
    old = credits__0__q;
    if (paid__q[0]) begin
      if ((pay_all & (|taken))) begin
        credits__0__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__0__d = payee_now;
      end
      if (halving) begin
        credits__0__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__0__d = 6'h1f;
        end
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
      if ((pay_all & (|taken))) begin
        credits__1__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__1__d = payee_now;
      end
      if (halving) begin
        credits__1__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__1__d = 6'h1f;
        end
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
      if ((pay_all & (|taken))) begin
        credits__2__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__2__d = payee_now;
      end
      if (halving) begin
        credits__2__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__2__d = 6'h1f;
        end
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
      if ((pay_all & (|taken))) begin
        credits__3__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__3__d = payee_now;
      end
      if (halving) begin
        credits__3__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__3__d = 6'h1f;
        end
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
      if ((pay_all & (|taken))) begin
        credits__4__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__4__d = payee_now;
      end
      if (halving) begin
        credits__4__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__4__d = 6'h1f;
        end
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
      if ((pay_all & (|taken))) begin
        credits__5__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__5__d = payee_now;
      end
      if (halving) begin
        credits__5__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__5__d = 6'h1f;
        end
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
      if ((pay_all & (|taken))) begin
        credits__6__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__6__d = payee_now;
      end
      if (halving) begin
        credits__6__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__6__d = 6'h1f;
        end
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
      if ((pay_all & (|taken))) begin
        credits__7__d = {old + 6'h1};
      end
      if (in_turn) begin
        credits__7__d = payee_now;
      end
      if (halving) begin
        credits__7__d = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          credits__7__d = 6'h1f;
        end
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
    if (monitor) begin
      total = {fund__q + change__q};
      top = (credits__0__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__1__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__2__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__3__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__4__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__5__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__6__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__7__q ^ 6'h20);
      total = {total + {7'h0, top}};
      sum_error = (total != nothing);
    end
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
