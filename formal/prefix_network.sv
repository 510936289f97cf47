// SPDX-License-Identifier: MIT
// Prefix network of 8 threads and words of three bits (docs/mechanisms/4.md) against the serial definition.
// NETWORK: the block; LATENCY: cycles from start to done.
module proof (
  input clock, input clear, input start, input [3:0] op_in, input [2:0] k_in, input [7:0] mask_in, input [23:0] x_in
);
  // The neighbour holds a set from its start to its end, and starts one at a time.
  reg [3:0] busy = 0;
  reg [3:0] op_held = 0;
  reg [2:0] k_held = 0;
  reg [7:0] mask_held = 0;
  reg [23:0] x_held = 0;
  wire starts = start & busy == 0;
  wire clears = clear & busy == 0 & !start;
  wire [3:0] op = busy == 0 ? op_in : op_held;
  wire [2:0] k = busy == 0 ? k_in : k_held;
  wire [7:0] mask = busy == 0 ? mask_in : mask_held;
  wire [23:0] x = busy == 0 ? x_in : x_held;
  wire done;
  wire [2:0] total;
  wire [23:0] y;
  `NETWORK dut (
    .clock, .set_clear(clears), .set_start(starts), .set_op(op), .set_k(k), .set_mask(mask), .result_done(done), .result_total(total),
    .set_x__0(x[2:0]), .set_x__1(x[5:3]), .set_x__2(x[8:6]), .set_x__3(x[11:9]), .set_x__4(x[14:12]), .set_x__5(x[17:15]), .set_x__6(x[20:18]), .set_x__7(x[23:21]),
    .result_y__0(y[2:0]), .result_y__1(y[5:3]), .result_y__2(y[8:6]), .result_y__3(y[11:9]), .result_y__4(y[14:12]), .result_y__5(y[17:15]), .result_y__6(y[20:18]), .result_y__7(y[23:21])
  );
  always @(posedge clock) begin
    if (starts) {op_held, k_held, mask_held, x_held} <= {op, k, mask, x};
    if (starts) busy <= 1; else if (done) busy <= 0; else if (busy != 0) busy <= busy + 1;
  end

  // The operations of the networks; values of add-modulo are below K.
  always @(*) assume (op == 0 | (op >= 2 & op <= 10));
  genvar i;
  generate for (i = 0; i < 8; i = i + 1) always @(*) assume (op != 10 | k == 0 | x[3*i +: 3] < k); endgenerate

  // One thread after the other, over the set that is held.
  wire [2:0] identity = op_held == 2 | op_held == 7 ? 3'd7 : op_held == 5 ? 3'd3 : op_held == 6 ? 3'd4 : 3'd0;
  wire [26:0] prefix;
  assign prefix[2:0] = identity;
  generate for (i = 0; i < 8; i = i + 1) begin : serial
    wire [2:0] a = prefix[3*i +: 3];
    wire [2:0] b = x_held[3*i +: 3];
    wire [3:0] sum = a + b;
    wire [3:0] rest = sum - k_held;
    wire [2:0] both =
      op_held == 2 ? a & b :
      op_held == 3 ? a | b :
      op_held == 4 ? a ^ b :
      op_held == 5 ? ($signed(b) < $signed(a) ? b : a) :
      op_held == 6 ? ($signed(b) < $signed(a) ? a : b) :
      op_held == 7 ? (b < a ? b : a) :
      op_held == 8 ? (b < a ? a : b) :
      op_held == 9 ? (sum[3] ? 3'd7 : sum[2:0]) :
      op_held == 10 ? (k_held != 0 & sum >= k_held ? rest[2:0] : sum[2:0]) :
      sum[2:0];
    assign prefix[3*i+3 +: 3] = mask_held[i] ? both : a;
  end endgenerate
  (* anyconst *) reg [2:0] thread;
  wire [23:0] y_from = y >> 3 * thread;
  wire [26:0] prefix_from = prefix >> 3 * thread;
  reg [2:0] y_before = 0;
  reg mine = 0;
  always @(posedge clock) begin
    y_before <= y_from[2:0];
    mine <= clears;
  end
  always @(*) begin
    done_in_time: assert (done == (busy == `LATENCY));
    prefix_is_serial: assert (!done | !mask_held[thread] | y_from[2:0] == prefix_from[2:0]);
    total_is_serial: assert (!done | total == prefix[26:24]);
    others_are_kept: assert (mine | (done & mask_held[thread]) | y_from[2:0] == y_before);
  end
endmodule
