// SPDX-License-Identifier: MIT
// memory_switch: execution units and texture pipelines in turn at the memory port
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Memory switch: execution units and texture pipelines share one memory port
// ([mechanism 5](../../../docs/mechanisms/5.md)).
//
// A tag behind the switch has the client's own tag in bits 7:0, the client's number in bits 10:8,
// and in bits 12:11 the kind of the client: 0 execution unit, 1 texture pipeline, 3 the atomic
// unit (`crate::atomics::unit`).
//
// - latency: one cycle for requests, none for replies
// - throughput: one request per cycle
// - invariant: a client waits for at most one request (one set of compare-and-exchanges) of
//   each other client
//
// The chosen request goes through a FIFO, which keeps arbitration out of the critical path of the
// atomic unit behind it, where lines are compared.
//
// The switch of `E` units and `P` texture pipelines.
//
// Ports
//   clock  input, 1 bit: Clock.
//   unit__0_valid .. unit__3_valid  input, 1 bit: A request is offered; it holds until `ready` (of
//       `memory_arbiter` it may change).
//   unit__0_write .. unit__3_write  input, 1 bit: Store; else, unless `atomic`, a read of the line.
//   unit__0_atomic .. unit__3_atomic  input, 1 bit: Read, modify, write of one word.
//   unit__0_aop .. unit__3_aop  input, 4 bits: Operation of an atomic, see `AtomicOp`.
//   unit__0_word .. unit__3_word  input, 2 bits: Word of the line that an atomic updates.
//   unit__0_address .. unit__3_address  input, 28 bits: Number of the line of 16 bytes.
//   unit__0_data__0 .. unit__3_data__3  input, 32 bits: Words of a store; operand and second operand of an
//       atomic in words 0 and 1.
//   unit__0_mask .. unit__3_mask  input, 16 bits: Byte enables of a store. Of an atomic bit 0: more requests of
//       the set follow, with nothing between them; bits 2:1: thread of a compare-and-exchange.
//   unit__0_tag .. unit__3_tag  input, 8 bits: Comes back with the reply.
//   texture__0_valid .. texture__1_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   texture__0_address .. texture__1_address  input, 28 bits: Number of the line of 16 bytes.
//   texture__0_tag .. texture__1_tag  input, 6 bits: Comes back with the reply.
//   req_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply arrives, for one cycle.
//   rsp_tag  input, 13 bits: Tag of the reply, valid with `rsp_valid`.
//   unit__0_ready .. unit__3_ready  output, 1 bit: The request is taken in this cycle.
//   texture__0_ready .. texture__1_ready  output, 1 bit: The request is taken in this cycle.
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
//   req_tag  output, 13 bits: Comes back with the reply.
//   unit_rsp__0 .. unit_rsp__3  output, 1 bit: The reply of this cycle is for the unit.
//   texture_rsp__0 .. texture_rsp__1  output, 1 bit: The reply of this cycle is for the texture pipeline.
//   client_tag  output, 8 bits: The client's own tag of the reply, in the same cycle.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of unit_aop (AtomicOp):
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
// --block memory_switch --reset sync`.
//
// Configuration
// `MemorySwitch` of rtl/src/pool/memory_switch.rs with E = 4, P = 2. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block memory_switch

