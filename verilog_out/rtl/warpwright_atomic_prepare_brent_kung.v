// SPDX-License-Identifier: MIT
// Part of atomic_prepare, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_atomic_prepare_brent_kung (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  reg [3:0] operand_op;
  reg [31:0] operand_k;
  reg [31:0] operand_word__0;
  reg [31:0] operand_word__1;
  reg [31:0] operand_word__2;
  reg [31:0] operand_word__3;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg [3:0] up_1__before_op;
  reg [31:0] up_1__before_k;
  reg [31:0] up_1__before_word__0;
  reg [31:0] up_1__before_word__1;
  reg [31:0] up_1__before_word__2;
  reg [31:0] up_1__before_word__3;
  wire [3:0] up_1__after_op;
  wire [31:0] up_1__after_k;
  wire [31:0] up_1__after_word__0;
  wire [31:0] up_1__after_word__1;
  wire [31:0] up_1__after_word__2;
  wire [31:0] up_1__after_word__3;
  reg [3:0] up_2__before_op;
  reg [31:0] up_2__before_k;
  reg [31:0] up_2__before_word__0;
  reg [31:0] up_2__before_word__1;
  reg [31:0] up_2__before_word__2;
  reg [31:0] up_2__before_word__3;
  wire [3:0] up_2__after_op;
  wire [31:0] up_2__after_k;
  wire [31:0] up_2__after_word__0;
  wire [31:0] up_2__after_word__1;
  wire [31:0] up_2__after_word__2;
  wire [31:0] up_2__after_word__3;
  reg [3:0] up_4__before_op;
  reg [31:0] up_4__before_k;
  reg [31:0] up_4__before_word__0;
  reg [31:0] up_4__before_word__1;
  reg [31:0] up_4__before_word__2;
  reg [31:0] up_4__before_word__3;
  wire [3:0] up_4__after_op;
  wire [31:0] up_4__after_k;
  wire [31:0] up_4__after_word__0;
  wire [31:0] up_4__after_word__1;
  wire [31:0] up_4__after_word__2;
  wire [31:0] up_4__after_word__3;
  reg [3:0] up_8__before_op;
  reg [31:0] up_8__before_k;
  reg [31:0] up_8__before_word__0;
  reg [31:0] up_8__before_word__1;
  reg [31:0] up_8__before_word__2;
  reg [31:0] up_8__before_word__3;
  wire [3:0] up_8__after_op;
  wire [31:0] up_8__after_k;
  wire [31:0] up_8__after_word__0;
  wire [31:0] up_8__after_word__1;
  wire [31:0] up_8__after_word__2;
  wire [31:0] up_8__after_word__3;
  reg [3:0] up_16__before_op;
  reg [31:0] up_16__before_k;
  reg [31:0] up_16__before_word__0;
  reg [31:0] up_16__before_word__1;
  reg [31:0] up_16__before_word__2;
  reg [31:0] up_16__before_word__3;
  wire [3:0] up_16__after_op;
  wire [31:0] up_16__after_k;
  wire [31:0] up_16__after_word__0;
  wire [31:0] up_16__after_word__1;
  wire [31:0] up_16__after_word__2;
  wire [31:0] up_16__after_word__3;
  reg [3:0] down_8__before_op;
  reg [31:0] down_8__before_k;
  reg [31:0] down_8__before_word__0;
  reg [31:0] down_8__before_word__1;
  reg [31:0] down_8__before_word__2;
  reg [31:0] down_8__before_word__3;
  wire [3:0] down_8__after_op;
  wire [31:0] down_8__after_k;
  wire [31:0] down_8__after_word__0;
  wire [31:0] down_8__after_word__1;
  wire [31:0] down_8__after_word__2;
  wire [31:0] down_8__after_word__3;
  reg [3:0] down_4__before_op;
  reg [31:0] down_4__before_k;
  reg [31:0] down_4__before_word__0;
  reg [31:0] down_4__before_word__1;
  reg [31:0] down_4__before_word__2;
  reg [31:0] down_4__before_word__3;
  wire [3:0] down_4__after_op;
  wire [31:0] down_4__after_k;
  wire [31:0] down_4__after_word__0;
  wire [31:0] down_4__after_word__1;
  wire [31:0] down_4__after_word__2;
  wire [31:0] down_4__after_word__3;
  reg [3:0] down_2__before_op;
  reg [31:0] down_2__before_k;
  reg [31:0] down_2__before_word__0;
  reg [31:0] down_2__before_word__1;
  reg [31:0] down_2__before_word__2;
  reg [31:0] down_2__before_word__3;
  wire [3:0] down_2__after_op;
  wire [31:0] down_2__after_k;
  wire [31:0] down_2__after_word__0;
  wire [31:0] down_2__after_word__1;
  wire [31:0] down_2__after_word__2;
  wire [31:0] down_2__after_word__3;
  reg [3:0] down_1__before_op;
  reg [31:0] down_1__before_k;
  reg [31:0] down_1__before_word__0;
  reg [31:0] down_1__before_word__1;
  reg [31:0] down_1__before_word__2;
  reg [31:0] down_1__before_word__3;
  wire [3:0] down_1__after_op;
  wire [31:0] down_1__after_k;
  wire [31:0] down_1__after_word__0;
  wire [31:0] down_1__after_word__1;
  wire [31:0] down_1__after_word__2;
  wire [31:0] down_1__after_word__3;
  reg results__set_clear;
  reg results__set_start;
  reg [3:0] results__set_op;
  reg [31:0] results__set_k;
  reg [3:0] results__set_mask;
  reg [31:0] results__set_x__0;
  reg [31:0] results__set_x__1;
  reg [31:0] results__set_x__2;
  reg [31:0] results__set_x__3;
  reg [31:0] results__neutral;
  reg [3:0] results__inclusive_op;
  reg [31:0] results__inclusive_k;
  reg [31:0] results__inclusive_word__0;
  reg [31:0] results__inclusive_word__1;
  reg [31:0] results__inclusive_word__2;
  reg [31:0] results__inclusive_word__3;
  wire results__result_refused;
  wire results__result_done;
  wire [31:0] results__result_y__0;
  wire [31:0] results__result_y__1;
  wire [31:0] results__result_y__2;
  wire [31:0] results__result_y__3;
  wire [31:0] results__result_total;
  always @(*) begin
    identity__op = set_op;
    operand_op = set_op;
    operand_k = set_k;
    operand_word__0 = identity__value;
    if (set_mask[0]) begin
      operand_word__0 = set_x__0;
    end
    operand_word__1 = identity__value;
    if (set_mask[1]) begin
      operand_word__1 = set_x__1;
    end
    operand_word__2 = identity__value;
    if (set_mask[2]) begin
      operand_word__2 = set_x__2;
    end
    operand_word__3 = identity__value;
    if (set_mask[3]) begin
      operand_word__3 = set_x__3;
    end
    up_1__before_op = operand_op;
    up_1__before_k = operand_k;
    up_1__before_word__0 = operand_word__0;
    up_1__before_word__1 = operand_word__1;
    up_1__before_word__2 = operand_word__2;
    up_1__before_word__3 = operand_word__3;
    up_2__before_op = up_1__after_op;
    up_2__before_k = up_1__after_k;
    up_2__before_word__0 = up_1__after_word__0;
    up_2__before_word__1 = up_1__after_word__1;
    up_2__before_word__2 = up_1__after_word__2;
    up_2__before_word__3 = up_1__after_word__3;
    up_4__before_op = up_2__after_op;
    up_4__before_k = up_2__after_k;
    up_4__before_word__0 = up_2__after_word__0;
    up_4__before_word__1 = up_2__after_word__1;
    up_4__before_word__2 = up_2__after_word__2;
    up_4__before_word__3 = up_2__after_word__3;
    up_8__before_op = up_4__after_op;
    up_8__before_k = up_4__after_k;
    up_8__before_word__0 = up_4__after_word__0;
    up_8__before_word__1 = up_4__after_word__1;
    up_8__before_word__2 = up_4__after_word__2;
    up_8__before_word__3 = up_4__after_word__3;
    up_16__before_op = up_8__after_op;
    up_16__before_k = up_8__after_k;
    up_16__before_word__0 = up_8__after_word__0;
    up_16__before_word__1 = up_8__after_word__1;
    up_16__before_word__2 = up_8__after_word__2;
    up_16__before_word__3 = up_8__after_word__3;
    down_8__before_op = up_16__after_op;
    down_8__before_k = up_16__after_k;
    down_8__before_word__0 = up_16__after_word__0;
    down_8__before_word__1 = up_16__after_word__1;
    down_8__before_word__2 = up_16__after_word__2;
    down_8__before_word__3 = up_16__after_word__3;
    down_4__before_op = down_8__after_op;
    down_4__before_k = down_8__after_k;
    down_4__before_word__0 = down_8__after_word__0;
    down_4__before_word__1 = down_8__after_word__1;
    down_4__before_word__2 = down_8__after_word__2;
    down_4__before_word__3 = down_8__after_word__3;
    down_2__before_op = down_4__after_op;
    down_2__before_k = down_4__after_k;
    down_2__before_word__0 = down_4__after_word__0;
    down_2__before_word__1 = down_4__after_word__1;
    down_2__before_word__2 = down_4__after_word__2;
    down_2__before_word__3 = down_4__after_word__3;
    down_1__before_op = down_2__after_op;
    down_1__before_k = down_2__after_k;
    down_1__before_word__0 = down_2__after_word__0;
    down_1__before_word__1 = down_2__after_word__1;
    down_1__before_word__2 = down_2__after_word__2;
    down_1__before_word__3 = down_2__after_word__3;
    results__inclusive_op = down_1__after_op;
    results__inclusive_k = down_1__after_k;
    results__inclusive_word__0 = down_1__after_word__0;
    results__inclusive_word__1 = down_1__after_word__1;
    results__inclusive_word__2 = down_1__after_word__2;
    results__inclusive_word__3 = down_1__after_word__3;
    results__set_clear = set_clear;
    results__set_start = set_start;
    results__set_op = set_op;
    results__set_k = set_k;
    results__set_mask = set_mask;
    results__set_x__0 = set_x__0;
    results__set_x__1 = set_x__1;
    results__set_x__2 = set_x__2;
    results__set_x__3 = set_x__3;
    results__neutral = identity__value;
    result_refused = results__result_refused;
    result_done = results__result_done;
    result_y__0 = results__result_y__0;
    result_y__1 = results__result_y__1;
    result_y__2 = results__result_y__2;
    result_y__3 = results__result_y__3;
    result_total = results__result_total;
  end
  warpwright_identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  warpwright_atomic_prepare_up up_1 (
    .clock(clock),
    .before_op(up_1__before_op),
    .before_k(up_1__before_k),
    .before_word__0(up_1__before_word__0),
    .before_word__1(up_1__before_word__1),
    .before_word__2(up_1__before_word__2),
    .before_word__3(up_1__before_word__3),
    .after_op(up_1__after_op),
    .after_k(up_1__after_k),
    .after_word__0(up_1__after_word__0),
    .after_word__1(up_1__after_word__1),
    .after_word__2(up_1__after_word__2),
    .after_word__3(up_1__after_word__3)
  );
  warpwright_atomic_prepare_up_2 up_2 (
    .clock(clock),
    .before_op(up_2__before_op),
    .before_k(up_2__before_k),
    .before_word__0(up_2__before_word__0),
    .before_word__1(up_2__before_word__1),
    .before_word__2(up_2__before_word__2),
    .before_word__3(up_2__before_word__3),
    .after_op(up_2__after_op),
    .after_k(up_2__after_k),
    .after_word__0(up_2__after_word__0),
    .after_word__1(up_2__after_word__1),
    .after_word__2(up_2__after_word__2),
    .after_word__3(up_2__after_word__3)
  );
  warpwright_kogge_stone_apart_3 up_4 (
    .clock(clock),
    .before_op(up_4__before_op),
    .before_k(up_4__before_k),
    .before_word__0(up_4__before_word__0),
    .before_word__1(up_4__before_word__1),
    .before_word__2(up_4__before_word__2),
    .before_word__3(up_4__before_word__3),
    .after_op(up_4__after_op),
    .after_k(up_4__after_k),
    .after_word__0(up_4__after_word__0),
    .after_word__1(up_4__after_word__1),
    .after_word__2(up_4__after_word__2),
    .after_word__3(up_4__after_word__3)
  );
  warpwright_kogge_stone_apart_3 up_8 (
    .clock(clock),
    .before_op(up_8__before_op),
    .before_k(up_8__before_k),
    .before_word__0(up_8__before_word__0),
    .before_word__1(up_8__before_word__1),
    .before_word__2(up_8__before_word__2),
    .before_word__3(up_8__before_word__3),
    .after_op(up_8__after_op),
    .after_k(up_8__after_k),
    .after_word__0(up_8__after_word__0),
    .after_word__1(up_8__after_word__1),
    .after_word__2(up_8__after_word__2),
    .after_word__3(up_8__after_word__3)
  );
  warpwright_kogge_stone_apart_3 up_16 (
    .clock(clock),
    .before_op(up_16__before_op),
    .before_k(up_16__before_k),
    .before_word__0(up_16__before_word__0),
    .before_word__1(up_16__before_word__1),
    .before_word__2(up_16__before_word__2),
    .before_word__3(up_16__before_word__3),
    .after_op(up_16__after_op),
    .after_k(up_16__after_k),
    .after_word__0(up_16__after_word__0),
    .after_word__1(up_16__after_word__1),
    .after_word__2(up_16__after_word__2),
    .after_word__3(up_16__after_word__3)
  );
  warpwright_kogge_stone_apart_3 down_8 (
    .clock(clock),
    .before_op(down_8__before_op),
    .before_k(down_8__before_k),
    .before_word__0(down_8__before_word__0),
    .before_word__1(down_8__before_word__1),
    .before_word__2(down_8__before_word__2),
    .before_word__3(down_8__before_word__3),
    .after_op(down_8__after_op),
    .after_k(down_8__after_k),
    .after_word__0(down_8__after_word__0),
    .after_word__1(down_8__after_word__1),
    .after_word__2(down_8__after_word__2),
    .after_word__3(down_8__after_word__3)
  );
  warpwright_kogge_stone_apart_3 down_4 (
    .clock(clock),
    .before_op(down_4__before_op),
    .before_k(down_4__before_k),
    .before_word__0(down_4__before_word__0),
    .before_word__1(down_4__before_word__1),
    .before_word__2(down_4__before_word__2),
    .before_word__3(down_4__before_word__3),
    .after_op(down_4__after_op),
    .after_k(down_4__after_k),
    .after_word__0(down_4__after_word__0),
    .after_word__1(down_4__after_word__1),
    .after_word__2(down_4__after_word__2),
    .after_word__3(down_4__after_word__3)
  );
  warpwright_kogge_stone_apart_3 down_2 (
    .clock(clock),
    .before_op(down_2__before_op),
    .before_k(down_2__before_k),
    .before_word__0(down_2__before_word__0),
    .before_word__1(down_2__before_word__1),
    .before_word__2(down_2__before_word__2),
    .before_word__3(down_2__before_word__3),
    .after_op(down_2__after_op),
    .after_k(down_2__after_k),
    .after_word__0(down_2__after_word__0),
    .after_word__1(down_2__after_word__1),
    .after_word__2(down_2__after_word__2),
    .after_word__3(down_2__after_word__3)
  );
  warpwright_atomic_prepare_down down_1 (
    .clock(clock),
    .before_op(down_1__before_op),
    .before_k(down_1__before_k),
    .before_word__0(down_1__before_word__0),
    .before_word__1(down_1__before_word__1),
    .before_word__2(down_1__before_word__2),
    .before_word__3(down_1__before_word__3),
    .after_op(down_1__after_op),
    .after_k(down_1__after_k),
    .after_word__0(down_1__after_word__0),
    .after_word__1(down_1__after_word__1),
    .after_word__2(down_1__after_word__2),
    .after_word__3(down_1__after_word__3)
  );
  warpwright_atomic_prepare_results results (
    .clock(clock),
    .set_clear(results__set_clear),
    .set_start(results__set_start),
    .set_op(results__set_op),
    .set_k(results__set_k),
    .set_mask(results__set_mask),
    .set_x__0(results__set_x__0),
    .set_x__1(results__set_x__1),
    .set_x__2(results__set_x__2),
    .set_x__3(results__set_x__3),
    .neutral(results__neutral),
    .inclusive_op(results__inclusive_op),
    .inclusive_k(results__inclusive_k),
    .inclusive_word__0(results__inclusive_word__0),
    .inclusive_word__1(results__inclusive_word__1),
    .inclusive_word__2(results__inclusive_word__2),
    .inclusive_word__3(results__inclusive_word__3),
    .result_refused(results__result_refused),
    .result_done(results__result_done),
    .result_y__0(results__result_y__0),
    .result_y__1(results__result_y__1),
    .result_y__2(results__result_y__2),
    .result_y__3(results__result_y__3),
    .result_total(results__result_total)
  );
endmodule
