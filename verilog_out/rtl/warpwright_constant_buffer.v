// SPDX-License-Identifier: MIT
// constant_buffer: 4 KB of constants, filled from memory before the grid starts
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The constant buffer: 256 lines of four words in block RAM (docs/core.md).
//
// `start` fills as many lines as the program has from memory; no warp is launched while it is
// `loading`. The load path reads a line per cycle. Lines are asked for in batches of 64, answered
// in any order.
//
// - latency: of a read 1 cycle; of the fill, memory latency and one cycle a line, for each
//   batch of 64 lines
// - throughput: one line per cycle
// - invariant: nothing is read while `loading`
//
// The constant buffer.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Pulse: a grid is to start.
//   base  input, 28 bits: Memory line of the first constants.
//   lines  input, 9 bits: Lines that the program has, up to 256.
//   mem_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply, for one cycle.
//   rsp_tag  input, 6 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: The line; the old value of an atomic in word 0.
//   constant_read  input, 1 bit: A line is read in this cycle.
//   constant_line  input, 8 bits: Number of the line of 16 bytes.
//   loading  output, 1 bit: Lines are being filled.
//   mem_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   mem_address  output, 28 bits: Number of the line of 16 bytes.
//   mem_tag  output, 6 bits: Comes back with the reply.
//   constant_data__0 .. constant_data__3  output, 32 bits: Words of the line, from the next cycle to the next
//       read.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block constant_buffer --reset sync`.
//
// Configuration
// `ConstantBuffer` of rtl/src/constant_buffer.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block constant_buffer

module warpwright_constant_buffer (
  input wire clock,
  input wire start,
  input wire [27:0] base,
  input wire [8:0] lines,
  output reg loading,
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  output reg [5:0] mem_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  input wire constant_read,
  input wire [7:0] constant_line,
  output reg [31:0] constant_data__0,
  output reg [31:0] constant_data__1,
  output reg [31:0] constant_data__2,
  output reg [31:0] constant_data__3
);
  reg asks;
  reg [7:0] place;
  reg words__0__read_enable;
  reg [7:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [7:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg words__1__read_enable;
  reg [7:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [7:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg words__2__read_enable;
  reg [7:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [7:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg words__3__read_enable;
  reg [7:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [7:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg filling__d;
  reg filling__q = 1'h0;
  reg [8:0] sent__d;
  reg [8:0] sent__q = 9'h0;
  reg [8:0] filled__d;
  reg [8:0] filled__q = 9'h0;
  reg [1:0] batch__d;
  reg [1:0] batch__q = 2'h0;
  always @(*) begin
    filling__d = filling__q;
    sent__d = sent__q;
    filled__d = filled__q;
    batch__d = batch__q;
    loading = filling__q;
    if ((start & (|lines))) begin
      filling__d = 1'h1;
      sent__d = 9'h0;
      filled__d = 9'h0;
    end
    if ((filling__q & (filled__q == lines))) begin
      filling__d = 1'h0;
    end
    asks = ((filling__q & (sent__q != lines)) & ((|sent__q[5:0]) | (sent__q == filled__q)));
    mem_valid = asks;
    mem_address = {base + {19'h0, sent__q}};
    mem_tag = sent__q[5:0];
    if ((asks & mem_ready)) begin
      sent__d = {sent__q + 9'h1};
      batch__d = sent__q[7:6];
    end
    if (rsp_valid) begin
      filled__d = {filled__q + 9'h1};
    end
    place = ({{6'h0, batch__q} << 32'h6} | {2'h0, rsp_tag});
    words__0__write_enable = rsp_valid;
    words__0__write_address = place;
    words__0__write_data = rsp_data__0;
    words__0__read_enable = constant_read;
    words__0__read_address = constant_line;
    constant_data__0 = words__0__read_data;
    words__1__write_enable = rsp_valid;
    words__1__write_address = place;
    words__1__write_data = rsp_data__1;
    words__1__read_enable = constant_read;
    words__1__read_address = constant_line;
    constant_data__1 = words__1__read_data;
    words__2__write_enable = rsp_valid;
    words__2__write_address = place;
    words__2__write_data = rsp_data__2;
    words__2__read_enable = constant_read;
    words__2__read_address = constant_line;
    constant_data__2 = words__2__read_data;
    words__3__write_enable = rsp_valid;
    words__3__write_address = place;
    words__3__write_data = rsp_data__3;
    words__3__read_enable = constant_read;
    words__3__read_address = constant_line;
    constant_data__3 = words__3__read_data;
  end
  always @(posedge clock) begin
    filling__q <= filling__d;
    sent__q <= sent__d;
    filled__q <= filled__d;
    batch__q <= batch__d;
  end
  warpwright_constant_buffer_words words__0 (
    .clock(clock),
    .read_enable(words__0__read_enable),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  warpwright_constant_buffer_words words__1 (
    .clock(clock),
    .read_enable(words__1__read_enable),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  warpwright_constant_buffer_words words__2 (
    .clock(clock),
    .read_enable(words__2__read_enable),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  warpwright_constant_buffer_words words__3 (
    .clock(clock),
    .read_enable(words__3__read_enable),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
endmodule
