// SPDX-License-Identifier: MIT
// serial_prefix: prefixes of four threads one by one, every operation
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Serial prefix computation (docs/mechanisms/4.md): one operation after the other, in thread
// order.
//
// The one `AtomicAlu` keeps what has been combined in its result and takes the operand of
// the next thread of the set. It has every operation: multiplication and floats are combined
// here whatever the network, so that the order of float operations is always that of the threads.
//
// The computation over `T` threads, 2 to 32, and words of `N` bits, 32 outside of proofs.
//
// - latency: threads of the set + 1 cycles; products and floats as long as the `AtomicAlu`
//   takes for each thread after the first
// - area: one operation
// - invariants: `y` of a thread outside the set is kept; one set at a time
//
// Ports
//   clock  input, 1 bit: Clock.
//   set_clear  input, 1 bit: All prefixes become the identity of `op`; low while a set is combined.
//   set_start  input, 1 bit: The set is given, for one cycle; all other members hold from here to the result's
//       `done`.
//   set_op  input, 4 bits: Operation, see `AtomicOp`.
//   set_k  input, 32 bits: Modulus of add-modulo; 0: `2^N`.
//   set_mask  input, 4 bits: Threads of the set.
//   set_x__0 .. set_x__3  input, 32 bits: Operand of each thread.
//   result_refused  output, 1 bit: The network does not have the operation, in the same cycle: a start is
//       ignored.
//   result_done  output, 1 bit: The set is combined, for one cycle.
//   result_y__0 .. result_y__3  output, 32 bits: Exclusive prefix of each thread, from `done` to the next result
//       or `clear`; of a thread outside the set that of earlier sets.
//   result_total  output, 32 bits: Combination of the whole set, with `done`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of set_op (AtomicOp):
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
// --block serial_prefix --reset sync`.
//
// Configuration
// `SerialPrefix` of rtl/src/atomics/prefix/serial.rs with T = 4, N = 32. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block serial_prefix

module warpwright_serial_prefix (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  reg [3:0] now;
  reg [3:0] chosen;
  reg [31:0] operand;
  reg taking;
  reg slow;
  reg [3:0] alu__op_value;
  reg result_done_value;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg working__d;
  reg working__q = 1'h0;
  reg [3:0] entered__d;
  reg [3:0] entered__q = 4'h0;
  reg leads__d;
  reg leads__q = 1'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  always @(*) begin
    working__d = working__q;
    entered__d = entered__q;
    leads__d = leads__q;
    left__d = left__q;
    prefix__0__d = prefix__0__q;
    prefix__1__d = prefix__1__q;
    prefix__2__d = prefix__2__q;
    prefix__3__d = prefix__3__q;
    identity__op = set_op;
    now = left__q;
    if (set_start) begin
      now = set_mask;
    end
    chosen = 4'h0;
    operand = 32'h0;
    if ((now[0] & (!(|chosen)))) begin
      chosen = {chosen[3:1], 1'h1};
      operand = set_x__0;
    end
    if ((now[1] & (!(|chosen)))) begin
      chosen = {chosen[3:2], 1'h1, chosen[0]};
      operand = set_x__1;
    end
    if ((now[2] & (!(|chosen)))) begin
      chosen = {chosen[3], 1'h1, chosen[1:0]};
      operand = set_x__2;
    end
    if ((now[3] & (!(|chosen)))) begin
      chosen = {1'h1, chosen[2:0]};
      operand = set_x__3;
    end
    slow = (((set_op == 4'h1) | (set_op == 4'hb)) | (set_op == 4'hc));
    taking = (set_start | ((working__q & (|left__q)) & ((!slow) | (!alu__busy))));
    if (taking) begin
      entered__d = chosen;
      leads__d = set_start;
      left__d = (now & {~chosen});
    end
    alu__start = taking;
    alu__op_value = set_op;
    if ((set_start | (set_op >= 4'hd))) begin
      alu__op_value = 4'hd;
    end
    alu__a = 32'h0;
    alu__chain = 1'h1;
    alu__b = operand;
    alu__k = set_k;
    result_refused = 1'h0;
    result_done_value = 1'h0;
    if (set_start) begin
      working__d = 1'h1;
    end
    if (((working__q & (!alu__busy)) & (!(|left__q)))) begin
      result_done_value = 1'h1;
      working__d = 1'h0;
    end
    result_total = alu__y;
    result_y__0 = prefix__0__q;
    if ((alu__begins & entered__q[0])) begin
      prefix__0__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[0]))) begin
      prefix__0__d = identity__value;
    end
    result_y__1 = prefix__1__q;
    if ((alu__begins & entered__q[1])) begin
      prefix__1__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[1]))) begin
      prefix__1__d = identity__value;
    end
    result_y__2 = prefix__2__q;
    if ((alu__begins & entered__q[2])) begin
      prefix__2__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[2]))) begin
      prefix__2__d = identity__value;
    end
    result_y__3 = prefix__3__q;
    if ((alu__begins & entered__q[3])) begin
      prefix__3__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[3]))) begin
      prefix__3__d = identity__value;
    end
    alu__op = alu__op_value;
    result_done = result_done_value;
  end
  always @(posedge clock) begin
    working__q <= working__d;
    entered__q <= entered__d;
    leads__q <= leads__d;
    left__q <= left__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
  end
  warpwright_atomic_alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
  warpwright_identity identity (
    .op(identity__op),
    .value(identity__value)
  );
endmodule
