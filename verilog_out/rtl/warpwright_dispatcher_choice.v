// SPDX-License-Identifier: MIT
// Part of dispatcher, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_dispatcher_choice (
  input wire [2:0] last,
  input wire launched,
  input wire stays,
  input wire together,
  input wire [8:0] group_warps,
  input wire [8:0] vacant__0,
  input wire group_ready__0,
  output reg found,
  output reg [2:0] unit
);
  reg [8:0] after;
  reg [2:0] rank;
  reg [12:0] keys__0;
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
    found_value = 1'h0;
    unit_value = 3'h0;
    best = keys__0[12];
    if ((keys__0 > keys__0)) begin
      best = 1'h0;
    end
    if (best) begin
      unit_value = 3'h0;
      found_value = 1'h1;
    end
    found = found_value;
    unit = unit_value;
  end
endmodule
