// prefix_network: Kogge-Stone prefix network over four threads
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module n1 (
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

module prefix_network (
  input wire clock,
  input wire [3:0] op,
  input wire [31:0] k,
  input wire [31:0] x__0,
  input wire [31:0] x__1,
  input wire [31:0] x__2,
  input wire [31:0] x__3,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3
);
  reg [31:0] l1__0;
  reg [31:0] l1__1;
  reg [31:0] l1__2;
  reg [31:0] l1__3;
  reg [31:0] l2__0;
  reg [31:0] l2__1;
  reg [31:0] l2__2;
  reg [31:0] l2__3;
  reg [31:0] l3__0;
  reg [31:0] l3__1;
  reg [31:0] l3__2;
  reg [31:0] l3__3;
  reg [31:0] l4__0;
  reg [31:0] l4__1;
  reg [31:0] l4__2;
  reg [31:0] l4__3;
  reg [3:0] n1__0__op;
  reg [31:0] n1__0__a;
  reg [31:0] n1__0__b;
  reg [31:0] n1__0__k;
  wire [31:0] n1__0__y;
  reg [3:0] n1__1__op;
  reg [31:0] n1__1__a;
  reg [31:0] n1__1__b;
  reg [31:0] n1__1__k;
  wire [31:0] n1__1__y;
  reg [3:0] n1__2__op;
  reg [31:0] n1__2__a;
  reg [31:0] n1__2__b;
  reg [31:0] n1__2__k;
  wire [31:0] n1__2__y;
  reg [3:0] n1__3__op;
  reg [31:0] n1__3__a;
  reg [31:0] n1__3__b;
  reg [31:0] n1__3__k;
  wire [31:0] n1__3__y;
  reg [3:0] n2__0__op;
  reg [31:0] n2__0__a;
  reg [31:0] n2__0__b;
  reg [31:0] n2__0__k;
  wire [31:0] n2__0__y;
  reg [3:0] n2__1__op;
  reg [31:0] n2__1__a;
  reg [31:0] n2__1__b;
  reg [31:0] n2__1__k;
  wire [31:0] n2__1__y;
  reg [3:0] n2__2__op;
  reg [31:0] n2__2__a;
  reg [31:0] n2__2__b;
  reg [31:0] n2__2__k;
  wire [31:0] n2__2__y;
  reg [3:0] n2__3__op;
  reg [31:0] n2__3__a;
  reg [31:0] n2__3__b;
  reg [31:0] n2__3__k;
  wire [31:0] n2__3__y;
  reg [3:0] n3__0__op;
  reg [31:0] n3__0__a;
  reg [31:0] n3__0__b;
  reg [31:0] n3__0__k;
  wire [31:0] n3__0__y;
  reg [3:0] n3__1__op;
  reg [31:0] n3__1__a;
  reg [31:0] n3__1__b;
  reg [31:0] n3__1__k;
  wire [31:0] n3__1__y;
  reg [3:0] n3__2__op;
  reg [31:0] n3__2__a;
  reg [31:0] n3__2__b;
  reg [31:0] n3__2__k;
  wire [31:0] n3__2__y;
  reg [3:0] n3__3__op;
  reg [31:0] n3__3__a;
  reg [31:0] n3__3__b;
  reg [31:0] n3__3__k;
  wire [31:0] n3__3__y;
  reg [3:0] n4__0__op;
  reg [31:0] n4__0__a;
  reg [31:0] n4__0__b;
  reg [31:0] n4__0__k;
  wire [31:0] n4__0__y;
  reg [3:0] n4__1__op;
  reg [31:0] n4__1__a;
  reg [31:0] n4__1__b;
  reg [31:0] n4__1__k;
  wire [31:0] n4__1__y;
  reg [3:0] n4__2__op;
  reg [31:0] n4__2__a;
  reg [31:0] n4__2__b;
  reg [31:0] n4__2__k;
  wire [31:0] n4__2__y;
  reg [3:0] n4__3__op;
  reg [31:0] n4__3__a;
  reg [31:0] n4__3__b;
  reg [31:0] n4__3__k;
  wire [31:0] n4__3__y;
  reg [3:0] n5__0__op;
  reg [31:0] n5__0__a;
  reg [31:0] n5__0__b;
  reg [31:0] n5__0__k;
  wire [31:0] n5__0__y;
  reg [3:0] n5__1__op;
  reg [31:0] n5__1__a;
  reg [31:0] n5__1__b;
  reg [31:0] n5__1__k;
  wire [31:0] n5__1__y;
  reg [3:0] n5__2__op;
  reg [31:0] n5__2__a;
  reg [31:0] n5__2__b;
  reg [31:0] n5__2__k;
  wire [31:0] n5__2__y;
  reg [3:0] n5__3__op;
  reg [31:0] n5__3__a;
  reg [31:0] n5__3__b;
  reg [31:0] n5__3__k;
  wire [31:0] n5__3__y;
  reg [31:0] s1__0__d;
  reg [31:0] s1__0__q = 32'h0;
  reg [31:0] s1__1__d;
  reg [31:0] s1__1__q = 32'h0;
  reg [31:0] s1__2__d;
  reg [31:0] s1__2__q = 32'h0;
  reg [31:0] s1__3__d;
  reg [31:0] s1__3__q = 32'h0;
  reg [31:0] s2__0__d;
  reg [31:0] s2__0__q = 32'h0;
  reg [31:0] s2__1__d;
  reg [31:0] s2__1__q = 32'h0;
  reg [31:0] s2__2__d;
  reg [31:0] s2__2__q = 32'h0;
  reg [31:0] s2__3__d;
  reg [31:0] s2__3__q = 32'h0;
  reg [31:0] s3__0__d;
  reg [31:0] s3__0__q = 32'h0;
  reg [31:0] s3__1__d;
  reg [31:0] s3__1__q = 32'h0;
  reg [31:0] s3__2__d;
  reg [31:0] s3__2__q = 32'h0;
  reg [31:0] s3__3__d;
  reg [31:0] s3__3__q = 32'h0;
  reg [31:0] s4__0__d;
  reg [31:0] s4__0__q = 32'h0;
  reg [31:0] s4__1__d;
  reg [31:0] s4__1__q = 32'h0;
  reg [31:0] s4__2__d;
  reg [31:0] s4__2__q = 32'h0;
  reg [31:0] s4__3__d;
  reg [31:0] s4__3__q = 32'h0;
  reg [31:0] s5__0__d;
  reg [31:0] s5__0__q = 32'h0;
  reg [31:0] s5__1__d;
  reg [31:0] s5__1__q = 32'h0;
  reg [31:0] s5__2__d;
  reg [31:0] s5__2__q = 32'h0;
  reg [31:0] s5__3__d;
  reg [31:0] s5__3__q = 32'h0;
  always @(*) begin
    s1__0__d = x__0;
    n1__0__op = op;
    n1__0__k = k;
    n1__0__a = x__0;
    n1__0__b = x__0;
    s1__1__d = x__1;
    n1__1__op = op;
    n1__1__k = k;
    n1__1__a = x__1;
    n1__1__b = x__1;
    s1__2__d = x__2;
    n1__2__op = op;
    n1__2__k = k;
    n1__2__a = x__2;
    n1__2__b = x__2;
    s1__3__d = x__3;
    n1__3__op = op;
    n1__3__k = k;
    n1__3__a = x__3;
    n1__3__b = x__3;
    n1__1__a = x__0;
    s1__1__d = n1__1__y;
    n1__2__a = x__1;
    s1__2__d = n1__2__y;
    n1__3__a = x__2;
    s1__3__d = n1__3__y;
    l1__0 = s1__0__q;
    l1__1 = s1__1__q;
    l1__2 = s1__2__q;
    l1__3 = s1__3__q;
    s2__0__d = l1__0;
    n2__0__op = op;
    n2__0__k = k;
    n2__0__a = l1__0;
    n2__0__b = l1__0;
    s2__1__d = l1__1;
    n2__1__op = op;
    n2__1__k = k;
    n2__1__a = l1__1;
    n2__1__b = l1__1;
    s2__2__d = l1__2;
    n2__2__op = op;
    n2__2__k = k;
    n2__2__a = l1__2;
    n2__2__b = l1__2;
    s2__3__d = l1__3;
    n2__3__op = op;
    n2__3__k = k;
    n2__3__a = l1__3;
    n2__3__b = l1__3;
    n2__2__a = l1__0;
    s2__2__d = n2__2__y;
    n2__3__a = l1__1;
    s2__3__d = n2__3__y;
    l2__0 = s2__0__q;
    l2__1 = s2__1__q;
    l2__2 = s2__2__q;
    l2__3 = s2__3__q;
    s3__0__d = l2__0;
    n3__0__op = op;
    n3__0__k = k;
    n3__0__a = l2__0;
    n3__0__b = l2__0;
    s3__1__d = l2__1;
    n3__1__op = op;
    n3__1__k = k;
    n3__1__a = l2__1;
    n3__1__b = l2__1;
    s3__2__d = l2__2;
    n3__2__op = op;
    n3__2__k = k;
    n3__2__a = l2__2;
    n3__2__b = l2__2;
    s3__3__d = l2__3;
    n3__3__op = op;
    n3__3__k = k;
    n3__3__a = l2__3;
    n3__3__b = l2__3;
    l3__0 = l2__0;
    l3__1 = l2__1;
    l3__2 = l2__2;
    l3__3 = l2__3;
    s4__0__d = l3__0;
    n4__0__op = op;
    n4__0__k = k;
    n4__0__a = l3__0;
    n4__0__b = l3__0;
    s4__1__d = l3__1;
    n4__1__op = op;
    n4__1__k = k;
    n4__1__a = l3__1;
    n4__1__b = l3__1;
    s4__2__d = l3__2;
    n4__2__op = op;
    n4__2__k = k;
    n4__2__a = l3__2;
    n4__2__b = l3__2;
    s4__3__d = l3__3;
    n4__3__op = op;
    n4__3__k = k;
    n4__3__a = l3__3;
    n4__3__b = l3__3;
    l4__0 = l3__0;
    l4__1 = l3__1;
    l4__2 = l3__2;
    l4__3 = l3__3;
    s5__0__d = l4__0;
    n5__0__op = op;
    n5__0__k = k;
    n5__0__a = l4__0;
    n5__0__b = l4__0;
    s5__1__d = l4__1;
    n5__1__op = op;
    n5__1__k = k;
    n5__1__a = l4__1;
    n5__1__b = l4__1;
    s5__2__d = l4__2;
    n5__2__op = op;
    n5__2__k = k;
    n5__2__a = l4__2;
    n5__2__b = l4__2;
    s5__3__d = l4__3;
    n5__3__op = op;
    n5__3__k = k;
    n5__3__a = l4__3;
    n5__3__b = l4__3;
    y__0 = l4__0;
    y__1 = l4__1;
    y__2 = l4__2;
    y__3 = l4__3;
  end
  always @(posedge clock) begin
    s1__0__q <= s1__0__d;
    s1__1__q <= s1__1__d;
    s1__2__q <= s1__2__d;
    s1__3__q <= s1__3__d;
    s2__0__q <= s2__0__d;
    s2__1__q <= s2__1__d;
    s2__2__q <= s2__2__d;
    s2__3__q <= s2__3__d;
    s3__0__q <= s3__0__d;
    s3__1__q <= s3__1__d;
    s3__2__q <= s3__2__d;
    s3__3__q <= s3__3__d;
    s4__0__q <= s4__0__d;
    s4__1__q <= s4__1__d;
    s4__2__q <= s4__2__d;
    s4__3__q <= s4__3__d;
    s5__0__q <= s5__0__d;
    s5__1__q <= s5__1__d;
    s5__2__q <= s5__2__d;
    s5__3__q <= s5__3__d;
  end
  n1 n1__0 (
    .op(n1__0__op),
    .a(n1__0__a),
    .b(n1__0__b),
    .k(n1__0__k),
    .y(n1__0__y)
  );
  n1 n1__1 (
    .op(n1__1__op),
    .a(n1__1__a),
    .b(n1__1__b),
    .k(n1__1__k),
    .y(n1__1__y)
  );
  n1 n1__2 (
    .op(n1__2__op),
    .a(n1__2__a),
    .b(n1__2__b),
    .k(n1__2__k),
    .y(n1__2__y)
  );
  n1 n1__3 (
    .op(n1__3__op),
    .a(n1__3__a),
    .b(n1__3__b),
    .k(n1__3__k),
    .y(n1__3__y)
  );
  n1 n2__0 (
    .op(n2__0__op),
    .a(n2__0__a),
    .b(n2__0__b),
    .k(n2__0__k),
    .y(n2__0__y)
  );
  n1 n2__1 (
    .op(n2__1__op),
    .a(n2__1__a),
    .b(n2__1__b),
    .k(n2__1__k),
    .y(n2__1__y)
  );
  n1 n2__2 (
    .op(n2__2__op),
    .a(n2__2__a),
    .b(n2__2__b),
    .k(n2__2__k),
    .y(n2__2__y)
  );
  n1 n2__3 (
    .op(n2__3__op),
    .a(n2__3__a),
    .b(n2__3__b),
    .k(n2__3__k),
    .y(n2__3__y)
  );
  n1 n3__0 (
    .op(n3__0__op),
    .a(n3__0__a),
    .b(n3__0__b),
    .k(n3__0__k),
    .y(n3__0__y)
  );
  n1 n3__1 (
    .op(n3__1__op),
    .a(n3__1__a),
    .b(n3__1__b),
    .k(n3__1__k),
    .y(n3__1__y)
  );
  n1 n3__2 (
    .op(n3__2__op),
    .a(n3__2__a),
    .b(n3__2__b),
    .k(n3__2__k),
    .y(n3__2__y)
  );
  n1 n3__3 (
    .op(n3__3__op),
    .a(n3__3__a),
    .b(n3__3__b),
    .k(n3__3__k),
    .y(n3__3__y)
  );
  n1 n4__0 (
    .op(n4__0__op),
    .a(n4__0__a),
    .b(n4__0__b),
    .k(n4__0__k),
    .y(n4__0__y)
  );
  n1 n4__1 (
    .op(n4__1__op),
    .a(n4__1__a),
    .b(n4__1__b),
    .k(n4__1__k),
    .y(n4__1__y)
  );
  n1 n4__2 (
    .op(n4__2__op),
    .a(n4__2__a),
    .b(n4__2__b),
    .k(n4__2__k),
    .y(n4__2__y)
  );
  n1 n4__3 (
    .op(n4__3__op),
    .a(n4__3__a),
    .b(n4__3__b),
    .k(n4__3__k),
    .y(n4__3__y)
  );
  n1 n5__0 (
    .op(n5__0__op),
    .a(n5__0__a),
    .b(n5__0__b),
    .k(n5__0__k),
    .y(n5__0__y)
  );
  n1 n5__1 (
    .op(n5__1__op),
    .a(n5__1__a),
    .b(n5__1__b),
    .k(n5__1__k),
    .y(n5__1__y)
  );
  n1 n5__2 (
    .op(n5__2__op),
    .a(n5__2__a),
    .b(n5__2__b),
    .k(n5__2__k),
    .y(n5__2__y)
  );
  n1 n5__3 (
    .op(n5__3__op),
    .a(n5__3__a),
    .b(n5__3__b),
    .k(n5__3__k),
    .y(n5__3__y)
  );
endmodule
