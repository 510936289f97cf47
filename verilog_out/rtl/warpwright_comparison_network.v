// SPDX-License-Identifier: MIT
// comparison_network: the greatest weight in a balanced tree of nodes of eight
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Comparison network: the greatest key among the valid inputs (docs/mechanisms/3.md).
//
// Which inputs are valid is known late, the keys a cycle earlier. So the inputs of a group
// are compared pair by pair ahead of time, with a register for each answer; then an input
// wins in its group when no valid input of the group beats it. Up to eight inputs are one group.
//
// More inputs are groups of four, whose winners are kept in registers and meet a cycle later in
// the root of the tree, where each pair is compared at once. The root leaves out those that are
// not valid any more. A group that alone has a winner finds its next among the rest: no cycle is
// lost.
//
// - latency: up to eight inputs: keys one cycle; valid inputs combinational, three LUTs deep.
//   More: keys two cycles; an input wins when it is valid in this cycle and won in its group in
//   the one before
// - area: a comparator for each pair in a group, and one for each pair of groups
// - ties: the lower index wins. The scheduler's keys say in their last bit which warps follow
//   the last winner of their group; among the groups `turn` takes the place of that bit
//
// 2 to 64 inputs: a power of two up to eight, or a multiple of eight.
//
// The network over `W` keys of `K` bits.
//
// Ports
//   clock  input, 1 bit: Clock.
//   valid  input, 8 bits: Inputs that take part.
//   key__0 .. key__7  input, 16 bits: The keys that count in the next cycle.
//   turn  input, 16 bits: Groups that go first: takes the place of the last bit of their winners' keys in the
//       root.
//   winner  output, 8 bits: The winner, one-hot; zero when no input takes part.
//   number  output, 6 bits: Number of the winner; zero without a valid input.
//   found  output, 1 bit: There is a winner.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block comparison_network --reset sync`.
//
// Configuration
// `ComparisonNetwork` of rtl/src/warp_scheduler/comparison_network.rs with W = 8, K = 16. Constants are folded
// away. For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block comparison_network

