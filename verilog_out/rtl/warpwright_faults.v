// SPDX-License-Identifier: MIT
// faults: records the first fault, stops every warp that faults
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Faults: the first is recorded, every warp that faults is stopped (docs/core.md).
//
// - The PC leaves the program (seen by the front end): the warp has no instruction left; the
//   branch unit ends it when it is free.
// - An access is misaligned or outside its memory (stage E1): later instructions of the warp are
//   void (`killed`), and the branch unit ends it at the next. That is issued five cycles later at
//   the earliest.
// - A barrier, call or return in divergent code, a return stack that is full or empty (stage E1):
//   the instruction itself ends the warp in the branch unit.
// - An undefined instruction (stage E1): likewise.
//
// The record is sticky until `start`. Of several faults in one cycle the last in this list is
// recorded; those of stage E1 count a cycle later, with the PC. The number of the warp in the
// launch is there one cycle after the rest of the record, long before the warp's slot can be used
// again.
//
// The faults of `W` warps.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: A new grid: forget the record.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   launch_id  input, 24 bits: Number of the warp in its task.
//   jump_valid  input, 1 bit: The event takes place in this cycle; the other members are valid with it.
//   jump_warp  input, 3 bits: Warp slot.
//   jump_pc  input, 20 bits: PC, in instructions.
//   access_valid  input, 1 bit: It is, in this cycle; the instruction ends its warp.
//   access_cause  input, 4 bits: Why, see `FaultCause`.
//   refused_valid  input, 1 bit: It is, in this cycle; the instruction ends its warp.
//   refused_cause  input, 4 bits: Why, see `FaultCause`.
//   undefined_valid  input, 1 bit: An undefined instruction is in stage E1.
//   e1_warp  input, 3 bits: The warp of stage E1.
//   pc  input, 20 bits: PC of an instruction that has faulted in stage E1 in the cycle before, in instructions.
//   branch_busy  input, 1 bit: The branch unit is taken.
//   found  output, 1 bit: The instruction in stage E1 faults.
//   killed  output, 8 bits: Warps whose instructions are void.
//   kill_valid  output, 1 bit: It happens in this cycle.
//   kill_warp  output, 3 bits: Warp slot, valid with `valid`.
//   fault_valid  output, 1 bit: There is one.
//   fault_cause  output, 4 bits: Why, see `FaultCause`.
//   fault_warp  output, 24 bits: Warp: its slot inside an execution unit, its number in the launch outside.
//   fault_pc  output, 20 bits: Instruction number.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of access_cause (FaultCause):
//    1  undefined instruction
//    2  misaligned address
//    3  address out of range
//    4  jump outside the program
//    5  return with an empty stack
//    6  barrier in divergent code
//    7  return stack full
//    8  barrier that can never be passed
// Numbers of refused_cause (FaultCause):
//    1  undefined instruction
//    2  misaligned address
//    3  address out of range
//    4  jump outside the program
//    5  return with an empty stack
//    6  barrier in divergent code
//    7  return stack full
//    8  barrier that can never be passed
// Numbers of fault_cause (FaultCause):
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
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block faults --reset sync`.
//
// Configuration
// `Faults` of rtl/src/execution_unit/faults.rs with W = 8, LW = 3. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block faults

module warpwright_faults (
  input wire clock,
  input wire start,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [23:0] launch_id,
  input wire jump_valid,
  input wire [2:0] jump_warp,
  input wire [19:0] jump_pc,
  input wire access_valid,
  input wire [3:0] access_cause,
  input wire refused_valid,
  input wire [3:0] refused_cause,
  input wire undefined_valid,
  input wire [2:0] e1_warp,
  output reg found,
  input wire [19:0] pc,
  input wire branch_busy,
  output reg [7:0] killed,
  output reg kill_valid,
  output reg [2:0] kill_warp,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc
);
  localparam [7:0] one = 8'h1;
  reg [7:0] launched;
  reg [7:0] struck;
  reg [7:0] stuck;
  reg [7:0] dying;
  reg now_valid;
  reg [3:0] now_cause;
  reg [2:0] now_warp;
  reg [19:0] now_pc;
  reg [2:0] kill_warp_value;
  reg [2:0] ids__read_address;
  wire [23:0] ids__read_data;
  reg ids__write_enable;
  reg [2:0] ids__write_address;
  reg [23:0] ids__write_data;
  reg last__d_valid;
  reg last__q_valid = 1'h0;
  reg [3:0] last__d_cause;
  reg [3:0] last__q_cause = 4'h0;
  reg last_access__d;
  reg last_access__q = 1'h0;
  reg [2:0] last_warp__d;
  reg [2:0] last_warp__q = 3'h0;
  reg [7:0] voided__d;
  reg [7:0] voided__q = 8'h0;
  reg [7:0] stranded__d;
  reg [7:0] stranded__q = 8'h0;
  reg recorded__d;
  reg recorded__q = 1'h0;
  reg [3:0] first__d_cause;
  reg [3:0] first__q_cause = 4'h0;
  reg [2:0] first__d_warp;
  reg [2:0] first__q_warp = 3'h0;
  reg [19:0] first__d_pc;
  reg [19:0] first__q_pc = 20'h0;
  reg [23:0] id__d;
  reg [23:0] id__q = 24'h0;
  reg fresh__d;
  reg fresh__q = 1'h0;
  always @(*) begin
    recorded__d = recorded__q;
    first__d_cause = first__q_cause;
    first__d_warp = first__q_warp;
    first__d_pc = first__q_pc;
    id__d = id__q;
    killed = voided__q;
    fault_valid = recorded__q;
    fault_warp = id__q;
    ids__write_enable = launch_valid;
    ids__write_address = launch_warp;
    ids__write_data = launch_id;
    ids__read_address = first__q_warp;
    found = ((refused_valid | access_valid) | undefined_valid);
    last__d_valid = found;
    last__d_cause = refused_cause;
    if (access_valid) begin
      last__d_cause = access_cause;
    end
    if (undefined_valid) begin
      last__d_cause = 4'h1;
    end
    last_access__d = access_valid;
    last_warp__d = e1_warp;
    now_cause = 4'h4;
    now_warp = jump_warp;
    now_pc = jump_pc;
    if (last__q_valid) begin
      now_cause = last__q_cause;
      now_warp = last_warp__q;
      now_pc = pc;
    end
    now_valid = (jump_valid | last__q_valid);
    fresh__d = 1'h0;
    if ((now_valid & (!recorded__q))) begin
      recorded__d = 1'h1;
      first__d_cause = now_cause;
      first__d_warp = now_warp;
      first__d_pc = now_pc;
      fresh__d = 1'h1;
    end
    if (fresh__q) begin
      id__d = ids__read_data;
    end
    if (start) begin
      recorded__d = 1'h0;
    end
    fault_cause = first__q_cause;
    fault_pc = first__q_pc;
    launched = 8'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    struck = 8'h0;
    if (last_access__q) begin
      struck = {one << last_warp__q};
    end
    stuck = 8'h0;
    if (jump_valid) begin
      stuck = {one << jump_warp};
    end
    kill_valid = (|stranded__q);
    kill_warp_value = 3'h0;
    dying = 8'h0;
    if (stranded__q[0]) begin
      kill_warp_value = 3'h0;
    end
    if (stranded__q[1]) begin
      kill_warp_value = 3'h1;
    end
    if (stranded__q[2]) begin
      kill_warp_value = 3'h2;
    end
    if (stranded__q[3]) begin
      kill_warp_value = 3'h3;
    end
    if (stranded__q[4]) begin
      kill_warp_value = 3'h4;
    end
    if (stranded__q[5]) begin
      kill_warp_value = 3'h5;
    end
    if (stranded__q[6]) begin
      kill_warp_value = 3'h6;
    end
    if (stranded__q[7]) begin
      kill_warp_value = 3'h7;
    end
    if ((kill_valid & (!branch_busy))) begin
      dying = {one << kill_warp_value};
    end
    voided__d = ((voided__q | struck) & {~launched});
    stranded__d = ((stranded__q & {~dying}) | stuck);
    kill_warp = kill_warp_value;
  end
  always @(posedge clock) begin
    last__q_valid <= last__d_valid;
    last__q_cause <= last__d_cause;
    last_access__q <= last_access__d;
    last_warp__q <= last_warp__d;
    voided__q <= voided__d;
    stranded__q <= stranded__d;
    recorded__q <= recorded__d;
    first__q_cause <= first__d_cause;
    first__q_warp <= first__d_warp;
    first__q_pc <= first__d_pc;
    id__q <= id__d;
    fresh__q <= fresh__d;
  end
  warpwright_operand_read_ids ids (
    .clock(clock),
    .read_address(ids__read_address),
    .read_data(ids__read_data),
    .write_enable(ids__write_enable),
    .write_address(ids__write_address),
    .write_data(ids__write_data)
  );
endmodule
