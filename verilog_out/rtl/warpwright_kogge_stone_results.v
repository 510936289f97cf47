// SPDX-License-Identifier: MIT
// Part of atomic_prepare, kogge_stone, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_kogge_stone_results (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  input wire [31:0] neutral,
  input wire [3:0] inclusive_op,
  input wire [31:0] inclusive_k,
  input wire [31:0] inclusive_word__0,
  input wire [31:0] inclusive_word__1,
  input wire [31:0] inclusive_word__2,
  input wire [31:0] inclusive_word__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  localparam [3:0] levels = 4'h2;
  reg starts;
  reg last;
  reg [3:0] step__d;
  reg [3:0] step__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  reg [31:0] whole__d;
  reg [31:0] whole__q = 32'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  always @(*) begin
    step__d = step__q;
    prefix__0__d = prefix__0__q;
    prefix__1__d = prefix__1__q;
    prefix__2__d = prefix__2__q;
    prefix__3__d = prefix__3__q;
    whole__d = whole__q;
    result_total = whole__q;
    result_done = finished__q;
    result_refused = ((set_op == 4'h1) | (set_op >= 4'hb));
    starts = (set_start & (!result_refused));
    last = ((|step__q) & (step__q == {levels - 4'h1}));
    if (starts) begin
      step__d = 4'h1;
    end
    if ((|step__q)) begin
      step__d = {step__q + 4'h1};
    end
    if (last) begin
      step__d = 4'h0;
    end
    finished__d = last;
    result_y__0 = prefix__0__q;
    result_y__1 = prefix__1__q;
    result_y__2 = prefix__2__q;
    result_y__3 = prefix__3__q;
    if (last) begin
      if (set_mask[0]) begin
        prefix__0__d = neutral;
      end
      if (set_mask[1]) begin
        prefix__1__d = inclusive_word__0;
      end
      if (set_mask[2]) begin
        prefix__2__d = inclusive_word__1;
      end
      if (set_mask[3]) begin
        prefix__3__d = inclusive_word__2;
      end
      whole__d = inclusive_word__3;
    end
    if (set_clear) begin
      prefix__0__d = neutral;
      prefix__1__d = neutral;
      prefix__2__d = neutral;
      prefix__3__d = neutral;
    end
  end
  always @(posedge clock) begin
    step__q <= step__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    whole__q <= whole__d;
    finished__q <= finished__d;
  end
endmodule
