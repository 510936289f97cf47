// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_lives (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire end_valid,
  input wire [1:0] end_warp,
  input wire [3:0] settled,
  input wire [3:0] blocked,
  output reg [3:0] alive,
  output reg free_valid,
  output reg [1:0] free_warp
);
  localparam [3:0] one = 4'h1;
  reg [3:0] freeable;
  reg [3:0] launched;
  reg [3:0] leaving;
  reg [3:0] living__d;
  reg [3:0] living__q = 4'h0;
  reg [3:0] ended__d;
  reg [3:0] ended__q = 4'h0;
  reg found__d;
  reg found__q = 1'h0;
  reg [1:0] slot__d;
  reg [1:0] slot__q = 2'h0;
  reg [3:0] choice__candidates;
  wire choice__valid;
  wire [1:0] choice__index;
  wire [3:0] choice__chosen;
  always @(*) begin
    alive = living__q;
    free_valid = found__q;
    free_warp = slot__q;
    launched = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    leaving = 4'h0;
    if (end_valid) begin
      leaving = {one << end_warp};
    end
    freeable = ((ended__q & settled) & {~blocked});
    choice__candidates = freeable;
    found__d = choice__valid;
    slot__d = choice__index;
    living__d = ((living__q | launched) & {~leaving});
    ended__d = ((ended__q | leaving) & {~choice__chosen});
  end
  always @(posedge clock) begin
    living__q <= living__d;
    ended__q <= ended__d;
    found__q <= found__d;
    slot__q <= slot__d;
  end
  warpwright_next_below choice (
    .candidates(choice__candidates),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule
