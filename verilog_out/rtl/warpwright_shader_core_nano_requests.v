// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_requests (
  input wire clock,
  input wire req_valid,
  input wire [2:0] req_kind,
  input wire [1:0] req_size,
  input wire req_signed,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire req_refused,
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
  input wire [3:0] req_set__0,
  input wire [3:0] req_set__1,
  input wire [31:0] req_combined__0,
  input wire [31:0] req_combined__1,
  output reg req_ready,
  output reg any,
  input wire take,
  input wire open,
  output reg [23:0] oldest_facts,
  output reg [3:0] oldest_mask,
  output reg [3:0] oldest_set__0,
  output reg [3:0] oldest_set__1,
  output reg [31:0] oldest_address__0,
  output reg [31:0] oldest_address__1,
  output reg [31:0] oldest_address__2,
  output reg [31:0] oldest_address__3,
  output reg [31:0] oldest_data__0,
  output reg [31:0] oldest_data__1,
  output reg [31:0] oldest_data__2,
  output reg [31:0] oldest_data__3,
  output reg [1:0] warp,
  output reg [31:0] late_combined__0,
  output reg [31:0] late_combined__1,
  output reg [31:0] late_data2__0,
  output reg [31:0] late_data2__1,
  output reg [31:0] late_data2__2,
  output reg [31:0] late_data2__3
);
  reg place_write_enable;
  reg [2:0] place_write_address;
  reg [2:0] place_read_address;
  reg occupied;
  reg [3:0] waiting;
  reg [3:0] with_new;
  reg room;
  reg [2:0] first;
  reg [2:0] free;
  reg [23:0] facts__write_data_value;
  reg [3:0] masks__write_data_value;
  reg facts__place_write_enable;
  reg [2:0] facts__place_write_address;
  reg [2:0] facts__place_read_address;
  reg [23:0] facts__write_data;
  wire [23:0] facts__read_data;
  reg warps__place_write_enable;
  reg [2:0] warps__place_write_address;
  reg [2:0] warps__place_read_address;
  reg [1:0] warps__write_data;
  wire [1:0] warps__read_data;
  reg masks__place_write_enable;
  reg [2:0] masks__place_write_address;
  reg [2:0] masks__place_read_address;
  reg [3:0] masks__write_data;
  wire [3:0] masks__read_data;
  reg sets__0__place_write_enable;
  reg [2:0] sets__0__place_write_address;
  reg [2:0] sets__0__place_read_address;
  reg [3:0] sets__0__write_data;
  wire [3:0] sets__0__read_data;
  reg sets__1__place_write_enable;
  reg [2:0] sets__1__place_write_address;
  reg [2:0] sets__1__place_read_address;
  reg [3:0] sets__1__write_data;
  wire [3:0] sets__1__read_data;
  reg combinations__0__read_enable;
  reg [2:0] combinations__0__read_address;
  wire [31:0] combinations__0__read_data;
  reg combinations__0__write_enable;
  reg [2:0] combinations__0__write_address;
  reg [31:0] combinations__0__write_data;
  reg combinations__1__read_enable;
  reg [2:0] combinations__1__read_address;
  wire [31:0] combinations__1__read_data;
  reg combinations__1__write_enable;
  reg [2:0] combinations__1__write_address;
  reg [31:0] combinations__1__write_data;
  reg addresses__0__place_write_enable;
  reg [2:0] addresses__0__place_write_address;
  reg [2:0] addresses__0__place_read_address;
  reg [31:0] addresses__0__write_data;
  wire [31:0] addresses__0__read_data;
  reg addresses__1__place_write_enable;
  reg [2:0] addresses__1__place_write_address;
  reg [2:0] addresses__1__place_read_address;
  reg [31:0] addresses__1__write_data;
  wire [31:0] addresses__1__read_data;
  reg addresses__2__place_write_enable;
  reg [2:0] addresses__2__place_write_address;
  reg [2:0] addresses__2__place_read_address;
  reg [31:0] addresses__2__write_data;
  wire [31:0] addresses__2__read_data;
  reg addresses__3__place_write_enable;
  reg [2:0] addresses__3__place_write_address;
  reg [2:0] addresses__3__place_read_address;
  reg [31:0] addresses__3__write_data;
  wire [31:0] addresses__3__read_data;
  reg operands__0__place_write_enable;
  reg [2:0] operands__0__place_write_address;
  reg [2:0] operands__0__place_read_address;
  reg [31:0] operands__0__write_data;
  wire [31:0] operands__0__read_data;
  reg operands__1__place_write_enable;
  reg [2:0] operands__1__place_write_address;
  reg [2:0] operands__1__place_read_address;
  reg [31:0] operands__1__write_data;
  wire [31:0] operands__1__read_data;
  reg operands__2__place_write_enable;
  reg [2:0] operands__2__place_write_address;
  reg [2:0] operands__2__place_read_address;
  reg [31:0] operands__2__write_data;
  wire [31:0] operands__2__read_data;
  reg operands__3__place_write_enable;
  reg [2:0] operands__3__place_write_address;
  reg [2:0] operands__3__place_read_address;
  reg [31:0] operands__3__write_data;
  wire [31:0] operands__3__read_data;
  reg operands2__0__read_enable;
  reg [2:0] operands2__0__read_address;
  wire [31:0] operands2__0__read_data;
  reg operands2__0__write_enable;
  reg [2:0] operands2__0__write_address;
  reg [31:0] operands2__0__write_data;
  reg operands2__1__read_enable;
  reg [2:0] operands2__1__read_address;
  wire [31:0] operands2__1__read_data;
  reg operands2__1__write_enable;
  reg [2:0] operands2__1__write_address;
  reg [31:0] operands2__1__write_data;
  reg operands2__2__read_enable;
  reg [2:0] operands2__2__read_address;
  wire [31:0] operands2__2__read_data;
  reg operands2__2__write_enable;
  reg [2:0] operands2__2__write_address;
  reg [31:0] operands2__2__write_data;
  reg operands2__3__read_enable;
  reg [2:0] operands2__3__read_address;
  wire [31:0] operands2__3__read_data;
  reg operands2__3__write_enable;
  reg [2:0] operands2__3__write_address;
  reg [31:0] operands2__3__write_data;
  reg [3:0] head__d;
  reg [3:0] head__q = 4'h0;
  reg [3:0] tail__d;
  reg [3:0] tail__q = 4'h0;
  reg crowded__d;
  reg crowded__q = 1'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    first = head__q[2:0];
    free = tail__q[2:0];
    waiting = {tail__q - head__q};
    occupied = (tail__q != head__q);
    room = (!waiting[3]);
    place_write_enable = room;
    place_write_address = free;
    place_read_address = first;
    facts__write_data_value[2:0] = req_kind;
    facts__write_data_value[4:3] = req_size;
    facts__write_data_value[5] = req_signed;
    facts__write_data_value[11:6] = req_rd;
    facts__write_data_value[14:12] = req_slot;
    facts__write_data_value[15] = req_return;
    facts__write_data_value[19:16] = 4'h0;
    facts__write_data_value[23:20] = req_aop;
    facts__place_write_enable = place_write_enable;
    facts__place_write_address = place_write_address;
    facts__place_read_address = place_read_address;
    oldest_facts = facts__read_data;
    warps__place_write_enable = place_write_enable;
    warps__place_write_address = place_write_address;
    warps__place_read_address = place_read_address;
    warps__write_data = req_warp;
    warp = warps__read_data;
    masks__place_write_enable = place_write_enable;
    masks__place_write_address = place_write_address;
    masks__place_read_address = place_read_address;
    masks__write_data_value = req_mask;
    if (req_refused) begin
      masks__write_data_value = 4'h0;
    end
    oldest_mask = masks__read_data;
    sets__0__place_write_enable = place_write_enable;
    sets__0__place_write_address = place_write_address;
    sets__0__place_read_address = place_read_address;
    sets__0__write_data = (req_set__0 & req_mask);
    oldest_set__0 = sets__0__read_data;
    combinations__0__write_enable = room;
    combinations__0__write_address = free;
    combinations__0__write_data = req_combined__0;
    combinations__0__read_enable = (open & occupied);
    combinations__0__read_address = first;
    late_combined__0 = combinations__0__read_data;
    sets__1__place_write_enable = place_write_enable;
    sets__1__place_write_address = place_write_address;
    sets__1__place_read_address = place_read_address;
    sets__1__write_data = (req_set__1 & req_mask);
    oldest_set__1 = sets__1__read_data;
    combinations__1__write_enable = room;
    combinations__1__write_address = free;
    combinations__1__write_data = req_combined__1;
    combinations__1__read_enable = (open & occupied);
    combinations__1__read_address = first;
    late_combined__1 = combinations__1__read_data;
    addresses__0__place_write_enable = place_write_enable;
    addresses__0__place_write_address = place_write_address;
    addresses__0__place_read_address = place_read_address;
    addresses__0__write_data = req_address__0;
    oldest_address__0 = addresses__0__read_data;
    operands__0__place_write_enable = place_write_enable;
    operands__0__place_write_address = place_write_address;
    operands__0__place_read_address = place_read_address;
    operands__0__write_data = req_data__0;
    oldest_data__0 = operands__0__read_data;
    operands2__0__write_enable = room;
    operands2__0__write_address = free;
    operands2__0__write_data = req_data2__0;
    operands2__0__read_enable = (open & occupied);
    operands2__0__read_address = first;
    late_data2__0 = operands2__0__read_data;
    addresses__1__place_write_enable = place_write_enable;
    addresses__1__place_write_address = place_write_address;
    addresses__1__place_read_address = place_read_address;
    addresses__1__write_data = req_address__1;
    oldest_address__1 = addresses__1__read_data;
    operands__1__place_write_enable = place_write_enable;
    operands__1__place_write_address = place_write_address;
    operands__1__place_read_address = place_read_address;
    operands__1__write_data = req_data__1;
    oldest_data__1 = operands__1__read_data;
    operands2__1__write_enable = room;
    operands2__1__write_address = free;
    operands2__1__write_data = req_data2__1;
    operands2__1__read_enable = (open & occupied);
    operands2__1__read_address = first;
    late_data2__1 = operands2__1__read_data;
    addresses__2__place_write_enable = place_write_enable;
    addresses__2__place_write_address = place_write_address;
    addresses__2__place_read_address = place_read_address;
    addresses__2__write_data = req_address__2;
    oldest_address__2 = addresses__2__read_data;
    operands__2__place_write_enable = place_write_enable;
    operands__2__place_write_address = place_write_address;
    operands__2__place_read_address = place_read_address;
    operands__2__write_data = req_data__2;
    oldest_data__2 = operands__2__read_data;
    operands2__2__write_enable = room;
    operands2__2__write_address = free;
    operands2__2__write_data = req_data2__2;
    operands2__2__read_enable = (open & occupied);
    operands2__2__read_address = first;
    late_data2__2 = operands2__2__read_data;
    addresses__3__place_write_enable = place_write_enable;
    addresses__3__place_write_address = place_write_address;
    addresses__3__place_read_address = place_read_address;
    addresses__3__write_data = req_address__3;
    oldest_address__3 = addresses__3__read_data;
    operands__3__place_write_enable = place_write_enable;
    operands__3__place_write_address = place_write_address;
    operands__3__place_read_address = place_read_address;
    operands__3__write_data = req_data__3;
    oldest_data__3 = operands__3__read_data;
    operands2__3__write_enable = room;
    operands2__3__write_address = free;
    operands2__3__write_data = req_data2__3;
    operands2__3__read_enable = (open & occupied);
    operands2__3__read_address = first;
    late_data2__3 = operands2__3__read_data;
    with_new = waiting;
    if (req_valid) begin
      tail__d = {tail__q + 4'h1};
      with_new = {waiting + 4'h1};
    end
    crowded__d = (with_new > 4'h4);
    if (take) begin
      head__d = {head__q + 4'h1};
    end
    any = occupied;
    req_ready = (!crowded__q);
    facts__write_data = facts__write_data_value;
    masks__write_data = masks__write_data_value;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    crowded__q <= crowded__d;
  end
  warpwright_facts facts (
    .clock(clock),
    .place_write_enable(facts__place_write_enable),
    .place_write_address(facts__place_write_address),
    .place_read_address(facts__place_read_address),
    .write_data(facts__write_data),
    .read_data(facts__read_data)
  );
  warpwright_shader_core_nano_warps warps (
    .clock(clock),
    .place_write_enable(warps__place_write_enable),
    .place_write_address(warps__place_write_address),
    .place_read_address(warps__place_read_address),
    .write_data(warps__write_data),
    .read_data(warps__read_data)
  );
  warpwright_masks masks (
    .clock(clock),
    .place_write_enable(masks__place_write_enable),
    .place_write_address(masks__place_write_address),
    .place_read_address(masks__place_read_address),
    .write_data(masks__write_data),
    .read_data(masks__read_data)
  );
  warpwright_masks sets__0 (
    .clock(clock),
    .place_write_enable(sets__0__place_write_enable),
    .place_write_address(sets__0__place_write_address),
    .place_read_address(sets__0__place_read_address),
    .write_data(sets__0__write_data),
    .read_data(sets__0__read_data)
  );
  warpwright_masks sets__1 (
    .clock(clock),
    .place_write_enable(sets__1__place_write_enable),
    .place_write_address(sets__1__place_write_address),
    .place_read_address(sets__1__place_read_address),
    .write_data(sets__1__write_data),
    .read_data(sets__1__read_data)
  );
  warpwright_combinations combinations__0 (
    .clock(clock),
    .read_enable(combinations__0__read_enable),
    .read_address(combinations__0__read_address),
    .read_data(combinations__0__read_data),
    .write_enable(combinations__0__write_enable),
    .write_address(combinations__0__write_address),
    .write_data(combinations__0__write_data)
  );
  warpwright_combinations combinations__1 (
    .clock(clock),
    .read_enable(combinations__1__read_enable),
    .read_address(combinations__1__read_address),
    .read_data(combinations__1__read_data),
    .write_enable(combinations__1__write_enable),
    .write_address(combinations__1__write_address),
    .write_data(combinations__1__write_data)
  );
  warpwright_addresses addresses__0 (
    .clock(clock),
    .place_write_enable(addresses__0__place_write_enable),
    .place_write_address(addresses__0__place_write_address),
    .place_read_address(addresses__0__place_read_address),
    .write_data(addresses__0__write_data),
    .read_data(addresses__0__read_data)
  );
  warpwright_addresses addresses__1 (
    .clock(clock),
    .place_write_enable(addresses__1__place_write_enable),
    .place_write_address(addresses__1__place_write_address),
    .place_read_address(addresses__1__place_read_address),
    .write_data(addresses__1__write_data),
    .read_data(addresses__1__read_data)
  );
  warpwright_addresses addresses__2 (
    .clock(clock),
    .place_write_enable(addresses__2__place_write_enable),
    .place_write_address(addresses__2__place_write_address),
    .place_read_address(addresses__2__place_read_address),
    .write_data(addresses__2__write_data),
    .read_data(addresses__2__read_data)
  );
  warpwright_addresses addresses__3 (
    .clock(clock),
    .place_write_enable(addresses__3__place_write_enable),
    .place_write_address(addresses__3__place_write_address),
    .place_read_address(addresses__3__place_read_address),
    .write_data(addresses__3__write_data),
    .read_data(addresses__3__read_data)
  );
  warpwright_addresses operands__0 (
    .clock(clock),
    .place_write_enable(operands__0__place_write_enable),
    .place_write_address(operands__0__place_write_address),
    .place_read_address(operands__0__place_read_address),
    .write_data(operands__0__write_data),
    .read_data(operands__0__read_data)
  );
  warpwright_addresses operands__1 (
    .clock(clock),
    .place_write_enable(operands__1__place_write_enable),
    .place_write_address(operands__1__place_write_address),
    .place_read_address(operands__1__place_read_address),
    .write_data(operands__1__write_data),
    .read_data(operands__1__read_data)
  );
  warpwright_addresses operands__2 (
    .clock(clock),
    .place_write_enable(operands__2__place_write_enable),
    .place_write_address(operands__2__place_write_address),
    .place_read_address(operands__2__place_read_address),
    .write_data(operands__2__write_data),
    .read_data(operands__2__read_data)
  );
  warpwright_addresses operands__3 (
    .clock(clock),
    .place_write_enable(operands__3__place_write_enable),
    .place_write_address(operands__3__place_write_address),
    .place_read_address(operands__3__place_read_address),
    .write_data(operands__3__write_data),
    .read_data(operands__3__read_data)
  );
  warpwright_combinations operands2__0 (
    .clock(clock),
    .read_enable(operands2__0__read_enable),
    .read_address(operands2__0__read_address),
    .read_data(operands2__0__read_data),
    .write_enable(operands2__0__write_enable),
    .write_address(operands2__0__write_address),
    .write_data(operands2__0__write_data)
  );
  warpwright_combinations operands2__1 (
    .clock(clock),
    .read_enable(operands2__1__read_enable),
    .read_address(operands2__1__read_address),
    .read_data(operands2__1__read_data),
    .write_enable(operands2__1__write_enable),
    .write_address(operands2__1__write_address),
    .write_data(operands2__1__write_data)
  );
  warpwright_combinations operands2__2 (
    .clock(clock),
    .read_enable(operands2__2__read_enable),
    .read_address(operands2__2__read_address),
    .read_data(operands2__2__read_data),
    .write_enable(operands2__2__write_enable),
    .write_address(operands2__2__write_address),
    .write_data(operands2__2__write_data)
  );
  warpwright_combinations operands2__3 (
    .clock(clock),
    .read_enable(operands2__3__read_enable),
    .read_address(operands2__3__read_address),
    .read_data(operands2__3__read_data),
    .write_enable(operands2__3__write_enable),
    .write_address(operands2__3__write_address),
    .write_data(operands2__3__write_data)
  );
endmodule
