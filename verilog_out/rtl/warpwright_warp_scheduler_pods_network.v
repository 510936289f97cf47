// SPDX-License-Identifier: MIT
// Part of warp_scheduler_pods, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_warp_scheduler_pods_network (
  input wire clock,
  input wire [23:0] valid,
  input wire [12:0] key__0,
  input wire [12:0] key__1,
  input wire [12:0] key__2,
  input wire [12:0] key__3,
  input wire [12:0] key__4,
  input wire [12:0] key__5,
  input wire [12:0] key__6,
  input wire [12:0] key__7,
  input wire [12:0] key__8,
  input wire [12:0] key__9,
  input wire [12:0] key__10,
  input wire [12:0] key__11,
  input wire [12:0] key__12,
  input wire [12:0] key__13,
  input wire [12:0] key__14,
  input wire [12:0] key__15,
  input wire [12:0] key__16,
  input wire [12:0] key__17,
  input wire [12:0] key__18,
  input wire [12:0] key__19,
  input wire [12:0] key__20,
  input wire [12:0] key__21,
  input wire [12:0] key__22,
  input wire [12:0] key__23,
  input wire [15:0] turn,
  output reg [23:0] winner,
  output reg [5:0] number,
  output reg found
);
  localparam [23:0] lower__0 = 24'h0;
  localparam [23:0] lower__1 = 24'h1;
  localparam [23:0] lower__2 = 24'h3;
  localparam [23:0] lower__3 = 24'h7;
  localparam [23:0] lower__4 = 24'h0;
  localparam [23:0] lower__5 = 24'h10;
  localparam [23:0] lower__6 = 24'h30;
  localparam [23:0] lower__7 = 24'h70;
  localparam [23:0] lower__8 = 24'h0;
  localparam [23:0] lower__9 = 24'h100;
  localparam [23:0] lower__10 = 24'h300;
  localparam [23:0] lower__11 = 24'h700;
  localparam [23:0] lower__12 = 24'h0;
  localparam [23:0] lower__13 = 24'h1000;
  localparam [23:0] lower__14 = 24'h3000;
  localparam [23:0] lower__15 = 24'h7000;
  localparam [23:0] lower__16 = 24'h0;
  localparam [23:0] lower__17 = 24'h10000;
  localparam [23:0] lower__18 = 24'h30000;
  localparam [23:0] lower__19 = 24'h70000;
  localparam [23:0] lower__20 = 24'h0;
  localparam [23:0] lower__21 = 24'h100000;
  localparam [23:0] lower__22 = 24'h300000;
  localparam [23:0] lower__23 = 24'h700000;
  localparam [31:0] carry = 32'h2000;
  localparam groups = 1'h1;
  reg [23:0] beaten_by__0;
  reg [23:0] beaten_by__1;
  reg [23:0] beaten_by__2;
  reg [23:0] beaten_by__3;
  reg [23:0] beaten_by__4;
  reg [23:0] beaten_by__5;
  reg [23:0] beaten_by__6;
  reg [23:0] beaten_by__7;
  reg [23:0] beaten_by__8;
  reg [23:0] beaten_by__9;
  reg [23:0] beaten_by__10;
  reg [23:0] beaten_by__11;
  reg [23:0] beaten_by__12;
  reg [23:0] beaten_by__13;
  reg [23:0] beaten_by__14;
  reg [23:0] beaten_by__15;
  reg [23:0] beaten_by__16;
  reg [23:0] beaten_by__17;
  reg [23:0] beaten_by__18;
  reg [23:0] beaten_by__19;
  reg [23:0] beaten_by__20;
  reg [23:0] beaten_by__21;
  reg [23:0] beaten_by__22;
  reg [23:0] beaten_by__23;
  reg [12:0] complement;
  reg [31:0] sum;
  reg [23:0] first;
  reg [23:0] shown;
  reg [23:0] still;
  reg offering__0;
  reg offering__1;
  reg offering__2;
  reg offering__3;
  reg offering__4;
  reg offering__5;
  reg offering__6;
  reg offering__7;
  reg offering__8;
  reg offering__9;
  reg offering__10;
  reg offering__11;
  reg offering__12;
  reg offering__13;
  reg offering__14;
  reg offering__15;
  reg alone__0;
  reg alone__1;
  reg alone__2;
  reg alone__3;
  reg alone__4;
  reg alone__5;
  reg alone__6;
  reg alone__7;
  reg alone__8;
  reg alone__9;
  reg alone__10;
  reg alone__11;
  reg alone__12;
  reg alone__13;
  reg alone__14;
  reg alone__15;
  reg [23:0] taking_part;
  reg [12:0] key_g__0;
  reg [12:0] key_g__1;
  reg [12:0] key_g__2;
  reg [12:0] key_g__3;
  reg [12:0] key_g__4;
  reg [12:0] key_g__5;
  reg [12:0] key_g__6;
  reg [12:0] key_g__7;
  reg [12:0] key_g__8;
  reg [12:0] key_g__9;
  reg [12:0] key_g__10;
  reg [12:0] key_g__11;
  reg [12:0] key_g__12;
  reg [12:0] key_g__13;
  reg [12:0] key_g__14;
  reg [12:0] key_g__15;
  reg valid_0__0;
  reg valid_0__1;
  reg valid_0__2;
  reg valid_0__3;
  reg valid_0__4;
  reg valid_0__5;
  reg valid_0__6;
  reg valid_0__7;
  reg valid_0__8;
  reg valid_0__9;
  reg valid_0__10;
  reg valid_0__11;
  reg valid_0__12;
  reg valid_0__13;
  reg valid_0__14;
  reg valid_0__15;
  reg [12:0] key_0__0;
  reg [12:0] key_0__1;
  reg [12:0] key_0__2;
  reg [12:0] key_0__3;
  reg [12:0] key_0__4;
  reg [12:0] key_0__5;
  reg [12:0] key_0__6;
  reg [12:0] key_0__7;
  reg [12:0] key_0__8;
  reg [12:0] key_0__9;
  reg [12:0] key_0__10;
  reg [12:0] key_0__11;
  reg [12:0] key_0__12;
  reg [12:0] key_0__13;
  reg [12:0] key_0__14;
  reg [12:0] key_0__15;
  reg [5:0] number_g__0;
  reg [5:0] number_g__1;
  reg [5:0] number_g__2;
  reg [5:0] number_g__3;
  reg [5:0] number_g__4;
  reg [5:0] number_g__5;
  reg [5:0] number_g__6;
  reg [5:0] number_g__7;
  reg [5:0] number_g__8;
  reg [5:0] number_g__9;
  reg [5:0] number_g__10;
  reg [5:0] number_g__11;
  reg [5:0] number_g__12;
  reg [5:0] number_g__13;
  reg [5:0] number_g__14;
  reg [5:0] number_g__15;
  reg [5:0] number_0__0;
  reg [5:0] number_0__1;
  reg [5:0] number_0__2;
  reg [5:0] number_0__3;
  reg [5:0] number_0__4;
  reg [5:0] number_0__5;
  reg [5:0] number_0__6;
  reg [5:0] number_0__7;
  reg [5:0] number_0__8;
  reg [5:0] number_0__9;
  reg [5:0] number_0__10;
  reg [5:0] number_0__11;
  reg [5:0] number_0__12;
  reg [5:0] number_0__13;
  reg [5:0] number_0__14;
  reg [5:0] number_0__15;
  reg wins__0;
  reg wins__1;
  reg wins__2;
  reg wins__3;
  reg wins__4;
  reg wins__5;
  reg wins__6;
  reg wins__7;
  reg wins__8;
  reg wins__9;
  reg wins__10;
  reg wins__11;
  reg wins__12;
  reg wins__13;
  reg wins__14;
  reg wins__15;
  reg [15:0] beaten;
  reg found_value;
  reg [5:0] number_value;
  reg [23:0] winner_value;
  reg [12:0] keys__0__d;
  reg [12:0] keys__0__q = 13'h0;
  reg [12:0] keys__1__d;
  reg [12:0] keys__1__q = 13'h0;
  reg [12:0] keys__2__d;
  reg [12:0] keys__2__q = 13'h0;
  reg [12:0] keys__3__d;
  reg [12:0] keys__3__q = 13'h0;
  reg [12:0] keys__4__d;
  reg [12:0] keys__4__q = 13'h0;
  reg [12:0] keys__5__d;
  reg [12:0] keys__5__q = 13'h0;
  reg [12:0] keys__6__d;
  reg [12:0] keys__6__q = 13'h0;
  reg [12:0] keys__7__d;
  reg [12:0] keys__7__q = 13'h0;
  reg [12:0] keys__8__d;
  reg [12:0] keys__8__q = 13'h0;
  reg [12:0] keys__9__d;
  reg [12:0] keys__9__q = 13'h0;
  reg [12:0] keys__10__d;
  reg [12:0] keys__10__q = 13'h0;
  reg [12:0] keys__11__d;
  reg [12:0] keys__11__q = 13'h0;
  reg [12:0] keys__12__d;
  reg [12:0] keys__12__q = 13'h0;
  reg [12:0] keys__13__d;
  reg [12:0] keys__13__q = 13'h0;
  reg [12:0] keys__14__d;
  reg [12:0] keys__14__q = 13'h0;
  reg [12:0] keys__15__d;
  reg [12:0] keys__15__q = 13'h0;
  reg [12:0] keys__16__d;
  reg [12:0] keys__16__q = 13'h0;
  reg [12:0] keys__17__d;
  reg [12:0] keys__17__q = 13'h0;
  reg [12:0] keys__18__d;
  reg [12:0] keys__18__q = 13'h0;
  reg [12:0] keys__19__d;
  reg [12:0] keys__19__q = 13'h0;
  reg [12:0] keys__20__d;
  reg [12:0] keys__20__q = 13'h0;
  reg [12:0] keys__21__d;
  reg [12:0] keys__21__q = 13'h0;
  reg [12:0] keys__22__d;
  reg [12:0] keys__22__q = 13'h0;
  reg [12:0] keys__23__d;
  reg [12:0] keys__23__q = 13'h0;
  reg [23:0] above__0__d;
  reg [23:0] above__0__q = 24'h0;
  reg [23:0] above__1__d;
  reg [23:0] above__1__q = 24'h0;
  reg [23:0] above__2__d;
  reg [23:0] above__2__q = 24'h0;
  reg [23:0] above__3__d;
  reg [23:0] above__3__q = 24'h0;
  reg [23:0] above__4__d;
  reg [23:0] above__4__q = 24'h0;
  reg [23:0] above__5__d;
  reg [23:0] above__5__q = 24'h0;
  reg [23:0] above__6__d;
  reg [23:0] above__6__q = 24'h0;
  reg [23:0] above__7__d;
  reg [23:0] above__7__q = 24'h0;
  reg [23:0] above__8__d;
  reg [23:0] above__8__q = 24'h0;
  reg [23:0] above__9__d;
  reg [23:0] above__9__q = 24'h0;
  reg [23:0] above__10__d;
  reg [23:0] above__10__q = 24'h0;
  reg [23:0] above__11__d;
  reg [23:0] above__11__q = 24'h0;
  reg [23:0] above__12__d;
  reg [23:0] above__12__q = 24'h0;
  reg [23:0] above__13__d;
  reg [23:0] above__13__q = 24'h0;
  reg [23:0] above__14__d;
  reg [23:0] above__14__q = 24'h0;
  reg [23:0] above__15__d;
  reg [23:0] above__15__q = 24'h0;
  reg [23:0] above__16__d;
  reg [23:0] above__16__q = 24'h0;
  reg [23:0] above__17__d;
  reg [23:0] above__17__q = 24'h0;
  reg [23:0] above__18__d;
  reg [23:0] above__18__q = 24'h0;
  reg [23:0] above__19__d;
  reg [23:0] above__19__q = 24'h0;
  reg [23:0] above__20__d;
  reg [23:0] above__20__q = 24'h0;
  reg [23:0] above__21__d;
  reg [23:0] above__21__q = 24'h0;
  reg [23:0] above__22__d;
  reg [23:0] above__22__q = 24'h0;
  reg [23:0] above__23__d;
  reg [23:0] above__23__q = 24'h0;
  reg [23:0] kept__d;
  reg [23:0] kept__q = 24'h0;
  reg [12:0] kept_key__0__d;
  reg [12:0] kept_key__0__q = 13'h0;
  reg [12:0] kept_key__1__d;
  reg [12:0] kept_key__1__q = 13'h0;
  reg [12:0] kept_key__2__d;
  reg [12:0] kept_key__2__q = 13'h0;
  reg [12:0] kept_key__3__d;
  reg [12:0] kept_key__3__q = 13'h0;
  reg [12:0] kept_key__4__d;
  reg [12:0] kept_key__4__q = 13'h0;
  reg [12:0] kept_key__5__d;
  reg [12:0] kept_key__5__q = 13'h0;
  reg [12:0] kept_key__6__d;
  reg [12:0] kept_key__6__q = 13'h0;
  reg [12:0] kept_key__7__d;
  reg [12:0] kept_key__7__q = 13'h0;
  reg [12:0] kept_key__8__d;
  reg [12:0] kept_key__8__q = 13'h0;
  reg [12:0] kept_key__9__d;
  reg [12:0] kept_key__9__q = 13'h0;
  reg [12:0] kept_key__10__d;
  reg [12:0] kept_key__10__q = 13'h0;
  reg [12:0] kept_key__11__d;
  reg [12:0] kept_key__11__q = 13'h0;
  reg [12:0] kept_key__12__d;
  reg [12:0] kept_key__12__q = 13'h0;
  reg [12:0] kept_key__13__d;
  reg [12:0] kept_key__13__q = 13'h0;
  reg [12:0] kept_key__14__d;
  reg [12:0] kept_key__14__q = 13'h0;
  reg [12:0] kept_key__15__d;
  reg [12:0] kept_key__15__q = 13'h0;
  reg [5:0] kept_number__0__d;
  reg [5:0] kept_number__0__q = 6'h0;
  reg [5:0] kept_number__1__d;
  reg [5:0] kept_number__1__q = 6'h0;
  reg [5:0] kept_number__2__d;
  reg [5:0] kept_number__2__q = 6'h0;
  reg [5:0] kept_number__3__d;
  reg [5:0] kept_number__3__q = 6'h0;
  reg [5:0] kept_number__4__d;
  reg [5:0] kept_number__4__q = 6'h0;
  reg [5:0] kept_number__5__d;
  reg [5:0] kept_number__5__q = 6'h0;
  reg [5:0] kept_number__6__d;
  reg [5:0] kept_number__6__q = 6'h0;
  reg [5:0] kept_number__7__d;
  reg [5:0] kept_number__7__q = 6'h0;
  reg [5:0] kept_number__8__d;
  reg [5:0] kept_number__8__q = 6'h0;
  reg [5:0] kept_number__9__d;
  reg [5:0] kept_number__9__q = 6'h0;
  reg [5:0] kept_number__10__d;
  reg [5:0] kept_number__10__q = 6'h0;
  reg [5:0] kept_number__11__d;
  reg [5:0] kept_number__11__q = 6'h0;
  reg [5:0] kept_number__12__d;
  reg [5:0] kept_number__12__q = 6'h0;
  reg [5:0] kept_number__13__d;
  reg [5:0] kept_number__13__q = 6'h0;
  reg [5:0] kept_number__14__d;
  reg [5:0] kept_number__14__q = 6'h0;
  reg [5:0] kept_number__15__d;
  reg [5:0] kept_number__15__q = 6'h0;
  reg [23:0] won__d;
  reg [23:0] won__q = 24'h0;
  always @(*) begin
    keys__0__d = key__0;
    beaten_by__0 = 24'h0;
    keys__1__d = key__1;
    beaten_by__1 = 24'h0;
    keys__2__d = key__2;
    beaten_by__2 = 24'h0;
    keys__3__d = key__3;
    beaten_by__3 = 24'h0;
    keys__4__d = key__4;
    beaten_by__4 = 24'h0;
    keys__5__d = key__5;
    beaten_by__5 = 24'h0;
    keys__6__d = key__6;
    beaten_by__6 = 24'h0;
    keys__7__d = key__7;
    beaten_by__7 = 24'h0;
    keys__8__d = key__8;
    beaten_by__8 = 24'h0;
    keys__9__d = key__9;
    beaten_by__9 = 24'h0;
    keys__10__d = key__10;
    beaten_by__10 = 24'h0;
    keys__11__d = key__11;
    beaten_by__11 = 24'h0;
    keys__12__d = key__12;
    beaten_by__12 = 24'h0;
    keys__13__d = key__13;
    beaten_by__13 = 24'h0;
    keys__14__d = key__14;
    beaten_by__14 = 24'h0;
    keys__15__d = key__15;
    beaten_by__15 = 24'h0;
    keys__16__d = key__16;
    beaten_by__16 = 24'h0;
    keys__17__d = key__17;
    beaten_by__17 = 24'h0;
    keys__18__d = key__18;
    beaten_by__18 = 24'h0;
    keys__19__d = key__19;
    beaten_by__19 = 24'h0;
    keys__20__d = key__20;
    beaten_by__20 = 24'h0;
    keys__21__d = key__21;
    beaten_by__21 = 24'h0;
    keys__22__d = key__22;
    beaten_by__22 = 24'h0;
    keys__23__d = key__23;
    beaten_by__23 = 24'h0;
    sum = 32'h0;
    complement = {~key__0};
    sum = {{19'h0, key__1} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:2], 1'h1, beaten_by__0[0]};
    end else begin
      beaten_by__1 = {beaten_by__1[23:1], 1'h1};
    end
    sum = {{19'h0, key__2} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:3], 1'h1, beaten_by__0[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[23:1], 1'h1};
    end
    sum = {{19'h0, key__3} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__0 = {beaten_by__0[23:4], 1'h1, beaten_by__0[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[23:1], 1'h1};
    end
    sum = {{19'h0, key__4} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__5} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__6} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__7} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__1};
    sum = {{19'h0, key__2} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:3], 1'h1, beaten_by__1[1:0]};
    end else begin
      beaten_by__2 = {beaten_by__2[23:2], 1'h1, beaten_by__2[0]};
    end
    sum = {{19'h0, key__3} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__1 = {beaten_by__1[23:4], 1'h1, beaten_by__1[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[23:2], 1'h1, beaten_by__3[0]};
    end
    sum = {{19'h0, key__4} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__5} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__6} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__7} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__2};
    sum = {{19'h0, key__3} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__2 = {beaten_by__2[23:4], 1'h1, beaten_by__2[2:0]};
    end else begin
      beaten_by__3 = {beaten_by__3[23:3], 1'h1, beaten_by__3[1:0]};
    end
    sum = {{19'h0, key__4} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__5} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__6} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__7} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__3};
    sum = {{19'h0, key__4} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__5} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__6} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__7} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__4};
    sum = {{19'h0, key__5} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[23:6], 1'h1, beaten_by__4[4:0]};
    end else begin
      beaten_by__5 = {beaten_by__5[23:5], 1'h1, beaten_by__5[3:0]};
    end
    sum = {{19'h0, key__6} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[23:7], 1'h1, beaten_by__4[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:5], 1'h1, beaten_by__6[3:0]};
    end
    sum = {{19'h0, key__7} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__4 = {beaten_by__4[23:8], 1'h1, beaten_by__4[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:5], 1'h1, beaten_by__7[3:0]};
    end
    complement = {~key__5};
    sum = {{19'h0, key__6} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {beaten_by__5[23:7], 1'h1, beaten_by__5[5:0]};
    end else begin
      beaten_by__6 = {beaten_by__6[23:6], 1'h1, beaten_by__6[4:0]};
    end
    sum = {{19'h0, key__7} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__5 = {beaten_by__5[23:8], 1'h1, beaten_by__5[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:6], 1'h1, beaten_by__7[4:0]};
    end
    complement = {~key__6};
    sum = {{19'h0, key__7} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__6 = {beaten_by__6[23:8], 1'h1, beaten_by__6[6:0]};
    end else begin
      beaten_by__7 = {beaten_by__7[23:7], 1'h1, beaten_by__7[5:0]};
    end
    complement = {~key__7};
    complement = {~key__8};
    sum = {{19'h0, key__9} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:10], 1'h1, beaten_by__8[8:0]};
    end else begin
      beaten_by__9 = {beaten_by__9[23:9], 1'h1, beaten_by__9[7:0]};
    end
    sum = {{19'h0, key__10} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:11], 1'h1, beaten_by__8[9:0]};
    end else begin
      beaten_by__10 = {beaten_by__10[23:9], 1'h1, beaten_by__10[7:0]};
    end
    sum = {{19'h0, key__11} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__8 = {beaten_by__8[23:12], 1'h1, beaten_by__8[10:0]};
    end else begin
      beaten_by__11 = {beaten_by__11[23:9], 1'h1, beaten_by__11[7:0]};
    end
    sum = {{19'h0, key__12} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__13} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__14} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__15} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__9};
    sum = {{19'h0, key__10} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:11], 1'h1, beaten_by__9[9:0]};
    end else begin
      beaten_by__10 = {beaten_by__10[23:10], 1'h1, beaten_by__10[8:0]};
    end
    sum = {{19'h0, key__11} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__9 = {beaten_by__9[23:12], 1'h1, beaten_by__9[10:0]};
    end else begin
      beaten_by__11 = {beaten_by__11[23:10], 1'h1, beaten_by__11[8:0]};
    end
    sum = {{19'h0, key__12} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__13} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__14} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__15} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__10};
    sum = {{19'h0, key__11} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__10 = {beaten_by__10[23:12], 1'h1, beaten_by__10[10:0]};
    end else begin
      beaten_by__11 = {beaten_by__11[23:11], 1'h1, beaten_by__11[9:0]};
    end
    sum = {{19'h0, key__12} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__13} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__14} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__15} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__11};
    sum = {{19'h0, key__12} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__13} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__14} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__15} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__12};
    sum = {{19'h0, key__13} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__12 = {beaten_by__12[23:14], 1'h1, beaten_by__12[12:0]};
    end else begin
      beaten_by__13 = {beaten_by__13[23:13], 1'h1, beaten_by__13[11:0]};
    end
    sum = {{19'h0, key__14} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__12 = {beaten_by__12[23:15], 1'h1, beaten_by__12[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:13], 1'h1, beaten_by__14[11:0]};
    end
    sum = {{19'h0, key__15} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__12 = {beaten_by__12[23:16], 1'h1, beaten_by__12[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:13], 1'h1, beaten_by__15[11:0]};
    end
    complement = {~key__13};
    sum = {{19'h0, key__14} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__13 = {beaten_by__13[23:15], 1'h1, beaten_by__13[13:0]};
    end else begin
      beaten_by__14 = {beaten_by__14[23:14], 1'h1, beaten_by__14[12:0]};
    end
    sum = {{19'h0, key__15} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__13 = {beaten_by__13[23:16], 1'h1, beaten_by__13[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:14], 1'h1, beaten_by__15[12:0]};
    end
    complement = {~key__14};
    sum = {{19'h0, key__15} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__14 = {beaten_by__14[23:16], 1'h1, beaten_by__14[14:0]};
    end else begin
      beaten_by__15 = {beaten_by__15[23:15], 1'h1, beaten_by__15[13:0]};
    end
    complement = {~key__15};
    complement = {~key__16};
    sum = {{19'h0, key__17} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:18], 1'h1, beaten_by__16[16:0]};
    end else begin
      beaten_by__17 = {beaten_by__17[23:17], 1'h1, beaten_by__17[15:0]};
    end
    sum = {{19'h0, key__18} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:19], 1'h1, beaten_by__16[17:0]};
    end else begin
      beaten_by__18 = {beaten_by__18[23:17], 1'h1, beaten_by__18[15:0]};
    end
    sum = {{19'h0, key__19} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__16 = {beaten_by__16[23:20], 1'h1, beaten_by__16[18:0]};
    end else begin
      beaten_by__19 = {beaten_by__19[23:17], 1'h1, beaten_by__19[15:0]};
    end
    sum = {{19'h0, key__20} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__21} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__22} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__23} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__17};
    sum = {{19'h0, key__18} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {beaten_by__17[23:19], 1'h1, beaten_by__17[17:0]};
    end else begin
      beaten_by__18 = {beaten_by__18[23:18], 1'h1, beaten_by__18[16:0]};
    end
    sum = {{19'h0, key__19} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__17 = {beaten_by__17[23:20], 1'h1, beaten_by__17[18:0]};
    end else begin
      beaten_by__19 = {beaten_by__19[23:18], 1'h1, beaten_by__19[16:0]};
    end
    sum = {{19'h0, key__20} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__21} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__22} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__23} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__18};
    sum = {{19'h0, key__19} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__18 = {beaten_by__18[23:20], 1'h1, beaten_by__18[18:0]};
    end else begin
      beaten_by__19 = {beaten_by__19[23:19], 1'h1, beaten_by__19[17:0]};
    end
    sum = {{19'h0, key__20} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__21} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__22} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__23} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__19};
    sum = {{19'h0, key__20} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__21} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__22} + {19'h0, complement}};
    sum = 32'h0;
    sum = {{19'h0, key__23} + {19'h0, complement}};
    sum = 32'h0;
    complement = {~key__20};
    sum = {{19'h0, key__21} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__20 = {beaten_by__20[23:22], 1'h1, beaten_by__20[20:0]};
    end else begin
      beaten_by__21 = {beaten_by__21[23:21], 1'h1, beaten_by__21[19:0]};
    end
    sum = {{19'h0, key__22} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__20 = {beaten_by__20[23], 1'h1, beaten_by__20[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:21], 1'h1, beaten_by__22[19:0]};
    end
    sum = {{19'h0, key__23} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__20 = {1'h1, beaten_by__20[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:21], 1'h1, beaten_by__23[19:0]};
    end
    complement = {~key__21};
    sum = {{19'h0, key__22} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__21 = {beaten_by__21[23], 1'h1, beaten_by__21[21:0]};
    end else begin
      beaten_by__22 = {beaten_by__22[23:22], 1'h1, beaten_by__22[20:0]};
    end
    sum = {{19'h0, key__23} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__21 = {1'h1, beaten_by__21[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23:22], 1'h1, beaten_by__23[20:0]};
    end
    complement = {~key__22};
    sum = {{19'h0, key__23} + {19'h0, complement}};
    if ((|(sum & carry))) begin
      beaten_by__22 = {1'h1, beaten_by__22[22:0]};
    end else begin
      beaten_by__23 = {beaten_by__23[23], 1'h1, beaten_by__23[21:0]};
    end
    complement = {~key__23};
    offering__0 = 1'h0;
    key_g__0 = 13'h0;
    number_g__0 = 6'h0;
    offering__1 = 1'h0;
    key_g__1 = 13'h0;
    number_g__1 = 6'h0;
    offering__2 = 1'h0;
    key_g__2 = 13'h0;
    number_g__2 = 6'h0;
    offering__3 = 1'h0;
    key_g__3 = 13'h0;
    number_g__3 = 6'h0;
    offering__4 = 1'h0;
    key_g__4 = 13'h0;
    number_g__4 = 6'h0;
    offering__5 = 1'h0;
    key_g__5 = 13'h0;
    number_g__5 = 6'h0;
    offering__6 = 1'h0;
    key_g__6 = 13'h0;
    number_g__6 = 6'h0;
    offering__7 = 1'h0;
    key_g__7 = 13'h0;
    number_g__7 = 6'h0;
    offering__8 = 1'h0;
    key_g__8 = 13'h0;
    number_g__8 = 6'h0;
    offering__9 = 1'h0;
    key_g__9 = 13'h0;
    number_g__9 = 6'h0;
    offering__10 = 1'h0;
    key_g__10 = 13'h0;
    number_g__10 = 6'h0;
    offering__11 = 1'h0;
    key_g__11 = 13'h0;
    number_g__11 = 6'h0;
    offering__12 = 1'h0;
    key_g__12 = 13'h0;
    number_g__12 = 6'h0;
    offering__13 = 1'h0;
    key_g__13 = 13'h0;
    number_g__13 = 6'h0;
    offering__14 = 1'h0;
    key_g__14 = 13'h0;
    number_g__14 = 6'h0;
    offering__15 = 1'h0;
    key_g__15 = 13'h0;
    number_g__15 = 6'h0;
    if ((kept__q[0] & (!won__q[0]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[1] & (!won__q[1]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[2] & (!won__q[2]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[3] & (!won__q[3]))) begin
      offering__0 = 1'h1;
    end
    if ((kept__q[4] & (!won__q[4]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[5] & (!won__q[5]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[6] & (!won__q[6]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[7] & (!won__q[7]))) begin
      offering__1 = 1'h1;
    end
    if ((kept__q[8] & (!won__q[8]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[9] & (!won__q[9]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[10] & (!won__q[10]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[11] & (!won__q[11]))) begin
      offering__2 = 1'h1;
    end
    if ((kept__q[12] & (!won__q[12]))) begin
      offering__3 = 1'h1;
    end
    if ((kept__q[13] & (!won__q[13]))) begin
      offering__3 = 1'h1;
    end
    if ((kept__q[14] & (!won__q[14]))) begin
      offering__3 = 1'h1;
    end
    if ((kept__q[15] & (!won__q[15]))) begin
      offering__3 = 1'h1;
    end
    if ((kept__q[16] & (!won__q[16]))) begin
      offering__4 = 1'h1;
    end
    if ((kept__q[17] & (!won__q[17]))) begin
      offering__4 = 1'h1;
    end
    if ((kept__q[18] & (!won__q[18]))) begin
      offering__4 = 1'h1;
    end
    if ((kept__q[19] & (!won__q[19]))) begin
      offering__4 = 1'h1;
    end
    if ((kept__q[20] & (!won__q[20]))) begin
      offering__5 = 1'h1;
    end
    if ((kept__q[21] & (!won__q[21]))) begin
      offering__5 = 1'h1;
    end
    if ((kept__q[22] & (!won__q[22]))) begin
      offering__5 = 1'h1;
    end
    if ((kept__q[23] & (!won__q[23]))) begin
      offering__5 = 1'h1;
    end
    alone__0 = groups;
    if (offering__1) begin
      alone__0 = 1'h0;
    end
    if (offering__2) begin
      alone__0 = 1'h0;
    end
    if (offering__3) begin
      alone__0 = 1'h0;
    end
    if (offering__4) begin
      alone__0 = 1'h0;
    end
    if (offering__5) begin
      alone__0 = 1'h0;
    end
    if (offering__6) begin
      alone__0 = 1'h0;
    end
    if (offering__7) begin
      alone__0 = 1'h0;
    end
    if (offering__8) begin
      alone__0 = 1'h0;
    end
    if (offering__9) begin
      alone__0 = 1'h0;
    end
    if (offering__10) begin
      alone__0 = 1'h0;
    end
    if (offering__11) begin
      alone__0 = 1'h0;
    end
    if (offering__12) begin
      alone__0 = 1'h0;
    end
    if (offering__13) begin
      alone__0 = 1'h0;
    end
    if (offering__14) begin
      alone__0 = 1'h0;
    end
    if (offering__15) begin
      alone__0 = 1'h0;
    end
    alone__1 = groups;
    if (offering__0) begin
      alone__1 = 1'h0;
    end
    if (offering__2) begin
      alone__1 = 1'h0;
    end
    if (offering__3) begin
      alone__1 = 1'h0;
    end
    if (offering__4) begin
      alone__1 = 1'h0;
    end
    if (offering__5) begin
      alone__1 = 1'h0;
    end
    if (offering__6) begin
      alone__1 = 1'h0;
    end
    if (offering__7) begin
      alone__1 = 1'h0;
    end
    if (offering__8) begin
      alone__1 = 1'h0;
    end
    if (offering__9) begin
      alone__1 = 1'h0;
    end
    if (offering__10) begin
      alone__1 = 1'h0;
    end
    if (offering__11) begin
      alone__1 = 1'h0;
    end
    if (offering__12) begin
      alone__1 = 1'h0;
    end
    if (offering__13) begin
      alone__1 = 1'h0;
    end
    if (offering__14) begin
      alone__1 = 1'h0;
    end
    if (offering__15) begin
      alone__1 = 1'h0;
    end
    alone__2 = groups;
    if (offering__0) begin
      alone__2 = 1'h0;
    end
    if (offering__1) begin
      alone__2 = 1'h0;
    end
    if (offering__3) begin
      alone__2 = 1'h0;
    end
    if (offering__4) begin
      alone__2 = 1'h0;
    end
    if (offering__5) begin
      alone__2 = 1'h0;
    end
    if (offering__6) begin
      alone__2 = 1'h0;
    end
    if (offering__7) begin
      alone__2 = 1'h0;
    end
    if (offering__8) begin
      alone__2 = 1'h0;
    end
    if (offering__9) begin
      alone__2 = 1'h0;
    end
    if (offering__10) begin
      alone__2 = 1'h0;
    end
    if (offering__11) begin
      alone__2 = 1'h0;
    end
    if (offering__12) begin
      alone__2 = 1'h0;
    end
    if (offering__13) begin
      alone__2 = 1'h0;
    end
    if (offering__14) begin
      alone__2 = 1'h0;
    end
    if (offering__15) begin
      alone__2 = 1'h0;
    end
    alone__3 = groups;
    if (offering__0) begin
      alone__3 = 1'h0;
    end
    if (offering__1) begin
      alone__3 = 1'h0;
    end
    if (offering__2) begin
      alone__3 = 1'h0;
    end
    if (offering__4) begin
      alone__3 = 1'h0;
    end
    if (offering__5) begin
      alone__3 = 1'h0;
    end
    if (offering__6) begin
      alone__3 = 1'h0;
    end
    if (offering__7) begin
      alone__3 = 1'h0;
    end
    if (offering__8) begin
      alone__3 = 1'h0;
    end
    if (offering__9) begin
      alone__3 = 1'h0;
    end
    if (offering__10) begin
      alone__3 = 1'h0;
    end
    if (offering__11) begin
      alone__3 = 1'h0;
    end
    if (offering__12) begin
      alone__3 = 1'h0;
    end
    if (offering__13) begin
      alone__3 = 1'h0;
    end
    if (offering__14) begin
      alone__3 = 1'h0;
    end
    if (offering__15) begin
      alone__3 = 1'h0;
    end
    alone__4 = groups;
    if (offering__0) begin
      alone__4 = 1'h0;
    end
    if (offering__1) begin
      alone__4 = 1'h0;
    end
    if (offering__2) begin
      alone__4 = 1'h0;
    end
    if (offering__3) begin
      alone__4 = 1'h0;
    end
    if (offering__5) begin
      alone__4 = 1'h0;
    end
    if (offering__6) begin
      alone__4 = 1'h0;
    end
    if (offering__7) begin
      alone__4 = 1'h0;
    end
    if (offering__8) begin
      alone__4 = 1'h0;
    end
    if (offering__9) begin
      alone__4 = 1'h0;
    end
    if (offering__10) begin
      alone__4 = 1'h0;
    end
    if (offering__11) begin
      alone__4 = 1'h0;
    end
    if (offering__12) begin
      alone__4 = 1'h0;
    end
    if (offering__13) begin
      alone__4 = 1'h0;
    end
    if (offering__14) begin
      alone__4 = 1'h0;
    end
    if (offering__15) begin
      alone__4 = 1'h0;
    end
    alone__5 = groups;
    if (offering__0) begin
      alone__5 = 1'h0;
    end
    if (offering__1) begin
      alone__5 = 1'h0;
    end
    if (offering__2) begin
      alone__5 = 1'h0;
    end
    if (offering__3) begin
      alone__5 = 1'h0;
    end
    if (offering__4) begin
      alone__5 = 1'h0;
    end
    if (offering__6) begin
      alone__5 = 1'h0;
    end
    if (offering__7) begin
      alone__5 = 1'h0;
    end
    if (offering__8) begin
      alone__5 = 1'h0;
    end
    if (offering__9) begin
      alone__5 = 1'h0;
    end
    if (offering__10) begin
      alone__5 = 1'h0;
    end
    if (offering__11) begin
      alone__5 = 1'h0;
    end
    if (offering__12) begin
      alone__5 = 1'h0;
    end
    if (offering__13) begin
      alone__5 = 1'h0;
    end
    if (offering__14) begin
      alone__5 = 1'h0;
    end
    if (offering__15) begin
      alone__5 = 1'h0;
    end
    alone__6 = groups;
    if (offering__0) begin
      alone__6 = 1'h0;
    end
    if (offering__1) begin
      alone__6 = 1'h0;
    end
    if (offering__2) begin
      alone__6 = 1'h0;
    end
    if (offering__3) begin
      alone__6 = 1'h0;
    end
    if (offering__4) begin
      alone__6 = 1'h0;
    end
    if (offering__5) begin
      alone__6 = 1'h0;
    end
    if (offering__7) begin
      alone__6 = 1'h0;
    end
    if (offering__8) begin
      alone__6 = 1'h0;
    end
    if (offering__9) begin
      alone__6 = 1'h0;
    end
    if (offering__10) begin
      alone__6 = 1'h0;
    end
    if (offering__11) begin
      alone__6 = 1'h0;
    end
    if (offering__12) begin
      alone__6 = 1'h0;
    end
    if (offering__13) begin
      alone__6 = 1'h0;
    end
    if (offering__14) begin
      alone__6 = 1'h0;
    end
    if (offering__15) begin
      alone__6 = 1'h0;
    end
    alone__7 = groups;
    if (offering__0) begin
      alone__7 = 1'h0;
    end
    if (offering__1) begin
      alone__7 = 1'h0;
    end
    if (offering__2) begin
      alone__7 = 1'h0;
    end
    if (offering__3) begin
      alone__7 = 1'h0;
    end
    if (offering__4) begin
      alone__7 = 1'h0;
    end
    if (offering__5) begin
      alone__7 = 1'h0;
    end
    if (offering__6) begin
      alone__7 = 1'h0;
    end
    if (offering__8) begin
      alone__7 = 1'h0;
    end
    if (offering__9) begin
      alone__7 = 1'h0;
    end
    if (offering__10) begin
      alone__7 = 1'h0;
    end
    if (offering__11) begin
      alone__7 = 1'h0;
    end
    if (offering__12) begin
      alone__7 = 1'h0;
    end
    if (offering__13) begin
      alone__7 = 1'h0;
    end
    if (offering__14) begin
      alone__7 = 1'h0;
    end
    if (offering__15) begin
      alone__7 = 1'h0;
    end
    alone__8 = groups;
    if (offering__0) begin
      alone__8 = 1'h0;
    end
    if (offering__1) begin
      alone__8 = 1'h0;
    end
    if (offering__2) begin
      alone__8 = 1'h0;
    end
    if (offering__3) begin
      alone__8 = 1'h0;
    end
    if (offering__4) begin
      alone__8 = 1'h0;
    end
    if (offering__5) begin
      alone__8 = 1'h0;
    end
    if (offering__6) begin
      alone__8 = 1'h0;
    end
    if (offering__7) begin
      alone__8 = 1'h0;
    end
    if (offering__9) begin
      alone__8 = 1'h0;
    end
    if (offering__10) begin
      alone__8 = 1'h0;
    end
    if (offering__11) begin
      alone__8 = 1'h0;
    end
    if (offering__12) begin
      alone__8 = 1'h0;
    end
    if (offering__13) begin
      alone__8 = 1'h0;
    end
    if (offering__14) begin
      alone__8 = 1'h0;
    end
    if (offering__15) begin
      alone__8 = 1'h0;
    end
    alone__9 = groups;
    if (offering__0) begin
      alone__9 = 1'h0;
    end
    if (offering__1) begin
      alone__9 = 1'h0;
    end
    if (offering__2) begin
      alone__9 = 1'h0;
    end
    if (offering__3) begin
      alone__9 = 1'h0;
    end
    if (offering__4) begin
      alone__9 = 1'h0;
    end
    if (offering__5) begin
      alone__9 = 1'h0;
    end
    if (offering__6) begin
      alone__9 = 1'h0;
    end
    if (offering__7) begin
      alone__9 = 1'h0;
    end
    if (offering__8) begin
      alone__9 = 1'h0;
    end
    if (offering__10) begin
      alone__9 = 1'h0;
    end
    if (offering__11) begin
      alone__9 = 1'h0;
    end
    if (offering__12) begin
      alone__9 = 1'h0;
    end
    if (offering__13) begin
      alone__9 = 1'h0;
    end
    if (offering__14) begin
      alone__9 = 1'h0;
    end
    if (offering__15) begin
      alone__9 = 1'h0;
    end
    alone__10 = groups;
    if (offering__0) begin
      alone__10 = 1'h0;
    end
    if (offering__1) begin
      alone__10 = 1'h0;
    end
    if (offering__2) begin
      alone__10 = 1'h0;
    end
    if (offering__3) begin
      alone__10 = 1'h0;
    end
    if (offering__4) begin
      alone__10 = 1'h0;
    end
    if (offering__5) begin
      alone__10 = 1'h0;
    end
    if (offering__6) begin
      alone__10 = 1'h0;
    end
    if (offering__7) begin
      alone__10 = 1'h0;
    end
    if (offering__8) begin
      alone__10 = 1'h0;
    end
    if (offering__9) begin
      alone__10 = 1'h0;
    end
    if (offering__11) begin
      alone__10 = 1'h0;
    end
    if (offering__12) begin
      alone__10 = 1'h0;
    end
    if (offering__13) begin
      alone__10 = 1'h0;
    end
    if (offering__14) begin
      alone__10 = 1'h0;
    end
    if (offering__15) begin
      alone__10 = 1'h0;
    end
    alone__11 = groups;
    if (offering__0) begin
      alone__11 = 1'h0;
    end
    if (offering__1) begin
      alone__11 = 1'h0;
    end
    if (offering__2) begin
      alone__11 = 1'h0;
    end
    if (offering__3) begin
      alone__11 = 1'h0;
    end
    if (offering__4) begin
      alone__11 = 1'h0;
    end
    if (offering__5) begin
      alone__11 = 1'h0;
    end
    if (offering__6) begin
      alone__11 = 1'h0;
    end
    if (offering__7) begin
      alone__11 = 1'h0;
    end
    if (offering__8) begin
      alone__11 = 1'h0;
    end
    if (offering__9) begin
      alone__11 = 1'h0;
    end
    if (offering__10) begin
      alone__11 = 1'h0;
    end
    if (offering__12) begin
      alone__11 = 1'h0;
    end
    if (offering__13) begin
      alone__11 = 1'h0;
    end
    if (offering__14) begin
      alone__11 = 1'h0;
    end
    if (offering__15) begin
      alone__11 = 1'h0;
    end
    alone__12 = groups;
    if (offering__0) begin
      alone__12 = 1'h0;
    end
    if (offering__1) begin
      alone__12 = 1'h0;
    end
    if (offering__2) begin
      alone__12 = 1'h0;
    end
    if (offering__3) begin
      alone__12 = 1'h0;
    end
    if (offering__4) begin
      alone__12 = 1'h0;
    end
    if (offering__5) begin
      alone__12 = 1'h0;
    end
    if (offering__6) begin
      alone__12 = 1'h0;
    end
    if (offering__7) begin
      alone__12 = 1'h0;
    end
    if (offering__8) begin
      alone__12 = 1'h0;
    end
    if (offering__9) begin
      alone__12 = 1'h0;
    end
    if (offering__10) begin
      alone__12 = 1'h0;
    end
    if (offering__11) begin
      alone__12 = 1'h0;
    end
    if (offering__13) begin
      alone__12 = 1'h0;
    end
    if (offering__14) begin
      alone__12 = 1'h0;
    end
    if (offering__15) begin
      alone__12 = 1'h0;
    end
    alone__13 = groups;
    if (offering__0) begin
      alone__13 = 1'h0;
    end
    if (offering__1) begin
      alone__13 = 1'h0;
    end
    if (offering__2) begin
      alone__13 = 1'h0;
    end
    if (offering__3) begin
      alone__13 = 1'h0;
    end
    if (offering__4) begin
      alone__13 = 1'h0;
    end
    if (offering__5) begin
      alone__13 = 1'h0;
    end
    if (offering__6) begin
      alone__13 = 1'h0;
    end
    if (offering__7) begin
      alone__13 = 1'h0;
    end
    if (offering__8) begin
      alone__13 = 1'h0;
    end
    if (offering__9) begin
      alone__13 = 1'h0;
    end
    if (offering__10) begin
      alone__13 = 1'h0;
    end
    if (offering__11) begin
      alone__13 = 1'h0;
    end
    if (offering__12) begin
      alone__13 = 1'h0;
    end
    if (offering__14) begin
      alone__13 = 1'h0;
    end
    if (offering__15) begin
      alone__13 = 1'h0;
    end
    alone__14 = groups;
    if (offering__0) begin
      alone__14 = 1'h0;
    end
    if (offering__1) begin
      alone__14 = 1'h0;
    end
    if (offering__2) begin
      alone__14 = 1'h0;
    end
    if (offering__3) begin
      alone__14 = 1'h0;
    end
    if (offering__4) begin
      alone__14 = 1'h0;
    end
    if (offering__5) begin
      alone__14 = 1'h0;
    end
    if (offering__6) begin
      alone__14 = 1'h0;
    end
    if (offering__7) begin
      alone__14 = 1'h0;
    end
    if (offering__8) begin
      alone__14 = 1'h0;
    end
    if (offering__9) begin
      alone__14 = 1'h0;
    end
    if (offering__10) begin
      alone__14 = 1'h0;
    end
    if (offering__11) begin
      alone__14 = 1'h0;
    end
    if (offering__12) begin
      alone__14 = 1'h0;
    end
    if (offering__13) begin
      alone__14 = 1'h0;
    end
    if (offering__15) begin
      alone__14 = 1'h0;
    end
    alone__15 = groups;
    if (offering__0) begin
      alone__15 = 1'h0;
    end
    if (offering__1) begin
      alone__15 = 1'h0;
    end
    if (offering__2) begin
      alone__15 = 1'h0;
    end
    if (offering__3) begin
      alone__15 = 1'h0;
    end
    if (offering__4) begin
      alone__15 = 1'h0;
    end
    if (offering__5) begin
      alone__15 = 1'h0;
    end
    if (offering__6) begin
      alone__15 = 1'h0;
    end
    if (offering__7) begin
      alone__15 = 1'h0;
    end
    if (offering__8) begin
      alone__15 = 1'h0;
    end
    if (offering__9) begin
      alone__15 = 1'h0;
    end
    if (offering__10) begin
      alone__15 = 1'h0;
    end
    if (offering__11) begin
      alone__15 = 1'h0;
    end
    if (offering__12) begin
      alone__15 = 1'h0;
    end
    if (offering__13) begin
      alone__15 = 1'h0;
    end
    if (offering__14) begin
      alone__15 = 1'h0;
    end
    taking_part = valid;
    if ((alone__0 & kept__q[0])) begin
      taking_part = {taking_part[23:1], 1'h0};
    end
    if ((alone__0 & kept__q[1])) begin
      taking_part = {taking_part[23:2], 1'h0, taking_part[0]};
    end
    if ((alone__0 & kept__q[2])) begin
      taking_part = {taking_part[23:3], 1'h0, taking_part[1:0]};
    end
    if ((alone__0 & kept__q[3])) begin
      taking_part = {taking_part[23:4], 1'h0, taking_part[2:0]};
    end
    if ((alone__1 & kept__q[4])) begin
      taking_part = {taking_part[23:5], 1'h0, taking_part[3:0]};
    end
    if ((alone__1 & kept__q[5])) begin
      taking_part = {taking_part[23:6], 1'h0, taking_part[4:0]};
    end
    if ((alone__1 & kept__q[6])) begin
      taking_part = {taking_part[23:7], 1'h0, taking_part[5:0]};
    end
    if ((alone__1 & kept__q[7])) begin
      taking_part = {taking_part[23:8], 1'h0, taking_part[6:0]};
    end
    if ((alone__2 & kept__q[8])) begin
      taking_part = {taking_part[23:9], 1'h0, taking_part[7:0]};
    end
    if ((alone__2 & kept__q[9])) begin
      taking_part = {taking_part[23:10], 1'h0, taking_part[8:0]};
    end
    if ((alone__2 & kept__q[10])) begin
      taking_part = {taking_part[23:11], 1'h0, taking_part[9:0]};
    end
    if ((alone__2 & kept__q[11])) begin
      taking_part = {taking_part[23:12], 1'h0, taking_part[10:0]};
    end
    if ((alone__3 & kept__q[12])) begin
      taking_part = {taking_part[23:13], 1'h0, taking_part[11:0]};
    end
    if ((alone__3 & kept__q[13])) begin
      taking_part = {taking_part[23:14], 1'h0, taking_part[12:0]};
    end
    if ((alone__3 & kept__q[14])) begin
      taking_part = {taking_part[23:15], 1'h0, taking_part[13:0]};
    end
    if ((alone__3 & kept__q[15])) begin
      taking_part = {taking_part[23:16], 1'h0, taking_part[14:0]};
    end
    if ((alone__4 & kept__q[16])) begin
      taking_part = {taking_part[23:17], 1'h0, taking_part[15:0]};
    end
    if ((alone__4 & kept__q[17])) begin
      taking_part = {taking_part[23:18], 1'h0, taking_part[16:0]};
    end
    if ((alone__4 & kept__q[18])) begin
      taking_part = {taking_part[23:19], 1'h0, taking_part[17:0]};
    end
    if ((alone__4 & kept__q[19])) begin
      taking_part = {taking_part[23:20], 1'h0, taking_part[18:0]};
    end
    if ((alone__5 & kept__q[20])) begin
      taking_part = {taking_part[23:21], 1'h0, taking_part[19:0]};
    end
    if ((alone__5 & kept__q[21])) begin
      taking_part = {taking_part[23:22], 1'h0, taking_part[20:0]};
    end
    if ((alone__5 & kept__q[22])) begin
      taking_part = {taking_part[23], 1'h0, taking_part[21:0]};
    end
    if ((alone__5 & kept__q[23])) begin
      taking_part = {1'h0, taking_part[22:0]};
    end
    first = 24'h0;
    above__0__d = (beaten_by__0 ^ lower__0);
    if ((taking_part[0] & (!(|(taking_part & (above__0__q ^ lower__0)))))) begin
      first = {first[23:1], 1'h1};
    end
    above__1__d = (beaten_by__1 ^ lower__1);
    if ((taking_part[1] & (!(|(taking_part & (above__1__q ^ lower__1)))))) begin
      first = {first[23:2], 1'h1, first[0]};
    end
    above__2__d = (beaten_by__2 ^ lower__2);
    if ((taking_part[2] & (!(|(taking_part & (above__2__q ^ lower__2)))))) begin
      first = {first[23:3], 1'h1, first[1:0]};
    end
    above__3__d = (beaten_by__3 ^ lower__3);
    if ((taking_part[3] & (!(|(taking_part & (above__3__q ^ lower__3)))))) begin
      first = {first[23:4], 1'h1, first[2:0]};
    end
    above__4__d = (beaten_by__4 ^ lower__4);
    if ((taking_part[4] & (!(|(taking_part & (above__4__q ^ lower__4)))))) begin
      first = {first[23:5], 1'h1, first[3:0]};
    end
    above__5__d = (beaten_by__5 ^ lower__5);
    if ((taking_part[5] & (!(|(taking_part & (above__5__q ^ lower__5)))))) begin
      first = {first[23:6], 1'h1, first[4:0]};
    end
    above__6__d = (beaten_by__6 ^ lower__6);
    if ((taking_part[6] & (!(|(taking_part & (above__6__q ^ lower__6)))))) begin
      first = {first[23:7], 1'h1, first[5:0]};
    end
    above__7__d = (beaten_by__7 ^ lower__7);
    if ((taking_part[7] & (!(|(taking_part & (above__7__q ^ lower__7)))))) begin
      first = {first[23:8], 1'h1, first[6:0]};
    end
    above__8__d = (beaten_by__8 ^ lower__8);
    if ((taking_part[8] & (!(|(taking_part & (above__8__q ^ lower__8)))))) begin
      first = {first[23:9], 1'h1, first[7:0]};
    end
    above__9__d = (beaten_by__9 ^ lower__9);
    if ((taking_part[9] & (!(|(taking_part & (above__9__q ^ lower__9)))))) begin
      first = {first[23:10], 1'h1, first[8:0]};
    end
    above__10__d = (beaten_by__10 ^ lower__10);
    if ((taking_part[10] & (!(|(taking_part & (above__10__q ^ lower__10)))))) begin
      first = {first[23:11], 1'h1, first[9:0]};
    end
    above__11__d = (beaten_by__11 ^ lower__11);
    if ((taking_part[11] & (!(|(taking_part & (above__11__q ^ lower__11)))))) begin
      first = {first[23:12], 1'h1, first[10:0]};
    end
    above__12__d = (beaten_by__12 ^ lower__12);
    if ((taking_part[12] & (!(|(taking_part & (above__12__q ^ lower__12)))))) begin
      first = {first[23:13], 1'h1, first[11:0]};
    end
    above__13__d = (beaten_by__13 ^ lower__13);
    if ((taking_part[13] & (!(|(taking_part & (above__13__q ^ lower__13)))))) begin
      first = {first[23:14], 1'h1, first[12:0]};
    end
    above__14__d = (beaten_by__14 ^ lower__14);
    if ((taking_part[14] & (!(|(taking_part & (above__14__q ^ lower__14)))))) begin
      first = {first[23:15], 1'h1, first[13:0]};
    end
    above__15__d = (beaten_by__15 ^ lower__15);
    if ((taking_part[15] & (!(|(taking_part & (above__15__q ^ lower__15)))))) begin
      first = {first[23:16], 1'h1, first[14:0]};
    end
    above__16__d = (beaten_by__16 ^ lower__16);
    if ((taking_part[16] & (!(|(taking_part & (above__16__q ^ lower__16)))))) begin
      first = {first[23:17], 1'h1, first[15:0]};
    end
    above__17__d = (beaten_by__17 ^ lower__17);
    if ((taking_part[17] & (!(|(taking_part & (above__17__q ^ lower__17)))))) begin
      first = {first[23:18], 1'h1, first[16:0]};
    end
    above__18__d = (beaten_by__18 ^ lower__18);
    if ((taking_part[18] & (!(|(taking_part & (above__18__q ^ lower__18)))))) begin
      first = {first[23:19], 1'h1, first[17:0]};
    end
    above__19__d = (beaten_by__19 ^ lower__19);
    if ((taking_part[19] & (!(|(taking_part & (above__19__q ^ lower__19)))))) begin
      first = {first[23:20], 1'h1, first[18:0]};
    end
    above__20__d = (beaten_by__20 ^ lower__20);
    if ((taking_part[20] & (!(|(taking_part & (above__20__q ^ lower__20)))))) begin
      first = {first[23:21], 1'h1, first[19:0]};
    end
    above__21__d = (beaten_by__21 ^ lower__21);
    if ((taking_part[21] & (!(|(taking_part & (above__21__q ^ lower__21)))))) begin
      first = {first[23:22], 1'h1, first[20:0]};
    end
    above__22__d = (beaten_by__22 ^ lower__22);
    if ((taking_part[22] & (!(|(taking_part & (above__22__q ^ lower__22)))))) begin
      first = {first[23], 1'h1, first[21:0]};
    end
    above__23__d = (beaten_by__23 ^ lower__23);
    if ((taking_part[23] & (!(|(taking_part & (above__23__q ^ lower__23)))))) begin
      first = {1'h1, first[22:0]};
    end
    if (first[0]) begin
      key_g__0 = (key_g__0 | keys__0__q);
      number_g__0 = number_g__0;
    end
    if (first[1]) begin
      key_g__0 = (key_g__0 | keys__1__q);
      number_g__0 = (number_g__0 | 6'h1);
    end
    if (first[2]) begin
      key_g__0 = (key_g__0 | keys__2__q);
      number_g__0 = (number_g__0 | 6'h2);
    end
    if (first[3]) begin
      key_g__0 = (key_g__0 | keys__3__q);
      number_g__0 = (number_g__0 | 6'h3);
    end
    if (first[4]) begin
      key_g__1 = (key_g__1 | keys__4__q);
      number_g__1 = (number_g__1 | 6'h4);
    end
    if (first[5]) begin
      key_g__1 = (key_g__1 | keys__5__q);
      number_g__1 = (number_g__1 | 6'h5);
    end
    if (first[6]) begin
      key_g__1 = (key_g__1 | keys__6__q);
      number_g__1 = (number_g__1 | 6'h6);
    end
    if (first[7]) begin
      key_g__1 = (key_g__1 | keys__7__q);
      number_g__1 = (number_g__1 | 6'h7);
    end
    if (first[8]) begin
      key_g__2 = (key_g__2 | keys__8__q);
      number_g__2 = (number_g__2 | 6'h8);
    end
    if (first[9]) begin
      key_g__2 = (key_g__2 | keys__9__q);
      number_g__2 = (number_g__2 | 6'h9);
    end
    if (first[10]) begin
      key_g__2 = (key_g__2 | keys__10__q);
      number_g__2 = (number_g__2 | 6'ha);
    end
    if (first[11]) begin
      key_g__2 = (key_g__2 | keys__11__q);
      number_g__2 = (number_g__2 | 6'hb);
    end
    if (first[12]) begin
      key_g__3 = (key_g__3 | keys__12__q);
      number_g__3 = (number_g__3 | 6'hc);
    end
    if (first[13]) begin
      key_g__3 = (key_g__3 | keys__13__q);
      number_g__3 = (number_g__3 | 6'hd);
    end
    if (first[14]) begin
      key_g__3 = (key_g__3 | keys__14__q);
      number_g__3 = (number_g__3 | 6'he);
    end
    if (first[15]) begin
      key_g__3 = (key_g__3 | keys__15__q);
      number_g__3 = (number_g__3 | 6'hf);
    end
    if (first[16]) begin
      key_g__4 = (key_g__4 | keys__16__q);
      number_g__4 = (number_g__4 | 6'h10);
    end
    if (first[17]) begin
      key_g__4 = (key_g__4 | keys__17__q);
      number_g__4 = (number_g__4 | 6'h11);
    end
    if (first[18]) begin
      key_g__4 = (key_g__4 | keys__18__q);
      number_g__4 = (number_g__4 | 6'h12);
    end
    if (first[19]) begin
      key_g__4 = (key_g__4 | keys__19__q);
      number_g__4 = (number_g__4 | 6'h13);
    end
    if (first[20]) begin
      key_g__5 = (key_g__5 | keys__20__q);
      number_g__5 = (number_g__5 | 6'h14);
    end
    if (first[21]) begin
      key_g__5 = (key_g__5 | keys__21__q);
      number_g__5 = (number_g__5 | 6'h15);
    end
    if (first[22]) begin
      key_g__5 = (key_g__5 | keys__22__q);
      number_g__5 = (number_g__5 | 6'h16);
    end
    if (first[23]) begin
      key_g__5 = (key_g__5 | keys__23__q);
      number_g__5 = (number_g__5 | 6'h17);
    end
    kept__d = first;
    shown = first;
    shown = kept__q;
    still = (shown & valid);
    found_value = (|valid);
    found_value = (|still);
    kept_key__0__d = key_g__0;
    kept_number__0__d = number_g__0;
    key_0__0 = {kept_key__0__q[12:1], turn[0]};
    number_0__0 = number_g__0;
    number_0__0 = kept_number__0__q;
    valid_0__0 = 1'h0;
    kept_key__1__d = key_g__1;
    kept_number__1__d = number_g__1;
    key_0__1 = {kept_key__1__q[12:1], turn[1]};
    number_0__1 = number_g__1;
    number_0__1 = kept_number__1__q;
    valid_0__1 = 1'h0;
    kept_key__2__d = key_g__2;
    kept_number__2__d = number_g__2;
    key_0__2 = {kept_key__2__q[12:1], turn[2]};
    number_0__2 = number_g__2;
    number_0__2 = kept_number__2__q;
    valid_0__2 = 1'h0;
    kept_key__3__d = key_g__3;
    kept_number__3__d = number_g__3;
    key_0__3 = {kept_key__3__q[12:1], turn[3]};
    number_0__3 = number_g__3;
    number_0__3 = kept_number__3__q;
    valid_0__3 = 1'h0;
    kept_key__4__d = key_g__4;
    kept_number__4__d = number_g__4;
    key_0__4 = {kept_key__4__q[12:1], turn[4]};
    number_0__4 = number_g__4;
    number_0__4 = kept_number__4__q;
    valid_0__4 = 1'h0;
    kept_key__5__d = key_g__5;
    kept_number__5__d = number_g__5;
    key_0__5 = {kept_key__5__q[12:1], turn[5]};
    number_0__5 = number_g__5;
    number_0__5 = kept_number__5__q;
    valid_0__5 = 1'h0;
    kept_key__6__d = key_g__6;
    kept_number__6__d = number_g__6;
    key_0__6 = {kept_key__6__q[12:1], turn[6]};
    number_0__6 = number_g__6;
    number_0__6 = kept_number__6__q;
    valid_0__6 = 1'h0;
    kept_key__7__d = key_g__7;
    kept_number__7__d = number_g__7;
    key_0__7 = {kept_key__7__q[12:1], turn[7]};
    number_0__7 = number_g__7;
    number_0__7 = kept_number__7__q;
    valid_0__7 = 1'h0;
    kept_key__8__d = key_g__8;
    kept_number__8__d = number_g__8;
    key_0__8 = {kept_key__8__q[12:1], turn[8]};
    number_0__8 = number_g__8;
    number_0__8 = kept_number__8__q;
    valid_0__8 = 1'h0;
    kept_key__9__d = key_g__9;
    kept_number__9__d = number_g__9;
    key_0__9 = {kept_key__9__q[12:1], turn[9]};
    number_0__9 = number_g__9;
    number_0__9 = kept_number__9__q;
    valid_0__9 = 1'h0;
    kept_key__10__d = key_g__10;
    kept_number__10__d = number_g__10;
    key_0__10 = {kept_key__10__q[12:1], turn[10]};
    number_0__10 = number_g__10;
    number_0__10 = kept_number__10__q;
    valid_0__10 = 1'h0;
    kept_key__11__d = key_g__11;
    kept_number__11__d = number_g__11;
    key_0__11 = {kept_key__11__q[12:1], turn[11]};
    number_0__11 = number_g__11;
    number_0__11 = kept_number__11__q;
    valid_0__11 = 1'h0;
    kept_key__12__d = key_g__12;
    kept_number__12__d = number_g__12;
    key_0__12 = {kept_key__12__q[12:1], turn[12]};
    number_0__12 = number_g__12;
    number_0__12 = kept_number__12__q;
    valid_0__12 = 1'h0;
    kept_key__13__d = key_g__13;
    kept_number__13__d = number_g__13;
    key_0__13 = {kept_key__13__q[12:1], turn[13]};
    number_0__13 = number_g__13;
    number_0__13 = kept_number__13__q;
    valid_0__13 = 1'h0;
    kept_key__14__d = key_g__14;
    kept_number__14__d = number_g__14;
    key_0__14 = {kept_key__14__q[12:1], turn[14]};
    number_0__14 = number_g__14;
    number_0__14 = kept_number__14__q;
    valid_0__14 = 1'h0;
    kept_key__15__d = key_g__15;
    kept_number__15__d = number_g__15;
    key_0__15 = {kept_key__15__q[12:1], turn[15]};
    number_0__15 = number_g__15;
    number_0__15 = kept_number__15__q;
    valid_0__15 = 1'h0;
    if (still[0]) begin
      valid_0__0 = 1'h1;
    end
    if (still[1]) begin
      valid_0__0 = 1'h1;
    end
    if (still[2]) begin
      valid_0__0 = 1'h1;
    end
    if (still[3]) begin
      valid_0__0 = 1'h1;
    end
    if (still[4]) begin
      valid_0__1 = 1'h1;
    end
    if (still[5]) begin
      valid_0__1 = 1'h1;
    end
    if (still[6]) begin
      valid_0__1 = 1'h1;
    end
    if (still[7]) begin
      valid_0__1 = 1'h1;
    end
    if (still[8]) begin
      valid_0__2 = 1'h1;
    end
    if (still[9]) begin
      valid_0__2 = 1'h1;
    end
    if (still[10]) begin
      valid_0__2 = 1'h1;
    end
    if (still[11]) begin
      valid_0__2 = 1'h1;
    end
    if (still[12]) begin
      valid_0__3 = 1'h1;
    end
    if (still[13]) begin
      valid_0__3 = 1'h1;
    end
    if (still[14]) begin
      valid_0__3 = 1'h1;
    end
    if (still[15]) begin
      valid_0__3 = 1'h1;
    end
    if (still[16]) begin
      valid_0__4 = 1'h1;
    end
    if (still[17]) begin
      valid_0__4 = 1'h1;
    end
    if (still[18]) begin
      valid_0__4 = 1'h1;
    end
    if (still[19]) begin
      valid_0__4 = 1'h1;
    end
    if (still[20]) begin
      valid_0__5 = 1'h1;
    end
    if (still[21]) begin
      valid_0__5 = 1'h1;
    end
    if (still[22]) begin
      valid_0__5 = 1'h1;
    end
    if (still[23]) begin
      valid_0__5 = 1'h1;
    end
    beaten = 16'h0;
    complement = {~key_0__0};
    sum = {{19'h0, key_0__1} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__1)) begin
      beaten = {beaten[15:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[15:2], 1'h1, beaten[0]};
    end
    sum = {{19'h0, key_0__2} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__2)) begin
      beaten = {beaten[15:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[15:3], 1'h1, beaten[1:0]};
    end
    sum = {{19'h0, key_0__3} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__3)) begin
      beaten = {beaten[15:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[15:4], 1'h1, beaten[2:0]};
    end
    sum = {{19'h0, key_0__4} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__4)) begin
      beaten = {beaten[15:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[15:5], 1'h1, beaten[3:0]};
    end
    sum = {{19'h0, key_0__5} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__5)) begin
      beaten = {beaten[15:1], 1'h1};
    end
    if (((!(|(sum & carry))) & valid_0__0)) begin
      beaten = {beaten[15:6], 1'h1, beaten[4:0]};
    end
    complement = {~key_0__1};
    sum = {{19'h0, key_0__2} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__2)) begin
      beaten = {beaten[15:2], 1'h1, beaten[0]};
    end
    if (((!(|(sum & carry))) & valid_0__1)) begin
      beaten = {beaten[15:3], 1'h1, beaten[1:0]};
    end
    sum = {{19'h0, key_0__3} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__3)) begin
      beaten = {beaten[15:2], 1'h1, beaten[0]};
    end
    if (((!(|(sum & carry))) & valid_0__1)) begin
      beaten = {beaten[15:4], 1'h1, beaten[2:0]};
    end
    sum = {{19'h0, key_0__4} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__4)) begin
      beaten = {beaten[15:2], 1'h1, beaten[0]};
    end
    if (((!(|(sum & carry))) & valid_0__1)) begin
      beaten = {beaten[15:5], 1'h1, beaten[3:0]};
    end
    sum = {{19'h0, key_0__5} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__5)) begin
      beaten = {beaten[15:2], 1'h1, beaten[0]};
    end
    if (((!(|(sum & carry))) & valid_0__1)) begin
      beaten = {beaten[15:6], 1'h1, beaten[4:0]};
    end
    complement = {~key_0__2};
    sum = {{19'h0, key_0__3} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__3)) begin
      beaten = {beaten[15:3], 1'h1, beaten[1:0]};
    end
    if (((!(|(sum & carry))) & valid_0__2)) begin
      beaten = {beaten[15:4], 1'h1, beaten[2:0]};
    end
    sum = {{19'h0, key_0__4} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__4)) begin
      beaten = {beaten[15:3], 1'h1, beaten[1:0]};
    end
    if (((!(|(sum & carry))) & valid_0__2)) begin
      beaten = {beaten[15:5], 1'h1, beaten[3:0]};
    end
    sum = {{19'h0, key_0__5} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__5)) begin
      beaten = {beaten[15:3], 1'h1, beaten[1:0]};
    end
    if (((!(|(sum & carry))) & valid_0__2)) begin
      beaten = {beaten[15:6], 1'h1, beaten[4:0]};
    end
    complement = {~key_0__3};
    sum = {{19'h0, key_0__4} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__4)) begin
      beaten = {beaten[15:4], 1'h1, beaten[2:0]};
    end
    if (((!(|(sum & carry))) & valid_0__3)) begin
      beaten = {beaten[15:5], 1'h1, beaten[3:0]};
    end
    sum = {{19'h0, key_0__5} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__5)) begin
      beaten = {beaten[15:4], 1'h1, beaten[2:0]};
    end
    if (((!(|(sum & carry))) & valid_0__3)) begin
      beaten = {beaten[15:6], 1'h1, beaten[4:0]};
    end
    complement = {~key_0__4};
    sum = {{19'h0, key_0__5} + {19'h0, complement}};
    if (((|(sum & carry)) & valid_0__5)) begin
      beaten = {beaten[15:5], 1'h1, beaten[3:0]};
    end
    if (((!(|(sum & carry))) & valid_0__4)) begin
      beaten = {beaten[15:6], 1'h1, beaten[4:0]};
    end
    complement = {~key_0__5};
    number_value = 6'h0;
    wins__0 = (valid_0__0 & (!beaten[0]));
    if (wins__0) begin
      number_value = (number_value | number_0__0);
    end
    wins__1 = (valid_0__1 & (!beaten[1]));
    if (wins__1) begin
      number_value = (number_value | number_0__1);
    end
    wins__2 = (valid_0__2 & (!beaten[2]));
    if (wins__2) begin
      number_value = (number_value | number_0__2);
    end
    wins__3 = (valid_0__3 & (!beaten[3]));
    if (wins__3) begin
      number_value = (number_value | number_0__3);
    end
    wins__4 = (valid_0__4 & (!beaten[4]));
    if (wins__4) begin
      number_value = (number_value | number_0__4);
    end
    wins__5 = (valid_0__5 & (!beaten[5]));
    if (wins__5) begin
      number_value = (number_value | number_0__5);
    end
    wins__6 = (valid_0__6 & (!beaten[6]));
    if (wins__6) begin
      number_value = (number_value | number_0__6);
    end
    wins__7 = (valid_0__7 & (!beaten[7]));
    if (wins__7) begin
      number_value = (number_value | number_0__7);
    end
    wins__8 = (valid_0__8 & (!beaten[8]));
    if (wins__8) begin
      number_value = (number_value | number_0__8);
    end
    wins__9 = (valid_0__9 & (!beaten[9]));
    if (wins__9) begin
      number_value = (number_value | number_0__9);
    end
    wins__10 = (valid_0__10 & (!beaten[10]));
    if (wins__10) begin
      number_value = (number_value | number_0__10);
    end
    wins__11 = (valid_0__11 & (!beaten[11]));
    if (wins__11) begin
      number_value = (number_value | number_0__11);
    end
    wins__12 = (valid_0__12 & (!beaten[12]));
    if (wins__12) begin
      number_value = (number_value | number_0__12);
    end
    wins__13 = (valid_0__13 & (!beaten[13]));
    if (wins__13) begin
      number_value = (number_value | number_0__13);
    end
    wins__14 = (valid_0__14 & (!beaten[14]));
    if (wins__14) begin
      number_value = (number_value | number_0__14);
    end
    wins__15 = (valid_0__15 & (!beaten[15]));
    if (wins__15) begin
      number_value = (number_value | number_0__15);
    end
    winner_value = 24'h0;
    if ((shown[0] & wins__0)) begin
      winner_value = {winner_value[23:1], 1'h1};
    end
    if ((shown[1] & wins__0)) begin
      winner_value = {winner_value[23:2], 1'h1, winner_value[0]};
    end
    if ((shown[2] & wins__0)) begin
      winner_value = {winner_value[23:3], 1'h1, winner_value[1:0]};
    end
    if ((shown[3] & wins__0)) begin
      winner_value = {winner_value[23:4], 1'h1, winner_value[2:0]};
    end
    if ((shown[4] & wins__1)) begin
      winner_value = {winner_value[23:5], 1'h1, winner_value[3:0]};
    end
    if ((shown[5] & wins__1)) begin
      winner_value = {winner_value[23:6], 1'h1, winner_value[4:0]};
    end
    if ((shown[6] & wins__1)) begin
      winner_value = {winner_value[23:7], 1'h1, winner_value[5:0]};
    end
    if ((shown[7] & wins__1)) begin
      winner_value = {winner_value[23:8], 1'h1, winner_value[6:0]};
    end
    if ((shown[8] & wins__2)) begin
      winner_value = {winner_value[23:9], 1'h1, winner_value[7:0]};
    end
    if ((shown[9] & wins__2)) begin
      winner_value = {winner_value[23:10], 1'h1, winner_value[8:0]};
    end
    if ((shown[10] & wins__2)) begin
      winner_value = {winner_value[23:11], 1'h1, winner_value[9:0]};
    end
    if ((shown[11] & wins__2)) begin
      winner_value = {winner_value[23:12], 1'h1, winner_value[10:0]};
    end
    if ((shown[12] & wins__3)) begin
      winner_value = {winner_value[23:13], 1'h1, winner_value[11:0]};
    end
    if ((shown[13] & wins__3)) begin
      winner_value = {winner_value[23:14], 1'h1, winner_value[12:0]};
    end
    if ((shown[14] & wins__3)) begin
      winner_value = {winner_value[23:15], 1'h1, winner_value[13:0]};
    end
    if ((shown[15] & wins__3)) begin
      winner_value = {winner_value[23:16], 1'h1, winner_value[14:0]};
    end
    if ((shown[16] & wins__4)) begin
      winner_value = {winner_value[23:17], 1'h1, winner_value[15:0]};
    end
    if ((shown[17] & wins__4)) begin
      winner_value = {winner_value[23:18], 1'h1, winner_value[16:0]};
    end
    if ((shown[18] & wins__4)) begin
      winner_value = {winner_value[23:19], 1'h1, winner_value[17:0]};
    end
    if ((shown[19] & wins__4)) begin
      winner_value = {winner_value[23:20], 1'h1, winner_value[18:0]};
    end
    if ((shown[20] & wins__5)) begin
      winner_value = {winner_value[23:21], 1'h1, winner_value[19:0]};
    end
    if ((shown[21] & wins__5)) begin
      winner_value = {winner_value[23:22], 1'h1, winner_value[20:0]};
    end
    if ((shown[22] & wins__5)) begin
      winner_value = {winner_value[23], 1'h1, winner_value[21:0]};
    end
    if ((shown[23] & wins__5)) begin
      winner_value = {1'h1, winner_value[22:0]};
    end
    won__d = winner_value;
    found = found_value;
    number = number_value;
    winner = winner_value;
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
    keys__8__q <= keys__8__d;
    keys__9__q <= keys__9__d;
    keys__10__q <= keys__10__d;
    keys__11__q <= keys__11__d;
    keys__12__q <= keys__12__d;
    keys__13__q <= keys__13__d;
    keys__14__q <= keys__14__d;
    keys__15__q <= keys__15__d;
    keys__16__q <= keys__16__d;
    keys__17__q <= keys__17__d;
    keys__18__q <= keys__18__d;
    keys__19__q <= keys__19__d;
    keys__20__q <= keys__20__d;
    keys__21__q <= keys__21__d;
    keys__22__q <= keys__22__d;
    keys__23__q <= keys__23__d;
    above__0__q <= above__0__d;
    above__1__q <= above__1__d;
    above__2__q <= above__2__d;
    above__3__q <= above__3__d;
    above__4__q <= above__4__d;
    above__5__q <= above__5__d;
    above__6__q <= above__6__d;
    above__7__q <= above__7__d;
    above__8__q <= above__8__d;
    above__9__q <= above__9__d;
    above__10__q <= above__10__d;
    above__11__q <= above__11__d;
    above__12__q <= above__12__d;
    above__13__q <= above__13__d;
    above__14__q <= above__14__d;
    above__15__q <= above__15__d;
    above__16__q <= above__16__d;
    above__17__q <= above__17__d;
    above__18__q <= above__18__d;
    above__19__q <= above__19__d;
    above__20__q <= above__20__d;
    above__21__q <= above__21__d;
    above__22__q <= above__22__d;
    above__23__q <= above__23__d;
    kept__q <= kept__d;
    kept_key__0__q <= kept_key__0__d;
    kept_key__1__q <= kept_key__1__d;
    kept_key__2__q <= kept_key__2__d;
    kept_key__3__q <= kept_key__3__d;
    kept_key__4__q <= kept_key__4__d;
    kept_key__5__q <= kept_key__5__d;
    kept_key__6__q <= kept_key__6__d;
    kept_key__7__q <= kept_key__7__d;
    kept_key__8__q <= kept_key__8__d;
    kept_key__9__q <= kept_key__9__d;
    kept_key__10__q <= kept_key__10__d;
    kept_key__11__q <= kept_key__11__d;
    kept_key__12__q <= kept_key__12__d;
    kept_key__13__q <= kept_key__13__d;
    kept_key__14__q <= kept_key__14__d;
    kept_key__15__q <= kept_key__15__d;
    kept_number__0__q <= kept_number__0__d;
    kept_number__1__q <= kept_number__1__d;
    kept_number__2__q <= kept_number__2__d;
    kept_number__3__q <= kept_number__3__d;
    kept_number__4__q <= kept_number__4__d;
    kept_number__5__q <= kept_number__5__d;
    kept_number__6__q <= kept_number__6__d;
    kept_number__7__q <= kept_number__7__d;
    kept_number__8__q <= kept_number__8__d;
    kept_number__9__q <= kept_number__9__d;
    kept_number__10__q <= kept_number__10__d;
    kept_number__11__q <= kept_number__11__d;
    kept_number__12__q <= kept_number__12__d;
    kept_number__13__q <= kept_number__13__d;
    kept_number__14__q <= kept_number__14__d;
    kept_number__15__q <= kept_number__15__d;
    won__q <= won__d;
  end
endmodule
