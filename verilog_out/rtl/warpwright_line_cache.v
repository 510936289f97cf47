// SPDX-License-Identifier: MIT
// line_cache: write-back cache of lines in front of a board's SDRAM
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// A cache in front of a slow memory of lines: direct-mapped, write-back, in block RAM.
//
// A request is looked up in the cycle after it was taken, beside the next one's taking. A load is
// taken to hit until what the tags said is in registers; what was looked up behind one that missed
// is looked up again. What is not there waits for its victim to be written back, if that is dirty,
// and for its line to be fetched; a store of a whole line fetches nothing. At power-up the tags
// are cleared, one a cycle.
//
// - latency: of a load that hits 2 cycles, of a store 3, of a load that misses the memory's
//   and 7, of such a store 8, and 2 and the memory's for a dirty victim
// - throughput: one load that hits per cycle; a store each three cycles; one miss at a time
// - order: replies come in the order of the requests, stores are answered too (with undefined
//   data)
// - invariants: a line is written back before another takes its place; a line that no store
//   changed is never written
//
// The cache.
//
// Ports
//   clock  input, 1 bit: Clock.
//   req_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   req_write  input, 1 bit: Store; else a read of the line.
//   req_address  input, 28 bits: Number of the line of 16 bytes.
//   req_data__0 .. req_data__3  input, 32 bits: Words of a store.
//   req_mask  input, 16 bits: Byte enables of a store.
//   req_tag  input, 13 bits: Tag of the request; it comes back with the reply.
//   mem_ready  input, 1 bit: The request is taken in this cycle.
//   fill_valid  input, 1 bit: A reply, for one cycle.
//   fill_data__0 .. fill_data__3  input, 32 bits: The line.
//   req_ready  output, 1 bit: The request is taken in this cycle.
//   rsp_valid  output, 1 bit: A reply, for one cycle.
//   rsp_tag  output, 13 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  output, 32 bits: The line; the old value of an atomic in word 0.
//   mem_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   mem_write  output, 1 bit: The line is written; else it is read.
//   mem_address  output, 28 bits: Number of the line of 16 bytes.
//   mem_data__0 .. mem_data__3  output, 32 bits: Words to write.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block line_cache --reset sync`.
//
// Configuration
// `LineCache` of rtl/src/soc/line_cache.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block line_cache

