// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, shared_memory, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_check (
  input wire [3:0] mask,
  input wire [1:0] size,
  input wire [13:0] threads_address__0,
  input wire [13:0] threads_address__1,
  input wire [13:0] threads_address__2,
  input wire [13:0] threads_address__3,
  input wire [3:0] threads_above,
  input wire [31:0] threads_data__0,
  input wire [31:0] threads_data__1,
  input wire [31:0] threads_data__2,
  input wire [31:0] threads_data__3,
  input wire [12:0] shared_words,
  output reg misaligned,
  output reg outside
);
  reg [13:0] place;
  reg misaligned_value;
  reg outside_value;
  always @(*) begin
    misaligned_value = 1'h0;
    outside_value = 1'h0;
    place = 14'h0;
    place = threads_address__0;
    if (mask[0]) begin
      if ((((size == 2'h1) & place[0]) | ((size == 2'h2) & (|place[1:0])))) begin
        misaligned_value = 1'h1;
      end
      if ((threads_above[0] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside_value = 1'h1;
      end
    end
    place = threads_address__1;
    if (mask[1]) begin
      if ((((size == 2'h1) & place[0]) | ((size == 2'h2) & (|place[1:0])))) begin
        misaligned_value = 1'h1;
      end
      if ((threads_above[1] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside_value = 1'h1;
      end
    end
    place = threads_address__2;
    if (mask[2]) begin
      if ((((size == 2'h1) & place[0]) | ((size == 2'h2) & (|place[1:0])))) begin
        misaligned_value = 1'h1;
      end
      if ((threads_above[2] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside_value = 1'h1;
      end
    end
    place = threads_address__3;
    if (mask[3]) begin
      if ((((size == 2'h1) & place[0]) | ((size == 2'h2) & (|place[1:0])))) begin
        misaligned_value = 1'h1;
      end
      if ((threads_above[3] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside_value = 1'h1;
      end
    end
    misaligned = misaligned_value;
    outside = outside_value;
  end
endmodule
