// SPDX-License-Identifier: MIT
// Part of dispatcher, dispatcher_pool, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_dispatcher_lanes (
  input wire linear,
  input wire [23:0] left,
  input wire [15:0] x,
  input wire [15:0] y,
  input wire [31:0] grid,
  output reg in_grid,
  output reg [3:0] mask
);
  localparam [23:0] threads = 24'h4;
  localparam [3:0] full = 4'hf;
  localparam [2:0] top_quad = 3'h0;
  reg [15:0] column;
  reg [3:0] quad_mask;
  reg [2:0] few;
  reg begun;
  reg [3:0] mask_value;
  always @(*) begin
    mask_value = full;
    column = x;
    quad_mask = 4'hf;
    few = left[2:0];
    begun = 1'h0;
    if (linear) begin
      in_grid = 1'h1;
      if ((left < threads)) begin
        if ((few <= 3'h0)) begin
          mask_value = {mask_value[3:1], 1'h0};
        end
        if ((few <= 3'h1)) begin
          mask_value = {mask_value[3:2], 1'h0, mask_value[0]};
        end
        if ((few <= 3'h2)) begin
          mask_value = {mask_value[3], 1'h0, mask_value[1:0]};
        end
        if ((few <= 3'h3)) begin
          mask_value = {1'h0, mask_value[2:0]};
        end
      end
    end else begin
      in_grid = ((x < grid[15:0]) & (y < grid[31:16]));
      mask_value = 4'h0;
      quad_mask = 4'hf;
      column = x;
      if ((begun & (column >= grid[15:0]))) begin
        quad_mask = 4'h0;
      end
      if (({column + 16'h1} == grid[15:0])) begin
        quad_mask = (quad_mask & 4'h5);
      end
      if (({y + 16'h1} == grid[31:16])) begin
        quad_mask = (quad_mask & 4'h3);
      end
      begun = 1'h1;
      mask_value = 4'h0;
      mask_value = (mask_value | {quad_mask << top_quad});
    end
    mask = mask_value;
  end
endmodule
