// SPDX-License-Identifier: MIT
// Part of pod, shader_core_small, warp_scheduler, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_pod_weight (
  input wire clock,
  input wire [32:0] bonuses,
  input wire [7:0] overdue,
  input wire [7:0] follows,
  input wire [7:0] won,
  input wire [7:0] replay,
  input wire [7:0] granted,
  input wire [7:0] phase_granted,
  input wire [7:0] slow_pipe,
  input wire [7:0] idle_pipe,
  input wire [7:0] vertex,
  input wire [7:0] compute,
  input wire [4:0] age__0,
  input wire [4:0] age__1,
  input wire [4:0] age__2,
  input wire [4:0] age__3,
  input wire [4:0] age__4,
  input wire [4:0] age__5,
  input wire [4:0] age__6,
  input wire [4:0] age__7,
  input wire [5:0] credit__0,
  input wire [5:0] credit__1,
  input wire [5:0] credit__2,
  input wire [5:0] credit__3,
  input wire [5:0] credit__4,
  input wire [5:0] credit__5,
  input wire [5:0] credit__6,
  input wire [5:0] credit__7,
  output reg [14:0] key__0,
  output reg [14:0] key__1,
  output reg [14:0] key__2,
  output reg [14:0] key__3,
  output reg [14:0] key__4,
  output reg [14:0] key__5,
  output reg [14:0] key__6,
  output reg [14:0] key__7
);
  reg favoured;
  reg [4:0] own_age;
  reg [5:0] own_credit;
  reg [11:0] scaled;
  reg [11:0] sum;
  reg [14:0] whole;
  reg [14:0] own;
  reg [11:0] sums__0__d;
  reg [11:0] sums__0__q = 12'h0;
  reg [11:0] sums__1__d;
  reg [11:0] sums__1__q = 12'h0;
  reg [11:0] sums__2__d;
  reg [11:0] sums__2__q = 12'h0;
  reg [11:0] sums__3__d;
  reg [11:0] sums__3__q = 12'h0;
  reg [11:0] sums__4__d;
  reg [11:0] sums__4__q = 12'h0;
  reg [11:0] sums__5__d;
  reg [11:0] sums__5__q = 12'h0;
  reg [11:0] sums__6__d;
  reg [11:0] sums__6__q = 12'h0;
  reg [11:0] sums__7__d;
  reg [11:0] sums__7__q = 12'h0;
  always @(*) begin
    own_age = age__0;
    own_credit = credit__0;
    favoured = (replay[0] | granted[0]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__0__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[0]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[0], own[13:0]};
    own = {own[14:1], follows[0]};
    key__0 = own;
    own_age = age__1;
    own_credit = credit__1;
    favoured = (replay[1] | granted[1]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__1__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[1]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[1], own[13:0]};
    own = {own[14:1], follows[1]};
    key__1 = own;
    own_age = age__2;
    own_credit = credit__2;
    favoured = (replay[2] | granted[2]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__2__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[2]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[2], own[13:0]};
    own = {own[14:1], follows[2]};
    key__2 = own;
    own_age = age__3;
    own_credit = credit__3;
    favoured = (replay[3] | granted[3]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__3__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[3]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[3], own[13:0]};
    own = {own[14:1], follows[3]};
    key__3 = own;
    own_age = age__4;
    own_credit = credit__4;
    favoured = (replay[4] | granted[4]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__4__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[4]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[4], own[13:0]};
    own = {own[14:1], follows[4]};
    key__4 = own;
    own_age = age__5;
    own_credit = credit__5;
    favoured = (replay[5] | granted[5]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__5__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[5]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[5], own[13:0]};
    own = {own[14:1], follows[5]};
    key__5 = own;
    own_age = age__6;
    own_credit = credit__6;
    favoured = (replay[6] | granted[6]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__6__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[6]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[6], own[13:0]};
    own = {own[14:1], follows[6]};
    key__6 = own;
    own_age = age__7;
    own_credit = credit__7;
    favoured = (replay[7] | granted[7]);
    sum = 12'h0;
    scaled = 12'h0;
    sums__7__d = {sum + scaled};
    own = 15'h0;
    own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
    own = {own[14:13], (!slow_pipe[7]), own[11:0]};
    own = {own[14], favoured, own[12:0]};
    whole = 15'h0;
    own = {overdue[7], own[13:0]};
    own = {own[14:1], follows[7]};
    key__7 = own;
  end
  always @(posedge clock) begin
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
    sums__4__q <= sums__4__d;
    sums__5__q <= sums__5__d;
    sums__6__q <= sums__6__d;
    sums__7__q <= sums__7__d;
  end
endmodule
