// Comparison network of 8 or, with SIXTEEN, 16 keys of four bits (spec 3), seen from two inputs, whichever.
// PIPELINED: a cycle more for keys and valid inputs.
`ifdef SIXTEEN
`define INPUTS 16
`define BITS 4
`else
`define INPUTS 8
`define BITS 3
`endif
module proof (input clock, input [`INPUTS-1:0] valid, input [4*`INPUTS-1:0] keys);
  wire [`INPUTS-1:0] winner;
  wire [5:0] number;
  comparison_network dut (
    .key__0(keys[3:0]), .key__1(keys[7:4]), .key__2(keys[11:8]), .key__3(keys[15:12]),
    .key__4(keys[19:16]), .key__5(keys[23:20]), .key__6(keys[27:24]), .key__7(keys[31:28]),
`ifdef SIXTEEN
    .key__8(keys[35:32]), .key__9(keys[39:36]), .key__10(keys[43:40]), .key__11(keys[47:44]),
    .key__12(keys[51:48]), .key__13(keys[55:52]), .key__14(keys[59:56]), .key__15(keys[63:60]),
`endif
    .clock, .valid, .winner, .number
  );
  (* anyconst *) reg [`BITS-1:0] one, other;
  wire wins = winner[one];

  // The keys of the cycle before count; at power-up all are equal.
  reg [3:0] key_one_1 = 0, key_other_1 = 0, key_one_2 = 0, key_other_2 = 0;
  reg [`INPUTS-1:0] valid_1 = 0;
  always @(posedge clock) begin
    valid_1 <= valid;
    {key_one_1, key_other_1} <= {keys[4 * one +: 4], keys[4 * other +: 4]};
    {key_one_2, key_other_2} <= {key_one_1, key_other_1};
  end
`ifdef PIPELINED
  wire [3:0] key_one = key_one_2, key_other = key_other_2;
  wire [`INPUTS-1:0] taking_part = valid_1;
`else
  wire [3:0] key_one = key_one_1, key_other = key_other_1;
  wire [`INPUTS-1:0] taking_part = valid;
`endif

  always @(*) begin
    winner_takes_part: assert (!wins | taking_part[one]);
    one_winner: assert (!wins | winner == 1 << one);
    number_names_it: assert (!wins | number == one);
    some_winner: assert ((winner == 0) == (taking_part == 0));
    greatest_wins: assert (!wins | !taking_part[other] | key_other <= key_one);
    ties_to_the_lower: assert (!wins | !taking_part[other] | other >= one | key_other < key_one);
  end
endmodule
