// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_queue (
  input wire clock,
  input wire in_valid,
  output reg in_ready,
  input wire [31:0] in_words__0,
  input wire [31:0] in_words__1,
  input wire [31:0] in_words__2,
  input wire [31:0] in_words__3,
  input wire [31:0] in_words__4,
  input wire [31:0] in_words__5,
  input wire [31:0] in_words__6,
  input wire [31:0] in_words__7,
  input wire [31:0] in_words__8,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_words__0,
  output reg [31:0] out_words__1,
  output reg [31:0] out_words__2,
  output reg [31:0] out_words__3,
  output reg [31:0] out_words__4,
  output reg [31:0] out_words__5,
  output reg [31:0] out_words__6,
  output reg [31:0] out_words__7,
  output reg [31:0] out_words__8
);
  localparam [2:0] depth = 3'h4;
  reg push;
  reg pop;
  reg in_ready_value;
  reg out_valid_value;
  reg [31:0] out_words__0_value;
  reg [31:0] out_words__1_value;
  reg [31:0] out_words__2_value;
  reg [31:0] out_words__3_value;
  reg [31:0] out_words__4_value;
  reg [31:0] out_words__5_value;
  reg [31:0] out_words__6_value;
  reg [31:0] out_words__7_value;
  reg [31:0] out_words__8_value;
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
  reg [1:0] words__6__read_address;
  wire [31:0] words__6__read_data;
  reg words__6__write_enable;
  reg [1:0] words__6__write_address;
  reg [31:0] words__6__write_data;
  reg [1:0] words__7__read_address;
  wire [31:0] words__7__read_data;
  reg words__7__write_enable;
  reg [1:0] words__7__write_address;
  reg [31:0] words__7__write_data;
  reg [1:0] words__8__read_address;
  wire [31:0] words__8__read_data;
  reg words__8__write_enable;
  reg [1:0] words__8__write_address;
  reg [31:0] words__8__write_data;
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
    in_ready_value = (stored__q < depth);
    out_valid_value = (|stored__q);
    push = 1'h0;
    pop = ((|stored__q) & out_ready);
    words__0__write_enable = push;
    words__0__write_address = tail__q;
    words__0__write_data = in_words__0;
    words__0__read_address = head__q;
    out_words__0_value = words__0__read_data;
    out_words__0_value = in_words__0;
    words__1__write_enable = push;
    words__1__write_address = tail__q;
    words__1__write_data = in_words__1;
    words__1__read_address = head__q;
    out_words__1_value = words__1__read_data;
    out_words__1_value = in_words__1;
    words__2__write_enable = push;
    words__2__write_address = tail__q;
    words__2__write_data = in_words__2;
    words__2__read_address = head__q;
    out_words__2_value = words__2__read_data;
    out_words__2_value = in_words__2;
    words__3__write_enable = push;
    words__3__write_address = tail__q;
    words__3__write_data = in_words__3;
    words__3__read_address = head__q;
    out_words__3_value = words__3__read_data;
    out_words__3_value = in_words__3;
    words__4__write_enable = push;
    words__4__write_address = tail__q;
    words__4__write_data = in_words__4;
    words__4__read_address = head__q;
    out_words__4_value = words__4__read_data;
    out_words__4_value = in_words__4;
    words__5__write_enable = push;
    words__5__write_address = tail__q;
    words__5__write_data = in_words__5;
    words__5__read_address = head__q;
    out_words__5_value = words__5__read_data;
    out_words__5_value = in_words__5;
    words__6__write_enable = push;
    words__6__write_address = tail__q;
    words__6__write_data = in_words__6;
    words__6__read_address = head__q;
    out_words__6_value = words__6__read_data;
    out_words__6_value = in_words__6;
    words__7__write_enable = push;
    words__7__write_address = tail__q;
    words__7__write_data = in_words__7;
    words__7__read_address = head__q;
    out_words__7_value = words__7__read_data;
    out_words__7_value = in_words__7;
    words__8__write_enable = push;
    words__8__write_address = tail__q;
    words__8__write_data = in_words__8;
    words__8__read_address = head__q;
    out_words__8_value = words__8__read_data;
    out_words__8_value = in_words__8;
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
    in_ready_value = out_ready;
    out_valid_value = in_valid;
    in_ready = in_ready_value;
    out_valid = out_valid_value;
    out_words__0 = out_words__0_value;
    out_words__1 = out_words__1_value;
    out_words__2 = out_words__2_value;
    out_words__3 = out_words__3_value;
    out_words__4 = out_words__4_value;
    out_words__5 = out_words__5_value;
    out_words__6 = out_words__6_value;
    out_words__7 = out_words__7_value;
    out_words__8 = out_words__8_value;
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
  warpwright_abouts words__6 (
    .clock(clock),
    .read_address(words__6__read_address),
    .read_data(words__6__read_data),
    .write_enable(words__6__write_enable),
    .write_address(words__6__write_address),
    .write_data(words__6__write_data)
  );
  warpwright_abouts words__7 (
    .clock(clock),
    .read_address(words__7__read_address),
    .read_data(words__7__read_data),
    .write_enable(words__7__write_enable),
    .write_address(words__7__write_address),
    .write_data(words__7__write_data)
  );
  warpwright_abouts words__8 (
    .clock(clock),
    .read_address(words__8__read_address),
    .read_data(words__8__read_data),
    .write_enable(words__8__write_enable),
    .write_address(words__8__write_address),
    .write_data(words__8__write_data)
  );
endmodule
