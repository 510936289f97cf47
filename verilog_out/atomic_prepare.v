// atomic_prepare: PREPARE: the set of threads at one address and their prefixes
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module fifo_meta (
  input wire clock,
  input wire [2:0] read_address,
  output reg [20:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [20:0] write_data
);
  reg [20:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_address (
  input wire clock,
  input wire [2:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

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

module network (
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

module product (
  input wire clock,
  input wire enable,
  input wire [31:0] a,
  input wire [31:0] b,
  output reg [31:0] product
);
  initial product = 32'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule

module atomic_prepare (
  input wire clock,
  input wire req_valid,
  input wire [3:0] req_aop,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [3:0] req_mask,
  input wire [31:0] req_address__0,
  input wire [31:0] req_address__1,
  input wire [31:0] req_address__2,
  input wire [31:0] req_address__3,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [31:0] req_data2__0,
  input wire [31:0] req_data2__1,
  input wire [31:0] req_data2__2,
  input wire [31:0] req_data2__3,
  input wire req_return,
  output reg req_ready,
  output reg wb_valid,
  input wire wb_ready,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg [3:0] set__0,
  output reg [3:0] set__1,
  output reg [3:0] set__2,
  output reg [3:0] set__3,
  output reg [3:0] set__4,
  output reg [3:0] set__5,
  output reg [3:0] set__6,
  output reg [3:0] set__7,
  output reg [31:0] combined__0,
  output reg [31:0] combined__1,
  output reg [31:0] combined__2,
  output reg [31:0] combined__3,
  output reg [31:0] combined__4,
  output reg [31:0] combined__5,
  output reg [31:0] combined__6,
  output reg [31:0] combined__7
);
  localparam merge = 1'h1;
  reg [20:0] facts;
  reg [3:0] mask;
  reg [31:0] first;
  reg [31:0] first_modulus;
  reg [31:0] identity;
  reg [3:0] members;
  reg taking;
  reg done;
  reg [31:0] factor;
  reg [2:0] warp;
  reg [3:0] op;
  reg [5:0] part_0;
  reg [2:0] fifo_meta__read_address;
  wire [20:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [2:0] fifo_meta__write_address;
  reg [20:0] fifo_meta__write_data;
  reg [2:0] fifo_address__0__read_address;
  wire [31:0] fifo_address__0__read_data;
  reg fifo_address__0__write_enable;
  reg [2:0] fifo_address__0__write_address;
  reg [31:0] fifo_address__0__write_data;
  reg [2:0] fifo_address__1__read_address;
  wire [31:0] fifo_address__1__read_data;
  reg fifo_address__1__write_enable;
  reg [2:0] fifo_address__1__write_address;
  reg [31:0] fifo_address__1__write_data;
  reg [2:0] fifo_address__2__read_address;
  wire [31:0] fifo_address__2__read_data;
  reg fifo_address__2__write_enable;
  reg [2:0] fifo_address__2__write_address;
  reg [31:0] fifo_address__2__write_data;
  reg [2:0] fifo_address__3__read_address;
  wire [31:0] fifo_address__3__read_data;
  reg fifo_address__3__write_enable;
  reg [2:0] fifo_address__3__write_address;
  reg [31:0] fifo_address__3__write_data;
  reg [2:0] fifo_data__0__read_address;
  wire [31:0] fifo_data__0__read_data;
  reg fifo_data__0__write_enable;
  reg [2:0] fifo_data__0__write_address;
  reg [31:0] fifo_data__0__write_data;
  reg [2:0] fifo_data__1__read_address;
  wire [31:0] fifo_data__1__read_data;
  reg fifo_data__1__write_enable;
  reg [2:0] fifo_data__1__write_address;
  reg [31:0] fifo_data__1__write_data;
  reg [2:0] fifo_data__2__read_address;
  wire [31:0] fifo_data__2__read_data;
  reg fifo_data__2__write_enable;
  reg [2:0] fifo_data__2__write_address;
  reg [31:0] fifo_data__2__write_data;
  reg [2:0] fifo_data__3__read_address;
  wire [31:0] fifo_data__3__read_data;
  reg fifo_data__3__write_enable;
  reg [2:0] fifo_data__3__write_address;
  reg [31:0] fifo_data__3__write_data;
  reg [2:0] fifo_data2__0__read_address;
  wire [31:0] fifo_data2__0__read_data;
  reg fifo_data2__0__write_enable;
  reg [2:0] fifo_data2__0__write_address;
  reg [31:0] fifo_data2__0__write_data;
  reg [2:0] fifo_data2__1__read_address;
  wire [31:0] fifo_data2__1__read_data;
  reg fifo_data2__1__write_enable;
  reg [2:0] fifo_data2__1__write_address;
  reg [31:0] fifo_data2__1__write_data;
  reg [2:0] fifo_data2__2__read_address;
  wire [31:0] fifo_data2__2__read_data;
  reg fifo_data2__2__write_enable;
  reg [2:0] fifo_data2__2__write_address;
  reg [31:0] fifo_data2__2__write_data;
  reg [2:0] fifo_data2__3__read_address;
  wire [31:0] fifo_data2__3__read_data;
  reg fifo_data2__3__write_enable;
  reg [2:0] fifo_data2__3__write_address;
  reg [31:0] fifo_data2__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg [2:0] state__d;
  reg [2:0] state__q = 3'h0;
  reg [20:0] meta__d;
  reg [20:0] meta__q = 21'h0;
  reg [3:0] chosen__d;
  reg [3:0] chosen__q = 4'h0;
  reg [31:0] address__0__d;
  reg [31:0] address__0__q = 32'h0;
  reg [31:0] address__1__d;
  reg [31:0] address__1__q = 32'h0;
  reg [31:0] address__2__d;
  reg [31:0] address__2__q = 32'h0;
  reg [31:0] address__3__d;
  reg [31:0] address__3__q = 32'h0;
  reg [31:0] operand__0__d;
  reg [31:0] operand__0__q = 32'h0;
  reg [31:0] operand__1__d;
  reg [31:0] operand__1__q = 32'h0;
  reg [31:0] operand__2__d;
  reg [31:0] operand__2__q = 32'h0;
  reg [31:0] operand__3__d;
  reg [31:0] operand__3__q = 32'h0;
  reg [31:0] modulus__d;
  reg [31:0] modulus__q = 32'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  reg [31:0] total__d;
  reg [31:0] total__q = 32'h0;
  reg [1:0] thread__d;
  reg [1:0] thread__q = 2'h0;
  reg [3:0] sets__0__d;
  reg [3:0] sets__0__q = 4'h0;
  reg [3:0] sets__1__d;
  reg [3:0] sets__1__q = 4'h0;
  reg [3:0] sets__2__d;
  reg [3:0] sets__2__q = 4'h0;
  reg [3:0] sets__3__d;
  reg [3:0] sets__3__q = 4'h0;
  reg [3:0] sets__4__d;
  reg [3:0] sets__4__q = 4'h0;
  reg [3:0] sets__5__d;
  reg [3:0] sets__5__q = 4'h0;
  reg [3:0] sets__6__d;
  reg [3:0] sets__6__q = 4'h0;
  reg [3:0] sets__7__d;
  reg [3:0] sets__7__q = 4'h0;
  reg [31:0] totals__0__d;
  reg [31:0] totals__0__q = 32'h0;
  reg [31:0] totals__1__d;
  reg [31:0] totals__1__q = 32'h0;
  reg [31:0] totals__2__d;
  reg [31:0] totals__2__q = 32'h0;
  reg [31:0] totals__3__d;
  reg [31:0] totals__3__q = 32'h0;
  reg [31:0] totals__4__d;
  reg [31:0] totals__4__q = 32'h0;
  reg [31:0] totals__5__d;
  reg [31:0] totals__5__q = 32'h0;
  reg [31:0] totals__6__d;
  reg [31:0] totals__6__q = 32'h0;
  reg [31:0] totals__7__d;
  reg [31:0] totals__7__q = 32'h0;
  reg [3:0] network__op;
  reg [31:0] network__k;
  reg [31:0] network__x__0;
  reg [31:0] network__x__1;
  reg [31:0] network__x__2;
  reg [31:0] network__x__3;
  wire [31:0] network__y__0;
  wire [31:0] network__y__1;
  wire [31:0] network__y__2;
  wire [31:0] network__y__3;
  reg product__enable;
  reg [31:0] product__a;
  reg [31:0] product__b;
  wire [31:0] product__product;
  always @(*) begin
    part_0 = 6'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    state__d = state__q;
    meta__d = meta__q;
    chosen__d = chosen__q;
    modulus__d = modulus__q;
    total__d = total__q;
    thread__d = thread__q;
    address__0__d = address__0__q;
    operand__0__d = operand__0__q;
    prefix__0__d = prefix__0__q;
    address__1__d = address__1__q;
    operand__1__d = operand__1__q;
    prefix__1__d = prefix__1__q;
    address__2__d = address__2__q;
    operand__2__d = operand__2__q;
    prefix__2__d = prefix__2__q;
    address__3__d = address__3__q;
    operand__3__d = operand__3__q;
    prefix__3__d = prefix__3__q;
    sets__0__d = sets__0__q;
    totals__0__d = totals__0__q;
    set__0 = sets__0__q;
    combined__0 = totals__0__q;
    sets__1__d = sets__1__q;
    totals__1__d = totals__1__q;
    set__1 = sets__1__q;
    combined__1 = totals__1__q;
    sets__2__d = sets__2__q;
    totals__2__d = totals__2__q;
    set__2 = sets__2__q;
    combined__2 = totals__2__q;
    sets__3__d = sets__3__q;
    totals__3__d = totals__3__q;
    set__3 = sets__3__q;
    combined__3 = totals__3__q;
    sets__4__d = sets__4__q;
    totals__4__d = totals__4__q;
    set__4 = sets__4__q;
    combined__4 = totals__4__q;
    sets__5__d = sets__5__q;
    totals__5__d = totals__5__q;
    set__5 = sets__5__q;
    combined__5 = totals__5__q;
    sets__6__d = sets__6__q;
    totals__6__d = totals__6__q;
    set__6 = sets__6__q;
    combined__6 = totals__6__q;
    sets__7__d = sets__7__q;
    totals__7__d = totals__7__q;
    set__7 = sets__7__q;
    combined__7 = totals__7__q;
    facts = ((({17'h0, req_aop} | {{15'h0, req_rd} << 32'h4}) | {{17'h0, req_mask} << 32'ha}) | {{18'h0, req_warp} << 32'hf});
    facts = {facts[20:15], req_return, facts[13:0]};
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = tail__q;
    fifo_meta__write_data = facts;
    fifo_meta__read_address = head__q;
    fifo_address__0__write_enable = req_valid;
    fifo_address__0__write_address = tail__q;
    fifo_address__0__write_data = req_address__0;
    fifo_address__0__read_address = head__q;
    fifo_data__0__write_enable = req_valid;
    fifo_data__0__write_address = tail__q;
    fifo_data__0__write_data = req_data__0;
    fifo_data__0__read_address = head__q;
    fifo_data2__0__write_enable = req_valid;
    fifo_data2__0__write_address = tail__q;
    fifo_data2__0__write_data = req_data2__0;
    fifo_data2__0__read_address = head__q;
    fifo_address__1__write_enable = req_valid;
    fifo_address__1__write_address = tail__q;
    fifo_address__1__write_data = req_address__1;
    fifo_address__1__read_address = head__q;
    fifo_data__1__write_enable = req_valid;
    fifo_data__1__write_address = tail__q;
    fifo_data__1__write_data = req_data__1;
    fifo_data__1__read_address = head__q;
    fifo_data2__1__write_enable = req_valid;
    fifo_data2__1__write_address = tail__q;
    fifo_data2__1__write_data = req_data2__1;
    fifo_data2__1__read_address = head__q;
    fifo_address__2__write_enable = req_valid;
    fifo_address__2__write_address = tail__q;
    fifo_address__2__write_data = req_address__2;
    fifo_address__2__read_address = head__q;
    fifo_data__2__write_enable = req_valid;
    fifo_data__2__write_address = tail__q;
    fifo_data__2__write_data = req_data__2;
    fifo_data__2__read_address = head__q;
    fifo_data2__2__write_enable = req_valid;
    fifo_data2__2__write_address = tail__q;
    fifo_data2__2__write_data = req_data2__2;
    fifo_data2__2__read_address = head__q;
    fifo_address__3__write_enable = req_valid;
    fifo_address__3__write_address = tail__q;
    fifo_address__3__write_data = req_address__3;
    fifo_address__3__read_address = head__q;
    fifo_data__3__write_enable = req_valid;
    fifo_data__3__write_address = tail__q;
    fifo_data__3__write_data = req_data__3;
    fifo_data__3__read_address = head__q;
    fifo_data2__3__write_enable = req_valid;
    fifo_data2__3__write_address = tail__q;
    fifo_data2__3__write_data = req_data2__3;
    fifo_data2__3__read_address = head__q;
    taking = ((state__q == 3'h0) & (|count__q));
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    if ((req_valid & (!taking))) begin
      count__d = {count__q + 4'h1};
    end
    if (((!req_valid) & taking)) begin
      count__d = {count__q - 4'h1};
    end
    req_ready = (count__q <= 4'h4);
    op = meta__q[3:0];
    mask = meta__q[13:10];
    part_0 = meta__q[20:15];
    warp = part_0[2:0];
    identity = 32'h0;
    case (op)
      4'h1: begin
        identity = 32'h1;
      end
      4'h2: begin
        identity = 32'hffffffff;
      end
      4'h5: begin
        identity = 32'h7fffffff;
      end
      4'h6: begin
        identity = 32'h80000000;
      end
      4'h7: begin
        identity = 32'hffffffff;
      end
      default: begin
      end
    endcase
    first = 32'h0;
    first_modulus = 32'h0;
    members = 4'h0;
    factor = 32'h0;
    done = 1'h0;
    network__op = op;
    network__k = modulus__q;
    network__x__0 = operand__0__q;
    network__x__1 = operand__1__q;
    network__x__2 = operand__2__q;
    network__x__3 = operand__3__q;
    case (state__q)
      3'h0: begin
        if (taking) begin
          head__d = {head__q + 3'h1};
          meta__d = fifo_meta__read_data;
          address__0__d = fifo_address__0__read_data;
          operand__0__d = fifo_data__0__read_data;
          prefix__0__d = fifo_data2__0__read_data;
          address__1__d = fifo_address__1__read_data;
          operand__1__d = fifo_data__1__read_data;
          prefix__1__d = fifo_data2__1__read_data;
          address__2__d = fifo_address__2__read_data;
          operand__2__d = fifo_data__2__read_data;
          prefix__2__d = fifo_data2__2__read_data;
          address__3__d = fifo_address__3__read_data;
          operand__3__d = fifo_data__3__read_data;
          prefix__3__d = fifo_data2__3__read_data;
          state__d = 3'h1;
        end
      end
      3'h1: begin
        if (mask[3]) begin
          first = address__3__q;
          first_modulus = prefix__3__q;
        end
        if (mask[2]) begin
          first = address__2__q;
          first_modulus = prefix__2__q;
        end
        if (mask[1]) begin
          first = address__1__q;
          first_modulus = prefix__1__q;
        end
        if (mask[0]) begin
          first = address__0__q;
          first_modulus = prefix__0__q;
        end
        if (((mask[0] & (address__0__q == first)) & merge)) begin
          members = {members[3:1], 1'h1};
        end else begin
          operand__0__d = identity;
        end
        if (((mask[1] & (address__1__q == first)) & merge)) begin
          members = {members[3:2], 1'h1, members[0]};
        end else begin
          operand__1__d = identity;
        end
        if (((mask[2] & (address__2__q == first)) & merge)) begin
          members = {members[3], 1'h1, members[1:0]};
        end else begin
          operand__2__d = identity;
        end
        if (((mask[3] & (address__3__q == first)) & merge)) begin
          members = {1'h1, members[2:0]};
        end else begin
          operand__3__d = identity;
        end
        chosen__d = members;
        modulus__d = first_modulus;
        thread__d = 2'h0;
        total__d = identity;
        state__d = 3'h2;
        if (((op == 4'h1) | (op >= 4'hd))) begin
          state__d = 3'h4;
        end
      end
      3'h2: begin
        state__d = 3'h3;
      end
      3'h3: begin
        state__d = 3'h7;
      end
      3'h7: begin
        prefix__0__d = identity;
        prefix__1__d = identity;
        if (chosen__q[1]) begin
          prefix__1__d = network__y__0;
        end
        prefix__2__d = identity;
        if (chosen__q[2]) begin
          prefix__2__d = network__y__1;
        end
        prefix__3__d = identity;
        if (chosen__q[3]) begin
          prefix__3__d = network__y__2;
        end
        total__d = network__y__3;
        state__d = 3'h6;
      end
      3'h4: begin
        state__d = 3'h5;
      end
      3'h5: begin
        if ((thread__q == 2'h0)) begin
          prefix__0__d = identity;
          if (chosen__q[0]) begin
            prefix__0__d = total__q;
          end
        end
        if ((thread__q == 2'h1)) begin
          prefix__1__d = identity;
          if (chosen__q[1]) begin
            prefix__1__d = total__q;
          end
        end
        if ((thread__q == 2'h2)) begin
          prefix__2__d = identity;
          if (chosen__q[2]) begin
            prefix__2__d = total__q;
          end
        end
        if ((thread__q == 2'h3)) begin
          prefix__3__d = identity;
          if (chosen__q[3]) begin
            prefix__3__d = total__q;
          end
        end
        total__d = product__product;
        if ((op >= 4'hd)) begin
          total__d = total__q;
          if (((thread__q == 2'h0) & chosen__q[0])) begin
            total__d = operand__0__q;
          end
          if (((thread__q == 2'h1) & chosen__q[1])) begin
            total__d = operand__1__q;
          end
          if (((thread__q == 2'h2) & chosen__q[2])) begin
            total__d = operand__2__q;
          end
          if (((thread__q == 2'h3) & chosen__q[3])) begin
            total__d = operand__3__q;
          end
        end
        thread__d = {thread__q + 2'h1};
        state__d = 3'h4;
        if ((&thread__q)) begin
          state__d = 3'h6;
        end
      end
      default: begin
        done = 1'h1;
        if (wb_ready) begin
          state__d = 3'h0;
        end
        if ((warp == 3'h0)) begin
          sets__0__d = chosen__q;
          totals__0__d = total__q;
        end
        if ((warp == 3'h1)) begin
          sets__1__d = chosen__q;
          totals__1__d = total__q;
        end
        if ((warp == 3'h2)) begin
          sets__2__d = chosen__q;
          totals__2__d = total__q;
        end
        if ((warp == 3'h3)) begin
          sets__3__d = chosen__q;
          totals__3__d = total__q;
        end
        if ((warp == 3'h4)) begin
          sets__4__d = chosen__q;
          totals__4__d = total__q;
        end
        if ((warp == 3'h5)) begin
          sets__5__d = chosen__q;
          totals__5__d = total__q;
        end
        if ((warp == 3'h6)) begin
          sets__6__d = chosen__q;
          totals__6__d = total__q;
        end
        if ((warp == 3'h7)) begin
          sets__7__d = chosen__q;
          totals__7__d = total__q;
        end
      end
    endcase
    if ((thread__q == 2'h0)) begin
      factor = operand__0__q;
    end
    if ((thread__q == 2'h1)) begin
      factor = operand__1__q;
    end
    if ((thread__q == 2'h2)) begin
      factor = operand__2__q;
    end
    if ((thread__q == 2'h3)) begin
      factor = operand__3__q;
    end
    product__enable = 1'h1;
    product__a = total__q;
    product__b = factor;
    wb_valid = done;
    wb_warp = warp;
    wb_rd = meta__q[9:4];
    wb_mask = 4'h0;
    if (meta__q[14]) begin
      wb_mask = mask;
    end
    wb_last = 1'h1;
    wb_slot = 3'h0;
    wb_data__0 = prefix__0__q;
    wb_data__1 = prefix__1__q;
    wb_data__2 = prefix__2__q;
    wb_data__3 = prefix__3__q;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    state__q <= state__d;
    meta__q <= meta__d;
    chosen__q <= chosen__d;
    address__0__q <= address__0__d;
    address__1__q <= address__1__d;
    address__2__q <= address__2__d;
    address__3__q <= address__3__d;
    operand__0__q <= operand__0__d;
    operand__1__q <= operand__1__d;
    operand__2__q <= operand__2__d;
    operand__3__q <= operand__3__d;
    modulus__q <= modulus__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    total__q <= total__d;
    thread__q <= thread__d;
    sets__0__q <= sets__0__d;
    sets__1__q <= sets__1__d;
    sets__2__q <= sets__2__d;
    sets__3__q <= sets__3__d;
    sets__4__q <= sets__4__d;
    sets__5__q <= sets__5__d;
    sets__6__q <= sets__6__d;
    sets__7__q <= sets__7__d;
    totals__0__q <= totals__0__d;
    totals__1__q <= totals__1__d;
    totals__2__q <= totals__2__d;
    totals__3__q <= totals__3__d;
    totals__4__q <= totals__4__d;
    totals__5__q <= totals__5__d;
    totals__6__q <= totals__6__d;
    totals__7__q <= totals__7__d;
  end
  fifo_meta fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  fifo_address fifo_address__0 (
    .clock(clock),
    .read_address(fifo_address__0__read_address),
    .read_data(fifo_address__0__read_data),
    .write_enable(fifo_address__0__write_enable),
    .write_address(fifo_address__0__write_address),
    .write_data(fifo_address__0__write_data)
  );
  fifo_address fifo_address__1 (
    .clock(clock),
    .read_address(fifo_address__1__read_address),
    .read_data(fifo_address__1__read_data),
    .write_enable(fifo_address__1__write_enable),
    .write_address(fifo_address__1__write_address),
    .write_data(fifo_address__1__write_data)
  );
  fifo_address fifo_address__2 (
    .clock(clock),
    .read_address(fifo_address__2__read_address),
    .read_data(fifo_address__2__read_data),
    .write_enable(fifo_address__2__write_enable),
    .write_address(fifo_address__2__write_address),
    .write_data(fifo_address__2__write_data)
  );
  fifo_address fifo_address__3 (
    .clock(clock),
    .read_address(fifo_address__3__read_address),
    .read_data(fifo_address__3__read_data),
    .write_enable(fifo_address__3__write_enable),
    .write_address(fifo_address__3__write_address),
    .write_data(fifo_address__3__write_data)
  );
  fifo_address fifo_data__0 (
    .clock(clock),
    .read_address(fifo_data__0__read_address),
    .read_data(fifo_data__0__read_data),
    .write_enable(fifo_data__0__write_enable),
    .write_address(fifo_data__0__write_address),
    .write_data(fifo_data__0__write_data)
  );
  fifo_address fifo_data__1 (
    .clock(clock),
    .read_address(fifo_data__1__read_address),
    .read_data(fifo_data__1__read_data),
    .write_enable(fifo_data__1__write_enable),
    .write_address(fifo_data__1__write_address),
    .write_data(fifo_data__1__write_data)
  );
  fifo_address fifo_data__2 (
    .clock(clock),
    .read_address(fifo_data__2__read_address),
    .read_data(fifo_data__2__read_data),
    .write_enable(fifo_data__2__write_enable),
    .write_address(fifo_data__2__write_address),
    .write_data(fifo_data__2__write_data)
  );
  fifo_address fifo_data__3 (
    .clock(clock),
    .read_address(fifo_data__3__read_address),
    .read_data(fifo_data__3__read_data),
    .write_enable(fifo_data__3__write_enable),
    .write_address(fifo_data__3__write_address),
    .write_data(fifo_data__3__write_data)
  );
  fifo_address fifo_data2__0 (
    .clock(clock),
    .read_address(fifo_data2__0__read_address),
    .read_data(fifo_data2__0__read_data),
    .write_enable(fifo_data2__0__write_enable),
    .write_address(fifo_data2__0__write_address),
    .write_data(fifo_data2__0__write_data)
  );
  fifo_address fifo_data2__1 (
    .clock(clock),
    .read_address(fifo_data2__1__read_address),
    .read_data(fifo_data2__1__read_data),
    .write_enable(fifo_data2__1__write_enable),
    .write_address(fifo_data2__1__write_address),
    .write_data(fifo_data2__1__write_data)
  );
  fifo_address fifo_data2__2 (
    .clock(clock),
    .read_address(fifo_data2__2__read_address),
    .read_data(fifo_data2__2__read_data),
    .write_enable(fifo_data2__2__write_enable),
    .write_address(fifo_data2__2__write_address),
    .write_data(fifo_data2__2__write_data)
  );
  fifo_address fifo_data2__3 (
    .clock(clock),
    .read_address(fifo_data2__3__read_address),
    .read_data(fifo_data2__3__read_data),
    .write_enable(fifo_data2__3__write_enable),
    .write_address(fifo_data2__3__write_address),
    .write_data(fifo_data2__3__write_data)
  );
  network network (
    .clock(clock),
    .op(network__op),
    .k(network__k),
    .x__0(network__x__0),
    .x__1(network__x__1),
    .x__2(network__x__2),
    .x__3(network__x__3),
    .y__0(network__y__0),
    .y__1(network__y__1),
    .y__2(network__y__2),
    .y__3(network__y__3)
  );
  product product (
    .clock(clock),
    .enable(product__enable),
    .a(product__a),
    .b(product__b),
    .product(product__product)
  );
endmodule
