// SPDX-License-Identifier: MIT
// Part of shader_core_small, shared_memory, workgroups, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_workgroups_bases (
  input wire clock,
  input wire [2:0] read_address,
  output reg [11:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [11:0] write_data
);
  reg [11:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule
