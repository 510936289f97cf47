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
  input wire [6:0] data_tag,
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
  reg [3:0] payload_aop;
  reg [1:0] payload_word;
  reg [31:0] payload_data__0;
  reg [31:0] payload_data__1;
  reg [31:0] payload_data__2;
  reg [31:0] payload_data__3;
  reg [15:0] payload_mask;
  reg waiting;
  reg from_data;
  reg from_other;
  reg from_constants;
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
    from_data = (data_valid & (!others_turn__q));
    from_other = ((waiting & (!locked__q)) & (others_turn__q | (!data_valid)));
    from_constants = ((from_other & constants_valid) & ((!cache_valid) | (!after_constants__q)));
    data_ready = (req_ready & (!others_turn__q));
    constants_ready = (req_ready & from_constants);
    cache_ready = ((req_ready & from_other) & (!from_constants));
    if (req_ready) begin
      if (from_data) begin
        locked__d = (data_atomic & data_mask[0]);
        others_turn__d = (waiting & (!(data_atomic & data_mask[0])));
      end
      if (from_other) begin
        others_turn__d = 1'h0;
        after_constants__d = from_constants;
      end
    end
    req_valid = (from_data | from_other);
    req_write = ((from_data & data_write) & (!data_atomic));
    req_atomic = (from_data & data_atomic);
    payload_aop = data_aop;
    payload_word = data_word;
    payload_data__0 = data_data__0;
    payload_data__1 = data_data__1;
    payload_data__2 = data_data__2;
    payload_data__3 = data_data__3;
    payload_mask = data_mask;
    req_aop = payload_aop;
    req_word = payload_word;
    req_data__0 = payload_data__0;
    req_data__1 = payload_data__1;
    req_data__2 = payload_data__2;
    req_data__3 = payload_data__3;
    req_mask = payload_mask;
    req_address = data_address;
    req_tag = ({1'h0, data_tag} | 8'h80);
    if (from_other) begin
      req_address = cache_address;
      req_tag = {2'h0, cache_tag};
      if (from_constants) begin
        req_address = constants_address;
        req_tag = ({2'h0, constants_tag} | 8'h40);
      end
    end
    client_tag = rsp_tag[5:0];
    cache_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h0));
    data_rsp = (rsp_valid & rsp_tag[7]);
    constants_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h1));
  end
  always @(posedge clock) begin
    others_turn__q <= others_turn__d;
    after_constants__q <= after_constants__d;
    locked__q <= locked__d;
  end
endmodule
