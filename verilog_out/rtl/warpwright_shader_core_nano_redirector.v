// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_redirector (
  input wire clock,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  input wire [1:0] redirect_kind,
  input wire [23:0] redirect_offset,
  input wire [19:0] redirect_pc,
  input wire [2:0] from_line,
  input wire [2:0] from_offset,
  input wire from_points,
  output reg read__0_valid,
  output reg [2:0] read__0_line,
  output reg read__1_valid,
  output reg [2:0] read__1_line,
  output reg read__2_valid,
  output reg [2:0] read__2_line,
  input wire [16:0] tag,
  input wire next_valid,
  input wire [2:0] next_line,
  input wire next_evicted,
  input wire prev_valid,
  input wire [2:0] prev_line,
  input wire prev_evicted,
  input wire bar_all,
  input wire bar_evicted,
  output reg moved_valid,
  output reg [1:0] moved_warp,
  output reg [2:0] moved_from,
  output reg moved_leaves,
  output reg [2:0] moved_place,
  output reg moved_follow,
  output reg [2:0] moved_to,
  output reg moved_far,
  output reg moved_whole,
  output reg [19:0] moved_target,
  output reg moved_to_next,
  output reg moved_to_prev,
  output reg moved_stop,
  output reg stay,
  output reg follow_prev
);
  localparam [19:0] sign_fill = 20'h0;
  localparam [23:0] place_mask = 24'h7;
  localparam [23:0] one_line = 24'h8;
  localparam [23:0] near = 24'hf;
  localparam [7:0] carry = 8'h8;
  localparam [7:0] below_carry = 8'h7;
  localparam [19:0] place_bits = 20'h3;
  reg [23:0] a_step;
  reg above_none;
  reg above_all;
  reg odd;
  reg [7:0] sum;
  reg absolute;
  reg steps;
  reg stays;
  reg goes_after;
  reg goes_before;
  reg [16:0] wanted;
  reg same_line;
  reg line_after;
  reg line_before;
  reg moves;
  reg linked;
  reg next_free;
  reg prev_free;
  reg goes_next;
  reg goes_prev;
  reg [19:0] wide;
  reg [2:0] moved_place_value;
  reg [19:0] moved_target_value;
  reg [2:0] moved_to_value;
  reg [23:0] part_0;
  reg [7:0] part_1;
  reg [19:0] part_2;
  reg [19:0] part_3;
  reg [19:0] part_4;
  reg [7:0] part_5;
  reg last__d_valid;
  reg last__q_valid = 1'h0;
  reg [1:0] last__d_warp;
  reg [1:0] last__q_warp = 2'h0;
  reg [1:0] last__d_kind;
  reg [1:0] last__q_kind = 2'h0;
  reg [19:0] last__d_pc;
  reg [19:0] last__q_pc = 20'h0;
  reg [2:0] last_from__d_line;
  reg [2:0] last_from__q_line = 3'h0;
  reg [2:0] last_from__d_offset;
  reg [2:0] last_from__q_offset = 3'h0;
  reg last_from__d_points;
  reg last_from__q_points = 1'h0;
  reg [16:0] last_tag__d;
  reg [16:0] last_tag__q = 17'h0;
  reg [16:0] tag_before__d;
  reg [16:0] tag_before__q = 17'h0;
  reg [16:0] tag_after__d;
  reg [16:0] tag_after__q = 17'h0;
  reg [23:0] step__d;
  reg [23:0] step__q = 24'h0;
  reg step_stays__d;
  reg step_stays__q = 1'h0;
  reg step_after__d;
  reg step_after__q = 1'h0;
  reg step_before__d;
  reg step_before__q = 1'h0;
  reg [2:0] step_place__d;
  reg [2:0] step_place__q = 3'h0;
  always @(*) begin
    part_0 = 24'h0;
    part_1 = 8'h0;
    part_2 = 20'h0;
    part_3 = 20'h0;
    part_4 = 20'h0;
    part_5 = 8'h0;
    last_tag__d = last_tag__q;
    tag_before__d = tag_before__q;
    tag_after__d = tag_after__q;
    last__d_valid = redirect_valid;
    last__d_warp = redirect_warp;
    last__d_kind = redirect_kind;
    last__d_pc = redirect_pc;
    last_from__d_line = from_line;
    last_from__d_offset = from_offset;
    last_from__d_points = from_points;
    a_step = 24'h1;
    above_none = 1'h1;
    above_all = 1'h0;
    if (redirect_kind[0]) begin
      a_step = redirect_offset;
      above_none = (!(|(redirect_offset & {~near})));
      above_all = (&(redirect_offset | near));
    end
    step__d = a_step;
    part_0 = (a_step & place_mask);
    sum = {{5'h0, from_offset} + part_0[7:0]};
    part_1 = (sum & below_carry);
    step_place__d = part_1[2:0];
    odd = (|(a_step & one_line));
    stays = (above_none & (!odd));
    goes_after = (above_none & odd);
    goes_before = (above_all & odd);
    if ((|(sum & carry))) begin
      stays = (above_all & odd);
      goes_after = (above_none & (!odd));
      goes_before = (above_all & (!odd));
    end
    step_stays__d = stays;
    step_after__d = goes_after;
    step_before__d = goes_before;
    absolute = (redirect_valid & (redirect_kind == 2'h2));
    steps = (redirect_valid & (!redirect_kind[1]));
    read__0_line = from_line;
    read__1_line = from_line;
    read__2_line = from_line;
    read__0_valid = absolute;
    read__1_valid = (absolute | (steps & goes_after));
    read__2_valid = (absolute | (steps & goes_before));
    if (absolute) begin
      last_tag__d = tag;
      part_2 = {redirect_pc >> place_bits};
      tag_before__d = {part_2[16:0] - 17'h1};
      part_3 = {redirect_pc >> place_bits};
      tag_after__d = {part_3[16:0] + 17'h1};
    end
    part_4 = {last__q_pc >> place_bits};
    wanted = part_4[16:0];
    same_line = step_stays__q;
    line_after = step_after__q;
    line_before = step_before__q;
    moved_place_value = step_place__q;
    if (last__q_kind[1]) begin
      same_line = (last_tag__q == wanted);
      line_after = (last_tag__q == tag_before__q);
      line_before = (last_tag__q == tag_after__q);
      part_5 = (last__q_pc[7:0] & below_carry);
      moved_place_value = part_5[2:0];
    end
    moves = (last__q_valid & (!(&last__q_kind)));
    moved_stop = (last__q_valid & (&last__q_kind));
    stay = (moves & same_line);
    linked = (moves & (!bar_all));
    next_free = (next_valid & (!(bar_evicted & next_evicted)));
    prev_free = (prev_valid & (!(bar_evicted & prev_evicted)));
    goes_next = ((linked & line_after) & next_free);
    goes_prev = ((linked & line_before) & prev_free);
    moved_valid = last__q_valid;
    moved_warp = last__q_warp;
    moved_from = last_from__q_line;
    moved_leaves = ((last__q_valid & (!stay)) & last_from__q_points);
    moved_far = ((((last__q_valid & (!moved_stop)) & (!stay)) & (!goes_next)) & (!goes_prev));
    moved_follow = (goes_next | goes_prev);
    follow_prev = goes_prev;
    moved_to_value = next_line;
    if (line_before) begin
      moved_to_value = prev_line;
    end
    moved_to_next = ((moves & last_from__q_points) & line_after);
    moved_to_prev = ((moves & last_from__q_points) & line_before);
    wide = step__q[19:0];
    if (step__q[23]) begin
      wide = (wide | sign_fill);
    end
    moved_whole = last__q_kind[1];
    moved_target_value = {{17'h0, last_from__q_offset} + wide};
    if (moved_whole) begin
      moved_target_value = last__q_pc;
    end
    moved_place = moved_place_value;
    moved_target = moved_target_value;
    moved_to = moved_to_value;
  end
  always @(posedge clock) begin
    last__q_valid <= last__d_valid;
    last__q_warp <= last__d_warp;
    last__q_kind <= last__d_kind;
    last__q_pc <= last__d_pc;
    last_from__q_line <= last_from__d_line;
    last_from__q_offset <= last_from__d_offset;
    last_from__q_points <= last_from__d_points;
    last_tag__q <= last_tag__d;
    tag_before__q <= tag_before__d;
    tag_after__q <= tag_after__d;
    step__q <= step__d;
    step_stays__q <= step_stays__d;
    step_after__q <= step_after__d;
    step_before__q <= step_before__d;
    step_place__q <= step_place__d;
  end
endmodule
