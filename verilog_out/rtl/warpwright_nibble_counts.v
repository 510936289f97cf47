// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_nibble_counts (
  input wire [31:0] a,
  output reg [31:0] counts
);
  reg [31:0] units;
  reg [31:0] twos;
  reg [31:0] pairs;
  reg [31:0] fours;
  always @(*) begin
    units = (a ^ {a >> 32'h1});
    twos = (a & {a >> 32'h1});
    pairs = ((twos ^ {twos >> 32'h2}) | (units & {units >> 32'h2}));
    fours = (twos & {twos >> 32'h2});
    counts = ((((units ^ {units >> 32'h2}) & 32'h11111111) | {(pairs & 32'h11111111) << 32'h1}) | {(fours &
        32'h11111111) << 32'h2});
  end
endmodule
