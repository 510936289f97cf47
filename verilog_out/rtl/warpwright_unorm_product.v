// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_unorm_product (
  input wire [31:0] a,
  input wire wide,
  output reg [31:0] product
);
  reg [31:0] mantissa;
  reg [32:0] sum;
  always @(*) begin
    mantissa = ((a & 32'h7fffff) | 32'h800000);
    sum = ({{1'h0, {~mantissa}} << 32'h1} | 33'h1);
    if (wide) begin
      sum = {{1'h0, {~{mantissa >> 32'h8}}} << 32'h1};
      if ((!(|a[7:0]))) begin
        sum = (sum | 33'h1);
      end
    end
    sum = {sum + ({{1'h0, mantissa} << 32'h9} | 33'h1)};
    product = sum[32:1];
  end
endmodule
