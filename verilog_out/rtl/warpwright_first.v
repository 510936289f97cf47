// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, texture, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_first (
  input wire [15:0] candidates,
  output reg valid,
  output reg [3:0] index,
  output reg [15:0] chosen
);
  reg [15:0] covered;
  reg [15:0] single;
  reg [3:0] number;
  reg [3:0] index_value;
  always @(*) begin
    covered = (candidates | {candidates >> 32'h1});
    covered = (covered | {covered >> 32'h2});
    covered = (covered | {covered >> 32'h4});
    covered = (covered | {covered >> 32'h8});
    covered = covered;
    covered = covered;
    single = (covered & {~{covered >> 32'h1}});
    chosen = single;
    index_value = 4'h0;
    number = 4'h0;
    if (single[0]) begin
      index_value = (index_value | number);
    end
    number = 4'h1;
    if (single[1]) begin
      index_value = (index_value | number);
    end
    number = 4'h2;
    if (single[2]) begin
      index_value = (index_value | number);
    end
    number = 4'h3;
    if (single[3]) begin
      index_value = (index_value | number);
    end
    number = 4'h4;
    if (single[4]) begin
      index_value = (index_value | number);
    end
    number = 4'h5;
    if (single[5]) begin
      index_value = (index_value | number);
    end
    number = 4'h6;
    if (single[6]) begin
      index_value = (index_value | number);
    end
    number = 4'h7;
    if (single[7]) begin
      index_value = (index_value | number);
    end
    number = 4'h8;
    if (single[8]) begin
      index_value = (index_value | number);
    end
    number = 4'h9;
    if (single[9]) begin
      index_value = (index_value | number);
    end
    number = 4'ha;
    if (single[10]) begin
      index_value = (index_value | number);
    end
    number = 4'hb;
    if (single[11]) begin
      index_value = (index_value | number);
    end
    number = 4'hc;
    if (single[12]) begin
      index_value = (index_value | number);
    end
    number = 4'hd;
    if (single[13]) begin
      index_value = (index_value | number);
    end
    number = 4'he;
    if (single[14]) begin
      index_value = (index_value | number);
    end
    number = 4'hf;
    if (single[15]) begin
      index_value = (index_value | number);
    end
    valid = (|candidates);
    index = index_value;
  end
endmodule
