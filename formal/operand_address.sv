// SPDX-License-Identifier: MIT
// Where operands are in the microcoded core's store: any two operands of any two micro-instructions, warps and threads.
module proof (
  input clock,
  input [15:0] word, input [7:0] index, input [31:0] low, input [7:0] high, input [2:0] warp, input [1:0] thread, input [11:0] x,
  input [15:0] other_word, input [7:0] other_index, input [31:0] other_low, input [7:0] other_high, input [2:0] other_warp, input [1:0] other_thread,
  input [11:0] other_x
);
  wire reads, other_reads;
  wire [11:0] wanted, other_wanted;
  operand_address dut (.*);
  operand_address other (
    .word(other_word), .index(other_index), .low(other_low), .high(other_high), .warp(other_warp), .thread(other_thread), .x(other_x),
    .reads(other_reads), .wanted(other_wanted)
  );

  wire [2:0] mode = word[10:8], other_mode = other_word[10:8];
  wire immediate = mode == 5 && low[7], other_immediate = other_mode == 5 && other_low[7];
  wire is_register = mode[2] && !immediate, other_is_register = other_mode[2] && !other_immediate;

  // The fields of an instruction (docs/isa.md).
  function [5:0] named(input [2:0] mode, input [31:0] low, input [7:0] high);
    case (mode[1:0])
      0: named = low[23:18];
      1: named = low[29:24];
      2: named = {high[3:0], low[31:30]};
      3: named = low[17:12];
    endcase
  endfunction
  wire [5:0] number = named(mode, low, high), other_number = named(other_mode, other_low, other_high);
  // A program has 32 registers at most, or its warps have an odd number each: two share what they have.
  wire few = !number[5] && !other_number[5], odd = warp[0] && other_warp[0];

  wire tasks = index[6] && other_index[6];

  always @(*) begin
    // A register of a thread has one place, whichever field names it, and no other register has it.
    register_place: assert (!(is_register && other_is_register && (few || odd))
      || (wanted == other_wanted) == (number == other_number && warp == other_warp && thread == other_thread));
    register_range: assert (!is_register || wanted < 1024);
    // Of four warps without those of a pair, as a small store has.
    register_quarter: assert (!(is_register && !warp[2]) || wanted < 512);
    // What a warp has besides is above the registers, and no other warp's.
    warp_words_own: assert (!(mode == 1 && other_mode == 1 && warp != other_warp && !tasks) || wanted != other_wanted);
    // Of tasks there are four.
    task_words_own: assert (!(mode == 1 && other_mode == 1 && warp[1:0] != other_warp[1:0]) || wanted != other_wanted);
    warp_words_range: assert (mode != 1 || wanted[11:9] == 2 && (warp[2] || !wanted[8]) || wanted >= 1920 && wanted < 1984);
    // Nor another thread's, where each has its own.
    thread_words_own: assert (!(mode == 1 && other_mode == 1 && index[7] && other_index[7] && warp == other_warp
      && thread != other_thread) || wanted != other_wanted);
    // The globals are above both; an immediate is the first.
    global_place: assert (mode != 0 || wanted == 1792 + index);
    immediate_place: assert (!immediate || wanted == 1792);
    index_place: assert (mode != 2 || wanted == x);
    // A store reads nothing: not even the word that it writes.
    reads_exact: assert (reads == (word[15:11] < 13 && word[15:11] != 6 && word[15:11] != 7 && mode != 3));
  end
endmodule
