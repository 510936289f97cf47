// SPDX-License-Identifier: MIT
// texture: texture pipeline: addresses, cache, latency FIFO, filter
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Texture pipeline: dependent reads through a latency FIFO (docs/mechanisms/5.md).
//
// `address_gen` turns the coordinates of a warp into the lines of one thread's texels a cycle; a
// thread whose texels are not beside each other, at an edge where the texture repeats, in parts.
// `tags` looks up the lines together, one in each bank, and a cycle later a miss takes the
// line's tag and asks memory. The sample waits in the `latency_fifo`, so that the samples behind
// it have their misses under way; lines come back in any order and enter the cache in FIFO order
// at its end: a line that was replaced early is still there for the samples that need it.
// `filter` collects the results of a warp's threads and writes them back channel by channel.
//
// What travels with a request is `BITS_PER_REQUEST`; registers stay in the core.
//
// - latency: about 24 cycles from a warm cache
// - throughput: one sample per cycle, and one channel of a warp in each cycle
// - invariant: lines enter the cache in the order of their tags
//
// Why it cannot lock up: docs/mechanisms/5.md.
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

module warpwright_texture (
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
  reg [1:0] word;
  reg [8:0] place;
  reg [3:0] texels;
  reg [2:0] looked_up;
  reg address_gen__rsp_valid_value;
  reg [7:0] fifo__push_entry_value;
  reg [5:0] fifo__push_line__0_value;
  reg [5:0] fifo__push_line__1_value;
  reg [5:0] fifo__push_line__2_value;
  reg [5:0] fifo__push_line__3_value;
  reg [27:0] mem_address_value;
  reg [5:0] mem_tag_value;
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
  wire [26:0] address_gen__out_line__0;
  wire [26:0] address_gen__out_line__1;
  wire [26:0] address_gen__out_line__2;
  wire [26:0] address_gen__out_line__3;
  wire [5:0] address_gen__out_set__0;
  wire [5:0] address_gen__out_set__1;
  wire [5:0] address_gen__out_set__2;
  wire [5:0] address_gen__out_set__3;
  wire [3:0] address_gen__out_need;
  wire [3:0] address_gen__out_texels;
  wire [1:0] address_gen__out_bank__0;
  wire [1:0] address_gen__out_bank__1;
  wire [1:0] address_gen__out_bank__2;
  wire [1:0] address_gen__out_bank__3;
  wire [15:0] address_gen__out_offsets;
  wire address_gen__out_complete;
  wire [21:0] address_gen__out_about;
  wire [22:0] address_gen__out_meta;
  reg tags__flush;
  reg tags__sample_valid;
  wire tags__sample_ready;
  reg [26:0] tags__sample_line__0;
  reg [26:0] tags__sample_line__1;
  reg [26:0] tags__sample_line__2;
  reg [26:0] tags__sample_line__3;
  reg [5:0] tags__sample_set__0;
  reg [5:0] tags__sample_set__1;
  reg [5:0] tags__sample_set__2;
  reg [5:0] tags__sample_set__3;
  reg [3:0] tags__sample_need;
  reg tags__room;
  reg tags__line_room;
  reg [4:0] tags__line_slot;
  wire tags__push;
  wire [2:0] tags__push_fills;
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
  reg fifo__push_valid;
  reg [7:0] fifo__push_entry;
  reg [21:0] fifo__push_about;
  reg [22:0] fifo__push_meta;
  reg [15:0] fifo__push_offsets;
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
  wire [7:0] fifo__pop_entry;
  wire [15:0] fifo__pop_offsets;
  wire [21:0] fifo__pop_about;
  wire [22:0] fifo__pop_meta;
  wire [5:0] fifo__pop_line__0;
  wire [5:0] fifo__pop_line__1;
  wire [5:0] fifo__pop_line__2;
  wire [5:0] fifo__pop_line__3;
  reg lines__0__read_enable;
  reg [8:0] lines__0__read_address;
  wire [31:0] lines__0__read_data;
  reg lines__0__write_enable;
  reg [8:0] lines__0__write_address;
  reg [31:0] lines__0__write_data;
  reg lines__1__read_enable;
  reg [8:0] lines__1__read_address;
  wire [31:0] lines__1__read_data;
  reg lines__1__write_enable;
  reg [8:0] lines__1__write_address;
  reg [31:0] lines__1__write_data;
  reg lines__2__read_enable;
  reg [8:0] lines__2__read_address;
  wire [31:0] lines__2__read_data;
  reg lines__2__write_enable;
  reg [8:0] lines__2__write_address;
  reg [31:0] lines__2__write_data;
  reg lines__3__read_enable;
  reg [8:0] lines__3__read_address;
  wire [31:0] lines__3__read_data;
  reg lines__3__write_enable;
  reg [8:0] lines__3__write_address;
  reg [31:0] lines__3__write_data;
  reg lines__4__read_enable;
  reg [8:0] lines__4__read_address;
  wire [31:0] lines__4__read_data;
  reg lines__4__write_enable;
  reg [8:0] lines__4__write_address;
  reg [31:0] lines__4__write_data;
  reg lines__5__read_enable;
  reg [8:0] lines__5__read_address;
  wire [31:0] lines__5__read_data;
  reg lines__5__write_enable;
  reg [8:0] lines__5__write_address;
  reg [31:0] lines__5__write_data;
  reg lines__6__read_enable;
  reg [8:0] lines__6__read_address;
  wire [31:0] lines__6__read_data;
  reg lines__6__write_enable;
  reg [8:0] lines__6__write_address;
  reg [31:0] lines__6__write_data;
  reg lines__7__read_enable;
  reg [8:0] lines__7__read_address;
  wire [31:0] lines__7__read_data;
  reg lines__7__write_enable;
  reg [8:0] lines__7__write_address;
  reg [31:0] lines__7__write_data;
  reg lines__8__read_enable;
  reg [8:0] lines__8__read_address;
  wire [31:0] lines__8__read_data;
  reg lines__8__write_enable;
  reg [8:0] lines__8__write_address;
  reg [31:0] lines__8__write_data;
  reg lines__9__read_enable;
  reg [8:0] lines__9__read_address;
  wire [31:0] lines__9__read_data;
  reg lines__9__write_enable;
  reg [8:0] lines__9__write_address;
  reg [31:0] lines__9__write_data;
  reg lines__10__read_enable;
  reg [8:0] lines__10__read_address;
  wire [31:0] lines__10__read_data;
  reg lines__10__write_enable;
  reg [8:0] lines__10__write_address;
  reg [31:0] lines__10__write_data;
  reg lines__11__read_enable;
  reg [8:0] lines__11__read_address;
  wire [31:0] lines__11__read_data;
  reg lines__11__write_enable;
  reg [8:0] lines__11__write_address;
  reg [31:0] lines__11__write_data;
  reg lines__12__read_enable;
  reg [8:0] lines__12__read_address;
  wire [31:0] lines__12__read_data;
  reg lines__12__write_enable;
  reg [8:0] lines__12__write_address;
  reg [31:0] lines__12__write_data;
  reg lines__13__read_enable;
  reg [8:0] lines__13__read_address;
  wire [31:0] lines__13__read_data;
  reg lines__13__write_enable;
  reg [8:0] lines__13__write_address;
  reg [31:0] lines__13__write_data;
  reg lines__14__read_enable;
  reg [8:0] lines__14__read_address;
  wire [31:0] lines__14__read_data;
  reg lines__14__write_enable;
  reg [8:0] lines__14__write_address;
  reg [31:0] lines__14__write_data;
  reg lines__15__read_enable;
  reg [8:0] lines__15__read_address;
  wire [31:0] lines__15__read_data;
  reg lines__15__write_enable;
  reg [8:0] lines__15__write_address;
  reg [31:0] lines__15__write_data;
  reg filter__entry_valid;
  reg [7:0] filter__entry_entry;
  reg [15:0] filter__entry_offsets;
  reg [21:0] filter__entry_about;
  reg [22:0] filter__entry_meta;
  reg [31:0] filter__words__0;
  reg [31:0] filter__words__1;
  reg [31:0] filter__words__2;
  reg [31:0] filter__words__3;
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
  reg [3:0] looked__d_texels;
  reg [3:0] looked__q_texels = 4'h0;
  reg [1:0] looked__d_bank__0;
  reg [1:0] looked__q_bank__0 = 2'h0;
  reg [1:0] looked__d_bank__1;
  reg [1:0] looked__q_bank__1 = 2'h0;
  reg [1:0] looked__d_bank__2;
  reg [1:0] looked__q_bank__2 = 2'h0;
  reg [1:0] looked__d_bank__3;
  reg [1:0] looked__q_bank__3 = 2'h0;
  reg [15:0] looked__d_offsets;
  reg [15:0] looked__q_offsets = 16'h0;
  reg looked__d_complete;
  reg looked__q_complete = 1'h0;
  reg [21:0] looked__d_about;
  reg [21:0] looked__q_about = 22'h0;
  reg [22:0] looked__d_meta;
  reg [22:0] looked__q_meta = 23'h0;
  always @(*) begin
    looked__d_texels = looked__q_texels;
    looked__d_bank__0 = looked__q_bank__0;
    looked__d_bank__1 = looked__q_bank__1;
    looked__d_bank__2 = looked__q_bank__2;
    looked__d_bank__3 = looked__q_bank__3;
    looked__d_offsets = looked__q_offsets;
    looked__d_complete = looked__q_complete;
    looked__d_about = looked__q_about;
    looked__d_meta = looked__q_meta;
    address_gen__flush = flush;
    address_gen__descriptor_base = descriptor_base;
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
    address_gen__rsp_valid_value = rsp_valid;
    address_gen__rsp_data__0 = rsp_data__0;
    address_gen__rsp_data__1 = rsp_data__1;
    address_gen__rsp_data__2 = rsp_data__2;
    address_gen__rsp_data__3 = rsp_data__3;
    address_gen__rsp_valid_value = (rsp_valid & rsp_tag[5]);
    tags__flush = flush;
    tags__sample_valid = address_gen__out_valid;
    address_gen__out_ready = tags__sample_ready;
    tags__sample_line__0 = address_gen__out_line__0;
    tags__sample_line__1 = address_gen__out_line__1;
    tags__sample_line__2 = address_gen__out_line__2;
    tags__sample_line__3 = address_gen__out_line__3;
    tags__sample_set__0 = address_gen__out_set__0;
    tags__sample_set__1 = address_gen__out_set__1;
    tags__sample_set__2 = address_gen__out_set__2;
    tags__sample_set__3 = address_gen__out_set__3;
    tags__sample_need = address_gen__out_need;
    tags__room = fifo__room;
    tags__line_room = fifo__line_room;
    tags__line_slot = fifo__line_slot;
    if (tags__sample_ready) begin
      looked__d_texels = address_gen__out_texels;
      looked__d_bank__0 = address_gen__out_bank__0;
      looked__d_bank__1 = address_gen__out_bank__1;
      looked__d_bank__2 = address_gen__out_bank__2;
      looked__d_bank__3 = address_gen__out_bank__3;
      looked__d_offsets = address_gen__out_offsets;
      looked__d_complete = address_gen__out_complete;
      looked__d_about = address_gen__out_about;
      looked__d_meta = address_gen__out_meta;
    end
    texels = looked__q_texels;
    looked_up = 3'h0;
    if ((tags__push & texels[0])) begin
      looked_up = {looked_up + 3'h1};
    end
    if ((tags__push & texels[1])) begin
      looked_up = {looked_up + 3'h1};
    end
    if ((tags__push & texels[2])) begin
      looked_up = {looked_up + 3'h1};
    end
    if ((tags__push & texels[3])) begin
      looked_up = {looked_up + 3'h1};
    end
    count_lookup = looked_up;
    count_miss = tags__allocate_valid;
    mem_valid = (tags__ask_valid | address_gen__mem_valid);
    mem_address_value = tags__ask_address;
    mem_tag_value = {1'h0, tags__ask_slot};
    tags__ask_ready = (mem_ready & (!address_gen__mem_valid));
    address_gen__mem_ready = mem_ready;
    if (address_gen__mem_valid) begin
      mem_address_value = address_gen__mem_address;
      mem_tag_value = 6'h20;
    end
    fifo__push_valid = tags__push;
    fifo__push_entry_value[3:0] = texels;
    fifo__push_entry_value[6:4] = tags__push_fills;
    fifo__push_entry_value[7] = looked__q_complete;
    fifo__push_about = looked__q_about;
    fifo__push_meta = looked__q_meta;
    fifo__push_offsets = looked__q_offsets;
    fifo__allocate_valid = tags__allocate_valid;
    fifo__allocate_line = tags__allocate_line;
    fifo__rsp_valid = (rsp_valid & (!rsp_tag[5]));
    fifo__rsp_slot = rsp_tag[4:0];
    fifo__advance = filter__advance;
    fifo__push_line__0_value = tags__push_line__0;
    if ((looked__q_bank__0 == 2'h1)) begin
      fifo__push_line__0_value = tags__push_line__1;
    end
    if ((looked__q_bank__0 == 2'h2)) begin
      fifo__push_line__0_value = tags__push_line__2;
    end
    if ((looked__q_bank__0 == 2'h3)) begin
      fifo__push_line__0_value = tags__push_line__3;
    end
    fifo__rsp_data__0 = rsp_data__0;
    fifo__push_line__1_value = tags__push_line__0;
    if ((looked__q_bank__1 == 2'h1)) begin
      fifo__push_line__1_value = tags__push_line__1;
    end
    if ((looked__q_bank__1 == 2'h2)) begin
      fifo__push_line__1_value = tags__push_line__2;
    end
    if ((looked__q_bank__1 == 2'h3)) begin
      fifo__push_line__1_value = tags__push_line__3;
    end
    fifo__rsp_data__1 = rsp_data__1;
    fifo__push_line__2_value = tags__push_line__0;
    if ((looked__q_bank__2 == 2'h1)) begin
      fifo__push_line__2_value = tags__push_line__1;
    end
    if ((looked__q_bank__2 == 2'h2)) begin
      fifo__push_line__2_value = tags__push_line__2;
    end
    if ((looked__q_bank__2 == 2'h3)) begin
      fifo__push_line__2_value = tags__push_line__3;
    end
    fifo__rsp_data__2 = rsp_data__2;
    fifo__push_line__3_value = tags__push_line__0;
    if ((looked__q_bank__3 == 2'h1)) begin
      fifo__push_line__3_value = tags__push_line__1;
    end
    if ((looked__q_bank__3 == 2'h2)) begin
      fifo__push_line__3_value = tags__push_line__2;
    end
    if ((looked__q_bank__3 == 2'h3)) begin
      fifo__push_line__3_value = tags__push_line__3;
    end
    fifo__rsp_data__3 = rsp_data__3;
    word = fifo__pop_offsets[3:2];
    place = {3'h0, fifo__pop_line__0};
    if ((word != 2'h0)) begin
      place = (place | 9'h100);
    end
    lines__0__read_enable = fifo__pop_valid;
    lines__0__read_address = place;
    lines__0__write_enable = fifo__fill;
    lines__0__write_address = {3'h0, fifo__fill_line};
    lines__0__write_data = fifo__fill_data__0;
    place = {3'h0, fifo__pop_line__0};
    if ((word != 2'h1)) begin
      place = (place | 9'h100);
    end
    lines__1__read_enable = fifo__pop_valid;
    lines__1__read_address = place;
    lines__1__write_enable = fifo__fill;
    lines__1__write_address = {3'h0, fifo__fill_line};
    lines__1__write_data = fifo__fill_data__1;
    place = {3'h0, fifo__pop_line__0};
    if ((word != 2'h2)) begin
      place = (place | 9'h100);
    end
    lines__2__read_enable = fifo__pop_valid;
    lines__2__read_address = place;
    lines__2__write_enable = fifo__fill;
    lines__2__write_address = {3'h0, fifo__fill_line};
    lines__2__write_data = fifo__fill_data__2;
    place = {3'h0, fifo__pop_line__0};
    if ((word != 2'h3)) begin
      place = (place | 9'h100);
    end
    lines__3__read_enable = fifo__pop_valid;
    lines__3__read_address = place;
    lines__3__write_enable = fifo__fill;
    lines__3__write_address = {3'h0, fifo__fill_line};
    lines__3__write_data = fifo__fill_data__3;
    word = fifo__pop_offsets[7:6];
    place = {3'h0, fifo__pop_line__1};
    if ((word != 2'h0)) begin
      place = (place | 9'h100);
    end
    lines__4__read_enable = fifo__pop_valid;
    lines__4__read_address = place;
    lines__4__write_enable = fifo__fill;
    lines__4__write_address = {3'h0, fifo__fill_line};
    lines__4__write_data = fifo__fill_data__0;
    place = {3'h0, fifo__pop_line__1};
    if ((word != 2'h1)) begin
      place = (place | 9'h100);
    end
    lines__5__read_enable = fifo__pop_valid;
    lines__5__read_address = place;
    lines__5__write_enable = fifo__fill;
    lines__5__write_address = {3'h0, fifo__fill_line};
    lines__5__write_data = fifo__fill_data__1;
    place = {3'h0, fifo__pop_line__1};
    if ((word != 2'h2)) begin
      place = (place | 9'h100);
    end
    lines__6__read_enable = fifo__pop_valid;
    lines__6__read_address = place;
    lines__6__write_enable = fifo__fill;
    lines__6__write_address = {3'h0, fifo__fill_line};
    lines__6__write_data = fifo__fill_data__2;
    place = {3'h0, fifo__pop_line__1};
    if ((word != 2'h3)) begin
      place = (place | 9'h100);
    end
    lines__7__read_enable = fifo__pop_valid;
    lines__7__read_address = place;
    lines__7__write_enable = fifo__fill;
    lines__7__write_address = {3'h0, fifo__fill_line};
    lines__7__write_data = fifo__fill_data__3;
    word = fifo__pop_offsets[11:10];
    place = {3'h0, fifo__pop_line__2};
    if ((word != 2'h0)) begin
      place = (place | 9'h100);
    end
    lines__8__read_enable = fifo__pop_valid;
    lines__8__read_address = place;
    lines__8__write_enable = fifo__fill;
    lines__8__write_address = {3'h0, fifo__fill_line};
    lines__8__write_data = fifo__fill_data__0;
    place = {3'h0, fifo__pop_line__2};
    if ((word != 2'h1)) begin
      place = (place | 9'h100);
    end
    lines__9__read_enable = fifo__pop_valid;
    lines__9__read_address = place;
    lines__9__write_enable = fifo__fill;
    lines__9__write_address = {3'h0, fifo__fill_line};
    lines__9__write_data = fifo__fill_data__1;
    place = {3'h0, fifo__pop_line__2};
    if ((word != 2'h2)) begin
      place = (place | 9'h100);
    end
    lines__10__read_enable = fifo__pop_valid;
    lines__10__read_address = place;
    lines__10__write_enable = fifo__fill;
    lines__10__write_address = {3'h0, fifo__fill_line};
    lines__10__write_data = fifo__fill_data__2;
    place = {3'h0, fifo__pop_line__2};
    if ((word != 2'h3)) begin
      place = (place | 9'h100);
    end
    lines__11__read_enable = fifo__pop_valid;
    lines__11__read_address = place;
    lines__11__write_enable = fifo__fill;
    lines__11__write_address = {3'h0, fifo__fill_line};
    lines__11__write_data = fifo__fill_data__3;
    word = fifo__pop_offsets[15:14];
    place = {3'h0, fifo__pop_line__3};
    if ((word != 2'h0)) begin
      place = (place | 9'h100);
    end
    lines__12__read_enable = fifo__pop_valid;
    lines__12__read_address = place;
    lines__12__write_enable = fifo__fill;
    lines__12__write_address = {3'h0, fifo__fill_line};
    lines__12__write_data = fifo__fill_data__0;
    place = {3'h0, fifo__pop_line__3};
    if ((word != 2'h1)) begin
      place = (place | 9'h100);
    end
    lines__13__read_enable = fifo__pop_valid;
    lines__13__read_address = place;
    lines__13__write_enable = fifo__fill;
    lines__13__write_address = {3'h0, fifo__fill_line};
    lines__13__write_data = fifo__fill_data__1;
    place = {3'h0, fifo__pop_line__3};
    if ((word != 2'h2)) begin
      place = (place | 9'h100);
    end
    lines__14__read_enable = fifo__pop_valid;
    lines__14__read_address = place;
    lines__14__write_enable = fifo__fill;
    lines__14__write_address = {3'h0, fifo__fill_line};
    lines__14__write_data = fifo__fill_data__2;
    place = {3'h0, fifo__pop_line__3};
    if ((word != 2'h3)) begin
      place = (place | 9'h100);
    end
    lines__15__read_enable = fifo__pop_valid;
    lines__15__read_address = place;
    lines__15__write_enable = fifo__fill;
    lines__15__write_address = {3'h0, fifo__fill_line};
    lines__15__write_data = fifo__fill_data__3;
    filter__entry_valid = fifo__pop_valid;
    filter__entry_entry = fifo__pop_entry;
    filter__entry_offsets = fifo__pop_offsets;
    filter__entry_about = fifo__pop_about;
    filter__entry_meta = fifo__pop_meta;
    filter__words__0 = (((lines__0__read_data | lines__1__read_data) | lines__2__read_data) | lines__3__read_data);
    filter__words__1 = (((lines__4__read_data | lines__5__read_data) | lines__6__read_data) | lines__7__read_data);
    filter__words__2 = (((lines__8__read_data | lines__9__read_data) | lines__10__read_data) | lines__11__read_data);
    filter__words__3 = (((lines__12__read_data | lines__13__read_data) | lines__14__read_data) | lines__15__read_data);
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
    address_gen__rsp_valid = address_gen__rsp_valid_value;
    fifo__push_entry = fifo__push_entry_value;
    fifo__push_line__0 = fifo__push_line__0_value;
    fifo__push_line__1 = fifo__push_line__1_value;
    fifo__push_line__2 = fifo__push_line__2_value;
    fifo__push_line__3 = fifo__push_line__3_value;
    mem_address = mem_address_value;
    mem_tag = mem_tag_value;
  end
  always @(posedge clock) begin
    looked__q_texels <= looked__d_texels;
    looked__q_bank__0 <= looked__d_bank__0;
    looked__q_bank__1 <= looked__d_bank__1;
    looked__q_bank__2 <= looked__d_bank__2;
    looked__q_bank__3 <= looked__d_bank__3;
    looked__q_offsets <= looked__d_offsets;
    looked__q_complete <= looked__d_complete;
    looked__q_about <= looked__d_about;
    looked__q_meta <= looked__d_meta;
  end
  warpwright_texture_address_gen address_gen (
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
    .out_line__0(address_gen__out_line__0),
    .out_line__1(address_gen__out_line__1),
    .out_line__2(address_gen__out_line__2),
    .out_line__3(address_gen__out_line__3),
    .out_set__0(address_gen__out_set__0),
    .out_set__1(address_gen__out_set__1),
    .out_set__2(address_gen__out_set__2),
    .out_set__3(address_gen__out_set__3),
    .out_need(address_gen__out_need),
    .out_texels(address_gen__out_texels),
    .out_bank__0(address_gen__out_bank__0),
    .out_bank__1(address_gen__out_bank__1),
    .out_bank__2(address_gen__out_bank__2),
    .out_bank__3(address_gen__out_bank__3),
    .out_offsets(address_gen__out_offsets),
    .out_complete(address_gen__out_complete),
    .out_about(address_gen__out_about),
    .out_meta(address_gen__out_meta)
  );
  warpwright_texture_tags tags (
    .clock(clock),
    .flush(tags__flush),
    .sample_valid(tags__sample_valid),
    .sample_ready(tags__sample_ready),
    .sample_line__0(tags__sample_line__0),
    .sample_line__1(tags__sample_line__1),
    .sample_line__2(tags__sample_line__2),
    .sample_line__3(tags__sample_line__3),
    .sample_set__0(tags__sample_set__0),
    .sample_set__1(tags__sample_set__1),
    .sample_set__2(tags__sample_set__2),
    .sample_set__3(tags__sample_set__3),
    .sample_need(tags__sample_need),
    .room(tags__room),
    .line_room(tags__line_room),
    .line_slot(tags__line_slot),
    .push(tags__push),
    .push_fills(tags__push_fills),
    .push_line__0(tags__push_line__0),
    .push_line__1(tags__push_line__1),
    .push_line__2(tags__push_line__2),
    .push_line__3(tags__push_line__3),
    .allocate_valid(tags__allocate_valid),
    .allocate_line(tags__allocate_line),
    .ask_valid(tags__ask_valid),
    .ask_ready(tags__ask_ready),
    .ask_address(tags__ask_address),
    .ask_slot(tags__ask_slot)
  );
  warpwright_latency_fifo fifo (
    .clock(clock),
    .push_valid(fifo__push_valid),
    .push_entry(fifo__push_entry),
    .push_about(fifo__push_about),
    .push_meta(fifo__push_meta),
    .push_offsets(fifo__push_offsets),
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
    .pop_entry(fifo__pop_entry),
    .pop_offsets(fifo__pop_offsets),
    .pop_about(fifo__pop_about),
    .pop_meta(fifo__pop_meta),
    .pop_line__0(fifo__pop_line__0),
    .pop_line__1(fifo__pop_line__1),
    .pop_line__2(fifo__pop_line__2),
    .pop_line__3(fifo__pop_line__3)
  );
  warpwright_bram lines__0 (
    .clock(clock),
    .read_enable(lines__0__read_enable),
    .read_address(lines__0__read_address),
    .read_data(lines__0__read_data),
    .write_enable(lines__0__write_enable),
    .write_address(lines__0__write_address),
    .write_data(lines__0__write_data)
  );
  warpwright_bram lines__1 (
    .clock(clock),
    .read_enable(lines__1__read_enable),
    .read_address(lines__1__read_address),
    .read_data(lines__1__read_data),
    .write_enable(lines__1__write_enable),
    .write_address(lines__1__write_address),
    .write_data(lines__1__write_data)
  );
  warpwright_bram lines__2 (
    .clock(clock),
    .read_enable(lines__2__read_enable),
    .read_address(lines__2__read_address),
    .read_data(lines__2__read_data),
    .write_enable(lines__2__write_enable),
    .write_address(lines__2__write_address),
    .write_data(lines__2__write_data)
  );
  warpwright_bram lines__3 (
    .clock(clock),
    .read_enable(lines__3__read_enable),
    .read_address(lines__3__read_address),
    .read_data(lines__3__read_data),
    .write_enable(lines__3__write_enable),
    .write_address(lines__3__write_address),
    .write_data(lines__3__write_data)
  );
  warpwright_bram lines__4 (
    .clock(clock),
    .read_enable(lines__4__read_enable),
    .read_address(lines__4__read_address),
    .read_data(lines__4__read_data),
    .write_enable(lines__4__write_enable),
    .write_address(lines__4__write_address),
    .write_data(lines__4__write_data)
  );
  warpwright_bram lines__5 (
    .clock(clock),
    .read_enable(lines__5__read_enable),
    .read_address(lines__5__read_address),
    .read_data(lines__5__read_data),
    .write_enable(lines__5__write_enable),
    .write_address(lines__5__write_address),
    .write_data(lines__5__write_data)
  );
  warpwright_bram lines__6 (
    .clock(clock),
    .read_enable(lines__6__read_enable),
    .read_address(lines__6__read_address),
    .read_data(lines__6__read_data),
    .write_enable(lines__6__write_enable),
    .write_address(lines__6__write_address),
    .write_data(lines__6__write_data)
  );
  warpwright_bram lines__7 (
    .clock(clock),
    .read_enable(lines__7__read_enable),
    .read_address(lines__7__read_address),
    .read_data(lines__7__read_data),
    .write_enable(lines__7__write_enable),
    .write_address(lines__7__write_address),
    .write_data(lines__7__write_data)
  );
  warpwright_bram lines__8 (
    .clock(clock),
    .read_enable(lines__8__read_enable),
    .read_address(lines__8__read_address),
    .read_data(lines__8__read_data),
    .write_enable(lines__8__write_enable),
    .write_address(lines__8__write_address),
    .write_data(lines__8__write_data)
  );
  warpwright_bram lines__9 (
    .clock(clock),
    .read_enable(lines__9__read_enable),
    .read_address(lines__9__read_address),
    .read_data(lines__9__read_data),
    .write_enable(lines__9__write_enable),
    .write_address(lines__9__write_address),
    .write_data(lines__9__write_data)
  );
  warpwright_bram lines__10 (
    .clock(clock),
    .read_enable(lines__10__read_enable),
    .read_address(lines__10__read_address),
    .read_data(lines__10__read_data),
    .write_enable(lines__10__write_enable),
    .write_address(lines__10__write_address),
    .write_data(lines__10__write_data)
  );
  warpwright_bram lines__11 (
    .clock(clock),
    .read_enable(lines__11__read_enable),
    .read_address(lines__11__read_address),
    .read_data(lines__11__read_data),
    .write_enable(lines__11__write_enable),
    .write_address(lines__11__write_address),
    .write_data(lines__11__write_data)
  );
  warpwright_bram lines__12 (
    .clock(clock),
    .read_enable(lines__12__read_enable),
    .read_address(lines__12__read_address),
    .read_data(lines__12__read_data),
    .write_enable(lines__12__write_enable),
    .write_address(lines__12__write_address),
    .write_data(lines__12__write_data)
  );
  warpwright_bram lines__13 (
    .clock(clock),
    .read_enable(lines__13__read_enable),
    .read_address(lines__13__read_address),
    .read_data(lines__13__read_data),
    .write_enable(lines__13__write_enable),
    .write_address(lines__13__write_address),
    .write_data(lines__13__write_data)
  );
  warpwright_bram lines__14 (
    .clock(clock),
    .read_enable(lines__14__read_enable),
    .read_address(lines__14__read_address),
    .read_data(lines__14__read_data),
    .write_enable(lines__14__write_enable),
    .write_address(lines__14__write_address),
    .write_data(lines__14__write_data)
  );
  warpwright_bram lines__15 (
    .clock(clock),
    .read_enable(lines__15__read_enable),
    .read_address(lines__15__read_address),
    .read_data(lines__15__read_data),
    .write_enable(lines__15__write_enable),
    .write_address(lines__15__write_address),
    .write_data(lines__15__write_data)
  );
  warpwright_texture_filter filter (
    .clock(clock),
    .entry_valid(filter__entry_valid),
    .entry_entry(filter__entry_entry),
    .entry_offsets(filter__entry_offsets),
    .entry_about(filter__entry_about),
    .entry_meta(filter__entry_meta),
    .words__0(filter__words__0),
    .words__1(filter__words__1),
    .words__2(filter__words__2),
    .words__3(filter__words__3),
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
