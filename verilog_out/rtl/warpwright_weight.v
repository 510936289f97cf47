// SPDX-License-Identifier: MIT
// weight: weights as bit fields or as a sum of bonuses
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Weights: what makes one warp go before another (docs/mechanisms/3.md).
//
// The kernel of every `WeightForm`. `docs/scheduling-policies.md` walks through adding one.
//
// - bit of the key: bit fields: additive: credit: flat: greedy
// - 12: the patrol is there: the same: the same: -: the same
// - 11: replay, or the textile grant: replay: -: -: the last winner
// - 10: target pipe not oversubscribed: -: -: -: -
// - 9 .. 7: age of the tile: sum, 9 .. 1: -: -: age, 9 .. 5
// - 6 .. 1: credit: sum: credit: -: -
// - 0: follows the last winner, so that ties go round robin (in every form): |: |
//
// The additive form sums the credit plus 32, the texture bonus (pixel warps whose tile and phase
// equal those of the grant), the age scale times the age (pixel warps), the bonus of the warp's
// type and the pipe bonus (the only pipe that takes the instruction is the less loaded one). The
// host sets the bonuses (`SchedulerSettings`).
//
// Combinational, but for the bonuses of the additive form: their sum is taken a cycle ahead,
// so that one adder is left in the path from the credits to the comparison network.
//
// The weights of `W` warps.
//
// Ports
//   clock  input, 1 bit: Clock.
//   bonuses  input, 33 bits: Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21, pipe
//       32:27.
//   overdue  input, 8 bits: The warp on which the patrol is, one-hot, until it issues.
//   follows  input, 8 bits: Warps after the last winner.
//   won  input, 8 bits: The last winner, one-hot.
//   replay  input, 8 bits: Warps whose instruction is replayed.
//   granted  input, 8 bits: Warps whose TILE.PHASE.TEX equals the grant.
//   phase_granted  input, 8 bits: Warps whose TILE.PHASE equals the grant's.
//   slow_pipe  input, 8 bits: Warps whose only pipe is oversubscribed.
//   idle_pipe  input, 8 bits: Warps whose only pipe is the less loaded one.
//   vertex  input, 8 bits: Vertex warps.
//   compute  input, 8 bits: Compute warps; the rest are pixel warps.
//   age__0 .. age__7  input, 5 bits: Tiles launched since a warp's own, up to 7; with the greedy form warps, up
//       to 31.
//   credit__0 .. credit__7  input, 6 bits: Credits plus 32.
//   key__0 .. key__7  output, 13 bits: The keys.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block weight --reset sync`.
//
// Configuration
// `Weight` of rtl/src/warp_scheduler/weight.rs with W = 8. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block weight

