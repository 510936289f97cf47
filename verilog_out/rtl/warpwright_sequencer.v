// SPDX-License-Identifier: MIT
// Part of microcoded_core, microcoded_pool, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_sequencer (
  input wire clock,
  input wire goes,
  input wire [10:0] place,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire carry,
  input wire more,
  input wire left,
  input wire selected,
  input wire [15:0] routine,
  input wire stop,
  input wire jump_jmp,
  input wire jump_call,
  input wire jump_each,
  input wire jump_jz,
  input wire jump_jnz,
  input wire jump_jn,
  input wire jump_jp,
  input wire jump_jc,
  input wire jump_jnc,
  input wire jump_jo,
  input wire jump_je,
  input wire jump_next_thread,
  input wire jump_jnone,
  input wire jump_jsel,
  input wire jump_jbz,
  input wire jump_jbn,
  input wire jump_jbp,
  input wire jump_dispatch,
  input wire jump_ret,
  input wire jump_jump_to,
  input wire jump_far,
  output reg [11:0] fetched,
  output reg taken
);
  localparam [11:0] nobody = 12'h1;
  localparam [11:0] stopped = 12'h2;
  localparam [11:0] page = 12'h800;
  reg [11:0] page_now;
  reg [11:0] target;
  reg [11:0] fetched_value;
  reg [11:0] pc__d;
  reg [11:0] pc__q = 12'h0;
  reg far__d;
  reg far__q = 1'h0;
  reg [11:0] stack__0__d;
  reg [11:0] stack__0__q = 12'h0;
  reg [11:0] stack__1__d;
  reg [11:0] stack__1__q = 12'h0;
  reg [11:0] stack__2__d;
  reg [11:0] stack__2__q = 12'h0;
  reg [11:0] stack__3__d;
  reg [11:0] stack__3__q = 12'h0;
  always @(*) begin
    pc__d = pc__q;
    stack__0__d = stack__0__q;
    stack__1__d = stack__1__q;
    stack__2__d = stack__2__q;
    stack__3__d = stack__3__q;
    far__d = jump_far;
    page_now = (pc__q & page);
    if (far__q) begin
      page_now = ((pc__q ^ page) & page);
    end
    target = (page_now | {1'h0, place});
    taken = (((((((((((((((((((jump_jmp | jump_call) | jump_each) | (jump_jz & (!(|a)))) | (jump_jnz & (|a))) | (jump_jn
        & a[31])) | (jump_jp & (!a[31]))) | (jump_jc & carry)) | (jump_jnc & (!carry))) | (jump_jo & a[0])) | (jump_je &
        (!a[0]))) | (jump_next_thread & more)) | (jump_jnone & (!left))) | (jump_jsel & selected)) | (jump_jbz &
        (!(|b)))) | (jump_jbn & b[31])) | (jump_jbp & (!b[31]))) | jump_dispatch) | jump_ret) | jump_jump_to);
    if ((jump_each & (!more))) begin
      target = nobody;
    end
    if (jump_call) begin
      stack__0__d = {pc__q - 12'h1};
      stack__1__d = stack__0__q;
      stack__2__d = stack__1__q;
      stack__3__d = stack__2__q;
    end
    if (jump_ret) begin
      target = stack__0__q;
      stack__0__d = stack__1__q;
      stack__1__d = stack__2__q;
      stack__2__d = stack__3__q;
      stack__3__d = 12'h0;
    end
    if (jump_jump_to) begin
      target = a[11:0];
    end
    if (jump_dispatch) begin
      target = routine[11:0];
      if ((routine[15] & (!left))) begin
        target = nobody;
      end
      if (stop) begin
        target = stopped;
      end
    end
    fetched_value = pc__q;
    if (taken) begin
      fetched_value = target;
    end
    if (goes) begin
      pc__d = {fetched_value + 12'h1};
    end
    fetched = fetched_value;
  end
  always @(posedge clock) begin
    pc__q <= pc__d;
    far__q <= far__d;
    stack__0__q <= stack__0__d;
    stack__1__q <= stack__1__d;
    stack__2__q <= stack__2__d;
    stack__3__q <= stack__3__d;
  end
endmodule
