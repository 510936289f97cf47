// SPDX-License-Identifier: MIT
// uart_sender: bytes onto the serial line of a board
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
// Bytes onto the line.
//
// Ports
//   clock  input, 1 bit: Clock.
//   valid  input, 1 bit: A byte is to be sent.
//   data  input, 8 bits: The byte.
//   ready  output, 1 bit: It is taken.
//   line  output, 1 bit: The line: high when idle.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block uart_sender --reset sync`.
//
// Configuration
// `UartSender` of rtl/src/soc/uart.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block uart_sender

module warpwright_uart_sender (
  input wire clock,
  input wire valid,
  output reg ready,
  input wire [7:0] data,
  output reg line
);
  localparam [11:0] whole = 12'h5;
  reg [9:0] rest__d;
  reg [9:0] rest__q = 10'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [11:0] count__d;
  reg [11:0] count__q = 12'h0;
  always @(*) begin
    rest__d = rest__q;
    left__d = left__q;
    count__d = count__q;
    ready = (!(|left__q));
    line = (!rest__q[0]);
    if ((|left__q)) begin
      count__d = {count__q - 12'h1};
      if ((!(|count__q))) begin
        count__d = whole;
        left__d = {left__q - 4'h1};
        rest__d = {rest__q >> 32'h1};
      end
    end else begin
      if (valid) begin
        count__d = whole;
        left__d = 4'ha;
        rest__d = ({{2'h0, (data ^ 8'hff)} << 32'h1} | 10'h1);
      end
    end
  end
  always @(posedge clock) begin
    rest__q <= rest__d;
    left__q <= left__d;
    count__q <= count__d;
  end
endmodule
