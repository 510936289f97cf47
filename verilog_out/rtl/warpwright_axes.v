// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, texture, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_axes (
  input wire clock,
  input wire advance,
  input wire [31:0] coordinate,
  input wire fetch,
  input wire [1:0] wrap,
  input wire [15:0] size,
  input wire bilinear,
  output reg [7:0] weight,
  output reg [15:0] near,
  output reg [15:0] far
);
  reg [31:0] float;
  reg [7:0] amount;
  reg from_one;
  reg clamps;
  reg mirrors;
  reg [23:0] mantissa;
  reg [3:0] zeros;
  reg [52:0] sample;
  reg [17:0] texel;
  reg [7:0] shift;
  reg [16:0] upper;
  reg [39:0] aligned;
  reg [25:0] rounded;
  reg [25:0] position;
  reg [25:0] back;
  reg exact;
  reg carry;
  reg [26:0] sum;
  reg [15:0] rim;
  reg [15:0] across;
  reg [7:0] part_0;
  reg [52:0] samples__0__d;
  reg [52:0] samples__0__q = 53'h0;
  reg [52:0] samples__1__d;
  reg [52:0] samples__1__q = 53'h0;
  reg [52:0] samples__2__d;
  reg [52:0] samples__2__q = 53'h0;
  reg [52:0] samples__3__d;
  reg [52:0] samples__3__q = 53'h0;
  reg [23:0] mantissa_2__d;
  reg [23:0] mantissa_2__q = 24'h0;
  reg [15:0] factor_2__d;
  reg [15:0] factor_2__q = 16'h0;
  reg whole_2__d;
  reg whole_2__q = 1'h0;
  reg [6:0] below_one_2__d;
  reg [6:0] below_one_2__q = 7'h0;
  reg [3:0] zeros_2__d;
  reg [3:0] zeros_2__q = 4'h0;
  reg [17:0] start_2__d;
  reg [17:0] start_2__q = 18'h0;
  reg [15:0] first__candidates;
  wire first__valid;
  wire [3:0] first__index;
  wire [15:0] first__chosen;
  reg product__enable;
  reg [23:0] product__a;
  reg [15:0] product__b;
  wire [39:0] product__product;
  reg [16:0] whole_3__d;
  reg [16:0] whole_3__q = 17'h0;
  reg [25:0] rounded_4__d;
  reg [25:0] rounded_4__q = 26'h0;
  reg [17:0] texel_5__d;
  reg [17:0] texel_5__q = 18'h0;
  reg [7:0] weight_5__d;
  reg [7:0] weight_5__q = 8'h0;
  reg [7:0] weight_6__d;
  reg [7:0] weight_6__q = 8'h0;
  reg [15:0] near_6__d;
  reg [15:0] near_6__q = 16'h0;
  reg [15:0] far_6__d;
  reg [15:0] far_6__q = 16'h0;
  always @(*) begin
    part_0 = 8'h0;
    samples__0__d = samples__0__q;
    samples__1__d = samples__1__q;
    samples__2__d = samples__2__q;
    samples__3__d = samples__3__q;
    mantissa_2__d = mantissa_2__q;
    factor_2__d = factor_2__q;
    whole_2__d = whole_2__q;
    below_one_2__d = below_one_2__q;
    zeros_2__d = zeros_2__q;
    start_2__d = start_2__q;
    whole_3__d = whole_3__q;
    rounded_4__d = rounded_4__q;
    texel_5__d = texel_5__q;
    weight_5__d = weight_5__q;
    weight_6__d = weight_6__q;
    near_6__d = near_6__q;
    far_6__d = far_6__q;
    weight = weight_6__q;
    near = near_6__q;
    far = far_6__q;
    float = coordinate;
    amount = {float[30:23] + 8'h1};
    from_one = (float[30:23] >= 8'h7f);
    clamps = (wrap == 2'h1);
    mirrors = ((!fetch) & (wrap > 2'h1));
    mantissa = ({1'h0, float[22:0]} | 24'h800000);
    if (from_one) begin
      mantissa = {mantissa << amount[4:0]};
      if ((!mirrors)) begin
        mantissa = (mantissa & 24'h7fffff);
      end
    end
    if ((((fetch | (!(|float[30:23]))) | (from_one & ((amount > 8'h9f) | (!(|amount))))) | (clamps & (from_one |
        float[31])))) begin
      mantissa = 24'h0;
    end
    sample[15:0] = size;
    sample[16] = bilinear;
    sample[17] = ((!(|wrap)) & (!fetch));
    sample[18] = float[31];
    sample[19] = ((mirrors & from_one) & (mantissa > 24'h7fffff));
    sample[20] = (sample[19] | (sample[17] & float[31]));
    sample[26:22] = 5'h0;
    sample[52:27] = 26'h0;
    sample[21] = (((mirrors & float[31]) & (!sample[19])) & (!bilinear));
    first__candidates = size;
    zeros = {4'hf - first__index};
    texel = 18'h0;
    if ((sample[20] | ((clamps & from_one) & (!float[31])))) begin
      texel = {2'h0, size};
    end
    if (((!(|amount)) & (|float[22:0]))) begin
      texel = 18'h0;
    end
    if (fetch) begin
      texel = coordinate[17:0];
      if ((coordinate > 32'hffff)) begin
        texel = 18'h10000;
      end
      if (float[31]) begin
        texel = 18'h3ffff;
      end
    end
    if (advance) begin
      samples__0__d = sample;
      samples__1__d = samples__0__q;
      samples__2__d = samples__1__q;
      samples__3__d = samples__2__q;
      mantissa_2__d = mantissa;
      factor_2__d = {size << zeros};
      whole_2__d = (from_one & (mantissa <= 24'h7fffff));
      zeros_2__d = zeros;
      start_2__d = texel;
      part_0 = float[30:23];
      below_one_2__d = {~part_0[6:0]};
      if (from_one) begin
        below_one_2__d = 7'h0;
      end
    end
    sample = samples__0__q;
    product__enable = advance;
    product__a = mantissa_2__q;
    product__b = factor_2__q;
    shift = {{1'h0, below_one_2__q} + {4'h0, zeros_2__q}};
    sample[26:22] = shift[4:0];
    if ((shift > 8'h1f)) begin
      sample[26:22] = 5'h1f;
    end
    sample[52:27] = {{8'h0, start_2__q} << 32'h8};
    if (sample[19]) begin
      sample[52:27] = {sample[52:27] << 32'h1};
    end
    if (sample[16]) begin
      sample[52:27] = {sample[52:27] - 26'h80};
    end
    if (sample[21]) begin
      sample[52:27] = 26'h3ffffff;
    end
    if (advance) begin
      samples__1__d = sample;
      whole_3__d = 17'h0;
      if (whole_2__q) begin
        whole_3__d = {1'h0, factor_2__q};
      end
    end
    upper = {product__product[39:23] + whole_3__q};
    aligned = product__product;
    if ((upper <= 17'hffff)) begin
      aligned = {aligned << 32'h1};
    end
    rounded = {2'h0, aligned[39:16]};
    if ((aligned[15] & (|(aligned & 40'h17fff)))) begin
      rounded = {rounded + 26'h1};
    end
    if ((upper > 17'hffff)) begin
      rounded = {rounded << 32'h1};
    end
    if (advance) begin
      rounded_4__d = rounded;
    end
    sample = samples__2__q;
    position = {rounded_4__q >> sample[26:22]};
    back = {position << sample[26:22]};
    exact = (back == rounded_4__q);
    carry = (sample[21] & (!exact));
    if (sample[20]) begin
      position = {~position};
      carry = ((exact & sample[18]) | (sample[19] & sample[16]));
    end
    sum = {{1'h0, position} << 32'h1};
    if (carry) begin
      sum = (sum | 27'h1);
    end
    sum = {sum + ({{1'h0, sample[52:27]} << 32'h1} | 27'h1)};
    if (advance) begin
      texel_5__d = sum[26:9];
      weight_5__d = 8'h0;
      if (sample[16]) begin
        weight_5__d = sum[8:1];
      end
    end
    sample = samples__3__q;
    rim = sample[15:0];
    if ((|rim)) begin
      rim = {rim - 16'h1};
    end
    texel = texel_5__q;
    across = rim;
    if (sample[17]) begin
      across = 16'h0;
    end
    if (advance) begin
      weight_6__d = weight_5__q;
      near_6__d = texel[15:0];
      far_6__d = {texel[15:0] + 16'h1};
      if ((texel > 18'h1ffff)) begin
        near_6__d = {rim - across};
      end else begin
        if ((texel >= {2'h0, rim})) begin
          far_6__d = across;
          if ((texel > {2'h0, rim})) begin
            near_6__d = across;
          end
        end
      end
    end
  end
  always @(posedge clock) begin
    samples__0__q <= samples__0__d;
    samples__1__q <= samples__1__d;
    samples__2__q <= samples__2__d;
    samples__3__q <= samples__3__d;
    mantissa_2__q <= mantissa_2__d;
    factor_2__q <= factor_2__d;
    whole_2__q <= whole_2__d;
    below_one_2__q <= below_one_2__d;
    zeros_2__q <= zeros_2__d;
    start_2__q <= start_2__d;
    whole_3__q <= whole_3__d;
    rounded_4__q <= rounded_4__d;
    texel_5__q <= texel_5__d;
    weight_5__q <= weight_5__d;
    weight_6__q <= weight_6__d;
    near_6__q <= near_6__d;
    far_6__q <= far_6__d;
  end
  warpwright_first first (
    .candidates(first__candidates),
    .valid(first__valid),
    .index(first__index),
    .chosen(first__chosen)
  );
  warpwright_product product (
    .clock(clock),
    .enable(product__enable),
    .a(product__a),
    .b(product__b),
    .product(product__product)
  );
endmodule
