// SPDX-License-Identifier: MIT
// crc32: checksum of the host link's frames, one bit per cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Checksum of the host link's frames: CRC-32 as in Ethernet and zip, one bit per cycle.
//
// A byte of the line takes ten bit times, so that one bit per cycle costs no time.
//
// - latency: 8 cycles after `valid`
// - throughput: one byte in 9 cycles; `valid` while `busy` is not allowed
//
// The checksum.
//
// Ports
//   clock  input, 1 bit: Clock.
//   clear  input, 1 bit: Pulse: begin again.
//   valid  input, 1 bit: Pulse: a byte is to be taken in.
//   data  input, 8 bits: The byte.
//   busy  output, 1 bit: A byte is being taken in.
//   value  output, 32 bits: The checksum of the bytes so far.
//   good  output, 1 bit: The bytes end with their checksum.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block crc32 --reset sync`.
//
// Configuration
// `Crc32` of rtl/src/soc/crc32.rs. Constants are folded away. For another, change its line in rtl/src/registry;
// the command is then:
//   warpwright export --block crc32

module warpwright_crc32 (
  input wire clock,
  input wire clear,
  input wire valid,
  input wire [7:0] data,
  output reg busy,
  output reg [31:0] value,
  output reg good
);
  localparam [31:0] polynomial = 32'hedb88320;
  localparam [31:0] residue = 32'h2144df1c;
  reg feedback;
  reg [31:0] register__d;
  reg [31:0] register__q = 32'h0;
  reg [7:0] shift__d;
  reg [7:0] shift__q = 8'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  always @(*) begin
    register__d = register__q;
    shift__d = shift__q;
    left__d = left__q;
    value = register__q;
    busy = (|left__q);
    good = (register__q == residue);
    feedback = (!(register__q[0] ^ shift__q[0]));
    if ((|left__q)) begin
      left__d = {left__q - 4'h1};
      shift__d = {shift__q >> 32'h1};
      register__d = ({register__q >> 32'h1} ^ 32'h80000000);
      if (feedback) begin
        register__d = (({register__q >> 32'h1} ^ 32'h80000000) ^ polynomial);
      end
    end else begin
      if (valid) begin
        left__d = 4'h8;
        shift__d = data;
      end
    end
    if (clear) begin
      register__d = 32'h0;
      left__d = 4'h0;
    end
  end
  always @(posedge clock) begin
    register__q <= register__d;
    shift__q <= shift__d;
    left__q <= left__d;
  end
endmodule
