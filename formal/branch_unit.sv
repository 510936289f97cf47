// SPDX-License-Identifier: MIT
// Calls and returns in the branch unit (docs/core.md), which has no state.
module proof (
  input valid, input [2:0] e1_warp, input legal, input [5:0] op, input [31:0] e1_low,
  input [31:0] e1_high, input [3:0] e1_active, input [3:0] e1_mask,
  input [3:0] live, input [7:0] outstanding,
  input kill_valid, input [2:0] kill_warp, input [4:0] depth, input [19:0] top, input [3:0] level
);
  wire resolve_valid, arrives, refused_valid, push, pop, needs_pc;
  wire [2:0] resolve_warp, resolve_kind;
  wire [3:0] resolve_taken, refused_cause;
  wire [19:0] resolve_pc;
  wire [23:0] resolve_offset;
  branch_unit dut (.*);

  wire call = valid & legal & op == `CALL & e1_mask != 0;
  wire ret = valid & legal & op == `RET & e1_mask != 0;
  always @(*) begin
    // A stack has sixteen places.
    assume (depth <= 16);

    pushes_exactly: assert (push == (call & depth != 16));
    pops_exactly: assert (pop == (ret & depth != 0 & e1_mask == level));
    goes_to_the_top: assert (!(ret & depth != 0) | (resolve_kind == 6 & resolve_pc == top & resolve_taken == e1_mask));
    asks_where_it_stores: assert (needs_pc == (valid & legal & (call | resolve_kind == 0 & resolve_taken != 0
      & resolve_taken != e1_active | resolve_kind == 1 & e1_active != level)));
    ends_without_place: assert (!(call & depth == 16 | ret & depth == 0) | (refused_valid & resolve_kind == 5));
  end
endmodule
