// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_returns (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire select_valid,
  input wire [1:0] select_warp,
  input wire [1:0] warp,
  input wire push,
  input wire pop,
  input wire [19:0] pc,
  input wire depth_valid,
  input wire [1:0] depth_warp,
  input wire [4:0] new_depth,
  output reg [4:0] depth,
  output reg [19:0] top
);
  localparam [3:0] one = 4'h1;
  reg [4:0] level;
  reg [3:0] selected;
  reg [4:0] below;
  reg [3:0] kept;
  reg [1:0] depths__write_address_value;
  reg [4:0] depths__write_data_value;
  reg depths__write_enable_value;
  reg places__read_enable;
  reg [1:0] places__read_warp;
  reg [3:0] places__read_place;
  wire [19:0] places__read_data;
  reg places__write_enable;
  reg [1:0] places__write_warp;
  reg [3:0] places__write_place;
  reg [19:0] places__write_data;
  reg [1:0] depths__read_address;
  wire [4:0] depths__read_data;
  reg depths__write_enable;
  reg [1:0] depths__write_address;
  reg [4:0] depths__write_data;
  reg [3:0] fresh__d;
  reg [3:0] fresh__q = 4'h0;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg [1:0] s2_warp__d;
  reg [1:0] s2_warp__q = 2'h0;
  reg [4:0] s2_depth__d;
  reg [4:0] s2_depth__q = 5'h0;
  reg [4:0] e1_depth__d;
  reg [4:0] e1_depth__q = 5'h0;
  reg pushed__d;
  reg pushed__q = 1'h0;
  reg popped__d;
  reg popped__q = 1'h0;
  reg [1:0] moved_warp__d;
  reg [1:0] moved_warp__q = 2'h0;
  reg [4:0] moved_depth__d;
  reg [4:0] moved_depth__q = 5'h0;
  always @(*) begin
    s2_warp__d = s2_warp__q;
    s2_depth__d = s2_depth__q;
    e1_depth__d = e1_depth__q;
    depth = e1_depth__q;
    s2_valid__d = select_valid;
    depths__read_address = select_warp;
    level = depths__read_data;
    selected = {one << select_warp};
    if ((|(fresh__q & selected))) begin
      level = 5'h0;
    end
    if (select_valid) begin
      s2_warp__d = select_warp;
      s2_depth__d = level;
    end
    below = {s2_depth__q - 5'h1};
    places__read_enable = s2_valid__q;
    places__read_warp = s2_warp__q;
    places__read_place = below[3:0];
    if (s2_valid__q) begin
      e1_depth__d = s2_depth__q;
    end
    top = places__read_data;
    pushed__d = push;
    popped__d = pop;
    moved_warp__d = warp;
    moved_depth__d = e1_depth__q;
    places__write_enable = pushed__q;
    places__write_warp = moved_warp__q;
    places__write_place = moved_depth__q[3:0];
    places__write_data = {pc + 20'h1};
    depths__write_enable_value = (pushed__q | popped__q);
    depths__write_address_value = moved_warp__q;
    depths__write_data_value = {moved_depth__q + 5'h1};
    if (popped__q) begin
      depths__write_data_value = {moved_depth__q - 5'h1};
    end
    if (depth_valid) begin
      depths__write_enable_value = 1'h1;
      depths__write_address_value = depth_warp;
      depths__write_data_value = new_depth;
    end
    kept = fresh__q;
    if ((pushed__q | popped__q)) begin
      kept = (fresh__q & {~{one << moved_warp__q}});
    end
    fresh__d = kept;
    if (launch_valid) begin
      fresh__d = (kept | {one << launch_warp});
    end
    depths__write_address = depths__write_address_value;
    depths__write_data = depths__write_data_value;
    depths__write_enable = depths__write_enable_value;
  end
  always @(posedge clock) begin
    fresh__q <= fresh__d;
    s2_valid__q <= s2_valid__d;
    s2_warp__q <= s2_warp__d;
    s2_depth__q <= s2_depth__d;
    e1_depth__q <= e1_depth__d;
    pushed__q <= pushed__d;
    popped__q <= popped__d;
    moved_warp__q <= moved_warp__d;
    moved_depth__q <= moved_depth__d;
  end
  warpwright_shader_core_nano_places places (
    .clock(clock),
    .read_enable(places__read_enable),
    .read_warp(places__read_warp),
    .read_place(places__read_place),
    .read_data(places__read_data),
    .write_enable(places__write_enable),
    .write_warp(places__write_warp),
    .write_place(places__write_place),
    .write_data(places__write_data)
  );
  warpwright_shader_core_nano_depths depths (
    .clock(clock),
    .read_address(depths__read_address),
    .read_data(depths__read_data),
    .write_enable(depths__write_enable),
    .write_address(depths__write_address),
    .write_data(depths__write_data)
  );
endmodule
