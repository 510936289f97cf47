// SPDX-License-Identifier: MIT
// Credits of four warps and the slushfund (docs/mechanisms/3.md).
module proof (input clock, input [3:0] issuer, input [3:0] victims, input [3:0] ended);
  wire [5:0] credit__0, credit__1, credit__2, credit__3;
  wire [12:0] slushfund;
  wire sum_error;
  credit_update dut (.*);
  (* hierconn *) wire [12:0] \dut.change__q ;
  (* hierconn *) wire [3:0] \dut.paid__q ;
  (* hierconn *) wire [3:0] \dut.paying__q ;
  (* hierconn *) wire [3:0] \dut.leaving__q ;
  (* hierconn *) wire [6:0] \dut.count__q ;

  // Credits are given out plus 32.
  wire [12:0] credits = credit__0 + credit__1 + credit__2 + credit__3 - 13'd128;
  // What is decided and not yet done: for the induction.
  wire [3:0] full = {credit__3 == 6'd63, credit__2 == 6'd63, credit__1 == 6'd63, credit__0 == 6'd63};
  wire [6:0] number = \dut.paid__q [0] + \dut.paid__q [1] + \dut.paid__q [2] + \dut.paid__q [3];
  wire one_pays = (\dut.paying__q & (\dut.paying__q - 4'h1)) == 0;
  wire one_leaves = (\dut.leaving__q & (\dut.leaving__q - 4'h1)) == 0;
  wire apart = (\dut.paid__q & (\dut.paying__q | \dut.leaving__q )) == 0 & (\dut.paid__q == 0 | \dut.paying__q != 0);
  wire by_policy = `PAY_ALL ? number == \dut.count__q & (\dut.paid__q & full) == 0
    : (\dut.paid__q & (\dut.paid__q - 4'h1)) == 0;

  always @(*) begin
    // One warp issues at most, and one ends at most.
    assume ((issuer & (issuer - 4'h1)) == 0 & (ended & (ended - 4'h1)) == 0);
    // The warp that issues is no victim.
    assume ((issuer & victims) == 0);

    sum_is_zero: assert (slushfund + \dut.change__q + credits == 13'h0 & one_pays & one_leaves & apart & by_policy);
  end
endmodule
