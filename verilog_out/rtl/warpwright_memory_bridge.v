// SPDX-License-Identifier: MIT
// memory_bridge: the host's words at the memory port of a core that rests
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The host at the core's memory: words of the host link's bus become lines of the memory port.
//
// While the core runs, the port is the core's and the host is refused, so that the core loses no
// cycle; otherwise nothing of the core is under way and the port is the host's.
//
// - latency: none for the core; for the host the memory's and two cycles
// - throughput: that of the memory for the core; one word at a time for the host
// - errors: `bus_failed`: the core runs, or there is no such word
//
// The bridge.
//
// Ports
//   clock  input, 1 bit: Clock.
//   running  input, 1 bit: The core runs.
//   memory_lines  input, 28 bits: Lines of the memory.
//   bus_valid  input, 1 bit: An access; it holds with its address and word until `done`.
//   bus_write  input, 1 bit: It writes; else it reads.
//   bus_address  input, 31 bits: Byte address; of registers alone the number of the word.
//   bus_data  input, 32 bits: Word to write.
//   core_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   core_write  input, 1 bit: Store; else a read of the line.
//   core_address  input, 28 bits: Number of the line of 16 bytes.
//   core_data__0 .. core_data__3  input, 32 bits: Words of a store.
//   core_mask  input, 16 bits: Byte enables of a store.
//   mem_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply, for one cycle.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: The line.
//   bus_done  output, 1 bit: The access is done, for one cycle.
//   bus_failed  output, 1 bit: With `done`: it failed, there is no such word or it is in use.
//   bus_word  output, 32 bits: With `done`: the word read.
//   core_ready  output, 1 bit: The request is taken in this cycle.
//   core_rsp  output, 1 bit: The reply in this cycle is for the core.
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
// --block memory_bridge --reset sync`.
//
// Configuration
// `MemoryBridge` of rtl/src/soc/memory_bridge.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block memory_bridge

module warpwright_memory_bridge (
  input wire clock,
  input wire running,
  input wire [27:0] memory_lines,
  input wire bus_valid,
  input wire bus_write,
  input wire [30:0] bus_address,
  input wire [31:0] bus_data,
  output reg bus_done,
  output reg bus_failed,
  output reg [31:0] bus_word,
  input wire core_valid,
  output reg core_ready,
  input wire core_write,
  input wire [27:0] core_address,
  input wire [31:0] core_data__0,
  input wire [31:0] core_data__1,
  input wire [31:0] core_data__2,
  input wire [31:0] core_data__3,
  input wire [15:0] core_mask,
  output reg core_rsp,
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
  reg outside;
  reg [1:0] lane;
  reg core_ready_value;
  reg [27:0] mem_address_value;
  reg [31:0] mem_data__0_value;
  reg [31:0] mem_data__1_value;
  reg [31:0] mem_data__2_value;
  reg [31:0] mem_data__3_value;
  reg [15:0] mem_mask_value;
  reg mem_valid_value;
  reg mem_write_value;
  reg asked__d;
  reg asked__q = 1'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  reg failed__d;
  reg failed__q = 1'h0;
  reg [31:0] word__d;
  reg [31:0] word__q = 32'h0;
  always @(*) begin
    asked__d = asked__q;
    failed__d = failed__q;
    word__d = word__q;
    bus_done = finished__q;
    bus_failed = failed__q;
    bus_word = word__q;
    lane = bus_address[3:2];
    outside = (running | ({1'h0, bus_address[30:4]} >= memory_lines));
    asks = (((bus_valid & (!finished__q)) & (!asked__q)) & (!outside));
    finished__d = 1'h0;
    if ((((bus_valid & (!finished__q)) & (!asked__q)) & outside)) begin
      finished__d = 1'h1;
      failed__d = 1'h1;
    end
    if ((asks & mem_ready)) begin
      asked__d = 1'h1;
    end
    if ((asked__q & rsp_valid)) begin
      asked__d = 1'h0;
      finished__d = 1'h1;
      failed__d = 1'h0;
      if ((lane == 2'h0)) begin
        word__d = rsp_data__0;
      end
      if ((lane == 2'h1)) begin
        word__d = rsp_data__1;
      end
      if ((lane == 2'h2)) begin
        word__d = rsp_data__2;
      end
      if ((lane == 2'h3)) begin
        word__d = rsp_data__3;
      end
    end
    core_rsp = (rsp_valid & (!asked__q));
    mem_valid_value = core_valid;
    core_ready_value = mem_ready;
    mem_write_value = core_write;
    mem_address_value = core_address;
    mem_data__0_value = core_data__0;
    mem_data__1_value = core_data__1;
    mem_data__2_value = core_data__2;
    mem_data__3_value = core_data__3;
    mem_mask_value = core_mask;
    core_ready_value = (mem_ready & running);
    mem_valid_value = ((core_valid & running) | asks);
    if ((!running)) begin
      mem_write_value = bus_write;
      mem_address_value = {1'h0, bus_address[30:4]};
      mem_mask_value = 16'hf;
      if ((lane == 2'h1)) begin
        mem_mask_value = 16'hf0;
      end else begin
        if ((lane == 2'h2)) begin
          mem_mask_value = 16'hf00;
        end else begin
          if ((lane == 2'h3)) begin
            mem_mask_value = 16'hf000;
          end
        end
      end
      mem_data__0_value = bus_data;
      mem_data__1_value = bus_data;
      mem_data__2_value = bus_data;
      mem_data__3_value = bus_data;
    end
    core_ready = core_ready_value;
    mem_address = mem_address_value;
    mem_data__0 = mem_data__0_value;
    mem_data__1 = mem_data__1_value;
    mem_data__2 = mem_data__2_value;
    mem_data__3 = mem_data__3_value;
    mem_mask = mem_mask_value;
    mem_valid = mem_valid_value;
    mem_write = mem_write_value;
  end
  always @(posedge clock) begin
    asked__q <= asked__d;
    finished__q <= finished__d;
    failed__q <= failed__d;
    word__q <= word__d;
  end
endmodule
