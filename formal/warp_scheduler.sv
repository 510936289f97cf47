// SPDX-License-Identifier: MIT
// Scheduler of four warps (docs/mechanisms/3.md), seen from one of them, whichever.
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
  (* hierconn *) wire [13:0] \dut.grant.grant__q ;
  // For the induction.
  (* hierconn *) wire [13:0] \dut.grant.values__0__q , \dut.grant.values__1__q , \dut.grant.values__2__q , \dut.grant.values__3__q ;
  (* hierconn *) wire [3:0] \dut.grant.equal__q ;

  (* anyconst *) reg [1:0] warp;
  wire selected = select_valid & select_warp == warp;
  // What the scheduler saw in the cycle before, and the warp's TILE.PHASE.TEX.
  reg ready_before = 0, selected_before = 0, any_before = 0;
  reg [3:0] textures_before = 0;
  wire texture_before = textures_before[warp];
  reg [13:0] value = 0, value_before = 0, grant_before = 0;
  always @(posedge clock) begin
    ready_before <= eligible[warp] & live[warp];
    any_before <= (eligible & live) != 0;
    textures_before <= is_texture;
    selected_before <= selected;
    value_before <= value;
    grant_before <= \dut.grant.grant__q ;
    value <= launch_valid & launch_warp == warp ? {launch_subtile, 8'h0}
      : selected & is_texture[warp] & mark_p[warp] ? {value[13:8], value[7:3] + 5'h1, 3'h0}
      : selected & is_texture[warp] & mark_t[warp] ? {value[13:3], value[2:0] + 3'h1} : value;
  end
  wire [13:0] of_warp = warp[1] ? (warp[0] ? \dut.grant.values__3__q : \dut.grant.values__2__q )
    : warp[0] ? \dut.grant.values__1__q : \dut.grant.values__0__q ;

  always @(*) begin
    // A warp that is launched has not been selected in the cycle before.
    assume (!launch_valid | !(select_valid & select_warp == launch_warp));
    // The instruction of a warp is the same when it is selected and when it issues.
    assume (!select_valid | is_texture[select_warp] == textures_before[select_warp]);

    value_exact: assert (of_warp == value & (!\dut.grant.equal__q [warp] | value == \dut.grant.grant__q ));
    selected_was_eligible: assert (!selected | ready_before);
    not_twice_running: assert (!selected | !selected_before);
    none_without_ready: assert (!select_valid | any_before);
    texture_with_grant: assert (!selected | !texture_before | value_before == grant_before | count_grant);
  end
endmodule
