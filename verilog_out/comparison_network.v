// comparison_network: the greatest weight in a balanced tree of nodes of eight
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module comparison_network (
  input wire clock,
  input wire [7:0] valid,
  input wire [15:0] key__0,
  input wire [15:0] key__1,
  input wire [15:0] key__2,
  input wire [15:0] key__3,
  input wire [15:0] key__4,
  input wire [15:0] key__5,
  input wire [15:0] key__6,
  input wire [15:0] key__7,
  output reg [7:0] winner,
  output reg [5:0] number
);
  localparam [7:0] lower__0 = 8'h0;
  localparam [7:0] lower__1 = 8'h1;
  localparam [7:0] lower__2 = 8'h3;
  localparam [7:0] lower__3 = 8'h7;
  localparam [7:0] lower__4 = 8'hf;
  localparam [7:0] lower__5 = 8'h1f;
  localparam [7:0] lower__6 = 8'h3f;
  localparam [7:0] lower__7 = 8'h7f;
  localparam [31:0] carry = 32'h10000;
  localparam pipelined = 1'h0;
  reg [7:0] beaten_by__0;
  reg [7:0] beaten_by__1;
  reg [7:0] beaten_by__2;
  reg [7:0] beaten_by__3;
  reg [7:0] beaten_by__4;
  reg [7:0] beaten_by__5;
  reg [7:0] beaten_by__6;
  reg [7:0] beaten_by__7;
  reg [15:0] complement;
  reg [15:0] other;
  reg [31:0] sum;
  reg [7:0] first;
  reg valid_g__0;
  reg valid_g__1;
  reg valid_g__2;
  reg valid_g__3;
  reg valid_g__4;
  reg valid_g__5;
  reg valid_g__6;
  reg valid_g__7;
  reg [15:0] key_g__0;
  reg [15:0] key_g__1;
  reg [15:0] key_g__2;
  reg [15:0] key_g__3;
  reg [15:0] key_g__4;
  reg [15:0] key_g__5;
  reg [15:0] key_g__6;
  reg [15:0] key_g__7;
  reg [7:0] winner_g__0;
  reg [7:0] winner_g__1;
  reg [7:0] winner_g__2;
  reg [7:0] winner_g__3;
  reg [7:0] winner_g__4;
  reg [7:0] winner_g__5;
  reg [7:0] winner_g__6;
  reg [7:0] winner_g__7;
  reg valid_0__0;
  reg valid_0__1;
  reg valid_0__2;
  reg valid_0__3;
  reg valid_0__4;
  reg valid_0__5;
  reg valid_0__6;
  reg valid_0__7;
  reg [15:0] key_0__0;
  reg [15:0] key_0__1;
  reg [15:0] key_0__2;
  reg [15:0] key_0__3;
  reg [15:0] key_0__4;
  reg [15:0] key_0__5;
  reg [15:0] key_0__6;
  reg [15:0] key_0__7;
  reg [7:0] winner_0__0;
  reg [7:0] winner_0__1;
  reg [7:0] winner_0__2;
  reg [7:0] winner_0__3;
  reg [7:0] winner_0__4;
  reg [7:0] winner_0__5;
  reg [7:0] winner_0__6;
  reg [7:0] winner_0__7;
  reg [5:0] number_0__0;
  reg [5:0] number_0__1;
  reg [5:0] number_0__2;
  reg [5:0] number_0__3;
  reg [5:0] number_0__4;
  reg [5:0] number_0__5;
  reg [5:0] number_0__6;
  reg [5:0] number_0__7;
  reg [7:0] beaten;
  reg [15:0] keys__0__d;
  reg [15:0] keys__0__q = 16'h0;
  reg [15:0] keys__1__d;
  reg [15:0] keys__1__q = 16'h0;
  reg [15:0] keys__2__d;
  reg [15:0] keys__2__q = 16'h0;
  reg [15:0] keys__3__d;
  reg [15:0] keys__3__q = 16'h0;
  reg [15:0] keys__4__d;
  reg [15:0] keys__4__q = 16'h0;
  reg [15:0] keys__5__d;
  reg [15:0] keys__5__q = 16'h0;
  reg [15:0] keys__6__d;
  reg [15:0] keys__6__q = 16'h0;
  reg [15:0] keys__7__d;
  reg [15:0] keys__7__q = 16'h0;
  reg [7:0] above__0__d;
  reg [7:0] above__0__q = 8'h0;
  reg [7:0] above__1__d;
  reg [7:0] above__1__q = 8'h0;
  reg [7:0] above__2__d;
  reg [7:0] above__2__q = 8'h0;
  reg [7:0] above__3__d;
  reg [7:0] above__3__q = 8'h0;
  reg [7:0] above__4__d;
  reg [7:0] above__4__q = 8'h0;
  reg [7:0] above__5__d;
  reg [7:0] above__5__q = 8'h0;
  reg [7:0] above__6__d;
  reg [7:0] above__6__q = 8'h0;
  reg [7:0] above__7__d;
  reg [7:0] above__7__q = 8'h0;
  reg group_valid__0__d;
  reg group_valid__0__q = 1'h0;
  reg group_valid__1__d;
  reg group_valid__1__q = 1'h0;
  reg group_valid__2__d;
  reg group_valid__2__q = 1'h0;
  reg group_valid__3__d;
  reg group_valid__3__q = 1'h0;
  reg group_valid__4__d;
  reg group_valid__4__q = 1'h0;
  reg group_valid__5__d;
  reg group_valid__5__q = 1'h0;
  reg group_valid__6__d;
  reg group_valid__6__q = 1'h0;
  reg group_valid__7__d;
  reg group_valid__7__q = 1'h0;
  reg [15:0] group_key__0__d;
  reg [15:0] group_key__0__q = 16'h0;
  reg [15:0] group_key__1__d;
  reg [15:0] group_key__1__q = 16'h0;
  reg [15:0] group_key__2__d;
  reg [15:0] group_key__2__q = 16'h0;
  reg [15:0] group_key__3__d;
  reg [15:0] group_key__3__q = 16'h0;
  reg [15:0] group_key__4__d;
  reg [15:0] group_key__4__q = 16'h0;
  reg [15:0] group_key__5__d;
  reg [15:0] group_key__5__q = 16'h0;
  reg [15:0] group_key__6__d;
  reg [15:0] group_key__6__q = 16'h0;
  reg [15:0] group_key__7__d;
  reg [15:0] group_key__7__q = 16'h0;
  reg [7:0] group_winner__0__d;
  reg [7:0] group_winner__0__q = 8'h0;
  reg [7:0] group_winner__1__d;
  reg [7:0] group_winner__1__q = 8'h0;
  reg [7:0] group_winner__2__d;
  reg [7:0] group_winner__2__q = 8'h0;
  reg [7:0] group_winner__3__d;
  reg [7:0] group_winner__3__q = 8'h0;
  reg [7:0] group_winner__4__d;
  reg [7:0] group_winner__4__q = 8'h0;
  reg [7:0] group_winner__5__d;
  reg [7:0] group_winner__5__q = 8'h0;
  reg [7:0] group_winner__6__d;
  reg [7:0] group_winner__6__q = 8'h0;
  reg [7:0] group_winner__7__d;
  reg [7:0] group_winner__7__q = 8'h0;
  always @(*) begin
    keys__0__d = key__0;
    beaten_by__0 = 8'h0;
    keys__1__d = key__1;
    beaten_by__1 = 8'h0;
    keys__2__d = key__2;
    beaten_by__2 = 8'h0;
    keys__3__d = key__3;
    beaten_by__3 = 8'h0;
    keys__4__d = key__4;
    beaten_by__4 = 8'h0;
    keys__5__d = key__5;
    beaten_by__5 = 8'h0;
    keys__6__d = key__6;
    beaten_by__6 = 8'h0;
    keys__7__d = key__7;
    beaten_by__7 = 8'h0;
    complement = 16'h0;
    other = 16'h0;
    sum = 32'h0;
    complement = {~key__0};
    other = key__1;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:2], 1'h1, beaten_by__0[0]};
    end else begin
      beaten_by__1 = {beaten_by__1[7:1], 1'h1};
    end
    other = key__2;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:3], 1'h1, beaten_by__0[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[7:1], 1'h1};
    end
    other = key__3;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:4], 1'h1, beaten_by__0[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:1], 1'h1};
    end
    other = key__4;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:5], 1'h1, beaten_by__0[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:1], 1'h1};
    end
    other = key__5;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7:6], 1'h1, beaten_by__0[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:1], 1'h1};
    end
    other = key__6;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[7], 1'h1, beaten_by__0[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:1], 1'h1};
    end
    other = key__7;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {1'h1, beaten_by__0[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:1], 1'h1};
    end
    complement = {~key__1};
    other = key__2;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:3], 1'h1, beaten_by__1[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[7:2], 1'h1, beaten_by__2[0]};
    end
    other = key__3;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:4], 1'h1, beaten_by__1[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:2], 1'h1, beaten_by__3[0]};
    end
    other = key__4;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:5], 1'h1, beaten_by__1[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:2], 1'h1, beaten_by__4[0]};
    end
    other = key__5;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7:6], 1'h1, beaten_by__1[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:2], 1'h1, beaten_by__5[0]};
    end
    other = key__6;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[7], 1'h1, beaten_by__1[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:2], 1'h1, beaten_by__6[0]};
    end
    other = key__7;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {1'h1, beaten_by__1[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:2], 1'h1, beaten_by__7[0]};
    end
    complement = {~key__2};
    other = key__3;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:4], 1'h1, beaten_by__2[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[7:3], 1'h1, beaten_by__3[1:0]};
    end
    other = key__4;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:5], 1'h1, beaten_by__2[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:3], 1'h1, beaten_by__4[1:0]};
    end
    other = key__5;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7:6], 1'h1, beaten_by__2[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:3], 1'h1, beaten_by__5[1:0]};
    end
    other = key__6;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[7], 1'h1, beaten_by__2[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:3], 1'h1, beaten_by__6[1:0]};
    end
    other = key__7;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {1'h1, beaten_by__2[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:3], 1'h1, beaten_by__7[1:0]};
    end
    complement = {~key__3};
    other = key__4;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7:5], 1'h1, beaten_by__3[3:0]};
    end else begin
      beaten_by__4 = {beaten_by__4[7:4], 1'h1, beaten_by__4[2:0]};
    end
    other = key__5;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7:6], 1'h1, beaten_by__3[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:4], 1'h1, beaten_by__5[2:0]};
    end
    other = key__6;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {beaten_by__3[7], 1'h1, beaten_by__3[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:4], 1'h1, beaten_by__6[2:0]};
    end
    other = key__7;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__3 = {1'h1, beaten_by__3[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:4], 1'h1, beaten_by__7[2:0]};
    end
    complement = {~key__4};
    other = key__5;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[7:6], 1'h1, beaten_by__4[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[7:5], 1'h1, beaten_by__5[3:0]};
    end
    other = key__6;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[7], 1'h1, beaten_by__4[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:5], 1'h1, beaten_by__6[3:0]};
    end
    other = key__7;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {1'h1, beaten_by__4[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:5], 1'h1, beaten_by__7[3:0]};
    end
    complement = {~key__5};
    other = key__6;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {beaten_by__5[7], 1'h1, beaten_by__5[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[7:6], 1'h1, beaten_by__6[4:0]};
    end
    other = key__7;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {1'h1, beaten_by__5[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7:6], 1'h1, beaten_by__7[4:0]};
    end
    complement = {~key__6};
    other = key__7;
    sum = {{16'h0, other} + {16'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__6 = {1'h1, beaten_by__6[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[7], 1'h1, beaten_by__7[5:0]};
    end
    complement = {~key__7};
    first = 8'h0;
    above__0__d = (beaten_by__0 ^ lower__0);
    if ((valid[0] & (!(|(valid & (above__0__q ^ lower__0)))))) begin
      first = {first[7:1], 1'h1};
    end
    above__1__d = (beaten_by__1 ^ lower__1);
    if ((valid[1] & (!(|(valid & (above__1__q ^ lower__1)))))) begin
      first = {first[7:2], 1'h1, first[0]};
    end
    above__2__d = (beaten_by__2 ^ lower__2);
    if ((valid[2] & (!(|(valid & (above__2__q ^ lower__2)))))) begin
      first = {first[7:3], 1'h1, first[1:0]};
    end
    above__3__d = (beaten_by__3 ^ lower__3);
    if ((valid[3] & (!(|(valid & (above__3__q ^ lower__3)))))) begin
      first = {first[7:4], 1'h1, first[2:0]};
    end
    above__4__d = (beaten_by__4 ^ lower__4);
    if ((valid[4] & (!(|(valid & (above__4__q ^ lower__4)))))) begin
      first = {first[7:5], 1'h1, first[3:0]};
    end
    above__5__d = (beaten_by__5 ^ lower__5);
    if ((valid[5] & (!(|(valid & (above__5__q ^ lower__5)))))) begin
      first = {first[7:6], 1'h1, first[4:0]};
    end
    above__6__d = (beaten_by__6 ^ lower__6);
    if ((valid[6] & (!(|(valid & (above__6__q ^ lower__6)))))) begin
      first = {first[7], 1'h1, first[5:0]};
    end
    above__7__d = (beaten_by__7 ^ lower__7);
    if ((valid[7] & (!(|(valid & (above__7__q ^ lower__7)))))) begin
      first = {1'h1, first[6:0]};
    end
    valid_g__0 = 1'h0;
    key_g__0 = 16'h0;
    winner_g__0 = 8'h0;
    valid_g__1 = 1'h0;
    key_g__1 = 16'h0;
    winner_g__1 = 8'h0;
    valid_g__2 = 1'h0;
    key_g__2 = 16'h0;
    winner_g__2 = 8'h0;
    valid_g__3 = 1'h0;
    key_g__3 = 16'h0;
    winner_g__3 = 8'h0;
    valid_g__4 = 1'h0;
    key_g__4 = 16'h0;
    winner_g__4 = 8'h0;
    valid_g__5 = 1'h0;
    key_g__5 = 16'h0;
    winner_g__5 = 8'h0;
    valid_g__6 = 1'h0;
    key_g__6 = 16'h0;
    winner_g__6 = 8'h0;
    valid_g__7 = 1'h0;
    key_g__7 = 16'h0;
    winner_g__7 = 8'h0;
    if (first[0]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__0__q);
      winner_g__0 = {winner_g__0[7:1], 1'h1};
    end
    if (first[1]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__1__q);
      winner_g__0 = {winner_g__0[7:2], 1'h1, winner_g__0[0]};
    end
    if (first[2]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__2__q);
      winner_g__0 = {winner_g__0[7:3], 1'h1, winner_g__0[1:0]};
    end
    if (first[3]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__3__q);
      winner_g__0 = {winner_g__0[7:4], 1'h1, winner_g__0[2:0]};
    end
    if (first[4]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__4__q);
      winner_g__0 = {winner_g__0[7:5], 1'h1, winner_g__0[3:0]};
    end
    if (first[5]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__5__q);
      winner_g__0 = {winner_g__0[7:6], 1'h1, winner_g__0[4:0]};
    end
    if (first[6]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__6__q);
      winner_g__0 = {winner_g__0[7], 1'h1, winner_g__0[5:0]};
    end
    if (first[7]) begin
      valid_g__0 = 1'h1;
      key_g__0 = (key_g__0 | keys__7__q);
      winner_g__0 = {1'h1, winner_g__0[6:0]};
    end
    group_valid__0__d = valid_g__0;
    group_key__0__d = key_g__0;
    group_winner__0__d = winner_g__0;
    valid_0__0 = valid_g__0;
    key_0__0 = key_g__0;
    winner_0__0 = winner_g__0;
    if (pipelined) begin
      valid_0__0 = group_valid__0__q;
      key_0__0 = group_key__0__q;
      winner_0__0 = group_winner__0__q;
    end
    group_valid__1__d = valid_g__1;
    group_key__1__d = key_g__1;
    group_winner__1__d = winner_g__1;
    valid_0__1 = valid_g__1;
    key_0__1 = key_g__1;
    winner_0__1 = winner_g__1;
    if (pipelined) begin
      valid_0__1 = group_valid__1__q;
      key_0__1 = group_key__1__q;
      winner_0__1 = group_winner__1__q;
    end
    group_valid__2__d = valid_g__2;
    group_key__2__d = key_g__2;
    group_winner__2__d = winner_g__2;
    valid_0__2 = valid_g__2;
    key_0__2 = key_g__2;
    winner_0__2 = winner_g__2;
    if (pipelined) begin
      valid_0__2 = group_valid__2__q;
      key_0__2 = group_key__2__q;
      winner_0__2 = group_winner__2__q;
    end
    group_valid__3__d = valid_g__3;
    group_key__3__d = key_g__3;
    group_winner__3__d = winner_g__3;
    valid_0__3 = valid_g__3;
    key_0__3 = key_g__3;
    winner_0__3 = winner_g__3;
    if (pipelined) begin
      valid_0__3 = group_valid__3__q;
      key_0__3 = group_key__3__q;
      winner_0__3 = group_winner__3__q;
    end
    group_valid__4__d = valid_g__4;
    group_key__4__d = key_g__4;
    group_winner__4__d = winner_g__4;
    valid_0__4 = valid_g__4;
    key_0__4 = key_g__4;
    winner_0__4 = winner_g__4;
    if (pipelined) begin
      valid_0__4 = group_valid__4__q;
      key_0__4 = group_key__4__q;
      winner_0__4 = group_winner__4__q;
    end
    group_valid__5__d = valid_g__5;
    group_key__5__d = key_g__5;
    group_winner__5__d = winner_g__5;
    valid_0__5 = valid_g__5;
    key_0__5 = key_g__5;
    winner_0__5 = winner_g__5;
    if (pipelined) begin
      valid_0__5 = group_valid__5__q;
      key_0__5 = group_key__5__q;
      winner_0__5 = group_winner__5__q;
    end
    group_valid__6__d = valid_g__6;
    group_key__6__d = key_g__6;
    group_winner__6__d = winner_g__6;
    valid_0__6 = valid_g__6;
    key_0__6 = key_g__6;
    winner_0__6 = winner_g__6;
    if (pipelined) begin
      valid_0__6 = group_valid__6__q;
      key_0__6 = group_key__6__q;
      winner_0__6 = group_winner__6__q;
    end
    group_valid__7__d = valid_g__7;
    group_key__7__d = key_g__7;
    group_winner__7__d = winner_g__7;
    valid_0__7 = valid_g__7;
    key_0__7 = key_g__7;
    winner_0__7 = winner_g__7;
    if (pipelined) begin
      valid_0__7 = group_valid__7__q;
      key_0__7 = group_key__7__q;
      winner_0__7 = group_winner__7__q;
    end
    number_0__0 = 6'h0;
    number_0__1 = 6'h0;
    number_0__2 = 6'h0;
    number_0__3 = 6'h0;
    number_0__4 = 6'h0;
    number_0__5 = 6'h0;
    number_0__6 = 6'h0;
    number_0__7 = 6'h0;
    if (winner_0__0[0]) begin
      number_0__0 = (number_0__0 | 6'h0);
    end
    if (winner_0__0[1]) begin
      number_0__0 = (number_0__0 | 6'h1);
    end
    if (winner_0__0[2]) begin
      number_0__0 = (number_0__0 | 6'h2);
    end
    if (winner_0__0[3]) begin
      number_0__0 = (number_0__0 | 6'h3);
    end
    if (winner_0__0[4]) begin
      number_0__0 = (number_0__0 | 6'h4);
    end
    if (winner_0__0[5]) begin
      number_0__0 = (number_0__0 | 6'h5);
    end
    if (winner_0__0[6]) begin
      number_0__0 = (number_0__0 | 6'h6);
    end
    if (winner_0__0[7]) begin
      number_0__0 = (number_0__0 | 6'h7);
    end
    beaten = 8'h0;
    complement = {~key_0__0};
    winner = winner_0__0;
    number = number_0__0;
    if (beaten[0]) begin
      winner = 8'h0;
      number = 6'h0;
    end
  end
  always @(posedge clock) begin
    keys__0__q <= keys__0__d;
    keys__1__q <= keys__1__d;
    keys__2__q <= keys__2__d;
    keys__3__q <= keys__3__d;
    keys__4__q <= keys__4__d;
    keys__5__q <= keys__5__d;
    keys__6__q <= keys__6__d;
    keys__7__q <= keys__7__d;
    above__0__q <= above__0__d;
    above__1__q <= above__1__d;
    above__2__q <= above__2__d;
    above__3__q <= above__3__d;
    above__4__q <= above__4__d;
    above__5__q <= above__5__d;
    above__6__q <= above__6__d;
    above__7__q <= above__7__d;
    group_valid__0__q <= group_valid__0__d;
    group_valid__1__q <= group_valid__1__d;
    group_valid__2__q <= group_valid__2__d;
    group_valid__3__q <= group_valid__3__d;
    group_valid__4__q <= group_valid__4__d;
    group_valid__5__q <= group_valid__5__d;
    group_valid__6__q <= group_valid__6__d;
    group_valid__7__q <= group_valid__7__d;
    group_key__0__q <= group_key__0__d;
    group_key__1__q <= group_key__1__d;
    group_key__2__q <= group_key__2__d;
    group_key__3__q <= group_key__3__d;
    group_key__4__q <= group_key__4__d;
    group_key__5__q <= group_key__5__d;
    group_key__6__q <= group_key__6__d;
    group_key__7__q <= group_key__7__d;
    group_winner__0__q <= group_winner__0__d;
    group_winner__1__q <= group_winner__1__d;
    group_winner__2__q <= group_winner__2__d;
    group_winner__3__q <= group_winner__3__d;
    group_winner__4__q <= group_winner__4__d;
    group_winner__5__q <= group_winner__5__d;
    group_winner__6__q <= group_winner__6__d;
    group_winner__7__q <= group_winner__7__d;
  end
endmodule
