// SPDX-License-Identifier: MIT
// Serial prefix computation of 8 threads (docs/mechanisms/4.md) against the serial definition, step by step:
// the first thread of the set has the identity, each other one the prefix of the thread before with the operand of that
// thread, and the combined operand is that of the last one.
// BITS: of a word.
`define MSB `BITS - 1
`define OF(i) `BITS * (i) +: `BITS
module proof (
  input clock, input clear, input start, input [3:0] op_in, input [`MSB:0] k_in, input [7:0] mask_in, input [8*`BITS-1:0] x_in
);
  // The neighbour holds a set from its start to its end, and starts one at a time.
  reg [3:0] busy = 0;
  reg [3:0] op_held = 0;
  reg [`MSB:0] k_held = 0;
  reg [7:0] mask_held = 0;
  reg [8*`BITS-1:0] x_held = 0;
  wire starts = start & busy == 0;
  wire clears = clear & busy == 0 & !start;
  wire [3:0] op = busy == 0 ? op_in : op_held;
  wire [`MSB:0] k = busy == 0 ? k_in : k_held;
  wire [7:0] mask = busy == 0 ? mask_in : mask_held;
  wire [8*`BITS-1:0] x = busy == 0 ? x_in : x_held;
  wire done;
  wire [`MSB:0] total;
  wire [8*`BITS-1:0] y;
  serial_prefix dut (
    .clock, .set_clear(clears), .set_start(starts), .set_op(op), .set_k(k), .set_mask(mask), .result_done(done), .result_total(total),
    .set_x__0(x[`OF(0)]), .set_x__1(x[`OF(1)]), .set_x__2(x[`OF(2)]), .set_x__3(x[`OF(3)]),
    .set_x__4(x[`OF(4)]), .set_x__5(x[`OF(5)]), .set_x__6(x[`OF(6)]), .set_x__7(x[`OF(7)]),
    .result_y__0(y[`OF(0)]), .result_y__1(y[`OF(1)]), .result_y__2(y[`OF(2)]), .result_y__3(y[`OF(3)]),
    .result_y__4(y[`OF(4)]), .result_y__5(y[`OF(5)]), .result_y__6(y[`OF(6)]), .result_y__7(y[`OF(7)])
  );
  always @(posedge clock) begin
    if (starts) {op_held, k_held, mask_held, x_held} <= {op, k, mask, x};
    if (starts) busy <= 1; else if (done) busy <= 0; else if (busy != 0) busy <= busy + 1;
  end

  always @(*) begin
    // Every operation of one cycle; the set is not empty.
    assume (op == 0 | (op >= 2 & op <= 10) | op >= 13);
    assume (op != 15);
    assume (!starts | mask != 0);
  end
  // Values of add-modulo are below K.
  genvar i;
  generate for (i = 0; i < 8; i = i + 1) always @(*) assume (op != 10 | k == 0 | x[`OF(i)] < k); endgenerate

  // Any thread, and any other one behind it.
  (* anyconst *) reg [2:0] thread;
  (* anyconst *) reg [2:0] next;
  wire [8*`BITS-1:0] y_from = y >> `BITS * thread;
  wire [8*`BITS-1:0] x_from = x_held >> `BITS * thread;
  wire [8*`BITS-1:0] y_behind = y >> `BITS * next;
  wire [`MSB:0] a = y_from[`MSB:0];
  wire [`MSB:0] b = x_from[`MSB:0];
  wire [`MSB:0] y_next = y_behind[`MSB:0];
  wire [7:0] before = mask_held & ~(8'hff << thread);
  wire [7:0] behind = mask_held & ~(8'hff >> (7 - thread));
  wire [7:0] between = behind & ~(8'hff << next);
  wire follows = mask_held[next] & next > thread & between == 0;

  wire [`MSB:0] ones = ~0;
  wire [`MSB:0] identity = op_held == 2 | op_held == 7 ? ones : op_held == 5 ? ones >> 1 : op_held == 6 ? ~(ones >> 1) : 0;
  wire [`BITS:0] sum = a + b;
  wire [`BITS:0] rest = sum - k_held;
  wire [`MSB:0] both =
    op_held == 2 ? a & b :
    op_held == 3 ? a | b :
    op_held == 4 ? a ^ b :
    op_held == 5 ? ($signed(b) < $signed(a) ? b : a) :
    op_held == 6 ? ($signed(b) < $signed(a) ? a : b) :
    op_held == 7 ? (b < a ? b : a) :
    op_held == 8 ? (b < a ? a : b) :
    op_held == 9 ? (sum[`BITS] ? ones : sum[`MSB:0]) :
    op_held == 10 ? (k_held != 0 & sum >= k_held ? rest[`MSB:0] : sum[`MSB:0]) :
    op_held >= 13 ? b : sum[`MSB:0];
  // An identity passes its operand on, whatever the operation.
  wire [`MSB:0] passed = before == 0 ? b : both;

  wire [3:0] members = mask_held[0] + mask_held[1] + mask_held[2] + mask_held[3] + mask_held[4] + mask_held[5] + mask_held[6] + mask_held[7];
  reg [`MSB:0] a_before = 0;
  reg cleared = 0;
  always @(posedge clock) begin
    a_before <= a;
    cleared <= clears;
  end
  always @(*) begin
    done_in_time: assert (done == (busy == members + 1));
    first_has_identity: assert (!done | !mask_held[thread] | before != 0 | op_held >= 13 | a == identity);
    next_is_combined: assert (!done | !mask_held[thread] | !follows | y_next == passed);
    total_is_combined: assert (!done | !mask_held[thread] | behind != 0 | total == passed);
    others_are_kept: assert (cleared | (busy != 0 & mask_held[thread]) | a == a_before);
  end
endmodule
