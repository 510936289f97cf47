// Serial prefix computation of 8 threads and words of 32 bits (spec 4) against the serial definition, step by step:
// the first thread of the set has the identity, each other one the prefix of the thread before with the operand of that
// thread, and the combined operand is that of the last one.
module proof (
  input clock, input clear, input start, input [3:0] op_in, input [31:0] k_in, input [7:0] mask_in, input [255:0] x_in
);
  // The neighbour holds a set from its start to its end, and starts one at a time.
  reg [3:0] busy = 0;
  reg [3:0] op_held = 0;
  reg [31:0] k_held = 0;
  reg [7:0] mask_held = 0;
  reg [255:0] x_held = 0;
  wire starts = start & busy == 0;
  wire clears = clear & busy == 0 & !start;
  wire [3:0] op = busy == 0 ? op_in : op_held;
  wire [31:0] k = busy == 0 ? k_in : k_held;
  wire [7:0] mask = busy == 0 ? mask_in : mask_held;
  wire [255:0] x = busy == 0 ? x_in : x_held;
  wire done;
  wire [31:0] total;
  wire [255:0] y;
  serial_prefix dut (
    .clock, .clear(clears), .start(starts), .op, .k, .mask, .done, .total,
    .x__0(x[31:0]), .x__1(x[63:32]), .x__2(x[95:64]), .x__3(x[127:96]),
    .x__4(x[159:128]), .x__5(x[191:160]), .x__6(x[223:192]), .x__7(x[255:224]),
    .y__0(y[31:0]), .y__1(y[63:32]), .y__2(y[95:64]), .y__3(y[127:96]),
    .y__4(y[159:128]), .y__5(y[191:160]), .y__6(y[223:192]), .y__7(y[255:224])
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

  // Any thread, and any other one behind it.
  (* anyconst *) reg [2:0] thread;
  (* anyconst *) reg [2:0] next;
  wire [31:0] a = y[32*thread +: 32];
  wire [31:0] b = x_held[32*thread +: 32];
  wire [31:0] y_next = y[32*next +: 32];
  wire [7:0] before = mask_held & ~(8'hff << thread);
  wire [7:0] behind = mask_held & ~(8'hff >> (7 - thread));
  wire [7:0] between = behind & ~(8'hff << next);
  wire follows = mask_held[next] & next > thread & between == 0;

  wire [31:0] identity = op_held == 2 | op_held == 7 ? 32'hffffffff : op_held == 5 ? 32'h7fffffff : op_held == 6 ? 32'h80000000 : 0;
  wire [32:0] sum = a + b;
  wire [32:0] rest = sum - k_held;
  wire [31:0] both =
    op_held == 2 ? a & b :
    op_held == 3 ? a | b :
    op_held == 4 ? a ^ b :
    op_held == 5 ? ($signed(b) < $signed(a) ? b : a) :
    op_held == 6 ? ($signed(b) < $signed(a) ? a : b) :
    op_held == 7 ? (b < a ? b : a) :
    op_held == 8 ? (b < a ? a : b) :
    op_held == 9 ? (sum[32] ? 32'hffffffff : sum[31:0]) :
    op_held == 10 ? (k_held != 0 & sum >= k_held ? rest[31:0] : sum[31:0]) :
    op_held >= 13 ? b : sum[31:0];
  // An identity passes its operand on, whatever the operation.
  wire [31:0] passed = before == 0 ? b : both;

  wire [3:0] members = mask_held[0] + mask_held[1] + mask_held[2] + mask_held[3] + mask_held[4] + mask_held[5] + mask_held[6] + mask_held[7];
  reg [31:0] a_before = 0;
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
