// SPDX-License-Identifier: MIT
// Part of front_end, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_front_end_references (
  input wire clock,
  input wire [3:0] issue_from,
  input wire issue_leaves,
  input wire issue_follow,
  input wire [3:0] issue_to,
  input wire [3:0] redirect_from,
  input wire redirect_leaves,
  input wire redirect_follow,
  input wire [3:0] redirect_to,
  input wire found_taken,
  input wire [3:0] found_line,
  input wire [3:0] victim,
  output reg settled,
  output reg [15:0] unlocked
);
  localparam [15:0] one = 16'h1;
  localparam [3:0] minus_one = 4'hf;
  reg [15:0] rise_issue;
  reg [15:0] rise_redirect;
  reg [15:0] rise_look;
  reg [15:0] coming;
  reg [15:0] idle;
  reg [15:0] odd_rise;
  reg [15:0] two_rise;
  reg [15:0] odd_fall;
  reg [15:0] two_fall;
  reg [15:0] odd;
  reg [15:0] borrow;
  reg [15:0] two;
  reg [15:0] negative;
  reg [3:0] change;
  reg [3:0] counts__0__d;
  reg [3:0] counts__0__q = 4'h0;
  reg [3:0] counts__1__d;
  reg [3:0] counts__1__q = 4'h0;
  reg [3:0] counts__2__d;
  reg [3:0] counts__2__q = 4'h0;
  reg [3:0] counts__3__d;
  reg [3:0] counts__3__q = 4'h0;
  reg [3:0] counts__4__d;
  reg [3:0] counts__4__q = 4'h0;
  reg [3:0] counts__5__d;
  reg [3:0] counts__5__q = 4'h0;
  reg [3:0] counts__6__d;
  reg [3:0] counts__6__q = 4'h0;
  reg [3:0] counts__7__d;
  reg [3:0] counts__7__q = 4'h0;
  reg [3:0] counts__8__d;
  reg [3:0] counts__8__q = 4'h0;
  reg [3:0] counts__9__d;
  reg [3:0] counts__9__q = 4'h0;
  reg [3:0] counts__10__d;
  reg [3:0] counts__10__q = 4'h0;
  reg [3:0] counts__11__d;
  reg [3:0] counts__11__q = 4'h0;
  reg [3:0] counts__12__d;
  reg [3:0] counts__12__q = 4'h0;
  reg [3:0] counts__13__d;
  reg [3:0] counts__13__q = 4'h0;
  reg [3:0] counts__14__d;
  reg [3:0] counts__14__q = 4'h0;
  reg [3:0] counts__15__d;
  reg [3:0] counts__15__q = 4'h0;
  reg [15:0] risen_issue__d;
  reg [15:0] risen_issue__q = 16'h0;
  reg [15:0] risen_redirect__d;
  reg [15:0] risen_redirect__q = 16'h0;
  reg [15:0] risen_look__d;
  reg [15:0] risen_look__q = 16'h0;
  reg [15:0] fallen_issue__d;
  reg [15:0] fallen_issue__q = 16'h0;
  reg [15:0] fallen_redirect__d;
  reg [15:0] fallen_redirect__q = 16'h0;
  reg came_issue__d;
  reg came_issue__q = 1'h0;
  reg came_redirect__d;
  reg came_redirect__q = 1'h0;
  reg came_look__d;
  reg came_look__q = 1'h0;
  reg [3:0] issue_line__d;
  reg [3:0] issue_line__q = 4'h0;
  reg [3:0] redirect_line__d;
  reg [3:0] redirect_line__q = 4'h0;
  reg [3:0] look_line__d;
  reg [3:0] look_line__q = 4'h0;
  always @(*) begin
    rise_issue = 16'h0;
    rise_redirect = 16'h0;
    rise_look = 16'h0;
    fallen_issue__d = 16'h0;
    fallen_redirect__d = 16'h0;
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
    idle = 16'h0;
    change = 4'h0;
    if (negative[0]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[0]};
    change = {change[3:2], two[0], change[0]};
    counts__0__d = {counts__0__q + change};
    if ((((!(|counts__0__q)) & (!odd_rise[0])) & (!two_rise[0]))) begin
      idle = {idle[15:1], 1'h1};
    end
    change = 4'h0;
    if (negative[1]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[1]};
    change = {change[3:2], two[1], change[0]};
    counts__1__d = {counts__1__q + change};
    if ((((!(|counts__1__q)) & (!odd_rise[1])) & (!two_rise[1]))) begin
      idle = {idle[15:2], 1'h1, idle[0]};
    end
    change = 4'h0;
    if (negative[2]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[2]};
    change = {change[3:2], two[2], change[0]};
    counts__2__d = {counts__2__q + change};
    if ((((!(|counts__2__q)) & (!odd_rise[2])) & (!two_rise[2]))) begin
      idle = {idle[15:3], 1'h1, idle[1:0]};
    end
    change = 4'h0;
    if (negative[3]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[3]};
    change = {change[3:2], two[3], change[0]};
    counts__3__d = {counts__3__q + change};
    if ((((!(|counts__3__q)) & (!odd_rise[3])) & (!two_rise[3]))) begin
      idle = {idle[15:4], 1'h1, idle[2:0]};
    end
    change = 4'h0;
    if (negative[4]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[4]};
    change = {change[3:2], two[4], change[0]};
    counts__4__d = {counts__4__q + change};
    if ((((!(|counts__4__q)) & (!odd_rise[4])) & (!two_rise[4]))) begin
      idle = {idle[15:5], 1'h1, idle[3:0]};
    end
    change = 4'h0;
    if (negative[5]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[5]};
    change = {change[3:2], two[5], change[0]};
    counts__5__d = {counts__5__q + change};
    if ((((!(|counts__5__q)) & (!odd_rise[5])) & (!two_rise[5]))) begin
      idle = {idle[15:6], 1'h1, idle[4:0]};
    end
    change = 4'h0;
    if (negative[6]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[6]};
    change = {change[3:2], two[6], change[0]};
    counts__6__d = {counts__6__q + change};
    if ((((!(|counts__6__q)) & (!odd_rise[6])) & (!two_rise[6]))) begin
      idle = {idle[15:7], 1'h1, idle[5:0]};
    end
    change = 4'h0;
    if (negative[7]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[7]};
    change = {change[3:2], two[7], change[0]};
    counts__7__d = {counts__7__q + change};
    if ((((!(|counts__7__q)) & (!odd_rise[7])) & (!two_rise[7]))) begin
      idle = {idle[15:8], 1'h1, idle[6:0]};
    end
    change = 4'h0;
    if (negative[8]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[8]};
    change = {change[3:2], two[8], change[0]};
    counts__8__d = {counts__8__q + change};
    if ((((!(|counts__8__q)) & (!odd_rise[8])) & (!two_rise[8]))) begin
      idle = {idle[15:9], 1'h1, idle[7:0]};
    end
    change = 4'h0;
    if (negative[9]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[9]};
    change = {change[3:2], two[9], change[0]};
    counts__9__d = {counts__9__q + change};
    if ((((!(|counts__9__q)) & (!odd_rise[9])) & (!two_rise[9]))) begin
      idle = {idle[15:10], 1'h1, idle[8:0]};
    end
    change = 4'h0;
    if (negative[10]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[10]};
    change = {change[3:2], two[10], change[0]};
    counts__10__d = {counts__10__q + change};
    if ((((!(|counts__10__q)) & (!odd_rise[10])) & (!two_rise[10]))) begin
      idle = {idle[15:11], 1'h1, idle[9:0]};
    end
    change = 4'h0;
    if (negative[11]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[11]};
    change = {change[3:2], two[11], change[0]};
    counts__11__d = {counts__11__q + change};
    if ((((!(|counts__11__q)) & (!odd_rise[11])) & (!two_rise[11]))) begin
      idle = {idle[15:12], 1'h1, idle[10:0]};
    end
    change = 4'h0;
    if (negative[12]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[12]};
    change = {change[3:2], two[12], change[0]};
    counts__12__d = {counts__12__q + change};
    if ((((!(|counts__12__q)) & (!odd_rise[12])) & (!two_rise[12]))) begin
      idle = {idle[15:13], 1'h1, idle[11:0]};
    end
    change = 4'h0;
    if (negative[13]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[13]};
    change = {change[3:2], two[13], change[0]};
    counts__13__d = {counts__13__q + change};
    if ((((!(|counts__13__q)) & (!odd_rise[13])) & (!two_rise[13]))) begin
      idle = {idle[15:14], 1'h1, idle[12:0]};
    end
    change = 4'h0;
    if (negative[14]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[14]};
    change = {change[3:2], two[14], change[0]};
    counts__14__d = {counts__14__q + change};
    if ((((!(|counts__14__q)) & (!odd_rise[14])) & (!two_rise[14]))) begin
      idle = {idle[15], 1'h1, idle[13:0]};
    end
    change = 4'h0;
    if (negative[15]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[15]};
    change = {change[3:2], two[15], change[0]};
    counts__15__d = {counts__15__q + change};
    if ((((!(|counts__15__q)) & (!odd_rise[15])) & (!two_rise[15]))) begin
      idle = {1'h1, idle[14:0]};
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
    counts__8__q <= counts__8__d;
    counts__9__q <= counts__9__d;
    counts__10__q <= counts__10__d;
    counts__11__q <= counts__11__d;
    counts__12__q <= counts__12__d;
    counts__13__q <= counts__13__d;
    counts__14__q <= counts__14__d;
    counts__15__q <= counts__15__d;
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
