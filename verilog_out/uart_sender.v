// SPDX-License-Identifier: MIT
// uart_sender: bytes onto the serial line of a board
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module uart_sender (
  input wire clock,
  input wire valid,
  output reg ready,
  input wire [7:0] data,
  output reg line
);
  localparam [11:0] whole = 12'h5;
  reg [9:0] rest__d;
  reg [9:0] rest__q = 10'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [11:0] count__d;
  reg [11:0] count__q = 12'h0;
  always @(*) begin
    rest__d = rest__q;
    left__d = left__q;
    count__d = count__q;
    ready = (!(|left__q));
    line = (!rest__q[0]);
    if ((|left__q)) begin
      count__d = {count__q - 12'h1};
      if ((!(|count__q))) begin
        count__d = whole;
        left__d = {left__q - 4'h1};
        rest__d = {rest__q >> 32'h1};
      end
    end else begin
      if (valid) begin
        count__d = whole;
        left__d = 4'ha;
        rest__d = ({{2'h0, (data ^ 8'hff)} << 32'h1} | 10'h1);
      end
    end
  end
  always @(posedge clock) begin
    rest__q <= rest__d;
    left__q <= left__d;
    count__q <= count__d;
  end
endmodule
