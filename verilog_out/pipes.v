// pipes: load of the MAD lanes and the SFU, against two thresholds
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module pipes (
  input wire clock,
  input wire [19:0] thresholds,
  input wire selected,
  input wire mad_issued,
  input wire sfu_issued,
  input wire mad_done,
  input wire [1:0] sfu_done,
  output reg mad_oversubscribed,
  output reg sfu_oversubscribed,
  output reg mad_closed,
  output reg sfu_closed,
  output reg mad_leads,
  output reg sfu_leads
);
  reg [4:0] first;
  reg [4:0] second;
  reg [4:0] sum;
  reg [4:0] mad_next;
  reg [4:0] sfu_next;
  reg [4:0] mad_above;
  reg [4:0] sfu_above;
  reg [4:0] mad__d;
  reg [4:0] mad__q = 5'h0;
  reg [4:0] sfu__d;
  reg [4:0] sfu__q = 5'h0;
  reg mad_over__d;
  reg mad_over__q = 1'h0;
  reg sfu_over__d;
  reg sfu_over__q = 1'h0;
  reg mad_full__d;
  reg mad_full__q = 1'h0;
  reg sfu_full__d;
  reg sfu_full__q = 1'h0;
  reg mad_nearly__d;
  reg mad_nearly__q = 1'h0;
  reg sfu_nearly__d;
  reg sfu_nearly__q = 1'h0;
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
    mad_nearly__d = mad_nearly__q;
    sfu_nearly__d = sfu_nearly__q;
    mad_ahead__d = mad_ahead__q;
    sfu_ahead__d = sfu_ahead__q;
    sum = mad__q;
    if (mad_issued) begin
      sum = {mad__q + 5'h1};
    end
    mad_next = sum;
    if (mad_done) begin
      mad_next = {sum - 5'h1};
    end
    sum = sfu__q;
    if (sfu_issued) begin
      sum = {sfu__q + 5'h1};
    end
    if ((|sfu_done)) begin
      sum = {sum - 5'h1};
    end
    sfu_next = sum;
    if ((&sfu_done)) begin
      sfu_next = {sum - 5'h1};
    end
    mad__d = mad_next;
    sfu__d = sfu_next;
    mad_above = {mad_next + 5'h1};
    sfu_above = {sfu_next + 5'h1};
    first = thresholds[4:0];
    second = thresholds[9:5];
    mad_over__d = (mad_next >= first);
    mad_full__d = ((mad_next >= second) | mad_next[4]);
    mad_nearly__d = ((mad_above >= second) | mad_above[4]);
    first = thresholds[14:10];
    second = thresholds[19:15];
    sfu_over__d = (sfu_next >= first);
    sfu_full__d = ((sfu_next >= second) | sfu_next[4]);
    sfu_nearly__d = ((sfu_above >= second) | sfu_above[4]);
    mad_ahead__d = (mad_next > sfu_next);
    sfu_ahead__d = (sfu_next > mad_next);
    mad_oversubscribed = mad_over__q;
    sfu_oversubscribed = sfu_over__q;
    mad_closed = (mad_full__q | (mad_nearly__q & selected));
    sfu_closed = (sfu_full__q | (sfu_nearly__q & selected));
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
    mad_nearly__q <= mad_nearly__d;
    sfu_nearly__q <= sfu_nearly__d;
    mad_ahead__q <= mad_ahead__d;
    sfu_ahead__q <= sfu_ahead__d;
  end
endmodule
