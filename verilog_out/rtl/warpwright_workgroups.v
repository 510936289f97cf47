// SPDX-License-Identifier: MIT
// workgroups: places of workgroups in shared memory, barriers
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Workgroups: their places in shared memory, and the barrier (docs/core.md).
//
// The warps of a workgroup are launched one after the other, when slots and shared memory are
// free for all of them. The block gives each workgroup one of up to `W` *places*, as many as fit
// the shared memory; place `g` starts at row `g * rows`.
//
// A warp that arrives at a barrier is held until every live warp of its workgroup has arrived. A
// warp that has ended, by a fault too, is not waited for. The check looks at one workgroup per
// cycle: every second cycle at that of the warp that arrived or was freed last, else at all in
// turn. The same look frees the place of a workgroup of which no warp is left.
//
// Warps of tasks whose workgroups never meet are launched beside them: they have no place and are
// not waited for.
//
// - latency: a place is chosen a cycle before the launch; held in the cycle after the arrival,
//   free two or three cycles after the last one; at most 2 W + 2 cycles after a warp that ends
//   instead
// - invariant: a place belongs to one workgroup at a time; all warps of a workgroup pass a
//   barrier in one cycle
//
// The workgroups of a core with `W` warps.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Pulse: a new grid.
//   rows  input, 12 bits: Rows of shared memory of a workgroup; holds while the grid runs.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   launch_id  input, 24 bits: Number of the warp in its task.
//   launch_x  input, 16 bits: Column of thread 0, in pixels; without meaning in a linear grid.
//   launch_y  input, 16 bits: Row of thread 0, in pixels; without meaning in a linear grid.
//   launch_tile  input, 6 bits: Number of the tile of 8 x 8 pixels modulo 64.
//   launch_subtile  input, 6 bits: Number of its subtile of up to four warps modulo 64, of all tasks.
//   launch_mask  input, 4 bits: Threads inside the grid.
//   launch_pages  input, 3 bits: Pages of the register file that the warp needs, 1 to 4.
//   launch_pc  input, 20 bits: First instruction.
//   launch_wait  input, 8 bits: Scoreboard slots that the first instruction waits for.
//   launch_stage  input, 2 bits: Type of the task: 0 pixel, 1 vertex, 2 compute.
//   launch_linear  input, 1 bit: The grid is one-dimensional: x is the thread number, y is 0.
//   launch_together  input, 1 bit: The warps of the workgroup are launched together and may meet at barriers.
//   launch_workgroup  input, 24 bits: Number of the workgroup.
//   launch_first  input, 1 bit: First warp of its workgroup.
//   open  input, 1 bit: More warps of the workgroup may follow that launched last.
//   busy  input, 8 bits: Slots in use.
//   alive  input, 8 bits: Warps that have not ended.
//   free_valid  input, 1 bit: It happens in this cycle.
//   free_warp  input, 3 bits: Warp slot, valid with `valid`.
//   arrive_valid  input, 1 bit: It happens in this cycle.
//   arrive_warp  input, 3 bits: Warp slot, valid with `valid`.
//   ready  output, 1 bit: A place is free for a workgroup that is launched in the next cycle.
//   base  output, 12 bits: First row of the workgroup that launches, in the cycle of the launch.
//   held  output, 8 bits: Warps that wait at a barrier.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block workgroups --reset sync`.
//
// Configuration
// `Workgroups` of rtl/src/workgroups.rs with W = 8, LW = 3, T = 4. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block workgroups

module warpwright_workgroups (
  input wire clock,
  input wire start,
  input wire [11:0] rows,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [15:0] launch_x,
  input wire [15:0] launch_y,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [3:0] launch_mask,
  input wire [2:0] launch_pages,
  input wire [19:0] launch_pc,
  input wire [7:0] launch_wait,
  input wire [1:0] launch_stage,
  input wire launch_linear,
  input wire launch_together,
  input wire [23:0] launch_workgroup,
  input wire launch_first,
  input wire open,
  input wire [7:0] busy,
  input wire [7:0] alive,
  input wire free_valid,
  input wire [2:0] free_warp,
  input wire arrive_valid,
  input wire [2:0] arrive_warp,
  output reg ready,
  output reg [11:0] base,
  output reg [7:0] held
);
  localparam [12:0] total = 13'h100;
  localparam [7:0] one = 8'h1;
  reg [12:0] reach;
  reg [2:0] place;
  reg [7:0] launched;
  reg [7:0] arrived;
  reg [7:0] members;
  reg [7:0] missing;
  reg closed;
  reg [7:0] passing;
  reg [7:0] vacated;
  reg [7:0] entered;
  reg [2:0] arrive_place;
  reg [2:0] free_place;
  reg happens;
  reg [2:0] event_place;
  reg [7:0] fitting__d;
  reg [7:0] fitting__q = 8'h0;
  reg opening__d;
  reg opening__q = 1'h0;
  reg [2:0] opened__d;
  reg [2:0] opened__q = 3'h0;
  reg [12:0] next_base__d;
  reg [12:0] next_base__q = 13'h0;
  reg [2:0] bases__read_address;
  wire [11:0] bases__read_data;
  reg bases__write_enable;
  reg [2:0] bases__write_address;
  reg [11:0] bases__write_data;
  reg [7:0] taken__d;
  reg [7:0] taken__q = 8'h0;
  reg [2:0] current__d;
  reg [2:0] current__q = 3'h0;
  reg [7:0] choice__candidates;
  wire choice__valid;
  wire [2:0] choice__index;
  wire [7:0] choice__chosen;
  reg [2:0] coming__d;
  reg [2:0] coming__q = 3'h0;
  reg [2:0] place_of__0__d;
  reg [2:0] place_of__0__q = 3'h0;
  reg [2:0] place_of__1__d;
  reg [2:0] place_of__1__q = 3'h0;
  reg [2:0] place_of__2__d;
  reg [2:0] place_of__2__q = 3'h0;
  reg [2:0] place_of__3__d;
  reg [2:0] place_of__3__q = 3'h0;
  reg [2:0] place_of__4__d;
  reg [2:0] place_of__4__q = 3'h0;
  reg [2:0] place_of__5__d;
  reg [2:0] place_of__5__q = 3'h0;
  reg [2:0] place_of__6__d;
  reg [2:0] place_of__6__q = 3'h0;
  reg [2:0] place_of__7__d;
  reg [2:0] place_of__7__q = 3'h0;
  reg [7:0] waits__d;
  reg [7:0] waits__q = 8'h0;
  reg [7:0] joined__d;
  reg [7:0] joined__q = 8'h0;
  reg [2:0] look__d;
  reg [2:0] look__q = 3'h0;
  reg [2:0] pointer__d;
  reg [2:0] pointer__q = 3'h0;
  reg turn__d;
  reg turn__q = 1'h0;
  reg noted__d;
  reg noted__q = 1'h0;
  reg [2:0] noted_place__d;
  reg [2:0] noted_place__q = 3'h0;
  always @(*) begin
    fitting__d = fitting__q;
    opening__d = opening__q;
    opened__d = opened__q;
    next_base__d = next_base__q;
    current__d = current__q;
    place_of__0__d = place_of__0__q;
    place_of__1__d = place_of__1__q;
    place_of__2__d = place_of__2__q;
    place_of__3__d = place_of__3__q;
    place_of__4__d = place_of__4__q;
    place_of__5__d = place_of__5__q;
    place_of__6__d = place_of__6__q;
    place_of__7__d = place_of__7__q;
    look__d = look__q;
    pointer__d = pointer__q;
    noted__d = noted__q;
    held = waits__q;
    reach = {next_base__q + {1'h0, rows}};
    bases__write_enable = opening__q;
    bases__write_address = opened__q;
    bases__write_data = next_base__q[11:0];
    if (opening__q) begin
      opened__d = {opened__q + 3'h1};
      next_base__d = reach;
      if ((reach <= total)) begin
        fitting__d = (fitting__q | {one << opened__q});
      end else begin
        opening__d = 1'h0;
      end
      if ((&opened__q)) begin
        opening__d = 1'h0;
      end
    end
    choice__candidates = (fitting__q & {~taken__q});
    ready = choice__valid;
    coming__d = choice__index;
    place = coming__q;
    if ((!launch_first)) begin
      place = current__q;
    end
    bases__read_address = place;
    base = bases__read_data;
    launched = 8'h0;
    entered = 8'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
      if (launch_together) begin
        entered = {one << place};
        current__d = place;
      end
    end
    joined__d = (joined__q & {~launched});
    if (launch_together) begin
      joined__d = (joined__q | launched);
    end
    members = 8'h0;
    happens = (arrive_valid | free_valid);
    arrive_place = 3'h0;
    free_place = 3'h0;
    if (launched[0]) begin
      place_of__0__d = place;
    end
    if ((place_of__0__q == look__q)) begin
      members = {members[7:1], (busy[0] & joined__q[0])};
    end
    if ((arrive_warp == 3'h0)) begin
      arrive_place = (arrive_place | place_of__0__q);
    end
    if ((free_warp == 3'h0)) begin
      free_place = (free_place | place_of__0__q);
    end
    if (launched[1]) begin
      place_of__1__d = place;
    end
    if ((place_of__1__q == look__q)) begin
      members = {members[7:2], (busy[1] & joined__q[1]), members[0]};
    end
    if ((arrive_warp == 3'h1)) begin
      arrive_place = (arrive_place | place_of__1__q);
    end
    if ((free_warp == 3'h1)) begin
      free_place = (free_place | place_of__1__q);
    end
    if (launched[2]) begin
      place_of__2__d = place;
    end
    if ((place_of__2__q == look__q)) begin
      members = {members[7:3], (busy[2] & joined__q[2]), members[1:0]};
    end
    if ((arrive_warp == 3'h2)) begin
      arrive_place = (arrive_place | place_of__2__q);
    end
    if ((free_warp == 3'h2)) begin
      free_place = (free_place | place_of__2__q);
    end
    if (launched[3]) begin
      place_of__3__d = place;
    end
    if ((place_of__3__q == look__q)) begin
      members = {members[7:4], (busy[3] & joined__q[3]), members[2:0]};
    end
    if ((arrive_warp == 3'h3)) begin
      arrive_place = (arrive_place | place_of__3__q);
    end
    if ((free_warp == 3'h3)) begin
      free_place = (free_place | place_of__3__q);
    end
    if (launched[4]) begin
      place_of__4__d = place;
    end
    if ((place_of__4__q == look__q)) begin
      members = {members[7:5], (busy[4] & joined__q[4]), members[3:0]};
    end
    if ((arrive_warp == 3'h4)) begin
      arrive_place = (arrive_place | place_of__4__q);
    end
    if ((free_warp == 3'h4)) begin
      free_place = (free_place | place_of__4__q);
    end
    if (launched[5]) begin
      place_of__5__d = place;
    end
    if ((place_of__5__q == look__q)) begin
      members = {members[7:6], (busy[5] & joined__q[5]), members[4:0]};
    end
    if ((arrive_warp == 3'h5)) begin
      arrive_place = (arrive_place | place_of__5__q);
    end
    if ((free_warp == 3'h5)) begin
      free_place = (free_place | place_of__5__q);
    end
    if (launched[6]) begin
      place_of__6__d = place;
    end
    if ((place_of__6__q == look__q)) begin
      members = {members[7], (busy[6] & joined__q[6]), members[5:0]};
    end
    if ((arrive_warp == 3'h6)) begin
      arrive_place = (arrive_place | place_of__6__q);
    end
    if ((free_warp == 3'h6)) begin
      free_place = (free_place | place_of__6__q);
    end
    if (launched[7]) begin
      place_of__7__d = place;
    end
    if ((place_of__7__q == look__q)) begin
      members = {(busy[7] & joined__q[7]), members[6:0]};
    end
    if ((arrive_warp == 3'h7)) begin
      arrive_place = (arrive_place | place_of__7__q);
    end
    if ((free_warp == 3'h7)) begin
      free_place = (free_place | place_of__7__q);
    end
    event_place = noted_place__q;
    if (free_valid) begin
      event_place = free_place;
    end
    if (arrive_valid) begin
      event_place = arrive_place;
    end
    happens = (happens | noted__q);
    turn__d = (!turn__q);
    noted_place__d = event_place;
    if ((turn__q & happens)) begin
      look__d = event_place;
      noted__d = 1'h0;
    end else begin
      look__d = pointer__q;
      pointer__d = {pointer__q + 3'h1};
      noted__d = happens;
    end
    closed = ((!open) | (current__q != look__q));
    missing = ((members & alive) & {~waits__q});
    passing = 8'h0;
    vacated = 8'h0;
    if (closed) begin
      if ((!(|missing))) begin
        passing = members;
      end
      if ((!(|members))) begin
        vacated = {one << look__q};
      end
    end
    arrived = 8'h0;
    if (arrive_valid) begin
      arrived = {one << arrive_warp};
    end
    waits__d = (((waits__q & {~passing}) | arrived) & {~launched});
    taken__d = ((taken__q & {~vacated}) | entered);
    if (start) begin
      fitting__d = 8'h0;
      opening__d = 1'h1;
      opened__d = 3'h0;
      next_base__d = 13'h0;
      taken__d = 8'h0;
      waits__d = 8'h0;
    end
  end
  always @(posedge clock) begin
    fitting__q <= fitting__d;
    opening__q <= opening__d;
    opened__q <= opened__d;
    next_base__q <= next_base__d;
    taken__q <= taken__d;
    current__q <= current__d;
    coming__q <= coming__d;
    place_of__0__q <= place_of__0__d;
    place_of__1__q <= place_of__1__d;
    place_of__2__q <= place_of__2__d;
    place_of__3__q <= place_of__3__d;
    place_of__4__q <= place_of__4__d;
    place_of__5__q <= place_of__5__d;
    place_of__6__q <= place_of__6__d;
    place_of__7__q <= place_of__7__d;
    waits__q <= waits__d;
    joined__q <= joined__d;
    look__q <= look__d;
    pointer__q <= pointer__d;
    turn__q <= turn__d;
    noted__q <= noted__d;
    noted_place__q <= noted_place__d;
  end
  warpwright_workgroups_bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  warpwright_round_robin_behind choice (
    .candidates(choice__candidates),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule
