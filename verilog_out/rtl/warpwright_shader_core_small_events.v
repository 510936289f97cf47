// SPDX-License-Identifier: MIT
// Part of shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_small_events (
  input wire clock,
  input wire clear,
  input wire [4:0] select,
  output reg [31:0] value,
  input wire running,
  input wire launched,
  input wire issued_valid,
  input wire [2:0] issued_warp,
  input wire [7:0] alive,
  input wire [7:0] buffered,
  input wire [7:0] eligible,
  input wire [7:0] held,
  input wire [7:0] settled,
  input wire grant_wait,
  input wire grant_move,
  input wire e1_valid,
  input wire [17:0] e1_control,
  input wire [3:0] e1_mask,
  input wire fetch_fetch,
  input wire fetch_lookup,
  input wire fetch_hit,
  input wire fetch_miss,
  input wire fetch_fail,
  input wire [1:0] fetch_next_links,
  input wire fetch_prev_links,
  input wire [1:0] fetch_offset,
  input wire [2:0] fetch_tag_reads,
  input wire [1:0] fetch_link_reads,
  input wire fetch_pc_read,
  input wire [1:0] fetch_pc_write,
  input wire fetch_eviction,
  input wire fetch_fill_stall,
  input wire flow_divergent,
  input wire [2:0] flow_pc_read,
  input wire [2:0] flow_pc_write,
  input wire memory_access,
  input wire [2:0] memory_atomic_merged,
  input wire [2:0] texture_lookups,
  input wire texture_miss,
  input wire slow_waits
);
  reg legal;
  reg [2:0] unit;
  reg texture;
  reg atomic;
  reg idle;
  reg may_issue;
  reg has_instruction;
  reg is_held;
  reg waits;
  reg overlapped;
  reg [2:0] count;
  reg [31:0] all;
  reg [2:0] counters__pc_reads_value;
  reg [5:0] part_0;
  reg counters__clear;
  reg [31:0] counters__happened;
  reg [2:0] counters__thread_count;
  reg [1:0] counters__fetch_next_links;
  reg [1:0] counters__fetch_offset;
  reg [2:0] counters__fetch_tag_reads;
  reg [1:0] counters__fetch_link_reads;
  reg [2:0] counters__pc_reads;
  reg [2:0] counters__pc_writes;
  reg [2:0] counters__atomics_merged;
  reg [2:0] counters__texture_lookups;
  reg [4:0] counters__select;
  wire [31:0] counters__value;
  reg [2:0] texture_lookups_before__d;
  reg [2:0] texture_lookups_before__q = 3'h0;
  reg texture_miss_before__d;
  reg texture_miss_before__q = 1'h0;
  always @(*) begin
    part_0 = 6'h0;
    counters__clear = clear;
    counters__select = select;
    value = counters__value;
    count = 3'h0;
    if ((e1_valid & e1_mask[0])) begin
      count = {count + 3'h1};
    end
    if ((e1_valid & e1_mask[1])) begin
      count = {count + 3'h1};
    end
    if ((e1_valid & e1_mask[2])) begin
      count = {count + 3'h1};
    end
    if ((e1_valid & e1_mask[3])) begin
      count = {count + 3'h1};
    end
    counters__thread_count = count;
    counters__fetch_next_links = fetch_next_links;
    counters__fetch_offset = fetch_offset;
    counters__fetch_tag_reads = fetch_tag_reads;
    counters__fetch_link_reads = fetch_link_reads;
    counters__pc_reads_value = flow_pc_read;
    if (fetch_pc_read) begin
      counters__pc_reads_value = {flow_pc_read + 3'h1};
    end
    counters__pc_writes = {flow_pc_write + {1'h0, fetch_pc_write}};
    counters__atomics_merged = memory_atomic_merged;
    texture_lookups_before__d = texture_lookups;
    texture_miss_before__d = texture_miss;
    counters__texture_lookups = texture_lookups_before__q;
    legal = (e1_valid & e1_control[0]);
    unit = e1_control[3:1];
    texture = (legal & (unit == 3'h4));
    part_0 = e1_control[9:4];
    atomic = ((legal & (unit == 3'h2)) & part_0[1]);
    idle = ((!issued_valid) & (|alive));
    may_issue = (|eligible);
    has_instruction = (|(buffered & {~held}));
    waits = ((idle & (!may_issue)) & (!has_instruction));
    is_held = (|(alive & held));
    overlapped = 1'h0;
    if ((issued_warp == 3'h0)) begin
      overlapped = (overlapped | (issued_valid & (!settled[0])));
    end
    if ((issued_warp == 3'h1)) begin
      overlapped = (overlapped | (issued_valid & (!settled[1])));
    end
    if ((issued_warp == 3'h2)) begin
      overlapped = (overlapped | (issued_valid & (!settled[2])));
    end
    if ((issued_warp == 3'h3)) begin
      overlapped = (overlapped | (issued_valid & (!settled[3])));
    end
    if ((issued_warp == 3'h4)) begin
      overlapped = (overlapped | (issued_valid & (!settled[4])));
    end
    if ((issued_warp == 3'h5)) begin
      overlapped = (overlapped | (issued_valid & (!settled[5])));
    end
    if ((issued_warp == 3'h6)) begin
      overlapped = (overlapped | (issued_valid & (!settled[6])));
    end
    if ((issued_warp == 3'h7)) begin
      overlapped = (overlapped | (issued_valid & (!settled[7])));
    end
    all = 32'h0;
    all = {all[31:1], running};
    all = {all[31:2], issued_valid, all[0]};
    all = {all[31:4], fetch_fetch, all[2:0]};
    all = {all[31:5], fetch_lookup, all[3:0]};
    all = {all[31:6], (idle & may_issue), all[4:0]};
    all = {all[31:7], fetch_miss, all[5:0]};
    all = {all[31:8], fetch_fail, all[6:0]};
    all = {all[31:10], fetch_prev_links, all[8:0]};
    all = {all[31:15], fetch_eviction, all[13:0]};
    all = {all[31:16], fetch_fill_stall, all[14:0]};
    all = {all[31:17], ((idle & (!may_issue)) & has_instruction), all[15:0]};
    all = {all[31:18], (waits & is_held), all[16:0]};
    all = {all[31:19], (waits & (!is_held)), all[17:0]};
    all = {all[31:20], overlapped, all[18:0]};
    all = {all[31:21], flow_divergent, all[19:0]};
    all = {all[31:22], memory_access, all[20:0]};
    all = {all[31:26], texture_miss_before__q, all[24:0]};
    all = {all[31:27], texture, all[25:0]};
    all = {all[31:28], atomic, all[26:0]};
    all = {all[31:29], grant_wait, all[27:0]};
    all = {all[31:23], grant_move, all[21:0]};
    all = {all[31:30], launched, all[28:0]};
    all = {all[31], slow_waits, all[29:0]};
    counters__happened = all;
    counters__pc_reads = counters__pc_reads_value;
  end
  always @(posedge clock) begin
    texture_lookups_before__q <= texture_lookups_before__d;
    texture_miss_before__q <= texture_miss_before__d;
  end
  warpwright_counters counters (
    .clock(clock),
    .clear(counters__clear),
    .happened(counters__happened),
    .thread_count(counters__thread_count),
    .fetch_next_links(counters__fetch_next_links),
    .fetch_offset(counters__fetch_offset),
    .fetch_tag_reads(counters__fetch_tag_reads),
    .fetch_link_reads(counters__fetch_link_reads),
    .pc_reads(counters__pc_reads),
    .pc_writes(counters__pc_writes),
    .atomics_merged(counters__atomics_merged),
    .texture_lookups(counters__texture_lookups),
    .select(counters__select),
    .value(counters__value)
  );
endmodule
