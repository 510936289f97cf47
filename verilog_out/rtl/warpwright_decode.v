// SPDX-License-Identifier: MIT
// decode: instruction decoder, generated from the instruction table
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Instruction decoder, generated from the table of the instruction set (docs/core.md).
//
// Both descriptions of this block, the simulation and the Verilog, are loops over
// `warpwright_isa::table::TABLE`; the co-simulation runs all 256 opcodes through both.
// Opcodes that are undefined are not legal, nor are
// those whose fields have no meaning: a compare code, an atomic operation, a special register
// that does not exist, no texture channel or too many for the destination.
//
// Latency: combinational.
//
// The decoder.
//
// Ports
//   op  input, 8 bits: Opcode.
//   rd  input, 6 bits: Field `rd`: destination, or compare code and predicate.
//   ra  input, 6 bits: Field `ra`: source, or special register.
//   modifier  input, 4 bits: Bits 39:36: atomic operation, or texture channels.
//   legal  output, 1 bit: A defined instruction that this core has.
//   unit  output, 3 bits: Unit, see `Unit`.
//   unit_op  output, 6 bits: Operation of the unit.
//   immediate  output, 1 bit: Operand b is the immediate.
//   reads_a  output, 1 bit: Reads ra.
//   reads_b  output, 1 bit: Reads rb.
//   reads_c  output, 1 bit: Reads rc.
//   writes_rd  output, 1 bit: Writes rd.
//   writes_pred  output, 1 bit: Writes a predicate.
//   reorderable  output, 1 bit: Names a slot.
//   is_control  output, 1 bit: The next PC arrives as a redirect.
//
// Timing
// The block is combinational: outputs follow the inputs.
//
// Operations
// Numbers of unit (Unit):
//    0  Mad: The lanes: fixed latency
//    1  Sfu: Special-function unit and divider
//    2  LoadStore: Loads, stores, the memory half of atomics
//    3  AtomicPrepare: First half of a merged atomic
//    4  Texture: Texture
//    5  Control: Program flow
//    6  Special: Special registers, quad differences, scalar registers
//    7  Attribute: Attribute interpolation, constants: through the load path
//
// Start and reset
// The block has no registers.
//
// Configuration
// `Decode` of rtl/src/decode.rs. Constants are folded away. For another, change its line in rtl/src/registry;
// the command is then:
//   warpwright export --block decode

