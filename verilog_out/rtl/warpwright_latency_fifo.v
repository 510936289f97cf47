// SPDX-License-Identifier: MIT
// latency_fifo: latency FIFO of the texture pipeline and reorder buffer of its lines
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The latency FIFO and the reorder buffer of its lines (docs/mechanisms/5.md).
//
// An entry (the texels of a sample, or a part of them) waits here until its lines are there.
// Lines come back from memory in any order; each has a place in the reorder buffer, given when
// it took its tag. At the FIFO's end the lines of the first entry enter the cache in the order
// of their places, one a cycle; then the entry leaves and its texels are read. So a line that
// replaced another in the tags is not in the cache before the last entry that needs the old
// one has read it.
//
// - latency: an entry without lines leaves in the cycle after its arrival
// - throughput: an entry per cycle, one more cycle for each line
// - invariant: entries leave in order, each after its own lines and before those of the next
//
// The bound: while `advance` is high and the lines of the first entry have come, it leaves
// within one cycle for each of them, at most four, and one more.
//
// Baseline (`ahead` off): the next entry is taken when none is left.
//
// The latency FIFO in front of at most `2^CL` cache lines.
//
// Ports
//   clock  input, 1 bit: Clock.
//   push_valid  input, 1 bit: An entry is pushed; only with room in the FIFO.
//   push_entry  input, 8 bits: The entry.
//   push_about  input, 22 bits: Format, thread and weights.
//   push_meta  input, 23 bits: Where its texels go.
//   push_offsets  input, 16 bits: The byte of its line where each texel begins, four bits each.
//   push_line__0 .. push_line__3  input, 6 bits: Cache line of each texel.
//   allocate_valid  input, 1 bit: It does, in this cycle.
//   allocate_line  input, 6 bits: The cache line, valid with `valid`.
//   rsp_valid  input, 1 bit: A line arrives from memory.
//   rsp_slot  input, 5 bits: Place of the line that arrives.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: Words of the line that arrives.
//   advance  input, 1 bit: The first entry may leave in this cycle.
//   room  output, 1 bit: An entry can be pushed in this cycle.
//   line_room  output, 1 bit: A line can take a place in this cycle.
//   line_slot  output, 5 bits: The place that the next line takes.
//   fill  output, 1 bit: A line enters the cache.
//   fill_line  output, 6 bits: Cache line that is filled, valid with `fill`.
//   fill_data__0 .. fill_data__3  output, 32 bits: Words of the line, valid with `fill`.
//   pop_valid  output, 1 bit: There is an entry; from the second stage on, a whole sample.
//   pop_entry  output, 8 bits: The entry, with `valid`.
//   pop_offsets  output, 16 bits: The byte of its line where each texel begins, four bits each.
//   pop_about  output, 22 bits: Format, thread and weights; from the FIFO a cycle later, as the next.
//   pop_meta  output, 23 bits: Where its texels go.
//   pop_line__0 .. pop_line__3  output, 6 bits: Cache line of each of its texels, valid with `pop_valid`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block latency_fifo --reset sync`.
//
// Configuration
// `LatencyFifo` of rtl/src/texture/latency_fifo.rs with CL = 6. Constants are folded away. For another, change
// its line in rtl/src/registry; the command is then:
//   warpwright export --block latency_fifo

