// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_predicates (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire write_valid,
  input wire [1:0] write_warp,
  input wire [1:0] write_number,
  input wire [3:0] write_mask,
  input wire [3:0] write_flags,
  input wire [3:0] select_mask,
  input wire [1:0] select_warp,
  input wire [1:0] guard_number,
  input wire [1:0] choice_number,
  output reg [3:0] guard,
  output reg [3:0] choice
);
  reg [15:0] own;
  reg [15:0] written;
  reg [15:0] kept;
  reg [3:0] choice_value;
  reg [3:0] guard_value;
  reg [15:0] part_0;
  reg [15:0] part_1;
  reg [15:0] part_2;
  reg [15:0] part_3;
  reg [15:0] part_4;
  reg [15:0] part_5;
  reg [15:0] predicates__0__d;
  reg [15:0] predicates__0__q = 16'h0;
  reg [15:0] predicates__1__d;
  reg [15:0] predicates__1__q = 16'h0;
  reg [15:0] predicates__2__d;
  reg [15:0] predicates__2__q = 16'h0;
  reg [15:0] predicates__3__d;
  reg [15:0] predicates__3__q = 16'h0;
  reg [15:0] looked_up__d;
  reg [15:0] looked_up__q = 16'h0;
  reg [1:0] warp__d;
  reg [1:0] warp__q = 2'h0;
  always @(*) begin
    part_0 = 16'h0;
    part_1 = 16'h0;
    part_2 = 16'h0;
    part_3 = 16'h0;
    part_4 = 16'h0;
    part_5 = 16'h0;
    predicates__0__d = predicates__0__q;
    predicates__1__d = predicates__1__q;
    predicates__2__d = predicates__2__q;
    predicates__3__d = predicates__3__q;
    written = {12'h0, (write_mask & write_flags)};
    kept = {12'h0, write_mask};
    case (write_number)
      2'h1: begin
        written = {written << 32'h4};
        kept = {kept << 32'h4};
      end
      2'h2: begin
        written = {written << 32'h8};
        kept = {kept << 32'h8};
      end
      2'h3: begin
        written = {written << 32'hc};
        kept = {kept << 32'hc};
      end
      default: begin
      end
    endcase
    kept = {~kept};
    own = 16'h0;
    if (select_mask[0]) begin
      own = (own | predicates__0__q);
    end
    if (select_mask[1]) begin
      own = (own | predicates__1__q);
    end
    if (select_mask[2]) begin
      own = (own | predicates__2__q);
    end
    if (select_mask[3]) begin
      own = (own | predicates__3__q);
    end
    if ((write_valid & (write_warp == select_warp))) begin
      own = ((own & kept) | written);
    end
    looked_up__d = own;
    warp__d = select_warp;
    own = looked_up__q;
    if ((write_valid & (write_warp == warp__q))) begin
      own = ((own & kept) | written);
    end
    guard_value = own[3:0];
    case (guard_number)
      2'h1: begin
        part_0 = {own >> 32'h4};
        guard_value = part_0[3:0];
      end
      2'h2: begin
        part_1 = {own >> 32'h8};
        guard_value = part_1[3:0];
      end
      2'h3: begin
        part_2 = {own >> 32'hc};
        guard_value = part_2[3:0];
      end
      default: begin
      end
    endcase
    choice_value = own[3:0];
    case (choice_number)
      2'h1: begin
        part_3 = {own >> 32'h4};
        choice_value = part_3[3:0];
      end
      2'h2: begin
        part_4 = {own >> 32'h8};
        choice_value = part_4[3:0];
      end
      2'h3: begin
        part_5 = {own >> 32'hc};
        choice_value = part_5[3:0];
      end
      default: begin
      end
    endcase
    if ((write_valid & (write_warp == 2'h0))) begin
      predicates__0__d = ((predicates__0__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h0))) begin
      predicates__0__d = 16'h0;
    end
    if ((write_valid & (write_warp == 2'h1))) begin
      predicates__1__d = ((predicates__1__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h1))) begin
      predicates__1__d = 16'h0;
    end
    if ((write_valid & (write_warp == 2'h2))) begin
      predicates__2__d = ((predicates__2__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h2))) begin
      predicates__2__d = 16'h0;
    end
    if ((write_valid & (write_warp == 2'h3))) begin
      predicates__3__d = ((predicates__3__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 2'h3))) begin
      predicates__3__d = 16'h0;
    end
    choice = choice_value;
    guard = guard_value;
  end
  always @(posedge clock) begin
    predicates__0__q <= predicates__0__d;
    predicates__1__q <= predicates__1__d;
    predicates__2__q <= predicates__2__d;
    predicates__3__q <= predicates__3__d;
    looked_up__q <= looked_up__d;
    warp__q <= warp__d;
  end
endmodule
