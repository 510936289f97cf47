// SPDX-License-Identifier: MIT
// atomic_prepare: PREPARE: the sets of threads at one address and their prefixes
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// PREPARE: the sets of threads at one address and their prefixes (docs/mechanisms/4.md).
//
// `AddressMatch` finds the sets; each is then combined by the prefix network: a member gets
// the combination of the members before it (the first one the identity), threads outside any
// set get the identity. The bitmap of each set and its combined operand stay here, per warp,
// for the PREFIX that follows. Products and floats, and the shifted operands of exchange and
// compare-and-exchange, are always made by `SerialPrefix`, in thread order.
//
// With sets in registers (`PrepareConfig::registers`) `rprepare` writes two more rows behind the
// prefixes: the operand of each thread's access (in the first thread of a set the combined one),
// and the threads that the access is for (the set in its first thread, 0 in the others, the thread
// itself outside).
//
// Baseline (`merge` off): there are no sets, so that PREFIX makes one access per thread.
//
// - latency: 3 cycles, and for each set 1 and the latency of the network; `log2 T + 4` for one
//   set with Kogge-Stone; 2 more for sets in registers
// - throughput: one instruction at a time, FIFO of eight
// - invariant: the sets of a warp hold until its next PREPARE
//
// The PREPARE unit of `2^LW` warps of `T` threads, which have up to `S` sets (`T / 2`).
//
// Ports
//   clock  input, 1 bit: Clock.
//   req_valid  input, 1 bit: A PREPARE arrives, for one cycle; all other members belong to it.
//   req_aop  input, 4 bits: Atomic operation, see `AtomicOp`.
//   req_warp  input, 3 bits: Warp slot.
//   req_rd  input, 6 bits: Destination register of the prefixes; with `registers` the first of three.
//   req_mask  input, 4 bits: Threads that take part.
//   req_address__0 .. req_address__3  input, 32 bits: Byte address of each thread.
//   req_data__0 .. req_data__3  input, 32 bits: Operand of each thread.
//   req_data2__0 .. req_data2__3  input, 32 bits: Second operand of each thread. K of add-modulo is that of a
//       set's first thread.
//   req_return  input, 1 bit: The prefixes are written to `rd`.
//   req_registers  input, 1 bit: The sets are written to registers.
//   wb_ready  input, 1 bit: The row is taken in this cycle.
//   read_warp  input, 3 bits: Warp whose sets are read, in the same cycle.
//   req_ready  output, 1 bit: At least four more are taken, from a register.
//   wb_valid  output, 1 bit: A row is offered; it holds until `ready`.
//   wb_warp  output, 3 bits: Warp slot.
//   wb_rd  output, 6 bits: Register.
//   wb_mask  output, 4 bits: Threads that write.
//   wb_data__0 .. wb_data__3  output, 32 bits: Value of each thread.
//   wb_last  output, 1 bit: The instruction is complete with this row.
//   wb_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
//   set__0 .. set__1  output, 4 bits: Sets of this warp; zero where there are fewer.
//   combined__0 .. combined__1  output, 32 bits: Their combined operands.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of req_aop (AtomicOp):
//    0  add: Integer add
//    1  mul: Integer multiply
//    2  and: Bitwise and
//    3  or: Bitwise or
//    4  xor: Bitwise exclusive or
//    5  min.s: Signed minimum
//    6  max.s: Signed maximum
//    7  min.u: Unsigned minimum
//    8  max.u: Unsigned maximum
//    9  satadd: Unsigned add, saturating
//   10  addmod: Add modulo the second operand
//   11  fadd: Float add
//   12  fmul: Float multiply
//   13  exch: Exchange
//   14  cas: Compare (second operand) and exchange
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block atomic_prepare --reset sync`.
//
// Configuration
// `AtomicPrepare` of rtl/src/atomics/prepare.rs with LW = 3, T = 4, S = 2. Constants are folded away. For
// another, change its line in rtl/src/registry; the command is then:
//   warpwright export --block atomic_prepare

module fifo_meta (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [17:0] write_data,
  output reg [17:0] read_data
);
  reg [17:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module fifo_mask (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [3:0] write_data,
  output reg [3:0] read_data
);
  reg [3:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module fifo_address (
  input wire clock,
  input wire place_write_enable,
  input wire [2:0] place_write_address,
  input wire [2:0] place_read_address,
  input wire [31:0] write_data,
  output reg [31:0] read_data
);
  reg [31:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module fifo_data (
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

module address_match (
  input wire [3:0] mask,
  input wire [31:0] address__0,
  input wire [31:0] address__1,
  input wire [31:0] address__2,
  input wire [31:0] address__3,
  output reg [3:0] members__0,
  output reg [3:0] members__1,
  output reg [3:0] members__2,
  output reg [3:0] members__3
);
  localparam [3:0] below__0 = 4'h0;
  localparam [3:0] below__1 = 4'h1;
  localparam [3:0] below__2 = 4'h3;
  localparam [3:0] below__3 = 4'h7;
  reg [31:0] first;
  reg [31:0] last;
  reg [3:0] with_first;
  reg [3:0] with_last;
  reg [3:0] same__0;
  reg [3:0] same__1;
  reg [3:0] same__2;
  reg [3:0] same__3;
  reg [3:0] rows__0;
  reg [3:0] rows__1;
  reg [3:0] rows__2;
  reg [3:0] rows__3;
  reg found;
  reg [5:0] number;
  reg [5:0] most;
  reg [3:0] best;
  always @(*) begin
    first = 32'h0;
    last = 32'h0;
    found = 1'h0;
    with_first = 4'h0;
    with_last = 4'h0;
    number = 6'h0;
    most = 6'h0;
    best = 4'h0;
    same__0 = 4'h0;
    rows__0 = 4'h0;
    same__1 = 4'h0;
    rows__1 = 4'h0;
    same__2 = 4'h0;
    rows__2 = 4'h0;
    same__3 = 4'h0;
    rows__3 = 4'h0;
    if (((mask[0] & mask[1]) & (address__0 == address__1))) begin
      same__0 = {same__0[3:2], 1'h1, same__0[0]};
      same__1 = {same__1[3:1], 1'h1};
    end
    if (((mask[0] & mask[2]) & (address__0 == address__2))) begin
      same__0 = {same__0[3], 1'h1, same__0[1:0]};
      same__2 = {same__2[3:1], 1'h1};
    end
    if (((mask[0] & mask[3]) & (address__0 == address__3))) begin
      same__0 = {1'h1, same__0[2:0]};
      same__3 = {same__3[3:1], 1'h1};
    end
    if (((mask[1] & mask[2]) & (address__1 == address__2))) begin
      same__1 = {same__1[3], 1'h1, same__1[1:0]};
      same__2 = {same__2[3:2], 1'h1, same__2[0]};
    end
    if (((mask[1] & mask[3]) & (address__1 == address__3))) begin
      same__1 = {1'h1, same__1[2:0]};
      same__3 = {same__3[3:2], 1'h1, same__3[0]};
    end
    if (((mask[2] & mask[3]) & (address__2 == address__3))) begin
      same__2 = {1'h1, same__2[2:0]};
      same__3 = {same__3[3], 1'h1, same__3[1:0]};
    end
    if (((|same__0) & (!(|(same__0 & below__0))))) begin
      rows__0 = {same__0[3:1], 1'h1};
    end
    if (((|same__1) & (!(|(same__1 & below__1))))) begin
      rows__1 = {same__1[3:2], 1'h1, same__1[0]};
    end
    if (((|same__2) & (!(|(same__2 & below__2))))) begin
      rows__2 = {same__2[3], 1'h1, same__2[1:0]};
    end
    if (((|same__3) & (!(|(same__3 & below__3))))) begin
      rows__3 = {1'h1, same__3[2:0]};
    end
    members__0 = 4'h0;
    if ((|(rows__0 & {{~below__0} << 32'h1}))) begin
      members__0 = rows__0;
    end
    members__1 = 4'h0;
    if ((|(rows__1 & {{~below__1} << 32'h1}))) begin
      members__1 = rows__1;
    end
    members__2 = 4'h0;
    if ((|(rows__2 & {{~below__2} << 32'h1}))) begin
      members__2 = rows__2;
    end
    members__3 = 4'h0;
    if ((|(rows__3 & {{~below__3} << 32'h1}))) begin
      members__3 = rows__3;
    end
  end
endmodule

module combine (
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  output reg [31:0] y
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  reg [31:0] sum;
  reg carry;
  reg less;
  reg second;
  reg chooses;
  always @(*) begin
    sum = {a + b};
    carry = (sum < a);
    less = (b < a);
    if (((op == 4'h5) | (op == 4'h6))) begin
      less = (less ^ (|((a ^ b) & top)));
    end
    chooses = ((((op >= 4'h5) & (op <= 4'h8)) | (op == 4'hd)) | (op == 4'he));
    second = less;
    if (((op == 4'h6) | (op == 4'h8))) begin
      second = (!less);
    end
    if ((op == 4'hd)) begin
      second = 1'h1;
    end
    if ((op == 4'he)) begin
      second = (a == k);
    end
    y = sum;
    case (op)
      4'h2: begin
        y = (a & b);
      end
      4'h3: begin
        y = (a | b);
      end
      4'h4: begin
        y = (a ^ b);
      end
      4'h9: begin
        if (carry) begin
          y = ones;
        end
      end
      4'ha: begin
        if (((|k) & (carry | (sum >= k)))) begin
          y = {sum - k};
        end
      end
      default: begin
      end
    endcase
    if (chooses) begin
      y = a;
      if (second) begin
        y = b;
      end
    end
  end
endmodule

module alu (
  input wire clock,
  input wire start,
  input wire [3:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [31:0] k,
  input wire chain,
  output reg begins,
  output reg busy,
  output reg [31:0] y
);
  reg multiplies;
  reg [31:0] first;
  reg [31:0] x;
  reg [31:0] z;
  reg [7:0] a_exponent;
  reg [7:0] b_exponent;
  reg [31:0] a_significand;
  reg [31:0] b_significand;
  reg a_nan;
  reg b_nan;
  reg a_infinite;
  reg b_infinite;
  reg a_less;
  reg product_sign;
  reg [31:0] addend;
  reg [31:0] base;
  reg [31:0] sum;
  reg up;
  reg [31:0] fraction;
  reg [31:0] rebuilt;
  reg [9:0] final_exponent;
  reg waiting__d;
  reg waiting__q = 1'h0;
  reg [3:0] code__d;
  reg [3:0] code__q = 4'h0;
  reg [31:0] value__d;
  reg [31:0] value__q = 32'h0;
  reg [31:0] operand__d;
  reg [31:0] operand__q = 32'h0;
  reg [31:0] modulus__d;
  reg [31:0] modulus__q = 32'h0;
  reg chained__d;
  reg chained__q = 1'h0;
  reg [3:0] combine__op;
  reg [31:0] combine__a;
  reg [31:0] combine__b;
  reg [31:0] combine__k;
  wire [31:0] combine__y;
  reg [31:0] result__d;
  reg [31:0] result__q = 32'h0;
  reg [2:0] state__d;
  reg [2:0] state__q = 3'h0;
  reg [31:0] greater__d;
  reg [31:0] greater__q = 32'h0;
  reg [31:0] factor__d;
  reg [31:0] factor__q = 32'h0;
  reg [31:0] work__d;
  reg [31:0] work__q = 32'h0;
  reg sticky__d;
  reg sticky__q = 1'h0;
  reg [9:0] exponent__d;
  reg [9:0] exponent__q = 10'h0;
  reg [7:0] steps__d;
  reg [7:0] steps__q = 8'h0;
  reg sign__d;
  reg sign__q = 1'h0;
  reg opposite__d;
  reg opposite__q = 1'h0;
  reg both__d;
  reg both__q = 1'h0;
  reg [1:0] special__d;
  reg [1:0] special__q = 2'h0;
  always @(*) begin
    code__d = code__q;
    value__d = value__q;
    operand__d = operand__q;
    modulus__d = modulus__q;
    chained__d = chained__q;
    result__d = result__q;
    state__d = state__q;
    greater__d = greater__q;
    factor__d = factor__q;
    work__d = work__q;
    sticky__d = sticky__q;
    exponent__d = exponent__q;
    steps__d = steps__q;
    sign__d = sign__q;
    opposite__d = opposite__q;
    both__d = both__q;
    special__d = special__q;
    begins = waiting__q;
    y = result__q;
    waiting__d = start;
    if (start) begin
      code__d = op;
      value__d = a;
      operand__d = b;
      modulus__d = k;
      chained__d = chain;
    end
    first = value__q;
    if (chained__q) begin
      first = result__q;
    end
    x = first;
    z = operand__q;
    combine__op = code__q;
    combine__a = first;
    combine__b = operand__q;
    combine__k = modulus__q;
    busy = (waiting__q | (state__q != 3'h0));
    a_exponent = x[30:23];
    b_exponent = z[30:23];
    a_significand = 32'h0;
    if ((|a_exponent)) begin
      a_significand = ((x & 32'h7fffff) | 32'h800000);
    end
    b_significand = 32'h0;
    if ((|b_exponent)) begin
      b_significand = ((z & 32'h7fffff) | 32'h800000);
    end
    a_nan = ((&a_exponent) & (|(x & 32'h7fffff)));
    b_nan = ((&b_exponent) & (|(z & 32'h7fffff)));
    a_infinite = ((&a_exponent) & (!(|(x & 32'h7fffff))));
    b_infinite = ((&b_exponent) & (!(|(z & 32'h7fffff))));
    a_less = ((x & 32'h7fffffff) < (z & 32'h7fffffff));
    product_sign = (x[31] ^ z[31]);
    multiplies = (((state__q == 3'h1) | (state__q == 3'h2)) | (state__q == 3'h0));
    base = work__q;
    addend = 32'h0;
    if ((multiplies & factor__q[0])) begin
      addend = greater__q;
    end
    if ((state__q == 3'h4)) begin
      base = greater__q;
      addend = work__q;
      if (opposite__q) begin
        addend = {~work__q};
      end
    end
    up = (work__q[1] & ((work__q[0] | sticky__q) | work__q[2]));
    if (((state__q == 3'h6) & up)) begin
      addend = 32'h4;
    end
    sum = {base + addend};
    if ((((state__q == 3'h4) & opposite__q) & (!sticky__q))) begin
      sum = {sum + 32'h1};
    end
    rebuilt = 32'h0;
    final_exponent = exponent__q;
    fraction = ({work__q >> 32'h2} & 32'h7fffff);
    case (state__q)
      3'h0: begin
        if (waiting__q) begin
          result__d = combine__y;
          sticky__d = 1'h0;
          work__d = 32'h0;
          special__d = 2'h0;
          if ((a_infinite | b_infinite)) begin
            special__d = 2'h2;
          end
          sign__d = product_sign;
          if ((code__q == 4'h1)) begin
            greater__d = x;
            factor__d = z;
            state__d = 3'h1;
          end
          if ((code__q == 4'hc)) begin
            greater__d = {a_significand << 32'h2};
            factor__d = b_significand;
            exponent__d = {{{2'h0, a_exponent} + {2'h0, b_exponent}} + 10'h382};
            steps__d = 8'h18;
            state__d = 3'h2;
            if (((!(|a_significand)) | (!(|b_significand)))) begin
              special__d = 2'h3;
              if ((a_infinite | b_infinite)) begin
                special__d = 2'h1;
              end
            end
          end
          if ((code__q == 4'hb)) begin
            opposite__d = product_sign;
            both__d = (x[31] & z[31]);
            if (a_less) begin
              greater__d = {b_significand << 32'h2};
              work__d = {a_significand << 32'h2};
              exponent__d = {2'h0, b_exponent};
              steps__d = {b_exponent - a_exponent};
              sign__d = z[31];
            end else begin
              greater__d = {a_significand << 32'h2};
              work__d = {b_significand << 32'h2};
              exponent__d = {2'h0, a_exponent};
              steps__d = {a_exponent - b_exponent};
              sign__d = x[31];
            end
            state__d = 3'h3;
            if (((a_infinite & b_infinite) & product_sign)) begin
              special__d = 2'h1;
            end
          end
          if ((a_nan | b_nan)) begin
            special__d = 2'h1;
          end
        end
      end
      3'h1: begin
        work__d = sum;
        greater__d = {greater__q << 32'h1};
        factor__d = {factor__q >> 32'h1};
        if ((!(|factor__q))) begin
          result__d = work__q;
          state__d = 3'h0;
        end
      end
      3'h2: begin
        work__d = {sum >> 32'h1};
        sticky__d = (sticky__q | sum[0]);
        factor__d = {factor__q >> 32'h1};
        steps__d = {steps__q - 8'h1};
        if ((steps__q == 8'h1)) begin
          state__d = 3'h5;
        end
      end
      3'h3: begin
        work__d = {work__q >> 32'h1};
        sticky__d = (sticky__q | work__q[0]);
        steps__d = {steps__q - 8'h1};
        if ((!(|steps__q))) begin
          work__d = work__q;
          sticky__d = sticky__q;
          state__d = 3'h4;
        end
        if ((steps__q >= 8'h1c)) begin
          work__d = 32'h0;
          sticky__d = (sticky__q | (|work__q));
          steps__d = 8'h0;
        end
      end
      3'h4: begin
        work__d = sum;
        state__d = 3'h5;
        if (((!(|sum)) & (!sticky__q))) begin
          sign__d = both__q;
          if ((special__q == 2'h0)) begin
            special__d = 2'h3;
          end
        end
      end
      3'h5: begin
        if (work__q[26]) begin
          work__d = {work__q >> 32'h1};
          sticky__d = (sticky__q | work__q[0]);
          exponent__d = {exponent__q + 10'h1};
        end
        if (((!work__q[26]) & (!work__q[25]))) begin
          work__d = {work__q << 32'h1};
          exponent__d = {exponent__q - 10'h1};
        end
        if ((((!work__q[26]) & work__q[25]) | (|special__q))) begin
          work__d = work__q;
          exponent__d = exponent__q;
          state__d = 3'h6;
        end
      end
      3'h6: begin
        work__d = sum;
        state__d = 3'h7;
      end
      default: begin
        if (work__q[26]) begin
          final_exponent = {exponent__q + 10'h1};
        end
        rebuilt = (fraction | {{24'h0, final_exponent[7:0]} << 32'h17});
        if (((!(|exponent__q)) & ((work__q & 32'h3fffffc) == 32'h3fffffc))) begin
          rebuilt = 32'h800000;
        end else begin
          if ((final_exponent[9] | (!(|final_exponent)))) begin
            rebuilt = 32'h0;
          end
        end
        if (((!final_exponent[9]) & (final_exponent[8] | (&final_exponent[7:0])))) begin
          rebuilt = 32'h7f800000;
        end
        if ((special__q == 2'h1)) begin
          rebuilt = 32'h7fc00000;
        end
        if ((special__q == 2'h2)) begin
          rebuilt = 32'h7f800000;
        end
        if ((special__q == 2'h3)) begin
          rebuilt = 32'h0;
        end
        if ((sign__q & (special__q != 2'h1))) begin
          rebuilt = (rebuilt | 32'h80000000);
        end
        result__d = rebuilt;
        state__d = 3'h0;
      end
    endcase
  end
  always @(posedge clock) begin
    waiting__q <= waiting__d;
    code__q <= code__d;
    value__q <= value__d;
    operand__q <= operand__d;
    modulus__q <= modulus__d;
    chained__q <= chained__d;
    result__q <= result__d;
    state__q <= state__d;
    greater__q <= greater__d;
    factor__q <= factor__d;
    work__q <= work__d;
    sticky__q <= sticky__d;
    exponent__q <= exponent__d;
    steps__q <= steps__d;
    sign__q <= sign__d;
    opposite__q <= opposite__d;
    both__q <= both__d;
    special__q <= special__d;
  end
  combine combine (
    .op(combine__op),
    .a(combine__a),
    .b(combine__b),
    .k(combine__k),
    .y(combine__y)
  );
endmodule

module identity (
  input wire [3:0] op,
  output reg [31:0] value
);
  localparam [31:0] ones = 32'hffffffff;
  localparam [31:0] top = 32'h80000000;
  localparam [31:0] one = 32'h1;
  localparam [31:0] one_float = 32'h3f800000;
  always @(*) begin
    value = 32'h0;
    case (op)
      4'h1: begin
        value = one;
      end
      4'h2: begin
        value = ones;
      end
      4'h5: begin
        value = (ones ^ top);
      end
      4'h6: begin
        value = top;
      end
      4'h7: begin
        value = ones;
      end
      4'hb: begin
        value = top;
      end
      4'hc: begin
        value = one_float;
      end
      default: begin
      end
    endcase
  end
endmodule

module serial (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  reg [3:0] now;
  reg [3:0] chosen;
  reg [31:0] operand;
  reg taking;
  reg slow;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg working__d;
  reg working__q = 1'h0;
  reg [3:0] entered__d;
  reg [3:0] entered__q = 4'h0;
  reg leads__d;
  reg leads__q = 1'h0;
  reg [3:0] left__d;
  reg [3:0] left__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  always @(*) begin
    working__d = working__q;
    entered__d = entered__q;
    leads__d = leads__q;
    left__d = left__q;
    prefix__0__d = prefix__0__q;
    prefix__1__d = prefix__1__q;
    prefix__2__d = prefix__2__q;
    prefix__3__d = prefix__3__q;
    identity__op = set_op;
    now = left__q;
    if (set_start) begin
      now = set_mask;
    end
    chosen = 4'h0;
    operand = 32'h0;
    if ((now[0] & (!(|chosen)))) begin
      chosen = {chosen[3:1], 1'h1};
      operand = set_x__0;
    end
    if ((now[1] & (!(|chosen)))) begin
      chosen = {chosen[3:2], 1'h1, chosen[0]};
      operand = set_x__1;
    end
    if ((now[2] & (!(|chosen)))) begin
      chosen = {chosen[3], 1'h1, chosen[1:0]};
      operand = set_x__2;
    end
    if ((now[3] & (!(|chosen)))) begin
      chosen = {1'h1, chosen[2:0]};
      operand = set_x__3;
    end
    slow = (((set_op == 4'h1) | (set_op == 4'hb)) | (set_op == 4'hc));
    taking = (set_start | ((working__q & (|left__q)) & ((!slow) | (!alu__busy))));
    if (taking) begin
      entered__d = chosen;
      leads__d = set_start;
      left__d = (now & {~chosen});
    end
    alu__start = taking;
    alu__op = set_op;
    if ((set_start | (set_op >= 4'hd))) begin
      alu__op = 4'hd;
    end
    alu__a = 32'h0;
    alu__chain = 1'h1;
    alu__b = operand;
    alu__k = set_k;
    result_refused = 1'h0;
    result_done = 1'h0;
    if (set_start) begin
      working__d = 1'h1;
    end
    if (((working__q & (!alu__busy)) & (!(|left__q)))) begin
      result_done = 1'h1;
      working__d = 1'h0;
    end
    result_total = alu__y;
    result_y__0 = prefix__0__q;
    if ((alu__begins & entered__q[0])) begin
      prefix__0__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[0]))) begin
      prefix__0__d = identity__value;
    end
    result_y__1 = prefix__1__q;
    if ((alu__begins & entered__q[1])) begin
      prefix__1__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[1]))) begin
      prefix__1__d = identity__value;
    end
    result_y__2 = prefix__2__q;
    if ((alu__begins & entered__q[2])) begin
      prefix__2__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[2]))) begin
      prefix__2__d = identity__value;
    end
    result_y__3 = prefix__3__q;
    if ((alu__begins & entered__q[3])) begin
      prefix__3__d = alu__y;
    end
    if ((set_clear | ((alu__begins & leads__q) & entered__q[3]))) begin
      prefix__3__d = identity__value;
    end
  end
  always @(posedge clock) begin
    working__q <= working__d;
    entered__q <= entered__d;
    leads__q <= leads__d;
    left__q <= left__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
  end
  alu alu (
    .clock(clock),
    .start(alu__start),
    .op(alu__op),
    .a(alu__a),
    .b(alu__b),
    .k(alu__k),
    .chain(alu__chain),
    .begins(alu__begins),
    .busy(alu__busy),
    .y(alu__y)
  );
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
endmodule

module apart_1 (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [3:0] node__0__op;
  reg [31:0] node__0__a;
  reg [31:0] node__0__b;
  reg [31:0] node__0__k;
  wire [31:0] node__0__y;
  reg [3:0] node__1__op;
  reg [31:0] node__1__a;
  reg [31:0] node__1__b;
  reg [31:0] node__1__k;
  wire [31:0] node__1__y;
  reg [3:0] node__2__op;
  reg [31:0] node__2__a;
  reg [31:0] node__2__b;
  reg [31:0] node__2__k;
  wire [31:0] node__2__y;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    node__0__op = before_op;
    node__0__k = before_k;
    node__0__a = before_word__0;
    node__0__b = before_word__1;
    sum__1 = node__0__y;
    node__1__op = before_op;
    node__1__k = before_k;
    node__1__a = before_word__1;
    node__1__b = before_word__2;
    sum__2 = node__1__y;
    node__2__op = before_op;
    node__2__k = before_k;
    node__2__a = before_word__2;
    node__2__b = before_word__3;
    sum__3 = node__2__y;
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    after_word__0 = kept__0__q;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    after_word__1 = kept__1__q;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    after_word__2 = kept__2__q;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
    after_word__3 = kept__3__q;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
  combine node__0 (
    .op(node__0__op),
    .a(node__0__a),
    .b(node__0__b),
    .k(node__0__k),
    .y(node__0__y)
  );
  combine node__1 (
    .op(node__1__op),
    .a(node__1__a),
    .b(node__1__b),
    .k(node__1__k),
    .y(node__1__y)
  );
  combine node__2 (
    .op(node__2__op),
    .a(node__2__a),
    .b(node__2__b),
    .k(node__2__k),
    .y(node__2__y)
  );
endmodule

module apart_2 (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [3:0] node__0__op;
  reg [31:0] node__0__a;
  reg [31:0] node__0__b;
  reg [31:0] node__0__k;
  wire [31:0] node__0__y;
  reg [3:0] node__1__op;
  reg [31:0] node__1__a;
  reg [31:0] node__1__b;
  reg [31:0] node__1__k;
  wire [31:0] node__1__y;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    node__0__op = before_op;
    node__0__k = before_k;
    node__0__a = before_word__0;
    node__0__b = before_word__2;
    sum__2 = node__0__y;
    node__1__op = before_op;
    node__1__k = before_k;
    node__1__a = before_word__1;
    node__1__b = before_word__3;
    sum__3 = node__1__y;
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
  combine node__0 (
    .op(node__0__op),
    .a(node__0__a),
    .b(node__0__b),
    .k(node__0__k),
    .y(node__0__y)
  );
  combine node__1 (
    .op(node__1__op),
    .a(node__1__a),
    .b(node__1__b),
    .k(node__1__k),
    .y(node__1__y)
  );
endmodule

module apart_4 (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
endmodule

module results (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  input wire [31:0] neutral,
  input wire [3:0] inclusive_op,
  input wire [31:0] inclusive_k,
  input wire [31:0] inclusive_word__0,
  input wire [31:0] inclusive_word__1,
  input wire [31:0] inclusive_word__2,
  input wire [31:0] inclusive_word__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  localparam [3:0] levels = 4'h2;
  reg starts;
  reg last;
  reg [3:0] step__d;
  reg [3:0] step__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  reg [31:0] whole__d;
  reg [31:0] whole__q = 32'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  always @(*) begin
    step__d = step__q;
    prefix__0__d = prefix__0__q;
    prefix__1__d = prefix__1__q;
    prefix__2__d = prefix__2__q;
    prefix__3__d = prefix__3__q;
    whole__d = whole__q;
    result_total = whole__q;
    result_done = finished__q;
    result_refused = ((set_op == 4'h1) | (set_op >= 4'hb));
    starts = (set_start & (!result_refused));
    last = ((|step__q) & (step__q == {levels - 4'h1}));
    if (starts) begin
      step__d = 4'h1;
    end
    if ((|step__q)) begin
      step__d = {step__q + 4'h1};
    end
    if (last) begin
      step__d = 4'h0;
    end
    finished__d = last;
    result_y__0 = prefix__0__q;
    result_y__1 = prefix__1__q;
    result_y__2 = prefix__2__q;
    result_y__3 = prefix__3__q;
    if (last) begin
      if (set_mask[0]) begin
        prefix__0__d = neutral;
      end
      if (set_mask[1]) begin
        prefix__1__d = inclusive_word__0;
      end
      if (set_mask[2]) begin
        prefix__2__d = inclusive_word__1;
      end
      if (set_mask[3]) begin
        prefix__3__d = inclusive_word__2;
      end
      whole__d = inclusive_word__3;
    end
    if (set_clear) begin
      prefix__0__d = neutral;
      prefix__1__d = neutral;
      prefix__2__d = neutral;
      prefix__3__d = neutral;
    end
  end
  always @(posedge clock) begin
    step__q <= step__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    whole__q <= whole__d;
    finished__q <= finished__d;
  end
endmodule

module kogge_stone (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  reg [3:0] operand_op;
  reg [31:0] operand_k;
  reg [31:0] operand_word__0;
  reg [31:0] operand_word__1;
  reg [31:0] operand_word__2;
  reg [31:0] operand_word__3;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg [3:0] apart_1__before_op;
  reg [31:0] apart_1__before_k;
  reg [31:0] apart_1__before_word__0;
  reg [31:0] apart_1__before_word__1;
  reg [31:0] apart_1__before_word__2;
  reg [31:0] apart_1__before_word__3;
  wire [3:0] apart_1__after_op;
  wire [31:0] apart_1__after_k;
  wire [31:0] apart_1__after_word__0;
  wire [31:0] apart_1__after_word__1;
  wire [31:0] apart_1__after_word__2;
  wire [31:0] apart_1__after_word__3;
  reg [3:0] apart_2__before_op;
  reg [31:0] apart_2__before_k;
  reg [31:0] apart_2__before_word__0;
  reg [31:0] apart_2__before_word__1;
  reg [31:0] apart_2__before_word__2;
  reg [31:0] apart_2__before_word__3;
  wire [3:0] apart_2__after_op;
  wire [31:0] apart_2__after_k;
  wire [31:0] apart_2__after_word__0;
  wire [31:0] apart_2__after_word__1;
  wire [31:0] apart_2__after_word__2;
  wire [31:0] apart_2__after_word__3;
  reg [3:0] apart_4__before_op;
  reg [31:0] apart_4__before_k;
  reg [31:0] apart_4__before_word__0;
  reg [31:0] apart_4__before_word__1;
  reg [31:0] apart_4__before_word__2;
  reg [31:0] apart_4__before_word__3;
  wire [3:0] apart_4__after_op;
  wire [31:0] apart_4__after_k;
  wire [31:0] apart_4__after_word__0;
  wire [31:0] apart_4__after_word__1;
  wire [31:0] apart_4__after_word__2;
  wire [31:0] apart_4__after_word__3;
  reg [3:0] apart_8__before_op;
  reg [31:0] apart_8__before_k;
  reg [31:0] apart_8__before_word__0;
  reg [31:0] apart_8__before_word__1;
  reg [31:0] apart_8__before_word__2;
  reg [31:0] apart_8__before_word__3;
  wire [3:0] apart_8__after_op;
  wire [31:0] apart_8__after_k;
  wire [31:0] apart_8__after_word__0;
  wire [31:0] apart_8__after_word__1;
  wire [31:0] apart_8__after_word__2;
  wire [31:0] apart_8__after_word__3;
  reg [3:0] apart_16__before_op;
  reg [31:0] apart_16__before_k;
  reg [31:0] apart_16__before_word__0;
  reg [31:0] apart_16__before_word__1;
  reg [31:0] apart_16__before_word__2;
  reg [31:0] apart_16__before_word__3;
  wire [3:0] apart_16__after_op;
  wire [31:0] apart_16__after_k;
  wire [31:0] apart_16__after_word__0;
  wire [31:0] apart_16__after_word__1;
  wire [31:0] apart_16__after_word__2;
  wire [31:0] apart_16__after_word__3;
  reg results__set_clear;
  reg results__set_start;
  reg [3:0] results__set_op;
  reg [31:0] results__set_k;
  reg [3:0] results__set_mask;
  reg [31:0] results__set_x__0;
  reg [31:0] results__set_x__1;
  reg [31:0] results__set_x__2;
  reg [31:0] results__set_x__3;
  reg [31:0] results__neutral;
  reg [3:0] results__inclusive_op;
  reg [31:0] results__inclusive_k;
  reg [31:0] results__inclusive_word__0;
  reg [31:0] results__inclusive_word__1;
  reg [31:0] results__inclusive_word__2;
  reg [31:0] results__inclusive_word__3;
  wire results__result_refused;
  wire results__result_done;
  wire [31:0] results__result_y__0;
  wire [31:0] results__result_y__1;
  wire [31:0] results__result_y__2;
  wire [31:0] results__result_y__3;
  wire [31:0] results__result_total;
  always @(*) begin
    identity__op = set_op;
    operand_op = set_op;
    operand_k = set_k;
    operand_word__0 = identity__value;
    if (set_mask[0]) begin
      operand_word__0 = set_x__0;
    end
    operand_word__1 = identity__value;
    if (set_mask[1]) begin
      operand_word__1 = set_x__1;
    end
    operand_word__2 = identity__value;
    if (set_mask[2]) begin
      operand_word__2 = set_x__2;
    end
    operand_word__3 = identity__value;
    if (set_mask[3]) begin
      operand_word__3 = set_x__3;
    end
    apart_1__before_op = operand_op;
    apart_1__before_k = operand_k;
    apart_1__before_word__0 = operand_word__0;
    apart_1__before_word__1 = operand_word__1;
    apart_1__before_word__2 = operand_word__2;
    apart_1__before_word__3 = operand_word__3;
    apart_2__before_op = apart_1__after_op;
    apart_2__before_k = apart_1__after_k;
    apart_2__before_word__0 = apart_1__after_word__0;
    apart_2__before_word__1 = apart_1__after_word__1;
    apart_2__before_word__2 = apart_1__after_word__2;
    apart_2__before_word__3 = apart_1__after_word__3;
    apart_4__before_op = apart_2__after_op;
    apart_4__before_k = apart_2__after_k;
    apart_4__before_word__0 = apart_2__after_word__0;
    apart_4__before_word__1 = apart_2__after_word__1;
    apart_4__before_word__2 = apart_2__after_word__2;
    apart_4__before_word__3 = apart_2__after_word__3;
    apart_8__before_op = apart_4__after_op;
    apart_8__before_k = apart_4__after_k;
    apart_8__before_word__0 = apart_4__after_word__0;
    apart_8__before_word__1 = apart_4__after_word__1;
    apart_8__before_word__2 = apart_4__after_word__2;
    apart_8__before_word__3 = apart_4__after_word__3;
    apart_16__before_op = apart_8__after_op;
    apart_16__before_k = apart_8__after_k;
    apart_16__before_word__0 = apart_8__after_word__0;
    apart_16__before_word__1 = apart_8__after_word__1;
    apart_16__before_word__2 = apart_8__after_word__2;
    apart_16__before_word__3 = apart_8__after_word__3;
    results__inclusive_op = apart_16__after_op;
    results__inclusive_k = apart_16__after_k;
    results__inclusive_word__0 = apart_16__after_word__0;
    results__inclusive_word__1 = apart_16__after_word__1;
    results__inclusive_word__2 = apart_16__after_word__2;
    results__inclusive_word__3 = apart_16__after_word__3;
    results__set_clear = set_clear;
    results__set_start = set_start;
    results__set_op = set_op;
    results__set_k = set_k;
    results__set_mask = set_mask;
    results__set_x__0 = set_x__0;
    results__set_x__1 = set_x__1;
    results__set_x__2 = set_x__2;
    results__set_x__3 = set_x__3;
    results__neutral = identity__value;
    result_refused = results__result_refused;
    result_done = results__result_done;
    result_y__0 = results__result_y__0;
    result_y__1 = results__result_y__1;
    result_y__2 = results__result_y__2;
    result_y__3 = results__result_y__3;
    result_total = results__result_total;
  end
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  apart_1 apart_1 (
    .clock(clock),
    .before_op(apart_1__before_op),
    .before_k(apart_1__before_k),
    .before_word__0(apart_1__before_word__0),
    .before_word__1(apart_1__before_word__1),
    .before_word__2(apart_1__before_word__2),
    .before_word__3(apart_1__before_word__3),
    .after_op(apart_1__after_op),
    .after_k(apart_1__after_k),
    .after_word__0(apart_1__after_word__0),
    .after_word__1(apart_1__after_word__1),
    .after_word__2(apart_1__after_word__2),
    .after_word__3(apart_1__after_word__3)
  );
  apart_2 apart_2 (
    .clock(clock),
    .before_op(apart_2__before_op),
    .before_k(apart_2__before_k),
    .before_word__0(apart_2__before_word__0),
    .before_word__1(apart_2__before_word__1),
    .before_word__2(apart_2__before_word__2),
    .before_word__3(apart_2__before_word__3),
    .after_op(apart_2__after_op),
    .after_k(apart_2__after_k),
    .after_word__0(apart_2__after_word__0),
    .after_word__1(apart_2__after_word__1),
    .after_word__2(apart_2__after_word__2),
    .after_word__3(apart_2__after_word__3)
  );
  apart_4 apart_4 (
    .clock(clock),
    .before_op(apart_4__before_op),
    .before_k(apart_4__before_k),
    .before_word__0(apart_4__before_word__0),
    .before_word__1(apart_4__before_word__1),
    .before_word__2(apart_4__before_word__2),
    .before_word__3(apart_4__before_word__3),
    .after_op(apart_4__after_op),
    .after_k(apart_4__after_k),
    .after_word__0(apart_4__after_word__0),
    .after_word__1(apart_4__after_word__1),
    .after_word__2(apart_4__after_word__2),
    .after_word__3(apart_4__after_word__3)
  );
  apart_4 apart_8 (
    .clock(clock),
    .before_op(apart_8__before_op),
    .before_k(apart_8__before_k),
    .before_word__0(apart_8__before_word__0),
    .before_word__1(apart_8__before_word__1),
    .before_word__2(apart_8__before_word__2),
    .before_word__3(apart_8__before_word__3),
    .after_op(apart_8__after_op),
    .after_k(apart_8__after_k),
    .after_word__0(apart_8__after_word__0),
    .after_word__1(apart_8__after_word__1),
    .after_word__2(apart_8__after_word__2),
    .after_word__3(apart_8__after_word__3)
  );
  apart_4 apart_16 (
    .clock(clock),
    .before_op(apart_16__before_op),
    .before_k(apart_16__before_k),
    .before_word__0(apart_16__before_word__0),
    .before_word__1(apart_16__before_word__1),
    .before_word__2(apart_16__before_word__2),
    .before_word__3(apart_16__before_word__3),
    .after_op(apart_16__after_op),
    .after_k(apart_16__after_k),
    .after_word__0(apart_16__after_word__0),
    .after_word__1(apart_16__after_word__1),
    .after_word__2(apart_16__after_word__2),
    .after_word__3(apart_16__after_word__3)
  );
  results results (
    .clock(clock),
    .set_clear(results__set_clear),
    .set_start(results__set_start),
    .set_op(results__set_op),
    .set_k(results__set_k),
    .set_mask(results__set_mask),
    .set_x__0(results__set_x__0),
    .set_x__1(results__set_x__1),
    .set_x__2(results__set_x__2),
    .set_x__3(results__set_x__3),
    .neutral(results__neutral),
    .inclusive_op(results__inclusive_op),
    .inclusive_k(results__inclusive_k),
    .inclusive_word__0(results__inclusive_word__0),
    .inclusive_word__1(results__inclusive_word__1),
    .inclusive_word__2(results__inclusive_word__2),
    .inclusive_word__3(results__inclusive_word__3),
    .result_refused(results__result_refused),
    .result_done(results__result_done),
    .result_y__0(results__result_y__0),
    .result_y__1(results__result_y__1),
    .result_y__2(results__result_y__2),
    .result_y__3(results__result_y__3),
    .result_total(results__result_total)
  );
endmodule

module up_1 (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [3:0] node__0__op;
  reg [31:0] node__0__a;
  reg [31:0] node__0__b;
  reg [31:0] node__0__k;
  wire [31:0] node__0__y;
  reg [3:0] node__1__op;
  reg [31:0] node__1__a;
  reg [31:0] node__1__b;
  reg [31:0] node__1__k;
  wire [31:0] node__1__y;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    node__0__op = before_op;
    node__0__k = before_k;
    node__0__a = before_word__0;
    node__0__b = before_word__1;
    sum__1 = node__0__y;
    node__1__op = before_op;
    node__1__k = before_k;
    node__1__a = before_word__2;
    node__1__b = before_word__3;
    sum__3 = node__1__y;
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    after_word__0 = kept__0__q;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    after_word__1 = kept__1__q;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    after_word__2 = kept__2__q;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
    after_word__3 = kept__3__q;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
  combine node__0 (
    .op(node__0__op),
    .a(node__0__a),
    .b(node__0__b),
    .k(node__0__k),
    .y(node__0__y)
  );
  combine node__1 (
    .op(node__1__op),
    .a(node__1__a),
    .b(node__1__b),
    .k(node__1__k),
    .y(node__1__y)
  );
endmodule

module up_2 (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [3:0] node__0__op;
  reg [31:0] node__0__a;
  reg [31:0] node__0__b;
  reg [31:0] node__0__k;
  wire [31:0] node__0__y;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    node__0__op = before_op;
    node__0__k = before_k;
    node__0__a = before_word__1;
    node__0__b = before_word__3;
    sum__3 = node__0__y;
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    after_word__0 = kept__0__q;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    after_word__1 = kept__1__q;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    after_word__2 = kept__2__q;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
    after_word__3 = kept__3__q;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
  combine node__0 (
    .op(node__0__op),
    .a(node__0__a),
    .b(node__0__b),
    .k(node__0__k),
    .y(node__0__y)
  );
endmodule

module down_1 (
  input wire clock,
  input wire [3:0] before_op,
  input wire [31:0] before_k,
  input wire [31:0] before_word__0,
  input wire [31:0] before_word__1,
  input wire [31:0] before_word__2,
  input wire [31:0] before_word__3,
  output reg [3:0] after_op,
  output reg [31:0] after_k,
  output reg [31:0] after_word__0,
  output reg [31:0] after_word__1,
  output reg [31:0] after_word__2,
  output reg [31:0] after_word__3
);
  reg [31:0] sum__0;
  reg [31:0] sum__1;
  reg [31:0] sum__2;
  reg [31:0] sum__3;
  reg [3:0] node__0__op;
  reg [31:0] node__0__a;
  reg [31:0] node__0__b;
  reg [31:0] node__0__k;
  wire [31:0] node__0__y;
  reg [31:0] kept__0__d;
  reg [31:0] kept__0__q = 32'h0;
  reg [31:0] kept__1__d;
  reg [31:0] kept__1__q = 32'h0;
  reg [31:0] kept__2__d;
  reg [31:0] kept__2__q = 32'h0;
  reg [31:0] kept__3__d;
  reg [31:0] kept__3__q = 32'h0;
  always @(*) begin
    after_op = before_op;
    after_k = before_k;
    sum__0 = before_word__0;
    sum__1 = before_word__1;
    sum__2 = before_word__2;
    sum__3 = before_word__3;
    node__0__op = before_op;
    node__0__k = before_k;
    node__0__a = before_word__1;
    node__0__b = before_word__2;
    sum__2 = node__0__y;
    kept__0__d = sum__0;
    after_word__0 = sum__0;
    kept__1__d = sum__1;
    after_word__1 = sum__1;
    kept__2__d = sum__2;
    after_word__2 = sum__2;
    kept__3__d = sum__3;
    after_word__3 = sum__3;
  end
  always @(posedge clock) begin
    kept__0__q <= kept__0__d;
    kept__1__q <= kept__1__d;
    kept__2__q <= kept__2__d;
    kept__3__q <= kept__3__d;
  end
  combine node__0 (
    .op(node__0__op),
    .a(node__0__a),
    .b(node__0__b),
    .k(node__0__k),
    .y(node__0__y)
  );
endmodule

module results_2 (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  input wire [31:0] neutral,
  input wire [3:0] inclusive_op,
  input wire [31:0] inclusive_k,
  input wire [31:0] inclusive_word__0,
  input wire [31:0] inclusive_word__1,
  input wire [31:0] inclusive_word__2,
  input wire [31:0] inclusive_word__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  localparam [3:0] levels = 4'h3;
  reg starts;
  reg last;
  reg [3:0] step__d;
  reg [3:0] step__q = 4'h0;
  reg [31:0] prefix__0__d;
  reg [31:0] prefix__0__q = 32'h0;
  reg [31:0] prefix__1__d;
  reg [31:0] prefix__1__q = 32'h0;
  reg [31:0] prefix__2__d;
  reg [31:0] prefix__2__q = 32'h0;
  reg [31:0] prefix__3__d;
  reg [31:0] prefix__3__q = 32'h0;
  reg [31:0] whole__d;
  reg [31:0] whole__q = 32'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  always @(*) begin
    step__d = step__q;
    prefix__0__d = prefix__0__q;
    prefix__1__d = prefix__1__q;
    prefix__2__d = prefix__2__q;
    prefix__3__d = prefix__3__q;
    whole__d = whole__q;
    result_total = whole__q;
    result_done = finished__q;
    result_refused = ((set_op == 4'h1) | (set_op >= 4'hb));
    starts = (set_start & (!result_refused));
    last = ((|step__q) & (step__q == {levels - 4'h1}));
    if (starts) begin
      step__d = 4'h1;
    end
    if ((|step__q)) begin
      step__d = {step__q + 4'h1};
    end
    if (last) begin
      step__d = 4'h0;
    end
    finished__d = last;
    result_y__0 = prefix__0__q;
    result_y__1 = prefix__1__q;
    result_y__2 = prefix__2__q;
    result_y__3 = prefix__3__q;
    if (last) begin
      if (set_mask[0]) begin
        prefix__0__d = neutral;
      end
      if (set_mask[1]) begin
        prefix__1__d = inclusive_word__0;
      end
      if (set_mask[2]) begin
        prefix__2__d = inclusive_word__1;
      end
      if (set_mask[3]) begin
        prefix__3__d = inclusive_word__2;
      end
      whole__d = inclusive_word__3;
    end
    if (set_clear) begin
      prefix__0__d = neutral;
      prefix__1__d = neutral;
      prefix__2__d = neutral;
      prefix__3__d = neutral;
    end
  end
  always @(posedge clock) begin
    step__q <= step__d;
    prefix__0__q <= prefix__0__d;
    prefix__1__q <= prefix__1__d;
    prefix__2__q <= prefix__2__d;
    prefix__3__q <= prefix__3__d;
    whole__q <= whole__d;
    finished__q <= finished__d;
  end
endmodule

module brent_kung (
  input wire clock,
  input wire set_clear,
  input wire set_start,
  input wire [3:0] set_op,
  input wire [31:0] set_k,
  input wire [3:0] set_mask,
  input wire [31:0] set_x__0,
  input wire [31:0] set_x__1,
  input wire [31:0] set_x__2,
  input wire [31:0] set_x__3,
  output reg result_refused,
  output reg result_done,
  output reg [31:0] result_y__0,
  output reg [31:0] result_y__1,
  output reg [31:0] result_y__2,
  output reg [31:0] result_y__3,
  output reg [31:0] result_total
);
  reg [3:0] operand_op;
  reg [31:0] operand_k;
  reg [31:0] operand_word__0;
  reg [31:0] operand_word__1;
  reg [31:0] operand_word__2;
  reg [31:0] operand_word__3;
  reg [3:0] identity__op;
  wire [31:0] identity__value;
  reg [3:0] up_1__before_op;
  reg [31:0] up_1__before_k;
  reg [31:0] up_1__before_word__0;
  reg [31:0] up_1__before_word__1;
  reg [31:0] up_1__before_word__2;
  reg [31:0] up_1__before_word__3;
  wire [3:0] up_1__after_op;
  wire [31:0] up_1__after_k;
  wire [31:0] up_1__after_word__0;
  wire [31:0] up_1__after_word__1;
  wire [31:0] up_1__after_word__2;
  wire [31:0] up_1__after_word__3;
  reg [3:0] up_2__before_op;
  reg [31:0] up_2__before_k;
  reg [31:0] up_2__before_word__0;
  reg [31:0] up_2__before_word__1;
  reg [31:0] up_2__before_word__2;
  reg [31:0] up_2__before_word__3;
  wire [3:0] up_2__after_op;
  wire [31:0] up_2__after_k;
  wire [31:0] up_2__after_word__0;
  wire [31:0] up_2__after_word__1;
  wire [31:0] up_2__after_word__2;
  wire [31:0] up_2__after_word__3;
  reg [3:0] up_4__before_op;
  reg [31:0] up_4__before_k;
  reg [31:0] up_4__before_word__0;
  reg [31:0] up_4__before_word__1;
  reg [31:0] up_4__before_word__2;
  reg [31:0] up_4__before_word__3;
  wire [3:0] up_4__after_op;
  wire [31:0] up_4__after_k;
  wire [31:0] up_4__after_word__0;
  wire [31:0] up_4__after_word__1;
  wire [31:0] up_4__after_word__2;
  wire [31:0] up_4__after_word__3;
  reg [3:0] up_8__before_op;
  reg [31:0] up_8__before_k;
  reg [31:0] up_8__before_word__0;
  reg [31:0] up_8__before_word__1;
  reg [31:0] up_8__before_word__2;
  reg [31:0] up_8__before_word__3;
  wire [3:0] up_8__after_op;
  wire [31:0] up_8__after_k;
  wire [31:0] up_8__after_word__0;
  wire [31:0] up_8__after_word__1;
  wire [31:0] up_8__after_word__2;
  wire [31:0] up_8__after_word__3;
  reg [3:0] up_16__before_op;
  reg [31:0] up_16__before_k;
  reg [31:0] up_16__before_word__0;
  reg [31:0] up_16__before_word__1;
  reg [31:0] up_16__before_word__2;
  reg [31:0] up_16__before_word__3;
  wire [3:0] up_16__after_op;
  wire [31:0] up_16__after_k;
  wire [31:0] up_16__after_word__0;
  wire [31:0] up_16__after_word__1;
  wire [31:0] up_16__after_word__2;
  wire [31:0] up_16__after_word__3;
  reg [3:0] down_8__before_op;
  reg [31:0] down_8__before_k;
  reg [31:0] down_8__before_word__0;
  reg [31:0] down_8__before_word__1;
  reg [31:0] down_8__before_word__2;
  reg [31:0] down_8__before_word__3;
  wire [3:0] down_8__after_op;
  wire [31:0] down_8__after_k;
  wire [31:0] down_8__after_word__0;
  wire [31:0] down_8__after_word__1;
  wire [31:0] down_8__after_word__2;
  wire [31:0] down_8__after_word__3;
  reg [3:0] down_4__before_op;
  reg [31:0] down_4__before_k;
  reg [31:0] down_4__before_word__0;
  reg [31:0] down_4__before_word__1;
  reg [31:0] down_4__before_word__2;
  reg [31:0] down_4__before_word__3;
  wire [3:0] down_4__after_op;
  wire [31:0] down_4__after_k;
  wire [31:0] down_4__after_word__0;
  wire [31:0] down_4__after_word__1;
  wire [31:0] down_4__after_word__2;
  wire [31:0] down_4__after_word__3;
  reg [3:0] down_2__before_op;
  reg [31:0] down_2__before_k;
  reg [31:0] down_2__before_word__0;
  reg [31:0] down_2__before_word__1;
  reg [31:0] down_2__before_word__2;
  reg [31:0] down_2__before_word__3;
  wire [3:0] down_2__after_op;
  wire [31:0] down_2__after_k;
  wire [31:0] down_2__after_word__0;
  wire [31:0] down_2__after_word__1;
  wire [31:0] down_2__after_word__2;
  wire [31:0] down_2__after_word__3;
  reg [3:0] down_1__before_op;
  reg [31:0] down_1__before_k;
  reg [31:0] down_1__before_word__0;
  reg [31:0] down_1__before_word__1;
  reg [31:0] down_1__before_word__2;
  reg [31:0] down_1__before_word__3;
  wire [3:0] down_1__after_op;
  wire [31:0] down_1__after_k;
  wire [31:0] down_1__after_word__0;
  wire [31:0] down_1__after_word__1;
  wire [31:0] down_1__after_word__2;
  wire [31:0] down_1__after_word__3;
  reg results__set_clear;
  reg results__set_start;
  reg [3:0] results__set_op;
  reg [31:0] results__set_k;
  reg [3:0] results__set_mask;
  reg [31:0] results__set_x__0;
  reg [31:0] results__set_x__1;
  reg [31:0] results__set_x__2;
  reg [31:0] results__set_x__3;
  reg [31:0] results__neutral;
  reg [3:0] results__inclusive_op;
  reg [31:0] results__inclusive_k;
  reg [31:0] results__inclusive_word__0;
  reg [31:0] results__inclusive_word__1;
  reg [31:0] results__inclusive_word__2;
  reg [31:0] results__inclusive_word__3;
  wire results__result_refused;
  wire results__result_done;
  wire [31:0] results__result_y__0;
  wire [31:0] results__result_y__1;
  wire [31:0] results__result_y__2;
  wire [31:0] results__result_y__3;
  wire [31:0] results__result_total;
  always @(*) begin
    identity__op = set_op;
    operand_op = set_op;
    operand_k = set_k;
    operand_word__0 = identity__value;
    if (set_mask[0]) begin
      operand_word__0 = set_x__0;
    end
    operand_word__1 = identity__value;
    if (set_mask[1]) begin
      operand_word__1 = set_x__1;
    end
    operand_word__2 = identity__value;
    if (set_mask[2]) begin
      operand_word__2 = set_x__2;
    end
    operand_word__3 = identity__value;
    if (set_mask[3]) begin
      operand_word__3 = set_x__3;
    end
    up_1__before_op = operand_op;
    up_1__before_k = operand_k;
    up_1__before_word__0 = operand_word__0;
    up_1__before_word__1 = operand_word__1;
    up_1__before_word__2 = operand_word__2;
    up_1__before_word__3 = operand_word__3;
    up_2__before_op = up_1__after_op;
    up_2__before_k = up_1__after_k;
    up_2__before_word__0 = up_1__after_word__0;
    up_2__before_word__1 = up_1__after_word__1;
    up_2__before_word__2 = up_1__after_word__2;
    up_2__before_word__3 = up_1__after_word__3;
    up_4__before_op = up_2__after_op;
    up_4__before_k = up_2__after_k;
    up_4__before_word__0 = up_2__after_word__0;
    up_4__before_word__1 = up_2__after_word__1;
    up_4__before_word__2 = up_2__after_word__2;
    up_4__before_word__3 = up_2__after_word__3;
    up_8__before_op = up_4__after_op;
    up_8__before_k = up_4__after_k;
    up_8__before_word__0 = up_4__after_word__0;
    up_8__before_word__1 = up_4__after_word__1;
    up_8__before_word__2 = up_4__after_word__2;
    up_8__before_word__3 = up_4__after_word__3;
    up_16__before_op = up_8__after_op;
    up_16__before_k = up_8__after_k;
    up_16__before_word__0 = up_8__after_word__0;
    up_16__before_word__1 = up_8__after_word__1;
    up_16__before_word__2 = up_8__after_word__2;
    up_16__before_word__3 = up_8__after_word__3;
    down_8__before_op = up_16__after_op;
    down_8__before_k = up_16__after_k;
    down_8__before_word__0 = up_16__after_word__0;
    down_8__before_word__1 = up_16__after_word__1;
    down_8__before_word__2 = up_16__after_word__2;
    down_8__before_word__3 = up_16__after_word__3;
    down_4__before_op = down_8__after_op;
    down_4__before_k = down_8__after_k;
    down_4__before_word__0 = down_8__after_word__0;
    down_4__before_word__1 = down_8__after_word__1;
    down_4__before_word__2 = down_8__after_word__2;
    down_4__before_word__3 = down_8__after_word__3;
    down_2__before_op = down_4__after_op;
    down_2__before_k = down_4__after_k;
    down_2__before_word__0 = down_4__after_word__0;
    down_2__before_word__1 = down_4__after_word__1;
    down_2__before_word__2 = down_4__after_word__2;
    down_2__before_word__3 = down_4__after_word__3;
    down_1__before_op = down_2__after_op;
    down_1__before_k = down_2__after_k;
    down_1__before_word__0 = down_2__after_word__0;
    down_1__before_word__1 = down_2__after_word__1;
    down_1__before_word__2 = down_2__after_word__2;
    down_1__before_word__3 = down_2__after_word__3;
    results__inclusive_op = down_1__after_op;
    results__inclusive_k = down_1__after_k;
    results__inclusive_word__0 = down_1__after_word__0;
    results__inclusive_word__1 = down_1__after_word__1;
    results__inclusive_word__2 = down_1__after_word__2;
    results__inclusive_word__3 = down_1__after_word__3;
    results__set_clear = set_clear;
    results__set_start = set_start;
    results__set_op = set_op;
    results__set_k = set_k;
    results__set_mask = set_mask;
    results__set_x__0 = set_x__0;
    results__set_x__1 = set_x__1;
    results__set_x__2 = set_x__2;
    results__set_x__3 = set_x__3;
    results__neutral = identity__value;
    result_refused = results__result_refused;
    result_done = results__result_done;
    result_y__0 = results__result_y__0;
    result_y__1 = results__result_y__1;
    result_y__2 = results__result_y__2;
    result_y__3 = results__result_y__3;
    result_total = results__result_total;
  end
  identity identity (
    .op(identity__op),
    .value(identity__value)
  );
  up_1 up_1 (
    .clock(clock),
    .before_op(up_1__before_op),
    .before_k(up_1__before_k),
    .before_word__0(up_1__before_word__0),
    .before_word__1(up_1__before_word__1),
    .before_word__2(up_1__before_word__2),
    .before_word__3(up_1__before_word__3),
    .after_op(up_1__after_op),
    .after_k(up_1__after_k),
    .after_word__0(up_1__after_word__0),
    .after_word__1(up_1__after_word__1),
    .after_word__2(up_1__after_word__2),
    .after_word__3(up_1__after_word__3)
  );
  up_2 up_2 (
    .clock(clock),
    .before_op(up_2__before_op),
    .before_k(up_2__before_k),
    .before_word__0(up_2__before_word__0),
    .before_word__1(up_2__before_word__1),
    .before_word__2(up_2__before_word__2),
    .before_word__3(up_2__before_word__3),
    .after_op(up_2__after_op),
    .after_k(up_2__after_k),
    .after_word__0(up_2__after_word__0),
    .after_word__1(up_2__after_word__1),
    .after_word__2(up_2__after_word__2),
    .after_word__3(up_2__after_word__3)
  );
  apart_4 up_4 (
    .clock(clock),
    .before_op(up_4__before_op),
    .before_k(up_4__before_k),
    .before_word__0(up_4__before_word__0),
    .before_word__1(up_4__before_word__1),
    .before_word__2(up_4__before_word__2),
    .before_word__3(up_4__before_word__3),
    .after_op(up_4__after_op),
    .after_k(up_4__after_k),
    .after_word__0(up_4__after_word__0),
    .after_word__1(up_4__after_word__1),
    .after_word__2(up_4__after_word__2),
    .after_word__3(up_4__after_word__3)
  );
  apart_4 up_8 (
    .clock(clock),
    .before_op(up_8__before_op),
    .before_k(up_8__before_k),
    .before_word__0(up_8__before_word__0),
    .before_word__1(up_8__before_word__1),
    .before_word__2(up_8__before_word__2),
    .before_word__3(up_8__before_word__3),
    .after_op(up_8__after_op),
    .after_k(up_8__after_k),
    .after_word__0(up_8__after_word__0),
    .after_word__1(up_8__after_word__1),
    .after_word__2(up_8__after_word__2),
    .after_word__3(up_8__after_word__3)
  );
  apart_4 up_16 (
    .clock(clock),
    .before_op(up_16__before_op),
    .before_k(up_16__before_k),
    .before_word__0(up_16__before_word__0),
    .before_word__1(up_16__before_word__1),
    .before_word__2(up_16__before_word__2),
    .before_word__3(up_16__before_word__3),
    .after_op(up_16__after_op),
    .after_k(up_16__after_k),
    .after_word__0(up_16__after_word__0),
    .after_word__1(up_16__after_word__1),
    .after_word__2(up_16__after_word__2),
    .after_word__3(up_16__after_word__3)
  );
  apart_4 down_8 (
    .clock(clock),
    .before_op(down_8__before_op),
    .before_k(down_8__before_k),
    .before_word__0(down_8__before_word__0),
    .before_word__1(down_8__before_word__1),
    .before_word__2(down_8__before_word__2),
    .before_word__3(down_8__before_word__3),
    .after_op(down_8__after_op),
    .after_k(down_8__after_k),
    .after_word__0(down_8__after_word__0),
    .after_word__1(down_8__after_word__1),
    .after_word__2(down_8__after_word__2),
    .after_word__3(down_8__after_word__3)
  );
  apart_4 down_4 (
    .clock(clock),
    .before_op(down_4__before_op),
    .before_k(down_4__before_k),
    .before_word__0(down_4__before_word__0),
    .before_word__1(down_4__before_word__1),
    .before_word__2(down_4__before_word__2),
    .before_word__3(down_4__before_word__3),
    .after_op(down_4__after_op),
    .after_k(down_4__after_k),
    .after_word__0(down_4__after_word__0),
    .after_word__1(down_4__after_word__1),
    .after_word__2(down_4__after_word__2),
    .after_word__3(down_4__after_word__3)
  );
  apart_4 down_2 (
    .clock(clock),
    .before_op(down_2__before_op),
    .before_k(down_2__before_k),
    .before_word__0(down_2__before_word__0),
    .before_word__1(down_2__before_word__1),
    .before_word__2(down_2__before_word__2),
    .before_word__3(down_2__before_word__3),
    .after_op(down_2__after_op),
    .after_k(down_2__after_k),
    .after_word__0(down_2__after_word__0),
    .after_word__1(down_2__after_word__1),
    .after_word__2(down_2__after_word__2),
    .after_word__3(down_2__after_word__3)
  );
  down_1 down_1 (
    .clock(clock),
    .before_op(down_1__before_op),
    .before_k(down_1__before_k),
    .before_word__0(down_1__before_word__0),
    .before_word__1(down_1__before_word__1),
    .before_word__2(down_1__before_word__2),
    .before_word__3(down_1__before_word__3),
    .after_op(down_1__after_op),
    .after_k(down_1__after_k),
    .after_word__0(down_1__after_word__0),
    .after_word__1(down_1__after_word__1),
    .after_word__2(down_1__after_word__2),
    .after_word__3(down_1__after_word__3)
  );
  results_2 results (
    .clock(clock),
    .set_clear(results__set_clear),
    .set_start(results__set_start),
    .set_op(results__set_op),
    .set_k(results__set_k),
    .set_mask(results__set_mask),
    .set_x__0(results__set_x__0),
    .set_x__1(results__set_x__1),
    .set_x__2(results__set_x__2),
    .set_x__3(results__set_x__3),
    .neutral(results__neutral),
    .inclusive_op(results__inclusive_op),
    .inclusive_k(results__inclusive_k),
    .inclusive_word__0(results__inclusive_word__0),
    .inclusive_word__1(results__inclusive_word__1),
    .inclusive_word__2(results__inclusive_word__2),
    .inclusive_word__3(results__inclusive_word__3),
    .result_refused(results__result_refused),
    .result_done(results__result_done),
    .result_y__0(results__result_y__0),
    .result_y__1(results__result_y__1),
    .result_y__2(results__result_y__2),
    .result_y__3(results__result_y__3),
    .result_total(results__result_total)
  );
endmodule

module sets (
  input wire clock,
  input wire [2:0] read_address,
  output reg [3:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [3:0] write_data
);
  reg [3:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module totals (
  input wire clock,
  input wire [2:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module atomic_prepare (
  input wire clock,
  input wire req_valid,
  input wire [3:0] req_aop,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [3:0] req_mask,
  input wire [31:0] req_address__0,
  input wire [31:0] req_address__1,
  input wire [31:0] req_address__2,
  input wire [31:0] req_address__3,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [31:0] req_data2__0,
  input wire [31:0] req_data2__1,
  input wire [31:0] req_data2__2,
  input wire [31:0] req_data2__3,
  input wire req_return,
  input wire req_registers,
  output reg req_ready,
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
  input wire [2:0] read_warp,
  output reg [3:0] set__0,
  output reg [3:0] set__1,
  output reg [31:0] combined__0,
  output reg [31:0] combined__1
);
  localparam [3:0] first = 4'h1;
  reg place_write_enable;
  reg [2:0] place_write_address;
  reg [2:0] place_read_address;
  reg [17:0] meta;
  reg [3:0] op;
  reg [2:0] warp;
  reg [3:0] next_members;
  reg [3:0] next_leader;
  reg [31:0] next_modulus;
  reg [3:0] row;
  reg any;
  reg request_clear;
  reg request_start;
  reg [3:0] request_op;
  reg [31:0] request_k;
  reg [3:0] request_mask;
  reg [31:0] request_x__0;
  reg [31:0] request_x__1;
  reg [31:0] request_x__2;
  reg [31:0] request_x__3;
  reg result_refused;
  reg result_done;
  reg [31:0] result_y__0;
  reg [31:0] result_y__1;
  reg [31:0] result_y__2;
  reg [31:0] result_y__3;
  reg [31:0] result_total;
  reg serially;
  reg matching;
  reg starting;
  reg combined_now;
  reg finished;
  reg leaving;
  reg [3:0] own;
  reg lead;
  reg rows;
  reg [5:0] part_0;
  reg fifo_meta__place_write_enable;
  reg [2:0] fifo_meta__place_write_address;
  reg [2:0] fifo_meta__place_read_address;
  reg [17:0] fifo_meta__write_data;
  wire [17:0] fifo_meta__read_data;
  reg fifo_mask__place_write_enable;
  reg [2:0] fifo_mask__place_write_address;
  reg [2:0] fifo_mask__place_read_address;
  reg [3:0] fifo_mask__write_data;
  wire [3:0] fifo_mask__read_data;
  reg fifo_address__0__place_write_enable;
  reg [2:0] fifo_address__0__place_write_address;
  reg [2:0] fifo_address__0__place_read_address;
  reg [31:0] fifo_address__0__write_data;
  wire [31:0] fifo_address__0__read_data;
  reg fifo_address__1__place_write_enable;
  reg [2:0] fifo_address__1__place_write_address;
  reg [2:0] fifo_address__1__place_read_address;
  reg [31:0] fifo_address__1__write_data;
  wire [31:0] fifo_address__1__read_data;
  reg fifo_address__2__place_write_enable;
  reg [2:0] fifo_address__2__place_write_address;
  reg [2:0] fifo_address__2__place_read_address;
  reg [31:0] fifo_address__2__write_data;
  wire [31:0] fifo_address__2__read_data;
  reg fifo_address__3__place_write_enable;
  reg [2:0] fifo_address__3__place_write_address;
  reg [2:0] fifo_address__3__place_read_address;
  reg [31:0] fifo_address__3__write_data;
  wire [31:0] fifo_address__3__read_data;
  reg fifo_data__0__read_enable;
  reg [2:0] fifo_data__0__read_address;
  wire [31:0] fifo_data__0__read_data;
  reg fifo_data__0__write_enable;
  reg [2:0] fifo_data__0__write_address;
  reg [31:0] fifo_data__0__write_data;
  reg fifo_data__1__read_enable;
  reg [2:0] fifo_data__1__read_address;
  wire [31:0] fifo_data__1__read_data;
  reg fifo_data__1__write_enable;
  reg [2:0] fifo_data__1__write_address;
  reg [31:0] fifo_data__1__write_data;
  reg fifo_data__2__read_enable;
  reg [2:0] fifo_data__2__read_address;
  wire [31:0] fifo_data__2__read_data;
  reg fifo_data__2__write_enable;
  reg [2:0] fifo_data__2__write_address;
  reg [31:0] fifo_data__2__write_data;
  reg fifo_data__3__read_enable;
  reg [2:0] fifo_data__3__read_address;
  wire [31:0] fifo_data__3__read_data;
  reg fifo_data__3__write_enable;
  reg [2:0] fifo_data__3__write_address;
  reg [31:0] fifo_data__3__write_data;
  reg fifo_data2__0__read_enable;
  reg [2:0] fifo_data2__0__read_address;
  wire [31:0] fifo_data2__0__read_data;
  reg fifo_data2__0__write_enable;
  reg [2:0] fifo_data2__0__write_address;
  reg [31:0] fifo_data2__0__write_data;
  reg fifo_data2__1__read_enable;
  reg [2:0] fifo_data2__1__read_address;
  wire [31:0] fifo_data2__1__read_data;
  reg fifo_data2__1__write_enable;
  reg [2:0] fifo_data2__1__write_address;
  reg [31:0] fifo_data2__1__write_data;
  reg fifo_data2__2__read_enable;
  reg [2:0] fifo_data2__2__read_address;
  wire [31:0] fifo_data2__2__read_data;
  reg fifo_data2__2__write_enable;
  reg [2:0] fifo_data2__2__write_address;
  reg [31:0] fifo_data2__2__write_data;
  reg fifo_data2__3__read_enable;
  reg [2:0] fifo_data2__3__read_address;
  wire [31:0] fifo_data2__3__read_data;
  reg fifo_data2__3__write_enable;
  reg [2:0] fifo_data2__3__write_address;
  reg [31:0] fifo_data2__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg crowded__d;
  reg crowded__q = 1'h0;
  reg [1:0] state__d;
  reg [1:0] state__q = 2'h0;
  reg matched__d;
  reg matched__q = 1'h0;
  reg [3:0] address_match__mask;
  reg [31:0] address_match__address__0;
  reg [31:0] address_match__address__1;
  reg [31:0] address_match__address__2;
  reg [31:0] address_match__address__3;
  wire [3:0] address_match__members__0;
  wire [3:0] address_match__members__1;
  wire [3:0] address_match__members__2;
  wire [3:0] address_match__members__3;
  reg [3:0] members__d;
  reg [3:0] members__q = 4'h0;
  reg [31:0] modulus__d;
  reg [31:0] modulus__q = 32'h0;
  reg [3:0] left__0__d;
  reg [3:0] left__0__q = 4'h0;
  reg [3:0] left__1__d;
  reg [3:0] left__1__q = 4'h0;
  reg [3:0] left__2__d;
  reg [3:0] left__2__q = 4'h0;
  reg [3:0] left__3__d;
  reg [3:0] left__3__q = 4'h0;
  reg [31:0] operand__0__d;
  reg [31:0] operand__0__q = 32'h0;
  reg [31:0] operand__1__d;
  reg [31:0] operand__1__q = 32'h0;
  reg [31:0] operand__2__d;
  reg [31:0] operand__2__q = 32'h0;
  reg [31:0] operand__3__d;
  reg [31:0] operand__3__q = 32'h0;
  reg [1:0] row_number__d;
  reg [1:0] row_number__q = 2'h0;
  reg [3:0] bitmap__0__d;
  reg [3:0] bitmap__0__q = 4'h0;
  reg [3:0] bitmap__1__d;
  reg [3:0] bitmap__1__q = 4'h0;
  reg [3:0] bitmap__2__d;
  reg [3:0] bitmap__2__q = 4'h0;
  reg [3:0] bitmap__3__d;
  reg [3:0] bitmap__3__q = 4'h0;
  reg [4:0] number__d;
  reg [4:0] number__q = 5'h0;
  reg serial__set_clear;
  reg serial__set_start;
  reg [3:0] serial__set_op;
  reg [31:0] serial__set_k;
  reg [3:0] serial__set_mask;
  reg [31:0] serial__set_x__0;
  reg [31:0] serial__set_x__1;
  reg [31:0] serial__set_x__2;
  reg [31:0] serial__set_x__3;
  wire serial__result_refused;
  wire serial__result_done;
  wire [31:0] serial__result_y__0;
  wire [31:0] serial__result_y__1;
  wire [31:0] serial__result_y__2;
  wire [31:0] serial__result_y__3;
  wire [31:0] serial__result_total;
  reg kogge_stone__set_clear;
  reg kogge_stone__set_start;
  reg [3:0] kogge_stone__set_op;
  reg [31:0] kogge_stone__set_k;
  reg [3:0] kogge_stone__set_mask;
  reg [31:0] kogge_stone__set_x__0;
  reg [31:0] kogge_stone__set_x__1;
  reg [31:0] kogge_stone__set_x__2;
  reg [31:0] kogge_stone__set_x__3;
  wire kogge_stone__result_refused;
  wire kogge_stone__result_done;
  wire [31:0] kogge_stone__result_y__0;
  wire [31:0] kogge_stone__result_y__1;
  wire [31:0] kogge_stone__result_y__2;
  wire [31:0] kogge_stone__result_y__3;
  wire [31:0] kogge_stone__result_total;
  reg brent_kung__set_clear;
  reg brent_kung__set_start;
  reg [3:0] brent_kung__set_op;
  reg [31:0] brent_kung__set_k;
  reg [3:0] brent_kung__set_mask;
  reg [31:0] brent_kung__set_x__0;
  reg [31:0] brent_kung__set_x__1;
  reg [31:0] brent_kung__set_x__2;
  reg [31:0] brent_kung__set_x__3;
  wire brent_kung__result_refused;
  wire brent_kung__result_done;
  wire [31:0] brent_kung__result_y__0;
  wire [31:0] brent_kung__result_y__1;
  wire [31:0] brent_kung__result_y__2;
  wire [31:0] brent_kung__result_y__3;
  wire [31:0] brent_kung__result_total;
  reg [2:0] sets__0__read_address;
  wire [3:0] sets__0__read_data;
  reg sets__0__write_enable;
  reg [2:0] sets__0__write_address;
  reg [3:0] sets__0__write_data;
  reg [2:0] sets__1__read_address;
  wire [3:0] sets__1__read_data;
  reg sets__1__write_enable;
  reg [2:0] sets__1__write_address;
  reg [3:0] sets__1__write_data;
  reg [2:0] totals__0__read_address;
  wire [31:0] totals__0__read_data;
  reg totals__0__write_enable;
  reg [2:0] totals__0__write_address;
  reg [31:0] totals__0__write_data;
  reg [2:0] totals__1__read_address;
  wire [31:0] totals__1__read_data;
  reg totals__1__write_enable;
  reg [2:0] totals__1__write_address;
  reg [31:0] totals__1__write_data;
  always @(*) begin
    part_0 = 6'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    state__d = state__q;
    members__d = members__q;
    modulus__d = modulus__q;
    operand__0__d = operand__0__q;
    operand__1__d = operand__1__q;
    operand__2__d = operand__2__q;
    operand__3__d = operand__3__q;
    row_number__d = row_number__q;
    bitmap__0__d = bitmap__0__q;
    bitmap__1__d = bitmap__1__q;
    bitmap__2__d = bitmap__2__q;
    bitmap__3__d = bitmap__3__q;
    number__d = number__q;
    place_write_enable = req_valid;
    place_write_address = tail__q;
    place_read_address = head__q;
    fifo_meta__write_data[3:0] = req_aop;
    fifo_meta__write_data[9:4] = req_rd;
    fifo_meta__write_data[10] = req_return;
    fifo_meta__write_data[16:11] = {3'h0, req_warp};
    fifo_meta__write_data[17] = req_registers;
    fifo_meta__place_write_enable = place_write_enable;
    fifo_meta__place_write_address = place_write_address;
    fifo_meta__place_read_address = place_read_address;
    fifo_mask__place_write_enable = place_write_enable;
    fifo_mask__place_write_address = place_write_address;
    fifo_mask__place_read_address = place_read_address;
    fifo_mask__write_data = req_mask;
    fifo_address__0__place_write_enable = place_write_enable;
    fifo_address__0__place_write_address = place_write_address;
    fifo_address__0__place_read_address = place_read_address;
    fifo_address__0__write_data = req_address__0;
    fifo_data__0__write_enable = req_valid;
    fifo_data__0__write_address = tail__q;
    fifo_data__0__write_data = req_data__0;
    fifo_data__0__read_enable = 1'h1;
    fifo_data__0__read_address = head__q;
    fifo_data2__0__write_enable = req_valid;
    fifo_data2__0__write_address = tail__q;
    fifo_data2__0__write_data = req_data2__0;
    fifo_data2__0__read_enable = 1'h1;
    fifo_data2__0__read_address = head__q;
    fifo_address__1__place_write_enable = place_write_enable;
    fifo_address__1__place_write_address = place_write_address;
    fifo_address__1__place_read_address = place_read_address;
    fifo_address__1__write_data = req_address__1;
    fifo_data__1__write_enable = req_valid;
    fifo_data__1__write_address = tail__q;
    fifo_data__1__write_data = req_data__1;
    fifo_data__1__read_enable = 1'h1;
    fifo_data__1__read_address = head__q;
    fifo_data2__1__write_enable = req_valid;
    fifo_data2__1__write_address = tail__q;
    fifo_data2__1__write_data = req_data2__1;
    fifo_data2__1__read_enable = 1'h1;
    fifo_data2__1__read_address = head__q;
    fifo_address__2__place_write_enable = place_write_enable;
    fifo_address__2__place_write_address = place_write_address;
    fifo_address__2__place_read_address = place_read_address;
    fifo_address__2__write_data = req_address__2;
    fifo_data__2__write_enable = req_valid;
    fifo_data__2__write_address = tail__q;
    fifo_data__2__write_data = req_data__2;
    fifo_data__2__read_enable = 1'h1;
    fifo_data__2__read_address = head__q;
    fifo_data2__2__write_enable = req_valid;
    fifo_data2__2__write_address = tail__q;
    fifo_data2__2__write_data = req_data2__2;
    fifo_data2__2__read_enable = 1'h1;
    fifo_data2__2__read_address = head__q;
    fifo_address__3__place_write_enable = place_write_enable;
    fifo_address__3__place_write_address = place_write_address;
    fifo_address__3__place_read_address = place_read_address;
    fifo_address__3__write_data = req_address__3;
    fifo_data__3__write_enable = req_valid;
    fifo_data__3__write_address = tail__q;
    fifo_data__3__write_data = req_data__3;
    fifo_data__3__read_enable = 1'h1;
    fifo_data__3__read_address = head__q;
    fifo_data2__3__write_enable = req_valid;
    fifo_data2__3__write_address = tail__q;
    fifo_data2__3__write_data = req_data2__3;
    fifo_data2__3__read_enable = 1'h1;
    fifo_data2__3__read_address = head__q;
    req_ready = (!crowded__q);
    meta = fifo_meta__read_data;
    op = meta[3:0];
    part_0 = meta[16:11];
    warp = part_0[2:0];
    matching = (((state__q == 2'h0) & (|count__q)) & (!matched__q));
    matched__d = matching;
    address_match__mask = fifo_mask__read_data;
    address_match__address__0 = fifo_address__0__read_data;
    address_match__address__1 = fifo_address__1__read_data;
    address_match__address__2 = fifo_address__2__read_data;
    address_match__address__3 = fifo_address__3__read_data;
    any = 1'h0;
    next_members = 4'h0;
    next_leader = 4'h0;
    next_modulus = 32'h0;
    row = left__0__q;
    left__0__d = row;
    if (matching) begin
      left__0__d = address_match__members__0;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3:1], 1'h1};
      next_modulus = fifo_data2__0__read_data;
    end
    row = left__1__q;
    left__1__d = row;
    if (matching) begin
      left__1__d = address_match__members__1;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3:2], 1'h1, next_leader[0]};
      next_modulus = fifo_data2__1__read_data;
    end
    row = left__2__q;
    left__2__d = row;
    if (matching) begin
      left__2__d = address_match__members__2;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {next_leader[3], 1'h1, next_leader[1:0]};
      next_modulus = fifo_data2__2__read_data;
    end
    row = left__3__q;
    left__3__d = row;
    if (matching) begin
      left__3__d = address_match__members__3;
    end
    if (((|row) & (!any))) begin
      any = 1'h1;
      next_members = row;
      next_leader = {1'h1, next_leader[2:0]};
      next_modulus = fifo_data2__3__read_data;
    end
    serially = ((op == 4'h1) | (op >= 4'hb));
    starting = (state__q == 2'h1);
    request_clear = matching;
    request_start = (starting & serially);
    request_op = op;
    request_k = modulus__q;
    request_mask = members__q;
    request_x__0 = operand__0__q;
    request_x__1 = operand__1__q;
    request_x__2 = operand__2__q;
    request_x__3 = operand__3__q;
    serial__set_clear = request_clear;
    serial__set_start = request_start;
    serial__set_op = request_op;
    serial__set_k = request_k;
    serial__set_mask = request_mask;
    serial__set_x__0 = request_x__0;
    serial__set_x__1 = request_x__1;
    serial__set_x__2 = request_x__2;
    serial__set_x__3 = request_x__3;
    request_start = (starting & (!serially));
    kogge_stone__set_clear = request_clear;
    kogge_stone__set_start = request_start;
    kogge_stone__set_op = request_op;
    kogge_stone__set_k = request_k;
    kogge_stone__set_mask = request_mask;
    kogge_stone__set_x__0 = request_x__0;
    kogge_stone__set_x__1 = request_x__1;
    kogge_stone__set_x__2 = request_x__2;
    kogge_stone__set_x__3 = request_x__3;
    brent_kung__set_clear = request_clear;
    brent_kung__set_start = request_start;
    brent_kung__set_op = request_op;
    brent_kung__set_k = request_k;
    brent_kung__set_mask = request_mask;
    brent_kung__set_x__0 = request_x__0;
    brent_kung__set_x__1 = request_x__1;
    brent_kung__set_x__2 = request_x__2;
    brent_kung__set_x__3 = request_x__3;
    result_refused = serial__result_refused;
    result_done = serial__result_done;
    result_y__0 = serial__result_y__0;
    result_y__1 = serial__result_y__1;
    result_y__2 = serial__result_y__2;
    result_y__3 = serial__result_y__3;
    result_total = serial__result_total;
    if ((!serially)) begin
      result_refused = kogge_stone__result_refused;
      result_done = kogge_stone__result_done;
      result_y__0 = kogge_stone__result_y__0;
      result_y__1 = kogge_stone__result_y__1;
      result_y__2 = kogge_stone__result_y__2;
      result_y__3 = kogge_stone__result_y__3;
      result_total = kogge_stone__result_total;
    end
    combined_now = (result_done & (state__q == 2'h2));
    wb_data__0 = result_y__0;
    wb_data__1 = result_y__1;
    wb_data__2 = result_y__2;
    wb_data__3 = result_y__3;
    sets__0__write_enable = matching;
    sets__0__write_address = warp;
    sets__0__write_data = 4'h0;
    totals__0__write_enable = 1'h0;
    totals__0__write_address = warp;
    totals__0__write_data = result_total;
    if ((combined_now & (number__q == 5'h0))) begin
      sets__0__write_enable = 1'h1;
      sets__0__write_data = members__q;
      totals__0__write_enable = 1'h1;
    end
    sets__0__read_address = read_warp;
    totals__0__read_address = read_warp;
    set__0 = sets__0__read_data;
    combined__0 = totals__0__read_data;
    sets__1__write_enable = matching;
    sets__1__write_address = warp;
    sets__1__write_data = 4'h0;
    totals__1__write_enable = 1'h0;
    totals__1__write_address = warp;
    totals__1__write_data = result_total;
    if ((combined_now & (number__q == 5'h1))) begin
      sets__1__write_enable = 1'h1;
      sets__1__write_data = members__q;
      totals__1__write_enable = 1'h1;
    end
    sets__1__read_address = read_warp;
    totals__1__read_address = read_warp;
    set__1 = sets__1__read_data;
    combined__1 = totals__1__read_data;
    finished = (state__q == 2'h3);
    if ((matched__q | combined_now)) begin
      members__d = next_members;
      modulus__d = next_modulus;
      state__d = 2'h3;
      if (any) begin
        state__d = 2'h1;
      end
      if (next_leader[0]) begin
        left__0__d = 4'h0;
      end
      if (next_leader[1]) begin
        left__1__d = 4'h0;
      end
      if (next_leader[2]) begin
        left__2__d = 4'h0;
      end
      if (next_leader[3]) begin
        left__3__d = 4'h0;
      end
    end
    if (matching) begin
      number__d = 5'h0;
    end
    if (starting) begin
      state__d = 2'h2;
    end
    if (combined_now) begin
      number__d = {number__q + 5'h1};
    end
    own = first;
    lead = 1'h0;
    if (matching) begin
      bitmap__0__d = own;
    end
    if (matched__q) begin
      operand__0__d = fifo_data__0__read_data;
    end
    if ((combined_now & members__q[0])) begin
      bitmap__0__d = 4'h0;
      if ((!lead)) begin
        operand__0__d = result_total;
        bitmap__0__d = members__q;
      end
      lead = 1'h1;
    end
    own = {own << 32'h1};
    if (matching) begin
      bitmap__1__d = own;
    end
    if (matched__q) begin
      operand__1__d = fifo_data__1__read_data;
    end
    if ((combined_now & members__q[1])) begin
      bitmap__1__d = 4'h0;
      if ((!lead)) begin
        operand__1__d = result_total;
        bitmap__1__d = members__q;
      end
      lead = 1'h1;
    end
    own = {own << 32'h1};
    if (matching) begin
      bitmap__2__d = own;
    end
    if (matched__q) begin
      operand__2__d = fifo_data__2__read_data;
    end
    if ((combined_now & members__q[2])) begin
      bitmap__2__d = 4'h0;
      if ((!lead)) begin
        operand__2__d = result_total;
        bitmap__2__d = members__q;
      end
      lead = 1'h1;
    end
    own = {own << 32'h1};
    if (matching) begin
      bitmap__3__d = own;
    end
    if (matched__q) begin
      operand__3__d = fifo_data__3__read_data;
    end
    if ((combined_now & members__q[3])) begin
      bitmap__3__d = 4'h0;
      if ((!lead)) begin
        operand__3__d = result_total;
        bitmap__3__d = members__q;
      end
      lead = 1'h1;
    end
    own = {own << 32'h1};
    rows = meta[17];
    wb_valid = finished;
    wb_warp = warp;
    wb_rd = {meta[9:4] + {4'h0, row_number__q}};
    wb_mask = 4'h0;
    if ((meta[10] | rows)) begin
      wb_mask = fifo_mask__read_data;
    end
    wb_last = ((!rows) | (row_number__q == 2'h2));
    if ((row_number__q == 2'h1)) begin
      wb_data__0 = operand__0__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__0__q;
      wb_data__0 = {28'h0, own};
    end
    if ((row_number__q == 2'h1)) begin
      wb_data__1 = operand__1__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__1__q;
      wb_data__1 = {28'h0, own};
    end
    if ((row_number__q == 2'h1)) begin
      wb_data__2 = operand__2__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__2__q;
      wb_data__2 = {28'h0, own};
    end
    if ((row_number__q == 2'h1)) begin
      wb_data__3 = operand__3__q;
    end
    if ((row_number__q == 2'h2)) begin
      own = bitmap__3__q;
      wb_data__3 = {28'h0, own};
    end
    if (((finished & wb_ready) & rows)) begin
      row_number__d = {row_number__q + 2'h1};
      state__d = 2'h3;
    end
    wb_slot = 3'h0;
    leaving = ((finished & wb_ready) & wb_last);
    if (leaving) begin
      row_number__d = 2'h0;
      state__d = 2'h0;
      head__d = {head__q + 3'h1};
    end
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    crowded__d = (count__q > 4'h4);
    if (req_valid) begin
      crowded__d = (count__q >= 4'h4);
    end
    if ((req_valid & (!leaving))) begin
      count__d = {count__q + 4'h1};
    end
    if (((!req_valid) & leaving)) begin
      count__d = {count__q - 4'h1};
    end
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    crowded__q <= crowded__d;
    state__q <= state__d;
    matched__q <= matched__d;
    members__q <= members__d;
    modulus__q <= modulus__d;
    left__0__q <= left__0__d;
    left__1__q <= left__1__d;
    left__2__q <= left__2__d;
    left__3__q <= left__3__d;
    operand__0__q <= operand__0__d;
    operand__1__q <= operand__1__d;
    operand__2__q <= operand__2__d;
    operand__3__q <= operand__3__d;
    row_number__q <= row_number__d;
    bitmap__0__q <= bitmap__0__d;
    bitmap__1__q <= bitmap__1__d;
    bitmap__2__q <= bitmap__2__d;
    bitmap__3__q <= bitmap__3__d;
    number__q <= number__d;
  end
  fifo_meta fifo_meta (
    .clock(clock),
    .place_write_enable(fifo_meta__place_write_enable),
    .place_write_address(fifo_meta__place_write_address),
    .place_read_address(fifo_meta__place_read_address),
    .write_data(fifo_meta__write_data),
    .read_data(fifo_meta__read_data)
  );
  fifo_mask fifo_mask (
    .clock(clock),
    .place_write_enable(fifo_mask__place_write_enable),
    .place_write_address(fifo_mask__place_write_address),
    .place_read_address(fifo_mask__place_read_address),
    .write_data(fifo_mask__write_data),
    .read_data(fifo_mask__read_data)
  );
  fifo_address fifo_address__0 (
    .clock(clock),
    .place_write_enable(fifo_address__0__place_write_enable),
    .place_write_address(fifo_address__0__place_write_address),
    .place_read_address(fifo_address__0__place_read_address),
    .write_data(fifo_address__0__write_data),
    .read_data(fifo_address__0__read_data)
  );
  fifo_address fifo_address__1 (
    .clock(clock),
    .place_write_enable(fifo_address__1__place_write_enable),
    .place_write_address(fifo_address__1__place_write_address),
    .place_read_address(fifo_address__1__place_read_address),
    .write_data(fifo_address__1__write_data),
    .read_data(fifo_address__1__read_data)
  );
  fifo_address fifo_address__2 (
    .clock(clock),
    .place_write_enable(fifo_address__2__place_write_enable),
    .place_write_address(fifo_address__2__place_write_address),
    .place_read_address(fifo_address__2__place_read_address),
    .write_data(fifo_address__2__write_data),
    .read_data(fifo_address__2__read_data)
  );
  fifo_address fifo_address__3 (
    .clock(clock),
    .place_write_enable(fifo_address__3__place_write_enable),
    .place_write_address(fifo_address__3__place_write_address),
    .place_read_address(fifo_address__3__place_read_address),
    .write_data(fifo_address__3__write_data),
    .read_data(fifo_address__3__read_data)
  );
  fifo_data fifo_data__0 (
    .clock(clock),
    .read_enable(fifo_data__0__read_enable),
    .read_address(fifo_data__0__read_address),
    .read_data(fifo_data__0__read_data),
    .write_enable(fifo_data__0__write_enable),
    .write_address(fifo_data__0__write_address),
    .write_data(fifo_data__0__write_data)
  );
  fifo_data fifo_data__1 (
    .clock(clock),
    .read_enable(fifo_data__1__read_enable),
    .read_address(fifo_data__1__read_address),
    .read_data(fifo_data__1__read_data),
    .write_enable(fifo_data__1__write_enable),
    .write_address(fifo_data__1__write_address),
    .write_data(fifo_data__1__write_data)
  );
  fifo_data fifo_data__2 (
    .clock(clock),
    .read_enable(fifo_data__2__read_enable),
    .read_address(fifo_data__2__read_address),
    .read_data(fifo_data__2__read_data),
    .write_enable(fifo_data__2__write_enable),
    .write_address(fifo_data__2__write_address),
    .write_data(fifo_data__2__write_data)
  );
  fifo_data fifo_data__3 (
    .clock(clock),
    .read_enable(fifo_data__3__read_enable),
    .read_address(fifo_data__3__read_address),
    .read_data(fifo_data__3__read_data),
    .write_enable(fifo_data__3__write_enable),
    .write_address(fifo_data__3__write_address),
    .write_data(fifo_data__3__write_data)
  );
  fifo_data fifo_data2__0 (
    .clock(clock),
    .read_enable(fifo_data2__0__read_enable),
    .read_address(fifo_data2__0__read_address),
    .read_data(fifo_data2__0__read_data),
    .write_enable(fifo_data2__0__write_enable),
    .write_address(fifo_data2__0__write_address),
    .write_data(fifo_data2__0__write_data)
  );
  fifo_data fifo_data2__1 (
    .clock(clock),
    .read_enable(fifo_data2__1__read_enable),
    .read_address(fifo_data2__1__read_address),
    .read_data(fifo_data2__1__read_data),
    .write_enable(fifo_data2__1__write_enable),
    .write_address(fifo_data2__1__write_address),
    .write_data(fifo_data2__1__write_data)
  );
  fifo_data fifo_data2__2 (
    .clock(clock),
    .read_enable(fifo_data2__2__read_enable),
    .read_address(fifo_data2__2__read_address),
    .read_data(fifo_data2__2__read_data),
    .write_enable(fifo_data2__2__write_enable),
    .write_address(fifo_data2__2__write_address),
    .write_data(fifo_data2__2__write_data)
  );
  fifo_data fifo_data2__3 (
    .clock(clock),
    .read_enable(fifo_data2__3__read_enable),
    .read_address(fifo_data2__3__read_address),
    .read_data(fifo_data2__3__read_data),
    .write_enable(fifo_data2__3__write_enable),
    .write_address(fifo_data2__3__write_address),
    .write_data(fifo_data2__3__write_data)
  );
  address_match address_match (
    .mask(address_match__mask),
    .address__0(address_match__address__0),
    .address__1(address_match__address__1),
    .address__2(address_match__address__2),
    .address__3(address_match__address__3),
    .members__0(address_match__members__0),
    .members__1(address_match__members__1),
    .members__2(address_match__members__2),
    .members__3(address_match__members__3)
  );
  serial serial (
    .clock(clock),
    .set_clear(serial__set_clear),
    .set_start(serial__set_start),
    .set_op(serial__set_op),
    .set_k(serial__set_k),
    .set_mask(serial__set_mask),
    .set_x__0(serial__set_x__0),
    .set_x__1(serial__set_x__1),
    .set_x__2(serial__set_x__2),
    .set_x__3(serial__set_x__3),
    .result_refused(serial__result_refused),
    .result_done(serial__result_done),
    .result_y__0(serial__result_y__0),
    .result_y__1(serial__result_y__1),
    .result_y__2(serial__result_y__2),
    .result_y__3(serial__result_y__3),
    .result_total(serial__result_total)
  );
  kogge_stone kogge_stone (
    .clock(clock),
    .set_clear(kogge_stone__set_clear),
    .set_start(kogge_stone__set_start),
    .set_op(kogge_stone__set_op),
    .set_k(kogge_stone__set_k),
    .set_mask(kogge_stone__set_mask),
    .set_x__0(kogge_stone__set_x__0),
    .set_x__1(kogge_stone__set_x__1),
    .set_x__2(kogge_stone__set_x__2),
    .set_x__3(kogge_stone__set_x__3),
    .result_refused(kogge_stone__result_refused),
    .result_done(kogge_stone__result_done),
    .result_y__0(kogge_stone__result_y__0),
    .result_y__1(kogge_stone__result_y__1),
    .result_y__2(kogge_stone__result_y__2),
    .result_y__3(kogge_stone__result_y__3),
    .result_total(kogge_stone__result_total)
  );
  brent_kung brent_kung (
    .clock(clock),
    .set_clear(brent_kung__set_clear),
    .set_start(brent_kung__set_start),
    .set_op(brent_kung__set_op),
    .set_k(brent_kung__set_k),
    .set_mask(brent_kung__set_mask),
    .set_x__0(brent_kung__set_x__0),
    .set_x__1(brent_kung__set_x__1),
    .set_x__2(brent_kung__set_x__2),
    .set_x__3(brent_kung__set_x__3),
    .result_refused(brent_kung__result_refused),
    .result_done(brent_kung__result_done),
    .result_y__0(brent_kung__result_y__0),
    .result_y__1(brent_kung__result_y__1),
    .result_y__2(brent_kung__result_y__2),
    .result_y__3(brent_kung__result_y__3),
    .result_total(brent_kung__result_total)
  );
  sets sets__0 (
    .clock(clock),
    .read_address(sets__0__read_address),
    .read_data(sets__0__read_data),
    .write_enable(sets__0__write_enable),
    .write_address(sets__0__write_address),
    .write_data(sets__0__write_data)
  );
  sets sets__1 (
    .clock(clock),
    .read_address(sets__1__read_address),
    .read_data(sets__1__read_data),
    .write_enable(sets__1__write_enable),
    .write_address(sets__1__write_address),
    .write_data(sets__1__write_data)
  );
  totals totals__0 (
    .clock(clock),
    .read_address(totals__0__read_address),
    .read_data(totals__0__read_data),
    .write_enable(totals__0__write_enable),
    .write_address(totals__0__write_address),
    .write_data(totals__0__write_data)
  );
  totals totals__1 (
    .clock(clock),
    .read_address(totals__1__read_address),
    .read_data(totals__1__read_data),
    .write_enable(totals__1__write_enable),
    .write_address(totals__1__write_address),
    .write_data(totals__1__write_data)
  );
endmodule
