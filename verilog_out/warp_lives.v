// SPDX-License-Identifier: MIT
// warp_lives: which warps live, which slot is free again
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module choice (
  input wire [7:0] candidates,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] covered;
  reg [7:0] single;
  reg [2:0] number;
  always @(*) begin
    covered = (candidates | {candidates >> 32'h1});
    covered = (covered | {covered >> 32'h2});
    covered = (covered | {covered >> 32'h4});
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    single = (covered & {~{covered >> 32'h1}});
    chosen = single;
    index = 3'h0;
    number = 3'h0;
    if (single[0]) begin
      index = (index | number);
    end
    number = 3'h1;
    if (single[1]) begin
      index = (index | number);
    end
    number = 3'h2;
    if (single[2]) begin
      index = (index | number);
    end
    number = 3'h3;
    if (single[3]) begin
      index = (index | number);
    end
    number = 3'h4;
    if (single[4]) begin
      index = (index | number);
    end
    number = 3'h5;
    if (single[5]) begin
      index = (index | number);
    end
    number = 3'h6;
    if (single[6]) begin
      index = (index | number);
    end
    number = 3'h7;
    if (single[7]) begin
      index = (index | number);
    end
    valid = (|candidates);
  end
endmodule

module warp_lives (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire end_valid,
  input wire [2:0] end_warp,
  input wire [7:0] settled,
  input wire [7:0] blocked,
  output reg [7:0] alive,
  output reg free_valid,
  output reg [2:0] free_warp
);
  localparam [7:0] one = 8'h1;
  reg [7:0] freeable;
  reg [7:0] launched;
  reg [7:0] leaving;
  reg [7:0] living__d;
  reg [7:0] living__q = 8'h0;
  reg [7:0] ended__d;
  reg [7:0] ended__q = 8'h0;
  reg found__d;
  reg found__q = 1'h0;
  reg [2:0] slot__d;
  reg [2:0] slot__q = 3'h0;
  reg [7:0] choice__candidates;
  wire choice__valid;
  wire [2:0] choice__index;
  wire [7:0] choice__chosen;
  always @(*) begin
    alive = living__q;
    free_valid = found__q;
    free_warp = slot__q;
    launched = 8'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    leaving = 8'h0;
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
  choice choice (
    .candidates(choice__candidates),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule
