// SPDX-License-Identifier: MIT
// Part of dispatcher_pool, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_dispatcher_pool_choice (
  input wire [2:0] last,
  input wire launched,
  input wire stays,
  input wire together,
  input wire [8:0] group_warps,
  input wire [8:0] vacant__0,
  input wire [8:0] vacant__1,
  input wire [8:0] vacant__2,
  input wire [8:0] vacant__3,
  input wire group_ready__0,
  input wire group_ready__1,
  input wire group_ready__2,
  input wire group_ready__3,
  output reg found,
  output reg [2:0] unit
);
  reg [8:0] after;
  reg [2:0] rank;
  reg [12:0] keys__0;
  reg [12:0] keys__1;
  reg [12:0] keys__2;
  reg [12:0] keys__3;
  reg best;
  reg found_value;
  reg [2:0] unit_value;
  always @(*) begin
    after = vacant__0;
    if ((launched & (last == 3'h0))) begin
      after = {vacant__0 - 9'h1};
    end
    rank = 3'h0;
    rank = {last - rank};
    keys__0 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__0 & (after >= group_warps))) begin
        keys__0 = (keys__0 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__0 = (keys__0 | 13'h1000);
      end
    end
    if ((stays & (!(|rank)))) begin
      keys__0 = (keys__0 | 13'h800);
    end
    after = vacant__1;
    if ((launched & (last == 3'h1))) begin
      after = {vacant__1 - 9'h1};
    end
    rank = 3'h1;
    rank = {last - rank};
    keys__1 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__1 & (after >= group_warps))) begin
        keys__1 = (keys__1 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__1 = (keys__1 | 13'h1000);
      end
    end
    if ((stays & (!(|rank)))) begin
      keys__1 = (keys__1 | 13'h800);
    end
    after = vacant__2;
    if ((launched & (last == 3'h2))) begin
      after = {vacant__2 - 9'h1};
    end
    rank = 3'h2;
    rank = {last - rank};
    keys__2 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__2 & (after >= group_warps))) begin
        keys__2 = (keys__2 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__2 = (keys__2 | 13'h1000);
      end
    end
    if ((stays & (!(|rank)))) begin
      keys__2 = (keys__2 | 13'h800);
    end
    after = vacant__3;
    if ((launched & (last == 3'h3))) begin
      after = {vacant__3 - 9'h1};
    end
    rank = 3'h3;
    rank = {last - rank};
    keys__3 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__3 & (after >= group_warps))) begin
        keys__3 = (keys__3 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__3 = (keys__3 | 13'h1000);
      end
    end
    if ((stays & (!(|rank)))) begin
      keys__3 = (keys__3 | 13'h800);
    end
    found_value = 1'h0;
    unit_value = 3'h0;
    best = keys__0[12];
    if ((keys__0 > keys__0)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__0)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__0)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__0)) begin
      best = 1'h0;
    end
    if (best) begin
      unit_value = 3'h0;
      found_value = 1'h1;
    end
    best = keys__1[12];
    if ((keys__0 > keys__1)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__1)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__1)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__1)) begin
      best = 1'h0;
    end
    if (best) begin
      unit_value = 3'h1;
      found_value = 1'h1;
    end
    best = keys__2[12];
    if ((keys__0 > keys__2)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__2)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__2)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__2)) begin
      best = 1'h0;
    end
    if (best) begin
      unit_value = 3'h2;
      found_value = 1'h1;
    end
    best = keys__3[12];
    if ((keys__0 > keys__3)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__3)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__3)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__3)) begin
      best = 1'h0;
    end
    if (best) begin
      unit_value = 3'h3;
      found_value = 1'h1;
    end
    found = found_value;
    unit = unit_value;
  end
endmodule
