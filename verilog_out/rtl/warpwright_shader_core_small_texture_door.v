// SPDX-License-Identifier: MIT
// Part of shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_small_texture_door (
  input wire clock,
  input wire selected,
  input wire dropped,
  input wire req_valid,
  input wire req_kind,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire room,
  output reg ready,
  output reg out_valid,
  input wire out_ready,
  output reg out_kind,
  output reg [2:0] out_warp,
  output reg [5:0] out_rd,
  output reg [2:0] out_slot,
  output reg [3:0] out_mask,
  output reg [3:0] out_channels,
  output reg [3:0] out_texture,
  output reg [31:0] out_u__0,
  output reg [31:0] out_u__1,
  output reg [31:0] out_u__2,
  output reg [31:0] out_u__3,
  output reg [31:0] out_v__0,
  output reg [31:0] out_v__1,
  output reg [31:0] out_v__2,
  output reg [31:0] out_v__3
);
  reg [31:0] about;
  reg [31:0] facts;
  reg [3:0] mine;
  reg [3:0] rest;
  reg begun;
  reg goes;
  reg filled;
  reg pops;
  reg [1:0] place;
  reg left;
  reg ready_value;
  reg [4:0] part_0;
  reg queue__0__in_valid;
  wire queue__0__in_ready;
  reg [31:0] queue__0__in_words__0;
  reg [31:0] queue__0__in_words__1;
  reg [31:0] queue__0__in_words__2;
  reg [31:0] queue__0__in_words__3;
  reg [31:0] queue__0__in_words__4;
  reg [31:0] queue__0__in_words__5;
  reg [31:0] queue__0__in_words__6;
  reg [31:0] queue__0__in_words__7;
  reg [31:0] queue__0__in_words__8;
  wire queue__0__out_valid;
  reg queue__0__out_ready;
  wire [31:0] queue__0__out_words__0;
  wire [31:0] queue__0__out_words__1;
  wire [31:0] queue__0__out_words__2;
  wire [31:0] queue__0__out_words__3;
  wire [31:0] queue__0__out_words__4;
  wire [31:0] queue__0__out_words__5;
  wire [31:0] queue__0__out_words__6;
  wire [31:0] queue__0__out_words__7;
  wire [31:0] queue__0__out_words__8;
  reg at__d;
  reg at__q = 1'h0;
  reg [2:0] reserved__d;
  reg [2:0] reserved__q = 3'h0;
  always @(*) begin
    part_0 = 5'h0;
    at__d = at__q;
    about = {{26'h0, req_rd} << 32'h1};
    about = {about[31:1], req_kind};
    about = ((((about | {{29'h0, req_slot} << 32'h7}) | {{28'h0, req_channels} << 32'he}) | {{28'h0, req_texture} <<
        32'h12}) | {{29'h0, req_warp} << 32'h16});
    rest = req_mask;
    begun = 1'h0;
    mine = rest;
    rest = 4'h0;
    facts = (about | {{28'h0, mine} << 32'ha});
    facts = {facts[31:28], ((|mine) | ((!begun) & (!(|rest)))), facts[26:0]};
    facts = {facts[31:29], (!(|rest)), facts[27:0]};
    begun = 1'h1;
    queue__0__in_valid = req_valid;
    queue__0__in_words__8 = facts;
    queue__0__in_words__0 = req_u__0;
    queue__0__in_words__4 = req_v__0;
    queue__0__in_words__1 = req_u__1;
    queue__0__in_words__5 = req_v__1;
    queue__0__in_words__2 = req_u__2;
    queue__0__in_words__6 = req_v__2;
    queue__0__in_words__3 = req_u__3;
    queue__0__in_words__7 = req_v__3;
    filled = 1'h0;
    facts = 32'h0;
    out_u__0 = queue__0__out_words__0;
    out_v__0 = queue__0__out_words__4;
    out_u__1 = queue__0__out_words__1;
    out_v__1 = queue__0__out_words__5;
    out_u__2 = queue__0__out_words__2;
    out_v__2 = queue__0__out_words__6;
    out_u__3 = queue__0__out_words__3;
    out_v__3 = queue__0__out_words__7;
    filled = queue__0__out_valid;
    facts = queue__0__out_words__8;
    goes = 1'h1;
    pops = (filled & (out_ready | (!goes)));
    queue__0__out_ready = (out_ready | (!goes));
    out_valid = (filled & goes);
    out_kind = facts[0];
    out_rd = facts[6:1];
    out_slot = facts[9:7];
    out_mask = facts[13:10];
    out_channels = facts[17:14];
    out_texture = facts[21:18];
    place = {1'h0, at__q};
    place = {facts[28], place[0]};
    part_0 = facts[26:22];
    out_warp = part_0[2:0];
    left = pops;
    if (((selected & (!left)) & (!dropped))) begin
      reserved__d = {reserved__q + 3'h1};
    end
    if (((!selected) & (left ^ dropped))) begin
      reserved__d = {reserved__q - 3'h1};
    end
    if (((selected & left) & dropped)) begin
      reserved__d = {reserved__q - 3'h1};
    end
    if ((((!selected) & left) & dropped)) begin
      reserved__d = {reserved__q - 3'h2};
    end
    ready_value = (reserved__q <= 3'h2);
    reserved__d = 3'h0;
    ready_value = room;
    ready = ready_value;
  end
  always @(posedge clock) begin
    at__q <= at__d;
    reserved__q <= reserved__d;
  end
  warpwright_shader_core_nano_queue queue__0 (
    .clock(clock),
    .in_valid(queue__0__in_valid),
    .in_ready(queue__0__in_ready),
    .in_words__0(queue__0__in_words__0),
    .in_words__1(queue__0__in_words__1),
    .in_words__2(queue__0__in_words__2),
    .in_words__3(queue__0__in_words__3),
    .in_words__4(queue__0__in_words__4),
    .in_words__5(queue__0__in_words__5),
    .in_words__6(queue__0__in_words__6),
    .in_words__7(queue__0__in_words__7),
    .in_words__8(queue__0__in_words__8),
    .out_valid(queue__0__out_valid),
    .out_ready(queue__0__out_ready),
    .out_words__0(queue__0__out_words__0),
    .out_words__1(queue__0__out_words__1),
    .out_words__2(queue__0__out_words__2),
    .out_words__3(queue__0__out_words__3),
    .out_words__4(queue__0__out_words__4),
    .out_words__5(queue__0__out_words__5),
    .out_words__6(queue__0__out_words__6),
    .out_words__7(queue__0__out_words__7),
    .out_words__8(queue__0__out_words__8)
  );
endmodule
