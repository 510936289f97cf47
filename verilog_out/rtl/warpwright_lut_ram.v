// SPDX-License-Identifier: MIT
// lut_ram: small memory in LUTs with a combinational read port
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Small memory in LUTs: written at the clock edge, read at once.
//
// `2^A` words of `W` bits with a combinational read port. Contents start at zero.
//
// Ports
//   clock  input, 1 bit: Clock.
//   read_address  input, 4 bits: Word to read.
//   write_enable  input, 1 bit: High: `write_data` is stored.
//   write_address  input, 4 bits: Word to write.
//   write_data  input, 16 bits: Data to write.
//   read_data  output, 16 bits: Word read, in the same cycle.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block lut_ram --reset sync`.
//
// Configuration
// `LutRam` of rtl/src/cells/lut_ram.rs with A = 4, W = 16. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block lut_ram

module warpwright_lut_ram (
  input wire clock,
  input wire [3:0] read_address,
  output reg [15:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [15:0] write_data
);
  reg [15:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule
