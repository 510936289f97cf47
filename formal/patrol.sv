// SPDX-License-Identifier: MIT
// How long a scheduler of four warps lets a warp wait (docs/mechanisms/3.md): one of them, whichever.
module proof (
  input clock, input launch_valid, input [1:0] launch_warp, input [5:0] launch_tile,
  input [1:0] launch_stage, input end_valid, input [1:0] end_warp,
  input [3:0] live, input [3:0] eligible, input [3:0] is_texture, input [3:0] mark_t, input [3:0] mark_p,
  input [3:0] for_sfu, input [3:0] for_mad, input [1:0] mad_done, input [1:0] sfu_done, input [32:0] bonuses,
  input [19:0] thresholds, input [3:0] replay
);
  wire select__0_valid, count_victim, count_grant, credit_sum_error;
  wire [1:0] select__0_warp;
  wire [3:0] select_mask;
  warp_scheduler dut (.*);
  wire select_valid = select__0_valid;
  wire [1:0] select_warp = select__0_warp;
  (* hierconn *) wire [3:0] \dut.pod__0.ready ;
  (* hierconn *) wire [1:0] \dut.pod__0.patrol__q ;
  (* hierconn *) wire [5:0] \dut.pod__0.lost__q ;
  wire [5:0] lost = \dut.pod__0.lost__q ;

  // Cycles for which the warp has been ready (its pipe open, with the grant if it reads a texture)
  // and has not issued; others issue at most once in each. Cycles with a warp that has lost 63 times.
  (* anyconst *) reg [1:0] warp;
  reg [9:0] waits = 0;
  reg [2:0] overdue = 0;
  always @(posedge clock) begin
    waits <= \dut.pod__0.ready [warp] & !(select_valid & select_warp == warp) ? waits + 1 : 0;
    overdue <= lost == 63 ? overdue + (overdue != 7) : 0;
  end
  // Cycles until the patrol will have left the warp.
  wire [1:0] away = warp - \dut.pod__0.patrol__q ;
  wire [9:0] left = 66 * away + 65 - lost - (lost == 63 ? overdue : 0);

  always @(*) begin
    overdue_goes_first: assert (overdue <= 3 & (overdue < 3 | lost != 63));
    wait_is_bounded: assert (waits + left <= 66 * 4);
  end
endmodule
