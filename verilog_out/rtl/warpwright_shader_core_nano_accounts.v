// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_accounts (
  input wire clock,
  input wire start,
  input wire [2:0] pages,
  input wire take,
  input wire [1:0] take_warp,
  input wire free_valid,
  input wire [1:0] free_warp,
  output reg [1:0] slot,
  output reg [8:0] vacant,
  output reg [3:0] busy,
  output reg [6:0] even_free,
  output reg [6:0] odd_free
);
  localparam [3:0] usable = 4'hf;
  localparam [3:0] evens = 4'h5;
  localparam [3:0] one = 4'h1;
  reg [3:0] roomy;
  reg [3:0] slots;
  reg even__start;
  reg [2:0] even__pages;
  reg even__take;
  reg even__free_valid;
  reg [2:0] even__free_pages;
  wire [5:0] even__room;
  wire [6:0] even__pages_free;
  reg odd__start;
  reg [2:0] odd__pages;
  reg odd__take;
  reg odd__free_valid;
  reg [2:0] odd__free_pages;
  wire [5:0] odd__room;
  wire [6:0] odd__pages_free;
  reg [1:0] sizes__read_address;
  wire [2:0] sizes__read_data;
  reg sizes__write_enable;
  reg [1:0] sizes__write_address;
  reg [2:0] sizes__write_data;
  reg [3:0] used__d;
  reg [3:0] used__q = 4'h0;
  reg [3:0] choice__candidates;
  wire choice__valid;
  wire [1:0] choice__index;
  wire [3:0] choice__chosen;
  always @(*) begin
    busy = used__q;
    roomy = 4'h0;
    if ((|even__room)) begin
      roomy = evens;
    end
    if ((|odd__room)) begin
      roomy = (roomy | {~evens});
    end
    choice__candidates = ((usable & {~used__q}) & roomy);
    slot = choice__index;
    vacant = {{3'h0, even__room} + {3'h0, odd__room}};
    even_free = even__pages_free;
    odd_free = odd__pages_free;
    sizes__write_enable = take;
    sizes__write_address = take_warp;
    sizes__write_data = pages;
    sizes__read_address = free_warp;
    even__start = start;
    even__pages = pages;
    even__take = (take & (!take_warp[0]));
    even__free_valid = (free_valid & (!free_warp[0]));
    even__free_pages = sizes__read_data;
    odd__start = start;
    odd__pages = pages;
    odd__take = (take & take_warp[0]);
    odd__free_valid = (free_valid & free_warp[0]);
    odd__free_pages = sizes__read_data;
    slots = used__q;
    if (free_valid) begin
      slots = (slots & {~{one << free_warp}});
    end
    if (take) begin
      slots = (slots | {one << take_warp});
    end
    used__d = slots;
    if (start) begin
      used__d = 4'h0;
    end
  end
  always @(posedge clock) begin
    used__q <= used__d;
  end
  warpwright_shader_core_nano_even even (
    .clock(clock),
    .start(even__start),
    .pages(even__pages),
    .take(even__take),
    .free_valid(even__free_valid),
    .free_pages(even__free_pages),
    .room(even__room),
    .pages_free(even__pages_free)
  );
  warpwright_shader_core_nano_even odd (
    .clock(clock),
    .start(odd__start),
    .pages(odd__pages),
    .take(odd__take),
    .free_valid(odd__free_valid),
    .free_pages(odd__free_pages),
    .room(odd__room),
    .pages_free(odd__pages_free)
  );
  warpwright_shader_core_nano_sizes sizes (
    .clock(clock),
    .read_address(sizes__read_address),
    .read_data(sizes__read_data),
    .write_enable(sizes__write_enable),
    .write_address(sizes__write_address),
    .write_data(sizes__write_data)
  );
  warpwright_next_thread choice (
    .candidates(choice__candidates),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule
