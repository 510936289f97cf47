// SPDX-License-Identifier: MIT
// round_robin: round robin choice
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Round robin choice: the first request above the last choice, else the lowest.
//
// Chooses among `N` requests, up to 64, `L` bits of number. Latency: combinational, two trees side
// by side.
//
// Ports
//   requests  input, 8 bits: Requests.
//   last  input, 3 bits: Number of the last choice; the search begins at the next number.
//   valid  output, 1 bit: There is a request.
//   index  output, 3 bits: Number of the chosen request; 0 when there is none.
//   chosen  output, 8 bits: The chosen request, one-hot; zero when there is none.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Start and reset
// The block has no registers.
//
// Configuration
// `RoundRobin` of rtl/src/cells/round_robin.rs with N = 8, L = 3. Constants are folded away. For another, change
// its line in rtl/src/registry; the command is then:
//   warpwright export --block round_robin

module warpwright_round_robin (
  input wire [7:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] later;
  reg [7:0] chosen_value;
  reg [2:0] index_value;
  reg [7:0] behind__candidates;
  wire behind__valid;
  wire [2:0] behind__index;
  wire [7:0] behind__chosen;
  reg [7:0] any__candidates;
  wire any__valid;
  wire [2:0] any__index;
  wire [7:0] any__chosen;
  always @(*) begin
    later = 8'h0;
    if ((last < 3'h0)) begin
      later = {later[7:1], requests[0]};
    end
    if ((last < 3'h1)) begin
      later = {later[7:2], requests[1], later[0]};
    end
    if ((last < 3'h2)) begin
      later = {later[7:3], requests[2], later[1:0]};
    end
    if ((last < 3'h3)) begin
      later = {later[7:4], requests[3], later[2:0]};
    end
    if ((last < 3'h4)) begin
      later = {later[7:5], requests[4], later[3:0]};
    end
    if ((last < 3'h5)) begin
      later = {later[7:6], requests[5], later[4:0]};
    end
    if ((last < 3'h6)) begin
      later = {later[7], requests[6], later[5:0]};
    end
    if ((last < 3'h7)) begin
      later = {requests[7], later[6:0]};
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
  warpwright_round_robin_behind behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  warpwright_round_robin_behind any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule
