// SPDX-License-Identifier: MIT
// Part of microcoded_core, microcoded_pool, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_threads (
  input wire clock,
  input wire [15:0] a,
  input wire a_any,
  input wire [3:0] guard,
  input wire [1:0] put_number,
  input wire [1:0] select_number,
  input wire begins,
  input wire restarts,
  input wire advances,
  input wire set,
  input wire load,
  input wire put,
  output reg [3:0] left,
  output reg [1:0] thread,
  output reg [3:0] thread_bit,
  output reg more,
  output reg selected,
  output reg [15:0] predicates
);
  reg [3:0] own_bit;
  reg [3:0] mask;
  reg [1:0] number;
  reg [3:0] chosen;
  reg [3:0] selecting;
  reg [3:0] of_mask;
  reg [1:0] first;
  reg [15:0] all__d;
  reg [15:0] all__q = 16'h0;
  reg [3:0] waiting__d;
  reg [3:0] waiting__q = 4'h0;
  reg [1:0] present__d;
  reg [1:0] present__q = 2'h0;
  always @(*) begin
    all__d = all__q;
    waiting__d = waiting__q;
    present__d = present__q;
    predicates = all__q;
    left = waiting__q;
    thread = present__q;
    own_bit = 4'h0;
    chosen = 4'h0;
    selecting = 4'h0;
    number = guard[1:0];
    if ((present__q == 2'h0)) begin
      own_bit = {own_bit[3:1], 1'h1};
    end
    if ((number == 2'h0)) begin
      chosen = all__q[3:0];
    end
    if ((select_number == 2'h0)) begin
      selecting = all__q[3:0];
    end
    if ((present__q == 2'h1)) begin
      own_bit = {own_bit[3:2], 1'h1, own_bit[0]};
    end
    if ((number == 2'h1)) begin
      chosen = all__q[7:4];
    end
    if ((select_number == 2'h1)) begin
      selecting = all__q[7:4];
    end
    if ((present__q == 2'h2)) begin
      own_bit = {own_bit[3], 1'h1, own_bit[1:0]};
    end
    if ((number == 2'h2)) begin
      chosen = all__q[11:8];
    end
    if ((select_number == 2'h2)) begin
      selecting = all__q[11:8];
    end
    if ((present__q == 2'h3)) begin
      own_bit = {1'h1, own_bit[2:0]};
    end
    if ((number == 2'h3)) begin
      chosen = all__q[15:12];
    end
    if ((select_number == 2'h3)) begin
      selecting = all__q[15:12];
    end
    if (guard[2]) begin
      chosen = (chosen ^ 4'hf);
    end
    if ((!guard[3])) begin
      chosen = 4'hf;
    end
    of_mask = a[3:0];
    mask = (waiting__q & (own_bit ^ 4'hf));
    if (begins) begin
      mask = (of_mask & chosen);
    end
    if (restarts) begin
      mask = of_mask;
    end
    first = 2'h3;
    if (mask[2]) begin
      first = 2'h2;
    end
    if (mask[1]) begin
      first = 2'h1;
    end
    if (mask[0]) begin
      first = 2'h0;
    end
    if (((begins | restarts) | (advances & (|mask)))) begin
      waiting__d = mask;
      present__d = first;
    end
    if (set) begin
      present__d = a[1:0];
    end
    if (load) begin
      all__d = a;
    end
    if (put) begin
      if (((put_number == 2'h0) & (present__q == 2'h0))) begin
        all__d = {all__q[15:1], a_any};
      end
      if (((put_number == 2'h0) & (present__q == 2'h1))) begin
        all__d = {all__q[15:2], a_any, all__q[0]};
      end
      if (((put_number == 2'h0) & (present__q == 2'h2))) begin
        all__d = {all__q[15:3], a_any, all__q[1:0]};
      end
      if (((put_number == 2'h0) & (present__q == 2'h3))) begin
        all__d = {all__q[15:4], a_any, all__q[2:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h0))) begin
        all__d = {all__q[15:5], a_any, all__q[3:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h1))) begin
        all__d = {all__q[15:6], a_any, all__q[4:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h2))) begin
        all__d = {all__q[15:7], a_any, all__q[5:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h3))) begin
        all__d = {all__q[15:8], a_any, all__q[6:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h0))) begin
        all__d = {all__q[15:9], a_any, all__q[7:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h1))) begin
        all__d = {all__q[15:10], a_any, all__q[8:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h2))) begin
        all__d = {all__q[15:11], a_any, all__q[9:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h3))) begin
        all__d = {all__q[15:12], a_any, all__q[10:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h0))) begin
        all__d = {all__q[15:13], a_any, all__q[11:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h1))) begin
        all__d = {all__q[15:14], a_any, all__q[12:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h2))) begin
        all__d = {all__q[15], a_any, all__q[13:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h3))) begin
        all__d = {a_any, all__q[14:0]};
      end
    end
    thread_bit = own_bit;
    more = (|mask);
    selected = (|(selecting & own_bit));
  end
  always @(posedge clock) begin
    all__q <= all__d;
    waiting__q <= waiting__d;
    present__q <= present__d;
  end
endmodule
