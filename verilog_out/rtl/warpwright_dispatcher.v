// SPDX-License-Identifier: MIT
// dispatcher: walks the grid, accounts for registers, launches warps
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Dispatcher: walks the grids of a launch's tasks, keeps the resource table, launches warps
// (docs/mechanisms/5.md, pool control; docs/core.md).
//
// A two-dimensional grid is walked in tiles of 8 x 8 pixels, tiles row by row, the sixteen quads
// of a tile row by row. Quads wholly outside the grid are skipped, one a cycle; lanes outside are
// masked. A warp of eight threads takes two quads side by side. A one-dimensional grid is walked
// warp by warp.
//
// A launch is up to four tasks, each with its program entry, grid, registers and workgroups
// (`task_table`). They take turns: after each warp (each workgroup, where its warps are launched
// together) the next task that has warps left gets its turn. One for which there is no room now
// passes its turn on. Each change of turns takes a cycle, in which the walk of one task goes into
// the table and that of the next one comes out of it.
//
// A warp goes to the least loaded execution unit that has a free slot with its registers, units
// with equal load in turn. Even and odd slots of a unit have their registers in the two halves of
// its file (the bank groups), each of as many pages as the unit has slots
// (`page_table`). A warp gets the lowest free slot of a group
// that has pages for it. The pages that a group has free fall by the warp's at launch and rise
// when it is freed (`unit_table`). Nobody computes a batch: a unit without a free slot, or with
// fewer registers than the warp needs, is full.
//
// A warp is granted a unit and a slot in one cycle and launched in the next. What is found in the
// table thus ends in the two registers of the grant; the launch, the accounts and the step of the
// walk begin there.
//
// Four warps in the order of the walk, within a tile or, in a one-dimensional grid, a workgroup,
// are a *subtile*. It has a number of its own among those of all tasks, for the textile grant
// (`textile_grant`), and goes to one unit as long as that
// has room.
//
// A workgroup is `group_warps` warps in the order of the walk: a tile, a part of one, or as many
// warps of a row. Where they are launched together its first warp waits until a unit has slots
// free for all of them, and a place in shared memory (`workgroups`); the
// others then find a slot there at once.
//
// - throughput: one launch in two cycles of a single task while slots are free; of several
//   tasks one in three cycles (four with several units)
// - latency: first launch three cycles after `start` (four with several units, chosen a cycle
//   ahead); a slot freed is in use again two cycles later
// - invariant: pages free + pages of the busy warps = pages in all, in each group; no warp is
//   launched without
//
// The dispatcher of `E` execution units with `W` warps of `T` threads each, 4 or 8.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Pulse: launch tasks 0 to `last_task`; they are written before, and stand until `done`.
//   last_task  input, 2 bits: The last task.
//   task_valid  input, 1 bit: For one cycle.
//   task_number  input, 2 bits: The task.
//   task_word  input, 2 bits: Which word of it.
//   task_data  input, 32 bits: The word.
//   free_valid__0  input, 1 bit: A warp of a unit has ended and nothing of it is outstanding.
//   free_warp__0  input, 3 bits: The warp.
//   group_ready__0  input, 1 bit: Shared memory of a unit is free for a workgroup.
//   launch_ready  input, 1 bit: A warp may be launched in the next cycle.
//   launch_valid  output, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  output, 3 bits: Slot of the warp in its unit; it was free.
//   launch_id  output, 24 bits: Number of the warp in its task.
//   launch_x  output, 16 bits: Column of thread 0, in pixels; without meaning in a linear grid.
//   launch_y  output, 16 bits: Row of thread 0, in pixels; without meaning in a linear grid.
//   launch_tile  output, 6 bits: Number of the tile of 8 x 8 pixels modulo 64.
//   launch_subtile  output, 6 bits: Number of its subtile of up to four warps modulo 64, of all tasks.
//   launch_mask  output, 4 bits: Threads inside the grid.
//   launch_pages  output, 3 bits: Pages of the register file that the warp needs, 1 to 4.
//   launch_pc  output, 20 bits: First instruction.
//   launch_wait  output, 8 bits: Scoreboard slots that the first instruction waits for.
//   launch_stage  output, 2 bits: Type of the task: 0 pixel, 1 vertex, 2 compute.
//   launch_linear  output, 1 bit: The grid is one-dimensional: x is the thread number, y is 0.
//   launch_together  output, 1 bit: The warps of the workgroup are launched together and may meet at barriers.
//   launch_workgroup  output, 24 bits: Number of the workgroup.
//   launch_first  output, 1 bit: First warp of its workgroup.
//   launch_unit__0  output, 1 bit: Unit of the launch, one bit high with `launch_valid`.
//   group_open__0  output, 1 bit: Of the workgroup that launched last on a unit more warps may follow.
//   busy__0  output, 8 bits: Slots in use.
//   even_free__0  output, 7 bits: Pages not in use of the even group.
//   odd_free__0  output, 7 bits: Pages not in use of the odd group.
//   done  output, 1 bit: Nothing to launch and nothing running.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block dispatcher --reset sync`.
//
// Configuration
// `Dispatcher` of rtl/src/dispatcher/mod.rs with E = 1, W = 8, LW = 3, T = 4. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block dispatcher

