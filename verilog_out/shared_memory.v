// SPDX-License-Identifier: MIT
// shared_memory: shared memory of the workgroups, bank conflicts by replay
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module bases (
  input wire clock,
  input wire [2:0] read_address,
  output reg [11:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [11:0] write_data
);
  reg [11:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module left_masks (
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

module turn (
  input wire [3:0] candidates,
  input wire prefix,
  input wire [3:0] aop,
  input wire returns,
  input wire [3:0] set__0,
  input wire [3:0] set__1,
  input wire [31:0] combined__0,
  input wire [31:0] combined__1,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  input wire [31:0] data2__0,
  input wire [31:0] data2__1,
  input wire [31:0] data2__2,
  input wire [31:0] data2__3,
  output reg [3:0] leader,
  output reg [3:0] group,
  output reg [3:0] answered,
  output reg [31:0] operand,
  output reg [31:0] operand2
);
  reg [3:0] lowest;
  reg [3:0] own;
  always @(*) begin
    lowest = (candidates & {{~candidates} + 4'h1});
    own = 4'h0;
    operand = 32'h0;
    operand2 = 32'h0;
    if (lowest[0]) begin
      operand = data__0;
      operand2 = data2__0;
    end
    if (lowest[1]) begin
      operand = data__1;
      operand2 = data2__1;
    end
    if (lowest[2]) begin
      operand = data__2;
      operand2 = data2__2;
    end
    if (lowest[3]) begin
      operand = data__3;
      operand2 = data2__3;
    end
    if ((prefix & (aop != 4'he))) begin
      if ((|(set__0 & lowest))) begin
        own = (set__0 & candidates);
        operand = combined__0;
      end
      if ((|(set__1 & lowest))) begin
        own = (set__1 & candidates);
        operand = combined__1;
      end
    end
    leader = lowest;
    group = (lowest | own);
    answered = 4'h0;
    if (returns) begin
      answered = (lowest | own);
      if ((aop == 4'hd)) begin
        answered = lowest;
      end
    end
  end
endmodule

module conflicts (
  input wire [3:0] mask,
  input wire load,
  input wire [3:0] blocked,
  input wire [11:0] words__0,
  input wire [11:0] words__1,
  input wire [11:0] words__2,
  input wire [11:0] words__3,
  output reg [3:0] winners,
  output reg [3:0] served,
  output reg [3:0] left
);
  reg [3:0] first;
  reg [3:0] along;
  reg beaten;
  reg same;
  always @(*) begin
    first = 4'h0;
    along = 4'h0;
    beaten = 1'h0;
    same = 1'h0;
    beaten = 1'h0;
    if ((blocked[0] & (words__0[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__0[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__0[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__0[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    first = {first[3:1], (mask[0] & (!beaten))};
    along = {along[3:1], ((mask[0] & load) & same)};
    beaten = 1'h0;
    if ((blocked[0] & (words__1[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__1[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__1[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__1[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__1[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__1))) begin
      same = 1'h1;
    end
    first = {first[3:2], (mask[1] & (!beaten)), first[0]};
    along = {along[3:2], ((mask[1] & load) & same), along[0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__2[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__2[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__2[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__2[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__2))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__2[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__2))) begin
      same = 1'h1;
    end
    first = {first[3], (mask[2] & (!beaten)), first[1:0]};
    along = {along[3], ((mask[2] & load) & same), along[1:0]};
    beaten = 1'h0;
    if ((blocked[0] & (words__3[1:0] == 2'h0))) begin
      beaten = 1'h1;
    end
    if ((blocked[1] & (words__3[1:0] == 2'h1))) begin
      beaten = 1'h1;
    end
    if ((blocked[2] & (words__3[1:0] == 2'h2))) begin
      beaten = 1'h1;
    end
    if ((blocked[3] & (words__3[1:0] == 2'h3))) begin
      beaten = 1'h1;
    end
    same = 1'h0;
    if ((mask[0] & (words__0[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[0] & (words__0 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[1] & (words__1[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[1] & (words__1 == words__3))) begin
      same = 1'h1;
    end
    if ((mask[2] & (words__2[1:0] == words__3[1:0]))) begin
      beaten = 1'h1;
    end
    if ((first[2] & (words__2 == words__3))) begin
      same = 1'h1;
    end
    first = {(mask[3] & (!beaten)), first[2:0]};
    along = {((mask[3] & load) & same), along[2:0]};
    winners = first;
    served = (first | along);
    left = (mask & {~(first | along)});
  end
endmodule

module banks (
  input wire clock,
  input wire [7:0] address,
  input wire read_enable,
  output reg [31:0] read_data,
  input wire [3:0] write_enable,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:255];
  integer k;
  initial for (k = 0; k < 256; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[address];
    if (write_enable[0]) memory[address][7:0] <= write_data[7:0];
    if (write_enable[1]) memory[address][15:8] <= write_data[15:8];
    if (write_enable[2]) memory[address][23:16] <= write_data[23:16];
    if (write_enable[3]) memory[address][31:24] <= write_data[31:24];
  `ifndef SYNTHESIS
    if (read_enable && write_enable != 0) read_data <= 32'hbad5bad5;
  `endif
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
  reg [31:0] rounded;
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
    begins = waiting__q;
    combine__op = code__q;
    combine__a = first;
    combine__b = operand__q;
    combine__k = modulus__q;
    busy = (waiting__q | (|state__q));
    y = result__q;
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
    base = work__q;
    addend = 32'h0;
    if (((state__q <= 3'h2) & factor__q[0])) begin
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
    rounded = work__q;
    rebuilt = 32'h0;
    final_exponent = exponent__q;
    fraction = ({rounded >> 32'h2} & 32'h7fffff);
    case (state__q)
      3'h0: begin
        if (waiting__q) begin
          result__d = combine__y;
          sticky__d = 1'h0;
          work__d = 32'h0;
          special__d = 2'h0;
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
            end
            if ((a_infinite | b_infinite)) begin
              special__d = 2'h2;
              if (((!(|a_significand)) | (!(|b_significand)))) begin
                special__d = 2'h1;
              end
            end
            if ((a_nan | b_nan)) begin
              special__d = 2'h1;
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
            if ((a_infinite | b_infinite)) begin
              special__d = 2'h2;
              if (((a_infinite & b_infinite) & product_sign)) begin
                special__d = 2'h1;
              end
            end
            if ((a_nan | b_nan)) begin
              special__d = 2'h1;
            end
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
        if (rounded[26]) begin
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
        case (special__q)
          2'h1: begin
            rebuilt = 32'h7fc00000;
          end
          2'h2: begin
            rebuilt = 32'h7f800000;
          end
          2'h3: begin
            rebuilt = 32'h0;
          end
          default: begin
          end
        endcase
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

module word_update (
  input wire clock,
  input wire begins,
  input wire [1:0] bank,
  input wire [7:0] row,
  input wire [3:0] aop,
  input wire [31:0] operand,
  input wire [31:0] operand2,
  input wire [31:0] words__0,
  input wire [31:0] words__1,
  input wire [31:0] words__2,
  input wire [31:0] words__3,
  output reg busy,
  output reg [1:0] at_bank,
  output reg [7:0] at_row,
  output reg writes,
  output reg [31:0] value
);
  reg [31:0] word;
  reg ends;
  reg [1:0] state__d;
  reg [1:0] state__q = 2'h0;
  reg [1:0] own_bank__d;
  reg [1:0] own_bank__q = 2'h0;
  reg [7:0] own_row__d;
  reg [7:0] own_row__q = 8'h0;
  reg [3:0] code__d;
  reg [3:0] code__q = 4'h0;
  reg [31:0] first__d;
  reg [31:0] first__q = 32'h0;
  reg [31:0] second__d;
  reg [31:0] second__q = 32'h0;
  reg alu__start;
  reg [3:0] alu__op;
  reg [31:0] alu__a;
  reg [31:0] alu__b;
  reg [31:0] alu__k;
  reg alu__chain;
  wire alu__begins;
  wire alu__busy;
  wire [31:0] alu__y;
  always @(*) begin
    state__d = state__q;
    own_bank__d = own_bank__q;
    own_row__d = own_row__q;
    code__d = code__q;
    first__d = first__q;
    second__d = second__q;
    ends = ((state__q == 2'h2) & (!alu__busy));
    if (ends) begin
      state__d = 2'h0;
    end
    busy = (|state__q);
    if ((state__q == 2'h1)) begin
      state__d = 2'h2;
    end
    if (begins) begin
      state__d = 2'h1;
    end
    if ((!busy)) begin
      own_bank__d = bank;
      own_row__d = row;
      code__d = aop;
      first__d = operand;
      second__d = operand2;
    end
    word = 32'h0;
    if ((own_bank__q == 2'h0)) begin
      word = words__0;
    end
    if ((own_bank__q == 2'h1)) begin
      word = words__1;
    end
    if ((own_bank__q == 2'h2)) begin
      word = words__2;
    end
    if ((own_bank__q == 2'h3)) begin
      word = words__3;
    end
    alu__start = (state__q == 2'h1);
    alu__chain = 1'h0;
    alu__op = code__q;
    alu__a = word;
    alu__b = first__q;
    alu__k = second__q;
    at_bank = own_bank__q;
    at_row = own_row__q;
    writes = ends;
    value = alu__y;
  end
  always @(posedge clock) begin
    state__q <= state__d;
    own_bank__q <= own_bank__d;
    own_row__q <= own_row__d;
    code__q <= code__d;
    first__q <= first__d;
    second__q <= second__d;
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
endmodule

module align (
  input wire [31:0] word,
  input wire [1:0] at,
  input wire [1:0] size,
  input wire extend,
  output reg [31:0] value
);
  reg [7:0] low;
  reg [7:0] upper;
  reg sign;
  reg [15:0] above;
  always @(*) begin
    low = word[7:0];
    upper = word[15:8];
    if (at[1]) begin
      low = word[23:16];
      upper = word[31:24];
    end
    if (at[0]) begin
      low = upper;
    end
    sign = low[7];
    if (size[0]) begin
      sign = upper[7];
    end
    above = 16'h0;
    if ((extend & sign)) begin
      above = 16'hffff;
    end
    if ((!(|size))) begin
      upper = above[7:0];
    end
    if (size[1]) begin
      above = word[31:16];
    end
    value = (({24'h0, low} | {{24'h0, upper} << 32'h8}) | {{16'h0, above} << 32'h10});
  end
endmodule

module words (
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

module warps (
  input wire clock,
  input wire [2:0] read_address,
  output reg [2:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [2:0] write_data
);
  reg [2:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module registers (
  input wire clock,
  input wire [2:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module result_queue (
  input wire clock,
  input wire reserve,
  input wire valid,
  input wire [2:0] warp,
  input wire [5:0] rd,
  input wire [2:0] slot,
  input wire [3:0] mask,
  input wire [31:0] data__0,
  input wire [31:0] data__1,
  input wire [31:0] data__2,
  input wire [31:0] data__3,
  input wire wb_ready,
  output reg req_ready,
  output reg wb_valid,
  output reg [2:0] wb_warp,
  output reg [5:0] wb_rd,
  output reg [3:0] wb_mask,
  output reg [31:0] wb_data__0,
  output reg [31:0] wb_data__1,
  output reg [31:0] wb_data__2,
  output reg [31:0] wb_data__3,
  output reg [2:0] wb_slot
);
  reg taken;
  reg [2:0] words__0__read_address;
  wire [31:0] words__0__read_data;
  reg words__0__write_enable;
  reg [2:0] words__0__write_address;
  reg [31:0] words__0__write_data;
  reg [2:0] words__1__read_address;
  wire [31:0] words__1__read_data;
  reg words__1__write_enable;
  reg [2:0] words__1__write_address;
  reg [31:0] words__1__write_data;
  reg [2:0] words__2__read_address;
  wire [31:0] words__2__read_data;
  reg words__2__write_enable;
  reg [2:0] words__2__write_address;
  reg [31:0] words__2__write_data;
  reg [2:0] words__3__read_address;
  wire [31:0] words__3__read_data;
  reg words__3__write_enable;
  reg [2:0] words__3__write_address;
  reg [31:0] words__3__write_data;
  reg [2:0] warps__read_address;
  wire [2:0] warps__read_data;
  reg warps__write_enable;
  reg [2:0] warps__write_address;
  reg [2:0] warps__write_data;
  reg [2:0] registers__read_address;
  wire [5:0] registers__read_data;
  reg registers__write_enable;
  reg [2:0] registers__write_address;
  reg [5:0] registers__write_data;
  reg [2:0] slots__read_address;
  wire [2:0] slots__read_data;
  reg slots__write_enable;
  reg [2:0] slots__write_address;
  reg [2:0] slots__write_data;
  reg [2:0] masks__read_address;
  wire [3:0] masks__read_data;
  reg masks__write_enable;
  reg [2:0] masks__write_address;
  reg [3:0] masks__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] stored__d;
  reg [3:0] stored__q = 4'h0;
  reg [3:0] held__d;
  reg [3:0] held__q = 4'h0;
  reg crowded__d;
  reg crowded__q = 1'h0;
  always @(*) begin
    head__d = head__q;
    tail__d = tail__q;
    stored__d = stored__q;
    held__d = held__q;
    words__0__write_enable = valid;
    words__0__write_address = tail__q;
    words__0__write_data = data__0;
    words__0__read_address = head__q;
    wb_data__0 = words__0__read_data;
    words__1__write_enable = valid;
    words__1__write_address = tail__q;
    words__1__write_data = data__1;
    words__1__read_address = head__q;
    wb_data__1 = words__1__read_data;
    words__2__write_enable = valid;
    words__2__write_address = tail__q;
    words__2__write_data = data__2;
    words__2__read_address = head__q;
    wb_data__2 = words__2__read_data;
    words__3__write_enable = valid;
    words__3__write_address = tail__q;
    words__3__write_data = data__3;
    words__3__read_address = head__q;
    wb_data__3 = words__3__read_data;
    warps__write_enable = valid;
    warps__write_address = tail__q;
    warps__write_data = warp;
    warps__read_address = head__q;
    registers__write_enable = valid;
    registers__write_address = tail__q;
    registers__write_data = rd;
    registers__read_address = head__q;
    slots__write_enable = valid;
    slots__write_address = tail__q;
    slots__write_data = slot;
    slots__read_address = head__q;
    masks__write_enable = valid;
    masks__write_address = tail__q;
    masks__write_data = mask;
    masks__read_address = head__q;
    wb_valid = (|stored__q);
    wb_warp = warps__read_data;
    wb_rd = registers__read_data;
    wb_slot = slots__read_data;
    wb_mask = masks__read_data;
    taken = ((|stored__q) & wb_ready);
    if (valid) begin
      tail__d = {tail__q + 3'h1};
    end
    if (taken) begin
      head__d = {head__q + 3'h1};
    end
    if ((valid & (!taken))) begin
      stored__d = {stored__q + 4'h1};
    end
    if (((!valid) & taken)) begin
      stored__d = {stored__q - 4'h1};
    end
    crowded__d = (held__q > 4'h4);
    if ((reserve & (!taken))) begin
      held__d = {held__q + 4'h1};
      crowded__d = (held__q >= 4'h4);
    end
    if (((!reserve) & taken)) begin
      held__d = {held__q - 4'h1};
      crowded__d = (held__q > 4'h5);
    end
    req_ready = (!crowded__q);
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    stored__q <= stored__d;
    held__q <= held__d;
    crowded__q <= crowded__d;
  end
  words words__0 (
    .clock(clock),
    .read_address(words__0__read_address),
    .read_data(words__0__read_data),
    .write_enable(words__0__write_enable),
    .write_address(words__0__write_address),
    .write_data(words__0__write_data)
  );
  words words__1 (
    .clock(clock),
    .read_address(words__1__read_address),
    .read_data(words__1__read_data),
    .write_enable(words__1__write_enable),
    .write_address(words__1__write_address),
    .write_data(words__1__write_data)
  );
  words words__2 (
    .clock(clock),
    .read_address(words__2__read_address),
    .read_data(words__2__read_data),
    .write_enable(words__2__write_enable),
    .write_address(words__2__write_address),
    .write_data(words__2__write_data)
  );
  words words__3 (
    .clock(clock),
    .read_address(words__3__read_address),
    .read_data(words__3__read_data),
    .write_enable(words__3__write_enable),
    .write_address(words__3__write_address),
    .write_data(words__3__write_data)
  );
  warps warps (
    .clock(clock),
    .read_address(warps__read_address),
    .read_data(warps__read_data),
    .write_enable(warps__write_enable),
    .write_address(warps__write_address),
    .write_data(warps__write_data)
  );
  registers registers (
    .clock(clock),
    .read_address(registers__read_address),
    .read_data(registers__read_data),
    .write_enable(registers__write_enable),
    .write_address(registers__write_address),
    .write_data(registers__write_data)
  );
  warps slots (
    .clock(clock),
    .read_address(slots__read_address),
    .read_data(slots__read_data),
    .write_enable(slots__write_enable),
    .write_address(slots__write_address),
    .write_data(slots__write_data)
  );
  left_masks masks (
    .clock(clock),
    .read_address(masks__read_address),
    .read_data(masks__read_data),
    .write_enable(masks__write_enable),
    .write_address(masks__write_address),
    .write_data(masks__write_data)
  );
endmodule

module behind (
  input wire [7:0] candidates,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] covered;
  reg [7:0] single;
  reg [2:0] number;
  always @(*) begin
    covered = (candidates | {candidates << 32'h1});
    covered = (covered | {covered << 32'h2});
    covered = (covered | {covered << 32'h4});
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    covered = (covered | 8'h0);
    single = (covered & {~{covered << 32'h1}});
    chosen = single;
    index = 3'h0;
    number = 3'h0;
    if (single[0]) begin
      index = (index | number);
    end
    number = 3'h1;
    if (single[1]) begin
      index = (index | number);
    end
    number = 3'h2;
    if (single[2]) begin
      index = (index | number);
    end
    number = 3'h3;
    if (single[3]) begin
      index = (index | number);
    end
    number = 3'h4;
    if (single[4]) begin
      index = (index | number);
    end
    number = 3'h5;
    if (single[5]) begin
      index = (index | number);
    end
    number = 3'h6;
    if (single[6]) begin
      index = (index | number);
    end
    number = 3'h7;
    if (single[7]) begin
      index = (index | number);
    end
    valid = (|candidates);
  end
endmodule

module chooser (
  input wire [7:0] requests,
  input wire [2:0] last,
  output reg valid,
  output reg [2:0] index,
  output reg [7:0] chosen
);
  reg [7:0] later;
  reg [7:0] behind__candidates;
  wire behind__valid;
  wire [2:0] behind__index;
  wire [7:0] behind__chosen;
  reg [7:0] any__candidates;
  wire any__valid;
  wire [2:0] any__index;
  wire [7:0] any__chosen;
  always @(*) begin
    later = 8'h0;
    if ((last < 3'h0)) begin
      later = {later[7:1], requests[0]};
    end
    if ((last < 3'h1)) begin
      later = {later[7:2], requests[1], later[0]};
    end
    if ((last < 3'h2)) begin
      later = {later[7:3], requests[2], later[1:0]};
    end
    if ((last < 3'h3)) begin
      later = {later[7:4], requests[3], later[2:0]};
    end
    if ((last < 3'h4)) begin
      later = {later[7:5], requests[4], later[3:0]};
    end
    if ((last < 3'h5)) begin
      later = {later[7:6], requests[5], later[4:0]};
    end
    if ((last < 3'h6)) begin
      later = {later[7], requests[6], later[5:0]};
    end
    if ((last < 3'h7)) begin
      later = {requests[7], later[6:0]};
    end
    behind__candidates = later;
    any__candidates = requests;
    chosen = any__chosen;
    index = any__index;
    if (behind__valid) begin
      chosen = behind__chosen;
      index = behind__index;
    end
    valid = any__valid;
  end
  behind behind (
    .candidates(behind__candidates),
    .valid(behind__valid),
    .index(behind__index),
    .chosen(behind__chosen)
  );
  behind any (
    .candidates(any__candidates),
    .valid(any__valid),
    .index(any__index),
    .chosen(any__chosen)
  );
endmodule

module redirects (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire turn_valid,
  input wire [2:0] turn_warp,
  input wire turn_again,
  input wire redirect_ready,
  output reg [7:0] left_over,
  output reg [7:0] replay,
  output reg redirect_valid,
  output reg [2:0] redirect_warp,
  output reg redirect_again
);
  localparam [7:0] one = 8'h1;
  reg [7:0] own;
  reg [7:0] launched;
  reg free;
  reg [7:0] replaying__d;
  reg [7:0] replaying__q = 8'h0;
  reg [7:0] turned__d;
  reg [7:0] turned__q = 8'h0;
  reg again__d;
  reg again__q = 1'h0;
  reg [7:0] waiting__d;
  reg [7:0] waiting__q = 8'h0;
  reg [7:0] chooser__requests;
  reg [2:0] chooser__last;
  wire chooser__valid;
  wire [2:0] chooser__index;
  wire [7:0] chooser__chosen;
  reg out_valid__d;
  reg out_valid__q = 1'h0;
  reg [2:0] out_warp__d;
  reg [2:0] out_warp__q = 3'h0;
  reg out_again__d;
  reg out_again__q = 1'h0;
  always @(*) begin
    waiting__d = waiting__q;
    out_valid__d = out_valid__q;
    out_warp__d = out_warp__q;
    out_again__d = out_again__q;
    own = 8'h0;
    if (turn_valid) begin
      own = {one << turn_warp};
    end
    launched = 8'h0;
    if (launch_valid) begin
      launched = {one << launch_warp};
    end
    turned__d = own;
    again__d = turn_again;
    left_over = (replaying__q & {~turned__q});
    if (again__q) begin
      left_over = (replaying__q | turned__q);
    end
    replaying__d = (left_over & {~launched});
    replay = replaying__q;
    chooser__requests = waiting__q;
    chooser__last = out_warp__q;
    free = ((!out_valid__q) | redirect_ready);
    if (free) begin
      out_valid__d = (turn_valid | chooser__valid);
      if (turn_valid) begin
        out_warp__d = turn_warp;
        out_again__d = turn_again;
      end
      if (chooser__valid) begin
        out_warp__d = chooser__index;
        out_again__d = (|(left_over & chooser__chosen));
        waiting__d = ((waiting__q & {~chooser__chosen}) | own);
      end
    end else begin
      waiting__d = (waiting__q | own);
    end
    redirect_valid = out_valid__q;
    redirect_warp = out_warp__q;
    redirect_again = out_again__q;
  end
  always @(posedge clock) begin
    replaying__q <= replaying__d;
    turned__q <= turned__d;
    again__q <= again__d;
    waiting__q <= waiting__d;
    out_valid__q <= out_valid__d;
    out_warp__q <= out_warp__d;
    out_again__q <= out_again__d;
  end
  chooser chooser (
    .requests(chooser__requests),
    .last(chooser__last),
    .valid(chooser__valid),
    .index(chooser__index),
    .chosen(chooser__chosen)
  );
endmodule

module shared_memory (
  input wire clock,
  input wire launch_valid,
  input wire [2:0] launch_warp,
  input wire [11:0] launch_base,
  input wire [12:0] shared_words,
  input wire req_valid,
  input wire [1:0] req_kind,
  input wire [1:0] req_size,
  input wire req_signed,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [31:0] req_address__0,
  input wire [31:0] req_address__1,
  input wire [31:0] req_address__2,
  input wire [31:0] req_address__3,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [19:0] req_pc,
  input wire [3:0] req_aop,
  input wire req_return,
  input wire [3:0] req_set__0,
  input wire [3:0] req_set__1,
  input wire [31:0] req_combined__0,
  input wire [31:0] req_combined__1,
  input wire [31:0] req_data2__0,
  input wire [31:0] req_data2__1,
  input wire [31:0] req_data2__2,
  input wire [31:0] req_data2__3,
  input wire redirect_ready,
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
  input wire [2:0] next_warp,
  output reg req_ready,
  output reg [7:0] replay,
  output reg redirect_valid,
  output reg [2:0] redirect_warp,
  output reg redirect_again,
  output reg fault_valid,
  output reg [3:0] fault_cause,
  output reg [2:0] fault_warp,
  output reg [19:0] fault_pc
);
  localparam [3:0] one_lane = 4'h1;
  localparam [3:0] cause_misaligned = 4'h2;
  localparam [3:0] cause_outside = 4'h3;
  reg returns_next;
  reg [31:0] word;
  reg [31:0] spread;
  reg [3:0] above;
  reg [13:0] place;
  reg misaligned;
  reg outside;
  reg faulty;
  reg [3:0] lanes__0;
  reg [3:0] lanes__1;
  reg [3:0] lanes__2;
  reg [3:0] lanes__3;
  reg [11:0] row;
  reg [11:0] rows__0;
  reg [11:0] rows__1;
  reg [11:0] rows__2;
  reg [11:0] rows__3;
  reg [3:0] bank_lanes;
  reg [31:0] bank_data;
  reg [3:0] wanted;
  reg [3:0] quad;
  reg begun;
  reg here;
  reg high;
  reg odd;
  reg again;
  reg [3:0] at;
  reg [3:0] candidates;
  reg [3:0] blocked;
  reg [3:0] wants;
  reg [3:0] served;
  reg [3:0] left;
  reg grows;
  reg [1:0] bank;
  reg [7:0] start_row;
  reg [2:0] bases__read_address;
  wire [11:0] bases__read_data;
  reg bases__write_enable;
  reg [2:0] bases__write_address;
  reg [11:0] bases__write_data;
  reg [2:0] left_masks__read_address;
  wire [3:0] left_masks__read_data;
  reg left_masks__write_enable;
  reg [2:0] left_masks__write_address;
  reg [3:0] left_masks__write_data;
  reg returns__d;
  reg returns__q = 1'h0;
  reg [3:0] left_before__d;
  reg [3:0] left_before__q = 4'h0;
  reg [3:0] turn__candidates;
  reg turn__prefix;
  reg [3:0] turn__aop;
  reg turn__returns;
  reg [3:0] turn__set__0;
  reg [3:0] turn__set__1;
  reg [31:0] turn__combined__0;
  reg [31:0] turn__combined__1;
  reg [31:0] turn__data__0;
  reg [31:0] turn__data__1;
  reg [31:0] turn__data__2;
  reg [31:0] turn__data__3;
  reg [31:0] turn__data2__0;
  reg [31:0] turn__data2__1;
  reg [31:0] turn__data2__2;
  reg [31:0] turn__data2__3;
  wire [3:0] turn__leader;
  wire [3:0] turn__group;
  wire [3:0] turn__answered;
  wire [31:0] turn__operand;
  wire [31:0] turn__operand2;
  reg s1_valid__d;
  reg s1_valid__q = 1'h0;
  reg s1_store__d;
  reg s1_store__q = 1'h0;
  reg s1_atomic__d;
  reg s1_atomic__q = 1'h0;
  reg [3:0] s1_aop__d;
  reg [3:0] s1_aop__q = 4'h0;
  reg [3:0] s1_leader__d;
  reg [3:0] s1_leader__q = 4'h0;
  reg [3:0] s1_group__d;
  reg [3:0] s1_group__q = 4'h0;
  reg [3:0] s1_answered__d;
  reg [3:0] s1_answered__q = 4'h0;
  reg [31:0] s1_operand__d;
  reg [31:0] s1_operand__q = 32'h0;
  reg [31:0] s1_operand2__d;
  reg [31:0] s1_operand2__q = 32'h0;
  reg [1:0] s1_size__d;
  reg [1:0] s1_size__q = 2'h0;
  reg s1_signed__d;
  reg s1_signed__q = 1'h0;
  reg [2:0] s1_warp__d;
  reg [2:0] s1_warp__q = 3'h0;
  reg [5:0] s1_rd__d;
  reg [5:0] s1_rd__q = 6'h0;
  reg [2:0] s1_slot__d;
  reg [2:0] s1_slot__q = 3'h0;
  reg [3:0] s1_mask__d;
  reg [3:0] s1_mask__q = 4'h0;
  reg [19:0] s1_pc__d;
  reg [19:0] s1_pc__q = 20'h0;
  reg [13:0] s1_address__0__d;
  reg [13:0] s1_address__0__q = 14'h0;
  reg [13:0] s1_address__1__d;
  reg [13:0] s1_address__1__q = 14'h0;
  reg [13:0] s1_address__2__d;
  reg [13:0] s1_address__2__q = 14'h0;
  reg [13:0] s1_address__3__d;
  reg [13:0] s1_address__3__q = 14'h0;
  reg [3:0] s1_above__d;
  reg [3:0] s1_above__q = 4'h0;
  reg [31:0] s1_data__0__d;
  reg [31:0] s1_data__0__q = 32'h0;
  reg [31:0] s1_data__1__d;
  reg [31:0] s1_data__1__q = 32'h0;
  reg [31:0] s1_data__2__d;
  reg [31:0] s1_data__2__q = 32'h0;
  reg [31:0] s1_data__3__d;
  reg [31:0] s1_data__3__q = 32'h0;
  reg [3:0] conflicts__mask;
  reg conflicts__load;
  reg [3:0] conflicts__blocked;
  reg [11:0] conflicts__words__0;
  reg [11:0] conflicts__words__1;
  reg [11:0] conflicts__words__2;
  reg [11:0] conflicts__words__3;
  wire [3:0] conflicts__winners;
  wire [3:0] conflicts__served;
  wire [3:0] conflicts__left;
  reg [7:0] banks__0__address;
  reg banks__0__read_enable;
  wire [31:0] banks__0__read_data;
  reg [3:0] banks__0__write_enable;
  reg [31:0] banks__0__write_data;
  reg [7:0] banks__1__address;
  reg banks__1__read_enable;
  wire [31:0] banks__1__read_data;
  reg [3:0] banks__1__write_enable;
  reg [31:0] banks__1__write_data;
  reg [7:0] banks__2__address;
  reg banks__2__read_enable;
  wire [31:0] banks__2__read_data;
  reg [3:0] banks__2__write_enable;
  reg [31:0] banks__2__write_data;
  reg [7:0] banks__3__address;
  reg banks__3__read_enable;
  wire [31:0] banks__3__read_data;
  reg [3:0] banks__3__write_enable;
  reg [31:0] banks__3__write_data;
  reg word_update__begins;
  reg [1:0] word_update__bank;
  reg [7:0] word_update__row;
  reg [3:0] word_update__aop;
  reg [31:0] word_update__operand;
  reg [31:0] word_update__operand2;
  reg [31:0] word_update__words__0;
  reg [31:0] word_update__words__1;
  reg [31:0] word_update__words__2;
  reg [31:0] word_update__words__3;
  wire word_update__busy;
  wire [1:0] word_update__at_bank;
  wire [7:0] word_update__at_row;
  wire word_update__writes;
  wire [31:0] word_update__value;
  reg s2_valid__d;
  reg s2_valid__q = 1'h0;
  reg [1:0] s2_size__d;
  reg [1:0] s2_size__q = 2'h0;
  reg s2_signed__d;
  reg s2_signed__q = 1'h0;
  reg [2:0] s2_warp__d;
  reg [2:0] s2_warp__q = 3'h0;
  reg [5:0] s2_rd__d;
  reg [5:0] s2_rd__q = 6'h0;
  reg [2:0] s2_slot__d;
  reg [2:0] s2_slot__q = 3'h0;
  reg [3:0] s2_mask__d;
  reg [3:0] s2_mask__q = 4'h0;
  reg [3:0] s2_place__0__d;
  reg [3:0] s2_place__0__q = 4'h0;
  reg [3:0] s2_place__1__d;
  reg [3:0] s2_place__1__q = 4'h0;
  reg [3:0] s2_place__2__d;
  reg [3:0] s2_place__2__q = 4'h0;
  reg [3:0] s2_place__3__d;
  reg [3:0] s2_place__3__q = 4'h0;
  reg [31:0] align__0__word;
  reg [1:0] align__0__at;
  reg [1:0] align__0__size;
  reg align__0__extend;
  wire [31:0] align__0__value;
  reg [31:0] align__1__word;
  reg [1:0] align__1__at;
  reg [1:0] align__1__size;
  reg align__1__extend;
  wire [31:0] align__1__value;
  reg [31:0] align__2__word;
  reg [1:0] align__2__at;
  reg [1:0] align__2__size;
  reg align__2__extend;
  wire [31:0] align__2__value;
  reg [31:0] align__3__word;
  reg [1:0] align__3__at;
  reg [1:0] align__3__size;
  reg align__3__extend;
  wire [31:0] align__3__value;
  reg bad__d;
  reg bad__q = 1'h0;
  reg [3:0] bad_cause__d;
  reg [3:0] bad_cause__q = 4'h0;
  reg [19:0] bad_pc__d;
  reg [19:0] bad_pc__q = 20'h0;
  reg result_queue__reserve;
  reg result_queue__valid;
  reg [2:0] result_queue__warp;
  reg [5:0] result_queue__rd;
  reg [2:0] result_queue__slot;
  reg [3:0] result_queue__mask;
  reg [31:0] result_queue__data__0;
  reg [31:0] result_queue__data__1;
  reg [31:0] result_queue__data__2;
  reg [31:0] result_queue__data__3;
  reg result_queue__wb_ready;
  wire result_queue__req_ready;
  wire result_queue__wb_valid;
  wire [2:0] result_queue__wb_warp;
  wire [5:0] result_queue__wb_rd;
  wire [3:0] result_queue__wb_mask;
  wire [31:0] result_queue__wb_data__0;
  wire [31:0] result_queue__wb_data__1;
  wire [31:0] result_queue__wb_data__2;
  wire [31:0] result_queue__wb_data__3;
  wire [2:0] result_queue__wb_slot;
  reg redirects__launch_valid;
  reg [2:0] redirects__launch_warp;
  reg redirects__turn_valid;
  reg [2:0] redirects__turn_warp;
  reg redirects__turn_again;
  reg redirects__redirect_ready;
  wire [7:0] redirects__left_over;
  wire [7:0] redirects__replay;
  wire redirects__redirect_valid;
  wire [2:0] redirects__redirect_warp;
  wire redirects__redirect_again;
  always @(*) begin
    s1_store__d = s1_store__q;
    s1_atomic__d = s1_atomic__q;
    s1_aop__d = s1_aop__q;
    s1_leader__d = s1_leader__q;
    s1_group__d = s1_group__q;
    s1_answered__d = s1_answered__q;
    s1_operand__d = s1_operand__q;
    s1_operand2__d = s1_operand2__q;
    s1_size__d = s1_size__q;
    s1_signed__d = s1_signed__q;
    s1_warp__d = s1_warp__q;
    s1_rd__d = s1_rd__q;
    s1_slot__d = s1_slot__q;
    s1_mask__d = s1_mask__q;
    s1_pc__d = s1_pc__q;
    s1_address__0__d = s1_address__0__q;
    s1_address__1__d = s1_address__1__q;
    s1_address__2__d = s1_address__2__q;
    s1_address__3__d = s1_address__3__q;
    s1_above__d = s1_above__q;
    s1_data__0__d = s1_data__0__q;
    s1_data__1__d = s1_data__1__q;
    s1_data__2__d = s1_data__2__q;
    s1_data__3__d = s1_data__3__q;
    bases__write_enable = launch_valid;
    bases__write_address = launch_warp;
    bases__write_data = launch_base;
    returns_next = 1'h0;
    if ((redirects__left_over[0] & (next_warp == 3'h0))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[1] & (next_warp == 3'h1))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[2] & (next_warp == 3'h2))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[3] & (next_warp == 3'h3))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[4] & (next_warp == 3'h4))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[5] & (next_warp == 3'h5))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[6] & (next_warp == 3'h6))) begin
      returns_next = 1'h1;
    end
    if ((redirects__left_over[7] & (next_warp == 3'h7))) begin
      returns_next = 1'h1;
    end
    returns__d = (returns_next & (!(launch_valid & (launch_warp == next_warp))));
    left_masks__read_address = next_warp;
    left_before__d = left_masks__read_data;
    s1_valid__d = req_valid;
    word = 32'h0;
    spread = 32'h0;
    above = 4'h0;
    candidates = req_mask;
    if (returns__q) begin
      candidates = left_before__q;
    end
    turn__candidates = candidates;
    turn__prefix = (req_kind == 2'h2);
    turn__aop = req_aop;
    turn__returns = req_return;
    turn__set__0 = req_set__0;
    turn__combined__0 = req_combined__0;
    turn__set__1 = req_set__1;
    turn__combined__1 = req_combined__1;
    turn__data__0 = req_data__0;
    turn__data2__0 = req_data2__0;
    turn__data__1 = req_data__1;
    turn__data2__1 = req_data2__1;
    turn__data__2 = req_data__2;
    turn__data2__2 = req_data2__2;
    turn__data__3 = req_data__3;
    turn__data2__3 = req_data2__3;
    if (req_valid) begin
      s1_store__d = (req_kind == 2'h1);
      s1_atomic__d = req_kind[1];
      s1_aop__d = req_aop;
      s1_leader__d = turn__leader;
      s1_group__d = turn__group;
      s1_answered__d = turn__answered;
      s1_operand__d = turn__operand;
      s1_operand2__d = turn__operand2;
      s1_size__d = req_size;
      s1_signed__d = req_signed;
      s1_warp__d = req_warp;
      s1_rd__d = req_rd;
      s1_slot__d = req_slot;
      s1_pc__d = req_pc;
      s1_mask__d = candidates;
      s1_address__0__d = req_address__0[13:0];
      above = {above[3:1], (|req_address__0[31:14])};
      word = req_data__0;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__0__d = spread;
      s1_address__1__d = req_address__1[13:0];
      above = {above[3:2], (|req_address__1[31:14]), above[0]};
      word = req_data__1;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__1__d = spread;
      s1_address__2__d = req_address__2[13:0];
      above = {above[3], (|req_address__2[31:14]), above[1:0]};
      word = req_data__2;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__2__d = spread;
      s1_address__3__d = req_address__3[13:0];
      above = {(|req_address__3[31:14]), above[2:0]};
      word = req_data__3;
      spread = word;
      if ((req_size == 2'h1)) begin
        spread = ((word & 32'hffff) | {word << 32'h10});
      end
      if ((req_size == 2'h0)) begin
        spread = ((word & 32'hff) | {(word & 32'hff) << 32'h8});
        spread = (spread | {spread << 32'h10});
      end
      s1_data__3__d = spread;
      s1_above__d = above;
    end
    blocked = 4'h0;
    if (word_update__busy) begin
      if ((s1_atomic__q | (word_update__at_bank == 2'h0))) begin
        blocked = {blocked[3:1], 1'h1};
      end
      if ((s1_atomic__q | (word_update__at_bank == 2'h1))) begin
        blocked = {blocked[3:2], 1'h1, blocked[0]};
      end
      if ((s1_atomic__q | (word_update__at_bank == 2'h2))) begin
        blocked = {blocked[3], 1'h1, blocked[1:0]};
      end
      if ((s1_atomic__q | (word_update__at_bank == 2'h3))) begin
        blocked = {1'h1, blocked[2:0]};
      end
    end
    wants = s1_mask__q;
    if (s1_atomic__q) begin
      wants = s1_leader__q;
    end
    conflicts__mask = wants;
    conflicts__load = (!s1_store__q);
    conflicts__blocked = blocked;
    misaligned = 1'h0;
    outside = 1'h0;
    bases__read_address = s1_warp__q;
    place = s1_address__0__q;
    conflicts__words__0 = place[13:2];
    rows__0 = {bases__read_data + {2'h0, place[13:4]}};
    lanes__0 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__0 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__0 = 4'h3;
      if (place[1]) begin
        lanes__0 = 4'hc;
      end
    end
    if (s1_mask__q[0]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[0] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    place = s1_address__1__q;
    conflicts__words__1 = place[13:2];
    rows__1 = {bases__read_data + {2'h0, place[13:4]}};
    lanes__1 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__1 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__1 = 4'h3;
      if (place[1]) begin
        lanes__1 = 4'hc;
      end
    end
    if (s1_mask__q[1]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[1] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    place = s1_address__2__q;
    conflicts__words__2 = place[13:2];
    rows__2 = {bases__read_data + {2'h0, place[13:4]}};
    lanes__2 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__2 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__2 = 4'h3;
      if (place[1]) begin
        lanes__2 = 4'hc;
      end
    end
    if (s1_mask__q[2]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[2] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    place = s1_address__3__q;
    conflicts__words__3 = place[13:2];
    rows__3 = {bases__read_data + {2'h0, place[13:4]}};
    lanes__3 = 4'hf;
    if ((s1_size__q == 2'h0)) begin
      lanes__3 = {one_lane << place[1:0]};
    end
    if ((s1_size__q == 2'h1)) begin
      lanes__3 = 4'h3;
      if (place[1]) begin
        lanes__3 = 4'hc;
      end
    end
    if (s1_mask__q[3]) begin
      if ((((s1_size__q == 2'h1) & place[0]) | ((s1_size__q == 2'h2) & (|place[1:0])))) begin
        misaligned = 1'h1;
      end
      if ((s1_above__q[3] | ({1'h0, place[13:2]} >= shared_words))) begin
        outside = 1'h1;
      end
    end
    faulty = (misaligned | outside);
    served = conflicts__served;
    left = conflicts__left;
    if (s1_atomic__q) begin
      served = 4'h0;
      left = s1_mask__q;
      if ((|conflicts__served)) begin
        served = s1_answered__q;
        left = (s1_mask__q & {~s1_group__q});
      end
    end
    grows = (((s1_valid__q & s1_atomic__q) & (!faulty)) & (|conflicts__served));
    bank = 2'h0;
    start_row = 8'h0;
    bank_lanes = 4'h0;
    bank_data = 32'h0;
    wanted = 4'h0;
    row = rows__0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h0))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h0)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h0)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h0)), wanted[2:0]};
    begun = 1'h0;
    quad = wanted;
    high = (quad[2] | quad[3]);
    odd = (quad[1] | quad[3]);
    here = ((!begun) | (|quad));
    begun = 1'h1;
    if (here) begin
      if (high) begin
        if (odd) begin
          row = rows__3;
          bank_lanes = lanes__3;
          bank_data = s1_data__3__q;
        end else begin
          row = rows__2;
          bank_lanes = lanes__2;
          bank_data = s1_data__2__q;
        end
      end else begin
        if (odd) begin
          row = rows__1;
          bank_lanes = lanes__1;
          bank_data = s1_data__1__q;
        end else begin
          row = rows__0;
          bank_lanes = lanes__0;
          bank_data = s1_data__0__q;
        end
      end
    end
    banks__0__address = row[7:0];
    banks__0__write_data = bank_data;
    banks__0__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!faulty)) & (|wanted))) begin
      banks__0__write_enable = bank_lanes;
    end
    banks__0__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h0;
      start_row = row[7:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h0))) begin
      banks__0__address = word_update__at_row;
      banks__0__write_data = word_update__value;
      banks__0__write_enable = 4'hf;
      banks__0__read_enable = 1'h0;
    end
    word_update__words__0 = banks__0__read_data;
    bank_lanes = 4'h0;
    bank_data = 32'h0;
    wanted = 4'h0;
    row = rows__0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h1))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h1)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h1)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h1)), wanted[2:0]};
    begun = 1'h0;
    quad = wanted;
    high = (quad[2] | quad[3]);
    odd = (quad[1] | quad[3]);
    here = ((!begun) | (|quad));
    begun = 1'h1;
    if (here) begin
      if (high) begin
        if (odd) begin
          row = rows__3;
          bank_lanes = lanes__3;
          bank_data = s1_data__3__q;
        end else begin
          row = rows__2;
          bank_lanes = lanes__2;
          bank_data = s1_data__2__q;
        end
      end else begin
        if (odd) begin
          row = rows__1;
          bank_lanes = lanes__1;
          bank_data = s1_data__1__q;
        end else begin
          row = rows__0;
          bank_lanes = lanes__0;
          bank_data = s1_data__0__q;
        end
      end
    end
    banks__1__address = row[7:0];
    banks__1__write_data = bank_data;
    banks__1__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!faulty)) & (|wanted))) begin
      banks__1__write_enable = bank_lanes;
    end
    banks__1__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h1;
      start_row = row[7:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h1))) begin
      banks__1__address = word_update__at_row;
      banks__1__write_data = word_update__value;
      banks__1__write_enable = 4'hf;
      banks__1__read_enable = 1'h0;
    end
    word_update__words__1 = banks__1__read_data;
    bank_lanes = 4'h0;
    bank_data = 32'h0;
    wanted = 4'h0;
    row = rows__0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h2))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h2)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h2)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h2)), wanted[2:0]};
    begun = 1'h0;
    quad = wanted;
    high = (quad[2] | quad[3]);
    odd = (quad[1] | quad[3]);
    here = ((!begun) | (|quad));
    begun = 1'h1;
    if (here) begin
      if (high) begin
        if (odd) begin
          row = rows__3;
          bank_lanes = lanes__3;
          bank_data = s1_data__3__q;
        end else begin
          row = rows__2;
          bank_lanes = lanes__2;
          bank_data = s1_data__2__q;
        end
      end else begin
        if (odd) begin
          row = rows__1;
          bank_lanes = lanes__1;
          bank_data = s1_data__1__q;
        end else begin
          row = rows__0;
          bank_lanes = lanes__0;
          bank_data = s1_data__0__q;
        end
      end
    end
    banks__2__address = row[7:0];
    banks__2__write_data = bank_data;
    banks__2__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!faulty)) & (|wanted))) begin
      banks__2__write_enable = bank_lanes;
    end
    banks__2__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h2;
      start_row = row[7:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h2))) begin
      banks__2__address = word_update__at_row;
      banks__2__write_data = word_update__value;
      banks__2__write_enable = 4'hf;
      banks__2__read_enable = 1'h0;
    end
    word_update__words__2 = banks__2__read_data;
    bank_lanes = 4'h0;
    bank_data = 32'h0;
    wanted = 4'h0;
    row = rows__0;
    place = s1_address__0__q;
    wanted = {wanted[3:1], (conflicts__winners[0] & (place[3:2] == 2'h3))};
    place = s1_address__1__q;
    wanted = {wanted[3:2], (conflicts__winners[1] & (place[3:2] == 2'h3)), wanted[0]};
    place = s1_address__2__q;
    wanted = {wanted[3], (conflicts__winners[2] & (place[3:2] == 2'h3)), wanted[1:0]};
    place = s1_address__3__q;
    wanted = {(conflicts__winners[3] & (place[3:2] == 2'h3)), wanted[2:0]};
    begun = 1'h0;
    quad = wanted;
    high = (quad[2] | quad[3]);
    odd = (quad[1] | quad[3]);
    here = ((!begun) | (|quad));
    begun = 1'h1;
    if (here) begin
      if (high) begin
        if (odd) begin
          row = rows__3;
          bank_lanes = lanes__3;
          bank_data = s1_data__3__q;
        end else begin
          row = rows__2;
          bank_lanes = lanes__2;
          bank_data = s1_data__2__q;
        end
      end else begin
        if (odd) begin
          row = rows__1;
          bank_lanes = lanes__1;
          bank_data = s1_data__1__q;
        end else begin
          row = rows__0;
          bank_lanes = lanes__0;
          bank_data = s1_data__0__q;
        end
      end
    end
    banks__3__address = row[7:0];
    banks__3__write_data = bank_data;
    banks__3__write_enable = 4'h0;
    if ((((s1_valid__q & s1_store__q) & (!faulty)) & (|wanted))) begin
      banks__3__write_enable = bank_lanes;
    end
    banks__3__read_enable = (s1_valid__q & (!s1_store__q));
    if ((|wanted)) begin
      bank = 2'h3;
      start_row = row[7:0];
    end
    if ((word_update__writes & (word_update__at_bank == 2'h3))) begin
      banks__3__address = word_update__at_row;
      banks__3__write_data = word_update__value;
      banks__3__write_enable = 4'hf;
      banks__3__read_enable = 1'h0;
    end
    word_update__words__3 = banks__3__read_data;
    word_update__begins = grows;
    word_update__bank = bank;
    word_update__row = start_row;
    word_update__aop = s1_aop__q;
    word_update__operand = s1_operand__q;
    word_update__operand2 = s1_operand2__q;
    again = ((|left) & (!faulty));
    redirects__launch_valid = launch_valid;
    redirects__launch_warp = launch_warp;
    redirects__turn_valid = s1_valid__q;
    redirects__turn_warp = s1_warp__q;
    redirects__turn_again = again;
    redirects__redirect_ready = redirect_ready;
    replay = redirects__replay;
    redirect_valid = redirects__redirect_valid;
    redirect_warp = redirects__redirect_warp;
    redirect_again = redirects__redirect_again;
    left_masks__write_enable = s1_valid__q;
    left_masks__write_address = s1_warp__q;
    left_masks__write_data = left;
    bad__d = (s1_valid__q & faulty);
    bad_cause__d = cause_outside;
    if (misaligned) begin
      bad_cause__d = cause_misaligned;
    end
    bad_pc__d = s1_pc__q;
    fault_valid = bad__q;
    fault_cause = bad_cause__q;
    fault_warp = s2_warp__q;
    fault_pc = bad_pc__q;
    s2_valid__d = s1_valid__q;
    s2_size__d = s1_size__q;
    s2_signed__d = s1_signed__q;
    s2_warp__d = s1_warp__q;
    s2_rd__d = s1_rd__q;
    s2_slot__d = s1_slot__q;
    s2_mask__d = served;
    if ((s1_store__q | faulty)) begin
      s2_mask__d = 4'h0;
    end
    at = 4'h0;
    s2_place__0__d = s1_address__0__q[3:0];
    at = s2_place__0__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__0__word = word;
    align__0__at = at[1:0];
    align__0__size = s2_size__q;
    align__0__extend = s2_signed__q;
    result_queue__data__0 = align__0__value;
    wb_data__0 = result_queue__wb_data__0;
    s2_place__1__d = s1_address__1__q[3:0];
    at = s2_place__1__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__1__word = word;
    align__1__at = at[1:0];
    align__1__size = s2_size__q;
    align__1__extend = s2_signed__q;
    result_queue__data__1 = align__1__value;
    wb_data__1 = result_queue__wb_data__1;
    s2_place__2__d = s1_address__2__q[3:0];
    at = s2_place__2__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__2__word = word;
    align__2__at = at[1:0];
    align__2__size = s2_size__q;
    align__2__extend = s2_signed__q;
    result_queue__data__2 = align__2__value;
    wb_data__2 = result_queue__wb_data__2;
    s2_place__3__d = s1_address__3__q[3:0];
    at = s2_place__3__q;
    case (at[3:2])
      2'h0: begin
        word = banks__0__read_data;
      end
      2'h1: begin
        word = banks__1__read_data;
      end
      2'h2: begin
        word = banks__2__read_data;
      end
      default: begin
        word = banks__3__read_data;
      end
    endcase
    align__3__word = word;
    align__3__at = at[1:0];
    align__3__size = s2_size__q;
    align__3__extend = s2_signed__q;
    result_queue__data__3 = align__3__value;
    wb_data__3 = result_queue__wb_data__3;
    result_queue__reserve = req_valid;
    result_queue__valid = s2_valid__q;
    result_queue__warp = s2_warp__q;
    result_queue__rd = s2_rd__q;
    result_queue__slot = s2_slot__q;
    result_queue__mask = s2_mask__q;
    result_queue__wb_ready = wb_ready;
    req_ready = result_queue__req_ready;
    wb_valid = result_queue__wb_valid;
    wb_warp = result_queue__wb_warp;
    wb_rd = result_queue__wb_rd;
    wb_mask = result_queue__wb_mask;
    wb_slot = result_queue__wb_slot;
    wb_last = 1'h1;
  end
  always @(posedge clock) begin
    returns__q <= returns__d;
    left_before__q <= left_before__d;
    s1_valid__q <= s1_valid__d;
    s1_store__q <= s1_store__d;
    s1_atomic__q <= s1_atomic__d;
    s1_aop__q <= s1_aop__d;
    s1_leader__q <= s1_leader__d;
    s1_group__q <= s1_group__d;
    s1_answered__q <= s1_answered__d;
    s1_operand__q <= s1_operand__d;
    s1_operand2__q <= s1_operand2__d;
    s1_size__q <= s1_size__d;
    s1_signed__q <= s1_signed__d;
    s1_warp__q <= s1_warp__d;
    s1_rd__q <= s1_rd__d;
    s1_slot__q <= s1_slot__d;
    s1_mask__q <= s1_mask__d;
    s1_pc__q <= s1_pc__d;
    s1_address__0__q <= s1_address__0__d;
    s1_address__1__q <= s1_address__1__d;
    s1_address__2__q <= s1_address__2__d;
    s1_address__3__q <= s1_address__3__d;
    s1_above__q <= s1_above__d;
    s1_data__0__q <= s1_data__0__d;
    s1_data__1__q <= s1_data__1__d;
    s1_data__2__q <= s1_data__2__d;
    s1_data__3__q <= s1_data__3__d;
    s2_valid__q <= s2_valid__d;
    s2_size__q <= s2_size__d;
    s2_signed__q <= s2_signed__d;
    s2_warp__q <= s2_warp__d;
    s2_rd__q <= s2_rd__d;
    s2_slot__q <= s2_slot__d;
    s2_mask__q <= s2_mask__d;
    s2_place__0__q <= s2_place__0__d;
    s2_place__1__q <= s2_place__1__d;
    s2_place__2__q <= s2_place__2__d;
    s2_place__3__q <= s2_place__3__d;
    bad__q <= bad__d;
    bad_cause__q <= bad_cause__d;
    bad_pc__q <= bad_pc__d;
  end
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  left_masks left_masks (
    .clock(clock),
    .read_address(left_masks__read_address),
    .read_data(left_masks__read_data),
    .write_enable(left_masks__write_enable),
    .write_address(left_masks__write_address),
    .write_data(left_masks__write_data)
  );
  turn turn (
    .candidates(turn__candidates),
    .prefix(turn__prefix),
    .aop(turn__aop),
    .returns(turn__returns),
    .set__0(turn__set__0),
    .set__1(turn__set__1),
    .combined__0(turn__combined__0),
    .combined__1(turn__combined__1),
    .data__0(turn__data__0),
    .data__1(turn__data__1),
    .data__2(turn__data__2),
    .data__3(turn__data__3),
    .data2__0(turn__data2__0),
    .data2__1(turn__data2__1),
    .data2__2(turn__data2__2),
    .data2__3(turn__data2__3),
    .leader(turn__leader),
    .group(turn__group),
    .answered(turn__answered),
    .operand(turn__operand),
    .operand2(turn__operand2)
  );
  conflicts conflicts (
    .mask(conflicts__mask),
    .load(conflicts__load),
    .blocked(conflicts__blocked),
    .words__0(conflicts__words__0),
    .words__1(conflicts__words__1),
    .words__2(conflicts__words__2),
    .words__3(conflicts__words__3),
    .winners(conflicts__winners),
    .served(conflicts__served),
    .left(conflicts__left)
  );
  banks banks__0 (
    .clock(clock),
    .address(banks__0__address),
    .read_enable(banks__0__read_enable),
    .read_data(banks__0__read_data),
    .write_enable(banks__0__write_enable),
    .write_data(banks__0__write_data)
  );
  banks banks__1 (
    .clock(clock),
    .address(banks__1__address),
    .read_enable(banks__1__read_enable),
    .read_data(banks__1__read_data),
    .write_enable(banks__1__write_enable),
    .write_data(banks__1__write_data)
  );
  banks banks__2 (
    .clock(clock),
    .address(banks__2__address),
    .read_enable(banks__2__read_enable),
    .read_data(banks__2__read_data),
    .write_enable(banks__2__write_enable),
    .write_data(banks__2__write_data)
  );
  banks banks__3 (
    .clock(clock),
    .address(banks__3__address),
    .read_enable(banks__3__read_enable),
    .read_data(banks__3__read_data),
    .write_enable(banks__3__write_enable),
    .write_data(banks__3__write_data)
  );
  word_update word_update (
    .clock(clock),
    .begins(word_update__begins),
    .bank(word_update__bank),
    .row(word_update__row),
    .aop(word_update__aop),
    .operand(word_update__operand),
    .operand2(word_update__operand2),
    .words__0(word_update__words__0),
    .words__1(word_update__words__1),
    .words__2(word_update__words__2),
    .words__3(word_update__words__3),
    .busy(word_update__busy),
    .at_bank(word_update__at_bank),
    .at_row(word_update__at_row),
    .writes(word_update__writes),
    .value(word_update__value)
  );
  align align__0 (
    .word(align__0__word),
    .at(align__0__at),
    .size(align__0__size),
    .extend(align__0__extend),
    .value(align__0__value)
  );
  align align__1 (
    .word(align__1__word),
    .at(align__1__at),
    .size(align__1__size),
    .extend(align__1__extend),
    .value(align__1__value)
  );
  align align__2 (
    .word(align__2__word),
    .at(align__2__at),
    .size(align__2__size),
    .extend(align__2__extend),
    .value(align__2__value)
  );
  align align__3 (
    .word(align__3__word),
    .at(align__3__at),
    .size(align__3__size),
    .extend(align__3__extend),
    .value(align__3__value)
  );
  result_queue result_queue (
    .clock(clock),
    .reserve(result_queue__reserve),
    .valid(result_queue__valid),
    .warp(result_queue__warp),
    .rd(result_queue__rd),
    .slot(result_queue__slot),
    .mask(result_queue__mask),
    .data__0(result_queue__data__0),
    .data__1(result_queue__data__1),
    .data__2(result_queue__data__2),
    .data__3(result_queue__data__3),
    .wb_ready(result_queue__wb_ready),
    .req_ready(result_queue__req_ready),
    .wb_valid(result_queue__wb_valid),
    .wb_warp(result_queue__wb_warp),
    .wb_rd(result_queue__wb_rd),
    .wb_mask(result_queue__wb_mask),
    .wb_data__0(result_queue__wb_data__0),
    .wb_data__1(result_queue__wb_data__1),
    .wb_data__2(result_queue__wb_data__2),
    .wb_data__3(result_queue__wb_data__3),
    .wb_slot(result_queue__wb_slot)
  );
  redirects redirects (
    .clock(clock),
    .launch_valid(redirects__launch_valid),
    .launch_warp(redirects__launch_warp),
    .turn_valid(redirects__turn_valid),
    .turn_warp(redirects__turn_warp),
    .turn_again(redirects__turn_again),
    .redirect_ready(redirects__redirect_ready),
    .left_over(redirects__left_over),
    .replay(redirects__replay),
    .redirect_valid(redirects__redirect_valid),
    .redirect_warp(redirects__redirect_warp),
    .redirect_again(redirects__redirect_again)
  );
endmodule
