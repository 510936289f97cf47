// scoreboard: completion counters that instructions name
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module scoreboard (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [7:0] launch_wait,
  input wire issue_valid,
  input wire [2:0] issue_warp,
  input wire issue_reorderable,
  input wire [2:0] issue_slot,
  input wire [7:0] issue_wait,
  input wire complete_valid__0,
  input wire complete_valid__1,
  input wire [2:0] complete_warp__0,
  input wire [2:0] complete_warp__1,
  input wire [2:0] complete_slot__0,
  input wire [2:0] complete_slot__1,
  output reg [7:0] hold,
  output reg [7:0] pending__0,
  output reg [7:0] pending__1,
  output reg [7:0] pending__2,
  output reg [7:0] pending__3,
  output reg [7:0] pending__4,
  output reg [7:0] pending__5,
  output reg [7:0] pending__6,
  output reg [7:0] pending__7,
  output reg [7:0] full__0,
  output reg [7:0] full__1,
  output reg [7:0] full__2,
  output reg [7:0] full__3,
  output reg [7:0] full__4,
  output reg [7:0] full__5,
  output reg [7:0] full__6,
  output reg [7:0] full__7,
  output reg [7:0] idle
);
  localparam in_order = 1'h0;
  localparam mask_on_same = 1'h0;
  localparam [2:0] numbers = 3'h7;
  localparam [23:0] unit = 24'h1;
  localparam [23:0] maxima = 24'hffffff;
  reg [23:0] up;
  reg [23:0] down;
  reg [23:0] down_other;
  reg touched;
  reg [23:0] sum;
  reg [7:0] not_zero;
  reg [7:0] at_maximum;
  reg [23:0] distance;
  reg [23:0] mask;
  reg [7:0] own;
  reg [2:0] slot;
  reg [7:0] next_wait;
  reg [4:0] amount;
  reg [23:0] counters__0__d;
  reg [23:0] counters__0__q = 24'h0;
  reg [23:0] counters__1__d;
  reg [23:0] counters__1__q = 24'h0;
  reg [23:0] counters__2__d;
  reg [23:0] counters__2__q = 24'h0;
  reg [23:0] counters__3__d;
  reg [23:0] counters__3__q = 24'h0;
  reg [23:0] counters__4__d;
  reg [23:0] counters__4__q = 24'h0;
  reg [23:0] counters__5__d;
  reg [23:0] counters__5__q = 24'h0;
  reg [23:0] counters__6__d;
  reg [23:0] counters__6__q = 24'h0;
  reg [23:0] counters__7__d;
  reg [23:0] counters__7__q = 24'h0;
  reg [23:0] masks__0__d;
  reg [23:0] masks__0__q = 24'h0;
  reg [23:0] masks__1__d;
  reg [23:0] masks__1__q = 24'h0;
  reg [23:0] masks__2__d;
  reg [23:0] masks__2__q = 24'h0;
  reg [23:0] masks__3__d;
  reg [23:0] masks__3__q = 24'h0;
  reg [23:0] masks__4__d;
  reg [23:0] masks__4__q = 24'h0;
  reg [23:0] masks__5__d;
  reg [23:0] masks__5__q = 24'h0;
  reg [23:0] masks__6__d;
  reg [23:0] masks__6__q = 24'h0;
  reg [23:0] masks__7__d;
  reg [23:0] masks__7__q = 24'h0;
  always @(*) begin
    next_wait = issue_wait;
    if (mask_on_same) begin
      next_wait = 8'h0;
    end
    slot = (issue_slot & numbers);
    amount = {{2'h0, slot} + {{2'h0, slot} << 32'h1}};
    up = {unit << amount};
    slot = (complete_slot__0 & numbers);
    amount = {{2'h0, slot} + {{2'h0, slot} << 32'h1}};
    down = {unit << amount};
    slot = (complete_slot__1 & numbers);
    amount = {{2'h0, slot} + {{2'h0, slot} << 32'h1}};
    down_other = {unit << amount};
    hold = 8'h0;
    idle = 8'h0;
    sum = 24'h0;
    not_zero = 8'h0;
    at_maximum = 8'h0;
    distance = 24'h0;
    touched = 1'h0;
    counters__0__d = counters__0__q;
    mask = masks__0__q;
    own = mask[7:0];
    pending__0 = own;
    full__0 = mask[15:8];
    if ((!(|own))) begin
      idle = {idle[7:1], 1'h1};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {hold[7:1], 1'h1};
    end
    sum = counters__0__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h0))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h0))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h0))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__0__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h0))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__0__d = mask;
    counters__1__d = counters__1__q;
    mask = masks__1__q;
    own = mask[7:0];
    pending__1 = own;
    full__1 = mask[15:8];
    if ((!(|own))) begin
      idle = {idle[7:2], 1'h1, idle[0]};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {hold[7:2], 1'h1, hold[0]};
    end
    sum = counters__1__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h1))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h1))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h1))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__1__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h1))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__1__d = mask;
    counters__2__d = counters__2__q;
    mask = masks__2__q;
    own = mask[7:0];
    pending__2 = own;
    full__2 = mask[15:8];
    if ((!(|own))) begin
      idle = {idle[7:3], 1'h1, idle[1:0]};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {hold[7:3], 1'h1, hold[1:0]};
    end
    sum = counters__2__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h2))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h2))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h2))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__2__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h2))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__2__d = mask;
    counters__3__d = counters__3__q;
    mask = masks__3__q;
    own = mask[7:0];
    pending__3 = own;
    full__3 = mask[15:8];
    if ((!(|own))) begin
      idle = {idle[7:4], 1'h1, idle[2:0]};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {hold[7:4], 1'h1, hold[2:0]};
    end
    sum = counters__3__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h3))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h3))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h3))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__3__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h3))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__3__d = mask;
    counters__4__d = counters__4__q;
    mask = masks__4__q;
    own = mask[7:0];
    pending__4 = own;
    full__4 = mask[15:8];
    if ((!(|own))) begin
      idle = {idle[7:5], 1'h1, idle[3:0]};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {hold[7:5], 1'h1, hold[3:0]};
    end
    sum = counters__4__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h4))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h4))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h4))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__4__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h4))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__4__d = mask;
    counters__5__d = counters__5__q;
    mask = masks__5__q;
    own = mask[7:0];
    pending__5 = own;
    full__5 = mask[15:8];
    if ((!(|own))) begin
      idle = {idle[7:6], 1'h1, idle[4:0]};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {hold[7:6], 1'h1, hold[4:0]};
    end
    sum = counters__5__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h5))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h5))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h5))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__5__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h5))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__5__d = mask;
    counters__6__d = counters__6__q;
    mask = masks__6__q;
    own = mask[7:0];
    pending__6 = own;
    full__6 = mask[15:8];
    if ((!(|own))) begin
      idle = {idle[7], 1'h1, idle[5:0]};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {hold[7], 1'h1, hold[5:0]};
    end
    sum = counters__6__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h6))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h6))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h6))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__6__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h6))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__6__d = mask;
    counters__7__d = counters__7__q;
    mask = masks__7__q;
    own = mask[7:0];
    pending__7 = own;
    full__7 = mask[15:8];
    if ((!(|own))) begin
      idle = {1'h1, idle[6:0]};
    end
    if (((|(own & mask[23:16])) | (in_order & (|own)))) begin
      hold = {1'h1, hold[6:0]};
    end
    sum = counters__7__q;
    touched = 1'h0;
    if ((issue_valid & (issue_warp == 3'h7))) begin
      mask = ((mask & 24'hffff) | {{16'h0, next_wait} << 32'h10});
      if (issue_reorderable) begin
        sum = {sum + up};
        touched = 1'h1;
      end
    end
    if ((complete_valid__0 & (complete_warp__0 == 3'h7))) begin
      sum = {sum - down};
      touched = 1'h1;
    end
    if ((complete_valid__1 & (complete_warp__1 == 3'h7))) begin
      sum = {sum - down_other};
      touched = 1'h1;
    end
    if (touched) begin
      counters__7__d = sum;
      distance = (sum ^ maxima);
      not_zero = 8'h0;
      at_maximum = 8'h0;
      if ((|sum[2:0])) begin
        not_zero = {not_zero[7:1], 1'h1};
      end
      if ((!(|distance[2:0]))) begin
        at_maximum = {at_maximum[7:1], 1'h1};
      end
      if ((|sum[5:3])) begin
        not_zero = {not_zero[7:2], 1'h1, not_zero[0]};
      end
      if ((!(|distance[5:3]))) begin
        at_maximum = {at_maximum[7:2], 1'h1, at_maximum[0]};
      end
      if ((|sum[8:6])) begin
        not_zero = {not_zero[7:3], 1'h1, not_zero[1:0]};
      end
      if ((!(|distance[8:6]))) begin
        at_maximum = {at_maximum[7:3], 1'h1, at_maximum[1:0]};
      end
      if ((|sum[11:9])) begin
        not_zero = {not_zero[7:4], 1'h1, not_zero[2:0]};
      end
      if ((!(|distance[11:9]))) begin
        at_maximum = {at_maximum[7:4], 1'h1, at_maximum[2:0]};
      end
      if ((|sum[14:12])) begin
        not_zero = {not_zero[7:5], 1'h1, not_zero[3:0]};
      end
      if ((!(|distance[14:12]))) begin
        at_maximum = {at_maximum[7:5], 1'h1, at_maximum[3:0]};
      end
      if ((|sum[17:15])) begin
        not_zero = {not_zero[7:6], 1'h1, not_zero[4:0]};
      end
      if ((!(|distance[17:15]))) begin
        at_maximum = {at_maximum[7:6], 1'h1, at_maximum[4:0]};
      end
      if ((|sum[20:18])) begin
        not_zero = {not_zero[7], 1'h1, not_zero[5:0]};
      end
      if ((!(|distance[20:18]))) begin
        at_maximum = {at_maximum[7], 1'h1, at_maximum[5:0]};
      end
      if ((|sum[23:21])) begin
        not_zero = {1'h1, not_zero[6:0]};
      end
      if ((!(|distance[23:21]))) begin
        at_maximum = {1'h1, at_maximum[6:0]};
      end
      mask = (((mask & 24'hff0000) | {{16'h0, at_maximum} << 32'h8}) | {16'h0, not_zero});
    end
    if ((launch_valid & (launch_warp == 3'h7))) begin
      mask = ((mask & 24'hffff) | {{16'h0, launch_wait} << 32'h10});
    end
    masks__7__d = mask;
  end
  always @(posedge clock) begin
    counters__0__q <= counters__0__d;
    counters__1__q <= counters__1__d;
    counters__2__q <= counters__2__d;
    counters__3__q <= counters__3__d;
    counters__4__q <= counters__4__d;
    counters__5__q <= counters__5__d;
    counters__6__q <= counters__6__d;
    counters__7__q <= counters__7__d;
    masks__0__q <= masks__0__d;
    masks__1__q <= masks__1__d;
    masks__2__q <= masks__2__d;
    masks__3__q <= masks__3__d;
    masks__4__q <= masks__4__d;
    masks__5__q <= masks__5__d;
    masks__6__q <= masks__6__d;
    masks__7__q <= masks__7__d;
  end
endmodule