module warpwright_decode (
  input wire [7:0] op,
  input wire [5:0] rd,
  input wire [5:0] ra,
  input wire [3:0] modifier,
  output reg legal,
  output reg [2:0] unit,
  output reg [5:0] unit_op,
  output reg immediate,
  output reg reads_a,
  output reg reads_b,
  output reg reads_c,
  output reg writes_rd,
  output reg writes_pred,
  output reg reorderable,
  output reg is_control
);
  always @(*) begin
    case (op)
      8'h01: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20000; // nop
      8'h10: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20028; // mov
      8'h90: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20088; // mov
      8'h11: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20168; // iadd
      8'h91: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h201c8; // iadd
      8'h12: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20268; // isub
      8'h92: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h202c8; // isub
      8'h13: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20368; // imul
      8'h93: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h203c8; // imul
      8'h14: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20468; // imulh.s
      8'h94: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h204c8; // imulh.s
      8'h15: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20568; // imulh.u
      8'h95: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h205c8; // imulh.u
      8'h16: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20678; // imad
      8'h1e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20e68; // imin.s
      8'h9e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20ec8; // imin.s
      8'h1f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20f68; // imax.s
      8'h9f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20fc8; // imax.s
      8'h20: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21068; // imin.u
      8'ha0: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h210c8; // imin.u
      8'h21: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21168; // imax.u
      8'ha1: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h211c8; // imax.u
      8'h50: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24868; // div.s
      8'hd0: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h248c8; // div.s
      8'h51: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24968; // div.u
      8'hd1: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h249c8; // div.u
      8'h52: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24a68; // rem.s
      8'hd2: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24ac8; // rem.s
      8'h53: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24b68; // rem.u
      8'hd3: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24bc8; // rem.u
      8'h17: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20768; // and
      8'h97: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h207c8; // and
      8'h18: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20868; // or
      8'h98: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h208c8; // or
      8'h19: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20968; // xor
      8'h99: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h209c8; // xor
      8'h1a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20a28; // not
      8'h1b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20b68; // shl
      8'h9b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20bc8; // shl
      8'h1c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20c68; // shr
      8'h9c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20cc8; // shr
      8'h1d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20d68; // sar
      8'h9d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h20dc8; // sar
      8'h24: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21448; // popc
      8'h25: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21548; // clz
      8'h26: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21678; // bfi
      8'h27: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21768; // bfe.u
      8'ha7: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h217c8; // bfe.u
      8'h28: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21868; // bfe.s
      8'ha8: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h218c8; // bfe.s
      8'h22: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h3f3f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h21264 : 18'h00001; // isetp
      8'ha2: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h3f3f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h212c4 : 18'h00001; // isetp
      8'h36: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7f7f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h22664 : 18'h00001; // fsetp
      8'hb6: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7f7f >> rd[5:2]) & 16'h1) != 16'h0) ? 18'h226c4 : 18'h00001; // fsetp
      8'h23: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h21368; // sel
      8'h30: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22068; // fadd
      8'hb0: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h220c8; // fadd
      8'h31: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22168; // fsub
      8'hb1: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h221c8; // fsub
      8'h32: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22268; // fmul
      8'hb2: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h222c8; // fmul
      8'h33: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22378; // fmad
      8'h34: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22468; // fmin
      8'hb4: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h224c8; // fmin
      8'h35: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22568; // fmax
      8'hb5: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h225c8; // fmax
      8'h44: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23448; // fneg
      8'h45: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23548; // fabs
      8'h3b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22b48; // floor
      8'h3c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22c48; // ceil
      8'h3d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22d48; // trunc
      8'h3e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22e48; // round
      8'h3f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22f48; // fract
      8'h37: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22748; // f2i
      8'h38: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22848; // f2u
      8'h39: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22948; // i2f
      8'h3a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h22a48; // u2f
      8'h40: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23078; // pack.unorm8
      8'h41: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23158; // unpack.unorm8
      8'h46: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23678; // pack.unorm16
      8'h47: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23758; // unpack.unorm16
      8'h42: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23268; // pack.half
      8'h43: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h23358; // unpack.half
      8'h48: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24048; // rcp
      8'h49: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24148; // rsqrt
      8'h4a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24248; // exp2
      8'h4b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24348; // log2
      8'h4c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24448; // sin
      8'h4d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24548; // cos
      8'h4e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h24648; // sqrt
      8'h58: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((64'h00000000000001ff >> ra) & 64'h1) != 64'h0) ? 18'h38008 : 18'h00001; // s2r
      8'h59: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h38148; // ddx
      8'h5a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h38248; // ddy
      8'h5b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h38308; // sget
      8'h5d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h38568; // pick
      8'h5c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h38420; // sput
      8'hdc: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h38480; // sput
      8'h60: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2804a; // ld.u8
      8'h61: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2a04a; // ld.s8
      8'h62: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2884a; // ld.u16
      8'h63: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2a84a; // ld.s16
      8'h64: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2904a; // ld
      8'h65: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h28162; // st.u8
      8'h66: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h28962; // st.u16
      8'h67: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h29162; // st
      8'h68: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2844b; // lds.u8
      8'h69: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2a44b; // lds.s8
      8'h6a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h28c4b; // lds.u16
      8'h6b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2ac4b; // lds.s16
      8'h6c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h2944b; // lds
      8'h6d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h28563; // sts.u8
      8'h6e: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h28d63; // sts.u16
      8'h6f: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h29563; // sts
      8'h70: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2c078 : 18'h00001; // prepare
      8'h71: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2927a : 18'h00001; // prefix
      8'h72: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2937a : 18'h00001; // atom1
      8'h73: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = ((((16'h7fff >> modifier) & 16'h1) != 16'h0) && (rd <= 6'd61)) ? 18'h2c278 : 18'h00001; //
      // rprepare
      8'h74: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2c178 : 18'h00001; // sprepare
      8'h75: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2967b : 18'h00001; // sprefix
      8'h76: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2977b : 18'h00001; // satom1
      8'h77: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = ((((16'h7fff >> modifier) & 16'h1) != 16'h0) && (rd <= 6'd61)) ? 18'h2c378 : 18'h00001; //
      // srprepare
      8'h7a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2b37a : 18'h00001; // rprefix
      8'h7b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = (((16'h7fff >> modifier) & 16'h1) != 16'h0) ? 18'h2b77b : 18'h00001; // srprefix
      8'h78: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = ((rd[5:2] == 4'hf) ? (((64'h0116177e7ffefffe >> {rd[1:0], modifier}) & 64'h1) != 64'h0) :
          (modifier != 4'h0)) ? 18'h3006a : 18'h00001; // tex
      8'h79: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = ((rd[5:2] == 4'hf) ? (((64'h0116177e7ffefffe >> {rd[1:0], modifier}) & 64'h1) != 64'h0) :
          (modifier != 4'h0)) ? 18'h3016a : 18'h00001; // txf
      8'h7c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h3c44a; // interp
      8'h7d: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h3d54a; // ldc
      8'h02: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34001; // bra
      8'h03: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34101; // sync
      8'h04: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34501; // call
      8'h05: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34601; // ret
      8'h06: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34401; // bsb
      8'h07: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34800; // fence.load
      8'h08: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34900; // fence.store
      8'h09: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34a00; // fence.all
      8'h0a: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34701; // bar
      8'h0b: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34301; // discard
      8'h0c: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h34201; // exit
      default: {legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable,
          is_control} = 18'h00001;
    endcase
  end
endmodule
