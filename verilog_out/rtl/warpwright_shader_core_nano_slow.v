// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_slow (
  input wire clock,
  input wire [4:0] unit_valid,
  input wire [1:0] unit_result__0_warp,
  input wire [5:0] unit_result__0_rd,
  input wire [3:0] unit_result__0_mask,
  input wire [31:0] unit_result__0_data__0,
  input wire [31:0] unit_result__0_data__1,
  input wire [31:0] unit_result__0_data__2,
  input wire [31:0] unit_result__0_data__3,
  input wire unit_result__0_last,
  input wire [2:0] unit_result__0_slot,
  input wire [1:0] unit_result__1_warp,
  input wire [5:0] unit_result__1_rd,
  input wire [3:0] unit_result__1_mask,
  input wire [31:0] unit_result__1_data__0,
  input wire [31:0] unit_result__1_data__1,
  input wire [31:0] unit_result__1_data__2,
  input wire [31:0] unit_result__1_data__3,
  input wire unit_result__1_last,
  input wire [2:0] unit_result__1_slot,
  input wire [1:0] unit_result__2_warp,
  input wire [5:0] unit_result__2_rd,
  input wire [3:0] unit_result__2_mask,
  input wire [31:0] unit_result__2_data__0,
  input wire [31:0] unit_result__2_data__1,
  input wire [31:0] unit_result__2_data__2,
  input wire [31:0] unit_result__2_data__3,
  input wire unit_result__2_last,
  input wire [2:0] unit_result__2_slot,
  input wire [1:0] unit_result__3_warp,
  input wire [5:0] unit_result__3_rd,
  input wire [3:0] unit_result__3_mask,
  input wire [31:0] unit_result__3_data__0,
  input wire [31:0] unit_result__3_data__1,
  input wire [31:0] unit_result__3_data__2,
  input wire [31:0] unit_result__3_data__3,
  input wire unit_result__3_last,
  input wire [2:0] unit_result__3_slot,
  input wire [1:0] unit_result__4_warp,
  input wire [5:0] unit_result__4_rd,
  input wire [3:0] unit_result__4_mask,
  input wire [31:0] unit_result__4_data__0,
  input wire [31:0] unit_result__4_data__1,
  input wire [31:0] unit_result__4_data__2,
  input wire [31:0] unit_result__4_data__3,
  input wire unit_result__4_last,
  input wire [2:0] unit_result__4_slot,
  output reg [4:0] ready,
  output reg result_valid,
  input wire result_taken,
  output reg [1:0] result_warp,
  output reg [5:0] result_rd,
  output reg [3:0] result_mask,
  output reg [31:0] result_data__0,
  output reg [31:0] result_data__1,
  output reg [31:0] result_data__2,
  output reg [31:0] result_data__3,
  output reg result_last,
  output reg [2:0] result_slot,
  output reg result_blocks,
  output reg result_is_texels
);
  reg space;
  reg [4:0] chosen;
  reg [1:0] next_warp;
  reg [5:0] next_rd;
  reg [3:0] next_mask;
  reg [31:0] next_data__0;
  reg [31:0] next_data__1;
  reg [31:0] next_data__2;
  reg [31:0] next_data__3;
  reg next_last;
  reg [2:0] next_slot;
  reg [4:0] ready_value;
  reg [4:0] chooser__requests;
  reg [2:0] chooser__last;
  wire chooser__valid;
  wire [2:0] chooser__index;
  wire [4:0] chooser__chosen;
  reg [2:0] turn__d;
  reg [2:0] turn__q = 3'h0;
  reg held__d;
  reg held__q = 1'h0;
  reg [4:0] held_unit__d;
  reg [4:0] held_unit__q = 5'h0;
  reg [1:0] held_result__d_warp;
  reg [1:0] held_result__q_warp = 2'h0;
  reg [5:0] held_result__d_rd;
  reg [5:0] held_result__q_rd = 6'h0;
  reg [3:0] held_result__d_mask;
  reg [3:0] held_result__q_mask = 4'h0;
  reg [31:0] held_result__d_data__0;
  reg [31:0] held_result__q_data__0 = 32'h0;
  reg [31:0] held_result__d_data__1;
  reg [31:0] held_result__q_data__1 = 32'h0;
  reg [31:0] held_result__d_data__2;
  reg [31:0] held_result__q_data__2 = 32'h0;
  reg [31:0] held_result__d_data__3;
  reg [31:0] held_result__q_data__3 = 32'h0;
  reg held_result__d_last;
  reg held_result__q_last = 1'h0;
  reg [2:0] held_result__d_slot;
  reg [2:0] held_result__q_slot = 3'h0;
  always @(*) begin
    turn__d = turn__q;
    held__d = held__q;
    held_unit__d = held_unit__q;
    held_result__d_warp = held_result__q_warp;
    held_result__d_rd = held_result__q_rd;
    held_result__d_mask = held_result__q_mask;
    held_result__d_data__0 = held_result__q_data__0;
    held_result__d_data__1 = held_result__q_data__1;
    held_result__d_data__2 = held_result__q_data__2;
    held_result__d_data__3 = held_result__q_data__3;
    held_result__d_last = held_result__q_last;
    held_result__d_slot = held_result__q_slot;
    result_valid = held__q;
    chooser__requests = unit_valid;
    chooser__last = turn__q;
    chosen = chooser__chosen;
    space = ((!held__q) | result_taken);
    next_warp = 2'h0;
    next_rd = 6'h0;
    next_last = 1'h0;
    next_slot = 3'h0;
    next_mask = 4'h0;
    next_data__0 = 32'h0;
    next_data__1 = 32'h0;
    next_data__2 = 32'h0;
    next_data__3 = 32'h0;
    if (chosen[0]) begin
      next_warp = (next_warp | unit_result__0_warp);
      next_rd = (next_rd | unit_result__0_rd);
      next_last = (next_last | unit_result__0_last);
      next_slot = (next_slot | unit_result__0_slot);
      next_mask = (next_mask | unit_result__0_mask);
      next_data__0 = (next_data__0 | unit_result__0_data__0);
      next_data__1 = (next_data__1 | unit_result__0_data__1);
      next_data__2 = (next_data__2 | unit_result__0_data__2);
      next_data__3 = (next_data__3 | unit_result__0_data__3);
    end
    if (chosen[1]) begin
      next_warp = (next_warp | unit_result__1_warp);
      next_rd = (next_rd | unit_result__1_rd);
      next_last = (next_last | unit_result__1_last);
      next_slot = (next_slot | unit_result__1_slot);
      next_mask = (next_mask | unit_result__1_mask);
      next_data__0 = (next_data__0 | unit_result__1_data__0);
      next_data__1 = (next_data__1 | unit_result__1_data__1);
      next_data__2 = (next_data__2 | unit_result__1_data__2);
      next_data__3 = (next_data__3 | unit_result__1_data__3);
    end
    if (chosen[2]) begin
      next_warp = (next_warp | unit_result__2_warp);
      next_rd = (next_rd | unit_result__2_rd);
      next_last = (next_last | unit_result__2_last);
      next_slot = (next_slot | unit_result__2_slot);
      next_mask = (next_mask | unit_result__2_mask);
      next_data__0 = (next_data__0 | unit_result__2_data__0);
      next_data__1 = (next_data__1 | unit_result__2_data__1);
      next_data__2 = (next_data__2 | unit_result__2_data__2);
      next_data__3 = (next_data__3 | unit_result__2_data__3);
    end
    if (chosen[3]) begin
      next_warp = (next_warp | unit_result__3_warp);
      next_rd = (next_rd | unit_result__3_rd);
      next_last = (next_last | unit_result__3_last);
      next_slot = (next_slot | unit_result__3_slot);
      next_mask = (next_mask | unit_result__3_mask);
      next_data__0 = (next_data__0 | unit_result__3_data__0);
      next_data__1 = (next_data__1 | unit_result__3_data__1);
      next_data__2 = (next_data__2 | unit_result__3_data__2);
      next_data__3 = (next_data__3 | unit_result__3_data__3);
    end
    if (chosen[4]) begin
      next_warp = (next_warp | unit_result__4_warp);
      next_rd = (next_rd | unit_result__4_rd);
      next_last = (next_last | unit_result__4_last);
      next_slot = (next_slot | unit_result__4_slot);
      next_mask = (next_mask | unit_result__4_mask);
      next_data__0 = (next_data__0 | unit_result__4_data__0);
      next_data__1 = (next_data__1 | unit_result__4_data__1);
      next_data__2 = (next_data__2 | unit_result__4_data__2);
      next_data__3 = (next_data__3 | unit_result__4_data__3);
    end
    ready_value = 5'h0;
    if (space) begin
      ready_value = chosen;
      held__d = chooser__valid;
      held_unit__d = chosen;
      held_result__d_warp = next_warp;
      held_result__d_rd = next_rd;
      held_result__d_mask = next_mask;
      held_result__d_data__0 = next_data__0;
      held_result__d_data__1 = next_data__1;
      held_result__d_data__2 = next_data__2;
      held_result__d_data__3 = next_data__3;
      held_result__d_last = next_last;
      held_result__d_slot = next_slot;
      if (chooser__valid) begin
        turn__d = chooser__index;
      end
    end
    result_warp = held_result__q_warp;
    result_rd = held_result__q_rd;
    result_mask = held_result__q_mask;
    result_data__0 = held_result__q_data__0;
    result_data__1 = held_result__q_data__1;
    result_data__2 = held_result__q_data__2;
    result_data__3 = held_result__q_data__3;
    result_last = held_result__q_last;
    result_slot = held_result__q_slot;
    result_is_texels = held_unit__q[1];
    result_blocks = (held_unit__q[2] | held_unit__q[3]);
    ready = ready_value;
  end
  always @(posedge clock) begin
    turn__q <= turn__d;
    held__q <= held__d;
    held_unit__q <= held_unit__d;
    held_result__q_warp <= held_result__d_warp;
    held_result__q_rd <= held_result__d_rd;
    held_result__q_mask <= held_result__d_mask;
    held_result__q_data__0 <= held_result__d_data__0;
    held_result__q_data__1 <= held_result__d_data__1;
    held_result__q_data__2 <= held_result__d_data__2;
    held_result__q_data__3 <= held_result__d_data__3;
    held_result__q_last <= held_result__d_last;
    held_result__q_slot <= held_result__d_slot;
  end
  warpwright_chooser chooser (
    .requests(chooser__requests),
    .last(chooser__last),
    .valid(chooser__valid),
    .index(chooser__index),
    .chosen(chooser__chosen)
  );
endmodule
