// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_texels (
  input wire clock,
  input wire input_valid,
  output reg input_ready,
  input wire [1:0] input_warp,
  input wire [5:0] input_rd,
  input wire [3:0] input_mask,
  input wire [31:0] input_data__0,
  input wire [31:0] input_data__1,
  input wire [31:0] input_data__2,
  input wire [31:0] input_data__3,
  input wire input_last,
  input wire [2:0] input_slot,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot
);
  localparam [2:0] warp_bits = 3'h2;
  reg [31:0] about;
  reg [5:0] place;
  reg [3:0] own;
  reg [5:0] part_0;
  reg queue__in_valid;
  wire queue__in_ready;
  reg [31:0] queue__in_words__0;
  reg [31:0] queue__in_words__1;
  reg [31:0] queue__in_words__2;
  reg [31:0] queue__in_words__3;
  reg [31:0] queue__in_words__4;
  wire queue__out_valid;
  reg queue__out_ready;
  wire [31:0] queue__out_words__0;
  wire [31:0] queue__out_words__1;
  wire [31:0] queue__out_words__2;
  wire [31:0] queue__out_words__3;
  wire [31:0] queue__out_words__4;
  always @(*) begin
    part_0 = 6'h0;
    about = ((({30'h0, input_warp} | {{26'h0, input_rd} << 32'h6}) | {{28'h0, input_mask} << 32'hc}) | {{29'h0,
        input_slot} << 32'h11});
    about = {about[31:17], input_last, about[15:0]};
    queue__in_valid = input_valid;
    input_ready = queue__in_ready;
    queue__in_words__4 = about;
    queue__out_ready = wb_ready;
    wb_valid = queue__out_valid;
    part_0 = queue__out_words__4[5:0];
    wb_warp = part_0[1:0];
    wb_rd = queue__out_words__4[11:6];
    place = queue__out_words__4[5:0];
    place = {place >> warp_bits};
    own = queue__out_words__4[15:12];
    wb_mask = own;
    wb_last = queue__out_words__4[16];
    wb_slot = queue__out_words__4[19:17];
    queue__in_words__0 = input_data__0;
    queue__in_words__1 = input_data__1;
    queue__in_words__2 = input_data__2;
    queue__in_words__3 = input_data__3;
    wb_data__0 = queue__out_words__0;
    wb_data__1 = queue__out_words__1;
    wb_data__2 = queue__out_words__2;
    wb_data__3 = queue__out_words__3;
  end
  warpwright_shader_core_nano_queue_2 queue (
    .clock(clock),
    .in_valid(queue__in_valid),
    .in_ready(queue__in_ready),
    .in_words__0(queue__in_words__0),
    .in_words__1(queue__in_words__1),
    .in_words__2(queue__in_words__2),
    .in_words__3(queue__in_words__3),
    .in_words__4(queue__in_words__4),
    .out_valid(queue__out_valid),
    .out_ready(queue__out_ready),
    .out_words__0(queue__out_words__0),
    .out_words__1(queue__out_words__1),
    .out_words__2(queue__out_words__2),
    .out_words__3(queue__out_words__3),
    .out_words__4(queue__out_words__4)
  );
endmodule
