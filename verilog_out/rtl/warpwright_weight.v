// SPDX-License-Identifier: MIT
// weight: weights as bit fields or as a sum of bonuses
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Weights: what makes one warp go before another (docs/mechanisms/3.md).
//
// The kernel of every `WeightForm`. `docs/scheduling-policies.md` walks through adding one.
//
// - bit of the key: bit fields: additive: flat: greedy
// - 14: the patrol is there: the same: -: the same
// - 13: replay, or the textile grant: replay: -: the last winner
// - 12: target pipe not oversubscribed: sum: -: -
// - 11 .. 7: age of the tile: sum: -: age
// - 6 .. 1: credit: sum: -: -
// - 0: follows the last winner, so that ties go round robin (in every form): |:
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
//   age__0 .. age__7  input, 5 bits: Tiles launched since a warp's own.
//   credit__0 .. credit__7  input, 6 bits: Credits plus 32.
//   key__0 .. key__7  output, 15 bits: The keys.
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
  output reg [14:0] key__0,
  output reg [14:0] key__1,
  output reg [14:0] key__2,
  output reg [14:0] key__3,
  output reg [14:0] key__4,
  output reg [14:0] key__5,
  output reg [14:0] key__6,
  output reg [14:0] key__7
);
  reg favoured;
  reg [4:0] own_age;
  reg [5:0] own_credit;
  reg [11:0] scaled;
  reg [11:0] sum;
  reg [14:0] whole;
  reg [14:0] own;
  reg [11:0] sums__0__d;
  reg [11:0] sums__0__q = 12'h0;
  reg [11:0] sums__1__d;
  reg [11:0] sums__1__q = 12'h0;
  reg [11:0] sums__2__d;
  reg [11:0] sums__2__q = 12'h0;
  reg [11:0] sums__3__d;
  reg [11:0] sums__3__q = 12'h0;
  reg [11:0] sums__4__d;
  reg [11:0] sums__4__q = 12'h0;
  reg [11:0] sums__5__d;
  reg [11:0] sums__5__q = 12'h0;
  reg [11:0] sums__6__d;
  reg [11:0] sums__6__q = 12'h0;
  reg [11:0] sums__7__d;
  reg [11:0] sums__7__q = 12'h0;
  always @(*) begin
    own_age = age__0;
    own_credit = credit__0;
    favoured = (replay[0] | granted[0]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[0]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[0]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[0]) & (!compute[0]))) begin
      if (phase_granted[0]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[0]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__0__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__0__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[0], whole[12:0]};
    own = {overdue[0], own[13:0]};
    own = {own[14:1], follows[0]};
    key__0 = own;
    own_age = age__1;
    own_credit = credit__1;
    favoured = (replay[1] | granted[1]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[1]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[1]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[1]) & (!compute[1]))) begin
      if (phase_granted[1]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[1]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__1__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__1__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[1], whole[12:0]};
    own = {overdue[1], own[13:0]};
    own = {own[14:1], follows[1]};
    key__1 = own;
    own_age = age__2;
    own_credit = credit__2;
    favoured = (replay[2] | granted[2]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[2]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[2]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[2]) & (!compute[2]))) begin
      if (phase_granted[2]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[2]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__2__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__2__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[2], whole[12:0]};
    own = {overdue[2], own[13:0]};
    own = {own[14:1], follows[2]};
    key__2 = own;
    own_age = age__3;
    own_credit = credit__3;
    favoured = (replay[3] | granted[3]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[3]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[3]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[3]) & (!compute[3]))) begin
      if (phase_granted[3]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[3]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__3__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__3__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[3], whole[12:0]};
    own = {overdue[3], own[13:0]};
    own = {own[14:1], follows[3]};
    key__3 = own;
    own_age = age__4;
    own_credit = credit__4;
    favoured = (replay[4] | granted[4]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[4]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[4]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[4]) & (!compute[4]))) begin
      if (phase_granted[4]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[4]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__4__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__4__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[4], whole[12:0]};
    own = {overdue[4], own[13:0]};
    own = {own[14:1], follows[4]};
    key__4 = own;
    own_age = age__5;
    own_credit = credit__5;
    favoured = (replay[5] | granted[5]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[5]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[5]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[5]) & (!compute[5]))) begin
      if (phase_granted[5]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[5]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__5__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__5__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[5], whole[12:0]};
    own = {overdue[5], own[13:0]};
    own = {own[14:1], follows[5]};
    key__5 = own;
    own_age = age__6;
    own_credit = credit__6;
    favoured = (replay[6] | granted[6]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[6]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[6]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[6]) & (!compute[6]))) begin
      if (phase_granted[6]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[6]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__6__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__6__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[6], whole[12:0]};
    own = {overdue[6], own[13:0]};
    own = {own[14:1], follows[6]};
    key__6 = own;
    own_age = age__7;
    own_credit = credit__7;
    favoured = (replay[7] | granted[7]);
    sum = 12'h0;
    scaled = 12'h0;
    sum = {6'h0, bonuses[14:9]};
    if (vertex[7]) begin
      sum = {6'h0, bonuses[20:15]};
    end
    if (compute[7]) begin
      sum = {6'h0, bonuses[26:21]};
    end
    if (((!vertex[7]) & (!compute[7]))) begin
      if (phase_granted[7]) begin
        sum = {sum + {6'h0, bonuses[5:0]}};
      end
      if (bonuses[6]) begin
        scaled = {7'h0, own_age};
      end
      if (bonuses[7]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h1}};
      end
      if (bonuses[8]) begin
        scaled = {scaled + {{7'h0, own_age} << 32'h2}};
      end
    end
    if (idle_pipe[7]) begin
      sum = {sum + {6'h0, bonuses[32:27]}};
    end
    sums__7__d = {sum + scaled};
    own = 15'h0;
    whole = 15'h0;
    sum = {sums__7__q + {6'h0, own_credit}};
    whole = {{3'h0, sum} << 32'h1};
    own = {whole[14], replay[7], whole[12:0]};
    own = {overdue[7], own[13:0]};
    own = {own[14:1], follows[7]};
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
