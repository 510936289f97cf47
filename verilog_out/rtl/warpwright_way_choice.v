// SPDX-License-Identifier: MIT
// Part of front_end, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_way_choice (
  input wire [15:0] requests,
  input wire [3:0] last,
  output reg valid,
  output reg [3:0] index,
  output reg [15:0] chosen
);
  reg [15:0] later;
  reg [15:0] chosen_value;
  reg [3:0] index_value;
  reg [15:0] behind__candidates;
  wire behind__valid;
  wire [3:0] behind__index;
  wire [15:0] behind__chosen;
  reg [15:0] any__candidates;
  wire any__valid;
  wire [3:0] any__index;
  wire [15:0] any__chosen;
  always @(*) begin
    later = 16'h0;
    if ((last < 4'h0)) begin
      later = {later[15:1], requests[0]};
    end
    if ((last < 4'h1)) begin
      later = {later[15:2], requests[1], later[0]};
    end
    if ((last < 4'h2)) begin
      later = {later[15:3], requests[2], later[1:0]};
    end
    if ((last < 4'h3)) begin
      later = {later[15:4], requests[3], later[2:0]};
    end
    if ((last < 4'h4)) begin
      later = {later[15:5], requests[4], later[3:0]};
    end
    if ((last < 4'h5)) begin
      later = {later[15:6], requests[5], later[4:0]};
    end
    if ((last < 4'h6)) begin
      later = {later[15:7], requests[6], later[5:0]};
    end
    if ((last < 4'h7)) begin
      later = {later[15:8], requests[7], later[6:0]};
    end
    if ((last < 4'h8)) begin
      later = {later[15:9], requests[8], later[7:0]};
    end
    if ((last < 4'h9)) begin
      later = {later[15:10], requests[9], later[8:0]};
    end
    if ((last < 4'ha)) begin
      later = {later[15:11], requests[10], later[9:0]};
    end
    if ((last < 4'hb)) begin
      later = {later[15:12], requests[11], later[10:0]};
    end
    if ((last < 4'hc)) begin
      later = {later[15:13], requests[12], later[11:0]};
    end
    if ((last < 4'hd)) begin
      later = {later[15:14], requests[13], later[12:0]};
    end
    if ((last < 4'he)) begin
      later = {later[15], requests[14], later[13:0]};
    end
    if ((last < 4'hf)) begin
      later = {requests[15], later[14:0]};
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
  warpwright_front_end_behind behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  warpwright_front_end_behind any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule
