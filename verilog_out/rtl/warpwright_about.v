// SPDX-License-Identifier: MIT
// Part of latency_fifo, shader_core_nano, shader_core_small, texture, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_about (
  input wire clock,
  input wire read_enable,
  input wire [5:0] read_address,
  output reg [21:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [21:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [21:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 22'h2eb56e;
  `endif
  end
endmodule
