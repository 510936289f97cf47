// SPDX-License-Identifier: MIT
// microcoded_host: registers and memory of a board with the microcoded core: launch, status, counters, words
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The host's registers and memory of a board with the microcoded core: what
// `HostRegisters` and `MemoryBridge` are for the
// pipelined one. The host sees the same registers.
//
// Most of them are words of the core's store, which are the host's while nothing runs; so are
// `fault_pc`, `fault_warp` and the counters, that of cycles excepted. A counter of something that
// this core does not have reads as zero.
//
// - latency: 3 cycles from `bus_valid` to `bus_done`; for the core 2 cycles an access
// - throughput: an access of the host in 4 cycles, one of the core in 2
// - invariant: launch registers and memory are the core's alone while it runs
// - errors: `bus_failed`: no such register or word, or it has to wait for the end of the launch
//
// The registers, and who has the memory.
//
// Ports
//   clock  input, 1 bit: Clock.
//   bus_valid  input, 1 bit: An access; it holds with its address and word until `done`.
//   bus_write  input, 1 bit: It writes; else it reads.
//   bus_address  input, 32 bits: Byte address; of registers alone the number of the word.
//   bus_data  input, 32 bits: Word to write.
//   bad_frames  input, 16 bits: Frames whose length or checksum was wrong.
//   done  input, 1 bit: Core: nothing runs.
//   fault  input, 4 bits: Core: cause of the first fault.
//   cycles  input, 32 bits: Core: cycles of the launch.
//   host_word  input, 32 bits: Core: the word read, two cycles later.
//   mem_valid  input, 1 bit: An access; it holds until it is done.
//   mem_write  input, 1 bit: It writes; else it reads.
//   mem_address  input, 30 bits: Number of the word.
//   mem_data  input, 32 bits: Word to write.
//   ram_word  input, 32 bits: Memory: the word read, a cycle later.
//   bus_done  output, 1 bit: The access is done, for one cycle.
//   bus_failed  output, 1 bit: With `done`: it failed, there is no such word or it is in use.
//   bus_word  output, 32 bits: With `done`: the word read.
//   running  output, 1 bit: A launch is under way.
//   number  output, 8 bits: Number of the last launch.
//   start  output, 1 bit: Core: launch.
//   stop  output, 1 bit: Core: the launch is to end.
//   host_valid  output, 1 bit: An access, for one cycle.
//   host_write  output, 1 bit: It writes; else it reads.
//   host_place  output, 8 bits: Number of the word.
//   host_data  output, 32 bits: Word to write.
//   mem_done  output, 1 bit: Core: the access is done.
//   ram_read  output, 1 bit: Memory: a word is read.
//   ram_write  output, 1 bit: Memory: a word is written.
//   ram_address  output, 16 bits: Memory: which word.
//   ram_data  output, 32 bits: Memory: what is written.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block microcoded_host --reset sync`.
//
// Configuration
// `MicrocodedHost` of rtl/src/soc/microcoded_host.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block microcoded_host

