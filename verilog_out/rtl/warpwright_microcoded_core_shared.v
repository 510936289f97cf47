// SPDX-License-Identifier: MIT
// Part of microcoded_core, microcoded_pool, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_microcoded_core_shared (
  input wire clock,
  input wire read_enable,
  input wire [10:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [10:0] write_address,
  input wire [31:0] write_data
);
  wire [8:0] from = {read_address[8], read_address[7], read_address[6], read_address[5], read_address[4],
      read_address[3], read_address[2], read_address[1], read_address[0]};
  wire [8:0] to = {write_address[8], write_address[7], write_address[6], write_address[5], write_address[4],
      write_address[3], write_address[2], write_address[1], write_address[0]};
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:511];
  integer k;
  initial begin
    for (k = 0; k < 512; k = k + 1) memory[k] = 0;
  end
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[from];
    if (write_enable) memory[to] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && from == to) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule
