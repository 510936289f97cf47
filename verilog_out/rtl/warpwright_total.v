// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_total (
  input wire clock,
  input wire [31:0] input_x,
  input wire [31:0] input_y,
  input wire [11:0] input_steps,
  output reg [31:0] result,
  output reg flag
);
  reg [7:0] x_exponent;
  reg [7:0] y_exponent;
  reg x_nan;
  reg y_nan;
  reg both_zero;
  reg below;
  reg same;
  reg x_sign;
  reg y_sign;
  reg less;
  reg truth;
  reg [31:0] x_flat;
  reg [31:0] y_flat;
  reg [31:0] bigger;
  reg [31:0] lesser;
  reg [7:0] distance;
  reg [31:0] mantissa;
  reg [31:0] lost;
  reg negative;
  reg [31:0] ones;
  reg [32:0] carried;
  reg [31:0] addend;
  reg [31:0] total;
  reg [4:0] zeros;
  reg [31:0] normal;
  reg [4:0] left_zeros;
  reg [9:0] exponent;
  reg [31:0] carry_in;
  reg [31:0] rounded;
  reg [31:0] sign;
  reg [31:0] p__d;
  reg [31:0] p__q = 32'h0;
  reg [31:0] q__d;
  reg [31:0] q__q = 32'h0;
  reg [16:0] aligned__d;
  reg [16:0] aligned__q = 17'h0;
  reg [31:0] sum__d;
  reg [31:0] sum__q = 32'h0;
  reg [18:0] summed__d;
  reg [18:0] summed__q = 19'h0;
  reg [31:0] outcome__d;
  reg [31:0] outcome__q = 32'h0;
  reg outcome_flag__d;
  reg outcome_flag__q = 1'h0;
  always @(*) begin
    aligned__d = aligned__q;
    summed__d = summed__q;
    result = outcome__q;
    flag = outcome_flag__q;
    x_sign = input_x[31];
    y_sign = input_y[31];
    x_exponent = input_x[30:23];
    y_exponent = input_y[30:23];
    both_zero = (!(|(x_exponent | y_exponent)));
    x_nan = ((x_exponent == 8'hff) & (|{input_x << 32'h9}));
    y_nan = ((y_exponent == 8'hff) & (|{input_y << 32'h9}));
    below = ((input_x & 32'h7fffffff) < (input_y & 32'h7fffffff));
    p__d = input_x;
    q__d = input_y;
    aligned__d[1:0] = input_steps[1:0];
    negative = input_steps[2];
    aligned__d[3] = 1'h0;
    aligned__d[4] = 1'h0;
    aligned__d[5] = input_steps[2];
    aligned__d[6] = 1'h0;
    aligned__d[15:7] = 9'h9e;
    if (input_steps[7]) begin
      aligned__d[15:7] = 9'h7e;
    end
    aligned__d[16] = 1'h0;
    same = 1'h0;
    truth = 1'h0;
    less = 1'h0;
    x_flat = 32'h0;
    y_flat = 32'h0;
    bigger = 32'h0;
    lesser = 32'h0;
    distance = 8'h0;
    mantissa = 32'h0;
    lost = 32'h0;
    ones = 32'hffffffff;
    if ((input_steps[3] | input_steps[5])) begin
      p__d = 32'h0;
      q__d = 32'h0;
      same = (input_x == input_y);
      less = below;
      if ((x_sign != y_sign)) begin
        less = x_sign;
        if (((!input_steps[6]) & input_steps[7])) begin
          less = y_sign;
        end
      end else begin
        if ((input_steps[6] & x_sign)) begin
          less = ((!below) & (!same));
        end
      end
    end
    if (input_steps[3]) begin
      x_flat = input_x;
      y_flat = input_y;
      if (input_steps[6]) begin
        if ((!(|x_exponent))) begin
          x_flat = (input_x & 32'h80000000);
        end
        if ((!(|y_exponent))) begin
          y_flat = (input_y & 32'h80000000);
        end
        if ((x_nan & y_nan)) begin
          y_flat = 32'h7fc00000;
        end
      end
      p__d = y_flat;
      if ((((less != input_steps[4]) | (input_steps[6] & y_nan)) & (!(input_steps[6] & x_nan)))) begin
        p__d = x_flat;
      end
    end
    if (input_steps[5]) begin
      if ((input_steps[6] & both_zero)) begin
        less = 1'h0;
        same = 1'h1;
      end
      case (input_steps[10:8])
        3'h0: begin
          truth = same;
        end
        3'h1: begin
          truth = (!same);
        end
        3'h2: begin
          truth = less;
        end
        3'h3: begin
          truth = (less | same);
        end
        3'h4: begin
          truth = ((!less) & (!same));
        end
        3'h5: begin
          truth = (!less);
        end
        3'h6: begin
          truth = (input_steps[6] & (!input_steps[11]));
        end
        default: begin
        end
      endcase
      if ((input_steps[6] & (x_nan | y_nan))) begin
        truth = (input_steps[11] & (input_steps[10:8] != 3'h7));
      end
      aligned__d[16] = truth;
    end
    if ((input_steps[1:0] == 2'h1)) begin
      negative = (x_sign != y_sign);
      aligned__d[6] = (x_sign & y_sign);
      bigger = input_x;
      lesser = input_y;
      aligned__d[5] = x_sign;
      aligned__d[15:7] = {{1'h0, x_exponent} + 9'h1};
      if (below) begin
        bigger = input_y;
        lesser = input_x;
        aligned__d[5] = y_sign;
        aligned__d[15:7] = {{1'h0, y_exponent} + 9'h1};
      end
      distance = {x_exponent - y_exponent};
      lost = ({input_y << 32'h7} & 32'h3fffff80);
      if ((x_exponent < y_exponent)) begin
        distance = {y_exponent - x_exponent};
        lost = ({input_x << 32'h7} & 32'h3fffff80);
      end
      p__d = (({bigger << 32'h7} & 32'h3fffff80) | 32'h40000000);
      if (both_zero) begin
        p__d = 32'h0;
      end
      mantissa = (({lesser << 32'h7} & 32'h3fffff80) | 32'h40000000);
      if ((!(|lesser[30:23]))) begin
        mantissa = 32'h0;
      end
      lost = (lost | 32'h40000000);
      q__d = 32'h0;
      if ((distance < 8'h20)) begin
        lost = (lost & {~{ones << distance[4:0]}});
        q__d = {mantissa >> distance[3:0]};
        aligned__d[3] = distance[4];
      end
      aligned__d[4] = (((|lost) & (|x_exponent)) & (|y_exponent));
      if (((&x_exponent) | (&y_exponent))) begin
        aligned__d[1:0] = 2'h0;
        negative = 1'h0;
        p__d = input_y;
        if ((&x_exponent)) begin
          p__d = input_x;
        end
        q__d = 32'h0;
        aligned__d[4] = 1'h0;
        if (((x_nan | y_nan) | (((&x_exponent) & (&y_exponent)) & (x_sign != y_sign)))) begin
          p__d = 32'h7fc00000;
        end
      end
    end
    aligned__d[2] = negative;
    addend = q__q;
    if (aligned__q[3]) begin
      addend = {q__q >> 32'h10};
    end
    if (aligned__q[4]) begin
      addend = (addend | 32'h1);
    end
    carried = {{1'h0, addend} << 32'h1};
    if (aligned__q[2]) begin
      carried = ({{1'h0, {~addend}} << 32'h1} | 33'h1);
    end
    carried = {carried + ({{1'h0, p__q} << 32'h1} | 33'h1)};
    total = carried[32:1];
    sum__d = total;
    zeros = 5'h0;
    if (((|aligned__q[1:0]) & (!(|(total & 32'hff000000))))) begin
      if ((|(total & 32'hff0000))) begin
        sum__d = {total << 32'h8};
        zeros = 5'h8;
      end else begin
        if ((|(total & 32'hff00))) begin
          sum__d = {total << 32'h10};
          zeros = 5'h10;
        end else begin
          sum__d = {total << 32'h18};
          zeros = 5'h18;
        end
      end
    end
    summed__d[1:0] = aligned__q[1:0];
    summed__d[2] = aligned__q[5];
    summed__d[3] = aligned__q[6];
    summed__d[18] = aligned__q[16];
    summed__d[17:13] = zeros;
    summed__d[12:4] = aligned__q[15:7];
    normal = sum__q;
    left_zeros = 5'h0;
    exponent = 10'h0;
    carry_in = 32'h0;
    rounded = 32'h0;
    sign = 32'h0;
    outcome__d = sum__q;
    outcome_flag__d = summed__q[18];
    if ((|summed__q[1:0])) begin
      if ((normal < 32'h10000000)) begin
        normal = {normal << 32'h4};
        left_zeros = 5'h4;
      end
      if ((normal < 32'h40000000)) begin
        normal = {normal << 32'h2};
        left_zeros = (left_zeros | 5'h2);
      end
      if ((!normal[31])) begin
        normal = {normal << 32'h1};
        left_zeros = (left_zeros | 5'h1);
      end
      left_zeros = (left_zeros | summed__q[17:13]);
      exponent = {{1'h0, summed__q[12:4]} - {5'h0, left_zeros}};
      if ((normal[7] & (|(normal & 32'h17f)))) begin
        carry_in = 32'h1;
      end
      rounded = {({{22'h0, exponent} << 32'h17} | ({normal >> 32'h8} & 32'h7fffff)) + carry_in};
      if (summed__q[2]) begin
        sign = 32'h80000000;
      end
      outcome__d = ((rounded & 32'h7fffffff) | sign);
      if ((!(|sum__q))) begin
        outcome__d = 32'h0;
        if (summed__q[3]) begin
          outcome__d = 32'h80000000;
        end
      end else begin
        if ((exponent[9] | (!(|exponent)))) begin
          outcome__d = sign;
        end else begin
          if ((exponent == 10'hff)) begin
            outcome__d = (sign | 32'h7f800000);
          end
        end
      end
      if ((summed__q[1:0] == 2'h3)) begin
        outcome__d = {27'h0, left_zeros};
        if ((!(|sum__q))) begin
          outcome__d = 32'h20;
        end
      end
    end
  end
  always @(posedge clock) begin
    p__q <= p__d;
    q__q <= q__d;
    aligned__q <= aligned__d;
    sum__q <= sum__d;
    summed__q <= summed__d;
    outcome__q <= outcome__d;
    outcome_flag__q <= outcome_flag__d;
  end
endmodule
