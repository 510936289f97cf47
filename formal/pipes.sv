// SPDX-License-Identifier: MIT
// Occupancies of the two pipes (docs/mechanisms/3.md), for one or two pods.
module proof (
  input clock, input [1:0] selected, input [1:0] mad_issued, input [1:0] sfu_issued, input [1:0] mad_done, input [1:0] sfu_done
);
  (* anyconst *) reg [19:0] thresholds;
  (* anyconst *) reg two_pods;
  wire mad_oversubscribed, sfu_oversubscribed, mad_leads, sfu_leads;
  wire [1:0] mad_closed, sfu_closed;
  pipes dut (.*);
  (* hierconn *) wire [5:0] \dut.occupancy__0__q , \dut.occupancy__1__q ;

  // The second thresholds; a queue has 16 places.
  function [5:0] limit(input [4:0] second); limit = second < 16 ? second : 16; endfunction
  wire [5:0] mad_limit = limit(thresholds[9:5]), sfu_limit = limit(thresholds[19:15]);

  // Instructions under way, from the events at the ports.
  reg [6:0] mad = 0, sfu = 0;
  reg [1:0] mad_closed_before = 0, sfu_closed_before = 0;
  reg begun = 0;
  function [1:0] number(input [1:0] set); number = set[0] + set[1]; endfunction
  always @(posedge clock) begin
    mad <= mad + number(mad_issued) - number(mad_done);
    sfu <= sfu + number(sfu_issued) - number(sfu_done);
    mad_closed_before <= mad_closed;
    sfu_closed_before <= sfu_closed;
    begun <= 1;
  end
  // As if all that was selected in the cycle before went to the pipe.
  wire [6:0] mad_most = mad + number(selected), sfu_most = sfu + number(selected);

  always @(*) begin
    // The second thresholds are at least 2, with two pods 4, and do not change.
    assume (mad_limit >= (two_pods ? 4 : 2) & sfu_limit >= (two_pods ? 4 : 2));
    assume (two_pods | !selected[1]);
    // What is issued was selected in the cycle before, when its pipe was not closed to the pod.
    assume ((mad_issued & ~(selected & ~mad_closed_before)) == 0);
    assume ((sfu_issued & ~(selected & ~sfu_closed_before)) == 0);
    // What is written back was issued in an earlier cycle.
    assume (number(mad_done) <= mad & number(sfu_done) <= sfu);

    occupancy_exact: assert (\dut.occupancy__0__q == mad & \dut.occupancy__1__q == sfu);
    never_past_the_limit: assert (mad <= mad_limit & sfu <= sfu_limit);
    closed_exact: assert (mad_closed[0] == (mad_most >= mad_limit) & sfu_closed[0] == (sfu_most >= sfu_limit)
      & (!two_pods | mad_closed[1] == (mad_most + 1 >= mad_limit) & sfu_closed[1] == (sfu_most + 1 >= sfu_limit)));
    oversubscribed_exact: assert (!begun | mad_oversubscribed == (mad >= thresholds[4:0])
      & sfu_oversubscribed == (sfu >= thresholds[14:10]));
    leads_exact: assert (mad_leads == (mad > sfu) & sfu_leads == (sfu > mad));
  end
endmodule
