// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_lookup (
  input wire clock,
  input wire [3:0] seekers,
  input wire [19:0] pc,
  input wire hit,
  input wire [2:0] hit_line,
  input wire [2:0] left_line,
  input wire left_to_next,
  input wire left_to_prev,
  input wire [19:0] program_length,
  input wire [7:0] open,
  input wire [7:0] loaded,
  input wire refill_free,
  input wire settled,
  output reg valid,
  output reg [1:0] warp,
  output reg [1:0] match_warp,
  output reg [16:0] tag,
  output reg replaced_valid,
  output reg [2:0] replaced_line,
  output reg [7:0] replaced_mask,
  output reg [16:0] replaced_tag,
  output reg [3:0] found_mask,
  output reg [19:0] found_pc,
  output reg found_taken,
  output reg [2:0] found_line,
  output reg found_ready,
  output reg found_bad,
  output reg fault_valid,
  output reg [1:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg bar_all,
  output reg bar_evicted,
  output reg join_valid,
  output reg join_neighbours,
  output reg [2:0] join_first,
  output reg [2:0] join_second,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail
);
  localparam [7:0] one_line = 8'h1;
  localparam [2:0] set_bits = 3'h0;
  localparam [2:0] set_mask = 3'h0;
  localparam [19:0] place_bits = 20'h3;
  reg [3:0] candidates;
  reg [2:0] set;
  reg [2:0] way;
  reg [2:0] at;
  reg [7:0] victim;
  reg [7:0] suitable;
  reg [7:0] fresh;
  reg going;
  reg gets;
  reg [3:0] eager;
  reg [3:0] still_owed;
  reg [2:0] found_line_value;
  reg [2:0] join_first_value;
  reg [2:0] join_second_value;
  reg [19:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [7:0] part_4;
  reg [7:0] part_5;
  reg [7:0] part_6;
  reg [7:0] part_7;
  reg [7:0] part_8;
  reg [7:0] part_9;
  reg [7:0] part_10;
  reg [7:0] part_11;
  reg [7:0] part_12;
  reg [7:0] part_13;
  reg [7:0] part_14;
  reg [7:0] part_15;
  reg [7:0] part_16;
  reg [19:0] part_17;
  reg [3:0] look_choice__requests;
  reg [1:0] look_choice__last;
  wire look_choice__valid;
  wire [1:0] look_choice__index;
  wire [3:0] look_choice__chosen;
  reg look_valid__d;
  reg look_valid__q = 1'h0;
  reg [1:0] look__d_warp;
  reg [1:0] look__q_warp = 2'h0;
  reg [3:0] look__d_mask;
  reg [3:0] look__q_mask = 4'h0;
  reg match_valid__d;
  reg match_valid__q = 1'h0;
  reg [1:0] matched__d_warp;
  reg [1:0] matched__q_warp = 2'h0;
  reg [3:0] matched__d_mask;
  reg [3:0] matched__q_mask = 4'h0;
  reg [19:0] matched__d_pc;
  reg [19:0] matched__q_pc = 20'h0;
  reg [7:0] way_choice__requests;
  reg [2:0] way_choice__last;
  wire way_choice__valid;
  wire [2:0] way_choice__index;
  wire [7:0] way_choice__chosen;
  reg [2:0] last_way__d;
  reg [2:0] last_way__q = 3'h0;
  reg end_valid__d;
  reg end_valid__q = 1'h0;
  reg [1:0] ended__d_warp;
  reg [1:0] ended__q_warp = 2'h0;
  reg [3:0] ended__d_mask;
  reg [3:0] ended__q_mask = 4'h0;
  reg [19:0] ended__d_pc;
  reg [19:0] ended__q_pc = 20'h0;
  reg end_bad__d;
  reg end_bad__q = 1'h0;
  reg end_hit__d;
  reg end_hit__q = 1'h0;
  reg [2:0] end_place__d;
  reg [2:0] end_place__q = 3'h0;
  reg end_found__d;
  reg end_found__q = 1'h0;
  reg [2:0] end_way__d;
  reg [2:0] end_way__q = 3'h0;
  reg [7:0] end_line__d;
  reg [7:0] end_line__q = 8'h0;
  reg [2:0] end_left__d;
  reg [2:0] end_left__q = 3'h0;
  reg end_next__d;
  reg end_next__q = 1'h0;
  reg end_prev__d;
  reg end_prev__q = 1'h0;
  reg end_locked__d;
  reg end_locked__q = 1'h0;
  reg end_owed__d;
  reg end_owed__q = 1'h0;
  reg lost__d;
  reg lost__q = 1'h0;
  reg [3:0] lost_mask__d;
  reg [3:0] lost_mask__q = 4'h0;
  reg lost_owed__d;
  reg lost_owed__q = 1'h0;
  reg lost_refill__d;
  reg lost_refill__q = 1'h0;
  reg [3:0] owed__d;
  reg [3:0] owed__q = 4'h0;
  reg alone_now__d;
  reg alone_now__q = 1'h0;
  reg second__d;
  reg second__q = 1'h0;
  always @(*) begin
    part_0 = 20'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    part_4 = 8'h0;
    part_5 = 8'h0;
    part_6 = 8'h0;
    part_7 = 8'h0;
    part_8 = 8'h0;
    part_9 = 8'h0;
    part_10 = 8'h0;
    part_11 = 8'h0;
    part_12 = 8'h0;
    part_13 = 8'h0;
    part_14 = 8'h0;
    part_15 = 8'h0;
    part_16 = 8'h0;
    part_17 = 20'h0;
    look_valid__d = look_valid__q;
    look__d_warp = look__q_warp;
    look__d_mask = look__q_mask;
    match_valid__d = match_valid__q;
    matched__d_warp = matched__q_warp;
    matched__d_mask = matched__q_mask;
    matched__d_pc = matched__q_pc;
    last_way__d = last_way__q;
    second__d = second__q;
    bar_evicted = ((end_valid__q & (!end_hit__q)) & end_found__q);
    eager = seekers;
    if (alone_now__q) begin
      eager = (seekers & owed__q);
    end
    candidates = (((eager & {~look__q_mask}) & {~matched__q_mask}) & {~ended__q_mask});
    look_choice__requests = candidates;
    look_choice__last = look__q_warp;
    if ((!bar_evicted)) begin
      look_valid__d = look_choice__valid;
      look__d_mask = look_choice__chosen;
      if (look_choice__valid) begin
        look__d_warp = look_choice__index;
      end
      match_valid__d = look_valid__q;
      matched__d_warp = look__q_warp;
      matched__d_mask = look__q_mask;
      matched__d_pc = pc;
    end
    part_0 = {matched__q_pc >> place_bits};
    tag = part_0[16:0];
    set = (tag[2:0] & set_mask);
    suitable = 8'h0;
    fresh = 8'h0;
    way = 3'h0;
    at = ({way << set_bits} | set);
    part_1 = open >> at;
    if (part_1[0]) begin
      suitable = {suitable[7:1], 1'h1};
      part_2 = loaded >> at;
      if ((!part_2[0])) begin
        fresh = {fresh[7:1], 1'h1};
      end
    end
    way = 3'h1;
    at = ({way << set_bits} | set);
    part_3 = open >> at;
    if (part_3[0]) begin
      suitable = {suitable[7:2], 1'h1, suitable[0]};
      part_4 = loaded >> at;
      if ((!part_4[0])) begin
        fresh = {fresh[7:2], 1'h1, fresh[0]};
      end
    end
    way = 3'h2;
    at = ({way << set_bits} | set);
    part_5 = open >> at;
    if (part_5[0]) begin
      suitable = {suitable[7:3], 1'h1, suitable[1:0]};
      part_6 = loaded >> at;
      if ((!part_6[0])) begin
        fresh = {fresh[7:3], 1'h1, fresh[1:0]};
      end
    end
    way = 3'h3;
    at = ({way << set_bits} | set);
    part_7 = open >> at;
    if (part_7[0]) begin
      suitable = {suitable[7:4], 1'h1, suitable[2:0]};
      part_8 = loaded >> at;
      if ((!part_8[0])) begin
        fresh = {fresh[7:4], 1'h1, fresh[2:0]};
      end
    end
    way = 3'h4;
    at = ({way << set_bits} | set);
    part_9 = open >> at;
    if (part_9[0]) begin
      suitable = {suitable[7:5], 1'h1, suitable[3:0]};
      part_10 = loaded >> at;
      if ((!part_10[0])) begin
        fresh = {fresh[7:5], 1'h1, fresh[3:0]};
      end
    end
    way = 3'h5;
    at = ({way << set_bits} | set);
    part_11 = open >> at;
    if (part_11[0]) begin
      suitable = {suitable[7:6], 1'h1, suitable[4:0]};
      part_12 = loaded >> at;
      if ((!part_12[0])) begin
        fresh = {fresh[7:6], 1'h1, fresh[4:0]};
      end
    end
    way = 3'h6;
    at = ({way << set_bits} | set);
    part_13 = open >> at;
    if (part_13[0]) begin
      suitable = {suitable[7], 1'h1, suitable[5:0]};
      part_14 = loaded >> at;
      if ((!part_14[0])) begin
        fresh = {fresh[7], 1'h1, fresh[5:0]};
      end
    end
    way = 3'h7;
    at = ({way << set_bits} | set);
    part_15 = open >> at;
    if (part_15[0]) begin
      suitable = {1'h1, suitable[6:0]};
      part_16 = loaded >> at;
      if ((!part_16[0])) begin
        fresh = {1'h1, fresh[6:0]};
      end
    end
    way_choice__requests = suitable;
    way_choice__last = last_way__q;
    end_valid__d = (match_valid__q & (!bar_evicted));
    ended__d_warp = matched__q_warp;
    ended__d_mask = matched__q_mask;
    ended__d_pc = matched__q_pc;
    if (bar_evicted) begin
      ended__d_mask = 4'h0;
    end
    end_bad__d = (matched__q_pc >= program_length);
    end_hit__d = hit;
    end_place__d = hit_line;
    end_owed__d = (|(owed__q & matched__q_mask));
    end_locked__d = (!way_choice__valid);
    end_found__d = (way_choice__valid & ((|(owed__q & matched__q_mask)) | (!(|owed__q))));
    end_way__d = way_choice__index;
    victim = 8'h0;
    way = 3'h0;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[0]) begin
      victim = (victim | {one_line << at});
    end
    way = 3'h1;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[1]) begin
      victim = (victim | {one_line << at});
    end
    way = 3'h2;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[2]) begin
      victim = (victim | {one_line << at});
    end
    way = 3'h3;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[3]) begin
      victim = (victim | {one_line << at});
    end
    way = 3'h4;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[4]) begin
      victim = (victim | {one_line << at});
    end
    way = 3'h5;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[5]) begin
      victim = (victim | {one_line << at});
    end
    way = 3'h6;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[6]) begin
      victim = (victim | {one_line << at});
    end
    way = 3'h7;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[7]) begin
      victim = (victim | {one_line << at});
    end
    end_line__d = victim;
    end_left__d = left_line;
    end_next__d = left_to_next;
    end_prev__d = left_to_prev;
    part_17 = {ended__q_pc >> place_bits};
    replaced_tag = part_17[16:0];
    replaced_line = ({end_way__q << set_bits} | (replaced_tag[2:0] & set_mask));
    found_line_value = replaced_line;
    if (end_hit__q) begin
      found_line_value = end_place__q;
    end
    going = (end_valid__q & (!end_bad__q));
    gets = (end_hit__q | ((end_found__q & refill_free) & settled));
    found_taken = (going & gets);
    count_hit = (found_taken & end_hit__q);
    count_miss = (found_taken & (!end_hit__q));
    count_fail = ((going & (!end_hit__q)) & end_locked__q);
    if (count_miss) begin
      last_way__d = end_way__q;
    end
    lost__d = (going & (!gets));
    lost_mask__d = ended__q_mask;
    lost_owed__d = end_owed__q;
    lost_refill__d = (end_found__q & (!refill_free));
    still_owed = (owed__q & seekers);
    owed__d = still_owed;
    alone_now__d = (alone_now__q & (|still_owed));
    if ((lost__q & (!(|owed__q)))) begin
      owed__d = (lost_mask__q & seekers);
      alone_now__d = (!lost_refill__q);
      second__d = 1'h0;
    end
    if ((lost__q & lost_owed__q)) begin
      alone_now__d = (!lost_refill__q);
      second__d = (alone_now__q & (!lost_refill__q));
      if ((alone_now__q & second__q)) begin
        owed__d = 4'h0;
        alone_now__d = 1'h0;
      end
    end
    join_neighbours = ((end_next__q | end_prev__q) & (end_left__q != found_line_value));
    join_first_value = end_left__q;
    join_second_value = found_line_value;
    if (end_prev__q) begin
      join_first_value = found_line_value;
      join_second_value = end_left__q;
    end
    valid = (look_valid__q & (!bar_evicted));
    warp = look__q_warp;
    match_warp = matched__q_warp;
    bar_all = alone_now__q;
    replaced_valid = count_miss;
    replaced_mask = end_line__q;
    found_mask = ended__q_mask;
    found_pc = ended__q_pc;
    found_ready = end_hit__q;
    found_bad = (end_valid__q & end_bad__q);
    fault_valid = found_bad;
    fault_warp = ended__q_warp;
    fault_pc = ended__q_pc;
    join_valid = found_taken;
    found_line = found_line_value;
    join_first = join_first_value;
    join_second = join_second_value;
  end
  always @(posedge clock) begin
    look_valid__q <= look_valid__d;
    look__q_warp <= look__d_warp;
    look__q_mask <= look__d_mask;
    match_valid__q <= match_valid__d;
    matched__q_warp <= matched__d_warp;
    matched__q_mask <= matched__d_mask;
    matched__q_pc <= matched__d_pc;
    last_way__q <= last_way__d;
    end_valid__q <= end_valid__d;
    ended__q_warp <= ended__d_warp;
    ended__q_mask <= ended__d_mask;
    ended__q_pc <= ended__d_pc;
    end_bad__q <= end_bad__d;
    end_hit__q <= end_hit__d;
    end_place__q <= end_place__d;
    end_found__q <= end_found__d;
    end_way__q <= end_way__d;
    end_line__q <= end_line__d;
    end_left__q <= end_left__d;
    end_next__q <= end_next__d;
    end_prev__q <= end_prev__d;
    end_locked__q <= end_locked__d;
    end_owed__q <= end_owed__d;
    lost__q <= lost__d;
    lost_mask__q <= lost_mask__d;
    lost_owed__q <= lost_owed__d;
    lost_refill__q <= lost_refill__d;
    owed__q <= owed__d;
    alone_now__q <= alone_now__d;
    second__q <= second__d;
  end
  warpwright_shader_core_nano_choice look_choice (
    .requests(look_choice__requests),
    .last(look_choice__last),
    .valid(look_choice__valid),
    .index(look_choice__index),
    .chosen(look_choice__chosen)
  );
  warpwright_round_robin way_choice (
    .requests(way_choice__requests),
    .last(way_choice__last),
    .valid(way_choice__valid),
    .index(way_choice__index),
    .chosen(way_choice__chosen)
  );
endmodule
