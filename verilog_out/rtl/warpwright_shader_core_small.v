// SPDX-License-Identifier: MIT
// shader_core_small: configuration small: 8 warps of 4 threads, 256 registers per lane, 16 instruction cache
//   lines of 8 (ECP5-25F, Gowin GW2AR-18)
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The shader core: execution units and what they share (docs/mechanisms/5.md and 6).
//
//  dispatcher ─► execution_unit x E ─┬─► texture_switch ─► texture ─┐ x P
//   (table of    (front end, warps,  │        ▲ texels              │
//    resources)   lanes, scoreboard) └────────┼───► memory_switch ◄─┘ ─► atomic_unit ─► memory
//        ▲                │                   └ back to the unit that asked
//        └ slots freed ───┘
//
// The core of a named size has one unit; `Variant::units` asks
// for up to eight, which share one texture pipeline or two
// (`Variant::texture_pipelines`): unit `e` has
// pipeline `e mod P`.
//
// The core: `E` units of `W` warps of `T` threads, 4 or 8, and `P` texture pipelines, `LINES`
// instruction cache lines, register file groups of `2^A` registers, `2^CL` texture cache lines.
// `E4` is `4 E`; warp numbers of the texture pipeline have `LT` bits. The rest as in
// `ExecutionUnit`.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Pulse: launch tasks 0 to `last_task`. The tasks are written before; they and the other
//       host inputs stand until `done`.
//   last_task  input, 2 bits: The last task.
//   task_valid  input, 1 bit: For one cycle.
//   task_number  input, 2 bits: The task.
//   task_word  input, 2 bits: Which word of it.
//   task_data  input, 32 bits: The word.
//   host_implicit_fences  input, 1 bit: Mode: a fence before every load, store and atomic.
//   host_bonuses  input, 33 bits: Bonuses of additive weights: texture 5:0, age 8:6, types 14:9, 20:15, 26:21,
//       pipe 32:27.
//   host_thresholds  input, 20 bits: Thresholds of the pipes, five bits each: first, second of MAD, first,
//       second of the SFU.
//   host_program_base  input, 28 bits: Memory line of instruction 0.
//   host_program_length  input, 20 bits: Instructions in the program; none while a launch is being stopped.
//   host_descriptor_base  input, 28 bits: Memory line of texture descriptor 0.
//   host_constant_base  input, 28 bits: Memory line that the constant buffers are filled from.
//   host_constant_lines  input, 9 bits: Lines of constants, up to 256.
//   host_memory_lines  input, 28 bits: Lines of memory that the program may use.
//   host_shared_words  input, 13 bits: Words of shared memory of a workgroup.
//   counter_unit  input, 3 bits: Execution unit whose counter is read.
//   counter_select  input, 5 bits: Counter to read.
//   req_ready  input, 1 bit: The request is taken in this cycle.
//   rsp_valid  input, 1 bit: A reply, for one cycle.
//   rsp_tag  input, 13 bits: Tag of the request.
//   rsp_data__0 .. rsp_data__3  input, 32 bits: The line; the old value of an atomic in word 0.
//   counter_value  output, 32 bits: Value of the counter, in the same cycle.
//   done  output, 1 bit: Nothing runs.
//   fault_valid  output, 1 bit: There is one.
//   fault_cause  output, 4 bits: Why, see `FaultCause`.
//   fault_warp  output, 24 bits: Warp: its slot inside an execution unit, its number in the launch outside.
//   fault_pc  output, 20 bits: Instruction number.
//   req_valid  output, 1 bit: A request is offered; it holds until `ready`.
//   req_write  output, 1 bit: Store; else a read of the line.
//   req_address  output, 28 bits: Number of the line of 16 bytes.
//   req_data__0 .. req_data__3  output, 32 bits: Words of a store.
//   req_mask  output, 16 bits: Byte enables of a store.
//   req_tag  output, 13 bits: Comes back with the reply to a read.
//   trace__0_valid  output, 1 bit: An instruction is issued.
//   trace__0_warp  output, 3 bits: Warp slot of the issue, valid with `valid`.
//   trace__0_pc  output, 20 bits: PC of the issue, valid with `valid`.
//   trace__0_active  output, 4 bits: Active threads of the warp that issues.
//   trace__0_live  output, 8 bits: Warps that have not ended.
//   trace__0_hold  output, 8 bits: Warps held by their wait mask.
//   trace__0_eligible  output, 8 bits: Warps that could issue in this cycle.
//   trace__0_reorderable  output, 1 bit: The instruction issued names a slot of the scoreboard.
//   trace__0_result  output, 1 bit: An instruction with a result is complete.
//   trace__0_result_warp  output, 3 bits: Warp slot of the result, valid with `result`.
//   trace__0_result_slot  output, 3 bits: Scoreboard slot of the result, valid with `result`.
//   trace__0_store  output, 1 bit: A store is complete.
//   trace__0_store_warp  output, 3 bits: Warp slot of the store, valid with `store`.
//   trace__0_store_slot  output, 3 bits: Scoreboard slot of the store, valid with `store`.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of fault_cause (FaultCause):
//    1  undefined instruction
//    2  misaligned address
//    3  address out of range
//    4  jump outside the program
//    5  return with an empty stack
//    6  barrier in divergent code
//    7  return stack full
//    8  barrier that can never be passed
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --config small --reset sync`.
//
// Configuration
// `ShaderCore` of rtl/src/shader_core.rs with E = 1, E4 = 4, LT = 3, P = 1, W = 8, LW = 3, CW = 4, WAYS = 16, LY
// = 4, LINES = 16, LL = 4, A = 7, DA = 6, TAGW = 17, PL = 3, CL = 6, SQ = 4, SR = 8, T = 4, TL = 2, S = 2, CB =
// 3, GA = 6, LV = 3. Constants are folded away. Other sizes and policies are options of the command:
//   warpwright export --config small

module warpwright_shader_core_small (
  input wire clock,
  input wire start,
  input wire [1:0] last_task,
  input wire task_valid,
  input wire [1:0] task_number,
  input wire [1:0] task_word,
  input wire [31:0] task_data,
  input wire host_implicit_fences,
  input wire [32:0] host_bonuses,
  input wire [19:0] host_thresholds,
  input wire [27:0] host_program_base,
  input wire [19:0] host_program_length,
  input wire [27:0] host_descriptor_base,
  input wire [27:0] host_constant_base,
  input wire [8:0] host_constant_lines,
  input wire [27:0] host_memory_lines,
  input wire [12:0] host_shared_words,
  input wire [2:0] counter_unit,
  input wire [4:0] counter_select,
  output reg [31:0] counter_value,
  output reg done,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [23:0] fault_warp,
  output reg [19:0] fault_pc,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [12:0] req_tag,
  input wire rsp_valid,
  input wire [12:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg trace__0_valid,
  output reg [2:0] trace__0_warp,
  output reg [19:0] trace__0_pc,
  output reg [3:0] trace__0_active,
  output reg [7:0] trace__0_live,
  output reg [7:0] trace__0_hold,
  output reg [7:0] trace__0_eligible,
  output reg trace__0_reorderable,
  output reg trace__0_result,
  output reg [2:0] trace__0_result_warp,
  output reg [2:0] trace__0_result_slot,
  output reg trace__0_store,
  output reg [2:0] trace__0_store_warp,
  output reg [2:0] trace__0_store_slot
);
  reg reply_valid;
  reg [12:0] reply_tag;
  reg [31:0] reply_data__0;
  reg [31:0] reply_data__1;
  reg [31:0] reply_data__2;
  reg [31:0] reply_data__3;
  reg [2:0] shown;
  reg loading;
  reg busy;
  reg [31:0] counter_value_value;
  reg [3:0] fault_cause_value;
  reg [19:0] fault_pc_value;
  reg fault_valid_value;
  reg [23:0] fault_warp_value;
  reg texture__0__req_valid_value;
  reg texture_switch__0__req_ready_value;
  reg texture_switch__0__texel__0_ready_value;
  reg texture_switch__0__unit__0_valid_value;
  reg [2:0] unit__0__count_lookup_value;
  reg unit__0__count_texture_miss_value;
  reg unit__0__launch_first_value;
  reg unit__0__launch_valid_value;
  reg unit__0__running_value;
  reg unit__0__tex_ready_value;
  reg [31:0] unit__0__texel_data__0_value;
  reg [31:0] unit__0__texel_data__1_value;
  reg [31:0] unit__0__texel_data__2_value;
  reg [31:0] unit__0__texel_data__3_value;
  reg unit__0__texel_last_value;
  reg [3:0] unit__0__texel_mask_value;
  reg [5:0] unit__0__texel_rd_value;
  reg [2:0] unit__0__texel_slot_value;
  reg unit__0__texel_valid_value;
  reg [2:0] unit__0__texel_warp_value;
  reg dispatcher__start;
  reg [1:0] dispatcher__last_task;
  reg dispatcher__task_valid;
  reg [1:0] dispatcher__task_number;
  reg [1:0] dispatcher__task_word;
  reg [31:0] dispatcher__task_data;
  reg dispatcher__free_valid__0;
  reg [2:0] dispatcher__free_warp__0;
  reg dispatcher__group_ready__0;
  reg dispatcher__launch_ready;
  wire dispatcher__launch_valid;
  wire [2:0] dispatcher__launch_warp;
  wire [23:0] dispatcher__launch_id;
  wire [15:0] dispatcher__launch_x;
  wire [15:0] dispatcher__launch_y;
  wire [5:0] dispatcher__launch_tile;
  wire [5:0] dispatcher__launch_subtile;
  wire [3:0] dispatcher__launch_mask;
  wire [2:0] dispatcher__launch_pages;
  wire [19:0] dispatcher__launch_pc;
  wire [7:0] dispatcher__launch_wait;
  wire [1:0] dispatcher__launch_stage;
  wire dispatcher__launch_linear;
  wire dispatcher__launch_together;
  wire [23:0] dispatcher__launch_workgroup;
  wire dispatcher__launch_first;
  wire dispatcher__launch_unit__0;
  wire dispatcher__group_open__0;
  wire [7:0] dispatcher__busy__0;
  wire [6:0] dispatcher__even_free__0;
  wire [6:0] dispatcher__odd_free__0;
  wire dispatcher__done;
  reg unit__0__start;
  reg unit__0__host_implicit_fences;
  reg [32:0] unit__0__host_bonuses;
  reg [19:0] unit__0__host_thresholds;
  reg [27:0] unit__0__host_program_base;
  reg [19:0] unit__0__host_program_length;
  reg [27:0] unit__0__host_descriptor_base;
  reg [27:0] unit__0__host_constant_base;
  reg [8:0] unit__0__host_constant_lines;
  reg [27:0] unit__0__host_memory_lines;
  reg [12:0] unit__0__host_shared_words;
  wire unit__0__loading;
  wire unit__0__quiet;
  reg [4:0] unit__0__counter_select;
  wire [31:0] unit__0__counter_value;
  reg unit__0__running;
  reg [2:0] unit__0__count_lookup;
  reg unit__0__count_texture_miss;
  wire unit__0__fault_valid;
  wire [3:0] unit__0__fault_cause;
  wire [23:0] unit__0__fault_warp;
  wire [19:0] unit__0__fault_pc;
  reg unit__0__launch_valid;
  reg [2:0] unit__0__launch_warp;
  reg [23:0] unit__0__launch_id;
  reg [15:0] unit__0__launch_x;
  reg [15:0] unit__0__launch_y;
  reg [5:0] unit__0__launch_tile;
  reg [5:0] unit__0__launch_subtile;
  reg [3:0] unit__0__launch_mask;
  reg [2:0] unit__0__launch_pages;
  reg [19:0] unit__0__launch_pc;
  reg [7:0] unit__0__launch_wait;
  reg [1:0] unit__0__launch_stage;
  reg unit__0__launch_linear;
  reg unit__0__launch_together;
  reg [23:0] unit__0__launch_workgroup;
  reg unit__0__launch_first;
  reg unit__0__group_open;
  reg [7:0] unit__0__busy;
  wire unit__0__group_ready;
  wire unit__0__free_valid;
  wire [2:0] unit__0__free_warp;
  reg unit__0__tex_room;
  wire unit__0__tex_valid;
  reg unit__0__tex_ready;
  wire unit__0__tex_kind;
  wire [2:0] unit__0__tex_warp;
  wire [5:0] unit__0__tex_rd;
  wire [2:0] unit__0__tex_slot;
  wire [3:0] unit__0__tex_mask;
  wire [3:0] unit__0__tex_channels;
  wire [3:0] unit__0__tex_texture;
  wire [31:0] unit__0__tex_u__0;
  wire [31:0] unit__0__tex_u__1;
  wire [31:0] unit__0__tex_u__2;
  wire [31:0] unit__0__tex_u__3;
  wire [31:0] unit__0__tex_v__0;
  wire [31:0] unit__0__tex_v__1;
  wire [31:0] unit__0__tex_v__2;
  wire [31:0] unit__0__tex_v__3;
  reg unit__0__texel_valid;
  wire unit__0__texel_ready;
  reg [2:0] unit__0__texel_warp;
  reg [5:0] unit__0__texel_rd;
  reg [3:0] unit__0__texel_mask;
  reg [31:0] unit__0__texel_data__0;
  reg [31:0] unit__0__texel_data__1;
  reg [31:0] unit__0__texel_data__2;
  reg [31:0] unit__0__texel_data__3;
  reg unit__0__texel_last;
  reg [2:0] unit__0__texel_slot;
  wire unit__0__req_valid;
  reg unit__0__req_ready;
  wire unit__0__req_write;
  wire unit__0__req_atomic;
  wire [3:0] unit__0__req_aop;
  wire [1:0] unit__0__req_word;
  wire [27:0] unit__0__req_address;
  wire [31:0] unit__0__req_data__0;
  wire [31:0] unit__0__req_data__1;
  wire [31:0] unit__0__req_data__2;
  wire [31:0] unit__0__req_data__3;
  wire [15:0] unit__0__req_mask;
  wire [7:0] unit__0__req_tag;
  reg unit__0__rsp_valid;
  reg [7:0] unit__0__rsp_tag;
  reg [31:0] unit__0__rsp_data__0;
  reg [31:0] unit__0__rsp_data__1;
  reg [31:0] unit__0__rsp_data__2;
  reg [31:0] unit__0__rsp_data__3;
  wire unit__0__trace_valid;
  wire [2:0] unit__0__trace_warp;
  wire [19:0] unit__0__trace_pc;
  wire [3:0] unit__0__trace_active;
  wire [7:0] unit__0__trace_live;
  wire [7:0] unit__0__trace_hold;
  wire [7:0] unit__0__trace_eligible;
  wire unit__0__trace_reorderable;
  wire unit__0__trace_result;
  wire [2:0] unit__0__trace_result_warp;
  wire [2:0] unit__0__trace_result_slot;
  wire unit__0__trace_store;
  wire [2:0] unit__0__trace_store_warp;
  wire [2:0] unit__0__trace_store_slot;
  reg texture_switch__0__unit__0_valid;
  wire texture_switch__0__unit__0_ready;
  reg texture_switch__0__unit__0_kind;
  reg [2:0] texture_switch__0__unit__0_warp;
  reg [5:0] texture_switch__0__unit__0_rd;
  reg [2:0] texture_switch__0__unit__0_slot;
  reg [3:0] texture_switch__0__unit__0_mask;
  reg [3:0] texture_switch__0__unit__0_channels;
  reg [3:0] texture_switch__0__unit__0_texture;
  reg [31:0] texture_switch__0__unit__0_u__0;
  reg [31:0] texture_switch__0__unit__0_u__1;
  reg [31:0] texture_switch__0__unit__0_u__2;
  reg [31:0] texture_switch__0__unit__0_u__3;
  reg [31:0] texture_switch__0__unit__0_v__0;
  reg [31:0] texture_switch__0__unit__0_v__1;
  reg [31:0] texture_switch__0__unit__0_v__2;
  reg [31:0] texture_switch__0__unit__0_v__3;
  wire texture_switch__0__req_valid;
  reg texture_switch__0__req_ready;
  wire texture_switch__0__req_kind;
  wire [2:0] texture_switch__0__req_warp;
  wire [5:0] texture_switch__0__req_rd;
  wire [2:0] texture_switch__0__req_slot;
  wire [3:0] texture_switch__0__req_mask;
  wire [3:0] texture_switch__0__req_channels;
  wire [3:0] texture_switch__0__req_texture;
  wire [31:0] texture_switch__0__req_u__0;
  wire [31:0] texture_switch__0__req_u__1;
  wire [31:0] texture_switch__0__req_u__2;
  wire [31:0] texture_switch__0__req_u__3;
  wire [31:0] texture_switch__0__req_v__0;
  wire [31:0] texture_switch__0__req_v__1;
  wire [31:0] texture_switch__0__req_v__2;
  wire [31:0] texture_switch__0__req_v__3;
  reg texture_switch__0__wb_valid;
  wire texture_switch__0__wb_ready;
  reg [2:0] texture_switch__0__wb_warp;
  reg [5:0] texture_switch__0__wb_rd;
  reg [3:0] texture_switch__0__wb_mask;
  reg [31:0] texture_switch__0__wb_data__0;
  reg [31:0] texture_switch__0__wb_data__1;
  reg [31:0] texture_switch__0__wb_data__2;
  reg [31:0] texture_switch__0__wb_data__3;
  reg texture_switch__0__wb_last;
  reg [2:0] texture_switch__0__wb_slot;
  wire texture_switch__0__texel__0_valid;
  reg texture_switch__0__texel__0_ready;
  wire [2:0] texture_switch__0__texel__0_warp;
  wire [5:0] texture_switch__0__texel__0_rd;
  wire [3:0] texture_switch__0__texel__0_mask;
  wire [31:0] texture_switch__0__texel__0_data__0;
  wire [31:0] texture_switch__0__texel__0_data__1;
  wire [31:0] texture_switch__0__texel__0_data__2;
  wire [31:0] texture_switch__0__texel__0_data__3;
  wire texture_switch__0__texel__0_last;
  wire [2:0] texture_switch__0__texel__0_slot;
  reg texture__0__flush;
  reg texture__0__req_valid;
  wire texture__0__req_ready;
  reg texture__0__req_kind;
  reg [2:0] texture__0__req_warp;
  reg [5:0] texture__0__req_rd;
  reg [2:0] texture__0__req_slot;
  reg [3:0] texture__0__req_mask;
  reg [3:0] texture__0__req_channels;
  reg [3:0] texture__0__req_texture;
  reg [31:0] texture__0__req_u__0;
  reg [31:0] texture__0__req_u__1;
  reg [31:0] texture__0__req_u__2;
  reg [31:0] texture__0__req_u__3;
  reg [31:0] texture__0__req_v__0;
  reg [31:0] texture__0__req_v__1;
  reg [31:0] texture__0__req_v__2;
  reg [31:0] texture__0__req_v__3;
  reg [27:0] texture__0__descriptor_base;
  wire texture__0__wb_valid;
  reg texture__0__wb_ready;
  wire [2:0] texture__0__wb_warp;
  wire [5:0] texture__0__wb_rd;
  wire [3:0] texture__0__wb_mask;
  wire [31:0] texture__0__wb_data__0;
  wire [31:0] texture__0__wb_data__1;
  wire [31:0] texture__0__wb_data__2;
  wire [31:0] texture__0__wb_data__3;
  wire texture__0__wb_last;
  wire [2:0] texture__0__wb_slot;
  wire texture__0__mem_valid;
  reg texture__0__mem_ready;
  wire [27:0] texture__0__mem_address;
  wire [5:0] texture__0__mem_tag;
  reg texture__0__rsp_valid;
  reg [5:0] texture__0__rsp_tag;
  reg [31:0] texture__0__rsp_data__0;
  reg [31:0] texture__0__rsp_data__1;
  reg [31:0] texture__0__rsp_data__2;
  reg [31:0] texture__0__rsp_data__3;
  wire [2:0] texture__0__count_lookup;
  wire texture__0__count_miss;
  reg line_reads__0__input_valid;
  wire line_reads__0__input_ready;
  reg [27:0] line_reads__0__input_address;
  reg [5:0] line_reads__0__input_tag;
  wire line_reads__0__out_valid;
  reg line_reads__0__out_ready;
  wire [27:0] line_reads__0__out_address;
  wire [5:0] line_reads__0__out_tag;
  reg memory_switch__unit__0_valid;
  wire memory_switch__unit__0_ready;
  reg memory_switch__unit__0_write;
  reg memory_switch__unit__0_atomic;
  reg [3:0] memory_switch__unit__0_aop;
  reg [1:0] memory_switch__unit__0_word;
  reg [27:0] memory_switch__unit__0_address;
  reg [31:0] memory_switch__unit__0_data__0;
  reg [31:0] memory_switch__unit__0_data__1;
  reg [31:0] memory_switch__unit__0_data__2;
  reg [31:0] memory_switch__unit__0_data__3;
  reg [15:0] memory_switch__unit__0_mask;
  reg [7:0] memory_switch__unit__0_tag;
  reg memory_switch__texture__0_valid;
  wire memory_switch__texture__0_ready;
  reg [27:0] memory_switch__texture__0_address;
  reg [5:0] memory_switch__texture__0_tag;
  wire memory_switch__req_valid;
  reg memory_switch__req_ready;
  wire memory_switch__req_write;
  wire memory_switch__req_atomic;
  wire [3:0] memory_switch__req_aop;
  wire [1:0] memory_switch__req_word;
  wire [27:0] memory_switch__req_address;
  wire [31:0] memory_switch__req_data__0;
  wire [31:0] memory_switch__req_data__1;
  wire [31:0] memory_switch__req_data__2;
  wire [31:0] memory_switch__req_data__3;
  wire [15:0] memory_switch__req_mask;
  wire [12:0] memory_switch__req_tag;
  reg memory_switch__rsp_valid;
  reg [12:0] memory_switch__rsp_tag;
  wire memory_switch__unit_rsp__0;
  wire memory_switch__texture_rsp__0;
  wire [7:0] memory_switch__client_tag;
  reg atomic_unit__req_valid;
  wire atomic_unit__req_ready;
  reg atomic_unit__req_write;
  reg atomic_unit__req_atomic;
  reg [3:0] atomic_unit__req_aop;
  reg [1:0] atomic_unit__req_word;
  reg [27:0] atomic_unit__req_address;
  reg [31:0] atomic_unit__req_data__0;
  reg [31:0] atomic_unit__req_data__1;
  reg [31:0] atomic_unit__req_data__2;
  reg [31:0] atomic_unit__req_data__3;
  reg [15:0] atomic_unit__req_mask;
  reg [12:0] atomic_unit__req_tag;
  wire atomic_unit__rsp_valid;
  wire [12:0] atomic_unit__rsp_tag;
  wire [31:0] atomic_unit__rsp_data__0;
  wire [31:0] atomic_unit__rsp_data__1;
  wire [31:0] atomic_unit__rsp_data__2;
  wire [31:0] atomic_unit__rsp_data__3;
  wire atomic_unit__mem_valid;
  reg atomic_unit__mem_ready;
  wire atomic_unit__mem_write;
  wire [27:0] atomic_unit__mem_address;
  wire [31:0] atomic_unit__mem_data__0;
  wire [31:0] atomic_unit__mem_data__1;
  wire [31:0] atomic_unit__mem_data__2;
  wire [31:0] atomic_unit__mem_data__3;
  wire [15:0] atomic_unit__mem_mask;
  wire [12:0] atomic_unit__mem_tag;
  reg atomic_unit__ans_valid;
  reg [12:0] atomic_unit__ans_tag;
  reg [31:0] atomic_unit__ans_data__0;
  reg [31:0] atomic_unit__ans_data__1;
  reg [31:0] atomic_unit__ans_data__2;
  reg [31:0] atomic_unit__ans_data__3;
  reg atomic_unit__flush;
  reg unit_reply__0__d;
  reg unit_reply__0__q = 1'h0;
  reg texture_reply__0__d;
  reg texture_reply__0__q = 1'h0;
  reg [7:0] client_tag__d;
  reg [7:0] client_tag__q = 8'h0;
  reg [31:0] client_data__0__d;
  reg [31:0] client_data__0__q = 32'h0;
  reg [31:0] client_data__1__d;
  reg [31:0] client_data__1__q = 32'h0;
  reg [31:0] client_data__2__d;
  reg [31:0] client_data__2__q = 32'h0;
  reg [31:0] client_data__3__d;
  reg [31:0] client_data__3__q = 32'h0;
  reg faulted__d;
  reg faulted__q = 1'h0;
  reg [2:0] culprit__d;
  reg [2:0] culprit__q = 3'h0;
  always @(*) begin
    faulted__d = faulted__q;
    loading = 1'h0;
    loading = (loading | unit__0__loading);
    dispatcher__start = start;
    dispatcher__last_task = last_task;
    dispatcher__task_valid = task_valid;
    dispatcher__task_number = task_number;
    dispatcher__task_word = task_word;
    dispatcher__task_data = task_data;
    dispatcher__launch_ready = (!loading);
    busy = ((loading | memory_switch__req_valid) | atomic_unit__mem_valid);
    busy = (busy | (!unit__0__quiet));
    done = (dispatcher__done & (!busy));
    unit__0__start = start;
    unit__0__counter_select = counter_select;
    unit__0__host_implicit_fences = host_implicit_fences;
    unit__0__host_bonuses = host_bonuses;
    unit__0__host_thresholds = host_thresholds;
    unit__0__host_program_base = host_program_base;
    unit__0__host_program_length = host_program_length;
    unit__0__host_descriptor_base = host_descriptor_base;
    unit__0__host_constant_base = host_constant_base;
    unit__0__host_constant_lines = host_constant_lines;
    unit__0__host_memory_lines = host_memory_lines;
    unit__0__host_shared_words = host_shared_words;
    unit__0__launch_valid_value = dispatcher__launch_valid;
    unit__0__launch_warp = dispatcher__launch_warp;
    unit__0__launch_id = dispatcher__launch_id;
    unit__0__launch_x = dispatcher__launch_x;
    unit__0__launch_y = dispatcher__launch_y;
    unit__0__launch_tile = dispatcher__launch_tile;
    unit__0__launch_subtile = dispatcher__launch_subtile;
    unit__0__launch_mask = dispatcher__launch_mask;
    unit__0__launch_pages = dispatcher__launch_pages;
    unit__0__launch_pc = dispatcher__launch_pc;
    unit__0__launch_wait = dispatcher__launch_wait;
    unit__0__launch_stage = dispatcher__launch_stage;
    unit__0__launch_linear = dispatcher__launch_linear;
    unit__0__launch_together = dispatcher__launch_together;
    unit__0__launch_workgroup = dispatcher__launch_workgroup;
    unit__0__launch_first_value = dispatcher__launch_first;
    unit__0__launch_valid_value = dispatcher__launch_unit__0;
    unit__0__launch_first_value = (dispatcher__launch_first & dispatcher__launch_unit__0);
    unit__0__group_open = dispatcher__group_open__0;
    unit__0__busy = dispatcher__busy__0;
    dispatcher__group_ready__0 = unit__0__group_ready;
    dispatcher__free_valid__0 = unit__0__free_valid;
    dispatcher__free_warp__0 = unit__0__free_warp;
    unit__0__running_value = 1'h0;
    unit__0__count_lookup_value = 3'h0;
    unit__0__count_texture_miss_value = 1'h0;
    memory_switch__unit__0_valid = unit__0__req_valid;
    unit__0__req_ready = memory_switch__unit__0_ready;
    memory_switch__unit__0_write = unit__0__req_write;
    memory_switch__unit__0_atomic = unit__0__req_atomic;
    memory_switch__unit__0_aop = unit__0__req_aop;
    memory_switch__unit__0_word = unit__0__req_word;
    memory_switch__unit__0_address = unit__0__req_address;
    memory_switch__unit__0_data__0 = unit__0__req_data__0;
    memory_switch__unit__0_data__1 = unit__0__req_data__1;
    memory_switch__unit__0_data__2 = unit__0__req_data__2;
    memory_switch__unit__0_data__3 = unit__0__req_data__3;
    memory_switch__unit__0_mask = unit__0__req_mask;
    memory_switch__unit__0_tag = unit__0__req_tag;
    unit_reply__0__d = memory_switch__unit_rsp__0;
    unit__0__rsp_valid = unit_reply__0__q;
    unit__0__rsp_tag = client_tag__q;
    unit__0__rsp_data__0 = client_data__0__q;
    unit__0__rsp_data__1 = client_data__1__q;
    unit__0__rsp_data__2 = client_data__2__q;
    unit__0__rsp_data__3 = client_data__3__q;
    trace__0_valid = unit__0__trace_valid;
    trace__0_warp = unit__0__trace_warp;
    trace__0_pc = unit__0__trace_pc;
    trace__0_active = unit__0__trace_active;
    trace__0_live = unit__0__trace_live;
    trace__0_hold = unit__0__trace_hold;
    trace__0_eligible = unit__0__trace_eligible;
    trace__0_reorderable = unit__0__trace_reorderable;
    trace__0_result = unit__0__trace_result;
    trace__0_result_warp = unit__0__trace_result_warp;
    trace__0_result_slot = unit__0__trace_result_slot;
    trace__0_store = unit__0__trace_store;
    trace__0_store_warp = unit__0__trace_store_warp;
    trace__0_store_slot = unit__0__trace_store_slot;
    unit__0__running_value = (!dispatcher__done);
    unit__0__count_lookup_value = texture__0__count_lookup;
    unit__0__count_texture_miss_value = texture__0__count_miss;
    shown = culprit__q;
    fault_valid_value = unit__0__fault_valid;
    fault_cause_value = unit__0__fault_cause;
    fault_warp_value = unit__0__fault_warp;
    fault_pc_value = unit__0__fault_pc;
    fault_valid_value = 1'h0;
    counter_value_value = unit__0__counter_value;
    if (unit__0__fault_valid) begin
      fault_valid_value = 1'h1;
      if ((!faulted__q)) begin
        faulted__d = 1'h1;
        shown = 3'h0;
      end
    end
    culprit__d = shown;
    if ((shown == 3'h0)) begin
      fault_cause_value = unit__0__fault_cause;
      fault_warp_value = unit__0__fault_warp;
      fault_pc_value = unit__0__fault_pc;
    end
    if ((counter_unit == 3'h0)) begin
      counter_value_value = unit__0__counter_value;
    end
    if (start) begin
      faulted__d = 1'h0;
      culprit__d = 3'h0;
    end
    texture__0__flush = start;
    texture__0__descriptor_base = host_descriptor_base;
    texture_switch__0__unit__0_valid_value = unit__0__tex_valid;
    unit__0__tex_ready_value = texture_switch__0__unit__0_ready;
    texture_switch__0__unit__0_kind = unit__0__tex_kind;
    texture_switch__0__unit__0_warp = unit__0__tex_warp;
    texture_switch__0__unit__0_rd = unit__0__tex_rd;
    texture_switch__0__unit__0_slot = unit__0__tex_slot;
    texture_switch__0__unit__0_mask = unit__0__tex_mask;
    texture_switch__0__unit__0_channels = unit__0__tex_channels;
    texture_switch__0__unit__0_texture = unit__0__tex_texture;
    texture_switch__0__unit__0_u__0 = unit__0__tex_u__0;
    texture_switch__0__unit__0_u__1 = unit__0__tex_u__1;
    texture_switch__0__unit__0_u__2 = unit__0__tex_u__2;
    texture_switch__0__unit__0_u__3 = unit__0__tex_u__3;
    texture_switch__0__unit__0_v__0 = unit__0__tex_v__0;
    texture_switch__0__unit__0_v__1 = unit__0__tex_v__1;
    texture_switch__0__unit__0_v__2 = unit__0__tex_v__2;
    texture_switch__0__unit__0_v__3 = unit__0__tex_v__3;
    texture_switch__0__unit__0_valid_value = unit__0__tex_valid;
    texture_switch__0__texel__0_ready_value = unit__0__texel_ready;
    texture__0__req_valid_value = texture_switch__0__req_valid;
    texture_switch__0__req_ready_value = texture__0__req_ready;
    texture__0__req_kind = texture_switch__0__req_kind;
    texture__0__req_warp = texture_switch__0__req_warp;
    texture__0__req_rd = texture_switch__0__req_rd;
    texture__0__req_slot = texture_switch__0__req_slot;
    texture__0__req_mask = texture_switch__0__req_mask;
    texture__0__req_channels = texture_switch__0__req_channels;
    texture__0__req_texture = texture_switch__0__req_texture;
    texture__0__req_u__0 = texture_switch__0__req_u__0;
    texture__0__req_u__1 = texture_switch__0__req_u__1;
    texture__0__req_u__2 = texture_switch__0__req_u__2;
    texture__0__req_u__3 = texture_switch__0__req_u__3;
    texture__0__req_v__0 = texture_switch__0__req_v__0;
    texture__0__req_v__1 = texture_switch__0__req_v__1;
    texture__0__req_v__2 = texture_switch__0__req_v__2;
    texture__0__req_v__3 = texture_switch__0__req_v__3;
    texture__0__req_valid_value = texture_switch__0__req_valid;
    texture_switch__0__req_ready_value = 1'h1;
    texture_switch__0__wb_valid = texture__0__wb_valid;
    texture__0__wb_ready = texture_switch__0__wb_ready;
    texture_switch__0__wb_warp = texture__0__wb_warp;
    texture_switch__0__wb_rd = texture__0__wb_rd;
    texture_switch__0__wb_mask = texture__0__wb_mask;
    texture_switch__0__wb_data__0 = texture__0__wb_data__0;
    texture_switch__0__wb_data__1 = texture__0__wb_data__1;
    texture_switch__0__wb_data__2 = texture__0__wb_data__2;
    texture_switch__0__wb_data__3 = texture__0__wb_data__3;
    texture_switch__0__wb_last = texture__0__wb_last;
    texture_switch__0__wb_slot = texture__0__wb_slot;
    line_reads__0__input_valid = texture__0__mem_valid;
    texture__0__mem_ready = line_reads__0__input_ready;
    line_reads__0__input_address = texture__0__mem_address;
    line_reads__0__input_tag = texture__0__mem_tag;
    memory_switch__texture__0_valid = line_reads__0__out_valid;
    line_reads__0__out_ready = memory_switch__texture__0_ready;
    memory_switch__texture__0_address = line_reads__0__out_address;
    memory_switch__texture__0_tag = line_reads__0__out_tag;
    texture_reply__0__d = memory_switch__texture_rsp__0;
    texture__0__rsp_valid = texture_reply__0__q;
    texture__0__rsp_tag = client_tag__q[5:0];
    texture__0__rsp_data__0 = client_data__0__q;
    texture__0__rsp_data__1 = client_data__1__q;
    texture__0__rsp_data__2 = client_data__2__q;
    texture__0__rsp_data__3 = client_data__3__q;
    unit__0__tex_room = texture__0__req_ready;
    unit__0__tex_ready_value = 1'h0;
    unit__0__texel_valid_value = texture_switch__0__texel__0_valid;
    texture_switch__0__texel__0_ready_value = unit__0__texel_ready;
    unit__0__texel_warp_value = texture_switch__0__texel__0_warp;
    unit__0__texel_rd_value = texture_switch__0__texel__0_rd;
    unit__0__texel_mask_value = texture_switch__0__texel__0_mask;
    unit__0__texel_data__0_value = texture_switch__0__texel__0_data__0;
    unit__0__texel_data__1_value = texture_switch__0__texel__0_data__1;
    unit__0__texel_data__2_value = texture_switch__0__texel__0_data__2;
    unit__0__texel_data__3_value = texture_switch__0__texel__0_data__3;
    unit__0__texel_last_value = texture_switch__0__texel__0_last;
    unit__0__texel_slot_value = texture_switch__0__texel__0_slot;
    unit__0__texel_valid_value = 1'h0;
    unit__0__tex_ready_value = texture_switch__0__unit__0_ready;
    unit__0__texel_valid_value = texture_switch__0__texel__0_valid;
    texture_switch__0__texel__0_ready_value = unit__0__texel_ready;
    unit__0__texel_warp_value = texture_switch__0__texel__0_warp;
    unit__0__texel_rd_value = texture_switch__0__texel__0_rd;
    unit__0__texel_mask_value = texture_switch__0__texel__0_mask;
    unit__0__texel_data__0_value = texture_switch__0__texel__0_data__0;
    unit__0__texel_data__1_value = texture_switch__0__texel__0_data__1;
    unit__0__texel_data__2_value = texture_switch__0__texel__0_data__2;
    unit__0__texel_data__3_value = texture_switch__0__texel__0_data__3;
    unit__0__texel_last_value = texture_switch__0__texel__0_last;
    unit__0__texel_slot_value = texture_switch__0__texel__0_slot;
    atomic_unit__req_valid = memory_switch__req_valid;
    memory_switch__req_ready = atomic_unit__req_ready;
    atomic_unit__req_write = memory_switch__req_write;
    atomic_unit__req_atomic = memory_switch__req_atomic;
    atomic_unit__req_aop = memory_switch__req_aop;
    atomic_unit__req_word = memory_switch__req_word;
    atomic_unit__req_address = memory_switch__req_address;
    atomic_unit__req_data__0 = memory_switch__req_data__0;
    atomic_unit__req_data__1 = memory_switch__req_data__1;
    atomic_unit__req_data__2 = memory_switch__req_data__2;
    atomic_unit__req_data__3 = memory_switch__req_data__3;
    atomic_unit__req_mask = memory_switch__req_mask;
    atomic_unit__req_tag = memory_switch__req_tag;
    req_valid = atomic_unit__mem_valid;
    atomic_unit__mem_ready = req_ready;
    req_write = atomic_unit__mem_write;
    req_address = atomic_unit__mem_address;
    req_data__0 = atomic_unit__mem_data__0;
    req_data__1 = atomic_unit__mem_data__1;
    req_data__2 = atomic_unit__mem_data__2;
    req_data__3 = atomic_unit__mem_data__3;
    req_mask = atomic_unit__mem_mask;
    req_tag = atomic_unit__mem_tag;
    atomic_unit__ans_valid = rsp_valid;
    atomic_unit__ans_tag = rsp_tag;
    atomic_unit__ans_data__0 = rsp_data__0;
    atomic_unit__ans_data__1 = rsp_data__1;
    atomic_unit__ans_data__2 = rsp_data__2;
    atomic_unit__ans_data__3 = rsp_data__3;
    reply_valid = atomic_unit__rsp_valid;
    reply_tag = atomic_unit__rsp_tag;
    reply_data__0 = atomic_unit__rsp_data__0;
    reply_data__1 = atomic_unit__rsp_data__1;
    reply_data__2 = atomic_unit__rsp_data__2;
    reply_data__3 = atomic_unit__rsp_data__3;
    atomic_unit__flush = start;
    memory_switch__rsp_valid = reply_valid;
    memory_switch__rsp_tag = reply_tag;
    client_tag__d = memory_switch__client_tag;
    client_data__0__d = reply_data__0;
    client_data__1__d = reply_data__1;
    client_data__2__d = reply_data__2;
    client_data__3__d = reply_data__3;
    counter_value = counter_value_value;
    fault_cause = fault_cause_value;
    fault_pc = fault_pc_value;
    fault_valid = fault_valid_value;
    fault_warp = fault_warp_value;
    texture__0__req_valid = texture__0__req_valid_value;
    texture_switch__0__req_ready = texture_switch__0__req_ready_value;
    texture_switch__0__texel__0_ready = texture_switch__0__texel__0_ready_value;
    texture_switch__0__unit__0_valid = texture_switch__0__unit__0_valid_value;
    unit__0__count_lookup = unit__0__count_lookup_value;
    unit__0__count_texture_miss = unit__0__count_texture_miss_value;
    unit__0__launch_first = unit__0__launch_first_value;
    unit__0__launch_valid = unit__0__launch_valid_value;
    unit__0__running = unit__0__running_value;
    unit__0__tex_ready = unit__0__tex_ready_value;
    unit__0__texel_data__0 = unit__0__texel_data__0_value;
    unit__0__texel_data__1 = unit__0__texel_data__1_value;
    unit__0__texel_data__2 = unit__0__texel_data__2_value;
    unit__0__texel_data__3 = unit__0__texel_data__3_value;
    unit__0__texel_last = unit__0__texel_last_value;
    unit__0__texel_mask = unit__0__texel_mask_value;
    unit__0__texel_rd = unit__0__texel_rd_value;
    unit__0__texel_slot = unit__0__texel_slot_value;
    unit__0__texel_valid = unit__0__texel_valid_value;
    unit__0__texel_warp = unit__0__texel_warp_value;
  end
  always @(posedge clock) begin
    unit_reply__0__q <= unit_reply__0__d;
    texture_reply__0__q <= texture_reply__0__d;
    client_tag__q <= client_tag__d;
    client_data__0__q <= client_data__0__d;
    client_data__1__q <= client_data__1__d;
    client_data__2__q <= client_data__2__d;
    client_data__3__q <= client_data__3__d;
    faulted__q <= faulted__d;
    culprit__q <= culprit__d;
  end
  warpwright_dispatcher dispatcher (
    .clock(clock),
    .start(dispatcher__start),
    .last_task(dispatcher__last_task),
    .task_valid(dispatcher__task_valid),
    .task_number(dispatcher__task_number),
    .task_word(dispatcher__task_word),
    .task_data(dispatcher__task_data),
    .free_valid__0(dispatcher__free_valid__0),
    .free_warp__0(dispatcher__free_warp__0),
    .group_ready__0(dispatcher__group_ready__0),
    .launch_ready(dispatcher__launch_ready),
    .launch_valid(dispatcher__launch_valid),
    .launch_warp(dispatcher__launch_warp),
    .launch_id(dispatcher__launch_id),
    .launch_x(dispatcher__launch_x),
    .launch_y(dispatcher__launch_y),
    .launch_tile(dispatcher__launch_tile),
    .launch_subtile(dispatcher__launch_subtile),
    .launch_mask(dispatcher__launch_mask),
    .launch_pages(dispatcher__launch_pages),
    .launch_pc(dispatcher__launch_pc),
    .launch_wait(dispatcher__launch_wait),
    .launch_stage(dispatcher__launch_stage),
    .launch_linear(dispatcher__launch_linear),
    .launch_together(dispatcher__launch_together),
    .launch_workgroup(dispatcher__launch_workgroup),
    .launch_first(dispatcher__launch_first),
    .launch_unit__0(dispatcher__launch_unit__0),
    .group_open__0(dispatcher__group_open__0),
    .busy__0(dispatcher__busy__0),
    .even_free__0(dispatcher__even_free__0),
    .odd_free__0(dispatcher__odd_free__0),
    .done(dispatcher__done)
  );
  warpwright_shader_core_small_unit unit__0 (
    .clock(clock),
    .start(unit__0__start),
    .host_implicit_fences(unit__0__host_implicit_fences),
    .host_bonuses(unit__0__host_bonuses),
    .host_thresholds(unit__0__host_thresholds),
    .host_program_base(unit__0__host_program_base),
    .host_program_length(unit__0__host_program_length),
    .host_descriptor_base(unit__0__host_descriptor_base),
    .host_constant_base(unit__0__host_constant_base),
    .host_constant_lines(unit__0__host_constant_lines),
    .host_memory_lines(unit__0__host_memory_lines),
    .host_shared_words(unit__0__host_shared_words),
    .loading(unit__0__loading),
    .quiet(unit__0__quiet),
    .counter_select(unit__0__counter_select),
    .counter_value(unit__0__counter_value),
    .running(unit__0__running),
    .count_lookup(unit__0__count_lookup),
    .count_texture_miss(unit__0__count_texture_miss),
    .fault_valid(unit__0__fault_valid),
    .fault_cause(unit__0__fault_cause),
    .fault_warp(unit__0__fault_warp),
    .fault_pc(unit__0__fault_pc),
    .launch_valid(unit__0__launch_valid),
    .launch_warp(unit__0__launch_warp),
    .launch_id(unit__0__launch_id),
    .launch_x(unit__0__launch_x),
    .launch_y(unit__0__launch_y),
    .launch_tile(unit__0__launch_tile),
    .launch_subtile(unit__0__launch_subtile),
    .launch_mask(unit__0__launch_mask),
    .launch_pages(unit__0__launch_pages),
    .launch_pc(unit__0__launch_pc),
    .launch_wait(unit__0__launch_wait),
    .launch_stage(unit__0__launch_stage),
    .launch_linear(unit__0__launch_linear),
    .launch_together(unit__0__launch_together),
    .launch_workgroup(unit__0__launch_workgroup),
    .launch_first(unit__0__launch_first),
    .group_open(unit__0__group_open),
    .busy(unit__0__busy),
    .group_ready(unit__0__group_ready),
    .free_valid(unit__0__free_valid),
    .free_warp(unit__0__free_warp),
    .tex_room(unit__0__tex_room),
    .tex_valid(unit__0__tex_valid),
    .tex_ready(unit__0__tex_ready),
    .tex_kind(unit__0__tex_kind),
    .tex_warp(unit__0__tex_warp),
    .tex_rd(unit__0__tex_rd),
    .tex_slot(unit__0__tex_slot),
    .tex_mask(unit__0__tex_mask),
    .tex_channels(unit__0__tex_channels),
    .tex_texture(unit__0__tex_texture),
    .tex_u__0(unit__0__tex_u__0),
    .tex_u__1(unit__0__tex_u__1),
    .tex_u__2(unit__0__tex_u__2),
    .tex_u__3(unit__0__tex_u__3),
    .tex_v__0(unit__0__tex_v__0),
    .tex_v__1(unit__0__tex_v__1),
    .tex_v__2(unit__0__tex_v__2),
    .tex_v__3(unit__0__tex_v__3),
    .texel_valid(unit__0__texel_valid),
    .texel_ready(unit__0__texel_ready),
    .texel_warp(unit__0__texel_warp),
    .texel_rd(unit__0__texel_rd),
    .texel_mask(unit__0__texel_mask),
    .texel_data__0(unit__0__texel_data__0),
    .texel_data__1(unit__0__texel_data__1),
    .texel_data__2(unit__0__texel_data__2),
    .texel_data__3(unit__0__texel_data__3),
    .texel_last(unit__0__texel_last),
    .texel_slot(unit__0__texel_slot),
    .req_valid(unit__0__req_valid),
    .req_ready(unit__0__req_ready),
    .req_write(unit__0__req_write),
    .req_atomic(unit__0__req_atomic),
    .req_aop(unit__0__req_aop),
    .req_word(unit__0__req_word),
    .req_address(unit__0__req_address),
    .req_data__0(unit__0__req_data__0),
    .req_data__1(unit__0__req_data__1),
    .req_data__2(unit__0__req_data__2),
    .req_data__3(unit__0__req_data__3),
    .req_mask(unit__0__req_mask),
    .req_tag(unit__0__req_tag),
    .rsp_valid(unit__0__rsp_valid),
    .rsp_tag(unit__0__rsp_tag),
    .rsp_data__0(unit__0__rsp_data__0),
    .rsp_data__1(unit__0__rsp_data__1),
    .rsp_data__2(unit__0__rsp_data__2),
    .rsp_data__3(unit__0__rsp_data__3),
    .trace_valid(unit__0__trace_valid),
    .trace_warp(unit__0__trace_warp),
    .trace_pc(unit__0__trace_pc),
    .trace_active(unit__0__trace_active),
    .trace_live(unit__0__trace_live),
    .trace_hold(unit__0__trace_hold),
    .trace_eligible(unit__0__trace_eligible),
    .trace_reorderable(unit__0__trace_reorderable),
    .trace_result(unit__0__trace_result),
    .trace_result_warp(unit__0__trace_result_warp),
    .trace_result_slot(unit__0__trace_result_slot),
    .trace_store(unit__0__trace_store),
    .trace_store_warp(unit__0__trace_store_warp),
    .trace_store_slot(unit__0__trace_store_slot)
  );
  warpwright_shader_core_small_texture_switch texture_switch__0 (
    .clock(clock),
    .unit__0_valid(texture_switch__0__unit__0_valid),
    .unit__0_ready(texture_switch__0__unit__0_ready),
    .unit__0_kind(texture_switch__0__unit__0_kind),
    .unit__0_warp(texture_switch__0__unit__0_warp),
    .unit__0_rd(texture_switch__0__unit__0_rd),
    .unit__0_slot(texture_switch__0__unit__0_slot),
    .unit__0_mask(texture_switch__0__unit__0_mask),
    .unit__0_channels(texture_switch__0__unit__0_channels),
    .unit__0_texture(texture_switch__0__unit__0_texture),
    .unit__0_u__0(texture_switch__0__unit__0_u__0),
    .unit__0_u__1(texture_switch__0__unit__0_u__1),
    .unit__0_u__2(texture_switch__0__unit__0_u__2),
    .unit__0_u__3(texture_switch__0__unit__0_u__3),
    .unit__0_v__0(texture_switch__0__unit__0_v__0),
    .unit__0_v__1(texture_switch__0__unit__0_v__1),
    .unit__0_v__2(texture_switch__0__unit__0_v__2),
    .unit__0_v__3(texture_switch__0__unit__0_v__3),
    .req_valid(texture_switch__0__req_valid),
    .req_ready(texture_switch__0__req_ready),
    .req_kind(texture_switch__0__req_kind),
    .req_warp(texture_switch__0__req_warp),
    .req_rd(texture_switch__0__req_rd),
    .req_slot(texture_switch__0__req_slot),
    .req_mask(texture_switch__0__req_mask),
    .req_channels(texture_switch__0__req_channels),
    .req_texture(texture_switch__0__req_texture),
    .req_u__0(texture_switch__0__req_u__0),
    .req_u__1(texture_switch__0__req_u__1),
    .req_u__2(texture_switch__0__req_u__2),
    .req_u__3(texture_switch__0__req_u__3),
    .req_v__0(texture_switch__0__req_v__0),
    .req_v__1(texture_switch__0__req_v__1),
    .req_v__2(texture_switch__0__req_v__2),
    .req_v__3(texture_switch__0__req_v__3),
    .wb_valid(texture_switch__0__wb_valid),
    .wb_ready(texture_switch__0__wb_ready),
    .wb_warp(texture_switch__0__wb_warp),
    .wb_rd(texture_switch__0__wb_rd),
    .wb_mask(texture_switch__0__wb_mask),
    .wb_data__0(texture_switch__0__wb_data__0),
    .wb_data__1(texture_switch__0__wb_data__1),
    .wb_data__2(texture_switch__0__wb_data__2),
    .wb_data__3(texture_switch__0__wb_data__3),
    .wb_last(texture_switch__0__wb_last),
    .wb_slot(texture_switch__0__wb_slot),
    .texel__0_valid(texture_switch__0__texel__0_valid),
    .texel__0_ready(texture_switch__0__texel__0_ready),
    .texel__0_warp(texture_switch__0__texel__0_warp),
    .texel__0_rd(texture_switch__0__texel__0_rd),
    .texel__0_mask(texture_switch__0__texel__0_mask),
    .texel__0_data__0(texture_switch__0__texel__0_data__0),
    .texel__0_data__1(texture_switch__0__texel__0_data__1),
    .texel__0_data__2(texture_switch__0__texel__0_data__2),
    .texel__0_data__3(texture_switch__0__texel__0_data__3),
    .texel__0_last(texture_switch__0__texel__0_last),
    .texel__0_slot(texture_switch__0__texel__0_slot)
  );
  warpwright_texture texture__0 (
    .clock(clock),
    .flush(texture__0__flush),
    .req_valid(texture__0__req_valid),
    .req_ready(texture__0__req_ready),
    .req_kind(texture__0__req_kind),
    .req_warp(texture__0__req_warp),
    .req_rd(texture__0__req_rd),
    .req_slot(texture__0__req_slot),
    .req_mask(texture__0__req_mask),
    .req_channels(texture__0__req_channels),
    .req_texture(texture__0__req_texture),
    .req_u__0(texture__0__req_u__0),
    .req_u__1(texture__0__req_u__1),
    .req_u__2(texture__0__req_u__2),
    .req_u__3(texture__0__req_u__3),
    .req_v__0(texture__0__req_v__0),
    .req_v__1(texture__0__req_v__1),
    .req_v__2(texture__0__req_v__2),
    .req_v__3(texture__0__req_v__3),
    .descriptor_base(texture__0__descriptor_base),
    .wb_valid(texture__0__wb_valid),
    .wb_ready(texture__0__wb_ready),
    .wb_warp(texture__0__wb_warp),
    .wb_rd(texture__0__wb_rd),
    .wb_mask(texture__0__wb_mask),
    .wb_data__0(texture__0__wb_data__0),
    .wb_data__1(texture__0__wb_data__1),
    .wb_data__2(texture__0__wb_data__2),
    .wb_data__3(texture__0__wb_data__3),
    .wb_last(texture__0__wb_last),
    .wb_slot(texture__0__wb_slot),
    .mem_valid(texture__0__mem_valid),
    .mem_ready(texture__0__mem_ready),
    .mem_address(texture__0__mem_address),
    .mem_tag(texture__0__mem_tag),
    .rsp_valid(texture__0__rsp_valid),
    .rsp_tag(texture__0__rsp_tag),
    .rsp_data__0(texture__0__rsp_data__0),
    .rsp_data__1(texture__0__rsp_data__1),
    .rsp_data__2(texture__0__rsp_data__2),
    .rsp_data__3(texture__0__rsp_data__3),
    .count_lookup(texture__0__count_lookup),
    .count_miss(texture__0__count_miss)
  );
  warpwright_line_reads line_reads__0 (
    .clock(clock),
    .input_valid(line_reads__0__input_valid),
    .input_ready(line_reads__0__input_ready),
    .input_address(line_reads__0__input_address),
    .input_tag(line_reads__0__input_tag),
    .out_valid(line_reads__0__out_valid),
    .out_ready(line_reads__0__out_ready),
    .out_address(line_reads__0__out_address),
    .out_tag(line_reads__0__out_tag)
  );
  warpwright_shader_core_nano_memory_switch memory_switch (
    .clock(clock),
    .unit__0_valid(memory_switch__unit__0_valid),
    .unit__0_ready(memory_switch__unit__0_ready),
    .unit__0_write(memory_switch__unit__0_write),
    .unit__0_atomic(memory_switch__unit__0_atomic),
    .unit__0_aop(memory_switch__unit__0_aop),
    .unit__0_word(memory_switch__unit__0_word),
    .unit__0_address(memory_switch__unit__0_address),
    .unit__0_data__0(memory_switch__unit__0_data__0),
    .unit__0_data__1(memory_switch__unit__0_data__1),
    .unit__0_data__2(memory_switch__unit__0_data__2),
    .unit__0_data__3(memory_switch__unit__0_data__3),
    .unit__0_mask(memory_switch__unit__0_mask),
    .unit__0_tag(memory_switch__unit__0_tag),
    .texture__0_valid(memory_switch__texture__0_valid),
    .texture__0_ready(memory_switch__texture__0_ready),
    .texture__0_address(memory_switch__texture__0_address),
    .texture__0_tag(memory_switch__texture__0_tag),
    .req_valid(memory_switch__req_valid),
    .req_ready(memory_switch__req_ready),
    .req_write(memory_switch__req_write),
    .req_atomic(memory_switch__req_atomic),
    .req_aop(memory_switch__req_aop),
    .req_word(memory_switch__req_word),
    .req_address(memory_switch__req_address),
    .req_data__0(memory_switch__req_data__0),
    .req_data__1(memory_switch__req_data__1),
    .req_data__2(memory_switch__req_data__2),
    .req_data__3(memory_switch__req_data__3),
    .req_mask(memory_switch__req_mask),
    .req_tag(memory_switch__req_tag),
    .rsp_valid(memory_switch__rsp_valid),
    .rsp_tag(memory_switch__rsp_tag),
    .unit_rsp__0(memory_switch__unit_rsp__0),
    .texture_rsp__0(memory_switch__texture_rsp__0),
    .client_tag(memory_switch__client_tag)
  );
  warpwright_atomic_unit atomic_unit (
    .clock(clock),
    .req_valid(atomic_unit__req_valid),
    .req_ready(atomic_unit__req_ready),
    .req_write(atomic_unit__req_write),
    .req_atomic(atomic_unit__req_atomic),
    .req_aop(atomic_unit__req_aop),
    .req_word(atomic_unit__req_word),
    .req_address(atomic_unit__req_address),
    .req_data__0(atomic_unit__req_data__0),
    .req_data__1(atomic_unit__req_data__1),
    .req_data__2(atomic_unit__req_data__2),
    .req_data__3(atomic_unit__req_data__3),
    .req_mask(atomic_unit__req_mask),
    .req_tag(atomic_unit__req_tag),
    .rsp_valid(atomic_unit__rsp_valid),
    .rsp_tag(atomic_unit__rsp_tag),
    .rsp_data__0(atomic_unit__rsp_data__0),
    .rsp_data__1(atomic_unit__rsp_data__1),
    .rsp_data__2(atomic_unit__rsp_data__2),
    .rsp_data__3(atomic_unit__rsp_data__3),
    .mem_valid(atomic_unit__mem_valid),
    .mem_ready(atomic_unit__mem_ready),
    .mem_write(atomic_unit__mem_write),
    .mem_address(atomic_unit__mem_address),
    .mem_data__0(atomic_unit__mem_data__0),
    .mem_data__1(atomic_unit__mem_data__1),
    .mem_data__2(atomic_unit__mem_data__2),
    .mem_data__3(atomic_unit__mem_data__3),
    .mem_mask(atomic_unit__mem_mask),
    .mem_tag(atomic_unit__mem_tag),
    .ans_valid(atomic_unit__ans_valid),
    .ans_tag(atomic_unit__ans_tag),
    .ans_data__0(atomic_unit__ans_data__0),
    .ans_data__1(atomic_unit__ans_data__1),
    .ans_data__2(atomic_unit__ans_data__2),
    .ans_data__3(atomic_unit__ans_data__3),
    .flush(atomic_unit__flush)
  );
endmodule
