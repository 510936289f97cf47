// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_atomic_threads (
  input wire valid,
  input wire [5:0] unit_op,
  input wire [3:0] aop,
  input wire again,
  input wire [3:0] mask,
  input wire [31:0] c__0,
  input wire [31:0] c__1,
  input wire [31:0] c__2,
  input wire [31:0] c__3,
  input wire [3:0] set__0,
  input wire [3:0] set__1,
  output reg [3:0] taking,
  output reg [2:0] along
);
  reg [3:0] others;
  reg [3:0] members;
  reg [2:0] along_value;
  always @(*) begin
    others = 4'h0;
    members = 4'h0;
    taking = (mask & {~others});
    if (((valid & (unit_op[2:0] == 3'h6)) & (aop != 4'he))) begin
      members = (set__0 & mask);
      others = (others | (members & {members - 4'h1}));
      members = (set__1 & mask);
      others = (others | (members & {members - 4'h1}));
    end
    along_value = 3'h0;
    if ((((!again) & others[0]) & mask[0])) begin
      along_value = {along_value + 3'h1};
    end
    if ((((!again) & others[1]) & mask[1])) begin
      along_value = {along_value + 3'h1};
    end
    if ((((!again) & others[2]) & mask[2])) begin
      along_value = {along_value + 3'h1};
    end
    if ((((!again) & others[3]) & mask[3])) begin
      along_value = {along_value + 3'h1};
    end
    along = along_value;
  end
endmodule
