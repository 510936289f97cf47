// SPDX-License-Identifier: MIT
// slow_results: the slow units' results in turn, a register in front of write-back
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module behind (
  input wire [4:0] candidates,
  output reg valid,
  output reg [2:0] index,
  output reg [4:0] chosen
);
  reg [4:0] covered;
  reg [4:0] single;
  reg [2:0] number;
  always @(*) begin
    covered = (candidates | {candidates << 32'h1});
    covered = (covered | {covered << 32'h2});
    covered = (covered | {covered << 32'h4});
    covered = (covered | 5'h0);
    covered = (covered | 5'h0);
    covered = (covered | 5'h0);
    single = (covered & {~{covered << 32'h1}});
    chosen = single;
    index = 3'h0;
    number = 3'h0;
    if (single[0]) begin
      index = (index | number);
    end
    number = 3'h1;
    if (single[1]) begin
      index = (index | number);
    end
    number = 3'h2;
    if (single[2]) begin
      index = (index | number);
    end
    number = 3'h3;
    if (single[3]) begin
      index = (index | number);
    end
    number = 3'h4;
    if (single[4]) begin
      index = (index | number);
    end
    valid = (|candidates);
  end
endmodule

module chooser (
  input wire [4:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [4:0] chosen
);
  reg [4:0] later;
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
    chosen = any__chosen;
    index = any__index;
    if (behind__valid) begin
      chosen = behind__chosen;
      index = behind__index;
    end
    valid = any__valid;
  end
  behind behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  behind any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule

module slow_results (
  input wire clock,
  input wire [4:0] unit_valid,
  input wire [2:0] unit_warp__0,
  input wire [2:0] unit_warp__1,
  input wire [2:0] unit_warp__2,
  input wire [2:0] unit_warp__3,
  input wire [2:0] unit_warp__4,
  input wire [5:0] unit_rd__0,
  input wire [5:0] unit_rd__1,
  input wire [5:0] unit_rd__2,
  input wire [5:0] unit_rd__3,
  input wire [5:0] unit_rd__4,
  input wire unit_last__0,
  input wire unit_last__1,
  input wire unit_last__2,
  input wire unit_last__3,
  input wire unit_last__4,
  input wire [2:0] unit_slot__0,
  input wire [2:0] unit_slot__1,
  input wire [2:0] unit_slot__2,
  input wire [2:0] unit_slot__3,
  input wire [2:0] unit_slot__4,
  input wire [3:0] unit_mask__0,
  input wire [3:0] unit_mask__1,
  input wire [3:0] unit_mask__2,
  input wire [3:0] unit_mask__3,
  input wire [3:0] unit_mask__4,
  input wire [31:0] load_store__0,
  input wire [31:0] load_store__1,
  input wire [31:0] load_store__2,
  input wire [31:0] load_store__3,
  input wire [31:0] texels__0,
  input wire [31:0] texels__1,
  input wire [31:0] texels__2,
  input wire [31:0] texels__3,
  input wire [31:0] sfu__0,
  input wire [31:0] sfu__1,
  input wire [31:0] sfu__2,
  input wire [31:0] sfu__3,
  input wire [31:0] prepare__0,
  input wire [31:0] prepare__1,
  input wire [31:0] prepare__2,
  input wire [31:0] prepare__3,
  input wire [31:0] shared__0,
  input wire [31:0] shared__1,
  input wire [31:0] shared__2,
  input wire [31:0] shared__3,
  output reg [4:0] ready,
  input wire taken,
  output reg valid,
  output reg [2:0] warp,
  output reg [5:0] rd,
  output reg last,
  output reg [2:0] slot,
  output reg blocks,
  output reg is_texels,
  output reg [3:0] mask,
  output reg [31:0] data__0,
  output reg [31:0] data__1,
  output reg [31:0] data__2,
  output reg [31:0] data__3
);
  reg space;
  reg [4:0] chosen;
  reg [2:0] next_warp;
  reg [5:0] next_rd;
  reg next_last;
  reg [2:0] next_slot;
  reg [3:0] next_mask;
  reg [31:0] next_data;
  reg [4:0] chooser__requests;
  reg [2:0] chooser__last;
  wire chooser__valid;
  wire [2:0] chooser__index;
  wire [4:0] chooser__chosen;
  reg [2:0] turn__d;
  reg [2:0] turn__q = 3'h0;
  reg held__d;
  reg held__q = 1'h0;
  reg [4:0] held_unit__d;
  reg [4:0] held_unit__q = 5'h0;
  reg [2:0] held_warp__d;
  reg [2:0] held_warp__q = 3'h0;
  reg [5:0] held_rd__d;
  reg [5:0] held_rd__q = 6'h0;
  reg held_last__d;
  reg held_last__q = 1'h0;
  reg [2:0] held_slot__d;
  reg [2:0] held_slot__q = 3'h0;
  reg [3:0] held_mask__d;
  reg [3:0] held_mask__q = 4'h0;
  reg [31:0] held_data__0__d;
  reg [31:0] held_data__0__q = 32'h0;
  reg [31:0] held_data__1__d;
  reg [31:0] held_data__1__q = 32'h0;
  reg [31:0] held_data__2__d;
  reg [31:0] held_data__2__q = 32'h0;
  reg [31:0] held_data__3__d;
  reg [31:0] held_data__3__q = 32'h0;
  always @(*) begin
    turn__d = turn__q;
    held__d = held__q;
    held_unit__d = held_unit__q;
    held_warp__d = held_warp__q;
    held_rd__d = held_rd__q;
    held_last__d = held_last__q;
    held_slot__d = held_slot__q;
    held_mask__d = held_mask__q;
    held_data__0__d = held_data__0__q;
    held_data__1__d = held_data__1__q;
    held_data__2__d = held_data__2__q;
    held_data__3__d = held_data__3__q;
    chooser__requests = unit_valid;
    chooser__last = turn__q;
    chosen = chooser__chosen;
    space = ((!held__q) | taken);
    ready = 5'h0;
    next_warp = 3'h0;
    next_rd = 6'h0;
    next_last = 1'h0;
    next_slot = 3'h0;
    next_mask = 4'h0;
    if (chosen[0]) begin
      next_warp = (next_warp | unit_warp__0);
      next_rd = (next_rd | unit_rd__0);
      next_last = (next_last | unit_last__0);
      next_slot = (next_slot | unit_slot__0);
      next_mask = (next_mask | unit_mask__0);
    end
    if (chosen[1]) begin
      next_warp = (next_warp | unit_warp__1);
      next_rd = (next_rd | unit_rd__1);
      next_last = (next_last | unit_last__1);
      next_slot = (next_slot | unit_slot__1);
      next_mask = (next_mask | unit_mask__1);
    end
    if (chosen[2]) begin
      next_warp = (next_warp | unit_warp__2);
      next_rd = (next_rd | unit_rd__2);
      next_last = (next_last | unit_last__2);
      next_slot = (next_slot | unit_slot__2);
      next_mask = (next_mask | unit_mask__2);
    end
    if (chosen[3]) begin
      next_warp = (next_warp | unit_warp__3);
      next_rd = (next_rd | unit_rd__3);
      next_last = (next_last | unit_last__3);
      next_slot = (next_slot | unit_slot__3);
      next_mask = (next_mask | unit_mask__3);
    end
    if (chosen[4]) begin
      next_warp = (next_warp | unit_warp__4);
      next_rd = (next_rd | unit_rd__4);
      next_last = (next_last | unit_last__4);
      next_slot = (next_slot | unit_slot__4);
      next_mask = (next_mask | unit_mask__4);
    end
    if (space) begin
      ready = chosen;
      held__d = chooser__valid;
      held_unit__d = chosen;
      held_warp__d = next_warp;
      held_rd__d = next_rd;
      held_last__d = next_last;
      held_slot__d = next_slot;
      held_mask__d = next_mask;
      if (chooser__valid) begin
        turn__d = chooser__index;
      end
    end
    next_data = 32'h0;
    if (chosen[0]) begin
      next_data = (next_data | load_store__0);
    end
    if (chosen[1]) begin
      next_data = (next_data | texels__0);
    end
    if (chosen[2]) begin
      next_data = (next_data | sfu__0);
    end
    if (chosen[3]) begin
      next_data = (next_data | prepare__0);
    end
    if (chosen[4]) begin
      next_data = (next_data | shared__0);
    end
    if (space) begin
      held_data__0__d = next_data;
    end
    data__0 = held_data__0__q;
    next_data = 32'h0;
    if (chosen[0]) begin
      next_data = (next_data | load_store__1);
    end
    if (chosen[1]) begin
      next_data = (next_data | texels__1);
    end
    if (chosen[2]) begin
      next_data = (next_data | sfu__1);
    end
    if (chosen[3]) begin
      next_data = (next_data | prepare__1);
    end
    if (chosen[4]) begin
      next_data = (next_data | shared__1);
    end
    if (space) begin
      held_data__1__d = next_data;
    end
    data__1 = held_data__1__q;
    next_data = 32'h0;
    if (chosen[0]) begin
      next_data = (next_data | load_store__2);
    end
    if (chosen[1]) begin
      next_data = (next_data | texels__2);
    end
    if (chosen[2]) begin
      next_data = (next_data | sfu__2);
    end
    if (chosen[3]) begin
      next_data = (next_data | prepare__2);
    end
    if (chosen[4]) begin
      next_data = (next_data | shared__2);
    end
    if (space) begin
      held_data__2__d = next_data;
    end
    data__2 = held_data__2__q;
    next_data = 32'h0;
    if (chosen[0]) begin
      next_data = (next_data | load_store__3);
    end
    if (chosen[1]) begin
      next_data = (next_data | texels__3);
    end
    if (chosen[2]) begin
      next_data = (next_data | sfu__3);
    end
    if (chosen[3]) begin
      next_data = (next_data | prepare__3);
    end
    if (chosen[4]) begin
      next_data = (next_data | shared__3);
    end
    if (space) begin
      held_data__3__d = next_data;
    end
    data__3 = held_data__3__q;
    valid = held__q;
    warp = held_warp__q;
    rd = held_rd__q;
    last = held_last__q;
    slot = held_slot__q;
    mask = held_mask__q;
    is_texels = held_unit__q[1];
    blocks = (held_unit__q[2] | held_unit__q[3]);
  end
  always @(posedge clock) begin
    turn__q <= turn__d;
    held__q <= held__d;
    held_unit__q <= held_unit__d;
    held_warp__q <= held_warp__d;
    held_rd__q <= held_rd__d;
    held_last__q <= held_last__d;
    held_slot__q <= held_slot__d;
    held_mask__q <= held_mask__d;
    held_data__0__q <= held_data__0__d;
    held_data__1__q <= held_data__1__d;
    held_data__2__q <= held_data__2__d;
    held_data__3__q <= held_data__3__d;
  end
  chooser chooser (
    .requests(chooser__requests),
    .last(chooser__last),
    .valid(chooser__valid),
    .index(chooser__index),
    .chosen(chooser__chosen)
  );
endmodule
