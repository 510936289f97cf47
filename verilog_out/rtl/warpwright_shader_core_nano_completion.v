// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_completion (
  input wire clock,
  input wire e1_valid,
  input wire [1:0] e1_warp,
  input wire [31:0] e1_low,
  input wire [17:0] e1_control,
  input wire e1_killed,
  input wire [3:0] e1_mask,
  output reg starts,
  input wire ends,
  input wire [31:0] result__0,
  input wire [31:0] result__1,
  input wire [31:0] result__2,
  input wire [31:0] result__3,
  input wire read_a,
  input wire read_b,
  input wire read_c,
  input wire read_group,
  input wire [4:0] address_a,
  input wire [4:0] address_b,
  input wire [4:0] address_c,
  output reg [31:0] file_a__0,
  output reg [31:0] file_a__1,
  output reg [31:0] file_a__2,
  output reg [31:0] file_a__3,
  output reg [31:0] file_b__0,
  output reg [31:0] file_b__1,
  output reg [31:0] file_b__2,
  output reg [31:0] file_b__3,
  output reg [31:0] file_c__0,
  output reg [31:0] file_c__1,
  output reg [31:0] file_c__2,
  output reg [31:0] file_c__3,
  output reg [3:0] next_mask,
  output reg [1:0] next_warp,
  output reg [5:0] next_rd,
  output reg [3:0] now_mask,
  output reg [1:0] now_warp,
  output reg [5:0] now_rd,
  output reg predicate_valid,
  output reg [1:0] predicate_warp,
  output reg [1:0] predicate_number,
  output reg [3:0] predicate_mask,
  input wire [4:0] now_address,
  input wire [4:0] slow_address,
  input wire slow_valid,
  output reg slow_taken,
  input wire [1:0] slow_warp,
  input wire [3:0] slow_mask,
  input wire [31:0] slow_data__0,
  input wire [31:0] slow_data__1,
  input wire [31:0] slow_data__2,
  input wire [31:0] slow_data__3,
  input wire slow_last,
  input wire slow_blocks,
  input wire slow_is_texels,
  output reg slow_waits,
  output reg throttle,
  output reg fixed_valid,
  output reg [1:0] fixed_warp,
  output reg waited_done,
  output reg slot_done,
  output reg mad_done,
  output reg sfu_done
);
  reg done;
  reg retire__e1_valid;
  reg [1:0] retire__e1_warp;
  reg [31:0] retire__e1_low;
  reg [17:0] retire__e1_control;
  reg retire__e1_killed;
  reg [3:0] retire__e1_mask;
  wire retire__starts;
  reg retire__ends;
  wire retire__fixed_valid;
  wire [1:0] retire__fixed_warp;
  wire [3:0] retire__next_mask;
  wire [1:0] retire__next_warp;
  wire [5:0] retire__next_rd;
  wire [3:0] retire__now_mask;
  wire [1:0] retire__now_warp;
  wire [5:0] retire__now_rd;
  wire retire__predicate_valid;
  wire [1:0] retire__predicate_warp;
  wire [1:0] retire__predicate_number;
  wire [3:0] retire__predicate_mask;
  wire retire__mad_done;
  wire retire__sfu_done;
  reg write_back__fixed_group;
  reg [3:0] write_back__fixed_mask;
  reg [4:0] write_back__fixed_address;
  reg [31:0] write_back__fixed_data__0;
  reg [31:0] write_back__fixed_data__1;
  reg [31:0] write_back__fixed_data__2;
  reg [31:0] write_back__fixed_data__3;
  reg write_back__slow_group;
  reg [4:0] write_back__slow_address;
  reg write_back__slow_valid;
  wire write_back__slow_taken;
  reg [3:0] write_back__slow_mask;
  reg [31:0] write_back__slow_data__0;
  reg [31:0] write_back__slow_data__1;
  reg [31:0] write_back__slow_data__2;
  reg [31:0] write_back__slow_data__3;
  wire write_back__slow_waits;
  wire write_back__throttle;
  wire [3:0] write_back__even_mask;
  wire [4:0] write_back__even_address;
  wire [31:0] write_back__even_data__0;
  wire [31:0] write_back__even_data__1;
  wire [31:0] write_back__even_data__2;
  wire [31:0] write_back__even_data__3;
  wire [3:0] write_back__odd_mask;
  wire [4:0] write_back__odd_address;
  wire [31:0] write_back__odd_data__0;
  wire [31:0] write_back__odd_data__1;
  wire [31:0] write_back__odd_data__2;
  wire [31:0] write_back__odd_data__3;
  reg register_file__read_a;
  reg register_file__read_b;
  reg register_file__read_c;
  reg register_file__read_group;
  reg [4:0] register_file__address_a;
  reg [4:0] register_file__address_b;
  reg [4:0] register_file__address_c;
  wire [31:0] register_file__a__0;
  wire [31:0] register_file__a__1;
  wire [31:0] register_file__a__2;
  wire [31:0] register_file__a__3;
  wire [31:0] register_file__b__0;
  wire [31:0] register_file__b__1;
  wire [31:0] register_file__b__2;
  wire [31:0] register_file__b__3;
  wire [31:0] register_file__c__0;
  wire [31:0] register_file__c__1;
  wire [31:0] register_file__c__2;
  wire [31:0] register_file__c__3;
  reg [3:0] register_file__even_mask;
  reg [4:0] register_file__even_address;
  reg [31:0] register_file__even_data__0;
  reg [31:0] register_file__even_data__1;
  reg [31:0] register_file__even_data__2;
  reg [31:0] register_file__even_data__3;
  reg [3:0] register_file__odd_mask;
  reg [4:0] register_file__odd_address;
  reg [31:0] register_file__odd_data__0;
  reg [31:0] register_file__odd_data__1;
  reg [31:0] register_file__odd_data__2;
  reg [31:0] register_file__odd_data__3;
  always @(*) begin
    retire__e1_valid = e1_valid;
    retire__e1_warp = e1_warp;
    retire__e1_low = e1_low;
    retire__e1_control = e1_control;
    retire__e1_killed = e1_killed;
    retire__e1_mask = e1_mask;
    retire__ends = ends;
    starts = retire__starts;
    mad_done = retire__mad_done;
    sfu_done = retire__sfu_done;
    fixed_valid = retire__fixed_valid;
    fixed_warp = retire__fixed_warp;
    next_mask = retire__next_mask;
    next_warp = retire__next_warp;
    next_rd = retire__next_rd;
    now_mask = retire__now_mask;
    now_warp = retire__now_warp;
    now_rd = retire__now_rd;
    predicate_valid = retire__predicate_valid;
    predicate_warp = retire__predicate_warp;
    predicate_number = retire__predicate_number;
    predicate_mask = retire__predicate_mask;
    write_back__fixed_group = retire__now_warp[0];
    write_back__fixed_mask = retire__now_mask;
    write_back__fixed_address = now_address;
    write_back__slow_group = slow_warp[0];
    write_back__slow_address = slow_address;
    write_back__slow_valid = slow_valid;
    slow_taken = write_back__slow_taken;
    write_back__slow_mask = slow_mask;
    write_back__slow_data__0 = slow_data__0;
    write_back__slow_data__1 = slow_data__1;
    write_back__slow_data__2 = slow_data__2;
    write_back__slow_data__3 = slow_data__3;
    slow_waits = write_back__slow_waits;
    throttle = write_back__throttle;
    done = (write_back__slow_taken & slow_last);
    waited_done = (done & slow_blocks);
    slot_done = (done & (!slow_blocks));
    register_file__read_a = read_a;
    register_file__read_b = read_b;
    register_file__read_c = read_c;
    register_file__read_group = read_group;
    register_file__address_a = address_a;
    register_file__address_b = address_b;
    register_file__address_c = address_c;
    register_file__even_mask = write_back__even_mask;
    register_file__even_address = write_back__even_address;
    register_file__even_data__0 = write_back__even_data__0;
    register_file__even_data__1 = write_back__even_data__1;
    register_file__even_data__2 = write_back__even_data__2;
    register_file__even_data__3 = write_back__even_data__3;
    register_file__odd_mask = write_back__odd_mask;
    register_file__odd_address = write_back__odd_address;
    register_file__odd_data__0 = write_back__odd_data__0;
    register_file__odd_data__1 = write_back__odd_data__1;
    register_file__odd_data__2 = write_back__odd_data__2;
    register_file__odd_data__3 = write_back__odd_data__3;
    write_back__fixed_data__0 = result__0;
    file_a__0 = register_file__a__0;
    file_b__0 = register_file__b__0;
    file_c__0 = register_file__c__0;
    write_back__fixed_data__1 = result__1;
    file_a__1 = register_file__a__1;
    file_b__1 = register_file__b__1;
    file_c__1 = register_file__c__1;
    write_back__fixed_data__2 = result__2;
    file_a__2 = register_file__a__2;
    file_b__2 = register_file__b__2;
    file_c__2 = register_file__c__2;
    write_back__fixed_data__3 = result__3;
    file_a__3 = register_file__a__3;
    file_b__3 = register_file__b__3;
    file_c__3 = register_file__c__3;
  end
  warpwright_shader_core_nano_retire retire (
    .clock(clock),
    .e1_valid(retire__e1_valid),
    .e1_warp(retire__e1_warp),
    .e1_low(retire__e1_low),
    .e1_control(retire__e1_control),
    .e1_killed(retire__e1_killed),
    .e1_mask(retire__e1_mask),
    .starts(retire__starts),
    .ends(retire__ends),
    .fixed_valid(retire__fixed_valid),
    .fixed_warp(retire__fixed_warp),
    .next_mask(retire__next_mask),
    .next_warp(retire__next_warp),
    .next_rd(retire__next_rd),
    .now_mask(retire__now_mask),
    .now_warp(retire__now_warp),
    .now_rd(retire__now_rd),
    .predicate_valid(retire__predicate_valid),
    .predicate_warp(retire__predicate_warp),
    .predicate_number(retire__predicate_number),
    .predicate_mask(retire__predicate_mask),
    .mad_done(retire__mad_done),
    .sfu_done(retire__sfu_done)
  );
  warpwright_shader_core_nano_write_back write_back (
    .clock(clock),
    .fixed_group(write_back__fixed_group),
    .fixed_mask(write_back__fixed_mask),
    .fixed_address(write_back__fixed_address),
    .fixed_data__0(write_back__fixed_data__0),
    .fixed_data__1(write_back__fixed_data__1),
    .fixed_data__2(write_back__fixed_data__2),
    .fixed_data__3(write_back__fixed_data__3),
    .slow_group(write_back__slow_group),
    .slow_address(write_back__slow_address),
    .slow_valid(write_back__slow_valid),
    .slow_taken(write_back__slow_taken),
    .slow_mask(write_back__slow_mask),
    .slow_data__0(write_back__slow_data__0),
    .slow_data__1(write_back__slow_data__1),
    .slow_data__2(write_back__slow_data__2),
    .slow_data__3(write_back__slow_data__3),
    .slow_waits(write_back__slow_waits),
    .throttle(write_back__throttle),
    .even_mask(write_back__even_mask),
    .even_address(write_back__even_address),
    .even_data__0(write_back__even_data__0),
    .even_data__1(write_back__even_data__1),
    .even_data__2(write_back__even_data__2),
    .even_data__3(write_back__even_data__3),
    .odd_mask(write_back__odd_mask),
    .odd_address(write_back__odd_address),
    .odd_data__0(write_back__odd_data__0),
    .odd_data__1(write_back__odd_data__1),
    .odd_data__2(write_back__odd_data__2),
    .odd_data__3(write_back__odd_data__3)
  );
  warpwright_shader_core_nano_register_file register_file (
    .clock(clock),
    .read_a(register_file__read_a),
    .read_b(register_file__read_b),
    .read_c(register_file__read_c),
    .read_group(register_file__read_group),
    .address_a(register_file__address_a),
    .address_b(register_file__address_b),
    .address_c(register_file__address_c),
    .a__0(register_file__a__0),
    .a__1(register_file__a__1),
    .a__2(register_file__a__2),
    .a__3(register_file__a__3),
    .b__0(register_file__b__0),
    .b__1(register_file__b__1),
    .b__2(register_file__b__2),
    .b__3(register_file__b__3),
    .c__0(register_file__c__0),
    .c__1(register_file__c__1),
    .c__2(register_file__c__2),
    .c__3(register_file__c__3),
    .even_mask(register_file__even_mask),
    .even_address(register_file__even_address),
    .even_data__0(register_file__even_data__0),
    .even_data__1(register_file__even_data__1),
    .even_data__2(register_file__even_data__2),
    .even_data__3(register_file__even_data__3),
    .odd_mask(register_file__odd_mask),
    .odd_address(register_file__odd_address),
    .odd_data__0(register_file__odd_data__0),
    .odd_data__1(register_file__odd_data__1),
    .odd_data__2(register_file__odd_data__2),
    .odd_data__3(register_file__odd_data__3)
  );
endmodule
