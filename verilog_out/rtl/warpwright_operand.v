// SPDX-License-Identifier: MIT
// Part of microcoded_core, microcoded_pool, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_operand (
  input wire [15:0] word,
  input wire [7:0] index,
  input wire [31:0] low,
  input wire [7:0] high,
  input wire [2:0] warp,
  input wire [1:0] thread,
  input wire [11:0] x,
  output reg reads,
  output reg [11:0] wanted
);
  reg [2:0] mode;
  reg [4:0] next_code;
  reg [11:0] common;
  reg [11:0] ra;
  reg [11:0] rb;
  reg [11:0] rc;
  reg [11:0] rd;
  reg [11:0] shared;
  reg [11:0] own;
  reg [11:0] indexed;
  reg [11:0] register;
  always @(*) begin
    mode = word[10:8];
    common = ({10'h0, thread} | {{9'h0, warp} << 32'h7});
    ra = ((common | {{7'h0, low[22:18]} << 32'h2}) ^ {{11'h0, low[23]} << 32'h7});
    rb = ((common | {{7'h0, low[28:24]} << 32'h2}) ^ {{11'h0, low[29]} << 32'h7});
    if (low[7]) begin
      rb = 12'h700;
    end
    rc = (((common | {{10'h0, low[31:30]} << 32'h2}) | {{9'h0, high[2:0]} << 32'h4}) ^ {{11'h0, high[3]} << 32'h7});
    rd = ((common | {{7'h0, low[16:12]} << 32'h2}) ^ {{11'h0, low[17]} << 32'h7});
    register = 12'h0;
    if (mode[2]) begin
      register = ra;
      if (mode[0]) begin
        register = rb;
      end
      if (mode[1]) begin
        register = rc;
        if (mode[0]) begin
          register = rd;
        end
      end
    end
    shared = 12'h0;
    if (((mode == 3'h0) | (mode == 3'h3))) begin
      shared = ({4'h0, index} | 12'h700);
    end
    own = 12'h0;
    if ((mode == 3'h1)) begin
      own = (({6'h0, index[5:0]} | {{9'h0, warp} << 32'h6}) | 12'h400);
      if (index[6]) begin
        own = (({8'h0, index[3:0]} | {{10'h0, warp[1:0]} << 32'h4}) | 12'h780);
      end
      if (index[7]) begin
        own = ((own & 12'hffc) | {10'h0, thread});
      end
    end
    indexed = 12'h0;
    if ((mode == 3'h2)) begin
      indexed = x;
    end
    wanted = (((register | shared) | own) | indexed);
    next_code = word[15:11];
    reads = ((((next_code < 5'hd) & (next_code != 5'h6)) & (next_code != 5'h7)) & (mode != 3'h3));
  end
endmodule
