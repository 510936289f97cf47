// SPDX-License-Identifier: MIT
// highest_two: the two highest of several bits
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The lowest and the highest of several bits.
//
// Simple form: a loop over the bits, or for the lowest `x & -x`. The loop is a chain of as many
// LUTs, and the result of a carry chain is slow to reach logic outside it; here it is a tree.
//
// The two highest of `N` bits. Latency: combinational.
//
// Ports
//   candidates  input, 32 bits: The bits to choose from, up to 64.
//   first  output, 32 bits: The first, one bit high; zero when there is none.
//   second  output, 32 bits: The second, one bit high; zero when there are not two.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Start and reset
// The block has no registers.
//
// Configuration
// `HighestTwo` of rtl/src/cells/first.rs with N = 32. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block highest_two

module warpwright_highest_two (
  input wire [31:0] candidates,
  output reg [31:0] first,
  output reg [31:0] second
);
  reg [31:0] one;
  reg [31:0] both;
  always @(*) begin
    one = candidates;
    both = (one & {one >> 32'h1});
    one = (one | {one >> 32'h1});
    both = ((both | {both >> 32'h2}) | (one & {one >> 32'h2}));
    one = (one | {one >> 32'h2});
    both = ((both | {both >> 32'h4}) | (one & {one >> 32'h4}));
    one = (one | {one >> 32'h4});
    both = ((both | {both >> 32'h8}) | (one & {one >> 32'h8}));
    one = (one | {one >> 32'h8});
    both = ((both | {both >> 32'h10}) | (one & {one >> 32'h10}));
    one = (one | {one >> 32'h10});
    both = ((both | {{both >> 32'h10} >> 32'h10}) | (one & {{one >> 32'h10} >> 32'h10}));
    one = (one | {{one >> 32'h10} >> 32'h10});
    first = (one & {~{one >> 32'h1}});
    second = (both & {~{both >> 32'h1}});
  end
endmodule
