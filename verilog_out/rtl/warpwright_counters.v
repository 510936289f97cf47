// SPDX-License-Identifier: MIT
// counters: performance counters
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Performance counters: what every report reads (docs/verification.md).
//
// A counter adds one for each event of its number; nine of them add an amount from a port of
// their own instead. `clear` sets all to zero. One counter is read at a time, whenever it is
// wanted. The numbers of the counters are in `Counter`.
//
// Only the lowest eight bits of a counter have registers and an adder of their own. The upper bits
// are in a memory, which one adder scans, a counter a cycle: a carry waits up to 31 cycles for the
// scan. The next carry of a counter comes after 32 cycles or more, since in 31 cycles no counter
// adds more than 255: a step is at most 8, and steps of more, with warps of eight threads, are
// rare. After `clear` the upper bits count as zero until the scan reaches them.
//
// - latency: an event counts from the second cycle after it on
// - throughput: one step of every counter per cycle
// - invariant: the value read is exact in every cycle
//
// The counters of a unit of which `CB` bits count the threads of a warp.
//
// Ports
//   clock  input, 1 bit: Clock.
//   clear  input, 1 bit: Sets every counter to zero.
//   happened  input, 32 bits: What happened: counters that add one, by number.
//   thread_count  input, 3 bits: What `Counter::ThreadInstructions` adds; the others below likewise.
//   fetch_next_links  input, 2 bits: Number of `next` links followed.
//   fetch_offset  input, 2 bits: Number of moves inside a line.
//   fetch_tag_reads  input, 3 bits: Number of tags read by the number of their line.
//   fetch_link_reads  input, 2 bits: Number of links read for moves.
//   pc_reads  input, 3 bits: PC-file reads.
//   pc_writes  input, 3 bits: PC-file writes.
//   atomics_merged  input, 3 bits: Atomic accesses merged away.
//   texture_lookups  input, 3 bits: Texture cache lookups.
//   select  input, 5 bits: The counter to read.
//   value  output, 32 bits: Value of counter `select`, in the same cycle.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block counters --reset sync`.
//
// Configuration
// `Counters` of rtl/src/counters.rs with CB = 3. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block counters

