// SPDX-License-Identifier: MIT
// access_check: alignment and range of loads, stores and atomics
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Whether the accesses of an instruction in stage E1 are allowed (docs/core.md).
//
// An address is a multiple of the size, and inside its memory: global memory, the constant buffer,
// or the shared memory of the workgroup. Combinational.
//
// Checks the addresses of `T` threads.
//
// Ports
//   legal  input, 1 bit: Stage E1 has an instruction that has an effect.
//   unit  input, 3 bits: Unit of the instruction, see `Unit`.
//   unit_op  input, 6 bits: Operation of the unit: kind, size.
//   first  input, 1 bit: It is not an access of shared memory that is issued again.
//   taking  input, 4 bits: Threads that make an access.
//   address__0 .. address__3  input, 32 bits: Byte address of each thread.
//   memory_lines  input, 28 bits: Size of the memory in lines.
//   shared_words  input, 13 bits: Words of a workgroup in shared memory.
//   refused_valid  output, 1 bit: It is, in this cycle; the instruction ends its warp.
//   refused_cause  output, 4 bits: Why, see `FaultCause`.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Operations
// Numbers of unit (Unit):
//    0  Mad: The lanes: fixed latency
//    1  Sfu: Special-function unit and divider
//    2  LoadStore: Loads, stores, the memory half of atomics
//    3  AtomicPrepare: First half of a merged atomic
//    4  Texture: Texture
//    5  Control: Program flow
//    6  Special: Special registers, quad differences, scalar registers
//    7  Attribute: Attribute interpolation, constants: through the load path
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
// `AccessCheck` of rtl/src/execution_unit/access_check.rs with T = 4. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block access_check

module warpwright_access_check (
  input wire legal,
  input wire [2:0] unit,
  input wire [5:0] unit_op,
  input wire first,
  input wire [3:0] taking,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  input wire [27:0] memory_lines,
  input wire [12:0] shared_words,
  output reg refused_valid,
  output reg [3:0] refused_cause
);
  localparam [29:0] constants = 30'h400;
  reg for_memory;
  reg attribute;
  reg [1:0] size;
  reg [3:0] zeros;
  reg [29:0] limit;
  reg misaligned;
  reg outside;
  reg [3:0] refused_cause_value;
  always @(*) begin
    for_memory = (unit == 3'h2);
    attribute = (unit == 3'h7);
    size = unit_op[4:3];
    zeros = 4'h0;
    if ((size == 2'h1)) begin
      zeros = 4'h1;
    end
    if ((size == 2'h2)) begin
      zeros = 4'h3;
    end
    limit = {{2'h0, memory_lines} << 32'h2};
    if (attribute) begin
      if (unit_op[0]) begin
        limit = constants;
      end else begin
        zeros = 4'hf;
      end
    end else begin
      if (unit_op[2]) begin
        limit = {17'h0, shared_words};
      end
    end
    misaligned = 1'h0;
    outside = 1'h0;
    if (taking[0]) begin
      if ((|(address__0[3:0] & zeros))) begin
        misaligned = 1'h1;
      end
      if ((address__0[31:2] >= limit)) begin
        outside = 1'h1;
      end
    end
    if (taking[1]) begin
      if ((|(address__1[3:0] & zeros))) begin
        misaligned = 1'h1;
      end
      if ((address__1[31:2] >= limit)) begin
        outside = 1'h1;
      end
    end
    if (taking[2]) begin
      if ((|(address__2[3:0] & zeros))) begin
        misaligned = 1'h1;
      end
      if ((address__2[31:2] >= limit)) begin
        outside = 1'h1;
      end
    end
    if (taking[3]) begin
      if ((|(address__3[3:0] & zeros))) begin
        misaligned = 1'h1;
      end
      if ((address__3[31:2] >= limit)) begin
        outside = 1'h1;
      end
    end
    refused_valid = (((legal & first) & (for_memory | attribute)) & (misaligned | outside));
    refused_cause_value = 4'h3;
    if (misaligned) begin
      refused_cause_value = 4'h2;
    end
    refused_cause = refused_cause_value;
  end
endmodule
