// SPDX-License-Identifier: MIT
// Part of shader_core_small, warp_scheduler, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_warp_scheduler_grant (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [5:0] launch_subtile,
  input wire [7:0] live,
  input wire [7:0] reads,
  input wire [7:0] wants,
  input wire [7:0] issuer,
  input wire [7:0] mark_t,
  input wire [7:0] mark_p,
  output reg [7:0] granted,
  output reg [7:0] open_to,
  output reg [7:0] phase_granted,
  output reg count_grant
);
  localparam [9:0] last_wait = 10'h3fe;
  localparam [7:0] one = 8'h1;
  reg [7:0] matching;
  reg [7:0] same_phase;
  reg [7:0] reading;
  reg sets;
  reg forced;
  reg [13:0] own;
  reg [13:0] first;
  reg [7:0] moving;
  reg [13:0] next_tex;
  reg [13:0] next_phase;
  reg [7:0] pool;
  reg [7:0] granted_value;
  reg [7:0] open_to_value;
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
  reg [13:0] grant__d;
  reg [13:0] grant__q = 14'h0;
  reg [7:0] equal__d;
  reg [7:0] equal__q = 8'h0;
  reg [7:0] close__d;
  reg [7:0] close__q = 8'h0;
  reg open__d;
  reg open__q = 1'h0;
  reg offered__d;
  reg offered__q = 1'h0;
  reg [7:0] wanted__d;
  reg [7:0] wanted__q = 8'h0;
  reg turned__d;
  reg turned__q = 1'h0;
  reg [7:0] waiting__d;
  reg [7:0] waiting__q = 8'h0;
  reg [7:0] rest__d;
  reg [7:0] rest__q = 8'h0;
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
    matching = 8'h0;
    same_phase = 8'h0;
    first = 14'h0;
    if ((values__0__q == grant__q)) begin
      matching = {matching[7:1], 1'h1};
    end
    if (({values__0__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[7:1], 1'h1};
    end
    if (reading[0]) begin
      first = (first | values__0__q);
    end
    if ((values__1__q == grant__q)) begin
      matching = {matching[7:2], 1'h1, matching[0]};
    end
    if (({values__1__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[7:2], 1'h1, same_phase[0]};
    end
    if (reading[1]) begin
      first = (first | values__1__q);
    end
    if ((values__2__q == grant__q)) begin
      matching = {matching[7:3], 1'h1, matching[1:0]};
    end
    if (({values__2__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[7:3], 1'h1, same_phase[1:0]};
    end
    if (reading[2]) begin
      first = (first | values__2__q);
    end
    if ((values__3__q == grant__q)) begin
      matching = {matching[7:4], 1'h1, matching[2:0]};
    end
    if (({values__3__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[7:4], 1'h1, same_phase[2:0]};
    end
    if (reading[3]) begin
      first = (first | values__3__q);
    end
    if ((values__4__q == grant__q)) begin
      matching = {matching[7:5], 1'h1, matching[3:0]};
    end
    if (({values__4__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[7:5], 1'h1, same_phase[3:0]};
    end
    if (reading[4]) begin
      first = (first | values__4__q);
    end
    if ((values__5__q == grant__q)) begin
      matching = {matching[7:6], 1'h1, matching[4:0]};
    end
    if (({values__5__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[7:6], 1'h1, same_phase[4:0]};
    end
    if (reading[5]) begin
      first = (first | values__5__q);
    end
    if ((values__6__q == grant__q)) begin
      matching = {matching[7], 1'h1, matching[5:0]};
    end
    if (({values__6__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {same_phase[7], 1'h1, same_phase[5:0]};
    end
    if (reading[6]) begin
      first = (first | values__6__q);
    end
    if ((values__7__q == grant__q)) begin
      matching = {1'h1, matching[6:0]};
    end
    if (({values__7__q >> 32'h3} == {grant__q >> 32'h3})) begin
      same_phase = {1'h1, same_phase[6:0]};
    end
    if (reading[7]) begin
      first = (first | values__7__q);
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
    if ((launch_valid & (launch_warp == 3'h0))) begin
      matching = {matching[7:1], 1'h0};
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
    if ((launch_valid & (launch_warp == 3'h1))) begin
      matching = {matching[7:2], 1'h0, matching[0]};
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
    if ((launch_valid & (launch_warp == 3'h2))) begin
      matching = {matching[7:3], 1'h0, matching[1:0]};
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
    if ((launch_valid & (launch_warp == 3'h3))) begin
      matching = {matching[7:4], 1'h0, matching[2:0]};
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
    if ((launch_valid & (launch_warp == 3'h4))) begin
      matching = {matching[7:5], 1'h0, matching[3:0]};
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
    if ((launch_valid & (launch_warp == 3'h5))) begin
      matching = {matching[7:6], 1'h0, matching[4:0]};
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
    if ((launch_valid & (launch_warp == 3'h6))) begin
      matching = {matching[7], 1'h0, matching[5:0]};
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
    if ((launch_valid & (launch_warp == 3'h7))) begin
      matching = {1'h0, matching[6:0]};
      own = {{8'h0, launch_subtile} << 32'h8};
    end
    values__7__d = own;
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
    open_to_value = 8'h0;
    if (open__q) begin
      open_to_value = {~equal__q};
    end
    if (forced) begin
      granted_value = 8'h0;
      open_to_value = (pool & {{~pool} + one});
    end
    if ((|reading)) begin
      open_to_value = 8'h0;
    end
    offered__d = ((open__q | forced) & (!(|reading)));
    turned__d = (forced & (!(|reading)));
    count_grant = sets;
    if (sets) begin
      granted_value = 8'h0;
      grant__d = first;
      equal__d = 8'h0;
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
