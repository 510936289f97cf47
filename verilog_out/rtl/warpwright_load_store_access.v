// SPDX-License-Identifier: MIT
// Part of load_store, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_load_store_access (
  input wire enable,
  input wire [23:0] sending_facts,
  input wire sending_swaps,
  input wire [3:0] sending_remaining,
  input wire [31:0] sending_address__0,
  input wire [31:0] sending_address__1,
  input wire [31:0] sending_address__2,
  input wire [31:0] sending_address__3,
  input wire [3:0] sending_mates__0,
  input wire [3:0] sending_mates__1,
  input wire [3:0] sending_mates__2,
  input wire [3:0] sending_mates__3,
  input wire [31:0] sending_data__0,
  input wire [31:0] sending_data__1,
  input wire [31:0] sending_data__2,
  input wire [31:0] sending_data__3,
  input wire [3:0] sending_enables__0,
  input wire [3:0] sending_enables__1,
  input wire [3:0] sending_enables__2,
  input wire [3:0] sending_enables__3,
  input wire [3:0] set__0,
  input wire [3:0] set__1,
  input wire [31:0] late_combined__0,
  input wire [31:0] late_combined__1,
  input wire [31:0] late_data2__0,
  input wire [31:0] late_data2__1,
  input wire [31:0] late_data2__2,
  input wire [31:0] late_data2__3,
  output reg [31:0] first,
  output reg [2:0] first_thread,
  output reg [3:0] group,
  output reg more,
  output reg [3:0] answered,
  output reg [2:0] served,
  output reg [31:0] words__0,
  output reg [31:0] words__1,
  output reg [31:0] words__2,
  output reg [31:0] words__3,
  output reg [15:0] bytes
);
  reg [31:0] lowest;
  reg [2:0] leader;
  reg [3:0] leads;
  reg passed;
  reg [3:0] members;
  reg [3:0] whole;
  reg [3:0] own_set;
  reg [3:0] rest;
  reg [31:0] combination;
  reg [3:0] in_quad;
  reg [3:0] candidates;
  reg follows;
  reg [2:0] pairs__0;
  reg [2:0] pairs__1;
  reg [2:0] quads__0;
  reg [2:0] quads__1;
  reg [2:0] number;
  reg [2:0] kind;
  reg [31:0] own;
  reg [3:0] stored;
  reg [31:0] lanes;
  reg [1:0] at;
  reg [15:0] covered;
  reg [31:0] words__0_value;
  reg [31:0] words__1_value;
  reg [31:0] words__2_value;
  reg [31:0] words__3_value;
  always @(*) begin
    kind = sending_facts[2:0];
    lowest = 32'h0;
    leader = 3'h0;
    leads = 4'h0;
    passed = 1'h0;
    members = 4'h0;
    whole = 4'h0;
    own_set = 4'h0;
    combination = 32'h0;
    in_quad = 4'h0;
    rest = 4'h0;
    candidates = 4'h0;
    follows = 1'h0;
    covered = 16'h0;
    own = 32'h0;
    at = 2'h0;
    stored = 4'h0;
    lanes = 32'h0;
    number = 3'h0;
    words__0_value = 32'h0;
    words__1_value = 32'h0;
    words__2_value = 32'h0;
    words__3_value = 32'h0;
    pairs__0 = 3'h0;
    quads__0 = 3'h0;
    pairs__1 = 3'h0;
    quads__1 = 3'h0;
    if (enable) begin
      candidates = sending_remaining;
      if (sending_swaps) begin
        if (((!follows) & (|(sending_remaining & set__0)))) begin
          candidates = (sending_remaining & set__0);
          follows = 1'h1;
        end
        if (((!follows) & (|(sending_remaining & set__1)))) begin
          candidates = (sending_remaining & set__1);
          follows = 1'h1;
        end
        follows = 1'h0;
      end
      if ((candidates[0] & (!passed))) begin
        leads = {leads[3:1], 1'h1};
        lowest = (lowest | sending_address__0);
        leader = leader;
      end
      passed = (passed | candidates[0]);
      if ((candidates[1] & (!passed))) begin
        leads = {leads[3:2], 1'h1, leads[0]};
        lowest = (lowest | sending_address__1);
        leader = (leader | 3'h1);
      end
      passed = (passed | candidates[1]);
      if ((candidates[2] & (!passed))) begin
        leads = {leads[3], 1'h1, leads[1:0]};
        lowest = (lowest | sending_address__2);
        leader = (leader | 3'h2);
      end
      passed = (passed | candidates[2]);
      if ((candidates[3] & (!passed))) begin
        leads = {1'h1, leads[2:0]};
        lowest = (lowest | sending_address__3);
        leader = (leader | 3'h3);
      end
      passed = (passed | candidates[3]);
      if (leads[0]) begin
        members = (members | (sending_mates__0 & sending_remaining));
        if (kind[1]) begin
          words__0_value = (words__0_value | sending_data__0);
        end
      end
      if (leads[1]) begin
        members = (members | (sending_mates__1 & sending_remaining));
        if (kind[1]) begin
          words__0_value = (words__0_value | sending_data__1);
        end
      end
      if (leads[2]) begin
        members = (members | (sending_mates__2 & sending_remaining));
        if (kind[1]) begin
          words__0_value = (words__0_value | sending_data__2);
        end
      end
      if (leads[3]) begin
        members = (members | (sending_mates__3 & sending_remaining));
        if (kind[1]) begin
          words__0_value = (words__0_value | sending_data__3);
        end
      end
      whole = members;
      if ((kind == 3'h2)) begin
        if ((|(leads & set__0))) begin
          own_set = (own_set | set__0);
          combination = (combination | late_combined__0);
        end
        if ((|(leads & set__1))) begin
          own_set = (own_set | set__1);
          combination = (combination | late_combined__1);
        end
        if ((|own_set)) begin
          whole = own_set;
          rest = ((sending_remaining & own_set) & {~members});
          if (sending_swaps) begin
            follows = (|rest);
          end else begin
            words__0_value = combination;
          end
        end
      end
      pairs__0 = 3'h0;
      if (whole[0]) begin
        pairs__0 = 3'h1;
      end
      if (whole[1]) begin
        pairs__0 = {pairs__0 + 3'h1};
      end
      pairs__1 = 3'h0;
      if (whole[2]) begin
        pairs__1 = 3'h1;
      end
      if (whole[3]) begin
        pairs__1 = {pairs__1 + 3'h1};
      end
      quads__0 = {pairs__0 + pairs__1};
      number = {number + quads__0};
      if (members[0]) begin
        own = sending_address__0;
        if ((kind[1] & leads[0])) begin
          words__1_value = late_data2__0;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__0;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0_value = ((words__0_value & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1_value = ((words__1_value & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2_value = ((words__2_value & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3_value = ((words__3_value & {~lanes}) | (sending_data__0 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
      if (members[1]) begin
        own = sending_address__1;
        if ((kind[1] & leads[1])) begin
          words__1_value = late_data2__1;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__1;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0_value = ((words__0_value & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1_value = ((words__1_value & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2_value = ((words__2_value & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3_value = ((words__3_value & {~lanes}) | (sending_data__1 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
      if (members[2]) begin
        own = sending_address__2;
        if ((kind[1] & leads[2])) begin
          words__1_value = late_data2__2;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__2;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0_value = ((words__0_value & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1_value = ((words__1_value & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2_value = ((words__2_value & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3_value = ((words__3_value & {~lanes}) | (sending_data__2 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
      if (members[3]) begin
        own = sending_address__3;
        if ((kind[1] & leads[3])) begin
          words__1_value = late_data2__3;
        end
        if ((kind == 3'h1)) begin
          stored = sending_enables__3;
          lanes = 32'h0;
          if (stored[0]) begin
            lanes = 32'hff;
          end
          if (stored[1]) begin
            lanes = (lanes | 32'hff00);
          end
          if (stored[2]) begin
            lanes = (lanes | 32'hff0000);
          end
          if (stored[3]) begin
            lanes = (lanes | 32'hff000000);
          end
          at = own[3:2];
          if ((at == 2'h0)) begin
            words__0_value = ((words__0_value & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:1], 1'h1};
            end
            if (stored[1]) begin
              covered = {covered[15:2], 1'h1, covered[0]};
            end
            if (stored[2]) begin
              covered = {covered[15:3], 1'h1, covered[1:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:4], 1'h1, covered[2:0]};
            end
          end
          if ((at == 2'h1)) begin
            words__1_value = ((words__1_value & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:5], 1'h1, covered[3:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:6], 1'h1, covered[4:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:7], 1'h1, covered[5:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:8], 1'h1, covered[6:0]};
            end
          end
          if ((at == 2'h2)) begin
            words__2_value = ((words__2_value & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:9], 1'h1, covered[7:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:10], 1'h1, covered[8:0]};
            end
            if (stored[2]) begin
              covered = {covered[15:11], 1'h1, covered[9:0]};
            end
            if (stored[3]) begin
              covered = {covered[15:12], 1'h1, covered[10:0]};
            end
          end
          if ((at == 2'h3)) begin
            words__3_value = ((words__3_value & {~lanes}) | (sending_data__3 & lanes));
            if (stored[0]) begin
              covered = {covered[15:13], 1'h1, covered[11:0]};
            end
            if (stored[1]) begin
              covered = {covered[15:14], 1'h1, covered[12:0]};
            end
            if (stored[2]) begin
              covered = {covered[15], 1'h1, covered[13:0]};
            end
            if (stored[3]) begin
              covered = {1'h1, covered[14:0]};
            end
          end
        end
      end
    end
    first = lowest;
    first_thread = leader;
    group = members;
    served = number;
    more = follows;
    answered = whole;
    if (kind[1]) begin
      covered = {{14'h0, leader[1:0]} << 32'h1};
      covered = {covered[15:1], follows};
    end
    bytes = covered;
    words__0 = words__0_value;
    words__1 = words__1_value;
    words__2 = words__2_value;
    words__3 = words__3_value;
  end
endmodule