module warpwright_comparison_network (
  input wire clock,
  input wire [7:0] valid,
  input wire [15:0] key__0,
  input wire [15:0] key__1,
  input wire [15:0] key__2,
  input wire [15:0] key__3,
  input wire [15:0] key__4,
  input wire [15:0] key__5,
  input wire [15:0] key__6,
  input wire [15:0] key__7,
  input wire [15:0] turn,
  output reg [7:0] winner,
  output reg [5:0] number,
  output reg found
);
  localparam [7:0] lower__0 = 8'h0;
  localparam [7:0] lower__1 = 8'h1;
  localparam [7:0] lower__2 = 8'h3;
  localparam [7:0] lower__3 = 8'h7;
  localparam [7:0] lower__4 = 8'hf;
  localparam [7:0] lower__5 = 8'h1f;
  localparam [7:0] lower__6 = 8'h3f;
  localparam [7:0] lower__7 = 8'h7f;
  localparam [31:0] carry = 32'h10000;
  localparam groups = 1'h0;
  reg [7:0] beaten_by__0;
  reg [7:0] beaten_by__1;
  reg [7:0] beaten_by__2;
  reg [7:0] beaten_by__3;
  reg [7:0] beaten_by__4;
  reg [7:0] beaten_by__5;
  reg [7:0] beaten_by__6;
  reg [7:0] beaten_by__7;
  reg [15:0] complement;
  reg [31:0] sum;
  reg [7:0] first;
  reg [7:0] shown;
  reg [7:0] still;
  reg offering__0;
  reg offering__1;
  reg offering__2;
  reg offering__3;
  reg offering__4;
  reg offering__5;
  reg offering__6;
  reg offering__7;
  reg offering__8;
  reg offering__9;
  reg offering__10;
  reg offering__11;
  reg offering__12;
  reg offering__13;
  reg offering__14;
  reg offering__15;
  reg alone__0;
  reg alone__1;
  reg alone__2;
  reg alone__3;
  reg alone__4;
  reg alone__5;
  reg alone__6;
  reg alone__7;
  reg alone__8;
  reg alone__9;
  reg alone__10;
  reg alone__11;
  reg alone__12;
  reg alone__13;
  reg alone__14;
  reg alone__15;
  reg [7:0] taking_part;
  reg [15:0] key_g__0;
  reg [15:0] key_g__1;
  reg [15:0] key_g__2;
  reg [15:0] key_g__3;
  reg [15:0] key_g__4;
  reg [15:0] key_g__5;
  reg [15:0] key_g__6;
  reg [15:0] key_g__7;
  reg [15:0] key_g__8;
  reg [15:0] key_g__9;
  reg [15:0] key_g__10;
  reg [15:0] key_g__11;
  reg [15:0] key_g__12;
  reg [15:0] key_g__13;
  reg [15:0] key_g__14;
  reg [15:0] key_g__15;
  reg valid_0__0;
  reg valid_0__1;
  reg valid_0__2;
  reg valid_0__3;
  reg valid_0__4;
  reg valid_0__5;
  reg valid_0__6;
  reg valid_0__7;
  reg valid_0__8;
  reg valid_0__9;
  reg valid_0__10;
  reg valid_0__11;
  reg valid_0__12;
  reg valid_0__13;
  reg valid_0__14;
  reg valid_0__15;
  reg [15:0] key_0__0;
  reg [15:0] key_0__1;
  reg [15:0] key_0__2;
  reg [15:0] key_0__3;
  reg [15:0] key_0__4;
  reg [15:0] key_0__5;
  reg [15:0] key_0__6;
  reg [15:0] key_0__7;
  reg [15:0] key_0__8;
  reg [15:0] key_0__9;
  reg [15:0] key_0__10;
  reg [15:0] key_0__11;
  reg [15:0] key_0__12;
  reg [15:0] key_0__13;
  reg [15:0] key_0__14;
  reg [15:0] key_0__15;
  reg [5:0] number_g__0;
  reg [5:0] number_g__1;
  reg [5:0] number_g__2;
  reg [5:0] number_g__3;
  reg [5:0] number_g__4;
  reg [5:0] number_g__5;
  reg [5:0] number_g__6;
  reg [5:0] number_g__7;
  reg [5:0] number_g__8;
  reg [5:0] number_g__9;
  reg [5:0] number_g__10;
  reg [5:0] number_g__11;
  reg [5:0] number_g__12;
  reg [5:0] number_g__13;
  reg [5:0] number_g__14;
  reg [5:0] number_g__15;
  reg [5:0] number_0__0;
  reg [5:0] number_0__1;
  reg [5:0] number_0__2;
  reg [5:0] number_0__3;
  reg [5:0] number_0__4;
  reg [5:0] number_0__5;
  reg [5:0] number_0__6;
  reg [5:0] number_0__7;
  reg [5:0] number_0__8;
  reg [5:0] number_0__9;
  reg [5:0] number_0__10;
  reg [5:0] number_0__11;
  reg [5:0] number_0__12;
  reg [5:0] number_0__13;
  reg [5:0] number_0__14;
  reg [5:0] number_0__15;
  reg wins__0;
  reg wins__1;
  reg wins__2;
  reg wins__3;
  reg wins__4;
  reg wins__5;
  reg wins__6;
  reg wins__7;
  reg wins__8;
  reg wins__9;
  reg wins__10;
  reg wins__11;
  reg wins__12;
  reg wins__13;
  reg wins__14;
  reg wins__15;
  reg [15:0] beaten;
  reg [5:0] number_value;
  reg [7:0] winner_value;
  reg [15:0] keys__0__d;
  reg [15:0] keys__0__q = 16'h0;
  reg [15:0] keys__1__d;
  reg [15:0] keys__1__q = 16'h0;
  reg [15:0] keys__2__d;
  reg [15:0] keys__2__q = 16'h0;
  reg [15:0] keys__3__d;
  reg [15:0] keys__3__q = 16'h0;
  reg [15:0] keys__4__d;
  reg [15:0] keys__4__q = 16'h0;
  reg [15:0] keys__5__d;
  reg [15:0] keys__5__q = 16'h0;
  reg [15:0] keys__6__d;
  reg [15:0] keys__6__q = 16'h0;
  reg [15:0] keys__7__d;
  reg [15:0] keys__7__q = 16'h0;
  reg [7:0] above__0__d;
  reg [7:0] above__0__q = 8'h0;
  reg [7:0] above__1__d;
  reg [7:0] above__1__q = 8'h0;
  reg [7:0] above__2__d;
  reg [7:0] above__2__q = 8'h0;
  reg [7:0] above__3__d;
  reg [7:0] above__3__q = 8'h0;
  reg [7:0] above__4__d;
  reg [7:0] above__4__q = 8'h0;
  reg [7:0] above__5__d;
  reg [7:0] above__5__q = 8'h0;
  reg [7:0] above__6__d;
  reg [7:0] above__6__q = 8'h0;
  reg [7:0] above__7__d;
  reg [7:0] above__7__q = 8'h0;
  reg [7:0] kept__d;
  reg [7:0] kept__q = 8'h0;
  reg [15:0] kept_key__0__d;
  reg [15:0] kept_key__0__q = 16'h0;
  reg [15:0] kept_key__1__d;
  reg [15:0] kept_key__1__q = 16'h0;
  reg [15:0] kept_key__2__d;
  reg [15:0] kept_key__2__q = 16'h0;
  reg [15:0] kept_key__3__d;
  reg [15:0] kept_key__3__q = 16'h0;
  reg [15:0] kept_key__4__d;
  reg [15:0] kept_key__4__q = 16'h0;
  reg [15:0] kept_key__5__d;
  reg [15:0] kept_key__5__q = 16'h0;
  reg [15:0] kept_key__6__d;
  reg [15:0] kept_key__6__q = 16'h0;
  reg [15:0] kept_key__7__d;
  reg [15:0] kept_key__7__q = 16'h0;
  reg [15:0] kept_key__8__d;
  reg [15:0] kept_key__8__q = 16'h0;
  reg [15:0] kept_key__9__d;
  reg [15:0] kept_key__9__q = 16'h0;
  reg [15:0] kept_key__10__d;
  reg [15:0] kept_key__10__q = 16'h0;
  reg [15:0] kept_key__11__d;
  reg [15:0] kept_key__11__q = 16'h0;
  reg [15:0] kept_key__12__d;
  reg [15:0] kept_key__12__q = 16'h0;
  reg [15:0] kept_key__13__d;
  reg [15:0] kept_key__13__q = 16'h0;
  reg [15:0] kept_key__14__d;
  reg [15:0] kept_key__14__q = 16'h0;
  reg [15:0] kept_key__15__d;
  reg [15:0] kept_key__15__q = 16'h0;
  reg [5:0] kept_number__0__d;
  reg [5:0] kept_number__0__q = 6'h0;
  reg [5:0] kept_number__1__d;
  reg [5:0] kept_number__1__q = 6'h0;
  reg [5:0] kept_number__2__d;
  reg [5:0] kept_number__2__q = 6'h0;
  reg [5:0] kept_number__3__d;
  reg [5:0] kept_number__3__q = 6'h0;
  reg [5:0] kept_number__4__d;
  reg [5:0] kept_number__4__q = 6'h0;
  reg [5:0] kept_number__5__d;
  reg [5:0] kept_number__5__q = 6'h0;
  reg [5:0] kept_number__6__d;
  reg [5:0] kept_number__6__q = 6'h0;
  reg [5:0] kept_number__7__d;
  reg [5:0] kept_number__7__q = 6'h0;
  reg [5:0] kept_number__8__d;
  reg [5:0] kept_number__8__q = 6'h0;
  reg [5:0] kept_number__9__d;
  reg [5:0] kept_number__9__q = 6'h0;
  reg [5:0] kept_number__10__d;
  reg [5:0] kept_number__10__q = 6'h0;
  reg [5:0] kept_number__11__d;
  reg [5:0] kept_number__11__q = 6'h0;
  reg [5:0] kept_number__12__d;
  reg [5:0] kept_number__12__q = 6'h0;
  reg [5:0] kept_number__13__d;
  reg [5:0] kept_number__13__q = 6'h0;
  reg [5:0] kept_number__14__d;
  reg [5:0] kept_number__14__q = 6'h0;
  reg [5:0] kept_number__15__d;
  reg [5:0] kept_number__15__q = 6'h0;
  reg [7:0] won__d;
  reg [7:0] won__q = 8'h0;
  always @(*) begin
    keys__0__d = key__0;
    beaten_by__0 = 8'h0;
    keys__1__d = key__1;
    beaten_by__1 = 8'h0;
    keys__2__d = key__2;
    beaten_by__2 = 8'h0;
    keys__3__d = key__3;
    beaten_by__3 = 8'h0;
    keys__4__d = key__4;
    beaten_by__4 = 8'h0;
    keys__5__d = key__5;
    beaten_by__5 = 8'h0;
    keys__6__d = key__6;
    beaten_by__6 = 8'h0;
    keys__7__d = key__7;
    beaten_by__7 = 8'h0;
    sum = 32'h0;
    complement = {~key__0};
    sum = {{16'h0, key__1} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:2], 1'h1, beaten_by__0[0]};
    end else begin
      beaten_by__1 = {beaten_by__1[7:1], 1'h1};
    end
    sum = {{16'h0, key__2} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:3], 1'h1, beaten_by__0[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[7:1], 1'h1};
    end
    sum = {{16'h0, key__3} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:4], 1'h1, beaten_by__0[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:1], 1'h1};
    end
    sum = {{16'h0, key__4} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:5], 1'h1, beaten_by__0[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:1], 1'h1};
    end
    sum = {{16'h0, key__5} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:6], 1'h1, beaten_by__0[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:1], 1'h1};
    end
    sum = {{16'h0, key__6} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7], 1'h1, beaten_by__0[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:1], 1'h1};
    end
    sum = {{16'h0, key__7} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {1'h1, beaten_by__0[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:1], 1'h1};
    end
    complement = {~key__1};
    sum = {{16'h0, key__2} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:3], 1'h1, beaten_by__1[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[7:2], 1'h1, beaten_by__2[0]};
    end
    sum = {{16'h0, key__3} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:4], 1'h1, beaten_by__1[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:2], 1'h1, beaten_by__3[0]};
    end
    sum = {{16'h0, key__4} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:5], 1'h1, beaten_by__1[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:2], 1'h1, beaten_by__4[0]};
    end
    sum = {{16'h0, key__5} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:6], 1'h1, beaten_by__1[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:2], 1'h1, beaten_by__5[0]};
    end
    sum = {{16'h0, key__6} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7], 1'h1, beaten_by__1[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:2], 1'h1, beaten_by__6[0]};
    end
    sum = {{16'h0, key__7} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {1'h1, beaten_by__1[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:2], 1'h1, beaten_by__7[0]};
    end
    complement = {~key__2};
    sum = {{16'h0, key__3} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:4], 1'h1, beaten_by__2[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:3], 1'h1, beaten_by__3[1:0]};
    end
    sum = {{16'h0, key__4} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:5], 1'h1, beaten_by__2[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:3], 1'h1, beaten_by__4[1:0]};
    end
    sum = {{16'h0, key__5} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:6], 1'h1, beaten_by__2[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:3], 1'h1, beaten_by__5[1:0]};
    end
    sum = {{16'h0, key__6} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7], 1'h1, beaten_by__2[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:3], 1'h1, beaten_by__6[1:0]};
    end
    sum = {{16'h0, key__7} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {1'h1, beaten_by__2[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:3], 1'h1, beaten_by__7[1:0]};
    end
    complement = {~key__3};
    sum = {{16'h0, key__4} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7:5], 1'h1, beaten_by__3[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:4], 1'h1, beaten_by__4[2:0]};
    end
    sum = {{16'h0, key__5} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7:6], 1'h1, beaten_by__3[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:4], 1'h1, beaten_by__5[2:0]};
    end
    sum = {{16'h0, key__6} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7], 1'h1, beaten_by__3[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:4], 1'h1, beaten_by__6[2:0]};
    end
    sum = {{16'h0, key__7} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {1'h1, beaten_by__3[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:4], 1'h1, beaten_by__7[2:0]};
    end
    complement = {~key__4};
    sum = {{16'h0, key__5} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[7:6], 1'h1, beaten_by__4[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:5], 1'h1, beaten_by__5[3:0]};
    end
    sum = {{16'h0, key__6} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[7], 1'h1, beaten_by__4[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:5], 1'h1, beaten_by__6[3:0]};
    end
    sum = {{16'h0, key__7} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {1'h1, beaten_by__4[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:5], 1'h1, beaten_by__7[3:0]};
    end
    complement = {~key__5};
    sum = {{16'h0, key__6} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {beaten_by__5[7], 1'h1, beaten_by__5[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:6], 1'h1, beaten_by__6[4:0]};
    end
    sum = {{16'h0, key__7} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {1'h1, beaten_by__5[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:6], 1'h1, beaten_by__7[4:0]};
    end
    complement = {~key__6};
    sum = {{16'h0, key__7} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__6 = {1'h1, beaten_by__6[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7], 1'h1, beaten_by__7[5:0]};
    end
    complement = {~key__7};
    offering__0 = 1'h0;
    key_g__0 = 16'h0;
    number_g__0 = 6'h0;
    offering__1 = 1'h0;
    key_g__1 = 16'h0;
    number_g__1 = 6'h0;
    offering__2 = 1'h0;
    key_g__2 = 16'h0;
    number_g__2 = 6'h0;
    offering__3 = 1'h0;
    key_g__3 = 16'h0;
    number_g__3 = 6'h0;
    offering__4 = 1'h0;
    key_g__4 = 16'h0;
    number_g__4 = 6'h0;
    offering__5 = 1'h0;
    key_g__5 = 16'h0;
    number_g__5 = 6'h0;
    offering__6 = 1'h0;
    key_g__6 = 16'h0;
    number_g__6 = 6'h0;
    offering__7 = 1'h0;
    key_g__7 = 16'h0;
    number_g__7 = 6'h0;
    offering__8 = 1'h0;
    key_g__8 = 16'h0;
    number_g__8 = 6'h0;
    offering__9 = 1'h0;
    key_g__9 = 16'h0;
    number_g__9 = 6'h0;
    offering__10 = 1'h0;
    key_g__10 = 16'h0;
    number_g__10 = 6'h0;
    offering__11 = 1'h0;
    key_g__11 = 16'h0;
    number_g__11 = 6'h0;
    offering__12 = 1'h0;
    key_g__12 = 16'h0;
    number_g__12 = 6'h0;
    offering__13 = 1'h0;
    key_g__13 = 16'h0;
    number_g__13 = 6'h0;
    offering__14 = 1'h0;
    key_g__14 = 16'h0;
    number_g__14 = 6'h0;
    offering__15 = 1'h0;
    key_g__15 = 16'h0;
    number_g__15 = 6'h0;
    if ((kept__q[0] & (!won__q[0]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[1] & (!won__q[1]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[2] & (!won__q[2]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[3] & (!won__q[3]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[4] & (!won__q[4]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[5] & (!won__q[5]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[6] & (!won__q[6]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[7] & (!won__q[7]))) begin
      offering__1 = 1'h1;
    end
    alone__0 = groups;
    if (offering__1) begin
      alone__0 = 1'h0;
    end
    if (offering__2) begin
      alone__0 = 1'h0;
    end
    if (offering__3) begin
      alone__0 = 1'h0;
    end
    if (offering__4) begin
      alone__0 = 1'h0;
    end
    if (offering__5) begin
      alone__0 = 1'h0;
    end
    if (offering__6) begin
      alone__0 = 1'h0;
    end
    if (offering__7) begin
      alone__0 = 1'h0;
    end
    if (offering__8) begin
      alone__0 = 1'h0;
    end
    if (offering__9) begin
      alone__0 = 1'h0;
    end
    if (offering__10) begin
      alone__0 = 1'h0;
    end
    if (offering__11) begin
      alone__0 = 1'h0;
    end
    if (offering__12) begin
      alone__0 = 1'h0;
    end
    if (offering__13) begin
      alone__0 = 1'h0;
    end
    if (offering__14) begin
      alone__0 = 1'h0;
    end
    if (offering__15) begin
      alone__0 = 1'h0;
    end
    alone__1 = groups;
    if (offering__0) begin
      alone__1 = 1'h0;
    end
    if (offering__2) begin
      alone__1 = 1'h0;
    end
    if (offering__3) begin
      alone__1 = 1'h0;
    end
    if (offering__4) begin
      alone__1 = 1'h0;
    end
    if (offering__5) begin
      alone__1 = 1'h0;
    end
    if (offering__6) begin
      alone__1 = 1'h0;
    end
    if (offering__7) begin
      alone__1 = 1'h0;
    end
    if (offering__8) begin
      alone__1 = 1'h0;
    end
    if (offering__9) begin
      alone__1 = 1'h0;
    end
    if (offering__10) begin
      alone__1 = 1'h0;
    end
    if (offering__11) begin
      alone__1 = 1'h0;
    end
    if (offering__12) begin
      alone__1 = 1'h0;
    end
    if (offering__13) begin
      alone__1 = 1'h0;
    end
    if (offering__14) begin
      alone__1 = 1'h0;
    end
    if (offering__15) begin
      alone__1 = 1'h0;
    end
    alone__2 = groups;
    if (offering__0) begin
      alone__2 = 1'h0;
    end
    if (offering__1) begin
      alone__2 = 1'h0;
    end
    if (offering__3) begin
      alone__2 = 1'h0;
    end
    if (offering__4) begin
      alone__2 = 1'h0;
    end
    if (offering__5) begin
      alone__2 = 1'h0;
    end
    if (offering__6) begin
      alone__2 = 1'h0;
    end
    if (offering__7) begin
      alone__2 = 1'h0;
    end
    if (offering__8) begin
      alone__2 = 1'h0;
    end
    if (offering__9) begin
      alone__2 = 1'h0;
    end
    if (offering__10) begin
      alone__2 = 1'h0;
    end
    if (offering__11) begin
      alone__2 = 1'h0;
    end
    if (offering__12) begin
      alone__2 = 1'h0;
    end
    if (offering__13) begin
      alone__2 = 1'h0;
    end
    if (offering__14) begin
      alone__2 = 1'h0;
    end
    if (offering__15) begin
      alone__2 = 1'h0;
    end
    alone__3 = groups;
    if (offering__0) begin
      alone__3 = 1'h0;
    end
    if (offering__1) begin
      alone__3 = 1'h0;
    end
    if (offering__2) begin
      alone__3 = 1'h0;
    end
    if (offering__4) begin
      alone__3 = 1'h0;
    end
    if (offering__5) begin
      alone__3 = 1'h0;
    end
    if (offering__6) begin
      alone__3 = 1'h0;
    end
    if (offering__7) begin
      alone__3 = 1'h0;
    end
    if (offering__8) begin
      alone__3 = 1'h0;
    end
    if (offering__9) begin
      alone__3 = 1'h0;
    end
    if (offering__10) begin
      alone__3 = 1'h0;
    end
    if (offering__11) begin
      alone__3 = 1'h0;
    end
    if (offering__12) begin
      alone__3 = 1'h0;
    end
    if (offering__13) begin
      alone__3 = 1'h0;
    end
    if (offering__14) begin
      alone__3 = 1'h0;
    end
    if (offering__15) begin
      alone__3 = 1'h0;
    end
    alone__4 = groups;
    if (offering__0) begin
      alone__4 = 1'h0;
    end
    if (offering__1) begin
      alone__4 = 1'h0;
    end
    if (offering__2) begin
      alone__4 = 1'h0;
    end
    if (offering__3) begin
      alone__4 = 1'h0;
    end
    if (offering__5) begin
      alone__4 = 1'h0;
    end
    if (offering__6) begin
      alone__4 = 1'h0;
    end
    if (offering__7) begin
      alone__4 = 1'h0;
    end
    if (offering__8) begin
      alone__4 = 1'h0;
    end
    if (offering__9) begin
      alone__4 = 1'h0;
    end
    if (offering__10) begin
      alone__4 = 1'h0;
    end
    if (offering__11) begin
      alone__4 = 1'h0;
    end
    if (offering__12) begin
      alone__4 = 1'h0;
    end
    if (offering__13) begin
      alone__4 = 1'h0;
    end
    if (offering__14) begin
      alone__4 = 1'h0;
    end
    if (offering__15) begin
      alone__4 = 1'h0;
    end
    alone__5 = groups;
    if (offering__0) begin
      alone__5 = 1'h0;
    end
    if (offering__1) begin
      alone__5 = 1'h0;
    end
    if (offering__2) begin
      alone__5 = 1'h0;
    end
    if (offering__3) begin
      alone__5 = 1'h0;
    end
    if (offering__4) begin
      alone__5 = 1'h0;
    end
    if (offering__6) begin
      alone__5 = 1'h0;
    end
    if (offering__7) begin
      alone__5 = 1'h0;
    end
    if (offering__8) begin
      alone__5 = 1'h0;
    end
    if (offering__9) begin
      alone__5 = 1'h0;
    end
    if (offering__10) begin
      alone__5 = 1'h0;
    end
    if (offering__11) begin
      alone__5 = 1'h0;
    end
    if (offering__12) begin
      alone__5 = 1'h0;
    end
    if (offering__13) begin
      alone__5 = 1'h0;
    end
    if (offering__14) begin
      alone__5 = 1'h0;
    end
    if (offering__15) begin
      alone__5 = 1'h0;
    end
    alone__6 = groups;
    if (offering__0) begin
      alone__6 = 1'h0;
    end
    if (offering__1) begin
      alone__6 = 1'h0;
    end
    if (offering__2) begin
      alone__6 = 1'h0;
    end
    if (offering__3) begin
      alone__6 = 1'h0;
    end
    if (offering__4) begin
      alone__6 = 1'h0;
    end
    if (offering__5) begin
      alone__6 = 1'h0;
    end
    if (offering__7) begin
      alone__6 = 1'h0;
    end
    if (offering__8) begin
      alone__6 = 1'h0;
    end
    if (offering__9) begin
      alone__6 = 1'h0;
    end
    if (offering__10) begin
      alone__6 = 1'h0;
    end
    if (offering__11) begin
      alone__6 = 1'h0;
    end
    if (offering__12) begin
      alone__6 = 1'h0;
    end
    if (offering__13) begin
      alone__6 = 1'h0;
    end
    if (offering__14) begin
      alone__6 = 1'h0;
    end
    if (offering__15) begin
      alone__6 = 1'h0;
    end
    alone__7 = groups;
    if (offering__0) begin
      alone__7 = 1'h0;
    end
    if (offering__1) begin
      alone__7 = 1'h0;
    end
    if (offering__2) begin
      alone__7 = 1'h0;
    end
    if (offering__3) begin
      alone__7 = 1'h0;
    end
    if (offering__4) begin
      alone__7 = 1'h0;
    end
    if (offering__5) begin
      alone__7 = 1'h0;
    end
    if (offering__6) begin
      alone__7 = 1'h0;
    end
    if (offering__8) begin
      alone__7 = 1'h0;
    end
    if (offering__9) begin
      alone__7 = 1'h0;
    end
    if (offering__10) begin
      alone__7 = 1'h0;
    end
    if (offering__11) begin
      alone__7 = 1'h0;
    end
    if (offering__12) begin
      alone__7 = 1'h0;
    end
    if (offering__13) begin
      alone__7 = 1'h0;
    end
    if (offering__14) begin
      alone__7 = 1'h0;
    end
    if (offering__15) begin
      alone__7 = 1'h0;
    end
    alone__8 = groups;
    if (offering__0) begin
      alone__8 = 1'h0;
    end
    if (offering__1) begin
      alone__8 = 1'h0;
    end
    if (offering__2) begin
      alone__8 = 1'h0;
    end
    if (offering__3) begin
      alone__8 = 1'h0;
    end
    if (offering__4) begin
      alone__8 = 1'h0;
    end
    if (offering__5) begin
      alone__8 = 1'h0;
    end
    if (offering__6) begin
      alone__8 = 1'h0;
    end
    if (offering__7) begin
      alone__8 = 1'h0;
    end
    if (offering__9) begin
      alone__8 = 1'h0;
    end
    if (offering__10) begin
      alone__8 = 1'h0;
    end
    if (offering__11) begin
      alone__8 = 1'h0;
    end
    if (offering__12) begin
      alone__8 = 1'h0;
    end
    if (offering__13) begin
      alone__8 = 1'h0;
    end
    if (offering__14) begin
      alone__8 = 1'h0;
    end
    if (offering__15) begin
      alone__8 = 1'h0;
    end
    alone__9 = groups;
    if (offering__0) begin
      alone__9 = 1'h0;
    end
    if (offering__1) begin
      alone__9 = 1'h0;
    end
    if (offering__2) begin
      alone__9 = 1'h0;
    end
    if (offering__3) begin
      alone__9 = 1'h0;
    end
    if (offering__4) begin
      alone__9 = 1'h0;
    end
    if (offering__5) begin
      alone__9 = 1'h0;
    end
    if (offering__6) begin
      alone__9 = 1'h0;
    end
    if (offering__7) begin
      alone__9 = 1'h0;
    end
    if (offering__8) begin
      alone__9 = 1'h0;
    end
    if (offering__10) begin
      alone__9 = 1'h0;
    end
    if (offering__11) begin
      alone__9 = 1'h0;
    end
    if (offering__12) begin
      alone__9 = 1'h0;
    end
    if (offering__13) begin
      alone__9 = 1'h0;
    end
    if (offering__14) begin
      alone__9 = 1'h0;
    end
    if (offering__15) begin
      alone__9 = 1'h0;
    end
    alone__10 = groups;
    if (offering__0) begin
      alone__10 = 1'h0;
    end
    if (offering__1) begin
      alone__10 = 1'h0;
    end
    if (offering__2) begin
      alone__10 = 1'h0;
    end
    if (offering__3) begin
      alone__10 = 1'h0;
    end
    if (offering__4) begin
      alone__10 = 1'h0;
    end
    if (offering__5) begin
      alone__10 = 1'h0;
    end
    if (offering__6) begin
      alone__10 = 1'h0;
    end
    if (offering__7) begin
      alone__10 = 1'h0;
    end
    if (offering__8) begin
      alone__10 = 1'h0;
    end
    if (offering__9) begin
      alone__10 = 1'h0;
    end
    if (offering__11) begin
      alone__10 = 1'h0;
    end
    if (offering__12) begin
      alone__10 = 1'h0;
    end
    if (offering__13) begin
      alone__10 = 1'h0;
    end
    if (offering__14) begin
      alone__10 = 1'h0;
    end
    if (offering__15) begin
      alone__10 = 1'h0;
    end
    alone__11 = groups;
    if (offering__0) begin
      alone__11 = 1'h0;
    end
    if (offering__1) begin
      alone__11 = 1'h0;
    end
    if (offering__2) begin
      alone__11 = 1'h0;
    end
    if (offering__3) begin
      alone__11 = 1'h0;
    end
    if (offering__4) begin
      alone__11 = 1'h0;
    end
    if (offering__5) begin
      alone__11 = 1'h0;
    end
    if (offering__6) begin
      alone__11 = 1'h0;
    end
    if (offering__7) begin
      alone__11 = 1'h0;
    end
    if (offering__8) begin
      alone__11 = 1'h0;
    end
    if (offering__9) begin
      alone__11 = 1'h0;
    end
    if (offering__10) begin
      alone__11 = 1'h0;
    end
    if (offering__12) begin
      alone__11 = 1'h0;
    end
    if (offering__13) begin
      alone__11 = 1'h0;
    end
    if (offering__14) begin
      alone__11 = 1'h0;
    end
    if (offering__15) begin
      alone__11 = 1'h0;
    end
    alone__12 = groups;
    if (offering__0) begin
      alone__12 = 1'h0;
    end
    if (offering__1) begin
      alone__12 = 1'h0;
    end
    if (offering__2) begin
      alone__12 = 1'h0;
    end
    if (offering__3) begin
      alone__12 = 1'h0;
    end
    if (offering__4) begin
      alone__12 = 1'h0;
    end
    if (offering__5) begin
      alone__12 = 1'h0;
    end
    if (offering__6) begin
      alone__12 = 1'h0;
    end
    if (offering__7) begin
      alone__12 = 1'h0;
    end
    if (offering__8) begin
      alone__12 = 1'h0;
    end
    if (offering__9) begin
      alone__12 = 1'h0;
    end
    if (offering__10) begin
      alone__12 = 1'h0;
    end
    if (offering__11) begin
      alone__12 = 1'h0;
    end
    if (offering__13) begin
      alone__12 = 1'h0;
    end
    if (offering__14) begin
      alone__12 = 1'h0;
    end
    if (offering__15) begin
      alone__12 = 1'h0;
    end
    alone__13 = groups;
    if (offering__0) begin
      alone__13 = 1'h0;
    end
    if (offering__1) begin
      alone__13 = 1'h0;
    end
    if (offering__2) begin
      alone__13 = 1'h0;
    end
    if (offering__3) begin
      alone__13 = 1'h0;
    end
    if (offering__4) begin
      alone__13 = 1'h0;
    end
    if (offering__5) begin
      alone__13 = 1'h0;
    end
    if (offering__6) begin
      alone__13 = 1'h0;
    end
    if (offering__7) begin
      alone__13 = 1'h0;
    end
    if (offering__8) begin
      alone__13 = 1'h0;
    end
    if (offering__9) begin
      alone__13 = 1'h0;
    end
    if (offering__10) begin
      alone__13 = 1'h0;
    end
    if (offering__11) begin
      alone__13 = 1'h0;
    end
    if (offering__12) begin
      alone__13 = 1'h0;
    end
    if (offering__14) begin
      alone__13 = 1'h0;
    end
    if (offering__15) begin
      alone__13 = 1'h0;
    end
    alone__14 = groups;
    if (offering__0) begin
      alone__14 = 1'h0;
    end
    if (offering__1) begin
      alone__14 = 1'h0;
    end
    if (offering__2) begin
      alone__14 = 1'h0;
    end
    if (offering__3) begin
      alone__14 = 1'h0;
    end
    if (offering__4) begin
      alone__14 = 1'h0;
    end
    if (offering__5) begin
      alone__14 = 1'h0;
    end
    if (offering__6) begin
      alone__14 = 1'h0;
    end
    if (offering__7) begin
      alone__14 = 1'h0;
    end
    if (offering__8) begin
      alone__14 = 1'h0;
    end
    if (offering__9) begin
      alone__14 = 1'h0;
    end
    if (offering__10) begin
      alone__14 = 1'h0;
    end
    if (offering__11) begin
      alone__14 = 1'h0;
    end
    if (offering__12) begin
      alone__14 = 1'h0;
    end
    if (offering__13) begin
      alone__14 = 1'h0;
    end
    if (offering__15) begin
      alone__14 = 1'h0;
    end
    alone__15 = groups;
    if (offering__0) begin
      alone__15 = 1'h0;
    end
    if (offering__1) begin
      alone__15 = 1'h0;
    end
    if (offering__2) begin
      alone__15 = 1'h0;
    end
    if (offering__3) begin
      alone__15 = 1'h0;
    end
    if (offering__4) begin
      alone__15 = 1'h0;
    end
    if (offering__5) begin
      alone__15 = 1'h0;
    end
    if (offering__6) begin
      alone__15 = 1'h0;
    end
    if (offering__7) begin
      alone__15 = 1'h0;
    end
    if (offering__8) begin
      alone__15 = 1'h0;
    end
    if (offering__9) begin
      alone__15 = 1'h0;
    end
    if (offering__10) begin
      alone__15 = 1'h0;
    end
    if (offering__11) begin
      alone__15 = 1'h0;
    end
    if (offering__12) begin
      alone__15 = 1'h0;
    end
    if (offering__13) begin
      alone__15 = 1'h0;
    end
    if (offering__14) begin
      alone__15 = 1'h0;
    end
    taking_part = valid;
    if ((alone__0 & kept__q[0])) begin
      taking_part = {taking_part[7:1], 1'h0};
    end
    if ((alone__0 & kept__q[1])) begin
      taking_part = {taking_part[7:2], 1'h0, taking_part[0]};
    end
    if ((alone__0 & kept__q[2])) begin
      taking_part = {taking_part[7:3], 1'h0, taking_part[1:0]};
    end
    if ((alone__0 & kept__q[3])) begin
      taking_part = {taking_part[7:4], 1'h0, taking_part[2:0]};
    end
    if ((alone__1 & kept__q[4])) begin
      taking_part = {taking_part[7:5], 1'h0, taking_part[3:0]};
    end
    if ((alone__1 & kept__q[5])) begin
      taking_part = {taking_part[7:6], 1'h0, taking_part[4:0]};
    end
    if ((alone__1 & kept__q[6])) begin
      taking_part = {taking_part[7], 1'h0, taking_part[5:0]};
    end
    if ((alone__1 & kept__q[7])) begin
      taking_part = {1'h0, taking_part[6:0]};
    end
    first = 8'h0;
    above__0__d = (beaten_by__0 ^ lower__0);
    if ((taking_part[0] & (!(|(taking_part & (above__0__q ^ lower__0)))))) begin
      first = {first[7:1], 1'h1};
    end
    above__1__d = (beaten_by__1 ^ lower__1);
    if ((taking_part[1] & (!(|(taking_part & (above__1__q ^ lower__1)))))) begin
      first = {first[7:2], 1'h1, first[0]};
    end
    above__2__d = (beaten_by__2 ^ lower__2);
    if ((taking_part[2] & (!(|(taking_part & (above__2__q ^ lower__2)))))) begin
      first = {first[7:3], 1'h1, first[1:0]};
    end
    above__3__d = (beaten_by__3 ^ lower__3);
    if ((taking_part[3] & (!(|(taking_part & (above__3__q ^ lower__3)))))) begin
      first = {first[7:4], 1'h1, first[2:0]};
    end
    above__4__d = (beaten_by__4 ^ lower__4);
    if ((taking_part[4] & (!(|(taking_part & (above__4__q ^ lower__4)))))) begin
      first = {first[7:5], 1'h1, first[3:0]};
    end
    above__5__d = (beaten_by__5 ^ lower__5);
    if ((taking_part[5] & (!(|(taking_part & (above__5__q ^ lower__5)))))) begin
      first = {first[7:6], 1'h1, first[4:0]};
    end
    above__6__d = (beaten_by__6 ^ lower__6);
    if ((taking_part[6] & (!(|(taking_part & (above__6__q ^ lower__6)))))) begin
      first = {first[7], 1'h1, first[5:0]};
    end
    above__7__d = (beaten_by__7 ^ lower__7);
    if ((taking_part[7] & (!(|(taking_part & (above__7__q ^ lower__7)))))) begin
      first = {1'h1, first[6:0]};
    end
    if (first[0]) begin
      key_g__0 = (key_g__0 | keys__0__q);
      number_g__0 = number_g__0;
    end
    if (first[1]) begin
      key_g__0 = (key_g__0 | keys__1__q);
      number_g__0 = (number_g__0 | 6'h1);
    end
    if (first[2]) begin
      key_g__0 = (key_g__0 | keys__2__q);
      number_g__0 = (number_g__0 | 6'h2);
    end
    if (first[3]) begin
      key_g__0 = (key_g__0 | keys__3__q);
      number_g__0 = (number_g__0 | 6'h3);
    end
    if (first[4]) begin
      key_g__1 = (key_g__1 | keys__4__q);
      number_g__1 = (number_g__1 | 6'h4);
    end
    if (first[5]) begin
      key_g__1 = (key_g__1 | keys__5__q);
      number_g__1 = (number_g__1 | 6'h5);
    end
    if (first[6]) begin
      key_g__1 = (key_g__1 | keys__6__q);
      number_g__1 = (number_g__1 | 6'h6);
    end
    if (first[7]) begin
      key_g__1 = (key_g__1 | keys__7__q);
      number_g__1 = (number_g__1 | 6'h7);
    end
    kept__d = first;
    shown = first;
    still = (shown & valid);
    found = (|valid);
    kept_key__0__d = key_g__0;
    kept_number__0__d = number_g__0;
    key_0__0 = {kept_key__0__q[15:1], turn[0]};
    number_0__0 = number_g__0;
    valid_0__0 = 1'h0;
    kept_key__1__d = key_g__1;
    kept_number__1__d = number_g__1;
    key_0__1 = {kept_key__1__q[15:1], turn[1]};
    number_0__1 = number_g__1;
    valid_0__1 = 1'h0;
    kept_key__2__d = key_g__2;
    kept_number__2__d = number_g__2;
    key_0__2 = {kept_key__2__q[15:1], turn[2]};
    number_0__2 = number_g__2;
    valid_0__2 = 1'h0;
    kept_key__3__d = key_g__3;
    kept_number__3__d = number_g__3;
    key_0__3 = {kept_key__3__q[15:1], turn[3]};
    number_0__3 = number_g__3;
    valid_0__3 = 1'h0;
    kept_key__4__d = key_g__4;
    kept_number__4__d = number_g__4;
    key_0__4 = {kept_key__4__q[15:1], turn[4]};
    number_0__4 = number_g__4;
    valid_0__4 = 1'h0;
    kept_key__5__d = key_g__5;
    kept_number__5__d = number_g__5;
    key_0__5 = {kept_key__5__q[15:1], turn[5]};
    number_0__5 = number_g__5;
    valid_0__5 = 1'h0;
    kept_key__6__d = key_g__6;
    kept_number__6__d = number_g__6;
    key_0__6 = {kept_key__6__q[15:1], turn[6]};
    number_0__6 = number_g__6;
    valid_0__6 = 1'h0;
    kept_key__7__d = key_g__7;
    kept_number__7__d = number_g__7;
    key_0__7 = {kept_key__7__q[15:1], turn[7]};
    number_0__7 = number_g__7;
    valid_0__7 = 1'h0;
    kept_key__8__d = key_g__8;
    kept_number__8__d = number_g__8;
    key_0__8 = {kept_key__8__q[15:1], turn[8]};
    number_0__8 = number_g__8;
    valid_0__8 = 1'h0;
    kept_key__9__d = key_g__9;
    kept_number__9__d = number_g__9;
    key_0__9 = {kept_key__9__q[15:1], turn[9]};
    number_0__9 = number_g__9;
    valid_0__9 = 1'h0;
    kept_key__10__d = key_g__10;
    kept_number__10__d = number_g__10;
    key_0__10 = {kept_key__10__q[15:1], turn[10]};
    number_0__10 = number_g__10;
    valid_0__10 = 1'h0;
    kept_key__11__d = key_g__11;
    kept_number__11__d = number_g__11;
    key_0__11 = {kept_key__11__q[15:1], turn[11]};
    number_0__11 = number_g__11;
    valid_0__11 = 1'h0;
    kept_key__12__d = key_g__12;
    kept_number__12__d = number_g__12;
    key_0__12 = {kept_key__12__q[15:1], turn[12]};
    number_0__12 = number_g__12;
    valid_0__12 = 1'h0;
    kept_key__13__d = key_g__13;
    kept_number__13__d = number_g__13;
    key_0__13 = {kept_key__13__q[15:1], turn[13]};
    number_0__13 = number_g__13;
    valid_0__13 = 1'h0;
    kept_key__14__d = key_g__14;
    kept_number__14__d = number_g__14;
    key_0__14 = {kept_key__14__q[15:1], turn[14]};
    number_0__14 = number_g__14;
    valid_0__14 = 1'h0;
    kept_key__15__d = key_g__15;
    kept_number__15__d = number_g__15;
    key_0__15 = {kept_key__15__q[15:1], turn[15]};
    number_0__15 = number_g__15;
    valid_0__15 = 1'h0;
    if (still[0]) begin
      valid_0__0 = 1'h1;
    end
    if (still[1]) begin
      valid_0__0 = 1'h1;
    end
    if (still[2]) begin
      valid_0__0 = 1'h1;
    end
    if (still[3]) begin
      valid_0__0 = 1'h1;
    end
    if (still[4]) begin
      valid_0__1 = 1'h1;
    end
    if (still[5]) begin
      valid_0__1 = 1'h1;
    end
    if (still[6]) begin
      valid_0__1 = 1'h1;
    end
    if (still[7]) begin
      valid_0__1 = 1'h1;
    end
    beaten = 16'h0;
    complement = {~key_0__0};
    sum = {{16'h0, key_0__1} + {16'h0, complement}};
    if (((|(sum & carry)) & valid_0__1)) begin
      beaten = {beaten[15:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[15:2], 1'h1, beaten[0]};
    end
    complement = {~key_0__1};
    number_value = 6'h0;
    wins__0 = 1'h1;
    if (wins__0) begin
      number_value = (number_value | number_0__0);
    end
    wins__1 = 1'h1;
    if (wins__1) begin
      number_value = (number_value | number_0__1);
    end
    wins__2 = 1'h1;
    if (wins__2) begin
      number_value = (number_value | number_0__2);
    end
    wins__3 = 1'h1;
    if (wins__3) begin
      number_value = (number_value | number_0__3);
    end
    wins__4 = 1'h1;
    if (wins__4) begin
      number_value = (number_value | number_0__4);
    end
    wins__5 = 1'h1;
    if (wins__5) begin
      number_value = (number_value | number_0__5);
    end
    wins__6 = 1'h1;
    if (wins__6) begin
      number_value = (number_value | number_0__6);
    end
    wins__7 = 1'h1;
    if (wins__7) begin
      number_value = (number_value | number_0__7);
    end
    wins__8 = 1'h1;
    if (wins__8) begin
      number_value = (number_value | number_0__8);
    end
    wins__9 = 1'h1;
    if (wins__9) begin
      number_value = (number_value | number_0__9);
    end
    wins__10 = 1'h1;
    if (wins__10) begin
      number_value = (number_value | number_0__10);
    end
    wins__11 = 1'h1;
    if (wins__11) begin
      number_value = (number_value | number_0__11);
    end
    wins__12 = 1'h1;
    if (wins__12) begin
      number_value = (number_value | number_0__12);
    end
    wins__13 = 1'h1;
    if (wins__13) begin
      number_value = (number_value | number_0__13);
    end
    wins__14 = 1'h1;
    if (wins__14) begin
      number_value = (number_value | number_0__14);
    end
    wins__15 = 1'h1;
    if (wins__15) begin
      number_value = (number_value | number_0__15);
    end
    winner_value = 8'h0;
    if ((shown[0] & wins__0)) begin
      winner_value = {winner_value[7:1], 1'h1};
    end
    if ((shown[1] & wins__0)) begin
      winner_value = {winner_value[7:2], 1'h1, winner_value[0]};
    end
    if ((shown[2] & wins__0)) begin
      winner_value = {winner_value[7:3], 1'h1, winner_value[1:0]};
    end
    if ((shown[3] & wins__0)) begin
      winner_value = {winner_value[7:4], 1'h1, winner_value[2:0]};
    end
    if ((shown[4] & wins__1)) begin
      winner_value = {winner_value[7:5], 1'h1, winner_value[3:0]};
    end
    if ((shown[5] & wins__1)) begin
      winner_value = {winner_value[7:6], 1'h1, winner_value[4:0]};
    end
    if ((shown[6] & wins__1)) begin
      winner_value = {winner_value[7], 1'h1, winner_value[5:0]};
    end
    if ((shown[7] & wins__1)) begin
      winner_value = {1'h1, winner_value[6:0]};
    end
    won__d = winner_value;
    number = number_value;
    winner = winner_value;
  end
  always @(posedge clock) begin
    keys__0__q <= keys__0__d;
    keys__1__q <= keys__1__d;
    keys__2__q <= keys__2__d;
    keys__3__q <= keys__3__d;
    keys__4__q <= keys__4__d;
    keys__5__q <= keys__5__d;
    keys__6__q <= keys__6__d;
    keys__7__q <= keys__7__d;
    above__0__q <= above__0__d;
    above__1__q <= above__1__d;
    above__2__q <= above__2__d;
    above__3__q <= above__3__d;
    above__4__q <= above__4__d;
    above__5__q <= above__5__d;
    above__6__q <= above__6__d;
    above__7__q <= above__7__d;
    kept__q <= kept__d;
    kept_key__0__q <= kept_key__0__d;
    kept_key__1__q <= kept_key__1__d;
    kept_key__2__q <= kept_key__2__d;
    kept_key__3__q <= kept_key__3__d;
    kept_key__4__q <= kept_key__4__d;
    kept_key__5__q <= kept_key__5__d;
    kept_key__6__q <= kept_key__6__d;
    kept_key__7__q <= kept_key__7__d;
    kept_key__8__q <= kept_key__8__d;
    kept_key__9__q <= kept_key__9__d;
    kept_key__10__q <= kept_key__10__d;
    kept_key__11__q <= kept_key__11__d;
    kept_key__12__q <= kept_key__12__d;
    kept_key__13__q <= kept_key__13__d;
    kept_key__14__q <= kept_key__14__d;
    kept_key__15__q <= kept_key__15__d;
    kept_number__0__q <= kept_number__0__d;
    kept_number__1__q <= kept_number__1__d;
    kept_number__2__q <= kept_number__2__d;
    kept_number__3__q <= kept_number__3__d;
    kept_number__4__q <= kept_number__4__d;
    kept_number__5__q <= kept_number__5__d;
    kept_number__6__q <= kept_number__6__d;
    kept_number__7__q <= kept_number__7__d;
    kept_number__8__q <= kept_number__8__d;
    kept_number__9__q <= kept_number__9__d;
    kept_number__10__q <= kept_number__10__d;
    kept_number__11__q <= kept_number__11__d;
    kept_number__12__q <= kept_number__12__d;
    kept_number__13__q <= kept_number__13__d;
    kept_number__14__q <= kept_number__14__d;
    kept_number__15__q <= kept_number__15__d;
    won__q <= won__d;
  end
endmodule
