// SPDX-License-Identifier: MIT
// Part of shader_core_small, shared_memory, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shared_memory_result_queue (
  input wire clock,
  input wire reserve,
  input wire result_valid,
  input wire [2:0] result_warp,
  input wire [5:0] result_rd,
  input wire [2:0] result_slot,
  input wire [3:0] result_mask,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  output reg req_ready,
  output reg wb_valid,
  input wire wb_ready,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg [2:0] wb_slot
);
  reg place_write_enable;
  reg [2:0] place_write_address;
  reg [2:0] place_read_address;
  reg taken;
  reg words__0__place_write_enable;
  reg [2:0] words__0__place_write_address;
  reg [2:0] words__0__place_read_address;
  reg [31:0] words__0__write_data;
  wire [31:0] words__0__read_data;
  reg words__1__place_write_enable;
  reg [2:0] words__1__place_write_address;
  reg [2:0] words__1__place_read_address;
  reg [31:0] words__1__write_data;
  wire [31:0] words__1__read_data;
  reg words__2__place_write_enable;
  reg [2:0] words__2__place_write_address;
  reg [2:0] words__2__place_read_address;
  reg [31:0] words__2__write_data;
  wire [31:0] words__2__read_data;
  reg words__3__place_write_enable;
  reg [2:0] words__3__place_write_address;
  reg [2:0] words__3__place_read_address;
  reg [31:0] words__3__write_data;
  wire [31:0] words__3__read_data;
  reg warps__place_write_enable;
  reg [2:0] warps__place_write_address;
  reg [2:0] warps__place_read_address;
  reg [2:0] warps__write_data;
  wire [2:0] warps__read_data;
  reg registers__place_write_enable;
  reg [2:0] registers__place_write_address;
  reg [2:0] registers__place_read_address;
  reg [5:0] registers__write_data;
  wire [5:0] registers__read_data;
  reg slots__place_write_enable;
  reg [2:0] slots__place_write_address;
  reg [2:0] slots__place_read_address;
  reg [2:0] slots__write_data;
  wire [2:0] slots__read_data;
  reg masks__place_write_enable;
  reg [2:0] masks__place_write_address;
  reg [2:0] masks__place_read_address;
  reg [3:0] masks__write_data;
  wire [3:0] masks__read_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] stored__d;
  reg [3:0] stored__q = 4'h0;
  reg [3:0] held__d;
  reg [3:0] held__q = 4'h0;
  reg crowded__d;
  reg crowded__q = 1'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    held__d = held__q;
    place_write_enable = result_valid;
    place_write_address = tail__q;
    place_read_address = head__q;
    words__0__place_write_enable = place_write_enable;
    words__0__place_write_address = place_write_address;
    words__0__place_read_address = place_read_address;
    words__0__write_data = data__0;
    wb_data__0 = words__0__read_data;
    words__1__place_write_enable = place_write_enable;
    words__1__place_write_address = place_write_address;
    words__1__place_read_address = place_read_address;
    words__1__write_data = data__1;
    wb_data__1 = words__1__read_data;
    words__2__place_write_enable = place_write_enable;
    words__2__place_write_address = place_write_address;
    words__2__place_read_address = place_read_address;
    words__2__write_data = data__2;
    wb_data__2 = words__2__read_data;
    words__3__place_write_enable = place_write_enable;
    words__3__place_write_address = place_write_address;
    words__3__place_read_address = place_read_address;
    words__3__write_data = data__3;
    wb_data__3 = words__3__read_data;
    warps__place_write_enable = place_write_enable;
    warps__place_write_address = place_write_address;
    warps__place_read_address = place_read_address;
    warps__write_data = result_warp;
    registers__place_write_enable = place_write_enable;
    registers__place_write_address = place_write_address;
    registers__place_read_address = place_read_address;
    registers__write_data = result_rd;
    slots__place_write_enable = place_write_enable;
    slots__place_write_address = place_write_address;
    slots__place_read_address = place_read_address;
    slots__write_data = result_slot;
    masks__place_write_enable = place_write_enable;
    masks__place_write_address = place_write_address;
    masks__place_read_address = place_read_address;
    masks__write_data = result_mask;
    wb_valid = (|stored__q);
    wb_warp = warps__read_data;
    wb_rd = registers__read_data;
    wb_slot = slots__read_data;
    wb_mask = masks__read_data;
    taken = ((|stored__q) & wb_ready);
    if (result_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    if (taken) begin
      head__d = {head__q + 3'h1};
    end
    if ((result_valid & (!taken))) begin
      stored__d = {stored__q + 4'h1};
    end
    if (((!result_valid) & taken)) begin
      stored__d = {stored__q - 4'h1};
    end
    crowded__d = (held__q > 4'h4);
    if ((reserve & (!taken))) begin
      held__d = {held__q + 4'h1};
      crowded__d = (held__q >= 4'h4);
    end
    if (((!reserve) & taken)) begin
      held__d = {held__q - 4'h1};
      crowded__d = (held__q > 4'h5);
    end
    req_ready = (!crowded__q);
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
    held__q <= held__d;
    crowded__q <= crowded__d;
  end
  warpwright_addresses words__0 (
    .clock(clock),
    .place_write_enable(words__0__place_write_enable),
    .place_write_address(words__0__place_write_address),
    .place_read_address(words__0__place_read_address),
    .write_data(words__0__write_data),
    .read_data(words__0__read_data)
  );
  warpwright_addresses words__1 (
    .clock(clock),
    .place_write_enable(words__1__place_write_enable),
    .place_write_address(words__1__place_write_address),
    .place_read_address(words__1__place_read_address),
    .write_data(words__1__write_data),
    .read_data(words__1__read_data)
  );
  warpwright_addresses words__2 (
    .clock(clock),
    .place_write_enable(words__2__place_write_enable),
    .place_write_address(words__2__place_write_address),
    .place_read_address(words__2__place_read_address),
    .write_data(words__2__write_data),
    .read_data(words__2__read_data)
  );
  warpwright_addresses words__3 (
    .clock(clock),
    .place_write_enable(words__3__place_write_enable),
    .place_write_address(words__3__place_write_address),
    .place_read_address(words__3__place_read_address),
    .write_data(words__3__write_data),
    .read_data(words__3__read_data)
  );
  warpwright_load_store_warps warps (
    .clock(clock),
    .place_write_enable(warps__place_write_enable),
    .place_write_address(warps__place_write_address),
    .place_read_address(warps__place_read_address),
    .write_data(warps__write_data),
    .read_data(warps__read_data)
  );
  warpwright_shared_memory_registers registers (
    .clock(clock),
    .place_write_enable(registers__place_write_enable),
    .place_write_address(registers__place_write_address),
    .place_read_address(registers__place_read_address),
    .write_data(registers__write_data),
    .read_data(registers__read_data)
  );
  warpwright_load_store_warps slots (
    .clock(clock),
    .place_write_enable(slots__place_write_enable),
    .place_write_address(slots__place_write_address),
    .place_read_address(slots__place_read_address),
    .write_data(slots__write_data),
    .read_data(slots__read_data)
  );
  warpwright_masks masks (
    .clock(clock),
    .place_write_enable(masks__place_write_enable),
    .place_write_address(masks__place_write_address),
    .place_read_address(masks__place_read_address),
    .write_data(masks__write_data),
    .read_data(masks__read_data)
  );
endmodule
