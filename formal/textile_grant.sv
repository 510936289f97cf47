// SPDX-License-Identifier: MIT
// Textile grant of four warps (docs/mechanisms/3.md); PATIENCE: cycles with requests in vain before the
// next warp in turn.
module proof (
  input clock, input launch_valid, input [1:0] launch_warp, input [5:0] launch_subtile,
  input [3:0] live, input [3:0] reads, input [3:0] wants, input [3:0] issuer, input [3:0] mark_t, input [3:0] mark_p
);
  wire [3:0] granted, open_to, phase_granted;
  wire count_grant;
  textile_grant dut (.*);
  (* hierconn *) wire [13:0] \dut.grant__q , \dut.values__0__q , \dut.values__1__q , \dut.values__2__q , \dut.values__3__q ;
  (* hierconn *) wire [3:0] \dut.rest__q , \dut.equal__q , \dut.waiting__q ;
  (* hierconn *) wire [9:0] \dut.waited__q ;
  (* hierconn *) wire \dut.patient__q , \dut.turned__q , \dut.offered__q , \dut.open__q ;
  wire [13:0] grant = \dut.grant__q ;
  wire [3:0] rest = \dut.rest__q , waiting = \dut.waiting__q ;
  wire patient = \dut.patient__q ;

  // A warp, whichever, and its TILE.PHASE.TEX from the events at the ports.
  (* anyconst *) reg [1:0] one;
  wire [3:0] reading = issuer & reads;
  wire launched = launch_valid & launch_warp == one;
  reg [13:0] value = 0;
  wire [13:0] of_one = one[1] ? (one[0] ? \dut.values__3__q : \dut.values__2__q ) : one[0] ? \dut.values__1__q : \dut.values__0__q ;
  // The value of the warp that reads.
  wire [13:0] of_reading = (reading[0] ? \dut.values__0__q : 14'h0) | (reading[1] ? \dut.values__1__q : 14'h0)
    | (reading[2] ? \dut.values__2__q : 14'h0) | (reading[3] ? \dut.values__3__q : 14'h0);
  always @(posedge clock)
    value <= launched ? {launch_subtile, 8'h0}
      : reading[one] & mark_p[one] ? {value[13:8], value[7:3] + 5'h1, 3'h0}
      : reading[one] & mark_t[one] ? {value[13:3], value[2:0] + 3'h1} : value;

  // The cycle before.
  reg [13:0] grant_1 = 0, of_reading_1 = 0;
  reg [3:0] may_1 = 0, wants_1 = 0, live_1 = 0;
  reg sets_1 = 0;
  reg [3:0] launched_1 = 0;
  wire next_in_turn = count_grant & \dut.turned__q ;
  always @(posedge clock)
    {grant_1, of_reading_1, may_1, wants_1, live_1, sets_1, launched_1}
      <= {grant, of_reading, granted | open_to, wants, live, count_grant, {3'h0, launch_valid} << launch_warp};

  // Cycles in which the warp could have read and did not hold the grant, in a row or not, since one was
  // the next in turn; how often others were while it waited.
  reg [9:0] waits = 0;
  reg [2:0] turns = 0;
  reg waiting_1 = 0;
  always @(posedge clock) begin
    waits <= next_in_turn ? 0 : waits + (wants_1[one] & !\dut.equal__q [one] & !patient);
    waiting_1 <= waiting[one];
    turns <= next_in_turn & reading[one] | !waiting[one] ? 0 : next_in_turn & waiting_1 ? turns + 1 : turns;
  end
  // Warps whose turn is before this one's.
  wire [3:0] below = (4'h1 << one) - 4'h1;
  wire [3:0] before = rest[one] ? rest & below : rest | below;
  wire [2:0] others = before[0] + before[1] + before[2] + before[3];

  always @(*) begin
    // One warp reads at a time, one that was allowed to in the cycle before.
    assume ((reading & (reading - 4'h1)) == 0 & (reading & ~may_1) == 0);
    // A warp that is launched has not been selected in the cycle before.
    assume ((reading & launched_1) == 0);

    value_exact: assert (of_one == value);
    granted_is_equal: assert (!granted[one] | value == grant);
    set_by_issue: assert (grant == grant_1 | sets_1 & grant == of_reading_1);
    held_while_live: assert (!(\dut.open__q & live[one] & live_1[one]) | value != grant);
    never_stuck: assert (waits <= \dut.waited__q & \dut.waited__q <= `PATIENCE & patient == (\dut.waited__q == `PATIENCE)
      & (!(patient & waiting != 0 & reading == 0) | (open_to & waiting) != 0 & (open_to & (open_to - 4'h1)) == 0));
    turn_comes: assert (turns + others <= 3 & (rest | (rest << 1)) == rest & !(rest[0]));
  end
endmodule
