// SPDX-License-Identifier: MIT
// register_file: banked register file: three operands read, two registers written per cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Banked register file in block RAM (specs 5 and 6).
//
// Even and odd warps live in two bank groups, so that the operands of one instruction
// and the write-back of another never meet on a port. Each group holds three copies,
// one per operand: three registers of all `T` lanes are read in every cycle.
//
// - capacity: `2^A` registers per lane in each group
// - read latency: 1 cycle after the address
// - throughput: three operands read and two registers (one per group) written per cycle
// - invariant: a register that is read in the cycle in which it is written gives an undefined
//   value, which operand read replaces
//
// Register file for `T` lanes with `2^A` registers per lane in each of two groups.
//
// Ports
//   clock  input, 1 bit: Clock.
//   read_a  input, 1 bit: Operand a is read.
//   read_b  input, 1 bit: Operand b is read.
//   read_c  input, 1 bit: Operand c is read.
//   read_group  input, 1 bit: Bank group of the warp: 0 even, 1 odd.
//   address_a  input, 7 bits: Address of operand a, valid if it is read.
//   address_b  input, 7 bits: Address of operand b, valid if it is read.
//   address_c  input, 7 bits: Address of operand c, valid if it is read.
//   even_mask  input, 4 bits: Threads that write; zero: none.
//   even_address  input, 7 bits: Address in the group, valid with `mask`.
//   even_data__0 .. even_data__3  input, 32 bits: Value of each thread.
//   odd_mask  input, 4 bits: Threads that write; zero: none.
//   odd_address  input, 7 bits: Address in the group, valid with `mask`.
//   odd_data__0 .. odd_data__3  input, 32 bits: Value of each thread.
//   a__0 .. a__3  output, 32 bits: Operand a of every lane, one cycle after its address.
//   b__0 .. b__3  output, 32 bits: Operand b of every lane.
//   c__0 .. c__3  output, 32 bits: Operand c of every lane.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block register_file --reset sync`.
//
// Configuration
// `RegisterFile` of rtl/src/register_file.rs with A = 7, T = 4. Constants are folded away. For another, change
// its line in rtl/src/registry; the command is then:
//   warpwright export --block register_file

