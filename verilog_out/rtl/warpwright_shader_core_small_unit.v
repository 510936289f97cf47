// SPDX-License-Identifier: MIT
// Part of shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_small_unit (
  input wire clock,
  input wire start,
  input wire host_implicit_fences,
  input wire [32:0] host_bonuses,
  input wire [19:0] host_thresholds,
  input wire [27:0] host_program_base,
  input wire [19:0] host_program_length,
  input wire [27:0] host_descriptor_base,
  input wire [27:0] host_constant_base,
  input wire [8:0] host_constant_lines,
  input wire [27:0] host_memory_lines,
  input wire [12:0] host_shared_words,
  output reg loading,
  output reg quiet,
  input wire [4:0] counter_select,
  output reg [31:0] counter_value,
  input wire running,
  input wire [2:0] count_lookup,
  input wire count_texture_miss,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc,
  input wire launch_valid,
  input wire [2:0] launch_warp,
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
  input wire group_open,
  input wire [7:0] busy,
  output reg group_ready,
  output reg free_valid,
  output reg [2:0] free_warp,
  input wire tex_room,
  output reg tex_valid,
  input wire tex_ready,
  output reg tex_kind,
  output reg [2:0] tex_warp,
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
  input wire [2:0] texel_warp,
  input wire [5:0] texel_rd,
  input wire [3:0] texel_mask,
  input wire [31:0] texel_data__0,
  input wire [31:0] texel_data__1,
  input wire [31:0] texel_data__2,
  input wire [31:0] texel_data__3,
  input wire texel_last,
  input wire [2:0] texel_slot,
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
  output reg trace_valid,
  output reg [2:0] trace_warp,
  output reg [19:0] trace_pc,
  output reg [3:0] trace_active,
  output reg [7:0] trace_live,
  output reg [7:0] trace_hold,
  output reg [7:0] trace_eligible,
  output reg trace_reorderable,
  output reg trace_result,
  output reg [2:0] trace_result_warp,
  output reg [2:0] trace_result_slot,
  output reg trace_store,
  output reg [2:0] trace_store_warp,
  output reg [2:0] trace_store_slot
);
  localparam [7:0] op_pick = 8'h5d;
  reg [7:0] eligible;
  reg for_memory;
  reg [1:0] mad_done;
  reg [1:0] sfu_done;
  reg [1:0] memory_op;
  reg [7:0] scheduler__eligible_value;
  reg [3:0] trace_active_value;
  reg [12:0] part_0;
  reg [5:0] part_1;
  reg workgroups__start;
  reg [11:0] workgroups__rows;
  reg workgroups__launch_valid;
  reg [2:0] workgroups__launch_warp;
  reg [23:0] workgroups__launch_id;
  reg [15:0] workgroups__launch_x;
  reg [15:0] workgroups__launch_y;
  reg [5:0] workgroups__launch_tile;
  reg [5:0] workgroups__launch_subtile;
  reg [3:0] workgroups__launch_mask;
  reg [2:0] workgroups__launch_pages;
  reg [19:0] workgroups__launch_pc;
  reg [7:0] workgroups__launch_wait;
  reg [1:0] workgroups__launch_stage;
  reg workgroups__launch_linear;
  reg workgroups__launch_together;
  reg [23:0] workgroups__launch_workgroup;
  reg workgroups__launch_first;
  reg workgroups__open;
  reg [7:0] workgroups__busy;
  reg [7:0] workgroups__alive;
  reg workgroups__free_valid;
  reg [2:0] workgroups__free_warp;
  reg workgroups__arrive_valid;
  reg [2:0] workgroups__arrive_warp;
  wire workgroups__ready;
  wire [11:0] workgroups__base;
  wire [7:0] workgroups__held;
  reg front_end__launch_valid;
  reg [2:0] front_end__launch_warp;
  reg [19:0] front_end__launch_pc;
  reg front_end__issue_valid;
  reg [2:0] front_end__issue_warp;
  reg front_end__issue_control;
  reg front_end__redirect_valid;
  reg [2:0] front_end__redirect_warp;
  reg [1:0] front_end__redirect_kind;
  reg [23:0] front_end__redirect_offset;
  reg [19:0] front_end__redirect_pc;
  reg [7:0] front_end__hold;
  reg [27:0] front_end__program_base;
  reg [19:0] front_end__program_length;
  wire front_end__req_valid;
  reg front_end__req_ready;
  wire [27:0] front_end__req_address;
  wire [5:0] front_end__req_tag;
  reg front_end__rsp_valid;
  reg [5:0] front_end__rsp_tag;
  reg [31:0] front_end__rsp_data__0;
  reg [31:0] front_end__rsp_data__1;
  reg [31:0] front_end__rsp_data__2;
  reg [31:0] front_end__rsp_data__3;
  reg front_end__flush;
  wire front_end__quiet;
  wire front_end__fetch_valid;
  wire [2:0] front_end__fetch_warp;
  wire [31:0] front_end__fetch_low;
  wire [31:0] front_end__fetch_high;
  reg front_end__early_pc_wanted;
  wire [19:0] front_end__early_pc_pc;
  reg front_end__late_pc_wanted;
  wire [19:0] front_end__late_pc_pc;
  wire [19:0] front_end__trace_pc;
  wire front_end__fault_valid;
  wire [2:0] front_end__fault_warp;
  wire [19:0] front_end__fault_pc;
  wire front_end__count_fetch;
  wire front_end__count_lookup;
  wire front_end__count_hit;
  wire front_end__count_miss;
  wire front_end__count_fail;
  wire [1:0] front_end__count_next_links;
  wire front_end__count_prev_links;
  wire [1:0] front_end__count_offset;
  wire [2:0] front_end__count_tag_reads;
  wire [1:0] front_end__count_link_reads;
  wire front_end__count_pc_read;
  wire [1:0] front_end__count_pc_write;
  wire front_end__count_eviction;
  wire front_end__count_fill_stall;
  reg buffer__fetch_valid;
  reg [2:0] buffer__fetch_warp;
  reg [31:0] buffer__fetch_low;
  reg [31:0] buffer__fetch_high;
  reg buffer__select_valid;
  reg [2:0] buffer__select_warp;
  reg buffer__fixed_done;
  reg [2:0] buffer__fixed_warp;
  reg buffer__slow_done;
  reg [2:0] buffer__slow_warp;
  reg [7:0] buffer__full__0;
  reg [7:0] buffer__full__1;
  reg [7:0] buffer__full__2;
  reg [7:0] buffer__full__3;
  reg [7:0] buffer__full__4;
  reg [7:0] buffer__full__5;
  reg [7:0] buffer__full__6;
  reg [7:0] buffer__full__7;
  reg [7:0] buffer__idle;
  reg [7:0] buffer__loads;
  reg [7:0] buffer__stores;
  reg buffer__implicit_fences;
  reg buffer__load_store_ready;
  reg buffer__prepare_ready;
  reg buffer__texture_ready;
  reg buffer__shared_ready;
  wire [7:0] buffer__eligible;
  wire [7:0] buffer__buffered;
  wire [7:0] buffer__blocked;
  wire [7:0] buffer__is_texture;
  wire [7:0] buffer__mark_t;
  wire [7:0] buffer__mark_p;
  wire [7:0] buffer__for_sfu;
  wire [7:0] buffer__for_mad;
  wire [31:0] buffer__low;
  wire [31:0] buffer__high;
  wire [17:0] buffer__control;
  reg scoreboard__launch_valid;
  reg [2:0] scoreboard__launch_warp;
  reg [7:0] scoreboard__launch_wait;
  reg scoreboard__issue_valid;
  reg [2:0] scoreboard__issue_warp;
  reg scoreboard__issue_reorderable;
  reg [2:0] scoreboard__issue_slot;
  reg [7:0] scoreboard__issue_wait;
  reg scoreboard__issue_load;
  reg scoreboard__issue_store;
  reg scoreboard__complete__0_valid;
  reg [2:0] scoreboard__complete__0_warp;
  reg [2:0] scoreboard__complete__0_slot;
  reg scoreboard__complete__1_valid;
  reg [2:0] scoreboard__complete__1_warp;
  reg [2:0] scoreboard__complete__1_slot;
  wire [7:0] scoreboard__hold;
  wire [7:0] scoreboard__pending__0;
  wire [7:0] scoreboard__pending__1;
  wire [7:0] scoreboard__pending__2;
  wire [7:0] scoreboard__pending__3;
  wire [7:0] scoreboard__pending__4;
  wire [7:0] scoreboard__pending__5;
  wire [7:0] scoreboard__pending__6;
  wire [7:0] scoreboard__pending__7;
  wire [7:0] scoreboard__full__0;
  wire [7:0] scoreboard__full__1;
  wire [7:0] scoreboard__full__2;
  wire [7:0] scoreboard__full__3;
  wire [7:0] scoreboard__full__4;
  wire [7:0] scoreboard__full__5;
  wire [7:0] scoreboard__full__6;
  wire [7:0] scoreboard__full__7;
  wire [7:0] scoreboard__idle;
  wire [7:0] scoreboard__loads;
  wire [7:0] scoreboard__stores;
  reg scheduler__launch_valid;
  reg [2:0] scheduler__launch_warp;
  reg [5:0] scheduler__launch_tile;
  reg [5:0] scheduler__launch_subtile;
  reg [1:0] scheduler__launch_stage;
  reg scheduler__end_valid;
  reg [2:0] scheduler__end_warp;
  reg [7:0] scheduler__live;
  reg [7:0] scheduler__eligible;
  reg [7:0] scheduler__is_texture;
  reg [7:0] scheduler__mark_t;
  reg [7:0] scheduler__mark_p;
  reg [7:0] scheduler__for_sfu;
  reg [7:0] scheduler__for_mad;
  reg [1:0] scheduler__mad_done;
  reg [1:0] scheduler__sfu_done;
  reg [32:0] scheduler__bonuses;
  reg [19:0] scheduler__thresholds;
  reg [7:0] scheduler__replay;
  wire scheduler__select__0_valid;
  wire [2:0] scheduler__select__0_warp;
  wire [7:0] scheduler__select_mask;
  wire scheduler__count_grant;
  wire scheduler__count_wait;
  wire scheduler__credit_sum_error;
  reg operand_read__launch_valid;
  reg [2:0] operand_read__launch_warp;
  reg [23:0] operand_read__launch_id;
  reg [15:0] operand_read__launch_x;
  reg [15:0] operand_read__launch_y;
  reg [5:0] operand_read__launch_tile;
  reg [5:0] operand_read__launch_subtile;
  reg [3:0] operand_read__launch_mask;
  reg [2:0] operand_read__launch_pages;
  reg [19:0] operand_read__launch_pc;
  reg [7:0] operand_read__launch_wait;
  reg [1:0] operand_read__launch_stage;
  reg operand_read__launch_linear;
  reg operand_read__launch_together;
  reg [23:0] operand_read__launch_workgroup;
  reg operand_read__launch_first;
  reg operand_read__free_valid;
  reg [2:0] operand_read__free_warp;
  reg operand_read__select_valid;
  reg [2:0] operand_read__select_warp;
  reg [7:0] operand_read__select_mask;
  reg [31:0] operand_read__low;
  reg [31:0] operand_read__high;
  reg [17:0] operand_read__control;
  wire operand_read__pc_wanted;
  reg [19:0] operand_read__pc_pc;
  reg [3:0] operand_read__active__0;
  reg [3:0] operand_read__active__1;
  reg [3:0] operand_read__active__2;
  reg [3:0] operand_read__active__3;
  reg [3:0] operand_read__active__4;
  reg [3:0] operand_read__active__5;
  reg [3:0] operand_read__active__6;
  reg [3:0] operand_read__active__7;
  reg [7:0] operand_read__killed;
  wire operand_read__issue_valid;
  wire [2:0] operand_read__issue_warp;
  wire operand_read__issue_control;
  wire operand_read__issue_reorderable;
  wire [2:0] operand_read__issue_slot;
  wire [7:0] operand_read__issue_wait;
  wire operand_read__read_a;
  wire operand_read__read_b;
  wire operand_read__read_c;
  wire operand_read__read_group;
  wire [6:0] operand_read__address_a;
  wire [6:0] operand_read__address_b;
  wire [6:0] operand_read__address_c;
  reg [31:0] operand_read__file_a__0;
  reg [31:0] operand_read__file_a__1;
  reg [31:0] operand_read__file_a__2;
  reg [31:0] operand_read__file_a__3;
  reg [31:0] operand_read__file_b__0;
  reg [31:0] operand_read__file_b__1;
  reg [31:0] operand_read__file_b__2;
  reg [31:0] operand_read__file_b__3;
  reg [31:0] operand_read__file_c__0;
  reg [31:0] operand_read__file_c__1;
  reg [31:0] operand_read__file_c__2;
  reg [31:0] operand_read__file_c__3;
  reg operand_read__predicate_valid;
  reg [2:0] operand_read__predicate_warp;
  reg [1:0] operand_read__predicate_number;
  reg [3:0] operand_read__predicate_mask;
  reg [3:0] operand_read__predicate_flags;
  wire [6:0] operand_read__now_address;
  reg [2:0] operand_read__slow_warp;
  reg [5:0] operand_read__slow_rd;
  wire [6:0] operand_read__slow_address;
  reg [3:0] operand_read__next_mask;
  reg [2:0] operand_read__next_warp;
  reg [5:0] operand_read__next_rd;
  reg [3:0] operand_read__now_mask;
  reg [2:0] operand_read__now_warp;
  reg [5:0] operand_read__now_rd;
  reg [31:0] operand_read__now_data__0;
  reg [31:0] operand_read__now_data__1;
  reg [31:0] operand_read__now_data__2;
  reg [31:0] operand_read__now_data__3;
  wire operand_read__e1_valid;
  wire [2:0] operand_read__e1_warp;
  wire [31:0] operand_read__e1_low;
  wire [31:0] operand_read__e1_high;
  wire [17:0] operand_read__e1_control;
  wire operand_read__e1_killed;
  wire [3:0] operand_read__e1_active;
  wire [3:0] operand_read__e1_mask;
  wire [3:0] operand_read__e1_choice;
  wire [31:0] operand_read__e1_a__0;
  wire [31:0] operand_read__e1_a__1;
  wire [31:0] operand_read__e1_a__2;
  wire [31:0] operand_read__e1_a__3;
  wire [31:0] operand_read__e1_b__0;
  wire [31:0] operand_read__e1_b__1;
  wire [31:0] operand_read__e1_b__2;
  wire [31:0] operand_read__e1_b__3;
  wire [31:0] operand_read__e1_c__0;
  wire [31:0] operand_read__e1_c__1;
  wire [31:0] operand_read__e1_c__2;
  wire [31:0] operand_read__e1_c__3;
  wire [31:0] operand_read__lane_a__0;
  wire [31:0] operand_read__lane_a__1;
  wire [31:0] operand_read__lane_a__2;
  wire [31:0] operand_read__lane_a__3;
  wire [31:0] operand_read__lane_b__0;
  wire [31:0] operand_read__lane_b__1;
  wire [31:0] operand_read__lane_b__2;
  wire [31:0] operand_read__lane_b__3;
  wire [5:0] operand_read__lane_op;
  wire operand_read__lane_next;
  wire operand_read__next_valid;
  wire [17:0] operand_read__next_control;
  reg pick__enable;
  reg [3:0] pick__mask;
  reg [31:0] pick__a__0;
  reg [31:0] pick__a__1;
  reg [31:0] pick__a__2;
  reg [31:0] pick__a__3;
  reg [31:0] pick__b__0;
  reg [31:0] pick__b__1;
  reg [31:0] pick__b__2;
  reg [31:0] pick__b__3;
  wire [31:0] pick__y__0;
  wire [31:0] pick__y__1;
  wire [31:0] pick__y__2;
  wire [31:0] pick__y__3;
  reg lanes__start;
  reg [5:0] lanes__op;
  reg [3:0] lanes__compare;
  reg [31:0] lanes__a__0;
  reg [31:0] lanes__a__1;
  reg [31:0] lanes__a__2;
  reg [31:0] lanes__a__3;
  reg [31:0] lanes__b__0;
  reg [31:0] lanes__b__1;
  reg [31:0] lanes__b__2;
  reg [31:0] lanes__b__3;
  reg [31:0] lanes__c__0;
  reg [31:0] lanes__c__1;
  reg [31:0] lanes__c__2;
  reg [31:0] lanes__c__3;
  reg [3:0] lanes__choice;
  wire lanes__ends;
  wire lanes__busy_next;
  reg lanes__loan_valid;
  reg [5:0] lanes__loan_op;
  reg [31:0] lanes__loan_a;
  reg [31:0] lanes__loan_b;
  reg [31:0] lanes__loan_c;
  wire [31:0] lanes__loan_result;
  wire [31:0] lanes__result__0;
  wire [31:0] lanes__result__1;
  wire [31:0] lanes__result__2;
  wire [31:0] lanes__result__3;
  wire [3:0] lanes__flags;
  reg [7:0] pace__select_mask;
  reg [7:0] pace__for_lanes;
  wire pace__closed;
  reg completion__e1_valid;
  reg [2:0] completion__e1_warp;
  reg [31:0] completion__e1_low;
  reg [17:0] completion__e1_control;
  reg completion__e1_killed;
  reg [3:0] completion__e1_mask;
  wire completion__starts;
  reg completion__ends;
  reg [31:0] completion__result__0;
  reg [31:0] completion__result__1;
  reg [31:0] completion__result__2;
  reg [31:0] completion__result__3;
  reg completion__read_a;
  reg completion__read_b;
  reg completion__read_c;
  reg completion__read_group;
  reg [6:0] completion__address_a;
  reg [6:0] completion__address_b;
  reg [6:0] completion__address_c;
  wire [31:0] completion__file_a__0;
  wire [31:0] completion__file_a__1;
  wire [31:0] completion__file_a__2;
  wire [31:0] completion__file_a__3;
  wire [31:0] completion__file_b__0;
  wire [31:0] completion__file_b__1;
  wire [31:0] completion__file_b__2;
  wire [31:0] completion__file_b__3;
  wire [31:0] completion__file_c__0;
  wire [31:0] completion__file_c__1;
  wire [31:0] completion__file_c__2;
  wire [31:0] completion__file_c__3;
  wire [3:0] completion__next_mask;
  wire [2:0] completion__next_warp;
  wire [5:0] completion__next_rd;
  wire [3:0] completion__now_mask;
  wire [2:0] completion__now_warp;
  wire [5:0] completion__now_rd;
  wire completion__predicate_valid;
  wire [2:0] completion__predicate_warp;
  wire [1:0] completion__predicate_number;
  wire [3:0] completion__predicate_mask;
  reg [6:0] completion__now_address;
  reg [6:0] completion__slow_address;
  reg completion__slow_valid;
  wire completion__slow_taken;
  reg [2:0] completion__slow_warp;
  reg [3:0] completion__slow_mask;
  reg [31:0] completion__slow_data__0;
  reg [31:0] completion__slow_data__1;
  reg [31:0] completion__slow_data__2;
  reg [31:0] completion__slow_data__3;
  reg completion__slow_last;
  reg completion__slow_blocks;
  reg completion__slow_is_texels;
  wire completion__slow_waits;
  wire completion__throttle;
  wire completion__fixed_valid;
  wire [2:0] completion__fixed_warp;
  wire completion__waited_done;
  wire completion__slot_done;
  wire completion__mad_done;
  wire completion__sfu_done;
  reg events__clear;
  reg [4:0] events__select;
  wire [31:0] events__value;
  reg events__running;
  reg events__launched;
  reg events__issued_valid;
  reg [2:0] events__issued_warp;
  reg [7:0] events__alive;
  reg [7:0] events__buffered;
  reg [7:0] events__eligible;
  reg [7:0] events__held;
  reg [7:0] events__settled;
  reg events__grant_wait;
  reg events__grant_move;
  reg events__e1_valid;
  reg [17:0] events__e1_control;
  reg [3:0] events__e1_mask;
  reg events__fetch_fetch;
  reg events__fetch_lookup;
  reg events__fetch_hit;
  reg events__fetch_miss;
  reg events__fetch_fail;
  reg [1:0] events__fetch_next_links;
  reg events__fetch_prev_links;
  reg [1:0] events__fetch_offset;
  reg [2:0] events__fetch_tag_reads;
  reg [1:0] events__fetch_link_reads;
  reg events__fetch_pc_read;
  reg [1:0] events__fetch_pc_write;
  reg events__fetch_eviction;
  reg events__fetch_fill_stall;
  reg events__flow_divergent;
  reg [2:0] events__flow_pc_read;
  reg [2:0] events__flow_pc_write;
  reg events__memory_access;
  reg [2:0] events__memory_atomic_merged;
  reg [2:0] events__texture_lookups;
  reg events__texture_miss;
  reg events__slow_waits;
  reg flow__start;
  reg flow__launch_valid;
  reg [2:0] flow__launch_warp;
  reg [23:0] flow__launch_id;
  reg [3:0] flow__launch_mask;
  reg flow__select_valid;
  reg [2:0] flow__select_warp;
  reg flow__next_valid;
  reg [17:0] flow__next_control;
  reg [2:0] flow__e1_warp;
  reg [31:0] flow__e1_low;
  reg [31:0] flow__e1_high;
  reg flow__e1_killed;
  reg [3:0] flow__e1_active;
  reg [3:0] flow__e1_mask;
  reg [7:0] flow__pending__0;
  reg [7:0] flow__pending__1;
  reg [7:0] flow__pending__2;
  reg [7:0] flow__pending__3;
  reg [7:0] flow__pending__4;
  reg [7:0] flow__pending__5;
  reg [7:0] flow__pending__6;
  reg [7:0] flow__pending__7;
  reg [7:0] flow__settled;
  reg [7:0] flow__blocked;
  reg flow__jump_valid;
  reg [2:0] flow__jump_warp;
  reg [19:0] flow__jump_pc;
  reg flow__access_valid;
  reg [3:0] flow__access_cause;
  wire flow__pc_wanted;
  reg [19:0] flow__pc_pc;
  reg flow__resume_valid;
  wire flow__resume_ready;
  reg [2:0] flow__resume_warp;
  reg flow__resume_again;
  wire flow__redirect_valid;
  wire [2:0] flow__redirect_warp;
  wire [1:0] flow__redirect_kind;
  wire [23:0] flow__redirect_offset;
  wire [19:0] flow__redirect_pc;
  wire [3:0] flow__active__0;
  wire [3:0] flow__active__1;
  wire [3:0] flow__active__2;
  wire [3:0] flow__active__3;
  wire [3:0] flow__active__4;
  wire [3:0] flow__active__5;
  wire [3:0] flow__active__6;
  wire [3:0] flow__active__7;
  wire [7:0] flow__killed;
  wire flow__arrive_valid;
  wire [2:0] flow__arrive_warp;
  wire [7:0] flow__alive;
  wire flow__free_valid;
  wire [2:0] flow__free_warp;
  wire flow__fault_valid;
  wire [3:0] flow__fault_cause;
  wire [23:0] flow__fault_warp;
  wire [19:0] flow__fault_pc;
  wire flow__count_divergent;
  wire [2:0] flow__count_pc_read;
  wire [2:0] flow__count_pc_write;
  reg slow__start;
  reg [27:0] slow__host_constant_base;
  reg [8:0] slow__host_constant_lines;
  reg [27:0] slow__host_memory_lines;
  reg [12:0] slow__host_shared_words;
  wire slow__loading;
  reg slow__launch_valid;
  reg [2:0] slow__launch_warp;
  reg [23:0] slow__launch_id;
  reg [15:0] slow__launch_x;
  reg [15:0] slow__launch_y;
  reg [5:0] slow__launch_tile;
  reg [5:0] slow__launch_subtile;
  reg [3:0] slow__launch_mask;
  reg [2:0] slow__launch_pages;
  reg [19:0] slow__launch_pc;
  reg [7:0] slow__launch_wait;
  reg [1:0] slow__launch_stage;
  reg slow__launch_linear;
  reg slow__launch_together;
  reg [23:0] slow__launch_workgroup;
  reg slow__launch_first;
  reg [11:0] slow__shared_base;
  reg slow__picks_texture;
  reg slow__e1_valid;
  reg [2:0] slow__e1_warp;
  reg [31:0] slow__e1_low;
  reg [31:0] slow__e1_high;
  reg [17:0] slow__e1_control;
  reg [3:0] slow__e1_mask;
  reg [31:0] slow__e1_a__0;
  reg [31:0] slow__e1_a__1;
  reg [31:0] slow__e1_a__2;
  reg [31:0] slow__e1_a__3;
  reg [31:0] slow__e1_b__0;
  reg [31:0] slow__e1_b__1;
  reg [31:0] slow__e1_b__2;
  reg [31:0] slow__e1_b__3;
  reg [31:0] slow__e1_c__0;
  reg [31:0] slow__e1_c__1;
  reg [31:0] slow__e1_c__2;
  reg [31:0] slow__e1_c__3;
  reg [2:0] slow__issue_warp;
  wire slow__load_store_ready;
  wire slow__prepare_ready;
  wire slow__texture_ready;
  wire slow__shared_ready;
  reg slow__lane_free;
  wire slow__lane_valid;
  wire [5:0] slow__lane_op;
  wire [31:0] slow__lane_a;
  wire [31:0] slow__lane_b;
  wire [31:0] slow__lane_c;
  reg [31:0] slow__lane_result;
  wire slow__starved;
  wire [7:0] slow__replay;
  wire slow__resume_valid;
  reg slow__resume_ready;
  wire [2:0] slow__resume_warp;
  wire slow__resume_again;
  wire slow__result_valid;
  reg slow__result_taken;
  wire [2:0] slow__result_warp;
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
  wire slow__sfu_done;
  wire slow__store_done_valid;
  wire [2:0] slow__store_done_warp;
  wire [2:0] slow__store_done_slot;
  wire slow__refused_valid;
  wire [3:0] slow__refused_cause;
  reg slow__tex_room;
  wire slow__tex_valid;
  reg slow__tex_ready;
  wire slow__tex_kind;
  wire [2:0] slow__tex_warp;
  wire [5:0] slow__tex_rd;
  wire [2:0] slow__tex_slot;
  wire [3:0] slow__tex_mask;
  wire [3:0] slow__tex_channels;
  wire [3:0] slow__tex_texture;
  wire [31:0] slow__tex_u__0;
  wire [31:0] slow__tex_u__1;
  wire [31:0] slow__tex_u__2;
  wire [31:0] slow__tex_u__3;
  wire [31:0] slow__tex_v__0;
  wire [31:0] slow__tex_v__1;
  wire [31:0] slow__tex_v__2;
  wire [31:0] slow__tex_v__3;
  reg slow__texel_valid;
  wire slow__texel_ready;
  reg [2:0] slow__texel_warp;
  reg [5:0] slow__texel_rd;
  reg [3:0] slow__texel_mask;
  reg [31:0] slow__texel_data__0;
  reg [31:0] slow__texel_data__1;
  reg [31:0] slow__texel_data__2;
  reg [31:0] slow__texel_data__3;
  reg slow__texel_last;
  reg [2:0] slow__texel_slot;
  reg slow__cache_valid;
  wire slow__cache_ready;
  reg [27:0] slow__cache_address;
  reg [5:0] slow__cache_tag;
  wire slow__cache_reply_valid;
  wire [5:0] slow__cache_reply_tag;
  wire [31:0] slow__cache_reply_data__0;
  wire [31:0] slow__cache_reply_data__1;
  wire [31:0] slow__cache_reply_data__2;
  wire [31:0] slow__cache_reply_data__3;
  wire slow__req_valid;
  reg slow__req_ready;
  wire slow__req_write;
  wire slow__req_atomic;
  wire [3:0] slow__req_aop;
  wire [1:0] slow__req_word;
  wire [27:0] slow__req_address;
  wire [31:0] slow__req_data__0;
  wire [31:0] slow__req_data__1;
  wire [31:0] slow__req_data__2;
  wire [31:0] slow__req_data__3;
  wire [15:0] slow__req_mask;
  wire [7:0] slow__req_tag;
  reg slow__rsp_valid;
  reg [7:0] slow__rsp_tag;
  reg [31:0] slow__rsp_data__0;
  reg [31:0] slow__rsp_data__1;
  reg [31:0] slow__rsp_data__2;
  reg [31:0] slow__rsp_data__3;
  wire slow__count_access;
  wire [2:0] slow__count_atomic_merged;
  always @(*) begin
    part_0 = 13'h0;
    part_1 = 6'h0;
    loading = slow__loading;
    group_ready = workgroups__ready;
    workgroups__start = start;
    workgroups__busy = busy;
    part_0 = {{host_shared_words + 13'h3} >> 32'h2};
    workgroups__rows = part_0[11:0];
    workgroups__open = group_open;
    workgroups__alive = flow__alive;
    workgroups__arrive_valid = flow__arrive_valid;
    workgroups__arrive_warp = flow__arrive_warp;
    front_end__launch_valid = launch_valid;
    front_end__launch_warp = launch_warp;
    front_end__launch_pc = launch_pc;
    workgroups__launch_valid = launch_valid;
    workgroups__launch_warp = launch_warp;
    workgroups__launch_id = launch_id;
    workgroups__launch_x = launch_x;
    workgroups__launch_y = launch_y;
    workgroups__launch_tile = launch_tile;
    workgroups__launch_subtile = launch_subtile;
    workgroups__launch_mask = launch_mask;
    workgroups__launch_pages = launch_pages;
    workgroups__launch_pc = launch_pc;
    workgroups__launch_wait = launch_wait;
    workgroups__launch_stage = launch_stage;
    workgroups__launch_linear = launch_linear;
    workgroups__launch_together = launch_together;
    workgroups__launch_workgroup = launch_workgroup;
    workgroups__launch_first = launch_first;
    scoreboard__launch_valid = launch_valid;
    scoreboard__launch_warp = launch_warp;
    scoreboard__launch_wait = launch_wait;
    scheduler__launch_valid = launch_valid;
    scheduler__launch_warp = launch_warp;
    scheduler__launch_tile = launch_tile;
    scheduler__launch_subtile = launch_subtile;
    scheduler__launch_stage = launch_stage;
    operand_read__launch_valid = launch_valid;
    operand_read__launch_warp = launch_warp;
    operand_read__launch_id = launch_id;
    operand_read__launch_x = launch_x;
    operand_read__launch_y = launch_y;
    operand_read__launch_tile = launch_tile;
    operand_read__launch_subtile = launch_subtile;
    operand_read__launch_mask = launch_mask;
    operand_read__launch_pages = launch_pages;
    operand_read__launch_pc = launch_pc;
    operand_read__launch_wait = launch_wait;
    operand_read__launch_stage = launch_stage;
    operand_read__launch_linear = launch_linear;
    operand_read__launch_together = launch_together;
    operand_read__launch_workgroup = launch_workgroup;
    operand_read__launch_first = launch_first;
    slow__launch_valid = launch_valid;
    slow__launch_warp = launch_warp;
    slow__launch_id = launch_id;
    slow__launch_x = launch_x;
    slow__launch_y = launch_y;
    slow__launch_tile = launch_tile;
    slow__launch_subtile = launch_subtile;
    slow__launch_mask = launch_mask;
    slow__launch_pages = launch_pages;
    slow__launch_pc = launch_pc;
    slow__launch_wait = launch_wait;
    slow__launch_stage = launch_stage;
    slow__launch_linear = launch_linear;
    slow__launch_together = launch_together;
    slow__launch_workgroup = launch_workgroup;
    slow__launch_first = launch_first;
    flow__launch_valid = launch_valid;
    flow__launch_warp = launch_warp;
    flow__launch_id = launch_id;
    flow__launch_mask = launch_mask;
    front_end__flush = start;
    quiet = front_end__quiet;
    front_end__program_base = host_program_base;
    front_end__program_length = host_program_length;
    front_end__hold = scoreboard__hold;
    buffer__fetch_valid = front_end__fetch_valid;
    buffer__fetch_warp = front_end__fetch_warp;
    buffer__fetch_low = front_end__fetch_low;
    buffer__fetch_high = front_end__fetch_high;
    slow__cache_valid = front_end__req_valid;
    front_end__req_ready = slow__cache_ready;
    slow__cache_address = front_end__req_address;
    slow__cache_tag = front_end__req_tag;
    front_end__rsp_valid = slow__cache_reply_valid;
    front_end__rsp_tag = slow__cache_reply_tag;
    front_end__rsp_data__0 = slow__cache_reply_data__0;
    front_end__rsp_data__1 = slow__cache_reply_data__1;
    front_end__rsp_data__2 = slow__cache_reply_data__2;
    front_end__rsp_data__3 = slow__cache_reply_data__3;
    buffer__implicit_fences = host_implicit_fences;
    buffer__idle = scoreboard__idle;
    buffer__loads = scoreboard__loads;
    buffer__stores = scoreboard__stores;
    buffer__full__0 = scoreboard__full__0;
    buffer__full__1 = scoreboard__full__1;
    buffer__full__2 = scoreboard__full__2;
    buffer__full__3 = scoreboard__full__3;
    buffer__full__4 = scoreboard__full__4;
    buffer__full__5 = scoreboard__full__5;
    buffer__full__6 = scoreboard__full__6;
    buffer__full__7 = scoreboard__full__7;
    buffer__load_store_ready = slow__load_store_ready;
    buffer__prepare_ready = slow__prepare_ready;
    buffer__texture_ready = slow__texture_ready;
    buffer__shared_ready = slow__shared_ready;
    buffer__fixed_done = completion__fixed_valid;
    buffer__fixed_warp = completion__fixed_warp;
    buffer__slow_done = completion__waited_done;
    buffer__slow_warp = slow__result_warp;
    scheduler__live = flow__alive;
    eligible = (buffer__eligible & {~workgroups__held});
    scheduler__eligible_value = eligible;
    if (((completion__throttle | slow__starved) | pace__closed)) begin
      scheduler__eligible_value = 8'h0;
    end
    scheduler__is_texture = buffer__is_texture;
    scheduler__mark_t = buffer__mark_t;
    scheduler__mark_p = buffer__mark_p;
    scheduler__for_sfu = buffer__for_sfu;
    scheduler__for_mad = buffer__for_mad;
    scheduler__bonuses = host_bonuses;
    scheduler__thresholds = host_thresholds;
    mad_done = 2'h0;
    mad_done = {mad_done[1], completion__mad_done};
    sfu_done = 2'h0;
    sfu_done = {sfu_done[1], completion__sfu_done};
    sfu_done = {slow__sfu_done, sfu_done[0]};
    scheduler__mad_done = mad_done;
    scheduler__sfu_done = sfu_done;
    scheduler__replay = slow__replay;
    pace__select_mask = scheduler__select_mask;
    pace__for_lanes = buffer__for_mad;
    slow__picks_texture = (|(buffer__is_texture & scheduler__select_mask));
    buffer__select_valid = scheduler__select__0_valid;
    buffer__select_warp = scheduler__select__0_warp;
    operand_read__select_valid = scheduler__select__0_valid;
    operand_read__select_warp = scheduler__select__0_warp;
    flow__select_valid = scheduler__select__0_valid;
    flow__select_warp = scheduler__select__0_warp;
    operand_read__select_mask = scheduler__select_mask;
    operand_read__low = buffer__low;
    operand_read__high = buffer__high;
    operand_read__control = buffer__control;
    operand_read__killed = flow__killed;
    operand_read__active__0 = flow__active__0;
    operand_read__active__1 = flow__active__1;
    operand_read__active__2 = flow__active__2;
    operand_read__active__3 = flow__active__3;
    operand_read__active__4 = flow__active__4;
    operand_read__active__5 = flow__active__5;
    operand_read__active__6 = flow__active__6;
    operand_read__active__7 = flow__active__7;
    front_end__issue_valid = operand_read__issue_valid;
    front_end__issue_warp = operand_read__issue_warp;
    front_end__issue_control = operand_read__issue_control;
    scoreboard__issue_valid = operand_read__issue_valid;
    scoreboard__issue_warp = operand_read__issue_warp;
    scoreboard__issue_reorderable = operand_read__issue_reorderable;
    scoreboard__issue_slot = operand_read__issue_slot;
    scoreboard__issue_wait = operand_read__issue_wait;
    for_memory = (buffer__control[3:1] == 3'h2);
    part_1 = buffer__control[9:4];
    memory_op = part_1[1:0];
    scoreboard__issue_load = (!(for_memory & (memory_op == 2'h1)));
    scoreboard__issue_store = (for_memory & (|memory_op));
    front_end__early_pc_wanted = operand_read__pc_wanted;
    operand_read__pc_pc = front_end__early_pc_pc;
    completion__read_a = operand_read__read_a;
    completion__read_b = operand_read__read_b;
    completion__read_c = operand_read__read_c;
    completion__read_group = operand_read__read_group;
    completion__address_a = operand_read__address_a;
    completion__address_b = operand_read__address_b;
    completion__address_c = operand_read__address_c;
    operand_read__file_a__0 = completion__file_a__0;
    operand_read__file_a__1 = completion__file_a__1;
    operand_read__file_a__2 = completion__file_a__2;
    operand_read__file_a__3 = completion__file_a__3;
    operand_read__file_b__0 = completion__file_b__0;
    operand_read__file_b__1 = completion__file_b__1;
    operand_read__file_b__2 = completion__file_b__2;
    operand_read__file_b__3 = completion__file_b__3;
    operand_read__file_c__0 = completion__file_c__0;
    operand_read__file_c__1 = completion__file_c__1;
    operand_read__file_c__2 = completion__file_c__2;
    operand_read__file_c__3 = completion__file_c__3;
    flow__next_valid = operand_read__next_valid;
    flow__next_control = operand_read__next_control;
    slow__e1_valid = operand_read__e1_valid;
    slow__e1_warp = operand_read__e1_warp;
    slow__e1_low = operand_read__e1_low;
    slow__e1_high = operand_read__e1_high;
    slow__e1_control = operand_read__e1_control;
    slow__e1_mask = operand_read__e1_mask;
    slow__e1_a__0 = operand_read__e1_a__0;
    slow__e1_a__1 = operand_read__e1_a__1;
    slow__e1_a__2 = operand_read__e1_a__2;
    slow__e1_a__3 = operand_read__e1_a__3;
    slow__e1_b__0 = operand_read__e1_b__0;
    slow__e1_b__1 = operand_read__e1_b__1;
    slow__e1_b__2 = operand_read__e1_b__2;
    slow__e1_b__3 = operand_read__e1_b__3;
    slow__e1_c__0 = operand_read__e1_c__0;
    slow__e1_c__1 = operand_read__e1_c__1;
    slow__e1_c__2 = operand_read__e1_c__2;
    slow__e1_c__3 = operand_read__e1_c__3;
    flow__e1_warp = operand_read__e1_warp;
    flow__e1_low = operand_read__e1_low;
    flow__e1_high = operand_read__e1_high;
    flow__e1_killed = operand_read__e1_killed;
    flow__e1_active = operand_read__e1_active;
    flow__e1_mask = operand_read__e1_mask;
    slow__start = start;
    slow__tex_room = tex_room;
    slow__host_constant_base = host_constant_base;
    slow__host_constant_lines = host_constant_lines;
    slow__host_memory_lines = host_memory_lines;
    slow__host_shared_words = host_shared_words;
    slow__shared_base = workgroups__base;
    slow__issue_warp = operand_read__issue_warp;
    tex_valid = slow__tex_valid;
    slow__tex_ready = tex_ready;
    tex_kind = slow__tex_kind;
    tex_warp = slow__tex_warp;
    tex_rd = slow__tex_rd;
    tex_slot = slow__tex_slot;
    tex_mask = slow__tex_mask;
    tex_channels = slow__tex_channels;
    tex_texture = slow__tex_texture;
    tex_u__0 = slow__tex_u__0;
    tex_u__1 = slow__tex_u__1;
    tex_u__2 = slow__tex_u__2;
    tex_u__3 = slow__tex_u__3;
    tex_v__0 = slow__tex_v__0;
    tex_v__1 = slow__tex_v__1;
    tex_v__2 = slow__tex_v__2;
    tex_v__3 = slow__tex_v__3;
    slow__texel_valid = texel_valid;
    texel_ready = slow__texel_ready;
    slow__texel_warp = texel_warp;
    slow__texel_rd = texel_rd;
    slow__texel_mask = texel_mask;
    slow__texel_data__0 = texel_data__0;
    slow__texel_data__1 = texel_data__1;
    slow__texel_data__2 = texel_data__2;
    slow__texel_data__3 = texel_data__3;
    slow__texel_last = texel_last;
    slow__texel_slot = texel_slot;
    req_valid = slow__req_valid;
    slow__req_ready = req_ready;
    req_write = slow__req_write;
    req_atomic = slow__req_atomic;
    req_aop = slow__req_aop;
    req_word = slow__req_word;
    req_address = slow__req_address;
    req_data__0 = slow__req_data__0;
    req_data__1 = slow__req_data__1;
    req_data__2 = slow__req_data__2;
    req_data__3 = slow__req_data__3;
    req_mask = slow__req_mask;
    req_tag = slow__req_tag;
    slow__rsp_valid = rsp_valid;
    slow__rsp_tag = rsp_tag;
    slow__rsp_data__0 = rsp_data__0;
    slow__rsp_data__1 = rsp_data__1;
    slow__rsp_data__2 = rsp_data__2;
    slow__rsp_data__3 = rsp_data__3;
    lanes__start = completion__starts;
    lanes__op = operand_read__lane_op;
    lanes__compare = operand_read__e1_low[17:14];
    lanes__choice = operand_read__e1_choice;
    pick__enable = (operand_read__e1_low[7:0] == op_pick);
    pick__mask = operand_read__e1_mask;
    pick__a__0 = operand_read__e1_a__0;
    pick__a__1 = operand_read__e1_a__1;
    pick__a__2 = operand_read__e1_a__2;
    pick__a__3 = operand_read__e1_a__3;
    lanes__c__0 = operand_read__e1_c__0;
    lanes__c__1 = operand_read__e1_c__1;
    lanes__c__2 = operand_read__e1_c__2;
    lanes__c__3 = operand_read__e1_c__3;
    completion__result__0 = lanes__result__0;
    completion__result__1 = lanes__result__1;
    completion__result__2 = lanes__result__2;
    completion__result__3 = lanes__result__3;
    pick__b__0 = operand_read__lane_b__0;
    lanes__a__0 = operand_read__lane_a__0;
    lanes__b__0 = pick__y__0;
    operand_read__now_data__0 = lanes__result__0;
    pick__b__1 = operand_read__lane_b__1;
    lanes__a__1 = operand_read__lane_a__1;
    lanes__b__1 = pick__y__1;
    operand_read__now_data__1 = lanes__result__1;
    pick__b__2 = operand_read__lane_b__2;
    lanes__a__2 = operand_read__lane_a__2;
    lanes__b__2 = pick__y__2;
    operand_read__now_data__2 = lanes__result__2;
    pick__b__3 = operand_read__lane_b__3;
    lanes__a__3 = operand_read__lane_a__3;
    lanes__b__3 = pick__y__3;
    operand_read__now_data__3 = lanes__result__3;
    slow__lane_free = ((!operand_read__lane_next) & (!lanes__busy_next));
    lanes__loan_valid = slow__lane_valid;
    lanes__loan_op = slow__lane_op;
    lanes__loan_a = slow__lane_a;
    lanes__loan_b = slow__lane_b;
    lanes__loan_c = slow__lane_c;
    slow__lane_result = lanes__loan_result;
    completion__e1_valid = operand_read__e1_valid;
    completion__e1_warp = operand_read__e1_warp;
    completion__e1_low = operand_read__e1_low;
    completion__e1_control = operand_read__e1_control;
    completion__e1_killed = operand_read__e1_killed;
    completion__e1_mask = operand_read__e1_mask;
    completion__ends = lanes__ends;
    completion__slow_valid = slow__result_valid;
    slow__result_taken = completion__slow_taken;
    completion__slow_warp = slow__result_warp;
    completion__slow_mask = slow__result_mask;
    completion__slow_data__0 = slow__result_data__0;
    completion__slow_data__1 = slow__result_data__1;
    completion__slow_data__2 = slow__result_data__2;
    completion__slow_data__3 = slow__result_data__3;
    completion__slow_last = slow__result_last;
    completion__slow_blocks = slow__result_blocks;
    completion__slow_is_texels = slow__result_is_texels;
    operand_read__slow_warp = slow__result_warp;
    operand_read__slow_rd = slow__result_rd;
    completion__now_address = operand_read__now_address;
    completion__slow_address = operand_read__slow_address;
    operand_read__next_mask = completion__next_mask;
    operand_read__next_warp = completion__next_warp;
    operand_read__next_rd = completion__next_rd;
    operand_read__now_mask = completion__now_mask;
    operand_read__now_warp = completion__now_warp;
    operand_read__now_rd = completion__now_rd;
    operand_read__predicate_valid = completion__predicate_valid;
    operand_read__predicate_warp = completion__predicate_warp;
    operand_read__predicate_number = completion__predicate_number;
    operand_read__predicate_mask = completion__predicate_mask;
    operand_read__predicate_flags = lanes__flags;
    scoreboard__complete__0_valid = completion__slot_done;
    scoreboard__complete__0_warp = slow__result_warp;
    scoreboard__complete__0_slot = slow__result_slot;
    scoreboard__complete__1_valid = slow__store_done_valid;
    scoreboard__complete__1_warp = slow__store_done_warp;
    scoreboard__complete__1_slot = slow__store_done_slot;
    flow__start = start;
    flow__pending__0 = scoreboard__pending__0;
    flow__pending__1 = scoreboard__pending__1;
    flow__pending__2 = scoreboard__pending__2;
    flow__pending__3 = scoreboard__pending__3;
    flow__pending__4 = scoreboard__pending__4;
    flow__pending__5 = scoreboard__pending__5;
    flow__pending__6 = scoreboard__pending__6;
    flow__pending__7 = scoreboard__pending__7;
    flow__settled = scoreboard__idle;
    flow__blocked = buffer__blocked;
    flow__resume_valid = slow__resume_valid;
    slow__resume_ready = flow__resume_ready;
    flow__resume_warp = slow__resume_warp;
    flow__resume_again = slow__resume_again;
    front_end__redirect_valid = flow__redirect_valid;
    front_end__redirect_warp = flow__redirect_warp;
    front_end__redirect_kind = flow__redirect_kind;
    front_end__redirect_offset = flow__redirect_offset;
    front_end__redirect_pc = flow__redirect_pc;
    front_end__late_pc_wanted = flow__pc_wanted;
    flow__pc_pc = front_end__late_pc_pc;
    flow__jump_valid = front_end__fault_valid;
    flow__jump_warp = front_end__fault_warp;
    flow__jump_pc = front_end__fault_pc;
    flow__access_valid = slow__refused_valid;
    flow__access_cause = slow__refused_cause;
    fault_valid = flow__fault_valid;
    fault_cause = flow__fault_cause;
    fault_warp = flow__fault_warp;
    fault_pc = flow__fault_pc;
    free_valid = flow__free_valid;
    free_warp = flow__free_warp;
    scheduler__end_valid = flow__free_valid;
    scheduler__end_warp = flow__free_warp;
    workgroups__free_valid = flow__free_valid;
    workgroups__free_warp = flow__free_warp;
    operand_read__free_valid = flow__free_valid;
    operand_read__free_warp = flow__free_warp;
    trace_valid = scheduler__select__0_valid;
    trace_warp = scheduler__select__0_warp;
    trace_pc = front_end__trace_pc;
    trace_live = flow__alive;
    trace_hold = scoreboard__hold;
    trace_eligible = eligible;
    trace_reorderable = operand_read__issue_reorderable;
    trace_active_value = 4'h0;
    if (scheduler__select_mask[0]) begin
      trace_active_value = (trace_active_value | flow__active__0);
    end
    if (scheduler__select_mask[1]) begin
      trace_active_value = (trace_active_value | flow__active__1);
    end
    if (scheduler__select_mask[2]) begin
      trace_active_value = (trace_active_value | flow__active__2);
    end
    if (scheduler__select_mask[3]) begin
      trace_active_value = (trace_active_value | flow__active__3);
    end
    if (scheduler__select_mask[4]) begin
      trace_active_value = (trace_active_value | flow__active__4);
    end
    if (scheduler__select_mask[5]) begin
      trace_active_value = (trace_active_value | flow__active__5);
    end
    if (scheduler__select_mask[6]) begin
      trace_active_value = (trace_active_value | flow__active__6);
    end
    if (scheduler__select_mask[7]) begin
      trace_active_value = (trace_active_value | flow__active__7);
    end
    trace_result = completion__slot_done;
    trace_result_warp = slow__result_warp;
    trace_result_slot = slow__result_slot;
    trace_store = slow__store_done_valid;
    trace_store_warp = slow__store_done_warp;
    trace_store_slot = slow__store_done_slot;
    events__clear = start;
    events__select = counter_select;
    counter_value = events__value;
    events__running = running;
    events__eligible = eligible;
    events__launched = launch_valid;
    events__issued_valid = scheduler__select__0_valid;
    events__issued_warp = scheduler__select__0_warp;
    events__alive = flow__alive;
    events__buffered = buffer__buffered;
    events__held = scoreboard__hold;
    events__settled = scoreboard__idle;
    events__grant_wait = scheduler__count_wait;
    events__grant_move = scheduler__count_grant;
    events__e1_valid = operand_read__e1_valid;
    events__e1_control = operand_read__e1_control;
    events__e1_mask = operand_read__e1_mask;
    events__fetch_fetch = front_end__count_fetch;
    events__fetch_lookup = front_end__count_lookup;
    events__fetch_hit = front_end__count_hit;
    events__fetch_miss = front_end__count_miss;
    events__fetch_fail = front_end__count_fail;
    events__fetch_next_links = front_end__count_next_links;
    events__fetch_prev_links = front_end__count_prev_links;
    events__fetch_offset = front_end__count_offset;
    events__fetch_tag_reads = front_end__count_tag_reads;
    events__fetch_link_reads = front_end__count_link_reads;
    events__fetch_pc_read = front_end__count_pc_read;
    events__fetch_pc_write = front_end__count_pc_write;
    events__fetch_eviction = front_end__count_eviction;
    events__fetch_fill_stall = front_end__count_fill_stall;
    events__flow_divergent = flow__count_divergent;
    events__flow_pc_read = flow__count_pc_read;
    events__flow_pc_write = flow__count_pc_write;
    events__memory_access = slow__count_access;
    events__memory_atomic_merged = slow__count_atomic_merged;
    events__texture_lookups = count_lookup;
    events__texture_miss = count_texture_miss;
    events__slow_waits = completion__slow_waits;
    scheduler__eligible = scheduler__eligible_value;
    trace_active = trace_active_value;
  end
  warpwright_workgroups workgroups (
    .clock(clock),
    .start(workgroups__start),
    .rows(workgroups__rows),
    .launch_valid(workgroups__launch_valid),
    .launch_warp(workgroups__launch_warp),
    .launch_id(workgroups__launch_id),
    .launch_x(workgroups__launch_x),
    .launch_y(workgroups__launch_y),
    .launch_tile(workgroups__launch_tile),
    .launch_subtile(workgroups__launch_subtile),
    .launch_mask(workgroups__launch_mask),
    .launch_pages(workgroups__launch_pages),
    .launch_pc(workgroups__launch_pc),
    .launch_wait(workgroups__launch_wait),
    .launch_stage(workgroups__launch_stage),
    .launch_linear(workgroups__launch_linear),
    .launch_together(workgroups__launch_together),
    .launch_workgroup(workgroups__launch_workgroup),
    .launch_first(workgroups__launch_first),
    .open(workgroups__open),
    .busy(workgroups__busy),
    .alive(workgroups__alive),
    .free_valid(workgroups__free_valid),
    .free_warp(workgroups__free_warp),
    .arrive_valid(workgroups__arrive_valid),
    .arrive_warp(workgroups__arrive_warp),
    .ready(workgroups__ready),
    .base(workgroups__base),
    .held(workgroups__held)
  );
  warpwright_front_end front_end (
    .clock(clock),
    .launch_valid(front_end__launch_valid),
    .launch_warp(front_end__launch_warp),
    .launch_pc(front_end__launch_pc),
    .issue_valid(front_end__issue_valid),
    .issue_warp(front_end__issue_warp),
    .issue_control(front_end__issue_control),
    .redirect_valid(front_end__redirect_valid),
    .redirect_warp(front_end__redirect_warp),
    .redirect_kind(front_end__redirect_kind),
    .redirect_offset(front_end__redirect_offset),
    .redirect_pc(front_end__redirect_pc),
    .hold(front_end__hold),
    .program_base(front_end__program_base),
    .program_length(front_end__program_length),
    .req_valid(front_end__req_valid),
    .req_ready(front_end__req_ready),
    .req_address(front_end__req_address),
    .req_tag(front_end__req_tag),
    .rsp_valid(front_end__rsp_valid),
    .rsp_tag(front_end__rsp_tag),
    .rsp_data__0(front_end__rsp_data__0),
    .rsp_data__1(front_end__rsp_data__1),
    .rsp_data__2(front_end__rsp_data__2),
    .rsp_data__3(front_end__rsp_data__3),
    .flush(front_end__flush),
    .quiet(front_end__quiet),
    .fetch_valid(front_end__fetch_valid),
    .fetch_warp(front_end__fetch_warp),
    .fetch_low(front_end__fetch_low),
    .fetch_high(front_end__fetch_high),
    .early_pc_wanted(front_end__early_pc_wanted),
    .early_pc_pc(front_end__early_pc_pc),
    .late_pc_wanted(front_end__late_pc_wanted),
    .late_pc_pc(front_end__late_pc_pc),
    .trace_pc(front_end__trace_pc),
    .fault_valid(front_end__fault_valid),
    .fault_warp(front_end__fault_warp),
    .fault_pc(front_end__fault_pc),
    .count_fetch(front_end__count_fetch),
    .count_lookup(front_end__count_lookup),
    .count_hit(front_end__count_hit),
    .count_miss(front_end__count_miss),
    .count_fail(front_end__count_fail),
    .count_next_links(front_end__count_next_links),
    .count_prev_links(front_end__count_prev_links),
    .count_offset(front_end__count_offset),
    .count_tag_reads(front_end__count_tag_reads),
    .count_link_reads(front_end__count_link_reads),
    .count_pc_read(front_end__count_pc_read),
    .count_pc_write(front_end__count_pc_write),
    .count_eviction(front_end__count_eviction),
    .count_fill_stall(front_end__count_fill_stall)
  );
  warpwright_instruction_buffer buffer (
    .clock(clock),
    .fetch_valid(buffer__fetch_valid),
    .fetch_warp(buffer__fetch_warp),
    .fetch_low(buffer__fetch_low),
    .fetch_high(buffer__fetch_high),
    .select_valid(buffer__select_valid),
    .select_warp(buffer__select_warp),
    .fixed_done(buffer__fixed_done),
    .fixed_warp(buffer__fixed_warp),
    .slow_done(buffer__slow_done),
    .slow_warp(buffer__slow_warp),
    .full__0(buffer__full__0),
    .full__1(buffer__full__1),
    .full__2(buffer__full__2),
    .full__3(buffer__full__3),
    .full__4(buffer__full__4),
    .full__5(buffer__full__5),
    .full__6(buffer__full__6),
    .full__7(buffer__full__7),
    .idle(buffer__idle),
    .loads(buffer__loads),
    .stores(buffer__stores),
    .implicit_fences(buffer__implicit_fences),
    .load_store_ready(buffer__load_store_ready),
    .prepare_ready(buffer__prepare_ready),
    .texture_ready(buffer__texture_ready),
    .shared_ready(buffer__shared_ready),
    .eligible(buffer__eligible),
    .buffered(buffer__buffered),
    .blocked(buffer__blocked),
    .is_texture(buffer__is_texture),
    .mark_t(buffer__mark_t),
    .mark_p(buffer__mark_p),
    .for_sfu(buffer__for_sfu),
    .for_mad(buffer__for_mad),
    .low(buffer__low),
    .high(buffer__high),
    .control(buffer__control)
  );
  warpwright_scoreboard scoreboard (
    .clock(clock),
    .launch_valid(scoreboard__launch_valid),
    .launch_warp(scoreboard__launch_warp),
    .launch_wait(scoreboard__launch_wait),
    .issue_valid(scoreboard__issue_valid),
    .issue_warp(scoreboard__issue_warp),
    .issue_reorderable(scoreboard__issue_reorderable),
    .issue_slot(scoreboard__issue_slot),
    .issue_wait(scoreboard__issue_wait),
    .issue_load(scoreboard__issue_load),
    .issue_store(scoreboard__issue_store),
    .complete__0_valid(scoreboard__complete__0_valid),
    .complete__0_warp(scoreboard__complete__0_warp),
    .complete__0_slot(scoreboard__complete__0_slot),
    .complete__1_valid(scoreboard__complete__1_valid),
    .complete__1_warp(scoreboard__complete__1_warp),
    .complete__1_slot(scoreboard__complete__1_slot),
    .hold(scoreboard__hold),
    .pending__0(scoreboard__pending__0),
    .pending__1(scoreboard__pending__1),
    .pending__2(scoreboard__pending__2),
    .pending__3(scoreboard__pending__3),
    .pending__4(scoreboard__pending__4),
    .pending__5(scoreboard__pending__5),
    .pending__6(scoreboard__pending__6),
    .pending__7(scoreboard__pending__7),
    .full__0(scoreboard__full__0),
    .full__1(scoreboard__full__1),
    .full__2(scoreboard__full__2),
    .full__3(scoreboard__full__3),
    .full__4(scoreboard__full__4),
    .full__5(scoreboard__full__5),
    .full__6(scoreboard__full__6),
    .full__7(scoreboard__full__7),
    .idle(scoreboard__idle),
    .loads(scoreboard__loads),
    .stores(scoreboard__stores)
  );
  warpwright_warp_scheduler scheduler (
    .clock(clock),
    .launch_valid(scheduler__launch_valid),
    .launch_warp(scheduler__launch_warp),
    .launch_tile(scheduler__launch_tile),
    .launch_subtile(scheduler__launch_subtile),
    .launch_stage(scheduler__launch_stage),
    .end_valid(scheduler__end_valid),
    .end_warp(scheduler__end_warp),
    .live(scheduler__live),
    .eligible(scheduler__eligible),
    .is_texture(scheduler__is_texture),
    .mark_t(scheduler__mark_t),
    .mark_p(scheduler__mark_p),
    .for_sfu(scheduler__for_sfu),
    .for_mad(scheduler__for_mad),
    .mad_done(scheduler__mad_done),
    .sfu_done(scheduler__sfu_done),
    .bonuses(scheduler__bonuses),
    .thresholds(scheduler__thresholds),
    .replay(scheduler__replay),
    .select__0_valid(scheduler__select__0_valid),
    .select__0_warp(scheduler__select__0_warp),
    .select_mask(scheduler__select_mask),
    .count_grant(scheduler__count_grant),
    .count_wait(scheduler__count_wait),
    .credit_sum_error(scheduler__credit_sum_error)
  );
  warpwright_operand_read operand_read (
    .clock(clock),
    .launch_valid(operand_read__launch_valid),
    .launch_warp(operand_read__launch_warp),
    .launch_id(operand_read__launch_id),
    .launch_x(operand_read__launch_x),
    .launch_y(operand_read__launch_y),
    .launch_tile(operand_read__launch_tile),
    .launch_subtile(operand_read__launch_subtile),
    .launch_mask(operand_read__launch_mask),
    .launch_pages(operand_read__launch_pages),
    .launch_pc(operand_read__launch_pc),
    .launch_wait(operand_read__launch_wait),
    .launch_stage(operand_read__launch_stage),
    .launch_linear(operand_read__launch_linear),
    .launch_together(operand_read__launch_together),
    .launch_workgroup(operand_read__launch_workgroup),
    .launch_first(operand_read__launch_first),
    .free_valid(operand_read__free_valid),
    .free_warp(operand_read__free_warp),
    .select_valid(operand_read__select_valid),
    .select_warp(operand_read__select_warp),
    .select_mask(operand_read__select_mask),
    .low(operand_read__low),
    .high(operand_read__high),
    .control(operand_read__control),
    .pc_wanted(operand_read__pc_wanted),
    .pc_pc(operand_read__pc_pc),
    .active__0(operand_read__active__0),
    .active__1(operand_read__active__1),
    .active__2(operand_read__active__2),
    .active__3(operand_read__active__3),
    .active__4(operand_read__active__4),
    .active__5(operand_read__active__5),
    .active__6(operand_read__active__6),
    .active__7(operand_read__active__7),
    .killed(operand_read__killed),
    .issue_valid(operand_read__issue_valid),
    .issue_warp(operand_read__issue_warp),
    .issue_control(operand_read__issue_control),
    .issue_reorderable(operand_read__issue_reorderable),
    .issue_slot(operand_read__issue_slot),
    .issue_wait(operand_read__issue_wait),
    .read_a(operand_read__read_a),
    .read_b(operand_read__read_b),
    .read_c(operand_read__read_c),
    .read_group(operand_read__read_group),
    .address_a(operand_read__address_a),
    .address_b(operand_read__address_b),
    .address_c(operand_read__address_c),
    .file_a__0(operand_read__file_a__0),
    .file_a__1(operand_read__file_a__1),
    .file_a__2(operand_read__file_a__2),
    .file_a__3(operand_read__file_a__3),
    .file_b__0(operand_read__file_b__0),
    .file_b__1(operand_read__file_b__1),
    .file_b__2(operand_read__file_b__2),
    .file_b__3(operand_read__file_b__3),
    .file_c__0(operand_read__file_c__0),
    .file_c__1(operand_read__file_c__1),
    .file_c__2(operand_read__file_c__2),
    .file_c__3(operand_read__file_c__3),
    .predicate_valid(operand_read__predicate_valid),
    .predicate_warp(operand_read__predicate_warp),
    .predicate_number(operand_read__predicate_number),
    .predicate_mask(operand_read__predicate_mask),
    .predicate_flags(operand_read__predicate_flags),
    .now_address(operand_read__now_address),
    .slow_warp(operand_read__slow_warp),
    .slow_rd(operand_read__slow_rd),
    .slow_address(operand_read__slow_address),
    .next_mask(operand_read__next_mask),
    .next_warp(operand_read__next_warp),
    .next_rd(operand_read__next_rd),
    .now_mask(operand_read__now_mask),
    .now_warp(operand_read__now_warp),
    .now_rd(operand_read__now_rd),
    .now_data__0(operand_read__now_data__0),
    .now_data__1(operand_read__now_data__1),
    .now_data__2(operand_read__now_data__2),
    .now_data__3(operand_read__now_data__3),
    .e1_valid(operand_read__e1_valid),
    .e1_warp(operand_read__e1_warp),
    .e1_low(operand_read__e1_low),
    .e1_high(operand_read__e1_high),
    .e1_control(operand_read__e1_control),
    .e1_killed(operand_read__e1_killed),
    .e1_active(operand_read__e1_active),
    .e1_mask(operand_read__e1_mask),
    .e1_choice(operand_read__e1_choice),
    .e1_a__0(operand_read__e1_a__0),
    .e1_a__1(operand_read__e1_a__1),
    .e1_a__2(operand_read__e1_a__2),
    .e1_a__3(operand_read__e1_a__3),
    .e1_b__0(operand_read__e1_b__0),
    .e1_b__1(operand_read__e1_b__1),
    .e1_b__2(operand_read__e1_b__2),
    .e1_b__3(operand_read__e1_b__3),
    .e1_c__0(operand_read__e1_c__0),
    .e1_c__1(operand_read__e1_c__1),
    .e1_c__2(operand_read__e1_c__2),
    .e1_c__3(operand_read__e1_c__3),
    .lane_a__0(operand_read__lane_a__0),
    .lane_a__1(operand_read__lane_a__1),
    .lane_a__2(operand_read__lane_a__2),
    .lane_a__3(operand_read__lane_a__3),
    .lane_b__0(operand_read__lane_b__0),
    .lane_b__1(operand_read__lane_b__1),
    .lane_b__2(operand_read__lane_b__2),
    .lane_b__3(operand_read__lane_b__3),
    .lane_op(operand_read__lane_op),
    .lane_next(operand_read__lane_next),
    .next_valid(operand_read__next_valid),
    .next_control(operand_read__next_control)
  );
  warpwright_shader_core_nano_pick pick (
    .enable(pick__enable),
    .mask(pick__mask),
    .a__0(pick__a__0),
    .a__1(pick__a__1),
    .a__2(pick__a__2),
    .a__3(pick__a__3),
    .b__0(pick__b__0),
    .b__1(pick__b__1),
    .b__2(pick__b__2),
    .b__3(pick__b__3),
    .y__0(pick__y__0),
    .y__1(pick__y__1),
    .y__2(pick__y__2),
    .y__3(pick__y__3)
  );
  warpwright_shader_core_small_lanes lanes (
    .clock(clock),
    .start(lanes__start),
    .op(lanes__op),
    .compare(lanes__compare),
    .a__0(lanes__a__0),
    .a__1(lanes__a__1),
    .a__2(lanes__a__2),
    .a__3(lanes__a__3),
    .b__0(lanes__b__0),
    .b__1(lanes__b__1),
    .b__2(lanes__b__2),
    .b__3(lanes__b__3),
    .c__0(lanes__c__0),
    .c__1(lanes__c__1),
    .c__2(lanes__c__2),
    .c__3(lanes__c__3),
    .choice(lanes__choice),
    .ends(lanes__ends),
    .busy_next(lanes__busy_next),
    .loan_valid(lanes__loan_valid),
    .loan_op(lanes__loan_op),
    .loan_a(lanes__loan_a),
    .loan_b(lanes__loan_b),
    .loan_c(lanes__loan_c),
    .loan_result(lanes__loan_result),
    .result__0(lanes__result__0),
    .result__1(lanes__result__1),
    .result__2(lanes__result__2),
    .result__3(lanes__result__3),
    .flags(lanes__flags)
  );
  warpwright_shader_core_small_pace pace (
    .clock(clock),
    .select_mask(pace__select_mask),
    .for_lanes(pace__for_lanes),
    .closed(pace__closed)
  );
  warpwright_shader_core_small_completion completion (
    .clock(clock),
    .e1_valid(completion__e1_valid),
    .e1_warp(completion__e1_warp),
    .e1_low(completion__e1_low),
    .e1_control(completion__e1_control),
    .e1_killed(completion__e1_killed),
    .e1_mask(completion__e1_mask),
    .starts(completion__starts),
    .ends(completion__ends),
    .result__0(completion__result__0),
    .result__1(completion__result__1),
    .result__2(completion__result__2),
    .result__3(completion__result__3),
    .read_a(completion__read_a),
    .read_b(completion__read_b),
    .read_c(completion__read_c),
    .read_group(completion__read_group),
    .address_a(completion__address_a),
    .address_b(completion__address_b),
    .address_c(completion__address_c),
    .file_a__0(completion__file_a__0),
    .file_a__1(completion__file_a__1),
    .file_a__2(completion__file_a__2),
    .file_a__3(completion__file_a__3),
    .file_b__0(completion__file_b__0),
    .file_b__1(completion__file_b__1),
    .file_b__2(completion__file_b__2),
    .file_b__3(completion__file_b__3),
    .file_c__0(completion__file_c__0),
    .file_c__1(completion__file_c__1),
    .file_c__2(completion__file_c__2),
    .file_c__3(completion__file_c__3),
    .next_mask(completion__next_mask),
    .next_warp(completion__next_warp),
    .next_rd(completion__next_rd),
    .now_mask(completion__now_mask),
    .now_warp(completion__now_warp),
    .now_rd(completion__now_rd),
    .predicate_valid(completion__predicate_valid),
    .predicate_warp(completion__predicate_warp),
    .predicate_number(completion__predicate_number),
    .predicate_mask(completion__predicate_mask),
    .now_address(completion__now_address),
    .slow_address(completion__slow_address),
    .slow_valid(completion__slow_valid),
    .slow_taken(completion__slow_taken),
    .slow_warp(completion__slow_warp),
    .slow_mask(completion__slow_mask),
    .slow_data__0(completion__slow_data__0),
    .slow_data__1(completion__slow_data__1),
    .slow_data__2(completion__slow_data__2),
    .slow_data__3(completion__slow_data__3),
    .slow_last(completion__slow_last),
    .slow_blocks(completion__slow_blocks),
    .slow_is_texels(completion__slow_is_texels),
    .slow_waits(completion__slow_waits),
    .throttle(completion__throttle),
    .fixed_valid(completion__fixed_valid),
    .fixed_warp(completion__fixed_warp),
    .waited_done(completion__waited_done),
    .slot_done(completion__slot_done),
    .mad_done(completion__mad_done),
    .sfu_done(completion__sfu_done)
  );
  warpwright_shader_core_small_events events (
    .clock(clock),
    .clear(events__clear),
    .select(events__select),
    .value(events__value),
    .running(events__running),
    .launched(events__launched),
    .issued_valid(events__issued_valid),
    .issued_warp(events__issued_warp),
    .alive(events__alive),
    .buffered(events__buffered),
    .eligible(events__eligible),
    .held(events__held),
    .settled(events__settled),
    .grant_wait(events__grant_wait),
    .grant_move(events__grant_move),
    .e1_valid(events__e1_valid),
    .e1_control(events__e1_control),
    .e1_mask(events__e1_mask),
    .fetch_fetch(events__fetch_fetch),
    .fetch_lookup(events__fetch_lookup),
    .fetch_hit(events__fetch_hit),
    .fetch_miss(events__fetch_miss),
    .fetch_fail(events__fetch_fail),
    .fetch_next_links(events__fetch_next_links),
    .fetch_prev_links(events__fetch_prev_links),
    .fetch_offset(events__fetch_offset),
    .fetch_tag_reads(events__fetch_tag_reads),
    .fetch_link_reads(events__fetch_link_reads),
    .fetch_pc_read(events__fetch_pc_read),
    .fetch_pc_write(events__fetch_pc_write),
    .fetch_eviction(events__fetch_eviction),
    .fetch_fill_stall(events__fetch_fill_stall),
    .flow_divergent(events__flow_divergent),
    .flow_pc_read(events__flow_pc_read),
    .flow_pc_write(events__flow_pc_write),
    .memory_access(events__memory_access),
    .memory_atomic_merged(events__memory_atomic_merged),
    .texture_lookups(events__texture_lookups),
    .texture_miss(events__texture_miss),
    .slow_waits(events__slow_waits)
  );
  warpwright_shader_core_small_flow flow (
    .clock(clock),
    .start(flow__start),
    .launch_valid(flow__launch_valid),
    .launch_warp(flow__launch_warp),
    .launch_id(flow__launch_id),
    .launch_mask(flow__launch_mask),
    .select_valid(flow__select_valid),
    .select_warp(flow__select_warp),
    .next_valid(flow__next_valid),
    .next_control(flow__next_control),
    .e1_warp(flow__e1_warp),
    .e1_low(flow__e1_low),
    .e1_high(flow__e1_high),
    .e1_killed(flow__e1_killed),
    .e1_active(flow__e1_active),
    .e1_mask(flow__e1_mask),
    .pending__0(flow__pending__0),
    .pending__1(flow__pending__1),
    .pending__2(flow__pending__2),
    .pending__3(flow__pending__3),
    .pending__4(flow__pending__4),
    .pending__5(flow__pending__5),
    .pending__6(flow__pending__6),
    .pending__7(flow__pending__7),
    .settled(flow__settled),
    .blocked(flow__blocked),
    .jump_valid(flow__jump_valid),
    .jump_warp(flow__jump_warp),
    .jump_pc(flow__jump_pc),
    .access_valid(flow__access_valid),
    .access_cause(flow__access_cause),
    .pc_wanted(flow__pc_wanted),
    .pc_pc(flow__pc_pc),
    .resume_valid(flow__resume_valid),
    .resume_ready(flow__resume_ready),
    .resume_warp(flow__resume_warp),
    .resume_again(flow__resume_again),
    .redirect_valid(flow__redirect_valid),
    .redirect_warp(flow__redirect_warp),
    .redirect_kind(flow__redirect_kind),
    .redirect_offset(flow__redirect_offset),
    .redirect_pc(flow__redirect_pc),
    .active__0(flow__active__0),
    .active__1(flow__active__1),
    .active__2(flow__active__2),
    .active__3(flow__active__3),
    .active__4(flow__active__4),
    .active__5(flow__active__5),
    .active__6(flow__active__6),
    .active__7(flow__active__7),
    .killed(flow__killed),
    .arrive_valid(flow__arrive_valid),
    .arrive_warp(flow__arrive_warp),
    .alive(flow__alive),
    .free_valid(flow__free_valid),
    .free_warp(flow__free_warp),
    .fault_valid(flow__fault_valid),
    .fault_cause(flow__fault_cause),
    .fault_warp(flow__fault_warp),
    .fault_pc(flow__fault_pc),
    .count_divergent(flow__count_divergent),
    .count_pc_read(flow__count_pc_read),
    .count_pc_write(flow__count_pc_write)
  );
  warpwright_shader_core_small_slow slow (
    .clock(clock),
    .start(slow__start),
    .host_constant_base(slow__host_constant_base),
    .host_constant_lines(slow__host_constant_lines),
    .host_memory_lines(slow__host_memory_lines),
    .host_shared_words(slow__host_shared_words),
    .loading(slow__loading),
    .launch_valid(slow__launch_valid),
    .launch_warp(slow__launch_warp),
    .launch_id(slow__launch_id),
    .launch_x(slow__launch_x),
    .launch_y(slow__launch_y),
    .launch_tile(slow__launch_tile),
    .launch_subtile(slow__launch_subtile),
    .launch_mask(slow__launch_mask),
    .launch_pages(slow__launch_pages),
    .launch_pc(slow__launch_pc),
    .launch_wait(slow__launch_wait),
    .launch_stage(slow__launch_stage),
    .launch_linear(slow__launch_linear),
    .launch_together(slow__launch_together),
    .launch_workgroup(slow__launch_workgroup),
    .launch_first(slow__launch_first),
    .shared_base(slow__shared_base),
    .picks_texture(slow__picks_texture),
    .e1_valid(slow__e1_valid),
    .e1_warp(slow__e1_warp),
    .e1_low(slow__e1_low),
    .e1_high(slow__e1_high),
    .e1_control(slow__e1_control),
    .e1_mask(slow__e1_mask),
    .e1_a__0(slow__e1_a__0),
    .e1_a__1(slow__e1_a__1),
    .e1_a__2(slow__e1_a__2),
    .e1_a__3(slow__e1_a__3),
    .e1_b__0(slow__e1_b__0),
    .e1_b__1(slow__e1_b__1),
    .e1_b__2(slow__e1_b__2),
    .e1_b__3(slow__e1_b__3),
    .e1_c__0(slow__e1_c__0),
    .e1_c__1(slow__e1_c__1),
    .e1_c__2(slow__e1_c__2),
    .e1_c__3(slow__e1_c__3),
    .issue_warp(slow__issue_warp),
    .load_store_ready(slow__load_store_ready),
    .prepare_ready(slow__prepare_ready),
    .texture_ready(slow__texture_ready),
    .shared_ready(slow__shared_ready),
    .lane_free(slow__lane_free),
    .lane_valid(slow__lane_valid),
    .lane_op(slow__lane_op),
    .lane_a(slow__lane_a),
    .lane_b(slow__lane_b),
    .lane_c(slow__lane_c),
    .lane_result(slow__lane_result),
    .starved(slow__starved),
    .replay(slow__replay),
    .resume_valid(slow__resume_valid),
    .resume_ready(slow__resume_ready),
    .resume_warp(slow__resume_warp),
    .resume_again(slow__resume_again),
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
    .result_is_texels(slow__result_is_texels),
    .sfu_done(slow__sfu_done),
    .store_done_valid(slow__store_done_valid),
    .store_done_warp(slow__store_done_warp),
    .store_done_slot(slow__store_done_slot),
    .refused_valid(slow__refused_valid),
    .refused_cause(slow__refused_cause),
    .tex_room(slow__tex_room),
    .tex_valid(slow__tex_valid),
    .tex_ready(slow__tex_ready),
    .tex_kind(slow__tex_kind),
    .tex_warp(slow__tex_warp),
    .tex_rd(slow__tex_rd),
    .tex_slot(slow__tex_slot),
    .tex_mask(slow__tex_mask),
    .tex_channels(slow__tex_channels),
    .tex_texture(slow__tex_texture),
    .tex_u__0(slow__tex_u__0),
    .tex_u__1(slow__tex_u__1),
    .tex_u__2(slow__tex_u__2),
    .tex_u__3(slow__tex_u__3),
    .tex_v__0(slow__tex_v__0),
    .tex_v__1(slow__tex_v__1),
    .tex_v__2(slow__tex_v__2),
    .tex_v__3(slow__tex_v__3),
    .texel_valid(slow__texel_valid),
    .texel_ready(slow__texel_ready),
    .texel_warp(slow__texel_warp),
    .texel_rd(slow__texel_rd),
    .texel_mask(slow__texel_mask),
    .texel_data__0(slow__texel_data__0),
    .texel_data__1(slow__texel_data__1),
    .texel_data__2(slow__texel_data__2),
    .texel_data__3(slow__texel_data__3),
    .texel_last(slow__texel_last),
    .texel_slot(slow__texel_slot),
    .cache_valid(slow__cache_valid),
    .cache_ready(slow__cache_ready),
    .cache_address(slow__cache_address),
    .cache_tag(slow__cache_tag),
    .cache_reply_valid(slow__cache_reply_valid),
    .cache_reply_tag(slow__cache_reply_tag),
    .cache_reply_data__0(slow__cache_reply_data__0),
    .cache_reply_data__1(slow__cache_reply_data__1),
    .cache_reply_data__2(slow__cache_reply_data__2),
    .cache_reply_data__3(slow__cache_reply_data__3),
    .req_valid(slow__req_valid),
    .req_ready(slow__req_ready),
    .req_write(slow__req_write),
    .req_atomic(slow__req_atomic),
    .req_aop(slow__req_aop),
    .req_word(slow__req_word),
    .req_address(slow__req_address),
    .req_data__0(slow__req_data__0),
    .req_data__1(slow__req_data__1),
    .req_data__2(slow__req_data__2),
    .req_data__3(slow__req_data__3),
    .req_mask(slow__req_mask),
    .req_tag(slow__req_tag),
    .rsp_valid(slow__rsp_valid),
    .rsp_tag(slow__rsp_tag),
    .rsp_data__0(slow__rsp_data__0),
    .rsp_data__1(slow__rsp_data__1),
    .rsp_data__2(slow__rsp_data__2),
    .rsp_data__3(slow__rsp_data__3),
    .count_access(slow__count_access),
    .count_atomic_merged(slow__count_atomic_merged)
  );
endmodule
