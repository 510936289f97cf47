// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_slow_2 (
  input wire clock,
  input wire start,
  input wire [27:0] host_constant_base,
  input wire [8:0] host_constant_lines,
  input wire [27:0] host_memory_lines,
  input wire [12:0] host_shared_words,
  output reg loading,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [15:0] launch_x,
  input wire [15:0] launch_y,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [3:0] launch_mask,
  input wire [2:0] launch_pages,
  input wire [19:0] launch_pc,
  input wire [7:0] launch_wait,
  input wire [1:0] launch_stage,
  input wire launch_linear,
  input wire launch_together,
  input wire [23:0] launch_workgroup,
  input wire launch_first,
  input wire [11:0] shared_base,
  input wire picks_texture,
  input wire e1_valid,
  input wire [1:0] e1_warp,
  input wire [31:0] e1_low,
  input wire [31:0] e1_high,
  input wire [17:0] e1_control,
  input wire [3:0] e1_mask,
  input wire [31:0] e1_a__0,
  input wire [31:0] e1_a__1,
  input wire [31:0] e1_a__2,
  input wire [31:0] e1_a__3,
  input wire [31:0] e1_b__0,
  input wire [31:0] e1_b__1,
  input wire [31:0] e1_b__2,
  input wire [31:0] e1_b__3,
  input wire [31:0] e1_c__0,
  input wire [31:0] e1_c__1,
  input wire [31:0] e1_c__2,
  input wire [31:0] e1_c__3,
  input wire [1:0] issue_warp,
  output reg load_store_ready,
  output reg prepare_ready,
  output reg texture_ready,
  output reg shared_ready,
  input wire lane_free,
  output reg lane_valid,
  output reg [5:0] lane_op,
  output reg [31:0] lane_a,
  output reg [31:0] lane_b,
  output reg [31:0] lane_c,
  input wire [31:0] lane_result,
  output reg starved,
  output reg [3:0] replay,
  output reg resume_valid,
  input wire resume_ready,
  output reg [1:0] resume_warp,
  output reg resume_again,
  output reg result_valid,
  input wire result_taken,
  output reg [1:0] result_warp,
  output reg [5:0] result_rd,
  output reg [3:0] result_mask,
  output reg [31:0] result_data__0,
  output reg [31:0] result_data__1,
  output reg [31:0] result_data__2,
  output reg [31:0] result_data__3,
  output reg result_last,
  output reg [2:0] result_slot,
  output reg result_blocks,
  output reg result_is_texels,
  output reg sfu_done,
  output reg store_done_valid,
  output reg [1:0] store_done_warp,
  output reg [2:0] store_done_slot,
  output reg refused_valid,
  output reg [3:0] refused_cause,
  input wire tex_room,
  output reg tex_valid,
  input wire tex_ready,
  output reg tex_kind,
  output reg [1:0] tex_warp,
  output reg [5:0] tex_rd,
  output reg [2:0] tex_slot,
  output reg [3:0] tex_mask,
  output reg [3:0] tex_channels,
  output reg [3:0] tex_texture,
  output reg [31:0] tex_u__0,
  output reg [31:0] tex_u__1,
  output reg [31:0] tex_u__2,
  output reg [31:0] tex_u__3,
  output reg [31:0] tex_v__0,
  output reg [31:0] tex_v__1,
  output reg [31:0] tex_v__2,
  output reg [31:0] tex_v__3,
  input wire texel_valid,
  output reg texel_ready,
  input wire [1:0] texel_warp,
  input wire [5:0] texel_rd,
  input wire [3:0] texel_mask,
  input wire [31:0] texel_data__0,
  input wire [31:0] texel_data__1,
  input wire [31:0] texel_data__2,
  input wire [31:0] texel_data__3,
  input wire texel_last,
  input wire [2:0] texel_slot,
  input wire cache_valid,
  output reg cache_ready,
  input wire [27:0] cache_address,
  input wire [5:0] cache_tag,
  output reg cache_reply_valid,
  output reg [5:0] cache_reply_tag,
  output reg [31:0] cache_reply_data__0,
  output reg [31:0] cache_reply_data__1,
  output reg [31:0] cache_reply_data__2,
  output reg [31:0] cache_reply_data__3,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg req_atomic,
  output reg [3:0] req_aop,
  output reg [1:0] req_word,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [7:0] req_tag,
  input wire rsp_valid,
  input wire [7:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg count_access,
  output reg [2:0] count_atomic_merged
);
  reg again_next;
  reg [1:0] fields_size;
  reg fields_signed;
  reg [1:0] fields_warp;
  reg [5:0] fields_rd;
  reg [2:0] fields_slot;
  reg [3:0] fields_mask;
  reg fields_refused;
  reg [31:0] fields_address__0;
  reg [31:0] fields_address__1;
  reg [31:0] fields_address__2;
  reg [31:0] fields_address__3;
  reg [31:0] fields_data__0;
  reg [31:0] fields_data__1;
  reg [31:0] fields_data__2;
  reg [31:0] fields_data__3;
  reg [31:0] fields_data2__0;
  reg [31:0] fields_data2__1;
  reg [31:0] fields_data2__2;
  reg [31:0] fields_data2__3;
  reg [3:0] fields_aop;
  reg fields_return;
  reg [3:0] fields_set__0;
  reg [3:0] fields_set__1;
  reg [31:0] fields_combined__0;
  reg [31:0] fields_combined__1;
  reg [2:0] unit;
  reg [5:0] unit_op;
  reg legal;
  reg for_memory;
  reg is_shared;
  reg [4:0] valids;
  reg load_store__req_valid;
  reg [2:0] load_store__req_kind;
  reg [1:0] load_store__req_size;
  reg load_store__req_signed;
  reg [1:0] load_store__req_warp;
  reg [5:0] load_store__req_rd;
  reg [2:0] load_store__req_slot;
  reg [3:0] load_store__req_mask;
  reg load_store__req_refused;
  reg [31:0] load_store__req_address__0;
  reg [31:0] load_store__req_address__1;
  reg [31:0] load_store__req_address__2;
  reg [31:0] load_store__req_address__3;
  reg [31:0] load_store__req_data__0;
  reg [31:0] load_store__req_data__1;
  reg [31:0] load_store__req_data__2;
  reg [31:0] load_store__req_data__3;
  reg [31:0] load_store__req_data2__0;
  reg [31:0] load_store__req_data2__1;
  reg [31:0] load_store__req_data2__2;
  reg [31:0] load_store__req_data2__3;
  reg [3:0] load_store__req_aop;
  reg load_store__req_return;
  reg [3:0] load_store__req_set__0;
  reg [3:0] load_store__req_set__1;
  reg [31:0] load_store__req_combined__0;
  reg [31:0] load_store__req_combined__1;
  wire load_store__req_ready;
  wire load_store__wb_valid;
  reg load_store__wb_ready;
  wire [1:0] load_store__wb_warp;
  wire [5:0] load_store__wb_rd;
  wire [3:0] load_store__wb_mask;
  wire [31:0] load_store__wb_data__0;
  wire [31:0] load_store__wb_data__1;
  wire [31:0] load_store__wb_data__2;
  wire [31:0] load_store__wb_data__3;
  wire load_store__wb_last;
  wire [2:0] load_store__wb_slot;
  wire load_store__store_done_valid;
  wire [1:0] load_store__store_done_warp;
  wire [2:0] load_store__store_done_slot;
  reg load_store__store_done_ready;
  wire load_store__idle;
  wire load_store__mem_valid;
  reg load_store__mem_ready;
  wire load_store__mem_write;
  wire load_store__mem_atomic;
  wire [3:0] load_store__mem_aop;
  wire [1:0] load_store__mem_word;
  wire [27:0] load_store__mem_address;
  wire [31:0] load_store__mem_data__0;
  wire [31:0] load_store__mem_data__1;
  wire [31:0] load_store__mem_data__2;
  wire [31:0] load_store__mem_data__3;
  wire [15:0] load_store__mem_mask;
  wire [6:0] load_store__mem_tag;
  reg load_store__rsp_valid;
  reg [6:0] load_store__rsp_tag;
  reg [31:0] load_store__rsp_data__0;
  reg [31:0] load_store__rsp_data__1;
  reg [31:0] load_store__rsp_data__2;
  reg [31:0] load_store__rsp_data__3;
  wire load_store__count_access;
  wire [2:0] load_store__count_atomic_merged;
  reg load_store__answer_valid;
  reg [5:0] load_store__answer_tag;
  reg [3:0] load_store__answer_thread;
  reg load_store__answer_last;
  reg [31:0] load_store__answer_data;
  wire load_store__answer_ready;
  wire load_store__line_valid;
  wire [1:0] load_store__line_warp;
  wire [5:0] load_store__line_tag;
  wire [3:0] load_store__line_group;
  wire load_store__constant_read;
  wire [7:0] load_store__constant_line;
  reg [31:0] load_store__constant_data__0;
  reg [31:0] load_store__constant_data__1;
  reg [31:0] load_store__constant_data__2;
  reg [31:0] load_store__constant_data__3;
  reg attribute__launch_valid;
  reg [1:0] attribute__launch_warp;
  reg [23:0] attribute__launch_id;
  reg [15:0] attribute__launch_x;
  reg [15:0] attribute__launch_y;
  reg [5:0] attribute__launch_tile;
  reg [5:0] attribute__launch_subtile;
  reg [3:0] attribute__launch_mask;
  reg [2:0] attribute__launch_pages;
  reg [19:0] attribute__launch_pc;
  reg [7:0] attribute__launch_wait;
  reg [1:0] attribute__launch_stage;
  reg attribute__launch_linear;
  reg attribute__launch_together;
  reg [23:0] attribute__launch_workgroup;
  reg attribute__launch_first;
  reg attribute__line_valid;
  reg [1:0] attribute__line_warp;
  reg [5:0] attribute__line_tag;
  reg [3:0] attribute__line_group;
  reg [31:0] attribute__line__0;
  reg [31:0] attribute__line__1;
  reg [31:0] attribute__line__2;
  reg attribute__lane_free;
  wire attribute__lane_valid;
  wire [5:0] attribute__lane_op;
  wire [31:0] attribute__lane_a;
  wire [31:0] attribute__lane_b;
  wire [31:0] attribute__lane_c;
  reg [31:0] attribute__lane_result;
  wire attribute__starved;
  wire attribute__answer_valid;
  wire [5:0] attribute__answer_tag;
  wire [3:0] attribute__answer_thread;
  wire attribute__answer_last;
  wire [31:0] attribute__answer_data;
  reg attribute__answer_ready;
  reg constants__start;
  reg [27:0] constants__base;
  reg [8:0] constants__lines;
  wire constants__loading;
  wire constants__mem_valid;
  reg constants__mem_ready;
  wire [27:0] constants__mem_address;
  wire [5:0] constants__mem_tag;
  reg constants__rsp_valid;
  reg [5:0] constants__rsp_tag;
  reg [31:0] constants__rsp_data__0;
  reg [31:0] constants__rsp_data__1;
  reg [31:0] constants__rsp_data__2;
  reg [31:0] constants__rsp_data__3;
  reg constants__constant_read;
  reg [7:0] constants__constant_line;
  wire [31:0] constants__constant_data__0;
  wire [31:0] constants__constant_data__1;
  wire [31:0] constants__constant_data__2;
  wire [31:0] constants__constant_data__3;
  reg shared__launch_valid;
  reg [1:0] shared__launch_warp;
  reg [11:0] shared__launch_base;
  reg shared__req_valid;
  reg [1:0] shared__req_kind;
  reg [1:0] shared__req_size;
  reg shared__req_signed;
  reg [1:0] shared__req_warp;
  reg [5:0] shared__req_rd;
  reg [2:0] shared__req_slot;
  reg [3:0] shared__req_mask;
  reg shared__req_refused;
  reg [31:0] shared__req_address__0;
  reg [31:0] shared__req_address__1;
  reg [31:0] shared__req_address__2;
  reg [31:0] shared__req_address__3;
  reg [31:0] shared__req_data__0;
  reg [31:0] shared__req_data__1;
  reg [31:0] shared__req_data__2;
  reg [31:0] shared__req_data__3;
  reg [31:0] shared__req_data2__0;
  reg [31:0] shared__req_data2__1;
  reg [31:0] shared__req_data2__2;
  reg [31:0] shared__req_data2__3;
  reg [3:0] shared__req_aop;
  reg shared__req_return;
  reg [3:0] shared__req_set__0;
  reg [3:0] shared__req_set__1;
  reg [31:0] shared__req_combined__0;
  reg [31:0] shared__req_combined__1;
  wire shared__req_ready;
  reg [1:0] shared__next_warp;
  wire [3:0] shared__replay;
  wire shared__redirect_valid;
  wire [1:0] shared__redirect_warp;
  wire shared__redirect_again;
  reg shared__redirect_ready;
  wire shared__wb_valid;
  reg shared__wb_ready;
  wire [1:0] shared__wb_warp;
  wire [5:0] shared__wb_rd;
  wire [3:0] shared__wb_mask;
  wire [31:0] shared__wb_data__0;
  wire [31:0] shared__wb_data__1;
  wire [31:0] shared__wb_data__2;
  wire [31:0] shared__wb_data__3;
  wire shared__wb_last;
  wire [2:0] shared__wb_slot;
  reg prepare__req_valid;
  reg [3:0] prepare__req_aop;
  reg [1:0] prepare__req_warp;
  reg [5:0] prepare__req_rd;
  reg [3:0] prepare__req_mask;
  reg [31:0] prepare__req_address__0;
  reg [31:0] prepare__req_address__1;
  reg [31:0] prepare__req_address__2;
  reg [31:0] prepare__req_address__3;
  reg [31:0] prepare__req_data__0;
  reg [31:0] prepare__req_data__1;
  reg [31:0] prepare__req_data__2;
  reg [31:0] prepare__req_data__3;
  reg [31:0] prepare__req_data2__0;
  reg [31:0] prepare__req_data2__1;
  reg [31:0] prepare__req_data2__2;
  reg [31:0] prepare__req_data2__3;
  reg prepare__req_return;
  reg prepare__req_registers;
  wire prepare__req_ready;
  wire prepare__wb_valid;
  reg prepare__wb_ready;
  wire [1:0] prepare__wb_warp;
  wire [5:0] prepare__wb_rd;
  wire [3:0] prepare__wb_mask;
  wire [31:0] prepare__wb_data__0;
  wire [31:0] prepare__wb_data__1;
  wire [31:0] prepare__wb_data__2;
  wire [31:0] prepare__wb_data__3;
  wire prepare__wb_last;
  wire [2:0] prepare__wb_slot;
  reg [1:0] prepare__read_warp;
  wire [3:0] prepare__set__0;
  wire [3:0] prepare__set__1;
  wire [31:0] prepare__combined__0;
  wire [31:0] prepare__combined__1;
  reg sfu__req_valid;
  reg [3:0] sfu__req_op;
  reg [1:0] sfu__req_warp;
  reg [5:0] sfu__req_rd;
  reg [3:0] sfu__req_mask;
  reg [31:0] sfu__req_a__0;
  reg [31:0] sfu__req_a__1;
  reg [31:0] sfu__req_a__2;
  reg [31:0] sfu__req_a__3;
  reg [31:0] sfu__req_b__0;
  reg [31:0] sfu__req_b__1;
  reg [31:0] sfu__req_b__2;
  reg [31:0] sfu__req_b__3;
  wire sfu__wb_valid;
  reg sfu__wb_ready;
  wire [1:0] sfu__wb_warp;
  wire [5:0] sfu__wb_rd;
  wire [3:0] sfu__wb_mask;
  wire [31:0] sfu__wb_data__0;
  wire [31:0] sfu__wb_data__1;
  wire [31:0] sfu__wb_data__2;
  wire [31:0] sfu__wb_data__3;
  wire sfu__wb_last;
  wire [2:0] sfu__wb_slot;
  wire sfu__req_ready;
  reg texture_door__selected;
  reg texture_door__dropped;
  reg texture_door__req_valid;
  reg texture_door__req_kind;
  reg [1:0] texture_door__req_warp;
  reg [5:0] texture_door__req_rd;
  reg [2:0] texture_door__req_slot;
  reg [3:0] texture_door__req_mask;
  reg [3:0] texture_door__req_channels;
  reg [3:0] texture_door__req_texture;
  reg [31:0] texture_door__req_u__0;
  reg [31:0] texture_door__req_u__1;
  reg [31:0] texture_door__req_u__2;
  reg [31:0] texture_door__req_u__3;
  reg [31:0] texture_door__req_v__0;
  reg [31:0] texture_door__req_v__1;
  reg [31:0] texture_door__req_v__2;
  reg [31:0] texture_door__req_v__3;
  reg texture_door__room;
  wire texture_door__ready;
  wire texture_door__out_valid;
  reg texture_door__out_ready;
  wire texture_door__out_kind;
  wire [1:0] texture_door__out_warp;
  wire [5:0] texture_door__out_rd;
  wire [2:0] texture_door__out_slot;
  wire [3:0] texture_door__out_mask;
  wire [3:0] texture_door__out_channels;
  wire [3:0] texture_door__out_texture;
  wire [31:0] texture_door__out_u__0;
  wire [31:0] texture_door__out_u__1;
  wire [31:0] texture_door__out_u__2;
  wire [31:0] texture_door__out_u__3;
  wire [31:0] texture_door__out_v__0;
  wire [31:0] texture_door__out_v__1;
  wire [31:0] texture_door__out_v__2;
  wire [31:0] texture_door__out_v__3;
  reg texels__input_valid;
  wire texels__input_ready;
  reg [1:0] texels__input_warp;
  reg [5:0] texels__input_rd;
  reg [3:0] texels__input_mask;
  reg [31:0] texels__input_data__0;
  reg [31:0] texels__input_data__1;
  reg [31:0] texels__input_data__2;
  reg [31:0] texels__input_data__3;
  reg texels__input_last;
  reg [2:0] texels__input_slot;
  wire texels__wb_valid;
  reg texels__wb_ready;
  wire [1:0] texels__wb_warp;
  wire [5:0] texels__wb_rd;
  wire [3:0] texels__wb_mask;
  wire [31:0] texels__wb_data__0;
  wire [31:0] texels__wb_data__1;
  wire [31:0] texels__wb_data__2;
  wire [31:0] texels__wb_data__3;
  wire texels__wb_last;
  wire [2:0] texels__wb_slot;
  reg arbiter__cache_valid;
  wire arbiter__cache_ready;
  reg [27:0] arbiter__cache_address;
  reg [5:0] arbiter__cache_tag;
  reg arbiter__data_valid;
  wire arbiter__data_ready;
  reg arbiter__data_write;
  reg arbiter__data_atomic;
  reg [3:0] arbiter__data_aop;
  reg [1:0] arbiter__data_word;
  reg [27:0] arbiter__data_address;
  reg [31:0] arbiter__data_data__0;
  reg [31:0] arbiter__data_data__1;
  reg [31:0] arbiter__data_data__2;
  reg [31:0] arbiter__data_data__3;
  reg [15:0] arbiter__data_mask;
  reg [6:0] arbiter__data_tag;
  reg arbiter__constants_valid;
  wire arbiter__constants_ready;
  reg [27:0] arbiter__constants_address;
  reg [5:0] arbiter__constants_tag;
  wire arbiter__req_valid;
  reg arbiter__req_ready;
  wire arbiter__req_write;
  wire arbiter__req_atomic;
  wire [3:0] arbiter__req_aop;
  wire [1:0] arbiter__req_word;
  wire [27:0] arbiter__req_address;
  wire [31:0] arbiter__req_data__0;
  wire [31:0] arbiter__req_data__1;
  wire [31:0] arbiter__req_data__2;
  wire [31:0] arbiter__req_data__3;
  wire [15:0] arbiter__req_mask;
  wire [7:0] arbiter__req_tag;
  reg arbiter__rsp_valid;
  reg [7:0] arbiter__rsp_tag;
  wire arbiter__cache_rsp;
  wire arbiter__data_rsp;
  wire arbiter__constants_rsp;
  wire [5:0] arbiter__client_tag;
  reg requests__input_valid;
  wire requests__input_ready;
  reg requests__input_write;
  reg requests__input_atomic;
  reg [3:0] requests__input_aop;
  reg [1:0] requests__input_word;
  reg [27:0] requests__input_address;
  reg [31:0] requests__input_data__0;
  reg [31:0] requests__input_data__1;
  reg [31:0] requests__input_data__2;
  reg [31:0] requests__input_data__3;
  reg [15:0] requests__input_mask;
  reg [7:0] requests__input_tag;
  wire requests__out_valid;
  reg requests__out_ready;
  wire requests__out_write;
  wire requests__out_atomic;
  wire [3:0] requests__out_aop;
  wire [1:0] requests__out_word;
  wire [27:0] requests__out_address;
  wire [31:0] requests__out_data__0;
  wire [31:0] requests__out_data__1;
  wire [31:0] requests__out_data__2;
  wire [31:0] requests__out_data__3;
  wire [15:0] requests__out_mask;
  wire [7:0] requests__out_tag;
  reg [2:0] access__unit;
  reg [5:0] access__unit_op;
  reg [31:0] access__high;
  reg [31:0] access__a__0;
  reg [31:0] access__a__1;
  reg [31:0] access__a__2;
  reg [31:0] access__a__3;
  wire [31:0] access__address__0;
  wire [31:0] access__address__1;
  wire [31:0] access__address__2;
  wire [31:0] access__address__3;
  reg check__legal;
  reg [2:0] check__unit;
  reg [5:0] check__unit_op;
  reg check__first;
  reg [3:0] check__taking;
  reg [31:0] check__address__0;
  reg [31:0] check__address__1;
  reg [31:0] check__address__2;
  reg [31:0] check__address__3;
  reg [27:0] check__memory_lines;
  reg [12:0] check__shared_words;
  wire check__refused_valid;
  wire [3:0] check__refused_cause;
  reg atomic_threads__valid;
  reg [5:0] atomic_threads__unit_op;
  reg [3:0] atomic_threads__aop;
  reg atomic_threads__again;
  reg [3:0] atomic_threads__mask;
  reg [31:0] atomic_threads__c__0;
  reg [31:0] atomic_threads__c__1;
  reg [31:0] atomic_threads__c__2;
  reg [31:0] atomic_threads__c__3;
  reg [3:0] atomic_threads__set__0;
  reg [3:0] atomic_threads__set__1;
  wire [3:0] atomic_threads__taking;
  wire [2:0] atomic_threads__along;
  reg [4:0] slow__unit_valid;
  reg [1:0] slow__unit_result__0_warp;
  reg [5:0] slow__unit_result__0_rd;
  reg [3:0] slow__unit_result__0_mask;
  reg [31:0] slow__unit_result__0_data__0;
  reg [31:0] slow__unit_result__0_data__1;
  reg [31:0] slow__unit_result__0_data__2;
  reg [31:0] slow__unit_result__0_data__3;
  reg slow__unit_result__0_last;
  reg [2:0] slow__unit_result__0_slot;
  reg [1:0] slow__unit_result__1_warp;
  reg [5:0] slow__unit_result__1_rd;
  reg [3:0] slow__unit_result__1_mask;
  reg [31:0] slow__unit_result__1_data__0;
  reg [31:0] slow__unit_result__1_data__1;
  reg [31:0] slow__unit_result__1_data__2;
  reg [31:0] slow__unit_result__1_data__3;
  reg slow__unit_result__1_last;
  reg [2:0] slow__unit_result__1_slot;
  reg [1:0] slow__unit_result__2_warp;
  reg [5:0] slow__unit_result__2_rd;
  reg [3:0] slow__unit_result__2_mask;
  reg [31:0] slow__unit_result__2_data__0;
  reg [31:0] slow__unit_result__2_data__1;
  reg [31:0] slow__unit_result__2_data__2;
  reg [31:0] slow__unit_result__2_data__3;
  reg slow__unit_result__2_last;
  reg [2:0] slow__unit_result__2_slot;
  reg [1:0] slow__unit_result__3_warp;
  reg [5:0] slow__unit_result__3_rd;
  reg [3:0] slow__unit_result__3_mask;
  reg [31:0] slow__unit_result__3_data__0;
  reg [31:0] slow__unit_result__3_data__1;
  reg [31:0] slow__unit_result__3_data__2;
  reg [31:0] slow__unit_result__3_data__3;
  reg slow__unit_result__3_last;
  reg [2:0] slow__unit_result__3_slot;
  reg [1:0] slow__unit_result__4_warp;
  reg [5:0] slow__unit_result__4_rd;
  reg [3:0] slow__unit_result__4_mask;
  reg [31:0] slow__unit_result__4_data__0;
  reg [31:0] slow__unit_result__4_data__1;
  reg [31:0] slow__unit_result__4_data__2;
  reg [31:0] slow__unit_result__4_data__3;
  reg slow__unit_result__4_last;
  reg [2:0] slow__unit_result__4_slot;
  wire [4:0] slow__ready;
  wire slow__result_valid;
  reg slow__result_taken;
  wire [1:0] slow__result_warp;
  wire [5:0] slow__result_rd;
  wire [3:0] slow__result_mask;
  wire [31:0] slow__result_data__0;
  wire [31:0] slow__result_data__1;
  wire [31:0] slow__result_data__2;
  wire [31:0] slow__result_data__3;
  wire slow__result_last;
  wire [2:0] slow__result_slot;
  wire slow__result_blocks;
  wire slow__result_is_texels;
  reg sfu_left__d;
  reg sfu_left__q = 1'h0;
  reg [1:0] issued_warp__d;
  reg [1:0] issued_warp__q = 2'h0;
  reg accessed__d;
  reg accessed__q = 1'h0;
  reg [2:0] merged__d;
  reg [2:0] merged__q = 3'h0;
  reg [2:0] merged_beside__d;
  reg [2:0] merged_beside__q = 3'h0;
  reg again__d;
  reg again__q = 1'h0;
  reg [3:0] sets__0__d;
  reg [3:0] sets__0__q = 4'h0;
  reg [3:0] sets__1__d;
  reg [3:0] sets__1__q = 4'h0;
  reg [31:0] combined__0__d;
  reg [31:0] combined__0__q = 32'h0;
  reg [31:0] combined__1__d;
  reg [31:0] combined__1__q = 32'h0;
  always @(*) begin
    constants__start = start;
    constants__base = host_constant_base;
    constants__lines = host_constant_lines;
    loading = constants__loading;
    shared__launch_valid = launch_valid;
    shared__launch_warp = launch_warp;
    shared__launch_base = shared_base;
    shared__redirect_ready = resume_ready;
    replay = shared__replay;
    resume_valid = shared__redirect_valid;
    resume_warp = shared__redirect_warp;
    resume_again = shared__redirect_again;
    load_store_ready = load_store__req_ready;
    prepare_ready = prepare__req_ready;
    texture_ready = texture_door__ready;
    shared_ready = shared__req_ready;
    starved = attribute__starved;
    store_done_valid = load_store__store_done_valid;
    store_done_warp = load_store__store_done_warp;
    store_done_slot = load_store__store_done_slot;
    accessed__d = load_store__count_access;
    merged__d = load_store__count_atomic_merged;
    merged_beside__d = atomic_threads__along;
    count_access = accessed__q;
    count_atomic_merged = {merged__q + merged_beside__q};
    attribute__launch_valid = launch_valid;
    attribute__launch_warp = launch_warp;
    attribute__launch_id = launch_id;
    attribute__launch_x = launch_x;
    attribute__launch_y = launch_y;
    attribute__launch_tile = launch_tile;
    attribute__launch_subtile = launch_subtile;
    attribute__launch_mask = launch_mask;
    attribute__launch_pages = launch_pages;
    attribute__launch_pc = launch_pc;
    attribute__launch_wait = launch_wait;
    attribute__launch_stage = launch_stage;
    attribute__launch_linear = launch_linear;
    attribute__launch_together = launch_together;
    attribute__launch_workgroup = launch_workgroup;
    attribute__launch_first = launch_first;
    attribute__line_valid = load_store__line_valid;
    attribute__line_warp = load_store__line_warp;
    attribute__line_tag = load_store__line_tag;
    attribute__line_group = load_store__line_group;
    attribute__line__0 = rsp_data__0;
    attribute__line__1 = rsp_data__1;
    attribute__line__2 = rsp_data__2;
    attribute__lane_free = lane_free;
    lane_valid = attribute__lane_valid;
    lane_op = attribute__lane_op;
    lane_a = attribute__lane_a;
    lane_b = attribute__lane_b;
    lane_c = attribute__lane_c;
    attribute__lane_result = lane_result;
    constants__constant_read = load_store__constant_read;
    constants__constant_line = load_store__constant_line;
    load_store__constant_data__0 = constants__constant_data__0;
    load_store__constant_data__1 = constants__constant_data__1;
    load_store__constant_data__2 = constants__constant_data__2;
    load_store__constant_data__3 = constants__constant_data__3;
    load_store__answer_valid = attribute__answer_valid;
    load_store__answer_tag = attribute__answer_tag;
    load_store__answer_thread = attribute__answer_thread;
    load_store__answer_last = attribute__answer_last;
    load_store__answer_data = attribute__answer_data;
    attribute__answer_ready = load_store__answer_ready;
    unit = e1_control[3:1];
    unit_op = e1_control[9:4];
    legal = (e1_valid & e1_control[0]);
    access__unit = unit;
    access__unit_op = unit_op;
    access__high = e1_high;
    access__a__0 = e1_a__0;
    access__a__1 = e1_a__1;
    access__a__2 = e1_a__2;
    access__a__3 = e1_a__3;
    prepare__read_warp = issued_warp__q;
    again_next = 1'h0;
    if ((issued_warp__q == 2'h0)) begin
      again_next = (again_next | shared__replay[0]);
    end
    if ((issued_warp__q == 2'h1)) begin
      again_next = (again_next | shared__replay[1]);
    end
    if ((issued_warp__q == 2'h2)) begin
      again_next = (again_next | shared__replay[2]);
    end
    if ((issued_warp__q == 2'h3)) begin
      again_next = (again_next | shared__replay[3]);
    end
    again__d = again_next;
    for_memory = (legal & (unit == 3'h2));
    is_shared = unit_op[2];
    atomic_threads__valid = for_memory;
    atomic_threads__unit_op = unit_op;
    atomic_threads__aop = e1_high[7:4];
    atomic_threads__again = again__q;
    atomic_threads__mask = e1_mask;
    atomic_threads__c__0 = e1_c__0;
    atomic_threads__c__1 = e1_c__1;
    atomic_threads__c__2 = e1_c__2;
    atomic_threads__c__3 = e1_c__3;
    fields_size = unit_op[4:3];
    fields_signed = unit_op[5];
    fields_warp = e1_warp;
    fields_rd = e1_low[17:12];
    fields_slot = e1_high[23:21];
    check__first = (!again__q);
    check__legal = legal;
    check__unit = unit;
    check__unit_op = unit_op;
    check__taking = atomic_threads__taking;
    check__address__0 = access__address__0;
    check__address__1 = access__address__1;
    check__address__2 = access__address__2;
    check__address__3 = access__address__3;
    check__memory_lines = host_memory_lines;
    check__shared_words = host_shared_words;
    refused_valid = check__refused_valid;
    refused_cause = check__refused_cause;
    fields_mask = atomic_threads__taking;
    fields_refused = check__refused_valid;
    fields_aop = e1_high[7:4];
    fields_return = e1_high[8];
    sets__0__d = prepare__set__0;
    combined__0__d = prepare__combined__0;
    fields_set__0 = sets__0__q;
    fields_combined__0 = combined__0__q;
    atomic_threads__set__0 = sets__0__q;
    sets__1__d = prepare__set__1;
    combined__1__d = prepare__combined__1;
    fields_set__1 = sets__1__q;
    fields_combined__1 = combined__1__q;
    atomic_threads__set__1 = sets__1__q;
    fields_address__0 = access__address__0;
    fields_address__1 = access__address__1;
    fields_address__2 = access__address__2;
    fields_address__3 = access__address__3;
    fields_data__0 = e1_b__0;
    fields_data2__0 = e1_c__0;
    fields_data__1 = e1_b__1;
    fields_data2__1 = e1_c__1;
    fields_data__2 = e1_b__2;
    fields_data2__2 = e1_c__2;
    fields_data__3 = e1_b__3;
    fields_data2__3 = e1_c__3;
    load_store__req_size = fields_size;
    load_store__req_signed = fields_signed;
    load_store__req_warp = fields_warp;
    load_store__req_rd = fields_rd;
    load_store__req_slot = fields_slot;
    load_store__req_mask = fields_mask;
    load_store__req_refused = fields_refused;
    load_store__req_address__0 = fields_address__0;
    load_store__req_address__1 = fields_address__1;
    load_store__req_address__2 = fields_address__2;
    load_store__req_address__3 = fields_address__3;
    load_store__req_data__0 = fields_data__0;
    load_store__req_data__1 = fields_data__1;
    load_store__req_data__2 = fields_data__2;
    load_store__req_data__3 = fields_data__3;
    load_store__req_data2__0 = fields_data2__0;
    load_store__req_data2__1 = fields_data2__1;
    load_store__req_data2__2 = fields_data2__2;
    load_store__req_data2__3 = fields_data2__3;
    load_store__req_aop = fields_aop;
    load_store__req_return = fields_return;
    load_store__req_set__0 = fields_set__0;
    load_store__req_set__1 = fields_set__1;
    load_store__req_combined__0 = fields_combined__0;
    load_store__req_combined__1 = fields_combined__1;
    load_store__req_valid = ((for_memory & (!is_shared)) | (legal & (unit == 3'h7)));
    load_store__req_kind = unit_op[2:0];
    load_store__store_done_ready = 1'h1;
    shared__req_size = fields_size;
    shared__req_signed = fields_signed;
    shared__req_warp = fields_warp;
    shared__req_rd = fields_rd;
    shared__req_slot = fields_slot;
    shared__req_mask = fields_mask;
    shared__req_refused = fields_refused;
    shared__req_address__0 = fields_address__0;
    shared__req_address__1 = fields_address__1;
    shared__req_address__2 = fields_address__2;
    shared__req_address__3 = fields_address__3;
    shared__req_data__0 = fields_data__0;
    shared__req_data__1 = fields_data__1;
    shared__req_data__2 = fields_data__2;
    shared__req_data__3 = fields_data__3;
    shared__req_data2__0 = fields_data2__0;
    shared__req_data2__1 = fields_data2__1;
    shared__req_data2__2 = fields_data2__2;
    shared__req_data2__3 = fields_data2__3;
    shared__req_aop = fields_aop;
    shared__req_return = fields_return;
    shared__req_set__0 = fields_set__0;
    shared__req_set__1 = fields_set__1;
    shared__req_combined__0 = fields_combined__0;
    shared__req_combined__1 = fields_combined__1;
    shared__req_valid = (for_memory & is_shared);
    shared__req_kind = unit_op[1:0];
    issued_warp__d = issue_warp;
    shared__next_warp = issued_warp__q;
    prepare__req_valid = (legal & (unit == 3'h3));
    prepare__req_aop = e1_high[7:4];
    prepare__req_warp = e1_warp;
    prepare__req_mask = e1_mask;
    prepare__req_rd = e1_low[17:12];
    prepare__req_return = e1_high[8];
    prepare__req_registers = unit_op[1];
    texture_door__selected = picks_texture;
    texture_door__dropped = ((e1_valid & (!legal)) & (unit == 3'h4));
    texture_door__req_valid = (legal & (unit == 3'h4));
    texture_door__req_kind = unit_op[0];
    texture_door__req_warp = e1_warp;
    texture_door__req_rd = e1_low[17:12];
    texture_door__req_slot = e1_high[23:21];
    texture_door__req_mask = e1_mask;
    texture_door__req_channels = e1_high[7:4];
    texture_door__req_texture = e1_high[11:8];
    texture_door__room = tex_room;
    tex_valid = texture_door__out_valid;
    texture_door__out_ready = tex_ready;
    tex_kind = texture_door__out_kind;
    tex_warp = texture_door__out_warp;
    tex_rd = texture_door__out_rd;
    tex_slot = texture_door__out_slot;
    tex_mask = texture_door__out_mask;
    tex_channels = texture_door__out_channels;
    tex_texture = texture_door__out_texture;
    tex_u__0 = texture_door__out_u__0;
    tex_u__1 = texture_door__out_u__1;
    tex_u__2 = texture_door__out_u__2;
    tex_u__3 = texture_door__out_u__3;
    tex_v__0 = texture_door__out_v__0;
    tex_v__1 = texture_door__out_v__1;
    tex_v__2 = texture_door__out_v__2;
    tex_v__3 = texture_door__out_v__3;
    sfu__req_valid = (legal & (unit == 3'h1));
    sfu__req_op = unit_op[3:0];
    sfu__req_warp = e1_warp;
    sfu__req_mask = e1_mask;
    sfu__req_rd = e1_low[17:12];
    prepare__req_address__0 = access__address__0;
    prepare__req_address__1 = access__address__1;
    prepare__req_address__2 = access__address__2;
    prepare__req_address__3 = access__address__3;
    prepare__req_data__0 = e1_b__0;
    prepare__req_data2__0 = e1_c__0;
    texture_door__req_u__0 = e1_a__0;
    texture_door__req_v__0 = e1_b__0;
    sfu__req_a__0 = e1_a__0;
    sfu__req_b__0 = e1_b__0;
    prepare__req_data__1 = e1_b__1;
    prepare__req_data2__1 = e1_c__1;
    texture_door__req_u__1 = e1_a__1;
    texture_door__req_v__1 = e1_b__1;
    sfu__req_a__1 = e1_a__1;
    sfu__req_b__1 = e1_b__1;
    prepare__req_data__2 = e1_b__2;
    prepare__req_data2__2 = e1_c__2;
    texture_door__req_u__2 = e1_a__2;
    texture_door__req_v__2 = e1_b__2;
    sfu__req_a__2 = e1_a__2;
    sfu__req_b__2 = e1_b__2;
    prepare__req_data__3 = e1_b__3;
    prepare__req_data2__3 = e1_c__3;
    texture_door__req_u__3 = e1_a__3;
    texture_door__req_v__3 = e1_b__3;
    sfu__req_a__3 = e1_a__3;
    sfu__req_b__3 = e1_b__3;
    texels__input_valid = texel_valid;
    texel_ready = texels__input_ready;
    texels__input_warp = texel_warp;
    texels__input_rd = texel_rd;
    texels__input_mask = texel_mask;
    texels__input_data__0 = texel_data__0;
    texels__input_data__1 = texel_data__1;
    texels__input_data__2 = texel_data__2;
    texels__input_data__3 = texel_data__3;
    texels__input_last = texel_last;
    texels__input_slot = texel_slot;
    valids = 5'h0;
    valids = {valids[4:1], load_store__wb_valid};
    valids = {valids[4:2], texels__wb_valid, valids[0]};
    valids = {valids[4:3], sfu__wb_valid, valids[1:0]};
    valids = {valids[4], prepare__wb_valid, valids[2:0]};
    valids = {shared__wb_valid, valids[3:0]};
    slow__unit_valid = valids;
    load_store__wb_ready = slow__ready[0];
    texels__wb_ready = slow__ready[1];
    sfu__wb_ready = slow__ready[2];
    prepare__wb_ready = slow__ready[3];
    shared__wb_ready = slow__ready[4];
    slow__unit_result__0_warp = load_store__wb_warp;
    slow__unit_result__0_rd = load_store__wb_rd;
    slow__unit_result__0_mask = load_store__wb_mask;
    slow__unit_result__0_data__0 = load_store__wb_data__0;
    slow__unit_result__0_data__1 = load_store__wb_data__1;
    slow__unit_result__0_data__2 = load_store__wb_data__2;
    slow__unit_result__0_data__3 = load_store__wb_data__3;
    slow__unit_result__0_last = load_store__wb_last;
    slow__unit_result__0_slot = load_store__wb_slot;
    slow__unit_result__1_warp = texels__wb_warp;
    slow__unit_result__1_rd = texels__wb_rd;
    slow__unit_result__1_mask = texels__wb_mask;
    slow__unit_result__1_data__0 = texels__wb_data__0;
    slow__unit_result__1_data__1 = texels__wb_data__1;
    slow__unit_result__1_data__2 = texels__wb_data__2;
    slow__unit_result__1_data__3 = texels__wb_data__3;
    slow__unit_result__1_last = texels__wb_last;
    slow__unit_result__1_slot = texels__wb_slot;
    slow__unit_result__2_warp = sfu__wb_warp;
    slow__unit_result__2_rd = sfu__wb_rd;
    slow__unit_result__2_mask = sfu__wb_mask;
    slow__unit_result__2_data__0 = sfu__wb_data__0;
    slow__unit_result__2_data__1 = sfu__wb_data__1;
    slow__unit_result__2_data__2 = sfu__wb_data__2;
    slow__unit_result__2_data__3 = sfu__wb_data__3;
    slow__unit_result__2_last = sfu__wb_last;
    slow__unit_result__2_slot = sfu__wb_slot;
    slow__unit_result__3_warp = prepare__wb_warp;
    slow__unit_result__3_rd = prepare__wb_rd;
    slow__unit_result__3_mask = prepare__wb_mask;
    slow__unit_result__3_data__0 = prepare__wb_data__0;
    slow__unit_result__3_data__1 = prepare__wb_data__1;
    slow__unit_result__3_data__2 = prepare__wb_data__2;
    slow__unit_result__3_data__3 = prepare__wb_data__3;
    slow__unit_result__3_last = prepare__wb_last;
    slow__unit_result__3_slot = prepare__wb_slot;
    slow__unit_result__4_warp = shared__wb_warp;
    slow__unit_result__4_rd = shared__wb_rd;
    slow__unit_result__4_mask = shared__wb_mask;
    slow__unit_result__4_data__0 = shared__wb_data__0;
    slow__unit_result__4_data__1 = shared__wb_data__1;
    slow__unit_result__4_data__2 = shared__wb_data__2;
    slow__unit_result__4_data__3 = shared__wb_data__3;
    slow__unit_result__4_last = shared__wb_last;
    slow__unit_result__4_slot = shared__wb_slot;
    result_valid = slow__result_valid;
    slow__result_taken = result_taken;
    result_warp = slow__result_warp;
    result_rd = slow__result_rd;
    result_mask = slow__result_mask;
    result_data__0 = slow__result_data__0;
    result_data__1 = slow__result_data__1;
    result_data__2 = slow__result_data__2;
    result_data__3 = slow__result_data__3;
    result_last = slow__result_last;
    result_slot = slow__result_slot;
    result_blocks = slow__result_blocks;
    result_is_texels = slow__result_is_texels;
    sfu_left__d = (sfu__wb_valid & slow__ready[2]);
    sfu_done = sfu_left__q;
    arbiter__cache_valid = cache_valid;
    cache_ready = arbiter__cache_ready;
    arbiter__cache_address = cache_address;
    arbiter__cache_tag = cache_tag;
    arbiter__data_valid = load_store__mem_valid;
    load_store__mem_ready = arbiter__data_ready;
    arbiter__data_write = load_store__mem_write;
    arbiter__data_atomic = load_store__mem_atomic;
    arbiter__data_aop = load_store__mem_aop;
    arbiter__data_word = load_store__mem_word;
    arbiter__data_address = load_store__mem_address;
    arbiter__data_data__0 = load_store__mem_data__0;
    arbiter__data_data__1 = load_store__mem_data__1;
    arbiter__data_data__2 = load_store__mem_data__2;
    arbiter__data_data__3 = load_store__mem_data__3;
    arbiter__data_mask = load_store__mem_mask;
    arbiter__data_tag = load_store__mem_tag;
    arbiter__constants_valid = constants__mem_valid;
    constants__mem_ready = arbiter__constants_ready;
    arbiter__constants_address = constants__mem_address;
    arbiter__constants_tag = constants__mem_tag;
    constants__rsp_valid = arbiter__constants_rsp;
    constants__rsp_tag = arbiter__client_tag;
    arbiter__rsp_valid = rsp_valid;
    arbiter__rsp_tag = rsp_tag;
    requests__input_valid = arbiter__req_valid;
    arbiter__req_ready = requests__input_ready;
    requests__input_write = arbiter__req_write;
    requests__input_atomic = arbiter__req_atomic;
    requests__input_aop = arbiter__req_aop;
    requests__input_word = arbiter__req_word;
    requests__input_address = arbiter__req_address;
    requests__input_data__0 = arbiter__req_data__0;
    requests__input_data__1 = arbiter__req_data__1;
    requests__input_data__2 = arbiter__req_data__2;
    requests__input_data__3 = arbiter__req_data__3;
    requests__input_mask = arbiter__req_mask;
    requests__input_tag = arbiter__req_tag;
    req_valid = requests__out_valid;
    requests__out_ready = req_ready;
    req_write = requests__out_write;
    req_atomic = requests__out_atomic;
    req_aop = requests__out_aop;
    req_word = requests__out_word;
    req_address = requests__out_address;
    req_data__0 = requests__out_data__0;
    req_data__1 = requests__out_data__1;
    req_data__2 = requests__out_data__2;
    req_data__3 = requests__out_data__3;
    req_mask = requests__out_mask;
    req_tag = requests__out_tag;
    cache_reply_valid = arbiter__cache_rsp;
    cache_reply_tag = arbiter__client_tag;
    load_store__rsp_valid = arbiter__data_rsp;
    load_store__rsp_tag = rsp_tag[6:0];
    cache_reply_data__0 = rsp_data__0;
    cache_reply_data__1 = rsp_data__1;
    cache_reply_data__2 = rsp_data__2;
    cache_reply_data__3 = rsp_data__3;
    load_store__rsp_data__0 = rsp_data__0;
    load_store__rsp_data__1 = rsp_data__1;
    load_store__rsp_data__2 = rsp_data__2;
    load_store__rsp_data__3 = rsp_data__3;
    constants__rsp_data__0 = rsp_data__0;
    constants__rsp_data__1 = rsp_data__1;
    constants__rsp_data__2 = rsp_data__2;
    constants__rsp_data__3 = rsp_data__3;
  end
  always @(posedge clock) begin
    sfu_left__q <= sfu_left__d;
    issued_warp__q <= issued_warp__d;
    accessed__q <= accessed__d;
    merged__q <= merged__d;
    merged_beside__q <= merged_beside__d;
    again__q <= again__d;
    sets__0__q <= sets__0__d;
    sets__1__q <= sets__1__d;
    combined__0__q <= combined__0__d;
    combined__1__q <= combined__1__d;
  end
  warpwright_shader_core_nano_load_store load_store (
    .clock(clock),
    .req_valid(load_store__req_valid),
    .req_kind(load_store__req_kind),
    .req_size(load_store__req_size),
    .req_signed(load_store__req_signed),
    .req_warp(load_store__req_warp),
    .req_rd(load_store__req_rd),
    .req_slot(load_store__req_slot),
    .req_mask(load_store__req_mask),
    .req_refused(load_store__req_refused),
    .req_address__0(load_store__req_address__0),
    .req_address__1(load_store__req_address__1),
    .req_address__2(load_store__req_address__2),
    .req_address__3(load_store__req_address__3),
    .req_data__0(load_store__req_data__0),
    .req_data__1(load_store__req_data__1),
    .req_data__2(load_store__req_data__2),
    .req_data__3(load_store__req_data__3),
    .req_data2__0(load_store__req_data2__0),
    .req_data2__1(load_store__req_data2__1),
    .req_data2__2(load_store__req_data2__2),
    .req_data2__3(load_store__req_data2__3),
    .req_aop(load_store__req_aop),
    .req_return(load_store__req_return),
    .req_set__0(load_store__req_set__0),
    .req_set__1(load_store__req_set__1),
    .req_combined__0(load_store__req_combined__0),
    .req_combined__1(load_store__req_combined__1),
    .req_ready(load_store__req_ready),
    .wb_valid(load_store__wb_valid),
    .wb_ready(load_store__wb_ready),
    .wb_warp(load_store__wb_warp),
    .wb_rd(load_store__wb_rd),
    .wb_mask(load_store__wb_mask),
    .wb_data__0(load_store__wb_data__0),
    .wb_data__1(load_store__wb_data__1),
    .wb_data__2(load_store__wb_data__2),
    .wb_data__3(load_store__wb_data__3),
    .wb_last(load_store__wb_last),
    .wb_slot(load_store__wb_slot),
    .store_done_valid(load_store__store_done_valid),
    .store_done_warp(load_store__store_done_warp),
    .store_done_slot(load_store__store_done_slot),
    .store_done_ready(load_store__store_done_ready),
    .idle(load_store__idle),
    .mem_valid(load_store__mem_valid),
    .mem_ready(load_store__mem_ready),
    .mem_write(load_store__mem_write),
    .mem_atomic(load_store__mem_atomic),
    .mem_aop(load_store__mem_aop),
    .mem_word(load_store__mem_word),
    .mem_address(load_store__mem_address),
    .mem_data__0(load_store__mem_data__0),
    .mem_data__1(load_store__mem_data__1),
    .mem_data__2(load_store__mem_data__2),
    .mem_data__3(load_store__mem_data__3),
    .mem_mask(load_store__mem_mask),
    .mem_tag(load_store__mem_tag),
    .rsp_valid(load_store__rsp_valid),
    .rsp_tag(load_store__rsp_tag),
    .rsp_data__0(load_store__rsp_data__0),
    .rsp_data__1(load_store__rsp_data__1),
    .rsp_data__2(load_store__rsp_data__2),
    .rsp_data__3(load_store__rsp_data__3),
    .count_access(load_store__count_access),
    .count_atomic_merged(load_store__count_atomic_merged),
    .answer_valid(load_store__answer_valid),
    .answer_tag(load_store__answer_tag),
    .answer_thread(load_store__answer_thread),
    .answer_last(load_store__answer_last),
    .answer_data(load_store__answer_data),
    .answer_ready(load_store__answer_ready),
    .line_valid(load_store__line_valid),
    .line_warp(load_store__line_warp),
    .line_tag(load_store__line_tag),
    .line_group(load_store__line_group),
    .constant_read(load_store__constant_read),
    .constant_line(load_store__constant_line),
    .constant_data__0(load_store__constant_data__0),
    .constant_data__1(load_store__constant_data__1),
    .constant_data__2(load_store__constant_data__2),
    .constant_data__3(load_store__constant_data__3)
  );
  warpwright_shader_core_nano_attribute attribute (
    .clock(clock),
    .launch_valid(attribute__launch_valid),
    .launch_warp(attribute__launch_warp),
    .launch_id(attribute__launch_id),
    .launch_x(attribute__launch_x),
    .launch_y(attribute__launch_y),
    .launch_tile(attribute__launch_tile),
    .launch_subtile(attribute__launch_subtile),
    .launch_mask(attribute__launch_mask),
    .launch_pages(attribute__launch_pages),
    .launch_pc(attribute__launch_pc),
    .launch_wait(attribute__launch_wait),
    .launch_stage(attribute__launch_stage),
    .launch_linear(attribute__launch_linear),
    .launch_together(attribute__launch_together),
    .launch_workgroup(attribute__launch_workgroup),
    .launch_first(attribute__launch_first),
    .line_valid(attribute__line_valid),
    .line_warp(attribute__line_warp),
    .line_tag(attribute__line_tag),
    .line_group(attribute__line_group),
    .line__0(attribute__line__0),
    .line__1(attribute__line__1),
    .line__2(attribute__line__2),
    .lane_free(attribute__lane_free),
    .lane_valid(attribute__lane_valid),
    .lane_op(attribute__lane_op),
    .lane_a(attribute__lane_a),
    .lane_b(attribute__lane_b),
    .lane_c(attribute__lane_c),
    .lane_result(attribute__lane_result),
    .starved(attribute__starved),
    .answer_valid(attribute__answer_valid),
    .answer_tag(attribute__answer_tag),
    .answer_thread(attribute__answer_thread),
    .answer_last(attribute__answer_last),
    .answer_data(attribute__answer_data),
    .answer_ready(attribute__answer_ready)
  );
  warpwright_constant_buffer constants (
    .clock(clock),
    .start(constants__start),
    .base(constants__base),
    .lines(constants__lines),
    .loading(constants__loading),
    .mem_valid(constants__mem_valid),
    .mem_ready(constants__mem_ready),
    .mem_address(constants__mem_address),
    .mem_tag(constants__mem_tag),
    .rsp_valid(constants__rsp_valid),
    .rsp_tag(constants__rsp_tag),
    .rsp_data__0(constants__rsp_data__0),
    .rsp_data__1(constants__rsp_data__1),
    .rsp_data__2(constants__rsp_data__2),
    .rsp_data__3(constants__rsp_data__3),
    .constant_read(constants__constant_read),
    .constant_line(constants__constant_line),
    .constant_data__0(constants__constant_data__0),
    .constant_data__1(constants__constant_data__1),
    .constant_data__2(constants__constant_data__2),
    .constant_data__3(constants__constant_data__3)
  );
  warpwright_shader_core_nano_shared shared (
    .clock(clock),
    .launch_valid(shared__launch_valid),
    .launch_warp(shared__launch_warp),
    .launch_base(shared__launch_base),
    .req_valid(shared__req_valid),
    .req_kind(shared__req_kind),
    .req_size(shared__req_size),
    .req_signed(shared__req_signed),
    .req_warp(shared__req_warp),
    .req_rd(shared__req_rd),
    .req_slot(shared__req_slot),
    .req_mask(shared__req_mask),
    .req_refused(shared__req_refused),
    .req_address__0(shared__req_address__0),
    .req_address__1(shared__req_address__1),
    .req_address__2(shared__req_address__2),
    .req_address__3(shared__req_address__3),
    .req_data__0(shared__req_data__0),
    .req_data__1(shared__req_data__1),
    .req_data__2(shared__req_data__2),
    .req_data__3(shared__req_data__3),
    .req_data2__0(shared__req_data2__0),
    .req_data2__1(shared__req_data2__1),
    .req_data2__2(shared__req_data2__2),
    .req_data2__3(shared__req_data2__3),
    .req_aop(shared__req_aop),
    .req_return(shared__req_return),
    .req_set__0(shared__req_set__0),
    .req_set__1(shared__req_set__1),
    .req_combined__0(shared__req_combined__0),
    .req_combined__1(shared__req_combined__1),
    .req_ready(shared__req_ready),
    .next_warp(shared__next_warp),
    .replay(shared__replay),
    .redirect_valid(shared__redirect_valid),
    .redirect_warp(shared__redirect_warp),
    .redirect_again(shared__redirect_again),
    .redirect_ready(shared__redirect_ready),
    .wb_valid(shared__wb_valid),
    .wb_ready(shared__wb_ready),
    .wb_warp(shared__wb_warp),
    .wb_rd(shared__wb_rd),
    .wb_mask(shared__wb_mask),
    .wb_data__0(shared__wb_data__0),
    .wb_data__1(shared__wb_data__1),
    .wb_data__2(shared__wb_data__2),
    .wb_data__3(shared__wb_data__3),
    .wb_last(shared__wb_last),
    .wb_slot(shared__wb_slot)
  );
  warpwright_shader_core_nano_prepare prepare (
    .clock(clock),
    .req_valid(prepare__req_valid),
    .req_aop(prepare__req_aop),
    .req_warp(prepare__req_warp),
    .req_rd(prepare__req_rd),
    .req_mask(prepare__req_mask),
    .req_address__0(prepare__req_address__0),
    .req_address__1(prepare__req_address__1),
    .req_address__2(prepare__req_address__2),
    .req_address__3(prepare__req_address__3),
    .req_data__0(prepare__req_data__0),
    .req_data__1(prepare__req_data__1),
    .req_data__2(prepare__req_data__2),
    .req_data__3(prepare__req_data__3),
    .req_data2__0(prepare__req_data2__0),
    .req_data2__1(prepare__req_data2__1),
    .req_data2__2(prepare__req_data2__2),
    .req_data2__3(prepare__req_data2__3),
    .req_return(prepare__req_return),
    .req_registers(prepare__req_registers),
    .req_ready(prepare__req_ready),
    .wb_valid(prepare__wb_valid),
    .wb_ready(prepare__wb_ready),
    .wb_warp(prepare__wb_warp),
    .wb_rd(prepare__wb_rd),
    .wb_mask(prepare__wb_mask),
    .wb_data__0(prepare__wb_data__0),
    .wb_data__1(prepare__wb_data__1),
    .wb_data__2(prepare__wb_data__2),
    .wb_data__3(prepare__wb_data__3),
    .wb_last(prepare__wb_last),
    .wb_slot(prepare__wb_slot),
    .read_warp(prepare__read_warp),
    .set__0(prepare__set__0),
    .set__1(prepare__set__1),
    .combined__0(prepare__combined__0),
    .combined__1(prepare__combined__1)
  );
  warpwright_shader_core_nano_sfu sfu (
    .clock(clock),
    .req_valid(sfu__req_valid),
    .req_op(sfu__req_op),
    .req_warp(sfu__req_warp),
    .req_rd(sfu__req_rd),
    .req_mask(sfu__req_mask),
    .req_a__0(sfu__req_a__0),
    .req_a__1(sfu__req_a__1),
    .req_a__2(sfu__req_a__2),
    .req_a__3(sfu__req_a__3),
    .req_b__0(sfu__req_b__0),
    .req_b__1(sfu__req_b__1),
    .req_b__2(sfu__req_b__2),
    .req_b__3(sfu__req_b__3),
    .wb_valid(sfu__wb_valid),
    .wb_ready(sfu__wb_ready),
    .wb_warp(sfu__wb_warp),
    .wb_rd(sfu__wb_rd),
    .wb_mask(sfu__wb_mask),
    .wb_data__0(sfu__wb_data__0),
    .wb_data__1(sfu__wb_data__1),
    .wb_data__2(sfu__wb_data__2),
    .wb_data__3(sfu__wb_data__3),
    .wb_last(sfu__wb_last),
    .wb_slot(sfu__wb_slot),
    .req_ready(sfu__req_ready)
  );
  warpwright_shader_core_nano_texture_door texture_door (
    .clock(clock),
    .selected(texture_door__selected),
    .dropped(texture_door__dropped),
    .req_valid(texture_door__req_valid),
    .req_kind(texture_door__req_kind),
    .req_warp(texture_door__req_warp),
    .req_rd(texture_door__req_rd),
    .req_slot(texture_door__req_slot),
    .req_mask(texture_door__req_mask),
    .req_channels(texture_door__req_channels),
    .req_texture(texture_door__req_texture),
    .req_u__0(texture_door__req_u__0),
    .req_u__1(texture_door__req_u__1),
    .req_u__2(texture_door__req_u__2),
    .req_u__3(texture_door__req_u__3),
    .req_v__0(texture_door__req_v__0),
    .req_v__1(texture_door__req_v__1),
    .req_v__2(texture_door__req_v__2),
    .req_v__3(texture_door__req_v__3),
    .room(texture_door__room),
    .ready(texture_door__ready),
    .out_valid(texture_door__out_valid),
    .out_ready(texture_door__out_ready),
    .out_kind(texture_door__out_kind),
    .out_warp(texture_door__out_warp),
    .out_rd(texture_door__out_rd),
    .out_slot(texture_door__out_slot),
    .out_mask(texture_door__out_mask),
    .out_channels(texture_door__out_channels),
    .out_texture(texture_door__out_texture),
    .out_u__0(texture_door__out_u__0),
    .out_u__1(texture_door__out_u__1),
    .out_u__2(texture_door__out_u__2),
    .out_u__3(texture_door__out_u__3),
    .out_v__0(texture_door__out_v__0),
    .out_v__1(texture_door__out_v__1),
    .out_v__2(texture_door__out_v__2),
    .out_v__3(texture_door__out_v__3)
  );
  warpwright_shader_core_nano_texels texels (
    .clock(clock),
    .input_valid(texels__input_valid),
    .input_ready(texels__input_ready),
    .input_warp(texels__input_warp),
    .input_rd(texels__input_rd),
    .input_mask(texels__input_mask),
    .input_data__0(texels__input_data__0),
    .input_data__1(texels__input_data__1),
    .input_data__2(texels__input_data__2),
    .input_data__3(texels__input_data__3),
    .input_last(texels__input_last),
    .input_slot(texels__input_slot),
    .wb_valid(texels__wb_valid),
    .wb_ready(texels__wb_ready),
    .wb_warp(texels__wb_warp),
    .wb_rd(texels__wb_rd),
    .wb_mask(texels__wb_mask),
    .wb_data__0(texels__wb_data__0),
    .wb_data__1(texels__wb_data__1),
    .wb_data__2(texels__wb_data__2),
    .wb_data__3(texels__wb_data__3),
    .wb_last(texels__wb_last),
    .wb_slot(texels__wb_slot)
  );
  warpwright_memory_arbiter arbiter (
    .clock(clock),
    .cache_valid(arbiter__cache_valid),
    .cache_ready(arbiter__cache_ready),
    .cache_address(arbiter__cache_address),
    .cache_tag(arbiter__cache_tag),
    .data_valid(arbiter__data_valid),
    .data_ready(arbiter__data_ready),
    .data_write(arbiter__data_write),
    .data_atomic(arbiter__data_atomic),
    .data_aop(arbiter__data_aop),
    .data_word(arbiter__data_word),
    .data_address(arbiter__data_address),
    .data_data__0(arbiter__data_data__0),
    .data_data__1(arbiter__data_data__1),
    .data_data__2(arbiter__data_data__2),
    .data_data__3(arbiter__data_data__3),
    .data_mask(arbiter__data_mask),
    .data_tag(arbiter__data_tag),
    .constants_valid(arbiter__constants_valid),
    .constants_ready(arbiter__constants_ready),
    .constants_address(arbiter__constants_address),
    .constants_tag(arbiter__constants_tag),
    .req_valid(arbiter__req_valid),
    .req_ready(arbiter__req_ready),
    .req_write(arbiter__req_write),
    .req_atomic(arbiter__req_atomic),
    .req_aop(arbiter__req_aop),
    .req_word(arbiter__req_word),
    .req_address(arbiter__req_address),
    .req_data__0(arbiter__req_data__0),
    .req_data__1(arbiter__req_data__1),
    .req_data__2(arbiter__req_data__2),
    .req_data__3(arbiter__req_data__3),
    .req_mask(arbiter__req_mask),
    .req_tag(arbiter__req_tag),
    .rsp_valid(arbiter__rsp_valid),
    .rsp_tag(arbiter__rsp_tag),
    .cache_rsp(arbiter__cache_rsp),
    .data_rsp(arbiter__data_rsp),
    .constants_rsp(arbiter__constants_rsp),
    .client_tag(arbiter__client_tag)
  );
  warpwright_shader_core_nano_requests_2 requests (
    .clock(clock),
    .input_valid(requests__input_valid),
    .input_ready(requests__input_ready),
    .input_write(requests__input_write),
    .input_atomic(requests__input_atomic),
    .input_aop(requests__input_aop),
    .input_word(requests__input_word),
    .input_address(requests__input_address),
    .input_data__0(requests__input_data__0),
    .input_data__1(requests__input_data__1),
    .input_data__2(requests__input_data__2),
    .input_data__3(requests__input_data__3),
    .input_mask(requests__input_mask),
    .input_tag(requests__input_tag),
    .out_valid(requests__out_valid),
    .out_ready(requests__out_ready),
    .out_write(requests__out_write),
    .out_atomic(requests__out_atomic),
    .out_aop(requests__out_aop),
    .out_word(requests__out_word),
    .out_address(requests__out_address),
    .out_data__0(requests__out_data__0),
    .out_data__1(requests__out_data__1),
    .out_data__2(requests__out_data__2),
    .out_data__3(requests__out_data__3),
    .out_mask(requests__out_mask),
    .out_tag(requests__out_tag)
  );
  warpwright_shader_core_nano_access access (
    .unit(access__unit),
    .unit_op(access__unit_op),
    .high(access__high),
    .a__0(access__a__0),
    .a__1(access__a__1),
    .a__2(access__a__2),
    .a__3(access__a__3),
    .address__0(access__address__0),
    .address__1(access__address__1),
    .address__2(access__address__2),
    .address__3(access__address__3)
  );
  warpwright_access_check check (
    .legal(check__legal),
    .unit(check__unit),
    .unit_op(check__unit_op),
    .first(check__first),
    .taking(check__taking),
    .address__0(check__address__0),
    .address__1(check__address__1),
    .address__2(check__address__2),
    .address__3(check__address__3),
    .memory_lines(check__memory_lines),
    .shared_words(check__shared_words),
    .refused_valid(check__refused_valid),
    .refused_cause(check__refused_cause)
  );
  warpwright_atomic_threads atomic_threads (
    .valid(atomic_threads__valid),
    .unit_op(atomic_threads__unit_op),
    .aop(atomic_threads__aop),
    .again(atomic_threads__again),
    .mask(atomic_threads__mask),
    .c__0(atomic_threads__c__0),
    .c__1(atomic_threads__c__1),
    .c__2(atomic_threads__c__2),
    .c__3(atomic_threads__c__3),
    .set__0(atomic_threads__set__0),
    .set__1(atomic_threads__set__1),
    .taking(atomic_threads__taking),
    .along(atomic_threads__along)
  );
  warpwright_shader_core_nano_slow slow (
    .clock(clock),
    .unit_valid(slow__unit_valid),
    .unit_result__0_warp(slow__unit_result__0_warp),
    .unit_result__0_rd(slow__unit_result__0_rd),
    .unit_result__0_mask(slow__unit_result__0_mask),
    .unit_result__0_data__0(slow__unit_result__0_data__0),
    .unit_result__0_data__1(slow__unit_result__0_data__1),
    .unit_result__0_data__2(slow__unit_result__0_data__2),
    .unit_result__0_data__3(slow__unit_result__0_data__3),
    .unit_result__0_last(slow__unit_result__0_last),
    .unit_result__0_slot(slow__unit_result__0_slot),
    .unit_result__1_warp(slow__unit_result__1_warp),
    .unit_result__1_rd(slow__unit_result__1_rd),
    .unit_result__1_mask(slow__unit_result__1_mask),
    .unit_result__1_data__0(slow__unit_result__1_data__0),
    .unit_result__1_data__1(slow__unit_result__1_data__1),
    .unit_result__1_data__2(slow__unit_result__1_data__2),
    .unit_result__1_data__3(slow__unit_result__1_data__3),
    .unit_result__1_last(slow__unit_result__1_last),
    .unit_result__1_slot(slow__unit_result__1_slot),
    .unit_result__2_warp(slow__unit_result__2_warp),
    .unit_result__2_rd(slow__unit_result__2_rd),
    .unit_result__2_mask(slow__unit_result__2_mask),
    .unit_result__2_data__0(slow__unit_result__2_data__0),
    .unit_result__2_data__1(slow__unit_result__2_data__1),
    .unit_result__2_data__2(slow__unit_result__2_data__2),
    .unit_result__2_data__3(slow__unit_result__2_data__3),
    .unit_result__2_last(slow__unit_result__2_last),
    .unit_result__2_slot(slow__unit_result__2_slot),
    .unit_result__3_warp(slow__unit_result__3_warp),
    .unit_result__3_rd(slow__unit_result__3_rd),
    .unit_result__3_mask(slow__unit_result__3_mask),
    .unit_result__3_data__0(slow__unit_result__3_data__0),
    .unit_result__3_data__1(slow__unit_result__3_data__1),
    .unit_result__3_data__2(slow__unit_result__3_data__2),
    .unit_result__3_data__3(slow__unit_result__3_data__3),
    .unit_result__3_last(slow__unit_result__3_last),
    .unit_result__3_slot(slow__unit_result__3_slot),
    .unit_result__4_warp(slow__unit_result__4_warp),
    .unit_result__4_rd(slow__unit_result__4_rd),
    .unit_result__4_mask(slow__unit_result__4_mask),
    .unit_result__4_data__0(slow__unit_result__4_data__0),
    .unit_result__4_data__1(slow__unit_result__4_data__1),
    .unit_result__4_data__2(slow__unit_result__4_data__2),
    .unit_result__4_data__3(slow__unit_result__4_data__3),
    .unit_result__4_last(slow__unit_result__4_last),
    .unit_result__4_slot(slow__unit_result__4_slot),
    .ready(slow__ready),
    .result_valid(slow__result_valid),
    .result_taken(slow__result_taken),
    .result_warp(slow__result_warp),
    .result_rd(slow__result_rd),
    .result_mask(slow__result_mask),
    .result_data__0(slow__result_data__0),
    .result_data__1(slow__result_data__1),
    .result_data__2(slow__result_data__2),
    .result_data__3(slow__result_data__3),
    .result_last(slow__result_last),
    .result_slot(slow__result_slot),
    .result_blocks(slow__result_blocks),
    .result_is_texels(slow__result_is_texels)
  );
endmodule
