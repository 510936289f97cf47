// SPDX-License-Identifier: MIT
// texture_tags: tags of the texture cache: lookup, misses
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The front of the texture cache: tags of the lines that are there, or on their way
// (docs/mechanisms/5.md, step 3).
//
// The four texels of a sample are looked up together, in every way of their sets, and what was
// found is registered with the sample. One cycle later a miss takes the tag of a line, in the way
// whose turn it is, and asks memory; the texels that hit go into the latency FIFO. A sample leaves
// as one entry, unless a line that it misses would replace one that it has just hit: then what has
// hit goes first, and the rest follows. The next sample is looked up when this one leaves: tags
// change only before that.
//
// The tags run ahead of the data: lines enter the data memory at the FIFO's end in the order
// in which they took their tags here.
//
// - latency: one cycle from addresses to entry
// - throughput: one sample per cycle, one more cycle for each line that is missing
// - invariant: a line that took a tag is asked for once
//
// After `flush` the tags are cleared, a set a cycle.
//
// The tags of at most `2^CL` cache lines.
//
// Ports
//   clock  input, 1 bit: Clock.
//   flush  input, 1 bit: Forget all lines; nothing is under way.
//   sample_valid  input, 1 bit: A sample is offered; it holds until `ready`.
//   sample_address__0 .. sample_address__3  input, 32 bits: Byte address of each texel, row by row.
//   sample_set__0 .. sample_set__3  input, 6 bits: Cache set of each texel.
//   sample_need  input, 4 bits: Texels that are needed.
//   room  input, 1 bit: The latency FIFO takes an entry; without that no line is asked for either.
//   line_room  input, 1 bit: The reorder buffer takes a line.
//   line_slot  input, 5 bits: Place in the reorder buffer of the next line.
//   ask_ready  input, 1 bit: The request is taken in this cycle.
//   sample_ready  output, 1 bit: The sample is taken in this cycle.
//   push  output, 1 bit: An entry for the latency FIFO.
//   push_texels  output, 4 bits: Texels of the entry, valid with `push`.
//   push_fills  output, 3 bits: Lines that enter the cache before the entry leaves, valid with `push`.
//   push_last  output, 1 bit: Last entry of its sample, valid with `push`.
//   push_line__0 .. push_line__3  output, 6 bits: Cache line of each texel, valid with `push`.
//   allocate_valid  output, 1 bit: It does, in this cycle.
//   allocate_line  output, 6 bits: The cache line, valid with `valid`.
//   ask_valid  output, 1 bit: A line is read; the request holds until `ask_ready`.
//   ask_address  output, 28 bits: Number of the memory line, valid with `ask_valid`.
//   ask_slot  output, 5 bits: Place of the line in the reorder buffer, valid with `ask_valid`.
//   count_lookup  output, 3 bits: Texels that leave in this cycle, 0 to 4, for the counters.
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
  input wire [31:0] sample_address__0,
  input wire [31:0] sample_address__1,
  input wire [31:0] sample_address__2,
  input wire [31:0] sample_address__3,
  input wire [5:0] sample_set__0,
  input wire [5:0] sample_set__1,
  input wire [5:0] sample_set__2,
  input wire [5:0] sample_set__3,
  input wire [3:0] sample_need,
  input wire room,
  input wire line_room,
  input wire [4:0] line_slot,
  output reg push,
  output reg [3:0] push_texels,
  output reg [2:0] push_fills,
  output reg push_last,
  output reg [5:0] push_line__0,
  output reg [5:0] push_line__1,
  output reg [5:0] push_line__2,
  output reg [5:0] push_line__3,
  output reg allocate_valid,
  output reg [5:0] allocate_line,
  output reg ask_valid,
  input wire ask_ready,
  output reg [27:0] ask_address,
  output reg [4:0] ask_slot,
  output reg [2:0] count_lookup
);
  localparam [1:0] last_way = 2'h0;
  localparam [5:0] last_set = 6'h3f;
  localparam [28:0] valid_tag = 29'h10000000;
  reg [3:0] hits;
  reg [3:0] known;
  reg [27:0] new_line;
  reg [28:0] tag;
  reg [28:0] stored;
  reg [5:0] place;
  reg ready;
  reg missing;
  reg [5:0] miss_set;
  reg [27:0] miss_line;
  reg [5:0] victim;
  reg [5:0] replaced;
  reg meets;
  reg [3:0] same;
  reg [3:0] of_line;
  reg clash;
  reg leaves;
  reg takes;
  reg [2:0] count;
  reg writes;
  reg [5:0] write_set;
  reg [28:0] write_tag;
  reg [5:0] tags__0__read_address;
  wire [28:0] tags__0__read_data;
  reg tags__0__write_enable;
  reg [5:0] tags__0__write_address;
  reg [28:0] tags__0__write_data;
  reg [5:0] tags__1__read_address;
  wire [28:0] tags__1__read_data;
  reg tags__1__write_enable;
  reg [5:0] tags__1__write_address;
  reg [28:0] tags__1__write_data;
  reg [5:0] tags__2__read_address;
  wire [28:0] tags__2__read_data;
  reg tags__2__write_enable;
  reg [5:0] tags__2__write_address;
  reg [28:0] tags__2__write_data;
  reg [5:0] tags__3__read_address;
  wire [28:0] tags__3__read_data;
  reg tags__3__write_enable;
  reg [5:0] tags__3__write_address;
  reg [28:0] tags__3__write_data;
  reg held__d;
  reg held__q = 1'h0;
  reg [3:0] wanted__d;
  reg [3:0] wanted__q = 4'h0;
  reg [3:0] found__d;
  reg [3:0] found__q = 4'h0;
  reg [27:0] line_address__0__d;
  reg [27:0] line_address__0__q = 28'h0;
  reg [27:0] line_address__1__d;
  reg [27:0] line_address__1__q = 28'h0;
  reg [27:0] line_address__2__d;
  reg [27:0] line_address__2__q = 28'h0;
  reg [27:0] line_address__3__d;
  reg [27:0] line_address__3__q = 28'h0;
  reg [5:0] set_of__0__d;
  reg [5:0] set_of__0__q = 6'h0;
  reg [5:0] set_of__1__d;
  reg [5:0] set_of__1__q = 6'h0;
  reg [5:0] set_of__2__d;
  reg [5:0] set_of__2__q = 6'h0;
  reg [5:0] set_of__3__d;
  reg [5:0] set_of__3__q = 6'h0;
  reg [5:0] line__0__d;
  reg [5:0] line__0__q = 6'h0;
  reg [5:0] line__1__d;
  reg [5:0] line__1__q = 6'h0;
  reg [5:0] line__2__d;
  reg [5:0] line__2__q = 6'h0;
  reg [5:0] line__3__d;
  reg [5:0] line__3__q = 6'h0;
  reg [2:0] fills__d;
  reg [2:0] fills__q = 3'h0;
  reg [1:0] turn__d;
  reg [1:0] turn__q = 2'h0;
  reg clearing__d;
  reg clearing__q = 1'h0;
  reg [5:0] clear_set__d;
  reg [5:0] clear_set__q = 6'h0;
  reg asking__d;
  reg asking__q = 1'h0;
  reg [27:0] asked_address__d;
  reg [27:0] asked_address__q = 28'h0;
  reg [4:0] asked_slot__d;
  reg [4:0] asked_slot__q = 5'h0;
  always @(*) begin
    held__d = held__q;
    wanted__d = wanted__q;
    line_address__0__d = line_address__0__q;
    line_address__1__d = line_address__1__q;
    line_address__2__d = line_address__2__q;
    line_address__3__d = line_address__3__q;
    set_of__0__d = set_of__0__q;
    set_of__1__d = set_of__1__q;
    set_of__2__d = set_of__2__q;
    set_of__3__d = set_of__3__q;
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    fills__d = fills__q;
    turn__d = turn__q;
    clearing__d = clearing__q;
    clear_set__d = clear_set__q;
    asking__d = asking__q;
    asked_address__d = asked_address__q;
    asked_slot__d = asked_slot__q;
    push_line__0 = line__0__q;
    push_line__1 = line__1__q;
    push_line__2 = line__2__q;
    push_line__3 = line__3__q;
    push_fills = fills__q;
    ask_valid = asking__q;
    ask_address = asked_address__q;
    ask_slot = asked_slot__q;
    known = found__q;
    hits = (found__q & wanted__q);
    missing = 1'h0;
    miss_set = 6'h0;
    miss_line = 28'h0;
    if ((wanted__q[0] & (!found__q[0]))) begin
      missing = 1'h1;
      miss_set = set_of__0__q;
      miss_line = line_address__0__q;
    end
    if ((wanted__q[1] & (!found__q[1]))) begin
      missing = 1'h1;
      miss_set = set_of__1__q;
      miss_line = line_address__1__q;
    end
    if ((wanted__q[2] & (!found__q[2]))) begin
      missing = 1'h1;
      miss_set = set_of__2__q;
      miss_line = line_address__2__q;
    end
    if ((wanted__q[3] & (!found__q[3]))) begin
      missing = 1'h1;
      miss_set = set_of__3__q;
      miss_line = line_address__3__q;
    end
    victim = miss_set;
    clash = 1'h0;
    replaced = 6'h0;
    meets = 1'h0;
    same = 4'h0;
    of_line = 4'h0;
    replaced = set_of__0__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__0__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__0__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__0__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__0__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[0] & (!found__q[0]))) begin
      clash = meets;
      of_line = same;
    end
    replaced = set_of__1__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__1__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__1__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__1__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__1__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[1] & (!found__q[1]))) begin
      clash = meets;
      of_line = same;
    end
    replaced = set_of__2__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__2__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__2__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__2__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__2__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[2] & (!found__q[2]))) begin
      clash = meets;
      of_line = same;
    end
    replaced = set_of__3__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__3__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__3__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__3__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__3__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[3] & (!found__q[3]))) begin
      clash = meets;
      of_line = same;
    end
    leaves = ((held__q & room) & ((!missing) | clash));
    takes = (((((held__q & room) & missing) & (!clash)) & line_room) & ((!asking__q) | ask_ready));
    push = leaves;
    push_texels = hits;
    push_last = (!missing);
    count = 3'h0;
    if ((leaves & hits[0])) begin
      count = {count + 3'h1};
    end
    if ((leaves & hits[1])) begin
      count = {count + 3'h1};
    end
    if ((leaves & hits[2])) begin
      count = {count + 3'h1};
    end
    if ((leaves & hits[3])) begin
      count = {count + 3'h1};
    end
    count_lookup = count;
    if (leaves) begin
      fills__d = 3'h0;
      wanted__d = (wanted__q & {~hits});
    end
    allocate_valid = takes;
    allocate_line = victim;
    if (ask_ready) begin
      asking__d = 1'h0;
    end
    if (takes) begin
      fills__d = {fills__q + 3'h1};
      turn__d = ({turn__q + 2'h1} & last_way);
      asking__d = 1'h1;
      known = (known | of_line);
      if (of_line[0]) begin
        line__0__d = victim;
      end
      if (of_line[1]) begin
        line__1__d = victim;
      end
      if (of_line[2]) begin
        line__2__d = victim;
      end
      if (of_line[3]) begin
        line__3__d = victim;
      end
    end
    if (((!asking__q) | ask_ready)) begin
      asked_address__d = miss_line;
      asked_slot__d = line_slot;
    end
    writes = takes;
    write_set = miss_set;
    write_tag = ({1'h0, miss_line} | valid_tag);
    if (clearing__q) begin
      writes = 1'h1;
      write_set = clear_set__q;
      write_tag = 29'h0;
      clear_set__d = {clear_set__q + 6'h1};
      clearing__d = (clear_set__q != last_set);
    end
    tags__0__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__0__write_address = write_set;
    tags__0__write_data = write_tag;
    tags__1__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__1__write_address = write_set;
    tags__1__write_data = write_tag;
    tags__2__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__2__write_address = write_set;
    tags__2__write_data = write_tag;
    tags__3__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__3__write_address = write_set;
    tags__3__write_data = write_tag;
    ready = ((!clearing__q) & ((!held__q) | (leaves & (!missing))));
    sample_ready = ready;
    new_line = 28'h0;
    tag = 29'h0;
    stored = 29'h0;
    place = 6'h0;
    if (ready) begin
      held__d = sample_valid;
      wanted__d = sample_need;
      known = 4'h0;
    end
    new_line = sample_address__0[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__0__d = new_line;
      set_of__0__d = sample_set__0;
    end
    tags__0__read_address = sample_set__0;
    stored = tags__0__read_data;
    if ((ready & (stored == tag))) begin
      known = {known[3:1], 1'h1};
      place = 6'h0;
      line__0__d = sample_set__0;
    end
    new_line = sample_address__1[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__1__d = new_line;
      set_of__1__d = sample_set__1;
    end
    tags__1__read_address = sample_set__1;
    stored = tags__1__read_data;
    if ((ready & (stored == tag))) begin
      known = {known[3:2], 1'h1, known[0]};
      place = 6'h0;
      line__1__d = sample_set__1;
    end
    new_line = sample_address__2[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__2__d = new_line;
      set_of__2__d = sample_set__2;
    end
    tags__2__read_address = sample_set__2;
    stored = tags__2__read_data;
    if ((ready & (stored == tag))) begin
      known = {known[3], 1'h1, known[1:0]};
      place = 6'h0;
      line__2__d = sample_set__2;
    end
    new_line = sample_address__3[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__3__d = new_line;
      set_of__3__d = sample_set__3;
    end
    tags__3__read_address = sample_set__3;
    stored = tags__3__read_data;
    if ((ready & (stored == tag))) begin
      known = {1'h1, known[2:0]};
      place = 6'h0;
      line__3__d = sample_set__3;
    end
    found__d = known;
    if (flush) begin
      clearing__d = 1'h1;
      clear_set__d = 6'h0;
    end
  end
  always @(posedge clock) begin
    held__q <= held__d;
    wanted__q <= wanted__d;
    found__q <= found__d;
    line_address__0__q <= line_address__0__d;
    line_address__1__q <= line_address__1__d;
    line_address__2__q <= line_address__2__d;
    line_address__3__q <= line_address__3__d;
    set_of__0__q <= set_of__0__d;
    set_of__1__q <= set_of__1__d;
    set_of__2__q <= set_of__2__d;
    set_of__3__q <= set_of__3__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    fills__q <= fills__d;
    turn__q <= turn__d;
    clearing__q <= clearing__d;
    clear_set__q <= clear_set__d;
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
