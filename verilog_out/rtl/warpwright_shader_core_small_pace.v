// SPDX-License-Identifier: MIT
// Part of shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_small_pace (
  input wire clock,
  input wire [7:0] select_mask,
  input wire [7:0] for_lanes,
  output reg closed
);
  reg taken;
  reg [1:0] left__d;
  reg [1:0] left__q = 2'h0;
  always @(*) begin
    left__d = left__q;
    taken = 1'h0;
    closed = (taken | (|left__q));
  end
  always @(posedge clock) begin
    left__q <= left__d;
  end
endmodule
