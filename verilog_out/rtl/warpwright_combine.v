// SPDX-License-Identifier: MIT
// combine: one atomic operation in one cycle, a node of the prefix networks
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// One atomic operation on two values in one cycle (docs/mechanisms/4.md).
//
// The operation on the value of the earlier threads and that of the later ones, words of `N` bits.
//
// All of `AtomicOp` but multiplication and the float operations (1, 11, 12), which need
// `super::alu` and which the prefix networks refuse. Latency: combinational.
//
// Ports
//   op  input, 4 bits: Operation.
//   a  input, 32 bits: Value of the earlier threads, or of memory.
//   b  input, 32 bits: Value of the later threads, or the operand.
//   k  input, 32 bits: Modulus of add-modulo, 0 is `2^N`; the value that compare-and-exchange compares with.
//   y  output, 32 bits: The combination.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Start and reset
// The block has no registers.
//
// Configuration
// `Combine` of rtl/src/atomics/combine.rs with N = 32. Constants are folded away. For another, change its line
// in rtl/src/registry; the command is then:
//   warpwright export --block combine

module warpwright_combine (
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  output reg [31:0] y
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  reg [31:0] sum;
  reg carry;
  reg less;
  reg second;
  reg chooses;
  reg [31:0] y_value;
  always @(*) begin
    sum = {a + b};
    carry = (sum < a);
    less = (b < a);
    if (((op == 4'h5) | (op == 4'h6))) begin
      less = (less ^ (|((a ^ b) & top)));
    end
    chooses = ((((op >= 4'h5) & (op <= 4'h8)) | (op == 4'hd)) | (op == 4'he));
    second = less;
    if (((op == 4'h6) | (op == 4'h8))) begin
      second = (!less);
    end
    if ((op == 4'hd)) begin
      second = 1'h1;
    end
    if ((op == 4'he)) begin
      second = (a == k);
    end
    y_value = sum;
    case (op)
      4'h2: begin
        y_value = (a & b);
      end
      4'h3: begin
        y_value = (a | b);
      end
      4'h4: begin
        y_value = (a ^ b);
      end
      4'h9: begin
        if (carry) begin
          y_value = ones;
        end
      end
      4'ha: begin
        if (((|k) & (carry | (sum >= k)))) begin
          y_value = {sum - k};
        end
      end
      default: begin
      end
    endcase
    if (chooses) begin
      y_value = a;
      if (second) begin
        y_value = b;
      end
    end
    y = y_value;
  end
endmodule
