// SPDX-License-Identifier: MIT
// Part of front_end, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_front_end_lookup (
  input wire clock,
  input wire [7:0] seekers,
  input wire [19:0] pc,
  input wire hit,
  input wire [3:0] hit_line,
  input wire [3:0] left_line,
  input wire left_to_next,
  input wire left_to_prev,
  input wire [19:0] program_length,
  input wire [15:0] open,
  input wire [15:0] loaded,
  input wire refill_free,
  input wire settled,
  output reg valid,
  output reg [2:0] warp,
  output reg [2:0] match_warp,
  output reg [16:0] tag,
  output reg replaced_valid,
  output reg [3:0] replaced_line,
  output reg [15:0] replaced_mask,
  output reg [16:0] replaced_tag,
  output reg [7:0] found_mask,
  output reg [19:0] found_pc,
  output reg found_taken,
  output reg [3:0] found_line,
  output reg found_ready,
  output reg found_bad,
  output reg fault_valid,
  output reg [2:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg bar_all,
  output reg bar_evicted,
  output reg join_valid,
  output reg join_neighbours,
  output reg [3:0] join_first,
  output reg [3:0] join_second,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail
);
  localparam [15:0] one_line = 16'h1;
  localparam [3:0] set_bits = 4'h0;
  localparam [3:0] set_mask = 4'h0;
  localparam [19:0] place_bits = 20'h3;
  reg [7:0] candidates;
  reg [3:0] set;
  reg [3:0] way;
  reg [3:0] at;
  reg [15:0] victim;
  reg [15:0] suitable;
  reg [15:0] fresh;
  reg going;
  reg gets;
  reg [7:0] eager;
  reg [7:0] still_owed;
  reg [3:0] found_line_value;
  reg [3:0] join_first_value;
  reg [3:0] join_second_value;
  reg [19:0] part_0;
  reg [15:0] part_1;
  reg [15:0] part_2;
  reg [15:0] part_3;
  reg [15:0] part_4;
  reg [15:0] part_5;
  reg [15:0] part_6;
  reg [15:0] part_7;
  reg [15:0] part_8;
  reg [15:0] part_9;
  reg [15:0] part_10;
  reg [15:0] part_11;
  reg [15:0] part_12;
  reg [15:0] part_13;
  reg [15:0] part_14;
  reg [15:0] part_15;
  reg [15:0] part_16;
  reg [15:0] part_17;
  reg [15:0] part_18;
  reg [15:0] part_19;
  reg [15:0] part_20;
  reg [15:0] part_21;
  reg [15:0] part_22;
  reg [15:0] part_23;
  reg [15:0] part_24;
  reg [15:0] part_25;
  reg [15:0] part_26;
  reg [15:0] part_27;
  reg [15:0] part_28;
  reg [15:0] part_29;
  reg [15:0] part_30;
  reg [15:0] part_31;
  reg [15:0] part_32;
  reg [19:0] part_33;
  reg [7:0] look_choice__requests;
  reg [2:0] look_choice__last;
  wire look_choice__valid;
  wire [2:0] look_choice__index;
  wire [7:0] look_choice__chosen;
  reg look_valid__d;
  reg look_valid__q = 1'h0;
  reg [2:0] look__d_warp;
  reg [2:0] look__q_warp = 3'h0;
  reg [7:0] look__d_mask;
  reg [7:0] look__q_mask = 8'h0;
  reg match_valid__d;
  reg match_valid__q = 1'h0;
  reg [2:0] matched__d_warp;
  reg [2:0] matched__q_warp = 3'h0;
  reg [7:0] matched__d_mask;
  reg [7:0] matched__q_mask = 8'h0;
  reg [19:0] matched__d_pc;
  reg [19:0] matched__q_pc = 20'h0;
  reg [15:0] way_choice__requests;
  reg [3:0] way_choice__last;
  wire way_choice__valid;
  wire [3:0] way_choice__index;
  wire [15:0] way_choice__chosen;
  reg [3:0] last_way__d;
  reg [3:0] last_way__q = 4'h0;
  reg end_valid__d;
  reg end_valid__q = 1'h0;
  reg [2:0] ended__d_warp;
  reg [2:0] ended__q_warp = 3'h0;
  reg [7:0] ended__d_mask;
  reg [7:0] ended__q_mask = 8'h0;
  reg [19:0] ended__d_pc;
  reg [19:0] ended__q_pc = 20'h0;
  reg end_bad__d;
  reg end_bad__q = 1'h0;
  reg end_hit__d;
  reg end_hit__q = 1'h0;
  reg [3:0] end_place__d;
  reg [3:0] end_place__q = 4'h0;
  reg end_found__d;
  reg end_found__q = 1'h0;
  reg [3:0] end_way__d;
  reg [3:0] end_way__q = 4'h0;
  reg [15:0] end_line__d;
  reg [15:0] end_line__q = 16'h0;
  reg [3:0] end_left__d;
  reg [3:0] end_left__q = 4'h0;
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
  reg [7:0] lost_mask__d;
  reg [7:0] lost_mask__q = 8'h0;
  reg lost_owed__d;
  reg lost_owed__q = 1'h0;
  reg lost_refill__d;
  reg lost_refill__q = 1'h0;
  reg [7:0] owed__d;
  reg [7:0] owed__q = 8'h0;
  reg alone_now__d;
  reg alone_now__q = 1'h0;
  reg second__d;
  reg second__q = 1'h0;
  always @(*) begin
    part_0 = 20'h0;
    part_1 = 16'h0;
    part_2 = 16'h0;
    part_3 = 16'h0;
    part_4 = 16'h0;
    part_5 = 16'h0;
    part_6 = 16'h0;
    part_7 = 16'h0;
    part_8 = 16'h0;
    part_9 = 16'h0;
    part_10 = 16'h0;
    part_11 = 16'h0;
    part_12 = 16'h0;
    part_13 = 16'h0;
    part_14 = 16'h0;
    part_15 = 16'h0;
    part_16 = 16'h0;
    part_17 = 16'h0;
    part_18 = 16'h0;
    part_19 = 16'h0;
    part_20 = 16'h0;
    part_21 = 16'h0;
    part_22 = 16'h0;
    part_23 = 16'h0;
    part_24 = 16'h0;
    part_25 = 16'h0;
    part_26 = 16'h0;
    part_27 = 16'h0;
    part_28 = 16'h0;
    part_29 = 16'h0;
    part_30 = 16'h0;
    part_31 = 16'h0;
    part_32 = 16'h0;
    part_33 = 20'h0;
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
    set = (tag[3:0] & set_mask);
    suitable = 16'h0;
    fresh = 16'h0;
    way = 4'h0;
    at = ({way << set_bits} | set);
    part_1 = open >> at;
    if (part_1[0]) begin
      suitable = {suitable[15:1], 1'h1};
      part_2 = loaded >> at;
      if ((!part_2[0])) begin
        fresh = {fresh[15:1], 1'h1};
      end
    end
    way = 4'h1;
    at = ({way << set_bits} | set);
    part_3 = open >> at;
    if (part_3[0]) begin
      suitable = {suitable[15:2], 1'h1, suitable[0]};
      part_4 = loaded >> at;
      if ((!part_4[0])) begin
        fresh = {fresh[15:2], 1'h1, fresh[0]};
      end
    end
    way = 4'h2;
    at = ({way << set_bits} | set);
    part_5 = open >> at;
    if (part_5[0]) begin
      suitable = {suitable[15:3], 1'h1, suitable[1:0]};
      part_6 = loaded >> at;
      if ((!part_6[0])) begin
        fresh = {fresh[15:3], 1'h1, fresh[1:0]};
      end
    end
    way = 4'h3;
    at = ({way << set_bits} | set);
    part_7 = open >> at;
    if (part_7[0]) begin
      suitable = {suitable[15:4], 1'h1, suitable[2:0]};
      part_8 = loaded >> at;
      if ((!part_8[0])) begin
        fresh = {fresh[15:4], 1'h1, fresh[2:0]};
      end
    end
    way = 4'h4;
    at = ({way << set_bits} | set);
    part_9 = open >> at;
    if (part_9[0]) begin
      suitable = {suitable[15:5], 1'h1, suitable[3:0]};
      part_10 = loaded >> at;
      if ((!part_10[0])) begin
        fresh = {fresh[15:5], 1'h1, fresh[3:0]};
      end
    end
    way = 4'h5;
    at = ({way << set_bits} | set);
    part_11 = open >> at;
    if (part_11[0]) begin
      suitable = {suitable[15:6], 1'h1, suitable[4:0]};
      part_12 = loaded >> at;
      if ((!part_12[0])) begin
        fresh = {fresh[15:6], 1'h1, fresh[4:0]};
      end
    end
    way = 4'h6;
    at = ({way << set_bits} | set);
    part_13 = open >> at;
    if (part_13[0]) begin
      suitable = {suitable[15:7], 1'h1, suitable[5:0]};
      part_14 = loaded >> at;
      if ((!part_14[0])) begin
        fresh = {fresh[15:7], 1'h1, fresh[5:0]};
      end
    end
    way = 4'h7;
    at = ({way << set_bits} | set);
    part_15 = open >> at;
    if (part_15[0]) begin
      suitable = {suitable[15:8], 1'h1, suitable[6:0]};
      part_16 = loaded >> at;
      if ((!part_16[0])) begin
        fresh = {fresh[15:8], 1'h1, fresh[6:0]};
      end
    end
    way = 4'h8;
    at = ({way << set_bits} | set);
    part_17 = open >> at;
    if (part_17[0]) begin
      suitable = {suitable[15:9], 1'h1, suitable[7:0]};
      part_18 = loaded >> at;
      if ((!part_18[0])) begin
        fresh = {fresh[15:9], 1'h1, fresh[7:0]};
      end
    end
    way = 4'h9;
    at = ({way << set_bits} | set);
    part_19 = open >> at;
    if (part_19[0]) begin
      suitable = {suitable[15:10], 1'h1, suitable[8:0]};
      part_20 = loaded >> at;
      if ((!part_20[0])) begin
        fresh = {fresh[15:10], 1'h1, fresh[8:0]};
      end
    end
    way = 4'ha;
    at = ({way << set_bits} | set);
    part_21 = open >> at;
    if (part_21[0]) begin
      suitable = {suitable[15:11], 1'h1, suitable[9:0]};
      part_22 = loaded >> at;
      if ((!part_22[0])) begin
        fresh = {fresh[15:11], 1'h1, fresh[9:0]};
      end
    end
    way = 4'hb;
    at = ({way << set_bits} | set);
    part_23 = open >> at;
    if (part_23[0]) begin
      suitable = {suitable[15:12], 1'h1, suitable[10:0]};
      part_24 = loaded >> at;
      if ((!part_24[0])) begin
        fresh = {fresh[15:12], 1'h1, fresh[10:0]};
      end
    end
    way = 4'hc;
    at = ({way << set_bits} | set);
    part_25 = open >> at;
    if (part_25[0]) begin
      suitable = {suitable[15:13], 1'h1, suitable[11:0]};
      part_26 = loaded >> at;
      if ((!part_26[0])) begin
        fresh = {fresh[15:13], 1'h1, fresh[11:0]};
      end
    end
    way = 4'hd;
    at = ({way << set_bits} | set);
    part_27 = open >> at;
    if (part_27[0]) begin
      suitable = {suitable[15:14], 1'h1, suitable[12:0]};
      part_28 = loaded >> at;
      if ((!part_28[0])) begin
        fresh = {fresh[15:14], 1'h1, fresh[12:0]};
      end
    end
    way = 4'he;
    at = ({way << set_bits} | set);
    part_29 = open >> at;
    if (part_29[0]) begin
      suitable = {suitable[15], 1'h1, suitable[13:0]};
      part_30 = loaded >> at;
      if ((!part_30[0])) begin
        fresh = {fresh[15], 1'h1, fresh[13:0]};
      end
    end
    way = 4'hf;
    at = ({way << set_bits} | set);
    part_31 = open >> at;
    if (part_31[0]) begin
      suitable = {1'h1, suitable[14:0]};
      part_32 = loaded >> at;
      if ((!part_32[0])) begin
        fresh = {1'h1, fresh[14:0]};
      end
    end
    way_choice__requests = suitable;
    way_choice__last = last_way__q;
    end_valid__d = (match_valid__q & (!bar_evicted));
    ended__d_warp = matched__q_warp;
    ended__d_mask = matched__q_mask;
    ended__d_pc = matched__q_pc;
    if (bar_evicted) begin
      ended__d_mask = 8'h0;
    end
    end_bad__d = (matched__q_pc >= program_length);
    end_hit__d = hit;
    end_place__d = hit_line;
    end_owed__d = (|(owed__q & matched__q_mask));
    end_locked__d = (!way_choice__valid);
    end_found__d = (way_choice__valid & ((|(owed__q & matched__q_mask)) | (!(|owed__q))));
    end_way__d = way_choice__index;
    victim = 16'h0;
    way = 4'h0;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[0]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h1;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[1]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h2;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[2]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h3;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[3]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h4;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[4]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h5;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[5]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h6;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[6]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h7;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[7]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h8;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[8]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h9;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[9]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'ha;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[10]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hb;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[11]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hc;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[12]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hd;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[13]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'he;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[14]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hf;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[15]) begin
      victim = (victim | {one_line << at});
    end
    end_line__d = victim;
    end_left__d = left_line;
    end_next__d = left_to_next;
    end_prev__d = left_to_prev;
    part_33 = {ended__q_pc >> place_bits};
    replaced_tag = part_33[16:0];
    replaced_line = ({end_way__q << set_bits} | (replaced_tag[3:0] & set_mask));
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
        owed__d = 8'h0;
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
  warpwright_round_robin look_choice (
    .requests(look_choice__requests),
    .last(look_choice__last),
    .valid(look_choice__valid),
    .index(look_choice__index),
    .chosen(look_choice__chosen)
  );
  warpwright_way_choice way_choice (
    .requests(way_choice__requests),
    .last(way_choice__last),
    .valid(way_choice__valid),
    .index(way_choice__index),
    .chosen(way_choice__chosen)
  );
endmodule
