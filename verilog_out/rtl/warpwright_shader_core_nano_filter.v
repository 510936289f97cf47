// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_filter (
  input wire clock,
  input wire entry_valid,
  input wire [31:0] entry_about,
  input wire [22:0] entry_meta,
  input wire [15:0] entry_offsets,
  input wire [31:0] words__0,
  input wire [31:0] words__1,
  input wire [31:0] words__2,
  input wire [31:0] words__3,
  input wire [31:0] words__4,
  input wire [31:0] words__5,
  input wire [31:0] words__6,
  input wire [31:0] words__7,
  input wire [31:0] words__8,
  input wire [31:0] words__9,
  input wire [31:0] words__10,
  input wire [31:0] words__11,
  input wire [31:0] words__12,
  input wire [31:0] words__13,
  input wire [31:0] words__14,
  input wire [31:0] words__15,
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
  reg moves;
  reg [31:0] word;
  reg [3:0] offset;
  reg [4:0] amount;
  reg [31:0] x;
  reg [3:0] shifts;
  reg [3:0] zero_now;
  reg [3:0] upper_zero_now;
  reg [31:0] added;
  reg [31:0] value;
  reg [31:0] raw;
  reg [15:0] low;
  reg [15:0] high;
  reg [23:0] sum;
  reg [15:0] rounded;
  reg [1:0] thread;
  reg [3:0] picks_texels;
  reg stored;
  reg sends;
  reg takes;
  reg picks;
  reg is_float;
  reg [22:0] meta;
  reg [5:0] rd;
  reg [3:0] channels;
  reg last;
  reg [1:0] full_now;
  reg [5:0] part_0;
  reg stage1__d_valid;
  reg stage1__q_valid = 1'h0;
  reg [31:0] stage1__d_about;
  reg [31:0] stage1__q_about = 32'h0;
  reg [22:0] stage1__d_meta;
  reg [22:0] stage1__q_meta = 23'h0;
  reg [15:0] stage1__d_offsets;
  reg [15:0] stage1__q_offsets = 16'h0;
  reg stage2__d_valid;
  reg stage2__q_valid = 1'h0;
  reg [31:0] stage2__d_about;
  reg [31:0] stage2__q_about = 32'h0;
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
  reg [31:0] stage3__d_about;
  reg [31:0] stage3__q_about = 32'h0;
  reg [22:0] stage3__d_meta;
  reg [22:0] stage3__q_meta = 23'h0;
  reg [31:0] raw3__d;
  reg [31:0] raw3__q = 32'h0;
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
  reg [31:0] stage4__d_about;
  reg [31:0] stage4__q_about = 32'h0;
  reg [22:0] stage4__d_meta;
  reg [22:0] stage4__q_meta = 23'h0;
  reg [31:0] raw4__d;
  reg [31:0] raw4__q = 32'h0;
  reg sums__0__enable;
  reg [15:0] sums__0__a;
  reg [15:0] sums__0__b;
  reg [7:0] sums__0__weight;
  wire [23:0] sums__0__y;
  reg sums__1__enable;
  reg [15:0] sums__1__a;
  reg [15:0] sums__1__b;
  reg [7:0] sums__1__weight;
  wire [23:0] sums__1__y;
  reg sums__2__enable;
  reg [15:0] sums__2__a;
  reg [15:0] sums__2__b;
  reg [7:0] sums__2__weight;
  wire [23:0] sums__2__y;
  reg sums__3__enable;
  reg [15:0] sums__3__a;
  reg [15:0] sums__3__b;
  reg [7:0] sums__3__weight;
  wire [23:0] sums__3__y;
  reg [15:0] results__0__d;
  reg [15:0] results__0__q = 16'h0;
  reg [15:0] results__1__d;
  reg [15:0] results__1__q = 16'h0;
  reg [15:0] results__2__d;
  reg [15:0] results__2__q = 16'h0;
  reg [15:0] results__3__d;
  reg [15:0] results__3__q = 16'h0;
  reg [15:0] results__4__d;
  reg [15:0] results__4__q = 16'h0;
  reg [15:0] results__5__d;
  reg [15:0] results__5__q = 16'h0;
  reg [15:0] results__6__d;
  reg [15:0] results__6__q = 16'h0;
  reg [15:0] results__7__d;
  reg [15:0] results__7__q = 16'h0;
  reg [15:0] results__8__d;
  reg [15:0] results__8__q = 16'h0;
  reg [15:0] results__9__d;
  reg [15:0] results__9__q = 16'h0;
  reg [15:0] results__10__d;
  reg [15:0] results__10__q = 16'h0;
  reg [15:0] results__11__d;
  reg [15:0] results__11__q = 16'h0;
  reg [15:0] results__12__d;
  reg [15:0] results__12__q = 16'h0;
  reg [15:0] results__13__d;
  reg [15:0] results__13__q = 16'h0;
  reg [15:0] results__14__d;
  reg [15:0] results__14__q = 16'h0;
  reg [15:0] results__15__d;
  reg [15:0] results__15__q = 16'h0;
  reg [15:0] results__16__d;
  reg [15:0] results__16__q = 16'h0;
  reg [15:0] results__17__d;
  reg [15:0] results__17__q = 16'h0;
  reg [15:0] results__18__d;
  reg [15:0] results__18__q = 16'h0;
  reg [15:0] results__19__d;
  reg [15:0] results__19__q = 16'h0;
  reg [15:0] results__20__d;
  reg [15:0] results__20__q = 16'h0;
  reg [15:0] results__21__d;
  reg [15:0] results__21__q = 16'h0;
  reg [15:0] results__22__d;
  reg [15:0] results__22__q = 16'h0;
  reg [15:0] results__23__d;
  reg [15:0] results__23__q = 16'h0;
  reg [15:0] results__24__d;
  reg [15:0] results__24__q = 16'h0;
  reg [15:0] results__25__d;
  reg [15:0] results__25__q = 16'h0;
  reg [15:0] results__26__d;
  reg [15:0] results__26__q = 16'h0;
  reg [15:0] results__27__d;
  reg [15:0] results__27__q = 16'h0;
  reg [15:0] results__28__d;
  reg [15:0] results__28__q = 16'h0;
  reg [15:0] results__29__d;
  reg [15:0] results__29__q = 16'h0;
  reg [15:0] results__30__d;
  reg [15:0] results__30__q = 16'h0;
  reg [15:0] results__31__d;
  reg [15:0] results__31__q = 16'h0;
  reg [1:0] full__d;
  reg [1:0] full__q = 2'h0;
  reg write_set__d;
  reg write_set__q = 1'h0;
  reg read_set__d;
  reg read_set__q = 1'h0;
  reg [22:0] metas__0__d;
  reg [22:0] metas__0__q = 23'h0;
  reg [22:0] metas__1__d;
  reg [22:0] metas__1__q = 23'h0;
  reg [1:0] floats__d;
  reg [1:0] floats__q = 2'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [5:0] next_rd__d;
  reg [5:0] next_rd__q = 6'h0;
  reg picked__d_valid;
  reg picked__q_valid = 1'h0;
  reg [22:0] picked__d_meta;
  reg [22:0] picked__q_meta = 23'h0;
  reg picked__d_last;
  reg picked__q_last = 1'h0;
  reg [1:0] picked__d_channel;
  reg [1:0] picked__q_channel = 2'h0;
  reg picked__d_is_float;
  reg picked__q_is_float = 1'h0;
  reg [31:0] fraction__0__d;
  reg [31:0] fraction__0__q = 32'h0;
  reg [31:0] fraction__1__d;
  reg [31:0] fraction__1__q = 32'h0;
  reg [31:0] fraction__2__d;
  reg [31:0] fraction__2__q = 32'h0;
  reg [31:0] fraction__3__d;
  reg [31:0] fraction__3__q = 32'h0;
  reg [3:0] zero__d;
  reg [3:0] zero__q = 4'h0;
  reg [3:0] upper_zero__d;
  reg [3:0] upper_zero__q = 4'h0;
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
    stage1__d_about = stage1__q_about;
    stage1__d_meta = stage1__q_meta;
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
    raw3__d = raw3__q;
    stage4__d_valid = stage4__q_valid;
    stage4__d_about = stage4__q_about;
    stage4__d_meta = stage4__q_meta;
    raw4__d = raw4__q;
    results__0__d = results__0__q;
    results__1__d = results__1__q;
    results__2__d = results__2__q;
    results__3__d = results__3__q;
    results__4__d = results__4__q;
    results__5__d = results__5__q;
    results__6__d = results__6__q;
    results__7__d = results__7__q;
    results__8__d = results__8__q;
    results__9__d = results__9__q;
    results__10__d = results__10__q;
    results__11__d = results__11__q;
    results__12__d = results__12__q;
    results__13__d = results__13__q;
    results__14__d = results__14__q;
    results__15__d = results__15__q;
    results__16__d = results__16__q;
    results__17__d = results__17__q;
    results__18__d = results__18__q;
    results__19__d = results__19__q;
    results__20__d = results__20__q;
    results__21__d = results__21__q;
    results__22__d = results__22__q;
    results__23__d = results__23__q;
    results__24__d = results__24__q;
    results__25__d = results__25__q;
    results__26__d = results__26__q;
    results__27__d = results__27__q;
    results__28__d = results__28__q;
    results__29__d = results__29__q;
    results__30__d = results__30__q;
    results__31__d = results__31__q;
    write_set__d = write_set__q;
    read_set__d = read_set__q;
    metas__0__d = metas__0__q;
    metas__1__d = metas__1__q;
    floats__d = floats__q;
    begun__d = begun__q;
    left__d = left__q;
    next_rd__d = next_rd__q;
    picked__d_valid = picked__q_valid;
    picked__d_meta = picked__q_meta;
    picked__d_last = picked__q_last;
    picked__d_channel = picked__q_channel;
    picked__d_is_float = picked__q_is_float;
    fraction__0__d = fraction__0__q;
    fraction__1__d = fraction__1__q;
    fraction__2__d = fraction__2__q;
    fraction__3__d = fraction__3__q;
    zero__d = zero__q;
    upper_zero__d = upper_zero__q;
    written__d_valid = written__q_valid;
    written__d_meta = written__q_meta;
    written__d_last = written__q_last;
    out__0__d = out__0__q;
    out__1__d = out__1__q;
    out__2__d = out__2__q;
    out__3__d = out__3__q;
    moves = (!((&full__q) & stage4__q_valid));
    advance = moves;
    if (moves) begin
      stage1__d_valid = entry_valid;
      stage1__d_about = entry_about;
      stage1__d_meta = entry_meta;
      stage1__d_offsets = entry_offsets;
    end
    word = 32'h0;
    picks_texels = 4'h0;
    offset = 4'h0;
    amount = 5'h0;
    if (moves) begin
      stage2__d_valid = stage1__q_valid;
      stage2__d_about = stage1__q_about;
      stage2__d_meta = stage1__q_meta;
      stage2__d_valid = (stage1__q_valid & stage1__q_about[7]);
      picks_texels = stage1__q_about[3:0];
      if ((stage1__q_valid & picks_texels[0])) begin
        offset = stage1__q_offsets[3:0];
        if ((offset[3:2] == 2'h0)) begin
          word = words__0;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__1;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__2;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__3;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__0__d = word;
      end
      if ((stage1__q_valid & picks_texels[1])) begin
        offset = stage1__q_offsets[7:4];
        if ((offset[3:2] == 2'h0)) begin
          word = words__4;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__5;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__6;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__7;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__1__d = word;
      end
      if ((stage1__q_valid & picks_texels[2])) begin
        offset = stage1__q_offsets[11:8];
        if ((offset[3:2] == 2'h0)) begin
          word = words__8;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__9;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__10;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__11;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__2__d = word;
      end
      if ((stage1__q_valid & picks_texels[3])) begin
        offset = stage1__q_offsets[15:12];
        if ((offset[3:2] == 2'h0)) begin
          word = words__12;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__13;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__14;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__15;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__3__d = word;
      end
    end
    upper__0__enable = moves;
    upper__0__a = texels__0__q[7:0];
    upper__0__b = texels__1__q[7:0];
    upper__0__weight = stage2__q_about[15:8];
    lower__0__enable = moves;
    lower__0__a = texels__2__q[7:0];
    lower__0__b = texels__3__q[7:0];
    lower__0__weight = stage2__q_about[15:8];
    sums__0__enable = moves;
    sums__0__a = upper__0__y;
    sums__0__b = lower__0__y;
    sums__0__weight = stage3__q_about[23:16];
    upper__1__enable = moves;
    upper__1__a = texels__0__q[15:8];
    upper__1__b = texels__1__q[15:8];
    upper__1__weight = stage2__q_about[15:8];
    lower__1__enable = moves;
    lower__1__a = texels__2__q[15:8];
    lower__1__b = texels__3__q[15:8];
    lower__1__weight = stage2__q_about[15:8];
    sums__1__enable = moves;
    sums__1__a = upper__1__y;
    sums__1__b = lower__1__y;
    sums__1__weight = stage3__q_about[23:16];
    upper__2__enable = moves;
    upper__2__a = texels__0__q[23:16];
    upper__2__b = texels__1__q[23:16];
    upper__2__weight = stage2__q_about[15:8];
    lower__2__enable = moves;
    lower__2__a = texels__2__q[23:16];
    lower__2__b = texels__3__q[23:16];
    lower__2__weight = stage2__q_about[15:8];
    sums__2__enable = moves;
    sums__2__a = upper__2__y;
    sums__2__b = lower__2__y;
    sums__2__weight = stage3__q_about[23:16];
    upper__3__enable = moves;
    upper__3__a = texels__0__q[31:24];
    upper__3__b = texels__1__q[31:24];
    upper__3__weight = stage2__q_about[15:8];
    lower__3__enable = moves;
    lower__3__a = texels__2__q[31:24];
    lower__3__b = texels__3__q[31:24];
    lower__3__weight = stage2__q_about[15:8];
    sums__3__enable = moves;
    sums__3__a = upper__3__y;
    sums__3__b = lower__3__y;
    sums__3__weight = stage3__q_about[23:16];
    if (moves) begin
      stage3__d_valid = stage2__q_valid;
      stage3__d_about = stage2__q_about;
      stage3__d_meta = stage2__q_meta;
      raw3__d = texels__0__q;
      stage4__d_valid = stage3__q_valid;
      stage4__d_about = stage3__q_about;
      stage4__d_meta = stage3__q_meta;
      raw4__d = raw3__q;
    end
    stored = (stage4__q_valid & moves);
    thread = stage4__q_about[27:26];
    rounded = 16'h0;
    sum = 24'h0;
    sum = sums__0__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if (stage4__q_about[25]) begin
      rounded = raw4__q[15:0];
    end
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__16__d = rounded;
      end else begin
        results__0__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__17__d = rounded;
      end else begin
        results__1__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__18__d = rounded;
      end else begin
        results__2__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__19__d = rounded;
      end else begin
        results__3__d = rounded;
      end
    end
    sum = sums__1__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if (stage4__q_about[25]) begin
      rounded = raw4__q[31:16];
    end
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__20__d = rounded;
      end else begin
        results__4__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__21__d = rounded;
      end else begin
        results__5__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__22__d = rounded;
      end else begin
        results__6__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__23__d = rounded;
      end else begin
        results__7__d = rounded;
      end
    end
    sum = sums__2__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__24__d = rounded;
      end else begin
        results__8__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__25__d = rounded;
      end else begin
        results__9__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__26__d = rounded;
      end else begin
        results__10__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__27__d = rounded;
      end else begin
        results__11__d = rounded;
      end
    end
    sum = sums__3__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__28__d = rounded;
      end else begin
        results__12__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__29__d = rounded;
      end else begin
        results__13__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__30__d = rounded;
      end else begin
        results__14__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__31__d = rounded;
      end else begin
        results__15__d = rounded;
      end
    end
    full_now = full__q;
    if ((stored & stage4__q_about[28])) begin
      write_set__d = (!write_set__q);
      if (write_set__q) begin
        full_now = (full_now | 2'h2);
        metas__1__d = stage4__q_meta;
        floats__d = {stage4__q_about[25], floats__q[0]};
      end else begin
        full_now = (full_now | 2'h1);
        metas__0__d = stage4__q_meta;
        floats__d = {floats__q[1], stage4__q_about[25]};
      end
    end
    sends = (written__q_valid & (!wb_ready));
    takes = (!sends);
    picks = ((full__q[0] & (!read_set__q)) | (full__q[1] & read_set__q));
    meta = metas__0__q;
    is_float = floats__q[0];
    if (read_set__q) begin
      meta = metas__1__q;
      is_float = floats__q[1];
    end
    channels = meta[16:13];
    rd = meta[5:0];
    if (begun__q) begin
      channels = left__q;
      rd = next_rd__q;
    end
    lowest__candidates = channels;
    last = (!(|(channels & {~lowest__chosen})));
    if (takes) begin
      picked__d_valid = picks;
      picked__d_meta = meta;
      picked__d_is_float = is_float;
      picked__d_last = last;
      picked__d_meta[5:0] = rd;
      picked__d_channel = lowest__index;
    end
    low = 16'h0;
    high = 16'h0;
    raw = 32'h0;
    value = 32'h0;
    zero_now = 4'h0;
    upper_zero_now = 4'h0;
    if ((lowest__index == 2'h0)) begin
      low = results__0__q;
      if (read_set__q) begin
        low = results__16__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__4__q;
      if (read_set__q) begin
        low = results__20__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__8__q;
      if (read_set__q) begin
        low = results__24__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__12__q;
      if (read_set__q) begin
        low = results__28__q;
      end
    end
    high = results__4__q;
    if (read_set__q) begin
      high = results__20__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__0__d = value;
    end
    zero_now = {zero_now[3:1], (!(|low))};
    upper_zero_now = {upper_zero_now[3:1], (!(|{low >> 32'h8}))};
    if ((lowest__index == 2'h0)) begin
      low = results__1__q;
      if (read_set__q) begin
        low = results__17__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__5__q;
      if (read_set__q) begin
        low = results__21__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__9__q;
      if (read_set__q) begin
        low = results__25__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__13__q;
      if (read_set__q) begin
        low = results__29__q;
      end
    end
    high = results__5__q;
    if (read_set__q) begin
      high = results__21__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__1__d = value;
    end
    zero_now = {zero_now[3:2], (!(|low)), zero_now[0]};
    upper_zero_now = {upper_zero_now[3:2], (!(|{low >> 32'h8})), upper_zero_now[0]};
    if ((lowest__index == 2'h0)) begin
      low = results__2__q;
      if (read_set__q) begin
        low = results__18__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__6__q;
      if (read_set__q) begin
        low = results__22__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__10__q;
      if (read_set__q) begin
        low = results__26__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__14__q;
      if (read_set__q) begin
        low = results__30__q;
      end
    end
    high = results__6__q;
    if (read_set__q) begin
      high = results__22__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__2__d = value;
    end
    zero_now = {zero_now[3], (!(|low)), zero_now[1:0]};
    upper_zero_now = {upper_zero_now[3], (!(|{low >> 32'h8})), upper_zero_now[1:0]};
    if ((lowest__index == 2'h0)) begin
      low = results__3__q;
      if (read_set__q) begin
        low = results__19__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__7__q;
      if (read_set__q) begin
        low = results__23__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__11__q;
      if (read_set__q) begin
        low = results__27__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__15__q;
      if (read_set__q) begin
        low = results__31__q;
      end
    end
    high = results__7__q;
    if (read_set__q) begin
      high = results__23__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__3__d = value;
    end
    zero_now = {(!(|low)), zero_now[2:0]};
    upper_zero_now = {(!(|{low >> 32'h8})), upper_zero_now[2:0]};
    if (takes) begin
      zero__d = zero_now;
      upper_zero__d = upper_zero_now;
    end
    if ((takes & picks)) begin
      begun__d = (!last);
      left__d = (channels & {~lowest__chosen});
      next_rd__d = {rd + 6'h1};
      if (last) begin
        read_set__d = (!read_set__q);
        if (read_set__q) begin
          full_now = (full_now & 2'h1);
        end else begin
          full_now = (full_now & 2'h2);
        end
      end
    end
    full__d = full_now;
    x = 32'h0;
    shifts = 4'h0;
    added = 32'h0;
    x = fraction__0__q;
    shifts = 4'hf;
    if (upper_zero__q[0]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[0]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__0__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__0__d = value;
    end
    wb_data__0 = out__0__q;
    x = fraction__1__q;
    shifts = 4'hf;
    if (upper_zero__q[1]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[1]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__1__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__1__d = value;
    end
    wb_data__1 = out__1__q;
    x = fraction__2__q;
    shifts = 4'hf;
    if (upper_zero__q[2]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[2]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__2__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__2__d = value;
    end
    wb_data__2 = out__2__q;
    x = fraction__3__q;
    shifts = 4'hf;
    if (upper_zero__q[3]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[3]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__3__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__3__d = value;
    end
    wb_data__3 = out__3__q;
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
    stage1__q_about <= stage1__d_about;
    stage1__q_meta <= stage1__d_meta;
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
    raw3__q <= raw3__d;
    stage4__q_valid <= stage4__d_valid;
    stage4__q_about <= stage4__d_about;
    stage4__q_meta <= stage4__d_meta;
    raw4__q <= raw4__d;
    results__0__q <= results__0__d;
    results__1__q <= results__1__d;
    results__2__q <= results__2__d;
    results__3__q <= results__3__d;
    results__4__q <= results__4__d;
    results__5__q <= results__5__d;
    results__6__q <= results__6__d;
    results__7__q <= results__7__d;
    results__8__q <= results__8__d;
    results__9__q <= results__9__d;
    results__10__q <= results__10__d;
    results__11__q <= results__11__d;
    results__12__q <= results__12__d;
    results__13__q <= results__13__d;
    results__14__q <= results__14__d;
    results__15__q <= results__15__d;
    results__16__q <= results__16__d;
    results__17__q <= results__17__d;
    results__18__q <= results__18__d;
    results__19__q <= results__19__d;
    results__20__q <= results__20__d;
    results__21__q <= results__21__d;
    results__22__q <= results__22__d;
    results__23__q <= results__23__d;
    results__24__q <= results__24__d;
    results__25__q <= results__25__d;
    results__26__q <= results__26__d;
    results__27__q <= results__27__d;
    results__28__q <= results__28__d;
    results__29__q <= results__29__d;
    results__30__q <= results__30__d;
    results__31__q <= results__31__d;
    full__q <= full__d;
    write_set__q <= write_set__d;
    read_set__q <= read_set__d;
    metas__0__q <= metas__0__d;
    metas__1__q <= metas__1__d;
    floats__q <= floats__d;
    begun__q <= begun__d;
    left__q <= left__d;
    next_rd__q <= next_rd__d;
    picked__q_valid <= picked__d_valid;
    picked__q_meta <= picked__d_meta;
    picked__q_last <= picked__d_last;
    picked__q_channel <= picked__d_channel;
    picked__q_is_float <= picked__d_is_float;
    fraction__0__q <= fraction__0__d;
    fraction__1__q <= fraction__1__d;
    fraction__2__q <= fraction__2__d;
    fraction__3__q <= fraction__3__d;
    zero__q <= zero__d;
    upper_zero__q <= upper_zero__d;
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
