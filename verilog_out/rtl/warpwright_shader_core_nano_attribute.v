// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_attribute (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [15:0] launch_x,
  input wire [15:0] launch_y,
  input wire [5:0] launch_tile,
  input wire [5:0] launch_subtile,
  input wire [3:0] launch_mask,
  input wire [2:0] launch_pages,
  input wire [19:0] launch_pc,
  input wire [7:0] launch_wait,
  input wire [1:0] launch_stage,
  input wire launch_linear,
  input wire launch_together,
  input wire [23:0] launch_workgroup,
  input wire launch_first,
  input wire line_valid,
  input wire [1:0] line_warp,
  input wire [5:0] line_tag,
  input wire [3:0] line_group,
  input wire [31:0] line__0,
  input wire [31:0] line__1,
  input wire [31:0] line__2,
  input wire lane_free,
  output reg lane_valid,
  output reg [5:0] lane_op,
  output reg [31:0] lane_a,
  output reg [31:0] lane_b,
  output reg [31:0] lane_c,
  input wire [31:0] lane_result,
  output reg starved,
  output reg answer_valid,
  output reg [5:0] answer_tag,
  output reg [3:0] answer_thread,
  output reg answer_last,
  output reg [31:0] answer_data,
  input wire answer_ready
);
  localparam [31:0] half = 32'h3f000000;
  localparam [2:0] thread_bits = 3'h2;
  reg [24:0] identity;
  reg [2:0] step;
  reg [1:0] thread;
  reg starting;
  reg empty;
  reg wants;
  reg gives;
  reg [1:0] source;
  reg [1:0] target;
  reg [31:0] coordinate;
  reg answers;
  reg room;
  reg [3:0] above;
  reg [3:0] mine;
  reg [3:0] one_hot;
  reg [31:0] offset;
  reg passes;
  reg finished;
  reg [1:0] ids__read_address;
  wire [24:0] ids__read_data;
  reg ids__write_enable;
  reg [1:0] ids__write_address;
  reg [24:0] ids__write_data;
  reg [1:0] xs__read_address;
  wire [15:0] xs__read_data;
  reg xs__write_enable;
  reg [1:0] xs__write_address;
  reg [15:0] xs__write_data;
  reg [1:0] ys__read_address;
  wire [15:0] ys__read_data;
  reg ys__write_enable;
  reg [1:0] ys__write_address;
  reg [15:0] ys__write_data;
  reg slopes_x__read_enable;
  reg [5:0] slopes_x__read_address;
  wire [31:0] slopes_x__read_data;
  reg slopes_x__write_enable;
  reg [5:0] slopes_x__write_address;
  reg [31:0] slopes_x__write_data;
  reg slopes_y__read_enable;
  reg [5:0] slopes_y__read_address;
  wire [31:0] slopes_y__read_data;
  reg slopes_y__write_enable;
  reg [5:0] slopes_y__write_address;
  reg [31:0] slopes_y__write_data;
  reg constants__read_enable;
  reg [5:0] constants__read_address;
  wire [31:0] constants__read_data;
  reg constants__write_enable;
  reg [5:0] constants__write_address;
  reg [31:0] constants__write_data;
  reg [5:0] tags__read_address;
  wire [5:0] tags__read_data;
  reg tags__write_enable;
  reg [5:0] tags__write_address;
  reg [5:0] tags__write_data;
  reg [5:0] groups__read_address;
  wire [3:0] groups__read_data;
  reg groups__write_enable;
  reg [5:0] groups__write_address;
  reg [3:0] groups__write_data;
  reg [5:0] warps__read_address;
  wire [1:0] warps__read_data;
  reg warps__write_enable;
  reg [5:0] warps__write_address;
  reg [1:0] warps__write_data;
  reg [5:0] head__d;
  reg [5:0] head__q = 6'h0;
  reg [5:0] tail__d;
  reg [5:0] tail__q = 6'h0;
  reg [6:0] count__d;
  reg [6:0] count__q = 7'h0;
  reg busy__d;
  reg busy__q = 1'h0;
  reg [5:0] tag__d;
  reg [5:0] tag__q = 6'h0;
  reg [3:0] group__d;
  reg [3:0] group__q = 4'h0;
  reg part__d;
  reg part__q = 1'h0;
  reg [1:0] warp__d;
  reg [1:0] warp__q = 2'h0;
  reg [4:0] place__d;
  reg [4:0] place__q = 5'h0;
  reg [3:0] values__read_address;
  wire [31:0] values__read_data;
  reg values__write_enable;
  reg [3:0] values__write_address;
  reg [31:0] values__write_data;
  reg [1:0] sums__read_address;
  wire [31:0] sums__read_data;
  reg sums__write_enable;
  reg [1:0] sums__write_address;
  reg [31:0] sums__write_data;
  reg given__d_valid;
  reg given__q_valid = 1'h0;
  reg [5:0] given__d_op;
  reg [5:0] given__q_op = 6'h0;
  reg [31:0] given__d_a;
  reg [31:0] given__q_a = 32'h0;
  reg [31:0] given__d_b;
  reg [31:0] given__q_b = 32'h0;
  reg [31:0] given__d_c;
  reg [31:0] given__q_c = 32'h0;
  reg [3:0] given_to__d;
  reg [3:0] given_to__q = 4'h0;
  reg [4:0] flight__0__d;
  reg [4:0] flight__0__q = 5'h0;
  reg [4:0] flight__1__d;
  reg [4:0] flight__1__q = 5'h0;
  reg [4:0] flight__2__d;
  reg [4:0] flight__2__q = 5'h0;
  reg [4:0] flight__3__d;
  reg [4:0] flight__3__q = 5'h0;
  reg [4:0] flight__4__d;
  reg [4:0] flight__4__q = 5'h0;
  reg [3:0] waited__d;
  reg [3:0] waited__q = 4'h0;
  reg starving__d;
  reg starving__q = 1'h0;
  reg out__d_valid;
  reg out__q_valid = 1'h0;
  reg [5:0] out__d_tag;
  reg [5:0] out__q_tag = 6'h0;
  reg [3:0] out__d_thread;
  reg [3:0] out__q_thread = 4'h0;
  reg out__d_last;
  reg out__q_last = 1'h0;
  reg [31:0] out__d_data;
  reg [31:0] out__q_data = 32'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    busy__d = busy__q;
    tag__d = tag__q;
    group__d = group__q;
    part__d = part__q;
    warp__d = warp__q;
    place__d = place__q;
    out__d_valid = out__q_valid;
    out__d_tag = out__q_tag;
    out__d_thread = out__q_thread;
    out__d_last = out__q_last;
    out__d_data = out__q_data;
    starved = starving__q;
    identity = {1'h0, launch_id};
    ids__write_enable = launch_valid;
    ids__write_address = launch_warp;
    ids__write_data = {launch_linear, identity[23:0]};
    xs__write_enable = launch_valid;
    xs__write_address = launch_warp;
    xs__write_data = launch_x;
    ys__write_enable = launch_valid;
    ys__write_address = launch_warp;
    ys__write_data = launch_y;
    starting = ((!busy__q) & (|count__q));
    slopes_x__write_enable = line_valid;
    slopes_x__write_address = tail__q;
    slopes_x__write_data = line__0;
    slopes_x__read_enable = starting;
    slopes_x__read_address = head__q;
    slopes_y__write_enable = line_valid;
    slopes_y__write_address = tail__q;
    slopes_y__write_data = line__1;
    slopes_y__read_enable = starting;
    slopes_y__read_address = head__q;
    constants__write_enable = line_valid;
    constants__write_address = tail__q;
    constants__write_data = line__2;
    constants__read_enable = starting;
    constants__read_address = head__q;
    tags__write_enable = line_valid;
    tags__write_address = tail__q;
    tags__write_data = line_tag;
    tags__read_address = head__q;
    groups__write_enable = line_valid;
    groups__write_address = tail__q;
    groups__write_data = line_group;
    groups__read_address = head__q;
    warps__write_enable = line_valid;
    warps__write_address = tail__q;
    warps__write_data = line_warp;
    warps__read_address = head__q;
    if (line_valid) begin
      tail__d = {tail__q + 6'h1};
      if ((!starting)) begin
        count__d = {count__q + 7'h1};
      end
    end
    if (starting) begin
      head__d = {head__q + 6'h1};
      if ((!line_valid)) begin
        count__d = {count__q - 7'h1};
      end
      busy__d = 1'h1;
      place__d = 5'h0;
      tag__d = tags__read_data;
      group__d = groups__read_data;
      part__d = 1'h0;
      warp__d = warps__read_data;
    end
    step = place__q[4:2];
    thread = place__q[1:0];
    empty = (!given__q_valid);
    if (flight__0__q[4]) begin
      empty = 1'h0;
    end
    if (flight__1__q[4]) begin
      empty = 1'h0;
    end
    if (flight__2__q[4]) begin
      empty = 1'h0;
    end
    if (flight__3__q[4]) begin
      empty = 1'h0;
    end
    if (flight__4__q[4]) begin
      empty = 1'h0;
    end
    wants = ((busy__q & (step != 3'h7)) & (((step < 3'h5) | (|thread)) | empty));
    gives = (wants & lane_free);
    ids__read_address = warp__q;
    xs__read_address = warp__q;
    ys__read_address = warp__q;
    coordinate = 32'h0;
    offset = 32'h0;
    if (ids__read_data[24]) begin
      if ((!step[0])) begin
        coordinate = {{8'h0, ids__read_data[23:0]} << thread_bits};
        coordinate = ((coordinate | offset) | {30'h0, thread});
      end
    end else begin
      if (step[0]) begin
        coordinate = ({16'h0, ys__read_data} | {30'h0, {thread >> 32'h1}});
      end else begin
        coordinate = ({16'h0, xs__read_data} | {30'h0, (thread & 2'h1)});
        coordinate = (coordinate | offset);
      end
    end
    given__d_valid = gives;
    given__d_op = 6'h2a;
    given__d_b = half;
    source = 2'h0;
    target = 2'h0;
    case (step)
      3'h1: begin
        target = 2'h1;
      end
      3'h2: begin
        given__d_op = 6'h20;
      end
      3'h3: begin
        given__d_op = 6'h20;
        source = 2'h1;
        target = 2'h1;
      end
      3'h4: begin
        given__d_op = 6'h22;
        given__d_b = slopes_x__read_data;
        target = 2'h2;
      end
      3'h5: begin
        given__d_op = 6'h23;
        given__d_b = slopes_y__read_data;
        source = 2'h1;
        target = 2'h2;
      end
      3'h6: begin
        given__d_op = 6'h20;
        given__d_b = constants__read_data;
        source = 2'h2;
        target = 2'h2;
      end
      3'h7: begin
        source = 2'h2;
      end
      default: begin
      end
    endcase
    values__read_address = ({{2'h0, source} << 32'h2} | {2'h0, thread});
    sums__read_address = thread;
    given__d_a = values__read_data;
    if ((step < 3'h2)) begin
      given__d_a = coordinate;
    end
    given__d_c = sums__read_data;
    given_to__d = ({{2'h0, target} << 32'h2} | {2'h0, thread});
    lane_valid = given__q_valid;
    lane_op = given__q_op;
    lane_a = given__q_a;
    lane_b = given__q_b;
    lane_c = given__q_c;
    flight__0__d = {1'h0, given_to__q};
    if (given__q_valid) begin
      flight__0__d = ({1'h0, given_to__q} | 5'h10);
    end
    flight__1__d = flight__0__q;
    flight__2__d = flight__1__q;
    flight__3__d = flight__2__q;
    flight__4__d = flight__3__q;
    values__write_enable = flight__4__q[4];
    values__write_address = flight__4__q[3:0];
    values__write_data = lane_result;
    sums__write_enable = (flight__4__q[4] & flight__4__q[3]);
    sums__write_address = flight__4__q[1:0];
    sums__write_data = lane_result;
    waited__d = 4'h0;
    if ((wants & (!lane_free))) begin
      waited__d = {waited__q + 4'h1};
    end
    starving__d = ((wants & (!lane_free)) & (&{waited__q + 4'h1}));
    one_hot = 4'h1;
    one_hot = {one_hot << thread};
    above = {group__q >> thread};
    answers = (((busy__q & (step == 3'h7)) & ((|thread) | empty)) & above[0]);
    room = ((!out__q_valid) | answer_ready);
    if (room) begin
      out__d_valid = answers;
      out__d_tag = tag__q;
      out__d_thread = one_hot;
      out__d_last = (!(|{above >> 32'h1}));
      out__d_data = values__read_data;
    end
    answer_valid = out__q_valid;
    answer_tag = out__q_tag;
    answer_thread = out__q_thread;
    answer_last = out__q_last;
    answer_data = out__q_data;
    finished = ((answers & room) & (!(|{above >> 32'h1})));
    passes = 1'h0;
    if ((gives | (answers & room))) begin
      place__d = {place__q + 5'h1};
      passes = 1'h1;
    end
    if ((((busy__q & (step == 3'h7)) & ((|thread) | empty)) & (!above[0]))) begin
      place__d = {place__q + 5'h1};
      passes = 1'h1;
    end
    mine = group__q;
    if (finished) begin
      busy__d = 1'h0;
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    busy__q <= busy__d;
    tag__q <= tag__d;
    group__q <= group__d;
    part__q <= part__d;
    warp__q <= warp__d;
    place__q <= place__d;
    given__q_valid <= given__d_valid;
    given__q_op <= given__d_op;
    given__q_a <= given__d_a;
    given__q_b <= given__d_b;
    given__q_c <= given__d_c;
    given_to__q <= given_to__d;
    flight__0__q <= flight__0__d;
    flight__1__q <= flight__1__d;
    flight__2__q <= flight__2__d;
    flight__3__q <= flight__3__d;
    flight__4__q <= flight__4__d;
    waited__q <= waited__d;
    starving__q <= starving__d;
    out__q_valid <= out__d_valid;
    out__q_tag <= out__d_tag;
    out__q_thread <= out__d_thread;
    out__q_last <= out__d_last;
    out__q_data <= out__d_data;
  end
  warpwright_rests ids (
    .clock(clock),
    .read_address(ids__read_address),
    .read_data(ids__read_data),
    .write_enable(ids__write_enable),
    .write_address(ids__write_address),
    .write_data(ids__write_data)
  );
  warpwright_shader_core_nano_xs xs (
    .clock(clock),
    .read_address(xs__read_address),
    .read_data(xs__read_data),
    .write_enable(xs__write_enable),
    .write_address(xs__write_address),
    .write_data(xs__write_data)
  );
  warpwright_shader_core_nano_xs ys (
    .clock(clock),
    .read_address(ys__read_address),
    .read_data(ys__read_data),
    .write_enable(ys__write_enable),
    .write_address(ys__write_address),
    .write_data(ys__write_data)
  );
  warpwright_front_end_words slopes_x (
    .clock(clock),
    .read_enable(slopes_x__read_enable),
    .read_address(slopes_x__read_address),
    .read_data(slopes_x__read_data),
    .write_enable(slopes_x__write_enable),
    .write_address(slopes_x__write_address),
    .write_data(slopes_x__write_data)
  );
  warpwright_front_end_words slopes_y (
    .clock(clock),
    .read_enable(slopes_y__read_enable),
    .read_address(slopes_y__read_address),
    .read_data(slopes_y__read_data),
    .write_enable(slopes_y__write_enable),
    .write_address(slopes_y__write_address),
    .write_data(slopes_y__write_data)
  );
  warpwright_front_end_words constants (
    .clock(clock),
    .read_enable(constants__read_enable),
    .read_address(constants__read_address),
    .read_data(constants__read_data),
    .write_enable(constants__write_enable),
    .write_address(constants__write_address),
    .write_data(constants__write_data)
  );
  warpwright_attribute_tags tags (
    .clock(clock),
    .read_address(tags__read_address),
    .read_data(tags__read_data),
    .write_enable(tags__write_enable),
    .write_address(tags__write_address),
    .write_data(tags__write_data)
  );
  warpwright_groups groups (
    .clock(clock),
    .read_address(groups__read_address),
    .read_data(groups__read_data),
    .write_enable(groups__write_enable),
    .write_address(groups__write_address),
    .write_data(groups__write_data)
  );
  warpwright_shader_core_nano_warps_2 warps (
    .clock(clock),
    .read_address(warps__read_address),
    .read_data(warps__read_data),
    .write_enable(warps__write_enable),
    .write_address(warps__write_address),
    .write_data(warps__write_data)
  );
  warpwright_values values (
    .clock(clock),
    .read_address(values__read_address),
    .read_data(values__read_data),
    .write_enable(values__write_enable),
    .write_address(values__write_address),
    .write_data(values__write_data)
  );
  warpwright_abouts sums (
    .clock(clock),
    .read_address(sums__read_address),
    .read_data(sums__read_data),
    .write_enable(sums__write_enable),
    .write_address(sums__write_address),
    .write_data(sums__write_data)
  );
endmodule
