// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, shared_memory, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_align (
  input wire [31:0] words_word__0,
  input wire [31:0] words_word__1,
  input wire [31:0] words_word__2,
  input wire [31:0] words_word__3,
  input wire [3:0] place,
  input wire [1:0] size,
  input wire extend,
  output reg [31:0] value
);
  reg [31:0] word;
  reg [1:0] bank;
  reg [7:0] low;
  reg [7:0] upper;
  reg sign;
  reg [15:0] above;
  always @(*) begin
    bank = place[3:2];
    word = 32'h0;
    if ((bank == 2'h0)) begin
      word = words_word__0;
    end
    if ((bank == 2'h1)) begin
      word = words_word__1;
    end
    if ((bank == 2'h2)) begin
      word = words_word__2;
    end
    if ((bank == 2'h3)) begin
      word = words_word__3;
    end
    low = word[7:0];
    upper = word[15:8];
    if (place[1]) begin
      low = word[23:16];
      upper = word[31:24];
    end
    if (place[0]) begin
      low = upper;
    end
    sign = low[7];
    if (size[0]) begin
      sign = upper[7];
    end
    above = 16'h0;
    if ((extend & sign)) begin
      above = 16'hffff;
    end
    if ((!(|size))) begin
      upper = above[7:0];
    end
    if (size[1]) begin
      above = word[31:16];
    end
    value = (({24'h0, low} | {{24'h0, upper} << 32'h8}) | {{16'h0, above} << 32'h10});
  end
endmodule
