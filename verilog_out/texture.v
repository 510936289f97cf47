// SPDX-License-Identifier: MIT
// texture: texture pipeline: addresses, cache, latency FIFO, filter
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Texture pipeline: dependent reads through a latency FIFO (docs/mechanisms/5.md).
//
// `address_gen` turns the coordinates of a warp into the texel addresses of one thread a cycle.
// `tags` looks up the four texels of a thread together, and a cycle later a miss takes the
// line's tag and asks memory. The sample waits in the `latency_fifo`, so that the samples behind
// it have their misses under way; lines come back in any order and enter the cache in FIFO order
// at its end: a line that was replaced early is still there for the samples that need it. Texels
// that fall on one cache line are split into two entries if only one of their lines can be there.
// `filter` collects the results of a warp's threads and writes them back channel by channel.
//
// What travels with a request is `BITS_PER_REQUEST`; registers stay in the core.
//
// - latency: about 24 cycles from a warm cache
// - throughput: one sample per cycle, and one channel of a warp in each cycle
// - invariant: lines enter the cache in the order of their tags
//
//  Why it cannot lock up
// Each stage waits only for stages behind it (nearer to the write-back) and for memory:
//
// 1. A set of results leaves when the write-back takes it: one channel of at most four in each
//    cycle in which `wb_ready` is high. The write-back waits for nothing of the texture pipeline.
// 2. The filter moves when one of its two sets of results is free: by 1.
// 3. The first entry of the latency FIFO waits for its own lines, which have been asked for
//    before it was pushed, and for the filter. Lines have their places in the reorder buffer
//    from the start, so a reply is always taken; at most four enter the cache for one entry.
// 4. A sample at the tags waits for room in the FIFO (by 3 there is some after the first entry
//    has left, whatever the depth), for a place in the reorder buffer and for memory to take the
//    request. Its own lines take at most four places, and there are at least four; the others are
//    of entries before it, which leave by 3. So it leaves after at most four misses, and if it
//    is split, each part holds at least one texel: at most four parts.
// 5. A descriptor is asked for before its samples enter the pipeline, with a tag of its own; its
//    reply needs no room.
//
// With memory that takes a request within R cycles and answers within L, and a write-back that
// takes a channel within B, an entry has asked for its lines within 4 R cycles after it got to the
// tags, has them L later, enters them within 4, and finds a free set of results within 8 B. Before
// the last entry of a request there are at most D entries in the FIFO, 8 samples in the pipeline
// of addresses and 8 requests of 4 samples, its own among them, each sample in 4 parts at most;
// each request may fetch a descriptor. So with a FIFO of depth D every request is answered within
// (D + 4 (8 + 32)) (4 R + L + 5 + 8 B) + 8 (R + L) cycles and the length of the pipeline: a bound
// for any depth from 1 and any latency. The number of dependent reads does not occur in it, since
// a read that depends on another is issued when the other has left.
//
// The texture pipeline of a core with `2^LW` warps of four threads; `2^CL` cache lines.
//
// Ports
//   clock  input, 1 bit: Clock.
//   flush  input, 1 bit: Forget descriptors and cached lines; nothing is under way.
//   req_valid  input, 1 bit: A request is offered; it holds until `ready`.
//   req_kind  input, 1 bit: Low: sample at (u, v); high: fetch a texel.
//   req_warp  input, 3 bits: Warp slot, with what else of the request comes back.
//   req_rd  input, 6 bits: First destination register.
//   req_slot  input, 3 bits: Slot of the scoreboard that counts the instruction.
//   req_mask  input, 4 bits: Threads that take part.
//   req_channels  input, 4 bits: Channels that are wanted.
//   req_texture  input, 4 bits: Number of the texture descriptor.
//   req_u__0 .. req_u__3  input, 32 bits: First coordinate of each thread.
//   req_v__0 .. req_v__3  input, 32 bits: Second coordinate of each thread.
//   descriptor_base  input, 28 bits: Memory line of descriptor 0.
//   wb_ready  input, 1 bit: The row is taken in this cycle.
//   mem_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply, for one cycle.
//   rsp_tag  input, 6 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: The line; the old value of an atomic in word 0.
//   req_ready  output, 1 bit: The request is taken in this cycle.
//   wb_valid  output, 1 bit: A row is offered; it holds until `ready`.
//   wb_warp  output, 3 bits: Warp slot.
//   wb_rd  output, 6 bits: Register.
//   wb_mask  output, 4 bits: Threads that write.
//   wb_data__0 .. wb_data__3  output, 32 bits: Value of each thread.
//   wb_last  output, 1 bit: The instruction is complete with this row.
//   wb_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
//   mem_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   mem_address  output, 28 bits: Number of the line of 16 bytes.
//   mem_tag  output, 6 bits: Comes back with the reply.
//   count_lookup  output, 3 bits: Texels looked up.
//   count_miss  output, 1 bit: A line is missing.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block texture --reset sync`.
//
// Configuration
// `Texture` of rtl/src/texture/mod.rs with LW = 3, CL = 6. Constants are folded away. For another, change its
// line in rtl/src/registry; the command is then:
//   warpwright export --block texture

module fifo_meta (
  input wire clock,
  input wire [2:0] read_address,
  output reg [22:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [22:0] write_data
);
  reg [22:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_kind (
  input wire clock,
  input wire [2:0] read_address,
  output reg [4:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [4:0] write_data
);
  reg [4:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_u (
  input wire clock,
  input wire read_enable,
  input wire [2:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module bases (
  input wire clock,
  input wire [3:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module lowest (
  input wire [3:0] candidates,
  output reg valid,
  output reg [1:0] index,
  output reg [3:0] chosen
);
  reg [3:0] covered;
  reg [3:0] single;
  reg [1:0] number;
  always @(*) begin
    covered = (candidates | {candidates << 32'h1});
    covered = (covered | {covered << 32'h2});
    covered = (covered | 4'h0);
    covered = (covered | 4'h0);
    covered = (covered | 4'h0);
    covered = (covered | 4'h0);
    single = (covered & {~{covered << 32'h1}});
    chosen = single;
    index = 2'h0;
    number = 2'h0;
    if (single[0]) begin
      index = (index | number);
    end
    number = 2'h1;
    if (single[1]) begin
      index = (index | number);
    end
    number = 2'h2;
    if (single[2]) begin
      index = (index | number);
    end
    number = 2'h3;
    if (single[3]) begin
      index = (index | number);
    end
    valid = (|candidates);
  end
endmodule

module first (
  input wire [15:0] candidates,
  output reg valid,
  output reg [3:0] index,
  output reg [15:0] chosen
);
  reg [15:0] covered;
  reg [15:0] single;
  reg [3:0] number;
  always @(*) begin
    covered = (candidates | {candidates >> 32'h1});
    covered = (covered | {covered >> 32'h2});
    covered = (covered | {covered >> 32'h4});
    covered = (covered | {covered >> 32'h8});
    covered = (covered | 16'h0);
    covered = (covered | 16'h0);
    single = (covered & {~{covered >> 32'h1}});
    chosen = single;
    index = 4'h0;
    number = 4'h0;
    if (single[0]) begin
      index = (index | number);
    end
    number = 4'h1;
    if (single[1]) begin
      index = (index | number);
    end
    number = 4'h2;
    if (single[2]) begin
      index = (index | number);
    end
    number = 4'h3;
    if (single[3]) begin
      index = (index | number);
    end
    number = 4'h4;
    if (single[4]) begin
      index = (index | number);
    end
    number = 4'h5;
    if (single[5]) begin
      index = (index | number);
    end
    number = 4'h6;
    if (single[6]) begin
      index = (index | number);
    end
    number = 4'h7;
    if (single[7]) begin
      index = (index | number);
    end
    number = 4'h8;
    if (single[8]) begin
      index = (index | number);
    end
    number = 4'h9;
    if (single[9]) begin
      index = (index | number);
    end
    number = 4'ha;
    if (single[10]) begin
      index = (index | number);
    end
    number = 4'hb;
    if (single[11]) begin
      index = (index | number);
    end
    number = 4'hc;
    if (single[12]) begin
      index = (index | number);
    end
    number = 4'hd;
    if (single[13]) begin
      index = (index | number);
    end
    number = 4'he;
    if (single[14]) begin
      index = (index | number);
    end
    number = 4'hf;
    if (single[15]) begin
      index = (index | number);
    end
    valid = (|candidates);
  end
endmodule

module product (
  input wire clock,
  input wire enable,
  input wire [23:0] a,
  input wire [15:0] b,
  output reg [39:0] product
);
  initial product = 40'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule

module axes (
  input wire clock,
  input wire advance,
  input wire [31:0] coordinate,
  input wire fetch,
  input wire [1:0] wrap,
  input wire [15:0] size,
  input wire bilinear,
  output reg [7:0] weight,
  output reg [15:0] near,
  output reg [15:0] far
);
  reg [31:0] float;
  reg [7:0] amount;
  reg from_one;
  reg clamps;
  reg mirrors;
  reg [23:0] mantissa;
  reg [3:0] zeros;
  reg [52:0] sample;
  reg [17:0] texel;
  reg [7:0] shift;
  reg [16:0] upper;
  reg [39:0] aligned;
  reg [25:0] rounded;
  reg [25:0] position;
  reg [25:0] back;
  reg exact;
  reg carry;
  reg [26:0] sum;
  reg [15:0] rim;
  reg [15:0] across;
  reg [7:0] part_0;
  reg [52:0] samples__0__d;
  reg [52:0] samples__0__q = 53'h0;
  reg [52:0] samples__1__d;
  reg [52:0] samples__1__q = 53'h0;
  reg [52:0] samples__2__d;
  reg [52:0] samples__2__q = 53'h0;
  reg [52:0] samples__3__d;
  reg [52:0] samples__3__q = 53'h0;
  reg [23:0] mantissa_2__d;
  reg [23:0] mantissa_2__q = 24'h0;
  reg [15:0] factor_2__d;
  reg [15:0] factor_2__q = 16'h0;
  reg whole_2__d;
  reg whole_2__q = 1'h0;
  reg [6:0] below_one_2__d;
  reg [6:0] below_one_2__q = 7'h0;
  reg [3:0] zeros_2__d;
  reg [3:0] zeros_2__q = 4'h0;
  reg [17:0] start_2__d;
  reg [17:0] start_2__q = 18'h0;
  reg [15:0] first__candidates;
  wire first__valid;
  wire [3:0] first__index;
  wire [15:0] first__chosen;
  reg product__enable;
  reg [23:0] product__a;
  reg [15:0] product__b;
  wire [39:0] product__product;
  reg [16:0] whole_3__d;
  reg [16:0] whole_3__q = 17'h0;
  reg [25:0] rounded_4__d;
  reg [25:0] rounded_4__q = 26'h0;
  reg [17:0] texel_5__d;
  reg [17:0] texel_5__q = 18'h0;
  reg [7:0] weight_5__d;
  reg [7:0] weight_5__q = 8'h0;
  reg [7:0] weight_6__d;
  reg [7:0] weight_6__q = 8'h0;
  reg [15:0] near_6__d;
  reg [15:0] near_6__q = 16'h0;
  reg [15:0] far_6__d;
  reg [15:0] far_6__q = 16'h0;
  always @(*) begin
    part_0 = 8'h0;
    samples__0__d = samples__0__q;
    samples__1__d = samples__1__q;
    samples__2__d = samples__2__q;
    samples__3__d = samples__3__q;
    mantissa_2__d = mantissa_2__q;
    factor_2__d = factor_2__q;
    whole_2__d = whole_2__q;
    below_one_2__d = below_one_2__q;
    zeros_2__d = zeros_2__q;
    start_2__d = start_2__q;
    whole_3__d = whole_3__q;
    rounded_4__d = rounded_4__q;
    texel_5__d = texel_5__q;
    weight_5__d = weight_5__q;
    weight_6__d = weight_6__q;
    near_6__d = near_6__q;
    far_6__d = far_6__q;
    weight = weight_6__q;
    near = near_6__q;
    far = far_6__q;
    float = coordinate;
    amount = {float[30:23] + 8'h1};
    from_one = (float[30:23] >= 8'h7f);
    clamps = (wrap == 2'h1);
    mirrors = ((!fetch) & (wrap > 2'h1));
    mantissa = ({1'h0, float[22:0]} | 24'h800000);
    if (from_one) begin
      mantissa = {mantissa << amount[4:0]};
      if ((!mirrors)) begin
        mantissa = (mantissa & 24'h7fffff);
      end
    end
    if ((((fetch | (!(|float[30:23]))) | (from_one & ((amount > 8'h9f) | (!(|amount))))) | (clamps & (from_one | float[31])))) begin
      mantissa = 24'h0;
    end
    sample[15:0] = size;
    sample[16] = bilinear;
    sample[17] = ((!(|wrap)) & (!fetch));
    sample[18] = float[31];
    sample[19] = ((mirrors & from_one) & (mantissa > 24'h7fffff));
    sample[20] = (sample[19] | (sample[17] & float[31]));
    sample[26:22] = 5'h0;
    sample[52:27] = 26'h0;
    sample[21] = (((mirrors & float[31]) & (!sample[19])) & (!bilinear));
    first__candidates = size;
    zeros = {4'hf - first__index};
    texel = 18'h0;
    if ((sample[20] | ((clamps & from_one) & (!float[31])))) begin
      texel = {2'h0, size};
    end
    if (((!(|amount)) & (|float[22:0]))) begin
      texel = 18'h0;
    end
    if (fetch) begin
      texel = coordinate[17:0];
      if ((coordinate > 32'hffff)) begin
        texel = 18'h10000;
      end
      if (float[31]) begin
        texel = 18'h3ffff;
      end
    end
    if (advance) begin
      samples__0__d = sample;
      samples__1__d = samples__0__q;
      samples__2__d = samples__1__q;
      samples__3__d = samples__2__q;
      mantissa_2__d = mantissa;
      factor_2__d = {size << zeros};
      whole_2__d = (from_one & (mantissa <= 24'h7fffff));
      zeros_2__d = zeros;
      start_2__d = texel;
      part_0 = float[30:23];
      below_one_2__d = {~part_0[6:0]};
      if (from_one) begin
        below_one_2__d = 7'h0;
      end
    end
    sample = samples__0__q;
    product__enable = advance;
    product__a = mantissa_2__q;
    product__b = factor_2__q;
    shift = {{1'h0, below_one_2__q} + {4'h0, zeros_2__q}};
    sample[26:22] = shift[4:0];
    if ((shift > 8'h1f)) begin
      sample[26:22] = 5'h1f;
    end
    sample[52:27] = {{8'h0, start_2__q} << 32'h8};
    if (sample[19]) begin
      sample[52:27] = {sample[52:27] << 32'h1};
    end
    if (sample[16]) begin
      sample[52:27] = {sample[52:27] - 26'h80};
    end
    if (sample[21]) begin
      sample[52:27] = 26'h3ffffff;
    end
    if (advance) begin
      samples__1__d = sample;
      whole_3__d = 17'h0;
      if (whole_2__q) begin
        whole_3__d = {1'h0, factor_2__q};
      end
    end
    upper = {product__product[39:23] + whole_3__q};
    aligned = product__product;
    if ((upper <= 17'hffff)) begin
      aligned = {aligned << 32'h1};
    end
    rounded = {2'h0, aligned[39:16]};
    if ((aligned[15] & (|(aligned & 40'h17fff)))) begin
      rounded = {rounded + 26'h1};
    end
    if ((upper > 17'hffff)) begin
      rounded = {rounded << 32'h1};
    end
    if (advance) begin
      rounded_4__d = rounded;
    end
    sample = samples__2__q;
    position = {rounded_4__q >> sample[26:22]};
    back = {position << sample[26:22]};
    exact = (back == rounded_4__q);
    carry = (sample[21] & (!exact));
    if (sample[20]) begin
      position = {~position};
      carry = ((exact & sample[18]) | (sample[19] & sample[16]));
    end
    sum = {{1'h0, position} << 32'h1};
    if (carry) begin
      sum = (sum | 27'h1);
    end
    sum = {sum + ({{1'h0, sample[52:27]} << 32'h1} | 27'h1)};
    if (advance) begin
      texel_5__d = sum[26:9];
      weight_5__d = 8'h0;
      if (sample[16]) begin
        weight_5__d = sum[8:1];
      end
    end
    sample = samples__3__q;
    rim = sample[15:0];
    if ((|rim)) begin
      rim = {rim - 16'h1};
    end
    texel = texel_5__q;
    across = rim;
    if (sample[17]) begin
      across = 16'h0;
    end
    if (advance) begin
      weight_6__d = weight_5__q;
      near_6__d = texel[15:0];
      far_6__d = {texel[15:0] + 16'h1};
      if ((texel > 18'h1ffff)) begin
        near_6__d = {rim - across};
      end else begin
        if ((texel >= {2'h0, rim})) begin
          far_6__d = across;
          if ((texel > {2'h0, rim})) begin
            near_6__d = across;
          end
        end
      end
    end
  end
  always @(posedge clock) begin
    samples__0__q <= samples__0__d;
    samples__1__q <= samples__1__d;
    samples__2__q <= samples__2__d;
    samples__3__q <= samples__3__d;
    mantissa_2__q <= mantissa_2__d;
    factor_2__q <= factor_2__d;
    whole_2__q <= whole_2__d;
    below_one_2__q <= below_one_2__d;
    zeros_2__q <= zeros_2__d;
    start_2__q <= start_2__d;
    whole_3__q <= whole_3__d;
    rounded_4__q <= rounded_4__d;
    texel_5__q <= texel_5__d;
    weight_5__q <= weight_5__d;
    weight_6__q <= weight_6__d;
    near_6__q <= near_6__d;
    far_6__q <= far_6__d;
  end
  first first (
    .candidates(first__candidates),
    .valid(first__valid),
    .index(first__index),
    .chosen(first__chosen)
  );
  product product (
    .clock(clock),
    .enable(product__enable),
    .a(product__a),
    .b(product__b),
    .product(product__product)
  );
endmodule

module rows (
  input wire clock,
  input wire enable,
  input wire [15:0] a,
  input wire [15:0] b,
  output reg [31:0] product
);
  initial product = 32'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule

module address_gen (
  input wire clock,
  input wire flush,
  input wire req_valid,
  output reg req_ready,
  input wire req_kind,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire [27:0] descriptor_base,
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  input wire rsp_valid,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_address__0,
  output reg [31:0] out_address__1,
  output reg [31:0] out_address__2,
  output reg [31:0] out_address__3,
  output reg [5:0] out_set__0,
  output reg [5:0] out_set__1,
  output reg [5:0] out_set__2,
  output reg [5:0] out_set__3,
  output reg [3:0] out_need,
  output reg [21:0] out_about,
  output reg [22:0] out_meta
);
  localparam [15:0] one = 16'h1;
  localparam [5:0] low_lines = 6'h7;
  localparam [5:0] row_shift = 6'h3;
  localparam [5:0] spread_low = 6'h4;
  localparam [5:0] spread_high = 6'h20;
  localparam [5:0] in_use = 6'h3f;
  reg advance;
  reg [4:0] asked;
  reg [4:0] kind;
  reg [22:0] front;
  reg [3:0] texture;
  reg ready;
  reg [3:0] left;
  reg sending;
  reg taking;
  reg last;
  reg [27:0] note;
  reg [22:0] packed_meta;
  reg [31:0] size;
  reg [31:0] mode;
  reg [31:0] base;
  reg [31:0] column;
  reg [31:0] place;
  reg [5:0] spot;
  reg [5:0] spread;
  reg [15:0] part_0;
  reg [2:0] fifo_meta__read_address;
  wire [22:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [2:0] fifo_meta__write_address;
  reg [22:0] fifo_meta__write_data;
  reg [2:0] fifo_kind__read_address;
  wire [4:0] fifo_kind__read_data;
  reg fifo_kind__write_enable;
  reg [2:0] fifo_kind__write_address;
  reg [4:0] fifo_kind__write_data;
  reg fifo_u__0__read_enable;
  reg [2:0] fifo_u__0__read_address;
  wire [31:0] fifo_u__0__read_data;
  reg fifo_u__0__write_enable;
  reg [2:0] fifo_u__0__write_address;
  reg [31:0] fifo_u__0__write_data;
  reg fifo_u__1__read_enable;
  reg [2:0] fifo_u__1__read_address;
  wire [31:0] fifo_u__1__read_data;
  reg fifo_u__1__write_enable;
  reg [2:0] fifo_u__1__write_address;
  reg [31:0] fifo_u__1__write_data;
  reg fifo_u__2__read_enable;
  reg [2:0] fifo_u__2__read_address;
  wire [31:0] fifo_u__2__read_data;
  reg fifo_u__2__write_enable;
  reg [2:0] fifo_u__2__write_address;
  reg [31:0] fifo_u__2__write_data;
  reg fifo_u__3__read_enable;
  reg [2:0] fifo_u__3__read_address;
  wire [31:0] fifo_u__3__read_data;
  reg fifo_u__3__write_enable;
  reg [2:0] fifo_u__3__write_address;
  reg [31:0] fifo_u__3__write_data;
  reg fifo_v__0__read_enable;
  reg [2:0] fifo_v__0__read_address;
  wire [31:0] fifo_v__0__read_data;
  reg fifo_v__0__write_enable;
  reg [2:0] fifo_v__0__write_address;
  reg [31:0] fifo_v__0__write_data;
  reg fifo_v__1__read_enable;
  reg [2:0] fifo_v__1__read_address;
  wire [31:0] fifo_v__1__read_data;
  reg fifo_v__1__write_enable;
  reg [2:0] fifo_v__1__write_address;
  reg [31:0] fifo_v__1__write_data;
  reg fifo_v__2__read_enable;
  reg [2:0] fifo_v__2__read_address;
  wire [31:0] fifo_v__2__read_data;
  reg fifo_v__2__write_enable;
  reg [2:0] fifo_v__2__write_address;
  reg [31:0] fifo_v__2__write_data;
  reg fifo_v__3__read_enable;
  reg [2:0] fifo_v__3__read_address;
  wire [31:0] fifo_v__3__read_data;
  reg fifo_v__3__write_enable;
  reg [2:0] fifo_v__3__write_address;
  reg [31:0] fifo_v__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg [3:0] bases__read_address;
  wire [31:0] bases__read_data;
  reg bases__write_enable;
  reg [3:0] bases__write_address;
  reg [31:0] bases__write_data;
  reg [3:0] sizes__read_address;
  wire [31:0] sizes__read_data;
  reg sizes__write_enable;
  reg [3:0] sizes__write_address;
  reg [31:0] sizes__write_data;
  reg [3:0] modes__read_address;
  wire [31:0] modes__read_data;
  reg modes__write_enable;
  reg [3:0] modes__write_address;
  reg [31:0] modes__write_data;
  reg [3:0] modes_too__read_address;
  wire [31:0] modes_too__read_data;
  reg modes_too__write_enable;
  reg [3:0] modes_too__write_address;
  reg [31:0] modes_too__write_data;
  reg [15:0] known__d;
  reg [15:0] known__q = 16'h0;
  reg [1:0] fetching__d;
  reg [1:0] fetching__q = 2'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [3:0] lowest__candidates;
  wire lowest__valid;
  wire [1:0] lowest__index;
  wire [3:0] lowest__chosen;
  reg [8:0] going__d;
  reg [8:0] going__q = 9'h0;
  reg [22:0] fetched_meta__d;
  reg [22:0] fetched_meta__q = 23'h0;
  reg [27:0] fetched_about__d;
  reg [27:0] fetched_about__q = 28'h0;
  reg [22:0] meta__0__d;
  reg [22:0] meta__0__q = 23'h0;
  reg [22:0] meta__1__d;
  reg [22:0] meta__1__q = 23'h0;
  reg [22:0] meta__2__d;
  reg [22:0] meta__2__q = 23'h0;
  reg [22:0] meta__3__d;
  reg [22:0] meta__3__q = 23'h0;
  reg [22:0] meta__4__d;
  reg [22:0] meta__4__q = 23'h0;
  reg [22:0] meta__5__d;
  reg [22:0] meta__5__q = 23'h0;
  reg [22:0] meta__6__d;
  reg [22:0] meta__6__q = 23'h0;
  reg [22:0] meta__7__d;
  reg [22:0] meta__7__q = 23'h0;
  reg [27:0] about__0__d;
  reg [27:0] about__0__q = 28'h0;
  reg [27:0] about__1__d;
  reg [27:0] about__1__q = 28'h0;
  reg [27:0] about__2__d;
  reg [27:0] about__2__q = 28'h0;
  reg [27:0] about__3__d;
  reg [27:0] about__3__q = 28'h0;
  reg [27:0] about__4__d;
  reg [27:0] about__4__q = 28'h0;
  reg [27:0] about__5__d;
  reg [27:0] about__5__q = 28'h0;
  reg [27:0] about__6__d;
  reg [27:0] about__6__q = 28'h0;
  reg [27:0] about__7__d;
  reg [27:0] about__7__q = 28'h0;
  reg [31:0] coordinates1__0__d;
  reg [31:0] coordinates1__0__q = 32'h0;
  reg [31:0] coordinates1__1__d;
  reg [31:0] coordinates1__1__q = 32'h0;
  reg axes__0__advance;
  reg [31:0] axes__0__coordinate;
  reg axes__0__fetch;
  reg [1:0] axes__0__wrap;
  reg [15:0] axes__0__size;
  reg axes__0__bilinear;
  wire [7:0] axes__0__weight;
  wire [15:0] axes__0__near;
  wire [15:0] axes__0__far;
  reg axes__1__advance;
  reg [31:0] axes__1__coordinate;
  reg axes__1__fetch;
  reg [1:0] axes__1__wrap;
  reg [15:0] axes__1__size;
  reg axes__1__bilinear;
  wire [7:0] axes__1__weight;
  wire [15:0] axes__1__near;
  wire [15:0] axes__1__far;
  reg [15:0] columns7__0__d;
  reg [15:0] columns7__0__q = 16'h0;
  reg [15:0] columns7__1__d;
  reg [15:0] columns7__1__q = 16'h0;
  reg [2:0] rows7__0__d;
  reg [2:0] rows7__0__q = 3'h0;
  reg [2:0] rows7__1__d;
  reg [2:0] rows7__1__q = 3'h0;
  reg [31:0] address8__0__d;
  reg [31:0] address8__0__q = 32'h0;
  reg [31:0] address8__1__d;
  reg [31:0] address8__1__q = 32'h0;
  reg [31:0] address8__2__d;
  reg [31:0] address8__2__q = 32'h0;
  reg [31:0] address8__3__d;
  reg [31:0] address8__3__q = 32'h0;
  reg [5:0] index8__0__d;
  reg [5:0] index8__0__q = 6'h0;
  reg [5:0] index8__1__d;
  reg [5:0] index8__1__q = 6'h0;
  reg [5:0] index8__2__d;
  reg [5:0] index8__2__q = 6'h0;
  reg [5:0] index8__3__d;
  reg [5:0] index8__3__q = 6'h0;
  reg [3:0] need8__d;
  reg [3:0] need8__q = 4'h0;
  reg rows__0__enable;
  reg [15:0] rows__0__a;
  reg [15:0] rows__0__b;
  wire [31:0] rows__0__product;
  reg rows__1__enable;
  reg [15:0] rows__1__a;
  reg [15:0] rows__1__b;
  wire [31:0] rows__1__product;
  always @(*) begin
    part_0 = 16'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    known__d = known__q;
    fetching__d = fetching__q;
    begun__d = begun__q;
    remaining__d = remaining__q;
    going__d = going__q;
    fetched_meta__d = fetched_meta__q;
    fetched_about__d = fetched_about__q;
    meta__0__d = meta__0__q;
    meta__1__d = meta__1__q;
    meta__2__d = meta__2__q;
    meta__3__d = meta__3__q;
    meta__4__d = meta__4__q;
    meta__5__d = meta__5__q;
    meta__6__d = meta__6__q;
    meta__7__d = meta__7__q;
    about__0__d = about__0__q;
    about__1__d = about__1__q;
    about__2__d = about__2__q;
    about__3__d = about__3__q;
    about__4__d = about__4__q;
    about__5__d = about__5__q;
    about__6__d = about__6__q;
    about__7__d = about__7__q;
    coordinates1__0__d = coordinates1__0__q;
    coordinates1__1__d = coordinates1__1__q;
    columns7__0__d = columns7__0__q;
    columns7__1__d = columns7__1__q;
    rows7__0__d = rows7__0__q;
    rows7__1__d = rows7__1__q;
    address8__0__d = address8__0__q;
    address8__1__d = address8__1__q;
    address8__2__d = address8__2__q;
    address8__3__d = address8__3__q;
    index8__0__d = index8__0__q;
    index8__1__d = index8__1__q;
    index8__2__d = index8__2__q;
    index8__3__d = index8__3__q;
    need8__d = need8__q;
    out_address__0 = address8__0__q;
    out_address__1 = address8__1__q;
    out_address__2 = address8__2__q;
    out_address__3 = address8__3__q;
    out_set__0 = index8__0__q;
    out_set__1 = index8__1__q;
    out_set__2 = index8__2__q;
    out_set__3 = index8__3__q;
    out_need = need8__q;
    advance = ((!going__q[8]) | out_ready);
    packed_meta[5:0] = req_rd;
    packed_meta[8:6] = req_slot;
    packed_meta[12:9] = req_mask;
    packed_meta[16:13] = req_channels;
    packed_meta[22:17] = {3'h0, req_warp};
    asked[0] = req_kind;
    asked[4:1] = req_texture;
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = tail__q;
    fifo_meta__write_data = packed_meta;
    fifo_meta__read_address = head__q;
    fifo_kind__write_enable = req_valid;
    fifo_kind__write_address = tail__q;
    fifo_kind__write_data = asked;
    fifo_kind__read_address = head__q;
    fifo_u__0__write_enable = req_valid;
    fifo_u__0__write_address = tail__q;
    fifo_u__0__write_data = req_u__0;
    fifo_u__0__read_enable = advance;
    fifo_u__0__read_address = head__q;
    fifo_v__0__write_enable = req_valid;
    fifo_v__0__write_address = tail__q;
    fifo_v__0__write_data = req_v__0;
    fifo_v__0__read_enable = advance;
    fifo_v__0__read_address = head__q;
    fifo_u__1__write_enable = req_valid;
    fifo_u__1__write_address = tail__q;
    fifo_u__1__write_data = req_u__1;
    fifo_u__1__read_enable = advance;
    fifo_u__1__read_address = head__q;
    fifo_v__1__write_enable = req_valid;
    fifo_v__1__write_address = tail__q;
    fifo_v__1__write_data = req_v__1;
    fifo_v__1__read_enable = advance;
    fifo_v__1__read_address = head__q;
    fifo_u__2__write_enable = req_valid;
    fifo_u__2__write_address = tail__q;
    fifo_u__2__write_data = req_u__2;
    fifo_u__2__read_enable = advance;
    fifo_u__2__read_address = head__q;
    fifo_v__2__write_enable = req_valid;
    fifo_v__2__write_address = tail__q;
    fifo_v__2__write_data = req_v__2;
    fifo_v__2__read_enable = advance;
    fifo_v__2__read_address = head__q;
    fifo_u__3__write_enable = req_valid;
    fifo_u__3__write_address = tail__q;
    fifo_u__3__write_data = req_u__3;
    fifo_u__3__read_enable = advance;
    fifo_u__3__read_address = head__q;
    fifo_v__3__write_enable = req_valid;
    fifo_v__3__write_address = tail__q;
    fifo_v__3__write_data = req_v__3;
    fifo_v__3__read_enable = advance;
    fifo_v__3__read_address = head__q;
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    req_ready = (count__q <= 4'h4);
    kind = fifo_kind__read_data;
    front = fifo_meta__read_data;
    texture = kind[4:1];
    part_0 = known__q >> texture;
    ready = ((|count__q) & part_0[0]);
    mem_valid = (fetching__q == 2'h1);
    mem_address = {descriptor_base + {24'h0, texture}};
    case (fetching__q)
      2'h0: begin
        if (((|count__q) & (!ready))) begin
          fetching__d = 2'h1;
        end
      end
      2'h1: begin
        if (mem_ready) begin
          fetching__d = 2'h2;
        end
      end
      default: begin
        if (rsp_valid) begin
          fetching__d = 2'h0;
          known__d = (known__q | {one << texture});
        end
      end
    endcase
    if (flush) begin
      known__d = 16'h0;
    end
    bases__write_enable = rsp_valid;
    bases__write_address = texture;
    bases__write_data = rsp_data__0;
    sizes__write_enable = rsp_valid;
    sizes__write_address = texture;
    sizes__write_data = rsp_data__1;
    modes__write_enable = rsp_valid;
    modes__write_address = texture;
    modes__write_data = rsp_data__2;
    modes_too__write_enable = rsp_valid;
    modes_too__write_address = texture;
    modes_too__write_data = rsp_data__2;
    left = remaining__q;
    if ((!begun__q)) begin
      left = front[12:9];
    end
    lowest__candidates = left;
    sending = (ready & advance);
    last = (!(|(left & {~lowest__chosen})));
    taking = (sending & last);
    if (sending) begin
      begun__d = (!last);
      remaining__d = (left & {~lowest__chosen});
    end
    if (taking) begin
      head__d = {head__q + 3'h1};
    end
    if ((taking & (!req_valid))) begin
      count__d = {count__q - 4'h1};
    end
    if (((!taking) & req_valid)) begin
      count__d = {count__q + 4'h1};
    end
    note[0] = kind[0];
    note[4:1] = kind[4:1];
    note[6:5] = lowest__index;
    note[7] = last;
    note[8] = (|left);
    note[9] = 1'h0;
    note[10] = 1'h0;
    note[11] = 1'h0;
    note[19:12] = 8'h0;
    note[27:20] = 8'h0;
    if (advance) begin
      going__d = {going__q << 32'h1};
      fetched_meta__d = front;
      fetched_about__d = note;
      meta__0__d = fetched_meta__q;
      about__0__d = fetched_about__q;
      meta__1__d = meta__0__q;
      about__1__d = about__0__q;
      meta__2__d = meta__1__q;
      about__2__d = about__1__q;
      meta__3__d = meta__2__q;
      about__3__d = about__2__q;
      meta__4__d = meta__3__q;
      about__4__d = about__3__q;
      meta__5__d = meta__4__q;
      about__5__d = about__4__q;
      meta__6__d = meta__5__q;
      about__6__d = about__5__q;
      meta__7__d = meta__6__q;
      about__7__d = about__6__q;
      if ((fetched_about__q[6:5] == 2'h0)) begin
        coordinates1__0__d = fifo_u__0__read_data;
        coordinates1__1__d = fifo_v__0__read_data;
      end
      if ((fetched_about__q[6:5] == 2'h1)) begin
        coordinates1__0__d = fifo_u__1__read_data;
        coordinates1__1__d = fifo_v__1__read_data;
      end
      if ((fetched_about__q[6:5] == 2'h2)) begin
        coordinates1__0__d = fifo_u__2__read_data;
        coordinates1__1__d = fifo_v__2__read_data;
      end
      if ((fetched_about__q[6:5] == 2'h3)) begin
        coordinates1__0__d = fifo_u__3__read_data;
        coordinates1__1__d = fifo_v__3__read_data;
      end
    end
    if (sending) begin
      going__d = ({going__q << 32'h1} | 9'h1);
    end
    sizes__read_address = about__0__q[4:1];
    modes__read_address = about__0__q[4:1];
    size = sizes__read_data;
    mode = modes__read_data;
    note = about__0__q;
    note[9] = mode[16];
    note[10] = mode[17];
    note[11] = ((mode[24] & (!mode[17])) & (!note[0]));
    axes__0__advance = advance;
    axes__0__coordinate = coordinates1__0__q;
    axes__0__fetch = note[0];
    axes__0__bilinear = note[11];
    axes__1__advance = advance;
    axes__1__coordinate = coordinates1__1__q;
    axes__1__fetch = note[0];
    axes__1__bilinear = note[11];
    axes__0__wrap = mode[21:20];
    axes__0__size = size[15:0];
    axes__1__wrap = mode[23:22];
    axes__1__size = size[31:16];
    if (advance) begin
      about__1__d = note;
    end
    modes_too__read_address = about__5__q[4:1];
    mode = modes_too__read_data;
    rows__0__enable = advance;
    rows__0__b = mode[15:0];
    rows__1__enable = advance;
    rows__1__b = mode[15:0];
    rows__0__a = axes__1__near;
    rows__1__a = axes__1__far;
    bases__read_address = about__6__q[4:1];
    if (advance) begin
      columns7__0__d = axes__0__near;
      columns7__1__d = axes__0__far;
      rows7__0__d = axes__1__near[2:0];
      rows7__1__d = axes__1__far[2:0];
      about__6__d[19:12] = axes__0__weight;
      about__6__d[27:20] = axes__1__weight;
    end
    base = {bases__read_data << 32'h4};
    note = about__6__q;
    spread = 6'h0;
    texture = note[4:1];
    if (texture[0]) begin
      spread = spread_low;
    end
    if (texture[1]) begin
      spread = (spread | spread_high);
    end
    column = {16'h0, columns7__0__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__0__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__0__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__0__d = place;
      index8__0__d = (spot ^ spread);
    end
    column = {16'h0, columns7__1__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__0__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__0__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__1__d = place;
      index8__1__d = (spot ^ spread);
    end
    column = {16'h0, columns7__0__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__1__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__1__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__2__d = place;
      index8__2__d = (spot ^ spread);
    end
    column = {16'h0, columns7__1__q};
    if (((!note[9]) | note[10])) begin
      column = {column << 32'h2};
    end
    place = {{base + rows__1__product} + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, rows7__1__q} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address8__3__d = place;
      index8__3__d = (spot ^ spread);
    end
    if (advance) begin
      need8__d = 4'h1;
      if (note[11]) begin
        need8__d = 4'hf;
      end
      if ((!note[8])) begin
        need8__d = 4'h0;
      end
    end
    out_valid = going__q[8];
    note = about__7__q;
    out_about[0] = note[9];
    out_about[1] = note[10];
    out_about[3:2] = note[6:5];
    out_about[4] = note[7];
    out_about[5] = note[8];
    out_about[13:6] = note[19:12];
    out_about[21:14] = note[27:20];
    out_meta = meta__7__q;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    known__q <= known__d;
    fetching__q <= fetching__d;
    begun__q <= begun__d;
    remaining__q <= remaining__d;
    going__q <= going__d;
    fetched_meta__q <= fetched_meta__d;
    fetched_about__q <= fetched_about__d;
    meta__0__q <= meta__0__d;
    meta__1__q <= meta__1__d;
    meta__2__q <= meta__2__d;
    meta__3__q <= meta__3__d;
    meta__4__q <= meta__4__d;
    meta__5__q <= meta__5__d;
    meta__6__q <= meta__6__d;
    meta__7__q <= meta__7__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    about__4__q <= about__4__d;
    about__5__q <= about__5__d;
    about__6__q <= about__6__d;
    about__7__q <= about__7__d;
    coordinates1__0__q <= coordinates1__0__d;
    coordinates1__1__q <= coordinates1__1__d;
    columns7__0__q <= columns7__0__d;
    columns7__1__q <= columns7__1__d;
    rows7__0__q <= rows7__0__d;
    rows7__1__q <= rows7__1__d;
    address8__0__q <= address8__0__d;
    address8__1__q <= address8__1__d;
    address8__2__q <= address8__2__d;
    address8__3__q <= address8__3__d;
    index8__0__q <= index8__0__d;
    index8__1__q <= index8__1__d;
    index8__2__q <= index8__2__d;
    index8__3__q <= index8__3__d;
    need8__q <= need8__d;
  end
  fifo_meta fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  fifo_kind fifo_kind (
    .clock(clock),
    .read_address(fifo_kind__read_address),
    .read_data(fifo_kind__read_data),
    .write_enable(fifo_kind__write_enable),
    .write_address(fifo_kind__write_address),
    .write_data(fifo_kind__write_data)
  );
  fifo_u fifo_u__0 (
    .clock(clock),
    .read_enable(fifo_u__0__read_enable),
    .read_address(fifo_u__0__read_address),
    .read_data(fifo_u__0__read_data),
    .write_enable(fifo_u__0__write_enable),
    .write_address(fifo_u__0__write_address),
    .write_data(fifo_u__0__write_data)
  );
  fifo_u fifo_u__1 (
    .clock(clock),
    .read_enable(fifo_u__1__read_enable),
    .read_address(fifo_u__1__read_address),
    .read_data(fifo_u__1__read_data),
    .write_enable(fifo_u__1__write_enable),
    .write_address(fifo_u__1__write_address),
    .write_data(fifo_u__1__write_data)
  );
  fifo_u fifo_u__2 (
    .clock(clock),
    .read_enable(fifo_u__2__read_enable),
    .read_address(fifo_u__2__read_address),
    .read_data(fifo_u__2__read_data),
    .write_enable(fifo_u__2__write_enable),
    .write_address(fifo_u__2__write_address),
    .write_data(fifo_u__2__write_data)
  );
  fifo_u fifo_u__3 (
    .clock(clock),
    .read_enable(fifo_u__3__read_enable),
    .read_address(fifo_u__3__read_address),
    .read_data(fifo_u__3__read_data),
    .write_enable(fifo_u__3__write_enable),
    .write_address(fifo_u__3__write_address),
    .write_data(fifo_u__3__write_data)
  );
  fifo_u fifo_v__0 (
    .clock(clock),
    .read_enable(fifo_v__0__read_enable),
    .read_address(fifo_v__0__read_address),
    .read_data(fifo_v__0__read_data),
    .write_enable(fifo_v__0__write_enable),
    .write_address(fifo_v__0__write_address),
    .write_data(fifo_v__0__write_data)
  );
  fifo_u fifo_v__1 (
    .clock(clock),
    .read_enable(fifo_v__1__read_enable),
    .read_address(fifo_v__1__read_address),
    .read_data(fifo_v__1__read_data),
    .write_enable(fifo_v__1__write_enable),
    .write_address(fifo_v__1__write_address),
    .write_data(fifo_v__1__write_data)
  );
  fifo_u fifo_v__2 (
    .clock(clock),
    .read_enable(fifo_v__2__read_enable),
    .read_address(fifo_v__2__read_address),
    .read_data(fifo_v__2__read_data),
    .write_enable(fifo_v__2__write_enable),
    .write_address(fifo_v__2__write_address),
    .write_data(fifo_v__2__write_data)
  );
  fifo_u fifo_v__3 (
    .clock(clock),
    .read_enable(fifo_v__3__read_enable),
    .read_address(fifo_v__3__read_address),
    .read_data(fifo_v__3__read_data),
    .write_enable(fifo_v__3__write_enable),
    .write_address(fifo_v__3__write_address),
    .write_data(fifo_v__3__write_data)
  );
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  bases sizes (
    .clock(clock),
    .read_address(sizes__read_address),
    .read_data(sizes__read_data),
    .write_enable(sizes__write_enable),
    .write_address(sizes__write_address),
    .write_data(sizes__write_data)
  );
  bases modes (
    .clock(clock),
    .read_address(modes__read_address),
    .read_data(modes__read_data),
    .write_enable(modes__write_enable),
    .write_address(modes__write_address),
    .write_data(modes__write_data)
  );
  bases modes_too (
    .clock(clock),
    .read_address(modes_too__read_address),
    .read_data(modes_too__read_data),
    .write_enable(modes_too__write_enable),
    .write_address(modes_too__write_address),
    .write_data(modes_too__write_data)
  );
  lowest lowest (
    .candidates(lowest__candidates),
    .valid(lowest__valid),
    .index(lowest__index),
    .chosen(lowest__chosen)
  );
  axes axes__0 (
    .clock(clock),
    .advance(axes__0__advance),
    .coordinate(axes__0__coordinate),
    .fetch(axes__0__fetch),
    .wrap(axes__0__wrap),
    .size(axes__0__size),
    .bilinear(axes__0__bilinear),
    .weight(axes__0__weight),
    .near(axes__0__near),
    .far(axes__0__far)
  );
  axes axes__1 (
    .clock(clock),
    .advance(axes__1__advance),
    .coordinate(axes__1__coordinate),
    .fetch(axes__1__fetch),
    .wrap(axes__1__wrap),
    .size(axes__1__size),
    .bilinear(axes__1__bilinear),
    .weight(axes__1__weight),
    .near(axes__1__near),
    .far(axes__1__far)
  );
  rows rows__0 (
    .clock(clock),
    .enable(rows__0__enable),
    .a(rows__0__a),
    .b(rows__0__b),
    .product(rows__0__product)
  );
  rows rows__1 (
    .clock(clock),
    .enable(rows__1__enable),
    .a(rows__1__a),
    .b(rows__1__b),
    .product(rows__1__product)
  );
endmodule

module tags (
  input wire clock,
  input wire [5:0] read_address,
  output reg [28:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [28:0] write_data
);
  reg [28:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[5:0]] <= write_data;
  always @(*) read_data = memory[read_address[5:0]];
endmodule

module tags_2 (
  input wire clock,
  input wire flush,
  input wire sample_valid,
  output reg sample_ready,
  input wire [31:0] sample_address__0,
  input wire [31:0] sample_address__1,
  input wire [31:0] sample_address__2,
  input wire [31:0] sample_address__3,
  input wire [5:0] sample_set__0,
  input wire [5:0] sample_set__1,
  input wire [5:0] sample_set__2,
  input wire [5:0] sample_set__3,
  input wire [3:0] sample_need,
  input wire room,
  input wire line_room,
  input wire [4:0] line_slot,
  output reg push,
  output reg [3:0] push_texels,
  output reg [2:0] push_fills,
  output reg push_last,
  output reg [5:0] push_line__0,
  output reg [5:0] push_line__1,
  output reg [5:0] push_line__2,
  output reg [5:0] push_line__3,
  output reg allocate_valid,
  output reg [5:0] allocate_line,
  output reg ask_valid,
  input wire ask_ready,
  output reg [27:0] ask_address,
  output reg [4:0] ask_slot,
  output reg [2:0] count_lookup
);
  localparam [1:0] last_way = 2'h0;
  localparam [5:0] last_set = 6'h3f;
  localparam [28:0] valid_tag = 29'h10000000;
  reg [3:0] hits;
  reg [3:0] known;
  reg [27:0] new_line;
  reg [28:0] tag;
  reg [28:0] stored;
  reg [5:0] place;
  reg ready;
  reg missing;
  reg [5:0] miss_set;
  reg [27:0] miss_line;
  reg [5:0] victim;
  reg [5:0] replaced;
  reg meets;
  reg [3:0] same;
  reg [3:0] of_line;
  reg clash;
  reg leaves;
  reg takes;
  reg [2:0] count;
  reg writes;
  reg [5:0] write_set;
  reg [28:0] write_tag;
  reg [5:0] tags__0__read_address;
  wire [28:0] tags__0__read_data;
  reg tags__0__write_enable;
  reg [5:0] tags__0__write_address;
  reg [28:0] tags__0__write_data;
  reg [5:0] tags__1__read_address;
  wire [28:0] tags__1__read_data;
  reg tags__1__write_enable;
  reg [5:0] tags__1__write_address;
  reg [28:0] tags__1__write_data;
  reg [5:0] tags__2__read_address;
  wire [28:0] tags__2__read_data;
  reg tags__2__write_enable;
  reg [5:0] tags__2__write_address;
  reg [28:0] tags__2__write_data;
  reg [5:0] tags__3__read_address;
  wire [28:0] tags__3__read_data;
  reg tags__3__write_enable;
  reg [5:0] tags__3__write_address;
  reg [28:0] tags__3__write_data;
  reg held__d;
  reg held__q = 1'h0;
  reg [3:0] wanted__d;
  reg [3:0] wanted__q = 4'h0;
  reg [3:0] found__d;
  reg [3:0] found__q = 4'h0;
  reg [27:0] line_address__0__d;
  reg [27:0] line_address__0__q = 28'h0;
  reg [27:0] line_address__1__d;
  reg [27:0] line_address__1__q = 28'h0;
  reg [27:0] line_address__2__d;
  reg [27:0] line_address__2__q = 28'h0;
  reg [27:0] line_address__3__d;
  reg [27:0] line_address__3__q = 28'h0;
  reg [5:0] set_of__0__d;
  reg [5:0] set_of__0__q = 6'h0;
  reg [5:0] set_of__1__d;
  reg [5:0] set_of__1__q = 6'h0;
  reg [5:0] set_of__2__d;
  reg [5:0] set_of__2__q = 6'h0;
  reg [5:0] set_of__3__d;
  reg [5:0] set_of__3__q = 6'h0;
  reg [5:0] line__0__d;
  reg [5:0] line__0__q = 6'h0;
  reg [5:0] line__1__d;
  reg [5:0] line__1__q = 6'h0;
  reg [5:0] line__2__d;
  reg [5:0] line__2__q = 6'h0;
  reg [5:0] line__3__d;
  reg [5:0] line__3__q = 6'h0;
  reg [2:0] fills__d;
  reg [2:0] fills__q = 3'h0;
  reg [1:0] turn__d;
  reg [1:0] turn__q = 2'h0;
  reg clearing__d;
  reg clearing__q = 1'h0;
  reg [5:0] clear_set__d;
  reg [5:0] clear_set__q = 6'h0;
  reg asking__d;
  reg asking__q = 1'h0;
  reg [27:0] asked_address__d;
  reg [27:0] asked_address__q = 28'h0;
  reg [4:0] asked_slot__d;
  reg [4:0] asked_slot__q = 5'h0;
  always @(*) begin
    held__d = held__q;
    wanted__d = wanted__q;
    line_address__0__d = line_address__0__q;
    line_address__1__d = line_address__1__q;
    line_address__2__d = line_address__2__q;
    line_address__3__d = line_address__3__q;
    set_of__0__d = set_of__0__q;
    set_of__1__d = set_of__1__q;
    set_of__2__d = set_of__2__q;
    set_of__3__d = set_of__3__q;
    line__0__d = line__0__q;
    line__1__d = line__1__q;
    line__2__d = line__2__q;
    line__3__d = line__3__q;
    fills__d = fills__q;
    turn__d = turn__q;
    clearing__d = clearing__q;
    clear_set__d = clear_set__q;
    asking__d = asking__q;
    asked_address__d = asked_address__q;
    asked_slot__d = asked_slot__q;
    push_line__0 = line__0__q;
    push_line__1 = line__1__q;
    push_line__2 = line__2__q;
    push_line__3 = line__3__q;
    push_fills = fills__q;
    ask_valid = asking__q;
    ask_address = asked_address__q;
    ask_slot = asked_slot__q;
    known = found__q;
    hits = (found__q & wanted__q);
    missing = 1'h0;
    miss_set = 6'h0;
    miss_line = 28'h0;
    if ((wanted__q[0] & (!found__q[0]))) begin
      missing = 1'h1;
      miss_set = set_of__0__q;
      miss_line = line_address__0__q;
    end
    if ((wanted__q[1] & (!found__q[1]))) begin
      missing = 1'h1;
      miss_set = set_of__1__q;
      miss_line = line_address__1__q;
    end
    if ((wanted__q[2] & (!found__q[2]))) begin
      missing = 1'h1;
      miss_set = set_of__2__q;
      miss_line = line_address__2__q;
    end
    if ((wanted__q[3] & (!found__q[3]))) begin
      missing = 1'h1;
      miss_set = set_of__3__q;
      miss_line = line_address__3__q;
    end
    victim = miss_set;
    clash = 1'h0;
    replaced = 6'h0;
    meets = 1'h0;
    same = 4'h0;
    of_line = 4'h0;
    replaced = set_of__0__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__0__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__0__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__0__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__0__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[0] & (!found__q[0]))) begin
      clash = meets;
      of_line = same;
    end
    replaced = set_of__1__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__1__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__1__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__1__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__1__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[1] & (!found__q[1]))) begin
      clash = meets;
      of_line = same;
    end
    replaced = set_of__2__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__2__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__2__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__2__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__2__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[2] & (!found__q[2]))) begin
      clash = meets;
      of_line = same;
    end
    replaced = set_of__3__q;
    meets = 1'h0;
    if ((hits[0] & (line__0__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[1] & (line__1__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[2] & (line__2__q == replaced))) begin
      meets = 1'h1;
    end
    if ((hits[3] & (line__3__q == replaced))) begin
      meets = 1'h1;
    end
    same = 4'h0;
    if ((line_address__0__q == line_address__3__q)) begin
      same = {same[3:1], 1'h1};
    end
    if ((line_address__1__q == line_address__3__q)) begin
      same = {same[3:2], 1'h1, same[0]};
    end
    if ((line_address__2__q == line_address__3__q)) begin
      same = {same[3], 1'h1, same[1:0]};
    end
    if ((line_address__3__q == line_address__3__q)) begin
      same = {1'h1, same[2:0]};
    end
    if ((wanted__q[3] & (!found__q[3]))) begin
      clash = meets;
      of_line = same;
    end
    leaves = ((held__q & room) & ((!missing) | clash));
    takes = (((((held__q & room) & missing) & (!clash)) & line_room) & ((!asking__q) | ask_ready));
    push = leaves;
    push_texels = hits;
    push_last = (!missing);
    count = 3'h0;
    if ((leaves & hits[0])) begin
      count = {count + 3'h1};
    end
    if ((leaves & hits[1])) begin
      count = {count + 3'h1};
    end
    if ((leaves & hits[2])) begin
      count = {count + 3'h1};
    end
    if ((leaves & hits[3])) begin
      count = {count + 3'h1};
    end
    count_lookup = count;
    if (leaves) begin
      fills__d = 3'h0;
      wanted__d = (wanted__q & {~hits});
    end
    allocate_valid = takes;
    allocate_line = victim;
    if (ask_ready) begin
      asking__d = 1'h0;
    end
    if (takes) begin
      fills__d = {fills__q + 3'h1};
      turn__d = ({turn__q + 2'h1} & last_way);
      asking__d = 1'h1;
      known = (known | of_line);
      if (of_line[0]) begin
        line__0__d = victim;
      end
      if (of_line[1]) begin
        line__1__d = victim;
      end
      if (of_line[2]) begin
        line__2__d = victim;
      end
      if (of_line[3]) begin
        line__3__d = victim;
      end
    end
    if (((!asking__q) | ask_ready)) begin
      asked_address__d = miss_line;
      asked_slot__d = line_slot;
    end
    writes = takes;
    write_set = miss_set;
    write_tag = ({1'h0, miss_line} | valid_tag);
    if (clearing__q) begin
      writes = 1'h1;
      write_set = clear_set__q;
      write_tag = 29'h0;
      clear_set__d = {clear_set__q + 6'h1};
      clearing__d = (clear_set__q != last_set);
    end
    tags__0__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__0__write_address = write_set;
    tags__0__write_data = write_tag;
    tags__1__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__1__write_address = write_set;
    tags__1__write_data = write_tag;
    tags__2__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__2__write_address = write_set;
    tags__2__write_data = write_tag;
    tags__3__write_enable = (writes & (clearing__q | (turn__q == 2'h0)));
    tags__3__write_address = write_set;
    tags__3__write_data = write_tag;
    ready = ((!clearing__q) & ((!held__q) | (leaves & (!missing))));
    sample_ready = ready;
    new_line = 28'h0;
    tag = 29'h0;
    stored = 29'h0;
    place = 6'h0;
    if (ready) begin
      held__d = sample_valid;
      wanted__d = sample_need;
      known = 4'h0;
    end
    new_line = sample_address__0[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__0__d = new_line;
      set_of__0__d = sample_set__0;
    end
    tags__0__read_address = sample_set__0;
    stored = tags__0__read_data;
    if ((ready & (stored == tag))) begin
      known = {known[3:1], 1'h1};
      place = 6'h0;
      line__0__d = sample_set__0;
    end
    new_line = sample_address__1[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__1__d = new_line;
      set_of__1__d = sample_set__1;
    end
    tags__1__read_address = sample_set__1;
    stored = tags__1__read_data;
    if ((ready & (stored == tag))) begin
      known = {known[3:2], 1'h1, known[0]};
      place = 6'h0;
      line__1__d = sample_set__1;
    end
    new_line = sample_address__2[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__2__d = new_line;
      set_of__2__d = sample_set__2;
    end
    tags__2__read_address = sample_set__2;
    stored = tags__2__read_data;
    if ((ready & (stored == tag))) begin
      known = {known[3], 1'h1, known[1:0]};
      place = 6'h0;
      line__2__d = sample_set__2;
    end
    new_line = sample_address__3[31:4];
    tag = ({1'h0, new_line} | valid_tag);
    if (ready) begin
      line_address__3__d = new_line;
      set_of__3__d = sample_set__3;
    end
    tags__3__read_address = sample_set__3;
    stored = tags__3__read_data;
    if ((ready & (stored == tag))) begin
      known = {1'h1, known[2:0]};
      place = 6'h0;
      line__3__d = sample_set__3;
    end
    found__d = known;
    if (flush) begin
      clearing__d = 1'h1;
      clear_set__d = 6'h0;
    end
  end
  always @(posedge clock) begin
    held__q <= held__d;
    wanted__q <= wanted__d;
    found__q <= found__d;
    line_address__0__q <= line_address__0__d;
    line_address__1__q <= line_address__1__d;
    line_address__2__q <= line_address__2__d;
    line_address__3__q <= line_address__3__d;
    set_of__0__q <= set_of__0__d;
    set_of__1__q <= set_of__1__d;
    set_of__2__q <= set_of__2__d;
    set_of__3__q <= set_of__3__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    fills__q <= fills__d;
    turn__q <= turn__d;
    clearing__q <= clearing__d;
    clear_set__q <= clear_set__d;
    asking__q <= asking__d;
    asked_address__q <= asked_address__d;
    asked_slot__q <= asked_slot__d;
  end
  tags tags__0 (
    .clock(clock),
    .read_address(tags__0__read_address),
    .read_data(tags__0__read_data),
    .write_enable(tags__0__write_enable),
    .write_address(tags__0__write_address),
    .write_data(tags__0__write_data)
  );
  tags tags__1 (
    .clock(clock),
    .read_address(tags__1__read_address),
    .read_data(tags__1__read_data),
    .write_enable(tags__1__write_enable),
    .write_address(tags__1__write_address),
    .write_data(tags__1__write_data)
  );
  tags tags__2 (
    .clock(clock),
    .read_address(tags__2__read_address),
    .read_data(tags__2__read_data),
    .write_enable(tags__2__write_enable),
    .write_address(tags__2__write_address),
    .write_data(tags__2__write_data)
  );
  tags tags__3 (
    .clock(clock),
    .read_address(tags__3__read_address),
    .read_data(tags__3__read_data),
    .write_enable(tags__3__write_enable),
    .write_address(tags__3__write_address),
    .write_data(tags__3__write_data)
  );
endmodule

module about (
  input wire clock,
  input wire [5:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule

module meta (
  input wire clock,
  input wire [5:0] read_address,
  output reg [22:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [22:0] write_data
);
  reg [22:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule

module offsets (
  input wire clock,
  input wire [5:0] read_address,
  output reg [15:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [15:0] write_data
);
  reg [15:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule

module lines (
  input wire clock,
  input wire [5:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule

module data (
  input wire clock,
  input wire [4:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [4:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule

module line (
  input wire clock,
  input wire [4:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [4:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule

module came (
  input wire clock,
  input wire [4:0] read_address,
  output reg read_data,
  input wire write_enable,
  input wire [4:0] write_address,
  input wire write_data
);
  reg [0:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address[3:0]] <= write_data;
  always @(*) read_data = memory[read_address[3:0]];
endmodule

module fifo (
  input wire clock,
  input wire push_valid,
  input wire [31:0] push_about,
  input wire [22:0] push_meta,
  input wire [3:0] push_offset__0,
  input wire [3:0] push_offset__1,
  input wire [3:0] push_offset__2,
  input wire [3:0] push_offset__3,
  input wire [5:0] push_line__0,
  input wire [5:0] push_line__1,
  input wire [5:0] push_line__2,
  input wire [5:0] push_line__3,
  output reg room,
  input wire allocate_valid,
  input wire [5:0] allocate_line,
  output reg line_room,
  output reg [4:0] line_slot,
  input wire rsp_valid,
  input wire [4:0] rsp_slot,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg fill,
  output reg [5:0] fill_line,
  output reg [31:0] fill_data__0,
  output reg [31:0] fill_data__1,
  output reg [31:0] fill_data__2,
  output reg [31:0] fill_data__3,
  input wire advance,
  output reg pop_valid,
  output reg [31:0] pop_about,
  output reg [22:0] pop_meta,
  output reg [15:0] pop_offsets,
  output reg [5:0] pop_line__0,
  output reg [5:0] pop_line__1,
  output reg [5:0] pop_line__2,
  output reg [5:0] pop_line__3
);
  localparam [6:0] depth = 7'h10;
  localparam [5:0] last_place = 6'hf;
  localparam [5:0] outstanding = 6'h10;
  localparam [4:0] last_slot = 5'hf;
  reg [31:0] front;
  reg any;
  reg has_room;
  reg has_line_room;
  reg there;
  reg complete;
  reg fills;
  reg leaves;
  reg [15:0] spread;
  reg [3:0] offset;
  reg [5:0] about__read_address;
  wire [31:0] about__read_data;
  reg about__write_enable;
  reg [5:0] about__write_address;
  reg [31:0] about__write_data;
  reg [5:0] meta__read_address;
  wire [22:0] meta__read_data;
  reg meta__write_enable;
  reg [5:0] meta__write_address;
  reg [22:0] meta__write_data;
  reg [5:0] offsets__read_address;
  wire [15:0] offsets__read_data;
  reg offsets__write_enable;
  reg [5:0] offsets__write_address;
  reg [15:0] offsets__write_data;
  reg [5:0] lines__0__read_address;
  wire [5:0] lines__0__read_data;
  reg lines__0__write_enable;
  reg [5:0] lines__0__write_address;
  reg [5:0] lines__0__write_data;
  reg [5:0] lines__1__read_address;
  wire [5:0] lines__1__read_data;
  reg lines__1__write_enable;
  reg [5:0] lines__1__write_address;
  reg [5:0] lines__1__write_data;
  reg [5:0] lines__2__read_address;
  wire [5:0] lines__2__read_data;
  reg lines__2__write_enable;
  reg [5:0] lines__2__write_address;
  reg [5:0] lines__2__write_data;
  reg [5:0] lines__3__read_address;
  wire [5:0] lines__3__read_data;
  reg lines__3__write_enable;
  reg [5:0] lines__3__write_address;
  reg [5:0] lines__3__write_data;
  reg [5:0] first__d;
  reg [5:0] first__q = 6'h0;
  reg [5:0] last__d;
  reg [5:0] last__q = 6'h0;
  reg [6:0] waiting__d;
  reg [6:0] waiting__q = 7'h0;
  reg [2:0] filled__d;
  reg [2:0] filled__q = 3'h0;
  reg [4:0] data__0__read_address;
  wire [31:0] data__0__read_data;
  reg data__0__write_enable;
  reg [4:0] data__0__write_address;
  reg [31:0] data__0__write_data;
  reg [4:0] data__1__read_address;
  wire [31:0] data__1__read_data;
  reg data__1__write_enable;
  reg [4:0] data__1__write_address;
  reg [31:0] data__1__write_data;
  reg [4:0] data__2__read_address;
  wire [31:0] data__2__read_data;
  reg data__2__write_enable;
  reg [4:0] data__2__write_address;
  reg [31:0] data__2__write_data;
  reg [4:0] data__3__read_address;
  wire [31:0] data__3__read_data;
  reg data__3__write_enable;
  reg [4:0] data__3__write_address;
  reg [31:0] data__3__write_data;
  reg [4:0] line__read_address;
  wire [5:0] line__read_data;
  reg line__write_enable;
  reg [4:0] line__write_address;
  reg [5:0] line__write_data;
  reg [4:0] came__read_address;
  wire came__read_data;
  reg came__write_enable;
  reg [4:0] came__write_address;
  reg came__write_data;
  reg [4:0] gone__read_address;
  wire gone__read_data;
  reg gone__write_enable;
  reg [4:0] gone__write_address;
  reg gone__write_data;
  reg [4:0] gone_too__read_address;
  wire gone_too__read_data;
  reg gone_too__write_enable;
  reg [4:0] gone_too__write_address;
  reg gone_too__write_data;
  reg [4:0] oldest__d;
  reg [4:0] oldest__q = 5'h0;
  reg [4:0] newest__d;
  reg [4:0] newest__q = 5'h0;
  reg [5:0] held__d;
  reg [5:0] held__q = 6'h0;
  always @(*) begin
    first__d = first__q;
    last__d = last__q;
    waiting__d = waiting__q;
    filled__d = filled__q;
    oldest__d = oldest__q;
    newest__d = newest__q;
    held__d = held__q;
    line_slot = newest__q;
    any = (|waiting__q);
    has_room = (waiting__q < depth);
    has_line_room = (held__q < outstanding);
    room = has_room;
    line_room = has_line_room;
    spread = 16'h0;
    offset = 4'h0;
    spread = {spread >> 32'h4};
    offset = push_offset__0;
    spread = (spread | {{12'h0, offset} << 32'hc});
    lines__0__write_enable = has_room;
    lines__0__write_address = last__q;
    lines__0__write_data = push_line__0;
    lines__0__read_address = first__q;
    pop_line__0 = lines__0__read_data;
    spread = {spread >> 32'h4};
    offset = push_offset__1;
    spread = (spread | {{12'h0, offset} << 32'hc});
    lines__1__write_enable = has_room;
    lines__1__write_address = last__q;
    lines__1__write_data = push_line__1;
    lines__1__read_address = first__q;
    pop_line__1 = lines__1__read_data;
    spread = {spread >> 32'h4};
    offset = push_offset__2;
    spread = (spread | {{12'h0, offset} << 32'hc});
    lines__2__write_enable = has_room;
    lines__2__write_address = last__q;
    lines__2__write_data = push_line__2;
    lines__2__read_address = first__q;
    pop_line__2 = lines__2__read_data;
    spread = {spread >> 32'h4};
    offset = push_offset__3;
    spread = (spread | {{12'h0, offset} << 32'hc});
    lines__3__write_enable = has_room;
    lines__3__write_address = last__q;
    lines__3__write_data = push_line__3;
    lines__3__read_address = first__q;
    pop_line__3 = lines__3__read_data;
    about__write_enable = has_room;
    about__write_address = last__q;
    about__write_data = push_about;
    about__read_address = first__q;
    meta__write_enable = has_room;
    meta__write_address = last__q;
    meta__write_data = push_meta;
    meta__read_address = first__q;
    offsets__write_enable = has_room;
    offsets__write_address = last__q;
    offsets__write_data = spread;
    offsets__read_address = first__q;
    if (push_valid) begin
      last__d = ({last__q + 6'h1} & last_place);
    end
    line__write_enable = has_line_room;
    line__write_address = newest__q;
    line__write_data = allocate_line;
    line__read_address = oldest__q;
    if (allocate_valid) begin
      newest__d = ({newest__q + 5'h1} & last_slot);
    end
    data__0__write_enable = rsp_valid;
    data__0__write_address = rsp_slot;
    data__0__write_data = rsp_data__0;
    data__0__read_address = oldest__q;
    fill_data__0 = data__0__read_data;
    data__1__write_enable = rsp_valid;
    data__1__write_address = rsp_slot;
    data__1__write_data = rsp_data__1;
    data__1__read_address = oldest__q;
    fill_data__1 = data__1__read_data;
    data__2__write_enable = rsp_valid;
    data__2__write_address = rsp_slot;
    data__2__write_data = rsp_data__2;
    data__2__read_address = oldest__q;
    fill_data__2 = data__2__read_data;
    data__3__write_enable = rsp_valid;
    data__3__write_address = rsp_slot;
    data__3__write_data = rsp_data__3;
    data__3__read_address = oldest__q;
    fill_data__3 = data__3__read_data;
    gone_too__read_address = rsp_slot;
    came__write_enable = rsp_valid;
    came__write_address = rsp_slot;
    came__write_data = (!gone_too__read_data);
    came__read_address = oldest__q;
    gone__read_address = oldest__q;
    front = about__read_data;
    there = (came__read_data != gone__read_data);
    complete = (filled__q == front[6:4]);
    fills = ((any & (!complete)) & there);
    leaves = ((any & complete) & advance);
    fill = fills;
    fill_line = line__read_data;
    gone__write_enable = fills;
    gone__write_address = oldest__q;
    gone__write_data = came__read_data;
    gone_too__write_enable = fills;
    gone_too__write_address = oldest__q;
    gone_too__write_data = came__read_data;
    if (fills) begin
      filled__d = {filled__q + 3'h1};
      oldest__d = ({oldest__q + 5'h1} & last_slot);
    end
    pop_valid = leaves;
    pop_about = front;
    pop_meta = meta__read_data;
    pop_offsets = offsets__read_data;
    if (leaves) begin
      first__d = ({first__q + 6'h1} & last_place);
      filled__d = 3'h0;
    end
    if ((push_valid & (!leaves))) begin
      waiting__d = {waiting__q + 7'h1};
    end else begin
      if ((leaves & (!push_valid))) begin
        waiting__d = {waiting__q - 7'h1};
      end
    end
    if ((allocate_valid & (!fills))) begin
      held__d = {held__q + 6'h1};
    end else begin
      if ((fills & (!allocate_valid))) begin
        held__d = {held__q - 6'h1};
      end
    end
  end
  always @(posedge clock) begin
    first__q <= first__d;
    last__q <= last__d;
    waiting__q <= waiting__d;
    filled__q <= filled__d;
    oldest__q <= oldest__d;
    newest__q <= newest__d;
    held__q <= held__d;
  end
  about about (
    .clock(clock),
    .read_address(about__read_address),
    .read_data(about__read_data),
    .write_enable(about__write_enable),
    .write_address(about__write_address),
    .write_data(about__write_data)
  );
  meta meta (
    .clock(clock),
    .read_address(meta__read_address),
    .read_data(meta__read_data),
    .write_enable(meta__write_enable),
    .write_address(meta__write_address),
    .write_data(meta__write_data)
  );
  offsets offsets (
    .clock(clock),
    .read_address(offsets__read_address),
    .read_data(offsets__read_data),
    .write_enable(offsets__write_enable),
    .write_address(offsets__write_address),
    .write_data(offsets__write_data)
  );
  lines lines__0 (
    .clock(clock),
    .read_address(lines__0__read_address),
    .read_data(lines__0__read_data),
    .write_enable(lines__0__write_enable),
    .write_address(lines__0__write_address),
    .write_data(lines__0__write_data)
  );
  lines lines__1 (
    .clock(clock),
    .read_address(lines__1__read_address),
    .read_data(lines__1__read_data),
    .write_enable(lines__1__write_enable),
    .write_address(lines__1__write_address),
    .write_data(lines__1__write_data)
  );
  lines lines__2 (
    .clock(clock),
    .read_address(lines__2__read_address),
    .read_data(lines__2__read_data),
    .write_enable(lines__2__write_enable),
    .write_address(lines__2__write_address),
    .write_data(lines__2__write_data)
  );
  lines lines__3 (
    .clock(clock),
    .read_address(lines__3__read_address),
    .read_data(lines__3__read_data),
    .write_enable(lines__3__write_enable),
    .write_address(lines__3__write_address),
    .write_data(lines__3__write_data)
  );
  data data__0 (
    .clock(clock),
    .read_address(data__0__read_address),
    .read_data(data__0__read_data),
    .write_enable(data__0__write_enable),
    .write_address(data__0__write_address),
    .write_data(data__0__write_data)
  );
  data data__1 (
    .clock(clock),
    .read_address(data__1__read_address),
    .read_data(data__1__read_data),
    .write_enable(data__1__write_enable),
    .write_address(data__1__write_address),
    .write_data(data__1__write_data)
  );
  data data__2 (
    .clock(clock),
    .read_address(data__2__read_address),
    .read_data(data__2__read_data),
    .write_enable(data__2__write_enable),
    .write_address(data__2__write_address),
    .write_data(data__2__write_data)
  );
  data data__3 (
    .clock(clock),
    .read_address(data__3__read_address),
    .read_data(data__3__read_data),
    .write_enable(data__3__write_enable),
    .write_address(data__3__write_address),
    .write_data(data__3__write_data)
  );
  line line (
    .clock(clock),
    .read_address(line__read_address),
    .read_data(line__read_data),
    .write_enable(line__write_enable),
    .write_address(line__write_address),
    .write_data(line__write_data)
  );
  came came (
    .clock(clock),
    .read_address(came__read_address),
    .read_data(came__read_data),
    .write_enable(came__write_enable),
    .write_address(came__write_address),
    .write_data(came__write_data)
  );
  came gone (
    .clock(clock),
    .read_address(gone__read_address),
    .read_data(gone__read_data),
    .write_enable(gone__write_enable),
    .write_address(gone__write_address),
    .write_data(gone__write_data)
  );
  came gone_too (
    .clock(clock),
    .read_address(gone_too__read_address),
    .read_data(gone_too__read_data),
    .write_enable(gone_too__write_enable),
    .write_address(gone_too__write_address),
    .write_data(gone_too__write_data)
  );
endmodule

module lines_2 (
  input wire clock,
  input wire read_enable,
  input wire [5:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module upper (
  input wire clock,
  input wire enable,
  input wire [7:0] a,
  input wire [7:0] b,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire signed [8:0] step = b - a;
  wire signed [8:0] share = {1'b0, weight};
  wire signed [16:0] change = step * share;
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + change[15:0];
endmodule

module sums (
  input wire clock,
  input wire enable,
  input wire [15:0] a,
  input wire [15:0] b,
  input wire [7:0] weight,
  output reg [23:0] y
);
  wire signed [16:0] step = b - a;
  wire signed [8:0] share = {1'b0, weight};
  wire signed [24:0] change = step * share;
  initial y = 24'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + change[23:0];
endmodule

module filter (
  input wire clock,
  input wire entry_valid,
  input wire [31:0] entry_about,
  input wire [22:0] entry_meta,
  input wire [15:0] entry_offsets,
  input wire [31:0] words__0,
  input wire [31:0] words__1,
  input wire [31:0] words__2,
  input wire [31:0] words__3,
  input wire [31:0] words__4,
  input wire [31:0] words__5,
  input wire [31:0] words__6,
  input wire [31:0] words__7,
  input wire [31:0] words__8,
  input wire [31:0] words__9,
  input wire [31:0] words__10,
  input wire [31:0] words__11,
  input wire [31:0] words__12,
  input wire [31:0] words__13,
  input wire [31:0] words__14,
  input wire [31:0] words__15,
  output reg advance,
  output reg wb_valid,
  input wire wb_ready,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot
);
  reg moves;
  reg [31:0] word;
  reg [3:0] offset;
  reg [4:0] amount;
  reg [31:0] x;
  reg [3:0] shifts;
  reg [3:0] zero_now;
  reg [3:0] upper_zero_now;
  reg [31:0] added;
  reg [31:0] value;
  reg [31:0] raw;
  reg [15:0] low;
  reg [15:0] high;
  reg [23:0] sum;
  reg [15:0] rounded;
  reg [1:0] thread;
  reg [3:0] picks_texels;
  reg stored;
  reg sends;
  reg takes;
  reg picks;
  reg is_float;
  reg [22:0] meta;
  reg [5:0] rd;
  reg [3:0] channels;
  reg last;
  reg [1:0] full_now;
  reg [5:0] part_0;
  reg stage1__d_valid;
  reg stage1__q_valid = 1'h0;
  reg [31:0] stage1__d_about;
  reg [31:0] stage1__q_about = 32'h0;
  reg [22:0] stage1__d_meta;
  reg [22:0] stage1__q_meta = 23'h0;
  reg [15:0] stage1__d_offsets;
  reg [15:0] stage1__q_offsets = 16'h0;
  reg stage2__d_valid;
  reg stage2__q_valid = 1'h0;
  reg [31:0] stage2__d_about;
  reg [31:0] stage2__q_about = 32'h0;
  reg [22:0] stage2__d_meta;
  reg [22:0] stage2__q_meta = 23'h0;
  reg [31:0] texels__0__d;
  reg [31:0] texels__0__q = 32'h0;
  reg [31:0] texels__1__d;
  reg [31:0] texels__1__q = 32'h0;
  reg [31:0] texels__2__d;
  reg [31:0] texels__2__q = 32'h0;
  reg [31:0] texels__3__d;
  reg [31:0] texels__3__q = 32'h0;
  reg stage3__d_valid;
  reg stage3__q_valid = 1'h0;
  reg [31:0] stage3__d_about;
  reg [31:0] stage3__q_about = 32'h0;
  reg [22:0] stage3__d_meta;
  reg [22:0] stage3__q_meta = 23'h0;
  reg [31:0] raw3__d;
  reg [31:0] raw3__q = 32'h0;
  reg upper__0__enable;
  reg [7:0] upper__0__a;
  reg [7:0] upper__0__b;
  reg [7:0] upper__0__weight;
  wire [15:0] upper__0__y;
  reg upper__1__enable;
  reg [7:0] upper__1__a;
  reg [7:0] upper__1__b;
  reg [7:0] upper__1__weight;
  wire [15:0] upper__1__y;
  reg upper__2__enable;
  reg [7:0] upper__2__a;
  reg [7:0] upper__2__b;
  reg [7:0] upper__2__weight;
  wire [15:0] upper__2__y;
  reg upper__3__enable;
  reg [7:0] upper__3__a;
  reg [7:0] upper__3__b;
  reg [7:0] upper__3__weight;
  wire [15:0] upper__3__y;
  reg lower__0__enable;
  reg [7:0] lower__0__a;
  reg [7:0] lower__0__b;
  reg [7:0] lower__0__weight;
  wire [15:0] lower__0__y;
  reg lower__1__enable;
  reg [7:0] lower__1__a;
  reg [7:0] lower__1__b;
  reg [7:0] lower__1__weight;
  wire [15:0] lower__1__y;
  reg lower__2__enable;
  reg [7:0] lower__2__a;
  reg [7:0] lower__2__b;
  reg [7:0] lower__2__weight;
  wire [15:0] lower__2__y;
  reg lower__3__enable;
  reg [7:0] lower__3__a;
  reg [7:0] lower__3__b;
  reg [7:0] lower__3__weight;
  wire [15:0] lower__3__y;
  reg stage4__d_valid;
  reg stage4__q_valid = 1'h0;
  reg [31:0] stage4__d_about;
  reg [31:0] stage4__q_about = 32'h0;
  reg [22:0] stage4__d_meta;
  reg [22:0] stage4__q_meta = 23'h0;
  reg [31:0] raw4__d;
  reg [31:0] raw4__q = 32'h0;
  reg sums__0__enable;
  reg [15:0] sums__0__a;
  reg [15:0] sums__0__b;
  reg [7:0] sums__0__weight;
  wire [23:0] sums__0__y;
  reg sums__1__enable;
  reg [15:0] sums__1__a;
  reg [15:0] sums__1__b;
  reg [7:0] sums__1__weight;
  wire [23:0] sums__1__y;
  reg sums__2__enable;
  reg [15:0] sums__2__a;
  reg [15:0] sums__2__b;
  reg [7:0] sums__2__weight;
  wire [23:0] sums__2__y;
  reg sums__3__enable;
  reg [15:0] sums__3__a;
  reg [15:0] sums__3__b;
  reg [7:0] sums__3__weight;
  wire [23:0] sums__3__y;
  reg [15:0] results__0__d;
  reg [15:0] results__0__q = 16'h0;
  reg [15:0] results__1__d;
  reg [15:0] results__1__q = 16'h0;
  reg [15:0] results__2__d;
  reg [15:0] results__2__q = 16'h0;
  reg [15:0] results__3__d;
  reg [15:0] results__3__q = 16'h0;
  reg [15:0] results__4__d;
  reg [15:0] results__4__q = 16'h0;
  reg [15:0] results__5__d;
  reg [15:0] results__5__q = 16'h0;
  reg [15:0] results__6__d;
  reg [15:0] results__6__q = 16'h0;
  reg [15:0] results__7__d;
  reg [15:0] results__7__q = 16'h0;
  reg [15:0] results__8__d;
  reg [15:0] results__8__q = 16'h0;
  reg [15:0] results__9__d;
  reg [15:0] results__9__q = 16'h0;
  reg [15:0] results__10__d;
  reg [15:0] results__10__q = 16'h0;
  reg [15:0] results__11__d;
  reg [15:0] results__11__q = 16'h0;
  reg [15:0] results__12__d;
  reg [15:0] results__12__q = 16'h0;
  reg [15:0] results__13__d;
  reg [15:0] results__13__q = 16'h0;
  reg [15:0] results__14__d;
  reg [15:0] results__14__q = 16'h0;
  reg [15:0] results__15__d;
  reg [15:0] results__15__q = 16'h0;
  reg [15:0] results__16__d;
  reg [15:0] results__16__q = 16'h0;
  reg [15:0] results__17__d;
  reg [15:0] results__17__q = 16'h0;
  reg [15:0] results__18__d;
  reg [15:0] results__18__q = 16'h0;
  reg [15:0] results__19__d;
  reg [15:0] results__19__q = 16'h0;
  reg [15:0] results__20__d;
  reg [15:0] results__20__q = 16'h0;
  reg [15:0] results__21__d;
  reg [15:0] results__21__q = 16'h0;
  reg [15:0] results__22__d;
  reg [15:0] results__22__q = 16'h0;
  reg [15:0] results__23__d;
  reg [15:0] results__23__q = 16'h0;
  reg [15:0] results__24__d;
  reg [15:0] results__24__q = 16'h0;
  reg [15:0] results__25__d;
  reg [15:0] results__25__q = 16'h0;
  reg [15:0] results__26__d;
  reg [15:0] results__26__q = 16'h0;
  reg [15:0] results__27__d;
  reg [15:0] results__27__q = 16'h0;
  reg [15:0] results__28__d;
  reg [15:0] results__28__q = 16'h0;
  reg [15:0] results__29__d;
  reg [15:0] results__29__q = 16'h0;
  reg [15:0] results__30__d;
  reg [15:0] results__30__q = 16'h0;
  reg [15:0] results__31__d;
  reg [15:0] results__31__q = 16'h0;
  reg [1:0] full__d;
  reg [1:0] full__q = 2'h0;
  reg write_set__d;
  reg write_set__q = 1'h0;
  reg read_set__d;
  reg read_set__q = 1'h0;
  reg [22:0] metas__0__d;
  reg [22:0] metas__0__q = 23'h0;
  reg [22:0] metas__1__d;
  reg [22:0] metas__1__q = 23'h0;
  reg [1:0] floats__d;
  reg [1:0] floats__q = 2'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [5:0] next_rd__d;
  reg [5:0] next_rd__q = 6'h0;
  reg picked__d_valid;
  reg picked__q_valid = 1'h0;
  reg [22:0] picked__d_meta;
  reg [22:0] picked__q_meta = 23'h0;
  reg picked__d_last;
  reg picked__q_last = 1'h0;
  reg [1:0] picked__d_channel;
  reg [1:0] picked__q_channel = 2'h0;
  reg picked__d_is_float;
  reg picked__q_is_float = 1'h0;
  reg [31:0] fraction__0__d;
  reg [31:0] fraction__0__q = 32'h0;
  reg [31:0] fraction__1__d;
  reg [31:0] fraction__1__q = 32'h0;
  reg [31:0] fraction__2__d;
  reg [31:0] fraction__2__q = 32'h0;
  reg [31:0] fraction__3__d;
  reg [31:0] fraction__3__q = 32'h0;
  reg [3:0] zero__d;
  reg [3:0] zero__q = 4'h0;
  reg [3:0] upper_zero__d;
  reg [3:0] upper_zero__q = 4'h0;
  reg written__d_valid;
  reg written__q_valid = 1'h0;
  reg [22:0] written__d_meta;
  reg [22:0] written__q_meta = 23'h0;
  reg written__d_last;
  reg written__q_last = 1'h0;
  reg [31:0] out__0__d;
  reg [31:0] out__0__q = 32'h0;
  reg [31:0] out__1__d;
  reg [31:0] out__1__q = 32'h0;
  reg [31:0] out__2__d;
  reg [31:0] out__2__q = 32'h0;
  reg [31:0] out__3__d;
  reg [31:0] out__3__q = 32'h0;
  reg [3:0] lowest__candidates;
  wire lowest__valid;
  wire [1:0] lowest__index;
  wire [3:0] lowest__chosen;
  always @(*) begin
    part_0 = 6'h0;
    stage1__d_valid = stage1__q_valid;
    stage1__d_about = stage1__q_about;
    stage1__d_meta = stage1__q_meta;
    stage1__d_offsets = stage1__q_offsets;
    stage2__d_valid = stage2__q_valid;
    stage2__d_about = stage2__q_about;
    stage2__d_meta = stage2__q_meta;
    texels__0__d = texels__0__q;
    texels__1__d = texels__1__q;
    texels__2__d = texels__2__q;
    texels__3__d = texels__3__q;
    stage3__d_valid = stage3__q_valid;
    stage3__d_about = stage3__q_about;
    stage3__d_meta = stage3__q_meta;
    raw3__d = raw3__q;
    stage4__d_valid = stage4__q_valid;
    stage4__d_about = stage4__q_about;
    stage4__d_meta = stage4__q_meta;
    raw4__d = raw4__q;
    results__0__d = results__0__q;
    results__1__d = results__1__q;
    results__2__d = results__2__q;
    results__3__d = results__3__q;
    results__4__d = results__4__q;
    results__5__d = results__5__q;
    results__6__d = results__6__q;
    results__7__d = results__7__q;
    results__8__d = results__8__q;
    results__9__d = results__9__q;
    results__10__d = results__10__q;
    results__11__d = results__11__q;
    results__12__d = results__12__q;
    results__13__d = results__13__q;
    results__14__d = results__14__q;
    results__15__d = results__15__q;
    results__16__d = results__16__q;
    results__17__d = results__17__q;
    results__18__d = results__18__q;
    results__19__d = results__19__q;
    results__20__d = results__20__q;
    results__21__d = results__21__q;
    results__22__d = results__22__q;
    results__23__d = results__23__q;
    results__24__d = results__24__q;
    results__25__d = results__25__q;
    results__26__d = results__26__q;
    results__27__d = results__27__q;
    results__28__d = results__28__q;
    results__29__d = results__29__q;
    results__30__d = results__30__q;
    results__31__d = results__31__q;
    write_set__d = write_set__q;
    read_set__d = read_set__q;
    metas__0__d = metas__0__q;
    metas__1__d = metas__1__q;
    floats__d = floats__q;
    begun__d = begun__q;
    left__d = left__q;
    next_rd__d = next_rd__q;
    picked__d_valid = picked__q_valid;
    picked__d_meta = picked__q_meta;
    picked__d_last = picked__q_last;
    picked__d_channel = picked__q_channel;
    picked__d_is_float = picked__q_is_float;
    fraction__0__d = fraction__0__q;
    fraction__1__d = fraction__1__q;
    fraction__2__d = fraction__2__q;
    fraction__3__d = fraction__3__q;
    zero__d = zero__q;
    upper_zero__d = upper_zero__q;
    written__d_valid = written__q_valid;
    written__d_meta = written__q_meta;
    written__d_last = written__q_last;
    out__0__d = out__0__q;
    out__1__d = out__1__q;
    out__2__d = out__2__q;
    out__3__d = out__3__q;
    moves = (!((&full__q) & stage4__q_valid));
    advance = moves;
    if (moves) begin
      stage1__d_valid = entry_valid;
      stage1__d_about = entry_about;
      stage1__d_meta = entry_meta;
      stage1__d_offsets = entry_offsets;
    end
    word = 32'h0;
    picks_texels = 4'h0;
    offset = 4'h0;
    amount = 5'h0;
    if (moves) begin
      stage2__d_valid = stage1__q_valid;
      stage2__d_about = stage1__q_about;
      stage2__d_meta = stage1__q_meta;
      stage2__d_valid = (stage1__q_valid & stage1__q_about[7]);
      picks_texels = stage1__q_about[3:0];
      if ((stage1__q_valid & picks_texels[0])) begin
        offset = stage1__q_offsets[3:0];
        if ((offset[3:2] == 2'h0)) begin
          word = words__0;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__1;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__2;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__3;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__0__d = word;
      end
      if ((stage1__q_valid & picks_texels[1])) begin
        offset = stage1__q_offsets[7:4];
        if ((offset[3:2] == 2'h0)) begin
          word = words__4;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__5;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__6;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__7;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__1__d = word;
      end
      if ((stage1__q_valid & picks_texels[2])) begin
        offset = stage1__q_offsets[11:8];
        if ((offset[3:2] == 2'h0)) begin
          word = words__8;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__9;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__10;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__11;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__2__d = word;
      end
      if ((stage1__q_valid & picks_texels[3])) begin
        offset = stage1__q_offsets[15:12];
        if ((offset[3:2] == 2'h0)) begin
          word = words__12;
        end
        if ((offset[3:2] == 2'h1)) begin
          word = words__13;
        end
        if ((offset[3:2] == 2'h2)) begin
          word = words__14;
        end
        if ((offset[3:2] == 2'h3)) begin
          word = words__15;
        end
        if ((stage1__q_about[24] & (!stage1__q_about[25]))) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__3__d = word;
      end
    end
    upper__0__enable = moves;
    upper__0__a = texels__0__q[7:0];
    upper__0__b = texels__1__q[7:0];
    upper__0__weight = stage2__q_about[15:8];
    lower__0__enable = moves;
    lower__0__a = texels__2__q[7:0];
    lower__0__b = texels__3__q[7:0];
    lower__0__weight = stage2__q_about[15:8];
    sums__0__enable = moves;
    sums__0__a = upper__0__y;
    sums__0__b = lower__0__y;
    sums__0__weight = stage3__q_about[23:16];
    upper__1__enable = moves;
    upper__1__a = texels__0__q[15:8];
    upper__1__b = texels__1__q[15:8];
    upper__1__weight = stage2__q_about[15:8];
    lower__1__enable = moves;
    lower__1__a = texels__2__q[15:8];
    lower__1__b = texels__3__q[15:8];
    lower__1__weight = stage2__q_about[15:8];
    sums__1__enable = moves;
    sums__1__a = upper__1__y;
    sums__1__b = lower__1__y;
    sums__1__weight = stage3__q_about[23:16];
    upper__2__enable = moves;
    upper__2__a = texels__0__q[23:16];
    upper__2__b = texels__1__q[23:16];
    upper__2__weight = stage2__q_about[15:8];
    lower__2__enable = moves;
    lower__2__a = texels__2__q[23:16];
    lower__2__b = texels__3__q[23:16];
    lower__2__weight = stage2__q_about[15:8];
    sums__2__enable = moves;
    sums__2__a = upper__2__y;
    sums__2__b = lower__2__y;
    sums__2__weight = stage3__q_about[23:16];
    upper__3__enable = moves;
    upper__3__a = texels__0__q[31:24];
    upper__3__b = texels__1__q[31:24];
    upper__3__weight = stage2__q_about[15:8];
    lower__3__enable = moves;
    lower__3__a = texels__2__q[31:24];
    lower__3__b = texels__3__q[31:24];
    lower__3__weight = stage2__q_about[15:8];
    sums__3__enable = moves;
    sums__3__a = upper__3__y;
    sums__3__b = lower__3__y;
    sums__3__weight = stage3__q_about[23:16];
    if (moves) begin
      stage3__d_valid = stage2__q_valid;
      stage3__d_about = stage2__q_about;
      stage3__d_meta = stage2__q_meta;
      raw3__d = texels__0__q;
      stage4__d_valid = stage3__q_valid;
      stage4__d_about = stage3__q_about;
      stage4__d_meta = stage3__q_meta;
      raw4__d = raw3__q;
    end
    stored = (stage4__q_valid & moves);
    thread = stage4__q_about[27:26];
    rounded = 16'h0;
    sum = 24'h0;
    sum = sums__0__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if (stage4__q_about[25]) begin
      rounded = raw4__q[15:0];
    end
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__16__d = rounded;
      end else begin
        results__0__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__17__d = rounded;
      end else begin
        results__1__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__18__d = rounded;
      end else begin
        results__2__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__19__d = rounded;
      end else begin
        results__3__d = rounded;
      end
    end
    sum = sums__1__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if (stage4__q_about[25]) begin
      rounded = raw4__q[31:16];
    end
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__20__d = rounded;
      end else begin
        results__4__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__21__d = rounded;
      end else begin
        results__5__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__22__d = rounded;
      end else begin
        results__6__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__23__d = rounded;
      end else begin
        results__7__d = rounded;
      end
    end
    sum = sums__2__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__24__d = rounded;
      end else begin
        results__8__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__25__d = rounded;
      end else begin
        results__9__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__26__d = rounded;
      end else begin
        results__10__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__27__d = rounded;
      end else begin
        results__11__d = rounded;
      end
    end
    sum = sums__3__y;
    sum = {{sum + 24'h80} >> 32'h8};
    rounded = sum[15:0];
    if ((stored & (thread == 2'h0))) begin
      if (write_set__q) begin
        results__28__d = rounded;
      end else begin
        results__12__d = rounded;
      end
    end
    if ((stored & (thread == 2'h1))) begin
      if (write_set__q) begin
        results__29__d = rounded;
      end else begin
        results__13__d = rounded;
      end
    end
    if ((stored & (thread == 2'h2))) begin
      if (write_set__q) begin
        results__30__d = rounded;
      end else begin
        results__14__d = rounded;
      end
    end
    if ((stored & (thread == 2'h3))) begin
      if (write_set__q) begin
        results__31__d = rounded;
      end else begin
        results__15__d = rounded;
      end
    end
    full_now = full__q;
    if ((stored & stage4__q_about[28])) begin
      write_set__d = (!write_set__q);
      if (write_set__q) begin
        full_now = (full_now | 2'h2);
        metas__1__d = stage4__q_meta;
        floats__d = {stage4__q_about[25], floats__q[0]};
      end else begin
        full_now = (full_now | 2'h1);
        metas__0__d = stage4__q_meta;
        floats__d = {floats__q[1], stage4__q_about[25]};
      end
    end
    sends = (written__q_valid & (!wb_ready));
    takes = (!sends);
    picks = ((full__q[0] & (!read_set__q)) | (full__q[1] & read_set__q));
    meta = metas__0__q;
    is_float = floats__q[0];
    if (read_set__q) begin
      meta = metas__1__q;
      is_float = floats__q[1];
    end
    channels = meta[16:13];
    rd = meta[5:0];
    if (begun__q) begin
      channels = left__q;
      rd = next_rd__q;
    end
    lowest__candidates = channels;
    last = (!(|(channels & {~lowest__chosen})));
    if (takes) begin
      picked__d_valid = picks;
      picked__d_meta = meta;
      picked__d_meta[5:0] = rd;
      picked__d_channel = lowest__index;
      picked__d_is_float = is_float;
      picked__d_last = last;
    end
    low = 16'h0;
    high = 16'h0;
    raw = 32'h0;
    value = 32'h0;
    zero_now = 4'h0;
    upper_zero_now = 4'h0;
    if ((lowest__index == 2'h0)) begin
      low = results__0__q;
      if (read_set__q) begin
        low = results__16__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__4__q;
      if (read_set__q) begin
        low = results__20__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__8__q;
      if (read_set__q) begin
        low = results__24__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__12__q;
      if (read_set__q) begin
        low = results__28__q;
      end
    end
    high = results__4__q;
    if (read_set__q) begin
      high = results__20__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__0__d = value;
    end
    zero_now = {zero_now[3:1], (!(|low))};
    upper_zero_now = {upper_zero_now[3:1], (!(|{low >> 32'h8}))};
    if ((lowest__index == 2'h0)) begin
      low = results__1__q;
      if (read_set__q) begin
        low = results__17__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__5__q;
      if (read_set__q) begin
        low = results__21__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__9__q;
      if (read_set__q) begin
        low = results__25__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__13__q;
      if (read_set__q) begin
        low = results__29__q;
      end
    end
    high = results__5__q;
    if (read_set__q) begin
      high = results__21__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__1__d = value;
    end
    zero_now = {zero_now[3:2], (!(|low)), zero_now[0]};
    upper_zero_now = {upper_zero_now[3:2], (!(|{low >> 32'h8})), upper_zero_now[0]};
    if ((lowest__index == 2'h0)) begin
      low = results__2__q;
      if (read_set__q) begin
        low = results__18__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__6__q;
      if (read_set__q) begin
        low = results__22__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__10__q;
      if (read_set__q) begin
        low = results__26__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__14__q;
      if (read_set__q) begin
        low = results__30__q;
      end
    end
    high = results__6__q;
    if (read_set__q) begin
      high = results__22__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__2__d = value;
    end
    zero_now = {zero_now[3], (!(|low)), zero_now[1:0]};
    upper_zero_now = {upper_zero_now[3], (!(|{low >> 32'h8})), upper_zero_now[1:0]};
    if ((lowest__index == 2'h0)) begin
      low = results__3__q;
      if (read_set__q) begin
        low = results__19__q;
      end
    end
    if ((lowest__index == 2'h1)) begin
      low = results__7__q;
      if (read_set__q) begin
        low = results__23__q;
      end
    end
    if ((lowest__index == 2'h2)) begin
      low = results__11__q;
      if (read_set__q) begin
        low = results__27__q;
      end
    end
    if ((lowest__index == 2'h3)) begin
      low = results__15__q;
      if (read_set__q) begin
        low = results__31__q;
      end
    end
    high = results__7__q;
    if (read_set__q) begin
      high = results__23__q;
    end
    raw = {16'h0, low};
    value = {({raw << 32'h10} | {raw >> 32'h8}) + {{raw << 32'h8} + raw}};
    if (is_float) begin
      value = (raw | {{16'h0, high} << 32'h10});
    end
    if (takes) begin
      fraction__3__d = value;
    end
    zero_now = {(!(|low)), zero_now[2:0]};
    upper_zero_now = {(!(|{low >> 32'h8})), upper_zero_now[2:0]};
    if (takes) begin
      zero__d = zero_now;
      upper_zero__d = upper_zero_now;
    end
    if ((takes & picks)) begin
      begun__d = (!last);
      left__d = (channels & {~lowest__chosen});
      next_rd__d = {rd + 6'h1};
      if (last) begin
        read_set__d = (!read_set__q);
        if (read_set__q) begin
          full_now = (full_now & 2'h1);
        end else begin
          full_now = (full_now & 2'h2);
        end
      end
    end
    full__d = full_now;
    x = 32'h0;
    shifts = 4'h0;
    added = 32'h0;
    x = fraction__0__q;
    shifts = 4'hf;
    if (upper_zero__q[0]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[0]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__0__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__0__d = value;
    end
    wb_data__0 = out__0__q;
    x = fraction__1__q;
    shifts = 4'hf;
    if (upper_zero__q[1]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[1]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__1__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__1__d = value;
    end
    wb_data__1 = out__1__q;
    x = fraction__2__q;
    shifts = 4'hf;
    if (upper_zero__q[2]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[2]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__2__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__2__d = value;
    end
    wb_data__2 = out__2__q;
    x = fraction__3__q;
    shifts = 4'hf;
    if (upper_zero__q[3]) begin
      x = {x << 32'h8};
      shifts = {1'h0, shifts[2:0]};
    end
    if ((!(|{x >> 32'h1c}))) begin
      x = {x << 32'h4};
      shifts = {shifts[3], 1'h0, shifts[1:0]};
    end
    if ((!(|{x >> 32'h1e}))) begin
      x = {x << 32'h2};
      shifts = {shifts[3:2], 1'h0, shifts[0]};
    end
    if ((!x[31])) begin
      x = {x << 32'h1};
      shifts = {shifts[3:1], 1'h0};
    end
    added = ({31'h0, x[7]} | 32'h37800000);
    value = ({{28'h0, shifts} << 32'h17} | ({x >> 32'h8} & 32'h7fffff));
    value = {value + added};
    if (zero__q[3]) begin
      value = 32'h0;
    end
    if (picked__q_is_float) begin
      raw = fraction__3__q;
      if ((!(|raw[30:23]))) begin
        raw = (raw & 32'h80000000);
      end
      value = 32'h0;
      if ((picked__q_channel == 2'h0)) begin
        value = raw;
      end
      if ((picked__q_channel == 2'h3)) begin
        value = 32'h3f800000;
      end
    end
    if (takes) begin
      out__3__d = value;
    end
    wb_data__3 = out__3__q;
    if (takes) begin
      written__d_valid = picked__q_valid;
      written__d_meta = picked__q_meta;
      written__d_last = picked__q_last;
    end
    wb_valid = written__q_valid;
    part_0 = written__q_meta[22:17];
    wb_warp = part_0[2:0];
    wb_rd = written__q_meta[5:0];
    wb_mask = written__q_meta[12:9];
    wb_slot = written__q_meta[8:6];
    wb_last = written__q_last;
  end
  always @(posedge clock) begin
    stage1__q_valid <= stage1__d_valid;
    stage1__q_about <= stage1__d_about;
    stage1__q_meta <= stage1__d_meta;
    stage1__q_offsets <= stage1__d_offsets;
    stage2__q_valid <= stage2__d_valid;
    stage2__q_about <= stage2__d_about;
    stage2__q_meta <= stage2__d_meta;
    texels__0__q <= texels__0__d;
    texels__1__q <= texels__1__d;
    texels__2__q <= texels__2__d;
    texels__3__q <= texels__3__d;
    stage3__q_valid <= stage3__d_valid;
    stage3__q_about <= stage3__d_about;
    stage3__q_meta <= stage3__d_meta;
    raw3__q <= raw3__d;
    stage4__q_valid <= stage4__d_valid;
    stage4__q_about <= stage4__d_about;
    stage4__q_meta <= stage4__d_meta;
    raw4__q <= raw4__d;
    results__0__q <= results__0__d;
    results__1__q <= results__1__d;
    results__2__q <= results__2__d;
    results__3__q <= results__3__d;
    results__4__q <= results__4__d;
    results__5__q <= results__5__d;
    results__6__q <= results__6__d;
    results__7__q <= results__7__d;
    results__8__q <= results__8__d;
    results__9__q <= results__9__d;
    results__10__q <= results__10__d;
    results__11__q <= results__11__d;
    results__12__q <= results__12__d;
    results__13__q <= results__13__d;
    results__14__q <= results__14__d;
    results__15__q <= results__15__d;
    results__16__q <= results__16__d;
    results__17__q <= results__17__d;
    results__18__q <= results__18__d;
    results__19__q <= results__19__d;
    results__20__q <= results__20__d;
    results__21__q <= results__21__d;
    results__22__q <= results__22__d;
    results__23__q <= results__23__d;
    results__24__q <= results__24__d;
    results__25__q <= results__25__d;
    results__26__q <= results__26__d;
    results__27__q <= results__27__d;
    results__28__q <= results__28__d;
    results__29__q <= results__29__d;
    results__30__q <= results__30__d;
    results__31__q <= results__31__d;
    full__q <= full__d;
    write_set__q <= write_set__d;
    read_set__q <= read_set__d;
    metas__0__q <= metas__0__d;
    metas__1__q <= metas__1__d;
    floats__q <= floats__d;
    begun__q <= begun__d;
    left__q <= left__d;
    next_rd__q <= next_rd__d;
    picked__q_valid <= picked__d_valid;
    picked__q_meta <= picked__d_meta;
    picked__q_last <= picked__d_last;
    picked__q_channel <= picked__d_channel;
    picked__q_is_float <= picked__d_is_float;
    fraction__0__q <= fraction__0__d;
    fraction__1__q <= fraction__1__d;
    fraction__2__q <= fraction__2__d;
    fraction__3__q <= fraction__3__d;
    zero__q <= zero__d;
    upper_zero__q <= upper_zero__d;
    written__q_valid <= written__d_valid;
    written__q_meta <= written__d_meta;
    written__q_last <= written__d_last;
    out__0__q <= out__0__d;
    out__1__q <= out__1__d;
    out__2__q <= out__2__d;
    out__3__q <= out__3__d;
  end
  upper upper__0 (
    .clock(clock),
    .enable(upper__0__enable),
    .a(upper__0__a),
    .b(upper__0__b),
    .weight(upper__0__weight),
    .y(upper__0__y)
  );
  upper upper__1 (
    .clock(clock),
    .enable(upper__1__enable),
    .a(upper__1__a),
    .b(upper__1__b),
    .weight(upper__1__weight),
    .y(upper__1__y)
  );
  upper upper__2 (
    .clock(clock),
    .enable(upper__2__enable),
    .a(upper__2__a),
    .b(upper__2__b),
    .weight(upper__2__weight),
    .y(upper__2__y)
  );
  upper upper__3 (
    .clock(clock),
    .enable(upper__3__enable),
    .a(upper__3__a),
    .b(upper__3__b),
    .weight(upper__3__weight),
    .y(upper__3__y)
  );
  upper lower__0 (
    .clock(clock),
    .enable(lower__0__enable),
    .a(lower__0__a),
    .b(lower__0__b),
    .weight(lower__0__weight),
    .y(lower__0__y)
  );
  upper lower__1 (
    .clock(clock),
    .enable(lower__1__enable),
    .a(lower__1__a),
    .b(lower__1__b),
    .weight(lower__1__weight),
    .y(lower__1__y)
  );
  upper lower__2 (
    .clock(clock),
    .enable(lower__2__enable),
    .a(lower__2__a),
    .b(lower__2__b),
    .weight(lower__2__weight),
    .y(lower__2__y)
  );
  upper lower__3 (
    .clock(clock),
    .enable(lower__3__enable),
    .a(lower__3__a),
    .b(lower__3__b),
    .weight(lower__3__weight),
    .y(lower__3__y)
  );
  sums sums__0 (
    .clock(clock),
    .enable(sums__0__enable),
    .a(sums__0__a),
    .b(sums__0__b),
    .weight(sums__0__weight),
    .y(sums__0__y)
  );
  sums sums__1 (
    .clock(clock),
    .enable(sums__1__enable),
    .a(sums__1__a),
    .b(sums__1__b),
    .weight(sums__1__weight),
    .y(sums__1__y)
  );
  sums sums__2 (
    .clock(clock),
    .enable(sums__2__enable),
    .a(sums__2__a),
    .b(sums__2__b),
    .weight(sums__2__weight),
    .y(sums__2__y)
  );
  sums sums__3 (
    .clock(clock),
    .enable(sums__3__enable),
    .a(sums__3__a),
    .b(sums__3__b),
    .weight(sums__3__weight),
    .y(sums__3__y)
  );
  lowest lowest (
    .candidates(lowest__candidates),
    .valid(lowest__valid),
    .index(lowest__index),
    .chosen(lowest__chosen)
  );
endmodule

module texture (
  input wire clock,
  input wire flush,
  input wire req_valid,
  output reg req_ready,
  input wire req_kind,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire [27:0] descriptor_base,
  output reg wb_valid,
  input wire wb_ready,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg wb_last,
  output reg [2:0] wb_slot,
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  output reg [5:0] mem_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg [2:0] count_lookup,
  output reg count_miss
);
  reg [21:0] looked;
  reg address_gen__flush;
  reg address_gen__req_valid;
  wire address_gen__req_ready;
  reg address_gen__req_kind;
  reg [2:0] address_gen__req_warp;
  reg [5:0] address_gen__req_rd;
  reg [2:0] address_gen__req_slot;
  reg [3:0] address_gen__req_mask;
  reg [3:0] address_gen__req_channels;
  reg [3:0] address_gen__req_texture;
  reg [31:0] address_gen__req_u__0;
  reg [31:0] address_gen__req_u__1;
  reg [31:0] address_gen__req_u__2;
  reg [31:0] address_gen__req_u__3;
  reg [31:0] address_gen__req_v__0;
  reg [31:0] address_gen__req_v__1;
  reg [31:0] address_gen__req_v__2;
  reg [31:0] address_gen__req_v__3;
  reg [27:0] address_gen__descriptor_base;
  wire address_gen__mem_valid;
  reg address_gen__mem_ready;
  wire [27:0] address_gen__mem_address;
  reg address_gen__rsp_valid;
  reg [31:0] address_gen__rsp_data__0;
  reg [31:0] address_gen__rsp_data__1;
  reg [31:0] address_gen__rsp_data__2;
  reg [31:0] address_gen__rsp_data__3;
  wire address_gen__out_valid;
  reg address_gen__out_ready;
  wire [31:0] address_gen__out_address__0;
  wire [31:0] address_gen__out_address__1;
  wire [31:0] address_gen__out_address__2;
  wire [31:0] address_gen__out_address__3;
  wire [5:0] address_gen__out_set__0;
  wire [5:0] address_gen__out_set__1;
  wire [5:0] address_gen__out_set__2;
  wire [5:0] address_gen__out_set__3;
  wire [3:0] address_gen__out_need;
  wire [21:0] address_gen__out_about;
  wire [22:0] address_gen__out_meta;
  reg tags__flush;
  reg tags__sample_valid;
  wire tags__sample_ready;
  reg [31:0] tags__sample_address__0;
  reg [31:0] tags__sample_address__1;
  reg [31:0] tags__sample_address__2;
  reg [31:0] tags__sample_address__3;
  reg [5:0] tags__sample_set__0;
  reg [5:0] tags__sample_set__1;
  reg [5:0] tags__sample_set__2;
  reg [5:0] tags__sample_set__3;
  reg [3:0] tags__sample_need;
  reg tags__room;
  reg tags__line_room;
  reg [4:0] tags__line_slot;
  wire tags__push;
  wire [3:0] tags__push_texels;
  wire [2:0] tags__push_fills;
  wire tags__push_last;
  wire [5:0] tags__push_line__0;
  wire [5:0] tags__push_line__1;
  wire [5:0] tags__push_line__2;
  wire [5:0] tags__push_line__3;
  wire tags__allocate_valid;
  wire [5:0] tags__allocate_line;
  wire tags__ask_valid;
  reg tags__ask_ready;
  wire [27:0] tags__ask_address;
  wire [4:0] tags__ask_slot;
  wire [2:0] tags__count_lookup;
  reg fifo__push_valid;
  reg [31:0] fifo__push_about;
  reg [22:0] fifo__push_meta;
  reg [3:0] fifo__push_offset__0;
  reg [3:0] fifo__push_offset__1;
  reg [3:0] fifo__push_offset__2;
  reg [3:0] fifo__push_offset__3;
  reg [5:0] fifo__push_line__0;
  reg [5:0] fifo__push_line__1;
  reg [5:0] fifo__push_line__2;
  reg [5:0] fifo__push_line__3;
  wire fifo__room;
  reg fifo__allocate_valid;
  reg [5:0] fifo__allocate_line;
  wire fifo__line_room;
  wire [4:0] fifo__line_slot;
  reg fifo__rsp_valid;
  reg [4:0] fifo__rsp_slot;
  reg [31:0] fifo__rsp_data__0;
  reg [31:0] fifo__rsp_data__1;
  reg [31:0] fifo__rsp_data__2;
  reg [31:0] fifo__rsp_data__3;
  wire fifo__fill;
  wire [5:0] fifo__fill_line;
  wire [31:0] fifo__fill_data__0;
  wire [31:0] fifo__fill_data__1;
  wire [31:0] fifo__fill_data__2;
  wire [31:0] fifo__fill_data__3;
  reg fifo__advance;
  wire fifo__pop_valid;
  wire [31:0] fifo__pop_about;
  wire [22:0] fifo__pop_meta;
  wire [15:0] fifo__pop_offsets;
  wire [5:0] fifo__pop_line__0;
  wire [5:0] fifo__pop_line__1;
  wire [5:0] fifo__pop_line__2;
  wire [5:0] fifo__pop_line__3;
  reg lines__0__read_enable;
  reg [5:0] lines__0__read_address;
  wire [31:0] lines__0__read_data;
  reg lines__0__write_enable;
  reg [5:0] lines__0__write_address;
  reg [31:0] lines__0__write_data;
  reg lines__1__read_enable;
  reg [5:0] lines__1__read_address;
  wire [31:0] lines__1__read_data;
  reg lines__1__write_enable;
  reg [5:0] lines__1__write_address;
  reg [31:0] lines__1__write_data;
  reg lines__2__read_enable;
  reg [5:0] lines__2__read_address;
  wire [31:0] lines__2__read_data;
  reg lines__2__write_enable;
  reg [5:0] lines__2__write_address;
  reg [31:0] lines__2__write_data;
  reg lines__3__read_enable;
  reg [5:0] lines__3__read_address;
  wire [31:0] lines__3__read_data;
  reg lines__3__write_enable;
  reg [5:0] lines__3__write_address;
  reg [31:0] lines__3__write_data;
  reg lines__4__read_enable;
  reg [5:0] lines__4__read_address;
  wire [31:0] lines__4__read_data;
  reg lines__4__write_enable;
  reg [5:0] lines__4__write_address;
  reg [31:0] lines__4__write_data;
  reg lines__5__read_enable;
  reg [5:0] lines__5__read_address;
  wire [31:0] lines__5__read_data;
  reg lines__5__write_enable;
  reg [5:0] lines__5__write_address;
  reg [31:0] lines__5__write_data;
  reg lines__6__read_enable;
  reg [5:0] lines__6__read_address;
  wire [31:0] lines__6__read_data;
  reg lines__6__write_enable;
  reg [5:0] lines__6__write_address;
  reg [31:0] lines__6__write_data;
  reg lines__7__read_enable;
  reg [5:0] lines__7__read_address;
  wire [31:0] lines__7__read_data;
  reg lines__7__write_enable;
  reg [5:0] lines__7__write_address;
  reg [31:0] lines__7__write_data;
  reg lines__8__read_enable;
  reg [5:0] lines__8__read_address;
  wire [31:0] lines__8__read_data;
  reg lines__8__write_enable;
  reg [5:0] lines__8__write_address;
  reg [31:0] lines__8__write_data;
  reg lines__9__read_enable;
  reg [5:0] lines__9__read_address;
  wire [31:0] lines__9__read_data;
  reg lines__9__write_enable;
  reg [5:0] lines__9__write_address;
  reg [31:0] lines__9__write_data;
  reg lines__10__read_enable;
  reg [5:0] lines__10__read_address;
  wire [31:0] lines__10__read_data;
  reg lines__10__write_enable;
  reg [5:0] lines__10__write_address;
  reg [31:0] lines__10__write_data;
  reg lines__11__read_enable;
  reg [5:0] lines__11__read_address;
  wire [31:0] lines__11__read_data;
  reg lines__11__write_enable;
  reg [5:0] lines__11__write_address;
  reg [31:0] lines__11__write_data;
  reg lines__12__read_enable;
  reg [5:0] lines__12__read_address;
  wire [31:0] lines__12__read_data;
  reg lines__12__write_enable;
  reg [5:0] lines__12__write_address;
  reg [31:0] lines__12__write_data;
  reg lines__13__read_enable;
  reg [5:0] lines__13__read_address;
  wire [31:0] lines__13__read_data;
  reg lines__13__write_enable;
  reg [5:0] lines__13__write_address;
  reg [31:0] lines__13__write_data;
  reg lines__14__read_enable;
  reg [5:0] lines__14__read_address;
  wire [31:0] lines__14__read_data;
  reg lines__14__write_enable;
  reg [5:0] lines__14__write_address;
  reg [31:0] lines__14__write_data;
  reg lines__15__read_enable;
  reg [5:0] lines__15__read_address;
  wire [31:0] lines__15__read_data;
  reg lines__15__write_enable;
  reg [5:0] lines__15__write_address;
  reg [31:0] lines__15__write_data;
  reg filter__entry_valid;
  reg [31:0] filter__entry_about;
  reg [22:0] filter__entry_meta;
  reg [15:0] filter__entry_offsets;
  reg [31:0] filter__words__0;
  reg [31:0] filter__words__1;
  reg [31:0] filter__words__2;
  reg [31:0] filter__words__3;
  reg [31:0] filter__words__4;
  reg [31:0] filter__words__5;
  reg [31:0] filter__words__6;
  reg [31:0] filter__words__7;
  reg [31:0] filter__words__8;
  reg [31:0] filter__words__9;
  reg [31:0] filter__words__10;
  reg [31:0] filter__words__11;
  reg [31:0] filter__words__12;
  reg [31:0] filter__words__13;
  reg [31:0] filter__words__14;
  reg [31:0] filter__words__15;
  wire filter__advance;
  wire filter__wb_valid;
  reg filter__wb_ready;
  wire [2:0] filter__wb_warp;
  wire [5:0] filter__wb_rd;
  wire [3:0] filter__wb_mask;
  wire [31:0] filter__wb_data__0;
  wire [31:0] filter__wb_data__1;
  wire [31:0] filter__wb_data__2;
  wire [31:0] filter__wb_data__3;
  wire filter__wb_last;
  wire [2:0] filter__wb_slot;
  reg [21:0] looked_format__d;
  reg [21:0] looked_format__q = 22'h0;
  reg [22:0] looked_meta__d;
  reg [22:0] looked_meta__q = 23'h0;
  reg [3:0] looked_offset__0__d;
  reg [3:0] looked_offset__0__q = 4'h0;
  reg [3:0] looked_offset__1__d;
  reg [3:0] looked_offset__1__q = 4'h0;
  reg [3:0] looked_offset__2__d;
  reg [3:0] looked_offset__2__q = 4'h0;
  reg [3:0] looked_offset__3__d;
  reg [3:0] looked_offset__3__q = 4'h0;
  always @(*) begin
    looked_format__d = looked_format__q;
    looked_meta__d = looked_meta__q;
    looked_offset__0__d = looked_offset__0__q;
    looked_offset__1__d = looked_offset__1__q;
    looked_offset__2__d = looked_offset__2__q;
    looked_offset__3__d = looked_offset__3__q;
    address_gen__flush = flush;
    address_gen__req_valid = req_valid;
    req_ready = address_gen__req_ready;
    address_gen__req_kind = req_kind;
    address_gen__req_warp = req_warp;
    address_gen__req_rd = req_rd;
    address_gen__req_slot = req_slot;
    address_gen__req_mask = req_mask;
    address_gen__req_channels = req_channels;
    address_gen__req_texture = req_texture;
    address_gen__req_u__0 = req_u__0;
    address_gen__req_u__1 = req_u__1;
    address_gen__req_u__2 = req_u__2;
    address_gen__req_u__3 = req_u__3;
    address_gen__req_v__0 = req_v__0;
    address_gen__req_v__1 = req_v__1;
    address_gen__req_v__2 = req_v__2;
    address_gen__req_v__3 = req_v__3;
    address_gen__descriptor_base = descriptor_base;
    address_gen__rsp_valid = rsp_valid;
    address_gen__rsp_data__0 = rsp_data__0;
    address_gen__rsp_data__1 = rsp_data__1;
    address_gen__rsp_data__2 = rsp_data__2;
    address_gen__rsp_data__3 = rsp_data__3;
    address_gen__rsp_valid = (rsp_valid & rsp_tag[5]);
    tags__flush = flush;
    tags__sample_valid = address_gen__out_valid;
    address_gen__out_ready = tags__sample_ready;
    tags__sample_address__0 = address_gen__out_address__0;
    tags__sample_address__1 = address_gen__out_address__1;
    tags__sample_address__2 = address_gen__out_address__2;
    tags__sample_address__3 = address_gen__out_address__3;
    tags__sample_set__0 = address_gen__out_set__0;
    tags__sample_set__1 = address_gen__out_set__1;
    tags__sample_set__2 = address_gen__out_set__2;
    tags__sample_set__3 = address_gen__out_set__3;
    tags__sample_need = address_gen__out_need;
    tags__room = fifo__room;
    tags__line_room = fifo__line_room;
    tags__line_slot = fifo__line_slot;
    if (tags__sample_ready) begin
      looked_format__d = address_gen__out_about;
      looked_meta__d = address_gen__out_meta;
      looked_offset__0__d = address_gen__out_address__0[3:0];
      looked_offset__1__d = address_gen__out_address__1[3:0];
      looked_offset__2__d = address_gen__out_address__2[3:0];
      looked_offset__3__d = address_gen__out_address__3[3:0];
    end
    count_lookup = tags__count_lookup;
    count_miss = tags__allocate_valid;
    mem_valid = (tags__ask_valid | address_gen__mem_valid);
    mem_address = tags__ask_address;
    mem_tag = {1'h0, tags__ask_slot};
    tags__ask_ready = (mem_ready & (!address_gen__mem_valid));
    address_gen__mem_ready = mem_ready;
    if (address_gen__mem_valid) begin
      mem_address = address_gen__mem_address;
      mem_tag = 6'h20;
    end
    looked = looked_format__q;
    fifo__push_valid = tags__push;
    fifo__push_about[3:0] = tags__push_texels;
    fifo__push_about[6:4] = tags__push_fills;
    fifo__push_about[7] = tags__push_last;
    fifo__push_about[15:8] = looked[13:6];
    fifo__push_about[23:16] = looked[21:14];
    fifo__push_about[24] = looked[0];
    fifo__push_about[25] = looked[1];
    fifo__push_about[27:26] = looked[3:2];
    fifo__push_about[28] = looked[4];
    fifo__push_about[29] = looked[5];
    fifo__push_about[31:30] = 2'h0;
    fifo__push_meta = looked_meta__q;
    fifo__allocate_valid = tags__allocate_valid;
    fifo__allocate_line = tags__allocate_line;
    fifo__rsp_valid = (rsp_valid & (!rsp_tag[5]));
    fifo__rsp_slot = rsp_tag[4:0];
    fifo__advance = filter__advance;
    fifo__push_offset__0 = looked_offset__0__q;
    fifo__push_line__0 = tags__push_line__0;
    fifo__rsp_data__0 = rsp_data__0;
    fifo__push_offset__1 = looked_offset__1__q;
    fifo__push_line__1 = tags__push_line__1;
    fifo__rsp_data__1 = rsp_data__1;
    fifo__push_offset__2 = looked_offset__2__q;
    fifo__push_line__2 = tags__push_line__2;
    fifo__rsp_data__2 = rsp_data__2;
    fifo__push_offset__3 = looked_offset__3__q;
    fifo__push_line__3 = tags__push_line__3;
    fifo__rsp_data__3 = rsp_data__3;
    lines__0__read_enable = fifo__pop_valid;
    lines__0__read_address = fifo__pop_line__0;
    lines__0__write_enable = fifo__fill;
    lines__0__write_address = fifo__fill_line;
    lines__0__write_data = fifo__fill_data__0;
    lines__1__read_enable = fifo__pop_valid;
    lines__1__read_address = fifo__pop_line__0;
    lines__1__write_enable = fifo__fill;
    lines__1__write_address = fifo__fill_line;
    lines__1__write_data = fifo__fill_data__1;
    lines__2__read_enable = fifo__pop_valid;
    lines__2__read_address = fifo__pop_line__0;
    lines__2__write_enable = fifo__fill;
    lines__2__write_address = fifo__fill_line;
    lines__2__write_data = fifo__fill_data__2;
    lines__3__read_enable = fifo__pop_valid;
    lines__3__read_address = fifo__pop_line__0;
    lines__3__write_enable = fifo__fill;
    lines__3__write_address = fifo__fill_line;
    lines__3__write_data = fifo__fill_data__3;
    lines__4__read_enable = fifo__pop_valid;
    lines__4__read_address = fifo__pop_line__1;
    lines__4__write_enable = fifo__fill;
    lines__4__write_address = fifo__fill_line;
    lines__4__write_data = fifo__fill_data__0;
    lines__5__read_enable = fifo__pop_valid;
    lines__5__read_address = fifo__pop_line__1;
    lines__5__write_enable = fifo__fill;
    lines__5__write_address = fifo__fill_line;
    lines__5__write_data = fifo__fill_data__1;
    lines__6__read_enable = fifo__pop_valid;
    lines__6__read_address = fifo__pop_line__1;
    lines__6__write_enable = fifo__fill;
    lines__6__write_address = fifo__fill_line;
    lines__6__write_data = fifo__fill_data__2;
    lines__7__read_enable = fifo__pop_valid;
    lines__7__read_address = fifo__pop_line__1;
    lines__7__write_enable = fifo__fill;
    lines__7__write_address = fifo__fill_line;
    lines__7__write_data = fifo__fill_data__3;
    lines__8__read_enable = fifo__pop_valid;
    lines__8__read_address = fifo__pop_line__2;
    lines__8__write_enable = fifo__fill;
    lines__8__write_address = fifo__fill_line;
    lines__8__write_data = fifo__fill_data__0;
    lines__9__read_enable = fifo__pop_valid;
    lines__9__read_address = fifo__pop_line__2;
    lines__9__write_enable = fifo__fill;
    lines__9__write_address = fifo__fill_line;
    lines__9__write_data = fifo__fill_data__1;
    lines__10__read_enable = fifo__pop_valid;
    lines__10__read_address = fifo__pop_line__2;
    lines__10__write_enable = fifo__fill;
    lines__10__write_address = fifo__fill_line;
    lines__10__write_data = fifo__fill_data__2;
    lines__11__read_enable = fifo__pop_valid;
    lines__11__read_address = fifo__pop_line__2;
    lines__11__write_enable = fifo__fill;
    lines__11__write_address = fifo__fill_line;
    lines__11__write_data = fifo__fill_data__3;
    lines__12__read_enable = fifo__pop_valid;
    lines__12__read_address = fifo__pop_line__3;
    lines__12__write_enable = fifo__fill;
    lines__12__write_address = fifo__fill_line;
    lines__12__write_data = fifo__fill_data__0;
    lines__13__read_enable = fifo__pop_valid;
    lines__13__read_address = fifo__pop_line__3;
    lines__13__write_enable = fifo__fill;
    lines__13__write_address = fifo__fill_line;
    lines__13__write_data = fifo__fill_data__1;
    lines__14__read_enable = fifo__pop_valid;
    lines__14__read_address = fifo__pop_line__3;
    lines__14__write_enable = fifo__fill;
    lines__14__write_address = fifo__fill_line;
    lines__14__write_data = fifo__fill_data__2;
    lines__15__read_enable = fifo__pop_valid;
    lines__15__read_address = fifo__pop_line__3;
    lines__15__write_enable = fifo__fill;
    lines__15__write_address = fifo__fill_line;
    lines__15__write_data = fifo__fill_data__3;
    filter__entry_valid = fifo__pop_valid;
    filter__entry_about = fifo__pop_about;
    filter__entry_meta = fifo__pop_meta;
    filter__entry_offsets = fifo__pop_offsets;
    filter__words__0 = lines__0__read_data;
    filter__words__1 = lines__1__read_data;
    filter__words__2 = lines__2__read_data;
    filter__words__3 = lines__3__read_data;
    filter__words__4 = lines__4__read_data;
    filter__words__5 = lines__5__read_data;
    filter__words__6 = lines__6__read_data;
    filter__words__7 = lines__7__read_data;
    filter__words__8 = lines__8__read_data;
    filter__words__9 = lines__9__read_data;
    filter__words__10 = lines__10__read_data;
    filter__words__11 = lines__11__read_data;
    filter__words__12 = lines__12__read_data;
    filter__words__13 = lines__13__read_data;
    filter__words__14 = lines__14__read_data;
    filter__words__15 = lines__15__read_data;
    wb_valid = filter__wb_valid;
    filter__wb_ready = wb_ready;
    wb_warp = filter__wb_warp;
    wb_rd = filter__wb_rd;
    wb_mask = filter__wb_mask;
    wb_data__0 = filter__wb_data__0;
    wb_data__1 = filter__wb_data__1;
    wb_data__2 = filter__wb_data__2;
    wb_data__3 = filter__wb_data__3;
    wb_last = filter__wb_last;
    wb_slot = filter__wb_slot;
  end
  always @(posedge clock) begin
    looked_format__q <= looked_format__d;
    looked_meta__q <= looked_meta__d;
    looked_offset__0__q <= looked_offset__0__d;
    looked_offset__1__q <= looked_offset__1__d;
    looked_offset__2__q <= looked_offset__2__d;
    looked_offset__3__q <= looked_offset__3__d;
  end
  address_gen address_gen (
    .clock(clock),
    .flush(address_gen__flush),
    .req_valid(address_gen__req_valid),
    .req_ready(address_gen__req_ready),
    .req_kind(address_gen__req_kind),
    .req_warp(address_gen__req_warp),
    .req_rd(address_gen__req_rd),
    .req_slot(address_gen__req_slot),
    .req_mask(address_gen__req_mask),
    .req_channels(address_gen__req_channels),
    .req_texture(address_gen__req_texture),
    .req_u__0(address_gen__req_u__0),
    .req_u__1(address_gen__req_u__1),
    .req_u__2(address_gen__req_u__2),
    .req_u__3(address_gen__req_u__3),
    .req_v__0(address_gen__req_v__0),
    .req_v__1(address_gen__req_v__1),
    .req_v__2(address_gen__req_v__2),
    .req_v__3(address_gen__req_v__3),
    .descriptor_base(address_gen__descriptor_base),
    .mem_valid(address_gen__mem_valid),
    .mem_ready(address_gen__mem_ready),
    .mem_address(address_gen__mem_address),
    .rsp_valid(address_gen__rsp_valid),
    .rsp_data__0(address_gen__rsp_data__0),
    .rsp_data__1(address_gen__rsp_data__1),
    .rsp_data__2(address_gen__rsp_data__2),
    .rsp_data__3(address_gen__rsp_data__3),
    .out_valid(address_gen__out_valid),
    .out_ready(address_gen__out_ready),
    .out_address__0(address_gen__out_address__0),
    .out_address__1(address_gen__out_address__1),
    .out_address__2(address_gen__out_address__2),
    .out_address__3(address_gen__out_address__3),
    .out_set__0(address_gen__out_set__0),
    .out_set__1(address_gen__out_set__1),
    .out_set__2(address_gen__out_set__2),
    .out_set__3(address_gen__out_set__3),
    .out_need(address_gen__out_need),
    .out_about(address_gen__out_about),
    .out_meta(address_gen__out_meta)
  );
  tags_2 tags (
    .clock(clock),
    .flush(tags__flush),
    .sample_valid(tags__sample_valid),
    .sample_ready(tags__sample_ready),
    .sample_address__0(tags__sample_address__0),
    .sample_address__1(tags__sample_address__1),
    .sample_address__2(tags__sample_address__2),
    .sample_address__3(tags__sample_address__3),
    .sample_set__0(tags__sample_set__0),
    .sample_set__1(tags__sample_set__1),
    .sample_set__2(tags__sample_set__2),
    .sample_set__3(tags__sample_set__3),
    .sample_need(tags__sample_need),
    .room(tags__room),
    .line_room(tags__line_room),
    .line_slot(tags__line_slot),
    .push(tags__push),
    .push_texels(tags__push_texels),
    .push_fills(tags__push_fills),
    .push_last(tags__push_last),
    .push_line__0(tags__push_line__0),
    .push_line__1(tags__push_line__1),
    .push_line__2(tags__push_line__2),
    .push_line__3(tags__push_line__3),
    .allocate_valid(tags__allocate_valid),
    .allocate_line(tags__allocate_line),
    .ask_valid(tags__ask_valid),
    .ask_ready(tags__ask_ready),
    .ask_address(tags__ask_address),
    .ask_slot(tags__ask_slot),
    .count_lookup(tags__count_lookup)
  );
  fifo fifo (
    .clock(clock),
    .push_valid(fifo__push_valid),
    .push_about(fifo__push_about),
    .push_meta(fifo__push_meta),
    .push_offset__0(fifo__push_offset__0),
    .push_offset__1(fifo__push_offset__1),
    .push_offset__2(fifo__push_offset__2),
    .push_offset__3(fifo__push_offset__3),
    .push_line__0(fifo__push_line__0),
    .push_line__1(fifo__push_line__1),
    .push_line__2(fifo__push_line__2),
    .push_line__3(fifo__push_line__3),
    .room(fifo__room),
    .allocate_valid(fifo__allocate_valid),
    .allocate_line(fifo__allocate_line),
    .line_room(fifo__line_room),
    .line_slot(fifo__line_slot),
    .rsp_valid(fifo__rsp_valid),
    .rsp_slot(fifo__rsp_slot),
    .rsp_data__0(fifo__rsp_data__0),
    .rsp_data__1(fifo__rsp_data__1),
    .rsp_data__2(fifo__rsp_data__2),
    .rsp_data__3(fifo__rsp_data__3),
    .fill(fifo__fill),
    .fill_line(fifo__fill_line),
    .fill_data__0(fifo__fill_data__0),
    .fill_data__1(fifo__fill_data__1),
    .fill_data__2(fifo__fill_data__2),
    .fill_data__3(fifo__fill_data__3),
    .advance(fifo__advance),
    .pop_valid(fifo__pop_valid),
    .pop_about(fifo__pop_about),
    .pop_meta(fifo__pop_meta),
    .pop_offsets(fifo__pop_offsets),
    .pop_line__0(fifo__pop_line__0),
    .pop_line__1(fifo__pop_line__1),
    .pop_line__2(fifo__pop_line__2),
    .pop_line__3(fifo__pop_line__3)
  );
  lines_2 lines__0 (
    .clock(clock),
    .read_enable(lines__0__read_enable),
    .read_address(lines__0__read_address),
    .read_data(lines__0__read_data),
    .write_enable(lines__0__write_enable),
    .write_address(lines__0__write_address),
    .write_data(lines__0__write_data)
  );
  lines_2 lines__1 (
    .clock(clock),
    .read_enable(lines__1__read_enable),
    .read_address(lines__1__read_address),
    .read_data(lines__1__read_data),
    .write_enable(lines__1__write_enable),
    .write_address(lines__1__write_address),
    .write_data(lines__1__write_data)
  );
  lines_2 lines__2 (
    .clock(clock),
    .read_enable(lines__2__read_enable),
    .read_address(lines__2__read_address),
    .read_data(lines__2__read_data),
    .write_enable(lines__2__write_enable),
    .write_address(lines__2__write_address),
    .write_data(lines__2__write_data)
  );
  lines_2 lines__3 (
    .clock(clock),
    .read_enable(lines__3__read_enable),
    .read_address(lines__3__read_address),
    .read_data(lines__3__read_data),
    .write_enable(lines__3__write_enable),
    .write_address(lines__3__write_address),
    .write_data(lines__3__write_data)
  );
  lines_2 lines__4 (
    .clock(clock),
    .read_enable(lines__4__read_enable),
    .read_address(lines__4__read_address),
    .read_data(lines__4__read_data),
    .write_enable(lines__4__write_enable),
    .write_address(lines__4__write_address),
    .write_data(lines__4__write_data)
  );
  lines_2 lines__5 (
    .clock(clock),
    .read_enable(lines__5__read_enable),
    .read_address(lines__5__read_address),
    .read_data(lines__5__read_data),
    .write_enable(lines__5__write_enable),
    .write_address(lines__5__write_address),
    .write_data(lines__5__write_data)
  );
  lines_2 lines__6 (
    .clock(clock),
    .read_enable(lines__6__read_enable),
    .read_address(lines__6__read_address),
    .read_data(lines__6__read_data),
    .write_enable(lines__6__write_enable),
    .write_address(lines__6__write_address),
    .write_data(lines__6__write_data)
  );
  lines_2 lines__7 (
    .clock(clock),
    .read_enable(lines__7__read_enable),
    .read_address(lines__7__read_address),
    .read_data(lines__7__read_data),
    .write_enable(lines__7__write_enable),
    .write_address(lines__7__write_address),
    .write_data(lines__7__write_data)
  );
  lines_2 lines__8 (
    .clock(clock),
    .read_enable(lines__8__read_enable),
    .read_address(lines__8__read_address),
    .read_data(lines__8__read_data),
    .write_enable(lines__8__write_enable),
    .write_address(lines__8__write_address),
    .write_data(lines__8__write_data)
  );
  lines_2 lines__9 (
    .clock(clock),
    .read_enable(lines__9__read_enable),
    .read_address(lines__9__read_address),
    .read_data(lines__9__read_data),
    .write_enable(lines__9__write_enable),
    .write_address(lines__9__write_address),
    .write_data(lines__9__write_data)
  );
  lines_2 lines__10 (
    .clock(clock),
    .read_enable(lines__10__read_enable),
    .read_address(lines__10__read_address),
    .read_data(lines__10__read_data),
    .write_enable(lines__10__write_enable),
    .write_address(lines__10__write_address),
    .write_data(lines__10__write_data)
  );
  lines_2 lines__11 (
    .clock(clock),
    .read_enable(lines__11__read_enable),
    .read_address(lines__11__read_address),
    .read_data(lines__11__read_data),
    .write_enable(lines__11__write_enable),
    .write_address(lines__11__write_address),
    .write_data(lines__11__write_data)
  );
  lines_2 lines__12 (
    .clock(clock),
    .read_enable(lines__12__read_enable),
    .read_address(lines__12__read_address),
    .read_data(lines__12__read_data),
    .write_enable(lines__12__write_enable),
    .write_address(lines__12__write_address),
    .write_data(lines__12__write_data)
  );
  lines_2 lines__13 (
    .clock(clock),
    .read_enable(lines__13__read_enable),
    .read_address(lines__13__read_address),
    .read_data(lines__13__read_data),
    .write_enable(lines__13__write_enable),
    .write_address(lines__13__write_address),
    .write_data(lines__13__write_data)
  );
  lines_2 lines__14 (
    .clock(clock),
    .read_enable(lines__14__read_enable),
    .read_address(lines__14__read_address),
    .read_data(lines__14__read_data),
    .write_enable(lines__14__write_enable),
    .write_address(lines__14__write_address),
    .write_data(lines__14__write_data)
  );
  lines_2 lines__15 (
    .clock(clock),
    .read_enable(lines__15__read_enable),
    .read_address(lines__15__read_address),
    .read_data(lines__15__read_data),
    .write_enable(lines__15__write_enable),
    .write_address(lines__15__write_address),
    .write_data(lines__15__write_data)
  );
  filter filter (
    .clock(clock),
    .entry_valid(filter__entry_valid),
    .entry_about(filter__entry_about),
    .entry_meta(filter__entry_meta),
    .entry_offsets(filter__entry_offsets),
    .words__0(filter__words__0),
    .words__1(filter__words__1),
    .words__2(filter__words__2),
    .words__3(filter__words__3),
    .words__4(filter__words__4),
    .words__5(filter__words__5),
    .words__6(filter__words__6),
    .words__7(filter__words__7),
    .words__8(filter__words__8),
    .words__9(filter__words__9),
    .words__10(filter__words__10),
    .words__11(filter__words__11),
    .words__12(filter__words__12),
    .words__13(filter__words__13),
    .words__14(filter__words__14),
    .words__15(filter__words__15),
    .advance(filter__advance),
    .wb_valid(filter__wb_valid),
    .wb_ready(filter__wb_ready),
    .wb_warp(filter__wb_warp),
    .wb_rd(filter__wb_rd),
    .wb_mask(filter__wb_mask),
    .wb_data__0(filter__wb_data__0),
    .wb_data__1(filter__wb_data__1),
    .wb_data__2(filter__wb_data__2),
    .wb_data__3(filter__wb_data__3),
    .wb_last(filter__wb_last),
    .wb_slot(filter__wb_slot)
  );
endmodule
