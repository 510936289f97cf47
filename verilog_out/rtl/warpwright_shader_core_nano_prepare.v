// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_prepare (
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
  input wire req_registers,
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
  localparam [3:0] first = 4'h1;
  reg place_write_enable;
  reg [2:0] place_write_address;
  reg [2:0] place_read_address;
  reg [17:0] meta;
  reg [3:0] op;
  reg [1:0] warp;
  reg [3:0] next_members;
  reg [3:0] next_leader;
  reg [31:0] next_modulus;
  reg [3:0] row;
  reg any;
  reg request_clear;
  reg request_start;
  reg [3:0] request_op;
  reg [31:0] request_k;
  reg [3:0] request_mask;
  reg [31:0] request_x__0;
  reg [31:0] request_x__1;
  reg [31:0] request_x__2;
  reg [31:0] request_x__3;
  reg result_refused;
  reg result_done;
  reg [31:0] result_y__0;
  reg [31:0] result_y__1;
  reg [31:0] result_y__2;
  reg [31:0] result_y__3;
  reg [31:0] result_total;
  reg serially;
  reg matching;
  reg starting;
  reg combined_now;
  reg finished;
  reg leaving;
  reg [3:0] own;
  reg lead;
  reg rows;
  reg [17:0] fifo_meta__write_data_value;
  reg [3:0] sets__0__write_data_value;
  reg sets__0__write_enable_value;
  reg [3:0] sets__1__write_data_value;
  reg sets__1__write_enable_value;
  reg totals__0__write_enable_value;
  reg totals__1__write_enable_value;
  reg [31:0] wb_data__0_value;
  reg [31:0] wb_data__1_value;
  reg [31:0] wb_data__2_value;
  reg [31:0] wb_data__3_value;
  reg [3:0] wb_mask_value;
  reg [5:0] part_0;
  reg fifo_meta__place_write_enable;
  reg [2:0] fifo_meta__place_write_address;
  reg [2:0] fifo_meta__place_read_address;
  reg [17:0] fifo_meta__write_data;
  wire [17:0] fifo_meta__read_data;
  reg fifo_mask__place_write_enable;
  reg [2:0] fifo_mask__place_write_address;
  reg [2:0] fifo_mask__place_read_address;
  reg [3:0] fifo_mask__write_data;
  wire [3:0] fifo_mask__read_data;
  reg fifo_address__0__place_write_enable;
  reg [2:0] fifo_address__0__place_write_address;
  reg [2:0] fifo_address__0__place_read_address;
  reg [31:0] fifo_address__0__write_data;
  wire [31:0] fifo_address__0__read_data;
  reg fifo_address__1__place_write_enable;
  reg [2:0] fifo_address__1__place_write_address;
  reg [2:0] fifo_address__1__place_read_address;
  reg [31:0] fifo_address__1__write_data;
  wire [31:0] fifo_address__1__read_data;
  reg fifo_address__2__place_write_enable;
  reg [2:0] fifo_address__2__place_write_address;
  reg [2:0] fifo_address__2__place_read_address;
  reg [31:0] fifo_address__2__write_data;
  wire [31:0] fifo_address__2__read_data;
  reg fifo_address__3__place_write_enable;
  reg [2:0] fifo_address__3__place_write_address;
  reg [2:0] fifo_address__3__place_read_address;
  reg [31:0] fifo_address__3__write_data;
  wire [31:0] fifo_address__3__read_data;
  reg fifo_data__0__read_enable;
  reg [2:0] fifo_data__0__read_address;
  wire [31:0] fifo_data__0__read_data;
  reg fifo_data__0__write_enable;
  reg [2:0] fifo_data__0__write_address;
  reg [31:0] fifo_data__0__write_data;
  reg fifo_data__1__read_enable;
  reg [2:0] fifo_data__1__read_address;
  wire [31:0] fifo_data__1__read_data;
  reg fifo_data__1__write_enable;
  reg [2:0] fifo_data__1__write_address;
  reg [31:0] fifo_data__1__write_data;
  reg fifo_data__2__read_enable;
  reg [2:0] fifo_data__2__read_address;
  wire [31:0] fifo_data__2__read_data;
  reg fifo_data__2__write_enable;
  reg [2:0] fifo_data__2__write_address;
  reg [31:0] fifo_data__2__write_data;
  reg fifo_data__3__read_enable;
  reg [2:0] fifo_data__3__read_address;
  wire [31:0] fifo_data__3__read_data;
  reg fifo_data__3__write_enable;
  reg [2:0] fifo_data__3__write_address;
  reg [31:0] fifo_data__3__write_data;
  reg fifo_data2__0__read_enable;
  reg [2:0] fifo_data2__0__read_address;
  wire [31:0] fifo_data2__0__read_data;
  reg fifo_data2__0__write_enable;
  reg [2:0] fifo_data2__0__write_address;
  reg [31:0] fifo_data2__0__write_data;
  reg fifo_data2__1__read_enable;
  reg [2:0] fifo_data2__1__read_address;
  wire [31:0] fifo_data2__1__read_data;
  reg fifo_data2__1__write_enable;
  reg [2:0] fifo_data2__1__write_address;
  reg [31:0] fifo_data2__1__write_data;
  reg fifo_data2__2__read_enable;
  reg [2:0] fifo_data2__2__read_address;
  wire [31:0] fifo_data2__2__read_data;
  reg fifo_data2__2__write_enable;
  reg [2:0] fifo_data2__2__write_address;
  reg [31:0] fifo_data2__2__write_data;
  reg fifo_data2__3__read_enable;
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
  reg crowded__d;
  reg crowded__q = 1'h0;
  reg [1:0] state__d;
  reg [1:0] state__q = 2'h0;
  reg matched__d;
  reg matched__q = 1'h0;
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
  reg [31:0] operand__0__d;
  reg [31:0] operand__0__q = 32'h0;
  reg [31:0] operand__1__d;
  reg [31:0] operand__1__q = 32'h0;
  reg [31:0] operand__2__d;
  reg [31:0] operand__2__q = 32'h0;
  reg [31:0] operand__3__d;
  reg [31:0] operand__3__q = 32'h0;
  reg [1:0] row_number__d;
  reg [1:0] row_number__q = 2'h0;
  reg [3:0] bitmap__0__d;
  reg [3:0] bitmap__0__q = 4'h0;
  reg [3:0] bitmap__1__d;
  reg [3:0] bitmap__1__q = 4'h0;
  reg [3:0] bitmap__2__d;
  reg [3:0] bitmap__2__q = 4'h0;
  reg [3:0] bitmap__3__d;
  reg [3:0] bitmap__3__q = 4'h0;
  reg [4:0] number__d;
  reg [4:0] number__q = 5'h0;
  reg serial__set_clear;
  reg serial__set_start;
  reg [3:0] serial__set_op;
  reg [31:0] serial__set_k;
  reg [3:0] serial__set_mask;
  reg [31:0] serial__set_x__0;
  reg [31:0] serial__set_x__1;
  reg [31:0] serial__set_x__2;
  reg [31:0] serial__set_x__3;
  wire serial__result_refused;
  wire serial__result_done;
  wire [31:0] serial__result_y__0;
  wire [31:0] serial__result_y__1;
  wire [31:0] serial__result_y__2;
  wire [31:0] serial__result_y__3;
  wire [31:0] serial__result_total;
  reg kogge_stone__set_clear;
  reg kogge_stone__set_start;
  reg [3:0] kogge_stone__set_op;
  reg [31:0] kogge_stone__set_k;
  reg [3:0] kogge_stone__set_mask;
  reg [31:0] kogge_stone__set_x__0;
  reg [31:0] kogge_stone__set_x__1;
  reg [31:0] kogge_stone__set_x__2;
  reg [31:0] kogge_stone__set_x__3;
  wire kogge_stone__result_refused;
  wire kogge_stone__result_done;
  wire [31:0] kogge_stone__result_y__0;
  wire [31:0] kogge_stone__result_y__1;
  wire [31:0] kogge_stone__result_y__2;
  wire [31:0] kogge_stone__result_y__3;
  wire [31:0] kogge_stone__result_total;
  reg brent_kung__set_clear;
  reg brent_kung__set_start;
  reg [3:0] brent_kung__set_op;
  reg [31:0] brent_kung__set_k;
  reg [3:0] brent_kung__set_mask;
  reg [31:0] brent_kung__set_x__0;
  reg [31:0] brent_kung__set_x__1;
  reg [31:0] brent_kung__set_x__2;
  reg [31:0] brent_kung__set_x__3;
  wire brent_kung__result_refused;
  wire brent_kung__result_done;
  wire [31:0] brent_kung__result_y__0;
  wire [31:0] brent_kung__result_y__1;
  wire [31:0] brent_kung__result_y__2;
  wire [31:0] brent_kung__result_y__3;
  wire [31:0] brent_kung__result_total;
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
    members__d = members__q;
    modulus__d = modulus__q;
    operand__0__d = operand__0__q;
    operand__1__d = operand__1__q;
    operand__2__d = operand__2__q;
    operand__3__d = operand__3__q;
    row_number__d = row_number__q;
    bitmap__0__d = bitmap__0__q;
    bitmap__1__d = bitmap__1__q;
    bitmap__2__d = bitmap__2__q;
    bitmap__3__d = bitmap__3__q;
    number__d = number__q;
    place_write_enable = req_valid;
    place_write_address = tail__q;
    place_read_address = head__q;
    fifo_meta__write_data_value[3:0] = req_aop;
    fifo_meta__write_data_value[9:4] = req_rd;
    fifo_meta__write_data_value[10] = req_return;
    fifo_meta__write_data_value[16:11] = {4'h0, req_warp};
    fifo_meta__write_data_value[17] = 1'h0;
    fifo_meta__place_write_enable = place_write_enable;
    fifo_meta__place_write_address = place_write_address;
    fifo_meta__place_read_address = place_read_address;
    fifo_mask__place_write_enable = place_write_enable;
    fifo_mask__place_write_address = place_write_address;
    fifo_mask__place_read_address = place_read_address;
    fifo_mask__write_data = req_mask;
    fifo_address__0__place_write_enable = place_write_enable;
    fifo_address__0__place_write_address = place_write_address;
    fifo_address__0__place_read_address = place_read_address;
    fifo_address__0__write_data = req_address__0;
    fifo_data__0__write_enable = req_valid;
    fifo_data__0__write_address = tail__q;
    fifo_data__0__write_data = req_data__0;
    fifo_data__0__read_enable = 1'h1;
    fifo_data__0__read_address = head__q;
    fifo_data2__0__write_enable = req_valid;
    fifo_data2__0__write_address = tail__q;
    fifo_data2__0__write_data = req_data2__0;
    fifo_data2__0__read_enable = 1'h1;
    fifo_data2__0__read_address = head__q;
    fifo_address__1__place_write_enable = place_write_enable;
    fifo_address__1__place_write_address = place_write_address;
    fifo_address__1__place_read_address = place_read_address;
    fifo_address__1__write_data = req_address__1;
    fifo_data__1__write_enable = req_valid;
    fifo_data__1__write_address = tail__q;
    fifo_data__1__write_data = req_data__1;
    fifo_data__1__read_enable = 1'h1;
    fifo_data__1__read_address = head__q;
    fifo_data2__1__write_enable = req_valid;
    fifo_data2__1__write_address = tail__q;
    fifo_data2__1__write_data = req_data2__1;
    fifo_data2__1__read_enable = 1'h1;
    fifo_data2__1__read_address = head__q;
    fifo_address__2__place_write_enable = place_write_enable;
    fifo_address__2__place_write_address = place_write_address;
    fifo_address__2__place_read_address = place_read_address;
    fifo_address__2__write_data = req_address__2;
    fifo_data__2__write_enable = req_valid;
    fifo_data__2__write_address = tail__q;
    fifo_data__2__write_data = req_data__2;
    fifo_data__2__read_enable = 1'h1;
    fifo_data__2__read_address = head__q;
    fifo_data2__2__write_enable = req_valid;
    fifo_data2__2__write_address = tail__q;
    fifo_data2__2__write_data = req_data2__2;
    fifo_data2__2__read_enable = 1'h1;
    fifo_data2__2__read_address = head__q;
    fifo_address__3__place_write_enable = place_write_enable;
    fifo_address__3__place_write_address = place_write_address;
    fifo_address__3__place_read_address = place_read_address;
    fifo_address__3__write_data = req_address__3;
    fifo_data__3__write_enable = req_valid;
    fifo_data__3__write_address = tail__q;
    fifo_data__3__write_data = req_data__3;
    fifo_data__3__read_enable = 1'h1;
    fifo_data__3__read_address = head__q;
    fifo_data2__3__write_enable = req_valid;
    fifo_data2__3__write_address = tail__q;
    fifo_data2__3__write_data = req_data2__3;
    fifo_data2__3__read_enable = 1'h1;
    fifo_data2__3__read_address = head__q;
    req_ready = (!crowded__q);
    meta = fifo_meta__read_data;
    op = meta[3:0];
    part_0 = meta[16:11];
    warp = part_0[1:0];
    matching = (((state__q == 2'h0) & (|count__q)) & (!matched__q));
    matched__d = matching;
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
    left__0__d = row;
    if (matching) begin
      left__0__d = address_match__members__0;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3:1], 1'h1};
      next_modulus = fifo_data2__0__read_data;
    end
    row = left__1__q;
    left__1__d = row;
    if (matching) begin
      left__1__d = address_match__members__1;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3:2], 1'h1, next_leader[0]};
      next_modulus = fifo_data2__1__read_data;
    end
    row = left__2__q;
    left__2__d = row;
    if (matching) begin
      left__2__d = address_match__members__2;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3], 1'h1, next_leader[1:0]};
      next_modulus = fifo_data2__2__read_data;
    end
    row = left__3__q;
    left__3__d = row;
    if (matching) begin
      left__3__d = address_match__members__3;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {1'h1, next_leader[2:0]};
      next_modulus = fifo_data2__3__read_data;
    end
    serially = ((op == 4'h1) | (op >= 4'hb));
    starting = (state__q == 2'h1);
    request_clear = matching;
    request_start = (starting & serially);
    request_op = op;
    request_k = modulus__q;
    request_mask = members__q;
    request_x__0 = operand__0__q;
    request_x__1 = operand__1__q;
    request_x__2 = operand__2__q;
    request_x__3 = operand__3__q;
    serial__set_clear = request_clear;
    serial__set_start = request_start;
    serial__set_op = request_op;
    serial__set_k = request_k;
    serial__set_mask = request_mask;
    serial__set_x__0 = request_x__0;
    serial__set_x__1 = request_x__1;
    serial__set_x__2 = request_x__2;
    serial__set_x__3 = request_x__3;
    request_start = (starting & (!serially));
    kogge_stone__set_clear = request_clear;
    kogge_stone__set_start = request_start;
    kogge_stone__set_op = request_op;
    kogge_stone__set_k = request_k;
    kogge_stone__set_mask = request_mask;
    kogge_stone__set_x__0 = request_x__0;
    kogge_stone__set_x__1 = request_x__1;
    kogge_stone__set_x__2 = request_x__2;
    kogge_stone__set_x__3 = request_x__3;
    brent_kung__set_clear = request_clear;
    brent_kung__set_start = request_start;
    brent_kung__set_op = request_op;
    brent_kung__set_k = request_k;
    brent_kung__set_mask = request_mask;
    brent_kung__set_x__0 = request_x__0;
    brent_kung__set_x__1 = request_x__1;
    brent_kung__set_x__2 = request_x__2;
    brent_kung__set_x__3 = request_x__3;
    result_refused = serial__result_refused;
    result_done = serial__result_done;
    result_y__0 = serial__result_y__0;
    result_y__1 = serial__result_y__1;
    result_y__2 = serial__result_y__2;
    result_y__3 = serial__result_y__3;
    result_total = serial__result_total;
    if ((!serially)) begin
      result_refused = kogge_stone__result_refused;
      result_done = kogge_stone__result_done;
      result_y__0 = kogge_stone__result_y__0;
      result_y__1 = kogge_stone__result_y__1;
      result_y__2 = kogge_stone__result_y__2;
      result_y__3 = kogge_stone__result_y__3;
      result_total = kogge_stone__result_total;
    end
    combined_now = (result_done & (state__q == 2'h2));
    wb_data__0_value = result_y__0;
    wb_data__1_value = result_y__1;
    wb_data__2_value = result_y__2;
    wb_data__3_value = result_y__3;
    sets__0__write_enable_value = matching;
    sets__0__write_address = warp;
    sets__0__write_data_value = 4'h0;
    totals__0__write_enable_value = 1'h0;
    totals__0__write_address = warp;
    totals__0__write_data = result_total;
    if ((combined_now & (number__q == 5'h0))) begin
      sets__0__write_enable_value = 1'h1;
      sets__0__write_data_value = members__q;
      totals__0__write_enable_value = 1'h1;
    end
    sets__0__read_address = read_warp;
    totals__0__read_address = read_warp;
    set__0 = sets__0__read_data;
    combined__0 = totals__0__read_data;
    sets__1__write_enable_value = matching;
    sets__1__write_address = warp;
    sets__1__write_data_value = 4'h0;
    totals__1__write_enable_value = 1'h0;
    totals__1__write_address = warp;
    totals__1__write_data = result_total;
    if ((combined_now & (number__q == 5'h1))) begin
      sets__1__write_enable_value = 1'h1;
      sets__1__write_data_value = members__q;
      totals__1__write_enable_value = 1'h1;
    end
    sets__1__read_address = read_warp;
    totals__1__read_address = read_warp;
    set__1 = sets__1__read_data;
    combined__1 = totals__1__read_data;
    finished = (state__q == 2'h3);
    if ((matched__q | combined_now)) begin
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
    end
    own = first;
    lead = 1'h0;
    if (matched__q) begin
      operand__0__d = fifo_data__0__read_data;
    end
    own = {own << 32'h1};
    if (matched__q) begin
      operand__1__d = fifo_data__1__read_data;
    end
    own = {own << 32'h1};
    if (matched__q) begin
      operand__2__d = fifo_data__2__read_data;
    end
    own = {own << 32'h1};
    if (matched__q) begin
      operand__3__d = fifo_data__3__read_data;
    end
    own = {own << 32'h1};
    rows = 1'h0;
    wb_valid = finished;
    wb_warp = warp;
    wb_rd = {meta[9:4] + {4'h0, row_number__q}};
    wb_mask_value = 4'h0;
    if ((meta[10] | rows)) begin
      wb_mask_value = fifo_mask__read_data;
    end
    wb_last = ((!rows) | (row_number__q == 2'h2));
    if ((row_number__q == 2'h1)) begin
      wb_data__0_value = operand__0__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__0__q;
      wb_data__0_value = {28'h0, own};
    end
    if ((row_number__q == 2'h1)) begin
      wb_data__1_value = operand__1__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__1__q;
      wb_data__1_value = {28'h0, own};
    end
    if ((row_number__q == 2'h1)) begin
      wb_data__2_value = operand__2__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__2__q;
      wb_data__2_value = {28'h0, own};
    end
    if ((row_number__q == 2'h1)) begin
      wb_data__3_value = operand__3__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__3__q;
      wb_data__3_value = {28'h0, own};
    end
    if (((finished & wb_ready) & rows)) begin
      row_number__d = {row_number__q + 2'h1};
      state__d = 2'h3;
    end
    wb_slot = 3'h0;
    leaving = ((finished & wb_ready) & wb_last);
    if (leaving) begin
      row_number__d = 2'h0;
      state__d = 2'h0;
      head__d = {head__q + 3'h1};
    end
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    crowded__d = (count__q > 4'h4);
    if (req_valid) begin
      crowded__d = (count__q >= 4'h4);
    end
    if ((req_valid & (!leaving))) begin
      count__d = {count__q + 4'h1};
    end
    if (((!req_valid) & leaving)) begin
      count__d = {count__q - 4'h1};
    end
    fifo_meta__write_data = fifo_meta__write_data_value;
    sets__0__write_data = sets__0__write_data_value;
    sets__0__write_enable = sets__0__write_enable_value;
    sets__1__write_data = sets__1__write_data_value;
    sets__1__write_enable = sets__1__write_enable_value;
    totals__0__write_enable = totals__0__write_enable_value;
    totals__1__write_enable = totals__1__write_enable_value;
    wb_data__0 = wb_data__0_value;
    wb_data__1 = wb_data__1_value;
    wb_data__2 = wb_data__2_value;
    wb_data__3 = wb_data__3_value;
    wb_mask = wb_mask_value;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    crowded__q <= crowded__d;
    state__q <= state__d;
    matched__q <= matched__d;
    members__q <= members__d;
    modulus__q <= modulus__d;
    left__0__q <= left__0__d;
    left__1__q <= left__1__d;
    left__2__q <= left__2__d;
    left__3__q <= left__3__d;
    operand__0__q <= operand__0__d;
    operand__1__q <= operand__1__d;
    operand__2__q <= operand__2__d;
    operand__3__q <= operand__3__d;
    row_number__q <= row_number__d;
    bitmap__0__q <= bitmap__0__d;
    bitmap__1__q <= bitmap__1__d;
    bitmap__2__q <= bitmap__2__d;
    bitmap__3__q <= bitmap__3__d;
    number__q <= number__d;
  end
  warpwright_atomic_prepare_fifo_meta fifo_meta (
    .clock(clock),
    .place_write_enable(fifo_meta__place_write_enable),
    .place_write_address(fifo_meta__place_write_address),
    .place_read_address(fifo_meta__place_read_address),
    .write_data(fifo_meta__write_data),
    .read_data(fifo_meta__read_data)
  );
  warpwright_masks fifo_mask (
    .clock(clock),
    .place_write_enable(fifo_mask__place_write_enable),
    .place_write_address(fifo_mask__place_write_address),
    .place_read_address(fifo_mask__place_read_address),
    .write_data(fifo_mask__write_data),
    .read_data(fifo_mask__read_data)
  );
  warpwright_addresses fifo_address__0 (
    .clock(clock),
    .place_write_enable(fifo_address__0__place_write_enable),
    .place_write_address(fifo_address__0__place_write_address),
    .place_read_address(fifo_address__0__place_read_address),
    .write_data(fifo_address__0__write_data),
    .read_data(fifo_address__0__read_data)
  );
  warpwright_addresses fifo_address__1 (
    .clock(clock),
    .place_write_enable(fifo_address__1__place_write_enable),
    .place_write_address(fifo_address__1__place_write_address),
    .place_read_address(fifo_address__1__place_read_address),
    .write_data(fifo_address__1__write_data),
    .read_data(fifo_address__1__read_data)
  );
  warpwright_addresses fifo_address__2 (
    .clock(clock),
    .place_write_enable(fifo_address__2__place_write_enable),
    .place_write_address(fifo_address__2__place_write_address),
    .place_read_address(fifo_address__2__place_read_address),
    .write_data(fifo_address__2__write_data),
    .read_data(fifo_address__2__read_data)
  );
  warpwright_addresses fifo_address__3 (
    .clock(clock),
    .place_write_enable(fifo_address__3__place_write_enable),
    .place_write_address(fifo_address__3__place_write_address),
    .place_read_address(fifo_address__3__place_read_address),
    .write_data(fifo_address__3__write_data),
    .read_data(fifo_address__3__read_data)
  );
  warpwright_combinations fifo_data__0 (
    .clock(clock),
    .read_enable(fifo_data__0__read_enable),
    .read_address(fifo_data__0__read_address),
    .read_data(fifo_data__0__read_data),
    .write_enable(fifo_data__0__write_enable),
    .write_address(fifo_data__0__write_address),
    .write_data(fifo_data__0__write_data)
  );
  warpwright_combinations fifo_data__1 (
    .clock(clock),
    .read_enable(fifo_data__1__read_enable),
    .read_address(fifo_data__1__read_address),
    .read_data(fifo_data__1__read_data),
    .write_enable(fifo_data__1__write_enable),
    .write_address(fifo_data__1__write_address),
    .write_data(fifo_data__1__write_data)
  );
  warpwright_combinations fifo_data__2 (
    .clock(clock),
    .read_enable(fifo_data__2__read_enable),
    .read_address(fifo_data__2__read_address),
    .read_data(fifo_data__2__read_data),
    .write_enable(fifo_data__2__write_enable),
    .write_address(fifo_data__2__write_address),
    .write_data(fifo_data__2__write_data)
  );
  warpwright_combinations fifo_data__3 (
    .clock(clock),
    .read_enable(fifo_data__3__read_enable),
    .read_address(fifo_data__3__read_address),
    .read_data(fifo_data__3__read_data),
    .write_enable(fifo_data__3__write_enable),
    .write_address(fifo_data__3__write_address),
    .write_data(fifo_data__3__write_data)
  );
  warpwright_combinations fifo_data2__0 (
    .clock(clock),
    .read_enable(fifo_data2__0__read_enable),
    .read_address(fifo_data2__0__read_address),
    .read_data(fifo_data2__0__read_data),
    .write_enable(fifo_data2__0__write_enable),
    .write_address(fifo_data2__0__write_address),
    .write_data(fifo_data2__0__write_data)
  );
  warpwright_combinations fifo_data2__1 (
    .clock(clock),
    .read_enable(fifo_data2__1__read_enable),
    .read_address(fifo_data2__1__read_address),
    .read_data(fifo_data2__1__read_data),
    .write_enable(fifo_data2__1__write_enable),
    .write_address(fifo_data2__1__write_address),
    .write_data(fifo_data2__1__write_data)
  );
  warpwright_combinations fifo_data2__2 (
    .clock(clock),
    .read_enable(fifo_data2__2__read_enable),
    .read_address(fifo_data2__2__read_address),
    .read_data(fifo_data2__2__read_data),
    .write_enable(fifo_data2__2__write_enable),
    .write_address(fifo_data2__2__write_address),
    .write_data(fifo_data2__2__write_data)
  );
  warpwright_combinations fifo_data2__3 (
    .clock(clock),
    .read_enable(fifo_data2__3__read_enable),
    .read_address(fifo_data2__3__read_address),
    .read_data(fifo_data2__3__read_data),
    .write_enable(fifo_data2__3__write_enable),
    .write_address(fifo_data2__3__write_address),
    .write_data(fifo_data2__3__write_data)
  );
  warpwright_address_match address_match (
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
  warpwright_serial_prefix serial (
    .clock(clock),
    .set_clear(serial__set_clear),
    .set_start(serial__set_start),
    .set_op(serial__set_op),
    .set_k(serial__set_k),
    .set_mask(serial__set_mask),
    .set_x__0(serial__set_x__0),
    .set_x__1(serial__set_x__1),
    .set_x__2(serial__set_x__2),
    .set_x__3(serial__set_x__3),
    .result_refused(serial__result_refused),
    .result_done(serial__result_done),
    .result_y__0(serial__result_y__0),
    .result_y__1(serial__result_y__1),
    .result_y__2(serial__result_y__2),
    .result_y__3(serial__result_y__3),
    .result_total(serial__result_total)
  );
  warpwright_kogge_stone kogge_stone (
    .clock(clock),
    .set_clear(kogge_stone__set_clear),
    .set_start(kogge_stone__set_start),
    .set_op(kogge_stone__set_op),
    .set_k(kogge_stone__set_k),
    .set_mask(kogge_stone__set_mask),
    .set_x__0(kogge_stone__set_x__0),
    .set_x__1(kogge_stone__set_x__1),
    .set_x__2(kogge_stone__set_x__2),
    .set_x__3(kogge_stone__set_x__3),
    .result_refused(kogge_stone__result_refused),
    .result_done(kogge_stone__result_done),
    .result_y__0(kogge_stone__result_y__0),
    .result_y__1(kogge_stone__result_y__1),
    .result_y__2(kogge_stone__result_y__2),
    .result_y__3(kogge_stone__result_y__3),
    .result_total(kogge_stone__result_total)
  );
  warpwright_atomic_prepare_brent_kung brent_kung (
    .clock(clock),
    .set_clear(brent_kung__set_clear),
    .set_start(brent_kung__set_start),
    .set_op(brent_kung__set_op),
    .set_k(brent_kung__set_k),
    .set_mask(brent_kung__set_mask),
    .set_x__0(brent_kung__set_x__0),
    .set_x__1(brent_kung__set_x__1),
    .set_x__2(brent_kung__set_x__2),
    .set_x__3(brent_kung__set_x__3),
    .result_refused(brent_kung__result_refused),
    .result_done(brent_kung__result_done),
    .result_y__0(brent_kung__result_y__0),
    .result_y__1(brent_kung__result_y__1),
    .result_y__2(brent_kung__result_y__2),
    .result_y__3(brent_kung__result_y__3),
    .result_total(brent_kung__result_total)
  );
  warpwright_shader_core_nano_owned sets__0 (
    .clock(clock),
    .read_address(sets__0__read_address),
    .read_data(sets__0__read_data),
    .write_enable(sets__0__write_enable),
    .write_address(sets__0__write_address),
    .write_data(sets__0__write_data)
  );
  warpwright_shader_core_nano_owned sets__1 (
    .clock(clock),
    .read_address(sets__1__read_address),
    .read_data(sets__1__read_data),
    .write_enable(sets__1__write_enable),
    .write_address(sets__1__write_address),
    .write_data(sets__1__write_data)
  );
  warpwright_abouts totals__0 (
    .clock(clock),
    .read_address(totals__0__read_address),
    .read_data(totals__0__read_data),
    .write_enable(totals__0__write_enable),
    .write_address(totals__0__write_address),
    .write_data(totals__0__write_data)
  );
  warpwright_abouts totals__1 (
    .clock(clock),
    .read_address(totals__1__read_address),
    .read_data(totals__1__read_data),
    .write_enable(totals__1__write_enable),
    .write_address(totals__1__write_address),
    .write_data(totals__1__write_data)
  );
endmodule
