// Occupancies of the two pipes (spec 3).
module proof (
  input clock, input selected, input mad_issued, input sfu_issued, input mad_done, input [1:0] sfu_done
);
  (* anyconst *) reg [19:0] thresholds;
  wire mad_oversubscribed, sfu_oversubscribed, mad_closed, sfu_closed, mad_leads, sfu_leads;
  pipes dut (.*);
  (* hierconn *) wire [4:0] \dut.mad__q , \dut.sfu__q ;

  // The second thresholds; a queue has 16 places.
  function [5:0] limit(input [4:0] second); limit = second < 16 ? second : 16; endfunction
  wire [5:0] mad_limit = limit(thresholds[9:5]), sfu_limit = limit(thresholds[19:15]);

  // Instructions under way, from the events at the ports.
  reg [6:0] mad = 0, sfu = 0;
  reg mad_closed_before = 0, sfu_closed_before = 0, begun = 0;
  always @(posedge clock) begin
    mad <= mad + mad_issued - mad_done;
    sfu <= sfu + sfu_issued - sfu_done[0] - sfu_done[1];
    mad_closed_before <= mad_closed;
    sfu_closed_before <= sfu_closed;
    begun <= 1;
  end

  always @(*) begin
    // The second thresholds are at least 2, and nobody changes them.
    assume (mad_limit >= 2 & sfu_limit >= 2);
    // What is issued was selected in the cycle before, when its pipe was not closed.
    assume (!mad_issued | selected & !mad_closed_before);
    assume (!sfu_issued | selected & !sfu_closed_before);
    // What is written back was issued in an earlier cycle.
    assume (mad_done <= mad & sfu_done[0] + sfu_done[1] <= sfu);

    occupancy_exact: assert (\dut.mad__q == mad & \dut.sfu__q == sfu);
    never_past_the_limit: assert (mad <= mad_limit & sfu <= sfu_limit);
    closed_exact: assert (mad_closed == (mad >= mad_limit | selected & mad + 1 >= mad_limit)
      & sfu_closed == (sfu >= sfu_limit | selected & sfu + 1 >= sfu_limit));
    oversubscribed_exact: assert (!begun | mad_oversubscribed == (mad >= thresholds[4:0])
      & sfu_oversubscribed == (sfu >= thresholds[14:10]));
    leads_exact: assert (mad_leads == (mad > sfu) & sfu_leads == (sfu > mad));
  end
endmodule
