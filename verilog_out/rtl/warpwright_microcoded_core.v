// SPDX-License-Identifier: MIT
// microcoded_core: the instruction set in microcode, a thread at a time: the core of small devices
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The core: its stages, its store and what is around them.
//
// The core.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Pulse while `done`: launch.
//   stop  input, 1 bit: The launch is to end: it does in place of the next instruction.
//   host_valid  input, 1 bit: An access, for one cycle.
//   host_write  input, 1 bit: It writes; else it reads.
//   host_place  input, 8 bits: Number of the word.
//   host_data  input, 32 bits: Word to write.
//   mem_done  input, 1 bit: The access is done, for one cycle.
//   mem_word  input, 32 bits: Word read, valid with `mem_done`.
//   host_word  output, 32 bits: Word that the host has read, a cycle after its access.
//   done  output, 1 bit: Nothing runs.
//   fault  output, 4 bits: Cause of the first fault, 0 without one.
//   cycles  output, 32 bits: Cycles of the launch.
//   mem_valid  output, 1 bit: An access; it holds until it is done.
//   mem_write  output, 1 bit: It writes; else it reads.
//   mem_address  output, 30 bits: Number of the word.
//   mem_data  output, 32 bits: Word to write.
//   mem_keeps  output, 1 bit: No other unit gets the memory between this access and the next, valid with
//       `mem_valid`.
//   trace_valid  output, 1 bit: An instruction is executed.
//   trace_warp  output, 3 bits: Its warp.
//   trace_pc  output, 20 bits: Its PC.
//   trace_active  output, 4 bits: The threads active in it.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block microcoded_core --reset sync`.
//
// Configuration
// `MicrocodedCore` of rtl/src/microcoded/core.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block microcoded_core

