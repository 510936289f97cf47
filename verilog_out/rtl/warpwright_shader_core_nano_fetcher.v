// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_fetcher (
  input wire clock,
  input wire [3:0] requests,
  input wire [2:0] pointed_line__0,
  input wire [2:0] pointed_line__1,
  input wire [2:0] pointed_line__2,
  input wire [2:0] pointed_line__3,
  input wire [2:0] pointed_offset__0,
  input wire [2:0] pointed_offset__1,
  input wire [2:0] pointed_offset__2,
  input wire [2:0] pointed_offset__3,
  output reg [3:0] turn_chosen,
  output reg [3:0] turn_again,
  output reg [3:0] turn_lacking,
  input wire write_valid,
  input wire [31:0] write_data__0,
  input wire [31:0] write_data__1,
  input wire [31:0] write_data__2,
  input wire [31:0] write_data__3,
  input wire [4:0] write_at,
  input wire replaced_valid,
  input wire [2:0] replaced_line,
  input wire [16:0] replaced_tag,
  input wire flush,
  input wire [7:0] loaded,
  input wire woke_valid,
  input wire [2:0] woke_line,
  input wire [19:0] program_length,
  input wire fault_busy,
  output reg fetched_valid,
  output reg [1:0] fetched_warp,
  output reg [31:0] fetched_low,
  output reg [31:0] fetched_high,
  output reg fault_valid,
  output reg [1:0] fault_warp,
  output reg [19:0] fault_pc
);
  localparam [2:0] row_bits = 3'h7;
  localparam [4:0] half_place_bits = 5'h2;
  localparam [19:0] place_mask = 20'h7;
  localparam [19:0] place_bits = 20'h3;
  reg read_valid;
  reg [1:0] read_warp;
  reg [3:0] read_mask;
  reg [2:0] read_line;
  reg [2:0] read_place;
  reg [4:0] read_at;
  reg [19:0] end_place;
  reg outside;
  reg there;
  reg came;
  reg waits;
  reg [3:0] turn_again_value;
  reg [3:0] turn_lacking_value;
  reg [19:0] part_0;
  reg [7:0] part_1;
  reg words__0__read_enable;
  reg [4:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [4:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg words__1__read_enable;
  reg [4:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [4:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg words__2__read_enable;
  reg [4:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [4:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg words__3__read_enable;
  reg [4:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [4:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [3:0] choice__requests;
  reg [1:0] choice__last;
  wire choice__valid;
  wire [1:0] choice__index;
  wire [3:0] choice__chosen;
  reg picked_valid__d;
  reg picked_valid__q = 1'h0;
  reg [1:0] picked_warp__d;
  reg [1:0] picked_warp__q = 2'h0;
  reg [3:0] picked_mask__d;
  reg [3:0] picked_mask__q = 4'h0;
  reg got_valid__d;
  reg got_valid__q = 1'h0;
  reg [1:0] got_warp__d;
  reg [1:0] got_warp__q = 2'h0;
  reg [3:0] got_mask__d;
  reg [3:0] got_mask__q = 4'h0;
  reg [2:0] got_from__d;
  reg [2:0] got_from__q = 3'h0;
  reg [2:0] got_place__d;
  reg [2:0] got_place__q = 3'h0;
  reg [7:0] got_row__d;
  reg [7:0] got_row__q = 8'h0;
  reg last_line__d_valid;
  reg last_line__q_valid = 1'h0;
  reg [2:0] last_line__d_line;
  reg [2:0] last_line__q_line = 3'h0;
  always @(*) begin
    part_0 = 20'h0;
    part_1 = 8'h0;
    picked_warp__d = picked_warp__q;
    got_warp__d = got_warp__q;
    got_from__d = got_from__q;
    got_place__d = got_place__q;
    got_row__d = got_row__q;
    last_line__d_valid = last_line__q_valid;
    last_line__d_line = last_line__q_line;
    choice__requests = requests;
    turn_chosen = choice__chosen;
    picked_valid__d = choice__valid;
    picked_mask__d = choice__chosen;
    if (choice__valid) begin
      picked_warp__d = choice__index;
    end
    choice__last = got_warp__q;
    read_valid = choice__valid;
    read_warp = choice__index;
    read_mask = choice__chosen;
    read_line = 3'h0;
    read_place = 3'h0;
    if (read_mask[0]) begin
      read_line = (read_line | pointed_line__0);
      read_place = (read_place | pointed_offset__0);
    end
    if (read_mask[1]) begin
      read_line = (read_line | pointed_line__1);
      read_place = (read_place | pointed_offset__1);
    end
    if (read_mask[2]) begin
      read_line = (read_line | pointed_line__2);
      read_place = (read_place | pointed_offset__2);
    end
    if (read_mask[3]) begin
      read_line = (read_line | pointed_line__3);
      read_place = (read_place | pointed_offset__3);
    end
    got_valid__d = read_valid;
    got_mask__d = read_mask;
    if (read_valid) begin
      got_warp__d = read_warp;
      got_from__d = read_line;
      got_place__d = read_place;
      got_row__d = {loaded >> (read_line & {~row_bits})};
    end
    read_at = ({{2'h0, read_line} << half_place_bits} | {2'h0, {read_place >> 32'h1}});
    words__0__read_enable = read_valid;
    words__0__read_address = read_at;
    words__0__write_enable = write_valid;
    words__0__write_address = write_at;
    words__0__write_data = write_data__0;
    words__1__read_enable = read_valid;
    words__1__read_address = read_at;
    words__1__write_enable = write_valid;
    words__1__write_address = write_at;
    words__1__write_data = write_data__1;
    words__2__read_enable = read_valid;
    words__2__read_address = read_at;
    words__2__write_enable = write_valid;
    words__2__write_address = write_at;
    words__2__write_data = write_data__2;
    words__3__read_enable = read_valid;
    words__3__read_address = read_at;
    words__3__write_enable = write_valid;
    words__3__write_address = write_at;
    words__3__write_data = write_data__3;
    if (replaced_valid) begin
      part_0 = {program_length >> place_bits};
      if ((replaced_tag == part_0[16:0])) begin
        last_line__d_valid = 1'h1;
        last_line__d_line = replaced_line;
      end else begin
        if ((replaced_line == last_line__q_line)) begin
          last_line__d_valid = 1'h0;
        end
      end
    end
    if (flush) begin
      last_line__d_valid = 1'h0;
    end
    end_place = (program_length & place_mask);
    outside = ((last_line__q_valid & (last_line__q_line == got_from__q)) & ({17'h0, got_place__q} >= end_place));
    fault_pc = ((program_length & {~place_mask}) | {17'h0, got_place__q});
    part_1 = got_row__q >> (got_from__q & row_bits);
    there = part_1[0];
    came = (woke_valid & (woke_line == got_from__q));
    waits = (((!there) | came) | fault_busy);
    turn_again_value = 4'h0;
    turn_lacking_value = 4'h0;
    if (waits) begin
      turn_again_value = got_mask__q;
    end
    if (((!there) & (!came))) begin
      turn_lacking_value = got_mask__q;
    end
    if (got_place__q[0]) begin
      fetched_low = words__2__read_data;
      fetched_high = words__3__read_data;
    end else begin
      fetched_low = words__0__read_data;
      fetched_high = words__1__read_data;
    end
    fetched_warp = got_warp__q;
    fault_warp = got_warp__q;
    fault_valid = ((got_valid__q & (!waits)) & outside);
    fetched_valid = ((got_valid__q & (!waits)) & (!outside));
    turn_again = turn_again_value;
    turn_lacking = turn_lacking_value;
  end
  always @(posedge clock) begin
    picked_valid__q <= picked_valid__d;
    picked_warp__q <= picked_warp__d;
    picked_mask__q <= picked_mask__d;
    got_valid__q <= got_valid__d;
    got_warp__q <= got_warp__d;
    got_mask__q <= got_mask__d;
    got_from__q <= got_from__d;
    got_place__q <= got_place__d;
    got_row__q <= got_row__d;
    last_line__q_valid <= last_line__d_valid;
    last_line__q_line <= last_line__d_line;
  end
  warpwright_shader_core_nano_words words__0 (
    .clock(clock),
    .read_enable(words__0__read_enable),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  warpwright_shader_core_nano_words words__1 (
    .clock(clock),
    .read_enable(words__1__read_enable),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  warpwright_shader_core_nano_words words__2 (
    .clock(clock),
    .read_enable(words__2__read_enable),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  warpwright_shader_core_nano_words words__3 (
    .clock(clock),
    .read_enable(words__3__read_enable),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  warpwright_shader_core_nano_choice choice (
    .requests(choice__requests),
    .last(choice__last),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule
