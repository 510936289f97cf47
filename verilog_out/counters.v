// counters: performance counters
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module counters (
  input wire clock,
  input wire clear,
  input wire [2:0] amount__0,
  input wire [2:0] amount__1,
  input wire [2:0] amount__2,
  input wire [2:0] amount__3,
  input wire [2:0] amount__4,
  input wire [2:0] amount__5,
  input wire [2:0] amount__6,
  input wire [2:0] amount__7,
  input wire [2:0] amount__8,
  input wire [2:0] amount__9,
  input wire [2:0] amount__10,
  input wire [2:0] amount__11,
  input wire [2:0] amount__12,
  input wire [2:0] amount__13,
  input wire [2:0] amount__14,
  input wire [2:0] amount__15,
  input wire [2:0] amount__16,
  input wire [2:0] amount__17,
  input wire [2:0] amount__18,
  input wire [2:0] amount__19,
  input wire [2:0] amount__20,
  input wire [2:0] amount__21,
  input wire [2:0] amount__22,
  input wire [2:0] amount__23,
  input wire [2:0] amount__24,
  input wire [2:0] amount__25,
  input wire [2:0] amount__26,
  input wire [2:0] amount__27,
  input wire [2:0] amount__28,
  input wire [2:0] amount__29,
  input wire [2:0] amount__30,
  input wire [2:0] amount__31,
  input wire [4:0] select,
  output reg [31:0] value
);
  reg [2:0] step;
  reg [2:0] late__0__d;
  reg [2:0] late__0__q = 3'h0;
  reg [2:0] late__1__d;
  reg [2:0] late__1__q = 3'h0;
  reg [2:0] late__2__d;
  reg [2:0] late__2__q = 3'h0;
  reg [2:0] late__3__d;
  reg [2:0] late__3__q = 3'h0;
  reg [2:0] late__4__d;
  reg [2:0] late__4__q = 3'h0;
  reg [2:0] late__5__d;
  reg [2:0] late__5__q = 3'h0;
  reg [2:0] late__6__d;
  reg [2:0] late__6__q = 3'h0;
  reg [2:0] late__7__d;
  reg [2:0] late__7__q = 3'h0;
  reg [2:0] late__8__d;
  reg [2:0] late__8__q = 3'h0;
  reg [2:0] late__9__d;
  reg [2:0] late__9__q = 3'h0;
  reg [2:0] late__10__d;
  reg [2:0] late__10__q = 3'h0;
  reg [2:0] late__11__d;
  reg [2:0] late__11__q = 3'h0;
  reg [2:0] late__12__d;
  reg [2:0] late__12__q = 3'h0;
  reg [2:0] late__13__d;
  reg [2:0] late__13__q = 3'h0;
  reg [2:0] late__14__d;
  reg [2:0] late__14__q = 3'h0;
  reg [2:0] late__15__d;
  reg [2:0] late__15__q = 3'h0;
  reg [2:0] late__16__d;
  reg [2:0] late__16__q = 3'h0;
  reg [2:0] late__17__d;
  reg [2:0] late__17__q = 3'h0;
  reg [2:0] late__18__d;
  reg [2:0] late__18__q = 3'h0;
  reg [2:0] late__19__d;
  reg [2:0] late__19__q = 3'h0;
  reg [2:0] late__20__d;
  reg [2:0] late__20__q = 3'h0;
  reg [2:0] late__21__d;
  reg [2:0] late__21__q = 3'h0;
  reg [2:0] late__22__d;
  reg [2:0] late__22__q = 3'h0;
  reg [2:0] late__23__d;
  reg [2:0] late__23__q = 3'h0;
  reg [2:0] late__24__d;
  reg [2:0] late__24__q = 3'h0;
  reg [2:0] late__25__d;
  reg [2:0] late__25__q = 3'h0;
  reg [2:0] late__26__d;
  reg [2:0] late__26__q = 3'h0;
  reg [2:0] late__27__d;
  reg [2:0] late__27__q = 3'h0;
  reg [2:0] late__28__d;
  reg [2:0] late__28__q = 3'h0;
  reg [2:0] late__29__d;
  reg [2:0] late__29__q = 3'h0;
  reg [2:0] late__30__d;
  reg [2:0] late__30__q = 3'h0;
  reg [2:0] late__31__d;
  reg [2:0] late__31__q = 3'h0;
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
    value = 32'h0;
    sums__0__d = sums__0__q;
    late__0__d = amount__0;
    step = late__0__q;
    if ((|step)) begin
      sums__0__d = {sums__0__q + {29'h0, step}};
    end
    if (clear) begin
      sums__0__d = 32'h0;
      late__0__d = 3'h0;
    end
    if ((select == 5'h0)) begin
      value = sums__0__q;
    end
    sums__1__d = sums__1__q;
    late__1__d = amount__1;
    step = late__1__q;
    if ((|step)) begin
      sums__1__d = {sums__1__q + {29'h0, step}};
    end
    if (clear) begin
      sums__1__d = 32'h0;
      late__1__d = 3'h0;
    end
    if ((select == 5'h1)) begin
      value = sums__1__q;
    end
    sums__2__d = sums__2__q;
    late__2__d = amount__2;
    step = late__2__q;
    if ((|step)) begin
      sums__2__d = {sums__2__q + {29'h0, step}};
    end
    if (clear) begin
      sums__2__d = 32'h0;
      late__2__d = 3'h0;
    end
    if ((select == 5'h2)) begin
      value = sums__2__q;
    end
    sums__3__d = sums__3__q;
    late__3__d = amount__3;
    step = late__3__q;
    if ((|step)) begin
      sums__3__d = {sums__3__q + {29'h0, step}};
    end
    if (clear) begin
      sums__3__d = 32'h0;
      late__3__d = 3'h0;
    end
    if ((select == 5'h3)) begin
      value = sums__3__q;
    end
    sums__4__d = sums__4__q;
    late__4__d = amount__4;
    step = late__4__q;
    if ((|step)) begin
      sums__4__d = {sums__4__q + {29'h0, step}};
    end
    if (clear) begin
      sums__4__d = 32'h0;
      late__4__d = 3'h0;
    end
    if ((select == 5'h4)) begin
      value = sums__4__q;
    end
    sums__5__d = sums__5__q;
    late__5__d = amount__5;
    step = late__5__q;
    if ((|step)) begin
      sums__5__d = {sums__5__q + {29'h0, step}};
    end
    if (clear) begin
      sums__5__d = 32'h0;
      late__5__d = 3'h0;
    end
    if ((select == 5'h5)) begin
      value = sums__5__q;
    end
    sums__6__d = sums__6__q;
    late__6__d = amount__6;
    step = late__6__q;
    if ((|step)) begin
      sums__6__d = {sums__6__q + {29'h0, step}};
    end
    if (clear) begin
      sums__6__d = 32'h0;
      late__6__d = 3'h0;
    end
    if ((select == 5'h6)) begin
      value = sums__6__q;
    end
    sums__7__d = sums__7__q;
    late__7__d = amount__7;
    step = late__7__q;
    if ((|step)) begin
      sums__7__d = {sums__7__q + {29'h0, step}};
    end
    if (clear) begin
      sums__7__d = 32'h0;
      late__7__d = 3'h0;
    end
    if ((select == 5'h7)) begin
      value = sums__7__q;
    end
    sums__8__d = sums__8__q;
    late__8__d = amount__8;
    step = late__8__q;
    if ((|step)) begin
      sums__8__d = {sums__8__q + {29'h0, step}};
    end
    if (clear) begin
      sums__8__d = 32'h0;
      late__8__d = 3'h0;
    end
    if ((select == 5'h8)) begin
      value = sums__8__q;
    end
    sums__9__d = sums__9__q;
    late__9__d = amount__9;
    step = late__9__q;
    if ((|step)) begin
      sums__9__d = {sums__9__q + {29'h0, step}};
    end
    if (clear) begin
      sums__9__d = 32'h0;
      late__9__d = 3'h0;
    end
    if ((select == 5'h9)) begin
      value = sums__9__q;
    end
    sums__10__d = sums__10__q;
    late__10__d = amount__10;
    step = late__10__q;
    if ((|step)) begin
      sums__10__d = {sums__10__q + {29'h0, step}};
    end
    if (clear) begin
      sums__10__d = 32'h0;
      late__10__d = 3'h0;
    end
    if ((select == 5'ha)) begin
      value = sums__10__q;
    end
    sums__11__d = sums__11__q;
    late__11__d = amount__11;
    step = late__11__q;
    if ((|step)) begin
      sums__11__d = {sums__11__q + {29'h0, step}};
    end
    if (clear) begin
      sums__11__d = 32'h0;
      late__11__d = 3'h0;
    end
    if ((select == 5'hb)) begin
      value = sums__11__q;
    end
    sums__12__d = sums__12__q;
    late__12__d = amount__12;
    step = late__12__q;
    if ((|step)) begin
      sums__12__d = {sums__12__q + {29'h0, step}};
    end
    if (clear) begin
      sums__12__d = 32'h0;
      late__12__d = 3'h0;
    end
    if ((select == 5'hc)) begin
      value = sums__12__q;
    end
    sums__13__d = sums__13__q;
    late__13__d = amount__13;
    step = late__13__q;
    if ((|step)) begin
      sums__13__d = {sums__13__q + {29'h0, step}};
    end
    if (clear) begin
      sums__13__d = 32'h0;
      late__13__d = 3'h0;
    end
    if ((select == 5'hd)) begin
      value = sums__13__q;
    end
    sums__14__d = sums__14__q;
    late__14__d = amount__14;
    step = late__14__q;
    if ((|step)) begin
      sums__14__d = {sums__14__q + {29'h0, step}};
    end
    if (clear) begin
      sums__14__d = 32'h0;
      late__14__d = 3'h0;
    end
    if ((select == 5'he)) begin
      value = sums__14__q;
    end
    sums__15__d = sums__15__q;
    late__15__d = amount__15;
    step = late__15__q;
    if ((|step)) begin
      sums__15__d = {sums__15__q + {29'h0, step}};
    end
    if (clear) begin
      sums__15__d = 32'h0;
      late__15__d = 3'h0;
    end
    if ((select == 5'hf)) begin
      value = sums__15__q;
    end
    sums__16__d = sums__16__q;
    late__16__d = amount__16;
    step = late__16__q;
    if ((|step)) begin
      sums__16__d = {sums__16__q + {29'h0, step}};
    end
    if (clear) begin
      sums__16__d = 32'h0;
      late__16__d = 3'h0;
    end
    if ((select == 5'h10)) begin
      value = sums__16__q;
    end
    sums__17__d = sums__17__q;
    late__17__d = amount__17;
    step = late__17__q;
    if ((|step)) begin
      sums__17__d = {sums__17__q + {29'h0, step}};
    end
    if (clear) begin
      sums__17__d = 32'h0;
      late__17__d = 3'h0;
    end
    if ((select == 5'h11)) begin
      value = sums__17__q;
    end
    sums__18__d = sums__18__q;
    late__18__d = amount__18;
    step = late__18__q;
    if ((|step)) begin
      sums__18__d = {sums__18__q + {29'h0, step}};
    end
    if (clear) begin
      sums__18__d = 32'h0;
      late__18__d = 3'h0;
    end
    if ((select == 5'h12)) begin
      value = sums__18__q;
    end
    sums__19__d = sums__19__q;
    late__19__d = amount__19;
    step = late__19__q;
    if ((|step)) begin
      sums__19__d = {sums__19__q + {29'h0, step}};
    end
    if (clear) begin
      sums__19__d = 32'h0;
      late__19__d = 3'h0;
    end
    if ((select == 5'h13)) begin
      value = sums__19__q;
    end
    sums__20__d = sums__20__q;
    late__20__d = amount__20;
    step = late__20__q;
    if ((|step)) begin
      sums__20__d = {sums__20__q + {29'h0, step}};
    end
    if (clear) begin
      sums__20__d = 32'h0;
      late__20__d = 3'h0;
    end
    if ((select == 5'h14)) begin
      value = sums__20__q;
    end
    sums__21__d = sums__21__q;
    late__21__d = amount__21;
    step = late__21__q;
    if ((|step)) begin
      sums__21__d = {sums__21__q + {29'h0, step}};
    end
    if (clear) begin
      sums__21__d = 32'h0;
      late__21__d = 3'h0;
    end
    if ((select == 5'h15)) begin
      value = sums__21__q;
    end
    sums__22__d = sums__22__q;
    late__22__d = amount__22;
    step = late__22__q;
    if ((|step)) begin
      sums__22__d = {sums__22__q + {29'h0, step}};
    end
    if (clear) begin
      sums__22__d = 32'h0;
      late__22__d = 3'h0;
    end
    if ((select == 5'h16)) begin
      value = sums__22__q;
    end
    sums__23__d = sums__23__q;
    late__23__d = amount__23;
    step = late__23__q;
    if ((|step)) begin
      sums__23__d = {sums__23__q + {29'h0, step}};
    end
    if (clear) begin
      sums__23__d = 32'h0;
      late__23__d = 3'h0;
    end
    if ((select == 5'h17)) begin
      value = sums__23__q;
    end
    sums__24__d = sums__24__q;
    late__24__d = amount__24;
    step = late__24__q;
    if ((|step)) begin
      sums__24__d = {sums__24__q + {29'h0, step}};
    end
    if (clear) begin
      sums__24__d = 32'h0;
      late__24__d = 3'h0;
    end
    if ((select == 5'h18)) begin
      value = sums__24__q;
    end
    sums__25__d = sums__25__q;
    late__25__d = amount__25;
    step = late__25__q;
    if ((|step)) begin
      sums__25__d = {sums__25__q + {29'h0, step}};
    end
    if (clear) begin
      sums__25__d = 32'h0;
      late__25__d = 3'h0;
    end
    if ((select == 5'h19)) begin
      value = sums__25__q;
    end
    sums__26__d = sums__26__q;
    late__26__d = amount__26;
    step = late__26__q;
    if ((|step)) begin
      sums__26__d = {sums__26__q + {29'h0, step}};
    end
    if (clear) begin
      sums__26__d = 32'h0;
      late__26__d = 3'h0;
    end
    if ((select == 5'h1a)) begin
      value = sums__26__q;
    end
    sums__27__d = sums__27__q;
    late__27__d = amount__27;
    step = late__27__q;
    if ((|step)) begin
      sums__27__d = {sums__27__q + {29'h0, step}};
    end
    if (clear) begin
      sums__27__d = 32'h0;
      late__27__d = 3'h0;
    end
    if ((select == 5'h1b)) begin
      value = sums__27__q;
    end
    sums__28__d = sums__28__q;
    late__28__d = amount__28;
    step = late__28__q;
    if ((|step)) begin
      sums__28__d = {sums__28__q + {29'h0, step}};
    end
    if (clear) begin
      sums__28__d = 32'h0;
      late__28__d = 3'h0;
    end
    if ((select == 5'h1c)) begin
      value = sums__28__q;
    end
    sums__29__d = sums__29__q;
    late__29__d = amount__29;
    step = late__29__q;
    if ((|step)) begin
      sums__29__d = {sums__29__q + {29'h0, step}};
    end
    if (clear) begin
      sums__29__d = 32'h0;
      late__29__d = 3'h0;
    end
    if ((select == 5'h1d)) begin
      value = sums__29__q;
    end
    sums__30__d = sums__30__q;
    late__30__d = amount__30;
    step = late__30__q;
    if ((|step)) begin
      sums__30__d = {sums__30__q + {29'h0, step}};
    end
    if (clear) begin
      sums__30__d = 32'h0;
      late__30__d = 3'h0;
    end
    if ((select == 5'h1e)) begin
      value = sums__30__q;
    end
    sums__31__d = sums__31__q;
    late__31__d = amount__31;
    step = late__31__q;
    if ((|step)) begin
      sums__31__d = {sums__31__q + {29'h0, step}};
    end
    if (clear) begin
      sums__31__d = 32'h0;
      late__31__d = 3'h0;
    end
    if ((select == 5'h1f)) begin
      value = sums__31__q;
    end
  end
  always @(posedge clock) begin
    late__0__q <= late__0__d;
    late__1__q <= late__1__d;
    late__2__q <= late__2__d;
    late__3__q <= late__3__d;
    late__4__q <= late__4__d;
    late__5__q <= late__5__d;
    late__6__q <= late__6__d;
    late__7__q <= late__7__d;
    late__8__q <= late__8__d;
    late__9__q <= late__9__d;
    late__10__q <= late__10__d;
    late__11__q <= late__11__d;
    late__12__q <= late__12__d;
    late__13__q <= late__13__d;
    late__14__q <= late__14__d;
    late__15__q <= late__15__d;
    late__16__q <= late__16__d;
    late__17__q <= late__17__d;
    late__18__q <= late__18__d;
    late__19__q <= late__19__d;
    late__20__q <= late__20__d;
    late__21__q <= late__21__d;
    late__22__q <= late__22__d;
    late__23__q <= late__23__d;
    late__24__q <= late__24__d;
    late__25__q <= late__25__d;
    late__26__q <= late__26__d;
    late__27__q <= late__27__d;
    late__28__q <= late__28__d;
    late__29__q <= late__29__d;
    late__30__q <= late__30__d;
    late__31__q <= late__31__d;
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
