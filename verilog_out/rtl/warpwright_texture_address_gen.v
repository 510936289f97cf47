// SPDX-License-Identifier: MIT
// Part of shader_core_small, texture, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_texture_address_gen (
  input wire clock,
  input wire flush,
  input wire req_valid,
  output reg req_ready,
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
  output reg [31:0] out_address__0,
  output reg [31:0] out_address__1,
  output reg [31:0] out_address__2,
  output reg [31:0] out_address__3,
  output reg [5:0] out_set__0,
  output reg [5:0] out_set__1,
  output reg [5:0] out_set__2,
  output reg [5:0] out_set__3,
  output reg [3:0] out_need,
  output reg [21:0] out_about,
  output reg [22:0] out_meta
);
  localparam [15:0] one = 16'h1;
  localparam [5:0] low_lines = 6'h7;
  localparam [5:0] row_shift = 6'h3;
  localparam [5:0] spread_low = 6'h4;
  localparam [5:0] spread_high = 6'h20;
  localparam [5:0] in_use = 6'h3f;
  reg advance;
  reg [4:0] asked;
  reg [4:0] kind;
  reg [22:0] front;
  reg [3:0] texture;
  reg ready;
  reg [3:0] left;
  reg sending;
  reg taking;
  reg last;
  reg [27:0] note;
  reg [22:0] packed_meta;
  reg [31:0] size;
  reg [31:0] mode;
  reg [31:0] base;
  reg [31:0] column;
  reg [31:0] place;
  reg [5:0] spot;
  reg [5:0] spread;
  reg [21:0] out_about_value;
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
  reg fifo_u__0__read_enable;
  reg [2:0] fifo_u__0__read_address;
  wire [31:0] fifo_u__0__read_data;
  reg fifo_u__0__write_enable;
  reg [2:0] fifo_u__0__write_address;
  reg [31:0] fifo_u__0__write_data;
  reg fifo_u__1__read_enable;
  reg [2:0] fifo_u__1__read_address;
  wire [31:0] fifo_u__1__read_data;
  reg fifo_u__1__write_enable;
  reg [2:0] fifo_u__1__write_address;
  reg [31:0] fifo_u__1__write_data;
  reg fifo_u__2__read_enable;
  reg [2:0] fifo_u__2__read_address;
  wire [31:0] fifo_u__2__read_data;
  reg fifo_u__2__write_enable;
  reg [2:0] fifo_u__2__write_address;
  reg [31:0] fifo_u__2__write_data;
  reg fifo_u__3__read_enable;
  reg [2:0] fifo_u__3__read_address;
  wire [31:0] fifo_u__3__read_data;
  reg fifo_u__3__write_enable;
  reg [2:0] fifo_u__3__write_address;
  reg [31:0] fifo_u__3__write_data;
  reg fifo_v__0__read_enable;
  reg [2:0] fifo_v__0__read_address;
  wire [31:0] fifo_v__0__read_data;
  reg fifo_v__0__write_enable;
  reg [2:0] fifo_v__0__write_address;
  reg [31:0] fifo_v__0__write_data;
  reg fifo_v__1__read_enable;
  reg [2:0] fifo_v__1__read_address;
  wire [31:0] fifo_v__1__read_data;
  reg fifo_v__1__write_enable;
  reg [2:0] fifo_v__1__write_address;
  reg [31:0] fifo_v__1__write_data;
  reg fifo_v__2__read_enable;
  reg [2:0] fifo_v__2__read_address;
  wire [31:0] fifo_v__2__read_data;
  reg fifo_v__2__write_enable;
  reg [2:0] fifo_v__2__write_address;
  reg [31:0] fifo_v__2__write_data;
  reg fifo_v__3__read_enable;
  reg [2:0] fifo_v__3__read_address;
  wire [31:0] fifo_v__3__read_data;
  reg fifo_v__3__write_enable;
  reg [2:0] fifo_v__3__write_address;
  reg [31:0] fifo_v__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg [3:0] bases__read_address;
  wire [31:0] bases__read_data;
  reg bases__write_enable;
  reg [3:0] bases__write_address;
  reg [31:0] bases__write_data;
  reg [3:0] sizes__read_address;
  wire [31:0] sizes__read_data;
  reg sizes__write_enable;
  reg [3:0] sizes__write_address;
  reg [31:0] sizes__write_data;
  reg [3:0] modes__read_address;
  wire [31:0] modes__read_data;
  reg modes__write_enable;
  reg [3:0] modes__write_address;
  reg [31:0] modes__write_data;
  reg [3:0] modes_too__read_address;
  wire [31:0] modes_too__read_data;
  reg modes_too__write_enable;
  reg [3:0] modes_too__write_address;
  reg [31:0] modes_too__write_data;
  reg [15:0] known__d;
  reg [15:0] known__q = 16'h0;
  reg [1:0] fetching__d;
  reg [1:0] fetching__q = 2'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [3:0] lowest__candidates;
  wire lowest__valid;
  wire [1:0] lowest__index;
  wire [3:0] lowest__chosen;
  reg [8:0] going__d;
  reg [8:0] going__q = 9'h0;
  reg [22:0] fetched_meta__d;
  reg [22:0] fetched_meta__q = 23'h0;
  reg [27:0] fetched_about__d;
  reg [27:0] fetched_about__q = 28'h0;
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
  reg [27:0] about__0__d;
  reg [27:0] about__0__q = 28'h0;
  reg [27:0] about__1__d;
  reg [27:0] about__1__q = 28'h0;
  reg [27:0] about__2__d;
  reg [27:0] about__2__q = 28'h0;
  reg [27:0] about__3__d;
  reg [27:0] about__3__q = 28'h0;
  reg [27:0] about__4__d;
  reg [27:0] about__4__q = 28'h0;
  reg [27:0] about__5__d;
  reg [27:0] about__5__q = 28'h0;
  reg [27:0] about__6__d;
  reg [27:0] about__6__q = 28'h0;
  reg [27:0] about__7__d;
  reg [27:0] about__7__q = 28'h0;
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
  wire [7:0] axes__0__weight;
  wire [15:0] axes__0__near;
  wire [15:0] axes__0__far;
  reg axes__1__advance;
  reg [31:0] axes__1__coordinate;
  reg axes__1__fetch;
  reg [1:0] axes__1__wrap;
  reg [15:0] axes__1__size;
  reg axes__1__bilinear;
  wire [7:0] axes__1__weight;
  wire [15:0] axes__1__near;
  wire [15:0] axes__1__far;
  reg [15:0] columns7__0__d;
  reg [15:0] columns7__0__q = 16'h0;
  reg [15:0] columns7__1__d;
  reg [15:0] columns7__1__q = 16'h0;
  reg [2:0] rows7__0__d;
  reg [2:0] rows7__0__q = 3'h0;
  reg [2:0] rows7__1__d;
  reg [2:0] rows7__1__q = 3'h0;
  reg [31:0] address8__0__d;
  reg [31:0] address8__0__q = 32'h0;
  reg [31:0] address8__1__d;
  reg [31:0] address8__1__q = 32'h0;
  reg [31:0] address8__2__d;
  reg [31:0] address8__2__q = 32'h0;
  reg [31:0] address8__3__d;
  reg [31:0] address8__3__q = 32'h0;
  reg [5:0] index8__0__d;
  reg [5:0] index8__0__q = 6'h0;
  reg [5:0] index8__1__d;
  reg [5:0] index8__1__q = 6'h0;
  reg [5:0] index8__2__d;
  reg [5:0] index8__2__q = 6'h0;
  reg [5:0] index8__3__d;
  reg [5:0] index8__3__q = 6'h0;
  reg [3:0] need8__d;
  reg [3:0] need8__q = 4'h0;
  reg rows__0__enable;
  reg [15:0] rows__0__a;
  reg [15:0] rows__0__b;
  wire [31:0] rows__0__product;
  reg rows__1__enable;
  reg [15:0] rows__1__a;
  reg [15:0] rows__1__b;
  wire [31:0] rows__1__product;
  always @(*) begin
    part_0 = 16'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    known__d = known__q;
    fetching__d = fetching__q;
    begun__d = begun__q;
    remaining__d = remaining__q;
    going__d = going__q;
    fetched_meta__d = fetched_meta__q;
    fetched_about__d = fetched_about__q;
    meta__0__d = meta__0__q;
    meta__1__d = meta__1__q;
    meta__2__d = meta__2__q;
    meta__3__d = meta__3__q;
    meta__4__d = meta__4__q;
    meta__5__d = meta__5__q;
    meta__6__d = meta__6__q;
    meta__7__d = meta__7__q;
    about__0__d = about__0__q;
    about__1__d = about__1__q;
    about__2__d = about__2__q;
    about__3__d = about__3__q;
    about__4__d = about__4__q;
    about__5__d = about__5__q;
    about__6__d = about__6__q;
    about__7__d = about__7__q;
    coordinates1__0__d = coordinates1__0__q;
    coordinates1__1__d = coordinates1__1__q;
    columns7__0__d = columns7__0__q;
    columns7__1__d = columns7__1__q;
    rows7__0__d = rows7__0__q;
    rows7__1__d = rows7__1__q;
    address8__0__d = address8__0__q;
    address8__1__d = address8__1__q;
    address8__2__d = address8__2__q;
    address8__3__d = address8__3__q;
    index8__0__d = index8__0__q;
    index8__1__d = index8__1__q;
    index8__2__d = index8__2__q;
    index8__3__d = index8__3__q;
    need8__d = need8__q;
    out_address__0 = address8__0__q;
    out_address__1 = address8__1__q;
    out_address__2 = address8__2__q;
    out_address__3 = address8__3__q;
    out_set__0 = index8__0__q;
    out_set__1 = index8__1__q;
    out_set__2 = index8__2__q;
    out_set__3 = index8__3__q;
    out_need = need8__q;
    advance = ((!going__q[8]) | out_ready);
    packed_meta[5:0] = req_rd;
    packed_meta[8:6] = req_slot;
    packed_meta[12:9] = req_mask;
    packed_meta[16:13] = req_channels;
    packed_meta[22:17] = {3'h0, req_warp};
    asked[0] = req_kind;
    asked[4:1] = req_texture;
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = tail__q;
    fifo_meta__write_data = packed_meta;
    fifo_meta__read_address = head__q;
    fifo_kind__write_enable = req_valid;
    fifo_kind__write_address = tail__q;
    fifo_kind__write_data = asked;
    fifo_kind__read_address = head__q;
    fifo_u__0__write_enable = req_valid;
    fifo_u__0__write_address = tail__q;
    fifo_u__0__write_data = req_u__0;
    fifo_u__0__read_enable = advance;
    fifo_u__0__read_address = head__q;
    fifo_v__0__write_enable = req_valid;
    fifo_v__0__write_address = tail__q;
    fifo_v__0__write_data = req_v__0;
    fifo_v__0__read_enable = advance;
    fifo_v__0__read_address = head__q;
    fifo_u__1__write_enable = req_valid;
    fifo_u__1__write_address = tail__q;
    fifo_u__1__write_data = req_u__1;
    fifo_u__1__read_enable = advance;
    fifo_u__1__read_address = head__q;
    fifo_v__1__write_enable = req_valid;
    fifo_v__1__write_address = tail__q;
    fifo_v__1__write_data = req_v__1;
    fifo_v__1__read_enable = advance;
    fifo_v__1__read_address = head__q;
    fifo_u__2__write_enable = req_valid;
    fifo_u__2__write_address = tail__q;
    fifo_u__2__write_data = req_u__2;
    fifo_u__2__read_enable = advance;
    fifo_u__2__read_address = head__q;
    fifo_v__2__write_enable = req_valid;
    fifo_v__2__write_address = tail__q;
    fifo_v__2__write_data = req_v__2;
    fifo_v__2__read_enable = advance;
    fifo_v__2__read_address = head__q;
    fifo_u__3__write_enable = req_valid;
    fifo_u__3__write_address = tail__q;
    fifo_u__3__write_data = req_u__3;
    fifo_u__3__read_enable = advance;
    fifo_u__3__read_address = head__q;
    fifo_v__3__write_enable = req_valid;
    fifo_v__3__write_address = tail__q;
    fifo_v__3__write_data = req_v__3;
    fifo_v__3__read_enable = advance;
    fifo_v__3__read_address = head__q;
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    req_ready = (count__q <= 4'h4);
    kind = fifo_kind__read_data;
    front = fifo_meta__read_data;
    texture = kind[4:1];
    part_0 = known__q >> texture;
    ready = ((|count__q) & part_0[0]);
    mem_valid = (fetching__q == 2'h1);
    mem_address = {descriptor_base + {24'h0, texture}};
    case (fetching__q)
      2'h0: begin
        if (((|count__q) & (!ready))) begin
          fetching__d = 2'h1;
        end
      end
      2'h1: begin
        if (mem_ready) begin
          fetching__d = 2'h2;
        end
      end
      default: begin
        if (rsp_valid) begin
          fetching__d = 2'h0;
          known__d = (known__q | {one << texture});
        end
      end
    endcase
    if (flush) begin
      known__d = 16'h0;
    end
    bases__write_enable = rsp_valid;
    bases__write_address = texture;
    bases__write_data = rsp_data__0;
    sizes__write_enable = rsp_valid;
    sizes__write_address = texture;
    sizes__write_data = rsp_data__1;
    modes__write_enable = rsp_valid;
    modes__write_address = texture;
    modes__write_data = rsp_data__2;
    modes_too__write_enable = rsp_valid;
    modes_too__write_address = texture;
    modes_too__write_data = rsp_data__2;
    left = remaining__q;
    if ((!begun__q)) begin
      left = front[12:9];
    end
    lowest__candidates = left;
    sending = (ready & advance);
    last = (!(|(left & {~lowest__chosen})));
    taking = (sending & last);
    if (sending) begin
      begun__d = (!last);
      remaining__d = (left & {~lowest__chosen});
    end
    if (taking) begin
      head__d = {head__q + 3'h1};
    end
    if ((taking & (!req_valid))) begin
      count__d = {count__q - 4'h1};
    end
    if (((!taking) & req_valid)) begin
      count__d = {count__q + 4'h1};
    end
    note[0] = kind[0];
    note[4:1] = kind[4:1];
    note[6:5] = lowest__index;
    note[7] = last;
    note[8] = (|left);
    note[9] = 1'h0;
    note[10] = 1'h0;
    note[11] = 1'h0;
    note[19:12] = 8'h0;
    note[27:20] = 8'h0;
    if (advance) begin
      going__d = {going__q << 32'h1};
      fetched_meta__d = front;
      fetched_about__d = note;
      meta__0__d = fetched_meta__q;
      about__0__d = fetched_about__q;
      meta__1__d = meta__0__q;
      about__1__d = about__0__q;
      meta__2__d = meta__1__q;
      about__2__d = about__1__q;
      meta__3__d = meta__2__q;
      about__3__d = about__2__q;
      meta__4__d = meta__3__q;
      about__4__d = about__3__q;
      meta__5__d = meta__4__q;
      about__5__d = about__4__q;
      meta__6__d = meta__5__q;
      about__6__d = about__5__q;
      meta__7__d = meta__6__q;
      about__7__d = about__6__q;
      if ((fetched_about__q[6:5] == 2'h0)) begin
        coordinates1__0__d = fifo_u__0__read_data;
        coordinates1__1__d = fifo_v__0__read_data;
      end
      if ((fetched_about__q[6:5] == 2'h1)) begin
        coordinates1__0__d = fifo_u__1__read_data;
        coordinates1__1__d = fifo_v__1__read_data;
      end
      if ((fetched_about__q[6:5] == 2'h2)) begin
        coordinates1__0__d = fifo_u__2__read_data;
        coordinates1__1__d = fifo_v__2__read_data;
      end
      if ((fetched_about__q[6:5] == 2'h3)) begin
        coordinates1__0__d = fifo_u__3__read_data;
        coordinates1__1__d = fifo_v__3__read_data;
      end
    end
    if (sending) begin
      going__d = ({going__q << 32'h1} | 9'h1);
    end
    sizes__read_address = about__0__q[4:1];
    modes__read_address = about__0__q[4:1];
    size = sizes__read_data;
    mode = modes__read_data;
    note = about__0__q;
    note[9] = mode[16];
    note[10] = mode[17];
    note[11] = ((mode[24] & (!mode[17])) & (!note[0]));
    axes__0__advance = advance;
    axes__0__coordinate = coordinates1__0__q;
    axes__0__fetch = note[0];
    axes__0__bilinear = note[11];
    axes__1__advance = advance;
    axes__1__coordinate = coordinates1__1__q;
    axes__1__fetch = note[0];
    axes__1__bilinear = note[11];
    axes__0__wrap = mode[21:20];
    axes__0__size = size[15:0];
    axes__1__wrap = mode[23:22];
    axes__1__size = size[31:16];
    if (advance) begin
      about__1__d = note;
    end
    modes_too__read_address = about__5__q[4:1];
    mode = modes_too__read_data;
    rows__0__enable = advance;
    rows__0__b = mode[15:0];
    rows__1__enable = advance;
    rows__1__b = mode[15:0];
    rows__0__a = axes__1__near;
    rows__1__a = axes__1__far;
    bases__read_address = about__6__q[4:1];
    if (advance) begin
      columns7__0__d = axes__0__near;
      columns7__1__d = axes__0__far;
      rows7__0__d = axes__1__near[2:0];
      rows7__1__d = axes__1__far[2:0];
      about__6__d[19:12] = axes__0__weight;
      about__6__d[27:20] = axes__1__weight;
    end
    base = {bases__read_data << 32'h4};
    note = about__6__q;
    spread = 6'h0;
    texture = note[4:1];
    if (texture[0]) begin
      spread = spread_low;
    end
    if (texture[1]) begin
      spread = (spread | spread_high);
    end
    column = {16'h0, columns7__0__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__0__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__0__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__0__d = place;
      index8__0__d = (spot ^ spread);
    end
    column = {16'h0, columns7__1__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__0__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__0__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__1__d = place;
      index8__1__d = (spot ^ spread);
    end
    column = {16'h0, columns7__0__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__1__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__1__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__2__d = place;
      index8__2__d = (spot ^ spread);
    end
    column = {16'h0, columns7__1__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__1__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__1__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__3__d = place;
      index8__3__d = (spot ^ spread);
    end
    if (advance) begin
      need8__d = 4'h1;
      if (note[11]) begin
        need8__d = 4'hf;
      end
      if ((!note[8])) begin
        need8__d = 4'h0;
      end
    end
    out_valid = going__q[8];
    note = about__7__q;
    out_about_value[0] = note[9];
    out_about_value[1] = note[10];
    out_about_value[3:2] = note[6:5];
    out_about_value[4] = note[7];
    out_about_value[5] = note[8];
    out_about_value[13:6] = note[19:12];
    out_about_value[21:14] = note[27:20];
    out_meta = meta__7__q;
    out_about = out_about_value;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    known__q <= known__d;
    fetching__q <= fetching__d;
    begun__q <= begun__d;
    remaining__q <= remaining__d;
    going__q <= going__d;
    fetched_meta__q <= fetched_meta__d;
    fetched_about__q <= fetched_about__d;
    meta__0__q <= meta__0__d;
    meta__1__q <= meta__1__d;
    meta__2__q <= meta__2__d;
    meta__3__q <= meta__3__d;
    meta__4__q <= meta__4__d;
    meta__5__q <= meta__5__d;
    meta__6__q <= meta__6__d;
    meta__7__q <= meta__7__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    about__4__q <= about__4__d;
    about__5__q <= about__5__d;
    about__6__q <= about__6__d;
    about__7__q <= about__7__d;
    coordinates1__0__q <= coordinates1__0__d;
    coordinates1__1__q <= coordinates1__1__d;
    columns7__0__q <= columns7__0__d;
    columns7__1__q <= columns7__1__d;
    rows7__0__q <= rows7__0__d;
    rows7__1__q <= rows7__1__d;
    address8__0__q <= address8__0__d;
    address8__1__q <= address8__1__d;
    address8__2__q <= address8__2__d;
    address8__3__q <= address8__3__d;
    index8__0__q <= index8__0__d;
    index8__1__q <= index8__1__d;
    index8__2__q <= index8__2__d;
    index8__3__q <= index8__3__d;
    need8__q <= need8__d;
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
  warpwright_combinations fifo_u__0 (
    .clock(clock),
    .read_enable(fifo_u__0__read_enable),
    .read_address(fifo_u__0__read_address),
    .read_data(fifo_u__0__read_data),
    .write_enable(fifo_u__0__write_enable),
    .write_address(fifo_u__0__write_address),
    .write_data(fifo_u__0__write_data)
  );
  warpwright_combinations fifo_u__1 (
    .clock(clock),
    .read_enable(fifo_u__1__read_enable),
    .read_address(fifo_u__1__read_address),
    .read_data(fifo_u__1__read_data),
    .write_enable(fifo_u__1__write_enable),
    .write_address(fifo_u__1__write_address),
    .write_data(fifo_u__1__write_data)
  );
  warpwright_combinations fifo_u__2 (
    .clock(clock),
    .read_enable(fifo_u__2__read_enable),
    .read_address(fifo_u__2__read_address),
    .read_data(fifo_u__2__read_data),
    .write_enable(fifo_u__2__write_enable),
    .write_address(fifo_u__2__write_address),
    .write_data(fifo_u__2__write_data)
  );
  warpwright_combinations fifo_u__3 (
    .clock(clock),
    .read_enable(fifo_u__3__read_enable),
    .read_address(fifo_u__3__read_address),
    .read_data(fifo_u__3__read_data),
    .write_enable(fifo_u__3__write_enable),
    .write_address(fifo_u__3__write_address),
    .write_data(fifo_u__3__write_data)
  );
  warpwright_combinations fifo_v__0 (
    .clock(clock),
    .read_enable(fifo_v__0__read_enable),
    .read_address(fifo_v__0__read_address),
    .read_data(fifo_v__0__read_data),
    .write_enable(fifo_v__0__write_enable),
    .write_address(fifo_v__0__write_address),
    .write_data(fifo_v__0__write_data)
  );
  warpwright_combinations fifo_v__1 (
    .clock(clock),
    .read_enable(fifo_v__1__read_enable),
    .read_address(fifo_v__1__read_address),
    .read_data(fifo_v__1__read_data),
    .write_enable(fifo_v__1__write_enable),
    .write_address(fifo_v__1__write_address),
    .write_data(fifo_v__1__write_data)
  );
  warpwright_combinations fifo_v__2 (
    .clock(clock),
    .read_enable(fifo_v__2__read_enable),
    .read_address(fifo_v__2__read_address),
    .read_data(fifo_v__2__read_data),
    .write_enable(fifo_v__2__write_enable),
    .write_address(fifo_v__2__write_address),
    .write_data(fifo_v__2__write_data)
  );
  warpwright_combinations fifo_v__3 (
    .clock(clock),
    .read_enable(fifo_v__3__read_enable),
    .read_address(fifo_v__3__read_address),
    .read_data(fifo_v__3__read_data),
    .write_enable(fifo_v__3__write_enable),
    .write_address(fifo_v__3__write_address),
    .write_data(fifo_v__3__write_data)
  );
  warpwright_values bases (
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
  warpwright_values modes (
    .clock(clock),
    .read_address(modes__read_address),
    .read_data(modes__read_data),
    .write_enable(modes__write_enable),
    .write_address(modes__write_address),
    .write_data(modes__write_data)
  );
  warpwright_values modes_too (
    .clock(clock),
    .read_address(modes_too__read_address),
    .read_data(modes_too__read_data),
    .write_enable(modes_too__write_enable),
    .write_address(modes_too__write_address),
    .write_data(modes_too__write_data)
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
    .weight(axes__0__weight),
    .near(axes__0__near),
    .far(axes__0__far)
  );
  warpwright_axes axes__1 (
    .clock(clock),
    .advance(axes__1__advance),
    .coordinate(axes__1__coordinate),
    .fetch(axes__1__fetch),
    .wrap(axes__1__wrap),
    .size(axes__1__size),
    .bilinear(axes__1__bilinear),
    .weight(axes__1__weight),
    .near(axes__1__near),
    .far(axes__1__far)
  );
  warpwright_rows rows__0 (
    .clock(clock),
    .enable(rows__0__enable),
    .a(rows__0__a),
    .b(rows__0__b),
    .product(rows__0__product)
  );
  warpwright_rows rows__1 (
    .clock(clock),
    .enable(rows__1__enable),
    .a(rows__1__a),
    .b(rows__1__b),
    .product(rows__1__product)
  );
endmodule
