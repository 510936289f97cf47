// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_tags (
  input wire clock,
  input wire replaced_valid,
  input wire [2:0] replaced_line,
  input wire [16:0] replaced_tag,
  input wire [7:0] present,
  input wire [16:0] look_tag,
  output reg hit,
  output reg [2:0] place,
  input wire read__0_valid,
  input wire [2:0] read__0_line,
  input wire read__1_valid,
  input wire [2:0] read__1_line,
  input wire read__2_valid,
  input wire [2:0] read__2_line,
  input wire read__3_valid,
  input wire [2:0] read__3_line,
  input wire read__4_valid,
  input wire [2:0] read__4_line,
  output reg [16:0] tag__0,
  output reg [16:0] tag__1,
  output reg [16:0] tag__2,
  output reg [16:0] tag__3,
  output reg [16:0] tag__4,
  output reg [2:0] reads,
  input wire [2:0] trace_line,
  output reg [16:0] trace_tag
);
  localparam [2:0] set_bits = 3'h0;
  localparam [2:0] set_mask = 3'h0;
  reg [2:0] way;
  reg [2:0] set;
  reg [2:0] written;
  reg [2:0] line;
  reg [16:0] seen;
  reg hit_value;
  reg [2:0] place_value;
  reg [2:0] reads_value;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [7:0] part_4;
  reg [7:0] part_5;
  reg [7:0] part_6;
  reg [7:0] part_7;
  reg [2:0] ways__0__read_address;
  wire [16:0] ways__0__read_data;
  reg ways__0__write_enable;
  reg [2:0] ways__0__write_address;
  reg [16:0] ways__0__write_data;
  reg [2:0] ways__1__read_address;
  wire [16:0] ways__1__read_data;
  reg ways__1__write_enable;
  reg [2:0] ways__1__write_address;
  reg [16:0] ways__1__write_data;
  reg [2:0] ways__2__read_address;
  wire [16:0] ways__2__read_data;
  reg ways__2__write_enable;
  reg [2:0] ways__2__write_address;
  reg [16:0] ways__2__write_data;
  reg [2:0] ways__3__read_address;
  wire [16:0] ways__3__read_data;
  reg ways__3__write_enable;
  reg [2:0] ways__3__write_address;
  reg [16:0] ways__3__write_data;
  reg [2:0] ways__4__read_address;
  wire [16:0] ways__4__read_data;
  reg ways__4__write_enable;
  reg [2:0] ways__4__write_address;
  reg [16:0] ways__4__write_data;
  reg [2:0] ways__5__read_address;
  wire [16:0] ways__5__read_data;
  reg ways__5__write_enable;
  reg [2:0] ways__5__write_address;
  reg [16:0] ways__5__write_data;
  reg [2:0] ways__6__read_address;
  wire [16:0] ways__6__read_data;
  reg ways__6__write_enable;
  reg [2:0] ways__6__write_address;
  reg [16:0] ways__6__write_data;
  reg [2:0] ways__7__read_address;
  wire [16:0] ways__7__read_data;
  reg ways__7__write_enable;
  reg [2:0] ways__7__write_address;
  reg [16:0] ways__7__write_data;
  reg [2:0] copies__0__read_address;
  wire [16:0] copies__0__read_data;
  reg copies__0__write_enable;
  reg [2:0] copies__0__write_address;
  reg [16:0] copies__0__write_data;
  reg [2:0] copies__1__read_address;
  wire [16:0] copies__1__read_data;
  reg copies__1__write_enable;
  reg [2:0] copies__1__write_address;
  reg [16:0] copies__1__write_data;
  reg [2:0] copies__2__read_address;
  wire [16:0] copies__2__read_data;
  reg copies__2__write_enable;
  reg [2:0] copies__2__write_address;
  reg [16:0] copies__2__write_data;
  reg [2:0] copies__3__read_address;
  wire [16:0] copies__3__read_data;
  reg copies__3__write_enable;
  reg [2:0] copies__3__write_address;
  reg [16:0] copies__3__write_data;
  reg [2:0] copies__4__read_address;
  wire [16:0] copies__4__read_data;
  reg copies__4__write_enable;
  reg [2:0] copies__4__write_address;
  reg [16:0] copies__4__write_data;
  reg [2:0] copies__5__read_address;
  wire [16:0] copies__5__read_data;
  reg copies__5__write_enable;
  reg [2:0] copies__5__write_address;
  reg [16:0] copies__5__write_data;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    part_4 = 8'h0;
    part_5 = 8'h0;
    part_6 = 8'h0;
    part_7 = 8'h0;
    copies__0__write_enable = replaced_valid;
    copies__0__write_address = replaced_line;
    copies__0__write_data = replaced_tag;
    copies__1__write_enable = replaced_valid;
    copies__1__write_address = replaced_line;
    copies__1__write_data = replaced_tag;
    copies__2__write_enable = replaced_valid;
    copies__2__write_address = replaced_line;
    copies__2__write_data = replaced_tag;
    copies__3__write_enable = replaced_valid;
    copies__3__write_address = replaced_line;
    copies__3__write_data = replaced_tag;
    copies__4__write_enable = replaced_valid;
    copies__4__write_address = replaced_line;
    copies__4__write_data = replaced_tag;
    copies__5__write_enable = replaced_valid;
    copies__5__write_address = replaced_line;
    copies__5__write_data = replaced_tag;
    reads_value = 3'h0;
    line = 3'h0;
    if (read__0_valid) begin
      line = read__0_line;
      reads_value = {reads_value + 3'h1};
    end
    copies__0__read_address = line;
    tag__0 = copies__0__read_data;
    line = 3'h0;
    if (read__1_valid) begin
      line = read__1_line;
      reads_value = {reads_value + 3'h1};
    end
    copies__1__read_address = line;
    tag__1 = copies__1__read_data;
    line = 3'h0;
    if (read__2_valid) begin
      line = read__2_line;
      reads_value = {reads_value + 3'h1};
    end
    copies__2__read_address = line;
    tag__2 = copies__2__read_data;
    line = 3'h0;
    if (read__3_valid) begin
      line = read__3_line;
      reads_value = {reads_value + 3'h1};
    end
    copies__3__read_address = line;
    tag__3 = copies__3__read_data;
    line = 3'h0;
    if (read__4_valid) begin
      line = read__4_line;
      reads_value = {reads_value + 3'h1};
    end
    copies__4__read_address = line;
    tag__4 = copies__4__read_data;
    copies__5__read_address = trace_line;
    trace_tag = copies__5__read_data;
    written = {replaced_line >> set_bits};
    set = (look_tag[2:0] & set_mask);
    hit_value = 1'h0;
    place_value = 3'h0;
    way = 3'h0;
    ways__0__write_enable = (replaced_valid & (written == way));
    ways__0__write_address = replaced_line;
    ways__0__write_data = replaced_tag;
    ways__0__read_address = set;
    seen = ways__0__read_data;
    line = ({way << set_bits} | set);
    part_0 = present >> line;
    if ((part_0[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    way = 3'h1;
    ways__1__write_enable = (replaced_valid & (written == way));
    ways__1__write_address = replaced_line;
    ways__1__write_data = replaced_tag;
    ways__1__read_address = set;
    seen = ways__1__read_data;
    line = ({way << set_bits} | set);
    part_1 = present >> line;
    if ((part_1[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    way = 3'h2;
    ways__2__write_enable = (replaced_valid & (written == way));
    ways__2__write_address = replaced_line;
    ways__2__write_data = replaced_tag;
    ways__2__read_address = set;
    seen = ways__2__read_data;
    line = ({way << set_bits} | set);
    part_2 = present >> line;
    if ((part_2[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    way = 3'h3;
    ways__3__write_enable = (replaced_valid & (written == way));
    ways__3__write_address = replaced_line;
    ways__3__write_data = replaced_tag;
    ways__3__read_address = set;
    seen = ways__3__read_data;
    line = ({way << set_bits} | set);
    part_3 = present >> line;
    if ((part_3[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    way = 3'h4;
    ways__4__write_enable = (replaced_valid & (written == way));
    ways__4__write_address = replaced_line;
    ways__4__write_data = replaced_tag;
    ways__4__read_address = set;
    seen = ways__4__read_data;
    line = ({way << set_bits} | set);
    part_4 = present >> line;
    if ((part_4[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    way = 3'h5;
    ways__5__write_enable = (replaced_valid & (written == way));
    ways__5__write_address = replaced_line;
    ways__5__write_data = replaced_tag;
    ways__5__read_address = set;
    seen = ways__5__read_data;
    line = ({way << set_bits} | set);
    part_5 = present >> line;
    if ((part_5[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    way = 3'h6;
    ways__6__write_enable = (replaced_valid & (written == way));
    ways__6__write_address = replaced_line;
    ways__6__write_data = replaced_tag;
    ways__6__read_address = set;
    seen = ways__6__read_data;
    line = ({way << set_bits} | set);
    part_6 = present >> line;
    if ((part_6[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    way = 3'h7;
    ways__7__write_enable = (replaced_valid & (written == way));
    ways__7__write_address = replaced_line;
    ways__7__write_data = replaced_tag;
    ways__7__read_address = set;
    seen = ways__7__read_data;
    line = ({way << set_bits} | set);
    part_7 = present >> line;
    if ((part_7[0] & (seen == look_tag))) begin
      hit_value = 1'h1;
      place_value = (place_value | line);
    end
    hit = hit_value;
    place = place_value;
    reads = reads_value;
  end
  warpwright_shader_core_nano_ways ways__0 (
    .clock(clock),
    .read_address(ways__0__read_address),
    .read_data(ways__0__read_data),
    .write_enable(ways__0__write_enable),
    .write_address(ways__0__write_address),
    .write_data(ways__0__write_data)
  );
  warpwright_shader_core_nano_ways ways__1 (
    .clock(clock),
    .read_address(ways__1__read_address),
    .read_data(ways__1__read_data),
    .write_enable(ways__1__write_enable),
    .write_address(ways__1__write_address),
    .write_data(ways__1__write_data)
  );
  warpwright_shader_core_nano_ways ways__2 (
    .clock(clock),
    .read_address(ways__2__read_address),
    .read_data(ways__2__read_data),
    .write_enable(ways__2__write_enable),
    .write_address(ways__2__write_address),
    .write_data(ways__2__write_data)
  );
  warpwright_shader_core_nano_ways ways__3 (
    .clock(clock),
    .read_address(ways__3__read_address),
    .read_data(ways__3__read_data),
    .write_enable(ways__3__write_enable),
    .write_address(ways__3__write_address),
    .write_data(ways__3__write_data)
  );
  warpwright_shader_core_nano_ways ways__4 (
    .clock(clock),
    .read_address(ways__4__read_address),
    .read_data(ways__4__read_data),
    .write_enable(ways__4__write_enable),
    .write_address(ways__4__write_address),
    .write_data(ways__4__write_data)
  );
  warpwright_shader_core_nano_ways ways__5 (
    .clock(clock),
    .read_address(ways__5__read_address),
    .read_data(ways__5__read_data),
    .write_enable(ways__5__write_enable),
    .write_address(ways__5__write_address),
    .write_data(ways__5__write_data)
  );
  warpwright_shader_core_nano_ways ways__6 (
    .clock(clock),
    .read_address(ways__6__read_address),
    .read_data(ways__6__read_data),
    .write_enable(ways__6__write_enable),
    .write_address(ways__6__write_address),
    .write_data(ways__6__write_data)
  );
  warpwright_shader_core_nano_ways ways__7 (
    .clock(clock),
    .read_address(ways__7__read_address),
    .read_data(ways__7__read_data),
    .write_enable(ways__7__write_enable),
    .write_address(ways__7__write_address),
    .write_data(ways__7__write_data)
  );
  warpwright_shader_core_nano_copies_2 copies__0 (
    .clock(clock),
    .read_address(copies__0__read_address),
    .read_data(copies__0__read_data),
    .write_enable(copies__0__write_enable),
    .write_address(copies__0__write_address),
    .write_data(copies__0__write_data)
  );
  warpwright_shader_core_nano_copies_2 copies__1 (
    .clock(clock),
    .read_address(copies__1__read_address),
    .read_data(copies__1__read_data),
    .write_enable(copies__1__write_enable),
    .write_address(copies__1__write_address),
    .write_data(copies__1__write_data)
  );
  warpwright_shader_core_nano_copies_2 copies__2 (
    .clock(clock),
    .read_address(copies__2__read_address),
    .read_data(copies__2__read_data),
    .write_enable(copies__2__write_enable),
    .write_address(copies__2__write_address),
    .write_data(copies__2__write_data)
  );
  warpwright_shader_core_nano_copies_2 copies__3 (
    .clock(clock),
    .read_address(copies__3__read_address),
    .read_data(copies__3__read_data),
    .write_enable(copies__3__write_enable),
    .write_address(copies__3__write_address),
    .write_data(copies__3__write_data)
  );
  warpwright_shader_core_nano_copies_2 copies__4 (
    .clock(clock),
    .read_address(copies__4__read_address),
    .read_data(copies__4__read_data),
    .write_enable(copies__4__write_enable),
    .write_address(copies__4__write_address),
    .write_data(copies__4__write_data)
  );
  warpwright_shader_core_nano_copies_2 copies__5 (
    .clock(clock),
    .read_address(copies__5__read_address),
    .read_data(copies__5__read_data),
    .write_enable(copies__5__write_enable),
    .write_address(copies__5__write_address),
    .write_data(copies__5__write_data)
  );
endmodule
