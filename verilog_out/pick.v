// SPDX-License-Identifier: MIT
// pick: each thread takes the word of the first thread of its set
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module pick (
  input wire enable,
  input wire [3:0] mask,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  input wire [31:0] b__0,
  input wire [31:0] b__1,
  input wire [31:0] b__2,
  input wire [31:0] b__3,
  output reg [31:0] y__0,
  output reg [31:0] y__1,
  output reg [31:0] y__2,
  output reg [31:0] y__3
);
  localparam present = 1'h1;
  always @(*) begin
    y__0 = b__0;
    if ((enable & present)) begin
      y__0 = 32'h0;
      if ((mask[0] & b__0[0])) begin
        y__0 = a__0;
      end
      if ((mask[1] & b__1[0])) begin
        y__0 = a__1;
      end
      if ((mask[2] & b__2[0])) begin
        y__0 = a__2;
      end
      if ((mask[3] & b__3[0])) begin
        y__0 = a__3;
      end
    end
    y__1 = b__1;
    if ((enable & present)) begin
      y__1 = 32'h0;
      if ((mask[0] & b__0[1])) begin
        y__1 = a__0;
      end
      if ((mask[1] & b__1[1])) begin
        y__1 = a__1;
      end
      if ((mask[2] & b__2[1])) begin
        y__1 = a__2;
      end
      if ((mask[3] & b__3[1])) begin
        y__1 = a__3;
      end
    end
    y__2 = b__2;
    if ((enable & present)) begin
      y__2 = 32'h0;
      if ((mask[0] & b__0[2])) begin
        y__2 = a__0;
      end
      if ((mask[1] & b__1[2])) begin
        y__2 = a__1;
      end
      if ((mask[2] & b__2[2])) begin
        y__2 = a__2;
      end
      if ((mask[3] & b__3[2])) begin
        y__2 = a__3;
      end
    end
    y__3 = b__3;
    if ((enable & present)) begin
      y__3 = 32'h0;
      if ((mask[0] & b__0[3])) begin
        y__3 = a__0;
      end
      if ((mask[1] & b__1[3])) begin
        y__3 = a__1;
      end
      if ((mask[2] & b__2[3])) begin
        y__3 = a__2;
      end
      if ((mask[3] & b__3[3])) begin
        y__3 = a__3;
      end
    end
  end
endmodule
