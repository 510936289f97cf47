// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_faults (
  input wire clock,
  input wire start,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [23:0] launch_id,
  input wire jump_valid,
  input wire [1:0] jump_warp,
  input wire [19:0] jump_pc,
  input wire access_valid,
  input wire [3:0] access_cause,
  input wire refused_valid,
  input wire [3:0] refused_cause,
  input wire undefined_valid,
  input wire [1:0] e1_warp,
  output reg found,
  input wire [19:0] pc,
  input wire branch_busy,
  output reg [3:0] killed,
  output reg kill_valid,
  output reg [1:0] kill_warp,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc
);
  localparam [3:0] one = 4'h1;
  reg [3:0] launched;
  reg [3:0] struck;
  reg [3:0] stuck;
  reg [3:0] dying;
  reg now_valid;
  reg [3:0] now_cause;
  reg [1:0] now_warp;
  reg [19:0] now_pc;
  reg [1:0] kill_warp_value;
  reg [1:0] ids__read_address;
  wire [23:0] ids__read_data;
  reg ids__write_enable;
  reg [1:0] ids__write_address;
  reg [23:0] ids__write_data;
  reg last__d_valid;
  reg last__q_valid = 1'h0;
  reg [3:0] last__d_cause;
  reg [3:0] last__q_cause = 4'h0;
  reg last_access__d;
  reg last_access__q = 1'h0;
  reg [1:0] last_warp__d;
  reg [1:0] last_warp__q = 2'h0;
  reg [3:0] voided__d;
  reg [3:0] voided__q = 4'h0;
  reg [3:0] stranded__d;
  reg [3:0] stranded__q = 4'h0;
  reg recorded__d;
  reg recorded__q = 1'h0;
  reg [3:0] first__d_cause;
  reg [3:0] first__q_cause = 4'h0;
  reg [1:0] first__d_warp;
  reg [1:0] first__q_warp = 2'h0;
  reg [19:0] first__d_pc;
  reg [19:0] first__q_pc = 20'h0;
  reg [23:0] id__d;
  reg [23:0] id__q = 24'h0;
  reg fresh__d;
  reg fresh__q = 1'h0;
  always @(*) begin
    recorded__d = recorded__q;
    first__d_cause = first__q_cause;
    first__d_warp = first__q_warp;
    first__d_pc = first__q_pc;
    id__d = id__q;
    killed = voided__q;
    fault_valid = recorded__q;
    fault_warp = id__q;
    ids__write_enable = launch_valid;
    ids__write_address = launch_warp;
    ids__write_data = launch_id;
    ids__read_address = first__q_warp;
    found = ((refused_valid | access_valid) | undefined_valid);
    last__d_valid = found;
    last__d_cause = refused_cause;
    if (access_valid) begin
      last__d_cause = access_cause;
    end
    if (undefined_valid) begin
      last__d_cause = 4'h1;
    end
    last_access__d = access_valid;
    last_warp__d = e1_warp;
    now_cause = 4'h4;
    now_warp = jump_warp;
    now_pc = jump_pc;
    if (last__q_valid) begin
      now_cause = last__q_cause;
      now_warp = last_warp__q;
      now_pc = pc;
    end
    now_valid = (jump_valid | last__q_valid);
    fresh__d = 1'h0;
    if ((now_valid & (!recorded__q))) begin
      recorded__d = 1'h1;
      first__d_cause = now_cause;
      first__d_warp = now_warp;
      first__d_pc = now_pc;
      fresh__d = 1'h1;
    end
    if (fresh__q) begin
      id__d = ids__read_data;
    end
    if (start) begin
      recorded__d = 1'h0;
    end
    fault_cause = first__q_cause;
    fault_pc = first__q_pc;
    launched = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    struck = 4'h0;
    if (last_access__q) begin
      struck = {one << last_warp__q};
    end
    stuck = 4'h0;
    if (jump_valid) begin
      stuck = {one << jump_warp};
    end
    kill_valid = (|stranded__q);
    kill_warp_value = 2'h0;
    dying = 4'h0;
    if (stranded__q[0]) begin
      kill_warp_value = 2'h0;
    end
    if (stranded__q[1]) begin
      kill_warp_value = 2'h1;
    end
    if (stranded__q[2]) begin
      kill_warp_value = 2'h2;
    end
    if (stranded__q[3]) begin
      kill_warp_value = 2'h3;
    end
    if ((kill_valid & (!branch_busy))) begin
      dying = {one << kill_warp_value};
    end
    voided__d = ((voided__q | struck) & {~launched});
    stranded__d = ((stranded__q & {~dying}) | stuck);
    kill_warp = kill_warp_value;
  end
  always @(posedge clock) begin
    last__q_valid <= last__d_valid;
    last__q_cause <= last__d_cause;
    last_access__q <= last_access__d;
    last_warp__q <= last_warp__d;
    voided__q <= voided__d;
    stranded__q <= stranded__d;
    recorded__q <= recorded__d;
    first__q_cause <= first__d_cause;
    first__q_warp <= first__d_warp;
    first__q_pc <= first__d_pc;
    id__q <= id__d;
    fresh__q <= fresh__d;
  end
  warpwright_dispatcher_ids ids (
    .clock(clock),
    .read_address(ids__read_address),
    .read_data(ids__read_data),
    .write_enable(ids__write_enable),
    .write_address(ids__write_address),
    .write_data(ids__write_data)
  );
endmodule
