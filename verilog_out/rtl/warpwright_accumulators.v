// SPDX-License-Identifier: MIT
// Part of microcoded_core, microcoded_pool, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_accumulators (
  input wire clock,
  input wire [2:0] kind,
  input wire [4:0] places,
  input wire [31:0] stored,
  input wire from_store,
  input wire [31:0] other,
  input wire compute_ld,
  input wire compute_add,
  input wire compute_sub,
  input wire compute_and,
  input wire compute_or,
  input wire compute_xor,
  input wire compute_ldb,
  input wire compute_mul,
  input wire compute_div,
  input wire compute_cmp,
  input wire compute_ldk,
  input wire compute_shift,
  input wire compute_swap,
  input wire compute_set_count,
  input wire compute_get_count,
  input wire compute_trace,
  input wire brings,
  input wire [31:0] brought,
  output reg [31:0] a,
  output reg [31:0] b,
  output reg carry,
  output reg stalls
);
  reg [31:0] m;
  reg normalises;
  reg leftward;
  reg by_eight;
  reg last;
  reg long;
  reg shifting;
  reg [31:0] one_side;
  reg counts;
  reg [31:0] other_side;
  reg subtracts;
  reg [33:0] left_summand;
  reg [33:0] right_summand;
  reg [33:0] sum;
  reg takes_sum;
  reg takes_half;
  reg fits;
  reg [31:0] early;
  reg [7:0] in_left;
  reg [7:0] in_right;
  reg kept;
  reg stalls_value;
  reg [31:0] a_held__d;
  reg [31:0] a_held__q = 32'h0;
  reg [31:0] b_held__d;
  reg [31:0] b_held__q = 32'h0;
  reg carry_held__d;
  reg carry_held__q = 1'h0;
  reg [4:0] k__d;
  reg [4:0] k__q = 5'h0;
  reg busy__d;
  reg busy__q = 1'h0;
  reg below__d;
  reg below__q = 1'h0;
  reg corrects__d;
  reg corrects__q = 1'h0;
  always @(*) begin
    b_held__d = b_held__q;
    carry_held__d = carry_held__q;
    k__d = k__q;
    below__d = below__q;
    corrects__d = corrects__q;
    a = a_held__q;
    b = b_held__q;
    carry = carry_held__q;
    m = other;
    if (from_store) begin
      m = (other | stored);
    end
    normalises = (kind == 3'h5);
    leftward = ((kind < 3'h2) | normalises);
    by_eight = (k__q > 5'h7);
    last = ((k__q == 5'h1) | (k__q == 5'h8));
    if (normalises) begin
      by_eight = (a_held__q[31:24] == 8'h0);
      last = a_held__q[31];
    end
    long = (compute_mul | compute_div);
    shifting = (compute_shift & busy__q);
    stalls_value = 1'h0;
    if (compute_shift) begin
      if (busy__q) begin
        stalls_value = (!last);
      end else begin
        stalls_value = ((normalises | (|places)) | (|k__q));
      end
    end
    if (compute_mul) begin
      stalls_value = ((!busy__q) | (k__q != 5'h1));
    end
    if (compute_div) begin
      stalls_value = (!corrects__q);
    end
    busy__d = stalls_value;
    subtracts = ((compute_sub | compute_cmp) | (compute_div & (!below__q)));
    one_side = a_held__q;
    if ((compute_div & (!corrects__q))) begin
      one_side = ({a_held__q << 32'h1} | {31'h0, b_held__q[31]});
    end
    counts = ((!compute_mul) | b_held__q[0]);
    other_side = 32'h0;
    if (counts) begin
      other_side = other;
    end
    if ((counts & from_store)) begin
      other_side = (other_side | stored);
    end
    left_summand = {{2'h0, one_side} << 32'h1};
    right_summand = {{2'h0, other_side} << 32'h1};
    if (subtracts) begin
      left_summand = ({{2'h0, one_side} << 32'h1} | 34'h1);
      right_summand = ({{2'h0, other_side} << 32'h1} ^ 34'h1ffffffff);
    end
    sum = {left_summand + right_summand};
    fits = (sum[33] | a_held__q[31]);
    if (below__q) begin
      fits = (sum[33] & a_held__q[31]);
    end
    takes_half = (compute_mul & busy__q);
    takes_sum = ((compute_add | compute_sub) | ((compute_div & busy__q) & (below__q | (!corrects__q))));
    in_left = 8'h0;
    if ((kind != 3'h0)) begin
      in_left = b_held__q[31:24];
    end
    in_right = 8'h0;
    if (((kind == 3'h3) & a_held__q[31])) begin
      in_right = 8'hff;
    end
    kept = ((kind == 3'h4) & a_held__q[0]);
    if (by_eight) begin
      kept = ((kind == 3'h4) & (a_held__q[7:0] != 8'h0));
    end
    early = a_held__q;
    if ((takes_half | takes_sum)) begin
      early = 32'h0;
    end
    if (compute_ld) begin
      early = m;
    end
    if (((compute_add | compute_sub) | compute_cmp)) begin
      carry_held__d = sum[33];
    end
    if (compute_and) begin
      early = (a_held__q & m);
    end
    if (compute_or) begin
      early = (a_held__q | m);
    end
    if (compute_xor) begin
      early = (a_held__q ^ m);
    end
    if (compute_ldb) begin
      b_held__d = m;
    end
    if (takes_half) begin
      b_held__d = ({b_held__q >> 32'h1} | {{31'h0, sum[1]} << 32'h1f});
    end
    if (compute_div) begin
      if ((!busy__q)) begin
        below__d = 1'h0;
      end else begin
        if ((!corrects__q)) begin
          below__d = (!fits);
          b_held__d = {b_held__q << 32'h1};
          if (fits) begin
            b_held__d = ({b_held__q << 32'h1} | 32'h1);
          end
        end
      end
      corrects__d = ((busy__q & (!corrects__q)) & (k__q == 5'h1));
    end
    if ((shifting & (!(normalises & a_held__q[31])))) begin
      if (leftward) begin
        early = ({a_held__q << 32'h1} | {31'h0, in_left[7]});
        if ((kind != 3'h0)) begin
          b_held__d = {b_held__q << 32'h1};
        end
        if (by_eight) begin
          early = ({a_held__q << 32'h8} | {24'h0, in_left});
          if ((kind != 3'h0)) begin
            b_held__d = {b_held__q << 32'h8};
          end
        end
      end else begin
        early = ({a_held__q >> 32'h1} | {{31'h0, in_right[0]} << 32'h1f});
        if ((kind != 3'h4)) begin
          b_held__d = ({b_held__q >> 32'h1} | {{31'h0, a_held__q[0]} << 32'h1f});
        end
        if (by_eight) begin
          early = ({a_held__q >> 32'h8} | {{24'h0, in_right} << 32'h18});
          if ((kind != 3'h4)) begin
            b_held__d = ({b_held__q >> 32'h8} | {{24'h0, a_held__q[7:0]} << 32'h18});
          end
        end
        if (kept) begin
          early = ({a_held__q >> 32'h1} | 32'h1);
          if (by_eight) begin
            early = ({a_held__q >> 32'h8} | 32'h1);
          end
        end
      end
    end
    if (compute_ldk) begin
      k__d = m[4:0];
    end
    if ((compute_shift & (!busy__q))) begin
      if (normalises) begin
        k__d = 5'h0;
      end else begin
        if ((|places)) begin
          k__d = places;
        end
      end
    end
    if (shifting) begin
      if (normalises) begin
        if ((!a_held__q[31])) begin
          k__d = {k__q + 5'h1};
          if (by_eight) begin
            k__d = {k__q + 5'h8};
          end
        end
      end else begin
        k__d = {k__q - 5'h1};
        if (by_eight) begin
          k__d = {k__q - 5'h8};
        end
      end
    end
    if (((long & busy__q) & (!corrects__q))) begin
      k__d = {k__q - 5'h1};
    end
    if (brings) begin
      early = brought;
    end
    if (compute_swap) begin
      early = b_held__q;
      b_held__d = a_held__q;
    end
    if (compute_set_count) begin
      k__d = a_held__q[4:0];
    end
    if (compute_get_count) begin
      early = {27'h0, k__q};
    end
    if (compute_trace) begin
      early = {{{{31'h0, b_held__q[0]} + {31'h0, b_held__q[1]}} + {31'h0, b_held__q[2]}} + {31'h0, b_held__q[3]}};
    end
    a_held__d = early;
    if (takes_sum) begin
      a_held__d = (early | sum[32:1]);
    end
    if (takes_half) begin
      a_held__d = (early | sum[33:2]);
    end
    stalls = stalls_value;
  end
  always @(posedge clock) begin
    a_held__q <= a_held__d;
    b_held__q <= b_held__d;
    carry_held__q <= carry_held__d;
    k__q <= k__d;
    busy__q <= busy__d;
    below__q <= below__d;
    corrects__q <= corrects__d;
  end
endmodule
