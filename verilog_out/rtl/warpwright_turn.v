// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, shared_memory, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_turn (
  input wire [31:0] instruction_data__0,
  input wire [31:0] instruction_data__1,
  input wire [31:0] instruction_data__2,
  input wire [31:0] instruction_data__3,
  input wire [31:0] instruction_data2__0,
  input wire [31:0] instruction_data2__1,
  input wire [31:0] instruction_data2__2,
  input wire [31:0] instruction_data2__3,
  input wire [3:0] instruction_aop,
  input wire instruction_return,
  input wire [3:0] instruction_set__0,
  input wire [3:0] instruction_set__1,
  input wire [31:0] instruction_combined__0,
  input wire [31:0] instruction_combined__1,
  input wire [3:0] candidates,
  input wire prefix,
  output reg [3:0] share_leaders,
  output reg [3:0] share_set__0,
  output reg [3:0] share_set__1,
  output reg share_banked,
  output reg share_returns,
  output reg share_exchange,
  output reg [31:0] share_operand2,
  output reg [31:0] operand__0,
  output reg [31:0] operand__1,
  output reg [31:0] operand__2,
  output reg [31:0] operand__3
);
  reg merged;
  reg [3:0] members;
  reg [3:0] others;
  reg [3:0] lowest;
  reg [31:0] operand__0_value;
  reg [31:0] operand__1_value;
  reg [31:0] operand__2_value;
  reg [31:0] operand__3_value;
  reg [3:0] share_leaders_value;
  reg [31:0] share_operand2_value;
  always @(*) begin
    others = 4'h0;
    operand__0_value = instruction_data__0;
    operand__1_value = instruction_data__1;
    operand__2_value = instruction_data__2;
    operand__3_value = instruction_data__3;
    merged = (prefix & (instruction_aop != 4'he));
    members = 4'h0;
    if (merged) begin
      members = (instruction_set__0 & candidates);
    end
    others = (others | (members & {members - 4'h1}));
    share_set__0 = members;
    if ((merged & instruction_set__0[0])) begin
      operand__0_value = instruction_combined__0;
    end
    if ((merged & instruction_set__0[1])) begin
      operand__1_value = instruction_combined__0;
    end
    if ((merged & instruction_set__0[2])) begin
      operand__2_value = instruction_combined__0;
    end
    if ((merged & instruction_set__0[3])) begin
      operand__3_value = instruction_combined__0;
    end
    members = 4'h0;
    if (merged) begin
      members = (instruction_set__1 & candidates);
    end
    others = (others | (members & {members - 4'h1}));
    share_set__1 = members;
    if ((merged & instruction_set__1[0])) begin
      operand__0_value = instruction_combined__1;
    end
    if ((merged & instruction_set__1[1])) begin
      operand__1_value = instruction_combined__1;
    end
    if ((merged & instruction_set__1[2])) begin
      operand__2_value = instruction_combined__1;
    end
    if ((merged & instruction_set__1[3])) begin
      operand__3_value = instruction_combined__1;
    end
    share_banked = (((((instruction_aop != 4'h1) & (instruction_aop != 4'ha)) & (instruction_aop != 4'hb)) &
        (instruction_aop != 4'hc)) & (instruction_aop != 4'he));
    lowest = (candidates & {{~candidates} + 4'h1});
    share_leaders_value = lowest;
    if (share_banked) begin
      share_leaders_value = (candidates & {~others});
    end
    share_operand2_value = 32'h0;
    if (lowest[0]) begin
      share_operand2_value = instruction_data2__0;
    end
    if (lowest[1]) begin
      share_operand2_value = instruction_data2__1;
    end
    if (lowest[2]) begin
      share_operand2_value = instruction_data2__2;
    end
    if (lowest[3]) begin
      share_operand2_value = instruction_data2__3;
    end
    share_returns = instruction_return;
    share_exchange = (instruction_aop == 4'hd);
    operand__0 = operand__0_value;
    operand__1 = operand__1_value;
    operand__2 = operand__2_value;
    operand__3 = operand__3_value;
    share_leaders = share_leaders_value;
    share_operand2 = share_operand2_value;
  end
endmodule
