// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_address_gen (
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
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  input wire rsp_valid,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg out_valid,
  input wire out_ready,
  output reg [26:0] out_line__0,
  output reg [26:0] out_line__1,
  output reg [26:0] out_line__2,
  output reg [26:0] out_line__3,
  output reg [3:0] out_set__0,
  output reg [3:0] out_set__1,
  output reg [3:0] out_set__2,
  output reg [3:0] out_set__3,
  output reg [3:0] out_need,
  output reg [3:0] out_texels,
  output reg [1:0] out_bank__0,
  output reg [1:0] out_bank__1,
  output reg [1:0] out_bank__2,
  output reg [1:0] out_bank__3,
  output reg [15:0] out_offsets,
  output reg out_complete,
  output reg [21:0] out_about,
  output reg [22:0] out_meta
);
  localparam [15:0] one = 16'h1;
  reg [3:0] place;
  reg advance;
  reg [2:0] first;
  reg [2:0] free;
  reg [3:0] count;
  reg [4:0] asked;
  reg [4:0] kind;
  reg [22:0] front;
  reg [3:0] texture;
  reg ready;
  reg [3:0] left;
  reg sending;
  reg taking;
  reg last;
  reg [21:0] format;
  reg [22:0] packed_meta;
  reg [31:0] size;
  reg [24:0] mode;
  reg [15:0] part_0;
  reg [2:0] fifo_meta__read_address;
  wire [22:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [2:0] fifo_meta__write_address;
  reg [22:0] fifo_meta__write_data;
  reg [2:0] fifo_kind__read_address;
  wire [4:0] fifo_kind__read_data;
  reg fifo_kind__write_enable;
  reg [2:0] fifo_kind__write_address;
  reg [4:0] fifo_kind__write_data;
  reg fifo_uv__0__read_enable;
  reg [3:0] fifo_uv__0__read_address;
  wire [31:0] fifo_uv__0__read_data;
  reg fifo_uv__0__write_enable;
  reg [3:0] fifo_uv__0__write_address;
  reg [31:0] fifo_uv__0__write_data;
  reg fifo_uv__1__read_enable;
  reg [3:0] fifo_uv__1__read_address;
  wire [31:0] fifo_uv__1__read_data;
  reg fifo_uv__1__write_enable;
  reg [3:0] fifo_uv__1__write_address;
  reg [31:0] fifo_uv__1__write_data;
  reg fifo_uv__2__read_enable;
  reg [3:0] fifo_uv__2__read_address;
  wire [31:0] fifo_uv__2__read_data;
  reg fifo_uv__2__write_enable;
  reg [3:0] fifo_uv__2__write_address;
  reg [31:0] fifo_uv__2__write_data;
  reg fifo_uv__3__read_enable;
  reg [3:0] fifo_uv__3__read_address;
  wire [31:0] fifo_uv__3__read_data;
  reg fifo_uv__3__write_enable;
  reg [3:0] fifo_uv__3__write_address;
  reg [31:0] fifo_uv__3__write_data;
  reg fifo_uv__4__read_enable;
  reg [3:0] fifo_uv__4__read_address;
  wire [31:0] fifo_uv__4__read_data;
  reg fifo_uv__4__write_enable;
  reg [3:0] fifo_uv__4__write_address;
  reg [31:0] fifo_uv__4__write_data;
  reg fifo_uv__5__read_enable;
  reg [3:0] fifo_uv__5__read_address;
  wire [31:0] fifo_uv__5__read_data;
  reg fifo_uv__5__write_enable;
  reg [3:0] fifo_uv__5__write_address;
  reg [31:0] fifo_uv__5__write_data;
  reg fifo_uv__6__read_enable;
  reg [3:0] fifo_uv__6__read_address;
  wire [31:0] fifo_uv__6__read_data;
  reg fifo_uv__6__write_enable;
  reg [3:0] fifo_uv__6__write_address;
  reg [31:0] fifo_uv__6__write_data;
  reg fifo_uv__7__read_enable;
  reg [3:0] fifo_uv__7__read_address;
  wire [31:0] fifo_uv__7__read_data;
  reg fifo_uv__7__write_enable;
  reg [3:0] fifo_uv__7__write_address;
  reg [31:0] fifo_uv__7__write_data;
  reg [3:0] head__d;
  reg [3:0] head__q = 4'h0;
  reg [3:0] tail__d;
  reg [3:0] tail__q = 4'h0;
  reg [3:0] bases__read_address;
  wire [27:0] bases__read_data;
  reg bases__write_enable;
  reg [3:0] bases__write_address;
  reg [27:0] bases__write_data;
  reg [3:0] sizes__read_address;
  wire [31:0] sizes__read_data;
  reg sizes__write_enable;
  reg [3:0] sizes__write_address;
  reg [31:0] sizes__write_data;
  reg [3:0] modes__read_address;
  wire [24:0] modes__read_data;
  reg modes__write_enable;
  reg [3:0] modes__write_address;
  reg [24:0] modes__write_data;
  reg [15:0] known__d;
  reg [15:0] known__q = 16'h0;
  reg asking__d;
  reg asking__q = 1'h0;
  reg waiting__d;
  reg waiting__q = 1'h0;
  reg [3:0] sent__d;
  reg [3:0] sent__q = 4'h0;
  reg [3:0] lowest__candidates;
  wire lowest__valid;
  wire [1:0] lowest__index;
  wire [3:0] lowest__chosen;
  reg [6:0] going__d;
  reg [6:0] going__q = 7'h0;
  reg [4:0] asks__0__d;
  reg [4:0] asks__0__q = 5'h0;
  reg [4:0] asks__1__d;
  reg [4:0] asks__1__q = 5'h0;
  reg [4:0] asks__2__d;
  reg [4:0] asks__2__q = 5'h0;
  reg [4:0] asks__3__d;
  reg [4:0] asks__3__q = 5'h0;
  reg [4:0] asks__4__d;
  reg [4:0] asks__4__q = 5'h0;
  reg [4:0] asks__5__d;
  reg [4:0] asks__5__q = 5'h0;
  reg [4:0] asks__6__d;
  reg [4:0] asks__6__q = 5'h0;
  reg [15:0] pitch__0__d;
  reg [15:0] pitch__0__q = 16'h0;
  reg [15:0] pitch__1__d;
  reg [15:0] pitch__1__q = 16'h0;
  reg [15:0] pitch__2__d;
  reg [15:0] pitch__2__q = 16'h0;
  reg [15:0] pitch__3__d;
  reg [15:0] pitch__3__q = 16'h0;
  reg [15:0] pitch__4__d;
  reg [15:0] pitch__4__q = 16'h0;
  reg [15:0] pitch__5__d;
  reg [15:0] pitch__5__q = 16'h0;
  reg [15:0] pitch__6__d;
  reg [15:0] pitch__6__q = 16'h0;
  reg [21:0] about__0__d;
  reg [21:0] about__0__q = 22'h0;
  reg [21:0] about__1__d;
  reg [21:0] about__1__q = 22'h0;
  reg [21:0] about__2__d;
  reg [21:0] about__2__q = 22'h0;
  reg [21:0] about__3__d;
  reg [21:0] about__3__q = 22'h0;
  reg [21:0] about__4__d;
  reg [21:0] about__4__q = 22'h0;
  reg [21:0] about__5__d;
  reg [21:0] about__5__q = 22'h0;
  reg [21:0] about__6__d;
  reg [21:0] about__6__q = 22'h0;
  reg [21:0] about__7__d;
  reg [21:0] about__7__q = 22'h0;
  reg [21:0] about__8__d;
  reg [21:0] about__8__q = 22'h0;
  reg [22:0] meta__0__d;
  reg [22:0] meta__0__q = 23'h0;
  reg [22:0] meta__1__d;
  reg [22:0] meta__1__q = 23'h0;
  reg [22:0] meta__2__d;
  reg [22:0] meta__2__q = 23'h0;
  reg [22:0] meta__3__d;
  reg [22:0] meta__3__q = 23'h0;
  reg [22:0] meta__4__d;
  reg [22:0] meta__4__q = 23'h0;
  reg [22:0] meta__5__d;
  reg [22:0] meta__5__q = 23'h0;
  reg [22:0] meta__6__d;
  reg [22:0] meta__6__q = 23'h0;
  reg [22:0] meta__7__d;
  reg [22:0] meta__7__q = 23'h0;
  reg [22:0] meta__8__d;
  reg [22:0] meta__8__q = 23'h0;
  reg [31:0] coordinates1__0__d;
  reg [31:0] coordinates1__0__q = 32'h0;
  reg [31:0] coordinates1__1__d;
  reg [31:0] coordinates1__1__q = 32'h0;
  reg axes__0__advance;
  reg [31:0] axes__0__coordinate;
  reg axes__0__fetch;
  reg [1:0] axes__0__wrap;
  reg [15:0] axes__0__size;
  reg axes__0__bilinear;
  wire [15:0] axes__0__texel_near;
  wire axes__0__texel_pair;
  wire [7:0] axes__0__texel_weight;
  wire axes__0__texel_wraps;
  reg axes__1__advance;
  reg [31:0] axes__1__coordinate;
  reg axes__1__fetch;
  reg [1:0] axes__1__wrap;
  reg [15:0] axes__1__size;
  reg axes__1__bilinear;
  wire [15:0] axes__1__texel_near;
  wire axes__1__texel_pair;
  wire [7:0] axes__1__texel_weight;
  wire axes__1__texel_wraps;
  reg footprint__valid;
  reg footprint__any;
  reg [15:0] footprint__axis__0_near;
  reg footprint__axis__0_pair;
  reg [7:0] footprint__axis__0_weight;
  reg footprint__axis__0_wraps;
  reg [15:0] footprint__axis__1_near;
  reg footprint__axis__1_pair;
  reg [7:0] footprint__axis__1_weight;
  reg footprint__axis__1_wraps;
  reg footprint__is_byte;
  reg [3:0] footprint__texture;
  reg [27:0] footprint__base;
  reg [15:0] footprint__pitch;
  wire footprint__moves;
  wire footprint__advance;
  wire footprint__out_valid;
  reg footprint__out_ready;
  wire [26:0] footprint__out_line__0;
  wire [26:0] footprint__out_line__1;
  wire [26:0] footprint__out_line__2;
  wire [26:0] footprint__out_line__3;
  wire [3:0] footprint__out_set__0;
  wire [3:0] footprint__out_set__1;
  wire [3:0] footprint__out_set__2;
  wire [3:0] footprint__out_set__3;
  wire [3:0] footprint__out_need;
  wire [3:0] footprint__out_texels;
  wire [1:0] footprint__out_bank__0;
  wire [1:0] footprint__out_bank__1;
  wire [1:0] footprint__out_bank__2;
  wire [1:0] footprint__out_bank__3;
  wire [15:0] footprint__out_offsets;
  wire footprint__out_complete;
  always @(*) begin
    part_0 = 16'h0;
    head__d = head__q;
    tail__d = tail__q;
    known__d = known__q;
    asking__d = asking__q;
    waiting__d = waiting__q;
    sent__d = sent__q;
    going__d = going__q;
    asks__0__d = asks__0__q;
    asks__1__d = asks__1__q;
    asks__2__d = asks__2__q;
    asks__3__d = asks__3__q;
    asks__4__d = asks__4__q;
    asks__5__d = asks__5__q;
    asks__6__d = asks__6__q;
    pitch__0__d = pitch__0__q;
    pitch__1__d = pitch__1__q;
    pitch__2__d = pitch__2__q;
    pitch__3__d = pitch__3__q;
    pitch__4__d = pitch__4__q;
    pitch__5__d = pitch__5__q;
    pitch__6__d = pitch__6__q;
    about__0__d = about__0__q;
    about__1__d = about__1__q;
    about__2__d = about__2__q;
    about__3__d = about__3__q;
    about__4__d = about__4__q;
    about__5__d = about__5__q;
    about__6__d = about__6__q;
    about__7__d = about__7__q;
    about__8__d = about__8__q;
    meta__0__d = meta__0__q;
    meta__1__d = meta__1__q;
    meta__2__d = meta__2__q;
    meta__3__d = meta__3__q;
    meta__4__d = meta__4__q;
    meta__5__d = meta__5__q;
    meta__6__d = meta__6__q;
    meta__7__d = meta__7__q;
    meta__8__d = meta__8__q;
    coordinates1__0__d = coordinates1__0__q;
    coordinates1__1__d = coordinates1__1__q;
    mem_valid = asking__q;
    advance = footprint__advance;
    first = head__q[2:0];
    free = tail__q[2:0];
    count = {tail__q - head__q};
    packed_meta[5:0] = req_rd;
    packed_meta[8:6] = req_slot;
    packed_meta[12:9] = req_mask;
    packed_meta[16:13] = req_channels;
    packed_meta[22:17] = {4'h0, req_warp};
    asked[0] = req_kind;
    asked[4:1] = req_texture;
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = free;
    fifo_meta__write_data = packed_meta;
    fifo_meta__read_address = first;
    fifo_kind__write_enable = req_valid;
    fifo_kind__write_address = free;
    fifo_kind__write_data = asked;
    fifo_kind__read_address = first;
    if (req_valid) begin
      tail__d = {tail__q + 4'h1};
    end
    req_ready = (count <= 4'h4);
    kind = fifo_kind__read_data;
    front = fifo_meta__read_data;
    texture = kind[4:1];
    part_0 = known__q >> texture;
    ready = ((|count) & part_0[0]);
    mem_address = {descriptor_base + {24'h0, texture}};
    if ((((|count) & (!ready)) & (!waiting__q))) begin
      asking__d = 1'h1;
    end
    if ((asking__q & mem_ready)) begin
      asking__d = 1'h0;
      waiting__d = 1'h1;
    end
    if ((waiting__q & rsp_valid)) begin
      waiting__d = 1'h0;
      known__d = (known__q | {one << texture});
    end
    if (flush) begin
      known__d = 16'h0;
    end
    bases__write_enable = rsp_valid;
    bases__write_address = texture;
    bases__write_data = rsp_data__0[27:0];
    sizes__write_enable = rsp_valid;
    sizes__write_address = texture;
    sizes__write_data = rsp_data__1;
    modes__write_enable = rsp_valid;
    modes__write_address = texture;
    modes__write_data = rsp_data__2[24:0];
    left = (front[12:9] & {~sent__q});
    lowest__candidates = left;
    sending = (ready & advance);
    last = (!(|(left & {~lowest__chosen})));
    taking = (sending & last);
    if (sending) begin
      sent__d = (sent__q | lowest__chosen);
    end
    if (taking) begin
      sent__d = 4'h0;
      head__d = {head__q + 4'h1};
    end
    if (advance) begin
      going__d = {going__q << 32'h1};
      asks__0__d = kind;
      about__0__d[3:2] = lowest__index;
      about__0__d[4] = last;
      about__0__d[5] = (|left);
      meta__0__d = front;
      asks__1__d = asks__0__q;
      pitch__1__d = pitch__0__q;
      about__1__d = about__0__q;
      meta__1__d = meta__0__q;
      asks__2__d = asks__1__q;
      pitch__2__d = pitch__1__q;
      about__2__d = about__1__q;
      meta__2__d = meta__1__q;
      asks__3__d = asks__2__q;
      pitch__3__d = pitch__2__q;
      about__3__d = about__2__q;
      meta__3__d = meta__2__q;
      asks__4__d = asks__3__q;
      pitch__4__d = pitch__3__q;
      about__4__d = about__3__q;
      meta__4__d = meta__3__q;
      asks__5__d = asks__4__q;
      pitch__5__d = pitch__4__q;
      about__5__d = about__4__q;
      meta__5__d = meta__4__q;
      asks__6__d = asks__5__q;
      pitch__6__d = pitch__5__q;
      about__6__d = about__5__q;
      meta__6__d = meta__5__q;
      coordinates1__0__d = (((fifo_uv__0__read_data | fifo_uv__1__read_data) | fifo_uv__2__read_data) |
          fifo_uv__3__read_data);
      coordinates1__1__d = (((fifo_uv__4__read_data | fifo_uv__5__read_data) | fifo_uv__6__read_data) |
          fifo_uv__7__read_data);
    end
    place = {1'h0, free};
    fifo_uv__0__write_enable = req_valid;
    fifo_uv__0__write_address = place;
    fifo_uv__0__write_data = req_u__0;
    fifo_uv__4__write_enable = req_valid;
    fifo_uv__4__write_address = place;
    fifo_uv__4__write_data = req_v__0;
    place = {1'h0, first};
    if ((!lowest__chosen[0])) begin
      place = (place | 4'h8);
    end
    fifo_uv__0__read_enable = advance;
    fifo_uv__0__read_address = place;
    fifo_uv__4__read_enable = advance;
    fifo_uv__4__read_address = place;
    place = {1'h0, free};
    fifo_uv__1__write_enable = req_valid;
    fifo_uv__1__write_address = place;
    fifo_uv__1__write_data = req_u__1;
    fifo_uv__5__write_enable = req_valid;
    fifo_uv__5__write_address = place;
    fifo_uv__5__write_data = req_v__1;
    place = {1'h0, first};
    if ((!lowest__chosen[1])) begin
      place = (place | 4'h8);
    end
    fifo_uv__1__read_enable = advance;
    fifo_uv__1__read_address = place;
    fifo_uv__5__read_enable = advance;
    fifo_uv__5__read_address = place;
    place = {1'h0, free};
    fifo_uv__2__write_enable = req_valid;
    fifo_uv__2__write_address = place;
    fifo_uv__2__write_data = req_u__2;
    fifo_uv__6__write_enable = req_valid;
    fifo_uv__6__write_address = place;
    fifo_uv__6__write_data = req_v__2;
    place = {1'h0, first};
    if ((!lowest__chosen[2])) begin
      place = (place | 4'h8);
    end
    fifo_uv__2__read_enable = advance;
    fifo_uv__2__read_address = place;
    fifo_uv__6__read_enable = advance;
    fifo_uv__6__read_address = place;
    place = {1'h0, free};
    fifo_uv__3__write_enable = req_valid;
    fifo_uv__3__write_address = place;
    fifo_uv__3__write_data = req_u__3;
    fifo_uv__7__write_enable = req_valid;
    fifo_uv__7__write_address = place;
    fifo_uv__7__write_data = req_v__3;
    place = {1'h0, first};
    if ((!lowest__chosen[3])) begin
      place = (place | 4'h8);
    end
    fifo_uv__3__read_enable = advance;
    fifo_uv__3__read_address = place;
    fifo_uv__7__read_enable = advance;
    fifo_uv__7__read_address = place;
    if (sending) begin
      going__d = ({going__q << 32'h1} | 7'h1);
    end
    kind = asks__1__q;
    sizes__read_address = kind[4:1];
    modes__read_address = kind[4:1];
    size = sizes__read_data;
    mode = modes__read_data;
    axes__0__advance = advance;
    axes__0__coordinate = coordinates1__0__q;
    axes__0__fetch = kind[0];
    axes__0__bilinear = ((mode[24] & (!mode[17])) & (!kind[0]));
    axes__1__advance = advance;
    axes__1__coordinate = coordinates1__1__q;
    axes__1__fetch = kind[0];
    axes__1__bilinear = ((mode[24] & (!mode[17])) & (!kind[0]));
    axes__0__wrap = mode[21:20];
    axes__0__size = size[15:0];
    axes__1__wrap = mode[23:22];
    axes__1__size = size[31:16];
    if (advance) begin
      pitch__2__d = mode[15:0];
      about__2__d[0] = mode[16];
      about__2__d[1] = mode[17];
    end
    kind = asks__6__q;
    format = about__6__q;
    bases__read_address = kind[4:1];
    footprint__valid = going__q[6];
    footprint__any = format[5];
    footprint__is_byte = (format[0] & (!format[1]));
    footprint__texture = kind[4:1];
    footprint__base = bases__read_data;
    footprint__pitch = pitch__6__q;
    footprint__axis__0_near = axes__0__texel_near;
    footprint__axis__0_pair = axes__0__texel_pair;
    footprint__axis__0_weight = axes__0__texel_weight;
    footprint__axis__0_wraps = axes__0__texel_wraps;
    footprint__axis__1_near = axes__1__texel_near;
    footprint__axis__1_pair = axes__1__texel_pair;
    footprint__axis__1_weight = axes__1__texel_weight;
    footprint__axis__1_wraps = axes__1__texel_wraps;
    if (footprint__moves) begin
      about__7__d = about__6__q;
      meta__7__d = meta__6__q;
      about__8__d = about__7__q;
      meta__8__d = meta__7__q;
      about__7__d[13:6] = axes__0__texel_weight;
      about__7__d[21:14] = axes__1__texel_weight;
    end
    out_line__0 = footprint__out_line__0;
    out_line__1 = footprint__out_line__1;
    out_line__2 = footprint__out_line__2;
    out_line__3 = footprint__out_line__3;
    out_set__0 = footprint__out_set__0;
    out_set__1 = footprint__out_set__1;
    out_set__2 = footprint__out_set__2;
    out_set__3 = footprint__out_set__3;
    out_need = footprint__out_need;
    out_texels = footprint__out_texels;
    out_bank__0 = footprint__out_bank__0;
    out_bank__1 = footprint__out_bank__1;
    out_bank__2 = footprint__out_bank__2;
    out_bank__3 = footprint__out_bank__3;
    out_offsets = footprint__out_offsets;
    out_complete = footprint__out_complete;
    footprint__out_ready = out_ready;
    out_valid = footprint__out_valid;
    out_about = about__8__q;
    out_meta = meta__8__q;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    known__q <= known__d;
    asking__q <= asking__d;
    waiting__q <= waiting__d;
    sent__q <= sent__d;
    going__q <= going__d;
    asks__0__q <= asks__0__d;
    asks__1__q <= asks__1__d;
    asks__2__q <= asks__2__d;
    asks__3__q <= asks__3__d;
    asks__4__q <= asks__4__d;
    asks__5__q <= asks__5__d;
    asks__6__q <= asks__6__d;
    pitch__0__q <= pitch__0__d;
    pitch__1__q <= pitch__1__d;
    pitch__2__q <= pitch__2__d;
    pitch__3__q <= pitch__3__d;
    pitch__4__q <= pitch__4__d;
    pitch__5__q <= pitch__5__d;
    pitch__6__q <= pitch__6__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    about__4__q <= about__4__d;
    about__5__q <= about__5__d;
    about__6__q <= about__6__d;
    about__7__q <= about__7__d;
    about__8__q <= about__8__d;
    meta__0__q <= meta__0__d;
    meta__1__q <= meta__1__d;
    meta__2__q <= meta__2__d;
    meta__3__q <= meta__3__d;
    meta__4__q <= meta__4__d;
    meta__5__q <= meta__5__d;
    meta__6__q <= meta__6__d;
    meta__7__q <= meta__7__d;
    meta__8__q <= meta__8__d;
    coordinates1__0__q <= coordinates1__0__d;
    coordinates1__1__q <= coordinates1__1__d;
  end
  warpwright_texture_fifo_meta fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  warpwright_return_stack_depths fifo_kind (
    .clock(clock),
    .read_address(fifo_kind__read_address),
    .read_data(fifo_kind__read_data),
    .write_enable(fifo_kind__write_enable),
    .write_address(fifo_kind__write_address),
    .write_data(fifo_kind__write_data)
  );
  warpwright_sfu_operands fifo_uv__0 (
    .clock(clock),
    .read_enable(fifo_uv__0__read_enable),
    .read_address(fifo_uv__0__read_address),
    .read_data(fifo_uv__0__read_data),
    .write_enable(fifo_uv__0__write_enable),
    .write_address(fifo_uv__0__write_address),
    .write_data(fifo_uv__0__write_data)
  );
  warpwright_sfu_operands fifo_uv__1 (
    .clock(clock),
    .read_enable(fifo_uv__1__read_enable),
    .read_address(fifo_uv__1__read_address),
    .read_data(fifo_uv__1__read_data),
    .write_enable(fifo_uv__1__write_enable),
    .write_address(fifo_uv__1__write_address),
    .write_data(fifo_uv__1__write_data)
  );
  warpwright_sfu_operands fifo_uv__2 (
    .clock(clock),
    .read_enable(fifo_uv__2__read_enable),
    .read_address(fifo_uv__2__read_address),
    .read_data(fifo_uv__2__read_data),
    .write_enable(fifo_uv__2__write_enable),
    .write_address(fifo_uv__2__write_address),
    .write_data(fifo_uv__2__write_data)
  );
  warpwright_sfu_operands fifo_uv__3 (
    .clock(clock),
    .read_enable(fifo_uv__3__read_enable),
    .read_address(fifo_uv__3__read_address),
    .read_data(fifo_uv__3__read_data),
    .write_enable(fifo_uv__3__write_enable),
    .write_address(fifo_uv__3__write_address),
    .write_data(fifo_uv__3__write_data)
  );
  warpwright_sfu_operands fifo_uv__4 (
    .clock(clock),
    .read_enable(fifo_uv__4__read_enable),
    .read_address(fifo_uv__4__read_address),
    .read_data(fifo_uv__4__read_data),
    .write_enable(fifo_uv__4__write_enable),
    .write_address(fifo_uv__4__write_address),
    .write_data(fifo_uv__4__write_data)
  );
  warpwright_sfu_operands fifo_uv__5 (
    .clock(clock),
    .read_enable(fifo_uv__5__read_enable),
    .read_address(fifo_uv__5__read_address),
    .read_data(fifo_uv__5__read_data),
    .write_enable(fifo_uv__5__write_enable),
    .write_address(fifo_uv__5__write_address),
    .write_data(fifo_uv__5__write_data)
  );
  warpwright_sfu_operands fifo_uv__6 (
    .clock(clock),
    .read_enable(fifo_uv__6__read_enable),
    .read_address(fifo_uv__6__read_address),
    .read_data(fifo_uv__6__read_data),
    .write_enable(fifo_uv__6__write_enable),
    .write_address(fifo_uv__6__write_address),
    .write_data(fifo_uv__6__write_data)
  );
  warpwright_sfu_operands fifo_uv__7 (
    .clock(clock),
    .read_enable(fifo_uv__7__read_enable),
    .read_address(fifo_uv__7__read_address),
    .read_data(fifo_uv__7__read_data),
    .write_enable(fifo_uv__7__write_enable),
    .write_address(fifo_uv__7__write_address),
    .write_data(fifo_uv__7__write_data)
  );
  warpwright_texture_bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  warpwright_values sizes (
    .clock(clock),
    .read_address(sizes__read_address),
    .read_data(sizes__read_data),
    .write_enable(sizes__write_enable),
    .write_address(sizes__write_address),
    .write_data(sizes__write_data)
  );
  warpwright_modes modes (
    .clock(clock),
    .read_address(modes__read_address),
    .read_data(modes__read_data),
    .write_enable(modes__write_enable),
    .write_address(modes__write_address),
    .write_data(modes__write_data)
  );
  warpwright_next_thread lowest (
    .candidates(lowest__candidates),
    .valid(lowest__valid),
    .index(lowest__index),
    .chosen(lowest__chosen)
  );
  warpwright_axes axes__0 (
    .clock(clock),
    .advance(axes__0__advance),
    .coordinate(axes__0__coordinate),
    .fetch(axes__0__fetch),
    .wrap(axes__0__wrap),
    .size(axes__0__size),
    .bilinear(axes__0__bilinear),
    .texel_near(axes__0__texel_near),
    .texel_pair(axes__0__texel_pair),
    .texel_weight(axes__0__texel_weight),
    .texel_wraps(axes__0__texel_wraps)
  );
  warpwright_axes axes__1 (
    .clock(clock),
    .advance(axes__1__advance),
    .coordinate(axes__1__coordinate),
    .fetch(axes__1__fetch),
    .wrap(axes__1__wrap),
    .size(axes__1__size),
    .bilinear(axes__1__bilinear),
    .texel_near(axes__1__texel_near),
    .texel_pair(axes__1__texel_pair),
    .texel_weight(axes__1__texel_weight),
    .texel_wraps(axes__1__texel_wraps)
  );
  warpwright_shader_core_nano_footprint footprint (
    .clock(clock),
    .valid(footprint__valid),
    .any(footprint__any),
    .axis__0_near(footprint__axis__0_near),
    .axis__0_pair(footprint__axis__0_pair),
    .axis__0_weight(footprint__axis__0_weight),
    .axis__0_wraps(footprint__axis__0_wraps),
    .axis__1_near(footprint__axis__1_near),
    .axis__1_pair(footprint__axis__1_pair),
    .axis__1_weight(footprint__axis__1_weight),
    .axis__1_wraps(footprint__axis__1_wraps),
    .is_byte(footprint__is_byte),
    .texture(footprint__texture),
    .base(footprint__base),
    .pitch(footprint__pitch),
    .moves(footprint__moves),
    .advance(footprint__advance),
    .out_valid(footprint__out_valid),
    .out_ready(footprint__out_ready),
    .out_line__0(footprint__out_line__0),
    .out_line__1(footprint__out_line__1),
    .out_line__2(footprint__out_line__2),
    .out_line__3(footprint__out_line__3),
    .out_set__0(footprint__out_set__0),
    .out_set__1(footprint__out_set__1),
    .out_set__2(footprint__out_set__2),
    .out_set__3(footprint__out_set__3),
    .out_need(footprint__out_need),
    .out_texels(footprint__out_texels),
    .out_bank__0(footprint__out_bank__0),
    .out_bank__1(footprint__out_bank__1),
    .out_bank__2(footprint__out_bank__2),
    .out_bank__3(footprint__out_bank__3),
    .out_offsets(footprint__out_offsets),
    .out_complete(footprint__out_complete)
  );
endmodule
