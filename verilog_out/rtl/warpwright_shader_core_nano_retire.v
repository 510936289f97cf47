// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_retire (
  input wire clock,
  input wire e1_valid,
  input wire [1:0] e1_warp,
  input wire [31:0] e1_low,
  input wire [17:0] e1_control,
  input wire e1_killed,
  input wire [3:0] e1_mask,
  output reg starts,
  input wire ends,
  output reg fixed_valid,
  output reg [1:0] fixed_warp,
  output reg [3:0] next_mask,
  output reg [1:0] next_warp,
  output reg [5:0] next_rd,
  output reg [3:0] now_mask,
  output reg [1:0] now_warp,
  output reg [5:0] now_rd,
  output reg predicate_valid,
  output reg [1:0] predicate_warp,
  output reg [1:0] predicate_number,
  output reg [3:0] predicate_mask,
  output reg mad_done,
  output reg sfu_done
);
  reg lanes;
  reg fixed_now;
  reg dead;
  reg [2:0] unit;
  reg legal;
  reg [17:0] last;
  reg [3:0] next_mask_value;
  reg [3:0] now_mask_value;
  reg [4:0] part_0;
  reg [4:0] part_1;
  reg [4:0] part_2;
  reg [4:0] part_3;
  reg [17:0] stage__0__d;
  reg [17:0] stage__0__q = 18'h0;
  reg [17:0] stage__1__d;
  reg [17:0] stage__1__q = 18'h0;
  reg [17:0] stage__2__d;
  reg [17:0] stage__2__q = 18'h0;
  reg [17:0] stage__3__d;
  reg [17:0] stage__3__q = 18'h0;
  reg [17:0] stage__4__d;
  reg [17:0] stage__4__q = 18'h0;
  reg [3:0] threads__0__d;
  reg [3:0] threads__0__q = 4'h0;
  reg [3:0] threads__1__d;
  reg [3:0] threads__1__q = 4'h0;
  reg [3:0] threads__2__d;
  reg [3:0] threads__2__q = 4'h0;
  reg [3:0] threads__3__d;
  reg [3:0] threads__3__q = 4'h0;
  reg [3:0] threads__4__d;
  reg [3:0] threads__4__q = 4'h0;
  always @(*) begin
    part_0 = 5'h0;
    part_1 = 5'h0;
    part_2 = 5'h0;
    part_3 = 5'h0;
    stage__0__d = stage__0__q;
    unit = e1_control[3:1];
    legal = e1_control[0];
    lanes = ((unit == 3'h0) | (unit == 3'h6));
    starts = ((e1_valid & (legal | e1_killed)) & lanes);
    fixed_now = ((ends & legal) & lanes);
    dead = (e1_valid & e1_killed);
    if (lanes) begin
      dead = (ends & e1_killed);
    end
    stage__0__d[0] = (fixed_now | dead);
    stage__0__d[1] = (fixed_now & e1_control[14]);
    stage__0__d[2] = (fixed_now & e1_control[15]);
    stage__0__d[8:3] = e1_low[17:12];
    stage__0__d[10:9] = e1_low[13:12];
    stage__0__d[15:11] = {3'h0, e1_warp};
    stage__0__d[16] = (fixed_now | (dead & lanes));
    stage__0__d[17] = (dead & (unit == 3'h1));
    threads__0__d = e1_mask;
    stage__1__d = stage__0__q;
    threads__1__d = threads__0__q;
    stage__2__d = stage__1__q;
    threads__2__d = threads__1__q;
    stage__3__d = stage__2__q;
    threads__3__d = threads__2__q;
    stage__4__d = stage__3__q;
    threads__4__d = threads__3__q;
    fixed_valid = stage__1__q[0];
    part_0 = stage__1__q[15:11];
    fixed_warp = part_0[1:0];
    next_mask_value = 4'h0;
    if (stage__3__q[1]) begin
      next_mask_value = threads__3__q;
    end
    part_1 = stage__3__q[15:11];
    next_warp = part_1[1:0];
    next_rd = stage__3__q[8:3];
    last = stage__4__q;
    now_mask_value = 4'h0;
    if (last[1]) begin
      now_mask_value = threads__4__q;
    end
    part_2 = last[15:11];
    now_warp = part_2[1:0];
    now_rd = last[8:3];
    predicate_valid = last[2];
    part_3 = last[15:11];
    predicate_warp = part_3[1:0];
    predicate_number = last[10:9];
    predicate_mask = threads__4__q;
    mad_done = last[16];
    sfu_done = last[17];
    next_mask = next_mask_value;
    now_mask = now_mask_value;
  end
  always @(posedge clock) begin
    stage__0__q <= stage__0__d;
    stage__1__q <= stage__1__d;
    stage__2__q <= stage__2__d;
    stage__3__q <= stage__3__d;
    stage__4__q <= stage__4__d;
    threads__0__q <= threads__0__d;
    threads__1__q <= threads__1__d;
    threads__2__q <= threads__2__d;
    threads__3__q <= threads__3__d;
    threads__4__q <= threads__4__d;
  end
endmodule
