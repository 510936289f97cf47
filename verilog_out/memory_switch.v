// memory_switch: execution units and texture pipelines in turn at the memory port
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

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
  localparam straight = 1'h0;
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
  reg [7:0] req_flags;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [7:0] part_2;
  reg [7:0] part_3;
  reg [3:0] last__d;
  reg [3:0] last__q = 4'h0;
  reg locked__d;
  reg locked__q = 1'h0;
  reg valid__d;
  reg valid__q = 1'h0;
  reg [7:0] flags__d;
  reg [7:0] flags__q = 8'h0;
  reg [27:0] address__d;
  reg [27:0] address__q = 28'h0;
  reg [31:0] data__0__d;
  reg [31:0] data__0__q = 32'h0;
  reg [31:0] data__1__d;
  reg [31:0] data__1__q = 32'h0;
  reg [31:0] data__2__d;
  reg [31:0] data__2__q = 32'h0;
  reg [31:0] data__3__d;
  reg [31:0] data__3__q = 32'h0;
  reg [15:0] mask__d;
  reg [15:0] mask__q = 16'h0;
  reg [12:0] tag__d;
  reg [12:0] tag__q = 13'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    part_2 = 8'h0;
    part_3 = 8'h0;
    last__d = last__q;
    locked__d = locked__q;
    valid__d = valid__q;
    flags__d = flags__q;
    address__d = address__q;
    mask__d = mask__q;
    tag__d = tag__q;
    space = ((!valid__q) | req_ready);
    if (straight) begin
      space = req_ready;
    end
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
    data__0__d = data__0__q;
    data__1__d = data__1__q;
    data__2__d = data__2__q;
    data__3__d = data__3__q;
    if (space) begin
      valid__d = (asking & (!straight));
      flags__d = out_flags;
      address__d = out_address;
      mask__d = out_mask;
      tag__d = out_tag;
      data__0__d = out_data__0;
      data__1__d = out_data__1;
      data__2__d = out_data__2;
      data__3__d = out_data__3;
    end
    req_valid = valid__q;
    req_flags = flags__q;
    req_address = address__q;
    req_mask = mask__q;
    req_tag = tag__q;
    req_data__0 = data__0__q;
    req_data__1 = data__1__q;
    req_data__2 = data__2__q;
    req_data__3 = data__3__q;
    if (straight) begin
      req_valid = asking;
      req_flags = out_flags;
      req_address = out_address;
      req_mask = out_mask;
      req_tag = out_tag;
      req_data__0 = out_data__0;
      req_data__1 = out_data__1;
      req_data__2 = out_data__2;
      req_data__3 = out_data__3;
    end
    req_write = req_flags[0];
    req_atomic = req_flags[1];
    req_word = req_flags[3:2];
    req_aop = req_flags[7:4];
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
    valid__q <= valid__d;
    flags__q <= flags__d;
    address__q <= address__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    mask__q <= mask__d;
    tag__q <= tag__d;
  end
endmodule