module warpwright_microcoded_core (
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
  output reg mem_keeps,
  input wire mem_done,
  input wire [31:0] mem_word,
  output reg trace_valid,
  output reg [2:0] trace_warp,
  output reg [19:0] trace_pc,
  output reg [3:0] trace_active
);
  reg [2:0] kind;
  reg stalls;
  reg goes;
  reg idle;
  reg from_store;
  reg [31:0] other;
  reg [31:0] literal;
  reg [5:0] rd_plus;
  reg [11:0] asked;
  reg [31:0] accumulators__brought_value;
  reg [7:0] operand__index_value;
  reg [10:0] store__write_address_value;
  reg [31:0] store__write_data_value;
  reg store__write_enable_value;
  reg code__read_enable;
  reg [11:0] code__address;
  wire [15:0] code__word;
  reg routines__read_enable;
  reg [11:0] routines__address;
  wire [15:0] routines__word;
  reg store__read_enable;
  reg [10:0] store__read_address;
  wire [31:0] store__read_data;
  reg store__write_enable;
  reg [10:0] store__write_address;
  reg [31:0] store__write_data;
  reg shared__read_enable;
  reg [10:0] shared__read_address;
  wire [31:0] shared__read_data;
  reg shared__write_enable;
  reg [10:0] shared__write_address;
  reg [31:0] shared__write_data;
  reg [15:0] decode__op;
  reg decode__op_valid;
  wire decode__compute_ld;
  wire decode__compute_add;
  wire decode__compute_sub;
  wire decode__compute_and;
  wire decode__compute_or;
  wire decode__compute_xor;
  wire decode__compute_ldb;
  wire decode__compute_mul;
  wire decode__compute_div;
  wire decode__compute_cmp;
  wire decode__compute_ldk;
  wire decode__compute_shift;
  wire decode__compute_swap;
  wire decode__compute_set_count;
  wire decode__compute_get_count;
  wire decode__compute_trace;
  wire decode__jump_jmp;
  wire decode__jump_call;
  wire decode__jump_each;
  wire decode__jump_jz;
  wire decode__jump_jnz;
  wire decode__jump_jn;
  wire decode__jump_jp;
  wire decode__jump_jc;
  wire decode__jump_jnc;
  wire decode__jump_jo;
  wire decode__jump_je;
  wire decode__jump_next_thread;
  wire decode__jump_jnone;
  wire decode__jump_jsel;
  wire decode__jump_jbz;
  wire decode__jump_jbn;
  wire decode__jump_jbp;
  wire decode__jump_dispatch;
  wire decode__jump_ret;
  wire decode__jump_jump_to;
  wire decode__jump_far;
  wire decode__op_st;
  wire decode__op_stb;
  wire decode__sys_read;
  wire decode__sys_write;
  wire decode__sys_begin;
  wire decode__sys_left;
  wire decode__sys_get_left;
  wire decode__sys_get_thread;
  wire decode__sys_set_thread;
  wire decode__sys_bit;
  wire decode__sys_increment_rd;
  wire decode__sys_set_low;
  wire decode__sys_set_high;
  wire decode__sys_set_predicates;
  wire decode__sys_get_predicates;
  wire decode__sys_put_predicate;
  wire decode__sys_set_warp;
  wire decode__sys_set_index;
  wire decode__sys_idle;
  wire decode__sys_fault;
  wire decode__sys_keep;
  reg [15:0] threads__a;
  reg threads__a_any;
  reg [3:0] threads__guard;
  reg [1:0] threads__put_number;
  reg [1:0] threads__select_number;
  reg threads__begins;
  reg threads__restarts;
  reg threads__advances;
  reg threads__set;
  reg threads__load;
  reg threads__put;
  wire [3:0] threads__left;
  wire [1:0] threads__thread;
  wire [3:0] threads__thread_bit;
  wire threads__more;
  wire threads__selected;
  wire [15:0] threads__predicates;
  reg [15:0] operand__word;
  reg [7:0] operand__index;
  reg [31:0] operand__low;
  reg [7:0] operand__high;
  reg [2:0] operand__warp;
  reg [1:0] operand__thread;
  reg [11:0] operand__x;
  wire operand__reads;
  wire [11:0] operand__wanted;
  reg [2:0] accumulators__kind;
  reg [4:0] accumulators__places;
  reg [31:0] accumulators__stored;
  reg accumulators__from_store;
  reg [31:0] accumulators__other;
  reg accumulators__compute_ld;
  reg accumulators__compute_add;
  reg accumulators__compute_sub;
  reg accumulators__compute_and;
  reg accumulators__compute_or;
  reg accumulators__compute_xor;
  reg accumulators__compute_ldb;
  reg accumulators__compute_mul;
  reg accumulators__compute_div;
  reg accumulators__compute_cmp;
  reg accumulators__compute_ldk;
  reg accumulators__compute_shift;
  reg accumulators__compute_swap;
  reg accumulators__compute_set_count;
  reg accumulators__compute_get_count;
  reg accumulators__compute_trace;
  reg accumulators__brings;
  reg [31:0] accumulators__brought;
  wire [31:0] accumulators__a;
  wire [31:0] accumulators__b;
  wire accumulators__carry;
  wire accumulators__stalls;
  reg sequencer__goes;
  reg [10:0] sequencer__place;
  reg [31:0] sequencer__a;
  reg [31:0] sequencer__b;
  reg sequencer__carry;
  reg sequencer__more;
  reg sequencer__left;
  reg sequencer__selected;
  reg [15:0] sequencer__routine;
  reg sequencer__stop;
  reg sequencer__jump_jmp;
  reg sequencer__jump_call;
  reg sequencer__jump_each;
  reg sequencer__jump_jz;
  reg sequencer__jump_jnz;
  reg sequencer__jump_jn;
  reg sequencer__jump_jp;
  reg sequencer__jump_jc;
  reg sequencer__jump_jnc;
  reg sequencer__jump_jo;
  reg sequencer__jump_je;
  reg sequencer__jump_next_thread;
  reg sequencer__jump_jnone;
  reg sequencer__jump_jsel;
  reg sequencer__jump_jbz;
  reg sequencer__jump_jbn;
  reg sequencer__jump_jbp;
  reg sequencer__jump_dispatch;
  reg sequencer__jump_ret;
  reg sequencer__jump_jump_to;
  reg sequencer__jump_far;
  wire [11:0] sequencer__fetched;
  wire sequencer__taken;
  reg word_valid__d;
  reg word_valid__q = 1'h0;
  reg [15:0] op__d;
  reg [15:0] op__q = 16'h0;
  reg op_valid__d;
  reg op_valid__q = 1'h0;
  reg [11:0] place__d;
  reg [11:0] place__q = 12'h0;
  reg keeps__d;
  reg keeps__q = 1'h0;
  reg [11:0] x__d;
  reg [11:0] x__q = 12'h0;
  reg [31:0] low__d;
  reg [31:0] low__q = 32'h0;
  reg [7:0] high__d;
  reg [7:0] high__q = 8'h0;
  reg [2:0] warp__d;
  reg [2:0] warp__q = 3'h0;
  reg [3:0] cause__d;
  reg [3:0] cause__q = 4'h0;
  reg [31:0] ran__d;
  reg [31:0] ran__q = 32'h0;
  always @(*) begin
    word_valid__d = word_valid__q;
    op__d = op__q;
    op_valid__d = op_valid__q;
    place__d = place__q;
    keeps__d = keeps__q;
    x__d = x__q;
    low__d = low__q;
    high__d = high__q;
    warp__d = warp__q;
    cause__d = cause__q;
    ran__d = ran__q;
    mem_keeps = keeps__q;
    trace_warp = warp__q;
    fault = cause__q;
    cycles = ran__q;
    decode__op = op__q;
    decode__op_valid = op_valid__q;
    kind = op__q[10:8];
    idle = decode__sys_idle;
    stalls = accumulators__stalls;
    if ((decode__sys_read | decode__sys_write)) begin
      stalls = (!mem_done);
    end
    if (idle) begin
      stalls = (!start);
    end
    goes = (!stalls);
    literal = {24'h0, op__q[7:0]};
    if (op__q[7]) begin
      literal = ({24'h0, op__q[7:0]} | 32'hffffff00);
    end
    from_store = ((kind != 3'h3) & (!place__q[11]));
    other = 32'h0;
    if (place__q[11]) begin
      other = shared__read_data;
    end
    if ((kind == 3'h3)) begin
      other = literal;
    end
    accumulators__kind = kind;
    accumulators__from_store = from_store;
    accumulators__other = other;
    accumulators__places = op__q[4:0];
    accumulators__stored = store__read_data;
    accumulators__compute_ld = decode__compute_ld;
    accumulators__compute_add = decode__compute_add;
    accumulators__compute_sub = decode__compute_sub;
    accumulators__compute_and = decode__compute_and;
    accumulators__compute_or = decode__compute_or;
    accumulators__compute_xor = decode__compute_xor;
    accumulators__compute_ldb = decode__compute_ldb;
    accumulators__compute_mul = decode__compute_mul;
    accumulators__compute_div = decode__compute_div;
    accumulators__compute_cmp = decode__compute_cmp;
    accumulators__compute_ldk = decode__compute_ldk;
    accumulators__compute_shift = decode__compute_shift;
    accumulators__compute_swap = decode__compute_swap;
    accumulators__compute_set_count = decode__compute_set_count;
    accumulators__compute_get_count = decode__compute_get_count;
    accumulators__compute_trace = decode__compute_trace;
    threads__a = accumulators__a[15:0];
    threads__a_any = (|accumulators__a);
    threads__guard = (({{3'h0, low__q[8]} << 32'h3} | {{3'h0, low__q[11]} << 32'h2}) | {2'h0, low__q[10:9]});
    threads__put_number = low__q[13:12];
    threads__select_number = high__q[5:4];
    threads__begins = decode__sys_begin;
    threads__restarts = decode__sys_left;
    threads__advances = (decode__jump_next_thread | decode__jump_each);
    threads__set = decode__sys_set_thread;
    threads__load = decode__sys_set_predicates;
    threads__put = decode__sys_put_predicate;
    accumulators__brings = (((((decode__sys_read & mem_done) | decode__sys_get_left) | decode__sys_get_thread) |
        decode__sys_bit) | decode__sys_get_predicates);
    accumulators__brought_value = mem_word;
    if (decode__sys_get_left) begin
      accumulators__brought_value = {28'h0, threads__left};
    end
    if (decode__sys_get_thread) begin
      accumulators__brought_value = {30'h0, threads__thread};
    end
    if (decode__sys_bit) begin
      accumulators__brought_value = {28'h0, threads__thread_bit};
    end
    rd_plus = {low__q[17:12] + 6'h1};
    if (decode__sys_increment_rd) begin
      low__d = ((low__q & 32'hfffc0fff) | {{26'h0, rd_plus} << 32'hc});
    end
    if (decode__sys_set_low) begin
      low__d = accumulators__a;
    end
    if (decode__sys_set_high) begin
      high__d = accumulators__a[7:0];
    end
    if (decode__sys_get_predicates) begin
      accumulators__brought_value = {16'h0, threads__predicates};
    end
    if (decode__sys_set_warp) begin
      warp__d = accumulators__a[2:0];
    end
    if (decode__sys_set_index) begin
      x__d = accumulators__a[11:0];
    end
    if ((decode__sys_fault & (cause__q == 4'h0))) begin
      cause__d = accumulators__a[3:0];
    end
    if ((!idle)) begin
      ran__d = {ran__q + 32'h1};
    end
    if ((idle & start)) begin
      cause__d = 4'h0;
      ran__d = 32'h0;
    end
    sequencer__goes = goes;
    sequencer__stop = stop;
    sequencer__place = op__q[10:0];
    sequencer__a = accumulators__a;
    sequencer__b = accumulators__b;
    sequencer__carry = accumulators__carry;
    sequencer__more = threads__more;
    sequencer__selected = threads__selected;
    sequencer__left = (|threads__left);
    sequencer__routine = routines__word;
    sequencer__jump_jmp = decode__jump_jmp;
    sequencer__jump_call = decode__jump_call;
    sequencer__jump_each = decode__jump_each;
    sequencer__jump_jz = decode__jump_jz;
    sequencer__jump_jnz = decode__jump_jnz;
    sequencer__jump_jn = decode__jump_jn;
    sequencer__jump_jp = decode__jump_jp;
    sequencer__jump_jc = decode__jump_jc;
    sequencer__jump_jnc = decode__jump_jnc;
    sequencer__jump_jo = decode__jump_jo;
    sequencer__jump_je = decode__jump_je;
    sequencer__jump_next_thread = decode__jump_next_thread;
    sequencer__jump_jnone = decode__jump_jnone;
    sequencer__jump_jsel = decode__jump_jsel;
    sequencer__jump_jbz = decode__jump_jbz;
    sequencer__jump_jbn = decode__jump_jbn;
    sequencer__jump_jbp = decode__jump_jbp;
    sequencer__jump_dispatch = decode__jump_dispatch;
    sequencer__jump_ret = decode__jump_ret;
    sequencer__jump_jump_to = decode__jump_jump_to;
    sequencer__jump_far = decode__jump_far;
    code__read_enable = goes;
    code__address = sequencer__fetched;
    routines__read_enable = 1'h1;
    routines__address = {4'h0, low__q[7:0]};
    operand__word = code__word;
    operand__index_value = code__word[7:0];
    if (idle) begin
      operand__index_value = host_place;
    end
    operand__low = low__q;
    operand__high = high__q;
    operand__warp = warp__q;
    operand__thread = threads__thread;
    operand__x = x__q;
    if (goes) begin
      op__d = code__word;
      place__d = operand__wanted;
      op_valid__d = (word_valid__q & (!sequencer__taken));
      word_valid__d = 1'h1;
    end
    asked = operand__wanted;
    store__read_enable = ((goes & operand__reads) | ((idle & host_valid) & (!host_write)));
    store__read_address = asked[10:0];
    store__write_enable_value = ((decode__op_st | decode__op_stb) & (!place__q[11]));
    store__write_address_value = place__q[10:0];
    store__write_data_value = accumulators__a;
    if (decode__op_stb) begin
      store__write_data_value = accumulators__b;
    end
    if (idle) begin
      store__write_enable_value = (host_valid & host_write);
      store__write_address_value = ({3'h0, host_place} | 11'h700);
      store__write_data_value = host_data;
    end
    shared__read_enable = ((goes & operand__reads) & asked[11]);
    shared__read_address = asked[10:0];
    shared__write_enable = ((decode__op_st | decode__op_stb) & place__q[11]);
    shared__write_address = place__q[10:0];
    shared__write_data = accumulators__a;
    host_word = store__read_data;
    done = idle;
    mem_valid = (decode__sys_read | decode__sys_write);
    mem_write = decode__sys_write;
    if (decode__sys_keep) begin
      keeps__d = 1'h1;
    end
    if (((decode__sys_write & mem_done) | decode__jump_dispatch)) begin
      keeps__d = 1'h0;
    end
    mem_address = accumulators__a[31:2];
    mem_data = accumulators__b;
    trace_valid = decode__compute_trace;
    trace_pc = accumulators__a[19:0];
    trace_active = accumulators__b[3:0];
    accumulators__brought = accumulators__brought_value;
    operand__index = operand__index_value;
    store__write_address = store__write_address_value;
    store__write_data = store__write_data_value;
    store__write_enable = store__write_enable_value;
  end
  always @(posedge clock) begin
    word_valid__q <= word_valid__d;
    op__q <= op__d;
    op_valid__q <= op_valid__d;
    place__q <= place__d;
    keeps__q <= keeps__d;
    x__q <= x__d;
    low__q <= low__d;
    high__q <= high__d;
    warp__q <= warp__d;
    cause__q <= cause__d;
    ran__q <= ran__d;
  end
  warpwright_code code (
    .clock(clock),
    .read_enable(code__read_enable),
    .address(code__address),
    .word(code__word)
  );
  warpwright_routines routines (
    .clock(clock),
    .read_enable(routines__read_enable),
    .address(routines__address),
    .word(routines__word)
  );
  warpwright_microcoded_core_store store (
    .clock(clock),
    .read_enable(store__read_enable),
    .read_address(store__read_address),
    .read_data(store__read_data),
    .write_enable(store__write_enable),
    .write_address(store__write_address),
    .write_data(store__write_data)
  );
  warpwright_microcoded_core_shared shared (
    .clock(clock),
    .read_enable(shared__read_enable),
    .read_address(shared__read_address),
    .read_data(shared__read_data),
    .write_enable(shared__write_enable),
    .write_address(shared__write_address),
    .write_data(shared__write_data)
  );
  warpwright_microcoded_core_decode decode (
    .op(decode__op),
    .op_valid(decode__op_valid),
    .compute_ld(decode__compute_ld),
    .compute_add(decode__compute_add),
    .compute_sub(decode__compute_sub),
    .compute_and(decode__compute_and),
    .compute_or(decode__compute_or),
    .compute_xor(decode__compute_xor),
    .compute_ldb(decode__compute_ldb),
    .compute_mul(decode__compute_mul),
    .compute_div(decode__compute_div),
    .compute_cmp(decode__compute_cmp),
    .compute_ldk(decode__compute_ldk),
    .compute_shift(decode__compute_shift),
    .compute_swap(decode__compute_swap),
    .compute_set_count(decode__compute_set_count),
    .compute_get_count(decode__compute_get_count),
    .compute_trace(decode__compute_trace),
    .jump_jmp(decode__jump_jmp),
    .jump_call(decode__jump_call),
    .jump_each(decode__jump_each),
    .jump_jz(decode__jump_jz),
    .jump_jnz(decode__jump_jnz),
    .jump_jn(decode__jump_jn),
    .jump_jp(decode__jump_jp),
    .jump_jc(decode__jump_jc),
    .jump_jnc(decode__jump_jnc),
    .jump_jo(decode__jump_jo),
    .jump_je(decode__jump_je),
    .jump_next_thread(decode__jump_next_thread),
    .jump_jnone(decode__jump_jnone),
    .jump_jsel(decode__jump_jsel),
    .jump_jbz(decode__jump_jbz),
    .jump_jbn(decode__jump_jbn),
    .jump_jbp(decode__jump_jbp),
    .jump_dispatch(decode__jump_dispatch),
    .jump_ret(decode__jump_ret),
    .jump_jump_to(decode__jump_jump_to),
    .jump_far(decode__jump_far),
    .op_st(decode__op_st),
    .op_stb(decode__op_stb),
    .sys_read(decode__sys_read),
    .sys_write(decode__sys_write),
    .sys_begin(decode__sys_begin),
    .sys_left(decode__sys_left),
    .sys_get_left(decode__sys_get_left),
    .sys_get_thread(decode__sys_get_thread),
    .sys_set_thread(decode__sys_set_thread),
    .sys_bit(decode__sys_bit),
    .sys_increment_rd(decode__sys_increment_rd),
    .sys_set_low(decode__sys_set_low),
    .sys_set_high(decode__sys_set_high),
    .sys_set_predicates(decode__sys_set_predicates),
    .sys_get_predicates(decode__sys_get_predicates),
    .sys_put_predicate(decode__sys_put_predicate),
    .sys_set_warp(decode__sys_set_warp),
    .sys_set_index(decode__sys_set_index),
    .sys_idle(decode__sys_idle),
    .sys_fault(decode__sys_fault),
    .sys_keep(decode__sys_keep)
  );
  warpwright_threads threads (
    .clock(clock),
    .a(threads__a),
    .a_any(threads__a_any),
    .guard(threads__guard),
    .put_number(threads__put_number),
    .select_number(threads__select_number),
    .begins(threads__begins),
    .restarts(threads__restarts),
    .advances(threads__advances),
    .set(threads__set),
    .load(threads__load),
    .put(threads__put),
    .left(threads__left),
    .thread(threads__thread),
    .thread_bit(threads__thread_bit),
    .more(threads__more),
    .selected(threads__selected),
    .predicates(threads__predicates)
  );
  warpwright_operand operand (
    .word(operand__word),
    .index(operand__index),
    .low(operand__low),
    .high(operand__high),
    .warp(operand__warp),
    .thread(operand__thread),
    .x(operand__x),
    .reads(operand__reads),
    .wanted(operand__wanted)
  );
  warpwright_accumulators accumulators (
    .clock(clock),
    .kind(accumulators__kind),
    .places(accumulators__places),
    .stored(accumulators__stored),
    .from_store(accumulators__from_store),
    .other(accumulators__other),
    .compute_ld(accumulators__compute_ld),
    .compute_add(accumulators__compute_add),
    .compute_sub(accumulators__compute_sub),
    .compute_and(accumulators__compute_and),
    .compute_or(accumulators__compute_or),
    .compute_xor(accumulators__compute_xor),
    .compute_ldb(accumulators__compute_ldb),
    .compute_mul(accumulators__compute_mul),
    .compute_div(accumulators__compute_div),
    .compute_cmp(accumulators__compute_cmp),
    .compute_ldk(accumulators__compute_ldk),
    .compute_shift(accumulators__compute_shift),
    .compute_swap(accumulators__compute_swap),
    .compute_set_count(accumulators__compute_set_count),
    .compute_get_count(accumulators__compute_get_count),
    .compute_trace(accumulators__compute_trace),
    .brings(accumulators__brings),
    .brought(accumulators__brought),
    .a(accumulators__a),
    .b(accumulators__b),
    .carry(accumulators__carry),
    .stalls(accumulators__stalls)
  );
  warpwright_sequencer sequencer (
    .clock(clock),
    .goes(sequencer__goes),
    .place(sequencer__place),
    .a(sequencer__a),
    .b(sequencer__b),
    .carry(sequencer__carry),
    .more(sequencer__more),
    .left(sequencer__left),
    .selected(sequencer__selected),
    .routine(sequencer__routine),
    .stop(sequencer__stop),
    .jump_jmp(sequencer__jump_jmp),
    .jump_call(sequencer__jump_call),
    .jump_each(sequencer__jump_each),
    .jump_jz(sequencer__jump_jz),
    .jump_jnz(sequencer__jump_jnz),
    .jump_jn(sequencer__jump_jn),
    .jump_jp(sequencer__jump_jp),
    .jump_jc(sequencer__jump_jc),
    .jump_jnc(sequencer__jump_jnc),
    .jump_jo(sequencer__jump_jo),
    .jump_je(sequencer__jump_je),
    .jump_next_thread(sequencer__jump_next_thread),
    .jump_jnone(sequencer__jump_jnone),
    .jump_jsel(sequencer__jump_jsel),
    .jump_jbz(sequencer__jump_jbz),
    .jump_jbn(sequencer__jump_jbn),
    .jump_jbp(sequencer__jump_jbp),
    .jump_dispatch(sequencer__jump_dispatch),
    .jump_ret(sequencer__jump_ret),
    .jump_jump_to(sequencer__jump_jump_to),
    .jump_far(sequencer__jump_far),
    .fetched(sequencer__fetched),
    .taken(sequencer__taken)
  );
endmodule
