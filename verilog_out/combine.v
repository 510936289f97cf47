// combine: one node of the prefix network
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module combine (
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  output reg [31:0] y
);
  reg [31:0] sum;
  reg carry;
  reg less;
  reg less_signed;
  always @(*) begin
    sum = {a + b};
    carry = (sum < a);
    less = (b < a);
    less_signed = (less ^ (a[31] ^ b[31]));
    y = sum;
    case (op)
      4'h2: begin
        y = (a & b);
      end
      4'h3: begin
        y = (a | b);
      end
      4'h4: begin
        y = (a ^ b);
      end
      4'h5: begin
        y = a;
        if (less_signed) begin
          y = b;
        end
      end
      4'h6: begin
        y = b;
        if (less_signed) begin
          y = a;
        end
      end
      4'h7: begin
        y = a;
        if (less) begin
          y = b;
        end
      end
      4'h8: begin
        y = b;
        if (less) begin
          y = a;
        end
      end
      4'h9: begin
        if (carry) begin
          y = 32'hffffffff;
        end
      end
      4'ha: begin
        if (((|k) & (carry | (sum >= k)))) begin
          y = {sum - k};
        end
      end
      default: begin
      end
    endcase
  end
endmodule
