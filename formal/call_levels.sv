// SPDX-License-Identifier: MIT
// Calls in the divergence unit of two warps of four threads (spec 6): one thread of one warp and
// one place of its return stack, whichever. Which call was pushed there last, and who took part.
module proof (
  input clock,
  input launch_valid, input launch_warp, input [3:0] launch_mask,
  input resolve_valid, input resolve_warp, input [2:0] resolve_kind, input [3:0] resolve_taken,
  input [1:0] resolve_pc, input [23:0] resolve_offset
);
  wire [3:0] active__0, active__1, live__0, live__1, level__0, level__1;
  wire redirect_valid, redirect_warp, end_valid, end_warp, count_divergent, depth_valid, depth_warp;
  wire [1:0] redirect_kind, redirect_pc;
  wire [23:0] redirect_offset;
  wire [2:0] count_pc_read, count_pc_write;
  wire [4:0] depth;
  // The return stacks: how many addresses are on them.
  reg [4:0] stacked_0 = 0, stacked_1 = 0;
  // A warp's threads stay as they are from the select of an instruction until it is resolved.
  wire [3:0] resolve_active = resolve_warp ? active__1 : active__0;
  wire [3:0] resolve_live = resolve_warp ? live__1 : live__0;
  wire [3:0] resolve_level = resolve_warp ? level__1 : level__0;
  wire [4:0] resolve_depth = resolve_warp ? stacked_1 : stacked_0;
  divergence dut (.*);

  wire calls = resolve_valid & resolve_kind == 7;
  wire returns = resolve_valid & resolve_kind == 6;
  wire pops = returns & resolve_taken == resolve_level;

  // Warps that were launched and have not ended; warps whose next control instruction may come.
  reg [1:0] busy = 0, turn = 0;
  always @(posedge clock) begin
    if (launch_valid) begin
      busy[launch_warp] <= 1;
      turn[launch_warp] <= 1;
      if (launch_warp) stacked_1 <= 0; else stacked_0 <= 0;
    end
    if (redirect_valid) turn[redirect_warp] <= redirect_kind != 3;
    if (end_valid) busy[end_warp] <= 0;
    if (depth_valid) begin
      if (depth_warp) stacked_1 <= depth; else stacked_0 <= depth;
    end
    if (resolve_valid) begin
      turn[resolve_warp] <= 0;
      if (calls | pops) begin
        if (resolve_warp) stacked_1 <= pops ? stacked_1 - 1 : stacked_1 + 1;
        else stacked_0 <= pops ? stacked_0 - 1 : stacked_0 + 1;
      end
    end
  end

  // The thread: calls that it is inside of, and whether the last call pushed in the place is one
  // that it took part in.
  (* anyconst *) reg one;
  (* anyconst *) reg [1:0] thread;
  (* anyconst *) reg [3:0] place;
  reg [4:0] inside = 0;
  reg own = 0;
  wire of_one = resolve_warp == one;
  wire takes = resolve_taken[thread];
  always @(posedge clock) begin
    if (launch_valid & launch_warp == one) inside <= 0;
    if (calls & of_one) begin
      if (resolve_depth == place) own <= takes;
      if (takes) inside <= inside + 1;
    end
    if (returns & of_one & takes) inside <= inside - 1;
  end
  wire [4:0] stacked = one ? stacked_1 : stacked_0;
  wire lives = one ? live__1[thread] : live__0[thread];
  wire of_level = one ? level__1[thread] : level__0[thread];

  always @(*) begin
    // A warp is launched with at least one thread, in a slot whose warp has ended.
    assume (!launch_valid | (!busy[launch_warp] & launch_mask != 0));
    // A control instruction of a warp is resolved once its last one has been answered; a fault
    // ends a warp in any state.
    assume (!resolve_valid | (busy[resolve_warp] & resolve_live != 0 & (turn[resolve_warp] | resolve_kind == 5)));
    // What takes a branch, call or return, or leaves, is active; a call or return has such threads.
    assume ((resolve_taken & ~resolve_active) == 0);
    assume (!(calls | returns) | resolve_taken != 0);
    // A call finds a free place, a return an address: `branch_unit` ends the warp otherwise.
    assume (!calls | resolve_depth < 16);
    assume (!returns | resolve_depth != 0);

    returns_from_own_call: assert (!(returns & of_one & takes) | (inside == stacked & (stacked != place + 1 | own)));
    level_exact: assert (!turn[one] | of_level == (lives & inside == stacked));
    none_deeper: assert (!lives | inside <= stacked);
  end
endmodule
