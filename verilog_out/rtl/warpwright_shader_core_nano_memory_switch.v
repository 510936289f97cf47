// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_memory_switch (
  input wire clock,
  input wire unit__0_valid,
  output reg unit__0_ready,
  input wire unit__0_write,
  input wire unit__0_atomic,
  input wire [3:0] unit__0_aop,
  input wire [1:0] unit__0_word,
  input wire [27:0] unit__0_address,
  input wire [31:0] unit__0_data__0,
  input wire [31:0] unit__0_data__1,
  input wire [31:0] unit__0_data__2,
  input wire [31:0] unit__0_data__3,
  input wire [15:0] unit__0_mask,
  input wire [7:0] unit__0_tag,
  input wire texture__0_valid,
  output reg texture__0_ready,
  input wire [27:0] texture__0_address,
  input wire [5:0] texture__0_tag,
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
  output reg texture_rsp__0,
  output reg [7:0] client_tag
);
  reg requested;
  reg [3:0] winner;
  reg [3:0] client;
  reg more;
  reg chosen_valid;
  reg chosen_ready;
  reg chosen_write;
  reg chosen_atomic;
  reg [3:0] chosen_aop;
  reg [1:0] chosen_word;
  reg [27:0] chosen_address;
  reg [31:0] chosen_data__0;
  reg [31:0] chosen_data__1;
  reg [31:0] chosen_data__2;
  reg [31:0] chosen_data__3;
  reg [15:0] chosen_mask;
  reg [7:0] chosen_tag;
  reg [5:0] line_tag;
  reg [31:0] number;
  reg kind;
  reg [31:0] line;
  reg [31:0] about;
  reg [11:0] queue_tag;
  reg texture__0_ready_value;
  reg unit__0_ready_value;
  reg [31:0] part_0;
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
    part_0 = 32'h0;
    last__d = last__q;
    locked__d = locked__q;
    winner = 4'h0;
    requested = 1'h0;
    if (unit__0_valid) begin
      winner = 4'h0;
      requested = 1'h1;
    end
    if (texture__0_valid) begin
      winner = 4'h0;
      winner = (winner | 4'h8);
      requested = 1'h1;
    end
    if ((unit__0_valid & (last__q > 4'h0))) begin
      winner = 4'h0;
    end
    client = 4'h0;
    client = (client | 4'h8);
    if ((texture__0_valid & (last__q > client))) begin
      winner = client;
    end
    if (locked__q) begin
      winner = last__q;
      requested = 1'h0;
      if ((last__q == 4'h0)) begin
        requested = unit__0_valid;
      end
    end
    chosen_ready = queue__in_ready;
    chosen_valid = unit__0_valid;
    unit__0_ready_value = chosen_ready;
    chosen_write = unit__0_write;
    chosen_atomic = unit__0_atomic;
    chosen_aop = unit__0_aop;
    chosen_word = unit__0_word;
    chosen_address = unit__0_address;
    chosen_data__0 = unit__0_data__0;
    chosen_data__1 = unit__0_data__1;
    chosen_data__2 = unit__0_data__2;
    chosen_data__3 = unit__0_data__3;
    chosen_mask = unit__0_mask;
    chosen_tag = unit__0_tag;
    chosen_write = 1'h0;
    chosen_atomic = 1'h0;
    chosen_aop = 4'h0;
    chosen_word = 2'h0;
    chosen_address = texture__0_address;
    chosen_mask = 16'h0;
    chosen_tag = 8'h0;
    more = 1'h0;
    number = 32'h0;
    kind = 1'h0;
    line_tag = 6'h0;
    client = 4'h0;
    client = (client | 4'h8);
    texture__0_ready_value = 1'h0;
    if ((winner == client)) begin
      texture__0_ready_value = (texture__0_valid & chosen_ready);
      chosen_address = texture__0_address;
      line_tag = texture__0_tag;
      chosen_tag = {2'h0, line_tag};
      number = 32'h0;
      kind = 1'h1;
    end
    if ((winner == 4'h0)) begin
      chosen_valid = unit__0_valid;
      unit__0_ready_value = chosen_ready;
      chosen_write = unit__0_write;
      chosen_atomic = unit__0_atomic;
      chosen_aop = unit__0_aop;
      chosen_word = unit__0_word;
      chosen_address = unit__0_address;
      chosen_data__0 = unit__0_data__0;
      chosen_data__1 = unit__0_data__1;
      chosen_data__2 = unit__0_data__2;
      chosen_data__3 = unit__0_data__3;
      chosen_mask = unit__0_mask;
      chosen_tag = unit__0_tag;
      more = (unit__0_atomic & unit__0_mask[0]);
      number = 32'h0;
      kind = 1'h0;
    end
    unit__0_ready_value = ((unit__0_valid & chosen_ready) & (winner == 4'h0));
    if ((chosen_ready & requested)) begin
      last__d = winner;
      locked__d = more;
    end
    line = ({4'h0, chosen_address} | {{30'h0, chosen_word} << 32'h1e});
    part_0 = {line[31:29], chosen_write, line[27:0]};
    line = {part_0[31:30], chosen_atomic, part_0[28:0]};
    about = ((({16'h0, chosen_mask} | {{24'h0, chosen_tag} << 32'h10}) | {number << 32'h18}) | {{28'h0, chosen_aop} <<
        32'h1c});
    about = {about[31:28], kind, about[26:0]};
    queue__in_valid = requested;
    queue__in_words__4 = line;
    queue__in_words__5 = about;
    queue__out_ready = req_ready;
    req_valid = queue__out_valid;
    req_address = queue__out_words__4[27:0];
    req_write = queue__out_words__4[28];
    req_atomic = queue__out_words__4[29];
    req_word = queue__out_words__4[31:30];
    req_mask = queue__out_words__5[15:0];
    queue_tag = queue__out_words__5[27:16];
    req_tag = {1'h0, queue_tag};
    req_aop = queue__out_words__5[31:28];
    queue__in_words__0 = chosen_data__0;
    req_data__0 = queue__out_words__0;
    queue__in_words__1 = chosen_data__1;
    req_data__1 = queue__out_words__1;
    queue__in_words__2 = chosen_data__2;
    req_data__2 = queue__out_words__2;
    queue__in_words__3 = chosen_data__3;
    req_data__3 = queue__out_words__3;
    client_tag = rsp_tag[7:0];
    texture_rsp__0 = ((rsp_valid & (rsp_tag[12:11] == 2'h1)) & (rsp_tag[10:8] == 3'h0));
    unit_rsp__0 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h0));
    texture__0_ready = texture__0_ready_value;
    unit__0_ready = unit__0_ready_value;
  end
  always @(posedge clock) begin
    last__q <= last__d;
    locked__q <= locked__d;
  end
  warpwright_memory_switch_queue queue (
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