module warpwright_memory_switch (
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
  input wire unit__1_valid,
  output reg unit__1_ready,
  input wire unit__1_write,
  input wire unit__1_atomic,
  input wire [3:0] unit__1_aop,
  input wire [1:0] unit__1_word,
  input wire [27:0] unit__1_address,
  input wire [31:0] unit__1_data__0,
  input wire [31:0] unit__1_data__1,
  input wire [31:0] unit__1_data__2,
  input wire [31:0] unit__1_data__3,
  input wire [15:0] unit__1_mask,
  input wire [7:0] unit__1_tag,
  input wire unit__2_valid,
  output reg unit__2_ready,
  input wire unit__2_write,
  input wire unit__2_atomic,
  input wire [3:0] unit__2_aop,
  input wire [1:0] unit__2_word,
  input wire [27:0] unit__2_address,
  input wire [31:0] unit__2_data__0,
  input wire [31:0] unit__2_data__1,
  input wire [31:0] unit__2_data__2,
  input wire [31:0] unit__2_data__3,
  input wire [15:0] unit__2_mask,
  input wire [7:0] unit__2_tag,
  input wire unit__3_valid,
  output reg unit__3_ready,
  input wire unit__3_write,
  input wire unit__3_atomic,
  input wire [3:0] unit__3_aop,
  input wire [1:0] unit__3_word,
  input wire [27:0] unit__3_address,
  input wire [31:0] unit__3_data__0,
  input wire [31:0] unit__3_data__1,
  input wire [31:0] unit__3_data__2,
  input wire [31:0] unit__3_data__3,
  input wire [15:0] unit__3_mask,
  input wire [7:0] unit__3_tag,
  input wire texture__0_valid,
  output reg texture__0_ready,
  input wire [27:0] texture__0_address,
  input wire [5:0] texture__0_tag,
  input wire texture__1_valid,
  output reg texture__1_ready,
  input wire [27:0] texture__1_address,
  input wire [5:0] texture__1_tag,
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
  reg texture__1_ready_value;
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
    if (unit__1_valid) begin
      winner = 4'h1;
      requested = 1'h1;
    end
    if (unit__2_valid) begin
      winner = 4'h2;
      requested = 1'h1;
    end
    if (unit__3_valid) begin
      winner = 4'h3;
      requested = 1'h1;
    end
    if (texture__0_valid) begin
      winner = 4'h0;
      winner = (winner | 4'h8);
      requested = 1'h1;
    end
    if (texture__1_valid) begin
      winner = 4'h1;
      winner = (winner | 4'h8);
      requested = 1'h1;
    end
    if ((unit__0_valid & (last__q > 4'h0))) begin
      winner = 4'h0;
    end
    if ((unit__1_valid & (last__q > 4'h1))) begin
      winner = 4'h1;
    end
    if ((unit__2_valid & (last__q > 4'h2))) begin
      winner = 4'h2;
    end
    if ((unit__3_valid & (last__q > 4'h3))) begin
      winner = 4'h3;
    end
    client = 4'h0;
    client = (client | 4'h8);
    if ((texture__0_valid & (last__q > client))) begin
      winner = client;
    end
    client = 4'h1;
    client = (client | 4'h8);
    if ((texture__1_valid & (last__q > client))) begin
      winner = client;
    end
    if (locked__q) begin
      winner = last__q;
      requested = 1'h0;
      if ((last__q == 4'h0)) begin
        requested = unit__0_valid;
      end
      if ((last__q == 4'h1)) begin
        requested = unit__1_valid;
      end
      if ((last__q == 4'h2)) begin
        requested = unit__2_valid;
      end
      if ((last__q == 4'h3)) begin
        requested = unit__3_valid;
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
    client = 4'h1;
    client = (client | 4'h8);
    texture__1_ready_value = 1'h0;
    if ((winner == client)) begin
      texture__1_ready_value = (texture__1_valid & chosen_ready);
      chosen_address = texture__1_address;
      line_tag = texture__1_tag;
      chosen_tag = {2'h0, line_tag};
      number = 32'h1;
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
    if ((winner == 4'h1)) begin
      chosen_valid = unit__1_valid;
      unit__1_ready = chosen_ready;
      chosen_write = unit__1_write;
      chosen_atomic = unit__1_atomic;
      chosen_aop = unit__1_aop;
      chosen_word = unit__1_word;
      chosen_address = unit__1_address;
      chosen_data__0 = unit__1_data__0;
      chosen_data__1 = unit__1_data__1;
      chosen_data__2 = unit__1_data__2;
      chosen_data__3 = unit__1_data__3;
      chosen_mask = unit__1_mask;
      chosen_tag = unit__1_tag;
      more = (unit__1_atomic & unit__1_mask[0]);
      number = 32'h1;
      kind = 1'h0;
    end
    unit__1_ready = ((unit__1_valid & chosen_ready) & (winner == 4'h1));
    if ((winner == 4'h2)) begin
      chosen_valid = unit__2_valid;
      unit__2_ready = chosen_ready;
      chosen_write = unit__2_write;
      chosen_atomic = unit__2_atomic;
      chosen_aop = unit__2_aop;
      chosen_word = unit__2_word;
      chosen_address = unit__2_address;
      chosen_data__0 = unit__2_data__0;
      chosen_data__1 = unit__2_data__1;
      chosen_data__2 = unit__2_data__2;
      chosen_data__3 = unit__2_data__3;
      chosen_mask = unit__2_mask;
      chosen_tag = unit__2_tag;
      more = (unit__2_atomic & unit__2_mask[0]);
      number = 32'h2;
      kind = 1'h0;
    end
    unit__2_ready = ((unit__2_valid & chosen_ready) & (winner == 4'h2));
    if ((winner == 4'h3)) begin
      chosen_valid = unit__3_valid;
      unit__3_ready = chosen_ready;
      chosen_write = unit__3_write;
      chosen_atomic = unit__3_atomic;
      chosen_aop = unit__3_aop;
      chosen_word = unit__3_word;
      chosen_address = unit__3_address;
      chosen_data__0 = unit__3_data__0;
      chosen_data__1 = unit__3_data__1;
      chosen_data__2 = unit__3_data__2;
      chosen_data__3 = unit__3_data__3;
      chosen_mask = unit__3_mask;
      chosen_tag = unit__3_tag;
      more = (unit__3_atomic & unit__3_mask[0]);
      number = 32'h3;
      kind = 1'h0;
    end
    unit__3_ready = ((unit__3_valid & chosen_ready) & (winner == 4'h3));
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
    texture_rsp__1 = ((rsp_valid & (rsp_tag[12:11] == 2'h1)) & (rsp_tag[10:8] == 3'h1));
    unit_rsp__0 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h0));
    unit_rsp__1 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h1));
    unit_rsp__2 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h2));
    unit_rsp__3 = ((rsp_valid & (rsp_tag[12:11] == 2'h0)) & (rsp_tag[10:8] == 3'h3));
    texture__0_ready = texture__0_ready_value;
    texture__1_ready = texture__1_ready_value;
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
