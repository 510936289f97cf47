// SPDX-License-Identifier: MIT
// bram: block RAM with one read and one write port
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Simple dual-port block RAM: one read port, one write port, read data one cycle later.
//
// `2^A` words of `W` bits. Latency 1, one read and one write per cycle.
//
// A read (`read_enable`) of the address that is written in the same cycle gives an
// undefined word: FPGAs differ on it. Simulation, of the Verilog too, gives `UNDEFINED`,
// so that a user who relies on the word is found out. Contents start at zero;
// `read_data` is undefined before the first read (a start value would cost iCE40 a LUT a bit).
//
// Ports
//   clock  input, 1 bit: Clock.
//   read_enable  input, 1 bit: High: `read_data` follows `read_address`; low: it keeps its value.
//   read_address  input, 9 bits: Word to read.
//   write_enable  input, 1 bit: High: `write_data` is stored.
//   write_address  input, 9 bits: Word to write.
//   write_data  input, 32 bits: Data to write.
//   read_data  output, 32 bits: Word read, one cycle after the address.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block bram --reset sync`.
//
// Configuration
// `Bram` of rtl/src/cells/bram.rs with A = 9, W = 32. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block bram

module warpwright_bram (
  input wire clock,
  input wire read_enable,
  input wire [8:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [8:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:511];
  integer k;
  initial for (k = 0; k < 512; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule
