// SPDX-License-Identifier: MIT
// word_port: words of microcoded cores at a memory of lines
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// A port of words at a port of lines: microcoded cores at a memory that answers in lines and takes
// its time.
//
// - latency: that of the memory and one cycle
// - throughput: one access at a time, in a cycle more than the latency
// - invariant: the memory is asked once for each access
//
// The port.
//
// Ports
//   clock  input, 1 bit: Clock.
//   word_valid  input, 1 bit: An access; it holds until it is done.
//   word_write  input, 1 bit: It writes; else it reads.
//   word_address  input, 30 bits: Number of the word.
//   word_data  input, 32 bits: Word to write.
//   mem_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply, for one cycle.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: The line.
//   word_done  output, 1 bit: The access is done, for one cycle.
//   word_read  output, 32 bits: Word read, valid with `word_done`.
//   mem_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   mem_write  output, 1 bit: Store; else a read of the line.
//   mem_address  output, 28 bits: Number of the line of 16 bytes.
//   mem_data__0 .. mem_data__3  output, 32 bits: Words of a store.
//   mem_mask  output, 16 bits: Byte enables of a store.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block word_port --reset sync`.
//
// Configuration
// `WordPort` of rtl/src/soc/word_port.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block word_port

module warpwright_word_port (
  input wire clock,
  input wire word_valid,
  input wire word_write,
  input wire [29:0] word_address,
  input wire [31:0] word_data,
  output reg word_done,
  output reg [31:0] word_read,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  output reg [15:0] mem_mask,
  input wire rsp_valid,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3
);
  reg asks;
  reg [1:0] place;
  reg [15:0] mem_mask_value;
  reg asked__d;
  reg asked__q = 1'h0;
  reg answered__d;
  reg answered__q = 1'h0;
  reg [31:0] read__d;
  reg [31:0] read__q = 32'h0;
  always @(*) begin
    asked__d = asked__q;
    read__d = read__q;
    word_done = answered__q;
    word_read = read__q;
    asks = ((word_valid & (!asked__q)) & (!answered__q));
    mem_valid = asks;
    mem_write = word_write;
    mem_address = word_address[29:2];
    place = word_address[1:0];
    mem_mask_value = 16'hf;
    if ((place == 2'h1)) begin
      mem_mask_value = 16'hf0;
    end else begin
      if ((place == 2'h2)) begin
        mem_mask_value = 16'hf00;
      end else begin
        if ((place == 2'h3)) begin
          mem_mask_value = 16'hf000;
        end
      end
    end
    if ((asks & mem_ready)) begin
      asked__d = 1'h1;
    end
    answered__d = (asked__q & rsp_valid);
    if ((asked__q & rsp_valid)) begin
      asked__d = 1'h0;
    end
    mem_data__0 = word_data;
    if ((place == 2'h0)) begin
      read__d = rsp_data__0;
    end
    mem_data__1 = word_data;
    if ((place == 2'h1)) begin
      read__d = rsp_data__1;
    end
    mem_data__2 = word_data;
    if ((place == 2'h2)) begin
      read__d = rsp_data__2;
    end
    mem_data__3 = word_data;
    if ((place == 2'h3)) begin
      read__d = rsp_data__3;
    end
    mem_mask = mem_mask_value;
  end
  always @(posedge clock) begin
    asked__q <= asked__d;
    answered__q <= answered__d;
    read__q <= read__d;
  end
endmodule
