// SPDX-License-Identifier: MIT
// Part of shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_small_flow (
  input wire clock,
  input wire start,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [3:0] launch_mask,
  input wire select_valid,
  input wire [2:0] select_warp,
  input wire next_valid,
  input wire [17:0] next_control,
  input wire [2:0] e1_warp,
  input wire [31:0] e1_low,
  input wire [31:0] e1_high,
  input wire e1_killed,
  input wire [3:0] e1_active,
  input wire [3:0] e1_mask,
  input wire [7:0] pending__0,
  input wire [7:0] pending__1,
  input wire [7:0] pending__2,
  input wire [7:0] pending__3,
  input wire [7:0] pending__4,
  input wire [7:0] pending__5,
  input wire [7:0] pending__6,
  input wire [7:0] pending__7,
  input wire [7:0] settled,
  input wire [7:0] blocked,
  input wire jump_valid,
  input wire [2:0] jump_warp,
  input wire [19:0] jump_pc,
  input wire access_valid,
  input wire [3:0] access_cause,
  output reg pc_wanted,
  input wire [19:0] pc_pc,
  input wire resume_valid,
  output reg resume_ready,
  input wire [2:0] resume_warp,
  input wire resume_again,
  output reg redirect_valid,
  output reg [2:0] redirect_warp,
  output reg [1:0] redirect_kind,
  output reg [23:0] redirect_offset,
  output reg [19:0] redirect_pc,
  output reg [3:0] active__0,
  output reg [3:0] active__1,
  output reg [3:0] active__2,
  output reg [3:0] active__3,
  output reg [3:0] active__4,
  output reg [3:0] active__5,
  output reg [3:0] active__6,
  output reg [3:0] active__7,
  output reg [7:0] killed,
  output reg arrive_valid,
  output reg [2:0] arrive_warp,
  output reg [7:0] alive,
  output reg free_valid,
  output reg [2:0] free_warp,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg count_divergent,
  output reg [2:0] count_pc_read,
  output reg [2:0] count_pc_write
);
  reg [7:0] outstanding_next;
  reg [3:0] live_next;
  reg [3:0] level_next;
  reg [19:0] divergence__resolve_pc_value;
  reg [1:0] redirect_kind_value;
  reg [23:0] redirect_offset_value;
  reg redirect_valid_value;
  reg [2:0] redirect_warp_value;
  reg divergence__launch_valid;
  reg [2:0] divergence__launch_warp;
  reg [3:0] divergence__launch_mask;
  reg divergence__resolve_valid;
  reg [2:0] divergence__resolve_warp;
  reg [2:0] divergence__resolve_kind;
  reg [3:0] divergence__resolve_taken;
  reg [19:0] divergence__resolve_pc;
  reg [23:0] divergence__resolve_offset;
  reg [3:0] divergence__resolve_active;
  reg [3:0] divergence__resolve_live;
  reg [3:0] divergence__resolve_level;
  reg [4:0] divergence__resolve_depth;
  wire [3:0] divergence__active__0;
  wire [3:0] divergence__active__1;
  wire [3:0] divergence__active__2;
  wire [3:0] divergence__active__3;
  wire [3:0] divergence__active__4;
  wire [3:0] divergence__active__5;
  wire [3:0] divergence__active__6;
  wire [3:0] divergence__active__7;
  wire [3:0] divergence__live__0;
  wire [3:0] divergence__live__1;
  wire [3:0] divergence__live__2;
  wire [3:0] divergence__live__3;
  wire [3:0] divergence__live__4;
  wire [3:0] divergence__live__5;
  wire [3:0] divergence__live__6;
  wire [3:0] divergence__live__7;
  wire divergence__redirect_valid;
  wire [2:0] divergence__redirect_warp;
  wire [1:0] divergence__redirect_kind;
  wire [23:0] divergence__redirect_offset;
  wire [19:0] divergence__redirect_pc;
  wire divergence__end_valid;
  wire [2:0] divergence__end_warp;
  wire divergence__count_divergent;
  wire [2:0] divergence__count_pc_read;
  wire [2:0] divergence__count_pc_write;
  wire [3:0] divergence__level__0;
  wire [3:0] divergence__level__1;
  wire [3:0] divergence__level__2;
  wire [3:0] divergence__level__3;
  wire [3:0] divergence__level__4;
  wire [3:0] divergence__level__5;
  wire [3:0] divergence__level__6;
  wire [3:0] divergence__level__7;
  wire divergence__depth_valid;
  wire [2:0] divergence__depth_warp;
  wire [4:0] divergence__depth;
  reg branch_unit__valid;
  reg branch_unit__legal;
  reg [5:0] branch_unit__op;
  reg [2:0] branch_unit__e1_warp;
  reg [31:0] branch_unit__e1_low;
  reg [31:0] branch_unit__e1_high;
  reg [3:0] branch_unit__e1_active;
  reg [3:0] branch_unit__e1_mask;
  reg [3:0] branch_unit__live;
  reg [7:0] branch_unit__outstanding;
  reg branch_unit__kill_valid;
  reg [2:0] branch_unit__kill_warp;
  reg [4:0] branch_unit__depth;
  reg [19:0] branch_unit__top;
  reg [3:0] branch_unit__level;
  wire branch_unit__resolve_valid;
  wire [2:0] branch_unit__resolve_warp;
  wire [2:0] branch_unit__resolve_kind;
  wire [3:0] branch_unit__resolve_taken;
  wire [19:0] branch_unit__resolve_pc;
  wire [23:0] branch_unit__resolve_offset;
  wire branch_unit__arrives;
  wire branch_unit__refused_valid;
  wire [3:0] branch_unit__refused_cause;
  wire branch_unit__push;
  wire branch_unit__pop;
  wire branch_unit__needs_pc;
  reg returns__launch_valid;
  reg [2:0] returns__launch_warp;
  reg returns__select_valid;
  reg [2:0] returns__select_warp;
  reg [2:0] returns__warp;
  reg returns__push;
  reg returns__pop;
  reg [19:0] returns__pc;
  reg returns__depth_valid;
  reg [2:0] returns__depth_warp;
  reg [4:0] returns__new_depth;
  wire [4:0] returns__depth;
  wire [19:0] returns__top;
  reg faults__start;
  reg faults__launch_valid;
  reg [2:0] faults__launch_warp;
  reg [23:0] faults__launch_id;
  reg faults__jump_valid;
  reg [2:0] faults__jump_warp;
  reg [19:0] faults__jump_pc;
  reg faults__access_valid;
  reg [3:0] faults__access_cause;
  reg faults__refused_valid;
  reg [3:0] faults__refused_cause;
  reg faults__undefined_valid;
  reg [2:0] faults__e1_warp;
  wire faults__found;
  reg [19:0] faults__pc;
  reg faults__branch_busy;
  wire [7:0] faults__killed;
  wire faults__kill_valid;
  wire [2:0] faults__kill_warp;
  wire faults__fault_valid;
  wire [3:0] faults__fault_cause;
  wire [23:0] faults__fault_warp;
  wire [19:0] faults__fault_pc;
  reg lives__launch_valid;
  reg [2:0] lives__launch_warp;
  reg lives__end_valid;
  reg [2:0] lives__end_warp;
  reg [7:0] lives__settled;
  reg [7:0] lives__blocked;
  wire [7:0] lives__alive;
  wire lives__free_valid;
  wire [2:0] lives__free_warp;
  reg busy__d;
  reg busy__q = 1'h0;
  reg legal__d;
  reg legal__q = 1'h0;
  reg [5:0] op__d;
  reg [5:0] op__q = 6'h0;
  reg asks__d;
  reg asks__q = 1'h0;
  reg resolved__d_valid;
  reg resolved__q_valid = 1'h0;
  reg [2:0] resolved__d_warp;
  reg [2:0] resolved__q_warp = 3'h0;
  reg [2:0] resolved__d_kind;
  reg [2:0] resolved__q_kind = 3'h0;
  reg [3:0] resolved__d_taken;
  reg [3:0] resolved__q_taken = 4'h0;
  reg [19:0] resolved__d_pc;
  reg [19:0] resolved__q_pc = 20'h0;
  reg [23:0] resolved__d_offset;
  reg [23:0] resolved__q_offset = 24'h0;
  reg [3:0] resolved__d_active;
  reg [3:0] resolved__q_active = 4'h0;
  reg [3:0] resolved__d_live;
  reg [3:0] resolved__q_live = 4'h0;
  reg [3:0] resolved__d_level;
  reg [3:0] resolved__q_level = 4'h0;
  reg [4:0] resolved__d_depth;
  reg [4:0] resolved__q_depth = 5'h0;
  reg arrived__d;
  reg arrived__q = 1'h0;
  reg [2:0] s2_warp__d;
  reg [2:0] s2_warp__q = 3'h0;
  reg [7:0] outstanding__d;
  reg [7:0] outstanding__q = 8'h0;
  reg [3:0] own_live__d;
  reg [3:0] own_live__q = 4'h0;
  reg [3:0] own_level__d;
  reg [3:0] own_level__q = 4'h0;
  reg counted__d_divergent;
  reg counted__q_divergent = 1'h0;
  reg [2:0] counted__d_pc_read;
  reg [2:0] counted__q_pc_read = 3'h0;
  reg [2:0] counted__d_pc_write;
  reg [2:0] counted__q_pc_write = 3'h0;
  always @(*) begin
    pc_wanted = asks__q;
    arrive_valid = arrived__q;
    s2_warp__d = select_warp;
    outstanding_next = 8'h0;
    live_next = 4'h0;
    level_next = 4'h0;
    if ((s2_warp__q == 3'h0)) begin
      live_next = (live_next | divergence__live__0);
      level_next = (level_next | divergence__level__0);
      outstanding_next = (outstanding_next | pending__0);
    end
    if ((s2_warp__q == 3'h1)) begin
      live_next = (live_next | divergence__live__1);
      level_next = (level_next | divergence__level__1);
      outstanding_next = (outstanding_next | pending__1);
    end
    if ((s2_warp__q == 3'h2)) begin
      live_next = (live_next | divergence__live__2);
      level_next = (level_next | divergence__level__2);
      outstanding_next = (outstanding_next | pending__2);
    end
    if ((s2_warp__q == 3'h3)) begin
      live_next = (live_next | divergence__live__3);
      level_next = (level_next | divergence__level__3);
      outstanding_next = (outstanding_next | pending__3);
    end
    if ((s2_warp__q == 3'h4)) begin
      live_next = (live_next | divergence__live__4);
      level_next = (level_next | divergence__level__4);
      outstanding_next = (outstanding_next | pending__4);
    end
    if ((s2_warp__q == 3'h5)) begin
      live_next = (live_next | divergence__live__5);
      level_next = (level_next | divergence__level__5);
      outstanding_next = (outstanding_next | pending__5);
    end
    if ((s2_warp__q == 3'h6)) begin
      live_next = (live_next | divergence__live__6);
      level_next = (level_next | divergence__level__6);
      outstanding_next = (outstanding_next | pending__6);
    end
    if ((s2_warp__q == 3'h7)) begin
      live_next = (live_next | divergence__live__7);
      level_next = (level_next | divergence__level__7);
      outstanding_next = (outstanding_next | pending__7);
    end
    own_live__d = live_next;
    own_level__d = level_next;
    outstanding__d = outstanding_next;
    busy__d = (next_valid & ((next_control[17] & (next_control[3:1] == 3'h5)) | (!next_control[0])));
    legal__d = next_control[0];
    op__d = next_control[9:4];
    branch_unit__valid = busy__q;
    branch_unit__legal = legal__q;
    branch_unit__op = op__q;
    branch_unit__e1_warp = e1_warp;
    branch_unit__e1_low = e1_low;
    branch_unit__e1_high = e1_high;
    branch_unit__e1_active = e1_active;
    branch_unit__e1_mask = e1_mask;
    branch_unit__live = own_live__q;
    branch_unit__level = own_level__q;
    branch_unit__outstanding = outstanding__q;
    branch_unit__kill_valid = faults__kill_valid;
    branch_unit__kill_warp = faults__kill_warp;
    resolved__d_valid = branch_unit__resolve_valid;
    resolved__d_warp = branch_unit__resolve_warp;
    resolved__d_kind = branch_unit__resolve_kind;
    resolved__d_taken = branch_unit__resolve_taken;
    resolved__d_pc = branch_unit__resolve_pc;
    resolved__d_offset = branch_unit__resolve_offset;
    resolved__d_active = e1_active;
    resolved__d_live = own_live__q;
    resolved__d_level = own_level__q;
    resolved__d_depth = returns__depth;
    divergence__resolve_valid = resolved__q_valid;
    divergence__resolve_warp = resolved__q_warp;
    divergence__resolve_kind = resolved__q_kind;
    divergence__resolve_taken = resolved__q_taken;
    divergence__resolve_pc_value = resolved__q_pc;
    divergence__resolve_offset = resolved__q_offset;
    divergence__resolve_active = resolved__q_active;
    divergence__resolve_live = resolved__q_live;
    divergence__resolve_level = resolved__q_level;
    divergence__resolve_depth = resolved__q_depth;
    asks__d = (branch_unit__needs_pc | faults__found);
    if (asks__q) begin
      divergence__resolve_pc_value = pc_pc;
    end
    divergence__launch_valid = launch_valid;
    divergence__launch_warp = launch_warp;
    divergence__launch_mask = launch_mask;
    lives__launch_valid = launch_valid;
    lives__launch_warp = launch_warp;
    lives__end_valid = divergence__end_valid;
    lives__end_warp = divergence__end_warp;
    lives__settled = settled;
    lives__blocked = blocked;
    free_valid = lives__free_valid;
    free_warp = lives__free_warp;
    alive = lives__alive;
    returns__launch_valid = launch_valid;
    returns__launch_warp = launch_warp;
    returns__select_valid = select_valid;
    returns__select_warp = select_warp;
    returns__warp = e1_warp;
    returns__pc = pc_pc;
    returns__push = branch_unit__push;
    returns__pop = branch_unit__pop;
    returns__depth_valid = divergence__depth_valid;
    returns__depth_warp = divergence__depth_warp;
    returns__new_depth = divergence__depth;
    branch_unit__depth = returns__depth;
    branch_unit__top = returns__top;
    faults__start = start;
    faults__launch_valid = launch_valid;
    faults__launch_warp = launch_warp;
    faults__launch_id = launch_id;
    faults__jump_valid = jump_valid;
    faults__jump_warp = jump_warp;
    faults__jump_pc = jump_pc;
    faults__access_valid = access_valid;
    faults__access_cause = access_cause;
    faults__refused_valid = branch_unit__refused_valid;
    faults__refused_cause = branch_unit__refused_cause;
    faults__undefined_valid = ((busy__q & (!legal__q)) & (!e1_killed));
    faults__e1_warp = e1_warp;
    faults__pc = pc_pc;
    faults__branch_busy = busy__q;
    killed = faults__killed;
    fault_valid = faults__fault_valid;
    fault_cause = faults__fault_cause;
    fault_warp = faults__fault_warp;
    fault_pc = faults__fault_pc;
    redirect_valid_value = divergence__redirect_valid;
    redirect_warp_value = divergence__redirect_warp;
    redirect_kind_value = divergence__redirect_kind;
    redirect_offset_value = divergence__redirect_offset;
    redirect_pc = divergence__redirect_pc;
    resume_ready = (!divergence__redirect_valid);
    if ((!divergence__redirect_valid)) begin
      redirect_valid_value = resume_valid;
      redirect_warp_value = resume_warp;
      redirect_kind_value = 2'h0;
      if (resume_again) begin
        redirect_kind_value = 2'h1;
      end
      redirect_offset_value = 24'h0;
    end
    active__0 = divergence__active__0;
    active__1 = divergence__active__1;
    active__2 = divergence__active__2;
    active__3 = divergence__active__3;
    active__4 = divergence__active__4;
    active__5 = divergence__active__5;
    active__6 = divergence__active__6;
    active__7 = divergence__active__7;
    arrived__d = branch_unit__arrives;
    arrive_warp = resolved__q_warp;
    counted__d_divergent = divergence__count_divergent;
    counted__d_pc_read = divergence__count_pc_read;
    counted__d_pc_write = divergence__count_pc_write;
    count_divergent = counted__q_divergent;
    count_pc_read = counted__q_pc_read;
    count_pc_write = counted__q_pc_write;
    divergence__resolve_pc = divergence__resolve_pc_value;
    redirect_kind = redirect_kind_value;
    redirect_offset = redirect_offset_value;
    redirect_valid = redirect_valid_value;
    redirect_warp = redirect_warp_value;
  end
  always @(posedge clock) begin
    busy__q <= busy__d;
    legal__q <= legal__d;
    op__q <= op__d;
    asks__q <= asks__d;
    resolved__q_valid <= resolved__d_valid;
    resolved__q_warp <= resolved__d_warp;
    resolved__q_kind <= resolved__d_kind;
    resolved__q_taken <= resolved__d_taken;
    resolved__q_pc <= resolved__d_pc;
    resolved__q_offset <= resolved__d_offset;
    resolved__q_active <= resolved__d_active;
    resolved__q_live <= resolved__d_live;
    resolved__q_level <= resolved__d_level;
    resolved__q_depth <= resolved__d_depth;
    arrived__q <= arrived__d;
    s2_warp__q <= s2_warp__d;
    outstanding__q <= outstanding__d;
    own_live__q <= own_live__d;
    own_level__q <= own_level__d;
    counted__q_divergent <= counted__d_divergent;
    counted__q_pc_read <= counted__d_pc_read;
    counted__q_pc_write <= counted__d_pc_write;
  end
  warpwright_divergence divergence (
    .clock(clock),
    .launch_valid(divergence__launch_valid),
    .launch_warp(divergence__launch_warp),
    .launch_mask(divergence__launch_mask),
    .resolve_valid(divergence__resolve_valid),
    .resolve_warp(divergence__resolve_warp),
    .resolve_kind(divergence__resolve_kind),
    .resolve_taken(divergence__resolve_taken),
    .resolve_pc(divergence__resolve_pc),
    .resolve_offset(divergence__resolve_offset),
    .resolve_active(divergence__resolve_active),
    .resolve_live(divergence__resolve_live),
    .resolve_level(divergence__resolve_level),
    .resolve_depth(divergence__resolve_depth),
    .active__0(divergence__active__0),
    .active__1(divergence__active__1),
    .active__2(divergence__active__2),
    .active__3(divergence__active__3),
    .active__4(divergence__active__4),
    .active__5(divergence__active__5),
    .active__6(divergence__active__6),
    .active__7(divergence__active__7),
    .live__0(divergence__live__0),
    .live__1(divergence__live__1),
    .live__2(divergence__live__2),
    .live__3(divergence__live__3),
    .live__4(divergence__live__4),
    .live__5(divergence__live__5),
    .live__6(divergence__live__6),
    .live__7(divergence__live__7),
    .redirect_valid(divergence__redirect_valid),
    .redirect_warp(divergence__redirect_warp),
    .redirect_kind(divergence__redirect_kind),
    .redirect_offset(divergence__redirect_offset),
    .redirect_pc(divergence__redirect_pc),
    .end_valid(divergence__end_valid),
    .end_warp(divergence__end_warp),
    .count_divergent(divergence__count_divergent),
    .count_pc_read(divergence__count_pc_read),
    .count_pc_write(divergence__count_pc_write),
    .level__0(divergence__level__0),
    .level__1(divergence__level__1),
    .level__2(divergence__level__2),
    .level__3(divergence__level__3),
    .level__4(divergence__level__4),
    .level__5(divergence__level__5),
    .level__6(divergence__level__6),
    .level__7(divergence__level__7),
    .depth_valid(divergence__depth_valid),
    .depth_warp(divergence__depth_warp),
    .depth(divergence__depth)
  );
  warpwright_branch_unit branch_unit (
    .valid(branch_unit__valid),
    .legal(branch_unit__legal),
    .op(branch_unit__op),
    .e1_warp(branch_unit__e1_warp),
    .e1_low(branch_unit__e1_low),
    .e1_high(branch_unit__e1_high),
    .e1_active(branch_unit__e1_active),
    .e1_mask(branch_unit__e1_mask),
    .live(branch_unit__live),
    .outstanding(branch_unit__outstanding),
    .kill_valid(branch_unit__kill_valid),
    .kill_warp(branch_unit__kill_warp),
    .depth(branch_unit__depth),
    .top(branch_unit__top),
    .level(branch_unit__level),
    .resolve_valid(branch_unit__resolve_valid),
    .resolve_warp(branch_unit__resolve_warp),
    .resolve_kind(branch_unit__resolve_kind),
    .resolve_taken(branch_unit__resolve_taken),
    .resolve_pc(branch_unit__resolve_pc),
    .resolve_offset(branch_unit__resolve_offset),
    .arrives(branch_unit__arrives),
    .refused_valid(branch_unit__refused_valid),
    .refused_cause(branch_unit__refused_cause),
    .push(branch_unit__push),
    .pop(branch_unit__pop),
    .needs_pc(branch_unit__needs_pc)
  );
  warpwright_return_stack returns (
    .clock(clock),
    .launch_valid(returns__launch_valid),
    .launch_warp(returns__launch_warp),
    .select_valid(returns__select_valid),
    .select_warp(returns__select_warp),
    .warp(returns__warp),
    .push(returns__push),
    .pop(returns__pop),
    .pc(returns__pc),
    .depth_valid(returns__depth_valid),
    .depth_warp(returns__depth_warp),
    .new_depth(returns__new_depth),
    .depth(returns__depth),
    .top(returns__top)
  );
  warpwright_faults faults (
    .clock(clock),
    .start(faults__start),
    .launch_valid(faults__launch_valid),
    .launch_warp(faults__launch_warp),
    .launch_id(faults__launch_id),
    .jump_valid(faults__jump_valid),
    .jump_warp(faults__jump_warp),
    .jump_pc(faults__jump_pc),
    .access_valid(faults__access_valid),
    .access_cause(faults__access_cause),
    .refused_valid(faults__refused_valid),
    .refused_cause(faults__refused_cause),
    .undefined_valid(faults__undefined_valid),
    .e1_warp(faults__e1_warp),
    .found(faults__found),
    .pc(faults__pc),
    .branch_busy(faults__branch_busy),
    .killed(faults__killed),
    .kill_valid(faults__kill_valid),
    .kill_warp(faults__kill_warp),
    .fault_valid(faults__fault_valid),
    .fault_cause(faults__fault_cause),
    .fault_warp(faults__fault_warp),
    .fault_pc(faults__fault_pc)
  );
  warpwright_warp_lives lives (
    .clock(clock),
    .launch_valid(lives__launch_valid),
    .launch_warp(lives__launch_warp),
    .end_valid(lives__end_valid),
    .end_warp(lives__end_warp),
    .settled(lives__settled),
    .blocked(lives__blocked),
    .alive(lives__alive),
    .free_valid(lives__free_valid),
    .free_warp(lives__free_warp)
  );
endmodule
