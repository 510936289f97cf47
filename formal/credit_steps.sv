// SPDX-License-Identifier: MIT
// Credits of four warps and the slushfund (docs/mechanisms/3.md): the sum is too hard for one step of the
// induction, so it is followed for four cycles, a small step in each.
module proof (input clock, input [3:0] issuer, input [3:0] victims, input [3:0] ended);
  wire [5:0] credit__0, credit__1, credit__2, credit__3;
  wire [12:0] slushfund;
  wire sum_error;
  credit_update dut (.*);
  (* hierconn *) wire [12:0] \dut.change__q ;
  (* hierconn *) wire [3:0] \dut.paid__q , \dut.paying__q , \dut.leaving__q ;
  (* hierconn *) wire [6:0] \dut.count__q , \dut.taken , \dut.price ;
  (* hierconn *) wire [5:0] \dut.leaver ;
  wire [3:0] paid = \dut.paid__q , paying = \dut.paying__q , leaving = \dut.leaving__q ;

  // Credits are given out plus 32.
  wire [12:0] credit [0:3];
  assign credit[0] = credit__0 - 13'd32;
  assign credit[1] = credit__1 - 13'd32;
  assign credit[2] = credit__2 - 13'd32;
  assign credit[3] = credit__3 - 13'd32;
  wire [3:0] full = {credit__3 == 6'd63, credit__2 == 6'd63, credit__1 == 6'd63, credit__0 == 6'd63};

  // What was decided a cycle ago, and what it adds to each credit.
  reg [3:0] paid_1 = 0, paying_1 = 0, leaving_1 = 0;
  reg [12:0] taken_1 = 0, price_1 = 0, leaver_1 = 0;
  always @(posedge clock) begin
    {paid_1, paying_1, leaving_1} <= {paid, paying, leaving};
    taken_1 <= \dut.taken ;
    price_1 <= \dut.price ;
    leaver_1 <= {{7{\dut.leaver [5]}}, \dut.leaver };
  end
  wire [2:0] number_1 = paid_1[0] + paid_1[1] + paid_1[2] + paid_1[3];
  wire [3:0] still_paying = paying_1 & ~leaving_1;

  // The credits one and two cycles ago, their sums by halves two and three cycles ago, and so on.
  reg [12:0] credit_1 [0:3], credit_2 [0:3], added_1 [0:3], added_2 [0:3];
  reg [12:0] low_2 = 0, high_2 = 0, low_3 = 0, high_3 = 0, credits_3 = 0, credits_4 = 0;
  reg [12:0] added_low = 0, added_high = 0, added = 0;
  reg [12:0] change_1 = 0, change_2 = 0, change_3 = 0, change_4 = 0, fund_1 = 0, fund_2 = 0, fund_3 = 0, fund_4 = 0;
  integer i;
  initial for (i = 0; i < 4; i = i + 1) begin
    credit_1[i] = 0;
    credit_2[i] = 0;
    added_2[i] = 0;
  end
  always @(*) for (i = 0; i < 4; i = i + 1)
    added_1[i] = leaving_1[i] ? -credit_1[i] : paying_1[i] ? -price_1 : paid_1[i] ? (`PAY_ALL ? taken_1 != 0 : taken_1) : 13'h0;
  always @(posedge clock) begin
    for (i = 0; i < 4; i = i + 1) begin
      credit_1[i] <= credit[i];
      credit_2[i] <= credit_1[i];
      added_2[i] <= added_1[i];
    end
    low_2 <= credit_1[0] + credit_1[1];
    high_2 <= credit_1[2] + credit_1[3];
    {low_3, high_3} <= {low_2, high_2};
    added_low <= added_2[0] + added_2[1];
    added_high <= added_2[2] + added_2[3];
    credits_3 <= low_2 + high_2;
    credits_4 <= credits_3;
    added <= added_low + added_high;
    {change_1, change_2, change_3, change_4} <= {\dut.change__q , change_1, change_2, change_3};
    {fund_1, fund_2, fund_3, fund_4} <= {slushfund, fund_1, fund_2, fund_3};
  end

  function one_at_most(input [3:0] set); one_at_most = (set & (set - 4'h1)) == 0; endfunction

  always @(*) begin
    // One warp issues at most, and one ends at most.
    assume (one_at_most(issuer) & one_at_most(ended));
    // The warp that issues is no victim.
    assume ((issuer & victims) == 0);

    decided: assert (one_at_most(paying) & one_at_most(leaving) & (paid & (paying | leaving)) == 0 & (paid == 0 | paying != 0)
      & (`PAY_ALL ? paid[0] + paid[1] + paid[2] + paid[3] == \dut.count__q & (paid & full) == 0 : one_at_most(paid))
      & one_at_most(paying_1) & one_at_most(leaving_1) & (paid_1 & (paying_1 | leaving_1)) == 0 & (`PAY_ALL | one_at_most(paid_1)));
    given_and_taken: assert ((`PAY_ALL ? taken_1 == number_1 | taken_1 == 0 : paid_1 != 0 | taken_1 == 0)
      & (still_paying != 0 | price_1 == 0) & \dut.change__q == leaver_1 + price_1 - taken_1
      & (leaving_1 != 0 | leaver_1 == 0) & (!leaving_1[0] | leaver_1 == credit_1[0]) & (!leaving_1[1] | leaver_1 == credit_1[1])
      & (!leaving_1[2] | leaver_1 == credit_1[2]) & (!leaving_1[3] | leaver_1 == credit_1[3]));
    credits_follow: assert (credit[0] == credit_1[0] + added_1[0] & credit[1] == credit_1[1] + added_1[1]
      & credit[2] == credit_1[2] + added_1[2] & credit[3] == credit_1[3] + added_1[3]
      & credit_1[0] == credit_2[0] + added_2[0] & credit_1[1] == credit_2[1] + added_2[1]
      & credit_1[2] == credit_2[2] + added_2[2] & credit_1[3] == credit_2[3] + added_2[3]
      & low_2 == credit_2[0] + credit_2[1] & high_2 == credit_2[2] + credit_2[3] & credits_3 == low_3 + high_3
      & low_2 == low_3 + added_low & high_2 == high_3 + added_high & credits_3 == credits_4 + added);
    change_follows: assert (change_1 == -(added_2[0] + added_2[1] + added_2[2] + added_2[3])
      & change_2 == -(added_low + added_high) & change_3 == -added);
    slushfund_follows: assert (slushfund == fund_1 + change_1 & fund_1 == fund_2 + change_2 & fund_2 == fund_3 + change_3);
    sum_was_zero: assert (fund_3 + credits_4 == 13'h0 & fund_4 + change_4 + credits_4 == 13'h0);
  end
endmodule
