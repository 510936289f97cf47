// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_choice (
  input wire [3:0] requests,
  input wire [1:0] last,
  output reg valid,
  output reg [1:0] index,
  output reg [3:0] chosen
);
  reg [3:0] later;
  reg [3:0] chosen_value;
  reg [1:0] index_value;
  reg [3:0] behind__candidates;
  wire behind__valid;
  wire [1:0] behind__index;
  wire [3:0] behind__chosen;
  reg [3:0] any__candidates;
  wire any__valid;
  wire [1:0] any__index;
  wire [3:0] any__chosen;
  always @(*) begin
    later = 4'h0;
    if ((last < 2'h0)) begin
      later = {later[3:1], requests[0]};
    end
    if ((last < 2'h1)) begin
      later = {later[3:2], requests[1], later[0]};
    end
    if ((last < 2'h2)) begin
      later = {later[3], requests[2], later[1:0]};
    end
    if ((last < 2'h3)) begin
      later = {requests[3], later[2:0]};
    end
    behind__candidates = later;
    any__candidates = requests;
    chosen_value = any__chosen;
    index_value = any__index;
    if (behind__valid) begin
      chosen_value = behind__chosen;
      index_value = behind__index;
    end
    valid = any__valid;
    chosen = chosen_value;
    index = index_value;
  end
  warpwright_next_thread behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  warpwright_next_thread any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule
