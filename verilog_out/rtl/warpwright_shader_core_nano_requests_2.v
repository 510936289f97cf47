// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_requests_2 (
  input wire clock,
  input wire input_valid,
  output reg input_ready,
  input wire input_write,
  input wire input_atomic,
  input wire [3:0] input_aop,
  input wire [1:0] input_word,
  input wire [27:0] input_address,
  input wire [31:0] input_data__0,
  input wire [31:0] input_data__1,
  input wire [31:0] input_data__2,
  input wire [31:0] input_data__3,
  input wire [15:0] input_mask,
  input wire [7:0] input_tag,
  output reg out_valid,
  input wire out_ready,
  output reg out_write,
  output reg out_atomic,
  output reg [3:0] out_aop,
  output reg [1:0] out_word,
  output reg [27:0] out_address,
  output reg [31:0] out_data__0,
  output reg [31:0] out_data__1,
  output reg [31:0] out_data__2,
  output reg [31:0] out_data__3,
  output reg [15:0] out_mask,
  output reg [7:0] out_tag
);
  reg [31:0] line;
  reg [31:0] about;
  reg [31:0] part_0;
  reg queue__in_valid;
  wire queue__in_ready;
  reg [31:0] queue__in_words__0;
  reg [31:0] queue__in_words__1;
  reg [31:0] queue__in_words__2;
  reg [31:0] queue__in_words__3;
  reg [31:0] queue__in_words__4;
  reg [31:0] queue__in_words__5;
  wire queue__out_valid;
  reg queue__out_ready;
  wire [31:0] queue__out_words__0;
  wire [31:0] queue__out_words__1;
  wire [31:0] queue__out_words__2;
  wire [31:0] queue__out_words__3;
  wire [31:0] queue__out_words__4;
  wire [31:0] queue__out_words__5;
  always @(*) begin
    part_0 = 32'h0;
    line = {4'h0, input_address};
    part_0 = {line[31:29], input_write, line[27:0]};
    line = {part_0[31:30], input_atomic, part_0[28:0]};
    about = ((({16'h0, input_mask} | {{24'h0, input_tag} << 32'h10}) | {{28'h0, input_aop} << 32'h18}) | {{30'h0,
        input_word} << 32'h1e});
    queue__in_valid = input_valid;
    input_ready = queue__in_ready;
    queue__in_words__4 = line;
    queue__in_words__5 = about;
    queue__out_ready = out_ready;
    out_valid = queue__out_valid;
    out_address = queue__out_words__4[27:0];
    out_write = queue__out_words__4[28];
    out_atomic = queue__out_words__4[29];
    out_mask = queue__out_words__5[15:0];
    out_tag = queue__out_words__5[23:16];
    out_aop = queue__out_words__5[27:24];
    out_word = queue__out_words__5[31:30];
    queue__in_words__0 = input_data__0;
    out_data__0 = queue__out_words__0;
    queue__in_words__1 = input_data__1;
    out_data__1 = queue__out_words__1;
    queue__in_words__2 = input_data__2;
    out_data__2 = queue__out_words__2;
    queue__in_words__3 = input_data__3;
    out_data__3 = queue__out_words__3;
  end
  warpwright_memory_switch_queue queue (
    .clock(clock),
    .in_valid(queue__in_valid),
    .in_ready(queue__in_ready),
    .in_words__0(queue__in_words__0),
    .in_words__1(queue__in_words__1),
    .in_words__2(queue__in_words__2),
    .in_words__3(queue__in_words__3),
    .in_words__4(queue__in_words__4),
    .in_words__5(queue__in_words__5),
    .out_valid(queue__out_valid),
    .out_ready(queue__out_ready),
    .out_words__0(queue__out_words__0),
    .out_words__1(queue__out_words__1),
    .out_words__2(queue__out_words__2),
    .out_words__3(queue__out_words__3),
    .out_words__4(queue__out_words__4),
    .out_words__5(queue__out_words__5)
  );
endmodule
