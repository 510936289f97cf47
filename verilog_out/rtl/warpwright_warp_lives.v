// SPDX-License-Identifier: MIT
// warp_lives: which warps live, which slot is free again
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Which warps have not ended, and when their slots are free again (docs/core.md).
//
// - latency: a launch or an end is seen in `alive` in the next cycle; a slot is named free in
//   the cycle after it could be
// - throughput: one launch, one end and one free slot a cycle
// - invariant: a slot is named once for each launch, after its end, when it was settled and
//   not blocked
//
// A warp lives from its launch until its last thread has left; its slot is free when nothing of it
// is outstanding any more. One slot is freed a cycle, the highest first, and named in the next:
// the dispatcher, the page table and the workgroups have a cycle for it.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   end_valid  input, 1 bit: It happens in this cycle.
//   end_warp  input, 3 bits: Warp slot, valid with `valid`.
//   settled  input, 8 bits: Warps without outstanding loads, stores and texture reads.
//   blocked  input, 8 bits: Warps with another instruction in flight.
//   alive  output, 8 bits: Warps that have not ended, registered.
//   free_valid  output, 1 bit: It happens in this cycle.
//   free_warp  output, 3 bits: Warp slot, valid with `valid`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block warp_lives --reset sync`.
//
// Configuration
// `WarpLives` of rtl/src/execution_unit/warp_lives.rs with W = 8, LW = 3. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block warp_lives

module warpwright_warp_lives (
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
  warpwright_warp_lives_choice choice (
    .candidates(choice__candidates),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule
