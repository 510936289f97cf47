// SPDX-License-Identifier: MIT
// Part of operand_read, page_table, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_page_table_highest (
  input wire [7:0] candidates,
  output reg [7:0] first,
  output reg [7:0] second
);
  reg [7:0] one;
  reg [7:0] both;
  always @(*) begin
    one = candidates;
    both = (one & {one >> 32'h1});
    one = (one | {one >> 32'h1});
    both = ((both | {both >> 32'h2}) | (one & {one >> 32'h2}));
    one = (one | {one >> 32'h2});
    both = ((both | {both >> 32'h4}) | (one & {one >> 32'h4}));
    one = (one | {one >> 32'h4});
    both = (both | (one & 8'h0));
    one = one;
    both = (both | (one & 8'h0));
    one = one;
    both = (both | (one & 8'h0));
    one = one;
    first = (one & {~{one >> 32'h1}});
    second = (both & {~{both >> 32'h1}});
  end
endmodule
