// SPDX-License-Identifier: MIT
// How many issues of others a scheduler of four warps lets a warp wait for (docs/mechanisms/3.md): one
// of them, whichever, which need not stay ready.
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
  (* hierconn *) wire [3:0] \dut.pod__0.ready ;
  (* hierconn *) wire [1:0] \dut.pod__0.patrol__q ;
  (* hierconn *) wire [5:0] \dut.pod__0.issues__q ;
  (* hierconn *) wire \dut.pod__0.due__q ;

  // Issues of others since the warp issued or no warp lived, and since it was ready (its pipe open, with
  // the grant if it reads a texture).
  (* anyconst *) reg [1:0] warp;
  wire selected = select_valid & select_warp == warp;
  reg [9:0] passed = 0;
  reg [6:0] idle = 0;
  reg ready_1 = 0, before_1 = 0, before_2 = 0;
  // Issues since the patrol came to the warp last.
  wire [1:0] away = \dut.pod__0.patrol__q - warp;
  wire [9:0] round = 64 * away + \dut.pod__0.issues__q ;
  wire before = away == 0 & \dut.pod__0.due__q ;
  always @(posedge clock) begin
    passed <= selected | live == 0 ? 0 : passed + select_valid;
    idle <= \dut.pod__0.ready [warp] ? 0 : idle + (select_valid & idle != 127);
    {ready_1, before_1, before_2} <= {\dut.pod__0.ready [warp], before, before_1};
  end

  always @(*) begin
    // Interruptions: of sixty issues of others in a row the warp is ready before one at least.
    assume (idle < 60);

    patrol_goes_first: assert (!(before_2 & ready_1) | selected);
    wait_is_bounded: assert (passed <= round + (before ? 256 : 0)
      & (!before | selected | idle + 3 >= \dut.pod__0.issues__q ));
  end
endmodule
