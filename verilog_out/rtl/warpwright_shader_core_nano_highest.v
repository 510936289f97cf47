// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_highest (
  input wire [3:0] candidates,
  output reg [3:0] first,
  output reg [3:0] second
);
  reg [3:0] one;
  reg [3:0] both;
  always @(*) begin
    one = candidates;
    both = (one & {one >> 32'h1});
    one = (one | {one >> 32'h1});
    both = ((both | {both >> 32'h2}) | (one & {one >> 32'h2}));
    one = (one | {one >> 32'h2});
    both = (both | (one & 4'h0));
    one = one;
    both = (both | (one & 4'h0));
    one = one;
    both = (both | (one & 4'h0));
    one = one;
    both = (both | (one & 4'h0));
    one = one;
    first = (one & {~{one >> 32'h1}});
    second = (both & {~{both >> 32'h1}});
  end
endmodule
