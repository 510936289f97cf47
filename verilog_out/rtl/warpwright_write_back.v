// SPDX-License-Identifier: MIT
// write_back: fixed-latency and slow results into the two bank groups
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Write-back: fixed-latency results and the slow units' results into the register file.
//
// The lanes' result is never refused. That of a slow unit
// (`slow_results` says whose) is written when the lanes do
// not use its bank group in that cycle. When it has waited for 15 cycles, `throttle` keeps the
// scheduler from issuing until it has been written: the bound of its wait is then 15 cycles plus
// the pipeline.
//
// - latency: combinational: the register is written in the cycle of the request
// - throughput: one fixed-latency and one slow result per cycle, in different groups
// - invariant: at most one write per group and cycle
//
// Write-back of `T` lanes into groups of `2^A` registers.
//
// Ports
//   clock  input, 1 bit: Clock.
//   fixed_group  input, 1 bit: Bank group of the warp whose result the lanes write: 0 even, 1 odd.
//   fixed_mask  input, 4 bits: Threads that write; zero: none.
//   fixed_address  input, 7 bits: Address in the group, valid with `mask`.
//   fixed_data__0 .. fixed_data__3  input, 32 bits: Value of each thread.
//   slow_group  input, 1 bit: Bank group of the warp of the slow result: 0 even, 1 odd.
//   slow_address  input, 7 bits: Address of the slow result in the group.
//   slow_valid  input, 1 bit: A result waits; it holds until `taken`.
//   slow_mask  input, 4 bits: Threads that write.
//   slow_data__0 .. slow_data__3  input, 32 bits: Value of each thread.
//   slow_taken  output, 1 bit: The result is written in this cycle.
//   slow_waits  output, 1 bit: A slow result is not written in this cycle.
//   throttle  output, 1 bit: Nothing is issued: a slow result has waited for 15 cycles. Registered.
//   even_mask  output, 4 bits: Threads that write; zero: none.
//   even_address  output, 7 bits: Address in the group, valid with `mask`.
//   even_data__0 .. even_data__3  output, 32 bits: Value of each thread.
//   odd_mask  output, 4 bits: Threads that write; zero: none.
//   odd_address  output, 7 bits: Address in the group, valid with `mask`.
//   odd_data__0 .. odd_data__3  output, 32 bits: Value of each thread.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block write_back --reset sync`.
//
// Configuration
// `WriteBack` of rtl/src/write_back.rs with T = 4, A = 7. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block write_back

module warpwright_write_back (
  input wire clock,
  input wire fixed_group,
  input wire [3:0] fixed_mask,
  input wire [6:0] fixed_address,
  input wire [31:0] fixed_data__0,
  input wire [31:0] fixed_data__1,
  input wire [31:0] fixed_data__2,
  input wire [31:0] fixed_data__3,
  input wire slow_group,
  input wire [6:0] slow_address,
  input wire slow_valid,
  output reg slow_taken,
  input wire [3:0] slow_mask,
  input wire [31:0] slow_data__0,
  input wire [31:0] slow_data__1,
  input wire [31:0] slow_data__2,
  input wire [31:0] slow_data__3,
  output reg slow_waits,
  output reg throttle,
  output reg [3:0] even_mask,
  output reg [6:0] even_address,
  output reg [31:0] even_data__0,
  output reg [31:0] even_data__1,
  output reg [31:0] even_data__2,
  output reg [31:0] even_data__3,
  output reg [3:0] odd_mask,
  output reg [6:0] odd_address,
  output reg [31:0] odd_data__0,
  output reg [31:0] odd_data__1,
  output reg [31:0] odd_data__2,
  output reg [31:0] odd_data__3
);
  reg [3:0] slow_write_mask;
  reg [6:0] slow_write_address;
  reg [31:0] slow_write_data__0;
  reg [31:0] slow_write_data__1;
  reg [31:0] slow_write_data__2;
  reg [31:0] slow_write_data__3;
  reg [6:0] even_address_value;
  reg [31:0] even_data__0_value;
  reg [31:0] even_data__1_value;
  reg [31:0] even_data__2_value;
  reg [31:0] even_data__3_value;
  reg [3:0] even_mask_value;
  reg [6:0] odd_address_value;
  reg [31:0] odd_data__0_value;
  reg [31:0] odd_data__1_value;
  reg [31:0] odd_data__2_value;
  reg [31:0] odd_data__3_value;
  reg [3:0] odd_mask_value;
  reg [3:0] waited__d;
  reg [3:0] waited__q = 4'h0;
  reg throttled__d;
  reg throttled__q = 1'h0;
  always @(*) begin
    waited__d = waited__q;
    throttle = throttled__q;
    slow_taken = (slow_valid & ((!(|fixed_mask)) | (fixed_group != slow_group)));
    slow_waits = (slow_valid & (!slow_taken));
    if (slow_taken) begin
      waited__d = 4'h0;
    end else begin
      if ((slow_valid & (!(&waited__q)))) begin
        waited__d = {waited__q + 4'h1};
      end
    end
    throttled__d = ((!slow_taken) & ((&waited__q) | (slow_valid & (&{waited__q + 4'h1}))));
    slow_write_mask = slow_mask;
    slow_write_data__0 = slow_data__0;
    slow_write_data__1 = slow_data__1;
    slow_write_data__2 = slow_data__2;
    slow_write_data__3 = slow_data__3;
    slow_write_address = slow_address;
    even_mask_value = fixed_mask;
    even_address_value = fixed_address;
    even_data__0_value = fixed_data__0;
    even_data__1_value = fixed_data__1;
    even_data__2_value = fixed_data__2;
    even_data__3_value = fixed_data__3;
    odd_mask_value = fixed_mask;
    odd_address_value = fixed_address;
    odd_data__0_value = fixed_data__0;
    odd_data__1_value = fixed_data__1;
    odd_data__2_value = fixed_data__2;
    odd_data__3_value = fixed_data__3;
    if (fixed_group) begin
      even_mask_value = 4'h0;
    end else begin
      odd_mask_value = 4'h0;
    end
    if ((slow_taken & (!slow_group))) begin
      even_mask_value = slow_write_mask;
      even_address_value = slow_write_address;
      even_data__0_value = slow_write_data__0;
      even_data__1_value = slow_write_data__1;
      even_data__2_value = slow_write_data__2;
      even_data__3_value = slow_write_data__3;
    end
    if ((slow_taken & slow_group)) begin
      odd_mask_value = slow_write_mask;
      odd_address_value = slow_write_address;
      odd_data__0_value = slow_write_data__0;
      odd_data__1_value = slow_write_data__1;
      odd_data__2_value = slow_write_data__2;
      odd_data__3_value = slow_write_data__3;
    end
    even_address = even_address_value;
    even_data__0 = even_data__0_value;
    even_data__1 = even_data__1_value;
    even_data__2 = even_data__2_value;
    even_data__3 = even_data__3_value;
    even_mask = even_mask_value;
    odd_address = odd_address_value;
    odd_data__0 = odd_data__0_value;
    odd_data__1 = odd_data__1_value;
    odd_data__2 = odd_data__2_value;
    odd_data__3 = odd_data__3_value;
    odd_mask = odd_mask_value;
  end
  always @(posedge clock) begin
    waited__q <= waited__d;
    throttled__q <= throttled__d;
  end
endmodule
