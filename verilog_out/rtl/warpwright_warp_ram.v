// SPDX-License-Identifier: MIT
// warp_ram: block RAM with sixteen words for each warp
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Block RAM with sixteen words for each warp: one read port, one write port, one clock.
//
// What the read port delivers for a word that is written in the same cycle is undefined: no
// logic is spent on it (as in `Bram`, and with the same word in its place).
//
// Latency: 1 cycle from address to data. Throughput: one read and one write per cycle.
//
// Words of `W` bits of `2^LW` warps.
//
// Ports
//   clock  input, 1 bit: Clock.
//   read_enable  input, 1 bit: High: `read_data` follows the address; low: it keeps its value.
//   read_warp  input, 3 bits: Warp to read.
//   read_place  input, 4 bits: Word to read.
//   write_enable  input, 1 bit: High: `write_data` is stored.
//   write_warp  input, 3 bits: Warp to write.
//   write_place  input, 4 bits: Word to write.
//   write_data  input, 32 bits: Data to write.
//   read_data  output, 32 bits: Word read, one cycle after the address.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block warp_ram --reset sync`.
//
// Configuration
// `WarpRam` of rtl/src/cells/warp_ram.rs with LW = 3, W = 32. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block warp_ram

module warpwright_warp_ram (
  input wire clock,
  input wire read_enable,
  input wire [2:0] read_warp,
  input wire [3:0] read_place,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [2:0] write_warp,
  input wire [3:0] write_place,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:127];
  integer k;
  initial for (k = 0; k < 128; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[{read_warp, read_place}];
    if (write_enable) memory[{write_warp, write_place}] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && {read_warp, read_place} == {write_warp, write_place}) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule
