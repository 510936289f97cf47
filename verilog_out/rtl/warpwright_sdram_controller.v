// SPDX-License-Identifier: MIT
// sdram_controller: lines of a board's SDRAM: set-up, refresh, one burst for each request
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The controller of a board's SDRAM: a line of 16 bytes for each request, as one burst of eight
// words of 16 bits.
//
// A request opens its row, reads or writes with auto-precharge, and leaves the row closed, so that
// no row is ever open between requests. At power-up the memory is set up; a refresh that is due
// comes before the next request.
//
// The memory's clock is late by part of a cycle: what this block puts on the pins is stable around
// the memory's edge, and what the memory answers is taken before the edge after that (CAS latency
// 2: up to 100 MHz for the part; how far pads allow it is
// `ClockSource`'s affair). Registers with nothing behind them but
// pins, and one for each word that comes, so that a board's synthesis can put them into the pads;
// only `dq_drive` takes its time through the device, and is there a cycle earlier than the first
// word, and a cycle longer than the last.
//
// - latency: 11 + `activate` cycles from request to reply of a read
// - throughput: one request under way: a read each 10 + `activate` + `precharge` cycles, a
//   write each 7 + `activate` + `write_recovery` + `precharge`
// - address: bits 20:8 row, 7:6 bank, 5:0 eighth of the row's 512 columns; beyond 2^21 lines
//   it wraps
// - invariants: commands keep the distances of `SdramTiming`; a refresh each `refresh`
//   cycles, late by one request at most
//
// The controller.
//
// Ports
//   clock  input, 1 bit: Clock.
//   req_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   req_write  input, 1 bit: The line is written; else it is read.
//   req_address  input, 28 bits: Number of the line of 16 bytes.
//   req_data__0 .. req_data__3  input, 32 bits: Words to write.
//   dq_in  input, 16 bits: Pins: word from the memory.
//   req_ready  output, 1 bit: The request is taken in this cycle.
//   rsp_valid  output, 1 bit: A reply, for one cycle.
//   rsp_data__0 .. rsp_data__3  output, 32 bits: The line.
//   ras_n  output, 1 bit: Pins: row address strobe, low for yes.
//   cas_n  output, 1 bit: Pins: column address strobe, low for yes.
//   we_n  output, 1 bit: Pins: write enable, low for yes.
//   bank  output, 2 bits: Pins: bank.
//   row  output, 13 bits: Pins: row, column or mode.
//   dq_out  output, 16 bits: Pins: word to the memory.
//   dq_drive  output, 1 bit: Pins: it is to be driven.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block sdram_controller --reset sync`.
//
// Configuration
// `SdramController` of rtl/src/soc/sdram_controller.rs. Constants are folded away. For another, change its line
// in rtl/src/registry; the command is then:
//   warpwright export --block sdram_controller

