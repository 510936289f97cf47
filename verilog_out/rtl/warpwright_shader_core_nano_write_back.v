// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_write_back (
  input wire clock,
  input wire fixed_group,
  input wire [3:0] fixed_mask,
  input wire [4:0] fixed_address,
  input wire [31:0] fixed_data__0,
  input wire [31:0] fixed_data__1,
  input wire [31:0] fixed_data__2,
  input wire [31:0] fixed_data__3,
  input wire slow_group,
  input wire [4:0] slow_address,
  input wire slow_valid,
  output reg slow_taken,
  input wire [3:0] slow_mask,
  input wire [31:0] slow_data__0,
  input wire [31:0] slow_data__1,
  input wire [31:0] slow_data__2,
  input wire [31:0] slow_data__3,
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
  reg [3:0] slow_write_mask;
  reg [4:0] slow_write_address;
  reg [31:0] slow_write_data__0;
  reg [31:0] slow_write_data__1;
  reg [31:0] slow_write_data__2;
  reg [31:0] slow_write_data__3;
  reg [4:0] even_address_value;
  reg [31:0] even_data__0_value;
  reg [31:0] even_data__1_value;
  reg [31:0] even_data__2_value;
  reg [31:0] even_data__3_value;
  reg [3:0] even_mask_value;
  reg [4:0] odd_address_value;
  reg [31:0] odd_data__0_value;
  reg [31:0] odd_data__1_value;
  reg [31:0] odd_data__2_value;
  reg [31:0] odd_data__3_value;
  reg [3:0] odd_mask_value;
  reg [3:0] waited__d;
  reg [3:0] waited__q = 4'h0;
  reg throttled__d;
  reg throttled__q = 1'h0;
  always @(*) begin
    waited__d = waited__q;
    throttle = throttled__q;
    slow_taken = (slow_valid & ((!(|fixed_mask)) | (fixed_group != slow_group)));
    slow_waits = (slow_valid & (!slow_taken));
    if (slow_taken) begin
      waited__d = 4'h0;
    end else begin
      if ((slow_valid & (!(&waited__q)))) begin
        waited__d = {waited__q + 4'h1};
      end
    end
    throttled__d = ((!slow_taken) & ((&waited__q) | (slow_valid & (&{waited__q + 4'h1}))));
    slow_write_mask = slow_mask;
    slow_write_data__0 = slow_data__0;
    slow_write_data__1 = slow_data__1;
    slow_write_data__2 = slow_data__2;
    slow_write_data__3 = slow_data__3;
    slow_write_address = slow_address;
    even_mask_value = fixed_mask;
    even_address_value = fixed_address;
    even_data__0_value = fixed_data__0;
    even_data__1_value = fixed_data__1;
    even_data__2_value = fixed_data__2;
    even_data__3_value = fixed_data__3;
    odd_mask_value = fixed_mask;
    odd_address_value = fixed_address;
    odd_data__0_value = fixed_data__0;
    odd_data__1_value = fixed_data__1;
    odd_data__2_value = fixed_data__2;
    odd_data__3_value = fixed_data__3;
    if (fixed_group) begin
      even_mask_value = 4'h0;
    end else begin
      odd_mask_value = 4'h0;
    end
    if ((slow_taken & (!slow_group))) begin
      even_mask_value = slow_write_mask;
      even_address_value = slow_write_address;
      even_data__0_value = slow_write_data__0;
      even_data__1_value = slow_write_data__1;
      even_data__2_value = slow_write_data__2;
      even_data__3_value = slow_write_data__3;
    end
    if ((slow_taken & slow_group)) begin
      odd_mask_value = slow_write_mask;
      odd_address_value = slow_write_address;
      odd_data__0_value = slow_write_data__0;
      odd_data__1_value = slow_write_data__1;
      odd_data__2_value = slow_write_data__2;
      odd_data__3_value = slow_write_data__3;
    end
    even_address = even_address_value;
    even_data__0 = even_data__0_value;
    even_data__1 = even_data__1_value;
    even_data__2 = even_data__2_value;
    even_data__3 = even_data__3_value;
    even_mask = even_mask_value;
    odd_address = odd_address_value;
    odd_data__0 = odd_data__0_value;
    odd_data__1 = odd_data__1_value;
    odd_data__2 = odd_data__2_value;
    odd_data__3 = odd_data__3_value;
    odd_mask = odd_mask_value;
  end
  always @(posedge clock) begin
    waited__q <= waited__d;
    throttled__q <= throttled__d;
  end
endmodule
