// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_scheduler (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [1:0] launch_stage,
  input wire end_valid,
  input wire [1:0] end_warp,
  input wire [3:0] live,
  input wire [3:0] eligible,
  input wire [3:0] is_texture,
  input wire [3:0] mark_t,
  input wire [3:0] mark_p,
  input wire [3:0] for_sfu,
  input wire [3:0] for_mad,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  input wire [32:0] bonuses,
  input wire [19:0] thresholds,
  input wire [3:0] replay,
  output reg select__0_valid,
  output reg [1:0] select__0_warp,
  output reg [3:0] select_mask,
  output reg count_grant,
  output reg count_wait,
  output reg credit_sum_error
);
  localparam [3:0] counted = 4'hf;
  localparam [3:0] one = 4'h1;
  localparam [6:0] base__0 = 7'h0;
  reg [3:0] shifted;
  reg [3:0] ready;
  reg [3:0] wanted;
  reg [3:0] opened;
  reg [3:0] slow_pipe;
  reg [3:0] idle_pipe;
  reg [3:0] closed;
  reg [3:0] blocked;
  reg [3:0] launched;
  reg [3:0] ended;
  reg [1:0] selected;
  reg [1:0] mad_issued;
  reg [1:0] sfu_issued;
  reg new_tile;
  reg credit_sum_error_value;
  reg [3:0] select_mask_value;
  reg [3:0] pod__0__launched;
  reg [1:0] pod__0__launch_stage;
  reg pod__0__new_tile;
  reg pod__0__none_live;
  reg [3:0] pod__0__ended;
  reg [3:0] pod__0__ready;
  reg [3:0] pod__0__replay;
  reg [3:0] pod__0__granted;
  reg [3:0] pod__0__phase_granted;
  reg [3:0] pod__0__slow_pipe;
  reg [3:0] pod__0__idle_pipe;
  reg [32:0] pod__0__bonuses;
  wire [3:0] pod__0__chosen;
  wire pod__0__select_valid;
  wire [1:0] pod__0__select_warp;
  wire pod__0__credit_sum_error;
  reg grant__launch_valid;
  reg [1:0] grant__launch_warp;
  reg [5:0] grant__launch_subtile;
  reg [3:0] grant__live;
  reg [3:0] grant__reads;
  reg [3:0] grant__wants;
  reg [3:0] grant__issuer;
  reg [3:0] grant__mark_t;
  reg [3:0] grant__mark_p;
  wire [3:0] grant__granted;
  wire [3:0] grant__open_to;
  wire [3:0] grant__phase_granted;
  wire grant__count_grant;
  reg [19:0] pipes__thresholds;
  reg [1:0] pipes__selected;
  reg [1:0] pipes__mad_issued;
  reg [1:0] pipes__sfu_issued;
  reg [1:0] pipes__mad_done;
  reg [1:0] pipes__sfu_done;
  wire pipes__mad_oversubscribed;
  wire pipes__sfu_oversubscribed;
  wire [1:0] pipes__mad_closed;
  wire [1:0] pipes__sfu_closed;
  wire pipes__mad_leads;
  wire pipes__sfu_leads;
  reg [5:0] tile__d;
  reg [5:0] tile__q = 6'h0;
  reg side__d;
  reg side__q = 1'h0;
  always @(*) begin
    tile__d = tile__q;
    launched = 4'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
      tile__d = launch_tile;
    end
    ended = 4'h0;
    if (end_valid) begin
      ended = {one << end_warp};
    end
    new_tile = (launch_valid & (launch_tile != tile__q));
    select_mask_value = 4'h0;
    selected = 2'h0;
    mad_issued = 2'h0;
    sfu_issued = 2'h0;
    credit_sum_error_value = 1'h0;
    shifted = {pod__0__chosen << base__0};
    mad_issued = {mad_issued[1], (|(shifted & for_mad))};
    sfu_issued = {sfu_issued[1], (|(shifted & for_sfu))};
    select_mask_value = (select_mask_value | shifted);
    selected = {selected[1], pod__0__select_valid};
    select__0_valid = pod__0__select_valid;
    select__0_warp = {pod__0__select_warp + base__0[1:0]};
    credit_sum_error_value = (credit_sum_error_value | pod__0__credit_sum_error);
    pipes__thresholds = thresholds;
    pipes__selected = selected;
    pipes__mad_issued = mad_issued;
    pipes__sfu_issued = sfu_issued;
    pipes__mad_done = mad_done;
    pipes__sfu_done = sfu_done;
    slow_pipe = 4'h0;
    if (pipes__mad_oversubscribed) begin
      slow_pipe = for_mad;
    end
    if (pipes__sfu_oversubscribed) begin
      slow_pipe = (slow_pipe | for_sfu);
    end
    idle_pipe = 4'h0;
    if (pipes__mad_leads) begin
      idle_pipe = for_sfu;
    end
    if (pipes__sfu_leads) begin
      idle_pipe = for_mad;
    end
    ready = ((eligible & live) & {~select_mask_value});
    wanted = ready;
    opened = 4'h0;
    grant__wants = 4'h0;
    grant__reads = is_texture;
    grant__live = live;
    grant__mark_t = mark_t;
    grant__issuer = select_mask_value;
    grant__mark_p = mark_p;
    grant__launch_valid = launch_valid;
    grant__launch_warp = launch_warp;
    grant__launch_subtile = launch_subtile;
    count_grant = grant__count_grant;
    count_wait = (|((ready & {~wanted}) & {~opened}));
    side__d = (!side__q);
    closed = 4'h0;
    if (pipes__mad_closed[0]) begin
      closed = for_mad;
    end
    if (pipes__sfu_closed[0]) begin
      closed = (closed | for_sfu);
    end
    blocked = wanted;
    blocked = (wanted | opened);
    blocked = (blocked & {~closed});
    pod__0__ready = {blocked >> base__0};
    pod__0__launched = {launched >> base__0};
    pod__0__launch_stage = launch_stage;
    pod__0__new_tile = new_tile;
    pod__0__bonuses = bonuses;
    pod__0__none_live = (!(|live));
    pod__0__ended = {ended >> base__0};
    pod__0__replay = {(replay & live) >> base__0};
    pod__0__granted = {(grant__granted & counted) >> base__0};
    pod__0__phase_granted = {(grant__phase_granted & counted) >> base__0};
    pod__0__slow_pipe = {slow_pipe >> base__0};
    pod__0__idle_pipe = {idle_pipe >> base__0};
    credit_sum_error = credit_sum_error_value;
    select_mask = select_mask_value;
  end
  always @(posedge clock) begin
    tile__q <= tile__d;
    side__q <= side__d;
  end
  warpwright_shader_core_nano_pod pod__0 (
    .clock(clock),
    .launched(pod__0__launched),
    .launch_stage(pod__0__launch_stage),
    .new_tile(pod__0__new_tile),
    .none_live(pod__0__none_live),
    .ended(pod__0__ended),
    .ready(pod__0__ready),
    .replay(pod__0__replay),
    .granted(pod__0__granted),
    .phase_granted(pod__0__phase_granted),
    .slow_pipe(pod__0__slow_pipe),
    .idle_pipe(pod__0__idle_pipe),
    .bonuses(pod__0__bonuses),
    .chosen(pod__0__chosen),
    .select_valid(pod__0__select_valid),
    .select_warp(pod__0__select_warp),
    .credit_sum_error(pod__0__credit_sum_error)
  );
  warpwright_shader_core_nano_grant grant (
    .clock(clock),
    .launch_valid(grant__launch_valid),
    .launch_warp(grant__launch_warp),
    .launch_subtile(grant__launch_subtile),
    .live(grant__live),
    .reads(grant__reads),
    .wants(grant__wants),
    .issuer(grant__issuer),
    .mark_t(grant__mark_t),
    .mark_p(grant__mark_p),
    .granted(grant__granted),
    .open_to(grant__open_to),
    .phase_granted(grant__phase_granted),
    .count_grant(grant__count_grant)
  );
  warpwright_pipes pipes (
    .clock(clock),
    .thresholds(pipes__thresholds),
    .selected(pipes__selected),
    .mad_issued(pipes__mad_issued),
    .sfu_issued(pipes__sfu_issued),
    .mad_done(pipes__mad_done),
    .sfu_done(pipes__sfu_done),
    .mad_oversubscribed(pipes__mad_oversubscribed),
    .sfu_oversubscribed(pipes__sfu_oversubscribed),
    .mad_closed(pipes__mad_closed),
    .sfu_closed(pipes__sfu_closed),
    .mad_leads(pipes__mad_leads),
    .sfu_leads(pipes__sfu_leads)
  );
endmodule
