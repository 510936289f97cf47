// SPDX-License-Identifier: MIT
// Part of sfu, shader_core_nano, shader_core_small, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_divider (
  input wire clock,
  input wire load,
  input wire [1:0] op,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire [4:0] thread,
  input wire last,
  input wire take,
  output reg idle,
  output reg ready,
  output reg [31:0] result,
  output reg [4:0] result_thread,
  output reg result_last
);
  reg [32:0] shifted;
  reg [32:0] difference;
  reg [31:0] chosen;
  reg finishing;
  reg no_divisor;
  reg [15:0] work__d;
  reg [15:0] work__q = 16'h0;
  reg [31:0] dividend__d;
  reg [31:0] dividend__q = 32'h0;
  reg [31:0] divisor__d;
  reg [31:0] divisor__q = 32'h0;
  reg [31:0] rest__d;
  reg [31:0] rest__q = 32'h0;
  always @(*) begin
    work__d = work__q;
    dividend__d = dividend__q;
    divisor__d = divisor__q;
    rest__d = rest__q;
    result = dividend__q;
    idle = (!work__q[0]);
    ready = (work__q[0] & (work__q[6:1] == 6'h22));
    result_thread = work__q[14:10];
    result_last = work__q[15];
    shifted = ({{1'h0, rest__q} << 32'h1} | {1'h0, {dividend__q >> 32'h1f}});
    difference = {shifted - {1'h0, divisor__q}};
    finishing = (work__q[6:1] == 6'h21);
    no_divisor = (!(|divisor__q));
    chosen = dividend__q;
    if ((finishing & (work__q[7] != no_divisor))) begin
      chosen = rest__q;
    end
    if (((finishing & work__q[7]) & no_divisor)) begin
      chosen = 32'h0;
    end
    work__d[6:1] = {work__q[6:1] + 6'h1};
    if (((!(|work__q[6:1])) | finishing)) begin
      dividend__d = chosen;
      if (work__q[9]) begin
        dividend__d = {32'h0 - chosen};
      end
      rest__d = 32'h0;
      if ((work__q[8] & (!finishing))) begin
        if (((!work__q[7]) & divisor__q[31])) begin
          work__d[9] = (!work__q[9]);
        end
        if (divisor__q[31]) begin
          divisor__d = {32'h0 - divisor__q};
        end
      end
    end else begin
      if (ready) begin
        work__d[6:1] = 6'h22;
        if (take) begin
          work__d[0] = 1'h0;
        end
      end else begin
        dividend__d = {dividend__q << 32'h1};
        rest__d = shifted[31:0];
        if ((!difference[32])) begin
          dividend__d = ({dividend__q << 32'h1} | 32'h1);
          rest__d = difference[31:0];
        end
      end
    end
    if (load) begin
      work__d[0] = 1'h1;
      work__d[6:1] = 6'h0;
      work__d[7] = op[1];
      work__d[8] = (!op[0]);
      work__d[9] = (a[31] & (!op[0]));
      work__d[14:10] = thread;
      work__d[15] = last;
      dividend__d = a;
      divisor__d = b;
    end
  end
  always @(posedge clock) begin
    work__q <= work__d;
    dividend__q <= dividend__d;
    divisor__q <= divisor__d;
    rest__q <= rest__d;
  end
endmodule
