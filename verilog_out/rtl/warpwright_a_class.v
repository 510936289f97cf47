// SPDX-License-Identifier: MIT
// Part of lane, lanes, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_a_class (
  input wire [31:0] float,
  output reg [7:0] class_exponent,
  output reg class_zero,
  output reg class_infinite,
  output reg class_nan
);
  reg class_infinite_value;
  reg class_nan_value;
  always @(*) begin
    class_exponent = float[30:23];
    class_zero = (class_exponent == 8'h0);
    class_infinite_value = 1'h0;
    class_nan_value = 1'h0;
    if ((class_exponent == 8'hff)) begin
      class_nan_value = (|{float << 32'h9});
      class_infinite_value = (!(|{float << 32'h9}));
    end
    class_infinite = class_infinite_value;
    class_nan = class_nan_value;
  end
endmodule
