// SPDX-License-Identifier: MIT
// branch_unit: which threads a branch, call, return or exit moves, and to where
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Branch unit: what a control instruction in stage E1 asks of `divergence`.
//
// Combinational. A scoreboard branch of which neither side holds jumps to itself: the warp tries
// again, and others issue in between. A barrier lets the warp go on to the next instruction, where
// `workgroups` holds it; where not all live threads are active it ends the
// warp, which is a fault; so does a call at depth 16 and a return at depth 0. A return address is
// popped when the last threads of its call return: those inside as many calls as the active ones,
// the level. An undefined instruction ends its warp, and so does a warp that `faults` wants dead,
// in a cycle in which nothing else is resolved.
//
// The branch unit of a core with warps of `T` threads.
//
// Ports
//   valid  input, 1 bit: Stage E1 has an instruction of this unit: one of control flow, or an undefined one.
//   legal  input, 1 bit: The instruction is defined.
//   op  input, 6 bits: Operation of the instruction, see `ControlOp`.
//   e1_warp  input, 3 bits: Warp slot.
//   e1_low  input, 32 bits: Bits 31:0 of the instruction.
//   e1_high  input, 32 bits: Bits 63:32 of the instruction.
//   e1_active  input, 4 bits: Active threads.
//   e1_mask  input, 4 bits: Active threads whose guard holds.
//   live  input, 4 bits: Live threads of its warp.
//   outstanding  input, 8 bits: Slots of the warp that are not zero.
//   kill_valid  input, 1 bit: It happens in this cycle.
//   kill_warp  input, 3 bits: Warp slot, valid with `valid`.
//   depth  input, 5 bits: PCs on the return stack of its warp.
//   top  input, 20 bits: The topmost.
//   level  input, 4 bits: Live threads of its warp inside as many calls as the active ones.
//   resolve_valid  output, 1 bit: Something is resolved; the other members are valid with it.
//   resolve_warp  output, 3 bits: Warp slot.
//   resolve_kind  output, 3 bits: What is done, see `ResolveKind`.
//   resolve_taken  output, 4 bits: Threads that branch, call or return (then at least one), or that leave.
//   resolve_pc  output, 20 bits: Where a return goes. Of another instruction that stores PCs of threads its own
//       PC, in instructions.
//   resolve_offset  output, 24 bits: Signed distance to the target, in instructions.
//   arrives  output, 1 bit: The warp of stage E1 arrives at a barrier.
//   refused_valid  output, 1 bit: It is, in this cycle; the instruction ends its warp.
//   refused_cause  output, 4 bits: Why, see `FaultCause`.
//   push  output, 1 bit: To `return_stack`: a call.
//   pop  output, 1 bit: The last threads of a call return.
//   needs_pc  output, 1 bit: The instruction stores its PC or one that follows from it, for threads that wait or
//       return.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Operations
// Numbers of op (ControlOp):
//    0  bra: Branch
//    1  sync: Join: store the PCs, go on at the lowest
//    2  exit: The threads end
//    3  discard: The threads of the guard end, the others go on
//    4  bsb: Scoreboard branch
//    5  call: Subroutine call
//    6  ret: Return from a subroutine
//    7  bar: Workgroup barrier
//    8  fence.load: Wait for the loads
//    9  fence.store: Wait for the stores
//   10  fence.all: Wait for both
// Numbers of resolve_kind (ResolveKind):
//    0  branch
//    1  sync
//    2  exit
//    3  discard
//    4  continue
//    5  kill
//    6  return
//    7  call
// Numbers of refused_cause (FaultCause):
//    1  undefined instruction
//    2  misaligned address
//    3  address out of range
//    4  jump outside the program
//    5  return with an empty stack
//    6  barrier in divergent code
//    7  return stack full
//    8  barrier that can never be passed
//
// Start and reset
// The block has no registers.
//
// Configuration
// `BranchUnit` of rtl/src/execution_unit/branch_unit.rs with LW = 3, T = 4. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block branch_unit

module warpwright_branch_unit (
  input wire valid,
  input wire legal,
  input wire [5:0] op,
  input wire [2:0] e1_warp,
  input wire [31:0] e1_low,
  input wire [31:0] e1_high,
  input wire [3:0] e1_active,
  input wire [3:0] e1_mask,
  input wire [3:0] live,
  input wire [7:0] outstanding,
  input wire kill_valid,
  input wire [2:0] kill_warp,
  input wire [4:0] depth,
  input wire [19:0] top,
  input wire [3:0] level,
  output reg resolve_valid,
  output reg [2:0] resolve_warp,
  output reg [2:0] resolve_kind,
  output reg [3:0] resolve_taken,
  output reg [19:0] resolve_pc,
  output reg [23:0] resolve_offset,
  output reg arrives,
  output reg refused_valid,
  output reg [3:0] refused_cause,
  output reg push,
  output reg pop,
  output reg needs_pc
);
  reg barrier;
  reg calls;
  reg returns;
  reg whole;
  reg full;
  reg pop_value;
  reg push_value;
  reg [3:0] refused_cause_value;
  reg refused_valid_value;
  reg [2:0] resolve_kind_value;
  reg [23:0] resolve_offset_value;
  reg [3:0] resolve_taken_value;
  reg resolve_valid_value;
  reg [2:0] resolve_warp_value;
  always @(*) begin
    resolve_offset_value = ({16'h0, e1_low[31:24]} | {{8'h0, e1_high[15:0]} << 32'h8});
    resolve_valid_value = valid;
    resolve_warp_value = e1_warp;
    resolve_pc = top;
    resolve_kind_value = 3'h4;
    resolve_taken_value = e1_mask;
    if ((op == 6'h0)) begin
      resolve_kind_value = 3'h0;
    end
    if ((op == 6'h1)) begin
      resolve_kind_value = 3'h1;
    end
    if ((op == 6'h2)) begin
      resolve_kind_value = 3'h2;
    end
    if ((op == 6'h3)) begin
      resolve_kind_value = 3'h3;
    end
    if ((op == 6'h4)) begin
      resolve_kind_value = 3'h0;
      resolve_taken_value = e1_active;
      if ((|(outstanding & e1_low[19:12]))) begin
        resolve_offset_value = 24'h0;
        if ((!(|(outstanding & e1_high[23:16])))) begin
          resolve_kind_value = 3'h4;
        end
      end
    end
    barrier = ((valid & legal) & (op == 6'h7));
    arrives = (barrier & (e1_active == live));
    full = depth[4];
    whole = (e1_mask == level);
    calls = (((valid & legal) & (op == 6'h5)) & (|e1_mask));
    returns = (((valid & legal) & (op == 6'h6)) & (|e1_mask));
    refused_valid_value = (barrier & (e1_active != live));
    refused_cause_value = 4'h6;
    push_value = 1'h0;
    pop_value = 1'h0;
    if (calls) begin
      resolve_kind_value = 3'h7;
      refused_valid_value = full;
      push_value = (!full);
      refused_cause_value = 4'h7;
    end
    if (returns) begin
      resolve_kind_value = 3'h6;
      refused_valid_value = (!(|depth));
      pop_value = (whole & (|depth));
      refused_cause_value = 4'h5;
    end
    needs_pc = ((valid & legal) & (((((op == 6'h0) & (|e1_mask)) & (e1_mask != e1_active)) | ((op == 6'h1) & (e1_active
        != level))) | calls));
    if (((!legal) | refused_valid_value)) begin
      resolve_kind_value = 3'h5;
    end
    if ((kill_valid & (!valid))) begin
      resolve_valid_value = 1'h1;
      resolve_warp_value = kill_warp;
      resolve_kind_value = 3'h5;
    end
    pop = pop_value;
    push = push_value;
    refused_cause = refused_cause_value;
    refused_valid = refused_valid_value;
    resolve_kind = resolve_kind_value;
    resolve_offset = resolve_offset_value;
    resolve_taken = resolve_taken_value;
    resolve_valid = resolve_valid_value;
    resolve_warp = resolve_warp_value;
  end
endmodule
