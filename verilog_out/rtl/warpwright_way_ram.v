// SPDX-License-Identifier: MIT
// way_ram: what one way of a cache knows of its sets
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// State of one way of a cache for each set: written at the edge, read in the same cycle.
//
// `2^set_bits` words of `W` bits, at most `2^A`; with one set it is a plain register.
//
// Of the addresses only the low `set_bits` count. Contents start at zero.
//
// Ports
//   clock  input, 1 bit: Clock.
//   read_address  input, 4 bits: Set to read.
//   write_enable  input, 1 bit: High: `write_data` is stored.
//   write_address  input, 4 bits: Set to write.
//   write_data  input, 17 bits: Word to write.
//   read_data  output, 17 bits: Word of this set, in the same cycle.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block way_ram --reset sync`.
//
// Configuration
// `WayRam` of rtl/src/cells/way_ram.rs with A = 4, W = 17. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block way_ram

module warpwright_way_ram (
  input wire clock,
  input wire [3:0] read_address,
  output reg [16:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [16:0] write_data
);
  reg [16:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[2:0]] <= write_data;
  always @(*) read_data = memory[read_address[2:0]];
endmodule
