// SPDX-License-Identifier: MIT
// Loose round robin of four warps (docs/mechanisms/3.md): how often others issue while a warp may.
module proof (
  input clock, input launch_valid, input [1:0] launch_warp, input [5:0] launch_tile, input [5:0] launch_subtile,
  input [1:0] launch_stage, input end_valid, input [1:0] end_warp,
  input [3:0] live, input [3:0] eligible, input [3:0] is_texture, input [3:0] mark_t, input [3:0] mark_p,
  input [3:0] for_sfu, input [3:0] for_mad, input [1:0] mad_done, input [1:0] sfu_done, input [32:0] bonuses,
  input [19:0] thresholds, input [3:0] replay
);
  wire select__0_valid, count_grant, count_wait, credit_sum_error;
  wire [1:0] select__0_warp;
  wire [3:0] select_mask;
  warp_scheduler dut (.*);
  wire select_valid = select__0_valid;
  wire [1:0] select_warp = select__0_warp;
  (* hierconn *) wire [3:0] \dut.closed ;

  // Issues of others, chosen while a warp was eligible and its pipe open, since it issued itself.
  wire [3:0] selected = select_valid << select_warp;
  wire [3:0] able = eligible & live & ~(end_valid << end_warp) & ~\dut.closed ;
  reg [3:0] able_before = 0;
  reg [3:0] passed_0 = 0, passed_1 = 0, passed_2 = 0, passed_3 = 0;
  function [3:0] after(input [1:0] warp, input [3:0] passed);
    after = selected[warp] | !able[warp] ? 0 : passed + (select_valid & able_before[warp] & passed != 15);
  endfunction
  always @(posedge clock) begin
    able_before <= able;
    passed_0 <= after(0, passed_0);
    passed_1 <= after(1, passed_1);
    passed_2 <= after(2, passed_2);
    passed_3 <= after(3, passed_3);
  end

  always @(*) begin
    passed_by_four: assert (passed_0 <= 4 & passed_1 <= 4 & passed_2 <= 4 & passed_3 <= 4);
  end
endmodule
