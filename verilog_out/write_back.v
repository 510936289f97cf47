// write_back: fixed-latency and slow results into the two bank groups
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module chooser (
  input wire [4:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [4:0] chosen
);
  reg [4:0] later;
  reg [4:0] lowest;
  reg [4:0] pool;
  reg [2:0] number;
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
    lowest = (requests & {{~requests} + 5'h1});
    pool = (later & {{~later} + 5'h1});
    if ((!(|later))) begin
      pool = lowest;
    end
    chosen = pool;
    index = 3'h0;
    number = 3'h0;
    if (pool[0]) begin
      index = (index | number);
    end
    number = 3'h1;
    if (pool[1]) begin
      index = (index | number);
    end
    number = 3'h2;
    if (pool[2]) begin
      index = (index | number);
    end
    number = 3'h3;
    if (pool[3]) begin
      index = (index | number);
    end
    number = 3'h4;
    if (pool[4]) begin
      index = (index | number);
    end
    valid = (|requests);
  end
endmodule

module write_back (
  input wire clock,
  input wire [3:0] fixed_mask,
  input wire fixed_group,
  input wire [6:0] fixed_address,
  input wire [31:0] fixed_data__0,
  input wire [31:0] fixed_data__1,
  input wire [31:0] fixed_data__2,
  input wire [31:0] fixed_data__3,
  input wire [4:0] slow_valid,
  output reg [4:0] slow_ready,
  output reg [2:0] turn,
  input wire slow_group,
  input wire [6:0] slow_address,
  input wire [3:0] slow_mask,
  input wire [31:0] slow_data__0,
  input wire [31:0] slow_data__1,
  input wire [31:0] slow_data__2,
  input wire [31:0] slow_data__3,
  output reg slow_taken,
  output reg slow_waits,
  output reg throttle,
  output reg [3:0] even_mask,
  output reg [6:0] even_address,
  output reg [31:0] even_data__0,
  output reg [31:0] even_data__1,
  output reg [31:0] even_data__2,
  output reg [31:0] even_data__3,
  output reg [3:0] odd_mask,
  output reg [6:0] odd_address,
  output reg [31:0] odd_data__0,
  output reg [31:0] odd_data__1,
  output reg [31:0] odd_data__2,
  output reg [31:0] odd_data__3
);
  localparam [3:0] zero = 4'h0;
  reg any;
  reg taken;
  reg even_slow;
  reg odd_slow;
  reg [2:0] last__d;
  reg [2:0] last__q = 3'h0;
  reg [4:0] chooser__requests;
  reg [2:0] chooser__last;
  wire chooser__valid;
  wire [2:0] chooser__index;
  wire [4:0] chooser__chosen;
  reg [3:0] waited__d;
  reg [3:0] waited__q = 4'h0;
  always @(*) begin
    last__d = last__q;
    waited__d = waited__q;
    chooser__requests = slow_valid;
    chooser__last = last__q;
    any = chooser__valid;
    turn = chooser__index;
    taken = (any & ((!(|fixed_mask)) | (fixed_group != slow_group)));
    slow_taken = taken;
    slow_waits = (any & (!taken));
    slow_ready = 5'h0;
    if (taken) begin
      last__d = chooser__index;
      waited__d = 4'h0;
      slow_ready = chooser__chosen;
    end else begin
      if ((any & (!(&waited__q)))) begin
        waited__d = {waited__q + 4'h1};
      end
    end
    throttle = (&waited__q);
    even_slow = (taken & (!slow_group));
    odd_slow = (taken & slow_group);
    even_mask = zero;
    odd_mask = zero;
    if (fixed_group) begin
      odd_mask = fixed_mask;
    end else begin
      even_mask = fixed_mask;
    end
    even_address = fixed_address;
    odd_address = fixed_address;
    even_data__0 = fixed_data__0;
    odd_data__0 = fixed_data__0;
    even_data__1 = fixed_data__1;
    odd_data__1 = fixed_data__1;
    even_data__2 = fixed_data__2;
    odd_data__2 = fixed_data__2;
    even_data__3 = fixed_data__3;
    odd_data__3 = fixed_data__3;
    if (even_slow) begin
      even_mask = slow_mask;
      even_address = slow_address;
      even_data__0 = slow_data__0;
      even_data__1 = slow_data__1;
      even_data__2 = slow_data__2;
      even_data__3 = slow_data__3;
    end
    if (odd_slow) begin
      odd_mask = slow_mask;
      odd_address = slow_address;
      odd_data__0 = slow_data__0;
      odd_data__1 = slow_data__1;
      odd_data__2 = slow_data__2;
      odd_data__3 = slow_data__3;
    end
  end
  always @(posedge clock) begin
    last__q <= last__d;
    waited__q <= waited__d;
  end
  chooser chooser (
    .requests(chooser__requests),
    .last(chooser__last),
    .valid(chooser__valid),
    .index(chooser__index),
    .chosen(chooser__chosen)
  );
endmodule
