// SPDX-License-Identifier: MIT
// Part of attribute, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_attribute_tags (
  input wire clock,
  input wire [5:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule
