// dispatcher: walks the grid, accounts for registers, launches warps
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

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

module dispatcher (
  input wire clock,
  input wire start,
  input wire [15:0] grid_width,
  input wire [15:0] grid_height,
  input wire linear,
  input wire [23:0] grid_threads,
  input wire [6:0] footprint,
  input wire free_valid,
  input wire [2:0] free_warp,
  input wire [8:0] group_warps,
  input wire together,
  input wire group_ready,
  input wire launch_ready,
  output reg launch_valid,
  output reg [2:0] launch_warp,
  output reg [23:0] launch_id,
  output reg [15:0] launch_x,
  output reg [15:0] launch_y,
  output reg [5:0] launch_tile,
  output reg [3:0] launch_mask,
  output reg [11:0] launch_base,
  output reg [23:0] launch_workgroup,
  output reg launch_first,
  output reg group_open,
  output reg [7:0] busy,
  output reg [12:0] registers_free,
  output reg done
);
  localparam [12:0] total = 13'h100;
  localparam [7:0] one = 8'h1;
  localparam [2:0] last_slot = 3'h7;
  reg [15:0] x;
  reg [15:0] y;
  reg in_grid;
  reg [3:0] mask;
  reg found;
  reg [2:0] slot;
  reg [13:0] limit;
  reg [13:0] reach;
  reg [7:0] candidates;
  reg picked;
  reg go;
  reg step;
  reg [12:0] free;
  reg [7:0] slots;
  reg may;
  reg [8:0] vacancies;
  reg [8:0] change;
  reg grown;
  reg [7:0] used__d;
  reg [7:0] used__q = 8'h0;
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
  reg [12:0] spare__d;
  reg [12:0] spare__q = 13'h0;
  reg [23:0] group__d;
  reg [23:0] group__q = 24'h0;
  reg [8:0] place__d;
  reg [8:0] place__q = 9'h0;
  reg [8:0] vacant__d;
  reg [8:0] vacant__q = 9'h0;
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
    used__d = used__q;
    walking__d = walking__q;
    id__d = id__q;
    left__d = left__q;
    tile_x__d = tile_x__q;
    tile_y__d = tile_y__q;
    tile__d = tile__q;
    quad__d = quad__q;
    spare__d = spare__q;
    open__d = open__q;
    opening__d = opening__q;
    opened__d = opened__q;
    base__d = base__q;
    group__d = group__q;
    place__d = place__q;
    vacant__d = vacant__q;
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
        opened__d = {opened__q + 3'h1};
        if ((opened__q == last_slot)) begin
          opening__d = 1'h0;
        end
      end else begin
        opening__d = 1'h0;
      end
    end
    candidates = (open__q & {~used__q});
    found = (|candidates);
    slot = 3'h0;
    picked = 1'h0;
    if ((candidates[0] & (!picked))) begin
      slot = 3'h0;
      picked = 1'h1;
    end
    if ((candidates[1] & (!picked))) begin
      slot = 3'h1;
      picked = 1'h1;
    end
    if ((candidates[2] & (!picked))) begin
      slot = 3'h2;
      picked = 1'h1;
    end
    if ((candidates[3] & (!picked))) begin
      slot = 3'h3;
      picked = 1'h1;
    end
    if ((candidates[4] & (!picked))) begin
      slot = 3'h4;
      picked = 1'h1;
    end
    if ((candidates[5] & (!picked))) begin
      slot = 3'h5;
      picked = 1'h1;
    end
    if ((candidates[6] & (!picked))) begin
      slot = 3'h6;
      picked = 1'h1;
    end
    if ((candidates[7] & (!picked))) begin
      slot = 3'h7;
      picked = 1'h1;
    end
    bases__read_address = slot;
    may = found;
    if ((together & (!(|place__q)))) begin
      may = (group_ready & (vacant__q >= group_warps));
    end
    launch_valid = ((walking__q & in_grid) & may);
    launch_warp = slot;
    launch_id = id__q;
    launch_x = x;
    launch_y = y;
    launch_tile = tile__q;
    launch_mask = mask;
    launch_base = bases__read_data;
    go = (((walking__q & in_grid) & may) & launch_ready);
    launch_workgroup = group__q;
    launch_first = (go & (!(|place__q)));
    group_open = (walking__q & (|place__q));
    step = (go | (walking__q & (!in_grid)));
    free = spare__q;
    slots = used__q;
    if (free_valid) begin
      slots = (slots & {~{one << free_warp}});
      free = {free + {6'h0, footprint}};
    end
    change = 9'h0;
    if ((grown | free_valid)) begin
      change = 9'h1;
    end
    if ((grown & free_valid)) begin
      change = 9'h2;
    end
    if (go) begin
      change = 9'h1ff;
      if ((grown | free_valid)) begin
        change = 9'h0;
      end
      if ((grown & free_valid)) begin
        change = 9'h1;
      end
    end
    vacancies = {vacant__q + change};
    if (go) begin
      slots = (slots | {one << slot});
      free = {free - {6'h0, footprint}};
      id__d = {id__q + 24'h1};
    end
    if (step) begin
      place__d = {place__q + 9'h1};
      if (({place__q + 9'h1} == group_warps)) begin
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
      free = total;
      slots = 8'h0;
      group__d = 24'h0;
      place__d = 9'h0;
      vacancies = 9'h0;
      open__d = 8'h0;
      opening__d = 1'h1;
      opened__d = 3'h0;
      base__d = 14'h0;
    end
    used__d = slots;
    vacant__d = vacancies;
    spare__d = free;
    busy = used__q;
    registers_free = spare__q;
    done = ((!walking__q) & (!(|used__q)));
  end
  always @(posedge clock) begin
    used__q <= used__d;
    walking__q <= walking__d;
    id__q <= id__d;
    left__q <= left__d;
    tile_x__q <= tile_x__d;
    tile_y__q <= tile_y__d;
    tile__q <= tile__d;
    quad__q <= quad__d;
    spare__q <= spare__d;
    group__q <= group__d;
    place__q <= place__d;
    vacant__q <= vacant__d;
    open__q <= open__d;
    opening__q <= opening__d;
    opened__q <= opened__d;
    base__q <= base__d;
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
