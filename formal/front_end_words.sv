// SPDX-License-Identifier: MIT
// What an instruction front end of two warps delivers (docs/mechanisms/1.md).
`include "front_end_neighbours.svh"

  always @(*) begin
    right_word: assert (!fetch_valid | state[fetch_warp] == FETCHING & pc[fetch_warp] < program_length
      & fetch_low == low(pc[fetch_warp]) & fetch_high == high(pc[fetch_warp]));
    right_pc: assert ((!issue_valid | trace_pc == pc[issue_warp])
      & (!early_pc_wanted | !issued[0] | early_pc_pc == issued_pc[0])
      & (!late_pc_wanted | !issued[2] | late_pc_pc == issued_pc[2]));
    right_fault: assert (!fault_valid | state[fault_warp] == FETCHING & pc[fault_warp] >= program_length & fault_pc == pc[fault_warp]);
  end
endmodule
