// SPDX-License-Identifier: MIT
// lanes: fewer lanes than threads: an instruction takes several turns
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The lanes of an execution unit: as many as the warp has threads, 4 or 8, or 4, 2 or 1
// (docs/core.md, physical lanes).
//
// With fewer lanes than threads an instruction takes several cycles, its *turns*: in the first one
// lane `j` of `L` works for thread `T - L + j`, in the next for the thread `L` below, and in the
// last for thread `j`. The operands hold meanwhile, since the next instruction comes later
// (`pace`), and the results of the turns before the last one wait in registers: all come out
// together. As many lanes as threads need neither.
//
// A lane that no instruction uses computes for `attribute`: lane 0.
//
// - latency: from operands to results 4 cycles and one for each turn; of a loan always 5
// - throughput: one operation per lane and cycle: an instruction every `T / L` cycles
// - invariant: `start` comes `T / L` cycles after the one before, or later; a loan never while
//   `busy_next` said no
//
// The lanes for `T` threads, 4 or 8; `TL` is the logarithm of `T`.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Stage E1: an instruction begins. Its operands stay for all of its turns.
//   op  input, 6 bits: Operation (`AluOp`).
//   compare  input, 4 bits: Comparison code.
//   a__0 .. a__3  input, 32 bits: First operand of each thread.
//   b__0 .. b__3  input, 32 bits: Second operand.
//   c__0 .. c__3  input, 32 bits: Third operand.
//   choice  input, 4 bits: Condition of `sel`, of each thread.
//   loan_valid  input, 1 bit: The lane computes this in the next five cycles.
//   loan_op  input, 6 bits: Operation, see `AluOp`.
//   loan_a  input, 32 bits: First operand.
//   loan_b  input, 32 bits: Second operand.
//   loan_c  input, 32 bits: Third operand.
//   ends  output, 1 bit: The last turn of an instruction: its results come five cycles later.
//   busy_next  output, 1 bit: An instruction that has begun needs the next cycle too.
//   loan_result  output, 32 bits: Result, five cycles after its operands.
//   result__0 .. result__3  output, 32 bits: Result of each thread.
//   flags  output, 4 bits: Results of a comparison.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of op (AluOp):
//    0  mov: `b`
//    1  iadd: `a + b`
//    2  isub: `a - b`
//    3  imul: Low half of `a * b`
//    4  imulh.s: High half of the signed product
//    5  imulh.u: High half of the unsigned product
//    6  imad: Low half of `a * b + c`
//    7  and: Bitwise and
//    8  or: Bitwise or
//    9  xor: Bitwise exclusive or
//   10  not: Complement of `b`
//   11  shl: Shift left
//   12  shr: Logical shift right
//   13  sar: Arithmetic shift right
//   14  imin.s: Signed minimum
//   15  imax.s: Signed maximum
//   16  imin.u: Unsigned minimum
//   17  imax.u: Unsigned maximum
//   18  isetp: Integer compare to a predicate
//   19  sel: Predicate ? `a` : `b`
//   20  popc: Ones in `a`
//   21  clz: Leading zeros of `a`
//   22  bfi: Bit-field insert
//   23  bfe.u: Unsigned bit-field extract
//   24  bfe.s: Signed bit-field extract
//   32  fadd: Float add
//   33  fsub: Float subtract
//   34  fmul: Float multiply
//   35  fmad: Float multiply, round, add, round
//   36  fmin: Float minimum
//   37  fmax: Float maximum
//   38  fsetp: Float compare to a predicate
//   39  f2i: Float to signed integer
//   40  f2u: Float to unsigned integer
//   41  i2f: Signed integer to float
//   42  u2f: Unsigned integer to float
//   43  floor: Round down
//   44  ceil: Round up
//   45  trunc: Round toward zero
//   46  round: Round to nearest, ties to even
//   47  fract: `a - floor(a)`
//   48  pack.unorm8: One unorm byte put into a word
//   49  unpack.unorm8: One unorm byte taken out of a word
//   50  pack.half: Two half floats put into a word
//   51  unpack.half: One half float taken out of a word
//   52  fneg: Sign flipped
//   53  fabs: Sign cleared
//   54  pack.unorm16: One unorm half word put into a word
//   55  unpack.unorm16: One unorm half word taken out of a word
// Numbers of loan_op (AluOp):
//    0  mov: `b`
//    1  iadd: `a + b`
//    2  isub: `a - b`
//    3  imul: Low half of `a * b`
//    4  imulh.s: High half of the signed product
//    5  imulh.u: High half of the unsigned product
//    6  imad: Low half of `a * b + c`
//    7  and: Bitwise and
//    8  or: Bitwise or
//    9  xor: Bitwise exclusive or
//   10  not: Complement of `b`
//   11  shl: Shift left
//   12  shr: Logical shift right
//   13  sar: Arithmetic shift right
//   14  imin.s: Signed minimum
//   15  imax.s: Signed maximum
//   16  imin.u: Unsigned minimum
//   17  imax.u: Unsigned maximum
//   18  isetp: Integer compare to a predicate
//   19  sel: Predicate ? `a` : `b`
//   20  popc: Ones in `a`
//   21  clz: Leading zeros of `a`
//   22  bfi: Bit-field insert
//   23  bfe.u: Unsigned bit-field extract
//   24  bfe.s: Signed bit-field extract
//   32  fadd: Float add
//   33  fsub: Float subtract
//   34  fmul: Float multiply
//   35  fmad: Float multiply, round, add, round
//   36  fmin: Float minimum
//   37  fmax: Float maximum
//   38  fsetp: Float compare to a predicate
//   39  f2i: Float to signed integer
//   40  f2u: Float to unsigned integer
//   41  i2f: Signed integer to float
//   42  u2f: Unsigned integer to float
//   43  floor: Round down
//   44  ceil: Round up
//   45  trunc: Round toward zero
//   46  round: Round to nearest, ties to even
//   47  fract: `a - floor(a)`
//   48  pack.unorm8: One unorm byte put into a word
//   49  unpack.unorm8: One unorm byte taken out of a word
//   50  pack.half: Two half floats put into a word
//   51  unpack.half: One half float taken out of a word
//   52  fneg: Sign flipped
//   53  fabs: Sign cleared
//   54  pack.unorm16: One unorm half word put into a word
//   55  unpack.unorm16: One unorm half word taken out of a word
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block lanes --reset sync`.
//
// Configuration
// `Lanes` of rtl/src/execution_unit/lanes.rs with T = 4, TL = 2. Constants are folded away. For another, change
// its line in rtl/src/registry; the command is then:
//   warpwright export --block lanes

module multiplier (
  input wire clock,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire two_s_complement,
  output reg [31:0] low,
  output reg [31:0] high,
  output reg sticky
);
  wire signed [16:0] al = $signed({1'b0, a[15:0]}), bl = $signed({1'b0, b[15:0]});
  wire signed [16:0] ah = $signed({two_s_complement & a[31], a[31:16]});
  wire signed [16:0] bh = $signed({two_s_complement & b[31], b[31:16]});
  wire signed [33:0] ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  wire [47:0] x = {hh[31:0], ll[31:16]}, y = {{14{lh[33]}}, lh}, z = {{14{hl[33]}}, hl};
  wire [47:0] majority = (x & y) | (x & z) | (y & z);
  reg [47:0] sum, carry;
  reg [15:0] bottom;
  wire [47:0] top = sum + carry;
  // Zero where sum and carry add up to zero: no carry chain.
  wire [5:0] apart = sum[5:0] ^ carry[5:0] ^ {sum[4:0] | carry[4:0], 1'b0};
  initial begin sum = 0; carry = 0; bottom = 0; end
  always @(posedge clock) begin
    sum <= x ^ y ^ z;
    carry <= {majority[46:0], 1'b0};
    bottom <= ll[15:0];
  end
  always @(*) begin low = {top[15:0], bottom}; high = top[47:16]; sticky = |{bottom, apart}; end
endmodule

module a_class (
  input wire [31:0] float,
  output reg [7:0] class_exponent,
  output reg class_zero,
  output reg class_infinite,
  output reg class_nan
);
  always @(*) begin
    class_exponent = float[30:23];
    class_zero = (class_exponent == 8'h0);
    class_infinite = 1'h0;
    class_nan = 1'h0;
    if ((class_exponent == 8'hff)) begin
      class_nan = (|{float << 32'h9});
      class_infinite = (!(|{float << 32'h9}));
    end
  end
endmodule

module float_product (
  input wire [7:0] a_exponent,
  input wire a_zero,
  input wire a_infinite,
  input wire a_nan,
  input wire [7:0] b_exponent,
  input wire b_zero,
  input wire b_infinite,
  input wire b_nan,
  output reg [9:0] exponent,
  output reg [1:0] special
);
  always @(*) begin
    exponent = {{{2'h0, a_exponent} + {2'h0, b_exponent}} - 10'h7f};
    special = 2'h0;
    if ((a_zero | b_zero)) begin
      special = 2'h1;
    end
    if ((a_infinite | b_infinite)) begin
      special = 2'h2;
    end
    if ((((a_nan | b_nan) | (a_infinite & b_zero)) | (a_zero & b_infinite))) begin
      special = 2'h3;
    end
  end
endmodule

module bit_logic (
  input wire [5:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire predicate,
  output reg [31:0] y
);
  reg [2:0] code;
  always @(*) begin
    code = 3'h0;
    case (op)
      6'h0: begin
        code = 3'h1;
      end
      6'h7: begin
        code = 3'h2;
      end
      6'h8: begin
        code = 3'h3;
      end
      6'h9: begin
        code = 3'h4;
      end
      6'ha: begin
        code = 3'h5;
      end
      6'h13: begin
        if ((!predicate)) begin
          code = 3'h1;
        end
      end
      default: begin
      end
    endcase
    case (code)
      3'h1: begin
        y = b;
      end
      3'h2: begin
        y = (a & b);
      end
      3'h3: begin
        y = (a | b);
      end
      3'h4: begin
        y = (a ^ b);
      end
      3'h5: begin
        y = {~b};
      end
      default: begin
        y = a;
      end
    endcase
  end
endmodule

module nibble_counts (
  input wire [31:0] a,
  output reg [31:0] counts
);
  reg [31:0] units;
  reg [31:0] twos;
  reg [31:0] pairs;
  reg [31:0] fours;
  always @(*) begin
    units = (a ^ {a >> 32'h1});
    twos = (a & {a >> 32'h1});
    pairs = ((twos ^ {twos >> 32'h2}) | (units & {units >> 32'h2}));
    fours = (twos & {twos >> 32'h2});
    counts = ((((units ^ {units >> 32'h2}) & 32'h11111111) | {(pairs & 32'h11111111) << 32'h1}) | {(fours &
        32'h11111111) << 32'h2});
  end
endmodule

module unorm_product (
  input wire [31:0] a,
  input wire wide,
  output reg [31:0] product
);
  reg [31:0] mantissa;
  reg [32:0] sum;
  always @(*) begin
    mantissa = ((a & 32'h7fffff) | 32'h800000);
    sum = ({{1'h0, {~mantissa}} << 32'h1} | 33'h1);
    if (wide) begin
      sum = {{1'h0, {~{mantissa >> 32'h8}}} << 32'h1};
      if ((!(|a[7:0]))) begin
        sum = (sum | 33'h1);
      end
    end
    sum = {sum + ({{1'h0, mantissa} << 32'h9} | 33'h1)};
    product = sum[32:1];
  end
endmodule

module unpack (
  input wire [31:0] a,
  input wire [1:0] part,
  output reg [31:0] unorm8,
  output reg [31:0] unorm16,
  output reg [31:0] float
);
  reg [7:0] octet;
  reg [15:0] half;
  reg [31:0] low;
  always @(*) begin
    octet = a[7:0];
    if ((part == 2'h1)) begin
      octet = a[15:8];
    end
    if ((part == 2'h2)) begin
      octet = a[23:16];
    end
    if ((part == 2'h3)) begin
      octet = a[31:24];
    end
    half = a[15:0];
    if (part[0]) begin
      half = a[31:16];
    end
    low = {24'h0, octet};
    if ((|{octet >> 32'h1})) begin
      low = (low | 32'h1);
    end else begin
      if (octet[0]) begin
        low = 32'h2;
      end
    end
    unorm8 = ((({{24'h0, octet} << 32'h18} | {{24'h0, octet} << 32'h10}) | {{24'h0, octet} << 32'h8}) | low);
    unorm16 = ({{16'h0, half} << 32'h10} | {16'h0, half});
    if ((|{half >> 32'h9})) begin
      unorm16 = (unorm16 | 32'h1);
    end else begin
      if ((half[8] & (half[1:0] == 2'h1))) begin
        unorm16 = ((unorm16 & 32'hfffffffc) | 32'h2);
      end
    end
    float = ({{16'h0, half} << 32'hd} & 32'h7ffe000);
    if ((((!half[14]) & (|half[13:10])) | (&half[14:10]))) begin
      float = (float | 32'h38000000);
    end
    if (half[14]) begin
      float = (float | 32'h40000000);
    end
    if (half[15]) begin
      float = (float | 32'h80000000);
    end
  end
endmodule

module first_half (
  input wire [31:0] float,
  output reg [15:0] half,
  output reg up
);
  reg [7:0] exponent;
  reg above;
  reg below;
  always @(*) begin
    exponent = float[30:23];
    above = float[12];
    below = (float[13] | (|float[11:0]));
    up = (above & below);
    half = ({1'h0, float[27:13]} ^ 16'h4000);
    if ((exponent >= 8'h8f)) begin
      half = 16'h7c00;
      up = 1'h0;
    end else begin
      if ((exponent < 8'h71)) begin
        half = 16'h0;
        up = 1'h0;
        if (((exponent == 8'h70) & (&float[22:12]))) begin
          half = 16'h400;
        end
      end
    end
    if (float[31]) begin
      half = (half | 16'h8000);
    end
    if (((&exponent) & (|float[22:0]))) begin
      half = 16'h7e00;
    end
  end
endmodule

module integral (
  input wire [5:0] op,
  input wire [31:0] a,
  input wire [7:0] class_exponent,
  input wire class_zero,
  input wire class_infinite,
  input wire class_nan,
  output reg active,
  output reg [1:0] direction,
  output reg [1:0] known,
  output reg [5:0] fraction_bits
);
  reg away;
  reg nearest;
  always @(*) begin
    active = 1'h1;
    away = 1'h0;
    nearest = 1'h0;
    case (op)
      6'h2b: begin
        away = a[31];
      end
      6'h2c: begin
        away = (!a[31]);
      end
      6'h2d: begin
      end
      6'h2e: begin
        nearest = 1'h1;
      end
      6'h2f: begin
        away = a[31];
      end
      default: begin
        active = 1'h0;
      end
    endcase
    direction = 2'h0;
    if (away) begin
      direction = 2'h1;
    end
    if (nearest) begin
      direction = 2'h2;
    end
    known = 2'h0;
    fraction_bits = 6'h0;
    if ((class_exponent < 8'h7f)) begin
      known = 2'h1;
      if (((away & (!class_zero)) | ((nearest & (class_exponent == 8'h7e)) & (|{a << 32'h9})))) begin
        known = 2'h2;
      end
    end else begin
      if ((class_exponent < 8'h96)) begin
        fraction_bits = {6'h16 - class_exponent[5:0]};
      end
    end
  end
endmodule

module prepare (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] form_first,
  output reg [31:0] form_second,
  output reg [5:0] form_low_end,
  output reg [5:0] form_high_end,
  output reg [26:0] form_prepared,
  output reg [11:0] form_steps,
  output reg [31:0] form_product_low,
  output reg [31:0] form_product_high,
  output reg form_product_sticky
);
  reg is_float;
  reg chooses;
  reg [31:0] left;
  reg [31:0] right;
  reg [5:0] offset;
  reg [5:0] width;
  reg [5:0] room;
  reg [5:0] low;
  reg field_sign;
  reg [5:0] field_end;
  reg [5:0] whole;
  reg [31:0] part_0;
  reg [31:0] multiplier__a;
  reg [31:0] multiplier__b;
  reg multiplier__two_s_complement;
  wire [31:0] multiplier__low;
  wire [31:0] multiplier__high;
  wire multiplier__sticky;
  reg [31:0] a_class__float;
  wire [7:0] a_class__class_exponent;
  wire a_class__class_zero;
  wire a_class__class_infinite;
  wire a_class__class_nan;
  reg [31:0] b_class__float;
  wire [7:0] b_class__class_exponent;
  wire b_class__class_zero;
  wire b_class__class_infinite;
  wire b_class__class_nan;
  reg [7:0] float_product__a_exponent;
  reg float_product__a_zero;
  reg float_product__a_infinite;
  reg float_product__a_nan;
  reg [7:0] float_product__b_exponent;
  reg float_product__b_zero;
  reg float_product__b_infinite;
  reg float_product__b_nan;
  wire [9:0] float_product__exponent;
  wire [1:0] float_product__special;
  reg [5:0] bit_logic__op;
  reg [31:0] bit_logic__a;
  reg [31:0] bit_logic__b;
  reg bit_logic__predicate;
  wire [31:0] bit_logic__y;
  reg [31:0] nibble_counts__a;
  wire [31:0] nibble_counts__counts;
  reg [31:0] unorm_product__a;
  reg unorm_product__wide;
  wire [31:0] unorm_product__product;
  reg [31:0] unpack__a;
  reg [1:0] unpack__part;
  wire [31:0] unpack__unorm8;
  wire [31:0] unpack__unorm16;
  wire [31:0] unpack__float;
  reg [31:0] first_half__float;
  wire [15:0] first_half__half;
  wire first_half__up;
  reg [31:0] second_half__float;
  wire [15:0] second_half__half;
  wire second_half__up;
  reg [5:0] integral__op;
  reg [31:0] integral__a;
  reg [7:0] integral__class_exponent;
  reg integral__class_zero;
  reg integral__class_infinite;
  reg integral__class_nan;
  wire integral__active;
  wire [1:0] integral__direction;
  wire [1:0] integral__known;
  wire [5:0] integral__fraction_bits;
  reg [31:0] stage__d_first;
  reg [31:0] stage__q_first = 32'h0;
  reg [31:0] stage__d_second;
  reg [31:0] stage__q_second = 32'h0;
  reg [5:0] stage__d_low_end;
  reg [5:0] stage__q_low_end = 6'h0;
  reg [5:0] stage__d_high_end;
  reg [5:0] stage__q_high_end = 6'h0;
  reg [26:0] stage__d_prepared;
  reg [26:0] stage__q_prepared = 27'h0;
  reg [11:0] stage__d_steps;
  reg [11:0] stage__q_steps = 12'h0;
  always @(*) begin
    part_0 = 32'h0;
    stage__d_prepared = stage__q_prepared;
    stage__d_steps = stage__q_steps;
    form_first = stage__q_first;
    form_second = stage__q_second;
    form_low_end = stage__q_low_end;
    form_high_end = stage__q_high_end;
    form_prepared = stage__q_prepared;
    form_steps = stage__q_steps;
    form_product_low = multiplier__low;
    form_product_high = multiplier__high;
    form_product_sticky = multiplier__sticky;
    is_float = op[5];
    a_class__float = a;
    b_class__float = b;
    multiplier__a = a;
    multiplier__b = b;
    multiplier__two_s_complement = (!op[0]);
    if (is_float) begin
      multiplier__a = ((a & 32'h7fffff) | 32'h800000);
      multiplier__b = ((b & 32'h7fffff) | 32'h800000);
      multiplier__two_s_complement = 1'h0;
    end
    float_product__a_exponent = a_class__class_exponent;
    float_product__a_zero = a_class__class_zero;
    float_product__a_infinite = a_class__class_infinite;
    float_product__a_nan = a_class__class_nan;
    float_product__b_exponent = b_class__class_exponent;
    float_product__b_zero = b_class__class_zero;
    float_product__b_infinite = b_class__class_infinite;
    float_product__b_nan = b_class__class_nan;
    stage__d_prepared[23:14] = float_product__exponent;
    stage__d_prepared[24] = (a[31] ^ b[31]);
    stage__d_prepared[26:25] = float_product__special;
    stage__d_prepared[2:0] = 3'h0;
    stage__d_prepared[3] = 1'h0;
    stage__d_prepared[4] = 1'h0;
    stage__d_prepared[11:10] = 2'h0;
    stage__d_prepared[13:12] = 2'h0;
    stage__d_steps[1:0] = 2'h0;
    stage__d_steps[2] = 1'h0;
    stage__d_steps[3] = 1'h0;
    stage__d_steps[4] = op[0];
    stage__d_steps[5] = 1'h0;
    stage__d_steps[6] = is_float;
    stage__d_steps[7] = op[4];
    stage__d_steps[10:8] = compare[2:0];
    stage__d_steps[11] = compare[3];
    offset = {1'h0, b[4:0]};
    width = {1'h0, b[12:8]};
    room = {6'h20 - offset};
    field_end = {offset + width};
    whole = {a_class__class_exponent[5:0] + 6'h2};
    low = 6'h0;
    stage__d_high_end = room;
    stage__d_prepared[9:5] = offset[4:0];
    bit_logic__op = op;
    bit_logic__a = a;
    bit_logic__b = b;
    bit_logic__predicate = predicate;
    left = bit_logic__y;
    right = 32'h0;
    chooses = ((((op >= 6'he) & (op <= 6'h11)) | (op == 6'h24)) | (op == 6'h25));
    if (chooses) begin
      right = b;
      stage__d_steps[3] = 1'h1;
    end
    field_sign = 1'h0;
    unorm_product__a = a;
    unorm_product__wide = op[1];
    nibble_counts__a = a;
    unpack__a = a;
    unpack__part = c[1:0];
    first_half__float = a;
    second_half__float = b;
    case (op)
      6'h0: begin
      end
      6'h7: begin
      end
      6'h8: begin
      end
      6'h9: begin
      end
      6'ha: begin
      end
      6'h13: begin
      end
      6'h1: begin
        right = b;
      end
      6'h2: begin
        right = b;
        stage__d_steps[2] = 1'h1;
      end
      6'h3: begin
        stage__d_prepared[2:0] = 3'h1;
      end
      6'h4: begin
        stage__d_prepared[2:0] = 3'h2;
      end
      6'h5: begin
        stage__d_prepared[2:0] = 3'h2;
      end
      6'h6: begin
        stage__d_prepared[2:0] = 3'h1;
        right = c;
      end
      6'hb: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[9:5] = room[4:0];
        low = offset;
        stage__d_high_end = 6'h20;
      end
      6'hc: begin
        stage__d_prepared[2:0] = 3'h4;
      end
      6'hd: begin
        stage__d_prepared[2:0] = 3'h4;
        if (a[31]) begin
          right = 32'hffffffff;
        end
      end
      6'he: begin
      end
      6'hf: begin
      end
      6'h10: begin
      end
      6'h11: begin
      end
      6'h12: begin
        right = b;
        stage__d_steps[5] = 1'h1;
        stage__d_steps[7] = compare[3];
      end
      6'h14: begin
        stage__d_prepared[2:0] = 3'h5;
        left = nibble_counts__counts;
      end
      6'h15: begin
        stage__d_steps[1:0] = 2'h3;
      end
      6'h16: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[9:5] = room[4:0];
        right = c;
        low = offset;
        stage__d_high_end = 6'h20;
        if ((!field_end[5])) begin
          stage__d_high_end = field_end;
        end
      end
      6'h17: begin
        stage__d_prepared[2:0] = 3'h4;
        if ((!field_end[5])) begin
          stage__d_high_end = width;
        end
      end
      6'h18: begin
        stage__d_prepared[2:0] = 3'h4;
        field_sign = a[31];
        if ((!field_end[5])) begin
          stage__d_high_end = width;
          part_0 = {a << 32'h1} >> field_end;
          field_sign = (part_0[0] & (|width));
        end
        if (field_sign) begin
          right = 32'hffffffff;
        end
      end
      6'h20: begin
        stage__d_steps[1:0] = 2'h1;
        right = b;
      end
      6'h21: begin
        stage__d_steps[1:0] = 2'h1;
        right = (b ^ 32'h80000000);
      end
      6'h22: begin
        stage__d_steps[1:0] = 2'h1;
        stage__d_prepared[2:0] = 3'h3;
        right = 32'h80000000;
      end
      6'h23: begin
        stage__d_steps[1:0] = 2'h1;
        stage__d_prepared[2:0] = 3'h3;
        right = c;
      end
      6'h24: begin
      end
      6'h25: begin
      end
      6'h26: begin
        right = b;
        stage__d_steps[5] = 1'h1;
      end
      6'h27: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[3] = a[31];
        left = ({a << 32'h8} | 32'h80000000);
        stage__d_high_end = whole;
        stage__d_prepared[9:5] = {5'h1e - a_class__class_exponent[4:0]};
        if (((a_class__class_exponent < 8'h7e) | a_class__class_nan)) begin
          stage__d_high_end = 6'h0;
          stage__d_prepared[3] = 1'h0;
        end else begin
          if ((a_class__class_exponent >= 8'h9e)) begin
            stage__d_high_end = 6'h0;
            stage__d_prepared[3] = 1'h0;
            right = 32'h7fffffff;
            if (a[31]) begin
              right = 32'h80000000;
            end
          end
        end
      end
      6'h28: begin
        stage__d_prepared[2:0] = 3'h4;
        left = ({a << 32'h8} | 32'h80000000);
        stage__d_high_end = whole;
        stage__d_prepared[9:5] = {5'h1e - a_class__class_exponent[4:0]};
        if ((((a_class__class_exponent < 8'h7e) | a_class__class_nan) | a[31])) begin
          stage__d_high_end = 6'h0;
        end else begin
          if ((a_class__class_exponent >= 8'h9f)) begin
            stage__d_high_end = 6'h0;
            right = 32'hffffffff;
          end
        end
      end
      6'h29: begin
        stage__d_steps[1:0] = 2'h2;
        stage__d_prepared[3] = a[31];
      end
      6'h2a: begin
        stage__d_steps[1:0] = 2'h2;
      end
      6'h30: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[4] = 1'h1;
        right = c;
        low = {{4'h0, b[1:0]} << 32'h3};
        stage__d_high_end = {low + 6'h8};
        stage__d_prepared[9:5] = {{5'h16 - a_class__class_exponent[4:0]} - low[4:0]};
        left = (unorm_product__product & 32'hffffff00);
        if (((a[31] | (a_class__class_exponent < 8'h76)) | a_class__class_nan)) begin
          stage__d_prepared[11:10] = 2'h1;
        end else begin
          if ((a_class__class_exponent >= 8'h7f)) begin
            stage__d_prepared[11:10] = 2'h2;
            stage__d_prepared[4] = 1'h0;
          end
        end
      end
      6'h31: begin
        stage__d_steps[1:0] = 2'h2;
        left = unpack__unorm8;
      end
      6'h32: begin
        left = ({{16'h0, second_half__half} << 32'h10} | {16'h0, first_half__half});
        if (first_half__up) begin
          right = 32'h1;
        end
        if (second_half__up) begin
          right = (right | 32'h10000);
        end
      end
      6'h33: begin
        stage__d_steps[1:0] = 2'h1;
        left = unpack__float;
        right = 32'h80000000;
      end
      6'h34: begin
        stage__d_steps[1:0] = 2'h1;
        left = (a ^ 32'h80000000);
        right = 32'h80000000;
      end
      6'h35: begin
        stage__d_steps[1:0] = 2'h1;
        left = (a & 32'h7fffffff);
        right = 32'h80000000;
      end
      6'h36: begin
        stage__d_prepared[2:0] = 3'h4;
        stage__d_prepared[4] = 1'h1;
        right = c;
        low = {{5'h0, b[0]} << 32'h4};
        stage__d_high_end = {low + 6'h10};
        stage__d_prepared[9:5] = {{5'he - a_class__class_exponent[4:0]} - low[4:0]};
        left = (unorm_product__product & 32'hffff8000);
        if ((!a_class__class_exponent[4])) begin
          left = (left & 32'hffff0000);
        end
        if (((a[31] | (a_class__class_exponent < 8'h6e)) | a_class__class_nan)) begin
          stage__d_prepared[11:10] = 2'h1;
        end else begin
          if ((a_class__class_exponent >= 8'h7f)) begin
            stage__d_prepared[11:10] = 2'h2;
            stage__d_prepared[4] = 1'h0;
          end
        end
      end
      6'h37: begin
        stage__d_steps[1:0] = 2'h2;
        left = unpack__unorm16;
      end
      default: begin
        left = 32'h0;
      end
    endcase
    integral__op = op;
    integral__a = a;
    integral__class_exponent = a_class__class_exponent;
    integral__class_zero = a_class__class_zero;
    integral__class_infinite = a_class__class_infinite;
    integral__class_nan = a_class__class_nan;
    if (integral__active) begin
      stage__d_steps[1:0] = 2'h1;
      stage__d_prepared[2:0] = 3'h6;
      left = a;
      right = 32'h80000000;
      if ((op == 6'h2f)) begin
        stage__d_prepared[2:0] = 3'h7;
        right = a;
      end
      stage__d_prepared[13:12] = integral__direction;
      stage__d_prepared[11:10] = integral__known;
      stage__d_high_end = integral__fraction_bits;
    end
    stage__d_low_end = low;
    stage__d_first = left;
    stage__d_second = right;
  end
  always @(posedge clock) begin
    stage__q_first <= stage__d_first;
    stage__q_second <= stage__d_second;
    stage__q_low_end <= stage__d_low_end;
    stage__q_high_end <= stage__d_high_end;
    stage__q_prepared <= stage__d_prepared;
    stage__q_steps <= stage__d_steps;
  end
  multiplier multiplier (
    .clock(clock),
    .a(multiplier__a),
    .b(multiplier__b),
    .two_s_complement(multiplier__two_s_complement),
    .low(multiplier__low),
    .high(multiplier__high),
    .sticky(multiplier__sticky)
  );
  a_class a_class (
    .float(a_class__float),
    .class_exponent(a_class__class_exponent),
    .class_zero(a_class__class_zero),
    .class_infinite(a_class__class_infinite),
    .class_nan(a_class__class_nan)
  );
  a_class b_class (
    .float(b_class__float),
    .class_exponent(b_class__class_exponent),
    .class_zero(b_class__class_zero),
    .class_infinite(b_class__class_infinite),
    .class_nan(b_class__class_nan)
  );
  float_product float_product (
    .a_exponent(float_product__a_exponent),
    .a_zero(float_product__a_zero),
    .a_infinite(float_product__a_infinite),
    .a_nan(float_product__a_nan),
    .b_exponent(float_product__b_exponent),
    .b_zero(float_product__b_zero),
    .b_infinite(float_product__b_infinite),
    .b_nan(float_product__b_nan),
    .exponent(float_product__exponent),
    .special(float_product__special)
  );
  bit_logic bit_logic (
    .op(bit_logic__op),
    .a(bit_logic__a),
    .b(bit_logic__b),
    .predicate(bit_logic__predicate),
    .y(bit_logic__y)
  );
  nibble_counts nibble_counts (
    .a(nibble_counts__a),
    .counts(nibble_counts__counts)
  );
  unorm_product unorm_product (
    .a(unorm_product__a),
    .wide(unorm_product__wide),
    .product(unorm_product__product)
  );
  unpack unpack (
    .a(unpack__a),
    .part(unpack__part),
    .unorm8(unpack__unorm8),
    .unorm16(unpack__unorm16),
    .float(unpack__float)
  );
  first_half first_half (
    .float(first_half__float),
    .half(first_half__half),
    .up(first_half__up)
  );
  first_half second_half (
    .float(second_half__float),
    .half(second_half__half),
    .up(second_half__up)
  );
  integral integral (
    .op(integral__op),
    .a(integral__a),
    .class_exponent(integral__class_exponent),
    .class_zero(integral__class_zero),
    .class_infinite(integral__class_infinite),
    .class_nan(integral__class_nan),
    .active(integral__active),
    .direction(integral__direction),
    .known(integral__known),
    .fraction_bits(integral__fraction_bits)
  );
endmodule

module operands (
  input wire clock,
  input wire [31:0] form_first,
  input wire [31:0] form_second,
  input wire [5:0] form_low_end,
  input wire [5:0] form_high_end,
  input wire [26:0] form_prepared,
  input wire [11:0] form_steps,
  input wire [31:0] form_product_low,
  input wire [31:0] form_product_high,
  input wire form_product_sticky,
  output reg [31:0] sum_x,
  output reg [31:0] sum_y,
  output reg [11:0] sum_steps
);
  reg [31:0] ones;
  reg [31:0] mask;
  reg [31:0] turned;
  reg [31:0] wide;
  reg [9:0] product_exponent;
  reg [31:0] increment;
  reg [31:0] joined;
  reg [31:0] clear;
  reg [31:0] integral;
  reg [31:0] operand;
  reg [31:0] other;
  reg [31:0] product_sign;
  reg too_small;
  reg too_large;
  reg [31:0] count_low;
  reg [4:0] part_0;
  reg [4:0] part_1;
  reg [4:0] part_2;
  reg [4:0] part_3;
  reg [4:0] part_4;
  reg [1:0] part_5;
  reg [2:0] part_6;
  reg [2:0] part_7;
  reg [1:0] part_8;
  reg [2:0] part_9;
  reg [9:0] part_10;
  reg [9:0] part_11;
  reg [9:0] part_12;
  reg [9:0] part_13;
  reg [31:0] stage__d_x;
  reg [31:0] stage__q_x = 32'h0;
  reg [31:0] stage__d_y;
  reg [31:0] stage__q_y = 32'h0;
  reg [11:0] stage__d_steps;
  reg [11:0] stage__q_steps = 12'h0;
  always @(*) begin
    part_0 = 5'h0;
    part_1 = 5'h0;
    part_2 = 5'h0;
    part_3 = 5'h0;
    part_4 = 5'h0;
    part_5 = 2'h0;
    part_6 = 3'h0;
    part_7 = 3'h0;
    part_8 = 2'h0;
    part_9 = 3'h0;
    part_10 = 10'h0;
    part_11 = 10'h0;
    part_12 = 10'h0;
    part_13 = 10'h0;
    sum_x = stage__q_x;
    sum_y = stage__q_y;
    sum_steps = stage__q_steps;
    ones = 32'hffffffff;
    mask = ({ones << form_low_end} & {~{ones << form_high_end}});
    operand = form_first;
    other = form_second;
    turned = form_first;
    wide = 32'h0;
    product_exponent = form_prepared[23:14];
    increment = 32'h0;
    joined = 32'h0;
    integral = 32'h0;
    clear = 32'h0;
    product_sign = 32'h0;
    too_small = 1'h0;
    too_large = 1'h0;
    count_low = 32'h0;
    stage__d_steps = form_steps;
    if ((form_prepared[2:0] == 3'h1)) begin
      operand = form_product_low;
    end
    if ((form_prepared[2:0] == 3'h2)) begin
      operand = form_product_high;
    end
    if ((form_prepared[2:0] == 3'h4)) begin
      part_0 = form_prepared[9:5];
      if (part_0[0]) begin
        turned = ({turned >> 32'h1} | {turned << 32'h1f});
      end
      part_1 = form_prepared[9:5];
      if (part_1[1]) begin
        turned = ({turned >> 32'h2} | {turned << 32'h1e});
      end
      part_2 = form_prepared[9:5];
      if (part_2[2]) begin
        turned = ({turned >> 32'h4} | {turned << 32'h1c});
      end
      part_3 = form_prepared[9:5];
      if (part_3[3]) begin
        turned = ({turned >> 32'h8} | {turned << 32'h18});
      end
      part_4 = form_prepared[9:5];
      if (part_4[4]) begin
        turned = ({turned >> 32'h10} | {turned << 32'h10});
      end
      if ((|form_prepared[11:10])) begin
        turned = 32'h0;
      end
      part_5 = form_prepared[11:10];
      if (part_5[1]) begin
        turned = ones;
      end
      operand = ((turned & mask) | (form_second & {~mask}));
      other = 32'h0;
      if (form_prepared[4]) begin
        other = (({turned << 32'h1} | {turned >> 32'h1f}) & (mask & {~{mask << 32'h1}}));
      end
    end
    if ((form_prepared[2:0] == 3'h5)) begin
      count_low = {(form_first & 32'h7070707) + ({form_first >> 32'h4} & 32'h7070707)};
      operand = {26'h0, {{count_low[5:0] + count_low[13:8]} + {count_low[21:16] + count_low[29:24]}}};
    end
    stage__d_x = operand;
    stage__d_y = other;
    if (form_prepared[3]) begin
      stage__d_x = 32'h0;
      stage__d_y = operand;
      stage__d_steps[2] = 1'h1;
    end
    part_6 = form_prepared[2:0];
    part_7 = form_prepared[2:0];
    if ((part_6[1] & part_7[2])) begin
      clear = mask;
      if ((form_prepared[13:12] == 2'h1)) begin
        increment = mask;
      end else begin
        if ((form_prepared[13:12] == 2'h2)) begin
          increment = (mask ^ {mask >> 32'h1});
          if ((mask[0] & ((form_first & mask) == (mask ^ {mask >> 32'h1})))) begin
            clear = ({mask << 32'h1} | 32'h1);
          end
        end
      end
      integral = ({form_first + increment} & {~clear});
      if ((|form_prepared[11:10])) begin
        integral = (form_first & 32'h80000000);
      end
      part_8 = form_prepared[11:10];
      if (part_8[1]) begin
        integral = (integral | 32'h3f800000);
      end
      stage__d_x = integral;
      part_9 = form_prepared[2:0];
      if (part_9[0]) begin
        stage__d_x = form_second;
        stage__d_y = (integral ^ 32'h80000000);
      end
    end
    if ((form_prepared[2:0] == 3'h3)) begin
      wide = ({form_product_high << 32'h10} | {form_product_low >> 32'h10});
      if (wide[31]) begin
        product_exponent = {form_prepared[23:14] + 10'h1};
        joined = ({wide >> 32'h8} & 32'h7fffff);
        part_10 = form_prepared[23:14];
        too_small = (part_10[9] & (!(&form_prepared[23:14])));
        part_11 = form_prepared[23:14];
        too_large = ((form_prepared[23:14] >= 10'hfe) & (!part_11[9]));
        if (((wide[7] & ((wide[8] | wide[6]) | form_product_sticky)) | (&form_prepared[23:14]))) begin
          increment = 32'h1;
        end
      end else begin
        joined = ({wide >> 32'h7} & 32'h7fffff);
        part_12 = form_prepared[23:14];
        too_small = part_12[9];
        part_13 = form_prepared[23:14];
        too_large = ((form_prepared[23:14] >= 10'hff) & (!part_13[9]));
        if (((wide[6] & (wide[7] | form_product_sticky)) | (!(|form_prepared[23:14])))) begin
          increment = 32'h1;
        end
      end
      joined = {({{22'h0, product_exponent} << 32'h17} | joined) + increment};
      if (form_prepared[24]) begin
        product_sign = 32'h80000000;
      end
      stage__d_x = ((joined & 32'h7fffffff) | product_sign);
      if ((((|form_prepared[26:25]) | too_small) | too_large)) begin
        stage__d_x = product_sign;
        if (((form_prepared[26:25] == 2'h2) | ((!(|form_prepared[26:25])) & too_large))) begin
          stage__d_x = (product_sign | 32'h7f800000);
        end
        if ((form_prepared[26:25] == 2'h3)) begin
          stage__d_x = 32'h7fc00000;
        end
      end
    end
  end
  always @(posedge clock) begin
    stage__q_x <= stage__d_x;
    stage__q_y <= stage__d_y;
    stage__q_steps <= stage__d_steps;
  end
endmodule

module total (
  input wire clock,
  input wire [31:0] input_x,
  input wire [31:0] input_y,
  input wire [11:0] input_steps,
  output reg [31:0] result,
  output reg flag
);
  reg [7:0] x_exponent;
  reg [7:0] y_exponent;
  reg x_nan;
  reg y_nan;
  reg both_zero;
  reg below;
  reg same;
  reg x_sign;
  reg y_sign;
  reg less;
  reg truth;
  reg [31:0] x_flat;
  reg [31:0] y_flat;
  reg [31:0] bigger;
  reg [31:0] lesser;
  reg [7:0] distance;
  reg [31:0] mantissa;
  reg [31:0] lost;
  reg negative;
  reg [31:0] ones;
  reg [32:0] carried;
  reg [31:0] addend;
  reg [31:0] total;
  reg [4:0] zeros;
  reg [31:0] normal;
  reg [4:0] left_zeros;
  reg [9:0] exponent;
  reg [31:0] carry_in;
  reg [31:0] rounded;
  reg [31:0] sign;
  reg [31:0] p__d;
  reg [31:0] p__q = 32'h0;
  reg [31:0] q__d;
  reg [31:0] q__q = 32'h0;
  reg [16:0] aligned__d;
  reg [16:0] aligned__q = 17'h0;
  reg [31:0] sum__d;
  reg [31:0] sum__q = 32'h0;
  reg [18:0] summed__d;
  reg [18:0] summed__q = 19'h0;
  reg [31:0] outcome__d;
  reg [31:0] outcome__q = 32'h0;
  reg outcome_flag__d;
  reg outcome_flag__q = 1'h0;
  always @(*) begin
    aligned__d = aligned__q;
    summed__d = summed__q;
    result = outcome__q;
    flag = outcome_flag__q;
    x_sign = input_x[31];
    y_sign = input_y[31];
    x_exponent = input_x[30:23];
    y_exponent = input_y[30:23];
    both_zero = (!(|(x_exponent | y_exponent)));
    x_nan = ((x_exponent == 8'hff) & (|{input_x << 32'h9}));
    y_nan = ((y_exponent == 8'hff) & (|{input_y << 32'h9}));
    below = ((input_x & 32'h7fffffff) < (input_y & 32'h7fffffff));
    p__d = input_x;
    q__d = input_y;
    aligned__d[1:0] = input_steps[1:0];
    negative = input_steps[2];
    aligned__d[3] = 1'h0;
    aligned__d[4] = 1'h0;
    aligned__d[5] = input_steps[2];
    aligned__d[6] = 1'h0;
    aligned__d[15:7] = 9'h9e;
    if (input_steps[7]) begin
      aligned__d[15:7] = 9'h7e;
    end
    aligned__d[16] = 1'h0;
    same = 1'h0;
    truth = 1'h0;
    less = 1'h0;
    x_flat = 32'h0;
    y_flat = 32'h0;
    bigger = 32'h0;
    lesser = 32'h0;
    distance = 8'h0;
    mantissa = 32'h0;
    lost = 32'h0;
    ones = 32'hffffffff;
    if ((input_steps[3] | input_steps[5])) begin
      p__d = 32'h0;
      q__d = 32'h0;
      same = (input_x == input_y);
      less = below;
      if ((x_sign != y_sign)) begin
        less = x_sign;
        if (((!input_steps[6]) & input_steps[7])) begin
          less = y_sign;
        end
      end else begin
        if ((input_steps[6] & x_sign)) begin
          less = ((!below) & (!same));
        end
      end
    end
    if (input_steps[3]) begin
      x_flat = input_x;
      y_flat = input_y;
      if (input_steps[6]) begin
        if ((!(|x_exponent))) begin
          x_flat = (input_x & 32'h80000000);
        end
        if ((!(|y_exponent))) begin
          y_flat = (input_y & 32'h80000000);
        end
        if ((x_nan & y_nan)) begin
          y_flat = 32'h7fc00000;
        end
      end
      p__d = y_flat;
      if ((((less != input_steps[4]) | (input_steps[6] & y_nan)) & (!(input_steps[6] & x_nan)))) begin
        p__d = x_flat;
      end
    end
    if (input_steps[5]) begin
      if ((input_steps[6] & both_zero)) begin
        less = 1'h0;
        same = 1'h1;
      end
      case (input_steps[10:8])
        3'h0: begin
          truth = same;
        end
        3'h1: begin
          truth = (!same);
        end
        3'h2: begin
          truth = less;
        end
        3'h3: begin
          truth = (less | same);
        end
        3'h4: begin
          truth = ((!less) & (!same));
        end
        3'h5: begin
          truth = (!less);
        end
        3'h6: begin
          truth = (input_steps[6] & (!input_steps[11]));
        end
        default: begin
        end
      endcase
      if ((input_steps[6] & (x_nan | y_nan))) begin
        truth = (input_steps[11] & (input_steps[10:8] != 3'h7));
      end
      aligned__d[16] = truth;
    end
    if ((input_steps[1:0] == 2'h1)) begin
      negative = (x_sign != y_sign);
      aligned__d[6] = (x_sign & y_sign);
      bigger = input_x;
      lesser = input_y;
      aligned__d[5] = x_sign;
      aligned__d[15:7] = {{1'h0, x_exponent} + 9'h1};
      if (below) begin
        bigger = input_y;
        lesser = input_x;
        aligned__d[5] = y_sign;
        aligned__d[15:7] = {{1'h0, y_exponent} + 9'h1};
      end
      distance = {x_exponent - y_exponent};
      lost = ({input_y << 32'h7} & 32'h3fffff80);
      if ((x_exponent < y_exponent)) begin
        distance = {y_exponent - x_exponent};
        lost = ({input_x << 32'h7} & 32'h3fffff80);
      end
      p__d = (({bigger << 32'h7} & 32'h3fffff80) | 32'h40000000);
      if (both_zero) begin
        p__d = 32'h0;
      end
      mantissa = (({lesser << 32'h7} & 32'h3fffff80) | 32'h40000000);
      if ((!(|lesser[30:23]))) begin
        mantissa = 32'h0;
      end
      lost = (lost | 32'h40000000);
      q__d = 32'h0;
      if ((distance < 8'h20)) begin
        lost = (lost & {~{ones << distance[4:0]}});
        q__d = {mantissa >> distance[3:0]};
        aligned__d[3] = distance[4];
      end
      aligned__d[4] = (((|lost) & (|x_exponent)) & (|y_exponent));
      if (((&x_exponent) | (&y_exponent))) begin
        aligned__d[1:0] = 2'h0;
        negative = 1'h0;
        p__d = input_y;
        if ((&x_exponent)) begin
          p__d = input_x;
        end
        q__d = 32'h0;
        aligned__d[4] = 1'h0;
        if (((x_nan | y_nan) | (((&x_exponent) & (&y_exponent)) & (x_sign != y_sign)))) begin
          p__d = 32'h7fc00000;
        end
      end
    end
    aligned__d[2] = negative;
    addend = q__q;
    if (aligned__q[3]) begin
      addend = {q__q >> 32'h10};
    end
    if (aligned__q[4]) begin
      addend = (addend | 32'h1);
    end
    carried = {{1'h0, addend} << 32'h1};
    if (aligned__q[2]) begin
      carried = ({{1'h0, {~addend}} << 32'h1} | 33'h1);
    end
    carried = {carried + ({{1'h0, p__q} << 32'h1} | 33'h1)};
    total = carried[32:1];
    sum__d = total;
    zeros = 5'h0;
    if (((|aligned__q[1:0]) & (!(|(total & 32'hff000000))))) begin
      if ((|(total & 32'hff0000))) begin
        sum__d = {total << 32'h8};
        zeros = 5'h8;
      end else begin
        if ((|(total & 32'hff00))) begin
          sum__d = {total << 32'h10};
          zeros = 5'h10;
        end else begin
          sum__d = {total << 32'h18};
          zeros = 5'h18;
        end
      end
    end
    summed__d[1:0] = aligned__q[1:0];
    summed__d[2] = aligned__q[5];
    summed__d[3] = aligned__q[6];
    summed__d[18] = aligned__q[16];
    summed__d[17:13] = zeros;
    summed__d[12:4] = aligned__q[15:7];
    normal = sum__q;
    left_zeros = 5'h0;
    exponent = 10'h0;
    carry_in = 32'h0;
    rounded = 32'h0;
    sign = 32'h0;
    outcome__d = sum__q;
    outcome_flag__d = summed__q[18];
    if ((|summed__q[1:0])) begin
      if ((normal < 32'h10000000)) begin
        normal = {normal << 32'h4};
        left_zeros = 5'h4;
      end
      if ((normal < 32'h40000000)) begin
        normal = {normal << 32'h2};
        left_zeros = (left_zeros | 5'h2);
      end
      if ((!normal[31])) begin
        normal = {normal << 32'h1};
        left_zeros = (left_zeros | 5'h1);
      end
      left_zeros = (left_zeros | summed__q[17:13]);
      exponent = {{1'h0, summed__q[12:4]} - {5'h0, left_zeros}};
      if ((normal[7] & (|(normal & 32'h17f)))) begin
        carry_in = 32'h1;
      end
      rounded = {({{22'h0, exponent} << 32'h17} | ({normal >> 32'h8} & 32'h7fffff)) + carry_in};
      if (summed__q[2]) begin
        sign = 32'h80000000;
      end
      outcome__d = ((rounded & 32'h7fffffff) | sign);
      if ((!(|sum__q))) begin
        outcome__d = 32'h0;
        if (summed__q[3]) begin
          outcome__d = 32'h80000000;
        end
      end else begin
        if ((exponent[9] | (!(|exponent)))) begin
          outcome__d = sign;
        end else begin
          if ((exponent == 10'hff)) begin
            outcome__d = (sign | 32'h7f800000);
          end
        end
      end
      if ((summed__q[1:0] == 2'h3)) begin
        outcome__d = {27'h0, left_zeros};
        if ((!(|sum__q))) begin
          outcome__d = 32'h20;
        end
      end
    end
  end
  always @(posedge clock) begin
    p__q <= p__d;
    q__q <= q__d;
    aligned__q <= aligned__d;
    sum__q <= sum__d;
    summed__q <= summed__d;
    outcome__q <= outcome__d;
    outcome_flag__q <= outcome_flag__d;
  end
endmodule

module lane (
  input wire clock,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] c,
  input wire predicate,
  output reg [31:0] result,
  output reg flag
);
  reg [5:0] prepare__op;
  reg [3:0] prepare__compare;
  reg [31:0] prepare__a;
  reg [31:0] prepare__b;
  reg [31:0] prepare__c;
  reg prepare__predicate;
  wire [31:0] prepare__form_first;
  wire [31:0] prepare__form_second;
  wire [5:0] prepare__form_low_end;
  wire [5:0] prepare__form_high_end;
  wire [26:0] prepare__form_prepared;
  wire [11:0] prepare__form_steps;
  wire [31:0] prepare__form_product_low;
  wire [31:0] prepare__form_product_high;
  wire prepare__form_product_sticky;
  reg [31:0] operands__form_first;
  reg [31:0] operands__form_second;
  reg [5:0] operands__form_low_end;
  reg [5:0] operands__form_high_end;
  reg [26:0] operands__form_prepared;
  reg [11:0] operands__form_steps;
  reg [31:0] operands__form_product_low;
  reg [31:0] operands__form_product_high;
  reg operands__form_product_sticky;
  wire [31:0] operands__sum_x;
  wire [31:0] operands__sum_y;
  wire [11:0] operands__sum_steps;
  reg [31:0] total__input_x;
  reg [31:0] total__input_y;
  reg [11:0] total__input_steps;
  wire [31:0] total__result;
  wire total__flag;
  always @(*) begin
    prepare__op = op;
    prepare__compare = compare;
    prepare__a = a;
    prepare__b = b;
    prepare__c = c;
    prepare__predicate = predicate;
    operands__form_first = prepare__form_first;
    operands__form_second = prepare__form_second;
    operands__form_low_end = prepare__form_low_end;
    operands__form_high_end = prepare__form_high_end;
    operands__form_prepared = prepare__form_prepared;
    operands__form_steps = prepare__form_steps;
    operands__form_product_low = prepare__form_product_low;
    operands__form_product_high = prepare__form_product_high;
    operands__form_product_sticky = prepare__form_product_sticky;
    total__input_x = operands__sum_x;
    total__input_y = operands__sum_y;
    total__input_steps = operands__sum_steps;
    result = total__result;
    flag = total__flag;
  end
  prepare prepare (
    .clock(clock),
    .op(prepare__op),
    .compare(prepare__compare),
    .a(prepare__a),
    .b(prepare__b),
    .c(prepare__c),
    .predicate(prepare__predicate),
    .form_first(prepare__form_first),
    .form_second(prepare__form_second),
    .form_low_end(prepare__form_low_end),
    .form_high_end(prepare__form_high_end),
    .form_prepared(prepare__form_prepared),
    .form_steps(prepare__form_steps),
    .form_product_low(prepare__form_product_low),
    .form_product_high(prepare__form_product_high),
    .form_product_sticky(prepare__form_product_sticky)
  );
  operands operands (
    .clock(clock),
    .form_first(operands__form_first),
    .form_second(operands__form_second),
    .form_low_end(operands__form_low_end),
    .form_high_end(operands__form_high_end),
    .form_prepared(operands__form_prepared),
    .form_steps(operands__form_steps),
    .form_product_low(operands__form_product_low),
    .form_product_high(operands__form_product_high),
    .form_product_sticky(operands__form_product_sticky),
    .sum_x(operands__sum_x),
    .sum_y(operands__sum_y),
    .sum_steps(operands__sum_steps)
  );
  total total (
    .clock(clock),
    .input_x(total__input_x),
    .input_y(total__input_y),
    .input_steps(total__input_steps),
    .result(total__result),
    .flag(total__flag)
  );
endmodule

module lanes (
  input wire clock,
  input wire start,
  input wire [5:0] op,
  input wire [3:0] compare,
  input wire [31:0] a__0,
  input wire [31:0] a__1,
  input wire [31:0] a__2,
  input wire [31:0] a__3,
  input wire [31:0] b__0,
  input wire [31:0] b__1,
  input wire [31:0] b__2,
  input wire [31:0] b__3,
  input wire [31:0] c__0,
  input wire [31:0] c__1,
  input wire [31:0] c__2,
  input wire [31:0] c__3,
  input wire [3:0] choice,
  output reg ends,
  output reg busy_next,
  input wire loan_valid,
  input wire [5:0] loan_op,
  input wire [31:0] loan_a,
  input wire [31:0] loan_b,
  input wire [31:0] loan_c,
  output reg [31:0] loan_result,
  output reg [31:0] result__0,
  output reg [31:0] result__1,
  output reg [31:0] result__2,
  output reg [31:0] result__3,
  output reg [3:0] flags
);
  localparam [1:0] lanes = 2'h1;
  localparam [1:0] rest = 2'h3;
  reg [1:0] first;
  reg [1:0] thread;
  reg [31:0] row__0;
  reg [31:0] row__1;
  reg [31:0] row__2;
  reg [31:0] row__3;
  reg row_flag__0;
  reg row_flag__1;
  reg row_flag__2;
  reg row_flag__3;
  reg [3:0] all_flags;
  reg [5:0] lane__0__op;
  reg [3:0] lane__0__compare;
  reg [31:0] lane__0__a;
  reg [31:0] lane__0__b;
  reg [31:0] lane__0__c;
  reg lane__0__predicate;
  wire [31:0] lane__0__result;
  wire lane__0__flag;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg kept_flag__0__d;
  reg kept_flag__0__q = 1'h0;
  reg kept_flag__1__d;
  reg kept_flag__1__q = 1'h0;
  reg kept_flag__2__d;
  reg kept_flag__2__q = 1'h0;
  reg [1:0] served__d;
  reg [1:0] served__q = 2'h0;
  always @(*) begin
    served__d = served__q;
    ends = start;
    busy_next = 1'h0;
    ends = ((served__q == rest) & (!start));
    busy_next = (start | ((|served__q) & (served__q != rest)));
    if (start) begin
      served__d = lanes;
    end else begin
      if ((|served__q)) begin
        served__d = {served__q + lanes};
      end
    end
    first = {rest - served__q};
    thread = {first + 2'h0};
    lane__0__op = op;
    lane__0__compare = compare;
    lane__0__a = a__3;
    lane__0__b = b__3;
    lane__0__c = c__3;
    lane__0__predicate = choice[3];
    if ((thread == 2'h0)) begin
      lane__0__a = a__0;
      lane__0__b = b__0;
      lane__0__c = c__0;
      lane__0__predicate = choice[0];
    end
    if ((thread == 2'h1)) begin
      lane__0__a = a__1;
      lane__0__b = b__1;
      lane__0__c = c__1;
      lane__0__predicate = choice[1];
    end
    if ((thread == 2'h2)) begin
      lane__0__a = a__2;
      lane__0__b = b__2;
      lane__0__c = c__2;
      lane__0__predicate = choice[2];
    end
    if (loan_valid) begin
      lane__0__op = loan_op;
      lane__0__a = loan_a;
      lane__0__b = loan_b;
      lane__0__c = loan_c;
    end
    loan_result = lane__0__result;
    row__0 = lane__0__result;
    row_flag__0 = lane__0__flag;
    kept__0__d = row__0;
    kept_flag__0__d = row_flag__0;
    row__1 = kept__0__q;
    row_flag__1 = kept_flag__0__q;
    kept__1__d = row__1;
    kept_flag__1__d = row_flag__1;
    row__2 = kept__1__q;
    row_flag__2 = kept_flag__1__q;
    kept__2__d = row__2;
    kept_flag__2__d = row_flag__2;
    row__3 = kept__2__q;
    row_flag__3 = kept_flag__2__q;
    all_flags = 4'h0;
    result__0 = row__0;
    all_flags = {all_flags[3:1], row_flag__0};
    result__1 = row__1;
    all_flags = {all_flags[3:2], row_flag__1, all_flags[0]};
    result__2 = row__2;
    all_flags = {all_flags[3], row_flag__2, all_flags[1:0]};
    result__3 = row__3;
    all_flags = {row_flag__3, all_flags[2:0]};
    flags = all_flags;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept_flag__0__q <= kept_flag__0__d;
    kept_flag__1__q <= kept_flag__1__d;
    kept_flag__2__q <= kept_flag__2__d;
    served__q <= served__d;
  end
  lane lane__0 (
    .clock(clock),
    .op(lane__0__op),
    .compare(lane__0__compare),
    .a(lane__0__a),
    .b(lane__0__b),
    .c(lane__0__c),
    .predicate(lane__0__predicate),
    .result(lane__0__result),
    .flag(lane__0__flag)
  );
endmodule
