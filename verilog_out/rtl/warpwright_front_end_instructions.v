// SPDX-License-Identifier: MIT
// Part of front_end, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_front_end_instructions (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_line,
  input wire [2:0] issue_offset,
  input wire asked__0_wanted,
  output reg [19:0] asked__0_pc,
  input wire asked__1_wanted,
  output reg [19:0] asked__1_pc,
  output reg read__0_valid,
  output reg [3:0] read__0_line,
  output reg read__1_valid,
  output reg [3:0] read__1_line,
  input wire [16:0] tag__0,
  input wire [16:0] tag__1
);
  localparam [19:0] place_bits = 20'h3;
  reg [3:0] places__0__d_line;
  reg [3:0] places__0__q_line = 4'h0;
  reg [2:0] places__0__d_offset;
  reg [2:0] places__0__q_offset = 3'h0;
  reg [3:0] places__1__d_line;
  reg [3:0] places__1__q_line = 4'h0;
  reg [2:0] places__1__d_offset;
  reg [2:0] places__1__q_offset = 3'h0;
  reg [3:0] places__2__d_line;
  reg [3:0] places__2__q_line = 4'h0;
  reg [2:0] places__2__d_offset;
  reg [2:0] places__2__q_offset = 3'h0;
  always @(*) begin
    places__0__d_line = places__0__q_line;
    places__0__d_offset = places__0__q_offset;
    if (issue_valid) begin
      places__0__d_line = issue_line;
      places__0__d_offset = issue_offset;
    end
    places__1__d_line = places__0__q_line;
    places__1__d_offset = places__0__q_offset;
    read__0_valid = asked__0_wanted;
    read__0_line = places__0__q_line;
    asked__0_pc = ({{3'h0, tag__0} << place_bits} | {17'h0, places__0__q_offset});
    places__2__d_line = places__1__q_line;
    places__2__d_offset = places__1__q_offset;
    read__1_valid = asked__1_wanted;
    read__1_line = places__2__q_line;
    asked__1_pc = ({{3'h0, tag__1} << place_bits} | {17'h0, places__2__q_offset});
  end
  always @(posedge clock) begin
    places__0__q_line <= places__0__d_line;
    places__0__q_offset <= places__0__d_offset;
    places__1__q_line <= places__1__d_line;
    places__1__q_offset <= places__1__d_offset;
    places__2__q_line <= places__2__d_line;
    places__2__q_offset <= places__2__d_offset;
  end
endmodule
