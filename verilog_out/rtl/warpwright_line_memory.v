// SPDX-License-Identifier: MIT
// line_memory: memory of a board in block RAM, a line per cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The memory of a board in block RAM: one line of 16 bytes per cycle.
//
// - latency: two cycles from request to reply
// - throughput: one request per cycle, always taken, answered in order
// - reply of a store: undefined data
// - address: beyond the memory it wraps; core and host check before
//
// The memory.
//
// Ports
//   clock  input, 1 bit: Clock.
//   req_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   req_write  input, 1 bit: Store; else a read of the line.
//   req_address  input, 28 bits: Number of the line of 16 bytes.
//   req_data__0 .. req_data__3  input, 32 bits: Words of a store.
//   req_mask  input, 16 bits: Byte enables of a store.
//   req_tag  input, 13 bits: Tag of the request; it comes back with the reply.
//   req_ready  output, 1 bit: The request is taken in this cycle.
//   rsp_valid  output, 1 bit: A reply, for one cycle.
//   rsp_tag  output, 13 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  output, 32 bits: The line; the old value of an atomic in word 0.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block line_memory --reset sync`.
//
// Configuration
// `LineMemory` of rtl/src/soc/line_memory.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block line_memory

module warpwright_line_memory (
  input wire clock,
  input wire req_valid,
  output reg req_ready,
  input wire req_write,
  input wire [27:0] req_address,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [15:0] req_mask,
  input wire [12:0] req_tag,
  output reg rsp_valid,
  output reg [12:0] rsp_tag,
  output reg [31:0] rsp_data__0,
  output reg [31:0] rsp_data__1,
  output reg [31:0] rsp_data__2,
  output reg [31:0] rsp_data__3
);
  reg [3:0] words__0__write_enable_value;
  reg [3:0] words__1__write_enable_value;
  reg [3:0] words__2__write_enable_value;
  reg [3:0] words__3__write_enable_value;
  reg [15:0] words__0__address;
  reg words__0__read_enable;
  wire [31:0] words__0__read_data;
  reg [3:0] words__0__write_enable;
  reg [31:0] words__0__write_data;
  reg [15:0] words__1__address;
  reg words__1__read_enable;
  wire [31:0] words__1__read_data;
  reg [3:0] words__1__write_enable;
  reg [31:0] words__1__write_data;
  reg [15:0] words__2__address;
  reg words__2__read_enable;
  wire [31:0] words__2__read_data;
  reg [3:0] words__2__write_enable;
  reg [31:0] words__2__write_data;
  reg [15:0] words__3__address;
  reg words__3__read_enable;
  wire [31:0] words__3__read_data;
  reg [3:0] words__3__write_enable;
  reg [31:0] words__3__write_data;
  reg looked__d;
  reg looked__q = 1'h0;
  reg [12:0] looked_tag__d;
  reg [12:0] looked_tag__q = 13'h0;
  reg answered__d;
  reg answered__q = 1'h0;
  reg [12:0] answered_tag__d;
  reg [12:0] answered_tag__q = 13'h0;
  reg [31:0] line__0__d;
  reg [31:0] line__0__q = 32'h0;
  reg [31:0] line__1__d;
  reg [31:0] line__1__q = 32'h0;
  reg [31:0] line__2__d;
  reg [31:0] line__2__q = 32'h0;
  reg [31:0] line__3__d;
  reg [31:0] line__3__q = 32'h0;
  always @(*) begin
    rsp_valid = answered__q;
    rsp_tag = answered_tag__q;
    req_ready = 1'h1;
    looked__d = req_valid;
    looked_tag__d = req_tag;
    answered__d = looked__q;
    answered_tag__d = looked_tag__q;
    line__0__d = words__0__read_data;
    rsp_data__0 = line__0__q;
    words__0__address = req_address[15:0];
    words__0__read_enable = (req_valid & (!req_write));
    words__0__write_data = req_data__0;
    words__0__write_enable_value = 4'h0;
    if ((req_valid & req_write)) begin
      words__0__write_enable_value = req_mask[3:0];
    end
    line__1__d = words__1__read_data;
    rsp_data__1 = line__1__q;
    words__1__address = req_address[15:0];
    words__1__read_enable = (req_valid & (!req_write));
    words__1__write_data = req_data__1;
    words__1__write_enable_value = 4'h0;
    if ((req_valid & req_write)) begin
      words__1__write_enable_value = req_mask[7:4];
    end
    line__2__d = words__2__read_data;
    rsp_data__2 = line__2__q;
    words__2__address = req_address[15:0];
    words__2__read_enable = (req_valid & (!req_write));
    words__2__write_data = req_data__2;
    words__2__write_enable_value = 4'h0;
    if ((req_valid & req_write)) begin
      words__2__write_enable_value = req_mask[11:8];
    end
    line__3__d = words__3__read_data;
    rsp_data__3 = line__3__q;
    words__3__address = req_address[15:0];
    words__3__read_enable = (req_valid & (!req_write));
    words__3__write_data = req_data__3;
    words__3__write_enable_value = 4'h0;
    if ((req_valid & req_write)) begin
      words__3__write_enable_value = req_mask[15:12];
    end
    words__0__write_enable = words__0__write_enable_value;
    words__1__write_enable = words__1__write_enable_value;
    words__2__write_enable = words__2__write_enable_value;
    words__3__write_enable = words__3__write_enable_value;
  end
  always @(posedge clock) begin
    looked__q <= looked__d;
    looked_tag__q <= looked_tag__d;
    answered__q <= answered__d;
    answered_tag__q <= answered_tag__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
  end
  warpwright_line_memory_words words__0 (
    .clock(clock),
    .address(words__0__address),
    .read_enable(words__0__read_enable),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_data(words__0__write_data)
  );
  warpwright_line_memory_words words__1 (
    .clock(clock),
    .address(words__1__address),
    .read_enable(words__1__read_enable),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_data(words__1__write_data)
  );
  warpwright_line_memory_words words__2 (
    .clock(clock),
    .address(words__2__address),
    .read_enable(words__2__read_enable),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_data(words__2__write_data)
  );
  warpwright_line_memory_words words__3 (
    .clock(clock),
    .address(words__3__address),
    .read_enable(words__3__read_enable),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_data(words__3__write_data)
  );
endmodule
