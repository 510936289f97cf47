// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_footprint (
  input wire clock,
  input wire valid,
  input wire any,
  input wire [15:0] axis__0_near,
  input wire axis__0_pair,
  input wire [7:0] axis__0_weight,
  input wire axis__0_wraps,
  input wire [15:0] axis__1_near,
  input wire axis__1_pair,
  input wire [7:0] axis__1_weight,
  input wire axis__1_wraps,
  input wire is_byte,
  input wire [3:0] texture,
  input wire [27:0] base,
  input wire [15:0] pitch,
  output reg moves,
  output reg advance,
  output reg out_valid,
  input wire out_ready,
  output reg [26:0] out_line__0,
  output reg [26:0] out_line__1,
  output reg [26:0] out_line__2,
  output reg [26:0] out_line__3,
  output reg [3:0] out_set__0,
  output reg [3:0] out_set__1,
  output reg [3:0] out_set__2,
  output reg [3:0] out_set__3,
  output reg [3:0] out_need,
  output reg [3:0] out_texels,
  output reg [1:0] out_bank__0,
  output reg [1:0] out_bank__1,
  output reg [1:0] out_bank__2,
  output reg [1:0] out_bank__3,
  output reg [15:0] out_offsets,
  output reg out_complete
);
  localparam [3:0] one = 4'h1;
  localparam [3:0] low_lines = 4'h1;
  localparam [3:0] row_shift = 4'h3;
  localparam [3:0] spread_low = 4'h4;
  localparam [3:0] spread_high = 4'h8;
  localparam [3:0] in_use = 4'hf;
  reg [1:0] is_cut;
  reg [1:0] more;
  reg [1:0] taken;
  reg [15:0] first__0;
  reg [15:0] first__1;
  reg [31:0] bytes;
  reg [4:0] step;
  reg [31:0] down;
  reg [3:0] spread;
  reg [31:0] place__0;
  reg [31:0] place__1;
  reg [26:0] number;
  reg [3:0] spot;
  reg [1:0] odd_row;
  reg [4:0] at;
  reg [1:0] of_bank;
  reg [15:0] places;
  reg [3:0] needed;
  reg [3:0] wanted;
  reg [15:0] part_0;
  reg [15:0] part_1;
  reg [31:0] part_2;
  reg [31:0] part_3;
  reg [31:0] part_4;
  reg [31:0] part_5;
  reg [4:0] part_6;
  reg [4:0] part_7;
  reg [4:0] part_8;
  reg [4:0] part_9;
  reg [1:0] part__d;
  reg [1:0] part__q = 2'h0;
  reg [1:0] going__d;
  reg [1:0] going__q = 2'h0;
  reg [31:0] columns_7__d;
  reg [31:0] columns_7__q = 32'h0;
  reg product__enable;
  reg [15:0] product__a;
  reg [15:0] product__b;
  wire [31:0] product__product;
  reg [15:0] pitch_7__d;
  reg [15:0] pitch_7__q = 16'h0;
  reg [1:0] row_7__0__d;
  reg [1:0] row_7__0__q = 2'h0;
  reg [1:0] row_7__1__d;
  reg [1:0] row_7__1__q = 2'h0;
  reg from_even_7__d;
  reg from_even_7__q = 1'h0;
  reg turned_7__d;
  reg turned_7__q = 1'h0;
  reg [1:0] extent_7__0__d;
  reg [1:0] extent_7__0__q = 2'h0;
  reg [1:0] extent_7__1__d;
  reg [1:0] extent_7__1__q = 2'h0;
  reg is_byte_7__d;
  reg is_byte_7__q = 1'h0;
  reg [3:0] spread_7__d;
  reg [3:0] spread_7__q = 4'h0;
  reg complete_7__d;
  reg complete_7__q = 1'h0;
  reg [26:0] lines_8__d_line__0;
  reg [26:0] lines_8__q_line__0 = 27'h0;
  reg [26:0] lines_8__d_line__1;
  reg [26:0] lines_8__q_line__1 = 27'h0;
  reg [26:0] lines_8__d_line__2;
  reg [26:0] lines_8__q_line__2 = 27'h0;
  reg [26:0] lines_8__d_line__3;
  reg [26:0] lines_8__q_line__3 = 27'h0;
  reg [3:0] lines_8__d_set__0;
  reg [3:0] lines_8__q_set__0 = 4'h0;
  reg [3:0] lines_8__d_set__1;
  reg [3:0] lines_8__q_set__1 = 4'h0;
  reg [3:0] lines_8__d_set__2;
  reg [3:0] lines_8__q_set__2 = 4'h0;
  reg [3:0] lines_8__d_set__3;
  reg [3:0] lines_8__q_set__3 = 4'h0;
  reg [3:0] lines_8__d_need;
  reg [3:0] lines_8__q_need = 4'h0;
  reg [3:0] lines_8__d_texels;
  reg [3:0] lines_8__q_texels = 4'h0;
  reg [1:0] lines_8__d_bank__0;
  reg [1:0] lines_8__q_bank__0 = 2'h0;
  reg [1:0] lines_8__d_bank__1;
  reg [1:0] lines_8__q_bank__1 = 2'h0;
  reg [1:0] lines_8__d_bank__2;
  reg [1:0] lines_8__q_bank__2 = 2'h0;
  reg [1:0] lines_8__d_bank__3;
  reg [1:0] lines_8__q_bank__3 = 2'h0;
  reg [15:0] lines_8__d_offsets;
  reg [15:0] lines_8__q_offsets = 16'h0;
  reg lines_8__d_complete;
  reg lines_8__q_complete = 1'h0;
  always @(*) begin
    part_0 = 16'h0;
    part_1 = 16'h0;
    part_2 = 32'h0;
    part_3 = 32'h0;
    part_4 = 32'h0;
    part_5 = 32'h0;
    part_6 = 5'h0;
    part_7 = 5'h0;
    part_8 = 5'h0;
    part_9 = 5'h0;
    part__d = part__q;
    going__d = going__q;
    columns_7__d = columns_7__q;
    pitch_7__d = pitch_7__q;
    row_7__0__d = row_7__0__q;
    row_7__1__d = row_7__1__q;
    from_even_7__d = from_even_7__q;
    turned_7__d = turned_7__q;
    extent_7__0__d = extent_7__0__q;
    extent_7__1__d = extent_7__1__q;
    is_byte_7__d = is_byte_7__q;
    spread_7__d = spread_7__q;
    complete_7__d = complete_7__q;
    lines_8__d_line__0 = lines_8__q_line__0;
    lines_8__d_line__1 = lines_8__q_line__1;
    lines_8__d_line__2 = lines_8__q_line__2;
    lines_8__d_line__3 = lines_8__q_line__3;
    lines_8__d_set__0 = lines_8__q_set__0;
    lines_8__d_set__1 = lines_8__q_set__1;
    lines_8__d_set__2 = lines_8__q_set__2;
    lines_8__d_set__3 = lines_8__q_set__3;
    lines_8__d_need = lines_8__q_need;
    lines_8__d_texels = lines_8__q_texels;
    lines_8__d_bank__0 = lines_8__q_bank__0;
    lines_8__d_bank__1 = lines_8__q_bank__1;
    lines_8__d_bank__2 = lines_8__q_bank__2;
    lines_8__d_bank__3 = lines_8__q_bank__3;
    lines_8__d_offsets = lines_8__q_offsets;
    lines_8__d_complete = lines_8__q_complete;
    moves = ((!going__q[1]) | out_ready);
    out_valid = going__q[1];
    is_cut = 2'h0;
    if (axis__0_wraps) begin
      is_cut = {is_cut[1], 1'h1};
    end
    if (axis__1_wraps) begin
      is_cut = {1'h1, is_cut[0]};
    end
    more = (is_cut & {~part__q});
    advance = (moves & (!(valid & (|more))));
    if (moves) begin
      going__d = {going__q << 32'h1};
      if (valid) begin
        going__d = ({going__q << 32'h1} | 2'h1);
        part__d = 2'h0;
        if (more[0]) begin
          part__d = (part__q | 2'h1);
        end else begin
          if (more[1]) begin
            part__d = 2'h2;
          end
        end
      end
    end
    first__0 = axis__0_near;
    taken = 2'h1;
    if (part__q[0]) begin
      first__0 = 16'h0;
      taken = 2'h2;
    end else begin
      if ((axis__0_pair & (!is_cut[0]))) begin
        taken = 2'h3;
      end
    end
    if (moves) begin
      extent_7__0__d = taken;
    end
    first__1 = axis__1_near;
    taken = 2'h1;
    if (part__q[1]) begin
      first__1 = 16'h0;
      taken = 2'h2;
    end else begin
      if ((axis__1_pair & (!is_cut[1]))) begin
        taken = 2'h3;
      end
    end
    if (moves) begin
      extent_7__1__d = taken;
    end
    bytes = {16'h0, first__0};
    if ((!is_byte)) begin
      bytes = {bytes << 32'h2};
    end
    spread = 4'h0;
    if (texture[0]) begin
      spread = spread_low;
    end
    if (texture[1]) begin
      spread = (spread | spread_high);
    end
    product__enable = moves;
    product__a = (first__1 | 16'h1);
    product__b = pitch;
    if (moves) begin
      columns_7__d = {{{4'h0, base} << 32'h4} + bytes};
      pitch_7__d = pitch;
      part_0 = {{first__1 + 16'h1} >> 32'h1};
      row_7__0__d = part_0[1:0];
      part_1 = {first__1 >> 32'h1};
      row_7__1__d = part_1[1:0];
      from_even_7__d = (!first__1[0]);
      turned_7__d = (first__1[0] != part__q[1]);
      complete_7__d = (!(|more));
      is_byte_7__d = is_byte;
      spread_7__d = spread;
      if ((!any)) begin
        extent_7__0__d = 2'h0;
      end
    end
    down = {16'h0, pitch_7__q};
    if ((|from_even_7__q)) begin
      down = {~down};
    end
    place__1 = {columns_7__q + product__product};
    place__0 = {{place__1 + down} + {31'h0, from_even_7__q}};
    part_2 = {place__0 >> 32'h5};
    number = part_2[26:0];
    number = {number + {26'h0, place__0[4]}};
    spot = {(number[3:0] & low_lines) << 32'h2};
    spot = (spot | {{2'h0, row_7__0__q} << row_shift});
    if (moves) begin
      lines_8__d_line__0 = number;
      lines_8__d_set__0 = ((spot & in_use) ^ spread_7__q);
    end
    part_3 = {place__0 >> 32'h5};
    number = part_3[26:0];
    spot = {(number[3:0] & low_lines) << 32'h2};
    spot = ((spot | {{2'h0, row_7__0__q} << row_shift}) | 4'h1);
    if (moves) begin
      lines_8__d_line__1 = number;
      lines_8__d_set__1 = ((spot & in_use) ^ spread_7__q);
    end
    part_4 = {place__1 >> 32'h5};
    number = part_4[26:0];
    number = {number + {26'h0, place__1[4]}};
    spot = {(number[3:0] & low_lines) << 32'h2};
    spot = ((spot | {{2'h0, row_7__1__q} << row_shift}) | 4'h2);
    if (moves) begin
      lines_8__d_line__2 = number;
      lines_8__d_set__2 = ((spot & in_use) ^ spread_7__q);
    end
    part_5 = {place__1 >> 32'h5};
    number = part_5[26:0];
    spot = {(number[3:0] & low_lines) << 32'h2};
    spot = ((spot | {{2'h0, row_7__1__q} << row_shift}) | 4'h3);
    if (moves) begin
      lines_8__d_line__3 = number;
      lines_8__d_set__3 = ((spot & in_use) ^ spread_7__q);
    end
    step = 5'h0;
    if ((&extent_7__0__q)) begin
      step = 5'h4;
      if (is_byte_7__q) begin
        step = 5'h1;
      end
    end
    places = 16'h0;
    needed = 4'h0;
    wanted = 4'h0;
    odd_row = 2'h0;
    if (turned_7__q) begin
      odd_row = (odd_row ^ 2'h2);
    end
    at = place__0[4:0];
    if ((|odd_row)) begin
      at = place__1[4:0];
    end
    places = ({places >> 32'h4} | {{11'h0, at} << 32'hc});
    part_6 = {at >> 32'h4};
    of_bank = (part_6[1:0] | odd_row);
    if (moves) begin
      lines_8__d_bank__0 = of_bank;
    end
    if ((extent_7__1__q[0] & extent_7__0__q[0])) begin
      wanted = {wanted[3:1], 1'h1};
      needed = (needed | {one << of_bank});
    end
    at = {at + step};
    places = ({places >> 32'h4} | {{11'h0, at} << 32'hc});
    part_7 = {at >> 32'h4};
    of_bank = (part_7[1:0] | odd_row);
    if (moves) begin
      lines_8__d_bank__1 = of_bank;
    end
    if ((extent_7__1__q[0] & extent_7__0__q[1])) begin
      wanted = {wanted[3:2], 1'h1, wanted[0]};
      needed = (needed | {one << of_bank});
    end
    odd_row = 2'h2;
    if (turned_7__q) begin
      odd_row = (odd_row ^ 2'h2);
    end
    at = place__0[4:0];
    if ((|odd_row)) begin
      at = place__1[4:0];
    end
    places = ({places >> 32'h4} | {{11'h0, at} << 32'hc});
    part_8 = {at >> 32'h4};
    of_bank = (part_8[1:0] | odd_row);
    if (moves) begin
      lines_8__d_bank__2 = of_bank;
    end
    if ((extent_7__1__q[1] & extent_7__0__q[0])) begin
      wanted = {wanted[3], 1'h1, wanted[1:0]};
      needed = (needed | {one << of_bank});
    end
    at = {at + step};
    places = ({places >> 32'h4} | {{11'h0, at} << 32'hc});
    part_9 = {at >> 32'h4};
    of_bank = (part_9[1:0] | odd_row);
    if (moves) begin
      lines_8__d_bank__3 = of_bank;
    end
    if ((extent_7__1__q[1] & extent_7__0__q[1])) begin
      wanted = {1'h1, wanted[2:0]};
      needed = (needed | {one << of_bank});
    end
    if (moves) begin
      lines_8__d_offsets = places;
      lines_8__d_need = needed;
      lines_8__d_texels = wanted;
      lines_8__d_complete = complete_7__q;
    end
    out_line__0 = lines_8__q_line__0;
    out_line__1 = lines_8__q_line__1;
    out_line__2 = lines_8__q_line__2;
    out_line__3 = lines_8__q_line__3;
    out_set__0 = lines_8__q_set__0;
    out_set__1 = lines_8__q_set__1;
    out_set__2 = lines_8__q_set__2;
    out_set__3 = lines_8__q_set__3;
    out_need = lines_8__q_need;
    out_texels = lines_8__q_texels;
    out_bank__0 = lines_8__q_bank__0;
    out_bank__1 = lines_8__q_bank__1;
    out_bank__2 = lines_8__q_bank__2;
    out_bank__3 = lines_8__q_bank__3;
    out_offsets = lines_8__q_offsets;
    out_complete = lines_8__q_complete;
  end
  always @(posedge clock) begin
    part__q <= part__d;
    going__q <= going__d;
    columns_7__q <= columns_7__d;
    pitch_7__q <= pitch_7__d;
    row_7__0__q <= row_7__0__d;
    row_7__1__q <= row_7__1__d;
    from_even_7__q <= from_even_7__d;
    turned_7__q <= turned_7__d;
    extent_7__0__q <= extent_7__0__d;
    extent_7__1__q <= extent_7__1__d;
    is_byte_7__q <= is_byte_7__d;
    spread_7__q <= spread_7__d;
    complete_7__q <= complete_7__d;
    lines_8__q_line__0 <= lines_8__d_line__0;
    lines_8__q_line__1 <= lines_8__d_line__1;
    lines_8__q_line__2 <= lines_8__d_line__2;
    lines_8__q_line__3 <= lines_8__d_line__3;
    lines_8__q_set__0 <= lines_8__d_set__0;
    lines_8__q_set__1 <= lines_8__d_set__1;
    lines_8__q_set__2 <= lines_8__d_set__2;
    lines_8__q_set__3 <= lines_8__d_set__3;
    lines_8__q_need <= lines_8__d_need;
    lines_8__q_texels <= lines_8__d_texels;
    lines_8__q_bank__0 <= lines_8__d_bank__0;
    lines_8__q_bank__1 <= lines_8__d_bank__1;
    lines_8__q_bank__2 <= lines_8__d_bank__2;
    lines_8__q_bank__3 <= lines_8__d_bank__3;
    lines_8__q_offsets <= lines_8__d_offsets;
    lines_8__q_complete <= lines_8__d_complete;
  end
  warpwright_texture_product_2 product (
    .clock(clock),
    .enable(product__enable),
    .a(product__a),
    .b(product__b),
    .product(product__product)
  );
endmodule
