// SPDX-License-Identifier: MIT
// texture_tags: tags of the texture cache: lookup, misses
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The front of the texture cache: tags of the lines that are there, or on their way
// (docs/mechanisms/5.md, step 3).
//
// There are four banks, each with the tags of a quarter of the sets: of even or odd lines of even
// or odd rows. A sample, or a part of it, needs a line of each bank at most
// (`footprint`). They are looked up together, in every way of their sets, and
// what was found is registered with the sample. One cycle later a miss takes the tag of a line, in
// the way whose turn it is, and asks memory; it replaces none of the sample's own. The sample
// leaves when nothing is missing, and the next is looked up: tags change only before that.
//
// The tags run ahead of the data: lines enter the data memory at the FIFO's end in the order
// in which they took their tags here.
//
// - latency: one cycle from lines to entry
// - throughput: one sample per cycle, one more cycle for each line that is missing
// - invariant: a line that took a tag is asked for once
//
// After `flush` the tags are cleared, a set of each bank a cycle. Banks that share a set, of fewer
// sets than four, have copies of it.
//
// The tags of at most `2^CL` cache lines.
//
// Ports
//   clock  input, 1 bit: Clock.
//   flush  input, 1 bit: Forget all lines; nothing is under way.
//   sample_valid  input, 1 bit: A sample is offered; it holds until `ready`.
//   sample_line__0 .. sample_line__3  input, 27 bits: Number of a memory line for each bank of the tags, without
//       its lowest bit, the bank's.
//   sample_set__0 .. sample_set__3  input, 6 bits: Cache set of each line.
//   sample_need  input, 4 bits: Banks whose line is needed.
//   room  input, 1 bit: The latency FIFO takes an entry; without that no line is asked for either.
//   line_room  input, 1 bit: The reorder buffer takes a line.
//   line_slot  input, 5 bits: Place in the reorder buffer of the next line.
//   ask_ready  input, 1 bit: The request is taken in this cycle.
//   sample_ready  output, 1 bit: The sample is taken in this cycle.
//   push  output, 1 bit: The sample leaves, as an entry of the latency FIFO.
//   push_fills  output, 3 bits: Lines that enter the cache before the entry leaves, valid with `push`.
//   push_line__0 .. push_line__3  output, 6 bits: Cache line of each bank, valid with `push` where a line is
//       needed.
//   allocate_valid  output, 1 bit: It does, in this cycle.
//   allocate_line  output, 6 bits: The cache line, valid with `valid`.
//   ask_valid  output, 1 bit: A line is read; the request holds until `ask_ready`.
//   ask_address  output, 28 bits: Number of the memory line, valid with `ask_valid`.
//   ask_slot  output, 5 bits: Place of the line in the reorder buffer, valid with `ask_valid`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block texture_tags --reset sync`.
//
// Configuration
// `Tags` of rtl/src/texture/tags.rs with CL = 6. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block texture_tags