module warpwright_sdram_controller (
  input wire clock,
  input wire req_valid,
  output reg req_ready,
  input wire req_write,
  input wire [27:0] req_address,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  output reg rsp_valid,
  output reg [31:0] rsp_data__0,
  output reg [31:0] rsp_data__1,
  output reg [31:0] rsp_data__2,
  output reg [31:0] rsp_data__3,
  output reg ras_n,
  output reg cas_n,
  output reg we_n,
  output reg [1:0] bank,
  output reg [12:0] row,
  output reg [15:0] dq_out,
  output reg dq_drive,
  input wire [15:0] dq_in
);
  localparam [14:0] power_up = 15'h27;
  localparam [14:0] after_precharge = 15'h1;
  localparam [14:0] after_refresh = 15'h3;
  localparam [14:0] after_activate = 15'h1;
  localparam [14:0] after_write = 15'h2;
  localparam [9:0] interval = 10'h4d;
  reg [2:0] command;
  reg idle;
  reg moves;
  reg [2:0] state__d;
  reg [2:0] state__q = 3'h0;
  reg [14:0] pause__d;
  reg [14:0] pause__q = 15'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg [9:0] timer__d;
  reg [9:0] timer__q = 10'h0;
  reg due__d;
  reg due__q = 1'h0;
  reg started__d;
  reg started__q = 1'h0;
  reg [2:0] strobes__d;
  reg [2:0] strobes__q = 3'h7;
  reg [1:0] bank_now__d;
  reg [1:0] bank_now__q = 2'h0;
  reg [12:0] row_now__d;
  reg [12:0] row_now__q = 13'h0;
  reg [1:0] own_bank__d;
  reg [1:0] own_bank__q = 2'h0;
  reg [5:0] column__d;
  reg [5:0] column__q = 6'h0;
  reg writes__d;
  reg writes__q = 1'h0;
  reg drive__d;
  reg drive__q = 1'h0;
  reg [15:0] word__d;
  reg [15:0] word__q = 16'h0;
  reg [15:0] came__d;
  reg [15:0] came__q = 16'h0;
  reg [31:0] line__0__d;
  reg [31:0] line__0__q = 32'h0;
  reg [31:0] line__1__d;
  reg [31:0] line__1__q = 32'h0;
  reg [31:0] line__2__d;
  reg [31:0] line__2__q = 32'h0;
  reg [31:0] line__3__d;
  reg [31:0] line__3__q = 32'h0;
  reg replied__d;
  reg replied__q = 1'h0;
  always @(*) begin
    state__d = state__q;
    pause__d = pause__q;
    count__d = count__q;
    due__d = due__q;
    started__d = started__q;
    strobes__d = strobes__q;
    own_bank__d = own_bank__q;
    column__d = column__q;
    writes__d = writes__q;
    drive__d = drive__q;
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    bank = bank_now__q;
    row = row_now__q;
    dq_drive = drive__q;
    dq_out = word__q;
    rsp_valid = replied__q;
    ras_n = strobes__q[0];
    cas_n = strobes__q[1];
    we_n = strobes__q[2];
    rsp_data__0 = line__0__q;
    rsp_data__1 = line__1__q;
    rsp_data__2 = line__2__q;
    rsp_data__3 = line__3__q;
    idle = ((state__q == 3'h4) & (pause__q == 15'h0));
    req_ready = (idle & (!due__q));
    command = 3'h0;
    replied__d = 1'h0;
    moves = 1'h0;
    bank_now__d = own_bank__q;
    row_now__d = ({{7'h0, column__q} << 32'h3} | 13'h400);
    if ((state__q == 3'h3)) begin
      bank_now__d = 2'h0;
      row_now__d = 13'h23;
    end
    if ((state__q == 3'h4)) begin
      bank_now__d = req_address[7:6];
      row_now__d = req_address[20:8];
      drive__d = 1'h0;
    end
    if ((!started__q)) begin
      started__d = 1'h1;
      pause__d = power_up;
    end else begin
      if ((|pause__q)) begin
        pause__d = {pause__q - 15'h1};
      end else begin
        if ((state__q == 3'h0)) begin
          state__d = 3'h1;
        end else begin
          if ((state__q == 3'h1)) begin
            command = 3'h5;
            pause__d = after_precharge;
            state__d = 3'h2;
            count__d = 4'h0;
          end else begin
            if ((state__q == 3'h2)) begin
              command = 3'h6;
              pause__d = after_refresh;
              count__d = {count__q + 4'h1};
              if ((count__q == 4'h7)) begin
                state__d = 3'h3;
              end
            end else begin
              if ((state__q == 3'h3)) begin
                command = 3'h7;
                pause__d = 15'h1;
                state__d = 3'h4;
              end else begin
                if ((state__q == 3'h4)) begin
                  if (due__q) begin
                    due__d = 1'h0;
                    command = 3'h6;
                    pause__d = after_refresh;
                  end else begin
                    if (req_valid) begin
                      command = 3'h4;
                      own_bank__d = req_address[7:6];
                      column__d = req_address[5:0];
                      writes__d = req_write;
                      drive__d = req_write;
                      pause__d = after_activate;
                      state__d = 3'h5;
                    end
                  end
                end else begin
                  if ((state__q == 3'h5)) begin
                    command = 3'h2;
                    if (writes__q) begin
                      command = 3'h3;
                    end
                    moves = writes__q;
                    count__d = 4'h0;
                    state__d = 3'h6;
                  end else begin
                    count__d = {count__q + 4'h1};
                    moves = 1'h1;
                    if ((writes__q & (count__q == 4'h7))) begin
                      pause__d = after_write;
                      state__d = 3'h4;
                    end else begin
                      if ((count__q == 4'h9)) begin
                        replied__d = 1'h1;
                        pause__d = after_precharge;
                        state__d = 3'h4;
                      end
                    end
                  end
                end
              end
            end
          end
        end
      end
    end
    strobes__d[0] = (!command[2]);
    strobes__d[1] = (!command[1]);
    strobes__d[2] = (!command[0]);
    came__d = dq_in;
    timer__d = {timer__q - 10'h1};
    if ((timer__q == 10'h0)) begin
      timer__d = interval;
      due__d = 1'h1;
    end
    word__d = line__0__q[15:0];
    if (req_ready) begin
      line__0__d = req_data__0;
    end
    if (req_ready) begin
      line__1__d = req_data__1;
    end
    if (req_ready) begin
      line__2__d = req_data__2;
    end
    if (req_ready) begin
      line__3__d = req_data__3;
    end
    if (moves) begin
      line__0__d = ({line__0__q >> 32'h10} | {line__1__q << 32'h10});
      line__1__d = ({line__1__q >> 32'h10} | {line__2__q << 32'h10});
      line__2__d = ({line__2__q >> 32'h10} | {line__3__q << 32'h10});
      line__3__d = ({line__3__q >> 32'h10} | {{16'h0, came__q} << 32'h10});
    end
  end
  always @(posedge clock) begin
    state__q <= state__d;
    pause__q <= pause__d;
    count__q <= count__d;
    timer__q <= timer__d;
    due__q <= due__d;
    started__q <= started__d;
    strobes__q <= strobes__d;
    bank_now__q <= bank_now__d;
    row_now__q <= row_now__d;
    own_bank__q <= own_bank__d;
    column__q <= column__d;
    writes__q <= writes__d;
    drive__q <= drive__d;
    word__q <= word__d;
    came__q <= came__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    replied__q <= replied__d;
  end
endmodule
