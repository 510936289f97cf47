// SPDX-License-Identifier: MIT
// Calls and parked threads in the divergence unit (docs/core.md), 2 warps of 4 threads: where each
// thread has to go on, and which calls it is inside of, seen through one warp and one place of its
// return stack, whichever.
// connect depth_0_0 dut.depths__0.memory[0]
// connect depth_0_1 dut.depths__0.memory[1]
// connect depth_1_0 dut.depths__1.memory[0]
// connect depth_1_1 dut.depths__1.memory[1]
// connect depth_2_0 dut.depths__2.memory[0]
// connect depth_2_1 dut.depths__2.memory[1]
// connect depth_3_0 dut.depths__3.memory[0]
// connect depth_3_1 dut.depths__3.memory[1]
// connect pc_0_0 dut.pcs__0.memory[0]
// connect pc_0_1 dut.pcs__0.memory[1]
// connect pc_1_0 dut.pcs__1.memory[0]
// connect pc_1_1 dut.pcs__1.memory[1]
// connect pc_2_0 dut.pcs__2.memory[0]
// connect pc_2_1 dut.pcs__2.memory[1]
// connect pc_3_0 dut.pcs__3.memory[0]
// connect pc_3_1 dut.pcs__3.memory[1]
module proof (
  input clock, input launch_valid, input launch_warp, input [3:0] launch_mask, input resolve_valid,
  input resolve_warp, input [2:0] resolve_kind, input [3:0] resolve_taken, input [1:0] resolve_pc,
  input [23:0] resolve_offset, input [3:0] resolve_active, input [3:0] resolve_live,
  input [3:0] resolve_level, input [4:0] resolve_depth
);
  wire [3:0] active__0, active__1, live__0, live__1, level__0, level__1;
  wire redirect_valid, redirect_warp, end_valid, end_warp, count_divergent, depth_valid, depth_warp;
  wire [1:0] redirect_kind, redirect_pc;
  wire [23:0] redirect_offset;
  wire [2:0] count_pc_read, count_pc_write;
  wire [4:0] depth;
  divergence dut (.*);

  // The block's own state, for the induction.
  wire [4:0] depth_0_0, depth_0_1, depth_1_0, depth_1_1, depth_2_0, depth_2_1, depth_3_0, depth_3_1;
  wire [1:0] pc_0_0, pc_0_1, pc_1_0, pc_1_1, pc_2_0, pc_2_1, pc_3_0, pc_3_1;
  (* hierconn *) wire [1:0] \dut.waiting__q , \dut.last__q ;
  (* hierconn *) wire \dut.searched__q , \dut.left__q , \dut.at__q , \dut.unwound__q ;
  (* hierconn *) wire [2:0] \dut.step__q ;
  (* hierconn *) wire [4:0] \dut.unwound_depth__q , \dut.found_depth__0__q ;
  (* hierconn *) wire [4:0] \dut.found_depth__1__q , \dut.found_depth__2__q ;
  (* hierconn *) wire [4:0] \dut.found_depth__3__q ;
  (* hierconn *) wire [1:0] \dut.found__0__q , \dut.found__1__q ;
  (* hierconn *) wire [1:0] \dut.found__2__q , \dut.found__3__q ;
  wire [19:0] found_depth = {\dut.found_depth__3__q , \dut.found_depth__2__q ,
    \dut.found_depth__1__q , \dut.found_depth__0__q };
  wire [7:0] found = {\dut.found__3__q , \dut.found__2__q , \dut.found__1__q , \dut.found__0__q };

  // One warp, whichever, one place of its return stack, and the PC of its last control instruction.
  (* anyconst *) reg one;
  (* anyconst *) reg [3:0] place;
  reg [1:0] last_pc;
  wire [3:0] active = one ? active__1 : active__0;
  wire [3:0] live = one ? live__1 : live__0;
  wire [3:0] level = one ? level__1 : level__0;
  wire [19:0] parked_depth = one ? {depth_3_1, depth_2_1, depth_1_1, depth_0_1}
    : {depth_3_0, depth_2_0, depth_1_0, depth_0_0};
  wire [7:0] parked_pc = one ? {pc_3_1, pc_2_1, pc_1_1, pc_0_1} : {pc_3_0, pc_2_0, pc_1_0, pc_0_0};
  // An answer of the block, and where it sends the warp.
  wire answers = redirect_valid & redirect_warp == one;
  wire [1:0] answer = redirect_kind == 0 ? last_pc + 1
    : redirect_kind == 1 ? last_pc + redirect_offset[1:0] : redirect_pc;
  // A control instruction of the warp.
  wire resolves = resolve_valid & resolve_warp == one;
  wire kills = resolves & resolve_kind == 5;
  wire calls = resolves & resolve_kind == 7;
  wire returns = resolves & resolve_kind == 6;
  wire goes = resolves & (resolve_kind == 0 | resolve_kind == 7);
  wire pops = returns & resolve_taken == resolve_level;

  // The warp is launched and has not ended; its next control instruction may come; addresses on
  // its return stack.
  reg busy = 0, turn = 0;
  reg [4:0] stacked = 0;
  // Of each thread: the calls that it is inside of, where it has to go on, and whether it took part
  // in the call that was pushed last in the place.
  reg [19:0] inside = 0;
  reg [7:0] next = 0;
  reg [3:0] own = 0;
  integer t;
  always @(posedge clock) begin
    if (answers & redirect_kind != 3) turn <= 1;
    if (end_valid & end_warp == one) busy <= 0;
    if (depth_valid & depth_warp == one) stacked <= depth;
    if (launch_valid & launch_warp == one) begin
      {busy, turn} <= 2'b11;
      stacked <= 0;
      inside <= 0;
    end
    if (resolves) begin
      turn <= 0;
      last_pc <= resolve_pc;
      if (calls) stacked <= stacked + 1;
      if (pops) stacked <= stacked - 1;
      if (calls & resolve_depth == place) own <= resolve_taken;
      for (t = 0; t < 4; t = t + 1) if (active[t] & !kills) begin
        next[2*t +: 2] <= resolve_taken[t] & returns ? resolve_pc
          : resolve_taken[t] & goes ? resolve_pc + resolve_offset[1:0] : resolve_pc + 1;
        if (resolve_taken[t] & calls) inside[5*t +: 5] <= inside[5*t +: 5] + 1;
        if (resolve_taken[t] & returns) inside[5*t +: 5] <= inside[5*t +: 5] - 1;
      end
    end
  end

  // The warp is searched for, at a step of its search, and how deep its level is.
  wire [2:0] step = \dut.at__q == one ? \dut.step__q : 0;
  wire gone = \dut.left__q & \dut.last__q [one];
  wire asked = \dut.searched__q & \dut.last__q [one];
  wire waits = \dut.waiting__q [one] | asked;
  wire unwound = \dut.unwound__q & step != 0;
  wire [4:0] deepest = unwound ? \dut.unwound_depth__q : stacked;
  // Of each thread: what the assertions below say.
  reg [3:0] returned, own_call, own_way, none_deeper, level_is, parked_is, found_is;
  always @(*) for (t = 0; t < 4; t = t + 1) begin
    own_way[t] = !active[t] | answer == next[2*t +: 2];
    returned[t] = !resolve_taken[t] | inside[5*t +: 5] == resolve_depth;
    own_call[t] = !(live[t] & inside[5*t +: 5] > place) | own[t];
    none_deeper[t] = !live[t] | inside[5*t +: 5] <= deepest;
    level_is[t] = level[t] == (live[t] & inside[5*t +: 5] == deepest);
    parked_is[t] = !live[t] | active[t] & !waits
      | parked_depth[5*t +: 5] == inside[5*t +: 5] & parked_pc[2*t +: 2] == next[2*t +: 2];
    found_is[t] = !live[t] | (step == 4 ? found_depth[5*t +: 5] == inside[5*t +: 5]
      : step[1] ? !level[t] | found[2*t +: 2] == next[2*t +: 2] : 1);
  end

  always @(*) begin
    // A warp is launched with at least one thread, in a slot whose warp has ended.
    assume (!(launch_valid & launch_warp == one) | !busy & launch_mask != 0);
    // A control instruction of a warp is resolved once its last one has been answered; a fault ends
    // a warp at any time.
    assume (!resolves | live != 0 & (turn | kills));
    // It comes with the threads of its warp as they have been since that answer, and with the
    // number of addresses on its return stack.
    assume (!resolves | kills | resolve_active == active & resolve_live == live
      & resolve_level == level & resolve_depth == stacked);
    // What takes a branch, call or return, or leaves, is active; a call or return has such threads.
    assume (!resolves | kills | (resolve_taken & ~active) == 0);
    assume (!(calls | returns) | resolve_taken != 0);
    // A call finds a free place, a return an address: `branch_unit` ends the warp otherwise.
    assume (!calls | resolve_depth < 16);
    assume (!returns | resolve_depth != 0);

    returns_from_own_call: assert (!returns | returned == 15
      & (resolve_depth != place + 1 | (resolve_taken & ~own) == 0));
    goes_own_way: assert (!answers | own_way == 15);
    level_exact: assert (!turn | level_is == 15);
    depth_lower: assert (!(depth_valid & depth_warp == one) | depth <= stacked);
    // What the induction needs.
    calls_kept: assert (own_call == 15 & none_deeper == 15);
    level_kept: assert ((level == 0 | level_is == 15)
      & (level & ~live) == 0 & (active & ~level) == 0);
    parked_kept: assert (parked_is == 15);
    found_kept: assert (gone | found_is == 15 & (step != 4 | level == 0)
      & (!step[1] & !unwound | level != 0) & (!unwound | deepest <= stacked));
    search_kept: assert (\dut.step__q <= 4 & (step == 0 | !asked & (waits | gone))
      & (!turn & busy | !waits & !gone & !(answers & turn)) & (!answers | !waits | gone)
      & (busy | live == 0) & (!waits | gone | live != 0)
      & (end_valid & end_warp == one) == gone & (!gone | busy & !asked & live == 0));
  end
endmodule
