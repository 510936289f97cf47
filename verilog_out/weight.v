// SPDX-License-Identifier: MIT
// weight: weights as bit fields or as a sum of bonuses
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module weight (
  input wire clock,
  input wire [32:0] bonuses,
  input wire [7:0] overdue,
  input wire [7:0] follows,
  input wire [7:0] won,
  input wire [7:0] replay,
  input wire [7:0] granted,
  input wire [7:0] phase_granted,
  input wire [7:0] slow_pipe,
  input wire [7:0] idle_pipe,
  input wire [7:0] vertex,
  input wire [7:0] compute,
  input wire [4:0] age__0,
  input wire [4:0] age__1,
  input wire [4:0] age__2,
  input wire [4:0] age__3,
  input wire [4:0] age__4,
  input wire [4:0] age__5,
  input wire [4:0] age__6,
  input wire [4:0] age__7,
  input wire [5:0] credit__0,
  input wire [5:0] credit__1,
  input wire [5:0] credit__2,
  input wire [5:0] credit__3,
  input wire [5:0] credit__4,
  input wire [5:0] credit__5,
  input wire [5:0] credit__6,
  input wire [5:0] credit__7,
  output reg [12:0] key__0,
  output reg [12:0] key__1,
  output reg [12:0] key__2,
  output reg [12:0] key__3,
  output reg [12:0] key__4,
  output reg [12:0] key__5,
  output reg [12:0] key__6,
  output reg [12:0] key__7
);
  localparam [3:0] form = 4'h1;
  reg [8:0] scaled;
  reg [8:0] sum;
  reg [12:0] own;
  reg [7:0] part_0;
  reg [12:0] part_1;
  reg [7:0] part_2;
  reg [12:0] part_3;
  reg [7:0] part_4;
  reg [12:0] part_5;
  reg [7:0] part_6;
  reg [12:0] part_7;
  reg [7:0] part_8;
  reg [12:0] part_9;
  reg [7:0] part_10;
  reg [12:0] part_11;
  reg [7:0] part_12;
  reg [12:0] part_13;
  reg [7:0] part_14;
  reg [12:0] part_15;
  reg [8:0] sums__0__d;
  reg [8:0] sums__0__q = 9'h0;
  reg [8:0] sums__1__d;
  reg [8:0] sums__1__q = 9'h0;
  reg [8:0] sums__2__d;
  reg [8:0] sums__2__q = 9'h0;
  reg [8:0] sums__3__d;
  reg [8:0] sums__3__q = 9'h0;
  reg [8:0] sums__4__d;
  reg [8:0] sums__4__q = 9'h0;
  reg [8:0] sums__5__d;
  reg [8:0] sums__5__q = 9'h0;
  reg [8:0] sums__6__d;
  reg [8:0] sums__6__q = 9'h0;
  reg [8:0] sums__7__d;
  reg [8:0] sums__7__q = 9'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 13'h0;
    part_2 = 8'h0;
    part_3 = 13'h0;
    part_4 = 8'h0;
    part_5 = 13'h0;
    part_6 = 8'h0;
    part_7 = 13'h0;
    part_8 = 8'h0;
    part_9 = 13'h0;
    part_10 = 8'h0;
    part_11 = 13'h0;
    part_12 = 8'h0;
    part_13 = 13'h0;
    part_14 = 8'h0;
    part_15 = 13'h0;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[0]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[0]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[0]) & (!compute[0]))) begin
        if (phase_granted[0]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__0};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__0} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__0} << 32'h2}};
        end
      end
      if (idle_pipe[0]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__0__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__0} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__0} << 32'h7});
      own = {own[12:11], (!slow_pipe[0]), own[9:0]};
      part_0 = (replay | granted);
      own = {own[12], part_0[0], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__0__q + {3'h0, credit__0}};
      part_1 = {{4'h0, sum} << 32'h1};
      own = {part_1[12], replay[0], part_1[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__0} << 32'h5};
      own = {own[12], won[0], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[0], own[11:0]};
    end
    own = {own[12:1], follows[0]};
    key__0 = own;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[1]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[1]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[1]) & (!compute[1]))) begin
        if (phase_granted[1]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__1};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__1} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__1} << 32'h2}};
        end
      end
      if (idle_pipe[1]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__1__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__1} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__1} << 32'h7});
      own = {own[12:11], (!slow_pipe[1]), own[9:0]};
      part_2 = (replay | granted);
      own = {own[12], part_2[1], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__1__q + {3'h0, credit__1}};
      part_3 = {{4'h0, sum} << 32'h1};
      own = {part_3[12], replay[1], part_3[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__1} << 32'h5};
      own = {own[12], won[1], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[1], own[11:0]};
    end
    own = {own[12:1], follows[1]};
    key__1 = own;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[2]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[2]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[2]) & (!compute[2]))) begin
        if (phase_granted[2]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__2};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__2} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__2} << 32'h2}};
        end
      end
      if (idle_pipe[2]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__2__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__2} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__2} << 32'h7});
      own = {own[12:11], (!slow_pipe[2]), own[9:0]};
      part_4 = (replay | granted);
      own = {own[12], part_4[2], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__2__q + {3'h0, credit__2}};
      part_5 = {{4'h0, sum} << 32'h1};
      own = {part_5[12], replay[2], part_5[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__2} << 32'h5};
      own = {own[12], won[2], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[2], own[11:0]};
    end
    own = {own[12:1], follows[2]};
    key__2 = own;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[3]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[3]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[3]) & (!compute[3]))) begin
        if (phase_granted[3]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__3};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__3} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__3} << 32'h2}};
        end
      end
      if (idle_pipe[3]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__3__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__3} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__3} << 32'h7});
      own = {own[12:11], (!slow_pipe[3]), own[9:0]};
      part_6 = (replay | granted);
      own = {own[12], part_6[3], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__3__q + {3'h0, credit__3}};
      part_7 = {{4'h0, sum} << 32'h1};
      own = {part_7[12], replay[3], part_7[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__3} << 32'h5};
      own = {own[12], won[3], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[3], own[11:0]};
    end
    own = {own[12:1], follows[3]};
    key__3 = own;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[4]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[4]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[4]) & (!compute[4]))) begin
        if (phase_granted[4]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__4};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__4} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__4} << 32'h2}};
        end
      end
      if (idle_pipe[4]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__4__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__4} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__4} << 32'h7});
      own = {own[12:11], (!slow_pipe[4]), own[9:0]};
      part_8 = (replay | granted);
      own = {own[12], part_8[4], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__4__q + {3'h0, credit__4}};
      part_9 = {{4'h0, sum} << 32'h1};
      own = {part_9[12], replay[4], part_9[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__4} << 32'h5};
      own = {own[12], won[4], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[4], own[11:0]};
    end
    own = {own[12:1], follows[4]};
    key__4 = own;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[5]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[5]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[5]) & (!compute[5]))) begin
        if (phase_granted[5]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__5};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__5} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__5} << 32'h2}};
        end
      end
      if (idle_pipe[5]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__5__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__5} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__5} << 32'h7});
      own = {own[12:11], (!slow_pipe[5]), own[9:0]};
      part_10 = (replay | granted);
      own = {own[12], part_10[5], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__5__q + {3'h0, credit__5}};
      part_11 = {{4'h0, sum} << 32'h1};
      own = {part_11[12], replay[5], part_11[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__5} << 32'h5};
      own = {own[12], won[5], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[5], own[11:0]};
    end
    own = {own[12:1], follows[5]};
    key__5 = own;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[6]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[6]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[6]) & (!compute[6]))) begin
        if (phase_granted[6]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__6};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__6} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__6} << 32'h2}};
        end
      end
      if (idle_pipe[6]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__6__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__6} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__6} << 32'h7});
      own = {own[12:11], (!slow_pipe[6]), own[9:0]};
      part_12 = (replay | granted);
      own = {own[12], part_12[6], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__6__q + {3'h0, credit__6}};
      part_13 = {{4'h0, sum} << 32'h1};
      own = {part_13[12], replay[6], part_13[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__6} << 32'h5};
      own = {own[12], won[6], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[6], own[11:0]};
    end
    own = {own[12:1], follows[6]};
    key__6 = own;
    sum = 9'h0;
    scaled = 9'h0;
    if ((form == 4'h1)) begin
      sum = {3'h0, bonuses[14:9]};
      if (vertex[7]) begin
        sum = {3'h0, bonuses[20:15]};
      end
      if (compute[7]) begin
        sum = {3'h0, bonuses[26:21]};
      end
      if (((!vertex[7]) & (!compute[7]))) begin
        if (phase_granted[7]) begin
          sum = {sum + {3'h0, bonuses[5:0]}};
        end
        if (bonuses[6]) begin
          scaled = {4'h0, age__7};
        end
        if (bonuses[7]) begin
          scaled = {scaled + {{4'h0, age__7} << 32'h1}};
        end
        if (bonuses[8]) begin
          scaled = {scaled + {{4'h0, age__7} << 32'h2}};
        end
      end
      if (idle_pipe[7]) begin
        sum = {sum + {3'h0, bonuses[32:27]}};
      end
    end
    sums__7__d = {sum + scaled};
    own = 13'h0;
    if ((form != 4'h3)) begin
      own = {{7'h0, credit__7} << 32'h1};
    end
    if ((form == 4'h0)) begin
      own = (own | {{8'h0, age__7} << 32'h7});
      own = {own[12:11], (!slow_pipe[7]), own[9:0]};
      part_14 = (replay | granted);
      own = {own[12], part_14[7], own[10:0]};
    end
    if ((form == 4'h1)) begin
      sum = {sums__7__q + {3'h0, credit__7}};
      part_15 = {{4'h0, sum} << 32'h1};
      own = {part_15[12], replay[7], part_15[10:0]};
    end
    if ((form == 4'h4)) begin
      own = {{8'h0, age__7} << 32'h5};
      own = {own[12], won[7], own[10:0]};
    end
    if ((form != 4'h3)) begin
      own = {overdue[7], own[11:0]};
    end
    own = {own[12:1], follows[7]};
    key__7 = own;
  end
  always @(posedge clock) begin
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
    sums__4__q <= sums__4__d;
    sums__5__q <= sums__5__d;
    sums__6__q <= sums__6__d;
    sums__7__q <= sums__7__d;
  end
endmodule
