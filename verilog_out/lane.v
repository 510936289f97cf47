// SPDX-License-Identifier: MIT
// lane: one lane: integer and FP32 arithmetic, fixed latency
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module multiplier (
  input wire clock,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire two_s_complement,
  output reg [31:0] low,
  output reg [31:0] high,
  output reg sticky
);
  wire signed [16:0] al = {1'b0, a[15:0]}, ah = {two_s_complement & a[31], a[31:16]};
  wire signed [16:0] bl = {1'b0, b[15:0]}, bh = {two_s_complement & b[31], b[31:16]};
  wire signed [33:0] ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  wire [47:0] x = {hh[31:0], ll[31:16]}, y = {{14{lh[33]}}, lh}, z = {{14{hl[33]}}, hl};
  wire [47:0] majority = (x & y) | (x & z) | (y & z);
  reg [47:0] sum, carry;
  reg [15:0] bottom;
  wire [47:0] top = sum + carry;
  // Zero where sum and carry add up to zero: no carry chain.
  wire [5:0] apart = sum[5:0] ^ carry[5:0] ^ {sum[4:0] | carry[4:0], 1'b0};
  initial begin sum = 0; carry = 0; bottom = 0; end
  always @(posedge clock) begin
    sum <= x ^ y ^ z;
    carry <= {majority[46:0], 1'b0};
    bottom <= ll[15:0];
  end
  always @(*) begin low = {top[15:0], bottom}; high = top[47:16]; sticky = |{bottom, apart}; end
endmodule

module first_half (
  input wire [31:0] float,
  output reg [15:0] half,
  output reg up
);
  reg [7:0] exponent;
  reg above;
  reg below;
  always @(*) begin
    exponent = float[30:23];
    above = float[12];
    below = (float[13] | (|float[11:0]));
    up = (above & below);
    half = ({1'h0, float[27:13]} ^ 16'h4000);
    if ((exponent >= 8'h8f)) begin
      half = 16'h7c00;
      up = 1'h0;
    end else begin
      if ((exponent < 8'h71)) begin
        half = 16'h0;
        up = 1'h0;
        if (((exponent == 8'h70) & (&float[22:12]))) begin
          half = 16'h400;
        end
      end
    end
    if (float[31]) begin
      half = (half | 16'h8000);
    end
    if (((&exponent) & (|float[22:0]))) begin
      half = 16'h7e00;
    end
  end
endmodule

module prepare (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] first,
  output reg [31:0] second,
  output reg [5:0] low_end,
  output reg [5:0] high_end,
  output reg [26:0] prepared,
  output reg [11:0] steps,
  output reg [31:0] product_low,
  output reg [31:0] product_high,
  output reg product_sticky
);
  reg is_float;
  reg [7:0] a_exponent;
  reg [7:0] b_exponent;
  reg a_zero;
  reg b_zero;
  reg a_nan;
  reg a_infinite;
  reg [1:0] b_special;
  reg [31:0] one;
  reg [2:0] bitwise;
  reg [31:0] left;
  reg [31:0] right;
  reg [5:0] offset;
  reg [5:0] width;
  reg [5:0] room;
  reg [5:0] low;
  reg [5:0] high;
  reg field_sign;
  reg [31:0] units;
  reg [31:0] twos;
  reg [31:0] fours;
  reg [31:0] nibbles;
  reg [5:0] field_end;
  reg [5:0] whole;
  reg to_integral;
  reg away;
  reg nearest;
  reg [31:0] hidden;
  reg [32:0] ones_product;
  reg [31:0] times_ones;
  reg [7:0] octet;
  reg [15:0] half;
  reg [31:0] part_0;
  reg [31:0] multiplier__a;
  reg [31:0] multiplier__b;
  reg multiplier__two_s_complement;
  wire [31:0] multiplier__low;
  wire [31:0] multiplier__high;
  wire multiplier__sticky;
  reg [31:0] first_half__float;
  wire [15:0] first_half__half;
  wire first_half__up;
  reg [31:0] second_half__float;
  wire [15:0] second_half__half;
  wire second_half__up;
  reg [31:0] first_register__d;
  reg [31:0] first_register__q = 32'h0;
  reg [31:0] second_register__d;
  reg [31:0] second_register__q = 32'h0;
  reg [5:0] low_register__d;
  reg [5:0] low_register__q = 6'h0;
  reg [5:0] high_register__d;
  reg [5:0] high_register__q = 6'h0;
  reg [26:0] prepared_register__d;
  reg [26:0] prepared_register__q = 27'h0;
  reg [11:0] steps_register__d;
  reg [11:0] steps_register__q = 12'h0;
  always @(*) begin
    part_0 = 32'h0;
    prepared_register__d = prepared_register__q;
    steps_register__d = steps_register__q;
    first = first_register__q;
    second = second_register__q;
    low_end = low_register__q;
    high_end = high_register__q;
    prepared = prepared_register__q;
    steps = steps_register__q;
    product_low = multiplier__low;
    product_high = multiplier__high;
    product_sticky = multiplier__sticky;
    is_float = op[5];
    a_exponent = a[30:23];
    b_exponent = b[30:23];
    a_zero = (a_exponent == 8'h0);
    b_zero = (b_exponent == 8'h0);
    a_nan = 1'h0;
    a_infinite = 1'h0;
    if ((a_exponent == 8'hff)) begin
      a_nan = (|{a << 32'h9});
      a_infinite = (!(|{a << 32'h9}));
    end
    b_special = 2'h0;
    if (b_zero) begin
      b_special = 2'h1;
    end
    if ((b_exponent == 8'hff)) begin
      b_special = 2'h2;
      if ((|{b << 32'h9})) begin
        b_special = 2'h3;
      end
    end
    multiplier__a = a;
    multiplier__b = b;
    multiplier__two_s_complement = (!op[0]);
    if (is_float) begin
      multiplier__a = ((a & 32'h7fffff) | 32'h800000);
      multiplier__b = ((b & 32'h7fffff) | 32'h800000);
      multiplier__two_s_complement = 1'h0;
    end
    prepared_register__d[23:14] = {{{2'h0, a_exponent} + {2'h0, b_exponent}} - 10'h7f};
    prepared_register__d[24] = (a[31] ^ b[31]);
    prepared_register__d[26:25] = 2'h0;
    if ((a_zero | (b_special == 2'h1))) begin
      prepared_register__d[26:25] = 2'h1;
    end
    if ((a_infinite | (b_special == 2'h2))) begin
      prepared_register__d[26:25] = 2'h2;
    end
    if ((((a_nan | (b_special == 2'h3)) | (a_infinite & (b_special == 2'h1))) | (a_zero & (b_special == 2'h2)))) begin
      prepared_register__d[26:25] = 2'h3;
    end
    prepared_register__d[2:0] = 3'h0;
    prepared_register__d[3] = 1'h0;
    prepared_register__d[4] = 1'h0;
    prepared_register__d[11:10] = 2'h0;
    prepared_register__d[13:12] = 2'h0;
    steps_register__d[1:0] = 2'h0;
    steps_register__d[2] = 1'h0;
    steps_register__d[3] = 1'h0;
    steps_register__d[4] = op[0];
    steps_register__d[5] = 1'h0;
    steps_register__d[6] = is_float;
    steps_register__d[7] = op[4];
    steps_register__d[10:8] = compare[2:0];
    steps_register__d[11] = compare[3];
    offset = {1'h0, b[4:0]};
    width = {1'h0, b[12:8]};
    room = {6'h20 - offset};
    field_end = {offset + width};
    whole = {a_exponent[5:0] + 6'h2};
    low = 6'h0;
    high = room;
    prepared_register__d[9:5] = offset[4:0];
    bitwise = 3'h0;
    case (op)
      6'h0: begin
        bitwise = 3'h1;
      end
      6'h7: begin
        bitwise = 3'h2;
      end
      6'h8: begin
        bitwise = 3'h3;
      end
      6'h9: begin
        bitwise = 3'h4;
      end
      6'ha: begin
        bitwise = 3'h5;
      end
      6'h13: begin
        if ((!predicate)) begin
          bitwise = 3'h1;
        end
      end
      default: begin
      end
    endcase
    left = a;
    if (bitwise[0]) begin
      left = b;
    end
    if (bitwise[1]) begin
      left = (a & b);
      if (bitwise[0]) begin
        left = (a | b);
      end
    end
    if (bitwise[2]) begin
      left = (a ^ b);
      if (bitwise[0]) begin
        left = {~b};
      end
    end
    right = 32'h0;
    one = 32'h0;
    units = 32'h0;
    twos = 32'h0;
    fours = 32'h0;
    nibbles = 32'h0;
    field_sign = 1'h0;
    to_integral = 1'h0;
    away = 1'h0;
    nearest = 1'h0;
    hidden = ((a & 32'h7fffff) | 32'h800000);
    ones_product = ({{1'h0, {~hidden}} << 32'h1} | 33'h1);
    if (op[1]) begin
      ones_product = {{1'h0, {~{hidden >> 32'h8}}} << 32'h1};
      if ((!(|a[7:0]))) begin
        ones_product = (ones_product | 33'h1);
      end
    end
    ones_product = {ones_product + ({{1'h0, hidden} << 32'h9} | 33'h1)};
    times_ones = ones_product[32:1];
    octet = 8'h0;
    half = 16'h0;
    first_half__float = a;
    second_half__float = b;
    case (op)
      6'h1: begin
        right = b;
      end
      6'h2: begin
        right = b;
        steps_register__d[2] = 1'h1;
      end
      6'h3: begin
        prepared_register__d[2:0] = 3'h1;
      end
      6'h4: begin
        prepared_register__d[2:0] = 3'h2;
      end
      6'h5: begin
        prepared_register__d[2:0] = 3'h2;
      end
      6'h6: begin
        prepared_register__d[2:0] = 3'h1;
        right = c;
      end
      6'hb: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[9:5] = room[4:0];
        low = offset;
        high = 6'h20;
      end
      6'hc: begin
        prepared_register__d[2:0] = 3'h4;
      end
      6'hd: begin
        prepared_register__d[2:0] = 3'h4;
        if (a[31]) begin
          right = 32'hffffffff;
        end
      end
      6'he: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'hf: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h10: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h11: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h12: begin
        right = b;
        steps_register__d[5] = 1'h1;
        steps_register__d[7] = compare[3];
      end
      6'h14: begin
        prepared_register__d[2:0] = 3'h5;
        units = (a ^ {a >> 32'h1});
        twos = (a & {a >> 32'h1});
        fours = (units & {units >> 32'h2});
        nibbles = ((units ^ {units >> 32'h2}) & 32'h11111111);
        one = ((twos ^ {twos >> 32'h2}) | fours);
        nibbles = (nibbles | {(one & 32'h11111111) << 32'h1});
        one = (twos & {twos >> 32'h2});
        left = (nibbles | {(one & 32'h11111111) << 32'h2});
      end
      6'h15: begin
        steps_register__d[1:0] = 2'h3;
      end
      6'h16: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[9:5] = room[4:0];
        right = c;
        low = offset;
        high = 6'h20;
        if ((!field_end[5])) begin
          high = field_end;
        end
      end
      6'h17: begin
        prepared_register__d[2:0] = 3'h4;
        if ((!field_end[5])) begin
          high = width;
        end
      end
      6'h18: begin
        prepared_register__d[2:0] = 3'h4;
        field_sign = a[31];
        if ((!field_end[5])) begin
          high = width;
          part_0 = {a << 32'h1} >> field_end;
          field_sign = (part_0[0] & (|width));
        end
        if (field_sign) begin
          right = 32'hffffffff;
        end
      end
      6'h20: begin
        steps_register__d[1:0] = 2'h1;
        right = b;
      end
      6'h21: begin
        steps_register__d[1:0] = 2'h1;
        right = (b ^ 32'h80000000);
      end
      6'h22: begin
        steps_register__d[1:0] = 2'h1;
        prepared_register__d[2:0] = 3'h3;
        right = 32'h80000000;
      end
      6'h23: begin
        steps_register__d[1:0] = 2'h1;
        prepared_register__d[2:0] = 3'h3;
        right = c;
      end
      6'h24: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h25: begin
        right = b;
        steps_register__d[3] = 1'h1;
      end
      6'h26: begin
        right = b;
        steps_register__d[5] = 1'h1;
      end
      6'h27: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[3] = a[31];
        left = ({a << 32'h8} | 32'h80000000);
        high = whole;
        prepared_register__d[9:5] = {5'h1e - a_exponent[4:0]};
        if (((a_exponent < 8'h7e) | a_nan)) begin
          high = 6'h0;
          prepared_register__d[3] = 1'h0;
        end else begin
          if ((a_exponent >= 8'h9e)) begin
            high = 6'h0;
            prepared_register__d[3] = 1'h0;
            right = 32'h7fffffff;
            if (a[31]) begin
              right = 32'h80000000;
            end
          end
        end
      end
      6'h28: begin
        prepared_register__d[2:0] = 3'h4;
        left = ({a << 32'h8} | 32'h80000000);
        high = whole;
        prepared_register__d[9:5] = {5'h1e - a_exponent[4:0]};
        if ((((a_exponent < 8'h7e) | a_nan) | a[31])) begin
          high = 6'h0;
        end else begin
          if ((a_exponent >= 8'h9f)) begin
            high = 6'h0;
            right = 32'hffffffff;
          end
        end
      end
      6'h29: begin
        steps_register__d[1:0] = 2'h2;
        prepared_register__d[3] = a[31];
      end
      6'h2a: begin
        steps_register__d[1:0] = 2'h2;
      end
      6'h2b: begin
        to_integral = 1'h1;
        away = a[31];
      end
      6'h2c: begin
        to_integral = 1'h1;
        away = (!a[31]);
      end
      6'h2d: begin
        to_integral = 1'h1;
      end
      6'h2e: begin
        to_integral = 1'h1;
        nearest = 1'h1;
      end
      6'h2f: begin
        to_integral = 1'h1;
        away = a[31];
      end
      6'h30: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[4] = 1'h1;
        right = c;
        low = {{4'h0, b[1:0]} << 32'h3};
        high = {low + 6'h8};
        prepared_register__d[9:5] = {{5'h16 - a_exponent[4:0]} - low[4:0]};
        left = (times_ones & 32'hffffff00);
        if (((a[31] | (a_exponent < 8'h76)) | a_nan)) begin
          prepared_register__d[11:10] = 2'h1;
        end else begin
          if ((a_exponent >= 8'h7f)) begin
            prepared_register__d[11:10] = 2'h2;
            prepared_register__d[4] = 1'h0;
          end
        end
      end
      6'h31: begin
        steps_register__d[1:0] = 2'h2;
        octet = a[7:0];
        if (c[0]) begin
          octet = a[15:8];
        end
        if (c[1]) begin
          octet = a[23:16];
          if (c[0]) begin
            octet = a[31:24];
          end
        end
        one = {24'h0, octet};
        if ((|{octet >> 32'h1})) begin
          one = (one | 32'h1);
        end else begin
          if (octet[0]) begin
            one = 32'h2;
          end
        end
        left = ((({{24'h0, octet} << 32'h18} | {{24'h0, octet} << 32'h10}) | {{24'h0, octet} << 32'h8}) | one);
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
        steps_register__d[1:0] = 2'h1;
        right = 32'h80000000;
        half = a[15:0];
        if (c[0]) begin
          half = a[31:16];
        end
        left = ({{16'h0, half} << 32'hd} & 32'h7ffe000);
        if ((((!half[14]) & (|half[13:10])) | (&half[14:10]))) begin
          left = (left | 32'h38000000);
        end
        if (half[14]) begin
          left = (left | 32'h40000000);
        end
        if (half[15]) begin
          left = (left | 32'h80000000);
        end
      end
      6'h34: begin
        steps_register__d[1:0] = 2'h1;
        left = (a ^ 32'h80000000);
        right = 32'h80000000;
      end
      6'h35: begin
        steps_register__d[1:0] = 2'h1;
        left = (a & 32'h7fffffff);
        right = 32'h80000000;
      end
      6'h36: begin
        prepared_register__d[2:0] = 3'h4;
        prepared_register__d[4] = 1'h1;
        right = c;
        low = {{5'h0, b[0]} << 32'h4};
        high = {low + 6'h10};
        prepared_register__d[9:5] = {{5'he - a_exponent[4:0]} - low[4:0]};
        left = (times_ones & 32'hffff8000);
        if ((!a_exponent[4])) begin
          left = (left & 32'hffff0000);
        end
        if (((a[31] | (a_exponent < 8'h6e)) | a_nan)) begin
          prepared_register__d[11:10] = 2'h1;
        end else begin
          if ((a_exponent >= 8'h7f)) begin
            prepared_register__d[11:10] = 2'h2;
            prepared_register__d[4] = 1'h0;
          end
        end
      end
      6'h37: begin
        steps_register__d[1:0] = 2'h2;
        half = a[15:0];
        if (c[0]) begin
          half = a[31:16];
        end
        left = ({{16'h0, half} << 32'h10} | {16'h0, half});
        if ((|{half >> 32'h9})) begin
          left = (left | 32'h1);
        end else begin
          if ((half[8] & (half[1:0] == 2'h1))) begin
            left = ((left & 32'hfffffffc) | 32'h2);
          end
        end
      end
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
      default: begin
        left = 32'h0;
      end
    endcase
    if (to_integral) begin
      steps_register__d[1:0] = 2'h1;
      prepared_register__d[2:0] = 3'h6;
      right = 32'h80000000;
      if ((op == 6'h2f)) begin
        prepared_register__d[2:0] = 3'h7;
        right = a;
      end
      if (away) begin
        prepared_register__d[13:12] = 2'h1;
      end
      if (nearest) begin
        prepared_register__d[13:12] = 2'h2;
      end
      high = 6'h0;
      if ((a_exponent < 8'h7f)) begin
        prepared_register__d[11:10] = 2'h1;
        if (((away & (!a_zero)) | ((nearest & (a_exponent == 8'h7e)) & (|{a << 32'h9})))) begin
          prepared_register__d[11:10] = 2'h2;
        end
      end else begin
        if ((a_exponent < 8'h96)) begin
          high = {6'h16 - a_exponent[5:0]};
        end
      end
    end
    low_register__d = low;
    high_register__d = high;
    first_register__d = left;
    second_register__d = right;
  end
  always @(posedge clock) begin
    first_register__q <= first_register__d;
    second_register__q <= second_register__d;
    low_register__q <= low_register__d;
    high_register__q <= high_register__d;
    prepared_register__q <= prepared_register__d;
    steps_register__q <= steps_register__d;
  end
  multiplier multiplier (
    .clock(clock),
    .a(multiplier__a),
    .b(multiplier__b),
    .two_s_complement(multiplier__two_s_complement),
    .low(multiplier__low),
    .high(multiplier__high),
    .sticky(multiplier__sticky)
  );
  first_half first_half (
    .float(first_half__float),
    .half(first_half__half),
    .up(first_half__up)
  );
  first_half second_half (
    .float(second_half__float),
    .half(second_half__half),
    .up(second_half__up)
  );
endmodule

module operands (
  input wire clock,
  input wire [31:0] first,
  input wire [31:0] second,
  input wire [5:0] low_end,
  input wire [5:0] high_end,
  input wire [26:0] prepared,
  input wire [11:0] steps,
  input wire [31:0] product_low,
  input wire [31:0] product_high,
  input wire product_sticky,
  output reg [31:0] x,
  output reg [31:0] y,
  output reg [11:0] steps_e3
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
  reg [31:0] x_register__d;
  reg [31:0] x_register__q = 32'h0;
  reg [31:0] y_register__d;
  reg [31:0] y_register__q = 32'h0;
  reg [11:0] steps_e3_register__d;
  reg [11:0] steps_e3_register__q = 12'h0;
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
    x = x_register__q;
    y = y_register__q;
    steps_e3 = steps_e3_register__q;
    ones = 32'hffffffff;
    mask = ({ones << low_end} & {~{ones << high_end}});
    operand = first;
    other = second;
    turned = first;
    wide = 32'h0;
    product_exponent = prepared[23:14];
    increment = 32'h0;
    joined = 32'h0;
    integral = 32'h0;
    clear = 32'h0;
    product_sign = 32'h0;
    too_small = 1'h0;
    too_large = 1'h0;
    count_low = 32'h0;
    steps_e3_register__d = steps;
    case (prepared[2:0])
      3'h1: begin
        operand = product_low;
      end
      3'h2: begin
        operand = product_high;
      end
      3'h4: begin
        part_0 = prepared[9:5];
        if (part_0[0]) begin
          turned = ({turned >> 32'h1} | {turned << 32'h1f});
        end
        part_1 = prepared[9:5];
        if (part_1[1]) begin
          turned = ({turned >> 32'h2} | {turned << 32'h1e});
        end
        part_2 = prepared[9:5];
        if (part_2[2]) begin
          turned = ({turned >> 32'h4} | {turned << 32'h1c});
        end
        part_3 = prepared[9:5];
        if (part_3[3]) begin
          turned = ({turned >> 32'h8} | {turned << 32'h18});
        end
        part_4 = prepared[9:5];
        if (part_4[4]) begin
          turned = ({turned >> 32'h10} | {turned << 32'h10});
        end
        if ((|prepared[11:10])) begin
          turned = 32'h0;
        end
        part_5 = prepared[11:10];
        if (part_5[1]) begin
          turned = ones;
        end
        operand = ((turned & mask) | (second & {~mask}));
        other = 32'h0;
        if (prepared[4]) begin
          other = (({turned << 32'h1} | {turned >> 32'h1f}) & (mask & {~{mask << 32'h1}}));
        end
      end
      3'h5: begin
        count_low = {(first & 32'h7070707) + ({first >> 32'h4} & 32'h7070707)};
        operand = {26'h0, {{count_low[5:0] + count_low[13:8]} + {count_low[21:16] + count_low[29:24]}}};
      end
      default: begin
      end
    endcase
    x_register__d = operand;
    y_register__d = other;
    if (prepared[3]) begin
      x_register__d = 32'h0;
      y_register__d = operand;
      steps_e3_register__d[2] = 1'h1;
    end
    part_6 = prepared[2:0];
    part_7 = prepared[2:0];
    if ((part_6[1] & part_7[2])) begin
      clear = mask;
      if ((prepared[13:12] == 2'h1)) begin
        increment = mask;
      end else begin
        if ((prepared[13:12] == 2'h2)) begin
          increment = (mask ^ {mask >> 32'h1});
          if ((mask[0] & ((first & mask) == (mask ^ {mask >> 32'h1})))) begin
            clear = ({mask << 32'h1} | 32'h1);
          end
        end
      end
      integral = ({first + increment} & {~clear});
      if ((|prepared[11:10])) begin
        integral = (first & 32'h80000000);
      end
      part_8 = prepared[11:10];
      if (part_8[1]) begin
        integral = (integral | 32'h3f800000);
      end
      x_register__d = integral;
      part_9 = prepared[2:0];
      if (part_9[0]) begin
        x_register__d = second;
        y_register__d = (integral ^ 32'h80000000);
      end
    end
    if ((prepared[2:0] == 3'h3)) begin
      wide = ({product_high << 32'h10} | {product_low >> 32'h10});
      if (wide[31]) begin
        product_exponent = {prepared[23:14] + 10'h1};
        joined = ({wide >> 32'h8} & 32'h7fffff);
        part_10 = prepared[23:14];
        too_small = (part_10[9] & (!(&prepared[23:14])));
        part_11 = prepared[23:14];
        too_large = ((prepared[23:14] >= 10'hfe) & (!part_11[9]));
        if (((wide[7] & ((wide[8] | wide[6]) | product_sticky)) | (&prepared[23:14]))) begin
          increment = 32'h1;
        end
      end else begin
        joined = ({wide >> 32'h7} & 32'h7fffff);
        part_12 = prepared[23:14];
        too_small = part_12[9];
        part_13 = prepared[23:14];
        too_large = ((prepared[23:14] >= 10'hff) & (!part_13[9]));
        if (((wide[6] & (wide[7] | product_sticky)) | (!(|prepared[23:14])))) begin
          increment = 32'h1;
        end
      end
      joined = {({{22'h0, product_exponent} << 32'h17} | joined) + increment};
      if (prepared[24]) begin
        product_sign = 32'h80000000;
      end
      x_register__d = ((joined & 32'h7fffffff) | product_sign);
      if ((((|prepared[26:25]) | too_small) | too_large)) begin
        x_register__d = product_sign;
        if (((prepared[26:25] == 2'h2) | ((!(|prepared[26:25])) & too_large))) begin
          x_register__d = (product_sign | 32'h7f800000);
        end
        if ((prepared[26:25] == 2'h3)) begin
          x_register__d = 32'h7fc00000;
        end
      end
    end
  end
  always @(posedge clock) begin
    x_register__q <= x_register__d;
    y_register__q <= y_register__d;
    steps_e3_register__q <= steps_e3_register__d;
  end
endmodule

module total (
  input wire clock,
  input wire [31:0] x,
  input wire [31:0] y,
  input wire [11:0] steps,
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
    x_sign = x[31];
    y_sign = y[31];
    x_exponent = x[30:23];
    y_exponent = y[30:23];
    both_zero = (!(|(x_exponent | y_exponent)));
    x_nan = ((x_exponent == 8'hff) & (|{x << 32'h9}));
    y_nan = ((y_exponent == 8'hff) & (|{y << 32'h9}));
    below = ((x & 32'h7fffffff) < (y & 32'h7fffffff));
    p__d = x;
    q__d = y;
    aligned__d[1:0] = steps[1:0];
    negative = steps[2];
    aligned__d[3] = 1'h0;
    aligned__d[4] = 1'h0;
    aligned__d[5] = steps[2];
    aligned__d[6] = 1'h0;
    aligned__d[15:7] = 9'h9e;
    if (steps[7]) begin
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
    if ((steps[3] | steps[5])) begin
      p__d = 32'h0;
      q__d = 32'h0;
      same = (x == y);
      less = below;
      if ((x_sign != y_sign)) begin
        less = x_sign;
        if (((!steps[6]) & steps[7])) begin
          less = y_sign;
        end
      end else begin
        if ((steps[6] & x_sign)) begin
          less = ((!below) & (!same));
        end
      end
    end
    if (steps[3]) begin
      x_flat = x;
      y_flat = y;
      if (steps[6]) begin
        if ((!(|x_exponent))) begin
          x_flat = (x & 32'h80000000);
        end
        if ((!(|y_exponent))) begin
          y_flat = (y & 32'h80000000);
        end
        if ((x_nan & y_nan)) begin
          y_flat = 32'h7fc00000;
        end
      end
      p__d = y_flat;
      if ((((less != steps[4]) | (steps[6] & y_nan)) & (!(steps[6] & x_nan)))) begin
        p__d = x_flat;
      end
    end
    if (steps[5]) begin
      if ((steps[6] & both_zero)) begin
        less = 1'h0;
        same = 1'h1;
      end
      case (steps[10:8])
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
          truth = (steps[6] & (!steps[11]));
        end
        default: begin
        end
      endcase
      if ((steps[6] & (x_nan | y_nan))) begin
        truth = (steps[11] & (steps[10:8] != 3'h7));
      end
      aligned__d[16] = truth;
    end
    if ((steps[1:0] == 2'h1)) begin
      negative = (x_sign != y_sign);
      aligned__d[6] = (x_sign & y_sign);
      bigger = x;
      lesser = y;
      aligned__d[5] = x_sign;
      aligned__d[15:7] = {{1'h0, x_exponent} + 9'h1};
      if (below) begin
        bigger = y;
        lesser = x;
        aligned__d[5] = y_sign;
        aligned__d[15:7] = {{1'h0, y_exponent} + 9'h1};
      end
      distance = {x_exponent - y_exponent};
      lost = ({y << 32'h7} & 32'h3fffff80);
      if ((x_exponent < y_exponent)) begin
        distance = {y_exponent - x_exponent};
        lost = ({x << 32'h7} & 32'h3fffff80);
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
        p__d = y;
        if ((&x_exponent)) begin
          p__d = x;
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

module lane (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] result,
  output reg flag
);
  reg [5:0] prepare__op;
  reg [3:0] prepare__compare;
  reg [31:0] prepare__a;
  reg [31:0] prepare__b;
  reg [31:0] prepare__c;
  reg prepare__predicate;
  wire [31:0] prepare__first;
  wire [31:0] prepare__second;
  wire [5:0] prepare__low_end;
  wire [5:0] prepare__high_end;
  wire [26:0] prepare__prepared;
  wire [11:0] prepare__steps;
  wire [31:0] prepare__product_low;
  wire [31:0] prepare__product_high;
  wire prepare__product_sticky;
  reg [31:0] operands__first;
  reg [31:0] operands__second;
  reg [5:0] operands__low_end;
  reg [5:0] operands__high_end;
  reg [26:0] operands__prepared;
  reg [11:0] operands__steps;
  reg [31:0] operands__product_low;
  reg [31:0] operands__product_high;
  reg operands__product_sticky;
  wire [31:0] operands__x;
  wire [31:0] operands__y;
  wire [11:0] operands__steps_e3;
  reg [31:0] total__x;
  reg [31:0] total__y;
  reg [11:0] total__steps;
  wire [31:0] total__result;
  wire total__flag;
  always @(*) begin
    prepare__op = op;
    prepare__compare = compare;
    prepare__a = a;
    prepare__b = b;
    prepare__c = c;
    prepare__predicate = predicate;
    operands__first = prepare__first;
    operands__second = prepare__second;
    operands__low_end = prepare__low_end;
    operands__high_end = prepare__high_end;
    operands__prepared = prepare__prepared;
    operands__steps = prepare__steps;
    operands__product_low = prepare__product_low;
    operands__product_high = prepare__product_high;
    operands__product_sticky = prepare__product_sticky;
    total__x = operands__x;
    total__y = operands__y;
    total__steps = operands__steps_e3;
    result = total__result;
    flag = total__flag;
  end
  prepare prepare (
    .clock(clock),
    .op(prepare__op),
    .compare(prepare__compare),
    .a(prepare__a),
    .b(prepare__b),
    .c(prepare__c),
    .predicate(prepare__predicate),
    .first(prepare__first),
    .second(prepare__second),
    .low_end(prepare__low_end),
    .high_end(prepare__high_end),
    .prepared(prepare__prepared),
    .steps(prepare__steps),
    .product_low(prepare__product_low),
    .product_high(prepare__product_high),
    .product_sticky(prepare__product_sticky)
  );
  operands operands (
    .clock(clock),
    .first(operands__first),
    .second(operands__second),
    .low_end(operands__low_end),
    .high_end(operands__high_end),
    .prepared(operands__prepared),
    .steps(operands__steps),
    .product_low(operands__product_low),
    .product_high(operands__product_high),
    .product_sticky(operands__product_sticky),
    .x(operands__x),
    .y(operands__y),
    .steps_e3(operands__steps_e3)
  );
  total total (
    .clock(clock),
    .x(total__x),
    .y(total__y),
    .steps(total__steps),
    .result(total__result),
    .flag(total__flag)
  );
endmodule
