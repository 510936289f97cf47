// SPDX-License-Identifier: MIT
// address_match: the sets of threads at one address
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Which threads of a warp share an address (docs/mechanisms/4.md).
//
// The sets that are merged among `T` threads, 2 to 32.
//
// - policy: comparators of addresses
// - `first`: `T`, one of them with itself
// - `largest`, `all`: `T (T - 1) / 2`
// - `first-and-last`: `2 T`
//
// Latency: combinational. Invariants: sets are disjoint, have two members or more, all of them
// active and at one address.
//
// Ports
//   mask  input, 4 bits: Active threads.
//   address__0 .. address__3  input, 32 bits: Byte addresses.
//   members__0 .. members__3  output, 4 bits: The set whose lowest thread this is; zero when there is none.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Start and reset
// The block has no registers.
//
// Configuration
// `AddressMatch` of rtl/src/atomics/address_match.rs with T = 4. Constants are folded away. For another, change
// its line in rtl/src/registry; the command is then:
//   warpwright export --block address_match

module warpwright_address_match (
  input wire [3:0] mask,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  output reg [3:0] members__0,
  output reg [3:0] members__1,
  output reg [3:0] members__2,
  output reg [3:0] members__3
);
  localparam [3:0] below__0 = 4'h0;
  localparam [3:0] below__1 = 4'h1;
  localparam [3:0] below__2 = 4'h3;
  localparam [3:0] below__3 = 4'h7;
  reg [31:0] first;
  reg [31:0] last;
  reg [3:0] with_first;
  reg [3:0] with_last;
  reg [3:0] same__0;
  reg [3:0] same__1;
  reg [3:0] same__2;
  reg [3:0] same__3;
  reg [3:0] rows__0;
  reg [3:0] rows__1;
  reg [3:0] rows__2;
  reg [3:0] rows__3;
  reg found;
  reg [5:0] number;
  reg [5:0] most;
  reg [3:0] best;
  reg [3:0] members__0_value;
  reg [3:0] members__1_value;
  reg [3:0] members__2_value;
  reg [3:0] members__3_value;
  always @(*) begin
    first = 32'h0;
    last = 32'h0;
    found = 1'h0;
    with_first = 4'h0;
    with_last = 4'h0;
    number = 6'h0;
    most = 6'h0;
    best = 4'h0;
    same__0 = 4'h0;
    rows__0 = 4'h0;
    same__1 = 4'h0;
    rows__1 = 4'h0;
    same__2 = 4'h0;
    rows__2 = 4'h0;
    same__3 = 4'h0;
    rows__3 = 4'h0;
    if (((mask[0] & mask[1]) & (address__0 == address__1))) begin
      same__0 = {same__0[3:2], 1'h1, same__0[0]};
      same__1 = {same__1[3:1], 1'h1};
    end
    if (((mask[0] & mask[2]) & (address__0 == address__2))) begin
      same__0 = {same__0[3], 1'h1, same__0[1:0]};
      same__2 = {same__2[3:1], 1'h1};
    end
    if (((mask[0] & mask[3]) & (address__0 == address__3))) begin
      same__0 = {1'h1, same__0[2:0]};
      same__3 = {same__3[3:1], 1'h1};
    end
    if (((mask[1] & mask[2]) & (address__1 == address__2))) begin
      same__1 = {same__1[3], 1'h1, same__1[1:0]};
      same__2 = {same__2[3:2], 1'h1, same__2[0]};
    end
    if (((mask[1] & mask[3]) & (address__1 == address__3))) begin
      same__1 = {1'h1, same__1[2:0]};
      same__3 = {same__3[3:2], 1'h1, same__3[0]};
    end
    if (((mask[2] & mask[3]) & (address__2 == address__3))) begin
      same__2 = {1'h1, same__2[2:0]};
      same__3 = {same__3[3], 1'h1, same__3[1:0]};
    end
    if (((|same__0) & (!(|(same__0 & below__0))))) begin
      rows__0 = {same__0[3:1], 1'h1};
    end
    if (((|same__1) & (!(|(same__1 & below__1))))) begin
      rows__1 = {same__1[3:2], 1'h1, same__1[0]};
    end
    if (((|same__2) & (!(|(same__2 & below__2))))) begin
      rows__2 = {same__2[3], 1'h1, same__2[1:0]};
    end
    if (((|same__3) & (!(|(same__3 & below__3))))) begin
      rows__3 = {1'h1, same__3[2:0]};
    end
    members__0_value = 4'h0;
    if ((|(rows__0 & {{~below__0} << 32'h1}))) begin
      members__0_value = rows__0;
    end
    members__1_value = 4'h0;
    if ((|(rows__1 & {{~below__1} << 32'h1}))) begin
      members__1_value = rows__1;
    end
    members__2_value = 4'h0;
    if ((|(rows__2 & {{~below__2} << 32'h1}))) begin
      members__2_value = rows__2;
    end
    members__3_value = 4'h0;
    if ((|(rows__3 & {{~below__3} << 32'h1}))) begin
      members__3_value = rows__3;
    end
    members__0 = members__0_value;
    members__1 = members__1_value;
    members__2 = members__2_value;
    members__3 = members__3_value;
  end
endmodule
