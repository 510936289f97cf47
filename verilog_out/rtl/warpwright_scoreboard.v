// SPDX-License-Identifier: MIT
// scoreboard: completion counters that instructions name
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Explicit scoreboard: completion counters that instructions name (docs/mechanisms/2.md).
//
// Each warp has eight counters. An instruction that completes out of order adds one to the
// counter of its slot when it issues; the counter goes down when the instruction is really
// complete. The wait mask that an instruction carries names the slots that the *next* one
// waits for: the warp is held before fetch until they are zero.
//
// Next to the counters the block keeps, registered, which slots are not zero (`pending`)
// and which are at their maximum (`full`), so that nothing downstream compares counters.
// To shorten the critical path, the events of a cycle are first decoded and netted, and change the
// counters in the cycle after; only `pending` shows an issue at once, since the
// next instruction may have to wait for it.
//
// - latency: an issue shows one cycle later in `pending`, `hold` and `idle`, two in `full`,
//   `loads` and `stores`; a completion two cycles later, in `loads` and `stores` three
// - throughput: one issue and two completions per cycle, also on one slot
// - invariant: a counter stays between zero and its maximum: `full` stops the issue that would
//   exceed it
//
// For the fences the block remembers of each slot whether a load or a store is among what it
// counts; an atomic is both. Where a load and a store share a slot, a fence of one kind waits
// for both.
//
// Baseline (`in_order`): a warp is held while anything of it is outstanding.
//
// For comparison (`mask_on_same`): an instruction carries its own wait mask. It is
// known only after fetch, so the core gives it with `launch_valid`, `launch_warp`,
// `launch_wait` when the instruction arrives in the buffer, `hold` keeps the warp from
// issuing rather than from being fetched, and `issue_wait` means nothing.
//
// The scoreboard of `W` warps.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   launch_wait  input, 8 bits: Scoreboard slots that the first instruction waits for.
//   issue_valid  input, 1 bit: An instruction is issued; the other members are valid with it.
//   issue_warp  input, 3 bits: Warp slot.
//   issue_reorderable  input, 1 bit: The instruction completes out of order and names a slot of the scoreboard.
//   issue_slot  input, 3 bits: Slot of the scoreboard, valid with `reorderable`.
//   issue_wait  input, 8 bits: Slots that the next instruction of the warp waits for.
//   issue_load  input, 1 bit: The issue reads memory.
//   issue_store  input, 1 bit: The issue writes memory.
//   complete__0_valid .. complete__1_valid  input, 1 bit: The instruction is complete; the other members are
//       valid with it.
//   complete__0_warp .. complete__1_warp  input, 3 bits: Warp slot.
//   complete__0_slot .. complete__1_slot  input, 3 bits: Slot of the scoreboard.
//   hold  output, 8 bits: Warps that must not be fetched.
//   pending__0 .. pending__7  output, 8 bits: Slots of each warp that are not zero.
//   full__0 .. full__7  output, 8 bits: Slots of each warp that are at their maximum.
//   idle  output, 8 bits: Warps with nothing outstanding.
//   loads  output, 8 bits: Warps with an outstanding load.
//   stores  output, 8 bits: Warps with an outstanding store.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block scoreboard --reset sync`.
//
// Configuration
// `Scoreboard` of rtl/src/scoreboard.rs with W = 8, LW = 3. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block scoreboard

module warpwright_scoreboard (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [7:0] launch_wait,
  input wire issue_valid,
  input wire [2:0] issue_warp,
  input wire issue_reorderable,
  input wire [2:0] issue_slot,
  input wire [7:0] issue_wait,
  input wire issue_load,
  input wire issue_store,
  input wire complete__0_valid,
  input wire [2:0] complete__0_warp,
  input wire [2:0] complete__0_slot,
  input wire complete__1_valid,
  input wire [2:0] complete__1_warp,
  input wire [2:0] complete__1_slot,
  output reg [7:0] hold,
  output reg [7:0] pending__0,
  output reg [7:0] pending__1,
  output reg [7:0] pending__2,
  output reg [7:0] pending__3,
  output reg [7:0] pending__4,
  output reg [7:0] pending__5,
  output reg [7:0] pending__6,
  output reg [7:0] pending__7,
  output reg [7:0] full__0,
  output reg [7:0] full__1,
  output reg [7:0] full__2,
  output reg [7:0] full__3,
  output reg [7:0] full__4,
  output reg [7:0] full__5,
  output reg [7:0] full__6,
  output reg [7:0] full__7,
  output reg [7:0] idle,
  output reg [7:0] loads,
  output reg [7:0] stores
);
  localparam [2:0] numbers = 3'h7;
  localparam [23:0] maxima = 24'hffffff;
  localparam [7:0] one_warp = 8'h1;
  localparam [7:0] one_slot = 8'h1;
  reg issued;
  reg [7:0] issued_slot;
  reg [2:0] slots__0;
  reg [2:0] slots__1;
  reg [2:0] slots__2;
  reg same__0;
  reg same__1;
  reg same__2;
  reg raised;
  reg lowered__0;
  reg lowered__1;
  reg [2:0] slot;
  reg [2:0] warp;
  reg [7:0] next_wait;
  reg [7:0] wait_after;
  reg [7:0] busy_now;
  reg [7:0] held_now;
  reg [7:0] up;
  reg [7:0] down;
  reg [2:0] count;
  reg one;
  reg [2:0] flips;
  reg [23:0] next_counters;
  reg [7:0] not_zero;
  reg [7:0] at_maximum;
  reg [7:0] issued_now;
  reg [7:0] pending_now;
  reg [7:0] load_now;
  reg [7:0] store_now;
  reg [7:0] with_load;
  reg [7:0] with_store;
  reg [7:0] hold_value;
  reg [7:0] idle_value;
  reg [23:0] counters__0__d;
  reg [23:0] counters__0__q = 24'h0;
  reg [23:0] counters__1__d;
  reg [23:0] counters__1__q = 24'h0;
  reg [23:0] counters__2__d;
  reg [23:0] counters__2__q = 24'h0;
  reg [23:0] counters__3__d;
  reg [23:0] counters__3__q = 24'h0;
  reg [23:0] counters__4__d;
  reg [23:0] counters__4__q = 24'h0;
  reg [23:0] counters__5__d;
  reg [23:0] counters__5__q = 24'h0;
  reg [23:0] counters__6__d;
  reg [23:0] counters__6__q = 24'h0;
  reg [23:0] counters__7__d;
  reg [23:0] counters__7__q = 24'h0;
  reg [7:0] pending_slots__0__d;
  reg [7:0] pending_slots__0__q = 8'h0;
  reg [7:0] pending_slots__1__d;
  reg [7:0] pending_slots__1__q = 8'h0;
  reg [7:0] pending_slots__2__d;
  reg [7:0] pending_slots__2__q = 8'h0;
  reg [7:0] pending_slots__3__d;
  reg [7:0] pending_slots__3__q = 8'h0;
  reg [7:0] pending_slots__4__d;
  reg [7:0] pending_slots__4__q = 8'h0;
  reg [7:0] pending_slots__5__d;
  reg [7:0] pending_slots__5__q = 8'h0;
  reg [7:0] pending_slots__6__d;
  reg [7:0] pending_slots__6__q = 8'h0;
  reg [7:0] pending_slots__7__d;
  reg [7:0] pending_slots__7__q = 8'h0;
  reg [7:0] full_slots__0__d;
  reg [7:0] full_slots__0__q = 8'h0;
  reg [7:0] full_slots__1__d;
  reg [7:0] full_slots__1__q = 8'h0;
  reg [7:0] full_slots__2__d;
  reg [7:0] full_slots__2__q = 8'h0;
  reg [7:0] full_slots__3__d;
  reg [7:0] full_slots__3__q = 8'h0;
  reg [7:0] full_slots__4__d;
  reg [7:0] full_slots__4__q = 8'h0;
  reg [7:0] full_slots__5__d;
  reg [7:0] full_slots__5__q = 8'h0;
  reg [7:0] full_slots__6__d;
  reg [7:0] full_slots__6__q = 8'h0;
  reg [7:0] full_slots__7__d;
  reg [7:0] full_slots__7__q = 8'h0;
  reg [7:0] awaited__0__d;
  reg [7:0] awaited__0__q = 8'h0;
  reg [7:0] awaited__1__d;
  reg [7:0] awaited__1__q = 8'h0;
  reg [7:0] awaited__2__d;
  reg [7:0] awaited__2__q = 8'h0;
  reg [7:0] awaited__3__d;
  reg [7:0] awaited__3__q = 8'h0;
  reg [7:0] awaited__4__d;
  reg [7:0] awaited__4__q = 8'h0;
  reg [7:0] awaited__5__d;
  reg [7:0] awaited__5__q = 8'h0;
  reg [7:0] awaited__6__d;
  reg [7:0] awaited__6__q = 8'h0;
  reg [7:0] awaited__7__d;
  reg [7:0] awaited__7__q = 8'h0;
  reg [7:0] load_slots__0__d;
  reg [7:0] load_slots__0__q = 8'h0;
  reg [7:0] load_slots__1__d;
  reg [7:0] load_slots__1__q = 8'h0;
  reg [7:0] load_slots__2__d;
  reg [7:0] load_slots__2__q = 8'h0;
  reg [7:0] load_slots__3__d;
  reg [7:0] load_slots__3__q = 8'h0;
  reg [7:0] load_slots__4__d;
  reg [7:0] load_slots__4__q = 8'h0;
  reg [7:0] load_slots__5__d;
  reg [7:0] load_slots__5__q = 8'h0;
  reg [7:0] load_slots__6__d;
  reg [7:0] load_slots__6__q = 8'h0;
  reg [7:0] load_slots__7__d;
  reg [7:0] load_slots__7__q = 8'h0;
  reg [7:0] store_slots__0__d;
  reg [7:0] store_slots__0__q = 8'h0;
  reg [7:0] store_slots__1__d;
  reg [7:0] store_slots__1__q = 8'h0;
  reg [7:0] store_slots__2__d;
  reg [7:0] store_slots__2__q = 8'h0;
  reg [7:0] store_slots__3__d;
  reg [7:0] store_slots__3__q = 8'h0;
  reg [7:0] store_slots__4__d;
  reg [7:0] store_slots__4__q = 8'h0;
  reg [7:0] store_slots__5__d;
  reg [7:0] store_slots__5__q = 8'h0;
  reg [7:0] store_slots__6__d;
  reg [7:0] store_slots__6__q = 8'h0;
  reg [7:0] store_slots__7__d;
  reg [7:0] store_slots__7__q = 8'h0;
  reg [7:0] with_loads__d;
  reg [7:0] with_loads__q = 8'h0;
  reg [7:0] with_stores__d;
  reg [7:0] with_stores__q = 8'h0;
  reg [7:0] busy__d;
  reg [7:0] busy__q = 8'h0;
  reg [7:0] held__d;
  reg [7:0] held__q = 8'h0;
  reg [7:0] up_warp__d;
  reg [7:0] up_warp__q = 8'h0;
  reg [7:0] up_slot__d;
  reg [7:0] up_slot__q = 8'h0;
  reg goes_up__d;
  reg goes_up__q = 1'h0;
  reg [7:0] down_warp__0__d;
  reg [7:0] down_warp__0__q = 8'h0;
  reg [7:0] down_warp__1__d;
  reg [7:0] down_warp__1__q = 8'h0;
  reg [7:0] down_slot__0__d;
  reg [7:0] down_slot__0__q = 8'h0;
  reg [7:0] down_slot__1__d;
  reg [7:0] down_slot__1__q = 8'h0;
  reg goes_down__0__d;
  reg goes_down__0__q = 1'h0;
  reg goes_down__1__d;
  reg goes_down__1__q = 1'h0;
  reg twice__d;
  reg twice__q = 1'h0;
  reg names_slot__d;
  reg names_slot__q = 1'h0;
  reg waits_for_it__d;
  reg waits_for_it__q = 1'h0;
  reg is_load__d;
  reg is_load__q = 1'h0;
  reg is_store__d;
  reg is_store__q = 1'h0;
  always @(*) begin
    full__0 = full_slots__0__q;
    full__1 = full_slots__1__q;
    full__2 = full_slots__2__q;
    full__3 = full_slots__3__q;
    full__4 = full_slots__4__q;
    full__5 = full_slots__5__q;
    full__6 = full_slots__6__q;
    full__7 = full_slots__7__q;
    loads = with_loads__q;
    stores = with_stores__q;
    issued = (issue_valid & issue_reorderable);
    slots__0 = (issue_slot & numbers);
    slots__1 = (complete__0_slot & numbers);
    slots__2 = (complete__1_slot & numbers);
    same__0 = (((complete__0_valid & issued) & (complete__0_warp == issue_warp)) & (slots__1 == slots__0));
    same__1 = (((complete__1_valid & issued) & (complete__1_warp == issue_warp)) & (slots__2 == slots__0));
    same__2 = (((complete__0_valid & complete__1_valid) & (complete__0_warp == complete__1_warp)) & (slots__1 ==
        slots__2));
    raised = ((issued & (!same__0)) & (!same__1));
    lowered__0 = (complete__0_valid & (!same__0));
    lowered__1 = ((complete__1_valid & ((!same__1) | same__0)) & ((!same__2) | same__0));
    twice__d = (same__2 & (!same__0));
    next_wait = issue_wait;
    issued_slot = {one_slot << slots__0};
    up_slot__d = issued_slot;
    up_warp__d = {one_warp << issue_warp};
    goes_up__d = raised;
    names_slot__d = issued;
    wait_after = next_wait;
    if ((launch_valid & (launch_warp == issue_warp))) begin
      wait_after = launch_wait;
    end
    waits_for_it__d = (issued & (|(issued_slot & wait_after)));
    is_load__d = (issued & issue_load);
    is_store__d = (issued & issue_store);
    slot = slots__1;
    down_slot__0__d = {one_slot << slot};
    warp = complete__0_warp;
    down_warp__0__d = {one_warp << warp};
    goes_down__0__d = lowered__0;
    slot = slots__2;
    down_slot__1__d = {one_slot << slot};
    warp = complete__1_warp;
    down_warp__1__d = {one_warp << warp};
    goes_down__1__d = lowered__1;
    hold_value = 8'h0;
    idle_value = 8'h0;
    with_load = 8'h0;
    with_store = 8'h0;
    busy_now = 8'h0;
    held_now = 8'h0;
    up = 8'h0;
    down = 8'h0;
    issued_now = 8'h0;
    pending_now = 8'h0;
    load_now = 8'h0;
    store_now = 8'h0;
    count = 3'h0;
    one = 1'h0;
    flips = 3'h0;
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    issued_now = 8'h0;
    load_now = load_slots__0__q;
    store_now = store_slots__0__q;
    if (up_warp__q[0]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__0__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__0__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__0__q | issued_now);
    if ((|load_now)) begin
      with_load = {with_load[7:1], 1'h1};
    end
    if ((|store_now)) begin
      with_store = {with_store[7:1], 1'h1};
    end
    pending__0 = pending_now;
    if ((!(busy__q[0] | (up_warp__q[0] & names_slot__q)))) begin
      idle_value = {idle_value[7:1], 1'h1};
    end
    if ((held__q[0] | (up_warp__q[0] & waits_for_it__q))) begin
      hold_value = {hold_value[7:1], 1'h1};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[0])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[0])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[0])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__0__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__0__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__0__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__0__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__0__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__0__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__0__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__0__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__0__d = next_counters;
    full_slots__0__d = at_maximum;
    wait_after = awaited__0__q;
    if ((issue_valid & (issue_warp == 3'h0))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h0))) begin
      wait_after = launch_wait;
    end
    awaited__0__d = wait_after;
    pending_slots__0__d = not_zero;
    load_slots__0__d = (load_now & not_zero);
    store_slots__0__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {busy_now[7:1], 1'h1};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {held_now[7:1], 1'h1};
    end
    issued_now = 8'h0;
    load_now = load_slots__1__q;
    store_now = store_slots__1__q;
    if (up_warp__q[1]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__1__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__1__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__1__q | issued_now);
    if ((|load_now)) begin
      with_load = {with_load[7:2], 1'h1, with_load[0]};
    end
    if ((|store_now)) begin
      with_store = {with_store[7:2], 1'h1, with_store[0]};
    end
    pending__1 = pending_now;
    if ((!(busy__q[1] | (up_warp__q[1] & names_slot__q)))) begin
      idle_value = {idle_value[7:2], 1'h1, idle_value[0]};
    end
    if ((held__q[1] | (up_warp__q[1] & waits_for_it__q))) begin
      hold_value = {hold_value[7:2], 1'h1, hold_value[0]};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[1])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[1])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[1])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__1__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__1__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__1__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__1__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__1__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__1__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__1__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__1__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__1__d = next_counters;
    full_slots__1__d = at_maximum;
    wait_after = awaited__1__q;
    if ((issue_valid & (issue_warp == 3'h1))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h1))) begin
      wait_after = launch_wait;
    end
    awaited__1__d = wait_after;
    pending_slots__1__d = not_zero;
    load_slots__1__d = (load_now & not_zero);
    store_slots__1__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {busy_now[7:2], 1'h1, busy_now[0]};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {held_now[7:2], 1'h1, held_now[0]};
    end
    issued_now = 8'h0;
    load_now = load_slots__2__q;
    store_now = store_slots__2__q;
    if (up_warp__q[2]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__2__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__2__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__2__q | issued_now);
    if ((|load_now)) begin
      with_load = {with_load[7:3], 1'h1, with_load[1:0]};
    end
    if ((|store_now)) begin
      with_store = {with_store[7:3], 1'h1, with_store[1:0]};
    end
    pending__2 = pending_now;
    if ((!(busy__q[2] | (up_warp__q[2] & names_slot__q)))) begin
      idle_value = {idle_value[7:3], 1'h1, idle_value[1:0]};
    end
    if ((held__q[2] | (up_warp__q[2] & waits_for_it__q))) begin
      hold_value = {hold_value[7:3], 1'h1, hold_value[1:0]};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[2])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[2])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[2])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__2__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__2__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__2__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__2__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__2__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__2__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__2__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__2__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__2__d = next_counters;
    full_slots__2__d = at_maximum;
    wait_after = awaited__2__q;
    if ((issue_valid & (issue_warp == 3'h2))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h2))) begin
      wait_after = launch_wait;
    end
    awaited__2__d = wait_after;
    pending_slots__2__d = not_zero;
    load_slots__2__d = (load_now & not_zero);
    store_slots__2__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {busy_now[7:3], 1'h1, busy_now[1:0]};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {held_now[7:3], 1'h1, held_now[1:0]};
    end
    issued_now = 8'h0;
    load_now = load_slots__3__q;
    store_now = store_slots__3__q;
    if (up_warp__q[3]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__3__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__3__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__3__q | issued_now);
    if ((|load_now)) begin
      with_load = {with_load[7:4], 1'h1, with_load[2:0]};
    end
    if ((|store_now)) begin
      with_store = {with_store[7:4], 1'h1, with_store[2:0]};
    end
    pending__3 = pending_now;
    if ((!(busy__q[3] | (up_warp__q[3] & names_slot__q)))) begin
      idle_value = {idle_value[7:4], 1'h1, idle_value[2:0]};
    end
    if ((held__q[3] | (up_warp__q[3] & waits_for_it__q))) begin
      hold_value = {hold_value[7:4], 1'h1, hold_value[2:0]};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[3])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[3])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[3])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__3__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__3__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__3__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__3__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__3__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__3__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__3__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__3__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__3__d = next_counters;
    full_slots__3__d = at_maximum;
    wait_after = awaited__3__q;
    if ((issue_valid & (issue_warp == 3'h3))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h3))) begin
      wait_after = launch_wait;
    end
    awaited__3__d = wait_after;
    pending_slots__3__d = not_zero;
    load_slots__3__d = (load_now & not_zero);
    store_slots__3__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {busy_now[7:4], 1'h1, busy_now[2:0]};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {held_now[7:4], 1'h1, held_now[2:0]};
    end
    issued_now = 8'h0;
    load_now = load_slots__4__q;
    store_now = store_slots__4__q;
    if (up_warp__q[4]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__4__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__4__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__4__q | issued_now);
    if ((|load_now)) begin
      with_load = {with_load[7:5], 1'h1, with_load[3:0]};
    end
    if ((|store_now)) begin
      with_store = {with_store[7:5], 1'h1, with_store[3:0]};
    end
    pending__4 = pending_now;
    if ((!(busy__q[4] | (up_warp__q[4] & names_slot__q)))) begin
      idle_value = {idle_value[7:5], 1'h1, idle_value[3:0]};
    end
    if ((held__q[4] | (up_warp__q[4] & waits_for_it__q))) begin
      hold_value = {hold_value[7:5], 1'h1, hold_value[3:0]};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[4])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[4])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[4])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__4__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__4__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__4__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__4__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__4__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__4__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__4__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__4__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__4__d = next_counters;
    full_slots__4__d = at_maximum;
    wait_after = awaited__4__q;
    if ((issue_valid & (issue_warp == 3'h4))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h4))) begin
      wait_after = launch_wait;
    end
    awaited__4__d = wait_after;
    pending_slots__4__d = not_zero;
    load_slots__4__d = (load_now & not_zero);
    store_slots__4__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {busy_now[7:5], 1'h1, busy_now[3:0]};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {held_now[7:5], 1'h1, held_now[3:0]};
    end
    issued_now = 8'h0;
    load_now = load_slots__5__q;
    store_now = store_slots__5__q;
    if (up_warp__q[5]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__5__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__5__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__5__q | issued_now);
    if ((|load_now)) begin
      with_load = {with_load[7:6], 1'h1, with_load[4:0]};
    end
    if ((|store_now)) begin
      with_store = {with_store[7:6], 1'h1, with_store[4:0]};
    end
    pending__5 = pending_now;
    if ((!(busy__q[5] | (up_warp__q[5] & names_slot__q)))) begin
      idle_value = {idle_value[7:6], 1'h1, idle_value[4:0]};
    end
    if ((held__q[5] | (up_warp__q[5] & waits_for_it__q))) begin
      hold_value = {hold_value[7:6], 1'h1, hold_value[4:0]};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[5])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[5])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[5])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__5__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__5__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__5__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__5__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__5__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__5__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__5__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__5__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__5__d = next_counters;
    full_slots__5__d = at_maximum;
    wait_after = awaited__5__q;
    if ((issue_valid & (issue_warp == 3'h5))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h5))) begin
      wait_after = launch_wait;
    end
    awaited__5__d = wait_after;
    pending_slots__5__d = not_zero;
    load_slots__5__d = (load_now & not_zero);
    store_slots__5__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {busy_now[7:6], 1'h1, busy_now[4:0]};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {held_now[7:6], 1'h1, held_now[4:0]};
    end
    issued_now = 8'h0;
    load_now = load_slots__6__q;
    store_now = store_slots__6__q;
    if (up_warp__q[6]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__6__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__6__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__6__q | issued_now);
    if ((|load_now)) begin
      with_load = {with_load[7], 1'h1, with_load[5:0]};
    end
    if ((|store_now)) begin
      with_store = {with_store[7], 1'h1, with_store[5:0]};
    end
    pending__6 = pending_now;
    if ((!(busy__q[6] | (up_warp__q[6] & names_slot__q)))) begin
      idle_value = {idle_value[7], 1'h1, idle_value[5:0]};
    end
    if ((held__q[6] | (up_warp__q[6] & waits_for_it__q))) begin
      hold_value = {hold_value[7], 1'h1, hold_value[5:0]};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[6])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[6])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[6])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__6__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__6__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__6__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__6__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__6__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__6__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__6__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__6__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__6__d = next_counters;
    full_slots__6__d = at_maximum;
    wait_after = awaited__6__q;
    if ((issue_valid & (issue_warp == 3'h6))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h6))) begin
      wait_after = launch_wait;
    end
    awaited__6__d = wait_after;
    pending_slots__6__d = not_zero;
    load_slots__6__d = (load_now & not_zero);
    store_slots__6__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {busy_now[7], 1'h1, busy_now[5:0]};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {held_now[7], 1'h1, held_now[5:0]};
    end
    issued_now = 8'h0;
    load_now = load_slots__7__q;
    store_now = store_slots__7__q;
    if (up_warp__q[7]) begin
      if (names_slot__q) begin
        issued_now = up_slot__q;
      end
      if (is_load__q) begin
        load_now = (load_slots__7__q | up_slot__q);
      end
      if (is_store__q) begin
        store_now = (store_slots__7__q | up_slot__q);
      end
    end
    pending_now = (pending_slots__7__q | issued_now);
    if ((|load_now)) begin
      with_load = {1'h1, with_load[6:0]};
    end
    if ((|store_now)) begin
      with_store = {1'h1, with_store[6:0]};
    end
    pending__7 = pending_now;
    if ((!(busy__q[7] | (up_warp__q[7] & names_slot__q)))) begin
      idle_value = {1'h1, idle_value[6:0]};
    end
    if ((held__q[7] | (up_warp__q[7] & waits_for_it__q))) begin
      hold_value = {1'h1, hold_value[6:0]};
    end
    up = 8'h0;
    if ((goes_up__q & up_warp__q[7])) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if ((goes_down__0__q & down_warp__0__q[7])) begin
      down = down_slot__0__q;
    end
    if ((goes_down__1__q & down_warp__1__q[7])) begin
      down = (down | down_slot__1__q);
    end
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    count = counters__7__q[2:0];
    one = (down[0] & (!twice__q));
    flips = 3'h0;
    if (up[0]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[0] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:1], count[0]};
    next_counters = {next_counters[23:2], count[1], next_counters[0]};
    next_counters = {next_counters[23:3], count[2], next_counters[1:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:1], 1'h1};
    end
    if ((count == maxima[2:0])) begin
      at_maximum = {at_maximum[7:1], 1'h1};
    end
    count = counters__7__q[5:3];
    one = (down[1] & (!twice__q));
    flips = 3'h0;
    if (up[1]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[1] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:4], count[0], next_counters[2:0]};
    next_counters = {next_counters[23:5], count[1], next_counters[3:0]};
    next_counters = {next_counters[23:6], count[2], next_counters[4:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
    end
    if ((count == maxima[5:3])) begin
      at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
    end
    count = counters__7__q[8:6];
    one = (down[2] & (!twice__q));
    flips = 3'h0;
    if (up[2]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[2] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:7], count[0], next_counters[5:0]};
    next_counters = {next_counters[23:8], count[1], next_counters[6:0]};
    next_counters = {next_counters[23:9], count[2], next_counters[7:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
    end
    if ((count == maxima[8:6])) begin
      at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
    end
    count = counters__7__q[11:9];
    one = (down[3] & (!twice__q));
    flips = 3'h0;
    if (up[3]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[3] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:10], count[0], next_counters[8:0]};
    next_counters = {next_counters[23:11], count[1], next_counters[9:0]};
    next_counters = {next_counters[23:12], count[2], next_counters[10:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
    end
    if ((count == maxima[11:9])) begin
      at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
    end
    count = counters__7__q[14:12];
    one = (down[4] & (!twice__q));
    flips = 3'h0;
    if (up[4]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[4] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:13], count[0], next_counters[11:0]};
    next_counters = {next_counters[23:14], count[1], next_counters[12:0]};
    next_counters = {next_counters[23:15], count[2], next_counters[13:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
    end
    if ((count == maxima[14:12])) begin
      at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
    end
    count = counters__7__q[17:15];
    one = (down[5] & (!twice__q));
    flips = 3'h0;
    if (up[5]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[5] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:16], count[0], next_counters[14:0]};
    next_counters = {next_counters[23:17], count[1], next_counters[15:0]};
    next_counters = {next_counters[23:18], count[2], next_counters[16:0]};
    if ((|count)) begin
      not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
    end
    if ((count == maxima[17:15])) begin
      at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
    end
    count = counters__7__q[20:18];
    one = (down[6] & (!twice__q));
    flips = 3'h0;
    if (up[6]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[6] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:19], count[0], next_counters[17:0]};
    next_counters = {next_counters[23:20], count[1], next_counters[18:0]};
    next_counters = {next_counters[23:21], count[2], next_counters[19:0]};
    if ((|count)) begin
      not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
    end
    if ((count == maxima[20:18])) begin
      at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
    end
    count = counters__7__q[23:21];
    one = (down[7] & (!twice__q));
    flips = 3'h0;
    if (up[7]) begin
      flips = 3'h1;
      if (count[0]) begin
        flips = 3'h3;
      end
      if ((&count[1:0])) begin
        flips = 3'h7;
      end
    end
    if (one) begin
      flips = 3'h1;
      if ((!count[0])) begin
        flips = 3'h3;
      end
      if ((!(|count[1:0]))) begin
        flips = 3'h7;
      end
    end
    if ((down[7] & twice__q)) begin
      flips = 3'h2;
      if ((!count[1])) begin
        flips = 3'h6;
      end
    end
    count = (count ^ flips);
    next_counters = {next_counters[23:22], count[0], next_counters[20:0]};
    next_counters = {next_counters[23], count[1], next_counters[21:0]};
    next_counters = {count[2], next_counters[22:0]};
    if ((|count)) begin
      not_zero = {1'h1, not_zero[6:0]};
    end
    if ((count == maxima[23:21])) begin
      at_maximum = {1'h1, at_maximum[6:0]};
    end
    counters__7__d = next_counters;
    full_slots__7__d = at_maximum;
    wait_after = awaited__7__q;
    if ((issue_valid & (issue_warp == 3'h7))) begin
      wait_after = next_wait;
    end
    if ((launch_valid & (launch_warp == 3'h7))) begin
      wait_after = launch_wait;
    end
    awaited__7__d = wait_after;
    pending_slots__7__d = not_zero;
    load_slots__7__d = (load_now & not_zero);
    store_slots__7__d = (store_now & not_zero);
    if ((|not_zero)) begin
      busy_now = {1'h1, busy_now[6:0]};
    end
    if ((|(not_zero & wait_after))) begin
      held_now = {1'h1, held_now[6:0]};
    end
    busy__d = busy_now;
    held__d = held_now;
    with_loads__d = with_load;
    with_stores__d = with_store;
    hold = hold_value;
    idle = idle_value;
  end
  always @(posedge clock) begin
    counters__0__q <= counters__0__d;
    counters__1__q <= counters__1__d;
    counters__2__q <= counters__2__d;
    counters__3__q <= counters__3__d;
    counters__4__q <= counters__4__d;
    counters__5__q <= counters__5__d;
    counters__6__q <= counters__6__d;
    counters__7__q <= counters__7__d;
    pending_slots__0__q <= pending_slots__0__d;
    pending_slots__1__q <= pending_slots__1__d;
    pending_slots__2__q <= pending_slots__2__d;
    pending_slots__3__q <= pending_slots__3__d;
    pending_slots__4__q <= pending_slots__4__d;
    pending_slots__5__q <= pending_slots__5__d;
    pending_slots__6__q <= pending_slots__6__d;
    pending_slots__7__q <= pending_slots__7__d;
    full_slots__0__q <= full_slots__0__d;
    full_slots__1__q <= full_slots__1__d;
    full_slots__2__q <= full_slots__2__d;
    full_slots__3__q <= full_slots__3__d;
    full_slots__4__q <= full_slots__4__d;
    full_slots__5__q <= full_slots__5__d;
    full_slots__6__q <= full_slots__6__d;
    full_slots__7__q <= full_slots__7__d;
    awaited__0__q <= awaited__0__d;
    awaited__1__q <= awaited__1__d;
    awaited__2__q <= awaited__2__d;
    awaited__3__q <= awaited__3__d;
    awaited__4__q <= awaited__4__d;
    awaited__5__q <= awaited__5__d;
    awaited__6__q <= awaited__6__d;
    awaited__7__q <= awaited__7__d;
    load_slots__0__q <= load_slots__0__d;
    load_slots__1__q <= load_slots__1__d;
    load_slots__2__q <= load_slots__2__d;
    load_slots__3__q <= load_slots__3__d;
    load_slots__4__q <= load_slots__4__d;
    load_slots__5__q <= load_slots__5__d;
    load_slots__6__q <= load_slots__6__d;
    load_slots__7__q <= load_slots__7__d;
    store_slots__0__q <= store_slots__0__d;
    store_slots__1__q <= store_slots__1__d;
    store_slots__2__q <= store_slots__2__d;
    store_slots__3__q <= store_slots__3__d;
    store_slots__4__q <= store_slots__4__d;
    store_slots__5__q <= store_slots__5__d;
    store_slots__6__q <= store_slots__6__d;
    store_slots__7__q <= store_slots__7__d;
    with_loads__q <= with_loads__d;
    with_stores__q <= with_stores__d;
    busy__q <= busy__d;
    held__q <= held__d;
    up_warp__q <= up_warp__d;
    up_slot__q <= up_slot__d;
    goes_up__q <= goes_up__d;
    down_warp__0__q <= down_warp__0__d;
    down_warp__1__q <= down_warp__1__d;
    down_slot__0__q <= down_slot__0__d;
    down_slot__1__q <= down_slot__1__d;
    goes_down__0__q <= goes_down__0__d;
    goes_down__1__q <= goes_down__1__d;
    twice__q <= twice__d;
    names_slot__q <= names_slot__d;
    waits_for_it__q <= waits_for_it__d;
    is_load__q <= is_load__d;
    is_store__q <= is_store__d;
  end
endmodule
