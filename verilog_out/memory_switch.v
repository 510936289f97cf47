// SPDX-License-Identifier: MIT
// memory_switch: execution units and texture pipelines in turn at the memory port
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module words (
  input wire clock,
  input wire [1:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module queue (
  input wire clock,
  input wire in_valid,
  output reg in_ready,
  input wire [31:0] in_words__0,
  input wire [31:0] in_words__1,
  input wire [31:0] in_words__2,
  input wire [31:0] in_words__3,
  input wire [31:0] in_words__4,
  input wire [31:0] in_words__5,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_words__0,
  output reg [31:0] out_words__1,
  output reg [31:0] out_words__2,
  output reg [31:0] out_words__3,
  output reg [31:0] out_words__4,
  output reg [31:0] out_words__5
);
  localparam [2:0] depth = 3'h4;
  localparam straight = 1'h0;
  reg push;
  reg pop;
  reg [1:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [1:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [1:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [1:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [1:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [1:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg [1:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [1:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [1:0] words__4__read_address;
  wire [31:0] words__4__read_data;
  reg words__4__write_enable;
  reg [1:0] words__4__write_address;
  reg [31:0] words__4__write_data;
  reg [1:0] words__5__read_address;
  wire [31:0] words__5__read_data;
  reg words__5__write_enable;
  reg [1:0] words__5__write_address;
  reg [31:0] words__5__write_data;
  reg [1:0] head__d;
  reg [1:0] head__q = 2'h0;
  reg [1:0] tail__d;
  reg [1:0] tail__q = 2'h0;
  reg [2:0] stored__d;
  reg [2:0] stored__q = 3'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    in_ready = (stored__q < depth);
    out_valid = (|stored__q);
    push = ((in_valid & (stored__q < depth)) & (!straight));
    pop = ((|stored__q) & out_ready);
    words__0__write_enable = push;
    words__0__write_address = tail__q;
    words__0__write_data = in_words__0;
    words__0__read_address = head__q;
    out_words__0 = words__0__read_data;
    if (straight) begin
      out_words__0 = in_words__0;
    end
    words__1__write_enable = push;
    words__1__write_address = tail__q;
    words__1__write_data = in_words__1;
    words__1__read_address = head__q;
    out_words__1 = words__1__read_data;
    if (straight) begin
      out_words__1 = in_words__1;
    end
    words__2__write_enable = push;
    words__2__write_address = tail__q;
    words__2__write_data = in_words__2;
    words__2__read_address = head__q;
    out_words__2 = words__2__read_data;
    if (straight) begin
      out_words__2 = in_words__2;
    end
    words__3__write_enable = push;
    words__3__write_address = tail__q;
    words__3__write_data = in_words__3;
    words__3__read_address = head__q;
    out_words__3 = words__3__read_data;
    if (straight) begin
      out_words__3 = in_words__3;
    end
    words__4__write_enable = push;
    words__4__write_address = tail__q;
    words__4__write_data = in_words__4;
    words__4__read_address = head__q;
    out_words__4 = words__4__read_data;
    if (straight) begin
      out_words__4 = in_words__4;
    end
    words__5__write_enable = push;
    words__5__write_address = tail__q;
    words__5__write_data = in_words__5;
    words__5__read_address = head__q;
    out_words__5 = words__5__read_data;
    if (straight) begin
      out_words__5 = in_words__5;
    end
    if (push) begin
      tail__d = {tail__q + 2'h1};
      if ((!pop)) begin
        stored__d = {stored__q + 3'h1};
      end
    end
    if (pop) begin
      head__d = {head__q + 2'h1};
      if ((!push)) begin
        stored__d = {stored__q - 3'h1};
      end
    end
    if (straight) begin
      in_ready = out_ready;
      out_valid = in_valid;
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
  end
  words words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  words words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  words words__2 (
    .clock(clock),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  words words__3 (
    .clock(clock),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  words words__4 (
    .clock(clock),
    .read_address(words__4__read_address),
    .read_data(words__4__read_data),
    .write_enable(words__4__write_enable),
    .write_address(words__4__write_address),
    .write_data(words__4__write_data)
  );
  words words__5 (
    .clock(clock),
    .read_address(words__5__read_address),
    .read_data(words__5__read_data),
    .write_enable(words__5__write_enable),
    .write_address(words__5__write_address),
    .write_data(words__5__write_data)
  );
endmodule

module memory_switch (
  input wire clock,
  input wire unit_valid__0,
  input wire unit_valid__1,
  input wire unit_valid__2,
  input wire unit_valid__3,
  output reg unit_ready__0,
  output reg unit_ready__1,
  output reg unit_ready__2,
  output reg unit_ready__3,
  input wire unit_write__0,
  input wire unit_write__1,
  input wire unit_write__2,
  input wire unit_write__3,
  input wire unit_atomic__0,
  input wire unit_atomic__1,
  input wire unit_atomic__2,
  input wire unit_atomic__3,
  input wire [3:0] unit_aop__0,
  input wire [3:0] unit_aop__1,
  input wire [3:0] unit_aop__2,
  input wire [3:0] unit_aop__3,
  input wire [1:0] unit_word__0,
  input wire [1:0] unit_word__1,
  input wire [1:0] unit_word__2,
  input wire [1:0] unit_word__3,
  input wire [27:0] unit_address__0,
  input wire [27:0] unit_address__1,
  input wire [27:0] unit_address__2,
  input wire [27:0] unit_address__3,
  input wire [31:0] unit_data__0,
  input wire [31:0] unit_data__1,
  input wire [31:0] unit_data__2,
  input wire [31:0] unit_data__3,
  input wire [31:0] unit_data__4,
  input wire [31:0] unit_data__5,
  input wire [31:0] unit_data__6,
  input wire [31:0] unit_data__7,
  input wire [31:0] unit_data__8,
  input wire [31:0] unit_data__9,
  input wire [31:0] unit_data__10,
  input wire [31:0] unit_data__11,
  input wire [31:0] unit_data__12,
  input wire [31:0] unit_data__13,
  input wire [31:0] unit_data__14,
  input wire [31:0] unit_data__15,
  input wire [15:0] unit_mask__0,
  input wire [15:0] unit_mask__1,
  input wire [15:0] unit_mask__2,
  input wire [15:0] unit_mask__3,
  input wire [7:0] unit_tag__0,
  input wire [7:0] unit_tag__1,
  input wire [7:0] unit_tag__2,
  input wire [7:0] unit_tag__3,
  input wire texture_valid__0,
  input wire texture_valid__1,
  output reg texture_ready__0,
  output reg texture_ready__1,
  input wire [27:0] texture_address__0,
  input wire [27:0] texture_address__1,
  input wire [5:0] texture_tag__0,
  input wire [5:0] texture_tag__1,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg req_atomic,
  output reg [3:0] req_aop,
  output reg [1:0] req_word,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [12:0] req_tag,
  input wire rsp_valid,
  input wire [12:0] rsp_tag,
  output reg unit_rsp__0,
  output reg unit_rsp__1,
  output reg unit_rsp__2,
  output reg unit_rsp__3,
  output reg texture_rsp__0,
  output reg texture_rsp__1,
  output reg [7:0] client_tag
);
  reg space;
  reg asking;
  reg [3:0] winner;
  reg [3:0] client;
  reg more;
  reg [12:0] unit;
  reg [3:0] own_aop;
  reg [1:0] own_word;
  reg [7:0] own_tag;
  reg [5:0] own_line;
  reg [7:0] out_flags;
  reg [27:0] out_address;
  reg [31:0] out_data__0;
  reg [31:0] out_data__1;
  reg [31:0] out_data__2;
  reg [31:0] out_data__3;
  reg [15:0] out_mask;
  reg [12:0] out_tag;
  reg [31:0] line;
  reg [31:0] about;
  reg [11:0] first_tag;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [3:0] last__d;
  reg [3:0] last__q = 4'h0;
  reg locked__d;
  reg locked__q = 1'h0;
  reg queue__in_valid;
  wire queue__in_ready;
  reg [31:0] queue__in_words__0;
  reg [31:0] queue__in_words__1;
  reg [31:0] queue__in_words__2;
  reg [31:0] queue__in_words__3;
  reg [31:0] queue__in_words__4;
  reg [31:0] queue__in_words__5;
  wire queue__out_valid;
  reg queue__out_ready;
  wire [31:0] queue__out_words__0;
  wire [31:0] queue__out_words__1;
  wire [31:0] queue__out_words__2;
  wire [31:0] queue__out_words__3;
  wire [31:0] queue__out_words__4;
  wire [31:0] queue__out_words__5;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    last__d = last__q;
    locked__d = locked__q;
    space = queue__in_ready;
    winner = 4'h0;
    asking = 1'h0;
    if (unit_valid__0) begin
      winner = 4'h0;
      asking = 1'h1;
    end
    if (unit_valid__1) begin
      winner = 4'h1;
      asking = 1'h1;
    end
    if (unit_valid__2) begin
      winner = 4'h2;
      asking = 1'h1;
    end
    if (unit_valid__3) begin
      winner = 4'h3;
      asking = 1'h1;
    end
    if (texture_valid__0) begin
      winner = 4'h0;
      winner = (winner | 4'h8);
      asking = 1'h1;
    end
    if (texture_valid__1) begin
      winner = 4'h1;
      winner = (winner | 4'h8);
      asking = 1'h1;
    end
    if ((unit_valid__0 & (last__q > 4'h0))) begin
      winner = 4'h0;
    end
    if ((unit_valid__1 & (last__q > 4'h1))) begin
      winner = 4'h1;
    end
    if ((unit_valid__2 & (last__q > 4'h2))) begin
      winner = 4'h2;
    end
    if ((unit_valid__3 & (last__q > 4'h3))) begin
      winner = 4'h3;
    end
    client = 4'h0;
    client = (client | 4'h8);
    if ((texture_valid__0 & (last__q > client))) begin
      winner = client;
    end
    client = 4'h1;
    client = (client | 4'h8);
    if ((texture_valid__1 & (last__q > client))) begin
      winner = client;
    end
    if (locked__q) begin
      winner = last__q;
      asking = 1'h0;
      if ((last__q == 4'h0)) begin
        asking = unit_valid__0;
      end
      if ((last__q == 4'h1)) begin
        asking = unit_valid__1;
      end
      if ((last__q == 4'h2)) begin
        asking = unit_valid__2;
      end
      if ((last__q == 4'h3)) begin
        asking = unit_valid__3;
      end
    end
    out_flags = 8'h0;
    out_address = texture_address__0;
    out_mask = 16'h0;
    out_tag = 13'h0;
    more = 1'h0;
    unit = 13'h0;
    own_aop = 4'h0;
    own_word = 2'h0;
    own_tag = 8'h0;
    own_line = 6'h0;
    client = 4'h0;
    client = (client | 4'h8);
    texture_ready__0 = 1'h0;
    if ((winner == client)) begin
      texture_ready__0 = (texture_valid__0 & space);
      unit = 13'h0;
      own_line = texture_tag__0;
      out_address = texture_address__0;
      out_tag = (({7'h0, own_line} | {unit << 32'h8}) | 13'h800);
    end
    client = 4'h1;
    client = (client | 4'h8);
    texture_ready__1 = 1'h0;
    if ((winner == client)) begin
      texture_ready__1 = (texture_valid__1 & space);
      unit = 13'h1;
      own_line = texture_tag__1;
      out_address = texture_address__1;
      out_tag = (({7'h0, own_line} | {unit << 32'h8}) | 13'h800);
    end
    out_data__0 = unit_data__0;
    out_data__1 = unit_data__1;
    out_data__2 = unit_data__2;
    out_data__3 = unit_data__3;
    unit_ready__0 = 1'h0;
    if ((winner == 4'h0)) begin
      unit_ready__0 = (unit_valid__0 & space);
      unit = 13'h0;
      own_aop = unit_aop__0;
      own_word = unit_word__0;
      own_tag = unit_tag__0;
      out_flags = ({{4'h0, own_aop} << 32'h4} | {{6'h0, own_word} << 32'h2});
      part_0 = {out_flags[7:1], unit_write__0};
      out_flags = {part_0[7:2], unit_atomic__0, part_0[0]};
      out_address = unit_address__0;
      out_mask = unit_mask__0;
      out_tag = ({5'h0, own_tag} | {unit << 32'h8});
      more = (unit_atomic__0 & unit_mask__0[0]);
      out_data__0 = unit_data__0;
      out_data__1 = unit_data__1;
      out_data__2 = unit_data__2;
      out_data__3 = unit_data__3;
    end
    unit_ready__1 = 1'h0;
    if ((winner == 4'h1)) begin
      unit_ready__1 = (unit_valid__1 & space);
      unit = 13'h1;
      own_aop = unit_aop__1;
      own_word = unit_word__1;
      own_tag = unit_tag__1;
      out_flags = ({{4'h0, own_aop} << 32'h4} | {{6'h0, own_word} << 32'h2});
      part_1 = {out_flags[7:1], unit_write__1};
      out_flags = {part_1[7:2], unit_atomic__1, part_1[0]};
      out_address = unit_address__1;
      out_mask = unit_mask__1;
      out_tag = ({5'h0, own_tag} | {unit << 32'h8});
      more = (unit_atomic__1 & unit_mask__1[0]);
      out_data__0 = unit_data__4;
      out_data__1 = unit_data__5;
      out_data__2 = unit_data__6;
      out_data__3 = unit_data__7;
    end
    unit_ready__2 = 1'h0;
    if ((winner == 4'h2)) begin
      unit_ready__2 = (unit_valid__2 & space);
      unit = 13'h2;
      own_aop = unit_aop__2;
      own_word = unit_word__2;
      own_tag = unit_tag__2;
      out_flags = ({{4'h0, own_aop} << 32'h4} | {{6'h0, own_word} << 32'h2});
      part_2 = {out_flags[7:1], unit_write__2};
      out_flags = {part_2[7:2], unit_atomic__2, part_2[0]};
      out_address = unit_address__2;
      out_mask = unit_mask__2;
      out_tag = ({5'h0, own_tag} | {unit << 32'h8});
      more = (unit_atomic__2 & unit_mask__2[0]);
      out_data__0 = unit_data__8;
      out_data__1 = unit_data__9;
      out_data__2 = unit_data__10;
      out_data__3 = unit_data__11;
    end
    unit_ready__3 = 1'h0;
    if ((winner == 4'h3)) begin
      unit_ready__3 = (unit_valid__3 & space);
      unit = 13'h3;
      own_aop = unit_aop__3;
      own_word = unit_word__3;
      own_tag = unit_tag__3;
      out_flags = ({{4'h0, own_aop} << 32'h4} | {{6'h0, own_word} << 32'h2});
      part_3 = {out_flags[7:1], unit_write__3};
      out_flags = {part_3[7:2], unit_atomic__3, part_3[0]};
      out_address = unit_address__3;
      out_mask = unit_mask__3;
      out_tag = ({5'h0, own_tag} | {unit << 32'h8});
      more = (unit_atomic__3 & unit_mask__3[0]);
      out_data__0 = unit_data__12;
      out_data__1 = unit_data__13;
      out_data__2 = unit_data__14;
      out_data__3 = unit_data__15;
    end
    if ((space & asking)) begin
      last__d = winner;
      locked__d = more;
    end
    line = ({4'h0, out_address} | {{28'h0, out_flags[3:0]} << 32'h1c});
    about = (({16'h0, out_mask} | {{20'h0, out_tag[11:0]} << 32'h10}) | {{28'h0, out_flags[7:4]} << 32'h1c});
    queue__in_valid = asking;
    queue__in_words__4 = line;
    queue__in_words__5 = about;
    queue__out_ready = req_ready;
    req_valid = queue__out_valid;
    req_address = queue__out_words__4[27:0];
    req_write = queue__out_words__4[28];
    req_atomic = queue__out_words__4[29];
    req_word = queue__out_words__4[31:30];
    req_mask = queue__out_words__5[15:0];
    first_tag = queue__out_words__5[27:16];
    req_tag = {1'h0, first_tag};
    req_aop = queue__out_words__5[31:28];
    queue__in_words__0 = out_data__0;
    req_data__0 = queue__out_words__0;
    queue__in_words__1 = out_data__1;
    req_data__1 = queue__out_words__1;
    queue__in_words__2 = out_data__2;
    req_data__2 = queue__out_words__2;
    queue__in_words__3 = out_data__3;
    req_data__3 = queue__out_words__3;
    client_tag = rsp_tag[7:0];
    texture_rsp__0 = ((rsp_valid & (rsp_tag[12:11] == 2'h1)) & (rsp_tag[10:8] == 3'h0));
    texture_rsp__1 = ((rsp_valid & (rsp_tag[12:11] == 2'h1)) & (rsp_tag[10:8] == 3'h1));
    unit_rsp__0 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h0));
    unit_rsp__1 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h1));
    unit_rsp__2 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h2));
    unit_rsp__3 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h3));
  end
  always @(posedge clock) begin
    last__q <= last__d;
    locked__q <= locked__d;
  end
  queue queue (
    .clock(clock),
    .in_valid(queue__in_valid),
    .in_ready(queue__in_ready),
    .in_words__0(queue__in_words__0),
    .in_words__1(queue__in_words__1),
    .in_words__2(queue__in_words__2),
    .in_words__3(queue__in_words__3),
    .in_words__4(queue__in_words__4),
    .in_words__5(queue__in_words__5),
    .out_valid(queue__out_valid),
    .out_ready(queue__out_ready),
    .out_words__0(queue__out_words__0),
    .out_words__1(queue__out_words__1),
    .out_words__2(queue__out_words__2),
    .out_words__3(queue__out_words__3),
    .out_words__4(queue__out_words__4),
    .out_words__5(queue__out_words__5)
  );
endmodule
