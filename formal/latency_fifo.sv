// SPDX-License-Identifier: MIT
// Latency FIFO of the texture pipeline (docs/mechanisms/5.md) with DEPTH entries and LINES lines outstanding: entries
// and lines carry their numbers, so that what leaves shows which it is.
module proof (
  input clock,
  input push_valid, input [3:0] texels,
  input allocate_valid, input rsp_valid, input [4:0] rsp_slot, input advance
);
  // Entries pushed and left, lines asked for and entered.
  reg [7:0] pushed = 0, popped = 0, asked = 0, entered = 0;
  // Lines of the next entry, and lines of all entries up to each of the last four.
  reg [2:0] own = 0;
  reg [7:0] lines_up_to [0:3];
  // What goes with the entry that left in the last cycle comes in this one.
  reg left = 0;
  reg [7:0] left_number = 0;
  // Lines that memory has not answered, by place; the number of the line in each place.
  reg [31:0] open = 0;
  reg [7:0] number_0 = 0, number_1 = 0, number_2 = 0, number_3 = 0;

  wire [7:0] push_entry = {1'b0, own, texels};
  wire [21:0] push_about = 0;
  wire [22:0] push_meta = {15'h0, pushed};
  wire [15:0] push_offsets = {12'h0, pushed[3:0]};
  wire [1:0] push_line__0 = pushed[1:0], push_line__1 = 0, push_line__2 = 0, push_line__3 = 0;
  wire [1:0] allocate_line = asked[2:1];
  wire [7:0] answer = rsp_slot[1] ? (rsp_slot[0] ? number_3 : number_2) : (rsp_slot[0] ? number_1 : number_0);
  wire [31:0] rsp_data__0 = {24'h0, answer}, rsp_data__1 = 0, rsp_data__2 = 0, rsp_data__3 = 0;

  wire room, line_room, fill, pop_valid;
  wire [4:0] line_slot;
  wire [1:0] fill_line, pop_line__0, pop_line__1, pop_line__2, pop_line__3;
  wire [31:0] fill_data__0, fill_data__1, fill_data__2, fill_data__3;
  wire [7:0] pop_entry;
  wire [21:0] pop_about;
  wire [22:0] pop_meta;
  wire [15:0] pop_offsets;
  latency_fifo dut (.*);

  wire any = pushed != popped;
  wire [7:0] own_end = lines_up_to[popped[1:0]];
  // How long the first entry has had all its lines, or only lines that have come, and the way free.
  reg [3:0] idle = 0;

  always @(posedge clock) begin
    if (push_valid) begin
      pushed <= pushed + 1;
      lines_up_to[pushed[1:0]] <= asked;
      own <= 0;
    end
    if (allocate_valid) begin
      asked <= asked + 1;
      own <= own + 1;
      case (line_slot[1:0])
        0: number_0 <= asked;
        1: number_1 <= asked;
        2: number_2 <= asked;
        default: number_3 <= asked;
      endcase
    end
    open <= (open & ~(rsp_valid << rsp_slot)) | (allocate_valid << line_slot);
    left <= pop_valid;
    if (pop_valid) begin
      popped <= popped + 1;
      left_number <= popped;
    end
    if (fill) entered <= entered + 1;
    idle <= (!any | pop_valid | !advance | open != 0) ? 0 : idle + 1;
  end

  always @(*) begin
    // An entry comes only when there is room, and is not pushed while a line takes its place.
    assume (!push_valid | (room & !allocate_valid));
    // A line takes its place only when there is room; an entry has at most four.
    assume (!allocate_valid | (line_room & own < 4));
    // Memory answers what has been asked for, once.
    assume (!rsp_valid | open[rsp_slot]);
    // The run is shorter than the numbers.
    assume (pushed < 200 & asked < 200);
  end

  always @(posedge clock) begin
    in_order: assert ((!pop_valid | (any & pop_offsets[3:0] == popped[3:0] & pop_line__0 == popped[1:0]))
      & (!left | pop_meta[7:0] == left_number));
    own_data: assert (!fill | (fill_data__0[7:0] == entered & fill_line == entered[2:1]));
    lines_first: assert (!pop_valid | entered == own_end);
    not_too_early: assert (!fill | (any & entered < own_end));
    places_distinct: assert (!allocate_valid | !open[line_slot]);
    bounded: assert (pushed - popped <= `DEPTH & asked - entered <= `LINES);
    makes_room: assert (room == (pushed - popped < `DEPTH) & line_room == (asked - entered < `LINES));
    leaves_in_time: assert (idle <= 4);
  end
endmodule