module warpwright_dispatcher (
  input wire clock,
  input wire start,
  input wire [1:0] last_task,
  input wire task_valid,
  input wire [1:0] task_number,
  input wire [1:0] task_word,
  input wire [31:0] task_data,
  input wire free_valid__0,
  input wire [2:0] free_warp__0,
  input wire group_ready__0,
  input wire launch_ready,
  output reg launch_valid,
  output reg [2:0] launch_warp,
  output reg [23:0] launch_id,
  output reg [15:0] launch_x,
  output reg [15:0] launch_y,
  output reg [5:0] launch_tile,
  output reg [5:0] launch_subtile,
  output reg [3:0] launch_mask,
  output reg [2:0] launch_pages,
  output reg [19:0] launch_pc,
  output reg [7:0] launch_wait,
  output reg [1:0] launch_stage,
  output reg launch_linear,
  output reg launch_together,
  output reg [23:0] launch_workgroup,
  output reg launch_first,
  output reg launch_unit__0,
  output reg group_open__0,
  output reg [7:0] busy__0,
  output reg [6:0] even_free__0,
  output reg [6:0] odd_free__0,
  output reg done
);
  localparam [23:0] threads = 24'h4;
  localparam [3:0] quads = 4'h1;
  localparam [3:0] last_quad = 4'hf;
  localparam [3:0] in_subtile = 4'h3;
  reg linear;
  reg together;
  reg [23:0] left;
  reg [15:0] tile_x;
  reg [15:0] tile_y;
  reg [16:0] next_x;
  reg [16:0] next_y;
  reg [2:0] needs;
  reg ends;
  reg passes;
  reg changes;
  reg [15:0] x;
  reg [15:0] y;
  reg begins;
  reg stays;
  reg [5:0] subtile;
  reg [3:0] next_quad;
  reg [8:0] next_place;
  reg grants;
  reg step;
  reg may;
  reg enough;
  reg first;
  reg [8:0] follows;
  reg group_ends;
  reg running;
  reg tasks__write_valid;
  reg [1:0] tasks__write_number;
  reg [1:0] tasks__write_word;
  reg [31:0] tasks__write_data;
  reg tasks__start;
  reg [1:0] tasks__last;
  reg tasks__turning;
  reg tasks__ended;
  reg [23:0] tasks__put_id;
  reg [31:0] tasks__put_spot;
  reg [5:0] tasks__put_tile;
  reg [5:0] tasks__put_subtile;
  reg [3:0] tasks__put_quad;
  reg [23:0] tasks__put_group;
  reg [8:0] tasks__put_place;
  wire tasks__others;
  wire tasks__live;
  wire [31:0] tasks__next_about;
  wire [31:0] tasks__next_grid;
  wire [2:0] tasks__next_pages;
  wire [8:0] tasks__next_group_warps;
  wire tasks__empty;
  wire [23:0] tasks__walk_id;
  wire [31:0] tasks__walk_spot;
  wire [5:0] tasks__walk_tile;
  wire [5:0] tasks__walk_subtile;
  wire [3:0] tasks__walk_quad;
  wire [23:0] tasks__walk_group;
  wire [8:0] tasks__walk_place;
  reg accounts__0__start;
  reg [2:0] accounts__0__pages;
  reg accounts__0__take;
  reg [2:0] accounts__0__take_warp;
  reg accounts__0__free_valid;
  reg [2:0] accounts__0__free_warp;
  wire [2:0] accounts__0__slot;
  wire [8:0] accounts__0__vacant;
  wire [7:0] accounts__0__busy;
  wire [6:0] accounts__0__even_free;
  wire [6:0] accounts__0__odd_free;
  reg [2:0] choice__last;
  reg choice__launched;
  reg choice__stays;
  reg choice__together;
  reg [8:0] choice__group_warps;
  reg [8:0] choice__vacant__0;
  reg choice__group_ready__0;
  wire choice__found;
  wire [2:0] choice__unit;
  reg lanes__linear;
  reg [23:0] lanes__left;
  reg [15:0] lanes__x;
  reg [15:0] lanes__y;
  reg [31:0] lanes__grid;
  wire lanes__in_grid;
  wire [3:0] lanes__mask;
  reg [2:0] turn__d;
  reg [2:0] turn__q = 3'h0;
  reg chosen__d;
  reg chosen__q = 1'h0;
  reg granted__d;
  reg granted__q = 1'h0;
  reg [2:0] slot__d;
  reg [2:0] slot__q = 3'h0;
  reg [31:0] task_now__d_about;
  reg [31:0] task_now__q_about = 32'h0;
  reg [31:0] task_now__d_grid;
  reg [31:0] task_now__q_grid = 32'h0;
  reg [2:0] task_now__d_pages;
  reg [2:0] task_now__q_pages = 3'h0;
  reg [8:0] task_now__d_group_warps;
  reg [8:0] task_now__q_group_warps = 9'h0;
  reg [23:0] walk__d_id;
  reg [23:0] walk__q_id = 24'h0;
  reg [31:0] walk__d_spot;
  reg [31:0] walk__q_spot = 32'h0;
  reg [5:0] walk__d_tile;
  reg [5:0] walk__q_tile = 6'h0;
  reg [5:0] walk__d_subtile;
  reg [5:0] walk__q_subtile = 6'h0;
  reg [3:0] walk__d_quad;
  reg [3:0] walk__q_quad = 4'h0;
  reg [23:0] walk__d_group;
  reg [23:0] walk__q_group = 24'h0;
  reg [8:0] walk__d_place;
  reg [8:0] walk__q_place = 9'h0;
  reg walking__d;
  reg walking__q = 1'h0;
  reg [5:0] numbers__d;
  reg [5:0] numbers__q = 6'h0;
  reg turning__d;
  reg turning__q = 1'h0;
  reg asked__d;
  reg asked__q = 1'h0;
  always @(*) begin
    turn__d = turn__q;
    task_now__d_about = task_now__q_about;
    task_now__d_grid = task_now__q_grid;
    task_now__d_pages = task_now__q_pages;
    task_now__d_group_warps = task_now__q_group_warps;
    walk__d_id = walk__q_id;
    walk__d_spot = walk__q_spot;
    walk__d_tile = walk__q_tile;
    walk__d_subtile = walk__q_subtile;
    walk__d_quad = walk__q_quad;
    walk__d_group = walk__q_group;
    walk__d_place = walk__q_place;
    walking__d = walking__q;
    numbers__d = numbers__q;
    launch_valid = granted__q;
    launch_warp = slot__q;
    linear = task_now__q_about[30];
    together = task_now__q_about[31];
    left = walk__q_spot[23:0];
    tile_x = walk__q_spot[15:0];
    tile_y = walk__q_spot[31:16];
    x = (tile_x | {{14'h0, walk__q_quad[1:0]} << 32'h1});
    y = (tile_y | {{14'h0, walk__q_quad[3:2]} << 32'h1});
    lanes__linear = linear;
    lanes__left = left;
    lanes__x = x;
    lanes__y = y;
    lanes__grid = task_now__q_grid;
    needs = task_now__q_pages;
    if (turning__q) begin
      needs = tasks__next_pages;
    end
    first = (!(|walk__q_place));
    enough = 1'h0;
    slot__d = accounts__0__slot;
    enough = (|accounts__0__vacant);
    if ((together & first)) begin
      enough = (group_ready__0 & (accounts__0__vacant >= task_now__q_group_warps));
    end
    may = ((walking__q & lanes__in_grid) & enough);
    grants = ((may & launch_ready) & (!granted__q));
    granted__d = grants;
    launch_id = walk__q_id;
    launch_tile = walk__q_tile;
    launch_x = x;
    launch_y = y;
    begins = (!(|(walk__q_quad & in_subtile)));
    if (linear) begin
      begins = (!(|walk__q_place[1:0]));
    end
    subtile = walk__q_subtile;
    if (begins) begin
      subtile = numbers__q;
    end
    launch_subtile = subtile;
    launch_linear = linear;
    launch_together = together;
    launch_first = first;
    launch_mask = lanes__mask;
    launch_pages = task_now__q_pages;
    launch_pc = task_now__q_about[19:0];
    launch_wait = task_now__q_about[27:20];
    launch_stage = task_now__q_about[29:28];
    launch_workgroup = walk__q_group;
    step = (granted__q | (walking__q & (!lanes__in_grid)));
    running = 1'h0;
    launch_unit__0 = granted__q;
    group_open__0 = ((walking__q & together) & (!first));
    accounts__0__start = start;
    accounts__0__pages = needs;
    accounts__0__take = granted__q;
    accounts__0__take_warp = slot__q;
    accounts__0__free_valid = free_valid__0;
    accounts__0__free_warp = free_warp__0;
    busy__0 = accounts__0__busy;
    even_free__0 = accounts__0__even_free;
    odd_free__0 = accounts__0__odd_free;
    running = (running | (|accounts__0__busy));
    follows = {walk__q_place + 9'h1};
    group_ends = (follows == task_now__q_group_warps);
    next_quad = walk__q_quad;
    next_place = walk__q_place;
    if (step) begin
      next_quad = {walk__q_quad + quads};
      next_place = follows;
      if (group_ends) begin
        next_place = 9'h0;
      end
    end
    stays = (|(next_quad & in_subtile));
    if (linear) begin
      stays = (|next_place[1:0]);
    end
    choice__last = turn__q;
    choice__launched = granted__q;
    choice__stays = stays;
    choice__together = together;
    choice__group_warps = task_now__q_group_warps;
    choice__group_ready__0 = group_ready__0;
    choice__vacant__0 = accounts__0__vacant;
    chosen__d = choice__found;
    if (choice__found) begin
      turn__d = choice__unit;
    end
    if ((together & ((step & (!group_ends)) | ((!step) & (!first))))) begin
      turn__d = turn__q;
      chosen__d = 1'h1;
    end
    if (grants) begin
      turn__d = turn__q;
      chosen__d = 1'h1;
    end
    ends = 1'h0;
    next_x = {{1'h0, tile_x} + 17'h8};
    next_y = {{1'h0, tile_y} + 17'h8};
    if (granted__q) begin
      walk__d_id = {walk__q_id + 24'h1};
      walk__d_subtile = subtile;
      if (begins) begin
        numbers__d = {numbers__q + 6'h1};
      end
    end
    if (step) begin
      walk__d_place = next_place;
      if (group_ends) begin
        walk__d_group = {walk__q_group + 24'h1};
      end
      walk__d_quad = next_quad;
      if ((walk__q_quad == last_quad)) begin
        walk__d_tile = {walk__q_tile + 6'h1};
      end
      if (linear) begin
        walk__d_spot = {walk__q_spot - {8'h0, threads}};
        ends = (left <= threads);
      end else begin
        if ((walk__q_quad == last_quad)) begin
          walk__d_spot = ((walk__q_spot & 32'hffff0000) | {15'h0, next_x});
          if ((next_x >= {1'h0, task_now__q_grid[15:0]})) begin
            walk__d_spot = {{15'h0, next_y} << 32'h10};
            ends = (next_y >= {1'h0, task_now__q_grid[31:16]});
          end
        end
      end
      if (ends) begin
        walking__d = 1'h0;
      end
    end
    passes = (ends | (!walking__q));
    if (together) begin
      if ((step & group_ends)) begin
        passes = 1'h1;
      end
    end else begin
      if (granted__q) begin
        passes = 1'h1;
      end
    end
    if ((((lanes__in_grid & (!enough)) & (!granted__q)) & (first | (!together)))) begin
      passes = 1'h1;
    end
    changes = (passes & tasks__others);
    if ((!walking__q)) begin
      changes = tasks__live;
    end
    turning__d = changes;
    if (changes) begin
      walking__d = 1'h0;
    end
    asked__d = walking__q;
    tasks__write_valid = task_valid;
    tasks__write_number = task_number;
    tasks__write_word = task_word;
    tasks__write_data = task_data;
    tasks__start = start;
    tasks__last = last_task;
    tasks__turning = turning__q;
    tasks__ended = ends;
    tasks__put_id = walk__q_id;
    tasks__put_spot = walk__q_spot;
    tasks__put_tile = walk__q_tile;
    tasks__put_subtile = walk__q_subtile;
    tasks__put_quad = walk__q_quad;
    tasks__put_group = walk__q_group;
    tasks__put_place = walk__q_place;
    if (turning__q) begin
      turning__d = 1'h0;
      asked__d = 1'h0;
      chosen__d = 1'h0;
      turn__d = turn__q;
      task_now__d_about = tasks__next_about;
      task_now__d_grid = tasks__next_grid;
      task_now__d_pages = tasks__next_pages;
      task_now__d_group_warps = tasks__next_group_warps;
      walk__d_id = tasks__walk_id;
      walk__d_spot = tasks__walk_spot;
      walk__d_tile = tasks__walk_tile;
      walk__d_subtile = tasks__walk_subtile;
      walk__d_quad = tasks__walk_quad;
      walk__d_group = tasks__walk_group;
      walk__d_place = tasks__walk_place;
      walking__d = (!tasks__empty);
    end
    if (start) begin
      walking__d = 1'h0;
      turning__d = 1'h1;
      walk__d_place = 9'h0;
      numbers__d = 6'h0;
      turn__d = 3'h7;
      chosen__d = 1'h0;
      granted__d = 1'h0;
    end
    done = (((!tasks__live) & (!turning__q)) & (!running));
  end
  always @(posedge clock) begin
    turn__q <= turn__d;
    chosen__q <= chosen__d;
    granted__q <= granted__d;
    slot__q <= slot__d;
    task_now__q_about <= task_now__d_about;
    task_now__q_grid <= task_now__d_grid;
    task_now__q_pages <= task_now__d_pages;
    task_now__q_group_warps <= task_now__d_group_warps;
    walk__q_id <= walk__d_id;
    walk__q_spot <= walk__d_spot;
    walk__q_tile <= walk__d_tile;
    walk__q_subtile <= walk__d_subtile;
    walk__q_quad <= walk__d_quad;
    walk__q_group <= walk__d_group;
    walk__q_place <= walk__d_place;
    walking__q <= walking__d;
    numbers__q <= numbers__d;
    turning__q <= turning__d;
    asked__q <= asked__d;
  end
  warpwright_dispatcher_tasks tasks (
    .clock(clock),
    .write_valid(tasks__write_valid),
    .write_number(tasks__write_number),
    .write_word(tasks__write_word),
    .write_data(tasks__write_data),
    .start(tasks__start),
    .last(tasks__last),
    .turning(tasks__turning),
    .ended(tasks__ended),
    .put_id(tasks__put_id),
    .put_spot(tasks__put_spot),
    .put_tile(tasks__put_tile),
    .put_subtile(tasks__put_subtile),
    .put_quad(tasks__put_quad),
    .put_group(tasks__put_group),
    .put_place(tasks__put_place),
    .others(tasks__others),
    .live(tasks__live),
    .next_about(tasks__next_about),
    .next_grid(tasks__next_grid),
    .next_pages(tasks__next_pages),
    .next_group_warps(tasks__next_group_warps),
    .empty(tasks__empty),
    .walk_id(tasks__walk_id),
    .walk_spot(tasks__walk_spot),
    .walk_tile(tasks__walk_tile),
    .walk_subtile(tasks__walk_subtile),
    .walk_quad(tasks__walk_quad),
    .walk_group(tasks__walk_group),
    .walk_place(tasks__walk_place)
  );
  warpwright_dispatcher_accounts accounts__0 (
    .clock(clock),
    .start(accounts__0__start),
    .pages(accounts__0__pages),
    .take(accounts__0__take),
    .take_warp(accounts__0__take_warp),
    .free_valid(accounts__0__free_valid),
    .free_warp(accounts__0__free_warp),
    .slot(accounts__0__slot),
    .vacant(accounts__0__vacant),
    .busy(accounts__0__busy),
    .even_free(accounts__0__even_free),
    .odd_free(accounts__0__odd_free)
  );
  warpwright_dispatcher_choice choice (
    .last(choice__last),
    .launched(choice__launched),
    .stays(choice__stays),
    .together(choice__together),
    .group_warps(choice__group_warps),
    .vacant__0(choice__vacant__0),
    .group_ready__0(choice__group_ready__0),
    .found(choice__found),
    .unit(choice__unit)
  );
  warpwright_dispatcher_lanes lanes (
    .linear(lanes__linear),
    .left(lanes__left),
    .x(lanes__x),
    .y(lanes__y),
    .grid(lanes__grid),
    .in_grid(lanes__in_grid),
    .mask(lanes__mask)
  );
endmodule
