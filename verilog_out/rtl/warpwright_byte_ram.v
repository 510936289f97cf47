// SPDX-License-Identifier: MIT
// byte_ram: block RAM with one port and byte enables
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Single-port block RAM of 32-bit words with byte enables, read data one cycle later.
//
// `2^A` words of four bytes; one access per cycle, a read or a write.
//
// A read (`read_enable`) in a cycle in which a byte is written gives an undefined word, in
// simulation, of the Verilog too, `UNDEFINED`. Contents start at
// zero; `read_data` is undefined before the first read.
//
// Ports
//   clock  input, 1 bit: Clock.
//   address  input, 8 bits: Word to read or to write.
//   read_enable  input, 1 bit: High: `read_data` follows `address`; low: it keeps its value.
//   write_enable  input, 4 bits: Bytes of `write_data` that are stored.
//   write_data  input, 32 bits: Data to write.
//   read_data  output, 32 bits: Word read, one cycle after the address.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block byte_ram --reset sync`.
//
// Configuration
// `ByteRam` of rtl/src/cells/byte_ram.rs with A = 8. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block byte_ram

module warpwright_byte_ram (
  input wire clock,
  input wire [7:0] address,
  input wire read_enable,
  output reg [31:0] read_data,
  input wire [3:0] write_enable,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:255];
  integer k;
  initial for (k = 0; k < 256; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[address];
    if (write_enable[0]) memory[address][7:0] <= write_data[7:0];
    if (write_enable[1]) memory[address][15:8] <= write_data[15:8];
    if (write_enable[2]) memory[address][23:16] <= write_data[23:16];
    if (write_enable[3]) memory[address][31:24] <= write_data[31:24];
  `ifndef SYNTHESIS
    if (read_enable && write_enable != 0) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule
