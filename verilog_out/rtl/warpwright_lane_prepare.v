// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_lane_prepare (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] form_first,
  output reg [31:0] form_second,
  output reg [5:0] form_low_end,
  output reg [5:0] form_high_end,
  output reg [26:0] form_prepared,
  output reg [11:0] form_steps,
  output reg [31:0] form_product_low,
  output reg [31:0] form_product_high,
  output reg form_product_sticky
);
  reg is_float;
  reg chooses;
  reg [31:0] left;
  reg [31:0] right;
  reg [5:0] offset;
  reg [5:0] width;
  reg [5:0] room;
  reg [5:0] low;
  reg field_sign;
  reg [5:0] field_end;
  reg [5:0] whole;
  reg [31:0] multiplier__a_value;
  reg [31:0] multiplier__b_value;
  reg multiplier__two_s_complement_value;
  reg [31:0] part_0;
  reg [31:0] multiplier__a;
  reg [31:0] multiplier__b;
  reg multiplier__two_s_complement;
  wire [31:0] multiplier__low;
  wire [31:0] multiplier__high;
  wire multiplier__sticky;
  reg [31:0] a_class__float;
  wire [7:0] a_class__class_exponent;
  wire a_class__class_zero;
  wire a_class__class_infinite;
  wire a_class__class_nan;
  reg [31:0] b_class__float;
  wire [7:0] b_class__class_exponent;
  wire b_class__class_zero;
  wire b_class__class_infinite;
  wire b_class__class_nan;
  reg [7:0] float_product__a_exponent;
  reg float_product__a_zero;
  reg float_product__a_infinite;
  reg float_product__a_nan;
  reg [7:0] float_product__b_exponent;
  reg float_product__b_zero;
  reg float_product__b_infinite;
  reg float_product__b_nan;
  wire [9:0] float_product__exponent;
  wire [1:0] float_product__special;
  reg [5:0] bit_logic__op;
  reg [31:0] bit_logic__a;
  reg [31:0] bit_logic__b;
  reg bit_logic__predicate;
  wire [31:0] bit_logic__y;
  reg [31:0] nibble_counts__a;
  wire [31:0] nibble_counts__counts;
  reg [31:0] unorm_product__a;
  reg unorm_product__wide;
  wire [31:0] unorm_product__product;
  reg [31:0] unpack__a;
  reg [1:0] unpack__part;
  wire [31:0] unpack__unorm8;
  wire [31:0] unpack__unorm16;
  wire [31:0] unpack__float;
  reg [31:0] first_half__float;
  wire [15:0] first_half__half;
  wire first_half__up;
  reg [31:0] second_half__float;
  wire [15:0] second_half__half;
  wire second_half__up;
  reg [5:0] integral__op;
  reg [31:0] integral__a;
  reg [7:0] integral__class_exponent;
  reg integral__class_zero;
  reg integral__class_infinite;
  reg integral__class_nan;
  wire integral__active;
  wire [1:0] integral__direction;
  wire [1:0] integral__known;
  wire [5:0] integral__fraction_bits;
  reg [31:0] stage__d_first;
  reg [31:0] stage__q_first = 32'h0;
  reg [31:0] stage__d_second;
  reg [31:0] stage__q_second = 32'h0;
  reg [5:0] stage__d_low_end;
  reg [5:0] stage__q_low_end = 6'h0;
  reg [5:0] stage__d_high_end;
  reg [5:0] stage__q_high_end = 6'h0;
  reg [26:0] stage__d_prepared;
  reg [26:0] stage__q_prepared = 27'h0;
  reg [11:0] stage__d_steps;
  reg [11:0] stage__q_steps = 12'h0;
  always @(*) begin
    part_0 = 32'h0;
    stage__d_prepared = stage__q_prepared;
    stage__d_steps = stage__q_steps;
    form_first = stage__q_first;
    form_second = stage__q_second;
    form_low_end = stage__q_low_end;
    form_high_end = stage__q_high_end;
    form_prepared = stage__q_prepared;
    form_steps = stage__q_steps;
    form_product_low = multiplier__low;
    form_product_high = multiplier__high;
    form_product_sticky = multiplier__sticky;
    is_float = op[5];
    a_class__float = a;
    b_class__float = b;
    multiplier__a_value = a;
    multiplier__b_value = b;
    multiplier__two_s_complement_value = (!op[0]);
    if (is_float) begin
      multiplier__a_value = ((a & 32'h7fffff) | 32'h800000);
      multiplier__b_value = ((b & 32'h7fffff) | 32'h800000);
      multiplier__two_s_complement_value = 1'h0;
    end
    float_product__a_exponent = a_class__class_exponent;
    float_product__a_zero = a_class__class_zero;
    float_product__a_infinite = a_class__class_infinite;
    float_product__a_nan = a_class__class_nan;
    float_product__b_exponent = b_class__class_exponent;
    float_product__b_zero = b_class__class_zero;
    float_product__b_infinite = b_class__class_infinite;
    float_product__b_nan = b_class__class_nan;
    stage__d_prepared[23:14] = float_product__exponent;
    stage__d_prepared[24] = (a[31] ^ b[31]);
    stage__d_prepared[26:25] = float_product__special;
    stage__d_prepared[2:0] = 3'h0;
    stage__d_prepared[3] = 1'h0;
    stage__d_prepared[4] = 1'h0;
    stage__d_prepared[11:10] = 2'h0;
    stage__d_prepared[13:12] = 2'h0;
    stage__d_steps[1:0] = 2'h0;
    stage__d_steps[2] = 1'h0;
    stage__d_steps[3] = 1'h0;
    stage__d_steps[4] = op[0];
    stage__d_steps[5] = 1'h0;
    stage__d_steps[6] = is_float;
    stage__d_steps[7] = op[4];
    stage__d_steps[10:8] = compare[2:0];
    stage__d_steps[11] = compare[3];
    offset = {1'h0, b[4:0]};
    width = {1'h0, b[12:8]};
    room = {6'h20 - offset};
    field_end = {offset + width};
    whole = {a_class__class_exponent[5:0] + 6'h2};
    low = 6'h0;
    stage__d_high_end = room;
    stage__d_prepared[9:5] = offset[4:0];
    bit_logic__op = op;
    bit_logic__a = a;
    bit_logic__b = b;
    bit_logic__predicate = predicate;
    left = bit_logic__y;
    right = 32'h0;
    chooses = ((((op >= 6'he) & (op <= 6'h11)) | (op == 6'h24)) | (op == 6'h25));
    if (chooses) begin
      right = b;
      stage__d_steps[3] = 1'h1;
    end
    field_sign = 1'h0;
    unorm_product__a = a;
    unorm_product__wide = op[1];
    nibble_counts__a = a;
    unpack__a = a;
    unpack__part = c[1:0];
    first_half__float = a;
    second_half__float = b;
    case (op)
      6'h0: begin
      end
      6'h7: begin
      end
      6'h8: begin
      end
      6'h9: begin
      end
      6'ha: begin
      end
      6'h13: begin
      end
      6'h1: begin
        right = b;
      end
      6'h2: begin
        right = b;
        stage__d_steps[2] = 1'h1;
      end
      6'h3: begin
        stage__d_prepared[2:0] = 3'h1;
      end
      6'h4: begin
        stage__d_prepared[2:0] = 3'h2;
      end
      6'h5: begin
        stage__d_prepared[2:0] = 3'h2;
      end
      6'h6: begin
        stage__d_prepared[2:0] = 3'h1;
        right = c;
      end
      6'hb: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[9:5] = room[4:0];
        low = offset;
        stage__d_high_end = 6'h20;
      end
      6'hc: begin
        stage__d_prepared[2:0] = 3'h4;
      end
      6'hd: begin
        stage__d_prepared[2:0] = 3'h4;
        if (a[31]) begin
          right = 32'hffffffff;
        end
      end
      6'he: begin
      end
      6'hf: begin
      end
      6'h10: begin
      end
      6'h11: begin
      end
      6'h12: begin
        right = b;
        stage__d_steps[5] = 1'h1;
        stage__d_steps[7] = compare[3];
      end
      6'h14: begin
        stage__d_prepared[2:0] = 3'h5;
        left = nibble_counts__counts;
      end
      6'h15: begin
        stage__d_steps[1:0] = 2'h3;
      end
      6'h16: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[9:5] = room[4:0];
        right = c;
        low = offset;
        stage__d_high_end = 6'h20;
        if ((!field_end[5])) begin
          stage__d_high_end = field_end;
        end
      end
      6'h17: begin
        stage__d_prepared[2:0] = 3'h4;
        if ((!field_end[5])) begin
          stage__d_high_end = width;
        end
      end
      6'h18: begin
        stage__d_prepared[2:0] = 3'h4;
        field_sign = a[31];
        if ((!field_end[5])) begin
          stage__d_high_end = width;
          part_0 = {a << 32'h1} >> field_end;
          field_sign = (part_0[0] & (|width));
        end
        if (field_sign) begin
          right = 32'hffffffff;
        end
      end
      6'h20: begin
        stage__d_steps[1:0] = 2'h1;
        right = b;
      end
      6'h21: begin
        stage__d_steps[1:0] = 2'h1;
        right = (b ^ 32'h80000000);
      end
      6'h22: begin
        stage__d_steps[1:0] = 2'h1;
        stage__d_prepared[2:0] = 3'h3;
        right = 32'h80000000;
      end
      6'h23: begin
        stage__d_steps[1:0] = 2'h1;
        stage__d_prepared[2:0] = 3'h3;
        right = c;
      end
      6'h24: begin
      end
      6'h25: begin
      end
      6'h26: begin
        right = b;
        stage__d_steps[5] = 1'h1;
      end
      6'h27: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[3] = a[31];
        left = ({a << 32'h8} | 32'h80000000);
        stage__d_high_end = whole;
        stage__d_prepared[9:5] = {5'h1e - a_class__class_exponent[4:0]};
        if (((a_class__class_exponent < 8'h7e) | a_class__class_nan)) begin
          stage__d_high_end = 6'h0;
          stage__d_prepared[3] = 1'h0;
        end else begin
          if ((a_class__class_exponent >= 8'h9e)) begin
            stage__d_high_end = 6'h0;
            stage__d_prepared[3] = 1'h0;
            right = 32'h7fffffff;
            if (a[31]) begin
              right = 32'h80000000;
            end
          end
        end
      end
      6'h28: begin
        stage__d_prepared[2:0] = 3'h4;
        left = ({a << 32'h8} | 32'h80000000);
        stage__d_high_end = whole;
        stage__d_prepared[9:5] = {5'h1e - a_class__class_exponent[4:0]};
        if ((((a_class__class_exponent < 8'h7e) | a_class__class_nan) | a[31])) begin
          stage__d_high_end = 6'h0;
        end else begin
          if ((a_class__class_exponent >= 8'h9f)) begin
            stage__d_high_end = 6'h0;
            right = 32'hffffffff;
          end
        end
      end
      6'h29: begin
        stage__d_steps[1:0] = 2'h2;
        stage__d_prepared[3] = a[31];
      end
      6'h2a: begin
        stage__d_steps[1:0] = 2'h2;
      end
      6'h30: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[4] = 1'h1;
        right = c;
        low = {{4'h0, b[1:0]} << 32'h3};
        stage__d_high_end = {low + 6'h8};
        stage__d_prepared[9:5] = {{5'h16 - a_class__class_exponent[4:0]} - low[4:0]};
        left = (unorm_product__product & 32'hffffff00);
        if (((a[31] | (a_class__class_exponent < 8'h76)) | a_class__class_nan)) begin
          stage__d_prepared[11:10] = 2'h1;
        end else begin
          if ((a_class__class_exponent >= 8'h7f)) begin
            stage__d_prepared[11:10] = 2'h2;
            stage__d_prepared[4] = 1'h0;
          end
        end
      end
      6'h31: begin
        stage__d_steps[1:0] = 2'h2;
        left = unpack__unorm8;
      end
      6'h32: begin
        left = ({{16'h0, second_half__half} << 32'h10} | {16'h0, first_half__half});
        if (first_half__up) begin
          right = 32'h1;
        end
        if (second_half__up) begin
          right = (right | 32'h10000);
        end
      end
      6'h33: begin
        stage__d_steps[1:0] = 2'h1;
        left = unpack__float;
        right = 32'h80000000;
      end
      6'h34: begin
        stage__d_steps[1:0] = 2'h1;
        left = (a ^ 32'h80000000);
        right = 32'h80000000;
      end
      6'h35: begin
        stage__d_steps[1:0] = 2'h1;
        left = (a & 32'h7fffffff);
        right = 32'h80000000;
      end
      6'h36: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[4] = 1'h1;
        right = c;
        low = {{5'h0, b[0]} << 32'h4};
        stage__d_high_end = {low + 6'h10};
        stage__d_prepared[9:5] = {{5'he - a_class__class_exponent[4:0]} - low[4:0]};
        left = (unorm_product__product & 32'hffff8000);
        if ((!a_class__class_exponent[4])) begin
          left = (left & 32'hffff0000);
        end
        if (((a[31] | (a_class__class_exponent < 8'h6e)) | a_class__class_nan)) begin
          stage__d_prepared[11:10] = 2'h1;
        end else begin
          if ((a_class__class_exponent >= 8'h7f)) begin
            stage__d_prepared[11:10] = 2'h2;
            stage__d_prepared[4] = 1'h0;
          end
        end
      end
      6'h37: begin
        stage__d_steps[1:0] = 2'h2;
        left = unpack__unorm16;
      end
      default: begin
        left = 32'h0;
      end
    endcase
    integral__op = op;
    integral__a = a;
    integral__class_exponent = a_class__class_exponent;
    integral__class_zero = a_class__class_zero;
    integral__class_infinite = a_class__class_infinite;
    integral__class_nan = a_class__class_nan;
    if (integral__active) begin
      stage__d_steps[1:0] = 2'h1;
      stage__d_prepared[2:0] = 3'h6;
      left = a;
      right = 32'h80000000;
      if ((op == 6'h2f)) begin
        stage__d_prepared[2:0] = 3'h7;
        right = a;
      end
      stage__d_prepared[13:12] = integral__direction;
      stage__d_prepared[11:10] = integral__known;
      stage__d_high_end = integral__fraction_bits;
    end
    stage__d_low_end = low;
    stage__d_first = left;
    stage__d_second = right;
    multiplier__a = multiplier__a_value;
    multiplier__b = multiplier__b_value;
    multiplier__two_s_complement = multiplier__two_s_complement_value;
  end
  always @(posedge clock) begin
    stage__q_first <= stage__d_first;
    stage__q_second <= stage__d_second;
    stage__q_low_end <= stage__d_low_end;
    stage__q_high_end <= stage__d_high_end;
    stage__q_prepared <= stage__d_prepared;
    stage__q_steps <= stage__d_steps;
  end
  warpwright_wide_multiplier multiplier (
    .clock(clock),
    .a(multiplier__a),
    .b(multiplier__b),
    .two_s_complement(multiplier__two_s_complement),
    .low(multiplier__low),
    .high(multiplier__high),
    .sticky(multiplier__sticky)
  );
  warpwright_a_class a_class (
    .float(a_class__float),
    .class_exponent(a_class__class_exponent),
    .class_zero(a_class__class_zero),
    .class_infinite(a_class__class_infinite),
    .class_nan(a_class__class_nan)
  );
  warpwright_a_class b_class (
    .float(b_class__float),
    .class_exponent(b_class__class_exponent),
    .class_zero(b_class__class_zero),
    .class_infinite(b_class__class_infinite),
    .class_nan(b_class__class_nan)
  );
  warpwright_float_product float_product (
    .a_exponent(float_product__a_exponent),
    .a_zero(float_product__a_zero),
    .a_infinite(float_product__a_infinite),
    .a_nan(float_product__a_nan),
    .b_exponent(float_product__b_exponent),
    .b_zero(float_product__b_zero),
    .b_infinite(float_product__b_infinite),
    .b_nan(float_product__b_nan),
    .exponent(float_product__exponent),
    .special(float_product__special)
  );
  warpwright_bit_logic bit_logic (
    .op(bit_logic__op),
    .a(bit_logic__a),
    .b(bit_logic__b),
    .predicate(bit_logic__predicate),
    .y(bit_logic__y)
  );
  warpwright_nibble_counts nibble_counts (
    .a(nibble_counts__a),
    .counts(nibble_counts__counts)
  );
  warpwright_unorm_product unorm_product (
    .a(unorm_product__a),
    .wide(unorm_product__wide),
    .product(unorm_product__product)
  );
  warpwright_unpack unpack (
    .a(unpack__a),
    .part(unpack__part),
    .unorm8(unpack__unorm8),
    .unorm16(unpack__unorm16),
    .float(unpack__float)
  );
  warpwright_first_half first_half (
    .float(first_half__float),
    .half(first_half__half),
    .up(first_half__up)
  );
  warpwright_first_half second_half (
    .float(second_half__float),
    .half(second_half__half),
    .up(second_half__up)
  );
  warpwright_integral integral (
    .op(integral__op),
    .a(integral__a),
    .class_exponent(integral__class_exponent),
    .class_zero(integral__class_zero),
    .class_infinite(integral__class_infinite),
    .class_nan(integral__class_nan),
    .active(integral__active),
    .direction(integral__direction),
    .known(integral__known),
    .fraction_bits(integral__fraction_bits)
  );
endmodule
