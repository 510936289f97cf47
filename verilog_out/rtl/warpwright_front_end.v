// SPDX-License-Identifier: MIT
// front_end: instruction cache pointers, links, full lookups, refills
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Instruction front end: cache pointers instead of program counters (docs/mechanisms/1.md).
//
// A warp holds a pointer into the instruction cache: a line and an offset. The line is
// locked by its reference count, so the instruction is there and no tag is compared.
// Moves inside the line change the offset; moves to the line just after or before follow a
// link; every other move rebuilds the PC from tag and offset and does a full lookup. One to a PC
// (`sync`, a return, other threads) asks the tag of its line where it leads.
//
// What goes with an instruction is its line and offset. A tag is read by its line's number for a
// move to a PC, to rebuild a PC, and where an instruction needs its PC (it faults, splits its
// warp, waits for other threads, calls, or asks for it). A link is read where a warp leaves its
// line, and for a move to a PC. All are counted. The PC file (one PC per warp) is
// written only for a full lookup, and read by it.
// A lookup that gets no line leaves its PC there and is tried again, round robin. The first warp
// that got none is owed a line and goes first, since what becomes free might always go to the
// warp whose turn comes next (`full_lookup`). With refills of at most `F` cycles a warp that is
// not held waits at most `(W + 1) (F + 2 W + 20)` cycles, if in each of its turns a line of its
// set is neither pointed at nor loading: always so when a set has as many lines as there are
// warps (and none is killed), else once a warp leaves.
// Replacement: invalid lines first, then unlocked lines round robin (pseudo-LRU would need
// state on every pointer move, which this design avoids).
//
// No link is followed to a line while a lookup proposes to replace it, and a proposal that was
// overtaken is tried again. Reference counts follow the pointers by one cycle. Whether a line is
// already there is looked up only when it is read.
//
// - part: what
// - `pointers`: where the warps are
// - `fetch`: which warp is next, and its instruction
// - `crossing`: where a warp goes from the end of its line
// - `redirect`: where a redirected warp goes
// - `rebuild`: the PC of a warp that has left its line
// - `instruction_pc`: the PC of an instruction that needs it
// - `full_lookup`: from a PC to a line
// - `pc_file`: PCs of warps that do a full lookup
// - `line_tags`: tag match, and the tag of a line that is known
// - `line_links`: `next` and `prev`
// - `line_counts`: reference counts
// - `refill`: refills
//
// - latency: issue to delivery of the next instruction: 2 cycles, over the end of a line 3,
//   redirect: 3; with a full lookup that hits 4 more; with a register behind the choice of the
//   fetch (`choice_register`) each 1 more
// - throughput: one delivery, one full lookup (a replacement: two cycles) and two pointer
//   moves per cycle
// - invariants: the count of a line, with the changes of the next cycle, is the number of
//   pointers to it; only lines with count 0 are replaced; links are mutual and join neighbours; no
//   two lines have one tag; no warp starves
//
// Baseline (`conventional`): every move writes the PC file and does a full lookup.
//
// The front end of `W` warps with `LINES` lines of `2^PL` instructions in `WAYS` ways, PCs of
// `PCW` bits.
//
// Derived: `LW`, `LY` and `LL` number warps, ways and lines, `CW` = `LW` + 1, `TAGW` =
// `PCW` - `PL`, `DA` = `LL` + `PL` - 1.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: The event takes place in this cycle; the other members are valid with it.
//   launch_warp  input, 3 bits: Warp slot.
//   launch_pc  input, 20 bits: PC, in instructions.
//   issue_valid  input, 1 bit: An instruction is issued; the other members are valid with it.
//   issue_warp  input, 3 bits: Warp slot.
//   issue_control  input, 1 bit: The next PC arrives as a redirect.
//   redirect_valid  input, 1 bit: A control instruction is resolved; the other members are valid with it.
//   redirect_warp  input, 3 bits: Warp slot of the instruction.
//   redirect_kind  input, 2 bits: How the next PC is given, see `NextPcIs`.
//   redirect_offset  input, 24 bits: Signed distance of a relative move, in instructions.
//   redirect_pc  input, 20 bits: PC of an absolute move, in instructions.
//   hold  input, 8 bits: Warps that must not be fetched.
//   program_base  input, 28 bits: Memory line of instruction 0.
//   program_length  input, 20 bits: Instructions in the program.
//   req_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply, for one cycle.
//   rsp_tag  input, 6 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: The line; the old value of an atomic in word 0.
//   flush  input, 1 bit: Pulse: all lines are forgotten, since memory has another program. Only while no warp
//       runs and `quiet` is high.
//   early_pc_wanted  input, 1 bit: The PC is needed.
//   late_pc_wanted  input, 1 bit: The PC is needed.
//   req_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   req_address  output, 28 bits: Number of the line of 16 bytes.
//   req_tag  output, 6 bits: Comes back with the reply.
//   quiet  output, 1 bit: No line is being refilled.
//   fetch_valid  output, 1 bit: An instruction is delivered; the other members are valid with it.
//   fetch_warp  output, 3 bits: Warp slot.
//   fetch_low  output, 32 bits: Bits 31:0 of the instruction.
//   fetch_high  output, 32 bits: Bits 63:32 of the instruction.
//   early_pc_pc  output, 20 bits: PC in the same cycle, in instructions, valid with `wanted`.
//   late_pc_pc  output, 20 bits: PC in the same cycle, in instructions, valid with `wanted`.
//   trace_pc  output, 20 bits: PC of the instruction that is issued. For traces only: its tags are not counted.
//   fault_valid  output, 1 bit: The event takes place in this cycle; the other members are valid with it.
//   fault_warp  output, 3 bits: Warp slot.
//   fault_pc  output, 20 bits: PC, in instructions.
//   count_fetch  output, 1 bit: An instruction is delivered.
//   count_lookup  output, 1 bit: A full lookup has an outcome.
//   count_hit  output, 1 bit: A full lookup hits.
//   count_miss  output, 1 bit: A full lookup misses and gets a line.
//   count_fail  output, 1 bit: A full lookup finds every candidate line locked.
//   count_next_links  output, 2 bits: Number of `next` links followed.
//   count_prev_links  output, 1 bit: A `prev` link is followed.
//   count_offset  output, 2 bits: Number of moves inside a line.
//   count_tag_reads  output, 3 bits: Number of tags read by the number of their line.
//   count_link_reads  output, 2 bits: Number of links read for moves.
//   count_pc_read  output, 1 bit: The PC file is read.
//   count_pc_write  output, 2 bits: Number of writes to the PC file.
//   count_eviction  output, 1 bit: A valid line is replaced.
//   count_fill_stall  output, 1 bit: A warp waits for a refill.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of redirect_kind (NextPcIs):
//    0  sequential
//    1  relative
//    2  absolute
//    3  stop
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block front_end --reset sync`.
//
// Configuration
// `FrontEnd` of rtl/src/front_end/mod.rs with W = 8, LW = 3, CW = 4, WAYS = 16, LY = 4, LINES = 16, LL = 4, PCW
// = 20, TAGW = 17, DA = 6, PL = 3. Constants are folded away. For another, change its line in rtl/src/registry;
// the command is then:
//   warpwright export --block front_end

module warpwright_front_end (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [19:0] launch_pc,
  input wire issue_valid,
  input wire [2:0] issue_warp,
  input wire issue_control,
  input wire redirect_valid,
  input wire [2:0] redirect_warp,
  input wire [1:0] redirect_kind,
  input wire [23:0] redirect_offset,
  input wire [19:0] redirect_pc,
  input wire [7:0] hold,
  input wire [27:0] program_base,
  input wire [19:0] program_length,
  output reg req_valid,
  input wire req_ready,
  output reg [27:0] req_address,
  output reg [5:0] req_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  input wire flush,
  output reg quiet,
  output reg fetch_valid,
  output reg [2:0] fetch_warp,
  output reg [31:0] fetch_low,
  output reg [31:0] fetch_high,
  input wire early_pc_wanted,
  output reg [19:0] early_pc_pc,
  input wire late_pc_wanted,
  output reg [19:0] late_pc_pc,
  output reg [19:0] trace_pc,
  output reg fault_valid,
  output reg [2:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg count_fetch,
  output reg count_lookup,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail,
  output reg [1:0] count_next_links,
  output reg count_prev_links,
  output reg [1:0] count_offset,
  output reg [2:0] count_tag_reads,
  output reg [1:0] count_link_reads,
  output reg count_pc_read,
  output reg [1:0] count_pc_write,
  output reg count_eviction,
  output reg count_fill_stall
);
  localparam [15:0] one_line = 16'h1;
  localparam [19:0] place_bits = 20'h3;
  localparam [15:0] unused_lines = 16'h0;
  reg [15:0] loading_now;
  reg [15:0] loaded_now;
  reg [1:0] count_next_links_value;
  reg [1:0] count_offset_value;
  reg [1:0] count_pc_write_value;
  reg pcs__write__0_valid;
  reg [2:0] pcs__write__0_warp;
  reg [19:0] pcs__write__0_pc;
  reg pcs__write__1_valid;
  reg [2:0] pcs__write__1_warp;
  reg [19:0] pcs__write__1_pc;
  reg pcs__write__2_valid;
  reg [2:0] pcs__write__2_warp;
  reg [19:0] pcs__write__2_pc;
  reg [2:0] pcs__read_warp;
  wire [19:0] pcs__read_pc;
  reg tags__replaced_valid;
  reg [3:0] tags__replaced_line;
  reg [16:0] tags__replaced_tag;
  reg [15:0] tags__present;
  reg [16:0] tags__look_tag;
  wire tags__hit;
  wire [3:0] tags__place;
  reg tags__read__0_valid;
  reg [3:0] tags__read__0_line;
  reg tags__read__1_valid;
  reg [3:0] tags__read__1_line;
  reg tags__read__2_valid;
  reg [3:0] tags__read__2_line;
  reg tags__read__3_valid;
  reg [3:0] tags__read__3_line;
  reg tags__read__4_valid;
  reg [3:0] tags__read__4_line;
  wire [16:0] tags__tag__0;
  wire [16:0] tags__tag__1;
  wire [16:0] tags__tag__2;
  wire [16:0] tags__tag__3;
  wire [16:0] tags__tag__4;
  wire [2:0] tags__reads;
  reg [3:0] tags__trace_line;
  wire [16:0] tags__trace_tag;
  reg links__read__0_valid;
  reg [3:0] links__read__0_line;
  reg links__read__1_valid;
  reg [3:0] links__read__1_line;
  reg links__read__2_valid;
  reg [3:0] links__read__2_line;
  wire links__link__0_valid;
  wire [3:0] links__link__0_line;
  wire links__link__0_evicted;
  wire links__link__1_valid;
  wire [3:0] links__link__1_line;
  wire links__link__1_evicted;
  wire links__link__2_valid;
  wire [3:0] links__link__2_line;
  wire links__link__2_evicted;
  wire [1:0] links__reads;
  reg links__evict_valid;
  reg [3:0] links__evict_line;
  reg [15:0] links__evict_mask;
  reg links__join_valid;
  reg links__join_neighbours;
  reg [3:0] links__join_first;
  reg [3:0] links__join_second;
  reg links__flush;
  reg [3:0] references__issue_from;
  reg references__issue_leaves;
  reg references__issue_follow;
  reg [3:0] references__issue_to;
  reg [3:0] references__redirect_from;
  reg references__redirect_leaves;
  reg references__redirect_follow;
  reg [3:0] references__redirect_to;
  reg references__found_taken;
  reg [3:0] references__found_line;
  reg [3:0] references__victim;
  wire references__settled;
  wire [15:0] references__unlocked;
  reg refill__start_valid;
  reg [3:0] refill__start_line;
  reg [16:0] refill__start_tag;
  reg [27:0] refill__program_base;
  wire refill__free;
  wire refill__idle;
  wire refill__req_valid;
  reg refill__req_ready;
  wire [27:0] refill__req_address;
  wire [5:0] refill__req_tag;
  reg refill__rsp_valid;
  reg [5:0] refill__rsp_tag;
  wire [5:0] refill__write_at;
  wire refill__done_valid;
  wire [3:0] refill__done_line;
  reg [15:0] loading__d;
  reg [15:0] loading__q = 16'h0;
  reg [15:0] loaded__d;
  reg [15:0] loaded__q = 16'h0;
  reg [2:0] pointers__issue_warp;
  wire [3:0] pointers__issue_line;
  wire [2:0] pointers__issue_offset;
  reg pointers__issue_stay;
  reg pointers__cross_valid;
  reg [2:0] pointers__cross_warp;
  reg pointers__cross_follow;
  reg [3:0] pointers__cross_to;
  reg pointers__cross_far;
  reg pointers__cross_to_next;
  reg [2:0] pointers__from_warp;
  wire [3:0] pointers__from_line;
  wire [2:0] pointers__from_offset;
  wire pointers__from_points;
  reg pointers__redirect_valid;
  reg [2:0] pointers__redirect_warp;
  reg [2:0] pointers__redirect_place;
  reg pointers__redirect_follow;
  reg [3:0] pointers__redirect_to;
  reg pointers__redirect_far;
  reg pointers__redirect_to_next;
  reg pointers__redirect_to_prev;
  reg pointers__redirect_stop;
  reg pointers__launch_valid;
  reg [2:0] pointers__launch_warp;
  reg [19:0] pointers__launch_pc;
  reg [2:0] pointers__look_warp;
  wire [3:0] pointers__left_line;
  wire pointers__left_to_next;
  wire pointers__left_to_prev;
  reg [7:0] pointers__found_mask;
  reg [19:0] pointers__found_pc;
  reg pointers__found_taken;
  reg [3:0] pointers__found_line;
  reg pointers__found_ready;
  reg pointers__found_bad;
  reg pointers__evict_valid;
  reg [3:0] pointers__evict_line;
  reg pointers__done_valid;
  reg [3:0] pointers__done_line;
  reg [7:0] pointers__fetch_chosen;
  reg [7:0] pointers__fetch_again;
  reg [7:0] pointers__fetch_lacking;
  wire [3:0] pointers__pointed_line__0;
  wire [3:0] pointers__pointed_line__1;
  wire [3:0] pointers__pointed_line__2;
  wire [3:0] pointers__pointed_line__3;
  wire [3:0] pointers__pointed_line__4;
  wire [3:0] pointers__pointed_line__5;
  wire [3:0] pointers__pointed_line__6;
  wire [3:0] pointers__pointed_line__7;
  wire [2:0] pointers__pointed_offset__0;
  wire [2:0] pointers__pointed_offset__1;
  wire [2:0] pointers__pointed_offset__2;
  wire [2:0] pointers__pointed_offset__3;
  wire [2:0] pointers__pointed_offset__4;
  wire [2:0] pointers__pointed_offset__5;
  wire [2:0] pointers__pointed_offset__6;
  wire [2:0] pointers__pointed_offset__7;
  wire [7:0] pointers__requests;
  wire [7:0] pointers__seekers;
  wire pointers__fill_stall;
  reg [7:0] fetcher__requests;
  reg [3:0] fetcher__pointed_line__0;
  reg [3:0] fetcher__pointed_line__1;
  reg [3:0] fetcher__pointed_line__2;
  reg [3:0] fetcher__pointed_line__3;
  reg [3:0] fetcher__pointed_line__4;
  reg [3:0] fetcher__pointed_line__5;
  reg [3:0] fetcher__pointed_line__6;
  reg [3:0] fetcher__pointed_line__7;
  reg [2:0] fetcher__pointed_offset__0;
  reg [2:0] fetcher__pointed_offset__1;
  reg [2:0] fetcher__pointed_offset__2;
  reg [2:0] fetcher__pointed_offset__3;
  reg [2:0] fetcher__pointed_offset__4;
  reg [2:0] fetcher__pointed_offset__5;
  reg [2:0] fetcher__pointed_offset__6;
  reg [2:0] fetcher__pointed_offset__7;
  wire [7:0] fetcher__turn_chosen;
  wire [7:0] fetcher__turn_again;
  wire [7:0] fetcher__turn_lacking;
  reg fetcher__write_valid;
  reg [31:0] fetcher__write_data__0;
  reg [31:0] fetcher__write_data__1;
  reg [31:0] fetcher__write_data__2;
  reg [31:0] fetcher__write_data__3;
  reg [5:0] fetcher__write_at;
  reg fetcher__replaced_valid;
  reg [3:0] fetcher__replaced_line;
  reg [16:0] fetcher__replaced_tag;
  reg fetcher__flush;
  reg [15:0] fetcher__loaded;
  reg fetcher__woke_valid;
  reg [3:0] fetcher__woke_line;
  reg [19:0] fetcher__program_length;
  reg fetcher__fault_busy;
  wire fetcher__fetched_valid;
  wire [2:0] fetcher__fetched_warp;
  wire [31:0] fetcher__fetched_low;
  wire [31:0] fetcher__fetched_high;
  wire fetcher__fault_valid;
  wire [2:0] fetcher__fault_warp;
  wire [19:0] fetcher__fault_pc;
  reg [7:0] lookup__seekers;
  reg [19:0] lookup__pc;
  reg lookup__hit;
  reg [3:0] lookup__hit_line;
  reg [3:0] lookup__left_line;
  reg lookup__left_to_next;
  reg lookup__left_to_prev;
  reg [19:0] lookup__program_length;
  reg [15:0] lookup__open;
  reg [15:0] lookup__loaded;
  reg lookup__refill_free;
  reg lookup__settled;
  wire lookup__valid;
  wire [2:0] lookup__warp;
  wire [2:0] lookup__match_warp;
  wire [16:0] lookup__tag;
  wire lookup__replaced_valid;
  wire [3:0] lookup__replaced_line;
  wire [15:0] lookup__replaced_mask;
  wire [16:0] lookup__replaced_tag;
  wire [7:0] lookup__found_mask;
  wire [19:0] lookup__found_pc;
  wire lookup__found_taken;
  wire [3:0] lookup__found_line;
  wire lookup__found_ready;
  wire lookup__found_bad;
  wire lookup__fault_valid;
  wire [2:0] lookup__fault_warp;
  wire [19:0] lookup__fault_pc;
  wire lookup__bar_all;
  wire lookup__bar_evicted;
  wire lookup__join_valid;
  wire lookup__join_neighbours;
  wire [3:0] lookup__join_first;
  wire [3:0] lookup__join_second;
  wire lookup__count_hit;
  wire lookup__count_miss;
  wire lookup__count_fail;
  reg crossing__issue_valid;
  reg [2:0] crossing__issue_warp;
  reg [3:0] crossing__issue_line;
  reg [2:0] crossing__issue_offset;
  wire crossing__stay;
  reg crossing__redirect_valid;
  reg [2:0] crossing__redirect_warp;
  wire crossing__read_valid;
  wire [3:0] crossing__read_line;
  reg crossing__next_valid;
  reg [3:0] crossing__next_line;
  reg crossing__next_evicted;
  reg crossing__bar_all;
  reg crossing__bar_evicted;
  wire crossing__moved_valid;
  wire [2:0] crossing__moved_warp;
  wire [3:0] crossing__moved_from;
  wire crossing__moved_leaves;
  wire crossing__moved_follow;
  wire [3:0] crossing__moved_to;
  wire crossing__moved_far;
  wire crossing__moved_whole;
  wire [19:0] crossing__moved_target;
  wire crossing__moved_to_next;
  reg redirector__redirect_valid;
  reg [2:0] redirector__redirect_warp;
  reg [1:0] redirector__redirect_kind;
  reg [23:0] redirector__redirect_offset;
  reg [19:0] redirector__redirect_pc;
  reg [3:0] redirector__from_line;
  reg [2:0] redirector__from_offset;
  reg redirector__from_points;
  wire redirector__read__0_valid;
  wire [3:0] redirector__read__0_line;
  wire redirector__read__1_valid;
  wire [3:0] redirector__read__1_line;
  wire redirector__read__2_valid;
  wire [3:0] redirector__read__2_line;
  reg [16:0] redirector__tag;
  reg redirector__next_valid;
  reg [3:0] redirector__next_line;
  reg redirector__next_evicted;
  reg redirector__prev_valid;
  reg [3:0] redirector__prev_line;
  reg redirector__prev_evicted;
  reg redirector__bar_all;
  reg redirector__bar_evicted;
  wire redirector__moved_valid;
  wire [2:0] redirector__moved_warp;
  wire [3:0] redirector__moved_from;
  wire redirector__moved_leaves;
  wire [2:0] redirector__moved_place;
  wire redirector__moved_follow;
  wire [3:0] redirector__moved_to;
  wire redirector__moved_far;
  wire redirector__moved_whole;
  wire [19:0] redirector__moved_target;
  wire redirector__moved_to_next;
  wire redirector__moved_to_prev;
  wire redirector__moved_stop;
  wire redirector__stay;
  wire redirector__follow_prev;
  reg [2:0] crossed__moved_warp;
  reg [3:0] crossed__moved_from;
  reg crossed__moved_far;
  reg crossed__moved_whole;
  reg [19:0] crossed__moved_target;
  wire crossed__read_valid;
  wire [3:0] crossed__read_line;
  reg [16:0] crossed__tag;
  wire crossed__pc_valid;
  wire [2:0] crossed__pc_warp;
  wire [19:0] crossed__pc_pc;
  reg [2:0] left__moved_warp;
  reg [3:0] left__moved_from;
  reg left__moved_far;
  reg left__moved_whole;
  reg [19:0] left__moved_target;
  wire left__read_valid;
  wire [3:0] left__read_line;
  reg [16:0] left__tag;
  wire left__pc_valid;
  wire [2:0] left__pc_warp;
  wire [19:0] left__pc_pc;
  reg instructions__issue_valid;
  reg [3:0] instructions__issue_line;
  reg [2:0] instructions__issue_offset;
  reg instructions__asked__0_wanted;
  wire [19:0] instructions__asked__0_pc;
  reg instructions__asked__1_wanted;
  wire [19:0] instructions__asked__1_pc;
  wire instructions__read__0_valid;
  wire [3:0] instructions__read__0_line;
  wire instructions__read__1_valid;
  wire [3:0] instructions__read__1_line;
  reg [16:0] instructions__tag__0;
  reg [16:0] instructions__tag__1;
  reg woke__d_valid;
  reg woke__q_valid = 1'h0;
  reg [3:0] woke__d_line;
  reg [3:0] woke__q_line = 4'h0;
  reg [15:0] open__d;
  reg [15:0] open__q = 16'h0;
  reg faulted__d_valid;
  reg faulted__q_valid = 1'h0;
  reg [2:0] faulted__d_warp;
  reg [2:0] faulted__q_warp = 3'h0;
  reg [19:0] faulted__d_pc;
  reg [19:0] faulted__q_pc = 20'h0;
  always @(*) begin
    pointers__issue_warp = issue_warp;
    tags__trace_line = pointers__issue_line;
    trace_pc = ({{3'h0, tags__trace_tag} << place_bits} | {17'h0, pointers__issue_offset});
    pointers__from_warp = redirect_warp;
    instructions__issue_valid = issue_valid;
    instructions__issue_line = pointers__issue_line;
    instructions__issue_offset = pointers__issue_offset;
    instructions__asked__0_wanted = early_pc_wanted;
    early_pc_pc = instructions__asked__0_pc;
    instructions__asked__1_wanted = late_pc_wanted;
    late_pc_pc = instructions__asked__1_pc;
    tags__read__0_valid = instructions__read__0_valid;
    tags__read__0_line = instructions__read__0_line;
    instructions__tag__0 = tags__tag__0;
    tags__read__1_valid = instructions__read__1_valid;
    tags__read__1_line = instructions__read__1_line;
    instructions__tag__1 = tags__tag__1;
    crossing__issue_valid = (issue_valid & (!issue_control));
    crossing__issue_warp = issue_warp;
    crossing__issue_line = pointers__issue_line;
    crossing__issue_offset = pointers__issue_offset;
    crossing__redirect_valid = redirect_valid;
    crossing__redirect_warp = redirect_warp;
    links__read__0_valid = crossing__read_valid;
    links__read__0_line = crossing__read_line;
    crossing__next_valid = links__link__0_valid;
    crossing__next_line = links__link__0_line;
    crossing__next_evicted = links__link__0_evicted;
    crossing__bar_all = lookup__bar_all;
    crossing__bar_evicted = lookup__bar_evicted;
    redirector__redirect_valid = redirect_valid;
    redirector__redirect_warp = redirect_warp;
    redirector__redirect_kind = redirect_kind;
    redirector__redirect_offset = redirect_offset;
    redirector__redirect_pc = redirect_pc;
    redirector__from_line = pointers__from_line;
    redirector__from_offset = pointers__from_offset;
    redirector__from_points = pointers__from_points;
    tags__read__2_valid = redirector__read__0_valid;
    tags__read__2_line = redirector__read__0_line;
    redirector__tag = tags__tag__2;
    links__read__1_valid = redirector__read__1_valid;
    links__read__1_line = redirector__read__1_line;
    redirector__next_valid = links__link__1_valid;
    redirector__next_line = links__link__1_line;
    redirector__next_evicted = links__link__1_evicted;
    links__read__2_valid = redirector__read__2_valid;
    links__read__2_line = redirector__read__2_line;
    redirector__prev_valid = links__link__2_valid;
    redirector__prev_line = links__link__2_line;
    redirector__prev_evicted = links__link__2_evicted;
    redirector__bar_all = lookup__bar_all;
    redirector__bar_evicted = lookup__bar_evicted;
    pointers__issue_stay = crossing__stay;
    pointers__cross_valid = crossing__moved_valid;
    pointers__cross_warp = crossing__moved_warp;
    pointers__cross_follow = crossing__moved_follow;
    pointers__cross_to = crossing__moved_to;
    pointers__cross_far = crossing__moved_far;
    pointers__cross_to_next = crossing__moved_to_next;
    references__issue_from = crossing__moved_from;
    references__issue_leaves = crossing__moved_leaves;
    references__issue_follow = crossing__moved_follow;
    references__issue_to = crossing__moved_to;
    pointers__redirect_valid = redirector__moved_valid;
    pointers__redirect_warp = redirector__moved_warp;
    pointers__redirect_place = redirector__moved_place;
    pointers__redirect_follow = redirector__moved_follow;
    pointers__redirect_to = redirector__moved_to;
    pointers__redirect_far = redirector__moved_far;
    pointers__redirect_to_next = redirector__moved_to_next;
    pointers__redirect_to_prev = redirector__moved_to_prev;
    pointers__redirect_stop = redirector__moved_stop;
    references__redirect_from = redirector__moved_from;
    references__redirect_leaves = redirector__moved_leaves;
    references__redirect_follow = redirector__moved_follow;
    references__redirect_to = redirector__moved_to;
    pointers__launch_valid = launch_valid;
    pointers__launch_warp = launch_warp;
    pointers__launch_pc = launch_pc;
    pcs__write__2_valid = launch_valid;
    pcs__write__2_warp = launch_warp;
    pcs__write__2_pc = launch_pc;
    crossed__moved_warp = crossing__moved_warp;
    crossed__moved_from = crossing__moved_from;
    crossed__moved_far = crossing__moved_far;
    crossed__moved_whole = crossing__moved_whole;
    crossed__moved_target = crossing__moved_target;
    tags__read__3_valid = crossed__read_valid;
    tags__read__3_line = crossed__read_line;
    crossed__tag = tags__tag__3;
    pcs__write__0_valid = crossed__pc_valid;
    pcs__write__0_warp = crossed__pc_warp;
    pcs__write__0_pc = crossed__pc_pc;
    left__moved_warp = redirector__moved_warp;
    left__moved_from = redirector__moved_from;
    left__moved_far = redirector__moved_far;
    left__moved_whole = redirector__moved_whole;
    left__moved_target = redirector__moved_target;
    tags__read__4_valid = left__read_valid;
    tags__read__4_line = left__read_line;
    left__tag = tags__tag__4;
    pcs__write__1_valid = left__pc_valid;
    pcs__write__1_warp = left__pc_warp;
    pcs__write__1_pc = left__pc_pc;
    lookup__seekers = pointers__seekers;
    pcs__read_warp = lookup__warp;
    lookup__pc = pcs__read_pc;
    tags__look_tag = lookup__tag;
    tags__present = (loading__q | loaded__q);
    lookup__hit = tags__hit;
    lookup__hit_line = tags__place;
    pointers__look_warp = lookup__match_warp;
    lookup__left_line = pointers__left_line;
    lookup__left_to_next = pointers__left_to_next;
    lookup__left_to_prev = pointers__left_to_prev;
    lookup__program_length = program_length;
    lookup__open = open__q;
    lookup__loaded = loaded__q;
    lookup__refill_free = refill__free;
    references__victim = lookup__replaced_line;
    lookup__settled = references__settled;
    pointers__found_mask = lookup__found_mask;
    pointers__found_pc = lookup__found_pc;
    pointers__found_taken = lookup__found_taken;
    pointers__found_line = lookup__found_line;
    pointers__found_ready = lookup__found_ready;
    pointers__found_bad = lookup__found_bad;
    references__found_taken = lookup__found_taken;
    references__found_line = lookup__found_line;
    tags__replaced_valid = lookup__replaced_valid;
    tags__replaced_line = lookup__replaced_line;
    tags__replaced_tag = lookup__replaced_tag;
    links__evict_valid = lookup__replaced_valid;
    links__evict_line = lookup__replaced_line;
    links__evict_mask = lookup__replaced_mask;
    pointers__evict_valid = lookup__replaced_valid;
    pointers__evict_line = lookup__replaced_line;
    refill__start_valid = lookup__replaced_valid;
    refill__start_line = lookup__replaced_line;
    refill__start_tag = lookup__replaced_tag;
    links__join_valid = lookup__join_valid;
    links__join_neighbours = lookup__join_neighbours;
    links__join_first = lookup__join_first;
    links__join_second = lookup__join_second;
    refill__program_base = program_base;
    req_valid = refill__req_valid;
    refill__req_ready = req_ready;
    req_address = refill__req_address;
    req_tag = refill__req_tag;
    refill__rsp_valid = rsp_valid;
    refill__rsp_tag = rsp_tag;
    pointers__done_valid = refill__done_valid;
    pointers__done_line = refill__done_line;
    woke__d_valid = refill__done_valid;
    woke__d_line = refill__done_line;
    loading_now = loading__q;
    loaded_now = loaded__q;
    if (lookup__replaced_valid) begin
      loaded_now = (loaded_now & {~lookup__replaced_mask});
      loading_now = (loading_now | lookup__replaced_mask);
    end
    if (refill__done_valid) begin
      loaded_now = (loaded_now | {one_line << refill__done_line});
      loading_now = (loading_now & {~{one_line << refill__done_line}});
    end
    loading__d = loading_now;
    loaded__d = loaded_now;
    open__d = ((references__unlocked & {~loading__q}) & {~unused_lines});
    quiet = refill__idle;
    links__flush = flush;
    if (flush) begin
      loaded__d = 16'h0;
    end
    fetcher__requests = (pointers__requests & {~hold});
    fetcher__pointed_line__0 = pointers__pointed_line__0;
    fetcher__pointed_line__1 = pointers__pointed_line__1;
    fetcher__pointed_line__2 = pointers__pointed_line__2;
    fetcher__pointed_line__3 = pointers__pointed_line__3;
    fetcher__pointed_line__4 = pointers__pointed_line__4;
    fetcher__pointed_line__5 = pointers__pointed_line__5;
    fetcher__pointed_line__6 = pointers__pointed_line__6;
    fetcher__pointed_line__7 = pointers__pointed_line__7;
    fetcher__pointed_offset__0 = pointers__pointed_offset__0;
    fetcher__pointed_offset__1 = pointers__pointed_offset__1;
    fetcher__pointed_offset__2 = pointers__pointed_offset__2;
    fetcher__pointed_offset__3 = pointers__pointed_offset__3;
    fetcher__pointed_offset__4 = pointers__pointed_offset__4;
    fetcher__pointed_offset__5 = pointers__pointed_offset__5;
    fetcher__pointed_offset__6 = pointers__pointed_offset__6;
    fetcher__pointed_offset__7 = pointers__pointed_offset__7;
    pointers__fetch_chosen = fetcher__turn_chosen;
    pointers__fetch_again = fetcher__turn_again;
    pointers__fetch_lacking = fetcher__turn_lacking;
    fetcher__write_valid = rsp_valid;
    fetcher__write_data__0 = rsp_data__0;
    fetcher__write_data__1 = rsp_data__1;
    fetcher__write_data__2 = rsp_data__2;
    fetcher__write_data__3 = rsp_data__3;
    fetcher__write_at = refill__write_at;
    fetcher__replaced_valid = lookup__replaced_valid;
    fetcher__replaced_line = lookup__replaced_line;
    fetcher__replaced_tag = lookup__replaced_tag;
    fetcher__flush = flush;
    fetcher__program_length = program_length;
    fetcher__loaded = loaded__q;
    fetcher__woke_valid = woke__q_valid;
    fetcher__woke_line = woke__q_line;
    fetcher__fault_busy = lookup__fault_valid;
    fetch_valid = fetcher__fetched_valid;
    fetch_warp = fetcher__fetched_warp;
    fetch_low = fetcher__fetched_low;
    fetch_high = fetcher__fetched_high;
    faulted__d_valid = lookup__fault_valid;
    faulted__d_warp = lookup__fault_warp;
    faulted__d_pc = lookup__fault_pc;
    if ((!lookup__fault_valid)) begin
      faulted__d_valid = fetcher__fault_valid;
      faulted__d_warp = fetcher__fault_warp;
      faulted__d_pc = fetcher__fault_pc;
    end
    fault_valid = faulted__q_valid;
    fault_warp = faulted__q_warp;
    fault_pc = faulted__q_pc;
    count_fetch = fetcher__fetched_valid;
    count_lookup = ((lookup__count_hit | lookup__count_miss) | lookup__count_fail);
    count_hit = lookup__count_hit;
    count_miss = lookup__count_miss;
    count_fail = lookup__count_fail;
    count_pc_read = lookup__valid;
    count_eviction = (lookup__replaced_valid & (|(loaded__q & lookup__replaced_mask)));
    count_fill_stall = pointers__fill_stall;
    count_prev_links = redirector__follow_prev;
    count_offset_value = 2'h0;
    if (crossing__stay) begin
      count_offset_value = {count_offset_value + 2'h1};
    end
    if (redirector__stay) begin
      count_offset_value = {count_offset_value + 2'h1};
    end
    count_tag_reads = tags__reads;
    count_link_reads = links__reads;
    count_next_links_value = 2'h0;
    if (crossing__moved_follow) begin
      count_next_links_value = {count_next_links_value + 2'h1};
    end
    if ((redirector__moved_follow & (!redirector__follow_prev))) begin
      count_next_links_value = {count_next_links_value + 2'h1};
    end
    count_pc_write_value = 2'h0;
    if (crossing__moved_far) begin
      count_pc_write_value = {count_pc_write_value + 2'h1};
    end
    if (redirector__moved_far) begin
      count_pc_write_value = {count_pc_write_value + 2'h1};
    end
    if (launch_valid) begin
      count_pc_write_value = {count_pc_write_value + 2'h1};
    end
    count_next_links = count_next_links_value;
    count_offset = count_offset_value;
    count_pc_write = count_pc_write_value;
  end
  always @(posedge clock) begin
    loading__q <= loading__d;
    loaded__q <= loaded__d;
    woke__q_valid <= woke__d_valid;
    woke__q_line <= woke__d_line;
    open__q <= open__d;
    faulted__q_valid <= faulted__d_valid;
    faulted__q_warp <= faulted__d_warp;
    faulted__q_pc <= faulted__d_pc;
  end
  warpwright_front_end_pcs pcs (
    .clock(clock),
    .write__0_valid(pcs__write__0_valid),
    .write__0_warp(pcs__write__0_warp),
    .write__0_pc(pcs__write__0_pc),
    .write__1_valid(pcs__write__1_valid),
    .write__1_warp(pcs__write__1_warp),
    .write__1_pc(pcs__write__1_pc),
    .write__2_valid(pcs__write__2_valid),
    .write__2_warp(pcs__write__2_warp),
    .write__2_pc(pcs__write__2_pc),
    .read_warp(pcs__read_warp),
    .read_pc(pcs__read_pc)
  );
  warpwright_front_end_tags tags (
    .clock(clock),
    .replaced_valid(tags__replaced_valid),
    .replaced_line(tags__replaced_line),
    .replaced_tag(tags__replaced_tag),
    .present(tags__present),
    .look_tag(tags__look_tag),
    .hit(tags__hit),
    .place(tags__place),
    .read__0_valid(tags__read__0_valid),
    .read__0_line(tags__read__0_line),
    .read__1_valid(tags__read__1_valid),
    .read__1_line(tags__read__1_line),
    .read__2_valid(tags__read__2_valid),
    .read__2_line(tags__read__2_line),
    .read__3_valid(tags__read__3_valid),
    .read__3_line(tags__read__3_line),
    .read__4_valid(tags__read__4_valid),
    .read__4_line(tags__read__4_line),
    .tag__0(tags__tag__0),
    .tag__1(tags__tag__1),
    .tag__2(tags__tag__2),
    .tag__3(tags__tag__3),
    .tag__4(tags__tag__4),
    .reads(tags__reads),
    .trace_line(tags__trace_line),
    .trace_tag(tags__trace_tag)
  );
  warpwright_front_end_links links (
    .clock(clock),
    .read__0_valid(links__read__0_valid),
    .read__0_line(links__read__0_line),
    .read__1_valid(links__read__1_valid),
    .read__1_line(links__read__1_line),
    .read__2_valid(links__read__2_valid),
    .read__2_line(links__read__2_line),
    .link__0_valid(links__link__0_valid),
    .link__0_line(links__link__0_line),
    .link__0_evicted(links__link__0_evicted),
    .link__1_valid(links__link__1_valid),
    .link__1_line(links__link__1_line),
    .link__1_evicted(links__link__1_evicted),
    .link__2_valid(links__link__2_valid),
    .link__2_line(links__link__2_line),
    .link__2_evicted(links__link__2_evicted),
    .reads(links__reads),
    .evict_valid(links__evict_valid),
    .evict_line(links__evict_line),
    .evict_mask(links__evict_mask),
    .join_valid(links__join_valid),
    .join_neighbours(links__join_neighbours),
    .join_first(links__join_first),
    .join_second(links__join_second),
    .flush(links__flush)
  );
  warpwright_front_end_references references (
    .clock(clock),
    .issue_from(references__issue_from),
    .issue_leaves(references__issue_leaves),
    .issue_follow(references__issue_follow),
    .issue_to(references__issue_to),
    .redirect_from(references__redirect_from),
    .redirect_leaves(references__redirect_leaves),
    .redirect_follow(references__redirect_follow),
    .redirect_to(references__redirect_to),
    .found_taken(references__found_taken),
    .found_line(references__found_line),
    .victim(references__victim),
    .settled(references__settled),
    .unlocked(references__unlocked)
  );
  warpwright_front_end_refill refill (
    .clock(clock),
    .start_valid(refill__start_valid),
    .start_line(refill__start_line),
    .start_tag(refill__start_tag),
    .program_base(refill__program_base),
    .free(refill__free),
    .idle(refill__idle),
    .req_valid(refill__req_valid),
    .req_ready(refill__req_ready),
    .req_address(refill__req_address),
    .req_tag(refill__req_tag),
    .rsp_valid(refill__rsp_valid),
    .rsp_tag(refill__rsp_tag),
    .write_at(refill__write_at),
    .done_valid(refill__done_valid),
    .done_line(refill__done_line)
  );
  warpwright_front_end_pointers pointers (
    .clock(clock),
    .issue_warp(pointers__issue_warp),
    .issue_line(pointers__issue_line),
    .issue_offset(pointers__issue_offset),
    .issue_stay(pointers__issue_stay),
    .cross_valid(pointers__cross_valid),
    .cross_warp(pointers__cross_warp),
    .cross_follow(pointers__cross_follow),
    .cross_to(pointers__cross_to),
    .cross_far(pointers__cross_far),
    .cross_to_next(pointers__cross_to_next),
    .from_warp(pointers__from_warp),
    .from_line(pointers__from_line),
    .from_offset(pointers__from_offset),
    .from_points(pointers__from_points),
    .redirect_valid(pointers__redirect_valid),
    .redirect_warp(pointers__redirect_warp),
    .redirect_place(pointers__redirect_place),
    .redirect_follow(pointers__redirect_follow),
    .redirect_to(pointers__redirect_to),
    .redirect_far(pointers__redirect_far),
    .redirect_to_next(pointers__redirect_to_next),
    .redirect_to_prev(pointers__redirect_to_prev),
    .redirect_stop(pointers__redirect_stop),
    .launch_valid(pointers__launch_valid),
    .launch_warp(pointers__launch_warp),
    .launch_pc(pointers__launch_pc),
    .look_warp(pointers__look_warp),
    .left_line(pointers__left_line),
    .left_to_next(pointers__left_to_next),
    .left_to_prev(pointers__left_to_prev),
    .found_mask(pointers__found_mask),
    .found_pc(pointers__found_pc),
    .found_taken(pointers__found_taken),
    .found_line(pointers__found_line),
    .found_ready(pointers__found_ready),
    .found_bad(pointers__found_bad),
    .evict_valid(pointers__evict_valid),
    .evict_line(pointers__evict_line),
    .done_valid(pointers__done_valid),
    .done_line(pointers__done_line),
    .fetch_chosen(pointers__fetch_chosen),
    .fetch_again(pointers__fetch_again),
    .fetch_lacking(pointers__fetch_lacking),
    .pointed_line__0(pointers__pointed_line__0),
    .pointed_line__1(pointers__pointed_line__1),
    .pointed_line__2(pointers__pointed_line__2),
    .pointed_line__3(pointers__pointed_line__3),
    .pointed_line__4(pointers__pointed_line__4),
    .pointed_line__5(pointers__pointed_line__5),
    .pointed_line__6(pointers__pointed_line__6),
    .pointed_line__7(pointers__pointed_line__7),
    .pointed_offset__0(pointers__pointed_offset__0),
    .pointed_offset__1(pointers__pointed_offset__1),
    .pointed_offset__2(pointers__pointed_offset__2),
    .pointed_offset__3(pointers__pointed_offset__3),
    .pointed_offset__4(pointers__pointed_offset__4),
    .pointed_offset__5(pointers__pointed_offset__5),
    .pointed_offset__6(pointers__pointed_offset__6),
    .pointed_offset__7(pointers__pointed_offset__7),
    .requests(pointers__requests),
    .seekers(pointers__seekers),
    .fill_stall(pointers__fill_stall)
  );
  warpwright_front_end_fetcher fetcher (
    .clock(clock),
    .requests(fetcher__requests),
    .pointed_line__0(fetcher__pointed_line__0),
    .pointed_line__1(fetcher__pointed_line__1),
    .pointed_line__2(fetcher__pointed_line__2),
    .pointed_line__3(fetcher__pointed_line__3),
    .pointed_line__4(fetcher__pointed_line__4),
    .pointed_line__5(fetcher__pointed_line__5),
    .pointed_line__6(fetcher__pointed_line__6),
    .pointed_line__7(fetcher__pointed_line__7),
    .pointed_offset__0(fetcher__pointed_offset__0),
    .pointed_offset__1(fetcher__pointed_offset__1),
    .pointed_offset__2(fetcher__pointed_offset__2),
    .pointed_offset__3(fetcher__pointed_offset__3),
    .pointed_offset__4(fetcher__pointed_offset__4),
    .pointed_offset__5(fetcher__pointed_offset__5),
    .pointed_offset__6(fetcher__pointed_offset__6),
    .pointed_offset__7(fetcher__pointed_offset__7),
    .turn_chosen(fetcher__turn_chosen),
    .turn_again(fetcher__turn_again),
    .turn_lacking(fetcher__turn_lacking),
    .write_valid(fetcher__write_valid),
    .write_data__0(fetcher__write_data__0),
    .write_data__1(fetcher__write_data__1),
    .write_data__2(fetcher__write_data__2),
    .write_data__3(fetcher__write_data__3),
    .write_at(fetcher__write_at),
    .replaced_valid(fetcher__replaced_valid),
    .replaced_line(fetcher__replaced_line),
    .replaced_tag(fetcher__replaced_tag),
    .flush(fetcher__flush),
    .loaded(fetcher__loaded),
    .woke_valid(fetcher__woke_valid),
    .woke_line(fetcher__woke_line),
    .program_length(fetcher__program_length),
    .fault_busy(fetcher__fault_busy),
    .fetched_valid(fetcher__fetched_valid),
    .fetched_warp(fetcher__fetched_warp),
    .fetched_low(fetcher__fetched_low),
    .fetched_high(fetcher__fetched_high),
    .fault_valid(fetcher__fault_valid),
    .fault_warp(fetcher__fault_warp),
    .fault_pc(fetcher__fault_pc)
  );
  warpwright_front_end_lookup lookup (
    .clock(clock),
    .seekers(lookup__seekers),
    .pc(lookup__pc),
    .hit(lookup__hit),
    .hit_line(lookup__hit_line),
    .left_line(lookup__left_line),
    .left_to_next(lookup__left_to_next),
    .left_to_prev(lookup__left_to_prev),
    .program_length(lookup__program_length),
    .open(lookup__open),
    .loaded(lookup__loaded),
    .refill_free(lookup__refill_free),
    .settled(lookup__settled),
    .valid(lookup__valid),
    .warp(lookup__warp),
    .match_warp(lookup__match_warp),
    .tag(lookup__tag),
    .replaced_valid(lookup__replaced_valid),
    .replaced_line(lookup__replaced_line),
    .replaced_mask(lookup__replaced_mask),
    .replaced_tag(lookup__replaced_tag),
    .found_mask(lookup__found_mask),
    .found_pc(lookup__found_pc),
    .found_taken(lookup__found_taken),
    .found_line(lookup__found_line),
    .found_ready(lookup__found_ready),
    .found_bad(lookup__found_bad),
    .fault_valid(lookup__fault_valid),
    .fault_warp(lookup__fault_warp),
    .fault_pc(lookup__fault_pc),
    .bar_all(lookup__bar_all),
    .bar_evicted(lookup__bar_evicted),
    .join_valid(lookup__join_valid),
    .join_neighbours(lookup__join_neighbours),
    .join_first(lookup__join_first),
    .join_second(lookup__join_second),
    .count_hit(lookup__count_hit),
    .count_miss(lookup__count_miss),
    .count_fail(lookup__count_fail)
  );
  warpwright_front_end_crossing crossing (
    .clock(clock),
    .issue_valid(crossing__issue_valid),
    .issue_warp(crossing__issue_warp),
    .issue_line(crossing__issue_line),
    .issue_offset(crossing__issue_offset),
    .stay(crossing__stay),
    .redirect_valid(crossing__redirect_valid),
    .redirect_warp(crossing__redirect_warp),
    .read_valid(crossing__read_valid),
    .read_line(crossing__read_line),
    .next_valid(crossing__next_valid),
    .next_line(crossing__next_line),
    .next_evicted(crossing__next_evicted),
    .bar_all(crossing__bar_all),
    .bar_evicted(crossing__bar_evicted),
    .moved_valid(crossing__moved_valid),
    .moved_warp(crossing__moved_warp),
    .moved_from(crossing__moved_from),
    .moved_leaves(crossing__moved_leaves),
    .moved_follow(crossing__moved_follow),
    .moved_to(crossing__moved_to),
    .moved_far(crossing__moved_far),
    .moved_whole(crossing__moved_whole),
    .moved_target(crossing__moved_target),
    .moved_to_next(crossing__moved_to_next)
  );
  warpwright_front_end_redirector redirector (
    .clock(clock),
    .redirect_valid(redirector__redirect_valid),
    .redirect_warp(redirector__redirect_warp),
    .redirect_kind(redirector__redirect_kind),
    .redirect_offset(redirector__redirect_offset),
    .redirect_pc(redirector__redirect_pc),
    .from_line(redirector__from_line),
    .from_offset(redirector__from_offset),
    .from_points(redirector__from_points),
    .read__0_valid(redirector__read__0_valid),
    .read__0_line(redirector__read__0_line),
    .read__1_valid(redirector__read__1_valid),
    .read__1_line(redirector__read__1_line),
    .read__2_valid(redirector__read__2_valid),
    .read__2_line(redirector__read__2_line),
    .tag(redirector__tag),
    .next_valid(redirector__next_valid),
    .next_line(redirector__next_line),
    .next_evicted(redirector__next_evicted),
    .prev_valid(redirector__prev_valid),
    .prev_line(redirector__prev_line),
    .prev_evicted(redirector__prev_evicted),
    .bar_all(redirector__bar_all),
    .bar_evicted(redirector__bar_evicted),
    .moved_valid(redirector__moved_valid),
    .moved_warp(redirector__moved_warp),
    .moved_from(redirector__moved_from),
    .moved_leaves(redirector__moved_leaves),
    .moved_place(redirector__moved_place),
    .moved_follow(redirector__moved_follow),
    .moved_to(redirector__moved_to),
    .moved_far(redirector__moved_far),
    .moved_whole(redirector__moved_whole),
    .moved_target(redirector__moved_target),
    .moved_to_next(redirector__moved_to_next),
    .moved_to_prev(redirector__moved_to_prev),
    .moved_stop(redirector__moved_stop),
    .stay(redirector__stay),
    .follow_prev(redirector__follow_prev)
  );
  warpwright_front_end_crossed crossed (
    .clock(clock),
    .moved_warp(crossed__moved_warp),
    .moved_from(crossed__moved_from),
    .moved_far(crossed__moved_far),
    .moved_whole(crossed__moved_whole),
    .moved_target(crossed__moved_target),
    .read_valid(crossed__read_valid),
    .read_line(crossed__read_line),
    .tag(crossed__tag),
    .pc_valid(crossed__pc_valid),
    .pc_warp(crossed__pc_warp),
    .pc_pc(crossed__pc_pc)
  );
  warpwright_front_end_crossed left (
    .clock(clock),
    .moved_warp(left__moved_warp),
    .moved_from(left__moved_from),
    .moved_far(left__moved_far),
    .moved_whole(left__moved_whole),
    .moved_target(left__moved_target),
    .read_valid(left__read_valid),
    .read_line(left__read_line),
    .tag(left__tag),
    .pc_valid(left__pc_valid),
    .pc_warp(left__pc_warp),
    .pc_pc(left__pc_pc)
  );
  warpwright_front_end_instructions instructions (
    .clock(clock),
    .issue_valid(instructions__issue_valid),
    .issue_line(instructions__issue_line),
    .issue_offset(instructions__issue_offset),
    .asked__0_wanted(instructions__asked__0_wanted),
    .asked__0_pc(instructions__asked__0_pc),
    .asked__1_wanted(instructions__asked__1_wanted),
    .asked__1_pc(instructions__asked__1_pc),
    .read__0_valid(instructions__read__0_valid),
    .read__0_line(instructions__read__0_line),
    .read__1_valid(instructions__read__1_valid),
    .read__1_line(instructions__read__1_line),
    .tag__0(instructions__tag__0),
    .tag__1(instructions__tag__1)
  );
endmodule
