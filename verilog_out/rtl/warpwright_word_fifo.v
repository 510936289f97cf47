// SPDX-License-Identifier: MIT
// word_fifo: queue at the door of an execution unit
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// FIFO at a port of an execution unit (docs/mechanisms/5.md: 8 entries in, 4 entries out).
//
// - latency: one cycle; none when it is left out
// - throughput: one entry per cycle, also while it is full and read
// - invariant: entries leave in the order in which they came
//
// At most `2^D` entries of `N` words of 32 bits.
//
// Ports
//   clock  input, 1 bit: Clock.
//   in_valid  input, 1 bit: An entry is offered; it holds until `in_ready`.
//   in_words__0 .. in_words__1  input, 32 bits: Words of the entry, valid with `in_valid`.
//   out_ready  input, 1 bit: The oldest entry is taken in this cycle.
//   in_ready  output, 1 bit: The FIFO is not full: the entry is taken in this cycle. From a register.
//   out_valid  output, 1 bit: The FIFO is not empty. From a register.
//   out_words__0 .. out_words__1  output, 32 bits: Words of the oldest entry, valid with `out_valid`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block word_fifo --reset sync`.
//
// Configuration
// `WordFifo` of rtl/src/pool/word_fifo.rs with D = 2, C = 3, N = 2. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block word_fifo

module warpwright_word_fifo (
  input wire clock,
  input wire in_valid,
  output reg in_ready,
  input wire [31:0] in_words__0,
  input wire [31:0] in_words__1,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_words__0,
  output reg [31:0] out_words__1
);
  localparam [2:0] depth = 3'h4;
  reg push;
  reg pop;
  reg [1:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [1:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [1:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [1:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [1:0] head__d;
  reg [1:0] head__q = 2'h0;
  reg [1:0] tail__d;
  reg [1:0] tail__q = 2'h0;
  reg [2:0] stored__d;
  reg [2:0] stored__q = 3'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    in_ready = (stored__q < depth);
    out_valid = (|stored__q);
    push = (in_valid & (stored__q < depth));
    pop = ((|stored__q) & out_ready);
    words__0__write_enable = push;
    words__0__write_address = tail__q;
    words__0__write_data = in_words__0;
    words__0__read_address = head__q;
    out_words__0 = words__0__read_data;
    words__1__write_enable = push;
    words__1__write_address = tail__q;
    words__1__write_data = in_words__1;
    words__1__read_address = head__q;
    out_words__1 = words__1__read_data;
    if (push) begin
      tail__d = {tail__q + 2'h1};
      if ((!pop)) begin
        stored__d = {stored__q + 3'h1};
      end
    end
    if (pop) begin
      head__d = {head__q + 2'h1};
      if ((!push)) begin
        stored__d = {stored__q - 3'h1};
      end
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
  end
  warpwright_abouts words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  warpwright_abouts words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
endmodule
