// SPDX-License-Identifier: MIT
// Part of dispatcher, dispatcher_pool, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_dispatcher_tasks (
  input wire clock,
  input wire write_valid,
  input wire [1:0] write_number,
  input wire [1:0] write_word,
  input wire [31:0] write_data,
  input wire start,
  input wire [1:0] last,
  input wire turning,
  input wire ended,
  input wire [23:0] put_id,
  input wire [31:0] put_spot,
  input wire [5:0] put_tile,
  input wire [5:0] put_subtile,
  input wire [3:0] put_quad,
  input wire [23:0] put_group,
  input wire [8:0] put_place,
  output reg others,
  output reg live,
  output reg [31:0] next_about,
  output reg [31:0] next_grid,
  output reg [2:0] next_pages,
  output reg [8:0] next_group_warps,
  output reg empty,
  output reg [23:0] walk_id,
  output reg [31:0] walk_spot,
  output reg [5:0] walk_tile,
  output reg [5:0] walk_subtile,
  output reg [3:0] walk_quad,
  output reg [23:0] walk_group,
  output reg [8:0] walk_place
);
  localparam [2:0] page = 3'h4;
  localparam [6:0] in_page = 7'hf;
  localparam [3:0] one = 4'h1;
  reg [6:0] whole;
  reg [11:0] size;
  reg [3:0] present;
  reg [3:0] coming;
  reg begins;
  reg [3:0] gone;
  reg [1:0] after;
  reg [24:0] rest;
  reg empty_value;
  reg [23:0] walk_group_value;
  reg [23:0] walk_id_value;
  reg [8:0] walk_place_value;
  reg [3:0] walk_quad_value;
  reg [31:0] walk_spot_value;
  reg [5:0] walk_tile_value;
  reg [1:0] abouts__read_address;
  wire [31:0] abouts__read_data;
  reg abouts__write_enable;
  reg [1:0] abouts__write_address;
  reg [31:0] abouts__write_data;
  reg [1:0] grids__read_address;
  wire [31:0] grids__read_data;
  reg grids__write_enable;
  reg [1:0] grids__write_address;
  reg [31:0] grids__write_data;
  reg [1:0] sizes__read_address;
  wire [11:0] sizes__read_data;
  reg sizes__write_enable;
  reg [1:0] sizes__write_address;
  reg [11:0] sizes__write_data;
  reg [1:0] ids__read_address;
  wire [23:0] ids__read_data;
  reg ids__write_enable;
  reg [1:0] ids__write_address;
  reg [23:0] ids__write_data;
  reg [1:0] spots__read_address;
  wire [31:0] spots__read_data;
  reg spots__write_enable;
  reg [1:0] spots__write_address;
  reg [31:0] spots__write_data;
  reg [1:0] rests__read_address;
  wire [24:0] rests__read_data;
  reg rests__write_enable;
  reg [1:0] rests__write_address;
  reg [24:0] rests__write_data;
  reg [1:0] groups__read_address;
  wire [23:0] groups__read_data;
  reg groups__write_enable;
  reg [1:0] groups__write_address;
  reg [23:0] groups__write_data;
  reg [1:0] current__d;
  reg [1:0] current__q = 2'h0;
  reg [1:0] following__d;
  reg [1:0] following__q = 2'h0;
  reg [3:0] alive__d;
  reg [3:0] alive__q = 4'h0;
  reg [3:0] fresh__d;
  reg [3:0] fresh__q = 4'h0;
  always @(*) begin
    current__d = current__q;
    fresh__d = fresh__q;
    abouts__write_enable = (write_valid & (write_word == 2'h0));
    abouts__write_address = write_number;
    abouts__write_data = write_data;
    grids__write_enable = (write_valid & (write_word == 2'h1));
    grids__write_address = write_number;
    grids__write_data = write_data;
    whole = {write_data[6:0] + in_page};
    whole = {whole >> page};
    size = {{3'h0, write_data[16:8]} << 32'h3};
    size = (size | {9'h0, whole[2:0]});
    sizes__write_enable = (write_valid & (write_word == 2'h2));
    sizes__write_address = write_number;
    sizes__write_data = size;
    following__d = current__q;
    after = {current__q + 2'h3};
    if ((alive__q[0] & (after == 2'h0))) begin
      following__d = 2'h0;
    end
    if ((alive__q[1] & (after == 2'h1))) begin
      following__d = 2'h1;
    end
    if ((alive__q[2] & (after == 2'h2))) begin
      following__d = 2'h2;
    end
    if ((alive__q[3] & (after == 2'h3))) begin
      following__d = 2'h3;
    end
    after = {current__q + 2'h2};
    if ((alive__q[0] & (after == 2'h0))) begin
      following__d = 2'h0;
    end
    if ((alive__q[1] & (after == 2'h1))) begin
      following__d = 2'h1;
    end
    if ((alive__q[2] & (after == 2'h2))) begin
      following__d = 2'h2;
    end
    if ((alive__q[3] & (after == 2'h3))) begin
      following__d = 2'h3;
    end
    after = {current__q + 2'h1};
    if ((alive__q[0] & (after == 2'h0))) begin
      following__d = 2'h0;
    end
    if ((alive__q[1] & (after == 2'h1))) begin
      following__d = 2'h1;
    end
    if ((alive__q[2] & (after == 2'h2))) begin
      following__d = 2'h2;
    end
    if ((alive__q[3] & (after == 2'h3))) begin
      following__d = 2'h3;
    end
    present = {one << current__q};
    coming = {one << following__q};
    others = (|(alive__q & {~present}));
    live = (|alive__q);
    ids__write_enable = turning;
    ids__write_address = current__q;
    ids__write_data = put_id;
    spots__write_enable = turning;
    spots__write_address = current__q;
    spots__write_data = put_spot;
    rest = ((({19'h0, put_tile} | {{21'h0, put_quad} << 32'h6}) | {{16'h0, put_place} << 32'ha}) | {{19'h0, put_subtile}
        << 32'h13});
    rests__write_enable = turning;
    rests__write_address = current__q;
    rests__write_data = rest;
    groups__write_enable = turning;
    groups__write_address = current__q;
    groups__write_data = put_group;
    abouts__read_address = following__q;
    grids__read_address = following__q;
    sizes__read_address = following__q;
    ids__read_address = following__q;
    spots__read_address = following__q;
    rests__read_address = following__q;
    groups__read_address = following__q;
    next_about = abouts__read_data;
    next_grid = grids__read_data;
    next_pages = sizes__read_data[2:0];
    next_group_warps = sizes__read_data[11:3];
    walk_id_value = ids__read_data;
    walk_spot_value = spots__read_data;
    walk_tile_value = rests__read_data[5:0];
    walk_quad_value = rests__read_data[9:6];
    walk_place_value = rests__read_data[18:10];
    walk_subtile = rests__read_data[24:19];
    walk_group_value = groups__read_data;
    begins = (|(fresh__q & coming));
    empty_value = 1'h0;
    if (begins) begin
      walk_id_value = 24'h0;
      walk_spot_value = 32'h0;
      walk_tile_value = 6'h0;
      walk_quad_value = 4'h0;
      walk_place_value = 9'h0;
      walk_group_value = 24'h0;
      empty_value = ((!(|grids__read_data[15:0])) | (!(|grids__read_data[31:16])));
      if (next_about[30]) begin
        walk_spot_value = (grids__read_data & 32'hffffff);
        empty_value = (!(|grids__read_data[23:0]));
      end
    end
    gone = 4'h0;
    if (ended) begin
      gone = present;
    end
    if (turning) begin
      current__d = following__q;
      fresh__d = (fresh__q & {~coming});
      if (empty_value) begin
        gone = coming;
      end
    end
    alive__d = (alive__q & {~gone});
    if (start) begin
      current__d = 2'h3;
      following__d = 2'h0;
      fresh__d = 4'hf;
      alive__d = 4'h1;
      if ((last == 2'h1)) begin
        alive__d = 4'h3;
      end
      if ((last == 2'h2)) begin
        alive__d = 4'h7;
      end
      if ((last == 2'h3)) begin
        alive__d = 4'hf;
      end
    end
    empty = empty_value;
    walk_group = walk_group_value;
    walk_id = walk_id_value;
    walk_place = walk_place_value;
    walk_quad = walk_quad_value;
    walk_spot = walk_spot_value;
    walk_tile = walk_tile_value;
  end
  always @(posedge clock) begin
    current__q <= current__d;
    following__q <= following__d;
    alive__q <= alive__d;
    fresh__q <= fresh__d;
  end
  warpwright_abouts abouts (
    .clock(clock),
    .read_address(abouts__read_address),
    .read_data(abouts__read_data),
    .write_enable(abouts__write_enable),
    .write_address(abouts__write_address),
    .write_data(abouts__write_data)
  );
  warpwright_abouts grids (
    .clock(clock),
    .read_address(grids__read_address),
    .read_data(grids__read_data),
    .write_enable(grids__write_enable),
    .write_address(grids__write_address),
    .write_data(grids__write_data)
  );
  warpwright_dispatcher_sizes sizes (
    .clock(clock),
    .read_address(sizes__read_address),
    .read_data(sizes__read_data),
    .write_enable(sizes__write_enable),
    .write_address(sizes__write_address),
    .write_data(sizes__write_data)
  );
  warpwright_dispatcher_ids ids (
    .clock(clock),
    .read_address(ids__read_address),
    .read_data(ids__read_data),
    .write_enable(ids__write_enable),
    .write_address(ids__write_address),
    .write_data(ids__write_data)
  );
  warpwright_abouts spots (
    .clock(clock),
    .read_address(spots__read_address),
    .read_data(spots__read_data),
    .write_enable(spots__write_enable),
    .write_address(spots__write_address),
    .write_data(spots__write_data)
  );
  warpwright_rests rests (
    .clock(clock),
    .read_address(rests__read_address),
    .read_data(rests__read_data),
    .write_enable(rests__write_enable),
    .write_address(rests__write_address),
    .write_data(rests__write_data)
  );
  warpwright_dispatcher_ids groups (
    .clock(clock),
    .read_address(groups__read_address),
    .read_data(groups__read_data),
    .write_enable(groups__write_enable),
    .write_address(groups__write_address),
    .write_data(groups__write_data)
  );
endmodule
