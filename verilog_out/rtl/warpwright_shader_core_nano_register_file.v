// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_register_file (
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
    even_a__0__read_address = address_a;
    even_b__0__read_enable = (read_b & (!read_group));
    even_b__0__read_address = address_b;
    even_c__0__read_enable = (read_c & (!read_group));
    even_c__0__read_address = address_c;
    odd_a__0__read_enable = (read_a & read_group);
    odd_a__0__read_address = address_a;
    odd_b__0__read_enable = (read_b & read_group);
    odd_b__0__read_address = address_b;
    odd_c__0__read_enable = (read_c & read_group);
    odd_c__0__read_address = address_c;
    even_a__0__write_enable = even_mask[0];
    even_a__0__write_address = even_address;
    even_a__0__write_data = even_data__0;
    even_b__0__write_enable = even_mask[0];
    even_b__0__write_address = even_address;
    even_b__0__write_data = even_data__0;
    even_c__0__write_enable = even_mask[0];
    even_c__0__write_address = even_address;
    even_c__0__write_data = even_data__0;
    odd_a__0__write_enable = odd_mask[0];
    odd_a__0__write_address = odd_address;
    odd_a__0__write_data = odd_data__0;
    odd_b__0__write_enable = odd_mask[0];
    odd_b__0__write_address = odd_address;
    odd_b__0__write_data = odd_data__0;
    odd_c__0__write_enable = odd_mask[0];
    odd_c__0__write_address = odd_address;
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
    even_a__1__read_address = address_a;
    even_b__1__read_enable = (read_b & (!read_group));
    even_b__1__read_address = address_b;
    even_c__1__read_enable = (read_c & (!read_group));
    even_c__1__read_address = address_c;
    odd_a__1__read_enable = (read_a & read_group);
    odd_a__1__read_address = address_a;
    odd_b__1__read_enable = (read_b & read_group);
    odd_b__1__read_address = address_b;
    odd_c__1__read_enable = (read_c & read_group);
    odd_c__1__read_address = address_c;
    even_a__1__write_enable = even_mask[1];
    even_a__1__write_address = even_address;
    even_a__1__write_data = even_data__1;
    even_b__1__write_enable = even_mask[1];
    even_b__1__write_address = even_address;
    even_b__1__write_data = even_data__1;
    even_c__1__write_enable = even_mask[1];
    even_c__1__write_address = even_address;
    even_c__1__write_data = even_data__1;
    odd_a__1__write_enable = odd_mask[1];
    odd_a__1__write_address = odd_address;
    odd_a__1__write_data = odd_data__1;
    odd_b__1__write_enable = odd_mask[1];
    odd_b__1__write_address = odd_address;
    odd_b__1__write_data = odd_data__1;
    odd_c__1__write_enable = odd_mask[1];
    odd_c__1__write_address = odd_address;
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
    even_a__2__read_address = address_a;
    even_b__2__read_enable = (read_b & (!read_group));
    even_b__2__read_address = address_b;
    even_c__2__read_enable = (read_c & (!read_group));
    even_c__2__read_address = address_c;
    odd_a__2__read_enable = (read_a & read_group);
    odd_a__2__read_address = address_a;
    odd_b__2__read_enable = (read_b & read_group);
    odd_b__2__read_address = address_b;
    odd_c__2__read_enable = (read_c & read_group);
    odd_c__2__read_address = address_c;
    even_a__2__write_enable = even_mask[2];
    even_a__2__write_address = even_address;
    even_a__2__write_data = even_data__2;
    even_b__2__write_enable = even_mask[2];
    even_b__2__write_address = even_address;
    even_b__2__write_data = even_data__2;
    even_c__2__write_enable = even_mask[2];
    even_c__2__write_address = even_address;
    even_c__2__write_data = even_data__2;
    odd_a__2__write_enable = odd_mask[2];
    odd_a__2__write_address = odd_address;
    odd_a__2__write_data = odd_data__2;
    odd_b__2__write_enable = odd_mask[2];
    odd_b__2__write_address = odd_address;
    odd_b__2__write_data = odd_data__2;
    odd_c__2__write_enable = odd_mask[2];
    odd_c__2__write_address = odd_address;
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
    even_a__3__read_address = address_a;
    even_b__3__read_enable = (read_b & (!read_group));
    even_b__3__read_address = address_b;
    even_c__3__read_enable = (read_c & (!read_group));
    even_c__3__read_address = address_c;
    odd_a__3__read_enable = (read_a & read_group);
    odd_a__3__read_address = address_a;
    odd_b__3__read_enable = (read_b & read_group);
    odd_b__3__read_address = address_b;
    odd_c__3__read_enable = (read_c & read_group);
    odd_c__3__read_address = address_c;
    even_a__3__write_enable = even_mask[3];
    even_a__3__write_address = even_address;
    even_a__3__write_data = even_data__3;
    even_b__3__write_enable = even_mask[3];
    even_b__3__write_address = even_address;
    even_b__3__write_data = even_data__3;
    even_c__3__write_enable = even_mask[3];
    even_c__3__write_address = even_address;
    even_c__3__write_data = even_data__3;
    odd_a__3__write_enable = odd_mask[3];
    odd_a__3__write_address = odd_address;
    odd_a__3__write_data = odd_data__3;
    odd_b__3__write_enable = odd_mask[3];
    odd_b__3__write_address = odd_address;
    odd_b__3__write_data = odd_data__3;
    odd_c__3__write_enable = odd_mask[3];
    odd_c__3__write_address = odd_address;
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
  warpwright_shader_core_nano_words even_a__0 (
    .clock(clock),
    .read_enable(even_a__0__read_enable),
    .read_address(even_a__0__read_address),
    .read_data(even_a__0__read_data),
    .write_enable(even_a__0__write_enable),
    .write_address(even_a__0__write_address),
    .write_data(even_a__0__write_data)
  );
  warpwright_shader_core_nano_words even_a__1 (
    .clock(clock),
    .read_enable(even_a__1__read_enable),
    .read_address(even_a__1__read_address),
    .read_data(even_a__1__read_data),
    .write_enable(even_a__1__write_enable),
    .write_address(even_a__1__write_address),
    .write_data(even_a__1__write_data)
  );
  warpwright_shader_core_nano_words even_a__2 (
    .clock(clock),
    .read_enable(even_a__2__read_enable),
    .read_address(even_a__2__read_address),
    .read_data(even_a__2__read_data),
    .write_enable(even_a__2__write_enable),
    .write_address(even_a__2__write_address),
    .write_data(even_a__2__write_data)
  );
  warpwright_shader_core_nano_words even_a__3 (
    .clock(clock),
    .read_enable(even_a__3__read_enable),
    .read_address(even_a__3__read_address),
    .read_data(even_a__3__read_data),
    .write_enable(even_a__3__write_enable),
    .write_address(even_a__3__write_address),
    .write_data(even_a__3__write_data)
  );
  warpwright_shader_core_nano_words even_b__0 (
    .clock(clock),
    .read_enable(even_b__0__read_enable),
    .read_address(even_b__0__read_address),
    .read_data(even_b__0__read_data),
    .write_enable(even_b__0__write_enable),
    .write_address(even_b__0__write_address),
    .write_data(even_b__0__write_data)
  );
  warpwright_shader_core_nano_words even_b__1 (
    .clock(clock),
    .read_enable(even_b__1__read_enable),
    .read_address(even_b__1__read_address),
    .read_data(even_b__1__read_data),
    .write_enable(even_b__1__write_enable),
    .write_address(even_b__1__write_address),
    .write_data(even_b__1__write_data)
  );
  warpwright_shader_core_nano_words even_b__2 (
    .clock(clock),
    .read_enable(even_b__2__read_enable),
    .read_address(even_b__2__read_address),
    .read_data(even_b__2__read_data),
    .write_enable(even_b__2__write_enable),
    .write_address(even_b__2__write_address),
    .write_data(even_b__2__write_data)
  );
  warpwright_shader_core_nano_words even_b__3 (
    .clock(clock),
    .read_enable(even_b__3__read_enable),
    .read_address(even_b__3__read_address),
    .read_data(even_b__3__read_data),
    .write_enable(even_b__3__write_enable),
    .write_address(even_b__3__write_address),
    .write_data(even_b__3__write_data)
  );
  warpwright_shader_core_nano_words even_c__0 (
    .clock(clock),
    .read_enable(even_c__0__read_enable),
    .read_address(even_c__0__read_address),
    .read_data(even_c__0__read_data),
    .write_enable(even_c__0__write_enable),
    .write_address(even_c__0__write_address),
    .write_data(even_c__0__write_data)
  );
  warpwright_shader_core_nano_words even_c__1 (
    .clock(clock),
    .read_enable(even_c__1__read_enable),
    .read_address(even_c__1__read_address),
    .read_data(even_c__1__read_data),
    .write_enable(even_c__1__write_enable),
    .write_address(even_c__1__write_address),
    .write_data(even_c__1__write_data)
  );
  warpwright_shader_core_nano_words even_c__2 (
    .clock(clock),
    .read_enable(even_c__2__read_enable),
    .read_address(even_c__2__read_address),
    .read_data(even_c__2__read_data),
    .write_enable(even_c__2__write_enable),
    .write_address(even_c__2__write_address),
    .write_data(even_c__2__write_data)
  );
  warpwright_shader_core_nano_words even_c__3 (
    .clock(clock),
    .read_enable(even_c__3__read_enable),
    .read_address(even_c__3__read_address),
    .read_data(even_c__3__read_data),
    .write_enable(even_c__3__write_enable),
    .write_address(even_c__3__write_address),
    .write_data(even_c__3__write_data)
  );
  warpwright_shader_core_nano_words odd_a__0 (
    .clock(clock),
    .read_enable(odd_a__0__read_enable),
    .read_address(odd_a__0__read_address),
    .read_data(odd_a__0__read_data),
    .write_enable(odd_a__0__write_enable),
    .write_address(odd_a__0__write_address),
    .write_data(odd_a__0__write_data)
  );
  warpwright_shader_core_nano_words odd_a__1 (
    .clock(clock),
    .read_enable(odd_a__1__read_enable),
    .read_address(odd_a__1__read_address),
    .read_data(odd_a__1__read_data),
    .write_enable(odd_a__1__write_enable),
    .write_address(odd_a__1__write_address),
    .write_data(odd_a__1__write_data)
  );
  warpwright_shader_core_nano_words odd_a__2 (
    .clock(clock),
    .read_enable(odd_a__2__read_enable),
    .read_address(odd_a__2__read_address),
    .read_data(odd_a__2__read_data),
    .write_enable(odd_a__2__write_enable),
    .write_address(odd_a__2__write_address),
    .write_data(odd_a__2__write_data)
  );
  warpwright_shader_core_nano_words odd_a__3 (
    .clock(clock),
    .read_enable(odd_a__3__read_enable),
    .read_address(odd_a__3__read_address),
    .read_data(odd_a__3__read_data),
    .write_enable(odd_a__3__write_enable),
    .write_address(odd_a__3__write_address),
    .write_data(odd_a__3__write_data)
  );
  warpwright_shader_core_nano_words odd_b__0 (
    .clock(clock),
    .read_enable(odd_b__0__read_enable),
    .read_address(odd_b__0__read_address),
    .read_data(odd_b__0__read_data),
    .write_enable(odd_b__0__write_enable),
    .write_address(odd_b__0__write_address),
    .write_data(odd_b__0__write_data)
  );
  warpwright_shader_core_nano_words odd_b__1 (
    .clock(clock),
    .read_enable(odd_b__1__read_enable),
    .read_address(odd_b__1__read_address),
    .read_data(odd_b__1__read_data),
    .write_enable(odd_b__1__write_enable),
    .write_address(odd_b__1__write_address),
    .write_data(odd_b__1__write_data)
  );
  warpwright_shader_core_nano_words odd_b__2 (
    .clock(clock),
    .read_enable(odd_b__2__read_enable),
    .read_address(odd_b__2__read_address),
    .read_data(odd_b__2__read_data),
    .write_enable(odd_b__2__write_enable),
    .write_address(odd_b__2__write_address),
    .write_data(odd_b__2__write_data)
  );
  warpwright_shader_core_nano_words odd_b__3 (
    .clock(clock),
    .read_enable(odd_b__3__read_enable),
    .read_address(odd_b__3__read_address),
    .read_data(odd_b__3__read_data),
    .write_enable(odd_b__3__write_enable),
    .write_address(odd_b__3__write_address),
    .write_data(odd_b__3__write_data)
  );
  warpwright_shader_core_nano_words odd_c__0 (
    .clock(clock),
    .read_enable(odd_c__0__read_enable),
    .read_address(odd_c__0__read_address),
    .read_data(odd_c__0__read_data),
    .write_enable(odd_c__0__write_enable),
    .write_address(odd_c__0__write_address),
    .write_data(odd_c__0__write_data)
  );
  warpwright_shader_core_nano_words odd_c__1 (
    .clock(clock),
    .read_enable(odd_c__1__read_enable),
    .read_address(odd_c__1__read_address),
    .read_data(odd_c__1__read_data),
    .write_enable(odd_c__1__write_enable),
    .write_address(odd_c__1__write_address),
    .write_data(odd_c__1__write_data)
  );
  warpwright_shader_core_nano_words odd_c__2 (
    .clock(clock),
    .read_enable(odd_c__2__read_enable),
    .read_address(odd_c__2__read_address),
    .read_data(odd_c__2__read_data),
    .write_enable(odd_c__2__write_enable),
    .write_address(odd_c__2__write_address),
    .write_data(odd_c__2__write_data)
  );
  warpwright_shader_core_nano_words odd_c__3 (
    .clock(clock),
    .read_enable(odd_c__3__read_enable),
    .read_address(odd_c__3__read_address),
    .read_data(odd_c__3__read_data),
    .write_enable(odd_c__3__write_enable),
    .write_address(odd_c__3__write_address),
    .write_data(odd_c__3__write_data)
  );
endmodule
