// SPDX-License-Identifier: MIT
// page_table: pages of the register file: which warp has which
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Pages of the register file, and which warp has which (docs/mechanisms/5.md, pool control).
//
// A bank group of `2^A` registers per lane is `W` pages, two for each slot of the group. A launch
// takes as many as its task needs, one to four, wherever they lie: so any free slot takes any task
// while pages of its group are free, and nothing has to be moved. The page of a register is read
// from a small table for each port that forms an address (three operands at once, fixed-latency
// write-back, slow write-back); behind it no addition is left.
//
// Of the free pages the launch gets the lowest, the highest, the second lowest and the second
// highest: two choices one behind the other, where four lowest would be four.
//
// - latency: addresses combinational; a launch counts from the second cycle after it, a warp
//   that is freed from the next
// - throughput: one launch and one warp freed per cycle
// - invariant: pages free + pages in use = pages in all; no page belongs to two warps. Who
//   launches counts pages (`crate::dispatcher`) and never asks for more than are free
//
// The page table of `W` warps, register file groups of `2^A` registers.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp starts.
//   launch_warp  input, 3 bits: Slot of the launch, without pages before, valid with `launch_valid`.
//   launch_pages  input, 3 bits: Pages that it needs, 1 to 4.
//   free_valid  input, 1 bit: A slot is freed, with its pages.
//   free_warp  input, 3 bits: Slot that is freed, valid with `free_valid`.
//   read_warp  input, 3 bits: Warp that reads operands.
//   read_a  input, 6 bits: Register of operand a.
//   read_b  input, 6 bits: Register of operand b.
//   read_c  input, 6 bits: Register of operand c.
//   fixed_warp  input, 3 bits: Warp of the fixed-latency write-back.
//   fixed_rd  input, 6 bits: Register of the fixed-latency write-back.
//   slow_warp  input, 3 bits: Warp of the slow write-back.
//   slow_rd  input, 6 bits: Register of the slow write-back.
//   address_a  output, 7 bits: Address of operand a in the warp's group.
//   address_b  output, 7 bits: Address of operand b.
//   address_c  output, 7 bits: Address of operand c.
//   fixed_address  output, 7 bits: Address of the fixed-latency write-back.
//   slow_address  output, 7 bits: Address of the slow write-back.
//   even_used  output, 8 bits: Pages of the even group in use.
//   odd_used  output, 8 bits: Pages of the odd group in use.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block page_table --reset sync`.
//
// Configuration
// `PageTable` of rtl/src/operand_read/page_table.rs with W = 8, LW = 3, A = 7. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block page_table

