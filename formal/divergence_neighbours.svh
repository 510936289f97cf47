// SPDX-License-Identifier: MIT
// What the neighbours of `divergence` promise, for proofs with the block and a mutant of it side by side
// (tests/src/mutation/equivalence.rs): the block's outputs end in __1.
reg [63:0] living = 0, asked = 0, killed = 0;
reg resolved = 0;
reg [5:0] resolved_warp = 0;
always @(posedge clock) begin
  resolved <= resolve_valid;
  resolved_warp <= resolve_warp;
  if (resolve_valid) asked[resolve_warp] <= 1;
  if (resolve_valid & resolve_kind == 5) killed[resolve_warp] <= 1;
  if (redirect_valid__1) asked[redirect_warp__1] <= 0;
  if (redirect_valid__1 & redirect_kind__1 == 3) begin
    living[redirect_warp__1] <= 0;
    killed[redirect_warp__1] <= 0;
  end
  if (launch_valid) begin
    living[launch_warp] <= 1;
    asked[launch_warp] <= 0;
  end
end
always @(*) begin
  // A warp is launched in a slot whose warp has ended.
  if (launch_valid) assume (!living[launch_warp]);
  // A control instruction of a warp is resolved once its last one has been answered; a fault ends a warp at any
  // time, but once, and not in the cycle after an instruction that may have ended it.
  if (resolve_valid) begin
    assume (living[resolve_warp] & !killed[resolve_warp]);
    if (resolve_kind == 5) assume (!(resolved & resolved_warp == resolve_warp));
    else assume (!asked[resolve_warp]);
  end
end