module warpwright_microcoded_host (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [31:0] bus_address,
  input wire [31:0] bus_data,
  output reg bus_done,
  output reg bus_failed,
  output reg [31:0] bus_word,
  input wire [15:0] bad_frames,
  output reg running,
  output reg [7:0] number,
  input wire done,
  input wire [3:0] fault,
  input wire [31:0] cycles,
  output reg start,
  output reg stop,
  output reg host_valid,
  output reg host_write,
  output reg [7:0] host_place,
  output reg [31:0] host_data,
  input wire [31:0] host_word,
  input wire mem_valid,
  input wire mem_write,
  input wire [29:0] mem_address,
  input wire [31:0] mem_data,
  output reg mem_done,
  output reg ram_read,
  output reg ram_write,
  output reg [15:0] ram_address,
  output reg [31:0] ram_data,
  input wire [31:0] ram_word
);
  localparam [31:0] identity = 32'h57475002;
  localparam [31:0] shape = 32'h1108;
  localparam [27:0] lines = 28'h1000;
  localparam [31:0] kilohertz = 32'hc350;
  localparam [31:0] counted = 32'h28b00006;
  reg register;
  reg [8:0] place;
  reg beyond;
  reg known;
  reg asks;
  reg writes;
  reg launch_word;
  reg [31:0] status;
  reg [1:0] flags;
  reg [7:0] host_place_value;
  reg host_valid_value;
  reg host_write_value;
  reg [15:0] ram_address_value;
  reg [31:0] ram_data_value;
  reg ram_read_value;
  reg ram_write_value;
  reg [1:0] elapsed__d;
  reg [1:0] elapsed__q = 2'h0;
  reg [31:0] word__d;
  reg [31:0] word__q = 32'h0;
  reg failed__d;
  reg failed__q = 1'h0;
  reg run__d;
  reg run__q = 1'h0;
  reg first__d;
  reg first__q = 1'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg stopping__d;
  reg stopping__q = 1'h0;
  reg [7:0] ran__d;
  reg [7:0] ran__q = 8'h0;
  reg answered__d;
  reg answered__q = 1'h0;
  always @(*) begin
    word__d = word__q;
    failed__d = failed__q;
    run__d = run__q;
    begun__d = begun__q;
    stopping__d = stopping__q;
    ran__d = ran__q;
    running = run__q;
    start = first__q;
    stop = stopping__q;
    number = ran__q;
    mem_done = answered__q;
    first__d = 1'h0;
    if (run__q) begin
      begun__d = (begun__q | (!done));
      if ((begun__q & done)) begin
        run__d = 1'h0;
        stopping__d = 1'h0;
      end
    end
    register = bus_address[31];
    place = bus_address[10:2];
    beyond = (|bus_address[30:11]);
    if ((!register)) begin
      beyond = (bus_address[31:4] >= lines);
    end
    bus_done = (&elapsed__q);
    bus_failed = failed__q;
    bus_word = word__q;
    elapsed__d = 2'h0;
    if ((bus_valid & (!(&elapsed__q)))) begin
      elapsed__d = {elapsed__q + 2'h1};
    end
    asks = ((bus_valid & (elapsed__q == 2'h0)) & (!run__q));
    writes = ((elapsed__q == 2'h2) & bus_write);
    launch_word = (((place[8:4] == 5'h1) & (place[3:0] < 4'hb)) | (place[8:4] == 5'h2));
    host_valid_value = (asks & (!bus_write));
    host_write_value = 1'h0;
    host_place_value = ({3'h0, place[4:0]} | 8'h40);
    if ((!place[8])) begin
      host_place_value = {6'h0, place[1:0]};
    end
    host_data = bus_data;
    if (writes) begin
      host_place_value = {2'h0, place[5:0]};
    end
    if (((((writes & register) & launch_word) & (!beyond)) & (!run__q))) begin
      host_valid_value = 1'h1;
      host_write_value = 1'h1;
    end
    answered__d = (mem_valid & (!answered__q));
    ram_read_value = ((mem_valid & (!mem_write)) & (!answered__q));
    ram_write_value = ((mem_valid & mem_write) & (!answered__q));
    ram_address_value = mem_address[15:0];
    ram_data_value = mem_data;
    if ((!run__q)) begin
      ram_read_value = asks;
      ram_write_value = ((writes & (!register)) & (!beyond));
      ram_address_value = bus_address[17:2];
      ram_data_value = bus_data;
    end
    flags = 2'h0;
    if (run__q) begin
      flags = 2'h1;
    end
    if ((|fault)) begin
      flags = 2'h2;
      if (run__q) begin
        flags = 2'h3;
      end
    end
    status = ((({30'h0, flags} | {{28'h0, fault} << 32'h4}) | {{24'h0, ran__q} << 32'h8}) | {{16'h0, bad_frames} <<
        32'h10});
    known = 1'h0;
    if ((place[4:0] == 5'h0)) begin
      known = counted[0];
    end
    if ((place[4:0] == 5'h1)) begin
      known = counted[1];
    end
    if ((place[4:0] == 5'h2)) begin
      known = counted[2];
    end
    if ((place[4:0] == 5'h3)) begin
      known = counted[3];
    end
    if ((place[4:0] == 5'h4)) begin
      known = counted[4];
    end
    if ((place[4:0] == 5'h5)) begin
      known = counted[5];
    end
    if ((place[4:0] == 5'h6)) begin
      known = counted[6];
    end
    if ((place[4:0] == 5'h7)) begin
      known = counted[7];
    end
    if ((place[4:0] == 5'h8)) begin
      known = counted[8];
    end
    if ((place[4:0] == 5'h9)) begin
      known = counted[9];
    end
    if ((place[4:0] == 5'ha)) begin
      known = counted[10];
    end
    if ((place[4:0] == 5'hb)) begin
      known = counted[11];
    end
    if ((place[4:0] == 5'hc)) begin
      known = counted[12];
    end
    if ((place[4:0] == 5'hd)) begin
      known = counted[13];
    end
    if ((place[4:0] == 5'he)) begin
      known = counted[14];
    end
    if ((place[4:0] == 5'hf)) begin
      known = counted[15];
    end
    if ((place[4:0] == 5'h10)) begin
      known = counted[16];
    end
    if ((place[4:0] == 5'h11)) begin
      known = counted[17];
    end
    if ((place[4:0] == 5'h12)) begin
      known = counted[18];
    end
    if ((place[4:0] == 5'h13)) begin
      known = counted[19];
    end
    if ((place[4:0] == 5'h14)) begin
      known = counted[20];
    end
    if ((place[4:0] == 5'h15)) begin
      known = counted[21];
    end
    if ((place[4:0] == 5'h16)) begin
      known = counted[22];
    end
    if ((place[4:0] == 5'h17)) begin
      known = counted[23];
    end
    if ((place[4:0] == 5'h18)) begin
      known = counted[24];
    end
    if ((place[4:0] == 5'h19)) begin
      known = counted[25];
    end
    if ((place[4:0] == 5'h1a)) begin
      known = counted[26];
    end
    if ((place[4:0] == 5'h1b)) begin
      known = counted[27];
    end
    if ((place[4:0] == 5'h1c)) begin
      known = counted[28];
    end
    if ((place[4:0] == 5'h1d)) begin
      known = counted[29];
    end
    if ((place[4:0] == 5'h1e)) begin
      known = counted[30];
    end
    if ((place[4:0] == 5'h1f)) begin
      known = counted[31];
    end
    if ((elapsed__q == 2'h0)) begin
      failed__d = run__q;
    end
    if ((elapsed__q == 2'h2)) begin
      failed__d = beyond;
      word__d = ram_word;
      if ((!register)) begin
        failed__d = (beyond | failed__q);
      end else begin
        if (place[8]) begin
          failed__d = (beyond | failed__q);
          word__d = 32'h0;
          if ((place[7:0] == 8'h0)) begin
            word__d = cycles;
          end else begin
            if ((known & (!(|place[7:5])))) begin
              word__d = host_word;
            end
          end
        end else begin
          word__d = cycles;
          if ((place == 9'h0)) begin
            word__d = identity;
          end
          if ((place == 9'h1)) begin
            word__d = shape;
          end
          if ((place == 9'h2)) begin
            word__d = {4'h0, lines};
          end
          if ((place == 9'h3)) begin
            word__d = kilohertz;
          end
          if ((place == 9'h4)) begin
            word__d = status;
          end
          if (((place == 9'h5) | (place == 9'h6))) begin
            word__d = host_word;
            failed__d = (beyond | failed__q);
          end
          if ((place > 9'h7)) begin
            failed__d = 1'h1;
          end
        end
      end
    end
    if ((writes & register)) begin
      failed__d = 1'h1;
      if ((launch_word & (!beyond))) begin
        failed__d = run__q;
      end
      if (((place == 9'h9) & (!beyond))) begin
        stopping__d = (run__q & (!(begun__q & done)));
        failed__d = 1'h0;
      end
      if (((place == 9'h8) & (!beyond))) begin
        failed__d = (run__q & (bus_data[7:0] != ran__q));
        if ((!run__q)) begin
          ran__d = bus_data[7:0];
          if ((bus_data[7:0] != ran__q)) begin
            run__d = 1'h1;
            first__d = 1'h1;
            begun__d = 1'h0;
          end
        end
      end
    end
    host_place = host_place_value;
    host_valid = host_valid_value;
    host_write = host_write_value;
    ram_address = ram_address_value;
    ram_data = ram_data_value;
    ram_read = ram_read_value;
    ram_write = ram_write_value;
  end
  always @(posedge clock) begin
    elapsed__q <= elapsed__d;
    word__q <= word__d;
    failed__q <= failed__d;
    run__q <= run__d;
    first__q <= first__d;
    begun__q <= begun__d;
    stopping__q <= stopping__d;
    ran__q <= ran__d;
    answered__q <= answered__d;
  end
endmodule
