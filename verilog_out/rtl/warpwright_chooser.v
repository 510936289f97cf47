// SPDX-License-Identifier: MIT
// Part of shader_core_nano, shader_core_small, slow_results, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_chooser (
  input wire [4:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [4:0] chosen
);
  reg [4:0] later;
  reg [4:0] chosen_value;
  reg [2:0] index_value;
  reg [4:0] behind__candidates;
  wire behind__valid;
  wire [2:0] behind__index;
  wire [4:0] behind__chosen;
  reg [4:0] any__candidates;
  wire any__valid;
  wire [2:0] any__index;
  wire [4:0] any__chosen;
  always @(*) begin
    later = 5'h0;
    if ((last < 3'h0)) begin
      later = {later[4:1], requests[0]};
    end
    if ((last < 3'h1)) begin
      later = {later[4:2], requests[1], later[0]};
    end
    if ((last < 3'h2)) begin
      later = {later[4:3], requests[2], later[1:0]};
    end
    if ((last < 3'h3)) begin
      later = {later[4], requests[3], later[2:0]};
    end
    if ((last < 3'h4)) begin
      later = {requests[4], later[3:0]};
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
  warpwright_slow_results_behind behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  warpwright_slow_results_behind any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule
