// SPDX-License-Identifier: MIT
// atomic_unit: atomics at the memory port: read, modify, write
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Atomics at the memory port: read, modify, write (docs/mechanisms/4.md).
//
// Plain requests pass through a register. An atomic takes one of four entries, reads its
// line, works out the new word with the `AtomicAlu` and writes it; any request to a line with
// an atomic under way waits, so that the update is indivisible for all requests of this port.
//
// A set of compare-and-exchanges is one access that comes in several requests, one for each
// thread (`more` in all but the last), and is resolved thread by thread. The reply carries the
// old value; of a compare-and-exchange that of each thread, in the word with its number.
//
// An entry keeps its line after the answer, until it is needed for another line or a store
// goes to that line: the next atomic there reads no memory, so that a contended word is
// updated every few cycles, whatever the memory's latency. Every update is still written.
//
// Replies of the memory cannot be stopped, so the reply of an atomic uses a cycle in which
// the memory answers nothing, or answers this unit itself (twice for each atomic: such
// cycles always come). Tags with bits 12:11 = 3 are this unit's own.
//
// - latency: plain requests one cycle; an atomic one memory read and 6 cycles, 6 cycles when
//   its line is kept; longer by what the `AtomicAlu` takes beyond two cycles, and by three
//   cycles for each further thread of a compare-and-exchange
// - throughput: one request per cycle, four atomics under way
// - invariants: between read and write of an atomic no other request to its line is accepted;
//   no line is in two entries
//
// The atomic unit.
//
// Ports
//   clock  input, 1 bit: Clock.
//   req_valid  input, 1 bit: A request is offered; it holds until `ready` (of `memory_arbiter` it may change).
//   req_write  input, 1 bit: Store; else, unless `atomic`, a read of the line.
//   req_atomic  input, 1 bit: Read, modify, write of one word.
//   req_aop  input, 4 bits: Operation of an atomic, see `AtomicOp`.
//   req_word  input, 2 bits: Word of the line that an atomic updates.
//   req_address  input, 28 bits: Number of the line of 16 bytes.
//   req_data__0 .. req_data__3  input, 32 bits: Words of a store; operand and second operand of an atomic in
//       words 0 and 1.
//   req_mask  input, 16 bits: Byte enables of a store. Of an atomic bit 0: more requests of the set follow, with
//       nothing between them; bits 2:1: thread of a compare-and-exchange.
//   req_tag  input, 13 bits: Comes back with the reply.
//   mem_ready  input, 1 bit: The request is taken in this cycle.
//   ans_valid  input, 1 bit: A reply, for one cycle.
//   ans_tag  input, 13 bits: Tag of the request.
//   ans_data__0 .. ans_data__3  input, 32 bits: The line; the old value of an atomic in word 0.
//   flush  input, 1 bit: Invalidates the lines that are kept, when memory may have changed from outside; only
//       while no request is under way.
//   req_ready  output, 1 bit: The request is taken in this cycle.
//   rsp_valid  output, 1 bit: A reply, for one cycle.
//   rsp_tag  output, 13 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  output, 32 bits: The line; the old value of an atomic in word 0.
//   mem_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   mem_write  output, 1 bit: Store; else a read of the line.
//   mem_address  output, 28 bits: Number of the line of 16 bytes.
//   mem_data__0 .. mem_data__3  output, 32 bits: Words of a store.
//   mem_mask  output, 16 bits: Byte enables of a store.
//   mem_tag  output, 13 bits: Comes back with the reply to a read.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of req_aop (AtomicOp):
//    0  add: Integer add
//    1  mul: Integer multiply
//    2  and: Bitwise and
//    3  or: Bitwise or
//    4  xor: Bitwise exclusive or
//    5  min.s: Signed minimum
//    6  max.s: Signed maximum
//    7  min.u: Unsigned minimum
//    8  max.u: Unsigned maximum
//    9  satadd: Unsigned add, saturating
//   10  addmod: Add modulo the second operand
//   11  fadd: Float add
//   12  fmul: Float multiply
//   13  exch: Exchange
//   14  cas: Compare (second operand) and exchange
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block atomic_unit --reset sync`.
//
// Configuration
// `AtomicUnit` of rtl/src/atomics/unit.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block atomic_unit

module warpwright_atomic_unit (
  input wire clock,
  input wire req_valid,
  output reg req_ready,
  input wire req_write,
  input wire req_atomic,
  input wire [3:0] req_aop,
  input wire [1:0] req_word,
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
  output reg [31:0] rsp_data__3,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  output reg [15:0] mem_mask,
  output reg [12:0] mem_tag,
  input wire ans_valid,
  input wire [12:0] ans_tag,
  input wire [31:0] ans_data__0,
  input wire [31:0] ans_data__1,
  input wire [31:0] ans_data__2,
  input wire [31:0] ans_data__3,
  input wire flush
);
  localparam [15:0] word_mask = 16'hf;
  localparam [3:0] first = 4'h1;
  reg operand_place_write_enable;
  reg [3:0] operand_place_write_address;
  reg [3:0] operand_place_read_address;
  reg same__0;
  reg same__1;
  reg same__2;
  reg same__3;
  reg [3:0] warm;
  reg going;
  reg cold;
  reg [1:0] place;
  reg gathers;
  reg joins;
  reg arriving;
  reg finishing;
  reg working;
  reg speaking;
  reg space;
  reg conflict;
  reg [1:0] free;
  reg any_free;
  reg [1:0] writer;
  reg any_writer;
  reg [1:0] worker;
  reg any_worker;
  reg [1:0] finisher;
  reg any_finisher;
  reg [1:0] speaker;
  reg any_speaker;
  reg own_reply;
  reg [18:0] arrived;
  reg [18:0] written;
  reg [18:0] finished;
  reg [18:0] facts;
  reg [18:0] answers;
  reg [27:0] own_line;
  reg [1:0] thread;
  reg [3:0] after;
  reg [31:0] value;
  reg [1:0] kept_words__0__read_address_value;
  reg [1:0] kept_words__0__write_address_value;
  reg [31:0] kept_words__0__write_data_value;
  reg kept_words__0__write_enable_value;
  reg [1:0] kept_words__1__read_address_value;
  reg [1:0] kept_words__1__write_address_value;
  reg [31:0] kept_words__1__write_data_value;
  reg kept_words__1__write_enable_value;
  reg [1:0] kept_words__2__read_address_value;
  reg [1:0] kept_words__2__write_address_value;
  reg [31:0] kept_words__2__write_data_value;
  reg kept_words__2__write_enable_value;
  reg [1:0] kept_words__3__read_address_value;
  reg [1:0] kept_words__3__write_address_value;
  reg [31:0] kept_words__3__write_data_value;
  reg kept_words__3__write_enable_value;
  reg [31:0] rsp_data__0_value;
  reg [31:0] rsp_data__1_value;
  reg [31:0] rsp_data__2_value;
  reg [31:0] rsp_data__3_value;
  reg [12:0] rsp_tag_value;
  reg rsp_valid_value;
  reg [2:0] state__0__d;
  reg [2:0] state__0__q = 3'h0;
  reg [2:0] state__1__d;
  reg [2:0] state__1__q = 3'h0;
  reg [2:0] state__2__d;
  reg [2:0] state__2__q = 3'h0;
  reg [2:0] state__3__d;
  reg [2:0] state__3__q = 3'h0;
  reg [27:0] line__0__d;
  reg [27:0] line__0__q = 28'h0;
  reg [27:0] line__1__d;
  reg [27:0] line__1__q = 28'h0;
  reg [27:0] line__2__d;
  reg [27:0] line__2__q = 28'h0;
  reg [27:0] line__3__d;
  reg [27:0] line__3__q = 28'h0;
  reg [18:0] about__0__d;
  reg [18:0] about__0__q = 19'h0;
  reg [18:0] about__1__d;
  reg [18:0] about__1__q = 19'h0;
  reg [18:0] about__2__d;
  reg [18:0] about__2__q = 19'h0;
  reg [18:0] about__3__d;
  reg [18:0] about__3__q = 19'h0;
  reg [3:0] threads_left__0__d;
  reg [3:0] threads_left__0__q = 4'h0;
  reg [3:0] threads_left__1__d;
  reg [3:0] threads_left__1__q = 4'h0;
  reg [3:0] threads_left__2__d;
  reg [3:0] threads_left__2__q = 4'h0;
  reg [3:0] threads_left__3__d;
  reg [3:0] threads_left__3__q = 4'h0;
  reg [3:0] next_thread__candidates;
  wire next_thread__valid;
  wire [1:0] next_thread__index;
  wire [3:0] next_thread__chosen;
  reg open__d;
  reg open__q = 1'h0;
  reg [1:0] opened__d;
  reg [1:0] opened__q = 2'h0;
  reg operands__place_write_enable;
  reg [3:0] operands__place_write_address;
  reg [3:0] operands__place_read_address;
  reg [31:0] operands__write_data;
  wire [31:0] operands__read_data;
  reg operands2__place_write_enable;
  reg [3:0] operands2__place_write_address;
  reg [3:0] operands2__place_read_address;
  reg [31:0] operands2__write_data;
  wire [31:0] operands2__read_data;
  reg [1:0] seen__0__read_address;
  wire [31:0] seen__0__read_data;
  reg seen__0__write_enable;
  reg [1:0] seen__0__write_address;
  reg [31:0] seen__0__write_data;
  reg [1:0] seen__1__read_address;
  wire [31:0] seen__1__read_data;
  reg seen__1__write_enable;
  reg [1:0] seen__1__write_address;
  reg [31:0] seen__1__write_data;
  reg [1:0] seen__2__read_address;
  wire [31:0] seen__2__read_data;
  reg seen__2__write_enable;
  reg [1:0] seen__2__write_address;
  reg [31:0] seen__2__write_data;
  reg [1:0] seen__3__read_address;
  wire [31:0] seen__3__read_data;
  reg seen__3__write_enable;
  reg [1:0] seen__3__write_address;
  reg [31:0] seen__3__write_data;
  reg out__d_valid;
  reg out__q_valid = 1'h0;
  reg out__d_write;
  reg out__q_write = 1'h0;
  reg [27:0] out__d_address;
  reg [27:0] out__q_address = 28'h0;
  reg [31:0] out__d_data__0;
  reg [31:0] out__q_data__0 = 32'h0;
  reg [31:0] out__d_data__1;
  reg [31:0] out__q_data__1 = 32'h0;
  reg [31:0] out__d_data__2;
  reg [31:0] out__q_data__2 = 32'h0;
  reg [31:0] out__d_data__3;
  reg [31:0] out__q_data__3 = 32'h0;
  reg [15:0] out__d_mask;
  reg [15:0] out__q_mask = 16'h0;
  reg [12:0] out__d_tag;
  reg [12:0] out__q_tag = 13'h0;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  reg [1:0] kept_words__0__read_address;
  wire [31:0] kept_words__0__read_data;
  reg kept_words__0__write_enable;
  reg [1:0] kept_words__0__write_address;
  reg [31:0] kept_words__0__write_data;
  reg [1:0] kept_words__1__read_address;
  wire [31:0] kept_words__1__read_data;
  reg kept_words__1__write_enable;
  reg [1:0] kept_words__1__write_address;
  reg [31:0] kept_words__1__write_data;
  reg [1:0] kept_words__2__read_address;
  wire [31:0] kept_words__2__read_data;
  reg kept_words__2__write_enable;
  reg [1:0] kept_words__2__write_address;
  reg [31:0] kept_words__2__write_data;
  reg [1:0] kept_words__3__read_address;
  wire [31:0] kept_words__3__read_data;
  reg kept_words__3__write_enable;
  reg [1:0] kept_words__3__write_address;
  reg [31:0] kept_words__3__write_data;
  reg kept__0__d;
  reg kept__0__q = 1'h0;
  reg kept__1__d;
  reg kept__1__q = 1'h0;
  reg kept__2__d;
  reg kept__2__q = 1'h0;
  reg kept__3__d;
  reg kept__3__q = 1'h0;
  reg [1:0] turn__d;
  reg [1:0] turn__q = 2'h0;
  always @(*) begin
    state__0__d = state__0__q;
    state__1__d = state__1__q;
    state__2__d = state__2__q;
    state__3__d = state__3__q;
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    about__0__d = about__0__q;
    about__1__d = about__1__q;
    about__2__d = about__2__q;
    about__3__d = about__3__q;
    threads_left__0__d = threads_left__0__q;
    threads_left__1__d = threads_left__1__q;
    threads_left__2__d = threads_left__2__q;
    threads_left__3__d = threads_left__3__q;
    open__d = open__q;
    opened__d = opened__q;
    out__d_valid = out__q_valid;
    out__d_write = out__q_write;
    out__d_address = out__q_address;
    out__d_data__0 = out__q_data__0;
    out__d_data__1 = out__q_data__1;
    out__d_data__2 = out__q_data__2;
    out__d_data__3 = out__q_data__3;
    out__d_mask = out__q_mask;
    out__d_tag = out__q_tag;
    kept__0__d = kept__0__q;
    kept__1__d = kept__1__q;
    kept__2__d = kept__2__q;
    kept__3__d = kept__3__q;
    turn__d = turn__q;
    free = 2'h0;
    any_free = 1'h0;
    writer = 2'h0;
    any_writer = 1'h0;
    worker = 2'h0;
    any_worker = 1'h0;
    finisher = 2'h0;
    any_finisher = 1'h0;
    speaker = 2'h0;
    any_speaker = 1'h0;
    written = about__0__q;
    own_line = line__0__q;
    finished = about__0__q;
    facts = about__0__q;
    after = threads_left__0__q;
    answers = about__0__q;
    case (state__0__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h0))) begin
          free = 2'h0;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h0))) begin
          worker = 2'h0;
          any_worker = 1'h1;
          facts = about__0__q;
          after = threads_left__0__q;
        end
      end
      3'h3: begin
        finisher = 2'h0;
        any_finisher = 1'h1;
        finished = about__0__q;
      end
      3'h4: begin
        writer = 2'h0;
        any_writer = 1'h1;
        written = about__0__q;
        own_line = line__0__q;
      end
      3'h5: begin
        speaker = 2'h0;
        any_speaker = 1'h1;
        answers = about__0__q;
      end
      default: begin
      end
    endcase
    case (state__1__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h1))) begin
          free = 2'h1;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h1))) begin
          worker = 2'h1;
          any_worker = 1'h1;
          facts = about__1__q;
          after = threads_left__1__q;
        end
      end
      3'h3: begin
        finisher = 2'h1;
        any_finisher = 1'h1;
        finished = about__1__q;
      end
      3'h4: begin
        writer = 2'h1;
        any_writer = 1'h1;
        written = about__1__q;
        own_line = line__1__q;
      end
      3'h5: begin
        speaker = 2'h1;
        any_speaker = 1'h1;
        answers = about__1__q;
      end
      default: begin
      end
    endcase
    case (state__2__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h2))) begin
          free = 2'h2;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h2))) begin
          worker = 2'h2;
          any_worker = 1'h1;
          facts = about__2__q;
          after = threads_left__2__q;
        end
      end
      3'h3: begin
        finisher = 2'h2;
        any_finisher = 1'h1;
        finished = about__2__q;
      end
      3'h4: begin
        writer = 2'h2;
        any_writer = 1'h1;
        written = about__2__q;
        own_line = line__2__q;
      end
      3'h5: begin
        speaker = 2'h2;
        any_speaker = 1'h1;
        answers = about__2__q;
      end
      default: begin
      end
    endcase
    case (state__3__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h3))) begin
          free = 2'h3;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h3))) begin
          worker = 2'h3;
          any_worker = 1'h1;
          facts = about__3__q;
          after = threads_left__3__q;
        end
      end
      3'h3: begin
        finisher = 2'h3;
        any_finisher = 1'h1;
        finished = about__3__q;
      end
      3'h4: begin
        writer = 2'h3;
        any_writer = 1'h1;
        written = about__3__q;
        own_line = line__3__q;
      end
      3'h5: begin
        speaker = 2'h3;
        any_speaker = 1'h1;
        answers = about__3__q;
      end
      default: begin
      end
    endcase
    joins = (open__q & req_atomic);
    conflict = 1'h0;
    warm = 4'h0;
    place = free;
    same__0 = (line__0__q == req_address);
    warm = {warm[3:1], (((same__0 & req_atomic) & kept__0__q) & (state__0__q == 3'h0))};
    if (((same__0 & (state__0__q != 3'h0)) & ((state__0__q != 3'h5) | req_atomic))) begin
      conflict = 1'h1;
    end
    if (warm[0]) begin
      place = 2'h0;
    end
    same__1 = (line__1__q == req_address);
    warm = {warm[3:2], (((same__1 & req_atomic) & kept__1__q) & (state__1__q == 3'h0)), warm[0]};
    if (((same__1 & (state__1__q != 3'h0)) & ((state__1__q != 3'h5) | req_atomic))) begin
      conflict = 1'h1;
    end
    if (warm[1]) begin
      place = 2'h1;
    end
    same__2 = (line__2__q == req_address);
    warm = {warm[3], (((same__2 & req_atomic) & kept__2__q) & (state__2__q == 3'h0)), warm[1:0]};
    if (((same__2 & (state__2__q != 3'h0)) & ((state__2__q != 3'h5) | req_atomic))) begin
      conflict = 1'h1;
    end
    if (warm[2]) begin
      place = 2'h2;
    end
    same__3 = (line__3__q == req_address);
    warm = {(((same__3 & req_atomic) & kept__3__q) & (state__3__q == 3'h0)), warm[2:0]};
    if (((same__3 & (state__3__q != 3'h0)) & ((state__3__q != 3'h5) | req_atomic))) begin
      conflict = 1'h1;
    end
    if (warm[3]) begin
      place = 2'h3;
    end
    if (joins) begin
      place = opened__q;
    end
    space = ((!out__q_valid) | mem_ready);
    req_ready = (joins | (((space & (!any_writer)) & (!conflict)) & ((!req_atomic) | any_free)));
    going = ((req_valid & req_ready) & (!joins));
    cold = ((going & req_atomic) & (!(|warm)));
    if (space) begin
      out__d_valid = (any_writer | (going & (!(|warm))));
      out__d_write = (req_write & (!req_atomic));
      out__d_address = req_address;
      out__d_mask = req_mask;
      out__d_tag = req_tag;
      out__d_data__0 = req_data__0;
      out__d_data__1 = req_data__1;
      out__d_data__2 = req_data__2;
      out__d_data__3 = req_data__3;
      if (req_atomic) begin
        out__d_tag = ({11'h0, free} | 13'h1800);
      end
      if (any_writer) begin
        out__d_write = 1'h1;
        out__d_address = own_line;
        out__d_mask = {word_mask << {{2'h0, written[5:4]} << 32'h2}};
        out__d_tag = ({11'h0, writer} | 13'h1820);
        out__d_data__0 = kept_words__0__read_data;
        out__d_data__1 = kept_words__1__read_data;
        out__d_data__2 = kept_words__2__read_data;
        out__d_data__3 = kept_words__3__read_data;
      end
    end
    mem_valid = out__q_valid;
    mem_write = out__q_write;
    mem_address = out__q_address;
    mem_data__0 = out__q_data__0;
    mem_data__1 = out__q_data__1;
    mem_data__2 = out__q_data__2;
    mem_data__3 = out__q_data__3;
    mem_mask = out__q_mask;
    mem_tag = out__q_tag;
    thread = 2'h0;
    if ((req_aop == 4'he)) begin
      thread = req_mask[2:1];
    end
    operand_place_write_enable = ((req_valid & req_atomic) & (joins | any_free));
    operand_place_write_address = ({{2'h0, place} << 32'h2} | {2'h0, thread});
    operands__write_data = req_data__0;
    operands2__write_data = req_data__1;
    arrived[3:0] = req_aop;
    arrived[5:4] = req_word;
    arrived[18:6] = req_tag;
    gathers = ((req_valid & joins) & (opened__q == 2'h0));
    if (((state__0__q == 3'h0) | gathers)) begin
      about__0__d = arrived;
      threads_left__0__d = {first << thread};
      if (gathers) begin
        threads_left__0__d = ({first << thread} | threads_left__0__q);
      end
    end
    gathers = ((req_valid & joins) & (opened__q == 2'h1));
    if (((state__1__q == 3'h0) | gathers)) begin
      about__1__d = arrived;
      threads_left__1__d = {first << thread};
      if (gathers) begin
        threads_left__1__d = ({first << thread} | threads_left__1__q);
      end
    end
    gathers = ((req_valid & joins) & (opened__q == 2'h2));
    if (((state__2__q == 3'h0) | gathers)) begin
      about__2__d = arrived;
      threads_left__2__d = {first << thread};
      if (gathers) begin
        threads_left__2__d = ({first << thread} | threads_left__2__q);
      end
    end
    gathers = ((req_valid & joins) & (opened__q == 2'h3));
    if (((state__3__q == 3'h0) | gathers)) begin
      about__3__d = arrived;
      threads_left__3__d = {first << thread};
      if (gathers) begin
        threads_left__3__d = ({first << thread} | threads_left__3__q);
      end
    end
    if ((!open__q)) begin
      opened__d = place;
    end
    if (((req_ready & req_valid) & req_atomic)) begin
      open__d = req_mask[0];
    end
    own_reply = (ans_valid & (ans_tag[12:11] == 2'h3));
    arriving = (own_reply & (!ans_tag[5]));
    if ((((req_valid & req_write) & (!req_atomic)) & same__0)) begin
      kept__0__d = 1'h0;
    end
    if ((arriving & (ans_tag[1:0] == 2'h0))) begin
      kept__0__d = 1'h1;
    end
    if (flush) begin
      kept__0__d = 1'h0;
    end
    if ((((req_valid & req_write) & (!req_atomic)) & same__1)) begin
      kept__1__d = 1'h0;
    end
    if ((arriving & (ans_tag[1:0] == 2'h1))) begin
      kept__1__d = 1'h1;
    end
    if (flush) begin
      kept__1__d = 1'h0;
    end
    if ((((req_valid & req_write) & (!req_atomic)) & same__2)) begin
      kept__2__d = 1'h0;
    end
    if ((arriving & (ans_tag[1:0] == 2'h2))) begin
      kept__2__d = 1'h1;
    end
    if (flush) begin
      kept__2__d = 1'h0;
    end
    if ((((req_valid & req_write) & (!req_atomic)) & same__3)) begin
      kept__3__d = 1'h0;
    end
    if ((arriving & (ans_tag[1:0] == 2'h3))) begin
      kept__3__d = 1'h1;
    end
    if (flush) begin
      kept__3__d = 1'h0;
    end
    finishing = ((any_finisher & (!arriving)) & (!alu__busy));
    kept_words__0__read_address_value = worker;
    if (any_writer) begin
      kept_words__0__read_address_value = writer;
    end
    kept_words__0__write_enable_value = (finishing & (finished[5:4] == 2'h0));
    kept_words__0__write_address_value = finisher;
    kept_words__0__write_data_value = alu__y;
    if (arriving) begin
      kept_words__0__write_enable_value = 1'h1;
      kept_words__0__write_address_value = ans_tag[1:0];
      kept_words__0__write_data_value = ans_data__0;
    end
    kept_words__1__read_address_value = worker;
    if (any_writer) begin
      kept_words__1__read_address_value = writer;
    end
    kept_words__1__write_enable_value = (finishing & (finished[5:4] == 2'h1));
    kept_words__1__write_address_value = finisher;
    kept_words__1__write_data_value = alu__y;
    if (arriving) begin
      kept_words__1__write_enable_value = 1'h1;
      kept_words__1__write_address_value = ans_tag[1:0];
      kept_words__1__write_data_value = ans_data__1;
    end
    kept_words__2__read_address_value = worker;
    if (any_writer) begin
      kept_words__2__read_address_value = writer;
    end
    kept_words__2__write_enable_value = (finishing & (finished[5:4] == 2'h2));
    kept_words__2__write_address_value = finisher;
    kept_words__2__write_data_value = alu__y;
    if (arriving) begin
      kept_words__2__write_enable_value = 1'h1;
      kept_words__2__write_address_value = ans_tag[1:0];
      kept_words__2__write_data_value = ans_data__2;
    end
    kept_words__3__read_address_value = worker;
    if (any_writer) begin
      kept_words__3__read_address_value = writer;
    end
    kept_words__3__write_enable_value = (finishing & (finished[5:4] == 2'h3));
    kept_words__3__write_address_value = finisher;
    kept_words__3__write_data_value = alu__y;
    if (arriving) begin
      kept_words__3__write_enable_value = 1'h1;
      kept_words__3__write_address_value = ans_tag[1:0];
      kept_words__3__write_data_value = ans_data__3;
    end
    working = (((any_worker & (!any_writer)) & (!alu__busy)) & ((!any_finisher) | finishing));
    next_thread__candidates = after;
    value = kept_words__0__read_data;
    if ((facts[5:4] == 2'h1)) begin
      value = kept_words__1__read_data;
    end
    if ((facts[5:4] == 2'h2)) begin
      value = kept_words__2__read_data;
    end
    if ((facts[5:4] == 2'h3)) begin
      value = kept_words__3__read_data;
    end
    operand_place_read_address = ({{2'h0, worker} << 32'h2} | {2'h0, next_thread__index});
    operands__place_write_enable = operand_place_write_enable;
    operands__place_write_address = operand_place_write_address;
    operands__place_read_address = operand_place_read_address;
    operands2__place_write_enable = operand_place_write_enable;
    operands2__place_write_address = operand_place_write_address;
    operands2__place_read_address = operand_place_read_address;
    alu__start = working;
    alu__chain = 1'h0;
    alu__op = facts[3:0];
    alu__a = value;
    alu__b = operands__read_data;
    alu__k = operands2__read_data;
    seen__0__write_enable = (working & (next_thread__index == 2'h0));
    seen__0__write_address = worker;
    seen__0__write_data = value;
    seen__0__read_address = speaker;
    seen__1__write_enable = (working & (next_thread__index == 2'h1));
    seen__1__write_address = worker;
    seen__1__write_data = value;
    seen__1__read_address = speaker;
    seen__2__write_enable = (working & (next_thread__index == 2'h2));
    seen__2__write_address = worker;
    seen__2__write_data = value;
    seen__2__read_address = speaker;
    seen__3__write_enable = (working & (next_thread__index == 2'h3));
    seen__3__write_address = worker;
    seen__3__write_data = value;
    seen__3__read_address = speaker;
    speaking = (any_speaker & ((!ans_valid) | own_reply));
    rsp_valid_value = ans_valid;
    rsp_tag_value = ans_tag;
    rsp_data__0_value = ans_data__0;
    rsp_data__1_value = ans_data__1;
    rsp_data__2_value = ans_data__2;
    rsp_data__3_value = ans_data__3;
    rsp_valid_value = ((ans_valid & (!own_reply)) | speaking);
    if (speaking) begin
      rsp_tag_value = answers[18:6];
      rsp_data__0_value = seen__0__read_data;
      rsp_data__1_value = seen__1__read_data;
      rsp_data__2_value = seen__2__read_data;
      rsp_data__3_value = seen__3__read_data;
    end
    if ((cold & (free == 2'h0))) begin
      state__0__d = 3'h1;
      line__0__d = req_address;
      turn__d = {free + 2'h1};
    end
    if (((going & warm[0]) | (arriving & (ans_tag[1:0] == 2'h0)))) begin
      state__0__d = 3'h2;
    end
    if ((working & (worker == 2'h0))) begin
      state__0__d = 3'h3;
      threads_left__0__d = (threads_left__0__q & {threads_left__0__q - 4'h1});
    end
    if ((finishing & (finisher == 2'h0))) begin
      state__0__d = 3'h4;
      if ((|threads_left__0__q)) begin
        state__0__d = 3'h2;
      end
    end
    if (((space & any_writer) & (writer == 2'h0))) begin
      state__0__d = 3'h5;
    end
    if ((speaking & (speaker == 2'h0))) begin
      state__0__d = 3'h0;
    end
    if ((cold & (free == 2'h1))) begin
      state__1__d = 3'h1;
      line__1__d = req_address;
      turn__d = {free + 2'h1};
    end
    if (((going & warm[1]) | (arriving & (ans_tag[1:0] == 2'h1)))) begin
      state__1__d = 3'h2;
    end
    if ((working & (worker == 2'h1))) begin
      state__1__d = 3'h3;
      threads_left__1__d = (threads_left__1__q & {threads_left__1__q - 4'h1});
    end
    if ((finishing & (finisher == 2'h1))) begin
      state__1__d = 3'h4;
      if ((|threads_left__1__q)) begin
        state__1__d = 3'h2;
      end
    end
    if (((space & any_writer) & (writer == 2'h1))) begin
      state__1__d = 3'h5;
    end
    if ((speaking & (speaker == 2'h1))) begin
      state__1__d = 3'h0;
    end
    if ((cold & (free == 2'h2))) begin
      state__2__d = 3'h1;
      line__2__d = req_address;
      turn__d = {free + 2'h1};
    end
    if (((going & warm[2]) | (arriving & (ans_tag[1:0] == 2'h2)))) begin
      state__2__d = 3'h2;
    end
    if ((working & (worker == 2'h2))) begin
      state__2__d = 3'h3;
      threads_left__2__d = (threads_left__2__q & {threads_left__2__q - 4'h1});
    end
    if ((finishing & (finisher == 2'h2))) begin
      state__2__d = 3'h4;
      if ((|threads_left__2__q)) begin
        state__2__d = 3'h2;
      end
    end
    if (((space & any_writer) & (writer == 2'h2))) begin
      state__2__d = 3'h5;
    end
    if ((speaking & (speaker == 2'h2))) begin
      state__2__d = 3'h0;
    end
    if ((cold & (free == 2'h3))) begin
      state__3__d = 3'h1;
      line__3__d = req_address;
      turn__d = {free + 2'h1};
    end
    if (((going & warm[3]) | (arriving & (ans_tag[1:0] == 2'h3)))) begin
      state__3__d = 3'h2;
    end
    if ((working & (worker == 2'h3))) begin
      state__3__d = 3'h3;
      threads_left__3__d = (threads_left__3__q & {threads_left__3__q - 4'h1});
    end
    if ((finishing & (finisher == 2'h3))) begin
      state__3__d = 3'h4;
      if ((|threads_left__3__q)) begin
        state__3__d = 3'h2;
      end
    end
    if (((space & any_writer) & (writer == 2'h3))) begin
      state__3__d = 3'h5;
    end
    if ((speaking & (speaker == 2'h3))) begin
      state__3__d = 3'h0;
    end
    kept_words__0__read_address = kept_words__0__read_address_value;
    kept_words__0__write_address = kept_words__0__write_address_value;
    kept_words__0__write_data = kept_words__0__write_data_value;
    kept_words__0__write_enable = kept_words__0__write_enable_value;
    kept_words__1__read_address = kept_words__1__read_address_value;
    kept_words__1__write_address = kept_words__1__write_address_value;
    kept_words__1__write_data = kept_words__1__write_data_value;
    kept_words__1__write_enable = kept_words__1__write_enable_value;
    kept_words__2__read_address = kept_words__2__read_address_value;
    kept_words__2__write_address = kept_words__2__write_address_value;
    kept_words__2__write_data = kept_words__2__write_data_value;
    kept_words__2__write_enable = kept_words__2__write_enable_value;
    kept_words__3__read_address = kept_words__3__read_address_value;
    kept_words__3__write_address = kept_words__3__write_address_value;
    kept_words__3__write_data = kept_words__3__write_data_value;
    kept_words__3__write_enable = kept_words__3__write_enable_value;
    rsp_data__0 = rsp_data__0_value;
    rsp_data__1 = rsp_data__1_value;
    rsp_data__2 = rsp_data__2_value;
    rsp_data__3 = rsp_data__3_value;
    rsp_tag = rsp_tag_value;
    rsp_valid = rsp_valid_value;
  end
  always @(posedge clock) begin
    state__0__q <= state__0__d;
    state__1__q <= state__1__d;
    state__2__q <= state__2__d;
    state__3__q <= state__3__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    threads_left__0__q <= threads_left__0__d;
    threads_left__1__q <= threads_left__1__d;
    threads_left__2__q <= threads_left__2__d;
    threads_left__3__q <= threads_left__3__d;
    open__q <= open__d;
    opened__q <= opened__d;
    out__q_valid <= out__d_valid;
    out__q_write <= out__d_write;
    out__q_address <= out__d_address;
    out__q_data__0 <= out__d_data__0;
    out__q_data__1 <= out__d_data__1;
    out__q_data__2 <= out__d_data__2;
    out__q_data__3 <= out__d_data__3;
    out__q_mask <= out__d_mask;
    out__q_tag <= out__d_tag;
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
    turn__q <= turn__d;
  end
  warpwright_next_thread next_thread (
    .candidates(next_thread__candidates),
    .valid(next_thread__valid),
    .index(next_thread__index),
    .chosen(next_thread__chosen)
  );
  warpwright_atomic_unit_operands operands (
    .clock(clock),
    .place_write_enable(operands__place_write_enable),
    .place_write_address(operands__place_write_address),
    .place_read_address(operands__place_read_address),
    .write_data(operands__write_data),
    .read_data(operands__read_data)
  );
  warpwright_atomic_unit_operands operands2 (
    .clock(clock),
    .place_write_enable(operands2__place_write_enable),
    .place_write_address(operands2__place_write_address),
    .place_read_address(operands2__place_read_address),
    .write_data(operands2__write_data),
    .read_data(operands2__read_data)
  );
  warpwright_abouts seen__0 (
    .clock(clock),
    .read_address(seen__0__read_address),
    .read_data(seen__0__read_data),
    .write_enable(seen__0__write_enable),
    .write_address(seen__0__write_address),
    .write_data(seen__0__write_data)
  );
  warpwright_abouts seen__1 (
    .clock(clock),
    .read_address(seen__1__read_address),
    .read_data(seen__1__read_data),
    .write_enable(seen__1__write_enable),
    .write_address(seen__1__write_address),
    .write_data(seen__1__write_data)
  );
  warpwright_abouts seen__2 (
    .clock(clock),
    .read_address(seen__2__read_address),
    .read_data(seen__2__read_data),
    .write_enable(seen__2__write_enable),
    .write_address(seen__2__write_address),
    .write_data(seen__2__write_data)
  );
  warpwright_abouts seen__3 (
    .clock(clock),
    .read_address(seen__3__read_address),
    .read_data(seen__3__read_data),
    .write_enable(seen__3__write_enable),
    .write_address(seen__3__write_address),
    .write_data(seen__3__write_data)
  );
  warpwright_atomic_alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
  warpwright_abouts kept_words__0 (
    .clock(clock),
    .read_address(kept_words__0__read_address),
    .read_data(kept_words__0__read_data),
    .write_enable(kept_words__0__write_enable),
    .write_address(kept_words__0__write_address),
    .write_data(kept_words__0__write_data)
  );
  warpwright_abouts kept_words__1 (
    .clock(clock),
    .read_address(kept_words__1__read_address),
    .read_data(kept_words__1__read_data),
    .write_enable(kept_words__1__write_enable),
    .write_address(kept_words__1__write_address),
    .write_data(kept_words__1__write_data)
  );
  warpwright_abouts kept_words__2 (
    .clock(clock),
    .read_address(kept_words__2__read_address),
    .read_data(kept_words__2__read_data),
    .write_enable(kept_words__2__write_enable),
    .write_address(kept_words__2__write_address),
    .write_data(kept_words__2__write_data)
  );
  warpwright_abouts kept_words__3 (
    .clock(clock),
    .read_address(kept_words__3__read_address),
    .read_data(kept_words__3__read_data),
    .write_enable(kept_words__3__write_enable),
    .write_address(kept_words__3__write_address),
    .write_data(kept_words__3__write_data)
  );
endmodule
