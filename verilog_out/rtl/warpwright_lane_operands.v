// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_lane_operands (
  input wire clock,
  input wire [31:0] form_first,
  input wire [31:0] form_second,
  input wire [5:0] form_low_end,
  input wire [5:0] form_high_end,
  input wire [26:0] form_prepared,
  input wire [11:0] form_steps,
  input wire [31:0] form_product_low,
  input wire [31:0] form_product_high,
  input wire form_product_sticky,
  output reg [31:0] sum_x,
  output reg [31:0] sum_y,
  output reg [11:0] sum_steps
);
  reg [31:0] ones;
  reg [31:0] mask;
  reg [31:0] turned;
  reg [31:0] wide;
  reg [9:0] product_exponent;
  reg [31:0] increment;
  reg [31:0] joined;
  reg [31:0] clear;
  reg [31:0] integral;
  reg [31:0] operand;
  reg [31:0] other;
  reg [31:0] product_sign;
  reg too_small;
  reg too_large;
  reg [31:0] count_low;
  reg [4:0] part_0;
  reg [4:0] part_1;
  reg [4:0] part_2;
  reg [4:0] part_3;
  reg [4:0] part_4;
  reg [1:0] part_5;
  reg [2:0] part_6;
  reg [2:0] part_7;
  reg [1:0] part_8;
  reg [2:0] part_9;
  reg [9:0] part_10;
  reg [9:0] part_11;
  reg [9:0] part_12;
  reg [9:0] part_13;
  reg [31:0] stage__d_x;
  reg [31:0] stage__q_x = 32'h0;
  reg [31:0] stage__d_y;
  reg [31:0] stage__q_y = 32'h0;
  reg [11:0] stage__d_steps;
  reg [11:0] stage__q_steps = 12'h0;
  always @(*) begin
    part_0 = 5'h0;
    part_1 = 5'h0;
    part_2 = 5'h0;
    part_3 = 5'h0;
    part_4 = 5'h0;
    part_5 = 2'h0;
    part_6 = 3'h0;
    part_7 = 3'h0;
    part_8 = 2'h0;
    part_9 = 3'h0;
    part_10 = 10'h0;
    part_11 = 10'h0;
    part_12 = 10'h0;
    part_13 = 10'h0;
    sum_x = stage__q_x;
    sum_y = stage__q_y;
    sum_steps = stage__q_steps;
    ones = 32'hffffffff;
    mask = ({ones << form_low_end} & {~{ones << form_high_end}});
    operand = form_first;
    other = form_second;
    turned = form_first;
    wide = 32'h0;
    product_exponent = form_prepared[23:14];
    increment = 32'h0;
    joined = 32'h0;
    integral = 32'h0;
    clear = 32'h0;
    product_sign = 32'h0;
    too_small = 1'h0;
    too_large = 1'h0;
    count_low = 32'h0;
    stage__d_steps = form_steps;
    if ((form_prepared[2:0] == 3'h1)) begin
      operand = form_product_low;
    end
    if ((form_prepared[2:0] == 3'h2)) begin
      operand = form_product_high;
    end
    if ((form_prepared[2:0] == 3'h4)) begin
      part_0 = form_prepared[9:5];
      if (part_0[0]) begin
        turned = ({turned >> 32'h1} | {turned << 32'h1f});
      end
      part_1 = form_prepared[9:5];
      if (part_1[1]) begin
        turned = ({turned >> 32'h2} | {turned << 32'h1e});
      end
      part_2 = form_prepared[9:5];
      if (part_2[2]) begin
        turned = ({turned >> 32'h4} | {turned << 32'h1c});
      end
      part_3 = form_prepared[9:5];
      if (part_3[3]) begin
        turned = ({turned >> 32'h8} | {turned << 32'h18});
      end
      part_4 = form_prepared[9:5];
      if (part_4[4]) begin
        turned = ({turned >> 32'h10} | {turned << 32'h10});
      end
      if ((|form_prepared[11:10])) begin
        turned = 32'h0;
      end
      part_5 = form_prepared[11:10];
      if (part_5[1]) begin
        turned = ones;
      end
      operand = ((turned & mask) | (form_second & {~mask}));
      other = 32'h0;
      if (form_prepared[4]) begin
        other = (({turned << 32'h1} | {turned >> 32'h1f}) & (mask & {~{mask << 32'h1}}));
      end
    end
    if ((form_prepared[2:0] == 3'h5)) begin
      count_low = {(form_first & 32'h7070707) + ({form_first >> 32'h4} & 32'h7070707)};
      operand = {26'h0, {{count_low[5:0] + count_low[13:8]} + {count_low[21:16] + count_low[29:24]}}};
    end
    stage__d_x = operand;
    stage__d_y = other;
    if (form_prepared[3]) begin
      stage__d_x = 32'h0;
      stage__d_y = operand;
      stage__d_steps[2] = 1'h1;
    end
    part_6 = form_prepared[2:0];
    part_7 = form_prepared[2:0];
    if ((part_6[1] & part_7[2])) begin
      clear = mask;
      if ((form_prepared[13:12] == 2'h1)) begin
        increment = mask;
      end else begin
        if ((form_prepared[13:12] == 2'h2)) begin
          increment = (mask ^ {mask >> 32'h1});
          if ((mask[0] & ((form_first & mask) == (mask ^ {mask >> 32'h1})))) begin
            clear = ({mask << 32'h1} | 32'h1);
          end
        end
      end
      integral = ({form_first + increment} & {~clear});
      if ((|form_prepared[11:10])) begin
        integral = (form_first & 32'h80000000);
      end
      part_8 = form_prepared[11:10];
      if (part_8[1]) begin
        integral = (integral | 32'h3f800000);
      end
      stage__d_x = integral;
      part_9 = form_prepared[2:0];
      if (part_9[0]) begin
        stage__d_x = form_second;
        stage__d_y = (integral ^ 32'h80000000);
      end
    end
    if ((form_prepared[2:0] == 3'h3)) begin
      wide = ({form_product_high << 32'h10} | {form_product_low >> 32'h10});
      if (wide[31]) begin
        product_exponent = {form_prepared[23:14] + 10'h1};
        joined = ({wide >> 32'h8} & 32'h7fffff);
        part_10 = form_prepared[23:14];
        too_small = (part_10[9] & (!(&form_prepared[23:14])));
        part_11 = form_prepared[23:14];
        too_large = ((form_prepared[23:14] >= 10'hfe) & (!part_11[9]));
        if (((wide[7] & ((wide[8] | wide[6]) | form_product_sticky)) | (&form_prepared[23:14]))) begin
          increment = 32'h1;
        end
      end else begin
        joined = ({wide >> 32'h7} & 32'h7fffff);
        part_12 = form_prepared[23:14];
        too_small = part_12[9];
        part_13 = form_prepared[23:14];
        too_large = ((form_prepared[23:14] >= 10'hff) & (!part_13[9]));
        if (((wide[6] & (wide[7] | form_product_sticky)) | (!(|form_prepared[23:14])))) begin
          increment = 32'h1;
        end
      end
      joined = {({{22'h0, product_exponent} << 32'h17} | joined) + increment};
      if (form_prepared[24]) begin
        product_sign = 32'h80000000;
      end
      stage__d_x = ((joined & 32'h7fffffff) | product_sign);
      if ((((|form_prepared[26:25]) | too_small) | too_large)) begin
        stage__d_x = product_sign;
        if (((form_prepared[26:25] == 2'h2) | ((!(|form_prepared[26:25])) & too_large))) begin
          stage__d_x = (product_sign | 32'h7f800000);
        end
        if ((form_prepared[26:25] == 2'h3)) begin
          stage__d_x = 32'h7fc00000;
        end
      end
    end
  end
  always @(posedge clock) begin
    stage__q_x <= stage__d_x;
    stage__q_y <= stage__d_y;
    stage__q_steps <= stage__d_steps;
  end
endmodule