module warpwright_line_cache (
  input wire clock,
  input wire req_valid,
  output reg req_ready,
  input wire req_write,
  input wire [27:0] req_address,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [15:0] req_mask,
  input wire [12:0] req_tag,
  output reg rsp_valid,
  output reg [12:0] rsp_tag,
  output reg [31:0] rsp_data__0,
  output reg [31:0] rsp_data__1,
  output reg [31:0] rsp_data__2,
  output reg [31:0] rsp_data__3,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  input wire fill_valid,
  input wire [31:0] fill_data__0,
  input wire [31:0] fill_data__1,
  input wire [31:0] fill_data__2,
  input wire [31:0] fill_data__3
);
  localparam [27:0] low = 28'h1f;
  localparam [27:0] high = 28'hfffffe0;
  localparam [15:0] last = 16'h1f;
  reg taking;
  reg looking;
  reg [31:0] entry;
  reg missed;
  reg [27:0] present;
  reg [27:0] entry_above;
  reg [27:0] above;
  reg [1:0] marks;
  reg hit;
  reg whole;
  reg [27:0] place;
  reg reads;
  reg stores;
  reg fills;
  reg [27:0] mem_address_value;
  reg [31:0] tags__write_data_value;
  reg [3:0] tags__write_enable_value;
  reg [31:0] words__0__write_data_value;
  reg [3:0] words__0__write_enable_value;
  reg [31:0] words__1__write_data_value;
  reg [3:0] words__1__write_enable_value;
  reg [31:0] words__2__write_data_value;
  reg [3:0] words__2__write_enable_value;
  reg [31:0] words__3__write_data_value;
  reg [3:0] words__3__write_enable_value;
  reg [15:0] words__0__address;
  reg words__0__read_enable;
  wire [31:0] words__0__read_data;
  reg [3:0] words__0__write_enable;
  reg [31:0] words__0__write_data;
  reg [15:0] words__1__address;
  reg words__1__read_enable;
  wire [31:0] words__1__read_data;
  reg [3:0] words__1__write_enable;
  reg [31:0] words__1__write_data;
  reg [15:0] words__2__address;
  reg words__2__read_enable;
  wire [31:0] words__2__read_data;
  reg [3:0] words__2__write_enable;
  reg [31:0] words__2__write_data;
  reg [15:0] words__3__address;
  reg words__3__read_enable;
  wire [31:0] words__3__read_data;
  reg [3:0] words__3__write_enable;
  reg [31:0] words__3__write_data;
  reg [15:0] tags__address;
  reg tags__read_enable;
  wire [31:0] tags__read_data;
  reg [3:0] tags__write_enable;
  reg [31:0] tags__write_data;
  reg [3:0] state__d;
  reg [3:0] state__q = 4'h0;
  reg [15:0] sweep__d;
  reg [15:0] sweep__q = 16'h0;
  reg held_write__d;
  reg held_write__q = 1'h0;
  reg [27:0] held_address__d;
  reg [27:0] held_address__q = 28'h0;
  reg [15:0] held_mask__d;
  reg [15:0] held_mask__q = 16'h0;
  reg [12:0] held_tag__d;
  reg [12:0] held_tag__q = 13'h0;
  reg [31:0] held_data__0__d;
  reg [31:0] held_data__0__q = 32'h0;
  reg [31:0] held_data__1__d;
  reg [31:0] held_data__1__q = 32'h0;
  reg [31:0] held_data__2__d;
  reg [31:0] held_data__2__q = 32'h0;
  reg [31:0] held_data__3__d;
  reg [31:0] held_data__3__q = 32'h0;
  reg [27:0] read_address__d;
  reg [27:0] read_address__q = 28'h0;
  reg [12:0] read_tag__d;
  reg [12:0] read_tag__q = 13'h0;
  reg was_hit__d;
  reg was_hit__q = 1'h0;
  reg was_dirty__d;
  reg was_dirty__q = 1'h0;
  reg [27:0] was_above__d;
  reg [27:0] was_above__q = 28'h0;
  reg judged__d;
  reg judged__q = 1'h0;
  reg reading__d;
  reg reading__q = 1'h0;
  reg parked__d;
  reg parked__q = 1'h0;
  reg waits__d;
  reg waits__q = 1'h0;
  reg next_write__d;
  reg next_write__q = 1'h0;
  reg [27:0] next_address__d;
  reg [27:0] next_address__q = 28'h0;
  reg [15:0] next_mask__d;
  reg [15:0] next_mask__q = 16'h0;
  reg [12:0] next_tag__d;
  reg [12:0] next_tag__q = 13'h0;
  reg [31:0] next_data__0__d;
  reg [31:0] next_data__0__q = 32'h0;
  reg [31:0] next_data__1__d;
  reg [31:0] next_data__1__q = 32'h0;
  reg [31:0] next_data__2__d;
  reg [31:0] next_data__2__q = 32'h0;
  reg [31:0] next_data__3__d;
  reg [31:0] next_data__3__q = 32'h0;
  reg [27:0] victim__d;
  reg [27:0] victim__q = 28'h0;
  reg answered__d;
  reg answered__q = 1'h0;
  reg [12:0] answered_tag__d;
  reg [12:0] answered_tag__q = 13'h0;
  reg [31:0] line__0__d;
  reg [31:0] line__0__q = 32'h0;
  reg [31:0] line__1__d;
  reg [31:0] line__1__q = 32'h0;
  reg [31:0] line__2__d;
  reg [31:0] line__2__q = 32'h0;
  reg [31:0] line__3__d;
  reg [31:0] line__3__q = 32'h0;
  always @(*) begin
    state__d = state__q;
    sweep__d = sweep__q;
    held_write__d = held_write__q;
    held_address__d = held_address__q;
    held_mask__d = held_mask__q;
    held_tag__d = held_tag__q;
    held_data__0__d = held_data__0__q;
    held_data__1__d = held_data__1__q;
    held_data__2__d = held_data__2__q;
    held_data__3__d = held_data__3__q;
    read_address__d = read_address__q;
    read_tag__d = read_tag__q;
    was_hit__d = was_hit__q;
    was_dirty__d = was_dirty__q;
    was_above__d = was_above__q;
    reading__d = reading__q;
    parked__d = parked__q;
    waits__d = waits__q;
    next_write__d = next_write__q;
    next_address__d = next_address__q;
    next_mask__d = next_mask__q;
    next_tag__d = next_tag__q;
    next_data__0__d = next_data__0__q;
    next_data__1__d = next_data__1__q;
    next_data__2__d = next_data__2__q;
    next_data__3__d = next_data__3__q;
    victim__d = victim__q;
    rsp_valid = answered__q;
    rsp_tag = answered_tag__q;
    looking = (state__q == 4'h2);
    missed = (judged__q & (!was_hit__q));
    req_ready = ((((state__q == 4'h1) | looking) & (!waits__q)) & (!missed));
    taking = (req_valid & req_ready);
    entry = tags__read_data;
    entry_above = (entry[27:0] & high);
    hit = (entry[31] & (entry_above == (held_address__q & high)));
    whole = ((held_write__q & (&held_mask__q)) & (!reading__q));
    present = held_address__q;
    if ((missed | reading__q)) begin
      present = read_address__q;
    end
    above = (present & high);
    place = present;
    if (((state__q == 4'h1) | looking)) begin
      place = req_address;
    end else begin
      if ((state__q == 4'h4)) begin
        place = next_address__q;
      end else begin
        if ((state__q == 4'ha)) begin
          place = held_address__q;
        end else begin
          if ((state__q == 4'h0)) begin
            place = {12'h0, sweep__q};
          end
        end
      end
    end
    reads = ((((((state__q == 4'h1) | looking) | (state__q == 4'h4)) | (state__q == 4'h5)) | (state__q == 4'h6)) |
        (state__q == 4'ha));
    stores = ((state__q == 4'h3) & (was_hit__q | (whole & (!was_dirty__q))));
    fills = ((state__q == 4'h9) & fill_valid);
    tags__address = place[15:0];
    tags__read_enable = reads;
    tags__write_enable_value = 4'h0;
    if (((stores | fills) | (state__q == 4'h0))) begin
      tags__write_enable_value = 4'hf;
    end
    marks = 2'h2;
    if (stores) begin
      marks = 2'h3;
    end
    tags__write_data_value = ({4'h0, above} | {{30'h0, marks} << 32'h1e});
    if ((state__q == 4'h0)) begin
      tags__write_data_value = 32'h0;
    end
    words__0__address = place[15:0];
    words__0__read_enable = reads;
    words__0__write_enable_value = 4'h0;
    words__0__write_data_value = held_data__0__q;
    if (stores) begin
      words__0__write_enable_value = held_mask__q[3:0];
    end else begin
      if ((state__q == 4'h9)) begin
        words__0__write_data_value = fill_data__0;
        if (fill_valid) begin
          words__0__write_enable_value = 4'hf;
        end
      end
    end
    words__1__address = place[15:0];
    words__1__read_enable = reads;
    words__1__write_enable_value = 4'h0;
    words__1__write_data_value = held_data__1__q;
    if (stores) begin
      words__1__write_enable_value = held_mask__q[7:4];
    end else begin
      if ((state__q == 4'h9)) begin
        words__1__write_data_value = fill_data__1;
        if (fill_valid) begin
          words__1__write_enable_value = 4'hf;
        end
      end
    end
    words__2__address = place[15:0];
    words__2__read_enable = reads;
    words__2__write_enable_value = 4'h0;
    words__2__write_data_value = held_data__2__q;
    if (stores) begin
      words__2__write_enable_value = held_mask__q[11:8];
    end else begin
      if ((state__q == 4'h9)) begin
        words__2__write_data_value = fill_data__2;
        if (fill_valid) begin
          words__2__write_enable_value = 4'hf;
        end
      end
    end
    words__3__address = place[15:0];
    words__3__read_enable = reads;
    words__3__write_enable_value = 4'h0;
    words__3__write_data_value = held_data__3__q;
    if (stores) begin
      words__3__write_enable_value = held_mask__q[15:12];
    end else begin
      if ((state__q == 4'h9)) begin
        words__3__write_data_value = fill_data__3;
        if (fill_valid) begin
          words__3__write_enable_value = 4'hf;
        end
      end
    end
    answered__d = stores;
    answered_tag__d = held_tag__q;
    if ((state__q == 4'h0)) begin
      sweep__d = {sweep__q + 16'h1};
      if ((sweep__q == last)) begin
        state__d = 4'h1;
      end
    end else begin
      if ((state__q == 4'h1)) begin
        if (taking) begin
          state__d = 4'h2;
        end
      end else begin
        if ((state__q == 4'h2)) begin
          if (held_write__q) begin
            waits__d = (waits__q | taking);
            state__d = 4'h3;
          end else begin
            if ((!taking)) begin
              state__d = 4'h1;
            end
          end
          if (((hit & (!held_write__q)) & (!missed))) begin
            answered__d = 1'h1;
          end
        end else begin
          if ((state__q == 4'h3)) begin
            if (stores) begin
              state__d = 4'h1;
              if (waits__q) begin
                state__d = 4'h4;
              end
            end else begin
              if (was_dirty__q) begin
                state__d = 4'h6;
              end else begin
                state__d = 4'h8;
              end
            end
          end else begin
            if ((state__q == 4'h4)) begin
              waits__d = 1'h0;
              state__d = 4'h2;
            end else begin
              if ((state__q == 4'h5)) begin
                state__d = 4'h2;
                if (reading__q) begin
                  state__d = 4'ha;
                end
              end else begin
                if ((state__q == 4'h6)) begin
                  state__d = 4'h7;
                end else begin
                  if ((state__q == 4'h7)) begin
                    was_hit__d = 1'h1;
                    if (mem_ready) begin
                      state__d = 4'h8;
                      if (whole) begin
                        state__d = 4'h3;
                      end
                    end
                  end else begin
                    if ((state__q == 4'h8)) begin
                      if (mem_ready) begin
                        state__d = 4'h9;
                      end
                    end else begin
                      if ((state__q == 4'ha)) begin
                        answered__d = 1'h1;
                        answered_tag__d = read_tag__q;
                        reading__d = 1'h0;
                        state__d = 4'h1;
                        if (parked__q) begin
                          state__d = 4'h2;
                        end
                      end else begin
                        if (fill_valid) begin
                          state__d = 4'h5;
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
    end
    judged__d = ((looking & (!held_write__q)) & (!missed));
    if (looking) begin
      was_hit__d = hit;
      was_dirty__d = (entry[31] & entry[30]);
      was_above__d = entry_above;
    end
    if ((looking & (!missed))) begin
      read_address__d = held_address__q;
      read_tag__d = held_tag__q;
    end
    if ((missed | (state__q == 4'h3))) begin
      victim__d = (was_above__q | (present & low));
    end
    if (missed) begin
      reading__d = 1'h1;
      parked__d = looking;
      state__d = 4'h8;
      if (was_dirty__q) begin
        state__d = 4'h6;
      end
    end
    if (taking) begin
      next_write__d = req_write;
      next_address__d = req_address;
      next_mask__d = req_mask;
      next_tag__d = req_tag;
    end
    if (((state__q == 4'h1) | ((looking & (!held_write__q)) & (!missed)))) begin
      held_write__d = req_write;
      held_address__d = req_address;
      held_tag__d = req_tag;
    end else begin
      if ((state__q == 4'h4)) begin
        held_write__d = next_write__q;
        held_address__d = next_address__q;
        held_tag__d = next_tag__q;
      end
    end
    if (((!held_write__q) | (state__q == 4'h1))) begin
      held_mask__d = req_mask;
    end
    if ((state__q == 4'h4)) begin
      held_mask__d = next_mask__q;
    end
    if (taking) begin
      next_data__0__d = req_data__0;
    end
    if (((!held_write__q) | (state__q == 4'h1))) begin
      held_data__0__d = req_data__0;
    end
    if ((state__q == 4'h4)) begin
      held_data__0__d = next_data__0__q;
    end
    line__0__d = words__0__read_data;
    rsp_data__0 = line__0__q;
    if (taking) begin
      next_data__1__d = req_data__1;
    end
    if (((!held_write__q) | (state__q == 4'h1))) begin
      held_data__1__d = req_data__1;
    end
    if ((state__q == 4'h4)) begin
      held_data__1__d = next_data__1__q;
    end
    line__1__d = words__1__read_data;
    rsp_data__1 = line__1__q;
    if (taking) begin
      next_data__2__d = req_data__2;
    end
    if (((!held_write__q) | (state__q == 4'h1))) begin
      held_data__2__d = req_data__2;
    end
    if ((state__q == 4'h4)) begin
      held_data__2__d = next_data__2__q;
    end
    line__2__d = words__2__read_data;
    rsp_data__2 = line__2__q;
    if (taking) begin
      next_data__3__d = req_data__3;
    end
    if (((!held_write__q) | (state__q == 4'h1))) begin
      held_data__3__d = req_data__3;
    end
    if ((state__q == 4'h4)) begin
      held_data__3__d = next_data__3__q;
    end
    line__3__d = words__3__read_data;
    rsp_data__3 = line__3__q;
    mem_valid = ((state__q == 4'h7) | (state__q == 4'h8));
    mem_write = (state__q == 4'h7);
    mem_address_value = present;
    if ((state__q == 4'h7)) begin
      mem_address_value = victim__q;
    end
    mem_data__0 = words__0__read_data;
    mem_data__1 = words__1__read_data;
    mem_data__2 = words__2__read_data;
    mem_data__3 = words__3__read_data;
    mem_address = mem_address_value;
    tags__write_data = tags__write_data_value;
    tags__write_enable = tags__write_enable_value;
    words__0__write_data = words__0__write_data_value;
    words__0__write_enable = words__0__write_enable_value;
    words__1__write_data = words__1__write_data_value;
    words__1__write_enable = words__1__write_enable_value;
    words__2__write_data = words__2__write_data_value;
    words__2__write_enable = words__2__write_enable_value;
    words__3__write_data = words__3__write_data_value;
    words__3__write_enable = words__3__write_enable_value;
  end
  always @(posedge clock) begin
    state__q <= state__d;
    sweep__q <= sweep__d;
    held_write__q <= held_write__d;
    held_address__q <= held_address__d;
    held_mask__q <= held_mask__d;
    held_tag__q <= held_tag__d;
    held_data__0__q <= held_data__0__d;
    held_data__1__q <= held_data__1__d;
    held_data__2__q <= held_data__2__d;
    held_data__3__q <= held_data__3__d;
    read_address__q <= read_address__d;
    read_tag__q <= read_tag__d;
    was_hit__q <= was_hit__d;
    was_dirty__q <= was_dirty__d;
    was_above__q <= was_above__d;
    judged__q <= judged__d;
    reading__q <= reading__d;
    parked__q <= parked__d;
    waits__q <= waits__d;
    next_write__q <= next_write__d;
    next_address__q <= next_address__d;
    next_mask__q <= next_mask__d;
    next_tag__q <= next_tag__d;
    next_data__0__q <= next_data__0__d;
    next_data__1__q <= next_data__1__d;
    next_data__2__q <= next_data__2__d;
    next_data__3__q <= next_data__3__d;
    victim__q <= victim__d;
    answered__q <= answered__d;
    answered_tag__q <= answered_tag__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
  end
  warpwright_line_cache_words words__0 (
    .clock(clock),
    .address(words__0__address),
    .read_enable(words__0__read_enable),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_data(words__0__write_data)
  );
  warpwright_line_cache_words words__1 (
    .clock(clock),
    .address(words__1__address),
    .read_enable(words__1__read_enable),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_data(words__1__write_data)
  );
  warpwright_line_cache_words words__2 (
    .clock(clock),
    .address(words__2__address),
    .read_enable(words__2__read_enable),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_data(words__2__write_data)
  );
  warpwright_line_cache_words words__3 (
    .clock(clock),
    .address(words__3__address),
    .read_enable(words__3__read_enable),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_data(words__3__write_data)
  );
  warpwright_line_cache_words tags (
    .clock(clock),
    .address(tags__address),
    .read_enable(tags__read_enable),
    .read_data(tags__read_data),
    .write_enable(tags__write_enable),
    .write_data(tags__write_data)
  );
endmodule
