// SPDX-License-Identifier: MIT
// crc32: checksum of the host link's frames, one bit per cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module crc32 (
  input wire clock,
  input wire clear,
  input wire valid,
  input wire [7:0] data,
  output reg busy,
  output reg [31:0] value,
  output reg good
);
  localparam [31:0] polynomial = 32'hedb88320;
  localparam [31:0] residue = 32'h2144df1c;
  reg feedback;
  reg [31:0] register__d;
  reg [31:0] register__q = 32'h0;
  reg [7:0] shift__d;
  reg [7:0] shift__q = 8'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  always @(*) begin
    register__d = register__q;
    shift__d = shift__q;
    left__d = left__q;
    value = register__q;
    busy = (|left__q);
    good = (register__q == residue);
    feedback = (!(register__q[0] ^ shift__q[0]));
    if ((|left__q)) begin
      left__d = {left__q - 4'h1};
      shift__d = {shift__q >> 32'h1};
      register__d = ({register__q >> 32'h1} ^ 32'h80000000);
      if (feedback) begin
        register__d = (({register__q >> 32'h1} ^ 32'h80000000) ^ polynomial);
      end
    end else begin
      if (valid) begin
        left__d = 4'h8;
        shift__d = data;
      end
    end
    if (clear) begin
      register__d = 32'h0;
      left__d = 4'h0;
    end
  end
  always @(posedge clock) begin
    register__q <= register__d;
    shift__q <= shift__d;
    left__q <= left__d;
  end
endmodule
