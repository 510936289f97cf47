// SPDX-License-Identifier: MIT
// Part of load_store, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_intake (
  input wire [23:0] waiting_facts,
  input wire [3:0] waiting_mask,
  input wire [3:0] waiting_set__0,
  input wire [3:0] waiting_set__1,
  input wire [31:0] waiting_address__0,
  input wire [31:0] waiting_address__1,
  input wire [31:0] waiting_address__2,
  input wire [31:0] waiting_address__3,
  input wire [31:0] waiting_data__0,
  input wire [31:0] waiting_data__1,
  input wire [31:0] waiting_data__2,
  input wire [31:0] waiting_data__3,
  output reg [23:0] sending_facts,
  output reg sending_swaps,
  output reg [3:0] sending_remaining,
  output reg [31:0] sending_address__0,
  output reg [31:0] sending_address__1,
  output reg [31:0] sending_address__2,
  output reg [31:0] sending_address__3,
  output reg [3:0] sending_mates__0,
  output reg [3:0] sending_mates__1,
  output reg [3:0] sending_mates__2,
  output reg [3:0] sending_mates__3,
  output reg [31:0] sending_data__0,
  output reg [31:0] sending_data__1,
  output reg [31:0] sending_data__2,
  output reg [31:0] sending_data__3,
  output reg [3:0] sending_enables__0,
  output reg [3:0] sending_enables__1,
  output reg [3:0] sending_enables__2,
  output reg [3:0] sending_enables__3,
  output reg [3:0] answered,
  output reg [3:0] offset__0,
  output reg [3:0] offset__1,
  output reg [3:0] offset__2,
  output reg [3:0] offset__3
);
  reg [2:0] kind;
  reg [1:0] size;
  reg [3:0] aop;
  reg is_atomic;
  reg [31:0] own;
  reg [31:0] other;
  reg [4:0] amount;
  reg [3:0] bytes;
  reg [3:0] along_with;
  reg [3:0] members;
  reg [3:0] losers;
  reg [31:0] sending_data__0_value;
  reg [31:0] sending_data__1_value;
  reg [31:0] sending_data__2_value;
  reg [31:0] sending_data__3_value;
  reg [2:0] part_0;
  always @(*) begin
    part_0 = 3'h0;
    sending_facts = waiting_facts;
    sending_address__0 = waiting_address__0;
    sending_address__1 = waiting_address__1;
    sending_address__2 = waiting_address__2;
    sending_address__3 = waiting_address__3;
    kind = waiting_facts[2:0];
    size = waiting_facts[4:3];
    aop = waiting_facts[23:20];
    part_0 = waiting_facts[2:0];
    is_atomic = part_0[1];
    sending_remaining = waiting_mask;
    offset__0 = waiting_address__0[3:0];
    offset__1 = waiting_address__1[3:0];
    offset__2 = waiting_address__2[3:0];
    offset__3 = waiting_address__3[3:0];
    amount = 5'h0;
    bytes = 4'hf;
    if ((size == 2'h0)) begin
      bytes = 4'h1;
    end
    if ((size == 2'h1)) begin
      bytes = 4'h3;
    end
    own = waiting_address__0;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__0_value = waiting_data__0;
    if ((kind == 3'h1)) begin
      sending_data__0_value = {waiting_data__0 << amount};
    end
    sending_enables__0 = {bytes << own[1:0]};
    own = waiting_address__1;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__1_value = waiting_data__1;
    if ((kind == 3'h1)) begin
      sending_data__1_value = {waiting_data__1 << amount};
    end
    sending_enables__1 = {bytes << own[1:0]};
    own = waiting_address__2;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__2_value = waiting_data__2;
    if ((kind == 3'h1)) begin
      sending_data__2_value = {waiting_data__2 << amount};
    end
    sending_enables__2 = {bytes << own[1:0]};
    own = waiting_address__3;
    amount = {{3'h0, own[1:0]} << 32'h3};
    sending_data__3_value = waiting_data__3;
    if ((kind == 3'h1)) begin
      sending_data__3_value = {waiting_data__3 << amount};
    end
    sending_enables__3 = {bytes << own[1:0]};
    along_with = 4'h0;
    members = 4'h0;
    other = 32'h0;
    sending_swaps = ((kind == 3'h2) & (aop == 4'he));
    own = waiting_address__0;
    along_with = 4'h0;
    along_with = {along_with[3:1], 1'h1};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[0]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[0]) begin
          along_with = members;
        end
      end
    end else begin
      other = waiting_address__1;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3:2], 1'h1, along_with[0]};
      end
      other = waiting_address__2;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3], 1'h1, along_with[1:0]};
      end
      other = waiting_address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    sending_mates__0 = along_with;
    own = waiting_address__1;
    along_with = 4'h0;
    along_with = {along_with[3:2], 1'h1, along_with[0]};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[1]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[1]) begin
          along_with = members;
        end
      end
    end else begin
      other = waiting_address__2;
      if ((own[31:4] == other[31:4])) begin
        along_with = {along_with[3], 1'h1, along_with[1:0]};
      end
      other = waiting_address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    sending_mates__1 = along_with;
    own = waiting_address__2;
    along_with = 4'h0;
    along_with = {along_with[3], 1'h1, along_with[1:0]};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[2]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[2]) begin
          along_with = members;
        end
      end
    end else begin
      other = waiting_address__3;
      if ((own[31:4] == other[31:4])) begin
        along_with = {1'h1, along_with[2:0]};
      end
    end
    sending_mates__2 = along_with;
    own = waiting_address__3;
    along_with = 4'h0;
    along_with = {1'h1, along_with[2:0]};
    if (is_atomic) begin
      if (((kind == 3'h2) & (aop != 4'he))) begin
        members = waiting_set__0;
        if (members[3]) begin
          along_with = members;
        end
        members = waiting_set__1;
        if (members[3]) begin
          along_with = members;
        end
      end
    end
    sending_mates__3 = along_with;
    losers = 4'h0;
    if (((kind == 3'h2) & (aop == 4'hd))) begin
      members = {waiting_set__0 - 4'h1};
      losers = (losers | (waiting_set__0 & members));
      members = {waiting_set__1 - 4'h1};
      losers = (losers | (waiting_set__1 & members));
    end
    answered = (sending_remaining & {~losers});
    sending_data__0 = sending_data__0_value;
    sending_data__1 = sending_data__1_value;
    sending_data__2 = sending_data__2_value;
    sending_data__3 = sending_data__3_value;
  end
endmodule
