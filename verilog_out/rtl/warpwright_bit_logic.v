// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_bit_logic (
  input wire [5:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire predicate,
  output reg [31:0] y
);
  reg [2:0] code;
  always @(*) begin
    code = 3'h0;
    case (op)
      6'h0: begin
        code = 3'h1;
      end
      6'h7: begin
        code = 3'h2;
      end
      6'h8: begin
        code = 3'h3;
      end
      6'h9: begin
        code = 3'h4;
      end
      6'ha: begin
        code = 3'h5;
      end
      6'h13: begin
        if ((!predicate)) begin
          code = 3'h1;
        end
      end
      default: begin
      end
    endcase
    case (code)
      3'h1: begin
        y = b;
      end
      3'h2: begin
        y = (a & b);
      end
      3'h3: begin
        y = (a | b);
      end
      3'h4: begin
        y = (a ^ b);
      end
      3'h5: begin
        y = {~b};
      end
      default: begin
        y = a;
      end
    endcase
  end
endmodule