module warpwright_texture_tags (
  input wire clock,
  input wire flush,
  input wire sample_valid,
  output reg sample_ready,
  input wire [26:0] sample_line__0,
  input wire [26:0] sample_line__1,
  input wire [26:0] sample_line__2,
  input wire [26:0] sample_line__3,
  input wire [5:0] sample_set__0,
  input wire [5:0] sample_set__1,
  input wire [5:0] sample_set__2,
  input wire [5:0] sample_set__3,
  input wire [3:0] sample_need,
  input wire room,
  input wire line_room,
  input wire [4:0] line_slot,
  output reg push,
  output reg [2:0] push_fills,
  output reg [5:0] push_line__0,
  output reg [5:0] push_line__1,
  output reg [5:0] push_line__2,
  output reg [5:0] push_line__3,
  output reg allocate_valid,
  output reg [5:0] allocate_line,
  output reg ask_valid,
  input wire ask_ready,
  output reg [27:0] ask_address,
  output reg [4:0] ask_slot
);
  localparam [1:0] last_way = 2'h0;
  localparam [5:0] in_use = 6'h3f;
  localparam [1:0] own_sets = 2'h3;
  reg missing;
  reg [1:0] miss;
  reg [26:0] miss_line;
  reg [5:0] miss_set;
  reg [5:0] victim;
  reg [3:0] known;
  reg ready;
  reg leaves;
  reg takes;
  reg [1:0] differs;
  reg [5:0] write_place;
  reg [27:0] tag;
  reg [5:0] place;
  reg [5:0] tags__0__read_address;
  wire [27:0] tags__0__read_data;
  reg tags__0__write_enable;
  reg [5:0] tags__0__write_address;
  reg [27:0] tags__0__write_data;
  reg [5:0] tags__1__read_address;
  wire [27:0] tags__1__read_data;
  reg tags__1__write_enable;
  reg [5:0] tags__1__write_address;
  reg [27:0] tags__1__write_data;
  reg [5:0] tags__2__read_address;
  wire [27:0] tags__2__read_data;
  reg tags__2__write_enable;
  reg [5:0] tags__2__write_address;
  reg [27:0] tags__2__write_data;
  reg [5:0] tags__3__read_address;
  wire [27:0] tags__3__read_data;
  reg tags__3__write_enable;
  reg [5:0] tags__3__write_address;
  reg [27:0] tags__3__write_data;
  reg held__d;
  reg held__q = 1'h0;
  reg [3:0] need__d;
  reg [3:0] need__q = 4'h0;
  reg [3:0] found__d;
  reg [3:0] found__q = 4'h0;
  reg [26:0] line__0__d;
  reg [26:0] line__0__q = 27'h0;
  reg [26:0] line__1__d;
  reg [26:0] line__1__q = 27'h0;
  reg [26:0] line__2__d;
  reg [26:0] line__2__q = 27'h0;
  reg [26:0] line__3__d;
  reg [26:0] line__3__q = 27'h0;
  reg [5:0] cache_line__0__d;
  reg [5:0] cache_line__0__q = 6'h0;
  reg [5:0] cache_line__1__d;
  reg [5:0] cache_line__1__q = 6'h0;
  reg [5:0] cache_line__2__d;
  reg [5:0] cache_line__2__q = 6'h0;
  reg [5:0] cache_line__3__d;
  reg [5:0] cache_line__3__q = 6'h0;
  reg [2:0] fills__d;
  reg [2:0] fills__q = 3'h0;
  reg [1:0] turn__d;
  reg [1:0] turn__q = 2'h0;
  reg clearing__d;
  reg clearing__q = 1'h0;
  reg [5:0] clear_place__d;
  reg [5:0] clear_place__q = 6'h0;
  reg asking__d;
  reg asking__q = 1'h0;
  reg [27:0] asked_address__d;
  reg [27:0] asked_address__q = 28'h0;
  reg [4:0] asked_slot__d;
  reg [4:0] asked_slot__q = 5'h0;
  always @(*) begin
    held__d = held__q;
    need__d = need__q;
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    cache_line__0__d = cache_line__0__q;
    cache_line__1__d = cache_line__1__q;
    cache_line__2__d = cache_line__2__q;
    cache_line__3__d = cache_line__3__q;
    fills__d = fills__q;
    turn__d = turn__q;
    clearing__d = clearing__q;
    clear_place__d = clear_place__q;
    asking__d = asking__q;
    asked_address__d = asked_address__q;
    asked_slot__d = asked_slot__q;
    push_line__0 = cache_line__0__q;
    push_line__1 = cache_line__1__q;
    push_line__2 = cache_line__2__q;
    push_line__3 = cache_line__3__q;
    push_fills = fills__q;
    ask_valid = asking__q;
    ask_address = asked_address__q;
    ask_slot = asked_slot__q;
    missing = (|(need__q & {~found__q}));
    miss = 2'h0;
    if ((need__q[0] & (!found__q[0]))) begin
      miss = 2'h0;
    end
    if ((need__q[1] & (!found__q[1]))) begin
      miss = 2'h1;
    end
    if ((need__q[2] & (!found__q[2]))) begin
      miss = 2'h2;
    end
    if ((need__q[3] & (!found__q[3]))) begin
      miss = 2'h3;
    end
    miss_line = 27'h0;
    miss_set = 6'h0;
    if ((miss == 2'h0)) begin
      miss_line = line__0__q;
      miss_set = cache_line__0__q;
    end
    if ((miss == 2'h1)) begin
      miss_line = line__1__q;
      miss_set = cache_line__1__q;
    end
    if ((miss == 2'h2)) begin
      miss_line = line__2__q;
      miss_set = cache_line__2__q;
    end
    if ((miss == 2'h3)) begin
      miss_line = line__3__q;
      miss_set = cache_line__3__q;
    end
    victim = miss_set;
    leaves = ((held__q & room) & (!missing));
    takes = ((((held__q & room) & missing) & line_room) & ((!asking__q) | ask_ready));
    push = leaves;
    if (leaves) begin
      fills__d = 3'h0;
    end
    allocate_valid = takes;
    allocate_line = victim;
    known = found__q;
    if (ask_ready) begin
      asking__d = 1'h0;
    end
    if (takes) begin
      fills__d = {fills__q + 3'h1};
      turn__d = ({turn__q + 2'h1} & last_way);
      asking__d = 1'h1;
      if ((miss == 2'h0)) begin
        known = {known[3:1], 1'h1};
        cache_line__0__d = victim;
      end
      if ((miss == 2'h1)) begin
        known = {known[3:2], 1'h1, known[0]};
        cache_line__1__d = victim;
      end
      if ((miss == 2'h2)) begin
        known = {known[3], 1'h1, known[1:0]};
        cache_line__2__d = victim;
      end
      if ((miss == 2'h3)) begin
        known = {1'h1, known[2:0]};
        cache_line__3__d = victim;
      end
    end
    if (((!asking__q) | ask_ready)) begin
      asked_address__d = ({{1'h0, miss_line} << 32'h1} | {27'h0, miss[0]});
      asked_slot__d = line_slot;
    end
    write_place = {miss_set >> 32'h2};
    if (clearing__q) begin
      write_place = clear_place__q;
      clear_place__d = {clear_place__q + 6'h1};
      clearing__d = (clear_place__q != {in_use >> 32'h2});
    end
    differs = miss;
    tag = {1'h0, miss_line};
    if (((!differs[0]) & (!clearing__q))) begin
      tag = (tag | 28'h8000000);
    end
    tags__0__write_enable = (clearing__q | ((takes & (turn__q == 2'h0)) & (!(|(differs & own_sets)))));
    tags__0__write_address = write_place;
    tags__0__write_data = tag;
    differs = (miss ^ 2'h1);
    tag = {1'h0, miss_line};
    if (((!differs[0]) & (!clearing__q))) begin
      tag = (tag | 28'h8000000);
    end
    tags__1__write_enable = (clearing__q | ((takes & (turn__q == 2'h0)) & (!(|(differs & own_sets)))));
    tags__1__write_address = write_place;
    tags__1__write_data = tag;
    differs = (miss ^ 2'h2);
    tag = {1'h0, miss_line};
    if (((!differs[0]) & (!clearing__q))) begin
      tag = (tag | 28'h8000000);
    end
    tags__2__write_enable = (clearing__q | ((takes & (turn__q == 2'h0)) & (!(|(differs & own_sets)))));
    tags__2__write_address = write_place;
    tags__2__write_data = tag;
    differs = (miss ^ 2'h3);
    tag = {1'h0, miss_line};
    if (((!differs[0]) & (!clearing__q))) begin
      tag = (tag | 28'h8000000);
    end
    tags__3__write_enable = (clearing__q | ((takes & (turn__q == 2'h0)) & (!(|(differs & own_sets)))));
    tags__3__write_address = write_place;
    tags__3__write_data = tag;
    ready = ((!clearing__q) & ((!held__q) | leaves));
    sample_ready = ready;
    if (ready) begin
      held__d = sample_valid;
      need__d = sample_need;
      known = 4'h0;
    end
    place = 6'h0;
    tags__0__read_address = {sample_set__0 >> 32'h2};
    tag = tags__0__read_data;
    if ((tag == ({1'h0, sample_line__0} | 28'h8000000))) begin
      place = 6'h0;
      if (ready) begin
        known = {known[3:1], 1'h1};
      end
    end
    if (ready) begin
      line__0__d = sample_line__0;
      cache_line__0__d = sample_set__0;
    end
    place = 6'h0;
    tags__1__read_address = {sample_set__1 >> 32'h2};
    tag = tags__1__read_data;
    if ((tag == ({1'h0, sample_line__1} | 28'h8000000))) begin
      place = 6'h0;
      if (ready) begin
        known = {known[3:2], 1'h1, known[0]};
      end
    end
    if (ready) begin
      line__1__d = sample_line__1;
      cache_line__1__d = sample_set__1;
    end
    place = 6'h0;
    tags__2__read_address = {sample_set__2 >> 32'h2};
    tag = tags__2__read_data;
    if ((tag == ({1'h0, sample_line__2} | 28'h8000000))) begin
      place = 6'h0;
      if (ready) begin
        known = {known[3], 1'h1, known[1:0]};
      end
    end
    if (ready) begin
      line__2__d = sample_line__2;
      cache_line__2__d = sample_set__2;
    end
    place = 6'h0;
    tags__3__read_address = {sample_set__3 >> 32'h2};
    tag = tags__3__read_data;
    if ((tag == ({1'h0, sample_line__3} | 28'h8000000))) begin
      place = 6'h0;
      if (ready) begin
        known = {1'h1, known[2:0]};
      end
    end
    if (ready) begin
      line__3__d = sample_line__3;
      cache_line__3__d = sample_set__3;
    end
    found__d = known;
    if (flush) begin
      clearing__d = 1'h1;
      clear_place__d = 6'h0;
    end
  end
  always @(posedge clock) begin
    held__q <= held__d;
    need__q <= need__d;
    found__q <= found__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    cache_line__0__q <= cache_line__0__d;
    cache_line__1__q <= cache_line__1__d;
    cache_line__2__q <= cache_line__2__d;
    cache_line__3__q <= cache_line__3__d;
    fills__q <= fills__d;
    turn__q <= turn__d;
    clearing__q <= clearing__d;
    clear_place__q <= clear_place__d;
    asking__q <= asking__d;
    asked_address__q <= asked_address__d;
    asked_slot__q <= asked_slot__d;
  end
  warpwright_texture_tags_tags tags__0 (
    .clock(clock),
    .read_address(tags__0__read_address),
    .read_data(tags__0__read_data),
    .write_enable(tags__0__write_enable),
    .write_address(tags__0__write_address),
    .write_data(tags__0__write_data)
  );
  warpwright_texture_tags_tags tags__1 (
    .clock(clock),
    .read_address(tags__1__read_address),
    .read_data(tags__1__read_data),
    .write_enable(tags__1__write_enable),
    .write_address(tags__1__write_address),
    .write_data(tags__1__write_data)
  );
  warpwright_texture_tags_tags tags__2 (
    .clock(clock),
    .read_address(tags__2__read_address),
    .read_data(tags__2__read_data),
    .write_enable(tags__2__write_enable),
    .write_address(tags__2__write_address),
    .write_data(tags__2__write_data)
  );
  warpwright_texture_tags_tags tags__3 (
    .clock(clock),
    .read_address(tags__3__read_address),
    .read_data(tags__3__read_data),
    .write_enable(tags__3__write_enable),
    .write_address(tags__3__write_address),
    .write_data(tags__3__write_data)
  );
endmodule
