// SPDX-License-Identifier: MIT
// Part of load_store, shader_core_nano, shader_core_small, shared_memory, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_load_store_warps (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [2:0] write_data,
  output reg [2:0] read_data
);
  reg [2:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule
