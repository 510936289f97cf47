// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, shared_memory, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shared_memory_ports_2 (
  input wire [3:0] accesses_winners,
  input wire [1:0] accesses_bank__0,
  input wire [1:0] accesses_bank__1,
  input wire [1:0] accesses_bank__2,
  input wire [1:0] accesses_bank__3,
  input wire [11:0] accesses_row__0,
  input wire [11:0] accesses_row__1,
  input wire [11:0] accesses_row__2,
  input wire [11:0] accesses_row__3,
  input wire [3:0] accesses_lanes__0,
  input wire [3:0] accesses_lanes__1,
  input wire [3:0] accesses_lanes__2,
  input wire [3:0] accesses_lanes__3,
  input wire [31:0] accesses_data__0,
  input wire [31:0] accesses_data__1,
  input wire [31:0] accesses_data__2,
  input wire [31:0] accesses_data__3,
  output reg used,
  output reg [11:0] row,
  output reg [3:0] lanes,
  output reg [31:0] data
);
  localparam [1:0] number = 2'h1;
  reg [3:0] wanted;
  reg [3:0] quad;
  reg [1:0] at;
  reg found;
  reg here;
  reg [31:0] data_value;
  reg [3:0] lanes_value;
  reg [11:0] row_value;
  always @(*) begin
    wanted = 4'h0;
    wanted = {wanted[3:1], (accesses_winners[0] & (accesses_bank__0 == number))};
    wanted = {wanted[3:2], (accesses_winners[1] & (accesses_bank__1 == number)), wanted[0]};
    wanted = {wanted[3], (accesses_winners[2] & (accesses_bank__2 == number)), wanted[1:0]};
    wanted = {(accesses_winners[3] & (accesses_bank__3 == number)), wanted[2:0]};
    used = (|wanted);
    row_value = 12'h0;
    lanes_value = 4'h0;
    data_value = 32'h0;
    found = 1'h0;
    here = 1'h0;
    quad = 4'h0;
    at = 2'h0;
    quad = wanted;
    at = 2'h0;
    if (quad[0]) begin
      at = at;
    end
    if (quad[1]) begin
      at = (at | 2'h1);
    end
    if (quad[2]) begin
      at = (at | 2'h2);
    end
    if (quad[3]) begin
      at = (at | 2'h3);
    end
    here = ((!found) | (|quad));
    found = 1'h1;
    if ((here & (at == 2'h0))) begin
      row_value = accesses_row__0;
      lanes_value = accesses_lanes__0;
      data_value = accesses_data__0;
    end
    if ((here & (at == 2'h1))) begin
      row_value = accesses_row__1;
      lanes_value = accesses_lanes__1;
      data_value = accesses_data__1;
    end
    if ((here & (at == 2'h2))) begin
      row_value = accesses_row__2;
      lanes_value = accesses_lanes__2;
      data_value = accesses_data__2;
    end
    if ((here & (at == 2'h3))) begin
      row_value = accesses_row__3;
      lanes_value = accesses_lanes__3;
      data_value = accesses_data__3;
    end
    data = data_value;
    lanes = lanes_value;
    row = row_value;
  end
endmodule
