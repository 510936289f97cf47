// SPDX-License-Identifier: MIT
// memory_arbiter: three clients on one memory port
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module memory_arbiter (
  input wire clock,
  input wire cache_valid,
  output reg cache_ready,
  input wire [27:0] cache_address,
  input wire [5:0] cache_tag,
  input wire data_valid,
  output reg data_ready,
  input wire data_write,
  input wire data_atomic,
  input wire [3:0] data_aop,
  input wire [1:0] data_word,
  input wire [27:0] data_address,
  input wire [31:0] data_data__0,
  input wire [31:0] data_data__1,
  input wire [31:0] data_data__2,
  input wire [31:0] data_data__3,
  input wire [15:0] data_mask,
  input wire [5:0] data_tag,
  input wire constants_valid,
  output reg constants_ready,
  input wire [27:0] constants_address,
  input wire [5:0] constants_tag,
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
  output reg [7:0] req_tag,
  input wire rsp_valid,
  input wire [7:0] rsp_tag,
  output reg cache_rsp,
  output reg data_rsp,
  output reg constants_rsp,
  output reg [5:0] client_tag
);
  reg waiting;
  reg data_goes;
  reg other_goes;
  reg constants_go;
  reg others_turn__d;
  reg others_turn__q = 1'h0;
  reg after_constants__d;
  reg after_constants__q = 1'h0;
  reg locked__d;
  reg locked__q = 1'h0;
  always @(*) begin
    others_turn__d = others_turn__q;
    after_constants__d = after_constants__q;
    locked__d = locked__q;
    waiting = (cache_valid | constants_valid);
    data_goes = (data_valid & (!others_turn__q));
    other_goes = ((waiting & (!locked__q)) & (others_turn__q | (!data_valid)));
    constants_go = ((other_goes & constants_valid) & ((!cache_valid) | (!after_constants__q)));
    data_ready = (req_ready & (!others_turn__q));
    constants_ready = (req_ready & constants_go);
    cache_ready = ((req_ready & other_goes) & (!constants_go));
    if (req_ready) begin
      if (data_goes) begin
        locked__d = (data_atomic & data_mask[0]);
        others_turn__d = (waiting & (!(data_atomic & data_mask[0])));
      end
      if (other_goes) begin
        others_turn__d = 1'h0;
        after_constants__d = constants_go;
      end
    end
    req_valid = (data_goes | other_goes);
    req_write = ((data_goes & data_write) & (!data_atomic));
    req_atomic = (data_goes & data_atomic);
    req_word = data_word;
    req_aop = data_aop;
    req_mask = data_mask;
    req_data__0 = data_data__0;
    req_data__1 = data_data__1;
    req_data__2 = data_data__2;
    req_data__3 = data_data__3;
    req_address = data_address;
    req_tag = ({2'h0, data_tag} | 8'h40);
    if (other_goes) begin
      req_address = cache_address;
      req_tag = {2'h0, cache_tag};
      if (constants_go) begin
        req_address = constants_address;
        req_tag = ({2'h0, constants_tag} | 8'h80);
      end
    end
    client_tag = rsp_tag[5:0];
    cache_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h0));
    data_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h1));
    constants_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h2));
  end
  always @(posedge clock) begin
    others_turn__q <= others_turn__d;
    after_constants__q <= after_constants__d;
    locked__q <= locked__d;
  end
endmodule
