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
  always @(*) begin
    active = 1'h1;
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
        active = 1'h0;
      end
    endcase
    direction = 2'h0;
    if (away) begin
      direction = 2'h1;
    end
    if (nearest) begin
      direction = 2'h2;
    end
    known = 2'h0;
    fraction_bits = 6'h0;
    if ((class_exponent < 8'h7f)) begin
      known = 2'h1;
      if (((away & (!class_zero)) | ((nearest & (class_exponent == 8'h7e)) & (|{a << 32'h9})))) begin
        known = 2'h2;
      end
    end else begin
      if ((class_exponent < 8'h96)) begin
        fraction_bits = {6'h16 - class_exponent[5:0]};
      end
    end
  end
endmodule
