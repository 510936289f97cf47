// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_outstanding (
  input wire clock,
  output reg any_free,
  output reg [3:0] free_entry,
  input wire take_valid,
  input wire [16:0] take_entry,
  input wire [3:0] take_mask,
  input wire [3:0] take_offsets__0,
  input wire [3:0] take_offsets__1,
  input wire [3:0] take_offsets__2,
  input wire [3:0] take_offsets__3,
  input wire [1:0] take_warp,
  input wire access_waits,
  input wire access_valid,
  input wire [3:0] access_entry,
  input wire [5:0] access_tag,
  input wire [3:0] access_group,
  input wire access_last,
  input wire rsp_valid,
  input wire [6:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  input wire rsp_value,
  input wire [3:0] value_thread,
  input wire value_last,
  output reg line_valid,
  output reg [1:0] line_warp,
  output reg [3:0] line_group,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg [2:0] wb_slot,
  output reg store_done_valid,
  output reg [1:0] store_done_warp,
  output reg [2:0] store_done_slot,
  input wire store_done_ready,
  output reg empty
);
  localparam [15:0] one_entry = 16'h1;
  localparam [2:0] thread_bits = 3'h2;
  reg at_reply_write_enable;
  reg [3:0] at_reply_write_address;
  reg [3:0] at_reply_read_address;
  reg at_leaver_write_enable;
  reg [3:0] at_leaver_write_address;
  reg [3:0] at_leaver_read_address;
  reg [3:0] spare;
  reg [15:0] used_now;
  reg [15:0] sent_now;
  reg [15:0] complete;
  reg [3:0] pick;
  reg pick_any;
  reg pick_after;
  reg is_line;
  reg [3:0] served;
  reg answered;
  reg [3:0] reply_entry;
  reg [16:0] reply_meta;
  reg [1:0] word;
  reg [1:0] first_byte;
  reg fits;
  reg [4:0] amount;
  reg [31:0] value;
  reg [16:0] leaving_meta;
  reg writes;
  reg room;
  reg taken;
  reg [2:0] level;
  reg [6:0] entry_bits;
  reg any_free_value;
  reg [2:0] part_0;
  reg [2:0] part_1;
  reg [2:0] part_2;
  reg [2:0] part_3;
  reg [2:0] part_4;
  reg [2:0] part_5;
  reg [2:0] part_6;
  reg [2:0] part_7;
  reg [2:0] part_8;
  reg [2:0] part_9;
  reg [2:0] part_10;
  reg [2:0] part_11;
  reg [2:0] part_12;
  reg [2:0] part_13;
  reg [15:0] used__d;
  reg [15:0] used__q = 16'h0;
  reg [15:0] sent__d;
  reg [15:0] sent__q = 16'h0;
  reg [2:0] pending__0__d;
  reg [2:0] pending__0__q = 3'h0;
  reg [2:0] pending__1__d;
  reg [2:0] pending__1__q = 3'h0;
  reg [2:0] pending__2__d;
  reg [2:0] pending__2__q = 3'h0;
  reg [2:0] pending__3__d;
  reg [2:0] pending__3__q = 3'h0;
  reg [2:0] pending__4__d;
  reg [2:0] pending__4__q = 3'h0;
  reg [2:0] pending__5__d;
  reg [2:0] pending__5__q = 3'h0;
  reg [2:0] pending__6__d;
  reg [2:0] pending__6__q = 3'h0;
  reg [2:0] pending__7__d;
  reg [2:0] pending__7__q = 3'h0;
  reg [2:0] pending__8__d;
  reg [2:0] pending__8__q = 3'h0;
  reg [2:0] pending__9__d;
  reg [2:0] pending__9__q = 3'h0;
  reg [2:0] pending__10__d;
  reg [2:0] pending__10__q = 3'h0;
  reg [2:0] pending__11__d;
  reg [2:0] pending__11__q = 3'h0;
  reg [2:0] pending__12__d;
  reg [2:0] pending__12__q = 3'h0;
  reg [2:0] pending__13__d;
  reg [2:0] pending__13__q = 3'h0;
  reg [2:0] pending__14__d;
  reg [2:0] pending__14__q = 3'h0;
  reg [2:0] pending__15__d;
  reg [2:0] pending__15__q = 3'h0;
  reg table_reply__place_write_enable;
  reg [3:0] table_reply__place_write_address;
  reg [3:0] table_reply__place_read_address;
  reg [16:0] table_reply__write_data;
  wire [16:0] table_reply__read_data;
  reg table_words__0__place_write_enable;
  reg [3:0] table_words__0__place_write_address;
  reg [3:0] table_words__0__place_read_address;
  reg [1:0] table_words__0__write_data;
  wire [1:0] table_words__0__read_data;
  reg table_words__1__place_write_enable;
  reg [3:0] table_words__1__place_write_address;
  reg [3:0] table_words__1__place_read_address;
  reg [1:0] table_words__1__write_data;
  wire [1:0] table_words__1__read_data;
  reg table_words__2__place_write_enable;
  reg [3:0] table_words__2__place_write_address;
  reg [3:0] table_words__2__place_read_address;
  reg [1:0] table_words__2__write_data;
  wire [1:0] table_words__2__read_data;
  reg table_words__3__place_write_enable;
  reg [3:0] table_words__3__place_write_address;
  reg [3:0] table_words__3__place_read_address;
  reg [1:0] table_words__3__write_data;
  wire [1:0] table_words__3__read_data;
  reg table_bytes__0__place_write_enable;
  reg [3:0] table_bytes__0__place_write_address;
  reg [3:0] table_bytes__0__place_read_address;
  reg [1:0] table_bytes__0__write_data;
  wire [1:0] table_bytes__0__read_data;
  reg table_bytes__1__place_write_enable;
  reg [3:0] table_bytes__1__place_write_address;
  reg [3:0] table_bytes__1__place_read_address;
  reg [1:0] table_bytes__1__write_data;
  wire [1:0] table_bytes__1__read_data;
  reg table_bytes__2__place_write_enable;
  reg [3:0] table_bytes__2__place_write_address;
  reg [3:0] table_bytes__2__place_read_address;
  reg [1:0] table_bytes__2__write_data;
  wire [1:0] table_bytes__2__read_data;
  reg table_bytes__3__place_write_enable;
  reg [3:0] table_bytes__3__place_write_address;
  reg [3:0] table_bytes__3__place_read_address;
  reg [1:0] table_bytes__3__write_data;
  wire [1:0] table_bytes__3__read_data;
  reg table_meta__place_write_enable;
  reg [3:0] table_meta__place_write_address;
  reg [3:0] table_meta__place_read_address;
  reg [16:0] table_meta__write_data;
  wire [16:0] table_meta__read_data;
  reg table_mask__place_write_enable;
  reg [3:0] table_mask__place_write_address;
  reg [3:0] table_mask__place_read_address;
  reg [3:0] table_mask__write_data;
  wire [3:0] table_mask__read_data;
  reg table_warp__place_write_enable;
  reg [3:0] table_warp__place_write_address;
  reg [3:0] table_warp__place_read_address;
  reg [1:0] table_warp__write_data;
  wire [1:0] table_warp__read_data;
  reg line_warps__place_write_enable;
  reg [3:0] line_warps__place_write_address;
  reg [3:0] line_warps__place_read_address;
  reg [1:0] line_warps__write_data;
  wire [1:0] line_warps__read_data;
  reg [5:0] groups__read_address;
  wire [3:0] groups__read_data;
  reg groups__write_enable;
  reg [5:0] groups__write_address;
  reg [3:0] groups__write_data;
  reg loaded__0__read_enable;
  reg [3:0] loaded__0__read_address;
  wire [31:0] loaded__0__read_data;
  reg loaded__0__write_enable;
  reg [3:0] loaded__0__write_address;
  reg [31:0] loaded__0__write_data;
  reg loaded__1__read_enable;
  reg [3:0] loaded__1__read_address;
  wire [31:0] loaded__1__read_data;
  reg loaded__1__write_enable;
  reg [3:0] loaded__1__write_address;
  reg [31:0] loaded__1__write_data;
  reg loaded__2__read_enable;
  reg [3:0] loaded__2__read_address;
  wire [31:0] loaded__2__read_data;
  reg loaded__2__write_enable;
  reg [3:0] loaded__2__write_address;
  reg [31:0] loaded__2__write_data;
  reg loaded__3__read_enable;
  reg [3:0] loaded__3__read_address;
  wire [31:0] loaded__3__read_data;
  reg loaded__3__write_enable;
  reg [3:0] loaded__3__write_address;
  reg [31:0] loaded__3__write_data;
  reg leaving__d;
  reg leaving__q = 1'h0;
  reg [3:0] leaver__d;
  reg [3:0] leaver__q = 4'h0;
  reg out__d_valid;
  reg out__q_valid = 1'h0;
  reg [1:0] out__d_warp;
  reg [1:0] out__q_warp = 2'h0;
  reg [5:0] out__d_rd;
  reg [5:0] out__q_rd = 6'h0;
  reg [3:0] out__d_mask;
  reg [3:0] out__q_mask = 4'h0;
  reg [31:0] out__d_data__0;
  reg [31:0] out__q_data__0 = 32'h0;
  reg [31:0] out__d_data__1;
  reg [31:0] out__q_data__1 = 32'h0;
  reg [31:0] out__d_data__2;
  reg [31:0] out__q_data__2 = 32'h0;
  reg [31:0] out__d_data__3;
  reg [31:0] out__q_data__3 = 32'h0;
  reg [2:0] out__d_slot;
  reg [2:0] out__q_slot = 3'h0;
  always @(*) begin
    part_0 = 3'h0;
    part_1 = 3'h0;
    part_2 = 3'h0;
    part_3 = 3'h0;
    part_4 = 3'h0;
    part_5 = 3'h0;
    part_6 = 3'h0;
    part_7 = 3'h0;
    part_8 = 3'h0;
    part_9 = 3'h0;
    part_10 = 3'h0;
    part_11 = 3'h0;
    part_12 = 3'h0;
    part_13 = 3'h0;
    leaving__d = leaving__q;
    leaver__d = leaver__q;
    out__d_valid = out__q_valid;
    out__d_warp = out__q_warp;
    out__d_rd = out__q_rd;
    out__d_mask = out__q_mask;
    out__d_data__0 = out__q_data__0;
    out__d_data__1 = out__q_data__1;
    out__d_data__2 = out__q_data__2;
    out__d_data__3 = out__q_data__3;
    out__d_slot = out__q_slot;
    used_now = used__q;
    sent_now = sent__q;
    if (access_last) begin
      sent_now = (sent_now | {one_entry << access_entry});
    end
    spare = 4'h0;
    any_free_value = 1'h0;
    if ((!used__q[0])) begin
      spare = 4'h0;
      any_free_value = 1'h1;
    end
    if ((!used__q[1])) begin
      spare = 4'h1;
      any_free_value = 1'h1;
    end
    if ((!used__q[2])) begin
      spare = 4'h2;
      any_free_value = 1'h1;
    end
    if ((!used__q[3])) begin
      spare = 4'h3;
      any_free_value = 1'h1;
    end
    if ((!used__q[4])) begin
      spare = 4'h4;
      any_free_value = 1'h1;
    end
    if ((!used__q[5])) begin
      spare = 4'h5;
      any_free_value = 1'h1;
    end
    if ((!used__q[6])) begin
      spare = 4'h6;
      any_free_value = 1'h1;
    end
    if ((!used__q[7])) begin
      spare = 4'h7;
      any_free_value = 1'h1;
    end
    if ((!used__q[8])) begin
      spare = 4'h8;
      any_free_value = 1'h1;
    end
    if ((!used__q[9])) begin
      spare = 4'h9;
      any_free_value = 1'h1;
    end
    if ((!used__q[10])) begin
      spare = 4'ha;
      any_free_value = 1'h1;
    end
    if ((!used__q[11])) begin
      spare = 4'hb;
      any_free_value = 1'h1;
    end
    if ((!used__q[12])) begin
      spare = 4'hc;
      any_free_value = 1'h1;
    end
    if ((!used__q[13])) begin
      spare = 4'hd;
      any_free_value = 1'h1;
    end
    if ((!used__q[14])) begin
      spare = 4'he;
      any_free_value = 1'h1;
    end
    if ((!used__q[15])) begin
      spare = 4'hf;
      any_free_value = 1'h1;
    end
    free_entry = spare;
    if (take_valid) begin
      used_now = (used_now | {one_entry << spare});
    end
    entry_bits = {rsp_tag >> thread_bits};
    reply_entry = entry_bits[3:0];
    at_reply_write_enable = any_free_value;
    at_reply_write_address = spare;
    at_reply_read_address = reply_entry;
    at_leaver_write_enable = any_free_value;
    at_leaver_write_address = spare;
    at_leaver_read_address = leaver__q;
    groups__write_enable = access_waits;
    groups__write_address = access_tag;
    groups__write_data = access_group;
    table_reply__place_write_enable = at_reply_write_enable;
    table_reply__place_write_address = at_reply_write_address;
    table_reply__place_read_address = at_reply_read_address;
    table_reply__write_data = take_entry;
    table_meta__place_write_enable = at_leaver_write_enable;
    table_meta__place_write_address = at_leaver_write_address;
    table_meta__place_read_address = at_leaver_read_address;
    table_meta__write_data = take_entry;
    table_mask__place_write_enable = at_leaver_write_enable;
    table_mask__place_write_address = at_leaver_write_address;
    table_mask__place_read_address = at_leaver_read_address;
    table_mask__write_data = take_mask;
    table_warp__place_write_enable = at_leaver_write_enable;
    table_warp__place_write_address = at_leaver_write_address;
    table_warp__place_read_address = at_leaver_read_address;
    table_warp__write_data = take_warp;
    line_warps__place_write_enable = at_reply_write_enable;
    line_warps__place_write_address = at_reply_write_address;
    line_warps__place_read_address = at_reply_read_address;
    line_warps__write_data = take_warp;
    groups__read_address = rsp_tag[5:0];
    table_words__0__place_write_enable = at_reply_write_enable;
    table_words__0__place_write_address = at_reply_write_address;
    table_words__0__place_read_address = at_reply_read_address;
    table_words__0__write_data = take_offsets__0[3:2];
    table_bytes__0__place_write_enable = at_leaver_write_enable;
    table_bytes__0__place_write_address = at_leaver_write_address;
    table_bytes__0__place_read_address = at_leaver_read_address;
    table_bytes__0__write_data = take_offsets__0[1:0];
    table_words__1__place_write_enable = at_reply_write_enable;
    table_words__1__place_write_address = at_reply_write_address;
    table_words__1__place_read_address = at_reply_read_address;
    table_words__1__write_data = take_offsets__1[3:2];
    table_bytes__1__place_write_enable = at_leaver_write_enable;
    table_bytes__1__place_write_address = at_leaver_write_address;
    table_bytes__1__place_read_address = at_leaver_read_address;
    table_bytes__1__write_data = take_offsets__1[1:0];
    table_words__2__place_write_enable = at_reply_write_enable;
    table_words__2__place_write_address = at_reply_write_address;
    table_words__2__place_read_address = at_reply_read_address;
    table_words__2__write_data = take_offsets__2[3:2];
    table_bytes__2__place_write_enable = at_leaver_write_enable;
    table_bytes__2__place_write_address = at_leaver_write_address;
    table_bytes__2__place_read_address = at_leaver_read_address;
    table_bytes__2__write_data = take_offsets__2[1:0];
    table_words__3__place_write_enable = at_reply_write_enable;
    table_words__3__place_write_address = at_reply_write_address;
    table_words__3__place_read_address = at_reply_read_address;
    table_words__3__write_data = take_offsets__3[3:2];
    table_bytes__3__place_write_enable = at_leaver_write_enable;
    table_bytes__3__place_write_address = at_leaver_write_address;
    table_bytes__3__place_read_address = at_leaver_read_address;
    table_bytes__3__write_data = take_offsets__3[1:0];
    reply_meta = table_reply__read_data;
    line_warp = line_warps__read_data;
    line_group = groups__read_data;
    part_0 = reply_meta[2:0];
    part_1 = reply_meta[2:0];
    is_line = (part_0[2] & (!part_1[0]));
    line_valid = ((rsp_valid & is_line) & (!rsp_value));
    served = groups__read_data;
    answered = rsp_valid;
    if (is_line) begin
      served = 4'h0;
      answered = ((rsp_valid & rsp_value) & value_last);
      if (rsp_value) begin
        served = value_thread;
      end
    end
    value = 32'h0;
    word = 2'h0;
    if (rsp_valid) begin
      word = table_words__0__read_data;
      value = rsp_data__0;
      part_2 = reply_meta[2:0];
      if ((part_2[1] & reply_meta[16])) begin
        value = rsp_data__0;
      end
      part_3 = reply_meta[2:0];
      if (((!part_3[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__0__write_enable = (rsp_valid & served[0]);
    loaded__0__write_address = reply_entry;
    loaded__0__write_data = value;
    if (rsp_valid) begin
      word = table_words__1__read_data;
      value = rsp_data__0;
      part_4 = reply_meta[2:0];
      if ((part_4[1] & reply_meta[16])) begin
        value = rsp_data__1;
      end
      part_5 = reply_meta[2:0];
      if (((!part_5[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__1__write_enable = (rsp_valid & served[1]);
    loaded__1__write_address = reply_entry;
    loaded__1__write_data = value;
    if (rsp_valid) begin
      word = table_words__2__read_data;
      value = rsp_data__0;
      part_6 = reply_meta[2:0];
      if ((part_6[1] & reply_meta[16])) begin
        value = rsp_data__2;
      end
      part_7 = reply_meta[2:0];
      if (((!part_7[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__2__write_enable = (rsp_valid & served[2]);
    loaded__2__write_address = reply_entry;
    loaded__2__write_data = value;
    if (rsp_valid) begin
      word = table_words__3__read_data;
      value = rsp_data__0;
      part_8 = reply_meta[2:0];
      if ((part_8[1] & reply_meta[16])) begin
        value = rsp_data__3;
      end
      part_9 = reply_meta[2:0];
      if (((!part_9[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__3__write_enable = (rsp_valid & served[3]);
    loaded__3__write_address = reply_entry;
    loaded__3__write_data = value;
    complete = 16'h0;
    level = pending__0__q;
    if ((access_valid & (access_entry == 4'h0))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h0))) begin
      level = {level - 3'h1};
    end
    pending__0__d = level;
    if (((used__q[0] & sent__q[0]) & (!(|pending__0__q)))) begin
      complete = {complete[15:1], 1'h1};
    end
    level = pending__1__q;
    if ((access_valid & (access_entry == 4'h1))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h1))) begin
      level = {level - 3'h1};
    end
    pending__1__d = level;
    if (((used__q[1] & sent__q[1]) & (!(|pending__1__q)))) begin
      complete = {complete[15:2], 1'h1, complete[0]};
    end
    level = pending__2__q;
    if ((access_valid & (access_entry == 4'h2))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h2))) begin
      level = {level - 3'h1};
    end
    pending__2__d = level;
    if (((used__q[2] & sent__q[2]) & (!(|pending__2__q)))) begin
      complete = {complete[15:3], 1'h1, complete[1:0]};
    end
    level = pending__3__q;
    if ((access_valid & (access_entry == 4'h3))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h3))) begin
      level = {level - 3'h1};
    end
    pending__3__d = level;
    if (((used__q[3] & sent__q[3]) & (!(|pending__3__q)))) begin
      complete = {complete[15:4], 1'h1, complete[2:0]};
    end
    level = pending__4__q;
    if ((access_valid & (access_entry == 4'h4))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h4))) begin
      level = {level - 3'h1};
    end
    pending__4__d = level;
    if (((used__q[4] & sent__q[4]) & (!(|pending__4__q)))) begin
      complete = {complete[15:5], 1'h1, complete[3:0]};
    end
    level = pending__5__q;
    if ((access_valid & (access_entry == 4'h5))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h5))) begin
      level = {level - 3'h1};
    end
    pending__5__d = level;
    if (((used__q[5] & sent__q[5]) & (!(|pending__5__q)))) begin
      complete = {complete[15:6], 1'h1, complete[4:0]};
    end
    level = pending__6__q;
    if ((access_valid & (access_entry == 4'h6))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h6))) begin
      level = {level - 3'h1};
    end
    pending__6__d = level;
    if (((used__q[6] & sent__q[6]) & (!(|pending__6__q)))) begin
      complete = {complete[15:7], 1'h1, complete[5:0]};
    end
    level = pending__7__q;
    if ((access_valid & (access_entry == 4'h7))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h7))) begin
      level = {level - 3'h1};
    end
    pending__7__d = level;
    if (((used__q[7] & sent__q[7]) & (!(|pending__7__q)))) begin
      complete = {complete[15:8], 1'h1, complete[6:0]};
    end
    level = pending__8__q;
    if ((access_valid & (access_entry == 4'h8))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h8))) begin
      level = {level - 3'h1};
    end
    pending__8__d = level;
    if (((used__q[8] & sent__q[8]) & (!(|pending__8__q)))) begin
      complete = {complete[15:9], 1'h1, complete[7:0]};
    end
    level = pending__9__q;
    if ((access_valid & (access_entry == 4'h9))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h9))) begin
      level = {level - 3'h1};
    end
    pending__9__d = level;
    if (((used__q[9] & sent__q[9]) & (!(|pending__9__q)))) begin
      complete = {complete[15:10], 1'h1, complete[8:0]};
    end
    level = pending__10__q;
    if ((access_valid & (access_entry == 4'ha))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'ha))) begin
      level = {level - 3'h1};
    end
    pending__10__d = level;
    if (((used__q[10] & sent__q[10]) & (!(|pending__10__q)))) begin
      complete = {complete[15:11], 1'h1, complete[9:0]};
    end
    level = pending__11__q;
    if ((access_valid & (access_entry == 4'hb))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hb))) begin
      level = {level - 3'h1};
    end
    pending__11__d = level;
    if (((used__q[11] & sent__q[11]) & (!(|pending__11__q)))) begin
      complete = {complete[15:12], 1'h1, complete[10:0]};
    end
    level = pending__12__q;
    if ((access_valid & (access_entry == 4'hc))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hc))) begin
      level = {level - 3'h1};
    end
    pending__12__d = level;
    if (((used__q[12] & sent__q[12]) & (!(|pending__12__q)))) begin
      complete = {complete[15:13], 1'h1, complete[11:0]};
    end
    level = pending__13__q;
    if ((access_valid & (access_entry == 4'hd))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hd))) begin
      level = {level - 3'h1};
    end
    pending__13__d = level;
    if (((used__q[13] & sent__q[13]) & (!(|pending__13__q)))) begin
      complete = {complete[15:14], 1'h1, complete[12:0]};
    end
    level = pending__14__q;
    if ((access_valid & (access_entry == 4'he))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'he))) begin
      level = {level - 3'h1};
    end
    pending__14__d = level;
    if (((used__q[14] & sent__q[14]) & (!(|pending__14__q)))) begin
      complete = {complete[15], 1'h1, complete[13:0]};
    end
    level = pending__15__q;
    if ((access_valid & (access_entry == 4'hf))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hf))) begin
      level = {level - 3'h1};
    end
    pending__15__d = level;
    if (((used__q[15] & sent__q[15]) & (!(|pending__15__q)))) begin
      complete = {1'h1, complete[14:0]};
    end
    leaving_meta = table_meta__read_data;
    part_10 = leaving_meta[2:0];
    writes = ((leaving_meta[2:0] != 3'h1) & ((!part_10[1]) | leaving_meta[15]));
    room = ((!out__q_valid) | wb_ready);
    if (room) begin
      out__d_valid = (leaving__q & writes);
      out__d_warp = table_warp__read_data;
      out__d_rd = leaving_meta[11:6];
      out__d_slot = leaving_meta[14:12];
      out__d_mask = table_mask__read_data;
    end
    wb_valid = out__q_valid;
    wb_warp = out__q_warp;
    wb_rd = out__q_rd;
    wb_mask = out__q_mask;
    wb_data__0 = out__q_data__0;
    wb_data__1 = out__q_data__1;
    wb_data__2 = out__q_data__2;
    wb_data__3 = out__q_data__3;
    wb_slot = out__q_slot;
    part_11 = leaving_meta[2:0];
    part_12 = leaving_meta[2:0];
    part_13 = leaving_meta[2:0];
    fits = ((!part_11[1]) & ((!part_12[2]) | part_13[0]));
    first_byte = 2'h0;
    amount = 5'h0;
    value = loaded__0__read_data;
    if (fits) begin
      first_byte = table_bytes__0__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__0 = value;
    end
    value = loaded__1__read_data;
    if (fits) begin
      first_byte = table_bytes__1__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__1 = value;
    end
    value = loaded__2__read_data;
    if (fits) begin
      first_byte = table_bytes__2__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__2 = value;
    end
    value = loaded__3__read_data;
    if (fits) begin
      first_byte = table_bytes__3__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__3 = value;
    end
    store_done_valid = (leaving__q & (!writes));
    store_done_warp = table_warp__read_data;
    store_done_slot = leaving_meta[14:12];
    taken = (leaving__q & ((writes & room) | ((!writes) & store_done_ready)));
    if (taken) begin
      leaving__d = 1'h0;
      used_now = (used_now & {~{one_entry << leaver__q}});
      sent_now = (sent_now & {~{one_entry << leaver__q}});
    end
    pick = 4'h0;
    pick_any = 1'h0;
    pick_after = 1'h0;
    if (leaving__q) begin
      complete = (complete & {~{one_entry << leaver__q}});
    end
    if (complete[0]) begin
      if ((leaver__q < 4'h0)) begin
        if ((!pick_after)) begin
          pick = 4'h0;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h0;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[1]) begin
      if ((leaver__q < 4'h1)) begin
        if ((!pick_after)) begin
          pick = 4'h1;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h1;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[2]) begin
      if ((leaver__q < 4'h2)) begin
        if ((!pick_after)) begin
          pick = 4'h2;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h2;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[3]) begin
      if ((leaver__q < 4'h3)) begin
        if ((!pick_after)) begin
          pick = 4'h3;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h3;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[4]) begin
      if ((leaver__q < 4'h4)) begin
        if ((!pick_after)) begin
          pick = 4'h4;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h4;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[5]) begin
      if ((leaver__q < 4'h5)) begin
        if ((!pick_after)) begin
          pick = 4'h5;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h5;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[6]) begin
      if ((leaver__q < 4'h6)) begin
        if ((!pick_after)) begin
          pick = 4'h6;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h6;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[7]) begin
      if ((leaver__q < 4'h7)) begin
        if ((!pick_after)) begin
          pick = 4'h7;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h7;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[8]) begin
      if ((leaver__q < 4'h8)) begin
        if ((!pick_after)) begin
          pick = 4'h8;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h8;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[9]) begin
      if ((leaver__q < 4'h9)) begin
        if ((!pick_after)) begin
          pick = 4'h9;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h9;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[10]) begin
      if ((leaver__q < 4'ha)) begin
        if ((!pick_after)) begin
          pick = 4'ha;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'ha;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[11]) begin
      if ((leaver__q < 4'hb)) begin
        if ((!pick_after)) begin
          pick = 4'hb;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hb;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[12]) begin
      if ((leaver__q < 4'hc)) begin
        if ((!pick_after)) begin
          pick = 4'hc;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hc;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[13]) begin
      if ((leaver__q < 4'hd)) begin
        if ((!pick_after)) begin
          pick = 4'hd;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hd;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[14]) begin
      if ((leaver__q < 4'he)) begin
        if ((!pick_after)) begin
          pick = 4'he;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'he;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[15]) begin
      if ((leaver__q < 4'hf)) begin
        if ((!pick_after)) begin
          pick = 4'hf;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hf;
        end
      end
      pick_any = 1'h1;
    end
    loaded__0__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__0__read_address = pick;
    loaded__1__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__1__read_address = pick;
    loaded__2__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__2__read_address = pick;
    loaded__3__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__3__read_address = pick;
    if ((pick_any & ((!leaving__q) | taken))) begin
      leaving__d = 1'h1;
      leaver__d = pick;
    end
    used__d = used_now;
    sent__d = sent_now;
    empty = ((!(|used__q)) & (!out__q_valid));
    any_free = any_free_value;
  end
  always @(posedge clock) begin
    used__q <= used__d;
    sent__q <= sent__d;
    pending__0__q <= pending__0__d;
    pending__1__q <= pending__1__d;
    pending__2__q <= pending__2__d;
    pending__3__q <= pending__3__d;
    pending__4__q <= pending__4__d;
    pending__5__q <= pending__5__d;
    pending__6__q <= pending__6__d;
    pending__7__q <= pending__7__d;
    pending__8__q <= pending__8__d;
    pending__9__q <= pending__9__d;
    pending__10__q <= pending__10__d;
    pending__11__q <= pending__11__d;
    pending__12__q <= pending__12__d;
    pending__13__q <= pending__13__d;
    pending__14__q <= pending__14__d;
    pending__15__q <= pending__15__d;
    leaving__q <= leaving__d;
    leaver__q <= leaver__d;
    out__q_valid <= out__d_valid;
    out__q_warp <= out__d_warp;
    out__q_rd <= out__d_rd;
    out__q_mask <= out__d_mask;
    out__q_data__0 <= out__d_data__0;
    out__q_data__1 <= out__d_data__1;
    out__q_data__2 <= out__d_data__2;
    out__q_data__3 <= out__d_data__3;
    out__q_slot <= out__d_slot;
  end
  warpwright_table_reply table_reply (
    .clock(clock),
    .place_write_enable(table_reply__place_write_enable),
    .place_write_address(table_reply__place_write_address),
    .place_read_address(table_reply__place_read_address),
    .write_data(table_reply__write_data),
    .read_data(table_reply__read_data)
  );
  warpwright_table_words table_words__0 (
    .clock(clock),
    .place_write_enable(table_words__0__place_write_enable),
    .place_write_address(table_words__0__place_write_address),
    .place_read_address(table_words__0__place_read_address),
    .write_data(table_words__0__write_data),
    .read_data(table_words__0__read_data)
  );
  warpwright_table_words table_words__1 (
    .clock(clock),
    .place_write_enable(table_words__1__place_write_enable),
    .place_write_address(table_words__1__place_write_address),
    .place_read_address(table_words__1__place_read_address),
    .write_data(table_words__1__write_data),
    .read_data(table_words__1__read_data)
  );
  warpwright_table_words table_words__2 (
    .clock(clock),
    .place_write_enable(table_words__2__place_write_enable),
    .place_write_address(table_words__2__place_write_address),
    .place_read_address(table_words__2__place_read_address),
    .write_data(table_words__2__write_data),
    .read_data(table_words__2__read_data)
  );
  warpwright_table_words table_words__3 (
    .clock(clock),
    .place_write_enable(table_words__3__place_write_enable),
    .place_write_address(table_words__3__place_write_address),
    .place_read_address(table_words__3__place_read_address),
    .write_data(table_words__3__write_data),
    .read_data(table_words__3__read_data)
  );
  warpwright_table_words table_bytes__0 (
    .clock(clock),
    .place_write_enable(table_bytes__0__place_write_enable),
    .place_write_address(table_bytes__0__place_write_address),
    .place_read_address(table_bytes__0__place_read_address),
    .write_data(table_bytes__0__write_data),
    .read_data(table_bytes__0__read_data)
  );
  warpwright_table_words table_bytes__1 (
    .clock(clock),
    .place_write_enable(table_bytes__1__place_write_enable),
    .place_write_address(table_bytes__1__place_write_address),
    .place_read_address(table_bytes__1__place_read_address),
    .write_data(table_bytes__1__write_data),
    .read_data(table_bytes__1__read_data)
  );
  warpwright_table_words table_bytes__2 (
    .clock(clock),
    .place_write_enable(table_bytes__2__place_write_enable),
    .place_write_address(table_bytes__2__place_write_address),
    .place_read_address(table_bytes__2__place_read_address),
    .write_data(table_bytes__2__write_data),
    .read_data(table_bytes__2__read_data)
  );
  warpwright_table_words table_bytes__3 (
    .clock(clock),
    .place_write_enable(table_bytes__3__place_write_enable),
    .place_write_address(table_bytes__3__place_write_address),
    .place_read_address(table_bytes__3__place_read_address),
    .write_data(table_bytes__3__write_data),
    .read_data(table_bytes__3__read_data)
  );
  warpwright_table_reply table_meta (
    .clock(clock),
    .place_write_enable(table_meta__place_write_enable),
    .place_write_address(table_meta__place_write_address),
    .place_read_address(table_meta__place_read_address),
    .write_data(table_meta__write_data),
    .read_data(table_meta__read_data)
  );
  warpwright_issue_masks table_mask (
    .clock(clock),
    .place_write_enable(table_mask__place_write_enable),
    .place_write_address(table_mask__place_write_address),
    .place_read_address(table_mask__place_read_address),
    .write_data(table_mask__write_data),
    .read_data(table_mask__read_data)
  );
  warpwright_table_words table_warp (
    .clock(clock),
    .place_write_enable(table_warp__place_write_enable),
    .place_write_address(table_warp__place_write_address),
    .place_read_address(table_warp__place_read_address),
    .write_data(table_warp__write_data),
    .read_data(table_warp__read_data)
  );
  warpwright_table_words line_warps (
    .clock(clock),
    .place_write_enable(line_warps__place_write_enable),
    .place_write_address(line_warps__place_write_address),
    .place_read_address(line_warps__place_read_address),
    .write_data(line_warps__write_data),
    .read_data(line_warps__read_data)
  );
  warpwright_groups groups (
    .clock(clock),
    .read_address(groups__read_address),
    .read_data(groups__read_data),
    .write_enable(groups__write_enable),
    .write_address(groups__write_address),
    .write_data(groups__write_data)
  );
  warpwright_sfu_operands loaded__0 (
    .clock(clock),
    .read_enable(loaded__0__read_enable),
    .read_address(loaded__0__read_address),
    .read_data(loaded__0__read_data),
    .write_enable(loaded__0__write_enable),
    .write_address(loaded__0__write_address),
    .write_data(loaded__0__write_data)
  );
  warpwright_sfu_operands loaded__1 (
    .clock(clock),
    .read_enable(loaded__1__read_enable),
    .read_address(loaded__1__read_address),
    .read_data(loaded__1__read_data),
    .write_enable(loaded__1__write_enable),
    .write_address(loaded__1__write_address),
    .write_data(loaded__1__write_data)
  );
  warpwright_sfu_operands loaded__2 (
    .clock(clock),
    .read_enable(loaded__2__read_enable),
    .read_address(loaded__2__read_address),
    .read_data(loaded__2__read_data),
    .write_enable(loaded__2__write_enable),
    .write_address(loaded__2__write_address),
    .write_data(loaded__2__write_data)
  );
  warpwright_sfu_operands loaded__3 (
    .clock(clock),
    .read_enable(loaded__3__read_enable),
    .read_address(loaded__3__read_address),
    .read_data(loaded__3__read_data),
    .write_enable(loaded__3__write_enable),
    .write_address(loaded__3__write_address),
    .write_data(loaded__3__write_data)
  );
endmodule
