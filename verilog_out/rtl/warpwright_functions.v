// SPDX-License-Identifier: MIT
// Part of sfu, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_functions (
  input wire clock,
  input wire [2:0] op,
  input wire [31:0] operand,
  output reg [31:0] result
);
  localparam [17:0] unit_scale = 18'h20000;
  localparam [17:0] quarters = 18'h145f3;
  reg [7:0] exponent;
  reg is_zero;
  reg is_number;
  reg is_root;
  reg below_one;
  reg [47:0] wide;
  reg [31:0] magnitude;
  reg [31:0] carry;
  reg [31:0] angle;
  reg [22:0] folded;
  reg [26:0] value;
  reg [32:0] coarse;
  reg [4:0] coarse_zeros;
  reg [32:0] fine;
  reg [4:0] fine_zeros;
  reg [23:0] rounded;
  reg [9:0] result_exponent;
  reg [31:0] result_sign;
  reg [31:0] result_value;
  reg [17:0] scale__b_value;
  reg [7:0] part_0;
  reg [19:0] part_1;
  reg [23:0] scale__a;
  reg [17:0] scale__b;
  wire [27:0] scale__product;
  reg [9:0] rom__address;
  wire [26:0] rom__c0;
  wire [19:0] rom__c1;
  wire [13:0] rom__c2;
  reg [13:0] curvature__a;
  reg [15:0] curvature__b;
  wire [12:0] curvature__product;
  reg [17:0] fall__a;
  reg [15:0] fall__b;
  wire [19:0] fall__product;
  reg [31:0] operand_1__d;
  reg [31:0] operand_1__q = 32'h0;
  reg [2:0] op_1__d;
  reg [2:0] op_1__q = 3'h0;
  reg [6:0] way_2__d;
  reg [6:0] way_2__q = 7'h0;
  reg [20:0] form_2__d;
  reg [20:0] form_2__q = 21'h0;
  reg [5:0] shift_2__d;
  reg [5:0] shift_2__q = 6'h0;
  reg nothing_2__d;
  reg nothing_2__q = 1'h0;
  reg [6:0] way_3__d;
  reg [6:0] way_3__q = 7'h0;
  reg [20:0] form_3__d;
  reg [20:0] form_3__q = 21'h0;
  reg [31:0] fixed_3__d;
  reg [31:0] fixed_3__q = 32'h0;
  reg power_4__d;
  reg power_4__q = 1'h0;
  reg [20:0] form_4__d;
  reg [20:0] form_4__q = 21'h0;
  reg [15:0] position_4__d;
  reg [15:0] position_4__q = 16'h0;
  reg [20:0] stage_5__d_form;
  reg [20:0] stage_5__q_form = 21'h0;
  reg [15:0] stage_5__d_position;
  reg [15:0] stage_5__q_position = 16'h0;
  reg [26:0] stage_5__d_c0;
  reg [26:0] stage_5__q_c0 = 27'h0;
  reg [19:0] stage_5__d_c1;
  reg [19:0] stage_5__q_c1 = 20'h0;
  reg [13:0] stage_5__d_c2;
  reg [13:0] stage_5__q_c2 = 14'h0;
  reg [20:0] stage_6__d_form;
  reg [20:0] stage_6__q_form = 21'h0;
  reg [15:0] stage_6__d_position;
  reg [15:0] stage_6__q_position = 16'h0;
  reg [26:0] stage_6__d_c0;
  reg [26:0] stage_6__q_c0 = 27'h0;
  reg [19:0] stage_6__d_c1;
  reg [19:0] stage_6__q_c1 = 20'h0;
  reg [20:0] stage_7__d_form;
  reg [20:0] stage_7__q_form = 21'h0;
  reg [26:0] stage_7__d_c0;
  reg [26:0] stage_7__q_c0 = 27'h0;
  reg [20:0] form_8__d;
  reg [20:0] form_8__q = 21'h0;
  reg [26:0] value_8__d;
  reg [26:0] value_8__q = 27'h0;
  reg [20:0] stage_9__d_form;
  reg [20:0] stage_9__q_form = 21'h0;
  reg [32:0] stage_9__d_normal;
  reg [32:0] stage_9__q_normal = 33'h0;
  reg [4:0] stage_9__d_zeros;
  reg [4:0] stage_9__q_zeros = 5'h0;
  reg [20:0] stage_10__d_form;
  reg [20:0] stage_10__q_form = 21'h0;
  reg [32:0] stage_10__d_normal;
  reg [32:0] stage_10__q_normal = 33'h0;
  reg [4:0] stage_10__d_zeros;
  reg [4:0] stage_10__q_zeros = 5'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 20'h0;
    way_2__d = way_2__q;
    form_2__d = form_2__q;
    operand_1__d = operand;
    op_1__d = op;
    exponent = operand_1__q[30:23];
    is_zero = (!(|exponent));
    is_number = ((!(&exponent)) | (!(|operand_1__q[22:0])));
    is_root = 1'h0;
    below_one = ((!exponent[7]) & (!(&exponent[6:0])));
    scale__a = ({1'h0, operand_1__q[22:0]} | 24'h800000);
    scale__b_value = unit_scale;
    way_2__d[2:0] = 3'h0;
    way_2__d[3] = 1'h0;
    way_2__d[4] = 1'h0;
    way_2__d[5] = op_1__q[0];
    way_2__d[6] = operand_1__q[31];
    form_2__d[9:0] = {10'h103 - {2'h0, exponent}};
    form_2__d[10] = operand_1__q[31];
    form_2__d[12:11] = 2'h0;
    form_2__d[13] = 1'h0;
    form_2__d[20:14] = 7'h0;
    shift_2__d = 6'h17;
    nothing_2__d = 1'h0;
    if (is_zero) begin
      form_2__d[12:11] = 2'h2;
    end
    if ((&exponent)) begin
      form_2__d[12:11] = 2'h1;
    end
    case (op_1__q)
      3'h0: begin
      end
      3'h1: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h2;
        if (exponent[0]) begin
          way_2__d[2:0] = 3'h1;
        end
        form_2__d[9:0] = {10'hc4 - {{{2'h0, exponent} + 10'h1} >> 32'h1}};
      end
      3'h2: begin
        way_2__d[2:0] = 3'h3;
        way_2__d[3] = 1'h1;
        form_2__d[10] = 1'h0;
        form_2__d[12:11] = 2'h0;
        if ((exponent >= 8'h87)) begin
          form_2__d[12:11] = 2'h2;
          if (operand_1__q[31]) begin
            form_2__d[12:11] = 2'h1;
          end
        end
      end
      3'h3: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h4;
        form_2__d[9:0] = 10'h85;
        form_2__d[10] = below_one;
        form_2__d[13] = (!below_one);
        form_2__d[20:14] = {exponent[6:0] + 7'h1};
        if (below_one) begin
          form_2__d[20:14] = {7'h7e - exponent[6:0]};
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h2;
        end
      end
      3'h6: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h7;
        if (exponent[0]) begin
          way_2__d[2:0] = 3'h6;
        end
        form_2__d[9:0] = {{{2'h0, exponent} + 10'h8d} >> 32'h1};
        form_2__d[13] = 1'h1;
        if (is_zero) begin
          form_2__d[12:11] = 2'h1;
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h2;
        end
      end
      default: begin
        way_2__d[2:0] = 3'h5;
        way_2__d[4] = 1'h1;
        scale__b_value = quarters;
        form_2__d[9:0] = 10'h85;
        form_2__d[13] = 1'h1;
        form_2__d[12:11] = 2'h0;
        if (op_1__q[0]) begin
          form_2__d[10] = 1'h0;
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h3;
        end
      end
    endcase
    if ((((op_1__q == 3'h2) | (op_1__q == 3'h4)) | (op_1__q == 3'h5))) begin
      part_0 = {8'h96 - exponent};
      shift_2__d = part_0[5:0];
      nothing_2__d = ((exponent < 8'h57) | (exponent > 8'h96));
    end
    if (((!is_number) | ((is_root & operand_1__q[31]) & (!is_zero)))) begin
      form_2__d[12:11] = 2'h3;
    end
    wide = {{20'h0, scale__product} << 32'h14};
    if (nothing_2__q) begin
      wide = 48'h0;
    end
    if (shift_2__q[5]) begin
      wide = {wide >> 32'h20};
    end
    if (shift_2__q[4]) begin
      wide = {wide >> 32'h10};
    end
    if (shift_2__q[3]) begin
      wide = {wide >> 32'h8};
    end
    if (shift_2__q[2]) begin
      wide = {wide >> 32'h4};
    end
    if (shift_2__q[1]) begin
      wide = {wide >> 32'h2};
    end
    if (shift_2__q[0]) begin
      wide = {wide >> 32'h1};
    end
    fixed_3__d = wide[31:0];
    way_3__d = way_2__q;
    form_3__d = form_2__q;
    magnitude = {fixed_3__q >> 32'h1};
    carry = 32'h0;
    if (way_3__q[3]) begin
      if ((!way_3__q[6])) begin
        magnitude = {~{fixed_3__q >> 32'h1}};
      end
      if ((fixed_3__q[0] == way_3__q[6])) begin
        carry = 32'h1;
      end
    end
    angle = {magnitude + carry};
    folded = angle[22:0];
    form_4__d = form_3__q;
    if (way_3__q[3]) begin
      form_4__d[9:0] = {1'h0, angle[31:23]};
      if (angle[31]) begin
        form_4__d[9:0] = ({1'h0, angle[31:23]} | 10'h200);
      end
    end
    if (way_3__q[4]) begin
      if ((angle[23] != way_3__q[5])) begin
        folded = {~angle[22:0]};
      end
      form_4__d[10] = (form_3__q[10] != (angle[24] != (angle[23] & way_3__q[5])));
    end
    rom__address = ({{7'h0, way_3__q[2:0]} << 32'h7} | {3'h0, folded[22:16]});
    position_4__d = folded[15:0];
    power_4__d = way_3__q[3];
    stage_5__d_c0 = rom__c0;
    stage_5__d_c1 = rom__c1;
    stage_5__d_c2 = rom__c2;
    stage_5__d_position = position_4__q;
    stage_5__d_form = form_4__q;
    if (power_4__q) begin
      stage_5__d_form[9:0] = {10'h84 - form_4__q[9:0]};
    end
    curvature__a = stage_5__q_c2;
    curvature__b = stage_5__q_position;
    stage_6__d_form = stage_5__q_form;
    stage_6__d_position = stage_5__q_position;
    stage_6__d_c0 = stage_5__q_c0;
    stage_6__d_c1 = stage_5__q_c1;
    part_1 = {stage_6__q_c1 - {7'h0, curvature__product}};
    fall__a = part_1[19:2];
    fall__b = stage_6__q_position;
    stage_7__d_form = stage_6__q_form;
    stage_7__d_c0 = stage_6__q_c0;
    value_8__d = {stage_7__q_c0 - {7'h0, fall__product}};
    form_8__d = stage_7__q_form;
    value = value_8__q;
    if (form_8__q[13]) begin
      value = (value_8__q ^ 27'h3ffffff);
    end
    coarse = ({6'h0, value} | {{26'h0, form_8__q[20:14]} << 32'h1a});
    coarse_zeros = 5'h0;
    if ((!(|coarse[32:17]))) begin
      coarse = {coarse << 32'h10};
      coarse_zeros = 5'h10;
    end
    if ((!(|coarse[32:25]))) begin
      coarse = {coarse << 32'h8};
      coarse_zeros = (coarse_zeros | 5'h8);
    end
    stage_9__d_normal = coarse;
    stage_9__d_zeros = coarse_zeros;
    stage_9__d_form = form_8__q;
    fine = stage_9__q_normal;
    fine_zeros = stage_9__q_zeros;
    if ((!(|fine[32:29]))) begin
      fine = {fine << 32'h4};
      fine_zeros = (fine_zeros | 5'h4);
    end
    if ((!(|fine[32:31]))) begin
      fine = {fine << 32'h2};
      fine_zeros = (fine_zeros | 5'h2);
    end
    if ((!fine[32])) begin
      fine = {fine << 32'h1};
      fine_zeros = (fine_zeros | 5'h1);
    end
    stage_10__d_normal = fine;
    stage_10__d_zeros = fine_zeros;
    stage_10__d_form = stage_9__q_form;
    rounded = {1'h0, stage_10__q_normal[31:9]};
    if (stage_10__q_normal[8]) begin
      rounded = {{1'h0, stage_10__q_normal[31:9]} + 24'h1};
    end
    result_exponent = {stage_10__q_form[9:0] - {5'h0, stage_10__q_zeros}};
    if (rounded[23]) begin
      result_exponent = {{stage_10__q_form[9:0] + 10'h1} - {5'h0, stage_10__q_zeros}};
    end
    result_sign = 32'h0;
    if (stage_10__q_form[10]) begin
      result_sign = 32'h80000000;
    end
    result_value = ((result_sign | {{24'h0, result_exponent[7:0]} << 32'h17}) | {9'h0, rounded[22:0]});
    if ((((result_exponent[9] | (!(|result_exponent))) | (!stage_10__q_normal[32])) | (stage_10__q_form[12:11] ==
        2'h1))) begin
      result_value = result_sign;
    end else begin
      if ((result_exponent >= 10'hff)) begin
        result_value = (result_sign | 32'h7f800000);
      end
    end
    if ((stage_10__q_form[12:11] == 2'h2)) begin
      result_value = (result_sign | 32'h7f800000);
    end
    if ((stage_10__q_form[12:11] == 2'h3)) begin
      result_value = 32'h7fc00000;
    end
    result = result_value;
    scale__b = scale__b_value;
  end
  always @(posedge clock) begin
    operand_1__q <= operand_1__d;
    op_1__q <= op_1__d;
    way_2__q <= way_2__d;
    form_2__q <= form_2__d;
    shift_2__q <= shift_2__d;
    nothing_2__q <= nothing_2__d;
    way_3__q <= way_3__d;
    form_3__q <= form_3__d;
    fixed_3__q <= fixed_3__d;
    power_4__q <= power_4__d;
    form_4__q <= form_4__d;
    position_4__q <= position_4__d;
    stage_5__q_form <= stage_5__d_form;
    stage_5__q_position <= stage_5__d_position;
    stage_5__q_c0 <= stage_5__d_c0;
    stage_5__q_c1 <= stage_5__d_c1;
    stage_5__q_c2 <= stage_5__d_c2;
    stage_6__q_form <= stage_6__d_form;
    stage_6__q_position <= stage_6__d_position;
    stage_6__q_c0 <= stage_6__d_c0;
    stage_6__q_c1 <= stage_6__d_c1;
    stage_7__q_form <= stage_7__d_form;
    stage_7__q_c0 <= stage_7__d_c0;
    form_8__q <= form_8__d;
    value_8__q <= value_8__d;
    stage_9__q_form <= stage_9__d_form;
    stage_9__q_normal <= stage_9__d_normal;
    stage_9__q_zeros <= stage_9__d_zeros;
    stage_10__q_form <= stage_10__d_form;
    stage_10__q_normal <= stage_10__d_normal;
    stage_10__q_zeros <= stage_10__d_zeros;
  end
  warpwright_scale scale (
    .clock(clock),
    .a(scale__a),
    .b(scale__b),
    .product(scale__product)
  );
  warpwright_rom rom (
    .clock(clock),
    .address(rom__address),
    .c0(rom__c0),
    .c1(rom__c1),
    .c2(rom__c2)
  );
  warpwright_curvature curvature (
    .clock(clock),
    .a(curvature__a),
    .b(curvature__b),
    .product(curvature__product)
  );
  warpwright_multiplier fall (
    .clock(clock),
    .a(fall__a),
    .b(fall__b),
    .product(fall__product)
  );
endmodule