module warpwright_register_file (
  input wire clock,
  input wire read_a,
  input wire read_b,
  input wire read_c,
  input wire read_group,
  input wire [6:0] address_a,
  input wire [6:0] address_b,
  input wire [6:0] address_c,
  output reg [31:0] a__0,
  output reg [31:0] a__1,
  output reg [31:0] a__2,
  output reg [31:0] a__3,
  output reg [31:0] b__0,
  output reg [31:0] b__1,
  output reg [31:0] b__2,
  output reg [31:0] b__3,
  output reg [31:0] c__0,
  output reg [31:0] c__1,
  output reg [31:0] c__2,
  output reg [31:0] c__3,
  input wire [3:0] even_mask,
  input wire [6:0] even_address,
  input wire [31:0] even_data__0,
  input wire [31:0] even_data__1,
  input wire [31:0] even_data__2,
  input wire [31:0] even_data__3,
  input wire [3:0] odd_mask,
  input wire [6:0] odd_address,
  input wire [31:0] odd_data__0,
  input wire [31:0] odd_data__1,
  input wire [31:0] odd_data__2,
  input wire [31:0] odd_data__3
);
  reg even_a__0__read_enable;
  reg [6:0] even_a__0__read_address;
  wire [31:0] even_a__0__read_data;
  reg even_a__0__write_enable;
  reg [6:0] even_a__0__write_address;
  reg [31:0] even_a__0__write_data;
  reg even_a__1__read_enable;
  reg [6:0] even_a__1__read_address;
  wire [31:0] even_a__1__read_data;
  reg even_a__1__write_enable;
  reg [6:0] even_a__1__write_address;
  reg [31:0] even_a__1__write_data;
  reg even_a__2__read_enable;
  reg [6:0] even_a__2__read_address;
  wire [31:0] even_a__2__read_data;
  reg even_a__2__write_enable;
  reg [6:0] even_a__2__write_address;
  reg [31:0] even_a__2__write_data;
  reg even_a__3__read_enable;
  reg [6:0] even_a__3__read_address;
  wire [31:0] even_a__3__read_data;
  reg even_a__3__write_enable;
  reg [6:0] even_a__3__write_address;
  reg [31:0] even_a__3__write_data;
  reg even_b__0__read_enable;
  reg [6:0] even_b__0__read_address;
  wire [31:0] even_b__0__read_data;
  reg even_b__0__write_enable;
  reg [6:0] even_b__0__write_address;
  reg [31:0] even_b__0__write_data;
  reg even_b__1__read_enable;
  reg [6:0] even_b__1__read_address;
  wire [31:0] even_b__1__read_data;
  reg even_b__1__write_enable;
  reg [6:0] even_b__1__write_address;
  reg [31:0] even_b__1__write_data;
  reg even_b__2__read_enable;
  reg [6:0] even_b__2__read_address;
  wire [31:0] even_b__2__read_data;
  reg even_b__2__write_enable;
  reg [6:0] even_b__2__write_address;
  reg [31:0] even_b__2__write_data;
  reg even_b__3__read_enable;
  reg [6:0] even_b__3__read_address;
  wire [31:0] even_b__3__read_data;
  reg even_b__3__write_enable;
  reg [6:0] even_b__3__write_address;
  reg [31:0] even_b__3__write_data;
  reg even_c__0__read_enable;
  reg [6:0] even_c__0__read_address;
  wire [31:0] even_c__0__read_data;
  reg even_c__0__write_enable;
  reg [6:0] even_c__0__write_address;
  reg [31:0] even_c__0__write_data;
  reg even_c__1__read_enable;
  reg [6:0] even_c__1__read_address;
  wire [31:0] even_c__1__read_data;
  reg even_c__1__write_enable;
  reg [6:0] even_c__1__write_address;
  reg [31:0] even_c__1__write_data;
  reg even_c__2__read_enable;
  reg [6:0] even_c__2__read_address;
  wire [31:0] even_c__2__read_data;
  reg even_c__2__write_enable;
  reg [6:0] even_c__2__write_address;
  reg [31:0] even_c__2__write_data;
  reg even_c__3__read_enable;
  reg [6:0] even_c__3__read_address;
  wire [31:0] even_c__3__read_data;
  reg even_c__3__write_enable;
  reg [6:0] even_c__3__write_address;
  reg [31:0] even_c__3__write_data;
  reg odd_a__0__read_enable;
  reg [6:0] odd_a__0__read_address;
  wire [31:0] odd_a__0__read_data;
  reg odd_a__0__write_enable;
  reg [6:0] odd_a__0__write_address;
  reg [31:0] odd_a__0__write_data;
  reg odd_a__1__read_enable;
  reg [6:0] odd_a__1__read_address;
  wire [31:0] odd_a__1__read_data;
  reg odd_a__1__write_enable;
  reg [6:0] odd_a__1__write_address;
  reg [31:0] odd_a__1__write_data;
  reg odd_a__2__read_enable;
  reg [6:0] odd_a__2__read_address;
  wire [31:0] odd_a__2__read_data;
  reg odd_a__2__write_enable;
  reg [6:0] odd_a__2__write_address;
  reg [31:0] odd_a__2__write_data;
  reg odd_a__3__read_enable;
  reg [6:0] odd_a__3__read_address;
  wire [31:0] odd_a__3__read_data;
  reg odd_a__3__write_enable;
  reg [6:0] odd_a__3__write_address;
  reg [31:0] odd_a__3__write_data;
  reg odd_b__0__read_enable;
  reg [6:0] odd_b__0__read_address;
  wire [31:0] odd_b__0__read_data;
  reg odd_b__0__write_enable;
  reg [6:0] odd_b__0__write_address;
  reg [31:0] odd_b__0__write_data;
  reg odd_b__1__read_enable;
  reg [6:0] odd_b__1__read_address;
  wire [31:0] odd_b__1__read_data;
  reg odd_b__1__write_enable;
  reg [6:0] odd_b__1__write_address;
  reg [31:0] odd_b__1__write_data;
  reg odd_b__2__read_enable;
  reg [6:0] odd_b__2__read_address;
  wire [31:0] odd_b__2__read_data;
  reg odd_b__2__write_enable;
  reg [6:0] odd_b__2__write_address;
  reg [31:0] odd_b__2__write_data;
  reg odd_b__3__read_enable;
  reg [6:0] odd_b__3__read_address;
  wire [31:0] odd_b__3__read_data;
  reg odd_b__3__write_enable;
  reg [6:0] odd_b__3__write_address;
  reg [31:0] odd_b__3__write_data;
  reg odd_c__0__read_enable;
  reg [6:0] odd_c__0__read_address;
  wire [31:0] odd_c__0__read_data;
  reg odd_c__0__write_enable;
  reg [6:0] odd_c__0__write_address;
  reg [31:0] odd_c__0__write_data;
  reg odd_c__1__read_enable;
  reg [6:0] odd_c__1__read_address;
  wire [31:0] odd_c__1__read_data;
  reg odd_c__1__write_enable;
  reg [6:0] odd_c__1__write_address;
  reg [31:0] odd_c__1__write_data;
  reg odd_c__2__read_enable;
  reg [6:0] odd_c__2__read_address;
  wire [31:0] odd_c__2__read_data;
  reg odd_c__2__write_enable;
  reg [6:0] odd_c__2__write_address;
  reg [31:0] odd_c__2__write_data;
  reg odd_c__3__read_enable;
  reg [6:0] odd_c__3__read_address;
  wire [31:0] odd_c__3__read_data;
  reg odd_c__3__write_enable;
  reg [6:0] odd_c__3__write_address;
  reg [31:0] odd_c__3__write_data;
  reg group__d;
  reg group__q = 1'h0;
  always @(*) begin
    group__d = read_group;
    even_a__0__read_enable = (read_a & (!read_group));
    even_a__0__read_address = address_a;
    even_b__0__read_enable = (read_b & (!read_group));
    even_b__0__read_address = address_b;
    even_c__0__read_enable = (read_c & (!read_group));
    even_c__0__read_address = address_c;
    odd_a__0__read_enable = (read_a & read_group);
    odd_a__0__read_address = address_a;
    odd_b__0__read_enable = (read_b & read_group);
    odd_b__0__read_address = address_b;
    odd_c__0__read_enable = (read_c & read_group);
    odd_c__0__read_address = address_c;
    even_a__0__write_enable = even_mask[0];
    even_a__0__write_address = even_address;
    even_a__0__write_data = even_data__0;
    even_b__0__write_enable = even_mask[0];
    even_b__0__write_address = even_address;
    even_b__0__write_data = even_data__0;
    even_c__0__write_enable = even_mask[0];
    even_c__0__write_address = even_address;
    even_c__0__write_data = even_data__0;
    odd_a__0__write_enable = odd_mask[0];
    odd_a__0__write_address = odd_address;
    odd_a__0__write_data = odd_data__0;
    odd_b__0__write_enable = odd_mask[0];
    odd_b__0__write_address = odd_address;
    odd_b__0__write_data = odd_data__0;
    odd_c__0__write_enable = odd_mask[0];
    odd_c__0__write_address = odd_address;
    odd_c__0__write_data = odd_data__0;
    if (group__q) begin
      a__0 = odd_a__0__read_data;
      b__0 = odd_b__0__read_data;
      c__0 = odd_c__0__read_data;
    end else begin
      a__0 = even_a__0__read_data;
      b__0 = even_b__0__read_data;
      c__0 = even_c__0__read_data;
    end
    even_a__1__read_enable = (read_a & (!read_group));
    even_a__1__read_address = address_a;
    even_b__1__read_enable = (read_b & (!read_group));
    even_b__1__read_address = address_b;
    even_c__1__read_enable = (read_c & (!read_group));
    even_c__1__read_address = address_c;
    odd_a__1__read_enable = (read_a & read_group);
    odd_a__1__read_address = address_a;
    odd_b__1__read_enable = (read_b & read_group);
    odd_b__1__read_address = address_b;
    odd_c__1__read_enable = (read_c & read_group);
    odd_c__1__read_address = address_c;
    even_a__1__write_enable = even_mask[1];
    even_a__1__write_address = even_address;
    even_a__1__write_data = even_data__1;
    even_b__1__write_enable = even_mask[1];
    even_b__1__write_address = even_address;
    even_b__1__write_data = even_data__1;
    even_c__1__write_enable = even_mask[1];
    even_c__1__write_address = even_address;
    even_c__1__write_data = even_data__1;
    odd_a__1__write_enable = odd_mask[1];
    odd_a__1__write_address = odd_address;
    odd_a__1__write_data = odd_data__1;
    odd_b__1__write_enable = odd_mask[1];
    odd_b__1__write_address = odd_address;
    odd_b__1__write_data = odd_data__1;
    odd_c__1__write_enable = odd_mask[1];
    odd_c__1__write_address = odd_address;
    odd_c__1__write_data = odd_data__1;
    if (group__q) begin
      a__1 = odd_a__1__read_data;
      b__1 = odd_b__1__read_data;
      c__1 = odd_c__1__read_data;
    end else begin
      a__1 = even_a__1__read_data;
      b__1 = even_b__1__read_data;
      c__1 = even_c__1__read_data;
    end
    even_a__2__read_enable = (read_a & (!read_group));
    even_a__2__read_address = address_a;
    even_b__2__read_enable = (read_b & (!read_group));
    even_b__2__read_address = address_b;
    even_c__2__read_enable = (read_c & (!read_group));
    even_c__2__read_address = address_c;
    odd_a__2__read_enable = (read_a & read_group);
    odd_a__2__read_address = address_a;
    odd_b__2__read_enable = (read_b & read_group);
    odd_b__2__read_address = address_b;
    odd_c__2__read_enable = (read_c & read_group);
    odd_c__2__read_address = address_c;
    even_a__2__write_enable = even_mask[2];
    even_a__2__write_address = even_address;
    even_a__2__write_data = even_data__2;
    even_b__2__write_enable = even_mask[2];
    even_b__2__write_address = even_address;
    even_b__2__write_data = even_data__2;
    even_c__2__write_enable = even_mask[2];
    even_c__2__write_address = even_address;
    even_c__2__write_data = even_data__2;
    odd_a__2__write_enable = odd_mask[2];
    odd_a__2__write_address = odd_address;
    odd_a__2__write_data = odd_data__2;
    odd_b__2__write_enable = odd_mask[2];
    odd_b__2__write_address = odd_address;
    odd_b__2__write_data = odd_data__2;
    odd_c__2__write_enable = odd_mask[2];
    odd_c__2__write_address = odd_address;
    odd_c__2__write_data = odd_data__2;
    if (group__q) begin
      a__2 = odd_a__2__read_data;
      b__2 = odd_b__2__read_data;
      c__2 = odd_c__2__read_data;
    end else begin
      a__2 = even_a__2__read_data;
      b__2 = even_b__2__read_data;
      c__2 = even_c__2__read_data;
    end
    even_a__3__read_enable = (read_a & (!read_group));
    even_a__3__read_address = address_a;
    even_b__3__read_enable = (read_b & (!read_group));
    even_b__3__read_address = address_b;
    even_c__3__read_enable = (read_c & (!read_group));
    even_c__3__read_address = address_c;
    odd_a__3__read_enable = (read_a & read_group);
    odd_a__3__read_address = address_a;
    odd_b__3__read_enable = (read_b & read_group);
    odd_b__3__read_address = address_b;
    odd_c__3__read_enable = (read_c & read_group);
    odd_c__3__read_address = address_c;
    even_a__3__write_enable = even_mask[3];
    even_a__3__write_address = even_address;
    even_a__3__write_data = even_data__3;
    even_b__3__write_enable = even_mask[3];
    even_b__3__write_address = even_address;
    even_b__3__write_data = even_data__3;
    even_c__3__write_enable = even_mask[3];
    even_c__3__write_address = even_address;
    even_c__3__write_data = even_data__3;
    odd_a__3__write_enable = odd_mask[3];
    odd_a__3__write_address = odd_address;
    odd_a__3__write_data = odd_data__3;
    odd_b__3__write_enable = odd_mask[3];
    odd_b__3__write_address = odd_address;
    odd_b__3__write_data = odd_data__3;
    odd_c__3__write_enable = odd_mask[3];
    odd_c__3__write_address = odd_address;
    odd_c__3__write_data = odd_data__3;
    if (group__q) begin
      a__3 = odd_a__3__read_data;
      b__3 = odd_b__3__read_data;
      c__3 = odd_c__3__read_data;
    end else begin
      a__3 = even_a__3__read_data;
      b__3 = even_b__3__read_data;
      c__3 = even_c__3__read_data;
    end
  end
  always @(posedge clock) begin
    group__q <= group__d;
  end
  warpwright_even_a even_a__0 (
    .clock(clock),
    .read_enable(even_a__0__read_enable),
    .read_address(even_a__0__read_address),
    .read_data(even_a__0__read_data),
    .write_enable(even_a__0__write_enable),
    .write_address(even_a__0__write_address),
    .write_data(even_a__0__write_data)
  );
  warpwright_even_a even_a__1 (
    .clock(clock),
    .read_enable(even_a__1__read_enable),
    .read_address(even_a__1__read_address),
    .read_data(even_a__1__read_data),
    .write_enable(even_a__1__write_enable),
    .write_address(even_a__1__write_address),
    .write_data(even_a__1__write_data)
  );
  warpwright_even_a even_a__2 (
    .clock(clock),
    .read_enable(even_a__2__read_enable),
    .read_address(even_a__2__read_address),
    .read_data(even_a__2__read_data),
    .write_enable(even_a__2__write_enable),
    .write_address(even_a__2__write_address),
    .write_data(even_a__2__write_data)
  );
  warpwright_even_a even_a__3 (
    .clock(clock),
    .read_enable(even_a__3__read_enable),
    .read_address(even_a__3__read_address),
    .read_data(even_a__3__read_data),
    .write_enable(even_a__3__write_enable),
    .write_address(even_a__3__write_address),
    .write_data(even_a__3__write_data)
  );
  warpwright_even_a even_b__0 (
    .clock(clock),
    .read_enable(even_b__0__read_enable),
    .read_address(even_b__0__read_address),
    .read_data(even_b__0__read_data),
    .write_enable(even_b__0__write_enable),
    .write_address(even_b__0__write_address),
    .write_data(even_b__0__write_data)
  );
  warpwright_even_a even_b__1 (
    .clock(clock),
    .read_enable(even_b__1__read_enable),
    .read_address(even_b__1__read_address),
    .read_data(even_b__1__read_data),
    .write_enable(even_b__1__write_enable),
    .write_address(even_b__1__write_address),
    .write_data(even_b__1__write_data)
  );
  warpwright_even_a even_b__2 (
    .clock(clock),
    .read_enable(even_b__2__read_enable),
    .read_address(even_b__2__read_address),
    .read_data(even_b__2__read_data),
    .write_enable(even_b__2__write_enable),
    .write_address(even_b__2__write_address),
    .write_data(even_b__2__write_data)
  );
  warpwright_even_a even_b__3 (
    .clock(clock),
    .read_enable(even_b__3__read_enable),
    .read_address(even_b__3__read_address),
    .read_data(even_b__3__read_data),
    .write_enable(even_b__3__write_enable),
    .write_address(even_b__3__write_address),
    .write_data(even_b__3__write_data)
  );
  warpwright_even_a even_c__0 (
    .clock(clock),
    .read_enable(even_c__0__read_enable),
    .read_address(even_c__0__read_address),
    .read_data(even_c__0__read_data),
    .write_enable(even_c__0__write_enable),
    .write_address(even_c__0__write_address),
    .write_data(even_c__0__write_data)
  );
  warpwright_even_a even_c__1 (
    .clock(clock),
    .read_enable(even_c__1__read_enable),
    .read_address(even_c__1__read_address),
    .read_data(even_c__1__read_data),
    .write_enable(even_c__1__write_enable),
    .write_address(even_c__1__write_address),
    .write_data(even_c__1__write_data)
  );
  warpwright_even_a even_c__2 (
    .clock(clock),
    .read_enable(even_c__2__read_enable),
    .read_address(even_c__2__read_address),
    .read_data(even_c__2__read_data),
    .write_enable(even_c__2__write_enable),
    .write_address(even_c__2__write_address),
    .write_data(even_c__2__write_data)
  );
  warpwright_even_a even_c__3 (
    .clock(clock),
    .read_enable(even_c__3__read_enable),
    .read_address(even_c__3__read_address),
    .read_data(even_c__3__read_data),
    .write_enable(even_c__3__write_enable),
    .write_address(even_c__3__write_address),
    .write_data(even_c__3__write_data)
  );
  warpwright_even_a odd_a__0 (
    .clock(clock),
    .read_enable(odd_a__0__read_enable),
    .read_address(odd_a__0__read_address),
    .read_data(odd_a__0__read_data),
    .write_enable(odd_a__0__write_enable),
    .write_address(odd_a__0__write_address),
    .write_data(odd_a__0__write_data)
  );
  warpwright_even_a odd_a__1 (
    .clock(clock),
    .read_enable(odd_a__1__read_enable),
    .read_address(odd_a__1__read_address),
    .read_data(odd_a__1__read_data),
    .write_enable(odd_a__1__write_enable),
    .write_address(odd_a__1__write_address),
    .write_data(odd_a__1__write_data)
  );
  warpwright_even_a odd_a__2 (
    .clock(clock),
    .read_enable(odd_a__2__read_enable),
    .read_address(odd_a__2__read_address),
    .read_data(odd_a__2__read_data),
    .write_enable(odd_a__2__write_enable),
    .write_address(odd_a__2__write_address),
    .write_data(odd_a__2__write_data)
  );
  warpwright_even_a odd_a__3 (
    .clock(clock),
    .read_enable(odd_a__3__read_enable),
    .read_address(odd_a__3__read_address),
    .read_data(odd_a__3__read_data),
    .write_enable(odd_a__3__write_enable),
    .write_address(odd_a__3__write_address),
    .write_data(odd_a__3__write_data)
  );
  warpwright_even_a odd_b__0 (
    .clock(clock),
    .read_enable(odd_b__0__read_enable),
    .read_address(odd_b__0__read_address),
    .read_data(odd_b__0__read_data),
    .write_enable(odd_b__0__write_enable),
    .write_address(odd_b__0__write_address),
    .write_data(odd_b__0__write_data)
  );
  warpwright_even_a odd_b__1 (
    .clock(clock),
    .read_enable(odd_b__1__read_enable),
    .read_address(odd_b__1__read_address),
    .read_data(odd_b__1__read_data),
    .write_enable(odd_b__1__write_enable),
    .write_address(odd_b__1__write_address),
    .write_data(odd_b__1__write_data)
  );
  warpwright_even_a odd_b__2 (
    .clock(clock),
    .read_enable(odd_b__2__read_enable),
    .read_address(odd_b__2__read_address),
    .read_data(odd_b__2__read_data),
    .write_enable(odd_b__2__write_enable),
    .write_address(odd_b__2__write_address),
    .write_data(odd_b__2__write_data)
  );
  warpwright_even_a odd_b__3 (
    .clock(clock),
    .read_enable(odd_b__3__read_enable),
    .read_address(odd_b__3__read_address),
    .read_data(odd_b__3__read_data),
    .write_enable(odd_b__3__write_enable),
    .write_address(odd_b__3__write_address),
    .write_data(odd_b__3__write_data)
  );
  warpwright_even_a odd_c__0 (
    .clock(clock),
    .read_enable(odd_c__0__read_enable),
    .read_address(odd_c__0__read_address),
    .read_data(odd_c__0__read_data),
    .write_enable(odd_c__0__write_enable),
    .write_address(odd_c__0__write_address),
    .write_data(odd_c__0__write_data)
  );
  warpwright_even_a odd_c__1 (
    .clock(clock),
    .read_enable(odd_c__1__read_enable),
    .read_address(odd_c__1__read_address),
    .read_data(odd_c__1__read_data),
    .write_enable(odd_c__1__write_enable),
    .write_address(odd_c__1__write_address),
    .write_data(odd_c__1__write_data)
  );
  warpwright_even_a odd_c__2 (
    .clock(clock),
    .read_enable(odd_c__2__read_enable),
    .read_address(odd_c__2__read_address),
    .read_data(odd_c__2__read_data),
    .write_enable(odd_c__2__write_enable),
    .write_address(odd_c__2__write_address),
    .write_data(odd_c__2__write_data)
  );
  warpwright_even_a odd_c__3 (
    .clock(clock),
    .read_enable(odd_c__3__read_enable),
    .read_address(odd_c__3__read_address),
    .read_data(odd_c__3__read_data),
    .write_enable(odd_c__3__write_enable),
    .write_address(odd_c__3__write_address),
    .write_data(odd_c__3__write_data)
  );
endmodule
