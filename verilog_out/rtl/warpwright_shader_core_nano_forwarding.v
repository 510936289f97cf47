// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_forwarding (
  input wire clock,
  input wire [1:0] warp,
  input wire [5:0] register,
  input wire [3:0] next_mask,
  input wire [1:0] next_warp,
  input wire [5:0] next_rd,
  input wire [3:0] now_mask,
  input wire [1:0] now_warp,
  input wire [5:0] now_rd,
  input wire [31:0] now_data__0,
  input wire [31:0] now_data__1,
  input wire [31:0] now_data__2,
  input wire [31:0] now_data__3,
  input wire [31:0] last_data__0,
  input wire [31:0] last_data__1,
  input wire [31:0] last_data__2,
  input wire [31:0] last_data__3,
  input wire [31:0] file__0,
  input wire [31:0] file__1,
  input wire [31:0] file__2,
  input wire [31:0] file__3,
  output reg [31:0] operand__0,
  output reg [31:0] operand__1,
  output reg [31:0] operand__2,
  output reg [31:0] operand__3
);
  reg [31:0] operand__0_value;
  reg [31:0] operand__1_value;
  reg [31:0] operand__2_value;
  reg [31:0] operand__3_value;
  reg [3:0] from_now__d;
  reg [3:0] from_now__q = 4'h0;
  reg [3:0] from_last__d;
  reg [3:0] from_last__q = 4'h0;
  always @(*) begin
    from_now__d = 4'h0;
    if (((next_warp == warp) & (next_rd == register))) begin
      from_now__d = next_mask;
    end
    from_last__d = 4'h0;
    if (((now_warp == warp) & (now_rd == register))) begin
      from_last__d = now_mask;
    end
    operand__0_value = file__0;
    if (from_last__q[0]) begin
      operand__0_value = last_data__0;
    end
    if (from_now__q[0]) begin
      operand__0_value = now_data__0;
    end
    operand__1_value = file__1;
    if (from_last__q[1]) begin
      operand__1_value = last_data__1;
    end
    if (from_now__q[1]) begin
      operand__1_value = now_data__1;
    end
    operand__2_value = file__2;
    if (from_last__q[2]) begin
      operand__2_value = last_data__2;
    end
    if (from_now__q[2]) begin
      operand__2_value = now_data__2;
    end
    operand__3_value = file__3;
    if (from_last__q[3]) begin
      operand__3_value = last_data__3;
    end
    if (from_now__q[3]) begin
      operand__3_value = now_data__3;
    end
    operand__0 = operand__0_value;
    operand__1 = operand__1_value;
    operand__2 = operand__2_value;
    operand__3 = operand__3_value;
  end
  always @(posedge clock) begin
    from_now__q <= from_now__d;
    from_last__q <= from_last__d;
  end
endmodule
