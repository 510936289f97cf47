// SPDX-License-Identifier: MIT
// texture_switch: execution units in turn at the texture pipeline, texels back to them
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Texture switch: execution units share a texture pipeline; texels return to the unit that asked
// ([mechanism 5](../../../docs/mechanisms/5.md), "return address").
//
// - latency: none
// - throughput: one request and one row of texels per cycle
// - invariant: a unit waits for at most one request of each other unit
//
// The switch of `E` units of `2^LW` warps; warp numbers of the pipeline have `LT` bits: the unit
// above the warp.
//
// Ports
//   clock  input, 1 bit: Clock.
//   unit__0_valid .. unit__3_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   unit__0_kind .. unit__3_kind  input, 1 bit: Low: sample at (u, v); high: fetch a texel.
//   unit__0_warp .. unit__3_warp  input, 3 bits: Warp slot, with what else of the request comes back.
//   unit__0_rd .. unit__3_rd  input, 6 bits: First destination register.
//   unit__0_slot .. unit__3_slot  input, 3 bits: Slot of the scoreboard that counts the instruction.
//   unit__0_mask .. unit__3_mask  input, 4 bits: Threads that take part.
//   unit__0_channels .. unit__3_channels  input, 4 bits: Channels that are wanted.
//   unit__0_texture .. unit__3_texture  input, 4 bits: Number of the texture descriptor.
//   unit__0_u__0 .. unit__3_u__3  input, 32 bits: First coordinate of each thread.
//   unit__0_v__0 .. unit__3_v__3  input, 32 bits: Second coordinate of each thread.
//   req_ready  input, 1 bit: The request is taken in this cycle.
//   wb_valid  input, 1 bit: A row is offered; it holds until `ready`.
//   wb_warp  input, 5 bits: Warp slot.
//   wb_rd  input, 6 bits: Register.
//   wb_mask  input, 4 bits: Threads that write.
//   wb_data__0 .. wb_data__3  input, 32 bits: Value of each thread.
//   wb_last  input, 1 bit: The instruction is complete with this row.
//   wb_slot  input, 3 bits: Slot of the scoreboard that counts the instruction.
//   texel__0_ready .. texel__3_ready  input, 1 bit: The row is taken in this cycle.
//   unit__0_ready .. unit__3_ready  output, 1 bit: The request is taken in this cycle.
//   req_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   req_kind  output, 1 bit: Low: sample at (u, v); high: fetch a texel.
//   req_warp  output, 5 bits: Warp slot, with what else of the request comes back.
//   req_rd  output, 6 bits: First destination register.
//   req_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
//   req_mask  output, 4 bits: Threads that take part.
//   req_channels  output, 4 bits: Channels that are wanted.
//   req_texture  output, 4 bits: Number of the texture descriptor.
//   req_u__0 .. req_u__3  output, 32 bits: First coordinate of each thread.
//   req_v__0 .. req_v__3  output, 32 bits: Second coordinate of each thread.
//   wb_ready  output, 1 bit: The row is taken in this cycle.
//   texel__0_valid .. texel__3_valid  output, 1 bit: A row is offered; it holds until `ready`.
//   texel__0_warp .. texel__3_warp  output, 3 bits: Warp slot.
//   texel__0_rd .. texel__3_rd  output, 6 bits: Register.
//   texel__0_mask .. texel__3_mask  output, 4 bits: Threads that write.
//   texel__0_data__0 .. texel__3_data__3  output, 32 bits: Value of each thread.
//   texel__0_last .. texel__3_last  output, 1 bit: The instruction is complete with this row.
//   texel__0_slot .. texel__3_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block texture_switch --reset sync`.
//
// Configuration
// `TextureSwitch` of rtl/src/pool/texture_switch.rs with E = 4, LW = 3, LT = 5. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block texture_switch

