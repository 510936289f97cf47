// SPDX-License-Identifier: MIT
// lift: room in an output buffer for the threads of eight warps, from three blocks of Warpwright.
//
// A warp of four threads asks for words of a buffer that all share, each thread for its own number.
// The unit answers each thread with its offset: the threads of one answer lie side by side, in
// thread order, and answers follow each other without a gap. The warp then writes what it wanted
// to write and reports that its writes are complete.
//
//   scoreboard          counts answers whose writes are not complete, in the slot that the request
//                       names. A request also names the slots that the warp's *next* request waits
//                       for, so that a warp that must see its own writes asks again in time.
//   comparison_network  takes the greatest priority among the warps that may go; the lower warp
//                       where priorities are equal.
//   kogge_stone         adds up what the threads before a thread asked for.
//
// Every input and output belongs to the rising edge of `clock`; there is no reset, registers begin
// at their power-up value, as in FPGAs.
//
//   ask_valid    the warp `ask_warp` asks, for one cycle, only while its bit of `ready` is high;
//                all other members of `ask` are valid with it
//   room_valid   the answer, for one cycle, three cycles after the choice; the earliest choice is
//                two cycles after `ask_valid`. One answer in three cycles. `room_offset` of a thread
//                outside `room_mask` means nothing.
//   written_0/1  the writes of one answer are complete; two may be in the same cycle. The earliest
//                choice of a warp that waited for them is two cycles later.
//   settled      warps without an answer whose writes are not complete
module lift (
  input wire clock,
  // Requests.
  input wire ask_valid,
  input wire [2:0] ask_warp,
  input wire [15:0] ask_priority,
  input wire [2:0] ask_slot,          // the slot that counts this request
  input wire [7:0] ask_wait,          // slots that the next request of the warp waits for
  input wire [3:0] ask_mask,          // threads that take part
  input wire [63:0] ask_words,        // words for each thread, 16 bits each, thread 0 lowest
  output wire [7:0] ready,            // warps that may ask
  // Answers.
  output wire room_valid,
  output wire [2:0] room_warp,
  output wire [2:0] room_slot,
  output wire [3:0] room_mask,
  output wire [127:0] room_offset,    // 32 bits for each thread, thread 0 lowest
  output wire [31:0] room_total,      // words of the whole answer
  // Completed writes.
  input wire written_0_valid,
  input wire [2:0] written_0_warp,
  input wire [2:0] written_0_slot,
  input wire written_1_valid,
  input wire [2:0] written_1_warp,
  input wire [2:0] written_1_slot,
  output wire [7:0] settled
);
  // Operations of the prefix networks are numbers: docs/isa.md, atomic operations.
  localparam [3:0] ADD = 4'd0;

  // One request of each warp. It stays until its answer: `kogge_stone` wants its inputs to hold
  // from `set_start` to `result_done`.
  reg [15:0] level [0:7];
  reg [2:0] slot [0:7];
  reg [7:0] waits [0:7];
  reg [3:0] mask [0:7];
  reg [63:0] words [0:7];
  // Warps with a request that is not chosen. A priority counts one cycle after the network takes
  // it, so a request takes part when it has waited for a cycle.
  reg [7:0] waiting = 8'd0;
  reg [7:0] compared = 8'd0;

  // The chosen request is added up: `start` in its first cycle, then until `done`.
  reg busy = 1'b0;
  reg start = 1'b0;
  reg [2:0] chosen = 3'd0;
  reg [31:0] base = 32'd0;
  wire done;
  wire refused;                       // never: the network has ADD
  wire [31:0] total;
  wire [31:0] before_0, before_1, before_2, before_3;

  wire [7:0] hold, idle, loads, stores;
  wire [7:0] pending_0, pending_1, pending_2, pending_3;
  wire [7:0] pending_4, pending_5, pending_6, pending_7;
  wire [7:0] full_0, full_1, full_2, full_3, full_4, full_5, full_6, full_7;

  // The slot of the request can count one more.
  wire [7:0] countable = ~{
    full_7[slot[7]], full_6[slot[6]], full_5[slot[5]], full_4[slot[4]],
    full_3[slot[3]], full_2[slot[2]], full_1[slot[1]], full_0[slot[0]]
  };
  wire [7:0] may_go = waiting & compared & ~hold & countable;
  wire [7:0] winner;
  wire [5:0] number;
  wire found;
  wire choose = found & (~busy | done);

  integer i;
  initial begin
    for (i = 0; i < 8; i = i + 1) begin
      level[i] = 16'd0;
      slot[i] = 3'd0;
      waits[i] = 8'd0;
      mask[i] = 4'd0;
      words[i] = 64'd0;
    end
  end

  always @(posedge clock) begin
    compared <= waiting;
    if (ask_valid) begin
      waiting[ask_warp] <= 1'b1;
      level[ask_warp] <= ask_priority;
      slot[ask_warp] <= ask_slot;
      waits[ask_warp] <= ask_wait;
      mask[ask_warp] <= ask_mask;
      words[ask_warp] <= ask_words;
    end
    start <= choose;
    if (done) begin
      base <= base + total;
      busy <= 1'b0;
    end
    if (choose) begin
      busy <= 1'b1;
      chosen <= number[2:0];
      waiting[number[2:0]] <= 1'b0;
    end
  end

  assign ready = ~waiting & ~(busy ? 8'd1 << chosen : 8'd0);
  assign room_valid = done;
  assign room_warp = chosen;
  assign room_slot = slot[chosen];
  assign room_mask = mask[chosen];
  assign room_offset = {base + before_3, base + before_2, base + before_1, base + before_0};
  assign room_total = total;
  assign settled = idle;

  warpwright_scoreboard scoreboard (
    .clock(clock),
    // A warp begins without a slot to wait for; `launch` would set one.
    .launch_valid(1'b0),
    .launch_warp(3'd0),
    .launch_wait(8'd0),
    .issue_valid(choose),
    .issue_warp(number[2:0]),
    .issue_reorderable(1'b1),
    .issue_slot(slot[number[2:0]]),
    .issue_wait(waits[number[2:0]]),
    .issue_load(1'b0),
    .issue_store(1'b1),
    .complete__0_valid(written_0_valid),
    .complete__0_warp(written_0_warp),
    .complete__0_slot(written_0_slot),
    .complete__1_valid(written_1_valid),
    .complete__1_warp(written_1_warp),
    .complete__1_slot(written_1_slot),
    .hold(hold),
    .pending__0(pending_0),
    .pending__1(pending_1),
    .pending__2(pending_2),
    .pending__3(pending_3),
    .pending__4(pending_4),
    .pending__5(pending_5),
    .pending__6(pending_6),
    .pending__7(pending_7),
    .full__0(full_0),
    .full__1(full_1),
    .full__2(full_2),
    .full__3(full_3),
    .full__4(full_4),
    .full__5(full_5),
    .full__6(full_6),
    .full__7(full_7),
    .idle(idle),
    .loads(loads),
    .stores(stores)
  );

  warpwright_comparison_network network (
    .clock(clock),
    .valid(may_go),
    .key__0(level[0]),
    .key__1(level[1]),
    .key__2(level[2]),
    .key__3(level[3]),
    .key__4(level[4]),
    .key__5(level[5]),
    .key__6(level[6]),
    .key__7(level[7]),
    .turn(16'd0),                      // no group goes first
    .winner(winner),
    .number(number),
    .found(found)
  );

  warpwright_kogge_stone prefix (
    .clock(clock),
    .set_clear(1'b0),
    .set_start(start),
    .set_op(ADD),
    .set_k(32'd0),                    // only for addition modulo k
    .set_mask(mask[chosen]),
    .set_x__0({16'd0, words[chosen][15:0]}),
    .set_x__1({16'd0, words[chosen][31:16]}),
    .set_x__2({16'd0, words[chosen][47:32]}),
    .set_x__3({16'd0, words[chosen][63:48]}),
    .result_refused(refused),
    .result_done(done),
    .result_y__0(before_0),
    .result_y__1(before_1),
    .result_y__2(before_2),
    .result_y__3(before_3),
    .result_total(total)
  );
endmodule
