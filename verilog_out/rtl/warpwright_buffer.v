// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_buffer (
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
  localparam [7:0] absent_units = 8'h0;
  localparam without_shared = 1'h0;
  reg missing;
  reg legal;
  reg [3:0] fetched;
  reg [3:0] selected;
  reg [3:0] fixed_mask;
  reg [3:0] slow_mask;
  reg is_load_store;
  reg is_shared;
  reg is_fence;
  reg is_load_fence;
  reg is_store_fence;
  reg [3:0] own;
  reg [7:0] own_full;
  reg own_busy;
  reg arrival_waits;
  reg [3:0] next_waits;
  reg [3:0] stalled;
  reg [3:0] blocking;
  reg [7:0] named;
  reg [17:0] controls;
  reg [7:0] part_0;
  reg [7:0] part_1;
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
  reg arrived__d;
  reg arrived__q = 1'h0;
  reg [1:0] arrived_warp__d;
  reg [1:0] arrived_warp__q = 2'h0;
  reg [7:0] arrived_op__d;
  reg [7:0] arrived_op__q = 8'h0;
  reg [5:0] arrived_rd__d;
  reg [5:0] arrived_rd__q = 6'h0;
  reg [5:0] arrived_ra__d;
  reg [5:0] arrived_ra__q = 6'h0;
  reg [3:0] arrived_modifier__d;
  reg [3:0] arrived_modifier__q = 4'h0;
  reg [1:0] arrived_marks__d;
  reg [1:0] arrived_marks__q = 2'h0;
  reg [2:0] arrived_slot__d;
  reg [2:0] arrived_slot__q = 3'h0;
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
  reg [3:0] waits__d;
  reg [3:0] waits__q = 4'h0;
  reg [7:0] slot__0__d;
  reg [7:0] slot__0__q = 8'h0;
  reg [7:0] slot__1__d;
  reg [7:0] slot__1__q = 8'h0;
  reg [7:0] slot__2__d;
  reg [7:0] slot__2__q = 8'h0;
  reg [7:0] slot__3__d;
  reg [7:0] slot__3__q = 8'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    slot__0__d = slot__0__q;
    slot__1__d = slot__1__q;
    slot__2__d = slot__2__q;
    slot__3__d = slot__3__q;
    buffered = valid__q;
    blocked = busy__q;
    is_texture = texture__q;
    mark_t = text__q;
    mark_p = phase__q;
    for_sfu = sfu__q;
    for_mad = mad__q;
    low_words__write_enable = fetch_valid;
    low_words__write_address = fetch_warp;
    low_words__write_data = fetch_low;
    high_words__write_enable = fetch_valid;
    high_words__write_address = fetch_warp;
    high_words__write_data = fetch_high;
    arrived__d = fetch_valid;
    arrived_warp__d = fetch_warp;
    arrived_op__d = fetch_low[7:0];
    arrived_rd__d = fetch_low[17:12];
    arrived_ra__d = fetch_low[23:18];
    arrived_modifier__d = fetch_high[7:4];
    arrived_marks__d = fetch_high[13:12];
    arrived_slot__d = fetch_high[23:21];
    decode__op = arrived_op__q;
    decode__rd = arrived_rd__q;
    decode__ra = arrived_ra__q;
    decode__modifier = arrived_modifier__q;
    missing = 1'h0;
    if (decode__unit_op[2]) begin
      missing = without_shared;
    end
    part_0 = absent_units >> decode__unit;
    legal = ((decode__legal & (!part_0[0])) & (!(missing & (decode__unit == 3'h2))));
    controls[0] = legal;
    controls[3:1] = decode__unit;
    controls[9:4] = decode__unit_op;
    controls[10] = decode__immediate;
    controls[11] = decode__reads_a;
    controls[12] = decode__reads_b;
    controls[13] = decode__reads_c;
    controls[14] = decode__writes_rd;
    controls[15] = decode__writes_pred;
    controls[16] = decode__reorderable;
    controls[17] = decode__is_control;
    control_words__write_enable = arrived__q;
    control_words__write_address = arrived_warp__q;
    control_words__write_data = controls;
    fetched = 4'h0;
    if (arrived__q) begin
      fetched = {one << arrived_warp__q};
    end
    texture__d = (texture__q & {~fetched});
    text__d = (text__q & {~fetched});
    phase__d = (phase__q & {~fetched});
    sfu__d = (sfu__q & {~fetched});
    mad__d = (mad__q & {~fetched});
    is_load_store = 1'h0;
    is_shared = 1'h0;
    prepare__d = (prepare__q & {~fetched});
    is_fence = 1'h0;
    is_load_fence = 1'h0;
    is_store_fence = 1'h0;
    if (legal) begin
      if (((decode__unit == 3'h0) | (decode__unit == 3'h6))) begin
        mad__d = (mad__q | fetched);
      end
      if ((decode__unit == 3'h1)) begin
        sfu__d = (sfu__q | fetched);
      end
      if ((decode__unit == 3'h2)) begin
        is_shared = decode__unit_op[2];
        is_load_store = (!decode__unit_op[2]);
      end
      if ((decode__unit == 3'h3)) begin
        prepare__d = (prepare__q | fetched);
      end
      if ((decode__unit == 3'h4)) begin
        texture__d = (texture__q | fetched);
        if (arrived_marks__q[0]) begin
          text__d = (text__q | fetched);
        end
        if (arrived_marks__q[1]) begin
          phase__d = (phase__q | fetched);
        end
      end
      if ((decode__unit == 3'h5)) begin
        is_fence = (decode__unit_op == 6'ha);
        is_load_fence = (decode__unit_op == 6'h8);
        is_store_fence = (decode__unit_op == 6'h9);
      end
      if ((decode__unit == 3'h7)) begin
        is_load_store = 1'h1;
      end
    end else begin
      is_fence = 1'h1;
    end
    named = 8'h0;
    if ((legal & decode__reorderable)) begin
      named = {one_slot << arrived_slot__q};
    end
    load_store__d = (load_store__q & {~fetched});
    if (is_load_store) begin
      load_store__d = (load_store__q | fetched);
    end
    shared__d = (shared__q & {~fetched});
    if (is_shared) begin
      shared__d = (shared__q | fetched);
    end
    fence__d = (fence__q & {~fetched});
    if (is_fence) begin
      fence__d = (fence__q | fetched);
    end
    load_fence__d = (load_fence__q & {~fetched});
    if (is_load_fence) begin
      load_fence__d = (load_fence__q | fetched);
    end
    store_fence__d = (store_fence__q & {~fetched});
    if (is_store_fence) begin
      store_fence__d = (store_fence__q | fetched);
    end
    next_waits = (((fence__q & {~idle}) | (load_fence__q & loads)) | (store_fence__q & stores));
    if (implicit_fences) begin
      next_waits = (next_waits | ((load_store__q | shared__q) & {~idle}));
    end
    own = {one << arrived_warp__q};
    own_full = 8'h0;
    if ((|(full__0 & slot__0__q))) begin
      next_waits = {next_waits[3:1], 1'h1};
    end
    if (own[0]) begin
      own_full = (own_full | full__0);
    end
    if (fetched[0]) begin
      slot__0__d = named;
    end
    if ((|(full__1 & slot__1__q))) begin
      next_waits = {next_waits[3:2], 1'h1, next_waits[0]};
    end
    if (own[1]) begin
      own_full = (own_full | full__1);
    end
    if (fetched[1]) begin
      slot__1__d = named;
    end
    if ((|(full__2 & slot__2__q))) begin
      next_waits = {next_waits[3], 1'h1, next_waits[1:0]};
    end
    if (own[2]) begin
      own_full = (own_full | full__2);
    end
    if (fetched[2]) begin
      slot__2__d = named;
    end
    if ((|(full__3 & slot__3__q))) begin
      next_waits = {1'h1, next_waits[2:0]};
    end
    if (own[3]) begin
      own_full = (own_full | full__3);
    end
    if (fetched[3]) begin
      slot__3__d = named;
    end
    own_busy = (|(own & {~idle}));
    part_1 = own_full >> arrived_slot__q;
    arrival_waits = (((((is_fence & own_busy) | (is_load_fence & (|(own & loads)))) | (is_store_fence & (|(own &
        stores)))) | ((implicit_fences & (is_load_store | is_shared)) & own_busy)) | ((legal & decode__reorderable) &
        part_1[0]));
    next_waits = (next_waits & {~fetched});
    if (arrival_waits) begin
      next_waits = (next_waits | fetched);
    end
    waits__d = next_waits;
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
    blocking = ((mad__q | sfu__q) | prepare__q);
    busy__d = ((busy__q & {~(fixed_mask | slow_mask)}) | (selected & blocking));
    low_words__read_address = select_warp;
    high_words__read_address = select_warp;
    control_words__read_address = select_warp;
    low = low_words__read_data;
    high = high_words__read_data;
    control = control_words__read_data;
    stalled = (busy__q | waits__q);
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
    eligible = (valid__q & {~stalled});
  end
  always @(posedge clock) begin
    arrived__q <= arrived__d;
    arrived_warp__q <= arrived_warp__d;
    arrived_op__q <= arrived_op__d;
    arrived_rd__q <= arrived_rd__d;
    arrived_ra__q <= arrived_ra__d;
    arrived_modifier__q <= arrived_modifier__d;
    arrived_marks__q <= arrived_marks__d;
    arrived_slot__q <= arrived_slot__d;
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
    waits__q <= waits__d;
    slot__0__q <= slot__0__d;
    slot__1__q <= slot__1__d;
    slot__2__q <= slot__2__d;
    slot__3__q <= slot__3__d;
  end
  warpwright_decode decode (
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
  warpwright_abouts low_words (
    .clock(clock),
    .read_address(low_words__read_address),
    .read_data(low_words__read_data),
    .write_enable(low_words__write_enable),
    .write_address(low_words__write_address),
    .write_data(low_words__write_data)
  );
  warpwright_abouts high_words (
    .clock(clock),
    .read_address(high_words__read_address),
    .read_data(high_words__read_data),
    .write_enable(high_words__write_enable),
    .write_address(high_words__write_address),
    .write_data(high_words__write_data)
  );
  warpwright_shader_core_nano_control_words control_words (
    .clock(clock),
    .read_address(control_words__read_address),
    .read_data(control_words__read_data),
    .write_enable(control_words__write_enable),
    .write_address(control_words__write_address),
    .write_data(control_words__write_data)
  );
endmodule
