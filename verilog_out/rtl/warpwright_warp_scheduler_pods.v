// SPDX-License-Identifier: MIT
// warp_scheduler_pods: the same for 48 warps in two pods, two issues per cycle
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Credit-based warp scheduler (docs/mechanisms/3.md).
//
// Among the eligible warps of a `pod` the one with the greatest weight issues. `weight` makes
// the weights, of bit fields or as a sum; `comparison_network` finds the greatest,
// `credit_update` moves the credits. All pods share `textile_grant`, which says who may
// read textures, and `pipes`, which says what may go to the MAD lanes and the SFU.
//
// The core has one pod; of `P` pods each issues in every cycle, for as many issue ports.
//
// - latency: eligible in cycle n: selected in n + 1 (a register behind the tree), in pods of
//   more than eight warps in n + 2
// - throughput: one warp per pod and cycle; the same warp at most every second cycle, in pods
//   of more than eight warps every third
// - invariants: the selected warp was eligible; with a gate no texture instruction without a
//   grant
//
// Weights alone starve. So a *patrol* stays with one warp after the other for 64 issues of the pod
// each, and until that warp has issued it goes before all others: a warp waits for at most
// 64 (W + 1) issues, under every policy, if it is ready before one of any 60 issues of others. The
// patrol begins anew when no warp lives, and comes to the first warp after 64 issues. Loose round
// robin needs none: W issues while a warp stays ready, proved for 4 warps.
//
// The grant decides what `GrantForm` says: which warps go first (`soft`), which may read
// textures (a gate, by phase or by read), or nothing. Two pods need a gate or no grant. Baselines:
// loose round robin and greedy-then-oldest, both without it; the pipes' second thresholds hold.
//
// The scheduler of `W` warps in `P` pods of `H` warps; `LW` and `LH` bits number them.
//
// Ports
//   clock  input, 1 bit: Clock.
//   launch_valid  input, 1 bit: A warp is launched, for one cycle. All other members are valid with it.
//   launch_warp  input, 6 bits: Slot of the warp in its unit; it was free.
//   launch_tile  input, 6 bits: Number of the tile of 8 x 8 pixels modulo 64.
//   launch_subtile  input, 6 bits: Number of its subtile of up to four warps modulo 64, of all tasks.
//   launch_stage  input, 2 bits: Type of the task: 0 pixel, 1 vertex, 2 compute.
//   end_valid  input, 1 bit: It happens in this cycle.
//   end_warp  input, 6 bits: Warp slot, valid with `valid`.
//   live  input, 48 bits: Warps that live.
//   eligible  input, 48 bits: Warps that may issue, the grant left aside.
//   is_texture  input, 48 bits: Warps whose instruction reads a texture.
//   mark_t  input, 48 bits: Warps whose instruction is marked `.t`.
//   mark_p  input, 48 bits: Warps whose instruction is marked `.p`.
//   for_sfu  input, 48 bits: Warps whose instruction runs on the SFU only.
//   for_mad  input, 48 bits: Warps whose instruction runs on the MAD lanes only.
//   mad_done  input, 2 bits: MAD instructions that are written back, one bit each.
//   sfu_done  input, 2 bits: SFU instructions that are written back, one bit each.
//   bonuses  input, 33 bits: Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21, pipe
//       32:27.
//   thresholds  input, 20 bits: Thresholds of the pipes, five bits each: first, second of MAD, first, second of
//       the SFU.
//   replay  input, 48 bits: Warps whose instruction is replayed.
//   select__0_valid .. select__1_valid  output, 1 bit: It happens in this cycle.
//   select__0_warp .. select__1_warp  output, 6 bits: Warp slot, valid with `valid`.
//   select_mask  output, 48 bits: The warps that issue, one bit each.
//   count_grant  output, 1 bit: The textile grant is set.
//   count_wait  output, 1 bit: A warp could read a texture and waits for the grant.
//   credit_sum_error  output, 1 bit: Monitor: the credits and the slushfund of a pod do not sum to zero.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block warp_scheduler_pods --reset sync`.
//
// Configuration
// `WarpScheduler` of rtl/src/warp_scheduler/mod.rs with W = 48, LW = 6, P = 2, H = 24, LH = 5. Constants are
// folded away. For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block warp_scheduler_pods

module warpwright_warp_scheduler_pods (
  input wire clock,
  input wire launch_valid,
  input wire [5:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [1:0] launch_stage,
  input wire end_valid,
  input wire [5:0] end_warp,
  input wire [47:0] live,
  input wire [47:0] eligible,
  input wire [47:0] is_texture,
  input wire [47:0] mark_t,
  input wire [47:0] mark_p,
  input wire [47:0] for_sfu,
  input wire [47:0] for_mad,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  input wire [32:0] bonuses,
  input wire [19:0] thresholds,
  input wire [47:0] replay,
  output reg select__0_valid,
  output reg [5:0] select__0_warp,
  output reg select__1_valid,
  output reg [5:0] select__1_warp,
  output reg [47:0] select_mask,
  output reg count_grant,
  output reg count_wait,
  output reg credit_sum_error
);
  localparam [47:0] counted = 48'hffffffffffff;
  localparam [47:0] one = 48'h1;
  localparam [6:0] base__0 = 7'h0;
  localparam [6:0] base__1 = 7'h18;
  reg [47:0] shifted;
  reg [47:0] ready;
  reg [47:0] wanted;
  reg [47:0] opened;
  reg [47:0] slow_pipe;
  reg [47:0] idle_pipe;
  reg [47:0] closed;
  reg [47:0] blocked;
  reg [47:0] launched;
  reg [47:0] ended;
  reg [1:0] selected;
  reg [1:0] mad_issued;
  reg [1:0] sfu_issued;
  reg new_tile;
  reg credit_sum_error_value;
  reg [47:0] grant__wants_value;
  reg [47:0] select_mask_value;
  reg [47:0] part_0;
  reg [47:0] part_1;
  reg [47:0] part_2;
  reg [47:0] part_3;
  reg [47:0] part_4;
  reg [47:0] part_5;
  reg [47:0] part_6;
  reg [47:0] part_7;
  reg [47:0] part_8;
  reg [47:0] part_9;
  reg [47:0] part_10;
  reg [47:0] part_11;
  reg [47:0] part_12;
  reg [47:0] part_13;
  reg [47:0] part_14;
  reg [47:0] part_15;
  reg [23:0] pod__0__launched;
  reg [1:0] pod__0__launch_stage;
  reg pod__0__new_tile;
  reg pod__0__none_live;
  reg [23:0] pod__0__ended;
  reg [23:0] pod__0__ready;
  reg [23:0] pod__0__replay;
  reg [23:0] pod__0__granted;
  reg [23:0] pod__0__phase_granted;
  reg [23:0] pod__0__slow_pipe;
  reg [23:0] pod__0__idle_pipe;
  reg [32:0] pod__0__bonuses;
  wire [23:0] pod__0__chosen;
  wire pod__0__select_valid;
  wire [4:0] pod__0__select_warp;
  wire pod__0__credit_sum_error;
  reg [23:0] pod__1__launched;
  reg [1:0] pod__1__launch_stage;
  reg pod__1__new_tile;
  reg pod__1__none_live;
  reg [23:0] pod__1__ended;
  reg [23:0] pod__1__ready;
  reg [23:0] pod__1__replay;
  reg [23:0] pod__1__granted;
  reg [23:0] pod__1__phase_granted;
  reg [23:0] pod__1__slow_pipe;
  reg [23:0] pod__1__idle_pipe;
  reg [32:0] pod__1__bonuses;
  wire [23:0] pod__1__chosen;
  wire pod__1__select_valid;
  wire [4:0] pod__1__select_warp;
  wire pod__1__credit_sum_error;
  reg grant__launch_valid;
  reg [5:0] grant__launch_warp;
  reg [5:0] grant__launch_subtile;
  reg [47:0] grant__live;
  reg [47:0] grant__reads;
  reg [47:0] grant__wants;
  reg [47:0] grant__issuer;
  reg [47:0] grant__mark_t;
  reg [47:0] grant__mark_p;
  wire [47:0] grant__granted;
  wire [47:0] grant__open_to;
  wire [47:0] grant__phase_granted;
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
    part_0 = 48'h0;
    part_1 = 48'h0;
    part_2 = 48'h0;
    part_3 = 48'h0;
    part_4 = 48'h0;
    part_5 = 48'h0;
    part_6 = 48'h0;
    part_7 = 48'h0;
    part_8 = 48'h0;
    part_9 = 48'h0;
    part_10 = 48'h0;
    part_11 = 48'h0;
    part_12 = 48'h0;
    part_13 = 48'h0;
    part_14 = 48'h0;
    part_15 = 48'h0;
    tile__d = tile__q;
    launched = 48'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
      tile__d = launch_tile;
    end
    ended = 48'h0;
    if (end_valid) begin
      ended = {one << end_warp};
    end
    new_tile = (launch_valid & (launch_tile != tile__q));
    select_mask_value = 48'h0;
    selected = 2'h0;
    mad_issued = 2'h0;
    sfu_issued = 2'h0;
    credit_sum_error_value = 1'h0;
    shifted = {{24'h0, pod__0__chosen} << base__0};
    mad_issued = {mad_issued[1], (|(shifted & for_mad))};
    sfu_issued = {sfu_issued[1], (|(shifted & for_sfu))};
    select_mask_value = (select_mask_value | shifted);
    selected = {selected[1], pod__0__select_valid};
    select__0_valid = pod__0__select_valid;
    select__0_warp = {{1'h0, pod__0__select_warp} + base__0[5:0]};
    credit_sum_error_value = (credit_sum_error_value | pod__0__credit_sum_error);
    shifted = {{24'h0, pod__1__chosen} << base__1};
    mad_issued = {(|(shifted & for_mad)), mad_issued[0]};
    sfu_issued = {(|(shifted & for_sfu)), sfu_issued[0]};
    select_mask_value = (select_mask_value | shifted);
    selected = {pod__1__select_valid, selected[0]};
    select__1_valid = pod__1__select_valid;
    select__1_warp = {{1'h0, pod__1__select_warp} + base__1[5:0]};
    credit_sum_error_value = (credit_sum_error_value | pod__1__credit_sum_error);
    pipes__thresholds = thresholds;
    pipes__selected = selected;
    pipes__mad_issued = mad_issued;
    pipes__sfu_issued = sfu_issued;
    pipes__mad_done = mad_done;
    pipes__sfu_done = sfu_done;
    slow_pipe = 48'h0;
    if (pipes__mad_oversubscribed) begin
      slow_pipe = for_mad;
    end
    if (pipes__sfu_oversubscribed) begin
      slow_pipe = (slow_pipe | for_sfu);
    end
    idle_pipe = 48'h0;
    if (pipes__mad_leads) begin
      idle_pipe = for_sfu;
    end
    if (pipes__sfu_leads) begin
      idle_pipe = for_mad;
    end
    ready = ((eligible & live) & {~select_mask_value});
    wanted = ready;
    opened = 48'h0;
    grant__wants_value = 48'h0;
    wanted = (ready & ({~is_texture} | grant__granted));
    opened = ((ready & is_texture) & grant__open_to);
    grant__wants_value = (ready & is_texture);
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
    closed = 48'h0;
    if (pipes__mad_closed[0]) begin
      closed = for_mad;
    end
    if (pipes__sfu_closed[0]) begin
      closed = (closed | for_sfu);
    end
    blocked = wanted;
    if ((side__q == 1'h0)) begin
      blocked = (wanted | opened);
    end
    blocked = (blocked & {~closed});
    part_0 = {blocked >> base__0};
    pod__0__ready = part_0[23:0];
    part_1 = {launched >> base__0};
    pod__0__launched = part_1[23:0];
    pod__0__launch_stage = launch_stage;
    pod__0__new_tile = new_tile;
    pod__0__bonuses = bonuses;
    pod__0__none_live = (!(|live));
    part_2 = {ended >> base__0};
    pod__0__ended = part_2[23:0];
    part_3 = {(replay & live) >> base__0};
    pod__0__replay = part_3[23:0];
    part_4 = {(grant__granted & counted) >> base__0};
    pod__0__granted = part_4[23:0];
    part_5 = {(grant__phase_granted & counted) >> base__0};
    pod__0__phase_granted = part_5[23:0];
    part_6 = {slow_pipe >> base__0};
    pod__0__slow_pipe = part_6[23:0];
    part_7 = {idle_pipe >> base__0};
    pod__0__idle_pipe = part_7[23:0];
    closed = 48'h0;
    if (pipes__mad_closed[1]) begin
      closed = for_mad;
    end
    if (pipes__sfu_closed[1]) begin
      closed = (closed | for_sfu);
    end
    blocked = wanted;
    if ((side__q == 1'h1)) begin
      blocked = (wanted | opened);
    end
    blocked = (blocked & {~closed});
    part_8 = {blocked >> base__1};
    pod__1__ready = part_8[23:0];
    part_9 = {launched >> base__1};
    pod__1__launched = part_9[23:0];
    pod__1__launch_stage = launch_stage;
    pod__1__new_tile = new_tile;
    pod__1__bonuses = bonuses;
    pod__1__none_live = (!(|live));
    part_10 = {ended >> base__1};
    pod__1__ended = part_10[23:0];
    part_11 = {(replay & live) >> base__1};
    pod__1__replay = part_11[23:0];
    part_12 = {(grant__granted & counted) >> base__1};
    pod__1__granted = part_12[23:0];
    part_13 = {(grant__phase_granted & counted) >> base__1};
    pod__1__phase_granted = part_13[23:0];
    part_14 = {slow_pipe >> base__1};
    pod__1__slow_pipe = part_14[23:0];
    part_15 = {idle_pipe >> base__1};
    pod__1__idle_pipe = part_15[23:0];
    credit_sum_error = credit_sum_error_value;
    grant__wants = grant__wants_value;
    select_mask = select_mask_value;
  end
  always @(posedge clock) begin
    tile__q <= tile__d;
    side__q <= side__d;
  end
  warpwright_warp_scheduler_pods_pod pod__0 (
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
  warpwright_warp_scheduler_pods_pod pod__1 (
    .clock(clock),
    .launched(pod__1__launched),
    .launch_stage(pod__1__launch_stage),
    .new_tile(pod__1__new_tile),
    .none_live(pod__1__none_live),
    .ended(pod__1__ended),
    .ready(pod__1__ready),
    .replay(pod__1__replay),
    .granted(pod__1__granted),
    .phase_granted(pod__1__phase_granted),
    .slow_pipe(pod__1__slow_pipe),
    .idle_pipe(pod__1__idle_pipe),
    .bonuses(pod__1__bonuses),
    .chosen(pod__1__chosen),
    .select_valid(pod__1__select_valid),
    .select_warp(pod__1__select_warp),
    .credit_sum_error(pod__1__credit_sum_error)
  );
  warpwright_warp_scheduler_pods_grant grant (
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
