// SPDX-License-Identifier: MIT
// microcoded_pool: microcoded cores that share a launch and the memory
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Microcoded cores that share a launch and the memory: the units of a pool (docs/mechanisms/5.md).
//
// Each has the whole core to itself: microcode, store, shared memory. Launch and host words go to
// all of them; of the launch's warps each runs its share
// (`Image::of_unit`), a workgroup that meets at barriers
// on one unit.
//
//  start, host words ──► units ──► done of all, counters summed, first fault
//                          │ granted
//                          ▼
//                      memory port
//
// - latency: none for an access of the unit that has the memory, a cycle for another one's
// - throughput: one access at a time, as one core has
// - memory: goes round downwards; it stays between the read and the write of an atomic, or of
//   a store of less than a word (`mem_keeps`)
// - invariant: a unit waits for at most one access, or such a pair, of each other one
// - faults: cause, PC and warp are those of the unit with the first one
//
// `U` units; ports as those of `MicrocodedCore`.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Pulse while `done`: launch.
//   stop  input, 1 bit: The launch is to end.
//   host_valid  input, 1 bit: An access, for one cycle.
//   host_write  input, 1 bit: It writes; else it reads.
//   host_place  input, 8 bits: Number of the word.
//   host_data  input, 32 bits: Word to write.
//   mem_done  input, 1 bit: The access is done, for one cycle.
//   mem_word  input, 32 bits: Word read, valid with `mem_done`.
//   host_word  output, 32 bits: The word that it read two cycles before: of a counter (bit 6 of the place) the
//       sum, else of the unit with the first fault.
//   done  output, 1 bit: Nothing runs.
//   fault  output, 4 bits: Cause of the first fault, 0 without one.
//   cycles  output, 32 bits: Cycles of the launch.
//   mem_valid  output, 1 bit: An access; it holds until it is done.
//   mem_write  output, 1 bit: It writes; else it reads.
//   mem_address  output, 30 bits: Number of the word.
//   mem_data  output, 32 bits: Word to write.
//   trace_valid__0 .. trace_valid__1  output, 1 bit: A unit executes an instruction.
//   trace_warp__0 .. trace_warp__1  output, 3 bits: Its warp.
//   trace_pc__0 .. trace_pc__1  output, 20 bits: Its PC.
//   trace_active__0 .. trace_active__1  output, 4 bits: The threads active in it.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block microcoded_pool --reset sync`.
//
// Configuration
// `MicrocodedPool` of rtl/src/microcoded/pool.rs with U = 2. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block microcoded_pool

