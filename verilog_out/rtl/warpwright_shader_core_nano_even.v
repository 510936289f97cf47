// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_even (
  input wire clock,
  input wire start,
  input wire [2:0] pages,
  input wire take,
  input wire free_valid,
  input wire [2:0] free_pages,
  output reg [5:0] room,
  output reg [6:0] pages_free
);
  localparam [5:0] slots = 6'h2;
  localparam [6:0] total = 7'h4;
  reg [3:0] few;
  reg [6:0] by_pages;
  reg [5:0] fits;
  reg grows;
  reg [2:0] taken;
  reg [2:0] given;
  reg [5:0] left__d;
  reg [5:0] left__q = 6'h0;
  reg [6:0] spare__d;
  reg [6:0] spare__q = 7'h0;
  reg [5:0] rest__d;
  reg [5:0] rest__q = 6'h0;
  always @(*) begin
    left__d = left__q;
    pages_free = spare__q;
    room = rest__q;
    few = spare__q[3:0];
    by_pages = spare__q;
    if ((pages == 3'h2)) begin
      by_pages = {spare__q >> 32'h1};
    end
    if ((pages == 3'h3)) begin
      by_pages = 7'h0;
      if ((few >= 4'h3)) begin
        by_pages = 7'h1;
      end
      if ((few >= 4'h6)) begin
        by_pages = 7'h2;
      end
    end
    if (pages[2]) begin
      by_pages = {spare__q >> 32'h2};
    end
    fits = by_pages[5:0];
    if (({1'h0, left__q} < by_pages)) begin
      fits = left__q;
    end
    grows = (free_valid & (free_pages >= pages));
    rest__d = fits;
    if ((grows & (!take))) begin
      rest__d = {fits + 6'h1};
    end
    if ((take & (!grows))) begin
      rest__d = {fits - 6'h1};
    end
    taken = 3'h0;
    if (take) begin
      taken = pages;
    end
    given = 3'h0;
    if (free_valid) begin
      given = free_pages;
    end
    spare__d = {{spare__q + {4'h0, given}} - {4'h0, taken}};
    if ((free_valid & (!take))) begin
      left__d = {left__q + 6'h1};
    end
    if ((take & (!free_valid))) begin
      left__d = {left__q - 6'h1};
    end
    if (start) begin
      left__d = slots;
      spare__d = total;
      rest__d = 6'h0;
    end
  end
  always @(posedge clock) begin
    left__q <= left__d;
    spare__q <= spare__d;
    rest__q <= rest__d;
  end
endmodule
