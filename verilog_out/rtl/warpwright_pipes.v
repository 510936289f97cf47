// SPDX-License-Identifier: MIT
// pipes: load of the MAD lanes and the SFU, against two thresholds
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Load of the two arithmetic pipes (docs/mechanisms/3.md): what may be issued to them, and which
// is busier.
//
// Per pipe type, MAD (the lanes) and SFU, an occupancy: instructions that only this pipe takes,
// from their selection to their write-back. At the first threshold the type is
// oversubscribed, and its instructions weigh less; at the second nothing more is issued to
// it. The host sets both (docs/mechanisms/3.md).
//
// A selection shows in the occupancy two cycles later; so that it never passes the second
// threshold, what is selected in between counts as if it went to this pipe. The second threshold
// is therefore at least 2, with two pods 4; above 16, the places of the largest queue, it counts
// as 16. Instructions of neither class (memory, texture, control) do not count.
//
// The occupancies.
//
// Ports
//   clock  input, 1 bit: Clock.
//   thresholds  input, 20 bits: Thresholds of the pipes, five bits each: first, second of MAD, first, second of
//       the SFU.
//   selected  input, 2 bits: A warp was selected (the cycle after the choice), one bit for each pod.
//   mad_issued  input, 2 bits: The instruction runs on the MAD lanes only.
//   sfu_issued  input, 2 bits: The instruction runs on the SFU only.
//   mad_done  input, 2 bits: MAD instructions that are written back, one bit each.
//   sfu_done  input, 2 bits: SFU instructions that are written back, one bit each.
//   mad_oversubscribed  output, 1 bit: The MAD lanes have too much to do.
//   sfu_oversubscribed  output, 1 bit: The SFU has too much to do.
//   mad_closed  output, 2 bits: Nothing more may be issued to the MAD lanes, one bit for each pod.
//   sfu_closed  output, 2 bits: Nothing more may be issued to the SFU.
//   mad_leads  output, 1 bit: The MAD lanes have more to do than the SFU.
//   sfu_leads  output, 1 bit: The SFU has more to do than the MAD lanes.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block pipes --reset sync`.
//
// Configuration
// `Pipes` of rtl/src/warp_scheduler/pipes.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block pipes

