// SPDX-License-Identifier: MIT
// texture_switch: execution units in turn at the texture pipeline, texels back to them
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module texture_switch (
  input wire clock,
  input wire unit_valid__0,
  input wire unit_valid__1,
  input wire unit_valid__2,
  input wire unit_valid__3,
  output reg unit_ready__0,
  output reg unit_ready__1,
  output reg unit_ready__2,
  output reg unit_ready__3,
  input wire unit_kind__0,
  input wire unit_kind__1,
  input wire unit_kind__2,
  input wire unit_kind__3,
  input wire [2:0] unit_warp__0,
  input wire [2:0] unit_warp__1,
  input wire [2:0] unit_warp__2,
  input wire [2:0] unit_warp__3,
  input wire [5:0] unit_rd__0,
  input wire [5:0] unit_rd__1,
  input wire [5:0] unit_rd__2,
  input wire [5:0] unit_rd__3,
  input wire [2:0] unit_slot__0,
  input wire [2:0] unit_slot__1,
  input wire [2:0] unit_slot__2,
  input wire [2:0] unit_slot__3,
  input wire [3:0] unit_mask__0,
  input wire [3:0] unit_mask__1,
  input wire [3:0] unit_mask__2,
  input wire [3:0] unit_mask__3,
  input wire [3:0] unit_channels__0,
  input wire [3:0] unit_channels__1,
  input wire [3:0] unit_channels__2,
  input wire [3:0] unit_channels__3,
  input wire [3:0] unit_texture__0,
  input wire [3:0] unit_texture__1,
  input wire [3:0] unit_texture__2,
  input wire [3:0] unit_texture__3,
  input wire [31:0] unit_u__0,
  input wire [31:0] unit_u__1,
  input wire [31:0] unit_u__2,
  input wire [31:0] unit_u__3,
  input wire [31:0] unit_u__4,
  input wire [31:0] unit_u__5,
  input wire [31:0] unit_u__6,
  input wire [31:0] unit_u__7,
  input wire [31:0] unit_u__8,
  input wire [31:0] unit_u__9,
  input wire [31:0] unit_u__10,
  input wire [31:0] unit_u__11,
  input wire [31:0] unit_u__12,
  input wire [31:0] unit_u__13,
  input wire [31:0] unit_u__14,
  input wire [31:0] unit_u__15,
  input wire [31:0] unit_v__0,
  input wire [31:0] unit_v__1,
  input wire [31:0] unit_v__2,
  input wire [31:0] unit_v__3,
  input wire [31:0] unit_v__4,
  input wire [31:0] unit_v__5,
  input wire [31:0] unit_v__6,
  input wire [31:0] unit_v__7,
  input wire [31:0] unit_v__8,
  input wire [31:0] unit_v__9,
  input wire [31:0] unit_v__10,
  input wire [31:0] unit_v__11,
  input wire [31:0] unit_v__12,
  input wire [31:0] unit_v__13,
  input wire [31:0] unit_v__14,
  input wire [31:0] unit_v__15,
  output reg req_valid,
  input wire req_ready,
  output reg req_kind,
  output reg [4:0] req_warp,
  output reg [5:0] req_rd,
  output reg [2:0] req_slot,
  output reg [3:0] req_mask,
  output reg [3:0] req_channels,
  output reg [3:0] req_texture,
  output reg [31:0] req_u__0,
  output reg [31:0] req_u__1,
  output reg [31:0] req_u__2,
  output reg [31:0] req_u__3,
  output reg [31:0] req_v__0,
  output reg [31:0] req_v__1,
  output reg [31:0] req_v__2,
  output reg [31:0] req_v__3,
  input wire wb_valid,
  input wire [4:0] wb_warp,
  output reg wb_ready,
  output reg texel_valid__0,
  output reg texel_valid__1,
  output reg texel_valid__2,
  output reg texel_valid__3,
  output reg [2:0] texel_warp,
  input wire texel_ready__0,
  input wire texel_ready__1,
  input wire texel_ready__2,
  input wire texel_ready__3
);
  localparam [2:0] shift = 3'h3;
  reg [2:0] winner;
  reg [4:0] number;
  reg [2:0] own_warp;
  reg [2:0] last__d;
  reg [2:0] last__q = 3'h0;
  always @(*) begin
    last__d = last__q;
    winner = 3'h0;
    req_valid = 1'h0;
    if (unit_valid__0) begin
      winner = 3'h0;
      req_valid = 1'h1;
    end
    if (unit_valid__1) begin
      winner = 3'h1;
      req_valid = 1'h1;
    end
    if (unit_valid__2) begin
      winner = 3'h2;
      req_valid = 1'h1;
    end
    if (unit_valid__3) begin
      winner = 3'h3;
      req_valid = 1'h1;
    end
    if ((unit_valid__0 & (last__q > 3'h0))) begin
      winner = 3'h0;
    end
    if ((unit_valid__1 & (last__q > 3'h1))) begin
      winner = 3'h1;
    end
    if ((unit_valid__2 & (last__q > 3'h2))) begin
      winner = 3'h2;
    end
    if ((unit_valid__3 & (last__q > 3'h3))) begin
      winner = 3'h3;
    end
    number = 5'h0;
    own_warp = 3'h0;
    req_kind = unit_kind__0;
    req_warp = 5'h0;
    req_rd = unit_rd__0;
    req_slot = unit_slot__0;
    req_mask = unit_mask__0;
    req_channels = unit_channels__0;
    req_texture = unit_texture__0;
    req_u__0 = unit_u__0;
    req_v__0 = unit_v__0;
    req_u__1 = unit_u__1;
    req_v__1 = unit_v__1;
    req_u__2 = unit_u__2;
    req_v__2 = unit_v__2;
    req_u__3 = unit_u__3;
    req_v__3 = unit_v__3;
    unit_ready__0 = 1'h0;
    if ((winner == 3'h0)) begin
      number = 5'h0;
      unit_ready__0 = (unit_valid__0 & req_ready);
      req_kind = unit_kind__0;
      own_warp = unit_warp__0;
      req_warp = ({2'h0, own_warp} | {number << shift});
      req_rd = unit_rd__0;
      req_slot = unit_slot__0;
      req_mask = unit_mask__0;
      req_channels = unit_channels__0;
      req_texture = unit_texture__0;
      req_u__0 = unit_u__0;
      req_u__1 = unit_u__1;
      req_u__2 = unit_u__2;
      req_u__3 = unit_u__3;
      req_v__0 = unit_v__0;
      req_v__1 = unit_v__1;
      req_v__2 = unit_v__2;
      req_v__3 = unit_v__3;
    end
    unit_ready__1 = 1'h0;
    if ((winner == 3'h1)) begin
      number = 5'h1;
      unit_ready__1 = (unit_valid__1 & req_ready);
      req_kind = unit_kind__1;
      own_warp = unit_warp__1;
      req_warp = ({2'h0, own_warp} | {number << shift});
      req_rd = unit_rd__1;
      req_slot = unit_slot__1;
      req_mask = unit_mask__1;
      req_channels = unit_channels__1;
      req_texture = unit_texture__1;
      req_u__0 = unit_u__4;
      req_u__1 = unit_u__5;
      req_u__2 = unit_u__6;
      req_u__3 = unit_u__7;
      req_v__0 = unit_v__4;
      req_v__1 = unit_v__5;
      req_v__2 = unit_v__6;
      req_v__3 = unit_v__7;
    end
    unit_ready__2 = 1'h0;
    if ((winner == 3'h2)) begin
      number = 5'h2;
      unit_ready__2 = (unit_valid__2 & req_ready);
      req_kind = unit_kind__2;
      own_warp = unit_warp__2;
      req_warp = ({2'h0, own_warp} | {number << shift});
      req_rd = unit_rd__2;
      req_slot = unit_slot__2;
      req_mask = unit_mask__2;
      req_channels = unit_channels__2;
      req_texture = unit_texture__2;
      req_u__0 = unit_u__8;
      req_u__1 = unit_u__9;
      req_u__2 = unit_u__10;
      req_u__3 = unit_u__11;
      req_v__0 = unit_v__8;
      req_v__1 = unit_v__9;
      req_v__2 = unit_v__10;
      req_v__3 = unit_v__11;
    end
    unit_ready__3 = 1'h0;
    if ((winner == 3'h3)) begin
      number = 5'h3;
      unit_ready__3 = (unit_valid__3 & req_ready);
      req_kind = unit_kind__3;
      own_warp = unit_warp__3;
      req_warp = ({2'h0, own_warp} | {number << shift});
      req_rd = unit_rd__3;
      req_slot = unit_slot__3;
      req_mask = unit_mask__3;
      req_channels = unit_channels__3;
      req_texture = unit_texture__3;
      req_u__0 = unit_u__12;
      req_u__1 = unit_u__13;
      req_u__2 = unit_u__14;
      req_u__3 = unit_u__15;
      req_v__0 = unit_v__12;
      req_v__1 = unit_v__13;
      req_v__2 = unit_v__14;
      req_v__3 = unit_v__15;
    end
    if ((req_valid & req_ready)) begin
      last__d = winner;
    end
    texel_warp = wb_warp[2:0];
    wb_ready = 1'h0;
    texel_valid__0 = 1'h0;
    if (({wb_warp >> shift} == 5'h0)) begin
      texel_valid__0 = wb_valid;
      wb_ready = texel_ready__0;
    end
    texel_valid__1 = 1'h0;
    if (({wb_warp >> shift} == 5'h1)) begin
      texel_valid__1 = wb_valid;
      wb_ready = texel_ready__1;
    end
    texel_valid__2 = 1'h0;
    if (({wb_warp >> shift} == 5'h2)) begin
      texel_valid__2 = wb_valid;
      wb_ready = texel_ready__2;
    end
    texel_valid__3 = 1'h0;
    if (({wb_warp >> shift} == 5'h3)) begin
      texel_valid__3 = wb_valid;
      wb_ready = texel_ready__3;
    end
  end
  always @(posedge clock) begin
    last__q <= last__d;
  end
endmodule