module warpwright_latency_fifo (
  input wire clock,
  input wire push_valid,
  input wire [7:0] push_entry,
  input wire [21:0] push_about,
  input wire [22:0] push_meta,
  input wire [15:0] push_offsets,
  input wire [5:0] push_line__0,
  input wire [5:0] push_line__1,
  input wire [5:0] push_line__2,
  input wire [5:0] push_line__3,
  output reg room,
  input wire allocate_valid,
  input wire [5:0] allocate_line,
  output reg line_room,
  output reg [4:0] line_slot,
  input wire rsp_valid,
  input wire [4:0] rsp_slot,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg fill,
  output reg [5:0] fill_line,
  output reg [31:0] fill_data__0,
  output reg [31:0] fill_data__1,
  output reg [31:0] fill_data__2,
  output reg [31:0] fill_data__3,
  input wire advance,
  output reg pop_valid,
  output reg [7:0] pop_entry,
  output reg [15:0] pop_offsets,
  output reg [21:0] pop_about,
  output reg [22:0] pop_meta,
  output reg [5:0] pop_line__0,
  output reg [5:0] pop_line__1,
  output reg [5:0] pop_line__2,
  output reg [5:0] pop_line__3
);
  localparam [6:0] depth = 7'h10;
  localparam [5:0] last_place = 6'hf;
  localparam [5:0] outstanding = 6'h10;
  localparam [4:0] last_slot = 5'hf;
  reg [7:0] front;
  reg any;
  reg has_room;
  reg has_line_room;
  reg there;
  reg complete;
  reg fills;
  reg leaves;
  reg [5:0] entries__read_address;
  wire [7:0] entries__read_data;
  reg entries__write_enable;
  reg [5:0] entries__write_address;
  reg [7:0] entries__write_data;
  reg about__read_enable;
  reg [5:0] about__read_address;
  wire [21:0] about__read_data;
  reg about__write_enable;
  reg [5:0] about__write_address;
  reg [21:0] about__write_data;
  reg meta__read_enable;
  reg [5:0] meta__read_address;
  wire [22:0] meta__read_data;
  reg meta__write_enable;
  reg [5:0] meta__write_address;
  reg [22:0] meta__write_data;
  reg [5:0] offsets__read_address;
  wire [15:0] offsets__read_data;
  reg offsets__write_enable;
  reg [5:0] offsets__write_address;
  reg [15:0] offsets__write_data;
  reg [5:0] lines__0__read_address;
  wire [5:0] lines__0__read_data;
  reg lines__0__write_enable;
  reg [5:0] lines__0__write_address;
  reg [5:0] lines__0__write_data;
  reg [5:0] lines__1__read_address;
  wire [5:0] lines__1__read_data;
  reg lines__1__write_enable;
  reg [5:0] lines__1__write_address;
  reg [5:0] lines__1__write_data;
  reg [5:0] lines__2__read_address;
  wire [5:0] lines__2__read_data;
  reg lines__2__write_enable;
  reg [5:0] lines__2__write_address;
  reg [5:0] lines__2__write_data;
  reg [5:0] lines__3__read_address;
  wire [5:0] lines__3__read_data;
  reg lines__3__write_enable;
  reg [5:0] lines__3__write_address;
  reg [5:0] lines__3__write_data;
  reg [5:0] first__d;
  reg [5:0] first__q = 6'h0;
  reg [5:0] last__d;
  reg [5:0] last__q = 6'h0;
  reg [6:0] waiting__d;
  reg [6:0] waiting__q = 7'h0;
  reg [2:0] filled__d;
  reg [2:0] filled__q = 3'h0;
  reg [4:0] data__0__read_address;
  wire [31:0] data__0__read_data;
  reg data__0__write_enable;
  reg [4:0] data__0__write_address;
  reg [31:0] data__0__write_data;
  reg [4:0] data__1__read_address;
  wire [31:0] data__1__read_data;
  reg data__1__write_enable;
  reg [4:0] data__1__write_address;
  reg [31:0] data__1__write_data;
  reg [4:0] data__2__read_address;
  wire [31:0] data__2__read_data;
  reg data__2__write_enable;
  reg [4:0] data__2__write_address;
  reg [31:0] data__2__write_data;
  reg [4:0] data__3__read_address;
  wire [31:0] data__3__read_data;
  reg data__3__write_enable;
  reg [4:0] data__3__write_address;
  reg [31:0] data__3__write_data;
  reg [4:0] line__read_address;
  wire [5:0] line__read_data;
  reg line__write_enable;
  reg [4:0] line__write_address;
  reg [5:0] line__write_data;
  reg [4:0] came__read_address;
  wire came__read_data;
  reg came__write_enable;
  reg [4:0] came__write_address;
  reg came__write_data;
  reg [4:0] gone__read_address;
  wire gone__read_data;
  reg gone__write_enable;
  reg [4:0] gone__write_address;
  reg gone__write_data;
  reg [4:0] gone_too__read_address;
  wire gone_too__read_data;
  reg gone_too__write_enable;
  reg [4:0] gone_too__write_address;
  reg gone_too__write_data;
  reg [4:0] oldest__d;
  reg [4:0] oldest__q = 5'h0;
  reg [4:0] newest__d;
  reg [4:0] newest__q = 5'h0;
  reg [5:0] held__d;
  reg [5:0] held__q = 6'h0;
  always @(*) begin
    first__d = first__q;
    last__d = last__q;
    waiting__d = waiting__q;
    filled__d = filled__q;
    oldest__d = oldest__q;
    newest__d = newest__q;
    held__d = held__q;
    line_slot = newest__q;
    any = (|waiting__q);
    has_room = (waiting__q < depth);
    has_line_room = (held__q < outstanding);
    room = has_room;
    line_room = has_line_room;
    lines__0__write_enable = has_room;
    lines__0__write_address = last__q;
    lines__0__write_data = push_line__0;
    lines__0__read_address = first__q;
    pop_line__0 = lines__0__read_data;
    lines__1__write_enable = has_room;
    lines__1__write_address = last__q;
    lines__1__write_data = push_line__1;
    lines__1__read_address = first__q;
    pop_line__1 = lines__1__read_data;
    lines__2__write_enable = has_room;
    lines__2__write_address = last__q;
    lines__2__write_data = push_line__2;
    lines__2__read_address = first__q;
    pop_line__2 = lines__2__read_data;
    lines__3__write_enable = has_room;
    lines__3__write_address = last__q;
    lines__3__write_data = push_line__3;
    lines__3__read_address = first__q;
    pop_line__3 = lines__3__read_data;
    entries__write_enable = has_room;
    entries__write_address = last__q;
    entries__write_data = push_entry;
    entries__read_address = first__q;
    about__write_enable = has_room;
    about__write_address = last__q;
    about__write_data = push_about;
    meta__write_enable = has_room;
    meta__write_address = last__q;
    meta__write_data = push_meta;
    offsets__write_enable = has_room;
    offsets__write_address = last__q;
    offsets__write_data = push_offsets;
    offsets__read_address = first__q;
    if (push_valid) begin
      last__d = ({last__q + 6'h1} & last_place);
    end
    line__write_enable = has_line_room;
    line__write_address = newest__q;
    line__write_data = allocate_line;
    line__read_address = oldest__q;
    if (allocate_valid) begin
      newest__d = ({newest__q + 5'h1} & last_slot);
    end
    data__0__write_enable = rsp_valid;
    data__0__write_address = rsp_slot;
    data__0__write_data = rsp_data__0;
    data__0__read_address = oldest__q;
    fill_data__0 = data__0__read_data;
    data__1__write_enable = rsp_valid;
    data__1__write_address = rsp_slot;
    data__1__write_data = rsp_data__1;
    data__1__read_address = oldest__q;
    fill_data__1 = data__1__read_data;
    data__2__write_enable = rsp_valid;
    data__2__write_address = rsp_slot;
    data__2__write_data = rsp_data__2;
    data__2__read_address = oldest__q;
    fill_data__2 = data__2__read_data;
    data__3__write_enable = rsp_valid;
    data__3__write_address = rsp_slot;
    data__3__write_data = rsp_data__3;
    data__3__read_address = oldest__q;
    fill_data__3 = data__3__read_data;
    gone_too__read_address = rsp_slot;
    came__write_enable = rsp_valid;
    came__write_address = rsp_slot;
    came__write_data = (!gone_too__read_data);
    came__read_address = oldest__q;
    gone__read_address = oldest__q;
    front = entries__read_data;
    there = (came__read_data != gone__read_data);
    complete = (filled__q == front[6:4]);
    fills = ((any & (!complete)) & there);
    leaves = ((any & complete) & advance);
    fill = fills;
    fill_line = line__read_data;
    gone__write_enable = fills;
    gone__write_address = oldest__q;
    gone__write_data = came__read_data;
    gone_too__write_enable = fills;
    gone_too__write_address = oldest__q;
    gone_too__write_data = came__read_data;
    if (fills) begin
      filled__d = {filled__q + 3'h1};
      oldest__d = ({oldest__q + 5'h1} & last_slot);
    end
    pop_valid = leaves;
    pop_entry = front;
    about__read_enable = leaves;
    about__read_address = first__q;
    meta__read_enable = leaves;
    meta__read_address = first__q;
    pop_about = about__read_data;
    pop_meta = meta__read_data;
    pop_offsets = offsets__read_data;
    if (leaves) begin
      first__d = ({first__q + 6'h1} & last_place);
      filled__d = 3'h0;
    end
    if ((push_valid & (!leaves))) begin
      waiting__d = {waiting__q + 7'h1};
    end else begin
      if ((leaves & (!push_valid))) begin
        waiting__d = {waiting__q - 7'h1};
      end
    end
    if ((allocate_valid & (!fills))) begin
      held__d = {held__q + 6'h1};
    end else begin
      if ((fills & (!allocate_valid))) begin
        held__d = {held__q - 6'h1};
      end
    end
  end
  always @(posedge clock) begin
    first__q <= first__d;
    last__q <= last__d;
    waiting__q <= waiting__d;
    filled__q <= filled__d;
    oldest__q <= oldest__d;
    newest__q <= newest__d;
    held__q <= held__d;
  end
  warpwright_latency_fifo_entries entries (
    .clock(clock),
    .read_address(entries__read_address),
    .read_data(entries__read_data),
    .write_enable(entries__write_enable),
    .write_address(entries__write_address),
    .write_data(entries__write_data)
  );
  warpwright_about about (
    .clock(clock),
    .read_enable(about__read_enable),
    .read_address(about__read_address),
    .read_data(about__read_data),
    .write_enable(about__write_enable),
    .write_address(about__write_address),
    .write_data(about__write_data)
  );
  warpwright_meta meta (
    .clock(clock),
    .read_enable(meta__read_enable),
    .read_address(meta__read_address),
    .read_data(meta__read_data),
    .write_enable(meta__write_enable),
    .write_address(meta__write_address),
    .write_data(meta__write_data)
  );
  warpwright_latency_fifo_offsets offsets (
    .clock(clock),
    .read_address(offsets__read_address),
    .read_data(offsets__read_data),
    .write_enable(offsets__write_enable),
    .write_address(offsets__write_address),
    .write_data(offsets__write_data)
  );
  warpwright_latency_fifo_lines lines__0 (
    .clock(clock),
    .read_address(lines__0__read_address),
    .read_data(lines__0__read_data),
    .write_enable(lines__0__write_enable),
    .write_address(lines__0__write_address),
    .write_data(lines__0__write_data)
  );
  warpwright_latency_fifo_lines lines__1 (
    .clock(clock),
    .read_address(lines__1__read_address),
    .read_data(lines__1__read_data),
    .write_enable(lines__1__write_enable),
    .write_address(lines__1__write_address),
    .write_data(lines__1__write_data)
  );
  warpwright_latency_fifo_lines lines__2 (
    .clock(clock),
    .read_address(lines__2__read_address),
    .read_data(lines__2__read_data),
    .write_enable(lines__2__write_enable),
    .write_address(lines__2__write_address),
    .write_data(lines__2__write_data)
  );
  warpwright_latency_fifo_lines lines__3 (
    .clock(clock),
    .read_address(lines__3__read_address),
    .read_data(lines__3__read_data),
    .write_enable(lines__3__write_enable),
    .write_address(lines__3__write_address),
    .write_data(lines__3__write_data)
  );
  warpwright_latency_fifo_data data__0 (
    .clock(clock),
    .read_address(data__0__read_address),
    .read_data(data__0__read_data),
    .write_enable(data__0__write_enable),
    .write_address(data__0__write_address),
    .write_data(data__0__write_data)
  );
  warpwright_latency_fifo_data data__1 (
    .clock(clock),
    .read_address(data__1__read_address),
    .read_data(data__1__read_data),
    .write_enable(data__1__write_enable),
    .write_address(data__1__write_address),
    .write_data(data__1__write_data)
  );
  warpwright_latency_fifo_data data__2 (
    .clock(clock),
    .read_address(data__2__read_address),
    .read_data(data__2__read_data),
    .write_enable(data__2__write_enable),
    .write_address(data__2__write_address),
    .write_data(data__2__write_data)
  );
  warpwright_latency_fifo_data data__3 (
    .clock(clock),
    .read_address(data__3__read_address),
    .read_data(data__3__read_data),
    .write_enable(data__3__write_enable),
    .write_address(data__3__write_address),
    .write_data(data__3__write_data)
  );
  warpwright_latency_fifo_line line (
    .clock(clock),
    .read_address(line__read_address),
    .read_data(line__read_data),
    .write_enable(line__write_enable),
    .write_address(line__write_address),
    .write_data(line__write_data)
  );
  warpwright_latency_fifo_came came (
    .clock(clock),
    .read_address(came__read_address),
    .read_data(came__read_data),
    .write_enable(came__write_enable),
    .write_address(came__write_address),
    .write_data(came__write_data)
  );
  warpwright_latency_fifo_came gone (
    .clock(clock),
    .read_address(gone__read_address),
    .read_data(gone__read_data),
    .write_enable(gone__write_enable),
    .write_address(gone__write_address),
    .write_data(gone__write_data)
  );
  warpwright_latency_fifo_came gone_too (
    .clock(clock),
    .read_address(gone_too__read_address),
    .read_data(gone_too__read_data),
    .write_enable(gone_too__write_enable),
    .write_address(gone_too__write_address),
    .write_data(gone_too__write_data)
  );
endmodule
