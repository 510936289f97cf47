// SPDX-License-Identifier: MIT
// wide_multiplier: 32 x 32 bits, signed or unsigned, in DSP blocks: the lane's
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module wide_multiplier (
  input wire clock,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire two_s_complement,
  output reg [31:0] low,
  output reg [31:0] high,
  output reg sticky
);
  wire signed [16:0] al = {1'b0, a[15:0]}, ah = {two_s_complement & a[31], a[31:16]};
  wire signed [16:0] bl = {1'b0, b[15:0]}, bh = {two_s_complement & b[31], b[31:16]};
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
