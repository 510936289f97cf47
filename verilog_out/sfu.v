// SPDX-License-Identifier: MIT
// sfu: special functions, one thread per cycle; integer division
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// Special function unit: rcp, rsqrt, exp2, log2, sin, cos, sqrt; integer division (docs/core.md).
//
// Warp instructions wait in two queues of at most 16, functions in one, divisions in the other.
// One thread per cycle goes through one scalar pipeline (`functions`), whatever the function;
// threads outside the mask are skipped. A division takes one such cycle per thread to fetch its
// operands and is then worked on in the `divider`, beside the functions. The results of an
// instruction gather in a memory beside the queues; when the last one is there the instruction is
// offered for write-back, in each queue in the order of arrival. Operands and results are in block
// RAM.
//
// Subnormal operands and results are flushed to zero of their sign. Accuracy:
// `warpwright report accuracy`, against the bounds of the WGSL specification.
//
// - latency: 12 cycles from the choice of the first thread to its result; one more until an
//   instruction is offered
// - throughput: one thread per cycle; one division in 38 cycles; one instruction offered in
//   two cycles
// - invariant: `req_ready` is low when fewer than four places are free in either queue; a core
//   that has fewer warps than places, or counts what is under way, need not look at it
// - operations: `req_op` 0 rcp, 1 rsqrt, 2 exp2, 3 log2, 4 sin, 5 cos, 6 sqrt, 8 div.s, 9
//   div.u, 10 rem.s, 11 rem.u
//
// The special function unit of a core with `2^LW` warps of `T` threads, with `2^Q` places: half
// of them for functions, half for divisions.
//
// Ports
//   clock  input, 1 bit: Clock.
//   req_valid  input, 1 bit: An instruction arrives, for one cycle; all other members belong to it.
//   req_op  input, 4 bits: Function, see `SfuOp`.
//   req_warp  input, 3 bits: Warp slot.
//   req_rd  input, 6 bits: Destination register.
//   req_mask  input, 4 bits: Threads that take part.
//   req_a__0 .. req_a__3  input, 32 bits: Operand of each thread, or dividend.
//   req_b__0 .. req_b__3  input, 32 bits: Divisor of each thread.
//   wb_ready  input, 1 bit: The row is taken in this cycle.
//   wb_valid  output, 1 bit: A row is offered; it holds until `ready`.
//   wb_warp  output, 3 bits: Warp slot.
//   wb_rd  output, 6 bits: Register.
//   wb_mask  output, 4 bits: Threads that write.
//   wb_data__0 .. wb_data__3  output, 32 bits: Value of each thread.
//   wb_last  output, 1 bit: The instruction is complete with this row.
//   wb_slot  output, 3 bits: Slot of the scoreboard that counts the instruction.
//   req_ready  output, 1 bit: At least four places are free.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Operations
// Numbers of req_op (SfuOp):
//    0  rcp: Reciprocal
//    1  rsqrt: Reciprocal square root
//    2  exp2: Two to the power of the operand
//    3  log2: Logarithm to base two
//    4  sin: Sine, operand in radians
//    5  cos: Cosine, operand in radians
//    6  sqrt: Square root
//    8  div.s: Signed quotient
//    9  div.u: Unsigned quotient
//   10  rem.s: Signed remainder
//   11  rem.u: Unsigned remainder
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block sfu --reset sync`.
//
// Configuration
// `Sfu` of rtl/src/sfu/mod.rs with LW = 3, T = 4, Q = 4. Constants are folded away. For another, change its line
// in rtl/src/registry; the command is then:
//   warpwright export --block sfu

module operations (
  input wire clock,
  input wire place_write_enable,
  input wire [3:0] place_write_address,
  input wire [3:0] place_read_address,
  input wire [2:0] write_data,
  output reg [2:0] read_data
);
  reg [2:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module operands (
  input wire clock,
  input wire read_enable,
  input wire [3:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module issue_masks (
  input wire clock,
  input wire place_write_enable,
  input wire [3:0] place_write_address,
  input wire [3:0] place_read_address,
  input wire [3:0] write_data,
  output reg [3:0] read_data
);
  reg [3:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module registers (
  input wire clock,
  input wire place_write_enable,
  input wire [3:0] place_write_address,
  input wire [3:0] place_read_address,
  input wire [5:0] write_data,
  output reg [5:0] read_data
);
  reg [5:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (place_write_enable) memory[place_write_address] <= write_data;
  always @(*) read_data = memory[place_read_address];
endmodule

module scale (
  input wire clock,
  input wire [23:0] a,
  input wire [17:0] b,
  output reg [27:0] product
);
  wire [41:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[40:13];
endmodule

module rom (
  input wire clock,
  input wire [9:0] address,
  output reg [26:0] c0,
  output reg [19:0] c1,
  output reg [13:0] c2
);
  reg [60:0] rows [0:1023];
  initial begin
    rows[0] = 61'h1ffffffbfff7bf42;
    rows[1] = 61'h1fc07efff027bdcd;
    rows[2] = 61'h1f81f81be0b47c64;
    rows[3] = 61'h1f44659bd19b7b06;
    rows[4] = 61'h1f07c1ebc2d9f9b3;
    rows[5] = 61'h1ecc07afb46d7869;
    rows[6] = 61'h1e9131a7a653372a;
    rows[7] = 61'h1e573ac79888f5f3;
    rows[8] = 61'h1e1e1e1b8b0c34c6;
    rows[9] = 61'h1de5d6df7ddaf3a1;
    rows[10] = 61'h1dae607370f2b285;
    rows[11] = 61'h1d77b6536451b171;
    rows[12] = 61'h1d41d41b57f57065;
    rows[13] = 61'h1d0cb58f4bdc6f60;
    rows[14] = 61'h1cd8568740046e62;
    rows[15] = 61'h1ca4b303346c2d6c;
    rows[16] = 61'h1c71c71b29112c7c;
    rows[17] = 61'h1c3f8eff1df26b93;
    rows[18] = 61'h1c0e0703130daab0;
    rows[19] = 61'h1bdd2b870861e9d3;
    rows[20] = 61'h1bacf912fded28fc;
    rows[21] = 61'h1b7d6c3af3ae282b;
    rows[22] = 61'h1b4e81b2e9a36760;
    rows[23] = 61'h1b20363edfcba699;
    rows[24] = 61'h1af286bad62565d8;
    rows[25] = 61'h1ac5701accaf651c;
    rows[26] = 61'h1a98ef5ec3686465;
    rows[27] = 61'h1a6d01a6ba4f23b2;
    rows[28] = 61'h1a41a41ab162a304;
    rows[29] = 61'h1a16d3f6a8a1e25b;
    rows[30] = 61'h19ec8e92a00b21b5;
    rows[31] = 61'h19c2d14e979e2114;
    rows[32] = 61'h1999999a8f592077;
    rows[33] = 61'h1970e4f6873b9fdd;
    rows[34] = 61'h1948b0fa7f445f47;
    rows[35] = 61'h1920fb4a77729eb5;
    rows[36] = 61'h18f9c18e6fc55e27;
    rows[37] = 61'h18d3018e683b9d9c;
    rows[38] = 61'h18acb90e60d49d14;
    rows[39] = 61'h1886e5ee598f9c90;
    rows[40] = 61'h18618616526bdc0e;
    rows[41] = 61'h183c977a4b685b90;
    rows[42] = 61'h1818181644849b14;
    rows[43] = 61'h17f405fe3dbf9a9c;
    rows[44] = 61'h17d05f4237189a26;
    rows[45] = 61'h17ad220a308f19b3;
    rows[46] = 61'h178a4c822a225942;
    rows[47] = 61'h1767dce223d1d8d5;
    rows[48] = 61'h1745d1761d9cd869;
    rows[49] = 61'h1724287e17829800;
    rows[50] = 61'h1702e05a11829799;
    rows[51] = 61'h16e1f76a0b9c5735;
    rows[52] = 61'h16c16c1605cf16d3;
    rows[53] = 61'h16a13cd2001a5673;
    rows[54] = 61'h16816815fa7d9615;
    rows[55] = 61'h1661ec69f4f895b9;
    rows[56] = 61'h1642c859ef8a555f;
    rows[57] = 61'h1623fa75ea329507;
    rows[58] = 61'h16058161e4f0d4b1;
    rows[59] = 61'h15e75bb9dfc4d45d;
    rows[60] = 61'h15c98829daad940a;
    rows[61] = 61'h15ac0569d5ab13b9;
    rows[62] = 61'h158ed231d0bcd36a;
    rows[63] = 61'h1571ed3dcbe2531d;
    rows[64] = 61'h15555555c71b52d1;
    rows[65] = 61'h15390949c2671287;
    rows[66] = 61'h151d07e9bdc5923e;
    rows[67] = 61'h15015015b93611f6;
    rows[68] = 61'h14e5e0a5b4b891b1;
    rows[69] = 61'h14cab885b04c516c;
    rows[70] = 61'h14afd6a1abf15129;
    rows[71] = 61'h149539e5a7a710e7;
    rows[72] = 61'h147ae149a36d50a7;
    rows[73] = 61'h1460cbc99f439068;
    rows[74] = 61'h1446f8659b29902a;
    rows[75] = 61'h142d6625971f0fed;
    rows[76] = 61'h141414159323cfb2;
    rows[77] = 61'h13fb01418f378f77;
    rows[78] = 61'h13e22cbd8b59cf3e;
    rows[79] = 61'h13c995a5878a4f06;
    rows[80] = 61'h13b13b1583c8cecf;
    rows[81] = 61'h13991c2d80150e99;
    rows[82] = 61'h138138157c6ece64;
    rows[83] = 61'h13698df578d60e30;
    rows[84] = 61'h13521cfd754a0dfd;
    rows[85] = 61'h133ae45d71cacdcb;
    rows[86] = 61'h1323e3496e584d9a;
    rows[87] = 61'h130d19016af1cd69;
    rows[88] = 61'h12f684bd67978d3a;
    rows[89] = 61'h12e025c164490d0b;
    rows[90] = 61'h12c9fb4d61064cde;
    rows[91] = 61'h12b404ad5dceccb1;
    rows[92] = 61'h129e41295aa28c85;
    rows[93] = 61'h1288b01157814c5a;
    rows[94] = 61'h127350b9546acc2f;
    rows[95] = 61'h125e2271515f0c06;
    rows[96] = 61'h124924914e5d8bdd;
    rows[97] = 61'h123456794b668bb4;
    rows[98] = 61'h121fb78148794b8d;
    rows[99] = 61'h120b470d45960b66;
    rows[100] = 61'h11f7047d42bc8b40;
    rows[101] = 61'h11e2ef3d3fec8b1b;
    rows[102] = 61'h11cf06ad3d260af6;
    rows[103] = 61'h11bb4a413a688ad1;
    rows[104] = 61'h11a7b96137b44aae;
    rows[105] = 61'h119453813508ca8b;
    rows[106] = 61'h1181181132660a69;
    rows[107] = 61'h116e06892fcbca47;
    rows[108] = 61'h115b1e612d3a4a26;
    rows[109] = 61'h11485f0d2ab0ca05;
    rows[110] = 61'h1135c811282f89e5;
    rows[111] = 61'h112358e925b689c5;
    rows[112] = 61'h11111111234549a6;
    rows[113] = 61'h10fef01120dbc987;
    rows[114] = 61'h10ecf56d1e79c969;
    rows[115] = 61'h10db20a91c1f894c;
    rows[116] = 61'h10c9715119cc892f;
    rows[117] = 61'h10b7e6ed1780c912;
    rows[118] = 61'h10a68109153c48f6;
    rows[119] = 61'h10953f3912fec8da;
    rows[120] = 61'h1084210910c848bf;
    rows[121] = 61'h107326090e9888a4;
    rows[122] = 61'h10624dd50c6f488a;
    rows[123] = 61'h105197f90a4d0870;
    rows[124] = 61'h1041041108310856;
    rows[125] = 61'h103091b5061b483d;
    rows[126] = 61'h10204081040c0824;
    rows[127] = 61'h101010110203080c;
    rows[128] = 61'h1ffffffdfffdd7c4;
    rows[129] = 61'h1fe02fb1fa0cd750;
    rows[130] = 61'h1fc0bd89f438d6de;
    rows[131] = 61'h1fa1a7b9ee81566f;
    rows[132] = 61'h1f82ec85e8e59604;
    rows[133] = 61'h1f648a39e364d59b;
    rows[134] = 61'h1f467f25ddfe1534;
    rows[135] = 61'h1f28c9b1d8b114d1;
    rows[136] = 61'h1f0b6849d37cd470;
    rows[137] = 61'h1eee595dce611411;
    rows[138] = 61'h1ed19b75c95cd3b5;
    rows[139] = 61'h1eb52d19c46f935b;
    rows[140] = 61'h1e990cd9bf98d303;
    rows[141] = 61'h1e7d3959bad812ae;
    rows[142] = 61'h1e61b139b62c925a;
    rows[143] = 61'h1e467329b1961209;
    rows[144] = 61'h1e2b7dddad13d1b9;
    rows[145] = 61'h1e10d019a8a5916c;
    rows[146] = 61'h1df66899a44a9120;
    rows[147] = 61'h1ddc4635a00290d6;
    rows[148] = 61'h1dc267bd9bcd108e;
    rows[149] = 61'h1da8cc0d97a99048;
    rows[150] = 61'h1d8f72099397d003;
    rows[151] = 61'h1d7658958f974fbf;
    rows[152] = 61'h1d5d7ea98ba74f7e;
    rows[153] = 61'h1d44e33587c80f3d;
    rows[154] = 61'h1d2c853583f8cefe;
    rows[155] = 61'h1d1463ad80390ec1;
    rows[156] = 61'h1cfc7da17c88ce85;
    rows[157] = 61'h1ce4d22578e78e4a;
    rows[158] = 61'h1ccd604575550e11;
    rows[159] = 61'h1cb6271d71d0cdd9;
    rows[160] = 61'h1c9f25c56e5acda2;
    rows[161] = 61'h1c885b656af24d6c;
    rows[162] = 61'h1c71c71d67974d37;
    rows[163] = 61'h1c5b681d64498d04;
    rows[164] = 61'h1c453d9161088cd1;
    rows[165] = 61'h1c2f46b15dd44ca0;
    rows[166] = 61'h1c1982b15aac4c70;
    rows[167] = 61'h1c03f0d557904c40;
    rows[168] = 61'h1bee905954804c12;
    rows[169] = 61'h1bd9607d517bcbe5;
    rows[170] = 61'h1bc460914e828bb8;
    rows[171] = 61'h1baf8fe14b948b8d;
    rows[172] = 61'h1b9aedb948b14b62;
    rows[173] = 61'h1b86797145d8cb38;
    rows[174] = 61'h1b72325d430acb0f;
    rows[175] = 61'h1b5e17d54046cae7;
    rows[176] = 61'h1b4a293d3d8d0ac0;
    rows[177] = 61'h1b3665f13add4a99;
    rows[178] = 61'h1b22cd593836ca73;
    rows[179] = 61'h1b0f5ed5359a0a4e;
    rows[180] = 61'h1afc19d933068a2a;
    rows[181] = 61'h1ae8fdcd307c0a06;
    rows[182] = 61'h1ad60a1d2dfa89e3;
    rows[183] = 61'h1ac33e412b81c9c1;
    rows[184] = 61'h1ab099ad2911899f;
    rows[185] = 61'h1a9e1bdd26a9c97e;
    rows[186] = 61'h1a8bc441244a495e;
    rows[187] = 61'h1a79926121f2c93e;
    rows[188] = 61'h1a6785b51fa3891f;
    rows[189] = 61'h1a559dc11d5bc900;
    rows[190] = 61'h1a43da0d1b1bc8e2;
    rows[191] = 61'h1a323a1918e388c4;
    rows[192] = 61'h1a20bd7116b288a7;
    rows[193] = 61'h1a0f63a11488888b;
    rows[194] = 61'h19fe2c311266086f;
    rows[195] = 61'h19ed16b5104a4853;
    rows[196] = 61'h19dc22bd0e358838;
    rows[197] = 61'h19cb4fdd0c27881e;
    rows[198] = 61'h19ba9da90a200804;
    rows[199] = 61'h19aa0bb5081f47ea;
    rows[200] = 61'h199999990624c7d1;
    rows[201] = 61'h198946f5043087b8;
    rows[202] = 61'h19791365024287a0;
    rows[203] = 61'h1968fe81005ac788;
    rows[204] = 61'h195907ecfe78c770;
    rows[205] = 61'h19492f48fc9cc759;
    rows[206] = 61'h19397438fac64743;
    rows[207] = 61'h1929d65cf8f5c72c;
    rows[208] = 61'h191a5560f72ac716;
    rows[209] = 61'h190af0ecf5650701;
    rows[210] = 61'h18fba8a0f3a506ec;
    rows[211] = 61'h18ec7c30f1ea06d7;
    rows[212] = 61'h18dd6b44f03446c2;
    rows[213] = 61'h18ce758cee83c6ae;
    rows[214] = 61'h18bf9ab0ecd8469a;
    rows[215] = 61'h18b0da64eb31c687;
    rows[216] = 61'h18a2345ce9904673;
    rows[217] = 61'h1893a848e7f38660;
    rows[218] = 61'h188535d8e65b464e;
    rows[219] = 61'h1876dcc8e4c7c63b;
    rows[220] = 61'h18689cc8e3390629;
    rows[221] = 61'h185a7590e1ae8618;
    rows[222] = 61'h184c66e0e028c606;
    rows[223] = 61'h183e7068dea745f5;
    rows[224] = 61'h183091e8dd2a05e4;
    rows[225] = 61'h1822cb18dbb0c5d3;
    rows[226] = 61'h18151bb8da3c05c3;
    rows[227] = 61'h18078384d8cb45b3;
    rows[228] = 61'h17fa0240d75e85a3;
    rows[229] = 61'h17ec97a4d5f5c593;
    rows[230] = 61'h17df4374d4910584;
    rows[231] = 61'h17d20574d3300575;
    rows[232] = 61'h17c4dd64d1d2c566;
    rows[233] = 61'h17b7cb0cd0798557;
    rows[234] = 61'h17aace2ccf23c548;
    rows[235] = 61'h179de688cdd1853a;
    rows[236] = 61'h179113eccc83052c;
    rows[237] = 61'h1784561ccb38051e;
    rows[238] = 61'h1777ace0c9f08510;
    rows[239] = 61'h176b1800c8ac4503;
    rows[240] = 61'h175e9748c76bc4f6;
    rows[241] = 61'h17522a80c62e44e9;
    rows[242] = 61'h1745d174c4f404dc;
    rows[243] = 61'h17398bf0c3bd44cf;
    rows[244] = 61'h172d59c4c28984c2;
    rows[245] = 61'h17213ab8c158c4b6;
    rows[246] = 61'h17152ea0c02b44aa;
    rows[247] = 61'h17093544bf01049e;
    rows[248] = 61'h16fd4e78bdd98492;
    rows[249] = 61'h16f17a0cbcb50486;
    rows[250] = 61'h16e5b7d0bb93847b;
    rows[251] = 61'h16da0798ba74c46f;
    rows[252] = 61'h16ce6930b9590464;
    rows[253] = 61'h16c2dc74b8400459;
    rows[254] = 61'h16b76130b729844e;
    rows[255] = 61'h16abf738b6160443;
    rows[256] = 61'h16a09e656a0890ce;
    rows[257] = 61'h168a1f8165d5107c;
    rows[258] = 61'h1673e32d61b6102b;
    rows[259] = 61'h165de8295dab4fdd;
    rows[260] = 61'h16482d3959b40f91;
    rows[261] = 61'h1632b12155cfcf47;
    rows[262] = 61'h161d72b951fe0efe;
    rows[263] = 61'h160870d94e3e8eb8;
    rows[264] = 61'h15f3aa654a908e73;
    rows[265] = 61'h15df1e4d46f3ce31;
    rows[266] = 61'h15cacb7943678def;
    rows[267] = 61'h15b6b0e53febcdb0;
    rows[268] = 61'h15a2cd8d3c7fcd72;
    rows[269] = 61'h158f207939238d35;
    rows[270] = 61'h157ba8b135d64cfa;
    rows[271] = 61'h156865493297ccc1;
    rows[272] = 61'h155555552f678c88;
    rows[273] = 61'h154277f52c458c52;
    rows[274] = 61'h152fcc4529310c1c;
    rows[275] = 61'h151d5175262a0be8;
    rows[276] = 61'h150b06a923300bb5;
    rows[277] = 61'h14f8eb1520430b83;
    rows[278] = 61'h14e6fdf51d624b52;
    rows[279] = 61'h14d53e791a8dcb23;
    rows[280] = 61'h14c3abe917c50af4;
    rows[281] = 61'h14b2458515080ac7;
    rows[282] = 61'h14a10a9912568a9a;
    rows[283] = 61'h148ffa6d0fb00a6f;
    rows[284] = 61'h147f14510d144a44;
    rows[285] = 61'h146e57990a834a1b;
    rows[286] = 61'h145dc3a507fc89f2;
    rows[287] = 61'h144d57c5058009ca;
    rows[288] = 61'h143d1361030d49a4;
    rows[289] = 61'h142cf5d900a4897e;
    rows[290] = 61'h141cfe94fe450958;
    rows[291] = 61'h140d2cf8fbef0934;
    rows[292] = 61'h13fd8078f9a20910;
    rows[293] = 61'h13edf87cf75e08ed;
    rows[294] = 61'h13de9480f52288cb;
    rows[295] = 61'h13cf53f4f2efc8aa;
    rows[296] = 61'h13c03650f0c54889;
    rows[297] = 61'h13b13b14eea30869;
    rows[298] = 61'h13a261b8ec89084a;
    rows[299] = 61'h1393a9c4ea76882b;
    rows[300] = 61'h138512b8e86bc80d;
    rows[301] = 61'h13769c1ce668c7ef;
    rows[302] = 61'h13684574e46d07d2;
    rows[303] = 61'h135a0e50e27887b6;
    rows[304] = 61'h134bf63ce08b079a;
    rows[305] = 61'h133dfcc8dea4877f;
    rows[306] = 61'h13302180dcc50764;
    rows[307] = 61'h13226400daec074a;
    rows[308] = 61'h1314c3d8d919c730;
    rows[309] = 61'h130740a4d74dc717;
    rows[310] = 61'h12f9d9fcd58806fe;
    rows[311] = 61'h12ec8f7cd3c8c6e6;
    rows[312] = 61'h12df60c4d20f46ce;
    rows[313] = 61'h12d24d74d05bc6b6;
    rows[314] = 61'h12c55528ceae469f;
    rows[315] = 61'h12b8778ccd068689;
    rows[316] = 61'h12abb43ccb644673;
    rows[317] = 61'h129f0ae4c9c7865d;
    rows[318] = 61'h12927b2cc8304648;
    rows[319] = 61'h128604c0c69e4633;
    rows[320] = 61'h1279a744c511c61e;
    rows[321] = 61'h126d6270c38a060a;
    rows[322] = 61'h126135e8c20785f6;
    rows[323] = 61'h12552164c08a05e3;
    rows[324] = 61'h12492490bf1145d0;
    rows[325] = 61'h123d3f24bd9d45bd;
    rows[326] = 61'h123170d4bc2e05ab;
    rows[327] = 61'h1225b950bac34599;
    rows[328] = 61'h121a1850b95d4587;
    rows[329] = 61'h120e8d94b7fb8575;
    rows[330] = 61'h120318ccb69e4564;
    rows[331] = 61'h11f7b9b8b5454553;
    rows[332] = 61'h11ec7010b3f08543;
    rows[333] = 61'h11e13b98b29fc532;
    rows[334] = 61'h11d61c08b1534522;
    rows[335] = 61'h11cb1120b00ac512;
    rows[336] = 61'h11c01aa0aec60503;
    rows[337] = 61'h11b5384cad8544f4;
    rows[338] = 61'h11aa69e4ac4884e5;
    rows[339] = 61'h119faf30ab0f44d6;
    rows[340] = 61'h119507eca9d9c4c7;
    rows[341] = 61'h118a73e4a8a804b9;
    rows[342] = 61'h117ff2e0a779c4ab;
    rows[343] = 61'h117584a4a64f049d;
    rows[344] = 61'h116b28f4a527c490;
    rows[345] = 61'h1160dfa0a403c482;
    rows[346] = 61'h1156a874a2e34475;
    rows[347] = 61'h114c8330a1c5c468;
    rows[348] = 61'h11426faca0abc45b;
    rows[349] = 61'h11386dac9f95044f;
    rows[350] = 61'h112e7d049e814443;
    rows[351] = 61'h11249d7c9d70c436;
    rows[352] = 61'h111acee49c63042a;
    rows[353] = 61'h111111109b58841f;
    rows[354] = 61'h110763d09a50c413;
    rows[355] = 61'h10fdc6f0994c0408;
    rows[356] = 61'h10f43a44984a43fc;
    rows[357] = 61'h10eabda4974b03f1;
    rows[358] = 61'h10e150dc964ec3e6;
    rows[359] = 61'h10d7f3c4955543dc;
    rows[360] = 61'h10cea630945e43d1;
    rows[361] = 61'h10c567f8936a03c7;
    rows[362] = 61'h10bc38ec927843bc;
    rows[363] = 61'h10b318e4918943b2;
    rows[364] = 61'h10aa07bc909cc3a8;
    rows[365] = 61'h10a105488fb2c39e;
    rows[366] = 61'h109811648ecb0395;
    rows[367] = 61'h108f2be48de6038b;
    rows[368] = 61'h108654a48d030382;
    rows[369] = 61'h107d8b7c8c22c379;
    rows[370] = 61'h1074d04c8b44836f;
    rows[371] = 61'h106c22e88a68c366;
    rows[372] = 61'h10638330898f035e;
    rows[373] = 61'h105af10488b7c355;
    rows[374] = 61'h10526c3887e2834c;
    rows[375] = 61'h1049f4b0870f8344;
    rows[376] = 61'h10418a48863e833b;
    rows[377] = 61'h10392cdc856fc333;
    rows[378] = 61'h1030dc5084a3032b;
    rows[379] = 61'h1028987c83d84323;
    rows[380] = 61'h10206144830f831b;
    rows[381] = 61'h101836888248c313;
    rows[382] = 61'h101018288184030b;
    rows[383] = 61'h1008060480c14304;
    rows[384] = 61'h1ffffffec5c88f55;
    rows[385] = 61'h1fd3c22ec1f34f40;
    rows[386] = 61'h1fa7c182be230f2b;
    rows[387] = 61'h1f7bfdaeba588f16;
    rows[388] = 61'h1f50765eb6930f01;
    rows[389] = 61'h1f252b3ab2d28eec;
    rows[390] = 61'h1efa1bf2af178ed8;
    rows[391] = 61'h1ecf482eab618ec3;
    rows[392] = 61'h1ea4afa6a7b0ceaf;
    rows[393] = 61'h1e7a51fea4050e9b;
    rows[394] = 61'h1e502eeaa05e8e86;
    rows[395] = 61'h1e2646169cbcce72;
    rows[396] = 61'h1dfc973699204e5e;
    rows[397] = 61'h1dd321f69588ce4a;
    rows[398] = 61'h1da9e60691f64e37;
    rows[399] = 61'h1d80e31a8e688e23;
    rows[400] = 61'h1d5818de8adfce0f;
    rows[401] = 61'h1d2f870a875c0dfc;
    rows[402] = 61'h1d072d4e83dd0de9;
    rows[403] = 61'h1cdf0b568062cdd5;
    rows[404] = 61'h1cb720de7ced4dc2;
    rows[405] = 61'h1c8f6d96797ccdaf;
    rows[406] = 61'h1c67f13276110d9c;
    rows[407] = 61'h1c40ab6272a9cd8a;
    rows[408] = 61'h1c199bde6f478d77;
    rows[409] = 61'h1bf2c25e6be9cd64;
    rows[410] = 61'h1bcc1e926890cd52;
    rows[411] = 61'h1ba5b032653c4d3f;
    rows[412] = 61'h1b7f76f661ec8d2d;
    rows[413] = 61'h1b59728e5ea14d1b;
    rows[414] = 61'h1b33a2ba5b5a8d09;
    rows[415] = 61'h1b0e072a58184cf7;
    rows[416] = 61'h1ae89f9a54dacce5;
    rows[417] = 61'h1ac36bc251a18cd3;
    rows[418] = 61'h1a9e6b564e6cccc1;
    rows[419] = 61'h1a799e164b3c8cb0;
    rows[420] = 61'h1a5503b648108c9e;
    rows[421] = 61'h1a309bee44e94c8d;
    rows[422] = 61'h1a0c667e41c60c7b;
    rows[423] = 61'h19e8631a3ea74c6a;
    rows[424] = 61'h19c491863b8ccc59;
    rows[425] = 61'h19a0f17238768c48;
    rows[426] = 61'h197d82a235648c37;
    rows[427] = 61'h195a44ce32570c26;
    rows[428] = 61'h193737b22f4d8c15;
    rows[429] = 61'h19145b0e2c484c04;
    rows[430] = 61'h18f1ae9a29470bf4;
    rows[431] = 61'h18cf321a264a4be3;
    rows[432] = 61'h18ace54623518bd3;
    rows[433] = 61'h188ac7da205ccbc2;
    rows[434] = 61'h1868d99e1d6c0bb2;
    rows[435] = 61'h18471a4a1a7f8ba2;
    rows[436] = 61'h1825899a17970b92;
    rows[437] = 61'h1804275614b28b82;
    rows[438] = 61'h17e2f33a11d20b72;
    rows[439] = 61'h17c1ed020ef58b62;
    rows[440] = 61'h17a114760c1d0b52;
    rows[441] = 61'h1780695209488b43;
    rows[442] = 61'h175feb5a0677cb33;
    rows[443] = 61'h173f9a4a03ab0b24;
    rows[444] = 61'h171f75ea00e20b14;
    rows[445] = 61'h16ff7df9fe1d0b05;
    rows[446] = 61'h16dfb23dfb5bcaf6;
    rows[447] = 61'h16c01275f89e4ae7;
    rows[448] = 61'h16a09e69f5e48ad8;
    rows[449] = 61'h168155d5f32ecac9;
    rows[450] = 61'h16623885f07c8aba;
    rows[451] = 61'h16434635edce4aab;
    rows[452] = 61'h16247eb1eb238a9c;
    rows[453] = 61'h1605e1b9e87c8a8d;
    rows[454] = 61'h15e76f15e5d90a7f;
    rows[455] = 61'h15c9268de3394a70;
    rows[456] = 61'h15ab07dde09d4a62;
    rows[457] = 61'h158d12d5de04ca54;
    rows[458] = 61'h156f4739db700a45;
    rows[459] = 61'h1551a4cdd8de8a37;
    rows[460] = 61'h15342b59d650ca29;
    rows[461] = 61'h1516daa5d3c68a1b;
    rows[462] = 61'h14f9b279d1400a0d;
    rows[463] = 61'h14dcb299cebcc9ff;
    rows[464] = 61'h14bfdad5cc3d09f1;
    rows[465] = 61'h14a32af1c9c089e3;
    rows[466] = 61'h1486a2b5c747c9d6;
    rows[467] = 61'h146a41edc4d249c8;
    rows[468] = 61'h144e0861c26049bb;
    rows[469] = 61'h1431f5d9bff189ad;
    rows[470] = 61'h14160a21bd8649a0;
    rows[471] = 61'h13fa4505bb1e4993;
    rows[472] = 61'h13dea64db8b9c985;
    rows[473] = 61'h13c32dc5b6588978;
    rows[474] = 61'h13a7db35b3fa496b;
    rows[475] = 61'h138cae6db19f895e;
    rows[476] = 61'h1371a739af480951;
    rows[477] = 61'h1356c561acf3c944;
    rows[478] = 61'h133c08b5aaa2c937;
    rows[479] = 61'h132170fda855092b;
    rows[480] = 61'h1306fe0da60a491e;
    rows[481] = 61'h12ecafa9a3c2c911;
    rows[482] = 61'h12d285a9a17e8905;
    rows[483] = 61'h12b87fd19f3d48f8;
    rows[484] = 61'h129e9df59cff48ec;
    rows[485] = 61'h1284dfe19ac448e0;
    rows[486] = 61'h126b4565988c48d3;
    rows[487] = 61'h1251ce51965788c7;
    rows[488] = 61'h12387a719425c8bb;
    rows[489] = 61'h121f499191f708af;
    rows[490] = 61'h12063b898fcb48a3;
    rows[491] = 61'h11ed50258da28897;
    rows[492] = 61'h11d487318b7cc88b;
    rows[493] = 61'h11bbe085895a087f;
    rows[494] = 61'h11a35bed873a0874;
    rows[495] = 61'h118af939851d4868;
    rows[496] = 61'h1172b83d8303485c;
    rows[497] = 61'h115a98c980ec4851;
    rows[498] = 61'h11429ab17ed80845;
    rows[499] = 61'h112abdc17cc6c83a;
    rows[500] = 61'h111301d17ab8482e;
    rows[501] = 61'h10fb66b178acc823;
    rows[502] = 61'h10e3ec3576a40818;
    rows[503] = 61'h10cc922d749e080d;
    rows[504] = 61'h10b5586d729ac802;
    rows[505] = 61'h109e3ecd709a87f6;
    rows[506] = 61'h108745196e9cc7eb;
    rows[507] = 61'h10706b296ca207e0;
    rows[508] = 61'h1059b0d56aa9c7d6;
    rows[509] = 61'h104315e968b487cb;
    rows[510] = 61'h102c9a4166c1c7c0;
    rows[511] = 61'h10163da964d1c7b5;
    rows[512] = 61'hffffffee2a796e7;
    rows[513] = 61'hfd2035edcedd68d;
    rows[514] = 61'hfa461a2d74a9635;
    rows[515] = 61'hf77196ed1bd55df;
    rows[516] = 61'hf4a2962cc45958b;
    rows[517] = 61'hf1d902ac6e2d538;
    rows[518] = 61'hef14c76c194d4e8;
    rows[519] = 61'hec55d02bc5ad499;
    rows[520] = 61'he99c08eb734944c;
    rows[521] = 61'he6e75e6b2219401;
    rows[522] = 61'he437bdaad2153b7;
    rows[523] = 61'he18d13ea833936f;
    rows[524] = 61'hdee74eea357d329;
    rows[525] = 61'hdc465ca9e8d92e4;
    rows[526] = 61'hd9aa2c299d4d2a0;
    rows[527] = 61'hd712abe952cd25e;
    rows[528] = 61'hd47fcb69095521d;
    rows[529] = 61'hd1f17a28c0e51dd;
    rows[530] = 61'hcf67a828796d19f;
    rows[531] = 61'hcce245e832f1162;
    rows[532] = 61'hca6143a7ed69126;
    rows[533] = 61'hc7e49267a8d10ec;
    rows[534] = 61'hc56c236765210b2;
    rows[535] = 61'hc2f7e827225907a;
    rows[536] = 61'hc087d266e071043;
    rows[537] = 61'hbe1bd4669f6100d;
    rows[538] = 61'hbbb3e0665f2cfd8;
    rows[539] = 61'hb94fe9261fd0fa4;
    rows[540] = 61'hb6efe125e140f71;
    rows[541] = 61'hb493bbe5a37cf3f;
    rows[542] = 61'hb23b6ca56680f0e;
    rows[543] = 61'hafe6e6e52a48ede;
    rows[544] = 61'had961ea4eed0eae;
    rows[545] = 61'hab4907e4b418e80;
    rows[546] = 61'ha8ff96e47a18e52;
    rows[547] = 61'ha6b9c06440cce26;
    rows[548] = 61'ha47778a40838dfa;
    rows[549] = 61'ha238b4e3d050dcf;
    rows[550] = 61'h9ffd6a639914da4;
    rows[551] = 61'h9dc58e236284d7b;
    rows[552] = 61'h9b9115a32c98d52;
    rows[553] = 61'h995ff6e2f750d2a;
    rows[554] = 61'h973227a2c2a8d02;
    rows[555] = 61'h95079de28ea0cdc;
    rows[556] = 61'h92e050225b30cb6;
    rows[557] = 61'h90bc34222858c90;
    rows[558] = 61'h8e9b4121f618c6c;
    rows[559] = 61'h8c7d6da1c46cc47;
    rows[560] = 61'h8a62b061934cc24;
    rows[561] = 61'h884b00a162bcc01;
    rows[562] = 61'h8636556132b8bdf;
    rows[563] = 61'h8424a6210340bbd;
    rows[564] = 61'h8215ea20d44cb9c;
    rows[565] = 61'h800a1960a5dcb7b;
    rows[566] = 61'h7e012ba077f0b5b;
    rows[567] = 61'h7bfb18604a84b3b;
    rows[568] = 61'h79f7d7e01d98b1c;
    rows[569] = 61'h77f7625ff128afe;
    rows[570] = 61'h75f9b01fc530ae0;
    rows[571] = 61'h73feb95f99b4ac2;
    rows[572] = 61'h720676df6eacaa5;
    rows[573] = 61'h7010e15f4418a88;
    rows[574] = 61'h6e1df11f19f8a6c;
    rows[575] = 61'h6c2d9f9ef048a50;
    rows[576] = 61'h6a3fe59ec708a35;
    rows[577] = 61'h6854bc1e9e34a1a;
    rows[578] = 61'h666c1c9e75d09ff;
    rows[579] = 61'h6486001e4dd09e5;
    rows[580] = 61'h62a2601e263c9cb;
    rows[581] = 61'h60c1361dff109b2;
    rows[582] = 61'h5ee27bddd848999;
    rows[583] = 61'h5d062b1db1e4981;
    rows[584] = 61'h5b2c3d9d8be0968;
    rows[585] = 61'h5954ad1d6640951;
    rows[586] = 61'h577f739d40fc939;
    rows[587] = 61'h55ac8b5d1c18922;
    rows[588] = 61'h53dbee9cf79090b;
    rows[589] = 61'h520d975cd3648f5;
    rows[590] = 61'h5041801caf948de;
    rows[591] = 61'h4e77a35c8c188c9;
    rows[592] = 61'h4caffb5c68f88b3;
    rows[593] = 61'h4aea82dc462889e;
    rows[594] = 61'h4927349c23b4889;
    rows[595] = 61'h47660b1c0190874;
    rows[596] = 61'h45a7011bdfbc860;
    rows[597] = 61'h43ea11dbbe3c84c;
    rows[598] = 61'h422f381b9d0c838;
    rows[599] = 61'h40766edb7c2c825;
    rows[600] = 61'h3ebfb11b5b98812;
    rows[601] = 61'h3d0afa5b3b547ff;
    rows[602] = 61'h3b58459b1b587ec;
    rows[603] = 61'h39a78e1afba87d9;
    rows[604] = 61'h37f8cf1adc447c7;
    rows[605] = 61'h364c045abd247b5;
    rows[606] = 61'h34a1295a9e507a4;
    rows[607] = 61'h32f8395a7fc0792;
    rows[608] = 61'h31512fda6178781;
    rows[609] = 61'h2fac091a4374770;
    rows[610] = 61'h2e08c05a25b475f;
    rows[611] = 61'h2c67515a083874f;
    rows[612] = 61'h2ac7b819eafc73e;
    rows[613] = 61'h2929f099ce0472e;
    rows[614] = 61'h278df699b14c71e;
    rows[615] = 61'h25f3c61994d470f;
    rows[616] = 61'h245b5b5978986ff;
    rows[617] = 61'h22c4b2595c9c6f0;
    rows[618] = 61'h212fc6d940dc6e1;
    rows[619] = 61'h1f9c9599255c6d2;
    rows[620] = 61'h1e0b1ad90a146c3;
    rows[621] = 61'h1c7b5258ef086b4;
    rows[622] = 61'h1aed38d8d4386a6;
    rows[623] = 61'h1960cad8b99c698;
    rows[624] = 61'h17d604589f4068a;
    rows[625] = 61'h164ce258851867c;
    rows[626] = 61'h14c560d86b2866e;
    rows[627] = 61'h133f7c98516c661;
    rows[628] = 61'h11bb329837e8654;
    rows[629] = 61'h10387ed81e9c646;
    rows[630] = 61'heb75e580584639;
    rows[631] = 61'hd37cdd7ec9c62d;
    rows[632] = 61'hbb9ca57d3ec620;
    rows[633] = 61'ha3d5017bb6c613;
    rows[634] = 61'h8c25c57a31c607;
    rows[635] = 61'h748ebd78b045fb;
    rows[636] = 61'h5d0fb9773185ef;
    rows[637] = 61'h45a88575b5c5e3;
    rows[638] = 61'h2e58f5743d45d7;
    rows[639] = 61'h1720d572c785cb;
    rows[640] = 61'hfffffff2442803e;
    rows[641] = 61'hfcdbc5b243300ba;
    rows[642] = 61'hf9b7aa724048136;
    rows[643] = 61'hf693cd323b701b2;
    rows[644] = 61'hf3704cf234a822e;
    rows[645] = 61'hf04d48b22bf02aa;
    rows[646] = 61'hed2adf72214c325;
    rows[647] = 61'hea092ff214b43a1;
    rows[648] = 61'he6e85932063041c;
    rows[649] = 61'he3c87a31f5c0498;
    rows[650] = 61'he0a9b1b1e360513;
    rows[651] = 61'hdd8c1e71cf1858e;
    rows[652] = 61'hda6fdf31b8e0608;
    rows[653] = 61'hd7551271a0c0683;
    rows[654] = 61'hd43bd77186b46fd;
    rows[655] = 61'hd1244c316ac0777;
    rows[656] = 61'hce0e8f714ce87f0;
    rows[657] = 61'hcafabfb12d2486a;
    rows[658] = 61'hc7e8fb310b7c8e3;
    rows[659] = 61'hc4d96030e7f095b;
    rows[660] = 61'hc1cc0cf0c2849d4;
    rows[661] = 61'hbec11fb09b34a4c;
    rows[662] = 61'hbbb8b6707204ac3;
    rows[663] = 61'hb8b2eef046f8b3a;
    rows[664] = 61'hb5afe7301a10bb1;
    rows[665] = 61'hb2afbcefeb4cc27;
    rows[666] = 61'hafb28dafbaacc9d;
    rows[667] = 61'hacb876ef8838d12;
    rows[668] = 61'ha9c1962f53f0d87;
    rows[669] = 61'ha6ce086f1dd4dfb;
    rows[670] = 61'ha3ddeb2ee5e8e6f;
    rows[671] = 61'ha0f15b2eac28ee2;
    rows[672] = 61'h9e08756e70a0f55;
    rows[673] = 61'h9b23566e334cfc7;
    rows[674] = 61'h98421aedf435038;
    rows[675] = 61'h9564df2db3510a9;
    rows[676] = 61'h928bbfad70ad119;
    rows[677] = 61'h8fb6d86d2c49188;
    rows[678] = 61'h8ce6456ce6291f7;
    rows[679] = 61'h8a1a226c9e49265;
    rows[680] = 61'h87528aec54b52d3;
    rows[681] = 61'h848f9aac096933f;
    rows[682] = 61'h81d16c6bbc6d3ab;
    rows[683] = 61'h7f181bab6dbd416;
    rows[684] = 61'h7c63c32b1d65481;
    rows[685] = 61'h79b47d6acb614ea;
    rows[686] = 61'h770a652a77b9553;
    rows[687] = 61'h746594ea22695bb;
    rows[688] = 61'h71c62629cb7d622;
    rows[689] = 61'h6f2c332972f5689;
    rows[690] = 61'h6c97d56918d16ee;
    rows[691] = 61'h6a0926a8bd19752;
    rows[692] = 61'h67803fe85fd17b6;
    rows[693] = 61'h64fd3a6800f5819;
    rows[694] = 61'h62802ea7a09587b;
    rows[695] = 61'h600935673ea98db;
    rows[696] = 61'h5d9866a6db3993b;
    rows[697] = 61'h5b2ddb26764d99a;
    rows[698] = 61'h58c9aa260fe59f8;
    rows[699] = 61'h566beb65a805a55;
    rows[700] = 61'h5414b6253eb1ab1;
    rows[701] = 61'h51c421e4d3edb0c;
    rows[702] = 61'h4f7a452467bdb66;
    rows[703] = 61'h4d3736a3fa25bbe;
    rows[704] = 61'h4afb0ca38b2dc16;
    rows[705] = 61'h48c5dd231ad5c6d;
    rows[706] = 61'h4697be22a921cc2;
    rows[707] = 61'h4470c4e23619d17;
    rows[708] = 61'h425106e1c1bdd6a;
    rows[709] = 61'h403898e14c15dbc;
    rows[710] = 61'h3e278fa0d525e0d;
    rows[711] = 61'h3c1dff605cf1e5d;
    rows[712] = 61'h3a1bfc9fe37deac;
    rows[713] = 61'h38219adf68cdef9;
    rows[714] = 61'h362eed9eece9f45;
    rows[715] = 61'h3444081e6fd5f90;
    rows[716] = 61'h3260fd9df191fda;
    rows[717] = 61'h3085e05d722a023;
    rows[718] = 61'h2eb2c2dcf19e06a;
    rows[719] = 61'h2ce7b71c6ff20b1;
    rows[720] = 61'h2b24ce9bed2e0f5;
    rows[721] = 61'h296a1adb695a139;
    rows[722] = 61'h27b7ad1ae47617b;
    rows[723] = 61'h260d95da5e861bd;
    rows[724] = 61'h246be599d7921fc;
    rows[725] = 61'h22d2ac994fa223b;
    rows[726] = 61'h2141fa58c6b6278;
    rows[727] = 61'h1fb9de983cd62b4;
    rows[728] = 61'h1e3a6857b2062ee;
    rows[729] = 61'h1cc3a617264e327;
    rows[730] = 61'h1b55a6d699b235f;
    rows[731] = 61'h19f078560c36395;
    rows[732] = 61'h189428157dde3ca;
    rows[733] = 61'h1740c414eeb63fe;
    rows[734] = 61'h15f659545eba430;
    rows[735] = 61'h14b4f453cdfa461;
    rows[736] = 61'h137ca1533c76491;
    rows[737] = 61'h124d6cd2aa324bf;
    rows[738] = 61'h1127621217364eb;
    rows[739] = 61'h100a8cd1838a517;
    rows[740] = 61'hef6f790ef2e540;
    rows[741] = 61'hdecad905a2a569;
    rows[742] = 61'hcebb84fc48a590;
    rows[743] = 61'hbf4228f2e4a5b5;
    rows[744] = 61'hb05f50e97765d9;
    rows[745] = 61'ha21398e00125fc;
    rows[746] = 61'h945f88d682261d;
    rows[747] = 61'h8743acccfae63c;
    rows[748] = 61'h7ac080c36be65a;
    rows[749] = 61'h6ed680b9d52677;
    rows[750] = 61'h638624b0376692;
    rows[751] = 61'h58cfe0a692e6ac;
    rows[752] = 61'h4eb4149ce7e6c4;
    rows[753] = 61'h45332c9336a6db;
    rows[754] = 61'h3c4d80897fe6f0;
    rows[755] = 61'h3403687fc3e704;
    rows[756] = 61'h2c553c7602e716;
    rows[757] = 61'h2543446c3d6727;
    rows[758] = 61'h1ecdc46273a736;
    rows[759] = 61'h18f4fc58a66744;
    rows[760] = 61'h13b92c4ed56750;
    rows[761] = 61'hf1a7c4501675a;
    rows[762] = 61'hb19243b2ae763;
    rows[763] = 61'h7b5483151e76b;
    rows[764] = 61'h4ef0c27772771;
    rows[765] = 61'h2c6841d9ae776;
    rows[766] = 61'h13bcc13bd6779;
    rows[767] = 61'h4ef009df277a;
    rows[768] = 61'h7fffffc800081fd;
    rows[769] = 61'h7f803f87f8101f7;
    rows[770] = 61'h7f00fdc7f0341f1;
    rows[771] = 61'h7e823907e8701ec;
    rows[772] = 61'h7e03f007e0c01e6;
    rows[773] = 61'h7d862147d9281e1;
    rows[774] = 61'h7d08cb47d1a81db;
    rows[775] = 61'h7c8becc7ca381d6;
    rows[776] = 61'h7c0f8487c2e01d1;
    rows[777] = 61'h7b939147bb9c1cc;
    rows[778] = 61'h7b181147b46c1c7;
    rows[779] = 61'h7a9d03c7ad501c2;
    rows[780] = 61'h7a226787a6481bd;
    rows[781] = 61'h79a83b079f541b9;
    rows[782] = 61'h792e7d4798741b4;
    rows[783] = 61'h78b52d4791a41af;
    rows[784] = 61'h783c49478ae41ab;
    rows[785] = 61'h77c3d0c7843c1a6;
    rows[786] = 61'h774bc2877da01a2;
    rows[787] = 61'h76d41d47771819e;
    rows[788] = 61'h765ce00770a019a;
    rows[789] = 61'h75e609876a38196;
    rows[790] = 61'h756f994763e4192;
    rows[791] = 61'h74f98dc75d9c18e;
    rows[792] = 61'h7483e607576818a;
    rows[793] = 61'h740ea1875140186;
    rows[794] = 61'h7399bec74b28182;
    rows[795] = 61'h73253d07452017e;
    rows[796] = 61'h72b11b473f2817b;
    rows[797] = 61'h723d58c7393c177;
    rows[798] = 61'h71c9f4873360174;
    rows[799] = 61'h7156ed872d90170;
    rows[800] = 61'h70e4430727d016d;
    rows[801] = 61'h7071f407221c169;
    rows[802] = 61'h6fffffc71c78166;
    rows[803] = 61'h6f8e658716e0163;
    rows[804] = 61'h6f1d2447115815f;
    rows[805] = 61'h6eac3b470bd815c;
    rows[806] = 61'h6e3ba9c70668159;
    rows[807] = 61'h6dcb6f070104156;
    rows[808] = 61'h6d5b8a06fbac153;
    rows[809] = 61'h6cebfa46f660150;
    rows[810] = 61'h6c7cbec6f12014d;
    rows[811] = 61'h6c0dd706ebec14a;
    rows[812] = 61'h6b9f4206e6c4147;
    rows[813] = 61'h6b30ff46e1a4144;
    rows[814] = 61'h6ac30e06dc94142;
    rows[815] = 61'h6a556d86d78c13f;
    rows[816] = 61'h69e81d06d29013c;
    rows[817] = 61'h697b1c06cda013a;
    rows[818] = 61'h690e6986c8bc137;
    rows[819] = 61'h68a20546c3e0134;
    rows[820] = 61'h6835ee46bf0c132;
    rows[821] = 61'h67ca2446ba4812f;
    rows[822] = 61'h675ea646b58812d;
    rows[823] = 61'h66f373c6b0d812a;
    rows[824] = 61'h66888c06ac2c128;
    rows[825] = 61'h661deec6a790125;
    rows[826] = 61'h65b39b06a2f8123;
    rows[827] = 61'h654990869e6c121;
    rows[828] = 61'h64dfce4699e811e;
    rows[829] = 61'h64765406957011c;
    rows[830] = 61'h640d210690fc11a;
    rows[831] = 61'h63a435068c94118;
    rows[832] = 61'h633b8f068838116;
    rows[833] = 61'h62d32f0683e0113;
    rows[834] = 61'h626b13c67f94111;
    rows[835] = 61'h62033d467b4c10f;
    rows[836] = 61'h619bab06771010d;
    rows[837] = 61'h61345c0672dc10b;
    rows[838] = 61'h60cd50466eb0109;
    rows[839] = 61'h606687066a8c107;
    rows[840] = 61'h5fffffc6666c105;
    rows[841] = 61'h5f99ba066258103;
    rows[842] = 61'h5f33b5465e4c101;
    rows[843] = 61'h5ecdf1465a480ff;
    rows[844] = 61'h5e686d4656480fe;
    rows[845] = 61'h5e0328c652540fc;
    rows[846] = 61'h5d9e23c64e640fa;
    rows[847] = 61'h5d395d064a7c0f8;
    rows[848] = 61'h5cd4d4c6469c0f6;
    rows[849] = 61'h5c708a4642c40f5;
    rows[850] = 61'h5c0c7d063ef00f3;
    rows[851] = 61'h5ba8acc63b280f1;
    rows[852] = 61'h5b45190637640ef;
    rows[853] = 61'h5ae1c14633a40ee;
    rows[854] = 61'h5a7ea5462ff00ec;
    rows[855] = 61'h5a1bc4862c400ea;
    rows[856] = 61'h59b91e4628940e9;
    rows[857] = 61'h5956b28624f00e7;
    rows[858] = 61'h58f4810621540e6;
    rows[859] = 61'h589288c61dc00e4;
    rows[860] = 61'h5830ca061a300e2;
    rows[861] = 61'h57cf43c616a40e1;
    rows[862] = 61'h576df60613200df;
    rows[863] = 61'h570ce0860fa40de;
    rows[864] = 61'h56ac02860c2c0dc;
    rows[865] = 61'h564b5bc608bc0db;
    rows[866] = 61'h55eaec0605500da;
    rows[867] = 61'h558ab2c601e80d8;
    rows[868] = 61'h552aafc5fe880d7;
    rows[869] = 61'h54cae285fb2c0d5;
    rows[870] = 61'h546b4b05f7d80d4;
    rows[871] = 61'h540be845f4880d3;
    rows[872] = 61'h53acba85f1400d1;
    rows[873] = 61'h534dc145edfc0d0;
    rows[874] = 61'h52eefc45eabc0ce;
    rows[875] = 61'h52906ac5e7800cd;
    rows[876] = 61'h52320cc5e44c0cc;
    rows[877] = 61'h51d3e205e11c0cb;
    rows[878] = 61'h5175ea05ddf40c9;
    rows[879] = 61'h51182485dacc0c8;
    rows[880] = 61'h50ba9145d7ac0c7;
    rows[881] = 61'h505d2fc5d4940c6;
    rows[882] = 61'h4fffffc5d17c0c4;
    rows[883] = 61'h4fa30105ce6c0c3;
    rows[884] = 61'h4f463345cb600c2;
    rows[885] = 61'h4ee99645c8580c1;
    rows[886] = 61'h4e8d2945c5540c0;
    rows[887] = 61'h4e30ec85c2540be;
    rows[888] = 61'h4dd4df85bf5c0bd;
    rows[889] = 61'h4d790205bc680bc;
    rows[890] = 61'h4d1d53c5b9740bb;
    rows[891] = 61'h4cc1d445b6880ba;
    rows[892] = 61'h4c668345b3a00b9;
    rows[893] = 61'h4c0b60c5b0c00b8;
    rows[894] = 61'h4bb06c45ade00b7;
    rows[895] = 61'h4b55a5c5ab040b6;
    rows[896] = 61'h4afb0c8b50542d0;
    rows[897] = 61'h4a4661cb45142c8;
    rows[898] = 61'h49926a0b39f82bf;
    rows[899] = 61'h48df230b2ef82b7;
    rows[900] = 61'h482c8acb241c2b0;
    rows[901] = 61'h477a9f8b19602a8;
    rows[902] = 61'h46c95f0b0ec02a0;
    rows[903] = 61'h4618c78b043c299;
    rows[904] = 61'h4568d74af9dc292;
    rows[905] = 61'h44b98c4aef9428a;
    rows[906] = 61'h440ae4cae56c283;
    rows[907] = 61'h435cdf0adb6027c;
    rows[908] = 61'h42af794ad16c276;
    rows[909] = 61'h4202b18ac79826f;
    rows[910] = 61'h4156868abddc268;
    rows[911] = 61'h40aaf68ab438262;
    rows[912] = 61'h3fffffcaaab025c;
    rows[913] = 61'h3f55a0caa140255;
    rows[914] = 61'h3eabd7ca97ec24f;
    rows[915] = 61'h3e02a38a8eb0249;
    rows[916] = 61'h3d5a024a8588243;
    rows[917] = 61'h3cb1f28a7c7c23e;
    rows[918] = 61'h3c0a730a7384238;
    rows[919] = 61'h3b63824a6aa4232;
    rows[920] = 61'h3abd1e8a61dc22d;
    rows[921] = 61'h3a17470a5928227;
    rows[922] = 61'h3971f9ca508c222;
    rows[923] = 61'h38cd35ca480421d;
    rows[924] = 61'h3828f9ca3f90218;
    rows[925] = 61'h3785444a3734212;
    rows[926] = 61'h36e213ca2ee820d;
    rows[927] = 61'h363f678a26b4209;
    rows[928] = 61'h359d3e0a1e90204;
    rows[929] = 61'h34fb95ca16801ff;
    rows[930] = 61'h345a6e4a0e841fa;
    rows[931] = 61'h33b9c58a069c1f6;
    rows[932] = 61'h33199b09fec81f1;
    rows[933] = 61'h3279ed49f7041ec;
    rows[934] = 61'h31dabb09ef501e8;
    rows[935] = 61'h313c0389e7b01e4;
    rows[936] = 61'h309dc589e0201df;
    rows[937] = 61'h2fffffc9d8a41db;
    rows[938] = 61'h2f62b189d1381d7;
    rows[939] = 61'h2ec5d949c9dc1d3;
    rows[940] = 61'h2e297689c2901cf;
    rows[941] = 61'h2d8d87c9bb541cb;
    rows[942] = 61'h2cf20c49b4281c7;
    rows[943] = 61'h2c570309ad0c1c3;
    rows[944] = 61'h2bbc6b49a6001bf;
    rows[945] = 61'h2b2243899f041bb;
    rows[946] = 61'h2a888b0998181b8;
    rows[947] = 61'h29ef410991381b4;
    rows[948] = 61'h295664898a681b0;
    rows[949] = 61'h28bdf48983a81ad;
    rows[950] = 61'h2825f0097cf41a9;
    rows[951] = 61'h278e568976501a6;
    rows[952] = 61'h26f726c96fb81a2;
    rows[953] = 61'h26606049692c19f;
    rows[954] = 61'h25ca01c962b019c;
    rows[955] = 61'h25340a895c44198;
    rows[956] = 61'h249e7a0955e0195;
    rows[957] = 61'h24094f094f8c192;
    rows[958] = 61'h23748909494418f;
    rows[959] = 61'h22e02709430818c;
    rows[960] = 61'h224c28893cdc189;
    rows[961] = 61'h21b88c8936b8186;
    rows[962] = 61'h2125520930a0183;
    rows[963] = 61'h209278c92a98180;
    rows[964] = 61'h1fffffc9249817d;
    rows[965] = 61'h1f6de6491ea817a;
    rows[966] = 61'h1edc2b8918c0177;
    rows[967] = 61'h1e4acf0912e4174;
    rows[968] = 61'h1db9cfc90d14171;
    rows[969] = 61'h1d292d49074c16f;
    rows[970] = 61'h1c98e6c9019416c;
    rows[971] = 61'h1c08fb88fbe4169;
    rows[972] = 61'h1b796ac8f640167;
    rows[973] = 61'h1aea3448f0a4164;
    rows[974] = 61'h1a5b5708eb14161;
    rows[975] = 61'h19ccd248e59015f;
    rows[976] = 61'h193ea588e01415c;
    rows[977] = 61'h18b0d048daa415a;
    rows[978] = 61'h18235208d53c157;
    rows[979] = 61'h17962988cfe0155;
    rows[980] = 61'h170956c8ca8c153;
    rows[981] = 61'h167cd8c8c540150;
    rows[982] = 61'h15f0af48c00014e;
    rows[983] = 61'h1564d988bac814b;
    rows[984] = 61'h14d956c8b59c149;
    rows[985] = 61'h144e26c8b078147;
    rows[986] = 61'h13c348c8ab5c145;
    rows[987] = 61'h1338bc08a648142;
    rows[988] = 61'h12ae8048a140140;
    rows[989] = 61'h122494c89c4013e;
    rows[990] = 61'h119af948974413c;
    rows[991] = 61'h1111acc8925813a;
    rows[992] = 61'h1088af488d70138;
    rows[993] = 61'hfffffc88890136;
    rows[994] = 61'hf779e0883b8134;
    rows[995] = 61'heef89487eec132;
    rows[996] = 61'he67c1487a24130;
    rows[997] = 61'hde04588756812e;
    rows[998] = 61'hd59154870b012c;
    rows[999] = 61'hcd230486c0012a;
    rows[1000] = 61'hc4b9608675c128;
    rows[1001] = 61'hbc545c862bc126;
    rows[1002] = 61'hb3f3f485e24124;
    rows[1003] = 61'hab982085994122;
    rows[1004] = 61'ha340d88550c120;
    rows[1005] = 61'h9aee188508c11e;
    rows[1006] = 61'h929fd084c1011d;
    rows[1007] = 61'h8a56048479c11b;
    rows[1008] = 61'h8210a484330119;
    rows[1009] = 61'h79cfac83ecc117;
    rows[1010] = 61'h71931483a70116;
    rows[1011] = 61'h695ad883618114;
    rows[1012] = 61'h6126f0831c8112;
    rows[1013] = 61'h58f75482d80111;
    rows[1014] = 61'h50cbfc8293c10f;
    rows[1015] = 61'h48a4e48250010d;
    rows[1016] = 61'h408208820cc10c;
    rows[1017] = 61'h38635881c9c10a;
    rows[1018] = 61'h3048d881874108;
    rows[1019] = 61'h28327c81454107;
    rows[1020] = 61'h20203c81038105;
    rows[1021] = 61'h18121880c24104;
    rows[1022] = 61'h10080480814102;
    rows[1023] = 61'h801fc8040c101;
  end
  always @(posedge clock) {c0, c1, c2} <= rows[address];
endmodule

module curvature (
  input wire clock,
  input wire [13:0] a,
  input wire [15:0] b,
  output reg [12:0] product
);
  wire [29:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[29:17];
endmodule

module fall (
  input wire clock,
  input wire [17:0] a,
  input wire [15:0] b,
  output reg [19:0] product
);
  wire [33:0] whole = a * b;
  initial product = 0;
  always @(posedge clock) product <= whole[33:14];
endmodule

module functions (
  input wire clock,
  input wire [2:0] op,
  input wire [31:0] operand,
  output reg [31:0] result
);
  localparam [17:0] unit_scale = 18'h20000;
  localparam [17:0] quarters = 18'h145f3;
  reg [7:0] exponent;
  reg is_zero;
  reg is_number;
  reg is_root;
  reg below_one;
  reg [47:0] wide;
  reg [31:0] magnitude;
  reg [31:0] carry;
  reg [31:0] angle;
  reg [22:0] folded;
  reg [26:0] value;
  reg [32:0] coarse;
  reg [4:0] coarse_zeros;
  reg [32:0] fine;
  reg [4:0] fine_zeros;
  reg [23:0] rounded;
  reg [9:0] result_exponent;
  reg [31:0] result_sign;
  reg [7:0] part_0;
  reg [19:0] part_1;
  reg [23:0] scale__a;
  reg [17:0] scale__b;
  wire [27:0] scale__product;
  reg [9:0] rom__address;
  wire [26:0] rom__c0;
  wire [19:0] rom__c1;
  wire [13:0] rom__c2;
  reg [13:0] curvature__a;
  reg [15:0] curvature__b;
  wire [12:0] curvature__product;
  reg [17:0] fall__a;
  reg [15:0] fall__b;
  wire [19:0] fall__product;
  reg [31:0] operand_1__d;
  reg [31:0] operand_1__q = 32'h0;
  reg [2:0] op_1__d;
  reg [2:0] op_1__q = 3'h0;
  reg [6:0] way_2__d;
  reg [6:0] way_2__q = 7'h0;
  reg [20:0] form_2__d;
  reg [20:0] form_2__q = 21'h0;
  reg [5:0] shift_2__d;
  reg [5:0] shift_2__q = 6'h0;
  reg nothing_2__d;
  reg nothing_2__q = 1'h0;
  reg [6:0] way_3__d;
  reg [6:0] way_3__q = 7'h0;
  reg [20:0] form_3__d;
  reg [20:0] form_3__q = 21'h0;
  reg [31:0] fixed_3__d;
  reg [31:0] fixed_3__q = 32'h0;
  reg power_4__d;
  reg power_4__q = 1'h0;
  reg [20:0] form_4__d;
  reg [20:0] form_4__q = 21'h0;
  reg [15:0] position_4__d;
  reg [15:0] position_4__q = 16'h0;
  reg [20:0] stage_5__d_form;
  reg [20:0] stage_5__q_form = 21'h0;
  reg [15:0] stage_5__d_position;
  reg [15:0] stage_5__q_position = 16'h0;
  reg [26:0] stage_5__d_c0;
  reg [26:0] stage_5__q_c0 = 27'h0;
  reg [19:0] stage_5__d_c1;
  reg [19:0] stage_5__q_c1 = 20'h0;
  reg [13:0] stage_5__d_c2;
  reg [13:0] stage_5__q_c2 = 14'h0;
  reg [20:0] stage_6__d_form;
  reg [20:0] stage_6__q_form = 21'h0;
  reg [15:0] stage_6__d_position;
  reg [15:0] stage_6__q_position = 16'h0;
  reg [26:0] stage_6__d_c0;
  reg [26:0] stage_6__q_c0 = 27'h0;
  reg [19:0] stage_6__d_c1;
  reg [19:0] stage_6__q_c1 = 20'h0;
  reg [20:0] stage_7__d_form;
  reg [20:0] stage_7__q_form = 21'h0;
  reg [26:0] stage_7__d_c0;
  reg [26:0] stage_7__q_c0 = 27'h0;
  reg [20:0] form_8__d;
  reg [20:0] form_8__q = 21'h0;
  reg [26:0] value_8__d;
  reg [26:0] value_8__q = 27'h0;
  reg [20:0] stage_9__d_form;
  reg [20:0] stage_9__q_form = 21'h0;
  reg [32:0] stage_9__d_normal;
  reg [32:0] stage_9__q_normal = 33'h0;
  reg [4:0] stage_9__d_zeros;
  reg [4:0] stage_9__q_zeros = 5'h0;
  reg [20:0] stage_10__d_form;
  reg [20:0] stage_10__q_form = 21'h0;
  reg [32:0] stage_10__d_normal;
  reg [32:0] stage_10__q_normal = 33'h0;
  reg [4:0] stage_10__d_zeros;
  reg [4:0] stage_10__q_zeros = 5'h0;
  always @(*) begin
    part_0 = 8'h0;
    part_1 = 20'h0;
    way_2__d = way_2__q;
    form_2__d = form_2__q;
    operand_1__d = operand;
    op_1__d = op;
    exponent = operand_1__q[30:23];
    is_zero = (!(|exponent));
    is_number = ((!(&exponent)) | (!(|operand_1__q[22:0])));
    is_root = 1'h0;
    below_one = ((!exponent[7]) & (!(&exponent[6:0])));
    scale__a = ({1'h0, operand_1__q[22:0]} | 24'h800000);
    scale__b = unit_scale;
    way_2__d[2:0] = 3'h0;
    way_2__d[3] = 1'h0;
    way_2__d[4] = 1'h0;
    way_2__d[5] = op_1__q[0];
    way_2__d[6] = operand_1__q[31];
    form_2__d[9:0] = {10'h103 - {2'h0, exponent}};
    form_2__d[10] = operand_1__q[31];
    form_2__d[12:11] = 2'h0;
    form_2__d[13] = 1'h0;
    form_2__d[20:14] = 7'h0;
    shift_2__d = 6'h17;
    nothing_2__d = 1'h0;
    if (is_zero) begin
      form_2__d[12:11] = 2'h2;
    end
    if ((&exponent)) begin
      form_2__d[12:11] = 2'h1;
    end
    case (op_1__q)
      3'h0: begin
      end
      3'h1: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h2;
        if (exponent[0]) begin
          way_2__d[2:0] = 3'h1;
        end
        form_2__d[9:0] = {10'hc4 - {{{2'h0, exponent} + 10'h1} >> 32'h1}};
      end
      3'h2: begin
        way_2__d[2:0] = 3'h3;
        way_2__d[3] = 1'h1;
        form_2__d[10] = 1'h0;
        form_2__d[12:11] = 2'h0;
        if ((exponent >= 8'h87)) begin
          form_2__d[12:11] = 2'h2;
          if (operand_1__q[31]) begin
            form_2__d[12:11] = 2'h1;
          end
        end
      end
      3'h3: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h4;
        form_2__d[9:0] = 10'h85;
        form_2__d[10] = below_one;
        form_2__d[13] = (!below_one);
        form_2__d[20:14] = {exponent[6:0] + 7'h1};
        if (below_one) begin
          form_2__d[20:14] = {7'h7e - exponent[6:0]};
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h2;
        end
      end
      3'h6: begin
        is_root = 1'h1;
        way_2__d[2:0] = 3'h7;
        if (exponent[0]) begin
          way_2__d[2:0] = 3'h6;
        end
        form_2__d[9:0] = {{{2'h0, exponent} + 10'h8d} >> 32'h1};
        form_2__d[13] = 1'h1;
        if (is_zero) begin
          form_2__d[12:11] = 2'h1;
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h2;
        end
      end
      default: begin
        way_2__d[2:0] = 3'h5;
        way_2__d[4] = 1'h1;
        scale__b = quarters;
        form_2__d[9:0] = 10'h85;
        form_2__d[13] = 1'h1;
        form_2__d[12:11] = 2'h0;
        if (op_1__q[0]) begin
          form_2__d[10] = 1'h0;
        end
        if ((&exponent)) begin
          form_2__d[12:11] = 2'h3;
        end
      end
    endcase
    if ((((op_1__q == 3'h2) | (op_1__q == 3'h4)) | (op_1__q == 3'h5))) begin
      part_0 = {8'h96 - exponent};
      shift_2__d = part_0[5:0];
      nothing_2__d = ((exponent < 8'h57) | (exponent > 8'h96));
    end
    if (((!is_number) | ((is_root & operand_1__q[31]) & (!is_zero)))) begin
      form_2__d[12:11] = 2'h3;
    end
    wide = {{20'h0, scale__product} << 32'h14};
    if (nothing_2__q) begin
      wide = 48'h0;
    end
    if (shift_2__q[5]) begin
      wide = {wide >> 32'h20};
    end
    if (shift_2__q[4]) begin
      wide = {wide >> 32'h10};
    end
    if (shift_2__q[3]) begin
      wide = {wide >> 32'h8};
    end
    if (shift_2__q[2]) begin
      wide = {wide >> 32'h4};
    end
    if (shift_2__q[1]) begin
      wide = {wide >> 32'h2};
    end
    if (shift_2__q[0]) begin
      wide = {wide >> 32'h1};
    end
    fixed_3__d = wide[31:0];
    way_3__d = way_2__q;
    form_3__d = form_2__q;
    magnitude = {fixed_3__q >> 32'h1};
    carry = 32'h0;
    if (way_3__q[3]) begin
      if ((!way_3__q[6])) begin
        magnitude = {~{fixed_3__q >> 32'h1}};
      end
      if ((fixed_3__q[0] == way_3__q[6])) begin
        carry = 32'h1;
      end
    end
    angle = {magnitude + carry};
    folded = angle[22:0];
    form_4__d = form_3__q;
    if (way_3__q[3]) begin
      form_4__d[9:0] = {1'h0, angle[31:23]};
      if (angle[31]) begin
        form_4__d[9:0] = ({1'h0, angle[31:23]} | 10'h200);
      end
    end
    if (way_3__q[4]) begin
      if ((angle[23] != way_3__q[5])) begin
        folded = {~angle[22:0]};
      end
      form_4__d[10] = (form_3__q[10] != (angle[24] != (angle[23] & way_3__q[5])));
    end
    rom__address = ({{7'h0, way_3__q[2:0]} << 32'h7} | {3'h0, folded[22:16]});
    position_4__d = folded[15:0];
    power_4__d = way_3__q[3];
    stage_5__d_c0 = rom__c0;
    stage_5__d_c1 = rom__c1;
    stage_5__d_c2 = rom__c2;
    stage_5__d_position = position_4__q;
    stage_5__d_form = form_4__q;
    if (power_4__q) begin
      stage_5__d_form[9:0] = {10'h84 - form_4__q[9:0]};
    end
    curvature__a = stage_5__q_c2;
    curvature__b = stage_5__q_position;
    stage_6__d_form = stage_5__q_form;
    stage_6__d_position = stage_5__q_position;
    stage_6__d_c0 = stage_5__q_c0;
    stage_6__d_c1 = stage_5__q_c1;
    part_1 = {stage_6__q_c1 - {7'h0, curvature__product}};
    fall__a = part_1[19:2];
    fall__b = stage_6__q_position;
    stage_7__d_form = stage_6__q_form;
    stage_7__d_c0 = stage_6__q_c0;
    value_8__d = {stage_7__q_c0 - {7'h0, fall__product}};
    form_8__d = stage_7__q_form;
    value = value_8__q;
    if (form_8__q[13]) begin
      value = (value_8__q ^ 27'h3ffffff);
    end
    coarse = ({6'h0, value} | {{26'h0, form_8__q[20:14]} << 32'h1a});
    coarse_zeros = 5'h0;
    if ((!(|coarse[32:17]))) begin
      coarse = {coarse << 32'h10};
      coarse_zeros = 5'h10;
    end
    if ((!(|coarse[32:25]))) begin
      coarse = {coarse << 32'h8};
      coarse_zeros = (coarse_zeros | 5'h8);
    end
    stage_9__d_normal = coarse;
    stage_9__d_zeros = coarse_zeros;
    stage_9__d_form = form_8__q;
    fine = stage_9__q_normal;
    fine_zeros = stage_9__q_zeros;
    if ((!(|fine[32:29]))) begin
      fine = {fine << 32'h4};
      fine_zeros = (fine_zeros | 5'h4);
    end
    if ((!(|fine[32:31]))) begin
      fine = {fine << 32'h2};
      fine_zeros = (fine_zeros | 5'h2);
    end
    if ((!fine[32])) begin
      fine = {fine << 32'h1};
      fine_zeros = (fine_zeros | 5'h1);
    end
    stage_10__d_normal = fine;
    stage_10__d_zeros = fine_zeros;
    stage_10__d_form = stage_9__q_form;
    rounded = {1'h0, stage_10__q_normal[31:9]};
    if (stage_10__q_normal[8]) begin
      rounded = {{1'h0, stage_10__q_normal[31:9]} + 24'h1};
    end
    result_exponent = {stage_10__q_form[9:0] - {5'h0, stage_10__q_zeros}};
    if (rounded[23]) begin
      result_exponent = {{stage_10__q_form[9:0] + 10'h1} - {5'h0, stage_10__q_zeros}};
    end
    result_sign = 32'h0;
    if (stage_10__q_form[10]) begin
      result_sign = 32'h80000000;
    end
    result = ((result_sign | {{24'h0, result_exponent[7:0]} << 32'h17}) | {9'h0, rounded[22:0]});
    if ((((result_exponent[9] | (!(|result_exponent))) | (!stage_10__q_normal[32])) | (stage_10__q_form[12:11] ==
        2'h1))) begin
      result = result_sign;
    end else begin
      if ((result_exponent >= 10'hff)) begin
        result = (result_sign | 32'h7f800000);
      end
    end
    if ((stage_10__q_form[12:11] == 2'h2)) begin
      result = (result_sign | 32'h7f800000);
    end
    if ((stage_10__q_form[12:11] == 2'h3)) begin
      result = 32'h7fc00000;
    end
  end
  always @(posedge clock) begin
    operand_1__q <= operand_1__d;
    op_1__q <= op_1__d;
    way_2__q <= way_2__d;
    form_2__q <= form_2__d;
    shift_2__q <= shift_2__d;
    nothing_2__q <= nothing_2__d;
    way_3__q <= way_3__d;
    form_3__q <= form_3__d;
    fixed_3__q <= fixed_3__d;
    power_4__q <= power_4__d;
    form_4__q <= form_4__d;
    position_4__q <= position_4__d;
    stage_5__q_form <= stage_5__d_form;
    stage_5__q_position <= stage_5__d_position;
    stage_5__q_c0 <= stage_5__d_c0;
    stage_5__q_c1 <= stage_5__d_c1;
    stage_5__q_c2 <= stage_5__d_c2;
    stage_6__q_form <= stage_6__d_form;
    stage_6__q_position <= stage_6__d_position;
    stage_6__q_c0 <= stage_6__d_c0;
    stage_6__q_c1 <= stage_6__d_c1;
    stage_7__q_form <= stage_7__d_form;
    stage_7__q_c0 <= stage_7__d_c0;
    form_8__q <= form_8__d;
    value_8__q <= value_8__d;
    stage_9__q_form <= stage_9__d_form;
    stage_9__q_normal <= stage_9__d_normal;
    stage_9__q_zeros <= stage_9__d_zeros;
    stage_10__q_form <= stage_10__d_form;
    stage_10__q_normal <= stage_10__d_normal;
    stage_10__q_zeros <= stage_10__d_zeros;
  end
  scale scale (
    .clock(clock),
    .a(scale__a),
    .b(scale__b),
    .product(scale__product)
  );
  rom rom (
    .clock(clock),
    .address(rom__address),
    .c0(rom__c0),
    .c1(rom__c1),
    .c2(rom__c2)
  );
  curvature curvature (
    .clock(clock),
    .a(curvature__a),
    .b(curvature__b),
    .product(curvature__product)
  );
  fall fall (
    .clock(clock),
    .a(fall__a),
    .b(fall__b),
    .product(fall__product)
  );
endmodule

module divider (
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

module sfu (
  input wire clock,
  input wire req_valid,
  input wire [3:0] req_op,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [3:0] req_mask,
  input wire [31:0] req_a__0,
  input wire [31:0] req_a__1,
  input wire [31:0] req_a__2,
  input wire [31:0] req_a__3,
  input wire [31:0] req_b__0,
  input wire [31:0] req_b__1,
  input wire [31:0] req_b__2,
  input wire [31:0] req_b__3,
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
  output reg req_ready
);
  localparam [4:0] most = 5'h4;
  localparam [4:0] low_bits = 5'h7;
  localparam [4:0] half = 5'h8;
  reg at_issue_write_enable;
  reg [3:0] at_issue_write_address;
  reg [3:0] at_issue_read_address;
  reg at_head_write_enable;
  reg [3:0] at_head_write_address;
  reg [3:0] at_head_read_address;
  reg [4:0] occupied;
  reg [4:0] waiting;
  reg [4:0] tail;
  reg [4:0] issue;
  reg [4:0] done;
  reg [4:0] head;
  reg started;
  reg [3:0] left;
  reg [31:0] divisor;
  reg pending;
  reg offers;
  reg [31:0] result;
  reg arrives;
  reg [3:0] mask;
  reg [3:0] picked;
  reg [3:0] rest;
  reg [4:0] number;
  reg [31:0] operand;
  reg [10:0] enters;
  reg [10:0] ends;
  reg [4:0] leaving;
  reg written;
  reg operations__place_write_enable;
  reg [3:0] operations__place_write_address;
  reg [3:0] operations__place_read_address;
  reg [2:0] operations__write_data;
  wire [2:0] operations__read_data;
  reg operands__0__read_enable;
  reg [3:0] operands__0__read_address;
  wire [31:0] operands__0__read_data;
  reg operands__0__write_enable;
  reg [3:0] operands__0__write_address;
  reg [31:0] operands__0__write_data;
  reg operands__1__read_enable;
  reg [3:0] operands__1__read_address;
  wire [31:0] operands__1__read_data;
  reg operands__1__write_enable;
  reg [3:0] operands__1__write_address;
  reg [31:0] operands__1__write_data;
  reg operands__2__read_enable;
  reg [3:0] operands__2__read_address;
  wire [31:0] operands__2__read_data;
  reg operands__2__write_enable;
  reg [3:0] operands__2__write_address;
  reg [31:0] operands__2__write_data;
  reg operands__3__read_enable;
  reg [3:0] operands__3__read_address;
  wire [31:0] operands__3__read_data;
  reg operands__3__write_enable;
  reg [3:0] operands__3__write_address;
  reg [31:0] operands__3__write_data;
  reg divisors__0__read_enable;
  reg [3:0] divisors__0__read_address;
  wire [31:0] divisors__0__read_data;
  reg divisors__0__write_enable;
  reg [3:0] divisors__0__write_address;
  reg [31:0] divisors__0__write_data;
  reg divisors__1__read_enable;
  reg [3:0] divisors__1__read_address;
  wire [31:0] divisors__1__read_data;
  reg divisors__1__write_enable;
  reg [3:0] divisors__1__write_address;
  reg [31:0] divisors__1__write_data;
  reg divisors__2__read_enable;
  reg [3:0] divisors__2__read_address;
  wire [31:0] divisors__2__read_data;
  reg divisors__2__write_enable;
  reg [3:0] divisors__2__write_address;
  reg [31:0] divisors__2__write_data;
  reg divisors__3__read_enable;
  reg [3:0] divisors__3__read_address;
  wire [31:0] divisors__3__read_data;
  reg divisors__3__write_enable;
  reg [3:0] divisors__3__write_address;
  reg [31:0] divisors__3__write_data;
  reg issue_masks__place_write_enable;
  reg [3:0] issue_masks__place_write_address;
  reg [3:0] issue_masks__place_read_address;
  reg [3:0] issue_masks__write_data;
  wire [3:0] issue_masks__read_data;
  reg wb_masks__place_write_enable;
  reg [3:0] wb_masks__place_write_address;
  reg [3:0] wb_masks__place_read_address;
  reg [3:0] wb_masks__write_data;
  wire [3:0] wb_masks__read_data;
  reg registers__place_write_enable;
  reg [3:0] registers__place_write_address;
  reg [3:0] registers__place_read_address;
  reg [5:0] registers__write_data;
  wire [5:0] registers__read_data;
  reg warps__place_write_enable;
  reg [3:0] warps__place_write_address;
  reg [3:0] warps__place_read_address;
  reg [2:0] warps__write_data;
  wire [2:0] warps__read_data;
  reg results__0__read_enable;
  reg [3:0] results__0__read_address;
  wire [31:0] results__0__read_data;
  reg results__0__write_enable;
  reg [3:0] results__0__write_address;
  reg [31:0] results__0__write_data;
  reg results__1__read_enable;
  reg [3:0] results__1__read_address;
  wire [31:0] results__1__read_data;
  reg results__1__write_enable;
  reg [3:0] results__1__write_address;
  reg [31:0] results__1__write_data;
  reg results__2__read_enable;
  reg [3:0] results__2__read_address;
  wire [31:0] results__2__read_data;
  reg results__2__write_enable;
  reg [3:0] results__2__write_address;
  reg [31:0] results__2__write_data;
  reg results__3__read_enable;
  reg [3:0] results__3__read_address;
  wire [31:0] results__3__read_data;
  reg results__3__write_enable;
  reg [3:0] results__3__write_address;
  reg [31:0] results__3__write_data;
  reg [2:0] functions__op;
  reg [31:0] functions__operand;
  wire [31:0] functions__result;
  reg divider__load;
  reg [1:0] divider__op;
  reg [31:0] divider__a;
  reg [31:0] divider__b;
  reg [4:0] divider__thread;
  reg divider__last;
  reg divider__take;
  wire divider__idle;
  wire divider__ready;
  wire [31:0] divider__result;
  wire [4:0] divider__result_thread;
  wire divider__result_last;
  reg [20:0] pointers__d;
  reg [20:0] pointers__q = 21'h0;
  reg [20:0] divisions__d;
  reg [20:0] divisions__q = 21'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [3:0] undivided__d;
  reg [3:0] undivided__q = 4'h0;
  reg turn__d;
  reg turn__q = 1'h0;
  reg [3:0] fetched__d;
  reg [3:0] fetched__q = 4'h0;
  reg [2:0] fetched_op__d;
  reg [2:0] fetched_op__q = 3'h0;
  reg dividing__d;
  reg dividing__q = 1'h0;
  reg last_division__d;
  reg last_division__q = 1'h0;
  reg offered__d;
  reg offered__q = 1'h0;
  reg shown__d;
  reg shown__q = 1'h0;
  reg finished__d;
  reg finished__q = 1'h0;
  reg [54:0] threads__d;
  reg [54:0] threads__q = 55'h0;
  reg [10:0] taken__d;
  reg [10:0] taken__q = 11'h0;
  reg [10:0] last__d;
  reg [10:0] last__q = 11'h0;
  always @(*) begin
    pointers__d = pointers__q;
    divisions__d = divisions__q;
    remaining__d = remaining__q;
    undivided__d = undivided__q;
    offered__d = offered__q;
    finished__d = finished__q;
    wb_valid = shown__q;
    tail = (pointers__q[4:0] & low_bits);
    if (req_op[3]) begin
      tail = ((divisions__q[4:0] & low_bits) | half);
    end
    issue = (pointers__q[9:5] & low_bits);
    started = pointers__q[20];
    left = remaining__q;
    if (turn__q) begin
      issue = ((divisions__q[9:5] & low_bits) | half);
      started = divisions__q[20];
      left = undivided__q;
    end
    head = (pointers__q[19:15] & low_bits);
    if (offered__q) begin
      head = ((divisions__q[19:15] & low_bits) | half);
    end
    at_issue_write_enable = req_valid;
    at_issue_write_address = tail[3:0];
    at_issue_read_address = issue[3:0];
    at_head_write_enable = req_valid;
    at_head_write_address = tail[3:0];
    at_head_read_address = head[3:0];
    operations__place_write_enable = at_issue_write_enable;
    operations__place_write_address = at_issue_write_address;
    operations__place_read_address = at_issue_read_address;
    operations__write_data = req_op[2:0];
    issue_masks__place_write_enable = at_issue_write_enable;
    issue_masks__place_write_address = at_issue_write_address;
    issue_masks__place_read_address = at_issue_read_address;
    issue_masks__write_data = req_mask;
    wb_masks__place_write_enable = at_head_write_enable;
    wb_masks__place_write_address = at_head_write_address;
    wb_masks__place_read_address = at_head_read_address;
    wb_masks__write_data = req_mask;
    registers__place_write_enable = at_head_write_enable;
    registers__place_write_address = at_head_write_address;
    registers__place_read_address = at_head_read_address;
    registers__write_data = req_rd;
    warps__place_write_enable = at_head_write_enable;
    warps__place_write_address = at_head_write_address;
    warps__place_read_address = at_head_read_address;
    warps__write_data = req_warp;
    occupied = {pointers__q[4:0] - pointers__q[19:15]};
    waiting = {divisions__q[4:0] - divisions__q[19:15]};
    req_ready = ((occupied <= most) & (waiting <= most));
    if (req_valid) begin
      if (req_op[3]) begin
        divisions__d[4:0] = {divisions__q[4:0] + 5'h1};
      end else begin
        pointers__d[4:0] = {pointers__q[4:0] + 5'h1};
      end
    end
    mask = issue_masks__read_data;
    if (started) begin
      mask = left;
    end
    picked = (mask & {{~mask} + 4'h1});
    rest = (mask & {~picked});
    number = 5'h0;
    operand = 32'h0;
    divisor = 32'h0;
    operands__0__write_enable = req_valid;
    operands__0__write_address = tail[3:0];
    operands__0__write_data = req_a__0;
    operands__0__read_enable = 1'h1;
    operands__0__read_address = issue[3:0];
    divisors__0__write_enable = req_valid;
    divisors__0__write_address = tail[3:0];
    divisors__0__write_data = req_b__0;
    divisors__0__read_enable = 1'h1;
    divisors__0__read_address = issue[3:0];
    if (picked[0]) begin
      number = 5'h0;
    end
    if (fetched__q[0]) begin
      operand = (operand | operands__0__read_data);
      divisor = (divisor | divisors__0__read_data);
    end
    operands__1__write_enable = req_valid;
    operands__1__write_address = tail[3:0];
    operands__1__write_data = req_a__1;
    operands__1__read_enable = 1'h1;
    operands__1__read_address = issue[3:0];
    divisors__1__write_enable = req_valid;
    divisors__1__write_address = tail[3:0];
    divisors__1__write_data = req_b__1;
    divisors__1__read_enable = 1'h1;
    divisors__1__read_address = issue[3:0];
    if (picked[1]) begin
      number = 5'h1;
    end
    if (fetched__q[1]) begin
      operand = (operand | operands__1__read_data);
      divisor = (divisor | divisors__1__read_data);
    end
    operands__2__write_enable = req_valid;
    operands__2__write_address = tail[3:0];
    operands__2__write_data = req_a__2;
    operands__2__read_enable = 1'h1;
    operands__2__read_address = issue[3:0];
    divisors__2__write_enable = req_valid;
    divisors__2__write_address = tail[3:0];
    divisors__2__write_data = req_b__2;
    divisors__2__read_enable = 1'h1;
    divisors__2__read_address = issue[3:0];
    if (picked[2]) begin
      number = 5'h2;
    end
    if (fetched__q[2]) begin
      operand = (operand | operands__2__read_data);
      divisor = (divisor | divisors__2__read_data);
    end
    operands__3__write_enable = req_valid;
    operands__3__write_address = tail[3:0];
    operands__3__write_data = req_a__3;
    operands__3__read_enable = 1'h1;
    operands__3__read_address = issue[3:0];
    divisors__3__write_enable = req_valid;
    divisors__3__write_address = tail[3:0];
    divisors__3__write_data = req_b__3;
    divisors__3__read_enable = 1'h1;
    divisors__3__read_address = issue[3:0];
    if (picked[3]) begin
      number = 5'h3;
    end
    if (fetched__q[3]) begin
      operand = (operand | operands__3__read_data);
      divisor = (divisor | divisors__3__read_data);
    end
    pending = (divisions__q[9:5] != divisions__q[4:0]);
    turn__d = (((pending & divider__idle) & (!turn__q)) & (!dividing__q));
    enters = 11'h0;
    ends = 11'h0;
    if (turn__q) begin
      undivided__d = rest;
      divisions__d[20] = 1'h1;
      if ((!(|rest))) begin
        divisions__d[20] = 1'h0;
        divisions__d[9:5] = {divisions__q[9:5] + 5'h1};
      end
    end else begin
      if ((pointers__q[9:5] != pointers__q[4:0])) begin
        if ((|picked)) begin
          enters = 11'h1;
        end
        remaining__d = rest;
        pointers__d[20] = 1'h1;
        if ((!(|rest))) begin
          ends = 11'h1;
          pointers__d[20] = 1'h0;
          pointers__d[9:5] = {pointers__q[9:5] + 5'h1};
        end
      end
    end
    fetched__d = picked;
    fetched_op__d = operations__read_data;
    dividing__d = (turn__q & (|picked));
    last_division__d = (!(|rest));
    functions__operand = operand;
    functions__op = fetched_op__q;
    taken__d = ({taken__q << 32'h1} | enters);
    last__d = ({last__q << 32'h1} | ends);
    threads__d = ({threads__q << 32'h5} | {50'h0, number});
    divider__load = dividing__q;
    divider__op = fetched_op__q[1:0];
    divider__a = operand;
    divider__b = divisor;
    divider__thread = threads__q[4:0];
    divider__last = last_division__q;
    offers = (finished__q | offered__q);
    leaving = threads__q[54:50];
    result = functions__result;
    done = (pointers__q[14:10] & low_bits);
    arrives = (taken__q[10] | divider__ready);
    divider__take = (!taken__q[10]);
    if ((!taken__q[10])) begin
      leaving = divider__result_thread;
      result = divider__result;
      done = ((divisions__q[14:10] & low_bits) | half);
    end
    if (last__q[10]) begin
      pointers__d[14:10] = {pointers__q[14:10] + 5'h1};
    end
    if (((((!taken__q[10]) & divider__ready) & divider__result_last) | (turn__q & (!(|picked))))) begin
      divisions__d[14:10] = {divisions__q[14:10] + 5'h1};
    end
    results__0__write_enable = (arrives & (leaving == 5'h0));
    results__0__write_address = done[3:0];
    results__0__write_data = result;
    results__0__read_enable = offers;
    results__0__read_address = head[3:0];
    wb_data__0 = results__0__read_data;
    results__1__write_enable = (arrives & (leaving == 5'h1));
    results__1__write_address = done[3:0];
    results__1__write_data = result;
    results__1__read_enable = offers;
    results__1__read_address = head[3:0];
    wb_data__1 = results__1__read_data;
    results__2__write_enable = (arrives & (leaving == 5'h2));
    results__2__write_address = done[3:0];
    results__2__write_data = result;
    results__2__read_enable = offers;
    results__2__read_address = head[3:0];
    wb_data__2 = results__2__read_data;
    results__3__write_enable = (arrives & (leaving == 5'h3));
    results__3__write_address = done[3:0];
    results__3__write_data = result;
    results__3__read_enable = offers;
    results__3__read_address = head[3:0];
    wb_data__3 = results__3__read_data;
    written = (shown__q & wb_ready);
    shown__d = (offers & (!written));
    wb_warp = warps__read_data;
    wb_rd = registers__read_data;
    wb_mask = wb_masks__read_data;
    wb_last = 1'h1;
    wb_slot = 3'h0;
    if (((!offers) | written)) begin
      offered__d = ((!offered__q) & (divisions__q[19:15] != divisions__q[14:10]));
    end
    if (written) begin
      if (offered__q) begin
        divisions__d[19:15] = {divisions__q[19:15] + 5'h1};
      end else begin
        pointers__d[19:15] = {pointers__q[19:15] + 5'h1};
        finished__d = ({pointers__q[19:15] + 5'h1} != pointers__q[14:10]);
      end
    end
    if (last__q[10]) begin
      finished__d = 1'h1;
    end
  end
  always @(posedge clock) begin
    pointers__q <= pointers__d;
    divisions__q <= divisions__d;
    remaining__q <= remaining__d;
    undivided__q <= undivided__d;
    turn__q <= turn__d;
    fetched__q <= fetched__d;
    fetched_op__q <= fetched_op__d;
    dividing__q <= dividing__d;
    last_division__q <= last_division__d;
    offered__q <= offered__d;
    shown__q <= shown__d;
    finished__q <= finished__d;
    threads__q <= threads__d;
    taken__q <= taken__d;
    last__q <= last__d;
  end
  operations operations (
    .clock(clock),
    .place_write_enable(operations__place_write_enable),
    .place_write_address(operations__place_write_address),
    .place_read_address(operations__place_read_address),
    .write_data(operations__write_data),
    .read_data(operations__read_data)
  );
  operands operands__0 (
    .clock(clock),
    .read_enable(operands__0__read_enable),
    .read_address(operands__0__read_address),
    .read_data(operands__0__read_data),
    .write_enable(operands__0__write_enable),
    .write_address(operands__0__write_address),
    .write_data(operands__0__write_data)
  );
  operands operands__1 (
    .clock(clock),
    .read_enable(operands__1__read_enable),
    .read_address(operands__1__read_address),
    .read_data(operands__1__read_data),
    .write_enable(operands__1__write_enable),
    .write_address(operands__1__write_address),
    .write_data(operands__1__write_data)
  );
  operands operands__2 (
    .clock(clock),
    .read_enable(operands__2__read_enable),
    .read_address(operands__2__read_address),
    .read_data(operands__2__read_data),
    .write_enable(operands__2__write_enable),
    .write_address(operands__2__write_address),
    .write_data(operands__2__write_data)
  );
  operands operands__3 (
    .clock(clock),
    .read_enable(operands__3__read_enable),
    .read_address(operands__3__read_address),
    .read_data(operands__3__read_data),
    .write_enable(operands__3__write_enable),
    .write_address(operands__3__write_address),
    .write_data(operands__3__write_data)
  );
  operands divisors__0 (
    .clock(clock),
    .read_enable(divisors__0__read_enable),
    .read_address(divisors__0__read_address),
    .read_data(divisors__0__read_data),
    .write_enable(divisors__0__write_enable),
    .write_address(divisors__0__write_address),
    .write_data(divisors__0__write_data)
  );
  operands divisors__1 (
    .clock(clock),
    .read_enable(divisors__1__read_enable),
    .read_address(divisors__1__read_address),
    .read_data(divisors__1__read_data),
    .write_enable(divisors__1__write_enable),
    .write_address(divisors__1__write_address),
    .write_data(divisors__1__write_data)
  );
  operands divisors__2 (
    .clock(clock),
    .read_enable(divisors__2__read_enable),
    .read_address(divisors__2__read_address),
    .read_data(divisors__2__read_data),
    .write_enable(divisors__2__write_enable),
    .write_address(divisors__2__write_address),
    .write_data(divisors__2__write_data)
  );
  operands divisors__3 (
    .clock(clock),
    .read_enable(divisors__3__read_enable),
    .read_address(divisors__3__read_address),
    .read_data(divisors__3__read_data),
    .write_enable(divisors__3__write_enable),
    .write_address(divisors__3__write_address),
    .write_data(divisors__3__write_data)
  );
  issue_masks issue_masks (
    .clock(clock),
    .place_write_enable(issue_masks__place_write_enable),
    .place_write_address(issue_masks__place_write_address),
    .place_read_address(issue_masks__place_read_address),
    .write_data(issue_masks__write_data),
    .read_data(issue_masks__read_data)
  );
  issue_masks wb_masks (
    .clock(clock),
    .place_write_enable(wb_masks__place_write_enable),
    .place_write_address(wb_masks__place_write_address),
    .place_read_address(wb_masks__place_read_address),
    .write_data(wb_masks__write_data),
    .read_data(wb_masks__read_data)
  );
  registers registers (
    .clock(clock),
    .place_write_enable(registers__place_write_enable),
    .place_write_address(registers__place_write_address),
    .place_read_address(registers__place_read_address),
    .write_data(registers__write_data),
    .read_data(registers__read_data)
  );
  operations warps (
    .clock(clock),
    .place_write_enable(warps__place_write_enable),
    .place_write_address(warps__place_write_address),
    .place_read_address(warps__place_read_address),
    .write_data(warps__write_data),
    .read_data(warps__read_data)
  );
  operands results__0 (
    .clock(clock),
    .read_enable(results__0__read_enable),
    .read_address(results__0__read_address),
    .read_data(results__0__read_data),
    .write_enable(results__0__write_enable),
    .write_address(results__0__write_address),
    .write_data(results__0__write_data)
  );
  operands results__1 (
    .clock(clock),
    .read_enable(results__1__read_enable),
    .read_address(results__1__read_address),
    .read_data(results__1__read_data),
    .write_enable(results__1__write_enable),
    .write_address(results__1__write_address),
    .write_data(results__1__write_data)
  );
  operands results__2 (
    .clock(clock),
    .read_enable(results__2__read_enable),
    .read_address(results__2__read_address),
    .read_data(results__2__read_data),
    .write_enable(results__2__write_enable),
    .write_address(results__2__write_address),
    .write_data(results__2__write_data)
  );
  operands results__3 (
    .clock(clock),
    .read_enable(results__3__read_enable),
    .read_address(results__3__read_address),
    .read_data(results__3__read_data),
    .write_enable(results__3__write_enable),
    .write_address(results__3__write_address),
    .write_data(results__3__write_data)
  );
  functions functions (
    .clock(clock),
    .op(functions__op),
    .operand(functions__operand),
    .result(functions__result)
  );
  divider divider (
    .clock(clock),
    .load(divider__load),
    .op(divider__op),
    .a(divider__a),
    .b(divider__b),
    .thread(divider__thread),
    .last(divider__last),
    .take(divider__take),
    .idle(divider__idle),
    .ready(divider__ready),
    .result(divider__result),
    .result_thread(divider__result_thread),
    .result_last(divider__result_last)
  );
endmodule
