// SPDX-License-Identifier: MIT
// slow_results: the slow units' results in turn, a register in front of write-back
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The result of a slow unit that is written next: round robin, and a register in front of
// write-back.
//
// The units take turns; a result stays in the register until `write_back` can
// write it. The choice among the units is one stage of the pipeline, the look-up of the address in
// the register file and the write are the next.
//
// - latency: 1 cycle
// - throughput: one result per cycle
// - invariant: a result that is taken from a unit is written once; a unit that waits is served
//   after at most four others
//
// The results of a unit of `2^LW` warps of `T` threads.
//
// Ports
//   clock  input, 1 bit: Clock.
//   unit_valid  input, 5 bits: Units with a result.
//   unit_result__0_warp .. unit_result__4_warp  input, 3 bits: Warp slot.
//   unit_result__0_rd .. unit_result__4_rd  input, 6 bits: Register.
//   unit_result__0_mask .. unit_result__4_mask  input, 4 bits: Threads that write.
//   unit_result__0_data__0 .. unit_result__4_data__3  input, 32 bits: Value of each thread.
//   unit_result__0_last .. unit_result__4_last  input, 1 bit: The instruction is complete with this row.
//   unit_result__0_slot .. unit_result__4_slot  input, 3 bits: Slot of the scoreboard that counts the
//       instruction.
//   result_taken  input, 1 bit: The result is written in this cycle.
//   ready  output, 5 bits: Unit whose result is taken in this cycle, one-hot.
//   result_valid  output, 1 bit: A result waits; it holds until `taken`.
//   result_warp  output, 3 bits: Warp slot.
//   result_rd  output, 6 bits: Register.
//   result_mask  output, 4 bits: Threads that write.
//   result_data__0 .. result_data__3  output, 32 bits: Value of each thread.
//   result_last  output, 1 bit: The instruction is complete with this result.
//   result_slot  output, 3 bits: Slot of the scoreboard, valid without `blocks`.
//   result_blocks  output, 1 bit: The warp has waited for the result (SFU, PREPARE); no slot counts it.
//   result_is_texels  output, 1 bit: It is the result of a texture read.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block slow_results --reset sync`.
//
// Configuration
// `SlowResults` of rtl/src/execution_unit/slow_results.rs with LW = 3, T = 4. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block slow_results

module warpwright_slow_results (
  input wire clock,
  input wire [4:0] unit_valid,
  input wire [2:0] unit_result__0_warp,
  input wire [5:0] unit_result__0_rd,
  input wire [3:0] unit_result__0_mask,
  input wire [31:0] unit_result__0_data__0,
  input wire [31:0] unit_result__0_data__1,
  input wire [31:0] unit_result__0_data__2,
  input wire [31:0] unit_result__0_data__3,
  input wire unit_result__0_last,
  input wire [2:0] unit_result__0_slot,
  input wire [2:0] unit_result__1_warp,
  input wire [5:0] unit_result__1_rd,
  input wire [3:0] unit_result__1_mask,
  input wire [31:0] unit_result__1_data__0,
  input wire [31:0] unit_result__1_data__1,
  input wire [31:0] unit_result__1_data__2,
  input wire [31:0] unit_result__1_data__3,
  input wire unit_result__1_last,
  input wire [2:0] unit_result__1_slot,
  input wire [2:0] unit_result__2_warp,
  input wire [5:0] unit_result__2_rd,
  input wire [3:0] unit_result__2_mask,
  input wire [31:0] unit_result__2_data__0,
  input wire [31:0] unit_result__2_data__1,
  input wire [31:0] unit_result__2_data__2,
  input wire [31:0] unit_result__2_data__3,
  input wire unit_result__2_last,
  input wire [2:0] unit_result__2_slot,
  input wire [2:0] unit_result__3_warp,
  input wire [5:0] unit_result__3_rd,
  input wire [3:0] unit_result__3_mask,
  input wire [31:0] unit_result__3_data__0,
  input wire [31:0] unit_result__3_data__1,
  input wire [31:0] unit_result__3_data__2,
  input wire [31:0] unit_result__3_data__3,
  input wire unit_result__3_last,
  input wire [2:0] unit_result__3_slot,
  input wire [2:0] unit_result__4_warp,
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
  output reg [2:0] result_warp,
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
  reg [2:0] next_warp;
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
  reg [2:0] held_result__d_warp;
  reg [2:0] held_result__q_warp = 3'h0;
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
    next_warp = 3'h0;
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
