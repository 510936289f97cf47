// dispatcher_pool: the same for four execution units, the least loaded first
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module accounts (
  input wire clock,
  input wire start,
  input wire [6:0] footprint,
  input wire [7:0] open,
  input wire grown,
  input wire take,
  input wire free_valid,
  input wire [2:0] free_warp,
  output reg [2:0] slot,
  output reg [8:0] vacant,
  output reg [7:0] busy,
  output reg [12:0] registers_free
);
  localparam [12:0] total = 13'h100;
  localparam [7:0] one = 8'h1;
  reg [7:0] candidates;
  reg [2:0] chosen;
  reg picked;
  reg [7:0] slots;
  reg [12:0] registers;
  reg [8:0] change;
  reg [7:0] used__d;
  reg [7:0] used__q = 8'h0;
  reg [8:0] vacancies__d;
  reg [8:0] vacancies__q = 9'h0;
  reg [12:0] spare__d;
  reg [12:0] spare__q = 13'h0;
  always @(*) begin
    used__d = used__q;
    vacancies__d = vacancies__q;
    spare__d = spare__q;
    candidates = (open & {~used__q});
    chosen = 3'h0;
    picked = 1'h0;
    if ((candidates[0] & (!picked))) begin
      chosen = 3'h0;
      picked = 1'h1;
    end
    if ((candidates[1] & (!picked))) begin
      chosen = 3'h1;
      picked = 1'h1;
    end
    if ((candidates[2] & (!picked))) begin
      chosen = 3'h2;
      picked = 1'h1;
    end
    if ((candidates[3] & (!picked))) begin
      chosen = 3'h3;
      picked = 1'h1;
    end
    if ((candidates[4] & (!picked))) begin
      chosen = 3'h4;
      picked = 1'h1;
    end
    if ((candidates[5] & (!picked))) begin
      chosen = 3'h5;
      picked = 1'h1;
    end
    if ((candidates[6] & (!picked))) begin
      chosen = 3'h6;
      picked = 1'h1;
    end
    if ((candidates[7] & (!picked))) begin
      chosen = 3'h7;
      picked = 1'h1;
    end
    slot = chosen;
    vacant = vacancies__q;
    busy = used__q;
    registers_free = spare__q;
    registers = spare__q;
    slots = used__q;
    if (free_valid) begin
      slots = (slots & {~{one << free_warp}});
      registers = {registers + {6'h0, footprint}};
    end
    change = 9'h0;
    if ((grown | free_valid)) begin
      change = 9'h1;
    end
    if ((grown & free_valid)) begin
      change = 9'h2;
    end
    if (take) begin
      slots = (slots | {one << chosen});
      registers = {registers - {6'h0, footprint}};
      change = 9'h1ff;
      if ((grown | free_valid)) begin
        change = 9'h0;
      end
      if ((grown & free_valid)) begin
        change = 9'h1;
      end
    end
    vacancies__d = {vacancies__q + change};
    used__d = slots;
    spare__d = registers;
    if (start) begin
      used__d = 8'h0;
      vacancies__d = 9'h0;
      spare__d = total;
    end
  end
  always @(posedge clock) begin
    used__q <= used__d;
    vacancies__q <= vacancies__d;
    spare__q <= spare__d;
  end
endmodule

module bases (
  input wire clock,
  input wire [2:0] read_address,
  output reg [11:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [11:0] write_data
);
  reg [11:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module dispatcher_pool (
  input wire clock,
  input wire start,
  input wire [15:0] grid_width,
  input wire [15:0] grid_height,
  input wire linear,
  input wire [23:0] grid_threads,
  input wire [6:0] footprint,
  input wire free_valid__0,
  input wire free_valid__1,
  input wire free_valid__2,
  input wire free_valid__3,
  input wire [2:0] free_warp__0,
  input wire [2:0] free_warp__1,
  input wire [2:0] free_warp__2,
  input wire [2:0] free_warp__3,
  input wire [8:0] group_warps,
  input wire together,
  input wire group_ready__0,
  input wire group_ready__1,
  input wire group_ready__2,
  input wire group_ready__3,
  input wire launch_ready,
  output reg launch_valid__0,
  output reg launch_valid__1,
  output reg launch_valid__2,
  output reg launch_valid__3,
  output reg [2:0] launch_warp,
  output reg [23:0] launch_id,
  output reg [15:0] launch_x,
  output reg [15:0] launch_y,
  output reg [5:0] launch_tile,
  output reg [3:0] launch_mask,
  output reg [11:0] launch_base,
  output reg [23:0] launch_workgroup,
  output reg launch_first,
  output reg group_open__0,
  output reg group_open__1,
  output reg group_open__2,
  output reg group_open__3,
  output reg [7:0] busy__0,
  output reg [7:0] busy__1,
  output reg [7:0] busy__2,
  output reg [7:0] busy__3,
  output reg [12:0] registers_free__0,
  output reg [12:0] registers_free__1,
  output reg [12:0] registers_free__2,
  output reg [12:0] registers_free__3,
  output reg done
);
  localparam [12:0] total = 13'h100;
  localparam [7:0] one = 8'h1;
  localparam single = 1'h0;
  localparam [2:0] last_slot = 3'h7;
  localparam [23:0] threads = 24'h4;
  localparam [3:0] quads = 4'h1;
  localparam [3:0] last_quad = 4'hf;
  localparam [2:0] top_quad = 3'h0;
  localparam [3:0] full = 4'hf;
  reg [15:0] x;
  reg [15:0] y;
  reg in_grid;
  reg [3:0] mask;
  reg [15:0] column;
  reg [3:0] quad_mask;
  reg [2:0] few;
  reg begun;
  reg [2:0] slot;
  reg [13:0] limit;
  reg [13:0] reach;
  reg go;
  reg step;
  reg may;
  reg enough;
  reg first;
  reg [8:0] follows;
  reg group_ends;
  reg grown;
  reg [8:0] after;
  reg [2:0] rank;
  reg [12:0] keys__0;
  reg [12:0] keys__1;
  reg [12:0] keys__2;
  reg [12:0] keys__3;
  reg best;
  reg running;
  reg accounts__0__start;
  reg [6:0] accounts__0__footprint;
  reg [7:0] accounts__0__open;
  reg accounts__0__grown;
  reg accounts__0__take;
  reg accounts__0__free_valid;
  reg [2:0] accounts__0__free_warp;
  wire [2:0] accounts__0__slot;
  wire [8:0] accounts__0__vacant;
  wire [7:0] accounts__0__busy;
  wire [12:0] accounts__0__registers_free;
  reg accounts__1__start;
  reg [6:0] accounts__1__footprint;
  reg [7:0] accounts__1__open;
  reg accounts__1__grown;
  reg accounts__1__take;
  reg accounts__1__free_valid;
  reg [2:0] accounts__1__free_warp;
  wire [2:0] accounts__1__slot;
  wire [8:0] accounts__1__vacant;
  wire [7:0] accounts__1__busy;
  wire [12:0] accounts__1__registers_free;
  reg accounts__2__start;
  reg [6:0] accounts__2__footprint;
  reg [7:0] accounts__2__open;
  reg accounts__2__grown;
  reg accounts__2__take;
  reg accounts__2__free_valid;
  reg [2:0] accounts__2__free_warp;
  wire [2:0] accounts__2__slot;
  wire [8:0] accounts__2__vacant;
  wire [7:0] accounts__2__busy;
  wire [12:0] accounts__2__registers_free;
  reg accounts__3__start;
  reg [6:0] accounts__3__footprint;
  reg [7:0] accounts__3__open;
  reg accounts__3__grown;
  reg accounts__3__take;
  reg accounts__3__free_valid;
  reg [2:0] accounts__3__free_warp;
  wire [2:0] accounts__3__slot;
  wire [8:0] accounts__3__vacant;
  wire [7:0] accounts__3__busy;
  wire [12:0] accounts__3__registers_free;
  reg [2:0] turn__d;
  reg [2:0] turn__q = 3'h0;
  reg chosen__d;
  reg chosen__q = 1'h0;
  reg walking__d;
  reg walking__q = 1'h0;
  reg [23:0] id__d;
  reg [23:0] id__q = 24'h0;
  reg [23:0] left__d;
  reg [23:0] left__q = 24'h0;
  reg [15:0] tile_x__d;
  reg [15:0] tile_x__q = 16'h0;
  reg [15:0] tile_y__d;
  reg [15:0] tile_y__q = 16'h0;
  reg [5:0] tile__d;
  reg [5:0] tile__q = 6'h0;
  reg [3:0] quad__d;
  reg [3:0] quad__q = 4'h0;
  reg [23:0] group__d;
  reg [23:0] group__q = 24'h0;
  reg [8:0] place__d;
  reg [8:0] place__q = 9'h0;
  reg [7:0] open__d;
  reg [7:0] open__q = 8'h0;
  reg opening__d;
  reg opening__q = 1'h0;
  reg [2:0] opened__d;
  reg [2:0] opened__q = 3'h0;
  reg [13:0] base__d;
  reg [13:0] base__q = 14'h0;
  reg [2:0] bases__read_address;
  wire [11:0] bases__read_data;
  reg bases__write_enable;
  reg [2:0] bases__write_address;
  reg [11:0] bases__write_data;
  always @(*) begin
    walking__d = walking__q;
    id__d = id__q;
    left__d = left__q;
    tile_x__d = tile_x__q;
    tile_y__d = tile_y__q;
    tile__d = tile__q;
    quad__d = quad__q;
    open__d = open__q;
    opening__d = opening__q;
    opened__d = opened__q;
    base__d = base__q;
    group__d = group__q;
    place__d = place__q;
    turn__d = turn__q;
    chosen__d = chosen__q;
    x = (tile_x__q | {{14'h0, quad__q[1:0]} << 32'h1});
    y = (tile_y__q | {{14'h0, quad__q[3:2]} << 32'h1});
    mask = full;
    column = x;
    quad_mask = 4'hf;
    few = left__q[2:0];
    begun = 1'h0;
    if (linear) begin
      in_grid = 1'h1;
      if ((left__q < threads)) begin
        if ((few <= 3'h0)) begin
          mask = {mask[3:1], 1'h0};
        end
        if ((few <= 3'h1)) begin
          mask = {mask[3:2], 1'h0, mask[0]};
        end
        if ((few <= 3'h2)) begin
          mask = {mask[3], 1'h0, mask[1:0]};
        end
        if ((few <= 3'h3)) begin
          mask = {1'h0, mask[2:0]};
        end
      end
    end else begin
      in_grid = ((x < grid_width) & (y < grid_height));
      mask = 4'h0;
      quad_mask = 4'hf;
      column = (x | 16'h0);
      if ((begun & (column >= grid_width))) begin
        quad_mask = 4'h0;
      end
      if (({column + 16'h1} == grid_width)) begin
        quad_mask = (quad_mask & 4'h5);
      end
      if (({y + 16'h1} == grid_height)) begin
        quad_mask = (quad_mask & 4'h3);
      end
      begun = 1'h1;
      mask = 4'h0;
      mask = (mask | {quad_mask << top_quad});
    end
    limit = {base__q + {7'h0, footprint}};
    reach = limit;
    if ((!opened__q[0])) begin
      reach = {limit + {7'h0, footprint}};
    end
    grown = 1'h0;
    bases__write_enable = opening__q;
    bases__write_address = opened__q;
    bases__write_data = base__q[11:0];
    if (opening__q) begin
      if ((reach <= {1'h0, total})) begin
        open__d = (open__q | {one << opened__q});
        base__d = limit;
        grown = 1'h1;
        opened__d = {opened__q + 3'h1};
        if ((opened__q == last_slot)) begin
          opening__d = 1'h0;
        end
      end else begin
        opening__d = 1'h0;
      end
    end
    first = (!(|place__q));
    slot = 3'h0;
    enough = 1'h0;
    if ((single | (turn__q == 3'h0))) begin
      slot = accounts__0__slot;
      enough = (|accounts__0__vacant);
      if ((together & first)) begin
        enough = (group_ready__0 & (accounts__0__vacant >= group_warps));
      end
    end
    if ((single | (turn__q == 3'h1))) begin
      slot = accounts__1__slot;
      enough = (|accounts__1__vacant);
      if ((together & first)) begin
        enough = (group_ready__1 & (accounts__1__vacant >= group_warps));
      end
    end
    if ((single | (turn__q == 3'h2))) begin
      slot = accounts__2__slot;
      enough = (|accounts__2__vacant);
      if ((together & first)) begin
        enough = (group_ready__2 & (accounts__2__vacant >= group_warps));
      end
    end
    if ((single | (turn__q == 3'h3))) begin
      slot = accounts__3__slot;
      enough = (|accounts__3__vacant);
      if ((together & first)) begin
        enough = (group_ready__3 & (accounts__3__vacant >= group_warps));
      end
    end
    if (((!single) & (!chosen__q))) begin
      enough = 1'h0;
    end
    bases__read_address = slot;
    may = ((walking__q & in_grid) & enough);
    launch_warp = slot;
    launch_id = id__q;
    launch_x = x;
    launch_y = y;
    launch_tile = tile__q;
    launch_mask = mask;
    launch_base = bases__read_data;
    go = (may & launch_ready);
    launch_workgroup = group__q;
    launch_first = (go & first);
    step = (go | (walking__q & (!in_grid)));
    running = 1'h0;
    launch_valid__0 = (may & (single | (turn__q == 3'h0)));
    group_open__0 = ((walking__q & (!first)) & (single | (turn__q == 3'h0)));
    accounts__0__start = start;
    accounts__0__footprint = footprint;
    accounts__0__open = open__q;
    accounts__0__grown = grown;
    accounts__0__take = (go & (single | (turn__q == 3'h0)));
    accounts__0__free_valid = free_valid__0;
    accounts__0__free_warp = free_warp__0;
    busy__0 = accounts__0__busy;
    registers_free__0 = accounts__0__registers_free;
    running = (running | (|accounts__0__busy));
    launch_valid__1 = (may & (single | (turn__q == 3'h1)));
    group_open__1 = ((walking__q & (!first)) & (single | (turn__q == 3'h1)));
    accounts__1__start = start;
    accounts__1__footprint = footprint;
    accounts__1__open = open__q;
    accounts__1__grown = grown;
    accounts__1__take = (go & (single | (turn__q == 3'h1)));
    accounts__1__free_valid = free_valid__1;
    accounts__1__free_warp = free_warp__1;
    busy__1 = accounts__1__busy;
    registers_free__1 = accounts__1__registers_free;
    running = (running | (|accounts__1__busy));
    launch_valid__2 = (may & (single | (turn__q == 3'h2)));
    group_open__2 = ((walking__q & (!first)) & (single | (turn__q == 3'h2)));
    accounts__2__start = start;
    accounts__2__footprint = footprint;
    accounts__2__open = open__q;
    accounts__2__grown = grown;
    accounts__2__take = (go & (single | (turn__q == 3'h2)));
    accounts__2__free_valid = free_valid__2;
    accounts__2__free_warp = free_warp__2;
    busy__2 = accounts__2__busy;
    registers_free__2 = accounts__2__registers_free;
    running = (running | (|accounts__2__busy));
    launch_valid__3 = (may & (single | (turn__q == 3'h3)));
    group_open__3 = ((walking__q & (!first)) & (single | (turn__q == 3'h3)));
    accounts__3__start = start;
    accounts__3__footprint = footprint;
    accounts__3__open = open__q;
    accounts__3__grown = grown;
    accounts__3__take = (go & (single | (turn__q == 3'h3)));
    accounts__3__free_valid = free_valid__3;
    accounts__3__free_warp = free_warp__3;
    busy__3 = accounts__3__busy;
    registers_free__3 = accounts__3__registers_free;
    running = (running | (|accounts__3__busy));
    follows = {place__q + 9'h1};
    group_ends = (follows == group_warps);
    after = accounts__0__vacant;
    if ((go & (turn__q == 3'h0))) begin
      after = {accounts__0__vacant - 9'h1};
    end
    rank = 3'h0;
    rank = {turn__q - rank};
    keys__0 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__0 & (after >= group_warps))) begin
        keys__0 = (keys__0 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__0 = (keys__0 | 13'h1000);
      end
    end
    after = accounts__1__vacant;
    if ((go & (turn__q == 3'h1))) begin
      after = {accounts__1__vacant - 9'h1};
    end
    rank = 3'h1;
    rank = {turn__q - rank};
    keys__1 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__1 & (after >= group_warps))) begin
        keys__1 = (keys__1 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__1 = (keys__1 | 13'h1000);
      end
    end
    after = accounts__2__vacant;
    if ((go & (turn__q == 3'h2))) begin
      after = {accounts__2__vacant - 9'h1};
    end
    rank = 3'h2;
    rank = {turn__q - rank};
    keys__2 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__2 & (after >= group_warps))) begin
        keys__2 = (keys__2 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__2 = (keys__2 | 13'h1000);
      end
    end
    after = accounts__3__vacant;
    if ((go & (turn__q == 3'h3))) begin
      after = {accounts__3__vacant - 9'h1};
    end
    rank = 3'h3;
    rank = {turn__q - rank};
    keys__3 = ({{4'h0, after} << 32'h3} | {10'h0, rank});
    if (together) begin
      if ((group_ready__3 & (after >= group_warps))) begin
        keys__3 = (keys__3 | 13'h1000);
      end
    end else begin
      if ((|after)) begin
        keys__3 = (keys__3 | 13'h1000);
      end
    end
    chosen__d = 1'h0;
    best = keys__0[12];
    if ((keys__0 > keys__0)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__0)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__0)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__0)) begin
      best = 1'h0;
    end
    if (best) begin
      turn__d = 3'h0;
      chosen__d = 1'h1;
    end
    best = keys__1[12];
    if ((keys__0 > keys__1)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__1)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__1)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__1)) begin
      best = 1'h0;
    end
    if (best) begin
      turn__d = 3'h1;
      chosen__d = 1'h1;
    end
    best = keys__2[12];
    if ((keys__0 > keys__2)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__2)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__2)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__2)) begin
      best = 1'h0;
    end
    if (best) begin
      turn__d = 3'h2;
      chosen__d = 1'h1;
    end
    best = keys__3[12];
    if ((keys__0 > keys__3)) begin
      best = 1'h0;
    end
    if ((keys__1 > keys__3)) begin
      best = 1'h0;
    end
    if ((keys__2 > keys__3)) begin
      best = 1'h0;
    end
    if ((keys__3 > keys__3)) begin
      best = 1'h0;
    end
    if (best) begin
      turn__d = 3'h3;
      chosen__d = 1'h1;
    end
    if ((together & ((step & (!group_ends)) | ((!step) & (!first))))) begin
      turn__d = turn__q;
      chosen__d = 1'h1;
    end
    if (go) begin
      id__d = {id__q + 24'h1};
    end
    if (step) begin
      place__d = follows;
      if (group_ends) begin
        place__d = 9'h0;
        group__d = {group__q + 24'h1};
      end
      if (linear) begin
        left__d = {left__q - threads};
        if ((left__q <= threads)) begin
          walking__d = 1'h0;
        end
        quad__d = {quad__q + quads};
        if ((quad__q == last_quad)) begin
          tile__d = {tile__q + 6'h1};
        end
      end else begin
        quad__d = {quad__q + quads};
        if ((quad__q == last_quad)) begin
          tile__d = {tile__q + 6'h1};
          tile_x__d = {tile_x__q + 16'h8};
          if (({{1'h0, tile_x__q} + 17'h8} >= {1'h0, grid_width})) begin
            tile_x__d = 16'h0;
            tile_y__d = {tile_y__q + 16'h8};
            if (({{1'h0, tile_y__q} + 17'h8} >= {1'h0, grid_height})) begin
              walking__d = 1'h0;
            end
          end
        end
      end
    end
    if (start) begin
      walking__d = ((linear & (|grid_threads)) | (((!linear) & (|grid_width)) & (|grid_height)));
      id__d = 24'h0;
      left__d = grid_threads;
      tile_x__d = 16'h0;
      tile_y__d = 16'h0;
      tile__d = 6'h0;
      quad__d = 4'h0;
      group__d = 24'h0;
      place__d = 9'h0;
      turn__d = 3'h7;
      chosen__d = 1'h0;
      open__d = 8'h0;
      opening__d = 1'h1;
      opened__d = 3'h0;
      base__d = 14'h0;
    end
    done = ((!walking__q) & (!running));
  end
  always @(posedge clock) begin
    turn__q <= turn__d;
    chosen__q <= chosen__d;
    walking__q <= walking__d;
    id__q <= id__d;
    left__q <= left__d;
    tile_x__q <= tile_x__d;
    tile_y__q <= tile_y__d;
    tile__q <= tile__d;
    quad__q <= quad__d;
    group__q <= group__d;
    place__q <= place__d;
    open__q <= open__d;
    opening__q <= opening__d;
    opened__q <= opened__d;
    base__q <= base__d;
  end
  accounts accounts__0 (
    .clock(clock),
    .start(accounts__0__start),
    .footprint(accounts__0__footprint),
    .open(accounts__0__open),
    .grown(accounts__0__grown),
    .take(accounts__0__take),
    .free_valid(accounts__0__free_valid),
    .free_warp(accounts__0__free_warp),
    .slot(accounts__0__slot),
    .vacant(accounts__0__vacant),
    .busy(accounts__0__busy),
    .registers_free(accounts__0__registers_free)
  );
  accounts accounts__1 (
    .clock(clock),
    .start(accounts__1__start),
    .footprint(accounts__1__footprint),
    .open(accounts__1__open),
    .grown(accounts__1__grown),
    .take(accounts__1__take),
    .free_valid(accounts__1__free_valid),
    .free_warp(accounts__1__free_warp),
    .slot(accounts__1__slot),
    .vacant(accounts__1__vacant),
    .busy(accounts__1__busy),
    .registers_free(accounts__1__registers_free)
  );
  accounts accounts__2 (
    .clock(clock),
    .start(accounts__2__start),
    .footprint(accounts__2__footprint),
    .open(accounts__2__open),
    .grown(accounts__2__grown),
    .take(accounts__2__take),
    .free_valid(accounts__2__free_valid),
    .free_warp(accounts__2__free_warp),
    .slot(accounts__2__slot),
    .vacant(accounts__2__vacant),
    .busy(accounts__2__busy),
    .registers_free(accounts__2__registers_free)
  );
  accounts accounts__3 (
    .clock(clock),
    .start(accounts__3__start),
    .footprint(accounts__3__footprint),
    .open(accounts__3__open),
    .grown(accounts__3__grown),
    .take(accounts__3__take),
    .free_valid(accounts__3__free_valid),
    .free_warp(accounts__3__free_warp),
    .slot(accounts__3__slot),
    .vacant(accounts__3__vacant),
    .busy(accounts__3__busy),
    .registers_free(accounts__3__registers_free)
  );
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
endmodule
