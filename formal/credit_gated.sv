// SPDX-License-Identifier: MIT
// Gated pay-all of four warps (docs/mechanisms/3.md): nothing is paid as long as nothing is in the slushfund.
module proof (input clock, input [3:0] issuer, input [3:0] victims, input [3:0] ended);
  wire [5:0] credit__0, credit__1, credit__2, credit__3;
  wire [12:0] slushfund;
  wire sum_error;
  credit_update dut (.*);
  (* hierconn *) wire [12:0] \dut.change__q ;
  (* hierconn *) wire [6:0] \dut.count__q ;

  always @(*) begin
    // One warp issues at most, and one ends at most.
    assume ((issuer & (issuer - 4'h1)) == 0 & (ended & (ended - 4'h1)) == 0);
    // The warp that issues is no victim.
    assume ((issuer & victims) == 0);

    // Credits are given out plus 32.
    never_starts: assert (slushfund == 0 & \dut.change__q == 0 & \dut.count__q == 0
      & credit__0 == 32 & credit__1 == 32 & credit__2 == 32 & credit__3 == 32);
  end
endmodule