module warpwright_microcoded_pool (
  input wire clock,
  input wire start,
  input wire stop,
  input wire host_valid,
  input wire host_write,
  input wire [7:0] host_place,
  input wire [31:0] host_data,
  output reg [31:0] host_word,
  output reg done,
  output reg [3:0] fault,
  output reg [31:0] cycles,
  output reg mem_valid,
  output reg mem_write,
  output reg [29:0] mem_address,
  output reg [31:0] mem_data,
  input wire mem_done,
  input wire [31:0] mem_word,
  output reg trace_valid__0,
  output reg trace_valid__1,
  output reg [2:0] trace_warp__0,
  output reg [2:0] trace_warp__1,
  output reg [19:0] trace_pc__0,
  output reg [19:0] trace_pc__1,
  output reg [3:0] trace_active__0,
  output reg [3:0] trace_active__1
);
  reg resting;
  reg keeps;
  reg [1:0] winner;
  reg [31:0] word;
  reg [3:0] fault_value;
  reg [29:0] mem_address_value;
  reg [31:0] mem_data_value;
  reg mem_valid_value;
  reg mem_write_value;
  reg units__0__mem_done_value;
  reg units__1__mem_done_value;
  reg units__0__start;
  reg units__0__stop;
  reg units__0__host_valid;
  reg units__0__host_write;
  reg [7:0] units__0__host_place;
  reg [31:0] units__0__host_data;
  wire [31:0] units__0__host_word;
  wire units__0__done;
  wire [3:0] units__0__fault;
  wire [31:0] units__0__cycles;
  wire units__0__mem_valid;
  wire units__0__mem_write;
  wire [29:0] units__0__mem_address;
  wire [31:0] units__0__mem_data;
  wire units__0__mem_keeps;
  reg units__0__mem_done;
  reg [31:0] units__0__mem_word;
  wire units__0__trace_valid;
  wire [2:0] units__0__trace_warp;
  wire [19:0] units__0__trace_pc;
  wire [3:0] units__0__trace_active;
  reg units__1__start;
  reg units__1__stop;
  reg units__1__host_valid;
  reg units__1__host_write;
  reg [7:0] units__1__host_place;
  reg [31:0] units__1__host_data;
  wire [31:0] units__1__host_word;
  wire units__1__done;
  wire [3:0] units__1__fault;
  wire [31:0] units__1__cycles;
  wire units__1__mem_valid;
  wire units__1__mem_write;
  wire [29:0] units__1__mem_address;
  wire [31:0] units__1__mem_data;
  wire units__1__mem_keeps;
  reg units__1__mem_done;
  reg [31:0] units__1__mem_word;
  wire units__1__trace_valid;
  wire [2:0] units__1__trace_warp;
  wire [19:0] units__1__trace_pc;
  wire [3:0] units__1__trace_active;
  reg [1:0] granted__d;
  reg [1:0] granted__q = 2'h0;
  reg failed__d;
  reg failed__q = 1'h0;
  reg [1:0] faulty__d;
  reg [1:0] faulty__q = 2'h0;
  reg counter__d;
  reg counter__q = 1'h0;
  reg summed__d;
  reg summed__q = 1'h0;
  reg [31:0] read_words__0__d;
  reg [31:0] read_words__0__q = 32'h0;
  reg [31:0] read_words__1__d;
  reg [31:0] read_words__1__q = 32'h0;
  reg [31:0] ran__d;
  reg [31:0] ran__q = 32'h0;
  always @(*) begin
    granted__d = granted__q;
    failed__d = failed__q;
    faulty__d = faulty__q;
    ran__d = ran__q;
    cycles = ran__q;
    resting = 1'h1;
    units__0__start = start;
    units__0__stop = stop;
    units__0__host_valid = host_valid;
    units__0__host_write = host_write;
    units__0__host_place = host_place;
    units__0__host_data = host_data;
    resting = (resting & units__0__done);
    units__1__start = start;
    units__1__stop = stop;
    units__1__host_valid = host_valid;
    units__1__host_write = host_write;
    units__1__host_place = host_place;
    units__1__host_data = host_data;
    resting = (resting & units__1__done);
    done = resting;
    if ((!resting)) begin
      ran__d = {ran__q + 32'h1};
    end
    fault_value = 4'h0;
    if (((!failed__q) & (|units__0__fault))) begin
      failed__d = 1'h1;
      faulty__d = 2'h0;
    end
    if ((failed__q & (faulty__q == 2'h0))) begin
      fault_value = units__0__fault;
    end
    if (((!failed__q) & (|units__1__fault))) begin
      failed__d = 1'h1;
      faulty__d = 2'h1;
    end
    if ((failed__q & (faulty__q == 2'h1))) begin
      fault_value = units__1__fault;
    end
    if ((resting & start)) begin
      ran__d = 32'h0;
      failed__d = 1'h0;
      faulty__d = 2'h0;
    end
    counter__d = host_place[6];
    summed__d = counter__q;
    word = 32'h0;
    read_words__0__d = units__0__host_word;
    if ((summed__q | (faulty__q == 2'h0))) begin
      word = {word + read_words__0__q};
    end
    read_words__1__d = units__1__host_word;
    if ((summed__q | (faulty__q == 2'h1))) begin
      word = {word + read_words__1__q};
    end
    host_word = word;
    keeps = 1'h0;
    mem_valid_value = units__0__mem_valid;
    mem_write_value = units__0__mem_write;
    mem_address_value = units__0__mem_address;
    mem_data_value = units__0__mem_data;
    mem_valid_value = 1'h0;
    mem_write_value = 1'h0;
    winner = granted__q;
    units__0__mem_word = mem_word;
    units__0__mem_done_value = 1'h0;
    if ((granted__q == 2'h0)) begin
      units__0__mem_done_value = mem_done;
      keeps = units__0__mem_keeps;
      mem_valid_value = units__0__mem_valid;
      mem_write_value = units__0__mem_write;
      mem_address_value = units__0__mem_address;
      mem_data_value = units__0__mem_data;
    end
    if ((units__0__mem_valid & (granted__q < 2'h0))) begin
      winner = 2'h0;
    end
    units__1__mem_word = mem_word;
    units__1__mem_done_value = 1'h0;
    if ((granted__q == 2'h1)) begin
      units__1__mem_done_value = mem_done;
      keeps = units__1__mem_keeps;
      mem_valid_value = units__1__mem_valid;
      mem_write_value = units__1__mem_write;
      mem_address_value = units__1__mem_address;
      mem_data_value = units__1__mem_data;
    end
    if ((units__1__mem_valid & (granted__q < 2'h1))) begin
      winner = 2'h1;
    end
    if ((units__0__mem_valid & (granted__q > 2'h0))) begin
      winner = 2'h0;
    end
    if ((units__1__mem_valid & (granted__q > 2'h1))) begin
      winner = 2'h1;
    end
    if (((!keeps) & ((!mem_valid_value) | mem_done))) begin
      granted__d = winner;
    end
    if ((resting & start)) begin
      granted__d = 2'h0;
    end
    trace_valid__0 = units__0__trace_valid;
    trace_warp__0 = units__0__trace_warp;
    trace_pc__0 = units__0__trace_pc;
    trace_active__0 = units__0__trace_active;
    trace_valid__1 = units__1__trace_valid;
    trace_warp__1 = units__1__trace_warp;
    trace_pc__1 = units__1__trace_pc;
    trace_active__1 = units__1__trace_active;
    fault = fault_value;
    mem_address = mem_address_value;
    mem_data = mem_data_value;
    mem_valid = mem_valid_value;
    mem_write = mem_write_value;
    units__0__mem_done = units__0__mem_done_value;
    units__1__mem_done = units__1__mem_done_value;
  end
  always @(posedge clock) begin
    granted__q <= granted__d;
    failed__q <= failed__d;
    faulty__q <= faulty__d;
    counter__q <= counter__d;
    summed__q <= summed__d;
    read_words__0__q <= read_words__0__d;
    read_words__1__q <= read_words__1__d;
    ran__q <= ran__d;
  end
  warpwright_microcoded_pool_units units__0 (
    .clock(clock),
    .start(units__0__start),
    .stop(units__0__stop),
    .host_valid(units__0__host_valid),
    .host_write(units__0__host_write),
    .host_place(units__0__host_place),
    .host_data(units__0__host_data),
    .host_word(units__0__host_word),
    .done(units__0__done),
    .fault(units__0__fault),
    .cycles(units__0__cycles),
    .mem_valid(units__0__mem_valid),
    .mem_write(units__0__mem_write),
    .mem_address(units__0__mem_address),
    .mem_data(units__0__mem_data),
    .mem_keeps(units__0__mem_keeps),
    .mem_done(units__0__mem_done),
    .mem_word(units__0__mem_word),
    .trace_valid(units__0__trace_valid),
    .trace_warp(units__0__trace_warp),
    .trace_pc(units__0__trace_pc),
    .trace_active(units__0__trace_active)
  );
  warpwright_microcoded_pool_units_2 units__1 (
    .clock(clock),
    .start(units__1__start),
    .stop(units__1__stop),
    .host_valid(units__1__host_valid),
    .host_write(units__1__host_write),
    .host_place(units__1__host_place),
    .host_data(units__1__host_data),
    .host_word(units__1__host_word),
    .done(units__1__done),
    .fault(units__1__fault),
    .cycles(units__1__cycles),
    .mem_valid(units__1__mem_valid),
    .mem_write(units__1__mem_write),
    .mem_address(units__1__mem_address),
    .mem_data(units__1__mem_data),
    .mem_keeps(units__1__mem_keeps),
    .mem_done(units__1__mem_done),
    .mem_word(units__1__mem_word),
    .trace_valid(units__1__trace_valid),
    .trace_warp(units__1__trace_warp),
    .trace_pc(units__1__trace_pc),
    .trace_active(units__1__trace_active)
  );
endmodule
