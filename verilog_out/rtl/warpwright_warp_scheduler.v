// SPDX-License-Identifier: MIT
// warp_scheduler: the eligible warp with the greatest weight issues
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
//   launch_warp  input, 3 bits: Slot of the warp in its unit; it was free.
//   launch_tile  input, 6 bits: Number of the tile of 8 x 8 pixels modulo 64.
//   launch_subtile  input, 6 bits: Number of its subtile of up to four warps modulo 64, of all tasks.
//   launch_stage  input, 2 bits: Type of the task: 0 pixel, 1 vertex, 2 compute.
//   end_valid  input, 1 bit: It happens in this cycle.
//   end_warp  input, 3 bits: Warp slot, valid with `valid`.
//   live  input, 8 bits: Warps that live.
//   eligible  input, 8 bits: Warps that may issue, the grant left aside.
//   is_texture  input, 8 bits: Warps whose instruction reads a texture.
//   mark_t  input, 8 bits: Warps whose instruction is marked `.t`.
//   mark_p  input, 8 bits: Warps whose instruction is marked `.p`.
//   for_sfu  input, 8 bits: Warps whose instruction runs on the SFU only.
//   for_mad  input, 8 bits: Warps whose instruction runs on the MAD lanes only.
//   mad_done  input, 2 bits: MAD instructions that are written back, one bit each.
//   sfu_done  input, 2 bits: SFU instructions that are written back, one bit each.
//   bonuses  input, 33 bits: Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21, pipe
//       32:27.
//   thresholds  input, 20 bits: Thresholds of the pipes, five bits each: first, second of MAD, first, second of
//       the SFU.
//   replay  input, 8 bits: Warps whose instruction is replayed.
//   select__0_valid  output, 1 bit: It happens in this cycle.
//   select__0_warp  output, 3 bits: Warp slot, valid with `valid`.
//   select_mask  output, 8 bits: The warps that issue, one bit each.
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
// --block warp_scheduler --reset sync`.
//
// Configuration
// `WarpScheduler` of rtl/src/warp_scheduler/mod.rs with W = 8, LW = 3, P = 1, H = 8, LH = 3. Constants are
// folded away. For another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block warp_scheduler

module warpwright_warp_scheduler (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [1:0] launch_stage,
  input wire end_valid,
  input wire [2:0] end_warp,
  input wire [7:0] live,
  input wire [7:0] eligible,
  input wire [7:0] is_texture,
  input wire [7:0] mark_t,
  input wire [7:0] mark_p,
  input wire [7:0] for_sfu,
  input wire [7:0] for_mad,
  input wire [1:0] mad_done,
  input wire [1:0] sfu_done,
  input wire [32:0] bonuses,
  input wire [19:0] thresholds,
  input wire [7:0] replay,
  output reg select__0_valid,
  output reg [2:0] select__0_warp,
  output reg [7:0] select_mask,
  output reg count_grant,
  output reg count_wait,
  output reg credit_sum_error
);
  localparam [7:0] counted = 8'hff;
  localparam [7:0] one = 8'h1;
  localparam [6:0] base__0 = 7'h0;
  reg [7:0] shifted;
  reg [7:0] ready;
  reg [7:0] wanted;
  reg [7:0] opened;
  reg [7:0] slow_pipe;
  reg [7:0] idle_pipe;
  reg [7:0] closed;
  reg [7:0] blocked;
  reg [7:0] launched;
  reg [7:0] ended;
  reg [1:0] selected;
  reg [1:0] mad_issued;
  reg [1:0] sfu_issued;
  reg new_tile;
  reg credit_sum_error_value;
  reg [7:0] select_mask_value;
  reg [7:0] pod__0__launched;
  reg [1:0] pod__0__launch_stage;
  reg pod__0__new_tile;
  reg pod__0__none_live;
  reg [7:0] pod__0__ended;
  reg [7:0] pod__0__ready;
  reg [7:0] pod__0__replay;
  reg [7:0] pod__0__granted;
  reg [7:0] pod__0__phase_granted;
  reg [7:0] pod__0__slow_pipe;
  reg [7:0] pod__0__idle_pipe;
  reg [32:0] pod__0__bonuses;
  wire [7:0] pod__0__chosen;
  wire pod__0__select_valid;
  wire [2:0] pod__0__select_warp;
  wire pod__0__credit_sum_error;
  reg grant__launch_valid;
  reg [2:0] grant__launch_warp;
  reg [5:0] grant__launch_subtile;
  reg [7:0] grant__live;
  reg [7:0] grant__reads;
  reg [7:0] grant__wants;
  reg [7:0] grant__issuer;
  reg [7:0] grant__mark_t;
  reg [7:0] grant__mark_p;
  wire [7:0] grant__granted;
  wire [7:0] grant__open_to;
  wire [7:0] grant__phase_granted;
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
    launched = 8'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
      tile__d = launch_tile;
    end
    ended = 8'h0;
    if (end_valid) begin
      ended = {one << end_warp};
    end
    new_tile = (launch_valid & (launch_tile != tile__q));
    select_mask_value = 8'h0;
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
    select__0_warp = {pod__0__select_warp + base__0[2:0]};
    credit_sum_error_value = (credit_sum_error_value | pod__0__credit_sum_error);
    pipes__thresholds = thresholds;
    pipes__selected = selected;
    pipes__mad_issued = mad_issued;
    pipes__sfu_issued = sfu_issued;
    pipes__mad_done = mad_done;
    pipes__sfu_done = sfu_done;
    slow_pipe = 8'h0;
    if (pipes__mad_oversubscribed) begin
      slow_pipe = for_mad;
    end
    if (pipes__sfu_oversubscribed) begin
      slow_pipe = (slow_pipe | for_sfu);
    end
    idle_pipe = 8'h0;
    if (pipes__mad_leads) begin
      idle_pipe = for_sfu;
    end
    if (pipes__sfu_leads) begin
      idle_pipe = for_mad;
    end
    ready = ((eligible & live) & {~select_mask_value});
    wanted = ready;
    opened = 8'h0;
    grant__wants = 8'h0;
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
    closed = 8'h0;
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
  warpwright_pod pod__0 (
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
  warpwright_warp_scheduler_grant grant (
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
