// counters: performance counters
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module counters (
  input wire clock,
  input wire clear,
  input wire [31:0] happened,
  input wire [2:0] thread_count,
  input wire [1:0] next_links,
  input wire [1:0] offset_moves,
  input wire [2:0] pc_reads,
  input wire [2:0] pc_writes,
  input wire [2:0] coalesced,
  input wire [2:0] atomics_merged,
  input wire [2:0] texture_lookups,
  input wire [4:0] select,
  output reg [31:0] value
);
  reg [2:0] steps__0;
  reg [2:0] steps__1;
  reg [2:0] steps__2;
  reg [2:0] steps__3;
  reg [2:0] steps__4;
  reg [2:0] steps__5;
  reg [2:0] steps__6;
  reg [2:0] steps__7;
  reg [2:0] steps__8;
  reg [2:0] steps__9;
  reg [2:0] steps__10;
  reg [2:0] steps__11;
  reg [2:0] steps__12;
  reg [2:0] steps__13;
  reg [2:0] steps__14;
  reg [2:0] steps__15;
  reg [2:0] steps__16;
  reg [2:0] steps__17;
  reg [2:0] steps__18;
  reg [2:0] steps__19;
  reg [2:0] steps__20;
  reg [2:0] steps__21;
  reg [2:0] steps__22;
  reg [2:0] steps__23;
  reg [2:0] steps__24;
  reg [2:0] steps__25;
  reg [2:0] steps__26;
  reg [2:0] steps__27;
  reg [2:0] steps__28;
  reg [2:0] steps__29;
  reg [2:0] steps__30;
  reg [2:0] steps__31;
  reg [2:0] step;
  reg [31:0] events__d;
  reg [31:0] events__q = 32'h0;
  reg [2:0] amounts__0__d;
  reg [2:0] amounts__0__q = 3'h0;
  reg [2:0] amounts__1__d;
  reg [2:0] amounts__1__q = 3'h0;
  reg [2:0] amounts__2__d;
  reg [2:0] amounts__2__q = 3'h0;
  reg [2:0] amounts__3__d;
  reg [2:0] amounts__3__q = 3'h0;
  reg [2:0] amounts__4__d;
  reg [2:0] amounts__4__q = 3'h0;
  reg [2:0] amounts__5__d;
  reg [2:0] amounts__5__q = 3'h0;
  reg [2:0] amounts__6__d;
  reg [2:0] amounts__6__q = 3'h0;
  reg [2:0] amounts__7__d;
  reg [2:0] amounts__7__q = 3'h0;
  reg [31:0] sums__0__d;
  reg [31:0] sums__0__q = 32'h0;
  reg [31:0] sums__1__d;
  reg [31:0] sums__1__q = 32'h0;
  reg [31:0] sums__2__d;
  reg [31:0] sums__2__q = 32'h0;
  reg [31:0] sums__3__d;
  reg [31:0] sums__3__q = 32'h0;
  reg [31:0] sums__4__d;
  reg [31:0] sums__4__q = 32'h0;
  reg [31:0] sums__5__d;
  reg [31:0] sums__5__q = 32'h0;
  reg [31:0] sums__6__d;
  reg [31:0] sums__6__q = 32'h0;
  reg [31:0] sums__7__d;
  reg [31:0] sums__7__q = 32'h0;
  reg [31:0] sums__8__d;
  reg [31:0] sums__8__q = 32'h0;
  reg [31:0] sums__9__d;
  reg [31:0] sums__9__q = 32'h0;
  reg [31:0] sums__10__d;
  reg [31:0] sums__10__q = 32'h0;
  reg [31:0] sums__11__d;
  reg [31:0] sums__11__q = 32'h0;
  reg [31:0] sums__12__d;
  reg [31:0] sums__12__q = 32'h0;
  reg [31:0] sums__13__d;
  reg [31:0] sums__13__q = 32'h0;
  reg [31:0] sums__14__d;
  reg [31:0] sums__14__q = 32'h0;
  reg [31:0] sums__15__d;
  reg [31:0] sums__15__q = 32'h0;
  reg [31:0] sums__16__d;
  reg [31:0] sums__16__q = 32'h0;
  reg [31:0] sums__17__d;
  reg [31:0] sums__17__q = 32'h0;
  reg [31:0] sums__18__d;
  reg [31:0] sums__18__q = 32'h0;
  reg [31:0] sums__19__d;
  reg [31:0] sums__19__q = 32'h0;
  reg [31:0] sums__20__d;
  reg [31:0] sums__20__q = 32'h0;
  reg [31:0] sums__21__d;
  reg [31:0] sums__21__q = 32'h0;
  reg [31:0] sums__22__d;
  reg [31:0] sums__22__q = 32'h0;
  reg [31:0] sums__23__d;
  reg [31:0] sums__23__q = 32'h0;
  reg [31:0] sums__24__d;
  reg [31:0] sums__24__q = 32'h0;
  reg [31:0] sums__25__d;
  reg [31:0] sums__25__q = 32'h0;
  reg [31:0] sums__26__d;
  reg [31:0] sums__26__q = 32'h0;
  reg [31:0] sums__27__d;
  reg [31:0] sums__27__q = 32'h0;
  reg [31:0] sums__28__d;
  reg [31:0] sums__28__q = 32'h0;
  reg [31:0] sums__29__d;
  reg [31:0] sums__29__q = 32'h0;
  reg [31:0] sums__30__d;
  reg [31:0] sums__30__q = 32'h0;
  reg [31:0] sums__31__d;
  reg [31:0] sums__31__q = 32'h0;
  always @(*) begin
    events__d = happened;
    amounts__0__d = thread_count;
    amounts__1__d = {1'h0, next_links};
    amounts__2__d = {1'h0, offset_moves};
    amounts__3__d = pc_reads;
    amounts__4__d = pc_writes;
    amounts__5__d = coalesced;
    amounts__6__d = atomics_merged;
    amounts__7__d = texture_lookups;
    if (clear) begin
      events__d = 32'h0;
      amounts__0__d = 3'h0;
      amounts__1__d = 3'h0;
      amounts__2__d = 3'h0;
      amounts__3__d = 3'h0;
      amounts__4__d = 3'h0;
      amounts__5__d = 3'h0;
      amounts__6__d = 3'h0;
      amounts__7__d = 3'h0;
    end
    steps__0 = 3'h0;
    if (events__q[0]) begin
      steps__0 = 3'h1;
    end
    steps__1 = 3'h0;
    if (events__q[1]) begin
      steps__1 = 3'h1;
    end
    steps__2 = 3'h0;
    if (events__q[2]) begin
      steps__2 = 3'h1;
    end
    steps__3 = 3'h0;
    if (events__q[3]) begin
      steps__3 = 3'h1;
    end
    steps__4 = 3'h0;
    if (events__q[4]) begin
      steps__4 = 3'h1;
    end
    steps__5 = 3'h0;
    if (events__q[5]) begin
      steps__5 = 3'h1;
    end
    steps__6 = 3'h0;
    if (events__q[6]) begin
      steps__6 = 3'h1;
    end
    steps__7 = 3'h0;
    if (events__q[7]) begin
      steps__7 = 3'h1;
    end
    steps__8 = 3'h0;
    if (events__q[8]) begin
      steps__8 = 3'h1;
    end
    steps__9 = 3'h0;
    if (events__q[9]) begin
      steps__9 = 3'h1;
    end
    steps__10 = 3'h0;
    if (events__q[10]) begin
      steps__10 = 3'h1;
    end
    steps__11 = 3'h0;
    if (events__q[11]) begin
      steps__11 = 3'h1;
    end
    steps__12 = 3'h0;
    if (events__q[12]) begin
      steps__12 = 3'h1;
    end
    steps__13 = 3'h0;
    if (events__q[13]) begin
      steps__13 = 3'h1;
    end
    steps__14 = 3'h0;
    if (events__q[14]) begin
      steps__14 = 3'h1;
    end
    steps__15 = 3'h0;
    if (events__q[15]) begin
      steps__15 = 3'h1;
    end
    steps__16 = 3'h0;
    if (events__q[16]) begin
      steps__16 = 3'h1;
    end
    steps__17 = 3'h0;
    if (events__q[17]) begin
      steps__17 = 3'h1;
    end
    steps__18 = 3'h0;
    if (events__q[18]) begin
      steps__18 = 3'h1;
    end
    steps__19 = 3'h0;
    if (events__q[19]) begin
      steps__19 = 3'h1;
    end
    steps__20 = 3'h0;
    if (events__q[20]) begin
      steps__20 = 3'h1;
    end
    steps__21 = 3'h0;
    if (events__q[21]) begin
      steps__21 = 3'h1;
    end
    steps__22 = 3'h0;
    if (events__q[22]) begin
      steps__22 = 3'h1;
    end
    steps__23 = 3'h0;
    if (events__q[23]) begin
      steps__23 = 3'h1;
    end
    steps__24 = 3'h0;
    if (events__q[24]) begin
      steps__24 = 3'h1;
    end
    steps__25 = 3'h0;
    if (events__q[25]) begin
      steps__25 = 3'h1;
    end
    steps__26 = 3'h0;
    if (events__q[26]) begin
      steps__26 = 3'h1;
    end
    steps__27 = 3'h0;
    if (events__q[27]) begin
      steps__27 = 3'h1;
    end
    steps__28 = 3'h0;
    if (events__q[28]) begin
      steps__28 = 3'h1;
    end
    steps__29 = 3'h0;
    if (events__q[29]) begin
      steps__29 = 3'h1;
    end
    steps__30 = 3'h0;
    if (events__q[30]) begin
      steps__30 = 3'h1;
    end
    steps__31 = 3'h0;
    if (events__q[31]) begin
      steps__31 = 3'h1;
    end
    steps__2 = amounts__0__q;
    steps__8 = amounts__1__q;
    steps__10 = amounts__2__q;
    steps__11 = amounts__3__q;
    steps__12 = amounts__4__q;
    steps__22 = amounts__5__q;
    steps__23 = amounts__6__q;
    steps__24 = amounts__7__q;
    value = 32'h0;
    sums__0__d = sums__0__q;
    step = steps__0;
    if ((|step)) begin
      sums__0__d = {sums__0__q + {29'h0, step}};
    end
    if (clear) begin
      sums__0__d = 32'h0;
    end
    if ((select == 5'h0)) begin
      value = sums__0__q;
    end
    sums__1__d = sums__1__q;
    step = steps__1;
    if ((|step)) begin
      sums__1__d = {sums__1__q + {29'h0, step}};
    end
    if (clear) begin
      sums__1__d = 32'h0;
    end
    if ((select == 5'h1)) begin
      value = sums__1__q;
    end
    sums__2__d = sums__2__q;
    step = steps__2;
    if ((|step)) begin
      sums__2__d = {sums__2__q + {29'h0, step}};
    end
    if (clear) begin
      sums__2__d = 32'h0;
    end
    if ((select == 5'h2)) begin
      value = sums__2__q;
    end
    sums__3__d = sums__3__q;
    step = steps__3;
    if ((|step)) begin
      sums__3__d = {sums__3__q + {29'h0, step}};
    end
    if (clear) begin
      sums__3__d = 32'h0;
    end
    if ((select == 5'h3)) begin
      value = sums__3__q;
    end
    sums__4__d = sums__4__q;
    step = steps__4;
    if ((|step)) begin
      sums__4__d = {sums__4__q + {29'h0, step}};
    end
    if (clear) begin
      sums__4__d = 32'h0;
    end
    if ((select == 5'h4)) begin
      value = sums__4__q;
    end
    sums__5__d = sums__5__q;
    step = steps__5;
    if ((|step)) begin
      sums__5__d = {sums__5__q + {29'h0, step}};
    end
    if (clear) begin
      sums__5__d = 32'h0;
    end
    if ((select == 5'h5)) begin
      value = sums__5__q;
    end
    sums__6__d = sums__6__q;
    step = steps__6;
    if ((|step)) begin
      sums__6__d = {sums__6__q + {29'h0, step}};
    end
    if (clear) begin
      sums__6__d = 32'h0;
    end
    if ((select == 5'h6)) begin
      value = sums__6__q;
    end
    sums__7__d = sums__7__q;
    step = steps__7;
    if ((|step)) begin
      sums__7__d = {sums__7__q + {29'h0, step}};
    end
    if (clear) begin
      sums__7__d = 32'h0;
    end
    if ((select == 5'h7)) begin
      value = sums__7__q;
    end
    sums__8__d = sums__8__q;
    step = steps__8;
    if ((|step)) begin
      sums__8__d = {sums__8__q + {29'h0, step}};
    end
    if (clear) begin
      sums__8__d = 32'h0;
    end
    if ((select == 5'h8)) begin
      value = sums__8__q;
    end
    sums__9__d = sums__9__q;
    step = steps__9;
    if ((|step)) begin
      sums__9__d = {sums__9__q + {29'h0, step}};
    end
    if (clear) begin
      sums__9__d = 32'h0;
    end
    if ((select == 5'h9)) begin
      value = sums__9__q;
    end
    sums__10__d = sums__10__q;
    step = steps__10;
    if ((|step)) begin
      sums__10__d = {sums__10__q + {29'h0, step}};
    end
    if (clear) begin
      sums__10__d = 32'h0;
    end
    if ((select == 5'ha)) begin
      value = sums__10__q;
    end
    sums__11__d = sums__11__q;
    step = steps__11;
    if ((|step)) begin
      sums__11__d = {sums__11__q + {29'h0, step}};
    end
    if (clear) begin
      sums__11__d = 32'h0;
    end
    if ((select == 5'hb)) begin
      value = sums__11__q;
    end
    sums__12__d = sums__12__q;
    step = steps__12;
    if ((|step)) begin
      sums__12__d = {sums__12__q + {29'h0, step}};
    end
    if (clear) begin
      sums__12__d = 32'h0;
    end
    if ((select == 5'hc)) begin
      value = sums__12__q;
    end
    sums__13__d = sums__13__q;
    step = steps__13;
    if ((|step)) begin
      sums__13__d = {sums__13__q + {29'h0, step}};
    end
    if (clear) begin
      sums__13__d = 32'h0;
    end
    if ((select == 5'hd)) begin
      value = sums__13__q;
    end
    sums__14__d = sums__14__q;
    step = steps__14;
    if ((|step)) begin
      sums__14__d = {sums__14__q + {29'h0, step}};
    end
    if (clear) begin
      sums__14__d = 32'h0;
    end
    if ((select == 5'he)) begin
      value = sums__14__q;
    end
    sums__15__d = sums__15__q;
    step = steps__15;
    if ((|step)) begin
      sums__15__d = {sums__15__q + {29'h0, step}};
    end
    if (clear) begin
      sums__15__d = 32'h0;
    end
    if ((select == 5'hf)) begin
      value = sums__15__q;
    end
    sums__16__d = sums__16__q;
    step = steps__16;
    if ((|step)) begin
      sums__16__d = {sums__16__q + {29'h0, step}};
    end
    if (clear) begin
      sums__16__d = 32'h0;
    end
    if ((select == 5'h10)) begin
      value = sums__16__q;
    end
    sums__17__d = sums__17__q;
    step = steps__17;
    if ((|step)) begin
      sums__17__d = {sums__17__q + {29'h0, step}};
    end
    if (clear) begin
      sums__17__d = 32'h0;
    end
    if ((select == 5'h11)) begin
      value = sums__17__q;
    end
    sums__18__d = sums__18__q;
    step = steps__18;
    if ((|step)) begin
      sums__18__d = {sums__18__q + {29'h0, step}};
    end
    if (clear) begin
      sums__18__d = 32'h0;
    end
    if ((select == 5'h12)) begin
      value = sums__18__q;
    end
    sums__19__d = sums__19__q;
    step = steps__19;
    if ((|step)) begin
      sums__19__d = {sums__19__q + {29'h0, step}};
    end
    if (clear) begin
      sums__19__d = 32'h0;
    end
    if ((select == 5'h13)) begin
      value = sums__19__q;
    end
    sums__20__d = sums__20__q;
    step = steps__20;
    if ((|step)) begin
      sums__20__d = {sums__20__q + {29'h0, step}};
    end
    if (clear) begin
      sums__20__d = 32'h0;
    end
    if ((select == 5'h14)) begin
      value = sums__20__q;
    end
    sums__21__d = sums__21__q;
    step = steps__21;
    if ((|step)) begin
      sums__21__d = {sums__21__q + {29'h0, step}};
    end
    if (clear) begin
      sums__21__d = 32'h0;
    end
    if ((select == 5'h15)) begin
      value = sums__21__q;
    end
    sums__22__d = sums__22__q;
    step = steps__22;
    if ((|step)) begin
      sums__22__d = {sums__22__q + {29'h0, step}};
    end
    if (clear) begin
      sums__22__d = 32'h0;
    end
    if ((select == 5'h16)) begin
      value = sums__22__q;
    end
    sums__23__d = sums__23__q;
    step = steps__23;
    if ((|step)) begin
      sums__23__d = {sums__23__q + {29'h0, step}};
    end
    if (clear) begin
      sums__23__d = 32'h0;
    end
    if ((select == 5'h17)) begin
      value = sums__23__q;
    end
    sums__24__d = sums__24__q;
    step = steps__24;
    if ((|step)) begin
      sums__24__d = {sums__24__q + {29'h0, step}};
    end
    if (clear) begin
      sums__24__d = 32'h0;
    end
    if ((select == 5'h18)) begin
      value = sums__24__q;
    end
    sums__25__d = sums__25__q;
    step = steps__25;
    if ((|step)) begin
      sums__25__d = {sums__25__q + {29'h0, step}};
    end
    if (clear) begin
      sums__25__d = 32'h0;
    end
    if ((select == 5'h19)) begin
      value = sums__25__q;
    end
    sums__26__d = sums__26__q;
    step = steps__26;
    if ((|step)) begin
      sums__26__d = {sums__26__q + {29'h0, step}};
    end
    if (clear) begin
      sums__26__d = 32'h0;
    end
    if ((select == 5'h1a)) begin
      value = sums__26__q;
    end
    sums__27__d = sums__27__q;
    step = steps__27;
    if ((|step)) begin
      sums__27__d = {sums__27__q + {29'h0, step}};
    end
    if (clear) begin
      sums__27__d = 32'h0;
    end
    if ((select == 5'h1b)) begin
      value = sums__27__q;
    end
    sums__28__d = sums__28__q;
    step = steps__28;
    if ((|step)) begin
      sums__28__d = {sums__28__q + {29'h0, step}};
    end
    if (clear) begin
      sums__28__d = 32'h0;
    end
    if ((select == 5'h1c)) begin
      value = sums__28__q;
    end
    sums__29__d = sums__29__q;
    step = steps__29;
    if ((|step)) begin
      sums__29__d = {sums__29__q + {29'h0, step}};
    end
    if (clear) begin
      sums__29__d = 32'h0;
    end
    if ((select == 5'h1d)) begin
      value = sums__29__q;
    end
    sums__30__d = sums__30__q;
    step = steps__30;
    if ((|step)) begin
      sums__30__d = {sums__30__q + {29'h0, step}};
    end
    if (clear) begin
      sums__30__d = 32'h0;
    end
    if ((select == 5'h1e)) begin
      value = sums__30__q;
    end
    sums__31__d = sums__31__q;
    step = steps__31;
    if ((|step)) begin
      sums__31__d = {sums__31__q + {29'h0, step}};
    end
    if (clear) begin
      sums__31__d = 32'h0;
    end
    if ((select == 5'h1f)) begin
      value = sums__31__q;
    end
  end
  always @(posedge clock) begin
    events__q <= events__d;
    amounts__0__q <= amounts__0__d;
    amounts__1__q <= amounts__1__d;
    amounts__2__q <= amounts__2__d;
    amounts__3__q <= amounts__3__d;
    amounts__4__q <= amounts__4__d;
    amounts__5__q <= amounts__5__d;
    amounts__6__q <= amounts__6__d;
    amounts__7__q <= amounts__7__d;
    sums__0__q <= sums__0__d;
    sums__1__q <= sums__1__d;
    sums__2__q <= sums__2__d;
    sums__3__q <= sums__3__d;
    sums__4__q <= sums__4__d;
    sums__5__q <= sums__5__d;
    sums__6__q <= sums__6__d;
    sums__7__q <= sums__7__d;
    sums__8__q <= sums__8__d;
    sums__9__q <= sums__9__d;
    sums__10__q <= sums__10__d;
    sums__11__q <= sums__11__d;
    sums__12__q <= sums__12__d;
    sums__13__q <= sums__13__d;
    sums__14__q <= sums__14__d;
    sums__15__q <= sums__15__d;
    sums__16__q <= sums__16__d;
    sums__17__q <= sums__17__d;
    sums__18__q <= sums__18__d;
    sums__19__q <= sums__19__d;
    sums__20__q <= sums__20__d;
    sums__21__q <= sums__21__d;
    sums__22__q <= sums__22__d;
    sums__23__q <= sums__23__d;
    sums__24__q <= sums__24__d;
    sums__25__q <= sums__25__d;
    sums__26__q <= sums__26__d;
    sums__27__q <= sums__27__d;
    sums__28__q <= sums__28__d;
    sums__29__q <= sums__29__d;
    sums__30__q <= sums__30__d;
    sums__31__q <= sums__31__d;
  end
endmodule
