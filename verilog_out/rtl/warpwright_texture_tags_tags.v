// SPDX-License-Identifier: MIT
// Part of shader_core_small, texture, texture_tags, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_texture_tags_tags (
  input wire clock,
  input wire [5:0] read_address,
  output reg [27:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [27:0] write_data
);
  reg [27:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule
