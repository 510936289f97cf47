// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_branch_unit (
  input wire valid,
  input wire legal,
  input wire [5:0] op,
  input wire [1:0] e1_warp,
  input wire [31:0] e1_low,
  input wire [31:0] e1_high,
  input wire [3:0] e1_active,
  input wire [3:0] e1_mask,
  input wire [3:0] live,
  input wire [7:0] outstanding,
  input wire kill_valid,
  input wire [1:0] kill_warp,
  input wire [4:0] depth,
  input wire [19:0] top,
  input wire [3:0] level,
  output reg resolve_valid,
  output reg [1:0] resolve_warp,
  output reg [2:0] resolve_kind,
  output reg [3:0] resolve_taken,
  output reg [19:0] resolve_pc,
  output reg [23:0] resolve_offset,
  output reg arrives,
  output reg refused_valid,
  output reg [3:0] refused_cause,
  output reg push,
  output reg pop,
  output reg needs_pc
);
  reg barrier;
  reg calls;
  reg returns;
  reg whole;
  reg full;
  reg pop_value;
  reg push_value;
  reg [3:0] refused_cause_value;
  reg refused_valid_value;
  reg [2:0] resolve_kind_value;
  reg [23:0] resolve_offset_value;
  reg [3:0] resolve_taken_value;
  reg resolve_valid_value;
  reg [1:0] resolve_warp_value;
  always @(*) begin
    resolve_offset_value = ({16'h0, e1_low[31:24]} | {{8'h0, e1_high[15:0]} << 32'h8});
    resolve_valid_value = valid;
    resolve_warp_value = e1_warp;
    resolve_pc = top;
    resolve_kind_value = 3'h4;
    resolve_taken_value = e1_mask;
    if ((op == 6'h0)) begin
      resolve_kind_value = 3'h0;
    end
    if ((op == 6'h1)) begin
      resolve_kind_value = 3'h1;
    end
    if ((op == 6'h2)) begin
      resolve_kind_value = 3'h2;
    end
    if ((op == 6'h3)) begin
      resolve_kind_value = 3'h3;
    end
    if ((op == 6'h4)) begin
      resolve_kind_value = 3'h0;
      resolve_taken_value = e1_active;
      if ((|(outstanding & e1_low[19:12]))) begin
        resolve_offset_value = 24'h0;
        if ((!(|(outstanding & e1_high[23:16])))) begin
          resolve_kind_value = 3'h4;
        end
      end
    end
    barrier = ((valid & legal) & (op == 6'h7));
    arrives = (barrier & (e1_active == live));
    full = depth[4];
    whole = (e1_mask == level);
    calls = (((valid & legal) & (op == 6'h5)) & (|e1_mask));
    returns = (((valid & legal) & (op == 6'h6)) & (|e1_mask));
    refused_valid_value = (barrier & (e1_active != live));
    refused_cause_value = 4'h6;
    push_value = 1'h0;
    pop_value = 1'h0;
    if (calls) begin
      resolve_kind_value = 3'h7;
      refused_valid_value = full;
      push_value = (!full);
      refused_cause_value = 4'h7;
    end
    if (returns) begin
      resolve_kind_value = 3'h6;
      refused_valid_value = (!(|depth));
      pop_value = (whole & (|depth));
      refused_cause_value = 4'h5;
    end
    needs_pc = ((valid & legal) & (((((op == 6'h0) & (|e1_mask)) & (e1_mask != e1_active)) | ((op == 6'h1) & (e1_active
        != level))) | calls));
    if (((!legal) | refused_valid_value)) begin
      resolve_kind_value = 3'h5;
    end
    if ((kill_valid & (!valid))) begin
      resolve_valid_value = 1'h1;
      resolve_warp_value = kill_warp;
      resolve_kind_value = 3'h5;
    end
    pop = pop_value;
    push = push_value;
    refused_cause = refused_cause_value;
    refused_valid = refused_valid_value;
    resolve_kind = resolve_kind_value;
    resolve_offset = resolve_offset_value;
    resolve_taken = resolve_taken_value;
    resolve_valid = resolve_valid_value;
    resolve_warp = resolve_warp_value;
  end
endmodule
