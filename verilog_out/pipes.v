// SPDX-License-Identifier: MIT
// pipes: load of the MAD lanes and the SFU, against two thresholds
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module pipes (
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
  reg [5:0] first;
  reg [5:0] second;
  reg [5:0] minus;
  reg [5:0] plus;
  reg [5:0] base;
  reg [2:0] over;
  reg [5:0] reach;
  reg [5:0] reached;
  reg [1:0] shut;
  reg [5:0] mad__d;
  reg [5:0] mad__q = 6'h0;
  reg [5:0] sfu__d;
  reg [5:0] sfu__q = 6'h0;
  reg mad_over__d;
  reg mad_over__q = 1'h0;
  reg sfu_over__d;
  reg sfu_over__q = 1'h0;
  reg [3:0] mad_full__d;
  reg [3:0] mad_full__q = 4'h0;
  reg [3:0] sfu_full__d;
  reg [3:0] sfu_full__q = 4'h0;
  always @(*) begin
    minus = 6'h0;
    if ((|mad_done)) begin
      minus = 6'h3f;
    end
    if ((&mad_done)) begin
      minus = 6'h3e;
    end
    base = {mad__q + minus};
    plus = 6'h0;
    if ((|mad_issued)) begin
      plus = 6'h1;
    end
    if ((&mad_issued)) begin
      plus = 6'h2;
    end
    mad__d = {base + plus};
    first = {1'h0, thresholds[4:0]};
    over = 3'h0;
    reach = {first - 6'h0};
    over = {over[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    over = {over[2], ((base >= reach) | (first < 6'h1)), over[0]};
    reach = {first - 6'h2};
    over = {((base >= reach) | (first < 6'h2)), over[1:0]};
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
    mad_over__d = over[0];
    mad_full__d = reached[3:0];
    if ((|mad_issued)) begin
      mad_over__d = over[1];
      mad_full__d = reached[4:1];
    end
    if ((&mad_issued)) begin
      mad_over__d = over[2];
      mad_full__d = reached[5:2];
    end
    minus = 6'h0;
    if ((|sfu_done)) begin
      minus = 6'h3f;
    end
    if ((&sfu_done)) begin
      minus = 6'h3e;
    end
    base = {sfu__q + minus};
    plus = 6'h0;
    if ((|sfu_issued)) begin
      plus = 6'h1;
    end
    if ((&sfu_issued)) begin
      plus = 6'h2;
    end
    sfu__d = {base + plus};
    first = {1'h0, thresholds[14:10]};
    over = 3'h0;
    reach = {first - 6'h0};
    over = {over[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    over = {over[2], ((base >= reach) | (first < 6'h1)), over[0]};
    reach = {first - 6'h2};
    over = {((base >= reach) | (first < 6'h2)), over[1:0]};
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
    sfu_over__d = over[0];
    sfu_full__d = reached[3:0];
    if ((|sfu_issued)) begin
      sfu_over__d = over[1];
      sfu_full__d = reached[4:1];
    end
    if ((&sfu_issued)) begin
      sfu_over__d = over[2];
      sfu_full__d = reached[5:2];
    end
    shut = mad_full__q[1:0];
    if ((|selected)) begin
      shut = mad_full__q[2:1];
    end
    if ((&selected)) begin
      shut = mad_full__q[3:2];
    end
    mad_closed = shut;
    shut = sfu_full__q[1:0];
    if ((|selected)) begin
      shut = sfu_full__q[2:1];
    end
    if ((&selected)) begin
      shut = sfu_full__q[3:2];
    end
    sfu_closed = shut;
    mad_oversubscribed = mad_over__q;
    sfu_oversubscribed = sfu_over__q;
    mad_leads = (mad__q > sfu__q);
    sfu_leads = (sfu__q > mad__q);
  end
  always @(posedge clock) begin
    mad__q <= mad__d;
    sfu__q <= sfu__d;
    mad_over__q <= mad_over__d;
    sfu_over__q <= sfu_over__d;
    mad_full__q <= mad_full__d;
    sfu_full__q <= sfu_full__d;
  end
endmodule
