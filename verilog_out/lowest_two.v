// SPDX-License-Identifier: MIT
// lowest_two: the two lowest of several bits
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module lowest_two (
  input wire [31:0] candidates,
  output reg [31:0] first,
  output reg [31:0] second
);
  reg [31:0] one;
  reg [31:0] both;
  always @(*) begin
    one = candidates;
    both = (one & {one << 32'h1});
    one = (one | {one << 32'h1});
    both = ((both | {both << 32'h2}) | (one & {one << 32'h2}));
    one = (one | {one << 32'h2});
    both = ((both | {both << 32'h4}) | (one & {one << 32'h4}));
    one = (one | {one << 32'h4});
    both = ((both | {both << 32'h8}) | (one & {one << 32'h8}));
    one = (one | {one << 32'h8});
    both = ((both | {both << 32'h10}) | (one & {one << 32'h10}));
    one = (one | {one << 32'h10});
    both = ((both | {{both << 32'h10} << 32'h10}) | (one & {{one << 32'h10} << 32'h10}));
    one = (one | {{one << 32'h10} << 32'h10});
    first = (one & {~{one << 32'h1}});
    second = (both & {~{both << 32'h1}});
  end
endmodule
