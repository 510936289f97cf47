// comparison_network: the greatest weight in a balanced tree
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module comparison_network (
  input wire [7:0] valid,
  input wire [15:0] key__0,
  input wire [15:0] key__1,
  input wire [15:0] key__2,
  input wire [15:0] key__3,
  input wire [15:0] key__4,
  input wire [15:0] key__5,
  input wire [15:0] key__6,
  input wire [15:0] key__7,
  output reg winner_valid,
  output reg [2:0] winner,
  output reg [15:0] winner_key
);
  reg v0__0;
  reg v0__1;
  reg v0__2;
  reg v0__3;
  reg v0__4;
  reg v0__5;
  reg v0__6;
  reg v0__7;
  reg [15:0] k0__0;
  reg [15:0] k0__1;
  reg [15:0] k0__2;
  reg [15:0] k0__3;
  reg [15:0] k0__4;
  reg [15:0] k0__5;
  reg [15:0] k0__6;
  reg [15:0] k0__7;
  reg [2:0] n0__0;
  reg [2:0] n0__1;
  reg [2:0] n0__2;
  reg [2:0] n0__3;
  reg [2:0] n0__4;
  reg [2:0] n0__5;
  reg [2:0] n0__6;
  reg [2:0] n0__7;
  reg v1__0;
  reg v1__1;
  reg v1__2;
  reg v1__3;
  reg v1__4;
  reg v1__5;
  reg v1__6;
  reg v1__7;
  reg [15:0] k1__0;
  reg [15:0] k1__1;
  reg [15:0] k1__2;
  reg [15:0] k1__3;
  reg [15:0] k1__4;
  reg [15:0] k1__5;
  reg [15:0] k1__6;
  reg [15:0] k1__7;
  reg [2:0] n1__0;
  reg [2:0] n1__1;
  reg [2:0] n1__2;
  reg [2:0] n1__3;
  reg [2:0] n1__4;
  reg [2:0] n1__5;
  reg [2:0] n1__6;
  reg [2:0] n1__7;
  reg v2__0;
  reg v2__1;
  reg v2__2;
  reg v2__3;
  reg v2__4;
  reg v2__5;
  reg v2__6;
  reg v2__7;
  reg [15:0] k2__0;
  reg [15:0] k2__1;
  reg [15:0] k2__2;
  reg [15:0] k2__3;
  reg [15:0] k2__4;
  reg [15:0] k2__5;
  reg [15:0] k2__6;
  reg [15:0] k2__7;
  reg [2:0] n2__0;
  reg [2:0] n2__1;
  reg [2:0] n2__2;
  reg [2:0] n2__3;
  reg [2:0] n2__4;
  reg [2:0] n2__5;
  reg [2:0] n2__6;
  reg [2:0] n2__7;
  reg v3__0;
  reg v3__1;
  reg v3__2;
  reg v3__3;
  reg v3__4;
  reg v3__5;
  reg v3__6;
  reg v3__7;
  reg [15:0] k3__0;
  reg [15:0] k3__1;
  reg [15:0] k3__2;
  reg [15:0] k3__3;
  reg [15:0] k3__4;
  reg [15:0] k3__5;
  reg [15:0] k3__6;
  reg [15:0] k3__7;
  reg [2:0] n3__0;
  reg [2:0] n3__1;
  reg [2:0] n3__2;
  reg [2:0] n3__3;
  reg [2:0] n3__4;
  reg [2:0] n3__5;
  reg [2:0] n3__6;
  reg [2:0] n3__7;
  reg v4__0;
  reg v4__1;
  reg v4__2;
  reg v4__3;
  reg v4__4;
  reg v4__5;
  reg v4__6;
  reg v4__7;
  reg [15:0] k4__0;
  reg [15:0] k4__1;
  reg [15:0] k4__2;
  reg [15:0] k4__3;
  reg [15:0] k4__4;
  reg [15:0] k4__5;
  reg [15:0] k4__6;
  reg [15:0] k4__7;
  reg [2:0] n4__0;
  reg [2:0] n4__1;
  reg [2:0] n4__2;
  reg [2:0] n4__3;
  reg [2:0] n4__4;
  reg [2:0] n4__5;
  reg [2:0] n4__6;
  reg [2:0] n4__7;
  reg v5__0;
  reg v5__1;
  reg v5__2;
  reg v5__3;
  reg v5__4;
  reg v5__5;
  reg v5__6;
  reg v5__7;
  reg [15:0] k5__0;
  reg [15:0] k5__1;
  reg [15:0] k5__2;
  reg [15:0] k5__3;
  reg [15:0] k5__4;
  reg [15:0] k5__5;
  reg [15:0] k5__6;
  reg [15:0] k5__7;
  reg [2:0] n5__0;
  reg [2:0] n5__1;
  reg [2:0] n5__2;
  reg [2:0] n5__3;
  reg [2:0] n5__4;
  reg [2:0] n5__5;
  reg [2:0] n5__6;
  reg [2:0] n5__7;
  always @(*) begin
    v0__0 = valid[0];
    k0__0 = key__0;
    n0__0 = 3'h0;
    v0__1 = valid[1];
    k0__1 = key__1;
    n0__1 = 3'h1;
    v0__2 = valid[2];
    k0__2 = key__2;
    n0__2 = 3'h2;
    v0__3 = valid[3];
    k0__3 = key__3;
    n0__3 = 3'h3;
    v0__4 = valid[4];
    k0__4 = key__4;
    n0__4 = 3'h4;
    v0__5 = valid[5];
    k0__5 = key__5;
    n0__5 = 3'h5;
    v0__6 = valid[6];
    k0__6 = key__6;
    n0__6 = 3'h6;
    v0__7 = valid[7];
    k0__7 = key__7;
    n0__7 = 3'h7;
    v1__0 = (v0__0 | v0__1);
    k1__0 = k0__0;
    n1__0 = n0__0;
    if ((v0__1 & ((!v0__0) | (k0__1 > k0__0)))) begin
      k1__0 = k0__1;
      n1__0 = n0__1;
    end
    v1__1 = (v0__2 | v0__3);
    k1__1 = k0__2;
    n1__1 = n0__2;
    if ((v0__3 & ((!v0__2) | (k0__3 > k0__2)))) begin
      k1__1 = k0__3;
      n1__1 = n0__3;
    end
    v1__2 = (v0__4 | v0__5);
    k1__2 = k0__4;
    n1__2 = n0__4;
    if ((v0__5 & ((!v0__4) | (k0__5 > k0__4)))) begin
      k1__2 = k0__5;
      n1__2 = n0__5;
    end
    v1__3 = (v0__6 | v0__7);
    k1__3 = k0__6;
    n1__3 = n0__6;
    if ((v0__7 & ((!v0__6) | (k0__7 > k0__6)))) begin
      k1__3 = k0__7;
      n1__3 = n0__7;
    end
    v2__0 = v1__0;
    k2__0 = k1__0;
    n2__0 = n1__0;
    v2__0 = (v1__0 | v1__1);
    k2__0 = k1__0;
    n2__0 = n1__0;
    if ((v1__1 & ((!v1__0) | (k1__1 > k1__0)))) begin
      k2__0 = k1__1;
      n2__0 = n1__1;
    end
    v2__1 = (v1__2 | v1__3);
    k2__1 = k1__2;
    n2__1 = n1__2;
    if ((v1__3 & ((!v1__2) | (k1__3 > k1__2)))) begin
      k2__1 = k1__3;
      n2__1 = n1__3;
    end
    v3__0 = v2__0;
    k3__0 = k2__0;
    n3__0 = n2__0;
    v3__0 = (v2__0 | v2__1);
    k3__0 = k2__0;
    n3__0 = n2__0;
    if ((v2__1 & ((!v2__0) | (k2__1 > k2__0)))) begin
      k3__0 = k2__1;
      n3__0 = n2__1;
    end
    v4__0 = v3__0;
    k4__0 = k3__0;
    n4__0 = n3__0;
    v5__0 = v4__0;
    k5__0 = k4__0;
    n5__0 = n4__0;
    winner_valid = v5__0;
    winner = n5__0;
    winner_key = k5__0;
  end
endmodule
