// SPDX-License-Identifier: MIT
// Part of return_stack, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_return_stack_places (
  input wire clock,
  input wire read_enable,
  input wire [2:0] read_warp,
  input wire [3:0] read_place,
  output reg [19:0] read_data,
  input wire write_enable,
  input wire [2:0] write_warp,
  input wire [3:0] write_place,
  input wire [19:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [19:0] memory [0:127];
  integer k;
  initial for (k = 0; k < 128; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[{read_warp, read_place}];
    if (write_enable) memory[{write_warp, write_place}] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && {read_warp, read_place} == {write_warp, write_place}) read_data <= 20'hbad5b;
  `endif
  end
endmodule
