// SPDX-License-Identifier: MIT
// Part of shader_core_small, shared_memory, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shared_memory_redirects (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [11:0] launch_base,
  input wire turn_valid,
  input wire [2:0] turn_warp,
  input wire turn_again,
  output reg [7:0] left_over,
  output reg [7:0] replay,
  output reg redirect_valid,
  output reg [2:0] redirect_warp,
  output reg redirect_again,
  input wire redirect_ready
);
  localparam [7:0] one = 8'h1;
  reg [7:0] own;
  reg [7:0] launched;
  reg [7:0] left_over_value;
  reg [7:0] replaying__d;
  reg [7:0] replaying__q = 8'h0;
  reg [7:0] turned__d;
  reg [7:0] turned__q = 8'h0;
  reg again__d;
  reg again__q = 1'h0;
  reg [7:0] waiting__d;
  reg [7:0] waiting__q = 8'h0;
  reg [7:0] chooser__requests;
  reg [2:0] chooser__last;
  wire chooser__valid;
  wire [2:0] chooser__index;
  wire [7:0] chooser__chosen;
  reg out__d_valid;
  reg out__q_valid = 1'h0;
  reg [2:0] out__d_warp;
  reg [2:0] out__q_warp = 3'h0;
  reg out__d_again;
  reg out__q_again = 1'h0;
  always @(*) begin
    out__d_valid = out__q_valid;
    out__d_warp = out__q_warp;
    out__d_again = out__q_again;
    replay = replaying__q;
    own = 8'h0;
    if (turn_valid) begin
      own = {one << turn_warp};
    end
    launched = 8'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    turned__d = own;
    again__d = turn_again;
    left_over_value = (replaying__q & {~turned__q});
    if (again__q) begin
      left_over_value = (replaying__q | turned__q);
    end
    replaying__d = (left_over_value & {~launched});
    chooser__requests = waiting__q;
    chooser__last = out__q_warp;
    waiting__d = (waiting__q | own);
    if (((!out__q_valid) | redirect_ready)) begin
      waiting__d = waiting__q;
      if (turn_valid) begin
        out__d_valid = turn_valid;
        out__d_warp = turn_warp;
        out__d_again = turn_again;
      end
      out__d_valid = (turn_valid | chooser__valid);
      if (chooser__valid) begin
        out__d_warp = chooser__index;
        out__d_again = (|(left_over_value & chooser__chosen));
        waiting__d = ((waiting__q & {~chooser__chosen}) | own);
      end
    end
    redirect_valid = out__q_valid;
    redirect_warp = out__q_warp;
    redirect_again = out__q_again;
    left_over = left_over_value;
  end
  always @(posedge clock) begin
    replaying__q <= replaying__d;
    turned__q <= turned__d;
    again__q <= again__d;
    waiting__q <= waiting__d;
    out__q_valid <= out__d_valid;
    out__q_warp <= out__d_warp;
    out__q_again <= out__d_again;
  end
  warpwright_round_robin chooser (
    .requests(chooser__requests),
    .last(chooser__last),
    .valid(chooser__valid),
    .index(chooser__index),
    .chosen(chooser__chosen)
  );
endmodule
