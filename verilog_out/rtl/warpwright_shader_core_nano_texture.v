// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_texture (
  input wire clock,
  input wire flush,
  input wire req_valid,
  output reg req_ready,
  input wire req_kind,
  input wire [1:0] req_warp,
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
  input wire [27:0] descriptor_base,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  output reg [5:0] mem_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg [2:0] count_lookup,
  output reg count_miss
);
  reg [21:0] looked;
  reg address_gen__rsp_valid_value;
  reg [31:0] fifo__push_about_value;
  reg [27:0] mem_address_value;
  reg [5:0] mem_tag_value;
  reg address_gen__flush;
  reg address_gen__req_valid;
  wire address_gen__req_ready;
  reg address_gen__req_kind;
  reg [1:0] address_gen__req_warp;
  reg [5:0] address_gen__req_rd;
  reg [2:0] address_gen__req_slot;
  reg [3:0] address_gen__req_mask;
  reg [3:0] address_gen__req_channels;
  reg [3:0] address_gen__req_texture;
  reg [31:0] address_gen__req_u__0;
  reg [31:0] address_gen__req_u__1;
  reg [31:0] address_gen__req_u__2;
  reg [31:0] address_gen__req_u__3;
  reg [31:0] address_gen__req_v__0;
  reg [31:0] address_gen__req_v__1;
  reg [31:0] address_gen__req_v__2;
  reg [31:0] address_gen__req_v__3;
  reg [27:0] address_gen__descriptor_base;
  wire address_gen__mem_valid;
  reg address_gen__mem_ready;
  wire [27:0] address_gen__mem_address;
  reg address_gen__rsp_valid;
  reg [31:0] address_gen__rsp_data__0;
  reg [31:0] address_gen__rsp_data__1;
  reg [31:0] address_gen__rsp_data__2;
  reg [31:0] address_gen__rsp_data__3;
  wire address_gen__out_valid;
  reg address_gen__out_ready;
  wire [31:0] address_gen__out_address__0;
  wire [31:0] address_gen__out_address__1;
  wire [31:0] address_gen__out_address__2;
  wire [31:0] address_gen__out_address__3;
  wire [3:0] address_gen__out_set__0;
  wire [3:0] address_gen__out_set__1;
  wire [3:0] address_gen__out_set__2;
  wire [3:0] address_gen__out_set__3;
  wire [3:0] address_gen__out_need;
  wire [21:0] address_gen__out_about;
  wire [22:0] address_gen__out_meta;
  reg tags__flush;
  reg tags__sample_valid;
  wire tags__sample_ready;
  reg [31:0] tags__sample_address__0;
  reg [31:0] tags__sample_address__1;
  reg [31:0] tags__sample_address__2;
  reg [31:0] tags__sample_address__3;
  reg [3:0] tags__sample_set__0;
  reg [3:0] tags__sample_set__1;
  reg [3:0] tags__sample_set__2;
  reg [3:0] tags__sample_set__3;
  reg [3:0] tags__sample_need;
  reg tags__room;
  reg tags__line_room;
  reg [4:0] tags__line_slot;
  wire tags__push;
  wire [3:0] tags__push_texels;
  wire [2:0] tags__push_fills;
  wire tags__push_last;
  wire [3:0] tags__push_line__0;
  wire [3:0] tags__push_line__1;
  wire [3:0] tags__push_line__2;
  wire [3:0] tags__push_line__3;
  wire tags__allocate_valid;
  wire [3:0] tags__allocate_line;
  wire tags__ask_valid;
  reg tags__ask_ready;
  wire [27:0] tags__ask_address;
  wire [4:0] tags__ask_slot;
  wire [2:0] tags__count_lookup;
  reg fifo__push_valid;
  reg [31:0] fifo__push_about;
  reg [22:0] fifo__push_meta;
  reg [3:0] fifo__push_offset__0;
  reg [3:0] fifo__push_offset__1;
  reg [3:0] fifo__push_offset__2;
  reg [3:0] fifo__push_offset__3;
  reg [3:0] fifo__push_line__0;
  reg [3:0] fifo__push_line__1;
  reg [3:0] fifo__push_line__2;
  reg [3:0] fifo__push_line__3;
  wire fifo__room;
  reg fifo__allocate_valid;
  reg [3:0] fifo__allocate_line;
  wire fifo__line_room;
  wire [4:0] fifo__line_slot;
  reg fifo__rsp_valid;
  reg [4:0] fifo__rsp_slot;
  reg [31:0] fifo__rsp_data__0;
  reg [31:0] fifo__rsp_data__1;
  reg [31:0] fifo__rsp_data__2;
  reg [31:0] fifo__rsp_data__3;
  wire fifo__fill;
  wire [3:0] fifo__fill_line;
  wire [31:0] fifo__fill_data__0;
  wire [31:0] fifo__fill_data__1;
  wire [31:0] fifo__fill_data__2;
  wire [31:0] fifo__fill_data__3;
  reg fifo__advance;
  wire fifo__pop_valid;
  wire [31:0] fifo__pop_about;
  wire [22:0] fifo__pop_meta;
  wire [15:0] fifo__pop_offsets;
  wire [3:0] fifo__pop_line__0;
  wire [3:0] fifo__pop_line__1;
  wire [3:0] fifo__pop_line__2;
  wire [3:0] fifo__pop_line__3;
  reg lines__0__read_enable;
  reg [3:0] lines__0__read_address;
  wire [31:0] lines__0__read_data;
  reg lines__0__write_enable;
  reg [3:0] lines__0__write_address;
  reg [31:0] lines__0__write_data;
  reg lines__1__read_enable;
  reg [3:0] lines__1__read_address;
  wire [31:0] lines__1__read_data;
  reg lines__1__write_enable;
  reg [3:0] lines__1__write_address;
  reg [31:0] lines__1__write_data;
  reg lines__2__read_enable;
  reg [3:0] lines__2__read_address;
  wire [31:0] lines__2__read_data;
  reg lines__2__write_enable;
  reg [3:0] lines__2__write_address;
  reg [31:0] lines__2__write_data;
  reg lines__3__read_enable;
  reg [3:0] lines__3__read_address;
  wire [31:0] lines__3__read_data;
  reg lines__3__write_enable;
  reg [3:0] lines__3__write_address;
  reg [31:0] lines__3__write_data;
  reg lines__4__read_enable;
  reg [3:0] lines__4__read_address;
  wire [31:0] lines__4__read_data;
  reg lines__4__write_enable;
  reg [3:0] lines__4__write_address;
  reg [31:0] lines__4__write_data;
  reg lines__5__read_enable;
  reg [3:0] lines__5__read_address;
  wire [31:0] lines__5__read_data;
  reg lines__5__write_enable;
  reg [3:0] lines__5__write_address;
  reg [31:0] lines__5__write_data;
  reg lines__6__read_enable;
  reg [3:0] lines__6__read_address;
  wire [31:0] lines__6__read_data;
  reg lines__6__write_enable;
  reg [3:0] lines__6__write_address;
  reg [31:0] lines__6__write_data;
  reg lines__7__read_enable;
  reg [3:0] lines__7__read_address;
  wire [31:0] lines__7__read_data;
  reg lines__7__write_enable;
  reg [3:0] lines__7__write_address;
  reg [31:0] lines__7__write_data;
  reg lines__8__read_enable;
  reg [3:0] lines__8__read_address;
  wire [31:0] lines__8__read_data;
  reg lines__8__write_enable;
  reg [3:0] lines__8__write_address;
  reg [31:0] lines__8__write_data;
  reg lines__9__read_enable;
  reg [3:0] lines__9__read_address;
  wire [31:0] lines__9__read_data;
  reg lines__9__write_enable;
  reg [3:0] lines__9__write_address;
  reg [31:0] lines__9__write_data;
  reg lines__10__read_enable;
  reg [3:0] lines__10__read_address;
  wire [31:0] lines__10__read_data;
  reg lines__10__write_enable;
  reg [3:0] lines__10__write_address;
  reg [31:0] lines__10__write_data;
  reg lines__11__read_enable;
  reg [3:0] lines__11__read_address;
  wire [31:0] lines__11__read_data;
  reg lines__11__write_enable;
  reg [3:0] lines__11__write_address;
  reg [31:0] lines__11__write_data;
  reg lines__12__read_enable;
  reg [3:0] lines__12__read_address;
  wire [31:0] lines__12__read_data;
  reg lines__12__write_enable;
  reg [3:0] lines__12__write_address;
  reg [31:0] lines__12__write_data;
  reg lines__13__read_enable;
  reg [3:0] lines__13__read_address;
  wire [31:0] lines__13__read_data;
  reg lines__13__write_enable;
  reg [3:0] lines__13__write_address;
  reg [31:0] lines__13__write_data;
  reg lines__14__read_enable;
  reg [3:0] lines__14__read_address;
  wire [31:0] lines__14__read_data;
  reg lines__14__write_enable;
  reg [3:0] lines__14__write_address;
  reg [31:0] lines__14__write_data;
  reg lines__15__read_enable;
  reg [3:0] lines__15__read_address;
  wire [31:0] lines__15__read_data;
  reg lines__15__write_enable;
  reg [3:0] lines__15__write_address;
  reg [31:0] lines__15__write_data;
  reg filter__entry_valid;
  reg [31:0] filter__entry_about;
  reg [22:0] filter__entry_meta;
  reg [15:0] filter__entry_offsets;
  reg [31:0] filter__words__0;
  reg [31:0] filter__words__1;
  reg [31:0] filter__words__2;
  reg [31:0] filter__words__3;
  reg [31:0] filter__words__4;
  reg [31:0] filter__words__5;
  reg [31:0] filter__words__6;
  reg [31:0] filter__words__7;
  reg [31:0] filter__words__8;
  reg [31:0] filter__words__9;
  reg [31:0] filter__words__10;
  reg [31:0] filter__words__11;
  reg [31:0] filter__words__12;
  reg [31:0] filter__words__13;
  reg [31:0] filter__words__14;
  reg [31:0] filter__words__15;
  wire filter__advance;
  wire filter__wb_valid;
  reg filter__wb_ready;
  wire [1:0] filter__wb_warp;
  wire [5:0] filter__wb_rd;
  wire [3:0] filter__wb_mask;
  wire [31:0] filter__wb_data__0;
  wire [31:0] filter__wb_data__1;
  wire [31:0] filter__wb_data__2;
  wire [31:0] filter__wb_data__3;
  wire filter__wb_last;
  wire [2:0] filter__wb_slot;
  reg [21:0] looked_format__d;
  reg [21:0] looked_format__q = 22'h0;
  reg [22:0] looked_meta__d;
  reg [22:0] looked_meta__q = 23'h0;
  reg [3:0] looked_offset__0__d;
  reg [3:0] looked_offset__0__q = 4'h0;
  reg [3:0] looked_offset__1__d;
  reg [3:0] looked_offset__1__q = 4'h0;
  reg [3:0] looked_offset__2__d;
  reg [3:0] looked_offset__2__q = 4'h0;
  reg [3:0] looked_offset__3__d;
  reg [3:0] looked_offset__3__q = 4'h0;
  always @(*) begin
    looked_format__d = looked_format__q;
    looked_meta__d = looked_meta__q;
    looked_offset__0__d = looked_offset__0__q;
    looked_offset__1__d = looked_offset__1__q;
    looked_offset__2__d = looked_offset__2__q;
    looked_offset__3__d = looked_offset__3__q;
    address_gen__flush = flush;
    address_gen__descriptor_base = descriptor_base;
    address_gen__req_valid = req_valid;
    req_ready = address_gen__req_ready;
    address_gen__req_kind = req_kind;
    address_gen__req_warp = req_warp;
    address_gen__req_rd = req_rd;
    address_gen__req_slot = req_slot;
    address_gen__req_mask = req_mask;
    address_gen__req_channels = req_channels;
    address_gen__req_texture = req_texture;
    address_gen__req_u__0 = req_u__0;
    address_gen__req_u__1 = req_u__1;
    address_gen__req_u__2 = req_u__2;
    address_gen__req_u__3 = req_u__3;
    address_gen__req_v__0 = req_v__0;
    address_gen__req_v__1 = req_v__1;
    address_gen__req_v__2 = req_v__2;
    address_gen__req_v__3 = req_v__3;
    address_gen__rsp_valid_value = rsp_valid;
    address_gen__rsp_data__0 = rsp_data__0;
    address_gen__rsp_data__1 = rsp_data__1;
    address_gen__rsp_data__2 = rsp_data__2;
    address_gen__rsp_data__3 = rsp_data__3;
    address_gen__rsp_valid_value = (rsp_valid & rsp_tag[5]);
    tags__flush = flush;
    tags__sample_valid = address_gen__out_valid;
    address_gen__out_ready = tags__sample_ready;
    tags__sample_address__0 = address_gen__out_address__0;
    tags__sample_address__1 = address_gen__out_address__1;
    tags__sample_address__2 = address_gen__out_address__2;
    tags__sample_address__3 = address_gen__out_address__3;
    tags__sample_set__0 = address_gen__out_set__0;
    tags__sample_set__1 = address_gen__out_set__1;
    tags__sample_set__2 = address_gen__out_set__2;
    tags__sample_set__3 = address_gen__out_set__3;
    tags__sample_need = address_gen__out_need;
    tags__room = fifo__room;
    tags__line_room = fifo__line_room;
    tags__line_slot = fifo__line_slot;
    if (tags__sample_ready) begin
      looked_format__d = address_gen__out_about;
      looked_meta__d = address_gen__out_meta;
      looked_offset__0__d = address_gen__out_address__0[3:0];
      looked_offset__1__d = address_gen__out_address__1[3:0];
      looked_offset__2__d = address_gen__out_address__2[3:0];
      looked_offset__3__d = address_gen__out_address__3[3:0];
    end
    count_lookup = tags__count_lookup;
    count_miss = tags__allocate_valid;
    mem_valid = (tags__ask_valid | address_gen__mem_valid);
    mem_address_value = tags__ask_address;
    mem_tag_value = {1'h0, tags__ask_slot};
    tags__ask_ready = (mem_ready & (!address_gen__mem_valid));
    address_gen__mem_ready = mem_ready;
    if (address_gen__mem_valid) begin
      mem_address_value = address_gen__mem_address;
      mem_tag_value = 6'h20;
    end
    looked = looked_format__q;
    fifo__push_valid = tags__push;
    fifo__push_about_value[3:0] = tags__push_texels;
    fifo__push_about_value[6:4] = tags__push_fills;
    fifo__push_about_value[7] = tags__push_last;
    fifo__push_about_value[15:8] = looked[13:6];
    fifo__push_about_value[23:16] = looked[21:14];
    fifo__push_about_value[24] = looked[0];
    fifo__push_about_value[25] = looked[1];
    fifo__push_about_value[27:26] = looked[3:2];
    fifo__push_about_value[28] = looked[4];
    fifo__push_about_value[29] = looked[5];
    fifo__push_about_value[31:30] = 2'h0;
    fifo__push_meta = looked_meta__q;
    fifo__allocate_valid = tags__allocate_valid;
    fifo__allocate_line = tags__allocate_line;
    fifo__rsp_valid = (rsp_valid & (!rsp_tag[5]));
    fifo__rsp_slot = rsp_tag[4:0];
    fifo__advance = filter__advance;
    fifo__push_offset__0 = looked_offset__0__q;
    fifo__push_line__0 = tags__push_line__0;
    fifo__rsp_data__0 = rsp_data__0;
    fifo__push_offset__1 = looked_offset__1__q;
    fifo__push_line__1 = tags__push_line__1;
    fifo__rsp_data__1 = rsp_data__1;
    fifo__push_offset__2 = looked_offset__2__q;
    fifo__push_line__2 = tags__push_line__2;
    fifo__rsp_data__2 = rsp_data__2;
    fifo__push_offset__3 = looked_offset__3__q;
    fifo__push_line__3 = tags__push_line__3;
    fifo__rsp_data__3 = rsp_data__3;
    lines__0__read_enable = fifo__pop_valid;
    lines__0__read_address = fifo__pop_line__0;
    lines__0__write_enable = fifo__fill;
    lines__0__write_address = fifo__fill_line;
    lines__0__write_data = fifo__fill_data__0;
    lines__1__read_enable = fifo__pop_valid;
    lines__1__read_address = fifo__pop_line__0;
    lines__1__write_enable = fifo__fill;
    lines__1__write_address = fifo__fill_line;
    lines__1__write_data = fifo__fill_data__1;
    lines__2__read_enable = fifo__pop_valid;
    lines__2__read_address = fifo__pop_line__0;
    lines__2__write_enable = fifo__fill;
    lines__2__write_address = fifo__fill_line;
    lines__2__write_data = fifo__fill_data__2;
    lines__3__read_enable = fifo__pop_valid;
    lines__3__read_address = fifo__pop_line__0;
    lines__3__write_enable = fifo__fill;
    lines__3__write_address = fifo__fill_line;
    lines__3__write_data = fifo__fill_data__3;
    lines__4__read_enable = fifo__pop_valid;
    lines__4__read_address = fifo__pop_line__1;
    lines__4__write_enable = fifo__fill;
    lines__4__write_address = fifo__fill_line;
    lines__4__write_data = fifo__fill_data__0;
    lines__5__read_enable = fifo__pop_valid;
    lines__5__read_address = fifo__pop_line__1;
    lines__5__write_enable = fifo__fill;
    lines__5__write_address = fifo__fill_line;
    lines__5__write_data = fifo__fill_data__1;
    lines__6__read_enable = fifo__pop_valid;
    lines__6__read_address = fifo__pop_line__1;
    lines__6__write_enable = fifo__fill;
    lines__6__write_address = fifo__fill_line;
    lines__6__write_data = fifo__fill_data__2;
    lines__7__read_enable = fifo__pop_valid;
    lines__7__read_address = fifo__pop_line__1;
    lines__7__write_enable = fifo__fill;
    lines__7__write_address = fifo__fill_line;
    lines__7__write_data = fifo__fill_data__3;
    lines__8__read_enable = fifo__pop_valid;
    lines__8__read_address = fifo__pop_line__2;
    lines__8__write_enable = fifo__fill;
    lines__8__write_address = fifo__fill_line;
    lines__8__write_data = fifo__fill_data__0;
    lines__9__read_enable = fifo__pop_valid;
    lines__9__read_address = fifo__pop_line__2;
    lines__9__write_enable = fifo__fill;
    lines__9__write_address = fifo__fill_line;
    lines__9__write_data = fifo__fill_data__1;
    lines__10__read_enable = fifo__pop_valid;
    lines__10__read_address = fifo__pop_line__2;
    lines__10__write_enable = fifo__fill;
    lines__10__write_address = fifo__fill_line;
    lines__10__write_data = fifo__fill_data__2;
    lines__11__read_enable = fifo__pop_valid;
    lines__11__read_address = fifo__pop_line__2;
    lines__11__write_enable = fifo__fill;
    lines__11__write_address = fifo__fill_line;
    lines__11__write_data = fifo__fill_data__3;
    lines__12__read_enable = fifo__pop_valid;
    lines__12__read_address = fifo__pop_line__3;
    lines__12__write_enable = fifo__fill;
    lines__12__write_address = fifo__fill_line;
    lines__12__write_data = fifo__fill_data__0;
    lines__13__read_enable = fifo__pop_valid;
    lines__13__read_address = fifo__pop_line__3;
    lines__13__write_enable = fifo__fill;
    lines__13__write_address = fifo__fill_line;
    lines__13__write_data = fifo__fill_data__1;
    lines__14__read_enable = fifo__pop_valid;
    lines__14__read_address = fifo__pop_line__3;
    lines__14__write_enable = fifo__fill;
    lines__14__write_address = fifo__fill_line;
    lines__14__write_data = fifo__fill_data__2;
    lines__15__read_enable = fifo__pop_valid;
    lines__15__read_address = fifo__pop_line__3;
    lines__15__write_enable = fifo__fill;
    lines__15__write_address = fifo__fill_line;
    lines__15__write_data = fifo__fill_data__3;
    filter__entry_valid = fifo__pop_valid;
    filter__entry_about = fifo__pop_about;
    filter__entry_meta = fifo__pop_meta;
    filter__entry_offsets = fifo__pop_offsets;
    filter__words__0 = lines__0__read_data;
    filter__words__1 = lines__1__read_data;
    filter__words__2 = lines__2__read_data;
    filter__words__3 = lines__3__read_data;
    filter__words__4 = lines__4__read_data;
    filter__words__5 = lines__5__read_data;
    filter__words__6 = lines__6__read_data;
    filter__words__7 = lines__7__read_data;
    filter__words__8 = lines__8__read_data;
    filter__words__9 = lines__9__read_data;
    filter__words__10 = lines__10__read_data;
    filter__words__11 = lines__11__read_data;
    filter__words__12 = lines__12__read_data;
    filter__words__13 = lines__13__read_data;
    filter__words__14 = lines__14__read_data;
    filter__words__15 = lines__15__read_data;
    wb_valid = filter__wb_valid;
    filter__wb_ready = wb_ready;
    wb_warp = filter__wb_warp;
    wb_rd = filter__wb_rd;
    wb_mask = filter__wb_mask;
    wb_data__0 = filter__wb_data__0;
    wb_data__1 = filter__wb_data__1;
    wb_data__2 = filter__wb_data__2;
    wb_data__3 = filter__wb_data__3;
    wb_last = filter__wb_last;
    wb_slot = filter__wb_slot;
    address_gen__rsp_valid = address_gen__rsp_valid_value;
    fifo__push_about = fifo__push_about_value;
    mem_address = mem_address_value;
    mem_tag = mem_tag_value;
  end
  always @(posedge clock) begin
    looked_format__q <= looked_format__d;
    looked_meta__q <= looked_meta__d;
    looked_offset__0__q <= looked_offset__0__d;
    looked_offset__1__q <= looked_offset__1__d;
    looked_offset__2__q <= looked_offset__2__d;
    looked_offset__3__q <= looked_offset__3__d;
  end
  warpwright_shader_core_nano_address_gen address_gen (
    .clock(clock),
    .flush(address_gen__flush),
    .req_valid(address_gen__req_valid),
    .req_ready(address_gen__req_ready),
    .req_kind(address_gen__req_kind),
    .req_warp(address_gen__req_warp),
    .req_rd(address_gen__req_rd),
    .req_slot(address_gen__req_slot),
    .req_mask(address_gen__req_mask),
    .req_channels(address_gen__req_channels),
    .req_texture(address_gen__req_texture),
    .req_u__0(address_gen__req_u__0),
    .req_u__1(address_gen__req_u__1),
    .req_u__2(address_gen__req_u__2),
    .req_u__3(address_gen__req_u__3),
    .req_v__0(address_gen__req_v__0),
    .req_v__1(address_gen__req_v__1),
    .req_v__2(address_gen__req_v__2),
    .req_v__3(address_gen__req_v__3),
    .descriptor_base(address_gen__descriptor_base),
    .mem_valid(address_gen__mem_valid),
    .mem_ready(address_gen__mem_ready),
    .mem_address(address_gen__mem_address),
    .rsp_valid(address_gen__rsp_valid),
    .rsp_data__0(address_gen__rsp_data__0),
    .rsp_data__1(address_gen__rsp_data__1),
    .rsp_data__2(address_gen__rsp_data__2),
    .rsp_data__3(address_gen__rsp_data__3),
    .out_valid(address_gen__out_valid),
    .out_ready(address_gen__out_ready),
    .out_address__0(address_gen__out_address__0),
    .out_address__1(address_gen__out_address__1),
    .out_address__2(address_gen__out_address__2),
    .out_address__3(address_gen__out_address__3),
    .out_set__0(address_gen__out_set__0),
    .out_set__1(address_gen__out_set__1),
    .out_set__2(address_gen__out_set__2),
    .out_set__3(address_gen__out_set__3),
    .out_need(address_gen__out_need),
    .out_about(address_gen__out_about),
    .out_meta(address_gen__out_meta)
  );
  warpwright_shader_core_nano_tags_3 tags (
    .clock(clock),
    .flush(tags__flush),
    .sample_valid(tags__sample_valid),
    .sample_ready(tags__sample_ready),
    .sample_address__0(tags__sample_address__0),
    .sample_address__1(tags__sample_address__1),
    .sample_address__2(tags__sample_address__2),
    .sample_address__3(tags__sample_address__3),
    .sample_set__0(tags__sample_set__0),
    .sample_set__1(tags__sample_set__1),
    .sample_set__2(tags__sample_set__2),
    .sample_set__3(tags__sample_set__3),
    .sample_need(tags__sample_need),
    .room(tags__room),
    .line_room(tags__line_room),
    .line_slot(tags__line_slot),
    .push(tags__push),
    .push_texels(tags__push_texels),
    .push_fills(tags__push_fills),
    .push_last(tags__push_last),
    .push_line__0(tags__push_line__0),
    .push_line__1(tags__push_line__1),
    .push_line__2(tags__push_line__2),
    .push_line__3(tags__push_line__3),
    .allocate_valid(tags__allocate_valid),
    .allocate_line(tags__allocate_line),
    .ask_valid(tags__ask_valid),
    .ask_ready(tags__ask_ready),
    .ask_address(tags__ask_address),
    .ask_slot(tags__ask_slot),
    .count_lookup(tags__count_lookup)
  );
  warpwright_fifo fifo (
    .clock(clock),
    .push_valid(fifo__push_valid),
    .push_about(fifo__push_about),
    .push_meta(fifo__push_meta),
    .push_offset__0(fifo__push_offset__0),
    .push_offset__1(fifo__push_offset__1),
    .push_offset__2(fifo__push_offset__2),
    .push_offset__3(fifo__push_offset__3),
    .push_line__0(fifo__push_line__0),
    .push_line__1(fifo__push_line__1),
    .push_line__2(fifo__push_line__2),
    .push_line__3(fifo__push_line__3),
    .room(fifo__room),
    .allocate_valid(fifo__allocate_valid),
    .allocate_line(fifo__allocate_line),
    .line_room(fifo__line_room),
    .line_slot(fifo__line_slot),
    .rsp_valid(fifo__rsp_valid),
    .rsp_slot(fifo__rsp_slot),
    .rsp_data__0(fifo__rsp_data__0),
    .rsp_data__1(fifo__rsp_data__1),
    .rsp_data__2(fifo__rsp_data__2),
    .rsp_data__3(fifo__rsp_data__3),
    .fill(fifo__fill),
    .fill_line(fifo__fill_line),
    .fill_data__0(fifo__fill_data__0),
    .fill_data__1(fifo__fill_data__1),
    .fill_data__2(fifo__fill_data__2),
    .fill_data__3(fifo__fill_data__3),
    .advance(fifo__advance),
    .pop_valid(fifo__pop_valid),
    .pop_about(fifo__pop_about),
    .pop_meta(fifo__pop_meta),
    .pop_offsets(fifo__pop_offsets),
    .pop_line__0(fifo__pop_line__0),
    .pop_line__1(fifo__pop_line__1),
    .pop_line__2(fifo__pop_line__2),
    .pop_line__3(fifo__pop_line__3)
  );
  warpwright_sfu_operands lines__0 (
    .clock(clock),
    .read_enable(lines__0__read_enable),
    .read_address(lines__0__read_address),
    .read_data(lines__0__read_data),
    .write_enable(lines__0__write_enable),
    .write_address(lines__0__write_address),
    .write_data(lines__0__write_data)
  );
  warpwright_sfu_operands lines__1 (
    .clock(clock),
    .read_enable(lines__1__read_enable),
    .read_address(lines__1__read_address),
    .read_data(lines__1__read_data),
    .write_enable(lines__1__write_enable),
    .write_address(lines__1__write_address),
    .write_data(lines__1__write_data)
  );
  warpwright_sfu_operands lines__2 (
    .clock(clock),
    .read_enable(lines__2__read_enable),
    .read_address(lines__2__read_address),
    .read_data(lines__2__read_data),
    .write_enable(lines__2__write_enable),
    .write_address(lines__2__write_address),
    .write_data(lines__2__write_data)
  );
  warpwright_sfu_operands lines__3 (
    .clock(clock),
    .read_enable(lines__3__read_enable),
    .read_address(lines__3__read_address),
    .read_data(lines__3__read_data),
    .write_enable(lines__3__write_enable),
    .write_address(lines__3__write_address),
    .write_data(lines__3__write_data)
  );
  warpwright_sfu_operands lines__4 (
    .clock(clock),
    .read_enable(lines__4__read_enable),
    .read_address(lines__4__read_address),
    .read_data(lines__4__read_data),
    .write_enable(lines__4__write_enable),
    .write_address(lines__4__write_address),
    .write_data(lines__4__write_data)
  );
  warpwright_sfu_operands lines__5 (
    .clock(clock),
    .read_enable(lines__5__read_enable),
    .read_address(lines__5__read_address),
    .read_data(lines__5__read_data),
    .write_enable(lines__5__write_enable),
    .write_address(lines__5__write_address),
    .write_data(lines__5__write_data)
  );
  warpwright_sfu_operands lines__6 (
    .clock(clock),
    .read_enable(lines__6__read_enable),
    .read_address(lines__6__read_address),
    .read_data(lines__6__read_data),
    .write_enable(lines__6__write_enable),
    .write_address(lines__6__write_address),
    .write_data(lines__6__write_data)
  );
  warpwright_sfu_operands lines__7 (
    .clock(clock),
    .read_enable(lines__7__read_enable),
    .read_address(lines__7__read_address),
    .read_data(lines__7__read_data),
    .write_enable(lines__7__write_enable),
    .write_address(lines__7__write_address),
    .write_data(lines__7__write_data)
  );
  warpwright_sfu_operands lines__8 (
    .clock(clock),
    .read_enable(lines__8__read_enable),
    .read_address(lines__8__read_address),
    .read_data(lines__8__read_data),
    .write_enable(lines__8__write_enable),
    .write_address(lines__8__write_address),
    .write_data(lines__8__write_data)
  );
  warpwright_sfu_operands lines__9 (
    .clock(clock),
    .read_enable(lines__9__read_enable),
    .read_address(lines__9__read_address),
    .read_data(lines__9__read_data),
    .write_enable(lines__9__write_enable),
    .write_address(lines__9__write_address),
    .write_data(lines__9__write_data)
  );
  warpwright_sfu_operands lines__10 (
    .clock(clock),
    .read_enable(lines__10__read_enable),
    .read_address(lines__10__read_address),
    .read_data(lines__10__read_data),
    .write_enable(lines__10__write_enable),
    .write_address(lines__10__write_address),
    .write_data(lines__10__write_data)
  );
  warpwright_sfu_operands lines__11 (
    .clock(clock),
    .read_enable(lines__11__read_enable),
    .read_address(lines__11__read_address),
    .read_data(lines__11__read_data),
    .write_enable(lines__11__write_enable),
    .write_address(lines__11__write_address),
    .write_data(lines__11__write_data)
  );
  warpwright_sfu_operands lines__12 (
    .clock(clock),
    .read_enable(lines__12__read_enable),
    .read_address(lines__12__read_address),
    .read_data(lines__12__read_data),
    .write_enable(lines__12__write_enable),
    .write_address(lines__12__write_address),
    .write_data(lines__12__write_data)
  );
  warpwright_sfu_operands lines__13 (
    .clock(clock),
    .read_enable(lines__13__read_enable),
    .read_address(lines__13__read_address),
    .read_data(lines__13__read_data),
    .write_enable(lines__13__write_enable),
    .write_address(lines__13__write_address),
    .write_data(lines__13__write_data)
  );
  warpwright_sfu_operands lines__14 (
    .clock(clock),
    .read_enable(lines__14__read_enable),
    .read_address(lines__14__read_address),
    .read_data(lines__14__read_data),
    .write_enable(lines__14__write_enable),
    .write_address(lines__14__write_address),
    .write_data(lines__14__write_data)
  );
  warpwright_sfu_operands lines__15 (
    .clock(clock),
    .read_enable(lines__15__read_enable),
    .read_address(lines__15__read_address),
    .read_data(lines__15__read_data),
    .write_enable(lines__15__write_enable),
    .write_address(lines__15__write_address),
    .write_data(lines__15__write_data)
  );
  warpwright_shader_core_nano_filter filter (
    .clock(clock),
    .entry_valid(filter__entry_valid),
    .entry_about(filter__entry_about),
    .entry_meta(filter__entry_meta),
    .entry_offsets(filter__entry_offsets),
    .words__0(filter__words__0),
    .words__1(filter__words__1),
    .words__2(filter__words__2),
    .words__3(filter__words__3),
    .words__4(filter__words__4),
    .words__5(filter__words__5),
    .words__6(filter__words__6),
    .words__7(filter__words__7),
    .words__8(filter__words__8),
    .words__9(filter__words__9),
    .words__10(filter__words__10),
    .words__11(filter__words__11),
    .words__12(filter__words__12),
    .words__13(filter__words__13),
    .words__14(filter__words__14),
    .words__15(filter__words__15),
    .advance(filter__advance),
    .wb_valid(filter__wb_valid),
    .wb_ready(filter__wb_ready),
    .wb_warp(filter__wb_warp),
    .wb_rd(filter__wb_rd),
    .wb_mask(filter__wb_mask),
    .wb_data__0(filter__wb_data__0),
    .wb_data__1(filter__wb_data__1),
    .wb_data__2(filter__wb_data__2),
    .wb_data__3(filter__wb_data__3),
    .wb_last(filter__wb_last),
    .wb_slot(filter__wb_slot)
  );
endmodule
