// return_stack: where the subroutines of each warp return to
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module places (
  input wire clock,
  input wire read_enable,
  input wire [2:0] read_warp,
  input wire [3:0] read_place,
  output reg [19:0] read_data,
  input wire write_enable,
  input wire [2:0] write_warp,
  input wire [3:0] write_place,
  input wire [19:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [19:0] memory [0:127];
  integer k;
  initial for (k = 0; k < 128; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[{read_warp, read_place}];
    if (write_enable) memory[{write_warp, write_place}] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && {read_warp, read_place} == {write_warp, write_place}) read_data <= 20'hbad5b;
  `endif
  end
endmodule

module depths (
  input wire clock,
  input wire [2:0] read_address,
  output reg [4:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [4:0] write_data
);
  reg [4:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module return_stack (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire select_valid,
  input wire [2:0] select_warp,
  input wire [2:0] warp,
  input wire push,
  input wire pop,
  input wire [19:0] pc,
  output reg [4:0] depth,
  output reg [19:0] top
);
  localparam [7:0] one = 8'h1;
  reg [4:0] level;
  reg [4:0] below;
  reg [7:0] kept;
  reg places__read_enable;
  reg [2:0] places__read_warp;
  reg [3:0] places__read_place;
  wire [19:0] places__read_data;
  reg places__write_enable;
  reg [2:0] places__write_warp;
  reg [3:0] places__write_place;
  reg [19:0] places__write_data;
  reg [2:0] depths__read_address;
  wire [4:0] depths__read_data;
  reg depths__write_enable;
  reg [2:0] depths__write_address;
  reg [4:0] depths__write_data;
  reg [7:0] fresh__d;
  reg [7:0] fresh__q = 8'h0;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg [2:0] s2_warp__d;
  reg [2:0] s2_warp__q = 3'h0;
  reg [4:0] e1_depth__d;
  reg [4:0] e1_depth__q = 5'h0;
  always @(*) begin
    fresh__d = fresh__q;
    s2_valid__d = s2_valid__q;
    s2_warp__d = s2_warp__q;
    e1_depth__d = e1_depth__q;
    s2_valid__d = select_valid;
    if (select_valid) begin
      s2_warp__d = select_warp;
    end
    depths__read_address = s2_warp__q;
    level = depths__read_data;
    if (((s2_warp__q == 3'h0) & fresh__q[0])) begin
      level = 5'h0;
    end
    if (((s2_warp__q == 3'h1) & fresh__q[1])) begin
      level = 5'h0;
    end
    if (((s2_warp__q == 3'h2) & fresh__q[2])) begin
      level = 5'h0;
    end
    if (((s2_warp__q == 3'h3) & fresh__q[3])) begin
      level = 5'h0;
    end
    if (((s2_warp__q == 3'h4) & fresh__q[4])) begin
      level = 5'h0;
    end
    if (((s2_warp__q == 3'h5) & fresh__q[5])) begin
      level = 5'h0;
    end
    if (((s2_warp__q == 3'h6) & fresh__q[6])) begin
      level = 5'h0;
    end
    if (((s2_warp__q == 3'h7) & fresh__q[7])) begin
      level = 5'h0;
    end
    below = {level - 5'h1};
    places__read_enable = s2_valid__q;
    places__read_warp = s2_warp__q;
    places__read_place = below[3:0];
    if (s2_valid__q) begin
      e1_depth__d = level;
    end
    depth = e1_depth__q;
    top = places__read_data;
    places__write_enable = push;
    places__write_warp = warp;
    places__write_place = e1_depth__q[3:0];
    places__write_data = {pc + 20'h1};
    depths__write_enable = (push | pop);
    depths__write_address = warp;
    depths__write_data = {e1_depth__q + 5'h1};
    if (pop) begin
      depths__write_data = {e1_depth__q - 5'h1};
    end
    kept = fresh__q;
    if ((push | pop)) begin
      kept = (fresh__q & {~{one << warp}});
    end
    fresh__d = kept;
    if (launch_valid) begin
      fresh__d = (kept | {one << launch_warp});
    end
  end
  always @(posedge clock) begin
    fresh__q <= fresh__d;
    s2_valid__q <= s2_valid__d;
    s2_warp__q <= s2_warp__d;
    e1_depth__q <= e1_depth__d;
  end
  places places (
    .clock(clock),
    .read_enable(places__read_enable),
    .read_warp(places__read_warp),
    .read_place(places__read_place),
    .read_data(places__read_data),
    .write_enable(places__write_enable),
    .write_warp(places__write_warp),
    .write_place(places__write_place),
    .write_data(places__write_data)
  );
  depths depths (
    .clock(clock),
    .read_address(depths__read_address),
    .read_data(depths__read_data),
    .write_enable(depths__write_enable),
    .write_address(depths__write_address),
    .write_data(depths__write_data)
  );
endmodule
