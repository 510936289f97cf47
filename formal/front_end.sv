// SPDX-License-Identifier: MIT
// Cache lines of an instruction front end of two warps and two cache lines (docs/mechanisms/1.md).
// connect issue_tag_0 dut.tags.copies__0.memory[0]
// connect issue_tag_1 dut.tags.copies__0.memory[1]
// connect next_0 dut.links.copies__0.memory[0]
// connect next_1 dut.links.copies__0.memory[1]
// connect prev_0 dut.links.copies__2.memory[0]
// connect prev_1 dut.links.copies__2.memory[1]
`include "front_end_neighbours.svh"

  // The block's own state.
  wire [`PC-3:0] issue_tag_0, issue_tag_1;
  wire next_0, next_1, prev_0, prev_1;
  (* hierconn *) wire [1:0] \dut.pointers.pointing__q , \dut.loading__q , \dut.loaded__q , \dut.links.next_valid__q , \dut.links.prev_valid__q ;
  (* hierconn *) wire [1:0] \dut.pointers.pointing__d ;
  (* hierconn *) wire \dut.pointers.line__0__q , \dut.pointers.line__1__q , \dut.pointers.line__0__d , \dut.pointers.line__1__d ;
  (* hierconn *) wire [1:0] \dut.references.counts__0__q , \dut.references.counts__1__q ;
  (* hierconn *) wire [1:0] \dut.references.risen_issue__q , \dut.references.risen_redirect__q , \dut.references.risen_look__q ;
  (* hierconn *) wire [1:0] \dut.references.fallen_issue__q , \dut.references.fallen_redirect__q ;
  (* hierconn *) wire \dut.lookup.count_miss , \dut.lookup.replaced_line ;
  (* hierconn *) wire [`PC-3:0] \dut.tags.ways__0.word , \dut.tags.ways__1.word ;
  (* hierconn *) wire [3:0] \dut.refill.busy__q ;
  wire [1:0] pointing = \dut.pointers.pointing__q ;
  wire [1:0] present = \dut.loading__q | \dut.loaded__q ;
  wire [1:0] next_valid = \dut.links.next_valid__q , prev_valid = \dut.links.prev_valid__q ;
  wire [`PC-3:0] tag_0 = \dut.tags.ways__0.word , tag_1 = \dut.tags.ways__1.word ;
  wire miss = \dut.lookup.count_miss , victim = \dut.lookup.replaced_line ;

  // A cache line, whichever, and the other one.
  (* anyconst *) reg any_line;
  wire [`PC-3:0] any_tag = any_line ? tag_1 : tag_0, other_tag = any_line ? tag_0 : tag_1;
  wire [`PC-3:0] any_tag_after = any_tag + 1;
  wire any_next = any_line ? next_1 : next_0, any_prev = any_line ? prev_1 : prev_0;
  wire [1:0] pointers = (pointing[0] & \dut.pointers.line__0__q == any_line) + (pointing[1] & \dut.pointers.line__1__q == any_line);
  wire [1:0] count = any_line ? \dut.references.counts__1__q : \dut.references.counts__0__q ;
  wire [1:0] rising = \dut.references.risen_issue__q [any_line] + \dut.references.risen_redirect__q [any_line] + \dut.references.risen_look__q [any_line];
  wire [1:0] falling = \dut.references.fallen_issue__q [any_line] + \dut.references.fallen_redirect__q [any_line];

  always @(*) begin
    count_exact: assert (count + rising - falling == pointers);
    locked_not_evicted: assert (!(miss & victim == any_line) | pointers == 0);
    not_entered_when_evicted: assert (!miss | !(\dut.pointers.pointing__d [0] & pointing[0] & \dut.pointers.line__0__d == victim | \dut.pointers.pointing__d [1] & pointing[1] & \dut.pointers.line__1__d == victim));
    locked_is_present: assert (pointers == 0 | present[any_line]);
    tags_distinct: assert (present != 3 | tag_0 != tag_1);
    next_mutual: assert (!next_valid[any_line] | present[any_line] & any_next != any_line & prev_valid[any_next] & (any_next ? prev_1 : prev_0) == any_line);
    prev_mutual: assert (!prev_valid[any_line] | present[any_line] & any_prev != any_line & next_valid[any_prev] & (any_prev ? next_1 : next_0) == any_line);
    next_is_the_line_after: assert (!next_valid[any_line] | other_tag == any_tag_after);
  end
endmodule