module warpwright_pipes (
  input wire clock,
  input wire [19:0] thresholds,
  input wire [1:0] selected,
  input wire [1:0] mad_issued,
  input wire [1:0] sfu_issued,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  output reg mad_oversubscribed,
  output reg sfu_oversubscribed,
  output reg [1:0] mad_closed,
  output reg [1:0] sfu_closed,
  output reg mad_leads,
  output reg sfu_leads
);
  reg [1:0] issued__0;
  reg [1:0] issued__1;
  reg [1:0] done__0;
  reg [1:0] done__1;
  reg [1:0] shut__0;
  reg [1:0] shut__1;
  reg [5:0] first;
  reg [5:0] second;
  reg [5:0] minus;
  reg [5:0] plus;
  reg [5:0] base;
  reg [2:0] exceeds;
  reg [5:0] reach;
  reg [5:0] reached;
  reg [5:0] occupancy__0__d;
  reg [5:0] occupancy__0__q = 6'h0;
  reg [5:0] occupancy__1__d;
  reg [5:0] occupancy__1__q = 6'h0;
  reg over__0__d;
  reg over__0__q = 1'h0;
  reg over__1__d;
  reg over__1__q = 1'h0;
  reg [3:0] full__0__d;
  reg [3:0] full__0__q = 4'h0;
  reg [3:0] full__1__d;
  reg [3:0] full__1__q = 4'h0;
  always @(*) begin
    issued__0 = mad_issued;
    issued__1 = sfu_issued;
    done__0 = mad_done;
    done__1 = sfu_done;
    minus = 6'h0;
    if ((|done__0)) begin
      minus = 6'h3f;
    end
    if ((&done__0)) begin
      minus = 6'h3e;
    end
    base = {occupancy__0__q + minus};
    plus = 6'h0;
    if ((|issued__0)) begin
      plus = 6'h1;
    end
    if ((&issued__0)) begin
      plus = 6'h2;
    end
    occupancy__0__d = {base + plus};
    first = {1'h0, thresholds[4:0]};
    exceeds = 3'h0;
    reach = {first - 6'h0};
    exceeds = {exceeds[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    exceeds = {exceeds[2], ((base >= reach) | (first < 6'h1)), exceeds[0]};
    reach = {first - 6'h2};
    exceeds = {((base >= reach) | (first < 6'h2)), exceeds[1:0]};
    second = {1'h0, thresholds[9:5]};
    if (thresholds[9]) begin
      second = 6'h10;
    end
    reached = 6'h0;
    reach = {second - 6'h0};
    reached = {reached[5:1], ((base >= reach) | (second < 6'h0))};
    reach = {second - 6'h1};
    reached = {reached[5:2], ((base >= reach) | (second < 6'h1)), reached[0]};
    reach = {second - 6'h2};
    reached = {reached[5:3], ((base >= reach) | (second < 6'h2)), reached[1:0]};
    reach = {second - 6'h3};
    reached = {reached[5:4], ((base >= reach) | (second < 6'h3)), reached[2:0]};
    reach = {second - 6'h4};
    reached = {reached[5], ((base >= reach) | (second < 6'h4)), reached[3:0]};
    reach = {second - 6'h5};
    reached = {((base >= reach) | (second < 6'h5)), reached[4:0]};
    over__0__d = exceeds[0];
    full__0__d = reached[3:0];
    if ((|issued__0)) begin
      over__0__d = exceeds[1];
      full__0__d = reached[4:1];
    end
    if ((&issued__0)) begin
      over__0__d = exceeds[2];
      full__0__d = reached[5:2];
    end
    shut__0 = full__0__q[1:0];
    if ((|selected)) begin
      shut__0 = full__0__q[2:1];
    end
    if ((&selected)) begin
      shut__0 = full__0__q[3:2];
    end
    minus = 6'h0;
    if ((|done__1)) begin
      minus = 6'h3f;
    end
    if ((&done__1)) begin
      minus = 6'h3e;
    end
    base = {occupancy__1__q + minus};
    plus = 6'h0;
    if ((|issued__1)) begin
      plus = 6'h1;
    end
    if ((&issued__1)) begin
      plus = 6'h2;
    end
    occupancy__1__d = {base + plus};
    first = {1'h0, thresholds[14:10]};
    exceeds = 3'h0;
    reach = {first - 6'h0};
    exceeds = {exceeds[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    exceeds = {exceeds[2], ((base >= reach) | (first < 6'h1)), exceeds[0]};
    reach = {first - 6'h2};
    exceeds = {((base >= reach) | (first < 6'h2)), exceeds[1:0]};
    second = {1'h0, thresholds[19:15]};
    if (thresholds[19]) begin
      second = 6'h10;
    end
    reached = 6'h0;
    reach = {second - 6'h0};
    reached = {reached[5:1], ((base >= reach) | (second < 6'h0))};
    reach = {second - 6'h1};
    reached = {reached[5:2], ((base >= reach) | (second < 6'h1)), reached[0]};
    reach = {second - 6'h2};
    reached = {reached[5:3], ((base >= reach) | (second < 6'h2)), reached[1:0]};
    reach = {second - 6'h3};
    reached = {reached[5:4], ((base >= reach) | (second < 6'h3)), reached[2:0]};
    reach = {second - 6'h4};
    reached = {reached[5], ((base >= reach) | (second < 6'h4)), reached[3:0]};
    reach = {second - 6'h5};
    reached = {((base >= reach) | (second < 6'h5)), reached[4:0]};
    over__1__d = exceeds[0];
    full__1__d = reached[3:0];
    if ((|issued__1)) begin
      over__1__d = exceeds[1];
      full__1__d = reached[4:1];
    end
    if ((&issued__1)) begin
      over__1__d = exceeds[2];
      full__1__d = reached[5:2];
    end
    shut__1 = full__1__q[1:0];
    if ((|selected)) begin
      shut__1 = full__1__q[2:1];
    end
    if ((&selected)) begin
      shut__1 = full__1__q[3:2];
    end
    mad_closed = shut__0;
    sfu_closed = shut__1;
    mad_oversubscribed = over__0__q;
    sfu_oversubscribed = over__1__q;
    mad_leads = (occupancy__0__q > occupancy__1__q);
    sfu_leads = (occupancy__1__q > occupancy__0__q);
  end
  always @(posedge clock) begin
    occupancy__0__q <= occupancy__0__d;
    occupancy__1__q <= occupancy__1__d;
    over__0__q <= over__0__d;
    over__1__q <= over__1__d;
    full__0__q <= full__0__d;
    full__1__q <= full__1__d;
  end
endmodule
