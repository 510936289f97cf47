// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_ways (
  input wire clock,
  input wire [2:0] read_address,
  output reg [16:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [16:0] write_data
);
  reg [16:0] word;
  initial word = 0;
  always @(posedge clock) if (write_enable) word <= write_data;
  always @(*) read_data = word;
endmodule
