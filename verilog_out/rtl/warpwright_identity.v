// SPDX-License-Identifier: MIT
// Part of atomic_prepare and 5 others, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_identity (
  input wire [3:0] op,
  output reg [31:0] value
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  localparam [31:0] one = 32'h1;
  localparam [31:0] one_float = 32'h3f800000;
  reg [31:0] value_value;
  always @(*) begin
    value_value = 32'h0;
    case (op)
      4'h1: begin
        value_value = one;
      end
      4'h2: begin
        value_value = ones;
      end
      4'h5: begin
        value_value = (ones ^ top);
      end
      4'h6: begin
        value_value = top;
      end
      4'h7: begin
        value_value = ones;
      end
      4'hb: begin
        value_value = top;
      end
      4'hc: begin
        value_value = one_float;
      end
      default: begin
      end
    endcase
    value = value_value;
  end
endmodule
