// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_references (
  input wire clock,
  input wire [2:0] issue_from,
  input wire issue_leaves,
  input wire issue_follow,
  input wire [2:0] issue_to,
  input wire [2:0] redirect_from,
  input wire redirect_leaves,
  input wire redirect_follow,
  input wire [2:0] redirect_to,
  input wire found_taken,
  input wire [2:0] found_line,
  input wire [2:0] victim,
  output reg settled,
  output reg [7:0] unlocked
);
  localparam [7:0] one = 8'h1;
  localparam [2:0] minus_one = 3'h7;
  reg [7:0] rise_issue;
  reg [7:0] rise_redirect;
  reg [7:0] rise_look;
  reg [7:0] coming;
  reg [7:0] idle;
  reg [7:0] odd_rise;
  reg [7:0] two_rise;
  reg [7:0] odd_fall;
  reg [7:0] two_fall;
  reg [7:0] odd;
  reg [7:0] borrow;
  reg [7:0] two;
  reg [7:0] negative;
  reg [2:0] change;
  reg [2:0] counts__0__d;
  reg [2:0] counts__0__q = 3'h0;
  reg [2:0] counts__1__d;
  reg [2:0] counts__1__q = 3'h0;
  reg [2:0] counts__2__d;
  reg [2:0] counts__2__q = 3'h0;
  reg [2:0] counts__3__d;
  reg [2:0] counts__3__q = 3'h0;
  reg [2:0] counts__4__d;
  reg [2:0] counts__4__q = 3'h0;
  reg [2:0] counts__5__d;
  reg [2:0] counts__5__q = 3'h0;
  reg [2:0] counts__6__d;
  reg [2:0] counts__6__q = 3'h0;
  reg [2:0] counts__7__d;
  reg [2:0] counts__7__q = 3'h0;
  reg [7:0] risen_issue__d;
  reg [7:0] risen_issue__q = 8'h0;
  reg [7:0] risen_redirect__d;
  reg [7:0] risen_redirect__q = 8'h0;
  reg [7:0] risen_look__d;
  reg [7:0] risen_look__q = 8'h0;
  reg [7:0] fallen_issue__d;
  reg [7:0] fallen_issue__q = 8'h0;
  reg [7:0] fallen_redirect__d;
  reg [7:0] fallen_redirect__q = 8'h0;
  reg came_issue__d;
  reg came_issue__q = 1'h0;
  reg came_redirect__d;
  reg came_redirect__q = 1'h0;
  reg came_look__d;
  reg came_look__q = 1'h0;
  reg [2:0] issue_line__d;
  reg [2:0] issue_line__q = 3'h0;
  reg [2:0] redirect_line__d;
  reg [2:0] redirect_line__q = 3'h0;
  reg [2:0] look_line__d;
  reg [2:0] look_line__q = 3'h0;
  always @(*) begin
    rise_issue = 8'h0;
    rise_redirect = 8'h0;
    rise_look = 8'h0;
    fallen_issue__d = 8'h0;
    fallen_redirect__d = 8'h0;
    if (issue_follow) begin
      rise_issue = {one << issue_to};
    end
    if (issue_leaves) begin
      fallen_issue__d = {one << issue_from};
    end
    if (redirect_follow) begin
      rise_redirect = {one << redirect_to};
    end
    if (redirect_leaves) begin
      fallen_redirect__d = {one << redirect_from};
    end
    if (found_taken) begin
      rise_look = {one << found_line};
    end
    risen_issue__d = rise_issue;
    risen_redirect__d = rise_redirect;
    risen_look__d = rise_look;
    came_issue__d = issue_follow;
    came_redirect__d = redirect_follow;
    came_look__d = found_taken;
    issue_line__d = issue_to;
    redirect_line__d = redirect_to;
    look_line__d = found_line;
    settled = (!(((came_issue__q & (issue_line__q == victim)) | (came_redirect__q & (redirect_line__q == victim))) |
        (came_look__q & (look_line__q == victim))));
    odd_rise = ((risen_issue__q ^ risen_redirect__q) ^ risen_look__q);
    two_rise = ((risen_issue__q & risen_redirect__q) | (risen_look__q & (risen_issue__q | risen_redirect__q)));
    odd_fall = (fallen_issue__q ^ fallen_redirect__q);
    two_fall = (fallen_issue__q & fallen_redirect__q);
    odd = (odd_rise ^ odd_fall);
    borrow = ({~odd_rise} & odd_fall);
    two = ((two_rise ^ two_fall) ^ borrow);
    negative = ({~two_rise} & (two_fall | borrow));
    coming = ((rise_issue | rise_redirect) | rise_look);
    idle = 8'h0;
    change = 3'h0;
    if (negative[0]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[0]};
    change = {change[2], two[0], change[0]};
    counts__0__d = {counts__0__q + change};
    if ((((!(|counts__0__q)) & (!odd_rise[0])) & (!two_rise[0]))) begin
      idle = {idle[7:1], 1'h1};
    end
    change = 3'h0;
    if (negative[1]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[1]};
    change = {change[2], two[1], change[0]};
    counts__1__d = {counts__1__q + change};
    if ((((!(|counts__1__q)) & (!odd_rise[1])) & (!two_rise[1]))) begin
      idle = {idle[7:2], 1'h1, idle[0]};
    end
    change = 3'h0;
    if (negative[2]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[2]};
    change = {change[2], two[2], change[0]};
    counts__2__d = {counts__2__q + change};
    if ((((!(|counts__2__q)) & (!odd_rise[2])) & (!two_rise[2]))) begin
      idle = {idle[7:3], 1'h1, idle[1:0]};
    end
    change = 3'h0;
    if (negative[3]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[3]};
    change = {change[2], two[3], change[0]};
    counts__3__d = {counts__3__q + change};
    if ((((!(|counts__3__q)) & (!odd_rise[3])) & (!two_rise[3]))) begin
      idle = {idle[7:4], 1'h1, idle[2:0]};
    end
    change = 3'h0;
    if (negative[4]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[4]};
    change = {change[2], two[4], change[0]};
    counts__4__d = {counts__4__q + change};
    if ((((!(|counts__4__q)) & (!odd_rise[4])) & (!two_rise[4]))) begin
      idle = {idle[7:5], 1'h1, idle[3:0]};
    end
    change = 3'h0;
    if (negative[5]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[5]};
    change = {change[2], two[5], change[0]};
    counts__5__d = {counts__5__q + change};
    if ((((!(|counts__5__q)) & (!odd_rise[5])) & (!two_rise[5]))) begin
      idle = {idle[7:6], 1'h1, idle[4:0]};
    end
    change = 3'h0;
    if (negative[6]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[6]};
    change = {change[2], two[6], change[0]};
    counts__6__d = {counts__6__q + change};
    if ((((!(|counts__6__q)) & (!odd_rise[6])) & (!two_rise[6]))) begin
      idle = {idle[7], 1'h1, idle[5:0]};
    end
    change = 3'h0;
    if (negative[7]) begin
      change = minus_one;
    end
    change = {change[2:1], odd[7]};
    change = {change[2], two[7], change[0]};
    counts__7__d = {counts__7__q + change};
    if ((((!(|counts__7__q)) & (!odd_rise[7])) & (!two_rise[7]))) begin
      idle = {1'h1, idle[6:0]};
    end
    unlocked = (idle & {~coming});
  end
  always @(posedge clock) begin
    counts__0__q <= counts__0__d;
    counts__1__q <= counts__1__d;
    counts__2__q <= counts__2__d;
    counts__3__q <= counts__3__d;
    counts__4__q <= counts__4__d;
    counts__5__q <= counts__5__d;
    counts__6__q <= counts__6__d;
    counts__7__q <= counts__7__d;
    risen_issue__q <= risen_issue__d;
    risen_redirect__q <= risen_redirect__d;
    risen_look__q <= risen_look__d;
    fallen_issue__q <= fallen_issue__d;
    fallen_redirect__q <= fallen_redirect__d;
    came_issue__q <= came_issue__d;
    came_redirect__q <= came_redirect__d;
    came_look__q <= came_look__d;
    issue_line__q <= issue_line__d;
    redirect_line__q <= redirect_line__d;
    look_line__q <= look_line__d;
  end
endmodule
