// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_crossing (
  input wire clock,
  input wire issue_valid,
  input wire [1:0] issue_warp,
  input wire [2:0] issue_line,
  input wire [2:0] issue_offset,
  output reg stay,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  output reg read_valid,
  output reg [2:0] read_line,
  input wire next_valid,
  input wire [2:0] next_line,
  input wire next_evicted,
  input wire bar_all,
  input wire bar_evicted,
  output reg moved_valid,
  output reg [1:0] moved_warp,
  output reg [2:0] moved_from,
  output reg moved_leaves,
  output reg moved_follow,
  output reg [2:0] moved_to,
  output reg moved_far,
  output reg moved_whole,
  output reg [19:0] moved_target,
  output reg moved_to_next
);
  localparam [2:0] unused = 3'h0;
  reg at_end;
  reg leaves;
  reg can_follow;
  reg [1:0] issued_warp;
  reg [2:0] issued_from;
  reg [19:0] issued_target;
  reg [1:0] start_warp;
  reg [2:0] start_from;
  reg [19:0] start_target;
  reg crosses__d;
  reg crosses__q = 1'h0;
  reg [1:0] last__d_warp;
  reg [1:0] last__q_warp = 2'h0;
  reg [2:0] last__d_from;
  reg [2:0] last__q_from = 3'h0;
  reg [19:0] last__d_target;
  reg [19:0] last__q_target = 20'h0;
  always @(*) begin
    last__d_warp = last__q_warp;
    last__d_from = last__q_from;
    last__d_target = last__q_target;
    at_end = (&(issue_offset | unused));
    stay = (issue_valid & (!at_end));
    crosses__d = (issue_valid & at_end);
    issued_warp = issue_warp;
    issued_from = issue_line;
    issued_target = {{17'h0, issue_offset} + 20'h1};
    read_valid = (issue_valid & at_end);
    read_line = issue_line;
    if (read_valid) begin
      last__d_warp = issued_warp;
      last__d_from = issued_from;
      last__d_target = issued_target;
    end
    leaves = (crosses__q & (!(redirect_valid & (redirect_warp == last__q_warp))));
    can_follow = ((next_valid & (!bar_all)) & (!(bar_evicted & next_evicted)));
    start_warp = last__q_warp;
    start_from = last__q_from;
    start_target = last__q_target;
    moved_valid = leaves;
    moved_follow = (leaves & can_follow);
    moved_far = (leaves & (!can_follow));
    moved_to_next = leaves;
    moved_to = next_line;
    moved_leaves = (moved_follow | moved_far);
    moved_whole = 1'h0;
    moved_warp = start_warp;
    moved_from = start_from;
    moved_target = start_target;
  end
  always @(posedge clock) begin
    crosses__q <= crosses__d;
    last__q_warp <= last__d_warp;
    last__q_from <= last__d_from;
    last__q_target <= last__d_target;
  end
endmodule
