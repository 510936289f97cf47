// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_float_product (
  input wire [7:0] a_exponent,
  input wire a_zero,
  input wire a_infinite,
  input wire a_nan,
  input wire [7:0] b_exponent,
  input wire b_zero,
  input wire b_infinite,
  input wire b_nan,
  output reg [9:0] exponent,
  output reg [1:0] special
);
  reg [1:0] special_value;
  always @(*) begin
    exponent = {{{2'h0, a_exponent} + {2'h0, b_exponent}} - 10'h7f};
    special_value = 2'h0;
    if ((a_zero | b_zero)) begin
      special_value = 2'h1;
    end
    if ((a_infinite | b_infinite)) begin
      special_value = 2'h2;
    end
    if ((((a_nan | b_nan) | (a_infinite & b_zero)) | (a_zero & b_infinite))) begin
      special_value = 2'h3;
    end
    special = special_value;
  end
endmodule
