// SPDX-License-Identifier: MIT
// uart_receiver: bytes from the serial line of a board
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Serial line of the board: eight data bits, no parity, one stop bit.
//
// - latency: a byte takes ten bit times; the receiver shows it in the middle of the stop bit
// - throughput: one byte in ten bit times each way, both ways at once
// - errors: a byte whose stop bit is low is reported as `broken`; a start bit shorter than
//   half a bit is ignored
//
// Bytes from the line. The line is taken through two flip-flops first.
//
// Ports
//   clock  input, 1 bit: Clock.
//   line  input, 1 bit: The line: high when idle. Not synchronous to the clock.
//   valid  output, 1 bit: Pulse: a byte is there.
//   data  output, 8 bits: The byte, until the next one begins.
//   broken  output, 1 bit: Pulse: a byte without its stop bit.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block uart_receiver --reset sync`.
//
// Configuration
// `UartReceiver` of rtl/src/soc/uart.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block uart_receiver

module warpwright_uart_receiver (
  input wire clock,
  input wire line,
  output reg valid,
  output reg [7:0] data,
  output reg broken
);
  localparam [11:0] whole = 12'h5;
  localparam [11:0] half = 12'h2;
  reg sample;
  reg meta__d;
  reg meta__q = 1'h0;
  reg low__d;
  reg low__q = 1'h0;
  reg busy__d;
  reg busy__q = 1'h0;
  reg [11:0] count__d;
  reg [11:0] count__q = 12'h0;
  reg [3:0] place__d;
  reg [3:0] place__q = 4'h0;
  reg [7:0] shift__d;
  reg [7:0] shift__q = 8'h0;
  reg arrived__d;
  reg arrived__q = 1'h0;
  reg failed__d;
  reg failed__q = 1'h0;
  always @(*) begin
    busy__d = busy__q;
    place__d = place__q;
    shift__d = shift__q;
    data = shift__q;
    valid = arrived__q;
    broken = failed__q;
    meta__d = (!line);
    low__d = meta__q;
    arrived__d = 1'h0;
    failed__d = 1'h0;
    sample = (busy__q & (!(|count__q)));
    count__d = {count__q - 12'h1};
    if ((!busy__q)) begin
      count__d = half;
      place__d = 4'h0;
      busy__d = low__q;
    end
    if (sample) begin
      count__d = whole;
      place__d = {place__q + 4'h1};
      if ((place__q == 4'h0)) begin
        busy__d = low__q;
      end else begin
        if ((place__q == 4'h9)) begin
          busy__d = 1'h0;
          arrived__d = (!low__q);
          failed__d = low__q;
        end else begin
          shift__d = {shift__q >> 32'h1};
          if ((!low__q)) begin
            shift__d = ({shift__q >> 32'h1} | 8'h80);
          end
        end
      end
    end
  end
  always @(posedge clock) begin
    meta__q <= meta__d;
    low__q <= low__d;
    busy__q <= busy__d;
    count__q <= count__d;
    place__q <= place__d;
    shift__q <= shift__d;
    arrived__q <= arrived__d;
    failed__q <= failed__d;
  end
endmodule
