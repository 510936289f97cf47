// SPDX-License-Identifier: MIT
// Part of front_end, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_front_end_crossed (
  input wire clock,
  input wire [2:0] moved_warp,
  input wire [3:0] moved_from,
  input wire moved_far,
  input wire moved_whole,
  input wire [19:0] moved_target,
  output reg read_valid,
  output reg [3:0] read_line,
  input wire [16:0] tag,
  output reg pc_valid,
  output reg [2:0] pc_warp,
  output reg [19:0] pc_pc
);
  localparam [19:0] place_bits = 20'h3;
  reg [19:0] first;
  reg [2:0] last__d_warp;
  reg [2:0] last__q_warp = 3'h0;
  reg [3:0] last__d_from;
  reg [3:0] last__q_from = 4'h0;
  reg last__d_far;
  reg last__q_far = 1'h0;
  reg last__d_whole;
  reg last__q_whole = 1'h0;
  reg [19:0] last__d_target;
  reg [19:0] last__q_target = 20'h0;
  always @(*) begin
    last__d_warp = last__q_warp;
    last__d_from = last__q_from;
    last__d_whole = last__q_whole;
    last__d_target = last__q_target;
    if (moved_far) begin
      last__d_warp = moved_warp;
      last__d_from = moved_from;
      last__d_far = moved_far;
      last__d_whole = moved_whole;
      last__d_target = moved_target;
    end
    last__d_far = moved_far;
    read_line = last__q_from;
    read_valid = (last__q_far & (!last__q_whole));
    first = {{3'h0, tag} << place_bits};
    if (last__q_whole) begin
      first = 20'h0;
    end
    pc_valid = last__q_far;
    pc_warp = last__q_warp;
    pc_pc = {first + last__q_target};
  end
  always @(posedge clock) begin
    last__q_warp <= last__d_warp;
    last__q_from <= last__d_from;
    last__q_far <= last__d_far;
    last__q_whole <= last__d_whole;
    last__q_target <= last__d_target;
  end
endmodule
