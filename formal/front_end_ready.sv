// SPDX-License-Identifier: MIT
// How long a warp waits for its instruction (docs/mechanisms/1.md). LATE: by how many cycles memory may be late; BOUND: the wait.
`include "front_end_neighbours.svh"

  // For how long each request has been under way, and the present one has been refused.
  reg [2:0] age [0:15];
  reg [2:0] refused = 0;
  integer i;
  initial for (i = 0; i < 16; i = i + 1) age[i] = 0;
  // Cycles for which each warp has waited without being held.
  reg [5:0] waits_0 = 0, waits_1 = 0;
  always @(posedge clock) begin
    for (i = 0; i < 16; i = i + 1) age[i] <= asked[i] ? age[i] + (age[i] != 7) : 0;
    refused <= req_valid & !req_ready ? refused + (refused != 7) : 0;
    waits_0 <= state[0] == FETCHING & !hold[0] ? waits_0 + (waits_0 != 63) : 0;
    waits_1 <= state[1] == FETCHING & !hold[1] ? waits_1 + (waits_1 != 63) : 0;
  end

  always @(*) begin
    // Memory takes a request at once and answers it in the next cycle, or up to so many cycles later, both.
    assume (!req_valid | refused < `LATE | req_ready);
    for (i = 0; i < 16; i = i + 1) assume (!asked[i] | age[i] < `LATE | rsp_valid & tag == i);

    becomes_ready: assert (waits_0 <= `BOUND & waits_1 <= `BOUND);
  end
endmodule
