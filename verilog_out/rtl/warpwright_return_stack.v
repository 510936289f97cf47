// SPDX-License-Identifier: MIT
// return_stack: return addresses of the calls of each warp, pushed and popped
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The return stacks of all warps: sixteen places each, in block RAM (docs/core.md).
//
// A warp's depth is read while its instruction is in stage 1, its top of stack in stage 2,
// whatever the instruction is; both are registered in stage E1, where `branch_unit` decides.
// Calls and returns of one warp are many cycles apart, since their next PC arrives as a redirect.
//
// A warp whose last threads of a level have left without returning, by `exit` or `discard`, gets
// its new depth from `divergence`, which never does so in a cycle in which a push or pop is
// stored.
//
// Latency: pushed or popped in stage E1, stored a cycle later, seen by the warp's next
// instruction. Throughput: one instruction per cycle. Invariant: no push at depth 16, no pop at
// depth 0.
//
// The return stacks of `W` warps.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   select_valid  input, 1 bit: It happens in this cycle.
//   select_warp  input, 3 bits: Warp slot, valid with `valid`.
//   warp  input, 3 bits: Warp of the instruction in stage E1, two cycles later.
//   push  input, 1 bit: The instruction in stage E1 is a call.
//   pop  input, 1 bit: The instruction in stage E1 is a return, of the last threads of its call.
//   pc  input, 20 bits: PC of a call that was in stage E1 in the cycle before, in instructions.
//   depth_valid  input, 1 bit: The depth of a warp is set.
//   depth_warp  input, 3 bits: The warp.
//   new_depth  input, 5 bits: New depth of `depth_warp`, at most the old one.
//   depth  output, 5 bits: In stage E1: PCs on the warp's stack, 0 to 16.
//   top  output, 20 bits: The topmost.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block return_stack --reset sync`.
//
// Configuration
// `ReturnStack` of rtl/src/execution_unit/return_stack.rs with W = 8, LW = 3. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block return_stack

module warpwright_return_stack (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire select_valid,
  input wire [2:0] select_warp,
  input wire [2:0] warp,
  input wire push,
  input wire pop,
  input wire [19:0] pc,
  input wire depth_valid,
  input wire [2:0] depth_warp,
  input wire [4:0] new_depth,
  output reg [4:0] depth,
  output reg [19:0] top
);
  localparam [7:0] one = 8'h1;
  reg [4:0] level;
  reg [7:0] selected;
  reg [4:0] below;
  reg [7:0] kept;
  reg [2:0] depths__write_address_value;
  reg [4:0] depths__write_data_value;
  reg depths__write_enable_value;
  reg places__read_enable;
  reg [2:0] places__read_warp;
  reg [3:0] places__read_place;
  wire [19:0] places__read_data;
  reg places__write_enable;
  reg [2:0] places__write_warp;
  reg [3:0] places__write_place;
  reg [19:0] places__write_data;
  reg [2:0] depths__read_address;
  wire [4:0] depths__read_data;
  reg depths__write_enable;
  reg [2:0] depths__write_address;
  reg [4:0] depths__write_data;
  reg [7:0] fresh__d;
  reg [7:0] fresh__q = 8'h0;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg [2:0] s2_warp__d;
  reg [2:0] s2_warp__q = 3'h0;
  reg [4:0] s2_depth__d;
  reg [4:0] s2_depth__q = 5'h0;
  reg [4:0] e1_depth__d;
  reg [4:0] e1_depth__q = 5'h0;
  reg pushed__d;
  reg pushed__q = 1'h0;
  reg popped__d;
  reg popped__q = 1'h0;
  reg [2:0] moved_warp__d;
  reg [2:0] moved_warp__q = 3'h0;
  reg [4:0] moved_depth__d;
  reg [4:0] moved_depth__q = 5'h0;
  always @(*) begin
    s2_warp__d = s2_warp__q;
    s2_depth__d = s2_depth__q;
    e1_depth__d = e1_depth__q;
    depth = e1_depth__q;
    s2_valid__d = select_valid;
    depths__read_address = select_warp;
    level = depths__read_data;
    selected = {one << select_warp};
    if ((|(fresh__q & selected))) begin
      level = 5'h0;
    end
    if (select_valid) begin
      s2_warp__d = select_warp;
      s2_depth__d = level;
    end
    below = {s2_depth__q - 5'h1};
    places__read_enable = s2_valid__q;
    places__read_warp = s2_warp__q;
    places__read_place = below[3:0];
    if (s2_valid__q) begin
      e1_depth__d = s2_depth__q;
    end
    top = places__read_data;
    pushed__d = push;
    popped__d = pop;
    moved_warp__d = warp;
    moved_depth__d = e1_depth__q;
    places__write_enable = pushed__q;
    places__write_warp = moved_warp__q;
    places__write_place = moved_depth__q[3:0];
    places__write_data = {pc + 20'h1};
    depths__write_enable_value = (pushed__q | popped__q);
    depths__write_address_value = moved_warp__q;
    depths__write_data_value = {moved_depth__q + 5'h1};
    if (popped__q) begin
      depths__write_data_value = {moved_depth__q - 5'h1};
    end
    if (depth_valid) begin
      depths__write_enable_value = 1'h1;
      depths__write_address_value = depth_warp;
      depths__write_data_value = new_depth;
    end
    kept = fresh__q;
    if ((pushed__q | popped__q)) begin
      kept = (fresh__q & {~{one << moved_warp__q}});
    end
    fresh__d = kept;
    if (launch_valid) begin
      fresh__d = (kept | {one << launch_warp});
    end
    depths__write_address = depths__write_address_value;
    depths__write_data = depths__write_data_value;
    depths__write_enable = depths__write_enable_value;
  end
  always @(posedge clock) begin
    fresh__q <= fresh__d;
    s2_valid__q <= s2_valid__d;
    s2_warp__q <= s2_warp__d;
    s2_depth__q <= s2_depth__d;
    e1_depth__q <= e1_depth__d;
    pushed__q <= pushed__d;
    popped__q <= popped__d;
    moved_warp__q <= moved_warp__d;
    moved_depth__q <= moved_depth__d;
  end
  warpwright_return_stack_places places (
    .clock(clock),
    .read_enable(places__read_enable),
    .read_warp(places__read_warp),
    .read_place(places__read_place),
    .read_data(places__read_data),
    .write_enable(places__write_enable),
    .write_warp(places__write_warp),
    .write_place(places__write_place),
    .write_data(places__write_data)
  );
  warpwright_return_stack_depths depths (
    .clock(clock),
    .read_address(depths__read_address),
    .read_data(depths__read_data),
    .write_enable(depths__write_enable),
    .write_address(depths__write_address),
    .write_data(depths__write_data)
  );
endmodule
