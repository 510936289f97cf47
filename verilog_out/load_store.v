// SPDX-License-Identifier: MIT
// load_store: coalesced loads and stores, the memory half of atomics
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module facts (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [23:0] write_data,
  output reg [23:0] read_data
);
  reg [23:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module origins (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [25:0] write_data,
  output reg [25:0] read_data
);
  reg [25:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module masks (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [3:0] write_data,
  output reg [3:0] read_data
);
  reg [3:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module combinations (
  input wire clock,
  input wire read_enable,
  input wire [2:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module addresses (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [31:0] write_data,
  output reg [31:0] read_data
);
  reg [31:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module requests (
  input wire clock,
  input wire req_valid,
  input wire [2:0] req_kind,
  input wire [1:0] req_size,
  input wire req_signed,
  input wire [2:0] req_warp,
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
  output reg [25:0] origin,
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
  reg facts__place_write_enable;
  reg [2:0] facts__place_write_address;
  reg [2:0] facts__place_read_address;
  reg [23:0] facts__write_data;
  wire [23:0] facts__read_data;
  reg origins__place_write_enable;
  reg [2:0] origins__place_write_address;
  reg [2:0] origins__place_read_address;
  reg [25:0] origins__write_data;
  wire [25:0] origins__read_data;
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
    facts__write_data[2:0] = req_kind;
    facts__write_data[4:3] = req_size;
    facts__write_data[5] = req_signed;
    facts__write_data[11:6] = req_rd;
    facts__write_data[14:12] = req_slot;
    facts__write_data[15] = req_return;
    facts__write_data[19:16] = 4'h0;
    facts__write_data[23:20] = req_aop;
    origins__write_data[19:0] = req_pc;
    origins__write_data[25:20] = {3'h0, req_warp};
    facts__place_write_enable = place_write_enable;
    facts__place_write_address = place_write_address;
    facts__place_read_address = place_read_address;
    oldest_facts = facts__read_data;
    origins__place_write_enable = place_write_enable;
    origins__place_write_address = place_write_address;
    origins__place_read_address = place_read_address;
    origin = origins__read_data;
    masks__place_write_enable = place_write_enable;
    masks__place_write_address = place_write_address;
    masks__place_read_address = place_read_address;
    masks__write_data = req_mask;
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
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    crowded__q <= crowded__d;
  end
  facts facts (
    .clock(clock),
    .place_write_enable(facts__place_write_enable),
    .place_write_address(facts__place_write_address),
    .place_read_address(facts__place_read_address),
    .write_data(facts__write_data),
    .read_data(facts__read_data)
  );
  origins origins (
    .clock(clock),
    .place_write_enable(origins__place_write_enable),
    .place_write_address(origins__place_write_address),
    .place_read_address(origins__place_read_address),
    .write_data(origins__write_data),
    .read_data(origins__read_data)
  );
  masks masks (
    .clock(clock),
    .place_write_enable(masks__place_write_enable),
    .place_write_address(masks__place_write_address),
    .place_read_address(masks__place_read_address),
    .write_data(masks__write_data),
    .read_data(masks__read_data)
  );
  masks sets__0 (
    .clock(clock),
    .place_write_enable(sets__0__place_write_enable),
    .place_write_address(sets__0__place_write_address),
    .place_read_address(sets__0__place_read_address),
    .write_data(sets__0__write_data),
    .read_data(sets__0__read_data)
  );
  masks sets__1 (
    .clock(clock),
    .place_write_enable(sets__1__place_write_enable),
    .place_write_address(sets__1__place_write_address),
    .place_read_address(sets__1__place_read_address),
    .write_data(sets__1__write_data),
    .read_data(sets__1__read_data)
  );
  combinations combinations__0 (
    .clock(clock),
    .read_enable(combinations__0__read_enable),
    .read_address(combinations__0__read_address),
    .read_data(combinations__0__read_data),
    .write_enable(combinations__0__write_enable),
    .write_address(combinations__0__write_address),
    .write_data(combinations__0__write_data)
  );
  combinations combinations__1 (
    .clock(clock),
    .read_enable(combinations__1__read_enable),
    .read_address(combinations__1__read_address),
    .read_data(combinations__1__read_data),
    .write_enable(combinations__1__write_enable),
    .write_address(combinations__1__write_address),
    .write_data(combinations__1__write_data)
  );
  addresses addresses__0 (
    .clock(clock),
    .place_write_enable(addresses__0__place_write_enable),
    .place_write_address(addresses__0__place_write_address),
    .place_read_address(addresses__0__place_read_address),
    .write_data(addresses__0__write_data),
    .read_data(addresses__0__read_data)
  );
  addresses addresses__1 (
    .clock(clock),
    .place_write_enable(addresses__1__place_write_enable),
    .place_write_address(addresses__1__place_write_address),
    .place_read_address(addresses__1__place_read_address),
    .write_data(addresses__1__write_data),
    .read_data(addresses__1__read_data)
  );
  addresses addresses__2 (
    .clock(clock),
    .place_write_enable(addresses__2__place_write_enable),
    .place_write_address(addresses__2__place_write_address),
    .place_read_address(addresses__2__place_read_address),
    .write_data(addresses__2__write_data),
    .read_data(addresses__2__read_data)
  );
  addresses addresses__3 (
    .clock(clock),
    .place_write_enable(addresses__3__place_write_enable),
    .place_write_address(addresses__3__place_write_address),
    .place_read_address(addresses__3__place_read_address),
    .write_data(addresses__3__write_data),
    .read_data(addresses__3__read_data)
  );
  addresses operands__0 (
    .clock(clock),
    .place_write_enable(operands__0__place_write_enable),
    .place_write_address(operands__0__place_write_address),
    .place_read_address(operands__0__place_read_address),
    .write_data(operands__0__write_data),
    .read_data(operands__0__read_data)
  );
  addresses operands__1 (
    .clock(clock),
    .place_write_enable(operands__1__place_write_enable),
    .place_write_address(operands__1__place_write_address),
    .place_read_address(operands__1__place_read_address),
    .write_data(operands__1__write_data),
    .read_data(operands__1__read_data)
  );
  addresses operands__2 (
    .clock(clock),
    .place_write_enable(operands__2__place_write_enable),
    .place_write_address(operands__2__place_write_address),
    .place_read_address(operands__2__place_read_address),
    .write_data(operands__2__write_data),
    .read_data(operands__2__read_data)
  );
  addresses operands__3 (
    .clock(clock),
    .place_write_enable(operands__3__place_write_enable),
    .place_write_address(operands__3__place_write_address),
    .place_read_address(operands__3__place_read_address),
    .write_data(operands__3__write_data),
    .read_data(operands__3__read_data)
  );
  combinations operands2__0 (
    .clock(clock),
    .read_enable(operands2__0__read_enable),
    .read_address(operands2__0__read_address),
    .read_data(operands2__0__read_data),
    .write_enable(operands2__0__write_enable),
    .write_address(operands2__0__write_address),
    .write_data(operands2__0__write_data)
  );
  combinations operands2__1 (
    .clock(clock),
    .read_enable(operands2__1__read_enable),
    .read_address(operands2__1__read_address),
    .read_data(operands2__1__read_data),
    .write_enable(operands2__1__write_enable),
    .write_address(operands2__1__write_address),
    .write_data(operands2__1__write_data)
  );
  combinations operands2__2 (
    .clock(clock),
    .read_enable(operands2__2__read_enable),
    .read_address(operands2__2__read_address),
    .read_data(operands2__2__read_data),
    .write_enable(operands2__2__write_enable),
    .write_address(operands2__2__write_address),
    .write_data(operands2__2__write_data)
  );
  combinations operands2__3 (
    .clock(clock),
    .read_enable(operands2__3__read_enable),
    .read_address(operands2__3__read_address),
    .read_data(operands2__3__read_data),
    .write_enable(operands2__3__write_enable),
    .write_address(operands2__3__write_address),
    .write_data(operands2__3__write_data)
  );
endmodule

module intake (
  input wire [23:0] waiting_facts,
  input wire [3:0] waiting_mask,
  input wire [3:0] waiting_set__0,
  input wire [3:0] waiting_set__1,
  input wire [31:0] waiting_address__0,
  input wire [31:0] waiting_address__1,
  input wire [31:0] waiting_address__2,
  input wire [31:0] waiting_address__3,
  input wire [31:0] waiting_data__0,
  input wire [31:0] waiting_data__1,
  input wire [31:0] waiting_data__2,
  input wire [31:0] waiting_data__3,
  input wire [27:0] memory_lines,
  output reg misaligned,
  output reg faulty,
  output reg [23:0] sending_facts,
  output reg sending_swaps,
  output reg [3:0] sending_remaining,
  output reg [31:0] sending_address__0,
  output reg [31:0] sending_address__1,
  output reg [31:0] sending_address__2,
  output reg [31:0] sending_address__3,
  output reg [3:0] sending_mates__0,
  output reg [3:0] sending_mates__1,
  output reg [3:0] sending_mates__2,
  output reg [3:0] sending_mates__3,
  output reg [31:0] sending_data__0,
  output reg [31:0] sending_data__1,
  output reg [31:0] sending_data__2,
  output reg [31:0] sending_data__3,
  output reg [3:0] sending_enables__0,
  output reg [3:0] sending_enables__1,
  output reg [3:0] sending_enables__2,
  output reg [3:0] sending_enables__3,
  output reg [3:0] answered,
  output reg [3:0] offset__0,
  output reg [3:0] offset__1,
  output reg [3:0] offset__2,
  output reg [3:0] offset__3
);
  reg [2:0] kind;
  reg [1:0] size;
  reg [3:0] aop;
  reg is_atomic;
  reg is_line;
  reg is_constant;
  reg outside;
  reg [31:0] own;
  reg [1:0] low;
  reg [31:0] other;
  reg [4:0] amount;
  reg [3:0] bytes;
  reg [3:0] along_with;
  reg [3:0] members;
  reg [3:0] losers;
  reg [2:0] part_0;
  reg [2:0] part_1;
  reg [2:0] part_2;
  reg [2:0] part_3;
  reg [2:0] part_4;
  always @(*) begin
    part_0 = 3'h0;
    part_1 = 3'h0;
    part_2 = 3'h0;
    part_3 = 3'h0;
    part_4 = 3'h0;
    sending_facts = waiting_facts;
    kind = waiting_facts[2:0];
    size = waiting_facts[4:3];
    aop = waiting_facts[23:20];
    part_0 = waiting_facts[2:0];
    is_atomic = part_0[1];
    part_1 = waiting_facts[2:0];
    part_2 = waiting_facts[2:0];
    is_line = (part_1[2] & (!part_2[0]));
    part_3 = waiting_facts[2:0];
    part_4 = waiting_facts[2:0];
    is_constant = (part_3[2] & part_4[0]);
    misaligned = 1'h0;
    outside = 1'h0;
    low = 2'h0;
    own = 32'h0;
    own = waiting_address__0;
    sending_address__0 = own;
    offset__0 = own[3:0];
    if (waiting_mask[0]) begin
      low = own[1:0];
      if (((size == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((size == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if (is_constant) begin
        if ((|own[31:12])) begin
          outside = 1'h1;
        end
      end else begin
        if ((own[31:4] >= memory_lines)) begin
          outside = 1'h1;
        end
      end
    end
    own = waiting_address__1;
    sending_address__1 = own;
    offset__1 = own[3:0];
    if (waiting_mask[1]) begin
      low = own[1:0];
      if (((size == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((size == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if (is_constant) begin
        if ((|own[31:12])) begin
          outside = 1'h1;
        end
      end else begin
        if ((own[31:4] >= memory_lines)) begin
          outside = 1'h1;
        end
      end
    end
    own = waiting_address__2;
    sending_address__2 = own;
    offset__2 = own[3:0];
    if (waiting_mask[2]) begin
      low = own[1:0];
      if (((size == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((size == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if (is_constant) begin
        if ((|own[31:12])) begin
          outside = 1'h1;
        end
      end else begin
        if ((own[31:4] >= memory_lines)) begin
          outside = 1'h1;
        end
      end
    end
    own = waiting_address__3;
    sending_address__3 = own;
    offset__3 = own[3:0];
    if (waiting_mask[3]) begin
      low = own[1:0];
      if (((size == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((size == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if (is_constant) begin
        if ((|own[31:12])) begin
          outside = 1'h1;
        end
      end else begin
        if ((own[31:4] >= memory_lines)) begin
          outside = 1'h1;
        end
      end
    end
    faulty = (misaligned | outside);
    sending_remaining = waiting_mask;
    if (faulty) begin
      sending_remaining = 4'h0;
    end
    amount = 5'h0;
    bytes = 4'hf;
    if ((size == 2'h0)) begin
      bytes = 4'h1;
    end
    if ((size == 2'h1)) begin
      bytes = 4'h3;
    end
    own = waiting_address__0;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__0 = waiting_data__0;
    if ((kind == 3'h1)) begin
      sending_data__0 = {waiting_data__0 << amount};
    end
    sending_enables__0 = {bytes << own[1:0]};
    own = waiting_address__1;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__1 = waiting_data__1;
    if ((kind == 3'h1)) begin
      sending_data__1 = {waiting_data__1 << amount};
    end
    sending_enables__1 = {bytes << own[1:0]};
    own = waiting_address__2;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__2 = waiting_data__2;
    if ((kind == 3'h1)) begin
      sending_data__2 = {waiting_data__2 << amount};
    end
    sending_enables__2 = {bytes << own[1:0]};
    own = waiting_address__3;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__3 = waiting_data__3;
    if ((kind == 3'h1)) begin
      sending_data__3 = {waiting_data__3 << amount};
    end
    sending_enables__3 = {bytes << own[1:0]};
    along_with = 4'h0;
    members = 4'h0;
    other = 32'h0;
    sending_swaps = ((kind == 3'h2) & (aop == 4'he));
    own = waiting_address__0;
    along_with = 4'h0;
    along_with = {along_with[3:1], 1'h1};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[0]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[0]) begin
          along_with = members;
        end
      end
    end else begin
      other = waiting_address__1;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3:2], 1'h1, along_with[0]};
      end
      other = waiting_address__2;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3], 1'h1, along_with[1:0]};
      end
      other = waiting_address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    sending_mates__0 = along_with;
    own = waiting_address__1;
    along_with = 4'h0;
    along_with = {along_with[3:2], 1'h1, along_with[0]};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[1]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[1]) begin
          along_with = members;
        end
      end
    end else begin
      other = waiting_address__2;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3], 1'h1, along_with[1:0]};
      end
      other = waiting_address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    sending_mates__1 = along_with;
    own = waiting_address__2;
    along_with = 4'h0;
    along_with = {along_with[3], 1'h1, along_with[1:0]};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[2]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[2]) begin
          along_with = members;
        end
      end
    end else begin
      other = waiting_address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    sending_mates__2 = along_with;
    own = waiting_address__3;
    along_with = 4'h0;
    along_with = {1'h1, along_with[2:0]};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[3]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[3]) begin
          along_with = members;
        end
      end
    end else begin
    end
    sending_mates__3 = along_with;
    losers = 4'h0;
    if (((kind == 3'h2) & (aop == 4'hd))) begin
      members = {waiting_set__0 - 4'h1};
      losers = (losers | (waiting_set__0 & members));
      members = {waiting_set__1 - 4'h1};
      losers = (losers | (waiting_set__1 & members));
    end
    answered = (sending_remaining & {~losers});
  end
endmodule

module access (
  input wire enable,
  input wire [23:0] sending_facts,
  input wire sending_swaps,
  input wire [3:0] sending_remaining,
  input wire [31:0] sending_address__0,
  input wire [31:0] sending_address__1,
  input wire [31:0] sending_address__2,
  input wire [31:0] sending_address__3,
  input wire [3:0] sending_mates__0,
  input wire [3:0] sending_mates__1,
  input wire [3:0] sending_mates__2,
  input wire [3:0] sending_mates__3,
  input wire [31:0] sending_data__0,
  input wire [31:0] sending_data__1,
  input wire [31:0] sending_data__2,
  input wire [31:0] sending_data__3,
  input wire [3:0] sending_enables__0,
  input wire [3:0] sending_enables__1,
  input wire [3:0] sending_enables__2,
  input wire [3:0] sending_enables__3,
  input wire [3:0] set__0,
  input wire [3:0] set__1,
  input wire [31:0] late_combined__0,
  input wire [31:0] late_combined__1,
  input wire [31:0] late_data2__0,
  input wire [31:0] late_data2__1,
  input wire [31:0] late_data2__2,
  input wire [31:0] late_data2__3,
  output reg [31:0] first,
  output reg [2:0] first_thread,
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
  localparam [3:0] low_quad = 4'hf;
  localparam several = 1'h0;
  reg [31:0] lowest;
  reg [2:0] leader;
  reg [3:0] leads;
  reg passed;
  reg [3:0] members;
  reg [3:0] whole;
  reg [3:0] own_set;
  reg [3:0] rest;
  reg [31:0] combination;
  reg [3:0] in_quad;
  reg [3:0] candidates;
  reg follows;
  reg [2:0] pairs__0;
  reg [2:0] pairs__1;
  reg [2:0] quads__0;
  reg [2:0] quads__1;
  reg [2:0] number;
  reg [2:0] kind;
  reg [31:0] own;
  reg [3:0] stored;
  reg [31:0] lanes;
  reg [1:0] at;
  reg [15:0] covered;
  always @(*) begin
    kind = sending_facts[2:0];
    lowest = 32'h0;
    leader = 3'h0;
    leads = 4'h0;
    passed = 1'h0;
    members = 4'h0;
    whole = 4'h0;
    own_set = 4'h0;
    combination = 32'h0;
    in_quad = 4'h0;
    rest = 4'h0;
    candidates = 4'h0;
    follows = 1'h0;
    covered = 16'h0;
    own = 32'h0;
    at = 2'h0;
    stored = 4'h0;
    lanes = 32'h0;
    number = 3'h0;
    words__0 = 32'h0;
    words__1 = 32'h0;
    words__2 = 32'h0;
    words__3 = 32'h0;
    pairs__0 = 3'h0;
    quads__0 = 3'h0;
    pairs__1 = 3'h0;
    quads__1 = 3'h0;
    if (enable) begin
      candidates = sending_remaining;
      if (sending_swaps) begin
        if (((!follows) & (|(sending_remaining & set__0)))) begin
          candidates = (sending_remaining & set__0);
          follows = 1'h1;
        end
        if (((!follows) & (|(sending_remaining & set__1)))) begin
          candidates = (sending_remaining & set__1);
          follows = 1'h1;
        end
        follows = 1'h0;
      end
      if ((candidates[0] & (!passed))) begin
        leads = {leads[3:1], 1'h1};
        lowest = (lowest | sending_address__0);
        leader = (leader | 3'h0);
      end
      passed = (passed | candidates[0]);
      if ((candidates[1] & (!passed))) begin
        leads = {leads[3:2], 1'h1, leads[0]};
        lowest = (lowest | sending_address__1);
        leader = (leader | 3'h1);
      end
      passed = (passed | candidates[1]);
      if ((candidates[2] & (!passed))) begin
        leads = {leads[3], 1'h1, leads[1:0]};
        lowest = (lowest | sending_address__2);
        leader = (leader | 3'h2);
      end
      passed = (passed | candidates[2]);
      if ((candidates[3] & (!passed))) begin
        leads = {1'h1, leads[2:0]};
        lowest = (lowest | sending_address__3);
        leader = (leader | 3'h3);
      end
      passed = (passed | candidates[3]);
      if (leads[0]) begin
        members = (members | (sending_mates__0 & sending_remaining));
        if (kind[1]) begin
          words__0 = (words__0 | sending_data__0);
        end
      end
      if (leads[1]) begin
        members = (members | (sending_mates__1 & sending_remaining));
        if (kind[1]) begin
          words__0 = (words__0 | sending_data__1);
        end
      end
      if (leads[2]) begin
        members = (members | (sending_mates__2 & sending_remaining));
        if (kind[1]) begin
          words__0 = (words__0 | sending_data__2);
        end
      end
      if (leads[3]) begin
        members = (members | (sending_mates__3 & sending_remaining));
        if (kind[1]) begin
          words__0 = (words__0 | sending_data__3);
        end
      end
      whole = members;
      if ((kind == 3'h2)) begin
        if ((|(leads & set__0))) begin
          own_set = (own_set | set__0);
          combination = (combination | late_combined__0);
        end
        if ((|(leads & set__1))) begin
          own_set = (own_set | set__1);
          combination = (combination | late_combined__1);
        end
        if ((|own_set)) begin
          if ((sending_swaps & several)) begin
            in_quad = low_quad;
            if (leader[2]) begin
              in_quad = {~low_quad};
            end
            own_set = (own_set & in_quad);
          end
          whole = own_set;
          rest = ((sending_remaining & own_set) & {~members});
          if (sending_swaps) begin
            follows = (|rest);
          end else begin
            words__0 = combination;
          end
        end
      end
      pairs__0 = 3'h0;
      if (whole[0]) begin
        pairs__0 = 3'h1;
      end
      if (whole[1]) begin
        pairs__0 = {pairs__0 + 3'h1};
      end
      pairs__1 = 3'h0;
      if (whole[2]) begin
        pairs__1 = 3'h1;
      end
      if (whole[3]) begin
        pairs__1 = {pairs__1 + 3'h1};
      end
      quads__0 = {pairs__0 + pairs__1};
      number = {number + quads__0};
      if (members[0]) begin
        own = sending_address__0;
        if ((kind[1] & leads[0])) begin
          words__1 = late_data2__0;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__0;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0 = ((words__0 & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1 = ((words__1 & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2 = ((words__2 & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3 = ((words__3 & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
      if (members[1]) begin
        own = sending_address__1;
        if ((kind[1] & leads[1])) begin
          words__1 = late_data2__1;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__1;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0 = ((words__0 & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1 = ((words__1 & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2 = ((words__2 & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3 = ((words__3 & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
      if (members[2]) begin
        own = sending_address__2;
        if ((kind[1] & leads[2])) begin
          words__1 = late_data2__2;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__2;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0 = ((words__0 & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1 = ((words__1 & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2 = ((words__2 & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3 = ((words__3 & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
      if (members[3]) begin
        own = sending_address__3;
        if ((kind[1] & leads[3])) begin
          words__1 = late_data2__3;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__3;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0 = ((words__0 & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1 = ((words__1 & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2 = ((words__2 & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3 = ((words__3 & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
    end
    first = lowest;
    first_thread = leader;
    group = members;
    served = number;
    more = follows;
    answered = whole;
    if (kind[1]) begin
      covered = {{14'h0, leader[1:0]} << 32'h1};
      covered = {covered[15:1], follows};
    end
    bytes = covered;
  end
endmodule

module table_reply (
  input wire clock,
  input wire place_write_enable,
  input wire [3:0] place_write_address,
  input wire [3:0] place_read_address,
  input wire [16:0] write_data,
  output reg [16:0] read_data
);
  reg [16:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module table_words (
  input wire clock,
  input wire place_write_enable,
  input wire [3:0] place_write_address,
  input wire [3:0] place_read_address,
  input wire [1:0] write_data,
  output reg [1:0] read_data
);
  reg [1:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module table_mask (
  input wire clock,
  input wire place_write_enable,
  input wire [3:0] place_write_address,
  input wire [3:0] place_read_address,
  input wire [3:0] write_data,
  output reg [3:0] read_data
);
  reg [3:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module table_warp (
  input wire clock,
  input wire place_write_enable,
  input wire [3:0] place_write_address,
  input wire [3:0] place_read_address,
  input wire [2:0] write_data,
  output reg [2:0] read_data
);
  reg [2:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module groups (
  input wire clock,
  input wire [5:0] read_address,
  output reg [3:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [3:0] write_data
);
  reg [3:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module loaded (
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

module outstanding (
  input wire clock,
  output reg any_free,
  output reg [3:0] free_entry,
  input wire take_valid,
  input wire [16:0] take_entry,
  input wire [3:0] take_mask,
  input wire [3:0] take_offsets__0,
  input wire [3:0] take_offsets__1,
  input wire [3:0] take_offsets__2,
  input wire [3:0] take_offsets__3,
  input wire [2:0] take_warp,
  input wire access_waits,
  input wire access_valid,
  input wire [3:0] access_entry,
  input wire [5:0] access_tag,
  input wire [3:0] access_group,
  input wire access_last,
  input wire rsp_valid,
  input wire [6:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  input wire rsp_value,
  input wire [3:0] value_thread,
  input wire value_last,
  output reg line_valid,
  output reg [2:0] line_warp,
  output reg [3:0] line_group,
  output reg wb_valid,
  input wire wb_ready,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg [2:0] wb_slot,
  output reg store_done_valid,
  output reg [2:0] store_done_warp,
  output reg [2:0] store_done_slot,
  input wire store_done_ready,
  output reg empty
);
  localparam [15:0] one_entry = 16'h1;
  localparam [2:0] thread_bits = 3'h2;
  reg at_reply_write_enable;
  reg [3:0] at_reply_write_address;
  reg [3:0] at_reply_read_address;
  reg at_leaver_write_enable;
  reg [3:0] at_leaver_write_address;
  reg [3:0] at_leaver_read_address;
  reg [3:0] spare;
  reg [15:0] used_now;
  reg [15:0] sent_now;
  reg [15:0] complete;
  reg [3:0] pick;
  reg pick_any;
  reg pick_after;
  reg is_line;
  reg [3:0] served;
  reg answered;
  reg [3:0] reply_entry;
  reg [16:0] reply_meta;
  reg [1:0] word;
  reg [1:0] first_byte;
  reg fits;
  reg [4:0] amount;
  reg [31:0] value;
  reg [16:0] leaving_meta;
  reg writes;
  reg room;
  reg taken;
  reg [2:0] level;
  reg [6:0] entry_bits;
  reg [2:0] part_0;
  reg [2:0] part_1;
  reg [2:0] part_2;
  reg [2:0] part_3;
  reg [2:0] part_4;
  reg [2:0] part_5;
  reg [2:0] part_6;
  reg [2:0] part_7;
  reg [2:0] part_8;
  reg [2:0] part_9;
  reg [2:0] part_10;
  reg [2:0] part_11;
  reg [2:0] part_12;
  reg [2:0] part_13;
  reg [15:0] used__d;
  reg [15:0] used__q = 16'h0;
  reg [15:0] sent__d;
  reg [15:0] sent__q = 16'h0;
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
  reg [2:0] pending__8__d;
  reg [2:0] pending__8__q = 3'h0;
  reg [2:0] pending__9__d;
  reg [2:0] pending__9__q = 3'h0;
  reg [2:0] pending__10__d;
  reg [2:0] pending__10__q = 3'h0;
  reg [2:0] pending__11__d;
  reg [2:0] pending__11__q = 3'h0;
  reg [2:0] pending__12__d;
  reg [2:0] pending__12__q = 3'h0;
  reg [2:0] pending__13__d;
  reg [2:0] pending__13__q = 3'h0;
  reg [2:0] pending__14__d;
  reg [2:0] pending__14__q = 3'h0;
  reg [2:0] pending__15__d;
  reg [2:0] pending__15__q = 3'h0;
  reg table_reply__place_write_enable;
  reg [3:0] table_reply__place_write_address;
  reg [3:0] table_reply__place_read_address;
  reg [16:0] table_reply__write_data;
  wire [16:0] table_reply__read_data;
  reg table_words__0__place_write_enable;
  reg [3:0] table_words__0__place_write_address;
  reg [3:0] table_words__0__place_read_address;
  reg [1:0] table_words__0__write_data;
  wire [1:0] table_words__0__read_data;
  reg table_words__1__place_write_enable;
  reg [3:0] table_words__1__place_write_address;
  reg [3:0] table_words__1__place_read_address;
  reg [1:0] table_words__1__write_data;
  wire [1:0] table_words__1__read_data;
  reg table_words__2__place_write_enable;
  reg [3:0] table_words__2__place_write_address;
  reg [3:0] table_words__2__place_read_address;
  reg [1:0] table_words__2__write_data;
  wire [1:0] table_words__2__read_data;
  reg table_words__3__place_write_enable;
  reg [3:0] table_words__3__place_write_address;
  reg [3:0] table_words__3__place_read_address;
  reg [1:0] table_words__3__write_data;
  wire [1:0] table_words__3__read_data;
  reg table_bytes__0__place_write_enable;
  reg [3:0] table_bytes__0__place_write_address;
  reg [3:0] table_bytes__0__place_read_address;
  reg [1:0] table_bytes__0__write_data;
  wire [1:0] table_bytes__0__read_data;
  reg table_bytes__1__place_write_enable;
  reg [3:0] table_bytes__1__place_write_address;
  reg [3:0] table_bytes__1__place_read_address;
  reg [1:0] table_bytes__1__write_data;
  wire [1:0] table_bytes__1__read_data;
  reg table_bytes__2__place_write_enable;
  reg [3:0] table_bytes__2__place_write_address;
  reg [3:0] table_bytes__2__place_read_address;
  reg [1:0] table_bytes__2__write_data;
  wire [1:0] table_bytes__2__read_data;
  reg table_bytes__3__place_write_enable;
  reg [3:0] table_bytes__3__place_write_address;
  reg [3:0] table_bytes__3__place_read_address;
  reg [1:0] table_bytes__3__write_data;
  wire [1:0] table_bytes__3__read_data;
  reg table_meta__place_write_enable;
  reg [3:0] table_meta__place_write_address;
  reg [3:0] table_meta__place_read_address;
  reg [16:0] table_meta__write_data;
  wire [16:0] table_meta__read_data;
  reg table_mask__place_write_enable;
  reg [3:0] table_mask__place_write_address;
  reg [3:0] table_mask__place_read_address;
  reg [3:0] table_mask__write_data;
  wire [3:0] table_mask__read_data;
  reg table_warp__place_write_enable;
  reg [3:0] table_warp__place_write_address;
  reg [3:0] table_warp__place_read_address;
  reg [2:0] table_warp__write_data;
  wire [2:0] table_warp__read_data;
  reg line_warps__place_write_enable;
  reg [3:0] line_warps__place_write_address;
  reg [3:0] line_warps__place_read_address;
  reg [2:0] line_warps__write_data;
  wire [2:0] line_warps__read_data;
  reg [5:0] groups__read_address;
  wire [3:0] groups__read_data;
  reg groups__write_enable;
  reg [5:0] groups__write_address;
  reg [3:0] groups__write_data;
  reg loaded__0__read_enable;
  reg [3:0] loaded__0__read_address;
  wire [31:0] loaded__0__read_data;
  reg loaded__0__write_enable;
  reg [3:0] loaded__0__write_address;
  reg [31:0] loaded__0__write_data;
  reg loaded__1__read_enable;
  reg [3:0] loaded__1__read_address;
  wire [31:0] loaded__1__read_data;
  reg loaded__1__write_enable;
  reg [3:0] loaded__1__write_address;
  reg [31:0] loaded__1__write_data;
  reg loaded__2__read_enable;
  reg [3:0] loaded__2__read_address;
  wire [31:0] loaded__2__read_data;
  reg loaded__2__write_enable;
  reg [3:0] loaded__2__write_address;
  reg [31:0] loaded__2__write_data;
  reg loaded__3__read_enable;
  reg [3:0] loaded__3__read_address;
  wire [31:0] loaded__3__read_data;
  reg loaded__3__write_enable;
  reg [3:0] loaded__3__write_address;
  reg [31:0] loaded__3__write_data;
  reg leaving__d;
  reg leaving__q = 1'h0;
  reg [3:0] leaver__d;
  reg [3:0] leaver__q = 4'h0;
  reg out__d_valid;
  reg out__q_valid = 1'h0;
  reg [2:0] out__d_warp;
  reg [2:0] out__q_warp = 3'h0;
  reg [5:0] out__d_rd;
  reg [5:0] out__q_rd = 6'h0;
  reg [3:0] out__d_mask;
  reg [3:0] out__q_mask = 4'h0;
  reg [31:0] out__d_data__0;
  reg [31:0] out__q_data__0 = 32'h0;
  reg [31:0] out__d_data__1;
  reg [31:0] out__q_data__1 = 32'h0;
  reg [31:0] out__d_data__2;
  reg [31:0] out__q_data__2 = 32'h0;
  reg [31:0] out__d_data__3;
  reg [31:0] out__q_data__3 = 32'h0;
  reg [2:0] out__d_slot;
  reg [2:0] out__q_slot = 3'h0;
  always @(*) begin
    part_0 = 3'h0;
    part_1 = 3'h0;
    part_2 = 3'h0;
    part_3 = 3'h0;
    part_4 = 3'h0;
    part_5 = 3'h0;
    part_6 = 3'h0;
    part_7 = 3'h0;
    part_8 = 3'h0;
    part_9 = 3'h0;
    part_10 = 3'h0;
    part_11 = 3'h0;
    part_12 = 3'h0;
    part_13 = 3'h0;
    leaving__d = leaving__q;
    leaver__d = leaver__q;
    out__d_valid = out__q_valid;
    out__d_warp = out__q_warp;
    out__d_rd = out__q_rd;
    out__d_mask = out__q_mask;
    out__d_data__0 = out__q_data__0;
    out__d_data__1 = out__q_data__1;
    out__d_data__2 = out__q_data__2;
    out__d_data__3 = out__q_data__3;
    out__d_slot = out__q_slot;
    used_now = used__q;
    sent_now = sent__q;
    if (access_last) begin
      sent_now = (sent_now | {one_entry << access_entry});
    end
    spare = 4'h0;
    any_free = 1'h0;
    if ((!used__q[0])) begin
      spare = 4'h0;
      any_free = 1'h1;
    end
    if ((!used__q[1])) begin
      spare = 4'h1;
      any_free = 1'h1;
    end
    if ((!used__q[2])) begin
      spare = 4'h2;
      any_free = 1'h1;
    end
    if ((!used__q[3])) begin
      spare = 4'h3;
      any_free = 1'h1;
    end
    if ((!used__q[4])) begin
      spare = 4'h4;
      any_free = 1'h1;
    end
    if ((!used__q[5])) begin
      spare = 4'h5;
      any_free = 1'h1;
    end
    if ((!used__q[6])) begin
      spare = 4'h6;
      any_free = 1'h1;
    end
    if ((!used__q[7])) begin
      spare = 4'h7;
      any_free = 1'h1;
    end
    if ((!used__q[8])) begin
      spare = 4'h8;
      any_free = 1'h1;
    end
    if ((!used__q[9])) begin
      spare = 4'h9;
      any_free = 1'h1;
    end
    if ((!used__q[10])) begin
      spare = 4'ha;
      any_free = 1'h1;
    end
    if ((!used__q[11])) begin
      spare = 4'hb;
      any_free = 1'h1;
    end
    if ((!used__q[12])) begin
      spare = 4'hc;
      any_free = 1'h1;
    end
    if ((!used__q[13])) begin
      spare = 4'hd;
      any_free = 1'h1;
    end
    if ((!used__q[14])) begin
      spare = 4'he;
      any_free = 1'h1;
    end
    if ((!used__q[15])) begin
      spare = 4'hf;
      any_free = 1'h1;
    end
    free_entry = spare;
    if (take_valid) begin
      used_now = (used_now | {one_entry << spare});
    end
    entry_bits = {rsp_tag >> thread_bits};
    reply_entry = entry_bits[3:0];
    at_reply_write_enable = any_free;
    at_reply_write_address = spare;
    at_reply_read_address = reply_entry;
    at_leaver_write_enable = any_free;
    at_leaver_write_address = spare;
    at_leaver_read_address = leaver__q;
    groups__write_enable = access_waits;
    groups__write_address = access_tag;
    groups__write_data = access_group;
    table_reply__place_write_enable = at_reply_write_enable;
    table_reply__place_write_address = at_reply_write_address;
    table_reply__place_read_address = at_reply_read_address;
    table_reply__write_data = take_entry;
    table_meta__place_write_enable = at_leaver_write_enable;
    table_meta__place_write_address = at_leaver_write_address;
    table_meta__place_read_address = at_leaver_read_address;
    table_meta__write_data = take_entry;
    table_mask__place_write_enable = at_leaver_write_enable;
    table_mask__place_write_address = at_leaver_write_address;
    table_mask__place_read_address = at_leaver_read_address;
    table_mask__write_data = take_mask;
    table_warp__place_write_enable = at_leaver_write_enable;
    table_warp__place_write_address = at_leaver_write_address;
    table_warp__place_read_address = at_leaver_read_address;
    table_warp__write_data = take_warp;
    line_warps__place_write_enable = at_reply_write_enable;
    line_warps__place_write_address = at_reply_write_address;
    line_warps__place_read_address = at_reply_read_address;
    line_warps__write_data = take_warp;
    groups__read_address = rsp_tag[5:0];
    table_words__0__place_write_enable = at_reply_write_enable;
    table_words__0__place_write_address = at_reply_write_address;
    table_words__0__place_read_address = at_reply_read_address;
    table_words__0__write_data = take_offsets__0[3:2];
    table_bytes__0__place_write_enable = at_leaver_write_enable;
    table_bytes__0__place_write_address = at_leaver_write_address;
    table_bytes__0__place_read_address = at_leaver_read_address;
    table_bytes__0__write_data = take_offsets__0[1:0];
    table_words__1__place_write_enable = at_reply_write_enable;
    table_words__1__place_write_address = at_reply_write_address;
    table_words__1__place_read_address = at_reply_read_address;
    table_words__1__write_data = take_offsets__1[3:2];
    table_bytes__1__place_write_enable = at_leaver_write_enable;
    table_bytes__1__place_write_address = at_leaver_write_address;
    table_bytes__1__place_read_address = at_leaver_read_address;
    table_bytes__1__write_data = take_offsets__1[1:0];
    table_words__2__place_write_enable = at_reply_write_enable;
    table_words__2__place_write_address = at_reply_write_address;
    table_words__2__place_read_address = at_reply_read_address;
    table_words__2__write_data = take_offsets__2[3:2];
    table_bytes__2__place_write_enable = at_leaver_write_enable;
    table_bytes__2__place_write_address = at_leaver_write_address;
    table_bytes__2__place_read_address = at_leaver_read_address;
    table_bytes__2__write_data = take_offsets__2[1:0];
    table_words__3__place_write_enable = at_reply_write_enable;
    table_words__3__place_write_address = at_reply_write_address;
    table_words__3__place_read_address = at_reply_read_address;
    table_words__3__write_data = take_offsets__3[3:2];
    table_bytes__3__place_write_enable = at_leaver_write_enable;
    table_bytes__3__place_write_address = at_leaver_write_address;
    table_bytes__3__place_read_address = at_leaver_read_address;
    table_bytes__3__write_data = take_offsets__3[1:0];
    reply_meta = table_reply__read_data;
    line_warp = line_warps__read_data;
    line_group = groups__read_data;
    part_0 = reply_meta[2:0];
    part_1 = reply_meta[2:0];
    is_line = (part_0[2] & (!part_1[0]));
    line_valid = ((rsp_valid & is_line) & (!rsp_value));
    served = groups__read_data;
    answered = rsp_valid;
    if (is_line) begin
      served = 4'h0;
      answered = ((rsp_valid & rsp_value) & value_last);
      if (rsp_value) begin
        served = value_thread;
      end
    end
    value = 32'h0;
    word = 2'h0;
    if (rsp_valid) begin
      word = table_words__0__read_data;
      value = rsp_data__0;
      part_2 = reply_meta[2:0];
      if ((part_2[1] & reply_meta[16])) begin
        value = rsp_data__0;
      end
      part_3 = reply_meta[2:0];
      if (((!part_3[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__0__write_enable = (rsp_valid & served[0]);
    loaded__0__write_address = reply_entry;
    loaded__0__write_data = value;
    if (rsp_valid) begin
      word = table_words__1__read_data;
      value = rsp_data__0;
      part_4 = reply_meta[2:0];
      if ((part_4[1] & reply_meta[16])) begin
        value = rsp_data__1;
      end
      part_5 = reply_meta[2:0];
      if (((!part_5[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__1__write_enable = (rsp_valid & served[1]);
    loaded__1__write_address = reply_entry;
    loaded__1__write_data = value;
    if (rsp_valid) begin
      word = table_words__2__read_data;
      value = rsp_data__0;
      part_6 = reply_meta[2:0];
      if ((part_6[1] & reply_meta[16])) begin
        value = rsp_data__2;
      end
      part_7 = reply_meta[2:0];
      if (((!part_7[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__2__write_enable = (rsp_valid & served[2]);
    loaded__2__write_address = reply_entry;
    loaded__2__write_data = value;
    if (rsp_valid) begin
      word = table_words__3__read_data;
      value = rsp_data__0;
      part_8 = reply_meta[2:0];
      if ((part_8[1] & reply_meta[16])) begin
        value = rsp_data__3;
      end
      part_9 = reply_meta[2:0];
      if (((!part_9[1]) & (!is_line))) begin
        if ((word == 2'h1)) begin
          value = rsp_data__1;
        end
        if ((word == 2'h2)) begin
          value = rsp_data__2;
        end
        if ((word == 2'h3)) begin
          value = rsp_data__3;
        end
      end
    end
    loaded__3__write_enable = (rsp_valid & served[3]);
    loaded__3__write_address = reply_entry;
    loaded__3__write_data = value;
    complete = 16'h0;
    level = pending__0__q;
    if ((access_valid & (access_entry == 4'h0))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h0))) begin
      level = {level - 3'h1};
    end
    pending__0__d = level;
    if (((used__q[0] & sent__q[0]) & (!(|pending__0__q)))) begin
      complete = {complete[15:1], 1'h1};
    end
    level = pending__1__q;
    if ((access_valid & (access_entry == 4'h1))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h1))) begin
      level = {level - 3'h1};
    end
    pending__1__d = level;
    if (((used__q[1] & sent__q[1]) & (!(|pending__1__q)))) begin
      complete = {complete[15:2], 1'h1, complete[0]};
    end
    level = pending__2__q;
    if ((access_valid & (access_entry == 4'h2))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h2))) begin
      level = {level - 3'h1};
    end
    pending__2__d = level;
    if (((used__q[2] & sent__q[2]) & (!(|pending__2__q)))) begin
      complete = {complete[15:3], 1'h1, complete[1:0]};
    end
    level = pending__3__q;
    if ((access_valid & (access_entry == 4'h3))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h3))) begin
      level = {level - 3'h1};
    end
    pending__3__d = level;
    if (((used__q[3] & sent__q[3]) & (!(|pending__3__q)))) begin
      complete = {complete[15:4], 1'h1, complete[2:0]};
    end
    level = pending__4__q;
    if ((access_valid & (access_entry == 4'h4))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h4))) begin
      level = {level - 3'h1};
    end
    pending__4__d = level;
    if (((used__q[4] & sent__q[4]) & (!(|pending__4__q)))) begin
      complete = {complete[15:5], 1'h1, complete[3:0]};
    end
    level = pending__5__q;
    if ((access_valid & (access_entry == 4'h5))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h5))) begin
      level = {level - 3'h1};
    end
    pending__5__d = level;
    if (((used__q[5] & sent__q[5]) & (!(|pending__5__q)))) begin
      complete = {complete[15:6], 1'h1, complete[4:0]};
    end
    level = pending__6__q;
    if ((access_valid & (access_entry == 4'h6))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h6))) begin
      level = {level - 3'h1};
    end
    pending__6__d = level;
    if (((used__q[6] & sent__q[6]) & (!(|pending__6__q)))) begin
      complete = {complete[15:7], 1'h1, complete[5:0]};
    end
    level = pending__7__q;
    if ((access_valid & (access_entry == 4'h7))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h7))) begin
      level = {level - 3'h1};
    end
    pending__7__d = level;
    if (((used__q[7] & sent__q[7]) & (!(|pending__7__q)))) begin
      complete = {complete[15:8], 1'h1, complete[6:0]};
    end
    level = pending__8__q;
    if ((access_valid & (access_entry == 4'h8))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h8))) begin
      level = {level - 3'h1};
    end
    pending__8__d = level;
    if (((used__q[8] & sent__q[8]) & (!(|pending__8__q)))) begin
      complete = {complete[15:9], 1'h1, complete[7:0]};
    end
    level = pending__9__q;
    if ((access_valid & (access_entry == 4'h9))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'h9))) begin
      level = {level - 3'h1};
    end
    pending__9__d = level;
    if (((used__q[9] & sent__q[9]) & (!(|pending__9__q)))) begin
      complete = {complete[15:10], 1'h1, complete[8:0]};
    end
    level = pending__10__q;
    if ((access_valid & (access_entry == 4'ha))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'ha))) begin
      level = {level - 3'h1};
    end
    pending__10__d = level;
    if (((used__q[10] & sent__q[10]) & (!(|pending__10__q)))) begin
      complete = {complete[15:11], 1'h1, complete[9:0]};
    end
    level = pending__11__q;
    if ((access_valid & (access_entry == 4'hb))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hb))) begin
      level = {level - 3'h1};
    end
    pending__11__d = level;
    if (((used__q[11] & sent__q[11]) & (!(|pending__11__q)))) begin
      complete = {complete[15:12], 1'h1, complete[10:0]};
    end
    level = pending__12__q;
    if ((access_valid & (access_entry == 4'hc))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hc))) begin
      level = {level - 3'h1};
    end
    pending__12__d = level;
    if (((used__q[12] & sent__q[12]) & (!(|pending__12__q)))) begin
      complete = {complete[15:13], 1'h1, complete[11:0]};
    end
    level = pending__13__q;
    if ((access_valid & (access_entry == 4'hd))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hd))) begin
      level = {level - 3'h1};
    end
    pending__13__d = level;
    if (((used__q[13] & sent__q[13]) & (!(|pending__13__q)))) begin
      complete = {complete[15:14], 1'h1, complete[12:0]};
    end
    level = pending__14__q;
    if ((access_valid & (access_entry == 4'he))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'he))) begin
      level = {level - 3'h1};
    end
    pending__14__d = level;
    if (((used__q[14] & sent__q[14]) & (!(|pending__14__q)))) begin
      complete = {complete[15], 1'h1, complete[13:0]};
    end
    level = pending__15__q;
    if ((access_valid & (access_entry == 4'hf))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 4'hf))) begin
      level = {level - 3'h1};
    end
    pending__15__d = level;
    if (((used__q[15] & sent__q[15]) & (!(|pending__15__q)))) begin
      complete = {1'h1, complete[14:0]};
    end
    leaving_meta = table_meta__read_data;
    part_10 = leaving_meta[2:0];
    writes = ((leaving_meta[2:0] != 3'h1) & ((!part_10[1]) | leaving_meta[15]));
    room = ((!out__q_valid) | wb_ready);
    if (room) begin
      out__d_valid = (leaving__q & writes);
      out__d_warp = table_warp__read_data;
      out__d_rd = leaving_meta[11:6];
      out__d_slot = leaving_meta[14:12];
      out__d_mask = table_mask__read_data;
    end
    wb_valid = out__q_valid;
    wb_warp = out__q_warp;
    wb_rd = out__q_rd;
    wb_mask = out__q_mask;
    wb_data__0 = out__q_data__0;
    wb_data__1 = out__q_data__1;
    wb_data__2 = out__q_data__2;
    wb_data__3 = out__q_data__3;
    wb_slot = out__q_slot;
    part_11 = leaving_meta[2:0];
    part_12 = leaving_meta[2:0];
    part_13 = leaving_meta[2:0];
    fits = ((!part_11[1]) & ((!part_12[2]) | part_13[0]));
    first_byte = 2'h0;
    amount = 5'h0;
    value = loaded__0__read_data;
    if (fits) begin
      first_byte = table_bytes__0__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__0 = value;
    end
    value = loaded__1__read_data;
    if (fits) begin
      first_byte = table_bytes__1__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__1 = value;
    end
    value = loaded__2__read_data;
    if (fits) begin
      first_byte = table_bytes__2__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__2 = value;
    end
    value = loaded__3__read_data;
    if (fits) begin
      first_byte = table_bytes__3__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      if ((leaving_meta[4:3] == 2'h0)) begin
        value = (value & 32'hff);
        if ((leaving_meta[5] & value[7])) begin
          value = (value | 32'hffffff00);
        end
      end
      if ((leaving_meta[4:3] == 2'h1)) begin
        value = (value & 32'hffff);
        if ((leaving_meta[5] & value[15])) begin
          value = (value | 32'hffff0000);
        end
      end
    end
    if (room) begin
      out__d_data__3 = value;
    end
    store_done_valid = (leaving__q & (!writes));
    store_done_warp = table_warp__read_data;
    store_done_slot = leaving_meta[14:12];
    taken = (leaving__q & ((writes & room) | ((!writes) & store_done_ready)));
    if (taken) begin
      leaving__d = 1'h0;
      used_now = (used_now & {~{one_entry << leaver__q}});
      sent_now = (sent_now & {~{one_entry << leaver__q}});
    end
    pick = 4'h0;
    pick_any = 1'h0;
    pick_after = 1'h0;
    if (leaving__q) begin
      complete = (complete & {~{one_entry << leaver__q}});
    end
    if (complete[0]) begin
      if ((leaver__q < 4'h0)) begin
        if ((!pick_after)) begin
          pick = 4'h0;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h0;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[1]) begin
      if ((leaver__q < 4'h1)) begin
        if ((!pick_after)) begin
          pick = 4'h1;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h1;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[2]) begin
      if ((leaver__q < 4'h2)) begin
        if ((!pick_after)) begin
          pick = 4'h2;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h2;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[3]) begin
      if ((leaver__q < 4'h3)) begin
        if ((!pick_after)) begin
          pick = 4'h3;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h3;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[4]) begin
      if ((leaver__q < 4'h4)) begin
        if ((!pick_after)) begin
          pick = 4'h4;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h4;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[5]) begin
      if ((leaver__q < 4'h5)) begin
        if ((!pick_after)) begin
          pick = 4'h5;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h5;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[6]) begin
      if ((leaver__q < 4'h6)) begin
        if ((!pick_after)) begin
          pick = 4'h6;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h6;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[7]) begin
      if ((leaver__q < 4'h7)) begin
        if ((!pick_after)) begin
          pick = 4'h7;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h7;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[8]) begin
      if ((leaver__q < 4'h8)) begin
        if ((!pick_after)) begin
          pick = 4'h8;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h8;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[9]) begin
      if ((leaver__q < 4'h9)) begin
        if ((!pick_after)) begin
          pick = 4'h9;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'h9;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[10]) begin
      if ((leaver__q < 4'ha)) begin
        if ((!pick_after)) begin
          pick = 4'ha;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'ha;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[11]) begin
      if ((leaver__q < 4'hb)) begin
        if ((!pick_after)) begin
          pick = 4'hb;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hb;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[12]) begin
      if ((leaver__q < 4'hc)) begin
        if ((!pick_after)) begin
          pick = 4'hc;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hc;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[13]) begin
      if ((leaver__q < 4'hd)) begin
        if ((!pick_after)) begin
          pick = 4'hd;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hd;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[14]) begin
      if ((leaver__q < 4'he)) begin
        if ((!pick_after)) begin
          pick = 4'he;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'he;
        end
      end
      pick_any = 1'h1;
    end
    if (complete[15]) begin
      if ((leaver__q < 4'hf)) begin
        if ((!pick_after)) begin
          pick = 4'hf;
          pick_after = 1'h1;
        end
      end else begin
        if (((!pick_any) & (!pick_after))) begin
          pick = 4'hf;
        end
      end
      pick_any = 1'h1;
    end
    loaded__0__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__0__read_address = pick;
    loaded__1__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__1__read_address = pick;
    loaded__2__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__2__read_address = pick;
    loaded__3__read_enable = (pick_any & ((!leaving__q) | taken));
    loaded__3__read_address = pick;
    if ((pick_any & ((!leaving__q) | taken))) begin
      leaving__d = 1'h1;
      leaver__d = pick;
    end
    used__d = used_now;
    sent__d = sent_now;
    empty = ((!(|used__q)) & (!out__q_valid));
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
    pending__8__q <= pending__8__d;
    pending__9__q <= pending__9__d;
    pending__10__q <= pending__10__d;
    pending__11__q <= pending__11__d;
    pending__12__q <= pending__12__d;
    pending__13__q <= pending__13__d;
    pending__14__q <= pending__14__d;
    pending__15__q <= pending__15__d;
    leaving__q <= leaving__d;
    leaver__q <= leaver__d;
    out__q_valid <= out__d_valid;
    out__q_warp <= out__d_warp;
    out__q_rd <= out__d_rd;
    out__q_mask <= out__d_mask;
    out__q_data__0 <= out__d_data__0;
    out__q_data__1 <= out__d_data__1;
    out__q_data__2 <= out__d_data__2;
    out__q_data__3 <= out__d_data__3;
    out__q_slot <= out__d_slot;
  end
  table_reply table_reply (
    .clock(clock),
    .place_write_enable(table_reply__place_write_enable),
    .place_write_address(table_reply__place_write_address),
    .place_read_address(table_reply__place_read_address),
    .write_data(table_reply__write_data),
    .read_data(table_reply__read_data)
  );
  table_words table_words__0 (
    .clock(clock),
    .place_write_enable(table_words__0__place_write_enable),
    .place_write_address(table_words__0__place_write_address),
    .place_read_address(table_words__0__place_read_address),
    .write_data(table_words__0__write_data),
    .read_data(table_words__0__read_data)
  );
  table_words table_words__1 (
    .clock(clock),
    .place_write_enable(table_words__1__place_write_enable),
    .place_write_address(table_words__1__place_write_address),
    .place_read_address(table_words__1__place_read_address),
    .write_data(table_words__1__write_data),
    .read_data(table_words__1__read_data)
  );
  table_words table_words__2 (
    .clock(clock),
    .place_write_enable(table_words__2__place_write_enable),
    .place_write_address(table_words__2__place_write_address),
    .place_read_address(table_words__2__place_read_address),
    .write_data(table_words__2__write_data),
    .read_data(table_words__2__read_data)
  );
  table_words table_words__3 (
    .clock(clock),
    .place_write_enable(table_words__3__place_write_enable),
    .place_write_address(table_words__3__place_write_address),
    .place_read_address(table_words__3__place_read_address),
    .write_data(table_words__3__write_data),
    .read_data(table_words__3__read_data)
  );
  table_words table_bytes__0 (
    .clock(clock),
    .place_write_enable(table_bytes__0__place_write_enable),
    .place_write_address(table_bytes__0__place_write_address),
    .place_read_address(table_bytes__0__place_read_address),
    .write_data(table_bytes__0__write_data),
    .read_data(table_bytes__0__read_data)
  );
  table_words table_bytes__1 (
    .clock(clock),
    .place_write_enable(table_bytes__1__place_write_enable),
    .place_write_address(table_bytes__1__place_write_address),
    .place_read_address(table_bytes__1__place_read_address),
    .write_data(table_bytes__1__write_data),
    .read_data(table_bytes__1__read_data)
  );
  table_words table_bytes__2 (
    .clock(clock),
    .place_write_enable(table_bytes__2__place_write_enable),
    .place_write_address(table_bytes__2__place_write_address),
    .place_read_address(table_bytes__2__place_read_address),
    .write_data(table_bytes__2__write_data),
    .read_data(table_bytes__2__read_data)
  );
  table_words table_bytes__3 (
    .clock(clock),
    .place_write_enable(table_bytes__3__place_write_enable),
    .place_write_address(table_bytes__3__place_write_address),
    .place_read_address(table_bytes__3__place_read_address),
    .write_data(table_bytes__3__write_data),
    .read_data(table_bytes__3__read_data)
  );
  table_reply table_meta (
    .clock(clock),
    .place_write_enable(table_meta__place_write_enable),
    .place_write_address(table_meta__place_write_address),
    .place_read_address(table_meta__place_read_address),
    .write_data(table_meta__write_data),
    .read_data(table_meta__read_data)
  );
  table_mask table_mask (
    .clock(clock),
    .place_write_enable(table_mask__place_write_enable),
    .place_write_address(table_mask__place_write_address),
    .place_read_address(table_mask__place_read_address),
    .write_data(table_mask__write_data),
    .read_data(table_mask__read_data)
  );
  table_warp table_warp (
    .clock(clock),
    .place_write_enable(table_warp__place_write_enable),
    .place_write_address(table_warp__place_write_address),
    .place_read_address(table_warp__place_read_address),
    .write_data(table_warp__write_data),
    .read_data(table_warp__read_data)
  );
  table_warp line_warps (
    .clock(clock),
    .place_write_enable(line_warps__place_write_enable),
    .place_write_address(line_warps__place_write_address),
    .place_read_address(line_warps__place_read_address),
    .write_data(line_warps__write_data),
    .read_data(line_warps__read_data)
  );
  groups groups (
    .clock(clock),
    .read_address(groups__read_address),
    .read_data(groups__read_data),
    .write_enable(groups__write_enable),
    .write_address(groups__write_address),
    .write_data(groups__write_data)
  );
  loaded loaded__0 (
    .clock(clock),
    .read_enable(loaded__0__read_enable),
    .read_address(loaded__0__read_address),
    .read_data(loaded__0__read_data),
    .write_enable(loaded__0__write_enable),
    .write_address(loaded__0__write_address),
    .write_data(loaded__0__write_data)
  );
  loaded loaded__1 (
    .clock(clock),
    .read_enable(loaded__1__read_enable),
    .read_address(loaded__1__read_address),
    .read_data(loaded__1__read_data),
    .write_enable(loaded__1__write_enable),
    .write_address(loaded__1__write_address),
    .write_data(loaded__1__write_data)
  );
  loaded loaded__2 (
    .clock(clock),
    .read_enable(loaded__2__read_enable),
    .read_address(loaded__2__read_address),
    .read_data(loaded__2__read_data),
    .write_enable(loaded__2__write_enable),
    .write_address(loaded__2__write_address),
    .write_data(loaded__2__write_data)
  );
  loaded loaded__3 (
    .clock(clock),
    .read_enable(loaded__3__read_enable),
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
  input wire [2:0] req_warp,
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
  output reg req_ready,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [27:0] memory_lines,
  output reg wb_valid,
  input wire wb_ready,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg store_done_valid,
  output reg [2:0] store_done_warp,
  output reg [2:0] store_done_slot,
  input wire store_done_ready,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [2:0] fault_warp,
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
  output reg [6:0] mem_tag,
  input wire rsp_valid,
  input wire [6:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg count_access,
  output reg [2:0] count_atomic_merged,
  input wire answer_valid,
  input wire [5:0] answer_tag,
  input wire [3:0] answer_thread,
  input wire answer_last,
  input wire [31:0] answer_data,
  output reg answer_ready,
  output reg line_valid,
  output reg [2:0] line_warp,
  output reg [5:0] line_tag,
  output reg [3:0] line_group,
  output reg constant_read,
  output reg [7:0] constant_line,
  input wire [31:0] constant_data__0,
  input wire [31:0] constant_data__1,
  input wire [31:0] constant_data__2,
  input wire [31:0] constant_data__3
);
  localparam [63:0] one = 64'h1;
  localparam [2:0] thread_bits = 3'h2;
  localparam has_sets = 1'h1;
  localparam has_atomics = 1'h1;
  localparam [2:0] kinds = 3'h7;
  reg [5:0] warp;
  reg [63:0] struck;
  reg [63:0] launched;
  reg is_constant;
  reg taking;
  reg idle_next;
  reg last;
  reg finishing;
  reg step;
  reg [2:0] kind;
  reg [3:0] aop;
  reg [6:0] tag;
  reg [2:0] along;
  reg space;
  reg [1:0] part_0;
  reg [63:0] part_1;
  reg [5:0] part_2;
  reg requests__req_valid;
  reg [2:0] requests__req_kind;
  reg [1:0] requests__req_size;
  reg requests__req_signed;
  reg [2:0] requests__req_warp;
  reg [5:0] requests__req_rd;
  reg [2:0] requests__req_slot;
  reg [3:0] requests__req_mask;
  reg [31:0] requests__req_address__0;
  reg [31:0] requests__req_address__1;
  reg [31:0] requests__req_address__2;
  reg [31:0] requests__req_address__3;
  reg [31:0] requests__req_data__0;
  reg [31:0] requests__req_data__1;
  reg [31:0] requests__req_data__2;
  reg [31:0] requests__req_data__3;
  reg [31:0] requests__req_data2__0;
  reg [31:0] requests__req_data2__1;
  reg [31:0] requests__req_data2__2;
  reg [31:0] requests__req_data2__3;
  reg [3:0] requests__req_aop;
  reg requests__req_return;
  reg [19:0] requests__req_pc;
  reg [3:0] requests__req_set__0;
  reg [3:0] requests__req_set__1;
  reg [31:0] requests__req_combined__0;
  reg [31:0] requests__req_combined__1;
  wire requests__req_ready;
  wire requests__any;
  reg requests__take;
  reg requests__open;
  wire [23:0] requests__oldest_facts;
  wire [3:0] requests__oldest_mask;
  wire [3:0] requests__oldest_set__0;
  wire [3:0] requests__oldest_set__1;
  wire [31:0] requests__oldest_address__0;
  wire [31:0] requests__oldest_address__1;
  wire [31:0] requests__oldest_address__2;
  wire [31:0] requests__oldest_address__3;
  wire [31:0] requests__oldest_data__0;
  wire [31:0] requests__oldest_data__1;
  wire [31:0] requests__oldest_data__2;
  wire [31:0] requests__oldest_data__3;
  wire [25:0] requests__origin;
  wire [31:0] requests__late_combined__0;
  wire [31:0] requests__late_combined__1;
  wire [31:0] requests__late_data2__0;
  wire [31:0] requests__late_data2__1;
  wire [31:0] requests__late_data2__2;
  wire [31:0] requests__late_data2__3;
  reg [23:0] intake__waiting_facts;
  reg [3:0] intake__waiting_mask;
  reg [3:0] intake__waiting_set__0;
  reg [3:0] intake__waiting_set__1;
  reg [31:0] intake__waiting_address__0;
  reg [31:0] intake__waiting_address__1;
  reg [31:0] intake__waiting_address__2;
  reg [31:0] intake__waiting_address__3;
  reg [31:0] intake__waiting_data__0;
  reg [31:0] intake__waiting_data__1;
  reg [31:0] intake__waiting_data__2;
  reg [31:0] intake__waiting_data__3;
  reg [27:0] intake__memory_lines;
  wire intake__misaligned;
  wire intake__faulty;
  wire [23:0] intake__sending_facts;
  wire intake__sending_swaps;
  wire [3:0] intake__sending_remaining;
  wire [31:0] intake__sending_address__0;
  wire [31:0] intake__sending_address__1;
  wire [31:0] intake__sending_address__2;
  wire [31:0] intake__sending_address__3;
  wire [3:0] intake__sending_mates__0;
  wire [3:0] intake__sending_mates__1;
  wire [3:0] intake__sending_mates__2;
  wire [3:0] intake__sending_mates__3;
  wire [31:0] intake__sending_data__0;
  wire [31:0] intake__sending_data__1;
  wire [31:0] intake__sending_data__2;
  wire [31:0] intake__sending_data__3;
  wire [3:0] intake__sending_enables__0;
  wire [3:0] intake__sending_enables__1;
  wire [3:0] intake__sending_enables__2;
  wire [3:0] intake__sending_enables__3;
  wire [3:0] intake__answered;
  wire [3:0] intake__offset__0;
  wire [3:0] intake__offset__1;
  wire [3:0] intake__offset__2;
  wire [3:0] intake__offset__3;
  reg working__d;
  reg working__q = 1'h0;
  reg [3:0] entry__d;
  reg [3:0] entry__q = 4'h0;
  reg [23:0] sending__d_facts;
  reg [23:0] sending__q_facts = 24'h0;
  reg sending__d_swaps;
  reg sending__q_swaps = 1'h0;
  reg [3:0] sending__d_remaining;
  reg [3:0] sending__q_remaining = 4'h0;
  reg [31:0] sending__d_address__0;
  reg [31:0] sending__q_address__0 = 32'h0;
  reg [31:0] sending__d_address__1;
  reg [31:0] sending__q_address__1 = 32'h0;
  reg [31:0] sending__d_address__2;
  reg [31:0] sending__q_address__2 = 32'h0;
  reg [31:0] sending__d_address__3;
  reg [31:0] sending__q_address__3 = 32'h0;
  reg [3:0] sending__d_mates__0;
  reg [3:0] sending__q_mates__0 = 4'h0;
  reg [3:0] sending__d_mates__1;
  reg [3:0] sending__q_mates__1 = 4'h0;
  reg [3:0] sending__d_mates__2;
  reg [3:0] sending__q_mates__2 = 4'h0;
  reg [3:0] sending__d_mates__3;
  reg [3:0] sending__q_mates__3 = 4'h0;
  reg [31:0] sending__d_data__0;
  reg [31:0] sending__q_data__0 = 32'h0;
  reg [31:0] sending__d_data__1;
  reg [31:0] sending__q_data__1 = 32'h0;
  reg [31:0] sending__d_data__2;
  reg [31:0] sending__q_data__2 = 32'h0;
  reg [31:0] sending__d_data__3;
  reg [31:0] sending__q_data__3 = 32'h0;
  reg [3:0] sending__d_enables__0;
  reg [3:0] sending__q_enables__0 = 4'h0;
  reg [3:0] sending__d_enables__1;
  reg [3:0] sending__q_enables__1 = 4'h0;
  reg [3:0] sending__d_enables__2;
  reg [3:0] sending__q_enables__2 = 4'h0;
  reg [3:0] sending__d_enables__3;
  reg [3:0] sending__q_enables__3 = 4'h0;
  reg [3:0] set__0__d;
  reg [3:0] set__0__q = 4'h0;
  reg [3:0] set__1__d;
  reg [3:0] set__1__q = 4'h0;
  reg access__enable;
  reg [23:0] access__sending_facts;
  reg access__sending_swaps;
  reg [3:0] access__sending_remaining;
  reg [31:0] access__sending_address__0;
  reg [31:0] access__sending_address__1;
  reg [31:0] access__sending_address__2;
  reg [31:0] access__sending_address__3;
  reg [3:0] access__sending_mates__0;
  reg [3:0] access__sending_mates__1;
  reg [3:0] access__sending_mates__2;
  reg [3:0] access__sending_mates__3;
  reg [31:0] access__sending_data__0;
  reg [31:0] access__sending_data__1;
  reg [31:0] access__sending_data__2;
  reg [31:0] access__sending_data__3;
  reg [3:0] access__sending_enables__0;
  reg [3:0] access__sending_enables__1;
  reg [3:0] access__sending_enables__2;
  reg [3:0] access__sending_enables__3;
  reg [3:0] access__set__0;
  reg [3:0] access__set__1;
  reg [31:0] access__late_combined__0;
  reg [31:0] access__late_combined__1;
  reg [31:0] access__late_data2__0;
  reg [31:0] access__late_data2__1;
  reg [31:0] access__late_data2__2;
  reg [31:0] access__late_data2__3;
  wire [31:0] access__first;
  wire [2:0] access__first_thread;
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
  wire [3:0] outstanding__free_entry;
  reg outstanding__take_valid;
  reg [16:0] outstanding__take_entry;
  reg [3:0] outstanding__take_mask;
  reg [3:0] outstanding__take_offsets__0;
  reg [3:0] outstanding__take_offsets__1;
  reg [3:0] outstanding__take_offsets__2;
  reg [3:0] outstanding__take_offsets__3;
  reg [2:0] outstanding__take_warp;
  reg outstanding__access_waits;
  reg outstanding__access_valid;
  reg [3:0] outstanding__access_entry;
  reg [5:0] outstanding__access_tag;
  reg [3:0] outstanding__access_group;
  reg outstanding__access_last;
  reg outstanding__rsp_valid;
  reg [6:0] outstanding__rsp_tag;
  reg [31:0] outstanding__rsp_data__0;
  reg [31:0] outstanding__rsp_data__1;
  reg [31:0] outstanding__rsp_data__2;
  reg [31:0] outstanding__rsp_data__3;
  reg outstanding__rsp_value;
  reg [3:0] outstanding__value_thread;
  reg outstanding__value_last;
  wire outstanding__line_valid;
  wire [2:0] outstanding__line_warp;
  wire [3:0] outstanding__line_group;
  wire outstanding__wb_valid;
  reg outstanding__wb_ready;
  wire [2:0] outstanding__wb_warp;
  wire [5:0] outstanding__wb_rd;
  wire [3:0] outstanding__wb_mask;
  wire [31:0] outstanding__wb_data__0;
  wire [31:0] outstanding__wb_data__1;
  wire [31:0] outstanding__wb_data__2;
  wire [31:0] outstanding__wb_data__3;
  wire [2:0] outstanding__wb_slot;
  wire outstanding__store_done_valid;
  wire [2:0] outstanding__store_done_warp;
  wire [2:0] outstanding__store_done_slot;
  reg outstanding__store_done_ready;
  wire outstanding__empty;
  reg out_valid__d;
  reg out_valid__q = 1'h0;
  reg out_constant__d;
  reg out_constant__q = 1'h0;
  reg [7:0] out_flags__d;
  reg [7:0] out_flags__q = 8'h0;
  reg [27:0] out__d_address;
  reg [27:0] out__q_address = 28'h0;
  reg [31:0] out__d_data__0;
  reg [31:0] out__q_data__0 = 32'h0;
  reg [31:0] out__d_data__1;
  reg [31:0] out__q_data__1 = 32'h0;
  reg [31:0] out__d_data__2;
  reg [31:0] out__q_data__2 = 32'h0;
  reg [31:0] out__d_data__3;
  reg [31:0] out__q_data__3 = 32'h0;
  reg [15:0] out__d_mask;
  reg [15:0] out__q_mask = 16'h0;
  reg [6:0] out__d_tag;
  reg [6:0] out__q_tag = 7'h0;
  reg held__d;
  reg held__q = 1'h0;
  reg [6:0] held_tag__d;
  reg [6:0] held_tag__q = 7'h0;
  reg bad__d;
  reg bad__q = 1'h0;
  reg [3:0] bad_cause__d;
  reg [3:0] bad_cause__q = 4'h0;
  reg [25:0] bad_origin__d;
  reg [25:0] bad_origin__q = 26'h0;
  reg [63:0] dead__d;
  reg [63:0] dead__q = 64'h0;
  always @(*) begin
    part_0 = 2'h0;
    part_1 = 64'h0;
    part_2 = 6'h0;
    working__d = working__q;
    entry__d = entry__q;
    sending__d_facts = sending__q_facts;
    sending__d_swaps = sending__q_swaps;
    sending__d_remaining = sending__q_remaining;
    sending__d_address__0 = sending__q_address__0;
    sending__d_address__1 = sending__q_address__1;
    sending__d_address__2 = sending__q_address__2;
    sending__d_address__3 = sending__q_address__3;
    sending__d_mates__0 = sending__q_mates__0;
    sending__d_mates__1 = sending__q_mates__1;
    sending__d_mates__2 = sending__q_mates__2;
    sending__d_mates__3 = sending__q_mates__3;
    sending__d_data__0 = sending__q_data__0;
    sending__d_data__1 = sending__q_data__1;
    sending__d_data__2 = sending__q_data__2;
    sending__d_data__3 = sending__q_data__3;
    sending__d_enables__0 = sending__q_enables__0;
    sending__d_enables__1 = sending__q_enables__1;
    sending__d_enables__2 = sending__q_enables__2;
    sending__d_enables__3 = sending__q_enables__3;
    set__0__d = set__0__q;
    set__1__d = set__1__q;
    out_valid__d = out_valid__q;
    out_constant__d = out_constant__q;
    out_flags__d = out_flags__q;
    out__d_address = out__q_address;
    out__d_data__0 = out__q_data__0;
    out__d_data__1 = out__q_data__1;
    out__d_data__2 = out__q_data__2;
    out__d_data__3 = out__q_data__3;
    out__d_mask = out__q_mask;
    out__d_tag = out__q_tag;
    held__d = held__q;
    held_tag__d = held_tag__q;
    fault_valid = bad__q;
    fault_cause = bad_cause__q;
    requests__req_valid = req_valid;
    requests__req_kind = req_kind;
    requests__req_size = req_size;
    requests__req_signed = req_signed;
    requests__req_warp = req_warp;
    requests__req_rd = req_rd;
    requests__req_slot = req_slot;
    requests__req_mask = req_mask;
    requests__req_address__0 = req_address__0;
    requests__req_address__1 = req_address__1;
    requests__req_address__2 = req_address__2;
    requests__req_address__3 = req_address__3;
    requests__req_data__0 = req_data__0;
    requests__req_data__1 = req_data__1;
    requests__req_data__2 = req_data__2;
    requests__req_data__3 = req_data__3;
    requests__req_data2__0 = req_data2__0;
    requests__req_data2__1 = req_data2__1;
    requests__req_data2__2 = req_data2__2;
    requests__req_data2__3 = req_data2__3;
    requests__req_aop = req_aop;
    requests__req_return = req_return;
    requests__req_pc = req_pc;
    requests__req_set__0 = req_set__0;
    requests__req_set__1 = req_set__1;
    requests__req_combined__0 = req_combined__0;
    requests__req_combined__1 = req_combined__1;
    requests__req_kind = (req_kind & kinds);
    if ((!has_atomics)) begin
      requests__req_aop = 4'h0;
      requests__req_data2__0 = 32'h0;
      requests__req_data2__1 = 32'h0;
      requests__req_data2__2 = 32'h0;
      requests__req_data2__3 = 32'h0;
    end
    req_ready = requests__req_ready;
    warp = requests__origin[25:20];
    access__enable = working__q;
    access__sending_facts = sending__q_facts;
    access__sending_swaps = sending__q_swaps;
    access__sending_remaining = sending__q_remaining;
    access__sending_address__0 = sending__q_address__0;
    access__sending_address__1 = sending__q_address__1;
    access__sending_address__2 = sending__q_address__2;
    access__sending_address__3 = sending__q_address__3;
    access__sending_mates__0 = sending__q_mates__0;
    access__sending_mates__1 = sending__q_mates__1;
    access__sending_mates__2 = sending__q_mates__2;
    access__sending_mates__3 = sending__q_mates__3;
    access__sending_data__0 = sending__q_data__0;
    access__sending_data__1 = sending__q_data__1;
    access__sending_data__2 = sending__q_data__2;
    access__sending_data__3 = sending__q_data__3;
    access__sending_enables__0 = sending__q_enables__0;
    access__sending_enables__1 = sending__q_enables__1;
    access__sending_enables__2 = sending__q_enables__2;
    access__sending_enables__3 = sending__q_enables__3;
    access__late_combined__0 = requests__late_combined__0;
    access__late_combined__1 = requests__late_combined__1;
    access__late_data2__0 = requests__late_data2__0;
    access__late_data2__1 = requests__late_data2__1;
    access__late_data2__2 = requests__late_data2__2;
    access__late_data2__3 = requests__late_data2__3;
    access__set__0 = set__0__q;
    if ((!has_sets)) begin
      access__late_combined__0 = 32'h0;
    end
    access__set__1 = set__1__q;
    if ((!has_sets)) begin
      access__late_combined__1 = 32'h0;
    end
    if ((!has_atomics)) begin
      access__late_data2__0 = 32'h0;
    end
    if ((!has_atomics)) begin
      access__late_data2__1 = 32'h0;
    end
    if ((!has_atomics)) begin
      access__late_data2__2 = 32'h0;
    end
    if ((!has_atomics)) begin
      access__late_data2__3 = 32'h0;
    end
    kind = sending__q_facts[2:0];
    aop = sending__q_facts[23:20];
    is_constant = (kind == 3'h5);
    constant_read = ((out_valid__q & out_constant__q) & ((!held__q) | (!rsp_valid)));
    space = (((!out_valid__q) | (mem_ready & (!out_constant__q))) | constant_read);
    step = ((working__q & (|sending__q_remaining)) & space);
    tag = {{3'h0, entry__q} << thread_bits};
    tag = (tag | {4'h0, access__first_thread});
    if (space) begin
      out_constant__d = is_constant;
      out_flags__d[1:0] = kind[1:0];
      out_flags__d[3:2] = access__first[3:2];
      out_flags__d[7:4] = aop;
      out__d_address = access__first[31:4];
      out__d_data__0 = access__words__0;
      out__d_data__1 = access__words__1;
      out__d_data__2 = access__words__2;
      out__d_data__3 = access__words__3;
      out__d_mask = access__bytes;
      out__d_tag = tag;
    end
    if ((((out_valid__q & mem_ready) & (!out_constant__q)) | constant_read)) begin
      out_valid__d = 1'h0;
    end
    along = {access__served - 3'h1};
    count_access = ((step & (!access__more)) & (!is_constant));
    count_atomic_merged = 3'h0;
    if (step) begin
      out_valid__d = 1'h1;
      sending__d_remaining = (sending__q_remaining & {~access__group});
      if ((kind[1] & (!access__more))) begin
        count_atomic_merged = along;
      end
    end
    outstanding__access_waits = (working__q & (|sending__q_remaining));
    outstanding__access_valid = (step & (!access__more));
    outstanding__access_entry = entry__q;
    outstanding__access_tag = tag[5:0];
    outstanding__access_group = access__answered;
    mem_address = out__q_address;
    mem_data__0 = out__q_data__0;
    mem_data__1 = out__q_data__1;
    mem_data__2 = out__q_data__2;
    mem_data__3 = out__q_data__3;
    mem_mask = out__q_mask;
    mem_tag = out__q_tag;
    mem_valid = (out_valid__q & (!out_constant__q));
    mem_write = (out_flags__q[1:0] == 2'h1);
    part_0 = out_flags__q[1:0];
    mem_atomic = part_0[1];
    mem_word = out_flags__q[3:2];
    mem_aop = out_flags__q[7:4];
    constant_line = out__q_address[7:0];
    if ((held__q & (!rsp_valid))) begin
      held__d = 1'h0;
    end
    if (constant_read) begin
      held__d = 1'h1;
      held_tag__d = out__q_tag;
    end
    last = 1'h0;
    if ((sending__q_remaining[0] & (!(|(sending__q_remaining & {~sending__q_mates__0}))))) begin
      last = 1'h1;
    end
    if ((sending__q_remaining[1] & (!(|(sending__q_remaining & {~sending__q_mates__1}))))) begin
      last = 1'h1;
    end
    if ((sending__q_remaining[2] & (!(|(sending__q_remaining & {~sending__q_mates__2}))))) begin
      last = 1'h1;
    end
    if ((sending__q_remaining[3] & (!(|(sending__q_remaining & {~sending__q_mates__3}))))) begin
      last = 1'h1;
    end
    finishing = (working__q & ((last & space) | (!(|sending__q_remaining))));
    idle_next = ((!working__q) | finishing);
    taking = ((requests__any & outstanding__any_free) & idle_next);
    requests__take = taking;
    requests__open = idle_next;
    intake__waiting_facts = requests__oldest_facts;
    intake__waiting_mask = requests__oldest_mask;
    intake__waiting_set__0 = requests__oldest_set__0;
    intake__waiting_set__1 = requests__oldest_set__1;
    intake__waiting_address__0 = requests__oldest_address__0;
    intake__waiting_address__1 = requests__oldest_address__1;
    intake__waiting_address__2 = requests__oldest_address__2;
    intake__waiting_address__3 = requests__oldest_address__3;
    intake__waiting_data__0 = requests__oldest_data__0;
    intake__waiting_data__1 = requests__oldest_data__1;
    intake__waiting_data__2 = requests__oldest_data__2;
    intake__waiting_data__3 = requests__oldest_data__3;
    if ((!has_sets)) begin
      intake__waiting_set__0 = 4'h0;
      intake__waiting_set__1 = 4'h0;
    end
    part_1 = dead__q >> warp;
    if (part_1[0]) begin
      intake__waiting_mask = 4'h0;
    end
    intake__memory_lines = memory_lines;
    bad__d = (taking & intake__faulty);
    struck = 64'h0;
    if ((taking & intake__faulty)) begin
      struck = {one << warp};
    end
    launched = 64'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    dead__d = ((dead__q | struck) & {~launched});
    bad_cause__d = 4'h3;
    if (intake__misaligned) begin
      bad_cause__d = 4'h2;
    end
    bad_origin__d = requests__origin;
    fault_pc = bad_origin__q[19:0];
    part_2 = bad_origin__q[25:20];
    fault_warp = part_2[2:0];
    outstanding__access_last = finishing;
    if (finishing) begin
      working__d = 1'h0;
    end
    if (taking) begin
      working__d = 1'h1;
    end
    if (idle_next) begin
      entry__d = outstanding__free_entry;
      sending__d_facts = intake__sending_facts;
      sending__d_swaps = intake__sending_swaps;
      sending__d_remaining = intake__sending_remaining;
      sending__d_address__0 = intake__sending_address__0;
      sending__d_address__1 = intake__sending_address__1;
      sending__d_address__2 = intake__sending_address__2;
      sending__d_address__3 = intake__sending_address__3;
      sending__d_mates__0 = intake__sending_mates__0;
      sending__d_mates__1 = intake__sending_mates__1;
      sending__d_mates__2 = intake__sending_mates__2;
      sending__d_mates__3 = intake__sending_mates__3;
      sending__d_data__0 = intake__sending_data__0;
      sending__d_data__1 = intake__sending_data__1;
      sending__d_data__2 = intake__sending_data__2;
      sending__d_data__3 = intake__sending_data__3;
      sending__d_enables__0 = intake__sending_enables__0;
      sending__d_enables__1 = intake__sending_enables__1;
      sending__d_enables__2 = intake__sending_enables__2;
      sending__d_enables__3 = intake__sending_enables__3;
      if (has_sets) begin
        set__0__d = requests__oldest_set__0;
      end
      if (has_sets) begin
        set__1__d = requests__oldest_set__1;
      end
    end
    outstanding__take_valid = taking;
    outstanding__take_entry[2:0] = requests__oldest_facts[2:0];
    outstanding__take_entry[4:3] = requests__oldest_facts[4:3];
    outstanding__take_entry[5] = requests__oldest_facts[5];
    outstanding__take_entry[11:6] = requests__oldest_facts[11:6];
    outstanding__take_entry[14:12] = requests__oldest_facts[14:12];
    outstanding__take_entry[15] = requests__oldest_facts[15];
    outstanding__take_entry[16] = (requests__oldest_facts[23:20] == 4'he);
    outstanding__take_mask = intake__answered;
    outstanding__take_warp = warp[2:0];
    outstanding__take_offsets__0 = intake__offset__0;
    outstanding__take_offsets__1 = intake__offset__1;
    outstanding__take_offsets__2 = intake__offset__2;
    outstanding__take_offsets__3 = intake__offset__3;
    outstanding__rsp_valid = rsp_valid;
    outstanding__rsp_tag = rsp_tag;
    outstanding__rsp_data__0 = rsp_data__0;
    outstanding__rsp_data__1 = rsp_data__1;
    outstanding__rsp_data__2 = rsp_data__2;
    outstanding__rsp_data__3 = rsp_data__3;
    outstanding__rsp_valid = ((rsp_valid | held__q) | answer_valid);
    outstanding__rsp_value = ((!rsp_valid) & (!held__q));
    outstanding__value_thread = answer_thread;
    outstanding__value_last = answer_last;
    answer_ready = ((!rsp_valid) & (!held__q));
    if ((!rsp_valid)) begin
      outstanding__rsp_tag = {1'h0, answer_tag};
      outstanding__rsp_data__0 = answer_data;
      if (held__q) begin
        outstanding__rsp_tag = held_tag__q;
        outstanding__rsp_data__0 = constant_data__0;
        outstanding__rsp_data__1 = constant_data__1;
        outstanding__rsp_data__2 = constant_data__2;
        outstanding__rsp_data__3 = constant_data__3;
      end
    end
    line_valid = outstanding__line_valid;
    line_warp = outstanding__line_warp;
    line_group = outstanding__line_group;
    line_tag = rsp_tag[5:0];
    wb_valid = outstanding__wb_valid;
    outstanding__wb_ready = wb_ready;
    wb_warp = outstanding__wb_warp;
    wb_rd = outstanding__wb_rd;
    wb_mask = outstanding__wb_mask;
    wb_data__0 = outstanding__wb_data__0;
    wb_data__1 = outstanding__wb_data__1;
    wb_data__2 = outstanding__wb_data__2;
    wb_data__3 = outstanding__wb_data__3;
    wb_slot = outstanding__wb_slot;
    wb_last = 1'h1;
    store_done_valid = outstanding__store_done_valid;
    store_done_warp = outstanding__store_done_warp;
    store_done_slot = outstanding__store_done_slot;
    outstanding__store_done_ready = store_done_ready;
    idle = (((!requests__any) & (!working__q)) & outstanding__empty);
  end
  always @(posedge clock) begin
    working__q <= working__d;
    entry__q <= entry__d;
    sending__q_facts <= sending__d_facts;
    sending__q_swaps <= sending__d_swaps;
    sending__q_remaining <= sending__d_remaining;
    sending__q_address__0 <= sending__d_address__0;
    sending__q_address__1 <= sending__d_address__1;
    sending__q_address__2 <= sending__d_address__2;
    sending__q_address__3 <= sending__d_address__3;
    sending__q_mates__0 <= sending__d_mates__0;
    sending__q_mates__1 <= sending__d_mates__1;
    sending__q_mates__2 <= sending__d_mates__2;
    sending__q_mates__3 <= sending__d_mates__3;
    sending__q_data__0 <= sending__d_data__0;
    sending__q_data__1 <= sending__d_data__1;
    sending__q_data__2 <= sending__d_data__2;
    sending__q_data__3 <= sending__d_data__3;
    sending__q_enables__0 <= sending__d_enables__0;
    sending__q_enables__1 <= sending__d_enables__1;
    sending__q_enables__2 <= sending__d_enables__2;
    sending__q_enables__3 <= sending__d_enables__3;
    set__0__q <= set__0__d;
    set__1__q <= set__1__d;
    out_valid__q <= out_valid__d;
    out_constant__q <= out_constant__d;
    out_flags__q <= out_flags__d;
    out__q_address <= out__d_address;
    out__q_data__0 <= out__d_data__0;
    out__q_data__1 <= out__d_data__1;
    out__q_data__2 <= out__d_data__2;
    out__q_data__3 <= out__d_data__3;
    out__q_mask <= out__d_mask;
    out__q_tag <= out__d_tag;
    held__q <= held__d;
    held_tag__q <= held_tag__d;
    bad__q <= bad__d;
    bad_cause__q <= bad_cause__d;
    bad_origin__q <= bad_origin__d;
    dead__q <= dead__d;
  end
  requests requests (
    .clock(clock),
    .req_valid(requests__req_valid),
    .req_kind(requests__req_kind),
    .req_size(requests__req_size),
    .req_signed(requests__req_signed),
    .req_warp(requests__req_warp),
    .req_rd(requests__req_rd),
    .req_slot(requests__req_slot),
    .req_mask(requests__req_mask),
    .req_address__0(requests__req_address__0),
    .req_address__1(requests__req_address__1),
    .req_address__2(requests__req_address__2),
    .req_address__3(requests__req_address__3),
    .req_data__0(requests__req_data__0),
    .req_data__1(requests__req_data__1),
    .req_data__2(requests__req_data__2),
    .req_data__3(requests__req_data__3),
    .req_data2__0(requests__req_data2__0),
    .req_data2__1(requests__req_data2__1),
    .req_data2__2(requests__req_data2__2),
    .req_data2__3(requests__req_data2__3),
    .req_aop(requests__req_aop),
    .req_return(requests__req_return),
    .req_pc(requests__req_pc),
    .req_set__0(requests__req_set__0),
    .req_set__1(requests__req_set__1),
    .req_combined__0(requests__req_combined__0),
    .req_combined__1(requests__req_combined__1),
    .req_ready(requests__req_ready),
    .any(requests__any),
    .take(requests__take),
    .open(requests__open),
    .oldest_facts(requests__oldest_facts),
    .oldest_mask(requests__oldest_mask),
    .oldest_set__0(requests__oldest_set__0),
    .oldest_set__1(requests__oldest_set__1),
    .oldest_address__0(requests__oldest_address__0),
    .oldest_address__1(requests__oldest_address__1),
    .oldest_address__2(requests__oldest_address__2),
    .oldest_address__3(requests__oldest_address__3),
    .oldest_data__0(requests__oldest_data__0),
    .oldest_data__1(requests__oldest_data__1),
    .oldest_data__2(requests__oldest_data__2),
    .oldest_data__3(requests__oldest_data__3),
    .origin(requests__origin),
    .late_combined__0(requests__late_combined__0),
    .late_combined__1(requests__late_combined__1),
    .late_data2__0(requests__late_data2__0),
    .late_data2__1(requests__late_data2__1),
    .late_data2__2(requests__late_data2__2),
    .late_data2__3(requests__late_data2__3)
  );
  intake intake (
    .waiting_facts(intake__waiting_facts),
    .waiting_mask(intake__waiting_mask),
    .waiting_set__0(intake__waiting_set__0),
    .waiting_set__1(intake__waiting_set__1),
    .waiting_address__0(intake__waiting_address__0),
    .waiting_address__1(intake__waiting_address__1),
    .waiting_address__2(intake__waiting_address__2),
    .waiting_address__3(intake__waiting_address__3),
    .waiting_data__0(intake__waiting_data__0),
    .waiting_data__1(intake__waiting_data__1),
    .waiting_data__2(intake__waiting_data__2),
    .waiting_data__3(intake__waiting_data__3),
    .memory_lines(intake__memory_lines),
    .misaligned(intake__misaligned),
    .faulty(intake__faulty),
    .sending_facts(intake__sending_facts),
    .sending_swaps(intake__sending_swaps),
    .sending_remaining(intake__sending_remaining),
    .sending_address__0(intake__sending_address__0),
    .sending_address__1(intake__sending_address__1),
    .sending_address__2(intake__sending_address__2),
    .sending_address__3(intake__sending_address__3),
    .sending_mates__0(intake__sending_mates__0),
    .sending_mates__1(intake__sending_mates__1),
    .sending_mates__2(intake__sending_mates__2),
    .sending_mates__3(intake__sending_mates__3),
    .sending_data__0(intake__sending_data__0),
    .sending_data__1(intake__sending_data__1),
    .sending_data__2(intake__sending_data__2),
    .sending_data__3(intake__sending_data__3),
    .sending_enables__0(intake__sending_enables__0),
    .sending_enables__1(intake__sending_enables__1),
    .sending_enables__2(intake__sending_enables__2),
    .sending_enables__3(intake__sending_enables__3),
    .answered(intake__answered),
    .offset__0(intake__offset__0),
    .offset__1(intake__offset__1),
    .offset__2(intake__offset__2),
    .offset__3(intake__offset__3)
  );
  access access (
    .enable(access__enable),
    .sending_facts(access__sending_facts),
    .sending_swaps(access__sending_swaps),
    .sending_remaining(access__sending_remaining),
    .sending_address__0(access__sending_address__0),
    .sending_address__1(access__sending_address__1),
    .sending_address__2(access__sending_address__2),
    .sending_address__3(access__sending_address__3),
    .sending_mates__0(access__sending_mates__0),
    .sending_mates__1(access__sending_mates__1),
    .sending_mates__2(access__sending_mates__2),
    .sending_mates__3(access__sending_mates__3),
    .sending_data__0(access__sending_data__0),
    .sending_data__1(access__sending_data__1),
    .sending_data__2(access__sending_data__2),
    .sending_data__3(access__sending_data__3),
    .sending_enables__0(access__sending_enables__0),
    .sending_enables__1(access__sending_enables__1),
    .sending_enables__2(access__sending_enables__2),
    .sending_enables__3(access__sending_enables__3),
    .set__0(access__set__0),
    .set__1(access__set__1),
    .late_combined__0(access__late_combined__0),
    .late_combined__1(access__late_combined__1),
    .late_data2__0(access__late_data2__0),
    .late_data2__1(access__late_data2__1),
    .late_data2__2(access__late_data2__2),
    .late_data2__3(access__late_data2__3),
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
    .take_entry(outstanding__take_entry),
    .take_mask(outstanding__take_mask),
    .take_offsets__0(outstanding__take_offsets__0),
    .take_offsets__1(outstanding__take_offsets__1),
    .take_offsets__2(outstanding__take_offsets__2),
    .take_offsets__3(outstanding__take_offsets__3),
    .take_warp(outstanding__take_warp),
    .access_waits(outstanding__access_waits),
    .access_valid(outstanding__access_valid),
    .access_entry(outstanding__access_entry),
    .access_tag(outstanding__access_tag),
    .access_group(outstanding__access_group),
    .access_last(outstanding__access_last),
    .rsp_valid(outstanding__rsp_valid),
    .rsp_tag(outstanding__rsp_tag),
    .rsp_data__0(outstanding__rsp_data__0),
    .rsp_data__1(outstanding__rsp_data__1),
    .rsp_data__2(outstanding__rsp_data__2),
    .rsp_data__3(outstanding__rsp_data__3),
    .rsp_value(outstanding__rsp_value),
    .value_thread(outstanding__value_thread),
    .value_last(outstanding__value_last),
    .line_valid(outstanding__line_valid),
    .line_warp(outstanding__line_warp),
    .line_group(outstanding__line_group),
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
