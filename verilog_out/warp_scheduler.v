// warp_scheduler: the eligible warp with the greatest weight issues
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

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
  localparam pay_all = 1'h1;
  localparam gated = 1'h0;
  localparam in_turn = 1'h0;
  localparam half = 1'h0;
  localparam halving = 1'h0;
  localparam by_count = 1'h0;
  localparam monitor = 1'h1;
  localparam [12:0] nothing = 13'h100;
  reg [7:0] waiting;
  reg [7:0] pool;
  reg [7:0] paid;
  reg [7:0] counted;
  reg [6:0] count;
  reg [6:0] amount;
  reg [6:0] taken;
  reg [6:0] price;
  reg [6:0] room;
  reg positive;
  reg [5:0] own;
  reg [5:0] old;
  reg [5:0] top;
  reg [5:0] payer;
  reg [5:0] payee;
  reg [5:0] leaver;
  reg [5:0] payer_left;
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
  reg [7:0] rest__d;
  reg [7:0] rest__q = 8'h0;
  always @(*) begin
    part_0 = 6'h0;
    fund__d = fund__q;
    rest__d = rest__q;
    positive = ((|fund__q) & (!fund__q[12]));
    waiting = (victims & {~ended});
    if ((!(|issuer))) begin
      waiting = 8'h0;
    end
    paid = waiting;
    pool = 8'h0;
    if (pay_all) begin
      if ((gated & (!positive))) begin
        paid = 8'h0;
      end else begin
        if ((credits__0__q == 6'h1f)) begin
          paid = {paid[7:1], 1'h0};
        end
        if ((credits__1__q == 6'h1f)) begin
          paid = {paid[7:2], 1'h0, paid[0]};
        end
        if ((credits__2__q == 6'h1f)) begin
          paid = {paid[7:3], 1'h0, paid[1:0]};
        end
        if ((credits__3__q == 6'h1f)) begin
          paid = {paid[7:4], 1'h0, paid[2:0]};
        end
        if ((credits__4__q == 6'h1f)) begin
          paid = {paid[7:5], 1'h0, paid[3:0]};
        end
        if ((credits__5__q == 6'h1f)) begin
          paid = {paid[7:6], 1'h0, paid[4:0]};
        end
        if ((credits__6__q == 6'h1f)) begin
          paid = {paid[7], 1'h0, paid[5:0]};
        end
        if ((credits__7__q == 6'h1f)) begin
          paid = {1'h0, paid[6:0]};
        end
      end
    end
    if (in_turn) begin
      pool = (waiting & rest__q);
      if ((!(|pool))) begin
        pool = waiting;
      end
      if (positive) begin
        paid = (pool & {{~pool} + 8'h1});
        if ((|pool)) begin
          rest__d = {~{{paid << 32'h1} - 8'h1}};
        end
      end else begin
        paid = 8'h0;
      end
    end
    counted = waiting;
    if (pay_all) begin
      counted = paid;
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
    count = s2__0;
    count = s3__0;
    payer = 6'h0;
    payee = 6'h0;
    leaver = 6'h0;
    old = credits__0__q;
    if (issuer[0]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[0])) begin
      payee = (payee | old);
    end
    if (ended[0]) begin
      leaver = (leaver | old);
    end
    old = credits__1__q;
    if (issuer[1]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[1])) begin
      payee = (payee | old);
    end
    if (ended[1]) begin
      leaver = (leaver | old);
    end
    old = credits__2__q;
    if (issuer[2]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[2])) begin
      payee = (payee | old);
    end
    if (ended[2]) begin
      leaver = (leaver | old);
    end
    old = credits__3__q;
    if (issuer[3]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[3])) begin
      payee = (payee | old);
    end
    if (ended[3]) begin
      leaver = (leaver | old);
    end
    old = credits__4__q;
    if (issuer[4]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[4])) begin
      payee = (payee | old);
    end
    if (ended[4]) begin
      leaver = (leaver | old);
    end
    old = credits__5__q;
    if (issuer[5]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[5])) begin
      payee = (payee | old);
    end
    if (ended[5]) begin
      leaver = (leaver | old);
    end
    old = credits__6__q;
    if (issuer[6]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[6])) begin
      payee = (payee | old);
    end
    if (ended[6]) begin
      leaver = (leaver | old);
    end
    old = credits__7__q;
    if (issuer[7]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid[7])) begin
      payee = (payee | old);
    end
    if (ended[7]) begin
      leaver = (leaver | old);
    end
    amount = 7'h1;
    if (half) begin
      amount = {count >> 32'h1};
    end
    if (by_count) begin
      amount = count;
    end
    taken = count;
    payee_now = 6'h0;
    if (in_turn) begin
      top = {~(payee ^ 6'h20)};
      room = {1'h0, top};
      taken = amount;
      if ((room < amount)) begin
        taken = room;
      end
      if ((!(|paid))) begin
        taken = 7'h0;
      end
      payee_now = {payee + taken[5:0]};
    end
    price = taken;
    if (in_turn) begin
      price = 7'h1;
    end
    top = (payer ^ 6'h20);
    room = {1'h0, top};
    if ((room < price)) begin
      price = room;
    end
    if (((!(|issuer)) | (|(issuer & ended)))) begin
      price = 7'h0;
    end
    payer_left = {payer - price[5:0]};
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
    total = {{{fund__q + total} + {6'h0, price}} - {6'h0, taken}};
    fund__d = total;
    if (halving) begin
      fund__d = 13'h0;
    end
    slushfund = fund__q;
    old = credits__0__q;
    own = old;
    if (paid[0]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[0]) begin
      own = payer_left;
    end
    if (ended[0]) begin
      own = 6'h0;
    end
    credits__0__d = own;
    credit__0 = (old ^ 6'h20);
    old = credits__1__q;
    own = old;
    if (paid[1]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[1]) begin
      own = payer_left;
    end
    if (ended[1]) begin
      own = 6'h0;
    end
    credits__1__d = own;
    credit__1 = (old ^ 6'h20);
    old = credits__2__q;
    own = old;
    if (paid[2]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[2]) begin
      own = payer_left;
    end
    if (ended[2]) begin
      own = 6'h0;
    end
    credits__2__d = own;
    credit__2 = (old ^ 6'h20);
    old = credits__3__q;
    own = old;
    if (paid[3]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[3]) begin
      own = payer_left;
    end
    if (ended[3]) begin
      own = 6'h0;
    end
    credits__3__d = own;
    credit__3 = (old ^ 6'h20);
    old = credits__4__q;
    own = old;
    if (paid[4]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[4]) begin
      own = payer_left;
    end
    if (ended[4]) begin
      own = 6'h0;
    end
    credits__4__d = own;
    credit__4 = (old ^ 6'h20);
    old = credits__5__q;
    own = old;
    if (paid[5]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[5]) begin
      own = payer_left;
    end
    if (ended[5]) begin
      own = 6'h0;
    end
    credits__5__d = own;
    credit__5 = (old ^ 6'h20);
    old = credits__6__q;
    own = old;
    if (paid[6]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[6]) begin
      own = payer_left;
    end
    if (ended[6]) begin
      own = 6'h0;
    end
    credits__6__d = own;
    credit__6 = (old ^ 6'h20);
    old = credits__7__q;
    own = old;
    if (paid[7]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (issuer[7]) begin
      own = payer_left;
    end
    if (ended[7]) begin
      own = 6'h0;
    end
    credits__7__d = own;
    credit__7 = (old ^ 6'h20);
    sum_error = 1'h0;
    if (monitor) begin
      total = fund__q;
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
    rest__q <= rest__d;
  end
endmodule

module grant (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [7:0] live,
  input wire [7:0] wants,
  input wire [7:0] issuer,
  input wire [7:0] mark_t,
  input wire [7:0] mark_p,
  output reg [7:0] granted,
  output reg count_grant
);
  localparam [9:0] patience = 10'h3ff;
  localparam [7:0] one = 8'h1;
  reg [7:0] equal;
  reg [13:0] own;
  reg [13:0] first;
  reg [7:0] pool;
  reg [7:0] chosen;
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
  reg [13:0] grant__d;
  reg [13:0] grant__q = 14'h0;
  reg set__d;
  reg set__q = 1'h0;
  reg [7:0] rest__d;
  reg [7:0] rest__q = 8'h0;
  reg [9:0] waited__d;
  reg [9:0] waited__q = 10'h0;
  always @(*) begin
    grant__d = grant__q;
    set__d = set__q;
    rest__d = rest__q;
    waited__d = waited__q;
    equal = 8'h0;
    first = 14'h0;
    pool = (wants & rest__q);
    if ((!(|pool))) begin
      pool = wants;
    end
    chosen = (pool & {{~pool} + one});
    own = values__0__q;
    if ((set__q & (own == grant__q))) begin
      equal = {equal[7:1], 1'h1};
    end
    if (chosen[0]) begin
      first = (first | own);
    end
    if (issuer[0]) begin
      if (mark_p[0]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[0]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h0))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__0__d = own;
    own = values__1__q;
    if ((set__q & (own == grant__q))) begin
      equal = {equal[7:2], 1'h1, equal[0]};
    end
    if (chosen[1]) begin
      first = (first | own);
    end
    if (issuer[1]) begin
      if (mark_p[1]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[1]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h1))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__1__d = own;
    own = values__2__q;
    if ((set__q & (own == grant__q))) begin
      equal = {equal[7:3], 1'h1, equal[1:0]};
    end
    if (chosen[2]) begin
      first = (first | own);
    end
    if (issuer[2]) begin
      if (mark_p[2]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[2]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h2))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__2__d = own;
    own = values__3__q;
    if ((set__q & (own == grant__q))) begin
      equal = {equal[7:4], 1'h1, equal[2:0]};
    end
    if (chosen[3]) begin
      first = (first | own);
    end
    if (issuer[3]) begin
      if (mark_p[3]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[3]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h3))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__3__d = own;
    own = values__4__q;
    if ((set__q & (own == grant__q))) begin
      equal = {equal[7:5], 1'h1, equal[3:0]};
    end
    if (chosen[4]) begin
      first = (first | own);
    end
    if (issuer[4]) begin
      if (mark_p[4]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[4]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h4))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__4__d = own;
    own = values__5__q;
    if ((set__q & (own == grant__q))) begin
      equal = {equal[7:6], 1'h1, equal[4:0]};
    end
    if (chosen[5]) begin
      first = (first | own);
    end
    if (issuer[5]) begin
      if (mark_p[5]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[5]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h5))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__5__d = own;
    own = values__6__q;
    if ((set__q & (own == grant__q))) begin
      equal = {equal[7], 1'h1, equal[5:0]};
    end
    if (chosen[6]) begin
      first = (first | own);
    end
    if (issuer[6]) begin
      if (mark_p[6]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[6]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h6))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__6__d = own;
    own = values__7__q;
    if ((set__q & (own == grant__q))) begin
      equal = {1'h1, equal[6:0]};
    end
    if (chosen[7]) begin
      first = (first | own);
    end
    if (issuer[7]) begin
      if (mark_p[7]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        if (mark_t[7]) begin
          own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
        end
      end
    end
    if ((launch_valid & (launch_warp == 3'h7))) begin
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__7__d = own;
    count_grant = 1'h0;
    waited__d = 10'h0;
    if (((|wants) & (!(|(wants & equal))))) begin
      waited__d = {waited__q + 10'h1};
      if (((!(|(equal & live))) | (waited__q == patience))) begin
        grant__d = first;
        set__d = 1'h1;
        rest__d = {~{{chosen << 32'h1} - one}};
        waited__d = 10'h0;
        count_grant = 1'h1;
      end
    end
    granted = equal;
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
    grant__q <= grant__d;
    set__q <= set__d;
    rest__q <= rest__d;
    waited__q <= waited__d;
  end
endmodule

module network (
  input wire [7:0] valid,
  input wire [18:0] key__0,
  input wire [18:0] key__1,
  input wire [18:0] key__2,
  input wire [18:0] key__3,
  input wire [18:0] key__4,
  input wire [18:0] key__5,
  input wire [18:0] key__6,
  input wire [18:0] key__7,
  output reg winner_valid,
  output reg [2:0] winner,
  output reg [18:0] winner_key
);
  reg v0__0;
  reg v0__1;
  reg v0__2;
  reg v0__3;
  reg v0__4;
  reg v0__5;
  reg v0__6;
  reg v0__7;
  reg [18:0] k0__0;
  reg [18:0] k0__1;
  reg [18:0] k0__2;
  reg [18:0] k0__3;
  reg [18:0] k0__4;
  reg [18:0] k0__5;
  reg [18:0] k0__6;
  reg [18:0] k0__7;
  reg [2:0] n0__0;
  reg [2:0] n0__1;
  reg [2:0] n0__2;
  reg [2:0] n0__3;
  reg [2:0] n0__4;
  reg [2:0] n0__5;
  reg [2:0] n0__6;
  reg [2:0] n0__7;
  reg v1__0;
  reg v1__1;
  reg v1__2;
  reg v1__3;
  reg v1__4;
  reg v1__5;
  reg v1__6;
  reg v1__7;
  reg [18:0] k1__0;
  reg [18:0] k1__1;
  reg [18:0] k1__2;
  reg [18:0] k1__3;
  reg [18:0] k1__4;
  reg [18:0] k1__5;
  reg [18:0] k1__6;
  reg [18:0] k1__7;
  reg [2:0] n1__0;
  reg [2:0] n1__1;
  reg [2:0] n1__2;
  reg [2:0] n1__3;
  reg [2:0] n1__4;
  reg [2:0] n1__5;
  reg [2:0] n1__6;
  reg [2:0] n1__7;
  reg v2__0;
  reg v2__1;
  reg v2__2;
  reg v2__3;
  reg v2__4;
  reg v2__5;
  reg v2__6;
  reg v2__7;
  reg [18:0] k2__0;
  reg [18:0] k2__1;
  reg [18:0] k2__2;
  reg [18:0] k2__3;
  reg [18:0] k2__4;
  reg [18:0] k2__5;
  reg [18:0] k2__6;
  reg [18:0] k2__7;
  reg [2:0] n2__0;
  reg [2:0] n2__1;
  reg [2:0] n2__2;
  reg [2:0] n2__3;
  reg [2:0] n2__4;
  reg [2:0] n2__5;
  reg [2:0] n2__6;
  reg [2:0] n2__7;
  reg v3__0;
  reg v3__1;
  reg v3__2;
  reg v3__3;
  reg v3__4;
  reg v3__5;
  reg v3__6;
  reg v3__7;
  reg [18:0] k3__0;
  reg [18:0] k3__1;
  reg [18:0] k3__2;
  reg [18:0] k3__3;
  reg [18:0] k3__4;
  reg [18:0] k3__5;
  reg [18:0] k3__6;
  reg [18:0] k3__7;
  reg [2:0] n3__0;
  reg [2:0] n3__1;
  reg [2:0] n3__2;
  reg [2:0] n3__3;
  reg [2:0] n3__4;
  reg [2:0] n3__5;
  reg [2:0] n3__6;
  reg [2:0] n3__7;
  reg v4__0;
  reg v4__1;
  reg v4__2;
  reg v4__3;
  reg v4__4;
  reg v4__5;
  reg v4__6;
  reg v4__7;
  reg [18:0] k4__0;
  reg [18:0] k4__1;
  reg [18:0] k4__2;
  reg [18:0] k4__3;
  reg [18:0] k4__4;
  reg [18:0] k4__5;
  reg [18:0] k4__6;
  reg [18:0] k4__7;
  reg [2:0] n4__0;
  reg [2:0] n4__1;
  reg [2:0] n4__2;
  reg [2:0] n4__3;
  reg [2:0] n4__4;
  reg [2:0] n4__5;
  reg [2:0] n4__6;
  reg [2:0] n4__7;
  reg v5__0;
  reg v5__1;
  reg v5__2;
  reg v5__3;
  reg v5__4;
  reg v5__5;
  reg v5__6;
  reg v5__7;
  reg [18:0] k5__0;
  reg [18:0] k5__1;
  reg [18:0] k5__2;
  reg [18:0] k5__3;
  reg [18:0] k5__4;
  reg [18:0] k5__5;
  reg [18:0] k5__6;
  reg [18:0] k5__7;
  reg [2:0] n5__0;
  reg [2:0] n5__1;
  reg [2:0] n5__2;
  reg [2:0] n5__3;
  reg [2:0] n5__4;
  reg [2:0] n5__5;
  reg [2:0] n5__6;
  reg [2:0] n5__7;
  always @(*) begin
    v0__0 = valid[0];
    k0__0 = key__0;
    n0__0 = 3'h0;
    v0__1 = valid[1];
    k0__1 = key__1;
    n0__1 = 3'h1;
    v0__2 = valid[2];
    k0__2 = key__2;
    n0__2 = 3'h2;
    v0__3 = valid[3];
    k0__3 = key__3;
    n0__3 = 3'h3;
    v0__4 = valid[4];
    k0__4 = key__4;
    n0__4 = 3'h4;
    v0__5 = valid[5];
    k0__5 = key__5;
    n0__5 = 3'h5;
    v0__6 = valid[6];
    k0__6 = key__6;
    n0__6 = 3'h6;
    v0__7 = valid[7];
    k0__7 = key__7;
    n0__7 = 3'h7;
    v1__0 = (v0__0 | v0__1);
    k1__0 = k0__0;
    n1__0 = n0__0;
    if ((v0__1 & ((!v0__0) | (k0__1 > k0__0)))) begin
      k1__0 = k0__1;
      n1__0 = n0__1;
    end
    v1__1 = (v0__2 | v0__3);
    k1__1 = k0__2;
    n1__1 = n0__2;
    if ((v0__3 & ((!v0__2) | (k0__3 > k0__2)))) begin
      k1__1 = k0__3;
      n1__1 = n0__3;
    end
    v1__2 = (v0__4 | v0__5);
    k1__2 = k0__4;
    n1__2 = n0__4;
    if ((v0__5 & ((!v0__4) | (k0__5 > k0__4)))) begin
      k1__2 = k0__5;
      n1__2 = n0__5;
    end
    v1__3 = (v0__6 | v0__7);
    k1__3 = k0__6;
    n1__3 = n0__6;
    if ((v0__7 & ((!v0__6) | (k0__7 > k0__6)))) begin
      k1__3 = k0__7;
      n1__3 = n0__7;
    end
    v2__0 = v1__0;
    k2__0 = k1__0;
    n2__0 = n1__0;
    v2__0 = (v1__0 | v1__1);
    k2__0 = k1__0;
    n2__0 = n1__0;
    if ((v1__1 & ((!v1__0) | (k1__1 > k1__0)))) begin
      k2__0 = k1__1;
      n2__0 = n1__1;
    end
    v2__1 = (v1__2 | v1__3);
    k2__1 = k1__2;
    n2__1 = n1__2;
    if ((v1__3 & ((!v1__2) | (k1__3 > k1__2)))) begin
      k2__1 = k1__3;
      n2__1 = n1__3;
    end
    v3__0 = v2__0;
    k3__0 = k2__0;
    n3__0 = n2__0;
    v3__0 = (v2__0 | v2__1);
    k3__0 = k2__0;
    n3__0 = n2__0;
    if ((v2__1 & ((!v2__0) | (k2__1 > k2__0)))) begin
      k3__0 = k2__1;
      n3__0 = n2__1;
    end
    v4__0 = v3__0;
    k4__0 = k3__0;
    n4__0 = n3__0;
    v5__0 = v4__0;
    k5__0 = k4__0;
    n5__0 = n4__0;
    winner_valid = v5__0;
    winner = n5__0;
    winner_key = k5__0;
  end
endmodule

module warp_scheduler (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire end_valid,
  input wire [2:0] end_warp,
  input wire [7:0] live,
  input wire [7:0] eligible,
  input wire [7:0] is_texture,
  input wire [7:0] mark_t,
  input wire [7:0] mark_p,
  input wire [7:0] for_sfu,
  input wire [7:0] for_mad,
  input wire mad_oversubscribed,
  input wire sfu_oversubscribed,
  input wire [7:0] replay,
  output reg select_valid,
  output reg [2:0] select_warp,
  output reg count_victim,
  output reg count_grant,
  output reg credit_sum_error
);
  localparam credit_mode = 1'h1;
  localparam greedy_mode = 1'h0;
  localparam [7:0] one = 8'h1;
  reg [7:0] ready;
  reg [7:0] slow_pipe;
  reg [7:0] first;
  reg [7:0] ended;
  reg [7:0] watched;
  reg [7:0] overdue;
  reg [13:0] weight;
  reg [5:0] field;
  reg [2:0] distance;
  reg new_tile;
  reg [7:0] mask;
  reg [18:0] key;
  reg [4:0] age;
  reg [2:0] number;
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
  reg grant__launch_valid;
  reg [2:0] grant__launch_warp;
  reg [5:0] grant__launch_tile;
  reg [7:0] grant__live;
  reg [7:0] grant__wants;
  reg [7:0] grant__issuer;
  reg [7:0] grant__mark_t;
  reg [7:0] grant__mark_p;
  wire [7:0] grant__granted;
  wire grant__count_grant;
  reg [7:0] network__valid;
  reg [18:0] network__key__0;
  reg [18:0] network__key__1;
  reg [18:0] network__key__2;
  reg [18:0] network__key__3;
  reg [18:0] network__key__4;
  reg [18:0] network__key__5;
  reg [18:0] network__key__6;
  reg [18:0] network__key__7;
  wire network__winner_valid;
  wire [2:0] network__winner;
  wire [18:0] network__winner_key;
  reg selected__d;
  reg selected__q = 1'h0;
  reg [2:0] winner__d;
  reg [2:0] winner__q = 3'h0;
  reg [7:0] chosen__d;
  reg [7:0] chosen__q = 8'h0;
  reg [7:0] losers__d;
  reg [7:0] losers__q = 8'h0;
  reg [7:0] replaying__d;
  reg [7:0] replaying__q = 8'h0;
  reg [5:0] tile__d;
  reg [5:0] tile__q = 6'h0;
  reg [2:0] patrol__d;
  reg [2:0] patrol__q = 3'h0;
  reg [5:0] lost__d;
  reg [5:0] lost__q = 6'h0;
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
    selected__d = selected__q;
    winner__d = winner__q;
    chosen__d = chosen__q;
    losers__d = losers__q;
    replaying__d = replaying__q;
    tile__d = tile__q;
    patrol__d = patrol__q;
    lost__d = lost__q;
    ended = 8'h0;
    if (end_valid) begin
      ended = {one << end_warp};
    end
    ready = (((eligible & live) & {~chosen__q}) & {~ended});
    grant__wants = (ready & is_texture);
    grant__live = live;
    grant__issuer = chosen__q;
    grant__mark_t = (mark_t & is_texture);
    grant__mark_p = (mark_p & is_texture);
    grant__launch_valid = launch_valid;
    grant__launch_warp = launch_warp;
    grant__launch_tile = launch_tile;
    first = replay;
    if (credit_mode) begin
      ready = (ready & ({~is_texture} | grant__granted));
      first = (replay | grant__granted);
    end
    slow_pipe = 8'h0;
    if (mad_oversubscribed) begin
      slow_pipe = (slow_pipe | for_mad);
    end
    if (sfu_oversubscribed) begin
      slow_pipe = (slow_pipe | for_sfu);
    end
    watched = {one << patrol__q};
    overdue = 8'h0;
    if ((&lost__q)) begin
      overdue = watched;
    end
    if ((|(losers__q & watched))) begin
      if ((!(&lost__q))) begin
        lost__d = {lost__q + 6'h1};
      end
    end else begin
      lost__d = 6'h0;
      patrol__d = {patrol__q + 3'h1};
    end
    network__valid = ready;
    field = credits__credit__0;
    age = ages__0__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[0]), weight[10:0]};
      weight = {weight[13], first[0], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h0)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[0], weight[12:0]};
    number = 3'h0;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__0 = key;
    field = credits__credit__1;
    age = ages__1__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[1]), weight[10:0]};
      weight = {weight[13], first[1], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h1)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[1], weight[12:0]};
    number = 3'h1;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__1 = key;
    field = credits__credit__2;
    age = ages__2__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[2]), weight[10:0]};
      weight = {weight[13], first[2], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h2)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[2], weight[12:0]};
    number = 3'h2;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__2 = key;
    field = credits__credit__3;
    age = ages__3__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[3]), weight[10:0]};
      weight = {weight[13], first[3], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h3)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[3], weight[12:0]};
    number = 3'h3;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__3 = key;
    field = credits__credit__4;
    age = ages__4__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[4]), weight[10:0]};
      weight = {weight[13], first[4], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h4)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[4], weight[12:0]};
    number = 3'h4;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__4 = key;
    field = credits__credit__5;
    age = ages__5__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[5]), weight[10:0]};
      weight = {weight[13], first[5], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h5)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[5], weight[12:0]};
    number = 3'h5;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__5 = key;
    field = credits__credit__6;
    age = ages__6__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[6]), weight[10:0]};
      weight = {weight[13], first[6], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h6)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[6], weight[12:0]};
    number = 3'h6;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__6 = key;
    field = credits__credit__7;
    age = ages__7__q;
    weight = 14'h0;
    if (credit_mode) begin
      weight = ({8'h0, field} | {{9'h0, age} << 32'h6});
      weight = {weight[13:12], (!slow_pipe[7]), weight[10:0]};
      weight = {weight[13], first[7], weight[11:0]};
    end
    if (greedy_mode) begin
      weight = {9'h0, age};
      if ((winner__q == 3'h7)) begin
        weight = 14'h20;
      end
    end
    weight = {overdue[7], weight[12:0]};
    number = 3'h7;
    distance = {winner__q - number};
    key = ({{5'h0, weight} << 32'h5} | {16'h0, distance});
    network__key__7 = key;
    selected__d = network__winner_valid;
    chosen__d = 8'h0;
    losers__d = 8'h0;
    if (network__winner_valid) begin
      winner__d = network__winner;
      mask = {one << network__winner};
      chosen__d = mask;
      losers__d = (ready & {~mask});
    end else begin
      mask = 8'h0;
    end
    select_valid = selected__q;
    select_warp = winner__q;
    count_victim = (|losers__q);
    credits__issuer = chosen__q;
    replaying__d = (replay & live);
    credits__victims = (losers__q | (replaying__q & {~chosen__q}));
    credits__ended = ended;
    credit_sum_error = credits__sum_error;
    count_grant = (grant__count_grant & credit_mode);
    new_tile = (launch_valid & (greedy_mode | (launch_tile != tile__q)));
    if (launch_valid) begin
      tile__d = launch_tile;
    end
    ages__0__d = ages__0__q;
    if ((new_tile & (!(&ages__0__q)))) begin
      ages__0__d = {ages__0__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h0))) begin
      ages__0__d = 5'h0;
    end
    ages__1__d = ages__1__q;
    if ((new_tile & (!(&ages__1__q)))) begin
      ages__1__d = {ages__1__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h1))) begin
      ages__1__d = 5'h0;
    end
    ages__2__d = ages__2__q;
    if ((new_tile & (!(&ages__2__q)))) begin
      ages__2__d = {ages__2__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h2))) begin
      ages__2__d = 5'h0;
    end
    ages__3__d = ages__3__q;
    if ((new_tile & (!(&ages__3__q)))) begin
      ages__3__d = {ages__3__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h3))) begin
      ages__3__d = 5'h0;
    end
    ages__4__d = ages__4__q;
    if ((new_tile & (!(&ages__4__q)))) begin
      ages__4__d = {ages__4__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h4))) begin
      ages__4__d = 5'h0;
    end
    ages__5__d = ages__5__q;
    if ((new_tile & (!(&ages__5__q)))) begin
      ages__5__d = {ages__5__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h5))) begin
      ages__5__d = 5'h0;
    end
    ages__6__d = ages__6__q;
    if ((new_tile & (!(&ages__6__q)))) begin
      ages__6__d = {ages__6__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h6))) begin
      ages__6__d = 5'h0;
    end
    ages__7__d = ages__7__q;
    if ((new_tile & (!(&ages__7__q)))) begin
      ages__7__d = {ages__7__q + 5'h1};
    end
    if ((launch_valid & (launch_warp == 3'h7))) begin
      ages__7__d = 5'h0;
    end
  end
  always @(posedge clock) begin
    selected__q <= selected__d;
    winner__q <= winner__d;
    chosen__q <= chosen__d;
    losers__q <= losers__d;
    replaying__q <= replaying__d;
    tile__q <= tile__d;
    patrol__q <= patrol__d;
    lost__q <= lost__d;
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
  grant grant (
    .clock(clock),
    .launch_valid(grant__launch_valid),
    .launch_warp(grant__launch_warp),
    .launch_tile(grant__launch_tile),
    .live(grant__live),
    .wants(grant__wants),
    .issuer(grant__issuer),
    .mark_t(grant__mark_t),
    .mark_p(grant__mark_p),
    .granted(grant__granted),
    .count_grant(grant__count_grant)
  );
  network network (
    .valid(network__valid),
    .key__0(network__key__0),
    .key__1(network__key__1),
    .key__2(network__key__2),
    .key__3(network__key__3),
    .key__4(network__key__4),
    .key__5(network__key__5),
    .key__6(network__key__6),
    .key__7(network__key__7),
    .winner_valid(network__winner_valid),
    .winner(network__winner),
    .winner_key(network__winner_key)
  );
endmodule
