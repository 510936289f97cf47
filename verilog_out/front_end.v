// SPDX-License-Identifier: MIT
// front_end: instruction cache pointers, links, full lookups, refills
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module copies (
  input wire clock,
  input wire [2:0] read_address,
  output reg [19:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [19:0] write_data
);
  reg [19:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module pcs (
  input wire clock,
  input wire write__0_valid,
  input wire [2:0] write__0_warp,
  input wire [19:0] write__0_pc,
  input wire write__1_valid,
  input wire [2:0] write__1_warp,
  input wire [19:0] write__1_pc,
  input wire write__2_valid,
  input wire [2:0] write__2_warp,
  input wire [19:0] write__2_pc,
  input wire [2:0] read_warp,
  output reg [19:0] read_pc
);
  reg [7:0] redirect_now;
  reg [7:0] launch_now;
  reg was_redirect;
  reg was_launch;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [2:0] copies__0__read_address;
  wire [19:0] copies__0__read_data;
  reg copies__0__write_enable;
  reg [2:0] copies__0__write_address;
  reg [19:0] copies__0__write_data;
  reg [2:0] copies__1__read_address;
  wire [19:0] copies__1__read_data;
  reg copies__1__write_enable;
  reg [2:0] copies__1__write_address;
  reg [19:0] copies__1__write_data;
  reg [2:0] copies__2__read_address;
  wire [19:0] copies__2__read_data;
  reg copies__2__write_enable;
  reg [2:0] copies__2__write_address;
  reg [19:0] copies__2__write_data;
  reg [7:0] by_redirect__d;
  reg [7:0] by_redirect__q = 8'h0;
  reg [7:0] by_launch__d;
  reg [7:0] by_launch__q = 8'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    copies__0__write_enable = write__0_valid;
    copies__0__write_address = write__0_warp;
    copies__0__write_data = write__0_pc;
    copies__0__read_address = read_warp;
    copies__1__write_enable = write__1_valid;
    copies__1__write_address = write__1_warp;
    copies__1__write_data = write__1_pc;
    copies__1__read_address = read_warp;
    copies__2__write_enable = write__2_valid;
    copies__2__write_address = write__2_warp;
    copies__2__write_data = write__2_pc;
    copies__2__read_address = read_warp;
    redirect_now = by_redirect__q;
    launch_now = by_launch__q;
    if ((write__0_valid & (write__0_warp == 3'h0))) begin
      redirect_now = {redirect_now[7:1], 1'h0};
      launch_now = {launch_now[7:1], 1'h0};
    end
    if ((write__1_valid & (write__1_warp == 3'h0))) begin
      redirect_now = {redirect_now[7:1], 1'h1};
      launch_now = {launch_now[7:1], 1'h0};
    end
    if ((write__2_valid & (write__2_warp == 3'h0))) begin
      launch_now = {launch_now[7:1], 1'h1};
    end
    if ((write__0_valid & (write__0_warp == 3'h1))) begin
      redirect_now = {redirect_now[7:2], 1'h0, redirect_now[0]};
      launch_now = {launch_now[7:2], 1'h0, launch_now[0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h1))) begin
      redirect_now = {redirect_now[7:2], 1'h1, redirect_now[0]};
      launch_now = {launch_now[7:2], 1'h0, launch_now[0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h1))) begin
      launch_now = {launch_now[7:2], 1'h1, launch_now[0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h2))) begin
      redirect_now = {redirect_now[7:3], 1'h0, redirect_now[1:0]};
      launch_now = {launch_now[7:3], 1'h0, launch_now[1:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h2))) begin
      redirect_now = {redirect_now[7:3], 1'h1, redirect_now[1:0]};
      launch_now = {launch_now[7:3], 1'h0, launch_now[1:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h2))) begin
      launch_now = {launch_now[7:3], 1'h1, launch_now[1:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h3))) begin
      redirect_now = {redirect_now[7:4], 1'h0, redirect_now[2:0]};
      launch_now = {launch_now[7:4], 1'h0, launch_now[2:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h3))) begin
      redirect_now = {redirect_now[7:4], 1'h1, redirect_now[2:0]};
      launch_now = {launch_now[7:4], 1'h0, launch_now[2:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h3))) begin
      launch_now = {launch_now[7:4], 1'h1, launch_now[2:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h4))) begin
      redirect_now = {redirect_now[7:5], 1'h0, redirect_now[3:0]};
      launch_now = {launch_now[7:5], 1'h0, launch_now[3:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h4))) begin
      redirect_now = {redirect_now[7:5], 1'h1, redirect_now[3:0]};
      launch_now = {launch_now[7:5], 1'h0, launch_now[3:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h4))) begin
      launch_now = {launch_now[7:5], 1'h1, launch_now[3:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h5))) begin
      redirect_now = {redirect_now[7:6], 1'h0, redirect_now[4:0]};
      launch_now = {launch_now[7:6], 1'h0, launch_now[4:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h5))) begin
      redirect_now = {redirect_now[7:6], 1'h1, redirect_now[4:0]};
      launch_now = {launch_now[7:6], 1'h0, launch_now[4:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h5))) begin
      launch_now = {launch_now[7:6], 1'h1, launch_now[4:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h6))) begin
      redirect_now = {redirect_now[7], 1'h0, redirect_now[5:0]};
      launch_now = {launch_now[7], 1'h0, launch_now[5:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h6))) begin
      redirect_now = {redirect_now[7], 1'h1, redirect_now[5:0]};
      launch_now = {launch_now[7], 1'h0, launch_now[5:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h6))) begin
      launch_now = {launch_now[7], 1'h1, launch_now[5:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h7))) begin
      redirect_now = {1'h0, redirect_now[6:0]};
      launch_now = {1'h0, launch_now[6:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h7))) begin
      redirect_now = {1'h1, redirect_now[6:0]};
      launch_now = {1'h0, launch_now[6:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h7))) begin
      launch_now = {1'h1, launch_now[6:0]};
    end
    part_0 = by_redirect__q >> read_warp;
    was_redirect = part_0[0];
    part_1 = by_launch__q >> read_warp;
    was_launch = part_1[0];
    read_pc = copies__0__read_data;
    if (was_redirect) begin
      read_pc = copies__1__read_data;
    end
    if (was_launch) begin
      read_pc = copies__2__read_data;
    end
    by_redirect__d = redirect_now;
    by_launch__d = launch_now;
  end
  always @(posedge clock) begin
    by_redirect__q <= by_redirect__d;
    by_launch__q <= by_launch__d;
  end
  copies copies__0 (
    .clock(clock),
    .read_address(copies__0__read_address),
    .read_data(copies__0__read_data),
    .write_enable(copies__0__write_enable),
    .write_address(copies__0__write_address),
    .write_data(copies__0__write_data)
  );
  copies copies__1 (
    .clock(clock),
    .read_address(copies__1__read_address),
    .read_data(copies__1__read_data),
    .write_enable(copies__1__write_enable),
    .write_address(copies__1__write_address),
    .write_data(copies__1__write_data)
  );
  copies copies__2 (
    .clock(clock),
    .read_address(copies__2__read_address),
    .read_data(copies__2__read_data),
    .write_enable(copies__2__write_enable),
    .write_address(copies__2__write_address),
    .write_data(copies__2__write_data)
  );
endmodule

module ways (
  input wire clock,
  input wire [3:0] read_address,
  output reg [16:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [16:0] write_data
);
  reg [16:0] word;
  initial word = 0;
  always @(posedge clock) if (write_enable) word <= write_data;
  always @(*) read_data = word;
endmodule

module copies_2 (
  input wire clock,
  input wire [3:0] read_address,
  output reg [16:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [16:0] write_data
);
  reg [16:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module tags (
  input wire clock,
  input wire replaced_valid,
  input wire [3:0] replaced_line,
  input wire [16:0] replaced_tag,
  input wire [15:0] present,
  input wire [16:0] look_tag,
  output reg hit,
  output reg [3:0] place,
  input wire read__0_valid,
  input wire [3:0] read__0_line,
  input wire read__1_valid,
  input wire [3:0] read__1_line,
  input wire read__2_valid,
  input wire [3:0] read__2_line,
  input wire read__3_valid,
  input wire [3:0] read__3_line,
  output reg [16:0] tag__0,
  output reg [16:0] tag__1,
  output reg [16:0] tag__2,
  output reg [16:0] tag__3,
  output reg [2:0] reads,
  output reg [16:0] trace_tag
);
  localparam [3:0] set_bits = 4'h0;
  localparam [3:0] set_mask = 4'h0;
  reg [3:0] way;
  reg [3:0] set;
  reg [3:0] written;
  reg [3:0] line;
  reg [16:0] seen;
  reg [15:0] part_0;
  reg [15:0] part_1;
  reg [15:0] part_2;
  reg [15:0] part_3;
  reg [15:0] part_4;
  reg [15:0] part_5;
  reg [15:0] part_6;
  reg [15:0] part_7;
  reg [15:0] part_8;
  reg [15:0] part_9;
  reg [15:0] part_10;
  reg [15:0] part_11;
  reg [15:0] part_12;
  reg [15:0] part_13;
  reg [15:0] part_14;
  reg [15:0] part_15;
  reg [3:0] ways__0__read_address;
  wire [16:0] ways__0__read_data;
  reg ways__0__write_enable;
  reg [3:0] ways__0__write_address;
  reg [16:0] ways__0__write_data;
  reg [3:0] ways__1__read_address;
  wire [16:0] ways__1__read_data;
  reg ways__1__write_enable;
  reg [3:0] ways__1__write_address;
  reg [16:0] ways__1__write_data;
  reg [3:0] ways__2__read_address;
  wire [16:0] ways__2__read_data;
  reg ways__2__write_enable;
  reg [3:0] ways__2__write_address;
  reg [16:0] ways__2__write_data;
  reg [3:0] ways__3__read_address;
  wire [16:0] ways__3__read_data;
  reg ways__3__write_enable;
  reg [3:0] ways__3__write_address;
  reg [16:0] ways__3__write_data;
  reg [3:0] ways__4__read_address;
  wire [16:0] ways__4__read_data;
  reg ways__4__write_enable;
  reg [3:0] ways__4__write_address;
  reg [16:0] ways__4__write_data;
  reg [3:0] ways__5__read_address;
  wire [16:0] ways__5__read_data;
  reg ways__5__write_enable;
  reg [3:0] ways__5__write_address;
  reg [16:0] ways__5__write_data;
  reg [3:0] ways__6__read_address;
  wire [16:0] ways__6__read_data;
  reg ways__6__write_enable;
  reg [3:0] ways__6__write_address;
  reg [16:0] ways__6__write_data;
  reg [3:0] ways__7__read_address;
  wire [16:0] ways__7__read_data;
  reg ways__7__write_enable;
  reg [3:0] ways__7__write_address;
  reg [16:0] ways__7__write_data;
  reg [3:0] ways__8__read_address;
  wire [16:0] ways__8__read_data;
  reg ways__8__write_enable;
  reg [3:0] ways__8__write_address;
  reg [16:0] ways__8__write_data;
  reg [3:0] ways__9__read_address;
  wire [16:0] ways__9__read_data;
  reg ways__9__write_enable;
  reg [3:0] ways__9__write_address;
  reg [16:0] ways__9__write_data;
  reg [3:0] ways__10__read_address;
  wire [16:0] ways__10__read_data;
  reg ways__10__write_enable;
  reg [3:0] ways__10__write_address;
  reg [16:0] ways__10__write_data;
  reg [3:0] ways__11__read_address;
  wire [16:0] ways__11__read_data;
  reg ways__11__write_enable;
  reg [3:0] ways__11__write_address;
  reg [16:0] ways__11__write_data;
  reg [3:0] ways__12__read_address;
  wire [16:0] ways__12__read_data;
  reg ways__12__write_enable;
  reg [3:0] ways__12__write_address;
  reg [16:0] ways__12__write_data;
  reg [3:0] ways__13__read_address;
  wire [16:0] ways__13__read_data;
  reg ways__13__write_enable;
  reg [3:0] ways__13__write_address;
  reg [16:0] ways__13__write_data;
  reg [3:0] ways__14__read_address;
  wire [16:0] ways__14__read_data;
  reg ways__14__write_enable;
  reg [3:0] ways__14__write_address;
  reg [16:0] ways__14__write_data;
  reg [3:0] ways__15__read_address;
  wire [16:0] ways__15__read_data;
  reg ways__15__write_enable;
  reg [3:0] ways__15__write_address;
  reg [16:0] ways__15__write_data;
  reg [3:0] copies__0__read_address;
  wire [16:0] copies__0__read_data;
  reg copies__0__write_enable;
  reg [3:0] copies__0__write_address;
  reg [16:0] copies__0__write_data;
  reg [3:0] copies__1__read_address;
  wire [16:0] copies__1__read_data;
  reg copies__1__write_enable;
  reg [3:0] copies__1__write_address;
  reg [16:0] copies__1__write_data;
  reg [3:0] copies__2__read_address;
  wire [16:0] copies__2__read_data;
  reg copies__2__write_enable;
  reg [3:0] copies__2__write_address;
  reg [16:0] copies__2__write_data;
  reg [3:0] copies__3__read_address;
  wire [16:0] copies__3__read_data;
  reg copies__3__write_enable;
  reg [3:0] copies__3__write_address;
  reg [16:0] copies__3__write_data;
  reg [3:0] copies__4__read_address;
  wire [16:0] copies__4__read_data;
  reg copies__4__write_enable;
  reg [3:0] copies__4__write_address;
  reg [16:0] copies__4__write_data;
  always @(*) begin
    part_0 = 16'h0;
    part_1 = 16'h0;
    part_2 = 16'h0;
    part_3 = 16'h0;
    part_4 = 16'h0;
    part_5 = 16'h0;
    part_6 = 16'h0;
    part_7 = 16'h0;
    part_8 = 16'h0;
    part_9 = 16'h0;
    part_10 = 16'h0;
    part_11 = 16'h0;
    part_12 = 16'h0;
    part_13 = 16'h0;
    part_14 = 16'h0;
    part_15 = 16'h0;
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
    reads = 3'h0;
    line = 4'h0;
    if (read__0_valid) begin
      line = read__0_line;
      reads = {reads + 3'h1};
    end
    copies__0__read_address = line;
    tag__0 = copies__0__read_data;
    line = 4'h0;
    if (read__1_valid) begin
      line = read__1_line;
      reads = {reads + 3'h1};
    end
    copies__1__read_address = line;
    tag__1 = copies__1__read_data;
    line = 4'h0;
    if (read__2_valid) begin
      line = read__2_line;
      reads = {reads + 3'h1};
    end
    copies__2__read_address = line;
    tag__2 = copies__2__read_data;
    line = 4'h0;
    if (read__3_valid) begin
      line = read__3_line;
      reads = {reads + 3'h1};
    end
    copies__3__read_address = line;
    tag__3 = copies__3__read_data;
    copies__4__read_address = read__0_line;
    trace_tag = copies__4__read_data;
    written = {replaced_line >> set_bits};
    set = (look_tag[3:0] & set_mask);
    hit = 1'h0;
    place = 4'h0;
    way = 4'h0;
    ways__0__write_enable = (replaced_valid & (written == way));
    ways__0__write_address = replaced_line;
    ways__0__write_data = replaced_tag;
    ways__0__read_address = set;
    seen = ways__0__read_data;
    line = ({way << set_bits} | set);
    part_0 = present >> line;
    if ((part_0[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h1;
    ways__1__write_enable = (replaced_valid & (written == way));
    ways__1__write_address = replaced_line;
    ways__1__write_data = replaced_tag;
    ways__1__read_address = set;
    seen = ways__1__read_data;
    line = ({way << set_bits} | set);
    part_1 = present >> line;
    if ((part_1[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h2;
    ways__2__write_enable = (replaced_valid & (written == way));
    ways__2__write_address = replaced_line;
    ways__2__write_data = replaced_tag;
    ways__2__read_address = set;
    seen = ways__2__read_data;
    line = ({way << set_bits} | set);
    part_2 = present >> line;
    if ((part_2[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h3;
    ways__3__write_enable = (replaced_valid & (written == way));
    ways__3__write_address = replaced_line;
    ways__3__write_data = replaced_tag;
    ways__3__read_address = set;
    seen = ways__3__read_data;
    line = ({way << set_bits} | set);
    part_3 = present >> line;
    if ((part_3[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h4;
    ways__4__write_enable = (replaced_valid & (written == way));
    ways__4__write_address = replaced_line;
    ways__4__write_data = replaced_tag;
    ways__4__read_address = set;
    seen = ways__4__read_data;
    line = ({way << set_bits} | set);
    part_4 = present >> line;
    if ((part_4[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h5;
    ways__5__write_enable = (replaced_valid & (written == way));
    ways__5__write_address = replaced_line;
    ways__5__write_data = replaced_tag;
    ways__5__read_address = set;
    seen = ways__5__read_data;
    line = ({way << set_bits} | set);
    part_5 = present >> line;
    if ((part_5[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h6;
    ways__6__write_enable = (replaced_valid & (written == way));
    ways__6__write_address = replaced_line;
    ways__6__write_data = replaced_tag;
    ways__6__read_address = set;
    seen = ways__6__read_data;
    line = ({way << set_bits} | set);
    part_6 = present >> line;
    if ((part_6[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h7;
    ways__7__write_enable = (replaced_valid & (written == way));
    ways__7__write_address = replaced_line;
    ways__7__write_data = replaced_tag;
    ways__7__read_address = set;
    seen = ways__7__read_data;
    line = ({way << set_bits} | set);
    part_7 = present >> line;
    if ((part_7[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h8;
    ways__8__write_enable = (replaced_valid & (written == way));
    ways__8__write_address = replaced_line;
    ways__8__write_data = replaced_tag;
    ways__8__read_address = set;
    seen = ways__8__read_data;
    line = ({way << set_bits} | set);
    part_8 = present >> line;
    if ((part_8[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'h9;
    ways__9__write_enable = (replaced_valid & (written == way));
    ways__9__write_address = replaced_line;
    ways__9__write_data = replaced_tag;
    ways__9__read_address = set;
    seen = ways__9__read_data;
    line = ({way << set_bits} | set);
    part_9 = present >> line;
    if ((part_9[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'ha;
    ways__10__write_enable = (replaced_valid & (written == way));
    ways__10__write_address = replaced_line;
    ways__10__write_data = replaced_tag;
    ways__10__read_address = set;
    seen = ways__10__read_data;
    line = ({way << set_bits} | set);
    part_10 = present >> line;
    if ((part_10[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'hb;
    ways__11__write_enable = (replaced_valid & (written == way));
    ways__11__write_address = replaced_line;
    ways__11__write_data = replaced_tag;
    ways__11__read_address = set;
    seen = ways__11__read_data;
    line = ({way << set_bits} | set);
    part_11 = present >> line;
    if ((part_11[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'hc;
    ways__12__write_enable = (replaced_valid & (written == way));
    ways__12__write_address = replaced_line;
    ways__12__write_data = replaced_tag;
    ways__12__read_address = set;
    seen = ways__12__read_data;
    line = ({way << set_bits} | set);
    part_12 = present >> line;
    if ((part_12[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'hd;
    ways__13__write_enable = (replaced_valid & (written == way));
    ways__13__write_address = replaced_line;
    ways__13__write_data = replaced_tag;
    ways__13__read_address = set;
    seen = ways__13__read_data;
    line = ({way << set_bits} | set);
    part_13 = present >> line;
    if ((part_13[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'he;
    ways__14__write_enable = (replaced_valid & (written == way));
    ways__14__write_address = replaced_line;
    ways__14__write_data = replaced_tag;
    ways__14__read_address = set;
    seen = ways__14__read_data;
    line = ({way << set_bits} | set);
    part_14 = present >> line;
    if ((part_14[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
    way = 4'hf;
    ways__15__write_enable = (replaced_valid & (written == way));
    ways__15__write_address = replaced_line;
    ways__15__write_data = replaced_tag;
    ways__15__read_address = set;
    seen = ways__15__read_data;
    line = ({way << set_bits} | set);
    part_15 = present >> line;
    if ((part_15[0] & (seen == look_tag))) begin
      hit = 1'h1;
      place = (place | line);
    end
  end
  ways ways__0 (
    .clock(clock),
    .read_address(ways__0__read_address),
    .read_data(ways__0__read_data),
    .write_enable(ways__0__write_enable),
    .write_address(ways__0__write_address),
    .write_data(ways__0__write_data)
  );
  ways ways__1 (
    .clock(clock),
    .read_address(ways__1__read_address),
    .read_data(ways__1__read_data),
    .write_enable(ways__1__write_enable),
    .write_address(ways__1__write_address),
    .write_data(ways__1__write_data)
  );
  ways ways__2 (
    .clock(clock),
    .read_address(ways__2__read_address),
    .read_data(ways__2__read_data),
    .write_enable(ways__2__write_enable),
    .write_address(ways__2__write_address),
    .write_data(ways__2__write_data)
  );
  ways ways__3 (
    .clock(clock),
    .read_address(ways__3__read_address),
    .read_data(ways__3__read_data),
    .write_enable(ways__3__write_enable),
    .write_address(ways__3__write_address),
    .write_data(ways__3__write_data)
  );
  ways ways__4 (
    .clock(clock),
    .read_address(ways__4__read_address),
    .read_data(ways__4__read_data),
    .write_enable(ways__4__write_enable),
    .write_address(ways__4__write_address),
    .write_data(ways__4__write_data)
  );
  ways ways__5 (
    .clock(clock),
    .read_address(ways__5__read_address),
    .read_data(ways__5__read_data),
    .write_enable(ways__5__write_enable),
    .write_address(ways__5__write_address),
    .write_data(ways__5__write_data)
  );
  ways ways__6 (
    .clock(clock),
    .read_address(ways__6__read_address),
    .read_data(ways__6__read_data),
    .write_enable(ways__6__write_enable),
    .write_address(ways__6__write_address),
    .write_data(ways__6__write_data)
  );
  ways ways__7 (
    .clock(clock),
    .read_address(ways__7__read_address),
    .read_data(ways__7__read_data),
    .write_enable(ways__7__write_enable),
    .write_address(ways__7__write_address),
    .write_data(ways__7__write_data)
  );
  ways ways__8 (
    .clock(clock),
    .read_address(ways__8__read_address),
    .read_data(ways__8__read_data),
    .write_enable(ways__8__write_enable),
    .write_address(ways__8__write_address),
    .write_data(ways__8__write_data)
  );
  ways ways__9 (
    .clock(clock),
    .read_address(ways__9__read_address),
    .read_data(ways__9__read_data),
    .write_enable(ways__9__write_enable),
    .write_address(ways__9__write_address),
    .write_data(ways__9__write_data)
  );
  ways ways__10 (
    .clock(clock),
    .read_address(ways__10__read_address),
    .read_data(ways__10__read_data),
    .write_enable(ways__10__write_enable),
    .write_address(ways__10__write_address),
    .write_data(ways__10__write_data)
  );
  ways ways__11 (
    .clock(clock),
    .read_address(ways__11__read_address),
    .read_data(ways__11__read_data),
    .write_enable(ways__11__write_enable),
    .write_address(ways__11__write_address),
    .write_data(ways__11__write_data)
  );
  ways ways__12 (
    .clock(clock),
    .read_address(ways__12__read_address),
    .read_data(ways__12__read_data),
    .write_enable(ways__12__write_enable),
    .write_address(ways__12__write_address),
    .write_data(ways__12__write_data)
  );
  ways ways__13 (
    .clock(clock),
    .read_address(ways__13__read_address),
    .read_data(ways__13__read_data),
    .write_enable(ways__13__write_enable),
    .write_address(ways__13__write_address),
    .write_data(ways__13__write_data)
  );
  ways ways__14 (
    .clock(clock),
    .read_address(ways__14__read_address),
    .read_data(ways__14__read_data),
    .write_enable(ways__14__write_enable),
    .write_address(ways__14__write_address),
    .write_data(ways__14__write_data)
  );
  ways ways__15 (
    .clock(clock),
    .read_address(ways__15__read_address),
    .read_data(ways__15__read_data),
    .write_enable(ways__15__write_enable),
    .write_address(ways__15__write_address),
    .write_data(ways__15__write_data)
  );
  copies_2 copies__0 (
    .clock(clock),
    .read_address(copies__0__read_address),
    .read_data(copies__0__read_data),
    .write_enable(copies__0__write_enable),
    .write_address(copies__0__write_address),
    .write_data(copies__0__write_data)
  );
  copies_2 copies__1 (
    .clock(clock),
    .read_address(copies__1__read_address),
    .read_data(copies__1__read_data),
    .write_enable(copies__1__write_enable),
    .write_address(copies__1__write_address),
    .write_data(copies__1__write_data)
  );
  copies_2 copies__2 (
    .clock(clock),
    .read_address(copies__2__read_address),
    .read_data(copies__2__read_data),
    .write_enable(copies__2__write_enable),
    .write_address(copies__2__write_address),
    .write_data(copies__2__write_data)
  );
  copies_2 copies__3 (
    .clock(clock),
    .read_address(copies__3__read_address),
    .read_data(copies__3__read_data),
    .write_enable(copies__3__write_enable),
    .write_address(copies__3__write_address),
    .write_data(copies__3__write_data)
  );
  copies_2 copies__4 (
    .clock(clock),
    .read_address(copies__4__read_address),
    .read_data(copies__4__read_data),
    .write_enable(copies__4__write_enable),
    .write_address(copies__4__write_address),
    .write_data(copies__4__write_data)
  );
endmodule

module copies_3 (
  input wire clock,
  input wire [3:0] read_address,
  output reg [3:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [3:0] write_data
);
  reg [3:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module links (
  input wire clock,
  input wire read__0_valid,
  input wire [3:0] read__0_line,
  input wire read__1_valid,
  input wire [3:0] read__1_line,
  input wire read__2_valid,
  input wire [3:0] read__2_line,
  output reg link__0_valid,
  output reg [3:0] link__0_line,
  output reg link__0_evicted,
  output reg link__1_valid,
  output reg [3:0] link__1_line,
  output reg link__1_evicted,
  output reg link__2_valid,
  output reg [3:0] link__2_line,
  output reg link__2_evicted,
  output reg [1:0] reads,
  input wire evict_valid,
  input wire [3:0] evict_line,
  input wire [15:0] evict_mask,
  input wire join_valid,
  input wire join_neighbours,
  input wire [3:0] join_first,
  input wire [3:0] join_second,
  input wire flush
);
  localparam [15:0] one = 16'h1;
  reg joins;
  reg [15:0] first_joined;
  reg [15:0] second_joined;
  reg [15:0] first_cut;
  reg [15:0] second_cut;
  reg [15:0] next_now;
  reg [15:0] prev_now;
  reg [3:0] at__0__d;
  reg [3:0] at__0__q = 4'h0;
  reg [3:0] at__1__d;
  reg [3:0] at__1__q = 4'h0;
  reg [3:0] at__2__d;
  reg [3:0] at__2__q = 4'h0;
  reg [15:0] mask__0__d;
  reg [15:0] mask__0__q = 16'h0;
  reg [15:0] mask__1__d;
  reg [15:0] mask__1__q = 16'h0;
  reg [15:0] mask__2__d;
  reg [15:0] mask__2__q = 16'h0;
  reg [15:0] next_valid__d;
  reg [15:0] next_valid__q = 16'h0;
  reg [15:0] prev_valid__d;
  reg [15:0] prev_valid__q = 16'h0;
  reg [3:0] copies__0__read_address;
  wire [3:0] copies__0__read_data;
  reg copies__0__write_enable;
  reg [3:0] copies__0__write_address;
  reg [3:0] copies__0__write_data;
  reg [3:0] copies__1__read_address;
  wire [3:0] copies__1__read_data;
  reg copies__1__write_enable;
  reg [3:0] copies__1__write_address;
  reg [3:0] copies__1__write_data;
  reg [3:0] copies__2__read_address;
  wire [3:0] copies__2__read_data;
  reg copies__2__write_enable;
  reg [3:0] copies__2__write_address;
  reg [3:0] copies__2__write_data;
  reg [3:0] copies__3__read_address;
  wire [3:0] copies__3__read_data;
  reg copies__3__write_enable;
  reg [3:0] copies__3__write_address;
  reg [3:0] copies__3__write_data;
  reg [3:0] copies__4__read_address;
  wire [3:0] copies__4__read_data;
  reg copies__4__write_enable;
  reg [3:0] copies__4__write_address;
  reg [3:0] copies__4__write_data;
  always @(*) begin
    at__0__d = at__0__q;
    at__1__d = at__1__q;
    at__2__d = at__2__q;
    mask__0__d = mask__0__q;
    mask__1__d = mask__1__q;
    mask__2__d = mask__2__q;
    joins = (join_valid & join_neighbours);
    copies__0__write_enable = joins;
    copies__0__write_address = join_first;
    copies__0__write_data = join_second;
    copies__1__write_enable = joins;
    copies__1__write_address = join_first;
    copies__1__write_data = join_second;
    copies__2__write_enable = joins;
    copies__2__write_address = join_first;
    copies__2__write_data = join_second;
    copies__3__write_enable = joins;
    copies__3__write_address = join_first;
    copies__3__write_data = join_second;
    copies__4__write_enable = joins;
    copies__4__write_address = join_first;
    copies__4__write_data = join_second;
    copies__2__write_enable = joins;
    copies__2__write_address = join_second;
    copies__2__write_data = join_first;
    copies__4__write_enable = joins;
    copies__4__write_address = join_second;
    copies__4__write_data = join_first;
    reads = 2'h0;
    if (read__0_valid) begin
      at__0__d = read__0_line;
      mask__0__d = {one << read__0_line};
      reads = {reads + 2'h1};
    end
    copies__0__read_address = at__0__q;
    link__0_valid = (|(next_valid__q & mask__0__q));
    link__0_line = copies__0__read_data;
    link__0_evicted = (copies__0__read_data == evict_line);
    if (read__1_valid) begin
      at__1__d = read__1_line;
      mask__1__d = {one << read__1_line};
      reads = {reads + 2'h1};
    end
    copies__1__read_address = at__1__q;
    link__1_valid = (|(next_valid__q & mask__1__q));
    link__1_line = copies__1__read_data;
    link__1_evicted = (copies__1__read_data == evict_line);
    if (read__2_valid) begin
      at__2__d = read__2_line;
      mask__2__d = {one << read__2_line};
      reads = {reads + 2'h1};
    end
    copies__2__read_address = at__2__q;
    link__2_valid = (|(next_valid__q & mask__2__q));
    link__2_line = copies__2__read_data;
    link__2_evicted = (copies__2__read_data == evict_line);
    link__2_valid = (|(prev_valid__q & mask__2__q));
    copies__3__read_address = evict_line;
    copies__4__read_address = evict_line;
    first_cut = 16'h0;
    second_cut = 16'h0;
    first_joined = 16'h0;
    second_joined = 16'h0;
    if ((|(prev_valid__q & evict_mask))) begin
      first_cut = {one << copies__4__read_data};
    end
    if ((|(next_valid__q & evict_mask))) begin
      second_cut = {one << copies__3__read_data};
    end
    if (join_neighbours) begin
      first_joined = {one << join_first};
      second_joined = {one << join_second};
    end
    next_now = next_valid__q;
    prev_now = prev_valid__q;
    if (evict_valid) begin
      next_now = (next_now & {~(evict_mask | first_cut)});
      prev_now = (prev_now & {~(evict_mask | second_cut)});
    end
    if (join_valid) begin
      next_now = (next_now | first_joined);
      prev_now = (prev_now | second_joined);
    end
    next_valid__d = next_now;
    prev_valid__d = prev_now;
    if (flush) begin
      next_valid__d = 16'h0;
      prev_valid__d = 16'h0;
    end
  end
  always @(posedge clock) begin
    at__0__q <= at__0__d;
    at__1__q <= at__1__d;
    at__2__q <= at__2__d;
    mask__0__q <= mask__0__d;
    mask__1__q <= mask__1__d;
    mask__2__q <= mask__2__d;
    next_valid__q <= next_valid__d;
    prev_valid__q <= prev_valid__d;
  end
  copies_3 copies__0 (
    .clock(clock),
    .read_address(copies__0__read_address),
    .read_data(copies__0__read_data),
    .write_enable(copies__0__write_enable),
    .write_address(copies__0__write_address),
    .write_data(copies__0__write_data)
  );
  copies_3 copies__1 (
    .clock(clock),
    .read_address(copies__1__read_address),
    .read_data(copies__1__read_data),
    .write_enable(copies__1__write_enable),
    .write_address(copies__1__write_address),
    .write_data(copies__1__write_data)
  );
  copies_3 copies__2 (
    .clock(clock),
    .read_address(copies__2__read_address),
    .read_data(copies__2__read_data),
    .write_enable(copies__2__write_enable),
    .write_address(copies__2__write_address),
    .write_data(copies__2__write_data)
  );
  copies_3 copies__3 (
    .clock(clock),
    .read_address(copies__3__read_address),
    .read_data(copies__3__read_data),
    .write_enable(copies__3__write_enable),
    .write_address(copies__3__write_address),
    .write_data(copies__3__write_data)
  );
  copies_3 copies__4 (
    .clock(clock),
    .read_address(copies__4__read_address),
    .read_data(copies__4__read_data),
    .write_enable(copies__4__write_enable),
    .write_address(copies__4__write_address),
    .write_data(copies__4__write_data)
  );
endmodule

module references (
  input wire clock,
  input wire [3:0] issue_from,
  input wire issue_leaves,
  input wire issue_follow,
  input wire [3:0] issue_to,
  input wire [3:0] redirect_from,
  input wire redirect_leaves,
  input wire redirect_follow,
  input wire [3:0] redirect_to,
  input wire found_taken,
  input wire [3:0] found_line,
  input wire [3:0] victim,
  output reg settled,
  output reg [15:0] unlocked
);
  localparam [15:0] one = 16'h1;
  localparam [3:0] minus_one = 4'hf;
  reg [15:0] rise_issue;
  reg [15:0] rise_redirect;
  reg [15:0] rise_look;
  reg [15:0] coming;
  reg [15:0] idle;
  reg [15:0] odd_rise;
  reg [15:0] two_rise;
  reg [15:0] odd_fall;
  reg [15:0] two_fall;
  reg [15:0] odd;
  reg [15:0] borrow;
  reg [15:0] two;
  reg [15:0] negative;
  reg [3:0] change;
  reg [3:0] counts__0__d;
  reg [3:0] counts__0__q = 4'h0;
  reg [3:0] counts__1__d;
  reg [3:0] counts__1__q = 4'h0;
  reg [3:0] counts__2__d;
  reg [3:0] counts__2__q = 4'h0;
  reg [3:0] counts__3__d;
  reg [3:0] counts__3__q = 4'h0;
  reg [3:0] counts__4__d;
  reg [3:0] counts__4__q = 4'h0;
  reg [3:0] counts__5__d;
  reg [3:0] counts__5__q = 4'h0;
  reg [3:0] counts__6__d;
  reg [3:0] counts__6__q = 4'h0;
  reg [3:0] counts__7__d;
  reg [3:0] counts__7__q = 4'h0;
  reg [3:0] counts__8__d;
  reg [3:0] counts__8__q = 4'h0;
  reg [3:0] counts__9__d;
  reg [3:0] counts__9__q = 4'h0;
  reg [3:0] counts__10__d;
  reg [3:0] counts__10__q = 4'h0;
  reg [3:0] counts__11__d;
  reg [3:0] counts__11__q = 4'h0;
  reg [3:0] counts__12__d;
  reg [3:0] counts__12__q = 4'h0;
  reg [3:0] counts__13__d;
  reg [3:0] counts__13__q = 4'h0;
  reg [3:0] counts__14__d;
  reg [3:0] counts__14__q = 4'h0;
  reg [3:0] counts__15__d;
  reg [3:0] counts__15__q = 4'h0;
  reg [15:0] risen_issue__d;
  reg [15:0] risen_issue__q = 16'h0;
  reg [15:0] risen_redirect__d;
  reg [15:0] risen_redirect__q = 16'h0;
  reg [15:0] risen_look__d;
  reg [15:0] risen_look__q = 16'h0;
  reg [15:0] fallen_issue__d;
  reg [15:0] fallen_issue__q = 16'h0;
  reg [15:0] fallen_redirect__d;
  reg [15:0] fallen_redirect__q = 16'h0;
  reg came_issue__d;
  reg came_issue__q = 1'h0;
  reg came_redirect__d;
  reg came_redirect__q = 1'h0;
  reg came_look__d;
  reg came_look__q = 1'h0;
  reg [3:0] issue_line__d;
  reg [3:0] issue_line__q = 4'h0;
  reg [3:0] redirect_line__d;
  reg [3:0] redirect_line__q = 4'h0;
  reg [3:0] look_line__d;
  reg [3:0] look_line__q = 4'h0;
  always @(*) begin
    rise_issue = 16'h0;
    rise_redirect = 16'h0;
    rise_look = 16'h0;
    fallen_issue__d = 16'h0;
    fallen_redirect__d = 16'h0;
    if (issue_follow) begin
      rise_issue = {one << issue_to};
    end
    if (issue_leaves) begin
      fallen_issue__d = {one << issue_from};
    end
    if (redirect_follow) begin
      rise_redirect = {one << redirect_to};
    end
    if (redirect_leaves) begin
      fallen_redirect__d = {one << redirect_from};
    end
    if (found_taken) begin
      rise_look = {one << found_line};
    end
    risen_issue__d = rise_issue;
    risen_redirect__d = rise_redirect;
    risen_look__d = rise_look;
    came_issue__d = issue_follow;
    came_redirect__d = redirect_follow;
    came_look__d = found_taken;
    issue_line__d = issue_to;
    redirect_line__d = redirect_to;
    look_line__d = found_line;
    settled = (!(((came_issue__q & (issue_line__q == victim)) | (came_redirect__q & (redirect_line__q == victim))) | (came_look__q & (look_line__q == victim))));
    odd_rise = ((risen_issue__q ^ risen_redirect__q) ^ risen_look__q);
    two_rise = ((risen_issue__q & risen_redirect__q) | (risen_look__q & (risen_issue__q | risen_redirect__q)));
    odd_fall = (fallen_issue__q ^ fallen_redirect__q);
    two_fall = (fallen_issue__q & fallen_redirect__q);
    odd = (odd_rise ^ odd_fall);
    borrow = ({~odd_rise} & odd_fall);
    two = ((two_rise ^ two_fall) ^ borrow);
    negative = ({~two_rise} & (two_fall | borrow));
    coming = ((rise_issue | rise_redirect) | rise_look);
    idle = 16'h0;
    change = 4'h0;
    if (negative[0]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[0]};
    change = {change[3:2], two[0], change[0]};
    counts__0__d = {counts__0__q + change};
    if ((((!(|counts__0__q)) & (!odd_rise[0])) & (!two_rise[0]))) begin
      idle = {idle[15:1], 1'h1};
    end
    change = 4'h0;
    if (negative[1]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[1]};
    change = {change[3:2], two[1], change[0]};
    counts__1__d = {counts__1__q + change};
    if ((((!(|counts__1__q)) & (!odd_rise[1])) & (!two_rise[1]))) begin
      idle = {idle[15:2], 1'h1, idle[0]};
    end
    change = 4'h0;
    if (negative[2]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[2]};
    change = {change[3:2], two[2], change[0]};
    counts__2__d = {counts__2__q + change};
    if ((((!(|counts__2__q)) & (!odd_rise[2])) & (!two_rise[2]))) begin
      idle = {idle[15:3], 1'h1, idle[1:0]};
    end
    change = 4'h0;
    if (negative[3]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[3]};
    change = {change[3:2], two[3], change[0]};
    counts__3__d = {counts__3__q + change};
    if ((((!(|counts__3__q)) & (!odd_rise[3])) & (!two_rise[3]))) begin
      idle = {idle[15:4], 1'h1, idle[2:0]};
    end
    change = 4'h0;
    if (negative[4]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[4]};
    change = {change[3:2], two[4], change[0]};
    counts__4__d = {counts__4__q + change};
    if ((((!(|counts__4__q)) & (!odd_rise[4])) & (!two_rise[4]))) begin
      idle = {idle[15:5], 1'h1, idle[3:0]};
    end
    change = 4'h0;
    if (negative[5]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[5]};
    change = {change[3:2], two[5], change[0]};
    counts__5__d = {counts__5__q + change};
    if ((((!(|counts__5__q)) & (!odd_rise[5])) & (!two_rise[5]))) begin
      idle = {idle[15:6], 1'h1, idle[4:0]};
    end
    change = 4'h0;
    if (negative[6]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[6]};
    change = {change[3:2], two[6], change[0]};
    counts__6__d = {counts__6__q + change};
    if ((((!(|counts__6__q)) & (!odd_rise[6])) & (!two_rise[6]))) begin
      idle = {idle[15:7], 1'h1, idle[5:0]};
    end
    change = 4'h0;
    if (negative[7]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[7]};
    change = {change[3:2], two[7], change[0]};
    counts__7__d = {counts__7__q + change};
    if ((((!(|counts__7__q)) & (!odd_rise[7])) & (!two_rise[7]))) begin
      idle = {idle[15:8], 1'h1, idle[6:0]};
    end
    change = 4'h0;
    if (negative[8]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[8]};
    change = {change[3:2], two[8], change[0]};
    counts__8__d = {counts__8__q + change};
    if ((((!(|counts__8__q)) & (!odd_rise[8])) & (!two_rise[8]))) begin
      idle = {idle[15:9], 1'h1, idle[7:0]};
    end
    change = 4'h0;
    if (negative[9]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[9]};
    change = {change[3:2], two[9], change[0]};
    counts__9__d = {counts__9__q + change};
    if ((((!(|counts__9__q)) & (!odd_rise[9])) & (!two_rise[9]))) begin
      idle = {idle[15:10], 1'h1, idle[8:0]};
    end
    change = 4'h0;
    if (negative[10]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[10]};
    change = {change[3:2], two[10], change[0]};
    counts__10__d = {counts__10__q + change};
    if ((((!(|counts__10__q)) & (!odd_rise[10])) & (!two_rise[10]))) begin
      idle = {idle[15:11], 1'h1, idle[9:0]};
    end
    change = 4'h0;
    if (negative[11]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[11]};
    change = {change[3:2], two[11], change[0]};
    counts__11__d = {counts__11__q + change};
    if ((((!(|counts__11__q)) & (!odd_rise[11])) & (!two_rise[11]))) begin
      idle = {idle[15:12], 1'h1, idle[10:0]};
    end
    change = 4'h0;
    if (negative[12]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[12]};
    change = {change[3:2], two[12], change[0]};
    counts__12__d = {counts__12__q + change};
    if ((((!(|counts__12__q)) & (!odd_rise[12])) & (!two_rise[12]))) begin
      idle = {idle[15:13], 1'h1, idle[11:0]};
    end
    change = 4'h0;
    if (negative[13]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[13]};
    change = {change[3:2], two[13], change[0]};
    counts__13__d = {counts__13__q + change};
    if ((((!(|counts__13__q)) & (!odd_rise[13])) & (!two_rise[13]))) begin
      idle = {idle[15:14], 1'h1, idle[12:0]};
    end
    change = 4'h0;
    if (negative[14]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[14]};
    change = {change[3:2], two[14], change[0]};
    counts__14__d = {counts__14__q + change};
    if ((((!(|counts__14__q)) & (!odd_rise[14])) & (!two_rise[14]))) begin
      idle = {idle[15], 1'h1, idle[13:0]};
    end
    change = 4'h0;
    if (negative[15]) begin
      change = minus_one;
    end
    change = {change[3:1], odd[15]};
    change = {change[3:2], two[15], change[0]};
    counts__15__d = {counts__15__q + change};
    if ((((!(|counts__15__q)) & (!odd_rise[15])) & (!two_rise[15]))) begin
      idle = {1'h1, idle[14:0]};
    end
    unlocked = (idle & {~coming});
  end
  always @(posedge clock) begin
    counts__0__q <= counts__0__d;
    counts__1__q <= counts__1__d;
    counts__2__q <= counts__2__d;
    counts__3__q <= counts__3__d;
    counts__4__q <= counts__4__d;
    counts__5__q <= counts__5__d;
    counts__6__q <= counts__6__d;
    counts__7__q <= counts__7__d;
    counts__8__q <= counts__8__d;
    counts__9__q <= counts__9__d;
    counts__10__q <= counts__10__d;
    counts__11__q <= counts__11__d;
    counts__12__q <= counts__12__d;
    counts__13__q <= counts__13__d;
    counts__14__q <= counts__14__d;
    counts__15__q <= counts__15__d;
    risen_issue__q <= risen_issue__d;
    risen_redirect__q <= risen_redirect__d;
    risen_look__q <= risen_look__d;
    fallen_issue__q <= fallen_issue__d;
    fallen_redirect__q <= fallen_redirect__d;
    came_issue__q <= came_issue__d;
    came_redirect__q <= came_redirect__d;
    came_look__q <= came_look__d;
    issue_line__q <= issue_line__d;
    redirect_line__q <= redirect_line__d;
    look_line__q <= look_line__d;
  end
endmodule

module refill (
  input wire clock,
  input wire start_valid,
  input wire [3:0] start_line,
  input wire [16:0] start_tag,
  input wire [27:0] program_base,
  output reg free,
  output reg idle,
  output reg req_valid,
  input wire req_ready,
  output reg [27:0] req_address,
  output reg [5:0] req_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  output reg [5:0] write_at,
  output reg done_valid,
  output reg [3:0] done_line
);
  localparam [2:0] all_lines = 3'h4;
  localparam [5:0] line_mask = 6'h3;
  localparam [5:0] tag_bits = 6'h2;
  localparam [27:0] address_bits = 28'h2;
  localparam [5:0] place_bits = 6'h2;
  reg [1:0] free_slot;
  reg [1:0] ask_slot;
  reg [2:0] ask_beat;
  reg [16:0] ask_tag;
  reg [1:0] slot;
  reg [5:0] beat;
  reg [2:0] seen;
  reg [3:0] busy_now;
  reg [5:0] part_0;
  reg [3:0] busy__d;
  reg [3:0] busy__q = 4'h0;
  reg [3:0] line__0__d;
  reg [3:0] line__0__q = 4'h0;
  reg [3:0] line__1__d;
  reg [3:0] line__1__q = 4'h0;
  reg [3:0] line__2__d;
  reg [3:0] line__2__q = 4'h0;
  reg [3:0] line__3__d;
  reg [3:0] line__3__q = 4'h0;
  reg [16:0] tag__0__d;
  reg [16:0] tag__0__q = 17'h0;
  reg [16:0] tag__1__d;
  reg [16:0] tag__1__q = 17'h0;
  reg [16:0] tag__2__d;
  reg [16:0] tag__2__q = 17'h0;
  reg [16:0] tag__3__d;
  reg [16:0] tag__3__q = 17'h0;
  reg [2:0] asked__0__d;
  reg [2:0] asked__0__q = 3'h0;
  reg [2:0] asked__1__d;
  reg [2:0] asked__1__q = 3'h0;
  reg [2:0] asked__2__d;
  reg [2:0] asked__2__q = 3'h0;
  reg [2:0] asked__3__d;
  reg [2:0] asked__3__q = 3'h0;
  reg [2:0] got__0__d;
  reg [2:0] got__0__q = 3'h0;
  reg [2:0] got__1__d;
  reg [2:0] got__1__q = 3'h0;
  reg [2:0] got__2__d;
  reg [2:0] got__2__q = 3'h0;
  reg [2:0] got__3__d;
  reg [2:0] got__3__q = 3'h0;
  always @(*) begin
    part_0 = 6'h0;
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    tag__0__d = tag__0__q;
    tag__1__d = tag__1__q;
    tag__2__d = tag__2__q;
    tag__3__d = tag__3__q;
    asked__0__d = asked__0__q;
    asked__1__d = asked__1__q;
    asked__2__d = asked__2__q;
    asked__3__d = asked__3__q;
    got__0__d = got__0__q;
    got__1__d = got__1__q;
    got__2__d = got__2__q;
    got__3__d = got__3__q;
    req_valid = 1'h0;
    ask_beat = 3'h0;
    ask_tag = 17'h0;
    ask_slot = 2'h0;
    if ((busy__q[0] & (!(|(asked__0__q & all_lines))))) begin
      req_valid = 1'h1;
      ask_beat = asked__0__q;
      ask_tag = tag__0__q;
      ask_slot = 2'h0;
    end
    if ((busy__q[1] & (!(|(asked__1__q & all_lines))))) begin
      req_valid = 1'h1;
      ask_beat = asked__1__q;
      ask_tag = tag__1__q;
      ask_slot = 2'h1;
    end
    if ((busy__q[2] & (!(|(asked__2__q & all_lines))))) begin
      req_valid = 1'h1;
      ask_beat = asked__2__q;
      ask_tag = tag__2__q;
      ask_slot = 2'h2;
    end
    if ((busy__q[3] & (!(|(asked__3__q & all_lines))))) begin
      req_valid = 1'h1;
      ask_beat = asked__3__q;
      ask_tag = tag__3__q;
      ask_slot = 2'h3;
    end
    req_address = {program_base + ({{11'h0, ask_tag} << address_bits} | {25'h0, ask_beat})};
    req_tag = ({{4'h0, ask_slot} << tag_bits} | {3'h0, ask_beat});
    if ((req_valid & req_ready)) begin
      if ((ask_slot == 2'h0)) begin
        asked__0__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h1)) begin
        asked__1__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h2)) begin
        asked__2__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h3)) begin
        asked__3__d = {ask_beat + 3'h1};
      end
    end
    busy_now = busy__q;
    beat = (rsp_tag & line_mask);
    part_0 = {rsp_tag >> tag_bits};
    slot = part_0[1:0];
    done_line = 4'h0;
    seen = 3'h0;
    if ((slot == 2'h0)) begin
      done_line = line__0__q;
      seen = {got__0__q + 3'h1};
    end
    if ((slot == 2'h1)) begin
      done_line = line__1__q;
      seen = {got__1__q + 3'h1};
    end
    if ((slot == 2'h2)) begin
      done_line = line__2__q;
      seen = {got__2__q + 3'h1};
    end
    if ((slot == 2'h3)) begin
      done_line = line__3__q;
      seen = {got__3__q + 3'h1};
    end
    write_at = ({{2'h0, done_line} << place_bits} | beat);
    done_valid = (rsp_valid & (|(seen & all_lines)));
    if (rsp_valid) begin
      if ((slot == 2'h0)) begin
        got__0__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {busy_now[3:1], 1'h0};
        end
      end
      if ((slot == 2'h1)) begin
        got__1__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {busy_now[3:2], 1'h0, busy_now[0]};
        end
      end
      if ((slot == 2'h2)) begin
        got__2__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {busy_now[3], 1'h0, busy_now[1:0]};
        end
      end
      if ((slot == 2'h3)) begin
        got__3__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {1'h0, busy_now[2:0]};
        end
      end
    end
    free = (!(&busy__q));
    idle = (!(|busy__q));
    free_slot = 2'h0;
    if ((!busy__q[0])) begin
      free_slot = 2'h0;
    end
    if ((!busy__q[1])) begin
      free_slot = 2'h1;
    end
    if ((!busy__q[2])) begin
      free_slot = 2'h2;
    end
    if ((!busy__q[3])) begin
      free_slot = 2'h3;
    end
    if ((!busy__q[0])) begin
      line__0__d = start_line;
      tag__0__d = start_tag;
      asked__0__d = 3'h0;
      got__0__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h0))) begin
      busy_now = {busy_now[3:1], 1'h1};
    end
    if ((!busy__q[1])) begin
      line__1__d = start_line;
      tag__1__d = start_tag;
      asked__1__d = 3'h0;
      got__1__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h1))) begin
      busy_now = {busy_now[3:2], 1'h1, busy_now[0]};
    end
    if ((!busy__q[2])) begin
      line__2__d = start_line;
      tag__2__d = start_tag;
      asked__2__d = 3'h0;
      got__2__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h2))) begin
      busy_now = {busy_now[3], 1'h1, busy_now[1:0]};
    end
    if ((!busy__q[3])) begin
      line__3__d = start_line;
      tag__3__d = start_tag;
      asked__3__d = 3'h0;
      got__3__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h3))) begin
      busy_now = {1'h1, busy_now[2:0]};
    end
    busy__d = busy_now;
  end
  always @(posedge clock) begin
    busy__q <= busy__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    tag__0__q <= tag__0__d;
    tag__1__q <= tag__1__d;
    tag__2__q <= tag__2__d;
    tag__3__q <= tag__3__d;
    asked__0__q <= asked__0__d;
    asked__1__q <= asked__1__d;
    asked__2__q <= asked__2__d;
    asked__3__q <= asked__3__d;
    got__0__q <= got__0__d;
    got__1__q <= got__1__d;
    got__2__q <= got__2__d;
    got__3__q <= got__3__d;
  end
endmodule

module pointers (
  input wire clock,
  input wire [2:0] issue_warp,
  output reg [3:0] issue_line,
  output reg [2:0] issue_offset,
  input wire issue_stay,
  input wire cross_valid,
  input wire [2:0] cross_warp,
  input wire cross_follow,
  input wire [3:0] cross_to,
  input wire cross_far,
  input wire cross_to_next,
  input wire [2:0] from_warp,
  output reg [3:0] from_line,
  output reg [2:0] from_offset,
  output reg from_points,
  input wire redirect_valid,
  input wire [2:0] redirect_warp,
  input wire [2:0] redirect_place,
  input wire redirect_follow,
  input wire [3:0] redirect_to,
  input wire redirect_far,
  input wire redirect_to_next,
  input wire redirect_to_prev,
  input wire redirect_stop,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [19:0] launch_pc,
  input wire [2:0] look_warp,
  output reg [3:0] left_line,
  output reg left_to_next,
  output reg left_to_prev,
  input wire [7:0] found_mask,
  input wire [19:0] found_pc,
  input wire found_taken,
  input wire [3:0] found_line,
  input wire found_ready,
  input wire found_bad,
  input wire evict_valid,
  input wire [3:0] evict_line,
  input wire done_valid,
  input wire [3:0] done_line,
  input wire [7:0] fetch_chosen,
  input wire [7:0] fetch_again,
  input wire [7:0] fetch_lacking,
  output reg [3:0] pointed_line__0,
  output reg [3:0] pointed_line__1,
  output reg [3:0] pointed_line__2,
  output reg [3:0] pointed_line__3,
  output reg [3:0] pointed_line__4,
  output reg [3:0] pointed_line__5,
  output reg [3:0] pointed_line__6,
  output reg [3:0] pointed_line__7,
  output reg [2:0] pointed_offset__0,
  output reg [2:0] pointed_offset__1,
  output reg [2:0] pointed_offset__2,
  output reg [2:0] pointed_offset__3,
  output reg [2:0] pointed_offset__4,
  output reg [2:0] pointed_offset__5,
  output reg [2:0] pointed_offset__6,
  output reg [2:0] pointed_offset__7,
  output reg [7:0] requests,
  output reg [7:0] seekers,
  output reg fill_stall
);
  localparam [7:0] one = 8'h1;
  localparam [2:0] place_mask = 3'h7;
  reg [7:0] a_mask;
  reg [7:0] x_mask;
  reg [7:0] b_mask;
  reg [7:0] l_mask;
  reg [7:0] moving;
  reg [7:0] filled;
  reg [7:0] ending;
  reg [7:0] repeated;
  reg [7:0] pointing_now;
  reg [7:0] here_now;
  reg [7:0] wanted_now;
  reg [7:0] seeking_now;
  reg [7:0] after_now;
  reg [7:0] before_now;
  reg [3:0] line__0__d;
  reg [3:0] line__0__q = 4'h0;
  reg [3:0] line__1__d;
  reg [3:0] line__1__q = 4'h0;
  reg [3:0] line__2__d;
  reg [3:0] line__2__q = 4'h0;
  reg [3:0] line__3__d;
  reg [3:0] line__3__q = 4'h0;
  reg [3:0] line__4__d;
  reg [3:0] line__4__q = 4'h0;
  reg [3:0] line__5__d;
  reg [3:0] line__5__q = 4'h0;
  reg [3:0] line__6__d;
  reg [3:0] line__6__q = 4'h0;
  reg [3:0] line__7__d;
  reg [3:0] line__7__q = 4'h0;
  reg [2:0] offset__0__d;
  reg [2:0] offset__0__q = 3'h0;
  reg [2:0] offset__1__d;
  reg [2:0] offset__1__q = 3'h0;
  reg [2:0] offset__2__d;
  reg [2:0] offset__2__q = 3'h0;
  reg [2:0] offset__3__d;
  reg [2:0] offset__3__q = 3'h0;
  reg [2:0] offset__4__d;
  reg [2:0] offset__4__q = 3'h0;
  reg [2:0] offset__5__d;
  reg [2:0] offset__5__q = 3'h0;
  reg [2:0] offset__6__d;
  reg [2:0] offset__6__q = 3'h0;
  reg [2:0] offset__7__d;
  reg [2:0] offset__7__q = 3'h0;
  reg [7:0] pointing__d;
  reg [7:0] pointing__q = 8'h0;
  reg [7:0] here__d;
  reg [7:0] here__q = 8'h0;
  reg [7:0] wanted__d;
  reg [7:0] wanted__q = 8'h0;
  reg [7:0] seeking__d;
  reg [7:0] seeking__q = 8'h0;
  reg [7:0] goes_next__d;
  reg [7:0] goes_next__q = 8'h0;
  reg [7:0] goes_prev__d;
  reg [7:0] goes_prev__q = 8'h0;
  always @(*) begin
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    line__4__d = line__4__q;
    line__5__d = line__5__q;
    line__6__d = line__6__q;
    line__7__d = line__7__q;
    offset__0__d = offset__0__q;
    offset__1__d = offset__1__q;
    offset__2__d = offset__2__q;
    offset__3__d = offset__3__q;
    offset__4__d = offset__4__q;
    offset__5__d = offset__5__q;
    offset__6__d = offset__6__q;
    offset__7__d = offset__7__q;
    pointed_line__0 = line__0__q;
    pointed_offset__0 = offset__0__q;
    pointed_line__1 = line__1__q;
    pointed_offset__1 = offset__1__q;
    pointed_line__2 = line__2__q;
    pointed_offset__2 = offset__2__q;
    pointed_line__3 = line__3__q;
    pointed_offset__3 = offset__3__q;
    pointed_line__4 = line__4__q;
    pointed_offset__4 = offset__4__q;
    pointed_line__5 = line__5__q;
    pointed_offset__5 = offset__5__q;
    pointed_line__6 = line__6__q;
    pointed_offset__6 = offset__6__q;
    pointed_line__7 = line__7__q;
    pointed_offset__7 = offset__7__q;
    issue_line = 4'h0;
    issue_offset = 3'h0;
    from_line = 4'h0;
    from_offset = 3'h0;
    from_points = 1'h0;
    left_line = 4'h0;
    left_to_next = 1'h0;
    left_to_prev = 1'h0;
    if ((issue_warp == 3'h0)) begin
      issue_line = (issue_line | line__0__q);
      issue_offset = (issue_offset | offset__0__q);
    end
    if ((from_warp == 3'h0)) begin
      from_line = (from_line | line__0__q);
      from_offset = (from_offset | offset__0__q);
      from_points = (from_points | pointing__q[0]);
    end
    if ((look_warp == 3'h0)) begin
      left_line = (left_line | line__0__q);
      left_to_next = (left_to_next | goes_next__q[0]);
      left_to_prev = (left_to_prev | goes_prev__q[0]);
    end
    if ((issue_warp == 3'h1)) begin
      issue_line = (issue_line | line__1__q);
      issue_offset = (issue_offset | offset__1__q);
    end
    if ((from_warp == 3'h1)) begin
      from_line = (from_line | line__1__q);
      from_offset = (from_offset | offset__1__q);
      from_points = (from_points | pointing__q[1]);
    end
    if ((look_warp == 3'h1)) begin
      left_line = (left_line | line__1__q);
      left_to_next = (left_to_next | goes_next__q[1]);
      left_to_prev = (left_to_prev | goes_prev__q[1]);
    end
    if ((issue_warp == 3'h2)) begin
      issue_line = (issue_line | line__2__q);
      issue_offset = (issue_offset | offset__2__q);
    end
    if ((from_warp == 3'h2)) begin
      from_line = (from_line | line__2__q);
      from_offset = (from_offset | offset__2__q);
      from_points = (from_points | pointing__q[2]);
    end
    if ((look_warp == 3'h2)) begin
      left_line = (left_line | line__2__q);
      left_to_next = (left_to_next | goes_next__q[2]);
      left_to_prev = (left_to_prev | goes_prev__q[2]);
    end
    if ((issue_warp == 3'h3)) begin
      issue_line = (issue_line | line__3__q);
      issue_offset = (issue_offset | offset__3__q);
    end
    if ((from_warp == 3'h3)) begin
      from_line = (from_line | line__3__q);
      from_offset = (from_offset | offset__3__q);
      from_points = (from_points | pointing__q[3]);
    end
    if ((look_warp == 3'h3)) begin
      left_line = (left_line | line__3__q);
      left_to_next = (left_to_next | goes_next__q[3]);
      left_to_prev = (left_to_prev | goes_prev__q[3]);
    end
    if ((issue_warp == 3'h4)) begin
      issue_line = (issue_line | line__4__q);
      issue_offset = (issue_offset | offset__4__q);
    end
    if ((from_warp == 3'h4)) begin
      from_line = (from_line | line__4__q);
      from_offset = (from_offset | offset__4__q);
      from_points = (from_points | pointing__q[4]);
    end
    if ((look_warp == 3'h4)) begin
      left_line = (left_line | line__4__q);
      left_to_next = (left_to_next | goes_next__q[4]);
      left_to_prev = (left_to_prev | goes_prev__q[4]);
    end
    if ((issue_warp == 3'h5)) begin
      issue_line = (issue_line | line__5__q);
      issue_offset = (issue_offset | offset__5__q);
    end
    if ((from_warp == 3'h5)) begin
      from_line = (from_line | line__5__q);
      from_offset = (from_offset | offset__5__q);
      from_points = (from_points | pointing__q[5]);
    end
    if ((look_warp == 3'h5)) begin
      left_line = (left_line | line__5__q);
      left_to_next = (left_to_next | goes_next__q[5]);
      left_to_prev = (left_to_prev | goes_prev__q[5]);
    end
    if ((issue_warp == 3'h6)) begin
      issue_line = (issue_line | line__6__q);
      issue_offset = (issue_offset | offset__6__q);
    end
    if ((from_warp == 3'h6)) begin
      from_line = (from_line | line__6__q);
      from_offset = (from_offset | offset__6__q);
      from_points = (from_points | pointing__q[6]);
    end
    if ((look_warp == 3'h6)) begin
      left_line = (left_line | line__6__q);
      left_to_next = (left_to_next | goes_next__q[6]);
      left_to_prev = (left_to_prev | goes_prev__q[6]);
    end
    if ((issue_warp == 3'h7)) begin
      issue_line = (issue_line | line__7__q);
      issue_offset = (issue_offset | offset__7__q);
    end
    if ((from_warp == 3'h7)) begin
      from_line = (from_line | line__7__q);
      from_offset = (from_offset | offset__7__q);
      from_points = (from_points | pointing__q[7]);
    end
    if ((look_warp == 3'h7)) begin
      left_line = (left_line | line__7__q);
      left_to_next = (left_to_next | goes_next__q[7]);
      left_to_prev = (left_to_prev | goes_prev__q[7]);
    end
    requests = (wanted__q & here__q);
    fill_stall = (|((wanted__q & pointing__q) & {~here__q}));
    a_mask = 8'h0;
    if (issue_stay) begin
      a_mask = {one << issue_warp};
    end
    x_mask = 8'h0;
    if (cross_valid) begin
      x_mask = {one << cross_warp};
    end
    b_mask = 8'h0;
    if (redirect_valid) begin
      b_mask = {one << redirect_warp};
    end
    l_mask = 8'h0;
    if (launch_valid) begin
      l_mask = {one << launch_warp};
    end
    seekers = (seeking__q & {~b_mask});
    moving = (((a_mask | x_mask) | b_mask) | l_mask);
    pointing_now = (pointing__q & {~l_mask});
    filled = 8'h0;
    if ((done_valid & (done_line == line__0__q))) begin
      filled = {filled[7:1], 1'h1};
    end
    if ((done_valid & (done_line == line__1__q))) begin
      filled = {filled[7:2], 1'h1, filled[0]};
    end
    if ((done_valid & (done_line == line__2__q))) begin
      filled = {filled[7:3], 1'h1, filled[1:0]};
    end
    if ((done_valid & (done_line == line__3__q))) begin
      filled = {filled[7:4], 1'h1, filled[2:0]};
    end
    if ((done_valid & (done_line == line__4__q))) begin
      filled = {filled[7:5], 1'h1, filled[3:0]};
    end
    if ((done_valid & (done_line == line__5__q))) begin
      filled = {filled[7:6], 1'h1, filled[4:0]};
    end
    if ((done_valid & (done_line == line__6__q))) begin
      filled = {filled[7], 1'h1, filled[5:0]};
    end
    if ((done_valid & (done_line == line__7__q))) begin
      filled = {1'h1, filled[6:0]};
    end
    here_now = ((here__q | filled) & pointing_now);
    ending = 8'h0;
    if (redirect_stop) begin
      ending = b_mask;
    end
    wanted_now = (wanted__q & {~ending});
    if (found_bad) begin
      wanted_now = (wanted_now & {~found_mask});
    end
    wanted_now = (((((wanted_now & {~fetch_chosen}) | a_mask) | x_mask) | (b_mask & {~ending})) | l_mask);
    repeated = (pointing__q & {~b_mask});
    wanted_now = (wanted_now | (repeated & fetch_again));
    seeking_now = ((seeking__q & {~b_mask}) | l_mask);
    after_now = (goes_next__q & {~moving});
    before_now = (goes_prev__q & {~moving});
    if (redirect_far) begin
      seeking_now = (seeking_now | b_mask);
      if (redirect_to_next) begin
        after_now = (after_now | b_mask);
      end
      if (redirect_to_prev) begin
        before_now = (before_now | b_mask);
      end
    end
    if ((redirect_far | redirect_stop)) begin
      pointing_now = (pointing_now & {~b_mask});
      here_now = (here_now & {~b_mask});
    end
    if (redirect_follow) begin
      here_now = (here_now | b_mask);
    end
    if (found_taken) begin
      pointing_now = (pointing_now | found_mask);
      if (found_ready) begin
        here_now = (here_now | found_mask);
      end
    end
    if ((found_taken | found_bad)) begin
      seeking_now = (seeking_now & {~found_mask});
    end
    if (cross_far) begin
      pointing_now = (pointing_now & {~x_mask});
      here_now = (here_now & {~x_mask});
      seeking_now = (seeking_now | x_mask);
      if (cross_to_next) begin
        after_now = (after_now | x_mask);
      end
    end
    if (cross_follow) begin
      here_now = (here_now | x_mask);
    end
    here_now = (here_now & {~(fetch_lacking & {~filled})});
    if (a_mask[0]) begin
      offset__0__d = {offset__0__q + 3'h1};
    end
    if (x_mask[0]) begin
      offset__0__d = 3'h0;
    end
    if (b_mask[0]) begin
      offset__0__d = redirect_place;
    end
    if (found_mask[0]) begin
      offset__0__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[0] & redirect_follow)) begin
      line__0__d = redirect_to;
    end
    if ((x_mask[0] & cross_follow)) begin
      line__0__d = cross_to;
    end
    if ((found_mask[0] & found_taken)) begin
      line__0__d = found_line;
    end
    if ((evict_valid & (evict_line == line__0__q))) begin
      after_now = {after_now[7:1], 1'h0};
      before_now = {before_now[7:1], 1'h0};
    end
    if (a_mask[1]) begin
      offset__1__d = {offset__1__q + 3'h1};
    end
    if (x_mask[1]) begin
      offset__1__d = 3'h0;
    end
    if (b_mask[1]) begin
      offset__1__d = redirect_place;
    end
    if (found_mask[1]) begin
      offset__1__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[1] & redirect_follow)) begin
      line__1__d = redirect_to;
    end
    if ((x_mask[1] & cross_follow)) begin
      line__1__d = cross_to;
    end
    if ((found_mask[1] & found_taken)) begin
      line__1__d = found_line;
    end
    if ((evict_valid & (evict_line == line__1__q))) begin
      after_now = {after_now[7:2], 1'h0, after_now[0]};
      before_now = {before_now[7:2], 1'h0, before_now[0]};
    end
    if (a_mask[2]) begin
      offset__2__d = {offset__2__q + 3'h1};
    end
    if (x_mask[2]) begin
      offset__2__d = 3'h0;
    end
    if (b_mask[2]) begin
      offset__2__d = redirect_place;
    end
    if (found_mask[2]) begin
      offset__2__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[2] & redirect_follow)) begin
      line__2__d = redirect_to;
    end
    if ((x_mask[2] & cross_follow)) begin
      line__2__d = cross_to;
    end
    if ((found_mask[2] & found_taken)) begin
      line__2__d = found_line;
    end
    if ((evict_valid & (evict_line == line__2__q))) begin
      after_now = {after_now[7:3], 1'h0, after_now[1:0]};
      before_now = {before_now[7:3], 1'h0, before_now[1:0]};
    end
    if (a_mask[3]) begin
      offset__3__d = {offset__3__q + 3'h1};
    end
    if (x_mask[3]) begin
      offset__3__d = 3'h0;
    end
    if (b_mask[3]) begin
      offset__3__d = redirect_place;
    end
    if (found_mask[3]) begin
      offset__3__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[3] & redirect_follow)) begin
      line__3__d = redirect_to;
    end
    if ((x_mask[3] & cross_follow)) begin
      line__3__d = cross_to;
    end
    if ((found_mask[3] & found_taken)) begin
      line__3__d = found_line;
    end
    if ((evict_valid & (evict_line == line__3__q))) begin
      after_now = {after_now[7:4], 1'h0, after_now[2:0]};
      before_now = {before_now[7:4], 1'h0, before_now[2:0]};
    end
    if (a_mask[4]) begin
      offset__4__d = {offset__4__q + 3'h1};
    end
    if (x_mask[4]) begin
      offset__4__d = 3'h0;
    end
    if (b_mask[4]) begin
      offset__4__d = redirect_place;
    end
    if (found_mask[4]) begin
      offset__4__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[4] & redirect_follow)) begin
      line__4__d = redirect_to;
    end
    if ((x_mask[4] & cross_follow)) begin
      line__4__d = cross_to;
    end
    if ((found_mask[4] & found_taken)) begin
      line__4__d = found_line;
    end
    if ((evict_valid & (evict_line == line__4__q))) begin
      after_now = {after_now[7:5], 1'h0, after_now[3:0]};
      before_now = {before_now[7:5], 1'h0, before_now[3:0]};
    end
    if (a_mask[5]) begin
      offset__5__d = {offset__5__q + 3'h1};
    end
    if (x_mask[5]) begin
      offset__5__d = 3'h0;
    end
    if (b_mask[5]) begin
      offset__5__d = redirect_place;
    end
    if (found_mask[5]) begin
      offset__5__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[5] & redirect_follow)) begin
      line__5__d = redirect_to;
    end
    if ((x_mask[5] & cross_follow)) begin
      line__5__d = cross_to;
    end
    if ((found_mask[5] & found_taken)) begin
      line__5__d = found_line;
    end
    if ((evict_valid & (evict_line == line__5__q))) begin
      after_now = {after_now[7:6], 1'h0, after_now[4:0]};
      before_now = {before_now[7:6], 1'h0, before_now[4:0]};
    end
    if (a_mask[6]) begin
      offset__6__d = {offset__6__q + 3'h1};
    end
    if (x_mask[6]) begin
      offset__6__d = 3'h0;
    end
    if (b_mask[6]) begin
      offset__6__d = redirect_place;
    end
    if (found_mask[6]) begin
      offset__6__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[6] & redirect_follow)) begin
      line__6__d = redirect_to;
    end
    if ((x_mask[6] & cross_follow)) begin
      line__6__d = cross_to;
    end
    if ((found_mask[6] & found_taken)) begin
      line__6__d = found_line;
    end
    if ((evict_valid & (evict_line == line__6__q))) begin
      after_now = {after_now[7], 1'h0, after_now[5:0]};
      before_now = {before_now[7], 1'h0, before_now[5:0]};
    end
    if (a_mask[7]) begin
      offset__7__d = {offset__7__q + 3'h1};
    end
    if (x_mask[7]) begin
      offset__7__d = 3'h0;
    end
    if (b_mask[7]) begin
      offset__7__d = redirect_place;
    end
    if (found_mask[7]) begin
      offset__7__d = (found_pc[2:0] & place_mask);
    end
    if ((b_mask[7] & redirect_follow)) begin
      line__7__d = redirect_to;
    end
    if ((x_mask[7] & cross_follow)) begin
      line__7__d = cross_to;
    end
    if ((found_mask[7] & found_taken)) begin
      line__7__d = found_line;
    end
    if ((evict_valid & (evict_line == line__7__q))) begin
      after_now = {1'h0, after_now[6:0]};
      before_now = {1'h0, before_now[6:0]};
    end
    pointing__d = pointing_now;
    here__d = here_now;
    wanted__d = wanted_now;
    seeking__d = seeking_now;
    goes_next__d = after_now;
    goes_prev__d = before_now;
  end
  always @(posedge clock) begin
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    line__4__q <= line__4__d;
    line__5__q <= line__5__d;
    line__6__q <= line__6__d;
    line__7__q <= line__7__d;
    offset__0__q <= offset__0__d;
    offset__1__q <= offset__1__d;
    offset__2__q <= offset__2__d;
    offset__3__q <= offset__3__d;
    offset__4__q <= offset__4__d;
    offset__5__q <= offset__5__d;
    offset__6__q <= offset__6__d;
    offset__7__q <= offset__7__d;
    pointing__q <= pointing__d;
    here__q <= here__d;
    wanted__q <= wanted__d;
    seeking__q <= seeking__d;
    goes_next__q <= goes_next__d;
    goes_prev__q <= goes_prev__d;
  end
endmodule

module words (
  input wire clock,
  input wire read_enable,
  input wire [5:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module behind (
  input wire [7:0] candidates,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] covered;
  reg [7:0] single;
  reg [2:0] number;
  always @(*) begin
    covered = (candidates | {candidates << 32'h1});
    covered = (covered | {covered << 32'h2});
    covered = (covered | {covered << 32'h4});
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    single = (covered & {~{covered << 32'h1}});
    chosen = single;
    index = 3'h0;
    number = 3'h0;
    if (single[0]) begin
      index = (index | number);
    end
    number = 3'h1;
    if (single[1]) begin
      index = (index | number);
    end
    number = 3'h2;
    if (single[2]) begin
      index = (index | number);
    end
    number = 3'h3;
    if (single[3]) begin
      index = (index | number);
    end
    number = 3'h4;
    if (single[4]) begin
      index = (index | number);
    end
    number = 3'h5;
    if (single[5]) begin
      index = (index | number);
    end
    number = 3'h6;
    if (single[6]) begin
      index = (index | number);
    end
    number = 3'h7;
    if (single[7]) begin
      index = (index | number);
    end
    valid = (|candidates);
  end
endmodule

module choice (
  input wire [7:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] later;
  reg [7:0] behind__candidates;
  wire behind__valid;
  wire [2:0] behind__index;
  wire [7:0] behind__chosen;
  reg [7:0] any__candidates;
  wire any__valid;
  wire [2:0] any__index;
  wire [7:0] any__chosen;
  always @(*) begin
    later = 8'h0;
    if ((last < 3'h0)) begin
      later = {later[7:1], requests[0]};
    end
    if ((last < 3'h1)) begin
      later = {later[7:2], requests[1], later[0]};
    end
    if ((last < 3'h2)) begin
      later = {later[7:3], requests[2], later[1:0]};
    end
    if ((last < 3'h3)) begin
      later = {later[7:4], requests[3], later[2:0]};
    end
    if ((last < 3'h4)) begin
      later = {later[7:5], requests[4], later[3:0]};
    end
    if ((last < 3'h5)) begin
      later = {later[7:6], requests[5], later[4:0]};
    end
    if ((last < 3'h6)) begin
      later = {later[7], requests[6], later[5:0]};
    end
    if ((last < 3'h7)) begin
      later = {requests[7], later[6:0]};
    end
    behind__candidates = later;
    any__candidates = requests;
    chosen = any__chosen;
    index = any__index;
    if (behind__valid) begin
      chosen = behind__chosen;
      index = behind__index;
    end
    valid = any__valid;
  end
  behind behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  behind any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule

module fetcher (
  input wire clock,
  input wire [7:0] requests,
  input wire [3:0] pointed_line__0,
  input wire [3:0] pointed_line__1,
  input wire [3:0] pointed_line__2,
  input wire [3:0] pointed_line__3,
  input wire [3:0] pointed_line__4,
  input wire [3:0] pointed_line__5,
  input wire [3:0] pointed_line__6,
  input wire [3:0] pointed_line__7,
  input wire [2:0] pointed_offset__0,
  input wire [2:0] pointed_offset__1,
  input wire [2:0] pointed_offset__2,
  input wire [2:0] pointed_offset__3,
  input wire [2:0] pointed_offset__4,
  input wire [2:0] pointed_offset__5,
  input wire [2:0] pointed_offset__6,
  input wire [2:0] pointed_offset__7,
  output reg [7:0] turn_chosen,
  output reg [7:0] turn_again,
  output reg [7:0] turn_lacking,
  input wire write_valid,
  input wire [31:0] write_data__0,
  input wire [31:0] write_data__1,
  input wire [31:0] write_data__2,
  input wire [31:0] write_data__3,
  input wire [5:0] write_at,
  input wire replaced_valid,
  input wire [3:0] replaced_line,
  input wire [16:0] replaced_tag,
  input wire flush,
  input wire [15:0] loaded,
  input wire woke_valid,
  input wire [3:0] woke_line,
  input wire [19:0] program_length,
  input wire fault_busy,
  output reg fetched_valid,
  output reg [2:0] fetched_warp,
  output reg [31:0] fetched_low,
  output reg [31:0] fetched_high,
  output reg fault_valid,
  output reg [2:0] fault_warp,
  output reg [19:0] fault_pc
);
  localparam choice_register = 1'h0;
  localparam [3:0] row_bits = 4'h7;
  localparam [5:0] half_place_bits = 6'h2;
  localparam [19:0] place_mask = 20'h7;
  localparam [19:0] place_bits = 20'h3;
  reg read_valid;
  reg [2:0] read_warp;
  reg [7:0] read_mask;
  reg [3:0] read_line;
  reg [2:0] read_place;
  reg [5:0] read_at;
  reg [19:0] end_place;
  reg outside;
  reg there;
  reg came;
  reg waits;
  reg [19:0] part_0;
  reg [15:0] part_1;
  reg words__0__read_enable;
  reg [5:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [5:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg words__1__read_enable;
  reg [5:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [5:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg words__2__read_enable;
  reg [5:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [5:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg words__3__read_enable;
  reg [5:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [5:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [7:0] choice__requests;
  reg [2:0] choice__last;
  wire choice__valid;
  wire [2:0] choice__index;
  wire [7:0] choice__chosen;
  reg picked_valid__d;
  reg picked_valid__q = 1'h0;
  reg [2:0] picked_warp__d;
  reg [2:0] picked_warp__q = 3'h0;
  reg [7:0] picked_mask__d;
  reg [7:0] picked_mask__q = 8'h0;
  reg got_valid__d;
  reg got_valid__q = 1'h0;
  reg [2:0] got_warp__d;
  reg [2:0] got_warp__q = 3'h0;
  reg [7:0] got_mask__d;
  reg [7:0] got_mask__q = 8'h0;
  reg [3:0] got_from__d;
  reg [3:0] got_from__q = 4'h0;
  reg [2:0] got_place__d;
  reg [2:0] got_place__q = 3'h0;
  reg [15:0] got_row__d;
  reg [15:0] got_row__q = 16'h0;
  reg last_line__d_valid;
  reg last_line__q_valid = 1'h0;
  reg [3:0] last_line__d_line;
  reg [3:0] last_line__q_line = 4'h0;
  always @(*) begin
    part_0 = 20'h0;
    part_1 = 16'h0;
    picked_warp__d = picked_warp__q;
    got_warp__d = got_warp__q;
    got_from__d = got_from__q;
    got_place__d = got_place__q;
    got_row__d = got_row__q;
    last_line__d_valid = last_line__q_valid;
    last_line__d_line = last_line__q_line;
    choice__requests = requests;
    turn_chosen = choice__chosen;
    picked_valid__d = choice__valid;
    picked_mask__d = choice__chosen;
    if (choice__valid) begin
      picked_warp__d = choice__index;
    end
    choice__last = got_warp__q;
    read_valid = choice__valid;
    read_warp = choice__index;
    read_mask = choice__chosen;
    if (choice_register) begin
      choice__last = picked_warp__q;
      read_valid = picked_valid__q;
      read_warp = picked_warp__q;
      read_mask = picked_mask__q;
    end
    read_line = 4'h0;
    read_place = 3'h0;
    if (read_mask[0]) begin
      read_line = (read_line | pointed_line__0);
      read_place = (read_place | pointed_offset__0);
    end
    if (read_mask[1]) begin
      read_line = (read_line | pointed_line__1);
      read_place = (read_place | pointed_offset__1);
    end
    if (read_mask[2]) begin
      read_line = (read_line | pointed_line__2);
      read_place = (read_place | pointed_offset__2);
    end
    if (read_mask[3]) begin
      read_line = (read_line | pointed_line__3);
      read_place = (read_place | pointed_offset__3);
    end
    if (read_mask[4]) begin
      read_line = (read_line | pointed_line__4);
      read_place = (read_place | pointed_offset__4);
    end
    if (read_mask[5]) begin
      read_line = (read_line | pointed_line__5);
      read_place = (read_place | pointed_offset__5);
    end
    if (read_mask[6]) begin
      read_line = (read_line | pointed_line__6);
      read_place = (read_place | pointed_offset__6);
    end
    if (read_mask[7]) begin
      read_line = (read_line | pointed_line__7);
      read_place = (read_place | pointed_offset__7);
    end
    got_valid__d = read_valid;
    got_mask__d = read_mask;
    if (read_valid) begin
      got_warp__d = read_warp;
      got_from__d = read_line;
      got_place__d = read_place;
      got_row__d = {loaded >> (read_line & {~row_bits})};
    end
    read_at = ({{2'h0, read_line} << half_place_bits} | {3'h0, {read_place >> 32'h1}});
    words__0__read_enable = read_valid;
    words__0__read_address = read_at;
    words__0__write_enable = write_valid;
    words__0__write_address = write_at;
    words__0__write_data = write_data__0;
    words__1__read_enable = read_valid;
    words__1__read_address = read_at;
    words__1__write_enable = write_valid;
    words__1__write_address = write_at;
    words__1__write_data = write_data__1;
    words__2__read_enable = read_valid;
    words__2__read_address = read_at;
    words__2__write_enable = write_valid;
    words__2__write_address = write_at;
    words__2__write_data = write_data__2;
    words__3__read_enable = read_valid;
    words__3__read_address = read_at;
    words__3__write_enable = write_valid;
    words__3__write_address = write_at;
    words__3__write_data = write_data__3;
    if (replaced_valid) begin
      part_0 = {program_length >> place_bits};
      if ((replaced_tag == part_0[16:0])) begin
        last_line__d_valid = 1'h1;
        last_line__d_line = replaced_line;
      end else begin
        if ((replaced_line == last_line__q_line)) begin
          last_line__d_valid = 1'h0;
        end
      end
    end
    if (flush) begin
      last_line__d_valid = 1'h0;
    end
    end_place = (program_length & place_mask);
    outside = ((last_line__q_valid & (last_line__q_line == got_from__q)) & ({17'h0, got_place__q} >= end_place));
    fault_pc = ((program_length & {~place_mask}) | {17'h0, got_place__q});
    part_1 = got_row__q >> (got_from__q & row_bits);
    there = part_1[0];
    came = (woke_valid & (woke_line == got_from__q));
    waits = (((!there) | came) | fault_busy);
    turn_again = 8'h0;
    turn_lacking = 8'h0;
    if (waits) begin
      turn_again = got_mask__q;
    end
    if (((!there) & (!came))) begin
      turn_lacking = got_mask__q;
    end
    if (got_place__q[0]) begin
      fetched_low = words__2__read_data;
      fetched_high = words__3__read_data;
    end else begin
      fetched_low = words__0__read_data;
      fetched_high = words__1__read_data;
    end
    fetched_warp = got_warp__q;
    fault_warp = got_warp__q;
    fault_valid = ((got_valid__q & (!waits)) & outside);
    fetched_valid = ((got_valid__q & (!waits)) & (!outside));
  end
  always @(posedge clock) begin
    picked_valid__q <= picked_valid__d;
    picked_warp__q <= picked_warp__d;
    picked_mask__q <= picked_mask__d;
    got_valid__q <= got_valid__d;
    got_warp__q <= got_warp__d;
    got_mask__q <= got_mask__d;
    got_from__q <= got_from__d;
    got_place__q <= got_place__d;
    got_row__q <= got_row__d;
    last_line__q_valid <= last_line__d_valid;
    last_line__q_line <= last_line__d_line;
  end
  words words__0 (
    .clock(clock),
    .read_enable(words__0__read_enable),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  words words__1 (
    .clock(clock),
    .read_enable(words__1__read_enable),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  words words__2 (
    .clock(clock),
    .read_enable(words__2__read_enable),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  words words__3 (
    .clock(clock),
    .read_enable(words__3__read_enable),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  choice choice (
    .requests(choice__requests),
    .last(choice__last),
    .valid(choice__valid),
    .index(choice__index),
    .chosen(choice__chosen)
  );
endmodule

module behind_2 (
  input wire [15:0] candidates,
  output reg valid,
  output reg [3:0] index,
  output reg [15:0] chosen
);
  reg [15:0] covered;
  reg [15:0] single;
  reg [3:0] number;
  always @(*) begin
    covered = (candidates | {candidates << 32'h1});
    covered = (covered | {covered << 32'h2});
    covered = (covered | {covered << 32'h4});
    covered = (covered | {covered << 32'h8});
    covered = (covered | 16'h0);
    covered = (covered | 16'h0);
    single = (covered & {~{covered << 32'h1}});
    chosen = single;
    index = 4'h0;
    number = 4'h0;
    if (single[0]) begin
      index = (index | number);
    end
    number = 4'h1;
    if (single[1]) begin
      index = (index | number);
    end
    number = 4'h2;
    if (single[2]) begin
      index = (index | number);
    end
    number = 4'h3;
    if (single[3]) begin
      index = (index | number);
    end
    number = 4'h4;
    if (single[4]) begin
      index = (index | number);
    end
    number = 4'h5;
    if (single[5]) begin
      index = (index | number);
    end
    number = 4'h6;
    if (single[6]) begin
      index = (index | number);
    end
    number = 4'h7;
    if (single[7]) begin
      index = (index | number);
    end
    number = 4'h8;
    if (single[8]) begin
      index = (index | number);
    end
    number = 4'h9;
    if (single[9]) begin
      index = (index | number);
    end
    number = 4'ha;
    if (single[10]) begin
      index = (index | number);
    end
    number = 4'hb;
    if (single[11]) begin
      index = (index | number);
    end
    number = 4'hc;
    if (single[12]) begin
      index = (index | number);
    end
    number = 4'hd;
    if (single[13]) begin
      index = (index | number);
    end
    number = 4'he;
    if (single[14]) begin
      index = (index | number);
    end
    number = 4'hf;
    if (single[15]) begin
      index = (index | number);
    end
    valid = (|candidates);
  end
endmodule

module way_choice (
  input wire [15:0] requests,
  input wire [3:0] last,
  output reg valid,
  output reg [3:0] index,
  output reg [15:0] chosen
);
  reg [15:0] later;
  reg [15:0] behind__candidates;
  wire behind__valid;
  wire [3:0] behind__index;
  wire [15:0] behind__chosen;
  reg [15:0] any__candidates;
  wire any__valid;
  wire [3:0] any__index;
  wire [15:0] any__chosen;
  always @(*) begin
    later = 16'h0;
    if ((last < 4'h0)) begin
      later = {later[15:1], requests[0]};
    end
    if ((last < 4'h1)) begin
      later = {later[15:2], requests[1], later[0]};
    end
    if ((last < 4'h2)) begin
      later = {later[15:3], requests[2], later[1:0]};
    end
    if ((last < 4'h3)) begin
      later = {later[15:4], requests[3], later[2:0]};
    end
    if ((last < 4'h4)) begin
      later = {later[15:5], requests[4], later[3:0]};
    end
    if ((last < 4'h5)) begin
      later = {later[15:6], requests[5], later[4:0]};
    end
    if ((last < 4'h6)) begin
      later = {later[15:7], requests[6], later[5:0]};
    end
    if ((last < 4'h7)) begin
      later = {later[15:8], requests[7], later[6:0]};
    end
    if ((last < 4'h8)) begin
      later = {later[15:9], requests[8], later[7:0]};
    end
    if ((last < 4'h9)) begin
      later = {later[15:10], requests[9], later[8:0]};
    end
    if ((last < 4'ha)) begin
      later = {later[15:11], requests[10], later[9:0]};
    end
    if ((last < 4'hb)) begin
      later = {later[15:12], requests[11], later[10:0]};
    end
    if ((last < 4'hc)) begin
      later = {later[15:13], requests[12], later[11:0]};
    end
    if ((last < 4'hd)) begin
      later = {later[15:14], requests[13], later[12:0]};
    end
    if ((last < 4'he)) begin
      later = {later[15], requests[14], later[13:0]};
    end
    if ((last < 4'hf)) begin
      later = {requests[15], later[14:0]};
    end
    behind__candidates = later;
    any__candidates = requests;
    chosen = any__chosen;
    index = any__index;
    if (behind__valid) begin
      chosen = behind__chosen;
      index = behind__index;
    end
    valid = any__valid;
  end
  behind_2 behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  behind_2 any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule

module lookup (
  input wire clock,
  input wire [7:0] seekers,
  input wire [19:0] pc,
  input wire hit,
  input wire [3:0] hit_line,
  input wire [3:0] left_line,
  input wire left_to_next,
  input wire left_to_prev,
  input wire [19:0] program_length,
  input wire [15:0] open,
  input wire [15:0] loaded,
  input wire refill_free,
  input wire settled,
  output reg valid,
  output reg [2:0] warp,
  output reg [2:0] match_warp,
  output reg [16:0] tag,
  output reg replaced_valid,
  output reg [3:0] replaced_line,
  output reg [15:0] replaced_mask,
  output reg [16:0] replaced_tag,
  output reg [7:0] found_mask,
  output reg [19:0] found_pc,
  output reg found_taken,
  output reg [3:0] found_line,
  output reg found_ready,
  output reg found_bad,
  output reg fault_valid,
  output reg [2:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg bar_all,
  output reg bar_evicted,
  output reg join_valid,
  output reg join_neighbours,
  output reg [3:0] join_first,
  output reg [3:0] join_second,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail
);
  localparam several_sets = 1'h0;
  localparam [15:0] one_line = 16'h1;
  localparam [3:0] set_bits = 4'h0;
  localparam [3:0] set_mask = 4'h0;
  localparam [19:0] place_bits = 20'h3;
  reg [7:0] candidates;
  reg [3:0] set;
  reg [3:0] way;
  reg [3:0] at;
  reg [15:0] victim;
  reg [15:0] suitable;
  reg [15:0] fresh;
  reg going;
  reg gets;
  reg [7:0] eager;
  reg [7:0] still_owed;
  reg [19:0] part_0;
  reg [15:0] part_1;
  reg [15:0] part_2;
  reg [15:0] part_3;
  reg [15:0] part_4;
  reg [15:0] part_5;
  reg [15:0] part_6;
  reg [15:0] part_7;
  reg [15:0] part_8;
  reg [15:0] part_9;
  reg [15:0] part_10;
  reg [15:0] part_11;
  reg [15:0] part_12;
  reg [15:0] part_13;
  reg [15:0] part_14;
  reg [15:0] part_15;
  reg [15:0] part_16;
  reg [15:0] part_17;
  reg [15:0] part_18;
  reg [15:0] part_19;
  reg [15:0] part_20;
  reg [15:0] part_21;
  reg [15:0] part_22;
  reg [15:0] part_23;
  reg [15:0] part_24;
  reg [15:0] part_25;
  reg [15:0] part_26;
  reg [15:0] part_27;
  reg [15:0] part_28;
  reg [15:0] part_29;
  reg [15:0] part_30;
  reg [15:0] part_31;
  reg [15:0] part_32;
  reg [19:0] part_33;
  reg [7:0] look_choice__requests;
  reg [2:0] look_choice__last;
  wire look_choice__valid;
  wire [2:0] look_choice__index;
  wire [7:0] look_choice__chosen;
  reg look_valid__d;
  reg look_valid__q = 1'h0;
  reg [2:0] look__d_warp;
  reg [2:0] look__q_warp = 3'h0;
  reg [7:0] look__d_mask;
  reg [7:0] look__q_mask = 8'h0;
  reg match_valid__d;
  reg match_valid__q = 1'h0;
  reg [2:0] matched__d_warp;
  reg [2:0] matched__q_warp = 3'h0;
  reg [7:0] matched__d_mask;
  reg [7:0] matched__q_mask = 8'h0;
  reg [19:0] matched__d_pc;
  reg [19:0] matched__q_pc = 20'h0;
  reg [15:0] way_choice__requests;
  reg [3:0] way_choice__last;
  wire way_choice__valid;
  wire [3:0] way_choice__index;
  wire [15:0] way_choice__chosen;
  reg [3:0] last_way__d;
  reg [3:0] last_way__q = 4'h0;
  reg end_valid__d;
  reg end_valid__q = 1'h0;
  reg [2:0] ended__d_warp;
  reg [2:0] ended__q_warp = 3'h0;
  reg [7:0] ended__d_mask;
  reg [7:0] ended__q_mask = 8'h0;
  reg [19:0] ended__d_pc;
  reg [19:0] ended__q_pc = 20'h0;
  reg end_bad__d;
  reg end_bad__q = 1'h0;
  reg end_hit__d;
  reg end_hit__q = 1'h0;
  reg [3:0] end_place__d;
  reg [3:0] end_place__q = 4'h0;
  reg end_found__d;
  reg end_found__q = 1'h0;
  reg [3:0] end_way__d;
  reg [3:0] end_way__q = 4'h0;
  reg [15:0] end_line__d;
  reg [15:0] end_line__q = 16'h0;
  reg [3:0] end_left__d;
  reg [3:0] end_left__q = 4'h0;
  reg end_next__d;
  reg end_next__q = 1'h0;
  reg end_prev__d;
  reg end_prev__q = 1'h0;
  reg end_locked__d;
  reg end_locked__q = 1'h0;
  reg end_owed__d;
  reg end_owed__q = 1'h0;
  reg lost__d;
  reg lost__q = 1'h0;
  reg [7:0] lost_mask__d;
  reg [7:0] lost_mask__q = 8'h0;
  reg lost_owed__d;
  reg lost_owed__q = 1'h0;
  reg lost_refill__d;
  reg lost_refill__q = 1'h0;
  reg [7:0] owed__d;
  reg [7:0] owed__q = 8'h0;
  reg alone_now__d;
  reg alone_now__q = 1'h0;
  reg second__d;
  reg second__q = 1'h0;
  always @(*) begin
    part_0 = 20'h0;
    part_1 = 16'h0;
    part_2 = 16'h0;
    part_3 = 16'h0;
    part_4 = 16'h0;
    part_5 = 16'h0;
    part_6 = 16'h0;
    part_7 = 16'h0;
    part_8 = 16'h0;
    part_9 = 16'h0;
    part_10 = 16'h0;
    part_11 = 16'h0;
    part_12 = 16'h0;
    part_13 = 16'h0;
    part_14 = 16'h0;
    part_15 = 16'h0;
    part_16 = 16'h0;
    part_17 = 16'h0;
    part_18 = 16'h0;
    part_19 = 16'h0;
    part_20 = 16'h0;
    part_21 = 16'h0;
    part_22 = 16'h0;
    part_23 = 16'h0;
    part_24 = 16'h0;
    part_25 = 16'h0;
    part_26 = 16'h0;
    part_27 = 16'h0;
    part_28 = 16'h0;
    part_29 = 16'h0;
    part_30 = 16'h0;
    part_31 = 16'h0;
    part_32 = 16'h0;
    part_33 = 20'h0;
    look_valid__d = look_valid__q;
    look__d_warp = look__q_warp;
    look__d_mask = look__q_mask;
    match_valid__d = match_valid__q;
    matched__d_warp = matched__q_warp;
    matched__d_mask = matched__q_mask;
    matched__d_pc = matched__q_pc;
    last_way__d = last_way__q;
    second__d = second__q;
    bar_evicted = ((end_valid__q & (!end_hit__q)) & end_found__q);
    eager = seekers;
    if (alone_now__q) begin
      eager = (seekers & owed__q);
    end
    candidates = (((eager & {~look__q_mask}) & {~matched__q_mask}) & {~ended__q_mask});
    look_choice__requests = candidates;
    look_choice__last = look__q_warp;
    if ((!bar_evicted)) begin
      look_valid__d = look_choice__valid;
      look__d_mask = look_choice__chosen;
      if (look_choice__valid) begin
        look__d_warp = look_choice__index;
      end
      match_valid__d = look_valid__q;
      matched__d_warp = look__q_warp;
      matched__d_mask = look__q_mask;
      matched__d_pc = pc;
    end
    part_0 = {matched__q_pc >> place_bits};
    tag = part_0[16:0];
    set = (tag[3:0] & set_mask);
    suitable = 16'h0;
    fresh = 16'h0;
    way = 4'h0;
    at = ({way << set_bits} | set);
    part_1 = open >> at;
    if (part_1[0]) begin
      suitable = {suitable[15:1], 1'h1};
      part_2 = loaded >> at;
      if ((!part_2[0])) begin
        fresh = {fresh[15:1], 1'h1};
      end
    end
    way = 4'h1;
    at = ({way << set_bits} | set);
    part_3 = open >> at;
    if (part_3[0]) begin
      suitable = {suitable[15:2], 1'h1, suitable[0]};
      part_4 = loaded >> at;
      if ((!part_4[0])) begin
        fresh = {fresh[15:2], 1'h1, fresh[0]};
      end
    end
    way = 4'h2;
    at = ({way << set_bits} | set);
    part_5 = open >> at;
    if (part_5[0]) begin
      suitable = {suitable[15:3], 1'h1, suitable[1:0]};
      part_6 = loaded >> at;
      if ((!part_6[0])) begin
        fresh = {fresh[15:3], 1'h1, fresh[1:0]};
      end
    end
    way = 4'h3;
    at = ({way << set_bits} | set);
    part_7 = open >> at;
    if (part_7[0]) begin
      suitable = {suitable[15:4], 1'h1, suitable[2:0]};
      part_8 = loaded >> at;
      if ((!part_8[0])) begin
        fresh = {fresh[15:4], 1'h1, fresh[2:0]};
      end
    end
    way = 4'h4;
    at = ({way << set_bits} | set);
    part_9 = open >> at;
    if (part_9[0]) begin
      suitable = {suitable[15:5], 1'h1, suitable[3:0]};
      part_10 = loaded >> at;
      if ((!part_10[0])) begin
        fresh = {fresh[15:5], 1'h1, fresh[3:0]};
      end
    end
    way = 4'h5;
    at = ({way << set_bits} | set);
    part_11 = open >> at;
    if (part_11[0]) begin
      suitable = {suitable[15:6], 1'h1, suitable[4:0]};
      part_12 = loaded >> at;
      if ((!part_12[0])) begin
        fresh = {fresh[15:6], 1'h1, fresh[4:0]};
      end
    end
    way = 4'h6;
    at = ({way << set_bits} | set);
    part_13 = open >> at;
    if (part_13[0]) begin
      suitable = {suitable[15:7], 1'h1, suitable[5:0]};
      part_14 = loaded >> at;
      if ((!part_14[0])) begin
        fresh = {fresh[15:7], 1'h1, fresh[5:0]};
      end
    end
    way = 4'h7;
    at = ({way << set_bits} | set);
    part_15 = open >> at;
    if (part_15[0]) begin
      suitable = {suitable[15:8], 1'h1, suitable[6:0]};
      part_16 = loaded >> at;
      if ((!part_16[0])) begin
        fresh = {fresh[15:8], 1'h1, fresh[6:0]};
      end
    end
    way = 4'h8;
    at = ({way << set_bits} | set);
    part_17 = open >> at;
    if (part_17[0]) begin
      suitable = {suitable[15:9], 1'h1, suitable[7:0]};
      part_18 = loaded >> at;
      if ((!part_18[0])) begin
        fresh = {fresh[15:9], 1'h1, fresh[7:0]};
      end
    end
    way = 4'h9;
    at = ({way << set_bits} | set);
    part_19 = open >> at;
    if (part_19[0]) begin
      suitable = {suitable[15:10], 1'h1, suitable[8:0]};
      part_20 = loaded >> at;
      if ((!part_20[0])) begin
        fresh = {fresh[15:10], 1'h1, fresh[8:0]};
      end
    end
    way = 4'ha;
    at = ({way << set_bits} | set);
    part_21 = open >> at;
    if (part_21[0]) begin
      suitable = {suitable[15:11], 1'h1, suitable[9:0]};
      part_22 = loaded >> at;
      if ((!part_22[0])) begin
        fresh = {fresh[15:11], 1'h1, fresh[9:0]};
      end
    end
    way = 4'hb;
    at = ({way << set_bits} | set);
    part_23 = open >> at;
    if (part_23[0]) begin
      suitable = {suitable[15:12], 1'h1, suitable[10:0]};
      part_24 = loaded >> at;
      if ((!part_24[0])) begin
        fresh = {fresh[15:12], 1'h1, fresh[10:0]};
      end
    end
    way = 4'hc;
    at = ({way << set_bits} | set);
    part_25 = open >> at;
    if (part_25[0]) begin
      suitable = {suitable[15:13], 1'h1, suitable[11:0]};
      part_26 = loaded >> at;
      if ((!part_26[0])) begin
        fresh = {fresh[15:13], 1'h1, fresh[11:0]};
      end
    end
    way = 4'hd;
    at = ({way << set_bits} | set);
    part_27 = open >> at;
    if (part_27[0]) begin
      suitable = {suitable[15:14], 1'h1, suitable[12:0]};
      part_28 = loaded >> at;
      if ((!part_28[0])) begin
        fresh = {fresh[15:14], 1'h1, fresh[12:0]};
      end
    end
    way = 4'he;
    at = ({way << set_bits} | set);
    part_29 = open >> at;
    if (part_29[0]) begin
      suitable = {suitable[15], 1'h1, suitable[13:0]};
      part_30 = loaded >> at;
      if ((!part_30[0])) begin
        fresh = {fresh[15], 1'h1, fresh[13:0]};
      end
    end
    way = 4'hf;
    at = ({way << set_bits} | set);
    part_31 = open >> at;
    if (part_31[0]) begin
      suitable = {1'h1, suitable[14:0]};
      part_32 = loaded >> at;
      if ((!part_32[0])) begin
        fresh = {1'h1, fresh[14:0]};
      end
    end
    way_choice__requests = suitable;
    if ((several_sets & (|fresh))) begin
      way_choice__requests = fresh;
    end
    way_choice__last = last_way__q;
    end_valid__d = (match_valid__q & (!bar_evicted));
    ended__d_warp = matched__q_warp;
    ended__d_mask = matched__q_mask;
    ended__d_pc = matched__q_pc;
    if (bar_evicted) begin
      ended__d_mask = 8'h0;
    end
    end_bad__d = (matched__q_pc >= program_length);
    end_hit__d = hit;
    end_place__d = hit_line;
    end_owed__d = (|(owed__q & matched__q_mask));
    end_locked__d = (!way_choice__valid);
    end_found__d = (way_choice__valid & ((|(owed__q & matched__q_mask)) | (!(|owed__q))));
    end_way__d = way_choice__index;
    victim = 16'h0;
    way = 4'h0;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[0]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h1;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[1]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h2;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[2]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h3;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[3]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h4;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[4]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h5;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[5]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h6;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[6]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h7;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[7]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h8;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[8]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'h9;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[9]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'ha;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[10]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hb;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[11]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hc;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[12]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hd;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[13]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'he;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[14]) begin
      victim = (victim | {one_line << at});
    end
    way = 4'hf;
    at = ({way << set_bits} | set);
    if (way_choice__chosen[15]) begin
      victim = (victim | {one_line << at});
    end
    end_line__d = victim;
    end_left__d = left_line;
    end_next__d = left_to_next;
    end_prev__d = left_to_prev;
    part_33 = {ended__q_pc >> place_bits};
    replaced_tag = part_33[16:0];
    replaced_line = ({end_way__q << set_bits} | (replaced_tag[3:0] & set_mask));
    found_line = replaced_line;
    if (end_hit__q) begin
      found_line = end_place__q;
    end
    going = (end_valid__q & (!end_bad__q));
    gets = (end_hit__q | ((end_found__q & refill_free) & settled));
    found_taken = (going & gets);
    count_hit = (found_taken & end_hit__q);
    count_miss = (found_taken & (!end_hit__q));
    count_fail = ((going & (!end_hit__q)) & end_locked__q);
    if (count_miss) begin
      last_way__d = end_way__q;
    end
    lost__d = (going & (!gets));
    lost_mask__d = ended__q_mask;
    lost_owed__d = end_owed__q;
    lost_refill__d = (end_found__q & (!refill_free));
    still_owed = (owed__q & seekers);
    owed__d = still_owed;
    alone_now__d = (alone_now__q & (|still_owed));
    if ((lost__q & (!(|owed__q)))) begin
      owed__d = (lost_mask__q & seekers);
      alone_now__d = (!lost_refill__q);
      second__d = 1'h0;
    end
    if ((lost__q & lost_owed__q)) begin
      alone_now__d = (!lost_refill__q);
      second__d = (alone_now__q & (!lost_refill__q));
      if ((alone_now__q & second__q)) begin
        owed__d = 8'h0;
        alone_now__d = 1'h0;
      end
    end
    join_neighbours = ((end_next__q | end_prev__q) & (end_left__q != found_line));
    join_first = end_left__q;
    join_second = found_line;
    if (end_prev__q) begin
      join_first = found_line;
      join_second = end_left__q;
    end
    valid = (look_valid__q & (!bar_evicted));
    warp = look__q_warp;
    match_warp = matched__q_warp;
    bar_all = alone_now__q;
    replaced_valid = count_miss;
    replaced_mask = end_line__q;
    found_mask = ended__q_mask;
    found_pc = ended__q_pc;
    found_ready = end_hit__q;
    found_bad = (end_valid__q & end_bad__q);
    fault_valid = found_bad;
    fault_warp = ended__q_warp;
    fault_pc = ended__q_pc;
    join_valid = found_taken;
  end
  always @(posedge clock) begin
    look_valid__q <= look_valid__d;
    look__q_warp <= look__d_warp;
    look__q_mask <= look__d_mask;
    match_valid__q <= match_valid__d;
    matched__q_warp <= matched__d_warp;
    matched__q_mask <= matched__d_mask;
    matched__q_pc <= matched__d_pc;
    last_way__q <= last_way__d;
    end_valid__q <= end_valid__d;
    ended__q_warp <= ended__d_warp;
    ended__q_mask <= ended__d_mask;
    ended__q_pc <= ended__d_pc;
    end_bad__q <= end_bad__d;
    end_hit__q <= end_hit__d;
    end_place__q <= end_place__d;
    end_found__q <= end_found__d;
    end_way__q <= end_way__d;
    end_line__q <= end_line__d;
    end_left__q <= end_left__d;
    end_next__q <= end_next__d;
    end_prev__q <= end_prev__d;
    end_locked__q <= end_locked__d;
    end_owed__q <= end_owed__d;
    lost__q <= lost__d;
    lost_mask__q <= lost_mask__d;
    lost_owed__q <= lost_owed__d;
    lost_refill__q <= lost_refill__d;
    owed__q <= owed__d;
    alone_now__q <= alone_now__d;
    second__q <= second__d;
  end
  choice look_choice (
    .requests(look_choice__requests),
    .last(look_choice__last),
    .valid(look_choice__valid),
    .index(look_choice__index),
    .chosen(look_choice__chosen)
  );
  way_choice way_choice (
    .requests(way_choice__requests),
    .last(way_choice__last),
    .valid(way_choice__valid),
    .index(way_choice__index),
    .chosen(way_choice__chosen)
  );
endmodule

module crossing (
  input wire clock,
  input wire issue_valid,
  input wire [2:0] issue_warp,
  input wire [3:0] issue_line,
  input wire [2:0] issue_offset,
  output reg stay,
  input wire redirect_valid,
  input wire [2:0] redirect_warp,
  output reg read_valid,
  output reg [3:0] read_line,
  input wire next_valid,
  input wire [3:0] next_line,
  input wire next_evicted,
  input wire bar_all,
  input wire bar_evicted,
  output reg moved_valid,
  output reg [2:0] moved_warp,
  output reg [3:0] moved_from,
  output reg moved_leaves,
  output reg moved_follow,
  output reg [3:0] moved_to,
  output reg moved_far,
  output reg moved_whole,
  output reg [19:0] moved_target,
  output reg moved_to_next
);
  localparam conventional = 1'h0;
  localparam [2:0] unused = 3'h0;
  reg at_end;
  reg leaves;
  reg can_follow;
  reg [2:0] issued_warp;
  reg [3:0] issued_from;
  reg [19:0] issued_target;
  reg [2:0] start_warp;
  reg [3:0] start_from;
  reg [19:0] start_target;
  reg crosses__d;
  reg crosses__q = 1'h0;
  reg [2:0] last__d_warp;
  reg [2:0] last__q_warp = 3'h0;
  reg [3:0] last__d_from;
  reg [3:0] last__q_from = 4'h0;
  reg [19:0] last__d_target;
  reg [19:0] last__q_target = 20'h0;
  always @(*) begin
    last__d_warp = last__q_warp;
    last__d_from = last__q_from;
    last__d_target = last__q_target;
    at_end = (&(issue_offset | unused));
    stay = ((issue_valid & (!at_end)) & (!conventional));
    crosses__d = (issue_valid & at_end);
    issued_warp = issue_warp;
    issued_from = issue_line;
    issued_target = {{17'h0, issue_offset} + 20'h1};
    read_valid = ((issue_valid & at_end) & (!conventional));
    read_line = issue_line;
    if (read_valid) begin
      last__d_warp = issued_warp;
      last__d_from = issued_from;
      last__d_target = issued_target;
    end
    leaves = (crosses__q & (!(redirect_valid & (redirect_warp == last__q_warp))));
    can_follow = ((next_valid & (!bar_all)) & (!(bar_evicted & next_evicted)));
    start_warp = last__q_warp;
    start_from = last__q_from;
    start_target = last__q_target;
    moved_valid = leaves;
    moved_follow = (leaves & can_follow);
    moved_far = (leaves & (!can_follow));
    moved_to_next = leaves;
    moved_to = next_line;
    if (conventional) begin
      start_warp = issued_warp;
      start_from = issued_from;
      start_target = issued_target;
      moved_valid = issue_valid;
      moved_follow = 1'h0;
      moved_far = issue_valid;
      moved_to_next = 1'h0;
    end
    moved_leaves = (moved_follow | moved_far);
    moved_whole = 1'h0;
    moved_warp = start_warp;
    moved_from = start_from;
    moved_target = start_target;
  end
  always @(posedge clock) begin
    crosses__q <= crosses__d;
    last__q_warp <= last__d_warp;
    last__q_from <= last__d_from;
    last__q_target <= last__d_target;
  end
endmodule

module redirector (
  input wire clock,
  input wire redirect_valid,
  input wire [2:0] redirect_warp,
  input wire [1:0] redirect_kind,
  input wire [23:0] redirect_offset,
  input wire [19:0] redirect_pc,
  input wire [3:0] from_line,
  input wire [2:0] from_offset,
  input wire from_points,
  output reg read__0_valid,
  output reg [3:0] read__0_line,
  output reg read__1_valid,
  output reg [3:0] read__1_line,
  output reg read__2_valid,
  output reg [3:0] read__2_line,
  input wire [16:0] tag,
  input wire next_valid,
  input wire [3:0] next_line,
  input wire next_evicted,
  input wire prev_valid,
  input wire [3:0] prev_line,
  input wire prev_evicted,
  input wire bar_all,
  input wire bar_evicted,
  output reg moved_valid,
  output reg [2:0] moved_warp,
  output reg [3:0] moved_from,
  output reg moved_leaves,
  output reg [2:0] moved_place,
  output reg moved_follow,
  output reg [3:0] moved_to,
  output reg moved_far,
  output reg moved_whole,
  output reg [19:0] moved_target,
  output reg moved_to_next,
  output reg moved_to_prev,
  output reg moved_stop,
  output reg stay,
  output reg follow_prev
);
  localparam conventional = 1'h0;
  localparam [19:0] sign_fill = 20'h0;
  localparam [23:0] place_mask = 24'h7;
  localparam [23:0] one_line = 24'h8;
  localparam [23:0] near = 24'hf;
  localparam [7:0] carry = 8'h8;
  localparam [7:0] below_carry = 8'h7;
  localparam [19:0] place_bits = 20'h3;
  reg [23:0] a_step;
  reg above_none;
  reg above_all;
  reg odd;
  reg [7:0] sum;
  reg absolute;
  reg steps;
  reg stays;
  reg goes_after;
  reg goes_before;
  reg [16:0] wanted;
  reg same_line;
  reg line_after;
  reg line_before;
  reg moves;
  reg linked;
  reg next_free;
  reg prev_free;
  reg goes_next;
  reg goes_prev;
  reg [19:0] wide;
  reg [23:0] part_0;
  reg [7:0] part_1;
  reg [19:0] part_2;
  reg [19:0] part_3;
  reg [19:0] part_4;
  reg [7:0] part_5;
  reg last__d_valid;
  reg last__q_valid = 1'h0;
  reg [2:0] last__d_warp;
  reg [2:0] last__q_warp = 3'h0;
  reg [1:0] last__d_kind;
  reg [1:0] last__q_kind = 2'h0;
  reg [19:0] last__d_pc;
  reg [19:0] last__q_pc = 20'h0;
  reg [3:0] last_from__d_line;
  reg [3:0] last_from__q_line = 4'h0;
  reg [2:0] last_from__d_offset;
  reg [2:0] last_from__q_offset = 3'h0;
  reg last_from__d_points;
  reg last_from__q_points = 1'h0;
  reg [16:0] last_tag__d;
  reg [16:0] last_tag__q = 17'h0;
  reg [16:0] tag_before__d;
  reg [16:0] tag_before__q = 17'h0;
  reg [16:0] tag_after__d;
  reg [16:0] tag_after__q = 17'h0;
  reg [23:0] step__d;
  reg [23:0] step__q = 24'h0;
  reg step_stays__d;
  reg step_stays__q = 1'h0;
  reg step_after__d;
  reg step_after__q = 1'h0;
  reg step_before__d;
  reg step_before__q = 1'h0;
  reg [2:0] step_place__d;
  reg [2:0] step_place__q = 3'h0;
  always @(*) begin
    part_0 = 24'h0;
    part_1 = 8'h0;
    part_2 = 20'h0;
    part_3 = 20'h0;
    part_4 = 20'h0;
    part_5 = 8'h0;
    last_tag__d = last_tag__q;
    tag_before__d = tag_before__q;
    tag_after__d = tag_after__q;
    last__d_valid = redirect_valid;
    last__d_warp = redirect_warp;
    last__d_kind = redirect_kind;
    last__d_pc = redirect_pc;
    last_from__d_line = from_line;
    last_from__d_offset = from_offset;
    last_from__d_points = from_points;
    a_step = 24'h1;
    above_none = 1'h1;
    above_all = 1'h0;
    if (redirect_kind[0]) begin
      a_step = redirect_offset;
      above_none = (!(|(redirect_offset & {~near})));
      above_all = (&(redirect_offset | near));
    end
    step__d = a_step;
    part_0 = (a_step & place_mask);
    sum = {{5'h0, from_offset} + part_0[7:0]};
    part_1 = (sum & below_carry);
    step_place__d = part_1[2:0];
    odd = (|(a_step & one_line));
    stays = (above_none & (!odd));
    goes_after = (above_none & odd);
    goes_before = (above_all & odd);
    if ((|(sum & carry))) begin
      stays = (above_all & odd);
      goes_after = (above_none & (!odd));
      goes_before = (above_all & (!odd));
    end
    step_stays__d = stays;
    step_after__d = goes_after;
    step_before__d = goes_before;
    absolute = ((redirect_valid & (redirect_kind == 2'h2)) & (!conventional));
    steps = ((redirect_valid & (!redirect_kind[1])) & (!conventional));
    read__0_line = from_line;
    read__1_line = from_line;
    read__2_line = from_line;
    read__0_valid = absolute;
    read__1_valid = (absolute | (steps & goes_after));
    read__2_valid = (absolute | (steps & goes_before));
    if (absolute) begin
      last_tag__d = tag;
      part_2 = {redirect_pc >> place_bits};
      tag_before__d = {part_2[16:0] - 17'h1};
      part_3 = {redirect_pc >> place_bits};
      tag_after__d = {part_3[16:0] + 17'h1};
    end
    part_4 = {last__q_pc >> place_bits};
    wanted = part_4[16:0];
    same_line = step_stays__q;
    line_after = step_after__q;
    line_before = step_before__q;
    moved_place = step_place__q;
    if (last__q_kind[1]) begin
      same_line = (last_tag__q == wanted);
      line_after = (last_tag__q == tag_before__q);
      line_before = (last_tag__q == tag_after__q);
      part_5 = (last__q_pc[7:0] & below_carry);
      moved_place = part_5[2:0];
    end
    moves = (last__q_valid & (!(&last__q_kind)));
    moved_stop = (last__q_valid & (&last__q_kind));
    stay = ((moves & same_line) & (!conventional));
    linked = ((moves & (!conventional)) & (!bar_all));
    next_free = (next_valid & (!(bar_evicted & next_evicted)));
    prev_free = (prev_valid & (!(bar_evicted & prev_evicted)));
    goes_next = ((linked & line_after) & next_free);
    goes_prev = ((linked & line_before) & prev_free);
    moved_valid = last__q_valid;
    moved_warp = last__q_warp;
    moved_from = last_from__q_line;
    moved_leaves = ((last__q_valid & (!stay)) & last_from__q_points);
    moved_far = ((((last__q_valid & (!moved_stop)) & (!stay)) & (!goes_next)) & (!goes_prev));
    moved_follow = (goes_next | goes_prev);
    follow_prev = goes_prev;
    moved_to = next_line;
    if (line_before) begin
      moved_to = prev_line;
    end
    moved_to_next = (((moves & last_from__q_points) & line_after) & (!conventional));
    moved_to_prev = (((moves & last_from__q_points) & line_before) & (!conventional));
    wide = step__q[19:0];
    if (step__q[23]) begin
      wide = (wide | sign_fill);
    end
    moved_whole = last__q_kind[1];
    moved_target = {{17'h0, last_from__q_offset} + wide};
    if (moved_whole) begin
      moved_target = last__q_pc;
    end
  end
  always @(posedge clock) begin
    last__q_valid <= last__d_valid;
    last__q_warp <= last__d_warp;
    last__q_kind <= last__d_kind;
    last__q_pc <= last__d_pc;
    last_from__q_line <= last_from__d_line;
    last_from__q_offset <= last_from__d_offset;
    last_from__q_points <= last_from__d_points;
    last_tag__q <= last_tag__d;
    tag_before__q <= tag_before__d;
    tag_after__q <= tag_after__d;
    step__q <= step__d;
    step_stays__q <= step_stays__d;
    step_after__q <= step_after__d;
    step_before__q <= step_before__d;
    step_place__q <= step_place__d;
  end
endmodule

module crossed (
  input wire clock,
  input wire [2:0] moved_warp,
  input wire [3:0] moved_from,
  input wire moved_far,
  input wire moved_whole,
  input wire [19:0] moved_target,
  output reg read_valid,
  output reg [3:0] read_line,
  input wire [16:0] tag,
  output reg pc_valid,
  output reg [2:0] pc_warp,
  output reg [19:0] pc_pc
);
  localparam [19:0] place_bits = 20'h3;
  reg [19:0] first;
  reg [2:0] last__d_warp;
  reg [2:0] last__q_warp = 3'h0;
  reg [3:0] last__d_from;
  reg [3:0] last__q_from = 4'h0;
  reg last__d_far;
  reg last__q_far = 1'h0;
  reg last__d_whole;
  reg last__q_whole = 1'h0;
  reg [19:0] last__d_target;
  reg [19:0] last__q_target = 20'h0;
  always @(*) begin
    last__d_warp = last__q_warp;
    last__d_from = last__q_from;
    last__d_whole = last__q_whole;
    last__d_target = last__q_target;
    if (moved_far) begin
      last__d_warp = moved_warp;
      last__d_from = moved_from;
      last__d_far = moved_far;
      last__d_whole = moved_whole;
      last__d_target = moved_target;
    end
    last__d_far = moved_far;
    read_line = last__q_from;
    read_valid = (last__q_far & (!last__q_whole));
    first = {{3'h0, tag} << place_bits};
    if (last__q_whole) begin
      first = 20'h0;
    end
    pc_valid = last__q_far;
    pc_warp = last__q_warp;
    pc_pc = {first + last__q_target};
  end
  always @(posedge clock) begin
    last__q_warp <= last__d_warp;
    last__q_from <= last__d_from;
    last__q_far <= last__d_far;
    last__q_whole <= last__d_whole;
    last__q_target <= last__d_target;
  end
endmodule

module front_end (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [19:0] launch_pc,
  input wire issue_valid,
  input wire [2:0] issue_warp,
  input wire issue_control,
  input wire issue_needs_pc,
  input wire redirect_valid,
  input wire [2:0] redirect_warp,
  input wire [1:0] redirect_kind,
  input wire [23:0] redirect_offset,
  input wire [19:0] redirect_pc,
  input wire [7:0] hold,
  input wire [27:0] program_base,
  input wire [19:0] program_length,
  output reg req_valid,
  input wire req_ready,
  output reg [27:0] req_address,
  output reg [5:0] req_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  input wire flush,
  output reg quiet,
  output reg fetch_valid,
  output reg [2:0] fetch_warp,
  output reg [31:0] fetch_low,
  output reg [31:0] fetch_high,
  output reg [19:0] issue_pc,
  output reg [19:0] trace_pc,
  output reg fault_valid,
  output reg [2:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg count_fetch,
  output reg count_lookup,
  output reg count_hit,
  output reg count_miss,
  output reg count_fail,
  output reg [1:0] count_next_links,
  output reg count_prev_links,
  output reg [1:0] count_offset,
  output reg [2:0] count_tag_reads,
  output reg [1:0] count_link_reads,
  output reg count_pc_read,
  output reg [1:0] count_pc_write,
  output reg count_eviction,
  output reg count_fill_stall
);
  localparam [15:0] one_line = 16'h1;
  localparam [19:0] place_bits = 20'h3;
  localparam [15:0] unused_lines = 16'h0;
  reg [15:0] loading_now;
  reg [15:0] loaded_now;
  reg pcs__write__0_valid;
  reg [2:0] pcs__write__0_warp;
  reg [19:0] pcs__write__0_pc;
  reg pcs__write__1_valid;
  reg [2:0] pcs__write__1_warp;
  reg [19:0] pcs__write__1_pc;
  reg pcs__write__2_valid;
  reg [2:0] pcs__write__2_warp;
  reg [19:0] pcs__write__2_pc;
  reg [2:0] pcs__read_warp;
  wire [19:0] pcs__read_pc;
  reg tags__replaced_valid;
  reg [3:0] tags__replaced_line;
  reg [16:0] tags__replaced_tag;
  reg [15:0] tags__present;
  reg [16:0] tags__look_tag;
  wire tags__hit;
  wire [3:0] tags__place;
  reg tags__read__0_valid;
  reg [3:0] tags__read__0_line;
  reg tags__read__1_valid;
  reg [3:0] tags__read__1_line;
  reg tags__read__2_valid;
  reg [3:0] tags__read__2_line;
  reg tags__read__3_valid;
  reg [3:0] tags__read__3_line;
  wire [16:0] tags__tag__0;
  wire [16:0] tags__tag__1;
  wire [16:0] tags__tag__2;
  wire [16:0] tags__tag__3;
  wire [2:0] tags__reads;
  wire [16:0] tags__trace_tag;
  reg links__read__0_valid;
  reg [3:0] links__read__0_line;
  reg links__read__1_valid;
  reg [3:0] links__read__1_line;
  reg links__read__2_valid;
  reg [3:0] links__read__2_line;
  wire links__link__0_valid;
  wire [3:0] links__link__0_line;
  wire links__link__0_evicted;
  wire links__link__1_valid;
  wire [3:0] links__link__1_line;
  wire links__link__1_evicted;
  wire links__link__2_valid;
  wire [3:0] links__link__2_line;
  wire links__link__2_evicted;
  wire [1:0] links__reads;
  reg links__evict_valid;
  reg [3:0] links__evict_line;
  reg [15:0] links__evict_mask;
  reg links__join_valid;
  reg links__join_neighbours;
  reg [3:0] links__join_first;
  reg [3:0] links__join_second;
  reg links__flush;
  reg [3:0] references__issue_from;
  reg references__issue_leaves;
  reg references__issue_follow;
  reg [3:0] references__issue_to;
  reg [3:0] references__redirect_from;
  reg references__redirect_leaves;
  reg references__redirect_follow;
  reg [3:0] references__redirect_to;
  reg references__found_taken;
  reg [3:0] references__found_line;
  reg [3:0] references__victim;
  wire references__settled;
  wire [15:0] references__unlocked;
  reg refill__start_valid;
  reg [3:0] refill__start_line;
  reg [16:0] refill__start_tag;
  reg [27:0] refill__program_base;
  wire refill__free;
  wire refill__idle;
  wire refill__req_valid;
  reg refill__req_ready;
  wire [27:0] refill__req_address;
  wire [5:0] refill__req_tag;
  reg refill__rsp_valid;
  reg [5:0] refill__rsp_tag;
  wire [5:0] refill__write_at;
  wire refill__done_valid;
  wire [3:0] refill__done_line;
  reg [15:0] loading__d;
  reg [15:0] loading__q = 16'h0;
  reg [15:0] loaded__d;
  reg [15:0] loaded__q = 16'h0;
  reg [2:0] pointers__issue_warp;
  wire [3:0] pointers__issue_line;
  wire [2:0] pointers__issue_offset;
  reg pointers__issue_stay;
  reg pointers__cross_valid;
  reg [2:0] pointers__cross_warp;
  reg pointers__cross_follow;
  reg [3:0] pointers__cross_to;
  reg pointers__cross_far;
  reg pointers__cross_to_next;
  reg [2:0] pointers__from_warp;
  wire [3:0] pointers__from_line;
  wire [2:0] pointers__from_offset;
  wire pointers__from_points;
  reg pointers__redirect_valid;
  reg [2:0] pointers__redirect_warp;
  reg [2:0] pointers__redirect_place;
  reg pointers__redirect_follow;
  reg [3:0] pointers__redirect_to;
  reg pointers__redirect_far;
  reg pointers__redirect_to_next;
  reg pointers__redirect_to_prev;
  reg pointers__redirect_stop;
  reg pointers__launch_valid;
  reg [2:0] pointers__launch_warp;
  reg [19:0] pointers__launch_pc;
  reg [2:0] pointers__look_warp;
  wire [3:0] pointers__left_line;
  wire pointers__left_to_next;
  wire pointers__left_to_prev;
  reg [7:0] pointers__found_mask;
  reg [19:0] pointers__found_pc;
  reg pointers__found_taken;
  reg [3:0] pointers__found_line;
  reg pointers__found_ready;
  reg pointers__found_bad;
  reg pointers__evict_valid;
  reg [3:0] pointers__evict_line;
  reg pointers__done_valid;
  reg [3:0] pointers__done_line;
  reg [7:0] pointers__fetch_chosen;
  reg [7:0] pointers__fetch_again;
  reg [7:0] pointers__fetch_lacking;
  wire [3:0] pointers__pointed_line__0;
  wire [3:0] pointers__pointed_line__1;
  wire [3:0] pointers__pointed_line__2;
  wire [3:0] pointers__pointed_line__3;
  wire [3:0] pointers__pointed_line__4;
  wire [3:0] pointers__pointed_line__5;
  wire [3:0] pointers__pointed_line__6;
  wire [3:0] pointers__pointed_line__7;
  wire [2:0] pointers__pointed_offset__0;
  wire [2:0] pointers__pointed_offset__1;
  wire [2:0] pointers__pointed_offset__2;
  wire [2:0] pointers__pointed_offset__3;
  wire [2:0] pointers__pointed_offset__4;
  wire [2:0] pointers__pointed_offset__5;
  wire [2:0] pointers__pointed_offset__6;
  wire [2:0] pointers__pointed_offset__7;
  wire [7:0] pointers__requests;
  wire [7:0] pointers__seekers;
  wire pointers__fill_stall;
  reg [7:0] fetcher__requests;
  reg [3:0] fetcher__pointed_line__0;
  reg [3:0] fetcher__pointed_line__1;
  reg [3:0] fetcher__pointed_line__2;
  reg [3:0] fetcher__pointed_line__3;
  reg [3:0] fetcher__pointed_line__4;
  reg [3:0] fetcher__pointed_line__5;
  reg [3:0] fetcher__pointed_line__6;
  reg [3:0] fetcher__pointed_line__7;
  reg [2:0] fetcher__pointed_offset__0;
  reg [2:0] fetcher__pointed_offset__1;
  reg [2:0] fetcher__pointed_offset__2;
  reg [2:0] fetcher__pointed_offset__3;
  reg [2:0] fetcher__pointed_offset__4;
  reg [2:0] fetcher__pointed_offset__5;
  reg [2:0] fetcher__pointed_offset__6;
  reg [2:0] fetcher__pointed_offset__7;
  wire [7:0] fetcher__turn_chosen;
  wire [7:0] fetcher__turn_again;
  wire [7:0] fetcher__turn_lacking;
  reg fetcher__write_valid;
  reg [31:0] fetcher__write_data__0;
  reg [31:0] fetcher__write_data__1;
  reg [31:0] fetcher__write_data__2;
  reg [31:0] fetcher__write_data__3;
  reg [5:0] fetcher__write_at;
  reg fetcher__replaced_valid;
  reg [3:0] fetcher__replaced_line;
  reg [16:0] fetcher__replaced_tag;
  reg fetcher__flush;
  reg [15:0] fetcher__loaded;
  reg fetcher__woke_valid;
  reg [3:0] fetcher__woke_line;
  reg [19:0] fetcher__program_length;
  reg fetcher__fault_busy;
  wire fetcher__fetched_valid;
  wire [2:0] fetcher__fetched_warp;
  wire [31:0] fetcher__fetched_low;
  wire [31:0] fetcher__fetched_high;
  wire fetcher__fault_valid;
  wire [2:0] fetcher__fault_warp;
  wire [19:0] fetcher__fault_pc;
  reg [7:0] lookup__seekers;
  reg [19:0] lookup__pc;
  reg lookup__hit;
  reg [3:0] lookup__hit_line;
  reg [3:0] lookup__left_line;
  reg lookup__left_to_next;
  reg lookup__left_to_prev;
  reg [19:0] lookup__program_length;
  reg [15:0] lookup__open;
  reg [15:0] lookup__loaded;
  reg lookup__refill_free;
  reg lookup__settled;
  wire lookup__valid;
  wire [2:0] lookup__warp;
  wire [2:0] lookup__match_warp;
  wire [16:0] lookup__tag;
  wire lookup__replaced_valid;
  wire [3:0] lookup__replaced_line;
  wire [15:0] lookup__replaced_mask;
  wire [16:0] lookup__replaced_tag;
  wire [7:0] lookup__found_mask;
  wire [19:0] lookup__found_pc;
  wire lookup__found_taken;
  wire [3:0] lookup__found_line;
  wire lookup__found_ready;
  wire lookup__found_bad;
  wire lookup__fault_valid;
  wire [2:0] lookup__fault_warp;
  wire [19:0] lookup__fault_pc;
  wire lookup__bar_all;
  wire lookup__bar_evicted;
  wire lookup__join_valid;
  wire lookup__join_neighbours;
  wire [3:0] lookup__join_first;
  wire [3:0] lookup__join_second;
  wire lookup__count_hit;
  wire lookup__count_miss;
  wire lookup__count_fail;
  reg crossing__issue_valid;
  reg [2:0] crossing__issue_warp;
  reg [3:0] crossing__issue_line;
  reg [2:0] crossing__issue_offset;
  wire crossing__stay;
  reg crossing__redirect_valid;
  reg [2:0] crossing__redirect_warp;
  wire crossing__read_valid;
  wire [3:0] crossing__read_line;
  reg crossing__next_valid;
  reg [3:0] crossing__next_line;
  reg crossing__next_evicted;
  reg crossing__bar_all;
  reg crossing__bar_evicted;
  wire crossing__moved_valid;
  wire [2:0] crossing__moved_warp;
  wire [3:0] crossing__moved_from;
  wire crossing__moved_leaves;
  wire crossing__moved_follow;
  wire [3:0] crossing__moved_to;
  wire crossing__moved_far;
  wire crossing__moved_whole;
  wire [19:0] crossing__moved_target;
  wire crossing__moved_to_next;
  reg redirector__redirect_valid;
  reg [2:0] redirector__redirect_warp;
  reg [1:0] redirector__redirect_kind;
  reg [23:0] redirector__redirect_offset;
  reg [19:0] redirector__redirect_pc;
  reg [3:0] redirector__from_line;
  reg [2:0] redirector__from_offset;
  reg redirector__from_points;
  wire redirector__read__0_valid;
  wire [3:0] redirector__read__0_line;
  wire redirector__read__1_valid;
  wire [3:0] redirector__read__1_line;
  wire redirector__read__2_valid;
  wire [3:0] redirector__read__2_line;
  reg [16:0] redirector__tag;
  reg redirector__next_valid;
  reg [3:0] redirector__next_line;
  reg redirector__next_evicted;
  reg redirector__prev_valid;
  reg [3:0] redirector__prev_line;
  reg redirector__prev_evicted;
  reg redirector__bar_all;
  reg redirector__bar_evicted;
  wire redirector__moved_valid;
  wire [2:0] redirector__moved_warp;
  wire [3:0] redirector__moved_from;
  wire redirector__moved_leaves;
  wire [2:0] redirector__moved_place;
  wire redirector__moved_follow;
  wire [3:0] redirector__moved_to;
  wire redirector__moved_far;
  wire redirector__moved_whole;
  wire [19:0] redirector__moved_target;
  wire redirector__moved_to_next;
  wire redirector__moved_to_prev;
  wire redirector__moved_stop;
  wire redirector__stay;
  wire redirector__follow_prev;
  reg [2:0] crossed__moved_warp;
  reg [3:0] crossed__moved_from;
  reg crossed__moved_far;
  reg crossed__moved_whole;
  reg [19:0] crossed__moved_target;
  wire crossed__read_valid;
  wire [3:0] crossed__read_line;
  reg [16:0] crossed__tag;
  wire crossed__pc_valid;
  wire [2:0] crossed__pc_warp;
  wire [19:0] crossed__pc_pc;
  reg [2:0] left__moved_warp;
  reg [3:0] left__moved_from;
  reg left__moved_far;
  reg left__moved_whole;
  reg [19:0] left__moved_target;
  wire left__read_valid;
  wire [3:0] left__read_line;
  reg [16:0] left__tag;
  wire left__pc_valid;
  wire [2:0] left__pc_warp;
  wire [19:0] left__pc_pc;
  reg woke__d_valid;
  reg woke__q_valid = 1'h0;
  reg [3:0] woke__d_line;
  reg [3:0] woke__q_line = 4'h0;
  reg [15:0] open__d;
  reg [15:0] open__q = 16'h0;
  reg faulted__d_valid;
  reg faulted__q_valid = 1'h0;
  reg [2:0] faulted__d_warp;
  reg [2:0] faulted__q_warp = 3'h0;
  reg [19:0] faulted__d_pc;
  reg [19:0] faulted__q_pc = 20'h0;
  always @(*) begin
    pointers__issue_warp = issue_warp;
    tags__read__0_valid = (issue_valid & issue_needs_pc);
    tags__read__0_line = pointers__issue_line;
    issue_pc = ({{3'h0, tags__tag__0} << place_bits} | {17'h0, pointers__issue_offset});
    trace_pc = ({{3'h0, tags__trace_tag} << place_bits} | {17'h0, pointers__issue_offset});
    pointers__from_warp = redirect_warp;
    crossing__issue_valid = (issue_valid & (!issue_control));
    crossing__issue_warp = issue_warp;
    crossing__issue_line = pointers__issue_line;
    crossing__issue_offset = pointers__issue_offset;
    crossing__redirect_valid = redirect_valid;
    crossing__redirect_warp = redirect_warp;
    links__read__0_valid = crossing__read_valid;
    links__read__0_line = crossing__read_line;
    crossing__next_valid = links__link__0_valid;
    crossing__next_line = links__link__0_line;
    crossing__next_evicted = links__link__0_evicted;
    crossing__bar_all = lookup__bar_all;
    crossing__bar_evicted = lookup__bar_evicted;
    redirector__redirect_valid = redirect_valid;
    redirector__redirect_warp = redirect_warp;
    redirector__redirect_kind = redirect_kind;
    redirector__redirect_offset = redirect_offset;
    redirector__redirect_pc = redirect_pc;
    redirector__from_line = pointers__from_line;
    redirector__from_offset = pointers__from_offset;
    redirector__from_points = pointers__from_points;
    tags__read__1_valid = redirector__read__0_valid;
    tags__read__1_line = redirector__read__0_line;
    redirector__tag = tags__tag__1;
    links__read__1_valid = redirector__read__1_valid;
    links__read__1_line = redirector__read__1_line;
    redirector__next_valid = links__link__1_valid;
    redirector__next_line = links__link__1_line;
    redirector__next_evicted = links__link__1_evicted;
    links__read__2_valid = redirector__read__2_valid;
    links__read__2_line = redirector__read__2_line;
    redirector__prev_valid = links__link__2_valid;
    redirector__prev_line = links__link__2_line;
    redirector__prev_evicted = links__link__2_evicted;
    redirector__bar_all = lookup__bar_all;
    redirector__bar_evicted = lookup__bar_evicted;
    pointers__issue_stay = crossing__stay;
    pointers__cross_valid = crossing__moved_valid;
    pointers__cross_warp = crossing__moved_warp;
    pointers__cross_follow = crossing__moved_follow;
    pointers__cross_to = crossing__moved_to;
    pointers__cross_far = crossing__moved_far;
    pointers__cross_to_next = crossing__moved_to_next;
    references__issue_from = crossing__moved_from;
    references__issue_leaves = crossing__moved_leaves;
    references__issue_follow = crossing__moved_follow;
    references__issue_to = crossing__moved_to;
    pointers__redirect_valid = redirector__moved_valid;
    pointers__redirect_warp = redirector__moved_warp;
    pointers__redirect_place = redirector__moved_place;
    pointers__redirect_follow = redirector__moved_follow;
    pointers__redirect_to = redirector__moved_to;
    pointers__redirect_far = redirector__moved_far;
    pointers__redirect_to_next = redirector__moved_to_next;
    pointers__redirect_to_prev = redirector__moved_to_prev;
    pointers__redirect_stop = redirector__moved_stop;
    references__redirect_from = redirector__moved_from;
    references__redirect_leaves = redirector__moved_leaves;
    references__redirect_follow = redirector__moved_follow;
    references__redirect_to = redirector__moved_to;
    pointers__launch_valid = launch_valid;
    pointers__launch_warp = launch_warp;
    pointers__launch_pc = launch_pc;
    pcs__write__2_valid = launch_valid;
    pcs__write__2_warp = launch_warp;
    pcs__write__2_pc = launch_pc;
    crossed__moved_warp = crossing__moved_warp;
    crossed__moved_from = crossing__moved_from;
    crossed__moved_far = crossing__moved_far;
    crossed__moved_whole = crossing__moved_whole;
    crossed__moved_target = crossing__moved_target;
    tags__read__2_valid = crossed__read_valid;
    tags__read__2_line = crossed__read_line;
    crossed__tag = tags__tag__2;
    pcs__write__0_valid = crossed__pc_valid;
    pcs__write__0_warp = crossed__pc_warp;
    pcs__write__0_pc = crossed__pc_pc;
    left__moved_warp = redirector__moved_warp;
    left__moved_from = redirector__moved_from;
    left__moved_far = redirector__moved_far;
    left__moved_whole = redirector__moved_whole;
    left__moved_target = redirector__moved_target;
    tags__read__3_valid = left__read_valid;
    tags__read__3_line = left__read_line;
    left__tag = tags__tag__3;
    pcs__write__1_valid = left__pc_valid;
    pcs__write__1_warp = left__pc_warp;
    pcs__write__1_pc = left__pc_pc;
    lookup__seekers = pointers__seekers;
    pcs__read_warp = lookup__warp;
    lookup__pc = pcs__read_pc;
    tags__look_tag = lookup__tag;
    tags__present = (loading__q | loaded__q);
    lookup__hit = tags__hit;
    lookup__hit_line = tags__place;
    pointers__look_warp = lookup__match_warp;
    lookup__left_line = pointers__left_line;
    lookup__left_to_next = pointers__left_to_next;
    lookup__left_to_prev = pointers__left_to_prev;
    lookup__program_length = program_length;
    lookup__open = open__q;
    lookup__loaded = loaded__q;
    lookup__refill_free = refill__free;
    references__victim = lookup__replaced_line;
    lookup__settled = references__settled;
    pointers__found_mask = lookup__found_mask;
    pointers__found_pc = lookup__found_pc;
    pointers__found_taken = lookup__found_taken;
    pointers__found_line = lookup__found_line;
    pointers__found_ready = lookup__found_ready;
    pointers__found_bad = lookup__found_bad;
    references__found_taken = lookup__found_taken;
    references__found_line = lookup__found_line;
    tags__replaced_valid = lookup__replaced_valid;
    tags__replaced_line = lookup__replaced_line;
    tags__replaced_tag = lookup__replaced_tag;
    links__evict_valid = lookup__replaced_valid;
    links__evict_line = lookup__replaced_line;
    links__evict_mask = lookup__replaced_mask;
    pointers__evict_valid = lookup__replaced_valid;
    pointers__evict_line = lookup__replaced_line;
    refill__start_valid = lookup__replaced_valid;
    refill__start_line = lookup__replaced_line;
    refill__start_tag = lookup__replaced_tag;
    links__join_valid = lookup__join_valid;
    links__join_neighbours = lookup__join_neighbours;
    links__join_first = lookup__join_first;
    links__join_second = lookup__join_second;
    refill__program_base = program_base;
    req_valid = refill__req_valid;
    refill__req_ready = req_ready;
    req_address = refill__req_address;
    req_tag = refill__req_tag;
    refill__rsp_valid = rsp_valid;
    refill__rsp_tag = rsp_tag;
    pointers__done_valid = refill__done_valid;
    pointers__done_line = refill__done_line;
    woke__d_valid = refill__done_valid;
    woke__d_line = refill__done_line;
    loading_now = loading__q;
    loaded_now = loaded__q;
    if (lookup__replaced_valid) begin
      loaded_now = (loaded_now & {~lookup__replaced_mask});
      loading_now = (loading_now | lookup__replaced_mask);
    end
    if (refill__done_valid) begin
      loaded_now = (loaded_now | {one_line << refill__done_line});
      loading_now = (loading_now & {~{one_line << refill__done_line}});
    end
    loading__d = loading_now;
    loaded__d = loaded_now;
    open__d = ((references__unlocked & {~loading__q}) & {~unused_lines});
    quiet = refill__idle;
    links__flush = flush;
    if (flush) begin
      loaded__d = 16'h0;
    end
    fetcher__requests = (pointers__requests & {~hold});
    fetcher__pointed_line__0 = pointers__pointed_line__0;
    fetcher__pointed_line__1 = pointers__pointed_line__1;
    fetcher__pointed_line__2 = pointers__pointed_line__2;
    fetcher__pointed_line__3 = pointers__pointed_line__3;
    fetcher__pointed_line__4 = pointers__pointed_line__4;
    fetcher__pointed_line__5 = pointers__pointed_line__5;
    fetcher__pointed_line__6 = pointers__pointed_line__6;
    fetcher__pointed_line__7 = pointers__pointed_line__7;
    fetcher__pointed_offset__0 = pointers__pointed_offset__0;
    fetcher__pointed_offset__1 = pointers__pointed_offset__1;
    fetcher__pointed_offset__2 = pointers__pointed_offset__2;
    fetcher__pointed_offset__3 = pointers__pointed_offset__3;
    fetcher__pointed_offset__4 = pointers__pointed_offset__4;
    fetcher__pointed_offset__5 = pointers__pointed_offset__5;
    fetcher__pointed_offset__6 = pointers__pointed_offset__6;
    fetcher__pointed_offset__7 = pointers__pointed_offset__7;
    pointers__fetch_chosen = fetcher__turn_chosen;
    pointers__fetch_again = fetcher__turn_again;
    pointers__fetch_lacking = fetcher__turn_lacking;
    fetcher__write_valid = rsp_valid;
    fetcher__write_data__0 = rsp_data__0;
    fetcher__write_data__1 = rsp_data__1;
    fetcher__write_data__2 = rsp_data__2;
    fetcher__write_data__3 = rsp_data__3;
    fetcher__write_at = refill__write_at;
    fetcher__replaced_valid = lookup__replaced_valid;
    fetcher__replaced_line = lookup__replaced_line;
    fetcher__replaced_tag = lookup__replaced_tag;
    fetcher__flush = flush;
    fetcher__program_length = program_length;
    fetcher__loaded = loaded__q;
    fetcher__woke_valid = woke__q_valid;
    fetcher__woke_line = woke__q_line;
    fetcher__fault_busy = lookup__fault_valid;
    fetch_valid = fetcher__fetched_valid;
    fetch_warp = fetcher__fetched_warp;
    fetch_low = fetcher__fetched_low;
    fetch_high = fetcher__fetched_high;
    faulted__d_valid = lookup__fault_valid;
    faulted__d_warp = lookup__fault_warp;
    faulted__d_pc = lookup__fault_pc;
    if ((!lookup__fault_valid)) begin
      faulted__d_valid = fetcher__fault_valid;
      faulted__d_warp = fetcher__fault_warp;
      faulted__d_pc = fetcher__fault_pc;
    end
    fault_valid = faulted__q_valid;
    fault_warp = faulted__q_warp;
    fault_pc = faulted__q_pc;
    count_fetch = fetcher__fetched_valid;
    count_lookup = ((lookup__count_hit | lookup__count_miss) | lookup__count_fail);
    count_hit = lookup__count_hit;
    count_miss = lookup__count_miss;
    count_fail = lookup__count_fail;
    count_pc_read = lookup__valid;
    count_eviction = (lookup__replaced_valid & (|(loaded__q & lookup__replaced_mask)));
    count_fill_stall = pointers__fill_stall;
    count_prev_links = redirector__follow_prev;
    count_offset = 2'h0;
    if (crossing__stay) begin
      count_offset = {count_offset + 2'h1};
    end
    if (redirector__stay) begin
      count_offset = {count_offset + 2'h1};
    end
    count_tag_reads = tags__reads;
    count_link_reads = links__reads;
    count_next_links = 2'h0;
    if (crossing__moved_follow) begin
      count_next_links = {count_next_links + 2'h1};
    end
    if ((redirector__moved_follow & (!redirector__follow_prev))) begin
      count_next_links = {count_next_links + 2'h1};
    end
    count_pc_write = 2'h0;
    if (crossing__moved_far) begin
      count_pc_write = {count_pc_write + 2'h1};
    end
    if (redirector__moved_far) begin
      count_pc_write = {count_pc_write + 2'h1};
    end
    if (launch_valid) begin
      count_pc_write = {count_pc_write + 2'h1};
    end
  end
  always @(posedge clock) begin
    loading__q <= loading__d;
    loaded__q <= loaded__d;
    woke__q_valid <= woke__d_valid;
    woke__q_line <= woke__d_line;
    open__q <= open__d;
    faulted__q_valid <= faulted__d_valid;
    faulted__q_warp <= faulted__d_warp;
    faulted__q_pc <= faulted__d_pc;
  end
  pcs pcs (
    .clock(clock),
    .write__0_valid(pcs__write__0_valid),
    .write__0_warp(pcs__write__0_warp),
    .write__0_pc(pcs__write__0_pc),
    .write__1_valid(pcs__write__1_valid),
    .write__1_warp(pcs__write__1_warp),
    .write__1_pc(pcs__write__1_pc),
    .write__2_valid(pcs__write__2_valid),
    .write__2_warp(pcs__write__2_warp),
    .write__2_pc(pcs__write__2_pc),
    .read_warp(pcs__read_warp),
    .read_pc(pcs__read_pc)
  );
  tags tags (
    .clock(clock),
    .replaced_valid(tags__replaced_valid),
    .replaced_line(tags__replaced_line),
    .replaced_tag(tags__replaced_tag),
    .present(tags__present),
    .look_tag(tags__look_tag),
    .hit(tags__hit),
    .place(tags__place),
    .read__0_valid(tags__read__0_valid),
    .read__0_line(tags__read__0_line),
    .read__1_valid(tags__read__1_valid),
    .read__1_line(tags__read__1_line),
    .read__2_valid(tags__read__2_valid),
    .read__2_line(tags__read__2_line),
    .read__3_valid(tags__read__3_valid),
    .read__3_line(tags__read__3_line),
    .tag__0(tags__tag__0),
    .tag__1(tags__tag__1),
    .tag__2(tags__tag__2),
    .tag__3(tags__tag__3),
    .reads(tags__reads),
    .trace_tag(tags__trace_tag)
  );
  links links (
    .clock(clock),
    .read__0_valid(links__read__0_valid),
    .read__0_line(links__read__0_line),
    .read__1_valid(links__read__1_valid),
    .read__1_line(links__read__1_line),
    .read__2_valid(links__read__2_valid),
    .read__2_line(links__read__2_line),
    .link__0_valid(links__link__0_valid),
    .link__0_line(links__link__0_line),
    .link__0_evicted(links__link__0_evicted),
    .link__1_valid(links__link__1_valid),
    .link__1_line(links__link__1_line),
    .link__1_evicted(links__link__1_evicted),
    .link__2_valid(links__link__2_valid),
    .link__2_line(links__link__2_line),
    .link__2_evicted(links__link__2_evicted),
    .reads(links__reads),
    .evict_valid(links__evict_valid),
    .evict_line(links__evict_line),
    .evict_mask(links__evict_mask),
    .join_valid(links__join_valid),
    .join_neighbours(links__join_neighbours),
    .join_first(links__join_first),
    .join_second(links__join_second),
    .flush(links__flush)
  );
  references references (
    .clock(clock),
    .issue_from(references__issue_from),
    .issue_leaves(references__issue_leaves),
    .issue_follow(references__issue_follow),
    .issue_to(references__issue_to),
    .redirect_from(references__redirect_from),
    .redirect_leaves(references__redirect_leaves),
    .redirect_follow(references__redirect_follow),
    .redirect_to(references__redirect_to),
    .found_taken(references__found_taken),
    .found_line(references__found_line),
    .victim(references__victim),
    .settled(references__settled),
    .unlocked(references__unlocked)
  );
  refill refill (
    .clock(clock),
    .start_valid(refill__start_valid),
    .start_line(refill__start_line),
    .start_tag(refill__start_tag),
    .program_base(refill__program_base),
    .free(refill__free),
    .idle(refill__idle),
    .req_valid(refill__req_valid),
    .req_ready(refill__req_ready),
    .req_address(refill__req_address),
    .req_tag(refill__req_tag),
    .rsp_valid(refill__rsp_valid),
    .rsp_tag(refill__rsp_tag),
    .write_at(refill__write_at),
    .done_valid(refill__done_valid),
    .done_line(refill__done_line)
  );
  pointers pointers (
    .clock(clock),
    .issue_warp(pointers__issue_warp),
    .issue_line(pointers__issue_line),
    .issue_offset(pointers__issue_offset),
    .issue_stay(pointers__issue_stay),
    .cross_valid(pointers__cross_valid),
    .cross_warp(pointers__cross_warp),
    .cross_follow(pointers__cross_follow),
    .cross_to(pointers__cross_to),
    .cross_far(pointers__cross_far),
    .cross_to_next(pointers__cross_to_next),
    .from_warp(pointers__from_warp),
    .from_line(pointers__from_line),
    .from_offset(pointers__from_offset),
    .from_points(pointers__from_points),
    .redirect_valid(pointers__redirect_valid),
    .redirect_warp(pointers__redirect_warp),
    .redirect_place(pointers__redirect_place),
    .redirect_follow(pointers__redirect_follow),
    .redirect_to(pointers__redirect_to),
    .redirect_far(pointers__redirect_far),
    .redirect_to_next(pointers__redirect_to_next),
    .redirect_to_prev(pointers__redirect_to_prev),
    .redirect_stop(pointers__redirect_stop),
    .launch_valid(pointers__launch_valid),
    .launch_warp(pointers__launch_warp),
    .launch_pc(pointers__launch_pc),
    .look_warp(pointers__look_warp),
    .left_line(pointers__left_line),
    .left_to_next(pointers__left_to_next),
    .left_to_prev(pointers__left_to_prev),
    .found_mask(pointers__found_mask),
    .found_pc(pointers__found_pc),
    .found_taken(pointers__found_taken),
    .found_line(pointers__found_line),
    .found_ready(pointers__found_ready),
    .found_bad(pointers__found_bad),
    .evict_valid(pointers__evict_valid),
    .evict_line(pointers__evict_line),
    .done_valid(pointers__done_valid),
    .done_line(pointers__done_line),
    .fetch_chosen(pointers__fetch_chosen),
    .fetch_again(pointers__fetch_again),
    .fetch_lacking(pointers__fetch_lacking),
    .pointed_line__0(pointers__pointed_line__0),
    .pointed_line__1(pointers__pointed_line__1),
    .pointed_line__2(pointers__pointed_line__2),
    .pointed_line__3(pointers__pointed_line__3),
    .pointed_line__4(pointers__pointed_line__4),
    .pointed_line__5(pointers__pointed_line__5),
    .pointed_line__6(pointers__pointed_line__6),
    .pointed_line__7(pointers__pointed_line__7),
    .pointed_offset__0(pointers__pointed_offset__0),
    .pointed_offset__1(pointers__pointed_offset__1),
    .pointed_offset__2(pointers__pointed_offset__2),
    .pointed_offset__3(pointers__pointed_offset__3),
    .pointed_offset__4(pointers__pointed_offset__4),
    .pointed_offset__5(pointers__pointed_offset__5),
    .pointed_offset__6(pointers__pointed_offset__6),
    .pointed_offset__7(pointers__pointed_offset__7),
    .requests(pointers__requests),
    .seekers(pointers__seekers),
    .fill_stall(pointers__fill_stall)
  );
  fetcher fetcher (
    .clock(clock),
    .requests(fetcher__requests),
    .pointed_line__0(fetcher__pointed_line__0),
    .pointed_line__1(fetcher__pointed_line__1),
    .pointed_line__2(fetcher__pointed_line__2),
    .pointed_line__3(fetcher__pointed_line__3),
    .pointed_line__4(fetcher__pointed_line__4),
    .pointed_line__5(fetcher__pointed_line__5),
    .pointed_line__6(fetcher__pointed_line__6),
    .pointed_line__7(fetcher__pointed_line__7),
    .pointed_offset__0(fetcher__pointed_offset__0),
    .pointed_offset__1(fetcher__pointed_offset__1),
    .pointed_offset__2(fetcher__pointed_offset__2),
    .pointed_offset__3(fetcher__pointed_offset__3),
    .pointed_offset__4(fetcher__pointed_offset__4),
    .pointed_offset__5(fetcher__pointed_offset__5),
    .pointed_offset__6(fetcher__pointed_offset__6),
    .pointed_offset__7(fetcher__pointed_offset__7),
    .turn_chosen(fetcher__turn_chosen),
    .turn_again(fetcher__turn_again),
    .turn_lacking(fetcher__turn_lacking),
    .write_valid(fetcher__write_valid),
    .write_data__0(fetcher__write_data__0),
    .write_data__1(fetcher__write_data__1),
    .write_data__2(fetcher__write_data__2),
    .write_data__3(fetcher__write_data__3),
    .write_at(fetcher__write_at),
    .replaced_valid(fetcher__replaced_valid),
    .replaced_line(fetcher__replaced_line),
    .replaced_tag(fetcher__replaced_tag),
    .flush(fetcher__flush),
    .loaded(fetcher__loaded),
    .woke_valid(fetcher__woke_valid),
    .woke_line(fetcher__woke_line),
    .program_length(fetcher__program_length),
    .fault_busy(fetcher__fault_busy),
    .fetched_valid(fetcher__fetched_valid),
    .fetched_warp(fetcher__fetched_warp),
    .fetched_low(fetcher__fetched_low),
    .fetched_high(fetcher__fetched_high),
    .fault_valid(fetcher__fault_valid),
    .fault_warp(fetcher__fault_warp),
    .fault_pc(fetcher__fault_pc)
  );
  lookup lookup (
    .clock(clock),
    .seekers(lookup__seekers),
    .pc(lookup__pc),
    .hit(lookup__hit),
    .hit_line(lookup__hit_line),
    .left_line(lookup__left_line),
    .left_to_next(lookup__left_to_next),
    .left_to_prev(lookup__left_to_prev),
    .program_length(lookup__program_length),
    .open(lookup__open),
    .loaded(lookup__loaded),
    .refill_free(lookup__refill_free),
    .settled(lookup__settled),
    .valid(lookup__valid),
    .warp(lookup__warp),
    .match_warp(lookup__match_warp),
    .tag(lookup__tag),
    .replaced_valid(lookup__replaced_valid),
    .replaced_line(lookup__replaced_line),
    .replaced_mask(lookup__replaced_mask),
    .replaced_tag(lookup__replaced_tag),
    .found_mask(lookup__found_mask),
    .found_pc(lookup__found_pc),
    .found_taken(lookup__found_taken),
    .found_line(lookup__found_line),
    .found_ready(lookup__found_ready),
    .found_bad(lookup__found_bad),
    .fault_valid(lookup__fault_valid),
    .fault_warp(lookup__fault_warp),
    .fault_pc(lookup__fault_pc),
    .bar_all(lookup__bar_all),
    .bar_evicted(lookup__bar_evicted),
    .join_valid(lookup__join_valid),
    .join_neighbours(lookup__join_neighbours),
    .join_first(lookup__join_first),
    .join_second(lookup__join_second),
    .count_hit(lookup__count_hit),
    .count_miss(lookup__count_miss),
    .count_fail(lookup__count_fail)
  );
  crossing crossing (
    .clock(clock),
    .issue_valid(crossing__issue_valid),
    .issue_warp(crossing__issue_warp),
    .issue_line(crossing__issue_line),
    .issue_offset(crossing__issue_offset),
    .stay(crossing__stay),
    .redirect_valid(crossing__redirect_valid),
    .redirect_warp(crossing__redirect_warp),
    .read_valid(crossing__read_valid),
    .read_line(crossing__read_line),
    .next_valid(crossing__next_valid),
    .next_line(crossing__next_line),
    .next_evicted(crossing__next_evicted),
    .bar_all(crossing__bar_all),
    .bar_evicted(crossing__bar_evicted),
    .moved_valid(crossing__moved_valid),
    .moved_warp(crossing__moved_warp),
    .moved_from(crossing__moved_from),
    .moved_leaves(crossing__moved_leaves),
    .moved_follow(crossing__moved_follow),
    .moved_to(crossing__moved_to),
    .moved_far(crossing__moved_far),
    .moved_whole(crossing__moved_whole),
    .moved_target(crossing__moved_target),
    .moved_to_next(crossing__moved_to_next)
  );
  redirector redirector (
    .clock(clock),
    .redirect_valid(redirector__redirect_valid),
    .redirect_warp(redirector__redirect_warp),
    .redirect_kind(redirector__redirect_kind),
    .redirect_offset(redirector__redirect_offset),
    .redirect_pc(redirector__redirect_pc),
    .from_line(redirector__from_line),
    .from_offset(redirector__from_offset),
    .from_points(redirector__from_points),
    .read__0_valid(redirector__read__0_valid),
    .read__0_line(redirector__read__0_line),
    .read__1_valid(redirector__read__1_valid),
    .read__1_line(redirector__read__1_line),
    .read__2_valid(redirector__read__2_valid),
    .read__2_line(redirector__read__2_line),
    .tag(redirector__tag),
    .next_valid(redirector__next_valid),
    .next_line(redirector__next_line),
    .next_evicted(redirector__next_evicted),
    .prev_valid(redirector__prev_valid),
    .prev_line(redirector__prev_line),
    .prev_evicted(redirector__prev_evicted),
    .bar_all(redirector__bar_all),
    .bar_evicted(redirector__bar_evicted),
    .moved_valid(redirector__moved_valid),
    .moved_warp(redirector__moved_warp),
    .moved_from(redirector__moved_from),
    .moved_leaves(redirector__moved_leaves),
    .moved_place(redirector__moved_place),
    .moved_follow(redirector__moved_follow),
    .moved_to(redirector__moved_to),
    .moved_far(redirector__moved_far),
    .moved_whole(redirector__moved_whole),
    .moved_target(redirector__moved_target),
    .moved_to_next(redirector__moved_to_next),
    .moved_to_prev(redirector__moved_to_prev),
    .moved_stop(redirector__moved_stop),
    .stay(redirector__stay),
    .follow_prev(redirector__follow_prev)
  );
  crossed crossed (
    .clock(clock),
    .moved_warp(crossed__moved_warp),
    .moved_from(crossed__moved_from),
    .moved_far(crossed__moved_far),
    .moved_whole(crossed__moved_whole),
    .moved_target(crossed__moved_target),
    .read_valid(crossed__read_valid),
    .read_line(crossed__read_line),
    .tag(crossed__tag),
    .pc_valid(crossed__pc_valid),
    .pc_warp(crossed__pc_warp),
    .pc_pc(crossed__pc_pc)
  );
  crossed left (
    .clock(clock),
    .moved_warp(left__moved_warp),
    .moved_from(left__moved_from),
    .moved_far(left__moved_far),
    .moved_whole(left__moved_whole),
    .moved_target(left__moved_target),
    .read_valid(left__read_valid),
    .read_line(left__read_line),
    .tag(left__tag),
    .pc_valid(left__pc_valid),
    .pc_warp(left__pc_warp),
    .pc_pc(left__pc_pc)
  );
endmodule
