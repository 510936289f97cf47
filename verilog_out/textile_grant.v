// SPDX-License-Identifier: MIT
// textile_grant: TILE.PHASE.TEX values and the global grant
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module textile_grant (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [5:0] launch_tile,
  input wire [7:0] live,
  input wire [7:0] wants,
  input wire [7:0] issuer,
  input wire [7:0] mark_t,
  input wire [7:0] mark_p,
  output reg [7:0] granted,
  output reg [7:0] phase_granted,
  output reg count_grant
);
  localparam [9:0] last_wait = 10'h6;
  localparam [7:0] one = 8'h1;
  reg [7:0] matching;
  reg [7:0] same_phase;
  reg changed;
  reg [7:0] blocked;
  reg asked;
  reg elect;
  reg [13:0] own;
  reg [13:0] first;
  reg [7:0] pool;
  reg [7:0] chosen;
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
  reg set__d;
  reg set__q = 1'h0;
  reg [7:0] equal__d;
  reg [7:0] equal__q = 8'h0;
  reg [7:0] close__d;
  reg [7:0] close__q = 8'h0;
  reg settled__d;
  reg settled__q = 1'h0;
  reg [7:0] wanted__d;
  reg [7:0] wanted__q = 8'h0;
  reg [7:0] elected__d;
  reg [7:0] elected__q = 8'h0;
  reg electing__d;
  reg electing__q = 1'h0;
  reg [7:0] rest__d;
  reg [7:0] rest__q = 8'h0;
  reg [9:0] waited__d;
  reg [9:0] waited__q = 10'h0;
  reg patient__d;
  reg patient__q = 1'h0;
  always @(*) begin
    grant__d = grant__q;
    set__d = set__q;
    rest__d = rest__q;
    waited__d = waited__q;
    patient__d = patient__q;
    wanted__d = wants;
    blocked = (wanted__q & {~equal__q});
    pool = (blocked & rest__q);
    if ((!(|pool))) begin
      pool = blocked;
    end
    chosen = (pool & {{~pool} + one});
    matching = 8'h0;
    same_phase = 8'h0;
    first = 14'h0;
    changed = (launch_valid | electing__q);
    own = values__0__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[7:1], 1'h1};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[7:1], 1'h1};
    end
    if (elected__q[0]) begin
      first = (first | own);
    end
    if ((issuer[0] & (mark_t[0] | mark_p[0]))) begin
      changed = 1'h1;
      matching = {matching[7:1], 1'h0};
      if (mark_p[0]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h0))) begin
      matching = {matching[7:1], 1'h0};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__0__d = own;
    own = values__1__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[7:2], 1'h1, matching[0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[7:2], 1'h1, same_phase[0]};
    end
    if (elected__q[1]) begin
      first = (first | own);
    end
    if ((issuer[1] & (mark_t[1] | mark_p[1]))) begin
      changed = 1'h1;
      matching = {matching[7:2], 1'h0, matching[0]};
      if (mark_p[1]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h1))) begin
      matching = {matching[7:2], 1'h0, matching[0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__1__d = own;
    own = values__2__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[7:3], 1'h1, matching[1:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[7:3], 1'h1, same_phase[1:0]};
    end
    if (elected__q[2]) begin
      first = (first | own);
    end
    if ((issuer[2] & (mark_t[2] | mark_p[2]))) begin
      changed = 1'h1;
      matching = {matching[7:3], 1'h0, matching[1:0]};
      if (mark_p[2]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h2))) begin
      matching = {matching[7:3], 1'h0, matching[1:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__2__d = own;
    own = values__3__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[7:4], 1'h1, matching[2:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[7:4], 1'h1, same_phase[2:0]};
    end
    if (elected__q[3]) begin
      first = (first | own);
    end
    if ((issuer[3] & (mark_t[3] | mark_p[3]))) begin
      changed = 1'h1;
      matching = {matching[7:4], 1'h0, matching[2:0]};
      if (mark_p[3]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h3))) begin
      matching = {matching[7:4], 1'h0, matching[2:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__3__d = own;
    own = values__4__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[7:5], 1'h1, matching[3:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[7:5], 1'h1, same_phase[3:0]};
    end
    if (elected__q[4]) begin
      first = (first | own);
    end
    if ((issuer[4] & (mark_t[4] | mark_p[4]))) begin
      changed = 1'h1;
      matching = {matching[7:5], 1'h0, matching[3:0]};
      if (mark_p[4]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h4))) begin
      matching = {matching[7:5], 1'h0, matching[3:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__4__d = own;
    own = values__5__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[7:6], 1'h1, matching[4:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[7:6], 1'h1, same_phase[4:0]};
    end
    if (elected__q[5]) begin
      first = (first | own);
    end
    if ((issuer[5] & (mark_t[5] | mark_p[5]))) begin
      changed = 1'h1;
      matching = {matching[7:6], 1'h0, matching[4:0]};
      if (mark_p[5]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h5))) begin
      matching = {matching[7:6], 1'h0, matching[4:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__5__d = own;
    own = values__6__q;
    if ((set__q & (own == grant__q))) begin
      matching = {matching[7], 1'h1, matching[5:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {same_phase[7], 1'h1, same_phase[5:0]};
    end
    if (elected__q[6]) begin
      first = (first | own);
    end
    if ((issuer[6] & (mark_t[6] | mark_p[6]))) begin
      changed = 1'h1;
      matching = {matching[7], 1'h0, matching[5:0]};
      if (mark_p[6]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h6))) begin
      matching = {matching[7], 1'h0, matching[5:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__6__d = own;
    own = values__7__q;
    if ((set__q & (own == grant__q))) begin
      matching = {1'h1, matching[6:0]};
    end
    if ((set__q & ({own >> 32'h3} == {grant__q >> 32'h3}))) begin
      same_phase = {1'h1, same_phase[6:0]};
    end
    if (elected__q[7]) begin
      first = (first | own);
    end
    if ((issuer[7] & (mark_t[7] | mark_p[7]))) begin
      changed = 1'h1;
      matching = {1'h0, matching[6:0]};
      if (mark_p[7]) begin
        own = ((own & 14'h3f00) | ({own + 14'h8} & 14'hf8));
      end else begin
        own = ((own & 14'h3ff8) | ({own + 14'h1} & 14'h7));
      end
    end
    if ((launch_valid & (launch_warp == 3'h7))) begin
      matching = {1'h0, matching[6:0]};
      own = {{8'h0, launch_tile} << 32'h8};
    end
    values__7__d = own;
    asked = ((|blocked) & (!electing__q));
    elect = ((asked & settled__q) & ((!(|(equal__q & live))) | patient__q));
    electing__d = elect;
    elected__d = chosen;
    close__d = same_phase;
    phase_granted = close__q;
    equal__d = matching;
    if ((elect | electing__q)) begin
      equal__d = 8'h0;
    end
    settled__d = (!changed);
    if ((asked & (!patient__q))) begin
      waited__d = {waited__q + 10'h1};
      patient__d = (waited__q == last_wait);
    end
    if (electing__q) begin
      waited__d = 10'h0;
      patient__d = 1'h0;
      grant__d = first;
      set__d = 1'h1;
      rest__d = {~{{elected__q << 32'h1} - one}};
    end
    count_grant = electing__q;
    granted = equal__q;
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
    set__q <= set__d;
    equal__q <= equal__d;
    close__q <= close__d;
    settled__q <= settled__d;
    wanted__q <= wanted__d;
    elected__q <= elected__d;
    electing__q <= electing__d;
    rest__q <= rest__d;
    waited__q <= waited__d;
    patient__q <= patient__d;
  end
endmodule
