// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_banks (
  input wire clock,
  input wire [6:0] address,
  input wire read_enable,
  output reg [31:0] read_data,
  input wire [3:0] write_enable,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:127];
  integer k;
  initial for (k = 0; k < 128; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[address];
    if (write_enable[0]) memory[address][7:0] <= write_data[7:0];
    if (write_enable[1]) memory[address][15:8] <= write_data[15:8];
    if (write_enable[2]) memory[address][23:16] <= write_data[23:16];
    if (write_enable[3]) memory[address][31:24] <= write_data[31:24];
  `ifndef SYNTHESIS
    if (read_enable && write_enable != 0) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule
