// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_integral (
  input wire [5:0] op,
  input wire [31:0] a,
  input wire [7:0] class_exponent,
  input wire class_zero,
  input wire class_infinite,
  input wire class_nan,
  output reg active,
  output reg [1:0] direction,
  output reg [1:0] known,
  output reg [5:0] fraction_bits
);
  reg away;
  reg nearest;
  reg active_value;
  reg [1:0] direction_value;
  reg [5:0] fraction_bits_value;
  reg [1:0] known_value;
  always @(*) begin
    active_value = 1'h1;
    away = 1'h0;
    nearest = 1'h0;
    case (op)
      6'h2b: begin
        away = a[31];
      end
      6'h2c: begin
        away = (!a[31]);
      end
      6'h2d: begin
      end
      6'h2e: begin
        nearest = 1'h1;
      end
      6'h2f: begin
        away = a[31];
      end
      default: begin
        active_value = 1'h0;
      end
    endcase
    direction_value = 2'h0;
    if (away) begin
      direction_value = 2'h1;
    end
    if (nearest) begin
      direction_value = 2'h2;
    end
    known_value = 2'h0;
    fraction_bits_value = 6'h0;
    if ((class_exponent < 8'h7f)) begin
      known_value = 2'h1;
      if (((away & (!class_zero)) | ((nearest & (class_exponent == 8'h7e)) & (|{a << 32'h9})))) begin
        known_value = 2'h2;
      end
    end else begin
      if ((class_exponent < 8'h96)) begin
        fraction_bits_value = {6'h16 - class_exponent[5:0]};
      end
    end
    active = active_value;
    direction = direction_value;
    fraction_bits = fraction_bits_value;
    known = known_value;
  end
endmodule
