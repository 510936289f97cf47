// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_pages (
  input wire clock,
  input wire launch_valid,
  input wire [1:0] launch_warp,
  input wire [2:0] launch_pages,
  input wire free_valid,
  input wire [1:0] free_warp,
  input wire [1:0] read_warp,
  input wire [5:0] read_a,
  input wire [5:0] read_b,
  input wire [5:0] read_c,
  input wire [1:0] fixed_warp,
  input wire [5:0] fixed_rd,
  input wire [1:0] slow_warp,
  input wire [5:0] slow_rd,
  output reg [4:0] address_a,
  output reg [4:0] address_b,
  output reg [4:0] address_c,
  output reg [4:0] fixed_address,
  output reg [4:0] slow_address,
  output reg [3:0] even_used,
  output reg [3:0] odd_used
);
  localparam [2:0] size = 3'h3;
  localparam [4:0] low_bits = 5'h7;
  reg [3:0] unused;
  reg [3:0] chosen__0;
  reg [3:0] chosen__1;
  reg [3:0] chosen__2;
  reg [3:0] chosen__3;
  reg [1:0] number;
  reg [3:0] taken;
  reg [3:0] released;
  reg [3:0] even_kept;
  reg [3:0] odd_kept;
  reg [5:0] place_a;
  reg [5:0] place_b;
  reg [5:0] place_c;
  reg [5:0] place_fixed;
  reg [5:0] place_slow;
  reg [1:0] page_a;
  reg [1:0] page_b;
  reg [1:0] page_c;
  reg [1:0] page_fixed;
  reg [1:0] page_slow;
  reg [1:0] operands__0__read_address;
  wire [1:0] operands__0__read_data;
  reg operands__0__write_enable;
  reg [1:0] operands__0__write_address;
  reg [1:0] operands__0__write_data;
  reg [1:0] operands__1__read_address;
  wire [1:0] operands__1__read_data;
  reg operands__1__write_enable;
  reg [1:0] operands__1__write_address;
  reg [1:0] operands__1__write_data;
  reg [1:0] operands__2__read_address;
  wire [1:0] operands__2__read_data;
  reg operands__2__write_enable;
  reg [1:0] operands__2__write_address;
  reg [1:0] operands__2__write_data;
  reg [1:0] operands__3__read_address;
  wire [1:0] operands__3__read_data;
  reg operands__3__write_enable;
  reg [1:0] operands__3__write_address;
  reg [1:0] operands__3__write_data;
  reg [1:0] fixed__0__read_address;
  wire [1:0] fixed__0__read_data;
  reg fixed__0__write_enable;
  reg [1:0] fixed__0__write_address;
  reg [1:0] fixed__0__write_data;
  reg [1:0] fixed__1__read_address;
  wire [1:0] fixed__1__read_data;
  reg fixed__1__write_enable;
  reg [1:0] fixed__1__write_address;
  reg [1:0] fixed__1__write_data;
  reg [1:0] fixed__2__read_address;
  wire [1:0] fixed__2__read_data;
  reg fixed__2__write_enable;
  reg [1:0] fixed__2__write_address;
  reg [1:0] fixed__2__write_data;
  reg [1:0] fixed__3__read_address;
  wire [1:0] fixed__3__read_data;
  reg fixed__3__write_enable;
  reg [1:0] fixed__3__write_address;
  reg [1:0] fixed__3__write_data;
  reg [1:0] slow__0__read_address;
  wire [1:0] slow__0__read_data;
  reg slow__0__write_enable;
  reg [1:0] slow__0__write_address;
  reg [1:0] slow__0__write_data;
  reg [1:0] slow__1__read_address;
  wire [1:0] slow__1__read_data;
  reg slow__1__write_enable;
  reg [1:0] slow__1__write_address;
  reg [1:0] slow__1__write_data;
  reg [1:0] slow__2__read_address;
  wire [1:0] slow__2__read_data;
  reg slow__2__write_enable;
  reg [1:0] slow__2__write_address;
  reg [1:0] slow__2__write_data;
  reg [1:0] slow__3__read_address;
  wire [1:0] slow__3__read_data;
  reg slow__3__write_enable;
  reg [1:0] slow__3__write_address;
  reg [1:0] slow__3__write_data;
  reg [1:0] owned__read_address;
  wire [3:0] owned__read_data;
  reg owned__write_enable;
  reg [1:0] owned__write_address;
  reg [3:0] owned__write_data;
  reg [3:0] even__d;
  reg [3:0] even__q = 4'h0;
  reg [3:0] odd__d;
  reg [3:0] odd__q = 4'h0;
  reg waiting__d;
  reg waiting__q = 1'h0;
  reg [1:0] warp__d;
  reg [1:0] warp__q = 2'h0;
  reg [2:0] pages__d;
  reg [2:0] pages__q = 3'h0;
  reg [3:0] lowest__candidates;
  wire [3:0] lowest__first;
  wire [3:0] lowest__second;
  reg [3:0] highest__candidates;
  wire [3:0] highest__first;
  wire [3:0] highest__second;
  always @(*) begin
    even_used = even__q;
    odd_used = odd__q;
    waiting__d = launch_valid;
    warp__d = launch_warp;
    pages__d = launch_pages;
    unused = {~even__q};
    if (warp__q[0]) begin
      unused = {~odd__q};
    end
    lowest__candidates = unused;
    highest__candidates = unused;
    chosen__0 = lowest__first;
    chosen__1 = highest__first;
    chosen__2 = (lowest__second & {~highest__first});
    chosen__3 = (highest__second & {~lowest__first});
    taken = chosen__0;
    if ((pages__q > 3'h1)) begin
      taken = (taken | chosen__1);
    end
    if ((pages__q > 3'h2)) begin
      taken = (taken | chosen__2);
    end
    if ((pages__q > 3'h3)) begin
      taken = (taken | chosen__3);
    end
    owned__write_enable = waiting__q;
    owned__write_address = warp__q;
    owned__write_data = taken;
    owned__read_address = free_warp;
    released = 4'h0;
    if (free_valid) begin
      released = owned__read_data;
    end
    even_kept = even__q;
    odd_kept = odd__q;
    if (free_warp[0]) begin
      odd_kept = (odd__q & {~released});
    end else begin
      even_kept = (even__q & {~released});
    end
    even__d = even_kept;
    odd__d = odd_kept;
    if (waiting__q) begin
      if (warp__q[0]) begin
        odd__d = (odd_kept | taken);
      end else begin
        even__d = (even_kept | taken);
      end
    end
    place_a = {read_a >> size};
    place_b = {read_b >> size};
    place_c = {read_c >> size};
    place_fixed = {fixed_rd >> size};
    place_slow = {slow_rd >> size};
    page_a = 2'h0;
    page_b = 2'h0;
    page_c = 2'h0;
    page_fixed = 2'h0;
    page_slow = 2'h0;
    number = 2'h0;
    if (chosen__0[0]) begin
      number = number;
    end
    if (chosen__0[1]) begin
      number = (number | 2'h1);
    end
    if (chosen__0[2]) begin
      number = (number | 2'h2);
    end
    if (chosen__0[3]) begin
      number = (number | 2'h3);
    end
    operands__0__write_enable = waiting__q;
    operands__0__write_address = warp__q;
    operands__0__write_data = number;
    operands__0__read_address = read_warp;
    fixed__0__write_enable = waiting__q;
    fixed__0__write_address = warp__q;
    fixed__0__write_data = number;
    fixed__0__read_address = fixed_warp;
    slow__0__write_enable = waiting__q;
    slow__0__write_address = warp__q;
    slow__0__write_data = number;
    slow__0__read_address = slow_warp;
    if ((place_a[1:0] == 2'h0)) begin
      page_a = operands__0__read_data;
    end
    if ((place_b[1:0] == 2'h0)) begin
      page_b = operands__0__read_data;
    end
    if ((place_c[1:0] == 2'h0)) begin
      page_c = operands__0__read_data;
    end
    if ((place_fixed[1:0] == 2'h0)) begin
      page_fixed = fixed__0__read_data;
    end
    if ((place_slow[1:0] == 2'h0)) begin
      page_slow = slow__0__read_data;
    end
    number = 2'h0;
    if (chosen__1[0]) begin
      number = number;
    end
    if (chosen__1[1]) begin
      number = (number | 2'h1);
    end
    if (chosen__1[2]) begin
      number = (number | 2'h2);
    end
    if (chosen__1[3]) begin
      number = (number | 2'h3);
    end
    operands__1__write_enable = waiting__q;
    operands__1__write_address = warp__q;
    operands__1__write_data = number;
    operands__1__read_address = read_warp;
    fixed__1__write_enable = waiting__q;
    fixed__1__write_address = warp__q;
    fixed__1__write_data = number;
    fixed__1__read_address = fixed_warp;
    slow__1__write_enable = waiting__q;
    slow__1__write_address = warp__q;
    slow__1__write_data = number;
    slow__1__read_address = slow_warp;
    if ((place_a[1:0] == 2'h1)) begin
      page_a = operands__1__read_data;
    end
    if ((place_b[1:0] == 2'h1)) begin
      page_b = operands__1__read_data;
    end
    if ((place_c[1:0] == 2'h1)) begin
      page_c = operands__1__read_data;
    end
    if ((place_fixed[1:0] == 2'h1)) begin
      page_fixed = fixed__1__read_data;
    end
    if ((place_slow[1:0] == 2'h1)) begin
      page_slow = slow__1__read_data;
    end
    number = 2'h0;
    if (chosen__2[0]) begin
      number = number;
    end
    if (chosen__2[1]) begin
      number = (number | 2'h1);
    end
    if (chosen__2[2]) begin
      number = (number | 2'h2);
    end
    if (chosen__2[3]) begin
      number = (number | 2'h3);
    end
    operands__2__write_enable = waiting__q;
    operands__2__write_address = warp__q;
    operands__2__write_data = number;
    operands__2__read_address = read_warp;
    fixed__2__write_enable = waiting__q;
    fixed__2__write_address = warp__q;
    fixed__2__write_data = number;
    fixed__2__read_address = fixed_warp;
    slow__2__write_enable = waiting__q;
    slow__2__write_address = warp__q;
    slow__2__write_data = number;
    slow__2__read_address = slow_warp;
    if ((place_a[1:0] == 2'h2)) begin
      page_a = operands__2__read_data;
    end
    if ((place_b[1:0] == 2'h2)) begin
      page_b = operands__2__read_data;
    end
    if ((place_c[1:0] == 2'h2)) begin
      page_c = operands__2__read_data;
    end
    if ((place_fixed[1:0] == 2'h2)) begin
      page_fixed = fixed__2__read_data;
    end
    if ((place_slow[1:0] == 2'h2)) begin
      page_slow = slow__2__read_data;
    end
    number = 2'h0;
    if (chosen__3[0]) begin
      number = number;
    end
    if (chosen__3[1]) begin
      number = (number | 2'h1);
    end
    if (chosen__3[2]) begin
      number = (number | 2'h2);
    end
    if (chosen__3[3]) begin
      number = (number | 2'h3);
    end
    operands__3__write_enable = waiting__q;
    operands__3__write_address = warp__q;
    operands__3__write_data = number;
    operands__3__read_address = read_warp;
    fixed__3__write_enable = waiting__q;
    fixed__3__write_address = warp__q;
    fixed__3__write_data = number;
    fixed__3__read_address = fixed_warp;
    slow__3__write_enable = waiting__q;
    slow__3__write_address = warp__q;
    slow__3__write_data = number;
    slow__3__read_address = slow_warp;
    if ((place_a[1:0] == 2'h3)) begin
      page_a = operands__3__read_data;
    end
    if ((place_b[1:0] == 2'h3)) begin
      page_b = operands__3__read_data;
    end
    if ((place_c[1:0] == 2'h3)) begin
      page_c = operands__3__read_data;
    end
    if ((place_fixed[1:0] == 2'h3)) begin
      page_fixed = fixed__3__read_data;
    end
    if ((place_slow[1:0] == 2'h3)) begin
      page_slow = slow__3__read_data;
    end
    address_a = ({{3'h0, page_a} << size} | (read_a[4:0] & low_bits));
    address_b = ({{3'h0, page_b} << size} | (read_b[4:0] & low_bits));
    address_c = ({{3'h0, page_c} << size} | (read_c[4:0] & low_bits));
    fixed_address = ({{3'h0, page_fixed} << size} | (fixed_rd[4:0] & low_bits));
    slow_address = ({{3'h0, page_slow} << size} | (slow_rd[4:0] & low_bits));
  end
  always @(posedge clock) begin
    even__q <= even__d;
    odd__q <= odd__d;
    waiting__q <= waiting__d;
    warp__q <= warp__d;
    pages__q <= pages__d;
  end
  warpwright_shader_core_nano_operands operands__0 (
    .clock(clock),
    .read_address(operands__0__read_address),
    .read_data(operands__0__read_data),
    .write_enable(operands__0__write_enable),
    .write_address(operands__0__write_address),
    .write_data(operands__0__write_data)
  );
  warpwright_shader_core_nano_operands operands__1 (
    .clock(clock),
    .read_address(operands__1__read_address),
    .read_data(operands__1__read_data),
    .write_enable(operands__1__write_enable),
    .write_address(operands__1__write_address),
    .write_data(operands__1__write_data)
  );
  warpwright_shader_core_nano_operands operands__2 (
    .clock(clock),
    .read_address(operands__2__read_address),
    .read_data(operands__2__read_data),
    .write_enable(operands__2__write_enable),
    .write_address(operands__2__write_address),
    .write_data(operands__2__write_data)
  );
  warpwright_shader_core_nano_operands operands__3 (
    .clock(clock),
    .read_address(operands__3__read_address),
    .read_data(operands__3__read_data),
    .write_enable(operands__3__write_enable),
    .write_address(operands__3__write_address),
    .write_data(operands__3__write_data)
  );
  warpwright_shader_core_nano_operands fixed__0 (
    .clock(clock),
    .read_address(fixed__0__read_address),
    .read_data(fixed__0__read_data),
    .write_enable(fixed__0__write_enable),
    .write_address(fixed__0__write_address),
    .write_data(fixed__0__write_data)
  );
  warpwright_shader_core_nano_operands fixed__1 (
    .clock(clock),
    .read_address(fixed__1__read_address),
    .read_data(fixed__1__read_data),
    .write_enable(fixed__1__write_enable),
    .write_address(fixed__1__write_address),
    .write_data(fixed__1__write_data)
  );
  warpwright_shader_core_nano_operands fixed__2 (
    .clock(clock),
    .read_address(fixed__2__read_address),
    .read_data(fixed__2__read_data),
    .write_enable(fixed__2__write_enable),
    .write_address(fixed__2__write_address),
    .write_data(fixed__2__write_data)
  );
  warpwright_shader_core_nano_operands fixed__3 (
    .clock(clock),
    .read_address(fixed__3__read_address),
    .read_data(fixed__3__read_data),
    .write_enable(fixed__3__write_enable),
    .write_address(fixed__3__write_address),
    .write_data(fixed__3__write_data)
  );
  warpwright_shader_core_nano_operands slow__0 (
    .clock(clock),
    .read_address(slow__0__read_address),
    .read_data(slow__0__read_data),
    .write_enable(slow__0__write_enable),
    .write_address(slow__0__write_address),
    .write_data(slow__0__write_data)
  );
  warpwright_shader_core_nano_operands slow__1 (
    .clock(clock),
    .read_address(slow__1__read_address),
    .read_data(slow__1__read_data),
    .write_enable(slow__1__write_enable),
    .write_address(slow__1__write_address),
    .write_data(slow__1__write_data)
  );
  warpwright_shader_core_nano_operands slow__2 (
    .clock(clock),
    .read_address(slow__2__read_address),
    .read_data(slow__2__read_data),
    .write_enable(slow__2__write_enable),
    .write_address(slow__2__write_address),
    .write_data(slow__2__write_data)
  );
  warpwright_shader_core_nano_operands slow__3 (
    .clock(clock),
    .read_address(slow__3__read_address),
    .read_data(slow__3__read_data),
    .write_enable(slow__3__write_enable),
    .write_address(slow__3__write_address),
    .write_data(slow__3__write_data)
  );
  warpwright_shader_core_nano_owned owned (
    .clock(clock),
    .read_address(owned__read_address),
    .read_data(owned__read_data),
    .write_enable(owned__write_enable),
    .write_address(owned__write_address),
    .write_data(owned__write_data)
  );
  warpwright_shader_core_nano_lowest lowest (
    .candidates(lowest__candidates),
    .first(lowest__first),
    .second(lowest__second)
  );
  warpwright_shader_core_nano_highest highest (
    .candidates(highest__candidates),
    .first(highest__first),
    .second(highest__second)
  );
endmodule
