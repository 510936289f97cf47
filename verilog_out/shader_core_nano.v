// shader_core_nano: configuration nano: 4 warps of 4 threads, 64 registers per lane, 8 instruction cache lines (iCE40 UP5K / HX8K)
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module accounts (
  input wire clock,
  input wire start,
  input wire [6:0] footprint,
  input wire [3:0] open,
  input wire grown,
  input wire take,
  input wire free_valid,
  input wire [1:0] free_warp,
  output reg [1:0] slot,
  output reg [8:0] vacant,
  output reg [3:0] busy,
  output reg [12:0] registers_free
);
  localparam [12:0] total = 13'h40;
  localparam [3:0] one = 4'h1;
  reg [3:0] candidates;
  reg [1:0] chosen;
  reg picked;
  reg [3:0] slots;
  reg [12:0] registers;
  reg [8:0] change;
  reg [3:0] used__d;
  reg [3:0] used__q = 4'h0;
  reg [8:0] vacancies__d;
  reg [8:0] vacancies__q = 9'h0;
  reg [12:0] spare__d;
  reg [12:0] spare__q = 13'h0;
  always @(*) begin
    used__d = used__q;
    vacancies__d = vacancies__q;
    spare__d = spare__q;
    candidates = (open & {~used__q});
    chosen = 2'h0;
    picked = 1'h0;
    if ((candidates[0] & (!picked))) begin
      chosen = 2'h0;
      picked = 1'h1;
    end
    if ((candidates[1] & (!picked))) begin
      chosen = 2'h1;
      picked = 1'h1;
    end
    if ((candidates[2] & (!picked))) begin
      chosen = 2'h2;
      picked = 1'h1;
    end
    if ((candidates[3] & (!picked))) begin
      chosen = 2'h3;
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
      used__d = 4'h0;
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
  input wire [1:0] read_address,
  output reg [11:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [11:0] write_data
);
  reg [11:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module dispatcher (
  input wire clock,
  input wire start,
  input wire [15:0] grid_width,
  input wire [15:0] grid_height,
  input wire linear,
  input wire [23:0] grid_threads,
  input wire [6:0] footprint,
  input wire free_valid__0,
  input wire [1:0] free_warp__0,
  input wire [8:0] group_warps,
  input wire together,
  input wire group_ready__0,
  input wire launch_ready,
  output reg launch_valid__0,
  output reg [1:0] launch_warp,
  output reg [23:0] launch_id,
  output reg [15:0] launch_x,
  output reg [15:0] launch_y,
  output reg [5:0] launch_tile,
  output reg [3:0] launch_mask,
  output reg [11:0] launch_base,
  output reg [23:0] launch_workgroup,
  output reg launch_first,
  output reg group_open__0,
  output reg [3:0] busy__0,
  output reg [12:0] registers_free__0,
  output reg done
);
  localparam [12:0] total = 13'h40;
  localparam [3:0] one = 4'h1;
  localparam single = 1'h1;
  localparam [1:0] last_slot = 2'h3;
  reg [15:0] x;
  reg [15:0] y;
  reg in_grid;
  reg [3:0] mask;
  reg [1:0] slot;
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
  reg best;
  reg running;
  reg accounts__0__start;
  reg [6:0] accounts__0__footprint;
  reg [3:0] accounts__0__open;
  reg accounts__0__grown;
  reg accounts__0__take;
  reg accounts__0__free_valid;
  reg [1:0] accounts__0__free_warp;
  wire [1:0] accounts__0__slot;
  wire [8:0] accounts__0__vacant;
  wire [3:0] accounts__0__busy;
  wire [12:0] accounts__0__registers_free;
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
  reg [3:0] open__d;
  reg [3:0] open__q = 4'h0;
  reg opening__d;
  reg opening__q = 1'h0;
  reg [1:0] opened__d;
  reg [1:0] opened__q = 2'h0;
  reg [13:0] base__d;
  reg [13:0] base__q = 14'h0;
  reg [1:0] bases__read_address;
  wire [11:0] bases__read_data;
  reg bases__write_enable;
  reg [1:0] bases__write_address;
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
    mask = 4'hf;
    if (linear) begin
      in_grid = 1'h1;
      if ((left__q < 24'h4)) begin
        case (left__q[1:0])
          2'h1: begin
            mask = 4'h1;
          end
          2'h2: begin
            mask = 4'h3;
          end
          default: begin
            mask = 4'h7;
          end
        endcase
      end
    end else begin
      in_grid = ((x < grid_width) & (y < grid_height));
      if (({x + 16'h1} == grid_width)) begin
        mask = (mask & 4'h5);
      end
      if (({y + 16'h1} == grid_height)) begin
        mask = (mask & 4'h3);
      end
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
        opened__d = {opened__q + 2'h1};
        if ((opened__q == last_slot)) begin
          opening__d = 1'h0;
        end
      end else begin
        opening__d = 1'h0;
      end
    end
    first = (!(|place__q));
    slot = 2'h0;
    enough = 1'h0;
    if ((single | (turn__q == 3'h0))) begin
      slot = accounts__0__slot;
      enough = (|accounts__0__vacant);
      if ((together & first)) begin
        enough = (group_ready__0 & (accounts__0__vacant >= group_warps));
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
    chosen__d = 1'h0;
    best = keys__0[12];
    if ((keys__0 > keys__0)) begin
      best = 1'h0;
    end
    if (best) begin
      turn__d = 3'h0;
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
        left__d = {left__q - 24'h4};
        if ((left__q <= 24'h4)) begin
          walking__d = 1'h0;
        end
        quad__d = {quad__q + 4'h1};
        if ((&quad__q)) begin
          tile__d = {tile__q + 6'h1};
        end
      end else begin
        quad__d = {quad__q + 4'h1};
        if ((&quad__q)) begin
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
      open__d = 4'h0;
      opening__d = 1'h1;
      opened__d = 2'h0;
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
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
endmodule

module workgroups (
  input wire clock,
  input wire start,
  input wire [11:0] rows,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire launch_first,
  input wire open,
  input wire [3:0] busy,
  input wire [3:0] alive,
  input wire free_valid,
  input wire [1:0] free_warp,
  input wire arrive_valid,
  input wire [1:0] arrive_warp,
  output reg ready,
  output reg [11:0] base,
  output reg [3:0] held
);
  localparam [12:0] total = 13'h80;
  localparam [3:0] one = 4'h1;
  reg [12:0] reach;
  reg [3:0] candidates;
  reg [1:0] place;
  reg picked;
  reg [3:0] launched;
  reg [3:0] arrived;
  reg [3:0] members;
  reg [3:0] missing;
  reg closed;
  reg [3:0] passing;
  reg [3:0] vacated;
  reg [3:0] entered;
  reg [1:0] event_warp;
  reg happens;
  reg [1:0] event_place;
  reg [3:0] fitting__d;
  reg [3:0] fitting__q = 4'h0;
  reg opening__d;
  reg opening__q = 1'h0;
  reg [1:0] opened__d;
  reg [1:0] opened__q = 2'h0;
  reg [12:0] next_base__d;
  reg [12:0] next_base__q = 13'h0;
  reg [1:0] bases__read_address;
  wire [11:0] bases__read_data;
  reg bases__write_enable;
  reg [1:0] bases__write_address;
  reg [11:0] bases__write_data;
  reg [3:0] taken__d;
  reg [3:0] taken__q = 4'h0;
  reg [1:0] current__d;
  reg [1:0] current__q = 2'h0;
  reg [1:0] place_of__0__d;
  reg [1:0] place_of__0__q = 2'h0;
  reg [1:0] place_of__1__d;
  reg [1:0] place_of__1__q = 2'h0;
  reg [1:0] place_of__2__d;
  reg [1:0] place_of__2__q = 2'h0;
  reg [1:0] place_of__3__d;
  reg [1:0] place_of__3__q = 2'h0;
  reg [3:0] waits__d;
  reg [3:0] waits__q = 4'h0;
  reg [1:0] look__d;
  reg [1:0] look__q = 2'h0;
  reg [1:0] pointer__d;
  reg [1:0] pointer__q = 2'h0;
  reg turn__d;
  reg turn__q = 1'h0;
  reg noted__d;
  reg noted__q = 1'h0;
  reg [1:0] noted_place__d;
  reg [1:0] noted_place__q = 2'h0;
  always @(*) begin
    fitting__d = fitting__q;
    opening__d = opening__q;
    opened__d = opened__q;
    next_base__d = next_base__q;
    taken__d = taken__q;
    current__d = current__q;
    waits__d = waits__q;
    look__d = look__q;
    pointer__d = pointer__q;
    turn__d = turn__q;
    noted__d = noted__q;
    noted_place__d = noted_place__q;
    reach = {next_base__q + {1'h0, rows}};
    bases__write_enable = opening__q;
    bases__write_address = opened__q;
    bases__write_data = next_base__q[11:0];
    if (opening__q) begin
      opened__d = {opened__q + 2'h1};
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
    candidates = (fitting__q & {~taken__q});
    ready = (|candidates);
    place = 2'h0;
    picked = 1'h0;
    if ((candidates[0] & (!picked))) begin
      place = 2'h0;
      picked = 1'h1;
    end
    if ((candidates[1] & (!picked))) begin
      place = 2'h1;
      picked = 1'h1;
    end
    if ((candidates[2] & (!picked))) begin
      place = 2'h2;
      picked = 1'h1;
    end
    if ((candidates[3] & (!picked))) begin
      place = 2'h3;
      picked = 1'h1;
    end
    if ((!launch_first)) begin
      place = current__q;
    end
    bases__read_address = place;
    base = bases__read_data;
    launched = 4'h0;
    entered = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
      entered = {one << place};
      current__d = place;
    end
    members = 4'h0;
    event_warp = free_warp;
    if (arrive_valid) begin
      event_warp = arrive_warp;
    end
    happens = (arrive_valid | free_valid);
    event_place = noted_place__q;
    place_of__0__d = place_of__0__q;
    if (launched[0]) begin
      place_of__0__d = place;
    end
    if ((place_of__0__q == look__q)) begin
      members = {members[3:1], busy[0]};
    end
    if ((happens & (event_warp == 2'h0))) begin
      event_place = place_of__0__q;
    end
    place_of__1__d = place_of__1__q;
    if (launched[1]) begin
      place_of__1__d = place;
    end
    if ((place_of__1__q == look__q)) begin
      members = {members[3:2], busy[1], members[0]};
    end
    if ((happens & (event_warp == 2'h1))) begin
      event_place = place_of__1__q;
    end
    place_of__2__d = place_of__2__q;
    if (launched[2]) begin
      place_of__2__d = place;
    end
    if ((place_of__2__q == look__q)) begin
      members = {members[3], busy[2], members[1:0]};
    end
    if ((happens & (event_warp == 2'h2))) begin
      event_place = place_of__2__q;
    end
    place_of__3__d = place_of__3__q;
    if (launched[3]) begin
      place_of__3__d = place;
    end
    if ((place_of__3__q == look__q)) begin
      members = {busy[3], members[2:0]};
    end
    if ((happens & (event_warp == 2'h3))) begin
      event_place = place_of__3__q;
    end
    happens = (happens | noted__q);
    turn__d = (!turn__q);
    noted_place__d = event_place;
    if ((turn__q & happens)) begin
      look__d = event_place;
      noted__d = 1'h0;
    end else begin
      look__d = pointer__q;
      pointer__d = {pointer__q + 2'h1};
      noted__d = happens;
    end
    closed = ((!open) | (current__q != look__q));
    missing = ((members & alive) & {~waits__q});
    passing = 4'h0;
    vacated = 4'h0;
    if (closed) begin
      if ((!(|missing))) begin
        passing = members;
      end
      if ((!(|members))) begin
        vacated = {one << look__q};
      end
    end
    arrived = 4'h0;
    if (arrive_valid) begin
      arrived = {one << arrive_warp};
    end
    waits__d = (((waits__q & {~passing}) | arrived) & {~launched});
    taken__d = ((taken__q & {~vacated}) | entered);
    held = waits__q;
    if (start) begin
      fitting__d = 4'h0;
      opening__d = 1'h1;
      opened__d = 2'h0;
      next_base__d = 13'h0;
      taken__d = 4'h0;
      waits__d = 4'h0;
    end
  end
  always @(posedge clock) begin
    fitting__q <= fitting__d;
    opening__q <= opening__d;
    opened__q <= opened__d;
    next_base__q <= next_base__d;
    taken__q <= taken__d;
    current__q <= current__d;
    place_of__0__q <= place_of__0__d;
    place_of__1__q <= place_of__1__d;
    place_of__2__q <= place_of__2__d;
    place_of__3__q <= place_of__3__d;
    waits__q <= waits__d;
    look__q <= look__d;
    pointer__q <= pointer__d;
    turn__q <= turn__d;
    noted__q <= noted__d;
    noted_place__q <= noted_place__d;
  end
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
endmodule

module issued (
  input wire clock,
  input wire [1:0] read_address,
  output reg [19:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [19:0] write_data
);
  reg [19:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module pcs (
  input wire clock,
  input wire issue_valid,
  input wire [1:0] issue_warp,
  input wire [19:0] issue_pc,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  input wire [19:0] redirect_pc,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [19:0] launch_pc,
  input wire [1:0] read_warp,
  output reg [19:0] read_pc
);
  reg [3:0] redirect_now;
  reg [3:0] launch_now;
  reg was_redirect;
  reg was_launch;
  reg [3:0] part_0;
  reg [3:0] part_1;
  reg [1:0] issued__read_address;
  wire [19:0] issued__read_data;
  reg issued__write_enable;
  reg [1:0] issued__write_address;
  reg [19:0] issued__write_data;
  reg [1:0] redirected__read_address;
  wire [19:0] redirected__read_data;
  reg redirected__write_enable;
  reg [1:0] redirected__write_address;
  reg [19:0] redirected__write_data;
  reg [1:0] launched__read_address;
  wire [19:0] launched__read_data;
  reg launched__write_enable;
  reg [1:0] launched__write_address;
  reg [19:0] launched__write_data;
  reg [3:0] by_redirect__d;
  reg [3:0] by_redirect__q = 4'h0;
  reg [3:0] by_launch__d;
  reg [3:0] by_launch__q = 4'h0;
  always @(*) begin
    part_0 = 4'h0;
    part_1 = 4'h0;
    by_redirect__d = by_redirect__q;
    by_launch__d = by_launch__q;
    issued__write_enable = issue_valid;
    issued__write_address = issue_warp;
    issued__write_data = issue_pc;
    issued__read_address = read_warp;
    redirected__write_enable = redirect_valid;
    redirected__write_address = redirect_warp;
    redirected__write_data = redirect_pc;
    redirected__read_address = read_warp;
    launched__write_enable = launch_valid;
    launched__write_address = launch_warp;
    launched__write_data = launch_pc;
    launched__read_address = read_warp;
    redirect_now = by_redirect__q;
    launch_now = by_launch__q;
    if ((issue_valid & (issue_warp == 2'h0))) begin
      redirect_now = {redirect_now[3:1], 1'h0};
      launch_now = {launch_now[3:1], 1'h0};
    end
    if ((redirect_valid & (redirect_warp == 2'h0))) begin
      redirect_now = {redirect_now[3:1], 1'h1};
      launch_now = {launch_now[3:1], 1'h0};
    end
    if ((launch_valid & (launch_warp == 2'h0))) begin
      launch_now = {launch_now[3:1], 1'h1};
    end
    if ((issue_valid & (issue_warp == 2'h1))) begin
      redirect_now = {redirect_now[3:2], 1'h0, redirect_now[0]};
      launch_now = {launch_now[3:2], 1'h0, launch_now[0]};
    end
    if ((redirect_valid & (redirect_warp == 2'h1))) begin
      redirect_now = {redirect_now[3:2], 1'h1, redirect_now[0]};
      launch_now = {launch_now[3:2], 1'h0, launch_now[0]};
    end
    if ((launch_valid & (launch_warp == 2'h1))) begin
      launch_now = {launch_now[3:2], 1'h1, launch_now[0]};
    end
    if ((issue_valid & (issue_warp == 2'h2))) begin
      redirect_now = {redirect_now[3], 1'h0, redirect_now[1:0]};
      launch_now = {launch_now[3], 1'h0, launch_now[1:0]};
    end
    if ((redirect_valid & (redirect_warp == 2'h2))) begin
      redirect_now = {redirect_now[3], 1'h1, redirect_now[1:0]};
      launch_now = {launch_now[3], 1'h0, launch_now[1:0]};
    end
    if ((launch_valid & (launch_warp == 2'h2))) begin
      launch_now = {launch_now[3], 1'h1, launch_now[1:0]};
    end
    if ((issue_valid & (issue_warp == 2'h3))) begin
      redirect_now = {1'h0, redirect_now[2:0]};
      launch_now = {1'h0, launch_now[2:0]};
    end
    if ((redirect_valid & (redirect_warp == 2'h3))) begin
      redirect_now = {1'h1, redirect_now[2:0]};
      launch_now = {1'h0, launch_now[2:0]};
    end
    if ((launch_valid & (launch_warp == 2'h3))) begin
      launch_now = {1'h1, launch_now[2:0]};
    end
    part_0 = by_redirect__q >> read_warp;
    was_redirect = part_0[0];
    part_1 = by_launch__q >> read_warp;
    was_launch = part_1[0];
    read_pc = issued__read_data;
    if (was_redirect) begin
      read_pc = redirected__read_data;
    end
    if (was_launch) begin
      read_pc = launched__read_data;
    end
    by_redirect__d = redirect_now;
    by_launch__d = launch_now;
  end
  always @(posedge clock) begin
    by_redirect__q <= by_redirect__d;
    by_launch__q <= by_launch__d;
  end
  issued issued (
    .clock(clock),
    .read_address(issued__read_address),
    .read_data(issued__read_data),
    .write_enable(issued__write_enable),
    .write_address(issued__write_address),
    .write_data(issued__write_data)
  );
  issued redirected (
    .clock(clock),
    .read_address(redirected__read_address),
    .read_data(redirected__read_data),
    .write_enable(redirected__write_enable),
    .write_address(redirected__write_address),
    .write_data(redirected__write_data)
  );
  issued launched (
    .clock(clock),
    .read_address(launched__read_address),
    .read_data(launched__read_data),
    .write_enable(launched__write_enable),
    .write_address(launched__write_address),
    .write_data(launched__write_data)
  );
endmodule

module ways (
  input wire clock,
  input wire [2:0] read_address,
  output reg [16:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [16:0] write_data
);
  reg [16:0] word;
  initial word = 0;
  always @(posedge clock) if (write_enable) word <= write_data;
  always @(*) read_data = word;
endmodule

module issue_copy (
  input wire clock,
  input wire [2:0] read_address,
  output reg [16:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [16:0] write_data
);
  reg [16:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module tags (
  input wire clock,
  input wire write_valid,
  input wire [2:0] write_line,
  input wire [16:0] write_tag,
  input wire [7:0] present,
  input wire [16:0] look_tag,
  output reg hit,
  output reg [2:0] place,
  input wire [2:0] issue_line,
  output reg [16:0] issue_tag,
  input wire [2:0] redirect_line,
  output reg [16:0] redirect_tag,
  input wire [2:0] fetch_line,
  output reg [16:0] fetch_tag
);
  localparam [2:0] set_bits = 3'h0;
  localparam [2:0] set_mask = 3'h0;
  reg [2:0] way;
  reg [2:0] set;
  reg [2:0] written;
  reg [2:0] line;
  reg [16:0] seen;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [7:0] part_4;
  reg [7:0] part_5;
  reg [7:0] part_6;
  reg [7:0] part_7;
  reg [2:0] ways__0__read_address;
  wire [16:0] ways__0__read_data;
  reg ways__0__write_enable;
  reg [2:0] ways__0__write_address;
  reg [16:0] ways__0__write_data;
  reg [2:0] ways__1__read_address;
  wire [16:0] ways__1__read_data;
  reg ways__1__write_enable;
  reg [2:0] ways__1__write_address;
  reg [16:0] ways__1__write_data;
  reg [2:0] ways__2__read_address;
  wire [16:0] ways__2__read_data;
  reg ways__2__write_enable;
  reg [2:0] ways__2__write_address;
  reg [16:0] ways__2__write_data;
  reg [2:0] ways__3__read_address;
  wire [16:0] ways__3__read_data;
  reg ways__3__write_enable;
  reg [2:0] ways__3__write_address;
  reg [16:0] ways__3__write_data;
  reg [2:0] ways__4__read_address;
  wire [16:0] ways__4__read_data;
  reg ways__4__write_enable;
  reg [2:0] ways__4__write_address;
  reg [16:0] ways__4__write_data;
  reg [2:0] ways__5__read_address;
  wire [16:0] ways__5__read_data;
  reg ways__5__write_enable;
  reg [2:0] ways__5__write_address;
  reg [16:0] ways__5__write_data;
  reg [2:0] ways__6__read_address;
  wire [16:0] ways__6__read_data;
  reg ways__6__write_enable;
  reg [2:0] ways__6__write_address;
  reg [16:0] ways__6__write_data;
  reg [2:0] ways__7__read_address;
  wire [16:0] ways__7__read_data;
  reg ways__7__write_enable;
  reg [2:0] ways__7__write_address;
  reg [16:0] ways__7__write_data;
  reg [2:0] issue_copy__read_address;
  wire [16:0] issue_copy__read_data;
  reg issue_copy__write_enable;
  reg [2:0] issue_copy__write_address;
  reg [16:0] issue_copy__write_data;
  reg [2:0] redirect_copy__read_address;
  wire [16:0] redirect_copy__read_data;
  reg redirect_copy__write_enable;
  reg [2:0] redirect_copy__write_address;
  reg [16:0] redirect_copy__write_data;
  reg [2:0] fetch_copy__read_address;
  wire [16:0] fetch_copy__read_data;
  reg fetch_copy__write_enable;
  reg [2:0] fetch_copy__write_address;
  reg [16:0] fetch_copy__write_data;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    part_4 = 8'h0;
    part_5 = 8'h0;
    part_6 = 8'h0;
    part_7 = 8'h0;
    issue_copy__write_enable = write_valid;
    issue_copy__write_address = write_line;
    issue_copy__write_data = write_tag;
    issue_copy__read_address = issue_line;
    issue_tag = issue_copy__read_data;
    redirect_copy__write_enable = write_valid;
    redirect_copy__write_address = write_line;
    redirect_copy__write_data = write_tag;
    redirect_copy__read_address = redirect_line;
    redirect_tag = redirect_copy__read_data;
    fetch_copy__write_enable = write_valid;
    fetch_copy__write_address = write_line;
    fetch_copy__write_data = write_tag;
    fetch_copy__read_address = fetch_line;
    fetch_tag = fetch_copy__read_data;
    written = {write_line >> set_bits};
    set = (look_tag[2:0] & set_mask);
    hit = 1'h0;
    place = 3'h0;
    way = 3'h0;
    ways__0__write_enable = (write_valid & (written == way));
    ways__0__write_address = write_line;
    ways__0__write_data = write_tag;
    ways__0__read_address = set;
    seen = ways__0__read_data;
    line = ({way << set_bits} | set);
    part_0 = present >> line;
    if ((part_0[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 3'h1;
    ways__1__write_enable = (write_valid & (written == way));
    ways__1__write_address = write_line;
    ways__1__write_data = write_tag;
    ways__1__read_address = set;
    seen = ways__1__read_data;
    line = ({way << set_bits} | set);
    part_1 = present >> line;
    if ((part_1[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 3'h2;
    ways__2__write_enable = (write_valid & (written == way));
    ways__2__write_address = write_line;
    ways__2__write_data = write_tag;
    ways__2__read_address = set;
    seen = ways__2__read_data;
    line = ({way << set_bits} | set);
    part_2 = present >> line;
    if ((part_2[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 3'h3;
    ways__3__write_enable = (write_valid & (written == way));
    ways__3__write_address = write_line;
    ways__3__write_data = write_tag;
    ways__3__read_address = set;
    seen = ways__3__read_data;
    line = ({way << set_bits} | set);
    part_3 = present >> line;
    if ((part_3[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 3'h4;
    ways__4__write_enable = (write_valid & (written == way));
    ways__4__write_address = write_line;
    ways__4__write_data = write_tag;
    ways__4__read_address = set;
    seen = ways__4__read_data;
    line = ({way << set_bits} | set);
    part_4 = present >> line;
    if ((part_4[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 3'h5;
    ways__5__write_enable = (write_valid & (written == way));
    ways__5__write_address = write_line;
    ways__5__write_data = write_tag;
    ways__5__read_address = set;
    seen = ways__5__read_data;
    line = ({way << set_bits} | set);
    part_5 = present >> line;
    if ((part_5[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 3'h6;
    ways__6__write_enable = (write_valid & (written == way));
    ways__6__write_address = write_line;
    ways__6__write_data = write_tag;
    ways__6__read_address = set;
    seen = ways__6__read_data;
    line = ({way << set_bits} | set);
    part_6 = present >> line;
    if ((part_6[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 3'h7;
    ways__7__write_enable = (write_valid & (written == way));
    ways__7__write_address = write_line;
    ways__7__write_data = write_tag;
    ways__7__read_address = set;
    seen = ways__7__read_data;
    line = ({way << set_bits} | set);
    part_7 = present >> line;
    if ((part_7[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
  end
  ways ways__0 (
    .clock(clock),
    .read_address(ways__0__read_address),
    .read_data(ways__0__read_data),
    .write_enable(ways__0__write_enable),
    .write_address(ways__0__write_address),
    .write_data(ways__0__write_data)
  );
  ways ways__1 (
    .clock(clock),
    .read_address(ways__1__read_address),
    .read_data(ways__1__read_data),
    .write_enable(ways__1__write_enable),
    .write_address(ways__1__write_address),
    .write_data(ways__1__write_data)
  );
  ways ways__2 (
    .clock(clock),
    .read_address(ways__2__read_address),
    .read_data(ways__2__read_data),
    .write_enable(ways__2__write_enable),
    .write_address(ways__2__write_address),
    .write_data(ways__2__write_data)
  );
  ways ways__3 (
    .clock(clock),
    .read_address(ways__3__read_address),
    .read_data(ways__3__read_data),
    .write_enable(ways__3__write_enable),
    .write_address(ways__3__write_address),
    .write_data(ways__3__write_data)
  );
  ways ways__4 (
    .clock(clock),
    .read_address(ways__4__read_address),
    .read_data(ways__4__read_data),
    .write_enable(ways__4__write_enable),
    .write_address(ways__4__write_address),
    .write_data(ways__4__write_data)
  );
  ways ways__5 (
    .clock(clock),
    .read_address(ways__5__read_address),
    .read_data(ways__5__read_data),
    .write_enable(ways__5__write_enable),
    .write_address(ways__5__write_address),
    .write_data(ways__5__write_data)
  );
  ways ways__6 (
    .clock(clock),
    .read_address(ways__6__read_address),
    .read_data(ways__6__read_data),
    .write_enable(ways__6__write_enable),
    .write_address(ways__6__write_address),
    .write_data(ways__6__write_data)
  );
  ways ways__7 (
    .clock(clock),
    .read_address(ways__7__read_address),
    .read_data(ways__7__read_data),
    .write_enable(ways__7__write_enable),
    .write_address(ways__7__write_address),
    .write_data(ways__7__write_data)
  );
  issue_copy issue_copy (
    .clock(clock),
    .read_address(issue_copy__read_address),
    .read_data(issue_copy__read_data),
    .write_enable(issue_copy__write_enable),
    .write_address(issue_copy__write_address),
    .write_data(issue_copy__write_data)
  );
  issue_copy redirect_copy (
    .clock(clock),
    .read_address(redirect_copy__read_address),
    .read_data(redirect_copy__read_data),
    .write_enable(redirect_copy__write_enable),
    .write_address(redirect_copy__write_address),
    .write_data(redirect_copy__write_data)
  );
  issue_copy fetch_copy (
    .clock(clock),
    .read_address(fetch_copy__read_address),
    .read_data(fetch_copy__read_data),
    .write_enable(fetch_copy__write_enable),
    .write_address(fetch_copy__write_address),
    .write_data(fetch_copy__write_data)
  );
endmodule

module next_issue (
  input wire clock,
  input wire [2:0] read_address,
  output reg [2:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [2:0] write_data
);
  reg [2:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module links (
  input wire clock,
  input wire [2:0] issue_line,
  output reg issue_next_valid,
  output reg [2:0] issue_next,
  input wire [2:0] redirect_line,
  output reg redirect_next_valid,
  output reg [2:0] redirect_next,
  output reg redirect_prev_valid,
  output reg [2:0] redirect_prev,
  input wire evict_valid,
  input wire [2:0] evict_line,
  input wire join_valid,
  input wire neighbours,
  input wire [2:0] join_first,
  input wire [2:0] join_second
);
  localparam [7:0] one = 8'h1;
  reg [7:0] evicted;
  reg [7:0] first_joined;
  reg [7:0] second_joined;
  reg [7:0] first_cut;
  reg [7:0] second_cut;
  reg [7:0] next_now;
  reg [7:0] prev_now;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [7:0] part_4;
  reg [7:0] next_valid__d;
  reg [7:0] next_valid__q = 8'h0;
  reg [7:0] prev_valid__d;
  reg [7:0] prev_valid__q = 8'h0;
  reg [2:0] next_issue__read_address;
  wire [2:0] next_issue__read_data;
  reg next_issue__write_enable;
  reg [2:0] next_issue__write_address;
  reg [2:0] next_issue__write_data;
  reg [2:0] next_redirect__read_address;
  wire [2:0] next_redirect__read_data;
  reg next_redirect__write_enable;
  reg [2:0] next_redirect__write_address;
  reg [2:0] next_redirect__write_data;
  reg [2:0] next_evict__read_address;
  wire [2:0] next_evict__read_data;
  reg next_evict__write_enable;
  reg [2:0] next_evict__write_address;
  reg [2:0] next_evict__write_data;
  reg [2:0] prev_redirect__read_address;
  wire [2:0] prev_redirect__read_data;
  reg prev_redirect__write_enable;
  reg [2:0] prev_redirect__write_address;
  reg [2:0] prev_redirect__write_data;
  reg [2:0] prev_evict__read_address;
  wire [2:0] prev_evict__read_data;
  reg prev_evict__write_enable;
  reg [2:0] prev_evict__write_address;
  reg [2:0] prev_evict__write_data;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    part_4 = 8'h0;
    next_valid__d = next_valid__q;
    prev_valid__d = prev_valid__q;
    next_issue__write_enable = (join_valid & neighbours);
    next_issue__write_address = join_first;
    next_issue__write_data = join_second;
    next_issue__read_address = issue_line;
    next_redirect__write_enable = (join_valid & neighbours);
    next_redirect__write_address = join_first;
    next_redirect__write_data = join_second;
    next_redirect__read_address = redirect_line;
    next_evict__write_enable = (join_valid & neighbours);
    next_evict__write_address = join_first;
    next_evict__write_data = join_second;
    next_evict__read_address = evict_line;
    prev_redirect__write_enable = (join_valid & neighbours);
    prev_redirect__write_address = join_second;
    prev_redirect__write_data = join_first;
    prev_redirect__read_address = redirect_line;
    prev_evict__write_enable = (join_valid & neighbours);
    prev_evict__write_address = join_second;
    prev_evict__write_data = join_first;
    prev_evict__read_address = evict_line;
    issue_next = next_issue__read_data;
    redirect_next = next_redirect__read_data;
    redirect_prev = prev_redirect__read_data;
    part_0 = next_valid__q >> issue_line;
    issue_next_valid = part_0[0];
    part_1 = next_valid__q >> redirect_line;
    redirect_next_valid = part_1[0];
    part_2 = prev_valid__q >> redirect_line;
    redirect_prev_valid = part_2[0];
    evicted = {one << evict_line};
    first_cut = 8'h0;
    second_cut = 8'h0;
    first_joined = 8'h0;
    second_joined = 8'h0;
    part_3 = prev_valid__q >> evict_line;
    if (part_3[0]) begin
      first_cut = {one << prev_evict__read_data};
    end
    part_4 = next_valid__q >> evict_line;
    if (part_4[0]) begin
      second_cut = {one << next_evict__read_data};
    end
    if (neighbours) begin
      first_joined = {one << join_first};
      second_joined = {one << join_second};
    end
    next_now = next_valid__q;
    prev_now = prev_valid__q;
    if (evict_valid) begin
      next_now = (next_now & {~(evicted | first_cut)});
      prev_now = (prev_now & {~(evicted | second_cut)});
    end
    if (join_valid) begin
      next_now = (next_now | first_joined);
      prev_now = (prev_now | second_joined);
    end
    next_valid__d = next_now;
    prev_valid__d = prev_now;
  end
  always @(posedge clock) begin
    next_valid__q <= next_valid__d;
    prev_valid__q <= prev_valid__d;
  end
  next_issue next_issue (
    .clock(clock),
    .read_address(next_issue__read_address),
    .read_data(next_issue__read_data),
    .write_enable(next_issue__write_enable),
    .write_address(next_issue__write_address),
    .write_data(next_issue__write_data)
  );
  next_issue next_redirect (
    .clock(clock),
    .read_address(next_redirect__read_address),
    .read_data(next_redirect__read_data),
    .write_enable(next_redirect__write_enable),
    .write_address(next_redirect__write_address),
    .write_data(next_redirect__write_data)
  );
  next_issue next_evict (
    .clock(clock),
    .read_address(next_evict__read_address),
    .read_data(next_evict__read_data),
    .write_enable(next_evict__write_enable),
    .write_address(next_evict__write_address),
    .write_data(next_evict__write_data)
  );
  next_issue prev_redirect (
    .clock(clock),
    .read_address(prev_redirect__read_address),
    .read_data(prev_redirect__read_data),
    .write_enable(prev_redirect__write_enable),
    .write_address(prev_redirect__write_address),
    .write_data(prev_redirect__write_data)
  );
  next_issue prev_evict (
    .clock(clock),
    .read_address(prev_evict__read_address),
    .read_data(prev_evict__read_data),
    .write_enable(prev_evict__write_enable),
    .write_address(prev_evict__write_address),
    .write_data(prev_evict__write_data)
  );
endmodule

module counts (
  input wire clock,
  input wire issue_rise,
  input wire [2:0] issue_to,
  input wire issue_fall,
  input wire [2:0] issue_from,
  input wire redirect_rise,
  input wire [2:0] redirect_to,
  input wire redirect_fall,
  input wire [2:0] redirect_from,
  input wire look_rise,
  input wire [2:0] look_to,
  input wire [2:0] victim,
  output reg settled,
  output reg [7:0] unlocked
);
  localparam [7:0] one = 8'h1;
  reg [7:0] rise_issue;
  reg [7:0] rise_redirect;
  reg [7:0] rise_look;
  reg [7:0] coming;
  reg [7:0] idle;
  reg [7:0] odd_rise;
  reg [7:0] two_rise;
  reg [7:0] odd_fall;
  reg [7:0] two_fall;
  reg [2:0] rising;
  reg [2:0] falling;
  reg [2:0] counts__0__d;
  reg [2:0] counts__0__q = 3'h0;
  reg [2:0] counts__1__d;
  reg [2:0] counts__1__q = 3'h0;
  reg [2:0] counts__2__d;
  reg [2:0] counts__2__q = 3'h0;
  reg [2:0] counts__3__d;
  reg [2:0] counts__3__q = 3'h0;
  reg [2:0] counts__4__d;
  reg [2:0] counts__4__q = 3'h0;
  reg [2:0] counts__5__d;
  reg [2:0] counts__5__q = 3'h0;
  reg [2:0] counts__6__d;
  reg [2:0] counts__6__q = 3'h0;
  reg [2:0] counts__7__d;
  reg [2:0] counts__7__q = 3'h0;
  reg [7:0] risen_issue__d;
  reg [7:0] risen_issue__q = 8'h0;
  reg [7:0] risen_redirect__d;
  reg [7:0] risen_redirect__q = 8'h0;
  reg [7:0] risen_look__d;
  reg [7:0] risen_look__q = 8'h0;
  reg [7:0] fallen_issue__d;
  reg [7:0] fallen_issue__q = 8'h0;
  reg [7:0] fallen_redirect__d;
  reg [7:0] fallen_redirect__q = 8'h0;
  reg came_issue__d;
  reg came_issue__q = 1'h0;
  reg came_redirect__d;
  reg came_redirect__q = 1'h0;
  reg came_look__d;
  reg came_look__q = 1'h0;
  reg [2:0] issue_line__d;
  reg [2:0] issue_line__q = 3'h0;
  reg [2:0] redirect_line__d;
  reg [2:0] redirect_line__q = 3'h0;
  reg [2:0] look_line__d;
  reg [2:0] look_line__q = 3'h0;
  always @(*) begin
    risen_issue__d = risen_issue__q;
    risen_redirect__d = risen_redirect__q;
    risen_look__d = risen_look__q;
    fallen_issue__d = fallen_issue__q;
    fallen_redirect__d = fallen_redirect__q;
    came_issue__d = came_issue__q;
    came_redirect__d = came_redirect__q;
    came_look__d = came_look__q;
    issue_line__d = issue_line__q;
    redirect_line__d = redirect_line__q;
    look_line__d = look_line__q;
    rise_issue = 8'h0;
    rise_redirect = 8'h0;
    rise_look = 8'h0;
    fallen_issue__d = 8'h0;
    fallen_redirect__d = 8'h0;
    if (issue_rise) begin
      rise_issue = {one << issue_to};
    end
    if (issue_fall) begin
      fallen_issue__d = {one << issue_from};
    end
    if (redirect_rise) begin
      rise_redirect = {one << redirect_to};
    end
    if (redirect_fall) begin
      fallen_redirect__d = {one << redirect_from};
    end
    if (look_rise) begin
      rise_look = {one << look_to};
    end
    risen_issue__d = rise_issue;
    risen_redirect__d = rise_redirect;
    risen_look__d = rise_look;
    came_issue__d = issue_rise;
    came_redirect__d = redirect_rise;
    came_look__d = look_rise;
    issue_line__d = issue_to;
    redirect_line__d = redirect_to;
    look_line__d = look_to;
    settled = (!(((came_issue__q & (issue_line__q == victim)) | (came_redirect__q & (redirect_line__q == victim))) | (came_look__q & (look_line__q == victim))));
    odd_rise = ((risen_issue__q ^ risen_redirect__q) ^ risen_look__q);
    two_rise = ((risen_issue__q & risen_redirect__q) | (risen_look__q & (risen_issue__q | risen_redirect__q)));
    odd_fall = (fallen_issue__q ^ fallen_redirect__q);
    two_fall = (fallen_issue__q & fallen_redirect__q);
    coming = ((rise_issue | rise_redirect) | rise_look);
    idle = 8'h0;
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[0]};
    rising = {rising[2], two_rise[0], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[0]};
    falling = {falling[2], two_fall[0], falling[0]};
    rising = {rising - falling};
    counts__0__d = {counts__0__q + rising};
    if ((((!(|counts__0__q)) & (!odd_rise[0])) & (!two_rise[0]))) begin
      idle = {idle[7:1], 1'h1};
    end
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[1]};
    rising = {rising[2], two_rise[1], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[1]};
    falling = {falling[2], two_fall[1], falling[0]};
    rising = {rising - falling};
    counts__1__d = {counts__1__q + rising};
    if ((((!(|counts__1__q)) & (!odd_rise[1])) & (!two_rise[1]))) begin
      idle = {idle[7:2], 1'h1, idle[0]};
    end
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[2]};
    rising = {rising[2], two_rise[2], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[2]};
    falling = {falling[2], two_fall[2], falling[0]};
    rising = {rising - falling};
    counts__2__d = {counts__2__q + rising};
    if ((((!(|counts__2__q)) & (!odd_rise[2])) & (!two_rise[2]))) begin
      idle = {idle[7:3], 1'h1, idle[1:0]};
    end
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[3]};
    rising = {rising[2], two_rise[3], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[3]};
    falling = {falling[2], two_fall[3], falling[0]};
    rising = {rising - falling};
    counts__3__d = {counts__3__q + rising};
    if ((((!(|counts__3__q)) & (!odd_rise[3])) & (!two_rise[3]))) begin
      idle = {idle[7:4], 1'h1, idle[2:0]};
    end
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[4]};
    rising = {rising[2], two_rise[4], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[4]};
    falling = {falling[2], two_fall[4], falling[0]};
    rising = {rising - falling};
    counts__4__d = {counts__4__q + rising};
    if ((((!(|counts__4__q)) & (!odd_rise[4])) & (!two_rise[4]))) begin
      idle = {idle[7:5], 1'h1, idle[3:0]};
    end
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[5]};
    rising = {rising[2], two_rise[5], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[5]};
    falling = {falling[2], two_fall[5], falling[0]};
    rising = {rising - falling};
    counts__5__d = {counts__5__q + rising};
    if ((((!(|counts__5__q)) & (!odd_rise[5])) & (!two_rise[5]))) begin
      idle = {idle[7:6], 1'h1, idle[4:0]};
    end
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[6]};
    rising = {rising[2], two_rise[6], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[6]};
    falling = {falling[2], two_fall[6], falling[0]};
    rising = {rising - falling};
    counts__6__d = {counts__6__q + rising};
    if ((((!(|counts__6__q)) & (!odd_rise[6])) & (!two_rise[6]))) begin
      idle = {idle[7], 1'h1, idle[5:0]};
    end
    rising = 3'h0;
    rising = {rising[2:1], odd_rise[7]};
    rising = {rising[2], two_rise[7], rising[0]};
    falling = 3'h0;
    falling = {falling[2:1], odd_fall[7]};
    falling = {falling[2], two_fall[7], falling[0]};
    rising = {rising - falling};
    counts__7__d = {counts__7__q + rising};
    if ((((!(|counts__7__q)) & (!odd_rise[7])) & (!two_rise[7]))) begin
      idle = {1'h1, idle[6:0]};
    end
    unlocked = (idle & {~coming});
  end
  always @(posedge clock) begin
    counts__0__q <= counts__0__d;
    counts__1__q <= counts__1__d;
    counts__2__q <= counts__2__d;
    counts__3__q <= counts__3__d;
    counts__4__q <= counts__4__d;
    counts__5__q <= counts__5__d;
    counts__6__q <= counts__6__d;
    counts__7__q <= counts__7__d;
    risen_issue__q <= risen_issue__d;
    risen_redirect__q <= risen_redirect__d;
    risen_look__q <= risen_look__d;
    fallen_issue__q <= fallen_issue__d;
    fallen_redirect__q <= fallen_redirect__d;
    came_issue__q <= came_issue__d;
    came_redirect__q <= came_redirect__d;
    came_look__q <= came_look__d;
    issue_line__q <= issue_line__d;
    redirect_line__q <= redirect_line__d;
    look_line__q <= look_line__d;
  end
endmodule

module refill (
  input wire clock,
  input wire start_valid,
  input wire [2:0] start_line,
  input wire [16:0] start_tag,
  input wire [27:0] program_base,
  output reg free,
  output reg req_valid,
  input wire req_ready,
  output reg [27:0] req_address,
  output reg [5:0] req_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  output reg [4:0] write_at,
  output reg done,
  output reg [2:0] done_line
);
  reg [1:0] free_slot;
  reg [1:0] ask_slot;
  reg [2:0] ask_beat;
  reg [16:0] ask_tag;
  reg [1:0] slot;
  reg [1:0] beat;
  reg [3:0] seen;
  reg [3:0] busy_now;
  reg [3:0] busy__d;
  reg [3:0] busy__q = 4'h0;
  reg [2:0] line__0__d;
  reg [2:0] line__0__q = 3'h0;
  reg [2:0] line__1__d;
  reg [2:0] line__1__q = 3'h0;
  reg [2:0] line__2__d;
  reg [2:0] line__2__q = 3'h0;
  reg [2:0] line__3__d;
  reg [2:0] line__3__q = 3'h0;
  reg [16:0] tag__0__d;
  reg [16:0] tag__0__q = 17'h0;
  reg [16:0] tag__1__d;
  reg [16:0] tag__1__q = 17'h0;
  reg [16:0] tag__2__d;
  reg [16:0] tag__2__q = 17'h0;
  reg [16:0] tag__3__d;
  reg [16:0] tag__3__q = 17'h0;
  reg [2:0] asked__0__d;
  reg [2:0] asked__0__q = 3'h0;
  reg [2:0] asked__1__d;
  reg [2:0] asked__1__q = 3'h0;
  reg [2:0] asked__2__d;
  reg [2:0] asked__2__q = 3'h0;
  reg [2:0] asked__3__d;
  reg [2:0] asked__3__q = 3'h0;
  reg [3:0] got__0__d;
  reg [3:0] got__0__q = 4'h0;
  reg [3:0] got__1__d;
  reg [3:0] got__1__q = 4'h0;
  reg [3:0] got__2__d;
  reg [3:0] got__2__q = 4'h0;
  reg [3:0] got__3__d;
  reg [3:0] got__3__q = 4'h0;
  always @(*) begin
    busy__d = busy__q;
    line__0__d = line__0__q;
    tag__0__d = tag__0__q;
    asked__0__d = asked__0__q;
    got__0__d = got__0__q;
    line__1__d = line__1__q;
    tag__1__d = tag__1__q;
    asked__1__d = asked__1__q;
    got__1__d = got__1__q;
    line__2__d = line__2__q;
    tag__2__d = tag__2__q;
    asked__2__d = asked__2__q;
    got__2__d = got__2__q;
    line__3__d = line__3__q;
    tag__3__d = tag__3__q;
    asked__3__d = asked__3__q;
    got__3__d = got__3__q;
    req_valid = 1'h0;
    ask_beat = 3'h0;
    ask_tag = 17'h0;
    ask_slot = 2'h0;
    if ((busy__q[0] & (!asked__0__q[2]))) begin
      req_valid = 1'h1;
      ask_beat = asked__0__q;
      ask_tag = tag__0__q;
      ask_slot = 2'h0;
    end
    if ((busy__q[1] & (!asked__1__q[2]))) begin
      req_valid = 1'h1;
      ask_beat = asked__1__q;
      ask_tag = tag__1__q;
      ask_slot = 2'h1;
    end
    if ((busy__q[2] & (!asked__2__q[2]))) begin
      req_valid = 1'h1;
      ask_beat = asked__2__q;
      ask_tag = tag__2__q;
      ask_slot = 2'h2;
    end
    if ((busy__q[3] & (!asked__3__q[2]))) begin
      req_valid = 1'h1;
      ask_beat = asked__3__q;
      ask_tag = tag__3__q;
      ask_slot = 2'h3;
    end
    req_address = {program_base + ({{11'h0, ask_tag} << 32'h2} | {25'h0, ask_beat})};
    req_tag = ({{4'h0, ask_slot} << 32'h2} | {3'h0, ask_beat});
    if ((req_valid & req_ready)) begin
      if ((ask_slot == 2'h0)) begin
        asked__0__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h1)) begin
        asked__1__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h2)) begin
        asked__2__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h3)) begin
        asked__3__d = {ask_beat + 3'h1};
      end
    end
    busy_now = busy__q;
    beat = rsp_tag[1:0];
    slot = rsp_tag[3:2];
    done_line = 3'h0;
    seen = 4'h0;
    if ((slot == 2'h0)) begin
      done_line = line__0__q;
      seen = got__0__q;
    end
    if ((slot == 2'h1)) begin
      done_line = line__1__q;
      seen = got__1__q;
    end
    if ((slot == 2'h2)) begin
      done_line = line__2__q;
      seen = got__2__q;
    end
    if ((slot == 2'h3)) begin
      done_line = line__3__q;
      seen = got__3__q;
    end
    if ((beat == 2'h0)) begin
      seen = {seen[3:1], 1'h1};
    end
    if ((beat == 2'h1)) begin
      seen = {seen[3:2], 1'h1, seen[0]};
    end
    if ((beat == 2'h2)) begin
      seen = {seen[3], 1'h1, seen[1:0]};
    end
    if ((beat == 2'h3)) begin
      seen = {1'h1, seen[2:0]};
    end
    write_at = ({{2'h0, done_line} << 32'h2} | {3'h0, beat});
    done = (rsp_valid & (&seen));
    if (rsp_valid) begin
      if ((slot == 2'h0)) begin
        got__0__d = seen;
        if ((&seen)) begin
          busy_now = {busy_now[3:1], 1'h0};
        end
      end
      if ((slot == 2'h1)) begin
        got__1__d = seen;
        if ((&seen)) begin
          busy_now = {busy_now[3:2], 1'h0, busy_now[0]};
        end
      end
      if ((slot == 2'h2)) begin
        got__2__d = seen;
        if ((&seen)) begin
          busy_now = {busy_now[3], 1'h0, busy_now[1:0]};
        end
      end
      if ((slot == 2'h3)) begin
        got__3__d = seen;
        if ((&seen)) begin
          busy_now = {1'h0, busy_now[2:0]};
        end
      end
    end
    free = (!(&busy__q));
    free_slot = 2'h0;
    if ((!busy__q[0])) begin
      free_slot = 2'h0;
    end
    if ((!busy__q[1])) begin
      free_slot = 2'h1;
    end
    if ((!busy__q[2])) begin
      free_slot = 2'h2;
    end
    if ((!busy__q[3])) begin
      free_slot = 2'h3;
    end
    if (start_valid) begin
      if ((free_slot == 2'h0)) begin
        busy_now = {busy_now[3:1], 1'h1};
        line__0__d = start_line;
        tag__0__d = start_tag;
        asked__0__d = 3'h0;
        got__0__d = 4'h0;
      end
      if ((free_slot == 2'h1)) begin
        busy_now = {busy_now[3:2], 1'h1, busy_now[0]};
        line__1__d = start_line;
        tag__1__d = start_tag;
        asked__1__d = 3'h0;
        got__1__d = 4'h0;
      end
      if ((free_slot == 2'h2)) begin
        busy_now = {busy_now[3], 1'h1, busy_now[1:0]};
        line__2__d = start_line;
        tag__2__d = start_tag;
        asked__2__d = 3'h0;
        got__2__d = 4'h0;
      end
      if ((free_slot == 2'h3)) begin
        busy_now = {1'h1, busy_now[2:0]};
        line__3__d = start_line;
        tag__3__d = start_tag;
        asked__3__d = 3'h0;
        got__3__d = 4'h0;
      end
    end
    busy__d = busy_now;
  end
  always @(posedge clock) begin
    busy__q <= busy__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    tag__0__q <= tag__0__d;
    tag__1__q <= tag__1__d;
    tag__2__q <= tag__2__d;
    tag__3__q <= tag__3__d;
    asked__0__q <= asked__0__d;
    asked__1__q <= asked__1__d;
    asked__2__q <= asked__2__d;
    asked__3__q <= asked__3__d;
    got__0__q <= got__0__d;
    got__1__q <= got__1__d;
    got__2__q <= got__2__d;
    got__3__q <= got__3__d;
  end
endmodule

module pointers (
  input wire clock,
  input wire [1:0] issue_warp,
  output reg [2:0] issue_line,
  output reg [2:0] issue_place,
  input wire issue_stay,
  input wire [1:0] cross_warp,
  input wire cross_valid,
  input wire cross_follow,
  input wire [2:0] cross_to,
  input wire cross_far,
  input wire cross_next,
  input wire [1:0] from_warp,
  output reg [2:0] from_line,
  output reg [2:0] from_offset,
  output reg from_points,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  input wire [2:0] redirect_place,
  input wire redirect_follow,
  input wire [2:0] redirect_to,
  input wire redirect_far,
  input wire redirect_next,
  input wire redirect_prev,
  input wire redirect_stop,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [1:0] look_warp,
  output reg [2:0] left_line,
  output reg left_next,
  output reg left_prev,
  input wire [3:0] end_mask,
  input wire end_taken,
  input wire [2:0] end_line,
  input wire [2:0] end_place,
  input wire end_ready,
  input wire end_bad,
  input wire evict_valid,
  input wire [2:0] evict_line,
  input wire done,
  input wire [2:0] done_line,
  input wire [3:0] fetched,
  input wire [3:0] again,
  input wire [3:0] lacking,
  output reg [2:0] lines__0,
  output reg [2:0] lines__1,
  output reg [2:0] lines__2,
  output reg [2:0] lines__3,
  output reg [2:0] places__0,
  output reg [2:0] places__1,
  output reg [2:0] places__2,
  output reg [2:0] places__3,
  output reg [3:0] requests,
  output reg [3:0] seekers,
  output reg fill_stall
);
  localparam [3:0] one = 4'h1;
  reg [2:0] a_line;
  reg [2:0] a_place;
  reg [3:0] a_mask;
  reg [3:0] x_mask;
  reg [3:0] b_mask;
  reg [3:0] l_mask;
  reg [3:0] e_mask;
  reg [3:0] moving;
  reg [3:0] filled;
  reg [3:0] ending;
  reg [3:0] repeated;
  reg [3:0] pointing_now;
  reg [3:0] here_now;
  reg [3:0] wanted_now;
  reg [3:0] seeking_now;
  reg [3:0] after_now;
  reg [3:0] before_now;
  reg [2:0] line__0__d;
  reg [2:0] line__0__q = 3'h0;
  reg [2:0] line__1__d;
  reg [2:0] line__1__q = 3'h0;
  reg [2:0] line__2__d;
  reg [2:0] line__2__q = 3'h0;
  reg [2:0] line__3__d;
  reg [2:0] line__3__q = 3'h0;
  reg [2:0] offset__0__d;
  reg [2:0] offset__0__q = 3'h0;
  reg [2:0] offset__1__d;
  reg [2:0] offset__1__q = 3'h0;
  reg [2:0] offset__2__d;
  reg [2:0] offset__2__q = 3'h0;
  reg [2:0] offset__3__d;
  reg [2:0] offset__3__q = 3'h0;
  reg [3:0] pointing__d;
  reg [3:0] pointing__q = 4'h0;
  reg [3:0] here__d;
  reg [3:0] here__q = 4'h0;
  reg [3:0] wanted__d;
  reg [3:0] wanted__q = 4'h0;
  reg [3:0] seeking__d;
  reg [3:0] seeking__q = 4'h0;
  reg [3:0] goes_next__d;
  reg [3:0] goes_next__q = 4'h0;
  reg [3:0] goes_prev__d;
  reg [3:0] goes_prev__q = 4'h0;
  always @(*) begin
    pointing__d = pointing__q;
    here__d = here__q;
    wanted__d = wanted__q;
    seeking__d = seeking__q;
    goes_next__d = goes_next__q;
    goes_prev__d = goes_prev__q;
    line__0__d = line__0__q;
    offset__0__d = offset__0__q;
    lines__0 = line__0__q;
    places__0 = offset__0__q;
    line__1__d = line__1__q;
    offset__1__d = offset__1__q;
    lines__1 = line__1__q;
    places__1 = offset__1__q;
    line__2__d = line__2__q;
    offset__2__d = offset__2__q;
    lines__2 = line__2__q;
    places__2 = offset__2__q;
    line__3__d = line__3__q;
    offset__3__d = offset__3__q;
    lines__3 = line__3__q;
    places__3 = offset__3__q;
    a_line = 3'h0;
    a_place = 3'h0;
    from_line = 3'h0;
    from_offset = 3'h0;
    from_points = 1'h0;
    left_line = 3'h0;
    left_next = 1'h0;
    left_prev = 1'h0;
    if ((issue_warp == 2'h0)) begin
      a_line = line__0__q;
      a_place = offset__0__q;
    end
    if ((from_warp == 2'h0)) begin
      from_line = line__0__q;
      from_offset = offset__0__q;
      from_points = pointing__q[0];
    end
    if ((look_warp == 2'h0)) begin
      left_line = line__0__q;
      left_next = goes_next__q[0];
      left_prev = goes_prev__q[0];
    end
    if ((issue_warp == 2'h1)) begin
      a_line = line__1__q;
      a_place = offset__1__q;
    end
    if ((from_warp == 2'h1)) begin
      from_line = line__1__q;
      from_offset = offset__1__q;
      from_points = pointing__q[1];
    end
    if ((look_warp == 2'h1)) begin
      left_line = line__1__q;
      left_next = goes_next__q[1];
      left_prev = goes_prev__q[1];
    end
    if ((issue_warp == 2'h2)) begin
      a_line = line__2__q;
      a_place = offset__2__q;
    end
    if ((from_warp == 2'h2)) begin
      from_line = line__2__q;
      from_offset = offset__2__q;
      from_points = pointing__q[2];
    end
    if ((look_warp == 2'h2)) begin
      left_line = line__2__q;
      left_next = goes_next__q[2];
      left_prev = goes_prev__q[2];
    end
    if ((issue_warp == 2'h3)) begin
      a_line = line__3__q;
      a_place = offset__3__q;
    end
    if ((from_warp == 2'h3)) begin
      from_line = line__3__q;
      from_offset = offset__3__q;
      from_points = pointing__q[3];
    end
    if ((look_warp == 2'h3)) begin
      left_line = line__3__q;
      left_next = goes_next__q[3];
      left_prev = goes_prev__q[3];
    end
    issue_line = a_line;
    issue_place = a_place;
    requests = (wanted__q & here__q);
    fill_stall = (|((wanted__q & pointing__q) & {~here__q}));
    a_mask = 4'h0;
    if (issue_stay) begin
      a_mask = {one << issue_warp};
    end
    x_mask = 4'h0;
    if (cross_valid) begin
      x_mask = {one << cross_warp};
    end
    b_mask = 4'h0;
    if (redirect_valid) begin
      b_mask = {one << redirect_warp};
    end
    l_mask = 4'h0;
    if (launch_valid) begin
      l_mask = {one << launch_warp};
    end
    e_mask = end_mask;
    seekers = ((seeking__q & {~b_mask}) & {~l_mask});
    moving = (((a_mask | x_mask) | b_mask) | l_mask);
    pointing_now = (pointing__q & {~l_mask});
    filled = 4'h0;
    if ((done & (done_line == line__0__q))) begin
      filled = {filled[3:1], 1'h1};
    end
    if ((done & (done_line == line__1__q))) begin
      filled = {filled[3:2], 1'h1, filled[0]};
    end
    if ((done & (done_line == line__2__q))) begin
      filled = {filled[3], 1'h1, filled[1:0]};
    end
    if ((done & (done_line == line__3__q))) begin
      filled = {1'h1, filled[2:0]};
    end
    here_now = ((here__q | filled) & pointing_now);
    ending = 4'h0;
    if (redirect_stop) begin
      ending = b_mask;
    end
    wanted_now = (wanted__q & {~ending});
    if (end_bad) begin
      wanted_now = (wanted_now & {~e_mask});
    end
    wanted_now = (((((wanted_now & {~fetched}) | a_mask) | x_mask) | (b_mask & {~ending})) | l_mask);
    repeated = (pointing__q & {~b_mask});
    wanted_now = (wanted_now | (repeated & again));
    seeking_now = ((seeking__q & {~b_mask}) | l_mask);
    after_now = (goes_next__q & {~moving});
    before_now = (goes_prev__q & {~moving});
    if (redirect_far) begin
      seeking_now = (seeking_now | b_mask);
      if (redirect_next) begin
        after_now = (after_now | b_mask);
      end
      if (redirect_prev) begin
        before_now = (before_now | b_mask);
      end
    end
    if ((redirect_far | redirect_stop)) begin
      pointing_now = (pointing_now & {~b_mask});
      here_now = (here_now & {~b_mask});
    end
    if (redirect_follow) begin
      here_now = (here_now | b_mask);
    end
    if (end_taken) begin
      pointing_now = (pointing_now | e_mask);
      if (end_ready) begin
        here_now = (here_now | e_mask);
      end
    end
    if ((end_taken | end_bad)) begin
      seeking_now = (seeking_now & {~e_mask});
    end
    if (cross_far) begin
      pointing_now = (pointing_now & {~x_mask});
      here_now = (here_now & {~x_mask});
      seeking_now = (seeking_now | x_mask);
      if (cross_next) begin
        after_now = (after_now | x_mask);
      end
    end
    if (cross_follow) begin
      here_now = (here_now | x_mask);
    end
    here_now = (here_now & {~(lacking & {~filled})});
    if (a_mask[0]) begin
      offset__0__d = {offset__0__q + 3'h1};
    end
    if (x_mask[0]) begin
      offset__0__d = 3'h0;
    end
    if (b_mask[0]) begin
      offset__0__d = redirect_place;
    end
    if (e_mask[0]) begin
      offset__0__d = end_place;
    end
    if ((b_mask[0] & redirect_follow)) begin
      line__0__d = redirect_to;
    end
    if ((x_mask[0] & cross_follow)) begin
      line__0__d = cross_to;
    end
    if ((e_mask[0] & end_taken)) begin
      line__0__d = end_line;
    end
    if ((evict_valid & (evict_line == line__0__q))) begin
      after_now = {after_now[3:1], 1'h0};
      before_now = {before_now[3:1], 1'h0};
    end
    if (a_mask[1]) begin
      offset__1__d = {offset__1__q + 3'h1};
    end
    if (x_mask[1]) begin
      offset__1__d = 3'h0;
    end
    if (b_mask[1]) begin
      offset__1__d = redirect_place;
    end
    if (e_mask[1]) begin
      offset__1__d = end_place;
    end
    if ((b_mask[1] & redirect_follow)) begin
      line__1__d = redirect_to;
    end
    if ((x_mask[1] & cross_follow)) begin
      line__1__d = cross_to;
    end
    if ((e_mask[1] & end_taken)) begin
      line__1__d = end_line;
    end
    if ((evict_valid & (evict_line == line__1__q))) begin
      after_now = {after_now[3:2], 1'h0, after_now[0]};
      before_now = {before_now[3:2], 1'h0, before_now[0]};
    end
    if (a_mask[2]) begin
      offset__2__d = {offset__2__q + 3'h1};
    end
    if (x_mask[2]) begin
      offset__2__d = 3'h0;
    end
    if (b_mask[2]) begin
      offset__2__d = redirect_place;
    end
    if (e_mask[2]) begin
      offset__2__d = end_place;
    end
    if ((b_mask[2] & redirect_follow)) begin
      line__2__d = redirect_to;
    end
    if ((x_mask[2] & cross_follow)) begin
      line__2__d = cross_to;
    end
    if ((e_mask[2] & end_taken)) begin
      line__2__d = end_line;
    end
    if ((evict_valid & (evict_line == line__2__q))) begin
      after_now = {after_now[3], 1'h0, after_now[1:0]};
      before_now = {before_now[3], 1'h0, before_now[1:0]};
    end
    if (a_mask[3]) begin
      offset__3__d = {offset__3__q + 3'h1};
    end
    if (x_mask[3]) begin
      offset__3__d = 3'h0;
    end
    if (b_mask[3]) begin
      offset__3__d = redirect_place;
    end
    if (e_mask[3]) begin
      offset__3__d = end_place;
    end
    if ((b_mask[3] & redirect_follow)) begin
      line__3__d = redirect_to;
    end
    if ((x_mask[3] & cross_follow)) begin
      line__3__d = cross_to;
    end
    if ((e_mask[3] & end_taken)) begin
      line__3__d = end_line;
    end
    if ((evict_valid & (evict_line == line__3__q))) begin
      after_now = {1'h0, after_now[2:0]};
      before_now = {1'h0, before_now[2:0]};
    end
    pointing__d = pointing_now;
    here__d = here_now;
    wanted__d = wanted_now;
    seeking__d = seeking_now;
    goes_next__d = after_now;
    goes_prev__d = before_now;
  end
  always @(posedge clock) begin
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    offset__0__q <= offset__0__d;
    offset__1__q <= offset__1__d;
    offset__2__q <= offset__2__d;
    offset__3__q <= offset__3__d;
    pointing__q <= pointing__d;
    here__q <= here__d;
    wanted__q <= wanted__d;
    seeking__q <= seeking__d;
    goes_next__q <= goes_next__d;
    goes_prev__q <= goes_prev__d;
  end
endmodule

module words (
  input wire clock,
  input wire read_enable,
  input wire [4:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [4:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:31];
  integer k;
  initial for (k = 0; k < 32; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module choice (
  input wire [3:0] requests,
  input wire [1:0] last,
  output reg valid,
  output reg [1:0] index,
  output reg [3:0] chosen
);
  reg [3:0] later;
  reg [3:0] lowest;
  reg [3:0] pool;
  reg [1:0] number;
  always @(*) begin
    later = 4'h0;
    if ((last < 2'h0)) begin
      later = {later[3:1], requests[0]};
    end
    if ((last < 2'h1)) begin
      later = {later[3:2], requests[1], later[0]};
    end
    if ((last < 2'h2)) begin
      later = {later[3], requests[2], later[1:0]};
    end
    if ((last < 2'h3)) begin
      later = {requests[3], later[2:0]};
    end
    lowest = (requests & {{~requests} + 4'h1});
    pool = (later & {{~later} + 4'h1});
    if ((!(|later))) begin
      pool = lowest;
    end
    chosen = pool;
    index = 2'h0;
    number = 2'h0;
    if (pool[0]) begin
      index = (index | number);
    end
    number = 2'h1;
    if (pool[1]) begin
      index = (index | number);
    end
    number = 2'h2;
    if (pool[2]) begin
      index = (index | number);
    end
    number = 2'h3;
    if (pool[3]) begin
      index = (index | number);
    end
    valid = (|requests);
  end
endmodule

module fetch (
  input wire clock,
  input wire [3:0] requests,
  input wire [2:0] line__0,
  input wire [2:0] line__1,
  input wire [2:0] line__2,
  input wire [2:0] line__3,
  input wire [2:0] place__0,
  input wire [2:0] place__1,
  input wire [2:0] place__2,
  input wire [2:0] place__3,
  output reg [3:0] chosen,
  input wire write_valid,
  input wire [4:0] write_at,
  input wire [31:0] write_data__0,
  input wire [31:0] write_data__1,
  input wire [31:0] write_data__2,
  input wire [31:0] write_data__3,
  output reg [2:0] got_line,
  input wire [16:0] got_tag,
  input wire [7:0] loaded,
  input wire woke,
  input wire [2:0] woke_line,
  input wire [19:0] program_length,
  input wire fault_busy,
  output reg [3:0] again,
  output reg [3:0] lacking,
  output reg valid,
  output reg bad,
  output reg [1:0] warp,
  output reg [19:0] pc,
  output reg [31:0] low,
  output reg [31:0] high
);
  reg [2:0] read_line;
  reg [2:0] read_place;
  reg [4:0] read_at;
  reg [19:0] got_pc;
  reg outside;
  reg there;
  reg waits;
  reg [7:0] part_0;
  reg words__0__read_enable;
  reg [4:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [4:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg words__1__read_enable;
  reg [4:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [4:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg words__2__read_enable;
  reg [4:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [4:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg words__3__read_enable;
  reg [4:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [4:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [3:0] choice__requests;
  reg [1:0] choice__last;
  wire choice__valid;
  wire [1:0] choice__index;
  wire [3:0] choice__chosen;
  reg got_valid__d;
  reg got_valid__q = 1'h0;
  reg [1:0] got_warp__d;
  reg [1:0] got_warp__q = 2'h0;
  reg [3:0] got_mask__d;
  reg [3:0] got_mask__q = 4'h0;
  reg [2:0] got_from__d;
  reg [2:0] got_from__q = 3'h0;
  reg [2:0] got_place__d;
  reg [2:0] got_place__q = 3'h0;
  always @(*) begin
    part_0 = 8'h0;
    got_valid__d = got_valid__q;
    got_warp__d = got_warp__q;
    got_mask__d = got_mask__q;
    got_from__d = got_from__q;
    got_place__d = got_place__q;
    choice__requests = requests;
    choice__last = got_warp__q;
    chosen = choice__chosen;
    read_line = 3'h0;
    read_place = 3'h0;
    if (choice__chosen[0]) begin
      read_line = (read_line | line__0);
      read_place = (read_place | place__0);
    end
    if (choice__chosen[1]) begin
      read_line = (read_line | line__1);
      read_place = (read_place | place__1);
    end
    if (choice__chosen[2]) begin
      read_line = (read_line | line__2);
      read_place = (read_place | place__2);
    end
    if (choice__chosen[3]) begin
      read_line = (read_line | line__3);
      read_place = (read_place | place__3);
    end
    got_valid__d = choice__valid;
    got_mask__d = choice__chosen;
    if (choice__valid) begin
      got_warp__d = choice__index;
      got_from__d = read_line;
      got_place__d = read_place;
    end
    read_at = ({{2'h0, read_line} << 32'h2} | {3'h0, read_place[2:1]});
    words__0__read_enable = choice__valid;
    words__0__read_address = read_at;
    words__0__write_enable = write_valid;
    words__0__write_address = write_at;
    words__0__write_data = write_data__0;
    words__1__read_enable = choice__valid;
    words__1__read_address = read_at;
    words__1__write_enable = write_valid;
    words__1__write_address = write_at;
    words__1__write_data = write_data__1;
    words__2__read_enable = choice__valid;
    words__2__read_address = read_at;
    words__2__write_enable = write_valid;
    words__2__write_address = write_at;
    words__2__write_data = write_data__2;
    words__3__read_enable = choice__valid;
    words__3__read_address = read_at;
    words__3__write_enable = write_valid;
    words__3__write_address = write_at;
    words__3__write_data = write_data__3;
    got_line = got_from__q;
    got_pc = ({{3'h0, got_tag} << 32'h3} | {17'h0, got_place__q});
    outside = (got_pc >= program_length);
    part_0 = loaded >> got_from__q;
    there = part_0[0];
    waits = (((!there) | (woke & (woke_line == got_from__q))) | fault_busy);
    again = 4'h0;
    lacking = 4'h0;
    if (waits) begin
      again = got_mask__q;
    end
    if ((!there)) begin
      lacking = got_mask__q;
    end
    if (got_place__q[0]) begin
      low = words__2__read_data;
      high = words__3__read_data;
    end else begin
      low = words__0__read_data;
      high = words__1__read_data;
    end
    warp = got_warp__q;
    pc = got_pc;
    bad = ((got_valid__q & (!waits)) & outside);
    valid = ((got_valid__q & (!waits)) & (!outside));
  end
  always @(posedge clock) begin
    got_valid__q <= got_valid__d;
    got_warp__q <= got_warp__d;
    got_mask__q <= got_mask__d;
    got_from__q <= got_from__d;
    got_place__q <= got_place__d;
  end
  words words__0 (
    .clock(clock),
    .read_enable(words__0__read_enable),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  words words__1 (
    .clock(clock),
    .read_enable(words__1__read_enable),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  words words__2 (
    .clock(clock),
    .read_enable(words__2__read_enable),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  words words__3 (
    .clock(clock),
    .read_enable(words__3__read_enable),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  choice choice (
    .requests(choice__requests),
    .last(choice__last),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule

module way_choice (
  input wire [7:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] later;
  reg [7:0] lowest;
  reg [7:0] pool;
  reg [2:0] number;
  always @(*) begin
    later = 8'h0;
    if ((last < 3'h0)) begin
      later = {later[7:1], requests[0]};
    end
    if ((last < 3'h1)) begin
      later = {later[7:2], requests[1], later[0]};
    end
    if ((last < 3'h2)) begin
      later = {later[7:3], requests[2], later[1:0]};
    end
    if ((last < 3'h3)) begin
      later = {later[7:4], requests[3], later[2:0]};
    end
    if ((last < 3'h4)) begin
      later = {later[7:5], requests[4], later[3:0]};
    end
    if ((last < 3'h5)) begin
      later = {later[7:6], requests[5], later[4:0]};
    end
    if ((last < 3'h6)) begin
      later = {later[7], requests[6], later[5:0]};
    end
    if ((last < 3'h7)) begin
      later = {requests[7], later[6:0]};
    end
    lowest = (requests & {{~requests} + 8'h1});
    pool = (later & {{~later} + 8'h1});
    if ((!(|later))) begin
      pool = lowest;
    end
    chosen = pool;
    index = 3'h0;
    number = 3'h0;
    if (pool[0]) begin
      index = (index | number);
    end
    number = 3'h1;
    if (pool[1]) begin
      index = (index | number);
    end
    number = 3'h2;
    if (pool[2]) begin
      index = (index | number);
    end
    number = 3'h3;
    if (pool[3]) begin
      index = (index | number);
    end
    number = 3'h4;
    if (pool[4]) begin
      index = (index | number);
    end
    number = 3'h5;
    if (pool[5]) begin
      index = (index | number);
    end
    number = 3'h6;
    if (pool[6]) begin
      index = (index | number);
    end
    number = 3'h7;
    if (pool[7]) begin
      index = (index | number);
    end
    valid = (|requests);
  end
endmodule

module lookup (
  input wire clock,
  input wire [3:0] seekers,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  input wire moved_valid,
  input wire [1:0] moved_warp,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [19:0] pc,
  input wire hit,
  input wire [2:0] hit_line,
  input wire [2:0] left_line,
  input wire left_next,
  input wire left_prev,
  input wire [19:0] program_length,
  input wire [7:0] open,
  input wire [7:0] loaded,
  input wire refill_free,
  input wire settled,
  output reg valid,
  output reg [1:0] warp,
  output reg [1:0] match_warp,
  output reg [16:0] tag,
  output reg proposed,
  output reg [2:0] victim,
  output reg [16:0] victim_tag,
  output reg [3:0] outcome_mask,
  output reg [1:0] outcome_warp,
  output reg [19:0] outcome_pc,
  output reg taken,
  output reg [2:0] line,
  output reg ready,
  output reg bad,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail,
  output reg alone,
  output reg neighbours,
  output reg [2:0] join_first,
  output reg [2:0] join_second
);
  localparam several_sets = 1'h0;
  localparam [2:0] set_bits = 3'h0;
  localparam [2:0] set_mask = 3'h0;
  reg [3:0] candidates;
  reg look_given_up;
  reg match_given_up;
  reg end_given_up;
  reg [16:0] tag_now;
  reg [2:0] set;
  reg [2:0] way;
  reg [2:0] at;
  reg [7:0] suitable;
  reg [7:0] fresh;
  reg [16:0] end_tag;
  reg [2:0] proposal;
  reg proposing;
  reg [2:0] place_now;
  reg going;
  reg gets;
  reg hits;
  reg misses;
  reg fails;
  reg takes;
  reg [3:0] eager;
  reg [3:0] still_owed;
  reg [19:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [7:0] part_4;
  reg [7:0] part_5;
  reg [7:0] part_6;
  reg [7:0] part_7;
  reg [7:0] part_8;
  reg [7:0] part_9;
  reg [7:0] part_10;
  reg [7:0] part_11;
  reg [7:0] part_12;
  reg [7:0] part_13;
  reg [7:0] part_14;
  reg [7:0] part_15;
  reg [7:0] part_16;
  reg [19:0] part_17;
  reg [3:0] look_choice__requests;
  reg [1:0] look_choice__last;
  wire look_choice__valid;
  wire [1:0] look_choice__index;
  wire [3:0] look_choice__chosen;
  reg look_valid__d;
  reg look_valid__q = 1'h0;
  reg [1:0] look_warp__d;
  reg [1:0] look_warp__q = 2'h0;
  reg [3:0] look_mask__d;
  reg [3:0] look_mask__q = 4'h0;
  reg match_valid__d;
  reg match_valid__q = 1'h0;
  reg [1:0] match_from__d;
  reg [1:0] match_from__q = 2'h0;
  reg [3:0] match_mask__d;
  reg [3:0] match_mask__q = 4'h0;
  reg [19:0] match_pc__d;
  reg [19:0] match_pc__q = 20'h0;
  reg [7:0] way_choice__requests;
  reg [2:0] way_choice__last;
  wire way_choice__valid;
  wire [2:0] way_choice__index;
  wire [7:0] way_choice__chosen;
  reg [2:0] last_way__d;
  reg [2:0] last_way__q = 3'h0;
  reg end_valid__d;
  reg end_valid__q = 1'h0;
  reg [1:0] end_warp__d;
  reg [1:0] end_warp__q = 2'h0;
  reg [3:0] end_mask__d;
  reg [3:0] end_mask__q = 4'h0;
  reg [19:0] end_pc__d;
  reg [19:0] end_pc__q = 20'h0;
  reg end_bad__d;
  reg end_bad__q = 1'h0;
  reg end_hit__d;
  reg end_hit__q = 1'h0;
  reg [2:0] end_place__d;
  reg [2:0] end_place__q = 3'h0;
  reg end_found__d;
  reg end_found__q = 1'h0;
  reg [2:0] end_way__d;
  reg [2:0] end_way__q = 3'h0;
  reg [2:0] end_left__d;
  reg [2:0] end_left__q = 3'h0;
  reg end_next__d;
  reg end_next__q = 1'h0;
  reg end_prev__d;
  reg end_prev__q = 1'h0;
  reg end_locked__d;
  reg end_locked__q = 1'h0;
  reg end_owed__d;
  reg end_owed__q = 1'h0;
  reg lost__d;
  reg lost__q = 1'h0;
  reg [3:0] lost_mask__d;
  reg [3:0] lost_mask__q = 4'h0;
  reg lost_owed__d;
  reg lost_owed__q = 1'h0;
  reg lost_refill__d;
  reg lost_refill__q = 1'h0;
  reg [3:0] owed__d;
  reg [3:0] owed__q = 4'h0;
  reg alone_now__d;
  reg alone_now__q = 1'h0;
  reg second__d;
  reg second__q = 1'h0;
  always @(*) begin
    part_0 = 20'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    part_4 = 8'h0;
    part_5 = 8'h0;
    part_6 = 8'h0;
    part_7 = 8'h0;
    part_8 = 8'h0;
    part_9 = 8'h0;
    part_10 = 8'h0;
    part_11 = 8'h0;
    part_12 = 8'h0;
    part_13 = 8'h0;
    part_14 = 8'h0;
    part_15 = 8'h0;
    part_16 = 8'h0;
    part_17 = 20'h0;
    look_valid__d = look_valid__q;
    look_warp__d = look_warp__q;
    look_mask__d = look_mask__q;
    match_valid__d = match_valid__q;
    match_from__d = match_from__q;
    match_mask__d = match_mask__q;
    match_pc__d = match_pc__q;
    last_way__d = last_way__q;
    end_valid__d = end_valid__q;
    end_warp__d = end_warp__q;
    end_mask__d = end_mask__q;
    end_pc__d = end_pc__q;
    end_bad__d = end_bad__q;
    end_hit__d = end_hit__q;
    end_place__d = end_place__q;
    end_found__d = end_found__q;
    end_way__d = end_way__q;
    end_left__d = end_left__q;
    end_next__d = end_next__q;
    end_prev__d = end_prev__q;
    end_locked__d = end_locked__q;
    end_owed__d = end_owed__q;
    lost__d = lost__q;
    lost_mask__d = lost_mask__q;
    lost_owed__d = lost_owed__q;
    lost_refill__d = lost_refill__q;
    owed__d = owed__q;
    alone_now__d = alone_now__q;
    second__d = second__q;
    look_given_up = (((moved_valid & (moved_warp == look_warp__q)) | (redirect_valid & (redirect_warp == look_warp__q))) | (launch_valid & (launch_warp == look_warp__q)));
    match_given_up = (((moved_valid & (moved_warp == match_from__q)) | (redirect_valid & (redirect_warp == match_from__q))) | (launch_valid & (launch_warp == match_from__q)));
    end_given_up = (((moved_valid & (moved_warp == end_warp__q)) | (redirect_valid & (redirect_warp == end_warp__q))) | (launch_valid & (launch_warp == end_warp__q)));
    proposing = ((end_valid__q & (!end_hit__q)) & end_found__q);
    eager = seekers;
    if (alone_now__q) begin
      eager = (seekers & owed__q);
    end
    candidates = (((eager & {~look_mask__q}) & {~match_mask__q}) & {~end_mask__q});
    look_choice__requests = candidates;
    look_choice__last = look_warp__q;
    if (proposing) begin
      look_valid__d = (look_valid__q & (!look_given_up));
      match_valid__d = (match_valid__q & (!match_given_up));
    end else begin
      look_valid__d = look_choice__valid;
      look_mask__d = look_choice__chosen;
      if (look_choice__valid) begin
        look_warp__d = look_choice__index;
      end
      match_valid__d = (look_valid__q & (!look_given_up));
      match_from__d = look_warp__q;
      match_mask__d = look_mask__q;
      match_pc__d = pc;
    end
    part_0 = {match_pc__q >> 32'h3};
    tag_now = part_0[16:0];
    set = (tag_now[2:0] & set_mask);
    suitable = 8'h0;
    fresh = 8'h0;
    way = 3'h0;
    at = ({way << set_bits} | set);
    part_1 = open >> at;
    if (part_1[0]) begin
      suitable = {suitable[7:1], 1'h1};
      part_2 = loaded >> at;
      if ((!part_2[0])) begin
        fresh = {fresh[7:1], 1'h1};
      end
    end
    way = 3'h1;
    at = ({way << set_bits} | set);
    part_3 = open >> at;
    if (part_3[0]) begin
      suitable = {suitable[7:2], 1'h1, suitable[0]};
      part_4 = loaded >> at;
      if ((!part_4[0])) begin
        fresh = {fresh[7:2], 1'h1, fresh[0]};
      end
    end
    way = 3'h2;
    at = ({way << set_bits} | set);
    part_5 = open >> at;
    if (part_5[0]) begin
      suitable = {suitable[7:3], 1'h1, suitable[1:0]};
      part_6 = loaded >> at;
      if ((!part_6[0])) begin
        fresh = {fresh[7:3], 1'h1, fresh[1:0]};
      end
    end
    way = 3'h3;
    at = ({way << set_bits} | set);
    part_7 = open >> at;
    if (part_7[0]) begin
      suitable = {suitable[7:4], 1'h1, suitable[2:0]};
      part_8 = loaded >> at;
      if ((!part_8[0])) begin
        fresh = {fresh[7:4], 1'h1, fresh[2:0]};
      end
    end
    way = 3'h4;
    at = ({way << set_bits} | set);
    part_9 = open >> at;
    if (part_9[0]) begin
      suitable = {suitable[7:5], 1'h1, suitable[3:0]};
      part_10 = loaded >> at;
      if ((!part_10[0])) begin
        fresh = {fresh[7:5], 1'h1, fresh[3:0]};
      end
    end
    way = 3'h5;
    at = ({way << set_bits} | set);
    part_11 = open >> at;
    if (part_11[0]) begin
      suitable = {suitable[7:6], 1'h1, suitable[4:0]};
      part_12 = loaded >> at;
      if ((!part_12[0])) begin
        fresh = {fresh[7:6], 1'h1, fresh[4:0]};
      end
    end
    way = 3'h6;
    at = ({way << set_bits} | set);
    part_13 = open >> at;
    if (part_13[0]) begin
      suitable = {suitable[7], 1'h1, suitable[5:0]};
      part_14 = loaded >> at;
      if ((!part_14[0])) begin
        fresh = {fresh[7], 1'h1, fresh[5:0]};
      end
    end
    way = 3'h7;
    at = ({way << set_bits} | set);
    part_15 = open >> at;
    if (part_15[0]) begin
      suitable = {1'h1, suitable[6:0]};
      part_16 = loaded >> at;
      if ((!part_16[0])) begin
        fresh = {1'h1, fresh[6:0]};
      end
    end
    way_choice__requests = suitable;
    if ((several_sets & (|fresh))) begin
      way_choice__requests = fresh;
    end
    way_choice__last = last_way__q;
    end_valid__d = ((match_valid__q & (!match_given_up)) & (!proposing));
    end_mask__d = match_mask__q;
    if (proposing) begin
      end_mask__d = 4'h0;
    end
    end_warp__d = match_from__q;
    end_pc__d = match_pc__q;
    end_bad__d = (match_pc__q >= program_length);
    end_hit__d = hit;
    end_place__d = hit_line;
    end_owed__d = (|(owed__q & match_mask__q));
    end_locked__d = (!way_choice__valid);
    end_found__d = (way_choice__valid & ((|(owed__q & match_mask__q)) | (!(|owed__q))));
    end_way__d = way_choice__index;
    end_left__d = left_line;
    end_next__d = left_next;
    end_prev__d = left_prev;
    part_17 = {end_pc__q >> 32'h3};
    end_tag = part_17[16:0];
    proposal = ({end_way__q << set_bits} | (end_tag[2:0] & set_mask));
    place_now = proposal;
    if (end_hit__q) begin
      place_now = end_place__q;
    end
    going = (end_valid__q & (!end_bad__q));
    gets = (end_hit__q | ((end_found__q & refill_free) & settled));
    takes = ((going & gets) & (!end_given_up));
    hits = (takes & end_hit__q);
    misses = (((going & gets) & (!end_given_up)) & (!end_hit__q));
    fails = (((going & (!end_given_up)) & (!end_hit__q)) & end_locked__q);
    if (misses) begin
      last_way__d = end_way__q;
    end
    lost__d = ((going & (!gets)) & (!end_given_up));
    lost_mask__d = end_mask__q;
    lost_owed__d = end_owed__q;
    lost_refill__d = (end_found__q & (!refill_free));
    still_owed = (owed__q & seekers);
    owed__d = still_owed;
    alone_now__d = (alone_now__q & (|still_owed));
    second__d = second__q;
    if ((lost__q & (!(|owed__q)))) begin
      owed__d = (lost_mask__q & seekers);
      alone_now__d = (!lost_refill__q);
      second__d = 1'h0;
    end
    if ((lost__q & lost_owed__q)) begin
      alone_now__d = (!lost_refill__q);
      second__d = (alone_now__q & (!lost_refill__q));
      if ((alone_now__q & second__q)) begin
        owed__d = 4'h0;
        alone_now__d = 1'h0;
      end
    end
    neighbours = ((end_next__q | end_prev__q) & (end_left__q != place_now));
    join_first = end_left__q;
    join_second = place_now;
    if (end_prev__q) begin
      join_first = place_now;
      join_second = end_left__q;
    end
    valid = (look_valid__q & (!proposing));
    warp = look_warp__q;
    match_warp = match_from__q;
    tag = tag_now;
    alone = alone_now__q;
    proposed = proposing;
    victim = proposal;
    victim_tag = end_tag;
    outcome_mask = end_mask__q;
    outcome_warp = end_warp__q;
    outcome_pc = end_pc__q;
    taken = takes;
    line = place_now;
    ready = end_hit__q;
    bad = ((end_valid__q & (!end_given_up)) & end_bad__q);
    count_hit = hits;
    count_miss = misses;
    count_fail = fails;
  end
  always @(posedge clock) begin
    look_valid__q <= look_valid__d;
    look_warp__q <= look_warp__d;
    look_mask__q <= look_mask__d;
    match_valid__q <= match_valid__d;
    match_from__q <= match_from__d;
    match_mask__q <= match_mask__d;
    match_pc__q <= match_pc__d;
    last_way__q <= last_way__d;
    end_valid__q <= end_valid__d;
    end_warp__q <= end_warp__d;
    end_mask__q <= end_mask__d;
    end_pc__q <= end_pc__d;
    end_bad__q <= end_bad__d;
    end_hit__q <= end_hit__d;
    end_place__q <= end_place__d;
    end_found__q <= end_found__d;
    end_way__q <= end_way__d;
    end_left__q <= end_left__d;
    end_next__q <= end_next__d;
    end_prev__q <= end_prev__d;
    end_locked__q <= end_locked__d;
    end_owed__q <= end_owed__d;
    lost__q <= lost__d;
    lost_mask__q <= lost_mask__d;
    lost_owed__q <= lost_owed__d;
    lost_refill__q <= lost_refill__d;
    owed__q <= owed__d;
    alone_now__q <= alone_now__d;
    second__q <= second__d;
  end
  choice look_choice (
    .requests(look_choice__requests),
    .last(look_choice__last),
    .valid(look_choice__valid),
    .index(look_choice__index),
    .chosen(look_choice__chosen)
  );
  way_choice way_choice (
    .requests(way_choice__requests),
    .last(way_choice__last),
    .valid(way_choice__valid),
    .index(way_choice__index),
    .chosen(way_choice__chosen)
  );
endmodule

module crossing (
  input wire clock,
  input wire issue_valid,
  input wire [1:0] issue_warp,
  input wire [2:0] issue_line,
  input wire [2:0] issue_place,
  input wire [19:0] from_pc,
  output reg stay,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  output reg valid,
  output reg [1:0] warp,
  output reg [2:0] line,
  input wire next_valid,
  input wire [2:0] next_line,
  input wire barred,
  input wire proposed,
  input wire [2:0] victim,
  output reg follow,
  output reg far,
  output reg leaves_next,
  output reg [19:0] pc
);
  localparam conventional = 1'h0;
  reg leaves;
  reg can_follow;
  reg follows;
  reg [19:0] start_pc;
  reg valid_now__d;
  reg valid_now__q = 1'h0;
  reg [1:0] warp_now__d;
  reg [1:0] warp_now__q = 2'h0;
  reg [2:0] line_now__d;
  reg [2:0] line_now__q = 3'h0;
  reg [19:0] pc_now__d;
  reg [19:0] pc_now__q = 20'h0;
  always @(*) begin
    valid_now__d = valid_now__q;
    warp_now__d = warp_now__q;
    line_now__d = line_now__q;
    pc_now__d = pc_now__q;
    stay = ((issue_valid & (!(&issue_place))) & (!conventional));
    valid_now__d = (issue_valid & (&issue_place));
    warp_now__d = issue_warp;
    line_now__d = issue_line;
    pc_now__d = from_pc;
    leaves = (valid_now__q & (!(redirect_valid & (redirect_warp == warp_now__q))));
    can_follow = ((next_valid & (!barred)) & (!(proposed & (next_line == victim))));
    follows = (leaves & can_follow);
    far = (leaves & (!can_follow));
    valid = leaves;
    leaves_next = leaves;
    warp = warp_now__q;
    line = line_now__q;
    start_pc = pc_now__q;
    if (conventional) begin
      follows = 1'h0;
      far = issue_valid;
      valid = issue_valid;
      leaves_next = 1'h0;
      warp = issue_warp;
      line = issue_line;
      start_pc = from_pc;
    end
    follow = follows;
    pc = {start_pc + 20'h1};
  end
  always @(posedge clock) begin
    valid_now__q <= valid_now__d;
    warp_now__q <= warp_now__d;
    line_now__q <= line_now__d;
    pc_now__q <= pc_now__d;
  end
endmodule

module redirect (
  input wire clock,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  input wire [1:0] redirect_kind,
  input wire [23:0] redirect_offset,
  input wire [19:0] redirect_pc,
  input wire [2:0] from_line,
  input wire [2:0] from_offset,
  input wire from_points,
  input wire [16:0] tag,
  input wire next_valid,
  input wire [2:0] next_line,
  input wire prev_valid,
  input wire [2:0] prev_line,
  input wire barred,
  input wire proposed,
  input wire [2:0] victim,
  output reg valid,
  output reg [1:0] warp,
  output reg points,
  output reg [2:0] line,
  output reg stay,
  output reg follow,
  output reg follow_prev,
  output reg far,
  output reg stop,
  output reg leaves_next,
  output reg leaves_prev,
  output reg [2:0] to,
  output reg [2:0] place,
  output reg [19:0] pc
);
  localparam conventional = 1'h0;
  localparam [19:0] sign_fill = 20'h0;
  reg [19:0] far_up;
  reg odd;
  reg [3:0] sum;
  reg moves;
  reg same_line;
  reg line_after;
  reg line_before;
  reg linked;
  reg next_free;
  reg prev_free;
  reg goes_far;
  reg goes_next;
  reg goes_prev;
  reg stays;
  reg stops;
  reg [2:0] target;
  reg [19:0] wide;
  reg [19:0] target_pc;
  reg valid_now__d;
  reg valid_now__q = 1'h0;
  reg [1:0] warp_now__d;
  reg [1:0] warp_now__q = 2'h0;
  reg [1:0] kind_now__d;
  reg [1:0] kind_now__q = 2'h0;
  reg [23:0] step__d;
  reg [23:0] step__q = 24'h0;
  reg above_none__d;
  reg above_none__q = 1'h0;
  reg above_all__d;
  reg above_all__q = 1'h0;
  reg [19:0] pc_now__d;
  reg [19:0] pc_now__q = 20'h0;
  reg [2:0] line_now__d;
  reg [2:0] line_now__q = 3'h0;
  reg [2:0] from_place__d;
  reg [2:0] from_place__q = 3'h0;
  reg points_now__d;
  reg points_now__q = 1'h0;
  always @(*) begin
    valid_now__d = valid_now__q;
    warp_now__d = warp_now__q;
    kind_now__d = kind_now__q;
    step__d = step__q;
    above_none__d = above_none__q;
    above_all__d = above_all__q;
    pc_now__d = pc_now__q;
    line_now__d = line_now__q;
    from_place__d = from_place__q;
    points_now__d = points_now__q;
    valid_now__d = redirect_valid;
    warp_now__d = redirect_warp;
    kind_now__d = redirect_kind;
    far_up = redirect_offset[23:4];
    step__d = 24'h1;
    above_none__d = 1'h1;
    above_all__d = 1'h0;
    if (redirect_kind[0]) begin
      step__d = redirect_offset;
      above_none__d = (!(|far_up));
      above_all__d = (&far_up);
    end
    pc_now__d = redirect_pc;
    line_now__d = from_line;
    from_place__d = from_offset;
    points_now__d = from_points;
    sum = {{1'h0, from_place__q} + {1'h0, step__q[2:0]}};
    odd = step__q[3];
    if (sum[3]) begin
      same_line = (above_all__q & odd);
      line_after = (above_none__q & (!odd));
      line_before = (above_all__q & (!odd));
    end else begin
      same_line = (above_none__q & (!odd));
      line_after = (above_none__q & odd);
      line_before = (above_all__q & odd);
    end
    moves = (valid_now__q & (!kind_now__q[1]));
    stops = (valid_now__q & (&kind_now__q));
    stays = ((moves & same_line) & (!conventional));
    target = next_line;
    if (line_before) begin
      target = prev_line;
    end
    linked = ((moves & (!conventional)) & (!barred));
    next_free = (next_valid & (!(proposed & (next_line == victim))));
    prev_free = (prev_valid & (!(proposed & (prev_line == victim))));
    goes_next = ((linked & line_after) & next_free);
    goes_prev = ((linked & line_before) & prev_free);
    goes_far = ((((valid_now__q & (!stops)) & (!stays)) & (!goes_next)) & (!goes_prev));
    target_pc = ({{3'h0, tag} << 32'h3} | {17'h0, from_place__q});
    wide = step__q[19:0];
    if (step__q[23]) begin
      wide = (wide | sign_fill);
    end
    target_pc = {target_pc + wide};
    if (kind_now__q[1]) begin
      target_pc = pc_now__q;
    end
    valid = valid_now__q;
    warp = warp_now__q;
    points = points_now__q;
    line = line_now__q;
    far = goes_far;
    follow = (goes_next | goes_prev);
    follow_prev = goes_prev;
    stay = stays;
    stop = stops;
    leaves_next = ((moves & points_now__q) & line_after);
    leaves_prev = ((moves & points_now__q) & line_before);
    to = target;
    place = sum[2:0];
    pc = target_pc;
  end
  always @(posedge clock) begin
    valid_now__q <= valid_now__d;
    warp_now__q <= warp_now__d;
    kind_now__q <= kind_now__d;
    step__q <= step__d;
    above_none__q <= above_none__d;
    above_all__q <= above_all__d;
    pc_now__q <= pc_now__d;
    line_now__q <= line_now__d;
    from_place__q <= from_place__d;
    points_now__q <= points_now__d;
  end
endmodule

module front_end (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [19:0] launch_pc,
  input wire issue_valid,
  input wire [1:0] issue_warp,
  input wire issue_control,
  input wire redirect_valid,
  input wire [1:0] redirect_warp,
  input wire [1:0] redirect_kind,
  input wire [23:0] redirect_offset,
  input wire [19:0] redirect_pc,
  input wire [3:0] hold,
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
  output reg fetch_valid,
  output reg [1:0] fetch_warp,
  output reg [31:0] fetch_low,
  output reg [31:0] fetch_high,
  output reg [19:0] issue_pc,
  output reg fault_valid,
  output reg [1:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg count_fetch,
  output reg count_lookup,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail,
  output reg [1:0] count_next,
  output reg count_prev,
  output reg [1:0] count_offset,
  output reg count_pc_read,
  output reg [1:0] count_pc_write,
  output reg count_refill,
  output reg count_eviction,
  output reg count_fill_stall
);
  localparam conventional = 1'h0;
  localparam [7:0] one_line = 8'h1;
  reg [19:0] a_pc;
  reg [7:0] loading_now;
  reg [7:0] loaded_now;
  reg [7:0] open_now;
  reg [1:0] sum;
  reg [7:0] part_0;
  reg pcs__issue_valid;
  reg [1:0] pcs__issue_warp;
  reg [19:0] pcs__issue_pc;
  reg pcs__redirect_valid;
  reg [1:0] pcs__redirect_warp;
  reg [19:0] pcs__redirect_pc;
  reg pcs__launch_valid;
  reg [1:0] pcs__launch_warp;
  reg [19:0] pcs__launch_pc;
  reg [1:0] pcs__read_warp;
  wire [19:0] pcs__read_pc;
  reg tags__write_valid;
  reg [2:0] tags__write_line;
  reg [16:0] tags__write_tag;
  reg [7:0] tags__present;
  reg [16:0] tags__look_tag;
  wire tags__hit;
  wire [2:0] tags__place;
  reg [2:0] tags__issue_line;
  wire [16:0] tags__issue_tag;
  reg [2:0] tags__redirect_line;
  wire [16:0] tags__redirect_tag;
  reg [2:0] tags__fetch_line;
  wire [16:0] tags__fetch_tag;
  reg [2:0] links__issue_line;
  wire links__issue_next_valid;
  wire [2:0] links__issue_next;
  reg [2:0] links__redirect_line;
  wire links__redirect_next_valid;
  wire [2:0] links__redirect_next;
  wire links__redirect_prev_valid;
  wire [2:0] links__redirect_prev;
  reg links__evict_valid;
  reg [2:0] links__evict_line;
  reg links__join_valid;
  reg links__neighbours;
  reg [2:0] links__join_first;
  reg [2:0] links__join_second;
  reg counts__issue_rise;
  reg [2:0] counts__issue_to;
  reg counts__issue_fall;
  reg [2:0] counts__issue_from;
  reg counts__redirect_rise;
  reg [2:0] counts__redirect_to;
  reg counts__redirect_fall;
  reg [2:0] counts__redirect_from;
  reg counts__look_rise;
  reg [2:0] counts__look_to;
  reg [2:0] counts__victim;
  wire counts__settled;
  wire [7:0] counts__unlocked;
  reg refill__start_valid;
  reg [2:0] refill__start_line;
  reg [16:0] refill__start_tag;
  reg [27:0] refill__program_base;
  wire refill__free;
  wire refill__req_valid;
  reg refill__req_ready;
  wire [27:0] refill__req_address;
  wire [5:0] refill__req_tag;
  reg refill__rsp_valid;
  reg [5:0] refill__rsp_tag;
  wire [4:0] refill__write_at;
  wire refill__done;
  wire [2:0] refill__done_line;
  reg [7:0] loading__d;
  reg [7:0] loading__q = 8'h0;
  reg [7:0] loaded__d;
  reg [7:0] loaded__q = 8'h0;
  reg [1:0] pointers__issue_warp;
  wire [2:0] pointers__issue_line;
  wire [2:0] pointers__issue_place;
  reg pointers__issue_stay;
  reg [1:0] pointers__cross_warp;
  reg pointers__cross_valid;
  reg pointers__cross_follow;
  reg [2:0] pointers__cross_to;
  reg pointers__cross_far;
  reg pointers__cross_next;
  reg [1:0] pointers__from_warp;
  wire [2:0] pointers__from_line;
  wire [2:0] pointers__from_offset;
  wire pointers__from_points;
  reg pointers__redirect_valid;
  reg [1:0] pointers__redirect_warp;
  reg [2:0] pointers__redirect_place;
  reg pointers__redirect_follow;
  reg [2:0] pointers__redirect_to;
  reg pointers__redirect_far;
  reg pointers__redirect_next;
  reg pointers__redirect_prev;
  reg pointers__redirect_stop;
  reg pointers__launch_valid;
  reg [1:0] pointers__launch_warp;
  reg [1:0] pointers__look_warp;
  wire [2:0] pointers__left_line;
  wire pointers__left_next;
  wire pointers__left_prev;
  reg [3:0] pointers__end_mask;
  reg pointers__end_taken;
  reg [2:0] pointers__end_line;
  reg [2:0] pointers__end_place;
  reg pointers__end_ready;
  reg pointers__end_bad;
  reg pointers__evict_valid;
  reg [2:0] pointers__evict_line;
  reg pointers__done;
  reg [2:0] pointers__done_line;
  reg [3:0] pointers__fetched;
  reg [3:0] pointers__again;
  reg [3:0] pointers__lacking;
  wire [2:0] pointers__lines__0;
  wire [2:0] pointers__lines__1;
  wire [2:0] pointers__lines__2;
  wire [2:0] pointers__lines__3;
  wire [2:0] pointers__places__0;
  wire [2:0] pointers__places__1;
  wire [2:0] pointers__places__2;
  wire [2:0] pointers__places__3;
  wire [3:0] pointers__requests;
  wire [3:0] pointers__seekers;
  wire pointers__fill_stall;
  reg [3:0] fetch__requests;
  reg [2:0] fetch__line__0;
  reg [2:0] fetch__line__1;
  reg [2:0] fetch__line__2;
  reg [2:0] fetch__line__3;
  reg [2:0] fetch__place__0;
  reg [2:0] fetch__place__1;
  reg [2:0] fetch__place__2;
  reg [2:0] fetch__place__3;
  wire [3:0] fetch__chosen;
  reg fetch__write_valid;
  reg [4:0] fetch__write_at;
  reg [31:0] fetch__write_data__0;
  reg [31:0] fetch__write_data__1;
  reg [31:0] fetch__write_data__2;
  reg [31:0] fetch__write_data__3;
  wire [2:0] fetch__got_line;
  reg [16:0] fetch__got_tag;
  reg [7:0] fetch__loaded;
  reg fetch__woke;
  reg [2:0] fetch__woke_line;
  reg [19:0] fetch__program_length;
  reg fetch__fault_busy;
  wire [3:0] fetch__again;
  wire [3:0] fetch__lacking;
  wire fetch__valid;
  wire fetch__bad;
  wire [1:0] fetch__warp;
  wire [19:0] fetch__pc;
  wire [31:0] fetch__low;
  wire [31:0] fetch__high;
  reg [3:0] lookup__seekers;
  reg lookup__redirect_valid;
  reg [1:0] lookup__redirect_warp;
  reg lookup__moved_valid;
  reg [1:0] lookup__moved_warp;
  reg lookup__launch_valid;
  reg [1:0] lookup__launch_warp;
  reg [19:0] lookup__pc;
  reg lookup__hit;
  reg [2:0] lookup__hit_line;
  reg [2:0] lookup__left_line;
  reg lookup__left_next;
  reg lookup__left_prev;
  reg [19:0] lookup__program_length;
  reg [7:0] lookup__open;
  reg [7:0] lookup__loaded;
  reg lookup__refill_free;
  reg lookup__settled;
  wire lookup__valid;
  wire [1:0] lookup__warp;
  wire [1:0] lookup__match_warp;
  wire [16:0] lookup__tag;
  wire lookup__proposed;
  wire [2:0] lookup__victim;
  wire [16:0] lookup__victim_tag;
  wire [3:0] lookup__outcome_mask;
  wire [1:0] lookup__outcome_warp;
  wire [19:0] lookup__outcome_pc;
  wire lookup__taken;
  wire [2:0] lookup__line;
  wire lookup__ready;
  wire lookup__bad;
  wire lookup__count_hit;
  wire lookup__count_miss;
  wire lookup__count_fail;
  wire lookup__alone;
  wire lookup__neighbours;
  wire [2:0] lookup__join_first;
  wire [2:0] lookup__join_second;
  reg crossing__issue_valid;
  reg [1:0] crossing__issue_warp;
  reg [2:0] crossing__issue_line;
  reg [2:0] crossing__issue_place;
  reg [19:0] crossing__from_pc;
  wire crossing__stay;
  reg crossing__redirect_valid;
  reg [1:0] crossing__redirect_warp;
  wire crossing__valid;
  wire [1:0] crossing__warp;
  wire [2:0] crossing__line;
  reg crossing__next_valid;
  reg [2:0] crossing__next_line;
  reg crossing__barred;
  reg crossing__proposed;
  reg [2:0] crossing__victim;
  wire crossing__follow;
  wire crossing__far;
  wire crossing__leaves_next;
  wire [19:0] crossing__pc;
  reg redirect__redirect_valid;
  reg [1:0] redirect__redirect_warp;
  reg [1:0] redirect__redirect_kind;
  reg [23:0] redirect__redirect_offset;
  reg [19:0] redirect__redirect_pc;
  reg [2:0] redirect__from_line;
  reg [2:0] redirect__from_offset;
  reg redirect__from_points;
  reg [16:0] redirect__tag;
  reg redirect__next_valid;
  reg [2:0] redirect__next_line;
  reg redirect__prev_valid;
  reg [2:0] redirect__prev_line;
  reg redirect__barred;
  reg redirect__proposed;
  reg [2:0] redirect__victim;
  wire redirect__valid;
  wire [1:0] redirect__warp;
  wire redirect__points;
  wire [2:0] redirect__line;
  wire redirect__stay;
  wire redirect__follow;
  wire redirect__follow_prev;
  wire redirect__far;
  wire redirect__stop;
  wire redirect__leaves_next;
  wire redirect__leaves_prev;
  wire [2:0] redirect__to;
  wire [2:0] redirect__place;
  wire [19:0] redirect__pc;
  reg woke__d;
  reg woke__q = 1'h0;
  reg [2:0] woke_line__d;
  reg [2:0] woke_line__q = 3'h0;
  reg [7:0] open__d;
  reg [7:0] open__q = 8'h0;
  always @(*) begin
    part_0 = 8'h0;
    loading__d = loading__q;
    loaded__d = loaded__q;
    woke__d = woke__q;
    woke_line__d = woke_line__q;
    open__d = open__q;
    pointers__issue_warp = issue_warp;
    pointers__from_warp = redirect_warp;
    redirect__from_line = pointers__from_line;
    redirect__from_offset = pointers__from_offset;
    redirect__from_points = pointers__from_points;
    redirect__redirect_valid = redirect_valid;
    redirect__redirect_warp = redirect_warp;
    redirect__redirect_kind = redirect_kind;
    redirect__redirect_offset = redirect_offset;
    redirect__redirect_pc = redirect_pc;
    tags__issue_line = pointers__issue_line;
    tags__redirect_line = redirect__line;
    links__redirect_line = redirect__line;
    a_pc = ({{3'h0, tags__issue_tag} << 32'h3} | {17'h0, pointers__issue_place});
    issue_pc = a_pc;
    redirect__tag = tags__redirect_tag;
    redirect__next_valid = links__redirect_next_valid;
    redirect__next_line = links__redirect_next;
    redirect__prev_valid = links__redirect_prev_valid;
    redirect__prev_line = links__redirect_prev;
    redirect__barred = lookup__alone;
    redirect__proposed = lookup__proposed;
    redirect__victim = lookup__victim;
    crossing__issue_valid = (issue_valid & (!issue_control));
    crossing__issue_warp = issue_warp;
    crossing__issue_line = pointers__issue_line;
    crossing__issue_place = pointers__issue_place;
    crossing__from_pc = a_pc;
    crossing__redirect_valid = redirect_valid;
    crossing__redirect_warp = redirect_warp;
    links__issue_line = crossing__line;
    crossing__next_valid = links__issue_next_valid;
    crossing__next_line = links__issue_next;
    crossing__barred = lookup__alone;
    crossing__proposed = lookup__proposed;
    crossing__victim = lookup__victim;
    pcs__issue_valid = crossing__far;
    pcs__issue_warp = crossing__warp;
    pcs__issue_pc = crossing__pc;
    pcs__redirect_valid = redirect__far;
    pcs__redirect_warp = redirect__warp;
    pcs__redirect_pc = redirect__pc;
    pcs__launch_valid = launch_valid;
    pcs__launch_warp = launch_warp;
    pcs__launch_pc = launch_pc;
    counts__issue_rise = crossing__follow;
    counts__issue_to = links__issue_next;
    counts__issue_fall = (crossing__follow | crossing__far);
    counts__issue_from = crossing__line;
    counts__redirect_rise = redirect__follow;
    counts__redirect_to = redirect__to;
    counts__redirect_fall = ((redirect__valid & (!redirect__stay)) & redirect__points);
    counts__redirect_from = redirect__line;
    pointers__issue_stay = crossing__stay;
    pointers__cross_warp = crossing__warp;
    pointers__cross_valid = crossing__valid;
    pointers__cross_follow = crossing__follow;
    pointers__cross_to = links__issue_next;
    pointers__cross_far = crossing__far;
    pointers__cross_next = crossing__leaves_next;
    pointers__redirect_valid = redirect__valid;
    pointers__redirect_warp = redirect__warp;
    pointers__redirect_place = redirect__place;
    pointers__redirect_follow = redirect__follow;
    pointers__redirect_to = redirect__to;
    pointers__redirect_far = redirect__far;
    pointers__redirect_next = (redirect__leaves_next & (!conventional));
    pointers__redirect_prev = (redirect__leaves_prev & (!conventional));
    pointers__redirect_stop = redirect__stop;
    pointers__launch_valid = launch_valid;
    pointers__launch_warp = launch_warp;
    pointers__look_warp = lookup__match_warp;
    pointers__end_mask = lookup__outcome_mask;
    pointers__end_taken = lookup__taken;
    pointers__end_line = lookup__line;
    pointers__end_place = lookup__outcome_pc[2:0];
    pointers__end_ready = lookup__ready;
    pointers__end_bad = lookup__bad;
    pointers__evict_valid = lookup__count_miss;
    pointers__evict_line = lookup__victim;
    pointers__done = refill__done;
    pointers__done_line = refill__done_line;
    pointers__fetched = fetch__chosen;
    pointers__again = fetch__again;
    pointers__lacking = fetch__lacking;
    lookup__seekers = pointers__seekers;
    lookup__redirect_valid = redirect_valid;
    lookup__redirect_warp = redirect_warp;
    lookup__moved_valid = redirect__valid;
    lookup__moved_warp = redirect__warp;
    lookup__launch_valid = launch_valid;
    lookup__launch_warp = launch_warp;
    pcs__read_warp = lookup__warp;
    lookup__pc = pcs__read_pc;
    tags__look_tag = lookup__tag;
    tags__present = (loading__q | loaded__q);
    lookup__hit = tags__hit;
    lookup__hit_line = tags__place;
    lookup__left_line = pointers__left_line;
    lookup__left_next = pointers__left_next;
    lookup__left_prev = pointers__left_prev;
    lookup__program_length = program_length;
    lookup__open = open__q;
    lookup__loaded = loaded__q;
    lookup__refill_free = refill__free;
    lookup__settled = counts__settled;
    counts__victim = lookup__victim;
    fault_valid = (lookup__bad | fetch__bad);
    fault_warp = lookup__outcome_warp;
    fault_pc = lookup__outcome_pc;
    if ((!lookup__bad)) begin
      fault_warp = fetch__warp;
      fault_pc = fetch__pc;
    end
    count_pc_read = lookup__valid;
    count_lookup = ((lookup__count_hit | lookup__count_miss) | lookup__count_fail);
    count_hit = lookup__count_hit;
    count_miss = lookup__count_miss;
    count_fail = lookup__count_fail;
    count_refill = lookup__count_miss;
    part_0 = loaded__q >> lookup__victim;
    count_eviction = (lookup__count_miss & part_0[0]);
    counts__look_rise = lookup__taken;
    counts__look_to = lookup__line;
    tags__write_valid = lookup__count_miss;
    tags__write_line = lookup__victim;
    tags__write_tag = lookup__victim_tag;
    links__evict_valid = lookup__count_miss;
    links__evict_line = lookup__victim;
    links__join_valid = lookup__taken;
    links__neighbours = lookup__neighbours;
    links__join_first = lookup__join_first;
    links__join_second = lookup__join_second;
    refill__start_valid = lookup__count_miss;
    refill__start_line = lookup__victim;
    refill__start_tag = lookup__victim_tag;
    refill__program_base = program_base;
    req_valid = refill__req_valid;
    refill__req_ready = req_ready;
    req_address = refill__req_address;
    req_tag = refill__req_tag;
    refill__rsp_valid = rsp_valid;
    refill__rsp_tag = rsp_tag;
    woke__d = refill__done;
    woke_line__d = refill__done_line;
    loading_now = loading__q;
    loaded_now = loaded__q;
    if (lookup__count_miss) begin
      loaded_now = (loaded_now & {~{one_line << lookup__victim}});
      loading_now = (loading_now | {one_line << lookup__victim});
    end
    if (refill__done) begin
      loaded_now = (loaded_now | {one_line << refill__done_line});
      loading_now = (loading_now & {~{one_line << refill__done_line}});
    end
    open_now = (counts__unlocked & {~loading__q});
    open__d = open_now;
    fetch__requests = (pointers__requests & {~hold});
    count_fill_stall = pointers__fill_stall;
    fetch__line__0 = pointers__lines__0;
    fetch__place__0 = pointers__places__0;
    fetch__line__1 = pointers__lines__1;
    fetch__place__1 = pointers__places__1;
    fetch__line__2 = pointers__lines__2;
    fetch__place__2 = pointers__places__2;
    fetch__line__3 = pointers__lines__3;
    fetch__place__3 = pointers__places__3;
    fetch__write_valid = rsp_valid;
    fetch__write_at = refill__write_at;
    fetch__write_data__0 = rsp_data__0;
    fetch__write_data__1 = rsp_data__1;
    fetch__write_data__2 = rsp_data__2;
    fetch__write_data__3 = rsp_data__3;
    tags__fetch_line = fetch__got_line;
    fetch__got_tag = tags__fetch_tag;
    fetch__loaded = loaded__q;
    fetch__woke = woke__q;
    fetch__woke_line = woke_line__q;
    fetch__fault_busy = lookup__bad;
    fetch__program_length = program_length;
    fetch_low = fetch__low;
    fetch_high = fetch__high;
    fetch_warp = fetch__warp;
    fetch_valid = fetch__valid;
    count_fetch = fetch__valid;
    loading__d = loading_now;
    loaded__d = loaded_now;
    sum = 2'h0;
    if (crossing__stay) begin
      sum = {sum + 2'h1};
    end
    if (redirect__stay) begin
      sum = {sum + 2'h1};
    end
    count_offset = sum;
    sum = 2'h0;
    if (crossing__follow) begin
      sum = {sum + 2'h1};
    end
    if ((redirect__follow & (!redirect__follow_prev))) begin
      sum = {sum + 2'h1};
    end
    count_next = sum;
    count_prev = redirect__follow_prev;
    sum = 2'h0;
    if (crossing__far) begin
      sum = {sum + 2'h1};
    end
    if (redirect__far) begin
      sum = {sum + 2'h1};
    end
    if (launch_valid) begin
      sum = {sum + 2'h1};
    end
    count_pc_write = sum;
  end
  always @(posedge clock) begin
    loading__q <= loading__d;
    loaded__q <= loaded__d;
    woke__q <= woke__d;
    woke_line__q <= woke_line__d;
    open__q <= open__d;
  end
  pcs pcs (
    .clock(clock),
    .issue_valid(pcs__issue_valid),
    .issue_warp(pcs__issue_warp),
    .issue_pc(pcs__issue_pc),
    .redirect_valid(pcs__redirect_valid),
    .redirect_warp(pcs__redirect_warp),
    .redirect_pc(pcs__redirect_pc),
    .launch_valid(pcs__launch_valid),
    .launch_warp(pcs__launch_warp),
    .launch_pc(pcs__launch_pc),
    .read_warp(pcs__read_warp),
    .read_pc(pcs__read_pc)
  );
  tags tags (
    .clock(clock),
    .write_valid(tags__write_valid),
    .write_line(tags__write_line),
    .write_tag(tags__write_tag),
    .present(tags__present),
    .look_tag(tags__look_tag),
    .hit(tags__hit),
    .place(tags__place),
    .issue_line(tags__issue_line),
    .issue_tag(tags__issue_tag),
    .redirect_line(tags__redirect_line),
    .redirect_tag(tags__redirect_tag),
    .fetch_line(tags__fetch_line),
    .fetch_tag(tags__fetch_tag)
  );
  links links (
    .clock(clock),
    .issue_line(links__issue_line),
    .issue_next_valid(links__issue_next_valid),
    .issue_next(links__issue_next),
    .redirect_line(links__redirect_line),
    .redirect_next_valid(links__redirect_next_valid),
    .redirect_next(links__redirect_next),
    .redirect_prev_valid(links__redirect_prev_valid),
    .redirect_prev(links__redirect_prev),
    .evict_valid(links__evict_valid),
    .evict_line(links__evict_line),
    .join_valid(links__join_valid),
    .neighbours(links__neighbours),
    .join_first(links__join_first),
    .join_second(links__join_second)
  );
  counts counts (
    .clock(clock),
    .issue_rise(counts__issue_rise),
    .issue_to(counts__issue_to),
    .issue_fall(counts__issue_fall),
    .issue_from(counts__issue_from),
    .redirect_rise(counts__redirect_rise),
    .redirect_to(counts__redirect_to),
    .redirect_fall(counts__redirect_fall),
    .redirect_from(counts__redirect_from),
    .look_rise(counts__look_rise),
    .look_to(counts__look_to),
    .victim(counts__victim),
    .settled(counts__settled),
    .unlocked(counts__unlocked)
  );
  refill refill (
    .clock(clock),
    .start_valid(refill__start_valid),
    .start_line(refill__start_line),
    .start_tag(refill__start_tag),
    .program_base(refill__program_base),
    .free(refill__free),
    .req_valid(refill__req_valid),
    .req_ready(refill__req_ready),
    .req_address(refill__req_address),
    .req_tag(refill__req_tag),
    .rsp_valid(refill__rsp_valid),
    .rsp_tag(refill__rsp_tag),
    .write_at(refill__write_at),
    .done(refill__done),
    .done_line(refill__done_line)
  );
  pointers pointers (
    .clock(clock),
    .issue_warp(pointers__issue_warp),
    .issue_line(pointers__issue_line),
    .issue_place(pointers__issue_place),
    .issue_stay(pointers__issue_stay),
    .cross_warp(pointers__cross_warp),
    .cross_valid(pointers__cross_valid),
    .cross_follow(pointers__cross_follow),
    .cross_to(pointers__cross_to),
    .cross_far(pointers__cross_far),
    .cross_next(pointers__cross_next),
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
    .redirect_next(pointers__redirect_next),
    .redirect_prev(pointers__redirect_prev),
    .redirect_stop(pointers__redirect_stop),
    .launch_valid(pointers__launch_valid),
    .launch_warp(pointers__launch_warp),
    .look_warp(pointers__look_warp),
    .left_line(pointers__left_line),
    .left_next(pointers__left_next),
    .left_prev(pointers__left_prev),
    .end_mask(pointers__end_mask),
    .end_taken(pointers__end_taken),
    .end_line(pointers__end_line),
    .end_place(pointers__end_place),
    .end_ready(pointers__end_ready),
    .end_bad(pointers__end_bad),
    .evict_valid(pointers__evict_valid),
    .evict_line(pointers__evict_line),
    .done(pointers__done),
    .done_line(pointers__done_line),
    .fetched(pointers__fetched),
    .again(pointers__again),
    .lacking(pointers__lacking),
    .lines__0(pointers__lines__0),
    .lines__1(pointers__lines__1),
    .lines__2(pointers__lines__2),
    .lines__3(pointers__lines__3),
    .places__0(pointers__places__0),
    .places__1(pointers__places__1),
    .places__2(pointers__places__2),
    .places__3(pointers__places__3),
    .requests(pointers__requests),
    .seekers(pointers__seekers),
    .fill_stall(pointers__fill_stall)
  );
  fetch fetch (
    .clock(clock),
    .requests(fetch__requests),
    .line__0(fetch__line__0),
    .line__1(fetch__line__1),
    .line__2(fetch__line__2),
    .line__3(fetch__line__3),
    .place__0(fetch__place__0),
    .place__1(fetch__place__1),
    .place__2(fetch__place__2),
    .place__3(fetch__place__3),
    .chosen(fetch__chosen),
    .write_valid(fetch__write_valid),
    .write_at(fetch__write_at),
    .write_data__0(fetch__write_data__0),
    .write_data__1(fetch__write_data__1),
    .write_data__2(fetch__write_data__2),
    .write_data__3(fetch__write_data__3),
    .got_line(fetch__got_line),
    .got_tag(fetch__got_tag),
    .loaded(fetch__loaded),
    .woke(fetch__woke),
    .woke_line(fetch__woke_line),
    .program_length(fetch__program_length),
    .fault_busy(fetch__fault_busy),
    .again(fetch__again),
    .lacking(fetch__lacking),
    .valid(fetch__valid),
    .bad(fetch__bad),
    .warp(fetch__warp),
    .pc(fetch__pc),
    .low(fetch__low),
    .high(fetch__high)
  );
  lookup lookup (
    .clock(clock),
    .seekers(lookup__seekers),
    .redirect_valid(lookup__redirect_valid),
    .redirect_warp(lookup__redirect_warp),
    .moved_valid(lookup__moved_valid),
    .moved_warp(lookup__moved_warp),
    .launch_valid(lookup__launch_valid),
    .launch_warp(lookup__launch_warp),
    .pc(lookup__pc),
    .hit(lookup__hit),
    .hit_line(lookup__hit_line),
    .left_line(lookup__left_line),
    .left_next(lookup__left_next),
    .left_prev(lookup__left_prev),
    .program_length(lookup__program_length),
    .open(lookup__open),
    .loaded(lookup__loaded),
    .refill_free(lookup__refill_free),
    .settled(lookup__settled),
    .valid(lookup__valid),
    .warp(lookup__warp),
    .match_warp(lookup__match_warp),
    .tag(lookup__tag),
    .proposed(lookup__proposed),
    .victim(lookup__victim),
    .victim_tag(lookup__victim_tag),
    .outcome_mask(lookup__outcome_mask),
    .outcome_warp(lookup__outcome_warp),
    .outcome_pc(lookup__outcome_pc),
    .taken(lookup__taken),
    .line(lookup__line),
    .ready(lookup__ready),
    .bad(lookup__bad),
    .count_hit(lookup__count_hit),
    .count_miss(lookup__count_miss),
    .count_fail(lookup__count_fail),
    .alone(lookup__alone),
    .neighbours(lookup__neighbours),
    .join_first(lookup__join_first),
    .join_second(lookup__join_second)
  );
  crossing crossing (
    .clock(clock),
    .issue_valid(crossing__issue_valid),
    .issue_warp(crossing__issue_warp),
    .issue_line(crossing__issue_line),
    .issue_place(crossing__issue_place),
    .from_pc(crossing__from_pc),
    .stay(crossing__stay),
    .redirect_valid(crossing__redirect_valid),
    .redirect_warp(crossing__redirect_warp),
    .valid(crossing__valid),
    .warp(crossing__warp),
    .line(crossing__line),
    .next_valid(crossing__next_valid),
    .next_line(crossing__next_line),
    .barred(crossing__barred),
    .proposed(crossing__proposed),
    .victim(crossing__victim),
    .follow(crossing__follow),
    .far(crossing__far),
    .leaves_next(crossing__leaves_next),
    .pc(crossing__pc)
  );
  redirect redirect (
    .clock(clock),
    .redirect_valid(redirect__redirect_valid),
    .redirect_warp(redirect__redirect_warp),
    .redirect_kind(redirect__redirect_kind),
    .redirect_offset(redirect__redirect_offset),
    .redirect_pc(redirect__redirect_pc),
    .from_line(redirect__from_line),
    .from_offset(redirect__from_offset),
    .from_points(redirect__from_points),
    .tag(redirect__tag),
    .next_valid(redirect__next_valid),
    .next_line(redirect__next_line),
    .prev_valid(redirect__prev_valid),
    .prev_line(redirect__prev_line),
    .barred(redirect__barred),
    .proposed(redirect__proposed),
    .victim(redirect__victim),
    .valid(redirect__valid),
    .warp(redirect__warp),
    .points(redirect__points),
    .line(redirect__line),
    .stay(redirect__stay),
    .follow(redirect__follow),
    .follow_prev(redirect__follow_prev),
    .far(redirect__far),
    .stop(redirect__stop),
    .leaves_next(redirect__leaves_next),
    .leaves_prev(redirect__leaves_prev),
    .to(redirect__to),
    .place(redirect__place),
    .pc(redirect__pc)
  );
endmodule

module decode (
  input wire [7:0] op,
  input wire [5:0] rd,
  input wire [5:0] ra,
  input wire [3:0] modifier,
  output reg legal,
  output reg [2:0] unit,
  output reg [5:0] unit_op,
  output reg immediate,
  output reg reads_a,
  output reg reads_b,
  output reg reads_c,
  output reg writes_rd,
  output reg writes_pred,
  output reg reorderable,
  output reg is_control
);
  always @(*) begin
    case (op)
      8'h01: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20000; // nop
      8'h10: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20028; // mov
      8'h90: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20088; // mov
      8'h11: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20168; // iadd
      8'h91: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h201c8; // iadd
      8'h12: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20268; // isub
      8'h92: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h202c8; // isub
      8'h13: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20368; // imul
      8'h93: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h203c8; // imul
      8'h14: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20468; // imulh.s
      8'h94: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h204c8; // imulh.s
      8'h15: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20568; // imulh.u
      8'h95: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h205c8; // imulh.u
      8'h16: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20678; // imad
      8'h1e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20e68; // imin.s
      8'h9e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20ec8; // imin.s
      8'h1f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20f68; // imax.s
      8'h9f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20fc8; // imax.s
      8'h20: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21068; // imin.u
      8'ha0: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h210c8; // imin.u
      8'h21: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21168; // imax.u
      8'ha1: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h211c8; // imax.u
      8'h50: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24868; // div.s
      8'hd0: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h248c8; // div.s
      8'h51: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24968; // div.u
      8'hd1: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h249c8; // div.u
      8'h52: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24a68; // rem.s
      8'hd2: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24ac8; // rem.s
      8'h53: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24b68; // rem.u
      8'hd3: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24bc8; // rem.u
      8'h17: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20768; // and
      8'h97: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h207c8; // and
      8'h18: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20868; // or
      8'h98: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h208c8; // or
      8'h19: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20968; // xor
      8'h99: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h209c8; // xor
      8'h1a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20a28; // not
      8'h1b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20b68; // shl
      8'h9b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20bc8; // shl
      8'h1c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20c68; // shr
      8'h9c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20cc8; // shr
      8'h1d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20d68; // sar
      8'h9d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h20dc8; // sar
      8'h24: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21448; // popc
      8'h25: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21548; // clz
      8'h26: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21678; // bfi
      8'h27: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21768; // bfe.u
      8'ha7: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h217c8; // bfe.u
      8'h28: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21868; // bfe.s
      8'ha8: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h218c8; // bfe.s
      8'h22: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h3f3f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h21264 : 18'h00001; // isetp
      8'ha2: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h3f3f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h212c4 : 18'h00001; // isetp
      8'h36: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7f7f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h22664 : 18'h00001; // fsetp
      8'hb6: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7f7f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h226c4 : 18'h00001; // fsetp
      8'h23: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h21368; // sel
      8'h30: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22068; // fadd
      8'hb0: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h220c8; // fadd
      8'h31: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22168; // fsub
      8'hb1: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h221c8; // fsub
      8'h32: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22268; // fmul
      8'hb2: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h222c8; // fmul
      8'h33: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22378; // fmad
      8'h34: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22468; // fmin
      8'hb4: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h224c8; // fmin
      8'h35: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22568; // fmax
      8'hb5: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h225c8; // fmax
      8'h44: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h23448; // fneg
      8'h45: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h23548; // fabs
      8'h3b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22b48; // floor
      8'h3c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22c48; // ceil
      8'h3d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22d48; // trunc
      8'h3e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22e48; // round
      8'h3f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22f48; // fract
      8'h37: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22748; // f2i
      8'h38: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22848; // f2u
      8'h39: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22948; // i2f
      8'h3a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h22a48; // u2f
      8'h40: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h23078; // pack.unorm8
      8'h41: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h23158; // unpack.unorm8
      8'h42: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h23268; // pack.half
      8'h43: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h23358; // unpack.half
      8'h48: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24048; // rcp
      8'h49: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24148; // rsqrt
      8'h4a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24248; // exp2
      8'h4b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24348; // log2
      8'h4c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24448; // sin
      8'h4d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24548; // cos
      8'h4e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h24648; // sqrt
      8'h58: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((64'h00000000000001ff >> ra) & 64'h1) != 64'h0) ? 18'h38008 : 18'h00001; // s2r
      8'h60: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2804a; // ld.u8
      8'h61: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2a04a; // ld.s8
      8'h62: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2884a; // ld.u16
      8'h63: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2a84a; // ld.s16
      8'h64: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2904a; // ld
      8'h65: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h28162; // st.u8
      8'h66: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h28962; // st.u16
      8'h67: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h29162; // st
      8'h68: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2844b; // lds.u8
      8'h69: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2a44b; // lds.s8
      8'h6a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h28c4b; // lds.u16
      8'h6b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2ac4b; // lds.s16
      8'h6c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h2944b; // lds
      8'h6d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h28563; // sts.u8
      8'h6e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h28d63; // sts.u16
      8'h6f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h29563; // sts
      8'h70: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2c078 : 18'h00001; // prepare
      8'h71: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2927a : 18'h00001; // prefix
      8'h72: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2937a : 18'h00001; // atom1
      8'h74: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2c178 : 18'h00001; // sprepare
      8'h75: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2967b : 18'h00001; // sprefix
      8'h76: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2977b : 18'h00001; // satom1
      8'h78: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = ((modifier != 4'h0) && (({1'b0, rd} + {6'h0, modifier[0]} + {6'h0, modifier[1]} + {6'h0, modifier[2]} + {6'h0, modifier[3]}) <= 7'd64)) ? 18'h3006a : 18'h00001; // tex
      8'h79: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = ((modifier != 4'h0) && (({1'b0, rd} + {6'h0, modifier[0]} + {6'h0, modifier[1]} + {6'h0, modifier[2]} + {6'h0, modifier[3]}) <= 7'd64)) ? 18'h3016a : 18'h00001; // txf
      8'h02: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34001; // bra
      8'h03: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34101; // sync
      8'h06: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34401; // bsb
      8'h07: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34800; // fence.load
      8'h08: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34900; // fence.store
      8'h09: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34a00; // fence.all
      8'h0a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34701; // bar
      8'h0b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34301; // discard
      8'h0c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h34201; // exit
      default: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control} = 18'h00001;
    endcase
  end
endmodule

module low_words (
  input wire clock,
  input wire [1:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module control_words (
  input wire clock,
  input wire [1:0] read_address,
  output reg [17:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [17:0] write_data
);
  reg [17:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module buffer (
  input wire clock,
  input wire fetch_valid,
  input wire [1:0] fetch_warp,
  input wire [31:0] fetch_low,
  input wire [31:0] fetch_high,
  input wire select_valid,
  input wire [1:0] select_warp,
  input wire fixed_done,
  input wire [1:0] fixed_warp,
  input wire slow_done,
  input wire [1:0] slow_warp,
  input wire [7:0] full__0,
  input wire [7:0] full__1,
  input wire [7:0] full__2,
  input wire [7:0] full__3,
  input wire [3:0] idle,
  input wire [3:0] loads,
  input wire [3:0] stores,
  input wire implicit_fences,
  input wire load_store_ready,
  input wire prepare_ready,
  input wire texture_ready,
  input wire shared_ready,
  output reg [3:0] eligible,
  output reg [3:0] buffered,
  output reg [3:0] blocked,
  output reg [3:0] is_texture,
  output reg [3:0] mark_t,
  output reg [3:0] mark_p,
  output reg [3:0] for_sfu,
  output reg [3:0] for_mad,
  output reg [31:0] low,
  output reg [31:0] high,
  output reg [17:0] control
);
  localparam [3:0] one = 4'h1;
  localparam [7:0] one_slot = 8'h1;
  localparam [5:0] fence_loads = 6'h8;
  localparam [5:0] fence_stores = 6'h9;
  localparam [5:0] fence_all = 6'ha;
  reg [3:0] fetched;
  reg [3:0] selected;
  reg [3:0] fixed_mask;
  reg [3:0] slow_mask;
  reg [3:0] stalled;
  reg [7:0] named;
  reg [17:0] controls;
  reg [7:0] decode__op;
  reg [5:0] decode__rd;
  reg [5:0] decode__ra;
  reg [3:0] decode__modifier;
  wire decode__legal;
  wire [2:0] decode__unit;
  wire [5:0] decode__unit_op;
  wire decode__immediate;
  wire decode__reads_a;
  wire decode__reads_b;
  wire decode__reads_c;
  wire decode__writes_rd;
  wire decode__writes_pred;
  wire decode__reorderable;
  wire decode__is_control;
  reg [1:0] low_words__read_address;
  wire [31:0] low_words__read_data;
  reg low_words__write_enable;
  reg [1:0] low_words__write_address;
  reg [31:0] low_words__write_data;
  reg [1:0] high_words__read_address;
  wire [31:0] high_words__read_data;
  reg high_words__write_enable;
  reg [1:0] high_words__write_address;
  reg [31:0] high_words__write_data;
  reg [1:0] control_words__read_address;
  wire [17:0] control_words__read_data;
  reg control_words__write_enable;
  reg [1:0] control_words__write_address;
  reg [17:0] control_words__write_data;
  reg [3:0] valid__d;
  reg [3:0] valid__q = 4'h0;
  reg [3:0] busy__d;
  reg [3:0] busy__q = 4'h0;
  reg [3:0] texture__d;
  reg [3:0] texture__q = 4'h0;
  reg [3:0] text__d;
  reg [3:0] text__q = 4'h0;
  reg [3:0] phase__d;
  reg [3:0] phase__q = 4'h0;
  reg [3:0] sfu__d;
  reg [3:0] sfu__q = 4'h0;
  reg [3:0] mad__d;
  reg [3:0] mad__q = 4'h0;
  reg [3:0] load_store__d;
  reg [3:0] load_store__q = 4'h0;
  reg [3:0] shared__d;
  reg [3:0] shared__q = 4'h0;
  reg [3:0] prepare__d;
  reg [3:0] prepare__q = 4'h0;
  reg [3:0] fence__d;
  reg [3:0] fence__q = 4'h0;
  reg [3:0] load_fence__d;
  reg [3:0] load_fence__q = 4'h0;
  reg [3:0] store_fence__d;
  reg [3:0] store_fence__q = 4'h0;
  reg [7:0] slot__0__d;
  reg [7:0] slot__0__q = 8'h0;
  reg [7:0] slot__1__d;
  reg [7:0] slot__1__q = 8'h0;
  reg [7:0] slot__2__d;
  reg [7:0] slot__2__q = 8'h0;
  reg [7:0] slot__3__d;
  reg [7:0] slot__3__q = 8'h0;
  always @(*) begin
    valid__d = valid__q;
    busy__d = busy__q;
    texture__d = texture__q;
    text__d = text__q;
    phase__d = phase__q;
    sfu__d = sfu__q;
    mad__d = mad__q;
    load_store__d = load_store__q;
    shared__d = shared__q;
    prepare__d = prepare__q;
    fence__d = fence__q;
    load_fence__d = load_fence__q;
    store_fence__d = store_fence__q;
    slot__0__d = slot__0__q;
    slot__1__d = slot__1__q;
    slot__2__d = slot__2__q;
    slot__3__d = slot__3__q;
    decode__op = fetch_low[7:0];
    decode__rd = fetch_low[17:12];
    decode__ra = fetch_low[23:18];
    decode__modifier = fetch_high[7:4];
    controls = ({{15'h0, decode__unit} << 32'h1} | {{12'h0, decode__unit_op} << 32'h4});
    controls = {controls[17:1], decode__legal};
    controls = {controls[17:11], decode__immediate, controls[9:0]};
    controls = {controls[17:12], decode__reads_a, controls[10:0]};
    controls = {controls[17:13], decode__reads_b, controls[11:0]};
    controls = {controls[17:14], decode__reads_c, controls[12:0]};
    controls = {controls[17:15], decode__writes_rd, controls[13:0]};
    controls = {controls[17:16], decode__writes_pred, controls[14:0]};
    controls = {controls[17], decode__reorderable, controls[15:0]};
    controls = {decode__is_control, controls[16:0]};
    low_words__write_enable = fetch_valid;
    low_words__write_address = fetch_warp;
    low_words__write_data = fetch_low;
    high_words__write_enable = fetch_valid;
    high_words__write_address = fetch_warp;
    high_words__write_data = fetch_high;
    control_words__write_enable = fetch_valid;
    control_words__write_address = fetch_warp;
    control_words__write_data = controls;
    fetched = 4'h0;
    if (fetch_valid) begin
      fetched = {one << fetch_warp};
    end
    texture__d = (texture__q & {~fetched});
    text__d = (text__q & {~fetched});
    phase__d = (phase__q & {~fetched});
    sfu__d = (sfu__q & {~fetched});
    mad__d = (mad__q & {~fetched});
    load_store__d = (load_store__q & {~fetched});
    shared__d = (shared__q & {~fetched});
    prepare__d = (prepare__q & {~fetched});
    fence__d = (fence__q & {~fetched});
    load_fence__d = (load_fence__q & {~fetched});
    store_fence__d = (store_fence__q & {~fetched});
    if (decode__legal) begin
      case (decode__unit)
        3'h0: begin
          mad__d = (mad__q | fetched);
        end
        3'h1: begin
          sfu__d = (sfu__q | fetched);
        end
        3'h2: begin
          if (decode__unit_op[2]) begin
            shared__d = (shared__q | fetched);
          end else begin
            load_store__d = (load_store__q | fetched);
          end
        end
        3'h3: begin
          prepare__d = (prepare__q | fetched);
        end
        3'h4: begin
          texture__d = (texture__q | fetched);
          if (fetch_high[12]) begin
            text__d = (text__q | fetched);
          end
          if (fetch_high[13]) begin
            phase__d = (phase__q | fetched);
          end
        end
        3'h5: begin
          if ((decode__unit_op == fence_all)) begin
            fence__d = (fence__q | fetched);
          end
          if ((decode__unit_op == fence_loads)) begin
            load_fence__d = (load_fence__q | fetched);
          end
          if ((decode__unit_op == fence_stores)) begin
            store_fence__d = (store_fence__q | fetched);
          end
        end
        3'h6: begin
          mad__d = (mad__q | fetched);
        end
        default: begin
        end
      endcase
    end else begin
      fence__d = (fence__q | fetched);
    end
    named = 8'h0;
    if ((decode__legal & decode__reorderable)) begin
      named = {one_slot << fetch_high[23:21]};
    end
    if (fetched[0]) begin
      slot__0__d = named;
    end
    if (fetched[1]) begin
      slot__1__d = named;
    end
    if (fetched[2]) begin
      slot__2__d = named;
    end
    if (fetched[3]) begin
      slot__3__d = named;
    end
    selected = 4'h0;
    if (select_valid) begin
      selected = {one << select_warp};
    end
    fixed_mask = 4'h0;
    if (fixed_done) begin
      fixed_mask = {one << fixed_warp};
    end
    slow_mask = 4'h0;
    if (slow_done) begin
      slow_mask = {one << slow_warp};
    end
    valid__d = ((valid__q & {~selected}) | fetched);
    busy__d = ((busy__q & {~(fixed_mask | slow_mask)}) | (selected & ((mad__q | sfu__q) | prepare__q)));
    low_words__read_address = select_warp;
    high_words__read_address = select_warp;
    control_words__read_address = select_warp;
    low = low_words__read_data;
    high = high_words__read_data;
    control = control_words__read_data;
    stalled = (((busy__q | (fence__q & {~idle})) | (load_fence__q & loads)) | (store_fence__q & stores));
    if (implicit_fences) begin
      stalled = (stalled | ((load_store__q | shared__q) & {~idle}));
    end
    if ((!load_store_ready)) begin
      stalled = (stalled | load_store__q);
    end
    if ((!shared_ready)) begin
      stalled = (stalled | shared__q);
    end
    if ((!prepare_ready)) begin
      stalled = (stalled | prepare__q);
    end
    if ((!texture_ready)) begin
      stalled = (stalled | texture__q);
    end
    if ((|(full__0 & slot__0__q))) begin
      stalled = {stalled[3:1], 1'h1};
    end
    if ((|(full__1 & slot__1__q))) begin
      stalled = {stalled[3:2], 1'h1, stalled[0]};
    end
    if ((|(full__2 & slot__2__q))) begin
      stalled = {stalled[3], 1'h1, stalled[1:0]};
    end
    if ((|(full__3 & slot__3__q))) begin
      stalled = {1'h1, stalled[2:0]};
    end
    eligible = (valid__q & {~stalled});
    buffered = valid__q;
    blocked = busy__q;
    is_texture = texture__q;
    mark_t = text__q;
    mark_p = phase__q;
    for_sfu = sfu__q;
    for_mad = mad__q;
  end
  always @(posedge clock) begin
    valid__q <= valid__d;
    busy__q <= busy__d;
    texture__q <= texture__d;
    text__q <= text__d;
    phase__q <= phase__d;
    sfu__q <= sfu__d;
    mad__q <= mad__d;
    load_store__q <= load_store__d;
    shared__q <= shared__d;
    prepare__q <= prepare__d;
    fence__q <= fence__d;
    load_fence__q <= load_fence__d;
    store_fence__q <= store_fence__d;
    slot__0__q <= slot__0__d;
    slot__1__q <= slot__1__d;
    slot__2__q <= slot__2__d;
    slot__3__q <= slot__3__d;
  end
  decode decode (
    .op(decode__op),
    .rd(decode__rd),
    .ra(decode__ra),
    .modifier(decode__modifier),
    .legal(decode__legal),
    .unit(decode__unit),
    .unit_op(decode__unit_op),
    .immediate(decode__immediate),
    .reads_a(decode__reads_a),
    .reads_b(decode__reads_b),
    .reads_c(decode__reads_c),
    .writes_rd(decode__writes_rd),
    .writes_pred(decode__writes_pred),
    .reorderable(decode__reorderable),
    .is_control(decode__is_control)
  );
  low_words low_words (
    .clock(clock),
    .read_address(low_words__read_address),
    .read_data(low_words__read_data),
    .write_enable(low_words__write_enable),
    .write_address(low_words__write_address),
    .write_data(low_words__write_data)
  );
  low_words high_words (
    .clock(clock),
    .read_address(high_words__read_address),
    .read_data(high_words__read_data),
    .write_enable(high_words__write_enable),
    .write_address(high_words__write_address),
    .write_data(high_words__write_data)
  );
  control_words control_words (
    .clock(clock),
    .read_address(control_words__read_address),
    .read_data(control_words__read_data),
    .write_enable(control_words__write_enable),
    .write_address(control_words__write_address),
    .write_data(control_words__write_data)
  );
endmodule

module scoreboard (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [7:0] launch_wait,
  input wire issue_valid,
  input wire [1:0] issue_warp,
  input wire issue_reorderable,
  input wire [2:0] issue_slot,
  input wire issue_load,
  input wire issue_store,
  input wire [7:0] issue_wait,
  input wire complete_valid__0,
  input wire complete_valid__1,
  input wire [1:0] complete_warp__0,
  input wire [1:0] complete_warp__1,
  input wire [2:0] complete_slot__0,
  input wire [2:0] complete_slot__1,
  output reg [3:0] hold,
  output reg [7:0] pending__0,
  output reg [7:0] pending__1,
  output reg [7:0] pending__2,
  output reg [7:0] pending__3,
  output reg [7:0] full__0,
  output reg [7:0] full__1,
  output reg [7:0] full__2,
  output reg [7:0] full__3,
  output reg [3:0] idle,
  output reg [3:0] loads,
  output reg [3:0] stores
);
  localparam in_order = 1'h0;
  localparam mask_on_same = 1'h0;
  localparam [2:0] numbers = 3'h7;
  localparam [23:0] maxima = 24'hffffff;
  localparam [3:0] one_warp = 4'h1;
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
  reg [1:0] warp;
  reg [7:0] next_wait;
  reg [7:0] up;
  reg [7:0] down;
  reg [2:0] count;
  reg one;
  reg [2:0] flips;
  reg [23:0] next_counters;
  reg [7:0] not_zero;
  reg [7:0] at_maximum;
  reg [3:0] with_load;
  reg [3:0] with_store;
  reg [23:0] counters__0__d;
  reg [23:0] counters__0__q = 24'h0;
  reg [23:0] counters__1__d;
  reg [23:0] counters__1__q = 24'h0;
  reg [23:0] counters__2__d;
  reg [23:0] counters__2__q = 24'h0;
  reg [23:0] counters__3__d;
  reg [23:0] counters__3__q = 24'h0;
  reg [7:0] pending_slots__0__d;
  reg [7:0] pending_slots__0__q = 8'h0;
  reg [7:0] pending_slots__1__d;
  reg [7:0] pending_slots__1__q = 8'h0;
  reg [7:0] pending_slots__2__d;
  reg [7:0] pending_slots__2__q = 8'h0;
  reg [7:0] pending_slots__3__d;
  reg [7:0] pending_slots__3__q = 8'h0;
  reg [7:0] full_slots__0__d;
  reg [7:0] full_slots__0__q = 8'h0;
  reg [7:0] full_slots__1__d;
  reg [7:0] full_slots__1__q = 8'h0;
  reg [7:0] full_slots__2__d;
  reg [7:0] full_slots__2__q = 8'h0;
  reg [7:0] full_slots__3__d;
  reg [7:0] full_slots__3__q = 8'h0;
  reg [7:0] awaited__0__d;
  reg [7:0] awaited__0__q = 8'h0;
  reg [7:0] awaited__1__d;
  reg [7:0] awaited__1__q = 8'h0;
  reg [7:0] awaited__2__d;
  reg [7:0] awaited__2__q = 8'h0;
  reg [7:0] awaited__3__d;
  reg [7:0] awaited__3__q = 8'h0;
  reg [7:0] load_slots__0__d;
  reg [7:0] load_slots__0__q = 8'h0;
  reg [7:0] load_slots__1__d;
  reg [7:0] load_slots__1__q = 8'h0;
  reg [7:0] load_slots__2__d;
  reg [7:0] load_slots__2__q = 8'h0;
  reg [7:0] load_slots__3__d;
  reg [7:0] load_slots__3__q = 8'h0;
  reg [7:0] store_slots__0__d;
  reg [7:0] store_slots__0__q = 8'h0;
  reg [7:0] store_slots__1__d;
  reg [7:0] store_slots__1__q = 8'h0;
  reg [7:0] store_slots__2__d;
  reg [7:0] store_slots__2__q = 8'h0;
  reg [7:0] store_slots__3__d;
  reg [7:0] store_slots__3__q = 8'h0;
  reg [3:0] with_loads__d;
  reg [3:0] with_loads__q = 4'h0;
  reg [3:0] with_stores__d;
  reg [3:0] with_stores__q = 4'h0;
  reg [3:0] up_warp__d;
  reg [3:0] up_warp__q = 4'h0;
  reg [7:0] up_slot__d;
  reg [7:0] up_slot__q = 8'h0;
  reg [3:0] down_warp__0__d;
  reg [3:0] down_warp__0__q = 4'h0;
  reg [3:0] down_warp__1__d;
  reg [3:0] down_warp__1__q = 4'h0;
  reg [7:0] down_slot__0__d;
  reg [7:0] down_slot__0__q = 8'h0;
  reg [7:0] down_slot__1__d;
  reg [7:0] down_slot__1__q = 8'h0;
  reg twice__d;
  reg twice__q = 1'h0;
  always @(*) begin
    issued = (issue_valid & issue_reorderable);
    slots__0 = (issue_slot & numbers);
    slots__1 = (complete_slot__0 & numbers);
    slots__2 = (complete_slot__1 & numbers);
    same__0 = (((complete_valid__0 & issued) & (complete_warp__0 == issue_warp)) & (slots__1 == slots__0));
    same__1 = (((complete_valid__1 & issued) & (complete_warp__1 == issue_warp)) & (slots__2 == slots__0));
    same__2 = (((complete_valid__0 & complete_valid__1) & (complete_warp__0 == complete_warp__1)) & (slots__1 == slots__2));
    raised = ((issued & (!same__0)) & (!same__1));
    lowered__0 = (complete_valid__0 & (!same__0));
    lowered__1 = ((complete_valid__1 & ((!same__1) | same__0)) & ((!same__2) | same__0));
    twice__d = (same__2 & (!same__0));
    issued_slot = {one_slot << slots__0};
    up_slot__d = issued_slot;
    up_warp__d = 4'h0;
    if (raised) begin
      up_warp__d = {one_warp << issue_warp};
    end
    slot = slots__1;
    down_slot__0__d = {one_slot << slot};
    down_warp__0__d = 4'h0;
    if (lowered__0) begin
      warp = complete_warp__0;
      down_warp__0__d = {one_warp << warp};
    end else begin
      warp = 2'h0;
    end
    slot = slots__2;
    down_slot__1__d = {one_slot << slot};
    down_warp__1__d = 4'h0;
    if (lowered__1) begin
      warp = complete_warp__1;
      down_warp__1__d = {one_warp << warp};
    end else begin
      warp = 2'h0;
    end
    next_wait = issue_wait;
    if (mask_on_same) begin
      next_wait = 8'h0;
    end
    hold = 4'h0;
    idle = 4'h0;
    with_load = 4'h0;
    with_store = 4'h0;
    loads = with_loads__q;
    stores = with_stores__q;
    up = 8'h0;
    down = 8'h0;
    count = 3'h0;
    one = 1'h0;
    flips = 3'h0;
    next_counters = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    if ((|load_slots__0__q)) begin
      with_load = {with_load[3:1], 1'h1};
    end
    if ((|store_slots__0__q)) begin
      with_store = {with_store[3:1], 1'h1};
    end
    pending__0 = pending_slots__0__q;
    full__0 = full_slots__0__q;
    if ((!(|pending_slots__0__q))) begin
      idle = {idle[3:1], 1'h1};
    end
    if (((|(pending_slots__0__q & awaited__0__q)) | (in_order & (|pending_slots__0__q)))) begin
      hold = {hold[3:1], 1'h1};
    end
    up = 8'h0;
    if (up_warp__q[0]) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if (down_warp__0__q[0]) begin
      down = down_slot__0__q;
    end
    if (down_warp__1__q[0]) begin
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
    awaited__0__d = awaited__0__q;
    if ((issue_valid & (issue_warp == 2'h0))) begin
      awaited__0__d = next_wait;
      if (issue_reorderable) begin
        not_zero = (not_zero | issued_slot);
      end
    end
    pending_slots__0__d = not_zero;
    load_slots__0__d = (load_slots__0__q & not_zero);
    store_slots__0__d = (store_slots__0__q & not_zero);
    if ((issued & (issue_warp == 2'h0))) begin
      if (issue_load) begin
        load_slots__0__d = ((load_slots__0__q & not_zero) | issued_slot);
      end
      if (issue_store) begin
        store_slots__0__d = ((store_slots__0__q & not_zero) | issued_slot);
      end
    end
    if ((launch_valid & (launch_warp == 2'h0))) begin
      awaited__0__d = launch_wait;
    end
    if ((|load_slots__1__q)) begin
      with_load = {with_load[3:2], 1'h1, with_load[0]};
    end
    if ((|store_slots__1__q)) begin
      with_store = {with_store[3:2], 1'h1, with_store[0]};
    end
    pending__1 = pending_slots__1__q;
    full__1 = full_slots__1__q;
    if ((!(|pending_slots__1__q))) begin
      idle = {idle[3:2], 1'h1, idle[0]};
    end
    if (((|(pending_slots__1__q & awaited__1__q)) | (in_order & (|pending_slots__1__q)))) begin
      hold = {hold[3:2], 1'h1, hold[0]};
    end
    up = 8'h0;
    if (up_warp__q[1]) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if (down_warp__0__q[1]) begin
      down = down_slot__0__q;
    end
    if (down_warp__1__q[1]) begin
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
    awaited__1__d = awaited__1__q;
    if ((issue_valid & (issue_warp == 2'h1))) begin
      awaited__1__d = next_wait;
      if (issue_reorderable) begin
        not_zero = (not_zero | issued_slot);
      end
    end
    pending_slots__1__d = not_zero;
    load_slots__1__d = (load_slots__1__q & not_zero);
    store_slots__1__d = (store_slots__1__q & not_zero);
    if ((issued & (issue_warp == 2'h1))) begin
      if (issue_load) begin
        load_slots__1__d = ((load_slots__1__q & not_zero) | issued_slot);
      end
      if (issue_store) begin
        store_slots__1__d = ((store_slots__1__q & not_zero) | issued_slot);
      end
    end
    if ((launch_valid & (launch_warp == 2'h1))) begin
      awaited__1__d = launch_wait;
    end
    if ((|load_slots__2__q)) begin
      with_load = {with_load[3], 1'h1, with_load[1:0]};
    end
    if ((|store_slots__2__q)) begin
      with_store = {with_store[3], 1'h1, with_store[1:0]};
    end
    pending__2 = pending_slots__2__q;
    full__2 = full_slots__2__q;
    if ((!(|pending_slots__2__q))) begin
      idle = {idle[3], 1'h1, idle[1:0]};
    end
    if (((|(pending_slots__2__q & awaited__2__q)) | (in_order & (|pending_slots__2__q)))) begin
      hold = {hold[3], 1'h1, hold[1:0]};
    end
    up = 8'h0;
    if (up_warp__q[2]) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if (down_warp__0__q[2]) begin
      down = down_slot__0__q;
    end
    if (down_warp__1__q[2]) begin
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
    awaited__2__d = awaited__2__q;
    if ((issue_valid & (issue_warp == 2'h2))) begin
      awaited__2__d = next_wait;
      if (issue_reorderable) begin
        not_zero = (not_zero | issued_slot);
      end
    end
    pending_slots__2__d = not_zero;
    load_slots__2__d = (load_slots__2__q & not_zero);
    store_slots__2__d = (store_slots__2__q & not_zero);
    if ((issued & (issue_warp == 2'h2))) begin
      if (issue_load) begin
        load_slots__2__d = ((load_slots__2__q & not_zero) | issued_slot);
      end
      if (issue_store) begin
        store_slots__2__d = ((store_slots__2__q & not_zero) | issued_slot);
      end
    end
    if ((launch_valid & (launch_warp == 2'h2))) begin
      awaited__2__d = launch_wait;
    end
    if ((|load_slots__3__q)) begin
      with_load = {1'h1, with_load[2:0]};
    end
    if ((|store_slots__3__q)) begin
      with_store = {1'h1, with_store[2:0]};
    end
    pending__3 = pending_slots__3__q;
    full__3 = full_slots__3__q;
    if ((!(|pending_slots__3__q))) begin
      idle = {1'h1, idle[2:0]};
    end
    if (((|(pending_slots__3__q & awaited__3__q)) | (in_order & (|pending_slots__3__q)))) begin
      hold = {1'h1, hold[2:0]};
    end
    up = 8'h0;
    if (up_warp__q[3]) begin
      up = up_slot__q;
    end
    down = 8'h0;
    if (down_warp__0__q[3]) begin
      down = down_slot__0__q;
    end
    if (down_warp__1__q[3]) begin
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
    awaited__3__d = awaited__3__q;
    if ((issue_valid & (issue_warp == 2'h3))) begin
      awaited__3__d = next_wait;
      if (issue_reorderable) begin
        not_zero = (not_zero | issued_slot);
      end
    end
    pending_slots__3__d = not_zero;
    load_slots__3__d = (load_slots__3__q & not_zero);
    store_slots__3__d = (store_slots__3__q & not_zero);
    if ((issued & (issue_warp == 2'h3))) begin
      if (issue_load) begin
        load_slots__3__d = ((load_slots__3__q & not_zero) | issued_slot);
      end
      if (issue_store) begin
        store_slots__3__d = ((store_slots__3__q & not_zero) | issued_slot);
      end
    end
    if ((launch_valid & (launch_warp == 2'h3))) begin
      awaited__3__d = launch_wait;
    end
    with_loads__d = with_load;
    with_stores__d = with_store;
  end
  always @(posedge clock) begin
    counters__0__q <= counters__0__d;
    counters__1__q <= counters__1__d;
    counters__2__q <= counters__2__d;
    counters__3__q <= counters__3__d;
    pending_slots__0__q <= pending_slots__0__d;
    pending_slots__1__q <= pending_slots__1__d;
    pending_slots__2__q <= pending_slots__2__d;
    pending_slots__3__q <= pending_slots__3__d;
    full_slots__0__q <= full_slots__0__d;
    full_slots__1__q <= full_slots__1__d;
    full_slots__2__q <= full_slots__2__d;
    full_slots__3__q <= full_slots__3__d;
    awaited__0__q <= awaited__0__d;
    awaited__1__q <= awaited__1__d;
    awaited__2__q <= awaited__2__d;
    awaited__3__q <= awaited__3__d;
    load_slots__0__q <= load_slots__0__d;
    load_slots__1__q <= load_slots__1__d;
    load_slots__2__q <= load_slots__2__d;
    load_slots__3__q <= load_slots__3__d;
    store_slots__0__q <= store_slots__0__d;
    store_slots__1__q <= store_slots__1__d;
    store_slots__2__q <= store_slots__2__d;
    store_slots__3__q <= store_slots__3__d;
    with_loads__q <= with_loads__d;
    with_stores__q <= with_stores__d;
    up_warp__q <= up_warp__d;
    up_slot__q <= up_slot__d;
    down_warp__0__q <= down_warp__0__d;
    down_warp__1__q <= down_warp__1__d;
    down_slot__0__q <= down_slot__0__d;
    down_slot__1__q <= down_slot__1__d;
    twice__q <= twice__d;
  end
endmodule

module credits (
  input wire clock,
  input wire [3:0] issuer,
  input wire [3:0] victims,
  input wire [3:0] ended,
  output reg [5:0] credit__0,
  output reg [5:0] credit__1,
  output reg [5:0] credit__2,
  output reg [5:0] credit__3,
  output reg [12:0] slushfund,
  output reg sum_error
);
  localparam pay_all = 1'h1;
  localparam gated = 1'h0;
  localparam in_turn = 1'h0;
  localparam half = 1'h0;
  localparam halving = 1'h0;
  localparam by_count = 1'h0;
  localparam monitor = 1'h0;
  localparam [12:0] nothing = 13'h80;
  reg [3:0] waiting;
  reg [3:0] pool;
  reg [3:0] chosen;
  reg [3:0] counted;
  reg [6:0] number;
  reg [6:0] amount;
  reg [6:0] taken;
  reg [6:0] price;
  reg [6:0] room;
  reg positive;
  reg [5:0] own;
  reg [5:0] old;
  reg [5:0] top;
  reg [5:0] payer;
  reg [5:0] payee;
  reg [5:0] leaver;
  reg [5:0] payer_left;
  reg [7:0] left;
  reg [5:0] payee_now;
  reg [12:0] total;
  reg [6:0] s1__0;
  reg [6:0] s1__1;
  reg [6:0] s1__2;
  reg [6:0] s1__3;
  reg [6:0] s2__0;
  reg [6:0] s2__1;
  reg [6:0] s2__2;
  reg [6:0] s2__3;
  reg [6:0] s3__0;
  reg [6:0] s3__1;
  reg [6:0] s3__2;
  reg [6:0] s3__3;
  reg [5:0] part_0;
  reg [5:0] credits__0__d;
  reg [5:0] credits__0__q = 6'h0;
  reg [5:0] credits__1__d;
  reg [5:0] credits__1__q = 6'h0;
  reg [5:0] credits__2__d;
  reg [5:0] credits__2__q = 6'h0;
  reg [5:0] credits__3__d;
  reg [5:0] credits__3__q = 6'h0;
  reg [12:0] fund__d;
  reg [12:0] fund__q = 13'h0;
  reg [3:0] paying__d;
  reg [3:0] paying__q = 4'h0;
  reg [3:0] paid__d;
  reg [3:0] paid__q = 4'h0;
  reg [3:0] leaving__d;
  reg [3:0] leaving__q = 4'h0;
  reg [6:0] count__d;
  reg [6:0] count__q = 7'h0;
  reg [12:0] change__d;
  reg [12:0] change__q = 13'h0;
  reg [3:0] rest__d;
  reg [3:0] rest__q = 4'h0;
  always @(*) begin
    part_0 = 6'h0;
    fund__d = fund__q;
    paying__d = paying__q;
    paid__d = paid__q;
    leaving__d = leaving__q;
    count__d = count__q;
    change__d = change__q;
    rest__d = rest__q;
    positive = ((|fund__q) & (!fund__q[12]));
    waiting = (victims & {~ended});
    if ((!(|issuer))) begin
      waiting = 4'h0;
    end
    chosen = waiting;
    pool = 4'h0;
    if (pay_all) begin
      if ((gated & (!positive))) begin
        chosen = 4'h0;
      end
      if (((credits__0__q == 6'h1f) | ((credits__0__q == 6'h1e) & paid__q[0]))) begin
        chosen = {chosen[3:1], 1'h0};
      end
      if (((credits__1__q == 6'h1f) | ((credits__1__q == 6'h1e) & paid__q[1]))) begin
        chosen = {chosen[3:2], 1'h0, chosen[0]};
      end
      if (((credits__2__q == 6'h1f) | ((credits__2__q == 6'h1e) & paid__q[2]))) begin
        chosen = {chosen[3], 1'h0, chosen[1:0]};
      end
      if (((credits__3__q == 6'h1f) | ((credits__3__q == 6'h1e) & paid__q[3]))) begin
        chosen = {1'h0, chosen[2:0]};
      end
    end
    if (in_turn) begin
      pool = (waiting & rest__q);
      if ((!(|pool))) begin
        pool = waiting;
      end
      if (positive) begin
        chosen = (pool & {{~pool} + 4'h1});
        if ((|pool)) begin
          rest__d = {~{{chosen << 32'h1} - 4'h1}};
        end
      end else begin
        chosen = 4'h0;
      end
    end
    counted = waiting;
    if (pay_all) begin
      counted = chosen;
    end
    s1__0 = 7'h0;
    if (counted[0]) begin
      s1__0 = 7'h1;
    end
    if (counted[1]) begin
      s1__0 = {s1__0 + 7'h1};
    end
    s1__1 = 7'h0;
    if (counted[2]) begin
      s1__1 = 7'h1;
    end
    if (counted[3]) begin
      s1__1 = {s1__1 + 7'h1};
    end
    s2__0 = {s1__0 + s1__1};
    number = s2__0;
    paying__d = issuer;
    paid__d = chosen;
    leaving__d = ended;
    count__d = number;
    payer = 6'h0;
    payee = 6'h0;
    leaver = 6'h0;
    old = credits__0__q;
    if (paying__q[0]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[0])) begin
      payee = (payee | old);
    end
    if (leaving__q[0]) begin
      leaver = (leaver | old);
    end
    old = credits__1__q;
    if (paying__q[1]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[1])) begin
      payee = (payee | old);
    end
    if (leaving__q[1]) begin
      leaver = (leaver | old);
    end
    old = credits__2__q;
    if (paying__q[2]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[2])) begin
      payee = (payee | old);
    end
    if (leaving__q[2]) begin
      leaver = (leaver | old);
    end
    old = credits__3__q;
    if (paying__q[3]) begin
      payer = (payer | old);
    end
    if ((in_turn & paid__q[3])) begin
      payee = (payee | old);
    end
    if (leaving__q[3]) begin
      leaver = (leaver | old);
    end
    amount = 7'h1;
    if (half) begin
      amount = {count__q >> 32'h1};
    end
    if (by_count) begin
      amount = count__q;
    end
    taken = count__q;
    payee_now = 6'h0;
    if (in_turn) begin
      top = {~(payee ^ 6'h20)};
      room = {1'h0, top};
      taken = amount;
      if ((room < amount)) begin
        taken = room;
      end
      if ((!(|paid__q))) begin
        taken = 7'h0;
      end
      payee_now = {payee + taken[5:0]};
    end
    price = taken;
    if (in_turn) begin
      price = 7'h1;
    end
    top = (payer ^ 6'h20);
    left = {{2'h0, top} - {1'h0, price}};
    payer_left = (left[5:0] ^ 6'h20);
    if (left[7]) begin
      payer_left = 6'h20;
      price = {1'h0, top};
    end
    if (((!(|paying__q)) | (|(paying__q & leaving__q)))) begin
      price = 7'h0;
    end
    if (halving) begin
      top = payer;
      if (payer[5]) begin
        top = {payer + 6'h1};
      end
      part_0 = {top >> 32'h1};
      payer_left = {top[5], part_0[4:0]};
    end
    total = {7'h0, leaver};
    if (leaver[5]) begin
      total = {total - 13'h40};
    end
    change__d = {{total + {6'h0, price}} - {6'h0, taken}};
    fund__d = {fund__q + change__q};
    if (halving) begin
      fund__d = 13'h0;
    end
    slushfund = fund__q;
    old = credits__0__q;
    own = old;
    if (paid__q[0]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (paying__q[0]) begin
      own = payer_left;
    end
    if (leaving__q[0]) begin
      own = 6'h0;
    end
    credits__0__d = own;
    credit__0 = (old ^ 6'h20);
    old = credits__1__q;
    own = old;
    if (paid__q[1]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (paying__q[1]) begin
      own = payer_left;
    end
    if (leaving__q[1]) begin
      own = 6'h0;
    end
    credits__1__d = own;
    credit__1 = (old ^ 6'h20);
    old = credits__2__q;
    own = old;
    if (paid__q[2]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (paying__q[2]) begin
      own = payer_left;
    end
    if (leaving__q[2]) begin
      own = 6'h0;
    end
    credits__2__d = own;
    credit__2 = (old ^ 6'h20);
    old = credits__3__q;
    own = old;
    if (paid__q[3]) begin
      if (pay_all) begin
        own = {old + 6'h1};
      end
      if (in_turn) begin
        own = payee_now;
      end
      if (halving) begin
        own = {old + amount[5:0]};
        top = {~(old ^ 6'h20)};
        if (({1'h0, top} < amount)) begin
          own = 6'h1f;
        end
      end
    end
    if (paying__q[3]) begin
      own = payer_left;
    end
    if (leaving__q[3]) begin
      own = 6'h0;
    end
    credits__3__d = own;
    credit__3 = (old ^ 6'h20);
    sum_error = 1'h0;
    if (monitor) begin
      total = {fund__q + change__q};
      top = (credits__0__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__1__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__2__q ^ 6'h20);
      total = {total + {7'h0, top}};
      top = (credits__3__q ^ 6'h20);
      total = {total + {7'h0, top}};
      sum_error = (total != nothing);
    end
  end
  always @(posedge clock) begin
    credits__0__q <= credits__0__d;
    credits__1__q <= credits__1__d;
    credits__2__q <= credits__2__d;
    credits__3__q <= credits__3__d;
    fund__q <= fund__d;
    paying__q <= paying__d;
    paid__q <= paid__d;
    leaving__q <= leaving__d;
    count__q <= count__d;
    change__q <= change__d;
    rest__q <= rest__d;
  end
endmodule

module weight (
  input wire clock,
  input wire [32:0] bonuses,
  input wire [3:0] overdue,
  input wire [3:0] follows,
  input wire [3:0] won,
  input wire [3:0] replay,
  input wire [3:0] granted,
  input wire [3:0] phase_granted,
  input wire [3:0] slow_pipe,
  input wire [3:0] idle_pipe,
  input wire [3:0] vertex,
  input wire [3:0] compute,
  input wire [4:0] age__0,
  input wire [4:0] age__1,
  input wire [4:0] age__2,
  input wire [4:0] age__3,
  input wire [5:0] credit__0,
  input wire [5:0] credit__1,
  input wire [5:0] credit__2,
  input wire [5:0] credit__3,
  output reg [14:0] key__0,
  output reg [14:0] key__1,
  output reg [14:0] key__2,
  output reg [14:0] key__3
);
  localparam bit_fields = 1'h1;
  localparam additive = 1'h0;
  localparam greedy = 1'h0;
  reg [4:0] own_age;
  reg [5:0] own_credit;
  reg [11:0] scaled;
  reg [11:0] sum;
  reg [14:0] whole;
  reg [14:0] own;
  reg [11:0] sums__0__d;
  reg [11:0] sums__0__q = 12'h0;
  reg [11:0] sums__1__d;
  reg [11:0] sums__1__q = 12'h0;
  reg [11:0] sums__2__d;
  reg [11:0] sums__2__q = 12'h0;
  reg [11:0] sums__3__d;
  reg [11:0] sums__3__q = 12'h0;
  always @(*) begin
    own_age = age__0;
    own_credit = credit__0;
    sum = 12'h0;
    scaled = 12'h0;
    if (additive) begin
      sum = {6'h0, bonuses[14:9]};
      if (vertex[0]) begin
        sum = {6'h0, bonuses[20:15]};
      end
      if (compute[0]) begin
        sum = {6'h0, bonuses[26:21]};
      end
      if (((!vertex[0]) & (!compute[0]))) begin
        if (phase_granted[0]) begin
          sum = {sum + {6'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {7'h0, own_age};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h2}};
        end
      end
      if (idle_pipe[0]) begin
        sum = {sum + {6'h0, bonuses[32:27]}};
      end
    end
    sums__0__d = {sum + scaled};
    own = 15'h0;
    if (bit_fields) begin
      own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
      own = {own[14:13], (!slow_pipe[0]), own[11:0]};
      own = {own[14], (replay[0] | granted[0]), own[12:0]};
    end
    whole = 15'h0;
    if (additive) begin
      sum = {sums__0__q + {6'h0, own_credit}};
      whole = {{3'h0, sum} << 32'h1};
      own = {whole[14], replay[0], whole[12:0]};
    end
    if (greedy) begin
      own = {{10'h0, own_age} << 32'h7};
      own = {own[14], won[0], own[12:0]};
    end
    own = {overdue[0], own[13:0]};
    own = {own[14:1], follows[0]};
    key__0 = own;
    own_age = age__1;
    own_credit = credit__1;
    sum = 12'h0;
    scaled = 12'h0;
    if (additive) begin
      sum = {6'h0, bonuses[14:9]};
      if (vertex[1]) begin
        sum = {6'h0, bonuses[20:15]};
      end
      if (compute[1]) begin
        sum = {6'h0, bonuses[26:21]};
      end
      if (((!vertex[1]) & (!compute[1]))) begin
        if (phase_granted[1]) begin
          sum = {sum + {6'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {7'h0, own_age};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h2}};
        end
      end
      if (idle_pipe[1]) begin
        sum = {sum + {6'h0, bonuses[32:27]}};
      end
    end
    sums__1__d = {sum + scaled};
    own = 15'h0;
    if (bit_fields) begin
      own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
      own = {own[14:13], (!slow_pipe[1]), own[11:0]};
      own = {own[14], (replay[1] | granted[1]), own[12:0]};
    end
    whole = 15'h0;
    if (additive) begin
      sum = {sums__1__q + {6'h0, own_credit}};
      whole = {{3'h0, sum} << 32'h1};
      own = {whole[14], replay[1], whole[12:0]};
    end
    if (greedy) begin
      own = {{10'h0, own_age} << 32'h7};
      own = {own[14], won[1], own[12:0]};
    end
    own = {overdue[1], own[13:0]};
    own = {own[14:1], follows[1]};
    key__1 = own;
    own_age = age__2;
    own_credit = credit__2;
    sum = 12'h0;
    scaled = 12'h0;
    if (additive) begin
      sum = {6'h0, bonuses[14:9]};
      if (vertex[2]) begin
        sum = {6'h0, bonuses[20:15]};
      end
      if (compute[2]) begin
        sum = {6'h0, bonuses[26:21]};
      end
      if (((!vertex[2]) & (!compute[2]))) begin
        if (phase_granted[2]) begin
          sum = {sum + {6'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {7'h0, own_age};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h2}};
        end
      end
      if (idle_pipe[2]) begin
        sum = {sum + {6'h0, bonuses[32:27]}};
      end
    end
    sums__2__d = {sum + scaled};
    own = 15'h0;
    if (bit_fields) begin
      own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
      own = {own[14:13], (!slow_pipe[2]), own[11:0]};
      own = {own[14], (replay[2] | granted[2]), own[12:0]};
    end
    whole = 15'h0;
    if (additive) begin
      sum = {sums__2__q + {6'h0, own_credit}};
      whole = {{3'h0, sum} << 32'h1};
      own = {whole[14], replay[2], whole[12:0]};
    end
    if (greedy) begin
      own = {{10'h0, own_age} << 32'h7};
      own = {own[14], won[2], own[12:0]};
    end
    own = {overdue[2], own[13:0]};
    own = {own[14:1], follows[2]};
    key__2 = own;
    own_age = age__3;
    own_credit = credit__3;
    sum = 12'h0;
    scaled = 12'h0;
    if (additive) begin
      sum = {6'h0, bonuses[14:9]};
      if (vertex[3]) begin
        sum = {6'h0, bonuses[20:15]};
      end
      if (compute[3]) begin
        sum = {6'h0, bonuses[26:21]};
      end
      if (((!vertex[3]) & (!compute[3]))) begin
        if (phase_granted[3]) begin
          sum = {sum + {6'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {7'h0, own_age};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{7'h0, own_age} << 32'h2}};
        end
      end
      if (idle_pipe[3]) begin
        sum = {sum + {6'h0, bonuses[32:27]}};
      end
    end
    sums__3__d = {sum + scaled};
    own = 15'h0;
    if (bit_fields) begin
      own = ({{9'h0, own_credit} << 32'h1} | {{10'h0, own_age} << 32'h7});
      own = {own[14:13], (!slow_pipe[3]), own[11:0]};
      own = {own[14], (replay[3] | granted[3]), own[12:0]};
    end
    whole = 15'h0;
    if (additive) begin
      sum = {sums__3__q + {6'h0, own_credit}};
      whole = {{3'h0, sum} << 32'h1};
      own = {whole[14], replay[3], whole[12:0]};
    end
    if (greedy) begin
      own = {{10'h0, own_age} << 32'h7};
      own = {own[14], won[3], own[12:0]};
    end
    own = {overdue[3], own[13:0]};
    own = {own[14:1], follows[3]};
    key__3 = own;
  end
  always @(posedge clock) begin
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
  end
endmodule

module network (
  input wire clock,
  input wire [3:0] valid,
  input wire [14:0] key__0,
  input wire [14:0] key__1,
  input wire [14:0] key__2,
  input wire [14:0] key__3,
  output reg [3:0] winner
);
  localparam [3:0] lower__0 = 4'h0;
  localparam [3:0] lower__1 = 4'h1;
  localparam [3:0] lower__2 = 4'h3;
  localparam [3:0] lower__3 = 4'h7;
  localparam [31:0] carry = 32'h8000;
  localparam pipelined = 1'h0;
  reg [3:0] beaten_by__0;
  reg [3:0] beaten_by__1;
  reg [3:0] beaten_by__2;
  reg [3:0] beaten_by__3;
  reg [14:0] complement;
  reg [14:0] other;
  reg [31:0] sum;
  reg [3:0] first;
  reg valid_g__0;
  reg valid_g__1;
  reg valid_g__2;
  reg valid_g__3;
  reg valid_g__4;
  reg valid_g__5;
  reg valid_g__6;
  reg valid_g__7;
  reg [14:0] key_g__0;
  reg [14:0] key_g__1;
  reg [14:0] key_g__2;
  reg [14:0] key_g__3;
  reg [14:0] key_g__4;
  reg [14:0] key_g__5;
  reg [14:0] key_g__6;
  reg [14:0] key_g__7;
  reg [3:0] winner_g__0;
  reg [3:0] winner_g__1;
  reg [3:0] winner_g__2;
  reg [3:0] winner_g__3;
  reg [3:0] winner_g__4;
  reg [3:0] winner_g__5;
  reg [3:0] winner_g__6;
  reg [3:0] winner_g__7;
  reg valid_0__0;
  reg valid_0__1;
  reg valid_0__2;
  reg valid_0__3;
  reg valid_0__4;
  reg valid_0__5;
  reg valid_0__6;
  reg valid_0__7;
  reg [14:0] key_0__0;
  reg [14:0] key_0__1;
  reg [14:0] key_0__2;
  reg [14:0] key_0__3;
  reg [14:0] key_0__4;
  reg [14:0] key_0__5;
  reg [14:0] key_0__6;
  reg [14:0] key_0__7;
  reg [3:0] winner_0__0;
  reg [3:0] winner_0__1;
  reg [3:0] winner_0__2;
  reg [3:0] winner_0__3;
  reg [3:0] winner_0__4;
  reg [3:0] winner_0__5;
  reg [3:0] winner_0__6;
  reg [3:0] winner_0__7;
  reg valid_1__0;
  reg valid_1__1;
  reg valid_1__2;
  reg valid_1__3;
  reg [14:0] key_1__0;
  reg [14:0] key_1__1;
  reg [14:0] key_1__2;
  reg [14:0] key_1__3;
  reg [3:0] winner_1__0;
  reg [3:0] winner_1__1;
  reg [3:0] winner_1__2;
  reg [3:0] winner_1__3;
  reg valid_2__0;
  reg valid_2__1;
  reg [14:0] key_2__0;
  reg [14:0] key_2__1;
  reg [3:0] winner_2__0;
  reg [3:0] winner_2__1;
  reg [14:0] keys__0__d;
  reg [14:0] keys__0__q = 15'h0;
  reg [14:0] keys__1__d;
  reg [14:0] keys__1__q = 15'h0;
  reg [14:0] keys__2__d;
  reg [14:0] keys__2__q = 15'h0;
  reg [14:0] keys__3__d;
  reg [14:0] keys__3__q = 15'h0;
  reg [3:0] above__0__d;
  reg [3:0] above__0__q = 4'h0;
  reg [3:0] above__1__d;
  reg [3:0] above__1__q = 4'h0;
  reg [3:0] above__2__d;
  reg [3:0] above__2__q = 4'h0;
  reg [3:0] above__3__d;
  reg [3:0] above__3__q = 4'h0;
  reg group_valid__0__d;
  reg group_valid__0__q = 1'h0;
  reg group_valid__1__d;
  reg group_valid__1__q = 1'h0;
  reg group_valid__2__d;
  reg group_valid__2__q = 1'h0;
  reg group_valid__3__d;
  reg group_valid__3__q = 1'h0;
  reg group_valid__4__d;
  reg group_valid__4__q = 1'h0;
  reg group_valid__5__d;
  reg group_valid__5__q = 1'h0;
  reg group_valid__6__d;
  reg group_valid__6__q = 1'h0;
  reg group_valid__7__d;
  reg group_valid__7__q = 1'h0;
  reg [14:0] group_key__0__d;
  reg [14:0] group_key__0__q = 15'h0;
  reg [14:0] group_key__1__d;
  reg [14:0] group_key__1__q = 15'h0;
  reg [14:0] group_key__2__d;
  reg [14:0] group_key__2__q = 15'h0;
  reg [14:0] group_key__3__d;
  reg [14:0] group_key__3__q = 15'h0;
  reg [14:0] group_key__4__d;
  reg [14:0] group_key__4__q = 15'h0;
  reg [14:0] group_key__5__d;
  reg [14:0] group_key__5__q = 15'h0;
  reg [14:0] group_key__6__d;
  reg [14:0] group_key__6__q = 15'h0;
  reg [14:0] group_key__7__d;
  reg [14:0] group_key__7__q = 15'h0;
  reg [3:0] group_winner__0__d;
  reg [3:0] group_winner__0__q = 4'h0;
  reg [3:0] group_winner__1__d;
  reg [3:0] group_winner__1__q = 4'h0;
  reg [3:0] group_winner__2__d;
  reg [3:0] group_winner__2__q = 4'h0;
  reg [3:0] group_winner__3__d;
  reg [3:0] group_winner__3__q = 4'h0;
  reg [3:0] group_winner__4__d;
  reg [3:0] group_winner__4__q = 4'h0;
  reg [3:0] group_winner__5__d;
  reg [3:0] group_winner__5__q = 4'h0;
  reg [3:0] group_winner__6__d;
  reg [3:0] group_winner__6__q = 4'h0;
  reg [3:0] group_winner__7__d;
  reg [3:0] group_winner__7__q = 4'h0;
  always @(*) begin
    keys__0__d = key__0;
    beaten_by__0 = 4'h0;
    keys__1__d = key__1;
    beaten_by__1 = 4'h0;
    keys__2__d = key__2;
    beaten_by__2 = 4'h0;
    keys__3__d = key__3;
    beaten_by__3 = 4'h0;
    complement = 15'h0;
    other = 15'h0;
    sum = 32'h0;
    complement = {~key__0};
    other = key__1;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[3:2], 1'h1, beaten_by__0[0]};
    end else begin
      beaten_by__1 = {beaten_by__1[3:1], 1'h1};
    end
    other = key__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[3], 1'h1, beaten_by__0[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[3:1], 1'h1};
    end
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {1'h1, beaten_by__0[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[3:1], 1'h1};
    end
    complement = {~key__1};
    other = key__2;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[3], 1'h1, beaten_by__1[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[3:2], 1'h1, beaten_by__2[0]};
    end
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {1'h1, beaten_by__1[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[3:2], 1'h1, beaten_by__3[0]};
    end
    complement = {~key__2};
    other = key__3;
    sum = {{17'h0, other} + {17'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {1'h1, beaten_by__2[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[3], 1'h1, beaten_by__3[1:0]};
    end
    complement = {~key__3};
    first = 4'h0;
    above__0__d = (beaten_by__0 ^ lower__0);
    if ((valid[0] & (!(|(valid & (above__0__q ^ lower__0)))))) begin
      first = {first[3:1], 1'h1};
    end
    above__1__d = (beaten_by__1 ^ lower__1);
    if ((valid[1] & (!(|(valid & (above__1__q ^ lower__1)))))) begin
      first = {first[3:2], 1'h1, first[0]};
    end
    above__2__d = (beaten_by__2 ^ lower__2);
    if ((valid[2] & (!(|(valid & (above__2__q ^ lower__2)))))) begin
      first = {first[3], 1'h1, first[1:0]};
    end
    above__3__d = (beaten_by__3 ^ lower__3);
    if ((valid[3] & (!(|(valid & (above__3__q ^ lower__3)))))) begin
      first = {1'h1, first[2:0]};
    end
    valid_g__0 = 1'h0;
    key_g__0 = 15'h0;
    winner_g__0 = 4'h0;
    valid_g__1 = 1'h0;
    key_g__1 = 15'h0;
    winner_g__1 = 4'h0;
    valid_g__2 = 1'h0;
    key_g__2 = 15'h0;
    winner_g__2 = 4'h0;
    valid_g__3 = 1'h0;
    key_g__3 = 15'h0;
    winner_g__3 = 4'h0;
    valid_g__4 = 1'h0;
    key_g__4 = 15'h0;
    winner_g__4 = 4'h0;
    valid_g__5 = 1'h0;
    key_g__5 = 15'h0;
    winner_g__5 = 4'h0;
    valid_g__6 = 1'h0;
    key_g__6 = 15'h0;
    winner_g__6 = 4'h0;
    valid_g__7 = 1'h0;
    key_g__7 = 15'h0;
    winner_g__7 = 4'h0;
    if (first[0]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__0__q);
      winner_g__0 = {winner_g__0[3:1], 1'h1};
    end
    if (first[1]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__1__q);
      winner_g__0 = {winner_g__0[3:2], 1'h1, winner_g__0[0]};
    end
    if (first[2]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__2__q);
      winner_g__0 = {winner_g__0[3], 1'h1, winner_g__0[1:0]};
    end
    if (first[3]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__3__q);
      winner_g__0 = {1'h1, winner_g__0[2:0]};
    end
    group_valid__0__d = valid_g__0;
    group_key__0__d = key_g__0;
    group_winner__0__d = winner_g__0;
    valid_0__0 = valid_g__0;
    key_0__0 = key_g__0;
    winner_0__0 = winner_g__0;
    if (pipelined) begin
      valid_0__0 = group_valid__0__q;
      key_0__0 = group_key__0__q;
      winner_0__0 = group_winner__0__q;
    end
    group_valid__1__d = valid_g__1;
    group_key__1__d = key_g__1;
    group_winner__1__d = winner_g__1;
    valid_0__1 = valid_g__1;
    key_0__1 = key_g__1;
    winner_0__1 = winner_g__1;
    if (pipelined) begin
      valid_0__1 = group_valid__1__q;
      key_0__1 = group_key__1__q;
      winner_0__1 = group_winner__1__q;
    end
    group_valid__2__d = valid_g__2;
    group_key__2__d = key_g__2;
    group_winner__2__d = winner_g__2;
    valid_0__2 = valid_g__2;
    key_0__2 = key_g__2;
    winner_0__2 = winner_g__2;
    if (pipelined) begin
      valid_0__2 = group_valid__2__q;
      key_0__2 = group_key__2__q;
      winner_0__2 = group_winner__2__q;
    end
    group_valid__3__d = valid_g__3;
    group_key__3__d = key_g__3;
    group_winner__3__d = winner_g__3;
    valid_0__3 = valid_g__3;
    key_0__3 = key_g__3;
    winner_0__3 = winner_g__3;
    if (pipelined) begin
      valid_0__3 = group_valid__3__q;
      key_0__3 = group_key__3__q;
      winner_0__3 = group_winner__3__q;
    end
    group_valid__4__d = valid_g__4;
    group_key__4__d = key_g__4;
    group_winner__4__d = winner_g__4;
    valid_0__4 = valid_g__4;
    key_0__4 = key_g__4;
    winner_0__4 = winner_g__4;
    if (pipelined) begin
      valid_0__4 = group_valid__4__q;
      key_0__4 = group_key__4__q;
      winner_0__4 = group_winner__4__q;
    end
    group_valid__5__d = valid_g__5;
    group_key__5__d = key_g__5;
    group_winner__5__d = winner_g__5;
    valid_0__5 = valid_g__5;
    key_0__5 = key_g__5;
    winner_0__5 = winner_g__5;
    if (pipelined) begin
      valid_0__5 = group_valid__5__q;
      key_0__5 = group_key__5__q;
      winner_0__5 = group_winner__5__q;
    end
    group_valid__6__d = valid_g__6;
    group_key__6__d = key_g__6;
    group_winner__6__d = winner_g__6;
    valid_0__6 = valid_g__6;
    key_0__6 = key_g__6;
    winner_0__6 = winner_g__6;
    if (pipelined) begin
      valid_0__6 = group_valid__6__q;
      key_0__6 = group_key__6__q;
      winner_0__6 = group_winner__6__q;
    end
    group_valid__7__d = valid_g__7;
    group_key__7__d = key_g__7;
    group_winner__7__d = winner_g__7;
    valid_0__7 = valid_g__7;
    key_0__7 = key_g__7;
    winner_0__7 = winner_g__7;
    if (pipelined) begin
      valid_0__7 = group_valid__7__q;
      key_0__7 = group_key__7__q;
      winner_0__7 = group_winner__7__q;
    end
    valid_1__0 = (valid_0__0 | valid_0__1);
    key_1__0 = key_0__0;
    winner_1__0 = winner_0__0;
    if ((valid_0__1 & ((!valid_0__0) | (key_0__1 > key_0__0)))) begin
      key_1__0 = key_0__1;
      winner_1__0 = winner_0__1;
    end
    valid_1__1 = (valid_0__2 | valid_0__3);
    key_1__1 = key_0__2;
    winner_1__1 = winner_0__2;
    if ((valid_0__3 & ((!valid_0__2) | (key_0__3 > key_0__2)))) begin
      key_1__1 = key_0__3;
      winner_1__1 = winner_0__3;
    end
    valid_1__2 = (valid_0__4 | valid_0__5);
    key_1__2 = key_0__4;
    winner_1__2 = winner_0__4;
    if ((valid_0__5 & ((!valid_0__4) | (key_0__5 > key_0__4)))) begin
      key_1__2 = key_0__5;
      winner_1__2 = winner_0__5;
    end
    valid_1__3 = (valid_0__6 | valid_0__7);
    key_1__3 = key_0__6;
    winner_1__3 = winner_0__6;
    if ((valid_0__7 & ((!valid_0__6) | (key_0__7 > key_0__6)))) begin
      key_1__3 = key_0__7;
      winner_1__3 = winner_0__7;
    end
    valid_2__0 = (valid_1__0 | valid_1__1);
    key_2__0 = key_1__0;
    winner_2__0 = winner_1__0;
    if ((valid_1__1 & ((!valid_1__0) | (key_1__1 > key_1__0)))) begin
      key_2__0 = key_1__1;
      winner_2__0 = winner_1__1;
    end
    valid_2__1 = (valid_1__2 | valid_1__3);
    key_2__1 = key_1__2;
    winner_2__1 = winner_1__2;
    if ((valid_1__3 & ((!valid_1__2) | (key_1__3 > key_1__2)))) begin
      key_2__1 = key_1__3;
      winner_2__1 = winner_1__3;
    end
    winner = winner_2__0;
    if ((valid_2__1 & ((!valid_2__0) | (key_2__1 > key_2__0)))) begin
      winner = winner_2__1;
    end
  end
  always @(posedge clock) begin
    keys__0__q <= keys__0__d;
    keys__1__q <= keys__1__d;
    keys__2__q <= keys__2__d;
    keys__3__q <= keys__3__d;
    above__0__q <= above__0__d;
    above__1__q <= above__1__d;
    above__2__q <= above__2__d;
    above__3__q <= above__3__d;
    group_valid__0__q <= group_valid__0__d;
    group_valid__1__q <= group_valid__1__d;
    group_valid__2__q <= group_valid__2__d;
    group_valid__3__q <= group_valid__3__d;
    group_valid__4__q <= group_valid__4__d;
    group_valid__5__q <= group_valid__5__d;
    group_valid__6__q <= group_valid__6__d;
    group_valid__7__q <= group_valid__7__d;
    group_key__0__q <= group_key__0__d;
    group_key__1__q <= group_key__1__d;
    group_key__2__q <= group_key__2__d;
    group_key__3__q <= group_key__3__d;
    group_key__4__q <= group_key__4__d;
    group_key__5__q <= group_key__5__d;
    group_key__6__q <= group_key__6__d;
    group_key__7__q <= group_key__7__d;
    group_winner__0__q <= group_winner__0__d;
    group_winner__1__q <= group_winner__1__d;
    group_winner__2__q <= group_winner__2__d;
    group_winner__3__q <= group_winner__3__d;
    group_winner__4__q <= group_winner__4__d;
    group_winner__5__q <= group_winner__5__d;
    group_winner__6__q <= group_winner__6__d;
    group_winner__7__q <= group_winner__7__d;
  end
endmodule

module pod (
  input wire clock,
  input wire [3:0] launched,
  input wire [1:0] launch_stage,
  input wire new_tile,
  input wire [3:0] ended,
  input wire [3:0] ready,
  input wire [3:0] replay,
  input wire [3:0] granted,
  input wire [3:0] phase_granted,
  input wire [3:0] slow_pipe,
  input wire [3:0] idle_pipe,
  input wire [32:0] bonuses,
  output reg [3:0] chosen,
  output reg select_valid,
  output reg [1:0] select_warp,
  output reg count_victim,
  output reg credit_sum_error
);
  localparam [3:0] one = 4'h1;
  reg [3:0] watched;
  reg [3:0] overdue;
  reg [3:0] losers;
  reg [3:0] follows;
  reg [1:0] number;
  reg [3:0] credits__issuer;
  reg [3:0] credits__victims;
  reg [3:0] credits__ended;
  wire [5:0] credits__credit__0;
  wire [5:0] credits__credit__1;
  wire [5:0] credits__credit__2;
  wire [5:0] credits__credit__3;
  wire [12:0] credits__slushfund;
  wire credits__sum_error;
  reg [32:0] weight__bonuses;
  reg [3:0] weight__overdue;
  reg [3:0] weight__follows;
  reg [3:0] weight__won;
  reg [3:0] weight__replay;
  reg [3:0] weight__granted;
  reg [3:0] weight__phase_granted;
  reg [3:0] weight__slow_pipe;
  reg [3:0] weight__idle_pipe;
  reg [3:0] weight__vertex;
  reg [3:0] weight__compute;
  reg [4:0] weight__age__0;
  reg [4:0] weight__age__1;
  reg [4:0] weight__age__2;
  reg [4:0] weight__age__3;
  reg [5:0] weight__credit__0;
  reg [5:0] weight__credit__1;
  reg [5:0] weight__credit__2;
  reg [5:0] weight__credit__3;
  wire [14:0] weight__key__0;
  wire [14:0] weight__key__1;
  wire [14:0] weight__key__2;
  wire [14:0] weight__key__3;
  reg [3:0] network__valid;
  reg [14:0] network__key__0;
  reg [14:0] network__key__1;
  reg [14:0] network__key__2;
  reg [14:0] network__key__3;
  wire [3:0] network__winner;
  reg selected__d;
  reg selected__q = 1'h0;
  reg [1:0] winner__d;
  reg [1:0] winner__q = 2'h0;
  reg [3:0] winners__d;
  reg [3:0] winners__q = 4'h0;
  reg [3:0] candidates__d;
  reg [3:0] candidates__q = 4'h0;
  reg [3:0] replaying__d;
  reg [3:0] replaying__q = 4'h0;
  reg [1:0] patrol__d;
  reg [1:0] patrol__q = 2'h0;
  reg [5:0] lost__d;
  reg [5:0] lost__q = 6'h0;
  reg [3:0] vertex__d;
  reg [3:0] vertex__q = 4'h0;
  reg [3:0] compute__d;
  reg [3:0] compute__q = 4'h0;
  reg [4:0] ages__0__d;
  reg [4:0] ages__0__q = 5'h0;
  reg [4:0] ages__1__d;
  reg [4:0] ages__1__q = 5'h0;
  reg [4:0] ages__2__d;
  reg [4:0] ages__2__q = 5'h0;
  reg [4:0] ages__3__d;
  reg [4:0] ages__3__q = 5'h0;
  always @(*) begin
    selected__d = selected__q;
    winner__d = winner__q;
    winners__d = winners__q;
    candidates__d = candidates__q;
    replaying__d = replaying__q;
    patrol__d = patrol__q;
    lost__d = lost__q;
    vertex__d = vertex__q;
    compute__d = compute__q;
    losers = (candidates__q & {~winners__q});
    watched = {one << patrol__q};
    overdue = 4'h0;
    if ((&lost__q)) begin
      overdue = watched;
    end
    if ((|(losers & watched))) begin
      if ((!(&lost__q))) begin
        lost__d = {lost__q + 6'h1};
      end
    end else begin
      lost__d = 6'h0;
      patrol__d = {patrol__q + 2'h1};
    end
    network__valid = ready;
    follows = {{{~{one - one}} << winner__q} << 32'h1};
    weight__bonuses = bonuses;
    weight__overdue = overdue;
    weight__follows = follows;
    weight__won = {one << winner__q};
    weight__replay = replay;
    weight__granted = granted;
    weight__phase_granted = phase_granted;
    weight__slow_pipe = slow_pipe;
    weight__idle_pipe = idle_pipe;
    weight__vertex = vertex__q;
    weight__compute = compute__q;
    weight__age__0 = ages__0__q;
    weight__credit__0 = credits__credit__0;
    network__key__0 = weight__key__0;
    weight__age__1 = ages__1__q;
    weight__credit__1 = credits__credit__1;
    network__key__1 = weight__key__1;
    weight__age__2 = ages__2__q;
    weight__credit__2 = credits__credit__2;
    network__key__2 = weight__key__2;
    weight__age__3 = ages__3__q;
    weight__credit__3 = credits__credit__3;
    network__key__3 = weight__key__3;
    candidates__d = ready;
    selected__d = (|ready);
    winners__d = network__winner;
    number = 2'h0;
    if (network__winner[0]) begin
      number = (number | 2'h0);
    end
    if (network__winner[1]) begin
      number = (number | 2'h1);
    end
    if (network__winner[2]) begin
      number = (number | 2'h2);
    end
    if (network__winner[3]) begin
      number = (number | 2'h3);
    end
    if ((|ready)) begin
      winner__d = number;
    end
    chosen = winners__q;
    select_valid = selected__q;
    select_warp = winner__q;
    count_victim = (|losers);
    credits__issuer = winners__q;
    replaying__d = replay;
    credits__victims = (losers | (replaying__q & {~winners__q}));
    credits__ended = ended;
    credit_sum_error = credits__sum_error;
    vertex__d = (vertex__q & {~launched});
    compute__d = (compute__q & {~launched});
    if (launch_stage[0]) begin
      vertex__d = (vertex__q | launched);
    end
    if (launch_stage[1]) begin
      compute__d = (compute__q | launched);
    end
    ages__0__d = ages__0__q;
    if ((new_tile & (!(&ages__0__q)))) begin
      ages__0__d = {ages__0__q + 5'h1};
    end
    if (launched[0]) begin
      ages__0__d = 5'h0;
    end
    ages__1__d = ages__1__q;
    if ((new_tile & (!(&ages__1__q)))) begin
      ages__1__d = {ages__1__q + 5'h1};
    end
    if (launched[1]) begin
      ages__1__d = 5'h0;
    end
    ages__2__d = ages__2__q;
    if ((new_tile & (!(&ages__2__q)))) begin
      ages__2__d = {ages__2__q + 5'h1};
    end
    if (launched[2]) begin
      ages__2__d = 5'h0;
    end
    ages__3__d = ages__3__q;
    if ((new_tile & (!(&ages__3__q)))) begin
      ages__3__d = {ages__3__q + 5'h1};
    end
    if (launched[3]) begin
      ages__3__d = 5'h0;
    end
  end
  always @(posedge clock) begin
    selected__q <= selected__d;
    winner__q <= winner__d;
    winners__q <= winners__d;
    candidates__q <= candidates__d;
    replaying__q <= replaying__d;
    patrol__q <= patrol__d;
    lost__q <= lost__d;
    vertex__q <= vertex__d;
    compute__q <= compute__d;
    ages__0__q <= ages__0__d;
    ages__1__q <= ages__1__d;
    ages__2__q <= ages__2__d;
    ages__3__q <= ages__3__d;
  end
  credits credits (
    .clock(clock),
    .issuer(credits__issuer),
    .victims(credits__victims),
    .ended(credits__ended),
    .credit__0(credits__credit__0),
    .credit__1(credits__credit__1),
    .credit__2(credits__credit__2),
    .credit__3(credits__credit__3),
    .slushfund(credits__slushfund),
    .sum_error(credits__sum_error)
  );
  weight weight (
    .clock(clock),
    .bonuses(weight__bonuses),
    .overdue(weight__overdue),
    .follows(weight__follows),
    .won(weight__won),
    .replay(weight__replay),
    .granted(weight__granted),
    .phase_granted(weight__phase_granted),
    .slow_pipe(weight__slow_pipe),
    .idle_pipe(weight__idle_pipe),
    .vertex(weight__vertex),
    .compute(weight__compute),
    .age__0(weight__age__0),
    .age__1(weight__age__1),
    .age__2(weight__age__2),
    .age__3(weight__age__3),
    .credit__0(weight__credit__0),
    .credit__1(weight__credit__1),
    .credit__2(weight__credit__2),
    .credit__3(weight__credit__3),
    .key__0(weight__key__0),
    .key__1(weight__key__1),
    .key__2(weight__key__2),
    .key__3(weight__key__3)
  );
  network network (
    .clock(clock),
    .valid(network__valid),
    .key__0(network__key__0),
    .key__1(network__key__1),
    .key__2(network__key__2),
    .key__3(network__key__3),
    .winner(network__winner)
  );
endmodule

module grant (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [3:0] live,
  input wire [3:0] wants,
  input wire [3:0] issuer,
  input wire [3:0] mark_t,
  input wire [3:0] mark_p,
  output reg [3:0] granted,
  output reg [3:0] phase_granted,
  output reg count_grant
);
  localparam [9:0] patience = 10'h3ff;
  localparam [3:0] one = 4'h1;
  reg [3:0] matching;
  reg [3:0] same_phase;
  reg changed;
  reg asked;
  reg elect;
  reg [13:0] own;
  reg [13:0] first;
  reg [3:0] pool;
  reg [3:0] chosen;
  reg [13:0] values__0__d;
  reg [13:0] values__0__q = 14'h0;
  reg [13:0] values__1__d;
  reg [13:0] values__1__q = 14'h0;
  reg [13:0] values__2__d;
  reg [13:0] values__2__q = 14'h0;
  reg [13:0] values__3__d;
  reg [13:0] values__3__q = 14'h0;
  reg [13:0] grant__d;
  reg [13:0] grant__q = 14'h0;
  reg set__d;
  reg set__q = 1'h0;
  reg [3:0] equal__d;
  reg [3:0] equal__q = 4'h0;
  reg [3:0] close__d;
  reg [3:0] close__q = 4'h0;
  reg settled__d;
  reg settled__q = 1'h0;
  reg [3:0] wanted__d;
  reg [3:0] wanted__q = 4'h0;
  reg [3:0] elected__d;
  reg [3:0] elected__q = 4'h0;
  reg electing__d;
  reg electing__q = 1'h0;
  reg [3:0] rest__d;
  reg [3:0] rest__q = 4'h0;
  reg [9:0] waited__d;
  reg [9:0] waited__q = 10'h0;
  always @(*) begin
    grant__d = grant__q;
    set__d = set__q;
    equal__d = equal__q;
    close__d = close__q;
    settled__d = settled__q;
    wanted__d = wanted__q;
    elected__d = elected__q;
    electing__d = electing__q;
    rest__d = rest__q;
    waited__d = waited__q;
    wanted__d = wants;
    pool = (wanted__q & rest__q);
    if ((!(|pool))) begin
      pool = wanted__q;
    end
    chosen = (pool & {{~pool} + one});
    matching = 4'h0;
    same_phase = 4'h0;
    first = 14'h0;
    changed = (launch_valid | electing__q);
    own = values__0__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[3:1], 1'h1};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[3:1], 1'h1};
    end
    if (elected__q[0]) begin
      first = (first | own);
    end
    if ((issuer[0] & (mark_t[0] | mark_p[0]))) begin
      changed = 1'h1;
      matching = {matching[3:1], 1'h0};
      if (mark_p[0]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 2'h0))) begin
      matching = {matching[3:1], 1'h0};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__0__d = own;
    own = values__1__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[3:2], 1'h1, matching[0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[3:2], 1'h1, same_phase[0]};
    end
    if (elected__q[1]) begin
      first = (first | own);
    end
    if ((issuer[1] & (mark_t[1] | mark_p[1]))) begin
      changed = 1'h1;
      matching = {matching[3:2], 1'h0, matching[0]};
      if (mark_p[1]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 2'h1))) begin
      matching = {matching[3:2], 1'h0, matching[0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__1__d = own;
    own = values__2__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[3], 1'h1, matching[1:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[3], 1'h1, same_phase[1:0]};
    end
    if (elected__q[2]) begin
      first = (first | own);
    end
    if ((issuer[2] & (mark_t[2] | mark_p[2]))) begin
      changed = 1'h1;
      matching = {matching[3], 1'h0, matching[1:0]};
      if (mark_p[2]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 2'h2))) begin
      matching = {matching[3], 1'h0, matching[1:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__2__d = own;
    own = values__3__q;
    if ((set__q & (own == grant__q))) begin
      matching = {1'h1, matching[2:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {1'h1, same_phase[2:0]};
    end
    if (elected__q[3]) begin
      first = (first | own);
    end
    if ((issuer[3] & (mark_t[3] | mark_p[3]))) begin
      changed = 1'h1;
      matching = {1'h0, matching[2:0]};
      if (mark_p[3]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 2'h3))) begin
      matching = {1'h0, matching[2:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__3__d = own;
    asked = (((|wanted__q) & (!(|(wanted__q & equal__q)))) & (!electing__q));
    elect = ((asked & settled__q) & ((!(|(equal__q & live))) | (waited__q == patience)));
    electing__d = elect;
    elected__d = chosen;
    close__d = same_phase;
    phase_granted = close__q;
    equal__d = matching;
    if ((elect | electing__q)) begin
      equal__d = 4'h0;
    end
    settled__d = (!changed);
    waited__d = 10'h0;
    if (asked) begin
      waited__d = waited__q;
      if ((waited__q != patience)) begin
        waited__d = {waited__q + 10'h1};
      end
    end
    if (electing__q) begin
      grant__d = first;
      set__d = 1'h1;
      rest__d = {~{{elected__q << 32'h1} - one}};
    end
    count_grant = electing__q;
    granted = equal__q;
  end
  always @(posedge clock) begin
    values__0__q <= values__0__d;
    values__1__q <= values__1__d;
    values__2__q <= values__2__d;
    values__3__q <= values__3__d;
    grant__q <= grant__d;
    set__q <= set__d;
    equal__q <= equal__d;
    close__q <= close__d;
    settled__q <= settled__d;
    wanted__q <= wanted__d;
    elected__q <= elected__d;
    electing__q <= electing__d;
    rest__q <= rest__d;
    waited__q <= waited__d;
  end
endmodule

module pipes (
  input wire clock,
  input wire [19:0] thresholds,
  input wire [1:0] selected,
  input wire [1:0] mad_issued,
  input wire [1:0] sfu_issued,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  output reg mad_oversubscribed,
  output reg sfu_oversubscribed,
  output reg [1:0] mad_closed,
  output reg [1:0] sfu_closed,
  output reg mad_leads,
  output reg sfu_leads
);
  reg [5:0] first;
  reg [5:0] second;
  reg [5:0] minus;
  reg [5:0] plus;
  reg [5:0] base;
  reg [2:0] over;
  reg [5:0] reach;
  reg [5:0] reached;
  reg [1:0] shut;
  reg [5:0] mad__d;
  reg [5:0] mad__q = 6'h0;
  reg [5:0] sfu__d;
  reg [5:0] sfu__q = 6'h0;
  reg mad_over__d;
  reg mad_over__q = 1'h0;
  reg sfu_over__d;
  reg sfu_over__q = 1'h0;
  reg [3:0] mad_full__d;
  reg [3:0] mad_full__q = 4'h0;
  reg [3:0] sfu_full__d;
  reg [3:0] sfu_full__q = 4'h0;
  always @(*) begin
    mad__d = mad__q;
    sfu__d = sfu__q;
    mad_over__d = mad_over__q;
    sfu_over__d = sfu_over__q;
    mad_full__d = mad_full__q;
    sfu_full__d = sfu_full__q;
    minus = 6'h0;
    if ((|mad_done)) begin
      minus = 6'h3f;
    end
    if ((&mad_done)) begin
      minus = 6'h3e;
    end
    base = {mad__q + minus};
    plus = 6'h0;
    if ((|mad_issued)) begin
      plus = 6'h1;
    end
    if ((&mad_issued)) begin
      plus = 6'h2;
    end
    mad__d = {base + plus};
    first = {1'h0, thresholds[4:0]};
    over = 3'h0;
    reach = {first - 6'h0};
    over = {over[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    over = {over[2], ((base >= reach) | (first < 6'h1)), over[0]};
    reach = {first - 6'h2};
    over = {((base >= reach) | (first < 6'h2)), over[1:0]};
    second = {1'h0, thresholds[9:5]};
    if (thresholds[9]) begin
      second = 6'h10;
    end
    reached = 6'h0;
    reach = {second - 6'h0};
    reached = {reached[5:1], ((base >= reach) | (second < 6'h0))};
    reach = {second - 6'h1};
    reached = {reached[5:2], ((base >= reach) | (second < 6'h1)), reached[0]};
    reach = {second - 6'h2};
    reached = {reached[5:3], ((base >= reach) | (second < 6'h2)), reached[1:0]};
    reach = {second - 6'h3};
    reached = {reached[5:4], ((base >= reach) | (second < 6'h3)), reached[2:0]};
    reach = {second - 6'h4};
    reached = {reached[5], ((base >= reach) | (second < 6'h4)), reached[3:0]};
    reach = {second - 6'h5};
    reached = {((base >= reach) | (second < 6'h5)), reached[4:0]};
    mad_over__d = over[0];
    mad_full__d = reached[3:0];
    if ((|mad_issued)) begin
      mad_over__d = over[1];
      mad_full__d = reached[4:1];
    end
    if ((&mad_issued)) begin
      mad_over__d = over[2];
      mad_full__d = reached[5:2];
    end
    minus = 6'h0;
    if ((|sfu_done)) begin
      minus = 6'h3f;
    end
    if ((&sfu_done)) begin
      minus = 6'h3e;
    end
    base = {sfu__q + minus};
    plus = 6'h0;
    if ((|sfu_issued)) begin
      plus = 6'h1;
    end
    if ((&sfu_issued)) begin
      plus = 6'h2;
    end
    sfu__d = {base + plus};
    first = {1'h0, thresholds[14:10]};
    over = 3'h0;
    reach = {first - 6'h0};
    over = {over[2:1], ((base >= reach) | (first < 6'h0))};
    reach = {first - 6'h1};
    over = {over[2], ((base >= reach) | (first < 6'h1)), over[0]};
    reach = {first - 6'h2};
    over = {((base >= reach) | (first < 6'h2)), over[1:0]};
    second = {1'h0, thresholds[19:15]};
    if (thresholds[19]) begin
      second = 6'h10;
    end
    reached = 6'h0;
    reach = {second - 6'h0};
    reached = {reached[5:1], ((base >= reach) | (second < 6'h0))};
    reach = {second - 6'h1};
    reached = {reached[5:2], ((base >= reach) | (second < 6'h1)), reached[0]};
    reach = {second - 6'h2};
    reached = {reached[5:3], ((base >= reach) | (second < 6'h2)), reached[1:0]};
    reach = {second - 6'h3};
    reached = {reached[5:4], ((base >= reach) | (second < 6'h3)), reached[2:0]};
    reach = {second - 6'h4};
    reached = {reached[5], ((base >= reach) | (second < 6'h4)), reached[3:0]};
    reach = {second - 6'h5};
    reached = {((base >= reach) | (second < 6'h5)), reached[4:0]};
    sfu_over__d = over[0];
    sfu_full__d = reached[3:0];
    if ((|sfu_issued)) begin
      sfu_over__d = over[1];
      sfu_full__d = reached[4:1];
    end
    if ((&sfu_issued)) begin
      sfu_over__d = over[2];
      sfu_full__d = reached[5:2];
    end
    shut = mad_full__q[1:0];
    if ((|selected)) begin
      shut = mad_full__q[2:1];
    end
    if ((&selected)) begin
      shut = mad_full__q[3:2];
    end
    mad_closed = shut;
    shut = sfu_full__q[1:0];
    if ((|selected)) begin
      shut = sfu_full__q[2:1];
    end
    if ((&selected)) begin
      shut = sfu_full__q[3:2];
    end
    sfu_closed = shut;
    mad_oversubscribed = mad_over__q;
    sfu_oversubscribed = sfu_over__q;
    mad_leads = (mad__q > sfu__q);
    sfu_leads = (sfu__q > mad__q);
  end
  always @(posedge clock) begin
    mad__q <= mad__d;
    sfu__q <= sfu__d;
    mad_over__q <= mad_over__d;
    sfu_over__q <= sfu_over__d;
    mad_full__q <= mad_full__d;
    sfu_full__q <= sfu_full__d;
  end
endmodule

module scheduler (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [1:0] launch_stage,
  input wire end_valid,
  input wire [1:0] end_warp,
  input wire [3:0] live,
  input wire [3:0] eligible,
  input wire [3:0] is_texture,
  input wire [3:0] mark_t,
  input wire [3:0] mark_p,
  input wire [3:0] for_sfu,
  input wire [3:0] for_mad,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  input wire [32:0] bonuses,
  input wire [19:0] thresholds,
  input wire [3:0] replay,
  output reg select_valid__0,
  output reg [1:0] select_warp__0,
  output reg count_victim,
  output reg count_grant,
  output reg credit_sum_error
);
  localparam credit_mode = 1'h1;
  localparam greedy_mode = 1'h0;
  localparam [3:0] one = 4'h1;
  localparam [6:0] base__0 = 7'h0;
  reg [3:0] chosen;
  reg [3:0] shifted;
  reg [3:0] ready;
  reg [3:0] wanted;
  reg [3:0] slow_pipe;
  reg [3:0] idle_pipe;
  reg [3:0] closed;
  reg [3:0] blocked;
  reg [3:0] launched;
  reg [3:0] ended;
  reg [3:0] mad_chosen;
  reg [3:0] sfu_chosen;
  reg pod_bit;
  reg [1:0] selected;
  reg [1:0] mad_issued;
  reg [1:0] sfu_issued;
  reg new_tile;
  reg victim;
  reg sum_error;
  reg [3:0] own;
  reg [1:0] number;
  reg [6:0] first;
  reg [3:0] pod__0__launched;
  reg [1:0] pod__0__launch_stage;
  reg pod__0__new_tile;
  reg [3:0] pod__0__ended;
  reg [3:0] pod__0__ready;
  reg [3:0] pod__0__replay;
  reg [3:0] pod__0__granted;
  reg [3:0] pod__0__phase_granted;
  reg [3:0] pod__0__slow_pipe;
  reg [3:0] pod__0__idle_pipe;
  reg [32:0] pod__0__bonuses;
  wire [3:0] pod__0__chosen;
  wire pod__0__select_valid;
  wire [1:0] pod__0__select_warp;
  wire pod__0__count_victim;
  wire pod__0__credit_sum_error;
  reg grant__launch_valid;
  reg [1:0] grant__launch_warp;
  reg [5:0] grant__launch_tile;
  reg [3:0] grant__live;
  reg [3:0] grant__wants;
  reg [3:0] grant__issuer;
  reg [3:0] grant__mark_t;
  reg [3:0] grant__mark_p;
  wire [3:0] grant__granted;
  wire [3:0] grant__phase_granted;
  wire grant__count_grant;
  reg [19:0] pipes__thresholds;
  reg [1:0] pipes__selected;
  reg [1:0] pipes__mad_issued;
  reg [1:0] pipes__sfu_issued;
  reg [1:0] pipes__mad_done;
  reg [1:0] pipes__sfu_done;
  wire pipes__mad_oversubscribed;
  wire pipes__sfu_oversubscribed;
  wire [1:0] pipes__mad_closed;
  wire [1:0] pipes__sfu_closed;
  wire pipes__mad_leads;
  wire pipes__sfu_leads;
  reg [5:0] tile__d;
  reg [5:0] tile__q = 6'h0;
  always @(*) begin
    tile__d = tile__q;
    launched = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
      tile__d = launch_tile;
    end
    ended = 4'h0;
    if (end_valid) begin
      ended = {one << end_warp};
    end
    new_tile = (launch_valid & (greedy_mode | (launch_tile != tile__q)));
    chosen = 4'h0;
    selected = 2'h0;
    mad_issued = 2'h0;
    sfu_issued = 2'h0;
    victim = 1'h0;
    sum_error = 1'h0;
    own = pod__0__chosen;
    shifted = {own << base__0};
    mad_chosen = (shifted & for_mad);
    sfu_chosen = (shifted & for_sfu);
    mad_issued = {mad_issued[1], (|mad_chosen)};
    sfu_issued = {sfu_issued[1], (|sfu_chosen)};
    chosen = (chosen | shifted);
    pod_bit = pod__0__select_valid;
    selected = {selected[1], pod_bit};
    select_valid__0 = pod_bit;
    number = pod__0__select_warp;
    first = base__0;
    select_warp__0 = {number + first[1:0]};
    victim = (victim | pod__0__count_victim);
    sum_error = (sum_error | pod__0__credit_sum_error);
    count_victim = victim;
    credit_sum_error = sum_error;
    pipes__thresholds = thresholds;
    pipes__selected = selected;
    pipes__mad_issued = mad_issued;
    pipes__sfu_issued = sfu_issued;
    pipes__mad_done = mad_done;
    pipes__sfu_done = sfu_done;
    slow_pipe = 4'h0;
    if (pipes__mad_oversubscribed) begin
      slow_pipe = for_mad;
    end
    if (pipes__sfu_oversubscribed) begin
      slow_pipe = (slow_pipe | for_sfu);
    end
    idle_pipe = 4'h0;
    if (pipes__mad_leads) begin
      idle_pipe = for_sfu;
    end
    if (pipes__sfu_leads) begin
      idle_pipe = for_mad;
    end
    ready = (((eligible & live) & {~chosen}) & {~ended});
    wanted = ready;
    if (credit_mode) begin
      wanted = (ready & ({~is_texture} | grant__granted));
    end
    grant__wants = (ready & is_texture);
    grant__live = live;
    grant__issuer = chosen;
    grant__mark_t = (mark_t & is_texture);
    grant__mark_p = (mark_p & is_texture);
    grant__launch_valid = launch_valid;
    grant__launch_warp = launch_warp;
    grant__launch_tile = launch_tile;
    count_grant = (grant__count_grant & credit_mode);
    closed = 4'h0;
    if (pipes__mad_closed[0]) begin
      closed = for_mad;
    end
    if (pipes__sfu_closed[0]) begin
      closed = (closed | for_sfu);
    end
    blocked = (wanted & {~closed});
    shifted = {blocked >> base__0};
    pod__0__ready = shifted;
    shifted = {launched >> base__0};
    pod__0__launched = shifted;
    pod__0__launch_stage = launch_stage;
    pod__0__new_tile = new_tile;
    shifted = {ended >> base__0};
    pod__0__ended = shifted;
    blocked = (replay & live);
    shifted = {blocked >> base__0};
    pod__0__replay = shifted;
    shifted = {grant__granted >> base__0};
    pod__0__granted = shifted;
    shifted = {grant__phase_granted >> base__0};
    pod__0__phase_granted = shifted;
    shifted = {slow_pipe >> base__0};
    pod__0__slow_pipe = shifted;
    shifted = {idle_pipe >> base__0};
    pod__0__idle_pipe = shifted;
    pod__0__bonuses = bonuses;
  end
  always @(posedge clock) begin
    tile__q <= tile__d;
  end
  pod pod__0 (
    .clock(clock),
    .launched(pod__0__launched),
    .launch_stage(pod__0__launch_stage),
    .new_tile(pod__0__new_tile),
    .ended(pod__0__ended),
    .ready(pod__0__ready),
    .replay(pod__0__replay),
    .granted(pod__0__granted),
    .phase_granted(pod__0__phase_granted),
    .slow_pipe(pod__0__slow_pipe),
    .idle_pipe(pod__0__idle_pipe),
    .bonuses(pod__0__bonuses),
    .chosen(pod__0__chosen),
    .select_valid(pod__0__select_valid),
    .select_warp(pod__0__select_warp),
    .count_victim(pod__0__count_victim),
    .credit_sum_error(pod__0__credit_sum_error)
  );
  grant grant (
    .clock(clock),
    .launch_valid(grant__launch_valid),
    .launch_warp(grant__launch_warp),
    .launch_tile(grant__launch_tile),
    .live(grant__live),
    .wants(grant__wants),
    .issuer(grant__issuer),
    .mark_t(grant__mark_t),
    .mark_p(grant__mark_p),
    .granted(grant__granted),
    .phase_granted(grant__phase_granted),
    .count_grant(grant__count_grant)
  );
  pipes pipes (
    .clock(clock),
    .thresholds(pipes__thresholds),
    .selected(pipes__selected),
    .mad_issued(pipes__mad_issued),
    .sfu_issued(pipes__sfu_issued),
    .mad_done(pipes__mad_done),
    .sfu_done(pipes__sfu_done),
    .mad_oversubscribed(pipes__mad_oversubscribed),
    .sfu_oversubscribed(pipes__sfu_oversubscribed),
    .mad_closed(pipes__mad_closed),
    .sfu_closed(pipes__sfu_closed),
    .mad_leads(pipes__mad_leads),
    .sfu_leads(pipes__sfu_leads)
  );
endmodule

module bases_2 (
  input wire clock,
  input wire [1:0] read_address,
  output reg [4:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [4:0] write_data
);
  reg [4:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module ids (
  input wire clock,
  input wire [1:0] read_address,
  output reg [23:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [23:0] write_data
);
  reg [23:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module xs (
  input wire clock,
  input wire [1:0] read_address,
  output reg [15:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [15:0] write_data
);
  reg [15:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module tiles (
  input wire clock,
  input wire [1:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module operand_read (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [15:0] launch_x,
  input wire [15:0] launch_y,
  input wire [5:0] launch_tile,
  input wire [23:0] launch_workgroup,
  input wire [11:0] launch_base,
  input wire [6:0] footprint,
  input wire linear,
  input wire select_valid,
  input wire [1:0] select_warp,
  input wire [31:0] low,
  input wire [31:0] high,
  input wire [17:0] control,
  input wire [19:0] pc,
  input wire [3:0] active__0,
  input wire [3:0] active__1,
  input wire [3:0] active__2,
  input wire [3:0] active__3,
  input wire [3:0] killed,
  output reg issue_valid,
  output reg [1:0] issue_warp,
  output reg issue_control,
  output reg issue_reorderable,
  output reg [2:0] issue_slot,
  output reg [7:0] issue_wait,
  output reg read_a,
  output reg read_b,
  output reg read_c,
  output reg read_group,
  output reg [4:0] address_a,
  output reg [4:0] address_b,
  output reg [4:0] address_c,
  input wire [31:0] file_a__0,
  input wire [31:0] file_a__1,
  input wire [31:0] file_a__2,
  input wire [31:0] file_a__3,
  input wire [31:0] file_b__0,
  input wire [31:0] file_b__1,
  input wire [31:0] file_b__2,
  input wire [31:0] file_b__3,
  input wire [31:0] file_c__0,
  input wire [31:0] file_c__1,
  input wire [31:0] file_c__2,
  input wire [31:0] file_c__3,
  input wire predicate_valid,
  input wire [1:0] predicate_warp,
  input wire [1:0] predicate_number,
  input wire [3:0] predicate_mask,
  input wire [3:0] predicate_flags,
  input wire [1:0] base_warp,
  output reg [4:0] base,
  input wire [1:0] slow_base_warp,
  output reg [4:0] slow_base,
  input wire [3:0] next_mask,
  input wire [1:0] next_warp,
  input wire [5:0] next_rd,
  input wire [3:0] now_mask,
  input wire [1:0] now_warp,
  input wire [5:0] now_rd,
  input wire [31:0] now_data__0,
  input wire [31:0] now_data__1,
  input wire [31:0] now_data__2,
  input wire [31:0] now_data__3,
  output reg e1_valid,
  output reg [1:0] e1_warp,
  output reg [31:0] e1_low,
  output reg [31:0] e1_high,
  output reg [17:0] e1_control,
  output reg e1_killed,
  output reg [19:0] e1_pc,
  output reg [3:0] e1_active,
  output reg [3:0] e1_mask,
  output reg [3:0] e1_choice,
  output reg [31:0] e1_a__0,
  output reg [31:0] e1_a__1,
  output reg [31:0] e1_a__2,
  output reg [31:0] e1_a__3,
  output reg [31:0] e1_b__0,
  output reg [31:0] e1_b__1,
  output reg [31:0] e1_b__2,
  output reg [31:0] e1_b__3,
  output reg [31:0] e1_c__0,
  output reg [31:0] e1_c__1,
  output reg [31:0] e1_c__2,
  output reg [31:0] e1_c__3
);
  reg [11:0] first;
  reg [15:0] own;
  reg [3:0] guard;
  reg [3:0] choice;
  reg [31:0] special;
  reg [31:0] thread;
  reg [31:0] number;
  reg use_special;
  reg [5:0] rc;
  reg [31:0] immediate;
  reg [15:0] written;
  reg [15:0] kept;
  reg dying;
  reg [11:0] part_0;
  reg [11:0] part_1;
  reg [11:0] part_2;
  reg [5:0] part_3;
  reg [5:0] part_4;
  reg [15:0] part_5;
  reg [15:0] part_6;
  reg [15:0] part_7;
  reg [15:0] part_8;
  reg [15:0] part_9;
  reg [15:0] part_10;
  reg [1:0] bases__read_address;
  wire [4:0] bases__read_data;
  reg bases__write_enable;
  reg [1:0] bases__write_address;
  reg [4:0] bases__write_data;
  reg [1:0] write_bases__read_address;
  wire [4:0] write_bases__read_data;
  reg write_bases__write_enable;
  reg [1:0] write_bases__write_address;
  reg [4:0] write_bases__write_data;
  reg [1:0] slow_bases__read_address;
  wire [4:0] slow_bases__read_data;
  reg slow_bases__write_enable;
  reg [1:0] slow_bases__write_address;
  reg [4:0] slow_bases__write_data;
  reg [1:0] ids__read_address;
  wire [23:0] ids__read_data;
  reg ids__write_enable;
  reg [1:0] ids__write_address;
  reg [23:0] ids__write_data;
  reg [1:0] xs__read_address;
  wire [15:0] xs__read_data;
  reg xs__write_enable;
  reg [1:0] xs__write_address;
  reg [15:0] xs__write_data;
  reg [1:0] ys__read_address;
  wire [15:0] ys__read_data;
  reg ys__write_enable;
  reg [1:0] ys__write_address;
  reg [15:0] ys__write_data;
  reg [1:0] tiles__read_address;
  wire [5:0] tiles__read_data;
  reg tiles__write_enable;
  reg [1:0] tiles__write_address;
  reg [5:0] tiles__write_data;
  reg [1:0] workgroups__read_address;
  wire [23:0] workgroups__read_data;
  reg workgroups__write_enable;
  reg [1:0] workgroups__write_address;
  reg [23:0] workgroups__write_data;
  reg [15:0] predicates__0__d;
  reg [15:0] predicates__0__q = 16'h0;
  reg [15:0] predicates__1__d;
  reg [15:0] predicates__1__q = 16'h0;
  reg [15:0] predicates__2__d;
  reg [15:0] predicates__2__q = 16'h0;
  reg [15:0] predicates__3__d;
  reg [15:0] predicates__3__q = 16'h0;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg s2_killed__d;
  reg s2_killed__q = 1'h0;
  reg [1:0] s2_warp__d;
  reg [1:0] s2_warp__q = 2'h0;
  reg [31:0] s2_low__d;
  reg [31:0] s2_low__q = 32'h0;
  reg [31:0] s2_high__d;
  reg [31:0] s2_high__q = 32'h0;
  reg [17:0] s2_control__d;
  reg [17:0] s2_control__q = 18'h0;
  reg [19:0] s2_pc__d;
  reg [19:0] s2_pc__q = 20'h0;
  reg [3:0] s2_active__d;
  reg [3:0] s2_active__q = 4'h0;
  reg [3:0] now_a__d;
  reg [3:0] now_a__q = 4'h0;
  reg [3:0] now_b__d;
  reg [3:0] now_b__q = 4'h0;
  reg [3:0] now_c__d;
  reg [3:0] now_c__q = 4'h0;
  reg [3:0] last_a__d;
  reg [3:0] last_a__q = 4'h0;
  reg [3:0] last_b__d;
  reg [3:0] last_b__q = 4'h0;
  reg [3:0] last_c__d;
  reg [3:0] last_c__q = 4'h0;
  reg [31:0] last_data__0__d;
  reg [31:0] last_data__0__q = 32'h0;
  reg [31:0] last_data__1__d;
  reg [31:0] last_data__1__q = 32'h0;
  reg [31:0] last_data__2__d;
  reg [31:0] last_data__2__q = 32'h0;
  reg [31:0] last_data__3__d;
  reg [31:0] last_data__3__q = 32'h0;
  reg d_valid__d;
  reg d_valid__q = 1'h0;
  reg d_killed__d;
  reg d_killed__q = 1'h0;
  reg [1:0] d_warp__d;
  reg [1:0] d_warp__q = 2'h0;
  reg [31:0] d_low__d;
  reg [31:0] d_low__q = 32'h0;
  reg [31:0] d_high__d;
  reg [31:0] d_high__q = 32'h0;
  reg [17:0] d_control__d;
  reg [17:0] d_control__q = 18'h0;
  reg [19:0] d_pc__d;
  reg [19:0] d_pc__q = 20'h0;
  reg [3:0] d_active__d;
  reg [3:0] d_active__q = 4'h0;
  reg [3:0] d_mask__d;
  reg [3:0] d_mask__q = 4'h0;
  reg [3:0] d_choice__d;
  reg [3:0] d_choice__q = 4'h0;
  reg [31:0] d_a__0__d;
  reg [31:0] d_a__0__q = 32'h0;
  reg [31:0] d_a__1__d;
  reg [31:0] d_a__1__q = 32'h0;
  reg [31:0] d_a__2__d;
  reg [31:0] d_a__2__q = 32'h0;
  reg [31:0] d_a__3__d;
  reg [31:0] d_a__3__q = 32'h0;
  reg [31:0] d_b__0__d;
  reg [31:0] d_b__0__q = 32'h0;
  reg [31:0] d_b__1__d;
  reg [31:0] d_b__1__q = 32'h0;
  reg [31:0] d_b__2__d;
  reg [31:0] d_b__2__q = 32'h0;
  reg [31:0] d_b__3__d;
  reg [31:0] d_b__3__q = 32'h0;
  reg [31:0] d_c__0__d;
  reg [31:0] d_c__0__q = 32'h0;
  reg [31:0] d_c__1__d;
  reg [31:0] d_c__1__q = 32'h0;
  reg [31:0] d_c__2__d;
  reg [31:0] d_c__2__q = 32'h0;
  reg [31:0] d_c__3__d;
  reg [31:0] d_c__3__q = 32'h0;
  always @(*) begin
    part_0 = 12'h0;
    part_1 = 12'h0;
    part_2 = 12'h0;
    part_3 = 6'h0;
    part_4 = 6'h0;
    part_5 = 16'h0;
    part_6 = 16'h0;
    part_7 = 16'h0;
    part_8 = 16'h0;
    part_9 = 16'h0;
    part_10 = 16'h0;
    s2_valid__d = s2_valid__q;
    s2_killed__d = s2_killed__q;
    s2_warp__d = s2_warp__q;
    s2_low__d = s2_low__q;
    s2_high__d = s2_high__q;
    s2_control__d = s2_control__q;
    s2_pc__d = s2_pc__q;
    s2_active__d = s2_active__q;
    d_valid__d = d_valid__q;
    d_killed__d = d_killed__q;
    d_warp__d = d_warp__q;
    d_low__d = d_low__q;
    d_high__d = d_high__q;
    d_control__d = d_control__q;
    d_pc__d = d_pc__q;
    d_active__d = d_active__q;
    d_mask__d = d_mask__q;
    d_choice__d = d_choice__q;
    now_a__d = now_a__q;
    now_b__d = now_b__q;
    now_c__d = now_c__q;
    last_a__d = last_a__q;
    last_b__d = last_b__q;
    last_c__d = last_c__q;
    last_data__0__d = now_data__0;
    last_data__1__d = now_data__1;
    last_data__2__d = now_data__2;
    last_data__3__d = now_data__3;
    first = launch_base;
    if (launch_warp[0]) begin
      first = {launch_base - {5'h0, footprint}};
    end
    bases__write_enable = launch_valid;
    bases__write_address = launch_warp;
    part_0 = {first >> 32'h1};
    bases__write_data = part_0[4:0];
    write_bases__write_enable = launch_valid;
    write_bases__write_address = launch_warp;
    part_1 = {first >> 32'h1};
    write_bases__write_data = part_1[4:0];
    slow_bases__write_enable = launch_valid;
    slow_bases__write_address = launch_warp;
    part_2 = {first >> 32'h1};
    slow_bases__write_data = part_2[4:0];
    ids__write_enable = launch_valid;
    ids__write_address = launch_warp;
    ids__write_data = launch_id;
    xs__write_enable = launch_valid;
    xs__write_address = launch_warp;
    xs__write_data = launch_x;
    ys__write_enable = launch_valid;
    ys__write_address = launch_warp;
    ys__write_data = launch_y;
    tiles__write_enable = launch_valid;
    tiles__write_address = launch_warp;
    tiles__write_data = launch_tile;
    workgroups__write_enable = launch_valid;
    workgroups__write_address = launch_warp;
    workgroups__write_data = launch_workgroup;
    dying = (!control[0]);
    if ((killed[0] & (select_warp == 2'h0))) begin
      dying = 1'h1;
    end
    if ((killed[1] & (select_warp == 2'h1))) begin
      dying = 1'h1;
    end
    if ((killed[2] & (select_warp == 2'h2))) begin
      dying = 1'h1;
    end
    if ((killed[3] & (select_warp == 2'h3))) begin
      dying = 1'h1;
    end
    issue_valid = select_valid;
    issue_warp = select_warp;
    issue_control = (control[17] | dying);
    issue_reorderable = (control[16] & (!dying));
    issue_slot = high[23:21];
    issue_wait = high[31:24];
    bases__read_address = select_warp;
    read_a = ((select_valid & control[11]) & (!dying));
    read_b = ((select_valid & control[12]) & (!dying));
    read_c = ((select_valid & control[13]) & (!dying));
    read_group = select_warp[0];
    rc = ({4'h0, low[31:30]} | {{2'h0, high[3:0]} << 32'h2});
    part_3 = low[23:18];
    address_a = {bases__read_data + part_3[4:0]};
    part_4 = low[29:24];
    address_b = {bases__read_data + part_4[4:0]};
    address_c = {bases__read_data + rc[4:0]};
    now_a__d = 4'h0;
    now_b__d = 4'h0;
    now_c__d = 4'h0;
    if ((next_warp == select_warp)) begin
      if ((next_rd == low[23:18])) begin
        now_a__d = next_mask;
      end
      if ((next_rd == low[29:24])) begin
        now_b__d = next_mask;
      end
      if ((next_rd == rc)) begin
        now_c__d = next_mask;
      end
    end
    last_a__d = 4'h0;
    last_b__d = 4'h0;
    last_c__d = 4'h0;
    if ((now_warp == select_warp)) begin
      if ((now_rd == low[23:18])) begin
        last_a__d = now_mask;
      end
      if ((now_rd == low[29:24])) begin
        last_b__d = now_mask;
      end
      if ((now_rd == rc)) begin
        last_c__d = now_mask;
      end
    end
    s2_valid__d = select_valid;
    if (select_valid) begin
      s2_warp__d = select_warp;
      s2_low__d = low;
      s2_high__d = high;
      s2_control__d = {control[17:1], (!dying)};
      s2_killed__d = (control[0] & dying);
      s2_pc__d = pc;
      if ((select_warp == 2'h0)) begin
        s2_active__d = active__0;
      end
      if ((select_warp == 2'h1)) begin
        s2_active__d = active__1;
      end
      if ((select_warp == 2'h2)) begin
        s2_active__d = active__2;
      end
      if ((select_warp == 2'h3)) begin
        s2_active__d = active__3;
      end
    end
    written = {12'h0, (predicate_mask & predicate_flags)};
    kept = {12'h0, predicate_mask};
    case (predicate_number)
      2'h1: begin
        written = {written << 32'h4};
        kept = {kept << 32'h4};
      end
      2'h2: begin
        written = {written << 32'h8};
        kept = {kept << 32'h8};
      end
      2'h3: begin
        written = {written << 32'hc};
        kept = {kept << 32'hc};
      end
      default: begin
      end
    endcase
    kept = {~kept};
    own = 16'h0;
    if ((s2_warp__q == 2'h0)) begin
      own = predicates__0__q;
    end
    if ((s2_warp__q == 2'h1)) begin
      own = predicates__1__q;
    end
    if ((s2_warp__q == 2'h2)) begin
      own = predicates__2__q;
    end
    if ((s2_warp__q == 2'h3)) begin
      own = predicates__3__q;
    end
    if ((predicate_valid & (predicate_warp == s2_warp__q))) begin
      own = ((own & kept) | written);
    end
    guard = own[3:0];
    case (s2_low__q[10:9])
      2'h1: begin
        part_5 = {own >> 32'h4};
        guard = part_5[3:0];
      end
      2'h2: begin
        part_6 = {own >> 32'h8};
        guard = part_6[3:0];
      end
      2'h3: begin
        part_7 = {own >> 32'hc};
        guard = part_7[3:0];
      end
      default: begin
      end
    endcase
    if (s2_low__q[11]) begin
      guard = {~guard};
    end
    if ((!s2_low__q[8])) begin
      guard = s2_active__q;
    end
    choice = own[3:0];
    case (s2_high__q[5:4])
      2'h1: begin
        part_8 = {own >> 32'h4};
        choice = part_8[3:0];
      end
      2'h2: begin
        part_9 = {own >> 32'h8};
        choice = part_9[3:0];
      end
      2'h3: begin
        part_10 = {own >> 32'hc};
        choice = part_10[3:0];
      end
      default: begin
      end
    endcase
    ids__read_address = s2_warp__q;
    xs__read_address = s2_warp__q;
    ys__read_address = s2_warp__q;
    tiles__read_address = s2_warp__q;
    workgroups__read_address = s2_warp__q;
    use_special = (s2_control__q[3:1] == 3'h6);
    immediate = ({24'h0, s2_low__q[31:24]} | {{8'h0, s2_high__q[23:0]} << 32'h8});
    d_valid__d = s2_valid__q;
    special = 32'h0;
    number = 32'h0;
    thread = {{8'h0, ids__read_data} << 32'h2};
    d_a__0__d = d_a__0__q;
    d_b__0__d = d_b__0__q;
    d_c__0__d = d_c__0__q;
    d_a__1__d = d_a__1__q;
    d_b__1__d = d_b__1__q;
    d_c__1__d = d_c__1__q;
    d_a__2__d = d_a__2__q;
    d_b__2__d = d_b__2__q;
    d_c__2__d = d_c__2__q;
    d_a__3__d = d_a__3__q;
    d_b__3__d = d_b__3__q;
    d_c__3__d = d_c__3__q;
    if (s2_valid__q) begin
      d_warp__d = s2_warp__q;
      d_low__d = s2_low__q;
      d_high__d = s2_high__q;
      d_control__d = s2_control__q;
      d_killed__d = s2_killed__q;
      d_pc__d = s2_pc__q;
      d_active__d = s2_active__q;
      d_mask__d = (guard & s2_active__q);
      d_choice__d = choice;
      d_a__0__d = file_a__0;
      d_b__0__d = file_b__0;
      d_c__0__d = file_c__0;
      if (last_a__q[0]) begin
        d_a__0__d = last_data__0__q;
      end
      if (last_b__q[0]) begin
        d_b__0__d = last_data__0__q;
      end
      if (last_c__q[0]) begin
        d_c__0__d = last_data__0__q;
      end
      if (now_a__q[0]) begin
        d_a__0__d = now_data__0;
      end
      if (now_b__q[0]) begin
        d_b__0__d = now_data__0;
      end
      if (now_c__q[0]) begin
        d_c__0__d = now_data__0;
      end
      if (s2_control__q[10]) begin
        d_b__0__d = immediate;
      end
      if (use_special) begin
        number = 32'h0;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {30'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__0__d = special;
      end
      d_a__1__d = file_a__1;
      d_b__1__d = file_b__1;
      d_c__1__d = file_c__1;
      if (last_a__q[1]) begin
        d_a__1__d = last_data__1__q;
      end
      if (last_b__q[1]) begin
        d_b__1__d = last_data__1__q;
      end
      if (last_c__q[1]) begin
        d_c__1__d = last_data__1__q;
      end
      if (now_a__q[1]) begin
        d_a__1__d = now_data__1;
      end
      if (now_b__q[1]) begin
        d_b__1__d = now_data__1;
      end
      if (now_c__q[1]) begin
        d_c__1__d = now_data__1;
      end
      if (s2_control__q[10]) begin
        d_b__1__d = immediate;
      end
      if (use_special) begin
        number = 32'h1;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {30'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__1__d = special;
      end
      d_a__2__d = file_a__2;
      d_b__2__d = file_b__2;
      d_c__2__d = file_c__2;
      if (last_a__q[2]) begin
        d_a__2__d = last_data__2__q;
      end
      if (last_b__q[2]) begin
        d_b__2__d = last_data__2__q;
      end
      if (last_c__q[2]) begin
        d_c__2__d = last_data__2__q;
      end
      if (now_a__q[2]) begin
        d_a__2__d = now_data__2;
      end
      if (now_b__q[2]) begin
        d_b__2__d = now_data__2;
      end
      if (now_c__q[2]) begin
        d_c__2__d = now_data__2;
      end
      if (s2_control__q[10]) begin
        d_b__2__d = immediate;
      end
      if (use_special) begin
        number = 32'h2;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {30'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__2__d = special;
      end
      d_a__3__d = file_a__3;
      d_b__3__d = file_b__3;
      d_c__3__d = file_c__3;
      if (last_a__q[3]) begin
        d_a__3__d = last_data__3__q;
      end
      if (last_b__q[3]) begin
        d_b__3__d = last_data__3__q;
      end
      if (last_c__q[3]) begin
        d_c__3__d = last_data__3__q;
      end
      if (now_a__q[3]) begin
        d_a__3__d = now_data__3;
      end
      if (now_b__q[3]) begin
        d_b__3__d = now_data__3;
      end
      if (now_c__q[3]) begin
        d_c__3__d = now_data__3;
      end
      if (s2_control__q[10]) begin
        d_b__3__d = immediate;
      end
      if (use_special) begin
        number = 32'h3;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {30'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__3__d = special;
      end
    end
    predicates__0__d = predicates__0__q;
    if ((predicate_valid & (predicate_warp == 2'h0))) begin
      predicates__0__d = ((predicates__0__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h0))) begin
      predicates__0__d = 16'h0;
    end
    predicates__1__d = predicates__1__q;
    if ((predicate_valid & (predicate_warp == 2'h1))) begin
      predicates__1__d = ((predicates__1__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h1))) begin
      predicates__1__d = 16'h0;
    end
    predicates__2__d = predicates__2__q;
    if ((predicate_valid & (predicate_warp == 2'h2))) begin
      predicates__2__d = ((predicates__2__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h2))) begin
      predicates__2__d = 16'h0;
    end
    predicates__3__d = predicates__3__q;
    if ((predicate_valid & (predicate_warp == 2'h3))) begin
      predicates__3__d = ((predicates__3__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h3))) begin
      predicates__3__d = 16'h0;
    end
    write_bases__read_address = base_warp;
    base = write_bases__read_data;
    slow_bases__read_address = slow_base_warp;
    slow_base = slow_bases__read_data;
    e1_valid = d_valid__q;
    e1_warp = d_warp__q;
    e1_low = d_low__q;
    e1_high = d_high__q;
    e1_control = d_control__q;
    e1_killed = d_killed__q;
    e1_pc = d_pc__q;
    e1_active = d_active__q;
    e1_mask = d_mask__q;
    e1_choice = d_choice__q;
    e1_a__0 = d_a__0__q;
    e1_b__0 = d_b__0__q;
    e1_c__0 = d_c__0__q;
    e1_a__1 = d_a__1__q;
    e1_b__1 = d_b__1__q;
    e1_c__1 = d_c__1__q;
    e1_a__2 = d_a__2__q;
    e1_b__2 = d_b__2__q;
    e1_c__2 = d_c__2__q;
    e1_a__3 = d_a__3__q;
    e1_b__3 = d_b__3__q;
    e1_c__3 = d_c__3__q;
  end
  always @(posedge clock) begin
    predicates__0__q <= predicates__0__d;
    predicates__1__q <= predicates__1__d;
    predicates__2__q <= predicates__2__d;
    predicates__3__q <= predicates__3__d;
    s2_valid__q <= s2_valid__d;
    s2_killed__q <= s2_killed__d;
    s2_warp__q <= s2_warp__d;
    s2_low__q <= s2_low__d;
    s2_high__q <= s2_high__d;
    s2_control__q <= s2_control__d;
    s2_pc__q <= s2_pc__d;
    s2_active__q <= s2_active__d;
    now_a__q <= now_a__d;
    now_b__q <= now_b__d;
    now_c__q <= now_c__d;
    last_a__q <= last_a__d;
    last_b__q <= last_b__d;
    last_c__q <= last_c__d;
    last_data__0__q <= last_data__0__d;
    last_data__1__q <= last_data__1__d;
    last_data__2__q <= last_data__2__d;
    last_data__3__q <= last_data__3__d;
    d_valid__q <= d_valid__d;
    d_killed__q <= d_killed__d;
    d_warp__q <= d_warp__d;
    d_low__q <= d_low__d;
    d_high__q <= d_high__d;
    d_control__q <= d_control__d;
    d_pc__q <= d_pc__d;
    d_active__q <= d_active__d;
    d_mask__q <= d_mask__d;
    d_choice__q <= d_choice__d;
    d_a__0__q <= d_a__0__d;
    d_a__1__q <= d_a__1__d;
    d_a__2__q <= d_a__2__d;
    d_a__3__q <= d_a__3__d;
    d_b__0__q <= d_b__0__d;
    d_b__1__q <= d_b__1__d;
    d_b__2__q <= d_b__2__d;
    d_b__3__q <= d_b__3__d;
    d_c__0__q <= d_c__0__d;
    d_c__1__q <= d_c__1__d;
    d_c__2__q <= d_c__2__d;
    d_c__3__q <= d_c__3__d;
  end
  bases_2 bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  bases_2 write_bases (
    .clock(clock),
    .read_address(write_bases__read_address),
    .read_data(write_bases__read_data),
    .write_enable(write_bases__write_enable),
    .write_address(write_bases__write_address),
    .write_data(write_bases__write_data)
  );
  bases_2 slow_bases (
    .clock(clock),
    .read_address(slow_bases__read_address),
    .read_data(slow_bases__read_data),
    .write_enable(slow_bases__write_enable),
    .write_address(slow_bases__write_address),
    .write_data(slow_bases__write_data)
  );
  ids ids (
    .clock(clock),
    .read_address(ids__read_address),
    .read_data(ids__read_data),
    .write_enable(ids__write_enable),
    .write_address(ids__write_address),
    .write_data(ids__write_data)
  );
  xs xs (
    .clock(clock),
    .read_address(xs__read_address),
    .read_data(xs__read_data),
    .write_enable(xs__write_enable),
    .write_address(xs__write_address),
    .write_data(xs__write_data)
  );
  xs ys (
    .clock(clock),
    .read_address(ys__read_address),
    .read_data(ys__read_data),
    .write_enable(ys__write_enable),
    .write_address(ys__write_address),
    .write_data(ys__write_data)
  );
  tiles tiles (
    .clock(clock),
    .read_address(tiles__read_address),
    .read_data(tiles__read_data),
    .write_enable(tiles__write_enable),
    .write_address(tiles__write_address),
    .write_data(tiles__write_data)
  );
  ids workgroups (
    .clock(clock),
    .read_address(workgroups__read_address),
    .read_data(workgroups__read_data),
    .write_enable(workgroups__write_enable),
    .write_address(workgroups__write_address),
    .write_data(workgroups__write_data)
  );
endmodule

module register_file (
  input wire clock,
  input wire read_a,
  input wire read_b,
  input wire read_c,
  input wire read_group,
  input wire [4:0] address_a,
  input wire [4:0] address_b,
  input wire [4:0] address_c,
  output reg [31:0] a__0,
  output reg [31:0] a__1,
  output reg [31:0] a__2,
  output reg [31:0] a__3,
  output reg [31:0] b__0,
  output reg [31:0] b__1,
  output reg [31:0] b__2,
  output reg [31:0] b__3,
  output reg [31:0] c__0,
  output reg [31:0] c__1,
  output reg [31:0] c__2,
  output reg [31:0] c__3,
  input wire [3:0] even_mask,
  input wire [4:0] even_address,
  input wire [31:0] even_data__0,
  input wire [31:0] even_data__1,
  input wire [31:0] even_data__2,
  input wire [31:0] even_data__3,
  input wire [3:0] odd_mask,
  input wire [4:0] odd_address,
  input wire [31:0] odd_data__0,
  input wire [31:0] odd_data__1,
  input wire [31:0] odd_data__2,
  input wire [31:0] odd_data__3
);
  reg even_a__0__read_enable;
  reg [4:0] even_a__0__read_address;
  wire [31:0] even_a__0__read_data;
  reg even_a__0__write_enable;
  reg [4:0] even_a__0__write_address;
  reg [31:0] even_a__0__write_data;
  reg even_a__1__read_enable;
  reg [4:0] even_a__1__read_address;
  wire [31:0] even_a__1__read_data;
  reg even_a__1__write_enable;
  reg [4:0] even_a__1__write_address;
  reg [31:0] even_a__1__write_data;
  reg even_a__2__read_enable;
  reg [4:0] even_a__2__read_address;
  wire [31:0] even_a__2__read_data;
  reg even_a__2__write_enable;
  reg [4:0] even_a__2__write_address;
  reg [31:0] even_a__2__write_data;
  reg even_a__3__read_enable;
  reg [4:0] even_a__3__read_address;
  wire [31:0] even_a__3__read_data;
  reg even_a__3__write_enable;
  reg [4:0] even_a__3__write_address;
  reg [31:0] even_a__3__write_data;
  reg even_b__0__read_enable;
  reg [4:0] even_b__0__read_address;
  wire [31:0] even_b__0__read_data;
  reg even_b__0__write_enable;
  reg [4:0] even_b__0__write_address;
  reg [31:0] even_b__0__write_data;
  reg even_b__1__read_enable;
  reg [4:0] even_b__1__read_address;
  wire [31:0] even_b__1__read_data;
  reg even_b__1__write_enable;
  reg [4:0] even_b__1__write_address;
  reg [31:0] even_b__1__write_data;
  reg even_b__2__read_enable;
  reg [4:0] even_b__2__read_address;
  wire [31:0] even_b__2__read_data;
  reg even_b__2__write_enable;
  reg [4:0] even_b__2__write_address;
  reg [31:0] even_b__2__write_data;
  reg even_b__3__read_enable;
  reg [4:0] even_b__3__read_address;
  wire [31:0] even_b__3__read_data;
  reg even_b__3__write_enable;
  reg [4:0] even_b__3__write_address;
  reg [31:0] even_b__3__write_data;
  reg even_c__0__read_enable;
  reg [4:0] even_c__0__read_address;
  wire [31:0] even_c__0__read_data;
  reg even_c__0__write_enable;
  reg [4:0] even_c__0__write_address;
  reg [31:0] even_c__0__write_data;
  reg even_c__1__read_enable;
  reg [4:0] even_c__1__read_address;
  wire [31:0] even_c__1__read_data;
  reg even_c__1__write_enable;
  reg [4:0] even_c__1__write_address;
  reg [31:0] even_c__1__write_data;
  reg even_c__2__read_enable;
  reg [4:0] even_c__2__read_address;
  wire [31:0] even_c__2__read_data;
  reg even_c__2__write_enable;
  reg [4:0] even_c__2__write_address;
  reg [31:0] even_c__2__write_data;
  reg even_c__3__read_enable;
  reg [4:0] even_c__3__read_address;
  wire [31:0] even_c__3__read_data;
  reg even_c__3__write_enable;
  reg [4:0] even_c__3__write_address;
  reg [31:0] even_c__3__write_data;
  reg odd_a__0__read_enable;
  reg [4:0] odd_a__0__read_address;
  wire [31:0] odd_a__0__read_data;
  reg odd_a__0__write_enable;
  reg [4:0] odd_a__0__write_address;
  reg [31:0] odd_a__0__write_data;
  reg odd_a__1__read_enable;
  reg [4:0] odd_a__1__read_address;
  wire [31:0] odd_a__1__read_data;
  reg odd_a__1__write_enable;
  reg [4:0] odd_a__1__write_address;
  reg [31:0] odd_a__1__write_data;
  reg odd_a__2__read_enable;
  reg [4:0] odd_a__2__read_address;
  wire [31:0] odd_a__2__read_data;
  reg odd_a__2__write_enable;
  reg [4:0] odd_a__2__write_address;
  reg [31:0] odd_a__2__write_data;
  reg odd_a__3__read_enable;
  reg [4:0] odd_a__3__read_address;
  wire [31:0] odd_a__3__read_data;
  reg odd_a__3__write_enable;
  reg [4:0] odd_a__3__write_address;
  reg [31:0] odd_a__3__write_data;
  reg odd_b__0__read_enable;
  reg [4:0] odd_b__0__read_address;
  wire [31:0] odd_b__0__read_data;
  reg odd_b__0__write_enable;
  reg [4:0] odd_b__0__write_address;
  reg [31:0] odd_b__0__write_data;
  reg odd_b__1__read_enable;
  reg [4:0] odd_b__1__read_address;
  wire [31:0] odd_b__1__read_data;
  reg odd_b__1__write_enable;
  reg [4:0] odd_b__1__write_address;
  reg [31:0] odd_b__1__write_data;
  reg odd_b__2__read_enable;
  reg [4:0] odd_b__2__read_address;
  wire [31:0] odd_b__2__read_data;
  reg odd_b__2__write_enable;
  reg [4:0] odd_b__2__write_address;
  reg [31:0] odd_b__2__write_data;
  reg odd_b__3__read_enable;
  reg [4:0] odd_b__3__read_address;
  wire [31:0] odd_b__3__read_data;
  reg odd_b__3__write_enable;
  reg [4:0] odd_b__3__write_address;
  reg [31:0] odd_b__3__write_data;
  reg odd_c__0__read_enable;
  reg [4:0] odd_c__0__read_address;
  wire [31:0] odd_c__0__read_data;
  reg odd_c__0__write_enable;
  reg [4:0] odd_c__0__write_address;
  reg [31:0] odd_c__0__write_data;
  reg odd_c__1__read_enable;
  reg [4:0] odd_c__1__read_address;
  wire [31:0] odd_c__1__read_data;
  reg odd_c__1__write_enable;
  reg [4:0] odd_c__1__write_address;
  reg [31:0] odd_c__1__write_data;
  reg odd_c__2__read_enable;
  reg [4:0] odd_c__2__read_address;
  wire [31:0] odd_c__2__read_data;
  reg odd_c__2__write_enable;
  reg [4:0] odd_c__2__write_address;
  reg [31:0] odd_c__2__write_data;
  reg odd_c__3__read_enable;
  reg [4:0] odd_c__3__read_address;
  wire [31:0] odd_c__3__read_data;
  reg odd_c__3__write_enable;
  reg [4:0] odd_c__3__write_address;
  reg [31:0] odd_c__3__write_data;
  reg group__d;
  reg group__q = 1'h0;
  always @(*) begin
    group__d = read_group;
    even_a__0__read_enable = (read_a & (!read_group));
    even_b__0__read_enable = (read_b & (!read_group));
    even_c__0__read_enable = (read_c & (!read_group));
    odd_a__0__read_enable = (read_a & read_group);
    odd_b__0__read_enable = (read_b & read_group);
    odd_c__0__read_enable = (read_c & read_group);
    even_a__0__read_address = address_a;
    even_b__0__read_address = address_b;
    even_c__0__read_address = address_c;
    odd_a__0__read_address = address_a;
    odd_b__0__read_address = address_b;
    odd_c__0__read_address = address_c;
    even_a__0__write_enable = even_mask[0];
    even_b__0__write_enable = even_mask[0];
    even_c__0__write_enable = even_mask[0];
    odd_a__0__write_enable = odd_mask[0];
    odd_b__0__write_enable = odd_mask[0];
    odd_c__0__write_enable = odd_mask[0];
    even_a__0__write_address = even_address;
    even_b__0__write_address = even_address;
    even_c__0__write_address = even_address;
    odd_a__0__write_address = odd_address;
    odd_b__0__write_address = odd_address;
    odd_c__0__write_address = odd_address;
    even_a__0__write_data = even_data__0;
    even_b__0__write_data = even_data__0;
    even_c__0__write_data = even_data__0;
    odd_a__0__write_data = odd_data__0;
    odd_b__0__write_data = odd_data__0;
    odd_c__0__write_data = odd_data__0;
    if (group__q) begin
      a__0 = odd_a__0__read_data;
      b__0 = odd_b__0__read_data;
      c__0 = odd_c__0__read_data;
    end else begin
      a__0 = even_a__0__read_data;
      b__0 = even_b__0__read_data;
      c__0 = even_c__0__read_data;
    end
    even_a__1__read_enable = (read_a & (!read_group));
    even_b__1__read_enable = (read_b & (!read_group));
    even_c__1__read_enable = (read_c & (!read_group));
    odd_a__1__read_enable = (read_a & read_group);
    odd_b__1__read_enable = (read_b & read_group);
    odd_c__1__read_enable = (read_c & read_group);
    even_a__1__read_address = address_a;
    even_b__1__read_address = address_b;
    even_c__1__read_address = address_c;
    odd_a__1__read_address = address_a;
    odd_b__1__read_address = address_b;
    odd_c__1__read_address = address_c;
    even_a__1__write_enable = even_mask[1];
    even_b__1__write_enable = even_mask[1];
    even_c__1__write_enable = even_mask[1];
    odd_a__1__write_enable = odd_mask[1];
    odd_b__1__write_enable = odd_mask[1];
    odd_c__1__write_enable = odd_mask[1];
    even_a__1__write_address = even_address;
    even_b__1__write_address = even_address;
    even_c__1__write_address = even_address;
    odd_a__1__write_address = odd_address;
    odd_b__1__write_address = odd_address;
    odd_c__1__write_address = odd_address;
    even_a__1__write_data = even_data__1;
    even_b__1__write_data = even_data__1;
    even_c__1__write_data = even_data__1;
    odd_a__1__write_data = odd_data__1;
    odd_b__1__write_data = odd_data__1;
    odd_c__1__write_data = odd_data__1;
    if (group__q) begin
      a__1 = odd_a__1__read_data;
      b__1 = odd_b__1__read_data;
      c__1 = odd_c__1__read_data;
    end else begin
      a__1 = even_a__1__read_data;
      b__1 = even_b__1__read_data;
      c__1 = even_c__1__read_data;
    end
    even_a__2__read_enable = (read_a & (!read_group));
    even_b__2__read_enable = (read_b & (!read_group));
    even_c__2__read_enable = (read_c & (!read_group));
    odd_a__2__read_enable = (read_a & read_group);
    odd_b__2__read_enable = (read_b & read_group);
    odd_c__2__read_enable = (read_c & read_group);
    even_a__2__read_address = address_a;
    even_b__2__read_address = address_b;
    even_c__2__read_address = address_c;
    odd_a__2__read_address = address_a;
    odd_b__2__read_address = address_b;
    odd_c__2__read_address = address_c;
    even_a__2__write_enable = even_mask[2];
    even_b__2__write_enable = even_mask[2];
    even_c__2__write_enable = even_mask[2];
    odd_a__2__write_enable = odd_mask[2];
    odd_b__2__write_enable = odd_mask[2];
    odd_c__2__write_enable = odd_mask[2];
    even_a__2__write_address = even_address;
    even_b__2__write_address = even_address;
    even_c__2__write_address = even_address;
    odd_a__2__write_address = odd_address;
    odd_b__2__write_address = odd_address;
    odd_c__2__write_address = odd_address;
    even_a__2__write_data = even_data__2;
    even_b__2__write_data = even_data__2;
    even_c__2__write_data = even_data__2;
    odd_a__2__write_data = odd_data__2;
    odd_b__2__write_data = odd_data__2;
    odd_c__2__write_data = odd_data__2;
    if (group__q) begin
      a__2 = odd_a__2__read_data;
      b__2 = odd_b__2__read_data;
      c__2 = odd_c__2__read_data;
    end else begin
      a__2 = even_a__2__read_data;
      b__2 = even_b__2__read_data;
      c__2 = even_c__2__read_data;
    end
    even_a__3__read_enable = (read_a & (!read_group));
    even_b__3__read_enable = (read_b & (!read_group));
    even_c__3__read_enable = (read_c & (!read_group));
    odd_a__3__read_enable = (read_a & read_group);
    odd_b__3__read_enable = (read_b & read_group);
    odd_c__3__read_enable = (read_c & read_group);
    even_a__3__read_address = address_a;
    even_b__3__read_address = address_b;
    even_c__3__read_address = address_c;
    odd_a__3__read_address = address_a;
    odd_b__3__read_address = address_b;
    odd_c__3__read_address = address_c;
    even_a__3__write_enable = even_mask[3];
    even_b__3__write_enable = even_mask[3];
    even_c__3__write_enable = even_mask[3];
    odd_a__3__write_enable = odd_mask[3];
    odd_b__3__write_enable = odd_mask[3];
    odd_c__3__write_enable = odd_mask[3];
    even_a__3__write_address = even_address;
    even_b__3__write_address = even_address;
    even_c__3__write_address = even_address;
    odd_a__3__write_address = odd_address;
    odd_b__3__write_address = odd_address;
    odd_c__3__write_address = odd_address;
    even_a__3__write_data = even_data__3;
    even_b__3__write_data = even_data__3;
    even_c__3__write_data = even_data__3;
    odd_a__3__write_data = odd_data__3;
    odd_b__3__write_data = odd_data__3;
    odd_c__3__write_data = odd_data__3;
    if (group__q) begin
      a__3 = odd_a__3__read_data;
      b__3 = odd_b__3__read_data;
      c__3 = odd_c__3__read_data;
    end else begin
      a__3 = even_a__3__read_data;
      b__3 = even_b__3__read_data;
      c__3 = even_c__3__read_data;
    end
  end
  always @(posedge clock) begin
    group__q <= group__d;
  end
  words even_a__0 (
    .clock(clock),
    .read_enable(even_a__0__read_enable),
    .read_address(even_a__0__read_address),
    .read_data(even_a__0__read_data),
    .write_enable(even_a__0__write_enable),
    .write_address(even_a__0__write_address),
    .write_data(even_a__0__write_data)
  );
  words even_a__1 (
    .clock(clock),
    .read_enable(even_a__1__read_enable),
    .read_address(even_a__1__read_address),
    .read_data(even_a__1__read_data),
    .write_enable(even_a__1__write_enable),
    .write_address(even_a__1__write_address),
    .write_data(even_a__1__write_data)
  );
  words even_a__2 (
    .clock(clock),
    .read_enable(even_a__2__read_enable),
    .read_address(even_a__2__read_address),
    .read_data(even_a__2__read_data),
    .write_enable(even_a__2__write_enable),
    .write_address(even_a__2__write_address),
    .write_data(even_a__2__write_data)
  );
  words even_a__3 (
    .clock(clock),
    .read_enable(even_a__3__read_enable),
    .read_address(even_a__3__read_address),
    .read_data(even_a__3__read_data),
    .write_enable(even_a__3__write_enable),
    .write_address(even_a__3__write_address),
    .write_data(even_a__3__write_data)
  );
  words even_b__0 (
    .clock(clock),
    .read_enable(even_b__0__read_enable),
    .read_address(even_b__0__read_address),
    .read_data(even_b__0__read_data),
    .write_enable(even_b__0__write_enable),
    .write_address(even_b__0__write_address),
    .write_data(even_b__0__write_data)
  );
  words even_b__1 (
    .clock(clock),
    .read_enable(even_b__1__read_enable),
    .read_address(even_b__1__read_address),
    .read_data(even_b__1__read_data),
    .write_enable(even_b__1__write_enable),
    .write_address(even_b__1__write_address),
    .write_data(even_b__1__write_data)
  );
  words even_b__2 (
    .clock(clock),
    .read_enable(even_b__2__read_enable),
    .read_address(even_b__2__read_address),
    .read_data(even_b__2__read_data),
    .write_enable(even_b__2__write_enable),
    .write_address(even_b__2__write_address),
    .write_data(even_b__2__write_data)
  );
  words even_b__3 (
    .clock(clock),
    .read_enable(even_b__3__read_enable),
    .read_address(even_b__3__read_address),
    .read_data(even_b__3__read_data),
    .write_enable(even_b__3__write_enable),
    .write_address(even_b__3__write_address),
    .write_data(even_b__3__write_data)
  );
  words even_c__0 (
    .clock(clock),
    .read_enable(even_c__0__read_enable),
    .read_address(even_c__0__read_address),
    .read_data(even_c__0__read_data),
    .write_enable(even_c__0__write_enable),
    .write_address(even_c__0__write_address),
    .write_data(even_c__0__write_data)
  );
  words even_c__1 (
    .clock(clock),
    .read_enable(even_c__1__read_enable),
    .read_address(even_c__1__read_address),
    .read_data(even_c__1__read_data),
    .write_enable(even_c__1__write_enable),
    .write_address(even_c__1__write_address),
    .write_data(even_c__1__write_data)
  );
  words even_c__2 (
    .clock(clock),
    .read_enable(even_c__2__read_enable),
    .read_address(even_c__2__read_address),
    .read_data(even_c__2__read_data),
    .write_enable(even_c__2__write_enable),
    .write_address(even_c__2__write_address),
    .write_data(even_c__2__write_data)
  );
  words even_c__3 (
    .clock(clock),
    .read_enable(even_c__3__read_enable),
    .read_address(even_c__3__read_address),
    .read_data(even_c__3__read_data),
    .write_enable(even_c__3__write_enable),
    .write_address(even_c__3__write_address),
    .write_data(even_c__3__write_data)
  );
  words odd_a__0 (
    .clock(clock),
    .read_enable(odd_a__0__read_enable),
    .read_address(odd_a__0__read_address),
    .read_data(odd_a__0__read_data),
    .write_enable(odd_a__0__write_enable),
    .write_address(odd_a__0__write_address),
    .write_data(odd_a__0__write_data)
  );
  words odd_a__1 (
    .clock(clock),
    .read_enable(odd_a__1__read_enable),
    .read_address(odd_a__1__read_address),
    .read_data(odd_a__1__read_data),
    .write_enable(odd_a__1__write_enable),
    .write_address(odd_a__1__write_address),
    .write_data(odd_a__1__write_data)
  );
  words odd_a__2 (
    .clock(clock),
    .read_enable(odd_a__2__read_enable),
    .read_address(odd_a__2__read_address),
    .read_data(odd_a__2__read_data),
    .write_enable(odd_a__2__write_enable),
    .write_address(odd_a__2__write_address),
    .write_data(odd_a__2__write_data)
  );
  words odd_a__3 (
    .clock(clock),
    .read_enable(odd_a__3__read_enable),
    .read_address(odd_a__3__read_address),
    .read_data(odd_a__3__read_data),
    .write_enable(odd_a__3__write_enable),
    .write_address(odd_a__3__write_address),
    .write_data(odd_a__3__write_data)
  );
  words odd_b__0 (
    .clock(clock),
    .read_enable(odd_b__0__read_enable),
    .read_address(odd_b__0__read_address),
    .read_data(odd_b__0__read_data),
    .write_enable(odd_b__0__write_enable),
    .write_address(odd_b__0__write_address),
    .write_data(odd_b__0__write_data)
  );
  words odd_b__1 (
    .clock(clock),
    .read_enable(odd_b__1__read_enable),
    .read_address(odd_b__1__read_address),
    .read_data(odd_b__1__read_data),
    .write_enable(odd_b__1__write_enable),
    .write_address(odd_b__1__write_address),
    .write_data(odd_b__1__write_data)
  );
  words odd_b__2 (
    .clock(clock),
    .read_enable(odd_b__2__read_enable),
    .read_address(odd_b__2__read_address),
    .read_data(odd_b__2__read_data),
    .write_enable(odd_b__2__write_enable),
    .write_address(odd_b__2__write_address),
    .write_data(odd_b__2__write_data)
  );
  words odd_b__3 (
    .clock(clock),
    .read_enable(odd_b__3__read_enable),
    .read_address(odd_b__3__read_address),
    .read_data(odd_b__3__read_data),
    .write_enable(odd_b__3__write_enable),
    .write_address(odd_b__3__write_address),
    .write_data(odd_b__3__write_data)
  );
  words odd_c__0 (
    .clock(clock),
    .read_enable(odd_c__0__read_enable),
    .read_address(odd_c__0__read_address),
    .read_data(odd_c__0__read_data),
    .write_enable(odd_c__0__write_enable),
    .write_address(odd_c__0__write_address),
    .write_data(odd_c__0__write_data)
  );
  words odd_c__1 (
    .clock(clock),
    .read_enable(odd_c__1__read_enable),
    .read_address(odd_c__1__read_address),
    .read_data(odd_c__1__read_data),
    .write_enable(odd_c__1__write_enable),
    .write_address(odd_c__1__write_address),
    .write_data(odd_c__1__write_data)
  );
  words odd_c__2 (
    .clock(clock),
    .read_enable(odd_c__2__read_enable),
    .read_address(odd_c__2__read_address),
    .read_data(odd_c__2__read_data),
    .write_enable(odd_c__2__write_enable),
    .write_address(odd_c__2__write_address),
    .write_data(odd_c__2__write_data)
  );
  words odd_c__3 (
    .clock(clock),
    .read_enable(odd_c__3__read_enable),
    .read_address(odd_c__3__read_address),
    .read_data(odd_c__3__read_data),
    .write_enable(odd_c__3__write_enable),
    .write_address(odd_c__3__write_address),
    .write_data(odd_c__3__write_data)
  );
endmodule

module multiplier (
  input wire clock,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire two_s_complement,
  output reg [31:0] low,
  output reg [31:0] high,
  output reg sticky
);
  wire signed [16:0] al = {1'b0, a[15:0]}, ah = {two_s_complement & a[31], a[31:16]};
  wire signed [16:0] bl = {1'b0, b[15:0]}, bh = {two_s_complement & b[31], b[31:16]};
  wire signed [33:0] ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  wire [47:0] x = {hh[31:0], ll[31:16]}, y = {{14{lh[33]}}, lh}, z = {{14{hl[33]}}, hl};
  wire [47:0] majority = (x & y) | (x & z) | (y & z);
  reg [47:0] sum, carry;
  reg [15:0] bottom;
  wire [47:0] top = sum + carry;
  // Zero where sum and carry add up to zero: no carry chain.
  wire [5:0] apart = sum[5:0] ^ carry[5:0] ^ {sum[4:0] | carry[4:0], 1'b0};
  initial begin sum = 0; carry = 0; bottom = 0; end
  always @(posedge clock) begin
    sum <= x ^ y ^ z;
    carry <= {majority[46:0], 1'b0};
    bottom <= ll[15:0];
  end
  always @(*) begin low = {top[15:0], bottom}; high = top[47:16]; sticky = |{bottom, apart}; end
endmodule

module first_half (
  input wire [31:0] float,
  output reg [15:0] half,
  output reg up
);
  reg [7:0] exponent;
  reg above;
  reg below;
  always @(*) begin
    exponent = float[30:23];
    above = float[12];
    below = (float[13] | (|float[11:0]));
    up = (above & below);
    half = ({1'h0, float[27:13]} ^ 16'h4000);
    if ((exponent >= 8'h8f)) begin
      half = 16'h7c00;
      up = 1'h0;
    end else begin
      if ((exponent < 8'h71)) begin
        half = 16'h0;
        up = 1'h0;
        if (((exponent == 8'h70) & (&float[22:12]))) begin
          half = 16'h400;
        end
      end
    end
    if (float[31]) begin
      half = (half | 16'h8000);
    end
    if (((&exponent) & (|float[22:0]))) begin
      half = 16'h7e00;
    end
  end
endmodule

module prepare (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] first,
  output reg [31:0] second,
  output reg [31:0] mask,
  output reg [24:0] prepared,
  output reg [11:0] steps,
  output reg [31:0] product_low,
  output reg [31:0] product_high,
  output reg product_sticky
);
  reg is_float;
  reg [7:0] a_exponent;
  reg [7:0] b_exponent;
  reg a_zero;
  reg b_zero;
  reg a_nan;
  reg a_infinite;
  reg [1:0] b_special;
  reg [31:0] one;
  reg [31:0] left;
  reg [31:0] right;
  reg [5:0] offset;
  reg [5:0] width;
  reg [5:0] room;
  reg [5:0] low_end;
  reg [5:0] high_end;
  reg [31:0] ones;
  reg field_sign;
  reg [31:0] units;
  reg [31:0] twos;
  reg [31:0] fours;
  reg [31:0] nibbles;
  reg [9:0] exponent_over;
  reg to_integral;
  reg away;
  reg nearest;
  reg [31:0] hidden;
  reg [7:0] octet;
  reg [15:0] half;
  reg [31:0] part_0;
  reg [5:0] part_1;
  reg [5:0] part_2;
  reg [7:0] part_3;
  reg [31:0] multiplier__a;
  reg [31:0] multiplier__b;
  reg multiplier__two_s_complement;
  wire [31:0] multiplier__low;
  wire [31:0] multiplier__high;
  wire multiplier__sticky;
  reg [31:0] first_half__float;
  wire [15:0] first_half__half;
  wire first_half__up;
  reg [31:0] second_half__float;
  wire [15:0] second_half__half;
  wire second_half__up;
  reg [31:0] first_register__d;
  reg [31:0] first_register__q = 32'h0;
  reg [31:0] second_register__d;
  reg [31:0] second_register__q = 32'h0;
  reg [31:0] mask_register__d;
  reg [31:0] mask_register__q = 32'h0;
  reg [24:0] prepared_register__d;
  reg [24:0] prepared_register__q = 25'h0;
  reg [11:0] steps_register__d;
  reg [11:0] steps_register__q = 12'h0;
  always @(*) begin
    part_0 = 32'h0;
    part_1 = 6'h0;
    part_2 = 6'h0;
    part_3 = 8'h0;
    first_register__d = first_register__q;
    second_register__d = second_register__q;
    mask_register__d = mask_register__q;
    prepared_register__d = prepared_register__q;
    steps_register__d = steps_register__q;
    first = first_register__q;
    second = second_register__q;
    mask = mask_register__q;
    prepared = prepared_register__q;
    steps = steps_register__q;
    product_low = multiplier__low;
    product_high = multiplier__high;
    product_sticky = multiplier__sticky;
    is_float = op[5];
    a_exponent = a[30:23];
    b_exponent = b[30:23];
    a_zero = (a_exponent == 8'h0);
    b_zero = (b_exponent == 8'h0);
    a_nan = 1'h0;
    a_infinite = 1'h0;
    if ((a_exponent == 8'hff)) begin
      a_nan = (|{a << 32'h9});
      a_infinite = (!(|{a << 32'h9}));
    end
    b_special = 2'h0;
    if (b_zero) begin
      b_special = 2'h1;
    end
    if ((b_exponent == 8'hff)) begin
      b_special = 2'h2;
      if ((|{b << 32'h9})) begin
        b_special = 2'h3;
      end
    end
    multiplier__a = a;
    multiplier__b = b;
    multiplier__two_s_complement = (!op[0]);
    if (is_float) begin
      multiplier__a = ((a & 32'h7fffff) | 32'h800000);
      multiplier__b = ((b & 32'h7fffff) | 32'h800000);
      multiplier__two_s_complement = 1'h0;
    end
    prepared_register__d[21:12] = {{{2'h0, a_exponent} + {2'h0, b_exponent}} - 10'h7f};
    prepared_register__d[22] = (a[31] ^ b[31]);
    prepared_register__d[24:23] = 2'h0;
    if ((a_zero | (b_special == 2'h1))) begin
      prepared_register__d[24:23] = 2'h1;
    end
    if ((a_infinite | (b_special == 2'h2))) begin
      prepared_register__d[24:23] = 2'h2;
    end
    if ((((a_nan | (b_special == 2'h3)) | (a_infinite & (b_special == 2'h1))) | (a_zero & (b_special == 2'h2)))) begin
      prepared_register__d[24:23] = 2'h3;
    end
    prepared_register__d[2:0] = 3'h0;
    prepared_register__d[3] = 1'h0;
    prepared_register__d[4] = 1'h0;
    prepared_register__d[11:10] = 2'h0;
    steps_register__d[1:0] = 2'h0;
    steps_register__d[2] = 1'h0;
    steps_register__d[3] = 1'h0;
    steps_register__d[4] = op[0];
    steps_register__d[5] = 1'h0;
    steps_register__d[6] = is_float;
    steps_register__d[7] = op[4];
    steps_register__d[10:8] = compare[2:0];
    steps_register__d[11] = compare[3];
    offset = {1'h0, b[4:0]};
    width = {1'h0, b[12:8]};
    room = {6'h20 - offset};
    low_end = 6'h0;
    high_end = room;
    prepared_register__d[9:5] = offset[4:0];
    left = a;
    right = 32'h0;
    one = 32'h0;
    units = 32'h0;
    twos = 32'h0;
    fours = 32'h0;
    nibbles = 32'h0;
    field_sign = 1'h0;
    exponent_over = 10'h0;
    to_integral = 1'h0;
    away = 1'h0;
    nearest = 1'h0;
    hidden = ((a & 32'h7fffff) | 32'h800000);
    octet = 8'h0;
    half = 16'h0;
    first_half__float = a;
    second_half__float = b;
    case (op)
      6'h0: begin
        left = b;
      end
      6'h1: begin
        right = b;
      end
      6'h2: begin
        left = {a - b};
      end
      6'h3: begin
        prepared_register__d[2:0] = 3'h1;
      end
      6'h4: begin
        prepared_register__d[2:0] = 3'h2;
      end
      6'h5: begin
        prepared_register__d[2:0] = 3'h2;
      end
      6'h6: begin
        prepared_register__d[2:0] = 3'h1;
        right = c;
      end
      6'h7: begin
        left = (a & b);
      end
      6'h8: begin
        left = (a | b);
      end
      6'h9: begin
        left = (a ^ b);
      end
      6'ha: begin
        left = {~b};
      end
      6'hb: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[9:5] = room[4:0];
        low_end = offset;
        high_end = 6'h20;
      end
      6'hc: begin
        prepared_register__d[2:0] = 3'h4;
      end
      6'hd: begin
        prepared_register__d[2:0] = 3'h4;
        if (a[31]) begin
          right = 32'hffffffff;
        end
      end
      6'he: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'hf: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h10: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h11: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h12: begin
        right = b;
        steps_register__d[5] = 1'h1;
        steps_register__d[7] = compare[3];
      end
      6'h13: begin
        if ((!predicate)) begin
          left = b;
        end
      end
      6'h14: begin
        prepared_register__d[2:0] = 3'h5;
        units = (a ^ {a >> 32'h1});
        twos = (a & {a >> 32'h1});
        fours = (units & {units >> 32'h2});
        nibbles = ((units ^ {units >> 32'h2}) & 32'h11111111);
        one = ((twos ^ {twos >> 32'h2}) | fours);
        nibbles = (nibbles | {(one & 32'h11111111) << 32'h1});
        one = (twos & {twos >> 32'h2});
        left = (nibbles | {(one & 32'h11111111) << 32'h2});
      end
      6'h15: begin
        steps_register__d[1:0] = 2'h3;
      end
      6'h16: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[9:5] = room[4:0];
        right = c;
        low_end = offset;
        high_end = 6'h20;
        if ((width < room)) begin
          high_end = {offset + width};
        end
      end
      6'h17: begin
        prepared_register__d[2:0] = 3'h4;
        if ((width < room)) begin
          high_end = width;
        end
      end
      6'h18: begin
        prepared_register__d[2:0] = 3'h4;
        field_sign = a[31];
        if ((width < room)) begin
          high_end = width;
          part_0 = {a << 32'h1} >> {offset + width};
          field_sign = (part_0[0] & (|width));
        end
        if (field_sign) begin
          right = 32'hffffffff;
        end
      end
      6'h20: begin
        steps_register__d[1:0] = 2'h1;
        right = b;
      end
      6'h21: begin
        steps_register__d[1:0] = 2'h1;
        right = (b ^ 32'h80000000);
      end
      6'h22: begin
        steps_register__d[1:0] = 2'h1;
        prepared_register__d[2:0] = 3'h3;
        right = 32'h80000000;
      end
      6'h23: begin
        steps_register__d[1:0] = 2'h1;
        prepared_register__d[2:0] = 3'h3;
        right = c;
      end
      6'h24: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h25: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h26: begin
        right = b;
        steps_register__d[5] = 1'h1;
      end
      6'h27: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[3] = a[31];
        left = ({a << 32'h8} | 32'h80000000);
        exponent_over = {{2'h0, a_exponent} - 10'h7e};
        high_end = exponent_over[5:0];
        part_1 = {6'h20 - high_end};
        prepared_register__d[9:5] = part_1[4:0];
        if ((exponent_over[9] | a_nan)) begin
          high_end = 6'h0;
          prepared_register__d[3] = 1'h0;
        end else begin
          if ((exponent_over >= 10'h20)) begin
            prepared_register__d[2:0] = 3'h0;
            prepared_register__d[3] = 1'h0;
            left = 32'h7fffffff;
            if (a[31]) begin
              left = 32'h80000000;
            end
          end
        end
      end
      6'h28: begin
        prepared_register__d[2:0] = 3'h4;
        left = ({a << 32'h8} | 32'h80000000);
        exponent_over = {{2'h0, a_exponent} - 10'h7e};
        high_end = exponent_over[5:0];
        part_2 = {6'h20 - high_end};
        prepared_register__d[9:5] = part_2[4:0];
        if (((exponent_over[9] | a_nan) | a[31])) begin
          high_end = 6'h0;
        end else begin
          if ((exponent_over > 10'h20)) begin
            prepared_register__d[2:0] = 3'h0;
            left = 32'hffffffff;
          end
        end
      end
      6'h29: begin
        steps_register__d[1:0] = 2'h2;
        prepared_register__d[3] = a[31];
      end
      6'h2a: begin
        steps_register__d[1:0] = 2'h2;
      end
      6'h2b: begin
        to_integral = 1'h1;
        away = a[31];
      end
      6'h2c: begin
        to_integral = 1'h1;
        away = (!a[31]);
      end
      6'h2d: begin
        to_integral = 1'h1;
      end
      6'h2e: begin
        to_integral = 1'h1;
        nearest = 1'h1;
      end
      6'h2f: begin
        to_integral = 1'h1;
        away = a[31];
      end
      6'h30: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[4] = 1'h1;
        right = c;
        low_end = {{4'h0, b[1:0]} << 32'h3};
        high_end = {low_end + 6'h8};
        prepared_register__d[9:5] = {{5'h16 - a_exponent[4:0]} - low_end[4:0]};
        left = ({{hidden << 32'h8} - hidden} & 32'hffffff00);
        if (((a[31] | (a_exponent < 8'h76)) | a_nan)) begin
          left = 32'h0;
        end else begin
          if ((a_exponent >= 8'h7f)) begin
            left = 32'hffffffff;
            prepared_register__d[4] = 1'h0;
          end
        end
      end
      6'h31: begin
        steps_register__d[1:0] = 2'h2;
        octet = a[7:0];
        if (c[0]) begin
          octet = a[15:8];
        end
        if (c[1]) begin
          octet = a[23:16];
          if (c[0]) begin
            octet = a[31:24];
          end
        end
        one = {24'h0, octet};
        if ((|{octet >> 32'h1})) begin
          one = (one | 32'h1);
        end else begin
          if (octet[0]) begin
            one = 32'h2;
          end
        end
        left = ((({{24'h0, octet} << 32'h18} | {{24'h0, octet} << 32'h10}) | {{24'h0, octet} << 32'h8}) | one);
      end
      6'h32: begin
        left = ({{16'h0, second_half__half} << 32'h10} | {16'h0, first_half__half});
        if (first_half__up) begin
          right = 32'h1;
        end
        if (second_half__up) begin
          right = (right | 32'h10000);
        end
      end
      6'h33: begin
        steps_register__d[1:0] = 2'h1;
        right = 32'h80000000;
        half = a[15:0];
        if (c[0]) begin
          half = a[31:16];
        end
        left = ({{16'h0, half} << 32'hd} & 32'h7ffe000);
        if ((((!half[14]) & (|half[13:10])) | (&half[14:10]))) begin
          left = (left | 32'h38000000);
        end
        if (half[14]) begin
          left = (left | 32'h40000000);
        end
        if (half[15]) begin
          left = (left | 32'h80000000);
        end
      end
      6'h34: begin
        steps_register__d[1:0] = 2'h1;
        left = (a ^ 32'h80000000);
        right = 32'h80000000;
      end
      6'h35: begin
        steps_register__d[1:0] = 2'h1;
        left = (a & 32'h7fffffff);
        right = 32'h80000000;
      end
      default: begin
        left = 32'h0;
      end
    endcase
    if (to_integral) begin
      steps_register__d[1:0] = 2'h1;
      prepared_register__d[2:0] = 3'h6;
      right = 32'h80000000;
      if ((op == 6'h2f)) begin
        prepared_register__d[2:0] = 3'h7;
        right = a;
      end
      if (away) begin
        prepared_register__d[11:10] = 2'h1;
      end
      if (nearest) begin
        prepared_register__d[11:10] = 2'h2;
      end
      high_end = 6'h0;
      if ((a_exponent < 8'h7f)) begin
        left = (a & 32'h80000000);
        if (((away & (!a_zero)) | ((nearest & (a_exponent == 8'h7e)) & (|{a << 32'h9})))) begin
          left = ((a & 32'h80000000) | 32'h3f800000);
        end
      end else begin
        if ((a_exponent < 8'h96)) begin
          part_3 = {8'h96 - a_exponent};
          high_end = part_3[5:0];
        end
      end
    end
    ones = 32'hffffffff;
    mask_register__d = ({ones << low_end} & {~{ones << high_end}});
    first_register__d = left;
    second_register__d = right;
  end
  always @(posedge clock) begin
    first_register__q <= first_register__d;
    second_register__q <= second_register__d;
    mask_register__q <= mask_register__d;
    prepared_register__q <= prepared_register__d;
    steps_register__q <= steps_register__d;
  end
  multiplier multiplier (
    .clock(clock),
    .a(multiplier__a),
    .b(multiplier__b),
    .two_s_complement(multiplier__two_s_complement),
    .low(multiplier__low),
    .high(multiplier__high),
    .sticky(multiplier__sticky)
  );
  first_half first_half (
    .float(first_half__float),
    .half(first_half__half),
    .up(first_half__up)
  );
  first_half second_half (
    .float(second_half__float),
    .half(second_half__half),
    .up(second_half__up)
  );
endmodule

module operands (
  input wire clock,
  input wire [31:0] first,
  input wire [31:0] second,
  input wire [31:0] mask,
  input wire [24:0] prepared,
  input wire [11:0] steps,
  input wire [31:0] product_low,
  input wire [31:0] product_high,
  input wire product_sticky,
  output reg [31:0] x,
  output reg [31:0] y,
  output reg [11:0] steps_e3
);
  reg [31:0] turned;
  reg [31:0] wide;
  reg [9:0] product_exponent;
  reg [31:0] increment;
  reg [31:0] joined;
  reg [31:0] clear;
  reg [31:0] integral;
  reg [31:0] operand;
  reg [31:0] other;
  reg [31:0] product_sign;
  reg too_small;
  reg too_large;
  reg [31:0] count_low;
  reg [4:0] part_0;
  reg [4:0] part_1;
  reg [4:0] part_2;
  reg [4:0] part_3;
  reg [4:0] part_4;
  reg [2:0] part_5;
  reg [2:0] part_6;
  reg [2:0] part_7;
  reg [9:0] part_8;
  reg [9:0] part_9;
  reg [9:0] part_10;
  reg [9:0] part_11;
  reg [31:0] x_register__d;
  reg [31:0] x_register__q = 32'h0;
  reg [31:0] y_register__d;
  reg [31:0] y_register__q = 32'h0;
  reg [11:0] steps_e3_register__d;
  reg [11:0] steps_e3_register__q = 12'h0;
  always @(*) begin
    part_0 = 5'h0;
    part_1 = 5'h0;
    part_2 = 5'h0;
    part_3 = 5'h0;
    part_4 = 5'h0;
    part_5 = 3'h0;
    part_6 = 3'h0;
    part_7 = 3'h0;
    part_8 = 10'h0;
    part_9 = 10'h0;
    part_10 = 10'h0;
    part_11 = 10'h0;
    x_register__d = x_register__q;
    y_register__d = y_register__q;
    steps_e3_register__d = steps_e3_register__q;
    x = x_register__q;
    y = y_register__q;
    steps_e3 = steps_e3_register__q;
    operand = first;
    other = second;
    turned = first;
    wide = 32'h0;
    product_exponent = prepared[21:12];
    increment = 32'h0;
    joined = 32'h0;
    integral = 32'h0;
    clear = 32'h0;
    product_sign = 32'h0;
    too_small = 1'h0;
    too_large = 1'h0;
    count_low = 32'h0;
    steps_e3_register__d = steps;
    case (prepared[2:0])
      3'h1: begin
        operand = product_low;
      end
      3'h2: begin
        operand = product_high;
      end
      3'h4: begin
        part_0 = prepared[9:5];
        if (part_0[0]) begin
          turned = ({turned >> 32'h1} | {turned << 32'h1f});
        end
        part_1 = prepared[9:5];
        if (part_1[1]) begin
          turned = ({turned >> 32'h2} | {turned << 32'h1e});
        end
        part_2 = prepared[9:5];
        if (part_2[2]) begin
          turned = ({turned >> 32'h4} | {turned << 32'h1c});
        end
        part_3 = prepared[9:5];
        if (part_3[3]) begin
          turned = ({turned >> 32'h8} | {turned << 32'h18});
        end
        part_4 = prepared[9:5];
        if (part_4[4]) begin
          turned = ({turned >> 32'h10} | {turned << 32'h10});
        end
        operand = ((turned & mask) | (second & {~mask}));
        other = 32'h0;
        if (prepared[4]) begin
          other = (({turned << 32'h1} | {turned >> 32'h1f}) & (mask & {~{mask << 32'h1}}));
        end
      end
      3'h5: begin
        count_low = {(first & 32'h7070707) + ({first >> 32'h4} & 32'h7070707)};
        operand = {26'h0, {{count_low[5:0] + count_low[13:8]} + {count_low[21:16] + count_low[29:24]}}};
      end
      default: begin
      end
    endcase
    x_register__d = operand;
    y_register__d = other;
    if (prepared[3]) begin
      x_register__d = 32'h0;
      y_register__d = operand;
      steps_e3_register__d[2] = 1'h1;
    end
    part_5 = prepared[2:0];
    part_6 = prepared[2:0];
    if ((part_5[1] & part_6[2])) begin
      clear = mask;
      if ((prepared[11:10] == 2'h1)) begin
        increment = mask;
      end else begin
        if ((prepared[11:10] == 2'h2)) begin
          increment = (mask ^ {mask >> 32'h1});
          if ((mask[0] & ((first & mask) == (mask ^ {mask >> 32'h1})))) begin
            clear = ({mask << 32'h1} | 32'h1);
          end
        end
      end
      integral = ({first + increment} & {~clear});
      x_register__d = integral;
      part_7 = prepared[2:0];
      if (part_7[0]) begin
        x_register__d = second;
        y_register__d = (integral ^ 32'h80000000);
      end
    end
    if ((prepared[2:0] == 3'h3)) begin
      wide = ({product_high << 32'h10} | {product_low >> 32'h10});
      if (wide[31]) begin
        product_exponent = {prepared[21:12] + 10'h1};
        joined = ({wide >> 32'h8} & 32'h7fffff);
        part_8 = prepared[21:12];
        too_small = (part_8[9] & (!(&prepared[21:12])));
        part_9 = prepared[21:12];
        too_large = ((prepared[21:12] >= 10'hfe) & (!part_9[9]));
        if (((wide[7] & ((wide[8] | wide[6]) | product_sticky)) | (&prepared[21:12]))) begin
          increment = 32'h1;
        end
      end else begin
        joined = ({wide >> 32'h7} & 32'h7fffff);
        part_10 = prepared[21:12];
        too_small = part_10[9];
        part_11 = prepared[21:12];
        too_large = ((prepared[21:12] >= 10'hff) & (!part_11[9]));
        if (((wide[6] & (wide[7] | product_sticky)) | (!(|prepared[21:12])))) begin
          increment = 32'h1;
        end
      end
      joined = {({{22'h0, product_exponent} << 32'h17} | joined) + increment};
      if (prepared[22]) begin
        product_sign = 32'h80000000;
      end
      x_register__d = ((joined & 32'h7fffffff) | product_sign);
      if ((((|prepared[24:23]) | too_small) | too_large)) begin
        x_register__d = product_sign;
        if (((prepared[24:23] == 2'h2) | ((!(|prepared[24:23])) & too_large))) begin
          x_register__d = (product_sign | 32'h7f800000);
        end
        if ((prepared[24:23] == 2'h3)) begin
          x_register__d = 32'h7fc00000;
        end
      end
    end
  end
  always @(posedge clock) begin
    x_register__q <= x_register__d;
    y_register__q <= y_register__d;
    steps_e3_register__q <= steps_e3_register__d;
  end
endmodule

module total (
  input wire clock,
  input wire [31:0] x,
  input wire [31:0] y,
  input wire [11:0] steps,
  output reg [31:0] result,
  output reg flag
);
  reg [7:0] x_exponent;
  reg [7:0] y_exponent;
  reg x_nan;
  reg y_nan;
  reg both_zero;
  reg below;
  reg same;
  reg x_sign;
  reg y_sign;
  reg less;
  reg truth;
  reg [31:0] x_flat;
  reg [31:0] y_flat;
  reg [31:0] bigger;
  reg [31:0] lesser;
  reg [7:0] distance;
  reg [31:0] mantissa;
  reg [31:0] lost;
  reg negative;
  reg [31:0] ones;
  reg [31:0] minuend;
  reg [31:0] addend;
  reg [31:0] total;
  reg [4:0] zeros;
  reg [31:0] normal;
  reg [4:0] left_zeros;
  reg [9:0] exponent;
  reg [31:0] carry_in;
  reg [31:0] rounded;
  reg [31:0] sign;
  reg [31:0] p__d;
  reg [31:0] p__q = 32'h0;
  reg [31:0] q__d;
  reg [31:0] q__q = 32'h0;
  reg [16:0] aligned__d;
  reg [16:0] aligned__q = 17'h0;
  reg [31:0] sum__d;
  reg [31:0] sum__q = 32'h0;
  reg [18:0] summed__d;
  reg [18:0] summed__q = 19'h0;
  reg [31:0] outcome__d;
  reg [31:0] outcome__q = 32'h0;
  reg outcome_flag__d;
  reg outcome_flag__q = 1'h0;
  always @(*) begin
    p__d = p__q;
    q__d = q__q;
    aligned__d = aligned__q;
    sum__d = sum__q;
    summed__d = summed__q;
    outcome__d = outcome__q;
    outcome_flag__d = outcome_flag__q;
    result = outcome__q;
    flag = outcome_flag__q;
    x_sign = x[31];
    y_sign = y[31];
    x_exponent = x[30:23];
    y_exponent = y[30:23];
    both_zero = (!(|(x_exponent | y_exponent)));
    x_nan = ((x_exponent == 8'hff) & (|{x << 32'h9}));
    y_nan = ((y_exponent == 8'hff) & (|{y << 32'h9}));
    below = ((x & 32'h7fffffff) < (y & 32'h7fffffff));
    p__d = x;
    q__d = y;
    aligned__d[1:0] = steps[1:0];
    negative = steps[2];
    aligned__d[3] = 1'h0;
    aligned__d[4] = 1'h0;
    aligned__d[5] = steps[2];
    aligned__d[6] = 1'h0;
    aligned__d[15:7] = 9'h9e;
    if (steps[7]) begin
      aligned__d[15:7] = 9'h7e;
    end
    aligned__d[16] = 1'h0;
    same = 1'h0;
    truth = 1'h0;
    less = 1'h0;
    x_flat = 32'h0;
    y_flat = 32'h0;
    bigger = 32'h0;
    lesser = 32'h0;
    distance = 8'h0;
    mantissa = 32'h0;
    lost = 32'h0;
    ones = 32'hffffffff;
    if ((steps[3] | steps[5])) begin
      p__d = 32'h0;
      q__d = 32'h0;
      same = (x == y);
      less = below;
      if ((x_sign != y_sign)) begin
        less = x_sign;
        if (((!steps[6]) & steps[7])) begin
          less = y_sign;
        end
      end else begin
        if ((steps[6] & x_sign)) begin
          less = ((!below) & (!same));
        end
      end
    end
    if (steps[3]) begin
      x_flat = x;
      y_flat = y;
      if (steps[6]) begin
        if ((!(|x_exponent))) begin
          x_flat = (x & 32'h80000000);
        end
        if ((!(|y_exponent))) begin
          y_flat = (y & 32'h80000000);
        end
        if ((x_nan & y_nan)) begin
          y_flat = 32'h7fc00000;
        end
      end
      p__d = y_flat;
      if ((((less != steps[4]) | (steps[6] & y_nan)) & (!(steps[6] & x_nan)))) begin
        p__d = x_flat;
      end
    end
    if (steps[5]) begin
      if ((steps[6] & both_zero)) begin
        less = 1'h0;
        same = 1'h1;
      end
      case (steps[10:8])
        3'h0: begin
          truth = same;
        end
        3'h1: begin
          truth = (!same);
        end
        3'h2: begin
          truth = less;
        end
        3'h3: begin
          truth = (less | same);
        end
        3'h4: begin
          truth = ((!less) & (!same));
        end
        3'h5: begin
          truth = (!less);
        end
        3'h6: begin
          truth = (steps[6] & (!steps[11]));
        end
        default: begin
        end
      endcase
      if ((steps[6] & (x_nan | y_nan))) begin
        truth = (steps[11] & (steps[10:8] != 3'h7));
      end
      aligned__d[16] = truth;
    end
    if ((steps[1:0] == 2'h1)) begin
      negative = (x_sign != y_sign);
      aligned__d[6] = (x_sign & y_sign);
      bigger = x;
      lesser = y;
      aligned__d[5] = x_sign;
      aligned__d[15:7] = {{1'h0, x_exponent} + 9'h1};
      if (below) begin
        bigger = y;
        lesser = x;
        aligned__d[5] = y_sign;
        aligned__d[15:7] = {{1'h0, y_exponent} + 9'h1};
      end
      distance = {x_exponent - y_exponent};
      lost = ({y << 32'h7} & 32'h3fffff80);
      if ((x_exponent < y_exponent)) begin
        distance = {y_exponent - x_exponent};
        lost = ({x << 32'h7} & 32'h3fffff80);
      end
      p__d = (({bigger << 32'h7} & 32'h3fffff80) | 32'h40000000);
      if (both_zero) begin
        p__d = 32'h0;
      end
      mantissa = (({lesser << 32'h7} & 32'h3fffff80) | 32'h40000000);
      if ((!(|lesser[30:23]))) begin
        mantissa = 32'h0;
      end
      lost = (lost | 32'h40000000);
      q__d = 32'h0;
      if ((distance < 8'h20)) begin
        lost = (lost & {~{ones << distance[4:0]}});
        q__d = {mantissa >> distance[3:0]};
        aligned__d[3] = distance[4];
      end
      aligned__d[4] = (((|lost) & (|x_exponent)) & (|y_exponent));
      if (((&x_exponent) | (&y_exponent))) begin
        aligned__d[1:0] = 2'h0;
        negative = 1'h0;
        p__d = y;
        if ((&x_exponent)) begin
          p__d = x;
        end
        q__d = 32'h0;
        aligned__d[4] = 1'h0;
        if (((x_nan | y_nan) | (((&x_exponent) & (&y_exponent)) & (x_sign != y_sign)))) begin
          p__d = 32'h7fc00000;
        end
      end
    end
    aligned__d[2] = negative;
    addend = q__q;
    if (aligned__q[3]) begin
      addend = {q__q >> 32'h10};
    end
    if (aligned__q[4]) begin
      addend = (addend | 32'h1);
    end
    minuend = p__q;
    if (aligned__q[2]) begin
      addend = {~addend};
      minuend = (p__q | 32'h1);
    end
    total = {minuend + addend};
    sum__d = total;
    zeros = 5'h0;
    if (((|aligned__q[1:0]) & (!(|(total & 32'hff000000))))) begin
      if ((|(total & 32'hff0000))) begin
        sum__d = {total << 32'h8};
        zeros = 5'h8;
      end else begin
        if ((|(total & 32'hff00))) begin
          sum__d = {total << 32'h10};
          zeros = 5'h10;
        end else begin
          sum__d = {total << 32'h18};
          zeros = 5'h18;
        end
      end
    end
    summed__d[1:0] = aligned__q[1:0];
    summed__d[2] = aligned__q[5];
    summed__d[3] = aligned__q[6];
    summed__d[18] = aligned__q[16];
    summed__d[17:13] = zeros;
    summed__d[12:4] = aligned__q[15:7];
    normal = sum__q;
    left_zeros = 5'h0;
    exponent = 10'h0;
    carry_in = 32'h0;
    rounded = 32'h0;
    sign = 32'h0;
    outcome__d = sum__q;
    outcome_flag__d = summed__q[18];
    if ((|summed__q[1:0])) begin
      if ((normal < 32'h10000000)) begin
        normal = {normal << 32'h4};
        left_zeros = 5'h4;
      end
      if ((normal < 32'h40000000)) begin
        normal = {normal << 32'h2};
        left_zeros = (left_zeros | 5'h2);
      end
      if ((!normal[31])) begin
        normal = {normal << 32'h1};
        left_zeros = (left_zeros | 5'h1);
      end
      left_zeros = (left_zeros | summed__q[17:13]);
      exponent = {{1'h0, summed__q[12:4]} - {5'h0, left_zeros}};
      if ((normal[7] & (|(normal & 32'h17f)))) begin
        carry_in = 32'h1;
      end
      rounded = {({{22'h0, exponent} << 32'h17} | ({normal >> 32'h8} & 32'h7fffff)) + carry_in};
      if (summed__q[2]) begin
        sign = 32'h80000000;
      end
      outcome__d = ((rounded & 32'h7fffffff) | sign);
      if ((!(|sum__q))) begin
        outcome__d = 32'h0;
        if (summed__q[3]) begin
          outcome__d = 32'h80000000;
        end
      end else begin
        if ((exponent[9] | (!(|exponent)))) begin
          outcome__d = sign;
        end else begin
          if ((exponent == 10'hff)) begin
            outcome__d = (sign | 32'h7f800000);
          end
        end
      end
      if ((summed__q[1:0] == 2'h3)) begin
        outcome__d = {27'h0, left_zeros};
        if ((!(|sum__q))) begin
          outcome__d = 32'h20;
        end
      end
    end
  end
  always @(posedge clock) begin
    p__q <= p__d;
    q__q <= q__d;
    aligned__q <= aligned__d;
    sum__q <= sum__d;
    summed__q <= summed__d;
    outcome__q <= outcome__d;
    outcome_flag__q <= outcome_flag__d;
  end
endmodule

module lane (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] result,
  output reg flag
);
  reg [5:0] prepare__op;
  reg [3:0] prepare__compare;
  reg [31:0] prepare__a;
  reg [31:0] prepare__b;
  reg [31:0] prepare__c;
  reg prepare__predicate;
  wire [31:0] prepare__first;
  wire [31:0] prepare__second;
  wire [31:0] prepare__mask;
  wire [24:0] prepare__prepared;
  wire [11:0] prepare__steps;
  wire [31:0] prepare__product_low;
  wire [31:0] prepare__product_high;
  wire prepare__product_sticky;
  reg [31:0] operands__first;
  reg [31:0] operands__second;
  reg [31:0] operands__mask;
  reg [24:0] operands__prepared;
  reg [11:0] operands__steps;
  reg [31:0] operands__product_low;
  reg [31:0] operands__product_high;
  reg operands__product_sticky;
  wire [31:0] operands__x;
  wire [31:0] operands__y;
  wire [11:0] operands__steps_e3;
  reg [31:0] total__x;
  reg [31:0] total__y;
  reg [11:0] total__steps;
  wire [31:0] total__result;
  wire total__flag;
  always @(*) begin
    prepare__op = op;
    prepare__compare = compare;
    prepare__a = a;
    prepare__b = b;
    prepare__c = c;
    prepare__predicate = predicate;
    operands__first = prepare__first;
    operands__second = prepare__second;
    operands__mask = prepare__mask;
    operands__prepared = prepare__prepared;
    operands__steps = prepare__steps;
    operands__product_low = prepare__product_low;
    operands__product_high = prepare__product_high;
    operands__product_sticky = prepare__product_sticky;
    total__x = operands__x;
    total__y = operands__y;
    total__steps = operands__steps_e3;
    result = total__result;
    flag = total__flag;
  end
  prepare prepare (
    .clock(clock),
    .op(prepare__op),
    .compare(prepare__compare),
    .a(prepare__a),
    .b(prepare__b),
    .c(prepare__c),
    .predicate(prepare__predicate),
    .first(prepare__first),
    .second(prepare__second),
    .mask(prepare__mask),
    .prepared(prepare__prepared),
    .steps(prepare__steps),
    .product_low(prepare__product_low),
    .product_high(prepare__product_high),
    .product_sticky(prepare__product_sticky)
  );
  operands operands (
    .clock(clock),
    .first(operands__first),
    .second(operands__second),
    .mask(operands__mask),
    .prepared(operands__prepared),
    .steps(operands__steps),
    .product_low(operands__product_low),
    .product_high(operands__product_high),
    .product_sticky(operands__product_sticky),
    .x(operands__x),
    .y(operands__y),
    .steps_e3(operands__steps_e3)
  );
  total total (
    .clock(clock),
    .x(total__x),
    .y(total__y),
    .steps(total__steps),
    .result(total__result),
    .flag(total__flag)
  );
endmodule

module divergence (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [3:0] launch_mask,
  input wire resolve_valid,
  input wire [1:0] resolve_warp,
  input wire [2:0] resolve_kind,
  input wire [3:0] resolve_taken,
  input wire [19:0] resolve_pc,
  input wire [23:0] resolve_offset,
  output reg [3:0] active__0,
  output reg [3:0] active__1,
  output reg [3:0] active__2,
  output reg [3:0] active__3,
  output reg [3:0] live__0,
  output reg [3:0] live__1,
  output reg [3:0] live__2,
  output reg [3:0] live__3,
  output reg redirect_valid,
  output reg [1:0] redirect_warp,
  output reg [1:0] redirect_kind,
  output reg [23:0] redirect_offset,
  output reg [19:0] redirect_pc,
  output reg end_valid,
  output reg [1:0] end_warp,
  output reg count_divergent,
  output reg [2:0] count_pc_read,
  output reg [2:0] count_pc_write
);
  localparam [3:0] one = 4'h1;
  reg [3:0] running_now;
  reg [3:0] alive_now;
  reg [3:0] at_alive;
  reg [3:0] taken;
  reg [3:0] others;
  reg [3:0] new_running;
  reg [3:0] new_alive;
  reg [3:0] store;
  reg [19:0] store_pc;
  reg [19:0] following;
  reg [19:0] target;
  reg fast;
  reg search;
  reg backward;
  reg [3:0] self_mask;
  reg [3:0] gone;
  reg [3:0] still;
  reg [3:0] pool;
  reg [19:0] best;
  reg best_valid;
  reg [3:0] joined;
  reg answered;
  reg [2:0] count;
  reg [23:0] wide;
  reg [3:0] running__0__d;
  reg [3:0] running__0__q = 4'h0;
  reg [3:0] running__1__d;
  reg [3:0] running__1__q = 4'h0;
  reg [3:0] running__2__d;
  reg [3:0] running__2__q = 4'h0;
  reg [3:0] running__3__d;
  reg [3:0] running__3__q = 4'h0;
  reg [3:0] alive__0__d;
  reg [3:0] alive__0__q = 4'h0;
  reg [3:0] alive__1__d;
  reg [3:0] alive__1__q = 4'h0;
  reg [3:0] alive__2__d;
  reg [3:0] alive__2__q = 4'h0;
  reg [3:0] alive__3__d;
  reg [3:0] alive__3__q = 4'h0;
  reg [1:0] pcs__0__read_address;
  wire [19:0] pcs__0__read_data;
  reg pcs__0__write_enable;
  reg [1:0] pcs__0__write_address;
  reg [19:0] pcs__0__write_data;
  reg [1:0] pcs__1__read_address;
  wire [19:0] pcs__1__read_data;
  reg pcs__1__write_enable;
  reg [1:0] pcs__1__write_address;
  reg [19:0] pcs__1__write_data;
  reg [1:0] pcs__2__read_address;
  wire [19:0] pcs__2__read_data;
  reg pcs__2__write_enable;
  reg [1:0] pcs__2__write_address;
  reg [19:0] pcs__2__write_data;
  reg [1:0] pcs__3__read_address;
  wire [19:0] pcs__3__read_data;
  reg pcs__3__write_enable;
  reg [1:0] pcs__3__write_address;
  reg [19:0] pcs__3__write_data;
  reg [3:0] waiting__d;
  reg [3:0] waiting__q = 4'h0;
  reg [1:0] step__d;
  reg [1:0] step__q = 2'h0;
  reg [1:0] at__d;
  reg [1:0] at__q = 2'h0;
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
  reg out_valid__d;
  reg out_valid__q = 1'h0;
  reg [1:0] out_warp__d;
  reg [1:0] out_warp__q = 2'h0;
  reg [1:0] out_kind__d;
  reg [1:0] out_kind__q = 2'h0;
  reg [23:0] out_offset__d;
  reg [23:0] out_offset__q = 24'h0;
  reg [19:0] out_pc__d;
  reg [19:0] out_pc__q = 20'h0;
  always @(*) begin
    waiting__d = waiting__q;
    step__d = step__q;
    at__d = at__q;
    lowest__d = lowest__q;
    out_valid__d = out_valid__q;
    out_warp__d = out_warp__q;
    out_kind__d = out_kind__q;
    out_offset__d = out_offset__q;
    out_pc__d = out_pc__q;
    running_now = 4'h0;
    alive_now = 4'h0;
    at_alive = 4'h0;
    running__0__d = running__0__q;
    alive__0__d = alive__0__q;
    active__0 = running__0__q;
    live__0 = alive__0__q;
    if ((resolve_warp == 2'h0)) begin
      running_now = running__0__q;
      alive_now = alive__0__q;
    end
    if ((at__q == 2'h0)) begin
      at_alive = alive__0__q;
    end
    running__1__d = running__1__q;
    alive__1__d = alive__1__q;
    active__1 = running__1__q;
    live__1 = alive__1__q;
    if ((resolve_warp == 2'h1)) begin
      running_now = running__1__q;
      alive_now = alive__1__q;
    end
    if ((at__q == 2'h1)) begin
      at_alive = alive__1__q;
    end
    running__2__d = running__2__q;
    alive__2__d = alive__2__q;
    active__2 = running__2__q;
    live__2 = alive__2__q;
    if ((resolve_warp == 2'h2)) begin
      running_now = running__2__q;
      alive_now = alive__2__q;
    end
    if ((at__q == 2'h2)) begin
      at_alive = alive__2__q;
    end
    running__3__d = running__3__q;
    alive__3__d = alive__3__q;
    active__3 = running__3__q;
    live__3 = alive__3__q;
    if ((resolve_warp == 2'h3)) begin
      running_now = running__3__q;
      alive_now = alive__3__q;
    end
    if ((at__q == 2'h3)) begin
      at_alive = alive__3__q;
    end
    following = {resolve_pc + 20'h1};
    wide = resolve_offset;
    target = {resolve_pc + wide[19:0]};
    taken = (resolve_taken & running_now);
    others = (running_now & {~taken});
    backward = (wide[23] | (!(|wide)));
    new_running = running_now;
    new_alive = alive_now;
    store = 4'h0;
    store_pc = following;
    fast = 1'h0;
    search = 1'h0;
    out_valid__d = 1'h0;
    count_divergent = 1'h0;
    gone = 4'h0;
    self_mask = {one << resolve_warp};
    if (resolve_valid) begin
      fast = 1'h1;
      out_warp__d = resolve_warp;
      out_offset__d = resolve_offset;
      out_kind__d = 2'h0;
      case (resolve_kind)
        3'h0: begin
          if ((|taken)) begin
            if ((!(|others))) begin
              out_kind__d = 2'h1;
            end else begin
              count_divergent = 1'h1;
              if (backward) begin
                out_kind__d = 2'h1;
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
        3'h1: begin
          if ((running_now != alive_now)) begin
            store = running_now;
            fast = 1'h0;
            search = 1'h1;
          end
        end
        3'h2: begin
          new_running = others;
          new_alive = (alive_now & {~taken});
        end
        3'h3: begin
          new_running = others;
          new_alive = (alive_now & {~taken});
        end
        3'h5: begin
          new_running = 4'h0;
          new_alive = 4'h0;
        end
        default: begin
        end
      endcase
      if ((!(|new_alive))) begin
        out_kind__d = 2'h3;
        gone = self_mask;
      end else begin
        if ((!(|new_running))) begin
          fast = 1'h0;
          search = 1'h1;
        end
      end
      if ((resolve_warp == 2'h0)) begin
        running__0__d = new_running;
        alive__0__d = new_alive;
      end
      if ((resolve_warp == 2'h1)) begin
        running__1__d = new_running;
        alive__1__d = new_alive;
      end
      if ((resolve_warp == 2'h2)) begin
        running__2__d = new_running;
        alive__2__d = new_alive;
      end
      if ((resolve_warp == 2'h3)) begin
        running__3__d = new_running;
        alive__3__d = new_alive;
      end
    end
    out_valid__d = fast;
    count = 3'h0;
    pcs__0__write_enable = store[0];
    pcs__0__write_address = resolve_warp;
    pcs__0__write_data = store_pc;
    if (store[0]) begin
      count = {count + 3'h1};
    end
    pcs__1__write_enable = store[1];
    pcs__1__write_address = resolve_warp;
    pcs__1__write_data = store_pc;
    if (store[1]) begin
      count = {count + 3'h1};
    end
    pcs__2__write_enable = store[2];
    pcs__2__write_address = resolve_warp;
    pcs__2__write_data = store_pc;
    if (store[2]) begin
      count = {count + 3'h1};
    end
    pcs__3__write_enable = store[3];
    pcs__3__write_address = resolve_warp;
    pcs__3__write_data = store_pc;
    if (store[3]) begin
      count = {count + 3'h1};
    end
    count_pc_write = count;
    still = (waiting__q & {~gone});
    if (search) begin
      still = (still | self_mask);
    end
    count = 3'h0;
    best = 20'h0;
    best_valid = 1'h0;
    joined = 4'h0;
    answered = 1'h0;
    pool = 4'h0;
    pcs__0__read_address = at__q;
    found__0__d = found__0__q;
    pcs__1__read_address = at__q;
    found__1__d = found__1__q;
    pcs__2__read_address = at__q;
    found__2__d = found__2__q;
    pcs__3__read_address = at__q;
    found__3__d = found__3__q;
    case (step__q)
      2'h0: begin
        pool = (waiting__q & {{one << at__q} - 4'h1});
        if ((!(|pool))) begin
          pool = waiting__q;
        end
        if (pool[0]) begin
          at__d = 2'h0;
          step__d = 2'h1;
        end
        if (pool[1]) begin
          at__d = 2'h1;
          step__d = 2'h1;
        end
        if (pool[2]) begin
          at__d = 2'h2;
          step__d = 2'h1;
        end
        if (pool[3]) begin
          at__d = 2'h3;
          step__d = 2'h1;
        end
      end
      2'h1: begin
        found__0__d = pcs__0__read_data;
        if (at_alive[0]) begin
          count = {count + 3'h1};
        end
        found__1__d = pcs__1__read_data;
        if (at_alive[1]) begin
          count = {count + 3'h1};
        end
        found__2__d = pcs__2__read_data;
        if (at_alive[2]) begin
          count = {count + 3'h1};
        end
        found__3__d = pcs__3__read_data;
        if (at_alive[3]) begin
          count = {count + 3'h1};
        end
        step__d = 2'h2;
      end
      2'h2: begin
        if ((at_alive[0] & ((!best_valid) | (found__0__q < best)))) begin
          best = found__0__q;
          best_valid = 1'h1;
        end
        if ((at_alive[1] & ((!best_valid) | (found__1__q < best)))) begin
          best = found__1__q;
          best_valid = 1'h1;
        end
        if ((at_alive[2] & ((!best_valid) | (found__2__q < best)))) begin
          best = found__2__q;
          best_valid = 1'h1;
        end
        if ((at_alive[3] & ((!best_valid) | (found__3__q < best)))) begin
          best = found__3__q;
          best_valid = 1'h1;
        end
        lowest__d = best;
        step__d = 2'h3;
      end
      default: begin
        if ((at_alive[0] & (found__0__q == lowest__q))) begin
          joined = {joined[3:1], 1'h1};
        end
        if ((at_alive[1] & (found__1__q == lowest__q))) begin
          joined = {joined[3:2], 1'h1, joined[0]};
        end
        if ((at_alive[2] & (found__2__q == lowest__q))) begin
          joined = {joined[3], 1'h1, joined[1:0]};
        end
        if ((at_alive[3] & (found__3__q == lowest__q))) begin
          joined = {1'h1, joined[2:0]};
        end
        if ((!fast)) begin
          answered = 1'h1;
          step__d = 2'h0;
        end
      end
    endcase
    if ((at__q == 2'h0)) begin
      if (((gone[0] | (!waiting__q[0])) & (|step__q))) begin
        step__d = 2'h0;
        answered = 1'h0;
      end
      if (answered) begin
        running__0__d = joined;
        still = (still & {~{one << at__q}});
      end
    end
    if ((at__q == 2'h1)) begin
      if (((gone[1] | (!waiting__q[1])) & (|step__q))) begin
        step__d = 2'h0;
        answered = 1'h0;
      end
      if (answered) begin
        running__1__d = joined;
        still = (still & {~{one << at__q}});
      end
    end
    if ((at__q == 2'h2)) begin
      if (((gone[2] | (!waiting__q[2])) & (|step__q))) begin
        step__d = 2'h0;
        answered = 1'h0;
      end
      if (answered) begin
        running__2__d = joined;
        still = (still & {~{one << at__q}});
      end
    end
    if ((at__q == 2'h3)) begin
      if (((gone[3] | (!waiting__q[3])) & (|step__q))) begin
        step__d = 2'h0;
        answered = 1'h0;
      end
      if (answered) begin
        running__3__d = joined;
        still = (still & {~{one << at__q}});
      end
    end
    waiting__d = still;
    count_pc_read = count;
    if (answered) begin
      out_valid__d = 1'h1;
      out_warp__d = at__q;
      out_kind__d = 2'h2;
      out_pc__d = lowest__q;
    end
    if ((launch_valid & (launch_warp == 2'h0))) begin
      running__0__d = launch_mask;
      alive__0__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 2'h1))) begin
      running__1__d = launch_mask;
      alive__1__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 2'h2))) begin
      running__2__d = launch_mask;
      alive__2__d = launch_mask;
    end
    if ((launch_valid & (launch_warp == 2'h3))) begin
      running__3__d = launch_mask;
      alive__3__d = launch_mask;
    end
    redirect_valid = out_valid__q;
    redirect_warp = out_warp__q;
    redirect_kind = out_kind__q;
    redirect_offset = out_offset__q;
    redirect_pc = out_pc__q;
    end_valid = (out_valid__q & (out_kind__q == 2'h3));
    end_warp = out_warp__q;
  end
  always @(posedge clock) begin
    running__0__q <= running__0__d;
    running__1__q <= running__1__d;
    running__2__q <= running__2__d;
    running__3__q <= running__3__d;
    alive__0__q <= alive__0__d;
    alive__1__q <= alive__1__d;
    alive__2__q <= alive__2__d;
    alive__3__q <= alive__3__d;
    waiting__q <= waiting__d;
    step__q <= step__d;
    at__q <= at__d;
    found__0__q <= found__0__d;
    found__1__q <= found__1__d;
    found__2__q <= found__2__d;
    found__3__q <= found__3__d;
    lowest__q <= lowest__d;
    out_valid__q <= out_valid__d;
    out_warp__q <= out_warp__d;
    out_kind__q <= out_kind__d;
    out_offset__q <= out_offset__d;
    out_pc__q <= out_pc__d;
  end
  issued pcs__0 (
    .clock(clock),
    .read_address(pcs__0__read_address),
    .read_data(pcs__0__read_data),
    .write_enable(pcs__0__write_enable),
    .write_address(pcs__0__write_address),
    .write_data(pcs__0__write_data)
  );
  issued pcs__1 (
    .clock(clock),
    .read_address(pcs__1__read_address),
    .read_data(pcs__1__read_data),
    .write_enable(pcs__1__write_enable),
    .write_address(pcs__1__write_address),
    .write_data(pcs__1__write_data)
  );
  issued pcs__2 (
    .clock(clock),
    .read_address(pcs__2__read_address),
    .read_data(pcs__2__read_data),
    .write_enable(pcs__2__write_enable),
    .write_address(pcs__2__write_address),
    .write_data(pcs__2__write_data)
  );
  issued pcs__3 (
    .clock(clock),
    .read_address(pcs__3__read_address),
    .read_data(pcs__3__read_data),
    .write_enable(pcs__3__write_enable),
    .write_address(pcs__3__write_address),
    .write_data(pcs__3__write_data)
  );
endmodule

module fifo_meta (
  input wire clock,
  input wire [2:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_place (
  input wire clock,
  input wire [2:0] read_address,
  output reg [25:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [25:0] write_data
);
  reg [25:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module access (
  input wire enable,
  input wire [31:0] meta,
  input wire [3:0] remaining,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  input wire [31:0] data2__0,
  input wire [31:0] data2__1,
  input wire [31:0] data2__2,
  input wire [31:0] data2__3,
  input wire [31:0] combined__0,
  input wire [31:0] combined__1,
  output reg [31:0] first,
  output reg [1:0] first_thread,
  output reg [3:0] group,
  output reg more,
  output reg [3:0] answered,
  output reg [2:0] served,
  output reg [31:0] words__0,
  output reg [31:0] words__1,
  output reg [31:0] words__2,
  output reg [31:0] words__3,
  output reg [15:0] bytes
);
  reg [31:0] lowest;
  reg [1:0] leader;
  reg [3:0] members;
  reg [3:0] whole;
  reg [3:0] set;
  reg [3:0] rest;
  reg swaps;
  reg [3:0] candidates;
  reg follows;
  reg [2:0] number;
  reg [2:0] kind;
  reg [1:0] size;
  reg [31:0] own;
  reg [4:0] amount;
  reg [31:0] shifted;
  reg [31:0] lanes;
  reg [3:0] enables;
  reg [31:0] word0;
  reg [31:0] word1;
  reg [31:0] word2;
  reg [31:0] word3;
  reg [15:0] covered;
  always @(*) begin
    kind = meta[2:0];
    size = meta[4:3];
    lowest = 32'h0;
    leader = 2'h0;
    members = 4'h0;
    whole = 4'h0;
    set = 4'h0;
    rest = 4'h0;
    swaps = 1'h0;
    candidates = 4'h0;
    follows = 1'h0;
    word0 = 32'h0;
    word1 = 32'h0;
    word2 = 32'h0;
    word3 = 32'h0;
    covered = 16'h0;
    own = 32'h0;
    shifted = 32'h0;
    lanes = 32'h0;
    enables = 4'h0;
    number = 3'h0;
    amount = 5'h0;
    if (enable) begin
      candidates = remaining;
      if (((kind == 3'h2) & (meta[23:20] == 4'he))) begin
        swaps = 1'h1;
        if ((|(remaining & meta[31:28]))) begin
          candidates = (remaining & meta[31:28]);
        end
        if ((|(remaining & meta[27:24]))) begin
          candidates = (remaining & meta[27:24]);
        end
      end
      if (candidates[3]) begin
        lowest = address__3;
        leader = 2'h3;
      end
      if (candidates[2]) begin
        lowest = address__2;
        leader = 2'h2;
      end
      if (candidates[1]) begin
        lowest = address__1;
        leader = 2'h1;
      end
      if (candidates[0]) begin
        lowest = address__0;
        leader = 2'h0;
      end
      if (remaining[0]) begin
        if (kind[1]) begin
          if ((leader == 2'h0)) begin
            members = {members[3:1], 1'h1};
          end
        end else begin
          if (({address__0 >> 32'h4} == {lowest >> 32'h4})) begin
            members = {members[3:1], 1'h1};
          end
        end
      end
      if (remaining[1]) begin
        if (kind[1]) begin
          if ((leader == 2'h1)) begin
            members = {members[3:2], 1'h1, members[0]};
          end
        end else begin
          if (({address__1 >> 32'h4} == {lowest >> 32'h4})) begin
            members = {members[3:2], 1'h1, members[0]};
          end
        end
      end
      if (remaining[2]) begin
        if (kind[1]) begin
          if ((leader == 2'h2)) begin
            members = {members[3], 1'h1, members[1:0]};
          end
        end else begin
          if (({address__2 >> 32'h4} == {lowest >> 32'h4})) begin
            members = {members[3], 1'h1, members[1:0]};
          end
        end
      end
      if (remaining[3]) begin
        if (kind[1]) begin
          if ((leader == 2'h3)) begin
            members = {1'h1, members[2:0]};
          end
        end else begin
          if (({address__3 >> 32'h4} == {lowest >> 32'h4})) begin
            members = {1'h1, members[2:0]};
          end
        end
      end
      whole = members;
      if (kind[1]) begin
        if (members[0]) begin
          word0 = data__0;
        end
        if (members[1]) begin
          word0 = data__1;
        end
        if (members[2]) begin
          word0 = data__2;
        end
        if (members[3]) begin
          word0 = data__3;
        end
      end
      if ((kind == 3'h2)) begin
        if ((|(members & meta[27:24]))) begin
          set = meta[27:24];
        end
        if ((|(members & meta[31:28]))) begin
          set = meta[31:28];
        end
        if ((|set)) begin
          whole = set;
          rest = ((remaining & set) & {~members});
          if (swaps) begin
            follows = (|rest);
          end else begin
            members = set;
            word0 = combined__0;
            if ((|(set & meta[31:28]))) begin
              word0 = combined__1;
            end
          end
        end
      end
      if (whole[0]) begin
        number = {number + 3'h1};
      end
      if (whole[1]) begin
        number = {number + 3'h1};
      end
      if (whole[2]) begin
        number = {number + 3'h1};
      end
      if (whole[3]) begin
        number = {number + 3'h1};
      end
      if (members[0]) begin
        own = address__0;
        if ((kind[1] & (leader == 2'h0))) begin
          word1 = data2__0;
        end
        if ((kind == 3'h1)) begin
          amount = {{3'h0, own[1:0]} << 32'h3};
          shifted = {data__0 << amount};
          case (size)
            2'h0: begin
              enables = 4'h1;
              lanes = 32'hff;
            end
            2'h1: begin
              enables = 4'h3;
              lanes = 32'hffff;
            end
            default: begin
              enables = 4'hf;
              lanes = 32'hffffffff;
            end
          endcase
          lanes = {lanes << amount};
          enables = {enables << own[1:0]};
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (shifted & lanes));
              covered = (covered | {12'h0, enables});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'hc});
            end
          endcase
        end
      end
      if (members[1]) begin
        own = address__1;
        if ((kind[1] & (leader == 2'h1))) begin
          word1 = data2__1;
        end
        if ((kind == 3'h1)) begin
          amount = {{3'h0, own[1:0]} << 32'h3};
          shifted = {data__1 << amount};
          case (size)
            2'h0: begin
              enables = 4'h1;
              lanes = 32'hff;
            end
            2'h1: begin
              enables = 4'h3;
              lanes = 32'hffff;
            end
            default: begin
              enables = 4'hf;
              lanes = 32'hffffffff;
            end
          endcase
          lanes = {lanes << amount};
          enables = {enables << own[1:0]};
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (shifted & lanes));
              covered = (covered | {12'h0, enables});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'hc});
            end
          endcase
        end
      end
      if (members[2]) begin
        own = address__2;
        if ((kind[1] & (leader == 2'h2))) begin
          word1 = data2__2;
        end
        if ((kind == 3'h1)) begin
          amount = {{3'h0, own[1:0]} << 32'h3};
          shifted = {data__2 << amount};
          case (size)
            2'h0: begin
              enables = 4'h1;
              lanes = 32'hff;
            end
            2'h1: begin
              enables = 4'h3;
              lanes = 32'hffff;
            end
            default: begin
              enables = 4'hf;
              lanes = 32'hffffffff;
            end
          endcase
          lanes = {lanes << amount};
          enables = {enables << own[1:0]};
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (shifted & lanes));
              covered = (covered | {12'h0, enables});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'hc});
            end
          endcase
        end
      end
      if (members[3]) begin
        own = address__3;
        if ((kind[1] & (leader == 2'h3))) begin
          word1 = data2__3;
        end
        if ((kind == 3'h1)) begin
          amount = {{3'h0, own[1:0]} << 32'h3};
          shifted = {data__3 << amount};
          case (size)
            2'h0: begin
              enables = 4'h1;
              lanes = 32'hff;
            end
            2'h1: begin
              enables = 4'h3;
              lanes = 32'hffff;
            end
            default: begin
              enables = 4'hf;
              lanes = 32'hffffffff;
            end
          endcase
          lanes = {lanes << amount};
          enables = {enables << own[1:0]};
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (shifted & lanes));
              covered = (covered | {12'h0, enables});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (shifted & lanes));
              covered = (covered | {{12'h0, enables} << 32'hc});
            end
          endcase
        end
      end
    end
    first = lowest;
    first_thread = leader;
    group = members;
    served = number;
    words__0 = word0;
    words__1 = word1;
    words__2 = word2;
    words__3 = word3;
    more = follows;
    answered = whole;
    if (kind[1]) begin
      covered = {{14'h0, leader} << 32'h1};
      covered = {covered[15:1], follows};
    end
    bytes = covered;
  end
endmodule

module table_reply (
  input wire clock,
  input wire [2:0] read_address,
  output reg [23:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [23:0] write_data
);
  reg [23:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module table_offsets (
  input wire clock,
  input wire [2:0] read_address,
  output reg [15:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [15:0] write_data
);
  reg [15:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module table_warp (
  input wire clock,
  input wire [2:0] read_address,
  output reg [1:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [1:0] write_data
);
  reg [1:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module groups (
  input wire clock,
  input wire [4:0] read_address,
  output reg [3:0] read_data,
  input wire write_enable,
  input wire [4:0] write_address,
  input wire [3:0] write_data
);
  reg [3:0] memory [0:31];
  integer k;
  initial for (k = 0; k < 32; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module outstanding (
  input wire clock,
  output reg any_free,
  output reg [2:0] free_entry,
  input wire take_valid,
  input wire [23:0] take_meta,
  input wire [15:0] take_offsets,
  input wire [1:0] take_warp,
  input wire access_valid,
  input wire [2:0] access_entry,
  input wire [1:0] access_thread,
  input wire [3:0] access_group,
  input wire sent_valid,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg [2:0] wb_slot,
  output reg store_done_valid,
  output reg [1:0] store_done_warp,
  output reg [2:0] store_done_slot,
  input wire store_done_ready,
  output reg empty
);
  localparam [7:0] one_entry = 8'h1;
  reg [2:0] spare;
  reg [7:0] used_now;
  reg [7:0] sent_now;
  reg [7:0] complete;
  reg [2:0] pick;
  reg pick_any;
  reg pick_after;
  reg [2:0] reply_entry;
  reg [23:0] reply_meta;
  reg [3:0] offset;
  reg [4:0] amount;
  reg [31:0] value;
  reg [23:0] leaving_meta;
  reg writes;
  reg taken;
  reg [2:0] level;
  reg [7:0] used__d;
  reg [7:0] used__q = 8'h0;
  reg [7:0] sent__d;
  reg [7:0] sent__q = 8'h0;
  reg [2:0] pending__0__d;
  reg [2:0] pending__0__q = 3'h0;
  reg [2:0] pending__1__d;
  reg [2:0] pending__1__q = 3'h0;
  reg [2:0] pending__2__d;
  reg [2:0] pending__2__q = 3'h0;
  reg [2:0] pending__3__d;
  reg [2:0] pending__3__q = 3'h0;
  reg [2:0] pending__4__d;
  reg [2:0] pending__4__q = 3'h0;
  reg [2:0] pending__5__d;
  reg [2:0] pending__5__q = 3'h0;
  reg [2:0] pending__6__d;
  reg [2:0] pending__6__q = 3'h0;
  reg [2:0] pending__7__d;
  reg [2:0] pending__7__q = 3'h0;
  reg [2:0] table_reply__read_address;
  wire [23:0] table_reply__read_data;
  reg table_reply__write_enable;
  reg [2:0] table_reply__write_address;
  reg [23:0] table_reply__write_data;
  reg [2:0] table_offsets__read_address;
  wire [15:0] table_offsets__read_data;
  reg table_offsets__write_enable;
  reg [2:0] table_offsets__write_address;
  reg [15:0] table_offsets__write_data;
  reg [2:0] table_meta__read_address;
  wire [23:0] table_meta__read_data;
  reg table_meta__write_enable;
  reg [2:0] table_meta__write_address;
  reg [23:0] table_meta__write_data;
  reg [2:0] table_warp__read_address;
  wire [1:0] table_warp__read_data;
  reg table_warp__write_enable;
  reg [2:0] table_warp__write_address;
  reg [1:0] table_warp__write_data;
  reg [4:0] groups__read_address;
  wire [3:0] groups__read_data;
  reg groups__write_enable;
  reg [4:0] groups__write_address;
  reg [3:0] groups__write_data;
  reg [2:0] loaded__0__read_address;
  wire [31:0] loaded__0__read_data;
  reg loaded__0__write_enable;
  reg [2:0] loaded__0__write_address;
  reg [31:0] loaded__0__write_data;
  reg [2:0] loaded__1__read_address;
  wire [31:0] loaded__1__read_data;
  reg loaded__1__write_enable;
  reg [2:0] loaded__1__write_address;
  reg [31:0] loaded__1__write_data;
  reg [2:0] loaded__2__read_address;
  wire [31:0] loaded__2__read_data;
  reg loaded__2__write_enable;
  reg [2:0] loaded__2__write_address;
  reg [31:0] loaded__2__write_data;
  reg [2:0] loaded__3__read_address;
  wire [31:0] loaded__3__read_data;
  reg loaded__3__write_enable;
  reg [2:0] loaded__3__write_address;
  reg [31:0] loaded__3__write_data;
  reg leaving__d;
  reg leaving__q = 1'h0;
  reg [2:0] leaver__d;
  reg [2:0] leaver__q = 3'h0;
  always @(*) begin
    used__d = used__q;
    sent__d = sent__q;
    leaving__d = leaving__q;
    leaver__d = leaver__q;
    pending__0__d = pending__0__q;
    pending__1__d = pending__1__q;
    pending__2__d = pending__2__q;
    pending__3__d = pending__3__q;
    pending__4__d = pending__4__q;
    pending__5__d = pending__5__q;
    pending__6__d = pending__6__q;
    pending__7__d = pending__7__q;
    used_now = used__q;
    sent_now = sent__q;
    if (sent_valid) begin
      sent_now = (sent_now | {one_entry << access_entry});
    end
    spare = 3'h0;
    any_free = 1'h0;
    if ((!used__q[0])) begin
      spare = 3'h0;
      any_free = 1'h1;
    end
    if ((!used__q[1])) begin
      spare = 3'h1;
      any_free = 1'h1;
    end
    if ((!used__q[2])) begin
      spare = 3'h2;
      any_free = 1'h1;
    end
    if ((!used__q[3])) begin
      spare = 3'h3;
      any_free = 1'h1;
    end
    if ((!used__q[4])) begin
      spare = 3'h4;
      any_free = 1'h1;
    end
    if ((!used__q[5])) begin
      spare = 3'h5;
      any_free = 1'h1;
    end
    if ((!used__q[6])) begin
      spare = 3'h6;
      any_free = 1'h1;
    end
    if ((!used__q[7])) begin
      spare = 3'h7;
      any_free = 1'h1;
    end
    free_entry = spare;
    if (take_valid) begin
      used_now = (used_now | {one_entry << spare});
    end
    groups__write_enable = access_valid;
    groups__write_address = ({{2'h0, access_entry} << 32'h2} | {3'h0, access_thread});
    groups__write_data = access_group;
    table_reply__write_enable = take_valid;
    table_reply__write_address = spare;
    table_reply__write_data = take_meta;
    table_meta__write_enable = take_valid;
    table_meta__write_address = spare;
    table_meta__write_data = take_meta;
    table_offsets__write_enable = take_valid;
    table_offsets__write_address = spare;
    table_offsets__write_data = take_offsets;
    table_warp__write_enable = take_valid;
    table_warp__write_address = spare;
    table_warp__write_data = take_warp;
    reply_entry = rsp_tag[4:2];
    groups__read_address = rsp_tag[4:0];
    table_reply__read_address = reply_entry;
    table_offsets__read_address = reply_entry;
    reply_meta = table_reply__read_data;
    value = 32'h0;
    offset = 4'h0;
    amount = 5'h0;
    if (rsp_valid) begin
      offset = table_offsets__read_data[3:0];
      value = rsp_data__0;
      if ((reply_meta[1] & reply_meta[20])) begin
        value = rsp_data__0;
      end
      if ((!reply_meta[1])) begin
        case (offset[3:2])
          2'h1: begin
            value = rsp_data__1;
          end
          2'h2: begin
            value = rsp_data__2;
          end
          2'h3: begin
            value = rsp_data__3;
          end
          default: begin
          end
        endcase
        amount = {{3'h0, offset[1:0]} << 32'h3};
        value = {value >> amount};
        case (reply_meta[4:3])
          2'h0: begin
            value = (value & 32'hff);
            if ((reply_meta[5] & value[7])) begin
              value = (value | 32'hffffff00);
            end
          end
          2'h1: begin
            value = (value & 32'hffff);
            if ((reply_meta[5] & value[15])) begin
              value = (value | 32'hffff0000);
            end
          end
          default: begin
          end
        endcase
      end
    end
    loaded__0__write_enable = (rsp_valid & groups__read_data[0]);
    loaded__0__write_address = reply_entry;
    loaded__0__write_data = value;
    if (rsp_valid) begin
      offset = table_offsets__read_data[7:4];
      value = rsp_data__0;
      if ((reply_meta[1] & reply_meta[20])) begin
        value = rsp_data__1;
      end
      if ((!reply_meta[1])) begin
        case (offset[3:2])
          2'h1: begin
            value = rsp_data__1;
          end
          2'h2: begin
            value = rsp_data__2;
          end
          2'h3: begin
            value = rsp_data__3;
          end
          default: begin
          end
        endcase
        amount = {{3'h0, offset[1:0]} << 32'h3};
        value = {value >> amount};
        case (reply_meta[4:3])
          2'h0: begin
            value = (value & 32'hff);
            if ((reply_meta[5] & value[7])) begin
              value = (value | 32'hffffff00);
            end
          end
          2'h1: begin
            value = (value & 32'hffff);
            if ((reply_meta[5] & value[15])) begin
              value = (value | 32'hffff0000);
            end
          end
          default: begin
          end
        endcase
      end
    end
    loaded__1__write_enable = (rsp_valid & groups__read_data[1]);
    loaded__1__write_address = reply_entry;
    loaded__1__write_data = value;
    if (rsp_valid) begin
      offset = table_offsets__read_data[11:8];
      value = rsp_data__0;
      if ((reply_meta[1] & reply_meta[20])) begin
        value = rsp_data__2;
      end
      if ((!reply_meta[1])) begin
        case (offset[3:2])
          2'h1: begin
            value = rsp_data__1;
          end
          2'h2: begin
            value = rsp_data__2;
          end
          2'h3: begin
            value = rsp_data__3;
          end
          default: begin
          end
        endcase
        amount = {{3'h0, offset[1:0]} << 32'h3};
        value = {value >> amount};
        case (reply_meta[4:3])
          2'h0: begin
            value = (value & 32'hff);
            if ((reply_meta[5] & value[7])) begin
              value = (value | 32'hffffff00);
            end
          end
          2'h1: begin
            value = (value & 32'hffff);
            if ((reply_meta[5] & value[15])) begin
              value = (value | 32'hffff0000);
            end
          end
          default: begin
          end
        endcase
      end
    end
    loaded__2__write_enable = (rsp_valid & groups__read_data[2]);
    loaded__2__write_address = reply_entry;
    loaded__2__write_data = value;
    if (rsp_valid) begin
      offset = table_offsets__read_data[15:12];
      value = rsp_data__0;
      if ((reply_meta[1] & reply_meta[20])) begin
        value = rsp_data__3;
      end
      if ((!reply_meta[1])) begin
        case (offset[3:2])
          2'h1: begin
            value = rsp_data__1;
          end
          2'h2: begin
            value = rsp_data__2;
          end
          2'h3: begin
            value = rsp_data__3;
          end
          default: begin
          end
        endcase
        amount = {{3'h0, offset[1:0]} << 32'h3};
        value = {value >> amount};
        case (reply_meta[4:3])
          2'h0: begin
            value = (value & 32'hff);
            if ((reply_meta[5] & value[7])) begin
              value = (value | 32'hffffff00);
            end
          end
          2'h1: begin
            value = (value & 32'hffff);
            if ((reply_meta[5] & value[15])) begin
              value = (value | 32'hffff0000);
            end
          end
          default: begin
          end
        endcase
      end
    end
    loaded__3__write_enable = (rsp_valid & groups__read_data[3]);
    loaded__3__write_address = reply_entry;
    loaded__3__write_data = value;
    complete = 8'h0;
    level = pending__0__q;
    if ((access_valid & (access_entry == 3'h0))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h0))) begin
      level = {level - 3'h1};
    end
    pending__0__d = level;
    if (((used__q[0] & sent__q[0]) & (!(|pending__0__q)))) begin
      complete = {complete[7:1], 1'h1};
    end
    level = pending__1__q;
    if ((access_valid & (access_entry == 3'h1))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h1))) begin
      level = {level - 3'h1};
    end
    pending__1__d = level;
    if (((used__q[1] & sent__q[1]) & (!(|pending__1__q)))) begin
      complete = {complete[7:2], 1'h1, complete[0]};
    end
    level = pending__2__q;
    if ((access_valid & (access_entry == 3'h2))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h2))) begin
      level = {level - 3'h1};
    end
    pending__2__d = level;
    if (((used__q[2] & sent__q[2]) & (!(|pending__2__q)))) begin
      complete = {complete[7:3], 1'h1, complete[1:0]};
    end
    level = pending__3__q;
    if ((access_valid & (access_entry == 3'h3))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h3))) begin
      level = {level - 3'h1};
    end
    pending__3__d = level;
    if (((used__q[3] & sent__q[3]) & (!(|pending__3__q)))) begin
      complete = {complete[7:4], 1'h1, complete[2:0]};
    end
    level = pending__4__q;
    if ((access_valid & (access_entry == 3'h4))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h4))) begin
      level = {level - 3'h1};
    end
    pending__4__d = level;
    if (((used__q[4] & sent__q[4]) & (!(|pending__4__q)))) begin
      complete = {complete[7:5], 1'h1, complete[3:0]};
    end
    level = pending__5__q;
    if ((access_valid & (access_entry == 3'h5))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h5))) begin
      level = {level - 3'h1};
    end
    pending__5__d = level;
    if (((used__q[5] & sent__q[5]) & (!(|pending__5__q)))) begin
      complete = {complete[7:6], 1'h1, complete[4:0]};
    end
    level = pending__6__q;
    if ((access_valid & (access_entry == 3'h6))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h6))) begin
      level = {level - 3'h1};
    end
    pending__6__d = level;
    if (((used__q[6] & sent__q[6]) & (!(|pending__6__q)))) begin
      complete = {complete[7], 1'h1, complete[5:0]};
    end
    level = pending__7__q;
    if ((access_valid & (access_entry == 3'h7))) begin
      level = {level + 3'h1};
    end
    if ((rsp_valid & (reply_entry == 3'h7))) begin
      level = {level - 3'h1};
    end
    pending__7__d = level;
    if (((used__q[7] & sent__q[7]) & (!(|pending__7__q)))) begin
      complete = {1'h1, complete[6:0]};
    end
    table_meta__read_address = leaver__q;
    table_warp__read_address = leaver__q;
    leaving_meta = table_meta__read_data;
    writes = ((leaving_meta[2:0] != 3'h1) & ((!leaving_meta[1]) | leaving_meta[19]));
    wb_valid = (leaving__q & writes);
    wb_warp = table_warp__read_data;
    wb_rd = leaving_meta[11:6];
    wb_slot = leaving_meta[14:12];
    wb_mask = leaving_meta[18:15];
    loaded__0__read_address = leaver__q;
    wb_data__0 = loaded__0__read_data;
    loaded__1__read_address = leaver__q;
    wb_data__1 = loaded__1__read_data;
    loaded__2__read_address = leaver__q;
    wb_data__2 = loaded__2__read_data;
    loaded__3__read_address = leaver__q;
    wb_data__3 = loaded__3__read_data;
    store_done_valid = (leaving__q & (!writes));
    store_done_warp = table_warp__read_data;
    store_done_slot = leaving_meta[14:12];
    taken = (leaving__q & ((writes & wb_ready) | ((!writes) & store_done_ready)));
    if (taken) begin
      leaving__d = 1'h0;
      used_now = (used_now & {~{one_entry << leaver__q}});
      sent_now = (sent_now & {~{one_entry << leaver__q}});
    end
    pick = 3'h0;
    pick_any = 1'h0;
    pick_after = 1'h0;
    if (leaving__q) begin
      complete = (complete & {~{one_entry << leaver__q}});
    end
    if (complete[0]) begin
      if ((leaver__q < 3'h0)) begin
        if ((!pick_after)) begin
          pick = 3'h0;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h0;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[1]) begin
      if ((leaver__q < 3'h1)) begin
        if ((!pick_after)) begin
          pick = 3'h1;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h1;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[2]) begin
      if ((leaver__q < 3'h2)) begin
        if ((!pick_after)) begin
          pick = 3'h2;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h2;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[3]) begin
      if ((leaver__q < 3'h3)) begin
        if ((!pick_after)) begin
          pick = 3'h3;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h3;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[4]) begin
      if ((leaver__q < 3'h4)) begin
        if ((!pick_after)) begin
          pick = 3'h4;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h4;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[5]) begin
      if ((leaver__q < 3'h5)) begin
        if ((!pick_after)) begin
          pick = 3'h5;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h5;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[6]) begin
      if ((leaver__q < 3'h6)) begin
        if ((!pick_after)) begin
          pick = 3'h6;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h6;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[7]) begin
      if ((leaver__q < 3'h7)) begin
        if ((!pick_after)) begin
          pick = 3'h7;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 3'h7;
        end
      end
      pick_any = 1'h1;
    end
    if ((pick_any & ((!leaving__q) | taken))) begin
      leaving__d = 1'h1;
      leaver__d = pick;
    end
    used__d = used_now;
    sent__d = sent_now;
    empty = (!(|used__q));
  end
  always @(posedge clock) begin
    used__q <= used__d;
    sent__q <= sent__d;
    pending__0__q <= pending__0__d;
    pending__1__q <= pending__1__d;
    pending__2__q <= pending__2__d;
    pending__3__q <= pending__3__d;
    pending__4__q <= pending__4__d;
    pending__5__q <= pending__5__d;
    pending__6__q <= pending__6__d;
    pending__7__q <= pending__7__d;
    leaving__q <= leaving__d;
    leaver__q <= leaver__d;
  end
  table_reply table_reply (
    .clock(clock),
    .read_address(table_reply__read_address),
    .read_data(table_reply__read_data),
    .write_enable(table_reply__write_enable),
    .write_address(table_reply__write_address),
    .write_data(table_reply__write_data)
  );
  table_offsets table_offsets (
    .clock(clock),
    .read_address(table_offsets__read_address),
    .read_data(table_offsets__read_data),
    .write_enable(table_offsets__write_enable),
    .write_address(table_offsets__write_address),
    .write_data(table_offsets__write_data)
  );
  table_reply table_meta (
    .clock(clock),
    .read_address(table_meta__read_address),
    .read_data(table_meta__read_data),
    .write_enable(table_meta__write_enable),
    .write_address(table_meta__write_address),
    .write_data(table_meta__write_data)
  );
  table_warp table_warp (
    .clock(clock),
    .read_address(table_warp__read_address),
    .read_data(table_warp__read_data),
    .write_enable(table_warp__write_enable),
    .write_address(table_warp__write_address),
    .write_data(table_warp__write_data)
  );
  groups groups (
    .clock(clock),
    .read_address(groups__read_address),
    .read_data(groups__read_data),
    .write_enable(groups__write_enable),
    .write_address(groups__write_address),
    .write_data(groups__write_data)
  );
  fifo_meta loaded__0 (
    .clock(clock),
    .read_address(loaded__0__read_address),
    .read_data(loaded__0__read_data),
    .write_enable(loaded__0__write_enable),
    .write_address(loaded__0__write_address),
    .write_data(loaded__0__write_data)
  );
  fifo_meta loaded__1 (
    .clock(clock),
    .read_address(loaded__1__read_address),
    .read_data(loaded__1__read_data),
    .write_enable(loaded__1__write_enable),
    .write_address(loaded__1__write_address),
    .write_data(loaded__1__write_data)
  );
  fifo_meta loaded__2 (
    .clock(clock),
    .read_address(loaded__2__read_address),
    .read_data(loaded__2__read_data),
    .write_enable(loaded__2__write_enable),
    .write_address(loaded__2__write_address),
    .write_data(loaded__2__write_data)
  );
  fifo_meta loaded__3 (
    .clock(clock),
    .read_address(loaded__3__read_address),
    .read_data(loaded__3__read_data),
    .write_enable(loaded__3__write_enable),
    .write_address(loaded__3__write_address),
    .write_data(loaded__3__write_data)
  );
endmodule

module load_store (
  input wire clock,
  input wire req_valid,
  input wire [2:0] req_kind,
  input wire [1:0] req_size,
  input wire req_signed,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [31:0] req_address__0,
  input wire [31:0] req_address__1,
  input wire [31:0] req_address__2,
  input wire [31:0] req_address__3,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [31:0] req_data2__0,
  input wire [31:0] req_data2__1,
  input wire [31:0] req_data2__2,
  input wire [31:0] req_data2__3,
  input wire [3:0] req_aop,
  input wire req_return,
  input wire [19:0] req_pc,
  input wire [3:0] req_set__0,
  input wire [3:0] req_set__1,
  input wire [31:0] req_combined__0,
  input wire [31:0] req_combined__1,
  input wire [27:0] memory_lines,
  output reg req_ready,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg store_done_valid,
  output reg [1:0] store_done_warp,
  output reg [2:0] store_done_slot,
  input wire store_done_ready,
  output reg fault_valid,
  output reg [1:0] fault_warp,
  output reg [3:0] fault_cause,
  output reg [19:0] fault_pc,
  output reg idle,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg mem_atomic,
  output reg [3:0] mem_aop,
  output reg [1:0] mem_word,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  output reg [15:0] mem_mask,
  output reg [5:0] mem_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg count_access,
  output reg [2:0] count_coalesced,
  output reg [2:0] count_atomic_merged
);
  reg [31:0] packed_meta;
  reg taking;
  reg finishing;
  reg step;
  reg [2:0] kind;
  reg [31:0] own;
  reg [3:0] losers;
  reg [23:0] facts;
  reg misaligned;
  reg outside;
  reg [1:0] low;
  reg [31:0] new_meta;
  reg [3:0] new_mask;
  reg [15:0] offsets;
  reg space;
  reg [5:0] part_0;
  reg [31:0] part_1;
  reg [5:0] part_2;
  reg [2:0] fifo_meta__read_address;
  wire [31:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [2:0] fifo_meta__write_address;
  reg [31:0] fifo_meta__write_data;
  reg [2:0] fifo_place__read_address;
  wire [25:0] fifo_place__read_data;
  reg fifo_place__write_enable;
  reg [2:0] fifo_place__write_address;
  reg [25:0] fifo_place__write_data;
  reg [2:0] fifo_combined__0__read_address;
  wire [31:0] fifo_combined__0__read_data;
  reg fifo_combined__0__write_enable;
  reg [2:0] fifo_combined__0__write_address;
  reg [31:0] fifo_combined__0__write_data;
  reg [2:0] fifo_combined__1__read_address;
  wire [31:0] fifo_combined__1__read_data;
  reg fifo_combined__1__write_enable;
  reg [2:0] fifo_combined__1__write_address;
  reg [31:0] fifo_combined__1__write_data;
  reg [2:0] fifo_address__0__read_address;
  wire [31:0] fifo_address__0__read_data;
  reg fifo_address__0__write_enable;
  reg [2:0] fifo_address__0__write_address;
  reg [31:0] fifo_address__0__write_data;
  reg [2:0] fifo_address__1__read_address;
  wire [31:0] fifo_address__1__read_data;
  reg fifo_address__1__write_enable;
  reg [2:0] fifo_address__1__write_address;
  reg [31:0] fifo_address__1__write_data;
  reg [2:0] fifo_address__2__read_address;
  wire [31:0] fifo_address__2__read_data;
  reg fifo_address__2__write_enable;
  reg [2:0] fifo_address__2__write_address;
  reg [31:0] fifo_address__2__write_data;
  reg [2:0] fifo_address__3__read_address;
  wire [31:0] fifo_address__3__read_data;
  reg fifo_address__3__write_enable;
  reg [2:0] fifo_address__3__write_address;
  reg [31:0] fifo_address__3__write_data;
  reg [2:0] fifo_data__0__read_address;
  wire [31:0] fifo_data__0__read_data;
  reg fifo_data__0__write_enable;
  reg [2:0] fifo_data__0__write_address;
  reg [31:0] fifo_data__0__write_data;
  reg [2:0] fifo_data__1__read_address;
  wire [31:0] fifo_data__1__read_data;
  reg fifo_data__1__write_enable;
  reg [2:0] fifo_data__1__write_address;
  reg [31:0] fifo_data__1__write_data;
  reg [2:0] fifo_data__2__read_address;
  wire [31:0] fifo_data__2__read_data;
  reg fifo_data__2__write_enable;
  reg [2:0] fifo_data__2__write_address;
  reg [31:0] fifo_data__2__write_data;
  reg [2:0] fifo_data__3__read_address;
  wire [31:0] fifo_data__3__read_data;
  reg fifo_data__3__write_enable;
  reg [2:0] fifo_data__3__write_address;
  reg [31:0] fifo_data__3__write_data;
  reg [2:0] fifo_data2__0__read_address;
  wire [31:0] fifo_data2__0__read_data;
  reg fifo_data2__0__write_enable;
  reg [2:0] fifo_data2__0__write_address;
  reg [31:0] fifo_data2__0__write_data;
  reg [2:0] fifo_data2__1__read_address;
  wire [31:0] fifo_data2__1__read_data;
  reg fifo_data2__1__write_enable;
  reg [2:0] fifo_data2__1__write_address;
  reg [31:0] fifo_data2__1__write_data;
  reg [2:0] fifo_data2__2__read_address;
  wire [31:0] fifo_data2__2__read_data;
  reg fifo_data2__2__write_enable;
  reg [2:0] fifo_data2__2__write_address;
  reg [31:0] fifo_data2__2__write_data;
  reg [2:0] fifo_data2__3__read_address;
  wire [31:0] fifo_data2__3__read_data;
  reg fifo_data2__3__write_enable;
  reg [2:0] fifo_data2__3__write_address;
  reg [31:0] fifo_data2__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg working__d;
  reg working__q = 1'h0;
  reg [31:0] meta__d;
  reg [31:0] meta__q = 32'h0;
  reg [2:0] entry__d;
  reg [2:0] entry__q = 3'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [31:0] address__0__d;
  reg [31:0] address__0__q = 32'h0;
  reg [31:0] address__1__d;
  reg [31:0] address__1__q = 32'h0;
  reg [31:0] address__2__d;
  reg [31:0] address__2__q = 32'h0;
  reg [31:0] address__3__d;
  reg [31:0] address__3__q = 32'h0;
  reg [31:0] data__0__d;
  reg [31:0] data__0__q = 32'h0;
  reg [31:0] data__1__d;
  reg [31:0] data__1__q = 32'h0;
  reg [31:0] data__2__d;
  reg [31:0] data__2__q = 32'h0;
  reg [31:0] data__3__d;
  reg [31:0] data__3__q = 32'h0;
  reg [31:0] data2__0__d;
  reg [31:0] data2__0__q = 32'h0;
  reg [31:0] data2__1__d;
  reg [31:0] data2__1__q = 32'h0;
  reg [31:0] data2__2__d;
  reg [31:0] data2__2__q = 32'h0;
  reg [31:0] data2__3__d;
  reg [31:0] data2__3__q = 32'h0;
  reg [31:0] combined__0__d;
  reg [31:0] combined__0__q = 32'h0;
  reg [31:0] combined__1__d;
  reg [31:0] combined__1__q = 32'h0;
  reg access__enable;
  reg [31:0] access__meta;
  reg [3:0] access__remaining;
  reg [31:0] access__address__0;
  reg [31:0] access__address__1;
  reg [31:0] access__address__2;
  reg [31:0] access__address__3;
  reg [31:0] access__data__0;
  reg [31:0] access__data__1;
  reg [31:0] access__data__2;
  reg [31:0] access__data__3;
  reg [31:0] access__data2__0;
  reg [31:0] access__data2__1;
  reg [31:0] access__data2__2;
  reg [31:0] access__data2__3;
  reg [31:0] access__combined__0;
  reg [31:0] access__combined__1;
  wire [31:0] access__first;
  wire [1:0] access__first_thread;
  wire [3:0] access__group;
  wire access__more;
  wire [3:0] access__answered;
  wire [2:0] access__served;
  wire [31:0] access__words__0;
  wire [31:0] access__words__1;
  wire [31:0] access__words__2;
  wire [31:0] access__words__3;
  wire [15:0] access__bytes;
  wire outstanding__any_free;
  wire [2:0] outstanding__free_entry;
  reg outstanding__take_valid;
  reg [23:0] outstanding__take_meta;
  reg [15:0] outstanding__take_offsets;
  reg [1:0] outstanding__take_warp;
  reg outstanding__access_valid;
  reg [2:0] outstanding__access_entry;
  reg [1:0] outstanding__access_thread;
  reg [3:0] outstanding__access_group;
  reg outstanding__sent_valid;
  reg outstanding__rsp_valid;
  reg [5:0] outstanding__rsp_tag;
  reg [31:0] outstanding__rsp_data__0;
  reg [31:0] outstanding__rsp_data__1;
  reg [31:0] outstanding__rsp_data__2;
  reg [31:0] outstanding__rsp_data__3;
  wire outstanding__wb_valid;
  reg outstanding__wb_ready;
  wire [1:0] outstanding__wb_warp;
  wire [5:0] outstanding__wb_rd;
  wire [3:0] outstanding__wb_mask;
  wire [31:0] outstanding__wb_data__0;
  wire [31:0] outstanding__wb_data__1;
  wire [31:0] outstanding__wb_data__2;
  wire [31:0] outstanding__wb_data__3;
  wire [2:0] outstanding__wb_slot;
  wire outstanding__store_done_valid;
  wire [1:0] outstanding__store_done_warp;
  wire [2:0] outstanding__store_done_slot;
  reg outstanding__store_done_ready;
  wire outstanding__empty;
  reg out_valid__d;
  reg out_valid__q = 1'h0;
  reg [7:0] out_flags__d;
  reg [7:0] out_flags__q = 8'h0;
  reg [27:0] out_address__d;
  reg [27:0] out_address__q = 28'h0;
  reg [31:0] out_data__0__d;
  reg [31:0] out_data__0__q = 32'h0;
  reg [31:0] out_data__1__d;
  reg [31:0] out_data__1__q = 32'h0;
  reg [31:0] out_data__2__d;
  reg [31:0] out_data__2__q = 32'h0;
  reg [31:0] out_data__3__d;
  reg [31:0] out_data__3__q = 32'h0;
  reg [15:0] out_mask__d;
  reg [15:0] out_mask__q = 16'h0;
  reg [5:0] out_tag__d;
  reg [5:0] out_tag__q = 6'h0;
  reg bad__d;
  reg bad__q = 1'h0;
  reg [3:0] bad_cause__d;
  reg [3:0] bad_cause__q = 4'h0;
  reg [25:0] bad_place__d;
  reg [25:0] bad_place__q = 26'h0;
  always @(*) begin
    part_0 = 6'h0;
    part_1 = 32'h0;
    part_2 = 6'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    working__d = working__q;
    meta__d = meta__q;
    entry__d = entry__q;
    remaining__d = remaining__q;
    out_valid__d = out_valid__q;
    out_flags__d = out_flags__q;
    out_address__d = out_address__q;
    out_mask__d = out_mask__q;
    out_tag__d = out_tag__q;
    bad__d = bad__q;
    bad_cause__d = bad_cause__q;
    bad_place__d = bad_place__q;
    combined__0__d = combined__0__q;
    combined__1__d = combined__1__q;
    address__0__d = address__0__q;
    data__0__d = data__0__q;
    data2__0__d = data2__0__q;
    out_data__0__d = out_data__0__q;
    address__1__d = address__1__q;
    data__1__d = data__1__q;
    data2__1__d = data2__1__q;
    out_data__1__d = out_data__1__q;
    address__2__d = address__2__q;
    data__2__d = data__2__q;
    data2__2__d = data2__2__q;
    out_data__2__d = out_data__2__q;
    address__3__d = address__3__q;
    data__3__d = data__3__q;
    data2__3__d = data2__3__q;
    out_data__3__d = out_data__3__q;
    packed_meta = ((((({29'h0, req_kind} | {{30'h0, req_size} << 32'h3}) | {{26'h0, req_rd} << 32'h6}) | {{29'h0, req_slot} << 32'hc}) | {{28'h0, req_mask} << 32'hf}) | {{28'h0, req_aop} << 32'h14});
    packed_meta = ((packed_meta | {{28'h0, (req_set__0 & req_mask)} << 32'h18}) | {{28'h0, (req_set__1 & req_mask)} << 32'h1c});
    packed_meta = {packed_meta[31:6], req_signed, packed_meta[4:0]};
    packed_meta = {packed_meta[31:20], req_return, packed_meta[18:0]};
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = tail__q;
    fifo_meta__write_data = packed_meta;
    fifo_meta__read_address = head__q;
    fifo_place__write_enable = req_valid;
    fifo_place__write_address = tail__q;
    fifo_place__write_data = ({6'h0, req_pc} | {{24'h0, req_warp} << 32'h14});
    fifo_place__read_address = head__q;
    fifo_combined__0__write_enable = req_valid;
    fifo_combined__0__write_address = tail__q;
    fifo_combined__0__write_data = req_combined__0;
    fifo_combined__0__read_address = head__q;
    fifo_combined__1__write_enable = req_valid;
    fifo_combined__1__write_address = tail__q;
    fifo_combined__1__write_data = req_combined__1;
    fifo_combined__1__read_address = head__q;
    fifo_address__0__write_enable = req_valid;
    fifo_address__0__write_address = tail__q;
    fifo_address__0__write_data = req_address__0;
    fifo_address__0__read_address = head__q;
    fifo_data__0__write_enable = req_valid;
    fifo_data__0__write_address = tail__q;
    fifo_data__0__write_data = req_data__0;
    fifo_data__0__read_address = head__q;
    fifo_data2__0__write_enable = req_valid;
    fifo_data2__0__write_address = tail__q;
    fifo_data2__0__write_data = req_data2__0;
    fifo_data2__0__read_address = head__q;
    fifo_address__1__write_enable = req_valid;
    fifo_address__1__write_address = tail__q;
    fifo_address__1__write_data = req_address__1;
    fifo_address__1__read_address = head__q;
    fifo_data__1__write_enable = req_valid;
    fifo_data__1__write_address = tail__q;
    fifo_data__1__write_data = req_data__1;
    fifo_data__1__read_address = head__q;
    fifo_data2__1__write_enable = req_valid;
    fifo_data2__1__write_address = tail__q;
    fifo_data2__1__write_data = req_data2__1;
    fifo_data2__1__read_address = head__q;
    fifo_address__2__write_enable = req_valid;
    fifo_address__2__write_address = tail__q;
    fifo_address__2__write_data = req_address__2;
    fifo_address__2__read_address = head__q;
    fifo_data__2__write_enable = req_valid;
    fifo_data__2__write_address = tail__q;
    fifo_data__2__write_data = req_data__2;
    fifo_data__2__read_address = head__q;
    fifo_data2__2__write_enable = req_valid;
    fifo_data2__2__write_address = tail__q;
    fifo_data2__2__write_data = req_data2__2;
    fifo_data2__2__read_address = head__q;
    fifo_address__3__write_enable = req_valid;
    fifo_address__3__write_address = tail__q;
    fifo_address__3__write_data = req_address__3;
    fifo_address__3__read_address = head__q;
    fifo_data__3__write_enable = req_valid;
    fifo_data__3__write_address = tail__q;
    fifo_data__3__write_data = req_data__3;
    fifo_data__3__read_address = head__q;
    fifo_data2__3__write_enable = req_valid;
    fifo_data2__3__write_address = tail__q;
    fifo_data2__3__write_data = req_data2__3;
    fifo_data2__3__read_address = head__q;
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    req_ready = (count__q <= 4'h4);
    kind = meta__q[2:0];
    space = ((!out_valid__q) | mem_ready);
    step = ((working__q & (|remaining__q)) & space);
    access__enable = step;
    access__meta = meta__q;
    access__remaining = remaining__q;
    access__combined__0 = combined__0__q;
    access__combined__1 = combined__1__q;
    access__address__0 = address__0__q;
    access__data__0 = data__0__q;
    access__data2__0 = data2__0__q;
    access__address__1 = address__1__q;
    access__data__1 = data__1__q;
    access__data2__1 = data2__1__q;
    access__address__2 = address__2__q;
    access__data__2 = data__2__q;
    access__data2__2 = data2__2__q;
    access__address__3 = address__3__q;
    access__data__3 = data__3__q;
    access__data2__3 = data2__3__q;
    if ((out_valid__q & mem_ready)) begin
      out_valid__d = 1'h0;
    end
    count_access = (step & (!access__more));
    count_coalesced = 3'h0;
    count_atomic_merged = 3'h0;
    if (step) begin
      out_valid__d = 1'h1;
      out_flags__d = (({{4'h0, meta__q[23:20]} << 32'h4} | {{6'h0, access__first[3:2]} << 32'h2}) | {6'h0, kind[1:0]});
      out_address__d = access__first[31:4];
      out_data__0__d = access__words__0;
      out_data__1__d = access__words__1;
      out_data__2__d = access__words__2;
      out_data__3__d = access__words__3;
      out_mask__d = access__bytes;
      out_tag__d = ({{3'h0, entry__q} << 32'h2} | {4'h0, access__first_thread});
      remaining__d = (remaining__q & {~access__group});
      if (kind[1]) begin
        if ((!access__more)) begin
          count_atomic_merged = {access__served - 3'h1};
        end
      end else begin
        count_coalesced = {access__served - 3'h1};
      end
    end
    mem_valid = out_valid__q;
    mem_write = (out_flags__q[1:0] == 2'h1);
    mem_atomic = out_flags__q[1];
    mem_word = out_flags__q[3:2];
    mem_aop = out_flags__q[7:4];
    mem_address = out_address__q;
    mem_mask = out_mask__q;
    mem_tag = out_tag__q;
    mem_data__0 = out_data__0__q;
    mem_data__1 = out_data__1__q;
    mem_data__2 = out_data__2__q;
    mem_data__3 = out_data__3__q;
    finishing = (working__q & (!(|(remaining__q & {~access__group}))));
    if (((working__q & (|remaining__q)) & (!step))) begin
      finishing = 1'h0;
    end
    taking = (((|count__q) & outstanding__any_free) & ((!working__q) | finishing));
    new_meta = fifo_meta__read_data;
    new_mask = new_meta[18:15];
    misaligned = 1'h0;
    outside = 1'h0;
    offsets = 16'h0;
    low = 2'h0;
    own = fifo_address__0__read_data;
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, own[3:0]} << 32'hc});
    if ((taking & new_mask[0])) begin
      low = own[1:0];
      if (((new_meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((new_meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((own[31:4] >= memory_lines)) begin
        outside = 1'h1;
      end
    end
    own = fifo_address__1__read_data;
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, own[3:0]} << 32'hc});
    if ((taking & new_mask[1])) begin
      low = own[1:0];
      if (((new_meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((new_meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((own[31:4] >= memory_lines)) begin
        outside = 1'h1;
      end
    end
    own = fifo_address__2__read_data;
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, own[3:0]} << 32'hc});
    if ((taking & new_mask[2])) begin
      low = own[1:0];
      if (((new_meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((new_meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((own[31:4] >= memory_lines)) begin
        outside = 1'h1;
      end
    end
    own = fifo_address__3__read_data;
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, own[3:0]} << 32'hc});
    if ((taking & new_mask[3])) begin
      low = own[1:0];
      if (((new_meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((new_meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((own[31:4] >= memory_lines)) begin
        outside = 1'h1;
      end
    end
    bad__d = (misaligned | outside);
    bad_cause__d = 4'h3;
    if (misaligned) begin
      bad_cause__d = 4'h2;
    end
    bad_place__d = fifo_place__read_data;
    if ((misaligned | outside)) begin
      new_mask = 4'h0;
    end
    fault_valid = bad__q;
    fault_cause = bad_cause__q;
    fault_pc = bad_place__q[19:0];
    part_0 = bad_place__q[25:20];
    fault_warp = part_0[1:0];
    if (finishing) begin
      working__d = 1'h0;
    end
    if (taking) begin
      head__d = {head__q + 3'h1};
      working__d = 1'h1;
      meta__d = new_meta;
      entry__d = outstanding__free_entry;
      remaining__d = new_mask;
      combined__0__d = fifo_combined__0__read_data;
      combined__1__d = fifo_combined__1__read_data;
      address__0__d = fifo_address__0__read_data;
      data__0__d = fifo_data__0__read_data;
      data2__0__d = fifo_data2__0__read_data;
      address__1__d = fifo_address__1__read_data;
      data__1__d = fifo_data__1__read_data;
      data2__1__d = fifo_data2__1__read_data;
      address__2__d = fifo_address__2__read_data;
      data__2__d = fifo_data__2__read_data;
      data2__2__d = fifo_data2__2__read_data;
      address__3__d = fifo_address__3__read_data;
      data__3__d = fifo_data__3__read_data;
      data2__3__d = fifo_data2__3__read_data;
    end
    if ((taking & (!req_valid))) begin
      count__d = {count__q - 4'h1};
    end
    if (((!taking) & req_valid)) begin
      count__d = {count__q + 4'h1};
    end
    losers = 4'h0;
    if (((new_meta[2:0] == 3'h2) & (new_meta[23:20] == 4'hd))) begin
      losers = ((new_meta[27:24] & {new_meta[27:24] - 4'h1}) | (new_meta[31:28] & {new_meta[31:28] - 4'h1}));
    end
    outstanding__take_valid = taking;
    part_1 = (new_meta & 32'h87fff);
    facts = (part_1[23:0] | {{20'h0, (new_mask & {~losers})} << 32'hf});
    outstanding__take_meta = {facts[23:21], (new_meta[23:20] == 4'he), facts[19:0]};
    outstanding__take_offsets = offsets;
    part_2 = fifo_place__read_data[25:20];
    outstanding__take_warp = part_2[1:0];
    outstanding__access_valid = (step & (!access__more));
    outstanding__access_entry = entry__q;
    outstanding__access_thread = access__first_thread;
    outstanding__access_group = access__answered;
    outstanding__sent_valid = finishing;
    outstanding__rsp_valid = rsp_valid;
    outstanding__rsp_tag = rsp_tag;
    outstanding__wb_ready = wb_ready;
    outstanding__store_done_ready = store_done_ready;
    wb_valid = outstanding__wb_valid;
    wb_warp = outstanding__wb_warp;
    wb_rd = outstanding__wb_rd;
    wb_mask = outstanding__wb_mask;
    wb_slot = outstanding__wb_slot;
    wb_last = 1'h1;
    outstanding__rsp_data__0 = rsp_data__0;
    wb_data__0 = outstanding__wb_data__0;
    outstanding__rsp_data__1 = rsp_data__1;
    wb_data__1 = outstanding__wb_data__1;
    outstanding__rsp_data__2 = rsp_data__2;
    wb_data__2 = outstanding__wb_data__2;
    outstanding__rsp_data__3 = rsp_data__3;
    wb_data__3 = outstanding__wb_data__3;
    store_done_valid = outstanding__store_done_valid;
    store_done_warp = outstanding__store_done_warp;
    store_done_slot = outstanding__store_done_slot;
    idle = (((!(|count__q)) & (!working__q)) & outstanding__empty);
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    working__q <= working__d;
    meta__q <= meta__d;
    entry__q <= entry__d;
    remaining__q <= remaining__d;
    address__0__q <= address__0__d;
    address__1__q <= address__1__d;
    address__2__q <= address__2__d;
    address__3__q <= address__3__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    data2__0__q <= data2__0__d;
    data2__1__q <= data2__1__d;
    data2__2__q <= data2__2__d;
    data2__3__q <= data2__3__d;
    combined__0__q <= combined__0__d;
    combined__1__q <= combined__1__d;
    out_valid__q <= out_valid__d;
    out_flags__q <= out_flags__d;
    out_address__q <= out_address__d;
    out_data__0__q <= out_data__0__d;
    out_data__1__q <= out_data__1__d;
    out_data__2__q <= out_data__2__d;
    out_data__3__q <= out_data__3__d;
    out_mask__q <= out_mask__d;
    out_tag__q <= out_tag__d;
    bad__q <= bad__d;
    bad_cause__q <= bad_cause__d;
    bad_place__q <= bad_place__d;
  end
  fifo_meta fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  fifo_place fifo_place (
    .clock(clock),
    .read_address(fifo_place__read_address),
    .read_data(fifo_place__read_data),
    .write_enable(fifo_place__write_enable),
    .write_address(fifo_place__write_address),
    .write_data(fifo_place__write_data)
  );
  fifo_meta fifo_combined__0 (
    .clock(clock),
    .read_address(fifo_combined__0__read_address),
    .read_data(fifo_combined__0__read_data),
    .write_enable(fifo_combined__0__write_enable),
    .write_address(fifo_combined__0__write_address),
    .write_data(fifo_combined__0__write_data)
  );
  fifo_meta fifo_combined__1 (
    .clock(clock),
    .read_address(fifo_combined__1__read_address),
    .read_data(fifo_combined__1__read_data),
    .write_enable(fifo_combined__1__write_enable),
    .write_address(fifo_combined__1__write_address),
    .write_data(fifo_combined__1__write_data)
  );
  fifo_meta fifo_address__0 (
    .clock(clock),
    .read_address(fifo_address__0__read_address),
    .read_data(fifo_address__0__read_data),
    .write_enable(fifo_address__0__write_enable),
    .write_address(fifo_address__0__write_address),
    .write_data(fifo_address__0__write_data)
  );
  fifo_meta fifo_address__1 (
    .clock(clock),
    .read_address(fifo_address__1__read_address),
    .read_data(fifo_address__1__read_data),
    .write_enable(fifo_address__1__write_enable),
    .write_address(fifo_address__1__write_address),
    .write_data(fifo_address__1__write_data)
  );
  fifo_meta fifo_address__2 (
    .clock(clock),
    .read_address(fifo_address__2__read_address),
    .read_data(fifo_address__2__read_data),
    .write_enable(fifo_address__2__write_enable),
    .write_address(fifo_address__2__write_address),
    .write_data(fifo_address__2__write_data)
  );
  fifo_meta fifo_address__3 (
    .clock(clock),
    .read_address(fifo_address__3__read_address),
    .read_data(fifo_address__3__read_data),
    .write_enable(fifo_address__3__write_enable),
    .write_address(fifo_address__3__write_address),
    .write_data(fifo_address__3__write_data)
  );
  fifo_meta fifo_data__0 (
    .clock(clock),
    .read_address(fifo_data__0__read_address),
    .read_data(fifo_data__0__read_data),
    .write_enable(fifo_data__0__write_enable),
    .write_address(fifo_data__0__write_address),
    .write_data(fifo_data__0__write_data)
  );
  fifo_meta fifo_data__1 (
    .clock(clock),
    .read_address(fifo_data__1__read_address),
    .read_data(fifo_data__1__read_data),
    .write_enable(fifo_data__1__write_enable),
    .write_address(fifo_data__1__write_address),
    .write_data(fifo_data__1__write_data)
  );
  fifo_meta fifo_data__2 (
    .clock(clock),
    .read_address(fifo_data__2__read_address),
    .read_data(fifo_data__2__read_data),
    .write_enable(fifo_data__2__write_enable),
    .write_address(fifo_data__2__write_address),
    .write_data(fifo_data__2__write_data)
  );
  fifo_meta fifo_data__3 (
    .clock(clock),
    .read_address(fifo_data__3__read_address),
    .read_data(fifo_data__3__read_data),
    .write_enable(fifo_data__3__write_enable),
    .write_address(fifo_data__3__write_address),
    .write_data(fifo_data__3__write_data)
  );
  fifo_meta fifo_data2__0 (
    .clock(clock),
    .read_address(fifo_data2__0__read_address),
    .read_data(fifo_data2__0__read_data),
    .write_enable(fifo_data2__0__write_enable),
    .write_address(fifo_data2__0__write_address),
    .write_data(fifo_data2__0__write_data)
  );
  fifo_meta fifo_data2__1 (
    .clock(clock),
    .read_address(fifo_data2__1__read_address),
    .read_data(fifo_data2__1__read_data),
    .write_enable(fifo_data2__1__write_enable),
    .write_address(fifo_data2__1__write_address),
    .write_data(fifo_data2__1__write_data)
  );
  fifo_meta fifo_data2__2 (
    .clock(clock),
    .read_address(fifo_data2__2__read_address),
    .read_data(fifo_data2__2__read_data),
    .write_enable(fifo_data2__2__write_enable),
    .write_address(fifo_data2__2__write_address),
    .write_data(fifo_data2__2__write_data)
  );
  fifo_meta fifo_data2__3 (
    .clock(clock),
    .read_address(fifo_data2__3__read_address),
    .read_data(fifo_data2__3__read_data),
    .write_enable(fifo_data2__3__write_enable),
    .write_address(fifo_data2__3__write_address),
    .write_data(fifo_data2__3__write_data)
  );
  access access (
    .enable(access__enable),
    .meta(access__meta),
    .remaining(access__remaining),
    .address__0(access__address__0),
    .address__1(access__address__1),
    .address__2(access__address__2),
    .address__3(access__address__3),
    .data__0(access__data__0),
    .data__1(access__data__1),
    .data__2(access__data__2),
    .data__3(access__data__3),
    .data2__0(access__data2__0),
    .data2__1(access__data2__1),
    .data2__2(access__data2__2),
    .data2__3(access__data2__3),
    .combined__0(access__combined__0),
    .combined__1(access__combined__1),
    .first(access__first),
    .first_thread(access__first_thread),
    .group(access__group),
    .more(access__more),
    .answered(access__answered),
    .served(access__served),
    .words__0(access__words__0),
    .words__1(access__words__1),
    .words__2(access__words__2),
    .words__3(access__words__3),
    .bytes(access__bytes)
  );
  outstanding outstanding (
    .clock(clock),
    .any_free(outstanding__any_free),
    .free_entry(outstanding__free_entry),
    .take_valid(outstanding__take_valid),
    .take_meta(outstanding__take_meta),
    .take_offsets(outstanding__take_offsets),
    .take_warp(outstanding__take_warp),
    .access_valid(outstanding__access_valid),
    .access_entry(outstanding__access_entry),
    .access_thread(outstanding__access_thread),
    .access_group(outstanding__access_group),
    .sent_valid(outstanding__sent_valid),
    .rsp_valid(outstanding__rsp_valid),
    .rsp_tag(outstanding__rsp_tag),
    .rsp_data__0(outstanding__rsp_data__0),
    .rsp_data__1(outstanding__rsp_data__1),
    .rsp_data__2(outstanding__rsp_data__2),
    .rsp_data__3(outstanding__rsp_data__3),
    .wb_valid(outstanding__wb_valid),
    .wb_ready(outstanding__wb_ready),
    .wb_warp(outstanding__wb_warp),
    .wb_rd(outstanding__wb_rd),
    .wb_mask(outstanding__wb_mask),
    .wb_data__0(outstanding__wb_data__0),
    .wb_data__1(outstanding__wb_data__1),
    .wb_data__2(outstanding__wb_data__2),
    .wb_data__3(outstanding__wb_data__3),
    .wb_slot(outstanding__wb_slot),
    .store_done_valid(outstanding__store_done_valid),
    .store_done_warp(outstanding__store_done_warp),
    .store_done_slot(outstanding__store_done_slot),
    .store_done_ready(outstanding__store_done_ready),
    .empty(outstanding__empty)
  );
endmodule

module left_masks (
  input wire clock,
  input wire [1:0] read_address,
  output reg [3:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [3:0] write_data
);
  reg [3:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module turn (
  input wire [3:0] candidates,
  input wire prefix,
  input wire [3:0] aop,
  input wire returns,
  input wire [3:0] set__0,
  input wire [3:0] set__1,
  input wire [31:0] combined__0,
  input wire [31:0] combined__1,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  input wire [31:0] data2__0,
  input wire [31:0] data2__1,
  input wire [31:0] data2__2,
  input wire [31:0] data2__3,
  output reg [3:0] leader,
  output reg [3:0] group,
  output reg [3:0] answered,
  output reg [31:0] operand,
  output reg [31:0] operand2
);
  reg [3:0] lowest;
  reg [3:0] own;
  always @(*) begin
    lowest = (candidates & {{~candidates} + 4'h1});
    own = 4'h0;
    operand = 32'h0;
    operand2 = 32'h0;
    if (lowest[0]) begin
      operand = data__0;
      operand2 = data2__0;
    end
    if (lowest[1]) begin
      operand = data__1;
      operand2 = data2__1;
    end
    if (lowest[2]) begin
      operand = data__2;
      operand2 = data2__2;
    end
    if (lowest[3]) begin
      operand = data__3;
      operand2 = data2__3;
    end
    if ((prefix & (aop != 4'he))) begin
      if ((|(set__0 & lowest))) begin
        own = (set__0 & candidates);
        operand = combined__0;
      end
      if ((|(set__1 & lowest))) begin
        own = (set__1 & candidates);
        operand = combined__1;
      end
    end
    leader = lowest;
    group = (lowest | own);
    answered = 4'h0;
    if (returns) begin
      answered = (lowest | own);
      if ((aop == 4'hd)) begin
        answered = lowest;
      end
    end
  end
endmodule

module conflicts (
  input wire [3:0] mask,
  input wire load,
  input wire [3:0] blocked,
  input wire [11:0] words__0,
  input wire [11:0] words__1,
  input wire [11:0] words__2,
  input wire [11:0] words__3,
  output reg [3:0] winners,
  output reg [3:0] served,
  output reg [3:0] left
);
  reg [3:0] first;
  reg [3:0] along;
  reg beaten;
  reg same;
  always @(*) begin
    first = 4'h0;
    along = 4'h0;
    beaten = 1'h0;
    same = 1'h0;
    beaten = 1'h0;
    if ((blocked[0] & (words__0[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__0[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__0[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__0[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    first = {first[3:1], (mask[0] & (!beaten))};
    along = {along[3:1], ((mask[0] & load) & same)};
    beaten = 1'h0;
    if ((blocked[0] & (words__1[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__1[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__1[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__1[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__1[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__1))) begin
      same = 1'h1;
    end
    first = {first[3:2], (mask[1] & (!beaten)), first[0]};
    along = {along[3:2], ((mask[1] & load) & same), along[0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__2[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__2[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__2[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__2[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__2))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__2))) begin
      same = 1'h1;
    end
    first = {first[3], (mask[2] & (!beaten)), first[1:0]};
    along = {along[3], ((mask[2] & load) & same), along[1:0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__3[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__3[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__3[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__3[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[2] & (words__2[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[2] & (words__2 == words__3))) begin
      same = 1'h1;
    end
    first = {(mask[3] & (!beaten)), first[2:0]};
    along = {((mask[3] & load) & same), along[2:0]};
    winners = first;
    served = (first | along);
    left = (mask & {~(first | along)});
  end
endmodule

module banks (
  input wire clock,
  input wire [6:0] address,
  input wire read_enable,
  output reg [31:0] read_data,
  input wire [3:0] write_enable,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:127];
  integer k;
  initial for (k = 0; k < 128; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[address];
    if (write_enable[0]) memory[address][7:0] <= write_data[7:0];
    if (write_enable[1]) memory[address][15:8] <= write_data[15:8];
    if (write_enable[2]) memory[address][23:16] <= write_data[23:16];
    if (write_enable[3]) memory[address][31:24] <= write_data[31:24];
  `ifndef SYNTHESIS
    if (read_enable && write_enable != 0) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module combine (
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  output reg [31:0] y
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  reg [31:0] sum;
  reg carry;
  reg less;
  reg second;
  reg chooses;
  always @(*) begin
    sum = {a + b};
    carry = (sum < a);
    less = (b < a);
    if (((op == 4'h5) | (op == 4'h6))) begin
      less = (less ^ (|((a ^ b) & top)));
    end
    chooses = ((((op >= 4'h5) & (op <= 4'h8)) | (op == 4'hd)) | (op == 4'he));
    second = less;
    if (((op == 4'h6) | (op == 4'h8))) begin
      second = (!less);
    end
    if ((op == 4'hd)) begin
      second = 1'h1;
    end
    if ((op == 4'he)) begin
      second = (a == k);
    end
    y = sum;
    case (op)
      4'h2: begin
        y = (a & b);
      end
      4'h3: begin
        y = (a | b);
      end
      4'h4: begin
        y = (a ^ b);
      end
      4'h9: begin
        if (carry) begin
          y = ones;
        end
      end
      4'ha: begin
        if (((|k) & (carry | (sum >= k)))) begin
          y = {sum - k};
        end
      end
      default: begin
      end
    endcase
    if (chooses) begin
      y = a;
      if (second) begin
        y = b;
      end
    end
  end
endmodule

module alu (
  input wire clock,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  input wire chain,
  output reg begins,
  output reg busy,
  output reg [31:0] y
);
  reg [31:0] x;
  reg [31:0] z;
  reg [7:0] a_exponent;
  reg [7:0] b_exponent;
  reg [31:0] a_significand;
  reg [31:0] b_significand;
  reg a_nan;
  reg b_nan;
  reg a_infinite;
  reg b_infinite;
  reg a_less;
  reg product_sign;
  reg [31:0] addend;
  reg [31:0] base;
  reg [31:0] sum;
  reg up;
  reg [31:0] rounded;
  reg [31:0] fraction;
  reg [31:0] rebuilt;
  reg [9:0] final_exponent;
  reg waiting__d;
  reg waiting__q = 1'h0;
  reg [3:0] code__d;
  reg [3:0] code__q = 4'h0;
  reg [31:0] value__d;
  reg [31:0] value__q = 32'h0;
  reg [31:0] operand__d;
  reg [31:0] operand__q = 32'h0;
  reg [31:0] modulus__d;
  reg [31:0] modulus__q = 32'h0;
  reg chained__d;
  reg chained__q = 1'h0;
  reg [3:0] combine__op;
  reg [31:0] combine__a;
  reg [31:0] combine__b;
  reg [31:0] combine__k;
  wire [31:0] combine__y;
  reg [31:0] result__d;
  reg [31:0] result__q = 32'h0;
  reg [2:0] state__d;
  reg [2:0] state__q = 3'h0;
  reg [31:0] greater__d;
  reg [31:0] greater__q = 32'h0;
  reg [31:0] factor__d;
  reg [31:0] factor__q = 32'h0;
  reg [31:0] work__d;
  reg [31:0] work__q = 32'h0;
  reg sticky__d;
  reg sticky__q = 1'h0;
  reg [9:0] exponent__d;
  reg [9:0] exponent__q = 10'h0;
  reg [7:0] steps__d;
  reg [7:0] steps__q = 8'h0;
  reg sign__d;
  reg sign__q = 1'h0;
  reg opposite__d;
  reg opposite__q = 1'h0;
  reg both__d;
  reg both__q = 1'h0;
  reg [1:0] special__d;
  reg [1:0] special__q = 2'h0;
  always @(*) begin
    waiting__d = waiting__q;
    code__d = code__q;
    value__d = value__q;
    operand__d = operand__q;
    modulus__d = modulus__q;
    chained__d = chained__q;
    result__d = result__q;
    state__d = state__q;
    greater__d = greater__q;
    factor__d = factor__q;
    work__d = work__q;
    sticky__d = sticky__q;
    exponent__d = exponent__q;
    steps__d = steps__q;
    sign__d = sign__q;
    opposite__d = opposite__q;
    both__d = both__q;
    special__d = special__q;
    waiting__d = start;
    if (start) begin
      code__d = op;
      value__d = a;
      operand__d = b;
      modulus__d = k;
      chained__d = chain;
    end
    x = value__q;
    if (chained__q) begin
      x = result__q;
    end
    z = operand__q;
    begins = waiting__q;
    combine__op = code__q;
    combine__a = x;
    combine__b = z;
    combine__k = modulus__q;
    busy = (waiting__q | (|state__q));
    y = result__q;
    a_exponent = x[30:23];
    b_exponent = z[30:23];
    a_significand = 32'h0;
    if ((|a_exponent)) begin
      a_significand = ((x & 32'h7fffff) | 32'h800000);
    end
    b_significand = 32'h0;
    if ((|b_exponent)) begin
      b_significand = ((z & 32'h7fffff) | 32'h800000);
    end
    a_nan = ((&a_exponent) & (|(x & 32'h7fffff)));
    b_nan = ((&b_exponent) & (|(z & 32'h7fffff)));
    a_infinite = ((&a_exponent) & (!(|(x & 32'h7fffff))));
    b_infinite = ((&b_exponent) & (!(|(z & 32'h7fffff))));
    a_less = ((x & 32'h7fffffff) < (z & 32'h7fffffff));
    product_sign = (x[31] ^ z[31]);
    base = work__q;
    addend = 32'h0;
    if (((state__q <= 3'h2) & factor__q[0])) begin
      addend = greater__q;
    end
    if ((state__q == 3'h4)) begin
      base = greater__q;
      addend = work__q;
      if (opposite__q) begin
        addend = {~work__q};
      end
    end
    up = (work__q[1] & ((work__q[0] | sticky__q) | work__q[2]));
    if (((state__q == 3'h6) & up)) begin
      addend = 32'h4;
    end
    sum = {base + addend};
    if ((((state__q == 3'h4) & opposite__q) & (!sticky__q))) begin
      sum = {sum + 32'h1};
    end
    rounded = work__q;
    rebuilt = 32'h0;
    final_exponent = exponent__q;
    fraction = ({rounded >> 32'h2} & 32'h7fffff);
    case (state__q)
      3'h0: begin
        if (waiting__q) begin
          result__d = combine__y;
          sticky__d = 1'h0;
          work__d = 32'h0;
          special__d = 2'h0;
          sign__d = product_sign;
          if ((code__q == 4'h1)) begin
            greater__d = x;
            factor__d = z;
            state__d = 3'h1;
          end
          if ((code__q == 4'hc)) begin
            greater__d = {a_significand << 32'h2};
            factor__d = b_significand;
            exponent__d = {{{2'h0, a_exponent} + {2'h0, b_exponent}} + 10'h382};
            steps__d = 8'h18;
            state__d = 3'h2;
            if (((!(|a_significand)) | (!(|b_significand)))) begin
              special__d = 2'h3;
            end
            if ((a_infinite | b_infinite)) begin
              special__d = 2'h2;
              if (((!(|a_significand)) | (!(|b_significand)))) begin
                special__d = 2'h1;
              end
            end
            if ((a_nan | b_nan)) begin
              special__d = 2'h1;
            end
          end
          if ((code__q == 4'hb)) begin
            opposite__d = product_sign;
            both__d = (x[31] & z[31]);
            if (a_less) begin
              greater__d = {b_significand << 32'h2};
              work__d = {a_significand << 32'h2};
              exponent__d = {2'h0, b_exponent};
              steps__d = {b_exponent - a_exponent};
              sign__d = z[31];
            end else begin
              greater__d = {a_significand << 32'h2};
              work__d = {b_significand << 32'h2};
              exponent__d = {2'h0, a_exponent};
              steps__d = {a_exponent - b_exponent};
              sign__d = x[31];
            end
            state__d = 3'h3;
            if ((a_infinite | b_infinite)) begin
              special__d = 2'h2;
              if (((a_infinite & b_infinite) & product_sign)) begin
                special__d = 2'h1;
              end
            end
            if ((a_nan | b_nan)) begin
              special__d = 2'h1;
            end
          end
        end
      end
      3'h1: begin
        work__d = sum;
        greater__d = {greater__q << 32'h1};
        factor__d = {factor__q >> 32'h1};
        if ((!(|factor__q))) begin
          result__d = work__q;
          state__d = 3'h0;
        end
      end
      3'h2: begin
        work__d = {sum >> 32'h1};
        sticky__d = (sticky__q | sum[0]);
        factor__d = {factor__q >> 32'h1};
        steps__d = {steps__q - 8'h1};
        if ((steps__q == 8'h1)) begin
          state__d = 3'h5;
        end
      end
      3'h3: begin
        work__d = {work__q >> 32'h1};
        sticky__d = (sticky__q | work__q[0]);
        steps__d = {steps__q - 8'h1};
        if ((!(|steps__q))) begin
          work__d = work__q;
          sticky__d = sticky__q;
          state__d = 3'h4;
        end
        if ((steps__q >= 8'h1c)) begin
          work__d = 32'h0;
          sticky__d = (sticky__q | (|work__q));
          steps__d = 8'h0;
        end
      end
      3'h4: begin
        work__d = sum;
        state__d = 3'h5;
        if (((!(|sum)) & (!sticky__q))) begin
          sign__d = both__q;
          if ((special__q == 2'h0)) begin
            special__d = 2'h3;
          end
        end
      end
      3'h5: begin
        if (work__q[26]) begin
          work__d = {work__q >> 32'h1};
          sticky__d = (sticky__q | work__q[0]);
          exponent__d = {exponent__q + 10'h1};
        end
        if (((!work__q[26]) & (!work__q[25]))) begin
          work__d = {work__q << 32'h1};
          exponent__d = {exponent__q - 10'h1};
        end
        if ((((!work__q[26]) & work__q[25]) | (|special__q))) begin
          work__d = work__q;
          exponent__d = exponent__q;
          state__d = 3'h6;
        end
      end
      3'h6: begin
        work__d = sum;
        state__d = 3'h7;
      end
      default: begin
        if (rounded[26]) begin
          final_exponent = {exponent__q + 10'h1};
        end
        rebuilt = (fraction | {{24'h0, final_exponent[7:0]} << 32'h17});
        if (((!(|exponent__q)) & ((work__q & 32'h3fffffc) == 32'h3fffffc))) begin
          rebuilt = 32'h800000;
        end else begin
          if ((final_exponent[9] | (!(|final_exponent)))) begin
            rebuilt = 32'h0;
          end
        end
        if (((!final_exponent[9]) & (final_exponent[8] | (&final_exponent[7:0])))) begin
          rebuilt = 32'h7f800000;
        end
        case (special__q)
          2'h1: begin
            rebuilt = 32'h7fc00000;
          end
          2'h2: begin
            rebuilt = 32'h7f800000;
          end
          2'h3: begin
            rebuilt = 32'h0;
          end
          default: begin
          end
        endcase
        if ((sign__q & (special__q != 2'h1))) begin
          rebuilt = (rebuilt | 32'h80000000);
        end
        result__d = rebuilt;
        state__d = 3'h0;
      end
    endcase
  end
  always @(posedge clock) begin
    waiting__q <= waiting__d;
    code__q <= code__d;
    value__q <= value__d;
    operand__q <= operand__d;
    modulus__q <= modulus__d;
    chained__q <= chained__d;
    result__q <= result__d;
    state__q <= state__d;
    greater__q <= greater__d;
    factor__q <= factor__d;
    work__q <= work__d;
    sticky__q <= sticky__d;
    exponent__q <= exponent__d;
    steps__q <= steps__d;
    sign__q <= sign__d;
    opposite__q <= opposite__d;
    both__q <= both__d;
    special__q <= special__d;
  end
  combine combine (
    .op(combine__op),
    .a(combine__a),
    .b(combine__b),
    .k(combine__k),
    .y(combine__y)
  );
endmodule

module word_update (
  input wire clock,
  input wire begins,
  input wire [1:0] bank,
  input wire [6:0] row,
  input wire [3:0] aop,
  input wire [31:0] operand,
  input wire [31:0] operand2,
  input wire [31:0] words__0,
  input wire [31:0] words__1,
  input wire [31:0] words__2,
  input wire [31:0] words__3,
  output reg busy,
  output reg [1:0] at_bank,
  output reg [6:0] at_row,
  output reg writes,
  output reg [31:0] value
);
  reg [31:0] word;
  reg ends;
  reg [1:0] state__d;
  reg [1:0] state__q = 2'h0;
  reg [1:0] own_bank__d;
  reg [1:0] own_bank__q = 2'h0;
  reg [6:0] own_row__d;
  reg [6:0] own_row__q = 7'h0;
  reg [3:0] code__d;
  reg [3:0] code__q = 4'h0;
  reg [31:0] first__d;
  reg [31:0] first__q = 32'h0;
  reg [31:0] second__d;
  reg [31:0] second__q = 32'h0;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  always @(*) begin
    state__d = state__q;
    own_bank__d = own_bank__q;
    own_row__d = own_row__q;
    code__d = code__q;
    first__d = first__q;
    second__d = second__q;
    ends = ((state__q == 2'h2) & (!alu__busy));
    if (ends) begin
      state__d = 2'h0;
    end
    if ((state__q == 2'h1)) begin
      state__d = 2'h2;
    end
    if (begins) begin
      state__d = 2'h1;
      own_bank__d = bank;
      own_row__d = row;
      code__d = aop;
      first__d = operand;
      second__d = operand2;
    end
    word = 32'h0;
    if ((own_bank__q == 2'h0)) begin
      word = words__0;
    end
    if ((own_bank__q == 2'h1)) begin
      word = words__1;
    end
    if ((own_bank__q == 2'h2)) begin
      word = words__2;
    end
    if ((own_bank__q == 2'h3)) begin
      word = words__3;
    end
    alu__start = (state__q == 2'h1);
    alu__chain = 1'h0;
    alu__op = code__q;
    alu__a = word;
    alu__b = first__q;
    alu__k = second__q;
    busy = (|state__q);
    at_bank = own_bank__q;
    at_row = own_row__q;
    writes = ends;
    value = alu__y;
  end
  always @(posedge clock) begin
    state__q <= state__d;
    own_bank__q <= own_bank__d;
    own_row__q <= own_row__d;
    code__q <= code__d;
    first__q <= first__d;
    second__q <= second__d;
  end
  alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
endmodule

module align (
  input wire [31:0] word,
  input wire [1:0] at,
  input wire [1:0] size,
  input wire extend,
  output reg [31:0] value
);
  reg [7:0] low;
  reg [7:0] upper;
  reg sign;
  reg [15:0] above;
  always @(*) begin
    low = word[7:0];
    upper = word[15:8];
    if (at[1]) begin
      low = word[23:16];
      upper = word[31:24];
    end
    if (at[0]) begin
      low = upper;
    end
    sign = low[7];
    if (size[0]) begin
      sign = upper[7];
    end
    above = 16'h0;
    if ((extend & sign)) begin
      above = 16'hffff;
    end
    if ((!(|size))) begin
      upper = above[7:0];
    end
    if (size[1]) begin
      above = word[31:16];
    end
    value = (({24'h0, low} | {{24'h0, upper} << 32'h8}) | {{16'h0, above} << 32'h10});
  end
endmodule

module registers (
  input wire clock,
  input wire [2:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module masks (
  input wire clock,
  input wire [2:0] read_address,
  output reg [3:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [3:0] write_data
);
  reg [3:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module result_queue (
  input wire clock,
  input wire reserve,
  input wire valid,
  input wire [1:0] warp,
  input wire [5:0] rd,
  input wire [2:0] slot,
  input wire [3:0] mask,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  input wire wb_ready,
  output reg req_ready,
  output reg wb_valid,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg [2:0] wb_slot
);
  reg taken;
  reg [2:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [2:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [2:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [2:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [2:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [2:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg [2:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [2:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [2:0] warps__read_address;
  wire [1:0] warps__read_data;
  reg warps__write_enable;
  reg [2:0] warps__write_address;
  reg [1:0] warps__write_data;
  reg [2:0] registers__read_address;
  wire [5:0] registers__read_data;
  reg registers__write_enable;
  reg [2:0] registers__write_address;
  reg [5:0] registers__write_data;
  reg [2:0] slots__read_address;
  wire [2:0] slots__read_data;
  reg slots__write_enable;
  reg [2:0] slots__write_address;
  reg [2:0] slots__write_data;
  reg [2:0] masks__read_address;
  wire [3:0] masks__read_data;
  reg masks__write_enable;
  reg [2:0] masks__write_address;
  reg [3:0] masks__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] stored__d;
  reg [3:0] stored__q = 4'h0;
  reg [3:0] held__d;
  reg [3:0] held__q = 4'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    held__d = held__q;
    words__0__write_enable = valid;
    words__0__write_address = tail__q;
    words__0__write_data = data__0;
    words__0__read_address = head__q;
    wb_data__0 = words__0__read_data;
    words__1__write_enable = valid;
    words__1__write_address = tail__q;
    words__1__write_data = data__1;
    words__1__read_address = head__q;
    wb_data__1 = words__1__read_data;
    words__2__write_enable = valid;
    words__2__write_address = tail__q;
    words__2__write_data = data__2;
    words__2__read_address = head__q;
    wb_data__2 = words__2__read_data;
    words__3__write_enable = valid;
    words__3__write_address = tail__q;
    words__3__write_data = data__3;
    words__3__read_address = head__q;
    wb_data__3 = words__3__read_data;
    warps__write_enable = valid;
    warps__write_address = tail__q;
    warps__write_data = warp;
    warps__read_address = head__q;
    registers__write_enable = valid;
    registers__write_address = tail__q;
    registers__write_data = rd;
    registers__read_address = head__q;
    slots__write_enable = valid;
    slots__write_address = tail__q;
    slots__write_data = slot;
    slots__read_address = head__q;
    masks__write_enable = valid;
    masks__write_address = tail__q;
    masks__write_data = mask;
    masks__read_address = head__q;
    wb_valid = (|stored__q);
    wb_warp = warps__read_data;
    wb_rd = registers__read_data;
    wb_slot = slots__read_data;
    wb_mask = masks__read_data;
    taken = ((|stored__q) & wb_ready);
    if (valid) begin
      tail__d = {tail__q + 3'h1};
    end
    if (taken) begin
      head__d = {head__q + 3'h1};
    end
    if ((valid & (!taken))) begin
      stored__d = {stored__q + 4'h1};
    end
    if (((!valid) & taken)) begin
      stored__d = {stored__q - 4'h1};
    end
    if ((reserve & (!taken))) begin
      held__d = {held__q + 4'h1};
    end
    if (((!reserve) & taken)) begin
      held__d = {held__q - 4'h1};
    end
    req_ready = (held__q <= 4'h4);
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
    held__q <= held__d;
  end
  fifo_meta words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  fifo_meta words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  fifo_meta words__2 (
    .clock(clock),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  fifo_meta words__3 (
    .clock(clock),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  table_warp warps (
    .clock(clock),
    .read_address(warps__read_address),
    .read_data(warps__read_data),
    .write_enable(warps__write_enable),
    .write_address(warps__write_address),
    .write_data(warps__write_data)
  );
  registers registers (
    .clock(clock),
    .read_address(registers__read_address),
    .read_data(registers__read_data),
    .write_enable(registers__write_enable),
    .write_address(registers__write_address),
    .write_data(registers__write_data)
  );
  next_issue slots (
    .clock(clock),
    .read_address(slots__read_address),
    .read_data(slots__read_data),
    .write_enable(slots__write_enable),
    .write_address(slots__write_address),
    .write_data(slots__write_data)
  );
  masks masks (
    .clock(clock),
    .read_address(masks__read_address),
    .read_data(masks__read_data),
    .write_enable(masks__write_enable),
    .write_address(masks__write_address),
    .write_data(masks__write_data)
  );
endmodule

module redirects (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire turn_valid,
  input wire [1:0] turn_warp,
  input wire turn_again,
  input wire redirect_ready,
  output reg [3:0] replay,
  output reg redirect_valid,
  output reg [1:0] redirect_warp,
  output reg redirect_again
);
  localparam [3:0] one = 4'h1;
  reg [3:0] own;
  reg [3:0] launched;
  reg free;
  reg [3:0] replaying__d;
  reg [3:0] replaying__q = 4'h0;
  reg [3:0] waiting__d;
  reg [3:0] waiting__q = 4'h0;
  reg [3:0] chooser__requests;
  reg [1:0] chooser__last;
  wire chooser__valid;
  wire [1:0] chooser__index;
  wire [3:0] chooser__chosen;
  reg out_valid__d;
  reg out_valid__q = 1'h0;
  reg [1:0] out_warp__d;
  reg [1:0] out_warp__q = 2'h0;
  reg out_again__d;
  reg out_again__q = 1'h0;
  always @(*) begin
    replaying__d = replaying__q;
    waiting__d = waiting__q;
    out_valid__d = out_valid__q;
    out_warp__d = out_warp__q;
    out_again__d = out_again__q;
    own = 4'h0;
    if (turn_valid) begin
      own = {one << turn_warp};
    end
    launched = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    replaying__d = ((replaying__q & {~own}) & {~launched});
    if (turn_again) begin
      replaying__d = ((replaying__q | own) & {~launched});
    end
    replay = replaying__q;
    chooser__requests = waiting__q;
    chooser__last = out_warp__q;
    free = ((!out_valid__q) | redirect_ready);
    if (free) begin
      out_valid__d = (turn_valid | chooser__valid);
      if (turn_valid) begin
        out_warp__d = turn_warp;
        out_again__d = turn_again;
      end
      if (chooser__valid) begin
        out_warp__d = chooser__index;
        out_again__d = (|(replaying__q & chooser__chosen));
        waiting__d = ((waiting__q & {~chooser__chosen}) | own);
      end
    end else begin
      waiting__d = (waiting__q | own);
    end
    redirect_valid = out_valid__q;
    redirect_warp = out_warp__q;
    redirect_again = out_again__q;
  end
  always @(posedge clock) begin
    replaying__q <= replaying__d;
    waiting__q <= waiting__d;
    out_valid__q <= out_valid__d;
    out_warp__q <= out_warp__d;
    out_again__q <= out_again__d;
  end
  choice chooser (
    .requests(chooser__requests),
    .last(chooser__last),
    .valid(chooser__valid),
    .index(chooser__index),
    .chosen(chooser__chosen)
  );
endmodule

module shared (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [11:0] launch_base,
  input wire [12:0] shared_words,
  input wire req_valid,
  input wire [1:0] req_kind,
  input wire [1:0] req_size,
  input wire req_signed,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [31:0] req_address__0,
  input wire [31:0] req_address__1,
  input wire [31:0] req_address__2,
  input wire [31:0] req_address__3,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [19:0] req_pc,
  input wire [3:0] req_aop,
  input wire req_return,
  input wire [3:0] req_set__0,
  input wire [3:0] req_set__1,
  input wire [31:0] req_combined__0,
  input wire [31:0] req_combined__1,
  input wire [31:0] req_data2__0,
  input wire [31:0] req_data2__1,
  input wire [31:0] req_data2__2,
  input wire [31:0] req_data2__3,
  input wire redirect_ready,
  input wire wb_ready,
  output reg req_ready,
  output reg [3:0] replay,
  output reg redirect_valid,
  output reg [1:0] redirect_warp,
  output reg redirect_again,
  output reg wb_valid,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg fault_valid,
  output reg [1:0] fault_warp,
  output reg [3:0] fault_cause,
  output reg [19:0] fault_pc
);
  localparam [3:0] one_lane = 4'h1;
  localparam [3:0] cause_misaligned = 4'h2;
  localparam [3:0] cause_outside = 4'h3;
  reg returns;
  reg [31:0] word;
  reg [31:0] spread;
  reg [3:0] above;
  reg [13:0] place;
  reg misaligned;
  reg outside;
  reg fault;
  reg [3:0] lanes__0;
  reg [3:0] lanes__1;
  reg [3:0] lanes__2;
  reg [3:0] lanes__3;
  reg [9:0] row;
  reg [3:0] bank_lanes;
  reg [31:0] bank_data;
  reg [3:0] wanted;
  reg high;
  reg odd;
  reg again;
  reg [3:0] at;
  reg [3:0] candidates;
  reg [3:0] blocked;
  reg [3:0] wants;
  reg [3:0] served;
  reg [3:0] left;
  reg grows;
  reg [1:0] bank;
  reg [6:0] start_row;
  reg [11:0] part_0;
  reg [11:0] part_1;
  reg [11:0] part_2;
  reg [11:0] part_3;
  reg [11:0] part_4;
  reg [11:0] part_5;
  reg [11:0] part_6;
  reg [11:0] part_7;
  reg [1:0] bases__read_address;
  wire [11:0] bases__read_data;
  reg bases__write_enable;
  reg [1:0] bases__write_address;
  reg [11:0] bases__write_data;
  reg [1:0] left_masks__read_address;
  wire [3:0] left_masks__read_data;
  reg left_masks__write_enable;
  reg [1:0] left_masks__write_address;
  reg [3:0] left_masks__write_data;
  reg [3:0] turn__candidates;
  reg turn__prefix;
  reg [3:0] turn__aop;
  reg turn__returns;
  reg [3:0] turn__set__0;
  reg [3:0] turn__set__1;
  reg [31:0] turn__combined__0;
  reg [31:0] turn__combined__1;
  reg [31:0] turn__data__0;
  reg [31:0] turn__data__1;
  reg [31:0] turn__data__2;
  reg [31:0] turn__data__3;
  reg [31:0] turn__data2__0;
  reg [31:0] turn__data2__1;
  reg [31:0] turn__data2__2;
  reg [31:0] turn__data2__3;
  wire [3:0] turn__leader;
  wire [3:0] turn__group;
  wire [3:0] turn__answered;
  wire [31:0] turn__operand;
  wire [31:0] turn__operand2;
  reg s1_valid__d;
  reg s1_valid__q = 1'h0;
  reg s1_store__d;
  reg s1_store__q = 1'h0;
  reg s1_atomic__d;
  reg s1_atomic__q = 1'h0;
  reg [3:0] s1_aop__d;
  reg [3:0] s1_aop__q = 4'h0;
  reg [3:0] s1_leader__d;
  reg [3:0] s1_leader__q = 4'h0;
  reg [3:0] s1_group__d;
  reg [3:0] s1_group__q = 4'h0;
  reg [3:0] s1_answered__d;
  reg [3:0] s1_answered__q = 4'h0;
  reg [31:0] s1_operand__d;
  reg [31:0] s1_operand__q = 32'h0;
  reg [31:0] s1_operand2__d;
  reg [31:0] s1_operand2__q = 32'h0;
  reg [1:0] s1_size__d;
  reg [1:0] s1_size__q = 2'h0;
  reg s1_signed__d;
  reg s1_signed__q = 1'h0;
  reg [1:0] s1_warp__d;
  reg [1:0] s1_warp__q = 2'h0;
  reg [5:0] s1_rd__d;
  reg [5:0] s1_rd__q = 6'h0;
  reg [2:0] s1_slot__d;
  reg [2:0] s1_slot__q = 3'h0;
  reg [3:0] s1_mask__d;
  reg [3:0] s1_mask__q = 4'h0;
  reg [19:0] s1_pc__d;
  reg [19:0] s1_pc__q = 20'h0;
  reg [13:0] s1_address__0__d;
  reg [13:0] s1_address__0__q = 14'h0;
  reg [13:0] s1_address__1__d;
  reg [13:0] s1_address__1__q = 14'h0;
  reg [13:0] s1_address__2__d;
  reg [13:0] s1_address__2__q = 14'h0;
  reg [13:0] s1_address__3__d;
  reg [13:0] s1_address__3__q = 14'h0;
  reg [3:0] s1_above__d;
  reg [3:0] s1_above__q = 4'h0;
  reg [31:0] s1_data__0__d;
  reg [31:0] s1_data__0__q = 32'h0;
  reg [31:0] s1_data__1__d;
  reg [31:0] s1_data__1__q = 32'h0;
  reg [31:0] s1_data__2__d;
  reg [31:0] s1_data__2__q = 32'h0;
  reg [31:0] s1_data__3__d;
  reg [31:0] s1_data__3__q = 32'h0;
  reg [3:0] conflicts__mask;
  reg conflicts__load;
  reg [3:0] conflicts__blocked;
  reg [11:0] conflicts__words__0;
  reg [11:0] conflicts__words__1;
  reg [11:0] conflicts__words__2;
  reg [11:0] conflicts__words__3;
  wire [3:0] conflicts__winners;
  wire [3:0] conflicts__served;
  wire [3:0] conflicts__left;
  reg [6:0] banks__0__address;
  reg banks__0__read_enable;
  wire [31:0] banks__0__read_data;
  reg [3:0] banks__0__write_enable;
  reg [31:0] banks__0__write_data;
  reg [6:0] banks__1__address;
  reg banks__1__read_enable;
  wire [31:0] banks__1__read_data;
  reg [3:0] banks__1__write_enable;
  reg [31:0] banks__1__write_data;
  reg [6:0] banks__2__address;
  reg banks__2__read_enable;
  wire [31:0] banks__2__read_data;
  reg [3:0] banks__2__write_enable;
  reg [31:0] banks__2__write_data;
  reg [6:0] banks__3__address;
  reg banks__3__read_enable;
  wire [31:0] banks__3__read_data;
  reg [3:0] banks__3__write_enable;
  reg [31:0] banks__3__write_data;
  reg word_update__begins;
  reg [1:0] word_update__bank;
  reg [6:0] word_update__row;
  reg [3:0] word_update__aop;
  reg [31:0] word_update__operand;
  reg [31:0] word_update__operand2;
  reg [31:0] word_update__words__0;
  reg [31:0] word_update__words__1;
  reg [31:0] word_update__words__2;
  reg [31:0] word_update__words__3;
  wire word_update__busy;
  wire [1:0] word_update__at_bank;
  wire [6:0] word_update__at_row;
  wire word_update__writes;
  wire [31:0] word_update__value;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg [1:0] s2_size__d;
  reg [1:0] s2_size__q = 2'h0;
  reg s2_signed__d;
  reg s2_signed__q = 1'h0;
  reg [1:0] s2_warp__d;
  reg [1:0] s2_warp__q = 2'h0;
  reg [5:0] s2_rd__d;
  reg [5:0] s2_rd__q = 6'h0;
  reg [2:0] s2_slot__d;
  reg [2:0] s2_slot__q = 3'h0;
  reg [3:0] s2_mask__d;
  reg [3:0] s2_mask__q = 4'h0;
  reg [3:0] s2_place__0__d;
  reg [3:0] s2_place__0__q = 4'h0;
  reg [3:0] s2_place__1__d;
  reg [3:0] s2_place__1__q = 4'h0;
  reg [3:0] s2_place__2__d;
  reg [3:0] s2_place__2__q = 4'h0;
  reg [3:0] s2_place__3__d;
  reg [3:0] s2_place__3__q = 4'h0;
  reg [31:0] align__0__word;
  reg [1:0] align__0__at;
  reg [1:0] align__0__size;
  reg align__0__extend;
  wire [31:0] align__0__value;
  reg [31:0] align__1__word;
  reg [1:0] align__1__at;
  reg [1:0] align__1__size;
  reg align__1__extend;
  wire [31:0] align__1__value;
  reg [31:0] align__2__word;
  reg [1:0] align__2__at;
  reg [1:0] align__2__size;
  reg align__2__extend;
  wire [31:0] align__2__value;
  reg [31:0] align__3__word;
  reg [1:0] align__3__at;
  reg [1:0] align__3__size;
  reg align__3__extend;
  wire [31:0] align__3__value;
  reg bad__d;
  reg bad__q = 1'h0;
  reg [3:0] bad_cause__d;
  reg [3:0] bad_cause__q = 4'h0;
  reg [19:0] bad_pc__d;
  reg [19:0] bad_pc__q = 20'h0;
  reg result_queue__reserve;
  reg result_queue__valid;
  reg [1:0] result_queue__warp;
  reg [5:0] result_queue__rd;
  reg [2:0] result_queue__slot;
  reg [3:0] result_queue__mask;
  reg [31:0] result_queue__data__0;
  reg [31:0] result_queue__data__1;
  reg [31:0] result_queue__data__2;
  reg [31:0] result_queue__data__3;
  reg result_queue__wb_ready;
  wire result_queue__req_ready;
  wire result_queue__wb_valid;
  wire [1:0] result_queue__wb_warp;
  wire [5:0] result_queue__wb_rd;
  wire [3:0] result_queue__wb_mask;
  wire [31:0] result_queue__wb_data__0;
  wire [31:0] result_queue__wb_data__1;
  wire [31:0] result_queue__wb_data__2;
  wire [31:0] result_queue__wb_data__3;
  wire [2:0] result_queue__wb_slot;
  reg redirects__launch_valid;
  reg [1:0] redirects__launch_warp;
  reg redirects__turn_valid;
  reg [1:0] redirects__turn_warp;
  reg redirects__turn_again;
  reg redirects__redirect_ready;
  wire [3:0] redirects__replay;
  wire redirects__redirect_valid;
  wire [1:0] redirects__redirect_warp;
  wire redirects__redirect_again;
  always @(*) begin
    part_0 = 12'h0;
    part_1 = 12'h0;
    part_2 = 12'h0;
    part_3 = 12'h0;
    part_4 = 12'h0;
    part_5 = 12'h0;
    part_6 = 12'h0;
    part_7 = 12'h0;
    s1_valid__d = s1_valid__q;
    s1_store__d = s1_store__q;
    s1_size__d = s1_size__q;
    s1_signed__d = s1_signed__q;
    s1_warp__d = s1_warp__q;
    s1_rd__d = s1_rd__q;
    s1_slot__d = s1_slot__q;
    s1_mask__d = s1_mask__q;
    s1_pc__d = s1_pc__q;
    s1_above__d = s1_above__q;
    s1_atomic__d = s1_atomic__q;
    s1_aop__d = s1_aop__q;
    s1_leader__d = s1_leader__q;
    s1_group__d = s1_group__q;
    s1_answered__d = s1_answered__q;
    s1_operand__d = s1_operand__q;
    s1_operand2__d = s1_operand2__q;
    s2_valid__d = s2_valid__q;
    s2_size__d = s2_size__q;
    s2_signed__d = s2_signed__q;
    s2_warp__d = s2_warp__q;
    s2_rd__d = s2_rd__q;
    s2_slot__d = s2_slot__q;
    s2_mask__d = s2_mask__q;
    bad__d = bad__q;
    bad_cause__d = bad_cause__q;
    bad_pc__d = bad_pc__q;
    s1_address__0__d = s1_address__0__q;
    s1_data__0__d = s1_data__0__q;
    s1_address__1__d = s1_address__1__q;
    s1_data__1__d = s1_data__1__q;
    s1_address__2__d = s1_address__2__q;
    s1_data__2__d = s1_data__2__q;
    s1_address__3__d = s1_address__3__q;
    s1_data__3__d = s1_data__3__q;
    bases__write_enable = launch_valid;
    bases__write_address = launch_warp;
    bases__write_data = launch_base;
    returns = 1'h0;
    if ((redirects__replay[0] & (req_warp == 2'h0))) begin
      returns = 1'h1;
    end
    if ((redirects__replay[1] & (req_warp == 2'h1))) begin
      returns = 1'h1;
    end
    if ((redirects__replay[2] & (req_warp == 2'h2))) begin
      returns = 1'h1;
    end
    if ((redirects__replay[3] & (req_warp == 2'h3))) begin
      returns = 1'h1;
    end
    left_masks__read_address = req_warp;
    s1_valid__d = req_valid;
    word = 32'h0;
    spread = 32'h0;
    above = 4'h0;
    candidates = req_mask;
    if (returns) begin
      candidates = left_masks__read_data;
    end
    turn__candidates = candidates;
    turn__prefix = (req_kind == 2'h2);
    turn__aop = req_aop;
    turn__returns = req_return;
    turn__set__0 = req_set__0;
    turn__combined__0 = req_combined__0;
    turn__set__1 = req_set__1;
    turn__combined__1 = req_combined__1;
    turn__data__0 = req_data__0;
    turn__data2__0 = req_data2__0;
    turn__data__1 = req_data__1;
    turn__data2__1 = req_data2__1;
    turn__data__2 = req_data__2;
    turn__data2__2 = req_data2__2;
    turn__data__3 = req_data__3;
    turn__data2__3 = req_data2__3;
    if (req_valid) begin
      s1_store__d = (req_kind == 2'h1);
      s1_atomic__d = req_kind[1];
      s1_aop__d = req_aop;
      s1_leader__d = turn__leader;
      s1_group__d = turn__group;
      s1_answered__d = turn__answered;
      s1_operand__d = turn__operand;
      s1_operand2__d = turn__operand2;
      s1_size__d = req_size;
      s1_signed__d = req_signed;
      s1_warp__d = req_warp;
      s1_rd__d = req_rd;
      s1_slot__d = req_slot;
      s1_pc__d = req_pc;
      s1_mask__d = candidates;
      s1_address__0__d = req_address__0[13:0];
      above = {above[3:1], (|req_address__0[31:14])};
      word = req_data__0;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__0__d = spread;
      s1_address__1__d = req_address__1[13:0];
      above = {above[3:2], (|req_address__1[31:14]), above[0]};
      word = req_data__1;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__1__d = spread;
      s1_address__2__d = req_address__2[13:0];
      above = {above[3], (|req_address__2[31:14]), above[1:0]};
      word = req_data__2;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__2__d = spread;
      s1_address__3__d = req_address__3[13:0];
      above = {(|req_address__3[31:14]), above[2:0]};
      word = req_data__3;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__3__d = spread;
      s1_above__d = above;
    end
    blocked = 4'h0;
    if (word_update__busy) begin
      if ((s1_atomic__q | (word_update__at_bank == 2'h0))) begin
        blocked = {blocked[3:1], 1'h1};
      end
      if ((s1_atomic__q | (word_update__at_bank == 2'h1))) begin
        blocked = {blocked[3:2], 1'h1, blocked[0]};
      end
      if ((s1_atomic__q | (word_update__at_bank == 2'h2))) begin
        blocked = {blocked[3], 1'h1, blocked[1:0]};
      end
      if ((s1_atomic__q | (word_update__at_bank == 2'h3))) begin
        blocked = {1'h1, blocked[2:0]};
      end
    end
    wants = s1_mask__q;
    if (s1_atomic__q) begin
      wants = s1_leader__q;
    end
    conflicts__mask = wants;
    conflicts__load = (!s1_store__q);
    conflicts__blocked = blocked;
    misaligned = 1'h0;
    outside = 1'h0;
    place = s1_address__0__q;
    conflicts__words__0 = place[13:2];
    lanes__0 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__0 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__0 = 4'h3;
      if (place[1]) begin
        lanes__0 = 4'hc;
      end
    end
    if (s1_mask__q[0]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[0] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    place = s1_address__1__q;
    conflicts__words__1 = place[13:2];
    lanes__1 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__1 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__1 = 4'h3;
      if (place[1]) begin
        lanes__1 = 4'hc;
      end
    end
    if (s1_mask__q[1]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[1] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    place = s1_address__2__q;
    conflicts__words__2 = place[13:2];
    lanes__2 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__2 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__2 = 4'h3;
      if (place[1]) begin
        lanes__2 = 4'hc;
      end
    end
    if (s1_mask__q[2]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[2] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    place = s1_address__3__q;
    conflicts__words__3 = place[13:2];
    lanes__3 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__3 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__3 = 4'h3;
      if (place[1]) begin
        lanes__3 = 4'hc;
      end
    end
    if (s1_mask__q[3]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[3] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    fault = (misaligned | outside);
    served = conflicts__served;
    left = conflicts__left;
    if (s1_atomic__q) begin
      served = 4'h0;
      left = s1_mask__q;
      if ((|conflicts__served)) begin
        served = s1_answered__q;
        left = (s1_mask__q & {~s1_group__q});
      end
    end
    grows = (((s1_valid__q & s1_atomic__q) & (!fault)) & (|conflicts__served));
    bank = 2'h0;
    start_row = 7'h0;
    bases__read_address = s1_warp__q;
    wanted = 4'h0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h0))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h0)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h0)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h0)), wanted[2:0]};
    high = (wanted[2] | wanted[3]);
    odd = (wanted[1] | wanted[3]);
    if (high) begin
      if (odd) begin
        place = s1_address__3__q;
        bank_lanes = lanes__3;
        bank_data = s1_data__3__q;
      end else begin
        place = s1_address__2__q;
        bank_lanes = lanes__2;
        bank_data = s1_data__2__q;
      end
    end else begin
      if (odd) begin
        place = s1_address__1__q;
        bank_lanes = lanes__1;
        bank_data = s1_data__1__q;
      end else begin
        place = s1_address__0__q;
        bank_lanes = lanes__0;
        bank_data = s1_data__0__q;
      end
    end
    row = place[13:4];
    part_0 = {bases__read_data + {2'h0, row}};
    banks__0__address = part_0[6:0];
    banks__0__write_data = bank_data;
    banks__0__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!fault)) & (|wanted))) begin
      banks__0__write_enable = bank_lanes;
    end
    banks__0__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h0;
      part_1 = {bases__read_data + {2'h0, row}};
      start_row = part_1[6:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h0))) begin
      banks__0__address = word_update__at_row;
      banks__0__write_data = word_update__value;
      banks__0__write_enable = 4'hf;
      banks__0__read_enable = 1'h0;
    end
    word_update__words__0 = banks__0__read_data;
    wanted = 4'h0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h1))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h1)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h1)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h1)), wanted[2:0]};
    high = (wanted[2] | wanted[3]);
    odd = (wanted[1] | wanted[3]);
    if (high) begin
      if (odd) begin
        place = s1_address__3__q;
        bank_lanes = lanes__3;
        bank_data = s1_data__3__q;
      end else begin
        place = s1_address__2__q;
        bank_lanes = lanes__2;
        bank_data = s1_data__2__q;
      end
    end else begin
      if (odd) begin
        place = s1_address__1__q;
        bank_lanes = lanes__1;
        bank_data = s1_data__1__q;
      end else begin
        place = s1_address__0__q;
        bank_lanes = lanes__0;
        bank_data = s1_data__0__q;
      end
    end
    row = place[13:4];
    part_2 = {bases__read_data + {2'h0, row}};
    banks__1__address = part_2[6:0];
    banks__1__write_data = bank_data;
    banks__1__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!fault)) & (|wanted))) begin
      banks__1__write_enable = bank_lanes;
    end
    banks__1__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h1;
      part_3 = {bases__read_data + {2'h0, row}};
      start_row = part_3[6:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h1))) begin
      banks__1__address = word_update__at_row;
      banks__1__write_data = word_update__value;
      banks__1__write_enable = 4'hf;
      banks__1__read_enable = 1'h0;
    end
    word_update__words__1 = banks__1__read_data;
    wanted = 4'h0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h2))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h2)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h2)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h2)), wanted[2:0]};
    high = (wanted[2] | wanted[3]);
    odd = (wanted[1] | wanted[3]);
    if (high) begin
      if (odd) begin
        place = s1_address__3__q;
        bank_lanes = lanes__3;
        bank_data = s1_data__3__q;
      end else begin
        place = s1_address__2__q;
        bank_lanes = lanes__2;
        bank_data = s1_data__2__q;
      end
    end else begin
      if (odd) begin
        place = s1_address__1__q;
        bank_lanes = lanes__1;
        bank_data = s1_data__1__q;
      end else begin
        place = s1_address__0__q;
        bank_lanes = lanes__0;
        bank_data = s1_data__0__q;
      end
    end
    row = place[13:4];
    part_4 = {bases__read_data + {2'h0, row}};
    banks__2__address = part_4[6:0];
    banks__2__write_data = bank_data;
    banks__2__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!fault)) & (|wanted))) begin
      banks__2__write_enable = bank_lanes;
    end
    banks__2__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h2;
      part_5 = {bases__read_data + {2'h0, row}};
      start_row = part_5[6:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h2))) begin
      banks__2__address = word_update__at_row;
      banks__2__write_data = word_update__value;
      banks__2__write_enable = 4'hf;
      banks__2__read_enable = 1'h0;
    end
    word_update__words__2 = banks__2__read_data;
    wanted = 4'h0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h3))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h3)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h3)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h3)), wanted[2:0]};
    high = (wanted[2] | wanted[3]);
    odd = (wanted[1] | wanted[3]);
    if (high) begin
      if (odd) begin
        place = s1_address__3__q;
        bank_lanes = lanes__3;
        bank_data = s1_data__3__q;
      end else begin
        place = s1_address__2__q;
        bank_lanes = lanes__2;
        bank_data = s1_data__2__q;
      end
    end else begin
      if (odd) begin
        place = s1_address__1__q;
        bank_lanes = lanes__1;
        bank_data = s1_data__1__q;
      end else begin
        place = s1_address__0__q;
        bank_lanes = lanes__0;
        bank_data = s1_data__0__q;
      end
    end
    row = place[13:4];
    part_6 = {bases__read_data + {2'h0, row}};
    banks__3__address = part_6[6:0];
    banks__3__write_data = bank_data;
    banks__3__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!fault)) & (|wanted))) begin
      banks__3__write_enable = bank_lanes;
    end
    banks__3__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h3;
      part_7 = {bases__read_data + {2'h0, row}};
      start_row = part_7[6:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h3))) begin
      banks__3__address = word_update__at_row;
      banks__3__write_data = word_update__value;
      banks__3__write_enable = 4'hf;
      banks__3__read_enable = 1'h0;
    end
    word_update__words__3 = banks__3__read_data;
    word_update__begins = grows;
    word_update__bank = bank;
    word_update__row = start_row;
    word_update__aop = s1_aop__q;
    word_update__operand = s1_operand__q;
    word_update__operand2 = s1_operand2__q;
    again = ((|left) & (!fault));
    redirects__launch_valid = launch_valid;
    redirects__launch_warp = launch_warp;
    redirects__turn_valid = s1_valid__q;
    redirects__turn_warp = s1_warp__q;
    redirects__turn_again = again;
    redirects__redirect_ready = redirect_ready;
    replay = redirects__replay;
    redirect_valid = redirects__redirect_valid;
    redirect_warp = redirects__redirect_warp;
    redirect_again = redirects__redirect_again;
    left_masks__write_enable = s1_valid__q;
    left_masks__write_address = s1_warp__q;
    left_masks__write_data = left;
    bad__d = (s1_valid__q & fault);
    bad_cause__d = cause_outside;
    if (misaligned) begin
      bad_cause__d = cause_misaligned;
    end
    bad_pc__d = s1_pc__q;
    fault_valid = bad__q;
    fault_cause = bad_cause__q;
    fault_warp = s2_warp__q;
    fault_pc = bad_pc__q;
    s2_valid__d = s1_valid__q;
    s2_size__d = s1_size__q;
    s2_signed__d = s1_signed__q;
    s2_warp__d = s1_warp__q;
    s2_rd__d = s1_rd__q;
    s2_slot__d = s1_slot__q;
    s2_mask__d = served;
    if ((s1_store__q | fault)) begin
      s2_mask__d = 4'h0;
    end
    at = 4'h0;
    s2_place__0__d = s1_address__0__q[3:0];
    at = s2_place__0__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__0__word = word;
    align__0__at = at[1:0];
    align__0__size = s2_size__q;
    align__0__extend = s2_signed__q;
    result_queue__data__0 = align__0__value;
    wb_data__0 = result_queue__wb_data__0;
    s2_place__1__d = s1_address__1__q[3:0];
    at = s2_place__1__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__1__word = word;
    align__1__at = at[1:0];
    align__1__size = s2_size__q;
    align__1__extend = s2_signed__q;
    result_queue__data__1 = align__1__value;
    wb_data__1 = result_queue__wb_data__1;
    s2_place__2__d = s1_address__2__q[3:0];
    at = s2_place__2__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__2__word = word;
    align__2__at = at[1:0];
    align__2__size = s2_size__q;
    align__2__extend = s2_signed__q;
    result_queue__data__2 = align__2__value;
    wb_data__2 = result_queue__wb_data__2;
    s2_place__3__d = s1_address__3__q[3:0];
    at = s2_place__3__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__3__word = word;
    align__3__at = at[1:0];
    align__3__size = s2_size__q;
    align__3__extend = s2_signed__q;
    result_queue__data__3 = align__3__value;
    wb_data__3 = result_queue__wb_data__3;
    result_queue__reserve = req_valid;
    result_queue__valid = s2_valid__q;
    result_queue__warp = s2_warp__q;
    result_queue__rd = s2_rd__q;
    result_queue__slot = s2_slot__q;
    result_queue__mask = s2_mask__q;
    result_queue__wb_ready = wb_ready;
    req_ready = result_queue__req_ready;
    wb_valid = result_queue__wb_valid;
    wb_warp = result_queue__wb_warp;
    wb_rd = result_queue__wb_rd;
    wb_mask = result_queue__wb_mask;
    wb_slot = result_queue__wb_slot;
    wb_last = 1'h1;
  end
  always @(posedge clock) begin
    s1_valid__q <= s1_valid__d;
    s1_store__q <= s1_store__d;
    s1_atomic__q <= s1_atomic__d;
    s1_aop__q <= s1_aop__d;
    s1_leader__q <= s1_leader__d;
    s1_group__q <= s1_group__d;
    s1_answered__q <= s1_answered__d;
    s1_operand__q <= s1_operand__d;
    s1_operand2__q <= s1_operand2__d;
    s1_size__q <= s1_size__d;
    s1_signed__q <= s1_signed__d;
    s1_warp__q <= s1_warp__d;
    s1_rd__q <= s1_rd__d;
    s1_slot__q <= s1_slot__d;
    s1_mask__q <= s1_mask__d;
    s1_pc__q <= s1_pc__d;
    s1_address__0__q <= s1_address__0__d;
    s1_address__1__q <= s1_address__1__d;
    s1_address__2__q <= s1_address__2__d;
    s1_address__3__q <= s1_address__3__d;
    s1_above__q <= s1_above__d;
    s1_data__0__q <= s1_data__0__d;
    s1_data__1__q <= s1_data__1__d;
    s1_data__2__q <= s1_data__2__d;
    s1_data__3__q <= s1_data__3__d;
    s2_valid__q <= s2_valid__d;
    s2_size__q <= s2_size__d;
    s2_signed__q <= s2_signed__d;
    s2_warp__q <= s2_warp__d;
    s2_rd__q <= s2_rd__d;
    s2_slot__q <= s2_slot__d;
    s2_mask__q <= s2_mask__d;
    s2_place__0__q <= s2_place__0__d;
    s2_place__1__q <= s2_place__1__d;
    s2_place__2__q <= s2_place__2__d;
    s2_place__3__q <= s2_place__3__d;
    bad__q <= bad__d;
    bad_cause__q <= bad_cause__d;
    bad_pc__q <= bad_pc__d;
  end
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  left_masks left_masks (
    .clock(clock),
    .read_address(left_masks__read_address),
    .read_data(left_masks__read_data),
    .write_enable(left_masks__write_enable),
    .write_address(left_masks__write_address),
    .write_data(left_masks__write_data)
  );
  turn turn (
    .candidates(turn__candidates),
    .prefix(turn__prefix),
    .aop(turn__aop),
    .returns(turn__returns),
    .set__0(turn__set__0),
    .set__1(turn__set__1),
    .combined__0(turn__combined__0),
    .combined__1(turn__combined__1),
    .data__0(turn__data__0),
    .data__1(turn__data__1),
    .data__2(turn__data__2),
    .data__3(turn__data__3),
    .data2__0(turn__data2__0),
    .data2__1(turn__data2__1),
    .data2__2(turn__data2__2),
    .data2__3(turn__data2__3),
    .leader(turn__leader),
    .group(turn__group),
    .answered(turn__answered),
    .operand(turn__operand),
    .operand2(turn__operand2)
  );
  conflicts conflicts (
    .mask(conflicts__mask),
    .load(conflicts__load),
    .blocked(conflicts__blocked),
    .words__0(conflicts__words__0),
    .words__1(conflicts__words__1),
    .words__2(conflicts__words__2),
    .words__3(conflicts__words__3),
    .winners(conflicts__winners),
    .served(conflicts__served),
    .left(conflicts__left)
  );
  banks banks__0 (
    .clock(clock),
    .address(banks__0__address),
    .read_enable(banks__0__read_enable),
    .read_data(banks__0__read_data),
    .write_enable(banks__0__write_enable),
    .write_data(banks__0__write_data)
  );
  banks banks__1 (
    .clock(clock),
    .address(banks__1__address),
    .read_enable(banks__1__read_enable),
    .read_data(banks__1__read_data),
    .write_enable(banks__1__write_enable),
    .write_data(banks__1__write_data)
  );
  banks banks__2 (
    .clock(clock),
    .address(banks__2__address),
    .read_enable(banks__2__read_enable),
    .read_data(banks__2__read_data),
    .write_enable(banks__2__write_enable),
    .write_data(banks__2__write_data)
  );
  banks banks__3 (
    .clock(clock),
    .address(banks__3__address),
    .read_enable(banks__3__read_enable),
    .read_data(banks__3__read_data),
    .write_enable(banks__3__write_enable),
    .write_data(banks__3__write_data)
  );
  word_update word_update (
    .clock(clock),
    .begins(word_update__begins),
    .bank(word_update__bank),
    .row(word_update__row),
    .aop(word_update__aop),
    .operand(word_update__operand),
    .operand2(word_update__operand2),
    .words__0(word_update__words__0),
    .words__1(word_update__words__1),
    .words__2(word_update__words__2),
    .words__3(word_update__words__3),
    .busy(word_update__busy),
    .at_bank(word_update__at_bank),
    .at_row(word_update__at_row),
    .writes(word_update__writes),
    .value(word_update__value)
  );
  align align__0 (
    .word(align__0__word),
    .at(align__0__at),
    .size(align__0__size),
    .extend(align__0__extend),
    .value(align__0__value)
  );
  align align__1 (
    .word(align__1__word),
    .at(align__1__at),
    .size(align__1__size),
    .extend(align__1__extend),
    .value(align__1__value)
  );
  align align__2 (
    .word(align__2__word),
    .at(align__2__at),
    .size(align__2__size),
    .extend(align__2__extend),
    .value(align__2__value)
  );
  align align__3 (
    .word(align__3__word),
    .at(align__3__at),
    .size(align__3__size),
    .extend(align__3__extend),
    .value(align__3__value)
  );
  result_queue result_queue (
    .clock(clock),
    .reserve(result_queue__reserve),
    .valid(result_queue__valid),
    .warp(result_queue__warp),
    .rd(result_queue__rd),
    .slot(result_queue__slot),
    .mask(result_queue__mask),
    .data__0(result_queue__data__0),
    .data__1(result_queue__data__1),
    .data__2(result_queue__data__2),
    .data__3(result_queue__data__3),
    .wb_ready(result_queue__wb_ready),
    .req_ready(result_queue__req_ready),
    .wb_valid(result_queue__wb_valid),
    .wb_warp(result_queue__wb_warp),
    .wb_rd(result_queue__wb_rd),
    .wb_mask(result_queue__wb_mask),
    .wb_data__0(result_queue__wb_data__0),
    .wb_data__1(result_queue__wb_data__1),
    .wb_data__2(result_queue__wb_data__2),
    .wb_data__3(result_queue__wb_data__3),
    .wb_slot(result_queue__wb_slot)
  );
  redirects redirects (
    .clock(clock),
    .launch_valid(redirects__launch_valid),
    .launch_warp(redirects__launch_warp),
    .turn_valid(redirects__turn_valid),
    .turn_warp(redirects__turn_warp),
    .turn_again(redirects__turn_again),
    .redirect_ready(redirects__redirect_ready),
    .replay(redirects__replay),
    .redirect_valid(redirects__redirect_valid),
    .redirect_warp(redirects__redirect_warp),
    .redirect_again(redirects__redirect_again)
  );
endmodule

module address_match (
  input wire [3:0] mask,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  output reg [3:0] members__0,
  output reg [3:0] members__1,
  output reg [3:0] members__2,
  output reg [3:0] members__3
);
  localparam merge = 1'h1;
  localparam [1:0] policy = 2'h0;
  localparam [3:0] below__0 = 4'h0;
  localparam [3:0] below__1 = 4'h1;
  localparam [3:0] below__2 = 4'h3;
  localparam [3:0] below__3 = 4'h7;
  reg [31:0] first;
  reg [31:0] last;
  reg [3:0] with_first;
  reg [3:0] with_last;
  reg [3:0] same__0;
  reg [3:0] same__1;
  reg [3:0] same__2;
  reg [3:0] same__3;
  reg [3:0] rows__0;
  reg [3:0] rows__1;
  reg [3:0] rows__2;
  reg [3:0] rows__3;
  reg found;
  reg [5:0] number;
  reg [5:0] most;
  reg [3:0] best;
  always @(*) begin
    first = 32'h0;
    last = 32'h0;
    found = 1'h0;
    with_first = 4'h0;
    with_last = 4'h0;
    number = 6'h0;
    most = 6'h0;
    best = 4'h0;
    same__0 = 4'h0;
    rows__0 = 4'h0;
    same__1 = 4'h0;
    rows__1 = 4'h0;
    same__2 = 4'h0;
    rows__2 = 4'h0;
    same__3 = 4'h0;
    rows__3 = 4'h0;
    if (((policy == 2'h0) | (policy == 2'h2))) begin
      if (mask[0]) begin
        if ((!found)) begin
          first = address__0;
        end
        found = 1'h1;
        if ((policy == 2'h2)) begin
          last = address__0;
        end
      end
      if (mask[1]) begin
        if ((!found)) begin
          first = address__1;
        end
        found = 1'h1;
        if ((policy == 2'h2)) begin
          last = address__1;
        end
      end
      if (mask[2]) begin
        if ((!found)) begin
          first = address__2;
        end
        found = 1'h1;
        if ((policy == 2'h2)) begin
          last = address__2;
        end
      end
      if (mask[3]) begin
        if ((!found)) begin
          first = address__3;
        end
        found = 1'h1;
        if ((policy == 2'h2)) begin
          last = address__3;
        end
      end
      if ((mask[0] & (address__0 == first))) begin
        with_first = {with_first[3:1], 1'h1};
      end
      if ((((policy == 2'h2) & mask[0]) & (address__0 == last))) begin
        with_last = {with_last[3:1], 1'h1};
      end
      if ((mask[1] & (address__1 == first))) begin
        with_first = {with_first[3:2], 1'h1, with_first[0]};
      end
      if ((((policy == 2'h2) & mask[1]) & (address__1 == last))) begin
        with_last = {with_last[3:2], 1'h1, with_last[0]};
      end
      if ((mask[2] & (address__2 == first))) begin
        with_first = {with_first[3], 1'h1, with_first[1:0]};
      end
      if ((((policy == 2'h2) & mask[2]) & (address__2 == last))) begin
        with_last = {with_last[3], 1'h1, with_last[1:0]};
      end
      if ((mask[3] & (address__3 == first))) begin
        with_first = {1'h1, with_first[2:0]};
      end
      if ((((policy == 2'h2) & mask[3]) & (address__3 == last))) begin
        with_last = {1'h1, with_last[2:0]};
      end
      if ((with_first[0] & (!(|(with_first & below__0))))) begin
        rows__0 = with_first;
      end
      if ((with_last[0] & (!(|(with_last & below__0))))) begin
        rows__0 = with_last;
      end
      if ((with_first[1] & (!(|(with_first & below__1))))) begin
        rows__1 = with_first;
      end
      if ((with_last[1] & (!(|(with_last & below__1))))) begin
        rows__1 = with_last;
      end
      if ((with_first[2] & (!(|(with_first & below__2))))) begin
        rows__2 = with_first;
      end
      if ((with_last[2] & (!(|(with_last & below__2))))) begin
        rows__2 = with_last;
      end
      if ((with_first[3] & (!(|(with_first & below__3))))) begin
        rows__3 = with_first;
      end
      if ((with_last[3] & (!(|(with_last & below__3))))) begin
        rows__3 = with_last;
      end
    end else begin
      if (((mask[0] & mask[1]) & (address__0 == address__1))) begin
        same__0 = {same__0[3:2], 1'h1, same__0[0]};
        same__1 = {same__1[3:1], 1'h1};
      end
      if (((mask[0] & mask[2]) & (address__0 == address__2))) begin
        same__0 = {same__0[3], 1'h1, same__0[1:0]};
        same__2 = {same__2[3:1], 1'h1};
      end
      if (((mask[0] & mask[3]) & (address__0 == address__3))) begin
        same__0 = {1'h1, same__0[2:0]};
        same__3 = {same__3[3:1], 1'h1};
      end
      if (((mask[1] & mask[2]) & (address__1 == address__2))) begin
        same__1 = {same__1[3], 1'h1, same__1[1:0]};
        same__2 = {same__2[3:2], 1'h1, same__2[0]};
      end
      if (((mask[1] & mask[3]) & (address__1 == address__3))) begin
        same__1 = {1'h1, same__1[2:0]};
        same__3 = {same__3[3:2], 1'h1, same__3[0]};
      end
      if (((mask[2] & mask[3]) & (address__2 == address__3))) begin
        same__2 = {1'h1, same__2[2:0]};
        same__3 = {same__3[3], 1'h1, same__3[1:0]};
      end
      if (((|same__0) & (!(|(same__0 & below__0))))) begin
        rows__0 = {same__0[3:1], 1'h1};
      end
      if (((|same__1) & (!(|(same__1 & below__1))))) begin
        rows__1 = {same__1[3:2], 1'h1, same__1[0]};
      end
      if (((|same__2) & (!(|(same__2 & below__2))))) begin
        rows__2 = {same__2[3], 1'h1, same__2[1:0]};
      end
      if (((|same__3) & (!(|(same__3 & below__3))))) begin
        rows__3 = {1'h1, same__3[2:0]};
      end
      if ((policy == 2'h1)) begin
        number = 6'h0;
        if (rows__0[0]) begin
          number = {number + 6'h1};
        end
        if (rows__0[1]) begin
          number = {number + 6'h1};
        end
        if (rows__0[2]) begin
          number = {number + 6'h1};
        end
        if (rows__0[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__0;
        end
        number = 6'h0;
        if (rows__1[0]) begin
          number = {number + 6'h1};
        end
        if (rows__1[1]) begin
          number = {number + 6'h1};
        end
        if (rows__1[2]) begin
          number = {number + 6'h1};
        end
        if (rows__1[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__1;
        end
        number = 6'h0;
        if (rows__2[0]) begin
          number = {number + 6'h1};
        end
        if (rows__2[1]) begin
          number = {number + 6'h1};
        end
        if (rows__2[2]) begin
          number = {number + 6'h1};
        end
        if (rows__2[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__2;
        end
        number = 6'h0;
        if (rows__3[0]) begin
          number = {number + 6'h1};
        end
        if (rows__3[1]) begin
          number = {number + 6'h1};
        end
        if (rows__3[2]) begin
          number = {number + 6'h1};
        end
        if (rows__3[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__3;
        end
        if (((!best[0]) | (|(best & below__0)))) begin
          rows__0 = 4'h0;
        end
        if (((!best[1]) | (|(best & below__1)))) begin
          rows__1 = 4'h0;
        end
        if (((!best[2]) | (|(best & below__2)))) begin
          rows__2 = 4'h0;
        end
        if (((!best[3]) | (|(best & below__3)))) begin
          rows__3 = 4'h0;
        end
      end
    end
    members__0 = 4'h0;
    if ((merge & (|(rows__0 & {{~below__0} << 32'h1})))) begin
      members__0 = rows__0;
    end
    members__1 = 4'h0;
    if ((merge & (|(rows__1 & {{~below__1} << 32'h1})))) begin
      members__1 = rows__1;
    end
    members__2 = 4'h0;
    if ((merge & (|(rows__2 & {{~below__2} << 32'h1})))) begin
      members__2 = rows__2;
    end
    members__3 = 4'h0;
    if ((merge & (|(rows__3 & {{~below__3} << 32'h1})))) begin
      members__3 = rows__3;
    end
  end
endmodule

module identity (
  input wire [3:0] op,
  output reg [31:0] value
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  localparam [31:0] one = 32'h1;
  localparam [31:0] one_float = 32'h3f800000;
  always @(*) begin
    value = 32'h0;
    case (op)
      4'h1: begin
        value = one;
      end
      4'h2: begin
        value = ones;
      end
      4'h5: begin
        value = (ones ^ top);
      end
      4'h6: begin
        value = top;
      end
      4'h7: begin
        value = ones;
      end
      4'hb: begin
        value = top;
      end
      4'hc: begin
        value = one_float;
      end
      default: begin
      end
    endcase
  end
endmodule

module serial (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] k,
  input wire [3:0] mask,
  input wire [31:0] x__0,
  input wire [31:0] x__1,
  input wire [31:0] x__2,
  input wire [31:0] x__3,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] total
);
  reg [3:0] now;
  reg [3:0] chosen;
  reg [31:0] operand;
  reg taking;
  reg slow;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg working__d;
  reg working__q = 1'h0;
  reg [3:0] entered__d;
  reg [3:0] entered__q = 4'h0;
  reg leads__d;
  reg leads__q = 1'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  always @(*) begin
    working__d = working__q;
    entered__d = entered__q;
    leads__d = leads__q;
    left__d = left__q;
    identity__op = op;
    now = left__q;
    if (start) begin
      now = mask;
    end
    chosen = 4'h0;
    operand = 32'h0;
    if ((now[0] & (!(|chosen)))) begin
      chosen = {chosen[3:1], 1'h1};
      operand = x__0;
    end
    if ((now[1] & (!(|chosen)))) begin
      chosen = {chosen[3:2], 1'h1, chosen[0]};
      operand = x__1;
    end
    if ((now[2] & (!(|chosen)))) begin
      chosen = {chosen[3], 1'h1, chosen[1:0]};
      operand = x__2;
    end
    if ((now[3] & (!(|chosen)))) begin
      chosen = {1'h1, chosen[2:0]};
      operand = x__3;
    end
    slow = (((op == 4'h1) | (op == 4'hb)) | (op == 4'hc));
    taking = (start | ((working__q & (|left__q)) & ((!slow) | (!alu__busy))));
    if (taking) begin
      entered__d = chosen;
      leads__d = start;
      left__d = (now & {~chosen});
    end
    alu__start = taking;
    alu__op = op;
    if ((start | (op >= 4'hd))) begin
      alu__op = 4'hd;
    end
    alu__a = 32'h0;
    alu__chain = 1'h1;
    alu__b = operand;
    alu__k = k;
    done = 1'h0;
    if (start) begin
      working__d = 1'h1;
    end
    if (((working__q & (!alu__busy)) & (!(|left__q)))) begin
      done = 1'h1;
      working__d = 1'h0;
    end
    total = alu__y;
    prefix__0__d = prefix__0__q;
    y__0 = prefix__0__q;
    if ((alu__begins & entered__q[0])) begin
      prefix__0__d = alu__y;
    end
    if ((clear | ((alu__begins & leads__q) & entered__q[0]))) begin
      prefix__0__d = identity__value;
    end
    prefix__1__d = prefix__1__q;
    y__1 = prefix__1__q;
    if ((alu__begins & entered__q[1])) begin
      prefix__1__d = alu__y;
    end
    if ((clear | ((alu__begins & leads__q) & entered__q[1]))) begin
      prefix__1__d = identity__value;
    end
    prefix__2__d = prefix__2__q;
    y__2 = prefix__2__q;
    if ((alu__begins & entered__q[2])) begin
      prefix__2__d = alu__y;
    end
    if ((clear | ((alu__begins & leads__q) & entered__q[2]))) begin
      prefix__2__d = identity__value;
    end
    prefix__3__d = prefix__3__q;
    y__3 = prefix__3__q;
    if ((alu__begins & entered__q[3])) begin
      prefix__3__d = alu__y;
    end
    if ((clear | ((alu__begins & leads__q) & entered__q[3]))) begin
      prefix__3__d = identity__value;
    end
  end
  always @(posedge clock) begin
    working__q <= working__d;
    entered__q <= entered__d;
    leads__q <= leads__d;
    left__q <= left__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
  end
  alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
endmodule

module results (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] mask,
  input wire [31:0] neutral,
  input wire [31:0] inclusive__0,
  input wire [31:0] inclusive__1,
  input wire [31:0] inclusive__2,
  input wire [31:0] inclusive__3,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] total
);
  localparam [3:0] levels = 4'h2;
  reg last;
  reg [3:0] step__d;
  reg [3:0] step__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  reg [31:0] whole__d;
  reg [31:0] whole__q = 32'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  always @(*) begin
    step__d = step__q;
    whole__d = whole__q;
    finished__d = finished__q;
    last = ((start & (levels == 4'h1)) | ((|step__q) & (step__q == {levels - 4'h1})));
    if (start) begin
      step__d = 4'h1;
    end
    if ((|step__q)) begin
      step__d = {step__q + 4'h1};
    end
    if (last) begin
      step__d = 4'h0;
    end
    finished__d = last;
    done = finished__q;
    total = whole__q;
    prefix__0__d = prefix__0__q;
    y__0 = prefix__0__q;
    prefix__1__d = prefix__1__q;
    y__1 = prefix__1__q;
    prefix__2__d = prefix__2__q;
    y__2 = prefix__2__q;
    prefix__3__d = prefix__3__q;
    y__3 = prefix__3__q;
    if (last) begin
      if (mask[0]) begin
        prefix__0__d = neutral;
      end
      if (mask[1]) begin
        prefix__1__d = inclusive__0;
      end
      if (mask[2]) begin
        prefix__2__d = inclusive__1;
      end
      if (mask[3]) begin
        prefix__3__d = inclusive__2;
      end
      whole__d = inclusive__3;
    end
    if (clear) begin
      prefix__0__d = neutral;
      prefix__1__d = neutral;
      prefix__2__d = neutral;
      prefix__3__d = neutral;
    end
  end
  always @(posedge clock) begin
    step__q <= step__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    whole__q <= whole__d;
    finished__q <= finished__d;
  end
endmodule

module kogge_stone (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] k,
  input wire [3:0] mask,
  input wire [31:0] x__0,
  input wire [31:0] x__1,
  input wire [31:0] x__2,
  input wire [31:0] x__3,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] total
);
  localparam pipelined = 1'h1;
  reg [31:0] after_0__0;
  reg [31:0] after_0__1;
  reg [31:0] after_0__2;
  reg [31:0] after_0__3;
  reg [31:0] after_1__0;
  reg [31:0] after_1__1;
  reg [31:0] after_1__2;
  reg [31:0] after_1__3;
  reg [31:0] after_2__0;
  reg [31:0] after_2__1;
  reg [31:0] after_2__2;
  reg [31:0] after_2__3;
  reg [31:0] after_4__0;
  reg [31:0] after_4__1;
  reg [31:0] after_4__2;
  reg [31:0] after_4__3;
  reg [31:0] after_8__0;
  reg [31:0] after_8__1;
  reg [31:0] after_8__2;
  reg [31:0] after_8__3;
  reg [31:0] after_16__0;
  reg [31:0] after_16__1;
  reg [31:0] after_16__2;
  reg [31:0] after_16__3;
  reg [31:0] sum_1__0;
  reg [31:0] sum_1__1;
  reg [31:0] sum_1__2;
  reg [31:0] sum_1__3;
  reg [31:0] sum_2__0;
  reg [31:0] sum_2__1;
  reg [31:0] sum_2__2;
  reg [31:0] sum_2__3;
  reg [31:0] sum_4__0;
  reg [31:0] sum_4__1;
  reg [31:0] sum_4__2;
  reg [31:0] sum_4__3;
  reg [31:0] sum_8__0;
  reg [31:0] sum_8__1;
  reg [31:0] sum_8__2;
  reg [31:0] sum_8__3;
  reg [31:0] sum_16__0;
  reg [31:0] sum_16__1;
  reg [31:0] sum_16__2;
  reg [31:0] sum_16__3;
  reg [31:0] neutral;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg results__clear;
  reg results__start;
  reg [3:0] results__mask;
  reg [31:0] results__neutral;
  reg [31:0] results__inclusive__0;
  reg [31:0] results__inclusive__1;
  reg [31:0] results__inclusive__2;
  reg [31:0] results__inclusive__3;
  wire results__done;
  wire [31:0] results__y__0;
  wire [31:0] results__y__1;
  wire [31:0] results__y__2;
  wire [31:0] results__y__3;
  wire [31:0] results__total;
  reg [3:0] node_1__0__op;
  reg [31:0] node_1__0__a;
  reg [31:0] node_1__0__b;
  reg [31:0] node_1__0__k;
  wire [31:0] node_1__0__y;
  reg [3:0] node_1__1__op;
  reg [31:0] node_1__1__a;
  reg [31:0] node_1__1__b;
  reg [31:0] node_1__1__k;
  wire [31:0] node_1__1__y;
  reg [3:0] node_1__2__op;
  reg [31:0] node_1__2__a;
  reg [31:0] node_1__2__b;
  reg [31:0] node_1__2__k;
  wire [31:0] node_1__2__y;
  reg [3:0] node_2__0__op;
  reg [31:0] node_2__0__a;
  reg [31:0] node_2__0__b;
  reg [31:0] node_2__0__k;
  wire [31:0] node_2__0__y;
  reg [3:0] node_2__1__op;
  reg [31:0] node_2__1__a;
  reg [31:0] node_2__1__b;
  reg [31:0] node_2__1__k;
  wire [31:0] node_2__1__y;
  reg [31:0] kept_1__0__d;
  reg [31:0] kept_1__0__q = 32'h0;
  reg [31:0] kept_1__1__d;
  reg [31:0] kept_1__1__q = 32'h0;
  reg [31:0] kept_1__2__d;
  reg [31:0] kept_1__2__q = 32'h0;
  reg [31:0] kept_1__3__d;
  reg [31:0] kept_1__3__q = 32'h0;
  reg [31:0] kept_2__0__d;
  reg [31:0] kept_2__0__q = 32'h0;
  reg [31:0] kept_2__1__d;
  reg [31:0] kept_2__1__q = 32'h0;
  reg [31:0] kept_2__2__d;
  reg [31:0] kept_2__2__q = 32'h0;
  reg [31:0] kept_2__3__d;
  reg [31:0] kept_2__3__q = 32'h0;
  reg [31:0] kept_4__0__d;
  reg [31:0] kept_4__0__q = 32'h0;
  reg [31:0] kept_4__1__d;
  reg [31:0] kept_4__1__q = 32'h0;
  reg [31:0] kept_4__2__d;
  reg [31:0] kept_4__2__q = 32'h0;
  reg [31:0] kept_4__3__d;
  reg [31:0] kept_4__3__q = 32'h0;
  reg [31:0] kept_8__0__d;
  reg [31:0] kept_8__0__q = 32'h0;
  reg [31:0] kept_8__1__d;
  reg [31:0] kept_8__1__q = 32'h0;
  reg [31:0] kept_8__2__d;
  reg [31:0] kept_8__2__q = 32'h0;
  reg [31:0] kept_8__3__d;
  reg [31:0] kept_8__3__q = 32'h0;
  reg [31:0] kept_16__0__d;
  reg [31:0] kept_16__0__q = 32'h0;
  reg [31:0] kept_16__1__d;
  reg [31:0] kept_16__1__q = 32'h0;
  reg [31:0] kept_16__2__d;
  reg [31:0] kept_16__2__q = 32'h0;
  reg [31:0] kept_16__3__d;
  reg [31:0] kept_16__3__q = 32'h0;
  always @(*) begin
    identity__op = op;
    neutral = identity__value;
    after_0__0 = neutral;
    if (mask[0]) begin
      after_0__0 = x__0;
    end
    after_0__1 = neutral;
    if (mask[1]) begin
      after_0__1 = x__1;
    end
    after_0__2 = neutral;
    if (mask[2]) begin
      after_0__2 = x__2;
    end
    after_0__3 = neutral;
    if (mask[3]) begin
      after_0__3 = x__3;
    end
    sum_1__0 = after_0__0;
    sum_1__1 = after_0__1;
    sum_1__2 = after_0__2;
    sum_1__3 = after_0__3;
    node_1__0__op = op;
    node_1__0__k = k;
    node_1__0__a = after_0__0;
    node_1__0__b = after_0__1;
    sum_1__1 = node_1__0__y;
    node_1__1__op = op;
    node_1__1__k = k;
    node_1__1__a = after_0__1;
    node_1__1__b = after_0__2;
    sum_1__2 = node_1__1__y;
    node_1__2__op = op;
    node_1__2__k = k;
    node_1__2__a = after_0__2;
    node_1__2__b = after_0__3;
    sum_1__3 = node_1__2__y;
    kept_1__0__d = sum_1__0;
    after_1__0 = sum_1__0;
    kept_1__1__d = sum_1__1;
    after_1__1 = sum_1__1;
    kept_1__2__d = sum_1__2;
    after_1__2 = sum_1__2;
    kept_1__3__d = sum_1__3;
    after_1__3 = sum_1__3;
    if (pipelined) begin
      after_1__0 = kept_1__0__q;
    end
    if (pipelined) begin
      after_1__1 = kept_1__1__q;
    end
    if (pipelined) begin
      after_1__2 = kept_1__2__q;
    end
    if (pipelined) begin
      after_1__3 = kept_1__3__q;
    end
    sum_2__0 = after_1__0;
    sum_2__1 = after_1__1;
    sum_2__2 = after_1__2;
    sum_2__3 = after_1__3;
    node_2__0__op = op;
    node_2__0__k = k;
    node_2__0__a = after_1__0;
    node_2__0__b = after_1__2;
    sum_2__2 = node_2__0__y;
    node_2__1__op = op;
    node_2__1__k = k;
    node_2__1__a = after_1__1;
    node_2__1__b = after_1__3;
    sum_2__3 = node_2__1__y;
    kept_2__0__d = sum_2__0;
    after_2__0 = sum_2__0;
    kept_2__1__d = sum_2__1;
    after_2__1 = sum_2__1;
    kept_2__2__d = sum_2__2;
    after_2__2 = sum_2__2;
    kept_2__3__d = sum_2__3;
    after_2__3 = sum_2__3;
    sum_4__0 = after_2__0;
    sum_4__1 = after_2__1;
    sum_4__2 = after_2__2;
    sum_4__3 = after_2__3;
    kept_4__0__d = sum_4__0;
    after_4__0 = sum_4__0;
    kept_4__1__d = sum_4__1;
    after_4__1 = sum_4__1;
    kept_4__2__d = sum_4__2;
    after_4__2 = sum_4__2;
    kept_4__3__d = sum_4__3;
    after_4__3 = sum_4__3;
    sum_8__0 = after_4__0;
    sum_8__1 = after_4__1;
    sum_8__2 = after_4__2;
    sum_8__3 = after_4__3;
    kept_8__0__d = sum_8__0;
    after_8__0 = sum_8__0;
    kept_8__1__d = sum_8__1;
    after_8__1 = sum_8__1;
    kept_8__2__d = sum_8__2;
    after_8__2 = sum_8__2;
    kept_8__3__d = sum_8__3;
    after_8__3 = sum_8__3;
    sum_16__0 = after_8__0;
    sum_16__1 = after_8__1;
    sum_16__2 = after_8__2;
    sum_16__3 = after_8__3;
    kept_16__0__d = sum_16__0;
    after_16__0 = sum_16__0;
    kept_16__1__d = sum_16__1;
    after_16__1 = sum_16__1;
    kept_16__2__d = sum_16__2;
    after_16__2 = sum_16__2;
    kept_16__3__d = sum_16__3;
    after_16__3 = sum_16__3;
    results__clear = clear;
    results__start = start;
    results__mask = mask;
    results__neutral = neutral;
    done = results__done;
    total = results__total;
    results__inclusive__0 = after_16__0;
    y__0 = results__y__0;
    results__inclusive__1 = after_16__1;
    y__1 = results__y__1;
    results__inclusive__2 = after_16__2;
    y__2 = results__y__2;
    results__inclusive__3 = after_16__3;
    y__3 = results__y__3;
  end
  always @(posedge clock) begin
    kept_1__0__q <= kept_1__0__d;
    kept_1__1__q <= kept_1__1__d;
    kept_1__2__q <= kept_1__2__d;
    kept_1__3__q <= kept_1__3__d;
    kept_2__0__q <= kept_2__0__d;
    kept_2__1__q <= kept_2__1__d;
    kept_2__2__q <= kept_2__2__d;
    kept_2__3__q <= kept_2__3__d;
    kept_4__0__q <= kept_4__0__d;
    kept_4__1__q <= kept_4__1__d;
    kept_4__2__q <= kept_4__2__d;
    kept_4__3__q <= kept_4__3__d;
    kept_8__0__q <= kept_8__0__d;
    kept_8__1__q <= kept_8__1__d;
    kept_8__2__q <= kept_8__2__d;
    kept_8__3__q <= kept_8__3__d;
    kept_16__0__q <= kept_16__0__d;
    kept_16__1__q <= kept_16__1__d;
    kept_16__2__q <= kept_16__2__d;
    kept_16__3__q <= kept_16__3__d;
  end
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  results results (
    .clock(clock),
    .clear(results__clear),
    .start(results__start),
    .mask(results__mask),
    .neutral(results__neutral),
    .inclusive__0(results__inclusive__0),
    .inclusive__1(results__inclusive__1),
    .inclusive__2(results__inclusive__2),
    .inclusive__3(results__inclusive__3),
    .done(results__done),
    .y__0(results__y__0),
    .y__1(results__y__1),
    .y__2(results__y__2),
    .y__3(results__y__3),
    .total(results__total)
  );
  combine node_1__0 (
    .op(node_1__0__op),
    .a(node_1__0__a),
    .b(node_1__0__b),
    .k(node_1__0__k),
    .y(node_1__0__y)
  );
  combine node_1__1 (
    .op(node_1__1__op),
    .a(node_1__1__a),
    .b(node_1__1__b),
    .k(node_1__1__k),
    .y(node_1__1__y)
  );
  combine node_1__2 (
    .op(node_1__2__op),
    .a(node_1__2__a),
    .b(node_1__2__b),
    .k(node_1__2__k),
    .y(node_1__2__y)
  );
  combine node_2__0 (
    .op(node_2__0__op),
    .a(node_2__0__a),
    .b(node_2__0__b),
    .k(node_2__0__k),
    .y(node_2__0__y)
  );
  combine node_2__1 (
    .op(node_2__1__op),
    .a(node_2__1__a),
    .b(node_2__1__b),
    .k(node_2__1__k),
    .y(node_2__1__y)
  );
endmodule

module results_2 (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] mask,
  input wire [31:0] neutral,
  input wire [31:0] inclusive__0,
  input wire [31:0] inclusive__1,
  input wire [31:0] inclusive__2,
  input wire [31:0] inclusive__3,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] total
);
  localparam [3:0] levels = 4'h3;
  reg last;
  reg [3:0] step__d;
  reg [3:0] step__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  reg [31:0] whole__d;
  reg [31:0] whole__q = 32'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  always @(*) begin
    step__d = step__q;
    whole__d = whole__q;
    finished__d = finished__q;
    last = ((start & (levels == 4'h1)) | ((|step__q) & (step__q == {levels - 4'h1})));
    if (start) begin
      step__d = 4'h1;
    end
    if ((|step__q)) begin
      step__d = {step__q + 4'h1};
    end
    if (last) begin
      step__d = 4'h0;
    end
    finished__d = last;
    done = finished__q;
    total = whole__q;
    prefix__0__d = prefix__0__q;
    y__0 = prefix__0__q;
    prefix__1__d = prefix__1__q;
    y__1 = prefix__1__q;
    prefix__2__d = prefix__2__q;
    y__2 = prefix__2__q;
    prefix__3__d = prefix__3__q;
    y__3 = prefix__3__q;
    if (last) begin
      if (mask[0]) begin
        prefix__0__d = neutral;
      end
      if (mask[1]) begin
        prefix__1__d = inclusive__0;
      end
      if (mask[2]) begin
        prefix__2__d = inclusive__1;
      end
      if (mask[3]) begin
        prefix__3__d = inclusive__2;
      end
      whole__d = inclusive__3;
    end
    if (clear) begin
      prefix__0__d = neutral;
      prefix__1__d = neutral;
      prefix__2__d = neutral;
      prefix__3__d = neutral;
    end
  end
  always @(posedge clock) begin
    step__q <= step__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    whole__q <= whole__d;
    finished__q <= finished__d;
  end
endmodule

module brent_kung (
  input wire clock,
  input wire clear,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] k,
  input wire [3:0] mask,
  input wire [31:0] x__0,
  input wire [31:0] x__1,
  input wire [31:0] x__2,
  input wire [31:0] x__3,
  output reg done,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3,
  output reg [31:0] total
);
  localparam pipelined = 1'h1;
  reg [31:0] operand__0;
  reg [31:0] operand__1;
  reg [31:0] operand__2;
  reg [31:0] operand__3;
  reg [31:0] after_up_1__0;
  reg [31:0] after_up_1__1;
  reg [31:0] after_up_1__2;
  reg [31:0] after_up_1__3;
  reg [31:0] after_up_2__0;
  reg [31:0] after_up_2__1;
  reg [31:0] after_up_2__2;
  reg [31:0] after_up_2__3;
  reg [31:0] after_up_4__0;
  reg [31:0] after_up_4__1;
  reg [31:0] after_up_4__2;
  reg [31:0] after_up_4__3;
  reg [31:0] after_up_8__0;
  reg [31:0] after_up_8__1;
  reg [31:0] after_up_8__2;
  reg [31:0] after_up_8__3;
  reg [31:0] after_up_16__0;
  reg [31:0] after_up_16__1;
  reg [31:0] after_up_16__2;
  reg [31:0] after_up_16__3;
  reg [31:0] after_down_8__0;
  reg [31:0] after_down_8__1;
  reg [31:0] after_down_8__2;
  reg [31:0] after_down_8__3;
  reg [31:0] after_down_4__0;
  reg [31:0] after_down_4__1;
  reg [31:0] after_down_4__2;
  reg [31:0] after_down_4__3;
  reg [31:0] after_down_2__0;
  reg [31:0] after_down_2__1;
  reg [31:0] after_down_2__2;
  reg [31:0] after_down_2__3;
  reg [31:0] after_down_1__0;
  reg [31:0] after_down_1__1;
  reg [31:0] after_down_1__2;
  reg [31:0] after_down_1__3;
  reg [31:0] sum_up_1__0;
  reg [31:0] sum_up_1__1;
  reg [31:0] sum_up_1__2;
  reg [31:0] sum_up_1__3;
  reg [31:0] sum_up_2__0;
  reg [31:0] sum_up_2__1;
  reg [31:0] sum_up_2__2;
  reg [31:0] sum_up_2__3;
  reg [31:0] sum_up_4__0;
  reg [31:0] sum_up_4__1;
  reg [31:0] sum_up_4__2;
  reg [31:0] sum_up_4__3;
  reg [31:0] sum_up_8__0;
  reg [31:0] sum_up_8__1;
  reg [31:0] sum_up_8__2;
  reg [31:0] sum_up_8__3;
  reg [31:0] sum_up_16__0;
  reg [31:0] sum_up_16__1;
  reg [31:0] sum_up_16__2;
  reg [31:0] sum_up_16__3;
  reg [31:0] sum_down_8__0;
  reg [31:0] sum_down_8__1;
  reg [31:0] sum_down_8__2;
  reg [31:0] sum_down_8__3;
  reg [31:0] sum_down_4__0;
  reg [31:0] sum_down_4__1;
  reg [31:0] sum_down_4__2;
  reg [31:0] sum_down_4__3;
  reg [31:0] sum_down_2__0;
  reg [31:0] sum_down_2__1;
  reg [31:0] sum_down_2__2;
  reg [31:0] sum_down_2__3;
  reg [31:0] sum_down_1__0;
  reg [31:0] sum_down_1__1;
  reg [31:0] sum_down_1__2;
  reg [31:0] sum_down_1__3;
  reg [31:0] neutral;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg results__clear;
  reg results__start;
  reg [3:0] results__mask;
  reg [31:0] results__neutral;
  reg [31:0] results__inclusive__0;
  reg [31:0] results__inclusive__1;
  reg [31:0] results__inclusive__2;
  reg [31:0] results__inclusive__3;
  wire results__done;
  wire [31:0] results__y__0;
  wire [31:0] results__y__1;
  wire [31:0] results__y__2;
  wire [31:0] results__y__3;
  wire [31:0] results__total;
  reg [3:0] node_up_1__0__op;
  reg [31:0] node_up_1__0__a;
  reg [31:0] node_up_1__0__b;
  reg [31:0] node_up_1__0__k;
  wire [31:0] node_up_1__0__y;
  reg [3:0] node_up_1__1__op;
  reg [31:0] node_up_1__1__a;
  reg [31:0] node_up_1__1__b;
  reg [31:0] node_up_1__1__k;
  wire [31:0] node_up_1__1__y;
  reg [3:0] node_up_2__0__op;
  reg [31:0] node_up_2__0__a;
  reg [31:0] node_up_2__0__b;
  reg [31:0] node_up_2__0__k;
  wire [31:0] node_up_2__0__y;
  reg [3:0] node_down_1__0__op;
  reg [31:0] node_down_1__0__a;
  reg [31:0] node_down_1__0__b;
  reg [31:0] node_down_1__0__k;
  wire [31:0] node_down_1__0__y;
  reg [31:0] kept_up_1__0__d;
  reg [31:0] kept_up_1__0__q = 32'h0;
  reg [31:0] kept_up_1__1__d;
  reg [31:0] kept_up_1__1__q = 32'h0;
  reg [31:0] kept_up_1__2__d;
  reg [31:0] kept_up_1__2__q = 32'h0;
  reg [31:0] kept_up_1__3__d;
  reg [31:0] kept_up_1__3__q = 32'h0;
  reg [31:0] kept_up_2__0__d;
  reg [31:0] kept_up_2__0__q = 32'h0;
  reg [31:0] kept_up_2__1__d;
  reg [31:0] kept_up_2__1__q = 32'h0;
  reg [31:0] kept_up_2__2__d;
  reg [31:0] kept_up_2__2__q = 32'h0;
  reg [31:0] kept_up_2__3__d;
  reg [31:0] kept_up_2__3__q = 32'h0;
  reg [31:0] kept_up_4__0__d;
  reg [31:0] kept_up_4__0__q = 32'h0;
  reg [31:0] kept_up_4__1__d;
  reg [31:0] kept_up_4__1__q = 32'h0;
  reg [31:0] kept_up_4__2__d;
  reg [31:0] kept_up_4__2__q = 32'h0;
  reg [31:0] kept_up_4__3__d;
  reg [31:0] kept_up_4__3__q = 32'h0;
  reg [31:0] kept_up_8__0__d;
  reg [31:0] kept_up_8__0__q = 32'h0;
  reg [31:0] kept_up_8__1__d;
  reg [31:0] kept_up_8__1__q = 32'h0;
  reg [31:0] kept_up_8__2__d;
  reg [31:0] kept_up_8__2__q = 32'h0;
  reg [31:0] kept_up_8__3__d;
  reg [31:0] kept_up_8__3__q = 32'h0;
  reg [31:0] kept_up_16__0__d;
  reg [31:0] kept_up_16__0__q = 32'h0;
  reg [31:0] kept_up_16__1__d;
  reg [31:0] kept_up_16__1__q = 32'h0;
  reg [31:0] kept_up_16__2__d;
  reg [31:0] kept_up_16__2__q = 32'h0;
  reg [31:0] kept_up_16__3__d;
  reg [31:0] kept_up_16__3__q = 32'h0;
  reg [31:0] kept_down_8__0__d;
  reg [31:0] kept_down_8__0__q = 32'h0;
  reg [31:0] kept_down_8__1__d;
  reg [31:0] kept_down_8__1__q = 32'h0;
  reg [31:0] kept_down_8__2__d;
  reg [31:0] kept_down_8__2__q = 32'h0;
  reg [31:0] kept_down_8__3__d;
  reg [31:0] kept_down_8__3__q = 32'h0;
  reg [31:0] kept_down_4__0__d;
  reg [31:0] kept_down_4__0__q = 32'h0;
  reg [31:0] kept_down_4__1__d;
  reg [31:0] kept_down_4__1__q = 32'h0;
  reg [31:0] kept_down_4__2__d;
  reg [31:0] kept_down_4__2__q = 32'h0;
  reg [31:0] kept_down_4__3__d;
  reg [31:0] kept_down_4__3__q = 32'h0;
  reg [31:0] kept_down_2__0__d;
  reg [31:0] kept_down_2__0__q = 32'h0;
  reg [31:0] kept_down_2__1__d;
  reg [31:0] kept_down_2__1__q = 32'h0;
  reg [31:0] kept_down_2__2__d;
  reg [31:0] kept_down_2__2__q = 32'h0;
  reg [31:0] kept_down_2__3__d;
  reg [31:0] kept_down_2__3__q = 32'h0;
  always @(*) begin
    identity__op = op;
    neutral = identity__value;
    operand__0 = neutral;
    if (mask[0]) begin
      operand__0 = x__0;
    end
    operand__1 = neutral;
    if (mask[1]) begin
      operand__1 = x__1;
    end
    operand__2 = neutral;
    if (mask[2]) begin
      operand__2 = x__2;
    end
    operand__3 = neutral;
    if (mask[3]) begin
      operand__3 = x__3;
    end
    sum_up_1__0 = operand__0;
    sum_up_1__1 = operand__1;
    sum_up_1__2 = operand__2;
    sum_up_1__3 = operand__3;
    node_up_1__0__op = op;
    node_up_1__0__k = k;
    node_up_1__0__a = operand__0;
    node_up_1__0__b = operand__1;
    sum_up_1__1 = node_up_1__0__y;
    node_up_1__1__op = op;
    node_up_1__1__k = k;
    node_up_1__1__a = operand__2;
    node_up_1__1__b = operand__3;
    sum_up_1__3 = node_up_1__1__y;
    kept_up_1__0__d = sum_up_1__0;
    after_up_1__0 = sum_up_1__0;
    kept_up_1__1__d = sum_up_1__1;
    after_up_1__1 = sum_up_1__1;
    kept_up_1__2__d = sum_up_1__2;
    after_up_1__2 = sum_up_1__2;
    kept_up_1__3__d = sum_up_1__3;
    after_up_1__3 = sum_up_1__3;
    if (pipelined) begin
      after_up_1__0 = kept_up_1__0__q;
    end
    if (pipelined) begin
      after_up_1__1 = kept_up_1__1__q;
    end
    if (pipelined) begin
      after_up_1__2 = kept_up_1__2__q;
    end
    if (pipelined) begin
      after_up_1__3 = kept_up_1__3__q;
    end
    sum_up_2__0 = after_up_1__0;
    sum_up_2__1 = after_up_1__1;
    sum_up_2__2 = after_up_1__2;
    sum_up_2__3 = after_up_1__3;
    node_up_2__0__op = op;
    node_up_2__0__k = k;
    node_up_2__0__a = after_up_1__1;
    node_up_2__0__b = after_up_1__3;
    sum_up_2__3 = node_up_2__0__y;
    kept_up_2__0__d = sum_up_2__0;
    after_up_2__0 = sum_up_2__0;
    kept_up_2__1__d = sum_up_2__1;
    after_up_2__1 = sum_up_2__1;
    kept_up_2__2__d = sum_up_2__2;
    after_up_2__2 = sum_up_2__2;
    kept_up_2__3__d = sum_up_2__3;
    after_up_2__3 = sum_up_2__3;
    if (pipelined) begin
      after_up_2__0 = kept_up_2__0__q;
    end
    if (pipelined) begin
      after_up_2__1 = kept_up_2__1__q;
    end
    if (pipelined) begin
      after_up_2__2 = kept_up_2__2__q;
    end
    if (pipelined) begin
      after_up_2__3 = kept_up_2__3__q;
    end
    sum_up_4__0 = after_up_2__0;
    sum_up_4__1 = after_up_2__1;
    sum_up_4__2 = after_up_2__2;
    sum_up_4__3 = after_up_2__3;
    kept_up_4__0__d = sum_up_4__0;
    after_up_4__0 = sum_up_4__0;
    kept_up_4__1__d = sum_up_4__1;
    after_up_4__1 = sum_up_4__1;
    kept_up_4__2__d = sum_up_4__2;
    after_up_4__2 = sum_up_4__2;
    kept_up_4__3__d = sum_up_4__3;
    after_up_4__3 = sum_up_4__3;
    sum_up_8__0 = after_up_4__0;
    sum_up_8__1 = after_up_4__1;
    sum_up_8__2 = after_up_4__2;
    sum_up_8__3 = after_up_4__3;
    kept_up_8__0__d = sum_up_8__0;
    after_up_8__0 = sum_up_8__0;
    kept_up_8__1__d = sum_up_8__1;
    after_up_8__1 = sum_up_8__1;
    kept_up_8__2__d = sum_up_8__2;
    after_up_8__2 = sum_up_8__2;
    kept_up_8__3__d = sum_up_8__3;
    after_up_8__3 = sum_up_8__3;
    sum_up_16__0 = after_up_8__0;
    sum_up_16__1 = after_up_8__1;
    sum_up_16__2 = after_up_8__2;
    sum_up_16__3 = after_up_8__3;
    kept_up_16__0__d = sum_up_16__0;
    after_up_16__0 = sum_up_16__0;
    kept_up_16__1__d = sum_up_16__1;
    after_up_16__1 = sum_up_16__1;
    kept_up_16__2__d = sum_up_16__2;
    after_up_16__2 = sum_up_16__2;
    kept_up_16__3__d = sum_up_16__3;
    after_up_16__3 = sum_up_16__3;
    sum_down_8__0 = after_up_16__0;
    sum_down_8__1 = after_up_16__1;
    sum_down_8__2 = after_up_16__2;
    sum_down_8__3 = after_up_16__3;
    kept_down_8__0__d = sum_down_8__0;
    after_down_8__0 = sum_down_8__0;
    kept_down_8__1__d = sum_down_8__1;
    after_down_8__1 = sum_down_8__1;
    kept_down_8__2__d = sum_down_8__2;
    after_down_8__2 = sum_down_8__2;
    kept_down_8__3__d = sum_down_8__3;
    after_down_8__3 = sum_down_8__3;
    sum_down_4__0 = after_down_8__0;
    sum_down_4__1 = after_down_8__1;
    sum_down_4__2 = after_down_8__2;
    sum_down_4__3 = after_down_8__3;
    kept_down_4__0__d = sum_down_4__0;
    after_down_4__0 = sum_down_4__0;
    kept_down_4__1__d = sum_down_4__1;
    after_down_4__1 = sum_down_4__1;
    kept_down_4__2__d = sum_down_4__2;
    after_down_4__2 = sum_down_4__2;
    kept_down_4__3__d = sum_down_4__3;
    after_down_4__3 = sum_down_4__3;
    sum_down_2__0 = after_down_4__0;
    sum_down_2__1 = after_down_4__1;
    sum_down_2__2 = after_down_4__2;
    sum_down_2__3 = after_down_4__3;
    kept_down_2__0__d = sum_down_2__0;
    after_down_2__0 = sum_down_2__0;
    kept_down_2__1__d = sum_down_2__1;
    after_down_2__1 = sum_down_2__1;
    kept_down_2__2__d = sum_down_2__2;
    after_down_2__2 = sum_down_2__2;
    kept_down_2__3__d = sum_down_2__3;
    after_down_2__3 = sum_down_2__3;
    sum_down_1__0 = after_down_2__0;
    sum_down_1__1 = after_down_2__1;
    sum_down_1__2 = after_down_2__2;
    sum_down_1__3 = after_down_2__3;
    node_down_1__0__op = op;
    node_down_1__0__k = k;
    node_down_1__0__a = after_down_2__1;
    node_down_1__0__b = after_down_2__2;
    sum_down_1__2 = node_down_1__0__y;
    after_down_1__0 = sum_down_1__0;
    after_down_1__1 = sum_down_1__1;
    after_down_1__2 = sum_down_1__2;
    after_down_1__3 = sum_down_1__3;
    results__clear = clear;
    results__start = start;
    results__mask = mask;
    results__neutral = neutral;
    done = results__done;
    total = results__total;
    results__inclusive__0 = after_down_1__0;
    y__0 = results__y__0;
    results__inclusive__1 = after_down_1__1;
    y__1 = results__y__1;
    results__inclusive__2 = after_down_1__2;
    y__2 = results__y__2;
    results__inclusive__3 = after_down_1__3;
    y__3 = results__y__3;
  end
  always @(posedge clock) begin
    kept_up_1__0__q <= kept_up_1__0__d;
    kept_up_1__1__q <= kept_up_1__1__d;
    kept_up_1__2__q <= kept_up_1__2__d;
    kept_up_1__3__q <= kept_up_1__3__d;
    kept_up_2__0__q <= kept_up_2__0__d;
    kept_up_2__1__q <= kept_up_2__1__d;
    kept_up_2__2__q <= kept_up_2__2__d;
    kept_up_2__3__q <= kept_up_2__3__d;
    kept_up_4__0__q <= kept_up_4__0__d;
    kept_up_4__1__q <= kept_up_4__1__d;
    kept_up_4__2__q <= kept_up_4__2__d;
    kept_up_4__3__q <= kept_up_4__3__d;
    kept_up_8__0__q <= kept_up_8__0__d;
    kept_up_8__1__q <= kept_up_8__1__d;
    kept_up_8__2__q <= kept_up_8__2__d;
    kept_up_8__3__q <= kept_up_8__3__d;
    kept_up_16__0__q <= kept_up_16__0__d;
    kept_up_16__1__q <= kept_up_16__1__d;
    kept_up_16__2__q <= kept_up_16__2__d;
    kept_up_16__3__q <= kept_up_16__3__d;
    kept_down_8__0__q <= kept_down_8__0__d;
    kept_down_8__1__q <= kept_down_8__1__d;
    kept_down_8__2__q <= kept_down_8__2__d;
    kept_down_8__3__q <= kept_down_8__3__d;
    kept_down_4__0__q <= kept_down_4__0__d;
    kept_down_4__1__q <= kept_down_4__1__d;
    kept_down_4__2__q <= kept_down_4__2__d;
    kept_down_4__3__q <= kept_down_4__3__d;
    kept_down_2__0__q <= kept_down_2__0__d;
    kept_down_2__1__q <= kept_down_2__1__d;
    kept_down_2__2__q <= kept_down_2__2__d;
    kept_down_2__3__q <= kept_down_2__3__d;
  end
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  results_2 results (
    .clock(clock),
    .clear(results__clear),
    .start(results__start),
    .mask(results__mask),
    .neutral(results__neutral),
    .inclusive__0(results__inclusive__0),
    .inclusive__1(results__inclusive__1),
    .inclusive__2(results__inclusive__2),
    .inclusive__3(results__inclusive__3),
    .done(results__done),
    .y__0(results__y__0),
    .y__1(results__y__1),
    .y__2(results__y__2),
    .y__3(results__y__3),
    .total(results__total)
  );
  combine node_up_1__0 (
    .op(node_up_1__0__op),
    .a(node_up_1__0__a),
    .b(node_up_1__0__b),
    .k(node_up_1__0__k),
    .y(node_up_1__0__y)
  );
  combine node_up_1__1 (
    .op(node_up_1__1__op),
    .a(node_up_1__1__a),
    .b(node_up_1__1__b),
    .k(node_up_1__1__k),
    .y(node_up_1__1__y)
  );
  combine node_up_2__0 (
    .op(node_up_2__0__op),
    .a(node_up_2__0__a),
    .b(node_up_2__0__b),
    .k(node_up_2__0__k),
    .y(node_up_2__0__y)
  );
  combine node_down_1__0 (
    .op(node_down_1__0__op),
    .a(node_down_1__0__a),
    .b(node_down_1__0__b),
    .k(node_down_1__0__k),
    .y(node_down_1__0__y)
  );
endmodule

module prepare_2 (
  input wire clock,
  input wire req_valid,
  input wire [3:0] req_aop,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [3:0] req_mask,
  input wire [31:0] req_address__0,
  input wire [31:0] req_address__1,
  input wire [31:0] req_address__2,
  input wire [31:0] req_address__3,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [31:0] req_data2__0,
  input wire [31:0] req_data2__1,
  input wire [31:0] req_data2__2,
  input wire [31:0] req_data2__3,
  input wire req_return,
  output reg req_ready,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  input wire [1:0] read_warp,
  output reg [3:0] set__0,
  output reg [3:0] set__1,
  output reg [31:0] combined__0,
  output reg [31:0] combined__1
);
  localparam [1:0] network = 2'h0;
  reg [16:0] facts;
  reg [16:0] meta;
  reg [3:0] op;
  reg [1:0] warp;
  reg [3:0] next_members;
  reg [3:0] next_leader;
  reg [31:0] next_modulus;
  reg [3:0] row;
  reg any;
  reg serially;
  reg matching;
  reg starting;
  reg combined_now;
  reg [31:0] total;
  reg finished;
  reg leaving;
  reg [5:0] part_0;
  reg [2:0] fifo_meta__read_address;
  wire [16:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [2:0] fifo_meta__write_address;
  reg [16:0] fifo_meta__write_data;
  reg [2:0] fifo_mask__read_address;
  wire [3:0] fifo_mask__read_data;
  reg fifo_mask__write_enable;
  reg [2:0] fifo_mask__write_address;
  reg [3:0] fifo_mask__write_data;
  reg [2:0] fifo_address__0__read_address;
  wire [31:0] fifo_address__0__read_data;
  reg fifo_address__0__write_enable;
  reg [2:0] fifo_address__0__write_address;
  reg [31:0] fifo_address__0__write_data;
  reg [2:0] fifo_address__1__read_address;
  wire [31:0] fifo_address__1__read_data;
  reg fifo_address__1__write_enable;
  reg [2:0] fifo_address__1__write_address;
  reg [31:0] fifo_address__1__write_data;
  reg [2:0] fifo_address__2__read_address;
  wire [31:0] fifo_address__2__read_data;
  reg fifo_address__2__write_enable;
  reg [2:0] fifo_address__2__write_address;
  reg [31:0] fifo_address__2__write_data;
  reg [2:0] fifo_address__3__read_address;
  wire [31:0] fifo_address__3__read_data;
  reg fifo_address__3__write_enable;
  reg [2:0] fifo_address__3__write_address;
  reg [31:0] fifo_address__3__write_data;
  reg [2:0] fifo_data__0__read_address;
  wire [31:0] fifo_data__0__read_data;
  reg fifo_data__0__write_enable;
  reg [2:0] fifo_data__0__write_address;
  reg [31:0] fifo_data__0__write_data;
  reg [2:0] fifo_data__1__read_address;
  wire [31:0] fifo_data__1__read_data;
  reg fifo_data__1__write_enable;
  reg [2:0] fifo_data__1__write_address;
  reg [31:0] fifo_data__1__write_data;
  reg [2:0] fifo_data__2__read_address;
  wire [31:0] fifo_data__2__read_data;
  reg fifo_data__2__write_enable;
  reg [2:0] fifo_data__2__write_address;
  reg [31:0] fifo_data__2__write_data;
  reg [2:0] fifo_data__3__read_address;
  wire [31:0] fifo_data__3__read_data;
  reg fifo_data__3__write_enable;
  reg [2:0] fifo_data__3__write_address;
  reg [31:0] fifo_data__3__write_data;
  reg [2:0] fifo_data2__0__read_address;
  wire [31:0] fifo_data2__0__read_data;
  reg fifo_data2__0__write_enable;
  reg [2:0] fifo_data2__0__write_address;
  reg [31:0] fifo_data2__0__write_data;
  reg [2:0] fifo_data2__1__read_address;
  wire [31:0] fifo_data2__1__read_data;
  reg fifo_data2__1__write_enable;
  reg [2:0] fifo_data2__1__write_address;
  reg [31:0] fifo_data2__1__write_data;
  reg [2:0] fifo_data2__2__read_address;
  wire [31:0] fifo_data2__2__read_data;
  reg fifo_data2__2__write_enable;
  reg [2:0] fifo_data2__2__write_address;
  reg [31:0] fifo_data2__2__write_data;
  reg [2:0] fifo_data2__3__read_address;
  wire [31:0] fifo_data2__3__read_data;
  reg fifo_data2__3__write_enable;
  reg [2:0] fifo_data2__3__write_address;
  reg [31:0] fifo_data2__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg [1:0] state__d;
  reg [1:0] state__q = 2'h0;
  reg [3:0] address_match__mask;
  reg [31:0] address_match__address__0;
  reg [31:0] address_match__address__1;
  reg [31:0] address_match__address__2;
  reg [31:0] address_match__address__3;
  wire [3:0] address_match__members__0;
  wire [3:0] address_match__members__1;
  wire [3:0] address_match__members__2;
  wire [3:0] address_match__members__3;
  reg [3:0] members__d;
  reg [3:0] members__q = 4'h0;
  reg [31:0] modulus__d;
  reg [31:0] modulus__q = 32'h0;
  reg [3:0] left__0__d;
  reg [3:0] left__0__q = 4'h0;
  reg [3:0] left__1__d;
  reg [3:0] left__1__q = 4'h0;
  reg [3:0] left__2__d;
  reg [3:0] left__2__q = 4'h0;
  reg [3:0] left__3__d;
  reg [3:0] left__3__q = 4'h0;
  reg [4:0] number__d;
  reg [4:0] number__q = 5'h0;
  reg serial__clear;
  reg serial__start;
  reg [3:0] serial__op;
  reg [31:0] serial__k;
  reg [3:0] serial__mask;
  reg [31:0] serial__x__0;
  reg [31:0] serial__x__1;
  reg [31:0] serial__x__2;
  reg [31:0] serial__x__3;
  wire serial__done;
  wire [31:0] serial__y__0;
  wire [31:0] serial__y__1;
  wire [31:0] serial__y__2;
  wire [31:0] serial__y__3;
  wire [31:0] serial__total;
  reg kogge_stone__clear;
  reg kogge_stone__start;
  reg [3:0] kogge_stone__op;
  reg [31:0] kogge_stone__k;
  reg [3:0] kogge_stone__mask;
  reg [31:0] kogge_stone__x__0;
  reg [31:0] kogge_stone__x__1;
  reg [31:0] kogge_stone__x__2;
  reg [31:0] kogge_stone__x__3;
  wire kogge_stone__done;
  wire [31:0] kogge_stone__y__0;
  wire [31:0] kogge_stone__y__1;
  wire [31:0] kogge_stone__y__2;
  wire [31:0] kogge_stone__y__3;
  wire [31:0] kogge_stone__total;
  reg brent_kung__clear;
  reg brent_kung__start;
  reg [3:0] brent_kung__op;
  reg [31:0] brent_kung__k;
  reg [3:0] brent_kung__mask;
  reg [31:0] brent_kung__x__0;
  reg [31:0] brent_kung__x__1;
  reg [31:0] brent_kung__x__2;
  reg [31:0] brent_kung__x__3;
  wire brent_kung__done;
  wire [31:0] brent_kung__y__0;
  wire [31:0] brent_kung__y__1;
  wire [31:0] brent_kung__y__2;
  wire [31:0] brent_kung__y__3;
  wire [31:0] brent_kung__total;
  reg [1:0] sets__0__read_address;
  wire [3:0] sets__0__read_data;
  reg sets__0__write_enable;
  reg [1:0] sets__0__write_address;
  reg [3:0] sets__0__write_data;
  reg [1:0] sets__1__read_address;
  wire [3:0] sets__1__read_data;
  reg sets__1__write_enable;
  reg [1:0] sets__1__write_address;
  reg [3:0] sets__1__write_data;
  reg [1:0] totals__0__read_address;
  wire [31:0] totals__0__read_data;
  reg totals__0__write_enable;
  reg [1:0] totals__0__write_address;
  reg [31:0] totals__0__write_data;
  reg [1:0] totals__1__read_address;
  wire [31:0] totals__1__read_data;
  reg totals__1__write_enable;
  reg [1:0] totals__1__write_address;
  reg [31:0] totals__1__write_data;
  always @(*) begin
    part_0 = 6'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    state__d = state__q;
    number__d = number__q;
    members__d = members__q;
    modulus__d = modulus__q;
    facts = (({13'h0, req_aop} | {{11'h0, req_rd} << 32'h4}) | {{15'h0, req_warp} << 32'hb});
    facts = {facts[16:11], req_return, facts[9:0]};
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = tail__q;
    fifo_meta__write_data = facts;
    fifo_meta__read_address = head__q;
    fifo_mask__write_enable = req_valid;
    fifo_mask__write_address = tail__q;
    fifo_mask__write_data = req_mask;
    fifo_mask__read_address = head__q;
    fifo_address__0__write_enable = req_valid;
    fifo_address__0__write_address = tail__q;
    fifo_address__0__write_data = req_address__0;
    fifo_address__0__read_address = head__q;
    fifo_data__0__write_enable = req_valid;
    fifo_data__0__write_address = tail__q;
    fifo_data__0__write_data = req_data__0;
    fifo_data__0__read_address = head__q;
    fifo_data2__0__write_enable = req_valid;
    fifo_data2__0__write_address = tail__q;
    fifo_data2__0__write_data = req_data2__0;
    fifo_data2__0__read_address = head__q;
    fifo_address__1__write_enable = req_valid;
    fifo_address__1__write_address = tail__q;
    fifo_address__1__write_data = req_address__1;
    fifo_address__1__read_address = head__q;
    fifo_data__1__write_enable = req_valid;
    fifo_data__1__write_address = tail__q;
    fifo_data__1__write_data = req_data__1;
    fifo_data__1__read_address = head__q;
    fifo_data2__1__write_enable = req_valid;
    fifo_data2__1__write_address = tail__q;
    fifo_data2__1__write_data = req_data2__1;
    fifo_data2__1__read_address = head__q;
    fifo_address__2__write_enable = req_valid;
    fifo_address__2__write_address = tail__q;
    fifo_address__2__write_data = req_address__2;
    fifo_address__2__read_address = head__q;
    fifo_data__2__write_enable = req_valid;
    fifo_data__2__write_address = tail__q;
    fifo_data__2__write_data = req_data__2;
    fifo_data__2__read_address = head__q;
    fifo_data2__2__write_enable = req_valid;
    fifo_data2__2__write_address = tail__q;
    fifo_data2__2__write_data = req_data2__2;
    fifo_data2__2__read_address = head__q;
    fifo_address__3__write_enable = req_valid;
    fifo_address__3__write_address = tail__q;
    fifo_address__3__write_data = req_address__3;
    fifo_address__3__read_address = head__q;
    fifo_data__3__write_enable = req_valid;
    fifo_data__3__write_address = tail__q;
    fifo_data__3__write_data = req_data__3;
    fifo_data__3__read_address = head__q;
    fifo_data2__3__write_enable = req_valid;
    fifo_data2__3__write_address = tail__q;
    fifo_data2__3__write_data = req_data2__3;
    fifo_data2__3__read_address = head__q;
    req_ready = (count__q <= 4'h4);
    meta = fifo_meta__read_data;
    op = meta[3:0];
    part_0 = meta[16:11];
    warp = part_0[1:0];
    matching = ((state__q == 2'h0) & (|count__q));
    address_match__mask = fifo_mask__read_data;
    address_match__address__0 = fifo_address__0__read_data;
    address_match__address__1 = fifo_address__1__read_data;
    address_match__address__2 = fifo_address__2__read_data;
    address_match__address__3 = fifo_address__3__read_data;
    any = 1'h0;
    next_members = 4'h0;
    next_leader = 4'h0;
    next_modulus = 32'h0;
    row = left__0__q;
    if (matching) begin
      row = address_match__members__0;
    end
    left__0__d = row;
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3:1], 1'h1};
      next_modulus = fifo_data2__0__read_data;
    end
    row = left__1__q;
    if (matching) begin
      row = address_match__members__1;
    end
    left__1__d = row;
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3:2], 1'h1, next_leader[0]};
      next_modulus = fifo_data2__1__read_data;
    end
    row = left__2__q;
    if (matching) begin
      row = address_match__members__2;
    end
    left__2__d = row;
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3], 1'h1, next_leader[1:0]};
      next_modulus = fifo_data2__2__read_data;
    end
    row = left__3__q;
    if (matching) begin
      row = address_match__members__3;
    end
    left__3__d = row;
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {1'h1, next_leader[2:0]};
      next_modulus = fifo_data2__3__read_data;
    end
    serially = (((network == 2'h0) | (op == 4'h1)) | (op >= 4'hb));
    starting = (state__q == 2'h1);
    serial__clear = matching;
    serial__start = (starting & serially);
    serial__op = op;
    serial__k = modulus__q;
    serial__mask = members__q;
    kogge_stone__clear = 1'h0;
    kogge_stone__start = 1'h0;
    kogge_stone__op = 4'h0;
    kogge_stone__k = 32'h0;
    kogge_stone__mask = 4'h0;
    brent_kung__clear = 1'h0;
    brent_kung__start = 1'h0;
    brent_kung__op = 4'h0;
    brent_kung__k = 32'h0;
    brent_kung__mask = 4'h0;
    serial__x__0 = fifo_data__0__read_data;
    kogge_stone__x__0 = 32'h0;
    brent_kung__x__0 = 32'h0;
    serial__x__1 = fifo_data__1__read_data;
    kogge_stone__x__1 = 32'h0;
    brent_kung__x__1 = 32'h0;
    serial__x__2 = fifo_data__2__read_data;
    kogge_stone__x__2 = 32'h0;
    brent_kung__x__2 = 32'h0;
    serial__x__3 = fifo_data__3__read_data;
    kogge_stone__x__3 = 32'h0;
    brent_kung__x__3 = 32'h0;
    if ((network == 2'h1)) begin
      kogge_stone__clear = matching;
      kogge_stone__start = (starting & (!serially));
      kogge_stone__op = op;
      kogge_stone__k = modulus__q;
      kogge_stone__mask = members__q;
      kogge_stone__x__0 = fifo_data__0__read_data;
      kogge_stone__x__1 = fifo_data__1__read_data;
      kogge_stone__x__2 = fifo_data__2__read_data;
      kogge_stone__x__3 = fifo_data__3__read_data;
    end
    if ((network == 2'h2)) begin
      brent_kung__clear = matching;
      brent_kung__start = (starting & (!serially));
      brent_kung__op = op;
      brent_kung__k = modulus__q;
      brent_kung__mask = members__q;
      brent_kung__x__0 = fifo_data__0__read_data;
      brent_kung__x__1 = fifo_data__1__read_data;
      brent_kung__x__2 = fifo_data__2__read_data;
      brent_kung__x__3 = fifo_data__3__read_data;
    end
    combined_now = serial__done;
    total = serial__total;
    wb_data__0 = serial__y__0;
    wb_data__1 = serial__y__1;
    wb_data__2 = serial__y__2;
    wb_data__3 = serial__y__3;
    if (((network == 2'h1) & (!serially))) begin
      combined_now = kogge_stone__done;
      total = kogge_stone__total;
      wb_data__0 = kogge_stone__y__0;
      wb_data__1 = kogge_stone__y__1;
      wb_data__2 = kogge_stone__y__2;
      wb_data__3 = kogge_stone__y__3;
    end
    if (((network == 2'h2) & (!serially))) begin
      combined_now = brent_kung__done;
      total = brent_kung__total;
      wb_data__0 = brent_kung__y__0;
      wb_data__1 = brent_kung__y__1;
      wb_data__2 = brent_kung__y__2;
      wb_data__3 = brent_kung__y__3;
    end
    combined_now = (combined_now & (state__q == 2'h2));
    sets__0__write_enable = matching;
    sets__0__write_address = warp;
    sets__0__write_data = 4'h0;
    totals__0__write_enable = 1'h0;
    totals__0__write_address = warp;
    totals__0__write_data = total;
    if ((combined_now & (number__q == 5'h0))) begin
      sets__0__write_enable = 1'h1;
      sets__0__write_data = members__q;
      totals__0__write_enable = 1'h1;
    end
    sets__0__read_address = read_warp;
    totals__0__read_address = read_warp;
    set__0 = sets__0__read_data;
    combined__0 = totals__0__read_data;
    sets__1__write_enable = matching;
    sets__1__write_address = warp;
    sets__1__write_data = 4'h0;
    totals__1__write_enable = 1'h0;
    totals__1__write_address = warp;
    totals__1__write_data = total;
    if ((combined_now & (number__q == 5'h1))) begin
      sets__1__write_enable = 1'h1;
      sets__1__write_data = members__q;
      totals__1__write_enable = 1'h1;
    end
    sets__1__read_address = read_warp;
    totals__1__read_address = read_warp;
    set__1 = sets__1__read_data;
    combined__1 = totals__1__read_data;
    finished = (state__q == 2'h3);
    if ((matching | combined_now)) begin
      members__d = next_members;
      modulus__d = next_modulus;
      state__d = 2'h3;
      if (any) begin
        state__d = 2'h1;
      end
      if (next_leader[0]) begin
        left__0__d = 4'h0;
      end
      if (next_leader[1]) begin
        left__1__d = 4'h0;
      end
      if (next_leader[2]) begin
        left__2__d = 4'h0;
      end
      if (next_leader[3]) begin
        left__3__d = 4'h0;
      end
    end
    if (matching) begin
      number__d = 5'h0;
    end
    if (starting) begin
      state__d = 2'h2;
    end
    if (combined_now) begin
      number__d = {number__q + 5'h1};
      finished = (!any);
    end
    wb_valid = finished;
    wb_warp = warp;
    wb_rd = meta[9:4];
    wb_mask = 4'h0;
    if (meta[10]) begin
      wb_mask = fifo_mask__read_data;
    end
    wb_last = 1'h1;
    wb_slot = 3'h0;
    leaving = (finished & wb_ready);
    if (leaving) begin
      state__d = 2'h0;
      head__d = {head__q + 3'h1};
    end
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    if ((req_valid & (!leaving))) begin
      count__d = {count__q + 4'h1};
    end
    if (((!req_valid) & leaving)) begin
      count__d = {count__q - 4'h1};
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    state__q <= state__d;
    members__q <= members__d;
    modulus__q <= modulus__d;
    left__0__q <= left__0__d;
    left__1__q <= left__1__d;
    left__2__q <= left__2__d;
    left__3__q <= left__3__d;
    number__q <= number__d;
  end
  issue_copy fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  masks fifo_mask (
    .clock(clock),
    .read_address(fifo_mask__read_address),
    .read_data(fifo_mask__read_data),
    .write_enable(fifo_mask__write_enable),
    .write_address(fifo_mask__write_address),
    .write_data(fifo_mask__write_data)
  );
  fifo_meta fifo_address__0 (
    .clock(clock),
    .read_address(fifo_address__0__read_address),
    .read_data(fifo_address__0__read_data),
    .write_enable(fifo_address__0__write_enable),
    .write_address(fifo_address__0__write_address),
    .write_data(fifo_address__0__write_data)
  );
  fifo_meta fifo_address__1 (
    .clock(clock),
    .read_address(fifo_address__1__read_address),
    .read_data(fifo_address__1__read_data),
    .write_enable(fifo_address__1__write_enable),
    .write_address(fifo_address__1__write_address),
    .write_data(fifo_address__1__write_data)
  );
  fifo_meta fifo_address__2 (
    .clock(clock),
    .read_address(fifo_address__2__read_address),
    .read_data(fifo_address__2__read_data),
    .write_enable(fifo_address__2__write_enable),
    .write_address(fifo_address__2__write_address),
    .write_data(fifo_address__2__write_data)
  );
  fifo_meta fifo_address__3 (
    .clock(clock),
    .read_address(fifo_address__3__read_address),
    .read_data(fifo_address__3__read_data),
    .write_enable(fifo_address__3__write_enable),
    .write_address(fifo_address__3__write_address),
    .write_data(fifo_address__3__write_data)
  );
  fifo_meta fifo_data__0 (
    .clock(clock),
    .read_address(fifo_data__0__read_address),
    .read_data(fifo_data__0__read_data),
    .write_enable(fifo_data__0__write_enable),
    .write_address(fifo_data__0__write_address),
    .write_data(fifo_data__0__write_data)
  );
  fifo_meta fifo_data__1 (
    .clock(clock),
    .read_address(fifo_data__1__read_address),
    .read_data(fifo_data__1__read_data),
    .write_enable(fifo_data__1__write_enable),
    .write_address(fifo_data__1__write_address),
    .write_data(fifo_data__1__write_data)
  );
  fifo_meta fifo_data__2 (
    .clock(clock),
    .read_address(fifo_data__2__read_address),
    .read_data(fifo_data__2__read_data),
    .write_enable(fifo_data__2__write_enable),
    .write_address(fifo_data__2__write_address),
    .write_data(fifo_data__2__write_data)
  );
  fifo_meta fifo_data__3 (
    .clock(clock),
    .read_address(fifo_data__3__read_address),
    .read_data(fifo_data__3__read_data),
    .write_enable(fifo_data__3__write_enable),
    .write_address(fifo_data__3__write_address),
    .write_data(fifo_data__3__write_data)
  );
  fifo_meta fifo_data2__0 (
    .clock(clock),
    .read_address(fifo_data2__0__read_address),
    .read_data(fifo_data2__0__read_data),
    .write_enable(fifo_data2__0__write_enable),
    .write_address(fifo_data2__0__write_address),
    .write_data(fifo_data2__0__write_data)
  );
  fifo_meta fifo_data2__1 (
    .clock(clock),
    .read_address(fifo_data2__1__read_address),
    .read_data(fifo_data2__1__read_data),
    .write_enable(fifo_data2__1__write_enable),
    .write_address(fifo_data2__1__write_address),
    .write_data(fifo_data2__1__write_data)
  );
  fifo_meta fifo_data2__2 (
    .clock(clock),
    .read_address(fifo_data2__2__read_address),
    .read_data(fifo_data2__2__read_data),
    .write_enable(fifo_data2__2__write_enable),
    .write_address(fifo_data2__2__write_address),
    .write_data(fifo_data2__2__write_data)
  );
  fifo_meta fifo_data2__3 (
    .clock(clock),
    .read_address(fifo_data2__3__read_address),
    .read_data(fifo_data2__3__read_data),
    .write_enable(fifo_data2__3__write_enable),
    .write_address(fifo_data2__3__write_address),
    .write_data(fifo_data2__3__write_data)
  );
  address_match address_match (
    .mask(address_match__mask),
    .address__0(address_match__address__0),
    .address__1(address_match__address__1),
    .address__2(address_match__address__2),
    .address__3(address_match__address__3),
    .members__0(address_match__members__0),
    .members__1(address_match__members__1),
    .members__2(address_match__members__2),
    .members__3(address_match__members__3)
  );
  serial serial (
    .clock(clock),
    .clear(serial__clear),
    .start(serial__start),
    .op(serial__op),
    .k(serial__k),
    .mask(serial__mask),
    .x__0(serial__x__0),
    .x__1(serial__x__1),
    .x__2(serial__x__2),
    .x__3(serial__x__3),
    .done(serial__done),
    .y__0(serial__y__0),
    .y__1(serial__y__1),
    .y__2(serial__y__2),
    .y__3(serial__y__3),
    .total(serial__total)
  );
  kogge_stone kogge_stone (
    .clock(clock),
    .clear(kogge_stone__clear),
    .start(kogge_stone__start),
    .op(kogge_stone__op),
    .k(kogge_stone__k),
    .mask(kogge_stone__mask),
    .x__0(kogge_stone__x__0),
    .x__1(kogge_stone__x__1),
    .x__2(kogge_stone__x__2),
    .x__3(kogge_stone__x__3),
    .done(kogge_stone__done),
    .y__0(kogge_stone__y__0),
    .y__1(kogge_stone__y__1),
    .y__2(kogge_stone__y__2),
    .y__3(kogge_stone__y__3),
    .total(kogge_stone__total)
  );
  brent_kung brent_kung (
    .clock(clock),
    .clear(brent_kung__clear),
    .start(brent_kung__start),
    .op(brent_kung__op),
    .k(brent_kung__k),
    .mask(brent_kung__mask),
    .x__0(brent_kung__x__0),
    .x__1(brent_kung__x__1),
    .x__2(brent_kung__x__2),
    .x__3(brent_kung__x__3),
    .done(brent_kung__done),
    .y__0(brent_kung__y__0),
    .y__1(brent_kung__y__1),
    .y__2(brent_kung__y__2),
    .y__3(brent_kung__y__3),
    .total(brent_kung__total)
  );
  left_masks sets__0 (
    .clock(clock),
    .read_address(sets__0__read_address),
    .read_data(sets__0__read_data),
    .write_enable(sets__0__write_enable),
    .write_address(sets__0__write_address),
    .write_data(sets__0__write_data)
  );
  left_masks sets__1 (
    .clock(clock),
    .read_address(sets__1__read_address),
    .read_data(sets__1__read_data),
    .write_enable(sets__1__write_enable),
    .write_address(sets__1__write_address),
    .write_data(sets__1__write_data)
  );
  low_words totals__0 (
    .clock(clock),
    .read_address(totals__0__read_address),
    .read_data(totals__0__read_data),
    .write_enable(totals__0__write_enable),
    .write_address(totals__0__write_address),
    .write_data(totals__0__write_data)
  );
  low_words totals__1 (
    .clock(clock),
    .read_address(totals__1__read_address),
    .read_data(totals__1__read_data),
    .write_enable(totals__1__write_enable),
    .write_address(totals__1__write_address),
    .write_data(totals__1__write_data)
  );
endmodule

module scale (
  input wire clock,
  input wire [23:0] a,
  input wire [17:0] b,
  output reg [27:0] product
);
  wire [41:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[40:13];
endmodule

module rom (
  input wire clock,
  input wire [9:0] address,
  output reg [26:0] c0,
  output reg [19:0] c1,
  output reg [13:0] c2
);
  reg [60:0] rows [0:1023];
  initial begin
    rows[0] = 61'h1ffffffbfff7bf42;
    rows[1] = 61'h1fc07efff027bdcd;
    rows[2] = 61'h1f81f81be0b47c64;
    rows[3] = 61'h1f44659bd19b7b06;
    rows[4] = 61'h1f07c1ebc2d9f9b3;
    rows[5] = 61'h1ecc07afb46d7869;
    rows[6] = 61'h1e9131a7a653372a;
    rows[7] = 61'h1e573ac79888f5f3;
    rows[8] = 61'h1e1e1e1b8b0c34c6;
    rows[9] = 61'h1de5d6df7ddaf3a1;
    rows[10] = 61'h1dae607370f2b285;
    rows[11] = 61'h1d77b6536451b171;
    rows[12] = 61'h1d41d41b57f57065;
    rows[13] = 61'h1d0cb58f4bdc6f60;
    rows[14] = 61'h1cd8568740046e62;
    rows[15] = 61'h1ca4b303346c2d6c;
    rows[16] = 61'h1c71c71b29112c7c;
    rows[17] = 61'h1c3f8eff1df26b93;
    rows[18] = 61'h1c0e0703130daab0;
    rows[19] = 61'h1bdd2b870861e9d3;
    rows[20] = 61'h1bacf912fded28fc;
    rows[21] = 61'h1b7d6c3af3ae282b;
    rows[22] = 61'h1b4e81b2e9a36760;
    rows[23] = 61'h1b20363edfcba699;
    rows[24] = 61'h1af286bad62565d8;
    rows[25] = 61'h1ac5701accaf651c;
    rows[26] = 61'h1a98ef5ec3686465;
    rows[27] = 61'h1a6d01a6ba4f23b2;
    rows[28] = 61'h1a41a41ab162a304;
    rows[29] = 61'h1a16d3f6a8a1e25b;
    rows[30] = 61'h19ec8e92a00b21b5;
    rows[31] = 61'h19c2d14e979e2114;
    rows[32] = 61'h1999999a8f592077;
    rows[33] = 61'h1970e4f6873b9fdd;
    rows[34] = 61'h1948b0fa7f445f47;
    rows[35] = 61'h1920fb4a77729eb5;
    rows[36] = 61'h18f9c18e6fc55e27;
    rows[37] = 61'h18d3018e683b9d9c;
    rows[38] = 61'h18acb90e60d49d14;
    rows[39] = 61'h1886e5ee598f9c90;
    rows[40] = 61'h18618616526bdc0e;
    rows[41] = 61'h183c977a4b685b90;
    rows[42] = 61'h1818181644849b14;
    rows[43] = 61'h17f405fe3dbf9a9c;
    rows[44] = 61'h17d05f4237189a26;
    rows[45] = 61'h17ad220a308f19b3;
    rows[46] = 61'h178a4c822a225942;
    rows[47] = 61'h1767dce223d1d8d5;
    rows[48] = 61'h1745d1761d9cd869;
    rows[49] = 61'h1724287e17829800;
    rows[50] = 61'h1702e05a11829799;
    rows[51] = 61'h16e1f76a0b9c5735;
    rows[52] = 61'h16c16c1605cf16d3;
    rows[53] = 61'h16a13cd2001a5673;
    rows[54] = 61'h16816815fa7d9615;
    rows[55] = 61'h1661ec69f4f895b9;
    rows[56] = 61'h1642c859ef8a555f;
    rows[57] = 61'h1623fa75ea329507;
    rows[58] = 61'h16058161e4f0d4b1;
    rows[59] = 61'h15e75bb9dfc4d45d;
    rows[60] = 61'h15c98829daad940a;
    rows[61] = 61'h15ac0569d5ab13b9;
    rows[62] = 61'h158ed231d0bcd36a;
    rows[63] = 61'h1571ed3dcbe2531d;
    rows[64] = 61'h15555555c71b52d1;
    rows[65] = 61'h15390949c2671287;
    rows[66] = 61'h151d07e9bdc5923e;
    rows[67] = 61'h15015015b93611f6;
    rows[68] = 61'h14e5e0a5b4b891b1;
    rows[69] = 61'h14cab885b04c516c;
    rows[70] = 61'h14afd6a1abf15129;
    rows[71] = 61'h149539e5a7a710e7;
    rows[72] = 61'h147ae149a36d50a7;
    rows[73] = 61'h1460cbc99f439068;
    rows[74] = 61'h1446f8659b29902a;
    rows[75] = 61'h142d6625971f0fed;
    rows[76] = 61'h141414159323cfb2;
    rows[77] = 61'h13fb01418f378f77;
    rows[78] = 61'h13e22cbd8b59cf3e;
    rows[79] = 61'h13c995a5878a4f06;
    rows[80] = 61'h13b13b1583c8cecf;
    rows[81] = 61'h13991c2d80150e99;
    rows[82] = 61'h138138157c6ece64;
    rows[83] = 61'h13698df578d60e30;
    rows[84] = 61'h13521cfd754a0dfd;
    rows[85] = 61'h133ae45d71cacdcb;
    rows[86] = 61'h1323e3496e584d9a;
    rows[87] = 61'h130d19016af1cd69;
    rows[88] = 61'h12f684bd67978d3a;
    rows[89] = 61'h12e025c164490d0b;
    rows[90] = 61'h12c9fb4d61064cde;
    rows[91] = 61'h12b404ad5dceccb1;
    rows[92] = 61'h129e41295aa28c85;
    rows[93] = 61'h1288b01157814c5a;
    rows[94] = 61'h127350b9546acc2f;
    rows[95] = 61'h125e2271515f0c06;
    rows[96] = 61'h124924914e5d8bdd;
    rows[97] = 61'h123456794b668bb4;
    rows[98] = 61'h121fb78148794b8d;
    rows[99] = 61'h120b470d45960b66;
    rows[100] = 61'h11f7047d42bc8b40;
    rows[101] = 61'h11e2ef3d3fec8b1b;
    rows[102] = 61'h11cf06ad3d260af6;
    rows[103] = 61'h11bb4a413a688ad1;
    rows[104] = 61'h11a7b96137b44aae;
    rows[105] = 61'h119453813508ca8b;
    rows[106] = 61'h1181181132660a69;
    rows[107] = 61'h116e06892fcbca47;
    rows[108] = 61'h115b1e612d3a4a26;
    rows[109] = 61'h11485f0d2ab0ca05;
    rows[110] = 61'h1135c811282f89e5;
    rows[111] = 61'h112358e925b689c5;
    rows[112] = 61'h11111111234549a6;
    rows[113] = 61'h10fef01120dbc987;
    rows[114] = 61'h10ecf56d1e79c969;
    rows[115] = 61'h10db20a91c1f894c;
    rows[116] = 61'h10c9715119cc892f;
    rows[117] = 61'h10b7e6ed1780c912;
    rows[118] = 61'h10a68109153c48f6;
    rows[119] = 61'h10953f3912fec8da;
    rows[120] = 61'h1084210910c848bf;
    rows[121] = 61'h107326090e9888a4;
    rows[122] = 61'h10624dd50c6f488a;
    rows[123] = 61'h105197f90a4d0870;
    rows[124] = 61'h1041041108310856;
    rows[125] = 61'h103091b5061b483d;
    rows[126] = 61'h10204081040c0824;
    rows[127] = 61'h101010110203080c;
    rows[128] = 61'h1ffffffdfffdd7c4;
    rows[129] = 61'h1fe02fb1fa0cd750;
    rows[130] = 61'h1fc0bd89f438d6de;
    rows[131] = 61'h1fa1a7b9ee81566f;
    rows[132] = 61'h1f82ec85e8e59604;
    rows[133] = 61'h1f648a39e364d59b;
    rows[134] = 61'h1f467f25ddfe1534;
    rows[135] = 61'h1f28c9b1d8b114d1;
    rows[136] = 61'h1f0b6849d37cd470;
    rows[137] = 61'h1eee595dce611411;
    rows[138] = 61'h1ed19b75c95cd3b5;
    rows[139] = 61'h1eb52d19c46f935b;
    rows[140] = 61'h1e990cd9bf98d303;
    rows[141] = 61'h1e7d3959bad812ae;
    rows[142] = 61'h1e61b139b62c925a;
    rows[143] = 61'h1e467329b1961209;
    rows[144] = 61'h1e2b7dddad13d1b9;
    rows[145] = 61'h1e10d019a8a5916c;
    rows[146] = 61'h1df66899a44a9120;
    rows[147] = 61'h1ddc4635a00290d6;
    rows[148] = 61'h1dc267bd9bcd108e;
    rows[149] = 61'h1da8cc0d97a99048;
    rows[150] = 61'h1d8f72099397d003;
    rows[151] = 61'h1d7658958f974fbf;
    rows[152] = 61'h1d5d7ea98ba74f7e;
    rows[153] = 61'h1d44e33587c80f3d;
    rows[154] = 61'h1d2c853583f8cefe;
    rows[155] = 61'h1d1463ad80390ec1;
    rows[156] = 61'h1cfc7da17c88ce85;
    rows[157] = 61'h1ce4d22578e78e4a;
    rows[158] = 61'h1ccd604575550e11;
    rows[159] = 61'h1cb6271d71d0cdd9;
    rows[160] = 61'h1c9f25c56e5acda2;
    rows[161] = 61'h1c885b656af24d6c;
    rows[162] = 61'h1c71c71d67974d37;
    rows[163] = 61'h1c5b681d64498d04;
    rows[164] = 61'h1c453d9161088cd1;
    rows[165] = 61'h1c2f46b15dd44ca0;
    rows[166] = 61'h1c1982b15aac4c70;
    rows[167] = 61'h1c03f0d557904c40;
    rows[168] = 61'h1bee905954804c12;
    rows[169] = 61'h1bd9607d517bcbe5;
    rows[170] = 61'h1bc460914e828bb8;
    rows[171] = 61'h1baf8fe14b948b8d;
    rows[172] = 61'h1b9aedb948b14b62;
    rows[173] = 61'h1b86797145d8cb38;
    rows[174] = 61'h1b72325d430acb0f;
    rows[175] = 61'h1b5e17d54046cae7;
    rows[176] = 61'h1b4a293d3d8d0ac0;
    rows[177] = 61'h1b3665f13add4a99;
    rows[178] = 61'h1b22cd593836ca73;
    rows[179] = 61'h1b0f5ed5359a0a4e;
    rows[180] = 61'h1afc19d933068a2a;
    rows[181] = 61'h1ae8fdcd307c0a06;
    rows[182] = 61'h1ad60a1d2dfa89e3;
    rows[183] = 61'h1ac33e412b81c9c1;
    rows[184] = 61'h1ab099ad2911899f;
    rows[185] = 61'h1a9e1bdd26a9c97e;
    rows[186] = 61'h1a8bc441244a495e;
    rows[187] = 61'h1a79926121f2c93e;
    rows[188] = 61'h1a6785b51fa3891f;
    rows[189] = 61'h1a559dc11d5bc900;
    rows[190] = 61'h1a43da0d1b1bc8e2;
    rows[191] = 61'h1a323a1918e388c4;
    rows[192] = 61'h1a20bd7116b288a7;
    rows[193] = 61'h1a0f63a11488888b;
    rows[194] = 61'h19fe2c311266086f;
    rows[195] = 61'h19ed16b5104a4853;
    rows[196] = 61'h19dc22bd0e358838;
    rows[197] = 61'h19cb4fdd0c27881e;
    rows[198] = 61'h19ba9da90a200804;
    rows[199] = 61'h19aa0bb5081f47ea;
    rows[200] = 61'h199999990624c7d1;
    rows[201] = 61'h198946f5043087b8;
    rows[202] = 61'h19791365024287a0;
    rows[203] = 61'h1968fe81005ac788;
    rows[204] = 61'h195907ecfe78c770;
    rows[205] = 61'h19492f48fc9cc759;
    rows[206] = 61'h19397438fac64743;
    rows[207] = 61'h1929d65cf8f5c72c;
    rows[208] = 61'h191a5560f72ac716;
    rows[209] = 61'h190af0ecf5650701;
    rows[210] = 61'h18fba8a0f3a506ec;
    rows[211] = 61'h18ec7c30f1ea06d7;
    rows[212] = 61'h18dd6b44f03446c2;
    rows[213] = 61'h18ce758cee83c6ae;
    rows[214] = 61'h18bf9ab0ecd8469a;
    rows[215] = 61'h18b0da64eb31c687;
    rows[216] = 61'h18a2345ce9904673;
    rows[217] = 61'h1893a848e7f38660;
    rows[218] = 61'h188535d8e65b464e;
    rows[219] = 61'h1876dcc8e4c7c63b;
    rows[220] = 61'h18689cc8e3390629;
    rows[221] = 61'h185a7590e1ae8618;
    rows[222] = 61'h184c66e0e028c606;
    rows[223] = 61'h183e7068dea745f5;
    rows[224] = 61'h183091e8dd2a05e4;
    rows[225] = 61'h1822cb18dbb0c5d3;
    rows[226] = 61'h18151bb8da3c05c3;
    rows[227] = 61'h18078384d8cb45b3;
    rows[228] = 61'h17fa0240d75e85a3;
    rows[229] = 61'h17ec97a4d5f5c593;
    rows[230] = 61'h17df4374d4910584;
    rows[231] = 61'h17d20574d3300575;
    rows[232] = 61'h17c4dd64d1d2c566;
    rows[233] = 61'h17b7cb0cd0798557;
    rows[234] = 61'h17aace2ccf23c548;
    rows[235] = 61'h179de688cdd1853a;
    rows[236] = 61'h179113eccc83052c;
    rows[237] = 61'h1784561ccb38051e;
    rows[238] = 61'h1777ace0c9f08510;
    rows[239] = 61'h176b1800c8ac4503;
    rows[240] = 61'h175e9748c76bc4f6;
    rows[241] = 61'h17522a80c62e44e9;
    rows[242] = 61'h1745d174c4f404dc;
    rows[243] = 61'h17398bf0c3bd44cf;
    rows[244] = 61'h172d59c4c28984c2;
    rows[245] = 61'h17213ab8c158c4b6;
    rows[246] = 61'h17152ea0c02b44aa;
    rows[247] = 61'h17093544bf01049e;
    rows[248] = 61'h16fd4e78bdd98492;
    rows[249] = 61'h16f17a0cbcb50486;
    rows[250] = 61'h16e5b7d0bb93847b;
    rows[251] = 61'h16da0798ba74c46f;
    rows[252] = 61'h16ce6930b9590464;
    rows[253] = 61'h16c2dc74b8400459;
    rows[254] = 61'h16b76130b729844e;
    rows[255] = 61'h16abf738b6160443;
    rows[256] = 61'h16a09e656a0890ce;
    rows[257] = 61'h168a1f8165d5107c;
    rows[258] = 61'h1673e32d61b6102b;
    rows[259] = 61'h165de8295dab4fdd;
    rows[260] = 61'h16482d3959b40f91;
    rows[261] = 61'h1632b12155cfcf47;
    rows[262] = 61'h161d72b951fe0efe;
    rows[263] = 61'h160870d94e3e8eb8;
    rows[264] = 61'h15f3aa654a908e73;
    rows[265] = 61'h15df1e4d46f3ce31;
    rows[266] = 61'h15cacb7943678def;
    rows[267] = 61'h15b6b0e53febcdb0;
    rows[268] = 61'h15a2cd8d3c7fcd72;
    rows[269] = 61'h158f207939238d35;
    rows[270] = 61'h157ba8b135d64cfa;
    rows[271] = 61'h156865493297ccc1;
    rows[272] = 61'h155555552f678c88;
    rows[273] = 61'h154277f52c458c52;
    rows[274] = 61'h152fcc4529310c1c;
    rows[275] = 61'h151d5175262a0be8;
    rows[276] = 61'h150b06a923300bb5;
    rows[277] = 61'h14f8eb1520430b83;
    rows[278] = 61'h14e6fdf51d624b52;
    rows[279] = 61'h14d53e791a8dcb23;
    rows[280] = 61'h14c3abe917c50af4;
    rows[281] = 61'h14b2458515080ac7;
    rows[282] = 61'h14a10a9912568a9a;
    rows[283] = 61'h148ffa6d0fb00a6f;
    rows[284] = 61'h147f14510d144a44;
    rows[285] = 61'h146e57990a834a1b;
    rows[286] = 61'h145dc3a507fc89f2;
    rows[287] = 61'h144d57c5058009ca;
    rows[288] = 61'h143d1361030d49a4;
    rows[289] = 61'h142cf5d900a4897e;
    rows[290] = 61'h141cfe94fe450958;
    rows[291] = 61'h140d2cf8fbef0934;
    rows[292] = 61'h13fd8078f9a20910;
    rows[293] = 61'h13edf87cf75e08ed;
    rows[294] = 61'h13de9480f52288cb;
    rows[295] = 61'h13cf53f4f2efc8aa;
    rows[296] = 61'h13c03650f0c54889;
    rows[297] = 61'h13b13b14eea30869;
    rows[298] = 61'h13a261b8ec89084a;
    rows[299] = 61'h1393a9c4ea76882b;
    rows[300] = 61'h138512b8e86bc80d;
    rows[301] = 61'h13769c1ce668c7ef;
    rows[302] = 61'h13684574e46d07d2;
    rows[303] = 61'h135a0e50e27887b6;
    rows[304] = 61'h134bf63ce08b079a;
    rows[305] = 61'h133dfcc8dea4877f;
    rows[306] = 61'h13302180dcc50764;
    rows[307] = 61'h13226400daec074a;
    rows[308] = 61'h1314c3d8d919c730;
    rows[309] = 61'h130740a4d74dc717;
    rows[310] = 61'h12f9d9fcd58806fe;
    rows[311] = 61'h12ec8f7cd3c8c6e6;
    rows[312] = 61'h12df60c4d20f46ce;
    rows[313] = 61'h12d24d74d05bc6b6;
    rows[314] = 61'h12c55528ceae469f;
    rows[315] = 61'h12b8778ccd068689;
    rows[316] = 61'h12abb43ccb644673;
    rows[317] = 61'h129f0ae4c9c7865d;
    rows[318] = 61'h12927b2cc8304648;
    rows[319] = 61'h128604c0c69e4633;
    rows[320] = 61'h1279a744c511c61e;
    rows[321] = 61'h126d6270c38a060a;
    rows[322] = 61'h126135e8c20785f6;
    rows[323] = 61'h12552164c08a05e3;
    rows[324] = 61'h12492490bf1145d0;
    rows[325] = 61'h123d3f24bd9d45bd;
    rows[326] = 61'h123170d4bc2e05ab;
    rows[327] = 61'h1225b950bac34599;
    rows[328] = 61'h121a1850b95d4587;
    rows[329] = 61'h120e8d94b7fb8575;
    rows[330] = 61'h120318ccb69e4564;
    rows[331] = 61'h11f7b9b8b5454553;
    rows[332] = 61'h11ec7010b3f08543;
    rows[333] = 61'h11e13b98b29fc532;
    rows[334] = 61'h11d61c08b1534522;
    rows[335] = 61'h11cb1120b00ac512;
    rows[336] = 61'h11c01aa0aec60503;
    rows[337] = 61'h11b5384cad8544f4;
    rows[338] = 61'h11aa69e4ac4884e5;
    rows[339] = 61'h119faf30ab0f44d6;
    rows[340] = 61'h119507eca9d9c4c7;
    rows[341] = 61'h118a73e4a8a804b9;
    rows[342] = 61'h117ff2e0a779c4ab;
    rows[343] = 61'h117584a4a64f049d;
    rows[344] = 61'h116b28f4a527c490;
    rows[345] = 61'h1160dfa0a403c482;
    rows[346] = 61'h1156a874a2e34475;
    rows[347] = 61'h114c8330a1c5c468;
    rows[348] = 61'h11426faca0abc45b;
    rows[349] = 61'h11386dac9f95044f;
    rows[350] = 61'h112e7d049e814443;
    rows[351] = 61'h11249d7c9d70c436;
    rows[352] = 61'h111acee49c63042a;
    rows[353] = 61'h111111109b58841f;
    rows[354] = 61'h110763d09a50c413;
    rows[355] = 61'h10fdc6f0994c0408;
    rows[356] = 61'h10f43a44984a43fc;
    rows[357] = 61'h10eabda4974b03f1;
    rows[358] = 61'h10e150dc964ec3e6;
    rows[359] = 61'h10d7f3c4955543dc;
    rows[360] = 61'h10cea630945e43d1;
    rows[361] = 61'h10c567f8936a03c7;
    rows[362] = 61'h10bc38ec927843bc;
    rows[363] = 61'h10b318e4918943b2;
    rows[364] = 61'h10aa07bc909cc3a8;
    rows[365] = 61'h10a105488fb2c39e;
    rows[366] = 61'h109811648ecb0395;
    rows[367] = 61'h108f2be48de6038b;
    rows[368] = 61'h108654a48d030382;
    rows[369] = 61'h107d8b7c8c22c379;
    rows[370] = 61'h1074d04c8b44836f;
    rows[371] = 61'h106c22e88a68c366;
    rows[372] = 61'h10638330898f035e;
    rows[373] = 61'h105af10488b7c355;
    rows[374] = 61'h10526c3887e2834c;
    rows[375] = 61'h1049f4b0870f8344;
    rows[376] = 61'h10418a48863e833b;
    rows[377] = 61'h10392cdc856fc333;
    rows[378] = 61'h1030dc5084a3032b;
    rows[379] = 61'h1028987c83d84323;
    rows[380] = 61'h10206144830f831b;
    rows[381] = 61'h101836888248c313;
    rows[382] = 61'h101018288184030b;
    rows[383] = 61'h1008060480c14304;
    rows[384] = 61'h1ffffffec5c88f55;
    rows[385] = 61'h1fd3c22ec1f34f40;
    rows[386] = 61'h1fa7c182be230f2b;
    rows[387] = 61'h1f7bfdaeba588f16;
    rows[388] = 61'h1f50765eb6930f01;
    rows[389] = 61'h1f252b3ab2d28eec;
    rows[390] = 61'h1efa1bf2af178ed8;
    rows[391] = 61'h1ecf482eab618ec3;
    rows[392] = 61'h1ea4afa6a7b0ceaf;
    rows[393] = 61'h1e7a51fea4050e9b;
    rows[394] = 61'h1e502eeaa05e8e86;
    rows[395] = 61'h1e2646169cbcce72;
    rows[396] = 61'h1dfc973699204e5e;
    rows[397] = 61'h1dd321f69588ce4a;
    rows[398] = 61'h1da9e60691f64e37;
    rows[399] = 61'h1d80e31a8e688e23;
    rows[400] = 61'h1d5818de8adfce0f;
    rows[401] = 61'h1d2f870a875c0dfc;
    rows[402] = 61'h1d072d4e83dd0de9;
    rows[403] = 61'h1cdf0b568062cdd5;
    rows[404] = 61'h1cb720de7ced4dc2;
    rows[405] = 61'h1c8f6d96797ccdaf;
    rows[406] = 61'h1c67f13276110d9c;
    rows[407] = 61'h1c40ab6272a9cd8a;
    rows[408] = 61'h1c199bde6f478d77;
    rows[409] = 61'h1bf2c25e6be9cd64;
    rows[410] = 61'h1bcc1e926890cd52;
    rows[411] = 61'h1ba5b032653c4d3f;
    rows[412] = 61'h1b7f76f661ec8d2d;
    rows[413] = 61'h1b59728e5ea14d1b;
    rows[414] = 61'h1b33a2ba5b5a8d09;
    rows[415] = 61'h1b0e072a58184cf7;
    rows[416] = 61'h1ae89f9a54dacce5;
    rows[417] = 61'h1ac36bc251a18cd3;
    rows[418] = 61'h1a9e6b564e6cccc1;
    rows[419] = 61'h1a799e164b3c8cb0;
    rows[420] = 61'h1a5503b648108c9e;
    rows[421] = 61'h1a309bee44e94c8d;
    rows[422] = 61'h1a0c667e41c60c7b;
    rows[423] = 61'h19e8631a3ea74c6a;
    rows[424] = 61'h19c491863b8ccc59;
    rows[425] = 61'h19a0f17238768c48;
    rows[426] = 61'h197d82a235648c37;
    rows[427] = 61'h195a44ce32570c26;
    rows[428] = 61'h193737b22f4d8c15;
    rows[429] = 61'h19145b0e2c484c04;
    rows[430] = 61'h18f1ae9a29470bf4;
    rows[431] = 61'h18cf321a264a4be3;
    rows[432] = 61'h18ace54623518bd3;
    rows[433] = 61'h188ac7da205ccbc2;
    rows[434] = 61'h1868d99e1d6c0bb2;
    rows[435] = 61'h18471a4a1a7f8ba2;
    rows[436] = 61'h1825899a17970b92;
    rows[437] = 61'h1804275614b28b82;
    rows[438] = 61'h17e2f33a11d20b72;
    rows[439] = 61'h17c1ed020ef58b62;
    rows[440] = 61'h17a114760c1d0b52;
    rows[441] = 61'h1780695209488b43;
    rows[442] = 61'h175feb5a0677cb33;
    rows[443] = 61'h173f9a4a03ab0b24;
    rows[444] = 61'h171f75ea00e20b14;
    rows[445] = 61'h16ff7df9fe1d0b05;
    rows[446] = 61'h16dfb23dfb5bcaf6;
    rows[447] = 61'h16c01275f89e4ae7;
    rows[448] = 61'h16a09e69f5e48ad8;
    rows[449] = 61'h168155d5f32ecac9;
    rows[450] = 61'h16623885f07c8aba;
    rows[451] = 61'h16434635edce4aab;
    rows[452] = 61'h16247eb1eb238a9c;
    rows[453] = 61'h1605e1b9e87c8a8d;
    rows[454] = 61'h15e76f15e5d90a7f;
    rows[455] = 61'h15c9268de3394a70;
    rows[456] = 61'h15ab07dde09d4a62;
    rows[457] = 61'h158d12d5de04ca54;
    rows[458] = 61'h156f4739db700a45;
    rows[459] = 61'h1551a4cdd8de8a37;
    rows[460] = 61'h15342b59d650ca29;
    rows[461] = 61'h1516daa5d3c68a1b;
    rows[462] = 61'h14f9b279d1400a0d;
    rows[463] = 61'h14dcb299cebcc9ff;
    rows[464] = 61'h14bfdad5cc3d09f1;
    rows[465] = 61'h14a32af1c9c089e3;
    rows[466] = 61'h1486a2b5c747c9d6;
    rows[467] = 61'h146a41edc4d249c8;
    rows[468] = 61'h144e0861c26049bb;
    rows[469] = 61'h1431f5d9bff189ad;
    rows[470] = 61'h14160a21bd8649a0;
    rows[471] = 61'h13fa4505bb1e4993;
    rows[472] = 61'h13dea64db8b9c985;
    rows[473] = 61'h13c32dc5b6588978;
    rows[474] = 61'h13a7db35b3fa496b;
    rows[475] = 61'h138cae6db19f895e;
    rows[476] = 61'h1371a739af480951;
    rows[477] = 61'h1356c561acf3c944;
    rows[478] = 61'h133c08b5aaa2c937;
    rows[479] = 61'h132170fda855092b;
    rows[480] = 61'h1306fe0da60a491e;
    rows[481] = 61'h12ecafa9a3c2c911;
    rows[482] = 61'h12d285a9a17e8905;
    rows[483] = 61'h12b87fd19f3d48f8;
    rows[484] = 61'h129e9df59cff48ec;
    rows[485] = 61'h1284dfe19ac448e0;
    rows[486] = 61'h126b4565988c48d3;
    rows[487] = 61'h1251ce51965788c7;
    rows[488] = 61'h12387a719425c8bb;
    rows[489] = 61'h121f499191f708af;
    rows[490] = 61'h12063b898fcb48a3;
    rows[491] = 61'h11ed50258da28897;
    rows[492] = 61'h11d487318b7cc88b;
    rows[493] = 61'h11bbe085895a087f;
    rows[494] = 61'h11a35bed873a0874;
    rows[495] = 61'h118af939851d4868;
    rows[496] = 61'h1172b83d8303485c;
    rows[497] = 61'h115a98c980ec4851;
    rows[498] = 61'h11429ab17ed80845;
    rows[499] = 61'h112abdc17cc6c83a;
    rows[500] = 61'h111301d17ab8482e;
    rows[501] = 61'h10fb66b178acc823;
    rows[502] = 61'h10e3ec3576a40818;
    rows[503] = 61'h10cc922d749e080d;
    rows[504] = 61'h10b5586d729ac802;
    rows[505] = 61'h109e3ecd709a87f6;
    rows[506] = 61'h108745196e9cc7eb;
    rows[507] = 61'h10706b296ca207e0;
    rows[508] = 61'h1059b0d56aa9c7d6;
    rows[509] = 61'h104315e968b487cb;
    rows[510] = 61'h102c9a4166c1c7c0;
    rows[511] = 61'h10163da964d1c7b5;
    rows[512] = 61'hffffffee2a796e7;
    rows[513] = 61'hfd2035edcedd68d;
    rows[514] = 61'hfa461a2d74a9635;
    rows[515] = 61'hf77196ed1bd55df;
    rows[516] = 61'hf4a2962cc45958b;
    rows[517] = 61'hf1d902ac6e2d538;
    rows[518] = 61'hef14c76c194d4e8;
    rows[519] = 61'hec55d02bc5ad499;
    rows[520] = 61'he99c08eb734944c;
    rows[521] = 61'he6e75e6b2219401;
    rows[522] = 61'he437bdaad2153b7;
    rows[523] = 61'he18d13ea833936f;
    rows[524] = 61'hdee74eea357d329;
    rows[525] = 61'hdc465ca9e8d92e4;
    rows[526] = 61'hd9aa2c299d4d2a0;
    rows[527] = 61'hd712abe952cd25e;
    rows[528] = 61'hd47fcb69095521d;
    rows[529] = 61'hd1f17a28c0e51dd;
    rows[530] = 61'hcf67a828796d19f;
    rows[531] = 61'hcce245e832f1162;
    rows[532] = 61'hca6143a7ed69126;
    rows[533] = 61'hc7e49267a8d10ec;
    rows[534] = 61'hc56c236765210b2;
    rows[535] = 61'hc2f7e827225907a;
    rows[536] = 61'hc087d266e071043;
    rows[537] = 61'hbe1bd4669f6100d;
    rows[538] = 61'hbbb3e0665f2cfd8;
    rows[539] = 61'hb94fe9261fd0fa4;
    rows[540] = 61'hb6efe125e140f71;
    rows[541] = 61'hb493bbe5a37cf3f;
    rows[542] = 61'hb23b6ca56680f0e;
    rows[543] = 61'hafe6e6e52a48ede;
    rows[544] = 61'had961ea4eed0eae;
    rows[545] = 61'hab4907e4b418e80;
    rows[546] = 61'ha8ff96e47a18e52;
    rows[547] = 61'ha6b9c06440cce26;
    rows[548] = 61'ha47778a40838dfa;
    rows[549] = 61'ha238b4e3d050dcf;
    rows[550] = 61'h9ffd6a639914da4;
    rows[551] = 61'h9dc58e236284d7b;
    rows[552] = 61'h9b9115a32c98d52;
    rows[553] = 61'h995ff6e2f750d2a;
    rows[554] = 61'h973227a2c2a8d02;
    rows[555] = 61'h95079de28ea0cdc;
    rows[556] = 61'h92e050225b30cb6;
    rows[557] = 61'h90bc34222858c90;
    rows[558] = 61'h8e9b4121f618c6c;
    rows[559] = 61'h8c7d6da1c46cc47;
    rows[560] = 61'h8a62b061934cc24;
    rows[561] = 61'h884b00a162bcc01;
    rows[562] = 61'h8636556132b8bdf;
    rows[563] = 61'h8424a6210340bbd;
    rows[564] = 61'h8215ea20d44cb9c;
    rows[565] = 61'h800a1960a5dcb7b;
    rows[566] = 61'h7e012ba077f0b5b;
    rows[567] = 61'h7bfb18604a84b3b;
    rows[568] = 61'h79f7d7e01d98b1c;
    rows[569] = 61'h77f7625ff128afe;
    rows[570] = 61'h75f9b01fc530ae0;
    rows[571] = 61'h73feb95f99b4ac2;
    rows[572] = 61'h720676df6eacaa5;
    rows[573] = 61'h7010e15f4418a88;
    rows[574] = 61'h6e1df11f19f8a6c;
    rows[575] = 61'h6c2d9f9ef048a50;
    rows[576] = 61'h6a3fe59ec708a35;
    rows[577] = 61'h6854bc1e9e34a1a;
    rows[578] = 61'h666c1c9e75d09ff;
    rows[579] = 61'h6486001e4dd09e5;
    rows[580] = 61'h62a2601e263c9cb;
    rows[581] = 61'h60c1361dff109b2;
    rows[582] = 61'h5ee27bddd848999;
    rows[583] = 61'h5d062b1db1e4981;
    rows[584] = 61'h5b2c3d9d8be0968;
    rows[585] = 61'h5954ad1d6640951;
    rows[586] = 61'h577f739d40fc939;
    rows[587] = 61'h55ac8b5d1c18922;
    rows[588] = 61'h53dbee9cf79090b;
    rows[589] = 61'h520d975cd3648f5;
    rows[590] = 61'h5041801caf948de;
    rows[591] = 61'h4e77a35c8c188c9;
    rows[592] = 61'h4caffb5c68f88b3;
    rows[593] = 61'h4aea82dc462889e;
    rows[594] = 61'h4927349c23b4889;
    rows[595] = 61'h47660b1c0190874;
    rows[596] = 61'h45a7011bdfbc860;
    rows[597] = 61'h43ea11dbbe3c84c;
    rows[598] = 61'h422f381b9d0c838;
    rows[599] = 61'h40766edb7c2c825;
    rows[600] = 61'h3ebfb11b5b98812;
    rows[601] = 61'h3d0afa5b3b547ff;
    rows[602] = 61'h3b58459b1b587ec;
    rows[603] = 61'h39a78e1afba87d9;
    rows[604] = 61'h37f8cf1adc447c7;
    rows[605] = 61'h364c045abd247b5;
    rows[606] = 61'h34a1295a9e507a4;
    rows[607] = 61'h32f8395a7fc0792;
    rows[608] = 61'h31512fda6178781;
    rows[609] = 61'h2fac091a4374770;
    rows[610] = 61'h2e08c05a25b475f;
    rows[611] = 61'h2c67515a083874f;
    rows[612] = 61'h2ac7b819eafc73e;
    rows[613] = 61'h2929f099ce0472e;
    rows[614] = 61'h278df699b14c71e;
    rows[615] = 61'h25f3c61994d470f;
    rows[616] = 61'h245b5b5978986ff;
    rows[617] = 61'h22c4b2595c9c6f0;
    rows[618] = 61'h212fc6d940dc6e1;
    rows[619] = 61'h1f9c9599255c6d2;
    rows[620] = 61'h1e0b1ad90a146c3;
    rows[621] = 61'h1c7b5258ef086b4;
    rows[622] = 61'h1aed38d8d4386a6;
    rows[623] = 61'h1960cad8b99c698;
    rows[624] = 61'h17d604589f4068a;
    rows[625] = 61'h164ce258851867c;
    rows[626] = 61'h14c560d86b2866e;
    rows[627] = 61'h133f7c98516c661;
    rows[628] = 61'h11bb329837e8654;
    rows[629] = 61'h10387ed81e9c646;
    rows[630] = 61'heb75e580584639;
    rows[631] = 61'hd37cdd7ec9c62d;
    rows[632] = 61'hbb9ca57d3ec620;
    rows[633] = 61'ha3d5017bb6c613;
    rows[634] = 61'h8c25c57a31c607;
    rows[635] = 61'h748ebd78b045fb;
    rows[636] = 61'h5d0fb9773185ef;
    rows[637] = 61'h45a88575b5c5e3;
    rows[638] = 61'h2e58f5743d45d7;
    rows[639] = 61'h1720d572c785cb;
    rows[640] = 61'hfffffff2442803e;
    rows[641] = 61'hfcdbc5b243300ba;
    rows[642] = 61'hf9b7aa724048136;
    rows[643] = 61'hf693cd323b701b2;
    rows[644] = 61'hf3704cf234a822e;
    rows[645] = 61'hf04d48b22bf02aa;
    rows[646] = 61'hed2adf72214c325;
    rows[647] = 61'hea092ff214b43a1;
    rows[648] = 61'he6e85932063041c;
    rows[649] = 61'he3c87a31f5c0498;
    rows[650] = 61'he0a9b1b1e360513;
    rows[651] = 61'hdd8c1e71cf1858e;
    rows[652] = 61'hda6fdf31b8e0608;
    rows[653] = 61'hd7551271a0c0683;
    rows[654] = 61'hd43bd77186b46fd;
    rows[655] = 61'hd1244c316ac0777;
    rows[656] = 61'hce0e8f714ce87f0;
    rows[657] = 61'hcafabfb12d2486a;
    rows[658] = 61'hc7e8fb310b7c8e3;
    rows[659] = 61'hc4d96030e7f095b;
    rows[660] = 61'hc1cc0cf0c2849d4;
    rows[661] = 61'hbec11fb09b34a4c;
    rows[662] = 61'hbbb8b6707204ac3;
    rows[663] = 61'hb8b2eef046f8b3a;
    rows[664] = 61'hb5afe7301a10bb1;
    rows[665] = 61'hb2afbcefeb4cc27;
    rows[666] = 61'hafb28dafbaacc9d;
    rows[667] = 61'hacb876ef8838d12;
    rows[668] = 61'ha9c1962f53f0d87;
    rows[669] = 61'ha6ce086f1dd4dfb;
    rows[670] = 61'ha3ddeb2ee5e8e6f;
    rows[671] = 61'ha0f15b2eac28ee2;
    rows[672] = 61'h9e08756e70a0f55;
    rows[673] = 61'h9b23566e334cfc7;
    rows[674] = 61'h98421aedf435038;
    rows[675] = 61'h9564df2db3510a9;
    rows[676] = 61'h928bbfad70ad119;
    rows[677] = 61'h8fb6d86d2c49188;
    rows[678] = 61'h8ce6456ce6291f7;
    rows[679] = 61'h8a1a226c9e49265;
    rows[680] = 61'h87528aec54b52d3;
    rows[681] = 61'h848f9aac096933f;
    rows[682] = 61'h81d16c6bbc6d3ab;
    rows[683] = 61'h7f181bab6dbd416;
    rows[684] = 61'h7c63c32b1d65481;
    rows[685] = 61'h79b47d6acb614ea;
    rows[686] = 61'h770a652a77b9553;
    rows[687] = 61'h746594ea22695bb;
    rows[688] = 61'h71c62629cb7d622;
    rows[689] = 61'h6f2c332972f5689;
    rows[690] = 61'h6c97d56918d16ee;
    rows[691] = 61'h6a0926a8bd19752;
    rows[692] = 61'h67803fe85fd17b6;
    rows[693] = 61'h64fd3a6800f5819;
    rows[694] = 61'h62802ea7a09587b;
    rows[695] = 61'h600935673ea98db;
    rows[696] = 61'h5d9866a6db3993b;
    rows[697] = 61'h5b2ddb26764d99a;
    rows[698] = 61'h58c9aa260fe59f8;
    rows[699] = 61'h566beb65a805a55;
    rows[700] = 61'h5414b6253eb1ab1;
    rows[701] = 61'h51c421e4d3edb0c;
    rows[702] = 61'h4f7a452467bdb66;
    rows[703] = 61'h4d3736a3fa25bbe;
    rows[704] = 61'h4afb0ca38b2dc16;
    rows[705] = 61'h48c5dd231ad5c6d;
    rows[706] = 61'h4697be22a921cc2;
    rows[707] = 61'h4470c4e23619d17;
    rows[708] = 61'h425106e1c1bdd6a;
    rows[709] = 61'h403898e14c15dbc;
    rows[710] = 61'h3e278fa0d525e0d;
    rows[711] = 61'h3c1dff605cf1e5d;
    rows[712] = 61'h3a1bfc9fe37deac;
    rows[713] = 61'h38219adf68cdef9;
    rows[714] = 61'h362eed9eece9f45;
    rows[715] = 61'h3444081e6fd5f90;
    rows[716] = 61'h3260fd9df191fda;
    rows[717] = 61'h3085e05d722a023;
    rows[718] = 61'h2eb2c2dcf19e06a;
    rows[719] = 61'h2ce7b71c6ff20b1;
    rows[720] = 61'h2b24ce9bed2e0f5;
    rows[721] = 61'h296a1adb695a139;
    rows[722] = 61'h27b7ad1ae47617b;
    rows[723] = 61'h260d95da5e861bd;
    rows[724] = 61'h246be599d7921fc;
    rows[725] = 61'h22d2ac994fa223b;
    rows[726] = 61'h2141fa58c6b6278;
    rows[727] = 61'h1fb9de983cd62b4;
    rows[728] = 61'h1e3a6857b2062ee;
    rows[729] = 61'h1cc3a617264e327;
    rows[730] = 61'h1b55a6d699b235f;
    rows[731] = 61'h19f078560c36395;
    rows[732] = 61'h189428157dde3ca;
    rows[733] = 61'h1740c414eeb63fe;
    rows[734] = 61'h15f659545eba430;
    rows[735] = 61'h14b4f453cdfa461;
    rows[736] = 61'h137ca1533c76491;
    rows[737] = 61'h124d6cd2aa324bf;
    rows[738] = 61'h1127621217364eb;
    rows[739] = 61'h100a8cd1838a517;
    rows[740] = 61'hef6f790ef2e540;
    rows[741] = 61'hdecad905a2a569;
    rows[742] = 61'hcebb84fc48a590;
    rows[743] = 61'hbf4228f2e4a5b5;
    rows[744] = 61'hb05f50e97765d9;
    rows[745] = 61'ha21398e00125fc;
    rows[746] = 61'h945f88d682261d;
    rows[747] = 61'h8743acccfae63c;
    rows[748] = 61'h7ac080c36be65a;
    rows[749] = 61'h6ed680b9d52677;
    rows[750] = 61'h638624b0376692;
    rows[751] = 61'h58cfe0a692e6ac;
    rows[752] = 61'h4eb4149ce7e6c4;
    rows[753] = 61'h45332c9336a6db;
    rows[754] = 61'h3c4d80897fe6f0;
    rows[755] = 61'h3403687fc3e704;
    rows[756] = 61'h2c553c7602e716;
    rows[757] = 61'h2543446c3d6727;
    rows[758] = 61'h1ecdc46273a736;
    rows[759] = 61'h18f4fc58a66744;
    rows[760] = 61'h13b92c4ed56750;
    rows[761] = 61'hf1a7c4501675a;
    rows[762] = 61'hb19243b2ae763;
    rows[763] = 61'h7b5483151e76b;
    rows[764] = 61'h4ef0c27772771;
    rows[765] = 61'h2c6841d9ae776;
    rows[766] = 61'h13bcc13bd6779;
    rows[767] = 61'h4ef009df277a;
    rows[768] = 61'h7fffffc800081fd;
    rows[769] = 61'h7f803f87f8101f7;
    rows[770] = 61'h7f00fdc7f0341f1;
    rows[771] = 61'h7e823907e8701ec;
    rows[772] = 61'h7e03f007e0c01e6;
    rows[773] = 61'h7d862147d9281e1;
    rows[774] = 61'h7d08cb47d1a81db;
    rows[775] = 61'h7c8becc7ca381d6;
    rows[776] = 61'h7c0f8487c2e01d1;
    rows[777] = 61'h7b939147bb9c1cc;
    rows[778] = 61'h7b181147b46c1c7;
    rows[779] = 61'h7a9d03c7ad501c2;
    rows[780] = 61'h7a226787a6481bd;
    rows[781] = 61'h79a83b079f541b9;
    rows[782] = 61'h792e7d4798741b4;
    rows[783] = 61'h78b52d4791a41af;
    rows[784] = 61'h783c49478ae41ab;
    rows[785] = 61'h77c3d0c7843c1a6;
    rows[786] = 61'h774bc2877da01a2;
    rows[787] = 61'h76d41d47771819e;
    rows[788] = 61'h765ce00770a019a;
    rows[789] = 61'h75e609876a38196;
    rows[790] = 61'h756f994763e4192;
    rows[791] = 61'h74f98dc75d9c18e;
    rows[792] = 61'h7483e607576818a;
    rows[793] = 61'h740ea1875140186;
    rows[794] = 61'h7399bec74b28182;
    rows[795] = 61'h73253d07452017e;
    rows[796] = 61'h72b11b473f2817b;
    rows[797] = 61'h723d58c7393c177;
    rows[798] = 61'h71c9f4873360174;
    rows[799] = 61'h7156ed872d90170;
    rows[800] = 61'h70e4430727d016d;
    rows[801] = 61'h7071f407221c169;
    rows[802] = 61'h6fffffc71c78166;
    rows[803] = 61'h6f8e658716e0163;
    rows[804] = 61'h6f1d2447115815f;
    rows[805] = 61'h6eac3b470bd815c;
    rows[806] = 61'h6e3ba9c70668159;
    rows[807] = 61'h6dcb6f070104156;
    rows[808] = 61'h6d5b8a06fbac153;
    rows[809] = 61'h6cebfa46f660150;
    rows[810] = 61'h6c7cbec6f12014d;
    rows[811] = 61'h6c0dd706ebec14a;
    rows[812] = 61'h6b9f4206e6c4147;
    rows[813] = 61'h6b30ff46e1a4144;
    rows[814] = 61'h6ac30e06dc94142;
    rows[815] = 61'h6a556d86d78c13f;
    rows[816] = 61'h69e81d06d29013c;
    rows[817] = 61'h697b1c06cda013a;
    rows[818] = 61'h690e6986c8bc137;
    rows[819] = 61'h68a20546c3e0134;
    rows[820] = 61'h6835ee46bf0c132;
    rows[821] = 61'h67ca2446ba4812f;
    rows[822] = 61'h675ea646b58812d;
    rows[823] = 61'h66f373c6b0d812a;
    rows[824] = 61'h66888c06ac2c128;
    rows[825] = 61'h661deec6a790125;
    rows[826] = 61'h65b39b06a2f8123;
    rows[827] = 61'h654990869e6c121;
    rows[828] = 61'h64dfce4699e811e;
    rows[829] = 61'h64765406957011c;
    rows[830] = 61'h640d210690fc11a;
    rows[831] = 61'h63a435068c94118;
    rows[832] = 61'h633b8f068838116;
    rows[833] = 61'h62d32f0683e0113;
    rows[834] = 61'h626b13c67f94111;
    rows[835] = 61'h62033d467b4c10f;
    rows[836] = 61'h619bab06771010d;
    rows[837] = 61'h61345c0672dc10b;
    rows[838] = 61'h60cd50466eb0109;
    rows[839] = 61'h606687066a8c107;
    rows[840] = 61'h5fffffc6666c105;
    rows[841] = 61'h5f99ba066258103;
    rows[842] = 61'h5f33b5465e4c101;
    rows[843] = 61'h5ecdf1465a480ff;
    rows[844] = 61'h5e686d4656480fe;
    rows[845] = 61'h5e0328c652540fc;
    rows[846] = 61'h5d9e23c64e640fa;
    rows[847] = 61'h5d395d064a7c0f8;
    rows[848] = 61'h5cd4d4c6469c0f6;
    rows[849] = 61'h5c708a4642c40f5;
    rows[850] = 61'h5c0c7d063ef00f3;
    rows[851] = 61'h5ba8acc63b280f1;
    rows[852] = 61'h5b45190637640ef;
    rows[853] = 61'h5ae1c14633a40ee;
    rows[854] = 61'h5a7ea5462ff00ec;
    rows[855] = 61'h5a1bc4862c400ea;
    rows[856] = 61'h59b91e4628940e9;
    rows[857] = 61'h5956b28624f00e7;
    rows[858] = 61'h58f4810621540e6;
    rows[859] = 61'h589288c61dc00e4;
    rows[860] = 61'h5830ca061a300e2;
    rows[861] = 61'h57cf43c616a40e1;
    rows[862] = 61'h576df60613200df;
    rows[863] = 61'h570ce0860fa40de;
    rows[864] = 61'h56ac02860c2c0dc;
    rows[865] = 61'h564b5bc608bc0db;
    rows[866] = 61'h55eaec0605500da;
    rows[867] = 61'h558ab2c601e80d8;
    rows[868] = 61'h552aafc5fe880d7;
    rows[869] = 61'h54cae285fb2c0d5;
    rows[870] = 61'h546b4b05f7d80d4;
    rows[871] = 61'h540be845f4880d3;
    rows[872] = 61'h53acba85f1400d1;
    rows[873] = 61'h534dc145edfc0d0;
    rows[874] = 61'h52eefc45eabc0ce;
    rows[875] = 61'h52906ac5e7800cd;
    rows[876] = 61'h52320cc5e44c0cc;
    rows[877] = 61'h51d3e205e11c0cb;
    rows[878] = 61'h5175ea05ddf40c9;
    rows[879] = 61'h51182485dacc0c8;
    rows[880] = 61'h50ba9145d7ac0c7;
    rows[881] = 61'h505d2fc5d4940c6;
    rows[882] = 61'h4fffffc5d17c0c4;
    rows[883] = 61'h4fa30105ce6c0c3;
    rows[884] = 61'h4f463345cb600c2;
    rows[885] = 61'h4ee99645c8580c1;
    rows[886] = 61'h4e8d2945c5540c0;
    rows[887] = 61'h4e30ec85c2540be;
    rows[888] = 61'h4dd4df85bf5c0bd;
    rows[889] = 61'h4d790205bc680bc;
    rows[890] = 61'h4d1d53c5b9740bb;
    rows[891] = 61'h4cc1d445b6880ba;
    rows[892] = 61'h4c668345b3a00b9;
    rows[893] = 61'h4c0b60c5b0c00b8;
    rows[894] = 61'h4bb06c45ade00b7;
    rows[895] = 61'h4b55a5c5ab040b6;
    rows[896] = 61'h4afb0c8b50542d0;
    rows[897] = 61'h4a4661cb45142c8;
    rows[898] = 61'h49926a0b39f82bf;
    rows[899] = 61'h48df230b2ef82b7;
    rows[900] = 61'h482c8acb241c2b0;
    rows[901] = 61'h477a9f8b19602a8;
    rows[902] = 61'h46c95f0b0ec02a0;
    rows[903] = 61'h4618c78b043c299;
    rows[904] = 61'h4568d74af9dc292;
    rows[905] = 61'h44b98c4aef9428a;
    rows[906] = 61'h440ae4cae56c283;
    rows[907] = 61'h435cdf0adb6027c;
    rows[908] = 61'h42af794ad16c276;
    rows[909] = 61'h4202b18ac79826f;
    rows[910] = 61'h4156868abddc268;
    rows[911] = 61'h40aaf68ab438262;
    rows[912] = 61'h3fffffcaaab025c;
    rows[913] = 61'h3f55a0caa140255;
    rows[914] = 61'h3eabd7ca97ec24f;
    rows[915] = 61'h3e02a38a8eb0249;
    rows[916] = 61'h3d5a024a8588243;
    rows[917] = 61'h3cb1f28a7c7c23e;
    rows[918] = 61'h3c0a730a7384238;
    rows[919] = 61'h3b63824a6aa4232;
    rows[920] = 61'h3abd1e8a61dc22d;
    rows[921] = 61'h3a17470a5928227;
    rows[922] = 61'h3971f9ca508c222;
    rows[923] = 61'h38cd35ca480421d;
    rows[924] = 61'h3828f9ca3f90218;
    rows[925] = 61'h3785444a3734212;
    rows[926] = 61'h36e213ca2ee820d;
    rows[927] = 61'h363f678a26b4209;
    rows[928] = 61'h359d3e0a1e90204;
    rows[929] = 61'h34fb95ca16801ff;
    rows[930] = 61'h345a6e4a0e841fa;
    rows[931] = 61'h33b9c58a069c1f6;
    rows[932] = 61'h33199b09fec81f1;
    rows[933] = 61'h3279ed49f7041ec;
    rows[934] = 61'h31dabb09ef501e8;
    rows[935] = 61'h313c0389e7b01e4;
    rows[936] = 61'h309dc589e0201df;
    rows[937] = 61'h2fffffc9d8a41db;
    rows[938] = 61'h2f62b189d1381d7;
    rows[939] = 61'h2ec5d949c9dc1d3;
    rows[940] = 61'h2e297689c2901cf;
    rows[941] = 61'h2d8d87c9bb541cb;
    rows[942] = 61'h2cf20c49b4281c7;
    rows[943] = 61'h2c570309ad0c1c3;
    rows[944] = 61'h2bbc6b49a6001bf;
    rows[945] = 61'h2b2243899f041bb;
    rows[946] = 61'h2a888b0998181b8;
    rows[947] = 61'h29ef410991381b4;
    rows[948] = 61'h295664898a681b0;
    rows[949] = 61'h28bdf48983a81ad;
    rows[950] = 61'h2825f0097cf41a9;
    rows[951] = 61'h278e568976501a6;
    rows[952] = 61'h26f726c96fb81a2;
    rows[953] = 61'h26606049692c19f;
    rows[954] = 61'h25ca01c962b019c;
    rows[955] = 61'h25340a895c44198;
    rows[956] = 61'h249e7a0955e0195;
    rows[957] = 61'h24094f094f8c192;
    rows[958] = 61'h23748909494418f;
    rows[959] = 61'h22e02709430818c;
    rows[960] = 61'h224c28893cdc189;
    rows[961] = 61'h21b88c8936b8186;
    rows[962] = 61'h2125520930a0183;
    rows[963] = 61'h209278c92a98180;
    rows[964] = 61'h1fffffc9249817d;
    rows[965] = 61'h1f6de6491ea817a;
    rows[966] = 61'h1edc2b8918c0177;
    rows[967] = 61'h1e4acf0912e4174;
    rows[968] = 61'h1db9cfc90d14171;
    rows[969] = 61'h1d292d49074c16f;
    rows[970] = 61'h1c98e6c9019416c;
    rows[971] = 61'h1c08fb88fbe4169;
    rows[972] = 61'h1b796ac8f640167;
    rows[973] = 61'h1aea3448f0a4164;
    rows[974] = 61'h1a5b5708eb14161;
    rows[975] = 61'h19ccd248e59015f;
    rows[976] = 61'h193ea588e01415c;
    rows[977] = 61'h18b0d048daa415a;
    rows[978] = 61'h18235208d53c157;
    rows[979] = 61'h17962988cfe0155;
    rows[980] = 61'h170956c8ca8c153;
    rows[981] = 61'h167cd8c8c540150;
    rows[982] = 61'h15f0af48c00014e;
    rows[983] = 61'h1564d988bac814b;
    rows[984] = 61'h14d956c8b59c149;
    rows[985] = 61'h144e26c8b078147;
    rows[986] = 61'h13c348c8ab5c145;
    rows[987] = 61'h1338bc08a648142;
    rows[988] = 61'h12ae8048a140140;
    rows[989] = 61'h122494c89c4013e;
    rows[990] = 61'h119af948974413c;
    rows[991] = 61'h1111acc8925813a;
    rows[992] = 61'h1088af488d70138;
    rows[993] = 61'hfffffc88890136;
    rows[994] = 61'hf779e0883b8134;
    rows[995] = 61'heef89487eec132;
    rows[996] = 61'he67c1487a24130;
    rows[997] = 61'hde04588756812e;
    rows[998] = 61'hd59154870b012c;
    rows[999] = 61'hcd230486c0012a;
    rows[1000] = 61'hc4b9608675c128;
    rows[1001] = 61'hbc545c862bc126;
    rows[1002] = 61'hb3f3f485e24124;
    rows[1003] = 61'hab982085994122;
    rows[1004] = 61'ha340d88550c120;
    rows[1005] = 61'h9aee188508c11e;
    rows[1006] = 61'h929fd084c1011d;
    rows[1007] = 61'h8a56048479c11b;
    rows[1008] = 61'h8210a484330119;
    rows[1009] = 61'h79cfac83ecc117;
    rows[1010] = 61'h71931483a70116;
    rows[1011] = 61'h695ad883618114;
    rows[1012] = 61'h6126f0831c8112;
    rows[1013] = 61'h58f75482d80111;
    rows[1014] = 61'h50cbfc8293c10f;
    rows[1015] = 61'h48a4e48250010d;
    rows[1016] = 61'h408208820cc10c;
    rows[1017] = 61'h38635881c9c10a;
    rows[1018] = 61'h3048d881874108;
    rows[1019] = 61'h28327c81454107;
    rows[1020] = 61'h20203c81038105;
    rows[1021] = 61'h18121880c24104;
    rows[1022] = 61'h10080480814102;
    rows[1023] = 61'h801fc8040c101;
  end
  always @(posedge clock) {c0, c1, c2} <= rows[address];
endmodule

module curvature (
  input wire clock,
  input wire [13:0] a,
  input wire [15:0] b,
  output reg [12:0] product
);
  wire [29:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[29:17];
endmodule

module fall (
  input wire clock,
  input wire [17:0] a,
  input wire [15:0] b,
  output reg [19:0] product
);
  wire [33:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[33:14];
endmodule

module functions (
  input wire clock,
  input wire [2:0] op,
  input wire [31:0] operand,
  output reg [31:0] result
);
  localparam [17:0] unit_scale = 18'h20000;
  localparam [17:0] quarters = 18'h145f3;
  reg [7:0] exponent;
  reg is_zero;
  reg is_number;
  reg is_root;
  reg below_one;
  reg [47:0] wide;
  reg [31:0] magnitude;
  reg [31:0] carry;
  reg [31:0] angle;
  reg [22:0] folded;
  reg [26:0] value;
  reg [32:0] coarse;
  reg [4:0] coarse_zeros;
  reg [32:0] fine;
  reg [4:0] fine_zeros;
  reg [23:0] rounded;
  reg [9:0] result_exponent;
  reg [31:0] result_sign;
  reg [7:0] part_0;
  reg [19:0] part_1;
  reg [23:0] scale__a;
  reg [17:0] scale__b;
  wire [27:0] scale__product;
  reg [9:0] rom__address;
  wire [26:0] rom__c0;
  wire [19:0] rom__c1;
  wire [13:0] rom__c2;
  reg [13:0] curvature__a;
  reg [15:0] curvature__b;
  wire [12:0] curvature__product;
  reg [17:0] fall__a;
  reg [15:0] fall__b;
  wire [19:0] fall__product;
  reg [31:0] operand_1__d;
  reg [31:0] operand_1__q = 32'h0;
  reg [2:0] op_1__d;
  reg [2:0] op_1__q = 3'h0;
  reg [6:0] way_2__d;
  reg [6:0] way_2__q = 7'h0;
  reg [20:0] form_2__d;
  reg [20:0] form_2__q = 21'h0;
  reg [5:0] shift_2__d;
  reg [5:0] shift_2__q = 6'h0;
  reg nothing_2__d;
  reg nothing_2__q = 1'h0;
  reg [6:0] way_3__d;
  reg [6:0] way_3__q = 7'h0;
  reg [20:0] form_3__d;
  reg [20:0] form_3__q = 21'h0;
  reg [31:0] fixed_3__d;
  reg [31:0] fixed_3__q = 32'h0;
  reg power_4__d;
  reg power_4__q = 1'h0;
  reg [20:0] form_4__d;
  reg [20:0] form_4__q = 21'h0;
  reg [15:0] position_4__d;
  reg [15:0] position_4__q = 16'h0;
  reg [20:0] form_5__d;
  reg [20:0] form_5__q = 21'h0;
  reg [15:0] position_5__d;
  reg [15:0] position_5__q = 16'h0;
  reg [26:0] c0_5__d;
  reg [26:0] c0_5__q = 27'h0;
  reg [19:0] c1_5__d;
  reg [19:0] c1_5__q = 20'h0;
  reg [13:0] c2_5__d;
  reg [13:0] c2_5__q = 14'h0;
  reg [20:0] form_6__d;
  reg [20:0] form_6__q = 21'h0;
  reg [15:0] position_6__d;
  reg [15:0] position_6__q = 16'h0;
  reg [26:0] c0_6__d;
  reg [26:0] c0_6__q = 27'h0;
  reg [19:0] c1_6__d;
  reg [19:0] c1_6__q = 20'h0;
  reg [20:0] form_7__d;
  reg [20:0] form_7__q = 21'h0;
  reg [26:0] c0_7__d;
  reg [26:0] c0_7__q = 27'h0;
  reg [20:0] form_8__d;
  reg [20:0] form_8__q = 21'h0;
  reg [26:0] value_8__d;
  reg [26:0] value_8__q = 27'h0;
  reg [20:0] form_9__d;
  reg [20:0] form_9__q = 21'h0;
  reg [32:0] normal_9__d;
  reg [32:0] normal_9__q = 33'h0;
  reg [4:0] zeros_9__d;
  reg [4:0] zeros_9__q = 5'h0;
  reg [20:0] form_10__d;
  reg [20:0] form_10__q = 21'h0;
  reg [32:0] normal_10__d;
  reg [32:0] normal_10__q = 33'h0;
  reg [4:0] zeros_10__d;
  reg [4:0] zeros_10__q = 5'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 20'h0;
    operand_1__d = operand_1__q;
    op_1__d = op_1__q;
    way_2__d = way_2__q;
    form_2__d = form_2__q;
    shift_2__d = shift_2__q;
    nothing_2__d = nothing_2__q;
    way_3__d = way_3__q;
    form_3__d = form_3__q;
    fixed_3__d = fixed_3__q;
    power_4__d = power_4__q;
    form_4__d = form_4__q;
    position_4__d = position_4__q;
    form_5__d = form_5__q;
    position_5__d = position_5__q;
    c0_5__d = c0_5__q;
    c1_5__d = c1_5__q;
    c2_5__d = c2_5__q;
    form_6__d = form_6__q;
    position_6__d = position_6__q;
    c0_6__d = c0_6__q;
    c1_6__d = c1_6__q;
    form_7__d = form_7__q;
    c0_7__d = c0_7__q;
    form_8__d = form_8__q;
    value_8__d = value_8__q;
    form_9__d = form_9__q;
    normal_9__d = normal_9__q;
    zeros_9__d = zeros_9__q;
    form_10__d = form_10__q;
    normal_10__d = normal_10__q;
    zeros_10__d = zeros_10__q;
    operand_1__d = operand;
    op_1__d = op;
    exponent = operand_1__q[30:23];
    is_zero = (!(|exponent));
    is_number = ((!(&exponent)) | (!(|operand_1__q[22:0])));
    is_root = 1'h0;
    below_one = ((!exponent[7]) & (!(&exponent[6:0])));
    scale__a = ({1'h0, operand_1__q[22:0]} | 24'h800000);
    scale__b = unit_scale;
    way_2__d[2:0] = 3'h0;
    way_2__d[3] = 1'h0;
    way_2__d[4] = 1'h0;
    way_2__d[5] = op_1__q[0];
    way_2__d[6] = operand_1__q[31];
    form_2__d[9:0] = {10'h103 - {2'h0, exponent}};
    form_2__d[10] = operand_1__q[31];
    form_2__d[12:11] = 2'h0;
    form_2__d[13] = 1'h0;
    form_2__d[20:14] = 7'h0;
    shift_2__d = 6'h17;
    nothing_2__d = 1'h0;
    if (is_zero) begin
      form_2__d[12:11] = 2'h2;
    end
    if ((&exponent)) begin
      form_2__d[12:11] = 2'h1;
    end
    case (op_1__q)
      3'h0: begin
      end
      3'h1: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h2;
        if (exponent[0]) begin
          way_2__d[2:0] = 3'h1;
        end
        form_2__d[9:0] = {10'hc4 - {{{2'h0, exponent} + 10'h1} >> 32'h1}};
      end
      3'h2: begin
        way_2__d[2:0] = 3'h3;
        way_2__d[3] = 1'h1;
        form_2__d[10] = 1'h0;
        form_2__d[12:11] = 2'h0;
        if ((exponent >= 8'h87)) begin
          form_2__d[12:11] = 2'h2;
          if (operand_1__q[31]) begin
            form_2__d[12:11] = 2'h1;
          end
        end
      end
      3'h3: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h4;
        form_2__d[9:0] = 10'h85;
        form_2__d[10] = below_one;
        form_2__d[13] = (!below_one);
        form_2__d[20:14] = {exponent[6:0] + 7'h1};
        if (below_one) begin
          form_2__d[20:14] = {7'h7e - exponent[6:0]};
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h2;
        end
      end
      3'h6: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h7;
        if (exponent[0]) begin
          way_2__d[2:0] = 3'h6;
        end
        form_2__d[9:0] = {{{2'h0, exponent} + 10'h8d} >> 32'h1};
        form_2__d[13] = 1'h1;
        if (is_zero) begin
          form_2__d[12:11] = 2'h1;
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h2;
        end
      end
      default: begin
        way_2__d[2:0] = 3'h5;
        way_2__d[4] = 1'h1;
        scale__b = quarters;
        form_2__d[9:0] = 10'h85;
        form_2__d[13] = 1'h1;
        form_2__d[12:11] = 2'h0;
        if (op_1__q[0]) begin
          form_2__d[10] = 1'h0;
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h3;
        end
      end
    endcase
    if ((((op_1__q == 3'h2) | (op_1__q == 3'h4)) | (op_1__q == 3'h5))) begin
      part_0 = {8'h96 - exponent};
      shift_2__d = part_0[5:0];
      nothing_2__d = ((exponent < 8'h57) | (exponent > 8'h96));
    end
    if (((!is_number) | ((is_root & operand_1__q[31]) & (!is_zero)))) begin
      form_2__d[12:11] = 2'h3;
    end
    wide = {{20'h0, scale__product} << 32'h14};
    if (nothing_2__q) begin
      wide = 48'h0;
    end
    if (shift_2__q[5]) begin
      wide = {wide >> 32'h20};
    end
    if (shift_2__q[4]) begin
      wide = {wide >> 32'h10};
    end
    if (shift_2__q[3]) begin
      wide = {wide >> 32'h8};
    end
    if (shift_2__q[2]) begin
      wide = {wide >> 32'h4};
    end
    if (shift_2__q[1]) begin
      wide = {wide >> 32'h2};
    end
    if (shift_2__q[0]) begin
      wide = {wide >> 32'h1};
    end
    fixed_3__d = wide[31:0];
    way_3__d = way_2__q;
    form_3__d = form_2__q;
    magnitude = {fixed_3__q >> 32'h1};
    carry = 32'h0;
    if (way_3__q[3]) begin
      if ((!way_3__q[6])) begin
        magnitude = {~{fixed_3__q >> 32'h1}};
      end
      if ((fixed_3__q[0] == way_3__q[6])) begin
        carry = 32'h1;
      end
    end
    angle = {magnitude + carry};
    folded = angle[22:0];
    form_4__d = form_3__q;
    if (way_3__q[3]) begin
      form_4__d[9:0] = {1'h0, angle[31:23]};
      if (angle[31]) begin
        form_4__d[9:0] = ({1'h0, angle[31:23]} | 10'h200);
      end
    end
    if (way_3__q[4]) begin
      if ((angle[23] != way_3__q[5])) begin
        folded = {~angle[22:0]};
      end
      form_4__d[10] = (form_3__q[10] != (angle[24] != (angle[23] & way_3__q[5])));
    end
    rom__address = ({{7'h0, way_3__q[2:0]} << 32'h7} | {3'h0, folded[22:16]});
    position_4__d = folded[15:0];
    power_4__d = way_3__q[3];
    c0_5__d = rom__c0;
    c1_5__d = rom__c1;
    c2_5__d = rom__c2;
    position_5__d = position_4__q;
    form_5__d = form_4__q;
    if (power_4__q) begin
      form_5__d[9:0] = {10'h84 - form_4__q[9:0]};
    end
    curvature__a = c2_5__q;
    curvature__b = position_5__q;
    position_6__d = position_5__q;
    c0_6__d = c0_5__q;
    c1_6__d = c1_5__q;
    form_6__d = form_5__q;
    part_1 = {c1_6__q - {7'h0, curvature__product}};
    fall__a = part_1[19:2];
    fall__b = position_6__q;
    c0_7__d = c0_6__q;
    form_7__d = form_6__q;
    value_8__d = {c0_7__q - {7'h0, fall__product}};
    form_8__d = form_7__q;
    value = value_8__q;
    if (form_8__q[13]) begin
      value = (value_8__q ^ 27'h3ffffff);
    end
    coarse = ({6'h0, value} | {{26'h0, form_8__q[20:14]} << 32'h1a});
    coarse_zeros = 5'h0;
    if ((!(|coarse[32:17]))) begin
      coarse = {coarse << 32'h10};
      coarse_zeros = 5'h10;
    end
    if ((!(|coarse[32:25]))) begin
      coarse = {coarse << 32'h8};
      coarse_zeros = (coarse_zeros | 5'h8);
    end
    normal_9__d = coarse;
    zeros_9__d = coarse_zeros;
    form_9__d = form_8__q;
    fine = normal_9__q;
    fine_zeros = zeros_9__q;
    if ((!(|fine[32:29]))) begin
      fine = {fine << 32'h4};
      fine_zeros = (fine_zeros | 5'h4);
    end
    if ((!(|fine[32:31]))) begin
      fine = {fine << 32'h2};
      fine_zeros = (fine_zeros | 5'h2);
    end
    if ((!fine[32])) begin
      fine = {fine << 32'h1};
      fine_zeros = (fine_zeros | 5'h1);
    end
    normal_10__d = fine;
    zeros_10__d = fine_zeros;
    form_10__d = form_9__q;
    rounded = {1'h0, normal_10__q[31:9]};
    if (normal_10__q[8]) begin
      rounded = {{1'h0, normal_10__q[31:9]} + 24'h1};
    end
    result_exponent = {form_10__q[9:0] - {5'h0, zeros_10__q}};
    if (rounded[23]) begin
      result_exponent = {{form_10__q[9:0] + 10'h1} - {5'h0, zeros_10__q}};
    end
    result_sign = 32'h0;
    if (form_10__q[10]) begin
      result_sign = 32'h80000000;
    end
    result = ((result_sign | {{24'h0, result_exponent[7:0]} << 32'h17}) | {9'h0, rounded[22:0]});
    if ((((result_exponent[9] | (!(|result_exponent))) | (!normal_10__q[32])) | (form_10__q[12:11] == 2'h1))) begin
      result = result_sign;
    end else begin
      if ((result_exponent >= 10'hff)) begin
        result = (result_sign | 32'h7f800000);
      end
    end
    if ((form_10__q[12:11] == 2'h2)) begin
      result = (result_sign | 32'h7f800000);
    end
    if ((form_10__q[12:11] == 2'h3)) begin
      result = 32'h7fc00000;
    end
  end
  always @(posedge clock) begin
    operand_1__q <= operand_1__d;
    op_1__q <= op_1__d;
    way_2__q <= way_2__d;
    form_2__q <= form_2__d;
    shift_2__q <= shift_2__d;
    nothing_2__q <= nothing_2__d;
    way_3__q <= way_3__d;
    form_3__q <= form_3__d;
    fixed_3__q <= fixed_3__d;
    power_4__q <= power_4__d;
    form_4__q <= form_4__d;
    position_4__q <= position_4__d;
    form_5__q <= form_5__d;
    position_5__q <= position_5__d;
    c0_5__q <= c0_5__d;
    c1_5__q <= c1_5__d;
    c2_5__q <= c2_5__d;
    form_6__q <= form_6__d;
    position_6__q <= position_6__d;
    c0_6__q <= c0_6__d;
    c1_6__q <= c1_6__d;
    form_7__q <= form_7__d;
    c0_7__q <= c0_7__d;
    form_8__q <= form_8__d;
    value_8__q <= value_8__d;
    form_9__q <= form_9__d;
    normal_9__q <= normal_9__d;
    zeros_9__q <= zeros_9__d;
    form_10__q <= form_10__d;
    normal_10__q <= normal_10__d;
    zeros_10__q <= zeros_10__d;
  end
  scale scale (
    .clock(clock),
    .a(scale__a),
    .b(scale__b),
    .product(scale__product)
  );
  rom rom (
    .clock(clock),
    .address(rom__address),
    .c0(rom__c0),
    .c1(rom__c1),
    .c2(rom__c2)
  );
  curvature curvature (
    .clock(clock),
    .a(curvature__a),
    .b(curvature__b),
    .product(curvature__product)
  );
  fall fall (
    .clock(clock),
    .a(fall__a),
    .b(fall__b),
    .product(fall__product)
  );
endmodule

module divider (
  input wire clock,
  input wire load,
  input wire [1:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [4:0] thread,
  input wire last,
  input wire take,
  output reg idle,
  output reg ready,
  output reg [31:0] result,
  output reg [4:0] result_thread,
  output reg result_last
);
  reg [32:0] shifted;
  reg [32:0] difference;
  reg [31:0] chosen;
  reg finishing;
  reg no_divisor;
  reg [15:0] work__d;
  reg [15:0] work__q = 16'h0;
  reg [31:0] dividend__d;
  reg [31:0] dividend__q = 32'h0;
  reg [31:0] divisor__d;
  reg [31:0] divisor__q = 32'h0;
  reg [31:0] rest__d;
  reg [31:0] rest__q = 32'h0;
  always @(*) begin
    work__d = work__q;
    dividend__d = dividend__q;
    divisor__d = divisor__q;
    rest__d = rest__q;
    idle = (!work__q[0]);
    ready = (work__q[0] & (work__q[6:1] == 6'h22));
    result = dividend__q;
    result_thread = work__q[14:10];
    result_last = work__q[15];
    shifted = ({{1'h0, rest__q} << 32'h1} | {1'h0, {dividend__q >> 32'h1f}});
    difference = {shifted - {1'h0, divisor__q}};
    finishing = (work__q[6:1] == 6'h21);
    no_divisor = (!(|divisor__q));
    chosen = dividend__q;
    if ((finishing & (work__q[7] != no_divisor))) begin
      chosen = rest__q;
    end
    if (((finishing & work__q[7]) & no_divisor)) begin
      chosen = 32'h0;
    end
    work__d[6:1] = {work__q[6:1] + 6'h1};
    if (((!(|work__q[6:1])) | finishing)) begin
      dividend__d = chosen;
      if (work__q[9]) begin
        dividend__d = {32'h0 - chosen};
      end
      rest__d = 32'h0;
      if ((work__q[8] & (!finishing))) begin
        if (((!work__q[7]) & divisor__q[31])) begin
          work__d[9] = (!work__q[9]);
        end
        if (divisor__q[31]) begin
          divisor__d = {32'h0 - divisor__q};
        end
      end
    end else begin
      if (ready) begin
        work__d[6:1] = 6'h22;
        if (take) begin
          work__d[0] = 1'h0;
        end
      end else begin
        dividend__d = {dividend__q << 32'h1};
        rest__d = shifted[31:0];
        if ((!difference[32])) begin
          dividend__d = ({dividend__q << 32'h1} | 32'h1);
          rest__d = difference[31:0];
        end
      end
    end
    if (load) begin
      work__d[0] = 1'h1;
      work__d[6:1] = 6'h0;
      work__d[7] = op[1];
      work__d[8] = (!op[0]);
      work__d[9] = (a[31] & (!op[0]));
      work__d[14:10] = thread;
      work__d[15] = last;
      dividend__d = a;
      divisor__d = b;
    end
  end
  always @(posedge clock) begin
    work__q <= work__d;
    dividend__q <= dividend__d;
    divisor__q <= divisor__d;
    rest__q <= rest__d;
  end
endmodule

module sfu (
  input wire clock,
  input wire req_valid,
  input wire [3:0] req_op,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [3:0] req_mask,
  input wire [31:0] req_a__0,
  input wire [31:0] req_a__1,
  input wire [31:0] req_a__2,
  input wire [31:0] req_a__3,
  input wire [31:0] req_b__0,
  input wire [31:0] req_b__1,
  input wire [31:0] req_b__2,
  input wire [31:0] req_b__3,
  input wire wb_ready,
  output reg req_ready,
  output reg wb_valid,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot
);
  localparam [4:0] most = 5'h0;
  localparam [4:0] low_bits = 5'h3;
  localparam [4:0] half = 5'h4;
  reg [4:0] occupied;
  reg [4:0] waiting;
  reg [4:0] tail;
  reg [4:0] issue;
  reg [4:0] done;
  reg [4:0] head;
  reg started;
  reg [3:0] left;
  reg [31:0] divisor;
  reg pending;
  reg offers;
  reg [31:0] result;
  reg arrives;
  reg [3:0] mask;
  reg [3:0] picked;
  reg [3:0] rest;
  reg [4:0] number;
  reg [31:0] operand;
  reg [9:0] enters;
  reg [9:0] ends;
  reg [4:0] leaving;
  reg [2:0] operations__read_address;
  wire [2:0] operations__read_data;
  reg operations__write_enable;
  reg [2:0] operations__write_address;
  reg [2:0] operations__write_data;
  reg [2:0] operands__0__read_address;
  wire [31:0] operands__0__read_data;
  reg operands__0__write_enable;
  reg [2:0] operands__0__write_address;
  reg [31:0] operands__0__write_data;
  reg [2:0] operands__1__read_address;
  wire [31:0] operands__1__read_data;
  reg operands__1__write_enable;
  reg [2:0] operands__1__write_address;
  reg [31:0] operands__1__write_data;
  reg [2:0] operands__2__read_address;
  wire [31:0] operands__2__read_data;
  reg operands__2__write_enable;
  reg [2:0] operands__2__write_address;
  reg [31:0] operands__2__write_data;
  reg [2:0] operands__3__read_address;
  wire [31:0] operands__3__read_data;
  reg operands__3__write_enable;
  reg [2:0] operands__3__write_address;
  reg [31:0] operands__3__write_data;
  reg [2:0] divisors__0__read_address;
  wire [31:0] divisors__0__read_data;
  reg divisors__0__write_enable;
  reg [2:0] divisors__0__write_address;
  reg [31:0] divisors__0__write_data;
  reg [2:0] divisors__1__read_address;
  wire [31:0] divisors__1__read_data;
  reg divisors__1__write_enable;
  reg [2:0] divisors__1__write_address;
  reg [31:0] divisors__1__write_data;
  reg [2:0] divisors__2__read_address;
  wire [31:0] divisors__2__read_data;
  reg divisors__2__write_enable;
  reg [2:0] divisors__2__write_address;
  reg [31:0] divisors__2__write_data;
  reg [2:0] divisors__3__read_address;
  wire [31:0] divisors__3__read_data;
  reg divisors__3__write_enable;
  reg [2:0] divisors__3__write_address;
  reg [31:0] divisors__3__write_data;
  reg [2:0] issue_masks__read_address;
  wire [3:0] issue_masks__read_data;
  reg issue_masks__write_enable;
  reg [2:0] issue_masks__write_address;
  reg [3:0] issue_masks__write_data;
  reg [2:0] wb_masks__read_address;
  wire [3:0] wb_masks__read_data;
  reg wb_masks__write_enable;
  reg [2:0] wb_masks__write_address;
  reg [3:0] wb_masks__write_data;
  reg [2:0] registers__read_address;
  wire [5:0] registers__read_data;
  reg registers__write_enable;
  reg [2:0] registers__write_address;
  reg [5:0] registers__write_data;
  reg [2:0] warps__read_address;
  wire [1:0] warps__read_data;
  reg warps__write_enable;
  reg [2:0] warps__write_address;
  reg [1:0] warps__write_data;
  reg [2:0] results__0__read_address;
  wire [31:0] results__0__read_data;
  reg results__0__write_enable;
  reg [2:0] results__0__write_address;
  reg [31:0] results__0__write_data;
  reg [2:0] results__1__read_address;
  wire [31:0] results__1__read_data;
  reg results__1__write_enable;
  reg [2:0] results__1__write_address;
  reg [31:0] results__1__write_data;
  reg [2:0] results__2__read_address;
  wire [31:0] results__2__read_data;
  reg results__2__write_enable;
  reg [2:0] results__2__write_address;
  reg [31:0] results__2__write_data;
  reg [2:0] results__3__read_address;
  wire [31:0] results__3__read_data;
  reg results__3__write_enable;
  reg [2:0] results__3__write_address;
  reg [31:0] results__3__write_data;
  reg [2:0] functions__op;
  reg [31:0] functions__operand;
  wire [31:0] functions__result;
  reg divider__load;
  reg [1:0] divider__op;
  reg [31:0] divider__a;
  reg [31:0] divider__b;
  reg [4:0] divider__thread;
  reg divider__last;
  reg divider__take;
  wire divider__idle;
  wire divider__ready;
  wire [31:0] divider__result;
  wire [4:0] divider__result_thread;
  wire divider__result_last;
  reg [20:0] pointers__d;
  reg [20:0] pointers__q = 21'h0;
  reg [20:0] divisions__d;
  reg [20:0] divisions__q = 21'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [3:0] undivided__d;
  reg [3:0] undivided__q = 4'h0;
  reg turn__d;
  reg turn__q = 1'h0;
  reg offered__d;
  reg offered__q = 1'h0;
  reg [49:0] threads__d;
  reg [49:0] threads__q = 50'h0;
  reg [9:0] taken__d;
  reg [9:0] taken__q = 10'h0;
  reg [9:0] last__d;
  reg [9:0] last__q = 10'h0;
  always @(*) begin
    pointers__d = pointers__q;
    divisions__d = divisions__q;
    remaining__d = remaining__q;
    undivided__d = undivided__q;
    turn__d = turn__q;
    offered__d = offered__q;
    threads__d = threads__q;
    taken__d = taken__q;
    last__d = last__q;
    tail = (pointers__q[4:0] & low_bits);
    if (req_op[3]) begin
      tail = ((divisions__q[4:0] & low_bits) | half);
    end
    issue = (pointers__q[9:5] & low_bits);
    started = pointers__q[20];
    left = remaining__q;
    if (turn__q) begin
      issue = ((divisions__q[9:5] & low_bits) | half);
      started = divisions__q[20];
      left = undivided__q;
    end
    head = (pointers__q[19:15] & low_bits);
    if (offered__q) begin
      head = ((divisions__q[19:15] & low_bits) | half);
    end
    operations__write_enable = req_valid;
    operations__write_address = tail[2:0];
    operations__write_data = req_op[2:0];
    operations__read_address = issue[2:0];
    issue_masks__write_enable = req_valid;
    issue_masks__write_address = tail[2:0];
    issue_masks__write_data = req_mask;
    issue_masks__read_address = issue[2:0];
    wb_masks__write_enable = req_valid;
    wb_masks__write_address = tail[2:0];
    wb_masks__write_data = req_mask;
    wb_masks__read_address = head[2:0];
    registers__write_enable = req_valid;
    registers__write_address = tail[2:0];
    registers__write_data = req_rd;
    registers__read_address = head[2:0];
    warps__write_enable = req_valid;
    warps__write_address = tail[2:0];
    warps__write_data = req_warp;
    warps__read_address = head[2:0];
    occupied = {pointers__q[4:0] - pointers__q[19:15]};
    waiting = {divisions__q[4:0] - divisions__q[19:15]};
    req_ready = ((occupied <= most) & (waiting <= most));
    if (req_valid) begin
      if (req_op[3]) begin
        divisions__d[4:0] = {divisions__q[4:0] + 5'h1};
      end else begin
        pointers__d[4:0] = {pointers__q[4:0] + 5'h1};
      end
    end
    mask = issue_masks__read_data;
    if (started) begin
      mask = left;
    end
    picked = (mask & {{~mask} + 4'h1});
    rest = (mask & {~picked});
    number = 5'h0;
    operand = 32'h0;
    divisor = 32'h0;
    operands__0__write_enable = req_valid;
    operands__0__write_address = tail[2:0];
    operands__0__write_data = req_a__0;
    operands__0__read_address = issue[2:0];
    divisors__0__write_enable = req_valid;
    divisors__0__write_address = tail[2:0];
    divisors__0__write_data = req_b__0;
    divisors__0__read_address = issue[2:0];
    if (picked[0]) begin
      number = 5'h0;
      operand = operands__0__read_data;
      divisor = divisors__0__read_data;
    end
    operands__1__write_enable = req_valid;
    operands__1__write_address = tail[2:0];
    operands__1__write_data = req_a__1;
    operands__1__read_address = issue[2:0];
    divisors__1__write_enable = req_valid;
    divisors__1__write_address = tail[2:0];
    divisors__1__write_data = req_b__1;
    divisors__1__read_address = issue[2:0];
    if (picked[1]) begin
      number = 5'h1;
      operand = operands__1__read_data;
      divisor = divisors__1__read_data;
    end
    operands__2__write_enable = req_valid;
    operands__2__write_address = tail[2:0];
    operands__2__write_data = req_a__2;
    operands__2__read_address = issue[2:0];
    divisors__2__write_enable = req_valid;
    divisors__2__write_address = tail[2:0];
    divisors__2__write_data = req_b__2;
    divisors__2__read_address = issue[2:0];
    if (picked[2]) begin
      number = 5'h2;
      operand = operands__2__read_data;
      divisor = divisors__2__read_data;
    end
    operands__3__write_enable = req_valid;
    operands__3__write_address = tail[2:0];
    operands__3__write_data = req_a__3;
    operands__3__read_address = issue[2:0];
    divisors__3__write_enable = req_valid;
    divisors__3__write_address = tail[2:0];
    divisors__3__write_data = req_b__3;
    divisors__3__read_address = issue[2:0];
    if (picked[3]) begin
      number = 5'h3;
      operand = operands__3__read_data;
      divisor = divisors__3__read_data;
    end
    pending = (divisions__q[9:5] != divisions__q[4:0]);
    turn__d = ((pending & divider__idle) & (!turn__q));
    enters = 10'h0;
    ends = 10'h0;
    if (turn__q) begin
      undivided__d = rest;
      divisions__d[20] = 1'h1;
      if ((!(|rest))) begin
        divisions__d[20] = 1'h0;
        divisions__d[9:5] = {divisions__q[9:5] + 5'h1};
      end
    end else begin
      if ((pointers__q[9:5] != pointers__q[4:0])) begin
        if ((|picked)) begin
          enters = 10'h1;
        end
        remaining__d = rest;
        pointers__d[20] = 1'h1;
        if ((!(|rest))) begin
          ends = 10'h1;
          pointers__d[20] = 1'h0;
          pointers__d[9:5] = {pointers__q[9:5] + 5'h1};
        end
      end
    end
    functions__operand = operand;
    functions__op = operations__read_data;
    taken__d = ({taken__q << 32'h1} | enters);
    last__d = ({last__q << 32'h1} | ends);
    threads__d = ({threads__q << 32'h5} | {45'h0, number});
    divider__load = (turn__q & (|picked));
    divider__op = operations__read_data[1:0];
    divider__a = operand;
    divider__b = divisor;
    divider__thread = number;
    divider__last = (!(|rest));
    leaving = threads__q[49:45];
    result = functions__result;
    done = (pointers__q[14:10] & low_bits);
    arrives = (taken__q[9] | divider__ready);
    divider__take = (!taken__q[9]);
    if ((!taken__q[9])) begin
      leaving = divider__result_thread;
      result = divider__result;
      done = ((divisions__q[14:10] & low_bits) | half);
    end
    if (last__q[9]) begin
      pointers__d[14:10] = {pointers__q[14:10] + 5'h1};
    end
    if (((((!taken__q[9]) & divider__ready) & divider__result_last) | (turn__q & (!(|picked))))) begin
      divisions__d[14:10] = {divisions__q[14:10] + 5'h1};
    end
    results__0__write_enable = (arrives & (leaving == 5'h0));
    results__0__write_address = done[2:0];
    results__0__write_data = result;
    results__0__read_address = head[2:0];
    wb_data__0 = results__0__read_data;
    results__1__write_enable = (arrives & (leaving == 5'h1));
    results__1__write_address = done[2:0];
    results__1__write_data = result;
    results__1__read_address = head[2:0];
    wb_data__1 = results__1__read_data;
    results__2__write_enable = (arrives & (leaving == 5'h2));
    results__2__write_address = done[2:0];
    results__2__write_data = result;
    results__2__read_address = head[2:0];
    wb_data__2 = results__2__read_data;
    results__3__write_enable = (arrives & (leaving == 5'h3));
    results__3__write_address = done[2:0];
    results__3__write_data = result;
    results__3__read_address = head[2:0];
    wb_data__3 = results__3__read_data;
    offers = (pointers__q[19:15] != pointers__q[14:10]);
    if (offered__q) begin
      offers = 1'h1;
    end
    wb_valid = offers;
    wb_warp = warps__read_data;
    wb_rd = registers__read_data;
    wb_mask = wb_masks__read_data;
    wb_last = 1'h1;
    wb_slot = 3'h0;
    if (((!offers) | wb_ready)) begin
      offered__d = ((!offered__q) & (divisions__q[19:15] != divisions__q[14:10]));
    end
    if ((wb_ready & offers)) begin
      if (offered__q) begin
        divisions__d[19:15] = {divisions__q[19:15] + 5'h1};
      end else begin
        pointers__d[19:15] = {pointers__q[19:15] + 5'h1};
      end
    end
  end
  always @(posedge clock) begin
    pointers__q <= pointers__d;
    divisions__q <= divisions__d;
    remaining__q <= remaining__d;
    undivided__q <= undivided__d;
    turn__q <= turn__d;
    offered__q <= offered__d;
    threads__q <= threads__d;
    taken__q <= taken__d;
    last__q <= last__d;
  end
  next_issue operations (
    .clock(clock),
    .read_address(operations__read_address),
    .read_data(operations__read_data),
    .write_enable(operations__write_enable),
    .write_address(operations__write_address),
    .write_data(operations__write_data)
  );
  fifo_meta operands__0 (
    .clock(clock),
    .read_address(operands__0__read_address),
    .read_data(operands__0__read_data),
    .write_enable(operands__0__write_enable),
    .write_address(operands__0__write_address),
    .write_data(operands__0__write_data)
  );
  fifo_meta operands__1 (
    .clock(clock),
    .read_address(operands__1__read_address),
    .read_data(operands__1__read_data),
    .write_enable(operands__1__write_enable),
    .write_address(operands__1__write_address),
    .write_data(operands__1__write_data)
  );
  fifo_meta operands__2 (
    .clock(clock),
    .read_address(operands__2__read_address),
    .read_data(operands__2__read_data),
    .write_enable(operands__2__write_enable),
    .write_address(operands__2__write_address),
    .write_data(operands__2__write_data)
  );
  fifo_meta operands__3 (
    .clock(clock),
    .read_address(operands__3__read_address),
    .read_data(operands__3__read_data),
    .write_enable(operands__3__write_enable),
    .write_address(operands__3__write_address),
    .write_data(operands__3__write_data)
  );
  fifo_meta divisors__0 (
    .clock(clock),
    .read_address(divisors__0__read_address),
    .read_data(divisors__0__read_data),
    .write_enable(divisors__0__write_enable),
    .write_address(divisors__0__write_address),
    .write_data(divisors__0__write_data)
  );
  fifo_meta divisors__1 (
    .clock(clock),
    .read_address(divisors__1__read_address),
    .read_data(divisors__1__read_data),
    .write_enable(divisors__1__write_enable),
    .write_address(divisors__1__write_address),
    .write_data(divisors__1__write_data)
  );
  fifo_meta divisors__2 (
    .clock(clock),
    .read_address(divisors__2__read_address),
    .read_data(divisors__2__read_data),
    .write_enable(divisors__2__write_enable),
    .write_address(divisors__2__write_address),
    .write_data(divisors__2__write_data)
  );
  fifo_meta divisors__3 (
    .clock(clock),
    .read_address(divisors__3__read_address),
    .read_data(divisors__3__read_data),
    .write_enable(divisors__3__write_enable),
    .write_address(divisors__3__write_address),
    .write_data(divisors__3__write_data)
  );
  masks issue_masks (
    .clock(clock),
    .read_address(issue_masks__read_address),
    .read_data(issue_masks__read_data),
    .write_enable(issue_masks__write_enable),
    .write_address(issue_masks__write_address),
    .write_data(issue_masks__write_data)
  );
  masks wb_masks (
    .clock(clock),
    .read_address(wb_masks__read_address),
    .read_data(wb_masks__read_data),
    .write_enable(wb_masks__write_enable),
    .write_address(wb_masks__write_address),
    .write_data(wb_masks__write_data)
  );
  registers registers (
    .clock(clock),
    .read_address(registers__read_address),
    .read_data(registers__read_data),
    .write_enable(registers__write_enable),
    .write_address(registers__write_address),
    .write_data(registers__write_data)
  );
  table_warp warps (
    .clock(clock),
    .read_address(warps__read_address),
    .read_data(warps__read_data),
    .write_enable(warps__write_enable),
    .write_address(warps__write_address),
    .write_data(warps__write_data)
  );
  fifo_meta results__0 (
    .clock(clock),
    .read_address(results__0__read_address),
    .read_data(results__0__read_data),
    .write_enable(results__0__write_enable),
    .write_address(results__0__write_address),
    .write_data(results__0__write_data)
  );
  fifo_meta results__1 (
    .clock(clock),
    .read_address(results__1__read_address),
    .read_data(results__1__read_data),
    .write_enable(results__1__write_enable),
    .write_address(results__1__write_address),
    .write_data(results__1__write_data)
  );
  fifo_meta results__2 (
    .clock(clock),
    .read_address(results__2__read_address),
    .read_data(results__2__read_data),
    .write_enable(results__2__write_enable),
    .write_address(results__2__write_address),
    .write_data(results__2__write_data)
  );
  fifo_meta results__3 (
    .clock(clock),
    .read_address(results__3__read_address),
    .read_data(results__3__read_data),
    .write_enable(results__3__write_enable),
    .write_address(results__3__write_address),
    .write_data(results__3__write_data)
  );
  functions functions (
    .clock(clock),
    .op(functions__op),
    .operand(functions__operand),
    .result(functions__result)
  );
  divider divider (
    .clock(clock),
    .load(divider__load),
    .op(divider__op),
    .a(divider__a),
    .b(divider__b),
    .thread(divider__thread),
    .last(divider__last),
    .take(divider__take),
    .idle(divider__idle),
    .ready(divider__ready),
    .result(divider__result),
    .result_thread(divider__result_thread),
    .result_last(divider__result_last)
  );
endmodule

module queue (
  input wire clock,
  input wire in_valid,
  output reg in_ready,
  input wire [31:0] in_words__0,
  input wire [31:0] in_words__1,
  input wire [31:0] in_words__2,
  input wire [31:0] in_words__3,
  input wire [31:0] in_words__4,
  input wire [31:0] in_words__5,
  input wire [31:0] in_words__6,
  input wire [31:0] in_words__7,
  input wire [31:0] in_words__8,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_words__0,
  output reg [31:0] out_words__1,
  output reg [31:0] out_words__2,
  output reg [31:0] out_words__3,
  output reg [31:0] out_words__4,
  output reg [31:0] out_words__5,
  output reg [31:0] out_words__6,
  output reg [31:0] out_words__7,
  output reg [31:0] out_words__8
);
  localparam [2:0] depth = 3'h4;
  localparam straight = 1'h1;
  reg push;
  reg pop;
  reg [1:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [1:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [1:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [1:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [1:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [1:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg [1:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [1:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [1:0] words__4__read_address;
  wire [31:0] words__4__read_data;
  reg words__4__write_enable;
  reg [1:0] words__4__write_address;
  reg [31:0] words__4__write_data;
  reg [1:0] words__5__read_address;
  wire [31:0] words__5__read_data;
  reg words__5__write_enable;
  reg [1:0] words__5__write_address;
  reg [31:0] words__5__write_data;
  reg [1:0] words__6__read_address;
  wire [31:0] words__6__read_data;
  reg words__6__write_enable;
  reg [1:0] words__6__write_address;
  reg [31:0] words__6__write_data;
  reg [1:0] words__7__read_address;
  wire [31:0] words__7__read_data;
  reg words__7__write_enable;
  reg [1:0] words__7__write_address;
  reg [31:0] words__7__write_data;
  reg [1:0] words__8__read_address;
  wire [31:0] words__8__read_data;
  reg words__8__write_enable;
  reg [1:0] words__8__write_address;
  reg [31:0] words__8__write_data;
  reg [1:0] head__d;
  reg [1:0] head__q = 2'h0;
  reg [1:0] tail__d;
  reg [1:0] tail__q = 2'h0;
  reg [2:0] stored__d;
  reg [2:0] stored__q = 3'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    in_ready = (stored__q < depth);
    out_valid = (|stored__q);
    push = ((in_valid & (stored__q < depth)) & (!straight));
    pop = ((|stored__q) & out_ready);
    words__0__write_enable = push;
    words__0__write_address = tail__q;
    words__0__write_data = in_words__0;
    words__0__read_address = head__q;
    out_words__0 = words__0__read_data;
    if (straight) begin
      out_words__0 = in_words__0;
    end
    words__1__write_enable = push;
    words__1__write_address = tail__q;
    words__1__write_data = in_words__1;
    words__1__read_address = head__q;
    out_words__1 = words__1__read_data;
    if (straight) begin
      out_words__1 = in_words__1;
    end
    words__2__write_enable = push;
    words__2__write_address = tail__q;
    words__2__write_data = in_words__2;
    words__2__read_address = head__q;
    out_words__2 = words__2__read_data;
    if (straight) begin
      out_words__2 = in_words__2;
    end
    words__3__write_enable = push;
    words__3__write_address = tail__q;
    words__3__write_data = in_words__3;
    words__3__read_address = head__q;
    out_words__3 = words__3__read_data;
    if (straight) begin
      out_words__3 = in_words__3;
    end
    words__4__write_enable = push;
    words__4__write_address = tail__q;
    words__4__write_data = in_words__4;
    words__4__read_address = head__q;
    out_words__4 = words__4__read_data;
    if (straight) begin
      out_words__4 = in_words__4;
    end
    words__5__write_enable = push;
    words__5__write_address = tail__q;
    words__5__write_data = in_words__5;
    words__5__read_address = head__q;
    out_words__5 = words__5__read_data;
    if (straight) begin
      out_words__5 = in_words__5;
    end
    words__6__write_enable = push;
    words__6__write_address = tail__q;
    words__6__write_data = in_words__6;
    words__6__read_address = head__q;
    out_words__6 = words__6__read_data;
    if (straight) begin
      out_words__6 = in_words__6;
    end
    words__7__write_enable = push;
    words__7__write_address = tail__q;
    words__7__write_data = in_words__7;
    words__7__read_address = head__q;
    out_words__7 = words__7__read_data;
    if (straight) begin
      out_words__7 = in_words__7;
    end
    words__8__write_enable = push;
    words__8__write_address = tail__q;
    words__8__write_data = in_words__8;
    words__8__read_address = head__q;
    out_words__8 = words__8__read_data;
    if (straight) begin
      out_words__8 = in_words__8;
    end
    if (push) begin
      tail__d = {tail__q + 2'h1};
      if ((!pop)) begin
        stored__d = {stored__q + 3'h1};
      end
    end
    if (pop) begin
      head__d = {head__q + 2'h1};
      if ((!push)) begin
        stored__d = {stored__q - 3'h1};
      end
    end
    if (straight) begin
      in_ready = out_ready;
      out_valid = in_valid;
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
  end
  low_words words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  low_words words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  low_words words__2 (
    .clock(clock),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  low_words words__3 (
    .clock(clock),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  low_words words__4 (
    .clock(clock),
    .read_address(words__4__read_address),
    .read_data(words__4__read_data),
    .write_enable(words__4__write_enable),
    .write_address(words__4__write_address),
    .write_data(words__4__write_data)
  );
  low_words words__5 (
    .clock(clock),
    .read_address(words__5__read_address),
    .read_data(words__5__read_data),
    .write_enable(words__5__write_enable),
    .write_address(words__5__write_address),
    .write_data(words__5__write_data)
  );
  low_words words__6 (
    .clock(clock),
    .read_address(words__6__read_address),
    .read_data(words__6__read_data),
    .write_enable(words__6__write_enable),
    .write_address(words__6__write_address),
    .write_data(words__6__write_data)
  );
  low_words words__7 (
    .clock(clock),
    .read_address(words__7__read_address),
    .read_data(words__7__read_data),
    .write_enable(words__7__write_enable),
    .write_address(words__7__write_address),
    .write_data(words__7__write_data)
  );
  low_words words__8 (
    .clock(clock),
    .read_address(words__8__read_address),
    .read_data(words__8__read_data),
    .write_enable(words__8__write_enable),
    .write_address(words__8__write_address),
    .write_data(words__8__write_data)
  );
endmodule

module texture_door (
  input wire clock,
  input wire selected,
  input wire dropped,
  input wire req_valid,
  input wire req_kind,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire room,
  output reg ready,
  output reg out_valid,
  input wire out_ready,
  output reg out_kind,
  output reg [1:0] out_warp,
  output reg [5:0] out_rd,
  output reg [2:0] out_slot,
  output reg [3:0] out_mask,
  output reg [3:0] out_channels,
  output reg [3:0] out_texture,
  output reg [31:0] out_u__0,
  output reg [31:0] out_u__1,
  output reg [31:0] out_u__2,
  output reg [31:0] out_u__3,
  output reg [31:0] out_v__0,
  output reg [31:0] out_v__1,
  output reg [31:0] out_v__2,
  output reg [31:0] out_v__3
);
  localparam straight = 1'h1;
  reg [31:0] about;
  reg left;
  reg [4:0] part_0;
  reg queue__in_valid;
  wire queue__in_ready;
  reg [31:0] queue__in_words__0;
  reg [31:0] queue__in_words__1;
  reg [31:0] queue__in_words__2;
  reg [31:0] queue__in_words__3;
  reg [31:0] queue__in_words__4;
  reg [31:0] queue__in_words__5;
  reg [31:0] queue__in_words__6;
  reg [31:0] queue__in_words__7;
  reg [31:0] queue__in_words__8;
  wire queue__out_valid;
  reg queue__out_ready;
  wire [31:0] queue__out_words__0;
  wire [31:0] queue__out_words__1;
  wire [31:0] queue__out_words__2;
  wire [31:0] queue__out_words__3;
  wire [31:0] queue__out_words__4;
  wire [31:0] queue__out_words__5;
  wire [31:0] queue__out_words__6;
  wire [31:0] queue__out_words__7;
  wire [31:0] queue__out_words__8;
  reg [2:0] reserved__d;
  reg [2:0] reserved__q = 3'h0;
  always @(*) begin
    part_0 = 5'h0;
    reserved__d = reserved__q;
    about = {{26'h0, req_rd} << 32'h1};
    about = {about[31:1], req_kind};
    about = (((((about | {{29'h0, req_slot} << 32'h7}) | {{28'h0, req_mask} << 32'ha}) | {{28'h0, req_channels} << 32'he}) | {{28'h0, req_texture} << 32'h12}) | {{30'h0, req_warp} << 32'h16});
    queue__in_valid = req_valid;
    queue__in_words__8 = about;
    queue__out_ready = out_ready;
    queue__in_words__0 = req_u__0;
    queue__in_words__4 = req_v__0;
    out_u__0 = queue__out_words__0;
    out_v__0 = queue__out_words__4;
    queue__in_words__1 = req_u__1;
    queue__in_words__5 = req_v__1;
    out_u__1 = queue__out_words__1;
    out_v__1 = queue__out_words__5;
    queue__in_words__2 = req_u__2;
    queue__in_words__6 = req_v__2;
    out_u__2 = queue__out_words__2;
    out_v__2 = queue__out_words__6;
    queue__in_words__3 = req_u__3;
    queue__in_words__7 = req_v__3;
    out_u__3 = queue__out_words__3;
    out_v__3 = queue__out_words__7;
    out_valid = queue__out_valid;
    out_kind = queue__out_words__8[0];
    out_rd = queue__out_words__8[6:1];
    out_slot = queue__out_words__8[9:7];
    out_mask = queue__out_words__8[13:10];
    out_channels = queue__out_words__8[17:14];
    out_texture = queue__out_words__8[21:18];
    part_0 = queue__out_words__8[26:22];
    out_warp = part_0[1:0];
    left = (queue__out_valid & out_ready);
    reserved__d = reserved__q;
    if (((selected & (!left)) & (!dropped))) begin
      reserved__d = {reserved__q + 3'h1};
    end
    if (((!selected) & (left ^ dropped))) begin
      reserved__d = {reserved__q - 3'h1};
    end
    if (((selected & left) & dropped)) begin
      reserved__d = {reserved__q - 3'h1};
    end
    if ((((!selected) & left) & dropped)) begin
      reserved__d = {reserved__q - 3'h2};
    end
    ready = (reserved__q <= 3'h2);
    if (straight) begin
      reserved__d = 3'h0;
      ready = room;
    end
  end
  always @(posedge clock) begin
    reserved__q <= reserved__d;
  end
  queue queue (
    .clock(clock),
    .in_valid(queue__in_valid),
    .in_ready(queue__in_ready),
    .in_words__0(queue__in_words__0),
    .in_words__1(queue__in_words__1),
    .in_words__2(queue__in_words__2),
    .in_words__3(queue__in_words__3),
    .in_words__4(queue__in_words__4),
    .in_words__5(queue__in_words__5),
    .in_words__6(queue__in_words__6),
    .in_words__7(queue__in_words__7),
    .in_words__8(queue__in_words__8),
    .out_valid(queue__out_valid),
    .out_ready(queue__out_ready),
    .out_words__0(queue__out_words__0),
    .out_words__1(queue__out_words__1),
    .out_words__2(queue__out_words__2),
    .out_words__3(queue__out_words__3),
    .out_words__4(queue__out_words__4),
    .out_words__5(queue__out_words__5),
    .out_words__6(queue__out_words__6),
    .out_words__7(queue__out_words__7),
    .out_words__8(queue__out_words__8)
  );
endmodule

module texels (
  input wire clock,
  input wire in_valid,
  output reg in_ready,
  input wire [31:0] in_words__0,
  input wire [31:0] in_words__1,
  input wire [31:0] in_words__2,
  input wire [31:0] in_words__3,
  input wire [31:0] in_words__4,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_words__0,
  output reg [31:0] out_words__1,
  output reg [31:0] out_words__2,
  output reg [31:0] out_words__3,
  output reg [31:0] out_words__4
);
  localparam [3:0] depth = 4'h8;
  localparam straight = 1'h1;
  reg push;
  reg pop;
  reg [2:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [2:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [2:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [2:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [2:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [2:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg [2:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [2:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [2:0] words__4__read_address;
  wire [31:0] words__4__read_data;
  reg words__4__write_enable;
  reg [2:0] words__4__write_address;
  reg [31:0] words__4__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] stored__d;
  reg [3:0] stored__q = 4'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    in_ready = (stored__q < depth);
    out_valid = (|stored__q);
    push = ((in_valid & (stored__q < depth)) & (!straight));
    pop = ((|stored__q) & out_ready);
    words__0__write_enable = push;
    words__0__write_address = tail__q;
    words__0__write_data = in_words__0;
    words__0__read_address = head__q;
    out_words__0 = words__0__read_data;
    if (straight) begin
      out_words__0 = in_words__0;
    end
    words__1__write_enable = push;
    words__1__write_address = tail__q;
    words__1__write_data = in_words__1;
    words__1__read_address = head__q;
    out_words__1 = words__1__read_data;
    if (straight) begin
      out_words__1 = in_words__1;
    end
    words__2__write_enable = push;
    words__2__write_address = tail__q;
    words__2__write_data = in_words__2;
    words__2__read_address = head__q;
    out_words__2 = words__2__read_data;
    if (straight) begin
      out_words__2 = in_words__2;
    end
    words__3__write_enable = push;
    words__3__write_address = tail__q;
    words__3__write_data = in_words__3;
    words__3__read_address = head__q;
    out_words__3 = words__3__read_data;
    if (straight) begin
      out_words__3 = in_words__3;
    end
    words__4__write_enable = push;
    words__4__write_address = tail__q;
    words__4__write_data = in_words__4;
    words__4__read_address = head__q;
    out_words__4 = words__4__read_data;
    if (straight) begin
      out_words__4 = in_words__4;
    end
    if (push) begin
      tail__d = {tail__q + 3'h1};
      if ((!pop)) begin
        stored__d = {stored__q + 4'h1};
      end
    end
    if (pop) begin
      head__d = {head__q + 3'h1};
      if ((!push)) begin
        stored__d = {stored__q - 4'h1};
      end
    end
    if (straight) begin
      in_ready = out_ready;
      out_valid = in_valid;
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
  end
  fifo_meta words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  fifo_meta words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  fifo_meta words__2 (
    .clock(clock),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  fifo_meta words__3 (
    .clock(clock),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  fifo_meta words__4 (
    .clock(clock),
    .read_address(words__4__read_address),
    .read_data(words__4__read_data),
    .write_enable(words__4__write_enable),
    .write_address(words__4__write_address),
    .write_data(words__4__write_data)
  );
endmodule

module requests (
  input wire clock,
  input wire in_valid,
  output reg in_ready,
  input wire [31:0] in_words__0,
  input wire [31:0] in_words__1,
  input wire [31:0] in_words__2,
  input wire [31:0] in_words__3,
  input wire [31:0] in_words__4,
  input wire [31:0] in_words__5,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_words__0,
  output reg [31:0] out_words__1,
  output reg [31:0] out_words__2,
  output reg [31:0] out_words__3,
  output reg [31:0] out_words__4,
  output reg [31:0] out_words__5
);
  localparam [2:0] depth = 3'h4;
  localparam straight = 1'h1;
  reg push;
  reg pop;
  reg [1:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [1:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [1:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [1:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [1:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [1:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg [1:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [1:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [1:0] words__4__read_address;
  wire [31:0] words__4__read_data;
  reg words__4__write_enable;
  reg [1:0] words__4__write_address;
  reg [31:0] words__4__write_data;
  reg [1:0] words__5__read_address;
  wire [31:0] words__5__read_data;
  reg words__5__write_enable;
  reg [1:0] words__5__write_address;
  reg [31:0] words__5__write_data;
  reg [1:0] head__d;
  reg [1:0] head__q = 2'h0;
  reg [1:0] tail__d;
  reg [1:0] tail__q = 2'h0;
  reg [2:0] stored__d;
  reg [2:0] stored__q = 3'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    in_ready = (stored__q < depth);
    out_valid = (|stored__q);
    push = ((in_valid & (stored__q < depth)) & (!straight));
    pop = ((|stored__q) & out_ready);
    words__0__write_enable = push;
    words__0__write_address = tail__q;
    words__0__write_data = in_words__0;
    words__0__read_address = head__q;
    out_words__0 = words__0__read_data;
    if (straight) begin
      out_words__0 = in_words__0;
    end
    words__1__write_enable = push;
    words__1__write_address = tail__q;
    words__1__write_data = in_words__1;
    words__1__read_address = head__q;
    out_words__1 = words__1__read_data;
    if (straight) begin
      out_words__1 = in_words__1;
    end
    words__2__write_enable = push;
    words__2__write_address = tail__q;
    words__2__write_data = in_words__2;
    words__2__read_address = head__q;
    out_words__2 = words__2__read_data;
    if (straight) begin
      out_words__2 = in_words__2;
    end
    words__3__write_enable = push;
    words__3__write_address = tail__q;
    words__3__write_data = in_words__3;
    words__3__read_address = head__q;
    out_words__3 = words__3__read_data;
    if (straight) begin
      out_words__3 = in_words__3;
    end
    words__4__write_enable = push;
    words__4__write_address = tail__q;
    words__4__write_data = in_words__4;
    words__4__read_address = head__q;
    out_words__4 = words__4__read_data;
    if (straight) begin
      out_words__4 = in_words__4;
    end
    words__5__write_enable = push;
    words__5__write_address = tail__q;
    words__5__write_data = in_words__5;
    words__5__read_address = head__q;
    out_words__5 = words__5__read_data;
    if (straight) begin
      out_words__5 = in_words__5;
    end
    if (push) begin
      tail__d = {tail__q + 2'h1};
      if ((!pop)) begin
        stored__d = {stored__q + 3'h1};
      end
    end
    if (pop) begin
      head__d = {head__q + 2'h1};
      if ((!push)) begin
        stored__d = {stored__q - 3'h1};
      end
    end
    if (straight) begin
      in_ready = out_ready;
      out_valid = in_valid;
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
  end
  low_words words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  low_words words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  low_words words__2 (
    .clock(clock),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  low_words words__3 (
    .clock(clock),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  low_words words__4 (
    .clock(clock),
    .read_address(words__4__read_address),
    .read_data(words__4__read_data),
    .write_enable(words__4__write_enable),
    .write_address(words__4__write_address),
    .write_data(words__4__write_data)
  );
  low_words words__5 (
    .clock(clock),
    .read_address(words__5__read_address),
    .read_data(words__5__read_data),
    .write_enable(words__5__write_enable),
    .write_address(words__5__write_address),
    .write_data(words__5__write_data)
  );
endmodule

module chooser (
  input wire [4:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [4:0] chosen
);
  reg [4:0] later;
  reg [4:0] lowest;
  reg [4:0] pool;
  reg [2:0] number;
  always @(*) begin
    later = 5'h0;
    if ((last < 3'h0)) begin
      later = {later[4:1], requests[0]};
    end
    if ((last < 3'h1)) begin
      later = {later[4:2], requests[1], later[0]};
    end
    if ((last < 3'h2)) begin
      later = {later[4:3], requests[2], later[1:0]};
    end
    if ((last < 3'h3)) begin
      later = {later[4], requests[3], later[2:0]};
    end
    if ((last < 3'h4)) begin
      later = {requests[4], later[3:0]};
    end
    lowest = (requests & {{~requests} + 5'h1});
    pool = (later & {{~later} + 5'h1});
    if ((!(|later))) begin
      pool = lowest;
    end
    chosen = pool;
    index = 3'h0;
    number = 3'h0;
    if (pool[0]) begin
      index = (index | number);
    end
    number = 3'h1;
    if (pool[1]) begin
      index = (index | number);
    end
    number = 3'h2;
    if (pool[2]) begin
      index = (index | number);
    end
    number = 3'h3;
    if (pool[3]) begin
      index = (index | number);
    end
    number = 3'h4;
    if (pool[4]) begin
      index = (index | number);
    end
    valid = (|requests);
  end
endmodule

module write_back (
  input wire clock,
  input wire [3:0] fixed_mask,
  input wire fixed_group,
  input wire [4:0] fixed_address,
  input wire [31:0] fixed_data__0,
  input wire [31:0] fixed_data__1,
  input wire [31:0] fixed_data__2,
  input wire [31:0] fixed_data__3,
  input wire [4:0] slow_valid,
  output reg [4:0] slow_ready,
  output reg [2:0] turn,
  input wire slow_group,
  input wire [4:0] slow_address,
  input wire [3:0] slow_mask,
  input wire [31:0] slow_data__0,
  input wire [31:0] slow_data__1,
  input wire [31:0] slow_data__2,
  input wire [31:0] slow_data__3,
  output reg slow_taken,
  output reg slow_waits,
  output reg throttle,
  output reg [3:0] even_mask,
  output reg [4:0] even_address,
  output reg [31:0] even_data__0,
  output reg [31:0] even_data__1,
  output reg [31:0] even_data__2,
  output reg [31:0] even_data__3,
  output reg [3:0] odd_mask,
  output reg [4:0] odd_address,
  output reg [31:0] odd_data__0,
  output reg [31:0] odd_data__1,
  output reg [31:0] odd_data__2,
  output reg [31:0] odd_data__3
);
  localparam [3:0] zero = 4'h0;
  reg any;
  reg taken;
  reg even_slow;
  reg odd_slow;
  reg [2:0] last__d;
  reg [2:0] last__q = 3'h0;
  reg [4:0] chooser__requests;
  reg [2:0] chooser__last;
  wire chooser__valid;
  wire [2:0] chooser__index;
  wire [4:0] chooser__chosen;
  reg [3:0] waited__d;
  reg [3:0] waited__q = 4'h0;
  always @(*) begin
    last__d = last__q;
    waited__d = waited__q;
    chooser__requests = slow_valid;
    chooser__last = last__q;
    any = chooser__valid;
    turn = chooser__index;
    taken = (any & ((!(|fixed_mask)) | (fixed_group != slow_group)));
    slow_taken = taken;
    slow_waits = (any & (!taken));
    slow_ready = 5'h0;
    if (taken) begin
      last__d = chooser__index;
      waited__d = 4'h0;
      slow_ready = chooser__chosen;
    end else begin
      if ((any & (!(&waited__q)))) begin
        waited__d = {waited__q + 4'h1};
      end
    end
    throttle = (&waited__q);
    even_slow = (taken & (!slow_group));
    odd_slow = (taken & slow_group);
    even_mask = zero;
    odd_mask = zero;
    if (fixed_group) begin
      odd_mask = fixed_mask;
    end else begin
      even_mask = fixed_mask;
    end
    even_address = fixed_address;
    odd_address = fixed_address;
    even_data__0 = fixed_data__0;
    odd_data__0 = fixed_data__0;
    even_data__1 = fixed_data__1;
    odd_data__1 = fixed_data__1;
    even_data__2 = fixed_data__2;
    odd_data__2 = fixed_data__2;
    even_data__3 = fixed_data__3;
    odd_data__3 = fixed_data__3;
    if (even_slow) begin
      even_mask = slow_mask;
      even_address = slow_address;
      even_data__0 = slow_data__0;
      even_data__1 = slow_data__1;
      even_data__2 = slow_data__2;
      even_data__3 = slow_data__3;
    end
    if (odd_slow) begin
      odd_mask = slow_mask;
      odd_address = slow_address;
      odd_data__0 = slow_data__0;
      odd_data__1 = slow_data__1;
      odd_data__2 = slow_data__2;
      odd_data__3 = slow_data__3;
    end
  end
  always @(posedge clock) begin
    last__q <= last__d;
    waited__q <= waited__d;
  end
  chooser chooser (
    .requests(chooser__requests),
    .last(chooser__last),
    .valid(chooser__valid),
    .index(chooser__index),
    .chosen(chooser__chosen)
  );
endmodule

module arbiter (
  input wire clock,
  input wire cache_valid,
  output reg cache_ready,
  input wire [27:0] cache_address,
  input wire [5:0] cache_tag,
  input wire data_valid,
  output reg data_ready,
  input wire data_write,
  input wire data_atomic,
  input wire [3:0] data_aop,
  input wire [1:0] data_word,
  input wire [27:0] data_address,
  input wire [31:0] data_data__0,
  input wire [31:0] data_data__1,
  input wire [31:0] data_data__2,
  input wire [31:0] data_data__3,
  input wire [15:0] data_mask,
  input wire [5:0] data_tag,
  input wire constants_valid,
  output reg constants_ready,
  input wire [27:0] constants_address,
  input wire [5:0] constants_tag,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg req_atomic,
  output reg [3:0] req_aop,
  output reg [1:0] req_word,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [7:0] req_tag,
  input wire rsp_valid,
  input wire [7:0] rsp_tag,
  output reg cache_rsp,
  output reg data_rsp,
  output reg constants_rsp,
  output reg [5:0] client_tag
);
  reg space;
  reg [2:0] asking;
  reg [1:0] winner;
  reg [1:0] last__d;
  reg [1:0] last__q = 2'h0;
  reg locked__d;
  reg locked__q = 1'h0;
  reg valid__d;
  reg valid__q = 1'h0;
  reg [7:0] flags__d;
  reg [7:0] flags__q = 8'h0;
  reg [27:0] address__d;
  reg [27:0] address__q = 28'h0;
  reg [31:0] data__0__d;
  reg [31:0] data__0__q = 32'h0;
  reg [31:0] data__1__d;
  reg [31:0] data__1__q = 32'h0;
  reg [31:0] data__2__d;
  reg [31:0] data__2__q = 32'h0;
  reg [31:0] data__3__d;
  reg [31:0] data__3__q = 32'h0;
  reg [15:0] mask__d;
  reg [15:0] mask__q = 16'h0;
  reg [7:0] tag__d;
  reg [7:0] tag__q = 8'h0;
  always @(*) begin
    last__d = last__q;
    locked__d = locked__q;
    valid__d = valid__q;
    flags__d = flags__q;
    address__d = address__q;
    mask__d = mask__q;
    tag__d = tag__q;
    data__0__d = data__0__q;
    data__1__d = data__1__q;
    data__2__d = data__2__q;
    data__3__d = data__3__q;
    space = ((!valid__q) | req_ready);
    asking = 3'h0;
    asking = {asking[2:1], (cache_valid & (!locked__q))};
    asking = {asking[2], data_valid, asking[0]};
    asking = {(constants_valid & (!locked__q)), asking[1:0]};
    winner = 2'h3;
    case (last__q)
      2'h0: begin
        if (asking[0]) begin
          winner = 2'h0;
        end
        if (asking[2]) begin
          winner = 2'h2;
        end
        if (asking[1]) begin
          winner = 2'h1;
        end
      end
      2'h1: begin
        if (asking[1]) begin
          winner = 2'h1;
        end
        if (asking[0]) begin
          winner = 2'h0;
        end
        if (asking[2]) begin
          winner = 2'h2;
        end
      end
      default: begin
        if (asking[2]) begin
          winner = 2'h2;
        end
        if (asking[1]) begin
          winner = 2'h1;
        end
        if (asking[0]) begin
          winner = 2'h0;
        end
      end
    endcase
    cache_ready = (space & (winner == 2'h0));
    data_ready = (space & (winner == 2'h1));
    constants_ready = (space & (winner == 2'h2));
    if (space) begin
      valid__d = (|asking);
      flags__d = 8'h0;
      if ((|asking)) begin
        last__d = winner;
      end
      case (winner)
        2'h0: begin
          address__d = cache_address;
          tag__d = {2'h0, cache_tag};
        end
        2'h1: begin
          address__d = data_address;
          tag__d = ({2'h0, data_tag} | 8'h40);
          flags__d = ({{4'h0, data_aop} << 32'h4} | {{6'h0, data_word} << 32'h2});
          if (data_write) begin
            flags__d = 8'h1;
          end
          if (data_atomic) begin
            flags__d = (({{4'h0, data_aop} << 32'h4} | {{6'h0, data_word} << 32'h2}) | 8'h2);
          end
          mask__d = data_mask;
          locked__d = ((data_valid & data_atomic) & data_mask[0]);
          data__0__d = data_data__0;
          data__1__d = data_data__1;
          data__2__d = data_data__2;
          data__3__d = data_data__3;
        end
        2'h2: begin
          address__d = constants_address;
          tag__d = ({2'h0, constants_tag} | 8'h80);
        end
        default: begin
        end
      endcase
    end
    req_valid = valid__q;
    req_write = flags__q[0];
    req_atomic = flags__q[1];
    req_word = flags__q[3:2];
    req_aop = flags__q[7:4];
    req_address = address__q;
    req_mask = mask__q;
    req_tag = tag__q;
    req_data__0 = data__0__q;
    req_data__1 = data__1__q;
    req_data__2 = data__2__q;
    req_data__3 = data__3__q;
    client_tag = rsp_tag[5:0];
    cache_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h0));
    data_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h1));
    constants_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h2));
  end
  always @(posedge clock) begin
    last__q <= last__d;
    locked__q <= locked__d;
    valid__q <= valid__d;
    flags__q <= flags__d;
    address__q <= address__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    mask__q <= mask__d;
    tag__q <= tag__d;
  end
endmodule

module counters (
  input wire clock,
  input wire clear,
  input wire [31:0] happened,
  input wire [2:0] thread_count,
  input wire [1:0] next_links,
  input wire [1:0] offset_moves,
  input wire [2:0] pc_reads,
  input wire [2:0] pc_writes,
  input wire [2:0] coalesced,
  input wire [2:0] atomics_merged,
  input wire [2:0] texture_lookups,
  input wire [4:0] select,
  output reg [31:0] value
);
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
  reg [31:0] sums__0__d;
  reg [31:0] sums__0__q = 32'h0;
  reg [31:0] sums__1__d;
  reg [31:0] sums__1__q = 32'h0;
  reg [31:0] sums__2__d;
  reg [31:0] sums__2__q = 32'h0;
  reg [31:0] sums__3__d;
  reg [31:0] sums__3__q = 32'h0;
  reg [31:0] sums__4__d;
  reg [31:0] sums__4__q = 32'h0;
  reg [31:0] sums__5__d;
  reg [31:0] sums__5__q = 32'h0;
  reg [31:0] sums__6__d;
  reg [31:0] sums__6__q = 32'h0;
  reg [31:0] sums__7__d;
  reg [31:0] sums__7__q = 32'h0;
  reg [31:0] sums__8__d;
  reg [31:0] sums__8__q = 32'h0;
  reg [31:0] sums__9__d;
  reg [31:0] sums__9__q = 32'h0;
  reg [31:0] sums__10__d;
  reg [31:0] sums__10__q = 32'h0;
  reg [31:0] sums__11__d;
  reg [31:0] sums__11__q = 32'h0;
  reg [31:0] sums__12__d;
  reg [31:0] sums__12__q = 32'h0;
  reg [31:0] sums__13__d;
  reg [31:0] sums__13__q = 32'h0;
  reg [31:0] sums__14__d;
  reg [31:0] sums__14__q = 32'h0;
  reg [31:0] sums__15__d;
  reg [31:0] sums__15__q = 32'h0;
  reg [31:0] sums__16__d;
  reg [31:0] sums__16__q = 32'h0;
  reg [31:0] sums__17__d;
  reg [31:0] sums__17__q = 32'h0;
  reg [31:0] sums__18__d;
  reg [31:0] sums__18__q = 32'h0;
  reg [31:0] sums__19__d;
  reg [31:0] sums__19__q = 32'h0;
  reg [31:0] sums__20__d;
  reg [31:0] sums__20__q = 32'h0;
  reg [31:0] sums__21__d;
  reg [31:0] sums__21__q = 32'h0;
  reg [31:0] sums__22__d;
  reg [31:0] sums__22__q = 32'h0;
  reg [31:0] sums__23__d;
  reg [31:0] sums__23__q = 32'h0;
  reg [31:0] sums__24__d;
  reg [31:0] sums__24__q = 32'h0;
  reg [31:0] sums__25__d;
  reg [31:0] sums__25__q = 32'h0;
  reg [31:0] sums__26__d;
  reg [31:0] sums__26__q = 32'h0;
  reg [31:0] sums__27__d;
  reg [31:0] sums__27__q = 32'h0;
  reg [31:0] sums__28__d;
  reg [31:0] sums__28__q = 32'h0;
  reg [31:0] sums__29__d;
  reg [31:0] sums__29__q = 32'h0;
  reg [31:0] sums__30__d;
  reg [31:0] sums__30__q = 32'h0;
  reg [31:0] sums__31__d;
  reg [31:0] sums__31__q = 32'h0;
  always @(*) begin
    events__d = happened;
    amounts__0__d = thread_count;
    amounts__1__d = {1'h0, next_links};
    amounts__2__d = {1'h0, offset_moves};
    amounts__3__d = pc_reads;
    amounts__4__d = pc_writes;
    amounts__5__d = coalesced;
    amounts__6__d = atomics_merged;
    amounts__7__d = texture_lookups;
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
    steps__22 = amounts__5__q;
    steps__23 = amounts__6__q;
    steps__24 = amounts__7__q;
    value = 32'h0;
    sums__0__d = sums__0__q;
    step = steps__0;
    if ((|step)) begin
      sums__0__d = {sums__0__q + {29'h0, step}};
    end
    if (clear) begin
      sums__0__d = 32'h0;
    end
    if ((select == 5'h0)) begin
      value = sums__0__q;
    end
    sums__1__d = sums__1__q;
    step = steps__1;
    if ((|step)) begin
      sums__1__d = {sums__1__q + {29'h0, step}};
    end
    if (clear) begin
      sums__1__d = 32'h0;
    end
    if ((select == 5'h1)) begin
      value = sums__1__q;
    end
    sums__2__d = sums__2__q;
    step = steps__2;
    if ((|step)) begin
      sums__2__d = {sums__2__q + {29'h0, step}};
    end
    if (clear) begin
      sums__2__d = 32'h0;
    end
    if ((select == 5'h2)) begin
      value = sums__2__q;
    end
    sums__3__d = sums__3__q;
    step = steps__3;
    if ((|step)) begin
      sums__3__d = {sums__3__q + {29'h0, step}};
    end
    if (clear) begin
      sums__3__d = 32'h0;
    end
    if ((select == 5'h3)) begin
      value = sums__3__q;
    end
    sums__4__d = sums__4__q;
    step = steps__4;
    if ((|step)) begin
      sums__4__d = {sums__4__q + {29'h0, step}};
    end
    if (clear) begin
      sums__4__d = 32'h0;
    end
    if ((select == 5'h4)) begin
      value = sums__4__q;
    end
    sums__5__d = sums__5__q;
    step = steps__5;
    if ((|step)) begin
      sums__5__d = {sums__5__q + {29'h0, step}};
    end
    if (clear) begin
      sums__5__d = 32'h0;
    end
    if ((select == 5'h5)) begin
      value = sums__5__q;
    end
    sums__6__d = sums__6__q;
    step = steps__6;
    if ((|step)) begin
      sums__6__d = {sums__6__q + {29'h0, step}};
    end
    if (clear) begin
      sums__6__d = 32'h0;
    end
    if ((select == 5'h6)) begin
      value = sums__6__q;
    end
    sums__7__d = sums__7__q;
    step = steps__7;
    if ((|step)) begin
      sums__7__d = {sums__7__q + {29'h0, step}};
    end
    if (clear) begin
      sums__7__d = 32'h0;
    end
    if ((select == 5'h7)) begin
      value = sums__7__q;
    end
    sums__8__d = sums__8__q;
    step = steps__8;
    if ((|step)) begin
      sums__8__d = {sums__8__q + {29'h0, step}};
    end
    if (clear) begin
      sums__8__d = 32'h0;
    end
    if ((select == 5'h8)) begin
      value = sums__8__q;
    end
    sums__9__d = sums__9__q;
    step = steps__9;
    if ((|step)) begin
      sums__9__d = {sums__9__q + {29'h0, step}};
    end
    if (clear) begin
      sums__9__d = 32'h0;
    end
    if ((select == 5'h9)) begin
      value = sums__9__q;
    end
    sums__10__d = sums__10__q;
    step = steps__10;
    if ((|step)) begin
      sums__10__d = {sums__10__q + {29'h0, step}};
    end
    if (clear) begin
      sums__10__d = 32'h0;
    end
    if ((select == 5'ha)) begin
      value = sums__10__q;
    end
    sums__11__d = sums__11__q;
    step = steps__11;
    if ((|step)) begin
      sums__11__d = {sums__11__q + {29'h0, step}};
    end
    if (clear) begin
      sums__11__d = 32'h0;
    end
    if ((select == 5'hb)) begin
      value = sums__11__q;
    end
    sums__12__d = sums__12__q;
    step = steps__12;
    if ((|step)) begin
      sums__12__d = {sums__12__q + {29'h0, step}};
    end
    if (clear) begin
      sums__12__d = 32'h0;
    end
    if ((select == 5'hc)) begin
      value = sums__12__q;
    end
    sums__13__d = sums__13__q;
    step = steps__13;
    if ((|step)) begin
      sums__13__d = {sums__13__q + {29'h0, step}};
    end
    if (clear) begin
      sums__13__d = 32'h0;
    end
    if ((select == 5'hd)) begin
      value = sums__13__q;
    end
    sums__14__d = sums__14__q;
    step = steps__14;
    if ((|step)) begin
      sums__14__d = {sums__14__q + {29'h0, step}};
    end
    if (clear) begin
      sums__14__d = 32'h0;
    end
    if ((select == 5'he)) begin
      value = sums__14__q;
    end
    sums__15__d = sums__15__q;
    step = steps__15;
    if ((|step)) begin
      sums__15__d = {sums__15__q + {29'h0, step}};
    end
    if (clear) begin
      sums__15__d = 32'h0;
    end
    if ((select == 5'hf)) begin
      value = sums__15__q;
    end
    sums__16__d = sums__16__q;
    step = steps__16;
    if ((|step)) begin
      sums__16__d = {sums__16__q + {29'h0, step}};
    end
    if (clear) begin
      sums__16__d = 32'h0;
    end
    if ((select == 5'h10)) begin
      value = sums__16__q;
    end
    sums__17__d = sums__17__q;
    step = steps__17;
    if ((|step)) begin
      sums__17__d = {sums__17__q + {29'h0, step}};
    end
    if (clear) begin
      sums__17__d = 32'h0;
    end
    if ((select == 5'h11)) begin
      value = sums__17__q;
    end
    sums__18__d = sums__18__q;
    step = steps__18;
    if ((|step)) begin
      sums__18__d = {sums__18__q + {29'h0, step}};
    end
    if (clear) begin
      sums__18__d = 32'h0;
    end
    if ((select == 5'h12)) begin
      value = sums__18__q;
    end
    sums__19__d = sums__19__q;
    step = steps__19;
    if ((|step)) begin
      sums__19__d = {sums__19__q + {29'h0, step}};
    end
    if (clear) begin
      sums__19__d = 32'h0;
    end
    if ((select == 5'h13)) begin
      value = sums__19__q;
    end
    sums__20__d = sums__20__q;
    step = steps__20;
    if ((|step)) begin
      sums__20__d = {sums__20__q + {29'h0, step}};
    end
    if (clear) begin
      sums__20__d = 32'h0;
    end
    if ((select == 5'h14)) begin
      value = sums__20__q;
    end
    sums__21__d = sums__21__q;
    step = steps__21;
    if ((|step)) begin
      sums__21__d = {sums__21__q + {29'h0, step}};
    end
    if (clear) begin
      sums__21__d = 32'h0;
    end
    if ((select == 5'h15)) begin
      value = sums__21__q;
    end
    sums__22__d = sums__22__q;
    step = steps__22;
    if ((|step)) begin
      sums__22__d = {sums__22__q + {29'h0, step}};
    end
    if (clear) begin
      sums__22__d = 32'h0;
    end
    if ((select == 5'h16)) begin
      value = sums__22__q;
    end
    sums__23__d = sums__23__q;
    step = steps__23;
    if ((|step)) begin
      sums__23__d = {sums__23__q + {29'h0, step}};
    end
    if (clear) begin
      sums__23__d = 32'h0;
    end
    if ((select == 5'h17)) begin
      value = sums__23__q;
    end
    sums__24__d = sums__24__q;
    step = steps__24;
    if ((|step)) begin
      sums__24__d = {sums__24__q + {29'h0, step}};
    end
    if (clear) begin
      sums__24__d = 32'h0;
    end
    if ((select == 5'h18)) begin
      value = sums__24__q;
    end
    sums__25__d = sums__25__q;
    step = steps__25;
    if ((|step)) begin
      sums__25__d = {sums__25__q + {29'h0, step}};
    end
    if (clear) begin
      sums__25__d = 32'h0;
    end
    if ((select == 5'h19)) begin
      value = sums__25__q;
    end
    sums__26__d = sums__26__q;
    step = steps__26;
    if ((|step)) begin
      sums__26__d = {sums__26__q + {29'h0, step}};
    end
    if (clear) begin
      sums__26__d = 32'h0;
    end
    if ((select == 5'h1a)) begin
      value = sums__26__q;
    end
    sums__27__d = sums__27__q;
    step = steps__27;
    if ((|step)) begin
      sums__27__d = {sums__27__q + {29'h0, step}};
    end
    if (clear) begin
      sums__27__d = 32'h0;
    end
    if ((select == 5'h1b)) begin
      value = sums__27__q;
    end
    sums__28__d = sums__28__q;
    step = steps__28;
    if ((|step)) begin
      sums__28__d = {sums__28__q + {29'h0, step}};
    end
    if (clear) begin
      sums__28__d = 32'h0;
    end
    if ((select == 5'h1c)) begin
      value = sums__28__q;
    end
    sums__29__d = sums__29__q;
    step = steps__29;
    if ((|step)) begin
      sums__29__d = {sums__29__q + {29'h0, step}};
    end
    if (clear) begin
      sums__29__d = 32'h0;
    end
    if ((select == 5'h1d)) begin
      value = sums__29__q;
    end
    sums__30__d = sums__30__q;
    step = steps__30;
    if ((|step)) begin
      sums__30__d = {sums__30__q + {29'h0, step}};
    end
    if (clear) begin
      sums__30__d = 32'h0;
    end
    if ((select == 5'h1e)) begin
      value = sums__30__q;
    end
    sums__31__d = sums__31__q;
    step = steps__31;
    if ((|step)) begin
      sums__31__d = {sums__31__q + {29'h0, step}};
    end
    if (clear) begin
      sums__31__d = 32'h0;
    end
    if ((select == 5'h1f)) begin
      value = sums__31__q;
    end
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
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
    sums__4__q <= sums__4__d;
    sums__5__q <= sums__5__d;
    sums__6__q <= sums__6__d;
    sums__7__q <= sums__7__d;
    sums__8__q <= sums__8__d;
    sums__9__q <= sums__9__d;
    sums__10__q <= sums__10__d;
    sums__11__q <= sums__11__d;
    sums__12__q <= sums__12__d;
    sums__13__q <= sums__13__d;
    sums__14__q <= sums__14__d;
    sums__15__q <= sums__15__d;
    sums__16__q <= sums__16__d;
    sums__17__q <= sums__17__d;
    sums__18__q <= sums__18__d;
    sums__19__q <= sums__19__d;
    sums__20__q <= sums__20__d;
    sums__21__q <= sums__21__d;
    sums__22__q <= sums__22__d;
    sums__23__q <= sums__23__d;
    sums__24__q <= sums__24__d;
    sums__25__q <= sums__25__d;
    sums__26__q <= sums__26__d;
    sums__27__q <= sums__27__d;
    sums__28__q <= sums__28__d;
    sums__29__q <= sums__29__d;
    sums__30__q <= sums__30__d;
    sums__31__q <= sums__31__d;
  end
endmodule

module branch_unit (
  input wire valid,
  input wire [1:0] warp,
  input wire [17:0] control,
  input wire [31:0] low,
  input wire [31:0] high,
  input wire [19:0] pc,
  input wire [3:0] active,
  input wire [3:0] mask,
  input wire [3:0] live,
  input wire [7:0] outstanding,
  input wire kill_valid,
  input wire [1:0] kill_warp,
  output reg busy,
  output reg resolve_valid,
  output reg [1:0] resolve_warp,
  output reg [2:0] resolve_kind,
  output reg [3:0] resolve_taken,
  output reg [19:0] resolve_pc,
  output reg [23:0] resolve_offset,
  output reg arrives,
  output reg split
);
  localparam [5:0] op_bra = 6'h0;
  localparam [5:0] op_sync = 6'h1;
  localparam [5:0] op_exit = 6'h2;
  localparam [5:0] op_discard = 6'h3;
  localparam [5:0] op_bsb = 6'h4;
  localparam [5:0] op_bar = 6'h7;
  reg [5:0] op;
  reg [23:0] target;
  reg resolving;
  reg barrier;
  always @(*) begin
    op = control[9:4];
    target = ({16'h0, low[31:24]} | {{8'h0, high[15:0]} << 32'h8});
    resolving = (valid & ((control[17] & (control[3:1] == 3'h5)) | (!control[0])));
    busy = resolving;
    resolve_valid = resolving;
    resolve_warp = warp;
    resolve_kind = 3'h4;
    resolve_taken = mask;
    resolve_pc = pc;
    resolve_offset = target;
    if ((op == op_bra)) begin
      resolve_kind = 3'h0;
    end
    if ((op == op_sync)) begin
      resolve_kind = 3'h1;
    end
    if ((op == op_exit)) begin
      resolve_kind = 3'h2;
    end
    if ((op == op_discard)) begin
      resolve_kind = 3'h3;
    end
    if ((op == op_bsb)) begin
      resolve_kind = 3'h0;
      resolve_taken = active;
      if ((|(outstanding & low[19:12]))) begin
        resolve_offset = 24'h0;
        if ((!(|(outstanding & high[23:16])))) begin
          resolve_kind = 3'h4;
        end
      end
    end
    barrier = ((resolving & control[0]) & (op == op_bar));
    arrives = (barrier & (active == live));
    split = (barrier & (active != live));
    if (((!control[0]) | (barrier & (active != live)))) begin
      resolve_kind = 3'h5;
    end
    if ((kill_valid & (!resolving))) begin
      resolve_valid = 1'h1;
      resolve_warp = kill_warp;
      resolve_kind = 3'h5;
    end
  end
endmodule

module faults (
  input wire clock,
  input wire start,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [23:0] launch_id,
  input wire jump_valid,
  input wire [1:0] jump_warp,
  input wire [19:0] jump_pc,
  input wire access_valid,
  input wire [3:0] access_cause,
  input wire [1:0] access_warp,
  input wire [19:0] access_pc,
  input wire shared_valid,
  input wire [3:0] shared_cause,
  input wire [1:0] shared_warp,
  input wire [19:0] shared_pc,
  input wire split_valid,
  input wire undefined_valid,
  input wire [1:0] e1_warp,
  input wire [19:0] e1_pc,
  input wire branch_busy,
  output reg [3:0] killed,
  output reg kill_valid,
  output reg [1:0] kill_warp,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc
);
  localparam [3:0] one = 4'h1;
  localparam [3:0] cause_jump = 4'h4;
  localparam [3:0] cause_split = 4'h6;
  localparam [3:0] cause_undefined = 4'h1;
  reg [3:0] launched;
  reg [3:0] struck;
  reg [3:0] stuck;
  reg [3:0] dying;
  reg now;
  reg [3:0] now_cause;
  reg [1:0] now_warp;
  reg [19:0] now_pc;
  reg [1:0] ids__read_address;
  wire [23:0] ids__read_data;
  reg ids__write_enable;
  reg [1:0] ids__write_address;
  reg [23:0] ids__write_data;
  reg [3:0] voided__d;
  reg [3:0] voided__q = 4'h0;
  reg [3:0] stranded__d;
  reg [3:0] stranded__q = 4'h0;
  reg recorded__d;
  reg recorded__q = 1'h0;
  reg [3:0] cause__d;
  reg [3:0] cause__q = 4'h0;
  reg [1:0] warp__d;
  reg [1:0] warp__q = 2'h0;
  reg [23:0] id__d;
  reg [23:0] id__q = 24'h0;
  reg fresh__d;
  reg fresh__q = 1'h0;
  reg [19:0] pc__d;
  reg [19:0] pc__q = 20'h0;
  always @(*) begin
    voided__d = voided__q;
    stranded__d = stranded__q;
    recorded__d = recorded__q;
    cause__d = cause__q;
    warp__d = warp__q;
    id__d = id__q;
    fresh__d = fresh__q;
    pc__d = pc__q;
    ids__write_enable = launch_valid;
    ids__write_address = launch_warp;
    ids__write_data = launch_id;
    ids__read_address = warp__q;
    now = ((((jump_valid | access_valid) | shared_valid) | split_valid) | undefined_valid);
    now_cause = cause_jump;
    now_warp = jump_warp;
    now_pc = jump_pc;
    if (access_valid) begin
      now_cause = access_cause;
      now_warp = access_warp;
      now_pc = access_pc;
    end
    if (shared_valid) begin
      now_cause = shared_cause;
      now_warp = shared_warp;
      now_pc = shared_pc;
    end
    if ((split_valid | undefined_valid)) begin
      now_cause = cause_split;
      now_warp = e1_warp;
      now_pc = e1_pc;
    end
    if (undefined_valid) begin
      now_cause = cause_undefined;
    end
    fresh__d = 1'h0;
    if ((now & (!recorded__q))) begin
      recorded__d = 1'h1;
      cause__d = now_cause;
      warp__d = now_warp;
      pc__d = now_pc;
      fresh__d = 1'h1;
    end
    if (fresh__q) begin
      id__d = ids__read_data;
    end
    if (start) begin
      recorded__d = 1'h0;
    end
    fault_valid = recorded__q;
    fault_cause = cause__q;
    fault_warp = id__q;
    fault_pc = pc__q;
    launched = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    struck = 4'h0;
    if (access_valid) begin
      struck = {one << access_warp};
    end
    if (shared_valid) begin
      struck = (struck | {one << shared_warp});
    end
    stuck = 4'h0;
    if (jump_valid) begin
      stuck = {one << jump_warp};
    end
    kill_valid = (|stranded__q);
    kill_warp = 2'h0;
    dying = 4'h0;
    if (stranded__q[0]) begin
      kill_warp = 2'h0;
    end
    if (stranded__q[1]) begin
      kill_warp = 2'h1;
    end
    if (stranded__q[2]) begin
      kill_warp = 2'h2;
    end
    if (stranded__q[3]) begin
      kill_warp = 2'h3;
    end
    if ((kill_valid & (!branch_busy))) begin
      dying = {one << kill_warp};
    end
    voided__d = ((voided__q | struck) & {~launched});
    stranded__d = ((stranded__q & {~dying}) | stuck);
    killed = voided__q;
  end
  always @(posedge clock) begin
    voided__q <= voided__d;
    stranded__q <= stranded__d;
    recorded__q <= recorded__d;
    cause__q <= cause__d;
    warp__q <= warp__d;
    id__q <= id__d;
    fresh__q <= fresh__d;
    pc__q <= pc__d;
  end
  ids ids (
    .clock(clock),
    .read_address(ids__read_address),
    .read_data(ids__read_data),
    .write_enable(ids__write_enable),
    .write_address(ids__write_address),
    .write_data(ids__write_data)
  );
endmodule

module lives (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire end_valid,
  input wire [1:0] end_warp,
  input wire [3:0] settled,
  input wire [3:0] blocked,
  output reg [3:0] alive,
  output reg free_valid,
  output reg [1:0] free_warp
);
  localparam [3:0] one = 4'h1;
  reg [3:0] freeable;
  reg [3:0] launched;
  reg [3:0] leaving;
  reg [3:0] freed;
  reg [3:0] living__d;
  reg [3:0] living__q = 4'h0;
  reg [3:0] ended__d;
  reg [3:0] ended__q = 4'h0;
  always @(*) begin
    living__d = living__q;
    ended__d = ended__q;
    launched = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    leaving = 4'h0;
    if (end_valid) begin
      leaving = {one << end_warp};
    end
    freeable = ((ended__q & settled) & {~blocked});
    freed = 4'h0;
    free_valid = (|freeable);
    free_warp = 2'h0;
    if (freeable[0]) begin
      freed = 4'h0;
      freed = {freed[3:1], 1'h1};
      free_warp = 2'h0;
    end
    if (freeable[1]) begin
      freed = 4'h0;
      freed = {freed[3:2], 1'h1, freed[0]};
      free_warp = 2'h1;
    end
    if (freeable[2]) begin
      freed = 4'h0;
      freed = {freed[3], 1'h1, freed[1:0]};
      free_warp = 2'h2;
    end
    if (freeable[3]) begin
      freed = 4'h0;
      freed = {1'h1, freed[2:0]};
      free_warp = 2'h3;
    end
    living__d = ((living__q | launched) & {~leaving});
    ended__d = ((ended__q | leaving) & {~freed});
    alive = living__q;
  end
  always @(posedge clock) begin
    living__q <= living__d;
    ended__q <= ended__d;
  end
endmodule

module slow (
  input wire [2:0] turn,
  input wire [1:0] unit_warp__0,
  input wire [1:0] unit_warp__1,
  input wire [1:0] unit_warp__2,
  input wire [1:0] unit_warp__3,
  input wire [1:0] unit_warp__4,
  input wire [5:0] unit_rd__0,
  input wire [5:0] unit_rd__1,
  input wire [5:0] unit_rd__2,
  input wire [5:0] unit_rd__3,
  input wire [5:0] unit_rd__4,
  input wire unit_last__0,
  input wire unit_last__1,
  input wire unit_last__2,
  input wire unit_last__3,
  input wire unit_last__4,
  input wire [2:0] unit_slot__0,
  input wire [2:0] unit_slot__1,
  input wire [2:0] unit_slot__2,
  input wire [2:0] unit_slot__3,
  input wire [2:0] unit_slot__4,
  input wire [3:0] unit_mask__0,
  input wire [3:0] unit_mask__1,
  input wire [3:0] unit_mask__2,
  input wire [3:0] unit_mask__3,
  input wire [3:0] unit_mask__4,
  input wire [31:0] unit_data__0,
  input wire [31:0] unit_data__1,
  input wire [31:0] unit_data__2,
  input wire [31:0] unit_data__3,
  input wire [31:0] unit_data__4,
  input wire [31:0] unit_data__5,
  input wire [31:0] unit_data__6,
  input wire [31:0] unit_data__7,
  input wire [31:0] unit_data__8,
  input wire [31:0] unit_data__9,
  input wire [31:0] unit_data__10,
  input wire [31:0] unit_data__11,
  input wire [31:0] unit_data__12,
  input wire [31:0] unit_data__13,
  input wire [31:0] unit_data__14,
  input wire [31:0] unit_data__15,
  input wire [31:0] unit_data__16,
  input wire [31:0] unit_data__17,
  input wire [31:0] unit_data__18,
  input wire [31:0] unit_data__19,
  output reg [1:0] warp,
  output reg [5:0] rd,
  output reg last,
  output reg [2:0] slot,
  output reg blocks,
  output reg [3:0] mask,
  output reg [31:0] data__0,
  output reg [31:0] data__1,
  output reg [31:0] data__2,
  output reg [31:0] data__3
);
  always @(*) begin
    warp = unit_warp__4;
    rd = unit_rd__4;
    last = unit_last__4;
    slot = unit_slot__4;
    mask = unit_mask__4;
    data__0 = unit_data__16;
    data__1 = unit_data__17;
    data__2 = unit_data__18;
    data__3 = unit_data__19;
    blocks = ((turn == 3'h2) | (turn == 3'h3));
    if ((turn == 3'h0)) begin
      warp = unit_warp__0;
      rd = unit_rd__0;
      last = unit_last__0;
      slot = unit_slot__0;
      mask = unit_mask__0;
      data__0 = unit_data__0;
      data__1 = unit_data__1;
      data__2 = unit_data__2;
      data__3 = unit_data__3;
    end
    if ((turn == 3'h1)) begin
      warp = unit_warp__1;
      rd = unit_rd__1;
      last = unit_last__1;
      slot = unit_slot__1;
      mask = unit_mask__1;
      data__0 = unit_data__4;
      data__1 = unit_data__5;
      data__2 = unit_data__6;
      data__3 = unit_data__7;
    end
    if ((turn == 3'h2)) begin
      warp = unit_warp__2;
      rd = unit_rd__2;
      last = unit_last__2;
      slot = unit_slot__2;
      mask = unit_mask__2;
      data__0 = unit_data__8;
      data__1 = unit_data__9;
      data__2 = unit_data__10;
      data__3 = unit_data__11;
    end
    if ((turn == 3'h3)) begin
      warp = unit_warp__3;
      rd = unit_rd__3;
      last = unit_last__3;
      slot = unit_slot__3;
      mask = unit_mask__3;
      data__0 = unit_data__12;
      data__1 = unit_data__13;
      data__2 = unit_data__14;
      data__3 = unit_data__15;
    end
  end
endmodule

module unit (
  input wire clock,
  input wire start,
  input wire [19:0] entry_pc,
  input wire [7:0] launch_wait,
  input wire linear,
  input wire implicit_fences,
  input wire [1:0] stage_type,
  input wire [32:0] bonuses,
  input wire [19:0] thresholds,
  input wire [6:0] footprint,
  input wire [27:0] program_base,
  input wire [19:0] program_length,
  input wire [27:0] memory_lines,
  input wire [12:0] shared_words,
  input wire [4:0] counter_select,
  output reg [31:0] counter_value,
  input wire running,
  input wire [2:0] count_lookup,
  input wire count_texture_miss,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [15:0] launch_x,
  input wire [15:0] launch_y,
  input wire [5:0] launch_tile,
  input wire [3:0] launch_mask,
  input wire [11:0] launch_base,
  input wire [23:0] launch_workgroup,
  input wire launch_first,
  input wire group_open,
  input wire [3:0] busy,
  output reg group_ready,
  output reg free_valid,
  output reg [1:0] free_warp,
  input wire tex_room,
  output reg tex_valid,
  input wire tex_ready,
  output reg tex_kind,
  output reg [1:0] tex_warp,
  output reg [5:0] tex_rd,
  output reg [2:0] tex_slot,
  output reg [3:0] tex_mask,
  output reg [3:0] tex_channels,
  output reg [3:0] tex_texture,
  output reg [31:0] tex_u__0,
  output reg [31:0] tex_u__1,
  output reg [31:0] tex_u__2,
  output reg [31:0] tex_u__3,
  output reg [31:0] tex_v__0,
  output reg [31:0] tex_v__1,
  output reg [31:0] tex_v__2,
  output reg [31:0] tex_v__3,
  input wire texel_valid,
  output reg texel_ready,
  input wire [1:0] texel_warp,
  input wire [5:0] texel_rd,
  input wire [3:0] texel_mask,
  input wire [31:0] texel_data__0,
  input wire [31:0] texel_data__1,
  input wire [31:0] texel_data__2,
  input wire [31:0] texel_data__3,
  input wire texel_last,
  input wire [2:0] texel_slot,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg req_atomic,
  output reg [3:0] req_aop,
  output reg [1:0] req_word,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [7:0] req_tag,
  input wire rsp_valid,
  input wire [7:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg trace_valid,
  output reg [1:0] trace_warp,
  output reg [19:0] trace_pc,
  output reg [3:0] trace_live,
  output reg [3:0] trace_hold,
  output reg [3:0] trace_eligible,
  output reg trace_reorderable,
  output reg [3:0] trace_active,
  output reg trace_result,
  output reg [1:0] trace_result_warp,
  output reg [2:0] trace_result_slot,
  output reg trace_store,
  output reg [1:0] trace_store_warp,
  output reg [2:0] trace_store_slot
);
  localparam without_grant = 1'h0;
  reg [2:0] unit;
  reg [5:0] unit_op;
  reg legal;
  reg fixed;
  reg [21:0] carried;
  reg [31:0] offset;
  reg [31:0] address;
  reg [7:0] outstanding;
  reg [3:0] own_live;
  reg is_shared;
  reg choice_bit;
  reg [1:0] mad_done;
  reg [1:0] sfu_done;
  reg [1:0] memory_op;
  reg dead;
  reg [31:0] texel_about;
  reg [31:0] request_line;
  reg [31:0] request_about;
  reg picks_texture;
  reg [4:0] slow_valid;
  reg slow_done;
  reg [21:0] retired;
  reg [1:0] retired_warp;
  reg [3:0] flags;
  reg [2:0] threads;
  reg idle;
  reg overlapped;
  reg [31:0] events;
  reg [12:0] part_0;
  reg [4:0] part_1;
  reg [4:0] part_2;
  reg [4:0] part_3;
  reg [4:0] part_4;
  reg [5:0] part_5;
  reg [4:0] part_6;
  reg [31:0] part_7;
  reg workgroups__start;
  reg [11:0] workgroups__rows;
  reg workgroups__launch_valid;
  reg [1:0] workgroups__launch_warp;
  reg workgroups__launch_first;
  reg workgroups__open;
  reg [3:0] workgroups__busy;
  reg [3:0] workgroups__alive;
  reg workgroups__free_valid;
  reg [1:0] workgroups__free_warp;
  reg workgroups__arrive_valid;
  reg [1:0] workgroups__arrive_warp;
  wire workgroups__ready;
  wire [11:0] workgroups__base;
  wire [3:0] workgroups__held;
  reg front_end__launch_valid;
  reg [1:0] front_end__launch_warp;
  reg [19:0] front_end__launch_pc;
  reg front_end__issue_valid;
  reg [1:0] front_end__issue_warp;
  reg front_end__issue_control;
  reg front_end__redirect_valid;
  reg [1:0] front_end__redirect_warp;
  reg [1:0] front_end__redirect_kind;
  reg [23:0] front_end__redirect_offset;
  reg [19:0] front_end__redirect_pc;
  reg [3:0] front_end__hold;
  reg [27:0] front_end__program_base;
  reg [19:0] front_end__program_length;
  wire front_end__req_valid;
  reg front_end__req_ready;
  wire [27:0] front_end__req_address;
  wire [5:0] front_end__req_tag;
  reg front_end__rsp_valid;
  reg [5:0] front_end__rsp_tag;
  reg [31:0] front_end__rsp_data__0;
  reg [31:0] front_end__rsp_data__1;
  reg [31:0] front_end__rsp_data__2;
  reg [31:0] front_end__rsp_data__3;
  wire front_end__fetch_valid;
  wire [1:0] front_end__fetch_warp;
  wire [31:0] front_end__fetch_low;
  wire [31:0] front_end__fetch_high;
  wire [19:0] front_end__issue_pc;
  wire front_end__fault_valid;
  wire [1:0] front_end__fault_warp;
  wire [19:0] front_end__fault_pc;
  wire front_end__count_fetch;
  wire front_end__count_lookup;
  wire front_end__count_hit;
  wire front_end__count_miss;
  wire front_end__count_fail;
  wire [1:0] front_end__count_next;
  wire front_end__count_prev;
  wire [1:0] front_end__count_offset;
  wire front_end__count_pc_read;
  wire [1:0] front_end__count_pc_write;
  wire front_end__count_refill;
  wire front_end__count_eviction;
  wire front_end__count_fill_stall;
  reg buffer__fetch_valid;
  reg [1:0] buffer__fetch_warp;
  reg [31:0] buffer__fetch_low;
  reg [31:0] buffer__fetch_high;
  reg buffer__select_valid;
  reg [1:0] buffer__select_warp;
  reg buffer__fixed_done;
  reg [1:0] buffer__fixed_warp;
  reg buffer__slow_done;
  reg [1:0] buffer__slow_warp;
  reg [7:0] buffer__full__0;
  reg [7:0] buffer__full__1;
  reg [7:0] buffer__full__2;
  reg [7:0] buffer__full__3;
  reg [3:0] buffer__idle;
  reg [3:0] buffer__loads;
  reg [3:0] buffer__stores;
  reg buffer__implicit_fences;
  reg buffer__load_store_ready;
  reg buffer__prepare_ready;
  reg buffer__texture_ready;
  reg buffer__shared_ready;
  wire [3:0] buffer__eligible;
  wire [3:0] buffer__buffered;
  wire [3:0] buffer__blocked;
  wire [3:0] buffer__is_texture;
  wire [3:0] buffer__mark_t;
  wire [3:0] buffer__mark_p;
  wire [3:0] buffer__for_sfu;
  wire [3:0] buffer__for_mad;
  wire [31:0] buffer__low;
  wire [31:0] buffer__high;
  wire [17:0] buffer__control;
  reg scoreboard__launch_valid;
  reg [1:0] scoreboard__launch_warp;
  reg [7:0] scoreboard__launch_wait;
  reg scoreboard__issue_valid;
  reg [1:0] scoreboard__issue_warp;
  reg scoreboard__issue_reorderable;
  reg [2:0] scoreboard__issue_slot;
  reg scoreboard__issue_load;
  reg scoreboard__issue_store;
  reg [7:0] scoreboard__issue_wait;
  reg scoreboard__complete_valid__0;
  reg scoreboard__complete_valid__1;
  reg [1:0] scoreboard__complete_warp__0;
  reg [1:0] scoreboard__complete_warp__1;
  reg [2:0] scoreboard__complete_slot__0;
  reg [2:0] scoreboard__complete_slot__1;
  wire [3:0] scoreboard__hold;
  wire [7:0] scoreboard__pending__0;
  wire [7:0] scoreboard__pending__1;
  wire [7:0] scoreboard__pending__2;
  wire [7:0] scoreboard__pending__3;
  wire [7:0] scoreboard__full__0;
  wire [7:0] scoreboard__full__1;
  wire [7:0] scoreboard__full__2;
  wire [7:0] scoreboard__full__3;
  wire [3:0] scoreboard__idle;
  wire [3:0] scoreboard__loads;
  wire [3:0] scoreboard__stores;
  reg scheduler__launch_valid;
  reg [1:0] scheduler__launch_warp;
  reg [5:0] scheduler__launch_tile;
  reg [1:0] scheduler__launch_stage;
  reg scheduler__end_valid;
  reg [1:0] scheduler__end_warp;
  reg [3:0] scheduler__live;
  reg [3:0] scheduler__eligible;
  reg [3:0] scheduler__is_texture;
  reg [3:0] scheduler__mark_t;
  reg [3:0] scheduler__mark_p;
  reg [3:0] scheduler__for_sfu;
  reg [3:0] scheduler__for_mad;
  reg [1:0] scheduler__mad_done;
  reg [1:0] scheduler__sfu_done;
  reg [32:0] scheduler__bonuses;
  reg [19:0] scheduler__thresholds;
  reg [3:0] scheduler__replay;
  wire scheduler__select_valid__0;
  wire [1:0] scheduler__select_warp__0;
  wire scheduler__count_victim;
  wire scheduler__count_grant;
  wire scheduler__credit_sum_error;
  reg operand_read__launch_valid;
  reg [1:0] operand_read__launch_warp;
  reg [23:0] operand_read__launch_id;
  reg [15:0] operand_read__launch_x;
  reg [15:0] operand_read__launch_y;
  reg [5:0] operand_read__launch_tile;
  reg [23:0] operand_read__launch_workgroup;
  reg [11:0] operand_read__launch_base;
  reg [6:0] operand_read__footprint;
  reg operand_read__linear;
  reg operand_read__select_valid;
  reg [1:0] operand_read__select_warp;
  reg [31:0] operand_read__low;
  reg [31:0] operand_read__high;
  reg [17:0] operand_read__control;
  reg [19:0] operand_read__pc;
  reg [3:0] operand_read__active__0;
  reg [3:0] operand_read__active__1;
  reg [3:0] operand_read__active__2;
  reg [3:0] operand_read__active__3;
  reg [3:0] operand_read__killed;
  wire operand_read__issue_valid;
  wire [1:0] operand_read__issue_warp;
  wire operand_read__issue_control;
  wire operand_read__issue_reorderable;
  wire [2:0] operand_read__issue_slot;
  wire [7:0] operand_read__issue_wait;
  wire operand_read__read_a;
  wire operand_read__read_b;
  wire operand_read__read_c;
  wire operand_read__read_group;
  wire [4:0] operand_read__address_a;
  wire [4:0] operand_read__address_b;
  wire [4:0] operand_read__address_c;
  reg [31:0] operand_read__file_a__0;
  reg [31:0] operand_read__file_a__1;
  reg [31:0] operand_read__file_a__2;
  reg [31:0] operand_read__file_a__3;
  reg [31:0] operand_read__file_b__0;
  reg [31:0] operand_read__file_b__1;
  reg [31:0] operand_read__file_b__2;
  reg [31:0] operand_read__file_b__3;
  reg [31:0] operand_read__file_c__0;
  reg [31:0] operand_read__file_c__1;
  reg [31:0] operand_read__file_c__2;
  reg [31:0] operand_read__file_c__3;
  reg operand_read__predicate_valid;
  reg [1:0] operand_read__predicate_warp;
  reg [1:0] operand_read__predicate_number;
  reg [3:0] operand_read__predicate_mask;
  reg [3:0] operand_read__predicate_flags;
  reg [1:0] operand_read__base_warp;
  wire [4:0] operand_read__base;
  reg [1:0] operand_read__slow_base_warp;
  wire [4:0] operand_read__slow_base;
  reg [3:0] operand_read__next_mask;
  reg [1:0] operand_read__next_warp;
  reg [5:0] operand_read__next_rd;
  reg [3:0] operand_read__now_mask;
  reg [1:0] operand_read__now_warp;
  reg [5:0] operand_read__now_rd;
  reg [31:0] operand_read__now_data__0;
  reg [31:0] operand_read__now_data__1;
  reg [31:0] operand_read__now_data__2;
  reg [31:0] operand_read__now_data__3;
  wire operand_read__e1_valid;
  wire [1:0] operand_read__e1_warp;
  wire [31:0] operand_read__e1_low;
  wire [31:0] operand_read__e1_high;
  wire [17:0] operand_read__e1_control;
  wire operand_read__e1_killed;
  wire [19:0] operand_read__e1_pc;
  wire [3:0] operand_read__e1_active;
  wire [3:0] operand_read__e1_mask;
  wire [3:0] operand_read__e1_choice;
  wire [31:0] operand_read__e1_a__0;
  wire [31:0] operand_read__e1_a__1;
  wire [31:0] operand_read__e1_a__2;
  wire [31:0] operand_read__e1_a__3;
  wire [31:0] operand_read__e1_b__0;
  wire [31:0] operand_read__e1_b__1;
  wire [31:0] operand_read__e1_b__2;
  wire [31:0] operand_read__e1_b__3;
  wire [31:0] operand_read__e1_c__0;
  wire [31:0] operand_read__e1_c__1;
  wire [31:0] operand_read__e1_c__2;
  wire [31:0] operand_read__e1_c__3;
  reg register_file__read_a;
  reg register_file__read_b;
  reg register_file__read_c;
  reg register_file__read_group;
  reg [4:0] register_file__address_a;
  reg [4:0] register_file__address_b;
  reg [4:0] register_file__address_c;
  wire [31:0] register_file__a__0;
  wire [31:0] register_file__a__1;
  wire [31:0] register_file__a__2;
  wire [31:0] register_file__a__3;
  wire [31:0] register_file__b__0;
  wire [31:0] register_file__b__1;
  wire [31:0] register_file__b__2;
  wire [31:0] register_file__b__3;
  wire [31:0] register_file__c__0;
  wire [31:0] register_file__c__1;
  wire [31:0] register_file__c__2;
  wire [31:0] register_file__c__3;
  reg [3:0] register_file__even_mask;
  reg [4:0] register_file__even_address;
  reg [31:0] register_file__even_data__0;
  reg [31:0] register_file__even_data__1;
  reg [31:0] register_file__even_data__2;
  reg [31:0] register_file__even_data__3;
  reg [3:0] register_file__odd_mask;
  reg [4:0] register_file__odd_address;
  reg [31:0] register_file__odd_data__0;
  reg [31:0] register_file__odd_data__1;
  reg [31:0] register_file__odd_data__2;
  reg [31:0] register_file__odd_data__3;
  reg [5:0] lane__0__op;
  reg [3:0] lane__0__compare;
  reg [31:0] lane__0__a;
  reg [31:0] lane__0__b;
  reg [31:0] lane__0__c;
  reg lane__0__predicate;
  wire [31:0] lane__0__result;
  wire lane__0__flag;
  reg [5:0] lane__1__op;
  reg [3:0] lane__1__compare;
  reg [31:0] lane__1__a;
  reg [31:0] lane__1__b;
  reg [31:0] lane__1__c;
  reg lane__1__predicate;
  wire [31:0] lane__1__result;
  wire lane__1__flag;
  reg [5:0] lane__2__op;
  reg [3:0] lane__2__compare;
  reg [31:0] lane__2__a;
  reg [31:0] lane__2__b;
  reg [31:0] lane__2__c;
  reg lane__2__predicate;
  wire [31:0] lane__2__result;
  wire lane__2__flag;
  reg [5:0] lane__3__op;
  reg [3:0] lane__3__compare;
  reg [31:0] lane__3__a;
  reg [31:0] lane__3__b;
  reg [31:0] lane__3__c;
  reg lane__3__predicate;
  wire [31:0] lane__3__result;
  wire lane__3__flag;
  reg divergence__launch_valid;
  reg [1:0] divergence__launch_warp;
  reg [3:0] divergence__launch_mask;
  reg divergence__resolve_valid;
  reg [1:0] divergence__resolve_warp;
  reg [2:0] divergence__resolve_kind;
  reg [3:0] divergence__resolve_taken;
  reg [19:0] divergence__resolve_pc;
  reg [23:0] divergence__resolve_offset;
  wire [3:0] divergence__active__0;
  wire [3:0] divergence__active__1;
  wire [3:0] divergence__active__2;
  wire [3:0] divergence__active__3;
  wire [3:0] divergence__live__0;
  wire [3:0] divergence__live__1;
  wire [3:0] divergence__live__2;
  wire [3:0] divergence__live__3;
  wire divergence__redirect_valid;
  wire [1:0] divergence__redirect_warp;
  wire [1:0] divergence__redirect_kind;
  wire [23:0] divergence__redirect_offset;
  wire [19:0] divergence__redirect_pc;
  wire divergence__end_valid;
  wire [1:0] divergence__end_warp;
  wire divergence__count_divergent;
  wire [2:0] divergence__count_pc_read;
  wire [2:0] divergence__count_pc_write;
  reg load_store__req_valid;
  reg [2:0] load_store__req_kind;
  reg [1:0] load_store__req_size;
  reg load_store__req_signed;
  reg [1:0] load_store__req_warp;
  reg [5:0] load_store__req_rd;
  reg [2:0] load_store__req_slot;
  reg [3:0] load_store__req_mask;
  reg [31:0] load_store__req_address__0;
  reg [31:0] load_store__req_address__1;
  reg [31:0] load_store__req_address__2;
  reg [31:0] load_store__req_address__3;
  reg [31:0] load_store__req_data__0;
  reg [31:0] load_store__req_data__1;
  reg [31:0] load_store__req_data__2;
  reg [31:0] load_store__req_data__3;
  reg [31:0] load_store__req_data2__0;
  reg [31:0] load_store__req_data2__1;
  reg [31:0] load_store__req_data2__2;
  reg [31:0] load_store__req_data2__3;
  reg [3:0] load_store__req_aop;
  reg load_store__req_return;
  reg [19:0] load_store__req_pc;
  reg [3:0] load_store__req_set__0;
  reg [3:0] load_store__req_set__1;
  reg [31:0] load_store__req_combined__0;
  reg [31:0] load_store__req_combined__1;
  reg [27:0] load_store__memory_lines;
  wire load_store__req_ready;
  wire load_store__wb_valid;
  reg load_store__wb_ready;
  wire [1:0] load_store__wb_warp;
  wire [5:0] load_store__wb_rd;
  wire [3:0] load_store__wb_mask;
  wire [31:0] load_store__wb_data__0;
  wire [31:0] load_store__wb_data__1;
  wire [31:0] load_store__wb_data__2;
  wire [31:0] load_store__wb_data__3;
  wire load_store__wb_last;
  wire [2:0] load_store__wb_slot;
  wire load_store__store_done_valid;
  wire [1:0] load_store__store_done_warp;
  wire [2:0] load_store__store_done_slot;
  reg load_store__store_done_ready;
  wire load_store__fault_valid;
  wire [1:0] load_store__fault_warp;
  wire [3:0] load_store__fault_cause;
  wire [19:0] load_store__fault_pc;
  wire load_store__idle;
  wire load_store__mem_valid;
  reg load_store__mem_ready;
  wire load_store__mem_write;
  wire load_store__mem_atomic;
  wire [3:0] load_store__mem_aop;
  wire [1:0] load_store__mem_word;
  wire [27:0] load_store__mem_address;
  wire [31:0] load_store__mem_data__0;
  wire [31:0] load_store__mem_data__1;
  wire [31:0] load_store__mem_data__2;
  wire [31:0] load_store__mem_data__3;
  wire [15:0] load_store__mem_mask;
  wire [5:0] load_store__mem_tag;
  reg load_store__rsp_valid;
  reg [5:0] load_store__rsp_tag;
  reg [31:0] load_store__rsp_data__0;
  reg [31:0] load_store__rsp_data__1;
  reg [31:0] load_store__rsp_data__2;
  reg [31:0] load_store__rsp_data__3;
  wire load_store__count_access;
  wire [2:0] load_store__count_coalesced;
  wire [2:0] load_store__count_atomic_merged;
  reg shared__launch_valid;
  reg [1:0] shared__launch_warp;
  reg [11:0] shared__launch_base;
  reg [12:0] shared__shared_words;
  reg shared__req_valid;
  reg [1:0] shared__req_kind;
  reg [1:0] shared__req_size;
  reg shared__req_signed;
  reg [1:0] shared__req_warp;
  reg [5:0] shared__req_rd;
  reg [2:0] shared__req_slot;
  reg [3:0] shared__req_mask;
  reg [31:0] shared__req_address__0;
  reg [31:0] shared__req_address__1;
  reg [31:0] shared__req_address__2;
  reg [31:0] shared__req_address__3;
  reg [31:0] shared__req_data__0;
  reg [31:0] shared__req_data__1;
  reg [31:0] shared__req_data__2;
  reg [31:0] shared__req_data__3;
  reg [19:0] shared__req_pc;
  reg [3:0] shared__req_aop;
  reg shared__req_return;
  reg [3:0] shared__req_set__0;
  reg [3:0] shared__req_set__1;
  reg [31:0] shared__req_combined__0;
  reg [31:0] shared__req_combined__1;
  reg [31:0] shared__req_data2__0;
  reg [31:0] shared__req_data2__1;
  reg [31:0] shared__req_data2__2;
  reg [31:0] shared__req_data2__3;
  reg shared__redirect_ready;
  reg shared__wb_ready;
  wire shared__req_ready;
  wire [3:0] shared__replay;
  wire shared__redirect_valid;
  wire [1:0] shared__redirect_warp;
  wire shared__redirect_again;
  wire shared__wb_valid;
  wire [1:0] shared__wb_warp;
  wire [5:0] shared__wb_rd;
  wire [3:0] shared__wb_mask;
  wire [31:0] shared__wb_data__0;
  wire [31:0] shared__wb_data__1;
  wire [31:0] shared__wb_data__2;
  wire [31:0] shared__wb_data__3;
  wire shared__wb_last;
  wire [2:0] shared__wb_slot;
  wire shared__fault_valid;
  wire [1:0] shared__fault_warp;
  wire [3:0] shared__fault_cause;
  wire [19:0] shared__fault_pc;
  reg prepare__req_valid;
  reg [3:0] prepare__req_aop;
  reg [1:0] prepare__req_warp;
  reg [5:0] prepare__req_rd;
  reg [3:0] prepare__req_mask;
  reg [31:0] prepare__req_address__0;
  reg [31:0] prepare__req_address__1;
  reg [31:0] prepare__req_address__2;
  reg [31:0] prepare__req_address__3;
  reg [31:0] prepare__req_data__0;
  reg [31:0] prepare__req_data__1;
  reg [31:0] prepare__req_data__2;
  reg [31:0] prepare__req_data__3;
  reg [31:0] prepare__req_data2__0;
  reg [31:0] prepare__req_data2__1;
  reg [31:0] prepare__req_data2__2;
  reg [31:0] prepare__req_data2__3;
  reg prepare__req_return;
  wire prepare__req_ready;
  wire prepare__wb_valid;
  reg prepare__wb_ready;
  wire [1:0] prepare__wb_warp;
  wire [5:0] prepare__wb_rd;
  wire [3:0] prepare__wb_mask;
  wire [31:0] prepare__wb_data__0;
  wire [31:0] prepare__wb_data__1;
  wire [31:0] prepare__wb_data__2;
  wire [31:0] prepare__wb_data__3;
  wire prepare__wb_last;
  wire [2:0] prepare__wb_slot;
  reg [1:0] prepare__read_warp;
  wire [3:0] prepare__set__0;
  wire [3:0] prepare__set__1;
  wire [31:0] prepare__combined__0;
  wire [31:0] prepare__combined__1;
  reg sfu__req_valid;
  reg [3:0] sfu__req_op;
  reg [1:0] sfu__req_warp;
  reg [5:0] sfu__req_rd;
  reg [3:0] sfu__req_mask;
  reg [31:0] sfu__req_a__0;
  reg [31:0] sfu__req_a__1;
  reg [31:0] sfu__req_a__2;
  reg [31:0] sfu__req_a__3;
  reg [31:0] sfu__req_b__0;
  reg [31:0] sfu__req_b__1;
  reg [31:0] sfu__req_b__2;
  reg [31:0] sfu__req_b__3;
  reg sfu__wb_ready;
  wire sfu__req_ready;
  wire sfu__wb_valid;
  wire [1:0] sfu__wb_warp;
  wire [5:0] sfu__wb_rd;
  wire [3:0] sfu__wb_mask;
  wire [31:0] sfu__wb_data__0;
  wire [31:0] sfu__wb_data__1;
  wire [31:0] sfu__wb_data__2;
  wire [31:0] sfu__wb_data__3;
  wire sfu__wb_last;
  wire [2:0] sfu__wb_slot;
  reg texture_door__selected;
  reg texture_door__dropped;
  reg texture_door__req_valid;
  reg texture_door__req_kind;
  reg [1:0] texture_door__req_warp;
  reg [5:0] texture_door__req_rd;
  reg [2:0] texture_door__req_slot;
  reg [3:0] texture_door__req_mask;
  reg [3:0] texture_door__req_channels;
  reg [3:0] texture_door__req_texture;
  reg [31:0] texture_door__req_u__0;
  reg [31:0] texture_door__req_u__1;
  reg [31:0] texture_door__req_u__2;
  reg [31:0] texture_door__req_u__3;
  reg [31:0] texture_door__req_v__0;
  reg [31:0] texture_door__req_v__1;
  reg [31:0] texture_door__req_v__2;
  reg [31:0] texture_door__req_v__3;
  reg texture_door__room;
  wire texture_door__ready;
  wire texture_door__out_valid;
  reg texture_door__out_ready;
  wire texture_door__out_kind;
  wire [1:0] texture_door__out_warp;
  wire [5:0] texture_door__out_rd;
  wire [2:0] texture_door__out_slot;
  wire [3:0] texture_door__out_mask;
  wire [3:0] texture_door__out_channels;
  wire [3:0] texture_door__out_texture;
  wire [31:0] texture_door__out_u__0;
  wire [31:0] texture_door__out_u__1;
  wire [31:0] texture_door__out_u__2;
  wire [31:0] texture_door__out_u__3;
  wire [31:0] texture_door__out_v__0;
  wire [31:0] texture_door__out_v__1;
  wire [31:0] texture_door__out_v__2;
  wire [31:0] texture_door__out_v__3;
  reg texels__in_valid;
  wire texels__in_ready;
  reg [31:0] texels__in_words__0;
  reg [31:0] texels__in_words__1;
  reg [31:0] texels__in_words__2;
  reg [31:0] texels__in_words__3;
  reg [31:0] texels__in_words__4;
  wire texels__out_valid;
  reg texels__out_ready;
  wire [31:0] texels__out_words__0;
  wire [31:0] texels__out_words__1;
  wire [31:0] texels__out_words__2;
  wire [31:0] texels__out_words__3;
  wire [31:0] texels__out_words__4;
  reg requests__in_valid;
  wire requests__in_ready;
  reg [31:0] requests__in_words__0;
  reg [31:0] requests__in_words__1;
  reg [31:0] requests__in_words__2;
  reg [31:0] requests__in_words__3;
  reg [31:0] requests__in_words__4;
  reg [31:0] requests__in_words__5;
  wire requests__out_valid;
  reg requests__out_ready;
  wire [31:0] requests__out_words__0;
  wire [31:0] requests__out_words__1;
  wire [31:0] requests__out_words__2;
  wire [31:0] requests__out_words__3;
  wire [31:0] requests__out_words__4;
  wire [31:0] requests__out_words__5;
  reg [3:0] write_back__fixed_mask;
  reg write_back__fixed_group;
  reg [4:0] write_back__fixed_address;
  reg [31:0] write_back__fixed_data__0;
  reg [31:0] write_back__fixed_data__1;
  reg [31:0] write_back__fixed_data__2;
  reg [31:0] write_back__fixed_data__3;
  reg [4:0] write_back__slow_valid;
  wire [4:0] write_back__slow_ready;
  wire [2:0] write_back__turn;
  reg write_back__slow_group;
  reg [4:0] write_back__slow_address;
  reg [3:0] write_back__slow_mask;
  reg [31:0] write_back__slow_data__0;
  reg [31:0] write_back__slow_data__1;
  reg [31:0] write_back__slow_data__2;
  reg [31:0] write_back__slow_data__3;
  wire write_back__slow_taken;
  wire write_back__slow_waits;
  wire write_back__throttle;
  wire [3:0] write_back__even_mask;
  wire [4:0] write_back__even_address;
  wire [31:0] write_back__even_data__0;
  wire [31:0] write_back__even_data__1;
  wire [31:0] write_back__even_data__2;
  wire [31:0] write_back__even_data__3;
  wire [3:0] write_back__odd_mask;
  wire [4:0] write_back__odd_address;
  wire [31:0] write_back__odd_data__0;
  wire [31:0] write_back__odd_data__1;
  wire [31:0] write_back__odd_data__2;
  wire [31:0] write_back__odd_data__3;
  reg arbiter__cache_valid;
  wire arbiter__cache_ready;
  reg [27:0] arbiter__cache_address;
  reg [5:0] arbiter__cache_tag;
  reg arbiter__data_valid;
  wire arbiter__data_ready;
  reg arbiter__data_write;
  reg arbiter__data_atomic;
  reg [3:0] arbiter__data_aop;
  reg [1:0] arbiter__data_word;
  reg [27:0] arbiter__data_address;
  reg [31:0] arbiter__data_data__0;
  reg [31:0] arbiter__data_data__1;
  reg [31:0] arbiter__data_data__2;
  reg [31:0] arbiter__data_data__3;
  reg [15:0] arbiter__data_mask;
  reg [5:0] arbiter__data_tag;
  reg arbiter__constants_valid;
  wire arbiter__constants_ready;
  reg [27:0] arbiter__constants_address;
  reg [5:0] arbiter__constants_tag;
  wire arbiter__req_valid;
  reg arbiter__req_ready;
  wire arbiter__req_write;
  wire arbiter__req_atomic;
  wire [3:0] arbiter__req_aop;
  wire [1:0] arbiter__req_word;
  wire [27:0] arbiter__req_address;
  wire [31:0] arbiter__req_data__0;
  wire [31:0] arbiter__req_data__1;
  wire [31:0] arbiter__req_data__2;
  wire [31:0] arbiter__req_data__3;
  wire [15:0] arbiter__req_mask;
  wire [7:0] arbiter__req_tag;
  reg arbiter__rsp_valid;
  reg [7:0] arbiter__rsp_tag;
  wire arbiter__cache_rsp;
  wire arbiter__data_rsp;
  wire arbiter__constants_rsp;
  wire [5:0] arbiter__client_tag;
  reg counters__clear;
  reg [31:0] counters__happened;
  reg [2:0] counters__thread_count;
  reg [1:0] counters__next_links;
  reg [1:0] counters__offset_moves;
  reg [2:0] counters__pc_reads;
  reg [2:0] counters__pc_writes;
  reg [2:0] counters__coalesced;
  reg [2:0] counters__atomics_merged;
  reg [2:0] counters__texture_lookups;
  reg [4:0] counters__select;
  wire [31:0] counters__value;
  reg branch_unit__valid;
  reg [1:0] branch_unit__warp;
  reg [17:0] branch_unit__control;
  reg [31:0] branch_unit__low;
  reg [31:0] branch_unit__high;
  reg [19:0] branch_unit__pc;
  reg [3:0] branch_unit__active;
  reg [3:0] branch_unit__mask;
  reg [3:0] branch_unit__live;
  reg [7:0] branch_unit__outstanding;
  reg branch_unit__kill_valid;
  reg [1:0] branch_unit__kill_warp;
  wire branch_unit__busy;
  wire branch_unit__resolve_valid;
  wire [1:0] branch_unit__resolve_warp;
  wire [2:0] branch_unit__resolve_kind;
  wire [3:0] branch_unit__resolve_taken;
  wire [19:0] branch_unit__resolve_pc;
  wire [23:0] branch_unit__resolve_offset;
  wire branch_unit__arrives;
  wire branch_unit__split;
  reg faults__start;
  reg faults__launch_valid;
  reg [1:0] faults__launch_warp;
  reg [23:0] faults__launch_id;
  reg faults__jump_valid;
  reg [1:0] faults__jump_warp;
  reg [19:0] faults__jump_pc;
  reg faults__access_valid;
  reg [3:0] faults__access_cause;
  reg [1:0] faults__access_warp;
  reg [19:0] faults__access_pc;
  reg faults__shared_valid;
  reg [3:0] faults__shared_cause;
  reg [1:0] faults__shared_warp;
  reg [19:0] faults__shared_pc;
  reg faults__split_valid;
  reg faults__undefined_valid;
  reg [1:0] faults__e1_warp;
  reg [19:0] faults__e1_pc;
  reg faults__branch_busy;
  wire [3:0] faults__killed;
  wire faults__kill_valid;
  wire [1:0] faults__kill_warp;
  wire faults__fault_valid;
  wire [3:0] faults__fault_cause;
  wire [23:0] faults__fault_warp;
  wire [19:0] faults__fault_pc;
  reg lives__launch_valid;
  reg [1:0] lives__launch_warp;
  reg lives__end_valid;
  reg [1:0] lives__end_warp;
  reg [3:0] lives__settled;
  reg [3:0] lives__blocked;
  wire [3:0] lives__alive;
  wire lives__free_valid;
  wire [1:0] lives__free_warp;
  reg [2:0] slow__turn;
  reg [1:0] slow__unit_warp__0;
  reg [1:0] slow__unit_warp__1;
  reg [1:0] slow__unit_warp__2;
  reg [1:0] slow__unit_warp__3;
  reg [1:0] slow__unit_warp__4;
  reg [5:0] slow__unit_rd__0;
  reg [5:0] slow__unit_rd__1;
  reg [5:0] slow__unit_rd__2;
  reg [5:0] slow__unit_rd__3;
  reg [5:0] slow__unit_rd__4;
  reg slow__unit_last__0;
  reg slow__unit_last__1;
  reg slow__unit_last__2;
  reg slow__unit_last__3;
  reg slow__unit_last__4;
  reg [2:0] slow__unit_slot__0;
  reg [2:0] slow__unit_slot__1;
  reg [2:0] slow__unit_slot__2;
  reg [2:0] slow__unit_slot__3;
  reg [2:0] slow__unit_slot__4;
  reg [3:0] slow__unit_mask__0;
  reg [3:0] slow__unit_mask__1;
  reg [3:0] slow__unit_mask__2;
  reg [3:0] slow__unit_mask__3;
  reg [3:0] slow__unit_mask__4;
  reg [31:0] slow__unit_data__0;
  reg [31:0] slow__unit_data__1;
  reg [31:0] slow__unit_data__2;
  reg [31:0] slow__unit_data__3;
  reg [31:0] slow__unit_data__4;
  reg [31:0] slow__unit_data__5;
  reg [31:0] slow__unit_data__6;
  reg [31:0] slow__unit_data__7;
  reg [31:0] slow__unit_data__8;
  reg [31:0] slow__unit_data__9;
  reg [31:0] slow__unit_data__10;
  reg [31:0] slow__unit_data__11;
  reg [31:0] slow__unit_data__12;
  reg [31:0] slow__unit_data__13;
  reg [31:0] slow__unit_data__14;
  reg [31:0] slow__unit_data__15;
  reg [31:0] slow__unit_data__16;
  reg [31:0] slow__unit_data__17;
  reg [31:0] slow__unit_data__18;
  reg [31:0] slow__unit_data__19;
  wire [1:0] slow__warp;
  wire [5:0] slow__rd;
  wire slow__last;
  wire [2:0] slow__slot;
  wire slow__blocks;
  wire [3:0] slow__mask;
  wire [31:0] slow__data__0;
  wire [31:0] slow__data__1;
  wire [31:0] slow__data__2;
  wire [31:0] slow__data__3;
  reg [21:0] stage__0__d;
  reg [21:0] stage__0__q = 22'h0;
  reg [21:0] stage__1__d;
  reg [21:0] stage__1__q = 22'h0;
  reg [21:0] stage__2__d;
  reg [21:0] stage__2__q = 22'h0;
  reg [21:0] stage__3__d;
  reg [21:0] stage__3__q = 22'h0;
  reg [21:0] stage__4__d;
  reg [21:0] stage__4__q = 22'h0;
  always @(*) begin
    part_0 = 13'h0;
    part_1 = 5'h0;
    part_2 = 5'h0;
    part_3 = 5'h0;
    part_4 = 5'h0;
    part_5 = 6'h0;
    part_6 = 5'h0;
    part_7 = 32'h0;
    group_ready = workgroups__ready;
    workgroups__start = start;
    part_0 = {{shared_words + 13'h3} >> 32'h2};
    workgroups__rows = part_0[11:0];
    workgroups__launch_valid = launch_valid;
    workgroups__launch_warp = launch_warp;
    workgroups__launch_first = launch_first;
    workgroups__open = group_open;
    workgroups__busy = busy;
    workgroups__alive = lives__alive;
    workgroups__arrive_valid = branch_unit__arrives;
    workgroups__arrive_warp = operand_read__e1_warp;
    shared__launch_valid = launch_valid;
    shared__launch_warp = launch_warp;
    shared__launch_base = workgroups__base;
    shared__shared_words = shared_words;
    front_end__launch_valid = launch_valid;
    front_end__launch_warp = launch_warp;
    front_end__launch_pc = entry_pc;
    scoreboard__launch_valid = launch_valid;
    scoreboard__launch_warp = launch_warp;
    scoreboard__launch_wait = launch_wait;
    scheduler__launch_valid = launch_valid;
    scheduler__launch_warp = launch_warp;
    scheduler__launch_tile = launch_tile;
    scheduler__launch_stage = stage_type;
    divergence__launch_valid = launch_valid;
    divergence__launch_warp = launch_warp;
    divergence__launch_mask = launch_mask;
    operand_read__launch_valid = launch_valid;
    operand_read__launch_warp = launch_warp;
    operand_read__launch_id = launch_id;
    operand_read__launch_x = launch_x;
    operand_read__launch_y = launch_y;
    operand_read__launch_tile = launch_tile;
    operand_read__launch_workgroup = launch_workgroup;
    operand_read__launch_base = launch_base;
    operand_read__footprint = footprint;
    operand_read__linear = linear;
    front_end__program_base = program_base;
    front_end__program_length = program_length;
    front_end__hold = scoreboard__hold;
    front_end__issue_valid = operand_read__issue_valid;
    front_end__issue_warp = operand_read__issue_warp;
    front_end__issue_control = operand_read__issue_control;
    front_end__redirect_valid = divergence__redirect_valid;
    front_end__redirect_warp = divergence__redirect_warp;
    front_end__redirect_kind = divergence__redirect_kind;
    front_end__redirect_offset = divergence__redirect_offset;
    front_end__redirect_pc = divergence__redirect_pc;
    shared__redirect_ready = (!divergence__redirect_valid);
    if ((!divergence__redirect_valid)) begin
      front_end__redirect_valid = shared__redirect_valid;
      front_end__redirect_warp = shared__redirect_warp;
      front_end__redirect_kind = 2'h0;
      if (shared__redirect_again) begin
        front_end__redirect_kind = 2'h1;
      end
      front_end__redirect_offset = 24'h0;
    end
    buffer__fetch_valid = front_end__fetch_valid;
    buffer__fetch_warp = front_end__fetch_warp;
    buffer__fetch_low = front_end__fetch_low;
    buffer__fetch_high = front_end__fetch_high;
    buffer__idle = scoreboard__idle;
    buffer__loads = scoreboard__loads;
    buffer__stores = scoreboard__stores;
    buffer__implicit_fences = implicit_fences;
    buffer__load_store_ready = load_store__req_ready;
    buffer__prepare_ready = prepare__req_ready;
    buffer__texture_ready = texture_door__ready;
    buffer__shared_ready = shared__req_ready;
    buffer__full__0 = scoreboard__full__0;
    buffer__full__1 = scoreboard__full__1;
    buffer__full__2 = scoreboard__full__2;
    buffer__full__3 = scoreboard__full__3;
    scheduler__live = lives__alive;
    scheduler__eligible = (buffer__eligible & {~workgroups__held});
    if (write_back__throttle) begin
      scheduler__eligible = 4'h0;
    end
    scheduler__is_texture = buffer__is_texture;
    if (without_grant) begin
      scheduler__is_texture = 4'h0;
    end
    picks_texture = 1'h0;
    if ((scheduler__select_warp__0 == 2'h0)) begin
      picks_texture = (scheduler__select_valid__0 & buffer__is_texture[0]);
    end
    if ((scheduler__select_warp__0 == 2'h1)) begin
      picks_texture = (scheduler__select_valid__0 & buffer__is_texture[1]);
    end
    if ((scheduler__select_warp__0 == 2'h2)) begin
      picks_texture = (scheduler__select_valid__0 & buffer__is_texture[2]);
    end
    if ((scheduler__select_warp__0 == 2'h3)) begin
      picks_texture = (scheduler__select_valid__0 & buffer__is_texture[3]);
    end
    scheduler__mark_t = buffer__mark_t;
    scheduler__mark_p = buffer__mark_p;
    scheduler__for_sfu = buffer__for_sfu;
    scheduler__for_mad = buffer__for_mad;
    scheduler__bonuses = bonuses;
    scheduler__thresholds = thresholds;
    mad_done = 2'h0;
    mad_done = {mad_done[1], stage__4__q[20]};
    scheduler__mad_done = mad_done;
    sfu_done = 2'h0;
    sfu_done = {sfu_done[1], stage__4__q[21]};
    sfu_done = {(sfu__wb_valid & write_back__slow_ready[2]), sfu_done[0]};
    scheduler__sfu_done = sfu_done;
    scheduler__replay = shared__replay;
    buffer__select_valid = scheduler__select_valid__0;
    buffer__select_warp = scheduler__select_warp__0;
    operand_read__select_valid = scheduler__select_valid__0;
    operand_read__select_warp = scheduler__select_warp__0;
    operand_read__low = buffer__low;
    operand_read__high = buffer__high;
    operand_read__control = buffer__control;
    operand_read__pc = front_end__issue_pc;
    operand_read__active__0 = divergence__active__0;
    operand_read__active__1 = divergence__active__1;
    operand_read__active__2 = divergence__active__2;
    operand_read__active__3 = divergence__active__3;
    scoreboard__issue_valid = operand_read__issue_valid;
    scoreboard__issue_warp = operand_read__issue_warp;
    scoreboard__issue_reorderable = operand_read__issue_reorderable;
    scoreboard__issue_slot = operand_read__issue_slot;
    memory_op = buffer__control[5:4];
    scoreboard__issue_load = (!((buffer__control[3:1] == 3'h2) & (memory_op == 2'h1)));
    scoreboard__issue_store = ((buffer__control[3:1] == 3'h2) & (|memory_op));
    scoreboard__issue_wait = operand_read__issue_wait;
    register_file__read_a = operand_read__read_a;
    register_file__read_b = operand_read__read_b;
    register_file__read_c = operand_read__read_c;
    register_file__read_group = operand_read__read_group;
    register_file__address_a = operand_read__address_a;
    register_file__address_b = operand_read__address_b;
    register_file__address_c = operand_read__address_c;
    operand_read__file_a__0 = register_file__a__0;
    operand_read__file_b__0 = register_file__b__0;
    operand_read__file_c__0 = register_file__c__0;
    operand_read__file_a__1 = register_file__a__1;
    operand_read__file_b__1 = register_file__b__1;
    operand_read__file_c__1 = register_file__c__1;
    operand_read__file_a__2 = register_file__a__2;
    operand_read__file_b__2 = register_file__b__2;
    operand_read__file_c__2 = register_file__c__2;
    operand_read__file_a__3 = register_file__a__3;
    operand_read__file_b__3 = register_file__b__3;
    operand_read__file_c__3 = register_file__c__3;
    unit = operand_read__e1_control[3:1];
    unit_op = operand_read__e1_control[9:4];
    legal = (operand_read__e1_valid & operand_read__e1_control[0]);
    fixed = (legal & ((unit == 3'h0) | (unit == 3'h6)));
    lane__0__op = unit_op;
    if ((unit == 3'h6)) begin
      lane__0__op = 6'h0;
    end
    lane__0__compare = operand_read__e1_low[17:14];
    lane__0__a = operand_read__e1_a__0;
    lane__0__b = operand_read__e1_b__0;
    lane__0__c = operand_read__e1_c__0;
    choice_bit = operand_read__e1_choice[0];
    lane__0__predicate = choice_bit;
    lane__1__op = unit_op;
    if ((unit == 3'h6)) begin
      lane__1__op = 6'h0;
    end
    lane__1__compare = operand_read__e1_low[17:14];
    lane__1__a = operand_read__e1_a__1;
    lane__1__b = operand_read__e1_b__1;
    lane__1__c = operand_read__e1_c__1;
    choice_bit = operand_read__e1_choice[1];
    lane__1__predicate = choice_bit;
    lane__2__op = unit_op;
    if ((unit == 3'h6)) begin
      lane__2__op = 6'h0;
    end
    lane__2__compare = operand_read__e1_low[17:14];
    lane__2__a = operand_read__e1_a__2;
    lane__2__b = operand_read__e1_b__2;
    lane__2__c = operand_read__e1_c__2;
    choice_bit = operand_read__e1_choice[2];
    lane__2__predicate = choice_bit;
    lane__3__op = unit_op;
    if ((unit == 3'h6)) begin
      lane__3__op = 6'h0;
    end
    lane__3__compare = operand_read__e1_low[17:14];
    lane__3__a = operand_read__e1_a__3;
    lane__3__b = operand_read__e1_b__3;
    lane__3__c = operand_read__e1_c__3;
    choice_bit = operand_read__e1_choice[3];
    lane__3__predicate = choice_bit;
    carried = {{20'h0, operand_read__e1_warp} << 32'hf};
    carried = (((carried | {{18'h0, operand_read__e1_mask} << 32'hb}) | {{20'h0, operand_read__e1_low[13:12]} << 32'h9}) | {{16'h0, operand_read__e1_low[17:12]} << 32'h3});
    dead = (operand_read__e1_valid & operand_read__e1_killed);
    carried = {carried[21:1], (fixed | dead)};
    carried = {carried[21], (fixed | (dead & ((unit == 3'h0) | (unit == 3'h6)))), carried[19:0]};
    carried = {(dead & (unit == 3'h1)), carried[20:0]};
    carried = {carried[21:2], (operand_read__e1_control[14] & fixed), carried[0]};
    carried = {carried[21:3], (operand_read__e1_control[15] & fixed), carried[1:0]};
    stage__0__d = carried;
    stage__1__d = stage__0__q;
    stage__2__d = stage__1__q;
    stage__3__d = stage__2__q;
    stage__4__d = stage__3__q;
    offset = {16'h0, operand_read__e1_high[19:4]};
    if (operand_read__e1_high[19]) begin
      offset = (offset | 32'hffff0000);
    end
    if (((unit == 3'h3) | unit_op[1])) begin
      offset = {{21'h0, operand_read__e1_high[19:9]} << 32'h2};
    end
    prepare__read_warp = operand_read__e1_warp;
    is_shared = unit_op[2];
    load_store__req_valid = ((legal & (unit == 3'h2)) & (!is_shared));
    load_store__req_kind = unit_op[2:0];
    load_store__req_size = unit_op[4:3];
    load_store__req_signed = unit_op[5];
    load_store__req_warp = operand_read__e1_warp;
    load_store__req_rd = operand_read__e1_low[17:12];
    load_store__req_slot = operand_read__e1_high[23:21];
    load_store__req_mask = operand_read__e1_mask;
    load_store__req_aop = operand_read__e1_high[7:4];
    load_store__req_return = operand_read__e1_high[8];
    load_store__req_pc = operand_read__e1_pc;
    load_store__req_set__0 = prepare__set__0;
    load_store__req_combined__0 = prepare__combined__0;
    shared__req_set__0 = prepare__set__0;
    shared__req_combined__0 = prepare__combined__0;
    load_store__req_set__1 = prepare__set__1;
    load_store__req_combined__1 = prepare__combined__1;
    shared__req_set__1 = prepare__set__1;
    shared__req_combined__1 = prepare__combined__1;
    load_store__memory_lines = memory_lines;
    load_store__store_done_ready = 1'h1;
    shared__req_valid = ((legal & (unit == 3'h2)) & is_shared);
    shared__req_kind = unit_op[1:0];
    shared__req_aop = operand_read__e1_high[7:4];
    shared__req_return = operand_read__e1_high[8];
    shared__req_size = unit_op[4:3];
    shared__req_signed = unit_op[5];
    shared__req_warp = operand_read__e1_warp;
    shared__req_rd = operand_read__e1_low[17:12];
    shared__req_slot = operand_read__e1_high[23:21];
    shared__req_mask = operand_read__e1_mask;
    shared__req_pc = operand_read__e1_pc;
    prepare__req_valid = (legal & (unit == 3'h3));
    prepare__req_aop = operand_read__e1_high[7:4];
    prepare__req_warp = operand_read__e1_warp;
    prepare__req_rd = operand_read__e1_low[17:12];
    prepare__req_mask = operand_read__e1_mask;
    prepare__req_return = operand_read__e1_high[8];
    texture_door__selected = picks_texture;
    texture_door__dropped = ((operand_read__e1_valid & (!legal)) & (unit == 3'h4));
    texture_door__req_valid = (legal & (unit == 3'h4));
    texture_door__req_kind = unit_op[0];
    texture_door__req_warp = operand_read__e1_warp;
    texture_door__req_rd = operand_read__e1_low[17:12];
    texture_door__req_slot = operand_read__e1_high[23:21];
    texture_door__req_mask = operand_read__e1_mask;
    texture_door__req_channels = operand_read__e1_high[7:4];
    texture_door__req_texture = operand_read__e1_high[11:8];
    texture_door__room = tex_room;
    texture_door__out_ready = tex_ready;
    tex_valid = texture_door__out_valid;
    tex_kind = texture_door__out_kind;
    tex_warp = texture_door__out_warp;
    tex_rd = texture_door__out_rd;
    tex_slot = texture_door__out_slot;
    tex_mask = texture_door__out_mask;
    tex_channels = texture_door__out_channels;
    tex_texture = texture_door__out_texture;
    sfu__req_valid = (legal & (unit == 3'h1));
    sfu__req_op = unit_op[3:0];
    sfu__req_warp = operand_read__e1_warp;
    sfu__req_rd = operand_read__e1_low[17:12];
    sfu__req_mask = operand_read__e1_mask;
    address = operand_read__e1_a__0;
    if (((operand_read__e1_high[3] & (unit == 3'h2)) & (!unit_op[1]))) begin
      address = {operand_read__e1_a__0 << 32'h2};
    end
    address = {address + offset};
    load_store__req_address__0 = address;
    load_store__req_data__0 = operand_read__e1_b__0;
    load_store__req_data2__0 = operand_read__e1_c__0;
    shared__req_address__0 = address;
    shared__req_data__0 = operand_read__e1_b__0;
    shared__req_data2__0 = operand_read__e1_c__0;
    prepare__req_address__0 = address;
    prepare__req_data__0 = operand_read__e1_b__0;
    prepare__req_data2__0 = operand_read__e1_c__0;
    texture_door__req_u__0 = operand_read__e1_a__0;
    texture_door__req_v__0 = operand_read__e1_b__0;
    tex_u__0 = texture_door__out_u__0;
    tex_v__0 = texture_door__out_v__0;
    sfu__req_a__0 = operand_read__e1_a__0;
    sfu__req_b__0 = operand_read__e1_b__0;
    address = operand_read__e1_a__1;
    if (((operand_read__e1_high[3] & (unit == 3'h2)) & (!unit_op[1]))) begin
      address = {operand_read__e1_a__1 << 32'h2};
    end
    address = {address + offset};
    load_store__req_address__1 = address;
    load_store__req_data__1 = operand_read__e1_b__1;
    load_store__req_data2__1 = operand_read__e1_c__1;
    shared__req_address__1 = address;
    shared__req_data__1 = operand_read__e1_b__1;
    shared__req_data2__1 = operand_read__e1_c__1;
    prepare__req_address__1 = address;
    prepare__req_data__1 = operand_read__e1_b__1;
    prepare__req_data2__1 = operand_read__e1_c__1;
    texture_door__req_u__1 = operand_read__e1_a__1;
    texture_door__req_v__1 = operand_read__e1_b__1;
    tex_u__1 = texture_door__out_u__1;
    tex_v__1 = texture_door__out_v__1;
    sfu__req_a__1 = operand_read__e1_a__1;
    sfu__req_b__1 = operand_read__e1_b__1;
    address = operand_read__e1_a__2;
    if (((operand_read__e1_high[3] & (unit == 3'h2)) & (!unit_op[1]))) begin
      address = {operand_read__e1_a__2 << 32'h2};
    end
    address = {address + offset};
    load_store__req_address__2 = address;
    load_store__req_data__2 = operand_read__e1_b__2;
    load_store__req_data2__2 = operand_read__e1_c__2;
    shared__req_address__2 = address;
    shared__req_data__2 = operand_read__e1_b__2;
    shared__req_data2__2 = operand_read__e1_c__2;
    prepare__req_address__2 = address;
    prepare__req_data__2 = operand_read__e1_b__2;
    prepare__req_data2__2 = operand_read__e1_c__2;
    texture_door__req_u__2 = operand_read__e1_a__2;
    texture_door__req_v__2 = operand_read__e1_b__2;
    tex_u__2 = texture_door__out_u__2;
    tex_v__2 = texture_door__out_v__2;
    sfu__req_a__2 = operand_read__e1_a__2;
    sfu__req_b__2 = operand_read__e1_b__2;
    address = operand_read__e1_a__3;
    if (((operand_read__e1_high[3] & (unit == 3'h2)) & (!unit_op[1]))) begin
      address = {operand_read__e1_a__3 << 32'h2};
    end
    address = {address + offset};
    load_store__req_address__3 = address;
    load_store__req_data__3 = operand_read__e1_b__3;
    load_store__req_data2__3 = operand_read__e1_c__3;
    shared__req_address__3 = address;
    shared__req_data__3 = operand_read__e1_b__3;
    shared__req_data2__3 = operand_read__e1_c__3;
    prepare__req_address__3 = address;
    prepare__req_data__3 = operand_read__e1_b__3;
    prepare__req_data2__3 = operand_read__e1_c__3;
    texture_door__req_u__3 = operand_read__e1_a__3;
    texture_door__req_v__3 = operand_read__e1_b__3;
    tex_u__3 = texture_door__out_u__3;
    tex_v__3 = texture_door__out_v__3;
    sfu__req_a__3 = operand_read__e1_a__3;
    sfu__req_b__3 = operand_read__e1_b__3;
    outstanding = 8'h0;
    own_live = 4'h0;
    if ((operand_read__e1_warp == 2'h0)) begin
      own_live = divergence__live__0;
      outstanding = scoreboard__pending__0;
    end
    if ((operand_read__e1_warp == 2'h1)) begin
      own_live = divergence__live__1;
      outstanding = scoreboard__pending__1;
    end
    if ((operand_read__e1_warp == 2'h2)) begin
      own_live = divergence__live__2;
      outstanding = scoreboard__pending__2;
    end
    if ((operand_read__e1_warp == 2'h3)) begin
      own_live = divergence__live__3;
      outstanding = scoreboard__pending__3;
    end
    branch_unit__valid = operand_read__e1_valid;
    branch_unit__warp = operand_read__e1_warp;
    branch_unit__control = operand_read__e1_control;
    branch_unit__low = operand_read__e1_low;
    branch_unit__high = operand_read__e1_high;
    branch_unit__pc = operand_read__e1_pc;
    branch_unit__active = operand_read__e1_active;
    branch_unit__mask = operand_read__e1_mask;
    branch_unit__live = own_live;
    branch_unit__outstanding = outstanding;
    branch_unit__kill_valid = faults__kill_valid;
    branch_unit__kill_warp = faults__kill_warp;
    divergence__resolve_valid = branch_unit__resolve_valid;
    divergence__resolve_warp = branch_unit__resolve_warp;
    divergence__resolve_kind = branch_unit__resolve_kind;
    divergence__resolve_taken = branch_unit__resolve_taken;
    divergence__resolve_pc = branch_unit__resolve_pc;
    divergence__resolve_offset = branch_unit__resolve_offset;
    buffer__fixed_done = stage__1__q[0];
    part_1 = stage__1__q[19:15];
    buffer__fixed_warp = part_1[1:0];
    operand_read__next_mask = 4'h0;
    if (stage__3__q[1]) begin
      operand_read__next_mask = stage__3__q[14:11];
    end
    part_2 = stage__3__q[19:15];
    operand_read__next_warp = part_2[1:0];
    operand_read__next_rd = stage__3__q[8:3];
    operand_read__now_mask = 4'h0;
    if (stage__4__q[1]) begin
      operand_read__now_mask = stage__4__q[14:11];
    end
    part_3 = stage__4__q[19:15];
    operand_read__now_warp = part_3[1:0];
    operand_read__now_rd = stage__4__q[8:3];
    retired = stage__4__q;
    part_4 = retired[19:15];
    retired_warp = part_4[1:0];
    flags = 4'h0;
    flags = {flags[3:1], lane__0__flag};
    flags = {flags[3:2], lane__1__flag, flags[0]};
    flags = {flags[3], lane__2__flag, flags[1:0]};
    flags = {lane__3__flag, flags[2:0]};
    operand_read__predicate_valid = retired[2];
    operand_read__predicate_warp = retired_warp;
    operand_read__predicate_number = retired[10:9];
    operand_read__predicate_mask = retired[14:11];
    operand_read__predicate_flags = flags;
    operand_read__base_warp = retired_warp;
    write_back__fixed_mask = 4'h0;
    if (retired[1]) begin
      write_back__fixed_mask = retired[14:11];
    end
    write_back__fixed_group = retired_warp[0];
    part_5 = retired[8:3];
    write_back__fixed_address = {operand_read__base + part_5[4:0]};
    write_back__fixed_data__0 = lane__0__result;
    operand_read__now_data__0 = lane__0__result;
    write_back__fixed_data__1 = lane__1__result;
    operand_read__now_data__1 = lane__1__result;
    write_back__fixed_data__2 = lane__2__result;
    operand_read__now_data__2 = lane__2__result;
    write_back__fixed_data__3 = lane__3__result;
    operand_read__now_data__3 = lane__3__result;
    texel_about = ({30'h0, texel_warp} | {{26'h0, texel_rd} << 32'h6});
    texel_about = ((texel_about | {{28'h0, texel_mask} << 32'hc}) | {{29'h0, texel_slot} << 32'h11});
    texel_about = {texel_about[31:17], texel_last, texel_about[15:0]};
    texels__in_valid = texel_valid;
    texel_ready = texels__in_ready;
    texels__in_words__4 = texel_about;
    texels__in_words__0 = texel_data__0;
    texels__in_words__1 = texel_data__1;
    texels__in_words__2 = texel_data__2;
    texels__in_words__3 = texel_data__3;
    slow_valid = 5'h0;
    slow_valid = {slow_valid[4:1], load_store__wb_valid};
    slow_valid = {slow_valid[4:2], texels__out_valid, slow_valid[0]};
    slow_valid = {slow_valid[4:3], sfu__wb_valid, slow_valid[1:0]};
    slow_valid = {slow_valid[4], prepare__wb_valid, slow_valid[2:0]};
    slow_valid = {shared__wb_valid, slow_valid[3:0]};
    write_back__slow_valid = slow_valid;
    load_store__wb_ready = write_back__slow_ready[0];
    texels__out_ready = write_back__slow_ready[1];
    sfu__wb_ready = write_back__slow_ready[2];
    prepare__wb_ready = write_back__slow_ready[3];
    shared__wb_ready = write_back__slow_ready[4];
    slow__turn = write_back__turn;
    slow__unit_warp__0 = load_store__wb_warp;
    slow__unit_rd__0 = load_store__wb_rd;
    slow__unit_last__0 = load_store__wb_last;
    slow__unit_slot__0 = load_store__wb_slot;
    slow__unit_mask__0 = load_store__wb_mask;
    part_6 = texels__out_words__4[4:0];
    slow__unit_warp__1 = part_6[1:0];
    slow__unit_rd__1 = texels__out_words__4[11:6];
    slow__unit_last__1 = texels__out_words__4[16];
    slow__unit_slot__1 = texels__out_words__4[19:17];
    slow__unit_mask__1 = texels__out_words__4[15:12];
    slow__unit_warp__2 = sfu__wb_warp;
    slow__unit_rd__2 = sfu__wb_rd;
    slow__unit_last__2 = sfu__wb_last;
    slow__unit_slot__2 = sfu__wb_slot;
    slow__unit_mask__2 = sfu__wb_mask;
    slow__unit_warp__3 = prepare__wb_warp;
    slow__unit_rd__3 = prepare__wb_rd;
    slow__unit_last__3 = prepare__wb_last;
    slow__unit_slot__3 = prepare__wb_slot;
    slow__unit_mask__3 = prepare__wb_mask;
    slow__unit_warp__4 = shared__wb_warp;
    slow__unit_rd__4 = shared__wb_rd;
    slow__unit_last__4 = shared__wb_last;
    slow__unit_slot__4 = shared__wb_slot;
    slow__unit_mask__4 = shared__wb_mask;
    write_back__slow_mask = slow__mask;
    slow__unit_data__0 = load_store__wb_data__0;
    slow__unit_data__4 = texels__out_words__0;
    slow__unit_data__8 = sfu__wb_data__0;
    slow__unit_data__12 = prepare__wb_data__0;
    slow__unit_data__16 = shared__wb_data__0;
    write_back__slow_data__0 = slow__data__0;
    slow__unit_data__1 = load_store__wb_data__1;
    slow__unit_data__5 = texels__out_words__1;
    slow__unit_data__9 = sfu__wb_data__1;
    slow__unit_data__13 = prepare__wb_data__1;
    slow__unit_data__17 = shared__wb_data__1;
    write_back__slow_data__1 = slow__data__1;
    slow__unit_data__2 = load_store__wb_data__2;
    slow__unit_data__6 = texels__out_words__2;
    slow__unit_data__10 = sfu__wb_data__2;
    slow__unit_data__14 = prepare__wb_data__2;
    slow__unit_data__18 = shared__wb_data__2;
    write_back__slow_data__2 = slow__data__2;
    slow__unit_data__3 = load_store__wb_data__3;
    slow__unit_data__7 = texels__out_words__3;
    slow__unit_data__11 = sfu__wb_data__3;
    slow__unit_data__15 = prepare__wb_data__3;
    slow__unit_data__19 = shared__wb_data__3;
    write_back__slow_data__3 = slow__data__3;
    operand_read__slow_base_warp = slow__warp;
    write_back__slow_group = slow__warp[0];
    write_back__slow_address = {operand_read__slow_base + slow__rd[4:0]};
    slow_done = (write_back__slow_taken & slow__last);
    buffer__slow_done = (slow_done & slow__blocks);
    buffer__slow_warp = slow__warp;
    scoreboard__complete_valid__0 = (slow_done & (!slow__blocks));
    scoreboard__complete_warp__0 = slow__warp;
    scoreboard__complete_slot__0 = slow__slot;
    scoreboard__complete_valid__1 = load_store__store_done_valid;
    scoreboard__complete_warp__1 = load_store__store_done_warp;
    scoreboard__complete_slot__1 = load_store__store_done_slot;
    register_file__even_mask = write_back__even_mask;
    register_file__even_address = write_back__even_address;
    register_file__odd_mask = write_back__odd_mask;
    register_file__odd_address = write_back__odd_address;
    register_file__even_data__0 = write_back__even_data__0;
    register_file__odd_data__0 = write_back__odd_data__0;
    register_file__even_data__1 = write_back__even_data__1;
    register_file__odd_data__1 = write_back__odd_data__1;
    register_file__even_data__2 = write_back__even_data__2;
    register_file__odd_data__2 = write_back__odd_data__2;
    register_file__even_data__3 = write_back__even_data__3;
    register_file__odd_data__3 = write_back__odd_data__3;
    lives__launch_valid = launch_valid;
    lives__launch_warp = launch_warp;
    lives__end_valid = divergence__end_valid;
    lives__end_warp = divergence__end_warp;
    lives__settled = scoreboard__idle;
    lives__blocked = buffer__blocked;
    free_valid = lives__free_valid;
    free_warp = lives__free_warp;
    scheduler__end_valid = lives__free_valid;
    scheduler__end_warp = lives__free_warp;
    workgroups__free_valid = lives__free_valid;
    workgroups__free_warp = lives__free_warp;
    faults__start = start;
    faults__launch_valid = launch_valid;
    faults__launch_warp = launch_warp;
    faults__launch_id = launch_id;
    faults__jump_valid = front_end__fault_valid;
    faults__jump_warp = front_end__fault_warp;
    faults__jump_pc = front_end__fault_pc;
    faults__access_valid = load_store__fault_valid;
    faults__access_cause = load_store__fault_cause;
    faults__access_warp = load_store__fault_warp;
    faults__access_pc = load_store__fault_pc;
    faults__undefined_valid = ((operand_read__e1_valid & (!operand_read__e1_control[0])) & (!operand_read__e1_killed));
    faults__shared_valid = shared__fault_valid;
    faults__shared_cause = shared__fault_cause;
    faults__shared_warp = shared__fault_warp;
    faults__shared_pc = shared__fault_pc;
    faults__split_valid = branch_unit__split;
    faults__e1_warp = operand_read__e1_warp;
    faults__e1_pc = operand_read__e1_pc;
    faults__branch_busy = branch_unit__busy;
    operand_read__killed = faults__killed;
    fault_valid = faults__fault_valid;
    fault_cause = faults__fault_cause;
    fault_warp = faults__fault_warp;
    fault_pc = faults__fault_pc;
    arbiter__cache_valid = front_end__req_valid;
    arbiter__cache_address = front_end__req_address;
    arbiter__cache_tag = front_end__req_tag;
    front_end__req_ready = arbiter__cache_ready;
    arbiter__data_valid = load_store__mem_valid;
    arbiter__data_write = load_store__mem_write;
    arbiter__data_atomic = load_store__mem_atomic;
    arbiter__data_aop = load_store__mem_aop;
    arbiter__data_word = load_store__mem_word;
    arbiter__data_address = load_store__mem_address;
    arbiter__data_mask = load_store__mem_mask;
    arbiter__data_tag = load_store__mem_tag;
    load_store__mem_ready = arbiter__data_ready;
    arbiter__constants_valid = 1'h0;
    arbiter__constants_address = 28'h0;
    arbiter__constants_tag = 6'h0;
    arbiter__rsp_valid = rsp_valid;
    arbiter__rsp_tag = rsp_tag;
    request_line = {4'h0, arbiter__req_address};
    part_7 = {request_line[31:29], arbiter__req_write, request_line[27:0]};
    request_line = {part_7[31:30], arbiter__req_atomic, part_7[28:0]};
    request_about = ((({16'h0, arbiter__req_mask} | {{24'h0, arbiter__req_tag} << 32'h10}) | {{28'h0, arbiter__req_aop} << 32'h18}) | {{30'h0, arbiter__req_word} << 32'h1e});
    requests__in_valid = arbiter__req_valid;
    arbiter__req_ready = requests__in_ready;
    requests__in_words__4 = request_line;
    requests__in_words__5 = request_about;
    requests__out_ready = req_ready;
    req_valid = requests__out_valid;
    req_address = requests__out_words__4[27:0];
    req_write = requests__out_words__4[28];
    req_atomic = requests__out_words__4[29];
    req_mask = requests__out_words__5[15:0];
    req_tag = requests__out_words__5[23:16];
    req_aop = requests__out_words__5[27:24];
    req_word = requests__out_words__5[31:30];
    front_end__rsp_valid = arbiter__cache_rsp;
    front_end__rsp_tag = arbiter__client_tag;
    load_store__rsp_valid = arbiter__data_rsp;
    load_store__rsp_tag = arbiter__client_tag;
    arbiter__data_data__0 = load_store__mem_data__0;
    requests__in_words__0 = arbiter__req_data__0;
    req_data__0 = requests__out_words__0;
    front_end__rsp_data__0 = rsp_data__0;
    load_store__rsp_data__0 = rsp_data__0;
    arbiter__data_data__1 = load_store__mem_data__1;
    requests__in_words__1 = arbiter__req_data__1;
    req_data__1 = requests__out_words__1;
    front_end__rsp_data__1 = rsp_data__1;
    load_store__rsp_data__1 = rsp_data__1;
    arbiter__data_data__2 = load_store__mem_data__2;
    requests__in_words__2 = arbiter__req_data__2;
    req_data__2 = requests__out_words__2;
    front_end__rsp_data__2 = rsp_data__2;
    load_store__rsp_data__2 = rsp_data__2;
    arbiter__data_data__3 = load_store__mem_data__3;
    requests__in_words__3 = arbiter__req_data__3;
    req_data__3 = requests__out_words__3;
    front_end__rsp_data__3 = rsp_data__3;
    load_store__rsp_data__3 = rsp_data__3;
    trace_valid = scheduler__select_valid__0;
    trace_warp = scheduler__select_warp__0;
    trace_pc = front_end__issue_pc;
    trace_live = lives__alive;
    trace_hold = scoreboard__hold;
    trace_eligible = (buffer__eligible & {~workgroups__held});
    trace_reorderable = operand_read__issue_reorderable;
    trace_active = 4'h0;
    if ((scheduler__select_warp__0 == 2'h0)) begin
      trace_active = divergence__active__0;
    end
    if ((scheduler__select_warp__0 == 2'h1)) begin
      trace_active = divergence__active__1;
    end
    if ((scheduler__select_warp__0 == 2'h2)) begin
      trace_active = divergence__active__2;
    end
    if ((scheduler__select_warp__0 == 2'h3)) begin
      trace_active = divergence__active__3;
    end
    trace_result = (slow_done & (!slow__blocks));
    trace_result_warp = slow__warp;
    trace_result_slot = slow__slot;
    trace_store = load_store__store_done_valid;
    trace_store_warp = load_store__store_done_warp;
    trace_store_slot = load_store__store_done_slot;
    idle = ((!scheduler__select_valid__0) & (|lives__alive));
    threads = 3'h0;
    if ((operand_read__e1_valid & operand_read__e1_mask[0])) begin
      threads = {threads + 3'h1};
    end
    if ((operand_read__e1_valid & operand_read__e1_mask[1])) begin
      threads = {threads + 3'h1};
    end
    if ((operand_read__e1_valid & operand_read__e1_mask[2])) begin
      threads = {threads + 3'h1};
    end
    if ((operand_read__e1_valid & operand_read__e1_mask[3])) begin
      threads = {threads + 3'h1};
    end
    overlapped = 1'h0;
    if ((scheduler__select_warp__0 == 2'h0)) begin
      overlapped = (!scoreboard__idle[0]);
    end
    if ((scheduler__select_warp__0 == 2'h1)) begin
      overlapped = (!scoreboard__idle[1]);
    end
    if ((scheduler__select_warp__0 == 2'h2)) begin
      overlapped = (!scoreboard__idle[2]);
    end
    if ((scheduler__select_warp__0 == 2'h3)) begin
      overlapped = (!scoreboard__idle[3]);
    end
    counters__clear = start;
    counters__select = counter_select;
    counter_value = counters__value;
    counters__thread_count = threads;
    counters__next_links = front_end__count_next;
    counters__offset_moves = front_end__count_offset;
    counters__pc_reads = divergence__count_pc_read;
    counters__pc_writes = {divergence__count_pc_write + {1'h0, front_end__count_pc_write}};
    counters__coalesced = load_store__count_coalesced;
    counters__atomics_merged = load_store__count_atomic_merged;
    counters__texture_lookups = count_lookup;
    if (front_end__count_pc_read) begin
      counters__pc_reads = {divergence__count_pc_read + 3'h1};
    end
    events = 32'h0;
    events = {events[31:1], running};
    events = {events[31:2], scheduler__select_valid__0, events[0]};
    events = {events[31:4], front_end__count_fetch, events[2:0]};
    events = {events[31:5], front_end__count_lookup, events[3:0]};
    events = {events[31:6], front_end__count_hit, events[4:0]};
    events = {events[31:7], front_end__count_miss, events[5:0]};
    events = {events[31:8], front_end__count_fail, events[6:0]};
    events = {events[31:10], front_end__count_prev, events[8:0]};
    events = {events[31:14], front_end__count_refill, events[12:0]};
    events = {events[31:15], front_end__count_eviction, events[13:0]};
    events = {events[31:16], front_end__count_fill_stall, events[14:0]};
    events = {events[31:17], idle, events[15:0]};
    events = {events[31:18], (idle & (!(|buffer__buffered))), events[16:0]};
    events = {events[31:19], (idle & (|buffer__buffered)), events[17:0]};
    events = {events[31:20], (scheduler__select_valid__0 & overlapped), events[18:0]};
    events = {events[31:21], divergence__count_divergent, events[19:0]};
    events = {events[31:22], load_store__count_access, events[20:0]};
    events = {events[31:26], count_texture_miss, events[24:0]};
    events = {events[31:27], (legal & (unit == 3'h4)), events[25:0]};
    events = {events[31:28], ((legal & (unit == 3'h2)) & unit_op[1]), events[26:0]};
    events = {events[31:29], scheduler__count_victim, events[27:0]};
    events = {events[31:30], launch_valid, events[28:0]};
    events = {events[31], write_back__slow_waits, events[29:0]};
    events = {branch_unit__busy, events[30:0]};
    counters__happened = events;
  end
  always @(posedge clock) begin
    stage__0__q <= stage__0__d;
    stage__1__q <= stage__1__d;
    stage__2__q <= stage__2__d;
    stage__3__q <= stage__3__d;
    stage__4__q <= stage__4__d;
  end
  workgroups workgroups (
    .clock(clock),
    .start(workgroups__start),
    .rows(workgroups__rows),
    .launch_valid(workgroups__launch_valid),
    .launch_warp(workgroups__launch_warp),
    .launch_first(workgroups__launch_first),
    .open(workgroups__open),
    .busy(workgroups__busy),
    .alive(workgroups__alive),
    .free_valid(workgroups__free_valid),
    .free_warp(workgroups__free_warp),
    .arrive_valid(workgroups__arrive_valid),
    .arrive_warp(workgroups__arrive_warp),
    .ready(workgroups__ready),
    .base(workgroups__base),
    .held(workgroups__held)
  );
  front_end front_end (
    .clock(clock),
    .launch_valid(front_end__launch_valid),
    .launch_warp(front_end__launch_warp),
    .launch_pc(front_end__launch_pc),
    .issue_valid(front_end__issue_valid),
    .issue_warp(front_end__issue_warp),
    .issue_control(front_end__issue_control),
    .redirect_valid(front_end__redirect_valid),
    .redirect_warp(front_end__redirect_warp),
    .redirect_kind(front_end__redirect_kind),
    .redirect_offset(front_end__redirect_offset),
    .redirect_pc(front_end__redirect_pc),
    .hold(front_end__hold),
    .program_base(front_end__program_base),
    .program_length(front_end__program_length),
    .req_valid(front_end__req_valid),
    .req_ready(front_end__req_ready),
    .req_address(front_end__req_address),
    .req_tag(front_end__req_tag),
    .rsp_valid(front_end__rsp_valid),
    .rsp_tag(front_end__rsp_tag),
    .rsp_data__0(front_end__rsp_data__0),
    .rsp_data__1(front_end__rsp_data__1),
    .rsp_data__2(front_end__rsp_data__2),
    .rsp_data__3(front_end__rsp_data__3),
    .fetch_valid(front_end__fetch_valid),
    .fetch_warp(front_end__fetch_warp),
    .fetch_low(front_end__fetch_low),
    .fetch_high(front_end__fetch_high),
    .issue_pc(front_end__issue_pc),
    .fault_valid(front_end__fault_valid),
    .fault_warp(front_end__fault_warp),
    .fault_pc(front_end__fault_pc),
    .count_fetch(front_end__count_fetch),
    .count_lookup(front_end__count_lookup),
    .count_hit(front_end__count_hit),
    .count_miss(front_end__count_miss),
    .count_fail(front_end__count_fail),
    .count_next(front_end__count_next),
    .count_prev(front_end__count_prev),
    .count_offset(front_end__count_offset),
    .count_pc_read(front_end__count_pc_read),
    .count_pc_write(front_end__count_pc_write),
    .count_refill(front_end__count_refill),
    .count_eviction(front_end__count_eviction),
    .count_fill_stall(front_end__count_fill_stall)
  );
  buffer buffer (
    .clock(clock),
    .fetch_valid(buffer__fetch_valid),
    .fetch_warp(buffer__fetch_warp),
    .fetch_low(buffer__fetch_low),
    .fetch_high(buffer__fetch_high),
    .select_valid(buffer__select_valid),
    .select_warp(buffer__select_warp),
    .fixed_done(buffer__fixed_done),
    .fixed_warp(buffer__fixed_warp),
    .slow_done(buffer__slow_done),
    .slow_warp(buffer__slow_warp),
    .full__0(buffer__full__0),
    .full__1(buffer__full__1),
    .full__2(buffer__full__2),
    .full__3(buffer__full__3),
    .idle(buffer__idle),
    .loads(buffer__loads),
    .stores(buffer__stores),
    .implicit_fences(buffer__implicit_fences),
    .load_store_ready(buffer__load_store_ready),
    .prepare_ready(buffer__prepare_ready),
    .texture_ready(buffer__texture_ready),
    .shared_ready(buffer__shared_ready),
    .eligible(buffer__eligible),
    .buffered(buffer__buffered),
    .blocked(buffer__blocked),
    .is_texture(buffer__is_texture),
    .mark_t(buffer__mark_t),
    .mark_p(buffer__mark_p),
    .for_sfu(buffer__for_sfu),
    .for_mad(buffer__for_mad),
    .low(buffer__low),
    .high(buffer__high),
    .control(buffer__control)
  );
  scoreboard scoreboard (
    .clock(clock),
    .launch_valid(scoreboard__launch_valid),
    .launch_warp(scoreboard__launch_warp),
    .launch_wait(scoreboard__launch_wait),
    .issue_valid(scoreboard__issue_valid),
    .issue_warp(scoreboard__issue_warp),
    .issue_reorderable(scoreboard__issue_reorderable),
    .issue_slot(scoreboard__issue_slot),
    .issue_load(scoreboard__issue_load),
    .issue_store(scoreboard__issue_store),
    .issue_wait(scoreboard__issue_wait),
    .complete_valid__0(scoreboard__complete_valid__0),
    .complete_valid__1(scoreboard__complete_valid__1),
    .complete_warp__0(scoreboard__complete_warp__0),
    .complete_warp__1(scoreboard__complete_warp__1),
    .complete_slot__0(scoreboard__complete_slot__0),
    .complete_slot__1(scoreboard__complete_slot__1),
    .hold(scoreboard__hold),
    .pending__0(scoreboard__pending__0),
    .pending__1(scoreboard__pending__1),
    .pending__2(scoreboard__pending__2),
    .pending__3(scoreboard__pending__3),
    .full__0(scoreboard__full__0),
    .full__1(scoreboard__full__1),
    .full__2(scoreboard__full__2),
    .full__3(scoreboard__full__3),
    .idle(scoreboard__idle),
    .loads(scoreboard__loads),
    .stores(scoreboard__stores)
  );
  scheduler scheduler (
    .clock(clock),
    .launch_valid(scheduler__launch_valid),
    .launch_warp(scheduler__launch_warp),
    .launch_tile(scheduler__launch_tile),
    .launch_stage(scheduler__launch_stage),
    .end_valid(scheduler__end_valid),
    .end_warp(scheduler__end_warp),
    .live(scheduler__live),
    .eligible(scheduler__eligible),
    .is_texture(scheduler__is_texture),
    .mark_t(scheduler__mark_t),
    .mark_p(scheduler__mark_p),
    .for_sfu(scheduler__for_sfu),
    .for_mad(scheduler__for_mad),
    .mad_done(scheduler__mad_done),
    .sfu_done(scheduler__sfu_done),
    .bonuses(scheduler__bonuses),
    .thresholds(scheduler__thresholds),
    .replay(scheduler__replay),
    .select_valid__0(scheduler__select_valid__0),
    .select_warp__0(scheduler__select_warp__0),
    .count_victim(scheduler__count_victim),
    .count_grant(scheduler__count_grant),
    .credit_sum_error(scheduler__credit_sum_error)
  );
  operand_read operand_read (
    .clock(clock),
    .launch_valid(operand_read__launch_valid),
    .launch_warp(operand_read__launch_warp),
    .launch_id(operand_read__launch_id),
    .launch_x(operand_read__launch_x),
    .launch_y(operand_read__launch_y),
    .launch_tile(operand_read__launch_tile),
    .launch_workgroup(operand_read__launch_workgroup),
    .launch_base(operand_read__launch_base),
    .footprint(operand_read__footprint),
    .linear(operand_read__linear),
    .select_valid(operand_read__select_valid),
    .select_warp(operand_read__select_warp),
    .low(operand_read__low),
    .high(operand_read__high),
    .control(operand_read__control),
    .pc(operand_read__pc),
    .active__0(operand_read__active__0),
    .active__1(operand_read__active__1),
    .active__2(operand_read__active__2),
    .active__3(operand_read__active__3),
    .killed(operand_read__killed),
    .issue_valid(operand_read__issue_valid),
    .issue_warp(operand_read__issue_warp),
    .issue_control(operand_read__issue_control),
    .issue_reorderable(operand_read__issue_reorderable),
    .issue_slot(operand_read__issue_slot),
    .issue_wait(operand_read__issue_wait),
    .read_a(operand_read__read_a),
    .read_b(operand_read__read_b),
    .read_c(operand_read__read_c),
    .read_group(operand_read__read_group),
    .address_a(operand_read__address_a),
    .address_b(operand_read__address_b),
    .address_c(operand_read__address_c),
    .file_a__0(operand_read__file_a__0),
    .file_a__1(operand_read__file_a__1),
    .file_a__2(operand_read__file_a__2),
    .file_a__3(operand_read__file_a__3),
    .file_b__0(operand_read__file_b__0),
    .file_b__1(operand_read__file_b__1),
    .file_b__2(operand_read__file_b__2),
    .file_b__3(operand_read__file_b__3),
    .file_c__0(operand_read__file_c__0),
    .file_c__1(operand_read__file_c__1),
    .file_c__2(operand_read__file_c__2),
    .file_c__3(operand_read__file_c__3),
    .predicate_valid(operand_read__predicate_valid),
    .predicate_warp(operand_read__predicate_warp),
    .predicate_number(operand_read__predicate_number),
    .predicate_mask(operand_read__predicate_mask),
    .predicate_flags(operand_read__predicate_flags),
    .base_warp(operand_read__base_warp),
    .base(operand_read__base),
    .slow_base_warp(operand_read__slow_base_warp),
    .slow_base(operand_read__slow_base),
    .next_mask(operand_read__next_mask),
    .next_warp(operand_read__next_warp),
    .next_rd(operand_read__next_rd),
    .now_mask(operand_read__now_mask),
    .now_warp(operand_read__now_warp),
    .now_rd(operand_read__now_rd),
    .now_data__0(operand_read__now_data__0),
    .now_data__1(operand_read__now_data__1),
    .now_data__2(operand_read__now_data__2),
    .now_data__3(operand_read__now_data__3),
    .e1_valid(operand_read__e1_valid),
    .e1_warp(operand_read__e1_warp),
    .e1_low(operand_read__e1_low),
    .e1_high(operand_read__e1_high),
    .e1_control(operand_read__e1_control),
    .e1_killed(operand_read__e1_killed),
    .e1_pc(operand_read__e1_pc),
    .e1_active(operand_read__e1_active),
    .e1_mask(operand_read__e1_mask),
    .e1_choice(operand_read__e1_choice),
    .e1_a__0(operand_read__e1_a__0),
    .e1_a__1(operand_read__e1_a__1),
    .e1_a__2(operand_read__e1_a__2),
    .e1_a__3(operand_read__e1_a__3),
    .e1_b__0(operand_read__e1_b__0),
    .e1_b__1(operand_read__e1_b__1),
    .e1_b__2(operand_read__e1_b__2),
    .e1_b__3(operand_read__e1_b__3),
    .e1_c__0(operand_read__e1_c__0),
    .e1_c__1(operand_read__e1_c__1),
    .e1_c__2(operand_read__e1_c__2),
    .e1_c__3(operand_read__e1_c__3)
  );
  register_file register_file (
    .clock(clock),
    .read_a(register_file__read_a),
    .read_b(register_file__read_b),
    .read_c(register_file__read_c),
    .read_group(register_file__read_group),
    .address_a(register_file__address_a),
    .address_b(register_file__address_b),
    .address_c(register_file__address_c),
    .a__0(register_file__a__0),
    .a__1(register_file__a__1),
    .a__2(register_file__a__2),
    .a__3(register_file__a__3),
    .b__0(register_file__b__0),
    .b__1(register_file__b__1),
    .b__2(register_file__b__2),
    .b__3(register_file__b__3),
    .c__0(register_file__c__0),
    .c__1(register_file__c__1),
    .c__2(register_file__c__2),
    .c__3(register_file__c__3),
    .even_mask(register_file__even_mask),
    .even_address(register_file__even_address),
    .even_data__0(register_file__even_data__0),
    .even_data__1(register_file__even_data__1),
    .even_data__2(register_file__even_data__2),
    .even_data__3(register_file__even_data__3),
    .odd_mask(register_file__odd_mask),
    .odd_address(register_file__odd_address),
    .odd_data__0(register_file__odd_data__0),
    .odd_data__1(register_file__odd_data__1),
    .odd_data__2(register_file__odd_data__2),
    .odd_data__3(register_file__odd_data__3)
  );
  lane lane__0 (
    .clock(clock),
    .op(lane__0__op),
    .compare(lane__0__compare),
    .a(lane__0__a),
    .b(lane__0__b),
    .c(lane__0__c),
    .predicate(lane__0__predicate),
    .result(lane__0__result),
    .flag(lane__0__flag)
  );
  lane lane__1 (
    .clock(clock),
    .op(lane__1__op),
    .compare(lane__1__compare),
    .a(lane__1__a),
    .b(lane__1__b),
    .c(lane__1__c),
    .predicate(lane__1__predicate),
    .result(lane__1__result),
    .flag(lane__1__flag)
  );
  lane lane__2 (
    .clock(clock),
    .op(lane__2__op),
    .compare(lane__2__compare),
    .a(lane__2__a),
    .b(lane__2__b),
    .c(lane__2__c),
    .predicate(lane__2__predicate),
    .result(lane__2__result),
    .flag(lane__2__flag)
  );
  lane lane__3 (
    .clock(clock),
    .op(lane__3__op),
    .compare(lane__3__compare),
    .a(lane__3__a),
    .b(lane__3__b),
    .c(lane__3__c),
    .predicate(lane__3__predicate),
    .result(lane__3__result),
    .flag(lane__3__flag)
  );
  divergence divergence (
    .clock(clock),
    .launch_valid(divergence__launch_valid),
    .launch_warp(divergence__launch_warp),
    .launch_mask(divergence__launch_mask),
    .resolve_valid(divergence__resolve_valid),
    .resolve_warp(divergence__resolve_warp),
    .resolve_kind(divergence__resolve_kind),
    .resolve_taken(divergence__resolve_taken),
    .resolve_pc(divergence__resolve_pc),
    .resolve_offset(divergence__resolve_offset),
    .active__0(divergence__active__0),
    .active__1(divergence__active__1),
    .active__2(divergence__active__2),
    .active__3(divergence__active__3),
    .live__0(divergence__live__0),
    .live__1(divergence__live__1),
    .live__2(divergence__live__2),
    .live__3(divergence__live__3),
    .redirect_valid(divergence__redirect_valid),
    .redirect_warp(divergence__redirect_warp),
    .redirect_kind(divergence__redirect_kind),
    .redirect_offset(divergence__redirect_offset),
    .redirect_pc(divergence__redirect_pc),
    .end_valid(divergence__end_valid),
    .end_warp(divergence__end_warp),
    .count_divergent(divergence__count_divergent),
    .count_pc_read(divergence__count_pc_read),
    .count_pc_write(divergence__count_pc_write)
  );
  load_store load_store (
    .clock(clock),
    .req_valid(load_store__req_valid),
    .req_kind(load_store__req_kind),
    .req_size(load_store__req_size),
    .req_signed(load_store__req_signed),
    .req_warp(load_store__req_warp),
    .req_rd(load_store__req_rd),
    .req_slot(load_store__req_slot),
    .req_mask(load_store__req_mask),
    .req_address__0(load_store__req_address__0),
    .req_address__1(load_store__req_address__1),
    .req_address__2(load_store__req_address__2),
    .req_address__3(load_store__req_address__3),
    .req_data__0(load_store__req_data__0),
    .req_data__1(load_store__req_data__1),
    .req_data__2(load_store__req_data__2),
    .req_data__3(load_store__req_data__3),
    .req_data2__0(load_store__req_data2__0),
    .req_data2__1(load_store__req_data2__1),
    .req_data2__2(load_store__req_data2__2),
    .req_data2__3(load_store__req_data2__3),
    .req_aop(load_store__req_aop),
    .req_return(load_store__req_return),
    .req_pc(load_store__req_pc),
    .req_set__0(load_store__req_set__0),
    .req_set__1(load_store__req_set__1),
    .req_combined__0(load_store__req_combined__0),
    .req_combined__1(load_store__req_combined__1),
    .memory_lines(load_store__memory_lines),
    .req_ready(load_store__req_ready),
    .wb_valid(load_store__wb_valid),
    .wb_ready(load_store__wb_ready),
    .wb_warp(load_store__wb_warp),
    .wb_rd(load_store__wb_rd),
    .wb_mask(load_store__wb_mask),
    .wb_data__0(load_store__wb_data__0),
    .wb_data__1(load_store__wb_data__1),
    .wb_data__2(load_store__wb_data__2),
    .wb_data__3(load_store__wb_data__3),
    .wb_last(load_store__wb_last),
    .wb_slot(load_store__wb_slot),
    .store_done_valid(load_store__store_done_valid),
    .store_done_warp(load_store__store_done_warp),
    .store_done_slot(load_store__store_done_slot),
    .store_done_ready(load_store__store_done_ready),
    .fault_valid(load_store__fault_valid),
    .fault_warp(load_store__fault_warp),
    .fault_cause(load_store__fault_cause),
    .fault_pc(load_store__fault_pc),
    .idle(load_store__idle),
    .mem_valid(load_store__mem_valid),
    .mem_ready(load_store__mem_ready),
    .mem_write(load_store__mem_write),
    .mem_atomic(load_store__mem_atomic),
    .mem_aop(load_store__mem_aop),
    .mem_word(load_store__mem_word),
    .mem_address(load_store__mem_address),
    .mem_data__0(load_store__mem_data__0),
    .mem_data__1(load_store__mem_data__1),
    .mem_data__2(load_store__mem_data__2),
    .mem_data__3(load_store__mem_data__3),
    .mem_mask(load_store__mem_mask),
    .mem_tag(load_store__mem_tag),
    .rsp_valid(load_store__rsp_valid),
    .rsp_tag(load_store__rsp_tag),
    .rsp_data__0(load_store__rsp_data__0),
    .rsp_data__1(load_store__rsp_data__1),
    .rsp_data__2(load_store__rsp_data__2),
    .rsp_data__3(load_store__rsp_data__3),
    .count_access(load_store__count_access),
    .count_coalesced(load_store__count_coalesced),
    .count_atomic_merged(load_store__count_atomic_merged)
  );
  shared shared (
    .clock(clock),
    .launch_valid(shared__launch_valid),
    .launch_warp(shared__launch_warp),
    .launch_base(shared__launch_base),
    .shared_words(shared__shared_words),
    .req_valid(shared__req_valid),
    .req_kind(shared__req_kind),
    .req_size(shared__req_size),
    .req_signed(shared__req_signed),
    .req_warp(shared__req_warp),
    .req_rd(shared__req_rd),
    .req_slot(shared__req_slot),
    .req_mask(shared__req_mask),
    .req_address__0(shared__req_address__0),
    .req_address__1(shared__req_address__1),
    .req_address__2(shared__req_address__2),
    .req_address__3(shared__req_address__3),
    .req_data__0(shared__req_data__0),
    .req_data__1(shared__req_data__1),
    .req_data__2(shared__req_data__2),
    .req_data__3(shared__req_data__3),
    .req_pc(shared__req_pc),
    .req_aop(shared__req_aop),
    .req_return(shared__req_return),
    .req_set__0(shared__req_set__0),
    .req_set__1(shared__req_set__1),
    .req_combined__0(shared__req_combined__0),
    .req_combined__1(shared__req_combined__1),
    .req_data2__0(shared__req_data2__0),
    .req_data2__1(shared__req_data2__1),
    .req_data2__2(shared__req_data2__2),
    .req_data2__3(shared__req_data2__3),
    .redirect_ready(shared__redirect_ready),
    .wb_ready(shared__wb_ready),
    .req_ready(shared__req_ready),
    .replay(shared__replay),
    .redirect_valid(shared__redirect_valid),
    .redirect_warp(shared__redirect_warp),
    .redirect_again(shared__redirect_again),
    .wb_valid(shared__wb_valid),
    .wb_warp(shared__wb_warp),
    .wb_rd(shared__wb_rd),
    .wb_mask(shared__wb_mask),
    .wb_data__0(shared__wb_data__0),
    .wb_data__1(shared__wb_data__1),
    .wb_data__2(shared__wb_data__2),
    .wb_data__3(shared__wb_data__3),
    .wb_last(shared__wb_last),
    .wb_slot(shared__wb_slot),
    .fault_valid(shared__fault_valid),
    .fault_warp(shared__fault_warp),
    .fault_cause(shared__fault_cause),
    .fault_pc(shared__fault_pc)
  );
  prepare_2 prepare (
    .clock(clock),
    .req_valid(prepare__req_valid),
    .req_aop(prepare__req_aop),
    .req_warp(prepare__req_warp),
    .req_rd(prepare__req_rd),
    .req_mask(prepare__req_mask),
    .req_address__0(prepare__req_address__0),
    .req_address__1(prepare__req_address__1),
    .req_address__2(prepare__req_address__2),
    .req_address__3(prepare__req_address__3),
    .req_data__0(prepare__req_data__0),
    .req_data__1(prepare__req_data__1),
    .req_data__2(prepare__req_data__2),
    .req_data__3(prepare__req_data__3),
    .req_data2__0(prepare__req_data2__0),
    .req_data2__1(prepare__req_data2__1),
    .req_data2__2(prepare__req_data2__2),
    .req_data2__3(prepare__req_data2__3),
    .req_return(prepare__req_return),
    .req_ready(prepare__req_ready),
    .wb_valid(prepare__wb_valid),
    .wb_ready(prepare__wb_ready),
    .wb_warp(prepare__wb_warp),
    .wb_rd(prepare__wb_rd),
    .wb_mask(prepare__wb_mask),
    .wb_data__0(prepare__wb_data__0),
    .wb_data__1(prepare__wb_data__1),
    .wb_data__2(prepare__wb_data__2),
    .wb_data__3(prepare__wb_data__3),
    .wb_last(prepare__wb_last),
    .wb_slot(prepare__wb_slot),
    .read_warp(prepare__read_warp),
    .set__0(prepare__set__0),
    .set__1(prepare__set__1),
    .combined__0(prepare__combined__0),
    .combined__1(prepare__combined__1)
  );
  sfu sfu (
    .clock(clock),
    .req_valid(sfu__req_valid),
    .req_op(sfu__req_op),
    .req_warp(sfu__req_warp),
    .req_rd(sfu__req_rd),
    .req_mask(sfu__req_mask),
    .req_a__0(sfu__req_a__0),
    .req_a__1(sfu__req_a__1),
    .req_a__2(sfu__req_a__2),
    .req_a__3(sfu__req_a__3),
    .req_b__0(sfu__req_b__0),
    .req_b__1(sfu__req_b__1),
    .req_b__2(sfu__req_b__2),
    .req_b__3(sfu__req_b__3),
    .wb_ready(sfu__wb_ready),
    .req_ready(sfu__req_ready),
    .wb_valid(sfu__wb_valid),
    .wb_warp(sfu__wb_warp),
    .wb_rd(sfu__wb_rd),
    .wb_mask(sfu__wb_mask),
    .wb_data__0(sfu__wb_data__0),
    .wb_data__1(sfu__wb_data__1),
    .wb_data__2(sfu__wb_data__2),
    .wb_data__3(sfu__wb_data__3),
    .wb_last(sfu__wb_last),
    .wb_slot(sfu__wb_slot)
  );
  texture_door texture_door (
    .clock(clock),
    .selected(texture_door__selected),
    .dropped(texture_door__dropped),
    .req_valid(texture_door__req_valid),
    .req_kind(texture_door__req_kind),
    .req_warp(texture_door__req_warp),
    .req_rd(texture_door__req_rd),
    .req_slot(texture_door__req_slot),
    .req_mask(texture_door__req_mask),
    .req_channels(texture_door__req_channels),
    .req_texture(texture_door__req_texture),
    .req_u__0(texture_door__req_u__0),
    .req_u__1(texture_door__req_u__1),
    .req_u__2(texture_door__req_u__2),
    .req_u__3(texture_door__req_u__3),
    .req_v__0(texture_door__req_v__0),
    .req_v__1(texture_door__req_v__1),
    .req_v__2(texture_door__req_v__2),
    .req_v__3(texture_door__req_v__3),
    .room(texture_door__room),
    .ready(texture_door__ready),
    .out_valid(texture_door__out_valid),
    .out_ready(texture_door__out_ready),
    .out_kind(texture_door__out_kind),
    .out_warp(texture_door__out_warp),
    .out_rd(texture_door__out_rd),
    .out_slot(texture_door__out_slot),
    .out_mask(texture_door__out_mask),
    .out_channels(texture_door__out_channels),
    .out_texture(texture_door__out_texture),
    .out_u__0(texture_door__out_u__0),
    .out_u__1(texture_door__out_u__1),
    .out_u__2(texture_door__out_u__2),
    .out_u__3(texture_door__out_u__3),
    .out_v__0(texture_door__out_v__0),
    .out_v__1(texture_door__out_v__1),
    .out_v__2(texture_door__out_v__2),
    .out_v__3(texture_door__out_v__3)
  );
  texels texels (
    .clock(clock),
    .in_valid(texels__in_valid),
    .in_ready(texels__in_ready),
    .in_words__0(texels__in_words__0),
    .in_words__1(texels__in_words__1),
    .in_words__2(texels__in_words__2),
    .in_words__3(texels__in_words__3),
    .in_words__4(texels__in_words__4),
    .out_valid(texels__out_valid),
    .out_ready(texels__out_ready),
    .out_words__0(texels__out_words__0),
    .out_words__1(texels__out_words__1),
    .out_words__2(texels__out_words__2),
    .out_words__3(texels__out_words__3),
    .out_words__4(texels__out_words__4)
  );
  requests requests (
    .clock(clock),
    .in_valid(requests__in_valid),
    .in_ready(requests__in_ready),
    .in_words__0(requests__in_words__0),
    .in_words__1(requests__in_words__1),
    .in_words__2(requests__in_words__2),
    .in_words__3(requests__in_words__3),
    .in_words__4(requests__in_words__4),
    .in_words__5(requests__in_words__5),
    .out_valid(requests__out_valid),
    .out_ready(requests__out_ready),
    .out_words__0(requests__out_words__0),
    .out_words__1(requests__out_words__1),
    .out_words__2(requests__out_words__2),
    .out_words__3(requests__out_words__3),
    .out_words__4(requests__out_words__4),
    .out_words__5(requests__out_words__5)
  );
  write_back write_back (
    .clock(clock),
    .fixed_mask(write_back__fixed_mask),
    .fixed_group(write_back__fixed_group),
    .fixed_address(write_back__fixed_address),
    .fixed_data__0(write_back__fixed_data__0),
    .fixed_data__1(write_back__fixed_data__1),
    .fixed_data__2(write_back__fixed_data__2),
    .fixed_data__3(write_back__fixed_data__3),
    .slow_valid(write_back__slow_valid),
    .slow_ready(write_back__slow_ready),
    .turn(write_back__turn),
    .slow_group(write_back__slow_group),
    .slow_address(write_back__slow_address),
    .slow_mask(write_back__slow_mask),
    .slow_data__0(write_back__slow_data__0),
    .slow_data__1(write_back__slow_data__1),
    .slow_data__2(write_back__slow_data__2),
    .slow_data__3(write_back__slow_data__3),
    .slow_taken(write_back__slow_taken),
    .slow_waits(write_back__slow_waits),
    .throttle(write_back__throttle),
    .even_mask(write_back__even_mask),
    .even_address(write_back__even_address),
    .even_data__0(write_back__even_data__0),
    .even_data__1(write_back__even_data__1),
    .even_data__2(write_back__even_data__2),
    .even_data__3(write_back__even_data__3),
    .odd_mask(write_back__odd_mask),
    .odd_address(write_back__odd_address),
    .odd_data__0(write_back__odd_data__0),
    .odd_data__1(write_back__odd_data__1),
    .odd_data__2(write_back__odd_data__2),
    .odd_data__3(write_back__odd_data__3)
  );
  arbiter arbiter (
    .clock(clock),
    .cache_valid(arbiter__cache_valid),
    .cache_ready(arbiter__cache_ready),
    .cache_address(arbiter__cache_address),
    .cache_tag(arbiter__cache_tag),
    .data_valid(arbiter__data_valid),
    .data_ready(arbiter__data_ready),
    .data_write(arbiter__data_write),
    .data_atomic(arbiter__data_atomic),
    .data_aop(arbiter__data_aop),
    .data_word(arbiter__data_word),
    .data_address(arbiter__data_address),
    .data_data__0(arbiter__data_data__0),
    .data_data__1(arbiter__data_data__1),
    .data_data__2(arbiter__data_data__2),
    .data_data__3(arbiter__data_data__3),
    .data_mask(arbiter__data_mask),
    .data_tag(arbiter__data_tag),
    .constants_valid(arbiter__constants_valid),
    .constants_ready(arbiter__constants_ready),
    .constants_address(arbiter__constants_address),
    .constants_tag(arbiter__constants_tag),
    .req_valid(arbiter__req_valid),
    .req_ready(arbiter__req_ready),
    .req_write(arbiter__req_write),
    .req_atomic(arbiter__req_atomic),
    .req_aop(arbiter__req_aop),
    .req_word(arbiter__req_word),
    .req_address(arbiter__req_address),
    .req_data__0(arbiter__req_data__0),
    .req_data__1(arbiter__req_data__1),
    .req_data__2(arbiter__req_data__2),
    .req_data__3(arbiter__req_data__3),
    .req_mask(arbiter__req_mask),
    .req_tag(arbiter__req_tag),
    .rsp_valid(arbiter__rsp_valid),
    .rsp_tag(arbiter__rsp_tag),
    .cache_rsp(arbiter__cache_rsp),
    .data_rsp(arbiter__data_rsp),
    .constants_rsp(arbiter__constants_rsp),
    .client_tag(arbiter__client_tag)
  );
  counters counters (
    .clock(clock),
    .clear(counters__clear),
    .happened(counters__happened),
    .thread_count(counters__thread_count),
    .next_links(counters__next_links),
    .offset_moves(counters__offset_moves),
    .pc_reads(counters__pc_reads),
    .pc_writes(counters__pc_writes),
    .coalesced(counters__coalesced),
    .atomics_merged(counters__atomics_merged),
    .texture_lookups(counters__texture_lookups),
    .select(counters__select),
    .value(counters__value)
  );
  branch_unit branch_unit (
    .valid(branch_unit__valid),
    .warp(branch_unit__warp),
    .control(branch_unit__control),
    .low(branch_unit__low),
    .high(branch_unit__high),
    .pc(branch_unit__pc),
    .active(branch_unit__active),
    .mask(branch_unit__mask),
    .live(branch_unit__live),
    .outstanding(branch_unit__outstanding),
    .kill_valid(branch_unit__kill_valid),
    .kill_warp(branch_unit__kill_warp),
    .busy(branch_unit__busy),
    .resolve_valid(branch_unit__resolve_valid),
    .resolve_warp(branch_unit__resolve_warp),
    .resolve_kind(branch_unit__resolve_kind),
    .resolve_taken(branch_unit__resolve_taken),
    .resolve_pc(branch_unit__resolve_pc),
    .resolve_offset(branch_unit__resolve_offset),
    .arrives(branch_unit__arrives),
    .split(branch_unit__split)
  );
  faults faults (
    .clock(clock),
    .start(faults__start),
    .launch_valid(faults__launch_valid),
    .launch_warp(faults__launch_warp),
    .launch_id(faults__launch_id),
    .jump_valid(faults__jump_valid),
    .jump_warp(faults__jump_warp),
    .jump_pc(faults__jump_pc),
    .access_valid(faults__access_valid),
    .access_cause(faults__access_cause),
    .access_warp(faults__access_warp),
    .access_pc(faults__access_pc),
    .shared_valid(faults__shared_valid),
    .shared_cause(faults__shared_cause),
    .shared_warp(faults__shared_warp),
    .shared_pc(faults__shared_pc),
    .split_valid(faults__split_valid),
    .undefined_valid(faults__undefined_valid),
    .e1_warp(faults__e1_warp),
    .e1_pc(faults__e1_pc),
    .branch_busy(faults__branch_busy),
    .killed(faults__killed),
    .kill_valid(faults__kill_valid),
    .kill_warp(faults__kill_warp),
    .fault_valid(faults__fault_valid),
    .fault_cause(faults__fault_cause),
    .fault_warp(faults__fault_warp),
    .fault_pc(faults__fault_pc)
  );
  lives lives (
    .clock(clock),
    .launch_valid(lives__launch_valid),
    .launch_warp(lives__launch_warp),
    .end_valid(lives__end_valid),
    .end_warp(lives__end_warp),
    .settled(lives__settled),
    .blocked(lives__blocked),
    .alive(lives__alive),
    .free_valid(lives__free_valid),
    .free_warp(lives__free_warp)
  );
  slow slow (
    .turn(slow__turn),
    .unit_warp__0(slow__unit_warp__0),
    .unit_warp__1(slow__unit_warp__1),
    .unit_warp__2(slow__unit_warp__2),
    .unit_warp__3(slow__unit_warp__3),
    .unit_warp__4(slow__unit_warp__4),
    .unit_rd__0(slow__unit_rd__0),
    .unit_rd__1(slow__unit_rd__1),
    .unit_rd__2(slow__unit_rd__2),
    .unit_rd__3(slow__unit_rd__3),
    .unit_rd__4(slow__unit_rd__4),
    .unit_last__0(slow__unit_last__0),
    .unit_last__1(slow__unit_last__1),
    .unit_last__2(slow__unit_last__2),
    .unit_last__3(slow__unit_last__3),
    .unit_last__4(slow__unit_last__4),
    .unit_slot__0(slow__unit_slot__0),
    .unit_slot__1(slow__unit_slot__1),
    .unit_slot__2(slow__unit_slot__2),
    .unit_slot__3(slow__unit_slot__3),
    .unit_slot__4(slow__unit_slot__4),
    .unit_mask__0(slow__unit_mask__0),
    .unit_mask__1(slow__unit_mask__1),
    .unit_mask__2(slow__unit_mask__2),
    .unit_mask__3(slow__unit_mask__3),
    .unit_mask__4(slow__unit_mask__4),
    .unit_data__0(slow__unit_data__0),
    .unit_data__1(slow__unit_data__1),
    .unit_data__2(slow__unit_data__2),
    .unit_data__3(slow__unit_data__3),
    .unit_data__4(slow__unit_data__4),
    .unit_data__5(slow__unit_data__5),
    .unit_data__6(slow__unit_data__6),
    .unit_data__7(slow__unit_data__7),
    .unit_data__8(slow__unit_data__8),
    .unit_data__9(slow__unit_data__9),
    .unit_data__10(slow__unit_data__10),
    .unit_data__11(slow__unit_data__11),
    .unit_data__12(slow__unit_data__12),
    .unit_data__13(slow__unit_data__13),
    .unit_data__14(slow__unit_data__14),
    .unit_data__15(slow__unit_data__15),
    .unit_data__16(slow__unit_data__16),
    .unit_data__17(slow__unit_data__17),
    .unit_data__18(slow__unit_data__18),
    .unit_data__19(slow__unit_data__19),
    .warp(slow__warp),
    .rd(slow__rd),
    .last(slow__last),
    .slot(slow__slot),
    .blocks(slow__blocks),
    .mask(slow__mask),
    .data__0(slow__data__0),
    .data__1(slow__data__1),
    .data__2(slow__data__2),
    .data__3(slow__data__3)
  );
endmodule

module texture_switch (
  input wire clock,
  input wire unit_valid__0,
  output reg unit_ready__0,
  input wire unit_kind__0,
  input wire [1:0] unit_warp__0,
  input wire [5:0] unit_rd__0,
  input wire [2:0] unit_slot__0,
  input wire [3:0] unit_mask__0,
  input wire [3:0] unit_channels__0,
  input wire [3:0] unit_texture__0,
  input wire [31:0] unit_u__0,
  input wire [31:0] unit_u__1,
  input wire [31:0] unit_u__2,
  input wire [31:0] unit_u__3,
  input wire [31:0] unit_v__0,
  input wire [31:0] unit_v__1,
  input wire [31:0] unit_v__2,
  input wire [31:0] unit_v__3,
  output reg req_valid,
  input wire req_ready,
  output reg req_kind,
  output reg [1:0] req_warp,
  output reg [5:0] req_rd,
  output reg [2:0] req_slot,
  output reg [3:0] req_mask,
  output reg [3:0] req_channels,
  output reg [3:0] req_texture,
  output reg [31:0] req_u__0,
  output reg [31:0] req_u__1,
  output reg [31:0] req_u__2,
  output reg [31:0] req_u__3,
  output reg [31:0] req_v__0,
  output reg [31:0] req_v__1,
  output reg [31:0] req_v__2,
  output reg [31:0] req_v__3,
  input wire wb_valid,
  input wire [1:0] wb_warp,
  output reg wb_ready,
  output reg texel_valid__0,
  output reg [1:0] texel_warp,
  input wire texel_ready__0
);
  localparam [2:0] shift = 3'h2;
  reg [2:0] winner;
  reg [1:0] number;
  reg [1:0] own_warp;
  reg [2:0] last__d;
  reg [2:0] last__q = 3'h0;
  always @(*) begin
    last__d = last__q;
    winner = 3'h0;
    req_valid = 1'h0;
    if (unit_valid__0) begin
      winner = 3'h0;
      req_valid = 1'h1;
    end
    if ((unit_valid__0 & (last__q > 3'h0))) begin
      winner = 3'h0;
    end
    number = 2'h0;
    own_warp = 2'h0;
    req_kind = unit_kind__0;
    req_warp = 2'h0;
    req_rd = unit_rd__0;
    req_slot = unit_slot__0;
    req_mask = unit_mask__0;
    req_channels = unit_channels__0;
    req_texture = unit_texture__0;
    req_u__0 = unit_u__0;
    req_v__0 = unit_v__0;
    req_u__1 = unit_u__1;
    req_v__1 = unit_v__1;
    req_u__2 = unit_u__2;
    req_v__2 = unit_v__2;
    req_u__3 = unit_u__3;
    req_v__3 = unit_v__3;
    unit_ready__0 = 1'h0;
    if ((winner == 3'h0)) begin
      number = 2'h0;
      unit_ready__0 = (unit_valid__0 & req_ready);
      req_kind = unit_kind__0;
      own_warp = unit_warp__0;
      req_warp = (own_warp | {number << shift});
      req_rd = unit_rd__0;
      req_slot = unit_slot__0;
      req_mask = unit_mask__0;
      req_channels = unit_channels__0;
      req_texture = unit_texture__0;
      req_u__0 = unit_u__0;
      req_u__1 = unit_u__1;
      req_u__2 = unit_u__2;
      req_u__3 = unit_u__3;
      req_v__0 = unit_v__0;
      req_v__1 = unit_v__1;
      req_v__2 = unit_v__2;
      req_v__3 = unit_v__3;
    end
    if ((req_valid & req_ready)) begin
      last__d = winner;
    end
    texel_warp = wb_warp;
    wb_ready = 1'h0;
    texel_valid__0 = 1'h0;
    if (({wb_warp >> shift} == 2'h0)) begin
      texel_valid__0 = wb_valid;
      wb_ready = texel_ready__0;
    end
  end
  always @(posedge clock) begin
    last__q <= last__d;
  end
endmodule

module fifo_meta_2 (
  input wire clock,
  input wire [2:0] read_address,
  output reg [21:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [21:0] write_data
);
  reg [21:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_kind (
  input wire clock,
  input wire [2:0] read_address,
  output reg [4:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [4:0] write_data
);
  reg [4:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module bases_3 (
  input wire clock,
  input wire [3:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module scale_2 (
  input wire clock,
  input wire enable,
  input wire [31:0] a,
  input wire [31:0] b,
  output reg [31:0] product
);
  initial product = 32'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule

module u (
  input wire clock,
  input wire advance,
  input wire [31:0] coordinate,
  input wire fetch_1,
  input wire [1:0] wrap_2,
  input wire [15:0] size_2,
  input wire fetch_3,
  input wire bilinear_3,
  input wire fetch_4,
  input wire [1:0] wrap_4,
  input wire [15:0] size_4,
  output reg [7:0] weight,
  output reg [15:0] near,
  output reg [15:0] far
);
  reg [7:0] exponent;
  reg [7:0] amount;
  reg [31:0] fixed;
  reg [31:0] wrapped;
  reg [31:0] position;
  reg [31:0] texel;
  reg [31:0] beyond;
  reg repeats;
  reg [15:0] rim;
  reg [15:0] closer;
  reg [15:0] further;
  reg [31:0] fixed_2__d;
  reg [31:0] fixed_2__q = 32'h0;
  reg [31:0] fixed_3__d;
  reg [31:0] fixed_3__q = 32'h0;
  reg scale__enable;
  reg [31:0] scale__a;
  reg [31:0] scale__b;
  wire [31:0] scale__product;
  reg [31:0] texel_4__d;
  reg [31:0] texel_4__q = 32'h0;
  reg [7:0] weight_4__d;
  reg [7:0] weight_4__q = 8'h0;
  reg [15:0] near_5__d;
  reg [15:0] near_5__q = 16'h0;
  reg [15:0] far_5__d;
  reg [15:0] far_5__q = 16'h0;
  always @(*) begin
    fixed_2__d = fixed_2__q;
    fixed_3__d = fixed_3__q;
    texel_4__d = texel_4__q;
    weight_4__d = weight_4__q;
    near_5__d = near_5__q;
    far_5__d = far_5__q;
    exponent = coordinate[30:23];
    amount = {8'h8c - exponent};
    fixed = {((coordinate & 32'h7fffff) | 32'h800000) << 32'h6};
    if ((exponent > 8'h8c)) begin
      fixed = 32'h3fffffff;
      if (((&exponent) & (|(coordinate & 32'h7fffff)))) begin
        fixed = 32'h0;
      end
    end else begin
      if ((amount > 8'h1f)) begin
        fixed = 32'h0;
      end else begin
        fixed = {fixed >> amount[4:0]};
      end
    end
    if (coordinate[31]) begin
      fixed = {32'h0 - fixed};
    end
    if (fetch_1) begin
      fixed = coordinate;
    end
    if (advance) begin
      fixed_2__d = fixed;
      fixed_3__d = fixed_2__q;
    end
    wrapped = (fixed_2__q & 32'hffff);
    case (wrap_2)
      2'h0: begin
      end
      2'h1: begin
        if (fixed_2__q[31]) begin
          wrapped = 32'h0;
        end else begin
          if ((fixed_2__q > 32'h10000)) begin
            wrapped = 32'h10000;
          end else begin
            wrapped = fixed_2__q;
          end
        end
      end
      default: begin
        wrapped = (fixed_2__q & 32'h1ffff);
        if ((wrapped > 32'h10000)) begin
          wrapped = {32'h20000 - wrapped};
        end
      end
    endcase
    scale__enable = advance;
    scale__a = wrapped;
    scale__b = {16'h0, size_2};
    position = {scale__product >> 32'h8};
    if (bilinear_3) begin
      position = {position - 32'h80};
    end
    texel = {position >> 32'h8};
    if (position[31]) begin
      texel = (texel | 32'hff000000);
    end
    if (fetch_3) begin
      texel = fixed_3__q;
    end
    if (advance) begin
      texel_4__d = texel;
      weight_4__d = 8'h0;
      if (bilinear_3) begin
        weight_4__d = position[7:0];
      end
    end
    weight = weight_4__q;
    repeats = ((!(|wrap_4)) & (!fetch_4));
    rim = size_4;
    if ((|rim)) begin
      rim = {rim - 16'h1};
    end
    beyond = {texel_4__q + 32'h1};
    closer = texel_4__q[15:0];
    if (texel_4__q[31]) begin
      closer = 16'h0;
      if (repeats) begin
        closer = rim;
      end
    end else begin
      if ((texel_4__q > {16'h0, rim})) begin
        closer = rim;
        if (repeats) begin
          closer = 16'h0;
        end
      end
    end
    further = beyond[15:0];
    if (beyond[31]) begin
      further = 16'h0;
      if (repeats) begin
        further = rim;
      end
    end else begin
      if ((beyond > {16'h0, rim})) begin
        further = rim;
        if (repeats) begin
          further = 16'h0;
        end
      end
    end
    if (advance) begin
      near_5__d = closer;
      far_5__d = further;
    end
    near = near_5__q;
    far = far_5__q;
  end
  always @(posedge clock) begin
    fixed_2__q <= fixed_2__d;
    fixed_3__q <= fixed_3__d;
    texel_4__q <= texel_4__d;
    weight_4__q <= weight_4__d;
    near_5__q <= near_5__d;
    far_5__q <= far_5__d;
  end
  scale_2 scale (
    .clock(clock),
    .enable(scale__enable),
    .a(scale__a),
    .b(scale__b),
    .product(scale__product)
  );
endmodule

module address_gen (
  input wire clock,
  input wire flush,
  input wire req_valid,
  input wire req_kind,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire [27:0] descriptor_base,
  output reg req_ready,
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  input wire rsp_valid,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_address__0,
  output reg [31:0] out_address__1,
  output reg [31:0] out_address__2,
  output reg [31:0] out_address__3,
  output reg [3:0] out_index__0,
  output reg [3:0] out_index__1,
  output reg [3:0] out_index__2,
  output reg [3:0] out_index__3,
  output reg [3:0] out_need,
  output reg [7:0] out_fx,
  output reg [7:0] out_fy,
  output reg [5:0] out_about,
  output reg [21:0] out_meta
);
  localparam [15:0] one = 16'h1;
  localparam [3:0] low_lines = 4'h3;
  localparam [3:0] row_shift = 4'h2;
  localparam [3:0] spread_low = 4'h2;
  localparam [3:0] spread_high = 4'h8;
  localparam [3:0] in_use = 4'hf;
  reg advance;
  reg [4:0] kind;
  reg [3:0] texture;
  reg ready;
  reg [3:0] left;
  reg [1:0] thread;
  reg [3:0] thread_mask;
  reg sending;
  reg taking;
  reg last;
  reg [8:0] note;
  reg [21:0] packed_meta;
  reg [31:0] mode;
  reg [31:0] base;
  reg [31:0] column;
  reg [31:0] column_too;
  reg bilinear;
  reg [31:0] place;
  reg [2:0] row;
  reg [3:0] spot;
  reg [3:0] spread;
  reg [15:0] part_0;
  reg [2:0] fifo_meta__read_address;
  wire [21:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [2:0] fifo_meta__write_address;
  reg [21:0] fifo_meta__write_data;
  reg [2:0] fifo_kind__read_address;
  wire [4:0] fifo_kind__read_data;
  reg fifo_kind__write_enable;
  reg [2:0] fifo_kind__write_address;
  reg [4:0] fifo_kind__write_data;
  reg [2:0] fifo_u__0__read_address;
  wire [31:0] fifo_u__0__read_data;
  reg fifo_u__0__write_enable;
  reg [2:0] fifo_u__0__write_address;
  reg [31:0] fifo_u__0__write_data;
  reg [2:0] fifo_u__1__read_address;
  wire [31:0] fifo_u__1__read_data;
  reg fifo_u__1__write_enable;
  reg [2:0] fifo_u__1__write_address;
  reg [31:0] fifo_u__1__write_data;
  reg [2:0] fifo_u__2__read_address;
  wire [31:0] fifo_u__2__read_data;
  reg fifo_u__2__write_enable;
  reg [2:0] fifo_u__2__write_address;
  reg [31:0] fifo_u__2__write_data;
  reg [2:0] fifo_u__3__read_address;
  wire [31:0] fifo_u__3__read_data;
  reg fifo_u__3__write_enable;
  reg [2:0] fifo_u__3__write_address;
  reg [31:0] fifo_u__3__write_data;
  reg [2:0] fifo_v__0__read_address;
  wire [31:0] fifo_v__0__read_data;
  reg fifo_v__0__write_enable;
  reg [2:0] fifo_v__0__write_address;
  reg [31:0] fifo_v__0__write_data;
  reg [2:0] fifo_v__1__read_address;
  wire [31:0] fifo_v__1__read_data;
  reg fifo_v__1__write_enable;
  reg [2:0] fifo_v__1__write_address;
  reg [31:0] fifo_v__1__write_data;
  reg [2:0] fifo_v__2__read_address;
  wire [31:0] fifo_v__2__read_data;
  reg fifo_v__2__write_enable;
  reg [2:0] fifo_v__2__write_address;
  reg [31:0] fifo_v__2__write_data;
  reg [2:0] fifo_v__3__read_address;
  wire [31:0] fifo_v__3__read_data;
  reg fifo_v__3__write_enable;
  reg [2:0] fifo_v__3__write_address;
  reg [31:0] fifo_v__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg [3:0] bases__read_address;
  wire [31:0] bases__read_data;
  reg bases__write_enable;
  reg [3:0] bases__write_address;
  reg [31:0] bases__write_data;
  reg [3:0] sizes__read_address;
  wire [31:0] sizes__read_data;
  reg sizes__write_enable;
  reg [3:0] sizes__write_address;
  reg [31:0] sizes__write_data;
  reg [3:0] sizes_too__read_address;
  wire [31:0] sizes_too__read_data;
  reg sizes_too__write_enable;
  reg [3:0] sizes_too__write_address;
  reg [31:0] sizes_too__write_data;
  reg [3:0] modes__read_address;
  wire [31:0] modes__read_data;
  reg modes__write_enable;
  reg [3:0] modes__write_address;
  reg [31:0] modes__write_data;
  reg [3:0] modes_too__read_address;
  wire [31:0] modes_too__read_data;
  reg modes_too__write_enable;
  reg [3:0] modes_too__write_address;
  reg [31:0] modes_too__write_data;
  reg [3:0] modes_three__read_address;
  wire [31:0] modes_three__read_data;
  reg modes_three__write_enable;
  reg [3:0] modes_three__write_address;
  reg [31:0] modes_three__write_data;
  reg [3:0] modes_four__read_address;
  wire [31:0] modes_four__read_data;
  reg modes_four__write_enable;
  reg [3:0] modes_four__write_address;
  reg [31:0] modes_four__write_data;
  reg [15:0] known__d;
  reg [15:0] known__q = 16'h0;
  reg [1:0] fetching__d;
  reg [1:0] fetching__q = 2'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [6:0] going__d;
  reg [6:0] going__q = 7'h0;
  reg [21:0] meta__0__d;
  reg [21:0] meta__0__q = 22'h0;
  reg [21:0] meta__1__d;
  reg [21:0] meta__1__q = 22'h0;
  reg [21:0] meta__2__d;
  reg [21:0] meta__2__q = 22'h0;
  reg [21:0] meta__3__d;
  reg [21:0] meta__3__q = 22'h0;
  reg [21:0] meta__4__d;
  reg [21:0] meta__4__q = 22'h0;
  reg [21:0] meta__5__d;
  reg [21:0] meta__5__q = 22'h0;
  reg [21:0] meta__6__d;
  reg [21:0] meta__6__q = 22'h0;
  reg [8:0] about__0__d;
  reg [8:0] about__0__q = 9'h0;
  reg [8:0] about__1__d;
  reg [8:0] about__1__q = 9'h0;
  reg [8:0] about__2__d;
  reg [8:0] about__2__q = 9'h0;
  reg [8:0] about__3__d;
  reg [8:0] about__3__q = 9'h0;
  reg [8:0] about__4__d;
  reg [8:0] about__4__q = 9'h0;
  reg [8:0] about__5__d;
  reg [8:0] about__5__q = 9'h0;
  reg [8:0] about__6__d;
  reg [8:0] about__6__q = 9'h0;
  reg [31:0] u1__d;
  reg [31:0] u1__q = 32'h0;
  reg [31:0] v1__d;
  reg [31:0] v1__q = 32'h0;
  reg u__advance;
  reg [31:0] u__coordinate;
  reg u__fetch_1;
  reg [1:0] u__wrap_2;
  reg [15:0] u__size_2;
  reg u__fetch_3;
  reg u__bilinear_3;
  reg u__fetch_4;
  reg [1:0] u__wrap_4;
  reg [15:0] u__size_4;
  wire [7:0] u__weight;
  wire [15:0] u__near;
  wire [15:0] u__far;
  reg v__advance;
  reg [31:0] v__coordinate;
  reg v__fetch_1;
  reg [1:0] v__wrap_2;
  reg [15:0] v__size_2;
  reg v__fetch_3;
  reg v__bilinear_3;
  reg v__fetch_4;
  reg [1:0] v__wrap_4;
  reg [15:0] v__size_4;
  wire [7:0] v__weight;
  wire [15:0] v__near;
  wire [15:0] v__far;
  reg [15:0] f5__d;
  reg [15:0] f5__q = 16'h0;
  reg [31:0] columns6__d;
  reg [31:0] columns6__q = 32'h0;
  reg [15:0] f6__d;
  reg [15:0] f6__q = 16'h0;
  reg [1:0] format6__d;
  reg [1:0] format6__q = 2'h0;
  reg linear6__d;
  reg linear6__q = 1'h0;
  reg [5:0] rows6__d;
  reg [5:0] rows6__q = 6'h0;
  reg [31:0] address7__0__d;
  reg [31:0] address7__0__q = 32'h0;
  reg [31:0] address7__1__d;
  reg [31:0] address7__1__q = 32'h0;
  reg [31:0] address7__2__d;
  reg [31:0] address7__2__q = 32'h0;
  reg [31:0] address7__3__d;
  reg [31:0] address7__3__q = 32'h0;
  reg [3:0] index7__0__d;
  reg [3:0] index7__0__q = 4'h0;
  reg [3:0] index7__1__d;
  reg [3:0] index7__1__q = 4'h0;
  reg [3:0] index7__2__d;
  reg [3:0] index7__2__q = 4'h0;
  reg [3:0] index7__3__d;
  reg [3:0] index7__3__q = 4'h0;
  reg [15:0] f7__d;
  reg [15:0] f7__q = 16'h0;
  reg [3:0] need7__d;
  reg [3:0] need7__q = 4'h0;
  reg [1:0] format7__d;
  reg [1:0] format7__q = 2'h0;
  reg row_0__enable;
  reg [31:0] row_0__a;
  reg [31:0] row_0__b;
  wire [31:0] row_0__product;
  reg row_1__enable;
  reg [31:0] row_1__a;
  reg [31:0] row_1__b;
  wire [31:0] row_1__product;
  always @(*) begin
    part_0 = 16'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    known__d = known__q;
    fetching__d = fetching__q;
    begun__d = begun__q;
    remaining__d = remaining__q;
    going__d = going__q;
    u1__d = u1__q;
    v1__d = v1__q;
    f5__d = f5__q;
    columns6__d = columns6__q;
    rows6__d = rows6__q;
    f6__d = f6__q;
    f7__d = f7__q;
    need7__d = need7__q;
    format7__d = format7__q;
    format6__d = format6__q;
    linear6__d = linear6__q;
    address7__0__d = address7__0__q;
    index7__0__d = index7__0__q;
    address7__1__d = address7__1__q;
    index7__1__d = index7__1__q;
    address7__2__d = address7__2__q;
    index7__2__d = index7__2__q;
    address7__3__d = address7__3__q;
    index7__3__d = index7__3__q;
    meta__0__d = meta__0__q;
    about__0__d = about__0__q;
    meta__1__d = meta__1__q;
    about__1__d = about__1__q;
    meta__2__d = meta__2__q;
    about__2__d = about__2__q;
    meta__3__d = meta__3__q;
    about__3__d = about__3__q;
    meta__4__d = meta__4__q;
    about__4__d = about__4__q;
    meta__5__d = meta__5__q;
    about__5__d = about__5__q;
    meta__6__d = meta__6__q;
    about__6__d = about__6__q;
    packed_meta = (((({16'h0, req_rd} | {{19'h0, req_slot} << 32'h6}) | {{18'h0, req_mask} << 32'h9}) | {{18'h0, req_channels} << 32'hd}) | {{20'h0, req_warp} << 32'h11});
    kind = {{1'h0, req_texture} << 32'h1};
    kind = {kind[4:1], req_kind};
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = tail__q;
    fifo_meta__write_data = packed_meta;
    fifo_meta__read_address = head__q;
    fifo_kind__write_enable = req_valid;
    fifo_kind__write_address = tail__q;
    fifo_kind__write_data = kind;
    fifo_kind__read_address = head__q;
    fifo_u__0__write_enable = req_valid;
    fifo_u__0__write_address = tail__q;
    fifo_u__0__write_data = req_u__0;
    fifo_u__0__read_address = head__q;
    fifo_v__0__write_enable = req_valid;
    fifo_v__0__write_address = tail__q;
    fifo_v__0__write_data = req_v__0;
    fifo_v__0__read_address = head__q;
    fifo_u__1__write_enable = req_valid;
    fifo_u__1__write_address = tail__q;
    fifo_u__1__write_data = req_u__1;
    fifo_u__1__read_address = head__q;
    fifo_v__1__write_enable = req_valid;
    fifo_v__1__write_address = tail__q;
    fifo_v__1__write_data = req_v__1;
    fifo_v__1__read_address = head__q;
    fifo_u__2__write_enable = req_valid;
    fifo_u__2__write_address = tail__q;
    fifo_u__2__write_data = req_u__2;
    fifo_u__2__read_address = head__q;
    fifo_v__2__write_enable = req_valid;
    fifo_v__2__write_address = tail__q;
    fifo_v__2__write_data = req_v__2;
    fifo_v__2__read_address = head__q;
    fifo_u__3__write_enable = req_valid;
    fifo_u__3__write_address = tail__q;
    fifo_u__3__write_data = req_u__3;
    fifo_u__3__read_address = head__q;
    fifo_v__3__write_enable = req_valid;
    fifo_v__3__write_address = tail__q;
    fifo_v__3__write_data = req_v__3;
    fifo_v__3__read_address = head__q;
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    req_ready = (count__q <= 4'h4);
    kind = fifo_kind__read_data;
    texture = kind[4:1];
    part_0 = known__q >> texture;
    ready = ((|count__q) & part_0[0]);
    mem_valid = (fetching__q == 2'h1);
    mem_address = {descriptor_base + {24'h0, texture}};
    case (fetching__q)
      2'h0: begin
        if (((|count__q) & (!ready))) begin
          fetching__d = 2'h1;
        end
      end
      2'h1: begin
        if (mem_ready) begin
          fetching__d = 2'h2;
        end
      end
      default: begin
        if (rsp_valid) begin
          fetching__d = 2'h0;
          known__d = (known__q | {one << texture});
        end
      end
    endcase
    if (flush) begin
      known__d = 16'h0;
    end
    bases__write_enable = rsp_valid;
    bases__write_address = texture;
    bases__write_data = rsp_data__0;
    sizes__write_enable = rsp_valid;
    sizes__write_address = texture;
    sizes__write_data = rsp_data__1;
    sizes_too__write_enable = rsp_valid;
    sizes_too__write_address = texture;
    sizes_too__write_data = rsp_data__1;
    modes__write_enable = rsp_valid;
    modes__write_address = texture;
    modes__write_data = rsp_data__2;
    modes_too__write_enable = rsp_valid;
    modes_too__write_address = texture;
    modes_too__write_data = rsp_data__2;
    modes_three__write_enable = rsp_valid;
    modes_three__write_address = texture;
    modes_three__write_data = rsp_data__2;
    modes_four__write_enable = rsp_valid;
    modes_four__write_address = texture;
    modes_four__write_data = rsp_data__2;
    advance = ((!going__q[6]) | out_ready);
    left = remaining__q;
    if ((!begun__q)) begin
      left = fifo_meta__read_data[12:9];
    end
    thread = 2'h0;
    thread_mask = 4'h0;
    if (left[3]) begin
      thread = 2'h3;
      thread_mask = 4'h8;
    end
    if (left[2]) begin
      thread = 2'h2;
      thread_mask = 4'h4;
    end
    if (left[1]) begin
      thread = 2'h1;
      thread_mask = 4'h2;
    end
    if (left[0]) begin
      thread = 2'h0;
      thread_mask = 4'h1;
    end
    sending = (ready & advance);
    last = (!(|(left & {~thread_mask})));
    taking = (sending & last);
    if (sending) begin
      begun__d = (!last);
      remaining__d = (left & {~thread_mask});
    end
    if (taking) begin
      head__d = {head__q + 3'h1};
    end
    if ((taking & (!req_valid))) begin
      count__d = {count__q - 4'h1};
    end
    if (((!taking) & req_valid)) begin
      count__d = {count__q + 4'h1};
    end
    note = ({4'h0, kind} | {{7'h0, thread} << 32'h5});
    note = {note[8], last, note[6:0]};
    note = {(|left), note[7:0]};
    if (advance) begin
      going__d = {going__q << 32'h1};
      meta__0__d = fifo_meta__read_data;
      about__0__d = note;
      meta__1__d = meta__0__q;
      about__1__d = about__0__q;
      meta__2__d = meta__1__q;
      about__2__d = about__1__q;
      meta__3__d = meta__2__q;
      about__3__d = about__2__q;
      meta__4__d = meta__3__q;
      about__4__d = about__3__q;
      meta__5__d = meta__4__q;
      about__5__d = about__4__q;
      meta__6__d = meta__5__q;
      about__6__d = about__5__q;
      if ((thread == 2'h0)) begin
        u1__d = fifo_u__0__read_data;
        v1__d = fifo_v__0__read_data;
      end
      if ((thread == 2'h1)) begin
        u1__d = fifo_u__1__read_data;
        v1__d = fifo_v__1__read_data;
      end
      if ((thread == 2'h2)) begin
        u1__d = fifo_u__2__read_data;
        v1__d = fifo_v__2__read_data;
      end
      if ((thread == 2'h3)) begin
        u1__d = fifo_u__3__read_data;
        v1__d = fifo_v__3__read_data;
      end
    end
    if (sending) begin
      going__d = ({going__q << 32'h1} | 7'h1);
    end
    sizes__read_address = about__1__q[4:1];
    modes__read_address = about__1__q[4:1];
    modes_too__read_address = about__2__q[4:1];
    sizes_too__read_address = about__3__q[4:1];
    modes_three__read_address = about__3__q[4:1];
    mode = modes_too__read_data;
    bilinear = ((mode[24] & (!mode[17])) & (!about__2__q[0]));
    u__advance = advance;
    u__coordinate = u1__q;
    u__fetch_1 = about__0__q[0];
    u__wrap_2 = modes__read_data[21:20];
    u__size_2 = sizes__read_data[15:0];
    u__fetch_3 = about__2__q[0];
    u__bilinear_3 = bilinear;
    u__fetch_4 = about__3__q[0];
    u__wrap_4 = modes_three__read_data[21:20];
    u__size_4 = sizes_too__read_data[15:0];
    v__advance = advance;
    v__coordinate = v1__q;
    v__fetch_1 = about__0__q[0];
    v__wrap_2 = modes__read_data[23:22];
    v__size_2 = sizes__read_data[31:16];
    v__fetch_3 = about__2__q[0];
    v__bilinear_3 = bilinear;
    v__fetch_4 = about__3__q[0];
    v__wrap_4 = modes_three__read_data[23:22];
    v__size_4 = sizes_too__read_data[31:16];
    if (advance) begin
      f5__d = ({8'h0, u__weight} | {{8'h0, v__weight} << 32'h8});
    end
    modes_four__read_address = about__4__q[4:1];
    mode = modes_four__read_data;
    row_0__enable = advance;
    row_0__a = {16'h0, v__near};
    row_0__b = (mode & 32'hffff);
    row_1__enable = advance;
    row_1__a = {16'h0, v__far};
    row_1__b = (mode & 32'hffff);
    bases__read_address = about__5__q[4:1];
    if (advance) begin
      columns6__d = ({16'h0, u__near} | {{16'h0, u__far} << 32'h10});
      rows6__d = ({3'h0, v__near[2:0]} | {{3'h0, v__far[2:0]} << 32'h3});
      f6__d = f5__q;
      format6__d = mode[17:16];
      linear6__d = ((mode[24] & (!mode[17])) & (!about__4__q[0]));
    end
    base = {bases__read_data << 32'h4};
    column = (columns6__q & 32'hffff);
    column_too = {columns6__q >> 32'h10};
    if ((format6__q != 2'h1)) begin
      column = {column << 32'h2};
      column_too = {column_too << 32'h2};
    end
    spread = 4'h0;
    if (about__5__q[1]) begin
      spread = spread_low;
    end
    if (about__5__q[2]) begin
      spread = (spread | spread_high);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {place + column};
    spot = ((place[7:4] & low_lines) | {{1'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__0__d = place;
      index7__0__d = (spot ^ spread);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {place + column_too};
    spot = ((place[7:4] & low_lines) | {{1'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__1__d = place;
      index7__1__d = (spot ^ spread);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {base + row_1__product};
    row = rows6__q[5:3];
    place = {place + column};
    spot = ((place[7:4] & low_lines) | {{1'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__2__d = place;
      index7__2__d = (spot ^ spread);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {base + row_1__product};
    row = rows6__q[5:3];
    place = {place + column_too};
    spot = ((place[7:4] & low_lines) | {{1'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__3__d = place;
      index7__3__d = (spot ^ spread);
    end
    if (advance) begin
      f7__d = f6__q;
      format7__d = format6__q;
      need7__d = 4'h1;
      if (linear6__q) begin
        need7__d = 4'hf;
      end
      if ((!about__5__q[8])) begin
        need7__d = 4'h0;
      end
    end
    out_valid = going__q[6];
    out_address__0 = address7__0__q;
    out_index__0 = index7__0__q;
    out_address__1 = address7__1__q;
    out_index__1 = index7__1__q;
    out_address__2 = address7__2__q;
    out_index__2 = index7__2__q;
    out_address__3 = address7__3__q;
    out_index__3 = index7__3__q;
    out_need = need7__q;
    out_fx = f7__q[7:0];
    out_fy = f7__q[15:8];
    out_about = (({4'h0, format7__q} | {{4'h0, about__6__q[6:5]} << 32'h2}) | {{4'h0, about__6__q[8:7]} << 32'h4});
    out_meta = meta__6__q;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    known__q <= known__d;
    fetching__q <= fetching__d;
    begun__q <= begun__d;
    remaining__q <= remaining__d;
    going__q <= going__d;
    meta__0__q <= meta__0__d;
    meta__1__q <= meta__1__d;
    meta__2__q <= meta__2__d;
    meta__3__q <= meta__3__d;
    meta__4__q <= meta__4__d;
    meta__5__q <= meta__5__d;
    meta__6__q <= meta__6__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    about__4__q <= about__4__d;
    about__5__q <= about__5__d;
    about__6__q <= about__6__d;
    u1__q <= u1__d;
    v1__q <= v1__d;
    f5__q <= f5__d;
    columns6__q <= columns6__d;
    f6__q <= f6__d;
    format6__q <= format6__d;
    linear6__q <= linear6__d;
    rows6__q <= rows6__d;
    address7__0__q <= address7__0__d;
    address7__1__q <= address7__1__d;
    address7__2__q <= address7__2__d;
    address7__3__q <= address7__3__d;
    index7__0__q <= index7__0__d;
    index7__1__q <= index7__1__d;
    index7__2__q <= index7__2__d;
    index7__3__q <= index7__3__d;
    f7__q <= f7__d;
    need7__q <= need7__d;
    format7__q <= format7__d;
  end
  fifo_meta_2 fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  fifo_kind fifo_kind (
    .clock(clock),
    .read_address(fifo_kind__read_address),
    .read_data(fifo_kind__read_data),
    .write_enable(fifo_kind__write_enable),
    .write_address(fifo_kind__write_address),
    .write_data(fifo_kind__write_data)
  );
  fifo_meta fifo_u__0 (
    .clock(clock),
    .read_address(fifo_u__0__read_address),
    .read_data(fifo_u__0__read_data),
    .write_enable(fifo_u__0__write_enable),
    .write_address(fifo_u__0__write_address),
    .write_data(fifo_u__0__write_data)
  );
  fifo_meta fifo_u__1 (
    .clock(clock),
    .read_address(fifo_u__1__read_address),
    .read_data(fifo_u__1__read_data),
    .write_enable(fifo_u__1__write_enable),
    .write_address(fifo_u__1__write_address),
    .write_data(fifo_u__1__write_data)
  );
  fifo_meta fifo_u__2 (
    .clock(clock),
    .read_address(fifo_u__2__read_address),
    .read_data(fifo_u__2__read_data),
    .write_enable(fifo_u__2__write_enable),
    .write_address(fifo_u__2__write_address),
    .write_data(fifo_u__2__write_data)
  );
  fifo_meta fifo_u__3 (
    .clock(clock),
    .read_address(fifo_u__3__read_address),
    .read_data(fifo_u__3__read_data),
    .write_enable(fifo_u__3__write_enable),
    .write_address(fifo_u__3__write_address),
    .write_data(fifo_u__3__write_data)
  );
  fifo_meta fifo_v__0 (
    .clock(clock),
    .read_address(fifo_v__0__read_address),
    .read_data(fifo_v__0__read_data),
    .write_enable(fifo_v__0__write_enable),
    .write_address(fifo_v__0__write_address),
    .write_data(fifo_v__0__write_data)
  );
  fifo_meta fifo_v__1 (
    .clock(clock),
    .read_address(fifo_v__1__read_address),
    .read_data(fifo_v__1__read_data),
    .write_enable(fifo_v__1__write_enable),
    .write_address(fifo_v__1__write_address),
    .write_data(fifo_v__1__write_data)
  );
  fifo_meta fifo_v__2 (
    .clock(clock),
    .read_address(fifo_v__2__read_address),
    .read_data(fifo_v__2__read_data),
    .write_enable(fifo_v__2__write_enable),
    .write_address(fifo_v__2__write_address),
    .write_data(fifo_v__2__write_data)
  );
  fifo_meta fifo_v__3 (
    .clock(clock),
    .read_address(fifo_v__3__read_address),
    .read_data(fifo_v__3__read_data),
    .write_enable(fifo_v__3__write_enable),
    .write_address(fifo_v__3__write_address),
    .write_data(fifo_v__3__write_data)
  );
  bases_3 bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  bases_3 sizes (
    .clock(clock),
    .read_address(sizes__read_address),
    .read_data(sizes__read_data),
    .write_enable(sizes__write_enable),
    .write_address(sizes__write_address),
    .write_data(sizes__write_data)
  );
  bases_3 sizes_too (
    .clock(clock),
    .read_address(sizes_too__read_address),
    .read_data(sizes_too__read_data),
    .write_enable(sizes_too__write_enable),
    .write_address(sizes_too__write_address),
    .write_data(sizes_too__write_data)
  );
  bases_3 modes (
    .clock(clock),
    .read_address(modes__read_address),
    .read_data(modes__read_data),
    .write_enable(modes__write_enable),
    .write_address(modes__write_address),
    .write_data(modes__write_data)
  );
  bases_3 modes_too (
    .clock(clock),
    .read_address(modes_too__read_address),
    .read_data(modes_too__read_data),
    .write_enable(modes_too__write_enable),
    .write_address(modes_too__write_address),
    .write_data(modes_too__write_data)
  );
  bases_3 modes_three (
    .clock(clock),
    .read_address(modes_three__read_address),
    .read_data(modes_three__read_data),
    .write_enable(modes_three__write_enable),
    .write_address(modes_three__write_address),
    .write_data(modes_three__write_data)
  );
  bases_3 modes_four (
    .clock(clock),
    .read_address(modes_four__read_address),
    .read_data(modes_four__read_data),
    .write_enable(modes_four__write_enable),
    .write_address(modes_four__write_address),
    .write_data(modes_four__write_data)
  );
  u u (
    .clock(clock),
    .advance(u__advance),
    .coordinate(u__coordinate),
    .fetch_1(u__fetch_1),
    .wrap_2(u__wrap_2),
    .size_2(u__size_2),
    .fetch_3(u__fetch_3),
    .bilinear_3(u__bilinear_3),
    .fetch_4(u__fetch_4),
    .wrap_4(u__wrap_4),
    .size_4(u__size_4),
    .weight(u__weight),
    .near(u__near),
    .far(u__far)
  );
  u v (
    .clock(clock),
    .advance(v__advance),
    .coordinate(v__coordinate),
    .fetch_1(v__fetch_1),
    .wrap_2(v__wrap_2),
    .size_2(v__size_2),
    .fetch_3(v__fetch_3),
    .bilinear_3(v__bilinear_3),
    .fetch_4(v__fetch_4),
    .wrap_4(v__wrap_4),
    .size_4(v__size_4),
    .weight(v__weight),
    .near(v__near),
    .far(v__far)
  );
  scale_2 row_0 (
    .clock(clock),
    .enable(row_0__enable),
    .a(row_0__a),
    .b(row_0__b),
    .product(row_0__product)
  );
  scale_2 row_1 (
    .clock(clock),
    .enable(row_1__enable),
    .a(row_1__a),
    .b(row_1__b),
    .product(row_1__product)
  );
endmodule

module tags_2 (
  input wire clock,
  input wire [3:0] read_address,
  output reg [28:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [28:0] write_data
);
  reg [28:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module buffer_index (
  input wire clock,
  input wire [3:0] read_address,
  output reg [3:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [3:0] write_data
);
  reg [3:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_places (
  input wire clock,
  input wire [3:0] read_address,
  output reg [15:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [15:0] write_data
);
  reg [15:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_meta_3 (
  input wire clock,
  input wire [3:0] read_address,
  output reg [21:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [21:0] write_data
);
  reg [21:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module lines (
  input wire clock,
  input wire read_enable,
  input wire [3:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module upper (
  input wire clock,
  input wire enable,
  input wire [7:0] a,
  input wire [7:0] b,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire signed [8:0] difference = $signed({1'b0, b}) - $signed({1'b0, a});
  wire signed [17:0] product = difference * $signed({1'b0, weight});
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + product[15:0];
endmodule

module sums (
  input wire clock,
  input wire enable,
  input wire [15:0] a,
  input wire [15:0] b,
  input wire [7:0] weight,
  output reg [23:0] y
);
  wire signed [16:0] difference = $signed({1'b0, b}) - $signed({1'b0, a});
  wire signed [25:0] product = difference * $signed({1'b0, weight});
  initial y = 24'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + product[23:0];
endmodule

module filter (
  input wire clock,
  input wire entry_valid,
  input wire [31:0] entry_about,
  input wire [21:0] entry_meta,
  input wire [15:0] entry_offsets,
  input wire [31:0] words__0,
  input wire [31:0] words__1,
  input wire [31:0] words__2,
  input wire [31:0] words__3,
  input wire [31:0] words__4,
  input wire [31:0] words__5,
  input wire [31:0] words__6,
  input wire [31:0] words__7,
  input wire [31:0] words__8,
  input wire [31:0] words__9,
  input wire [31:0] words__10,
  input wire [31:0] words__11,
  input wire [31:0] words__12,
  input wire [31:0] words__13,
  input wire [31:0] words__14,
  input wire [31:0] words__15,
  output reg advance,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot
);
  reg moves;
  reg [31:0] word;
  reg [3:0] offset;
  reg [4:0] amount;
  reg [31:0] x;
  reg [7:0] zeros;
  reg [31:0] value;
  reg [23:0] sum;
  reg [1:0] thread;
  reg [1:0] channel;
  reg [3:0] channel_mask;
  reg stored;
  reg [4:0] part_0;
  reg valid1__d;
  reg valid1__q = 1'h0;
  reg [31:0] about1__d;
  reg [31:0] about1__q = 32'h0;
  reg [21:0] meta1__d;
  reg [21:0] meta1__q = 22'h0;
  reg [15:0] offsets1__d;
  reg [15:0] offsets1__q = 16'h0;
  reg valid2__d;
  reg valid2__q = 1'h0;
  reg [31:0] about2__d;
  reg [31:0] about2__q = 32'h0;
  reg [21:0] meta2__d;
  reg [21:0] meta2__q = 22'h0;
  reg [31:0] texels__0__d;
  reg [31:0] texels__0__q = 32'h0;
  reg [31:0] texels__1__d;
  reg [31:0] texels__1__q = 32'h0;
  reg [31:0] texels__2__d;
  reg [31:0] texels__2__q = 32'h0;
  reg [31:0] texels__3__d;
  reg [31:0] texels__3__q = 32'h0;
  reg valid3__d;
  reg valid3__q = 1'h0;
  reg [31:0] about3__d;
  reg [31:0] about3__q = 32'h0;
  reg [21:0] meta3__d;
  reg [21:0] meta3__q = 22'h0;
  reg [31:0] raw3__d;
  reg [31:0] raw3__q = 32'h0;
  reg upper__0__enable;
  reg [7:0] upper__0__a;
  reg [7:0] upper__0__b;
  reg [7:0] upper__0__weight;
  wire [15:0] upper__0__y;
  reg upper__1__enable;
  reg [7:0] upper__1__a;
  reg [7:0] upper__1__b;
  reg [7:0] upper__1__weight;
  wire [15:0] upper__1__y;
  reg upper__2__enable;
  reg [7:0] upper__2__a;
  reg [7:0] upper__2__b;
  reg [7:0] upper__2__weight;
  wire [15:0] upper__2__y;
  reg upper__3__enable;
  reg [7:0] upper__3__a;
  reg [7:0] upper__3__b;
  reg [7:0] upper__3__weight;
  wire [15:0] upper__3__y;
  reg lower__0__enable;
  reg [7:0] lower__0__a;
  reg [7:0] lower__0__b;
  reg [7:0] lower__0__weight;
  wire [15:0] lower__0__y;
  reg lower__1__enable;
  reg [7:0] lower__1__a;
  reg [7:0] lower__1__b;
  reg [7:0] lower__1__weight;
  wire [15:0] lower__1__y;
  reg lower__2__enable;
  reg [7:0] lower__2__a;
  reg [7:0] lower__2__b;
  reg [7:0] lower__2__weight;
  wire [15:0] lower__2__y;
  reg lower__3__enable;
  reg [7:0] lower__3__a;
  reg [7:0] lower__3__b;
  reg [7:0] lower__3__weight;
  wire [15:0] lower__3__y;
  reg valid4__d;
  reg valid4__q = 1'h0;
  reg [31:0] about4__d;
  reg [31:0] about4__q = 32'h0;
  reg [21:0] meta4__d;
  reg [21:0] meta4__q = 22'h0;
  reg [31:0] raw4__d;
  reg [31:0] raw4__q = 32'h0;
  reg sums__0__enable;
  reg [15:0] sums__0__a;
  reg [15:0] sums__0__b;
  reg [7:0] sums__0__weight;
  wire [23:0] sums__0__y;
  reg sums__1__enable;
  reg [15:0] sums__1__a;
  reg [15:0] sums__1__b;
  reg [7:0] sums__1__weight;
  wire [23:0] sums__1__y;
  reg sums__2__enable;
  reg [15:0] sums__2__a;
  reg [15:0] sums__2__b;
  reg [7:0] sums__2__weight;
  wire [23:0] sums__2__y;
  reg sums__3__enable;
  reg [15:0] sums__3__a;
  reg [15:0] sums__3__b;
  reg [7:0] sums__3__weight;
  wire [23:0] sums__3__y;
  reg [31:0] red__0__d;
  reg [31:0] red__0__q = 32'h0;
  reg [31:0] red__1__d;
  reg [31:0] red__1__q = 32'h0;
  reg [31:0] red__2__d;
  reg [31:0] red__2__q = 32'h0;
  reg [31:0] red__3__d;
  reg [31:0] red__3__q = 32'h0;
  reg [31:0] green__0__d;
  reg [31:0] green__0__q = 32'h0;
  reg [31:0] green__1__d;
  reg [31:0] green__1__q = 32'h0;
  reg [31:0] green__2__d;
  reg [31:0] green__2__q = 32'h0;
  reg [31:0] green__3__d;
  reg [31:0] green__3__q = 32'h0;
  reg [31:0] blue__0__d;
  reg [31:0] blue__0__q = 32'h0;
  reg [31:0] blue__1__d;
  reg [31:0] blue__1__q = 32'h0;
  reg [31:0] blue__2__d;
  reg [31:0] blue__2__q = 32'h0;
  reg [31:0] blue__3__d;
  reg [31:0] blue__3__q = 32'h0;
  reg [31:0] alpha__0__d;
  reg [31:0] alpha__0__q = 32'h0;
  reg [31:0] alpha__1__d;
  reg [31:0] alpha__1__q = 32'h0;
  reg [31:0] alpha__2__d;
  reg [31:0] alpha__2__q = 32'h0;
  reg [31:0] alpha__3__d;
  reg [31:0] alpha__3__q = 32'h0;
  reg leaving__d;
  reg leaving__q = 1'h0;
  reg [21:0] out_meta__d;
  reg [21:0] out_meta__q = 22'h0;
  reg [3:0] out_channels__d;
  reg [3:0] out_channels__q = 4'h0;
  reg [5:0] out_rd__d;
  reg [5:0] out_rd__q = 6'h0;
  always @(*) begin
    part_0 = 5'h0;
    valid1__d = valid1__q;
    about1__d = about1__q;
    meta1__d = meta1__q;
    offsets1__d = offsets1__q;
    valid2__d = valid2__q;
    about2__d = about2__q;
    meta2__d = meta2__q;
    valid3__d = valid3__q;
    about3__d = about3__q;
    meta3__d = meta3__q;
    raw3__d = raw3__q;
    valid4__d = valid4__q;
    about4__d = about4__q;
    meta4__d = meta4__q;
    raw4__d = raw4__q;
    leaving__d = leaving__q;
    out_meta__d = out_meta__q;
    out_channels__d = out_channels__q;
    out_rd__d = out_rd__q;
    texels__0__d = texels__0__q;
    red__0__d = red__0__q;
    green__0__d = green__0__q;
    blue__0__d = blue__0__q;
    alpha__0__d = alpha__0__q;
    texels__1__d = texels__1__q;
    red__1__d = red__1__q;
    green__1__d = green__1__q;
    blue__1__d = blue__1__q;
    alpha__1__d = alpha__1__q;
    texels__2__d = texels__2__q;
    red__2__d = red__2__q;
    green__2__d = green__2__q;
    blue__2__d = blue__2__q;
    alpha__2__d = alpha__2__q;
    texels__3__d = texels__3__q;
    red__3__d = red__3__q;
    green__3__d = green__3__q;
    blue__3__d = blue__3__q;
    alpha__3__d = alpha__3__q;
    moves = (!(leaving__q & valid4__q));
    advance = moves;
    if (moves) begin
      valid1__d = entry_valid;
      about1__d = entry_about;
      meta1__d = entry_meta;
      offsets1__d = entry_offsets;
    end
    word = 32'h0;
    offset = 4'h0;
    amount = 5'h0;
    if (moves) begin
      valid2__d = (valid1__q & about1__q[7]);
      about2__d = about1__q;
      meta2__d = meta1__q;
      if ((valid1__q & about1__q[0])) begin
        offset = offsets1__q[3:0];
        case (offset[3:2])
          2'h0: begin
            word = words__0;
          end
          2'h1: begin
            word = words__1;
          end
          2'h2: begin
            word = words__2;
          end
          default: begin
            word = words__3;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__0__d = word;
      end
      if ((valid1__q & about1__q[1])) begin
        offset = offsets1__q[7:4];
        case (offset[3:2])
          2'h0: begin
            word = words__4;
          end
          2'h1: begin
            word = words__5;
          end
          2'h2: begin
            word = words__6;
          end
          default: begin
            word = words__7;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__1__d = word;
      end
      if ((valid1__q & about1__q[2])) begin
        offset = offsets1__q[11:8];
        case (offset[3:2])
          2'h0: begin
            word = words__8;
          end
          2'h1: begin
            word = words__9;
          end
          2'h2: begin
            word = words__10;
          end
          default: begin
            word = words__11;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__2__d = word;
      end
      if ((valid1__q & about1__q[3])) begin
        offset = offsets1__q[15:12];
        case (offset[3:2])
          2'h0: begin
            word = words__12;
          end
          2'h1: begin
            word = words__13;
          end
          2'h2: begin
            word = words__14;
          end
          default: begin
            word = words__15;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__3__d = word;
      end
    end
    upper__0__enable = moves;
    upper__0__a = texels__0__q[7:0];
    upper__0__b = texels__1__q[7:0];
    upper__0__weight = about2__q[15:8];
    lower__0__enable = moves;
    lower__0__a = texels__2__q[7:0];
    lower__0__b = texels__3__q[7:0];
    lower__0__weight = about2__q[15:8];
    sums__0__enable = moves;
    sums__0__a = upper__0__y;
    sums__0__b = lower__0__y;
    sums__0__weight = about3__q[23:16];
    upper__1__enable = moves;
    upper__1__a = texels__0__q[15:8];
    upper__1__b = texels__1__q[15:8];
    upper__1__weight = about2__q[15:8];
    lower__1__enable = moves;
    lower__1__a = texels__2__q[15:8];
    lower__1__b = texels__3__q[15:8];
    lower__1__weight = about2__q[15:8];
    sums__1__enable = moves;
    sums__1__a = upper__1__y;
    sums__1__b = lower__1__y;
    sums__1__weight = about3__q[23:16];
    upper__2__enable = moves;
    upper__2__a = texels__0__q[23:16];
    upper__2__b = texels__1__q[23:16];
    upper__2__weight = about2__q[15:8];
    lower__2__enable = moves;
    lower__2__a = texels__2__q[23:16];
    lower__2__b = texels__3__q[23:16];
    lower__2__weight = about2__q[15:8];
    sums__2__enable = moves;
    sums__2__a = upper__2__y;
    sums__2__b = lower__2__y;
    sums__2__weight = about3__q[23:16];
    upper__3__enable = moves;
    upper__3__a = texels__0__q[31:24];
    upper__3__b = texels__1__q[31:24];
    upper__3__weight = about2__q[15:8];
    lower__3__enable = moves;
    lower__3__a = texels__2__q[31:24];
    lower__3__b = texels__3__q[31:24];
    lower__3__weight = about2__q[15:8];
    sums__3__enable = moves;
    sums__3__a = upper__3__y;
    sums__3__b = lower__3__y;
    sums__3__weight = about3__q[23:16];
    if (moves) begin
      valid3__d = valid2__q;
      about3__d = about2__q;
      meta3__d = meta2__q;
      raw3__d = texels__0__q;
      valid4__d = valid3__q;
      about4__d = about3__q;
      meta4__d = meta3__q;
      raw4__d = raw3__q;
    end
    stored = (valid4__q & moves);
    thread = about4__q[27:26];
    x = 32'h0;
    zeros = 8'h0;
    value = 32'h0;
    sum = 24'h0;
    if (stored) begin
      sum = sums__0__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
        value = raw4__q;
        if ((!(|raw4__q[30:23]))) begin
          value = (raw4__q & 32'h80000000);
        end
      end
      if ((thread == 2'h0)) begin
        red__0__d = value;
      end
      if ((thread == 2'h1)) begin
        red__1__d = value;
      end
      if ((thread == 2'h2)) begin
        red__2__d = value;
      end
      if ((thread == 2'h3)) begin
        red__3__d = value;
      end
    end
    if (stored) begin
      sum = sums__1__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
      end
      if ((thread == 2'h0)) begin
        green__0__d = value;
      end
      if ((thread == 2'h1)) begin
        green__1__d = value;
      end
      if ((thread == 2'h2)) begin
        green__2__d = value;
      end
      if ((thread == 2'h3)) begin
        green__3__d = value;
      end
    end
    if (stored) begin
      sum = sums__2__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
      end
      if ((thread == 2'h0)) begin
        blue__0__d = value;
      end
      if ((thread == 2'h1)) begin
        blue__1__d = value;
      end
      if ((thread == 2'h2)) begin
        blue__2__d = value;
      end
      if ((thread == 2'h3)) begin
        blue__3__d = value;
      end
    end
    if (stored) begin
      sum = sums__3__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
        value = 32'h3f800000;
      end
      if ((thread == 2'h0)) begin
        alpha__0__d = value;
      end
      if ((thread == 2'h1)) begin
        alpha__1__d = value;
      end
      if ((thread == 2'h2)) begin
        alpha__2__d = value;
      end
      if ((thread == 2'h3)) begin
        alpha__3__d = value;
      end
    end
    channel = 2'h0;
    channel_mask = 4'h1;
    if ((!out_channels__q[0])) begin
      channel = 2'h1;
      channel_mask = 4'h2;
      if ((!out_channels__q[1])) begin
        channel = 2'h2;
        channel_mask = 4'h4;
        if ((!out_channels__q[2])) begin
          channel = 2'h3;
          channel_mask = 4'h8;
        end
      end
    end
    wb_valid = leaving__q;
    part_0 = out_meta__q[21:17];
    wb_warp = part_0[1:0];
    wb_rd = out_rd__q;
    wb_mask = out_meta__q[12:9];
    wb_slot = out_meta__q[8:6];
    wb_last = (!(|(out_channels__q & {~channel_mask})));
    case (channel)
      2'h0: begin
        wb_data__0 = red__0__q;
      end
      2'h1: begin
        wb_data__0 = green__0__q;
      end
      2'h2: begin
        wb_data__0 = blue__0__q;
      end
      default: begin
        wb_data__0 = alpha__0__q;
      end
    endcase
    case (channel)
      2'h0: begin
        wb_data__1 = red__1__q;
      end
      2'h1: begin
        wb_data__1 = green__1__q;
      end
      2'h2: begin
        wb_data__1 = blue__1__q;
      end
      default: begin
        wb_data__1 = alpha__1__q;
      end
    endcase
    case (channel)
      2'h0: begin
        wb_data__2 = red__2__q;
      end
      2'h1: begin
        wb_data__2 = green__2__q;
      end
      2'h2: begin
        wb_data__2 = blue__2__q;
      end
      default: begin
        wb_data__2 = alpha__2__q;
      end
    endcase
    case (channel)
      2'h0: begin
        wb_data__3 = red__3__q;
      end
      2'h1: begin
        wb_data__3 = green__3__q;
      end
      2'h2: begin
        wb_data__3 = blue__3__q;
      end
      default: begin
        wb_data__3 = alpha__3__q;
      end
    endcase
    if ((leaving__q & wb_ready)) begin
      out_channels__d = (out_channels__q & {~channel_mask});
      out_rd__d = {out_rd__q + 6'h1};
      if ((!(|(out_channels__q & {~channel_mask})))) begin
        leaving__d = 1'h0;
      end
    end
    if ((stored & about4__q[28])) begin
      leaving__d = 1'h1;
      out_meta__d = meta4__q;
      out_channels__d = meta4__q[16:13];
      out_rd__d = meta4__q[5:0];
    end
  end
  always @(posedge clock) begin
    valid1__q <= valid1__d;
    about1__q <= about1__d;
    meta1__q <= meta1__d;
    offsets1__q <= offsets1__d;
    valid2__q <= valid2__d;
    about2__q <= about2__d;
    meta2__q <= meta2__d;
    texels__0__q <= texels__0__d;
    texels__1__q <= texels__1__d;
    texels__2__q <= texels__2__d;
    texels__3__q <= texels__3__d;
    valid3__q <= valid3__d;
    about3__q <= about3__d;
    meta3__q <= meta3__d;
    raw3__q <= raw3__d;
    valid4__q <= valid4__d;
    about4__q <= about4__d;
    meta4__q <= meta4__d;
    raw4__q <= raw4__d;
    red__0__q <= red__0__d;
    red__1__q <= red__1__d;
    red__2__q <= red__2__d;
    red__3__q <= red__3__d;
    green__0__q <= green__0__d;
    green__1__q <= green__1__d;
    green__2__q <= green__2__d;
    green__3__q <= green__3__d;
    blue__0__q <= blue__0__d;
    blue__1__q <= blue__1__d;
    blue__2__q <= blue__2__d;
    blue__3__q <= blue__3__d;
    alpha__0__q <= alpha__0__d;
    alpha__1__q <= alpha__1__d;
    alpha__2__q <= alpha__2__d;
    alpha__3__q <= alpha__3__d;
    leaving__q <= leaving__d;
    out_meta__q <= out_meta__d;
    out_channels__q <= out_channels__d;
    out_rd__q <= out_rd__d;
  end
  upper upper__0 (
    .clock(clock),
    .enable(upper__0__enable),
    .a(upper__0__a),
    .b(upper__0__b),
    .weight(upper__0__weight),
    .y(upper__0__y)
  );
  upper upper__1 (
    .clock(clock),
    .enable(upper__1__enable),
    .a(upper__1__a),
    .b(upper__1__b),
    .weight(upper__1__weight),
    .y(upper__1__y)
  );
  upper upper__2 (
    .clock(clock),
    .enable(upper__2__enable),
    .a(upper__2__a),
    .b(upper__2__b),
    .weight(upper__2__weight),
    .y(upper__2__y)
  );
  upper upper__3 (
    .clock(clock),
    .enable(upper__3__enable),
    .a(upper__3__a),
    .b(upper__3__b),
    .weight(upper__3__weight),
    .y(upper__3__y)
  );
  upper lower__0 (
    .clock(clock),
    .enable(lower__0__enable),
    .a(lower__0__a),
    .b(lower__0__b),
    .weight(lower__0__weight),
    .y(lower__0__y)
  );
  upper lower__1 (
    .clock(clock),
    .enable(lower__1__enable),
    .a(lower__1__a),
    .b(lower__1__b),
    .weight(lower__1__weight),
    .y(lower__1__y)
  );
  upper lower__2 (
    .clock(clock),
    .enable(lower__2__enable),
    .a(lower__2__a),
    .b(lower__2__b),
    .weight(lower__2__weight),
    .y(lower__2__y)
  );
  upper lower__3 (
    .clock(clock),
    .enable(lower__3__enable),
    .a(lower__3__a),
    .b(lower__3__b),
    .weight(lower__3__weight),
    .y(lower__3__y)
  );
  sums sums__0 (
    .clock(clock),
    .enable(sums__0__enable),
    .a(sums__0__a),
    .b(sums__0__b),
    .weight(sums__0__weight),
    .y(sums__0__y)
  );
  sums sums__1 (
    .clock(clock),
    .enable(sums__1__enable),
    .a(sums__1__a),
    .b(sums__1__b),
    .weight(sums__1__weight),
    .y(sums__1__y)
  );
  sums sums__2 (
    .clock(clock),
    .enable(sums__2__enable),
    .a(sums__2__a),
    .b(sums__2__b),
    .weight(sums__2__weight),
    .y(sums__2__y)
  );
  sums sums__3 (
    .clock(clock),
    .enable(sums__3__enable),
    .a(sums__3__a),
    .b(sums__3__b),
    .weight(sums__3__weight),
    .y(sums__3__y)
  );
endmodule

module texture (
  input wire clock,
  input wire flush,
  input wire req_valid,
  input wire req_kind,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire [27:0] descriptor_base,
  output reg req_ready,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  output reg [5:0] mem_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg [2:0] count_lookup,
  output reg count_miss
);
  localparam ahead = 1'h1;
  localparam [4:0] depth = 5'h8;
  localparam [63:0] one_line = 64'h1;
  localparam [15:0] one_slot = 16'h1;
  reg [3:0] hits;
  reg [3:0] wanted;
  reg [3:0] index;
  reg [31:0] place;
  reg [28:0] tag;
  reg miss;
  reg [3:0] miss_index;
  reg [27:0] miss_line;
  reg clash;
  reg room;
  reg busy;
  reg push;
  reg push_last;
  reg allocate;
  reg [2:0] count;
  reg [31:0] packed_about;
  reg [31:0] front;
  reg pop;
  reg fill;
  reg [3:0] offset;
  reg [3:0] slot;
  reg [15:0] arrived_now;
  reg [4:0] held_now;
  reg [4:0] waiting_now;
  reg [63:0] lines_now;
  reg [15:0] offsets;
  reg [63:0] part_0;
  reg [63:0] part_1;
  reg [63:0] part_2;
  reg [63:0] part_3;
  reg [15:0] part_4;
  reg address_gen__flush;
  reg address_gen__req_valid;
  reg address_gen__req_kind;
  reg [1:0] address_gen__req_warp;
  reg [5:0] address_gen__req_rd;
  reg [2:0] address_gen__req_slot;
  reg [3:0] address_gen__req_mask;
  reg [3:0] address_gen__req_channels;
  reg [3:0] address_gen__req_texture;
  reg [31:0] address_gen__req_u__0;
  reg [31:0] address_gen__req_u__1;
  reg [31:0] address_gen__req_u__2;
  reg [31:0] address_gen__req_u__3;
  reg [31:0] address_gen__req_v__0;
  reg [31:0] address_gen__req_v__1;
  reg [31:0] address_gen__req_v__2;
  reg [31:0] address_gen__req_v__3;
  reg [27:0] address_gen__descriptor_base;
  wire address_gen__req_ready;
  wire address_gen__mem_valid;
  reg address_gen__mem_ready;
  wire [27:0] address_gen__mem_address;
  reg address_gen__rsp_valid;
  reg [31:0] address_gen__rsp_data__0;
  reg [31:0] address_gen__rsp_data__1;
  reg [31:0] address_gen__rsp_data__2;
  reg [31:0] address_gen__rsp_data__3;
  wire address_gen__out_valid;
  reg address_gen__out_ready;
  wire [31:0] address_gen__out_address__0;
  wire [31:0] address_gen__out_address__1;
  wire [31:0] address_gen__out_address__2;
  wire [31:0] address_gen__out_address__3;
  wire [3:0] address_gen__out_index__0;
  wire [3:0] address_gen__out_index__1;
  wire [3:0] address_gen__out_index__2;
  wire [3:0] address_gen__out_index__3;
  wire [3:0] address_gen__out_need;
  wire [7:0] address_gen__out_fx;
  wire [7:0] address_gen__out_fy;
  wire [5:0] address_gen__out_about;
  wire [21:0] address_gen__out_meta;
  reg [3:0] tags__0__read_address;
  wire [28:0] tags__0__read_data;
  reg tags__0__write_enable;
  reg [3:0] tags__0__write_address;
  reg [28:0] tags__0__write_data;
  reg [3:0] tags__1__read_address;
  wire [28:0] tags__1__read_data;
  reg tags__1__write_enable;
  reg [3:0] tags__1__write_address;
  reg [28:0] tags__1__write_data;
  reg [3:0] tags__2__read_address;
  wire [28:0] tags__2__read_data;
  reg tags__2__write_enable;
  reg [3:0] tags__2__write_address;
  reg [28:0] tags__2__write_data;
  reg [3:0] tags__3__read_address;
  wire [28:0] tags__3__read_data;
  reg tags__3__write_enable;
  reg [3:0] tags__3__write_address;
  reg [28:0] tags__3__write_data;
  reg [63:0] valid_lines__d;
  reg [63:0] valid_lines__q = 64'h0;
  reg [3:0] need__d;
  reg [3:0] need__q = 4'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [2:0] fills__d;
  reg [2:0] fills__q = 3'h0;
  reg [3:0] buffer__0__read_address;
  wire [31:0] buffer__0__read_data;
  reg buffer__0__write_enable;
  reg [3:0] buffer__0__write_address;
  reg [31:0] buffer__0__write_data;
  reg [3:0] buffer__1__read_address;
  wire [31:0] buffer__1__read_data;
  reg buffer__1__write_enable;
  reg [3:0] buffer__1__write_address;
  reg [31:0] buffer__1__write_data;
  reg [3:0] buffer__2__read_address;
  wire [31:0] buffer__2__read_data;
  reg buffer__2__write_enable;
  reg [3:0] buffer__2__write_address;
  reg [31:0] buffer__2__write_data;
  reg [3:0] buffer__3__read_address;
  wire [31:0] buffer__3__read_data;
  reg buffer__3__write_enable;
  reg [3:0] buffer__3__write_address;
  reg [31:0] buffer__3__write_data;
  reg [3:0] buffer_index__read_address;
  wire [3:0] buffer_index__read_data;
  reg buffer_index__write_enable;
  reg [3:0] buffer_index__write_address;
  reg [3:0] buffer_index__write_data;
  reg [15:0] arrived__d;
  reg [15:0] arrived__q = 16'h0;
  reg [3:0] oldest__d;
  reg [3:0] oldest__q = 4'h0;
  reg [3:0] newest__d;
  reg [3:0] newest__q = 4'h0;
  reg [4:0] held__d;
  reg [4:0] held__q = 5'h0;
  reg ask_valid__d;
  reg ask_valid__q = 1'h0;
  reg [27:0] ask_address__d;
  reg [27:0] ask_address__q = 28'h0;
  reg [5:0] ask_tag__d;
  reg [5:0] ask_tag__q = 6'h0;
  reg [3:0] fifo_places__0__read_address;
  wire [15:0] fifo_places__0__read_data;
  reg fifo_places__0__write_enable;
  reg [3:0] fifo_places__0__write_address;
  reg [15:0] fifo_places__0__write_data;
  reg [3:0] fifo_places__1__read_address;
  wire [15:0] fifo_places__1__read_data;
  reg fifo_places__1__write_enable;
  reg [3:0] fifo_places__1__write_address;
  reg [15:0] fifo_places__1__write_data;
  reg [3:0] fifo_places__2__read_address;
  wire [15:0] fifo_places__2__read_data;
  reg fifo_places__2__write_enable;
  reg [3:0] fifo_places__2__write_address;
  reg [15:0] fifo_places__2__write_data;
  reg [3:0] fifo_places__3__read_address;
  wire [15:0] fifo_places__3__read_data;
  reg fifo_places__3__write_enable;
  reg [3:0] fifo_places__3__write_address;
  reg [15:0] fifo_places__3__write_data;
  reg [3:0] fifo_about__read_address;
  wire [31:0] fifo_about__read_data;
  reg fifo_about__write_enable;
  reg [3:0] fifo_about__write_address;
  reg [31:0] fifo_about__write_data;
  reg [3:0] fifo_meta__read_address;
  wire [21:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [3:0] fifo_meta__write_address;
  reg [21:0] fifo_meta__write_data;
  reg [3:0] first__d;
  reg [3:0] first__q = 4'h0;
  reg [3:0] last__d;
  reg [3:0] last__q = 4'h0;
  reg [4:0] waiting__d;
  reg [4:0] waiting__q = 5'h0;
  reg [2:0] filled__d;
  reg [2:0] filled__q = 3'h0;
  reg lines__0__read_enable;
  reg [3:0] lines__0__read_address;
  wire [31:0] lines__0__read_data;
  reg lines__0__write_enable;
  reg [3:0] lines__0__write_address;
  reg [31:0] lines__0__write_data;
  reg lines__1__read_enable;
  reg [3:0] lines__1__read_address;
  wire [31:0] lines__1__read_data;
  reg lines__1__write_enable;
  reg [3:0] lines__1__write_address;
  reg [31:0] lines__1__write_data;
  reg lines__2__read_enable;
  reg [3:0] lines__2__read_address;
  wire [31:0] lines__2__read_data;
  reg lines__2__write_enable;
  reg [3:0] lines__2__write_address;
  reg [31:0] lines__2__write_data;
  reg lines__3__read_enable;
  reg [3:0] lines__3__read_address;
  wire [31:0] lines__3__read_data;
  reg lines__3__write_enable;
  reg [3:0] lines__3__write_address;
  reg [31:0] lines__3__write_data;
  reg lines__4__read_enable;
  reg [3:0] lines__4__read_address;
  wire [31:0] lines__4__read_data;
  reg lines__4__write_enable;
  reg [3:0] lines__4__write_address;
  reg [31:0] lines__4__write_data;
  reg lines__5__read_enable;
  reg [3:0] lines__5__read_address;
  wire [31:0] lines__5__read_data;
  reg lines__5__write_enable;
  reg [3:0] lines__5__write_address;
  reg [31:0] lines__5__write_data;
  reg lines__6__read_enable;
  reg [3:0] lines__6__read_address;
  wire [31:0] lines__6__read_data;
  reg lines__6__write_enable;
  reg [3:0] lines__6__write_address;
  reg [31:0] lines__6__write_data;
  reg lines__7__read_enable;
  reg [3:0] lines__7__read_address;
  wire [31:0] lines__7__read_data;
  reg lines__7__write_enable;
  reg [3:0] lines__7__write_address;
  reg [31:0] lines__7__write_data;
  reg lines__8__read_enable;
  reg [3:0] lines__8__read_address;
  wire [31:0] lines__8__read_data;
  reg lines__8__write_enable;
  reg [3:0] lines__8__write_address;
  reg [31:0] lines__8__write_data;
  reg lines__9__read_enable;
  reg [3:0] lines__9__read_address;
  wire [31:0] lines__9__read_data;
  reg lines__9__write_enable;
  reg [3:0] lines__9__write_address;
  reg [31:0] lines__9__write_data;
  reg lines__10__read_enable;
  reg [3:0] lines__10__read_address;
  wire [31:0] lines__10__read_data;
  reg lines__10__write_enable;
  reg [3:0] lines__10__write_address;
  reg [31:0] lines__10__write_data;
  reg lines__11__read_enable;
  reg [3:0] lines__11__read_address;
  wire [31:0] lines__11__read_data;
  reg lines__11__write_enable;
  reg [3:0] lines__11__write_address;
  reg [31:0] lines__11__write_data;
  reg lines__12__read_enable;
  reg [3:0] lines__12__read_address;
  wire [31:0] lines__12__read_data;
  reg lines__12__write_enable;
  reg [3:0] lines__12__write_address;
  reg [31:0] lines__12__write_data;
  reg lines__13__read_enable;
  reg [3:0] lines__13__read_address;
  wire [31:0] lines__13__read_data;
  reg lines__13__write_enable;
  reg [3:0] lines__13__write_address;
  reg [31:0] lines__13__write_data;
  reg lines__14__read_enable;
  reg [3:0] lines__14__read_address;
  wire [31:0] lines__14__read_data;
  reg lines__14__write_enable;
  reg [3:0] lines__14__write_address;
  reg [31:0] lines__14__write_data;
  reg lines__15__read_enable;
  reg [3:0] lines__15__read_address;
  wire [31:0] lines__15__read_data;
  reg lines__15__write_enable;
  reg [3:0] lines__15__write_address;
  reg [31:0] lines__15__write_data;
  reg filter__entry_valid;
  reg [31:0] filter__entry_about;
  reg [21:0] filter__entry_meta;
  reg [15:0] filter__entry_offsets;
  reg [31:0] filter__words__0;
  reg [31:0] filter__words__1;
  reg [31:0] filter__words__2;
  reg [31:0] filter__words__3;
  reg [31:0] filter__words__4;
  reg [31:0] filter__words__5;
  reg [31:0] filter__words__6;
  reg [31:0] filter__words__7;
  reg [31:0] filter__words__8;
  reg [31:0] filter__words__9;
  reg [31:0] filter__words__10;
  reg [31:0] filter__words__11;
  reg [31:0] filter__words__12;
  reg [31:0] filter__words__13;
  reg [31:0] filter__words__14;
  reg [31:0] filter__words__15;
  wire filter__advance;
  wire filter__wb_valid;
  reg filter__wb_ready;
  wire [1:0] filter__wb_warp;
  wire [5:0] filter__wb_rd;
  wire [3:0] filter__wb_mask;
  wire [31:0] filter__wb_data__0;
  wire [31:0] filter__wb_data__1;
  wire [31:0] filter__wb_data__2;
  wire [31:0] filter__wb_data__3;
  wire filter__wb_last;
  wire [2:0] filter__wb_slot;
  always @(*) begin
    part_0 = 64'h0;
    part_1 = 64'h0;
    part_2 = 64'h0;
    part_3 = 64'h0;
    part_4 = 16'h0;
    valid_lines__d = valid_lines__q;
    need__d = need__q;
    begun__d = begun__q;
    fills__d = fills__q;
    arrived__d = arrived__q;
    oldest__d = oldest__q;
    newest__d = newest__q;
    held__d = held__q;
    ask_valid__d = ask_valid__q;
    ask_address__d = ask_address__q;
    ask_tag__d = ask_tag__q;
    first__d = first__q;
    last__d = last__q;
    waiting__d = waiting__q;
    filled__d = filled__q;
    address_gen__flush = flush;
    address_gen__req_valid = req_valid;
    address_gen__req_kind = req_kind;
    address_gen__req_warp = req_warp;
    address_gen__req_rd = req_rd;
    address_gen__req_slot = req_slot;
    address_gen__req_mask = req_mask;
    address_gen__req_channels = req_channels;
    address_gen__req_texture = req_texture;
    address_gen__descriptor_base = descriptor_base;
    address_gen__rsp_valid = (rsp_valid & rsp_tag[5]);
    address_gen__req_u__0 = req_u__0;
    address_gen__req_v__0 = req_v__0;
    address_gen__rsp_data__0 = rsp_data__0;
    address_gen__req_u__1 = req_u__1;
    address_gen__req_v__1 = req_v__1;
    address_gen__rsp_data__1 = rsp_data__1;
    address_gen__req_u__2 = req_u__2;
    address_gen__req_v__2 = req_v__2;
    address_gen__rsp_data__2 = rsp_data__2;
    address_gen__req_u__3 = req_u__3;
    address_gen__req_v__3 = req_v__3;
    address_gen__rsp_data__3 = rsp_data__3;
    req_ready = address_gen__req_ready;
    busy = address_gen__out_valid;
    wanted = address_gen__out_need;
    if (begun__q) begin
      wanted = need__q;
    end
    hits = 4'h0;
    miss = 1'h0;
    miss_index = 4'h0;
    miss_line = 28'h0;
    clash = 1'h0;
    index = 4'h0;
    place = 32'h0;
    tag = 29'h0;
    place = address_gen__out_address__0;
    index = address_gen__out_index__0;
    tags__0__read_address = index;
    tag = tags__0__read_data;
    if ((busy & wanted[0])) begin
      part_0 = valid_lines__q >> index;
      if ((part_0[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {hits[3:1], 1'h1};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    place = address_gen__out_address__1;
    index = address_gen__out_index__1;
    tags__1__read_address = index;
    tag = tags__1__read_data;
    if ((busy & wanted[1])) begin
      part_1 = valid_lines__q >> index;
      if ((part_1[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {hits[3:2], 1'h1, hits[0]};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    place = address_gen__out_address__2;
    index = address_gen__out_index__2;
    tags__2__read_address = index;
    tag = tags__2__read_data;
    if ((busy & wanted[2])) begin
      part_2 = valid_lines__q >> index;
      if ((part_2[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {hits[3], 1'h1, hits[1:0]};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    place = address_gen__out_address__3;
    index = address_gen__out_index__3;
    tags__3__read_address = index;
    tag = tags__3__read_data;
    if ((busy & wanted[3])) begin
      part_3 = valid_lines__q >> index;
      if ((part_3[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {1'h1, hits[2:0]};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    index = address_gen__out_index__0;
    if ((hits[0] & (index == miss_index))) begin
      clash = miss;
    end
    index = address_gen__out_index__1;
    if ((hits[1] & (index == miss_index))) begin
      clash = miss;
    end
    index = address_gen__out_index__2;
    if ((hits[2] & (index == miss_index))) begin
      clash = miss;
    end
    index = address_gen__out_index__3;
    if ((hits[3] & (index == miss_index))) begin
      clash = miss;
    end
    room = (waiting__q < depth);
    if ((!ahead)) begin
      room = (!(|waiting__q));
    end
    push_last = (!miss);
    push = ((busy & room) & ((!miss) | clash));
    allocate = (((((busy & room) & miss) & (!clash)) & (!held__q[4])) & ((!ask_valid__q) | (mem_ready & (!address_gen__mem_valid))));
    address_gen__out_ready = (push & push_last);
    count = 3'h0;
    held_now = held__q;
    waiting_now = waiting__q;
    lines_now = valid_lines__q;
    if (((ask_valid__q & mem_ready) & (!address_gen__mem_valid))) begin
      ask_valid__d = 1'h0;
    end
    if (allocate) begin
      lines_now = (lines_now | {one_line << miss_index});
      ask_valid__d = 1'h1;
      ask_address__d = miss_line;
      ask_tag__d = {2'h0, newest__q};
      newest__d = {newest__q + 4'h1};
      held_now = {held_now + 5'h1};
      fills__d = {fills__q + 3'h1};
    end
    count_miss = allocate;
    tags__0__write_enable = allocate;
    tags__0__write_address = miss_index;
    tags__0__write_data = {1'h0, miss_line};
    if ((push & hits[0])) begin
      count = {count + 3'h1};
    end
    tags__1__write_enable = allocate;
    tags__1__write_address = miss_index;
    tags__1__write_data = {1'h0, miss_line};
    if ((push & hits[1])) begin
      count = {count + 3'h1};
    end
    tags__2__write_enable = allocate;
    tags__2__write_address = miss_index;
    tags__2__write_data = {1'h0, miss_line};
    if ((push & hits[2])) begin
      count = {count + 3'h1};
    end
    tags__3__write_enable = allocate;
    tags__3__write_address = miss_index;
    tags__3__write_data = {1'h0, miss_line};
    if ((push & hits[3])) begin
      count = {count + 3'h1};
    end
    count_lookup = count;
    buffer_index__write_enable = allocate;
    buffer_index__write_address = newest__q;
    buffer_index__write_data = miss_index;
    mem_valid = (ask_valid__q | address_gen__mem_valid);
    mem_address = ask_address__q;
    mem_tag = ask_tag__q;
    address_gen__mem_ready = mem_ready;
    if (address_gen__mem_valid) begin
      mem_address = address_gen__mem_address;
      mem_tag = 6'h20;
    end
    packed_about = (((({28'h0, hits} | {{29'h0, fills__q} << 32'h4}) | {{24'h0, address_gen__out_fx} << 32'h8}) | {{24'h0, address_gen__out_fy} << 32'h10}) | {{26'h0, address_gen__out_about} << 32'h18});
    packed_about = {packed_about[31:8], push_last, packed_about[6:0]};
    fifo_about__write_enable = push;
    fifo_about__write_address = last__q;
    fifo_about__write_data = packed_about;
    fifo_about__read_address = first__q;
    fifo_meta__write_enable = push;
    fifo_meta__write_address = last__q;
    fifo_meta__write_data = address_gen__out_meta;
    fifo_meta__read_address = first__q;
    place = address_gen__out_address__0;
    fifo_places__0__write_enable = push;
    fifo_places__0__write_address = last__q;
    index = address_gen__out_index__0;
    fifo_places__0__write_data = ({12'h0, place[3:0]} | {{12'h0, index} << 32'h4});
    fifo_places__0__read_address = first__q;
    place = address_gen__out_address__1;
    fifo_places__1__write_enable = push;
    fifo_places__1__write_address = last__q;
    index = address_gen__out_index__1;
    fifo_places__1__write_data = ({12'h0, place[3:0]} | {{12'h0, index} << 32'h4});
    fifo_places__1__read_address = first__q;
    place = address_gen__out_address__2;
    fifo_places__2__write_enable = push;
    fifo_places__2__write_address = last__q;
    index = address_gen__out_index__2;
    fifo_places__2__write_data = ({12'h0, place[3:0]} | {{12'h0, index} << 32'h4});
    fifo_places__2__read_address = first__q;
    place = address_gen__out_address__3;
    fifo_places__3__write_enable = push;
    fifo_places__3__write_address = last__q;
    index = address_gen__out_index__3;
    fifo_places__3__write_data = ({12'h0, place[3:0]} | {{12'h0, index} << 32'h4});
    fifo_places__3__read_address = first__q;
    if (push) begin
      last__d = {last__q + 4'h1};
      waiting_now = {waiting_now + 5'h1};
      fills__d = 3'h0;
      begun__d = (!push_last);
      need__d = (wanted & {~hits});
    end
    slot = rsp_tag[3:0];
    arrived_now = arrived__q;
    if ((rsp_valid & (!rsp_tag[5]))) begin
      arrived_now = (arrived_now | {one_slot << slot});
    end
    front = fifo_about__read_data;
    part_4 = arrived__q >> oldest__q;
    fill = (((|waiting__q) & (filled__q != front[6:4])) & part_4[0]);
    pop = (((|waiting__q) & (filled__q == front[6:4])) & filter__advance);
    buffer_index__read_address = oldest__q;
    if (fill) begin
      filled__d = {filled__q + 3'h1};
      oldest__d = {oldest__q + 4'h1};
      held_now = {held_now - 5'h1};
      arrived_now = (arrived_now & {~{one_slot << oldest__q}});
    end
    buffer__0__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__0__write_address = slot;
    buffer__0__write_data = rsp_data__0;
    buffer__0__read_address = oldest__q;
    buffer__1__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__1__write_address = slot;
    buffer__1__write_data = rsp_data__1;
    buffer__1__read_address = oldest__q;
    buffer__2__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__2__write_address = slot;
    buffer__2__write_data = rsp_data__2;
    buffer__2__read_address = oldest__q;
    buffer__3__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__3__write_address = slot;
    buffer__3__write_data = rsp_data__3;
    buffer__3__read_address = oldest__q;
    offsets = 16'h0;
    offset = 4'h0;
    offset = fifo_places__0__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    offset = fifo_places__1__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    offset = fifo_places__2__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    offset = fifo_places__3__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    lines__0__read_enable = pop;
    lines__0__read_address = fifo_places__0__read_data[7:4];
    lines__0__write_enable = fill;
    lines__0__write_address = buffer_index__read_data;
    lines__0__write_data = buffer__0__read_data;
    lines__1__read_enable = pop;
    lines__1__read_address = fifo_places__0__read_data[7:4];
    lines__1__write_enable = fill;
    lines__1__write_address = buffer_index__read_data;
    lines__1__write_data = buffer__1__read_data;
    lines__2__read_enable = pop;
    lines__2__read_address = fifo_places__0__read_data[7:4];
    lines__2__write_enable = fill;
    lines__2__write_address = buffer_index__read_data;
    lines__2__write_data = buffer__2__read_data;
    lines__3__read_enable = pop;
    lines__3__read_address = fifo_places__0__read_data[7:4];
    lines__3__write_enable = fill;
    lines__3__write_address = buffer_index__read_data;
    lines__3__write_data = buffer__3__read_data;
    lines__4__read_enable = pop;
    lines__4__read_address = fifo_places__1__read_data[7:4];
    lines__4__write_enable = fill;
    lines__4__write_address = buffer_index__read_data;
    lines__4__write_data = buffer__0__read_data;
    lines__5__read_enable = pop;
    lines__5__read_address = fifo_places__1__read_data[7:4];
    lines__5__write_enable = fill;
    lines__5__write_address = buffer_index__read_data;
    lines__5__write_data = buffer__1__read_data;
    lines__6__read_enable = pop;
    lines__6__read_address = fifo_places__1__read_data[7:4];
    lines__6__write_enable = fill;
    lines__6__write_address = buffer_index__read_data;
    lines__6__write_data = buffer__2__read_data;
    lines__7__read_enable = pop;
    lines__7__read_address = fifo_places__1__read_data[7:4];
    lines__7__write_enable = fill;
    lines__7__write_address = buffer_index__read_data;
    lines__7__write_data = buffer__3__read_data;
    lines__8__read_enable = pop;
    lines__8__read_address = fifo_places__2__read_data[7:4];
    lines__8__write_enable = fill;
    lines__8__write_address = buffer_index__read_data;
    lines__8__write_data = buffer__0__read_data;
    lines__9__read_enable = pop;
    lines__9__read_address = fifo_places__2__read_data[7:4];
    lines__9__write_enable = fill;
    lines__9__write_address = buffer_index__read_data;
    lines__9__write_data = buffer__1__read_data;
    lines__10__read_enable = pop;
    lines__10__read_address = fifo_places__2__read_data[7:4];
    lines__10__write_enable = fill;
    lines__10__write_address = buffer_index__read_data;
    lines__10__write_data = buffer__2__read_data;
    lines__11__read_enable = pop;
    lines__11__read_address = fifo_places__2__read_data[7:4];
    lines__11__write_enable = fill;
    lines__11__write_address = buffer_index__read_data;
    lines__11__write_data = buffer__3__read_data;
    lines__12__read_enable = pop;
    lines__12__read_address = fifo_places__3__read_data[7:4];
    lines__12__write_enable = fill;
    lines__12__write_address = buffer_index__read_data;
    lines__12__write_data = buffer__0__read_data;
    lines__13__read_enable = pop;
    lines__13__read_address = fifo_places__3__read_data[7:4];
    lines__13__write_enable = fill;
    lines__13__write_address = buffer_index__read_data;
    lines__13__write_data = buffer__1__read_data;
    lines__14__read_enable = pop;
    lines__14__read_address = fifo_places__3__read_data[7:4];
    lines__14__write_enable = fill;
    lines__14__write_address = buffer_index__read_data;
    lines__14__write_data = buffer__2__read_data;
    lines__15__read_enable = pop;
    lines__15__read_address = fifo_places__3__read_data[7:4];
    lines__15__write_enable = fill;
    lines__15__write_address = buffer_index__read_data;
    lines__15__write_data = buffer__3__read_data;
    if (pop) begin
      first__d = {first__q + 4'h1};
      waiting_now = {waiting_now - 5'h1};
      filled__d = 3'h0;
    end
    filter__entry_valid = pop;
    filter__entry_about = front;
    filter__entry_meta = fifo_meta__read_data;
    filter__entry_offsets = offsets;
    filter__words__0 = lines__0__read_data;
    filter__words__1 = lines__1__read_data;
    filter__words__2 = lines__2__read_data;
    filter__words__3 = lines__3__read_data;
    filter__words__4 = lines__4__read_data;
    filter__words__5 = lines__5__read_data;
    filter__words__6 = lines__6__read_data;
    filter__words__7 = lines__7__read_data;
    filter__words__8 = lines__8__read_data;
    filter__words__9 = lines__9__read_data;
    filter__words__10 = lines__10__read_data;
    filter__words__11 = lines__11__read_data;
    filter__words__12 = lines__12__read_data;
    filter__words__13 = lines__13__read_data;
    filter__words__14 = lines__14__read_data;
    filter__words__15 = lines__15__read_data;
    filter__wb_ready = wb_ready;
    wb_valid = filter__wb_valid;
    wb_warp = filter__wb_warp;
    wb_rd = filter__wb_rd;
    wb_mask = filter__wb_mask;
    wb_slot = filter__wb_slot;
    wb_last = filter__wb_last;
    wb_data__0 = filter__wb_data__0;
    wb_data__1 = filter__wb_data__1;
    wb_data__2 = filter__wb_data__2;
    wb_data__3 = filter__wb_data__3;
    if (flush) begin
      lines_now = 64'h0;
    end
    arrived__d = arrived_now;
    held__d = held_now;
    waiting__d = waiting_now;
    valid_lines__d = lines_now;
  end
  always @(posedge clock) begin
    valid_lines__q <= valid_lines__d;
    need__q <= need__d;
    begun__q <= begun__d;
    fills__q <= fills__d;
    arrived__q <= arrived__d;
    oldest__q <= oldest__d;
    newest__q <= newest__d;
    held__q <= held__d;
    ask_valid__q <= ask_valid__d;
    ask_address__q <= ask_address__d;
    ask_tag__q <= ask_tag__d;
    first__q <= first__d;
    last__q <= last__d;
    waiting__q <= waiting__d;
    filled__q <= filled__d;
  end
  address_gen address_gen (
    .clock(clock),
    .flush(address_gen__flush),
    .req_valid(address_gen__req_valid),
    .req_kind(address_gen__req_kind),
    .req_warp(address_gen__req_warp),
    .req_rd(address_gen__req_rd),
    .req_slot(address_gen__req_slot),
    .req_mask(address_gen__req_mask),
    .req_channels(address_gen__req_channels),
    .req_texture(address_gen__req_texture),
    .req_u__0(address_gen__req_u__0),
    .req_u__1(address_gen__req_u__1),
    .req_u__2(address_gen__req_u__2),
    .req_u__3(address_gen__req_u__3),
    .req_v__0(address_gen__req_v__0),
    .req_v__1(address_gen__req_v__1),
    .req_v__2(address_gen__req_v__2),
    .req_v__3(address_gen__req_v__3),
    .descriptor_base(address_gen__descriptor_base),
    .req_ready(address_gen__req_ready),
    .mem_valid(address_gen__mem_valid),
    .mem_ready(address_gen__mem_ready),
    .mem_address(address_gen__mem_address),
    .rsp_valid(address_gen__rsp_valid),
    .rsp_data__0(address_gen__rsp_data__0),
    .rsp_data__1(address_gen__rsp_data__1),
    .rsp_data__2(address_gen__rsp_data__2),
    .rsp_data__3(address_gen__rsp_data__3),
    .out_valid(address_gen__out_valid),
    .out_ready(address_gen__out_ready),
    .out_address__0(address_gen__out_address__0),
    .out_address__1(address_gen__out_address__1),
    .out_address__2(address_gen__out_address__2),
    .out_address__3(address_gen__out_address__3),
    .out_index__0(address_gen__out_index__0),
    .out_index__1(address_gen__out_index__1),
    .out_index__2(address_gen__out_index__2),
    .out_index__3(address_gen__out_index__3),
    .out_need(address_gen__out_need),
    .out_fx(address_gen__out_fx),
    .out_fy(address_gen__out_fy),
    .out_about(address_gen__out_about),
    .out_meta(address_gen__out_meta)
  );
  tags_2 tags__0 (
    .clock(clock),
    .read_address(tags__0__read_address),
    .read_data(tags__0__read_data),
    .write_enable(tags__0__write_enable),
    .write_address(tags__0__write_address),
    .write_data(tags__0__write_data)
  );
  tags_2 tags__1 (
    .clock(clock),
    .read_address(tags__1__read_address),
    .read_data(tags__1__read_data),
    .write_enable(tags__1__write_enable),
    .write_address(tags__1__write_address),
    .write_data(tags__1__write_data)
  );
  tags_2 tags__2 (
    .clock(clock),
    .read_address(tags__2__read_address),
    .read_data(tags__2__read_data),
    .write_enable(tags__2__write_enable),
    .write_address(tags__2__write_address),
    .write_data(tags__2__write_data)
  );
  tags_2 tags__3 (
    .clock(clock),
    .read_address(tags__3__read_address),
    .read_data(tags__3__read_data),
    .write_enable(tags__3__write_enable),
    .write_address(tags__3__write_address),
    .write_data(tags__3__write_data)
  );
  bases_3 buffer__0 (
    .clock(clock),
    .read_address(buffer__0__read_address),
    .read_data(buffer__0__read_data),
    .write_enable(buffer__0__write_enable),
    .write_address(buffer__0__write_address),
    .write_data(buffer__0__write_data)
  );
  bases_3 buffer__1 (
    .clock(clock),
    .read_address(buffer__1__read_address),
    .read_data(buffer__1__read_data),
    .write_enable(buffer__1__write_enable),
    .write_address(buffer__1__write_address),
    .write_data(buffer__1__write_data)
  );
  bases_3 buffer__2 (
    .clock(clock),
    .read_address(buffer__2__read_address),
    .read_data(buffer__2__read_data),
    .write_enable(buffer__2__write_enable),
    .write_address(buffer__2__write_address),
    .write_data(buffer__2__write_data)
  );
  bases_3 buffer__3 (
    .clock(clock),
    .read_address(buffer__3__read_address),
    .read_data(buffer__3__read_data),
    .write_enable(buffer__3__write_enable),
    .write_address(buffer__3__write_address),
    .write_data(buffer__3__write_data)
  );
  buffer_index buffer_index (
    .clock(clock),
    .read_address(buffer_index__read_address),
    .read_data(buffer_index__read_data),
    .write_enable(buffer_index__write_enable),
    .write_address(buffer_index__write_address),
    .write_data(buffer_index__write_data)
  );
  fifo_places fifo_places__0 (
    .clock(clock),
    .read_address(fifo_places__0__read_address),
    .read_data(fifo_places__0__read_data),
    .write_enable(fifo_places__0__write_enable),
    .write_address(fifo_places__0__write_address),
    .write_data(fifo_places__0__write_data)
  );
  fifo_places fifo_places__1 (
    .clock(clock),
    .read_address(fifo_places__1__read_address),
    .read_data(fifo_places__1__read_data),
    .write_enable(fifo_places__1__write_enable),
    .write_address(fifo_places__1__write_address),
    .write_data(fifo_places__1__write_data)
  );
  fifo_places fifo_places__2 (
    .clock(clock),
    .read_address(fifo_places__2__read_address),
    .read_data(fifo_places__2__read_data),
    .write_enable(fifo_places__2__write_enable),
    .write_address(fifo_places__2__write_address),
    .write_data(fifo_places__2__write_data)
  );
  fifo_places fifo_places__3 (
    .clock(clock),
    .read_address(fifo_places__3__read_address),
    .read_data(fifo_places__3__read_data),
    .write_enable(fifo_places__3__write_enable),
    .write_address(fifo_places__3__write_address),
    .write_data(fifo_places__3__write_data)
  );
  bases_3 fifo_about (
    .clock(clock),
    .read_address(fifo_about__read_address),
    .read_data(fifo_about__read_data),
    .write_enable(fifo_about__write_enable),
    .write_address(fifo_about__write_address),
    .write_data(fifo_about__write_data)
  );
  fifo_meta_3 fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  lines lines__0 (
    .clock(clock),
    .read_enable(lines__0__read_enable),
    .read_address(lines__0__read_address),
    .read_data(lines__0__read_data),
    .write_enable(lines__0__write_enable),
    .write_address(lines__0__write_address),
    .write_data(lines__0__write_data)
  );
  lines lines__1 (
    .clock(clock),
    .read_enable(lines__1__read_enable),
    .read_address(lines__1__read_address),
    .read_data(lines__1__read_data),
    .write_enable(lines__1__write_enable),
    .write_address(lines__1__write_address),
    .write_data(lines__1__write_data)
  );
  lines lines__2 (
    .clock(clock),
    .read_enable(lines__2__read_enable),
    .read_address(lines__2__read_address),
    .read_data(lines__2__read_data),
    .write_enable(lines__2__write_enable),
    .write_address(lines__2__write_address),
    .write_data(lines__2__write_data)
  );
  lines lines__3 (
    .clock(clock),
    .read_enable(lines__3__read_enable),
    .read_address(lines__3__read_address),
    .read_data(lines__3__read_data),
    .write_enable(lines__3__write_enable),
    .write_address(lines__3__write_address),
    .write_data(lines__3__write_data)
  );
  lines lines__4 (
    .clock(clock),
    .read_enable(lines__4__read_enable),
    .read_address(lines__4__read_address),
    .read_data(lines__4__read_data),
    .write_enable(lines__4__write_enable),
    .write_address(lines__4__write_address),
    .write_data(lines__4__write_data)
  );
  lines lines__5 (
    .clock(clock),
    .read_enable(lines__5__read_enable),
    .read_address(lines__5__read_address),
    .read_data(lines__5__read_data),
    .write_enable(lines__5__write_enable),
    .write_address(lines__5__write_address),
    .write_data(lines__5__write_data)
  );
  lines lines__6 (
    .clock(clock),
    .read_enable(lines__6__read_enable),
    .read_address(lines__6__read_address),
    .read_data(lines__6__read_data),
    .write_enable(lines__6__write_enable),
    .write_address(lines__6__write_address),
    .write_data(lines__6__write_data)
  );
  lines lines__7 (
    .clock(clock),
    .read_enable(lines__7__read_enable),
    .read_address(lines__7__read_address),
    .read_data(lines__7__read_data),
    .write_enable(lines__7__write_enable),
    .write_address(lines__7__write_address),
    .write_data(lines__7__write_data)
  );
  lines lines__8 (
    .clock(clock),
    .read_enable(lines__8__read_enable),
    .read_address(lines__8__read_address),
    .read_data(lines__8__read_data),
    .write_enable(lines__8__write_enable),
    .write_address(lines__8__write_address),
    .write_data(lines__8__write_data)
  );
  lines lines__9 (
    .clock(clock),
    .read_enable(lines__9__read_enable),
    .read_address(lines__9__read_address),
    .read_data(lines__9__read_data),
    .write_enable(lines__9__write_enable),
    .write_address(lines__9__write_address),
    .write_data(lines__9__write_data)
  );
  lines lines__10 (
    .clock(clock),
    .read_enable(lines__10__read_enable),
    .read_address(lines__10__read_address),
    .read_data(lines__10__read_data),
    .write_enable(lines__10__write_enable),
    .write_address(lines__10__write_address),
    .write_data(lines__10__write_data)
  );
  lines lines__11 (
    .clock(clock),
    .read_enable(lines__11__read_enable),
    .read_address(lines__11__read_address),
    .read_data(lines__11__read_data),
    .write_enable(lines__11__write_enable),
    .write_address(lines__11__write_address),
    .write_data(lines__11__write_data)
  );
  lines lines__12 (
    .clock(clock),
    .read_enable(lines__12__read_enable),
    .read_address(lines__12__read_address),
    .read_data(lines__12__read_data),
    .write_enable(lines__12__write_enable),
    .write_address(lines__12__write_address),
    .write_data(lines__12__write_data)
  );
  lines lines__13 (
    .clock(clock),
    .read_enable(lines__13__read_enable),
    .read_address(lines__13__read_address),
    .read_data(lines__13__read_data),
    .write_enable(lines__13__write_enable),
    .write_address(lines__13__write_address),
    .write_data(lines__13__write_data)
  );
  lines lines__14 (
    .clock(clock),
    .read_enable(lines__14__read_enable),
    .read_address(lines__14__read_address),
    .read_data(lines__14__read_data),
    .write_enable(lines__14__write_enable),
    .write_address(lines__14__write_address),
    .write_data(lines__14__write_data)
  );
  lines lines__15 (
    .clock(clock),
    .read_enable(lines__15__read_enable),
    .read_address(lines__15__read_address),
    .read_data(lines__15__read_data),
    .write_enable(lines__15__write_enable),
    .write_address(lines__15__write_address),
    .write_data(lines__15__write_data)
  );
  filter filter (
    .clock(clock),
    .entry_valid(filter__entry_valid),
    .entry_about(filter__entry_about),
    .entry_meta(filter__entry_meta),
    .entry_offsets(filter__entry_offsets),
    .words__0(filter__words__0),
    .words__1(filter__words__1),
    .words__2(filter__words__2),
    .words__3(filter__words__3),
    .words__4(filter__words__4),
    .words__5(filter__words__5),
    .words__6(filter__words__6),
    .words__7(filter__words__7),
    .words__8(filter__words__8),
    .words__9(filter__words__9),
    .words__10(filter__words__10),
    .words__11(filter__words__11),
    .words__12(filter__words__12),
    .words__13(filter__words__13),
    .words__14(filter__words__14),
    .words__15(filter__words__15),
    .advance(filter__advance),
    .wb_valid(filter__wb_valid),
    .wb_ready(filter__wb_ready),
    .wb_warp(filter__wb_warp),
    .wb_rd(filter__wb_rd),
    .wb_mask(filter__wb_mask),
    .wb_data__0(filter__wb_data__0),
    .wb_data__1(filter__wb_data__1),
    .wb_data__2(filter__wb_data__2),
    .wb_data__3(filter__wb_data__3),
    .wb_last(filter__wb_last),
    .wb_slot(filter__wb_slot)
  );
endmodule

module memory_switch (
  input wire clock,
  input wire unit_valid__0,
  output reg unit_ready__0,
  input wire unit_write__0,
  input wire unit_atomic__0,
  input wire [3:0] unit_aop__0,
  input wire [1:0] unit_word__0,
  input wire [27:0] unit_address__0,
  input wire [31:0] unit_data__0,
  input wire [31:0] unit_data__1,
  input wire [31:0] unit_data__2,
  input wire [31:0] unit_data__3,
  input wire [15:0] unit_mask__0,
  input wire [7:0] unit_tag__0,
  input wire texture_valid,
  output reg texture_ready,
  input wire [27:0] texture_address,
  input wire [5:0] texture_tag,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg req_atomic,
  output reg [3:0] req_aop,
  output reg [1:0] req_word,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [12:0] req_tag,
  input wire rsp_valid,
  input wire [12:0] rsp_tag,
  output reg unit_rsp__0,
  output reg texture_rsp,
  output reg [7:0] client_tag
);
  localparam straight = 1'h1;
  reg space;
  reg asking;
  reg [3:0] winner;
  reg more;
  reg [12:0] unit;
  reg [3:0] own_aop;
  reg [1:0] own_word;
  reg [7:0] own_tag;
  reg [7:0] out_flags;
  reg [27:0] out_address;
  reg [31:0] out_data__0;
  reg [31:0] out_data__1;
  reg [31:0] out_data__2;
  reg [31:0] out_data__3;
  reg [15:0] out_mask;
  reg [12:0] out_tag;
  reg [7:0] req_flags;
  reg [7:0] part_0;
  reg [3:0] last__d;
  reg [3:0] last__q = 4'h0;
  reg locked__d;
  reg locked__q = 1'h0;
  reg valid__d;
  reg valid__q = 1'h0;
  reg [7:0] flags__d;
  reg [7:0] flags__q = 8'h0;
  reg [27:0] address__d;
  reg [27:0] address__q = 28'h0;
  reg [31:0] data__0__d;
  reg [31:0] data__0__q = 32'h0;
  reg [31:0] data__1__d;
  reg [31:0] data__1__q = 32'h0;
  reg [31:0] data__2__d;
  reg [31:0] data__2__q = 32'h0;
  reg [31:0] data__3__d;
  reg [31:0] data__3__q = 32'h0;
  reg [15:0] mask__d;
  reg [15:0] mask__q = 16'h0;
  reg [12:0] tag__d;
  reg [12:0] tag__q = 13'h0;
  always @(*) begin
    part_0 = 8'h0;
    last__d = last__q;
    locked__d = locked__q;
    valid__d = valid__q;
    flags__d = flags__q;
    address__d = address__q;
    mask__d = mask__q;
    tag__d = tag__q;
    space = ((!valid__q) | req_ready);
    if (straight) begin
      space = req_ready;
    end
    winner = 4'h0;
    asking = texture_valid;
    if (unit_valid__0) begin
      winner = 4'h0;
      asking = 1'h1;
    end
    if (texture_valid) begin
      winner = 4'h8;
    end
    if ((unit_valid__0 & (last__q > 4'h0))) begin
      winner = 4'h0;
    end
    if (locked__q) begin
      winner = last__q;
      asking = 1'h0;
      if ((last__q == 4'h0)) begin
        asking = unit_valid__0;
      end
    end
    texture_ready = ((texture_valid & space) & (winner == 4'h8));
    out_flags = 8'h0;
    out_address = texture_address;
    out_mask = 16'h0;
    out_tag = ({7'h0, texture_tag} | 13'h800);
    more = 1'h0;
    unit = 13'h0;
    own_aop = 4'h0;
    own_word = 2'h0;
    own_tag = 8'h0;
    out_data__0 = unit_data__0;
    out_data__1 = unit_data__1;
    out_data__2 = unit_data__2;
    out_data__3 = unit_data__3;
    unit_ready__0 = 1'h0;
    if ((winner == 4'h0)) begin
      unit_ready__0 = (unit_valid__0 & space);
      unit = 13'h0;
      own_aop = unit_aop__0;
      own_word = unit_word__0;
      own_tag = unit_tag__0;
      out_flags = ({{4'h0, own_aop} << 32'h4} | {{6'h0, own_word} << 32'h2});
      part_0 = {out_flags[7:1], unit_write__0};
      out_flags = {part_0[7:2], unit_atomic__0, part_0[0]};
      out_address = unit_address__0;
      out_mask = unit_mask__0;
      out_tag = ({5'h0, own_tag} | {unit << 32'h8});
      more = (unit_atomic__0 & unit_mask__0[0]);
      out_data__0 = unit_data__0;
      out_data__1 = unit_data__1;
      out_data__2 = unit_data__2;
      out_data__3 = unit_data__3;
    end
    if ((space & asking)) begin
      last__d = winner;
      locked__d = more;
    end
    data__0__d = data__0__q;
    data__1__d = data__1__q;
    data__2__d = data__2__q;
    data__3__d = data__3__q;
    if (space) begin
      valid__d = (asking & (!straight));
      flags__d = out_flags;
      address__d = out_address;
      mask__d = out_mask;
      tag__d = out_tag;
      data__0__d = out_data__0;
      data__1__d = out_data__1;
      data__2__d = out_data__2;
      data__3__d = out_data__3;
    end
    req_valid = valid__q;
    req_flags = flags__q;
    req_address = address__q;
    req_mask = mask__q;
    req_tag = tag__q;
    req_data__0 = data__0__q;
    req_data__1 = data__1__q;
    req_data__2 = data__2__q;
    req_data__3 = data__3__q;
    if (straight) begin
      req_valid = asking;
      req_flags = out_flags;
      req_address = out_address;
      req_mask = out_mask;
      req_tag = out_tag;
      req_data__0 = out_data__0;
      req_data__1 = out_data__1;
      req_data__2 = out_data__2;
      req_data__3 = out_data__3;
    end
    req_write = req_flags[0];
    req_atomic = req_flags[1];
    req_word = req_flags[3:2];
    req_aop = req_flags[7:4];
    client_tag = rsp_tag[7:0];
    texture_rsp = (rsp_valid & (rsp_tag[12:11] == 2'h1));
    unit_rsp__0 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h0));
  end
  always @(posedge clock) begin
    last__q <= last__d;
    locked__q <= locked__d;
    valid__q <= valid__d;
    flags__q <= flags__d;
    address__q <= address__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    mask__q <= mask__d;
    tag__q <= tag__d;
  end
endmodule

module atomic_unit (
  input wire clock,
  input wire req_valid,
  output reg req_ready,
  input wire req_write,
  input wire req_atomic,
  input wire [3:0] req_aop,
  input wire [1:0] req_word,
  input wire [27:0] req_address,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [15:0] req_mask,
  input wire [12:0] req_tag,
  output reg rsp_valid,
  output reg [12:0] rsp_tag,
  output reg [31:0] rsp_data__0,
  output reg [31:0] rsp_data__1,
  output reg [31:0] rsp_data__2,
  output reg [31:0] rsp_data__3,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  output reg [15:0] mem_mask,
  output reg [12:0] mem_tag,
  input wire ans_valid,
  input wire [12:0] ans_tag,
  input wire [31:0] ans_data__0,
  input wire [31:0] ans_data__1,
  input wire [31:0] ans_data__2,
  input wire [31:0] ans_data__3,
  input wire flush
);
  reg [3:0] kept_now;
  reg warm;
  reg joins;
  reg arriving;
  reg finishing;
  reg working;
  reg space;
  reg conflict;
  reg [1:0] free;
  reg any_free;
  reg [1:0] writer;
  reg any_writer;
  reg [1:0] worker;
  reg any_worker;
  reg [1:0] finisher;
  reg any_finisher;
  reg [1:0] speaker;
  reg any_speaker;
  reg taking;
  reg own_reply;
  reg [18:0] facts;
  reg [3:0] rest;
  reg [1:0] thread;
  reg [3:0] after;
  reg [31:0] value;
  reg [2:0] state__0__d;
  reg [2:0] state__0__q = 3'h0;
  reg [2:0] state__1__d;
  reg [2:0] state__1__q = 3'h0;
  reg [2:0] state__2__d;
  reg [2:0] state__2__q = 3'h0;
  reg [2:0] state__3__d;
  reg [2:0] state__3__q = 3'h0;
  reg [27:0] line__0__d;
  reg [27:0] line__0__q = 28'h0;
  reg [27:0] line__1__d;
  reg [27:0] line__1__q = 28'h0;
  reg [27:0] line__2__d;
  reg [27:0] line__2__q = 28'h0;
  reg [27:0] line__3__d;
  reg [27:0] line__3__q = 28'h0;
  reg [18:0] about__0__d;
  reg [18:0] about__0__q = 19'h0;
  reg [18:0] about__1__d;
  reg [18:0] about__1__q = 19'h0;
  reg [18:0] about__2__d;
  reg [18:0] about__2__q = 19'h0;
  reg [18:0] about__3__d;
  reg [18:0] about__3__q = 19'h0;
  reg [3:0] threads_left__0__d;
  reg [3:0] threads_left__0__q = 4'h0;
  reg [3:0] threads_left__1__d;
  reg [3:0] threads_left__1__q = 4'h0;
  reg [3:0] threads_left__2__d;
  reg [3:0] threads_left__2__q = 4'h0;
  reg [3:0] threads_left__3__d;
  reg [3:0] threads_left__3__q = 4'h0;
  reg open__d;
  reg open__q = 1'h0;
  reg [1:0] opened__d;
  reg [1:0] opened__q = 2'h0;
  reg [3:0] operands__read_address;
  wire [31:0] operands__read_data;
  reg operands__write_enable;
  reg [3:0] operands__write_address;
  reg [31:0] operands__write_data;
  reg [3:0] operands2__read_address;
  wire [31:0] operands2__read_data;
  reg operands2__write_enable;
  reg [3:0] operands2__write_address;
  reg [31:0] operands2__write_data;
  reg [1:0] seen__0__read_address;
  wire [31:0] seen__0__read_data;
  reg seen__0__write_enable;
  reg [1:0] seen__0__write_address;
  reg [31:0] seen__0__write_data;
  reg [1:0] seen__1__read_address;
  wire [31:0] seen__1__read_data;
  reg seen__1__write_enable;
  reg [1:0] seen__1__write_address;
  reg [31:0] seen__1__write_data;
  reg [1:0] seen__2__read_address;
  wire [31:0] seen__2__read_data;
  reg seen__2__write_enable;
  reg [1:0] seen__2__write_address;
  reg [31:0] seen__2__write_data;
  reg [1:0] seen__3__read_address;
  wire [31:0] seen__3__read_data;
  reg seen__3__write_enable;
  reg [1:0] seen__3__write_address;
  reg [31:0] seen__3__write_data;
  reg valid__d;
  reg valid__q = 1'h0;
  reg write__d;
  reg write__q = 1'h0;
  reg [27:0] address__d;
  reg [27:0] address__q = 28'h0;
  reg [31:0] data__0__d;
  reg [31:0] data__0__q = 32'h0;
  reg [31:0] data__1__d;
  reg [31:0] data__1__q = 32'h0;
  reg [31:0] data__2__d;
  reg [31:0] data__2__q = 32'h0;
  reg [31:0] data__3__d;
  reg [31:0] data__3__q = 32'h0;
  reg [15:0] mask__d;
  reg [15:0] mask__q = 16'h0;
  reg [12:0] tag__d;
  reg [12:0] tag__q = 13'h0;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  reg [1:0] kept_words__0__read_address;
  wire [31:0] kept_words__0__read_data;
  reg kept_words__0__write_enable;
  reg [1:0] kept_words__0__write_address;
  reg [31:0] kept_words__0__write_data;
  reg [1:0] kept_words__1__read_address;
  wire [31:0] kept_words__1__read_data;
  reg kept_words__1__write_enable;
  reg [1:0] kept_words__1__write_address;
  reg [31:0] kept_words__1__write_data;
  reg [1:0] kept_words__2__read_address;
  wire [31:0] kept_words__2__read_data;
  reg kept_words__2__write_enable;
  reg [1:0] kept_words__2__write_address;
  reg [31:0] kept_words__2__write_data;
  reg [1:0] kept_words__3__read_address;
  wire [31:0] kept_words__3__read_data;
  reg kept_words__3__write_enable;
  reg [1:0] kept_words__3__write_address;
  reg [31:0] kept_words__3__write_data;
  reg [3:0] kept__d;
  reg [3:0] kept__q = 4'h0;
  reg [1:0] turn__d;
  reg [1:0] turn__q = 2'h0;
  always @(*) begin
    valid__d = valid__q;
    write__d = write__q;
    address__d = address__q;
    mask__d = mask__q;
    tag__d = tag__q;
    kept__d = kept__q;
    turn__d = turn__q;
    open__d = open__q;
    opened__d = opened__q;
    state__0__d = state__0__q;
    line__0__d = line__0__q;
    about__0__d = about__0__q;
    threads_left__0__d = threads_left__0__q;
    data__0__d = data__0__q;
    state__1__d = state__1__q;
    line__1__d = line__1__q;
    about__1__d = about__1__q;
    threads_left__1__d = threads_left__1__q;
    data__1__d = data__1__q;
    state__2__d = state__2__q;
    line__2__d = line__2__q;
    about__2__d = about__2__q;
    threads_left__2__d = threads_left__2__q;
    data__2__d = data__2__q;
    state__3__d = state__3__q;
    line__3__d = line__3__q;
    about__3__d = about__3__q;
    threads_left__3__d = threads_left__3__q;
    data__3__d = data__3__q;
    conflict = 1'h0;
    warm = 1'h0;
    kept_now = kept__q;
    free = 2'h0;
    any_free = 1'h0;
    writer = 2'h0;
    any_writer = 1'h0;
    worker = 2'h0;
    any_worker = 1'h0;
    finisher = 2'h0;
    any_finisher = 1'h0;
    speaker = 2'h0;
    any_speaker = 1'h0;
    case (state__0__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h0))) begin
          free = 2'h0;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h0))) begin
          worker = 2'h0;
          any_worker = 1'h1;
        end
      end
      3'h3: begin
        finisher = 2'h0;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h0;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h0;
        any_speaker = 1'h1;
      end
      default: begin
      end
    endcase
    case (state__1__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h1))) begin
          free = 2'h1;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h1))) begin
          worker = 2'h1;
          any_worker = 1'h1;
        end
      end
      3'h3: begin
        finisher = 2'h1;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h1;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h1;
        any_speaker = 1'h1;
      end
      default: begin
      end
    endcase
    case (state__2__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h2))) begin
          free = 2'h2;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h2))) begin
          worker = 2'h2;
          any_worker = 1'h1;
        end
      end
      3'h3: begin
        finisher = 2'h2;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h2;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h2;
        any_speaker = 1'h1;
      end
      default: begin
      end
    endcase
    case (state__3__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h3))) begin
          free = 2'h3;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        if (((!open__q) | (opened__q != 2'h3))) begin
          worker = 2'h3;
          any_worker = 1'h1;
        end
      end
      3'h3: begin
        finisher = 2'h3;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h3;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h3;
        any_speaker = 1'h1;
      end
      default: begin
      end
    endcase
    if ((line__0__q == req_address)) begin
      if (((state__0__q != 3'h0) & ((state__0__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__0__q == 3'h0) & kept__q[0])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h0;
        end
      end
    end
    if ((line__1__q == req_address)) begin
      if (((state__1__q != 3'h0) & ((state__1__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__1__q == 3'h0) & kept__q[1])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h1;
        end
      end
    end
    if ((line__2__q == req_address)) begin
      if (((state__2__q != 3'h0) & ((state__2__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__2__q == 3'h0) & kept__q[2])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h2;
        end
      end
    end
    if ((line__3__q == req_address)) begin
      if (((state__3__q != 3'h0) & ((state__3__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__3__q == 3'h0) & kept__q[3])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h3;
        end
      end
    end
    joins = (open__q & req_atomic);
    space = ((!valid__q) | mem_ready);
    taking = (joins | (((space & (!any_writer)) & (!conflict)) & ((!req_atomic) | any_free)));
    req_ready = taking;
    if (space) begin
      valid__d = (any_writer | ((taking & req_valid) & (!joins)));
    end
    facts = 19'h0;
    value = 32'h0;
    rest = 4'h0;
    kept_words__0__read_address = worker;
    if (any_writer) begin
      kept_words__0__read_address = writer;
    end
    kept_words__1__read_address = worker;
    if (any_writer) begin
      kept_words__1__read_address = writer;
    end
    kept_words__2__read_address = worker;
    if (any_writer) begin
      kept_words__2__read_address = writer;
    end
    kept_words__3__read_address = worker;
    if (any_writer) begin
      kept_words__3__read_address = writer;
    end
    if ((space & any_writer)) begin
      write__d = 1'h1;
      tag__d = ({11'h0, writer} | 13'h1820);
      data__0__d = kept_words__0__read_data;
      if ((writer == 2'h0)) begin
        address__d = line__0__q;
        facts = about__0__q;
        state__0__d = 3'h5;
      end
      data__1__d = kept_words__1__read_data;
      if ((writer == 2'h1)) begin
        address__d = line__1__q;
        facts = about__1__q;
        state__1__d = 3'h5;
      end
      data__2__d = kept_words__2__read_data;
      if ((writer == 2'h2)) begin
        address__d = line__2__q;
        facts = about__2__q;
        state__2__d = 3'h5;
      end
      data__3__d = kept_words__3__read_data;
      if ((writer == 2'h3)) begin
        address__d = line__3__q;
        facts = about__3__q;
        state__3__d = 3'h5;
      end
      case (facts[5:4])
        2'h0: begin
          mask__d = 16'hf;
        end
        2'h1: begin
          mask__d = 16'hf0;
        end
        2'h2: begin
          mask__d = 16'hf00;
        end
        default: begin
          mask__d = 16'hf000;
        end
      endcase
    end
    operands__write_enable = 1'h0;
    operands2__write_enable = 1'h0;
    thread = 2'h0;
    if ((req_aop == 4'he)) begin
      thread = req_mask[2:1];
    end
    if (joins) begin
      free = opened__q;
    end
    operands__write_address = ({{2'h0, free} << 32'h2} | {2'h0, thread});
    operands2__write_address = ({{2'h0, free} << 32'h2} | {2'h0, thread});
    operands__write_data = req_data__0;
    operands2__write_data = req_data__1;
    if ((taking & req_valid)) begin
      if ((!joins)) begin
        address__d = req_address;
        write__d = (req_write & (!req_atomic));
        mask__d = req_mask;
        tag__d = req_tag;
        data__0__d = req_data__0;
        if (((req_write & (!req_atomic)) & (line__0__q == req_address))) begin
          kept_now = {kept_now[3:1], 1'h0};
        end
        data__1__d = req_data__1;
        if (((req_write & (!req_atomic)) & (line__1__q == req_address))) begin
          kept_now = {kept_now[3:2], 1'h0, kept_now[0]};
        end
        data__2__d = req_data__2;
        if (((req_write & (!req_atomic)) & (line__2__q == req_address))) begin
          kept_now = {kept_now[3], 1'h0, kept_now[1:0]};
        end
        data__3__d = req_data__3;
        if (((req_write & (!req_atomic)) & (line__3__q == req_address))) begin
          kept_now = {1'h0, kept_now[2:0]};
        end
      end
      if (req_atomic) begin
        operands__write_enable = 1'h1;
        operands2__write_enable = 1'h1;
        open__d = req_mask[0];
        opened__d = free;
        if ((!joins)) begin
          tag__d = ({11'h0, free} | 13'h1800);
          valid__d = (!warm);
          if ((!warm)) begin
            turn__d = {free + 2'h1};
          end
        end
        if ((thread == 2'h0)) begin
          rest = {rest[3:1], 1'h1};
        end
        if ((thread == 2'h1)) begin
          rest = {rest[3:2], 1'h1, rest[0]};
        end
        if ((thread == 2'h2)) begin
          rest = {rest[3], 1'h1, rest[1:0]};
        end
        if ((thread == 2'h3)) begin
          rest = {1'h1, rest[2:0]};
        end
        if ((free == 2'h0)) begin
          threads_left__0__d = rest;
          if (joins) begin
            threads_left__0__d = (rest | threads_left__0__q);
          end else begin
            state__0__d = 3'h2;
            if ((!warm)) begin
              state__0__d = 3'h1;
              kept_now = {kept_now[3:1], 1'h0};
            end
            line__0__d = req_address;
          end
          about__0__d = (({15'h0, req_aop} | {{17'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
        end
        if ((free == 2'h1)) begin
          threads_left__1__d = rest;
          if (joins) begin
            threads_left__1__d = (rest | threads_left__1__q);
          end else begin
            state__1__d = 3'h2;
            if ((!warm)) begin
              state__1__d = 3'h1;
              kept_now = {kept_now[3:2], 1'h0, kept_now[0]};
            end
            line__1__d = req_address;
          end
          about__1__d = (({15'h0, req_aop} | {{17'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
        end
        if ((free == 2'h2)) begin
          threads_left__2__d = rest;
          if (joins) begin
            threads_left__2__d = (rest | threads_left__2__q);
          end else begin
            state__2__d = 3'h2;
            if ((!warm)) begin
              state__2__d = 3'h1;
              kept_now = {kept_now[3], 1'h0, kept_now[1:0]};
            end
            line__2__d = req_address;
          end
          about__2__d = (({15'h0, req_aop} | {{17'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
        end
        if ((free == 2'h3)) begin
          threads_left__3__d = rest;
          if (joins) begin
            threads_left__3__d = (rest | threads_left__3__q);
          end else begin
            state__3__d = 3'h2;
            if ((!warm)) begin
              state__3__d = 3'h1;
              kept_now = {1'h0, kept_now[2:0]};
            end
            line__3__d = req_address;
          end
          about__3__d = (({15'h0, req_aop} | {{17'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
        end
      end
    end
    mem_valid = valid__q;
    mem_write = write__q;
    mem_address = address__q;
    mem_mask = mask__q;
    mem_tag = tag__q;
    mem_data__0 = data__0__q;
    mem_data__1 = data__1__q;
    mem_data__2 = data__2__q;
    mem_data__3 = data__3__q;
    own_reply = (ans_valid & (ans_tag[12:11] == 2'h3));
    arriving = (own_reply & (!ans_tag[5]));
    kept_words__0__write_enable = arriving;
    kept_words__0__write_address = ans_tag[1:0];
    kept_words__0__write_data = ans_data__0;
    if ((arriving & (ans_tag[1:0] == 2'h0))) begin
      kept_now = {kept_now[3:1], 1'h1};
      state__0__d = 3'h2;
    end
    kept_words__1__write_enable = arriving;
    kept_words__1__write_address = ans_tag[1:0];
    kept_words__1__write_data = ans_data__1;
    if ((arriving & (ans_tag[1:0] == 2'h1))) begin
      kept_now = {kept_now[3:2], 1'h1, kept_now[0]};
      state__1__d = 3'h2;
    end
    kept_words__2__write_enable = arriving;
    kept_words__2__write_address = ans_tag[1:0];
    kept_words__2__write_data = ans_data__2;
    if ((arriving & (ans_tag[1:0] == 2'h2))) begin
      kept_now = {kept_now[3], 1'h1, kept_now[1:0]};
      state__2__d = 3'h2;
    end
    kept_words__3__write_enable = arriving;
    kept_words__3__write_address = ans_tag[1:0];
    kept_words__3__write_data = ans_data__3;
    if ((arriving & (ans_tag[1:0] == 2'h3))) begin
      kept_now = {1'h1, kept_now[2:0]};
      state__3__d = 3'h2;
    end
    finishing = ((any_finisher & (!arriving)) & (!alu__busy));
    if (finishing) begin
      if ((finisher == 2'h0)) begin
        facts = about__0__q;
        state__0__d = 3'h4;
        if ((|threads_left__0__q)) begin
          state__0__d = 3'h2;
        end
      end
      if ((finisher == 2'h1)) begin
        facts = about__1__q;
        state__1__d = 3'h4;
        if ((|threads_left__1__q)) begin
          state__1__d = 3'h2;
        end
      end
      if ((finisher == 2'h2)) begin
        facts = about__2__q;
        state__2__d = 3'h4;
        if ((|threads_left__2__q)) begin
          state__2__d = 3'h2;
        end
      end
      if ((finisher == 2'h3)) begin
        facts = about__3__q;
        state__3__d = 3'h4;
        if ((|threads_left__3__q)) begin
          state__3__d = 3'h2;
        end
      end
      if ((facts[5:4] == 2'h0)) begin
        kept_words__0__write_enable = 1'h1;
      end
      kept_words__0__write_address = finisher;
      kept_words__0__write_data = alu__y;
      if ((facts[5:4] == 2'h1)) begin
        kept_words__1__write_enable = 1'h1;
      end
      kept_words__1__write_address = finisher;
      kept_words__1__write_data = alu__y;
      if ((facts[5:4] == 2'h2)) begin
        kept_words__2__write_enable = 1'h1;
      end
      kept_words__2__write_address = finisher;
      kept_words__2__write_data = alu__y;
      if ((facts[5:4] == 2'h3)) begin
        kept_words__3__write_enable = 1'h1;
      end
      kept_words__3__write_address = finisher;
      kept_words__3__write_data = alu__y;
    end
    working = (((any_worker & (!any_writer)) & (!alu__busy)) & ((!any_finisher) | finishing));
    after = 4'h0;
    thread = 2'h0;
    if ((worker == 2'h0)) begin
      facts = about__0__q;
      after = threads_left__0__q;
    end
    if ((worker == 2'h1)) begin
      facts = about__1__q;
      after = threads_left__1__q;
    end
    if ((worker == 2'h2)) begin
      facts = about__2__q;
      after = threads_left__2__q;
    end
    if ((worker == 2'h3)) begin
      facts = about__3__q;
      after = threads_left__3__q;
    end
    if ((!after[0])) begin
      thread = 2'h3;
      if (after[2]) begin
        thread = 2'h2;
      end
      if (after[1]) begin
        thread = 2'h1;
      end
    end
    case (facts[5:4])
      2'h0: begin
        value = kept_words__0__read_data;
      end
      2'h1: begin
        value = kept_words__1__read_data;
      end
      2'h2: begin
        value = kept_words__2__read_data;
      end
      default: begin
        value = kept_words__3__read_data;
      end
    endcase
    operands__read_address = ({{2'h0, worker} << 32'h2} | {2'h0, thread});
    operands2__read_address = ({{2'h0, worker} << 32'h2} | {2'h0, thread});
    alu__start = working;
    alu__chain = 1'h0;
    alu__op = facts[3:0];
    alu__a = value;
    alu__b = operands__read_data;
    alu__k = operands2__read_data;
    seen__0__write_enable = (working & (thread == 2'h0));
    seen__0__write_address = worker;
    seen__0__write_data = value;
    seen__0__read_address = speaker;
    seen__1__write_enable = (working & (thread == 2'h1));
    seen__1__write_address = worker;
    seen__1__write_data = value;
    seen__1__read_address = speaker;
    seen__2__write_enable = (working & (thread == 2'h2));
    seen__2__write_address = worker;
    seen__2__write_data = value;
    seen__2__read_address = speaker;
    seen__3__write_enable = (working & (thread == 2'h3));
    seen__3__write_address = worker;
    seen__3__write_data = value;
    seen__3__read_address = speaker;
    if (working) begin
      if ((worker == 2'h0)) begin
        state__0__d = 3'h3;
        threads_left__0__d = (after & {after - 4'h1});
      end
      if ((worker == 2'h1)) begin
        state__1__d = 3'h3;
        threads_left__1__d = (after & {after - 4'h1});
      end
      if ((worker == 2'h2)) begin
        state__2__d = 3'h3;
        threads_left__2__d = (after & {after - 4'h1});
      end
      if ((worker == 2'h3)) begin
        state__3__d = 3'h3;
        threads_left__3__d = (after & {after - 4'h1});
      end
    end
    if (flush) begin
      kept_now = 4'h0;
    end
    kept__d = kept_now;
    rsp_valid = (ans_valid & (!own_reply));
    rsp_tag = ans_tag;
    rsp_data__0 = ans_data__0;
    rsp_data__1 = ans_data__1;
    rsp_data__2 = ans_data__2;
    rsp_data__3 = ans_data__3;
    if ((any_speaker & ((!ans_valid) | own_reply))) begin
      rsp_valid = 1'h1;
      rsp_data__0 = seen__0__read_data;
      if ((speaker == 2'h0)) begin
        facts = about__0__q;
        state__0__d = 3'h0;
      end
      rsp_data__1 = seen__1__read_data;
      if ((speaker == 2'h1)) begin
        facts = about__1__q;
        state__1__d = 3'h0;
      end
      rsp_data__2 = seen__2__read_data;
      if ((speaker == 2'h2)) begin
        facts = about__2__q;
        state__2__d = 3'h0;
      end
      rsp_data__3 = seen__3__read_data;
      if ((speaker == 2'h3)) begin
        facts = about__3__q;
        state__3__d = 3'h0;
      end
      rsp_tag = facts[18:6];
    end
  end
  always @(posedge clock) begin
    state__0__q <= state__0__d;
    state__1__q <= state__1__d;
    state__2__q <= state__2__d;
    state__3__q <= state__3__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    threads_left__0__q <= threads_left__0__d;
    threads_left__1__q <= threads_left__1__d;
    threads_left__2__q <= threads_left__2__d;
    threads_left__3__q <= threads_left__3__d;
    open__q <= open__d;
    opened__q <= opened__d;
    valid__q <= valid__d;
    write__q <= write__d;
    address__q <= address__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    mask__q <= mask__d;
    tag__q <= tag__d;
    kept__q <= kept__d;
    turn__q <= turn__d;
  end
  bases_3 operands (
    .clock(clock),
    .read_address(operands__read_address),
    .read_data(operands__read_data),
    .write_enable(operands__write_enable),
    .write_address(operands__write_address),
    .write_data(operands__write_data)
  );
  bases_3 operands2 (
    .clock(clock),
    .read_address(operands2__read_address),
    .read_data(operands2__read_data),
    .write_enable(operands2__write_enable),
    .write_address(operands2__write_address),
    .write_data(operands2__write_data)
  );
  low_words seen__0 (
    .clock(clock),
    .read_address(seen__0__read_address),
    .read_data(seen__0__read_data),
    .write_enable(seen__0__write_enable),
    .write_address(seen__0__write_address),
    .write_data(seen__0__write_data)
  );
  low_words seen__1 (
    .clock(clock),
    .read_address(seen__1__read_address),
    .read_data(seen__1__read_data),
    .write_enable(seen__1__write_enable),
    .write_address(seen__1__write_address),
    .write_data(seen__1__write_data)
  );
  low_words seen__2 (
    .clock(clock),
    .read_address(seen__2__read_address),
    .read_data(seen__2__read_data),
    .write_enable(seen__2__write_enable),
    .write_address(seen__2__write_address),
    .write_data(seen__2__write_data)
  );
  low_words seen__3 (
    .clock(clock),
    .read_address(seen__3__read_address),
    .read_data(seen__3__read_data),
    .write_enable(seen__3__write_enable),
    .write_address(seen__3__write_address),
    .write_data(seen__3__write_data)
  );
  alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
  low_words kept_words__0 (
    .clock(clock),
    .read_address(kept_words__0__read_address),
    .read_data(kept_words__0__read_data),
    .write_enable(kept_words__0__write_enable),
    .write_address(kept_words__0__write_address),
    .write_data(kept_words__0__write_data)
  );
  low_words kept_words__1 (
    .clock(clock),
    .read_address(kept_words__1__read_address),
    .read_data(kept_words__1__read_data),
    .write_enable(kept_words__1__write_enable),
    .write_address(kept_words__1__write_address),
    .write_data(kept_words__1__write_data)
  );
  low_words kept_words__2 (
    .clock(clock),
    .read_address(kept_words__2__read_address),
    .read_data(kept_words__2__read_data),
    .write_enable(kept_words__2__write_enable),
    .write_address(kept_words__2__write_address),
    .write_data(kept_words__2__write_data)
  );
  low_words kept_words__3 (
    .clock(clock),
    .read_address(kept_words__3__read_address),
    .read_data(kept_words__3__read_data),
    .write_enable(kept_words__3__write_enable),
    .write_address(kept_words__3__write_address),
    .write_data(kept_words__3__write_data)
  );
endmodule

module shader_core_nano (
  input wire clock,
  input wire start,
  input wire [19:0] entry_pc,
  input wire [7:0] launch_wait,
  input wire [15:0] grid_width,
  input wire [15:0] grid_height,
  input wire linear,
  input wire [23:0] grid_threads,
  input wire implicit_fences,
  input wire [1:0] stage_type,
  input wire [32:0] bonuses,
  input wire [19:0] thresholds,
  input wire [6:0] footprint,
  input wire [27:0] program_base,
  input wire [19:0] program_length,
  input wire [27:0] descriptor_base,
  input wire [27:0] memory_lines,
  input wire [8:0] group_warps,
  input wire together,
  input wire [12:0] shared_words,
  input wire [2:0] counter_unit,
  input wire [4:0] counter_select,
  output reg [31:0] counter_value,
  output reg done,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [12:0] req_tag,
  input wire rsp_valid,
  input wire [12:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg trace_valid__0,
  output reg [1:0] trace_warp__0,
  output reg [19:0] trace_pc__0,
  output reg [3:0] trace_active__0,
  output reg [3:0] trace_live__0,
  output reg [3:0] trace_hold__0,
  output reg [3:0] trace_eligible__0,
  output reg trace_reorderable__0,
  output reg trace_result__0,
  output reg [1:0] trace_result_warp__0,
  output reg [2:0] trace_result_slot__0,
  output reg trace_store__0,
  output reg [1:0] trace_store_warp__0,
  output reg [2:0] trace_store_slot__0
);
  localparam single = 1'h1;
  reg [2:0] shown;
  reg dispatcher__start;
  reg [15:0] dispatcher__grid_width;
  reg [15:0] dispatcher__grid_height;
  reg dispatcher__linear;
  reg [23:0] dispatcher__grid_threads;
  reg [6:0] dispatcher__footprint;
  reg dispatcher__free_valid__0;
  reg [1:0] dispatcher__free_warp__0;
  reg [8:0] dispatcher__group_warps;
  reg dispatcher__together;
  reg dispatcher__group_ready__0;
  reg dispatcher__launch_ready;
  wire dispatcher__launch_valid__0;
  wire [1:0] dispatcher__launch_warp;
  wire [23:0] dispatcher__launch_id;
  wire [15:0] dispatcher__launch_x;
  wire [15:0] dispatcher__launch_y;
  wire [5:0] dispatcher__launch_tile;
  wire [3:0] dispatcher__launch_mask;
  wire [11:0] dispatcher__launch_base;
  wire [23:0] dispatcher__launch_workgroup;
  wire dispatcher__launch_first;
  wire dispatcher__group_open__0;
  wire [3:0] dispatcher__busy__0;
  wire [12:0] dispatcher__registers_free__0;
  wire dispatcher__done;
  reg unit__0__start;
  reg [19:0] unit__0__entry_pc;
  reg [7:0] unit__0__launch_wait;
  reg unit__0__linear;
  reg unit__0__implicit_fences;
  reg [1:0] unit__0__stage_type;
  reg [32:0] unit__0__bonuses;
  reg [19:0] unit__0__thresholds;
  reg [6:0] unit__0__footprint;
  reg [27:0] unit__0__program_base;
  reg [19:0] unit__0__program_length;
  reg [27:0] unit__0__memory_lines;
  reg [12:0] unit__0__shared_words;
  reg [4:0] unit__0__counter_select;
  wire [31:0] unit__0__counter_value;
  reg unit__0__running;
  reg [2:0] unit__0__count_lookup;
  reg unit__0__count_texture_miss;
  wire unit__0__fault_valid;
  wire [3:0] unit__0__fault_cause;
  wire [23:0] unit__0__fault_warp;
  wire [19:0] unit__0__fault_pc;
  reg unit__0__launch_valid;
  reg [1:0] unit__0__launch_warp;
  reg [23:0] unit__0__launch_id;
  reg [15:0] unit__0__launch_x;
  reg [15:0] unit__0__launch_y;
  reg [5:0] unit__0__launch_tile;
  reg [3:0] unit__0__launch_mask;
  reg [11:0] unit__0__launch_base;
  reg [23:0] unit__0__launch_workgroup;
  reg unit__0__launch_first;
  reg unit__0__group_open;
  reg [3:0] unit__0__busy;
  wire unit__0__group_ready;
  wire unit__0__free_valid;
  wire [1:0] unit__0__free_warp;
  reg unit__0__tex_room;
  wire unit__0__tex_valid;
  reg unit__0__tex_ready;
  wire unit__0__tex_kind;
  wire [1:0] unit__0__tex_warp;
  wire [5:0] unit__0__tex_rd;
  wire [2:0] unit__0__tex_slot;
  wire [3:0] unit__0__tex_mask;
  wire [3:0] unit__0__tex_channels;
  wire [3:0] unit__0__tex_texture;
  wire [31:0] unit__0__tex_u__0;
  wire [31:0] unit__0__tex_u__1;
  wire [31:0] unit__0__tex_u__2;
  wire [31:0] unit__0__tex_u__3;
  wire [31:0] unit__0__tex_v__0;
  wire [31:0] unit__0__tex_v__1;
  wire [31:0] unit__0__tex_v__2;
  wire [31:0] unit__0__tex_v__3;
  reg unit__0__texel_valid;
  wire unit__0__texel_ready;
  reg [1:0] unit__0__texel_warp;
  reg [5:0] unit__0__texel_rd;
  reg [3:0] unit__0__texel_mask;
  reg [31:0] unit__0__texel_data__0;
  reg [31:0] unit__0__texel_data__1;
  reg [31:0] unit__0__texel_data__2;
  reg [31:0] unit__0__texel_data__3;
  reg unit__0__texel_last;
  reg [2:0] unit__0__texel_slot;
  wire unit__0__req_valid;
  reg unit__0__req_ready;
  wire unit__0__req_write;
  wire unit__0__req_atomic;
  wire [3:0] unit__0__req_aop;
  wire [1:0] unit__0__req_word;
  wire [27:0] unit__0__req_address;
  wire [31:0] unit__0__req_data__0;
  wire [31:0] unit__0__req_data__1;
  wire [31:0] unit__0__req_data__2;
  wire [31:0] unit__0__req_data__3;
  wire [15:0] unit__0__req_mask;
  wire [7:0] unit__0__req_tag;
  reg unit__0__rsp_valid;
  reg [7:0] unit__0__rsp_tag;
  reg [31:0] unit__0__rsp_data__0;
  reg [31:0] unit__0__rsp_data__1;
  reg [31:0] unit__0__rsp_data__2;
  reg [31:0] unit__0__rsp_data__3;
  wire unit__0__trace_valid;
  wire [1:0] unit__0__trace_warp;
  wire [19:0] unit__0__trace_pc;
  wire [3:0] unit__0__trace_live;
  wire [3:0] unit__0__trace_hold;
  wire [3:0] unit__0__trace_eligible;
  wire unit__0__trace_reorderable;
  wire [3:0] unit__0__trace_active;
  wire unit__0__trace_result;
  wire [1:0] unit__0__trace_result_warp;
  wire [2:0] unit__0__trace_result_slot;
  wire unit__0__trace_store;
  wire [1:0] unit__0__trace_store_warp;
  wire [2:0] unit__0__trace_store_slot;
  reg texture_switch__unit_valid__0;
  wire texture_switch__unit_ready__0;
  reg texture_switch__unit_kind__0;
  reg [1:0] texture_switch__unit_warp__0;
  reg [5:0] texture_switch__unit_rd__0;
  reg [2:0] texture_switch__unit_slot__0;
  reg [3:0] texture_switch__unit_mask__0;
  reg [3:0] texture_switch__unit_channels__0;
  reg [3:0] texture_switch__unit_texture__0;
  reg [31:0] texture_switch__unit_u__0;
  reg [31:0] texture_switch__unit_u__1;
  reg [31:0] texture_switch__unit_u__2;
  reg [31:0] texture_switch__unit_u__3;
  reg [31:0] texture_switch__unit_v__0;
  reg [31:0] texture_switch__unit_v__1;
  reg [31:0] texture_switch__unit_v__2;
  reg [31:0] texture_switch__unit_v__3;
  wire texture_switch__req_valid;
  reg texture_switch__req_ready;
  wire texture_switch__req_kind;
  wire [1:0] texture_switch__req_warp;
  wire [5:0] texture_switch__req_rd;
  wire [2:0] texture_switch__req_slot;
  wire [3:0] texture_switch__req_mask;
  wire [3:0] texture_switch__req_channels;
  wire [3:0] texture_switch__req_texture;
  wire [31:0] texture_switch__req_u__0;
  wire [31:0] texture_switch__req_u__1;
  wire [31:0] texture_switch__req_u__2;
  wire [31:0] texture_switch__req_u__3;
  wire [31:0] texture_switch__req_v__0;
  wire [31:0] texture_switch__req_v__1;
  wire [31:0] texture_switch__req_v__2;
  wire [31:0] texture_switch__req_v__3;
  reg texture_switch__wb_valid;
  reg [1:0] texture_switch__wb_warp;
  wire texture_switch__wb_ready;
  wire texture_switch__texel_valid__0;
  wire [1:0] texture_switch__texel_warp;
  reg texture_switch__texel_ready__0;
  reg texture__flush;
  reg texture__req_valid;
  reg texture__req_kind;
  reg [1:0] texture__req_warp;
  reg [5:0] texture__req_rd;
  reg [2:0] texture__req_slot;
  reg [3:0] texture__req_mask;
  reg [3:0] texture__req_channels;
  reg [3:0] texture__req_texture;
  reg [31:0] texture__req_u__0;
  reg [31:0] texture__req_u__1;
  reg [31:0] texture__req_u__2;
  reg [31:0] texture__req_u__3;
  reg [31:0] texture__req_v__0;
  reg [31:0] texture__req_v__1;
  reg [31:0] texture__req_v__2;
  reg [31:0] texture__req_v__3;
  reg [27:0] texture__descriptor_base;
  wire texture__req_ready;
  wire texture__wb_valid;
  reg texture__wb_ready;
  wire [1:0] texture__wb_warp;
  wire [5:0] texture__wb_rd;
  wire [3:0] texture__wb_mask;
  wire [31:0] texture__wb_data__0;
  wire [31:0] texture__wb_data__1;
  wire [31:0] texture__wb_data__2;
  wire [31:0] texture__wb_data__3;
  wire texture__wb_last;
  wire [2:0] texture__wb_slot;
  wire texture__mem_valid;
  reg texture__mem_ready;
  wire [27:0] texture__mem_address;
  wire [5:0] texture__mem_tag;
  reg texture__rsp_valid;
  reg [5:0] texture__rsp_tag;
  reg [31:0] texture__rsp_data__0;
  reg [31:0] texture__rsp_data__1;
  reg [31:0] texture__rsp_data__2;
  reg [31:0] texture__rsp_data__3;
  wire [2:0] texture__count_lookup;
  wire texture__count_miss;
  reg memory_switch__unit_valid__0;
  wire memory_switch__unit_ready__0;
  reg memory_switch__unit_write__0;
  reg memory_switch__unit_atomic__0;
  reg [3:0] memory_switch__unit_aop__0;
  reg [1:0] memory_switch__unit_word__0;
  reg [27:0] memory_switch__unit_address__0;
  reg [31:0] memory_switch__unit_data__0;
  reg [31:0] memory_switch__unit_data__1;
  reg [31:0] memory_switch__unit_data__2;
  reg [31:0] memory_switch__unit_data__3;
  reg [15:0] memory_switch__unit_mask__0;
  reg [7:0] memory_switch__unit_tag__0;
  reg memory_switch__texture_valid;
  wire memory_switch__texture_ready;
  reg [27:0] memory_switch__texture_address;
  reg [5:0] memory_switch__texture_tag;
  wire memory_switch__req_valid;
  reg memory_switch__req_ready;
  wire memory_switch__req_write;
  wire memory_switch__req_atomic;
  wire [3:0] memory_switch__req_aop;
  wire [1:0] memory_switch__req_word;
  wire [27:0] memory_switch__req_address;
  wire [31:0] memory_switch__req_data__0;
  wire [31:0] memory_switch__req_data__1;
  wire [31:0] memory_switch__req_data__2;
  wire [31:0] memory_switch__req_data__3;
  wire [15:0] memory_switch__req_mask;
  wire [12:0] memory_switch__req_tag;
  reg memory_switch__rsp_valid;
  reg [12:0] memory_switch__rsp_tag;
  wire memory_switch__unit_rsp__0;
  wire memory_switch__texture_rsp;
  wire [7:0] memory_switch__client_tag;
  reg atomic_unit__req_valid;
  wire atomic_unit__req_ready;
  reg atomic_unit__req_write;
  reg atomic_unit__req_atomic;
  reg [3:0] atomic_unit__req_aop;
  reg [1:0] atomic_unit__req_word;
  reg [27:0] atomic_unit__req_address;
  reg [31:0] atomic_unit__req_data__0;
  reg [31:0] atomic_unit__req_data__1;
  reg [31:0] atomic_unit__req_data__2;
  reg [31:0] atomic_unit__req_data__3;
  reg [15:0] atomic_unit__req_mask;
  reg [12:0] atomic_unit__req_tag;
  wire atomic_unit__rsp_valid;
  wire [12:0] atomic_unit__rsp_tag;
  wire [31:0] atomic_unit__rsp_data__0;
  wire [31:0] atomic_unit__rsp_data__1;
  wire [31:0] atomic_unit__rsp_data__2;
  wire [31:0] atomic_unit__rsp_data__3;
  wire atomic_unit__mem_valid;
  reg atomic_unit__mem_ready;
  wire atomic_unit__mem_write;
  wire [27:0] atomic_unit__mem_address;
  wire [31:0] atomic_unit__mem_data__0;
  wire [31:0] atomic_unit__mem_data__1;
  wire [31:0] atomic_unit__mem_data__2;
  wire [31:0] atomic_unit__mem_data__3;
  wire [15:0] atomic_unit__mem_mask;
  wire [12:0] atomic_unit__mem_tag;
  reg atomic_unit__ans_valid;
  reg [12:0] atomic_unit__ans_tag;
  reg [31:0] atomic_unit__ans_data__0;
  reg [31:0] atomic_unit__ans_data__1;
  reg [31:0] atomic_unit__ans_data__2;
  reg [31:0] atomic_unit__ans_data__3;
  reg atomic_unit__flush;
  reg faulted__d;
  reg faulted__q = 1'h0;
  reg [2:0] culprit__d;
  reg [2:0] culprit__q = 3'h0;
  always @(*) begin
    faulted__d = faulted__q;
    culprit__d = culprit__q;
    dispatcher__start = start;
    dispatcher__grid_width = grid_width;
    dispatcher__grid_height = grid_height;
    dispatcher__linear = linear;
    dispatcher__grid_threads = grid_threads;
    dispatcher__footprint = footprint;
    dispatcher__launch_ready = 1'h1;
    dispatcher__group_warps = group_warps;
    dispatcher__together = together;
    done = (dispatcher__done & (!atomic_unit__mem_valid));
    unit__0__start = start;
    unit__0__entry_pc = entry_pc;
    unit__0__launch_wait = launch_wait;
    unit__0__linear = linear;
    unit__0__implicit_fences = implicit_fences;
    unit__0__stage_type = stage_type;
    unit__0__bonuses = bonuses;
    unit__0__thresholds = thresholds;
    unit__0__footprint = footprint;
    unit__0__program_base = program_base;
    unit__0__program_length = program_length;
    unit__0__memory_lines = memory_lines;
    unit__0__shared_words = shared_words;
    unit__0__counter_select = counter_select;
    unit__0__launch_valid = dispatcher__launch_valid__0;
    unit__0__launch_warp = dispatcher__launch_warp;
    unit__0__launch_id = dispatcher__launch_id;
    unit__0__launch_x = dispatcher__launch_x;
    unit__0__launch_y = dispatcher__launch_y;
    unit__0__launch_tile = dispatcher__launch_tile;
    unit__0__launch_mask = dispatcher__launch_mask;
    unit__0__launch_base = dispatcher__launch_base;
    unit__0__launch_workgroup = dispatcher__launch_workgroup;
    unit__0__launch_first = (dispatcher__launch_first & dispatcher__launch_valid__0);
    unit__0__group_open = dispatcher__group_open__0;
    unit__0__busy = dispatcher__busy__0;
    dispatcher__group_ready__0 = unit__0__group_ready;
    dispatcher__free_valid__0 = unit__0__free_valid;
    dispatcher__free_warp__0 = unit__0__free_warp;
    unit__0__running = 1'h0;
    unit__0__count_lookup = 3'h0;
    unit__0__count_texture_miss = 1'h0;
    unit__0__tex_room = texture__req_ready;
    texture_switch__unit_valid__0 = unit__0__tex_valid;
    unit__0__tex_ready = texture_switch__unit_ready__0;
    texture_switch__unit_kind__0 = unit__0__tex_kind;
    texture_switch__unit_warp__0 = unit__0__tex_warp;
    texture_switch__unit_rd__0 = unit__0__tex_rd;
    texture_switch__unit_slot__0 = unit__0__tex_slot;
    texture_switch__unit_mask__0 = unit__0__tex_mask;
    texture_switch__unit_channels__0 = unit__0__tex_channels;
    texture_switch__unit_texture__0 = unit__0__tex_texture;
    unit__0__texel_valid = texture_switch__texel_valid__0;
    texture_switch__texel_ready__0 = unit__0__texel_ready;
    unit__0__texel_warp = texture_switch__texel_warp;
    unit__0__texel_rd = texture__wb_rd;
    unit__0__texel_mask = texture__wb_mask;
    unit__0__texel_last = texture__wb_last;
    unit__0__texel_slot = texture__wb_slot;
    unit__0__texel_data__0 = texture__wb_data__0;
    unit__0__texel_data__1 = texture__wb_data__1;
    unit__0__texel_data__2 = texture__wb_data__2;
    unit__0__texel_data__3 = texture__wb_data__3;
    memory_switch__unit_valid__0 = unit__0__req_valid;
    unit__0__req_ready = memory_switch__unit_ready__0;
    memory_switch__unit_write__0 = unit__0__req_write;
    memory_switch__unit_atomic__0 = unit__0__req_atomic;
    memory_switch__unit_aop__0 = unit__0__req_aop;
    memory_switch__unit_word__0 = unit__0__req_word;
    memory_switch__unit_address__0 = unit__0__req_address;
    memory_switch__unit_mask__0 = unit__0__req_mask;
    memory_switch__unit_tag__0 = unit__0__req_tag;
    unit__0__rsp_valid = memory_switch__unit_rsp__0;
    unit__0__rsp_tag = memory_switch__client_tag;
    unit__0__rsp_data__0 = atomic_unit__rsp_data__0;
    unit__0__rsp_data__1 = atomic_unit__rsp_data__1;
    unit__0__rsp_data__2 = atomic_unit__rsp_data__2;
    unit__0__rsp_data__3 = atomic_unit__rsp_data__3;
    texture_switch__unit_u__0 = unit__0__tex_u__0;
    texture_switch__unit_v__0 = unit__0__tex_v__0;
    memory_switch__unit_data__0 = unit__0__req_data__0;
    texture_switch__unit_u__1 = unit__0__tex_u__1;
    texture_switch__unit_v__1 = unit__0__tex_v__1;
    memory_switch__unit_data__1 = unit__0__req_data__1;
    texture_switch__unit_u__2 = unit__0__tex_u__2;
    texture_switch__unit_v__2 = unit__0__tex_v__2;
    memory_switch__unit_data__2 = unit__0__req_data__2;
    texture_switch__unit_u__3 = unit__0__tex_u__3;
    texture_switch__unit_v__3 = unit__0__tex_v__3;
    memory_switch__unit_data__3 = unit__0__req_data__3;
    trace_valid__0 = unit__0__trace_valid;
    trace_warp__0 = unit__0__trace_warp;
    trace_pc__0 = unit__0__trace_pc;
    trace_active__0 = unit__0__trace_active;
    trace_live__0 = unit__0__trace_live;
    trace_hold__0 = unit__0__trace_hold;
    trace_eligible__0 = unit__0__trace_eligible;
    trace_reorderable__0 = unit__0__trace_reorderable;
    trace_result__0 = unit__0__trace_result;
    trace_result_warp__0 = unit__0__trace_result_warp;
    trace_result_slot__0 = unit__0__trace_result_slot;
    trace_store__0 = unit__0__trace_store;
    trace_store_warp__0 = unit__0__trace_store_warp;
    trace_store_slot__0 = unit__0__trace_store_slot;
    unit__0__running = (!dispatcher__done);
    unit__0__count_lookup = texture__count_lookup;
    unit__0__count_texture_miss = texture__count_miss;
    shown = culprit__q;
    fault_valid = 1'h0;
    fault_cause = unit__0__fault_cause;
    fault_warp = unit__0__fault_warp;
    fault_pc = unit__0__fault_pc;
    counter_value = unit__0__counter_value;
    if (unit__0__fault_valid) begin
      fault_valid = 1'h1;
      if ((!faulted__q)) begin
        faulted__d = 1'h1;
        shown = 3'h0;
      end
    end
    culprit__d = shown;
    if ((shown == 3'h0)) begin
      fault_cause = unit__0__fault_cause;
      fault_warp = unit__0__fault_warp;
      fault_pc = unit__0__fault_pc;
    end
    if ((counter_unit == 3'h0)) begin
      counter_value = unit__0__counter_value;
    end
    if (start) begin
      faulted__d = 1'h0;
      culprit__d = 3'h0;
    end
    texture__flush = start;
    texture__descriptor_base = descriptor_base;
    texture__req_valid = (texture_switch__req_valid & (texture__req_ready | single));
    texture_switch__req_ready = (texture__req_ready | single);
    texture__req_kind = texture_switch__req_kind;
    texture__req_warp = texture_switch__req_warp;
    texture__req_rd = texture_switch__req_rd;
    texture__req_slot = texture_switch__req_slot;
    texture__req_mask = texture_switch__req_mask;
    texture__req_channels = texture_switch__req_channels;
    texture__req_texture = texture_switch__req_texture;
    texture_switch__wb_valid = texture__wb_valid;
    texture_switch__wb_warp = texture__wb_warp;
    texture__wb_ready = texture_switch__wb_ready;
    texture__mem_ready = memory_switch__texture_ready;
    texture__rsp_valid = memory_switch__texture_rsp;
    texture__rsp_tag = memory_switch__client_tag[5:0];
    memory_switch__texture_valid = texture__mem_valid;
    memory_switch__texture_address = texture__mem_address;
    memory_switch__texture_tag = texture__mem_tag;
    memory_switch__req_ready = atomic_unit__req_ready;
    memory_switch__rsp_valid = atomic_unit__rsp_valid;
    memory_switch__rsp_tag = atomic_unit__rsp_tag;
    atomic_unit__flush = start;
    atomic_unit__req_valid = memory_switch__req_valid;
    atomic_unit__req_write = memory_switch__req_write;
    atomic_unit__req_atomic = memory_switch__req_atomic;
    atomic_unit__req_aop = memory_switch__req_aop;
    atomic_unit__req_word = memory_switch__req_word;
    atomic_unit__req_address = memory_switch__req_address;
    atomic_unit__req_mask = memory_switch__req_mask;
    atomic_unit__req_tag = memory_switch__req_tag;
    atomic_unit__mem_ready = req_ready;
    atomic_unit__ans_valid = rsp_valid;
    atomic_unit__ans_tag = rsp_tag;
    req_valid = atomic_unit__mem_valid;
    req_write = atomic_unit__mem_write;
    req_address = atomic_unit__mem_address;
    req_mask = atomic_unit__mem_mask;
    req_tag = atomic_unit__mem_tag;
    texture__req_u__0 = texture_switch__req_u__0;
    texture__req_v__0 = texture_switch__req_v__0;
    texture__rsp_data__0 = atomic_unit__rsp_data__0;
    atomic_unit__req_data__0 = memory_switch__req_data__0;
    atomic_unit__ans_data__0 = rsp_data__0;
    req_data__0 = atomic_unit__mem_data__0;
    texture__req_u__1 = texture_switch__req_u__1;
    texture__req_v__1 = texture_switch__req_v__1;
    texture__rsp_data__1 = atomic_unit__rsp_data__1;
    atomic_unit__req_data__1 = memory_switch__req_data__1;
    atomic_unit__ans_data__1 = rsp_data__1;
    req_data__1 = atomic_unit__mem_data__1;
    texture__req_u__2 = texture_switch__req_u__2;
    texture__req_v__2 = texture_switch__req_v__2;
    texture__rsp_data__2 = atomic_unit__rsp_data__2;
    atomic_unit__req_data__2 = memory_switch__req_data__2;
    atomic_unit__ans_data__2 = rsp_data__2;
    req_data__2 = atomic_unit__mem_data__2;
    texture__req_u__3 = texture_switch__req_u__3;
    texture__req_v__3 = texture_switch__req_v__3;
    texture__rsp_data__3 = atomic_unit__rsp_data__3;
    atomic_unit__req_data__3 = memory_switch__req_data__3;
    atomic_unit__ans_data__3 = rsp_data__3;
    req_data__3 = atomic_unit__mem_data__3;
  end
  always @(posedge clock) begin
    faulted__q <= faulted__d;
    culprit__q <= culprit__d;
  end
  dispatcher dispatcher (
    .clock(clock),
    .start(dispatcher__start),
    .grid_width(dispatcher__grid_width),
    .grid_height(dispatcher__grid_height),
    .linear(dispatcher__linear),
    .grid_threads(dispatcher__grid_threads),
    .footprint(dispatcher__footprint),
    .free_valid__0(dispatcher__free_valid__0),
    .free_warp__0(dispatcher__free_warp__0),
    .group_warps(dispatcher__group_warps),
    .together(dispatcher__together),
    .group_ready__0(dispatcher__group_ready__0),
    .launch_ready(dispatcher__launch_ready),
    .launch_valid__0(dispatcher__launch_valid__0),
    .launch_warp(dispatcher__launch_warp),
    .launch_id(dispatcher__launch_id),
    .launch_x(dispatcher__launch_x),
    .launch_y(dispatcher__launch_y),
    .launch_tile(dispatcher__launch_tile),
    .launch_mask(dispatcher__launch_mask),
    .launch_base(dispatcher__launch_base),
    .launch_workgroup(dispatcher__launch_workgroup),
    .launch_first(dispatcher__launch_first),
    .group_open__0(dispatcher__group_open__0),
    .busy__0(dispatcher__busy__0),
    .registers_free__0(dispatcher__registers_free__0),
    .done(dispatcher__done)
  );
  unit unit__0 (
    .clock(clock),
    .start(unit__0__start),
    .entry_pc(unit__0__entry_pc),
    .launch_wait(unit__0__launch_wait),
    .linear(unit__0__linear),
    .implicit_fences(unit__0__implicit_fences),
    .stage_type(unit__0__stage_type),
    .bonuses(unit__0__bonuses),
    .thresholds(unit__0__thresholds),
    .footprint(unit__0__footprint),
    .program_base(unit__0__program_base),
    .program_length(unit__0__program_length),
    .memory_lines(unit__0__memory_lines),
    .shared_words(unit__0__shared_words),
    .counter_select(unit__0__counter_select),
    .counter_value(unit__0__counter_value),
    .running(unit__0__running),
    .count_lookup(unit__0__count_lookup),
    .count_texture_miss(unit__0__count_texture_miss),
    .fault_valid(unit__0__fault_valid),
    .fault_cause(unit__0__fault_cause),
    .fault_warp(unit__0__fault_warp),
    .fault_pc(unit__0__fault_pc),
    .launch_valid(unit__0__launch_valid),
    .launch_warp(unit__0__launch_warp),
    .launch_id(unit__0__launch_id),
    .launch_x(unit__0__launch_x),
    .launch_y(unit__0__launch_y),
    .launch_tile(unit__0__launch_tile),
    .launch_mask(unit__0__launch_mask),
    .launch_base(unit__0__launch_base),
    .launch_workgroup(unit__0__launch_workgroup),
    .launch_first(unit__0__launch_first),
    .group_open(unit__0__group_open),
    .busy(unit__0__busy),
    .group_ready(unit__0__group_ready),
    .free_valid(unit__0__free_valid),
    .free_warp(unit__0__free_warp),
    .tex_room(unit__0__tex_room),
    .tex_valid(unit__0__tex_valid),
    .tex_ready(unit__0__tex_ready),
    .tex_kind(unit__0__tex_kind),
    .tex_warp(unit__0__tex_warp),
    .tex_rd(unit__0__tex_rd),
    .tex_slot(unit__0__tex_slot),
    .tex_mask(unit__0__tex_mask),
    .tex_channels(unit__0__tex_channels),
    .tex_texture(unit__0__tex_texture),
    .tex_u__0(unit__0__tex_u__0),
    .tex_u__1(unit__0__tex_u__1),
    .tex_u__2(unit__0__tex_u__2),
    .tex_u__3(unit__0__tex_u__3),
    .tex_v__0(unit__0__tex_v__0),
    .tex_v__1(unit__0__tex_v__1),
    .tex_v__2(unit__0__tex_v__2),
    .tex_v__3(unit__0__tex_v__3),
    .texel_valid(unit__0__texel_valid),
    .texel_ready(unit__0__texel_ready),
    .texel_warp(unit__0__texel_warp),
    .texel_rd(unit__0__texel_rd),
    .texel_mask(unit__0__texel_mask),
    .texel_data__0(unit__0__texel_data__0),
    .texel_data__1(unit__0__texel_data__1),
    .texel_data__2(unit__0__texel_data__2),
    .texel_data__3(unit__0__texel_data__3),
    .texel_last(unit__0__texel_last),
    .texel_slot(unit__0__texel_slot),
    .req_valid(unit__0__req_valid),
    .req_ready(unit__0__req_ready),
    .req_write(unit__0__req_write),
    .req_atomic(unit__0__req_atomic),
    .req_aop(unit__0__req_aop),
    .req_word(unit__0__req_word),
    .req_address(unit__0__req_address),
    .req_data__0(unit__0__req_data__0),
    .req_data__1(unit__0__req_data__1),
    .req_data__2(unit__0__req_data__2),
    .req_data__3(unit__0__req_data__3),
    .req_mask(unit__0__req_mask),
    .req_tag(unit__0__req_tag),
    .rsp_valid(unit__0__rsp_valid),
    .rsp_tag(unit__0__rsp_tag),
    .rsp_data__0(unit__0__rsp_data__0),
    .rsp_data__1(unit__0__rsp_data__1),
    .rsp_data__2(unit__0__rsp_data__2),
    .rsp_data__3(unit__0__rsp_data__3),
    .trace_valid(unit__0__trace_valid),
    .trace_warp(unit__0__trace_warp),
    .trace_pc(unit__0__trace_pc),
    .trace_live(unit__0__trace_live),
    .trace_hold(unit__0__trace_hold),
    .trace_eligible(unit__0__trace_eligible),
    .trace_reorderable(unit__0__trace_reorderable),
    .trace_active(unit__0__trace_active),
    .trace_result(unit__0__trace_result),
    .trace_result_warp(unit__0__trace_result_warp),
    .trace_result_slot(unit__0__trace_result_slot),
    .trace_store(unit__0__trace_store),
    .trace_store_warp(unit__0__trace_store_warp),
    .trace_store_slot(unit__0__trace_store_slot)
  );
  texture_switch texture_switch (
    .clock(clock),
    .unit_valid__0(texture_switch__unit_valid__0),
    .unit_ready__0(texture_switch__unit_ready__0),
    .unit_kind__0(texture_switch__unit_kind__0),
    .unit_warp__0(texture_switch__unit_warp__0),
    .unit_rd__0(texture_switch__unit_rd__0),
    .unit_slot__0(texture_switch__unit_slot__0),
    .unit_mask__0(texture_switch__unit_mask__0),
    .unit_channels__0(texture_switch__unit_channels__0),
    .unit_texture__0(texture_switch__unit_texture__0),
    .unit_u__0(texture_switch__unit_u__0),
    .unit_u__1(texture_switch__unit_u__1),
    .unit_u__2(texture_switch__unit_u__2),
    .unit_u__3(texture_switch__unit_u__3),
    .unit_v__0(texture_switch__unit_v__0),
    .unit_v__1(texture_switch__unit_v__1),
    .unit_v__2(texture_switch__unit_v__2),
    .unit_v__3(texture_switch__unit_v__3),
    .req_valid(texture_switch__req_valid),
    .req_ready(texture_switch__req_ready),
    .req_kind(texture_switch__req_kind),
    .req_warp(texture_switch__req_warp),
    .req_rd(texture_switch__req_rd),
    .req_slot(texture_switch__req_slot),
    .req_mask(texture_switch__req_mask),
    .req_channels(texture_switch__req_channels),
    .req_texture(texture_switch__req_texture),
    .req_u__0(texture_switch__req_u__0),
    .req_u__1(texture_switch__req_u__1),
    .req_u__2(texture_switch__req_u__2),
    .req_u__3(texture_switch__req_u__3),
    .req_v__0(texture_switch__req_v__0),
    .req_v__1(texture_switch__req_v__1),
    .req_v__2(texture_switch__req_v__2),
    .req_v__3(texture_switch__req_v__3),
    .wb_valid(texture_switch__wb_valid),
    .wb_warp(texture_switch__wb_warp),
    .wb_ready(texture_switch__wb_ready),
    .texel_valid__0(texture_switch__texel_valid__0),
    .texel_warp(texture_switch__texel_warp),
    .texel_ready__0(texture_switch__texel_ready__0)
  );
  texture texture (
    .clock(clock),
    .flush(texture__flush),
    .req_valid(texture__req_valid),
    .req_kind(texture__req_kind),
    .req_warp(texture__req_warp),
    .req_rd(texture__req_rd),
    .req_slot(texture__req_slot),
    .req_mask(texture__req_mask),
    .req_channels(texture__req_channels),
    .req_texture(texture__req_texture),
    .req_u__0(texture__req_u__0),
    .req_u__1(texture__req_u__1),
    .req_u__2(texture__req_u__2),
    .req_u__3(texture__req_u__3),
    .req_v__0(texture__req_v__0),
    .req_v__1(texture__req_v__1),
    .req_v__2(texture__req_v__2),
    .req_v__3(texture__req_v__3),
    .descriptor_base(texture__descriptor_base),
    .req_ready(texture__req_ready),
    .wb_valid(texture__wb_valid),
    .wb_ready(texture__wb_ready),
    .wb_warp(texture__wb_warp),
    .wb_rd(texture__wb_rd),
    .wb_mask(texture__wb_mask),
    .wb_data__0(texture__wb_data__0),
    .wb_data__1(texture__wb_data__1),
    .wb_data__2(texture__wb_data__2),
    .wb_data__3(texture__wb_data__3),
    .wb_last(texture__wb_last),
    .wb_slot(texture__wb_slot),
    .mem_valid(texture__mem_valid),
    .mem_ready(texture__mem_ready),
    .mem_address(texture__mem_address),
    .mem_tag(texture__mem_tag),
    .rsp_valid(texture__rsp_valid),
    .rsp_tag(texture__rsp_tag),
    .rsp_data__0(texture__rsp_data__0),
    .rsp_data__1(texture__rsp_data__1),
    .rsp_data__2(texture__rsp_data__2),
    .rsp_data__3(texture__rsp_data__3),
    .count_lookup(texture__count_lookup),
    .count_miss(texture__count_miss)
  );
  memory_switch memory_switch (
    .clock(clock),
    .unit_valid__0(memory_switch__unit_valid__0),
    .unit_ready__0(memory_switch__unit_ready__0),
    .unit_write__0(memory_switch__unit_write__0),
    .unit_atomic__0(memory_switch__unit_atomic__0),
    .unit_aop__0(memory_switch__unit_aop__0),
    .unit_word__0(memory_switch__unit_word__0),
    .unit_address__0(memory_switch__unit_address__0),
    .unit_data__0(memory_switch__unit_data__0),
    .unit_data__1(memory_switch__unit_data__1),
    .unit_data__2(memory_switch__unit_data__2),
    .unit_data__3(memory_switch__unit_data__3),
    .unit_mask__0(memory_switch__unit_mask__0),
    .unit_tag__0(memory_switch__unit_tag__0),
    .texture_valid(memory_switch__texture_valid),
    .texture_ready(memory_switch__texture_ready),
    .texture_address(memory_switch__texture_address),
    .texture_tag(memory_switch__texture_tag),
    .req_valid(memory_switch__req_valid),
    .req_ready(memory_switch__req_ready),
    .req_write(memory_switch__req_write),
    .req_atomic(memory_switch__req_atomic),
    .req_aop(memory_switch__req_aop),
    .req_word(memory_switch__req_word),
    .req_address(memory_switch__req_address),
    .req_data__0(memory_switch__req_data__0),
    .req_data__1(memory_switch__req_data__1),
    .req_data__2(memory_switch__req_data__2),
    .req_data__3(memory_switch__req_data__3),
    .req_mask(memory_switch__req_mask),
    .req_tag(memory_switch__req_tag),
    .rsp_valid(memory_switch__rsp_valid),
    .rsp_tag(memory_switch__rsp_tag),
    .unit_rsp__0(memory_switch__unit_rsp__0),
    .texture_rsp(memory_switch__texture_rsp),
    .client_tag(memory_switch__client_tag)
  );
  atomic_unit atomic_unit (
    .clock(clock),
    .req_valid(atomic_unit__req_valid),
    .req_ready(atomic_unit__req_ready),
    .req_write(atomic_unit__req_write),
    .req_atomic(atomic_unit__req_atomic),
    .req_aop(atomic_unit__req_aop),
    .req_word(atomic_unit__req_word),
    .req_address(atomic_unit__req_address),
    .req_data__0(atomic_unit__req_data__0),
    .req_data__1(atomic_unit__req_data__1),
    .req_data__2(atomic_unit__req_data__2),
    .req_data__3(atomic_unit__req_data__3),
    .req_mask(atomic_unit__req_mask),
    .req_tag(atomic_unit__req_tag),
    .rsp_valid(atomic_unit__rsp_valid),
    .rsp_tag(atomic_unit__rsp_tag),
    .rsp_data__0(atomic_unit__rsp_data__0),
    .rsp_data__1(atomic_unit__rsp_data__1),
    .rsp_data__2(atomic_unit__rsp_data__2),
    .rsp_data__3(atomic_unit__rsp_data__3),
    .mem_valid(atomic_unit__mem_valid),
    .mem_ready(atomic_unit__mem_ready),
    .mem_write(atomic_unit__mem_write),
    .mem_address(atomic_unit__mem_address),
    .mem_data__0(atomic_unit__mem_data__0),
    .mem_data__1(atomic_unit__mem_data__1),
    .mem_data__2(atomic_unit__mem_data__2),
    .mem_data__3(atomic_unit__mem_data__3),
    .mem_mask(atomic_unit__mem_mask),
    .mem_tag(atomic_unit__mem_tag),
    .ans_valid(atomic_unit__ans_valid),
    .ans_tag(atomic_unit__ans_tag),
    .ans_data__0(atomic_unit__ans_data__0),
    .ans_data__1(atomic_unit__ans_data__1),
    .ans_data__2(atomic_unit__ans_data__2),
    .ans_data__3(atomic_unit__ans_data__3),
    .flush(atomic_unit__flush)
  );
endmodule
