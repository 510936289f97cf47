// SPDX-License-Identifier: MIT
// Part of shader_core_nano, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_shader_core_nano_sfu (
  input wire clock,
  input wire req_valid,
  input wire [3:0] req_op,
  input wire [1:0] req_warp,
  input wire [5:0] req_rd,
  input wire [3:0] req_mask,
  input wire [31:0] req_a__0,
  input wire [31:0] req_a__1,
  input wire [31:0] req_a__2,
  input wire [31:0] req_a__3,
  input wire [31:0] req_b__0,
  input wire [31:0] req_b__1,
  input wire [31:0] req_b__2,
  input wire [31:0] req_b__3,
  output reg wb_valid,
  input wire wb_ready,
  output reg [1:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg req_ready
);
  localparam [4:0] most = 5'h0;
  localparam [4:0] low_bits = 5'h3;
  localparam [4:0] half = 5'h4;
  reg at_issue_write_enable;
  reg [2:0] at_issue_write_address;
  reg [2:0] at_issue_read_address;
  reg at_head_write_enable;
  reg [2:0] at_head_write_address;
  reg [2:0] at_head_read_address;
  reg [4:0] occupied;
  reg [4:0] waiting;
  reg [4:0] tail;
  reg [4:0] issue;
  reg [4:0] done;
  reg [4:0] head;
  reg started;
  reg [3:0] left;
  reg [31:0] divisor;
  reg pending;
  reg offers;
  reg [31:0] result;
  reg arrives;
  reg [3:0] mask;
  reg [3:0] picked;
  reg [3:0] rest;
  reg [4:0] number;
  reg [31:0] operand;
  reg [10:0] enters;
  reg [10:0] ends;
  reg [4:0] leaving;
  reg written;
  reg operations__place_write_enable;
  reg [2:0] operations__place_write_address;
  reg [2:0] operations__place_read_address;
  reg [2:0] operations__write_data;
  wire [2:0] operations__read_data;
  reg operands__0__read_enable;
  reg [2:0] operands__0__read_address;
  wire [31:0] operands__0__read_data;
  reg operands__0__write_enable;
  reg [2:0] operands__0__write_address;
  reg [31:0] operands__0__write_data;
  reg operands__1__read_enable;
  reg [2:0] operands__1__read_address;
  wire [31:0] operands__1__read_data;
  reg operands__1__write_enable;
  reg [2:0] operands__1__write_address;
  reg [31:0] operands__1__write_data;
  reg operands__2__read_enable;
  reg [2:0] operands__2__read_address;
  wire [31:0] operands__2__read_data;
  reg operands__2__write_enable;
  reg [2:0] operands__2__write_address;
  reg [31:0] operands__2__write_data;
  reg operands__3__read_enable;
  reg [2:0] operands__3__read_address;
  wire [31:0] operands__3__read_data;
  reg operands__3__write_enable;
  reg [2:0] operands__3__write_address;
  reg [31:0] operands__3__write_data;
  reg divisors__0__read_enable;
  reg [2:0] divisors__0__read_address;
  wire [31:0] divisors__0__read_data;
  reg divisors__0__write_enable;
  reg [2:0] divisors__0__write_address;
  reg [31:0] divisors__0__write_data;
  reg divisors__1__read_enable;
  reg [2:0] divisors__1__read_address;
  wire [31:0] divisors__1__read_data;
  reg divisors__1__write_enable;
  reg [2:0] divisors__1__write_address;
  reg [31:0] divisors__1__write_data;
  reg divisors__2__read_enable;
  reg [2:0] divisors__2__read_address;
  wire [31:0] divisors__2__read_data;
  reg divisors__2__write_enable;
  reg [2:0] divisors__2__write_address;
  reg [31:0] divisors__2__write_data;
  reg divisors__3__read_enable;
  reg [2:0] divisors__3__read_address;
  wire [31:0] divisors__3__read_data;
  reg divisors__3__write_enable;
  reg [2:0] divisors__3__write_address;
  reg [31:0] divisors__3__write_data;
  reg issue_masks__place_write_enable;
  reg [2:0] issue_masks__place_write_address;
  reg [2:0] issue_masks__place_read_address;
  reg [3:0] issue_masks__write_data;
  wire [3:0] issue_masks__read_data;
  reg wb_masks__place_write_enable;
  reg [2:0] wb_masks__place_write_address;
  reg [2:0] wb_masks__place_read_address;
  reg [3:0] wb_masks__write_data;
  wire [3:0] wb_masks__read_data;
  reg registers__place_write_enable;
  reg [2:0] registers__place_write_address;
  reg [2:0] registers__place_read_address;
  reg [5:0] registers__write_data;
  wire [5:0] registers__read_data;
  reg warps__place_write_enable;
  reg [2:0] warps__place_write_address;
  reg [2:0] warps__place_read_address;
  reg [1:0] warps__write_data;
  wire [1:0] warps__read_data;
  reg results__0__read_enable;
  reg [2:0] results__0__read_address;
  wire [31:0] results__0__read_data;
  reg results__0__write_enable;
  reg [2:0] results__0__write_address;
  reg [31:0] results__0__write_data;
  reg results__1__read_enable;
  reg [2:0] results__1__read_address;
  wire [31:0] results__1__read_data;
  reg results__1__write_enable;
  reg [2:0] results__1__write_address;
  reg [31:0] results__1__write_data;
  reg results__2__read_enable;
  reg [2:0] results__2__read_address;
  wire [31:0] results__2__read_data;
  reg results__2__write_enable;
  reg [2:0] results__2__write_address;
  reg [31:0] results__2__write_data;
  reg results__3__read_enable;
  reg [2:0] results__3__read_address;
  wire [31:0] results__3__read_data;
  reg results__3__write_enable;
  reg [2:0] results__3__write_address;
  reg [31:0] results__3__write_data;
  reg [2:0] functions__op;
  reg [31:0] functions__operand;
  wire [31:0] functions__result;
  reg divider__load;
  reg [1:0] divider__op;
  reg [31:0] divider__a;
  reg [31:0] divider__b;
  reg [4:0] divider__thread;
  reg divider__last;
  reg divider__take;
  wire divider__idle;
  wire divider__ready;
  wire [31:0] divider__result;
  wire [4:0] divider__result_thread;
  wire divider__result_last;
  reg [20:0] pointers__d;
  reg [20:0] pointers__q = 21'h0;
  reg [20:0] divisions__d;
  reg [20:0] divisions__q = 21'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [3:0] undivided__d;
  reg [3:0] undivided__q = 4'h0;
  reg turn__d;
  reg turn__q = 1'h0;
  reg [3:0] fetched__d;
  reg [3:0] fetched__q = 4'h0;
  reg [2:0] fetched_op__d;
  reg [2:0] fetched_op__q = 3'h0;
  reg dividing__d;
  reg dividing__q = 1'h0;
  reg last_division__d;
  reg last_division__q = 1'h0;
  reg offered__d;
  reg offered__q = 1'h0;
  reg shown__d;
  reg shown__q = 1'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  reg [54:0] threads__d;
  reg [54:0] threads__q = 55'h0;
  reg [10:0] taken__d;
  reg [10:0] taken__q = 11'h0;
  reg [10:0] last__d;
  reg [10:0] last__q = 11'h0;
  always @(*) begin
    pointers__d = pointers__q;
    divisions__d = divisions__q;
    remaining__d = remaining__q;
    undivided__d = undivided__q;
    offered__d = offered__q;
    finished__d = finished__q;
    wb_valid = shown__q;
    tail = (pointers__q[4:0] & low_bits);
    if (req_op[3]) begin
      tail = ((divisions__q[4:0] & low_bits) | half);
    end
    issue = (pointers__q[9:5] & low_bits);
    started = pointers__q[20];
    left = remaining__q;
    if (turn__q) begin
      issue = ((divisions__q[9:5] & low_bits) | half);
      started = divisions__q[20];
      left = undivided__q;
    end
    head = (pointers__q[19:15] & low_bits);
    if (offered__q) begin
      head = ((divisions__q[19:15] & low_bits) | half);
    end
    at_issue_write_enable = req_valid;
    at_issue_write_address = tail[2:0];
    at_issue_read_address = issue[2:0];
    at_head_write_enable = req_valid;
    at_head_write_address = tail[2:0];
    at_head_read_address = head[2:0];
    operations__place_write_enable = at_issue_write_enable;
    operations__place_write_address = at_issue_write_address;
    operations__place_read_address = at_issue_read_address;
    operations__write_data = req_op[2:0];
    issue_masks__place_write_enable = at_issue_write_enable;
    issue_masks__place_write_address = at_issue_write_address;
    issue_masks__place_read_address = at_issue_read_address;
    issue_masks__write_data = req_mask;
    wb_masks__place_write_enable = at_head_write_enable;
    wb_masks__place_write_address = at_head_write_address;
    wb_masks__place_read_address = at_head_read_address;
    wb_masks__write_data = req_mask;
    registers__place_write_enable = at_head_write_enable;
    registers__place_write_address = at_head_write_address;
    registers__place_read_address = at_head_read_address;
    registers__write_data = req_rd;
    warps__place_write_enable = at_head_write_enable;
    warps__place_write_address = at_head_write_address;
    warps__place_read_address = at_head_read_address;
    warps__write_data = req_warp;
    occupied = {pointers__q[4:0] - pointers__q[19:15]};
    waiting = {divisions__q[4:0] - divisions__q[19:15]};
    req_ready = ((occupied <= most) & (waiting <= most));
    if (req_valid) begin
      if (req_op[3]) begin
        divisions__d[4:0] = {divisions__q[4:0] + 5'h1};
      end else begin
        pointers__d[4:0] = {pointers__q[4:0] + 5'h1};
      end
    end
    mask = issue_masks__read_data;
    if (started) begin
      mask = left;
    end
    picked = (mask & {{~mask} + 4'h1});
    rest = (mask & {~picked});
    number = 5'h0;
    operand = 32'h0;
    divisor = 32'h0;
    operands__0__write_enable = req_valid;
    operands__0__write_address = tail[2:0];
    operands__0__write_data = req_a__0;
    operands__0__read_enable = 1'h1;
    operands__0__read_address = issue[2:0];
    divisors__0__write_enable = req_valid;
    divisors__0__write_address = tail[2:0];
    divisors__0__write_data = req_b__0;
    divisors__0__read_enable = 1'h1;
    divisors__0__read_address = issue[2:0];
    if (picked[0]) begin
      number = 5'h0;
    end
    if (fetched__q[0]) begin
      operand = (operand | operands__0__read_data);
      divisor = (divisor | divisors__0__read_data);
    end
    operands__1__write_enable = req_valid;
    operands__1__write_address = tail[2:0];
    operands__1__write_data = req_a__1;
    operands__1__read_enable = 1'h1;
    operands__1__read_address = issue[2:0];
    divisors__1__write_enable = req_valid;
    divisors__1__write_address = tail[2:0];
    divisors__1__write_data = req_b__1;
    divisors__1__read_enable = 1'h1;
    divisors__1__read_address = issue[2:0];
    if (picked[1]) begin
      number = 5'h1;
    end
    if (fetched__q[1]) begin
      operand = (operand | operands__1__read_data);
      divisor = (divisor | divisors__1__read_data);
    end
    operands__2__write_enable = req_valid;
    operands__2__write_address = tail[2:0];
    operands__2__write_data = req_a__2;
    operands__2__read_enable = 1'h1;
    operands__2__read_address = issue[2:0];
    divisors__2__write_enable = req_valid;
    divisors__2__write_address = tail[2:0];
    divisors__2__write_data = req_b__2;
    divisors__2__read_enable = 1'h1;
    divisors__2__read_address = issue[2:0];
    if (picked[2]) begin
      number = 5'h2;
    end
    if (fetched__q[2]) begin
      operand = (operand | operands__2__read_data);
      divisor = (divisor | divisors__2__read_data);
    end
    operands__3__write_enable = req_valid;
    operands__3__write_address = tail[2:0];
    operands__3__write_data = req_a__3;
    operands__3__read_enable = 1'h1;
    operands__3__read_address = issue[2:0];
    divisors__3__write_enable = req_valid;
    divisors__3__write_address = tail[2:0];
    divisors__3__write_data = req_b__3;
    divisors__3__read_enable = 1'h1;
    divisors__3__read_address = issue[2:0];
    if (picked[3]) begin
      number = 5'h3;
    end
    if (fetched__q[3]) begin
      operand = (operand | operands__3__read_data);
      divisor = (divisor | divisors__3__read_data);
    end
    pending = (divisions__q[9:5] != divisions__q[4:0]);
    turn__d = (((pending & divider__idle) & (!turn__q)) & (!dividing__q));
    enters = 11'h0;
    ends = 11'h0;
    if (turn__q) begin
      undivided__d = rest;
      divisions__d[20] = 1'h1;
      if ((!(|rest))) begin
        divisions__d[20] = 1'h0;
        divisions__d[9:5] = {divisions__q[9:5] + 5'h1};
      end
    end else begin
      if ((pointers__q[9:5] != pointers__q[4:0])) begin
        if ((|picked)) begin
          enters = 11'h1;
        end
        remaining__d = rest;
        pointers__d[20] = 1'h1;
        if ((!(|rest))) begin
          ends = 11'h1;
          pointers__d[20] = 1'h0;
          pointers__d[9:5] = {pointers__q[9:5] + 5'h1};
        end
      end
    end
    fetched__d = picked;
    fetched_op__d = operations__read_data;
    dividing__d = (turn__q & (|picked));
    last_division__d = (!(|rest));
    functions__operand = operand;
    functions__op = fetched_op__q;
    taken__d = ({taken__q << 32'h1} | enters);
    last__d = ({last__q << 32'h1} | ends);
    threads__d = ({threads__q << 32'h5} | {50'h0, number});
    divider__load = dividing__q;
    divider__op = fetched_op__q[1:0];
    divider__a = operand;
    divider__b = divisor;
    divider__thread = threads__q[4:0];
    divider__last = last_division__q;
    offers = (finished__q | offered__q);
    leaving = threads__q[54:50];
    result = functions__result;
    done = (pointers__q[14:10] & low_bits);
    arrives = (taken__q[10] | divider__ready);
    divider__take = (!taken__q[10]);
    if ((!taken__q[10])) begin
      leaving = divider__result_thread;
      result = divider__result;
      done = ((divisions__q[14:10] & low_bits) | half);
    end
    if (last__q[10]) begin
      pointers__d[14:10] = {pointers__q[14:10] + 5'h1};
    end
    if (((((!taken__q[10]) & divider__ready) & divider__result_last) | (turn__q & (!(|picked))))) begin
      divisions__d[14:10] = {divisions__q[14:10] + 5'h1};
    end
    results__0__write_enable = (arrives & (leaving == 5'h0));
    results__0__write_address = done[2:0];
    results__0__write_data = result;
    results__0__read_enable = offers;
    results__0__read_address = head[2:0];
    wb_data__0 = results__0__read_data;
    results__1__write_enable = (arrives & (leaving == 5'h1));
    results__1__write_address = done[2:0];
    results__1__write_data = result;
    results__1__read_enable = offers;
    results__1__read_address = head[2:0];
    wb_data__1 = results__1__read_data;
    results__2__write_enable = (arrives & (leaving == 5'h2));
    results__2__write_address = done[2:0];
    results__2__write_data = result;
    results__2__read_enable = offers;
    results__2__read_address = head[2:0];
    wb_data__2 = results__2__read_data;
    results__3__write_enable = (arrives & (leaving == 5'h3));
    results__3__write_address = done[2:0];
    results__3__write_data = result;
    results__3__read_enable = offers;
    results__3__read_address = head[2:0];
    wb_data__3 = results__3__read_data;
    written = (shown__q & wb_ready);
    shown__d = (offers & (!written));
    wb_warp = warps__read_data;
    wb_rd = registers__read_data;
    wb_mask = wb_masks__read_data;
    wb_last = 1'h1;
    wb_slot = 3'h0;
    if (((!offers) | written)) begin
      offered__d = ((!offered__q) & (divisions__q[19:15] != divisions__q[14:10]));
    end
    if (written) begin
      if (offered__q) begin
        divisions__d[19:15] = {divisions__q[19:15] + 5'h1};
      end else begin
        pointers__d[19:15] = {pointers__q[19:15] + 5'h1};
        finished__d = ({pointers__q[19:15] + 5'h1} != pointers__q[14:10]);
      end
    end
    if (last__q[10]) begin
      finished__d = 1'h1;
    end
  end
  always @(posedge clock) begin
    pointers__q <= pointers__d;
    divisions__q <= divisions__d;
    remaining__q <= remaining__d;
    undivided__q <= undivided__d;
    turn__q <= turn__d;
    fetched__q <= fetched__d;
    fetched_op__q <= fetched_op__d;
    dividing__q <= dividing__d;
    last_division__q <= last_division__d;
    offered__q <= offered__d;
    shown__q <= shown__d;
    finished__q <= finished__d;
    threads__q <= threads__d;
    taken__q <= taken__d;
    last__q <= last__d;
  end
  warpwright_load_store_warps operations (
    .clock(clock),
    .place_write_enable(operations__place_write_enable),
    .place_write_address(operations__place_write_address),
    .place_read_address(operations__place_read_address),
    .write_data(operations__write_data),
    .read_data(operations__read_data)
  );
  warpwright_combinations operands__0 (
    .clock(clock),
    .read_enable(operands__0__read_enable),
    .read_address(operands__0__read_address),
    .read_data(operands__0__read_data),
    .write_enable(operands__0__write_enable),
    .write_address(operands__0__write_address),
    .write_data(operands__0__write_data)
  );
  warpwright_combinations operands__1 (
    .clock(clock),
    .read_enable(operands__1__read_enable),
    .read_address(operands__1__read_address),
    .read_data(operands__1__read_data),
    .write_enable(operands__1__write_enable),
    .write_address(operands__1__write_address),
    .write_data(operands__1__write_data)
  );
  warpwright_combinations operands__2 (
    .clock(clock),
    .read_enable(operands__2__read_enable),
    .read_address(operands__2__read_address),
    .read_data(operands__2__read_data),
    .write_enable(operands__2__write_enable),
    .write_address(operands__2__write_address),
    .write_data(operands__2__write_data)
  );
  warpwright_combinations operands__3 (
    .clock(clock),
    .read_enable(operands__3__read_enable),
    .read_address(operands__3__read_address),
    .read_data(operands__3__read_data),
    .write_enable(operands__3__write_enable),
    .write_address(operands__3__write_address),
    .write_data(operands__3__write_data)
  );
  warpwright_combinations divisors__0 (
    .clock(clock),
    .read_enable(divisors__0__read_enable),
    .read_address(divisors__0__read_address),
    .read_data(divisors__0__read_data),
    .write_enable(divisors__0__write_enable),
    .write_address(divisors__0__write_address),
    .write_data(divisors__0__write_data)
  );
  warpwright_combinations divisors__1 (
    .clock(clock),
    .read_enable(divisors__1__read_enable),
    .read_address(divisors__1__read_address),
    .read_data(divisors__1__read_data),
    .write_enable(divisors__1__write_enable),
    .write_address(divisors__1__write_address),
    .write_data(divisors__1__write_data)
  );
  warpwright_combinations divisors__2 (
    .clock(clock),
    .read_enable(divisors__2__read_enable),
    .read_address(divisors__2__read_address),
    .read_data(divisors__2__read_data),
    .write_enable(divisors__2__write_enable),
    .write_address(divisors__2__write_address),
    .write_data(divisors__2__write_data)
  );
  warpwright_combinations divisors__3 (
    .clock(clock),
    .read_enable(divisors__3__read_enable),
    .read_address(divisors__3__read_address),
    .read_data(divisors__3__read_data),
    .write_enable(divisors__3__write_enable),
    .write_address(divisors__3__write_address),
    .write_data(divisors__3__write_data)
  );
  warpwright_masks issue_masks (
    .clock(clock),
    .place_write_enable(issue_masks__place_write_enable),
    .place_write_address(issue_masks__place_write_address),
    .place_read_address(issue_masks__place_read_address),
    .write_data(issue_masks__write_data),
    .read_data(issue_masks__read_data)
  );
  warpwright_masks wb_masks (
    .clock(clock),
    .place_write_enable(wb_masks__place_write_enable),
    .place_write_address(wb_masks__place_write_address),
    .place_read_address(wb_masks__place_read_address),
    .write_data(wb_masks__write_data),
    .read_data(wb_masks__read_data)
  );
  warpwright_shared_memory_registers registers (
    .clock(clock),
    .place_write_enable(registers__place_write_enable),
    .place_write_address(registers__place_write_address),
    .place_read_address(registers__place_read_address),
    .write_data(registers__write_data),
    .read_data(registers__read_data)
  );
  warpwright_shader_core_nano_warps warps (
    .clock(clock),
    .place_write_enable(warps__place_write_enable),
    .place_write_address(warps__place_write_address),
    .place_read_address(warps__place_read_address),
    .write_data(warps__write_data),
    .read_data(warps__read_data)
  );
  warpwright_combinations results__0 (
    .clock(clock),
    .read_enable(results__0__read_enable),
    .read_address(results__0__read_address),
    .read_data(results__0__read_data),
    .write_enable(results__0__write_enable),
    .write_address(results__0__write_address),
    .write_data(results__0__write_data)
  );
  warpwright_combinations results__1 (
    .clock(clock),
    .read_enable(results__1__read_enable),
    .read_address(results__1__read_address),
    .read_data(results__1__read_data),
    .write_enable(results__1__write_enable),
    .write_address(results__1__write_address),
    .write_data(results__1__write_data)
  );
  warpwright_combinations results__2 (
    .clock(clock),
    .read_enable(results__2__read_enable),
    .read_address(results__2__read_address),
    .read_data(results__2__read_data),
    .write_enable(results__2__write_enable),
    .write_address(results__2__write_address),
    .write_data(results__2__write_data)
  );
  warpwright_combinations results__3 (
    .clock(clock),
    .read_enable(results__3__read_enable),
    .read_address(results__3__read_address),
    .read_data(results__3__read_data),
    .write_enable(results__3__write_enable),
    .write_address(results__3__write_address),
    .write_data(results__3__write_data)
  );
  warpwright_functions functions (
    .clock(clock),
    .op(functions__op),
    .operand(functions__operand),
    .result(functions__result)
  );
  warpwright_divider divider (
    .clock(clock),
    .load(divider__load),
    .op(divider__op),
    .a(divider__a),
    .b(divider__b),
    .thread(divider__thread),
    .last(divider__last),
    .take(divider__take),
    .idle(divider__idle),
    .ready(divider__ready),
    .result(divider__result),
    .result_thread(divider__result_thread),
    .result_last(divider__result_last)
  );
endmodule
