// front_end: instruction cache pointers, links, full lookups, refills
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module words (
  input wire clock,
  input wire read_enable,
  input wire [5:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module front_end (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [19:0] launch_pc,
  input wire issue_valid,
  input wire [2:0] issue_warp,
  input wire issue_control,
  input wire redirect_valid,
  input wire [2:0] redirect_warp,
  input wire [1:0] redirect_kind,
  input wire [23:0] redirect_offset,
  input wire [19:0] redirect_pc,
  input wire [7:0] hold,
  input wire [27:0] program_base,
  input wire [19:0] program_length,
  output reg req_valid,
  input wire req_ready,
  output reg [27:0] req_address,
  output reg [5:0] req_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg fetch_valid,
  output reg [2:0] fetch_warp,
  output reg [31:0] fetch_low,
  output reg [31:0] fetch_high,
  output reg [19:0] issue_pc,
  output reg fault_valid,
  output reg [2:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg count_fetch,
  output reg count_lookup,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail,
  output reg [1:0] count_next,
  output reg count_prev,
  output reg [1:0] count_offset,
  output reg count_pc_read,
  output reg [1:0] count_pc_write,
  output reg count_refill,
  output reg count_eviction,
  output reg count_fill_stall
);
  localparam conventional = 1'h0;
  localparam [16:0] set_mask = 17'h0;
  localparam [7:0] one = 8'h1;
  localparam [15:0] one_line = 16'h1;
  reg [3:0] a_line;
  reg [2:0] a_place;
  reg [16:0] a_tag;
  reg [3:0] a_next;
  reg a_linked;
  reg a_go;
  reg a_far;
  reg a_follow;
  reg a_stay;
  reg [19:0] a_pc;
  reg [3:0] b_line;
  reg [2:0] b_place;
  reg [16:0] b_tag;
  reg [3:0] b_next;
  reg [3:0] b_prev;
  reg b_next_linked;
  reg b_prev_linked;
  reg b_points;
  reg [23:0] b_step;
  reg [24:0] b_sum;
  reg b_far;
  reg b_follow_next;
  reg b_follow_prev;
  reg b_stay;
  reg b_stop;
  reg [19:0] b_pc;
  reg b_after;
  reg b_before;
  reg [15:0] up_a;
  reg [15:0] up_b;
  reg [15:0] up_look;
  reg [15:0] down_a;
  reg [15:0] down_b;
  reg [15:0] moved;
  reg [5:0] rising;
  reg [5:0] falling;
  reg stale;
  reg safe;
  reg [15:0] open_now;
  reg [16:0] end_tag;
  reg [7:0] e_mask;
  reg [15:0] victim_mask;
  reg [7:0] a_mask;
  reg [7:0] b_mask;
  reg [7:0] l_mask;
  reg [7:0] k_mask;
  reg [7:0] pointing_now;
  reg [7:0] wanted_now;
  reg [7:0] seeking_now;
  reg [7:0] faulty_now;
  reg [15:0] next_now;
  reg [15:0] prev_now;
  reg [15:0] loading_now;
  reg [15:0] loaded_now;
  reg [16:0] look_tag;
  reg hit;
  reg found;
  reg [15:0] suitable;
  reg [15:0] later;
  reg [15:0] pool;
  reg [3:0] place;
  reg [3:0] victim;
  reg taken;
  reg [3:0] linking;
  reg link_next;
  reg link_prev;
  reg [16:0] link_tag;
  reg link_live;
  reg [3:0] old_next;
  reg [3:0] old_prev;
  reg [1:0] free_slot;
  reg any_slot;
  reg [15:0] line_mask;
  reg [15:0] link_mask;
  reg [7:0] candidates;
  reg [2:0] chosen;
  reg chosen_any;
  reg chosen_after;
  reg [3:0] read_line;
  reg [2:0] read_place;
  reg [16:0] read_tag;
  reg [3:0] line_at;
  reg [1:0] slot;
  reg [1:0] beat;
  reg [3:0] got;
  reg [3:0] fill_at;
  reg [2:0] asked;
  reg [16:0] asked_tag;
  reg asking;
  reg waits;
  reg bad;
  reg [1:0] sum;
  reg [7:0] moving;
  reg [7:0] after_now;
  reg [7:0] before_now;
  reg [16:0] line_tag;
  reg [3:0] slots_now;
  reg [5:0] read_at;
  reg [19:0] part_0;
  reg [19:0] part_1;
  reg [15:0] part_2;
  reg [15:0] part_3;
  reg [15:0] part_4;
  reg [15:0] part_5;
  reg [15:0] part_6;
  reg [15:0] part_7;
  reg [15:0] part_8;
  reg [15:0] part_9;
  reg [16:0] tags__0__d;
  reg [16:0] tags__0__q = 17'h0;
  reg [16:0] tags__1__d;
  reg [16:0] tags__1__q = 17'h0;
  reg [16:0] tags__2__d;
  reg [16:0] tags__2__q = 17'h0;
  reg [16:0] tags__3__d;
  reg [16:0] tags__3__q = 17'h0;
  reg [16:0] tags__4__d;
  reg [16:0] tags__4__q = 17'h0;
  reg [16:0] tags__5__d;
  reg [16:0] tags__5__q = 17'h0;
  reg [16:0] tags__6__d;
  reg [16:0] tags__6__q = 17'h0;
  reg [16:0] tags__7__d;
  reg [16:0] tags__7__q = 17'h0;
  reg [16:0] tags__8__d;
  reg [16:0] tags__8__q = 17'h0;
  reg [16:0] tags__9__d;
  reg [16:0] tags__9__q = 17'h0;
  reg [16:0] tags__10__d;
  reg [16:0] tags__10__q = 17'h0;
  reg [16:0] tags__11__d;
  reg [16:0] tags__11__q = 17'h0;
  reg [16:0] tags__12__d;
  reg [16:0] tags__12__q = 17'h0;
  reg [16:0] tags__13__d;
  reg [16:0] tags__13__q = 17'h0;
  reg [16:0] tags__14__d;
  reg [16:0] tags__14__q = 17'h0;
  reg [16:0] tags__15__d;
  reg [16:0] tags__15__q = 17'h0;
  reg [5:0] counts__0__d;
  reg [5:0] counts__0__q = 6'h0;
  reg [5:0] counts__1__d;
  reg [5:0] counts__1__q = 6'h0;
  reg [5:0] counts__2__d;
  reg [5:0] counts__2__q = 6'h0;
  reg [5:0] counts__3__d;
  reg [5:0] counts__3__q = 6'h0;
  reg [5:0] counts__4__d;
  reg [5:0] counts__4__q = 6'h0;
  reg [5:0] counts__5__d;
  reg [5:0] counts__5__q = 6'h0;
  reg [5:0] counts__6__d;
  reg [5:0] counts__6__q = 6'h0;
  reg [5:0] counts__7__d;
  reg [5:0] counts__7__q = 6'h0;
  reg [5:0] counts__8__d;
  reg [5:0] counts__8__q = 6'h0;
  reg [5:0] counts__9__d;
  reg [5:0] counts__9__q = 6'h0;
  reg [5:0] counts__10__d;
  reg [5:0] counts__10__q = 6'h0;
  reg [5:0] counts__11__d;
  reg [5:0] counts__11__q = 6'h0;
  reg [5:0] counts__12__d;
  reg [5:0] counts__12__q = 6'h0;
  reg [5:0] counts__13__d;
  reg [5:0] counts__13__q = 6'h0;
  reg [5:0] counts__14__d;
  reg [5:0] counts__14__q = 6'h0;
  reg [5:0] counts__15__d;
  reg [5:0] counts__15__q = 6'h0;
  reg [3:0] next__0__d;
  reg [3:0] next__0__q = 4'h0;
  reg [3:0] next__1__d;
  reg [3:0] next__1__q = 4'h0;
  reg [3:0] next__2__d;
  reg [3:0] next__2__q = 4'h0;
  reg [3:0] next__3__d;
  reg [3:0] next__3__q = 4'h0;
  reg [3:0] next__4__d;
  reg [3:0] next__4__q = 4'h0;
  reg [3:0] next__5__d;
  reg [3:0] next__5__q = 4'h0;
  reg [3:0] next__6__d;
  reg [3:0] next__6__q = 4'h0;
  reg [3:0] next__7__d;
  reg [3:0] next__7__q = 4'h0;
  reg [3:0] next__8__d;
  reg [3:0] next__8__q = 4'h0;
  reg [3:0] next__9__d;
  reg [3:0] next__9__q = 4'h0;
  reg [3:0] next__10__d;
  reg [3:0] next__10__q = 4'h0;
  reg [3:0] next__11__d;
  reg [3:0] next__11__q = 4'h0;
  reg [3:0] next__12__d;
  reg [3:0] next__12__q = 4'h0;
  reg [3:0] next__13__d;
  reg [3:0] next__13__q = 4'h0;
  reg [3:0] next__14__d;
  reg [3:0] next__14__q = 4'h0;
  reg [3:0] next__15__d;
  reg [3:0] next__15__q = 4'h0;
  reg [3:0] prev__0__d;
  reg [3:0] prev__0__q = 4'h0;
  reg [3:0] prev__1__d;
  reg [3:0] prev__1__q = 4'h0;
  reg [3:0] prev__2__d;
  reg [3:0] prev__2__q = 4'h0;
  reg [3:0] prev__3__d;
  reg [3:0] prev__3__q = 4'h0;
  reg [3:0] prev__4__d;
  reg [3:0] prev__4__q = 4'h0;
  reg [3:0] prev__5__d;
  reg [3:0] prev__5__q = 4'h0;
  reg [3:0] prev__6__d;
  reg [3:0] prev__6__q = 4'h0;
  reg [3:0] prev__7__d;
  reg [3:0] prev__7__q = 4'h0;
  reg [3:0] prev__8__d;
  reg [3:0] prev__8__q = 4'h0;
  reg [3:0] prev__9__d;
  reg [3:0] prev__9__q = 4'h0;
  reg [3:0] prev__10__d;
  reg [3:0] prev__10__q = 4'h0;
  reg [3:0] prev__11__d;
  reg [3:0] prev__11__q = 4'h0;
  reg [3:0] prev__12__d;
  reg [3:0] prev__12__q = 4'h0;
  reg [3:0] prev__13__d;
  reg [3:0] prev__13__q = 4'h0;
  reg [3:0] prev__14__d;
  reg [3:0] prev__14__q = 4'h0;
  reg [3:0] prev__15__d;
  reg [3:0] prev__15__q = 4'h0;
  reg [15:0] next_valid__d;
  reg [15:0] next_valid__q = 16'h0;
  reg [15:0] prev_valid__d;
  reg [15:0] prev_valid__q = 16'h0;
  reg [15:0] loading__d;
  reg [15:0] loading__q = 16'h0;
  reg [15:0] loaded__d;
  reg [15:0] loaded__q = 16'h0;
  reg words__0__read_enable;
  reg [5:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [5:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg words__1__read_enable;
  reg [5:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [5:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg words__2__read_enable;
  reg [5:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [5:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg words__3__read_enable;
  reg [5:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [5:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [7:0] pointing__d;
  reg [7:0] pointing__q = 8'h0;
  reg [3:0] line__0__d;
  reg [3:0] line__0__q = 4'h0;
  reg [3:0] line__1__d;
  reg [3:0] line__1__q = 4'h0;
  reg [3:0] line__2__d;
  reg [3:0] line__2__q = 4'h0;
  reg [3:0] line__3__d;
  reg [3:0] line__3__q = 4'h0;
  reg [3:0] line__4__d;
  reg [3:0] line__4__q = 4'h0;
  reg [3:0] line__5__d;
  reg [3:0] line__5__q = 4'h0;
  reg [3:0] line__6__d;
  reg [3:0] line__6__q = 4'h0;
  reg [3:0] line__7__d;
  reg [3:0] line__7__q = 4'h0;
  reg [2:0] offset__0__d;
  reg [2:0] offset__0__q = 3'h0;
  reg [2:0] offset__1__d;
  reg [2:0] offset__1__q = 3'h0;
  reg [2:0] offset__2__d;
  reg [2:0] offset__2__q = 3'h0;
  reg [2:0] offset__3__d;
  reg [2:0] offset__3__q = 3'h0;
  reg [2:0] offset__4__d;
  reg [2:0] offset__4__q = 3'h0;
  reg [2:0] offset__5__d;
  reg [2:0] offset__5__q = 3'h0;
  reg [2:0] offset__6__d;
  reg [2:0] offset__6__q = 3'h0;
  reg [2:0] offset__7__d;
  reg [2:0] offset__7__q = 3'h0;
  reg [19:0] pcs__0__d;
  reg [19:0] pcs__0__q = 20'h0;
  reg [19:0] pcs__1__d;
  reg [19:0] pcs__1__q = 20'h0;
  reg [19:0] pcs__2__d;
  reg [19:0] pcs__2__q = 20'h0;
  reg [19:0] pcs__3__d;
  reg [19:0] pcs__3__q = 20'h0;
  reg [19:0] pcs__4__d;
  reg [19:0] pcs__4__q = 20'h0;
  reg [19:0] pcs__5__d;
  reg [19:0] pcs__5__q = 20'h0;
  reg [19:0] pcs__6__d;
  reg [19:0] pcs__6__q = 20'h0;
  reg [19:0] pcs__7__d;
  reg [19:0] pcs__7__q = 20'h0;
  reg [7:0] wanted__d;
  reg [7:0] wanted__q = 8'h0;
  reg [7:0] seeking__d;
  reg [7:0] seeking__q = 8'h0;
  reg [3:0] left__0__d;
  reg [3:0] left__0__q = 4'h0;
  reg [3:0] left__1__d;
  reg [3:0] left__1__q = 4'h0;
  reg [3:0] left__2__d;
  reg [3:0] left__2__q = 4'h0;
  reg [3:0] left__3__d;
  reg [3:0] left__3__q = 4'h0;
  reg [3:0] left__4__d;
  reg [3:0] left__4__q = 4'h0;
  reg [3:0] left__5__d;
  reg [3:0] left__5__q = 4'h0;
  reg [3:0] left__6__d;
  reg [3:0] left__6__q = 4'h0;
  reg [3:0] left__7__d;
  reg [3:0] left__7__q = 4'h0;
  reg [7:0] left_next__d;
  reg [7:0] left_next__q = 8'h0;
  reg [7:0] left_prev__d;
  reg [7:0] left_prev__q = 8'h0;
  reg [7:0] faulty__d;
  reg [7:0] faulty__q = 8'h0;
  reg turn_valid__d;
  reg turn_valid__q = 1'h0;
  reg [2:0] turn_warp__d;
  reg [2:0] turn_warp__q = 3'h0;
  reg [1:0] turn_kind__d;
  reg [1:0] turn_kind__q = 2'h0;
  reg [23:0] turn_offset__d;
  reg [23:0] turn_offset__q = 24'h0;
  reg [19:0] turn_pc__d;
  reg [19:0] turn_pc__q = 20'h0;
  reg [15:0] risen_a__d;
  reg [15:0] risen_a__q = 16'h0;
  reg [15:0] risen_b__d;
  reg [15:0] risen_b__q = 16'h0;
  reg [15:0] risen_look__d;
  reg [15:0] risen_look__q = 16'h0;
  reg [15:0] fallen_a__d;
  reg [15:0] fallen_a__q = 16'h0;
  reg [15:0] fallen_b__d;
  reg [15:0] fallen_b__q = 16'h0;
  reg look_valid__d;
  reg look_valid__q = 1'h0;
  reg [2:0] look_warp__d;
  reg [2:0] look_warp__q = 3'h0;
  reg [19:0] look_pc__d;
  reg [19:0] look_pc__q = 20'h0;
  reg end_valid__d;
  reg end_valid__q = 1'h0;
  reg [2:0] end_warp__d;
  reg [2:0] end_warp__q = 3'h0;
  reg [19:0] end_pc__d;
  reg [19:0] end_pc__q = 20'h0;
  reg end_bad__d;
  reg end_bad__q = 1'h0;
  reg end_hit__d;
  reg end_hit__q = 1'h0;
  reg [3:0] end_place__d;
  reg [3:0] end_place__q = 4'h0;
  reg end_found__d;
  reg end_found__q = 1'h0;
  reg [3:0] end_victim__d;
  reg [3:0] end_victim__q = 4'h0;
  reg [3:0] end_link__d;
  reg [3:0] end_link__q = 4'h0;
  reg end_link_next__d;
  reg end_link_next__q = 1'h0;
  reg end_link_prev__d;
  reg end_link_prev__q = 1'h0;
  reg made_valid__d;
  reg made_valid__q = 1'h0;
  reg [16:0] made_tag__d;
  reg [16:0] made_tag__q = 17'h0;
  reg [3:0] made_place__d;
  reg [3:0] made_place__q = 4'h0;
  reg [3:0] turn__d;
  reg [3:0] turn__q = 4'h0;
  reg [15:0] open__d;
  reg [15:0] open__q = 16'h0;
  reg [3:0] fill_busy__d;
  reg [3:0] fill_busy__q = 4'h0;
  reg [3:0] fill_line__0__d;
  reg [3:0] fill_line__0__q = 4'h0;
  reg [3:0] fill_line__1__d;
  reg [3:0] fill_line__1__q = 4'h0;
  reg [3:0] fill_line__2__d;
  reg [3:0] fill_line__2__q = 4'h0;
  reg [3:0] fill_line__3__d;
  reg [3:0] fill_line__3__q = 4'h0;
  reg [16:0] fill_tag__0__d;
  reg [16:0] fill_tag__0__q = 17'h0;
  reg [16:0] fill_tag__1__d;
  reg [16:0] fill_tag__1__q = 17'h0;
  reg [16:0] fill_tag__2__d;
  reg [16:0] fill_tag__2__q = 17'h0;
  reg [16:0] fill_tag__3__d;
  reg [16:0] fill_tag__3__q = 17'h0;
  reg [2:0] fill_asked__0__d;
  reg [2:0] fill_asked__0__q = 3'h0;
  reg [2:0] fill_asked__1__d;
  reg [2:0] fill_asked__1__q = 3'h0;
  reg [2:0] fill_asked__2__d;
  reg [2:0] fill_asked__2__q = 3'h0;
  reg [2:0] fill_asked__3__d;
  reg [2:0] fill_asked__3__q = 3'h0;
  reg [3:0] fill_got__0__d;
  reg [3:0] fill_got__0__q = 4'h0;
  reg [3:0] fill_got__1__d;
  reg [3:0] fill_got__1__q = 4'h0;
  reg [3:0] fill_got__2__d;
  reg [3:0] fill_got__2__q = 4'h0;
  reg [3:0] fill_got__3__d;
  reg [3:0] fill_got__3__q = 4'h0;
  reg got_valid__d;
  reg got_valid__q = 1'h0;
  reg [2:0] got_warp__d;
  reg [2:0] got_warp__q = 3'h0;
  reg [2:0] got_place__d;
  reg [2:0] got_place__q = 3'h0;
  reg [19:0] got_pc__d;
  reg [19:0] got_pc__q = 20'h0;
  always @(*) begin
    part_0 = 20'h0;
    part_1 = 20'h0;
    part_2 = 16'h0;
    part_3 = 16'h0;
    part_4 = 16'h0;
    part_5 = 16'h0;
    part_6 = 16'h0;
    part_7 = 16'h0;
    part_8 = 16'h0;
    part_9 = 16'h0;
    next_valid__d = next_valid__q;
    prev_valid__d = prev_valid__q;
    loading__d = loading__q;
    loaded__d = loaded__q;
    pointing__d = pointing__q;
    wanted__d = wanted__q;
    seeking__d = seeking__q;
    left_next__d = left_next__q;
    left_prev__d = left_prev__q;
    turn_valid__d = turn_valid__q;
    turn_warp__d = turn_warp__q;
    turn_kind__d = turn_kind__q;
    turn_offset__d = turn_offset__q;
    turn_pc__d = turn_pc__q;
    made_valid__d = made_valid__q;
    made_tag__d = made_tag__q;
    made_place__d = made_place__q;
    risen_a__d = risen_a__q;
    risen_b__d = risen_b__q;
    risen_look__d = risen_look__q;
    fallen_a__d = fallen_a__q;
    fallen_b__d = fallen_b__q;
    end_valid__d = end_valid__q;
    end_warp__d = end_warp__q;
    end_pc__d = end_pc__q;
    end_bad__d = end_bad__q;
    open__d = open__q;
    end_hit__d = end_hit__q;
    end_place__d = end_place__q;
    end_found__d = end_found__q;
    end_victim__d = end_victim__q;
    end_link__d = end_link__q;
    end_link_next__d = end_link_next__q;
    end_link_prev__d = end_link_prev__q;
    faulty__d = faulty__q;
    look_valid__d = look_valid__q;
    look_warp__d = look_warp__q;
    look_pc__d = look_pc__q;
    turn__d = turn__q;
    fill_busy__d = fill_busy__q;
    got_valid__d = got_valid__q;
    got_warp__d = got_warp__q;
    got_place__d = got_place__q;
    got_pc__d = got_pc__q;
    tags__0__d = tags__0__q;
    counts__0__d = counts__0__q;
    next__0__d = next__0__q;
    prev__0__d = prev__0__q;
    tags__1__d = tags__1__q;
    counts__1__d = counts__1__q;
    next__1__d = next__1__q;
    prev__1__d = prev__1__q;
    tags__2__d = tags__2__q;
    counts__2__d = counts__2__q;
    next__2__d = next__2__q;
    prev__2__d = prev__2__q;
    tags__3__d = tags__3__q;
    counts__3__d = counts__3__q;
    next__3__d = next__3__q;
    prev__3__d = prev__3__q;
    tags__4__d = tags__4__q;
    counts__4__d = counts__4__q;
    next__4__d = next__4__q;
    prev__4__d = prev__4__q;
    tags__5__d = tags__5__q;
    counts__5__d = counts__5__q;
    next__5__d = next__5__q;
    prev__5__d = prev__5__q;
    tags__6__d = tags__6__q;
    counts__6__d = counts__6__q;
    next__6__d = next__6__q;
    prev__6__d = prev__6__q;
    tags__7__d = tags__7__q;
    counts__7__d = counts__7__q;
    next__7__d = next__7__q;
    prev__7__d = prev__7__q;
    tags__8__d = tags__8__q;
    counts__8__d = counts__8__q;
    next__8__d = next__8__q;
    prev__8__d = prev__8__q;
    tags__9__d = tags__9__q;
    counts__9__d = counts__9__q;
    next__9__d = next__9__q;
    prev__9__d = prev__9__q;
    tags__10__d = tags__10__q;
    counts__10__d = counts__10__q;
    next__10__d = next__10__q;
    prev__10__d = prev__10__q;
    tags__11__d = tags__11__q;
    counts__11__d = counts__11__q;
    next__11__d = next__11__q;
    prev__11__d = prev__11__q;
    tags__12__d = tags__12__q;
    counts__12__d = counts__12__q;
    next__12__d = next__12__q;
    prev__12__d = prev__12__q;
    tags__13__d = tags__13__q;
    counts__13__d = counts__13__q;
    next__13__d = next__13__q;
    prev__13__d = prev__13__q;
    tags__14__d = tags__14__q;
    counts__14__d = counts__14__q;
    next__14__d = next__14__q;
    prev__14__d = prev__14__q;
    tags__15__d = tags__15__q;
    counts__15__d = counts__15__q;
    next__15__d = next__15__q;
    prev__15__d = prev__15__q;
    line__0__d = line__0__q;
    offset__0__d = offset__0__q;
    pcs__0__d = pcs__0__q;
    left__0__d = left__0__q;
    line__1__d = line__1__q;
    offset__1__d = offset__1__q;
    pcs__1__d = pcs__1__q;
    left__1__d = left__1__q;
    line__2__d = line__2__q;
    offset__2__d = offset__2__q;
    pcs__2__d = pcs__2__q;
    left__2__d = left__2__q;
    line__3__d = line__3__q;
    offset__3__d = offset__3__q;
    pcs__3__d = pcs__3__q;
    left__3__d = left__3__q;
    line__4__d = line__4__q;
    offset__4__d = offset__4__q;
    pcs__4__d = pcs__4__q;
    left__4__d = left__4__q;
    line__5__d = line__5__q;
    offset__5__d = offset__5__q;
    pcs__5__d = pcs__5__q;
    left__5__d = left__5__q;
    line__6__d = line__6__q;
    offset__6__d = offset__6__q;
    pcs__6__d = pcs__6__q;
    left__6__d = left__6__q;
    line__7__d = line__7__q;
    offset__7__d = offset__7__q;
    pcs__7__d = pcs__7__q;
    left__7__d = left__7__q;
    fill_line__0__d = fill_line__0__q;
    fill_tag__0__d = fill_tag__0__q;
    fill_asked__0__d = fill_asked__0__q;
    fill_got__0__d = fill_got__0__q;
    fill_line__1__d = fill_line__1__q;
    fill_tag__1__d = fill_tag__1__q;
    fill_asked__1__d = fill_asked__1__q;
    fill_got__1__d = fill_got__1__q;
    fill_line__2__d = fill_line__2__q;
    fill_tag__2__d = fill_tag__2__q;
    fill_asked__2__d = fill_asked__2__q;
    fill_got__2__d = fill_got__2__q;
    fill_line__3__d = fill_line__3__q;
    fill_tag__3__d = fill_tag__3__q;
    fill_asked__3__d = fill_asked__3__q;
    fill_got__3__d = fill_got__3__q;
    turn_valid__d = redirect_valid;
    turn_warp__d = redirect_warp;
    turn_kind__d = redirect_kind;
    turn_offset__d = redirect_offset;
    turn_pc__d = redirect_pc;
    a_line = 4'h0;
    a_place = 3'h0;
    b_line = 4'h0;
    b_place = 3'h0;
    b_points = 1'h0;
    if ((issue_warp == 3'h0)) begin
      a_line = line__0__q;
      a_place = offset__0__q;
    end
    if ((turn_warp__q == 3'h0)) begin
      b_line = line__0__q;
      b_place = offset__0__q;
      b_points = pointing__q[0];
    end
    if ((issue_warp == 3'h1)) begin
      a_line = line__1__q;
      a_place = offset__1__q;
    end
    if ((turn_warp__q == 3'h1)) begin
      b_line = line__1__q;
      b_place = offset__1__q;
      b_points = pointing__q[1];
    end
    if ((issue_warp == 3'h2)) begin
      a_line = line__2__q;
      a_place = offset__2__q;
    end
    if ((turn_warp__q == 3'h2)) begin
      b_line = line__2__q;
      b_place = offset__2__q;
      b_points = pointing__q[2];
    end
    if ((issue_warp == 3'h3)) begin
      a_line = line__3__q;
      a_place = offset__3__q;
    end
    if ((turn_warp__q == 3'h3)) begin
      b_line = line__3__q;
      b_place = offset__3__q;
      b_points = pointing__q[3];
    end
    if ((issue_warp == 3'h4)) begin
      a_line = line__4__q;
      a_place = offset__4__q;
    end
    if ((turn_warp__q == 3'h4)) begin
      b_line = line__4__q;
      b_place = offset__4__q;
      b_points = pointing__q[4];
    end
    if ((issue_warp == 3'h5)) begin
      a_line = line__5__q;
      a_place = offset__5__q;
    end
    if ((turn_warp__q == 3'h5)) begin
      b_line = line__5__q;
      b_place = offset__5__q;
      b_points = pointing__q[5];
    end
    if ((issue_warp == 3'h6)) begin
      a_line = line__6__q;
      a_place = offset__6__q;
    end
    if ((turn_warp__q == 3'h6)) begin
      b_line = line__6__q;
      b_place = offset__6__q;
      b_points = pointing__q[6];
    end
    if ((issue_warp == 3'h7)) begin
      a_line = line__7__q;
      a_place = offset__7__q;
    end
    if ((turn_warp__q == 3'h7)) begin
      b_line = line__7__q;
      b_place = offset__7__q;
      b_points = pointing__q[7];
    end
    a_tag = 17'h0;
    a_next = 4'h0;
    a_linked = 1'h0;
    b_tag = 17'h0;
    b_next = 4'h0;
    b_prev = 4'h0;
    b_next_linked = 1'h0;
    b_prev_linked = 1'h0;
    if ((a_line == 4'h0)) begin
      a_tag = tags__0__q;
      a_next = next__0__q;
      a_linked = next_valid__q[0];
    end
    if ((b_line == 4'h0)) begin
      b_tag = tags__0__q;
      b_next = next__0__q;
      b_prev = prev__0__q;
      b_next_linked = next_valid__q[0];
      b_prev_linked = prev_valid__q[0];
    end
    if ((a_line == 4'h1)) begin
      a_tag = tags__1__q;
      a_next = next__1__q;
      a_linked = next_valid__q[1];
    end
    if ((b_line == 4'h1)) begin
      b_tag = tags__1__q;
      b_next = next__1__q;
      b_prev = prev__1__q;
      b_next_linked = next_valid__q[1];
      b_prev_linked = prev_valid__q[1];
    end
    if ((a_line == 4'h2)) begin
      a_tag = tags__2__q;
      a_next = next__2__q;
      a_linked = next_valid__q[2];
    end
    if ((b_line == 4'h2)) begin
      b_tag = tags__2__q;
      b_next = next__2__q;
      b_prev = prev__2__q;
      b_next_linked = next_valid__q[2];
      b_prev_linked = prev_valid__q[2];
    end
    if ((a_line == 4'h3)) begin
      a_tag = tags__3__q;
      a_next = next__3__q;
      a_linked = next_valid__q[3];
    end
    if ((b_line == 4'h3)) begin
      b_tag = tags__3__q;
      b_next = next__3__q;
      b_prev = prev__3__q;
      b_next_linked = next_valid__q[3];
      b_prev_linked = prev_valid__q[3];
    end
    if ((a_line == 4'h4)) begin
      a_tag = tags__4__q;
      a_next = next__4__q;
      a_linked = next_valid__q[4];
    end
    if ((b_line == 4'h4)) begin
      b_tag = tags__4__q;
      b_next = next__4__q;
      b_prev = prev__4__q;
      b_next_linked = next_valid__q[4];
      b_prev_linked = prev_valid__q[4];
    end
    if ((a_line == 4'h5)) begin
      a_tag = tags__5__q;
      a_next = next__5__q;
      a_linked = next_valid__q[5];
    end
    if ((b_line == 4'h5)) begin
      b_tag = tags__5__q;
      b_next = next__5__q;
      b_prev = prev__5__q;
      b_next_linked = next_valid__q[5];
      b_prev_linked = prev_valid__q[5];
    end
    if ((a_line == 4'h6)) begin
      a_tag = tags__6__q;
      a_next = next__6__q;
      a_linked = next_valid__q[6];
    end
    if ((b_line == 4'h6)) begin
      b_tag = tags__6__q;
      b_next = next__6__q;
      b_prev = prev__6__q;
      b_next_linked = next_valid__q[6];
      b_prev_linked = prev_valid__q[6];
    end
    if ((a_line == 4'h7)) begin
      a_tag = tags__7__q;
      a_next = next__7__q;
      a_linked = next_valid__q[7];
    end
    if ((b_line == 4'h7)) begin
      b_tag = tags__7__q;
      b_next = next__7__q;
      b_prev = prev__7__q;
      b_next_linked = next_valid__q[7];
      b_prev_linked = prev_valid__q[7];
    end
    if ((a_line == 4'h8)) begin
      a_tag = tags__8__q;
      a_next = next__8__q;
      a_linked = next_valid__q[8];
    end
    if ((b_line == 4'h8)) begin
      b_tag = tags__8__q;
      b_next = next__8__q;
      b_prev = prev__8__q;
      b_next_linked = next_valid__q[8];
      b_prev_linked = prev_valid__q[8];
    end
    if ((a_line == 4'h9)) begin
      a_tag = tags__9__q;
      a_next = next__9__q;
      a_linked = next_valid__q[9];
    end
    if ((b_line == 4'h9)) begin
      b_tag = tags__9__q;
      b_next = next__9__q;
      b_prev = prev__9__q;
      b_next_linked = next_valid__q[9];
      b_prev_linked = prev_valid__q[9];
    end
    if ((a_line == 4'ha)) begin
      a_tag = tags__10__q;
      a_next = next__10__q;
      a_linked = next_valid__q[10];
    end
    if ((b_line == 4'ha)) begin
      b_tag = tags__10__q;
      b_next = next__10__q;
      b_prev = prev__10__q;
      b_next_linked = next_valid__q[10];
      b_prev_linked = prev_valid__q[10];
    end
    if ((a_line == 4'hb)) begin
      a_tag = tags__11__q;
      a_next = next__11__q;
      a_linked = next_valid__q[11];
    end
    if ((b_line == 4'hb)) begin
      b_tag = tags__11__q;
      b_next = next__11__q;
      b_prev = prev__11__q;
      b_next_linked = next_valid__q[11];
      b_prev_linked = prev_valid__q[11];
    end
    if ((a_line == 4'hc)) begin
      a_tag = tags__12__q;
      a_next = next__12__q;
      a_linked = next_valid__q[12];
    end
    if ((b_line == 4'hc)) begin
      b_tag = tags__12__q;
      b_next = next__12__q;
      b_prev = prev__12__q;
      b_next_linked = next_valid__q[12];
      b_prev_linked = prev_valid__q[12];
    end
    if ((a_line == 4'hd)) begin
      a_tag = tags__13__q;
      a_next = next__13__q;
      a_linked = next_valid__q[13];
    end
    if ((b_line == 4'hd)) begin
      b_tag = tags__13__q;
      b_next = next__13__q;
      b_prev = prev__13__q;
      b_next_linked = next_valid__q[13];
      b_prev_linked = prev_valid__q[13];
    end
    if ((a_line == 4'he)) begin
      a_tag = tags__14__q;
      a_next = next__14__q;
      a_linked = next_valid__q[14];
    end
    if ((b_line == 4'he)) begin
      b_tag = tags__14__q;
      b_next = next__14__q;
      b_prev = prev__14__q;
      b_next_linked = next_valid__q[14];
      b_prev_linked = prev_valid__q[14];
    end
    if ((a_line == 4'hf)) begin
      a_tag = tags__15__q;
      a_next = next__15__q;
      a_linked = next_valid__q[15];
    end
    if ((b_line == 4'hf)) begin
      b_tag = tags__15__q;
      b_next = next__15__q;
      b_prev = prev__15__q;
      b_next_linked = next_valid__q[15];
      b_prev_linked = prev_valid__q[15];
    end
    a_pc = ({{3'h0, a_tag} << 32'h3} | {17'h0, a_place});
    issue_pc = a_pc;
    b_pc = ({{3'h0, b_tag} << 32'h3} | {17'h0, b_place});
    a_go = (issue_valid & (!issue_control));
    a_stay = ((a_go & (!(&a_place))) & (!conventional));
    a_follow = (((a_go & (&a_place)) & a_linked) & (!conventional));
    a_far = ((a_go & (!a_stay)) & (!a_follow));
    b_step = 24'h1;
    if (turn_kind__q[0]) begin
      b_step = turn_offset__q;
    end
    b_sum = {1'h0, b_step};
    if (b_step[23]) begin
      b_sum = (b_sum | 25'h1000000);
    end
    b_sum = {b_sum + {22'h0, b_place}};
    b_stay = 1'h0;
    b_follow_next = 1'h0;
    b_follow_prev = 1'h0;
    b_far = 1'h0;
    b_stop = 1'h0;
    b_after = (b_sum[24:3] == 22'h1);
    b_before = (&b_sum[24:3]);
    if (turn_valid__q) begin
      case (turn_kind__q)
        2'h2: begin
          b_far = 1'h1;
          b_after = 1'h0;
          b_before = 1'h0;
          b_pc = turn_pc__q;
        end
        2'h3: begin
          b_stop = 1'h1;
          b_after = 1'h0;
          b_before = 1'h0;
        end
        default: begin
          b_pc = {b_pc + b_step[19:0]};
          if (conventional) begin
            b_far = 1'h1;
          end else begin
            if ((!(|b_sum[24:3]))) begin
              b_stay = 1'h1;
            end else begin
              if ((b_after & b_next_linked)) begin
                b_follow_next = 1'h1;
              end else begin
                if ((b_before & b_prev_linked)) begin
                  b_follow_prev = 1'h1;
                end else begin
                  b_far = 1'h1;
                end
              end
            end
          end
        end
      endcase
    end
    up_a = 16'h0;
    up_b = 16'h0;
    up_look = 16'h0;
    down_a = 16'h0;
    down_b = 16'h0;
    if ((a_follow | a_far)) begin
      down_a = {one_line << a_line};
    end
    if (a_follow) begin
      up_a = {one_line << a_next};
    end
    if (((((b_follow_next | b_follow_prev) | b_far) | b_stop) & b_points)) begin
      down_b = {one_line << b_line};
    end
    if (b_follow_next) begin
      up_b = {one_line << b_next};
    end
    if (b_follow_prev) begin
      up_b = {one_line << b_prev};
    end
    a_mask = 8'h0;
    if (a_go) begin
      a_mask = {one << issue_warp};
    end
    b_mask = 8'h0;
    if (turn_valid__q) begin
      b_mask = {one << turn_warp__q};
    end
    l_mask = 8'h0;
    if (launch_valid) begin
      l_mask = {one << launch_warp};
    end
    moving = ((a_mask | b_mask) | l_mask);
    pointing_now = (pointing__q & {~l_mask});
    wanted_now = (wanted__q | moving);
    seeking_now = ((seeking__q & {~b_mask}) | l_mask);
    faulty_now = (faulty__q & {~moving});
    after_now = (left_next__q & {~moving});
    before_now = (left_prev__q & {~moving});
    if (a_far) begin
      pointing_now = (pointing_now & {~a_mask});
      seeking_now = (seeking_now | a_mask);
      if ((&a_place)) begin
        after_now = (after_now | a_mask);
      end
    end
    if (b_far) begin
      pointing_now = (pointing_now & {~b_mask});
      seeking_now = (seeking_now | b_mask);
      if ((b_points & b_after)) begin
        after_now = (after_now | b_mask);
      end
      if ((b_points & b_before)) begin
        before_now = (before_now | b_mask);
      end
    end
    if (b_stop) begin
      pointing_now = (pointing_now & {~b_mask});
      wanted_now = (wanted_now & {~(b_mask & {~l_mask})});
    end
    if (a_mask[0]) begin
      offset__0__d = {offset__0__q + 3'h1};
      if (a_follow) begin
        line__0__d = a_next;
      end
      if (a_far) begin
        pcs__0__d = {a_pc + 20'h1};
        left__0__d = a_line;
      end
    end
    if (b_mask[0]) begin
      offset__0__d = b_sum[2:0];
      if (b_follow_next) begin
        line__0__d = b_next;
      end
      if (b_follow_prev) begin
        line__0__d = b_prev;
      end
      if (b_far) begin
        pcs__0__d = b_pc;
        left__0__d = b_line;
      end
    end
    if (l_mask[0]) begin
      pcs__0__d = launch_pc;
    end
    if (a_mask[1]) begin
      offset__1__d = {offset__1__q + 3'h1};
      if (a_follow) begin
        line__1__d = a_next;
      end
      if (a_far) begin
        pcs__1__d = {a_pc + 20'h1};
        left__1__d = a_line;
      end
    end
    if (b_mask[1]) begin
      offset__1__d = b_sum[2:0];
      if (b_follow_next) begin
        line__1__d = b_next;
      end
      if (b_follow_prev) begin
        line__1__d = b_prev;
      end
      if (b_far) begin
        pcs__1__d = b_pc;
        left__1__d = b_line;
      end
    end
    if (l_mask[1]) begin
      pcs__1__d = launch_pc;
    end
    if (a_mask[2]) begin
      offset__2__d = {offset__2__q + 3'h1};
      if (a_follow) begin
        line__2__d = a_next;
      end
      if (a_far) begin
        pcs__2__d = {a_pc + 20'h1};
        left__2__d = a_line;
      end
    end
    if (b_mask[2]) begin
      offset__2__d = b_sum[2:0];
      if (b_follow_next) begin
        line__2__d = b_next;
      end
      if (b_follow_prev) begin
        line__2__d = b_prev;
      end
      if (b_far) begin
        pcs__2__d = b_pc;
        left__2__d = b_line;
      end
    end
    if (l_mask[2]) begin
      pcs__2__d = launch_pc;
    end
    if (a_mask[3]) begin
      offset__3__d = {offset__3__q + 3'h1};
      if (a_follow) begin
        line__3__d = a_next;
      end
      if (a_far) begin
        pcs__3__d = {a_pc + 20'h1};
        left__3__d = a_line;
      end
    end
    if (b_mask[3]) begin
      offset__3__d = b_sum[2:0];
      if (b_follow_next) begin
        line__3__d = b_next;
      end
      if (b_follow_prev) begin
        line__3__d = b_prev;
      end
      if (b_far) begin
        pcs__3__d = b_pc;
        left__3__d = b_line;
      end
    end
    if (l_mask[3]) begin
      pcs__3__d = launch_pc;
    end
    if (a_mask[4]) begin
      offset__4__d = {offset__4__q + 3'h1};
      if (a_follow) begin
        line__4__d = a_next;
      end
      if (a_far) begin
        pcs__4__d = {a_pc + 20'h1};
        left__4__d = a_line;
      end
    end
    if (b_mask[4]) begin
      offset__4__d = b_sum[2:0];
      if (b_follow_next) begin
        line__4__d = b_next;
      end
      if (b_follow_prev) begin
        line__4__d = b_prev;
      end
      if (b_far) begin
        pcs__4__d = b_pc;
        left__4__d = b_line;
      end
    end
    if (l_mask[4]) begin
      pcs__4__d = launch_pc;
    end
    if (a_mask[5]) begin
      offset__5__d = {offset__5__q + 3'h1};
      if (a_follow) begin
        line__5__d = a_next;
      end
      if (a_far) begin
        pcs__5__d = {a_pc + 20'h1};
        left__5__d = a_line;
      end
    end
    if (b_mask[5]) begin
      offset__5__d = b_sum[2:0];
      if (b_follow_next) begin
        line__5__d = b_next;
      end
      if (b_follow_prev) begin
        line__5__d = b_prev;
      end
      if (b_far) begin
        pcs__5__d = b_pc;
        left__5__d = b_line;
      end
    end
    if (l_mask[5]) begin
      pcs__5__d = launch_pc;
    end
    if (a_mask[6]) begin
      offset__6__d = {offset__6__q + 3'h1};
      if (a_follow) begin
        line__6__d = a_next;
      end
      if (a_far) begin
        pcs__6__d = {a_pc + 20'h1};
        left__6__d = a_line;
      end
    end
    if (b_mask[6]) begin
      offset__6__d = b_sum[2:0];
      if (b_follow_next) begin
        line__6__d = b_next;
      end
      if (b_follow_prev) begin
        line__6__d = b_prev;
      end
      if (b_far) begin
        pcs__6__d = b_pc;
        left__6__d = b_line;
      end
    end
    if (l_mask[6]) begin
      pcs__6__d = launch_pc;
    end
    if (a_mask[7]) begin
      offset__7__d = {offset__7__q + 3'h1};
      if (a_follow) begin
        line__7__d = a_next;
      end
      if (a_far) begin
        pcs__7__d = {a_pc + 20'h1};
        left__7__d = a_line;
      end
    end
    if (b_mask[7]) begin
      offset__7__d = b_sum[2:0];
      if (b_follow_next) begin
        line__7__d = b_next;
      end
      if (b_follow_prev) begin
        line__7__d = b_prev;
      end
      if (b_far) begin
        pcs__7__d = b_pc;
        left__7__d = b_line;
      end
    end
    if (l_mask[7]) begin
      pcs__7__d = launch_pc;
    end
    k_mask = 8'h0;
    if (look_valid__q) begin
      k_mask = {one << look_warp__q};
    end
    e_mask = 8'h0;
    if (end_valid__q) begin
      e_mask = {one << end_warp__q};
    end
    candidates = ((((seeking__q & {~k_mask}) & {~e_mask}) & {~b_mask}) & {~l_mask});
    chosen = 3'h0;
    chosen_any = 1'h0;
    chosen_after = 1'h0;
    if (candidates[0]) begin
      if ((look_warp__q < 3'h0)) begin
        if ((!chosen_after)) begin
          chosen = 3'h0;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h0;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[1]) begin
      if ((look_warp__q < 3'h1)) begin
        if ((!chosen_after)) begin
          chosen = 3'h1;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h1;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[2]) begin
      if ((look_warp__q < 3'h2)) begin
        if ((!chosen_after)) begin
          chosen = 3'h2;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h2;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[3]) begin
      if ((look_warp__q < 3'h3)) begin
        if ((!chosen_after)) begin
          chosen = 3'h3;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h3;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[4]) begin
      if ((look_warp__q < 3'h4)) begin
        if ((!chosen_after)) begin
          chosen = 3'h4;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h4;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[5]) begin
      if ((look_warp__q < 3'h5)) begin
        if ((!chosen_after)) begin
          chosen = 3'h5;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h5;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[6]) begin
      if ((look_warp__q < 3'h6)) begin
        if ((!chosen_after)) begin
          chosen = 3'h6;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h6;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[7]) begin
      if ((look_warp__q < 3'h7)) begin
        if ((!chosen_after)) begin
          chosen = 3'h7;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h7;
        end
      end
      chosen_any = 1'h1;
    end
    look_valid__d = chosen_any;
    if (chosen_any) begin
      look_warp__d = chosen;
      if ((chosen == 3'h0)) begin
        look_pc__d = pcs__0__q;
      end
      if ((chosen == 3'h1)) begin
        look_pc__d = pcs__1__q;
      end
      if ((chosen == 3'h2)) begin
        look_pc__d = pcs__2__q;
      end
      if ((chosen == 3'h3)) begin
        look_pc__d = pcs__3__q;
      end
      if ((chosen == 3'h4)) begin
        look_pc__d = pcs__4__q;
      end
      if ((chosen == 3'h5)) begin
        look_pc__d = pcs__5__q;
      end
      if ((chosen == 3'h6)) begin
        look_pc__d = pcs__6__q;
      end
      if ((chosen == 3'h7)) begin
        look_pc__d = pcs__7__q;
      end
    end
    count_pc_read = chosen_any;
    part_0 = {look_pc__q >> 32'h3};
    look_tag = part_0[16:0];
    hit = 1'h0;
    found = 1'h0;
    place = 4'h0;
    victim = 4'h0;
    line_tag = 17'h0;
    suitable = 16'h0;
    later = 16'h0;
    line_at = 4'h0;
    if (((loading__q[0] | loaded__q[0]) & (tags__0__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h0;
    if ((open__q[0] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:1], 1'h1};
    end
    if ((turn__q < 4'h0)) begin
      later = {later[15:1], 1'h1};
    end
    line_at = 4'h1;
    if (((loading__q[1] | loaded__q[1]) & (tags__1__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h1;
    if ((open__q[1] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:2], 1'h1, suitable[0]};
    end
    if ((turn__q < 4'h1)) begin
      later = {later[15:2], 1'h1, later[0]};
    end
    line_at = 4'h2;
    if (((loading__q[2] | loaded__q[2]) & (tags__2__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h2;
    if ((open__q[2] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:3], 1'h1, suitable[1:0]};
    end
    if ((turn__q < 4'h2)) begin
      later = {later[15:3], 1'h1, later[1:0]};
    end
    line_at = 4'h3;
    if (((loading__q[3] | loaded__q[3]) & (tags__3__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h3;
    if ((open__q[3] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:4], 1'h1, suitable[2:0]};
    end
    if ((turn__q < 4'h3)) begin
      later = {later[15:4], 1'h1, later[2:0]};
    end
    line_at = 4'h4;
    if (((loading__q[4] | loaded__q[4]) & (tags__4__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h4;
    if ((open__q[4] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:5], 1'h1, suitable[3:0]};
    end
    if ((turn__q < 4'h4)) begin
      later = {later[15:5], 1'h1, later[3:0]};
    end
    line_at = 4'h5;
    if (((loading__q[5] | loaded__q[5]) & (tags__5__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h5;
    if ((open__q[5] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:6], 1'h1, suitable[4:0]};
    end
    if ((turn__q < 4'h5)) begin
      later = {later[15:6], 1'h1, later[4:0]};
    end
    line_at = 4'h6;
    if (((loading__q[6] | loaded__q[6]) & (tags__6__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h6;
    if ((open__q[6] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:7], 1'h1, suitable[5:0]};
    end
    if ((turn__q < 4'h6)) begin
      later = {later[15:7], 1'h1, later[5:0]};
    end
    line_at = 4'h7;
    if (((loading__q[7] | loaded__q[7]) & (tags__7__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h7;
    if ((open__q[7] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:8], 1'h1, suitable[6:0]};
    end
    if ((turn__q < 4'h7)) begin
      later = {later[15:8], 1'h1, later[6:0]};
    end
    line_at = 4'h8;
    if (((loading__q[8] | loaded__q[8]) & (tags__8__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h8;
    if ((open__q[8] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:9], 1'h1, suitable[7:0]};
    end
    if ((turn__q < 4'h8)) begin
      later = {later[15:9], 1'h1, later[7:0]};
    end
    line_at = 4'h9;
    if (((loading__q[9] | loaded__q[9]) & (tags__9__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'h9;
    if ((open__q[9] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:10], 1'h1, suitable[8:0]};
    end
    if ((turn__q < 4'h9)) begin
      later = {later[15:10], 1'h1, later[8:0]};
    end
    line_at = 4'ha;
    if (((loading__q[10] | loaded__q[10]) & (tags__10__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'ha;
    if ((open__q[10] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:11], 1'h1, suitable[9:0]};
    end
    if ((turn__q < 4'ha)) begin
      later = {later[15:11], 1'h1, later[9:0]};
    end
    line_at = 4'hb;
    if (((loading__q[11] | loaded__q[11]) & (tags__11__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'hb;
    if ((open__q[11] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:12], 1'h1, suitable[10:0]};
    end
    if ((turn__q < 4'hb)) begin
      later = {later[15:12], 1'h1, later[10:0]};
    end
    line_at = 4'hc;
    if (((loading__q[12] | loaded__q[12]) & (tags__12__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'hc;
    if ((open__q[12] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:13], 1'h1, suitable[11:0]};
    end
    if ((turn__q < 4'hc)) begin
      later = {later[15:13], 1'h1, later[11:0]};
    end
    line_at = 4'hd;
    if (((loading__q[13] | loaded__q[13]) & (tags__13__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'hd;
    if ((open__q[13] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15:14], 1'h1, suitable[12:0]};
    end
    if ((turn__q < 4'hd)) begin
      later = {later[15:14], 1'h1, later[12:0]};
    end
    line_at = 4'he;
    if (((loading__q[14] | loaded__q[14]) & (tags__14__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'he;
    if ((open__q[14] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {suitable[15], 1'h1, suitable[13:0]};
    end
    if ((turn__q < 4'he)) begin
      later = {later[15], 1'h1, later[13:0]};
    end
    line_at = 4'hf;
    if (((loading__q[15] | loaded__q[15]) & (tags__15__q == look_tag))) begin
      hit = 1'h1;
      place = (place | line_at);
    end
    line_tag = 17'hf;
    if ((open__q[15] & (!(|((line_tag ^ look_tag) & set_mask))))) begin
      suitable = {1'h1, suitable[14:0]};
    end
    if ((turn__q < 4'hf)) begin
      later = {1'h1, later[14:0]};
    end
    found = (|suitable);
    pool = (suitable & {~loaded__q});
    if ((!(|pool))) begin
      pool = (suitable & later);
      if ((!(|pool))) begin
        pool = suitable;
      end
    end
    pool = (pool & {{~pool} + 16'h1});
    line_at = 4'h0;
    if (pool[0]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h1;
    if (pool[1]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h2;
    if (pool[2]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h3;
    if (pool[3]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h4;
    if (pool[4]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h5;
    if (pool[5]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h6;
    if (pool[6]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h7;
    if (pool[7]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h8;
    if (pool[8]) begin
      victim = (victim | line_at);
    end
    line_at = 4'h9;
    if (pool[9]) begin
      victim = (victim | line_at);
    end
    line_at = 4'ha;
    if (pool[10]) begin
      victim = (victim | line_at);
    end
    line_at = 4'hb;
    if (pool[11]) begin
      victim = (victim | line_at);
    end
    line_at = 4'hc;
    if (pool[12]) begin
      victim = (victim | line_at);
    end
    line_at = 4'hd;
    if (pool[13]) begin
      victim = (victim | line_at);
    end
    line_at = 4'he;
    if (pool[14]) begin
      victim = (victim | line_at);
    end
    line_at = 4'hf;
    if (pool[15]) begin
      victim = (victim | line_at);
    end
    open_now = 16'h0;
    if (((!(|counts__0__q)) & (!loading__q[0]))) begin
      open_now = {open_now[15:1], 1'h1};
    end
    if (((!(|counts__1__q)) & (!loading__q[1]))) begin
      open_now = {open_now[15:2], 1'h1, open_now[0]};
    end
    if (((!(|counts__2__q)) & (!loading__q[2]))) begin
      open_now = {open_now[15:3], 1'h1, open_now[1:0]};
    end
    if (((!(|counts__3__q)) & (!loading__q[3]))) begin
      open_now = {open_now[15:4], 1'h1, open_now[2:0]};
    end
    if (((!(|counts__4__q)) & (!loading__q[4]))) begin
      open_now = {open_now[15:5], 1'h1, open_now[3:0]};
    end
    if (((!(|counts__5__q)) & (!loading__q[5]))) begin
      open_now = {open_now[15:6], 1'h1, open_now[4:0]};
    end
    if (((!(|counts__6__q)) & (!loading__q[6]))) begin
      open_now = {open_now[15:7], 1'h1, open_now[5:0]};
    end
    if (((!(|counts__7__q)) & (!loading__q[7]))) begin
      open_now = {open_now[15:8], 1'h1, open_now[6:0]};
    end
    if (((!(|counts__8__q)) & (!loading__q[8]))) begin
      open_now = {open_now[15:9], 1'h1, open_now[7:0]};
    end
    if (((!(|counts__9__q)) & (!loading__q[9]))) begin
      open_now = {open_now[15:10], 1'h1, open_now[8:0]};
    end
    if (((!(|counts__10__q)) & (!loading__q[10]))) begin
      open_now = {open_now[15:11], 1'h1, open_now[9:0]};
    end
    if (((!(|counts__11__q)) & (!loading__q[11]))) begin
      open_now = {open_now[15:12], 1'h1, open_now[10:0]};
    end
    if (((!(|counts__12__q)) & (!loading__q[12]))) begin
      open_now = {open_now[15:13], 1'h1, open_now[11:0]};
    end
    if (((!(|counts__13__q)) & (!loading__q[13]))) begin
      open_now = {open_now[15:14], 1'h1, open_now[12:0]};
    end
    if (((!(|counts__14__q)) & (!loading__q[14]))) begin
      open_now = {open_now[15], 1'h1, open_now[13:0]};
    end
    if (((!(|counts__15__q)) & (!loading__q[15]))) begin
      open_now = {1'h1, open_now[14:0]};
    end
    open__d = open_now;
    linking = 4'h0;
    link_next = 1'h0;
    link_prev = 1'h0;
    link_tag = 17'h0;
    link_live = 1'h0;
    if ((look_warp__q == 3'h0)) begin
      linking = left__0__q;
      link_next = left_next__q[0];
      link_prev = left_prev__q[0];
    end
    if ((look_warp__q == 3'h1)) begin
      linking = left__1__q;
      link_next = left_next__q[1];
      link_prev = left_prev__q[1];
    end
    if ((look_warp__q == 3'h2)) begin
      linking = left__2__q;
      link_next = left_next__q[2];
      link_prev = left_prev__q[2];
    end
    if ((look_warp__q == 3'h3)) begin
      linking = left__3__q;
      link_next = left_next__q[3];
      link_prev = left_prev__q[3];
    end
    if ((look_warp__q == 3'h4)) begin
      linking = left__4__q;
      link_next = left_next__q[4];
      link_prev = left_prev__q[4];
    end
    if ((look_warp__q == 3'h5)) begin
      linking = left__5__q;
      link_next = left_next__q[5];
      link_prev = left_prev__q[5];
    end
    if ((look_warp__q == 3'h6)) begin
      linking = left__6__q;
      link_next = left_next__q[6];
      link_prev = left_prev__q[6];
    end
    if ((look_warp__q == 3'h7)) begin
      linking = left__7__q;
      link_next = left_next__q[7];
      link_prev = left_prev__q[7];
    end
    if ((linking == 4'h0)) begin
      link_tag = tags__0__q;
      link_live = (loading__q[0] | loaded__q[0]);
    end
    if ((linking == 4'h1)) begin
      link_tag = tags__1__q;
      link_live = (loading__q[1] | loaded__q[1]);
    end
    if ((linking == 4'h2)) begin
      link_tag = tags__2__q;
      link_live = (loading__q[2] | loaded__q[2]);
    end
    if ((linking == 4'h3)) begin
      link_tag = tags__3__q;
      link_live = (loading__q[3] | loaded__q[3]);
    end
    if ((linking == 4'h4)) begin
      link_tag = tags__4__q;
      link_live = (loading__q[4] | loaded__q[4]);
    end
    if ((linking == 4'h5)) begin
      link_tag = tags__5__q;
      link_live = (loading__q[5] | loaded__q[5]);
    end
    if ((linking == 4'h6)) begin
      link_tag = tags__6__q;
      link_live = (loading__q[6] | loaded__q[6]);
    end
    if ((linking == 4'h7)) begin
      link_tag = tags__7__q;
      link_live = (loading__q[7] | loaded__q[7]);
    end
    if ((linking == 4'h8)) begin
      link_tag = tags__8__q;
      link_live = (loading__q[8] | loaded__q[8]);
    end
    if ((linking == 4'h9)) begin
      link_tag = tags__9__q;
      link_live = (loading__q[9] | loaded__q[9]);
    end
    if ((linking == 4'ha)) begin
      link_tag = tags__10__q;
      link_live = (loading__q[10] | loaded__q[10]);
    end
    if ((linking == 4'hb)) begin
      link_tag = tags__11__q;
      link_live = (loading__q[11] | loaded__q[11]);
    end
    if ((linking == 4'hc)) begin
      link_tag = tags__12__q;
      link_live = (loading__q[12] | loaded__q[12]);
    end
    if ((linking == 4'hd)) begin
      link_tag = tags__13__q;
      link_live = (loading__q[13] | loaded__q[13]);
    end
    if ((linking == 4'he)) begin
      link_tag = tags__14__q;
      link_live = (loading__q[14] | loaded__q[14]);
    end
    if ((linking == 4'hf)) begin
      link_tag = tags__15__q;
      link_live = (loading__q[15] | loaded__q[15]);
    end
    link_live = (link_live & (!conventional));
    end_valid__d = (|((k_mask & {~b_mask}) & {~l_mask}));
    end_warp__d = look_warp__q;
    end_pc__d = look_pc__q;
    end_bad__d = (look_pc__q >= program_length);
    end_hit__d = hit;
    end_place__d = place;
    end_found__d = found;
    end_victim__d = victim;
    end_link__d = linking;
    end_link_next__d = ((link_live & link_next) & ({link_tag + 17'h1} == look_tag));
    end_link_prev__d = ((link_live & link_prev) & ({link_tag - 17'h1} == look_tag));
    next_now = next_valid__q;
    prev_now = prev_valid__q;
    loading_now = loading__q;
    loaded_now = loaded__q;
    taken = 1'h0;
    bad = 1'h0;
    old_next = 4'h0;
    old_prev = 4'h0;
    line_mask = 16'h0;
    link_mask = 16'h0;
    free_slot = 2'h0;
    any_slot = 1'h0;
    if ((!fill_busy__q[0])) begin
      free_slot = 2'h0;
      any_slot = 1'h1;
    end
    if ((!fill_busy__q[1])) begin
      free_slot = 2'h1;
      any_slot = 1'h1;
    end
    if ((!fill_busy__q[2])) begin
      free_slot = 2'h2;
      any_slot = 1'h1;
    end
    if ((!fill_busy__q[3])) begin
      free_slot = 2'h3;
      any_slot = 1'h1;
    end
    count_lookup = 1'h0;
    count_hit = 1'h0;
    count_miss = 1'h0;
    count_fail = 1'h0;
    count_refill = 1'h0;
    count_eviction = 1'h0;
    made_valid__d = 1'h0;
    slots_now = fill_busy__q;
    part_1 = {end_pc__q >> 32'h3};
    end_tag = part_1[16:0];
    stale = (made_valid__q & ((made_tag__q == end_tag) | (end_hit__q & (made_place__q == end_place__q))));
    victim_mask = {one_line << end_victim__q};
    moved = (((loading__q | risen_a__q) | risen_b__q) | risen_look__q);
    safe = (any_slot & (!(|(moved & victim_mask))));
    if ((victim_mask[0] & (|counts__0__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[1] & (|counts__1__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[2] & (|counts__2__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[3] & (|counts__3__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[4] & (|counts__4__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[5] & (|counts__5__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[6] & (|counts__6__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[7] & (|counts__7__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[8] & (|counts__8__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[9] & (|counts__9__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[10] & (|counts__10__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[11] & (|counts__11__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[12] & (|counts__12__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[13] & (|counts__13__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[14] & (|counts__14__q))) begin
      safe = 1'h0;
    end
    if ((victim_mask[15] & (|counts__15__q))) begin
      safe = 1'h0;
    end
    if ((a_follow & (a_next == end_victim__q))) begin
      safe = 1'h0;
    end
    if ((b_follow_next & (b_next == end_victim__q))) begin
      safe = 1'h0;
    end
    if ((b_follow_prev & (b_prev == end_victim__q))) begin
      safe = 1'h0;
    end
    place = end_victim__q;
    if (end_hit__q) begin
      place = end_place__q;
    end
    if ((|((e_mask & {~b_mask}) & {~l_mask}))) begin
      if (end_bad__q) begin
        bad = 1'h1;
      end else begin
        if ((!stale)) begin
          if (end_hit__q) begin
            count_hit = 1'h1;
            taken = 1'h1;
          end else begin
            if (end_found__q) begin
              count_miss = safe;
              taken = safe;
            end else begin
              count_fail = 1'h1;
            end
          end
        end
      end
    end
    count_lookup = ((count_hit | count_miss) | count_fail);
    count_refill = count_miss;
    if (taken) begin
      line_mask = {one_line << place};
      up_look = line_mask;
    end
    if (count_miss) begin
      made_valid__d = 1'h1;
      made_tag__d = end_tag;
      made_place__d = end_victim__q;
      turn__d = end_victim__q;
      if ((free_slot == 2'h0)) begin
        slots_now = {slots_now[3:1], 1'h1};
        fill_line__0__d = end_victim__q;
        fill_tag__0__d = end_tag;
        fill_asked__0__d = 3'h0;
        fill_got__0__d = 4'h0;
      end
      if ((free_slot == 2'h1)) begin
        slots_now = {slots_now[3:2], 1'h1, slots_now[0]};
        fill_line__1__d = end_victim__q;
        fill_tag__1__d = end_tag;
        fill_asked__1__d = 3'h0;
        fill_got__1__d = 4'h0;
      end
      if ((free_slot == 2'h2)) begin
        slots_now = {slots_now[3], 1'h1, slots_now[1:0]};
        fill_line__2__d = end_victim__q;
        fill_tag__2__d = end_tag;
        fill_asked__2__d = 3'h0;
        fill_got__2__d = 4'h0;
      end
      if ((free_slot == 2'h3)) begin
        slots_now = {1'h1, slots_now[2:0]};
        fill_line__3__d = end_victim__q;
        fill_tag__3__d = end_tag;
        fill_asked__3__d = 3'h0;
        fill_got__3__d = 4'h0;
      end
      if (victim_mask[0]) begin
        tags__0__d = end_tag;
        old_next = next__0__q;
        old_prev = prev__0__q;
        count_eviction = loaded__q[0];
      end
      if (victim_mask[1]) begin
        tags__1__d = end_tag;
        old_next = next__1__q;
        old_prev = prev__1__q;
        count_eviction = loaded__q[1];
      end
      if (victim_mask[2]) begin
        tags__2__d = end_tag;
        old_next = next__2__q;
        old_prev = prev__2__q;
        count_eviction = loaded__q[2];
      end
      if (victim_mask[3]) begin
        tags__3__d = end_tag;
        old_next = next__3__q;
        old_prev = prev__3__q;
        count_eviction = loaded__q[3];
      end
      if (victim_mask[4]) begin
        tags__4__d = end_tag;
        old_next = next__4__q;
        old_prev = prev__4__q;
        count_eviction = loaded__q[4];
      end
      if (victim_mask[5]) begin
        tags__5__d = end_tag;
        old_next = next__5__q;
        old_prev = prev__5__q;
        count_eviction = loaded__q[5];
      end
      if (victim_mask[6]) begin
        tags__6__d = end_tag;
        old_next = next__6__q;
        old_prev = prev__6__q;
        count_eviction = loaded__q[6];
      end
      if (victim_mask[7]) begin
        tags__7__d = end_tag;
        old_next = next__7__q;
        old_prev = prev__7__q;
        count_eviction = loaded__q[7];
      end
      if (victim_mask[8]) begin
        tags__8__d = end_tag;
        old_next = next__8__q;
        old_prev = prev__8__q;
        count_eviction = loaded__q[8];
      end
      if (victim_mask[9]) begin
        tags__9__d = end_tag;
        old_next = next__9__q;
        old_prev = prev__9__q;
        count_eviction = loaded__q[9];
      end
      if (victim_mask[10]) begin
        tags__10__d = end_tag;
        old_next = next__10__q;
        old_prev = prev__10__q;
        count_eviction = loaded__q[10];
      end
      if (victim_mask[11]) begin
        tags__11__d = end_tag;
        old_next = next__11__q;
        old_prev = prev__11__q;
        count_eviction = loaded__q[11];
      end
      if (victim_mask[12]) begin
        tags__12__d = end_tag;
        old_next = next__12__q;
        old_prev = prev__12__q;
        count_eviction = loaded__q[12];
      end
      if (victim_mask[13]) begin
        tags__13__d = end_tag;
        old_next = next__13__q;
        old_prev = prev__13__q;
        count_eviction = loaded__q[13];
      end
      if (victim_mask[14]) begin
        tags__14__d = end_tag;
        old_next = next__14__q;
        old_prev = prev__14__q;
        count_eviction = loaded__q[14];
      end
      if (victim_mask[15]) begin
        tags__15__d = end_tag;
        old_next = next__15__q;
        old_prev = prev__15__q;
        count_eviction = loaded__q[15];
      end
      if ((|(next_valid__q & victim_mask))) begin
        prev_now = (prev_now & {~{one_line << old_next}});
      end
      if ((|(prev_valid__q & victim_mask))) begin
        next_now = (next_now & {~{one_line << old_prev}});
      end
      next_now = (next_now & {~victim_mask});
      prev_now = (prev_now & {~victim_mask});
      loaded_now = (loaded_now & {~victim_mask});
      loading_now = (loading_now | victim_mask);
    end
    if (((taken & (end_link__q != place)) & (!(made_valid__q & (made_place__q == end_link__q))))) begin
      link_mask = {one_line << end_link__q};
      if (end_link_next__q) begin
        next_now = (next_now | link_mask);
        prev_now = (prev_now | line_mask);
        if (link_mask[0]) begin
          next__0__d = place;
        end
        if (line_mask[0]) begin
          prev__0__d = end_link__q;
        end
        if (link_mask[1]) begin
          next__1__d = place;
        end
        if (line_mask[1]) begin
          prev__1__d = end_link__q;
        end
        if (link_mask[2]) begin
          next__2__d = place;
        end
        if (line_mask[2]) begin
          prev__2__d = end_link__q;
        end
        if (link_mask[3]) begin
          next__3__d = place;
        end
        if (line_mask[3]) begin
          prev__3__d = end_link__q;
        end
        if (link_mask[4]) begin
          next__4__d = place;
        end
        if (line_mask[4]) begin
          prev__4__d = end_link__q;
        end
        if (link_mask[5]) begin
          next__5__d = place;
        end
        if (line_mask[5]) begin
          prev__5__d = end_link__q;
        end
        if (link_mask[6]) begin
          next__6__d = place;
        end
        if (line_mask[6]) begin
          prev__6__d = end_link__q;
        end
        if (link_mask[7]) begin
          next__7__d = place;
        end
        if (line_mask[7]) begin
          prev__7__d = end_link__q;
        end
        if (link_mask[8]) begin
          next__8__d = place;
        end
        if (line_mask[8]) begin
          prev__8__d = end_link__q;
        end
        if (link_mask[9]) begin
          next__9__d = place;
        end
        if (line_mask[9]) begin
          prev__9__d = end_link__q;
        end
        if (link_mask[10]) begin
          next__10__d = place;
        end
        if (line_mask[10]) begin
          prev__10__d = end_link__q;
        end
        if (link_mask[11]) begin
          next__11__d = place;
        end
        if (line_mask[11]) begin
          prev__11__d = end_link__q;
        end
        if (link_mask[12]) begin
          next__12__d = place;
        end
        if (line_mask[12]) begin
          prev__12__d = end_link__q;
        end
        if (link_mask[13]) begin
          next__13__d = place;
        end
        if (line_mask[13]) begin
          prev__13__d = end_link__q;
        end
        if (link_mask[14]) begin
          next__14__d = place;
        end
        if (line_mask[14]) begin
          prev__14__d = end_link__q;
        end
        if (link_mask[15]) begin
          next__15__d = place;
        end
        if (line_mask[15]) begin
          prev__15__d = end_link__q;
        end
      end
      if (end_link_prev__q) begin
        prev_now = (prev_now | link_mask);
        next_now = (next_now | line_mask);
        if (link_mask[0]) begin
          prev__0__d = place;
        end
        if (line_mask[0]) begin
          next__0__d = end_link__q;
        end
        if (link_mask[1]) begin
          prev__1__d = place;
        end
        if (line_mask[1]) begin
          next__1__d = end_link__q;
        end
        if (link_mask[2]) begin
          prev__2__d = place;
        end
        if (line_mask[2]) begin
          next__2__d = end_link__q;
        end
        if (link_mask[3]) begin
          prev__3__d = place;
        end
        if (line_mask[3]) begin
          next__3__d = end_link__q;
        end
        if (link_mask[4]) begin
          prev__4__d = place;
        end
        if (line_mask[4]) begin
          next__4__d = end_link__q;
        end
        if (link_mask[5]) begin
          prev__5__d = place;
        end
        if (line_mask[5]) begin
          next__5__d = end_link__q;
        end
        if (link_mask[6]) begin
          prev__6__d = place;
        end
        if (line_mask[6]) begin
          next__6__d = end_link__q;
        end
        if (link_mask[7]) begin
          prev__7__d = place;
        end
        if (line_mask[7]) begin
          next__7__d = end_link__q;
        end
        if (link_mask[8]) begin
          prev__8__d = place;
        end
        if (line_mask[8]) begin
          next__8__d = end_link__q;
        end
        if (link_mask[9]) begin
          prev__9__d = place;
        end
        if (line_mask[9]) begin
          next__9__d = end_link__q;
        end
        if (link_mask[10]) begin
          prev__10__d = place;
        end
        if (line_mask[10]) begin
          next__10__d = end_link__q;
        end
        if (link_mask[11]) begin
          prev__11__d = place;
        end
        if (line_mask[11]) begin
          next__11__d = end_link__q;
        end
        if (link_mask[12]) begin
          prev__12__d = place;
        end
        if (line_mask[12]) begin
          next__12__d = end_link__q;
        end
        if (link_mask[13]) begin
          prev__13__d = place;
        end
        if (line_mask[13]) begin
          next__13__d = end_link__q;
        end
        if (link_mask[14]) begin
          prev__14__d = place;
        end
        if (line_mask[14]) begin
          next__14__d = end_link__q;
        end
        if (link_mask[15]) begin
          prev__15__d = place;
        end
        if (line_mask[15]) begin
          next__15__d = end_link__q;
        end
      end
    end
    if (bad) begin
      faulty_now = (faulty_now | e_mask);
      wanted_now = (wanted_now & {~e_mask});
    end
    if ((taken | bad)) begin
      seeking_now = (seeking_now & {~e_mask});
    end
    if (taken) begin
      pointing_now = (pointing_now | e_mask);
      if (e_mask[0]) begin
        line__0__d = place;
        offset__0__d = end_pc__q[2:0];
      end
      if (e_mask[1]) begin
        line__1__d = place;
        offset__1__d = end_pc__q[2:0];
      end
      if (e_mask[2]) begin
        line__2__d = place;
        offset__2__d = end_pc__q[2:0];
      end
      if (e_mask[3]) begin
        line__3__d = place;
        offset__3__d = end_pc__q[2:0];
      end
      if (e_mask[4]) begin
        line__4__d = place;
        offset__4__d = end_pc__q[2:0];
      end
      if (e_mask[5]) begin
        line__5__d = place;
        offset__5__d = end_pc__q[2:0];
      end
      if (e_mask[6]) begin
        line__6__d = place;
        offset__6__d = end_pc__q[2:0];
      end
      if (e_mask[7]) begin
        line__7__d = place;
        offset__7__d = end_pc__q[2:0];
      end
    end
    risen_a__d = up_a;
    risen_b__d = up_b;
    risen_look__d = up_look;
    fallen_a__d = down_a;
    fallen_b__d = down_b;
    moved = ((moved | fallen_a__q) | fallen_b__q);
    rising = 6'h0;
    falling = 6'h0;
    if ((|moved)) begin
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[0] ^ risen_b__q[0]) ^ risen_look__q[0])};
      rising = {rising[5:2], ((risen_a__q[0] & risen_b__q[0]) | (risen_look__q[0] & (risen_a__q[0] | risen_b__q[0]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[0] ^ fallen_b__q[0])};
      falling = {falling[5:2], (fallen_a__q[0] & fallen_b__q[0]), falling[0]};
      counts__0__d = {{counts__0__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[1] ^ risen_b__q[1]) ^ risen_look__q[1])};
      rising = {rising[5:2], ((risen_a__q[1] & risen_b__q[1]) | (risen_look__q[1] & (risen_a__q[1] | risen_b__q[1]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[1] ^ fallen_b__q[1])};
      falling = {falling[5:2], (fallen_a__q[1] & fallen_b__q[1]), falling[0]};
      counts__1__d = {{counts__1__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[2] ^ risen_b__q[2]) ^ risen_look__q[2])};
      rising = {rising[5:2], ((risen_a__q[2] & risen_b__q[2]) | (risen_look__q[2] & (risen_a__q[2] | risen_b__q[2]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[2] ^ fallen_b__q[2])};
      falling = {falling[5:2], (fallen_a__q[2] & fallen_b__q[2]), falling[0]};
      counts__2__d = {{counts__2__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[3] ^ risen_b__q[3]) ^ risen_look__q[3])};
      rising = {rising[5:2], ((risen_a__q[3] & risen_b__q[3]) | (risen_look__q[3] & (risen_a__q[3] | risen_b__q[3]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[3] ^ fallen_b__q[3])};
      falling = {falling[5:2], (fallen_a__q[3] & fallen_b__q[3]), falling[0]};
      counts__3__d = {{counts__3__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[4] ^ risen_b__q[4]) ^ risen_look__q[4])};
      rising = {rising[5:2], ((risen_a__q[4] & risen_b__q[4]) | (risen_look__q[4] & (risen_a__q[4] | risen_b__q[4]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[4] ^ fallen_b__q[4])};
      falling = {falling[5:2], (fallen_a__q[4] & fallen_b__q[4]), falling[0]};
      counts__4__d = {{counts__4__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[5] ^ risen_b__q[5]) ^ risen_look__q[5])};
      rising = {rising[5:2], ((risen_a__q[5] & risen_b__q[5]) | (risen_look__q[5] & (risen_a__q[5] | risen_b__q[5]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[5] ^ fallen_b__q[5])};
      falling = {falling[5:2], (fallen_a__q[5] & fallen_b__q[5]), falling[0]};
      counts__5__d = {{counts__5__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[6] ^ risen_b__q[6]) ^ risen_look__q[6])};
      rising = {rising[5:2], ((risen_a__q[6] & risen_b__q[6]) | (risen_look__q[6] & (risen_a__q[6] | risen_b__q[6]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[6] ^ fallen_b__q[6])};
      falling = {falling[5:2], (fallen_a__q[6] & fallen_b__q[6]), falling[0]};
      counts__6__d = {{counts__6__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[7] ^ risen_b__q[7]) ^ risen_look__q[7])};
      rising = {rising[5:2], ((risen_a__q[7] & risen_b__q[7]) | (risen_look__q[7] & (risen_a__q[7] | risen_b__q[7]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[7] ^ fallen_b__q[7])};
      falling = {falling[5:2], (fallen_a__q[7] & fallen_b__q[7]), falling[0]};
      counts__7__d = {{counts__7__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[8] ^ risen_b__q[8]) ^ risen_look__q[8])};
      rising = {rising[5:2], ((risen_a__q[8] & risen_b__q[8]) | (risen_look__q[8] & (risen_a__q[8] | risen_b__q[8]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[8] ^ fallen_b__q[8])};
      falling = {falling[5:2], (fallen_a__q[8] & fallen_b__q[8]), falling[0]};
      counts__8__d = {{counts__8__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[9] ^ risen_b__q[9]) ^ risen_look__q[9])};
      rising = {rising[5:2], ((risen_a__q[9] & risen_b__q[9]) | (risen_look__q[9] & (risen_a__q[9] | risen_b__q[9]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[9] ^ fallen_b__q[9])};
      falling = {falling[5:2], (fallen_a__q[9] & fallen_b__q[9]), falling[0]};
      counts__9__d = {{counts__9__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[10] ^ risen_b__q[10]) ^ risen_look__q[10])};
      rising = {rising[5:2], ((risen_a__q[10] & risen_b__q[10]) | (risen_look__q[10] & (risen_a__q[10] | risen_b__q[10]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[10] ^ fallen_b__q[10])};
      falling = {falling[5:2], (fallen_a__q[10] & fallen_b__q[10]), falling[0]};
      counts__10__d = {{counts__10__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[11] ^ risen_b__q[11]) ^ risen_look__q[11])};
      rising = {rising[5:2], ((risen_a__q[11] & risen_b__q[11]) | (risen_look__q[11] & (risen_a__q[11] | risen_b__q[11]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[11] ^ fallen_b__q[11])};
      falling = {falling[5:2], (fallen_a__q[11] & fallen_b__q[11]), falling[0]};
      counts__11__d = {{counts__11__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[12] ^ risen_b__q[12]) ^ risen_look__q[12])};
      rising = {rising[5:2], ((risen_a__q[12] & risen_b__q[12]) | (risen_look__q[12] & (risen_a__q[12] | risen_b__q[12]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[12] ^ fallen_b__q[12])};
      falling = {falling[5:2], (fallen_a__q[12] & fallen_b__q[12]), falling[0]};
      counts__12__d = {{counts__12__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[13] ^ risen_b__q[13]) ^ risen_look__q[13])};
      rising = {rising[5:2], ((risen_a__q[13] & risen_b__q[13]) | (risen_look__q[13] & (risen_a__q[13] | risen_b__q[13]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[13] ^ fallen_b__q[13])};
      falling = {falling[5:2], (fallen_a__q[13] & fallen_b__q[13]), falling[0]};
      counts__13__d = {{counts__13__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[14] ^ risen_b__q[14]) ^ risen_look__q[14])};
      rising = {rising[5:2], ((risen_a__q[14] & risen_b__q[14]) | (risen_look__q[14] & (risen_a__q[14] | risen_b__q[14]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[14] ^ fallen_b__q[14])};
      falling = {falling[5:2], (fallen_a__q[14] & fallen_b__q[14]), falling[0]};
      counts__14__d = {{counts__14__q + rising} - falling};
      rising = 6'h0;
      rising = {rising[5:1], ((risen_a__q[15] ^ risen_b__q[15]) ^ risen_look__q[15])};
      rising = {rising[5:2], ((risen_a__q[15] & risen_b__q[15]) | (risen_look__q[15] & (risen_a__q[15] | risen_b__q[15]))), rising[0]};
      falling = 6'h0;
      falling = {falling[5:1], (fallen_a__q[15] ^ fallen_b__q[15])};
      falling = {falling[5:2], (fallen_a__q[15] & fallen_b__q[15]), falling[0]};
      counts__15__d = {{counts__15__q + rising} - falling};
    end
    asking = 1'h0;
    asked = 3'h0;
    asked_tag = 17'h0;
    slot = 2'h0;
    if ((fill_busy__q[0] & (!fill_asked__0__q[2]))) begin
      asking = 1'h1;
      asked = fill_asked__0__q;
      asked_tag = fill_tag__0__q;
      slot = 2'h0;
    end
    if ((fill_busy__q[1] & (!fill_asked__1__q[2]))) begin
      asking = 1'h1;
      asked = fill_asked__1__q;
      asked_tag = fill_tag__1__q;
      slot = 2'h1;
    end
    if ((fill_busy__q[2] & (!fill_asked__2__q[2]))) begin
      asking = 1'h1;
      asked = fill_asked__2__q;
      asked_tag = fill_tag__2__q;
      slot = 2'h2;
    end
    if ((fill_busy__q[3] & (!fill_asked__3__q[2]))) begin
      asking = 1'h1;
      asked = fill_asked__3__q;
      asked_tag = fill_tag__3__q;
      slot = 2'h3;
    end
    req_valid = asking;
    req_address = {program_base + ({{11'h0, asked_tag} << 32'h2} | {25'h0, asked})};
    req_tag = ({{4'h0, slot} << 32'h2} | {3'h0, asked});
    if ((asking & req_ready)) begin
      if ((slot == 2'h0)) begin
        fill_asked__0__d = {asked + 3'h1};
      end
      if ((slot == 2'h1)) begin
        fill_asked__1__d = {asked + 3'h1};
      end
      if ((slot == 2'h2)) begin
        fill_asked__2__d = {asked + 3'h1};
      end
      if ((slot == 2'h3)) begin
        fill_asked__3__d = {asked + 3'h1};
      end
    end
    beat = rsp_tag[1:0];
    slot = rsp_tag[3:2];
    fill_at = 4'h0;
    got = 4'h0;
    if ((slot == 2'h0)) begin
      fill_at = fill_line__0__q;
      got = fill_got__0__q;
    end
    if ((slot == 2'h1)) begin
      fill_at = fill_line__1__q;
      got = fill_got__1__q;
    end
    if ((slot == 2'h2)) begin
      fill_at = fill_line__2__q;
      got = fill_got__2__q;
    end
    if ((slot == 2'h3)) begin
      fill_at = fill_line__3__q;
      got = fill_got__3__q;
    end
    case (beat)
      2'h0: begin
        got = (got | 4'h1);
      end
      2'h1: begin
        got = (got | 4'h2);
      end
      2'h2: begin
        got = (got | 4'h4);
      end
      default: begin
        got = (got | 4'h8);
      end
    endcase
    if (rsp_valid) begin
      if ((slot == 2'h0)) begin
        fill_got__0__d = got;
        if ((&got)) begin
          slots_now = {slots_now[3:1], 1'h0};
        end
      end
      if ((slot == 2'h1)) begin
        fill_got__1__d = got;
        if ((&got)) begin
          slots_now = {slots_now[3:2], 1'h0, slots_now[0]};
        end
      end
      if ((slot == 2'h2)) begin
        fill_got__2__d = got;
        if ((&got)) begin
          slots_now = {slots_now[3], 1'h0, slots_now[1:0]};
        end
      end
      if ((slot == 2'h3)) begin
        fill_got__3__d = got;
        if ((&got)) begin
          slots_now = {1'h0, slots_now[2:0]};
        end
      end
      if ((&got)) begin
        loaded_now = (loaded_now | {one_line << fill_at});
        loading_now = (loading_now & {~{one_line << fill_at}});
      end
    end
    candidates = 8'h0;
    waits = 1'h0;
    line_at = line__0__q;
    if ((wanted__q[0] & pointing__q[0])) begin
      part_2 = loaded__q >> line_at;
      if (part_2[0]) begin
        if ((!hold[0])) begin
          candidates = {candidates[7:1], 1'h1};
        end
      end else begin
        waits = 1'h1;
      end
    end
    line_at = line__1__q;
    if ((wanted__q[1] & pointing__q[1])) begin
      part_3 = loaded__q >> line_at;
      if (part_3[0]) begin
        if ((!hold[1])) begin
          candidates = {candidates[7:2], 1'h1, candidates[0]};
        end
      end else begin
        waits = 1'h1;
      end
    end
    line_at = line__2__q;
    if ((wanted__q[2] & pointing__q[2])) begin
      part_4 = loaded__q >> line_at;
      if (part_4[0]) begin
        if ((!hold[2])) begin
          candidates = {candidates[7:3], 1'h1, candidates[1:0]};
        end
      end else begin
        waits = 1'h1;
      end
    end
    line_at = line__3__q;
    if ((wanted__q[3] & pointing__q[3])) begin
      part_5 = loaded__q >> line_at;
      if (part_5[0]) begin
        if ((!hold[3])) begin
          candidates = {candidates[7:4], 1'h1, candidates[2:0]};
        end
      end else begin
        waits = 1'h1;
      end
    end
    line_at = line__4__q;
    if ((wanted__q[4] & pointing__q[4])) begin
      part_6 = loaded__q >> line_at;
      if (part_6[0]) begin
        if ((!hold[4])) begin
          candidates = {candidates[7:5], 1'h1, candidates[3:0]};
        end
      end else begin
        waits = 1'h1;
      end
    end
    line_at = line__5__q;
    if ((wanted__q[5] & pointing__q[5])) begin
      part_7 = loaded__q >> line_at;
      if (part_7[0]) begin
        if ((!hold[5])) begin
          candidates = {candidates[7:6], 1'h1, candidates[4:0]};
        end
      end else begin
        waits = 1'h1;
      end
    end
    line_at = line__6__q;
    if ((wanted__q[6] & pointing__q[6])) begin
      part_8 = loaded__q >> line_at;
      if (part_8[0]) begin
        if ((!hold[6])) begin
          candidates = {candidates[7], 1'h1, candidates[5:0]};
        end
      end else begin
        waits = 1'h1;
      end
    end
    line_at = line__7__q;
    if ((wanted__q[7] & pointing__q[7])) begin
      part_9 = loaded__q >> line_at;
      if (part_9[0]) begin
        if ((!hold[7])) begin
          candidates = {1'h1, candidates[6:0]};
        end
      end else begin
        waits = 1'h1;
      end
    end
    count_fill_stall = waits;
    chosen = 3'h0;
    chosen_any = 1'h0;
    chosen_after = 1'h0;
    if (candidates[0]) begin
      if ((got_warp__q < 3'h0)) begin
        if ((!chosen_after)) begin
          chosen = 3'h0;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h0;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[1]) begin
      if ((got_warp__q < 3'h1)) begin
        if ((!chosen_after)) begin
          chosen = 3'h1;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h1;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[2]) begin
      if ((got_warp__q < 3'h2)) begin
        if ((!chosen_after)) begin
          chosen = 3'h2;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h2;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[3]) begin
      if ((got_warp__q < 3'h3)) begin
        if ((!chosen_after)) begin
          chosen = 3'h3;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h3;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[4]) begin
      if ((got_warp__q < 3'h4)) begin
        if ((!chosen_after)) begin
          chosen = 3'h4;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h4;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[5]) begin
      if ((got_warp__q < 3'h5)) begin
        if ((!chosen_after)) begin
          chosen = 3'h5;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h5;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[6]) begin
      if ((got_warp__q < 3'h6)) begin
        if ((!chosen_after)) begin
          chosen = 3'h6;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h6;
        end
      end
      chosen_any = 1'h1;
    end
    if (candidates[7]) begin
      if ((got_warp__q < 3'h7)) begin
        if ((!chosen_after)) begin
          chosen = 3'h7;
          chosen_after = 1'h1;
        end
      end else begin
        if (((!chosen_any) & (!chosen_after))) begin
          chosen = 3'h7;
        end
      end
      chosen_any = 1'h1;
    end
    read_line = 4'h0;
    read_place = 3'h0;
    read_tag = 17'h0;
    got_valid__d = chosen_any;
    if (chosen_any) begin
      got_warp__d = chosen;
      wanted_now = (wanted_now & {~{one << chosen}});
      if ((chosen == 3'h0)) begin
        read_line = line__0__q;
        read_place = offset__0__q;
      end
      if ((chosen == 3'h1)) begin
        read_line = line__1__q;
        read_place = offset__1__q;
      end
      if ((chosen == 3'h2)) begin
        read_line = line__2__q;
        read_place = offset__2__q;
      end
      if ((chosen == 3'h3)) begin
        read_line = line__3__q;
        read_place = offset__3__q;
      end
      if ((chosen == 3'h4)) begin
        read_line = line__4__q;
        read_place = offset__4__q;
      end
      if ((chosen == 3'h5)) begin
        read_line = line__5__q;
        read_place = offset__5__q;
      end
      if ((chosen == 3'h6)) begin
        read_line = line__6__q;
        read_place = offset__6__q;
      end
      if ((chosen == 3'h7)) begin
        read_line = line__7__q;
        read_place = offset__7__q;
      end
      if ((read_line == 4'h0)) begin
        read_tag = tags__0__q;
      end
      if ((read_line == 4'h1)) begin
        read_tag = tags__1__q;
      end
      if ((read_line == 4'h2)) begin
        read_tag = tags__2__q;
      end
      if ((read_line == 4'h3)) begin
        read_tag = tags__3__q;
      end
      if ((read_line == 4'h4)) begin
        read_tag = tags__4__q;
      end
      if ((read_line == 4'h5)) begin
        read_tag = tags__5__q;
      end
      if ((read_line == 4'h6)) begin
        read_tag = tags__6__q;
      end
      if ((read_line == 4'h7)) begin
        read_tag = tags__7__q;
      end
      if ((read_line == 4'h8)) begin
        read_tag = tags__8__q;
      end
      if ((read_line == 4'h9)) begin
        read_tag = tags__9__q;
      end
      if ((read_line == 4'ha)) begin
        read_tag = tags__10__q;
      end
      if ((read_line == 4'hb)) begin
        read_tag = tags__11__q;
      end
      if ((read_line == 4'hc)) begin
        read_tag = tags__12__q;
      end
      if ((read_line == 4'hd)) begin
        read_tag = tags__13__q;
      end
      if ((read_line == 4'he)) begin
        read_tag = tags__14__q;
      end
      if ((read_line == 4'hf)) begin
        read_tag = tags__15__q;
      end
      got_place__d = read_place;
      got_pc__d = ({{3'h0, read_tag} << 32'h3} | {17'h0, read_place});
    end
    read_at = ({{2'h0, read_line} << 32'h2} | {4'h0, read_place[2:1]});
    words__0__read_enable = chosen_any;
    words__0__read_address = read_at;
    words__0__write_enable = rsp_valid;
    words__0__write_address = ({{2'h0, fill_at} << 32'h2} | {4'h0, beat});
    words__0__write_data = rsp_data__0;
    words__1__read_enable = chosen_any;
    words__1__read_address = read_at;
    words__1__write_enable = rsp_valid;
    words__1__write_address = ({{2'h0, fill_at} << 32'h2} | {4'h0, beat});
    words__1__write_data = rsp_data__1;
    words__2__read_enable = chosen_any;
    words__2__read_address = read_at;
    words__2__write_enable = rsp_valid;
    words__2__write_address = ({{2'h0, fill_at} << 32'h2} | {4'h0, beat});
    words__2__write_data = rsp_data__2;
    words__3__read_enable = chosen_any;
    words__3__read_address = read_at;
    words__3__write_enable = rsp_valid;
    words__3__write_address = ({{2'h0, fill_at} << 32'h2} | {4'h0, beat});
    words__3__write_data = rsp_data__3;
    if (got_place__q[0]) begin
      fetch_low = words__2__read_data;
      fetch_high = words__3__read_data;
    end else begin
      fetch_low = words__0__read_data;
      fetch_high = words__1__read_data;
    end
    fetch_warp = got_warp__q;
    fetch_valid = got_valid__q;
    if ((got_valid__q & (got_pc__q >= program_length))) begin
      fetch_valid = 1'h0;
      faulty_now = (faulty_now | {one << got_warp__q});
      if ((got_warp__q == 3'h0)) begin
        pcs__0__d = got_pc__q;
      end
      if ((got_warp__q == 3'h1)) begin
        pcs__1__d = got_pc__q;
      end
      if ((got_warp__q == 3'h2)) begin
        pcs__2__d = got_pc__q;
      end
      if ((got_warp__q == 3'h3)) begin
        pcs__3__d = got_pc__q;
      end
      if ((got_warp__q == 3'h4)) begin
        pcs__4__d = got_pc__q;
      end
      if ((got_warp__q == 3'h5)) begin
        pcs__5__d = got_pc__q;
      end
      if ((got_warp__q == 3'h6)) begin
        pcs__6__d = got_pc__q;
      end
      if ((got_warp__q == 3'h7)) begin
        pcs__7__d = got_pc__q;
      end
    end
    count_fetch = (got_valid__q & (got_pc__q < program_length));
    fault_valid = (|faulty__q);
    fault_warp = 3'h0;
    fault_pc = 20'h0;
    chosen = 3'h0;
    if (faulty__q[0]) begin
      fault_warp = 3'h0;
      fault_pc = pcs__0__q;
      chosen = 3'h0;
    end
    if (faulty__q[1]) begin
      fault_warp = 3'h1;
      fault_pc = pcs__1__q;
      chosen = 3'h1;
    end
    if (faulty__q[2]) begin
      fault_warp = 3'h2;
      fault_pc = pcs__2__q;
      chosen = 3'h2;
    end
    if (faulty__q[3]) begin
      fault_warp = 3'h3;
      fault_pc = pcs__3__q;
      chosen = 3'h3;
    end
    if (faulty__q[4]) begin
      fault_warp = 3'h4;
      fault_pc = pcs__4__q;
      chosen = 3'h4;
    end
    if (faulty__q[5]) begin
      fault_warp = 3'h5;
      fault_pc = pcs__5__q;
      chosen = 3'h5;
    end
    if (faulty__q[6]) begin
      fault_warp = 3'h6;
      fault_pc = pcs__6__q;
      chosen = 3'h6;
    end
    if (faulty__q[7]) begin
      fault_warp = 3'h7;
      fault_pc = pcs__7__q;
      chosen = 3'h7;
    end
    if ((|faulty__q)) begin
      faulty_now = (faulty_now & {~{one << chosen}});
    end
    pointing__d = pointing_now;
    wanted__d = wanted_now;
    seeking__d = seeking_now;
    faulty__d = faulty_now;
    left_next__d = after_now;
    left_prev__d = before_now;
    next_valid__d = next_now;
    prev_valid__d = prev_now;
    loading__d = loading_now;
    loaded__d = loaded_now;
    fill_busy__d = slots_now;
    sum = 2'h0;
    if (a_stay) begin
      sum = {sum + 2'h1};
    end
    if (b_stay) begin
      sum = {sum + 2'h1};
    end
    count_offset = sum;
    sum = 2'h0;
    if (a_follow) begin
      sum = {sum + 2'h1};
    end
    if (b_follow_next) begin
      sum = {sum + 2'h1};
    end
    count_next = sum;
    count_prev = b_follow_prev;
    sum = 2'h0;
    if (a_far) begin
      sum = {sum + 2'h1};
    end
    if (b_far) begin
      sum = {sum + 2'h1};
    end
    if (launch_valid) begin
      sum = {sum + 2'h1};
    end
    count_pc_write = sum;
  end
  always @(posedge clock) begin
    tags__0__q <= tags__0__d;
    tags__1__q <= tags__1__d;
    tags__2__q <= tags__2__d;
    tags__3__q <= tags__3__d;
    tags__4__q <= tags__4__d;
    tags__5__q <= tags__5__d;
    tags__6__q <= tags__6__d;
    tags__7__q <= tags__7__d;
    tags__8__q <= tags__8__d;
    tags__9__q <= tags__9__d;
    tags__10__q <= tags__10__d;
    tags__11__q <= tags__11__d;
    tags__12__q <= tags__12__d;
    tags__13__q <= tags__13__d;
    tags__14__q <= tags__14__d;
    tags__15__q <= tags__15__d;
    counts__0__q <= counts__0__d;
    counts__1__q <= counts__1__d;
    counts__2__q <= counts__2__d;
    counts__3__q <= counts__3__d;
    counts__4__q <= counts__4__d;
    counts__5__q <= counts__5__d;
    counts__6__q <= counts__6__d;
    counts__7__q <= counts__7__d;
    counts__8__q <= counts__8__d;
    counts__9__q <= counts__9__d;
    counts__10__q <= counts__10__d;
    counts__11__q <= counts__11__d;
    counts__12__q <= counts__12__d;
    counts__13__q <= counts__13__d;
    counts__14__q <= counts__14__d;
    counts__15__q <= counts__15__d;
    next__0__q <= next__0__d;
    next__1__q <= next__1__d;
    next__2__q <= next__2__d;
    next__3__q <= next__3__d;
    next__4__q <= next__4__d;
    next__5__q <= next__5__d;
    next__6__q <= next__6__d;
    next__7__q <= next__7__d;
    next__8__q <= next__8__d;
    next__9__q <= next__9__d;
    next__10__q <= next__10__d;
    next__11__q <= next__11__d;
    next__12__q <= next__12__d;
    next__13__q <= next__13__d;
    next__14__q <= next__14__d;
    next__15__q <= next__15__d;
    prev__0__q <= prev__0__d;
    prev__1__q <= prev__1__d;
    prev__2__q <= prev__2__d;
    prev__3__q <= prev__3__d;
    prev__4__q <= prev__4__d;
    prev__5__q <= prev__5__d;
    prev__6__q <= prev__6__d;
    prev__7__q <= prev__7__d;
    prev__8__q <= prev__8__d;
    prev__9__q <= prev__9__d;
    prev__10__q <= prev__10__d;
    prev__11__q <= prev__11__d;
    prev__12__q <= prev__12__d;
    prev__13__q <= prev__13__d;
    prev__14__q <= prev__14__d;
    prev__15__q <= prev__15__d;
    next_valid__q <= next_valid__d;
    prev_valid__q <= prev_valid__d;
    loading__q <= loading__d;
    loaded__q <= loaded__d;
    pointing__q <= pointing__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    line__4__q <= line__4__d;
    line__5__q <= line__5__d;
    line__6__q <= line__6__d;
    line__7__q <= line__7__d;
    offset__0__q <= offset__0__d;
    offset__1__q <= offset__1__d;
    offset__2__q <= offset__2__d;
    offset__3__q <= offset__3__d;
    offset__4__q <= offset__4__d;
    offset__5__q <= offset__5__d;
    offset__6__q <= offset__6__d;
    offset__7__q <= offset__7__d;
    pcs__0__q <= pcs__0__d;
    pcs__1__q <= pcs__1__d;
    pcs__2__q <= pcs__2__d;
    pcs__3__q <= pcs__3__d;
    pcs__4__q <= pcs__4__d;
    pcs__5__q <= pcs__5__d;
    pcs__6__q <= pcs__6__d;
    pcs__7__q <= pcs__7__d;
    wanted__q <= wanted__d;
    seeking__q <= seeking__d;
    left__0__q <= left__0__d;
    left__1__q <= left__1__d;
    left__2__q <= left__2__d;
    left__3__q <= left__3__d;
    left__4__q <= left__4__d;
    left__5__q <= left__5__d;
    left__6__q <= left__6__d;
    left__7__q <= left__7__d;
    left_next__q <= left_next__d;
    left_prev__q <= left_prev__d;
    faulty__q <= faulty__d;
    turn_valid__q <= turn_valid__d;
    turn_warp__q <= turn_warp__d;
    turn_kind__q <= turn_kind__d;
    turn_offset__q <= turn_offset__d;
    turn_pc__q <= turn_pc__d;
    risen_a__q <= risen_a__d;
    risen_b__q <= risen_b__d;
    risen_look__q <= risen_look__d;
    fallen_a__q <= fallen_a__d;
    fallen_b__q <= fallen_b__d;
    look_valid__q <= look_valid__d;
    look_warp__q <= look_warp__d;
    look_pc__q <= look_pc__d;
    end_valid__q <= end_valid__d;
    end_warp__q <= end_warp__d;
    end_pc__q <= end_pc__d;
    end_bad__q <= end_bad__d;
    end_hit__q <= end_hit__d;
    end_place__q <= end_place__d;
    end_found__q <= end_found__d;
    end_victim__q <= end_victim__d;
    end_link__q <= end_link__d;
    end_link_next__q <= end_link_next__d;
    end_link_prev__q <= end_link_prev__d;
    made_valid__q <= made_valid__d;
    made_tag__q <= made_tag__d;
    made_place__q <= made_place__d;
    turn__q <= turn__d;
    open__q <= open__d;
    fill_busy__q <= fill_busy__d;
    fill_line__0__q <= fill_line__0__d;
    fill_line__1__q <= fill_line__1__d;
    fill_line__2__q <= fill_line__2__d;
    fill_line__3__q <= fill_line__3__d;
    fill_tag__0__q <= fill_tag__0__d;
    fill_tag__1__q <= fill_tag__1__d;
    fill_tag__2__q <= fill_tag__2__d;
    fill_tag__3__q <= fill_tag__3__d;
    fill_asked__0__q <= fill_asked__0__d;
    fill_asked__1__q <= fill_asked__1__d;
    fill_asked__2__q <= fill_asked__2__d;
    fill_asked__3__q <= fill_asked__3__d;
    fill_got__0__q <= fill_got__0__d;
    fill_got__1__q <= fill_got__1__d;
    fill_got__2__q <= fill_got__2__d;
    fill_got__3__q <= fill_got__3__d;
    got_valid__q <= got_valid__d;
    got_warp__q <= got_warp__d;
    got_place__q <= got_place__d;
    got_pc__q <= got_pc__d;
  end
  words words__0 (
    .clock(clock),
    .read_enable(words__0__read_enable),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  words words__1 (
    .clock(clock),
    .read_enable(words__1__read_enable),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  words words__2 (
    .clock(clock),
    .read_enable(words__2__read_enable),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  words words__3 (
    .clock(clock),
    .read_enable(words__3__read_enable),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
endmodule
