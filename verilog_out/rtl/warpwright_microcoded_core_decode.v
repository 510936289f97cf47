// SPDX-License-Identifier: MIT
// Part of microcoded_core, microcoded_pool, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_microcoded_core_decode (
  input wire [15:0] op,
  input wire op_valid,
  output reg compute_ld,
  output reg compute_add,
  output reg compute_sub,
  output reg compute_and,
  output reg compute_or,
  output reg compute_xor,
  output reg compute_ldb,
  output reg compute_mul,
  output reg compute_div,
  output reg compute_cmp,
  output reg compute_ldk,
  output reg compute_shift,
  output reg compute_swap,
  output reg compute_set_count,
  output reg compute_get_count,
  output reg compute_trace,
  output reg jump_jmp,
  output reg jump_call,
  output reg jump_each,
  output reg jump_jz,
  output reg jump_jnz,
  output reg jump_jn,
  output reg jump_jp,
  output reg jump_jc,
  output reg jump_jnc,
  output reg jump_jo,
  output reg jump_je,
  output reg jump_next_thread,
  output reg jump_jnone,
  output reg jump_jsel,
  output reg jump_jbz,
  output reg jump_jbn,
  output reg jump_jbp,
  output reg jump_dispatch,
  output reg jump_ret,
  output reg jump_jump_to,
  output reg jump_far,
  output reg op_st,
  output reg op_stb,
  output reg sys_read,
  output reg sys_write,
  output reg sys_begin,
  output reg sys_left,
  output reg sys_get_left,
  output reg sys_get_thread,
  output reg sys_set_thread,
  output reg sys_bit,
  output reg sys_increment_rd,
  output reg sys_set_low,
  output reg sys_set_high,
  output reg sys_set_predicates,
  output reg sys_get_predicates,
  output reg sys_put_predicate,
  output reg sys_set_warp,
  output reg sys_set_index,
  output reg sys_idle,
  output reg sys_fault,
  output reg sys_keep
);
  reg [4:0] code;
  reg [4:0] system_number;
  reg system;
  always @(*) begin
    code = op[15:11];
    system_number = op[4:0];
    system = (op_valid & (code == 5'he));
    compute_ld = (op_valid & (code == 5'h0));
    compute_add = (op_valid & (code == 5'h1));
    compute_sub = (op_valid & (code == 5'h2));
    compute_and = (op_valid & (code == 5'h3));
    compute_or = (op_valid & (code == 5'h4));
    compute_xor = (op_valid & (code == 5'h5));
    op_st = (op_valid & (code == 5'h6));
    op_stb = (op_valid & (code == 5'h7));
    compute_ldb = (op_valid & (code == 5'h8));
    compute_mul = (op_valid & (code == 5'h9));
    compute_div = (op_valid & (code == 5'ha));
    compute_cmp = (op_valid & (code == 5'hb));
    compute_ldk = (op_valid & (code == 5'hc));
    compute_shift = (op_valid & (code == 5'hd));
    jump_each = (op_valid & (code == 5'hf));
    jump_jmp = (op_valid & (code == 5'h10));
    jump_call = (op_valid & (code == 5'h11));
    jump_jz = (op_valid & (code == 5'h12));
    jump_jnz = (op_valid & (code == 5'h13));
    jump_jn = (op_valid & (code == 5'h14));
    jump_jp = (op_valid & (code == 5'h15));
    jump_jc = (op_valid & (code == 5'h16));
    jump_jnc = (op_valid & (code == 5'h17));
    jump_jo = (op_valid & (code == 5'h18));
    jump_je = (op_valid & (code == 5'h19));
    jump_next_thread = (op_valid & (code == 5'h1a));
    jump_jnone = (op_valid & (code == 5'h1b));
    jump_jsel = (op_valid & (code == 5'h1c));
    jump_jbz = (op_valid & (code == 5'h1d));
    jump_jbn = (op_valid & (code == 5'h1e));
    jump_jbp = (op_valid & (code == 5'h1f));
    sys_read = (system & (system_number == 5'h1));
    sys_write = (system & (system_number == 5'h2));
    sys_begin = (system & (system_number == 5'h3));
    sys_left = (system & (system_number == 5'h4));
    sys_get_left = (system & (system_number == 5'h5));
    sys_get_thread = (system & (system_number == 5'h6));
    sys_set_thread = (system & (system_number == 5'h7));
    sys_bit = (system & (system_number == 5'h8));
    sys_increment_rd = (system & (system_number == 5'h9));
    sys_set_low = (system & (system_number == 5'ha));
    sys_set_high = (system & (system_number == 5'hb));
    sys_set_predicates = (system & (system_number == 5'hc));
    sys_get_predicates = (system & (system_number == 5'hd));
    sys_put_predicate = (system & (system_number == 5'he));
    sys_set_warp = (system & (system_number == 5'hf));
    jump_dispatch = (system & (system_number == 5'h10));
    jump_ret = (system & (system_number == 5'h11));
    compute_swap = (system & (system_number == 5'h12));
    compute_set_count = (system & (system_number == 5'h13));
    compute_get_count = (system & (system_number == 5'h14));
    sys_set_index = (system & (system_number == 5'h15));
    jump_jump_to = (system & (system_number == 5'h16));
    sys_idle = (system & (system_number == 5'h17));
    sys_fault = (system & (system_number == 5'h18));
    compute_trace = (system & (system_number == 5'h19));
    jump_far = (system & (system_number == 5'h1a));
    sys_keep = (system & (system_number == 5'h1b));
  end
endmodule
