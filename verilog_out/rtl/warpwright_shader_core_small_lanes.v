// SPDX-License-Identifier: MIT
// Part of shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_small_lanes (
  input wire clock,
  input wire start,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  input wire [31:0] b__0,
  input wire [31:0] b__1,
  input wire [31:0] b__2,
  input wire [31:0] b__3,
  input wire [31:0] c__0,
  input wire [31:0] c__1,
  input wire [31:0] c__2,
  input wire [31:0] c__3,
  input wire [3:0] choice,
  output reg ends,
  output reg busy_next,
  input wire loan_valid,
  input wire [5:0] loan_op,
  input wire [31:0] loan_a,
  input wire [31:0] loan_b,
  input wire [31:0] loan_c,
  output reg [31:0] loan_result,
  output reg [31:0] result__0,
  output reg [31:0] result__1,
  output reg [31:0] result__2,
  output reg [31:0] result__3,
  output reg [3:0] flags
);
  localparam [1:0] rest = 2'h0;
  reg [1:0] first;
  reg [1:0] thread;
  reg [31:0] row__0;
  reg [31:0] row__1;
  reg [31:0] row__2;
  reg [31:0] row__3;
  reg row_flag__0;
  reg row_flag__1;
  reg row_flag__2;
  reg row_flag__3;
  reg [3:0] all_flags;
  reg [31:0] lane__0__a_value;
  reg [31:0] lane__0__b_value;
  reg [31:0] lane__0__c_value;
  reg [5:0] lane__0__op_value;
  reg lane__0__predicate_value;
  reg [31:0] lane__1__a_value;
  reg [31:0] lane__1__b_value;
  reg [31:0] lane__1__c_value;
  reg lane__1__predicate_value;
  reg [31:0] lane__2__a_value;
  reg [31:0] lane__2__b_value;
  reg [31:0] lane__2__c_value;
  reg lane__2__predicate_value;
  reg [31:0] lane__3__a_value;
  reg [31:0] lane__3__b_value;
  reg [31:0] lane__3__c_value;
  reg lane__3__predicate_value;
  reg [5:0] lane__0__op;
  reg [3:0] lane__0__compare;
  reg [31:0] lane__0__a;
  reg [31:0] lane__0__b;
  reg [31:0] lane__0__c;
  reg lane__0__predicate;
  wire [31:0] lane__0__result;
  wire lane__0__flag;
  reg [5:0] lane__1__op;
  reg [3:0] lane__1__compare;
  reg [31:0] lane__1__a;
  reg [31:0] lane__1__b;
  reg [31:0] lane__1__c;
  reg lane__1__predicate;
  wire [31:0] lane__1__result;
  wire lane__1__flag;
  reg [5:0] lane__2__op;
  reg [3:0] lane__2__compare;
  reg [31:0] lane__2__a;
  reg [31:0] lane__2__b;
  reg [31:0] lane__2__c;
  reg lane__2__predicate;
  wire [31:0] lane__2__result;
  wire lane__2__flag;
  reg [5:0] lane__3__op;
  reg [3:0] lane__3__compare;
  reg [31:0] lane__3__a;
  reg [31:0] lane__3__b;
  reg [31:0] lane__3__c;
  reg lane__3__predicate;
  wire [31:0] lane__3__result;
  wire lane__3__flag;
  reg [1:0] served__d;
  reg [1:0] served__q = 2'h0;
  always @(*) begin
    served__d = served__q;
    ends = start;
    busy_next = 1'h0;
    first = {rest - served__q};
    thread = {first + 2'h0};
    lane__0__op_value = op;
    lane__0__compare = compare;
    lane__0__a_value = a__3;
    lane__0__b_value = b__3;
    lane__0__c_value = c__3;
    lane__0__predicate_value = choice[3];
    if ((thread == 2'h0)) begin
      lane__0__a_value = a__0;
      lane__0__b_value = b__0;
      lane__0__c_value = c__0;
      lane__0__predicate_value = choice[0];
    end
    if ((thread == 2'h1)) begin
      lane__0__a_value = a__1;
      lane__0__b_value = b__1;
      lane__0__c_value = c__1;
      lane__0__predicate_value = choice[1];
    end
    if ((thread == 2'h2)) begin
      lane__0__a_value = a__2;
      lane__0__b_value = b__2;
      lane__0__c_value = c__2;
      lane__0__predicate_value = choice[2];
    end
    thread = {first + 2'h1};
    lane__1__op = op;
    lane__1__compare = compare;
    lane__1__a_value = a__3;
    lane__1__b_value = b__3;
    lane__1__c_value = c__3;
    lane__1__predicate_value = choice[3];
    if ((thread == 2'h0)) begin
      lane__1__a_value = a__0;
      lane__1__b_value = b__0;
      lane__1__c_value = c__0;
      lane__1__predicate_value = choice[0];
    end
    if ((thread == 2'h1)) begin
      lane__1__a_value = a__1;
      lane__1__b_value = b__1;
      lane__1__c_value = c__1;
      lane__1__predicate_value = choice[1];
    end
    if ((thread == 2'h2)) begin
      lane__1__a_value = a__2;
      lane__1__b_value = b__2;
      lane__1__c_value = c__2;
      lane__1__predicate_value = choice[2];
    end
    thread = {first + 2'h2};
    lane__2__op = op;
    lane__2__compare = compare;
    lane__2__a_value = a__3;
    lane__2__b_value = b__3;
    lane__2__c_value = c__3;
    lane__2__predicate_value = choice[3];
    if ((thread == 2'h0)) begin
      lane__2__a_value = a__0;
      lane__2__b_value = b__0;
      lane__2__c_value = c__0;
      lane__2__predicate_value = choice[0];
    end
    if ((thread == 2'h1)) begin
      lane__2__a_value = a__1;
      lane__2__b_value = b__1;
      lane__2__c_value = c__1;
      lane__2__predicate_value = choice[1];
    end
    if ((thread == 2'h2)) begin
      lane__2__a_value = a__2;
      lane__2__b_value = b__2;
      lane__2__c_value = c__2;
      lane__2__predicate_value = choice[2];
    end
    thread = {first + 2'h3};
    lane__3__op = op;
    lane__3__compare = compare;
    lane__3__a_value = a__3;
    lane__3__b_value = b__3;
    lane__3__c_value = c__3;
    lane__3__predicate_value = choice[3];
    if ((thread == 2'h0)) begin
      lane__3__a_value = a__0;
      lane__3__b_value = b__0;
      lane__3__c_value = c__0;
      lane__3__predicate_value = choice[0];
    end
    if ((thread == 2'h1)) begin
      lane__3__a_value = a__1;
      lane__3__b_value = b__1;
      lane__3__c_value = c__1;
      lane__3__predicate_value = choice[1];
    end
    if ((thread == 2'h2)) begin
      lane__3__a_value = a__2;
      lane__3__b_value = b__2;
      lane__3__c_value = c__2;
      lane__3__predicate_value = choice[2];
    end
    if (loan_valid) begin
      lane__0__op_value = loan_op;
      lane__0__a_value = loan_a;
      lane__0__b_value = loan_b;
      lane__0__c_value = loan_c;
    end
    loan_result = lane__0__result;
    row__0 = lane__0__result;
    row_flag__0 = lane__0__flag;
    row__1 = lane__1__result;
    row_flag__1 = lane__1__flag;
    row__2 = lane__2__result;
    row_flag__2 = lane__2__flag;
    row__3 = lane__3__result;
    row_flag__3 = lane__3__flag;
    all_flags = 4'h0;
    result__0 = row__0;
    all_flags = {all_flags[3:1], row_flag__0};
    result__1 = row__1;
    all_flags = {all_flags[3:2], row_flag__1, all_flags[0]};
    result__2 = row__2;
    all_flags = {all_flags[3], row_flag__2, all_flags[1:0]};
    result__3 = row__3;
    all_flags = {row_flag__3, all_flags[2:0]};
    flags = all_flags;
    lane__0__a = lane__0__a_value;
    lane__0__b = lane__0__b_value;
    lane__0__c = lane__0__c_value;
    lane__0__op = lane__0__op_value;
    lane__0__predicate = lane__0__predicate_value;
    lane__1__a = lane__1__a_value;
    lane__1__b = lane__1__b_value;
    lane__1__c = lane__1__c_value;
    lane__1__predicate = lane__1__predicate_value;
    lane__2__a = lane__2__a_value;
    lane__2__b = lane__2__b_value;
    lane__2__c = lane__2__c_value;
    lane__2__predicate = lane__2__predicate_value;
    lane__3__a = lane__3__a_value;
    lane__3__b = lane__3__b_value;
    lane__3__c = lane__3__c_value;
    lane__3__predicate = lane__3__predicate_value;
  end
  always @(posedge clock) begin
    served__q <= served__d;
  end
  warpwright_lane lane__0 (
    .clock(clock),
    .op(lane__0__op),
    .compare(lane__0__compare),
    .a(lane__0__a),
    .b(lane__0__b),
    .c(lane__0__c),
    .predicate(lane__0__predicate),
    .result(lane__0__result),
    .flag(lane__0__flag)
  );
  warpwright_lane lane__1 (
    .clock(clock),
    .op(lane__1__op),
    .compare(lane__1__compare),
    .a(lane__1__a),
    .b(lane__1__b),
    .c(lane__1__c),
    .predicate(lane__1__predicate),
    .result(lane__1__result),
    .flag(lane__1__flag)
  );
  warpwright_lane lane__2 (
    .clock(clock),
    .op(lane__2__op),
    .compare(lane__2__compare),
    .a(lane__2__a),
    .b(lane__2__b),
    .c(lane__2__c),
    .predicate(lane__2__predicate),
    .result(lane__2__result),
    .flag(lane__2__flag)
  );
  warpwright_lane lane__3 (
    .clock(clock),
    .op(lane__3__op),
    .compare(lane__3__compare),
    .a(lane__3__a),
    .b(lane__3__b),
    .c(lane__3__c),
    .predicate(lane__3__predicate),
    .result(lane__3__result),
    .flag(lane__3__flag)
  );
endmodule
