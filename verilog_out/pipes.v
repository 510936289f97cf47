// pipes: load of the MAD lanes and the SFU, against two thresholds
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

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
  reg [5:0] sum;
  reg [5:0] mad_next;
  reg [5:0] sfu_next;
  reg [5:0] reach;
  reg [3:0] reached;
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
  reg mad_ahead__d;
  reg mad_ahead__q = 1'h0;
  reg sfu_ahead__d;
  reg sfu_ahead__q = 1'h0;
  always @(*) begin
    mad__d = mad__q;
    sfu__d = sfu__q;
    mad_over__d = mad_over__q;
    sfu_over__d = sfu_over__q;
    mad_full__d = mad_full__q;
    sfu_full__d = sfu_full__q;
    mad_ahead__d = mad_ahead__q;
    sfu_ahead__d = sfu_ahead__q;
    sum = mad__q;
    if (mad_issued[0]) begin
      sum = {sum + 6'h1};
    end
    if (mad_issued[1]) begin
      sum = {sum + 6'h1};
    end
    if (mad_done[0]) begin
      sum = {sum - 6'h1};
    end
    if (mad_done[1]) begin
      sum = {sum - 6'h1};
    end
    mad_next = sum;
    sum = sfu__q;
    if (sfu_issued[0]) begin
      sum = {sum + 6'h1};
    end
    if (sfu_issued[1]) begin
      sum = {sum + 6'h1};
    end
    if (sfu_done[0]) begin
      sum = {sum - 6'h1};
    end
    if (sfu_done[1]) begin
      sum = {sum - 6'h1};
    end
    sfu_next = sum;
    mad__d = mad_next;
    sfu__d = sfu_next;
    first = {1'h0, thresholds[4:0]};
    second = {1'h0, thresholds[9:5]};
    mad_over__d = (mad_next >= first);
    reached = 4'h0;
    reach = {mad_next + 6'h0};
    reached = {reached[3:1], ((reach >= second) | (reach >= 6'h10))};
    reach = {mad_next + 6'h1};
    reached = {reached[3:2], ((reach >= second) | (reach >= 6'h10)), reached[0]};
    reach = {mad_next + 6'h2};
    reached = {reached[3], ((reach >= second) | (reach >= 6'h10)), reached[1:0]};
    reach = {mad_next + 6'h3};
    reached = {((reach >= second) | (reach >= 6'h10)), reached[2:0]};
    mad_full__d = reached;
    first = {1'h0, thresholds[14:10]};
    second = {1'h0, thresholds[19:15]};
    sfu_over__d = (sfu_next >= first);
    reached = 4'h0;
    reach = {sfu_next + 6'h0};
    reached = {reached[3:1], ((reach >= second) | (reach >= 6'h10))};
    reach = {sfu_next + 6'h1};
    reached = {reached[3:2], ((reach >= second) | (reach >= 6'h10)), reached[0]};
    reach = {sfu_next + 6'h2};
    reached = {reached[3], ((reach >= second) | (reach >= 6'h10)), reached[1:0]};
    reach = {sfu_next + 6'h3};
    reached = {((reach >= second) | (reach >= 6'h10)), reached[2:0]};
    sfu_full__d = reached;
    mad_ahead__d = (mad_next > sfu_next);
    sfu_ahead__d = (sfu_next > mad_next);
    reached = mad_full__q;
    if ((|selected)) begin
      reached = {mad_full__q >> 32'h1};
    end
    if ((&selected)) begin
      reached = {mad_full__q >> 32'h2};
    end
    shut = reached[1:0];
    mad_closed = shut;
    reached = sfu_full__q;
    if ((|selected)) begin
      reached = {sfu_full__q >> 32'h1};
    end
    if ((&selected)) begin
      reached = {sfu_full__q >> 32'h2};
    end
    shut = reached[1:0];
    sfu_closed = shut;
    mad_oversubscribed = mad_over__q;
    sfu_oversubscribed = sfu_over__q;
    mad_leads = mad_ahead__q;
    sfu_leads = sfu_ahead__q;
  end
  always @(posedge clock) begin
    mad__q <= mad__d;
    sfu__q <= sfu__d;
    mad_over__q <= mad_over__d;
    sfu_over__q <= sfu_over__d;
    mad_full__q <= mad_full__d;
    sfu_full__q <= sfu_full__d;
    mad_ahead__q <= mad_ahead__d;
    sfu_ahead__q <= sfu_ahead__d;
  end
endmodule
