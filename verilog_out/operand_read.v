// operand_read: stages 1 and 2: register addresses, operands, special registers, guard
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module bases (
  input wire clock,
  input wire [2:0] read_address,
  output reg [6:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [6:0] write_data
);
  reg [6:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module ids (
  input wire clock,
  input wire [2:0] read_address,
  output reg [23:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [23:0] write_data
);
  reg [23:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module xs (
  input wire clock,
  input wire [2:0] read_address,
  output reg [15:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [15:0] write_data
);
  reg [15:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module tiles (
  input wire clock,
  input wire [2:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module operand_read (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [23:0] launch_id,
  input wire [15:0] launch_x,
  input wire [15:0] launch_y,
  input wire [5:0] launch_tile,
  input wire [23:0] launch_workgroup,
  input wire [11:0] launch_base,
  input wire [6:0] footprint,
  input wire linear,
  input wire select_valid,
  input wire [2:0] select_warp,
  input wire [31:0] low,
  input wire [31:0] high,
  input wire [17:0] control,
  input wire [19:0] pc,
  input wire [3:0] active__0,
  input wire [3:0] active__1,
  input wire [3:0] active__2,
  input wire [3:0] active__3,
  input wire [3:0] active__4,
  input wire [3:0] active__5,
  input wire [3:0] active__6,
  input wire [3:0] active__7,
  input wire [7:0] killed,
  output reg issue_valid,
  output reg [2:0] issue_warp,
  output reg issue_control,
  output reg issue_reorderable,
  output reg [2:0] issue_slot,
  output reg [7:0] issue_wait,
  output reg read_a,
  output reg read_b,
  output reg read_c,
  output reg read_group,
  output reg [6:0] address_a,
  output reg [6:0] address_b,
  output reg [6:0] address_c,
  input wire [31:0] file_a__0,
  input wire [31:0] file_a__1,
  input wire [31:0] file_a__2,
  input wire [31:0] file_a__3,
  input wire [31:0] file_b__0,
  input wire [31:0] file_b__1,
  input wire [31:0] file_b__2,
  input wire [31:0] file_b__3,
  input wire [31:0] file_c__0,
  input wire [31:0] file_c__1,
  input wire [31:0] file_c__2,
  input wire [31:0] file_c__3,
  input wire predicate_valid,
  input wire [2:0] predicate_warp,
  input wire [1:0] predicate_number,
  input wire [3:0] predicate_mask,
  input wire [3:0] predicate_flags,
  input wire [2:0] base_warp,
  output reg [6:0] base,
  input wire [2:0] slow_base_warp,
  output reg [6:0] slow_base,
  input wire [3:0] next_mask,
  input wire [2:0] next_warp,
  input wire [5:0] next_rd,
  input wire [3:0] now_mask,
  input wire [2:0] now_warp,
  input wire [5:0] now_rd,
  input wire [31:0] now_data__0,
  input wire [31:0] now_data__1,
  input wire [31:0] now_data__2,
  input wire [31:0] now_data__3,
  output reg e1_valid,
  output reg [2:0] e1_warp,
  output reg [31:0] e1_low,
  output reg [31:0] e1_high,
  output reg [17:0] e1_control,
  output reg e1_killed,
  output reg [19:0] e1_pc,
  output reg [3:0] e1_active,
  output reg [3:0] e1_mask,
  output reg [3:0] e1_choice,
  output reg [31:0] e1_a__0,
  output reg [31:0] e1_a__1,
  output reg [31:0] e1_a__2,
  output reg [31:0] e1_a__3,
  output reg [31:0] e1_b__0,
  output reg [31:0] e1_b__1,
  output reg [31:0] e1_b__2,
  output reg [31:0] e1_b__3,
  output reg [31:0] e1_c__0,
  output reg [31:0] e1_c__1,
  output reg [31:0] e1_c__2,
  output reg [31:0] e1_c__3
);
  reg [11:0] first;
  reg [15:0] own;
  reg [3:0] guard;
  reg [3:0] choice;
  reg [31:0] special;
  reg [31:0] thread;
  reg [31:0] number;
  reg use_special;
  reg [5:0] rc;
  reg [31:0] immediate;
  reg [15:0] written;
  reg [15:0] kept;
  reg dying;
  reg [11:0] part_0;
  reg [11:0] part_1;
  reg [11:0] part_2;
  reg [15:0] part_3;
  reg [15:0] part_4;
  reg [15:0] part_5;
  reg [15:0] part_6;
  reg [15:0] part_7;
  reg [15:0] part_8;
  reg [2:0] bases__read_address;
  wire [6:0] bases__read_data;
  reg bases__write_enable;
  reg [2:0] bases__write_address;
  reg [6:0] bases__write_data;
  reg [2:0] write_bases__read_address;
  wire [6:0] write_bases__read_data;
  reg write_bases__write_enable;
  reg [2:0] write_bases__write_address;
  reg [6:0] write_bases__write_data;
  reg [2:0] slow_bases__read_address;
  wire [6:0] slow_bases__read_data;
  reg slow_bases__write_enable;
  reg [2:0] slow_bases__write_address;
  reg [6:0] slow_bases__write_data;
  reg [2:0] ids__read_address;
  wire [23:0] ids__read_data;
  reg ids__write_enable;
  reg [2:0] ids__write_address;
  reg [23:0] ids__write_data;
  reg [2:0] xs__read_address;
  wire [15:0] xs__read_data;
  reg xs__write_enable;
  reg [2:0] xs__write_address;
  reg [15:0] xs__write_data;
  reg [2:0] ys__read_address;
  wire [15:0] ys__read_data;
  reg ys__write_enable;
  reg [2:0] ys__write_address;
  reg [15:0] ys__write_data;
  reg [2:0] tiles__read_address;
  wire [5:0] tiles__read_data;
  reg tiles__write_enable;
  reg [2:0] tiles__write_address;
  reg [5:0] tiles__write_data;
  reg [2:0] workgroups__read_address;
  wire [23:0] workgroups__read_data;
  reg workgroups__write_enable;
  reg [2:0] workgroups__write_address;
  reg [23:0] workgroups__write_data;
  reg [15:0] predicates__0__d;
  reg [15:0] predicates__0__q = 16'h0;
  reg [15:0] predicates__1__d;
  reg [15:0] predicates__1__q = 16'h0;
  reg [15:0] predicates__2__d;
  reg [15:0] predicates__2__q = 16'h0;
  reg [15:0] predicates__3__d;
  reg [15:0] predicates__3__q = 16'h0;
  reg [15:0] predicates__4__d;
  reg [15:0] predicates__4__q = 16'h0;
  reg [15:0] predicates__5__d;
  reg [15:0] predicates__5__q = 16'h0;
  reg [15:0] predicates__6__d;
  reg [15:0] predicates__6__q = 16'h0;
  reg [15:0] predicates__7__d;
  reg [15:0] predicates__7__q = 16'h0;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg s2_killed__d;
  reg s2_killed__q = 1'h0;
  reg [2:0] s2_warp__d;
  reg [2:0] s2_warp__q = 3'h0;
  reg [31:0] s2_low__d;
  reg [31:0] s2_low__q = 32'h0;
  reg [31:0] s2_high__d;
  reg [31:0] s2_high__q = 32'h0;
  reg [17:0] s2_control__d;
  reg [17:0] s2_control__q = 18'h0;
  reg [19:0] s2_pc__d;
  reg [19:0] s2_pc__q = 20'h0;
  reg [3:0] s2_active__d;
  reg [3:0] s2_active__q = 4'h0;
  reg [3:0] now_a__d;
  reg [3:0] now_a__q = 4'h0;
  reg [3:0] now_b__d;
  reg [3:0] now_b__q = 4'h0;
  reg [3:0] now_c__d;
  reg [3:0] now_c__q = 4'h0;
  reg [3:0] last_a__d;
  reg [3:0] last_a__q = 4'h0;
  reg [3:0] last_b__d;
  reg [3:0] last_b__q = 4'h0;
  reg [3:0] last_c__d;
  reg [3:0] last_c__q = 4'h0;
  reg [31:0] last_data__0__d;
  reg [31:0] last_data__0__q = 32'h0;
  reg [31:0] last_data__1__d;
  reg [31:0] last_data__1__q = 32'h0;
  reg [31:0] last_data__2__d;
  reg [31:0] last_data__2__q = 32'h0;
  reg [31:0] last_data__3__d;
  reg [31:0] last_data__3__q = 32'h0;
  reg d_valid__d;
  reg d_valid__q = 1'h0;
  reg d_killed__d;
  reg d_killed__q = 1'h0;
  reg [2:0] d_warp__d;
  reg [2:0] d_warp__q = 3'h0;
  reg [31:0] d_low__d;
  reg [31:0] d_low__q = 32'h0;
  reg [31:0] d_high__d;
  reg [31:0] d_high__q = 32'h0;
  reg [17:0] d_control__d;
  reg [17:0] d_control__q = 18'h0;
  reg [19:0] d_pc__d;
  reg [19:0] d_pc__q = 20'h0;
  reg [3:0] d_active__d;
  reg [3:0] d_active__q = 4'h0;
  reg [3:0] d_mask__d;
  reg [3:0] d_mask__q = 4'h0;
  reg [3:0] d_choice__d;
  reg [3:0] d_choice__q = 4'h0;
  reg [31:0] d_a__0__d;
  reg [31:0] d_a__0__q = 32'h0;
  reg [31:0] d_a__1__d;
  reg [31:0] d_a__1__q = 32'h0;
  reg [31:0] d_a__2__d;
  reg [31:0] d_a__2__q = 32'h0;
  reg [31:0] d_a__3__d;
  reg [31:0] d_a__3__q = 32'h0;
  reg [31:0] d_b__0__d;
  reg [31:0] d_b__0__q = 32'h0;
  reg [31:0] d_b__1__d;
  reg [31:0] d_b__1__q = 32'h0;
  reg [31:0] d_b__2__d;
  reg [31:0] d_b__2__q = 32'h0;
  reg [31:0] d_b__3__d;
  reg [31:0] d_b__3__q = 32'h0;
  reg [31:0] d_c__0__d;
  reg [31:0] d_c__0__q = 32'h0;
  reg [31:0] d_c__1__d;
  reg [31:0] d_c__1__q = 32'h0;
  reg [31:0] d_c__2__d;
  reg [31:0] d_c__2__q = 32'h0;
  reg [31:0] d_c__3__d;
  reg [31:0] d_c__3__q = 32'h0;
  always @(*) begin
    part_0 = 12'h0;
    part_1 = 12'h0;
    part_2 = 12'h0;
    part_3 = 16'h0;
    part_4 = 16'h0;
    part_5 = 16'h0;
    part_6 = 16'h0;
    part_7 = 16'h0;
    part_8 = 16'h0;
    s2_valid__d = s2_valid__q;
    s2_killed__d = s2_killed__q;
    s2_warp__d = s2_warp__q;
    s2_low__d = s2_low__q;
    s2_high__d = s2_high__q;
    s2_control__d = s2_control__q;
    s2_pc__d = s2_pc__q;
    s2_active__d = s2_active__q;
    d_valid__d = d_valid__q;
    d_killed__d = d_killed__q;
    d_warp__d = d_warp__q;
    d_low__d = d_low__q;
    d_high__d = d_high__q;
    d_control__d = d_control__q;
    d_pc__d = d_pc__q;
    d_active__d = d_active__q;
    d_mask__d = d_mask__q;
    d_choice__d = d_choice__q;
    now_a__d = now_a__q;
    now_b__d = now_b__q;
    now_c__d = now_c__q;
    last_a__d = last_a__q;
    last_b__d = last_b__q;
    last_c__d = last_c__q;
    last_data__0__d = now_data__0;
    last_data__1__d = now_data__1;
    last_data__2__d = now_data__2;
    last_data__3__d = now_data__3;
    first = launch_base;
    if (launch_warp[0]) begin
      first = {launch_base - {5'h0, footprint}};
    end
    bases__write_enable = launch_valid;
    bases__write_address = launch_warp;
    part_0 = {first >> 32'h1};
    bases__write_data = part_0[6:0];
    write_bases__write_enable = launch_valid;
    write_bases__write_address = launch_warp;
    part_1 = {first >> 32'h1};
    write_bases__write_data = part_1[6:0];
    slow_bases__write_enable = launch_valid;
    slow_bases__write_address = launch_warp;
    part_2 = {first >> 32'h1};
    slow_bases__write_data = part_2[6:0];
    ids__write_enable = launch_valid;
    ids__write_address = launch_warp;
    ids__write_data = launch_id;
    xs__write_enable = launch_valid;
    xs__write_address = launch_warp;
    xs__write_data = launch_x;
    ys__write_enable = launch_valid;
    ys__write_address = launch_warp;
    ys__write_data = launch_y;
    tiles__write_enable = launch_valid;
    tiles__write_address = launch_warp;
    tiles__write_data = launch_tile;
    workgroups__write_enable = launch_valid;
    workgroups__write_address = launch_warp;
    workgroups__write_data = launch_workgroup;
    dying = (!control[0]);
    if ((killed[0] & (select_warp == 3'h0))) begin
      dying = 1'h1;
    end
    if ((killed[1] & (select_warp == 3'h1))) begin
      dying = 1'h1;
    end
    if ((killed[2] & (select_warp == 3'h2))) begin
      dying = 1'h1;
    end
    if ((killed[3] & (select_warp == 3'h3))) begin
      dying = 1'h1;
    end
    if ((killed[4] & (select_warp == 3'h4))) begin
      dying = 1'h1;
    end
    if ((killed[5] & (select_warp == 3'h5))) begin
      dying = 1'h1;
    end
    if ((killed[6] & (select_warp == 3'h6))) begin
      dying = 1'h1;
    end
    if ((killed[7] & (select_warp == 3'h7))) begin
      dying = 1'h1;
    end
    issue_valid = select_valid;
    issue_warp = select_warp;
    issue_control = (control[17] | dying);
    issue_reorderable = (control[16] & (!dying));
    issue_slot = high[23:21];
    issue_wait = high[31:24];
    bases__read_address = select_warp;
    read_a = ((select_valid & control[11]) & (!dying));
    read_b = ((select_valid & control[12]) & (!dying));
    read_c = ((select_valid & control[13]) & (!dying));
    read_group = select_warp[0];
    rc = ({4'h0, low[31:30]} | {{2'h0, high[3:0]} << 32'h2});
    address_a = {bases__read_data + {1'h0, low[23:18]}};
    address_b = {bases__read_data + {1'h0, low[29:24]}};
    address_c = {bases__read_data + {1'h0, rc}};
    now_a__d = 4'h0;
    now_b__d = 4'h0;
    now_c__d = 4'h0;
    if ((next_warp == select_warp)) begin
      if ((next_rd == low[23:18])) begin
        now_a__d = next_mask;
      end
      if ((next_rd == low[29:24])) begin
        now_b__d = next_mask;
      end
      if ((next_rd == rc)) begin
        now_c__d = next_mask;
      end
    end
    last_a__d = 4'h0;
    last_b__d = 4'h0;
    last_c__d = 4'h0;
    if ((now_warp == select_warp)) begin
      if ((now_rd == low[23:18])) begin
        last_a__d = now_mask;
      end
      if ((now_rd == low[29:24])) begin
        last_b__d = now_mask;
      end
      if ((now_rd == rc)) begin
        last_c__d = now_mask;
      end
    end
    s2_valid__d = select_valid;
    if (select_valid) begin
      s2_warp__d = select_warp;
      s2_low__d = low;
      s2_high__d = high;
      s2_control__d = {control[17:1], (!dying)};
      s2_killed__d = (control[0] & dying);
      s2_pc__d = pc;
      if ((select_warp == 3'h0)) begin
        s2_active__d = active__0;
      end
      if ((select_warp == 3'h1)) begin
        s2_active__d = active__1;
      end
      if ((select_warp == 3'h2)) begin
        s2_active__d = active__2;
      end
      if ((select_warp == 3'h3)) begin
        s2_active__d = active__3;
      end
      if ((select_warp == 3'h4)) begin
        s2_active__d = active__4;
      end
      if ((select_warp == 3'h5)) begin
        s2_active__d = active__5;
      end
      if ((select_warp == 3'h6)) begin
        s2_active__d = active__6;
      end
      if ((select_warp == 3'h7)) begin
        s2_active__d = active__7;
      end
    end
    written = {12'h0, (predicate_mask & predicate_flags)};
    kept = {12'h0, predicate_mask};
    case (predicate_number)
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
    if ((s2_warp__q == 3'h0)) begin
      own = predicates__0__q;
    end
    if ((s2_warp__q == 3'h1)) begin
      own = predicates__1__q;
    end
    if ((s2_warp__q == 3'h2)) begin
      own = predicates__2__q;
    end
    if ((s2_warp__q == 3'h3)) begin
      own = predicates__3__q;
    end
    if ((s2_warp__q == 3'h4)) begin
      own = predicates__4__q;
    end
    if ((s2_warp__q == 3'h5)) begin
      own = predicates__5__q;
    end
    if ((s2_warp__q == 3'h6)) begin
      own = predicates__6__q;
    end
    if ((s2_warp__q == 3'h7)) begin
      own = predicates__7__q;
    end
    if ((predicate_valid & (predicate_warp == s2_warp__q))) begin
      own = ((own & kept) | written);
    end
    guard = own[3:0];
    case (s2_low__q[10:9])
      2'h1: begin
        part_3 = {own >> 32'h4};
        guard = part_3[3:0];
      end
      2'h2: begin
        part_4 = {own >> 32'h8};
        guard = part_4[3:0];
      end
      2'h3: begin
        part_5 = {own >> 32'hc};
        guard = part_5[3:0];
      end
      default: begin
      end
    endcase
    if (s2_low__q[11]) begin
      guard = {~guard};
    end
    if ((!s2_low__q[8])) begin
      guard = s2_active__q;
    end
    choice = own[3:0];
    case (s2_high__q[5:4])
      2'h1: begin
        part_6 = {own >> 32'h4};
        choice = part_6[3:0];
      end
      2'h2: begin
        part_7 = {own >> 32'h8};
        choice = part_7[3:0];
      end
      2'h3: begin
        part_8 = {own >> 32'hc};
        choice = part_8[3:0];
      end
      default: begin
      end
    endcase
    ids__read_address = s2_warp__q;
    xs__read_address = s2_warp__q;
    ys__read_address = s2_warp__q;
    tiles__read_address = s2_warp__q;
    workgroups__read_address = s2_warp__q;
    use_special = (s2_control__q[3:1] == 3'h6);
    immediate = ({24'h0, s2_low__q[31:24]} | {{8'h0, s2_high__q[23:0]} << 32'h8});
    d_valid__d = s2_valid__q;
    special = 32'h0;
    number = 32'h0;
    thread = {{8'h0, ids__read_data} << 32'h2};
    d_a__0__d = d_a__0__q;
    d_b__0__d = d_b__0__q;
    d_c__0__d = d_c__0__q;
    d_a__1__d = d_a__1__q;
    d_b__1__d = d_b__1__q;
    d_c__1__d = d_c__1__q;
    d_a__2__d = d_a__2__q;
    d_b__2__d = d_b__2__q;
    d_c__2__d = d_c__2__q;
    d_a__3__d = d_a__3__q;
    d_b__3__d = d_b__3__q;
    d_c__3__d = d_c__3__q;
    if (s2_valid__q) begin
      d_warp__d = s2_warp__q;
      d_low__d = s2_low__q;
      d_high__d = s2_high__q;
      d_control__d = s2_control__q;
      d_killed__d = s2_killed__q;
      d_pc__d = s2_pc__q;
      d_active__d = s2_active__q;
      d_mask__d = (guard & s2_active__q);
      d_choice__d = choice;
      d_a__0__d = file_a__0;
      d_b__0__d = file_b__0;
      d_c__0__d = file_c__0;
      if (last_a__q[0]) begin
        d_a__0__d = last_data__0__q;
      end
      if (last_b__q[0]) begin
        d_b__0__d = last_data__0__q;
      end
      if (last_c__q[0]) begin
        d_c__0__d = last_data__0__q;
      end
      if (now_a__q[0]) begin
        d_a__0__d = now_data__0;
      end
      if (now_b__q[0]) begin
        d_b__0__d = now_data__0;
      end
      if (now_c__q[0]) begin
        d_c__0__d = now_data__0;
      end
      if (s2_control__q[10]) begin
        d_b__0__d = immediate;
      end
      if (use_special) begin
        number = 32'h0;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {29'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__0__d = special;
      end
      d_a__1__d = file_a__1;
      d_b__1__d = file_b__1;
      d_c__1__d = file_c__1;
      if (last_a__q[1]) begin
        d_a__1__d = last_data__1__q;
      end
      if (last_b__q[1]) begin
        d_b__1__d = last_data__1__q;
      end
      if (last_c__q[1]) begin
        d_c__1__d = last_data__1__q;
      end
      if (now_a__q[1]) begin
        d_a__1__d = now_data__1;
      end
      if (now_b__q[1]) begin
        d_b__1__d = now_data__1;
      end
      if (now_c__q[1]) begin
        d_c__1__d = now_data__1;
      end
      if (s2_control__q[10]) begin
        d_b__1__d = immediate;
      end
      if (use_special) begin
        number = 32'h1;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {29'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__1__d = special;
      end
      d_a__2__d = file_a__2;
      d_b__2__d = file_b__2;
      d_c__2__d = file_c__2;
      if (last_a__q[2]) begin
        d_a__2__d = last_data__2__q;
      end
      if (last_b__q[2]) begin
        d_b__2__d = last_data__2__q;
      end
      if (last_c__q[2]) begin
        d_c__2__d = last_data__2__q;
      end
      if (now_a__q[2]) begin
        d_a__2__d = now_data__2;
      end
      if (now_b__q[2]) begin
        d_b__2__d = now_data__2;
      end
      if (now_c__q[2]) begin
        d_c__2__d = now_data__2;
      end
      if (s2_control__q[10]) begin
        d_b__2__d = immediate;
      end
      if (use_special) begin
        number = 32'h2;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {29'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__2__d = special;
      end
      d_a__3__d = file_a__3;
      d_b__3__d = file_b__3;
      d_c__3__d = file_c__3;
      if (last_a__q[3]) begin
        d_a__3__d = last_data__3__q;
      end
      if (last_b__q[3]) begin
        d_b__3__d = last_data__3__q;
      end
      if (last_c__q[3]) begin
        d_c__3__d = last_data__3__q;
      end
      if (now_a__q[3]) begin
        d_a__3__d = now_data__3;
      end
      if (now_b__q[3]) begin
        d_b__3__d = now_data__3;
      end
      if (now_c__q[3]) begin
        d_c__3__d = now_data__3;
      end
      if (s2_control__q[10]) begin
        d_b__3__d = immediate;
      end
      if (use_special) begin
        number = 32'h3;
        special = 32'h0;
        case (s2_low__q[23:18])
          6'h0: begin
            special = (thread | number);
          end
          6'h1: begin
            special = number;
          end
          6'h2: begin
            special = {29'h0, s2_warp__q};
          end
          6'h3: begin
            special = {8'h0, ids__read_data};
          end
          6'h4: begin
            special = {26'h0, tiles__read_data};
          end
          6'h5: begin
            special = {16'h0, xs__read_data};
            if (linear) begin
              special = (thread | number);
            end else begin
              special = (special | (number & 32'h1));
            end
          end
          6'h6: begin
            special = {16'h0, ys__read_data};
            special = (special | ({number >> 32'h1} & 32'h1));
            if (linear) begin
              special = 32'h0;
            end
          end
          6'h7: begin
            special = {12'h0, s2_pc__q};
          end
          6'h8: begin
            special = {8'h0, workgroups__read_data};
          end
          default: begin
          end
        endcase
        d_b__3__d = special;
      end
    end
    predicates__0__d = predicates__0__q;
    if ((predicate_valid & (predicate_warp == 3'h0))) begin
      predicates__0__d = ((predicates__0__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h0))) begin
      predicates__0__d = 16'h0;
    end
    predicates__1__d = predicates__1__q;
    if ((predicate_valid & (predicate_warp == 3'h1))) begin
      predicates__1__d = ((predicates__1__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h1))) begin
      predicates__1__d = 16'h0;
    end
    predicates__2__d = predicates__2__q;
    if ((predicate_valid & (predicate_warp == 3'h2))) begin
      predicates__2__d = ((predicates__2__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h2))) begin
      predicates__2__d = 16'h0;
    end
    predicates__3__d = predicates__3__q;
    if ((predicate_valid & (predicate_warp == 3'h3))) begin
      predicates__3__d = ((predicates__3__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h3))) begin
      predicates__3__d = 16'h0;
    end
    predicates__4__d = predicates__4__q;
    if ((predicate_valid & (predicate_warp == 3'h4))) begin
      predicates__4__d = ((predicates__4__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h4))) begin
      predicates__4__d = 16'h0;
    end
    predicates__5__d = predicates__5__q;
    if ((predicate_valid & (predicate_warp == 3'h5))) begin
      predicates__5__d = ((predicates__5__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h5))) begin
      predicates__5__d = 16'h0;
    end
    predicates__6__d = predicates__6__q;
    if ((predicate_valid & (predicate_warp == 3'h6))) begin
      predicates__6__d = ((predicates__6__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h6))) begin
      predicates__6__d = 16'h0;
    end
    predicates__7__d = predicates__7__q;
    if ((predicate_valid & (predicate_warp == 3'h7))) begin
      predicates__7__d = ((predicates__7__q & kept) | written);
    end
    if ((launch_valid & (launch_warp == 3'h7))) begin
      predicates__7__d = 16'h0;
    end
    write_bases__read_address = base_warp;
    base = write_bases__read_data;
    slow_bases__read_address = slow_base_warp;
    slow_base = slow_bases__read_data;
    e1_valid = d_valid__q;
    e1_warp = d_warp__q;
    e1_low = d_low__q;
    e1_high = d_high__q;
    e1_control = d_control__q;
    e1_killed = d_killed__q;
    e1_pc = d_pc__q;
    e1_active = d_active__q;
    e1_mask = d_mask__q;
    e1_choice = d_choice__q;
    e1_a__0 = d_a__0__q;
    e1_b__0 = d_b__0__q;
    e1_c__0 = d_c__0__q;
    e1_a__1 = d_a__1__q;
    e1_b__1 = d_b__1__q;
    e1_c__1 = d_c__1__q;
    e1_a__2 = d_a__2__q;
    e1_b__2 = d_b__2__q;
    e1_c__2 = d_c__2__q;
    e1_a__3 = d_a__3__q;
    e1_b__3 = d_b__3__q;
    e1_c__3 = d_c__3__q;
  end
  always @(posedge clock) begin
    predicates__0__q <= predicates__0__d;
    predicates__1__q <= predicates__1__d;
    predicates__2__q <= predicates__2__d;
    predicates__3__q <= predicates__3__d;
    predicates__4__q <= predicates__4__d;
    predicates__5__q <= predicates__5__d;
    predicates__6__q <= predicates__6__d;
    predicates__7__q <= predicates__7__d;
    s2_valid__q <= s2_valid__d;
    s2_killed__q <= s2_killed__d;
    s2_warp__q <= s2_warp__d;
    s2_low__q <= s2_low__d;
    s2_high__q <= s2_high__d;
    s2_control__q <= s2_control__d;
    s2_pc__q <= s2_pc__d;
    s2_active__q <= s2_active__d;
    now_a__q <= now_a__d;
    now_b__q <= now_b__d;
    now_c__q <= now_c__d;
    last_a__q <= last_a__d;
    last_b__q <= last_b__d;
    last_c__q <= last_c__d;
    last_data__0__q <= last_data__0__d;
    last_data__1__q <= last_data__1__d;
    last_data__2__q <= last_data__2__d;
    last_data__3__q <= last_data__3__d;
    d_valid__q <= d_valid__d;
    d_killed__q <= d_killed__d;
    d_warp__q <= d_warp__d;
    d_low__q <= d_low__d;
    d_high__q <= d_high__d;
    d_control__q <= d_control__d;
    d_pc__q <= d_pc__d;
    d_active__q <= d_active__d;
    d_mask__q <= d_mask__d;
    d_choice__q <= d_choice__d;
    d_a__0__q <= d_a__0__d;
    d_a__1__q <= d_a__1__d;
    d_a__2__q <= d_a__2__d;
    d_a__3__q <= d_a__3__d;
    d_b__0__q <= d_b__0__d;
    d_b__1__q <= d_b__1__d;
    d_b__2__q <= d_b__2__d;
    d_b__3__q <= d_b__3__d;
    d_c__0__q <= d_c__0__d;
    d_c__1__q <= d_c__1__d;
    d_c__2__q <= d_c__2__d;
    d_c__3__q <= d_c__3__d;
  end
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  bases write_bases (
    .clock(clock),
    .read_address(write_bases__read_address),
    .read_data(write_bases__read_data),
    .write_enable(write_bases__write_enable),
    .write_address(write_bases__write_address),
    .write_data(write_bases__write_data)
  );
  bases slow_bases (
    .clock(clock),
    .read_address(slow_bases__read_address),
    .read_data(slow_bases__read_data),
    .write_enable(slow_bases__write_enable),
    .write_address(slow_bases__write_address),
    .write_data(slow_bases__write_data)
  );
  ids ids (
    .clock(clock),
    .read_address(ids__read_address),
    .read_data(ids__read_data),
    .write_enable(ids__write_enable),
    .write_address(ids__write_address),
    .write_data(ids__write_data)
  );
  xs xs (
    .clock(clock),
    .read_address(xs__read_address),
    .read_data(xs__read_data),
    .write_enable(xs__write_enable),
    .write_address(xs__write_address),
    .write_data(xs__write_data)
  );
  xs ys (
    .clock(clock),
    .read_address(ys__read_address),
    .read_data(ys__read_data),
    .write_enable(ys__write_enable),
    .write_address(ys__write_address),
    .write_data(ys__write_data)
  );
  tiles tiles (
    .clock(clock),
    .read_address(tiles__read_address),
    .read_data(tiles__read_data),
    .write_enable(tiles__write_enable),
    .write_address(tiles__write_address),
    .write_data(tiles__write_data)
  );
  ids workgroups (
    .clock(clock),
    .read_address(workgroups__read_address),
    .read_data(workgroups__read_data),
    .write_enable(workgroups__write_enable),
    .write_address(workgroups__write_address),
    .write_data(workgroups__write_data)
  );
endmodule
