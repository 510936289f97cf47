// SPDX-License-Identifier: MIT
// Threads of the present warp in the microcoded core: every thread that an instruction begins with has its turn once, the
// lowest first, and the predicates are what was put last.
module proof (
  input clock,
  input [15:0] a, input a_any, input [3:0] guard, input [1:0] put_number, input [1:0] select_number,
  input begins, input restarts, input advances, input set, input load, input put
);
  wire [3:0] left, thread_bit;
  wire [1:0] thread;
  wire more, selected;
  wire [15:0] predicates;
  threads dut (.*);

  // The predicates; the threads that were asked for, and those that have had their turn, until the last one has or another
  // thread is made the present one.
  reg [15:0] kept = 0;
  reg in_turn = 0;
  reg [3:0] asked = 0, done = 0;
  wire [3:0] own = 4'd1 << thread;
  wire [3:0] of_guard = kept >> {guard[1:0], 2'b00};
  wire [3:0] holds = !guard[3] ? 4'hf : guard[2] ? ~of_guard : of_guard;
  wire [3:0] starts_with = restarts ? a[3:0] : a[3:0] & holds;

  always @(posedge clock) begin
    if (load) kept <= a;
    if (put) kept[{put_number, thread}] <= a_any;
    if (begins | restarts) begin
      asked <= starts_with;
      done <= 0;
      in_turn <= starts_with != 0;
    end else if (set) in_turn <= 0;
    else if (advances & in_turn) begin
      done <= done | own;
      in_turn <= more;
    end
  end

  always @(*) begin
    // At most one of the operations in a cycle: a micro-instruction is one.
    assume (begins + restarts + advances + set + load + put <= 3'd1);

    predicates_kept: assert (predicates == kept);
    selected_exact: assert (selected == kept[{select_number, thread}]);
    bit_exact: assert (thread_bit == 4'd1 << thread);
    // Those left and those done are those asked for, and no one is both.
    each_once: assert (!in_turn || (left | done) == asked && (left & done) == 0);
    lowest_first: assert (!in_turn || left[thread] && (left & (thread_bit - 4'd1)) == 0);
    more_exact: assert (!(in_turn & advances) || more == ((left & ~thread_bit) != 0));
    all_had_their_turn: assert (!(in_turn & advances & !more) || (done | thread_bit) == asked);
  end
endmodule
