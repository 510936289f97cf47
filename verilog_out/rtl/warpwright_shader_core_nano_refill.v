// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_refill (
  input wire clock,
  input wire start_valid,
  input wire [2:0] start_line,
  input wire [16:0] start_tag,
  input wire [27:0] program_base,
  output reg free,
  output reg idle,
  output reg req_valid,
  input wire req_ready,
  output reg [27:0] req_address,
  output reg [5:0] req_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  output reg [4:0] write_at,
  output reg done_valid,
  output reg [2:0] done_line
);
  localparam [2:0] all_lines = 3'h4;
  localparam [5:0] line_mask = 6'h3;
  localparam [5:0] tag_bits = 6'h2;
  localparam [27:0] address_bits = 28'h2;
  localparam [4:0] place_bits = 5'h2;
  reg [1:0] free_slot;
  reg [1:0] ask_slot;
  reg [2:0] ask_beat;
  reg [16:0] ask_tag;
  reg [1:0] slot;
  reg [5:0] beat;
  reg [2:0] seen;
  reg [3:0] busy_now;
  reg [2:0] done_line_value;
  reg req_valid_value;
  reg [5:0] part_0;
  reg [3:0] busy__d;
  reg [3:0] busy__q = 4'h0;
  reg [2:0] line__0__d;
  reg [2:0] line__0__q = 3'h0;
  reg [2:0] line__1__d;
  reg [2:0] line__1__q = 3'h0;
  reg [2:0] line__2__d;
  reg [2:0] line__2__q = 3'h0;
  reg [2:0] line__3__d;
  reg [2:0] line__3__q = 3'h0;
  reg [16:0] tag__0__d;
  reg [16:0] tag__0__q = 17'h0;
  reg [16:0] tag__1__d;
  reg [16:0] tag__1__q = 17'h0;
  reg [16:0] tag__2__d;
  reg [16:0] tag__2__q = 17'h0;
  reg [16:0] tag__3__d;
  reg [16:0] tag__3__q = 17'h0;
  reg [2:0] asked__0__d;
  reg [2:0] asked__0__q = 3'h0;
  reg [2:0] asked__1__d;
  reg [2:0] asked__1__q = 3'h0;
  reg [2:0] asked__2__d;
  reg [2:0] asked__2__q = 3'h0;
  reg [2:0] asked__3__d;
  reg [2:0] asked__3__q = 3'h0;
  reg [2:0] got__0__d;
  reg [2:0] got__0__q = 3'h0;
  reg [2:0] got__1__d;
  reg [2:0] got__1__q = 3'h0;
  reg [2:0] got__2__d;
  reg [2:0] got__2__q = 3'h0;
  reg [2:0] got__3__d;
  reg [2:0] got__3__q = 3'h0;
  always @(*) begin
    part_0 = 6'h0;
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    tag__0__d = tag__0__q;
    tag__1__d = tag__1__q;
    tag__2__d = tag__2__q;
    tag__3__d = tag__3__q;
    asked__0__d = asked__0__q;
    asked__1__d = asked__1__q;
    asked__2__d = asked__2__q;
    asked__3__d = asked__3__q;
    got__0__d = got__0__q;
    got__1__d = got__1__q;
    got__2__d = got__2__q;
    got__3__d = got__3__q;
    req_valid_value = 1'h0;
    ask_beat = 3'h0;
    ask_tag = 17'h0;
    ask_slot = 2'h0;
    if ((busy__q[0] & (!(|(asked__0__q & all_lines))))) begin
      req_valid_value = 1'h1;
      ask_beat = asked__0__q;
      ask_tag = tag__0__q;
      ask_slot = 2'h0;
    end
    if ((busy__q[1] & (!(|(asked__1__q & all_lines))))) begin
      req_valid_value = 1'h1;
      ask_beat = asked__1__q;
      ask_tag = tag__1__q;
      ask_slot = 2'h1;
    end
    if ((busy__q[2] & (!(|(asked__2__q & all_lines))))) begin
      req_valid_value = 1'h1;
      ask_beat = asked__2__q;
      ask_tag = tag__2__q;
      ask_slot = 2'h2;
    end
    if ((busy__q[3] & (!(|(asked__3__q & all_lines))))) begin
      req_valid_value = 1'h1;
      ask_beat = asked__3__q;
      ask_tag = tag__3__q;
      ask_slot = 2'h3;
    end
    req_address = {program_base + ({{11'h0, ask_tag} << address_bits} | {25'h0, ask_beat})};
    req_tag = ({{4'h0, ask_slot} << tag_bits} | {3'h0, ask_beat});
    if ((req_valid_value & req_ready)) begin
      if ((ask_slot == 2'h0)) begin
        asked__0__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h1)) begin
        asked__1__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h2)) begin
        asked__2__d = {ask_beat + 3'h1};
      end
      if ((ask_slot == 2'h3)) begin
        asked__3__d = {ask_beat + 3'h1};
      end
    end
    busy_now = busy__q;
    beat = (rsp_tag & line_mask);
    part_0 = {rsp_tag >> tag_bits};
    slot = part_0[1:0];
    done_line_value = 3'h0;
    seen = 3'h0;
    if ((slot == 2'h0)) begin
      done_line_value = line__0__q;
      seen = {got__0__q + 3'h1};
    end
    if ((slot == 2'h1)) begin
      done_line_value = line__1__q;
      seen = {got__1__q + 3'h1};
    end
    if ((slot == 2'h2)) begin
      done_line_value = line__2__q;
      seen = {got__2__q + 3'h1};
    end
    if ((slot == 2'h3)) begin
      done_line_value = line__3__q;
      seen = {got__3__q + 3'h1};
    end
    write_at = ({{2'h0, done_line_value} << place_bits} | beat[4:0]);
    done_valid = (rsp_valid & (|(seen & all_lines)));
    if (rsp_valid) begin
      if ((slot == 2'h0)) begin
        got__0__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {busy_now[3:1], 1'h0};
        end
      end
      if ((slot == 2'h1)) begin
        got__1__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {busy_now[3:2], 1'h0, busy_now[0]};
        end
      end
      if ((slot == 2'h2)) begin
        got__2__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {busy_now[3], 1'h0, busy_now[1:0]};
        end
      end
      if ((slot == 2'h3)) begin
        got__3__d = seen;
        if ((|(seen & all_lines))) begin
          busy_now = {1'h0, busy_now[2:0]};
        end
      end
    end
    free = (!(&busy__q));
    idle = (!(|busy__q));
    free_slot = 2'h0;
    if ((!busy__q[0])) begin
      free_slot = 2'h0;
    end
    if ((!busy__q[1])) begin
      free_slot = 2'h1;
    end
    if ((!busy__q[2])) begin
      free_slot = 2'h2;
    end
    if ((!busy__q[3])) begin
      free_slot = 2'h3;
    end
    if ((!busy__q[0])) begin
      line__0__d = start_line;
      tag__0__d = start_tag;
      asked__0__d = 3'h0;
      got__0__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h0))) begin
      busy_now = {busy_now[3:1], 1'h1};
    end
    if ((!busy__q[1])) begin
      line__1__d = start_line;
      tag__1__d = start_tag;
      asked__1__d = 3'h0;
      got__1__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h1))) begin
      busy_now = {busy_now[3:2], 1'h1, busy_now[0]};
    end
    if ((!busy__q[2])) begin
      line__2__d = start_line;
      tag__2__d = start_tag;
      asked__2__d = 3'h0;
      got__2__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h2))) begin
      busy_now = {busy_now[3], 1'h1, busy_now[1:0]};
    end
    if ((!busy__q[3])) begin
      line__3__d = start_line;
      tag__3__d = start_tag;
      asked__3__d = 3'h0;
      got__3__d = 3'h0;
    end
    if ((start_valid & (free_slot == 2'h3))) begin
      busy_now = {1'h1, busy_now[2:0]};
    end
    busy__d = busy_now;
    done_line = done_line_value;
    req_valid = req_valid_value;
  end
  always @(posedge clock) begin
    busy__q <= busy__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    tag__0__q <= tag__0__d;
    tag__1__q <= tag__1__d;
    tag__2__q <= tag__2__d;
    tag__3__q <= tag__3__d;
    asked__0__q <= asked__0__d;
    asked__1__q <= asked__1__d;
    asked__2__q <= asked__2__d;
    asked__3__q <= asked__3__d;
    got__0__q <= got__0__d;
    got__1__q <= got__1__d;
    got__2__q <= got__2__d;
    got__3__q <= got__3__d;
  end
endmodule