module warpwright_page_table (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [2:0] launch_pages,
  input wire free_valid,
  input wire [2:0] free_warp,
  input wire [2:0] read_warp,
  input wire [5:0] read_a,
  input wire [5:0] read_b,
  input wire [5:0] read_c,
  input wire [2:0] fixed_warp,
  input wire [5:0] fixed_rd,
  input wire [2:0] slow_warp,
  input wire [5:0] slow_rd,
  output reg [6:0] address_a,
  output reg [6:0] address_b,
  output reg [6:0] address_c,
  output reg [6:0] fixed_address,
  output reg [6:0] slow_address,
  output reg [7:0] even_used,
  output reg [7:0] odd_used
);
  localparam [2:0] size = 3'h4;
  localparam [6:0] low_bits = 7'hf;
  reg [7:0] unused;
  reg [7:0] chosen__0;
  reg [7:0] chosen__1;
  reg [7:0] chosen__2;
  reg [7:0] chosen__3;
  reg [2:0] number;
  reg [7:0] taken;
  reg [7:0] released;
  reg [7:0] even_kept;
  reg [7:0] odd_kept;
  reg [5:0] place_a;
  reg [5:0] place_b;
  reg [5:0] place_c;
  reg [5:0] place_fixed;
  reg [5:0] place_slow;
  reg [2:0] page_a;
  reg [2:0] page_b;
  reg [2:0] page_c;
  reg [2:0] page_fixed;
  reg [2:0] page_slow;
  reg [2:0] operands__0__read_address;
  wire [2:0] operands__0__read_data;
  reg operands__0__write_enable;
  reg [2:0] operands__0__write_address;
  reg [2:0] operands__0__write_data;
  reg [2:0] operands__1__read_address;
  wire [2:0] operands__1__read_data;
  reg operands__1__write_enable;
  reg [2:0] operands__1__write_address;
  reg [2:0] operands__1__write_data;
  reg [2:0] operands__2__read_address;
  wire [2:0] operands__2__read_data;
  reg operands__2__write_enable;
  reg [2:0] operands__2__write_address;
  reg [2:0] operands__2__write_data;
  reg [2:0] operands__3__read_address;
  wire [2:0] operands__3__read_data;
  reg operands__3__write_enable;
  reg [2:0] operands__3__write_address;
  reg [2:0] operands__3__write_data;
  reg [2:0] fixed__0__read_address;
  wire [2:0] fixed__0__read_data;
  reg fixed__0__write_enable;
  reg [2:0] fixed__0__write_address;
  reg [2:0] fixed__0__write_data;
  reg [2:0] fixed__1__read_address;
  wire [2:0] fixed__1__read_data;
  reg fixed__1__write_enable;
  reg [2:0] fixed__1__write_address;
  reg [2:0] fixed__1__write_data;
  reg [2:0] fixed__2__read_address;
  wire [2:0] fixed__2__read_data;
  reg fixed__2__write_enable;
  reg [2:0] fixed__2__write_address;
  reg [2:0] fixed__2__write_data;
  reg [2:0] fixed__3__read_address;
  wire [2:0] fixed__3__read_data;
  reg fixed__3__write_enable;
  reg [2:0] fixed__3__write_address;
  reg [2:0] fixed__3__write_data;
  reg [2:0] slow__0__read_address;
  wire [2:0] slow__0__read_data;
  reg slow__0__write_enable;
  reg [2:0] slow__0__write_address;
  reg [2:0] slow__0__write_data;
  reg [2:0] slow__1__read_address;
  wire [2:0] slow__1__read_data;
  reg slow__1__write_enable;
  reg [2:0] slow__1__write_address;
  reg [2:0] slow__1__write_data;
  reg [2:0] slow__2__read_address;
  wire [2:0] slow__2__read_data;
  reg slow__2__write_enable;
  reg [2:0] slow__2__write_address;
  reg [2:0] slow__2__write_data;
  reg [2:0] slow__3__read_address;
  wire [2:0] slow__3__read_data;
  reg slow__3__write_enable;
  reg [2:0] slow__3__write_address;
  reg [2:0] slow__3__write_data;
  reg [2:0] owned__read_address;
  wire [7:0] owned__read_data;
  reg owned__write_enable;
  reg [2:0] owned__write_address;
  reg [7:0] owned__write_data;
  reg [7:0] even__d;
  reg [7:0] even__q = 8'h0;
  reg [7:0] odd__d;
  reg [7:0] odd__q = 8'h0;
  reg waiting__d;
  reg waiting__q = 1'h0;
  reg [2:0] warp__d;
  reg [2:0] warp__q = 3'h0;
  reg [2:0] pages__d;
  reg [2:0] pages__q = 3'h0;
  reg [7:0] lowest__candidates;
  wire [7:0] lowest__first;
  wire [7:0] lowest__second;
  reg [7:0] highest__candidates;
  wire [7:0] highest__first;
  wire [7:0] highest__second;
  always @(*) begin
    even_used = even__q;
    odd_used = odd__q;
    waiting__d = launch_valid;
    warp__d = launch_warp;
    pages__d = launch_pages;
    unused = {~even__q};
    if (warp__q[0]) begin
      unused = {~odd__q};
    end
    lowest__candidates = unused;
    highest__candidates = unused;
    chosen__0 = lowest__first;
    chosen__1 = highest__first;
    chosen__2 = (lowest__second & {~highest__first});
    chosen__3 = (highest__second & {~lowest__first});
    taken = chosen__0;
    if ((pages__q > 3'h1)) begin
      taken = (taken | chosen__1);
    end
    if ((pages__q > 3'h2)) begin
      taken = (taken | chosen__2);
    end
    if ((pages__q > 3'h3)) begin
      taken = (taken | chosen__3);
    end
    owned__write_enable = waiting__q;
    owned__write_address = warp__q;
    owned__write_data = taken;
    owned__read_address = free_warp;
    released = 8'h0;
    if (free_valid) begin
      released = owned__read_data;
    end
    even_kept = even__q;
    odd_kept = odd__q;
    if (free_warp[0]) begin
      odd_kept = (odd__q & {~released});
    end else begin
      even_kept = (even__q & {~released});
    end
    even__d = even_kept;
    odd__d = odd_kept;
    if (waiting__q) begin
      if (warp__q[0]) begin
        odd__d = (odd_kept | taken);
      end else begin
        even__d = (even_kept | taken);
      end
    end
    place_a = {read_a >> size};
    place_b = {read_b >> size};
    place_c = {read_c >> size};
    place_fixed = {fixed_rd >> size};
    place_slow = {slow_rd >> size};
    page_a = 3'h0;
    page_b = 3'h0;
    page_c = 3'h0;
    page_fixed = 3'h0;
    page_slow = 3'h0;
    number = 3'h0;
    if (chosen__0[0]) begin
      number = number;
    end
    if (chosen__0[1]) begin
      number = (number | 3'h1);
    end
    if (chosen__0[2]) begin
      number = (number | 3'h2);
    end
    if (chosen__0[3]) begin
      number = (number | 3'h3);
    end
    if (chosen__0[4]) begin
      number = (number | 3'h4);
    end
    if (chosen__0[5]) begin
      number = (number | 3'h5);
    end
    if (chosen__0[6]) begin
      number = (number | 3'h6);
    end
    if (chosen__0[7]) begin
      number = (number | 3'h7);
    end
    operands__0__write_enable = waiting__q;
    operands__0__write_address = warp__q;
    operands__0__write_data = number;
    operands__0__read_address = read_warp;
    fixed__0__write_enable = waiting__q;
    fixed__0__write_address = warp__q;
    fixed__0__write_data = number;
    fixed__0__read_address = fixed_warp;
    slow__0__write_enable = waiting__q;
    slow__0__write_address = warp__q;
    slow__0__write_data = number;
    slow__0__read_address = slow_warp;
    if ((place_a[1:0] == 2'h0)) begin
      page_a = operands__0__read_data;
    end
    if ((place_b[1:0] == 2'h0)) begin
      page_b = operands__0__read_data;
    end
    if ((place_c[1:0] == 2'h0)) begin
      page_c = operands__0__read_data;
    end
    if ((place_fixed[1:0] == 2'h0)) begin
      page_fixed = fixed__0__read_data;
    end
    if ((place_slow[1:0] == 2'h0)) begin
      page_slow = slow__0__read_data;
    end
    number = 3'h0;
    if (chosen__1[0]) begin
      number = number;
    end
    if (chosen__1[1]) begin
      number = (number | 3'h1);
    end
    if (chosen__1[2]) begin
      number = (number | 3'h2);
    end
    if (chosen__1[3]) begin
      number = (number | 3'h3);
    end
    if (chosen__1[4]) begin
      number = (number | 3'h4);
    end
    if (chosen__1[5]) begin
      number = (number | 3'h5);
    end
    if (chosen__1[6]) begin
      number = (number | 3'h6);
    end
    if (chosen__1[7]) begin
      number = (number | 3'h7);
    end
    operands__1__write_enable = waiting__q;
    operands__1__write_address = warp__q;
    operands__1__write_data = number;
    operands__1__read_address = read_warp;
    fixed__1__write_enable = waiting__q;
    fixed__1__write_address = warp__q;
    fixed__1__write_data = number;
    fixed__1__read_address = fixed_warp;
    slow__1__write_enable = waiting__q;
    slow__1__write_address = warp__q;
    slow__1__write_data = number;
    slow__1__read_address = slow_warp;
    if ((place_a[1:0] == 2'h1)) begin
      page_a = operands__1__read_data;
    end
    if ((place_b[1:0] == 2'h1)) begin
      page_b = operands__1__read_data;
    end
    if ((place_c[1:0] == 2'h1)) begin
      page_c = operands__1__read_data;
    end
    if ((place_fixed[1:0] == 2'h1)) begin
      page_fixed = fixed__1__read_data;
    end
    if ((place_slow[1:0] == 2'h1)) begin
      page_slow = slow__1__read_data;
    end
    number = 3'h0;
    if (chosen__2[0]) begin
      number = number;
    end
    if (chosen__2[1]) begin
      number = (number | 3'h1);
    end
    if (chosen__2[2]) begin
      number = (number | 3'h2);
    end
    if (chosen__2[3]) begin
      number = (number | 3'h3);
    end
    if (chosen__2[4]) begin
      number = (number | 3'h4);
    end
    if (chosen__2[5]) begin
      number = (number | 3'h5);
    end
    if (chosen__2[6]) begin
      number = (number | 3'h6);
    end
    if (chosen__2[7]) begin
      number = (number | 3'h7);
    end
    operands__2__write_enable = waiting__q;
    operands__2__write_address = warp__q;
    operands__2__write_data = number;
    operands__2__read_address = read_warp;
    fixed__2__write_enable = waiting__q;
    fixed__2__write_address = warp__q;
    fixed__2__write_data = number;
    fixed__2__read_address = fixed_warp;
    slow__2__write_enable = waiting__q;
    slow__2__write_address = warp__q;
    slow__2__write_data = number;
    slow__2__read_address = slow_warp;
    if ((place_a[1:0] == 2'h2)) begin
      page_a = operands__2__read_data;
    end
    if ((place_b[1:0] == 2'h2)) begin
      page_b = operands__2__read_data;
    end
    if ((place_c[1:0] == 2'h2)) begin
      page_c = operands__2__read_data;
    end
    if ((place_fixed[1:0] == 2'h2)) begin
      page_fixed = fixed__2__read_data;
    end
    if ((place_slow[1:0] == 2'h2)) begin
      page_slow = slow__2__read_data;
    end
    number = 3'h0;
    if (chosen__3[0]) begin
      number = number;
    end
    if (chosen__3[1]) begin
      number = (number | 3'h1);
    end
    if (chosen__3[2]) begin
      number = (number | 3'h2);
    end
    if (chosen__3[3]) begin
      number = (number | 3'h3);
    end
    if (chosen__3[4]) begin
      number = (number | 3'h4);
    end
    if (chosen__3[5]) begin
      number = (number | 3'h5);
    end
    if (chosen__3[6]) begin
      number = (number | 3'h6);
    end
    if (chosen__3[7]) begin
      number = (number | 3'h7);
    end
    operands__3__write_enable = waiting__q;
    operands__3__write_address = warp__q;
    operands__3__write_data = number;
    operands__3__read_address = read_warp;
    fixed__3__write_enable = waiting__q;
    fixed__3__write_address = warp__q;
    fixed__3__write_data = number;
    fixed__3__read_address = fixed_warp;
    slow__3__write_enable = waiting__q;
    slow__3__write_address = warp__q;
    slow__3__write_data = number;
    slow__3__read_address = slow_warp;
    if ((place_a[1:0] == 2'h3)) begin
      page_a = operands__3__read_data;
    end
    if ((place_b[1:0] == 2'h3)) begin
      page_b = operands__3__read_data;
    end
    if ((place_c[1:0] == 2'h3)) begin
      page_c = operands__3__read_data;
    end
    if ((place_fixed[1:0] == 2'h3)) begin
      page_fixed = fixed__3__read_data;
    end
    if ((place_slow[1:0] == 2'h3)) begin
      page_slow = slow__3__read_data;
    end
    address_a = ({{4'h0, page_a} << size} | ({1'h0, read_a} & low_bits));
    address_b = ({{4'h0, page_b} << size} | ({1'h0, read_b} & low_bits));
    address_c = ({{4'h0, page_c} << size} | ({1'h0, read_c} & low_bits));
    fixed_address = ({{4'h0, page_fixed} << size} | ({1'h0, fixed_rd} & low_bits));
    slow_address = ({{4'h0, page_slow} << size} | ({1'h0, slow_rd} & low_bits));
  end
  always @(posedge clock) begin
    even__q <= even__d;
    odd__q <= odd__d;
    waiting__q <= waiting__d;
    warp__q <= warp__d;
    pages__q <= pages__d;
  end
  warpwright_dispatcher_sizes_2 operands__0 (
    .clock(clock),
    .read_address(operands__0__read_address),
    .read_data(operands__0__read_data),
    .write_enable(operands__0__write_enable),
    .write_address(operands__0__write_address),
    .write_data(operands__0__write_data)
  );
  warpwright_dispatcher_sizes_2 operands__1 (
    .clock(clock),
    .read_address(operands__1__read_address),
    .read_data(operands__1__read_data),
    .write_enable(operands__1__write_enable),
    .write_address(operands__1__write_address),
    .write_data(operands__1__write_data)
  );
  warpwright_dispatcher_sizes_2 operands__2 (
    .clock(clock),
    .read_address(operands__2__read_address),
    .read_data(operands__2__read_data),
    .write_enable(operands__2__write_enable),
    .write_address(operands__2__write_address),
    .write_data(operands__2__write_data)
  );
  warpwright_dispatcher_sizes_2 operands__3 (
    .clock(clock),
    .read_address(operands__3__read_address),
    .read_data(operands__3__read_data),
    .write_enable(operands__3__write_enable),
    .write_address(operands__3__write_address),
    .write_data(operands__3__write_data)
  );
  warpwright_dispatcher_sizes_2 fixed__0 (
    .clock(clock),
    .read_address(fixed__0__read_address),
    .read_data(fixed__0__read_data),
    .write_enable(fixed__0__write_enable),
    .write_address(fixed__0__write_address),
    .write_data(fixed__0__write_data)
  );
  warpwright_dispatcher_sizes_2 fixed__1 (
    .clock(clock),
    .read_address(fixed__1__read_address),
    .read_data(fixed__1__read_data),
    .write_enable(fixed__1__write_enable),
    .write_address(fixed__1__write_address),
    .write_data(fixed__1__write_data)
  );
  warpwright_dispatcher_sizes_2 fixed__2 (
    .clock(clock),
    .read_address(fixed__2__read_address),
    .read_data(fixed__2__read_data),
    .write_enable(fixed__2__write_enable),
    .write_address(fixed__2__write_address),
    .write_data(fixed__2__write_data)
  );
  warpwright_dispatcher_sizes_2 fixed__3 (
    .clock(clock),
    .read_address(fixed__3__read_address),
    .read_data(fixed__3__read_data),
    .write_enable(fixed__3__write_enable),
    .write_address(fixed__3__write_address),
    .write_data(fixed__3__write_data)
  );
  warpwright_dispatcher_sizes_2 slow__0 (
    .clock(clock),
    .read_address(slow__0__read_address),
    .read_data(slow__0__read_data),
    .write_enable(slow__0__write_enable),
    .write_address(slow__0__write_address),
    .write_data(slow__0__write_data)
  );
  warpwright_dispatcher_sizes_2 slow__1 (
    .clock(clock),
    .read_address(slow__1__read_address),
    .read_data(slow__1__read_data),
    .write_enable(slow__1__write_enable),
    .write_address(slow__1__write_address),
    .write_data(slow__1__write_data)
  );
  warpwright_dispatcher_sizes_2 slow__2 (
    .clock(clock),
    .read_address(slow__2__read_address),
    .read_data(slow__2__read_data),
    .write_enable(slow__2__write_enable),
    .write_address(slow__2__write_address),
    .write_data(slow__2__write_data)
  );
  warpwright_dispatcher_sizes_2 slow__3 (
    .clock(clock),
    .read_address(slow__3__read_address),
    .read_data(slow__3__read_data),
    .write_enable(slow__3__write_enable),
    .write_address(slow__3__write_address),
    .write_data(slow__3__write_data)
  );
  warpwright_page_table_owned owned (
    .clock(clock),
    .read_address(owned__read_address),
    .read_data(owned__read_data),
    .write_enable(owned__write_enable),
    .write_address(owned__write_address),
    .write_data(owned__write_data)
  );
  warpwright_page_table_lowest lowest (
    .candidates(lowest__candidates),
    .first(lowest__first),
    .second(lowest__second)
  );
  warpwright_page_table_highest highest (
    .candidates(highest__candidates),
    .first(highest__first),
    .second(highest__second)
  );
endmodule
