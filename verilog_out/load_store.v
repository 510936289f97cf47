// SPDX-License-Identifier: MIT
// load_store: coalesced loads and stores, the memory half of atomics
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module metas (
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

module places (
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
  output reg [23:0] meta,
  output reg [25:0] place,
  output reg [3:0] mask,
  output reg [3:0] set__0,
  output reg [3:0] set__1,
  output reg [31:0] combined__0,
  output reg [31:0] combined__1,
  output reg [31:0] address__0,
  output reg [31:0] address__1,
  output reg [31:0] address__2,
  output reg [31:0] address__3,
  output reg [31:0] data__0,
  output reg [31:0] data__1,
  output reg [31:0] data__2,
  output reg [31:0] data__3,
  output reg [31:0] data2__0,
  output reg [31:0] data2__1,
  output reg [31:0] data2__2,
  output reg [31:0] data2__3
);
  reg occupied;
  reg [3:0] waiting;
  reg [3:0] with_new;
  reg room;
  reg [2:0] first_place;
  reg [2:0] free_place;
  reg [23:0] packed_meta;
  reg [2:0] metas__read_address;
  wire [23:0] metas__read_data;
  reg metas__write_enable;
  reg [2:0] metas__write_address;
  reg [23:0] metas__write_data;
  reg [2:0] places__read_address;
  wire [25:0] places__read_data;
  reg places__write_enable;
  reg [2:0] places__write_address;
  reg [25:0] places__write_data;
  reg [2:0] masks__read_address;
  wire [3:0] masks__read_data;
  reg masks__write_enable;
  reg [2:0] masks__write_address;
  reg [3:0] masks__write_data;
  reg [2:0] sets__0__read_address;
  wire [3:0] sets__0__read_data;
  reg sets__0__write_enable;
  reg [2:0] sets__0__write_address;
  reg [3:0] sets__0__write_data;
  reg [2:0] sets__1__read_address;
  wire [3:0] sets__1__read_data;
  reg sets__1__write_enable;
  reg [2:0] sets__1__write_address;
  reg [3:0] sets__1__write_data;
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
  reg [2:0] addresses__0__read_address;
  wire [31:0] addresses__0__read_data;
  reg addresses__0__write_enable;
  reg [2:0] addresses__0__write_address;
  reg [31:0] addresses__0__write_data;
  reg [2:0] addresses__1__read_address;
  wire [31:0] addresses__1__read_data;
  reg addresses__1__write_enable;
  reg [2:0] addresses__1__write_address;
  reg [31:0] addresses__1__write_data;
  reg [2:0] addresses__2__read_address;
  wire [31:0] addresses__2__read_data;
  reg addresses__2__write_enable;
  reg [2:0] addresses__2__write_address;
  reg [31:0] addresses__2__write_data;
  reg [2:0] addresses__3__read_address;
  wire [31:0] addresses__3__read_data;
  reg addresses__3__write_enable;
  reg [2:0] addresses__3__write_address;
  reg [31:0] addresses__3__write_data;
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
    first_place = head__q[2:0];
    free_place = tail__q[2:0];
    waiting = {tail__q - head__q};
    occupied = (tail__q != head__q);
    room = (!waiting[3]);
    packed_meta = (((({21'h0, req_kind} | {{22'h0, req_size} << 32'h3}) | {{18'h0, req_rd} << 32'h6}) | {{21'h0, req_slot} << 32'hc}) | {{20'h0, req_aop} << 32'h14});
    packed_meta = {packed_meta[23:6], req_signed, packed_meta[4:0]};
    packed_meta = {packed_meta[23:16], req_return, packed_meta[14:0]};
    metas__write_enable = room;
    metas__write_address = free_place;
    metas__write_data = packed_meta;
    metas__read_address = first_place;
    meta = metas__read_data;
    places__write_enable = room;
    places__write_address = free_place;
    places__write_data = ({6'h0, req_pc} | {{23'h0, req_warp} << 32'h14});
    places__read_address = first_place;
    place = places__read_data;
    masks__write_enable = room;
    masks__write_address = free_place;
    masks__write_data = req_mask;
    masks__read_address = first_place;
    mask = masks__read_data;
    sets__0__write_enable = room;
    sets__0__write_address = free_place;
    sets__0__write_data = (req_set__0 & req_mask);
    sets__0__read_address = first_place;
    set__0 = sets__0__read_data;
    combinations__0__write_enable = room;
    combinations__0__write_address = free_place;
    combinations__0__write_data = req_combined__0;
    combinations__0__read_enable = (open & occupied);
    combinations__0__read_address = first_place;
    combined__0 = combinations__0__read_data;
    sets__1__write_enable = room;
    sets__1__write_address = free_place;
    sets__1__write_data = (req_set__1 & req_mask);
    sets__1__read_address = first_place;
    set__1 = sets__1__read_data;
    combinations__1__write_enable = room;
    combinations__1__write_address = free_place;
    combinations__1__write_data = req_combined__1;
    combinations__1__read_enable = (open & occupied);
    combinations__1__read_address = first_place;
    combined__1 = combinations__1__read_data;
    addresses__0__write_enable = room;
    addresses__0__write_address = free_place;
    addresses__0__write_data = req_address__0;
    addresses__0__read_address = first_place;
    address__0 = addresses__0__read_data;
    operands__0__write_enable = room;
    operands__0__write_address = free_place;
    operands__0__write_data = req_data__0;
    operands__0__read_address = first_place;
    data__0 = operands__0__read_data;
    operands2__0__write_enable = room;
    operands2__0__write_address = free_place;
    operands2__0__write_data = req_data2__0;
    operands2__0__read_enable = (open & occupied);
    operands2__0__read_address = first_place;
    data2__0 = operands2__0__read_data;
    addresses__1__write_enable = room;
    addresses__1__write_address = free_place;
    addresses__1__write_data = req_address__1;
    addresses__1__read_address = first_place;
    address__1 = addresses__1__read_data;
    operands__1__write_enable = room;
    operands__1__write_address = free_place;
    operands__1__write_data = req_data__1;
    operands__1__read_address = first_place;
    data__1 = operands__1__read_data;
    operands2__1__write_enable = room;
    operands2__1__write_address = free_place;
    operands2__1__write_data = req_data2__1;
    operands2__1__read_enable = (open & occupied);
    operands2__1__read_address = first_place;
    data2__1 = operands2__1__read_data;
    addresses__2__write_enable = room;
    addresses__2__write_address = free_place;
    addresses__2__write_data = req_address__2;
    addresses__2__read_address = first_place;
    address__2 = addresses__2__read_data;
    operands__2__write_enable = room;
    operands__2__write_address = free_place;
    operands__2__write_data = req_data__2;
    operands__2__read_address = first_place;
    data__2 = operands__2__read_data;
    operands2__2__write_enable = room;
    operands2__2__write_address = free_place;
    operands2__2__write_data = req_data2__2;
    operands2__2__read_enable = (open & occupied);
    operands2__2__read_address = first_place;
    data2__2 = operands2__2__read_data;
    addresses__3__write_enable = room;
    addresses__3__write_address = free_place;
    addresses__3__write_data = req_address__3;
    addresses__3__read_address = first_place;
    address__3 = addresses__3__read_data;
    operands__3__write_enable = room;
    operands__3__write_address = free_place;
    operands__3__write_data = req_data__3;
    operands__3__read_address = first_place;
    data__3 = operands__3__read_data;
    operands2__3__write_enable = room;
    operands2__3__write_address = free_place;
    operands2__3__write_data = req_data2__3;
    operands2__3__read_enable = (open & occupied);
    operands2__3__read_address = first_place;
    data2__3 = operands2__3__read_data;
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
  metas metas (
    .clock(clock),
    .read_address(metas__read_address),
    .read_data(metas__read_data),
    .write_enable(metas__write_enable),
    .write_address(metas__write_address),
    .write_data(metas__write_data)
  );
  places places (
    .clock(clock),
    .read_address(places__read_address),
    .read_data(places__read_data),
    .write_enable(places__write_enable),
    .write_address(places__write_address),
    .write_data(places__write_data)
  );
  masks masks (
    .clock(clock),
    .read_address(masks__read_address),
    .read_data(masks__read_data),
    .write_enable(masks__write_enable),
    .write_address(masks__write_address),
    .write_data(masks__write_data)
  );
  masks sets__0 (
    .clock(clock),
    .read_address(sets__0__read_address),
    .read_data(sets__0__read_data),
    .write_enable(sets__0__write_enable),
    .write_address(sets__0__write_address),
    .write_data(sets__0__write_data)
  );
  masks sets__1 (
    .clock(clock),
    .read_address(sets__1__read_address),
    .read_data(sets__1__read_data),
    .write_enable(sets__1__write_enable),
    .write_address(sets__1__write_address),
    .write_data(sets__1__write_data)
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
    .read_address(addresses__0__read_address),
    .read_data(addresses__0__read_data),
    .write_enable(addresses__0__write_enable),
    .write_address(addresses__0__write_address),
    .write_data(addresses__0__write_data)
  );
  addresses addresses__1 (
    .clock(clock),
    .read_address(addresses__1__read_address),
    .read_data(addresses__1__read_data),
    .write_enable(addresses__1__write_enable),
    .write_address(addresses__1__write_address),
    .write_data(addresses__1__write_data)
  );
  addresses addresses__2 (
    .clock(clock),
    .read_address(addresses__2__read_address),
    .read_data(addresses__2__read_data),
    .write_enable(addresses__2__write_enable),
    .write_address(addresses__2__write_address),
    .write_data(addresses__2__write_data)
  );
  addresses addresses__3 (
    .clock(clock),
    .read_address(addresses__3__read_address),
    .read_data(addresses__3__read_data),
    .write_enable(addresses__3__write_enable),
    .write_address(addresses__3__write_address),
    .write_data(addresses__3__write_data)
  );
  addresses operands__0 (
    .clock(clock),
    .read_address(operands__0__read_address),
    .read_data(operands__0__read_data),
    .write_enable(operands__0__write_enable),
    .write_address(operands__0__write_address),
    .write_data(operands__0__write_data)
  );
  addresses operands__1 (
    .clock(clock),
    .read_address(operands__1__read_address),
    .read_data(operands__1__read_data),
    .write_enable(operands__1__write_enable),
    .write_address(operands__1__write_address),
    .write_data(operands__1__write_data)
  );
  addresses operands__2 (
    .clock(clock),
    .read_address(operands__2__read_address),
    .read_data(operands__2__read_data),
    .write_enable(operands__2__write_enable),
    .write_address(operands__2__write_address),
    .write_data(operands__2__write_data)
  );
  addresses operands__3 (
    .clock(clock),
    .read_address(operands__3__read_address),
    .read_data(operands__3__read_data),
    .write_enable(operands__3__write_enable),
    .write_address(operands__3__write_address),
    .write_data(operands__3__write_data)
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
  input wire [23:0] meta,
  input wire [3:0] mask,
  input wire [3:0] set__0,
  input wire [3:0] set__1,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  input wire [27:0] memory_lines,
  output reg misaligned,
  output reg faulty,
  output reg [3:0] remaining,
  output reg [3:0] answered,
  output reg [3:0] mates__0,
  output reg [3:0] mates__1,
  output reg [3:0] mates__2,
  output reg [3:0] mates__3,
  output reg [31:0] placed__0,
  output reg [31:0] placed__1,
  output reg [31:0] placed__2,
  output reg [31:0] placed__3,
  output reg [3:0] enables__0,
  output reg [3:0] enables__1,
  output reg [3:0] enables__2,
  output reg [3:0] enables__3,
  output reg [3:0] offset__0,
  output reg [3:0] offset__1,
  output reg [3:0] offset__2,
  output reg [3:0] offset__3
);
  reg outside;
  reg is_line;
  reg [31:0] own;
  reg [1:0] low;
  reg [31:0] other;
  reg [4:0] amount;
  reg [3:0] bytes;
  reg [3:0] along_with;
  reg [3:0] members;
  reg [3:0] losers;
  always @(*) begin
    is_line = (meta[2] & (!meta[0]));
    misaligned = 1'h0;
    outside = 1'h0;
    low = 2'h0;
    own = 32'h0;
    own = address__0;
    offset__0 = own[3:0];
    if (mask[0]) begin
      low = own[1:0];
      if (((meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if ((meta[2] & meta[0])) begin
        if ((|own[31:12])) begin
          outside = 1'h1;
        end
      end else begin
        if ((own[31:4] >= memory_lines)) begin
          outside = 1'h1;
        end
      end
    end
    own = address__1;
    offset__1 = own[3:0];
    if (mask[1]) begin
      low = own[1:0];
      if (((meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if ((meta[2] & meta[0])) begin
        if ((|own[31:12])) begin
          outside = 1'h1;
        end
      end else begin
        if ((own[31:4] >= memory_lines)) begin
          outside = 1'h1;
        end
      end
    end
    own = address__2;
    offset__2 = own[3:0];
    if (mask[2]) begin
      low = own[1:0];
      if (((meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if ((meta[2] & meta[0])) begin
        if ((|own[31:12])) begin
          outside = 1'h1;
        end
      end else begin
        if ((own[31:4] >= memory_lines)) begin
          outside = 1'h1;
        end
      end
    end
    own = address__3;
    offset__3 = own[3:0];
    if (mask[3]) begin
      low = own[1:0];
      if (((meta[4:3] == 2'h1) & low[0])) begin
        misaligned = 1'h1;
      end
      if (((meta[4:3] == 2'h2) & (|low))) begin
        misaligned = 1'h1;
      end
      if ((is_line & (|own[3:0]))) begin
        misaligned = 1'h1;
      end
      if ((meta[2] & meta[0])) begin
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
    remaining = mask;
    if (faulty) begin
      remaining = 4'h0;
    end
    amount = 5'h0;
    bytes = 4'hf;
    case (meta[4:3])
      2'h0: begin
        bytes = 4'h1;
      end
      2'h1: begin
        bytes = 4'h3;
      end
      default: begin
        bytes = 4'hf;
      end
    endcase
    own = address__0;
    amount = {{3'h0, own[1:0]} << 32'h3};
    placed__0 = data__0;
    if ((meta[2:0] == 3'h1)) begin
      placed__0 = {data__0 << amount};
    end
    enables__0 = {bytes << own[1:0]};
    own = address__1;
    amount = {{3'h0, own[1:0]} << 32'h3};
    placed__1 = data__1;
    if ((meta[2:0] == 3'h1)) begin
      placed__1 = {data__1 << amount};
    end
    enables__1 = {bytes << own[1:0]};
    own = address__2;
    amount = {{3'h0, own[1:0]} << 32'h3};
    placed__2 = data__2;
    if ((meta[2:0] == 3'h1)) begin
      placed__2 = {data__2 << amount};
    end
    enables__2 = {bytes << own[1:0]};
    own = address__3;
    amount = {{3'h0, own[1:0]} << 32'h3};
    placed__3 = data__3;
    if ((meta[2:0] == 3'h1)) begin
      placed__3 = {data__3 << amount};
    end
    enables__3 = {bytes << own[1:0]};
    along_with = 4'h0;
    members = 4'h0;
    other = 32'h0;
    own = address__0;
    along_with = 4'h0;
    along_with = {along_with[3:1], 1'h1};
    if (meta[1]) begin
      if (((meta[2:0] == 3'h2) & (meta[23:20] != 4'he))) begin
        members = set__0;
        if (members[0]) begin
          along_with = members;
        end
        members = set__1;
        if (members[0]) begin
          along_with = members;
        end
      end
    end else begin
      other = address__1;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3:2], 1'h1, along_with[0]};
      end
      other = address__2;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3], 1'h1, along_with[1:0]};
      end
      other = address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    mates__0 = along_with;
    own = address__1;
    along_with = 4'h0;
    along_with = {along_with[3:2], 1'h1, along_with[0]};
    if (meta[1]) begin
      if (((meta[2:0] == 3'h2) & (meta[23:20] != 4'he))) begin
        members = set__0;
        if (members[1]) begin
          along_with = members;
        end
        members = set__1;
        if (members[1]) begin
          along_with = members;
        end
      end
    end else begin
      other = address__2;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3], 1'h1, along_with[1:0]};
      end
      other = address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    mates__1 = along_with;
    own = address__2;
    along_with = 4'h0;
    along_with = {along_with[3], 1'h1, along_with[1:0]};
    if (meta[1]) begin
      if (((meta[2:0] == 3'h2) & (meta[23:20] != 4'he))) begin
        members = set__0;
        if (members[2]) begin
          along_with = members;
        end
        members = set__1;
        if (members[2]) begin
          along_with = members;
        end
      end
    end else begin
      other = address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    mates__2 = along_with;
    own = address__3;
    along_with = 4'h0;
    along_with = {1'h1, along_with[2:0]};
    if (meta[1]) begin
      if (((meta[2:0] == 3'h2) & (meta[23:20] != 4'he))) begin
        members = set__0;
        if (members[3]) begin
          along_with = members;
        end
        members = set__1;
        if (members[3]) begin
          along_with = members;
        end
      end
    end else begin
    end
    mates__3 = along_with;
    losers = 4'h0;
    if (((meta[2:0] == 3'h2) & (meta[23:20] == 4'hd))) begin
      members = {set__0 - 4'h1};
      losers = (losers | (set__0 & members));
      members = {set__1 - 4'h1};
      losers = (losers | (set__1 & members));
    end
    answered = (remaining & {~losers});
  end
endmodule

module access (
  input wire enable,
  input wire [23:0] meta,
  input wire swaps,
  input wire [3:0] set__0,
  input wire [3:0] set__1,
  input wire [3:0] remaining,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  input wire [3:0] mates__0,
  input wire [3:0] mates__1,
  input wire [3:0] mates__2,
  input wire [3:0] mates__3,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  input wire [3:0] enables__0,
  input wire [3:0] enables__1,
  input wire [3:0] enables__2,
  input wire [3:0] enables__3,
  input wire [31:0] data2__0,
  input wire [31:0] data2__1,
  input wire [31:0] data2__2,
  input wire [31:0] data2__3,
  input wire [31:0] combined__0,
  input wire [31:0] combined__1,
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
  reg [31:0] word0;
  reg [31:0] word1;
  reg [31:0] word2;
  reg [31:0] word3;
  reg [15:0] covered;
  always @(*) begin
    kind = meta[2:0];
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
    word0 = 32'h0;
    word1 = 32'h0;
    word2 = 32'h0;
    word3 = 32'h0;
    covered = 16'h0;
    own = 32'h0;
    stored = 4'h0;
    lanes = 32'h0;
    number = 3'h0;
    pairs__0 = 3'h0;
    quads__0 = 3'h0;
    pairs__1 = 3'h0;
    quads__1 = 3'h0;
    if (enable) begin
      candidates = remaining;
      if (swaps) begin
        if (((!follows) & (|(remaining & set__0)))) begin
          candidates = (remaining & set__0);
          follows = 1'h1;
        end
        if (((!follows) & (|(remaining & set__1)))) begin
          candidates = (remaining & set__1);
          follows = 1'h1;
        end
        follows = 1'h0;
      end
      if ((candidates[0] & (!passed))) begin
        leads = {leads[3:1], 1'h1};
        lowest = (lowest | address__0);
        leader = (leader | 3'h0);
      end
      passed = (passed | candidates[0]);
      if ((candidates[1] & (!passed))) begin
        leads = {leads[3:2], 1'h1, leads[0]};
        lowest = (lowest | address__1);
        leader = (leader | 3'h1);
      end
      passed = (passed | candidates[1]);
      if ((candidates[2] & (!passed))) begin
        leads = {leads[3], 1'h1, leads[1:0]};
        lowest = (lowest | address__2);
        leader = (leader | 3'h2);
      end
      passed = (passed | candidates[2]);
      if ((candidates[3] & (!passed))) begin
        leads = {1'h1, leads[2:0]};
        lowest = (lowest | address__3);
        leader = (leader | 3'h3);
      end
      passed = (passed | candidates[3]);
      if (leads[0]) begin
        members = (members | (mates__0 & remaining));
        if (kind[1]) begin
          word0 = (word0 | data__0);
        end
      end
      if (leads[1]) begin
        members = (members | (mates__1 & remaining));
        if (kind[1]) begin
          word0 = (word0 | data__1);
        end
      end
      if (leads[2]) begin
        members = (members | (mates__2 & remaining));
        if (kind[1]) begin
          word0 = (word0 | data__2);
        end
      end
      if (leads[3]) begin
        members = (members | (mates__3 & remaining));
        if (kind[1]) begin
          word0 = (word0 | data__3);
        end
      end
      whole = members;
      if ((kind == 3'h2)) begin
        if ((|(leads & set__0))) begin
          own_set = (own_set | set__0);
          combination = (combination | combined__0);
        end
        if ((|(leads & set__1))) begin
          own_set = (own_set | set__1);
          combination = (combination | combined__1);
        end
        if ((|own_set)) begin
          if ((swaps & several)) begin
            in_quad = low_quad;
            if (leader[2]) begin
              in_quad = {~low_quad};
            end
            own_set = (own_set & in_quad);
          end
          whole = own_set;
          rest = ((remaining & own_set) & {~members});
          if (swaps) begin
            follows = (|rest);
          end else begin
            word0 = combination;
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
        own = address__0;
        if ((kind[1] & leads[0])) begin
          word1 = data2__0;
        end
        if ((kind == 3'h1)) begin
          stored = enables__0;
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
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (data__0 & lanes));
              covered = (covered | {12'h0, stored});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (data__0 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (data__0 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (data__0 & lanes));
              covered = (covered | {{12'h0, stored} << 32'hc});
            end
          endcase
        end
      end
      if (members[1]) begin
        own = address__1;
        if ((kind[1] & leads[1])) begin
          word1 = data2__1;
        end
        if ((kind == 3'h1)) begin
          stored = enables__1;
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
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (data__1 & lanes));
              covered = (covered | {12'h0, stored});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (data__1 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (data__1 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (data__1 & lanes));
              covered = (covered | {{12'h0, stored} << 32'hc});
            end
          endcase
        end
      end
      if (members[2]) begin
        own = address__2;
        if ((kind[1] & leads[2])) begin
          word1 = data2__2;
        end
        if ((kind == 3'h1)) begin
          stored = enables__2;
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
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (data__2 & lanes));
              covered = (covered | {12'h0, stored});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (data__2 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (data__2 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (data__2 & lanes));
              covered = (covered | {{12'h0, stored} << 32'hc});
            end
          endcase
        end
      end
      if (members[3]) begin
        own = address__3;
        if ((kind[1] & leads[3])) begin
          word1 = data2__3;
        end
        if ((kind == 3'h1)) begin
          stored = enables__3;
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
          case (own[3:2])
            2'h0: begin
              word0 = ((word0 & {~lanes}) | (data__3 & lanes));
              covered = (covered | {12'h0, stored});
            end
            2'h1: begin
              word1 = ((word1 & {~lanes}) | (data__3 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h4});
            end
            2'h2: begin
              word2 = ((word2 & {~lanes}) | (data__3 & lanes));
              covered = (covered | {{12'h0, stored} << 32'h8});
            end
            default: begin
              word3 = ((word3 & {~lanes}) | (data__3 & lanes));
              covered = (covered | {{12'h0, stored} << 32'hc});
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
      covered = {{14'h0, leader[1:0]} << 32'h1};
      covered = {covered[15:1], follows};
    end
    bytes = covered;
  end
endmodule

module table_reply (
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

module table_words (
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

module table_warp (
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
  input wire [16:0] take_meta,
  input wire [3:0] take_mask,
  input wire [3:0] take_offsets__0,
  input wire [3:0] take_offsets__1,
  input wire [3:0] take_offsets__2,
  input wire [3:0] take_offsets__3,
  input wire [2:0] take_warp,
  input wire access_waits,
  input wire access_valid,
  input wire [2:0] access_entry,
  input wire [4:0] access_tag,
  input wire [3:0] access_group,
  input wire sent_valid,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
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
  localparam [7:0] one_entry = 8'h1;
  localparam [2:0] thread_bits = 3'h2;
  reg [2:0] spare;
  reg [7:0] used_now;
  reg [7:0] sent_now;
  reg [7:0] complete;
  reg [2:0] pick;
  reg pick_any;
  reg pick_after;
  reg is_line;
  reg [3:0] served;
  reg answered;
  reg [2:0] reply_entry;
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
  reg [5:0] entry_bits;
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
  wire [16:0] table_reply__read_data;
  reg table_reply__write_enable;
  reg [2:0] table_reply__write_address;
  reg [16:0] table_reply__write_data;
  reg [2:0] table_words__0__read_address;
  wire [1:0] table_words__0__read_data;
  reg table_words__0__write_enable;
  reg [2:0] table_words__0__write_address;
  reg [1:0] table_words__0__write_data;
  reg [2:0] table_words__1__read_address;
  wire [1:0] table_words__1__read_data;
  reg table_words__1__write_enable;
  reg [2:0] table_words__1__write_address;
  reg [1:0] table_words__1__write_data;
  reg [2:0] table_words__2__read_address;
  wire [1:0] table_words__2__read_data;
  reg table_words__2__write_enable;
  reg [2:0] table_words__2__write_address;
  reg [1:0] table_words__2__write_data;
  reg [2:0] table_words__3__read_address;
  wire [1:0] table_words__3__read_data;
  reg table_words__3__write_enable;
  reg [2:0] table_words__3__write_address;
  reg [1:0] table_words__3__write_data;
  reg [2:0] table_bytes__0__read_address;
  wire [1:0] table_bytes__0__read_data;
  reg table_bytes__0__write_enable;
  reg [2:0] table_bytes__0__write_address;
  reg [1:0] table_bytes__0__write_data;
  reg [2:0] table_bytes__1__read_address;
  wire [1:0] table_bytes__1__read_data;
  reg table_bytes__1__write_enable;
  reg [2:0] table_bytes__1__write_address;
  reg [1:0] table_bytes__1__write_data;
  reg [2:0] table_bytes__2__read_address;
  wire [1:0] table_bytes__2__read_data;
  reg table_bytes__2__write_enable;
  reg [2:0] table_bytes__2__write_address;
  reg [1:0] table_bytes__2__write_data;
  reg [2:0] table_bytes__3__read_address;
  wire [1:0] table_bytes__3__read_data;
  reg table_bytes__3__write_enable;
  reg [2:0] table_bytes__3__write_address;
  reg [1:0] table_bytes__3__write_data;
  reg [2:0] table_meta__read_address;
  wire [16:0] table_meta__read_data;
  reg table_meta__write_enable;
  reg [2:0] table_meta__write_address;
  reg [16:0] table_meta__write_data;
  reg [2:0] table_mask__read_address;
  wire [3:0] table_mask__read_data;
  reg table_mask__write_enable;
  reg [2:0] table_mask__write_address;
  reg [3:0] table_mask__write_data;
  reg [2:0] table_warp__read_address;
  wire [2:0] table_warp__read_data;
  reg table_warp__write_enable;
  reg [2:0] table_warp__write_address;
  reg [2:0] table_warp__write_data;
  reg [2:0] line_warps__read_address;
  wire [2:0] line_warps__read_data;
  reg line_warps__write_enable;
  reg [2:0] line_warps__write_address;
  reg [2:0] line_warps__write_data;
  reg [4:0] groups__read_address;
  wire [3:0] groups__read_data;
  reg groups__write_enable;
  reg [4:0] groups__write_address;
  reg [3:0] groups__write_data;
  reg loaded__0__read_enable;
  reg [2:0] loaded__0__read_address;
  wire [31:0] loaded__0__read_data;
  reg loaded__0__write_enable;
  reg [2:0] loaded__0__write_address;
  reg [31:0] loaded__0__write_data;
  reg loaded__1__read_enable;
  reg [2:0] loaded__1__read_address;
  wire [31:0] loaded__1__read_data;
  reg loaded__1__write_enable;
  reg [2:0] loaded__1__write_address;
  reg [31:0] loaded__1__write_data;
  reg loaded__2__read_enable;
  reg [2:0] loaded__2__read_address;
  wire [31:0] loaded__2__read_data;
  reg loaded__2__write_enable;
  reg [2:0] loaded__2__write_address;
  reg [31:0] loaded__2__write_data;
  reg loaded__3__read_enable;
  reg [2:0] loaded__3__read_address;
  wire [31:0] loaded__3__read_data;
  reg loaded__3__write_enable;
  reg [2:0] loaded__3__write_address;
  reg [31:0] loaded__3__write_data;
  reg leaving__d;
  reg leaving__q = 1'h0;
  reg [2:0] leaver__d;
  reg [2:0] leaver__q = 3'h0;
  reg out_valid__d;
  reg out_valid__q = 1'h0;
  reg [2:0] out_warp__d;
  reg [2:0] out_warp__q = 3'h0;
  reg [5:0] out_rd__d;
  reg [5:0] out_rd__q = 6'h0;
  reg [3:0] out_mask__d;
  reg [3:0] out_mask__q = 4'h0;
  reg [2:0] out_slot__d;
  reg [2:0] out_slot__q = 3'h0;
  reg [31:0] out_data__0__d;
  reg [31:0] out_data__0__q = 32'h0;
  reg [31:0] out_data__1__d;
  reg [31:0] out_data__1__q = 32'h0;
  reg [31:0] out_data__2__d;
  reg [31:0] out_data__2__q = 32'h0;
  reg [31:0] out_data__3__d;
  reg [31:0] out_data__3__q = 32'h0;
  always @(*) begin
    leaving__d = leaving__q;
    leaver__d = leaver__q;
    out_valid__d = out_valid__q;
    out_warp__d = out_warp__q;
    out_rd__d = out_rd__q;
    out_mask__d = out_mask__q;
    out_slot__d = out_slot__q;
    out_data__0__d = out_data__0__q;
    out_data__1__d = out_data__1__q;
    out_data__2__d = out_data__2__q;
    out_data__3__d = out_data__3__q;
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
    groups__write_enable = access_waits;
    groups__write_address = access_tag;
    groups__write_data = access_group;
    table_reply__write_enable = any_free;
    table_reply__write_address = spare;
    table_reply__write_data = take_meta;
    table_meta__write_enable = any_free;
    table_meta__write_address = spare;
    table_meta__write_data = take_meta;
    table_mask__write_enable = any_free;
    table_mask__write_address = spare;
    table_mask__write_data = take_mask;
    table_warp__write_enable = any_free;
    table_warp__write_address = spare;
    table_warp__write_data = take_warp;
    line_warps__write_enable = any_free;
    line_warps__write_address = spare;
    line_warps__write_data = take_warp;
    entry_bits = {rsp_tag >> thread_bits};
    reply_entry = entry_bits[2:0];
    groups__read_address = rsp_tag[4:0];
    table_reply__read_address = reply_entry;
    table_words__0__write_enable = any_free;
    table_words__0__write_address = spare;
    table_words__0__write_data = take_offsets__0[3:2];
    table_words__0__read_address = reply_entry;
    table_bytes__0__write_enable = any_free;
    table_bytes__0__write_address = spare;
    table_bytes__0__write_data = take_offsets__0[1:0];
    table_bytes__0__read_address = leaver__q;
    table_words__1__write_enable = any_free;
    table_words__1__write_address = spare;
    table_words__1__write_data = take_offsets__1[3:2];
    table_words__1__read_address = reply_entry;
    table_bytes__1__write_enable = any_free;
    table_bytes__1__write_address = spare;
    table_bytes__1__write_data = take_offsets__1[1:0];
    table_bytes__1__read_address = leaver__q;
    table_words__2__write_enable = any_free;
    table_words__2__write_address = spare;
    table_words__2__write_data = take_offsets__2[3:2];
    table_words__2__read_address = reply_entry;
    table_bytes__2__write_enable = any_free;
    table_bytes__2__write_address = spare;
    table_bytes__2__write_data = take_offsets__2[1:0];
    table_bytes__2__read_address = leaver__q;
    table_words__3__write_enable = any_free;
    table_words__3__write_address = spare;
    table_words__3__write_data = take_offsets__3[3:2];
    table_words__3__read_address = reply_entry;
    table_bytes__3__write_enable = any_free;
    table_bytes__3__write_address = spare;
    table_bytes__3__write_data = take_offsets__3[1:0];
    table_bytes__3__read_address = leaver__q;
    reply_meta = table_reply__read_data;
    line_warps__read_address = reply_entry;
    line_warp = line_warps__read_data;
    line_group = groups__read_data;
    is_line = (reply_meta[2] & (!reply_meta[0]));
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
      if ((reply_meta[1] & reply_meta[16])) begin
        value = rsp_data__0;
      end
      if (((!reply_meta[1]) & (!is_line))) begin
        case (word)
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
      end
    end
    loaded__0__write_enable = (rsp_valid & served[0]);
    loaded__0__write_address = reply_entry;
    loaded__0__write_data = value;
    if (rsp_valid) begin
      word = table_words__1__read_data;
      value = rsp_data__0;
      if ((reply_meta[1] & reply_meta[16])) begin
        value = rsp_data__1;
      end
      if (((!reply_meta[1]) & (!is_line))) begin
        case (word)
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
      end
    end
    loaded__1__write_enable = (rsp_valid & served[1]);
    loaded__1__write_address = reply_entry;
    loaded__1__write_data = value;
    if (rsp_valid) begin
      word = table_words__2__read_data;
      value = rsp_data__0;
      if ((reply_meta[1] & reply_meta[16])) begin
        value = rsp_data__2;
      end
      if (((!reply_meta[1]) & (!is_line))) begin
        case (word)
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
      end
    end
    loaded__2__write_enable = (rsp_valid & served[2]);
    loaded__2__write_address = reply_entry;
    loaded__2__write_data = value;
    if (rsp_valid) begin
      word = table_words__3__read_data;
      value = rsp_data__0;
      if ((reply_meta[1] & reply_meta[16])) begin
        value = rsp_data__3;
      end
      if (((!reply_meta[1]) & (!is_line))) begin
        case (word)
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
      end
    end
    loaded__3__write_enable = (rsp_valid & served[3]);
    loaded__3__write_address = reply_entry;
    loaded__3__write_data = value;
    complete = 8'h0;
    level = pending__0__q;
    if ((access_valid & (access_entry == 3'h0))) begin
      level = {level + 3'h1};
    end
    if ((answered & (reply_entry == 3'h0))) begin
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
    if ((answered & (reply_entry == 3'h1))) begin
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
    if ((answered & (reply_entry == 3'h2))) begin
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
    if ((answered & (reply_entry == 3'h3))) begin
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
    if ((answered & (reply_entry == 3'h4))) begin
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
    if ((answered & (reply_entry == 3'h5))) begin
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
    if ((answered & (reply_entry == 3'h6))) begin
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
    if ((answered & (reply_entry == 3'h7))) begin
      level = {level - 3'h1};
    end
    pending__7__d = level;
    if (((used__q[7] & sent__q[7]) & (!(|pending__7__q)))) begin
      complete = {1'h1, complete[6:0]};
    end
    table_meta__read_address = leaver__q;
    table_mask__read_address = leaver__q;
    table_warp__read_address = leaver__q;
    leaving_meta = table_meta__read_data;
    writes = ((leaving_meta[2:0] != 3'h1) & ((!leaving_meta[1]) | leaving_meta[15]));
    room = ((!out_valid__q) | wb_ready);
    if (room) begin
      out_valid__d = (leaving__q & writes);
      out_warp__d = table_warp__read_data;
      out_rd__d = leaving_meta[11:6];
      out_slot__d = leaving_meta[14:12];
      out_mask__d = table_mask__read_data;
    end
    wb_valid = out_valid__q;
    wb_warp = out_warp__q;
    wb_rd = out_rd__q;
    wb_slot = out_slot__q;
    wb_mask = out_mask__q;
    fits = ((!leaving_meta[1]) & ((!leaving_meta[2]) | leaving_meta[0]));
    first_byte = 2'h0;
    amount = 5'h0;
    value = loaded__0__read_data;
    if (fits) begin
      first_byte = table_bytes__0__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      case (leaving_meta[4:3])
        2'h0: begin
          value = (value & 32'hff);
          if ((leaving_meta[5] & value[7])) begin
            value = (value | 32'hffffff00);
          end
        end
        2'h1: begin
          value = (value & 32'hffff);
          if ((leaving_meta[5] & value[15])) begin
            value = (value | 32'hffff0000);
          end
        end
        default: begin
        end
      endcase
    end
    if (room) begin
      out_data__0__d = value;
    end
    wb_data__0 = out_data__0__q;
    value = loaded__1__read_data;
    if (fits) begin
      first_byte = table_bytes__1__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      case (leaving_meta[4:3])
        2'h0: begin
          value = (value & 32'hff);
          if ((leaving_meta[5] & value[7])) begin
            value = (value | 32'hffffff00);
          end
        end
        2'h1: begin
          value = (value & 32'hffff);
          if ((leaving_meta[5] & value[15])) begin
            value = (value | 32'hffff0000);
          end
        end
        default: begin
        end
      endcase
    end
    if (room) begin
      out_data__1__d = value;
    end
    wb_data__1 = out_data__1__q;
    value = loaded__2__read_data;
    if (fits) begin
      first_byte = table_bytes__2__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      case (leaving_meta[4:3])
        2'h0: begin
          value = (value & 32'hff);
          if ((leaving_meta[5] & value[7])) begin
            value = (value | 32'hffffff00);
          end
        end
        2'h1: begin
          value = (value & 32'hffff);
          if ((leaving_meta[5] & value[15])) begin
            value = (value | 32'hffff0000);
          end
        end
        default: begin
        end
      endcase
    end
    if (room) begin
      out_data__2__d = value;
    end
    wb_data__2 = out_data__2__q;
    value = loaded__3__read_data;
    if (fits) begin
      first_byte = table_bytes__3__read_data;
      amount = {{3'h0, first_byte} << 32'h3};
      value = {value >> amount};
      case (leaving_meta[4:3])
        2'h0: begin
          value = (value & 32'hff);
          if ((leaving_meta[5] & value[7])) begin
            value = (value | 32'hffffff00);
          end
        end
        2'h1: begin
          value = (value & 32'hffff);
          if ((leaving_meta[5] & value[15])) begin
            value = (value | 32'hffff0000);
          end
        end
        default: begin
        end
      endcase
    end
    if (room) begin
      out_data__3__d = value;
    end
    wb_data__3 = out_data__3__q;
    store_done_valid = (leaving__q & (!writes));
    store_done_warp = table_warp__read_data;
    store_done_slot = leaving_meta[14:12];
    taken = (leaving__q & ((writes & room) | ((!writes) & store_done_ready)));
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
    empty = ((!(|used__q)) & (!out_valid__q));
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
    out_valid__q <= out_valid__d;
    out_warp__q <= out_warp__d;
    out_rd__q <= out_rd__d;
    out_mask__q <= out_mask__d;
    out_slot__q <= out_slot__d;
    out_data__0__q <= out_data__0__d;
    out_data__1__q <= out_data__1__d;
    out_data__2__q <= out_data__2__d;
    out_data__3__q <= out_data__3__d;
  end
  table_reply table_reply (
    .clock(clock),
    .read_address(table_reply__read_address),
    .read_data(table_reply__read_data),
    .write_enable(table_reply__write_enable),
    .write_address(table_reply__write_address),
    .write_data(table_reply__write_data)
  );
  table_words table_words__0 (
    .clock(clock),
    .read_address(table_words__0__read_address),
    .read_data(table_words__0__read_data),
    .write_enable(table_words__0__write_enable),
    .write_address(table_words__0__write_address),
    .write_data(table_words__0__write_data)
  );
  table_words table_words__1 (
    .clock(clock),
    .read_address(table_words__1__read_address),
    .read_data(table_words__1__read_data),
    .write_enable(table_words__1__write_enable),
    .write_address(table_words__1__write_address),
    .write_data(table_words__1__write_data)
  );
  table_words table_words__2 (
    .clock(clock),
    .read_address(table_words__2__read_address),
    .read_data(table_words__2__read_data),
    .write_enable(table_words__2__write_enable),
    .write_address(table_words__2__write_address),
    .write_data(table_words__2__write_data)
  );
  table_words table_words__3 (
    .clock(clock),
    .read_address(table_words__3__read_address),
    .read_data(table_words__3__read_data),
    .write_enable(table_words__3__write_enable),
    .write_address(table_words__3__write_address),
    .write_data(table_words__3__write_data)
  );
  table_words table_bytes__0 (
    .clock(clock),
    .read_address(table_bytes__0__read_address),
    .read_data(table_bytes__0__read_data),
    .write_enable(table_bytes__0__write_enable),
    .write_address(table_bytes__0__write_address),
    .write_data(table_bytes__0__write_data)
  );
  table_words table_bytes__1 (
    .clock(clock),
    .read_address(table_bytes__1__read_address),
    .read_data(table_bytes__1__read_data),
    .write_enable(table_bytes__1__write_enable),
    .write_address(table_bytes__1__write_address),
    .write_data(table_bytes__1__write_data)
  );
  table_words table_bytes__2 (
    .clock(clock),
    .read_address(table_bytes__2__read_address),
    .read_data(table_bytes__2__read_data),
    .write_enable(table_bytes__2__write_enable),
    .write_address(table_bytes__2__write_address),
    .write_data(table_bytes__2__write_data)
  );
  table_words table_bytes__3 (
    .clock(clock),
    .read_address(table_bytes__3__read_address),
    .read_data(table_bytes__3__read_data),
    .write_enable(table_bytes__3__write_enable),
    .write_address(table_bytes__3__write_address),
    .write_data(table_bytes__3__write_data)
  );
  table_reply table_meta (
    .clock(clock),
    .read_address(table_meta__read_address),
    .read_data(table_meta__read_data),
    .write_enable(table_meta__write_enable),
    .write_address(table_meta__write_address),
    .write_data(table_meta__write_data)
  );
  masks table_mask (
    .clock(clock),
    .read_address(table_mask__read_address),
    .read_data(table_mask__read_data),
    .write_enable(table_mask__write_enable),
    .write_address(table_mask__write_address),
    .write_data(table_mask__write_data)
  );
  table_warp table_warp (
    .clock(clock),
    .read_address(table_warp__read_address),
    .read_data(table_warp__read_data),
    .write_enable(table_warp__write_enable),
    .write_address(table_warp__write_address),
    .write_data(table_warp__write_data)
  );
  table_warp line_warps (
    .clock(clock),
    .read_address(line_warps__read_address),
    .read_data(line_warps__read_data),
    .write_enable(line_warps__write_enable),
    .write_address(line_warps__write_address),
    .write_data(line_warps__write_data)
  );
  groups groups (
    .clock(clock),
    .read_address(groups__read_address),
    .read_data(groups__read_data),
    .write_enable(groups__write_enable),
    .write_address(groups__write_address),
    .write_data(groups__write_data)
  );
  combinations loaded__0 (
    .clock(clock),
    .read_enable(loaded__0__read_enable),
    .read_address(loaded__0__read_address),
    .read_data(loaded__0__read_data),
    .write_enable(loaded__0__write_enable),
    .write_address(loaded__0__write_address),
    .write_data(loaded__0__write_data)
  );
  combinations loaded__1 (
    .clock(clock),
    .read_enable(loaded__1__read_enable),
    .read_address(loaded__1__read_address),
    .read_data(loaded__1__read_data),
    .write_enable(loaded__1__write_enable),
    .write_address(loaded__1__write_address),
    .write_data(loaded__1__write_data)
  );
  combinations loaded__2 (
    .clock(clock),
    .read_enable(loaded__2__read_enable),
    .read_address(loaded__2__read_address),
    .read_data(loaded__2__read_data),
    .write_enable(loaded__2__write_enable),
    .write_address(loaded__2__write_address),
    .write_data(loaded__2__write_data)
  );
  combinations loaded__3 (
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
  output reg [5:0] mem_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg count_access,
  output reg [2:0] count_coalesced,
  output reg [2:0] count_atomic_merged,
  input wire answer_valid,
  input wire [4:0] answer_tag,
  input wire [3:0] answer_thread,
  input wire answer_last,
  input wire [31:0] answer_data,
  output reg answer_ready,
  output reg line_valid,
  output reg [2:0] line_warp,
  output reg [4:0] line_tag,
  output reg [3:0] line_group,
  output reg constant_read,
  output reg [7:0] constant_line,
  input wire [31:0] constant_data__0,
  input wire [31:0] constant_data__1,
  input wire [31:0] constant_data__2,
  input wire [31:0] constant_data__3
);
  localparam [2:0] thread_bits = 3'h2;
  localparam has_sets = 1'h1;
  localparam has_atomics = 1'h1;
  localparam [2:0] kinds = 3'h7;
  reg constant_taken;
  reg is_constant;
  reg taking;
  reg idle_next;
  reg last;
  reg finishing;
  reg step;
  reg [2:0] kind;
  reg [16:0] facts;
  reg [5:0] tag;
  reg [2:0] along;
  reg space;
  reg [5:0] part_0;
  reg [5:0] part_1;
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
  wire [23:0] requests__meta;
  wire [25:0] requests__place;
  wire [3:0] requests__mask;
  wire [3:0] requests__set__0;
  wire [3:0] requests__set__1;
  wire [31:0] requests__combined__0;
  wire [31:0] requests__combined__1;
  wire [31:0] requests__address__0;
  wire [31:0] requests__address__1;
  wire [31:0] requests__address__2;
  wire [31:0] requests__address__3;
  wire [31:0] requests__data__0;
  wire [31:0] requests__data__1;
  wire [31:0] requests__data__2;
  wire [31:0] requests__data__3;
  wire [31:0] requests__data2__0;
  wire [31:0] requests__data2__1;
  wire [31:0] requests__data2__2;
  wire [31:0] requests__data2__3;
  reg [23:0] intake__meta;
  reg [3:0] intake__mask;
  reg [3:0] intake__set__0;
  reg [3:0] intake__set__1;
  reg [31:0] intake__address__0;
  reg [31:0] intake__address__1;
  reg [31:0] intake__address__2;
  reg [31:0] intake__address__3;
  reg [31:0] intake__data__0;
  reg [31:0] intake__data__1;
  reg [31:0] intake__data__2;
  reg [31:0] intake__data__3;
  reg [27:0] intake__memory_lines;
  wire intake__misaligned;
  wire intake__faulty;
  wire [3:0] intake__remaining;
  wire [3:0] intake__answered;
  wire [3:0] intake__mates__0;
  wire [3:0] intake__mates__1;
  wire [3:0] intake__mates__2;
  wire [3:0] intake__mates__3;
  wire [31:0] intake__placed__0;
  wire [31:0] intake__placed__1;
  wire [31:0] intake__placed__2;
  wire [31:0] intake__placed__3;
  wire [3:0] intake__enables__0;
  wire [3:0] intake__enables__1;
  wire [3:0] intake__enables__2;
  wire [3:0] intake__enables__3;
  wire [3:0] intake__offset__0;
  wire [3:0] intake__offset__1;
  wire [3:0] intake__offset__2;
  wire [3:0] intake__offset__3;
  reg working__d;
  reg working__q = 1'h0;
  reg [23:0] meta__d;
  reg [23:0] meta__q = 24'h0;
  reg swaps__d;
  reg swaps__q = 1'h0;
  reg [3:0] set__0__d;
  reg [3:0] set__0__q = 4'h0;
  reg [3:0] set__1__d;
  reg [3:0] set__1__q = 4'h0;
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
  reg [3:0] mates__0__d;
  reg [3:0] mates__0__q = 4'h0;
  reg [3:0] mates__1__d;
  reg [3:0] mates__1__q = 4'h0;
  reg [3:0] mates__2__d;
  reg [3:0] mates__2__q = 4'h0;
  reg [3:0] mates__3__d;
  reg [3:0] mates__3__q = 4'h0;
  reg [31:0] data__0__d;
  reg [31:0] data__0__q = 32'h0;
  reg [31:0] data__1__d;
  reg [31:0] data__1__q = 32'h0;
  reg [31:0] data__2__d;
  reg [31:0] data__2__q = 32'h0;
  reg [31:0] data__3__d;
  reg [31:0] data__3__q = 32'h0;
  reg [3:0] enables__0__d;
  reg [3:0] enables__0__q = 4'h0;
  reg [3:0] enables__1__d;
  reg [3:0] enables__1__q = 4'h0;
  reg [3:0] enables__2__d;
  reg [3:0] enables__2__q = 4'h0;
  reg [3:0] enables__3__d;
  reg [3:0] enables__3__q = 4'h0;
  reg access__enable;
  reg [23:0] access__meta;
  reg access__swaps;
  reg [3:0] access__set__0;
  reg [3:0] access__set__1;
  reg [3:0] access__remaining;
  reg [31:0] access__address__0;
  reg [31:0] access__address__1;
  reg [31:0] access__address__2;
  reg [31:0] access__address__3;
  reg [3:0] access__mates__0;
  reg [3:0] access__mates__1;
  reg [3:0] access__mates__2;
  reg [3:0] access__mates__3;
  reg [31:0] access__data__0;
  reg [31:0] access__data__1;
  reg [31:0] access__data__2;
  reg [31:0] access__data__3;
  reg [3:0] access__enables__0;
  reg [3:0] access__enables__1;
  reg [3:0] access__enables__2;
  reg [3:0] access__enables__3;
  reg [31:0] access__data2__0;
  reg [31:0] access__data2__1;
  reg [31:0] access__data2__2;
  reg [31:0] access__data2__3;
  reg [31:0] access__combined__0;
  reg [31:0] access__combined__1;
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
  wire [2:0] outstanding__free_entry;
  reg outstanding__take_valid;
  reg [16:0] outstanding__take_meta;
  reg [3:0] outstanding__take_mask;
  reg [3:0] outstanding__take_offsets__0;
  reg [3:0] outstanding__take_offsets__1;
  reg [3:0] outstanding__take_offsets__2;
  reg [3:0] outstanding__take_offsets__3;
  reg [2:0] outstanding__take_warp;
  reg outstanding__access_waits;
  reg outstanding__access_valid;
  reg [2:0] outstanding__access_entry;
  reg [4:0] outstanding__access_tag;
  reg [3:0] outstanding__access_group;
  reg outstanding__sent_valid;
  reg outstanding__rsp_valid;
  reg [5:0] outstanding__rsp_tag;
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
  reg [7:0] out_flags__d;
  reg [7:0] out_flags__q = 8'h0;
  reg out_constant__d;
  reg out_constant__q = 1'h0;
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
  reg held__d;
  reg held__q = 1'h0;
  reg [5:0] held_tag__d;
  reg [5:0] held_tag__q = 6'h0;
  reg bad__d;
  reg bad__q = 1'h0;
  reg [3:0] bad_cause__d;
  reg [3:0] bad_cause__q = 4'h0;
  reg [25:0] bad_place__d;
  reg [25:0] bad_place__q = 26'h0;
  always @(*) begin
    part_0 = 6'h0;
    part_1 = 6'h0;
    working__d = working__q;
    meta__d = meta__q;
    swaps__d = swaps__q;
    set__0__d = set__0__q;
    set__1__d = set__1__q;
    entry__d = entry__q;
    remaining__d = remaining__q;
    address__0__d = address__0__q;
    address__1__d = address__1__q;
    address__2__d = address__2__q;
    address__3__d = address__3__q;
    mates__0__d = mates__0__q;
    mates__1__d = mates__1__q;
    mates__2__d = mates__2__q;
    mates__3__d = mates__3__q;
    data__0__d = data__0__q;
    data__1__d = data__1__q;
    data__2__d = data__2__q;
    data__3__d = data__3__q;
    enables__0__d = enables__0__q;
    enables__1__d = enables__1__q;
    enables__2__d = enables__2__q;
    enables__3__d = enables__3__q;
    out_valid__d = out_valid__q;
    out_flags__d = out_flags__q;
    out_constant__d = out_constant__q;
    out_address__d = out_address__q;
    out_data__0__d = out_data__0__q;
    out_data__1__d = out_data__1__q;
    out_data__2__d = out_data__2__q;
    out_data__3__d = out_data__3__q;
    out_mask__d = out_mask__q;
    out_tag__d = out_tag__q;
    held__d = held__q;
    held_tag__d = held_tag__q;
    requests__req_valid = req_valid;
    requests__req_kind = (req_kind & kinds);
    requests__req_size = req_size;
    requests__req_signed = req_signed;
    requests__req_warp = req_warp;
    requests__req_rd = req_rd;
    requests__req_slot = req_slot;
    requests__req_mask = req_mask;
    requests__req_aop = 4'h0;
    if (has_atomics) begin
      requests__req_aop = req_aop;
    end
    requests__req_return = req_return;
    requests__req_pc = req_pc;
    requests__req_set__0 = req_set__0;
    requests__req_combined__0 = req_combined__0;
    requests__req_set__1 = req_set__1;
    requests__req_combined__1 = req_combined__1;
    requests__req_address__0 = req_address__0;
    requests__req_data__0 = req_data__0;
    requests__req_data2__0 = 32'h0;
    if (has_atomics) begin
      requests__req_data2__0 = req_data2__0;
    end
    requests__req_address__1 = req_address__1;
    requests__req_data__1 = req_data__1;
    requests__req_data2__1 = 32'h0;
    if (has_atomics) begin
      requests__req_data2__1 = req_data2__1;
    end
    requests__req_address__2 = req_address__2;
    requests__req_data__2 = req_data__2;
    requests__req_data2__2 = 32'h0;
    if (has_atomics) begin
      requests__req_data2__2 = req_data2__2;
    end
    requests__req_address__3 = req_address__3;
    requests__req_data__3 = req_data__3;
    requests__req_data2__3 = 32'h0;
    if (has_atomics) begin
      requests__req_data2__3 = req_data2__3;
    end
    req_ready = requests__req_ready;
    kind = meta__q[2:0];
    constant_taken = ((out_valid__q & out_constant__q) & ((!held__q) | (!rsp_valid)));
    constant_read = constant_taken;
    constant_line = out_address__q[7:0];
    if ((held__q & (!rsp_valid))) begin
      held__d = 1'h0;
    end
    if (constant_taken) begin
      held__d = 1'h1;
      held_tag__d = out_tag__q;
    end
    space = (((!out_valid__q) | (mem_ready & (!out_constant__q))) | constant_taken);
    step = ((working__q & (|remaining__q)) & space);
    access__enable = working__q;
    access__meta = meta__q;
    access__swaps = swaps__q;
    access__remaining = remaining__q;
    access__set__0 = set__0__q;
    access__combined__0 = 32'h0;
    if (has_sets) begin
      access__combined__0 = requests__combined__0;
    end
    access__set__1 = set__1__q;
    access__combined__1 = 32'h0;
    if (has_sets) begin
      access__combined__1 = requests__combined__1;
    end
    access__address__0 = address__0__q;
    access__data__0 = data__0__q;
    access__data2__0 = 32'h0;
    if (has_atomics) begin
      access__data2__0 = requests__data2__0;
    end
    access__mates__0 = mates__0__q;
    access__enables__0 = enables__0__q;
    access__address__1 = address__1__q;
    access__data__1 = data__1__q;
    access__data2__1 = 32'h0;
    if (has_atomics) begin
      access__data2__1 = requests__data2__1;
    end
    access__mates__1 = mates__1__q;
    access__enables__1 = enables__1__q;
    access__address__2 = address__2__q;
    access__data__2 = data__2__q;
    access__data2__2 = 32'h0;
    if (has_atomics) begin
      access__data2__2 = requests__data2__2;
    end
    access__mates__2 = mates__2__q;
    access__enables__2 = enables__2__q;
    access__address__3 = address__3__q;
    access__data__3 = data__3__q;
    access__data2__3 = 32'h0;
    if (has_atomics) begin
      access__data2__3 = requests__data2__3;
    end
    access__mates__3 = mates__3__q;
    access__enables__3 = enables__3__q;
    if ((((out_valid__q & mem_ready) & (!out_constant__q)) | constant_taken)) begin
      out_valid__d = 1'h0;
    end
    is_constant = (kind == 3'h5);
    count_access = ((step & (!access__more)) & (!is_constant));
    count_coalesced = 3'h0;
    count_atomic_merged = 3'h0;
    tag = {{3'h0, entry__q} << thread_bits};
    tag = (tag | {3'h0, access__first_thread});
    along = {access__served - 3'h1};
    if (space) begin
      out_constant__d = is_constant;
      out_flags__d = (({{4'h0, meta__q[23:20]} << 32'h4} | {{6'h0, access__first[3:2]} << 32'h2}) | {6'h0, kind[1:0]});
      out_address__d = access__first[31:4];
      out_data__0__d = access__words__0;
      out_data__1__d = access__words__1;
      out_data__2__d = access__words__2;
      out_data__3__d = access__words__3;
      out_mask__d = access__bytes;
      out_tag__d = tag;
    end
    if (step) begin
      out_valid__d = 1'h1;
      remaining__d = (remaining__q & {~access__group});
      if (kind[1]) begin
        if ((!access__more)) begin
          count_atomic_merged = along;
        end
      end else begin
        if ((!is_constant)) begin
          count_coalesced = along;
        end
      end
    end
    mem_valid = (out_valid__q & (!out_constant__q));
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
    last = 1'h0;
    if ((remaining__q[0] & (!(|(remaining__q & {~mates__0__q}))))) begin
      last = 1'h1;
    end
    if ((remaining__q[1] & (!(|(remaining__q & {~mates__1__q}))))) begin
      last = 1'h1;
    end
    if ((remaining__q[2] & (!(|(remaining__q & {~mates__2__q}))))) begin
      last = 1'h1;
    end
    if ((remaining__q[3] & (!(|(remaining__q & {~mates__3__q}))))) begin
      last = 1'h1;
    end
    finishing = (working__q & ((last & space) | (!(|remaining__q))));
    idle_next = ((!working__q) | finishing);
    taking = ((requests__any & outstanding__any_free) & idle_next);
    requests__take = taking;
    requests__open = idle_next;
    intake__meta = requests__meta;
    intake__mask = requests__mask;
    intake__memory_lines = memory_lines;
    intake__set__0 = 4'h0;
    if (has_sets) begin
      intake__set__0 = requests__set__0;
    end
    intake__set__1 = 4'h0;
    if (has_sets) begin
      intake__set__1 = requests__set__1;
    end
    intake__address__0 = requests__address__0;
    intake__data__0 = requests__data__0;
    outstanding__take_offsets__0 = intake__offset__0;
    intake__address__1 = requests__address__1;
    intake__data__1 = requests__data__1;
    outstanding__take_offsets__1 = intake__offset__1;
    intake__address__2 = requests__address__2;
    intake__data__2 = requests__data__2;
    outstanding__take_offsets__2 = intake__offset__2;
    intake__address__3 = requests__address__3;
    intake__data__3 = requests__data__3;
    outstanding__take_offsets__3 = intake__offset__3;
    bad__d = (taking & intake__faulty);
    bad_cause__d = 4'h3;
    if (intake__misaligned) begin
      bad_cause__d = 4'h2;
    end
    bad_place__d = requests__place;
    fault_valid = bad__q;
    fault_cause = bad_cause__q;
    fault_pc = bad_place__q[19:0];
    part_0 = bad_place__q[25:20];
    fault_warp = part_0[2:0];
    if (finishing) begin
      working__d = 1'h0;
    end
    if (taking) begin
      working__d = 1'h1;
    end
    if (idle_next) begin
      meta__d = requests__meta;
      swaps__d = ((requests__meta[2:0] == 3'h2) & (requests__meta[23:20] == 4'he));
      entry__d = outstanding__free_entry;
      remaining__d = intake__remaining;
      if (has_sets) begin
        set__0__d = requests__set__0;
      end
      if (has_sets) begin
        set__1__d = requests__set__1;
      end
      address__0__d = requests__address__0;
      data__0__d = intake__placed__0;
      enables__0__d = intake__enables__0;
      mates__0__d = intake__mates__0;
      address__1__d = requests__address__1;
      data__1__d = intake__placed__1;
      enables__1__d = intake__enables__1;
      mates__1__d = intake__mates__1;
      address__2__d = requests__address__2;
      data__2__d = intake__placed__2;
      enables__2__d = intake__enables__2;
      mates__2__d = intake__mates__2;
      address__3__d = requests__address__3;
      data__3__d = intake__placed__3;
      enables__3__d = intake__enables__3;
      mates__3__d = intake__mates__3;
    end
    outstanding__take_valid = taking;
    facts = {1'h0, requests__meta[15:0]};
    outstanding__take_meta = {(requests__meta[23:20] == 4'he), facts[15:0]};
    outstanding__take_mask = intake__answered;
    part_1 = requests__place[25:20];
    outstanding__take_warp = part_1[2:0];
    outstanding__access_waits = (working__q & (|remaining__q));
    outstanding__access_valid = (step & (!access__more));
    outstanding__access_entry = entry__q;
    outstanding__access_tag = tag[4:0];
    outstanding__access_group = access__answered;
    outstanding__sent_valid = finishing;
    outstanding__rsp_valid = rsp_valid;
    outstanding__rsp_tag = rsp_tag;
    outstanding__rsp_data__0 = rsp_data__0;
    outstanding__rsp_data__1 = rsp_data__1;
    outstanding__rsp_data__2 = rsp_data__2;
    outstanding__rsp_data__3 = rsp_data__3;
    outstanding__rsp_valid = ((rsp_valid | held__q) | answer_valid);
    outstanding__rsp_value = ((!rsp_valid) & (!held__q));
    if ((!rsp_valid)) begin
      outstanding__rsp_tag = {1'h0, answer_tag};
      if (held__q) begin
        outstanding__rsp_tag = held_tag__q;
      end
    end
    outstanding__value_thread = answer_thread;
    outstanding__value_last = answer_last;
    answer_ready = ((!rsp_valid) & (!held__q));
    line_valid = outstanding__line_valid;
    line_warp = outstanding__line_warp;
    line_tag = rsp_tag[4:0];
    line_group = outstanding__line_group;
    outstanding__wb_ready = wb_ready;
    outstanding__store_done_ready = store_done_ready;
    wb_valid = outstanding__wb_valid;
    wb_warp = outstanding__wb_warp;
    wb_rd = outstanding__wb_rd;
    wb_mask = outstanding__wb_mask;
    wb_slot = outstanding__wb_slot;
    wb_last = 1'h1;
    wb_data__0 = outstanding__wb_data__0;
    wb_data__1 = outstanding__wb_data__1;
    wb_data__2 = outstanding__wb_data__2;
    wb_data__3 = outstanding__wb_data__3;
    if ((!rsp_valid)) begin
      outstanding__rsp_data__0 = answer_data;
      if (held__q) begin
        outstanding__rsp_data__0 = constant_data__0;
      end
      if (held__q) begin
        outstanding__rsp_data__1 = constant_data__1;
      end
      if (held__q) begin
        outstanding__rsp_data__2 = constant_data__2;
      end
      if (held__q) begin
        outstanding__rsp_data__3 = constant_data__3;
      end
    end
    store_done_valid = outstanding__store_done_valid;
    store_done_warp = outstanding__store_done_warp;
    store_done_slot = outstanding__store_done_slot;
    idle = (((!requests__any) & (!working__q)) & outstanding__empty);
  end
  always @(posedge clock) begin
    working__q <= working__d;
    meta__q <= meta__d;
    swaps__q <= swaps__d;
    set__0__q <= set__0__d;
    set__1__q <= set__1__d;
    entry__q <= entry__d;
    remaining__q <= remaining__d;
    address__0__q <= address__0__d;
    address__1__q <= address__1__d;
    address__2__q <= address__2__d;
    address__3__q <= address__3__d;
    mates__0__q <= mates__0__d;
    mates__1__q <= mates__1__d;
    mates__2__q <= mates__2__d;
    mates__3__q <= mates__3__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    enables__0__q <= enables__0__d;
    enables__1__q <= enables__1__d;
    enables__2__q <= enables__2__d;
    enables__3__q <= enables__3__d;
    out_valid__q <= out_valid__d;
    out_flags__q <= out_flags__d;
    out_constant__q <= out_constant__d;
    out_address__q <= out_address__d;
    out_data__0__q <= out_data__0__d;
    out_data__1__q <= out_data__1__d;
    out_data__2__q <= out_data__2__d;
    out_data__3__q <= out_data__3__d;
    out_mask__q <= out_mask__d;
    out_tag__q <= out_tag__d;
    held__q <= held__d;
    held_tag__q <= held_tag__d;
    bad__q <= bad__d;
    bad_cause__q <= bad_cause__d;
    bad_place__q <= bad_place__d;
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
    .meta(requests__meta),
    .place(requests__place),
    .mask(requests__mask),
    .set__0(requests__set__0),
    .set__1(requests__set__1),
    .combined__0(requests__combined__0),
    .combined__1(requests__combined__1),
    .address__0(requests__address__0),
    .address__1(requests__address__1),
    .address__2(requests__address__2),
    .address__3(requests__address__3),
    .data__0(requests__data__0),
    .data__1(requests__data__1),
    .data__2(requests__data__2),
    .data__3(requests__data__3),
    .data2__0(requests__data2__0),
    .data2__1(requests__data2__1),
    .data2__2(requests__data2__2),
    .data2__3(requests__data2__3)
  );
  intake intake (
    .meta(intake__meta),
    .mask(intake__mask),
    .set__0(intake__set__0),
    .set__1(intake__set__1),
    .address__0(intake__address__0),
    .address__1(intake__address__1),
    .address__2(intake__address__2),
    .address__3(intake__address__3),
    .data__0(intake__data__0),
    .data__1(intake__data__1),
    .data__2(intake__data__2),
    .data__3(intake__data__3),
    .memory_lines(intake__memory_lines),
    .misaligned(intake__misaligned),
    .faulty(intake__faulty),
    .remaining(intake__remaining),
    .answered(intake__answered),
    .mates__0(intake__mates__0),
    .mates__1(intake__mates__1),
    .mates__2(intake__mates__2),
    .mates__3(intake__mates__3),
    .placed__0(intake__placed__0),
    .placed__1(intake__placed__1),
    .placed__2(intake__placed__2),
    .placed__3(intake__placed__3),
    .enables__0(intake__enables__0),
    .enables__1(intake__enables__1),
    .enables__2(intake__enables__2),
    .enables__3(intake__enables__3),
    .offset__0(intake__offset__0),
    .offset__1(intake__offset__1),
    .offset__2(intake__offset__2),
    .offset__3(intake__offset__3)
  );
  access access (
    .enable(access__enable),
    .meta(access__meta),
    .swaps(access__swaps),
    .set__0(access__set__0),
    .set__1(access__set__1),
    .remaining(access__remaining),
    .address__0(access__address__0),
    .address__1(access__address__1),
    .address__2(access__address__2),
    .address__3(access__address__3),
    .mates__0(access__mates__0),
    .mates__1(access__mates__1),
    .mates__2(access__mates__2),
    .mates__3(access__mates__3),
    .data__0(access__data__0),
    .data__1(access__data__1),
    .data__2(access__data__2),
    .data__3(access__data__3),
    .enables__0(access__enables__0),
    .enables__1(access__enables__1),
    .enables__2(access__enables__2),
    .enables__3(access__enables__3),
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
    .sent_valid(outstanding__sent_valid),
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
