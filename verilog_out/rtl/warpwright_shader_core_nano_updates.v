// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_updates (
  input wire clock,
  input wire [3:0] begins,
  input wire [3:0] aop,
  input wire slow,
  input wire [6:0] row__0,
  input wire [6:0] row__1,
  input wire [6:0] row__2,
  input wire [6:0] row__3,
  input wire [31:0] operand__0,
  input wire [31:0] operand__1,
  input wire [31:0] operand__2,
  input wire [31:0] operand__3,
  input wire [31:0] operand2,
  input wire [31:0] words_word__0,
  input wire [31:0] words_word__1,
  input wire [31:0] words_word__2,
  input wire [31:0] words_word__3,
  output reg [3:0] busy,
  output reg computing,
  output reg updated__0_valid,
  output reg [6:0] updated__0_row,
  output reg [31:0] updated__0_value,
  output reg updated__1_valid,
  output reg [6:0] updated__1_row,
  output reg [31:0] updated__1_value,
  output reg updated__2_valid,
  output reg [6:0] updated__2_row,
  output reg [31:0] updated__2_value,
  output reg updated__3_valid,
  output reg [6:0] updated__3_row,
  output reg [31:0] updated__3_value
);
  reg starts;
  reg [31:0] alu__a_value;
  reg [31:0] alu__b_value;
  reg [31:0] updated__0_value_value;
  reg [31:0] updated__1_value_value;
  reg [31:0] updated__2_value_value;
  reg [31:0] updated__3_value_value;
  reg [3:0] begun__d;
  reg [3:0] begun__q = 4'h0;
  reg [3:0] code__d;
  reg [3:0] code__q = 4'h0;
  reg slowly__d;
  reg slowly__q = 1'h0;
  reg [31:0] modulus__d;
  reg [31:0] modulus__q = 32'h0;
  reg [3:0] in_alu__d;
  reg [3:0] in_alu__q = 4'h0;
  reg [6:0] own_row__0__d;
  reg [6:0] own_row__0__q = 7'h0;
  reg [6:0] own_row__1__d;
  reg [6:0] own_row__1__q = 7'h0;
  reg [6:0] own_row__2__d;
  reg [6:0] own_row__2__q = 7'h0;
  reg [6:0] own_row__3__d;
  reg [6:0] own_row__3__q = 7'h0;
  reg [31:0] own__0__d;
  reg [31:0] own__0__q = 32'h0;
  reg [31:0] own__1__d;
  reg [31:0] own__1__q = 32'h0;
  reg [31:0] own__2__d;
  reg [31:0] own__2__q = 32'h0;
  reg [31:0] own__3__d;
  reg [31:0] own__3__q = 32'h0;
  reg [3:0] combine__0__op;
  reg [31:0] combine__0__a;
  reg [31:0] combine__0__b;
  reg [31:0] combine__0__k;
  wire [31:0] combine__0__y;
  reg [3:0] combine__1__op;
  reg [31:0] combine__1__a;
  reg [31:0] combine__1__b;
  reg [31:0] combine__1__k;
  wire [31:0] combine__1__y;
  reg [3:0] combine__2__op;
  reg [31:0] combine__2__a;
  reg [31:0] combine__2__b;
  reg [31:0] combine__2__k;
  wire [31:0] combine__2__y;
  reg [3:0] combine__3__op;
  reg [31:0] combine__3__a;
  reg [31:0] combine__3__b;
  reg [31:0] combine__3__k;
  wire [31:0] combine__3__y;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  always @(*) begin
    in_alu__d = in_alu__q;
    own_row__0__d = own_row__0__q;
    own_row__1__d = own_row__1__q;
    own_row__2__d = own_row__2__q;
    own_row__3__d = own_row__3__q;
    own__0__d = own__0__q;
    own__1__d = own__1__q;
    own__2__d = own__2__q;
    own__3__d = own__3__q;
    begun__d = begins;
    code__d = aop;
    slowly__d = slow;
    modulus__d = operand2;
    busy = (begun__q | in_alu__q);
    starts = (slowly__q & (|begun__q));
    computing = (starts | (|in_alu__q));
    alu__start = starts;
    alu__chain = 1'h0;
    alu__op = code__q;
    alu__a_value = 32'h0;
    alu__b_value = 32'h0;
    alu__k = modulus__q;
    if ((!alu__busy)) begin
      in_alu__d = 4'h0;
    end
    if (starts) begin
      in_alu__d = begun__q;
    end
    if ((!busy[0])) begin
      own_row__0__d = row__0;
      own__0__d = operand__0;
    end
    if (begun__q[0]) begin
      alu__a_value = words_word__0;
      alu__b_value = own__0__q;
    end
    combine__0__op = code__q;
    combine__0__a = words_word__0;
    combine__0__b = own__0__q;
    combine__0__k = 32'h0;
    updated__0_valid = ((begun__q[0] & (!slowly__q)) | (in_alu__q[0] & (!alu__busy)));
    updated__0_row = own_row__0__q;
    updated__0_value_value = combine__0__y;
    if (in_alu__q[0]) begin
      updated__0_value_value = alu__y;
    end
    if ((!busy[1])) begin
      own_row__1__d = row__1;
      own__1__d = operand__1;
    end
    if (begun__q[1]) begin
      alu__a_value = words_word__1;
      alu__b_value = own__1__q;
    end
    combine__1__op = code__q;
    combine__1__a = words_word__1;
    combine__1__b = own__1__q;
    combine__1__k = 32'h0;
    updated__1_valid = ((begun__q[1] & (!slowly__q)) | (in_alu__q[1] & (!alu__busy)));
    updated__1_row = own_row__1__q;
    updated__1_value_value = combine__1__y;
    if (in_alu__q[1]) begin
      updated__1_value_value = alu__y;
    end
    if ((!busy[2])) begin
      own_row__2__d = row__2;
      own__2__d = operand__2;
    end
    if (begun__q[2]) begin
      alu__a_value = words_word__2;
      alu__b_value = own__2__q;
    end
    combine__2__op = code__q;
    combine__2__a = words_word__2;
    combine__2__b = own__2__q;
    combine__2__k = 32'h0;
    updated__2_valid = ((begun__q[2] & (!slowly__q)) | (in_alu__q[2] & (!alu__busy)));
    updated__2_row = own_row__2__q;
    updated__2_value_value = combine__2__y;
    if (in_alu__q[2]) begin
      updated__2_value_value = alu__y;
    end
    if ((!busy[3])) begin
      own_row__3__d = row__3;
      own__3__d = operand__3;
    end
    if (begun__q[3]) begin
      alu__a_value = words_word__3;
      alu__b_value = own__3__q;
    end
    combine__3__op = code__q;
    combine__3__a = words_word__3;
    combine__3__b = own__3__q;
    combine__3__k = 32'h0;
    updated__3_valid = ((begun__q[3] & (!slowly__q)) | (in_alu__q[3] & (!alu__busy)));
    updated__3_row = own_row__3__q;
    updated__3_value_value = combine__3__y;
    if (in_alu__q[3]) begin
      updated__3_value_value = alu__y;
    end
    alu__a = alu__a_value;
    alu__b = alu__b_value;
    updated__0_value = updated__0_value_value;
    updated__1_value = updated__1_value_value;
    updated__2_value = updated__2_value_value;
    updated__3_value = updated__3_value_value;
  end
  always @(posedge clock) begin
    begun__q <= begun__d;
    code__q <= code__d;
    slowly__q <= slowly__d;
    modulus__q <= modulus__d;
    in_alu__q <= in_alu__d;
    own_row__0__q <= own_row__0__d;
    own_row__1__q <= own_row__1__d;
    own_row__2__q <= own_row__2__d;
    own_row__3__q <= own_row__3__d;
    own__0__q <= own__0__d;
    own__1__q <= own__1__d;
    own__2__q <= own__2__d;
    own__3__q <= own__3__d;
  end
  warpwright_combine combine__0 (
    .op(combine__0__op),
    .a(combine__0__a),
    .b(combine__0__b),
    .k(combine__0__k),
    .y(combine__0__y)
  );
  warpwright_combine combine__1 (
    .op(combine__1__op),
    .a(combine__1__a),
    .b(combine__1__b),
    .k(combine__1__k),
    .y(combine__1__y)
  );
  warpwright_combine combine__2 (
    .op(combine__2__op),
    .a(combine__2__a),
    .b(combine__2__b),
    .k(combine__2__k),
    .y(combine__2__y)
  );
  warpwright_combine combine__3 (
    .op(combine__3__op),
    .a(combine__3__a),
    .b(combine__3__b),
    .k(combine__3__k),
    .y(combine__3__y)
  );
  warpwright_atomic_alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
endmodule