module warpwright_texture_switch (
  input wire clock,
  input wire unit__0_valid,
  output reg unit__0_ready,
  input wire unit__0_kind,
  input wire [2:0] unit__0_warp,
  input wire [5:0] unit__0_rd,
  input wire [2:0] unit__0_slot,
  input wire [3:0] unit__0_mask,
  input wire [3:0] unit__0_channels,
  input wire [3:0] unit__0_texture,
  input wire [31:0] unit__0_u__0,
  input wire [31:0] unit__0_u__1,
  input wire [31:0] unit__0_u__2,
  input wire [31:0] unit__0_u__3,
  input wire [31:0] unit__0_v__0,
  input wire [31:0] unit__0_v__1,
  input wire [31:0] unit__0_v__2,
  input wire [31:0] unit__0_v__3,
  input wire unit__1_valid,
  output reg unit__1_ready,
  input wire unit__1_kind,
  input wire [2:0] unit__1_warp,
  input wire [5:0] unit__1_rd,
  input wire [2:0] unit__1_slot,
  input wire [3:0] unit__1_mask,
  input wire [3:0] unit__1_channels,
  input wire [3:0] unit__1_texture,
  input wire [31:0] unit__1_u__0,
  input wire [31:0] unit__1_u__1,
  input wire [31:0] unit__1_u__2,
  input wire [31:0] unit__1_u__3,
  input wire [31:0] unit__1_v__0,
  input wire [31:0] unit__1_v__1,
  input wire [31:0] unit__1_v__2,
  input wire [31:0] unit__1_v__3,
  input wire unit__2_valid,
  output reg unit__2_ready,
  input wire unit__2_kind,
  input wire [2:0] unit__2_warp,
  input wire [5:0] unit__2_rd,
  input wire [2:0] unit__2_slot,
  input wire [3:0] unit__2_mask,
  input wire [3:0] unit__2_channels,
  input wire [3:0] unit__2_texture,
  input wire [31:0] unit__2_u__0,
  input wire [31:0] unit__2_u__1,
  input wire [31:0] unit__2_u__2,
  input wire [31:0] unit__2_u__3,
  input wire [31:0] unit__2_v__0,
  input wire [31:0] unit__2_v__1,
  input wire [31:0] unit__2_v__2,
  input wire [31:0] unit__2_v__3,
  input wire unit__3_valid,
  output reg unit__3_ready,
  input wire unit__3_kind,
  input wire [2:0] unit__3_warp,
  input wire [5:0] unit__3_rd,
  input wire [2:0] unit__3_slot,
  input wire [3:0] unit__3_mask,
  input wire [3:0] unit__3_channels,
  input wire [3:0] unit__3_texture,
  input wire [31:0] unit__3_u__0,
  input wire [31:0] unit__3_u__1,
  input wire [31:0] unit__3_u__2,
  input wire [31:0] unit__3_u__3,
  input wire [31:0] unit__3_v__0,
  input wire [31:0] unit__3_v__1,
  input wire [31:0] unit__3_v__2,
  input wire [31:0] unit__3_v__3,
  output reg req_valid,
  input wire req_ready,
  output reg req_kind,
  output reg [4:0] req_warp,
  output reg [5:0] req_rd,
  output reg [2:0] req_slot,
  output reg [3:0] req_mask,
  output reg [3:0] req_channels,
  output reg [3:0] req_texture,
  output reg [31:0] req_u__0,
  output reg [31:0] req_u__1,
  output reg [31:0] req_u__2,
  output reg [31:0] req_u__3,
  output reg [31:0] req_v__0,
  output reg [31:0] req_v__1,
  output reg [31:0] req_v__2,
  output reg [31:0] req_v__3,
  input wire wb_valid,
  output reg wb_ready,
  input wire [4:0] wb_warp,
  input wire [5:0] wb_rd,
  input wire [3:0] wb_mask,
  input wire [31:0] wb_data__0,
  input wire [31:0] wb_data__1,
  input wire [31:0] wb_data__2,
  input wire [31:0] wb_data__3,
  input wire wb_last,
  input wire [2:0] wb_slot,
  output reg texel__0_valid,
  input wire texel__0_ready,
  output reg [2:0] texel__0_warp,
  output reg [5:0] texel__0_rd,
  output reg [3:0] texel__0_mask,
  output reg [31:0] texel__0_data__0,
  output reg [31:0] texel__0_data__1,
  output reg [31:0] texel__0_data__2,
  output reg [31:0] texel__0_data__3,
  output reg texel__0_last,
  output reg [2:0] texel__0_slot,
  output reg texel__1_valid,
  input wire texel__1_ready,
  output reg [2:0] texel__1_warp,
  output reg [5:0] texel__1_rd,
  output reg [3:0] texel__1_mask,
  output reg [31:0] texel__1_data__0,
  output reg [31:0] texel__1_data__1,
  output reg [31:0] texel__1_data__2,
  output reg [31:0] texel__1_data__3,
  output reg texel__1_last,
  output reg [2:0] texel__1_slot,
  output reg texel__2_valid,
  input wire texel__2_ready,
  output reg [2:0] texel__2_warp,
  output reg [5:0] texel__2_rd,
  output reg [3:0] texel__2_mask,
  output reg [31:0] texel__2_data__0,
  output reg [31:0] texel__2_data__1,
  output reg [31:0] texel__2_data__2,
  output reg [31:0] texel__2_data__3,
  output reg texel__2_last,
  output reg [2:0] texel__2_slot,
  output reg texel__3_valid,
  input wire texel__3_ready,
  output reg [2:0] texel__3_warp,
  output reg [5:0] texel__3_rd,
  output reg [3:0] texel__3_mask,
  output reg [31:0] texel__3_data__0,
  output reg [31:0] texel__3_data__1,
  output reg [31:0] texel__3_data__2,
  output reg [31:0] texel__3_data__3,
  output reg texel__3_last,
  output reg [2:0] texel__3_slot
);
  localparam [2:0] shift = 3'h3;
  reg [2:0] winner;
  reg chosen_valid;
  reg chosen_ready;
  reg chosen_kind;
  reg [2:0] chosen_warp;
  reg [5:0] chosen_rd;
  reg [2:0] chosen_slot;
  reg [3:0] chosen_mask;
  reg [3:0] chosen_channels;
  reg [3:0] chosen_texture;
  reg [31:0] chosen_u__0;
  reg [31:0] chosen_u__1;
  reg [31:0] chosen_u__2;
  reg [31:0] chosen_u__3;
  reg [31:0] chosen_v__0;
  reg [31:0] chosen_v__1;
  reg [31:0] chosen_v__2;
  reg [31:0] chosen_v__3;
  reg [4:0] number;
  reg req_valid_value;
  reg texel__0_valid_value;
  reg texel__1_valid_value;
  reg texel__2_valid_value;
  reg texel__3_valid_value;
  reg unit__0_ready_value;
  reg wb_ready_value;
  reg [2:0] last__d;
  reg [2:0] last__q = 3'h0;
  always @(*) begin
    last__d = last__q;
    winner = 3'h0;
    req_valid_value = 1'h0;
    if (unit__0_valid) begin
      winner = 3'h0;
      req_valid_value = 1'h1;
    end
    if (unit__1_valid) begin
      winner = 3'h1;
      req_valid_value = 1'h1;
    end
    if (unit__2_valid) begin
      winner = 3'h2;
      req_valid_value = 1'h1;
    end
    if (unit__3_valid) begin
      winner = 3'h3;
      req_valid_value = 1'h1;
    end
    if ((unit__0_valid & (last__q > 3'h0))) begin
      winner = 3'h0;
    end
    if ((unit__1_valid & (last__q > 3'h1))) begin
      winner = 3'h1;
    end
    if ((unit__2_valid & (last__q > 3'h2))) begin
      winner = 3'h2;
    end
    if ((unit__3_valid & (last__q > 3'h3))) begin
      winner = 3'h3;
    end
    chosen_ready = req_ready;
    chosen_valid = unit__0_valid;
    unit__0_ready_value = chosen_ready;
    chosen_kind = unit__0_kind;
    chosen_warp = unit__0_warp;
    chosen_rd = unit__0_rd;
    chosen_slot = unit__0_slot;
    chosen_mask = unit__0_mask;
    chosen_channels = unit__0_channels;
    chosen_texture = unit__0_texture;
    chosen_u__0 = unit__0_u__0;
    chosen_u__1 = unit__0_u__1;
    chosen_u__2 = unit__0_u__2;
    chosen_u__3 = unit__0_u__3;
    chosen_v__0 = unit__0_v__0;
    chosen_v__1 = unit__0_v__1;
    chosen_v__2 = unit__0_v__2;
    chosen_v__3 = unit__0_v__3;
    number = 5'h0;
    if ((winner == 3'h0)) begin
      chosen_valid = unit__0_valid;
      unit__0_ready_value = chosen_ready;
      chosen_kind = unit__0_kind;
      chosen_warp = unit__0_warp;
      chosen_rd = unit__0_rd;
      chosen_slot = unit__0_slot;
      chosen_mask = unit__0_mask;
      chosen_channels = unit__0_channels;
      chosen_texture = unit__0_texture;
      chosen_u__0 = unit__0_u__0;
      chosen_u__1 = unit__0_u__1;
      chosen_u__2 = unit__0_u__2;
      chosen_u__3 = unit__0_u__3;
      chosen_v__0 = unit__0_v__0;
      chosen_v__1 = unit__0_v__1;
      chosen_v__2 = unit__0_v__2;
      chosen_v__3 = unit__0_v__3;
      number = 5'h0;
    end
    unit__0_ready_value = ((unit__0_valid & req_ready) & (winner == 3'h0));
    if ((winner == 3'h1)) begin
      chosen_valid = unit__1_valid;
      unit__1_ready = chosen_ready;
      chosen_kind = unit__1_kind;
      chosen_warp = unit__1_warp;
      chosen_rd = unit__1_rd;
      chosen_slot = unit__1_slot;
      chosen_mask = unit__1_mask;
      chosen_channels = unit__1_channels;
      chosen_texture = unit__1_texture;
      chosen_u__0 = unit__1_u__0;
      chosen_u__1 = unit__1_u__1;
      chosen_u__2 = unit__1_u__2;
      chosen_u__3 = unit__1_u__3;
      chosen_v__0 = unit__1_v__0;
      chosen_v__1 = unit__1_v__1;
      chosen_v__2 = unit__1_v__2;
      chosen_v__3 = unit__1_v__3;
      number = 5'h1;
    end
    unit__1_ready = ((unit__1_valid & req_ready) & (winner == 3'h1));
    if ((winner == 3'h2)) begin
      chosen_valid = unit__2_valid;
      unit__2_ready = chosen_ready;
      chosen_kind = unit__2_kind;
      chosen_warp = unit__2_warp;
      chosen_rd = unit__2_rd;
      chosen_slot = unit__2_slot;
      chosen_mask = unit__2_mask;
      chosen_channels = unit__2_channels;
      chosen_texture = unit__2_texture;
      chosen_u__0 = unit__2_u__0;
      chosen_u__1 = unit__2_u__1;
      chosen_u__2 = unit__2_u__2;
      chosen_u__3 = unit__2_u__3;
      chosen_v__0 = unit__2_v__0;
      chosen_v__1 = unit__2_v__1;
      chosen_v__2 = unit__2_v__2;
      chosen_v__3 = unit__2_v__3;
      number = 5'h2;
    end
    unit__2_ready = ((unit__2_valid & req_ready) & (winner == 3'h2));
    if ((winner == 3'h3)) begin
      chosen_valid = unit__3_valid;
      unit__3_ready = chosen_ready;
      chosen_kind = unit__3_kind;
      chosen_warp = unit__3_warp;
      chosen_rd = unit__3_rd;
      chosen_slot = unit__3_slot;
      chosen_mask = unit__3_mask;
      chosen_channels = unit__3_channels;
      chosen_texture = unit__3_texture;
      chosen_u__0 = unit__3_u__0;
      chosen_u__1 = unit__3_u__1;
      chosen_u__2 = unit__3_u__2;
      chosen_u__3 = unit__3_u__3;
      chosen_v__0 = unit__3_v__0;
      chosen_v__1 = unit__3_v__1;
      chosen_v__2 = unit__3_v__2;
      chosen_v__3 = unit__3_v__3;
      number = 5'h3;
    end
    unit__3_ready = ((unit__3_valid & req_ready) & (winner == 3'h3));
    req_warp = ({2'h0, chosen_warp} | {number << shift});
    req_kind = chosen_kind;
    req_rd = chosen_rd;
    req_slot = chosen_slot;
    req_mask = chosen_mask;
    req_channels = chosen_channels;
    req_texture = chosen_texture;
    req_u__0 = chosen_u__0;
    req_u__1 = chosen_u__1;
    req_u__2 = chosen_u__2;
    req_u__3 = chosen_u__3;
    req_v__0 = chosen_v__0;
    req_v__1 = chosen_v__1;
    req_v__2 = chosen_v__2;
    req_v__3 = chosen_v__3;
    if ((req_valid_value & req_ready)) begin
      last__d = winner;
    end
    wb_ready_value = 1'h0;
    texel__0_valid_value = 1'h0;
    texel__0_warp = wb_warp[2:0];
    texel__0_rd = wb_rd;
    texel__0_mask = wb_mask;
    texel__0_last = wb_last;
    texel__0_slot = wb_slot;
    texel__0_data__0 = wb_data__0;
    texel__0_data__1 = wb_data__1;
    texel__0_data__2 = wb_data__2;
    texel__0_data__3 = wb_data__3;
    if (({wb_warp >> shift} == 5'h0)) begin
      texel__0_valid_value = wb_valid;
      wb_ready_value = texel__0_ready;
    end
    texel__1_valid_value = 1'h0;
    texel__1_warp = wb_warp[2:0];
    texel__1_rd = wb_rd;
    texel__1_mask = wb_mask;
    texel__1_last = wb_last;
    texel__1_slot = wb_slot;
    texel__1_data__0 = wb_data__0;
    texel__1_data__1 = wb_data__1;
    texel__1_data__2 = wb_data__2;
    texel__1_data__3 = wb_data__3;
    if (({wb_warp >> shift} == 5'h1)) begin
      texel__1_valid_value = wb_valid;
      wb_ready_value = texel__1_ready;
    end
    texel__2_valid_value = 1'h0;
    texel__2_warp = wb_warp[2:0];
    texel__2_rd = wb_rd;
    texel__2_mask = wb_mask;
    texel__2_last = wb_last;
    texel__2_slot = wb_slot;
    texel__2_data__0 = wb_data__0;
    texel__2_data__1 = wb_data__1;
    texel__2_data__2 = wb_data__2;
    texel__2_data__3 = wb_data__3;
    if (({wb_warp >> shift} == 5'h2)) begin
      texel__2_valid_value = wb_valid;
      wb_ready_value = texel__2_ready;
    end
    texel__3_valid_value = 1'h0;
    texel__3_warp = wb_warp[2:0];
    texel__3_rd = wb_rd;
    texel__3_mask = wb_mask;
    texel__3_last = wb_last;
    texel__3_slot = wb_slot;
    texel__3_data__0 = wb_data__0;
    texel__3_data__1 = wb_data__1;
    texel__3_data__2 = wb_data__2;
    texel__3_data__3 = wb_data__3;
    if (({wb_warp >> shift} == 5'h3)) begin
      texel__3_valid_value = wb_valid;
      wb_ready_value = texel__3_ready;
    end
    req_valid = req_valid_value;
    texel__0_valid = texel__0_valid_value;
    texel__1_valid = texel__1_valid_value;
    texel__2_valid = texel__2_valid_value;
    texel__3_valid = texel__3_valid_value;
    unit__0_ready = unit__0_ready_value;
    wb_ready = wb_ready_value;
  end
  always @(posedge clock) begin
    last__q <= last__d;
  end
endmodule
