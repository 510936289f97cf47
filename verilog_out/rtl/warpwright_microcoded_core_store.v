// SPDX-License-Identifier: MIT
// Part of microcoded_core, no block of its own
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.

module warpwright_microcoded_core_store (
  input wire clock,
  input wire read_enable,
  input wire [10:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [10:0] write_address,
  input wire [31:0] write_data
);
  wire [9:0] from = {read_address[10], read_address[8], read_address[7], read_address[6], read_address[5],
      read_address[4], read_address[3], read_address[2], read_address[1], read_address[0]};
  wire [9:0] to = {write_address[10], write_address[8], write_address[7], write_address[6], write_address[5],
      write_address[4], write_address[3], write_address[2], write_address[1], write_address[0]};
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:1023];
  integer k;
  initial begin
    for (k = 0; k < 1024; k = k + 1) memory[k] = 0;
    memory[797] = 32'h3;
    memory[837] = 32'h720;
    memory[838] = 32'hffff;
    memory[839] = 32'hfffff;
    memory[840] = 32'h80000000;
    memory[841] = 32'h75e;
    memory[842] = 32'h7fffffff;
    memory[843] = 32'h7f800000;
    memory[844] = 32'hff000001;
    memory[845] = 32'h7fc00000;
    memory[846] = 32'hff;
    memory[847] = 32'h7fffff;
    memory[848] = 32'h800000;
    memory[849] = 32'h9e;
    memory[850] = 32'h3f800000;
    memory[851] = 32'h96000000;
    memory[854] = 32'h4b000000;
    memory[856] = 32'hcb000000;
    memory[857] = 32'hbf800000;
    memory[858] = 32'h96;
    memory[860] = 32'h7f000000;
    memory[862] = 32'h2;
    memory[863] = 32'h5;
    memory[864] = 32'h1;
    memory[865] = 32'h3;
    memory[866] = 32'h4;
    memory[867] = 32'h6;
    memory[868] = 32'h7;
    memory[870] = 32'ha;
    memory[871] = 32'hd;
    memory[872] = 32'h9;
    memory[873] = 32'hb;
    memory[874] = 32'hc;
    memory[875] = 32'he;
    memory[876] = 32'h8;
    memory[878] = 32'h8000;
    memory[879] = 32'hfff;
    memory[880] = 32'h1c000;
    memory[881] = 32'h400;
    memory[882] = 32'h7c00;
    memory[883] = 32'h7e00;
    memory[884] = 32'h7fff;
    memory[885] = 32'h38000000;
    memory[886] = 32'h3ff;
    memory[887] = 32'h52f;
    memory[888] = 32'h8000000;
    memory[889] = 32'h410;
    memory[890] = 32'h800;
    memory[891] = 32'h1000;
    memory[892] = 32'h3f000000;
    memory[963] = 32'h1;
    memory[964] = 32'hffffffff;
    memory[967] = 32'h7fffffff;
    memory[968] = 32'h80000000;
    memory[969] = 32'hffffffff;
    memory[973] = 32'h80000000;
    memory[974] = 32'h3f800000;
    memory[977] = 32'h715;
    memory[978] = 32'h7c2;
    memory[979] = 32'h80;
    memory[980] = 32'h7f8;
    memory[981] = 32'h7fc;
    memory[982] = 32'h10000;
    memory[983] = 32'h100;
    memory[984] = 32'hffffff;
    memory[985] = 32'hff000000;
    memory[987] = 32'ha0d;
    memory[988] = 32'ha16;
    memory[989] = 32'ha53;
    memory[990] = 32'ha3b;
    memory[991] = 32'ha7f;
    memory[992] = 32'ha7f;
    memory[993] = 32'ha29;
    memory[994] = 32'h7f800001;
    memory[995] = 32'h7db;
    memory[996] = 32'h103;
    memory[997] = 32'hc4;
    memory[998] = 32'h3ffffff;
    memory[999] = 32'h8d;
    memory[1000] = 32'h85;
    memory[1001] = 32'hff800000;
    memory[1002] = 32'h87;
    memory[1003] = 32'h86;
    memory[1004] = 32'h84;
    memory[1005] = 32'h145f3;
    memory[1006] = 32'h97;
    memory[1007] = 32'h82;
    memory[1008] = 32'h7ffffff;
    memory[1009] = 32'h80000001;
  end
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[from];
    if (write_enable) memory[to] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && from == to) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule
