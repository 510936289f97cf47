// SPDX-License-Identifier: MIT
// address_match: the sets of threads at one address
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module address_match (
  input wire [3:0] mask,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  output reg [3:0] members__0,
  output reg [3:0] members__1,
  output reg [3:0] members__2,
  output reg [3:0] members__3
);
  localparam merge = 1'h1;
  localparam [1:0] policy = 2'h0;
  localparam [3:0] below__0 = 4'h0;
  localparam [3:0] below__1 = 4'h1;
  localparam [3:0] below__2 = 4'h3;
  localparam [3:0] below__3 = 4'h7;
  reg [31:0] first;
  reg [31:0] last;
  reg [3:0] with_first;
  reg [3:0] with_last;
  reg [3:0] same__0;
  reg [3:0] same__1;
  reg [3:0] same__2;
  reg [3:0] same__3;
  reg [3:0] rows__0;
  reg [3:0] rows__1;
  reg [3:0] rows__2;
  reg [3:0] rows__3;
  reg found;
  reg [5:0] number;
  reg [5:0] most;
  reg [3:0] best;
  always @(*) begin
    first = 32'h0;
    last = 32'h0;
    found = 1'h0;
    with_first = 4'h0;
    with_last = 4'h0;
    number = 6'h0;
    most = 6'h0;
    best = 4'h0;
    same__0 = 4'h0;
    rows__0 = 4'h0;
    same__1 = 4'h0;
    rows__1 = 4'h0;
    same__2 = 4'h0;
    rows__2 = 4'h0;
    same__3 = 4'h0;
    rows__3 = 4'h0;
    if (((policy == 2'h1) | (policy == 2'h3))) begin
      if (mask[0]) begin
        if ((!found)) begin
          first = address__0;
        end
        found = 1'h1;
        if ((policy == 2'h3)) begin
          last = address__0;
        end
      end
      if (mask[1]) begin
        if ((!found)) begin
          first = address__1;
        end
        found = 1'h1;
        if ((policy == 2'h3)) begin
          last = address__1;
        end
      end
      if (mask[2]) begin
        if ((!found)) begin
          first = address__2;
        end
        found = 1'h1;
        if ((policy == 2'h3)) begin
          last = address__2;
        end
      end
      if (mask[3]) begin
        if ((!found)) begin
          first = address__3;
        end
        found = 1'h1;
        if ((policy == 2'h3)) begin
          last = address__3;
        end
      end
      if ((mask[0] & (address__0 == first))) begin
        with_first = {with_first[3:1], 1'h1};
      end
      if ((((policy == 2'h3) & mask[0]) & (address__0 == last))) begin
        with_last = {with_last[3:1], 1'h1};
      end
      if ((mask[1] & (address__1 == first))) begin
        with_first = {with_first[3:2], 1'h1, with_first[0]};
      end
      if ((((policy == 2'h3) & mask[1]) & (address__1 == last))) begin
        with_last = {with_last[3:2], 1'h1, with_last[0]};
      end
      if ((mask[2] & (address__2 == first))) begin
        with_first = {with_first[3], 1'h1, with_first[1:0]};
      end
      if ((((policy == 2'h3) & mask[2]) & (address__2 == last))) begin
        with_last = {with_last[3], 1'h1, with_last[1:0]};
      end
      if ((mask[3] & (address__3 == first))) begin
        with_first = {1'h1, with_first[2:0]};
      end
      if ((((policy == 2'h3) & mask[3]) & (address__3 == last))) begin
        with_last = {1'h1, with_last[2:0]};
      end
      if ((with_first[0] & (!(|(with_first & below__0))))) begin
        rows__0 = with_first;
      end
      if ((with_last[0] & (!(|(with_last & below__0))))) begin
        rows__0 = with_last;
      end
      if ((with_first[1] & (!(|(with_first & below__1))))) begin
        rows__1 = with_first;
      end
      if ((with_last[1] & (!(|(with_last & below__1))))) begin
        rows__1 = with_last;
      end
      if ((with_first[2] & (!(|(with_first & below__2))))) begin
        rows__2 = with_first;
      end
      if ((with_last[2] & (!(|(with_last & below__2))))) begin
        rows__2 = with_last;
      end
      if ((with_first[3] & (!(|(with_first & below__3))))) begin
        rows__3 = with_first;
      end
      if ((with_last[3] & (!(|(with_last & below__3))))) begin
        rows__3 = with_last;
      end
    end else begin
      if (((mask[0] & mask[1]) & (address__0 == address__1))) begin
        same__0 = {same__0[3:2], 1'h1, same__0[0]};
        same__1 = {same__1[3:1], 1'h1};
      end
      if (((mask[0] & mask[2]) & (address__0 == address__2))) begin
        same__0 = {same__0[3], 1'h1, same__0[1:0]};
        same__2 = {same__2[3:1], 1'h1};
      end
      if (((mask[0] & mask[3]) & (address__0 == address__3))) begin
        same__0 = {1'h1, same__0[2:0]};
        same__3 = {same__3[3:1], 1'h1};
      end
      if (((mask[1] & mask[2]) & (address__1 == address__2))) begin
        same__1 = {same__1[3], 1'h1, same__1[1:0]};
        same__2 = {same__2[3:2], 1'h1, same__2[0]};
      end
      if (((mask[1] & mask[3]) & (address__1 == address__3))) begin
        same__1 = {1'h1, same__1[2:0]};
        same__3 = {same__3[3:2], 1'h1, same__3[0]};
      end
      if (((mask[2] & mask[3]) & (address__2 == address__3))) begin
        same__2 = {1'h1, same__2[2:0]};
        same__3 = {same__3[3], 1'h1, same__3[1:0]};
      end
      if (((|same__0) & (!(|(same__0 & below__0))))) begin
        rows__0 = {same__0[3:1], 1'h1};
      end
      if (((|same__1) & (!(|(same__1 & below__1))))) begin
        rows__1 = {same__1[3:2], 1'h1, same__1[0]};
      end
      if (((|same__2) & (!(|(same__2 & below__2))))) begin
        rows__2 = {same__2[3], 1'h1, same__2[1:0]};
      end
      if (((|same__3) & (!(|(same__3 & below__3))))) begin
        rows__3 = {1'h1, same__3[2:0]};
      end
      if ((policy == 2'h2)) begin
        number = 6'h0;
        if (rows__0[0]) begin
          number = {number + 6'h1};
        end
        if (rows__0[1]) begin
          number = {number + 6'h1};
        end
        if (rows__0[2]) begin
          number = {number + 6'h1};
        end
        if (rows__0[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__0;
        end
        number = 6'h0;
        if (rows__1[0]) begin
          number = {number + 6'h1};
        end
        if (rows__1[1]) begin
          number = {number + 6'h1};
        end
        if (rows__1[2]) begin
          number = {number + 6'h1};
        end
        if (rows__1[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__1;
        end
        number = 6'h0;
        if (rows__2[0]) begin
          number = {number + 6'h1};
        end
        if (rows__2[1]) begin
          number = {number + 6'h1};
        end
        if (rows__2[2]) begin
          number = {number + 6'h1};
        end
        if (rows__2[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__2;
        end
        number = 6'h0;
        if (rows__3[0]) begin
          number = {number + 6'h1};
        end
        if (rows__3[1]) begin
          number = {number + 6'h1};
        end
        if (rows__3[2]) begin
          number = {number + 6'h1};
        end
        if (rows__3[3]) begin
          number = {number + 6'h1};
        end
        if ((number > most)) begin
          most = number;
          best = rows__3;
        end
        if (((!best[0]) | (|(best & below__0)))) begin
          rows__0 = 4'h0;
        end
        if (((!best[1]) | (|(best & below__1)))) begin
          rows__1 = 4'h0;
        end
        if (((!best[2]) | (|(best & below__2)))) begin
          rows__2 = 4'h0;
        end
        if (((!best[3]) | (|(best & below__3)))) begin
          rows__3 = 4'h0;
        end
      end
    end
    members__0 = 4'h0;
    if ((merge & (|(rows__0 & {{~below__0} << 32'h1})))) begin
      members__0 = rows__0;
    end
    members__1 = 4'h0;
    if ((merge & (|(rows__1 & {{~below__1} << 32'h1})))) begin
      members__1 = rows__1;
    end
    members__2 = 4'h0;
    if ((merge & (|(rows__2 & {{~below__2} << 32'h1})))) begin
      members__2 = rows__2;
    end
    members__3 = 4'h0;
    if ((merge & (|(rows__3 & {{~below__3} << 32'h1})))) begin
      members__3 = rows__3;
    end
  end
endmodule
