// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_filter (
  input wire clock,
  input wire entry_valid,
  input wire [7:0] entry_entry,
  input wire [15:0] entry_offsets,
  input wire [21:0] entry_about,
  input wire [22:0] entry_meta,
  input wire [31:0] words__0,
  input wire [31:0] words__1,
  input wire [31:0] words__2,
  input wire [31:0] words__3,
  output reg advance,
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
  output reg [2:0] wb_slot
);
  localparam [3:0] distance__0 = 4'h8;
  localparam [3:0] distance__1 = 4'h4;
  localparam [3:0] distance__2 = 4'h2;
  localparam [3:0] distance__3 = 4'h1;
  localparam [15:0] front_bits__0 = 16'hff00;
  localparam [15:0] front_bits__1 = 16'hf000;
  localparam [15:0] front_bits__2 = 16'hc000;
  localparam [15:0] front_bits__3 = 16'h8000;
  reg moves;
  reg [31:0] word;
  reg [4:0] amount;
  reg [15:0] x;
  reg [3:0] zeros;
  reg [15:0] below;
  reg [15:0] twice;
  reg [15:0] low;
  reg [15:0] high;
  reg [31:0] front;
  reg [31:0] behind;
  reg [31:0] value;
  reg vanishes;
  reg [3:0] picks_texels;
  reg stored;
  reg takes;
  reg transfers;
  reg [22:0] meta;
  reg last;
  reg [5:0] part_0;
  reg stage1__d_valid;
  reg stage1__q_valid = 1'h0;
  reg [7:0] stage1__d_entry;
  reg [7:0] stage1__q_entry = 8'h0;
  reg [15:0] stage1__d_offsets;
  reg [15:0] stage1__q_offsets = 16'h0;
  reg stage2__d_valid;
  reg stage2__q_valid = 1'h0;
  reg [21:0] stage2__d_about;
  reg [21:0] stage2__q_about = 22'h0;
  reg [22:0] stage2__d_meta;
  reg [22:0] stage2__q_meta = 23'h0;
  reg [31:0] texels__0__d;
  reg [31:0] texels__0__q = 32'h0;
  reg [31:0] texels__1__d;
  reg [31:0] texels__1__q = 32'h0;
  reg [31:0] texels__2__d;
  reg [31:0] texels__2__q = 32'h0;
  reg [31:0] texels__3__d;
  reg [31:0] texels__3__q = 32'h0;
  reg stage3__d_valid;
  reg stage3__q_valid = 1'h0;
  reg [21:0] stage3__d_about;
  reg [21:0] stage3__q_about = 22'h0;
  reg [22:0] stage3__d_meta;
  reg [22:0] stage3__q_meta = 23'h0;
  reg upper__0__enable;
  reg [7:0] upper__0__a;
  reg [7:0] upper__0__b;
  reg [7:0] upper__0__weight;
  wire [15:0] upper__0__y;
  reg upper__1__enable;
  reg [7:0] upper__1__a;
  reg [7:0] upper__1__b;
  reg [7:0] upper__1__weight;
  wire [15:0] upper__1__y;
  reg upper__2__enable;
  reg [7:0] upper__2__a;
  reg [7:0] upper__2__b;
  reg [7:0] upper__2__weight;
  wire [15:0] upper__2__y;
  reg upper__3__enable;
  reg [7:0] upper__3__a;
  reg [7:0] upper__3__b;
  reg [7:0] upper__3__weight;
  wire [15:0] upper__3__y;
  reg lower__0__enable;
  reg [7:0] lower__0__a;
  reg [7:0] lower__0__b;
  reg [7:0] lower__0__weight;
  wire [15:0] lower__0__y;
  reg lower__1__enable;
  reg [7:0] lower__1__a;
  reg [7:0] lower__1__b;
  reg [7:0] lower__1__weight;
  wire [15:0] lower__1__y;
  reg lower__2__enable;
  reg [7:0] lower__2__a;
  reg [7:0] lower__2__b;
  reg [7:0] lower__2__weight;
  wire [15:0] lower__2__y;
  reg lower__3__enable;
  reg [7:0] lower__3__a;
  reg [7:0] lower__3__b;
  reg [7:0] lower__3__weight;
  wire [15:0] lower__3__y;
  reg stage4__d_valid;
  reg stage4__q_valid = 1'h0;
  reg [21:0] stage4__d_about;
  reg [21:0] stage4__q_about = 22'h0;
  reg [22:0] stage4__d_meta;
  reg [22:0] stage4__q_meta = 23'h0;
  reg sums__0__enable;
  reg [15:0] sums__0__a;
  reg [15:0] sums__0__b;
  reg [7:0] sums__0__weight;
  wire [15:0] sums__0__y;
  reg sums__1__enable;
  reg [15:0] sums__1__a;
  reg [15:0] sums__1__b;
  reg [7:0] sums__1__weight;
  wire [15:0] sums__1__y;
  reg sums__2__enable;
  reg [15:0] sums__2__a;
  reg [15:0] sums__2__b;
  reg [7:0] sums__2__weight;
  wire [15:0] sums__2__y;
  reg sums__3__enable;
  reg [15:0] sums__3__a;
  reg [15:0] sums__3__b;
  reg [7:0] sums__3__weight;
  wire [15:0] sums__3__y;
  reg collected__d_valid;
  reg collected__q_valid = 1'h0;
  reg [22:0] collected__d_meta;
  reg [22:0] collected__q_meta = 23'h0;
  reg collected__d_is_float;
  reg collected__q_is_float = 1'h0;
  reg [15:0] collected__d_channel__0;
  reg [15:0] collected__q_channel__0 = 16'h0;
  reg [15:0] collected__d_channel__1;
  reg [15:0] collected__q_channel__1 = 16'h0;
  reg [15:0] collected__d_channel__2;
  reg [15:0] collected__q_channel__2 = 16'h0;
  reg [15:0] collected__d_channel__3;
  reg [15:0] collected__q_channel__3 = 16'h0;
  reg [15:0] collected__d_channel__4;
  reg [15:0] collected__q_channel__4 = 16'h0;
  reg [15:0] collected__d_channel__5;
  reg [15:0] collected__q_channel__5 = 16'h0;
  reg [15:0] collected__d_channel__6;
  reg [15:0] collected__q_channel__6 = 16'h0;
  reg [15:0] collected__d_channel__7;
  reg [15:0] collected__q_channel__7 = 16'h0;
  reg [15:0] collected__d_channel__8;
  reg [15:0] collected__q_channel__8 = 16'h0;
  reg [15:0] collected__d_channel__9;
  reg [15:0] collected__q_channel__9 = 16'h0;
  reg [15:0] collected__d_channel__10;
  reg [15:0] collected__q_channel__10 = 16'h0;
  reg [15:0] collected__d_channel__11;
  reg [15:0] collected__q_channel__11 = 16'h0;
  reg [15:0] collected__d_channel__12;
  reg [15:0] collected__q_channel__12 = 16'h0;
  reg [15:0] collected__d_channel__13;
  reg [15:0] collected__q_channel__13 = 16'h0;
  reg [15:0] collected__d_channel__14;
  reg [15:0] collected__q_channel__14 = 16'h0;
  reg [15:0] collected__d_channel__15;
  reg [15:0] collected__q_channel__15 = 16'h0;
  reg leaving__d_valid;
  reg leaving__q_valid = 1'h0;
  reg [22:0] leaving__d_meta;
  reg [22:0] leaving__q_meta = 23'h0;
  reg leaving__d_is_float;
  reg leaving__q_is_float = 1'h0;
  reg [15:0] leaving__d_channel__0;
  reg [15:0] leaving__q_channel__0 = 16'h0;
  reg [15:0] leaving__d_channel__1;
  reg [15:0] leaving__q_channel__1 = 16'h0;
  reg [15:0] leaving__d_channel__2;
  reg [15:0] leaving__q_channel__2 = 16'h0;
  reg [15:0] leaving__d_channel__3;
  reg [15:0] leaving__q_channel__3 = 16'h0;
  reg [15:0] leaving__d_channel__4;
  reg [15:0] leaving__q_channel__4 = 16'h0;
  reg [15:0] leaving__d_channel__5;
  reg [15:0] leaving__q_channel__5 = 16'h0;
  reg [15:0] leaving__d_channel__6;
  reg [15:0] leaving__q_channel__6 = 16'h0;
  reg [15:0] leaving__d_channel__7;
  reg [15:0] leaving__q_channel__7 = 16'h0;
  reg [15:0] leaving__d_channel__8;
  reg [15:0] leaving__q_channel__8 = 16'h0;
  reg [15:0] leaving__d_channel__9;
  reg [15:0] leaving__q_channel__9 = 16'h0;
  reg [15:0] leaving__d_channel__10;
  reg [15:0] leaving__q_channel__10 = 16'h0;
  reg [15:0] leaving__d_channel__11;
  reg [15:0] leaving__q_channel__11 = 16'h0;
  reg [15:0] leaving__d_channel__12;
  reg [15:0] leaving__q_channel__12 = 16'h0;
  reg [15:0] leaving__d_channel__13;
  reg [15:0] leaving__q_channel__13 = 16'h0;
  reg [15:0] leaving__d_channel__14;
  reg [15:0] leaving__q_channel__14 = 16'h0;
  reg [15:0] leaving__d_channel__15;
  reg [15:0] leaving__q_channel__15 = 16'h0;
  reg picked__d_valid;
  reg picked__q_valid = 1'h0;
  reg [22:0] picked__d_meta;
  reg [22:0] picked__q_meta = 23'h0;
  reg picked__d_last;
  reg picked__q_last = 1'h0;
  reg picked__d_is_float;
  reg picked__q_is_float = 1'h0;
  reg [15:0] normal__0__d;
  reg [15:0] normal__0__q = 16'h0;
  reg [15:0] normal__1__d;
  reg [15:0] normal__1__q = 16'h0;
  reg [15:0] normal__2__d;
  reg [15:0] normal__2__q = 16'h0;
  reg [15:0] normal__3__d;
  reg [15:0] normal__3__q = 16'h0;
  reg [3:0] places__0__d;
  reg [3:0] places__0__q = 4'h0;
  reg [3:0] places__1__d;
  reg [3:0] places__1__q = 4'h0;
  reg [3:0] places__2__d;
  reg [3:0] places__2__q = 4'h0;
  reg [3:0] places__3__d;
  reg [3:0] places__3__q = 4'h0;
  reg [31:0] raw__0__d;
  reg [31:0] raw__0__q = 32'h0;
  reg [31:0] raw__1__d;
  reg [31:0] raw__1__q = 32'h0;
  reg [31:0] raw__2__d;
  reg [31:0] raw__2__q = 32'h0;
  reg [31:0] raw__3__d;
  reg [31:0] raw__3__q = 32'h0;
  reg written__d_valid;
  reg written__q_valid = 1'h0;
  reg [22:0] written__d_meta;
  reg [22:0] written__q_meta = 23'h0;
  reg written__d_last;
  reg written__q_last = 1'h0;
  reg [31:0] out__0__d;
  reg [31:0] out__0__q = 32'h0;
  reg [31:0] out__1__d;
  reg [31:0] out__1__q = 32'h0;
  reg [31:0] out__2__d;
  reg [31:0] out__2__q = 32'h0;
  reg [31:0] out__3__d;
  reg [31:0] out__3__q = 32'h0;
  reg [3:0] lowest__candidates;
  wire lowest__valid;
  wire [1:0] lowest__index;
  wire [3:0] lowest__chosen;
  always @(*) begin
    part_0 = 6'h0;
    stage1__d_valid = stage1__q_valid;
    stage1__d_entry = stage1__q_entry;
    stage1__d_offsets = stage1__q_offsets;
    stage2__d_valid = stage2__q_valid;
    stage2__d_about = stage2__q_about;
    stage2__d_meta = stage2__q_meta;
    texels__0__d = texels__0__q;
    texels__1__d = texels__1__q;
    texels__2__d = texels__2__q;
    texels__3__d = texels__3__q;
    stage3__d_valid = stage3__q_valid;
    stage3__d_about = stage3__q_about;
    stage3__d_meta = stage3__q_meta;
    stage4__d_valid = stage4__q_valid;
    stage4__d_about = stage4__q_about;
    stage4__d_meta = stage4__q_meta;
    collected__d_valid = collected__q_valid;
    collected__d_meta = collected__q_meta;
    collected__d_is_float = collected__q_is_float;
    collected__d_channel__0 = collected__q_channel__0;
    collected__d_channel__1 = collected__q_channel__1;
    collected__d_channel__2 = collected__q_channel__2;
    collected__d_channel__3 = collected__q_channel__3;
    collected__d_channel__4 = collected__q_channel__4;
    collected__d_channel__5 = collected__q_channel__5;
    collected__d_channel__6 = collected__q_channel__6;
    collected__d_channel__7 = collected__q_channel__7;
    collected__d_channel__8 = collected__q_channel__8;
    collected__d_channel__9 = collected__q_channel__9;
    collected__d_channel__10 = collected__q_channel__10;
    collected__d_channel__11 = collected__q_channel__11;
    collected__d_channel__12 = collected__q_channel__12;
    collected__d_channel__13 = collected__q_channel__13;
    collected__d_channel__14 = collected__q_channel__14;
    collected__d_channel__15 = collected__q_channel__15;
    leaving__d_valid = leaving__q_valid;
    leaving__d_meta = leaving__q_meta;
    leaving__d_is_float = leaving__q_is_float;
    leaving__d_channel__0 = leaving__q_channel__0;
    leaving__d_channel__1 = leaving__q_channel__1;
    leaving__d_channel__2 = leaving__q_channel__2;
    leaving__d_channel__3 = leaving__q_channel__3;
    leaving__d_channel__4 = leaving__q_channel__4;
    leaving__d_channel__5 = leaving__q_channel__5;
    leaving__d_channel__6 = leaving__q_channel__6;
    leaving__d_channel__7 = leaving__q_channel__7;
    leaving__d_channel__8 = leaving__q_channel__8;
    leaving__d_channel__9 = leaving__q_channel__9;
    leaving__d_channel__10 = leaving__q_channel__10;
    leaving__d_channel__11 = leaving__q_channel__11;
    leaving__d_channel__12 = leaving__q_channel__12;
    leaving__d_channel__13 = leaving__q_channel__13;
    leaving__d_channel__14 = leaving__q_channel__14;
    leaving__d_channel__15 = leaving__q_channel__15;
    picked__d_valid = picked__q_valid;
    picked__d_meta = picked__q_meta;
    picked__d_last = picked__q_last;
    picked__d_is_float = picked__q_is_float;
    normal__0__d = normal__0__q;
    normal__1__d = normal__1__q;
    normal__2__d = normal__2__q;
    normal__3__d = normal__3__q;
    places__0__d = places__0__q;
    places__1__d = places__1__q;
    places__2__d = places__2__q;
    places__3__d = places__3__q;
    raw__0__d = raw__0__q;
    raw__1__d = raw__1__q;
    raw__2__d = raw__2__q;
    raw__3__d = raw__3__q;
    written__d_valid = written__q_valid;
    written__d_meta = written__q_meta;
    written__d_last = written__q_last;
    out__0__d = out__0__q;
    out__1__d = out__1__q;
    out__2__d = out__2__q;
    out__3__d = out__3__q;
    wb_data__0 = out__0__q;
    wb_data__1 = out__1__q;
    wb_data__2 = out__2__q;
    wb_data__3 = out__3__q;
    meta = leaving__q_meta;
    lowest__candidates = meta[16:13];
    last = (!(|(meta[16:13] & {~lowest__chosen})));
    takes = ((!written__q_valid) | wb_ready);
    transfers = (collected__q_valid & ((!leaving__q_valid) | (takes & last)));
    moves = (((!stage4__q_valid) | (!collected__q_valid)) | transfers);
    advance = moves;
    if (moves) begin
      stage1__d_valid = entry_valid;
      stage1__d_entry = entry_entry;
      stage1__d_offsets = entry_offsets;
    end
    word = 32'h0;
    picks_texels = 4'h0;
    amount = 5'h0;
    if (moves) begin
      stage2__d_about = entry_about;
      stage2__d_meta = entry_meta;
      stage2__d_valid = (stage1__q_valid & stage1__q_entry[7]);
      picks_texels = stage1__q_entry[3:0];
      if ((stage1__q_valid & picks_texels[0])) begin
        word = words__0;
        if ((entry_about[0] & (!entry_about[1]))) begin
          amount = {{3'h0, stage1__q_offsets[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__0__d = word;
      end
      if ((stage1__q_valid & picks_texels[1])) begin
        word = words__1;
        if ((entry_about[0] & (!entry_about[1]))) begin
          amount = {{3'h0, stage1__q_offsets[5:4]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__1__d = word;
      end
      if ((stage1__q_valid & picks_texels[2])) begin
        word = words__2;
        if ((entry_about[0] & (!entry_about[1]))) begin
          amount = {{3'h0, stage1__q_offsets[9:8]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__2__d = word;
      end
      if ((stage1__q_valid & picks_texels[3])) begin
        word = words__3;
        if ((entry_about[0] & (!entry_about[1]))) begin
          amount = {{3'h0, stage1__q_offsets[13:12]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__3__d = word;
      end
    end
    upper__0__enable = moves;
    upper__0__a = texels__0__q[7:0];
    upper__0__b = texels__1__q[7:0];
    upper__0__weight = stage2__q_about[13:6];
    lower__0__enable = moves;
    lower__0__a = texels__2__q[7:0];
    lower__0__b = texels__3__q[7:0];
    lower__0__weight = stage2__q_about[13:6];
    sums__0__enable = moves;
    sums__0__a = upper__0__y;
    sums__0__b = lower__0__y;
    sums__0__weight = stage3__q_about[21:14];
    upper__1__enable = moves;
    upper__1__a = texels__0__q[15:8];
    upper__1__b = texels__1__q[15:8];
    upper__1__weight = stage2__q_about[13:6];
    lower__1__enable = moves;
    lower__1__a = texels__2__q[15:8];
    lower__1__b = texels__3__q[15:8];
    lower__1__weight = stage2__q_about[13:6];
    sums__1__enable = moves;
    sums__1__a = upper__1__y;
    sums__1__b = lower__1__y;
    sums__1__weight = stage3__q_about[21:14];
    upper__2__enable = moves;
    upper__2__a = texels__0__q[23:16];
    upper__2__b = texels__1__q[23:16];
    upper__2__weight = stage2__q_about[13:6];
    lower__2__enable = moves;
    lower__2__a = texels__2__q[23:16];
    lower__2__b = texels__3__q[23:16];
    lower__2__weight = stage2__q_about[13:6];
    sums__2__enable = moves;
    sums__2__a = upper__2__y;
    sums__2__b = lower__2__y;
    sums__2__weight = stage3__q_about[21:14];
    upper__3__enable = moves;
    upper__3__a = texels__0__q[31:24];
    upper__3__b = texels__1__q[31:24];
    upper__3__weight = stage2__q_about[13:6];
    lower__3__enable = moves;
    lower__3__a = texels__2__q[31:24];
    lower__3__b = texels__3__q[31:24];
    lower__3__weight = stage2__q_about[13:6];
    sums__3__enable = moves;
    sums__3__a = upper__3__y;
    sums__3__b = lower__3__y;
    sums__3__weight = stage3__q_about[21:14];
    if (moves) begin
      stage3__d_valid = stage2__q_valid;
      stage3__d_about = stage2__q_about;
      stage3__d_meta = stage2__q_meta;
      stage4__d_valid = stage3__q_valid;
      stage4__d_about = stage3__q_about;
      stage4__d_meta = stage3__q_meta;
    end
    if (takes) begin
      picked__d_valid = leaving__q_valid;
      picked__d_meta = meta;
      picked__d_is_float = leaving__q_is_float;
      picked__d_last = last;
      leaving__d_meta[16:13] = (meta[16:13] & {~lowest__chosen});
      leaving__d_meta[5:0] = {meta[5:0] + 6'h1};
      if (last) begin
        leaving__d_valid = 1'h0;
      end
    end
    x = 16'h0;
    value = 32'h0;
    if ((lowest__index == 2'h0)) begin
      x = leaving__q_channel__0;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__0 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h1)) begin
      x = leaving__q_channel__4;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__4 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h2)) begin
      x = leaving__q_channel__8;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__8 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h3)) begin
      x = leaving__q_channel__12;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__12 >> 32'h8}} << 32'h18});
    if ((|lowest__index)) begin
      value = 32'h0;
    end
    if ((lowest__index == 2'h3)) begin
      value = 32'h3f800000;
    end
    zeros = 4'h0;
    if ((!(|(x & front_bits__0)))) begin
      x = {x << distance__0};
      zeros = {1'h1, zeros[2:0]};
    end
    if ((!(|(x & front_bits__1)))) begin
      x = {x << distance__1};
      zeros = {zeros[3], 1'h1, zeros[1:0]};
    end
    if ((!(|(x & front_bits__2)))) begin
      x = {x << distance__2};
      zeros = {zeros[3:2], 1'h1, zeros[0]};
    end
    if ((!(|(x & front_bits__3)))) begin
      x = {x << distance__3};
      zeros = {zeros[3:1], 1'h1};
    end
    if (takes) begin
      normal__0__d = x;
      places__0__d = zeros;
      raw__0__d = value;
    end
    if ((lowest__index == 2'h0)) begin
      x = leaving__q_channel__1;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__1 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h1)) begin
      x = leaving__q_channel__5;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__5 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h2)) begin
      x = leaving__q_channel__9;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__9 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h3)) begin
      x = leaving__q_channel__13;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__13 >> 32'h8}} << 32'h18});
    if ((|lowest__index)) begin
      value = 32'h0;
    end
    if ((lowest__index == 2'h3)) begin
      value = 32'h3f800000;
    end
    zeros = 4'h0;
    if ((!(|(x & front_bits__0)))) begin
      x = {x << distance__0};
      zeros = {1'h1, zeros[2:0]};
    end
    if ((!(|(x & front_bits__1)))) begin
      x = {x << distance__1};
      zeros = {zeros[3], 1'h1, zeros[1:0]};
    end
    if ((!(|(x & front_bits__2)))) begin
      x = {x << distance__2};
      zeros = {zeros[3:2], 1'h1, zeros[0]};
    end
    if ((!(|(x & front_bits__3)))) begin
      x = {x << distance__3};
      zeros = {zeros[3:1], 1'h1};
    end
    if (takes) begin
      normal__1__d = x;
      places__1__d = zeros;
      raw__1__d = value;
    end
    if ((lowest__index == 2'h0)) begin
      x = leaving__q_channel__2;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__2 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h1)) begin
      x = leaving__q_channel__6;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__6 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h2)) begin
      x = leaving__q_channel__10;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__10 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h3)) begin
      x = leaving__q_channel__14;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__14 >> 32'h8}} << 32'h18});
    if ((|lowest__index)) begin
      value = 32'h0;
    end
    if ((lowest__index == 2'h3)) begin
      value = 32'h3f800000;
    end
    zeros = 4'h0;
    if ((!(|(x & front_bits__0)))) begin
      x = {x << distance__0};
      zeros = {1'h1, zeros[2:0]};
    end
    if ((!(|(x & front_bits__1)))) begin
      x = {x << distance__1};
      zeros = {zeros[3], 1'h1, zeros[1:0]};
    end
    if ((!(|(x & front_bits__2)))) begin
      x = {x << distance__2};
      zeros = {zeros[3:2], 1'h1, zeros[0]};
    end
    if ((!(|(x & front_bits__3)))) begin
      x = {x << distance__3};
      zeros = {zeros[3:1], 1'h1};
    end
    if (takes) begin
      normal__2__d = x;
      places__2__d = zeros;
      raw__2__d = value;
    end
    if ((lowest__index == 2'h0)) begin
      x = leaving__q_channel__3;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__3 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h1)) begin
      x = leaving__q_channel__7;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__7 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h2)) begin
      x = leaving__q_channel__11;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__11 >> 32'h8}} << 32'h18});
    if ((lowest__index == 2'h3)) begin
      x = leaving__q_channel__15;
    end
    value = ({value >> 32'h8} | {{16'h0, {leaving__q_channel__15 >> 32'h8}} << 32'h18});
    if ((|lowest__index)) begin
      value = 32'h0;
    end
    if ((lowest__index == 2'h3)) begin
      value = 32'h3f800000;
    end
    zeros = 4'h0;
    if ((!(|(x & front_bits__0)))) begin
      x = {x << distance__0};
      zeros = {1'h1, zeros[2:0]};
    end
    if ((!(|(x & front_bits__1)))) begin
      x = {x << distance__1};
      zeros = {zeros[3], 1'h1, zeros[1:0]};
    end
    if ((!(|(x & front_bits__2)))) begin
      x = {x << distance__2};
      zeros = {zeros[3:2], 1'h1, zeros[0]};
    end
    if ((!(|(x & front_bits__3)))) begin
      x = {x << distance__3};
      zeros = {zeros[3:1], 1'h1};
    end
    if (takes) begin
      normal__3__d = x;
      places__3__d = zeros;
      raw__3__d = value;
    end
    if (transfers) begin
      leaving__d_valid = collected__q_valid;
      leaving__d_meta = collected__q_meta;
      leaving__d_is_float = collected__q_is_float;
      leaving__d_channel__0 = collected__q_channel__0;
      leaving__d_channel__1 = collected__q_channel__1;
      leaving__d_channel__2 = collected__q_channel__2;
      leaving__d_channel__3 = collected__q_channel__3;
      leaving__d_channel__4 = collected__q_channel__4;
      leaving__d_channel__5 = collected__q_channel__5;
      leaving__d_channel__6 = collected__q_channel__6;
      leaving__d_channel__7 = collected__q_channel__7;
      leaving__d_channel__8 = collected__q_channel__8;
      leaving__d_channel__9 = collected__q_channel__9;
      leaving__d_channel__10 = collected__q_channel__10;
      leaving__d_channel__11 = collected__q_channel__11;
      leaving__d_channel__12 = collected__q_channel__12;
      leaving__d_channel__13 = collected__q_channel__13;
      leaving__d_channel__14 = collected__q_channel__14;
      leaving__d_channel__15 = collected__q_channel__15;
      collected__d_valid = 1'h0;
    end
    stored = (stage4__q_valid & moves);
    if (stored) begin
      collected__d_valid = stage4__q_about[4];
      collected__d_meta = stage4__q_meta;
      collected__d_is_float = stage4__q_about[1];
    end
    if ((stored & (stage4__q_about[3:2] == 2'h0))) begin
      collected__d_channel__0 = sums__0__y;
      collected__d_channel__4 = sums__1__y;
      collected__d_channel__8 = sums__2__y;
      collected__d_channel__12 = sums__3__y;
    end
    if ((stored & (stage4__q_about[3:2] == 2'h1))) begin
      collected__d_channel__1 = sums__0__y;
      collected__d_channel__5 = sums__1__y;
      collected__d_channel__9 = sums__2__y;
      collected__d_channel__13 = sums__3__y;
    end
    if ((stored & (stage4__q_about[3:2] == 2'h2))) begin
      collected__d_channel__2 = sums__0__y;
      collected__d_channel__6 = sums__1__y;
      collected__d_channel__10 = sums__2__y;
      collected__d_channel__14 = sums__3__y;
    end
    if ((stored & (stage4__q_about[3:2] == 2'h3))) begin
      collected__d_channel__3 = sums__0__y;
      collected__d_channel__7 = sums__1__y;
      collected__d_channel__11 = sums__2__y;
      collected__d_channel__15 = sums__3__y;
    end
    x = normal__0__q;
    zeros = places__0__q;
    vanishes = (!x[15]);
    if (((&x[15:8]) & (|x[7:0]))) begin
      x = {x >> 32'h1};
      zeros = {zeros - 4'h1};
    end
    below = 16'h0;
    below = {below[15:1], (zeros > 4'h0)};
    below = {below[15:2], (zeros > 4'h1), below[0]};
    below = {below[15:3], (zeros > 4'h2), below[1:0]};
    below = {below[15:4], (zeros > 4'h3), below[2:0]};
    below = {below[15:5], (zeros > 4'h4), below[3:0]};
    below = {below[15:6], (zeros > 4'h5), below[4:0]};
    below = {below[15:7], (zeros > 4'h6), below[5:0]};
    below = {below[15:8], (zeros > 4'h7), below[6:0]};
    low = (x & ({below << 32'h8} | 16'hff));
    high = ({x >> 32'h8} & {~below});
    twice = {x + high};
    front = (({{17'h0, twice[14:0]} << 32'h9} | {{24'h0, twice[15:8]} << 32'h1}) | 32'h6f000001);
    behind = (({{28'h0, {~zeros}} << 32'h18} | {{16'h0, low} << 32'h1}) | {16'h0, ({twice >> 32'h7} & 16'h1)});
    value = {{front + behind} >> 32'h1};
    if (picked__q_is_float) begin
      value = raw__0__q;
      vanishes = (!(|raw__0__q[30:23]));
    end
    if (vanishes) begin
      value = (value & 32'h80000000);
    end
    if (takes) begin
      out__0__d = value;
    end
    x = normal__1__q;
    zeros = places__1__q;
    vanishes = (!x[15]);
    if (((&x[15:8]) & (|x[7:0]))) begin
      x = {x >> 32'h1};
      zeros = {zeros - 4'h1};
    end
    below = 16'h0;
    below = {below[15:1], (zeros > 4'h0)};
    below = {below[15:2], (zeros > 4'h1), below[0]};
    below = {below[15:3], (zeros > 4'h2), below[1:0]};
    below = {below[15:4], (zeros > 4'h3), below[2:0]};
    below = {below[15:5], (zeros > 4'h4), below[3:0]};
    below = {below[15:6], (zeros > 4'h5), below[4:0]};
    below = {below[15:7], (zeros > 4'h6), below[5:0]};
    below = {below[15:8], (zeros > 4'h7), below[6:0]};
    low = (x & ({below << 32'h8} | 16'hff));
    high = ({x >> 32'h8} & {~below});
    twice = {x + high};
    front = (({{17'h0, twice[14:0]} << 32'h9} | {{24'h0, twice[15:8]} << 32'h1}) | 32'h6f000001);
    behind = (({{28'h0, {~zeros}} << 32'h18} | {{16'h0, low} << 32'h1}) | {16'h0, ({twice >> 32'h7} & 16'h1)});
    value = {{front + behind} >> 32'h1};
    if (picked__q_is_float) begin
      value = raw__1__q;
      vanishes = (!(|raw__1__q[30:23]));
    end
    if (vanishes) begin
      value = (value & 32'h80000000);
    end
    if (takes) begin
      out__1__d = value;
    end
    x = normal__2__q;
    zeros = places__2__q;
    vanishes = (!x[15]);
    if (((&x[15:8]) & (|x[7:0]))) begin
      x = {x >> 32'h1};
      zeros = {zeros - 4'h1};
    end
    below = 16'h0;
    below = {below[15:1], (zeros > 4'h0)};
    below = {below[15:2], (zeros > 4'h1), below[0]};
    below = {below[15:3], (zeros > 4'h2), below[1:0]};
    below = {below[15:4], (zeros > 4'h3), below[2:0]};
    below = {below[15:5], (zeros > 4'h4), below[3:0]};
    below = {below[15:6], (zeros > 4'h5), below[4:0]};
    below = {below[15:7], (zeros > 4'h6), below[5:0]};
    below = {below[15:8], (zeros > 4'h7), below[6:0]};
    low = (x & ({below << 32'h8} | 16'hff));
    high = ({x >> 32'h8} & {~below});
    twice = {x + high};
    front = (({{17'h0, twice[14:0]} << 32'h9} | {{24'h0, twice[15:8]} << 32'h1}) | 32'h6f000001);
    behind = (({{28'h0, {~zeros}} << 32'h18} | {{16'h0, low} << 32'h1}) | {16'h0, ({twice >> 32'h7} & 16'h1)});
    value = {{front + behind} >> 32'h1};
    if (picked__q_is_float) begin
      value = raw__2__q;
      vanishes = (!(|raw__2__q[30:23]));
    end
    if (vanishes) begin
      value = (value & 32'h80000000);
    end
    if (takes) begin
      out__2__d = value;
    end
    x = normal__3__q;
    zeros = places__3__q;
    vanishes = (!x[15]);
    if (((&x[15:8]) & (|x[7:0]))) begin
      x = {x >> 32'h1};
      zeros = {zeros - 4'h1};
    end
    below = 16'h0;
    below = {below[15:1], (zeros > 4'h0)};
    below = {below[15:2], (zeros > 4'h1), below[0]};
    below = {below[15:3], (zeros > 4'h2), below[1:0]};
    below = {below[15:4], (zeros > 4'h3), below[2:0]};
    below = {below[15:5], (zeros > 4'h4), below[3:0]};
    below = {below[15:6], (zeros > 4'h5), below[4:0]};
    below = {below[15:7], (zeros > 4'h6), below[5:0]};
    below = {below[15:8], (zeros > 4'h7), below[6:0]};
    low = (x & ({below << 32'h8} | 16'hff));
    high = ({x >> 32'h8} & {~below});
    twice = {x + high};
    front = (({{17'h0, twice[14:0]} << 32'h9} | {{24'h0, twice[15:8]} << 32'h1}) | 32'h6f000001);
    behind = (({{28'h0, {~zeros}} << 32'h18} | {{16'h0, low} << 32'h1}) | {16'h0, ({twice >> 32'h7} & 16'h1)});
    value = {{front + behind} >> 32'h1};
    if (picked__q_is_float) begin
      value = raw__3__q;
      vanishes = (!(|raw__3__q[30:23]));
    end
    if (vanishes) begin
      value = (value & 32'h80000000);
    end
    if (takes) begin
      out__3__d = value;
    end
    if (takes) begin
      written__d_valid = picked__q_valid;
      written__d_meta = picked__q_meta;
      written__d_last = picked__q_last;
    end
    wb_valid = written__q_valid;
    wb_last = written__q_last;
    part_0 = written__q_meta[22:17];
    wb_warp = part_0[1:0];
    wb_rd = written__q_meta[5:0];
    wb_mask = written__q_meta[12:9];
    wb_slot = written__q_meta[8:6];
  end
  always @(posedge clock) begin
    stage1__q_valid <= stage1__d_valid;
    stage1__q_entry <= stage1__d_entry;
    stage1__q_offsets <= stage1__d_offsets;
    stage2__q_valid <= stage2__d_valid;
    stage2__q_about <= stage2__d_about;
    stage2__q_meta <= stage2__d_meta;
    texels__0__q <= texels__0__d;
    texels__1__q <= texels__1__d;
    texels__2__q <= texels__2__d;
    texels__3__q <= texels__3__d;
    stage3__q_valid <= stage3__d_valid;
    stage3__q_about <= stage3__d_about;
    stage3__q_meta <= stage3__d_meta;
    stage4__q_valid <= stage4__d_valid;
    stage4__q_about <= stage4__d_about;
    stage4__q_meta <= stage4__d_meta;
    collected__q_valid <= collected__d_valid;
    collected__q_meta <= collected__d_meta;
    collected__q_is_float <= collected__d_is_float;
    collected__q_channel__0 <= collected__d_channel__0;
    collected__q_channel__1 <= collected__d_channel__1;
    collected__q_channel__2 <= collected__d_channel__2;
    collected__q_channel__3 <= collected__d_channel__3;
    collected__q_channel__4 <= collected__d_channel__4;
    collected__q_channel__5 <= collected__d_channel__5;
    collected__q_channel__6 <= collected__d_channel__6;
    collected__q_channel__7 <= collected__d_channel__7;
    collected__q_channel__8 <= collected__d_channel__8;
    collected__q_channel__9 <= collected__d_channel__9;
    collected__q_channel__10 <= collected__d_channel__10;
    collected__q_channel__11 <= collected__d_channel__11;
    collected__q_channel__12 <= collected__d_channel__12;
    collected__q_channel__13 <= collected__d_channel__13;
    collected__q_channel__14 <= collected__d_channel__14;
    collected__q_channel__15 <= collected__d_channel__15;
    leaving__q_valid <= leaving__d_valid;
    leaving__q_meta <= leaving__d_meta;
    leaving__q_is_float <= leaving__d_is_float;
    leaving__q_channel__0 <= leaving__d_channel__0;
    leaving__q_channel__1 <= leaving__d_channel__1;
    leaving__q_channel__2 <= leaving__d_channel__2;
    leaving__q_channel__3 <= leaving__d_channel__3;
    leaving__q_channel__4 <= leaving__d_channel__4;
    leaving__q_channel__5 <= leaving__d_channel__5;
    leaving__q_channel__6 <= leaving__d_channel__6;
    leaving__q_channel__7 <= leaving__d_channel__7;
    leaving__q_channel__8 <= leaving__d_channel__8;
    leaving__q_channel__9 <= leaving__d_channel__9;
    leaving__q_channel__10 <= leaving__d_channel__10;
    leaving__q_channel__11 <= leaving__d_channel__11;
    leaving__q_channel__12 <= leaving__d_channel__12;
    leaving__q_channel__13 <= leaving__d_channel__13;
    leaving__q_channel__14 <= leaving__d_channel__14;
    leaving__q_channel__15 <= leaving__d_channel__15;
    picked__q_valid <= picked__d_valid;
    picked__q_meta <= picked__d_meta;
    picked__q_last <= picked__d_last;
    picked__q_is_float <= picked__d_is_float;
    normal__0__q <= normal__0__d;
    normal__1__q <= normal__1__d;
    normal__2__q <= normal__2__d;
    normal__3__q <= normal__3__d;
    places__0__q <= places__0__d;
    places__1__q <= places__1__d;
    places__2__q <= places__2__d;
    places__3__q <= places__3__d;
    raw__0__q <= raw__0__d;
    raw__1__q <= raw__1__d;
    raw__2__q <= raw__2__d;
    raw__3__q <= raw__3__d;
    written__q_valid <= written__d_valid;
    written__q_meta <= written__d_meta;
    written__q_last <= written__d_last;
    out__0__q <= out__0__d;
    out__1__q <= out__1__d;
    out__2__q <= out__2__d;
    out__3__q <= out__3__d;
  end
  warpwright_lerp upper__0 (
    .clock(clock),
    .enable(upper__0__enable),
    .a(upper__0__a),
    .b(upper__0__b),
    .weight(upper__0__weight),
    .y(upper__0__y)
  );
  warpwright_lerp upper__1 (
    .clock(clock),
    .enable(upper__1__enable),
    .a(upper__1__a),
    .b(upper__1__b),
    .weight(upper__1__weight),
    .y(upper__1__y)
  );
  warpwright_lerp upper__2 (
    .clock(clock),
    .enable(upper__2__enable),
    .a(upper__2__a),
    .b(upper__2__b),
    .weight(upper__2__weight),
    .y(upper__2__y)
  );
  warpwright_lerp upper__3 (
    .clock(clock),
    .enable(upper__3__enable),
    .a(upper__3__a),
    .b(upper__3__b),
    .weight(upper__3__weight),
    .y(upper__3__y)
  );
  warpwright_lerp lower__0 (
    .clock(clock),
    .enable(lower__0__enable),
    .a(lower__0__a),
    .b(lower__0__b),
    .weight(lower__0__weight),
    .y(lower__0__y)
  );
  warpwright_lerp lower__1 (
    .clock(clock),
    .enable(lower__1__enable),
    .a(lower__1__a),
    .b(lower__1__b),
    .weight(lower__1__weight),
    .y(lower__1__y)
  );
  warpwright_lerp lower__2 (
    .clock(clock),
    .enable(lower__2__enable),
    .a(lower__2__a),
    .b(lower__2__b),
    .weight(lower__2__weight),
    .y(lower__2__y)
  );
  warpwright_lerp lower__3 (
    .clock(clock),
    .enable(lower__3__enable),
    .a(lower__3__a),
    .b(lower__3__b),
    .weight(lower__3__weight),
    .y(lower__3__y)
  );
  warpwright_sums sums__0 (
    .clock(clock),
    .enable(sums__0__enable),
    .a(sums__0__a),
    .b(sums__0__b),
    .weight(sums__0__weight),
    .y(sums__0__y)
  );
  warpwright_sums sums__1 (
    .clock(clock),
    .enable(sums__1__enable),
    .a(sums__1__a),
    .b(sums__1__b),
    .weight(sums__1__weight),
    .y(sums__1__y)
  );
  warpwright_sums sums__2 (
    .clock(clock),
    .enable(sums__2__enable),
    .a(sums__2__a),
    .b(sums__2__b),
    .weight(sums__2__weight),
    .y(sums__2__y)
  );
  warpwright_sums sums__3 (
    .clock(clock),
    .enable(sums__3__enable),
    .a(sums__3__a),
    .b(sums__3__b),
    .weight(sums__3__weight),
    .y(sums__3__y)
  );
  warpwright_next_thread lowest (
    .candidates(lowest__candidates),
    .valid(lowest__valid),
    .index(lowest__index),
    .chosen(lowest__chosen)
  );
endmodule
