// SPDX-License-Identifier: MIT
// word_port: words of microcoded cores at a memory of lines
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module word_port (
  input wire clock,
  input wire word_valid,
  input wire word_write,
  input wire [29:0] word_address,
  input wire [31:0] word_data,
  output reg word_done,
  output reg [31:0] word_read,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  output reg [15:0] mem_mask,
  input wire rsp_valid,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3
);
  reg asks;
  reg [1:0] place;
  reg asked__d;
  reg asked__q = 1'h0;
  reg answered__d;
  reg answered__q = 1'h0;
  reg [31:0] read__d;
  reg [31:0] read__q = 32'h0;
  always @(*) begin
    asked__d = asked__q;
    read__d = read__q;
    word_done = answered__q;
    word_read = read__q;
    asks = ((word_valid & (!asked__q)) & (!answered__q));
    mem_valid = asks;
    mem_write = word_write;
    mem_address = word_address[29:2];
    place = word_address[1:0];
    mem_mask = 16'hf;
    if ((place == 2'h1)) begin
      mem_mask = 16'hf0;
    end else begin
      if ((place == 2'h2)) begin
        mem_mask = 16'hf00;
      end else begin
        if ((place == 2'h3)) begin
          mem_mask = 16'hf000;
        end
      end
    end
    if ((asks & mem_ready)) begin
      asked__d = 1'h1;
    end
    answered__d = (asked__q & rsp_valid);
    if ((asked__q & rsp_valid)) begin
      asked__d = 1'h0;
    end
    mem_data__0 = word_data;
    if ((place == 2'h0)) begin
      read__d = rsp_data__0;
    end
    mem_data__1 = word_data;
    if ((place == 2'h1)) begin
      read__d = rsp_data__1;
    end
    mem_data__2 = word_data;
    if ((place == 2'h2)) begin
      read__d = rsp_data__2;
    end
    mem_data__3 = word_data;
    if ((place == 2'h3)) begin
      read__d = rsp_data__3;
    end
  end
  always @(posedge clock) begin
    asked__q <= asked__d;
    answered__q <= answered__d;
    read__q <= read__d;
  end
endmodule
