// SPDX-License-Identifier: MIT
// bank_conflicts: threads that four banks serve in one cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The threads of a warp that four banks serve in one cycle, and those that are left over.
//
// The largest set of accesses of `T` threads without conflict, as thread order gives it.
// Combinational.
//
// The two low address bits of a word are the number of its bank. Of the threads that access one
// bank the first wins; threads that load the same word as the winner are served with it. So every
// bank that is accessed is used, and stores to one word keep the order of the threads. A bank that
// is blocked serves no thread.
//
// Ports
//   mask  input, 4 bits: Threads that have an access.
//   load  input, 1 bit: They load: threads of one word share the access.
//   blocked  input, 4 bits: Banks that are in use and serve no thread.
//   words__0 .. words__3  input, 12 bits: Number of each thread's word.
//   winners  output, 4 bits: Threads whose address is that of their bank.
//   served  output, 4 bits: Threads that are served: winners and those that share their word.
//   left  output, 4 bits: Threads that are left over.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Start and reset
// The block has no registers.
//
// Configuration
// `BankConflicts` of rtl/src/shared_memory/bank_conflicts.rs with T = 4. Constants are folded away. For another,
// change its line in rtl/src/registry; the command is then:
//   warpwright export --block bank_conflicts

module warpwright_bank_conflicts (
  input wire [3:0] mask,
  input wire load,
  input wire [3:0] blocked,
  input wire [11:0] words__0,
  input wire [11:0] words__1,
  input wire [11:0] words__2,
  input wire [11:0] words__3,
  output reg [3:0] winners,
  output reg [3:0] served,
  output reg [3:0] left
);
  reg [3:0] first;
  reg [3:0] along;
  reg beaten;
  reg same;
  always @(*) begin
    first = 4'h0;
    along = 4'h0;
    beaten = 1'h0;
    same = 1'h0;
    beaten = 1'h0;
    if ((blocked[0] & (words__0[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__0[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__0[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__0[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    first = {first[3:1], (mask[0] & (!beaten))};
    along = {along[3:1], ((mask[0] & load) & same)};
    beaten = 1'h0;
    if ((blocked[0] & (words__1[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__1[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__1[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__1[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__1[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__1))) begin
      same = 1'h1;
    end
    first = {first[3:2], (mask[1] & (!beaten)), first[0]};
    along = {along[3:2], ((mask[1] & load) & same), along[0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__2[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__2[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__2[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__2[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__2))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__2))) begin
      same = 1'h1;
    end
    first = {first[3], (mask[2] & (!beaten)), first[1:0]};
    along = {along[3], ((mask[2] & load) & same), along[1:0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__3[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__3[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__3[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__3[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[2] & (words__2[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[2] & (words__2 == words__3))) begin
      same = 1'h1;
    end
    first = {(mask[3] & (!beaten)), first[2:0]};
    along = {((mask[3] & load) & same), along[2:0]};
    winners = first;
    served = (first | along);
    left = (mask & {~(first | along)});
  end
endmodule
