// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_specials (
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
  input wire [1:0] warp,
  input wire [19:0] pc,
  input wire [5:0] number,
  output reg [31:0] value__0,
  output reg [31:0] value__1,
  output reg [31:0] value__2,
  output reg [31:0] value__3
);
  localparam [2:0] thread_bits = 3'h2;
  reg [6:0] shape;
  reg linear;
  reg [31:0] special;
  reg [31:0] thread;
  reg [31:0] lane;
  reg [1:0] ids__read_address;
  wire [23:0] ids__read_data;
  reg ids__write_enable;
  reg [1:0] ids__write_address;
  reg [23:0] ids__write_data;
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
  reg [1:0] tiles__read_address;
  wire [6:0] tiles__read_data;
  reg tiles__write_enable;
  reg [1:0] tiles__write_address;
  reg [6:0] tiles__write_data;
  reg [1:0] workgroups__read_address;
  wire [23:0] workgroups__read_data;
  reg workgroups__write_enable;
  reg [1:0] workgroups__write_address;
  reg [23:0] workgroups__write_data;
  always @(*) begin
    ids__write_enable = launch_valid;
    ids__write_address = launch_warp;
    ids__write_data = launch_id;
    xs__write_enable = launch_valid;
    xs__write_address = launch_warp;
    xs__write_data = launch_x;
    ys__write_enable = launch_valid;
    ys__write_address = launch_warp;
    ys__write_data = launch_y;
    shape = {1'h0, launch_tile};
    tiles__write_enable = launch_valid;
    tiles__write_address = launch_warp;
    tiles__write_data = {launch_linear, shape[5:0]};
    workgroups__write_enable = launch_valid;
    workgroups__write_address = launch_warp;
    workgroups__write_data = launch_workgroup;
    ids__read_address = warp;
    xs__read_address = warp;
    ys__read_address = warp;
    tiles__read_address = warp;
    workgroups__read_address = warp;
    linear = tiles__read_data[6];
    thread = {{8'h0, ids__read_data} << thread_bits};
    lane = 32'h0;
    special = 32'h0;
    lane = 32'h0;
    special = 32'h0;
    case (number)
      6'h0: begin
        special = (thread | lane);
      end
      6'h1: begin
        special = lane;
      end
      6'h2: begin
        special = {30'h0, warp};
      end
      6'h3: begin
        special = {8'h0, ids__read_data};
      end
      6'h4: begin
        special = {26'h0, tiles__read_data[5:0]};
      end
      6'h5: begin
        special = {16'h0, xs__read_data};
        if (linear) begin
          special = (thread | lane);
        end else begin
          special = ((special | (lane & 32'h1)) | {{lane >> 32'h2} << 32'h1});
        end
      end
      6'h6: begin
        special = {16'h0, ys__read_data};
        special = (special | ({lane >> 32'h1} & 32'h1));
        if (linear) begin
          special = 32'h0;
        end
      end
      6'h7: begin
        special = {12'h0, pc};
      end
      6'h8: begin
        special = {8'h0, workgroups__read_data};
      end
      default: begin
      end
    endcase
    value__0 = special;
    lane = 32'h1;
    special = 32'h0;
    case (number)
      6'h0: begin
        special = (thread | lane);
      end
      6'h1: begin
        special = lane;
      end
      6'h2: begin
        special = {30'h0, warp};
      end
      6'h3: begin
        special = {8'h0, ids__read_data};
      end
      6'h4: begin
        special = {26'h0, tiles__read_data[5:0]};
      end
      6'h5: begin
        special = {16'h0, xs__read_data};
        if (linear) begin
          special = (thread | lane);
        end else begin
          special = ((special | (lane & 32'h1)) | {{lane >> 32'h2} << 32'h1});
        end
      end
      6'h6: begin
        special = {16'h0, ys__read_data};
        special = (special | ({lane >> 32'h1} & 32'h1));
        if (linear) begin
          special = 32'h0;
        end
      end
      6'h7: begin
        special = {12'h0, pc};
      end
      6'h8: begin
        special = {8'h0, workgroups__read_data};
      end
      default: begin
      end
    endcase
    value__1 = special;
    lane = 32'h2;
    special = 32'h0;
    case (number)
      6'h0: begin
        special = (thread | lane);
      end
      6'h1: begin
        special = lane;
      end
      6'h2: begin
        special = {30'h0, warp};
      end
      6'h3: begin
        special = {8'h0, ids__read_data};
      end
      6'h4: begin
        special = {26'h0, tiles__read_data[5:0]};
      end
      6'h5: begin
        special = {16'h0, xs__read_data};
        if (linear) begin
          special = (thread | lane);
        end else begin
          special = ((special | (lane & 32'h1)) | {{lane >> 32'h2} << 32'h1});
        end
      end
      6'h6: begin
        special = {16'h0, ys__read_data};
        special = (special | ({lane >> 32'h1} & 32'h1));
        if (linear) begin
          special = 32'h0;
        end
      end
      6'h7: begin
        special = {12'h0, pc};
      end
      6'h8: begin
        special = {8'h0, workgroups__read_data};
      end
      default: begin
      end
    endcase
    value__2 = special;
    lane = 32'h3;
    special = 32'h0;
    case (number)
      6'h0: begin
        special = (thread | lane);
      end
      6'h1: begin
        special = lane;
      end
      6'h2: begin
        special = {30'h0, warp};
      end
      6'h3: begin
        special = {8'h0, ids__read_data};
      end
      6'h4: begin
        special = {26'h0, tiles__read_data[5:0]};
      end
      6'h5: begin
        special = {16'h0, xs__read_data};
        if (linear) begin
          special = (thread | lane);
        end else begin
          special = ((special | (lane & 32'h1)) | {{lane >> 32'h2} << 32'h1});
        end
      end
      6'h6: begin
        special = {16'h0, ys__read_data};
        special = (special | ({lane >> 32'h1} & 32'h1));
        if (linear) begin
          special = 32'h0;
        end
      end
      6'h7: begin
        special = {12'h0, pc};
      end
      6'h8: begin
        special = {8'h0, workgroups__read_data};
      end
      default: begin
      end
    endcase
    value__3 = special;
  end
  warpwright_dispatcher_ids ids (
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
  warpwright_shader_core_nano_tiles tiles (
    .clock(clock),
    .read_address(tiles__read_address),
    .read_data(tiles__read_data),
    .write_enable(tiles__write_enable),
    .write_address(tiles__write_address),
    .write_data(tiles__write_data)
  );
  warpwright_dispatcher_ids workgroups (
    .clock(clock),
    .read_address(workgroups__read_address),
    .read_data(workgroups__read_data),
    .write_enable(workgroups__write_enable),
    .write_address(workgroups__write_address),
    .write_data(workgroups__write_data)
  );
endmodule
