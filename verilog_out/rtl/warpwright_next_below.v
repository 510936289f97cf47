// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_next_below (
  input wire [3:0] candidates,
  output reg valid,
  output reg [1:0] index,
  output reg [3:0] chosen
);
  reg [3:0] covered;
  reg [3:0] single;
  reg [1:0] number;
  reg [1:0] index_value;
  always @(*) begin
    covered = (candidates | {candidates >> 32'h1});
    covered = (covered | {covered >> 32'h2});
    covered = covered;
    covered = covered;
    covered = covered;
    covered = covered;
    single = (covered & {~{covered >> 32'h1}});
    chosen = single;
    index_value = 2'h0;
    number = 2'h0;
    if (single[0]) begin
      index_value = (index_value | number);
    end
    number = 2'h1;
    if (single[1]) begin
      index_value = (index_value | number);
    end
    number = 2'h2;
    if (single[2]) begin
      index_value = (index_value | number);
    end
    number = 2'h3;
    if (single[3]) begin
      index_value = (index_value | number);
    end
    valid = (|candidates);
    index = index_value;
  end
endmodule
