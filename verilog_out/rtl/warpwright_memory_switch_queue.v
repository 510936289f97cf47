// SPDX-License-Identifier: MIT
// Part of memory_switch, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_memory_switch_queue (
  input wire clock,
  input wire in_valid,
  output reg in_ready,
  input wire [31:0] in_words__0,
  input wire [31:0] in_words__1,
  input wire [31:0] in_words__2,
  input wire [31:0] in_words__3,
  input wire [31:0] in_words__4,
  input wire [31:0] in_words__5,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_words__0,
  output reg [31:0] out_words__1,
  output reg [31:0] out_words__2,
  output reg [31:0] out_words__3,
  output reg [31:0] out_words__4,
  output reg [31:0] out_words__5
);
  localparam [2:0] depth = 3'h4;
  reg push;
  reg pop;
  reg [1:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [1:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [1:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [1:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [1:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [1:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg [1:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [1:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [1:0] words__4__read_address;
  wire [31:0] words__4__read_data;
  reg words__4__write_enable;
  reg [1:0] words__4__write_address;
  reg [31:0] words__4__write_data;
  reg [1:0] words__5__read_address;
  wire [31:0] words__5__read_data;
  reg words__5__write_enable;
  reg [1:0] words__5__write_address;
  reg [31:0] words__5__write_data;
  reg [1:0] head__d;
  reg [1:0] head__q = 2'h0;
  reg [1:0] tail__d;
  reg [1:0] tail__q = 2'h0;
  reg [2:0] stored__d;
  reg [2:0] stored__q = 3'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    in_ready = (stored__q < depth);
    out_valid = (|stored__q);
    push = (in_valid & (stored__q < depth));
    pop = ((|stored__q) & out_ready);
    words__0__write_enable = push;
    words__0__write_address = tail__q;
    words__0__write_data = in_words__0;
    words__0__read_address = head__q;
    out_words__0 = words__0__read_data;
    words__1__write_enable = push;
    words__1__write_address = tail__q;
    words__1__write_data = in_words__1;
    words__1__read_address = head__q;
    out_words__1 = words__1__read_data;
    words__2__write_enable = push;
    words__2__write_address = tail__q;
    words__2__write_data = in_words__2;
    words__2__read_address = head__q;
    out_words__2 = words__2__read_data;
    words__3__write_enable = push;
    words__3__write_address = tail__q;
    words__3__write_data = in_words__3;
    words__3__read_address = head__q;
    out_words__3 = words__3__read_data;
    words__4__write_enable = push;
    words__4__write_address = tail__q;
    words__4__write_data = in_words__4;
    words__4__read_address = head__q;
    out_words__4 = words__4__read_data;
    words__5__write_enable = push;
    words__5__write_address = tail__q;
    words__5__write_data = in_words__5;
    words__5__read_address = head__q;
    out_words__5 = words__5__read_data;
    if (push) begin
      tail__d = {tail__q + 2'h1};
      if ((!pop)) begin
        stored__d = {stored__q + 3'h1};
      end
    end
    if (pop) begin
      head__d = {head__q + 2'h1};
      if ((!push)) begin
        stored__d = {stored__q - 3'h1};
      end
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
  end
  warpwright_abouts words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  warpwright_abouts words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  warpwright_abouts words__2 (
    .clock(clock),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  warpwright_abouts words__3 (
    .clock(clock),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  warpwright_abouts words__4 (
    .clock(clock),
    .read_address(words__4__read_address),
    .read_data(words__4__read_data),
    .write_enable(words__4__write_enable),
    .write_address(words__4__write_address),
    .write_data(words__4__write_data)
  );
  warpwright_abouts words__5 (
    .clock(clock),
    .read_address(words__5__read_address),
    .read_data(words__5__read_data),
    .write_enable(words__5__write_enable),
    .write_address(words__5__write_address),
    .write_data(words__5__write_data)
  );
endmodule
