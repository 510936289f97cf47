// SPDX-License-Identifier: MIT
// Textile grant of four warps (docs/mechanisms/3.md); PATIENCE: cycles with requests in vain for which a
// grant stays.
module proof (
  input clock, input launch_valid, input [1:0] launch_warp, input [5:0] launch_tile,
  input [3:0] live, input [3:0] wants, input [3:0] issuer, input [3:0] mark_t, input [3:0] mark_p
);
  wire [3:0] granted, phase_granted;
  wire count_grant;
  textile_grant dut (.*);
  (* hierconn *) wire [13:0] \dut.grant__q , \dut.values__0__q , \dut.values__1__q , \dut.values__2__q , \dut.values__3__q ;
  (* hierconn *) wire [3:0] \dut.elected__q , \dut.rest__q ;
  (* hierconn *) wire [9:0] \dut.waited__q ;
  (* hierconn *) wire \dut.patient__q ;
  wire [13:0] grant = \dut.grant__q ;
  wire [3:0] elected = \dut.elected__q , rest = \dut.rest__q ;

  // A warp, whichever, and its TILE.PHASE.TEX from the events at the ports.
  (* anyconst *) reg [1:0] one;
  wire launched = launch_valid & launch_warp == one;
  reg [13:0] value = 0;
  wire [13:0] of_one = one[1] ? (one[0] ? \dut.values__3__q : \dut.values__2__q ) : one[0] ? \dut.values__1__q : \dut.values__0__q ;
  // The value of the warp for which the grant moves.
  wire [13:0] of_elected = (elected[0] ? \dut.values__0__q : 14'h0) | (elected[1] ? \dut.values__1__q : 14'h0)
    | (elected[2] ? \dut.values__2__q : 14'h0) | (elected[3] ? \dut.values__3__q : 14'h0);
  wire [3:0] marked = issuer & (mark_t | mark_p);
  always @(posedge clock)
    value <= launched ? {launch_tile, 8'h0}
      : issuer[one] & mark_p[one] ? {value[13:8], value[7:3] + 5'h1, 3'h0}
      : issuer[one] & mark_t[one] ? {value[13:3], value[2:0] + 3'h1} : value;

  // The cycles before.
  reg [13:0] grant_1 = 0, of_elected_1 = 0;
  reg [3:0] elected_1 = 0, elected_2 = 0, wants_1 = 0, wants_2 = 0, granted_1 = 0, changed_1 = 0, changed_2 = 0;
  reg moved_1 = 0, moved_2 = 0;
  always @(posedge clock) begin
    {grant_1, of_elected_1, moved_1, moved_2} <= {grant, of_elected, count_grant, moved_1};
    {elected_1, elected_2, wants_1, wants_2, granted_1} <= {elected, elected_1, wants, wants_1, granted};
    {changed_1, changed_2} <= {marked | launch_valid << launch_warp, changed_1};
  end

  // Cycles in which the warp requested a read and no value changed, in a row or not, since the grant moved
  // or the warp held it. How often the grant moved, and not for this warp, while whenever any warp
  // requested a read this one did.
  reg [9:0] waits = 0;
  reg counted = 0;
  wire quiet = marked == 0 & !launch_valid;
  reg [2:0] turns = 0;
  always @(posedge clock) begin
    waits <= granted[one] | count_grant ? 0 : waits + (wants[one] & quiet);
    counted <= wants[one] & quiet;
    turns <= wants_2 != 0 & !wants_2[one] | granted_1[one] | count_grant & elected[one] ? 0
      : count_grant & wants_2[one] ? turns + 1 : turns;
  end
  // Warps whose turn is before this one's.
  wire [3:0] below = (4'h1 << one) - 4'h1;
  wire [3:0] before = rest[one] ? rest & below : rest | below;
  wire [2:0] others = before[0] + before[1] + before[2] + before[3];

  always @(*) begin
    value_exact: assert (of_one == value);
    granted_is_equal: assert (!granted[one] | value == grant);
    moves_by_election: assert (grant == grant_1 | moved_1 & grant == of_elected_1);
    elected_wanted: assert (!count_grant | elected != 0 & (elected & (elected - 4'h1)) == 0 & (elected & ~wants_2) == 0);
    elected_is_granted: assert (!moved_2 | (elected_2 & ~granted & ~changed_1 & ~changed_2) == 0);
    never_stuck: assert (waits <= `PATIENCE + 2 & \dut.waited__q <= `PATIENCE & \dut.patient__q == (\dut.waited__q == `PATIENCE)
      & waits <= \dut.waited__q + counted + count_grant);
    turn_comes: assert (turns + others <= 3 & (rest | (rest << 1)) == rest & !(rest[0]));
  end
endmodule
