// SPDX-License-Identifier: MIT
// branch_unit: what a control instruction asks of the divergence unit
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module branch_unit (
  input wire valid,
  input wire [2:0] warp,
  input wire legal,
  input wire [5:0] op,
  input wire [31:0] low,
  input wire [31:0] high,
  input wire [19:0] pc,
  input wire [3:0] active,
  input wire [3:0] mask,
  input wire [3:0] live,
  input wire [7:0] outstanding,
  input wire kill_valid,
  input wire [2:0] kill_warp,
  input wire [4:0] depth,
  input wire [19:0] top,
  input wire [3:0] level,
  output reg resolve_valid,
  output reg [2:0] resolve_warp,
  output reg [2:0] resolve_kind,
  output reg [3:0] resolve_taken,
  output reg [19:0] resolve_pc,
  output reg [23:0] resolve_offset,
  output reg arrives,
  output reg refused,
  output reg [3:0] refused_cause,
  output reg push,
  output reg pop
);
  localparam [5:0] op_call = 6'h5;
  localparam [5:0] op_ret = 6'h6;
  localparam [3:0] cause_split = 4'h6;
  localparam [3:0] cause_full = 4'h7;
  localparam [3:0] cause_empty = 4'h5;
  localparam [5:0] op_bra = 6'h0;
  localparam [5:0] op_sync = 6'h1;
  localparam [5:0] op_exit = 6'h2;
  localparam [5:0] op_discard = 6'h3;
  localparam [5:0] op_bsb = 6'h4;
  localparam [5:0] op_bar = 6'h7;
  reg [23:0] target;
  reg barrier;
  reg calls;
  reg returns;
  reg whole;
  reg no;
  always @(*) begin
    target = ({16'h0, low[31:24]} | {{8'h0, high[15:0]} << 32'h8});
    resolve_valid = valid;
    resolve_warp = warp;
    resolve_kind = 3'h4;
    resolve_taken = mask;
    resolve_pc = pc;
    resolve_offset = target;
    if ((op == op_bra)) begin
      resolve_kind = 3'h0;
    end
    if ((op == op_sync)) begin
      resolve_kind = 3'h1;
    end
    if ((op == op_exit)) begin
      resolve_kind = 3'h2;
    end
    if ((op == op_discard)) begin
      resolve_kind = 3'h3;
    end
    if ((op == op_bsb)) begin
      resolve_kind = 3'h0;
      resolve_taken = active;
      if ((|(outstanding & low[19:12]))) begin
        resolve_offset = 24'h0;
        if ((!(|(outstanding & high[23:16])))) begin
          resolve_kind = 3'h4;
        end
      end
    end
    barrier = ((valid & legal) & (op == op_bar));
    arrives = (barrier & (active == live));
    whole = (mask == level);
    calls = (((valid & legal) & (op == op_call)) & (|mask));
    returns = (((valid & legal) & (op == op_ret)) & (|mask));
    no = (barrier & (active != live));
    refused_cause = cause_split;
    push = 1'h0;
    pop = 1'h0;
    if (calls) begin
      resolve_kind = 3'h7;
      no = depth[4];
      push = (!depth[4]);
      refused_cause = cause_full;
    end
    if (returns) begin
      resolve_kind = 3'h6;
      resolve_pc = top;
      no = (!(|depth));
      pop = (whole & (|depth));
      refused_cause = cause_empty;
    end
    refused = no;
    if (((!legal) | no)) begin
      resolve_kind = 3'h5;
    end
    if ((kill_valid & (!valid))) begin
      resolve_valid = 1'h1;
      resolve_warp = kill_warp;
      resolve_kind = 3'h5;
    end
  end
endmodule