module warpwright_weight (
  input wire clock,
  input wire [32:0] bonuses,
  input wire [7:0] overdue,
  input wire [7:0] follows,
  input wire [7:0] won,
  input wire [7:0] replay,
  input wire [7:0] granted,
  input wire [7:0] phase_granted,
  input wire [7:0] slow_pipe,
  input wire [7:0] idle_pipe,
  input wire [7:0] vertex,
  input wire [7:0] compute,
  input wire [4:0] age__0,
  input wire [4:0] age__1,
  input wire [4:0] age__2,
  input wire [4:0] age__3,
  input wire [4:0] age__4,
  input wire [4:0] age__5,
  input wire [4:0] age__6,
  input wire [4:0] age__7,
  input wire [5:0] credit__0,
  input wire [5:0] credit__1,
  input wire [5:0] credit__2,
  input wire [5:0] credit__3,
  input wire [5:0] credit__4,
  input wire [5:0] credit__5,
  input wire [5:0] credit__6,
  input wire [5:0] credit__7,
  output reg [12:0] key__0,
  output reg [12:0] key__1,
  output reg [12:0] key__2,
  output reg [12:0] key__3,
  output reg [12:0] key__4,
  output reg [12:0] key__5,
  output reg [12:0] key__6,
  output reg [12:0] key__7
);
  reg [8:0] scaled;
  reg [8:0] sum;
  reg [12:0] own;
  reg [12:0] part_0;
  reg [12:0] part_1;
  reg [12:0] part_2;
  reg [12:0] part_3;
  reg [12:0] part_4;
  reg [12:0] part_5;
  reg [12:0] part_6;
  reg [12:0] part_7;
  reg [8:0] sums__0__d;
  reg [8:0] sums__0__q = 9'h0;
  reg [8:0] sums__1__d;
  reg [8:0] sums__1__q = 9'h0;
  reg [8:0] sums__2__d;
  reg [8:0] sums__2__q = 9'h0;
  reg [8:0] sums__3__d;
  reg [8:0] sums__3__q = 9'h0;
  reg [8:0] sums__4__d;
  reg [8:0] sums__4__q = 9'h0;
  reg [8:0] sums__5__d;
  reg [8:0] sums__5__q = 9'h0;
  reg [8:0] sums__6__d;
  reg [8:0] sums__6__q = 9'h0;
  reg [8:0] sums__7__d;
  reg [8:0] sums__7__q = 9'h0;
  always @(*) begin
    part_0 = 13'h0;
    part_1 = 13'h0;
    part_2 = 13'h0;
    part_3 = 13'h0;
    part_4 = 13'h0;
    part_5 = 13'h0;
    part_6 = 13'h0;
    part_7 = 13'h0;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[0]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[0]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[0]) & (!compute[0]))) begin
      if (phase_granted[0]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__0};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__0} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__0} << 32'h2}};
      end
    end
    if (idle_pipe[0]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__0__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__0} << 32'h1};
    sum = {sums__0__q + {3'h0, credit__0}};
    part_0 = {{4'h0, sum} << 32'h1};
    own = {part_0[12], replay[0], part_0[10:0]};
    own = {overdue[0], own[11:0]};
    own = {own[12:1], follows[0]};
    key__0 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[1]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[1]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[1]) & (!compute[1]))) begin
      if (phase_granted[1]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__1};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__1} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__1} << 32'h2}};
      end
    end
    if (idle_pipe[1]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__1__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__1} << 32'h1};
    sum = {sums__1__q + {3'h0, credit__1}};
    part_1 = {{4'h0, sum} << 32'h1};
    own = {part_1[12], replay[1], part_1[10:0]};
    own = {overdue[1], own[11:0]};
    own = {own[12:1], follows[1]};
    key__1 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[2]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[2]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[2]) & (!compute[2]))) begin
      if (phase_granted[2]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__2};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__2} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__2} << 32'h2}};
      end
    end
    if (idle_pipe[2]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__2__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__2} << 32'h1};
    sum = {sums__2__q + {3'h0, credit__2}};
    part_2 = {{4'h0, sum} << 32'h1};
    own = {part_2[12], replay[2], part_2[10:0]};
    own = {overdue[2], own[11:0]};
    own = {own[12:1], follows[2]};
    key__2 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[3]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[3]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[3]) & (!compute[3]))) begin
      if (phase_granted[3]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__3};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__3} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__3} << 32'h2}};
      end
    end
    if (idle_pipe[3]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__3__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__3} << 32'h1};
    sum = {sums__3__q + {3'h0, credit__3}};
    part_3 = {{4'h0, sum} << 32'h1};
    own = {part_3[12], replay[3], part_3[10:0]};
    own = {overdue[3], own[11:0]};
    own = {own[12:1], follows[3]};
    key__3 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[4]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[4]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[4]) & (!compute[4]))) begin
      if (phase_granted[4]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__4};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__4} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__4} << 32'h2}};
      end
    end
    if (idle_pipe[4]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__4__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__4} << 32'h1};
    sum = {sums__4__q + {3'h0, credit__4}};
    part_4 = {{4'h0, sum} << 32'h1};
    own = {part_4[12], replay[4], part_4[10:0]};
    own = {overdue[4], own[11:0]};
    own = {own[12:1], follows[4]};
    key__4 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[5]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[5]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[5]) & (!compute[5]))) begin
      if (phase_granted[5]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__5};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__5} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__5} << 32'h2}};
      end
    end
    if (idle_pipe[5]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__5__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__5} << 32'h1};
    sum = {sums__5__q + {3'h0, credit__5}};
    part_5 = {{4'h0, sum} << 32'h1};
    own = {part_5[12], replay[5], part_5[10:0]};
    own = {overdue[5], own[11:0]};
    own = {own[12:1], follows[5]};
    key__5 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[6]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[6]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[6]) & (!compute[6]))) begin
      if (phase_granted[6]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__6};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__6} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__6} << 32'h2}};
      end
    end
    if (idle_pipe[6]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__6__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__6} << 32'h1};
    sum = {sums__6__q + {3'h0, credit__6}};
    part_6 = {{4'h0, sum} << 32'h1};
    own = {part_6[12], replay[6], part_6[10:0]};
    own = {overdue[6], own[11:0]};
    own = {own[12:1], follows[6]};
    key__6 = own;
    sum = 9'h0;
    scaled = 9'h0;
    sum = {3'h0, bonuses[14:9]};
    if (vertex[7]) begin
      sum = {3'h0, bonuses[20:15]};
    end
    if (compute[7]) begin
      sum = {3'h0, bonuses[26:21]};
    end
    if (((!vertex[7]) & (!compute[7]))) begin
      if (phase_granted[7]) begin
        sum = {sum + {3'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {4'h0, age__7};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{4'h0, age__7} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{4'h0, age__7} << 32'h2}};
      end
    end
    if (idle_pipe[7]) begin
      sum = {sum + {3'h0, bonuses[32:27]}};
    end
    sums__7__d = {sum + scaled};
    own = 13'h0;
    own = {{7'h0, credit__7} << 32'h1};
    sum = {sums__7__q + {3'h0, credit__7}};
    part_7 = {{4'h0, sum} << 32'h1};
    own = {part_7[12], replay[7], part_7[10:0]};
    own = {overdue[7], own[11:0]};
    own = {own[12:1], follows[7]};
    key__7 = own;
  end
  always @(posedge clock) begin
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
    sums__4__q <= sums__4__d;
    sums__5__q <= sums__5__d;
    sums__6__q <= sums__6__d;
    sums__7__q <= sums__7__d;
  end
endmodule
