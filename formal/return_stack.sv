// SPDX-License-Identifier: MIT
// Return stacks of two warps (docs/core.md), seen through one place of one warp, whichever.
// connect depth_0 dut.depths.memory[0]
// connect depth_1 dut.depths.memory[1]
// connect place_0 dut.places.memory[0]
// connect place_1 dut.places.memory[1]
// connect place_2 dut.places.memory[2]
// connect place_3 dut.places.memory[3]
// connect place_4 dut.places.memory[4]
// connect place_5 dut.places.memory[5]
// connect place_6 dut.places.memory[6]
// connect place_7 dut.places.memory[7]
// connect place_8 dut.places.memory[8]
// connect place_9 dut.places.memory[9]
// connect place_10 dut.places.memory[10]
// connect place_11 dut.places.memory[11]
// connect place_12 dut.places.memory[12]
// connect place_13 dut.places.memory[13]
// connect place_14 dut.places.memory[14]
// connect place_15 dut.places.memory[15]
// connect place_16 dut.places.memory[16]
// connect place_17 dut.places.memory[17]
// connect place_18 dut.places.memory[18]
// connect place_19 dut.places.memory[19]
// connect place_20 dut.places.memory[20]
// connect place_21 dut.places.memory[21]
// connect place_22 dut.places.memory[22]
// connect place_23 dut.places.memory[23]
// connect place_24 dut.places.memory[24]
// connect place_25 dut.places.memory[25]
// connect place_26 dut.places.memory[26]
// connect place_27 dut.places.memory[27]
// connect place_28 dut.places.memory[28]
// connect place_29 dut.places.memory[29]
// connect place_30 dut.places.memory[30]
// connect place_31 dut.places.memory[31]
module proof (
  input clock,
  input launch_valid, input launch_warp, input select_valid, input select_warp, input warp,
  input push, input pop, input [19:0] pc,
  input depth_valid, input depth_warp, input [4:0] new_depth
);
  wire [4:0] depth;
  wire [19:0] top;
  return_stack dut (.*);

  // The block's own state, for the induction.
  wire [4:0] depth_0, depth_1;
  wire [19:0] place_0, place_1, place_2, place_3, place_4, place_5, place_6, place_7, place_8,
  place_9, place_10, place_11, place_12, place_13, place_14, place_15, place_16, place_17,
  place_18, place_19, place_20, place_21, place_22, place_23, place_24, place_25, place_26,
  place_27, place_28, place_29, place_30, place_31;
  (* hierconn *) wire [1:0] \dut.fresh__q ;
  (* hierconn *) wire \dut.s2_valid__q , \dut.s2_warp__q , \dut.pushed__q , \dut.popped__q ;
  (* hierconn *) wire \dut.moved_warp__q ;
  (* hierconn *) wire [4:0] \dut.s2_depth__q , \dut.e1_depth__q , \dut.moved_depth__q ;
  wire pushed = \dut.pushed__q , popped = \dut.popped__q , moved_warp = \dut.moved_warp__q ;
  wire s2_valid = \dut.s2_valid__q , s2_warp = \dut.s2_warp__q ;

  (* anyconst *) reg one;
  (* anyconst *) reg [3:0] place;
  wire [4:0] kept_depth = \dut.fresh__q [one] ? 0 : one ? depth_1 : depth_0;
  wire [9:0] bits_below = 20 * {5'd0, one, place};
  wire [19:0] kept_place = {place_31, place_30, place_29, place_28, place_27, place_26, place_25,
    place_24, place_23, place_22, place_21, place_20, place_19, place_18, place_17, place_16,
    place_15, place_14, place_13, place_12, place_11, place_10, place_9, place_8, place_7,
    place_6, place_5, place_4, place_3, place_2, place_1, place_0} >> bits_below;
  wire storing = (pushed | popped) & moved_warp == one;

  // Calls that the warp is inside of, and the address behind the last one made in the place.
  reg [4:0] inside = 0;
  reg [19:0] behind;
  // The address comes a cycle after the call.
  reg coming = 0;
  reg e1_valid = 0, launched = 0;
  wire in_e1 = e1_valid & warp == one;
  always @(posedge clock) begin
    e1_valid <= s2_valid;
    if (launch_valid & launch_warp == one) begin
      inside <= 0;
      launched <= 1;
    end
    if (depth_valid & depth_warp == one) inside <= new_depth;
    if (push & warp == one) begin
      inside <= inside + 1;
    end
    coming <= push & warp == one & inside == place;
    if (coming) behind <= pc + 1;
    if (pop & warp == one) inside <= inside - 1;
  end
  reg last_s2_warp;
  always @(posedge clock) last_s2_warp <= s2_warp;

  always @(*) begin
    // The warp of stage E1 is the one that was selected two cycles before.
    assume (!e1_valid | warp == last_s2_warp);
    // A call or a return is in stage E1, one of them; a call where a place is free, a return where
    // there is something to return to: `branch_unit` ends the warp otherwise.
    assume (!(push | pop) | e1_valid);
    assume (!(push & pop));
    assume (!push | !depth[4]);
    assume (!pop | depth != 0);
    // The next PC of a warp behind a call or a return arrives by a redirect, so its next instruction
    // is selected after it was stored.
    assume (!((push | pop) & s2_valid & s2_warp == warp));
    assume (!((push | pop) & select_valid & select_warp == warp));
    assume (!((pushed | popped) & select_valid & select_warp == moved_warp));
    // A depth is set where nothing of the warp is under way and nothing is being stored, and it is
    // no larger than before.
    assume (!(depth_valid & (pushed | popped)));
    assume (!(depth_valid & (s2_valid & s2_warp == depth_warp | e1_valid & warp == depth_warp)));
    assume (!(depth_valid & select_valid & select_warp == depth_warp));
    assume (!(depth_valid & depth_warp == one) | new_depth <= inside);
    // A warp is launched before it is selected, and where nothing of it is under way.
    assume (!(select_valid & select_warp == one) | launched);
    assume (!(depth_valid & depth_warp == one) | launched);
    assume (!(launch_valid & (s2_valid & s2_warp == launch_warp | e1_valid & warp == launch_warp)));
    assume (!(launch_valid & select_valid & select_warp == launch_warp));
    assume (!(launch_valid & (pushed | popped) & moved_warp == launch_warp));
    assume (!(launch_valid & depth_valid & launch_warp == depth_warp));

    depth_exact: assert (!in_e1 | depth == inside);
    own_address: assert (!in_e1 | inside != place + 1 | top == behind);
    // What the induction needs.
    next_depth: assert ((launched | !(in_e1 | s2_valid & s2_warp == one | storing)) &
      (!(s2_valid & s2_warp == one) | \dut.s2_depth__q == inside & !storing));
    stored_depth: assert (!launched | inside <= 16 & (storing
      ? inside == (pushed ? \dut.moved_depth__q + 5'd1 : \dut.moved_depth__q - 5'd1) & !(pushed & popped)
      : kept_depth == inside));
    stored_place: assert (!launched | coming == (storing & pushed & \dut.moved_depth__q == place) &
      (inside <= place | coming | kept_place == behind));
  end
endmodule
