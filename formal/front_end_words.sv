// SPDX-License-Identifier: MIT
// What an instruction front end of two warps delivers (docs/mechanisms/1.md).
`include "front_end_neighbours.svh"

  always @(*) begin
    right_word: assert (!fetch_valid | state[fetch_warp] == FETCHING & pc[fetch_warp] < program_length
      & fetch_low == low(pc[fetch_warp]) & fetch_high == high(pc[fetch_warp]));
    right_pc: assert (!issue_valid | trace_pc == pc[issue_warp] & (!issue_needs_pc | issue_pc == pc[issue_warp]));
    right_fault: assert (!fault_valid | state[fault_warp] == FETCHING & pc[fault_warp] >= program_length & fault_pc == pc[fault_warp]);
  end
endmodule
