// SPDX-License-Identifier: MIT
// The neighbours of a front end of two warps; PCs of `PC + 1 bits.
module proof (
  input clock,
  input launch_valid, input launch_warp, input [`PC:0] launch_pc,
  input issue_valid, input issue_warp, input issue_control, input early_pc_wanted, input late_pc_wanted,
  input redirect_valid, input redirect_warp, input [1:0] redirect_kind, input [23:0] redirect_offset, input [`PC:0] redirect_pc,
  input [1:0] hold,
  input req_ready, input rsp_valid, input [5:0] rsp_tag
);
  wire req_valid, fetch_valid, fetch_warp, fault_valid, fault_warp, count_eviction;
  wire [27:0] req_address;
  wire [5:0] req_tag;
  wire [`PC:0] early_pc_pc, late_pc_pc, trace_pc, fault_pc;
  wire [31:0] fetch_low, fetch_high;
  (* anyconst *) reg [`PC:0] program_length;

  // The program has one marked instruction, wherever: a word that is right for each of its places is right.
  (* anyconst *) reg [`PC:0] marked;
  function [31:0] low(input [`PC:0] pc); low = pc == marked; endfunction
  function [31:0] high(input [`PC:0] pc); high = pc != marked; endfunction

  // Memory: what has been asked for, by tag.
  reg [15:0] asked = 0;
  reg [`PC-1:0] address [0:15];
  wire [3:0] tag = rsp_tag[3:0];
  wire [`PC-1:0] line = address[tag];
  always @(posedge clock) begin
    if (rsp_valid) asked[tag] <= 0;
    if (req_valid & req_ready) begin
      asked[req_tag[3:0]] <= 1;
      address[req_tag[3:0]] <= req_address;
    end
  end

  front_end dut (
    .clock, .launch_valid, .launch_warp, .launch_pc, .issue_valid, .issue_warp, .issue_control, .early_pc_wanted, .late_pc_wanted,
    .redirect_valid, .redirect_warp, .redirect_kind, .redirect_offset, .redirect_pc, .hold,
    // `flush` comes when no warp runs and nothing is refilled: as at power-up.
    .program_base(28'h0), .program_length, .flush(1'b0),
    .req_valid, .req_ready, .req_address, .req_tag, .rsp_valid, .rsp_tag,
    .rsp_data__0(low({line, 1'h0})), .rsp_data__1(high({line, 1'h0})),
    .rsp_data__2(low({line, 1'h1})), .rsp_data__3(high({line, 1'h1})),
    .fetch_valid, .fetch_warp, .fetch_low, .fetch_high, .early_pc_pc, .late_pc_pc, .trace_pc, .fault_valid, .fault_warp, .fault_pc, .count_eviction
  );

  // What each warp is doing, and its PC.
  localparam ENDED = 0, FETCHING = 1, READY = 2, RESOLVING = 3, FAULTED = 4;
  reg [2:0] state [0:1];
  reg [`PC:0] pc [0:1];
  // PCs of what was issued one, two and three cycles before.
  reg [2:0] issued = 0;
  reg [`PC:0] issued_pc [0:2];
  always @(posedge clock) begin
    issued <= {issued[1:0], issue_valid};
    issued_pc[0] <= pc[issue_warp];
    issued_pc[1] <= issued_pc[0];
    issued_pc[2] <= issued_pc[1];
  end
  initial begin state[0] = ENDED; state[1] = ENDED; pc[0] = 0; pc[1] = 0; end
  always @(posedge clock) begin
    if (fetch_valid) state[fetch_warp] <= READY;
    if (fault_valid) state[fault_warp] <= FAULTED;
    if (launch_valid) begin
      state[launch_warp] <= FETCHING;
      pc[launch_warp] <= launch_pc;
    end
    if (issue_valid) begin
      state[issue_warp] <= issue_control ? RESOLVING : FETCHING;
      if (!issue_control) pc[issue_warp] <= pc[issue_warp] + 1;
    end
    if (redirect_valid) begin
      state[redirect_warp] <= redirect_kind == 3 ? ENDED : FETCHING;
      pc[redirect_warp] <= redirect_kind == 0 ? pc[redirect_warp] + 1
        : redirect_kind == 1 ? pc[redirect_warp] + redirect_offset : redirect_pc;
    end
  end

  always @(*) begin
    // A warp is launched when it has ended; an instruction is issued after it has been delivered.
    assume (!launch_valid | state[launch_warp] == ENDED);
    assume (!issue_valid | state[issue_warp] == READY);
    // A redirect follows the issue of a control instruction; a warp that left the program is stopped.
    assume (!redirect_valid | state[redirect_warp] == RESOLVING | state[redirect_warp] == FAULTED & redirect_kind == 3);
    // Memory answers what was asked for, once, in any order, at any time.
    assume (!rsp_valid | rsp_tag[5:4] == 0 & asked[tag]);
    assume (program_length != 0);
  end
