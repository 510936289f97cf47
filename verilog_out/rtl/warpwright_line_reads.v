// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_line_reads (
  input wire clock,
  input wire input_valid,
  output reg input_ready,
  input wire [27:0] input_address,
  input wire [5:0] input_tag,
  output reg out_valid,
  input wire out_ready,
  output reg [27:0] out_address,
  output reg [5:0] out_tag
);
  reg queue__in_valid;
  wire queue__in_ready;
  reg [31:0] queue__in_words__0;
  reg [31:0] queue__in_words__1;
  wire queue__out_valid;
  reg queue__out_ready;
  wire [31:0] queue__out_words__0;
  wire [31:0] queue__out_words__1;
  always @(*) begin
    queue__in_valid = input_valid;
    queue__in_words__0 = {4'h0, input_address};
    queue__in_words__1 = {26'h0, input_tag};
    input_ready = queue__in_ready;
    queue__out_ready = out_ready;
    out_valid = queue__out_valid;
    out_address = queue__out_words__0[27:0];
    out_tag = queue__out_words__1[5:0];
  end
  warpwright_word_fifo queue (
    .clock(clock),
    .in_valid(queue__in_valid),
    .in_ready(queue__in_ready),
    .in_words__0(queue__in_words__0),
    .in_words__1(queue__in_words__1),
    .out_valid(queue__out_valid),
    .out_ready(queue__out_ready),
    .out_words__0(queue__out_words__0),
    .out_words__1(queue__out_words__1)
  );
endmodule
