// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_workgroups (
  input wire clock,
  input wire start,
  input wire [11:0] rows,
  input wire launch_valid,
  input wire [1:0] launch_warp,
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
  reg [1:0] place;
  reg [3:0] launched;
  reg [3:0] arrived;
  reg [3:0] members;
  reg [3:0] missing;
  reg closed;
  reg [3:0] passing;
  reg [3:0] vacated;
  reg [3:0] entered;
  reg [1:0] arrive_place;
  reg [1:0] free_place;
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
  reg [3:0] choice__candidates;
  wire choice__valid;
  wire [1:0] choice__index;
  wire [3:0] choice__chosen;
  reg [1:0] coming__d;
  reg [1:0] coming__q = 2'h0;
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
  reg [3:0] joined__d;
  reg [3:0] joined__q = 4'h0;
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
    current__d = current__q;
    place_of__0__d = place_of__0__q;
    place_of__1__d = place_of__1__q;
    place_of__2__d = place_of__2__q;
    place_of__3__d = place_of__3__q;
    look__d = look__q;
    pointer__d = pointer__q;
    noted__d = noted__q;
    held = waits__q;
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
    choice__candidates = (fitting__q & {~taken__q});
    ready = choice__valid;
    coming__d = choice__index;
    place = coming__q;
    if ((!launch_first)) begin
      place = current__q;
    end
    bases__read_address = place;
    base = bases__read_data;
    launched = 4'h0;
    entered = 4'h0;
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
    members = 4'h0;
    happens = (arrive_valid | free_valid);
    arrive_place = 2'h0;
    free_place = 2'h0;
    if (launched[0]) begin
      place_of__0__d = place;
    end
    if ((place_of__0__q == look__q)) begin
      members = {members[3:1], (busy[0] & joined__q[0])};
    end
    if ((arrive_warp == 2'h0)) begin
      arrive_place = (arrive_place | place_of__0__q);
    end
    if ((free_warp == 2'h0)) begin
      free_place = (free_place | place_of__0__q);
    end
    if (launched[1]) begin
      place_of__1__d = place;
    end
    if ((place_of__1__q == look__q)) begin
      members = {members[3:2], (busy[1] & joined__q[1]), members[0]};
    end
    if ((arrive_warp == 2'h1)) begin
      arrive_place = (arrive_place | place_of__1__q);
    end
    if ((free_warp == 2'h1)) begin
      free_place = (free_place | place_of__1__q);
    end
    if (launched[2]) begin
      place_of__2__d = place;
    end
    if ((place_of__2__q == look__q)) begin
      members = {members[3], (busy[2] & joined__q[2]), members[1:0]};
    end
    if ((arrive_warp == 2'h2)) begin
      arrive_place = (arrive_place | place_of__2__q);
    end
    if ((free_warp == 2'h2)) begin
      free_place = (free_place | place_of__2__q);
    end
    if (launched[3]) begin
      place_of__3__d = place;
    end
    if ((place_of__3__q == look__q)) begin
      members = {(busy[3] & joined__q[3]), members[2:0]};
    end
    if ((arrive_warp == 2'h3)) begin
      arrive_place = (arrive_place | place_of__3__q);
    end
    if ((free_warp == 2'h3)) begin
      free_place = (free_place | place_of__3__q);
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
    coming__q <= coming__d;
    place_of__0__q <= place_of__0__d;
    place_of__1__q <= place_of__1__d;
    place_of__2__q <= place_of__2__d;
    place_of__3__q <= place_of__3__d;
    waits__q <= waits__d;
    joined__q <= joined__d;
    look__q <= look__d;
    pointer__q <= pointer__d;
    turn__q <= turn__d;
    noted__q <= noted__d;
    noted_place__q <= noted_place__d;
  end
  warpwright_dispatcher_sizes bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  warpwright_next_thread choice (
    .candidates(choice__candidates),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule
