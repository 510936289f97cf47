// round_robin: round robin choice
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module round_robin (
  input wire [7:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] later;
  reg [7:0] covered;
  reg [7:0] covered_later;
  reg [7:0] pool;
  reg [2:0] number;
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
    covered = (requests | {requests << 32'h1});
    covered = (covered | {covered << 32'h2});
    covered = (covered | {covered << 32'h4});
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    covered_later = (later | {later << 32'h1});
    covered_later = (covered_later | {covered_later << 32'h2});
    covered_later = (covered_later | {covered_later << 32'h4});
    covered_later = (covered_later | 8'h0);
    covered_later = (covered_later | 8'h0);
    covered_later = (covered_later | 8'h0);
    pool = (covered & {~{covered << 32'h1}});
    if ((|later)) begin
      pool = (covered_later & {~{covered_later << 32'h1}});
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
    number = 3'h5;
    if (pool[5]) begin
      index = (index | number);
    end
    number = 3'h6;
    if (pool[6]) begin
      index = (index | number);
    end
    number = 3'h7;
    if (pool[7]) begin
      index = (index | number);
    end
    valid = (|requests);
  end
endmodule
