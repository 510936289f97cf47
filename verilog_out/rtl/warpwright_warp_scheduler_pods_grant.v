// SPDX-License-Identifier: MIT
// Part of warp_scheduler_pods, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_warp_scheduler_pods_grant (
  input wire clock,
  input wire launch_valid,
  input wire [5:0] launch_warp,
  input wire [5:0] launch_subtile,
  input wire [47:0] live,
  input wire [47:0] reads,
  input wire [47:0] wants,
  input wire [47:0] issuer,
  input wire [47:0] mark_t,
  input wire [47:0] mark_p,
  output reg [47:0] granted,
  output reg [47:0] open_to,
  output reg [47:0] phase_granted,
  output reg count_grant
);
  localparam [9:0] last_wait = 10'h3fe;
  localparam [47:0] one = 48'h1;
  reg [47:0] matching;
  reg [47:0] same_phase;
  reg [47:0] reading;
  reg sets;
  reg forced;
  reg [13:0] own;
  reg [13:0] first;
  reg [47:0] moving;
  reg [13:0] next_tex;
  reg [13:0] next_phase;
  reg [47:0] pool;
  reg [47:0] granted_value;
  reg [47:0] open_to_value;
  reg [13:0] values__0__d;
  reg [13:0] values__0__q = 14'h0;
  reg [13:0] values__1__d;
  reg [13:0] values__1__q = 14'h0;
  reg [13:0] values__2__d;
  reg [13:0] values__2__q = 14'h0;
  reg [13:0] values__3__d;
  reg [13:0] values__3__q = 14'h0;
  reg [13:0] values__4__d;
  reg [13:0] values__4__q = 14'h0;
  reg [13:0] values__5__d;
  reg [13:0] values__5__q = 14'h0;
  reg [13:0] values__6__d;
  reg [13:0] values__6__q = 14'h0;
  reg [13:0] values__7__d;
  reg [13:0] values__7__q = 14'h0;
  reg [13:0] values__8__d;
  reg [13:0] values__8__q = 14'h0;
  reg [13:0] values__9__d;
  reg [13:0] values__9__q = 14'h0;
  reg [13:0] values__10__d;
  reg [13:0] values__10__q = 14'h0;
  reg [13:0] values__11__d;
  reg [13:0] values__11__q = 14'h0;
  reg [13:0] values__12__d;
  reg [13:0] values__12__q = 14'h0;
  reg [13:0] values__13__d;
  reg [13:0] values__13__q = 14'h0;
  reg [13:0] values__14__d;
  reg [13:0] values__14__q = 14'h0;
  reg [13:0] values__15__d;
  reg [13:0] values__15__q = 14'h0;
  reg [13:0] values__16__d;
  reg [13:0] values__16__q = 14'h0;
  reg [13:0] values__17__d;
  reg [13:0] values__17__q = 14'h0;
  reg [13:0] values__18__d;
  reg [13:0] values__18__q = 14'h0;
  reg [13:0] values__19__d;
  reg [13:0] values__19__q = 14'h0;
  reg [13:0] values__20__d;
  reg [13:0] values__20__q = 14'h0;
  reg [13:0] values__21__d;
  reg [13:0] values__21__q = 14'h0;
  reg [13:0] values__22__d;
  reg [13:0] values__22__q = 14'h0;
  reg [13:0] values__23__d;
  reg [13:0] values__23__q = 14'h0;
  reg [13:0] values__24__d;
  reg [13:0] values__24__q = 14'h0;
  reg [13:0] values__25__d;
  reg [13:0] values__25__q = 14'h0;
  reg [13:0] values__26__d;
  reg [13:0] values__26__q = 14'h0;
  reg [13:0] values__27__d;
  reg [13:0] values__27__q = 14'h0;
  reg [13:0] values__28__d;
  reg [13:0] values__28__q = 14'h0;
  reg [13:0] values__29__d;
  reg [13:0] values__29__q = 14'h0;
  reg [13:0] values__30__d;
  reg [13:0] values__30__q = 14'h0;
  reg [13:0] values__31__d;
  reg [13:0] values__31__q = 14'h0;
  reg [13:0] values__32__d;
  reg [13:0] values__32__q = 14'h0;
  reg [13:0] values__33__d;
  reg [13:0] values__33__q = 14'h0;
  reg [13:0] values__34__d;
  reg [13:0] values__34__q = 14'h0;
  reg [13:0] values__35__d;
  reg [13:0] values__35__q = 14'h0;
  reg [13:0] values__36__d;
  reg [13:0] values__36__q = 14'h0;
  reg [13:0] values__37__d;
  reg [13:0] values__37__q = 14'h0;
  reg [13:0] values__38__d;
  reg [13:0] values__38__q = 14'h0;
  reg [13:0] values__39__d;
  reg [13:0] values__39__q = 14'h0;
  reg [13:0] values__40__d;
  reg [13:0] values__40__q = 14'h0;
  reg [13:0] values__41__d;
  reg [13:0] values__41__q = 14'h0;
  reg [13:0] values__42__d;
  reg [13:0] values__42__q = 14'h0;
  reg [13:0] values__43__d;
  reg [13:0] values__43__q = 14'h0;
  reg [13:0] values__44__d;
  reg [13:0] values__44__q = 14'h0;
  reg [13:0] values__45__d;
  reg [13:0] values__45__q = 14'h0;
  reg [13:0] values__46__d;
  reg [13:0] values__46__q = 14'h0;
  reg [13:0] values__47__d;
  reg [13:0] values__47__q = 14'h0;
  reg [13:0] grant__d;
  reg [13:0] grant__q = 14'h0;
  reg [47:0] equal__d;
  reg [47:0] equal__q = 48'h0;
  reg [47:0] close__d;
  reg [47:0] close__q = 48'h0;
  reg open__d;
  reg open__q = 1'h0;
  reg offered__d;
  reg offered__q = 1'h0;
  reg [47:0] wanted__d;
  reg [47:0] wanted__q = 48'h0;
  reg turned__d;
  reg turned__q = 1'h0;
  reg [47:0] waiting__d;
  reg [47:0] waiting__q = 48'h0;
  reg [47:0] rest__d;
  reg [47:0] rest__q = 48'h0;
  reg [9:0] waited__d;
  reg [9:0] waited__q = 10'h0;
  reg patient__d;
  reg patient__q = 1'h0;
  always @(*) begin
    grant__d = grant__q;
    rest__d = rest__q;
    waited__d = waited__q;
    patient__d = patient__q;
    phase_granted = close__q;
    reading = (issuer & reads);
    sets = (offered__q & (|reading));
    matching = 48'h0;
    same_phase = 48'h0;
    first = 14'h0;
    if ((values__0__q == grant__q)) begin
      matching = {matching[47:1], 1'h1};
    end
    if (({values__0__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:1], 1'h1};
    end
    if (reading[0]) begin
      first = (first | values__0__q);
    end
    if ((values__1__q == grant__q)) begin
      matching = {matching[47:2], 1'h1, matching[0]};
    end
    if (({values__1__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:2], 1'h1, same_phase[0]};
    end
    if (reading[1]) begin
      first = (first | values__1__q);
    end
    if ((values__2__q == grant__q)) begin
      matching = {matching[47:3], 1'h1, matching[1:0]};
    end
    if (({values__2__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:3], 1'h1, same_phase[1:0]};
    end
    if (reading[2]) begin
      first = (first | values__2__q);
    end
    if ((values__3__q == grant__q)) begin
      matching = {matching[47:4], 1'h1, matching[2:0]};
    end
    if (({values__3__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:4], 1'h1, same_phase[2:0]};
    end
    if (reading[3]) begin
      first = (first | values__3__q);
    end
    if ((values__4__q == grant__q)) begin
      matching = {matching[47:5], 1'h1, matching[3:0]};
    end
    if (({values__4__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:5], 1'h1, same_phase[3:0]};
    end
    if (reading[4]) begin
      first = (first | values__4__q);
    end
    if ((values__5__q == grant__q)) begin
      matching = {matching[47:6], 1'h1, matching[4:0]};
    end
    if (({values__5__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:6], 1'h1, same_phase[4:0]};
    end
    if (reading[5]) begin
      first = (first | values__5__q);
    end
    if ((values__6__q == grant__q)) begin
      matching = {matching[47:7], 1'h1, matching[5:0]};
    end
    if (({values__6__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:7], 1'h1, same_phase[5:0]};
    end
    if (reading[6]) begin
      first = (first | values__6__q);
    end
    if ((values__7__q == grant__q)) begin
      matching = {matching[47:8], 1'h1, matching[6:0]};
    end
    if (({values__7__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:8], 1'h1, same_phase[6:0]};
    end
    if (reading[7]) begin
      first = (first | values__7__q);
    end
    if ((values__8__q == grant__q)) begin
      matching = {matching[47:9], 1'h1, matching[7:0]};
    end
    if (({values__8__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:9], 1'h1, same_phase[7:0]};
    end
    if (reading[8]) begin
      first = (first | values__8__q);
    end
    if ((values__9__q == grant__q)) begin
      matching = {matching[47:10], 1'h1, matching[8:0]};
    end
    if (({values__9__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:10], 1'h1, same_phase[8:0]};
    end
    if (reading[9]) begin
      first = (first | values__9__q);
    end
    if ((values__10__q == grant__q)) begin
      matching = {matching[47:11], 1'h1, matching[9:0]};
    end
    if (({values__10__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:11], 1'h1, same_phase[9:0]};
    end
    if (reading[10]) begin
      first = (first | values__10__q);
    end
    if ((values__11__q == grant__q)) begin
      matching = {matching[47:12], 1'h1, matching[10:0]};
    end
    if (({values__11__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:12], 1'h1, same_phase[10:0]};
    end
    if (reading[11]) begin
      first = (first | values__11__q);
    end
    if ((values__12__q == grant__q)) begin
      matching = {matching[47:13], 1'h1, matching[11:0]};
    end
    if (({values__12__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:13], 1'h1, same_phase[11:0]};
    end
    if (reading[12]) begin
      first = (first | values__12__q);
    end
    if ((values__13__q == grant__q)) begin
      matching = {matching[47:14], 1'h1, matching[12:0]};
    end
    if (({values__13__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:14], 1'h1, same_phase[12:0]};
    end
    if (reading[13]) begin
      first = (first | values__13__q);
    end
    if ((values__14__q == grant__q)) begin
      matching = {matching[47:15], 1'h1, matching[13:0]};
    end
    if (({values__14__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:15], 1'h1, same_phase[13:0]};
    end
    if (reading[14]) begin
      first = (first | values__14__q);
    end
    if ((values__15__q == grant__q)) begin
      matching = {matching[47:16], 1'h1, matching[14:0]};
    end
    if (({values__15__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:16], 1'h1, same_phase[14:0]};
    end
    if (reading[15]) begin
      first = (first | values__15__q);
    end
    if ((values__16__q == grant__q)) begin
      matching = {matching[47:17], 1'h1, matching[15:0]};
    end
    if (({values__16__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:17], 1'h1, same_phase[15:0]};
    end
    if (reading[16]) begin
      first = (first | values__16__q);
    end
    if ((values__17__q == grant__q)) begin
      matching = {matching[47:18], 1'h1, matching[16:0]};
    end
    if (({values__17__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:18], 1'h1, same_phase[16:0]};
    end
    if (reading[17]) begin
      first = (first | values__17__q);
    end
    if ((values__18__q == grant__q)) begin
      matching = {matching[47:19], 1'h1, matching[17:0]};
    end
    if (({values__18__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:19], 1'h1, same_phase[17:0]};
    end
    if (reading[18]) begin
      first = (first | values__18__q);
    end
    if ((values__19__q == grant__q)) begin
      matching = {matching[47:20], 1'h1, matching[18:0]};
    end
    if (({values__19__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:20], 1'h1, same_phase[18:0]};
    end
    if (reading[19]) begin
      first = (first | values__19__q);
    end
    if ((values__20__q == grant__q)) begin
      matching = {matching[47:21], 1'h1, matching[19:0]};
    end
    if (({values__20__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:21], 1'h1, same_phase[19:0]};
    end
    if (reading[20]) begin
      first = (first | values__20__q);
    end
    if ((values__21__q == grant__q)) begin
      matching = {matching[47:22], 1'h1, matching[20:0]};
    end
    if (({values__21__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:22], 1'h1, same_phase[20:0]};
    end
    if (reading[21]) begin
      first = (first | values__21__q);
    end
    if ((values__22__q == grant__q)) begin
      matching = {matching[47:23], 1'h1, matching[21:0]};
    end
    if (({values__22__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:23], 1'h1, same_phase[21:0]};
    end
    if (reading[22]) begin
      first = (first | values__22__q);
    end
    if ((values__23__q == grant__q)) begin
      matching = {matching[47:24], 1'h1, matching[22:0]};
    end
    if (({values__23__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:24], 1'h1, same_phase[22:0]};
    end
    if (reading[23]) begin
      first = (first | values__23__q);
    end
    if ((values__24__q == grant__q)) begin
      matching = {matching[47:25], 1'h1, matching[23:0]};
    end
    if (({values__24__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:25], 1'h1, same_phase[23:0]};
    end
    if (reading[24]) begin
      first = (first | values__24__q);
    end
    if ((values__25__q == grant__q)) begin
      matching = {matching[47:26], 1'h1, matching[24:0]};
    end
    if (({values__25__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:26], 1'h1, same_phase[24:0]};
    end
    if (reading[25]) begin
      first = (first | values__25__q);
    end
    if ((values__26__q == grant__q)) begin
      matching = {matching[47:27], 1'h1, matching[25:0]};
    end
    if (({values__26__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:27], 1'h1, same_phase[25:0]};
    end
    if (reading[26]) begin
      first = (first | values__26__q);
    end
    if ((values__27__q == grant__q)) begin
      matching = {matching[47:28], 1'h1, matching[26:0]};
    end
    if (({values__27__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:28], 1'h1, same_phase[26:0]};
    end
    if (reading[27]) begin
      first = (first | values__27__q);
    end
    if ((values__28__q == grant__q)) begin
      matching = {matching[47:29], 1'h1, matching[27:0]};
    end
    if (({values__28__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:29], 1'h1, same_phase[27:0]};
    end
    if (reading[28]) begin
      first = (first | values__28__q);
    end
    if ((values__29__q == grant__q)) begin
      matching = {matching[47:30], 1'h1, matching[28:0]};
    end
    if (({values__29__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:30], 1'h1, same_phase[28:0]};
    end
    if (reading[29]) begin
      first = (first | values__29__q);
    end
    if ((values__30__q == grant__q)) begin
      matching = {matching[47:31], 1'h1, matching[29:0]};
    end
    if (({values__30__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:31], 1'h1, same_phase[29:0]};
    end
    if (reading[30]) begin
      first = (first | values__30__q);
    end
    if ((values__31__q == grant__q)) begin
      matching = {matching[47:32], 1'h1, matching[30:0]};
    end
    if (({values__31__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:32], 1'h1, same_phase[30:0]};
    end
    if (reading[31]) begin
      first = (first | values__31__q);
    end
    if ((values__32__q == grant__q)) begin
      matching = {matching[47:33], 1'h1, matching[31:0]};
    end
    if (({values__32__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:33], 1'h1, same_phase[31:0]};
    end
    if (reading[32]) begin
      first = (first | values__32__q);
    end
    if ((values__33__q == grant__q)) begin
      matching = {matching[47:34], 1'h1, matching[32:0]};
    end
    if (({values__33__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:34], 1'h1, same_phase[32:0]};
    end
    if (reading[33]) begin
      first = (first | values__33__q);
    end
    if ((values__34__q == grant__q)) begin
      matching = {matching[47:35], 1'h1, matching[33:0]};
    end
    if (({values__34__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:35], 1'h1, same_phase[33:0]};
    end
    if (reading[34]) begin
      first = (first | values__34__q);
    end
    if ((values__35__q == grant__q)) begin
      matching = {matching[47:36], 1'h1, matching[34:0]};
    end
    if (({values__35__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:36], 1'h1, same_phase[34:0]};
    end
    if (reading[35]) begin
      first = (first | values__35__q);
    end
    if ((values__36__q == grant__q)) begin
      matching = {matching[47:37], 1'h1, matching[35:0]};
    end
    if (({values__36__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:37], 1'h1, same_phase[35:0]};
    end
    if (reading[36]) begin
      first = (first | values__36__q);
    end
    if ((values__37__q == grant__q)) begin
      matching = {matching[47:38], 1'h1, matching[36:0]};
    end
    if (({values__37__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:38], 1'h1, same_phase[36:0]};
    end
    if (reading[37]) begin
      first = (first | values__37__q);
    end
    if ((values__38__q == grant__q)) begin
      matching = {matching[47:39], 1'h1, matching[37:0]};
    end
    if (({values__38__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:39], 1'h1, same_phase[37:0]};
    end
    if (reading[38]) begin
      first = (first | values__38__q);
    end
    if ((values__39__q == grant__q)) begin
      matching = {matching[47:40], 1'h1, matching[38:0]};
    end
    if (({values__39__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:40], 1'h1, same_phase[38:0]};
    end
    if (reading[39]) begin
      first = (first | values__39__q);
    end
    if ((values__40__q == grant__q)) begin
      matching = {matching[47:41], 1'h1, matching[39:0]};
    end
    if (({values__40__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:41], 1'h1, same_phase[39:0]};
    end
    if (reading[40]) begin
      first = (first | values__40__q);
    end
    if ((values__41__q == grant__q)) begin
      matching = {matching[47:42], 1'h1, matching[40:0]};
    end
    if (({values__41__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:42], 1'h1, same_phase[40:0]};
    end
    if (reading[41]) begin
      first = (first | values__41__q);
    end
    if ((values__42__q == grant__q)) begin
      matching = {matching[47:43], 1'h1, matching[41:0]};
    end
    if (({values__42__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:43], 1'h1, same_phase[41:0]};
    end
    if (reading[42]) begin
      first = (first | values__42__q);
    end
    if ((values__43__q == grant__q)) begin
      matching = {matching[47:44], 1'h1, matching[42:0]};
    end
    if (({values__43__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:44], 1'h1, same_phase[42:0]};
    end
    if (reading[43]) begin
      first = (first | values__43__q);
    end
    if ((values__44__q == grant__q)) begin
      matching = {matching[47:45], 1'h1, matching[43:0]};
    end
    if (({values__44__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:45], 1'h1, same_phase[43:0]};
    end
    if (reading[44]) begin
      first = (first | values__44__q);
    end
    if ((values__45__q == grant__q)) begin
      matching = {matching[47:46], 1'h1, matching[44:0]};
    end
    if (({values__45__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47:46], 1'h1, same_phase[44:0]};
    end
    if (reading[45]) begin
      first = (first | values__45__q);
    end
    if ((values__46__q == grant__q)) begin
      matching = {matching[47], 1'h1, matching[45:0]};
    end
    if (({values__46__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[47], 1'h1, same_phase[45:0]};
    end
    if (reading[46]) begin
      first = (first | values__46__q);
    end
    if ((values__47__q == grant__q)) begin
      matching = {1'h1, matching[46:0]};
    end
    if (({values__47__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {1'h1, same_phase[46:0]};
    end
    if (reading[47]) begin
      first = (first | values__47__q);
    end
    moving = (reading & (mark_t | mark_p));
    next_tex = ((first & 14'h3ff8) | ({first + 14'h1} & 14'h7));
    next_phase = ((first & 14'h3f00) | ({first + 14'h8} & 14'hf8));
    matching = (matching & {~moving});
    own = values__0__q;
    if (moving[0]) begin
      own = next_tex;
      if (mark_p[0]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h0))) begin
      matching = {matching[47:1], 1'h0};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__0__d = own;
    own = values__1__q;
    if (moving[1]) begin
      own = next_tex;
      if (mark_p[1]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h1))) begin
      matching = {matching[47:2], 1'h0, matching[0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__1__d = own;
    own = values__2__q;
    if (moving[2]) begin
      own = next_tex;
      if (mark_p[2]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h2))) begin
      matching = {matching[47:3], 1'h0, matching[1:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__2__d = own;
    own = values__3__q;
    if (moving[3]) begin
      own = next_tex;
      if (mark_p[3]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h3))) begin
      matching = {matching[47:4], 1'h0, matching[2:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__3__d = own;
    own = values__4__q;
    if (moving[4]) begin
      own = next_tex;
      if (mark_p[4]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h4))) begin
      matching = {matching[47:5], 1'h0, matching[3:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__4__d = own;
    own = values__5__q;
    if (moving[5]) begin
      own = next_tex;
      if (mark_p[5]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h5))) begin
      matching = {matching[47:6], 1'h0, matching[4:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__5__d = own;
    own = values__6__q;
    if (moving[6]) begin
      own = next_tex;
      if (mark_p[6]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h6))) begin
      matching = {matching[47:7], 1'h0, matching[5:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__6__d = own;
    own = values__7__q;
    if (moving[7]) begin
      own = next_tex;
      if (mark_p[7]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h7))) begin
      matching = {matching[47:8], 1'h0, matching[6:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__7__d = own;
    own = values__8__q;
    if (moving[8]) begin
      own = next_tex;
      if (mark_p[8]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h8))) begin
      matching = {matching[47:9], 1'h0, matching[7:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__8__d = own;
    own = values__9__q;
    if (moving[9]) begin
      own = next_tex;
      if (mark_p[9]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h9))) begin
      matching = {matching[47:10], 1'h0, matching[8:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__9__d = own;
    own = values__10__q;
    if (moving[10]) begin
      own = next_tex;
      if (mark_p[10]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'ha))) begin
      matching = {matching[47:11], 1'h0, matching[9:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__10__d = own;
    own = values__11__q;
    if (moving[11]) begin
      own = next_tex;
      if (mark_p[11]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'hb))) begin
      matching = {matching[47:12], 1'h0, matching[10:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__11__d = own;
    own = values__12__q;
    if (moving[12]) begin
      own = next_tex;
      if (mark_p[12]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'hc))) begin
      matching = {matching[47:13], 1'h0, matching[11:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__12__d = own;
    own = values__13__q;
    if (moving[13]) begin
      own = next_tex;
      if (mark_p[13]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'hd))) begin
      matching = {matching[47:14], 1'h0, matching[12:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__13__d = own;
    own = values__14__q;
    if (moving[14]) begin
      own = next_tex;
      if (mark_p[14]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'he))) begin
      matching = {matching[47:15], 1'h0, matching[13:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__14__d = own;
    own = values__15__q;
    if (moving[15]) begin
      own = next_tex;
      if (mark_p[15]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'hf))) begin
      matching = {matching[47:16], 1'h0, matching[14:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__15__d = own;
    own = values__16__q;
    if (moving[16]) begin
      own = next_tex;
      if (mark_p[16]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h10))) begin
      matching = {matching[47:17], 1'h0, matching[15:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__16__d = own;
    own = values__17__q;
    if (moving[17]) begin
      own = next_tex;
      if (mark_p[17]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h11))) begin
      matching = {matching[47:18], 1'h0, matching[16:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__17__d = own;
    own = values__18__q;
    if (moving[18]) begin
      own = next_tex;
      if (mark_p[18]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h12))) begin
      matching = {matching[47:19], 1'h0, matching[17:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__18__d = own;
    own = values__19__q;
    if (moving[19]) begin
      own = next_tex;
      if (mark_p[19]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h13))) begin
      matching = {matching[47:20], 1'h0, matching[18:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__19__d = own;
    own = values__20__q;
    if (moving[20]) begin
      own = next_tex;
      if (mark_p[20]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h14))) begin
      matching = {matching[47:21], 1'h0, matching[19:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__20__d = own;
    own = values__21__q;
    if (moving[21]) begin
      own = next_tex;
      if (mark_p[21]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h15))) begin
      matching = {matching[47:22], 1'h0, matching[20:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__21__d = own;
    own = values__22__q;
    if (moving[22]) begin
      own = next_tex;
      if (mark_p[22]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h16))) begin
      matching = {matching[47:23], 1'h0, matching[21:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__22__d = own;
    own = values__23__q;
    if (moving[23]) begin
      own = next_tex;
      if (mark_p[23]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h17))) begin
      matching = {matching[47:24], 1'h0, matching[22:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__23__d = own;
    own = values__24__q;
    if (moving[24]) begin
      own = next_tex;
      if (mark_p[24]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h18))) begin
      matching = {matching[47:25], 1'h0, matching[23:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__24__d = own;
    own = values__25__q;
    if (moving[25]) begin
      own = next_tex;
      if (mark_p[25]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h19))) begin
      matching = {matching[47:26], 1'h0, matching[24:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__25__d = own;
    own = values__26__q;
    if (moving[26]) begin
      own = next_tex;
      if (mark_p[26]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h1a))) begin
      matching = {matching[47:27], 1'h0, matching[25:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__26__d = own;
    own = values__27__q;
    if (moving[27]) begin
      own = next_tex;
      if (mark_p[27]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h1b))) begin
      matching = {matching[47:28], 1'h0, matching[26:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__27__d = own;
    own = values__28__q;
    if (moving[28]) begin
      own = next_tex;
      if (mark_p[28]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h1c))) begin
      matching = {matching[47:29], 1'h0, matching[27:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__28__d = own;
    own = values__29__q;
    if (moving[29]) begin
      own = next_tex;
      if (mark_p[29]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h1d))) begin
      matching = {matching[47:30], 1'h0, matching[28:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__29__d = own;
    own = values__30__q;
    if (moving[30]) begin
      own = next_tex;
      if (mark_p[30]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h1e))) begin
      matching = {matching[47:31], 1'h0, matching[29:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__30__d = own;
    own = values__31__q;
    if (moving[31]) begin
      own = next_tex;
      if (mark_p[31]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h1f))) begin
      matching = {matching[47:32], 1'h0, matching[30:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__31__d = own;
    own = values__32__q;
    if (moving[32]) begin
      own = next_tex;
      if (mark_p[32]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h20))) begin
      matching = {matching[47:33], 1'h0, matching[31:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__32__d = own;
    own = values__33__q;
    if (moving[33]) begin
      own = next_tex;
      if (mark_p[33]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h21))) begin
      matching = {matching[47:34], 1'h0, matching[32:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__33__d = own;
    own = values__34__q;
    if (moving[34]) begin
      own = next_tex;
      if (mark_p[34]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h22))) begin
      matching = {matching[47:35], 1'h0, matching[33:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__34__d = own;
    own = values__35__q;
    if (moving[35]) begin
      own = next_tex;
      if (mark_p[35]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h23))) begin
      matching = {matching[47:36], 1'h0, matching[34:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__35__d = own;
    own = values__36__q;
    if (moving[36]) begin
      own = next_tex;
      if (mark_p[36]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h24))) begin
      matching = {matching[47:37], 1'h0, matching[35:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__36__d = own;
    own = values__37__q;
    if (moving[37]) begin
      own = next_tex;
      if (mark_p[37]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h25))) begin
      matching = {matching[47:38], 1'h0, matching[36:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__37__d = own;
    own = values__38__q;
    if (moving[38]) begin
      own = next_tex;
      if (mark_p[38]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h26))) begin
      matching = {matching[47:39], 1'h0, matching[37:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__38__d = own;
    own = values__39__q;
    if (moving[39]) begin
      own = next_tex;
      if (mark_p[39]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h27))) begin
      matching = {matching[47:40], 1'h0, matching[38:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__39__d = own;
    own = values__40__q;
    if (moving[40]) begin
      own = next_tex;
      if (mark_p[40]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h28))) begin
      matching = {matching[47:41], 1'h0, matching[39:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__40__d = own;
    own = values__41__q;
    if (moving[41]) begin
      own = next_tex;
      if (mark_p[41]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h29))) begin
      matching = {matching[47:42], 1'h0, matching[40:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__41__d = own;
    own = values__42__q;
    if (moving[42]) begin
      own = next_tex;
      if (mark_p[42]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h2a))) begin
      matching = {matching[47:43], 1'h0, matching[41:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__42__d = own;
    own = values__43__q;
    if (moving[43]) begin
      own = next_tex;
      if (mark_p[43]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h2b))) begin
      matching = {matching[47:44], 1'h0, matching[42:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__43__d = own;
    own = values__44__q;
    if (moving[44]) begin
      own = next_tex;
      if (mark_p[44]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h2c))) begin
      matching = {matching[47:45], 1'h0, matching[43:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__44__d = own;
    own = values__45__q;
    if (moving[45]) begin
      own = next_tex;
      if (mark_p[45]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h2d))) begin
      matching = {matching[47:46], 1'h0, matching[44:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__45__d = own;
    own = values__46__q;
    if (moving[46]) begin
      own = next_tex;
      if (mark_p[46]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h2e))) begin
      matching = {matching[47], 1'h0, matching[45:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__46__d = own;
    own = values__47__q;
    if (moving[47]) begin
      own = next_tex;
      if (mark_p[47]) begin
        own = next_phase;
      end
    end
    if ((launch_valid & (launch_warp == 6'h2f))) begin
      matching = {1'h0, matching[46:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__47__d = own;
    equal__d = matching;
    close__d = same_phase;
    open__d = ((!(|(matching & live))) & (!launch_valid));
    wanted__d = wants;
    if (((|(wanted__q & {~equal__q})) & (!patient__q))) begin
      waited__d = {waited__q + 10'h1};
      patient__d = (waited__q == last_wait);
    end
    waiting__d = ((reads & live) & {~matching});
    pool = (waiting__q & rest__q);
    if ((!(|pool))) begin
      pool = waiting__q;
    end
    forced = (patient__q & (|waiting__q));
    granted_value = equal__q;
    open_to_value = 48'h0;
    if (open__q) begin
      open_to_value = {~equal__q};
    end
    if (forced) begin
      granted_value = 48'h0;
      open_to_value = (pool & {{~pool} + one});
    end
    if ((|reading)) begin
      open_to_value = 48'h0;
    end
    offered__d = ((open__q | forced) & (!(|reading)));
    turned__d = (forced & (!(|reading)));
    count_grant = sets;
    if (sets) begin
      granted_value = 48'h0;
      grant__d = first;
      equal__d = 48'h0;
      open__d = 1'h0;
      if (turned__q) begin
        waited__d = 10'h0;
        patient__d = 1'h0;
        rest__d = {~{{reading << 32'h1} - one}};
      end
    end
    granted = granted_value;
    open_to = open_to_value;
  end
  always @(posedge clock) begin
    values__0__q <= values__0__d;
    values__1__q <= values__1__d;
    values__2__q <= values__2__d;
    values__3__q <= values__3__d;
    values__4__q <= values__4__d;
    values__5__q <= values__5__d;
    values__6__q <= values__6__d;
    values__7__q <= values__7__d;
    values__8__q <= values__8__d;
    values__9__q <= values__9__d;
    values__10__q <= values__10__d;
    values__11__q <= values__11__d;
    values__12__q <= values__12__d;
    values__13__q <= values__13__d;
    values__14__q <= values__14__d;
    values__15__q <= values__15__d;
    values__16__q <= values__16__d;
    values__17__q <= values__17__d;
    values__18__q <= values__18__d;
    values__19__q <= values__19__d;
    values__20__q <= values__20__d;
    values__21__q <= values__21__d;
    values__22__q <= values__22__d;
    values__23__q <= values__23__d;
    values__24__q <= values__24__d;
    values__25__q <= values__25__d;
    values__26__q <= values__26__d;
    values__27__q <= values__27__d;
    values__28__q <= values__28__d;
    values__29__q <= values__29__d;
    values__30__q <= values__30__d;
    values__31__q <= values__31__d;
    values__32__q <= values__32__d;
    values__33__q <= values__33__d;
    values__34__q <= values__34__d;
    values__35__q <= values__35__d;
    values__36__q <= values__36__d;
    values__37__q <= values__37__d;
    values__38__q <= values__38__d;
    values__39__q <= values__39__d;
    values__40__q <= values__40__d;
    values__41__q <= values__41__d;
    values__42__q <= values__42__d;
    values__43__q <= values__43__d;
    values__44__q <= values__44__d;
    values__45__q <= values__45__d;
    values__46__q <= values__46__d;
    values__47__q <= values__47__d;
    grant__q <= grant__d;
    equal__q <= equal__d;
    close__q <= close__d;
    open__q <= open__d;
    offered__q <= offered__d;
    wanted__q <= wanted__d;
    turned__q <= turned__d;
    waiting__q <= waiting__d;
    rest__q <= rest__d;
    waited__q <= waited__d;
    patient__q <= patient__d;
  end
endmodule
