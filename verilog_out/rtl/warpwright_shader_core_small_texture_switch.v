// SPDX-License-Identifier: MIT
// Part of shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_small_texture_switch (
  input wire clock,
  input wire unit__0_valid,
  output reg unit__0_ready,
  input wire unit__0_kind,
  input wire [2:0] unit__0_warp,
  input wire [5:0] unit__0_rd,
  input wire [2:0] unit__0_slot,
  input wire [3:0] unit__0_mask,
  input wire [3:0] unit__0_channels,
  input wire [3:0] unit__0_texture,
  input wire [31:0] unit__0_u__0,
  input wire [31:0] unit__0_u__1,
  input wire [31:0] unit__0_u__2,
  input wire [31:0] unit__0_u__3,
  input wire [31:0] unit__0_v__0,
  input wire [31:0] unit__0_v__1,
  input wire [31:0] unit__0_v__2,
  input wire [31:0] unit__0_v__3,
  output reg req_valid,
  input wire req_ready,
  output reg req_kind,
  output reg [2:0] req_warp,
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
  output reg wb_ready,
  input wire [2:0] wb_warp,
  input wire [5:0] wb_rd,
  input wire [3:0] wb_mask,
  input wire [31:0] wb_data__0,
  input wire [31:0] wb_data__1,
  input wire [31:0] wb_data__2,
  input wire [31:0] wb_data__3,
  input wire wb_last,
  input wire [2:0] wb_slot,
  output reg texel__0_valid,
  input wire texel__0_ready,
  output reg [2:0] texel__0_warp,
  output reg [5:0] texel__0_rd,
  output reg [3:0] texel__0_mask,
  output reg [31:0] texel__0_data__0,
  output reg [31:0] texel__0_data__1,
  output reg [31:0] texel__0_data__2,
  output reg [31:0] texel__0_data__3,
  output reg texel__0_last,
  output reg [2:0] texel__0_slot
);
  reg [2:0] winner;
  reg chosen_valid;
  reg chosen_ready;
  reg chosen_kind;
  reg [2:0] chosen_warp;
  reg [5:0] chosen_rd;
  reg [2:0] chosen_slot;
  reg [3:0] chosen_mask;
  reg [3:0] chosen_channels;
  reg [3:0] chosen_texture;
  reg [31:0] chosen_u__0;
  reg [31:0] chosen_u__1;
  reg [31:0] chosen_u__2;
  reg [31:0] chosen_u__3;
  reg [31:0] chosen_v__0;
  reg [31:0] chosen_v__1;
  reg [31:0] chosen_v__2;
  reg [31:0] chosen_v__3;
  reg [2:0] number;
  reg req_valid_value;
  reg texel__0_valid_value;
  reg unit__0_ready_value;
  reg wb_ready_value;
  reg [2:0] last__d;
  reg [2:0] last__q = 3'h0;
  always @(*) begin
    last__d = last__q;
    winner = 3'h0;
    req_valid_value = 1'h0;
    if (unit__0_valid) begin
      winner = 3'h0;
      req_valid_value = 1'h1;
    end
    if ((unit__0_valid & (last__q > 3'h0))) begin
      winner = 3'h0;
    end
    chosen_ready = req_ready;
    chosen_valid = unit__0_valid;
    unit__0_ready_value = chosen_ready;
    chosen_kind = unit__0_kind;
    chosen_warp = unit__0_warp;
    chosen_rd = unit__0_rd;
    chosen_slot = unit__0_slot;
    chosen_mask = unit__0_mask;
    chosen_channels = unit__0_channels;
    chosen_texture = unit__0_texture;
    chosen_u__0 = unit__0_u__0;
    chosen_u__1 = unit__0_u__1;
    chosen_u__2 = unit__0_u__2;
    chosen_u__3 = unit__0_u__3;
    chosen_v__0 = unit__0_v__0;
    chosen_v__1 = unit__0_v__1;
    chosen_v__2 = unit__0_v__2;
    chosen_v__3 = unit__0_v__3;
    number = 3'h0;
    if ((winner == 3'h0)) begin
      chosen_valid = unit__0_valid;
      unit__0_ready_value = chosen_ready;
      chosen_kind = unit__0_kind;
      chosen_warp = unit__0_warp;
      chosen_rd = unit__0_rd;
      chosen_slot = unit__0_slot;
      chosen_mask = unit__0_mask;
      chosen_channels = unit__0_channels;
      chosen_texture = unit__0_texture;
      chosen_u__0 = unit__0_u__0;
      chosen_u__1 = unit__0_u__1;
      chosen_u__2 = unit__0_u__2;
      chosen_u__3 = unit__0_u__3;
      chosen_v__0 = unit__0_v__0;
      chosen_v__1 = unit__0_v__1;
      chosen_v__2 = unit__0_v__2;
      chosen_v__3 = unit__0_v__3;
      number = 3'h0;
    end
    unit__0_ready_value = ((unit__0_valid & req_ready) & (winner == 3'h0));
    req_warp = chosen_warp;
    req_kind = chosen_kind;
    req_rd = chosen_rd;
    req_slot = chosen_slot;
    req_mask = chosen_mask;
    req_channels = chosen_channels;
    req_texture = chosen_texture;
    req_u__0 = chosen_u__0;
    req_u__1 = chosen_u__1;
    req_u__2 = chosen_u__2;
    req_u__3 = chosen_u__3;
    req_v__0 = chosen_v__0;
    req_v__1 = chosen_v__1;
    req_v__2 = chosen_v__2;
    req_v__3 = chosen_v__3;
    if ((req_valid_value & req_ready)) begin
      last__d = winner;
    end
    wb_ready_value = 1'h0;
    texel__0_valid_value = 1'h0;
    texel__0_warp = wb_warp;
    texel__0_rd = wb_rd;
    texel__0_mask = wb_mask;
    texel__0_last = wb_last;
    texel__0_slot = wb_slot;
    texel__0_data__0 = wb_data__0;
    texel__0_data__1 = wb_data__1;
    texel__0_data__2 = wb_data__2;
    texel__0_data__3 = wb_data__3;
    texel__0_valid_value = wb_valid;
    wb_ready_value = texel__0_ready;
    req_valid = req_valid_value;
    texel__0_valid = texel__0_valid_value;
    unit__0_ready = unit__0_ready_value;
    wb_ready = wb_ready_value;
  end
  always @(posedge clock) begin
    last__q <= last__d;
  end
endmodule