module warpwright_counters (
  input wire clock,
  input wire clear,
  input wire [31:0] happened,
  input wire [2:0] thread_count,
  input wire [1:0] fetch_next_links,
  input wire [1:0] fetch_offset,
  input wire [2:0] fetch_tag_reads,
  input wire [1:0] fetch_link_reads,
  input wire [2:0] pc_reads,
  input wire [2:0] pc_writes,
  input wire [2:0] atomics_merged,
  input wire [2:0] texture_lookups,
  input wire [4:0] select,
  output reg [31:0] value
);
  reg [31:0] pending;
  reg [7:0] own;
  reg [8:0] sum;
  reg carry;
  reg [23:0] old;
  reg [23:0] renewed;
  reg [7:0] lower;
  reg zero;
  reg [23:0] kept;
  reg lacks;
  reg [2:0] steps__0;
  reg [2:0] steps__1;
  reg [2:0] steps__2;
  reg [2:0] steps__3;
  reg [2:0] steps__4;
  reg [2:0] steps__5;
  reg [2:0] steps__6;
  reg [2:0] steps__7;
  reg [2:0] steps__8;
  reg [2:0] steps__9;
  reg [2:0] steps__10;
  reg [2:0] steps__11;
  reg [2:0] steps__12;
  reg [2:0] steps__13;
  reg [2:0] steps__14;
  reg [2:0] steps__15;
  reg [2:0] steps__16;
  reg [2:0] steps__17;
  reg [2:0] steps__18;
  reg [2:0] steps__19;
  reg [2:0] steps__20;
  reg [2:0] steps__21;
  reg [2:0] steps__22;
  reg [2:0] steps__23;
  reg [2:0] steps__24;
  reg [2:0] steps__25;
  reg [2:0] steps__26;
  reg [2:0] steps__27;
  reg [2:0] steps__28;
  reg [2:0] steps__29;
  reg [2:0] steps__30;
  reg [2:0] steps__31;
  reg [2:0] step;
  reg [31:0] events__d;
  reg [31:0] events__q = 32'h0;
  reg [2:0] amounts__0__d;
  reg [2:0] amounts__0__q = 3'h0;
  reg [2:0] amounts__1__d;
  reg [2:0] amounts__1__q = 3'h0;
  reg [2:0] amounts__2__d;
  reg [2:0] amounts__2__q = 3'h0;
  reg [2:0] amounts__3__d;
  reg [2:0] amounts__3__q = 3'h0;
  reg [2:0] amounts__4__d;
  reg [2:0] amounts__4__q = 3'h0;
  reg [2:0] amounts__5__d;
  reg [2:0] amounts__5__q = 3'h0;
  reg [2:0] amounts__6__d;
  reg [2:0] amounts__6__q = 3'h0;
  reg [2:0] amounts__7__d;
  reg [2:0] amounts__7__q = 3'h0;
  reg [2:0] amounts__8__d;
  reg [2:0] amounts__8__q = 3'h0;
  reg [7:0] low__0__d;
  reg [7:0] low__0__q = 8'h0;
  reg [7:0] low__1__d;
  reg [7:0] low__1__q = 8'h0;
  reg [7:0] low__2__d;
  reg [7:0] low__2__q = 8'h0;
  reg [7:0] low__3__d;
  reg [7:0] low__3__q = 8'h0;
  reg [7:0] low__4__d;
  reg [7:0] low__4__q = 8'h0;
  reg [7:0] low__5__d;
  reg [7:0] low__5__q = 8'h0;
  reg [7:0] low__6__d;
  reg [7:0] low__6__q = 8'h0;
  reg [7:0] low__7__d;
  reg [7:0] low__7__q = 8'h0;
  reg [7:0] low__8__d;
  reg [7:0] low__8__q = 8'h0;
  reg [7:0] low__9__d;
  reg [7:0] low__9__q = 8'h0;
  reg [7:0] low__10__d;
  reg [7:0] low__10__q = 8'h0;
  reg [7:0] low__11__d;
  reg [7:0] low__11__q = 8'h0;
  reg [7:0] low__12__d;
  reg [7:0] low__12__q = 8'h0;
  reg [7:0] low__13__d;
  reg [7:0] low__13__q = 8'h0;
  reg [7:0] low__14__d;
  reg [7:0] low__14__q = 8'h0;
  reg [7:0] low__15__d;
  reg [7:0] low__15__q = 8'h0;
  reg [7:0] low__16__d;
  reg [7:0] low__16__q = 8'h0;
  reg [7:0] low__17__d;
  reg [7:0] low__17__q = 8'h0;
  reg [7:0] low__18__d;
  reg [7:0] low__18__q = 8'h0;
  reg [7:0] low__19__d;
  reg [7:0] low__19__q = 8'h0;
  reg [7:0] low__20__d;
  reg [7:0] low__20__q = 8'h0;
  reg [7:0] low__21__d;
  reg [7:0] low__21__q = 8'h0;
  reg [7:0] low__22__d;
  reg [7:0] low__22__q = 8'h0;
  reg [7:0] low__23__d;
  reg [7:0] low__23__q = 8'h0;
  reg [7:0] low__24__d;
  reg [7:0] low__24__q = 8'h0;
  reg [7:0] low__25__d;
  reg [7:0] low__25__q = 8'h0;
  reg [7:0] low__26__d;
  reg [7:0] low__26__q = 8'h0;
  reg [7:0] low__27__d;
  reg [7:0] low__27__q = 8'h0;
  reg [7:0] low__28__d;
  reg [7:0] low__28__q = 8'h0;
  reg [7:0] low__29__d;
  reg [7:0] low__29__q = 8'h0;
  reg [7:0] low__30__d;
  reg [7:0] low__30__q = 8'h0;
  reg [7:0] low__31__d;
  reg [7:0] low__31__q = 8'h0;
  reg [4:0] upper__read_address;
  wire [23:0] upper__read_data;
  reg upper__write_enable;
  reg [4:0] upper__write_address;
  reg [23:0] upper__write_data;
  reg [4:0] upper_read__read_address;
  wire [23:0] upper_read__read_data;
  reg upper_read__write_enable;
  reg [4:0] upper_read__write_address;
  reg [23:0] upper_read__write_data;
  reg [31:0] visited__d;
  reg [31:0] visited__q = 32'h0;
  reg [4:0] turn__d;
  reg [4:0] turn__q = 5'h0;
  reg [31:0] carries__d;
  reg [31:0] carries__q = 32'h0;
  always @(*) begin
    visited__d = visited__q;
    events__d = happened;
    amounts__0__d = thread_count;
    amounts__1__d = {1'h0, fetch_next_links};
    amounts__2__d = {1'h0, fetch_offset};
    amounts__3__d = pc_reads;
    amounts__4__d = pc_writes;
    amounts__6__d = atomics_merged;
    amounts__7__d = texture_lookups;
    amounts__8__d = fetch_tag_reads;
    amounts__5__d = {1'h0, fetch_link_reads};
    if (clear) begin
      events__d = 32'h0;
      amounts__0__d = 3'h0;
      amounts__1__d = 3'h0;
      amounts__2__d = 3'h0;
      amounts__3__d = 3'h0;
      amounts__4__d = 3'h0;
      amounts__5__d = 3'h0;
      amounts__6__d = 3'h0;
      amounts__7__d = 3'h0;
      amounts__8__d = 3'h0;
    end
    steps__0 = 3'h0;
    if (events__q[0]) begin
      steps__0 = 3'h1;
    end
    steps__1 = 3'h0;
    if (events__q[1]) begin
      steps__1 = 3'h1;
    end
    steps__2 = 3'h0;
    if (events__q[2]) begin
      steps__2 = 3'h1;
    end
    steps__3 = 3'h0;
    if (events__q[3]) begin
      steps__3 = 3'h1;
    end
    steps__4 = 3'h0;
    if (events__q[4]) begin
      steps__4 = 3'h1;
    end
    steps__5 = 3'h0;
    if (events__q[5]) begin
      steps__5 = 3'h1;
    end
    steps__6 = 3'h0;
    if (events__q[6]) begin
      steps__6 = 3'h1;
    end
    steps__7 = 3'h0;
    if (events__q[7]) begin
      steps__7 = 3'h1;
    end
    steps__8 = 3'h0;
    if (events__q[8]) begin
      steps__8 = 3'h1;
    end
    steps__9 = 3'h0;
    if (events__q[9]) begin
      steps__9 = 3'h1;
    end
    steps__10 = 3'h0;
    if (events__q[10]) begin
      steps__10 = 3'h1;
    end
    steps__11 = 3'h0;
    if (events__q[11]) begin
      steps__11 = 3'h1;
    end
    steps__12 = 3'h0;
    if (events__q[12]) begin
      steps__12 = 3'h1;
    end
    steps__13 = 3'h0;
    if (events__q[13]) begin
      steps__13 = 3'h1;
    end
    steps__14 = 3'h0;
    if (events__q[14]) begin
      steps__14 = 3'h1;
    end
    steps__15 = 3'h0;
    if (events__q[15]) begin
      steps__15 = 3'h1;
    end
    steps__16 = 3'h0;
    if (events__q[16]) begin
      steps__16 = 3'h1;
    end
    steps__17 = 3'h0;
    if (events__q[17]) begin
      steps__17 = 3'h1;
    end
    steps__18 = 3'h0;
    if (events__q[18]) begin
      steps__18 = 3'h1;
    end
    steps__19 = 3'h0;
    if (events__q[19]) begin
      steps__19 = 3'h1;
    end
    steps__20 = 3'h0;
    if (events__q[20]) begin
      steps__20 = 3'h1;
    end
    steps__21 = 3'h0;
    if (events__q[21]) begin
      steps__21 = 3'h1;
    end
    steps__22 = 3'h0;
    if (events__q[22]) begin
      steps__22 = 3'h1;
    end
    steps__23 = 3'h0;
    if (events__q[23]) begin
      steps__23 = 3'h1;
    end
    steps__24 = 3'h0;
    if (events__q[24]) begin
      steps__24 = 3'h1;
    end
    steps__25 = 3'h0;
    if (events__q[25]) begin
      steps__25 = 3'h1;
    end
    steps__26 = 3'h0;
    if (events__q[26]) begin
      steps__26 = 3'h1;
    end
    steps__27 = 3'h0;
    if (events__q[27]) begin
      steps__27 = 3'h1;
    end
    steps__28 = 3'h0;
    if (events__q[28]) begin
      steps__28 = 3'h1;
    end
    steps__29 = 3'h0;
    if (events__q[29]) begin
      steps__29 = 3'h1;
    end
    steps__30 = 3'h0;
    if (events__q[30]) begin
      steps__30 = 3'h1;
    end
    steps__31 = 3'h0;
    if (events__q[31]) begin
      steps__31 = 3'h1;
    end
    steps__2 = amounts__0__q;
    steps__8 = amounts__1__q;
    steps__10 = amounts__2__q;
    steps__11 = amounts__3__q;
    steps__12 = amounts__4__q;
    steps__23 = amounts__6__q;
    steps__24 = amounts__7__q;
    steps__13 = amounts__8__q;
    steps__31 = amounts__5__q;
    pending = carries__q;
    if ((turn__q == 5'h0)) begin
      pending = {pending[31:1], 1'h0};
    end
    if ((turn__q == 5'h1)) begin
      pending = {pending[31:2], 1'h0, pending[0]};
    end
    if ((turn__q == 5'h2)) begin
      pending = {pending[31:3], 1'h0, pending[1:0]};
    end
    if ((turn__q == 5'h3)) begin
      pending = {pending[31:4], 1'h0, pending[2:0]};
    end
    if ((turn__q == 5'h4)) begin
      pending = {pending[31:5], 1'h0, pending[3:0]};
    end
    if ((turn__q == 5'h5)) begin
      pending = {pending[31:6], 1'h0, pending[4:0]};
    end
    if ((turn__q == 5'h6)) begin
      pending = {pending[31:7], 1'h0, pending[5:0]};
    end
    if ((turn__q == 5'h7)) begin
      pending = {pending[31:8], 1'h0, pending[6:0]};
    end
    if ((turn__q == 5'h8)) begin
      pending = {pending[31:9], 1'h0, pending[7:0]};
    end
    if ((turn__q == 5'h9)) begin
      pending = {pending[31:10], 1'h0, pending[8:0]};
    end
    if ((turn__q == 5'ha)) begin
      pending = {pending[31:11], 1'h0, pending[9:0]};
    end
    if ((turn__q == 5'hb)) begin
      pending = {pending[31:12], 1'h0, pending[10:0]};
    end
    if ((turn__q == 5'hc)) begin
      pending = {pending[31:13], 1'h0, pending[11:0]};
    end
    if ((turn__q == 5'hd)) begin
      pending = {pending[31:14], 1'h0, pending[12:0]};
    end
    if ((turn__q == 5'he)) begin
      pending = {pending[31:15], 1'h0, pending[13:0]};
    end
    if ((turn__q == 5'hf)) begin
      pending = {pending[31:16], 1'h0, pending[14:0]};
    end
    if ((turn__q == 5'h10)) begin
      pending = {pending[31:17], 1'h0, pending[15:0]};
    end
    if ((turn__q == 5'h11)) begin
      pending = {pending[31:18], 1'h0, pending[16:0]};
    end
    if ((turn__q == 5'h12)) begin
      pending = {pending[31:19], 1'h0, pending[17:0]};
    end
    if ((turn__q == 5'h13)) begin
      pending = {pending[31:20], 1'h0, pending[18:0]};
    end
    if ((turn__q == 5'h14)) begin
      pending = {pending[31:21], 1'h0, pending[19:0]};
    end
    if ((turn__q == 5'h15)) begin
      pending = {pending[31:22], 1'h0, pending[20:0]};
    end
    if ((turn__q == 5'h16)) begin
      pending = {pending[31:23], 1'h0, pending[21:0]};
    end
    if ((turn__q == 5'h17)) begin
      pending = {pending[31:24], 1'h0, pending[22:0]};
    end
    if ((turn__q == 5'h18)) begin
      pending = {pending[31:25], 1'h0, pending[23:0]};
    end
    if ((turn__q == 5'h19)) begin
      pending = {pending[31:26], 1'h0, pending[24:0]};
    end
    if ((turn__q == 5'h1a)) begin
      pending = {pending[31:27], 1'h0, pending[25:0]};
    end
    if ((turn__q == 5'h1b)) begin
      pending = {pending[31:28], 1'h0, pending[26:0]};
    end
    if ((turn__q == 5'h1c)) begin
      pending = {pending[31:29], 1'h0, pending[27:0]};
    end
    if ((turn__q == 5'h1d)) begin
      pending = {pending[31:30], 1'h0, pending[28:0]};
    end
    if ((turn__q == 5'h1e)) begin
      pending = {pending[31], 1'h0, pending[29:0]};
    end
    if ((turn__q == 5'h1f)) begin
      pending = {1'h0, pending[30:0]};
    end
    step = steps__0;
    own = low__0__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__0__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:1], 1'h1};
    end
    step = steps__1;
    own = low__1__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__1__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:2], 1'h1, pending[0]};
    end
    step = steps__2;
    own = low__2__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__2__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:3], 1'h1, pending[1:0]};
    end
    step = steps__3;
    own = low__3__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__3__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:4], 1'h1, pending[2:0]};
    end
    step = steps__4;
    own = low__4__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__4__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:5], 1'h1, pending[3:0]};
    end
    step = steps__5;
    own = low__5__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__5__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:6], 1'h1, pending[4:0]};
    end
    step = steps__6;
    own = low__6__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__6__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:7], 1'h1, pending[5:0]};
    end
    step = steps__7;
    own = low__7__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__7__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:8], 1'h1, pending[6:0]};
    end
    step = steps__8;
    own = low__8__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__8__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:9], 1'h1, pending[7:0]};
    end
    step = steps__9;
    own = low__9__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__9__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:10], 1'h1, pending[8:0]};
    end
    step = steps__10;
    own = low__10__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__10__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:11], 1'h1, pending[9:0]};
    end
    step = steps__11;
    own = low__11__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__11__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:12], 1'h1, pending[10:0]};
    end
    step = steps__12;
    own = low__12__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__12__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:13], 1'h1, pending[11:0]};
    end
    step = steps__13;
    own = low__13__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__13__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:14], 1'h1, pending[12:0]};
    end
    step = steps__14;
    own = low__14__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__14__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:15], 1'h1, pending[13:0]};
    end
    step = steps__15;
    own = low__15__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__15__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:16], 1'h1, pending[14:0]};
    end
    step = steps__16;
    own = low__16__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__16__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:17], 1'h1, pending[15:0]};
    end
    step = steps__17;
    own = low__17__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__17__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:18], 1'h1, pending[16:0]};
    end
    step = steps__18;
    own = low__18__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__18__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:19], 1'h1, pending[17:0]};
    end
    step = steps__19;
    own = low__19__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__19__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:20], 1'h1, pending[18:0]};
    end
    step = steps__20;
    own = low__20__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__20__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:21], 1'h1, pending[19:0]};
    end
    step = steps__21;
    own = low__21__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__21__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:22], 1'h1, pending[20:0]};
    end
    step = steps__22;
    own = low__22__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__22__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:23], 1'h1, pending[21:0]};
    end
    step = steps__23;
    own = low__23__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__23__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:24], 1'h1, pending[22:0]};
    end
    step = steps__24;
    own = low__24__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__24__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:25], 1'h1, pending[23:0]};
    end
    step = steps__25;
    own = low__25__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__25__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:26], 1'h1, pending[24:0]};
    end
    step = steps__26;
    own = low__26__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__26__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:27], 1'h1, pending[25:0]};
    end
    step = steps__27;
    own = low__27__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__27__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:28], 1'h1, pending[26:0]};
    end
    step = steps__28;
    own = low__28__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__28__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:29], 1'h1, pending[27:0]};
    end
    step = steps__29;
    own = low__29__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__29__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31:30], 1'h1, pending[28:0]};
    end
    step = steps__30;
    own = low__30__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__30__d = sum[7:0];
    if (sum[8]) begin
      pending = {pending[31], 1'h1, pending[29:0]};
    end
    step = steps__31;
    own = low__31__q;
    sum = {{1'h0, own} + {6'h0, step}};
    low__31__d = sum[7:0];
    if (sum[8]) begin
      pending = {1'h1, pending[30:0]};
    end
    carries__d = pending;
    turn__d = {turn__q + 5'h1};
    upper__read_address = turn__q;
    old = upper__read_data;
    carry = 1'h0;
    if ((turn__q == 5'h0)) begin
      carry = carries__q[0];
      if ((!visited__q[0])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:1], 1'h1};
    end
    if ((turn__q == 5'h1)) begin
      carry = carries__q[1];
      if ((!visited__q[1])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:2], 1'h1, visited__q[0]};
    end
    if ((turn__q == 5'h2)) begin
      carry = carries__q[2];
      if ((!visited__q[2])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:3], 1'h1, visited__q[1:0]};
    end
    if ((turn__q == 5'h3)) begin
      carry = carries__q[3];
      if ((!visited__q[3])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:4], 1'h1, visited__q[2:0]};
    end
    if ((turn__q == 5'h4)) begin
      carry = carries__q[4];
      if ((!visited__q[4])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:5], 1'h1, visited__q[3:0]};
    end
    if ((turn__q == 5'h5)) begin
      carry = carries__q[5];
      if ((!visited__q[5])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:6], 1'h1, visited__q[4:0]};
    end
    if ((turn__q == 5'h6)) begin
      carry = carries__q[6];
      if ((!visited__q[6])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:7], 1'h1, visited__q[5:0]};
    end
    if ((turn__q == 5'h7)) begin
      carry = carries__q[7];
      if ((!visited__q[7])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:8], 1'h1, visited__q[6:0]};
    end
    if ((turn__q == 5'h8)) begin
      carry = carries__q[8];
      if ((!visited__q[8])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:9], 1'h1, visited__q[7:0]};
    end
    if ((turn__q == 5'h9)) begin
      carry = carries__q[9];
      if ((!visited__q[9])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:10], 1'h1, visited__q[8:0]};
    end
    if ((turn__q == 5'ha)) begin
      carry = carries__q[10];
      if ((!visited__q[10])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:11], 1'h1, visited__q[9:0]};
    end
    if ((turn__q == 5'hb)) begin
      carry = carries__q[11];
      if ((!visited__q[11])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:12], 1'h1, visited__q[10:0]};
    end
    if ((turn__q == 5'hc)) begin
      carry = carries__q[12];
      if ((!visited__q[12])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:13], 1'h1, visited__q[11:0]};
    end
    if ((turn__q == 5'hd)) begin
      carry = carries__q[13];
      if ((!visited__q[13])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:14], 1'h1, visited__q[12:0]};
    end
    if ((turn__q == 5'he)) begin
      carry = carries__q[14];
      if ((!visited__q[14])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:15], 1'h1, visited__q[13:0]};
    end
    if ((turn__q == 5'hf)) begin
      carry = carries__q[15];
      if ((!visited__q[15])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:16], 1'h1, visited__q[14:0]};
    end
    if ((turn__q == 5'h10)) begin
      carry = carries__q[16];
      if ((!visited__q[16])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:17], 1'h1, visited__q[15:0]};
    end
    if ((turn__q == 5'h11)) begin
      carry = carries__q[17];
      if ((!visited__q[17])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:18], 1'h1, visited__q[16:0]};
    end
    if ((turn__q == 5'h12)) begin
      carry = carries__q[18];
      if ((!visited__q[18])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:19], 1'h1, visited__q[17:0]};
    end
    if ((turn__q == 5'h13)) begin
      carry = carries__q[19];
      if ((!visited__q[19])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:20], 1'h1, visited__q[18:0]};
    end
    if ((turn__q == 5'h14)) begin
      carry = carries__q[20];
      if ((!visited__q[20])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:21], 1'h1, visited__q[19:0]};
    end
    if ((turn__q == 5'h15)) begin
      carry = carries__q[21];
      if ((!visited__q[21])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:22], 1'h1, visited__q[20:0]};
    end
    if ((turn__q == 5'h16)) begin
      carry = carries__q[22];
      if ((!visited__q[22])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:23], 1'h1, visited__q[21:0]};
    end
    if ((turn__q == 5'h17)) begin
      carry = carries__q[23];
      if ((!visited__q[23])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:24], 1'h1, visited__q[22:0]};
    end
    if ((turn__q == 5'h18)) begin
      carry = carries__q[24];
      if ((!visited__q[24])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:25], 1'h1, visited__q[23:0]};
    end
    if ((turn__q == 5'h19)) begin
      carry = carries__q[25];
      if ((!visited__q[25])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:26], 1'h1, visited__q[24:0]};
    end
    if ((turn__q == 5'h1a)) begin
      carry = carries__q[26];
      if ((!visited__q[26])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:27], 1'h1, visited__q[25:0]};
    end
    if ((turn__q == 5'h1b)) begin
      carry = carries__q[27];
      if ((!visited__q[27])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:28], 1'h1, visited__q[26:0]};
    end
    if ((turn__q == 5'h1c)) begin
      carry = carries__q[28];
      if ((!visited__q[28])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:29], 1'h1, visited__q[27:0]};
    end
    if ((turn__q == 5'h1d)) begin
      carry = carries__q[29];
      if ((!visited__q[29])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31:30], 1'h1, visited__q[28:0]};
    end
    if ((turn__q == 5'h1e)) begin
      carry = carries__q[30];
      if ((!visited__q[30])) begin
        old = 24'h0;
      end
      visited__d = {visited__q[31], 1'h1, visited__q[29:0]};
    end
    if ((turn__q == 5'h1f)) begin
      carry = carries__q[31];
      if ((!visited__q[31])) begin
        old = 24'h0;
      end
      visited__d = {1'h1, visited__q[30:0]};
    end
    renewed = old;
    if (carry) begin
      renewed = {old + 24'h1};
    end
    upper__write_enable = 1'h1;
    upper__write_address = turn__q;
    upper__write_data = renewed;
    upper_read__write_enable = 1'h1;
    upper_read__write_address = turn__q;
    upper_read__write_data = renewed;
    if (clear) begin
      carries__d = 32'h0;
      visited__d = 32'h0;
      low__0__d = 8'h0;
      low__1__d = 8'h0;
      low__2__d = 8'h0;
      low__3__d = 8'h0;
      low__4__d = 8'h0;
      low__5__d = 8'h0;
      low__6__d = 8'h0;
      low__7__d = 8'h0;
      low__8__d = 8'h0;
      low__9__d = 8'h0;
      low__10__d = 8'h0;
      low__11__d = 8'h0;
      low__12__d = 8'h0;
      low__13__d = 8'h0;
      low__14__d = 8'h0;
      low__15__d = 8'h0;
      low__16__d = 8'h0;
      low__17__d = 8'h0;
      low__18__d = 8'h0;
      low__19__d = 8'h0;
      low__20__d = 8'h0;
      low__21__d = 8'h0;
      low__22__d = 8'h0;
      low__23__d = 8'h0;
      low__24__d = 8'h0;
      low__25__d = 8'h0;
      low__26__d = 8'h0;
      low__27__d = 8'h0;
      low__28__d = 8'h0;
      low__29__d = 8'h0;
      low__30__d = 8'h0;
      low__31__d = 8'h0;
    end
    upper_read__read_address = select;
    lower = 8'h0;
    zero = 1'h0;
    lacks = 1'h0;
    if ((select == 5'h0)) begin
      lower = low__0__q;
      zero = (!visited__q[0]);
      lacks = carries__q[0];
    end
    if ((select == 5'h1)) begin
      lower = low__1__q;
      zero = (!visited__q[1]);
      lacks = carries__q[1];
    end
    if ((select == 5'h2)) begin
      lower = low__2__q;
      zero = (!visited__q[2]);
      lacks = carries__q[2];
    end
    if ((select == 5'h3)) begin
      lower = low__3__q;
      zero = (!visited__q[3]);
      lacks = carries__q[3];
    end
    if ((select == 5'h4)) begin
      lower = low__4__q;
      zero = (!visited__q[4]);
      lacks = carries__q[4];
    end
    if ((select == 5'h5)) begin
      lower = low__5__q;
      zero = (!visited__q[5]);
      lacks = carries__q[5];
    end
    if ((select == 5'h6)) begin
      lower = low__6__q;
      zero = (!visited__q[6]);
      lacks = carries__q[6];
    end
    if ((select == 5'h7)) begin
      lower = low__7__q;
      zero = (!visited__q[7]);
      lacks = carries__q[7];
    end
    if ((select == 5'h8)) begin
      lower = low__8__q;
      zero = (!visited__q[8]);
      lacks = carries__q[8];
    end
    if ((select == 5'h9)) begin
      lower = low__9__q;
      zero = (!visited__q[9]);
      lacks = carries__q[9];
    end
    if ((select == 5'ha)) begin
      lower = low__10__q;
      zero = (!visited__q[10]);
      lacks = carries__q[10];
    end
    if ((select == 5'hb)) begin
      lower = low__11__q;
      zero = (!visited__q[11]);
      lacks = carries__q[11];
    end
    if ((select == 5'hc)) begin
      lower = low__12__q;
      zero = (!visited__q[12]);
      lacks = carries__q[12];
    end
    if ((select == 5'hd)) begin
      lower = low__13__q;
      zero = (!visited__q[13]);
      lacks = carries__q[13];
    end
    if ((select == 5'he)) begin
      lower = low__14__q;
      zero = (!visited__q[14]);
      lacks = carries__q[14];
    end
    if ((select == 5'hf)) begin
      lower = low__15__q;
      zero = (!visited__q[15]);
      lacks = carries__q[15];
    end
    if ((select == 5'h10)) begin
      lower = low__16__q;
      zero = (!visited__q[16]);
      lacks = carries__q[16];
    end
    if ((select == 5'h11)) begin
      lower = low__17__q;
      zero = (!visited__q[17]);
      lacks = carries__q[17];
    end
    if ((select == 5'h12)) begin
      lower = low__18__q;
      zero = (!visited__q[18]);
      lacks = carries__q[18];
    end
    if ((select == 5'h13)) begin
      lower = low__19__q;
      zero = (!visited__q[19]);
      lacks = carries__q[19];
    end
    if ((select == 5'h14)) begin
      lower = low__20__q;
      zero = (!visited__q[20]);
      lacks = carries__q[20];
    end
    if ((select == 5'h15)) begin
      lower = low__21__q;
      zero = (!visited__q[21]);
      lacks = carries__q[21];
    end
    if ((select == 5'h16)) begin
      lower = low__22__q;
      zero = (!visited__q[22]);
      lacks = carries__q[22];
    end
    if ((select == 5'h17)) begin
      lower = low__23__q;
      zero = (!visited__q[23]);
      lacks = carries__q[23];
    end
    if ((select == 5'h18)) begin
      lower = low__24__q;
      zero = (!visited__q[24]);
      lacks = carries__q[24];
    end
    if ((select == 5'h19)) begin
      lower = low__25__q;
      zero = (!visited__q[25]);
      lacks = carries__q[25];
    end
    if ((select == 5'h1a)) begin
      lower = low__26__q;
      zero = (!visited__q[26]);
      lacks = carries__q[26];
    end
    if ((select == 5'h1b)) begin
      lower = low__27__q;
      zero = (!visited__q[27]);
      lacks = carries__q[27];
    end
    if ((select == 5'h1c)) begin
      lower = low__28__q;
      zero = (!visited__q[28]);
      lacks = carries__q[28];
    end
    if ((select == 5'h1d)) begin
      lower = low__29__q;
      zero = (!visited__q[29]);
      lacks = carries__q[29];
    end
    if ((select == 5'h1e)) begin
      lower = low__30__q;
      zero = (!visited__q[30]);
      lacks = carries__q[30];
    end
    if ((select == 5'h1f)) begin
      lower = low__31__q;
      zero = (!visited__q[31]);
      lacks = carries__q[31];
    end
    kept = upper_read__read_data;
    if (zero) begin
      kept = 24'h0;
    end
    if (lacks) begin
      kept = {kept + 24'h1};
    end
    value = ({{8'h0, kept} << 32'h8} | {24'h0, lower});
  end
  always @(posedge clock) begin
    events__q <= events__d;
    amounts__0__q <= amounts__0__d;
    amounts__1__q <= amounts__1__d;
    amounts__2__q <= amounts__2__d;
    amounts__3__q <= amounts__3__d;
    amounts__4__q <= amounts__4__d;
    amounts__5__q <= amounts__5__d;
    amounts__6__q <= amounts__6__d;
    amounts__7__q <= amounts__7__d;
    amounts__8__q <= amounts__8__d;
    low__0__q <= low__0__d;
    low__1__q <= low__1__d;
    low__2__q <= low__2__d;
    low__3__q <= low__3__d;
    low__4__q <= low__4__d;
    low__5__q <= low__5__d;
    low__6__q <= low__6__d;
    low__7__q <= low__7__d;
    low__8__q <= low__8__d;
    low__9__q <= low__9__d;
    low__10__q <= low__10__d;
    low__11__q <= low__11__d;
    low__12__q <= low__12__d;
    low__13__q <= low__13__d;
    low__14__q <= low__14__d;
    low__15__q <= low__15__d;
    low__16__q <= low__16__d;
    low__17__q <= low__17__d;
    low__18__q <= low__18__d;
    low__19__q <= low__19__d;
    low__20__q <= low__20__d;
    low__21__q <= low__21__d;
    low__22__q <= low__22__d;
    low__23__q <= low__23__d;
    low__24__q <= low__24__d;
    low__25__q <= low__25__d;
    low__26__q <= low__26__d;
    low__27__q <= low__27__d;
    low__28__q <= low__28__d;
    low__29__q <= low__29__d;
    low__30__q <= low__30__d;
    low__31__q <= low__31__d;
    visited__q <= visited__d;
    turn__q <= turn__d;
    carries__q <= carries__d;
  end
  warpwright_upper upper (
    .clock(clock),
    .read_address(upper__read_address),
    .read_data(upper__read_data),
    .write_enable(upper__write_enable),
    .write_address(upper__write_address),
    .write_data(upper__write_data)
  );
  warpwright_upper upper_read (
    .clock(clock),
    .read_address(upper_read__read_address),
    .read_data(upper_read__read_data),
    .write_enable(upper_read__write_enable),
    .write_address(upper_read__write_address),
    .write_data(upper_read__write_data)
  );
endmodule
