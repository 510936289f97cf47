// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_unpack (
  input wire [31:0] a,
  input wire [1:0] part,
  output reg [31:0] unorm8,
  output reg [31:0] unorm16,
  output reg [31:0] float
);
  reg [7:0] octet;
  reg [15:0] half;
  reg [31:0] low;
  reg [31:0] float_value;
  reg [31:0] unorm16_value;
  always @(*) begin
    octet = a[7:0];
    if ((part == 2'h1)) begin
      octet = a[15:8];
    end
    if ((part == 2'h2)) begin
      octet = a[23:16];
    end
    if ((part == 2'h3)) begin
      octet = a[31:24];
    end
    half = a[15:0];
    if (part[0]) begin
      half = a[31:16];
    end
    low = {24'h0, octet};
    if ((|{octet >> 32'h1})) begin
      low = (low | 32'h1);
    end else begin
      if (octet[0]) begin
        low = 32'h2;
      end
    end
    unorm8 = ((({{24'h0, octet} << 32'h18} | {{24'h0, octet} << 32'h10}) | {{24'h0, octet} << 32'h8}) | low);
    unorm16_value = ({{16'h0, half} << 32'h10} | {16'h0, half});
    if ((|{half >> 32'h9})) begin
      unorm16_value = (unorm16_value | 32'h1);
    end else begin
      if ((half[8] & (half[1:0] == 2'h1))) begin
        unorm16_value = ((unorm16_value & 32'hfffffffc) | 32'h2);
      end
    end
    float_value = ({{16'h0, half} << 32'hd} & 32'h7ffe000);
    if ((((!half[14]) & (|half[13:10])) | (&half[14:10]))) begin
      float_value = (float_value | 32'h38000000);
    end
    if (half[14]) begin
      float_value = (float_value | 32'h40000000);
    end
    if (half[15]) begin
      float_value = (float_value | 32'h80000000);
    end
    float = float_value;
    unorm16 = unorm16_value;
  end
endmodule
