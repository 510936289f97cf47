// SPDX-License-Identifier: MIT
// pick: each thread takes the word of the first thread of its set
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The last step of a merged atomic whose sets stand in registers: each thread takes the old value
// from the first thread of its set (docs/mechanisms/4.md).
//
// A thread's word comes from the active thread whose bitmap has its bit; of several such ones from
// the last, and without one it is zero. In a core whose sets are sideband state nothing is picked,
// and synthesis leaves `b`.
//
// Words of `T` threads on their way to the lanes.
//
// - latency: combinational
// - area: a word multiplexer of `T` inputs for each thread
//
// Ports
//   enable  input, 1 bit: Words are picked; otherwise `b` goes through.
//   mask  input, 4 bits: Active threads.
//   a__0 .. a__3  input, 32 bits: Words of the threads.
//   b__0 .. b__3  input, 32 bits: Bitmaps of the threads: bit n, thread n.
//   y__0 .. y__3  output, 32 bits: The word that each thread takes.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Start and reset
// The block has no registers.
//
// Configuration
// `Pick` of rtl/src/atomics/pick.rs with T = 4. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block pick

module warpwright_pick (
  input wire enable,
  input wire [3:0] mask,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  input wire [31:0] b__0,
  input wire [31:0] b__1,
  input wire [31:0] b__2,
  input wire [31:0] b__3,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3
);
  reg [31:0] y__0_value;
  reg [31:0] y__1_value;
  reg [31:0] y__2_value;
  reg [31:0] y__3_value;
  always @(*) begin
    y__0_value = b__0;
    if (enable) begin
      y__0_value = 32'h0;
      if ((mask[0] & b__0[0])) begin
        y__0_value = a__0;
      end
      if ((mask[1] & b__1[0])) begin
        y__0_value = a__1;
      end
      if ((mask[2] & b__2[0])) begin
        y__0_value = a__2;
      end
      if ((mask[3] & b__3[0])) begin
        y__0_value = a__3;
      end
    end
    y__1_value = b__1;
    if (enable) begin
      y__1_value = 32'h0;
      if ((mask[0] & b__0[1])) begin
        y__1_value = a__0;
      end
      if ((mask[1] & b__1[1])) begin
        y__1_value = a__1;
      end
      if ((mask[2] & b__2[1])) begin
        y__1_value = a__2;
      end
      if ((mask[3] & b__3[1])) begin
        y__1_value = a__3;
      end
    end
    y__2_value = b__2;
    if (enable) begin
      y__2_value = 32'h0;
      if ((mask[0] & b__0[2])) begin
        y__2_value = a__0;
      end
      if ((mask[1] & b__1[2])) begin
        y__2_value = a__1;
      end
      if ((mask[2] & b__2[2])) begin
        y__2_value = a__2;
      end
      if ((mask[3] & b__3[2])) begin
        y__2_value = a__3;
      end
    end
    y__3_value = b__3;
    if (enable) begin
      y__3_value = 32'h0;
      if ((mask[0] & b__0[3])) begin
        y__3_value = a__0;
      end
      if ((mask[1] & b__1[3])) begin
        y__3_value = a__1;
      end
      if ((mask[2] & b__2[3])) begin
        y__3_value = a__2;
      end
      if ((mask[3] & b__3[3])) begin
        y__3_value = a__3;
      end
    end
    y__0 = y__0_value;
    y__1 = y__1_value;
    y__2 = y__2_value;
    y__3 = y__3_value;
  end
endmodule
