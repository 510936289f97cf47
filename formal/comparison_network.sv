// SPDX-License-Identifier: MIT
// Comparison network of 8 or, with SIXTEEN, 16 keys of four bits (docs/mechanisms/3.md), seen from two inputs, whichever. Of four groups
// the winners are kept for a cycle.
`ifdef SIXTEEN
`define INPUTS 16
`define BITS 4
`else
`define INPUTS 8
`define BITS 3
`endif
module proof (input clock, input [`INPUTS-1:0] valid, input [4*`INPUTS-1:0] keys, input [15:0] turn);
  wire [`INPUTS-1:0] winner;
  wire [5:0] number;
  wire found;
  comparison_network dut (
    .key__0(keys[3:0]), .key__1(keys[7:4]), .key__2(keys[11:8]), .key__3(keys[15:12]),
    .key__4(keys[19:16]), .key__5(keys[23:20]), .key__6(keys[27:24]), .key__7(keys[31:28]),
`ifdef SIXTEEN
    .key__8(keys[35:32]), .key__9(keys[39:36]), .key__10(keys[43:40]), .key__11(keys[47:44]),
    .key__12(keys[51:48]), .key__13(keys[55:52]), .key__14(keys[59:56]), .key__15(keys[63:60]),
`endif
    .clock, .valid, .turn, .winner, .number, .found
  );
  (* anyconst *) reg [`BITS-1:0] one, other;
  wire wins = winner[one];

  // The keys of the cycle before count; at power-up all are equal.
  reg [4*`INPUTS-1:0] keys_1 = 0;
  always @(posedge clock) keys_1 <= keys;
`ifdef SIXTEEN
  // The greatest of each group, of those that take part; a group leaves out what it has kept when no other offers any.
  reg [15:0] kept = 0, won = 0, best;
  reg [63:0] keys_2 = 0;
  wire [15:0] offered = kept & ~won;
  wire [15:0] left_out = kept & {
    {4{offered[11:0] == 0}}, {4{(offered & 16'hf0ff) == 0}}, {4{(offered & 16'hff0f) == 0}}, {4{offered[15:4] == 0}}
  };
  wire [15:0] candidates = valid & ~left_out;
  integer i, j;
  always @(*) begin
    best = candidates;
    for (i = 0; i < 16; i = i + 1)
      for (j = i / 4 * 4; j < i / 4 * 4 + 4; j = j + 1)
        if (candidates[j] & (keys_1[4 * j +: 4] > keys_1[4 * i +: 4] | j < i & keys_1[4 * j +: 4] == keys_1[4 * i +: 4]))
          best[i] = 0;
  end
  always @(posedge clock) begin
    kept <= best;
    won <= winner;
    keys_2 <= keys_1;
  end
  // Among the groups `turn` is the last bit of the key.
  wire [3:0] key_one = {keys_2[4 * one + 1 +: 3], turn[one / 4]}, key_other = {keys_2[4 * other + 1 +: 3], turn[other / 4]};
  wire [15:0] taking_part = kept & valid;
`else
  wire [3:0] key_one = keys_1[4 * one +: 4], key_other = keys_1[4 * other +: 4];
  wire [7:0] taking_part = valid;
`endif

  always @(*) begin
    winner_takes_part: assert (!wins | taking_part[one]);
    one_winner: assert (!wins | winner == 1 << one);
    number_names_it: assert (!wins | number == one);
    some_winner: assert ((winner == 0) == (taking_part == 0) & found == (taking_part != 0));
    greatest_wins: assert (!wins | !taking_part[other] | key_other <= key_one);
    ties_to_the_lower: assert (!wins | !taking_part[other] | other >= one | key_other < key_one);
  end
endmodule
