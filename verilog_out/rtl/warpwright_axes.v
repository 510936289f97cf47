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
  output reg [15:0] texel_near,
  output reg texel_pair,
  output reg [7:0] texel_weight,
  output reg texel_wraps
);
  localparam [4:0] distance__0 = 5'h1;
  localparam [4:0] distance__1 = 5'h2;
  localparam [4:0] distance__2 = 5'h4;
  localparam [4:0] distance__3 = 5'h8;
  localparam [4:0] distance__4 = 5'h10;
  localparam [25:0] cut_off__0 = 26'h1;
  localparam [25:0] cut_off__1 = 26'h3;
  localparam [25:0] cut_off__2 = 26'hf;
  localparam [25:0] cut_off__3 = 26'hff;
  localparam [25:0] cut_off__4 = 26'hffff;
  reg [31:0] float;
  reg [7:0] amount;
  reg from_one;
  reg clamps;
  reg mirrors;
  reg [23:0] mantissa;
  reg [3:0] zeros;
  reg [52:0] sample;
  reg [17:0] place;
  reg [7:0] shift;
  reg [16:0] upper;
  reg [25:0] half;
  reg [16:0] dropped;
  reg [25:0] rounded;
  reg [25:0] position;
  reg exact;
  reg carry;
  reg [26:0] sum;
  reg [17:0] rim;
  reg interior;
  reg at_rim;
  reg shares;
  reg [7:0] part_0;
  reg [39:0] part_1;
  reg [39:0] part_2;
  reg [4:0] part_3;
  reg [4:0] part_4;
  reg [4:0] part_5;
  reg [4:0] part_6;
  reg [4:0] part_7;
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
  reg [15:0] found__d_near;
  reg [15:0] found__q_near = 16'h0;
  reg found__d_pair;
  reg found__q_pair = 1'h0;
  reg [7:0] found__d_weight;
  reg [7:0] found__q_weight = 8'h0;
  reg found__d_wraps;
  reg found__q_wraps = 1'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 40'h0;
    part_2 = 40'h0;
    part_3 = 5'h0;
    part_4 = 5'h0;
    part_5 = 5'h0;
    part_6 = 5'h0;
    part_7 = 5'h0;
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
    found__d_near = found__q_near;
    found__d_pair = found__q_pair;
    found__d_weight = found__q_weight;
    found__d_wraps = found__q_wraps;
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
    place = 18'h0;
    if ((sample[20] | ((clamps & from_one) & (!float[31])))) begin
      place = {2'h0, size};
    end
    if (((!(|amount)) & (|float[22:0]))) begin
      place = 18'h0;
    end
    if (fetch) begin
      place = coordinate[17:0];
      if ((coordinate > 32'hffff)) begin
        place = 18'h10000;
      end
      if (float[31]) begin
        place = 18'h3ffff;
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
      start_2__d = place;
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
    part_1 = {product__product >> 32'hf};
    rounded = part_1[25:0];
    half = 26'h1;
    part_2 = {product__product << 32'h1};
    dropped = part_2[16:0];
    if ((upper > 17'hffff)) begin
      rounded = (rounded & 26'h1fffffe);
      half = 26'h2;
      dropped = product__product[16:0];
    end
    if (((!(|(dropped & 17'h8000))) | (!(|(dropped & 17'h17fff))))) begin
      half = 26'h0;
    end
    if (advance) begin
      rounded_4__d = {rounded + half};
    end
    sample = samples__2__q;
    position = rounded_4__q;
    exact = 1'h1;
    part_3 = sample[26:22];
    if (part_3[0]) begin
      exact = (exact & (!(|(position & cut_off__0))));
      position = {position >> distance__0};
    end
    part_4 = sample[26:22];
    if (part_4[1]) begin
      exact = (exact & (!(|(position & cut_off__1))));
      position = {position >> distance__1};
    end
    part_5 = sample[26:22];
    if (part_5[2]) begin
      exact = (exact & (!(|(position & cut_off__2))));
      position = {position >> distance__2};
    end
    part_6 = sample[26:22];
    if (part_6[3]) begin
      exact = (exact & (!(|(position & cut_off__3))));
      position = {position >> distance__3};
    end
    part_7 = sample[26:22];
    if (part_7[4]) begin
      exact = (exact & (!(|(position & cut_off__4))));
      position = {position >> distance__4};
    end
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
    rim = {2'h0, sample[15:0]};
    if ((|rim)) begin
      rim = {rim - 18'h1};
    end
    place = texel_5__q;
    interior = (place < rim);
    at_rim = (place == rim);
    shares = (sample[16] & (interior | sample[17]));
    if (advance) begin
      found__d_weight = 8'h0;
      if (shares) begin
        found__d_weight = weight_5__q;
      end
      found__d_pair = shares;
      found__d_wraps = (shares & (!interior));
      found__d_near = place[15:0];
      if (((!interior) & (!at_rim))) begin
        found__d_near = 16'h0;
        if ((place[17] == sample[17])) begin
          found__d_near = rim[15:0];
        end
      end
    end
    texel_near = found__q_near;
    texel_pair = found__q_pair;
    texel_weight = found__q_weight;
    texel_wraps = found__q_wraps;
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
    found__q_near <= found__d_near;
    found__q_pair <= found__d_pair;
    found__q_weight <= found__d_weight;
    found__q_wraps <= found__d_wraps;
  end
  warpwright_first first (
    .candidates(first__candidates),
    .valid(first__valid),
    .index(first__index),
    .chosen(first__chosen)
  );
  warpwright_texture_product product (
    .clock(clock),
    .enable(product__enable),
    .a(product__a),
    .b(product__b),
    .product(product__product)
  );
endmodule
