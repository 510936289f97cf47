// SPDX-License-Identifier: MIT
// Part of front_end, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_front_end_links (
  input wire clock,
  input wire read__0_valid,
  input wire [3:0] read__0_line,
  input wire read__1_valid,
  input wire [3:0] read__1_line,
  input wire read__2_valid,
  input wire [3:0] read__2_line,
  output reg link__0_valid,
  output reg [3:0] link__0_line,
  output reg link__0_evicted,
  output reg link__1_valid,
  output reg [3:0] link__1_line,
  output reg link__1_evicted,
  output reg link__2_valid,
  output reg [3:0] link__2_line,
  output reg link__2_evicted,
  output reg [1:0] reads,
  input wire evict_valid,
  input wire [3:0] evict_line,
  input wire [15:0] evict_mask,
  input wire join_valid,
  input wire join_neighbours,
  input wire [3:0] join_first,
  input wire [3:0] join_second,
  input wire flush
);
  localparam [15:0] one = 16'h1;
  reg joins;
  reg [15:0] first_joined;
  reg [15:0] second_joined;
  reg [15:0] first_cut;
  reg [15:0] second_cut;
  reg [15:0] next_now;
  reg [15:0] prev_now;
  reg [3:0] copies__2__write_address_value;
  reg [3:0] copies__2__write_data_value;
  reg copies__2__write_enable_value;
  reg [3:0] copies__4__write_address_value;
  reg [3:0] copies__4__write_data_value;
  reg copies__4__write_enable_value;
  reg link__2_valid_value;
  reg [1:0] reads_value;
  reg [3:0] at__0__d;
  reg [3:0] at__0__q = 4'h0;
  reg [3:0] at__1__d;
  reg [3:0] at__1__q = 4'h0;
  reg [3:0] at__2__d;
  reg [3:0] at__2__q = 4'h0;
  reg [15:0] mask__0__d;
  reg [15:0] mask__0__q = 16'h0;
  reg [15:0] mask__1__d;
  reg [15:0] mask__1__q = 16'h0;
  reg [15:0] mask__2__d;
  reg [15:0] mask__2__q = 16'h0;
  reg [15:0] next_valid__d;
  reg [15:0] next_valid__q = 16'h0;
  reg [15:0] prev_valid__d;
  reg [15:0] prev_valid__q = 16'h0;
  reg [3:0] copies__0__read_address;
  wire [3:0] copies__0__read_data;
  reg copies__0__write_enable;
  reg [3:0] copies__0__write_address;
  reg [3:0] copies__0__write_data;
  reg [3:0] copies__1__read_address;
  wire [3:0] copies__1__read_data;
  reg copies__1__write_enable;
  reg [3:0] copies__1__write_address;
  reg [3:0] copies__1__write_data;
  reg [3:0] copies__2__read_address;
  wire [3:0] copies__2__read_data;
  reg copies__2__write_enable;
  reg [3:0] copies__2__write_address;
  reg [3:0] copies__2__write_data;
  reg [3:0] copies__3__read_address;
  wire [3:0] copies__3__read_data;
  reg copies__3__write_enable;
  reg [3:0] copies__3__write_address;
  reg [3:0] copies__3__write_data;
  reg [3:0] copies__4__read_address;
  wire [3:0] copies__4__read_data;
  reg copies__4__write_enable;
  reg [3:0] copies__4__write_address;
  reg [3:0] copies__4__write_data;
  always @(*) begin
    at__0__d = at__0__q;
    at__1__d = at__1__q;
    at__2__d = at__2__q;
    mask__0__d = mask__0__q;
    mask__1__d = mask__1__q;
    mask__2__d = mask__2__q;
    joins = (join_valid & join_neighbours);
    copies__0__write_enable = joins;
    copies__0__write_address = join_first;
    copies__0__write_data = join_second;
    copies__1__write_enable = joins;
    copies__1__write_address = join_first;
    copies__1__write_data = join_second;
    copies__2__write_enable_value = joins;
    copies__2__write_address_value = join_first;
    copies__2__write_data_value = join_second;
    copies__3__write_enable = joins;
    copies__3__write_address = join_first;
    copies__3__write_data = join_second;
    copies__4__write_enable_value = joins;
    copies__4__write_address_value = join_first;
    copies__4__write_data_value = join_second;
    copies__2__write_enable_value = joins;
    copies__2__write_address_value = join_second;
    copies__2__write_data_value = join_first;
    copies__4__write_enable_value = joins;
    copies__4__write_address_value = join_second;
    copies__4__write_data_value = join_first;
    reads_value = 2'h0;
    if (read__0_valid) begin
      at__0__d = read__0_line;
      mask__0__d = {one << read__0_line};
      reads_value = {reads_value + 2'h1};
    end
    copies__0__read_address = at__0__q;
    link__0_valid = (|(next_valid__q & mask__0__q));
    link__0_line = copies__0__read_data;
    link__0_evicted = (copies__0__read_data == evict_line);
    if (read__1_valid) begin
      at__1__d = read__1_line;
      mask__1__d = {one << read__1_line};
      reads_value = {reads_value + 2'h1};
    end
    copies__1__read_address = at__1__q;
    link__1_valid = (|(next_valid__q & mask__1__q));
    link__1_line = copies__1__read_data;
    link__1_evicted = (copies__1__read_data == evict_line);
    if (read__2_valid) begin
      at__2__d = read__2_line;
      mask__2__d = {one << read__2_line};
      reads_value = {reads_value + 2'h1};
    end
    copies__2__read_address = at__2__q;
    link__2_valid_value = (|(next_valid__q & mask__2__q));
    link__2_line = copies__2__read_data;
    link__2_evicted = (copies__2__read_data == evict_line);
    link__2_valid_value = (|(prev_valid__q & mask__2__q));
    copies__3__read_address = evict_line;
    copies__4__read_address = evict_line;
    first_cut = 16'h0;
    second_cut = 16'h0;
    first_joined = 16'h0;
    second_joined = 16'h0;
    if ((|(prev_valid__q & evict_mask))) begin
      first_cut = {one << copies__4__read_data};
    end
    if ((|(next_valid__q & evict_mask))) begin
      second_cut = {one << copies__3__read_data};
    end
    if (join_neighbours) begin
      first_joined = {one << join_first};
      second_joined = {one << join_second};
    end
    next_now = next_valid__q;
    prev_now = prev_valid__q;
    if (evict_valid) begin
      next_now = (next_now & {~(evict_mask | first_cut)});
      prev_now = (prev_now & {~(evict_mask | second_cut)});
    end
    if (join_valid) begin
      next_now = (next_now | first_joined);
      prev_now = (prev_now | second_joined);
    end
    next_valid__d = next_now;
    prev_valid__d = prev_now;
    if (flush) begin
      next_valid__d = 16'h0;
      prev_valid__d = 16'h0;
    end
    copies__2__write_address = copies__2__write_address_value;
    copies__2__write_data = copies__2__write_data_value;
    copies__2__write_enable = copies__2__write_enable_value;
    copies__4__write_address = copies__4__write_address_value;
    copies__4__write_data = copies__4__write_data_value;
    copies__4__write_enable = copies__4__write_enable_value;
    link__2_valid = link__2_valid_value;
    reads = reads_value;
  end
  always @(posedge clock) begin
    at__0__q <= at__0__d;
    at__1__q <= at__1__d;
    at__2__q <= at__2__d;
    mask__0__q <= mask__0__d;
    mask__1__q <= mask__1__d;
    mask__2__q <= mask__2__d;
    next_valid__q <= next_valid__d;
    prev_valid__q <= prev_valid__d;
  end
  warpwright_front_end_copies_3 copies__0 (
    .clock(clock),
    .read_address(copies__0__read_address),
    .read_data(copies__0__read_data),
    .write_enable(copies__0__write_enable),
    .write_address(copies__0__write_address),
    .write_data(copies__0__write_data)
  );
  warpwright_front_end_copies_3 copies__1 (
    .clock(clock),
    .read_address(copies__1__read_address),
    .read_data(copies__1__read_data),
    .write_enable(copies__1__write_enable),
    .write_address(copies__1__write_address),
    .write_data(copies__1__write_data)
  );
  warpwright_front_end_copies_3 copies__2 (
    .clock(clock),
    .read_address(copies__2__read_address),
    .read_data(copies__2__read_data),
    .write_enable(copies__2__write_enable),
    .write_address(copies__2__write_address),
    .write_data(copies__2__write_data)
  );
  warpwright_front_end_copies_3 copies__3 (
    .clock(clock),
    .read_address(copies__3__read_address),
    .read_data(copies__3__read_data),
    .write_enable(copies__3__write_enable),
    .write_address(copies__3__write_address),
    .write_data(copies__3__write_data)
  );
  warpwright_front_end_copies_3 copies__4 (
    .clock(clock),
    .read_address(copies__4__read_address),
    .read_data(copies__4__read_data),
    .write_enable(copies__4__write_enable),
    .write_address(copies__4__write_address),
    .write_data(copies__4__write_data)
  );
endmodule
