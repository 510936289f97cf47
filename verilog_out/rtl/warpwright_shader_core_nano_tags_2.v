// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_tags_2 (
  input wire clock,
  input wire [3:0] read_address,
  output reg [27:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [27:0] write_data
);
  reg [27:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[1:0]] <= write_data;
  always @(*) read_data = memory[read_address[1:0]];
endmodule
