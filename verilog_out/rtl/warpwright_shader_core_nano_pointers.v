// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_pointers (
  input wire clock,
  input wire [1:0] issue_warp,
  output reg [2:0] issue_line,
  output reg [2:0] issue_offset,
  input wire issue_stay,
  input wire cross_valid,
  input wire [1:0] cross_warp,
  input wire cross_follow,
  input wire [2:0] cross_to,
  input wire cross_far,
  input wire cross_to_next,
  input wire [1:0] from_warp,
  output reg [2:0] from_line,
  output reg [2:0] from_offset,
  output reg from_points,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  input wire [2:0] redirect_place,
  input wire redirect_follow,
  input wire [2:0] redirect_to,
  input wire redirect_far,
  input wire redirect_to_next,
  input wire redirect_to_prev,
  input wire redirect_stop,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [19:0] launch_pc,
  input wire [1:0] look_warp,
  output reg [2:0] left_line,
  output reg left_to_next,
  output reg left_to_prev,
  input wire [3:0] found_mask,
  input wire [19:0] found_pc,
  input wire found_taken,
  input wire [2:0] found_line,
  input wire found_ready,
  input wire found_bad,
  input wire evict_valid,
  input wire [2:0] evict_line,
  input wire done_valid,
  input wire [2:0] done_line,
  input wire [3:0] fetch_chosen,
  input wire [3:0] fetch_again,
  input wire [3:0] fetch_lacking,
  output reg [2:0] pointed_line__0,
  output reg [2:0] pointed_line__1,
  output reg [2:0] pointed_line__2,
  output reg [2:0] pointed_line__3,
  output reg [2:0] pointed_offset__0,
  output reg [2:0] pointed_offset__1,
  output reg [2:0] pointed_offset__2,
  output reg [2:0] pointed_offset__3,
  output reg [3:0] requests,
  output reg [3:0] seekers,
  output reg fill_stall
);
  localparam [3:0] one = 4'h1;
  localparam [2:0] place_mask = 3'h7;
  reg [3:0] a_mask;
  reg [3:0] x_mask;
  reg [3:0] b_mask;
  reg [3:0] l_mask;
  reg [3:0] moving;
  reg [3:0] filled;
  reg [3:0] ending;
  reg [3:0] repeated;
  reg [3:0] pointing_now;
  reg [3:0] here_now;
  reg [3:0] wanted_now;
  reg [3:0] seeking_now;
  reg [3:0] after_now;
  reg [3:0] before_now;
  reg [2:0] from_line_value;
  reg [2:0] from_offset_value;
  reg from_points_value;
  reg [2:0] issue_line_value;
  reg [2:0] issue_offset_value;
  reg [2:0] left_line_value;
  reg left_to_next_value;
  reg left_to_prev_value;
  reg [2:0] line__0__d;
  reg [2:0] line__0__q = 3'h0;
  reg [2:0] line__1__d;
  reg [2:0] line__1__q = 3'h0;
  reg [2:0] line__2__d;
  reg [2:0] line__2__q = 3'h0;
  reg [2:0] line__3__d;
  reg [2:0] line__3__q = 3'h0;
  reg [2:0] offset__0__d;
  reg [2:0] offset__0__q = 3'h0;
  reg [2:0] offset__1__d;
  reg [2:0] offset__1__q = 3'h0;
  reg [2:0] offset__2__d;
  reg [2:0] offset__2__q = 3'h0;
  reg [2:0] offset__3__d;
  reg [2:0] offset__3__q = 3'h0;
  reg [3:0] pointing__d;
  reg [3:0] pointing__q = 4'h0;
  reg [3:0] here__d;
  reg [3:0] here__q = 4'h0;
  reg [3:0] wanted__d;
  reg [3:0] wanted__q = 4'h0;
  reg [3:0] seeking__d;
  reg [3:0] seeking__q = 4'h0;
  reg [3:0] goes_next__d;
  reg [3:0] goes_next__q = 4'h0;
  reg [3:0] goes_prev__d;
  reg [3:0] goes_prev__q = 4'h0;
  always @(*) begin
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    offset__0__d = offset__0__q;
    offset__1__d = offset__1__q;
    offset__2__d = offset__2__q;
    offset__3__d = offset__3__q;
    pointed_line__0 = line__0__q;
    pointed_offset__0 = offset__0__q;
    pointed_line__1 = line__1__q;
    pointed_offset__1 = offset__1__q;
    pointed_line__2 = line__2__q;
    pointed_offset__2 = offset__2__q;
    pointed_line__3 = line__3__q;
    pointed_offset__3 = offset__3__q;
    issue_line_value = 3'h0;
    issue_offset_value = 3'h0;
    from_line_value = 3'h0;
    from_offset_value = 3'h0;
    from_points_value = 1'h0;
    left_line_value = 3'h0;
    left_to_next_value = 1'h0;
    left_to_prev_value = 1'h0;
    if ((issue_warp == 2'h0)) begin
      issue_line_value = (issue_line_value | line__0__q);
      issue_offset_value = (issue_offset_value | offset__0__q);
    end
    if ((from_warp == 2'h0)) begin
      from_line_value = (from_line_value | line__0__q);
      from_offset_value = (from_offset_value | offset__0__q);
      from_points_value = (from_points_value | pointing__q[0]);
    end
    if ((look_warp == 2'h0)) begin
      left_line_value = (left_line_value | line__0__q);
      left_to_next_value = (left_to_next_value | goes_next__q[0]);
      left_to_prev_value = (left_to_prev_value | goes_prev__q[0]);
    end
    if ((issue_warp == 2'h1)) begin
      issue_line_value = (issue_line_value | line__1__q);
      issue_offset_value = (issue_offset_value | offset__1__q);
    end
    if ((from_warp == 2'h1)) begin
      from_line_value = (from_line_value | line__1__q);
      from_offset_value = (from_offset_value | offset__1__q);
      from_points_value = (from_points_value | pointing__q[1]);
    end
    if ((look_warp == 2'h1)) begin
      left_line_value = (left_line_value | line__1__q);
      left_to_next_value = (left_to_next_value | goes_next__q[1]);
      left_to_prev_value = (left_to_prev_value | goes_prev__q[1]);
    end
    if ((issue_warp == 2'h2)) begin
      issue_line_value = (issue_line_value | line__2__q);
      issue_offset_value = (issue_offset_value | offset__2__q);
    end
    if ((from_warp == 2'h2)) begin
      from_line_value = (from_line_value | line__2__q);
      from_offset_value = (from_offset_value | offset__2__q);
      from_points_value = (from_points_value | pointing__q[2]);
    end
    if ((look_warp == 2'h2)) begin
      left_line_value = (left_line_value | line__2__q);
      left_to_next_value = (left_to_next_value | goes_next__q[2]);
      left_to_prev_value = (left_to_prev_value | goes_prev__q[2]);
    end
    if ((issue_warp == 2'h3)) begin
      issue_line_value = (issue_line_value | line__3__q);
      issue_offset_value = (issue_offset_value | offset__3__q);
    end
    if ((from_warp == 2'h3)) begin
      from_line_value = (from_line_value | line__3__q);
      from_offset_value = (from_offset_value | offset__3__q);
      from_points_value = (from_points_value | pointing__q[3]);
    end
    if ((look_warp == 2'h3)) begin
      left_line_value = (left_line_value | line__3__q);
      left_to_next_value = (left_to_next_value | goes_next__q[3]);
      left_to_prev_value = (left_to_prev_value | goes_prev__q[3]);
    end
    requests = (wanted__q & here__q);
    fill_stall = (|((wanted__q & pointing__q) & {~here__q}));
    a_mask = 4'h0;
    if (issue_stay) begin
      a_mask = {one << issue_warp};
    end
    x_mask = 4'h0;
    if (cross_valid) begin
      x_mask = {one << cross_warp};
    end
    b_mask = 4'h0;
    if (redirect_valid) begin
      b_mask = {one << redirect_warp};
    end
    l_mask = 4'h0;
    if (launch_valid) begin
      l_mask = {one << launch_warp};
    end
    seekers = (seeking__q & {~b_mask});
    moving = (((a_mask | x_mask) | b_mask) | l_mask);
    pointing_now = (pointing__q & {~l_mask});
    filled = 4'h0;
    if ((done_valid & (done_line == line__0__q))) begin
      filled = {filled[3:1], 1'h1};
    end
    if ((done_valid & (done_line == line__1__q))) begin
      filled = {filled[3:2], 1'h1, filled[0]};
    end
    if ((done_valid & (done_line == line__2__q))) begin
      filled = {filled[3], 1'h1, filled[1:0]};
    end
    if ((done_valid & (done_line == line__3__q))) begin
      filled = {1'h1, filled[2:0]};
    end
    here_now = ((here__q | filled) & pointing_now);
    ending = 4'h0;
    if (redirect_stop) begin
      ending = b_mask;
    end
    wanted_now = (wanted__q & {~ending});
    if (found_bad) begin
      wanted_now = (wanted_now & {~found_mask});
    end
    wanted_now = (((((wanted_now & {~fetch_chosen}) | a_mask) | x_mask) | (b_mask & {~ending})) | l_mask);
    repeated = (pointing__q & {~b_mask});
    wanted_now = (wanted_now | (repeated & fetch_again));
    seeking_now = ((seeking__q & {~b_mask}) | l_mask);
    after_now = (goes_next__q & {~moving});
    before_now = (goes_prev__q & {~moving});
    if (redirect_far) begin
      seeking_now = (seeking_now | b_mask);
      if (redirect_to_next) begin
        after_now = (after_now | b_mask);
      end
      if (redirect_to_prev) begin
        before_now = (before_now | b_mask);
      end
    end
    if ((redirect_far | redirect_stop)) begin
      pointing_now = (pointing_now & {~b_mask});
      here_now = (here_now & {~b_mask});
    end
    if (redirect_follow) begin
      here_now = (here_now | b_mask);
    end
    if (found_taken) begin
      pointing_now = (pointing_now | found_mask);
      if (found_ready) begin
        here_now = (here_now | found_mask);
      end
    end
    if ((found_taken | found_bad)) begin
      seeking_now = (seeking_now & {~found_mask});
    end
    if (cross_far) begin
      pointing_now = (pointing_now & {~x_mask});
      here_now = (here_now & {~x_mask});
      seeking_now = (seeking_now | x_mask);
      if (cross_to_next) begin
        after_now = (after_now | x_mask);
      end
    end
    if (cross_follow) begin
      here_now = (here_now | x_mask);
    end
    here_now = (here_now & {~(fetch_lacking & {~filled})});
    if (a_mask[0]) begin
      offset__0__d = {offset__0__q + 3'h1};
    end
    if (x_mask[0]) begin
      offset__0__d = 3'h0;
    end
    if (b_mask[0]) begin
      offset__0__d = redirect_place;
    end
    if (found_mask[0]) begin
      offset__0__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[0] & redirect_follow)) begin
      line__0__d = redirect_to;
    end
    if ((x_mask[0] & cross_follow)) begin
      line__0__d = cross_to;
    end
    if ((found_mask[0] & found_taken)) begin
      line__0__d = found_line;
    end
    if ((evict_valid & (evict_line == line__0__q))) begin
      after_now = {after_now[3:1], 1'h0};
      before_now = {before_now[3:1], 1'h0};
    end
    if (a_mask[1]) begin
      offset__1__d = {offset__1__q + 3'h1};
    end
    if (x_mask[1]) begin
      offset__1__d = 3'h0;
    end
    if (b_mask[1]) begin
      offset__1__d = redirect_place;
    end
    if (found_mask[1]) begin
      offset__1__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[1] & redirect_follow)) begin
      line__1__d = redirect_to;
    end
    if ((x_mask[1] & cross_follow)) begin
      line__1__d = cross_to;
    end
    if ((found_mask[1] & found_taken)) begin
      line__1__d = found_line;
    end
    if ((evict_valid & (evict_line == line__1__q))) begin
      after_now = {after_now[3:2], 1'h0, after_now[0]};
      before_now = {before_now[3:2], 1'h0, before_now[0]};
    end
    if (a_mask[2]) begin
      offset__2__d = {offset__2__q + 3'h1};
    end
    if (x_mask[2]) begin
      offset__2__d = 3'h0;
    end
    if (b_mask[2]) begin
      offset__2__d = redirect_place;
    end
    if (found_mask[2]) begin
      offset__2__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[2] & redirect_follow)) begin
      line__2__d = redirect_to;
    end
    if ((x_mask[2] & cross_follow)) begin
      line__2__d = cross_to;
    end
    if ((found_mask[2] & found_taken)) begin
      line__2__d = found_line;
    end
    if ((evict_valid & (evict_line == line__2__q))) begin
      after_now = {after_now[3], 1'h0, after_now[1:0]};
      before_now = {before_now[3], 1'h0, before_now[1:0]};
    end
    if (a_mask[3]) begin
      offset__3__d = {offset__3__q + 3'h1};
    end
    if (x_mask[3]) begin
      offset__3__d = 3'h0;
    end
    if (b_mask[3]) begin
      offset__3__d = redirect_place;
    end
    if (found_mask[3]) begin
      offset__3__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[3] & redirect_follow)) begin
      line__3__d = redirect_to;
    end
    if ((x_mask[3] & cross_follow)) begin
      line__3__d = cross_to;
    end
    if ((found_mask[3] & found_taken)) begin
      line__3__d = found_line;
    end
    if ((evict_valid & (evict_line == line__3__q))) begin
      after_now = {1'h0, after_now[2:0]};
      before_now = {1'h0, before_now[2:0]};
    end
    pointing__d = pointing_now;
    here__d = here_now;
    wanted__d = wanted_now;
    seeking__d = seeking_now;
    goes_next__d = after_now;
    goes_prev__d = before_now;
    from_line = from_line_value;
    from_offset = from_offset_value;
    from_points = from_points_value;
    issue_line = issue_line_value;
    issue_offset = issue_offset_value;
    left_line = left_line_value;
    left_to_next = left_to_next_value;
    left_to_prev = left_to_prev_value;
  end
  always @(posedge clock) begin
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    offset__0__q <= offset__0__d;
    offset__1__q <= offset__1__d;
    offset__2__q <= offset__2__d;
    offset__3__q <= offset__3__d;
    pointing__q <= pointing__d;
    here__q <= here__d;
    wanted__q <= wanted__d;
    seeking__q <= seeking__d;
    goes_next__q <= goes_next__d;
    goes_prev__q <= goes_prev__d;
  end
endmodule
