// SPDX-License-Identifier: MIT
// bank_conflicts: threads that four banks serve in one cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module bank_conflicts (
  input wire [3:0] mask,
  input wire load,
  input wire [3:0] blocked,
  input wire [11:0] words__0,
  input wire [11:0] words__1,
  input wire [11:0] words__2,
  input wire [11:0] words__3,
  output reg [3:0] winners,
  output reg [3:0] served,
  output reg [3:0] left
);
  reg [3:0] first;
  reg [3:0] along;
  reg beaten;
  reg same;
  always @(*) begin
    first = 4'h0;
    along = 4'h0;
    beaten = 1'h0;
    same = 1'h0;
    beaten = 1'h0;
    if ((blocked[0] & (words__0[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__0[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__0[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__0[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    first = {first[3:1], (mask[0] & (!beaten))};
    along = {along[3:1], ((mask[0] & load) & same)};
    beaten = 1'h0;
    if ((blocked[0] & (words__1[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__1[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__1[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__1[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__1[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__1))) begin
      same = 1'h1;
    end
    first = {first[3:2], (mask[1] & (!beaten)), first[0]};
    along = {along[3:2], ((mask[1] & load) & same), along[0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__2[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__2[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__2[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__2[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__2))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__2))) begin
      same = 1'h1;
    end
    first = {first[3], (mask[2] & (!beaten)), first[1:0]};
    along = {along[3], ((mask[2] & load) & same), along[1:0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__3[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__3[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__3[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__3[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[2] & (words__2[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[2] & (words__2 == words__3))) begin
      same = 1'h1;
    end
    first = {(mask[3] & (!beaten)), first[2:0]};
    along = {((mask[3] & load) & same), along[2:0]};
    winners = first;
    served = (first | along);
    left = (mask & {~(first | along)});
  end
endmodule
