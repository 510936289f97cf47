// SPDX-License-Identifier: MIT
// Pages of the register file (docs/mechanisms/5.md): a watched page of a watched group has one owner at a time, and the tables of its
// owner name it. Launches as the dispatcher makes them: of a free slot, with no more pages than the group has free.
module proof (
  input clock,
  input launch_valid, input [1:0] launch_warp, input [2:0] launch_pages,
  input free_valid, input [1:0] free_warp,
  input [1:0] read_warp, input [5:0] read_a, input [5:0] read_b, input [5:0] read_c,
  input [1:0] fixed_warp, input [5:0] fixed_rd, input [1:0] slow_warp, input [5:0] slow_rd
);
  // Four slots, groups of four pages of eight registers.
  localparam W = 4, A = 5, G = 3;
  // Pages of each slot; a launch of the cycle before.
  reg [2:0] held [0:W-1];
  reg fresh = 0;
  reg [1:0] fresh_warp;
  // Any two slots, and any two registers of theirs.
  (* anyconst *) reg [1:0] one, other;
  (* anyconst *) reg [5:0] one_register, other_register;

  wire [A-1:0] address_a, address_b, address_c, fixed_address, slow_address;
  wire [W-1:0] even_used, odd_used;
  page_table dut (.*);

  integer i;
  initial for (i = 0; i < W; i = i + 1) held[i] = 0;
  reg [7:0] even_pages, odd_pages, even_bits, odd_bits;
  always @(*) begin
    even_pages = 0; odd_pages = 0; even_bits = 0; odd_bits = 0;
    for (i = 0; i < W; i = i + 1) begin
      if (i % 2 == 0) even_pages = even_pages + held[i]; else odd_pages = odd_pages + held[i];
      even_bits = even_bits + even_used[i];
      odd_bits = odd_bits + odd_used[i];
    end
  end
  wire [7:0] pending_even = fresh && !fresh_warp[0] ? held[fresh_warp] : 0;
  wire [7:0] pending_odd = fresh && fresh_warp[0] ? held[fresh_warp] : 0;
  wire settled_one = held[one] != 0 && !(fresh && fresh_warp == one);
  wire settled_other = held[other] != 0 && !(fresh && fresh_warp == other);
  wire own_one = settled_one && (one_register >> G) < held[one];
  wire own_other = settled_other && (other_register >> G) < held[other];

  always @(posedge clock) begin
    if (free_valid) held[free_warp] <= 0;
    if (launch_valid) held[launch_warp] <= launch_pages;
    fresh <= launch_valid;
    fresh_warp <= launch_warp;
  end

  always @(*) begin
    // A launch is of a slot that is free, with one to four pages,
    assume (!launch_valid | (held[launch_warp] == 0 & launch_pages != 0 & launch_pages <= 4));
    // no more than its group has free.
    assume (!launch_valid | (launch_warp[0] ? odd_pages : even_pages) + launch_pages <= W);
    // A slot is freed that was launched two cycles before or earlier.
    assume (!free_valid | (held[free_warp] != 0 & !(fresh & fresh_warp == free_warp)));
    // The ports look at the registers that are watched.
    assume (read_warp == one & read_a == one_register);
    assume (fixed_warp == other & fixed_rd == other_register & slow_warp == one & slow_rd == one_register);

    // Pages in use are those of the slots, so that free and used ones are always all.
    pages_add_up: assert (even_bits + pending_even == even_pages && odd_bits + pending_odd == odd_pages);
    // No two registers of one group share a place.
    no_sharing: assert (!(own_one && own_other && one[0] == other[0]
      && (one != other || one_register != other_register) && address_a == fixed_address));
    // What is written is where it is read, whoever writes.
    same_place: assert (address_a == slow_address);
    // A page that a warp has is in use.
    owned_is_used: assert (!own_one || (one[0] ? odd_used : even_used) >> (address_a >> G) & 1'b1);
  end
endmodule
