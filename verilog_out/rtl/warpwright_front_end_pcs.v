// SPDX-License-Identifier: MIT
// Part of front_end, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_front_end_pcs (
  input wire clock,
  input wire write__0_valid,
  input wire [2:0] write__0_warp,
  input wire [19:0] write__0_pc,
  input wire write__1_valid,
  input wire [2:0] write__1_warp,
  input wire [19:0] write__1_pc,
  input wire write__2_valid,
  input wire [2:0] write__2_warp,
  input wire [19:0] write__2_pc,
  input wire [2:0] read_warp,
  output reg [19:0] read_pc
);
  reg [7:0] redirect_now;
  reg [7:0] launch_now;
  reg was_redirect;
  reg was_launch;
  reg [19:0] read_pc_value;
  reg [7:0] part_0;
  reg [7:0] part_1;
  reg [2:0] copies__0__read_address;
  wire [19:0] copies__0__read_data;
  reg copies__0__write_enable;
  reg [2:0] copies__0__write_address;
  reg [19:0] copies__0__write_data;
  reg [2:0] copies__1__read_address;
  wire [19:0] copies__1__read_data;
  reg copies__1__write_enable;
  reg [2:0] copies__1__write_address;
  reg [19:0] copies__1__write_data;
  reg [2:0] copies__2__read_address;
  wire [19:0] copies__2__read_data;
  reg copies__2__write_enable;
  reg [2:0] copies__2__write_address;
  reg [19:0] copies__2__write_data;
  reg [7:0] by_redirect__d;
  reg [7:0] by_redirect__q = 8'h0;
  reg [7:0] by_launch__d;
  reg [7:0] by_launch__q = 8'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 8'h0;
    copies__0__write_enable = write__0_valid;
    copies__0__write_address = write__0_warp;
    copies__0__write_data = write__0_pc;
    copies__0__read_address = read_warp;
    copies__1__write_enable = write__1_valid;
    copies__1__write_address = write__1_warp;
    copies__1__write_data = write__1_pc;
    copies__1__read_address = read_warp;
    copies__2__write_enable = write__2_valid;
    copies__2__write_address = write__2_warp;
    copies__2__write_data = write__2_pc;
    copies__2__read_address = read_warp;
    redirect_now = by_redirect__q;
    launch_now = by_launch__q;
    if ((write__0_valid & (write__0_warp == 3'h0))) begin
      redirect_now = {redirect_now[7:1], 1'h0};
      launch_now = {launch_now[7:1], 1'h0};
    end
    if ((write__1_valid & (write__1_warp == 3'h0))) begin
      redirect_now = {redirect_now[7:1], 1'h1};
      launch_now = {launch_now[7:1], 1'h0};
    end
    if ((write__2_valid & (write__2_warp == 3'h0))) begin
      launch_now = {launch_now[7:1], 1'h1};
    end
    if ((write__0_valid & (write__0_warp == 3'h1))) begin
      redirect_now = {redirect_now[7:2], 1'h0, redirect_now[0]};
      launch_now = {launch_now[7:2], 1'h0, launch_now[0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h1))) begin
      redirect_now = {redirect_now[7:2], 1'h1, redirect_now[0]};
      launch_now = {launch_now[7:2], 1'h0, launch_now[0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h1))) begin
      launch_now = {launch_now[7:2], 1'h1, launch_now[0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h2))) begin
      redirect_now = {redirect_now[7:3], 1'h0, redirect_now[1:0]};
      launch_now = {launch_now[7:3], 1'h0, launch_now[1:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h2))) begin
      redirect_now = {redirect_now[7:3], 1'h1, redirect_now[1:0]};
      launch_now = {launch_now[7:3], 1'h0, launch_now[1:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h2))) begin
      launch_now = {launch_now[7:3], 1'h1, launch_now[1:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h3))) begin
      redirect_now = {redirect_now[7:4], 1'h0, redirect_now[2:0]};
      launch_now = {launch_now[7:4], 1'h0, launch_now[2:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h3))) begin
      redirect_now = {redirect_now[7:4], 1'h1, redirect_now[2:0]};
      launch_now = {launch_now[7:4], 1'h0, launch_now[2:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h3))) begin
      launch_now = {launch_now[7:4], 1'h1, launch_now[2:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h4))) begin
      redirect_now = {redirect_now[7:5], 1'h0, redirect_now[3:0]};
      launch_now = {launch_now[7:5], 1'h0, launch_now[3:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h4))) begin
      redirect_now = {redirect_now[7:5], 1'h1, redirect_now[3:0]};
      launch_now = {launch_now[7:5], 1'h0, launch_now[3:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h4))) begin
      launch_now = {launch_now[7:5], 1'h1, launch_now[3:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h5))) begin
      redirect_now = {redirect_now[7:6], 1'h0, redirect_now[4:0]};
      launch_now = {launch_now[7:6], 1'h0, launch_now[4:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h5))) begin
      redirect_now = {redirect_now[7:6], 1'h1, redirect_now[4:0]};
      launch_now = {launch_now[7:6], 1'h0, launch_now[4:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h5))) begin
      launch_now = {launch_now[7:6], 1'h1, launch_now[4:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h6))) begin
      redirect_now = {redirect_now[7], 1'h0, redirect_now[5:0]};
      launch_now = {launch_now[7], 1'h0, launch_now[5:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h6))) begin
      redirect_now = {redirect_now[7], 1'h1, redirect_now[5:0]};
      launch_now = {launch_now[7], 1'h0, launch_now[5:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h6))) begin
      launch_now = {launch_now[7], 1'h1, launch_now[5:0]};
    end
    if ((write__0_valid & (write__0_warp == 3'h7))) begin
      redirect_now = {1'h0, redirect_now[6:0]};
      launch_now = {1'h0, launch_now[6:0]};
    end
    if ((write__1_valid & (write__1_warp == 3'h7))) begin
      redirect_now = {1'h1, redirect_now[6:0]};
      launch_now = {1'h0, launch_now[6:0]};
    end
    if ((write__2_valid & (write__2_warp == 3'h7))) begin
      launch_now = {1'h1, launch_now[6:0]};
    end
    part_0 = by_redirect__q >> read_warp;
    was_redirect = part_0[0];
    part_1 = by_launch__q >> read_warp;
    was_launch = part_1[0];
    read_pc_value = copies__0__read_data;
    if (was_redirect) begin
      read_pc_value = copies__1__read_data;
    end
    if (was_launch) begin
      read_pc_value = copies__2__read_data;
    end
    by_redirect__d = redirect_now;
    by_launch__d = launch_now;
    read_pc = read_pc_value;
  end
  always @(posedge clock) begin
    by_redirect__q <= by_redirect__d;
    by_launch__q <= by_launch__d;
  end
  warpwright_front_end_copies copies__0 (
    .clock(clock),
    .read_address(copies__0__read_address),
    .read_data(copies__0__read_data),
    .write_enable(copies__0__write_enable),
    .write_address(copies__0__write_address),
    .write_data(copies__0__write_data)
  );
  warpwright_front_end_copies copies__1 (
    .clock(clock),
    .read_address(copies__1__read_address),
    .read_data(copies__1__read_data),
    .write_enable(copies__1__write_enable),
    .write_address(copies__1__write_address),
    .write_data(copies__1__write_data)
  );
  warpwright_front_end_copies copies__2 (
    .clock(clock),
    .read_address(copies__2__read_address),
    .read_data(copies__2__read_data),
    .write_enable(copies__2__write_enable),
    .write_address(copies__2__write_address),
    .write_data(copies__2__write_data)
  );
endmodule
