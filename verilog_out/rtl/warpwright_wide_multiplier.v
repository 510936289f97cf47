// SPDX-License-Identifier: MIT
// wide_multiplier: 32 x 32 bits, signed or unsigned, in DSP blocks: the lane's
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Multipliers that synthesis puts into DSP blocks, registered inside.
//
// 32 x 32 bits, signed or unsigned, 64-bit product. Latency 1, one product per cycle.
//
// The register lies between the partial products, summed without carries, and the last
// addition: `low` and `high` come from one 48-bit carry chain after the register.
//
// Ports
//   clock  input, 1 bit: Clock.
//   a  input, 32 bits: First factor.
//   b  input, 32 bits: Second factor.
//   two_s_complement  input, 1 bit: High: the factors are signed.
//   low  output, 32 bits: Bits 31:0 of the product, one cycle later.
//   high  output, 32 bits: Bits 63:32 of the product, one cycle later.
//   sticky  output, 1 bit: Bits 21:0 are not all zero: the sticky bit of a 24 x 24 bit product, earlier than
//       `low`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block wide_multiplier --reset sync`.
//
// Configuration
// `WideMultiplier` of rtl/src/cells/multiplier.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block wide_multiplier

module warpwright_wide_multiplier (
  input wire clock,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire two_s_complement,
  output reg [31:0] low,
  output reg [31:0] high,
  output reg sticky
);
  wire signed [16:0] al = $signed({1'b0, a[15:0]}), bl = $signed({1'b0, b[15:0]});
  wire signed [16:0] ah = $signed({two_s_complement & a[31], a[31:16]});
  wire signed [16:0] bh = $signed({two_s_complement & b[31], b[31:16]});
  wire signed [33:0] ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  wire [47:0] x = {hh[31:0], ll[31:16]}, y = {{14{lh[33]}}, lh}, z = {{14{hl[33]}}, hl};
  wire [47:0] majority = (x & y) | (x & z) | (y & z);
  reg [47:0] sum, carry;
  reg [15:0] bottom;
  wire [47:0] top = sum + carry;
  // Zero where sum and carry add up to zero: no carry chain.
  wire [5:0] apart = sum[5:0] ^ carry[5:0] ^ {sum[4:0] | carry[4:0], 1'b0};
  initial begin sum = 0; carry = 0; bottom = 0; end
  always @(posedge clock) begin
    sum <= x ^ y ^ z;
    carry <= {majority[46:0], 1'b0};
    bottom <= ll[15:0];
  end
  always @(*) begin low = {top[15:0], bottom}; high = top[47:16]; sticky = |{bottom, apart}; end
endmodule
