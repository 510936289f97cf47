// SPDX-License-Identifier: MIT
// host_registers: the host's registers: launch, status, counters
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The host's registers: what the board is, what is launched, how a launch goes on and ended.
//
// The table of the registers is `config::registers`. The words of the
// tasks go straight to the dispatcher, which keeps them.
//
// A launch begins when a number other than that of the launch before is written to `launch`, so
// that a host which repeats the request (the reply was lost) does not launch twice. While the core
// runs, only `stop` can be written. It takes the program away: every warp faults at its next jump
// or fetch of a line and ends, and so does every warp launched later.
//
// - latency: 3 cycles from `bus_valid` to `bus_done`
// - throughput: one access in 4 cycles
// - invariant: the launch inputs of the core hold while it runs
// - errors: `bus_failed`: no such register, or a write that has to wait for the end of the
//   launch
//
// The registers.
//
// Ports
//   clock  input, 1 bit: Clock.
//   bus_valid  input, 1 bit: An access; it holds with its address and word until `done`.
//   bus_write  input, 1 bit: It writes; else it reads.
//   bus_address  input, 9 bits: Byte address; of registers alone the number of the word.
//   bus_data  input, 32 bits: Word to write.
//   bad_frames  input, 16 bits: Frames whose length or checksum was wrong.
//   done  input, 1 bit: Nothing runs.
//   fault_valid  input, 1 bit: There is one.
//   fault_cause  input, 4 bits: Why, see `FaultCause`.
//   fault_warp  input, 24 bits: Warp: its slot inside an execution unit, its number in the launch outside.
//   fault_pc  input, 20 bits: Instruction number.
//   counter_value  input, 32 bits: Value of the counter.
//   bus_done  output, 1 bit: The access is done, for one cycle.
//   bus_failed  output, 1 bit: With `done`: it failed, there is no such word or it is in use.
//   bus_word  output, 32 bits: With `done`: the word read.
//   start  output, 1 bit: Pulse: launch.
//   running  output, 1 bit: The core runs.
//   number  output, 8 bits: Number of the last launch.
//   last_task  output, 2 bits: The last task.
//   task_valid  output, 1 bit: For one cycle.
//   task_number  output, 2 bits: The task.
//   task_word  output, 2 bits: Which word of it.
//   task_data  output, 32 bits: The word.
//   host_implicit_fences  output, 1 bit: Mode: a fence before every load, store and atomic.
//   host_bonuses  output, 33 bits: Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21,
//       pipe 32:27.
//   host_thresholds  output, 20 bits: Thresholds of the pipes, five bits each: first, second of MAD, first,
//       second of the SFU.
//   host_program_base  output, 28 bits: Memory line of instruction 0.
//   host_program_length  output, 20 bits: Instructions in the program; none while a launch is being stopped.
//   host_descriptor_base  output, 28 bits: Memory line of texture descriptor 0.
//   host_constant_base  output, 28 bits: Memory line that the constant buffers are filled from.
//   host_constant_lines  output, 9 bits: Lines of constants, up to 256.
//   host_memory_lines  output, 28 bits: Lines of memory that the program may use.
//   host_shared_words  output, 13 bits: Words of shared memory of a workgroup.
//   counter_unit  output, 3 bits: Execution unit whose counter is read.
//   counter_select  output, 5 bits: Counter to read.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of fault_cause (FaultCause):
//    1  undefined instruction
//    2  misaligned address
//    3  address out of range
//    4  jump outside the program
//    5  return with an empty stack
//    6  barrier in divergent code
//    7  return stack full
//    8  barrier that can never be passed
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block host_registers --reset sync`.
//
// Configuration
// `HostRegisters` of rtl/src/soc/host_registers.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block host_registers

module warpwright_host_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [8:0] bus_address,
  input wire [31:0] bus_data,
  output reg bus_done,
  output reg bus_failed,
  output reg [31:0] bus_word,
  input wire [15:0] bad_frames,
  input wire done,
  input wire fault_valid,
  input wire [3:0] fault_cause,
  input wire [23:0] fault_warp,
  input wire [19:0] fault_pc,
  input wire [31:0] counter_value,
  output reg start,
  output reg running,
  output reg [7:0] number,
  output reg [1:0] last_task,
  output reg task_valid,
  output reg [1:0] task_number,
  output reg [1:0] task_word,
  output reg [31:0] task_data,
  output reg host_implicit_fences,
  output reg [32:0] host_bonuses,
  output reg [19:0] host_thresholds,
  output reg [27:0] host_program_base,
  output reg [19:0] host_program_length,
  output reg [27:0] host_descriptor_base,
  output reg [27:0] host_constant_base,
  output reg [8:0] host_constant_lines,
  output reg [27:0] host_memory_lines,
  output reg [12:0] host_shared_words,
  output reg [2:0] counter_unit,
  output reg [4:0] counter_select
);
  localparam [31:0] identity = 32'h57475002;
  localparam [31:0] shape = 32'h1108;
  localparam [27:0] lines = 28'h1000;
  localparam [31:0] kilohertz = 32'hc350;
  reg writes;
  reg settings;
  reg over;
  reg [1:0] flags;
  reg [31:0] status;
  reg [19:0] host_program_length_value;
  reg [1:0] elapsed__d;
  reg [1:0] elapsed__q = 2'h0;
  reg [8:0] place__d;
  reg [8:0] place__q = 9'h0;
  reg write__d;
  reg write__q = 1'h0;
  reg ended__d;
  reg ended__q = 1'h0;
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
  reg [31:0] cycles__d;
  reg [31:0] cycles__q = 32'h0;
  reg [1:0] r_tasks__d;
  reg [1:0] r_tasks__q = 2'h0;
  reg r_fences__d;
  reg r_fences__q = 1'h0;
  reg [31:0] r_bonuses__d;
  reg [31:0] r_bonuses__q = 32'h0;
  reg [20:0] r_thresholds__d;
  reg [20:0] r_thresholds__q = 21'h0;
  reg [27:0] r_program_base__d;
  reg [27:0] r_program_base__q = 28'h0;
  reg [19:0] r_program_length__d;
  reg [19:0] r_program_length__q = 20'h0;
  reg [27:0] r_descriptor_base__d;
  reg [27:0] r_descriptor_base__q = 28'h0;
  reg [27:0] r_constant_base__d;
  reg [27:0] r_constant_base__q = 28'h0;
  reg [8:0] r_constant_lines__d;
  reg [8:0] r_constant_lines__q = 9'h0;
  reg [12:0] r_shared_words__d;
  reg [12:0] r_shared_words__q = 13'h0;
  reg [27:0] r_memory_limit__d;
  reg [27:0] r_memory_limit__q = 28'h0;
  always @(*) begin
    word__d = word__q;
    failed__d = failed__q;
    run__d = run__q;
    begun__d = begun__q;
    stopping__d = stopping__q;
    ran__d = ran__q;
    cycles__d = cycles__q;
    r_tasks__d = r_tasks__q;
    r_fences__d = r_fences__q;
    r_bonuses__d = r_bonuses__q;
    r_thresholds__d = r_thresholds__q;
    r_program_base__d = r_program_base__q;
    r_program_length__d = r_program_length__q;
    r_descriptor_base__d = r_descriptor_base__q;
    r_constant_base__d = r_constant_base__q;
    r_constant_lines__d = r_constant_lines__q;
    r_shared_words__d = r_shared_words__q;
    r_memory_limit__d = r_memory_limit__q;
    running = run__q;
    start = first__q;
    number = ran__q;
    last_task = r_tasks__q;
    host_implicit_fences = r_fences__q;
    host_program_base = r_program_base__q;
    host_descriptor_base = r_descriptor_base__q;
    host_constant_base = r_constant_base__q;
    host_constant_lines = r_constant_lines__q;
    host_shared_words = r_shared_words__q;
    host_memory_lines = r_memory_limit__q;
    host_bonuses = ({1'h0, r_bonuses__q} | {{32'h0, r_thresholds__q[20]} << 32'h20});
    host_thresholds = r_thresholds__q[19:0];
    host_program_length_value = r_program_length__q;
    if (stopping__q) begin
      host_program_length_value = 20'h0;
    end
    first__d = 1'h0;
    ended__d = done;
    over = (ended__q & (begun__q | (cycles__q[3] & cycles__q[0])));
    if (run__q) begin
      if ((!first__q)) begin
        cycles__d = {cycles__q + 32'h1};
      end
      begun__d = (begun__q | ((!first__q) & (!ended__q)));
      if (over) begin
        run__d = 1'h0;
        stopping__d = 1'h0;
        cycles__d = cycles__q;
      end
    end
    place__d = bus_address;
    write__d = bus_write;
    counter_unit = bus_address[7:5];
    counter_select = bus_address[4:0];
    bus_done = (&elapsed__q);
    bus_failed = failed__q;
    bus_word = word__q;
    elapsed__d = 2'h0;
    if ((bus_valid & (!(&elapsed__q)))) begin
      elapsed__d = {elapsed__q + 2'h1};
    end
    flags = 2'h0;
    if (run__q) begin
      flags = 2'h1;
    end
    if (fault_valid) begin
      flags = 2'h2;
      if (run__q) begin
        flags = 2'h3;
      end
    end
    status = ((({30'h0, flags} | {{28'h0, fault_cause} << 32'h4}) | {{24'h0, ran__q} << 32'h8}) | {{16'h0, bad_frames}
        << 32'h10});
    if ((elapsed__q == 2'h1)) begin
      failed__d = 1'h0;
      word__d = counter_value;
      if ((!place__q[8])) begin
        word__d = 32'h0;
        if ((place__q == 9'h0)) begin
          word__d = identity;
        end
        if ((place__q == 9'h1)) begin
          word__d = shape;
        end
        if ((place__q == 9'h2)) begin
          word__d = {4'h0, lines};
        end
        if ((place__q == 9'h3)) begin
          word__d = kilohertz;
        end
        if ((place__q == 9'h4)) begin
          word__d = status;
        end
        if ((place__q == 9'h5)) begin
          word__d = {12'h0, fault_pc};
        end
        if ((place__q == 9'h6)) begin
          word__d = {8'h0, fault_warp};
        end
        if ((place__q == 9'h7)) begin
          word__d = cycles__q;
        end
        failed__d = (place__q > 9'h7);
      end
    end
    writes = ((elapsed__q == 2'h2) & write__q);
    settings = (writes & (!run__q));
    if (writes) begin
      failed__d = 1'h1;
    end
    task_valid = (settings & (place__q[8:4] == 5'h2));
    task_number = bus_address[3:2];
    task_word = bus_address[1:0];
    task_data = bus_data;
    if ((writes & (place__q == 9'h9))) begin
      stopping__d = (run__q & (!over));
      failed__d = 1'h0;
    end
    if (((writes & (place__q == 9'h8)) & (bus_data[7:0] == ran__q))) begin
      failed__d = 1'h0;
    end
    if (settings) begin
      failed__d = 1'h0;
      if (((((place__q < 9'h8) | (place__q > 9'h2f)) | ((place__q > 9'h1a) & (place__q < 9'h20))) | ((place__q > 9'h9) &
          (place__q < 9'h10)))) begin
        failed__d = 1'h1;
      end
      if ((place__q == 9'h8)) begin
        ran__d = bus_data[7:0];
        if ((bus_data[7:0] != ran__q)) begin
          run__d = 1'h1;
          first__d = 1'h1;
          begun__d = 1'h0;
          cycles__d = 32'h0;
        end
      end
      if ((place__q == 9'h10)) begin
        r_tasks__d = bus_data[1:0];
      end
      if ((place__q == 9'h11)) begin
        r_fences__d = bus_data[0];
      end
      if ((place__q == 9'h12)) begin
        r_bonuses__d = bus_data;
      end
      if ((place__q == 9'h13)) begin
        r_thresholds__d = bus_data[20:0];
      end
      if ((place__q == 9'h14)) begin
        r_program_base__d = bus_data[27:0];
      end
      if ((place__q == 9'h15)) begin
        r_program_length__d = bus_data[19:0];
      end
      if ((place__q == 9'h16)) begin
        r_descriptor_base__d = bus_data[27:0];
      end
      if ((place__q == 9'h17)) begin
        r_constant_base__d = bus_data[27:0];
      end
      if ((place__q == 9'h18)) begin
        r_constant_lines__d = bus_data[8:0];
      end
      if ((place__q == 9'h19)) begin
        r_shared_words__d = bus_data[12:0];
      end
      if ((place__q == 9'h1a)) begin
        r_memory_limit__d = bus_data[27:0];
      end
    end
    host_program_length = host_program_length_value;
  end
  always @(posedge clock) begin
    elapsed__q <= elapsed__d;
    place__q <= place__d;
    write__q <= write__d;
    ended__q <= ended__d;
    word__q <= word__d;
    failed__q <= failed__d;
    run__q <= run__d;
    first__q <= first__d;
    begun__q <= begun__d;
    stopping__q <= stopping__d;
    ran__q <= ran__d;
    cycles__q <= cycles__d;
    r_tasks__q <= r_tasks__d;
    r_fences__q <= r_fences__d;
    r_bonuses__q <= r_bonuses__d;
    r_thresholds__q <= r_thresholds__d;
    r_program_base__q <= r_program_base__d;
    r_program_length__q <= r_program_length__d;
    r_descriptor_base__q <= r_descriptor_base__d;
    r_constant_base__q <= r_constant_base__d;
    r_constant_lines__q <= r_constant_lines__d;
    r_shared_words__q <= r_shared_words__d;
    r_memory_limit__q <= r_memory_limit__d;
  end
endmodule
