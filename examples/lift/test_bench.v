// SPDX-License-Identifier: MIT
// Random requests against a model that is written from the blocks' pages only: which warp is chosen
// in which cycle, what each thread gets, which warps have settled. Ends with PASS, or stops with the
// first difference and an exit code that is not zero.
module test_bench;
  localparam CYCLES = 5000;

  reg clock = 1'b0;
  reg ask_valid = 1'b0;
  reg [2:0] ask_warp = 0, ask_slot = 0;
  reg [15:0] ask_priority = 0;
  reg [7:0] ask_wait = 0;
  reg [3:0] ask_mask = 0;
  reg [63:0] ask_words = 0;
  wire [7:0] ready, settled;
  wire room_valid;
  wire [2:0] room_warp, room_slot;
  wire [3:0] room_mask;
  wire [127:0] room_offset;
  wire [31:0] room_total;
  reg written_0_valid = 0, written_1_valid = 0;
  reg [2:0] written_0_warp = 0, written_0_slot = 0, written_1_warp = 0, written_1_slot = 0;

  lift lift (
    .clock(clock),
    .ask_valid(ask_valid), .ask_warp(ask_warp), .ask_priority(ask_priority), .ask_slot(ask_slot),
    .ask_wait(ask_wait), .ask_mask(ask_mask), .ask_words(ask_words), .ready(ready),
    .room_valid(room_valid), .room_warp(room_warp), .room_slot(room_slot), .room_mask(room_mask),
    .room_offset(room_offset), .room_total(room_total),
    .written_0_valid(written_0_valid), .written_0_warp(written_0_warp),
    .written_0_slot(written_0_slot), .written_1_valid(written_1_valid),
    .written_1_warp(written_1_warp), .written_1_slot(written_1_slot), .settled(settled)
  );

  // Random numbers, the same in every simulator.
  reg [31:0] state = 32'h2545f491;
  function [31:0] random(input integer unused);
    begin
      state = state ^ (state << 13);
      state = state ^ (state >> 17);
      state = state ^ (state << 5);
      random = state;
    end
  endfunction

  // The model. What is visible in this cycle: answers whose writes are not complete, by warp and
  // slot, and the slots that the warp's next request waits for.
  integer unwritten [0:63];
  reg [7:0] awaited [0:7];
  // Each warp's request, and for how many cycles it has been there; 0: no request.
  integer age [0:7];
  reg [15:0] level [0:7];
  reg [2:0] slot [0:7];
  reg [7:0] waits [0:7];
  reg [3:0] mask [0:7];
  reg [63:0] words [0:7];
  // Cycles until the answer to the request of `answered`; 0: none is under way.
  integer left = 0;
  integer answered = 0;
  reg [31:0] next_free = 0;
  // Completions of the cycle before: they show a cycle later than a choice.
  reg late_0 = 0, late_1 = 0;
  integer late_0_at = 0, late_1_at = 0;
  // What the bench may report as written: answers that it has got.
  integer owed [0:63];

  integer cycle, i, j, best, at, calm;
  reg held, stuffed, tie;
  reg [31:0] sum, wanted, dice;
  reg [7:0] quiet;
  // What the run has met: a run without it shows nothing.
  integer answers = 0, holds = 0, fulls = 0, ties = 0, pairs = 0;

  initial begin
    for (i = 0; i < 64; i = i + 1) begin
      unwritten[i] = 0;
      owed[i] = 0;
    end
    for (i = 0; i < 8; i = i + 1) begin
      awaited[i] = 0;
      age[i] = 0;
      level[i] = 0;
      slot[i] = 0;
      waits[i] = 0;
      mask[i] = 0;
      words[i] = 0;
    end
    #5;
    for (cycle = 0; cycle < CYCLES; cycle = cycle + 1) begin
      stimulus;
      #5;
      check;
      step;
      clock = 1'b1;
      #5;
      clock = 1'b0;
    end
    if (answers < CYCLES / 20 || holds == 0 || fulls == 0 || ties == 0 || pairs == 0) begin
      $display("FAIL: too little was met: %0d answers, %0d held, %0d full, %0d ties, %0d pairs",
        answers, holds, fulls, ties, pairs);
      $fatal(1);
    end
    $display("PASS: %0d cycles, %0d answers, %0d held, %0d full, %0d ties, %0d pairs of completions",
      CYCLES, answers, holds, fulls, ties, pairs);
    $finish;
  end

  // An answer whose writes are not reported, or 64; it is taken from those that are owed.
  task pick(output integer found);
    begin
      found = random(0) & 63;
      for (j = 0; j < 64 && owed[found] == 0; j = j + 1) found = (found + 1) & 63;
      if (owed[found] == 0) found = 64;
      else owed[found] = owed[found] - 1;
    end
  endtask

  // The inputs of the next cycle. Writes are slow for 512 cycles, then fast for as many.
  task stimulus;
    begin
      calm = (cycle & 512) != 0 ? 1 : 15;
      // One draw a statement: the order inside of an expression is the simulator's own.
      dice = random(0);
      ask_warp = random(0);
      ask_valid = ready[ask_warp] && dice[1:0] != 0;
      ask_priority = random(0) & 32'h8003;
      // Few slots, so that some fill; a warp often waits for none.
      ask_slot = dice[2] ? 0 : dice[5:3];
      ask_wait = dice[7:6] != 0 ? 0 : dice[15:8];
      ask_mask = dice[19:16];
      ask_words[31:0] = random(0);
      ask_words[63:32] = random(0);
      written_0_valid = 1'b0;
      written_1_valid = 1'b0;
      if ((random(0) & calm) == 0) begin
        pick(at);
        written_0_valid = at < 64;
        written_0_warp = at >> 3;
        written_0_slot = at;
      end
      if ((random(0) & calm) == 0) begin
        pick(at);
        written_1_valid = at < 64;
        written_1_warp = at >> 3;
        written_1_slot = at;
      end
    end
  endtask

  task different(input [127:0] got, input [127:0] expected);
    begin
      $display("FAIL in cycle %0d: %0h, expected %0h (request of warp %0d: mask %b, words %h)",
        cycle, got, expected, answered, mask[answered], words[answered]);
      $fatal(1);
    end
  endtask

  // What the unit shows in this cycle.
  task check;
    begin
      for (i = 0; i < 8; i = i + 1) begin
        quiet[i] = 1'b1;
        for (j = 0; j < 8; j = j + 1) if (unwritten[8 * i + j] != 0) quiet[i] = 1'b0;
        if (ready[i] !== (age[i] == 0 && !(left != 0 && answered == i))) begin
          $display("ready of warp %0d", i);
          different(ready[i], !ready[i]);
        end
      end
      if (settled !== quiet) begin
        $display("settled warps");
        different(settled, quiet);
      end
      if (room_valid !== (left == 1)) begin
        $display("an answer");
        different(room_valid, left == 1);
      end
      if (left == 1) begin
        if (room_warp !== answered || room_slot !== slot[answered] || room_mask !== mask[answered])
        begin
          $display("the answer's warp, slot, mask");
          different({room_warp, room_slot, room_mask},
            {answered[2:0], slot[answered], mask[answered]});
        end
        sum = 0;
        for (i = 0; i < 4; i = i + 1) begin
          if (mask[answered][i]) begin
            wanted = next_free + sum;
            if (room_offset[32 * i +: 32] !== wanted) begin
              $display("offset of thread %0d", i);
              different(room_offset[32 * i +: 32], wanted);
            end
            sum = sum + words[answered][16 * i +: 16];
          end
        end
        if (room_total !== sum) begin
          $display("words of the answer");
          different(room_total, sum);
        end
        next_free = next_free + sum;
        answers = answers + 1;
      end
    end
  endtask

  // What this cycle changes.
  task step;
    begin
      // The choice, by what was visible in this cycle.
      best = 8;
      tie = 1'b0;
      if (left <= 1) begin
        for (i = 0; i < 8; i = i + 1) if (age[i] >= 2) begin
          held = 1'b0;
          for (j = 0; j < 8; j = j + 1) if (awaited[i][j] && unwritten[8 * i + j] != 0) held = 1'b1;
          stuffed = unwritten[8 * i + slot[i]] == 7;
          if (held) holds = holds + 1;
          else if (stuffed) fulls = fulls + 1;
          else if (best == 8 || level[i] > level[best]) begin
            best = i;
            tie = 1'b0;
          end else if (level[i] == level[best]) tie = 1'b1;
        end
      end
      if (tie) ties = ties + 1;
      if (left == 1) owed[8 * answered + slot[answered]] = owed[8 * answered + slot[answered]] + 1;
      if (left != 0) left = left - 1;
      for (i = 0; i < 8; i = i + 1) if (age[i] != 0) age[i] = age[i] + 1;
      if (late_0) unwritten[late_0_at] = unwritten[late_0_at] - 1;
      if (late_1) unwritten[late_1_at] = unwritten[late_1_at] - 1;
      if (late_0 && late_1 && late_0_at == late_1_at) pairs = pairs + 1;
      late_0 = written_0_valid;
      late_0_at = {written_0_warp, written_0_slot};
      late_1 = written_1_valid;
      late_1_at = {written_1_warp, written_1_slot};
      if (best != 8) begin
        answered = best;
        left = 3;
        age[best] = 0;
        awaited[best] = waits[best];
        unwritten[8 * best + slot[best]] = unwritten[8 * best + slot[best]] + 1;
      end
      if (ask_valid) begin
        age[ask_warp] = 1;
        level[ask_warp] = ask_priority;
        slot[ask_warp] = ask_slot;
        waits[ask_warp] = ask_wait;
        mask[ask_warp] = ask_mask;
        words[ask_warp] = ask_words;
      end
    end
  endtask
endmodule
