// SPDX-License-Identifier: MIT
// lowest: the lowest of several bits
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The lowest and the highest of several bits.
//
// Simple form: a loop over the bits, or for the lowest `x & -x`. The loop is a chain of as many
// LUTs, and the result of a carry chain is slow to reach logic outside it; here it is a tree.
//
// The lowest of `N` bits, `L` bits of number. Latency: combinational.
//
// Ports
//   candidates  input, 32 bits: The bits to choose from, up to 64.
//   valid  output, 1 bit: A candidate is high.
//   index  output, 5 bits: Number of the chosen bit; 0 when there is none.
//   chosen  output, 32 bits: The chosen bit, one-hot; zero when there is none.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Start and reset
// The block has no registers.
//
// Configuration
// `Lowest` of rtl/src/cells/first.rs with N = 32, L = 5. Constants are folded away. For another, change its line
// in rtl/src/registry; the command is then:
//   warpwright export --block lowest

module warpwright_lowest (
  input wire [31:0] candidates,
  output reg valid,
  output reg [4:0] index,
  output reg [31:0] chosen
);
  reg [31:0] covered;
  reg [31:0] single;
  reg [4:0] number;
  reg [4:0] index_value;
  always @(*) begin
    covered = (candidates | {candidates << 32'h1});
    covered = (covered | {covered << 32'h2});
    covered = (covered | {covered << 32'h4});
    covered = (covered | {covered << 32'h8});
    covered = (covered | {covered << 32'h10});
    covered = (covered | {{covered << 32'h10} << 32'h10});
    single = (covered & {~{covered << 32'h1}});
    chosen = single;
    index_value = 5'h0;
    number = 5'h0;
    if (single[0]) begin
      index_value = (index_value | number);
    end
    number = 5'h1;
    if (single[1]) begin
      index_value = (index_value | number);
    end
    number = 5'h2;
    if (single[2]) begin
      index_value = (index_value | number);
    end
    number = 5'h3;
    if (single[3]) begin
      index_value = (index_value | number);
    end
    number = 5'h4;
    if (single[4]) begin
      index_value = (index_value | number);
    end
    number = 5'h5;
    if (single[5]) begin
      index_value = (index_value | number);
    end
    number = 5'h6;
    if (single[6]) begin
      index_value = (index_value | number);
    end
    number = 5'h7;
    if (single[7]) begin
      index_value = (index_value | number);
    end
    number = 5'h8;
    if (single[8]) begin
      index_value = (index_value | number);
    end
    number = 5'h9;
    if (single[9]) begin
      index_value = (index_value | number);
    end
    number = 5'ha;
    if (single[10]) begin
      index_value = (index_value | number);
    end
    number = 5'hb;
    if (single[11]) begin
      index_value = (index_value | number);
    end
    number = 5'hc;
    if (single[12]) begin
      index_value = (index_value | number);
    end
    number = 5'hd;
    if (single[13]) begin
      index_value = (index_value | number);
    end
    number = 5'he;
    if (single[14]) begin
      index_value = (index_value | number);
    end
    number = 5'hf;
    if (single[15]) begin
      index_value = (index_value | number);
    end
    number = 5'h10;
    if (single[16]) begin
      index_value = (index_value | number);
    end
    number = 5'h11;
    if (single[17]) begin
      index_value = (index_value | number);
    end
    number = 5'h12;
    if (single[18]) begin
      index_value = (index_value | number);
    end
    number = 5'h13;
    if (single[19]) begin
      index_value = (index_value | number);
    end
    number = 5'h14;
    if (single[20]) begin
      index_value = (index_value | number);
    end
    number = 5'h15;
    if (single[21]) begin
      index_value = (index_value | number);
    end
    number = 5'h16;
    if (single[22]) begin
      index_value = (index_value | number);
    end
    number = 5'h17;
    if (single[23]) begin
      index_value = (index_value | number);
    end
    number = 5'h18;
    if (single[24]) begin
      index_value = (index_value | number);
    end
    number = 5'h19;
    if (single[25]) begin
      index_value = (index_value | number);
    end
    number = 5'h1a;
    if (single[26]) begin
      index_value = (index_value | number);
    end
    number = 5'h1b;
    if (single[27]) begin
      index_value = (index_value | number);
    end
    number = 5'h1c;
    if (single[28]) begin
      index_value = (index_value | number);
    end
    number = 5'h1d;
    if (single[29]) begin
      index_value = (index_value | number);
    end
    number = 5'h1e;
    if (single[30]) begin
      index_value = (index_value | number);
    end
    number = 5'h1f;
    if (single[31]) begin
      index_value = (index_value | number);
    end
    valid = (|candidates);
    index = index_value;
  end
endmodule
