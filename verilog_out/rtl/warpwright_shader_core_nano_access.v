// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_access (
  input wire [2:0] unit,
  input wire [5:0] unit_op,
  input wire [31:0] high,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  output reg [31:0] address__0,
  output reg [31:0] address__1,
  output reg [31:0] address__2,
  output reg [31:0] address__3
);
  reg [31:0] offset;
  reg [31:0] base;
  reg is_format_m;
  always @(*) begin
    offset = {16'h0, high[19:4]};
    if (high[19]) begin
      offset = (offset | 32'hffff0000);
    end
    if (((unit == 3'h3) | unit_op[1])) begin
      offset = {{21'h0, high[19:9]} << 32'h2};
    end
    is_format_m = (((unit == 3'h2) | (unit == 3'h7)) & (!unit_op[1]));
    base = a__0;
    if ((is_format_m & high[3])) begin
      base = {a__0 << 32'h2};
    end
    if ((is_format_m & high[20])) begin
      base = 32'h0;
    end
    address__0 = {base + offset};
    base = a__1;
    if ((is_format_m & high[3])) begin
      base = {a__1 << 32'h2};
    end
    if ((is_format_m & high[20])) begin
      base = 32'h0;
    end
    address__1 = {base + offset};
    base = a__2;
    if ((is_format_m & high[3])) begin
      base = {a__2 << 32'h2};
    end
    if ((is_format_m & high[20])) begin
      base = 32'h0;
    end
    address__2 = {base + offset};
    base = a__3;
    if ((is_format_m & high[3])) begin
      base = {a__3 << 32'h2};
    end
    if ((is_format_m & high[20])) begin
      base = 32'h0;
    end
    address__3 = {base + offset};
  end
endmodule
