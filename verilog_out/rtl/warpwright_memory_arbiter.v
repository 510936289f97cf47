// SPDX-License-Identifier: MIT
// memory_arbiter: three clients on one memory port
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Arbiter of the memory port: instruction cache, load/store unit and constant buffer
// of an execution unit share one port (docs/core.md).
//
// Load/store has priority, but when others wait, one of them is served after each of its requests
// (after the last one of a set of an atomic): the decision comes from a register. The instruction
// cache and the constant buffer alternate. A tag with bit 7 is one of
// load/store, with bit 6 alone one of the constant buffer, with neither one of the cache.
//
// - latency: none; an offer may change until it is taken: it goes into a FIFO
// - throughput: one request per cycle
// - invariant: load/store waits for at most one request of the others, these for at most two
//   requests of load/store (counting sets of an atomic as one) and one of each other
//
// The arbiter.
//
// Ports
//   clock  input, 1 bit: Clock.
//   cache_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   cache_address  input, 28 bits: Number of the line of 16 bytes.
//   cache_tag  input, 6 bits: Comes back with the reply.
//   data_valid  input, 1 bit: A request is offered; it holds until `ready` (of `memory_arbiter` it may change).
//   data_write  input, 1 bit: Store; else, unless `atomic`, a read of the line.
//   data_atomic  input, 1 bit: Read, modify, write of one word.
//   data_aop  input, 4 bits: Operation of an atomic, see `AtomicOp`.
//   data_word  input, 2 bits: Word of the line that an atomic updates.
//   data_address  input, 28 bits: Number of the line of 16 bytes.
//   data_data__0 .. data_data__3  input, 32 bits: Words of a store; operand and second operand of an atomic in
//       words 0 and 1.
//   data_mask  input, 16 bits: Byte enables of a store. Of an atomic bit 0: more requests of the set follow,
//       with nothing between them; bits 2:1: thread of a compare-and-exchange.
//   data_tag  input, 7 bits: Comes back with the reply.
//   constants_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   constants_address  input, 28 bits: Number of the line of 16 bytes.
//   constants_tag  input, 6 bits: Comes back with the reply.
//   req_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply of memory.
//   rsp_tag  input, 8 bits: Tag of the reply.
//   cache_ready  output, 1 bit: The request is taken in this cycle.
//   data_ready  output, 1 bit: The request is taken in this cycle.
//   constants_ready  output, 1 bit: The request is taken in this cycle.
//   req_valid  output, 1 bit: A request is offered; it holds until `ready` (of `memory_arbiter` it may change).
//   req_write  output, 1 bit: Store; else, unless `atomic`, a read of the line.
//   req_atomic  output, 1 bit: Read, modify, write of one word.
//   req_aop  output, 4 bits: Operation of an atomic, see `AtomicOp`.
//   req_word  output, 2 bits: Word of the line that an atomic updates.
//   req_address  output, 28 bits: Number of the line of 16 bytes.
//   req_data__0 .. req_data__3  output, 32 bits: Words of a store; operand and second operand of an atomic in
//       words 0 and 1.
//   req_mask  output, 16 bits: Byte enables of a store. Of an atomic bit 0: more requests of the set follow,
//       with nothing between them; bits 2:1: thread of a compare-and-exchange.
//   req_tag  output, 8 bits: Comes back with the reply.
//   cache_rsp  output, 1 bit: The reply is for the instruction cache.
//   data_rsp  output, 1 bit: The reply is for the load/store unit.
//   constants_rsp  output, 1 bit: The reply is for the constant buffer.
//   client_tag  output, 6 bits: Tag of the reply without bits 7:6, for the cache and the constant buffer.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of data_aop (AtomicOp):
//    0  add: Integer add
//    1  mul: Integer multiply
//    2  and: Bitwise and
//    3  or: Bitwise or
//    4  xor: Bitwise exclusive or
//    5  min.s: Signed minimum
//    6  max.s: Signed maximum
//    7  min.u: Unsigned minimum
//    8  max.u: Unsigned maximum
//    9  satadd: Unsigned add, saturating
//   10  addmod: Add modulo the second operand
//   11  fadd: Float add
//   12  fmul: Float multiply
//   13  exch: Exchange
//   14  cas: Compare (second operand) and exchange
// Numbers of req_aop (AtomicOp):
//    0  add: Integer add
//    1  mul: Integer multiply
//    2  and: Bitwise and
//    3  or: Bitwise or
//    4  xor: Bitwise exclusive or
//    5  min.s: Signed minimum
//    6  max.s: Signed maximum
//    7  min.u: Unsigned minimum
//    8  max.u: Unsigned maximum
//    9  satadd: Unsigned add, saturating
//   10  addmod: Add modulo the second operand
//   11  fadd: Float add
//   12  fmul: Float multiply
//   13  exch: Exchange
//   14  cas: Compare (second operand) and exchange
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block memory_arbiter --reset sync`.
//
// Configuration
// `MemoryArbiter` of rtl/src/memory_arbiter.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block memory_arbiter

module warpwright_memory_arbiter (
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
  reg [27:0] req_address_value;
  reg [7:0] req_tag_value;
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
    req_address_value = data_address;
    req_tag_value = ({1'h0, data_tag} | 8'h80);
    if (from_other) begin
      req_address_value = cache_address;
      req_tag_value = {2'h0, cache_tag};
      if (from_constants) begin
        req_address_value = constants_address;
        req_tag_value = ({2'h0, constants_tag} | 8'h40);
      end
    end
    client_tag = rsp_tag[5:0];
    cache_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h0));
    data_rsp = (rsp_valid & rsp_tag[7]);
    constants_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h1));
    req_address = req_address_value;
    req_tag = req_tag_value;
  end
  always @(posedge clock) begin
    others_turn__q <= others_turn__d;
    after_constants__q <= after_constants__d;
    locked__q <= locked__d;
  end
endmodule
