// SPDX-License-Identifier: MIT
// Scoreboard of two warps (docs/mechanisms/2.md), seen through its ports: one slot of one warp, whichever.
// IN_ORDER, ON_SAME, NUMBERS: the configuration. Slots 0, 1 and 2 hold 7, 3 and 1, the others 7.
module proof (
  input clock,
  input launch_valid, input launch_warp, input [7:0] launch_wait,
  input issue_valid, input issue_warp, input issue_reorderable, input [2:0] issue_slot,
  input issue_load, input issue_store, input [7:0] issue_wait,
  input complete__0_valid, input complete__1_valid, input complete__0_warp, input complete__1_warp,
  input [2:0] complete__0_slot, input [2:0] complete__1_slot
);
  wire [1:0] hold, idle, loads, stores;
  wire [7:0] pending__0, pending__1, full__0, full__1;
  scoreboard dut (.*);

  (* anyconst *) reg warp;
  (* anyconst *) reg [2:0] slot;
  wire [7:0] pending = warp ? pending__1 : pending__0;
  wire [7:0] full = warp ? full__1 : full__0;
  wire [3:0] maximum = slot == 1 ? 3 : slot == 2 ? 1 : 7;

  wire of_warp = issue_valid & issue_warp == warp;
  wire up = of_warp & issue_reorderable & (issue_slot & `NUMBERS) == slot;
  wire down0 = complete__0_valid & complete__0_warp == warp & (complete__0_slot & `NUMBERS) == slot;
  wire down1 = complete__1_valid & complete__1_warp == warp & (complete__1_slot & `NUMBERS) == slot;

  // The block's own state, for the induction.
  (* hierconn *) wire [23:0] \dut.counters__0__q , \dut.counters__1__q ;
  (* hierconn *) wire [7:0] \dut.awaited__0__q , \dut.awaited__1__q ;
  wire [23:0] counters = warp ? \dut.counters__1__q : \dut.counters__0__q ;

  (* hierconn *) wire [7:0] \dut.load_slots__0__q , \dut.load_slots__1__q , \dut.store_slots__0__q , \dut.store_slots__1__q ;
  (* hierconn *) wire [1:0] \dut.up_warp__q ;
  (* hierconn *) wire [7:0] \dut.up_slot__q ;
  (* hierconn *) wire \dut.is_load__q , \dut.is_store__q ;
  // The issue of the cycle before is noted beside them.
  wire up_now = \dut.up_warp__q [warp] & \dut.up_slot__q [slot];
  wire load_now = (warp ? \dut.load_slots__1__q [slot] : \dut.load_slots__0__q [slot]) | up_now & \dut.is_load__q ;
  wire store_now = (warp ? \dut.store_slots__1__q [slot] : \dut.store_slots__0__q [slot]) | up_now & \dut.is_store__q ;
  // Of what is outstanding in the slot, how much is loads and how much is stores: the completions may be of any.
  (* anyseq *) reg [1:0] loads_done, stores_done;
  reg [4:0] loads_out = 0, stores_out = 0, loads_before = 0, stores_before = 0;
  always @(posedge clock) begin
    loads_out <= loads_out + (up & issue_load) - loads_done;
    stores_out <= stores_out + (up & issue_store) - stores_done;
    loads_before <= loads_out;
    stores_before <= stores_out;
  end

  // What is outstanding, from the events at the ports.
  reg [4:0] count = 0, count_before = 0;
  reg [7:0] awaited = 0, full_before = 0;
  reg issued_before = 0, issued_earlier = 0, up_before = 0;
  always @(posedge clock) begin
    count <= count + up - down0 - down1;
    count_before <= count;
    up_before <= up;
    full_before <= full;
    issued_before <= of_warp;
    issued_earlier <= issued_before;
    if (launch_valid & launch_warp == warp) awaited <= launch_wait;
    else if (of_warp) awaited <= `ON_SAME ? 0 : issue_wait;
  end

  always @(*) begin
    // The slot that is watched is one of those that there are.
    assume (slot == (slot & `NUMBERS));
    // What completes was issued in an earlier cycle.
    assume (down0 + down1 <= count);
    assume (loads_done <= loads_out & stores_done <= stores_out);
    // At least those for which there are not enough others.
    assume (loads_out + (up & issue_load) - loads_done <= count + up - down0 - down1);
    assume (stores_out + (up & issue_store) - stores_done <= count + up - down0 - down1);
    // An instruction is selected, a cycle before its issue, only when its slot is not full; after an
    // issue the warp is selected again at the earliest two cycles later.
    assume (!up | !full_before[slot]);
    assume (!of_warp | !(issued_before | issued_earlier));

    counter_exact: assert (counters[3 * slot +: 3] == count_before);
    awaited_exact: assert ((warp ? \dut.awaited__1__q : \dut.awaited__0__q ) == awaited);
    count_in_bounds: assert (count <= maximum);
    pending_exact: assert (pending[slot] == (count_before != 0 | up_before));
    pending_never_misses: assert (count == 0 | pending[slot]);
    full_exact: assert (full[slot] == (count_before == maximum));
    hold_exact: assert (hold[warp] == ((pending & awaited) != 0 | `IN_ORDER & pending != 0));
    held_while_awaited: assert (count == 0 | !awaited[slot] | hold[warp]);
    load_noted: assert (loads_out <= count & (loads_out == 0 | load_now));
    store_noted: assert (stores_out <= count & (stores_out == 0 | store_now));
    fence_load_sees: assert (loads_before == 0 | loads_out == 0 | loads[warp]);
    fence_store_sees: assert (stores_before == 0 | stores_out == 0 | stores[warp]);
    idle_exact: assert (idle[warp] == (pending == 0));
    idle_at_the_end: assert (!idle[warp] | count == 0);
  end
endmodule
