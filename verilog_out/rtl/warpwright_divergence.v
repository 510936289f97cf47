// SPDX-License-Identifier: MIT
// divergence: PC and call depth of each thread of a warp, which of them live, which run next
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Divergence by per-thread PCs (docs/core.md).
//
// A warp's active threads go on together; the other live threads wait, each with its PC
// in the PC file. Where a branch splits the active threads, those with the lower PC go
// on. At a `sync` the active threads store their PCs, and all live threads of the level at
// the lowest PC go on; the same happens when the last active thread leaves.
//
// The *level* of a warp is the set of its live threads inside as many calls as the active ones; no
// thread is inside more. A call makes its threads a level of their own, which runs first; a return
// parks its threads one level further out until the last of their level has returned. So all
// threads of a level come from one call, have one return address, and join only each other. Beside
// its PC, a waiting thread has the number of its level.
//
// Most control instructions need no PC of a waiting thread: they are answered in one cycle. The
// others mark their warp for a *search*: one warp at a time has its PCs read, the lowest found,
// and the threads at it made active (three cycles, the answer in the gaps of the control
// instructions; an issue slot is never taken twice by one warp, so gaps come). When the last
// thread of a level has left, two cycles more find the next level.
//
// - latency: 1 cycle for a branch that does not wait for others; 4 and more for a search, 6
//   and more at the end of a level
// - throughput: one resolve per cycle
// - invariant: active is a part of the level, that of live; a live warp has an active thread
//   or is being searched
//
// Masks and PCs of `W` warps of `T` threads, which `CB` bits count.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   launch_mask  input, 4 bits: Threads inside the grid.
//   resolve_valid  input, 1 bit: Something is resolved; the other members are valid with it.
//   resolve_warp  input, 3 bits: Warp slot.
//   resolve_kind  input, 3 bits: What is done, see `ResolveKind`.
//   resolve_taken  input, 4 bits: Threads that branch, call or return (then at least one), or that leave.
//   resolve_pc  input, 20 bits: Where a return goes. Of another instruction that stores PCs of threads its own
//       PC, in instructions.
//   resolve_offset  input, 24 bits: Signed distance to the target, in instructions.
//   resolve_active  input, 4 bits: Active threads of the warp: no others since it was selected. Of a kill, any.
//   resolve_live  input, 4 bits: Its live threads.
//   resolve_level  input, 4 bits: Its live threads inside as many calls as the active ones.
//   resolve_depth  input, 5 bits: Calls that the active threads are inside of, 0 to 16.
//   active__0 .. active__7  output, 4 bits: Active threads of each warp.
//   live__0 .. live__7  output, 4 bits: Live threads of each warp.
//   redirect_valid  output, 1 bit: A control instruction is resolved; the other members are valid with it.
//   redirect_warp  output, 3 bits: Warp slot of the instruction.
//   redirect_kind  output, 2 bits: How the next PC is given, see `NextPcIs`.
//   redirect_offset  output, 24 bits: Signed distance of a relative move, in instructions.
//   redirect_pc  output, 20 bits: PC of an absolute move, in instructions.
//   end_valid  output, 1 bit: It happens in this cycle.
//   end_warp  output, 3 bits: Warp slot, valid with `valid`.
//   count_divergent  output, 1 bit: A branch splits its warp.
//   count_pc_read  output, 3 bits: Number of PCs of threads that are read.
//   count_pc_write  output, 3 bits: Number of PCs of threads that are written.
//   level__0 .. level__7  output, 4 bits: Level of each warp; empty until the next search when the last thread
//       of one has left.
//   depth_valid  output, 1 bit: A search ends a level: to the return stack, never in a cycle with
//       `resolve.valid`.
//   depth_warp  output, 3 bits: The warp.
//   depth  output, 5 bits: Calls that its threads are inside of from now on.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of resolve_kind (ResolveKind):
//    0  branch
//    1  sync
//    2  exit
//    3  discard
//    4  continue
//    5  kill
//    6  return
//    7  call
// Numbers of redirect_kind (NextPcIs):
//    0  sequential
//    1  relative
//    2  absolute
//    3  stop
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block divergence --reset sync`.
//
// Configuration
// `Divergence` of rtl/src/divergence.rs with W = 8, LW = 3, T = 4, PCW = 20, CB = 3. Constants are folded away.
// For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block divergence

module warpwright_divergence (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [3:0] launch_mask,
  input wire resolve_valid,
  input wire [2:0] resolve_warp,
  input wire [2:0] resolve_kind,
  input wire [3:0] resolve_taken,
  input wire [19:0] resolve_pc,
  input wire [23:0] resolve_offset,
  input wire [3:0] resolve_active,
  input wire [3:0] resolve_live,
  input wire [3:0] resolve_level,
  input wire [4:0] resolve_depth,
  output reg [3:0] active__0,
  output reg [3:0] active__1,
  output reg [3:0] active__2,
  output reg [3:0] active__3,
  output reg [3:0] active__4,
  output reg [3:0] active__5,
  output reg [3:0] active__6,
  output reg [3:0] active__7,
  output reg [3:0] live__0,
  output reg [3:0] live__1,
  output reg [3:0] live__2,
  output reg [3:0] live__3,
  output reg [3:0] live__4,
  output reg [3:0] live__5,
  output reg [3:0] live__6,
  output reg [3:0] live__7,
  output reg redirect_valid,
  output reg [2:0] redirect_warp,
  output reg [1:0] redirect_kind,
  output reg [23:0] redirect_offset,
  output reg [19:0] redirect_pc,
  output reg end_valid,
  output reg [2:0] end_warp,
  output reg count_divergent,
  output reg [2:0] count_pc_read,
  output reg [2:0] count_pc_write,
  output reg [3:0] level__0,
  output reg [3:0] level__1,
  output reg [3:0] level__2,
  output reg [3:0] level__3,
  output reg [3:0] level__4,
  output reg [3:0] level__5,
  output reg [3:0] level__6,
  output reg [3:0] level__7,
  output reg depth_valid,
  output reg [2:0] depth_warp,
  output reg [4:0] depth
);
  localparam [7:0] one = 8'h1;
  localparam [19:0] highest = 20'hfffff;
  reg [3:0] at_alive;
  reg [3:0] at_level;
  reg [3:0] next_level;
  reg [3:0] new_level;
  reg [4:0] store_depth;
  reg [3:0] taken;
  reg [3:0] others;
  reg [3:0] new_running;
  reg [3:0] new_alive;
  reg [3:0] store;
  reg [19:0] store_pc;
  reg [19:0] target;
  reg fast;
  reg search;
  reg backward;
  reg [7:0] self_mask;
  reg [7:0] at_mask;
  reg [7:0] below;
  reg gone;
  reg [7:0] waiting_now;
  reg [2:0] step_now;
  reg [3:0] joined;
  reg answered;
  reg [2:0] amount;
  reg count_divergent_value;
  reg [3:0] running__0__d;
  reg [3:0] running__0__q = 4'h0;
  reg [3:0] running__1__d;
  reg [3:0] running__1__q = 4'h0;
  reg [3:0] running__2__d;
  reg [3:0] running__2__q = 4'h0;
  reg [3:0] running__3__d;
  reg [3:0] running__3__q = 4'h0;
  reg [3:0] running__4__d;
  reg [3:0] running__4__q = 4'h0;
  reg [3:0] running__5__d;
  reg [3:0] running__5__q = 4'h0;
  reg [3:0] running__6__d;
  reg [3:0] running__6__q = 4'h0;
  reg [3:0] running__7__d;
  reg [3:0] running__7__q = 4'h0;
  reg [3:0] alive__0__d;
  reg [3:0] alive__0__q = 4'h0;
  reg [3:0] alive__1__d;
  reg [3:0] alive__1__q = 4'h0;
  reg [3:0] alive__2__d;
  reg [3:0] alive__2__q = 4'h0;
  reg [3:0] alive__3__d;
  reg [3:0] alive__3__q = 4'h0;
  reg [3:0] alive__4__d;
  reg [3:0] alive__4__q = 4'h0;
  reg [3:0] alive__5__d;
  reg [3:0] alive__5__q = 4'h0;
  reg [3:0] alive__6__d;
  reg [3:0] alive__6__q = 4'h0;
  reg [3:0] alive__7__d;
  reg [3:0] alive__7__q = 4'h0;
  reg [3:0] members__0__d;
  reg [3:0] members__0__q = 4'h0;
  reg [3:0] members__1__d;
  reg [3:0] members__1__q = 4'h0;
  reg [3:0] members__2__d;
  reg [3:0] members__2__q = 4'h0;
  reg [3:0] members__3__d;
  reg [3:0] members__3__q = 4'h0;
  reg [3:0] members__4__d;
  reg [3:0] members__4__q = 4'h0;
  reg [3:0] members__5__d;
  reg [3:0] members__5__q = 4'h0;
  reg [3:0] members__6__d;
  reg [3:0] members__6__q = 4'h0;
  reg [3:0] members__7__d;
  reg [3:0] members__7__q = 4'h0;
  reg [2:0] pcs__0__read_address;
  wire [19:0] pcs__0__read_data;
  reg pcs__0__write_enable;
  reg [2:0] pcs__0__write_address;
  reg [19:0] pcs__0__write_data;
  reg [2:0] pcs__1__read_address;
  wire [19:0] pcs__1__read_data;
  reg pcs__1__write_enable;
  reg [2:0] pcs__1__write_address;
  reg [19:0] pcs__1__write_data;
  reg [2:0] pcs__2__read_address;
  wire [19:0] pcs__2__read_data;
  reg pcs__2__write_enable;
  reg [2:0] pcs__2__write_address;
  reg [19:0] pcs__2__write_data;
  reg [2:0] pcs__3__read_address;
  wire [19:0] pcs__3__read_data;
  reg pcs__3__write_enable;
  reg [2:0] pcs__3__write_address;
  reg [19:0] pcs__3__write_data;
  reg [2:0] depths__0__read_address;
  wire [4:0] depths__0__read_data;
  reg depths__0__write_enable;
  reg [2:0] depths__0__write_address;
  reg [4:0] depths__0__write_data;
  reg [2:0] depths__1__read_address;
  wire [4:0] depths__1__read_data;
  reg depths__1__write_enable;
  reg [2:0] depths__1__write_address;
  reg [4:0] depths__1__write_data;
  reg [2:0] depths__2__read_address;
  wire [4:0] depths__2__read_data;
  reg depths__2__write_enable;
  reg [2:0] depths__2__write_address;
  reg [4:0] depths__2__write_data;
  reg [2:0] depths__3__read_address;
  wire [4:0] depths__3__read_data;
  reg depths__3__write_enable;
  reg [2:0] depths__3__write_address;
  reg [4:0] depths__3__write_data;
  reg [7:0] waiting__d;
  reg [7:0] waiting__q = 8'h0;
  reg [7:0] last__d;
  reg [7:0] last__q = 8'h0;
  reg searched__d;
  reg searched__q = 1'h0;
  reg left__d;
  reg left__q = 1'h0;
  reg hit__d;
  reg hit__q = 1'h0;
  reg [2:0] step__d;
  reg [2:0] step__q = 3'h0;
  reg [2:0] at__d;
  reg [2:0] at__q = 3'h0;
  reg [19:0] found__0__d;
  reg [19:0] found__0__q = 20'h0;
  reg [19:0] found__1__d;
  reg [19:0] found__1__q = 20'h0;
  reg [19:0] found__2__d;
  reg [19:0] found__2__q = 20'h0;
  reg [19:0] found__3__d;
  reg [19:0] found__3__q = 20'h0;
  reg [19:0] lowest__d;
  reg [19:0] lowest__q = 20'h0;
  reg [4:0] found_depth__0__d;
  reg [4:0] found_depth__0__q = 5'h0;
  reg [4:0] found_depth__1__d;
  reg [4:0] found_depth__1__q = 5'h0;
  reg [4:0] found_depth__2__d;
  reg [4:0] found_depth__2__q = 5'h0;
  reg [4:0] found_depth__3__d;
  reg [4:0] found_depth__3__q = 5'h0;
  reg unwound__d;
  reg unwound__q = 1'h0;
  reg [4:0] unwound_depth__d;
  reg [4:0] unwound_depth__q = 5'h0;
  reg answer__d_valid;
  reg answer__q_valid = 1'h0;
  reg [2:0] answer__d_warp;
  reg [2:0] answer__q_warp = 3'h0;
  reg [1:0] answer__d_kind;
  reg [1:0] answer__q_kind = 2'h0;
  reg [23:0] answer__d_offset;
  reg [23:0] answer__q_offset = 24'h0;
  reg [19:0] answer__d_pc;
  reg [19:0] answer__q_pc = 20'h0;
  reg [19:0] extremes__pc__0;
  reg [19:0] extremes__pc__1;
  reg [19:0] extremes__pc__2;
  reg [19:0] extremes__pc__3;
  reg [4:0] extremes__depth__0;
  reg [4:0] extremes__depth__1;
  reg [4:0] extremes__depth__2;
  reg [4:0] extremes__depth__3;
  wire [19:0] extremes__lowest;
  wire [4:0] extremes__deepest;
  wire [3:0] extremes__at_deepest;
  reg [7:0] next_below__candidates;
  wire next_below__valid;
  wire [2:0] next_below__index;
  wire [7:0] next_below__chosen;
  reg [7:0] next_of_all__candidates;
  wire next_of_all__valid;
  wire [2:0] next_of_all__index;
  wire [7:0] next_of_all__chosen;
  always @(*) begin
    running__0__d = running__0__q;
    running__1__d = running__1__q;
    running__2__d = running__2__q;
    running__3__d = running__3__q;
    running__4__d = running__4__q;
    running__5__d = running__5__q;
    running__6__d = running__6__q;
    running__7__d = running__7__q;
    alive__0__d = alive__0__q;
    alive__1__d = alive__1__q;
    alive__2__d = alive__2__q;
    alive__3__d = alive__3__q;
    alive__4__d = alive__4__q;
    alive__5__d = alive__5__q;
    alive__6__d = alive__6__q;
    alive__7__d = alive__7__q;
    members__0__d = members__0__q;
    members__1__d = members__1__q;
    members__2__d = members__2__q;
    members__3__d = members__3__q;
    members__4__d = members__4__q;
    members__5__d = members__5__q;
    members__6__d = members__6__q;
    members__7__d = members__7__q;
    at__d = at__q;
    found__0__d = found__0__q;
    found__1__d = found__1__q;
    found__2__d = found__2__q;
    found__3__d = found__3__q;
    lowest__d = lowest__q;
    unwound__d = unwound__q;
    unwound_depth__d = unwound_depth__q;
    active__0 = running__0__q;
    active__1 = running__1__q;
    active__2 = running__2__q;
    active__3 = running__3__q;
    active__4 = running__4__q;
    active__5 = running__5__q;
    active__6 = running__6__q;
    active__7 = running__7__q;
    live__0 = alive__0__q;
    live__1 = alive__1__q;
    live__2 = alive__2__q;
    live__3 = alive__3__q;
    live__4 = alive__4__q;
    live__5 = alive__5__q;
    live__6 = alive__6__q;
    live__7 = alive__7__q;
    level__0 = members__0__q;
    level__1 = members__1__q;
    level__2 = members__2__q;
    level__3 = members__3__q;
    level__4 = members__4__q;
    level__5 = members__5__q;
    level__6 = members__6__q;
    level__7 = members__7__q;
    depth_warp = at__q;
    depth = unwound_depth__q;
    self_mask = {one << resolve_warp};
    at_mask = {one << at__q};
    at_alive = 4'h0;
    at_level = 4'h0;
    extremes__pc__0 = found__0__q;
    extremes__depth__0 = found_depth__0__q;
    extremes__pc__1 = found__1__q;
    extremes__depth__1 = found_depth__1__q;
    extremes__pc__2 = found__2__q;
    extremes__depth__2 = found_depth__2__q;
    extremes__pc__3 = found__3__q;
    extremes__depth__3 = found_depth__3__q;
    if (at_mask[0]) begin
      at_alive = (at_alive | alive__0__q);
      at_level = (at_level | members__0__q);
    end
    if (at_mask[1]) begin
      at_alive = (at_alive | alive__1__q);
      at_level = (at_level | members__1__q);
    end
    if (at_mask[2]) begin
      at_alive = (at_alive | alive__2__q);
      at_level = (at_level | members__2__q);
    end
    if (at_mask[3]) begin
      at_alive = (at_alive | alive__3__q);
      at_level = (at_level | members__3__q);
    end
    if (at_mask[4]) begin
      at_alive = (at_alive | alive__4__q);
      at_level = (at_level | members__4__q);
    end
    if (at_mask[5]) begin
      at_alive = (at_alive | alive__5__q);
      at_level = (at_level | members__5__q);
    end
    if (at_mask[6]) begin
      at_alive = (at_alive | alive__6__q);
      at_level = (at_level | members__6__q);
    end
    if (at_mask[7]) begin
      at_alive = (at_alive | alive__7__q);
      at_level = (at_level | members__7__q);
    end
    next_level = (at_alive & extremes__at_deepest);
    if (((step__q == 3'h4) & at_mask[0])) begin
      members__0__d = next_level;
    end
    if (((step__q == 3'h4) & at_mask[1])) begin
      members__1__d = next_level;
    end
    if (((step__q == 3'h4) & at_mask[2])) begin
      members__2__d = next_level;
    end
    if (((step__q == 3'h4) & at_mask[3])) begin
      members__3__d = next_level;
    end
    if (((step__q == 3'h4) & at_mask[4])) begin
      members__4__d = next_level;
    end
    if (((step__q == 3'h4) & at_mask[5])) begin
      members__5__d = next_level;
    end
    if (((step__q == 3'h4) & at_mask[6])) begin
      members__6__d = next_level;
    end
    if (((step__q == 3'h4) & at_mask[7])) begin
      members__7__d = next_level;
    end
    target = {resolve_pc + resolve_offset[19:0]};
    taken = (resolve_taken & resolve_active);
    others = (resolve_active & {~taken});
    backward = (resolve_offset[23] | (!(|resolve_offset)));
    new_running = resolve_active;
    new_alive = resolve_live;
    new_level = resolve_level;
    store = 4'h0;
    store_pc = {resolve_pc + 20'h1};
    store_depth = resolve_depth;
    fast = 1'h0;
    search = 1'h0;
    answer__d_valid = 1'h0;
    count_divergent_value = 1'h0;
    gone = 1'h0;
    answer__d_warp = at__q;
    answer__d_kind = 2'h2;
    answer__d_pc = lowest__q;
    answer__d_offset = resolve_offset;
    if (resolve_valid) begin
      fast = 1'h1;
      answer__d_warp = resolve_warp;
      answer__d_pc = resolve_pc;
      answer__d_kind = 2'h0;
      if ((resolve_kind == 3'h0)) begin
        if ((|taken)) begin
          if ((!(|others))) begin
            answer__d_kind = 2'h1;
          end else begin
            count_divergent_value = 1'h1;
            if (backward) begin
              answer__d_kind = 2'h1;
              new_running = taken;
              store = others;
            end else begin
              new_running = others;
              store = taken;
              store_pc = target;
            end
          end
        end
      end
      if ((resolve_kind == 3'h1)) begin
        if ((resolve_active != resolve_level)) begin
          store = resolve_active;
          fast = 1'h0;
          search = 1'h1;
        end
      end
      if (((resolve_kind == 3'h2) | (resolve_kind == 3'h3))) begin
        new_running = others;
        new_alive = (resolve_live & {~taken});
        new_level = (resolve_level & {~taken});
      end
      if ((resolve_kind == 3'h5)) begin
        new_running = 4'h0;
        new_alive = 4'h0;
        new_level = 4'h0;
      end
      if ((resolve_kind == 3'h6)) begin
        if ((taken == resolve_live)) begin
          answer__d_kind = 2'h2;
        end else begin
          count_divergent_value = (|others);
          new_running = others;
          new_level = (resolve_level & {~taken});
          store = taken;
          store_pc = resolve_pc;
          store_depth = {resolve_depth - 5'h1};
        end
      end
      if ((resolve_kind == 3'h7)) begin
        count_divergent_value = (|others);
        answer__d_kind = 2'h1;
        new_running = taken;
        new_level = taken;
        store = others;
      end
      if ((!(|new_alive))) begin
        answer__d_kind = 2'h3;
        gone = 1'h1;
      end else begin
        if ((!(|new_running))) begin
          fast = 1'h0;
          search = 1'h1;
        end
      end
      if (self_mask[0]) begin
        running__0__d = new_running;
        alive__0__d = new_alive;
        members__0__d = new_level;
      end
      if (self_mask[1]) begin
        running__1__d = new_running;
        alive__1__d = new_alive;
        members__1__d = new_level;
      end
      if (self_mask[2]) begin
        running__2__d = new_running;
        alive__2__d = new_alive;
        members__2__d = new_level;
      end
      if (self_mask[3]) begin
        running__3__d = new_running;
        alive__3__d = new_alive;
        members__3__d = new_level;
      end
      if (self_mask[4]) begin
        running__4__d = new_running;
        alive__4__d = new_alive;
        members__4__d = new_level;
      end
      if (self_mask[5]) begin
        running__5__d = new_running;
        alive__5__d = new_alive;
        members__5__d = new_level;
      end
      if (self_mask[6]) begin
        running__6__d = new_running;
        alive__6__d = new_alive;
        members__6__d = new_level;
      end
      if (self_mask[7]) begin
        running__7__d = new_running;
        alive__7__d = new_alive;
        members__7__d = new_level;
      end
    end
    answer__d_valid = fast;
    amount = 3'h0;
    pcs__0__write_enable = store[0];
    pcs__0__write_address = resolve_warp;
    pcs__0__write_data = store_pc;
    depths__0__write_enable = store[0];
    depths__0__write_address = resolve_warp;
    depths__0__write_data = store_depth;
    if (store[0]) begin
      amount = {amount + 3'h1};
    end
    pcs__1__write_enable = store[1];
    pcs__1__write_address = resolve_warp;
    pcs__1__write_data = store_pc;
    depths__1__write_enable = store[1];
    depths__1__write_address = resolve_warp;
    depths__1__write_data = store_depth;
    if (store[1]) begin
      amount = {amount + 3'h1};
    end
    pcs__2__write_enable = store[2];
    pcs__2__write_address = resolve_warp;
    pcs__2__write_data = store_pc;
    depths__2__write_enable = store[2];
    depths__2__write_address = resolve_warp;
    depths__2__write_data = store_depth;
    if (store[2]) begin
      amount = {amount + 3'h1};
    end
    pcs__3__write_enable = store[3];
    pcs__3__write_address = resolve_warp;
    pcs__3__write_data = store_pc;
    depths__3__write_enable = store[3];
    depths__3__write_address = resolve_warp;
    depths__3__write_data = store_depth;
    if (store[3]) begin
      amount = {amount + 3'h1};
    end
    count_pc_write = amount;
    last__d = self_mask;
    searched__d = search;
    left__d = gone;
    waiting_now = waiting__q;
    if (left__q) begin
      waiting_now = (waiting__q & {~last__q});
    end
    if (searched__q) begin
      waiting_now = (waiting__q | last__q);
    end
    step_now = step__q;
    if ((left__q & hit__q)) begin
      step_now = 3'h0;
    end
    amount = 3'h0;
    joined = 4'h0;
    answered = 1'h0;
    below = 8'h0;
    if ((at__q > 3'h0)) begin
      below = {below[7:1], waiting_now[0]};
    end
    if ((at__q > 3'h1)) begin
      below = {below[7:2], waiting_now[1], below[0]};
    end
    if ((at__q > 3'h2)) begin
      below = {below[7:3], waiting_now[2], below[1:0]};
    end
    if ((at__q > 3'h3)) begin
      below = {below[7:4], waiting_now[3], below[2:0]};
    end
    if ((at__q > 3'h4)) begin
      below = {below[7:5], waiting_now[4], below[3:0]};
    end
    if ((at__q > 3'h5)) begin
      below = {below[7:6], waiting_now[5], below[4:0]};
    end
    if ((at__q > 3'h6)) begin
      below = {below[7], waiting_now[6], below[5:0]};
    end
    if ((at__q > 3'h7)) begin
      below = {waiting_now[7], below[6:0]};
    end
    next_below__candidates = below;
    next_of_all__candidates = waiting_now;
    pcs__0__read_address = at__q;
    depths__0__read_address = at__q;
    found_depth__0__d = depths__0__read_data;
    if ((!at_alive[0])) begin
      found_depth__0__d = 5'h0;
    end
    pcs__1__read_address = at__q;
    depths__1__read_address = at__q;
    found_depth__1__d = depths__1__read_data;
    if ((!at_alive[1])) begin
      found_depth__1__d = 5'h0;
    end
    pcs__2__read_address = at__q;
    depths__2__read_address = at__q;
    found_depth__2__d = depths__2__read_data;
    if ((!at_alive[2])) begin
      found_depth__2__d = 5'h0;
    end
    pcs__3__read_address = at__q;
    depths__3__read_address = at__q;
    found_depth__3__d = depths__3__read_data;
    if ((!at_alive[3])) begin
      found_depth__3__d = 5'h0;
    end
    step__d = step_now;
    case (step_now)
      3'h0: begin
        unwound__d = 1'h0;
        if (next_of_all__valid) begin
          at__d = next_of_all__index;
          step__d = 3'h1;
        end
        if (next_below__valid) begin
          at__d = next_below__index;
        end
      end
      3'h1: begin
        found__0__d = highest;
        if (at_level[0]) begin
          found__0__d = pcs__0__read_data;
          amount = {amount + 3'h1};
        end
        found__1__d = highest;
        if (at_level[1]) begin
          found__1__d = pcs__1__read_data;
          amount = {amount + 3'h1};
        end
        found__2__d = highest;
        if (at_level[2]) begin
          found__2__d = pcs__2__read_data;
          amount = {amount + 3'h1};
        end
        found__3__d = highest;
        if (at_level[3]) begin
          found__3__d = pcs__3__read_data;
          amount = {amount + 3'h1};
        end
        step__d = 3'h2;
        if ((!(|at_level))) begin
          step__d = 3'h4;
        end
      end
      3'h4: begin
        unwound__d = 1'h1;
        unwound_depth__d = extremes__deepest;
        step__d = 3'h1;
      end
      3'h2: begin
        lowest__d = extremes__lowest;
        step__d = 3'h3;
      end
      default: begin
        if ((at_level[0] & (found__0__q == lowest__q))) begin
          joined = {joined[3:1], 1'h1};
        end
        if ((at_level[1] & (found__1__q == lowest__q))) begin
          joined = {joined[3:2], 1'h1, joined[0]};
        end
        if ((at_level[2] & (found__2__q == lowest__q))) begin
          joined = {joined[3], 1'h1, joined[1:0]};
        end
        if ((at_level[3] & (found__3__q == lowest__q))) begin
          joined = {1'h1, joined[2:0]};
        end
        if ((!resolve_valid)) begin
          answered = 1'h1;
          step__d = 3'h0;
        end
      end
    endcase
    hit__d = ((at__q == resolve_warp) & (step_now != 3'h0));
    if (((!(|(waiting_now & at_mask))) & (step_now != 3'h0))) begin
      step__d = 3'h0;
      answered = 1'h0;
    end
    if ((answered & at_mask[0])) begin
      running__0__d = joined;
    end
    if ((answered & at_mask[1])) begin
      running__1__d = joined;
    end
    if ((answered & at_mask[2])) begin
      running__2__d = joined;
    end
    if ((answered & at_mask[3])) begin
      running__3__d = joined;
    end
    if ((answered & at_mask[4])) begin
      running__4__d = joined;
    end
    if ((answered & at_mask[5])) begin
      running__5__d = joined;
    end
    if ((answered & at_mask[6])) begin
      running__6__d = joined;
    end
    if ((answered & at_mask[7])) begin
      running__7__d = joined;
    end
    waiting__d = waiting_now;
    if (answered) begin
      waiting__d = (waiting_now & {~at_mask});
      answer__d_valid = 1'h1;
    end
    count_pc_read = amount;
    depth_valid = (answered & unwound__q);
    if ((launch_valid & (launch_warp == 3'h0))) begin
      running__0__d = launch_mask;
      alive__0__d = launch_mask;
      members__0__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 3'h1))) begin
      running__1__d = launch_mask;
      alive__1__d = launch_mask;
      members__1__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 3'h2))) begin
      running__2__d = launch_mask;
      alive__2__d = launch_mask;
      members__2__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 3'h3))) begin
      running__3__d = launch_mask;
      alive__3__d = launch_mask;
      members__3__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 3'h4))) begin
      running__4__d = launch_mask;
      alive__4__d = launch_mask;
      members__4__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 3'h5))) begin
      running__5__d = launch_mask;
      alive__5__d = launch_mask;
      members__5__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 3'h6))) begin
      running__6__d = launch_mask;
      alive__6__d = launch_mask;
      members__6__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 3'h7))) begin
      running__7__d = launch_mask;
      alive__7__d = launch_mask;
      members__7__d = launch_mask;
    end
    redirect_valid = answer__q_valid;
    redirect_warp = answer__q_warp;
    redirect_kind = answer__q_kind;
    redirect_offset = answer__q_offset;
    redirect_pc = answer__q_pc;
    end_valid = (redirect_valid & (redirect_kind == 2'h3));
    end_warp = redirect_warp;
    count_divergent = count_divergent_value;
  end
  always @(posedge clock) begin
    running__0__q <= running__0__d;
    running__1__q <= running__1__d;
    running__2__q <= running__2__d;
    running__3__q <= running__3__d;
    running__4__q <= running__4__d;
    running__5__q <= running__5__d;
    running__6__q <= running__6__d;
    running__7__q <= running__7__d;
    alive__0__q <= alive__0__d;
    alive__1__q <= alive__1__d;
    alive__2__q <= alive__2__d;
    alive__3__q <= alive__3__d;
    alive__4__q <= alive__4__d;
    alive__5__q <= alive__5__d;
    alive__6__q <= alive__6__d;
    alive__7__q <= alive__7__d;
    members__0__q <= members__0__d;
    members__1__q <= members__1__d;
    members__2__q <= members__2__d;
    members__3__q <= members__3__d;
    members__4__q <= members__4__d;
    members__5__q <= members__5__d;
    members__6__q <= members__6__d;
    members__7__q <= members__7__d;
    waiting__q <= waiting__d;
    last__q <= last__d;
    searched__q <= searched__d;
    left__q <= left__d;
    hit__q <= hit__d;
    step__q <= step__d;
    at__q <= at__d;
    found__0__q <= found__0__d;
    found__1__q <= found__1__d;
    found__2__q <= found__2__d;
    found__3__q <= found__3__d;
    lowest__q <= lowest__d;
    found_depth__0__q <= found_depth__0__d;
    found_depth__1__q <= found_depth__1__d;
    found_depth__2__q <= found_depth__2__d;
    found_depth__3__q <= found_depth__3__d;
    unwound__q <= unwound__d;
    unwound_depth__q <= unwound_depth__d;
    answer__q_valid <= answer__d_valid;
    answer__q_warp <= answer__d_warp;
    answer__q_kind <= answer__d_kind;
    answer__q_offset <= answer__d_offset;
    answer__q_pc <= answer__d_pc;
  end
  warpwright_front_end_copies pcs__0 (
    .clock(clock),
    .read_address(pcs__0__read_address),
    .read_data(pcs__0__read_data),
    .write_enable(pcs__0__write_enable),
    .write_address(pcs__0__write_address),
    .write_data(pcs__0__write_data)
  );
  warpwright_front_end_copies pcs__1 (
    .clock(clock),
    .read_address(pcs__1__read_address),
    .read_data(pcs__1__read_data),
    .write_enable(pcs__1__write_enable),
    .write_address(pcs__1__write_address),
    .write_data(pcs__1__write_data)
  );
  warpwright_front_end_copies pcs__2 (
    .clock(clock),
    .read_address(pcs__2__read_address),
    .read_data(pcs__2__read_data),
    .write_enable(pcs__2__write_enable),
    .write_address(pcs__2__write_address),
    .write_data(pcs__2__write_data)
  );
  warpwright_front_end_copies pcs__3 (
    .clock(clock),
    .read_address(pcs__3__read_address),
    .read_data(pcs__3__read_data),
    .write_enable(pcs__3__write_enable),
    .write_address(pcs__3__write_address),
    .write_data(pcs__3__write_data)
  );
  warpwright_return_stack_depths depths__0 (
    .clock(clock),
    .read_address(depths__0__read_address),
    .read_data(depths__0__read_data),
    .write_enable(depths__0__write_enable),
    .write_address(depths__0__write_address),
    .write_data(depths__0__write_data)
  );
  warpwright_return_stack_depths depths__1 (
    .clock(clock),
    .read_address(depths__1__read_address),
    .read_data(depths__1__read_data),
    .write_enable(depths__1__write_enable),
    .write_address(depths__1__write_address),
    .write_data(depths__1__write_data)
  );
  warpwright_return_stack_depths depths__2 (
    .clock(clock),
    .read_address(depths__2__read_address),
    .read_data(depths__2__read_data),
    .write_enable(depths__2__write_enable),
    .write_address(depths__2__write_address),
    .write_data(depths__2__write_data)
  );
  warpwright_return_stack_depths depths__3 (
    .clock(clock),
    .read_address(depths__3__read_address),
    .read_data(depths__3__read_data),
    .write_enable(depths__3__write_enable),
    .write_address(depths__3__write_address),
    .write_data(depths__3__write_data)
  );
  warpwright_extremes extremes (
    .pc__0(extremes__pc__0),
    .pc__1(extremes__pc__1),
    .pc__2(extremes__pc__2),
    .pc__3(extremes__pc__3),
    .depth__0(extremes__depth__0),
    .depth__1(extremes__depth__1),
    .depth__2(extremes__depth__2),
    .depth__3(extremes__depth__3),
    .lowest(extremes__lowest),
    .deepest(extremes__deepest),
    .at_deepest(extremes__at_deepest)
  );
  warpwright_warp_lives_choice next_below (
    .candidates(next_below__candidates),
    .valid(next_below__valid),
    .index(next_below__index),
    .chosen(next_below__chosen)
  );
  warpwright_warp_lives_choice next_of_all (
    .candidates(next_of_all__candidates),
    .valid(next_of_all__valid),
    .index(next_of_all__index),
    .chosen(next_of_all__chosen)
  );
endmodule
