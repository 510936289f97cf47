// SPDX-License-Identifier: MIT
// microcoded_core: the instruction set in microcode, a thread at a time: the core of small devices
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The core: its stages, its store and what is around them.
//
// The core.
//
// Ports
//   clock  input, 1 bit: Clock.
//   start  input, 1 bit: Pulse while `done`: launch.
//   stop  input, 1 bit: The launch is to end: it does in place of the next instruction.
//   host_valid  input, 1 bit: An access, for one cycle.
//   host_write  input, 1 bit: It writes; else it reads.
//   host_place  input, 8 bits: Number of the word.
//   host_data  input, 32 bits: Word to write.
//   mem_done  input, 1 bit: The access is done, for one cycle.
//   mem_word  input, 32 bits: Word read, valid with `mem_done`.
//   host_word  output, 32 bits: Word that the host has read, a cycle after its access.
//   done  output, 1 bit: Nothing runs.
//   fault  output, 4 bits: Cause of the first fault, 0 without one.
//   cycles  output, 32 bits: Cycles of the launch.
//   mem_valid  output, 1 bit: An access; it holds until it is done.
//   mem_write  output, 1 bit: It writes; else it reads.
//   mem_address  output, 30 bits: Number of the word.
//   mem_data  output, 32 bits: Word to write.
//   mem_keeps  output, 1 bit: No other unit gets the memory between this access and the next, valid with
//       `mem_valid`.
//   trace_valid  output, 1 bit: An instruction is executed.
//   trace_warp  output, 3 bits: Its warp.
//   trace_pc  output, 20 bits: Its PC.
//   trace_active  output, 4 bits: The threads active in it.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block microcoded_core --reset sync`.
//
// Configuration
// `MicrocodedCore` of rtl/src/microcoded/core.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block microcoded_core

module code (
  input wire clock,
  input wire read_enable,
  input wire [11:0] address,
  output reg [15:0] word
);
  (* ram_style = "block" *) reg [15:0] memory [0:3071];
  integer k;
  initial begin
    for (k = 0; k < 3072; k = k + 1) memory[k] = 0;
    memory[0] = 16'h8003;
    memory[1] = 16'h8183;
    memory[2] = 16'h8003;
    memory[3] = 16'h7017;
    memory[4] = 16'h300;
    memory[5] = 16'h300c;
    memory[6] = 16'h3001;
    memory[7] = 16'h3002;
    memory[8] = 16'h3005;
    memory[9] = 16'h3007;
    memory[10] = 16'h3008;
    memory[11] = 16'h3003;
    memory[12] = 16'h3004;
    memory[13] = 16'h3041;
    memory[14] = 16'h3042;
    memory[15] = 16'h3054;
    memory[16] = 16'h3055;
    memory[17] = 16'h3057;
    memory[18] = 16'h305b;
    memory[19] = 16'h305d;
    memory[20] = 16'h14;
    memory[21] = 16'h6804;
    memory[22] = 16'h300d;
    memory[23] = 16'h1a;
    memory[24] = 16'h6804;
    memory[25] = 16'h300e;
    memory[26] = 16'h301;
    memory[27] = 16'h3006;
    memory[28] = 16'h1d;
    memory[29] = 16'h300b;
    memory[30] = 16'h700f;
    memory[31] = 16'h4300;
    memory[32] = 16'h392c;
    memory[33] = 16'h3944;
    memory[34] = 16'h3945;
    memory[35] = 16'h3946;
    memory[36] = 16'h3947;
    memory[37] = 16'h3948;
    memory[38] = 16'h3949;
    memory[39] = 16'h394a;
    memory[40] = 16'h394b;
    memory[41] = 16'h10;
    memory[42] = 16'h580b;
    memory[43] = 16'hb857;
    memory[44] = 16'hb;
    memory[45] = 16'h6802;
    memory[46] = 16'h845;
    memory[47] = 16'h303d;
    memory[48] = 16'h7015;
    memory[49] = 16'h7000;
    memory[50] = 16'h200;
    memory[51] = 16'h3140;
    memory[52] = 16'h3d;
    memory[53] = 16'hb02;
    memory[54] = 16'h7015;
    memory[55] = 16'h7000;
    memory[56] = 16'h200;
    memory[57] = 16'h1b7f;
    memory[58] = 16'h5b21;
    memory[59] = 16'hb83e;
    memory[60] = 16'h302;
    memory[61] = 16'h3006;
    memory[62] = 16'h7000;
    memory[63] = 16'h200;
    memory[64] = 16'h6a08;
    memory[65] = 16'h3143;
    memory[66] = 16'h3d;
    memory[67] = 16'hb01;
    memory[68] = 16'h7015;
    memory[69] = 16'h7000;
    memory[70] = 16'h200;
    memory[71] = 16'h303e;
    memory[72] = 16'h140;
    memory[73] = 16'h6801;
    memory[74] = 16'ha052;
    memory[75] = 16'h3e;
    memory[76] = 16'h6a10;
    memory[77] = 16'h3142;
    memory[78] = 16'h9057;
    memory[79] = 16'h3e;
    memory[80] = 16'h1846;
    memory[81] = 16'h8053;
    memory[82] = 16'h3e;
    memory[83] = 16'h3141;
    memory[84] = 16'h9057;
    memory[85] = 16'h301;
    memory[86] = 16'h3144;
    memory[87] = 16'hb;
    memory[88] = 16'h1301;
    memory[89] = 16'ha81d;
    memory[90] = 16'h809b;
    memory[91] = 16'h149;
    memory[92] = 16'hb01;
    memory[93] = 16'h3149;
    memory[94] = 16'h14b;
    memory[95] = 16'hb01;
    memory[96] = 16'h314b;
    memory[97] = 16'h2943;
    memory[98] = 16'h9867;
    memory[99] = 16'h314b;
    memory[100] = 16'h14a;
    memory[101] = 16'hb01;
    memory[102] = 16'h314a;
    memory[103] = 16'h140;
    memory[104] = 16'h6801;
    memory[105] = 16'ha08a;
    memory[106] = 16'h148;
    memory[107] = 16'hb01;
    memory[108] = 16'h3148;
    memory[109] = 16'h2b10;
    memory[110] = 16'h9882;
    memory[111] = 16'h3148;
    memory[112] = 16'h147;
    memory[113] = 16'hb01;
    memory[114] = 16'h3147;
    memory[115] = 16'h145;
    memory[116] = 16'hb08;
    memory[117] = 16'h3145;
    memory[118] = 16'h5941;
    memory[119] = 16'hb882;
    memory[120] = 16'h300;
    memory[121] = 16'h3145;
    memory[122] = 16'h146;
    memory[123] = 16'hb08;
    memory[124] = 16'h3146;
    memory[125] = 16'h5942;
    memory[126] = 16'hb882;
    memory[127] = 16'h300;
    memory[128] = 16'h3144;
    memory[129] = 16'h7011;
    memory[130] = 16'h8890;
    memory[131] = 16'h3d;
    memory[132] = 16'h5941;
    memory[133] = 16'hb05e;
    memory[134] = 16'h3e;
    memory[135] = 16'h5942;
    memory[136] = 16'hb05e;
    memory[137] = 16'h7011;
    memory[138] = 16'h145;
    memory[139] = 16'hb04;
    memory[140] = 16'h3145;
    memory[141] = 16'h5941;
    memory[142] = 16'hb07f;
    memory[143] = 16'h7011;
    memory[144] = 16'h148;
    memory[145] = 16'h1b03;
    memory[146] = 16'h6801;
    memory[147] = 16'h945;
    memory[148] = 16'h303d;
    memory[149] = 16'h148;
    memory[150] = 16'h6a02;
    memory[151] = 16'h6801;
    memory[152] = 16'h946;
    memory[153] = 16'h303e;
    memory[154] = 16'h7011;
    memory[155] = 16'h1d;
    memory[156] = 16'h300a;
    memory[157] = 16'h700f;
    memory[158] = 16'h7000;
    memory[159] = 16'h12c;
    memory[160] = 16'h90a5;
    memory[161] = 16'ha;
    memory[162] = 16'h1006;
    memory[163] = 16'ha89c;
    memory[164] = 16'h8133;
    memory[165] = 16'h304;
    memory[166] = 16'h300b;
    memory[167] = 16'h7000;
    memory[168] = 16'hb;
    memory[169] = 16'h9133;
    memory[170] = 16'h1301;
    memory[171] = 16'h300b;
    memory[172] = 16'h4;
    memory[173] = 16'hb01;
    memory[174] = 16'h1b03;
    memory[175] = 16'h3004;
    memory[176] = 16'h700f;
    memory[177] = 16'h7000;
    memory[178] = 16'h144;
    memory[179] = 16'h90a7;
    memory[180] = 16'h4140;
    memory[181] = 16'h149;
    memory[182] = 16'hf8b8;
    memory[183] = 16'h14a;
    memory[184] = 16'h181c;
    memory[185] = 16'h281b;
    memory[186] = 16'h90bd;
    memory[187] = 16'h885b;
    memory[188] = 16'h80b1;
    memory[189] = 16'h140;
    memory[190] = 16'ha8c7;
    memory[191] = 16'h8;
    memory[192] = 16'h90c5;
    memory[193] = 16'h2804;
    memory[194] = 16'h2b04;
    memory[195] = 16'h98a7;
    memory[196] = 16'h80c7;
    memory[197] = 16'h7;
    memory[198] = 16'h98a7;
    memory[199] = 16'h140;
    memory[200] = 16'h1847;
    memory[201] = 16'h3030;
    memory[202] = 16'h149;
    memory[203] = 16'h303f;
    memory[204] = 16'h14a;
    memory[205] = 16'h3043;
    memory[206] = 16'h140;
    memory[207] = 16'h6a1f;
    memory[208] = 16'h3036;
    memory[209] = 16'h140;
    memory[210] = 16'h6801;
    memory[211] = 16'ha0eb;
    memory[212] = 16'h8890;
    memory[213] = 16'h147;
    memory[214] = 16'h1b3f;
    memory[215] = 16'h3039;
    memory[216] = 16'h300;
    memory[217] = 16'h3038;
    memory[218] = 16'h301;
    memory[219] = 16'h301e;
    memory[220] = 16'h3d;
    memory[221] = 16'hb01;
    memory[222] = 16'h5941;
    memory[223] = 16'hb0e2;
    memory[224] = 16'h303;
    memory[225] = 16'h301e;
    memory[226] = 16'h3e;
    memory[227] = 16'hb01;
    memory[228] = 16'h5942;
    memory[229] = 16'hb0ff;
    memory[230] = 16'h1e;
    memory[231] = 16'h6802;
    memory[232] = 16'h201e;
    memory[233] = 16'h301e;
    memory[234] = 16'h80ff;
    memory[235] = 16'h145;
    memory[236] = 16'h303d;
    memory[237] = 16'h6a06;
    memory[238] = 16'h1b3f;
    memory[239] = 16'h3039;
    memory[240] = 16'h300;
    memory[241] = 16'h303e;
    memory[242] = 16'h301;
    memory[243] = 16'h3038;
    memory[244] = 16'h30f;
    memory[245] = 16'h301e;
    memory[246] = 16'h141;
    memory[247] = 16'h1145;
    memory[248] = 16'h5b04;
    memory[249] = 16'hb0ff;
    memory[250] = 16'h7013;
    memory[251] = 16'h301;
    memory[252] = 16'h6800;
    memory[253] = 16'h1301;
    memory[254] = 16'h301e;
    memory[255] = 16'ha;
    memory[256] = 16'h700f;
    memory[257] = 16'h1e;
    memory[258] = 16'h312c;
    memory[259] = 16'h312d;
    memory[260] = 16'h30;
    memory[261] = 16'h312e;
    memory[262] = 16'h3d;
    memory[263] = 16'h3132;
    memory[264] = 16'h3e;
    memory[265] = 16'h3133;
    memory[266] = 16'h39;
    memory[267] = 16'h3134;
    memory[268] = 16'h38;
    memory[269] = 16'h3137;
    memory[270] = 16'h3f;
    memory[271] = 16'h3135;
    memory[272] = 16'h43;
    memory[273] = 16'h3136;
    memory[274] = 16'h36;
    memory[275] = 16'h3138;
    memory[276] = 16'h807;
    memory[277] = 16'h3007;
    memory[278] = 16'h300;
    memory[279] = 16'h312f;
    memory[280] = 16'h3131;
    memory[281] = 16'h3139;
    memory[282] = 16'h48;
    memory[283] = 16'h3130;
    memory[284] = 16'h5;
    memory[285] = 16'hb01;
    memory[286] = 16'h3005;
    memory[287] = 16'h5d;
    memory[288] = 16'hb01;
    memory[289] = 16'h305d;
    memory[290] = 16'h4;
    memory[291] = 16'h700f;
    memory[292] = 16'h885b;
    memory[293] = 16'h36;
    memory[294] = 16'h909b;
    memory[295] = 16'h4;
    memory[296] = 16'h2304;
    memory[297] = 16'h3008;
    memory[298] = 16'h144;
    memory[299] = 16'h912f;
    memory[300] = 16'h14a;
    memory[301] = 16'h2843;
    memory[302] = 16'h909b;
    memory[303] = 16'h300;
    memory[304] = 16'h3008;
    memory[305] = 16'h8947;
    memory[306] = 16'h809b;
    memory[307] = 16'h300;
    memory[308] = 16'h3009;
    memory[309] = 16'h7000;
    memory[310] = 16'h9;
    memory[311] = 16'h989b;
    memory[312] = 16'h5;
    memory[313] = 16'h9003;
    memory[314] = 16'h3;
    memory[315] = 16'hb01;
    memory[316] = 16'h181d;
    memory[317] = 16'h3003;
    memory[318] = 16'h700f;
    memory[319] = 16'h7000;
    memory[320] = 16'h12c;
    memory[321] = 16'h913a;
    memory[322] = 16'h131;
    memory[323] = 16'h993a;
    memory[324] = 16'h12f;
    memory[325] = 16'h700c;
    memory[326] = 16'h8186;
    memory[327] = 16'h8;
    memory[328] = 16'h995c;
    memory[329] = 16'h1d;
    memory[330] = 16'h300b;
    memory[331] = 16'h700f;
    memory[332] = 16'h7000;
    memory[333] = 16'h138;
    memory[334] = 16'h9151;
    memory[335] = 16'h131;
    memory[336] = 16'h915c;
    memory[337] = 16'hb;
    memory[338] = 16'h1301;
    memory[339] = 16'ha94a;
    memory[340] = 16'h1d;
    memory[341] = 16'h300b;
    memory[342] = 16'h700f;
    memory[343] = 16'h4300;
    memory[344] = 16'h3931;
    memory[345] = 16'hb;
    memory[346] = 16'h1301;
    memory[347] = 16'ha955;
    memory[348] = 16'h7011;
    memory[349] = 16'h301;
    memory[350] = 16'h8166;
    memory[351] = 16'h302;
    memory[352] = 16'h8166;
    memory[353] = 16'h303;
    memory[354] = 16'h8166;
    memory[355] = 16'h304;
    memory[356] = 16'h8166;
    memory[357] = 16'h306;
    memory[358] = 16'h303d;
    memory[359] = 16'h7018;
    memory[360] = 16'hc;
    memory[361] = 16'h9970;
    memory[362] = 16'h3d;
    memory[363] = 16'h300c;
    memory[364] = 16'h12e;
    memory[365] = 16'h3001;
    memory[366] = 16'h135;
    memory[367] = 16'h3002;
    memory[368] = 16'h5;
    memory[369] = 16'h1301;
    memory[370] = 16'h3005;
    memory[371] = 16'h7;
    memory[372] = 16'h1138;
    memory[373] = 16'h3007;
    memory[374] = 16'h4300;
    memory[375] = 16'h392c;
    memory[376] = 16'h4301;
    memory[377] = 16'h3809;
    memory[378] = 16'h138;
    memory[379] = 16'h9135;
    memory[380] = 16'h4300;
    memory[381] = 16'h3938;
    memory[382] = 16'h8947;
    memory[383] = 16'h8135;
    memory[384] = 16'h700d;
    memory[385] = 16'h312f;
    memory[386] = 16'h8135;
    memory[387] = 16'h12e;
    memory[388] = 16'hb01;
    memory[389] = 16'h312e;
    memory[390] = 16'h412d;
    memory[391] = 16'h12e;
    memory[392] = 16'h5815;
    memory[393] = 16'hb163;
    memory[394] = 16'h7019;
    memory[395] = 16'h842;
    memory[396] = 16'h3042;
    memory[397] = 16'h41;
    memory[398] = 16'hb01;
    memory[399] = 16'h3041;
    memory[400] = 16'h12e;
    memory[401] = 16'h6803;
    memory[402] = 16'h80d;
    memory[403] = 16'h303d;
    memory[404] = 16'h7001;
    memory[405] = 16'h700a;
    memory[406] = 16'h300f;
    memory[407] = 16'h3d;
    memory[408] = 16'hb04;
    memory[409] = 16'h7001;
    memory[410] = 16'h700b;
    memory[411] = 16'h400f;
    memory[412] = 16'h6908;
    memory[413] = 16'h3000;
    memory[414] = 16'h12d;
    memory[415] = 16'h7003;
    memory[416] = 16'h7010;
    memory[417] = 16'h500;
    memory[418] = 16'h3700;
    memory[419] = 16'h79a1;
    memory[420] = 16'h400;
    memory[421] = 16'hd00;
    memory[422] = 16'h3700;
    memory[423] = 16'h79a4;
    memory[424] = 16'h400;
    memory[425] = 16'h1500;
    memory[426] = 16'h3700;
    memory[427] = 16'h79a8;
    memory[428] = 16'h400;
    memory[429] = 16'h1d00;
    memory[430] = 16'h3700;
    memory[431] = 16'h79ac;
    memory[432] = 16'h400;
    memory[433] = 16'h2500;
    memory[434] = 16'h3700;
    memory[435] = 16'h79b0;
    memory[436] = 16'h400;
    memory[437] = 16'h2d00;
    memory[438] = 16'h3700;
    memory[439] = 16'h79b4;
    memory[440] = 16'h500;
    memory[441] = 16'h2bff;
    memory[442] = 16'h3700;
    memory[443] = 16'h79b8;
    memory[444] = 16'h6500;
    memory[445] = 16'h400;
    memory[446] = 16'h6800;
    memory[447] = 16'h3700;
    memory[448] = 16'h79bc;
    memory[449] = 16'h6500;
    memory[450] = 16'h400;
    memory[451] = 16'h6a00;
    memory[452] = 16'h3700;
    memory[453] = 16'h79c1;
    memory[454] = 16'h6500;
    memory[455] = 16'h400;
    memory[456] = 16'h6b00;
    memory[457] = 16'h3700;
    memory[458] = 16'h79c6;
    memory[459] = 16'h89e6;
    memory[460] = 16'h3f00;
    memory[461] = 16'h79cb;
    memory[462] = 16'h89e6;
    memory[463] = 16'h3700;
    memory[464] = 16'h79ce;
    memory[465] = 16'h89e6;
    memory[466] = 16'h303d;
    memory[467] = 16'h400;
    memory[468] = 16'ha9d8;
    memory[469] = 16'h3d;
    memory[470] = 16'h1500;
    memory[471] = 16'h303d;
    memory[472] = 16'h500;
    memory[473] = 16'ha9dd;
    memory[474] = 16'h3d;
    memory[475] = 16'h1400;
    memory[476] = 16'h303d;
    memory[477] = 16'h7000;
    memory[478] = 16'h3d;
    memory[479] = 16'h3700;
    memory[480] = 16'h79d1;
    memory[481] = 16'h89e6;
    memory[482] = 16'h7012;
    memory[483] = 16'he00;
    memory[484] = 16'h3700;
    memory[485] = 16'h79e1;
    memory[486] = 16'h4400;
    memory[487] = 16'h300;
    memory[488] = 16'h6300;
    memory[489] = 16'h4d00;
    memory[490] = 16'h7011;
    memory[491] = 16'h400;
    memory[492] = 16'h5d00;
    memory[493] = 16'hb9ef;
    memory[494] = 16'h500;
    memory[495] = 16'h3700;
    memory[496] = 16'h79eb;
    memory[497] = 16'h400;
    memory[498] = 16'h5d00;
    memory[499] = 16'hb1f5;
    memory[500] = 16'h500;
    memory[501] = 16'h3700;
    memory[502] = 16'h79f1;
    memory[503] = 16'h8a07;
    memory[504] = 16'hb9fc;
    memory[505] = 16'h500;
    memory[506] = 16'h3700;
    memory[507] = 16'h79f7;
    memory[508] = 16'h400;
    memory[509] = 16'h3700;
    memory[510] = 16'h79f7;
    memory[511] = 16'h8a07;
    memory[512] = 16'hb204;
    memory[513] = 16'h500;
    memory[514] = 16'h3700;
    memory[515] = 16'h79ff;
    memory[516] = 16'h400;
    memory[517] = 16'h3700;
    memory[518] = 16'h79ff;
    memory[519] = 16'h500;
    memory[520] = 16'h2848;
    memory[521] = 16'h303d;
    memory[522] = 16'h400;
    memory[523] = 16'h2848;
    memory[524] = 16'h583d;
    memory[525] = 16'h7011;
    memory[526] = 16'h300;
    memory[527] = 16'h303e;
    memory[528] = 16'h400;
    memory[529] = 16'h921b;
    memory[530] = 16'h303d;
    memory[531] = 16'h1301;
    memory[532] = 16'h183d;
    memory[533] = 16'h303d;
    memory[534] = 16'h3e;
    memory[535] = 16'hb01;
    memory[536] = 16'h303e;
    memory[537] = 16'h3d;
    memory[538] = 16'h8211;
    memory[539] = 16'h3e;
    memory[540] = 16'h3700;
    memory[541] = 16'h7a0e;
    memory[542] = 16'h400;
    memory[543] = 16'h9224;
    memory[544] = 16'h6d00;
    memory[545] = 16'h7014;
    memory[546] = 16'h3700;
    memory[547] = 16'h7a1e;
    memory[548] = 16'h320;
    memory[549] = 16'h3700;
    memory[550] = 16'h7a1e;
    memory[551] = 16'h500;
    memory[552] = 16'h6a08;
    memory[553] = 16'h7013;
    memory[554] = 16'h301;
    memory[555] = 16'h6800;
    memory[556] = 16'h1301;
    memory[557] = 16'h303d;
    memory[558] = 16'h7011;
    memory[559] = 16'h8a27;
    memory[560] = 16'h6500;
    memory[561] = 16'h6800;
    memory[562] = 16'h303d;
    memory[563] = 16'h6500;
    memory[564] = 16'h400;
    memory[565] = 16'h6800;
    memory[566] = 16'h183d;
    memory[567] = 16'h303e;
    memory[568] = 16'h3d;
    memory[569] = 16'h2bff;
    memory[570] = 16'h1e00;
    memory[571] = 16'h203e;
    memory[572] = 16'h3700;
    memory[573] = 16'h7a2f;
    memory[574] = 16'h8a27;
    memory[575] = 16'h6500;
    memory[576] = 16'h400;
    memory[577] = 16'h6a00;
    memory[578] = 16'h183d;
    memory[579] = 16'h3700;
    memory[580] = 16'h7a3e;
    memory[581] = 16'h500;
    memory[582] = 16'h6a08;
    memory[583] = 16'h1b1f;
    memory[584] = 16'h9253;
    memory[585] = 16'h2b1f;
    memory[586] = 16'hb01;
    memory[587] = 16'h303e;
    memory[588] = 16'h6500;
    memory[589] = 16'h400;
    memory[590] = 16'h6b00;
    memory[591] = 16'h603e;
    memory[592] = 16'h6800;
    memory[593] = 16'h603e;
    memory[594] = 16'h6b00;
    memory[595] = 16'h3700;
    memory[596] = 16'h7a45;
    memory[597] = 16'he259;
    memory[598] = 16'h500;
    memory[599] = 16'h3700;
    memory[600] = 16'h7a55;
    memory[601] = 16'h400;
    memory[602] = 16'h3700;
    memory[603] = 16'h7a55;
    memory[604] = 16'hf;
    memory[605] = 16'h6a0e;
    memory[606] = 16'h1b0f;
    memory[607] = 16'h849;
    memory[608] = 16'h7015;
    memory[609] = 16'h7000;
    memory[610] = 16'h200;
    memory[611] = 16'h7011;
    memory[612] = 16'hf;
    memory[613] = 16'h6a0e;
    memory[614] = 16'h1b07;
    memory[615] = 16'h2b06;
    memory[616] = 16'h915d;
    memory[617] = 16'h8a5c;
    memory[618] = 16'h915d;
    memory[619] = 16'hd983;
    memory[620] = 16'h303f;
    memory[621] = 16'hf;
    memory[622] = 16'h680e;
    memory[623] = 16'ha273;
    memory[624] = 16'h8a07;
    memory[625] = 16'h8a77;
    memory[626] = 16'h7a70;
    memory[627] = 16'h400;
    memory[628] = 16'h5d00;
    memory[629] = 16'h8a77;
    memory[630] = 16'h7a73;
    memory[631] = 16'hb27a;
    memory[632] = 16'h301;
    memory[633] = 16'h8280;
    memory[634] = 16'h400;
    memory[635] = 16'h2d00;
    memory[636] = 16'h927f;
    memory[637] = 16'h304;
    memory[638] = 16'h8280;
    memory[639] = 16'h302;
    memory[640] = 16'h183f;
    memory[641] = 16'h700e;
    memory[642] = 16'h7011;
    memory[643] = 16'h8a8d;
    memory[644] = 16'h2848;
    memory[645] = 16'h8a96;
    memory[646] = 16'h3700;
    memory[647] = 16'h7a83;
    memory[648] = 16'h8a8d;
    memory[649] = 16'h184a;
    memory[650] = 16'h8a96;
    memory[651] = 16'h3700;
    memory[652] = 16'h7a88;
    memory[653] = 16'h400;
    memory[654] = 16'h303e;
    memory[655] = 16'h184b;
    memory[656] = 16'h9293;
    memory[657] = 16'h3e;
    memory[658] = 16'h7011;
    memory[659] = 16'h3e;
    memory[660] = 16'h1848;
    memory[661] = 16'h7011;
    memory[662] = 16'h303e;
    memory[663] = 16'h6801;
    memory[664] = 16'h584c;
    memory[665] = 16'hba9c;
    memory[666] = 16'h4d;
    memory[667] = 16'h7011;
    memory[668] = 16'h3e;
    memory[669] = 16'h7011;
    memory[670] = 16'h400;
    memory[671] = 16'h3036;
    memory[672] = 16'h500;
    memory[673] = 16'h3037;
    memory[674] = 16'h8acc;
    memory[675] = 16'h3700;
    memory[676] = 16'h7a9e;
    memory[677] = 16'h400;
    memory[678] = 16'h3036;
    memory[679] = 16'h500;
    memory[680] = 16'h2848;
    memory[681] = 16'h3037;
    memory[682] = 16'h8acc;
    memory[683] = 16'h3700;
    memory[684] = 16'h7aa5;
    memory[685] = 16'h400;
    memory[686] = 16'h3036;
    memory[687] = 16'h500;
    memory[688] = 16'h3037;
    memory[689] = 16'h8b28;
    memory[690] = 16'h3700;
    memory[691] = 16'h7aad;
    memory[692] = 16'h400;
    memory[693] = 16'h3036;
    memory[694] = 16'h500;
    memory[695] = 16'h3037;
    memory[696] = 16'h8b28;
    memory[697] = 16'h3036;
    memory[698] = 16'h600;
    memory[699] = 16'h3037;
    memory[700] = 16'h8acc;
    memory[701] = 16'h3700;
    memory[702] = 16'h7ab4;
    memory[703] = 16'h36;
    memory[704] = 16'h6801;
    memory[705] = 16'h6a18;
    memory[706] = 16'h3038;
    memory[707] = 16'h37;
    memory[708] = 16'h6801;
    memory[709] = 16'h6a18;
    memory[710] = 16'h3039;
    memory[711] = 16'h584e;
    memory[712] = 16'hb2cb;
    memory[713] = 16'h38;
    memory[714] = 16'h584e;
    memory[715] = 16'h7011;
    memory[716] = 16'h8abf;
    memory[717] = 16'hb311;
    memory[718] = 16'h37;
    memory[719] = 16'h6801;
    memory[720] = 16'h303d;
    memory[721] = 16'h36;
    memory[722] = 16'h6801;
    memory[723] = 16'h583d;
    memory[724] = 16'hb2dd;
    memory[725] = 16'h36;
    memory[726] = 16'h4037;
    memory[727] = 16'h3836;
    memory[728] = 16'h3037;
    memory[729] = 16'h38;
    memory[730] = 16'h4039;
    memory[731] = 16'h3838;
    memory[732] = 16'h3039;
    memory[733] = 16'h7000;
    memory[734] = 16'h39;
    memory[735] = 16'h930b;
    memory[736] = 16'h38;
    memory[737] = 16'h1039;
    memory[738] = 16'h303d;
    memory[739] = 16'h5b20;
    memory[740] = 16'hb2ed;
    memory[741] = 16'h603d;
    memory[742] = 16'h37;
    memory[743] = 16'h184f;
    memory[744] = 16'h2050;
    memory[745] = 16'h6808;
    memory[746] = 16'h603d;
    memory[747] = 16'h6c00;
    memory[748] = 16'h82ee;
    memory[749] = 16'h301;
    memory[750] = 16'h303b;
    memory[751] = 16'h36;
    memory[752] = 16'h1848;
    memory[753] = 16'h303c;
    memory[754] = 16'h36;
    memory[755] = 16'h184f;
    memory[756] = 16'h2050;
    memory[757] = 16'h6808;
    memory[758] = 16'h303a;
    memory[759] = 16'h36;
    memory[760] = 16'h2837;
    memory[761] = 16'ha306;
    memory[762] = 16'h3a;
    memory[763] = 16'h4300;
    memory[764] = 16'h83b;
    memory[765] = 16'hbb58;
    memory[766] = 16'h6c01;
    memory[767] = 16'h2048;
    memory[768] = 16'h303a;
    memory[769] = 16'h38;
    memory[770] = 16'hb01;
    memory[771] = 16'h3038;
    memory[772] = 16'h3a;
    memory[773] = 16'h8358;
    memory[774] = 16'h3a;
    memory[775] = 16'h103b;
    memory[776] = 16'h4300;
    memory[777] = 16'h9b50;
    memory[778] = 16'h7011;
    memory[779] = 16'h38;
    memory[780] = 16'h9b22;
    memory[781] = 16'h36;
    memory[782] = 16'h1837;
    memory[783] = 16'h1848;
    memory[784] = 16'h7011;
    memory[785] = 16'h36;
    memory[786] = 16'h6801;
    memory[787] = 16'h584c;
    memory[788] = 16'hb326;
    memory[789] = 16'h37;
    memory[790] = 16'h6801;
    memory[791] = 16'h584c;
    memory[792] = 16'hb326;
    memory[793] = 16'h38;
    memory[794] = 16'h284e;
    memory[795] = 16'h9b24;
    memory[796] = 16'h39;
    memory[797] = 16'h284e;
    memory[798] = 16'h9b22;
    memory[799] = 16'h36;
    memory[800] = 16'h2837;
    memory[801] = 16'h9b26;
    memory[802] = 16'h36;
    memory[803] = 16'h7011;
    memory[804] = 16'h37;
    memory[805] = 16'h7011;
    memory[806] = 16'h4d;
    memory[807] = 16'h7011;
    memory[808] = 16'h8abf;
    memory[809] = 16'h36;
    memory[810] = 16'h2837;
    memory[811] = 16'h1848;
    memory[812] = 16'h303c;
    memory[813] = 16'hb343;
    memory[814] = 16'h38;
    memory[815] = 16'h9379;
    memory[816] = 16'h39;
    memory[817] = 16'h9379;
    memory[818] = 16'h838;
    memory[819] = 16'h137e;
    memory[820] = 16'h3038;
    memory[821] = 16'h36;
    memory[822] = 16'h184f;
    memory[823] = 16'h2050;
    memory[824] = 16'h303a;
    memory[825] = 16'h37;
    memory[826] = 16'h184f;
    memory[827] = 16'h2050;
    memory[828] = 16'h303b;
    memory[829] = 16'h403a;
    memory[830] = 16'h300;
    memory[831] = 16'h6318;
    memory[832] = 16'h483b;
    memory[833] = 16'h6908;
    memory[834] = 16'h8350;
    memory[835] = 16'h36;
    memory[836] = 16'h6801;
    memory[837] = 16'h584c;
    memory[838] = 16'hb326;
    memory[839] = 16'h37;
    memory[840] = 16'h6801;
    memory[841] = 16'h584c;
    memory[842] = 16'hb326;
    memory[843] = 16'h38;
    memory[844] = 16'h9326;
    memory[845] = 16'h39;
    memory[846] = 16'h9326;
    memory[847] = 16'h8376;
    memory[848] = 16'h6d00;
    memory[849] = 16'h303a;
    memory[850] = 16'h7014;
    memory[851] = 16'h303d;
    memory[852] = 16'h38;
    memory[853] = 16'h103d;
    memory[854] = 16'h3038;
    memory[855] = 16'h3a;
    memory[856] = 16'h303a;
    memory[857] = 16'h38;
    memory[858] = 16'ha379;
    memory[859] = 16'h9360;
    memory[860] = 16'h1301;
    memory[861] = 16'h3038;
    memory[862] = 16'h3a;
    memory[863] = 16'h8362;
    memory[864] = 16'h3a;
    memory[865] = 16'h6a01;
    memory[866] = 16'h6a08;
    memory[867] = 16'h303a;
    memory[868] = 16'hfb6d;
    memory[869] = 16'h7012;
    memory[870] = 16'h6801;
    memory[871] = 16'h9b6a;
    memory[872] = 16'h3a;
    memory[873] = 16'hcb6d;
    memory[874] = 16'h3a;
    memory[875] = 16'hb01;
    memory[876] = 16'h303a;
    memory[877] = 16'h38;
    memory[878] = 16'h6817;
    memory[879] = 16'h83a;
    memory[880] = 16'h584b;
    memory[881] = 16'hb376;
    memory[882] = 16'h5850;
    memory[883] = 16'hbb79;
    memory[884] = 16'h203c;
    memory[885] = 16'h7011;
    memory[886] = 16'h4b;
    memory[887] = 16'h203c;
    memory[888] = 16'h7011;
    memory[889] = 16'h3c;
    memory[890] = 16'h7011;
    memory[891] = 16'h8b8b;
    memory[892] = 16'hb37f;
    memory[893] = 16'h36;
    memory[894] = 16'h8380;
    memory[895] = 16'h37;
    memory[896] = 16'h8a96;
    memory[897] = 16'h3700;
    memory[898] = 16'h7b7b;
    memory[899] = 16'h8b8b;
    memory[900] = 16'hb387;
    memory[901] = 16'h37;
    memory[902] = 16'h8388;
    memory[903] = 16'h36;
    memory[904] = 16'h8a96;
    memory[905] = 16'h3700;
    memory[906] = 16'h7b83;
    memory[907] = 16'h8a8d;
    memory[908] = 16'h3036;
    memory[909] = 16'h500;
    memory[910] = 16'h8a8e;
    memory[911] = 16'h3037;
    memory[912] = 16'h6801;
    memory[913] = 16'h584c;
    memory[914] = 16'hbb95;
    memory[915] = 16'h36;
    memory[916] = 16'h3037;
    memory[917] = 16'h36;
    memory[918] = 16'h6801;
    memory[919] = 16'h584c;
    memory[920] = 16'hbb9b;
    memory[921] = 16'h37;
    memory[922] = 16'h3036;
    memory[923] = 16'h37;
    memory[924] = 16'h8ba2;
    memory[925] = 16'h303d;
    memory[926] = 16'h36;
    memory[927] = 16'h8ba2;
    memory[928] = 16'h583d;
    memory[929] = 16'h7011;
    memory[930] = 16'ha3a5;
    memory[931] = 16'h2048;
    memory[932] = 16'h7011;
    memory[933] = 16'h2bff;
    memory[934] = 16'h7011;
    memory[935] = 16'h8a5c;
    memory[936] = 16'h915d;
    memory[937] = 16'hd983;
    memory[938] = 16'h303f;
    memory[939] = 16'h8a8d;
    memory[940] = 16'h3036;
    memory[941] = 16'h6801;
    memory[942] = 16'h584c;
    memory[943] = 16'hb3ca;
    memory[944] = 16'h500;
    memory[945] = 16'h8a8e;
    memory[946] = 16'h3037;
    memory[947] = 16'h6801;
    memory[948] = 16'h584c;
    memory[949] = 16'hb3ca;
    memory[950] = 16'h37;
    memory[951] = 16'h2036;
    memory[952] = 16'h6801;
    memory[953] = 16'h93c8;
    memory[954] = 16'h36;
    memory[955] = 16'h2837;
    memory[956] = 16'h93c8;
    memory[957] = 16'h37;
    memory[958] = 16'h8ba2;
    memory[959] = 16'h303d;
    memory[960] = 16'h36;
    memory[961] = 16'h8ba2;
    memory[962] = 16'h583d;
    memory[963] = 16'hb3c6;
    memory[964] = 16'h301;
    memory[965] = 16'h83cb;
    memory[966] = 16'h304;
    memory[967] = 16'h83cb;
    memory[968] = 16'h302;
    memory[969] = 16'h83cb;
    memory[970] = 16'h308;
    memory[971] = 16'h8a80;
    memory[972] = 16'h7bab;
    memory[973] = 16'h8beb;
    memory[974] = 16'hb3d5;
    memory[975] = 16'h4400;
    memory[976] = 16'hfbd3;
    memory[977] = 16'h2bff;
    memory[978] = 16'hb01;
    memory[979] = 16'h3700;
    memory[980] = 16'h7bcd;
    memory[981] = 16'h4400;
    memory[982] = 16'h4a;
    memory[983] = 16'hfbd3;
    memory[984] = 16'hb01;
    memory[985] = 16'h83d3;
    memory[986] = 16'h4400;
    memory[987] = 16'hf3e9;
    memory[988] = 16'h8beb;
    memory[989] = 16'hbbe7;
    memory[990] = 16'h3d;
    memory[991] = 16'h2851;
    memory[992] = 16'h9be6;
    memory[993] = 16'h400;
    memory[994] = 16'h184f;
    memory[995] = 16'h2050;
    memory[996] = 16'h6808;
    memory[997] = 16'h83e7;
    memory[998] = 16'h3ff;
    memory[999] = 16'h3700;
    memory[1000] = 16'h7bda;
    memory[1001] = 16'h300;
    memory[1002] = 16'h83e7;
    memory[1003] = 16'h400;
    memory[1004] = 16'h6801;
    memory[1005] = 16'h584c;
    memory[1006] = 16'hb400;
    memory[1007] = 16'h6a18;
    memory[1008] = 16'h303d;
    memory[1009] = 16'h5851;
    memory[1010] = 16'hb3ff;
    memory[1011] = 16'h5b7f;
    memory[1012] = 16'hbc02;
    memory[1013] = 16'h51;
    memory[1014] = 16'h103d;
    memory[1015] = 16'h303e;
    memory[1016] = 16'h400;
    memory[1017] = 16'h184f;
    memory[1018] = 16'h2050;
    memory[1019] = 16'h6808;
    memory[1020] = 16'h603e;
    memory[1021] = 16'h6a00;
    memory[1022] = 16'h5bff;
    memory[1023] = 16'h7011;
    memory[1024] = 16'h300;
    memory[1025] = 16'h303d;
    memory[1026] = 16'h300;
    memory[1027] = 16'h5bff;
    memory[1028] = 16'h7011;
    memory[1029] = 16'h400;
    memory[1030] = 16'h1848;
    memory[1031] = 16'h303c;
    memory[1032] = 16'h400;
    memory[1033] = 16'hac0c;
    memory[1034] = 16'h2bff;
    memory[1035] = 16'hb01;
    memory[1036] = 16'h8c15;
    memory[1037] = 16'h3700;
    memory[1038] = 16'h7c05;
    memory[1039] = 16'h300;
    memory[1040] = 16'h303c;
    memory[1041] = 16'h400;
    memory[1042] = 16'h8c15;
    memory[1043] = 16'h3700;
    memory[1044] = 16'h7c0f;
    memory[1045] = 16'h941a;
    memory[1046] = 16'h4051;
    memory[1047] = 16'h3838;
    memory[1048] = 16'h4300;
    memory[1049] = 16'h8350;
    memory[1050] = 16'h7011;
    memory[1051] = 16'h8c57;
    memory[1052] = 16'h3700;
    memory[1053] = 16'h7c1b;
    memory[1054] = 16'h8c4c;
    memory[1055] = 16'h3700;
    memory[1056] = 16'h7c1e;
    memory[1057] = 16'h8c57;
    memory[1058] = 16'h3036;
    memory[1059] = 16'h2837;
    memory[1060] = 16'h942b;
    memory[1061] = 16'h4037;
    memory[1062] = 16'hf42b;
    memory[1063] = 16'h52;
    memory[1064] = 16'h3037;
    memory[1065] = 16'h8acc;
    memory[1066] = 16'h842c;
    memory[1067] = 16'h36;
    memory[1068] = 16'h3700;
    memory[1069] = 16'h7c21;
    memory[1070] = 16'h8c4c;
    memory[1071] = 16'h2848;
    memory[1072] = 16'h3037;
    memory[1073] = 16'h8a8d;
    memory[1074] = 16'h3036;
    memory[1075] = 16'h8acc;
    memory[1076] = 16'h3700;
    memory[1077] = 16'h7c2e;
    memory[1078] = 16'h8a8d;
    memory[1079] = 16'h6801;
    memory[1080] = 16'h5853;
    memory[1081] = 16'hb448;
    memory[1082] = 16'h6a01;
    memory[1083] = 16'h3036;
    memory[1084] = 16'h56;
    memory[1085] = 16'h3037;
    memory[1086] = 16'h8acc;
    memory[1087] = 16'h3036;
    memory[1088] = 16'h58;
    memory[1089] = 16'h3037;
    memory[1090] = 16'h8acc;
    memory[1091] = 16'h3036;
    memory[1092] = 16'h400;
    memory[1093] = 16'h1848;
    memory[1094] = 16'h2036;
    memory[1095] = 16'h844a;
    memory[1096] = 16'h400;
    memory[1097] = 16'h8a96;
    memory[1098] = 16'h3700;
    memory[1099] = 16'h7c36;
    memory[1100] = 16'h8c57;
    memory[1101] = 16'h3036;
    memory[1102] = 16'h2837;
    memory[1103] = 16'h9455;
    memory[1104] = 16'h4037;
    memory[1105] = 16'hfc55;
    memory[1106] = 16'h59;
    memory[1107] = 16'h3037;
    memory[1108] = 16'h82cc;
    memory[1109] = 16'h36;
    memory[1110] = 16'h7011;
    memory[1111] = 16'h8a8d;
    memory[1112] = 16'h8a96;
    memory[1113] = 16'h3037;
    memory[1114] = 16'h6801;
    memory[1115] = 16'h6a18;
    memory[1116] = 16'h585a;
    memory[1117] = 16'hb46b;
    memory[1118] = 16'h5b7f;
    memory[1119] = 16'hbc6d;
    memory[1120] = 16'h303d;
    memory[1121] = 16'h5a;
    memory[1122] = 16'h103d;
    memory[1123] = 16'h303d;
    memory[1124] = 16'h7000;
    memory[1125] = 16'h603d;
    memory[1126] = 16'h37;
    memory[1127] = 16'h6a00;
    memory[1128] = 16'h603d;
    memory[1129] = 16'h6800;
    memory[1130] = 16'h7011;
    memory[1131] = 16'h37;
    memory[1132] = 16'h7011;
    memory[1133] = 16'h37;
    memory[1134] = 16'h1848;
    memory[1135] = 16'h7011;
    memory[1136] = 16'h303b;
    memory[1137] = 16'h400;
    memory[1138] = 16'ha494;
    memory[1139] = 16'h6801;
    memory[1140] = 16'h584c;
    memory[1141] = 16'hb494;
    memory[1142] = 16'h585c;
    memory[1143] = 16'hb480;
    memory[1144] = 16'h6a18;
    memory[1145] = 16'h9494;
    memory[1146] = 16'h303d;
    memory[1147] = 16'h400;
    memory[1148] = 16'h184f;
    memory[1149] = 16'h2050;
    memory[1150] = 16'h303a;
    memory[1151] = 16'h8484;
    memory[1152] = 16'h37f;
    memory[1153] = 16'h303d;
    memory[1154] = 16'h50;
    memory[1155] = 16'h303a;
    memory[1156] = 16'h7000;
    memory[1157] = 16'h403a;
    memory[1158] = 16'h300;
    memory[1159] = 16'h6318;
    memory[1160] = 16'h483b;
    memory[1161] = 16'h6a1e;
    memory[1162] = 16'h37f;
    memory[1163] = 16'h103d;
    memory[1164] = 16'h5b20;
    memory[1165] = 16'hb494;
    memory[1166] = 16'h7013;
    memory[1167] = 16'h7012;
    memory[1168] = 16'h6a00;
    memory[1169] = 16'hb01;
    memory[1170] = 16'h6a01;
    memory[1171] = 16'h7011;
    memory[1172] = 16'h300;
    memory[1173] = 16'h7011;
    memory[1174] = 16'h4e;
    memory[1175] = 16'h8c70;
    memory[1176] = 16'h303e;
    memory[1177] = 16'h500;
    memory[1178] = 16'h1b03;
    memory[1179] = 16'h6803;
    memory[1180] = 16'h303d;
    memory[1181] = 16'h4e;
    memory[1182] = 16'h84a7;
    memory[1183] = 16'h46;
    memory[1184] = 16'h8c70;
    memory[1185] = 16'h303e;
    memory[1186] = 16'h500;
    memory[1187] = 16'h1b01;
    memory[1188] = 16'h6804;
    memory[1189] = 16'h303d;
    memory[1190] = 16'h46;
    memory[1191] = 16'h603d;
    memory[1192] = 16'h6800;
    memory[1193] = 16'h2bff;
    memory[1194] = 16'h1e00;
    memory[1195] = 16'h303f;
    memory[1196] = 16'h603d;
    memory[1197] = 16'h3e;
    memory[1198] = 16'h6800;
    memory[1199] = 16'h203f;
    memory[1200] = 16'h3700;
    memory[1201] = 16'h7cb2;
    memory[1202] = 16'hf;
    memory[1203] = 16'h1b02;
    memory[1204] = 16'h9496;
    memory[1205] = 16'h849f;
    memory[1206] = 16'h600;
    memory[1207] = 16'h1b03;
    memory[1208] = 16'h6803;
    memory[1209] = 16'h7013;
    memory[1210] = 16'h400;
    memory[1211] = 16'h6a00;
    memory[1212] = 16'h184e;
    memory[1213] = 16'h94c2;
    memory[1214] = 16'h303d;
    memory[1215] = 16'h6808;
    memory[1216] = 16'h203d;
    memory[1217] = 16'h8ccf;
    memory[1218] = 16'h3700;
    memory[1219] = 16'h7cb6;
    memory[1220] = 16'h600;
    memory[1221] = 16'h1b01;
    memory[1222] = 16'h6804;
    memory[1223] = 16'h7013;
    memory[1224] = 16'h400;
    memory[1225] = 16'h6a00;
    memory[1226] = 16'h1846;
    memory[1227] = 16'h94cd;
    memory[1228] = 16'h8ccf;
    memory[1229] = 16'h3700;
    memory[1230] = 16'h7cc4;
    memory[1231] = 16'h303d;
    memory[1232] = 16'h6810;
    memory[1233] = 16'h203d;
    memory[1234] = 16'h303d;
    memory[1235] = 16'h7000;
    memory[1236] = 16'h403d;
    memory[1237] = 16'h37e;
    memory[1238] = 16'h3038;
    memory[1239] = 16'h300;
    memory[1240] = 16'h303c;
    memory[1241] = 16'h3d;
    memory[1242] = 16'h8350;
    memory[1243] = 16'h500;
    memory[1244] = 16'h8ce4;
    memory[1245] = 16'h6810;
    memory[1246] = 16'h303f;
    memory[1247] = 16'h400;
    memory[1248] = 16'h8ce4;
    memory[1249] = 16'h203f;
    memory[1250] = 16'h3700;
    memory[1251] = 16'h7cdb;
    memory[1252] = 16'h3036;
    memory[1253] = 16'h6801;
    memory[1254] = 16'h584c;
    memory[1255] = 16'hb500;
    memory[1256] = 16'h36;
    memory[1257] = 16'h6a10;
    memory[1258] = 16'h186e;
    memory[1259] = 16'h303c;
    memory[1260] = 16'h36;
    memory[1261] = 16'h6a0d;
    memory[1262] = 16'h1b01;
    memory[1263] = 16'h303d;
    memory[1264] = 16'h36;
    memory[1265] = 16'h184a;
    memory[1266] = 16'h83d;
    memory[1267] = 16'h86f;
    memory[1268] = 16'h6a0d;
    memory[1269] = 16'h1070;
    memory[1270] = 16'ha379;
    memory[1271] = 16'h5871;
    memory[1272] = 16'hbb79;
    memory[1273] = 16'h5872;
    memory[1274] = 16'hb4fd;
    memory[1275] = 16'h203c;
    memory[1276] = 16'h7011;
    memory[1277] = 16'h72;
    memory[1278] = 16'h203c;
    memory[1279] = 16'h7011;
    memory[1280] = 16'h73;
    memory[1281] = 16'h7011;
    memory[1282] = 16'h600;
    memory[1283] = 16'h1b01;
    memory[1284] = 16'h6804;
    memory[1285] = 16'h7013;
    memory[1286] = 16'h400;
    memory[1287] = 16'h6a00;
    memory[1288] = 16'h3036;
    memory[1289] = 16'h6810;
    memory[1290] = 16'h1848;
    memory[1291] = 16'h303c;
    memory[1292] = 16'h36;
    memory[1293] = 16'h1872;
    memory[1294] = 16'h9517;
    memory[1295] = 16'h2872;
    memory[1296] = 16'h9519;
    memory[1297] = 16'h36;
    memory[1298] = 16'h1874;
    memory[1299] = 16'h680d;
    memory[1300] = 16'h875;
    memory[1301] = 16'h203c;
    memory[1302] = 16'h8520;
    memory[1303] = 16'h3c;
    memory[1304] = 16'h8520;
    memory[1305] = 16'h36;
    memory[1306] = 16'h1876;
    memory[1307] = 16'h9d1f;
    memory[1308] = 16'h4b;
    memory[1309] = 16'h203c;
    memory[1310] = 16'h8520;
    memory[1311] = 16'h4d;
    memory[1312] = 16'h3700;
    memory[1313] = 16'h7d02;
    memory[1314] = 16'hf;
    memory[1315] = 16'h6a12;
    memory[1316] = 16'h1b3f;
    memory[1317] = 16'h5b09;
    memory[1318] = 16'hb15d;
    memory[1319] = 16'hd983;
    memory[1320] = 16'h877;
    memory[1321] = 16'h303f;
    memory[1322] = 16'h7000;
    memory[1323] = 16'h3f;
    memory[1324] = 16'h7016;
    memory[1325] = 16'h3700;
    memory[1326] = 16'h7d2a;
    memory[1327] = 16'h8538;
    memory[1328] = 16'h853e;
    memory[1329] = 16'h8540;
    memory[1330] = 16'h8542;
    memory[1331] = 16'h8544;
    memory[1332] = 16'h8546;
    memory[1333] = 16'h8548;
    memory[1334] = 16'h854a;
    memory[1335] = 16'h854c;
    memory[1336] = 16'h135;
    memory[1337] = 16'h6802;
    memory[1338] = 16'h303d;
    memory[1339] = 16'h7006;
    memory[1340] = 16'h83d;
    memory[1341] = 16'h852d;
    memory[1342] = 16'h7006;
    memory[1343] = 16'h852d;
    memory[1344] = 16'h3;
    memory[1345] = 16'h852d;
    memory[1346] = 16'h135;
    memory[1347] = 16'h852d;
    memory[1348] = 16'h134;
    memory[1349] = 16'h852d;
    memory[1350] = 16'h8d4e;
    memory[1351] = 16'h852d;
    memory[1352] = 16'h8d57;
    memory[1353] = 16'h852d;
    memory[1354] = 16'h12e;
    memory[1355] = 16'h852d;
    memory[1356] = 16'h136;
    memory[1357] = 16'h852d;
    memory[1358] = 16'h137;
    memory[1359] = 16'h9d54;
    memory[1360] = 16'h7006;
    memory[1361] = 16'h1b01;
    memory[1362] = 16'h932;
    memory[1363] = 16'h7011;
    memory[1364] = 16'h7006;
    memory[1365] = 16'h932;
    memory[1366] = 16'h7011;
    memory[1367] = 16'h137;
    memory[1368] = 16'h9c94;
    memory[1369] = 16'h7006;
    memory[1370] = 16'h6a01;
    memory[1371] = 16'h933;
    memory[1372] = 16'h7011;
    memory[1373] = 16'h301;
    memory[1374] = 16'h8560;
    memory[1375] = 16'h302;
    memory[1376] = 16'h303f;
    memory[1377] = 16'h7005;
    memory[1378] = 16'h301e;
    memory[1379] = 16'h7006;
    memory[1380] = 16'h3035;
    memory[1381] = 16'h203f;
    memory[1382] = 16'h7007;
    memory[1383] = 16'h7000;
    memory[1384] = 16'h400;
    memory[1385] = 16'h3036;
    memory[1386] = 16'h35;
    memory[1387] = 16'h203f;
    memory[1388] = 16'h283f;
    memory[1389] = 16'h7007;
    memory[1390] = 16'h7000;
    memory[1391] = 16'h400;
    memory[1392] = 16'h2848;
    memory[1393] = 16'h3037;
    memory[1394] = 16'h35;
    memory[1395] = 16'h7007;
    memory[1396] = 16'h8acc;
    memory[1397] = 16'h31a8;
    memory[1398] = 16'hd563;
    memory[1399] = 16'h1e;
    memory[1400] = 16'h7004;
    memory[1401] = 16'h7000;
    memory[1402] = 16'h1a8;
    memory[1403] = 16'h3700;
    memory[1404] = 16'h7d79;
    memory[1405] = 16'h1b0f;
    memory[1406] = 16'h303d;
    memory[1407] = 16'h3;
    memory[1408] = 16'h6806;
    memory[1409] = 16'h871;
    memory[1410] = 16'h83d;
    memory[1411] = 16'h7015;
    memory[1412] = 16'h7011;
    memory[1413] = 16'hf;
    memory[1414] = 16'h6a12;
    memory[1415] = 16'h8d7d;
    memory[1416] = 16'h200;
    memory[1417] = 16'h303d;
    memory[1418] = 16'h7000;
    memory[1419] = 16'h3d;
    memory[1420] = 16'h3700;
    memory[1421] = 16'h7d8a;
    memory[1422] = 16'hf;
    memory[1423] = 16'h6a0c;
    memory[1424] = 16'h8d7d;
    memory[1425] = 16'h500;
    memory[1426] = 16'h3200;
    memory[1427] = 16'h8183;
    memory[1429] = 16'h6808;
    memory[1430] = 16'h6b08;
    memory[1431] = 16'h3031;
    memory[1432] = 16'h92e;
    memory[1433] = 16'h1847;
    memory[1434] = 16'h3032;
    memory[1435] = 16'h7011;
    memory[1436] = 16'h7004;
    memory[1437] = 16'h3d;
    memory[1438] = 16'h930;
    memory[1439] = 16'h31a0;
    memory[1440] = 16'hd59d;
    memory[1441] = 16'h7011;
    memory[1442] = 16'h8d94;
    memory[1443] = 16'h7005;
    memory[1444] = 16'h301e;
    memory[1445] = 16'h292d;
    memory[1446] = 16'h95c0;
    memory[1447] = 16'h301f;
    memory[1448] = 16'h54;
    memory[1449] = 16'hb01;
    memory[1450] = 16'h3054;
    memory[1451] = 16'h12e;
    memory[1452] = 16'hb01;
    memory[1453] = 16'h3030;
    memory[1454] = 16'h31;
    memory[1455] = 16'ha5ba;
    memory[1456] = 16'h95ba;
    memory[1457] = 16'h32;
    memory[1458] = 16'h303d;
    memory[1459] = 16'h1e;
    memory[1460] = 16'h8d9c;
    memory[1461] = 16'h1f;
    memory[1462] = 16'h312d;
    memory[1463] = 16'h30;
    memory[1464] = 16'h312e;
    memory[1465] = 16'h8186;
    memory[1466] = 16'h30;
    memory[1467] = 16'h303d;
    memory[1468] = 16'h1f;
    memory[1469] = 16'h8d9c;
    memory[1470] = 16'h1e;
    memory[1471] = 16'h312d;
    memory[1472] = 16'h32;
    memory[1473] = 16'h312e;
    memory[1474] = 16'h31;
    memory[1475] = 16'ha180;
    memory[1476] = 16'h9180;
    memory[1477] = 16'h8186;
    memory[1478] = 16'h12d;
    memory[1479] = 16'h292c;
    memory[1480] = 16'h9183;
    memory[1481] = 16'h12e;
    memory[1482] = 16'hb01;
    memory[1483] = 16'h303d;
    memory[1484] = 16'h12d;
    memory[1485] = 16'h8d9c;
    memory[1486] = 16'h12c;
    memory[1487] = 16'h7004;
    memory[1488] = 16'h3ff;
    memory[1489] = 16'h303d;
    memory[1490] = 16'h1a0;
    memory[1491] = 16'h583d;
    memory[1492] = 16'hb5d6;
    memory[1493] = 16'h303d;
    memory[1494] = 16'hd5d2;
    memory[1495] = 16'h3d;
    memory[1496] = 16'h1847;
    memory[1497] = 16'h312e;
    memory[1498] = 16'h283d;
    memory[1499] = 16'h3130;
    memory[1500] = 16'h300;
    memory[1501] = 16'h312d;
    memory[1502] = 16'h12c;
    memory[1503] = 16'h7004;
    memory[1504] = 16'h7000;
    memory[1505] = 16'h1a0;
    memory[1506] = 16'h283d;
    memory[1507] = 16'h9de7;
    memory[1508] = 16'h7008;
    memory[1509] = 16'h212d;
    memory[1510] = 16'h312d;
    memory[1511] = 16'hd5e0;
    memory[1512] = 16'h8180;
    memory[1513] = 16'h7005;
    memory[1514] = 16'h2bff;
    memory[1515] = 16'h301f;
    memory[1516] = 16'h192c;
    memory[1517] = 16'h312c;
    memory[1518] = 16'h1f;
    memory[1519] = 16'h192d;
    memory[1520] = 16'h312d;
    memory[1521] = 16'h9983;
    memory[1522] = 16'h12c;
    memory[1523] = 16'h9170;
    memory[1524] = 16'h85ce;
    memory[1525] = 16'h8d94;
    memory[1526] = 16'h312e;
    memory[1527] = 16'h8180;
    memory[1528] = 16'h130;
    memory[1529] = 16'h960a;
    memory[1530] = 16'h1078;
    memory[1531] = 16'h3130;
    memory[1532] = 16'h8e1a;
    memory[1533] = 16'h12e;
    memory[1534] = 16'hb01;
    memory[1535] = 16'h3200;
    memory[1536] = 16'h7000;
    memory[1537] = 16'h878;
    memory[1538] = 16'h3030;
    memory[1539] = 16'h8d94;
    memory[1540] = 16'h7005;
    memory[1541] = 16'h301e;
    memory[1542] = 16'h292d;
    memory[1543] = 16'h95c0;
    memory[1544] = 16'h301f;
    memory[1545] = 16'h85ba;
    memory[1546] = 16'h307;
    memory[1547] = 16'h8166;
    memory[1548] = 16'h130;
    memory[1549] = 16'ha618;
    memory[1550] = 16'h8e1a;
    memory[1551] = 16'h200;
    memory[1552] = 16'h878;
    memory[1553] = 16'h303d;
    memory[1554] = 16'h7005;
    memory[1555] = 16'h2bff;
    memory[1556] = 16'h301f;
    memory[1557] = 16'h7005;
    memory[1558] = 16'h8d9c;
    memory[1559] = 16'h85ee;
    memory[1560] = 16'h305;
    memory[1561] = 16'h8166;
    memory[1562] = 16'h130;
    memory[1563] = 16'h6a1b;
    memory[1564] = 16'h303e;
    memory[1565] = 16'h3;
    memory[1566] = 16'h6806;
    memory[1567] = 16'h879;
    memory[1568] = 16'h83e;
    memory[1569] = 16'h7015;
    memory[1570] = 16'h7011;
    memory[1571] = 16'h12d;
    memory[1572] = 16'h292c;
    memory[1573] = 16'h9965;
    memory[1574] = 16'h301;
    memory[1575] = 16'h3131;
    memory[1576] = 16'h12e;
    memory[1577] = 16'hb01;
    memory[1578] = 16'h312e;
    memory[1579] = 16'h700d;
    memory[1580] = 16'h312f;
    memory[1581] = 16'h8947;
    memory[1582] = 16'h8135;
    memory[1583] = 16'h7005;
    memory[1584] = 16'h301e;
    memory[1586] = 16'h6804;
    memory[1587] = 16'h6b10;
    memory[1588] = 16'h3031;
    memory[1590] = 16'h6803;
    memory[1591] = 16'ha646;
    memory[1593] = 16'h6a0b;
    memory[1594] = 16'hce41;
    memory[1595] = 16'h400;
    memory[1596] = 16'h6802;
    memory[1597] = 16'h831;
    memory[1598] = 16'h31a4;
    memory[1599] = 16'hd63b;
    memory[1600] = 16'h8649;
    memory[1601] = 16'h400;
    memory[1602] = 16'h831;
    memory[1603] = 16'h31a4;
    memory[1604] = 16'hd641;
    memory[1605] = 16'h8649;
    memory[1606] = 16'h31;
    memory[1607] = 16'h31a4;
    memory[1608] = 16'hd646;
    memory[1609] = 16'h1e;
    memory[1610] = 16'h7004;
    memory[1611] = 16'h7011;
    memory[1612] = 16'h303e;
    memory[1613] = 16'h8e2f;
    memory[1614] = 16'hf;
    memory[1615] = 16'h6a03;
    memory[1616] = 16'h1b01;
    memory[1617] = 16'h3034;
    memory[1618] = 16'h7000;
    memory[1619] = 16'h34;
    memory[1620] = 16'h9e57;
    memory[1621] = 16'he;
    memory[1622] = 16'h8659;
    memory[1623] = 16'h19;
    memory[1624] = 16'h6802;
    memory[1625] = 16'h3033;
    memory[1626] = 16'h300;
    memory[1627] = 16'h303f;
    memory[1628] = 16'h3043;
    memory[1629] = 16'h1a4;
    memory[1630] = 16'h203f;
    memory[1631] = 16'h303f;
    memory[1632] = 16'h1a4;
    memory[1633] = 16'h5833;
    memory[1634] = 16'hbe65;
    memory[1635] = 16'h301;
    memory[1636] = 16'h3043;
    memory[1637] = 16'hd65d;
    memory[1638] = 16'h3f;
    memory[1639] = 16'h183e;
    memory[1640] = 16'h995f;
    memory[1641] = 16'h43;
    memory[1642] = 16'h9961;
    memory[1643] = 16'h8649;
    memory[1644] = 16'h303d;
    memory[1645] = 16'h55;
    memory[1646] = 16'hb01;
    memory[1647] = 16'h3055;
    memory[1648] = 16'h34;
    memory[1649] = 16'h9e75;
    memory[1650] = 16'h3d;
    memory[1651] = 16'h7001;
    memory[1652] = 16'h7011;
    memory[1653] = 16'h8e86;
    memory[1654] = 16'h200;
    memory[1655] = 16'h7011;
    memory[1656] = 16'h303d;
    memory[1657] = 16'h55;
    memory[1658] = 16'hb01;
    memory[1659] = 16'h3055;
    memory[1660] = 16'h34;
    memory[1661] = 16'h9e82;
    memory[1662] = 16'h403a;
    memory[1663] = 16'h3d;
    memory[1664] = 16'h7002;
    memory[1665] = 16'h7011;
    memory[1666] = 16'h8e86;
    memory[1667] = 16'h3a;
    memory[1668] = 16'h3200;
    memory[1669] = 16'h7011;
    memory[1670] = 16'h3d;
    memory[1671] = 16'h6a02;
    memory[1672] = 16'h207a;
    memory[1673] = 16'h7015;
    memory[1674] = 16'h7011;
    memory[1675] = 16'h1a4;
    memory[1676] = 16'h1b03;
    memory[1677] = 16'h6803;
    memory[1678] = 16'h303e;
    memory[1679] = 16'h1a4;
    memory[1680] = 16'h8e6c;
    memory[1681] = 16'h603e;
    memory[1682] = 16'h6a00;
    memory[1683] = 16'h7011;
    memory[1684] = 16'h303;
    memory[1685] = 16'h8e4c;
    memory[1686] = 16'h1a4;
    memory[1687] = 16'h8e6c;
    memory[1688] = 16'h3700;
    memory[1689] = 16'h7e96;
    memory[1690] = 16'h300;
    memory[1691] = 16'h8e4c;
    memory[1692] = 16'h8e8b;
    memory[1693] = 16'h184e;
    memory[1694] = 16'h3700;
    memory[1695] = 16'h7e9c;
    memory[1696] = 16'h300;
    memory[1697] = 16'h8e4c;
    memory[1698] = 16'h8e8b;
    memory[1699] = 16'h6818;
    memory[1700] = 16'h6b18;
    memory[1701] = 16'h3700;
    memory[1702] = 16'h7ea2;
    memory[1703] = 16'h301;
    memory[1704] = 16'h8e4c;
    memory[1705] = 16'h8e8b;
    memory[1706] = 16'h1846;
    memory[1707] = 16'h3700;
    memory[1708] = 16'h7ea9;
    memory[1709] = 16'h301;
    memory[1710] = 16'h8e4c;
    memory[1711] = 16'h8e8b;
    memory[1712] = 16'h6810;
    memory[1713] = 16'h6b10;
    memory[1714] = 16'h3700;
    memory[1715] = 16'h7eaf;
    memory[1716] = 16'h303;
    memory[1717] = 16'h8e4c;
    memory[1718] = 16'h500;
    memory[1719] = 16'h303a;
    memory[1720] = 16'h1a4;
    memory[1721] = 16'h8e78;
    memory[1722] = 16'h7eb6;
    memory[1723] = 16'h300;
    memory[1724] = 16'h404e;
    memory[1725] = 16'h86c0;
    memory[1726] = 16'h301;
    memory[1727] = 16'h4046;
    memory[1728] = 16'h383b;
    memory[1729] = 16'h8e4c;
    memory[1730] = 16'h8e8b;
    memory[1731] = 16'h603e;
    memory[1732] = 16'h3b;
    memory[1733] = 16'h6800;
    memory[1734] = 16'h2bff;
    memory[1735] = 16'h303a;
    memory[1736] = 16'h1a4;
    memory[1737] = 16'h701b;
    memory[1738] = 16'h8e6c;
    memory[1739] = 16'h183a;
    memory[1740] = 16'h303a;
    memory[1741] = 16'h500;
    memory[1742] = 16'h183b;
    memory[1743] = 16'h603e;
    memory[1744] = 16'h6800;
    memory[1745] = 16'h203a;
    memory[1746] = 16'h303a;
    memory[1747] = 16'h1a4;
    memory[1748] = 16'h8e78;
    memory[1749] = 16'h7ec2;
    memory[1750] = 16'h303;
    memory[1751] = 16'h303e;
    memory[1752] = 16'h8e2f;
    memory[1753] = 16'h7b;
    memory[1754] = 16'h8e59;
    memory[1755] = 16'h18;
    memory[1756] = 16'h6804;
    memory[1757] = 16'h3033;
    memory[1758] = 16'h17;
    memory[1759] = 16'h6804;
    memory[1760] = 16'h301f;
    memory[1761] = 16'h1a4;
    memory[1762] = 16'h5833;
    memory[1763] = 16'hb6e7;
    memory[1764] = 16'h81f;
    memory[1765] = 16'h7001;
    memory[1766] = 16'h86e8;
    memory[1767] = 16'h300;
    memory[1768] = 16'h3700;
    memory[1769] = 16'h7ee1;
    memory[1770] = 16'h30f;
    memory[1771] = 16'h303e;
    memory[1772] = 16'h8e2f;
    memory[1773] = 16'he;
    memory[1774] = 16'h8e59;
    memory[1775] = 16'h8d4e;
    memory[1776] = 16'h8f09;
    memory[1777] = 16'h1a4;
    memory[1778] = 16'h7001;
    memory[1779] = 16'h3037;
    memory[1780] = 16'h8b28;
    memory[1781] = 16'h3044;
    memory[1782] = 16'h8d57;
    memory[1783] = 16'h8f09;
    memory[1784] = 16'h1a4;
    memory[1785] = 16'hb04;
    memory[1786] = 16'h7001;
    memory[1787] = 16'h3037;
    memory[1788] = 16'h8b28;
    memory[1789] = 16'h3037;
    memory[1790] = 16'h44;
    memory[1791] = 16'h3036;
    memory[1792] = 16'h8acc;
    memory[1793] = 16'h3036;
    memory[1794] = 16'h1a4;
    memory[1795] = 16'hb08;
    memory[1796] = 16'h7001;
    memory[1797] = 16'h3037;
    memory[1798] = 16'h8acc;
    memory[1799] = 16'h3700;
    memory[1800] = 16'h7eef;
    memory[1801] = 16'h4300;
    memory[1802] = 16'h383c;
    memory[1803] = 16'h8c15;
    memory[1804] = 16'h3036;
    memory[1805] = 16'h7c;
    memory[1806] = 16'h3037;
    memory[1807] = 16'h8acc;
    memory[1808] = 16'h3036;
    memory[1809] = 16'h7011;
    memory[1810] = 16'h7e;
    memory[1811] = 16'h8d1;
    memory[1812] = 16'h7016;
    memory[1813] = 16'h8724;
    memory[1814] = 16'h8727;
    memory[1815] = 16'h872d;
    memory[1816] = 16'h8730;
    memory[1817] = 16'h8733;
    memory[1818] = 16'h8736;
    memory[1819] = 16'h8739;
    memory[1820] = 16'h873d;
    memory[1821] = 16'h8741;
    memory[1822] = 16'h874c;
    memory[1823] = 16'h8751;
    memory[1824] = 16'h82cc;
    memory[1825] = 16'h8328;
    memory[1826] = 16'h875e;
    memory[1827] = 16'h875a;
    memory[1828] = 16'h36;
    memory[1829] = 16'h837;
    memory[1830] = 16'h7011;
    memory[1831] = 16'h4036;
    memory[1832] = 16'h300;
    memory[1833] = 16'h6300;
    memory[1834] = 16'h4837;
    memory[1835] = 16'h7012;
    memory[1836] = 16'h7011;
    memory[1837] = 16'h36;
    memory[1838] = 16'h1837;
    memory[1839] = 16'h7011;
    memory[1840] = 16'h36;
    memory[1841] = 16'h2037;
    memory[1842] = 16'h7011;
    memory[1843] = 16'h36;
    memory[1844] = 16'h2837;
    memory[1845] = 16'h7011;
    memory[1846] = 16'h8f45;
    memory[1847] = 16'hb75e;
    memory[1848] = 16'h873b;
    memory[1849] = 16'h8f45;
    memory[1850] = 16'hbf5e;
    memory[1851] = 16'h36;
    memory[1852] = 16'h7011;
    memory[1853] = 16'h36;
    memory[1854] = 16'h5837;
    memory[1855] = 16'hb75e;
    memory[1856] = 16'h7011;
    memory[1857] = 16'h36;
    memory[1858] = 16'h5837;
    memory[1859] = 16'hbf5e;
    memory[1860] = 16'h7011;
    memory[1861] = 16'h37;
    memory[1862] = 16'h2848;
    memory[1863] = 16'h303d;
    memory[1864] = 16'h36;
    memory[1865] = 16'h2848;
    memory[1866] = 16'h583d;
    memory[1867] = 16'h7011;
    memory[1868] = 16'h36;
    memory[1869] = 16'h837;
    memory[1870] = 16'hbf50;
    memory[1871] = 16'h3ff;
    memory[1872] = 16'h7011;
    memory[1873] = 16'h7d;
    memory[1874] = 16'h9724;
    memory[1875] = 16'h36;
    memory[1876] = 16'h837;
    memory[1877] = 16'hb758;
    memory[1878] = 16'h587d;
    memory[1879] = 16'hbf59;
    memory[1880] = 16'h107d;
    memory[1881] = 16'h7011;
    memory[1882] = 16'h36;
    memory[1883] = 16'h287d;
    memory[1884] = 16'h975e;
    memory[1885] = 16'h873b;
    memory[1886] = 16'h37;
    memory[1887] = 16'h7011;
    memory[1889] = 16'h6a0c;
    memory[1890] = 16'h1b0f;
    memory[1891] = 16'h5b0f;
    memory[1892] = 16'hb15d;
    memory[1893] = 16'h307e;
    memory[1895] = 16'h6a10;
    memory[1896] = 16'h1b01;
    memory[1897] = 16'h307f;
    memory[1898] = 16'hf;
    memory[1899] = 16'h6a02;
    memory[1900] = 16'h1b01;
    memory[1901] = 16'h3034;
    memory[1902] = 16'hdf7b;
    memory[1903] = 16'h7005;
    memory[1904] = 16'h301e;
    memory[1906] = 16'h6804;
    memory[1907] = 16'h6a15;
    memory[1908] = 16'h6802;
    memory[1909] = 16'h3031;
    memory[1910] = 16'h400;
    memory[1911] = 16'h831;
    memory[1912] = 16'h31a4;
    memory[1913] = 16'hd776;
    memory[1914] = 16'h8649;
    memory[1915] = 16'h7011;
    memory[1916] = 16'h8f60;
    memory[1917] = 16'hd983;
    memory[1918] = 16'h303;
    memory[1919] = 16'h303e;
    memory[1920] = 16'h8e52;
    memory[1921] = 16'h5b;
    memory[1922] = 16'hb01;
    memory[1923] = 16'h305b;
    memory[1924] = 16'h7011;
    memory[1925] = 16'h600;
    memory[1926] = 16'h307d;
    memory[1927] = 16'h1a4;
    memory[1928] = 16'h701b;
    memory[1929] = 16'h8e6c;
    memory[1930] = 16'h3036;
    memory[1931] = 16'h3044;
    memory[1932] = 16'h8f12;
    memory[1933] = 16'h303a;
    memory[1934] = 16'h1a4;
    memory[1935] = 16'h8678;
    memory[1936] = 16'h8f7c;
    memory[1937] = 16'h500;
    memory[1938] = 16'h3037;
    memory[1939] = 16'h8f85;
    memory[1940] = 16'h407f;
    memory[1941] = 16'hef98;
    memory[1942] = 16'h44;
    memory[1943] = 16'h3700;
    memory[1944] = 16'h7f91;
    memory[1945] = 16'h8f7c;
    memory[1946] = 16'h7e;
    memory[1947] = 16'h2b0e;
    memory[1948] = 16'h9791;
    memory[1949] = 16'h301f;
    memory[1950] = 16'h300;
    memory[1951] = 16'h30c0;
    memory[1952] = 16'h7008;
    memory[1953] = 16'h1939;
    memory[1954] = 16'h97b6;
    memory[1955] = 16'hc0;
    memory[1956] = 16'h9fad;
    memory[1957] = 16'h301;
    memory[1958] = 16'h30c0;
    memory[1959] = 16'h13a;
    memory[1960] = 16'h3037;
    memory[1961] = 16'h8f85;
    memory[1962] = 16'h44;
    memory[1963] = 16'h30c1;
    memory[1964] = 16'h87b9;
    memory[1965] = 16'h57;
    memory[1966] = 16'hb01;
    memory[1967] = 16'h3057;
    memory[1968] = 16'h7e;
    memory[1969] = 16'h2b0d;
    memory[1970] = 16'h97bd;
    memory[1971] = 16'hc1;
    memory[1972] = 16'h3044;
    memory[1973] = 16'h87b9;
    memory[1974] = 16'h500;
    memory[1975] = 16'h3037;
    memory[1976] = 16'h8f85;
    memory[1977] = 16'h407f;
    memory[1978] = 16'hefbd;
    memory[1979] = 16'h44;
    memory[1980] = 16'h3700;
    memory[1981] = 16'h7fa0;
    memory[1982] = 16'h300;
    memory[1983] = 16'h3139;
    memory[1984] = 16'h8f60;
    memory[1985] = 16'hd983;
    memory[1986] = 16'h1a4;
    memory[1987] = 16'h3032;
    memory[1988] = 16'h300;
    memory[1989] = 16'h301f;
    memory[1990] = 16'h1a4;
    memory[1991] = 16'h2832;
    memory[1992] = 16'h9fcc;
    memory[1993] = 16'h7008;
    memory[1994] = 16'h201f;
    memory[1995] = 16'h301f;
    memory[1996] = 16'hd7c6;
    memory[1997] = 16'h1f;
    memory[1998] = 16'h1301;
    memory[1999] = 16'h181f;
    memory[2000] = 16'h9fd2;
    memory[2001] = 16'h301f;
    memory[2002] = 16'h7000;
    memory[2003] = 16'h1f;
    memory[2004] = 16'h3139;
    memory[2005] = 16'h7e;
    memory[2006] = 16'h8d2;
    memory[2007] = 16'h7015;
    memory[2008] = 16'h7000;
    memory[2009] = 16'h200;
    memory[2010] = 16'h3030;
    memory[2011] = 16'h7e;
    memory[2012] = 16'h2b0e;
    memory[2013] = 16'h9fe0;
    memory[2014] = 16'h30d;
    memory[2015] = 16'h307e;
    memory[2016] = 16'h1e;
    memory[2017] = 16'h7004;
    memory[2018] = 16'h7000;
    memory[2019] = 16'h600;
    memory[2020] = 16'h307d;
    memory[2021] = 16'h300;
    memory[2022] = 16'h30c0;
    memory[2023] = 16'h7008;
    memory[2024] = 16'h181f;
    memory[2025] = 16'h97f0;
    memory[2026] = 16'hc0;
    memory[2027] = 16'h9ff2;
    memory[2028] = 16'h301;
    memory[2029] = 16'h30c0;
    memory[2030] = 16'h500;
    memory[2031] = 16'h313a;
    memory[2032] = 16'h30;
    memory[2033] = 16'h87fa;
    memory[2034] = 16'h13a;
    memory[2035] = 16'h3044;
    memory[2036] = 16'h3036;
    memory[2037] = 16'h500;
    memory[2038] = 16'h3037;
    memory[2039] = 16'h8f12;
    memory[2040] = 16'h313a;
    memory[2041] = 16'h44;
    memory[2042] = 16'h407f;
    memory[2043] = 16'heffd;
    memory[2044] = 16'h3700;
    memory[2045] = 16'h7fe7;
    memory[2049] = 16'h6a0c;
    memory[2050] = 16'h1b0f;
    memory[2051] = 16'h701a;
    memory[2052] = 16'h915d;
    memory[2053] = 16'h307d;
    memory[2054] = 16'h303d;
    memory[2055] = 16'hf;
    memory[2056] = 16'h6a0c;
    memory[2057] = 16'h1b3f;
    memory[2058] = 16'h303e;
    memory[2059] = 16'h3d;
    memory[2060] = 16'h9014;
    memory[2061] = 16'h1301;
    memory[2062] = 16'h183d;
    memory[2063] = 16'h303d;
    memory[2064] = 16'h3e;
    memory[2065] = 16'hb01;
    memory[2066] = 16'h303e;
    memory[2067] = 16'h800b;
    memory[2068] = 16'h3e;
    memory[2069] = 16'h5b41;
    memory[2070] = 16'h701a;
    memory[2071] = 16'hb15d;
    memory[2072] = 16'h701a;
    memory[2073] = 16'hd983;
    memory[2075] = 16'h6a10;
    memory[2076] = 16'h1b0f;
    memory[2077] = 16'h816;
    memory[2078] = 16'h6804;
    memory[2079] = 16'h303f;
    memory[2080] = 16'h7001;
    memory[2081] = 16'h6804;
    memory[2082] = 16'h307e;
    memory[2083] = 16'h3f;
    memory[2084] = 16'hb04;
    memory[2085] = 16'h7001;
    memory[2086] = 16'h303e;
    memory[2087] = 16'h1846;
    memory[2088] = 16'h307f;
    memory[2089] = 16'h3e;
    memory[2090] = 16'h6a10;
    memory[2091] = 16'h30c0;
    memory[2092] = 16'h3f;
    memory[2093] = 16'hb08;
    memory[2094] = 16'h7001;
    memory[2095] = 16'h301f;
    memory[2096] = 16'h1846;
    memory[2097] = 16'h30c1;
    memory[2098] = 16'h300;
    memory[2099] = 16'h3038;
    memory[2100] = 16'h88e9;
    memory[2101] = 16'hb03a;
    memory[2102] = 16'h1f;
    memory[2103] = 16'h6a18;
    memory[2104] = 16'h1b01;
    memory[2105] = 16'h3038;
    memory[2106] = 16'hf;
    memory[2107] = 16'h700a;
    memory[2108] = 16'hc076;
    memory[2109] = 16'h88db;
    memory[2110] = 16'h400;
    memory[2111] = 16'h8911;
    memory[2112] = 16'h3030;
    memory[2113] = 16'h88e2;
    memory[2114] = 16'h500;
    memory[2115] = 16'h8911;
    memory[2116] = 16'h3031;
    memory[2117] = 16'h38;
    memory[2118] = 16'h9083;
    memory[2119] = 16'h30;
    memory[2120] = 16'h10d3;
    memory[2121] = 16'h3030;
    memory[2122] = 16'h31;
    memory[2123] = 16'h10d3;
    memory[2124] = 16'h3031;
    memory[2125] = 16'h303;
    memory[2126] = 16'h3035;
    memory[2127] = 16'h88db;
    memory[2128] = 16'h35;
    memory[2129] = 16'h1b01;
    memory[2130] = 16'h303f;
    memory[2131] = 16'h30;
    memory[2132] = 16'h88ee;
    memory[2133] = 16'h301e;
    memory[2134] = 16'h43;
    memory[2135] = 16'h3036;
    memory[2136] = 16'h88e2;
    memory[2137] = 16'h35;
    memory[2138] = 16'h6a01;
    memory[2139] = 16'h303f;
    memory[2140] = 16'h31;
    memory[2141] = 16'h88ee;
    memory[2142] = 16'h3034;
    memory[2143] = 16'h4036;
    memory[2144] = 16'h300;
    memory[2145] = 16'h6300;
    memory[2146] = 16'h4843;
    memory[2147] = 16'h3836;
    memory[2148] = 16'h89a7;
    memory[2149] = 16'h3044;
    memory[2150] = 16'hd4;
    memory[2151] = 16'h835;
    memory[2152] = 16'h7015;
    memory[2153] = 16'h44;
    memory[2154] = 16'h3200;
    memory[2155] = 16'h7000;
    memory[2156] = 16'hd5;
    memory[2157] = 16'h835;
    memory[2158] = 16'h7015;
    memory[2159] = 16'h36;
    memory[2160] = 16'h3200;
    memory[2161] = 16'h7000;
    memory[2162] = 16'h35;
    memory[2163] = 16'h1301;
    memory[2164] = 16'ha84e;
    memory[2165] = 16'h8099;
    memory[2166] = 16'h7f;
    memory[2167] = 16'h3033;
    memory[2168] = 16'h301;
    memory[2169] = 16'h3032;
    memory[2170] = 16'h400;
    memory[2171] = 16'h88fb;
    memory[2172] = 16'h301e;
    memory[2173] = 16'hc0;
    memory[2174] = 16'h3033;
    memory[2175] = 16'h500;
    memory[2176] = 16'h88fb;
    memory[2177] = 16'h3034;
    memory[2178] = 16'h808d;
    memory[2179] = 16'h88db;
    memory[2180] = 16'h30;
    memory[2181] = 16'h6b08;
    memory[2182] = 16'h88fb;
    memory[2183] = 16'h301e;
    memory[2184] = 16'h88e2;
    memory[2185] = 16'h31;
    memory[2186] = 16'h6b08;
    memory[2187] = 16'h88fb;
    memory[2188] = 16'h3034;
    memory[2189] = 16'h89a7;
    memory[2190] = 16'h3044;
    memory[2191] = 16'h88e9;
    memory[2192] = 16'hb0c2;
    memory[2193] = 16'h44;
    memory[2194] = 16'h30f8;
    memory[2195] = 16'hd6;
    memory[2196] = 16'h30fc;
    memory[2197] = 16'h300;
    memory[2198] = 16'h30fd;
    memory[2199] = 16'h30fe;
    memory[2200] = 16'h30ff;
    memory[2201] = 16'h300;
    memory[2202] = 16'h3037;
    memory[2203] = 16'h7013;
    memory[2204] = 16'h7d;
    memory[2205] = 16'h6a00;
    memory[2206] = 16'hc8bd;
    memory[2207] = 16'h300;
    memory[2208] = 16'h3036;
    memory[2209] = 16'h303;
    memory[2210] = 16'h3035;
    memory[2211] = 16'h8d4;
    memory[2212] = 16'h7015;
    memory[2213] = 16'h37;
    memory[2214] = 16'h6803;
    memory[2215] = 16'h7013;
    memory[2216] = 16'h200;
    memory[2217] = 16'h6a00;
    memory[2218] = 16'h184e;
    memory[2219] = 16'h303d;
    memory[2220] = 16'hd5;
    memory[2221] = 16'h835;
    memory[2222] = 16'h7015;
    memory[2223] = 16'h403d;
    memory[2224] = 16'h300;
    memory[2225] = 16'h6308;
    memory[2226] = 16'h4a00;
    memory[2227] = 16'h6908;
    memory[2228] = 16'h836;
    memory[2229] = 16'h3036;
    memory[2230] = 16'h35;
    memory[2231] = 16'h1301;
    memory[2232] = 16'ha8a2;
    memory[2233] = 16'h36;
    memory[2234] = 16'h89c5;
    memory[2235] = 16'h3700;
    memory[2236] = 16'h7009;
    memory[2237] = 16'h37;
    memory[2238] = 16'hb01;
    memory[2239] = 16'h5b04;
    memory[2240] = 16'hb89a;
    memory[2241] = 16'h783a;
    memory[2242] = 16'h7d;
    memory[2243] = 16'hc8c9;
    memory[2244] = 16'h44;
    memory[2245] = 16'h701a;
    memory[2246] = 16'h8a8e;
    memory[2247] = 16'h3700;
    memory[2248] = 16'h7009;
    memory[2249] = 16'h7d;
    memory[2250] = 16'h6a01;
    memory[2251] = 16'hc8cf;
    memory[2252] = 16'h300;
    memory[2253] = 16'h3700;
    memory[2254] = 16'h7009;
    memory[2255] = 16'h7d;
    memory[2256] = 16'h6a02;
    memory[2257] = 16'hc8d5;
    memory[2258] = 16'h300;
    memory[2259] = 16'h3700;
    memory[2260] = 16'h7009;
    memory[2261] = 16'h7d;
    memory[2262] = 16'h6a03;
    memory[2263] = 16'hc8da;
    memory[2264] = 16'h52;
    memory[2265] = 16'h3700;
    memory[2266] = 16'h783a;
    memory[2267] = 16'h7f;
    memory[2268] = 16'h3033;
    memory[2269] = 16'h1f;
    memory[2270] = 16'h6a14;
    memory[2271] = 16'h1b03;
    memory[2272] = 16'h3032;
    memory[2273] = 16'h7011;
    memory[2274] = 16'hc0;
    memory[2275] = 16'h3033;
    memory[2276] = 16'h1f;
    memory[2277] = 16'h6a16;
    memory[2278] = 16'h1b03;
    memory[2279] = 16'h3032;
    memory[2280] = 16'h7011;
    memory[2281] = 16'h1f;
    memory[2282] = 16'h6a10;
    memory[2283] = 16'h1b0f;
    memory[2284] = 16'h5b02;
    memory[2285] = 16'h7011;
    memory[2286] = 16'h303e;
    memory[2287] = 16'h184e;
    memory[2288] = 16'h403f;
    memory[2289] = 16'he8f4;
    memory[2290] = 16'h3043;
    memory[2291] = 16'h80f8;
    memory[2292] = 16'h3043;
    memory[2293] = 16'hd7;
    memory[2294] = 16'h1043;
    memory[2295] = 16'h3043;
    memory[2296] = 16'h3e;
    memory[2297] = 16'h6b08;
    memory[2298] = 16'h83f;
    memory[2299] = 16'h303e;
    memory[2300] = 16'h33;
    memory[2301] = 16'h90ff;
    memory[2302] = 16'h1301;
    memory[2303] = 16'h303d;
    memory[2304] = 16'h32;
    memory[2305] = 16'h9107;
    memory[2306] = 16'h3e;
    memory[2307] = 16'ha10d;
    memory[2308] = 16'h583d;
    memory[2309] = 16'hb10f;
    memory[2310] = 16'h7011;
    memory[2311] = 16'h3e;
    memory[2312] = 16'ha10f;
    memory[2313] = 16'h583d;
    memory[2314] = 16'hb90e;
    memory[2315] = 16'h283d;
    memory[2316] = 16'h910f;
    memory[2317] = 16'h300;
    memory[2318] = 16'h7011;
    memory[2319] = 16'h3d;
    memory[2320] = 16'h7011;
    memory[2321] = 16'h303e;
    memory[2322] = 16'h6801;
    memory[2323] = 16'h584c;
    memory[2324] = 16'hb917;
    memory[2325] = 16'h300;
    memory[2326] = 16'h303e;
    memory[2327] = 16'h7000;
    memory[2328] = 16'h3e;
    memory[2329] = 16'h6801;
    memory[2330] = 16'h6a18;
    memory[2331] = 16'h303d;
    memory[2332] = 16'h9120;
    memory[2333] = 16'h3e;
    memory[2334] = 16'h184f;
    memory[2335] = 16'h2050;
    memory[2336] = 16'h303f;
    memory[2337] = 16'h32;
    memory[2338] = 16'h2b01;
    memory[2339] = 16'h992e;
    memory[2340] = 16'h3e;
    memory[2341] = 16'ha12c;
    memory[2342] = 16'h3d;
    memory[2343] = 16'h5b7f;
    memory[2344] = 16'hb940;
    memory[2345] = 16'h33;
    memory[2346] = 16'h6808;
    memory[2347] = 16'h7011;
    memory[2348] = 16'h300;
    memory[2349] = 16'h7011;
    memory[2350] = 16'h3d;
    memory[2351] = 16'h137f;
    memory[2352] = 16'hb940;
    memory[2353] = 16'h5b18;
    memory[2354] = 16'hb934;
    memory[2355] = 16'h318;
    memory[2356] = 16'h7013;
    memory[2357] = 16'h3f;
    memory[2358] = 16'h6800;
    memory[2359] = 16'h18d8;
    memory[2360] = 16'h303f;
    memory[2361] = 16'h37f;
    memory[2362] = 16'h303d;
    memory[2363] = 16'h32;
    memory[2364] = 16'h9940;
    memory[2365] = 16'h3f;
    memory[2366] = 16'h184f;
    memory[2367] = 16'h303f;
    memory[2368] = 16'h33;
    memory[2369] = 16'h912c;
    memory[2370] = 16'h4300;
    memory[2371] = 16'h6d00;
    memory[2372] = 16'h3043;
    memory[2373] = 16'h7014;
    memory[2374] = 16'h3036;
    memory[2375] = 16'h43;
    memory[2376] = 16'h6a01;
    memory[2377] = 16'h3044;
    memory[2378] = 16'h3f;
    memory[2379] = 16'h6808;
    memory[2380] = 16'h3037;
    memory[2381] = 16'h7000;
    memory[2382] = 16'h4037;
    memory[2383] = 16'h300;
    memory[2384] = 16'h6300;
    memory[2385] = 16'h4843;
    memory[2386] = 16'h3037;
    memory[2387] = 16'h3d;
    memory[2388] = 16'h5b7f;
    memory[2389] = 16'hb95d;
    memory[2390] = 16'h3f;
    memory[2391] = 16'h1850;
    memory[2392] = 16'h995d;
    memory[2393] = 16'h37;
    memory[2394] = 16'h844;
    memory[2395] = 16'ha161;
    memory[2396] = 16'h815f;
    memory[2397] = 16'h37;
    memory[2398] = 16'ha161;
    memory[2399] = 16'h307;
    memory[2400] = 16'h8162;
    memory[2401] = 16'h308;
    memory[2402] = 16'h3035;
    memory[2403] = 16'h7013;
    memory[2404] = 16'h37;
    memory[2405] = 16'h6a00;
    memory[2406] = 16'h3037;
    memory[2407] = 16'hf970;
    memory[2408] = 16'h7012;
    memory[2409] = 16'h6801;
    memory[2410] = 16'h996d;
    memory[2411] = 16'h37;
    memory[2412] = 16'hc970;
    memory[2413] = 16'h37;
    memory[2414] = 16'hb01;
    memory[2415] = 16'h3037;
    memory[2416] = 16'h35;
    memory[2417] = 16'h1307;
    memory[2418] = 16'h7013;
    memory[2419] = 16'h37;
    memory[2420] = 16'h6800;
    memory[2421] = 16'h3037;
    memory[2422] = 16'h36;
    memory[2423] = 16'hb6f;
    memory[2424] = 16'h103d;
    memory[2425] = 16'h5b20;
    memory[2426] = 16'hb97c;
    memory[2427] = 16'h31f;
    memory[2428] = 16'h7013;
    memory[2429] = 16'h4300;
    memory[2430] = 16'h37;
    memory[2431] = 16'h6a00;
    memory[2432] = 16'h3037;
    memory[2433] = 16'h32;
    memory[2434] = 16'h919d;
    memory[2435] = 16'h2b01;
    memory[2436] = 16'h91a5;
    memory[2437] = 16'h33;
    memory[2438] = 16'h6808;
    memory[2439] = 16'h3035;
    memory[2440] = 16'h37;
    memory[2441] = 16'h5835;
    memory[2442] = 16'hb191;
    memory[2443] = 16'h3e;
    memory[2444] = 16'ha9a5;
    memory[2445] = 16'h38;
    memory[2446] = 16'h99a5;
    memory[2447] = 16'he99a;
    memory[2448] = 16'h81a5;
    memory[2449] = 16'h35;
    memory[2450] = 16'h835;
    memory[2451] = 16'h1037;
    memory[2452] = 16'h3037;
    memory[2453] = 16'h38;
    memory[2454] = 16'h99a5;
    memory[2455] = 16'h3e;
    memory[2456] = 16'ha99a;
    memory[2457] = 16'he9a5;
    memory[2458] = 16'h37;
    memory[2459] = 16'h1301;
    memory[2460] = 16'h7011;
    memory[2461] = 16'h3e;
    memory[2462] = 16'ha9a5;
    memory[2463] = 16'h33;
    memory[2464] = 16'h6808;
    memory[2465] = 16'h1037;
    memory[2466] = 16'h3037;
    memory[2467] = 16'he9a5;
    memory[2468] = 16'h819a;
    memory[2469] = 16'h37;
    memory[2470] = 16'h7011;
    memory[2471] = 16'h4034;
    memory[2472] = 16'h300;
    memory[2473] = 16'h6300;
    memory[2474] = 16'h48c1;
    memory[2475] = 16'h7012;
    memory[2476] = 16'h87e;
    memory[2477] = 16'h303e;
    memory[2478] = 16'h1f;
    memory[2479] = 16'h6a10;
    memory[2480] = 16'h1b0f;
    memory[2481] = 16'h2b01;
    memory[2482] = 16'h91b8;
    memory[2483] = 16'h1e;
    memory[2484] = 16'h6802;
    memory[2485] = 16'h83e;
    memory[2486] = 16'h7001;
    memory[2487] = 16'h7011;
    memory[2488] = 16'h1e;
    memory[2489] = 16'h83e;
    memory[2490] = 16'h303e;
    memory[2491] = 16'h1b03;
    memory[2492] = 16'h6803;
    memory[2493] = 16'h303d;
    memory[2494] = 16'h3e;
    memory[2495] = 16'h7001;
    memory[2496] = 16'h603d;
    memory[2497] = 16'h6a00;
    memory[2498] = 16'h184e;
    memory[2499] = 16'h20d9;
    memory[2500] = 16'h7011;
    memory[2501] = 16'h8d3;
    memory[2502] = 16'h6a08;
    memory[2503] = 16'h303d;
    memory[2504] = 16'h6808;
    memory[2505] = 16'h83d;
    memory[2506] = 16'h6808;
    memory[2507] = 16'h83d;
    memory[2508] = 16'h303e;
    memory[2509] = 16'h3d;
    memory[2510] = 16'h6a08;
    memory[2511] = 16'h83e;
    memory[2512] = 16'h91df;
    memory[2513] = 16'h4300;
    memory[2514] = 16'h6d00;
    memory[2515] = 16'h303e;
    memory[2516] = 16'h7014;
    memory[2517] = 16'h303f;
    memory[2518] = 16'h3e;
    memory[2519] = 16'h6a08;
    memory[2520] = 16'hf9da;
    memory[2521] = 16'hb01;
    memory[2522] = 16'h303e;
    memory[2523] = 16'h37d;
    memory[2524] = 16'h103f;
    memory[2525] = 16'h6817;
    memory[2526] = 16'h83e;
    memory[2527] = 16'h7011;
    memory[2528] = 16'h300;
    memory[2529] = 16'h81ed;
    memory[2530] = 16'h301;
    memory[2531] = 16'h81ed;
    memory[2532] = 16'h302;
    memory[2533] = 16'h81ed;
    memory[2534] = 16'h303;
    memory[2535] = 16'h81ed;
    memory[2536] = 16'h304;
    memory[2537] = 16'h81ed;
    memory[2538] = 16'h305;
    memory[2539] = 16'h81ed;
    memory[2540] = 16'h306;
    memory[2541] = 16'h30da;
    memory[2542] = 16'h300;
    memory[2543] = 16'h303f;
    memory[2544] = 16'h3043;
    memory[2545] = 16'h400;
    memory[2546] = 16'h3036;
    memory[2547] = 16'h6a17;
    memory[2548] = 16'h184e;
    memory[2549] = 16'h3038;
    memory[2550] = 16'h36;
    memory[2551] = 16'h184f;
    memory[2552] = 16'h303b;
    memory[2553] = 16'h36;
    memory[2554] = 16'h1848;
    memory[2555] = 16'h303c;
    memory[2556] = 16'h2836;
    memory[2557] = 16'h58e2;
    memory[2558] = 16'hb205;
    memory[2559] = 16'hda;
    memory[2560] = 16'h8e3;
    memory[2561] = 16'h7015;
    memory[2562] = 16'h7000;
    memory[2563] = 16'h200;
    memory[2564] = 16'h7016;
    memory[2565] = 16'h4d;
    memory[2566] = 16'h3700;
    memory[2567] = 16'h79ee;
    memory[2568] = 16'h4b;
    memory[2569] = 16'h203c;
    memory[2570] = 16'h8206;
    memory[2571] = 16'h3c;
    memory[2572] = 16'h8206;
    memory[2573] = 16'h38;
    memory[2574] = 16'h9208;
    memory[2575] = 16'h284e;
    memory[2576] = 16'h920b;
    memory[2577] = 16'he4;
    memory[2578] = 16'h1038;
    memory[2579] = 16'h3039;
    memory[2580] = 16'h300;
    memory[2581] = 16'h82bb;
    memory[2582] = 16'h38;
    memory[2583] = 16'h9208;
    memory[2584] = 16'h284e;
    memory[2585] = 16'h403c;
    memory[2586] = 16'hf205;
    memory[2587] = 16'h920b;
    memory[2588] = 16'h38;
    memory[2589] = 16'hb01;
    memory[2590] = 16'h6a01;
    memory[2591] = 16'h303d;
    memory[2592] = 16'he5;
    memory[2593] = 16'h103d;
    memory[2594] = 16'h3039;
    memory[2595] = 16'h38;
    memory[2596] = 16'h1b01;
    memory[2597] = 16'h303d;
    memory[2598] = 16'h302;
    memory[2599] = 16'h103d;
    memory[2600] = 16'h82bb;
    memory[2601] = 16'h38;
    memory[2602] = 16'h920b;
    memory[2603] = 16'h284e;
    memory[2604] = 16'h403c;
    memory[2605] = 16'hf205;
    memory[2606] = 16'h9208;
    memory[2607] = 16'he6;
    memory[2608] = 16'h303f;
    memory[2609] = 16'h38;
    memory[2610] = 16'h8e7;
    memory[2611] = 16'h6a01;
    memory[2612] = 16'h3039;
    memory[2613] = 16'h38;
    memory[2614] = 16'h1b01;
    memory[2615] = 16'h303d;
    memory[2616] = 16'h307;
    memory[2617] = 16'h103d;
    memory[2618] = 16'h82bb;
    memory[2619] = 16'h38;
    memory[2620] = 16'h9251;
    memory[2621] = 16'h284e;
    memory[2622] = 16'h403c;
    memory[2623] = 16'hf205;
    memory[2624] = 16'h9208;
    memory[2625] = 16'he8;
    memory[2626] = 16'h3039;
    memory[2627] = 16'h38;
    memory[2628] = 16'h137f;
    memory[2629] = 16'ha24b;
    memory[2630] = 16'h3043;
    memory[2631] = 16'he6;
    memory[2632] = 16'h303f;
    memory[2633] = 16'h304;
    memory[2634] = 16'h82bb;
    memory[2635] = 16'h2bff;
    memory[2636] = 16'h3043;
    memory[2637] = 16'h48;
    memory[2638] = 16'h303c;
    memory[2639] = 16'h304;
    memory[2640] = 16'h82bb;
    memory[2641] = 16'he9;
    memory[2642] = 16'h8206;
    memory[2643] = 16'h38;
    memory[2644] = 16'h58ea;
    memory[2645] = 16'hb27b;
    memory[2646] = 16'h3b;
    memory[2647] = 16'h2050;
    memory[2648] = 16'h6808;
    memory[2649] = 16'h303d;
    memory[2650] = 16'heb;
    memory[2651] = 16'h1038;
    memory[2652] = 16'h5b20;
    memory[2653] = 16'hb262;
    memory[2654] = 16'h7013;
    memory[2655] = 16'h3d;
    memory[2656] = 16'h6a00;
    memory[2657] = 16'h8263;
    memory[2658] = 16'h300;
    memory[2659] = 16'h303d;
    memory[2660] = 16'h1b01;
    memory[2661] = 16'h303e;
    memory[2662] = 16'h3d;
    memory[2663] = 16'h6a01;
    memory[2664] = 16'h83e;
    memory[2665] = 16'h403c;
    memory[2666] = 16'hf26e;
    memory[2667] = 16'h303d;
    memory[2668] = 16'h300;
    memory[2669] = 16'h103d;
    memory[2670] = 16'h303d;
    memory[2671] = 16'h184f;
    memory[2672] = 16'h303b;
    memory[2673] = 16'h3d;
    memory[2674] = 16'h6b17;
    memory[2675] = 16'h303d;
    memory[2676] = 16'hec;
    memory[2677] = 16'h103d;
    memory[2678] = 16'h3039;
    memory[2679] = 16'h300;
    memory[2680] = 16'h303c;
    memory[2681] = 16'h303;
    memory[2682] = 16'h82bb;
    memory[2683] = 16'h3c;
    memory[2684] = 16'haa08;
    memory[2685] = 16'h300;
    memory[2686] = 16'h8206;
    memory[2687] = 16'h38;
    memory[2688] = 16'h284e;
    memory[2689] = 16'h9205;
    memory[2690] = 16'h3b;
    memory[2691] = 16'h2050;
    memory[2692] = 16'h7012;
    memory[2693] = 16'h300;
    memory[2694] = 16'h6300;
    memory[2695] = 16'h48ed;
    memory[2696] = 16'h6a0d;
    memory[2697] = 16'h383d;
    memory[2698] = 16'h38;
    memory[2699] = 16'h58ee;
    memory[2700] = 16'hb29c;
    memory[2701] = 16'h10ef;
    memory[2702] = 16'ha293;
    memory[2703] = 16'h7013;
    memory[2704] = 16'h3d;
    memory[2705] = 16'h6800;
    memory[2706] = 16'h829d;
    memory[2707] = 16'h303e;
    memory[2708] = 16'h300;
    memory[2709] = 16'h103e;
    memory[2710] = 16'h5b20;
    memory[2711] = 16'hb29c;
    memory[2712] = 16'h7013;
    memory[2713] = 16'h3d;
    memory[2714] = 16'h6a00;
    memory[2715] = 16'h829d;
    memory[2716] = 16'h300;
    memory[2717] = 16'h6a01;
    memory[2718] = 16'h303d;
    memory[2719] = 16'h6a17;
    memory[2720] = 16'h303e;
    memory[2721] = 16'hda;
    memory[2722] = 16'hcaa8;
    memory[2723] = 16'h3e;
    memory[2724] = 16'hb01;
    memory[2725] = 16'h303e;
    memory[2726] = 16'h300;
    memory[2727] = 16'h303c;
    memory[2728] = 16'h3e;
    memory[2729] = 16'hcaad;
    memory[2730] = 16'h3d;
    memory[2731] = 16'h2bff;
    memory[2732] = 16'h303d;
    memory[2733] = 16'h7000;
    memory[2734] = 16'h3d;
    memory[2735] = 16'h184f;
    memory[2736] = 16'h303b;
    memory[2737] = 16'h3e;
    memory[2738] = 16'h681e;
    memory[2739] = 16'h1848;
    memory[2740] = 16'h283c;
    memory[2741] = 16'h303c;
    memory[2742] = 16'he6;
    memory[2743] = 16'h303f;
    memory[2744] = 16'he8;
    memory[2745] = 16'h3039;
    memory[2746] = 16'h305;
    memory[2747] = 16'h6807;
    memory[2748] = 16'h303d;
    memory[2749] = 16'h3b;
    memory[2750] = 16'h6a10;
    memory[2751] = 16'h83d;
    memory[2752] = 16'h6803;
    memory[2753] = 16'h80e;
    memory[2754] = 16'h303d;
    memory[2755] = 16'h7001;
    memory[2756] = 16'h303a;
    memory[2757] = 16'h3d;
    memory[2758] = 16'hb04;
    memory[2759] = 16'h7001;
    memory[2760] = 16'h3038;
    memory[2761] = 16'h3a;
    memory[2762] = 16'h6a1b;
    memory[2763] = 16'h680c;
    memory[2764] = 16'h303d;
    memory[2765] = 16'h38;
    memory[2766] = 16'h186f;
    memory[2767] = 16'h203d;
    memory[2768] = 16'h303d;
    memory[2769] = 16'h3b;
    memory[2770] = 16'h1846;
    memory[2771] = 16'h303b;
    memory[2772] = 16'h7012;
    memory[2773] = 16'h300;
    memory[2774] = 16'h6310;
    memory[2775] = 16'h483d;
    memory[2776] = 16'h6a01;
    memory[2777] = 16'h303d;
    memory[2778] = 16'h38;
    memory[2779] = 16'h6a0c;
    memory[2780] = 16'h103d;
    memory[2781] = 16'h6a02;
    memory[2782] = 16'h303d;
    memory[2783] = 16'h403b;
    memory[2784] = 16'h300;
    memory[2785] = 16'h6310;
    memory[2786] = 16'h483d;
    memory[2787] = 16'h6902;
    memory[2788] = 16'h303d;
    memory[2789] = 16'h3a;
    memory[2790] = 16'h103d;
    memory[2791] = 16'h18f0;
    memory[2792] = 16'h283f;
    memory[2793] = 16'h303a;
    memory[2794] = 16'h43;
    memory[2795] = 16'h681a;
    memory[2796] = 16'h203a;
    memory[2797] = 16'h303a;
    memory[2798] = 16'h43;
    memory[2799] = 16'h6a06;
    memory[2800] = 16'h92f5;
    memory[2801] = 16'h3a;
    memory[2802] = 16'h6a01;
    memory[2803] = 16'h2048;
    memory[2804] = 16'h8303;
    memory[2805] = 16'h3a;
    memory[2806] = 16'h6a01;
    memory[2807] = 16'h920b;
    memory[2808] = 16'h3a;
    memory[2809] = 16'h4300;
    memory[2810] = 16'h6d00;
    memory[2811] = 16'h303a;
    memory[2812] = 16'h7014;
    memory[2813] = 16'hb01;
    memory[2814] = 16'h303d;
    memory[2815] = 16'h39;
    memory[2816] = 16'h103d;
    memory[2817] = 16'h3039;
    memory[2818] = 16'h3a;
    memory[2819] = 16'h303a;
    memory[2820] = 16'h6a07;
    memory[2821] = 16'h1b01;
    memory[2822] = 16'h303d;
    memory[2823] = 16'h3a;
    memory[2824] = 16'h6a08;
    memory[2825] = 16'h184f;
    memory[2826] = 16'h83d;
    memory[2827] = 16'h303d;
    memory[2828] = 16'h39;
    memory[2829] = 16'ha20b;
    memory[2830] = 16'h584e;
    memory[2831] = 16'hb208;
    memory[2832] = 16'h6817;
    memory[2833] = 16'h83d;
    memory[2834] = 16'h5850;
    memory[2835] = 16'hba0b;
    memory[2836] = 16'h203c;
    memory[2837] = 16'h8206;
    memory[2838] = 16'h300;
    memory[2839] = 16'h831d;
    memory[2840] = 16'h301;
    memory[2841] = 16'h831d;
    memory[2842] = 16'h48;
    memory[2843] = 16'h831d;
    memory[2844] = 16'hf1;
    memory[2845] = 16'h30da;
    memory[2846] = 16'h400;
    memory[2847] = 16'h303d;
    memory[2848] = 16'h18da;
    memory[2849] = 16'h303f;
    memory[2850] = 16'h500;
    memory[2851] = 16'h303e;
    memory[2852] = 16'h934a;
    memory[2853] = 16'h18da;
    memory[2854] = 16'h283f;
    memory[2855] = 16'h3043;
    memory[2856] = 16'h3f;
    memory[2857] = 16'hab2d;
    memory[2858] = 16'h300;
    memory[2859] = 16'h103d;
    memory[2860] = 16'h303d;
    memory[2861] = 16'h3e;
    memory[2862] = 16'hab34;
    memory[2863] = 16'hda;
    memory[2864] = 16'hab34;
    memory[2865] = 16'h300;
    memory[2866] = 16'h103e;
    memory[2867] = 16'h303e;
    memory[2868] = 16'h403d;
    memory[2869] = 16'h300;
    memory[2870] = 16'h6300;
    memory[2871] = 16'h503e;
    memory[2872] = 16'h303d;
    memory[2873] = 16'h383e;
    memory[2874] = 16'hda;
    memory[2875] = 16'hc343;
    memory[2876] = 16'h43;
    memory[2877] = 16'ha340;
    memory[2878] = 16'h3e;
    memory[2879] = 16'h834f;
    memory[2880] = 16'h300;
    memory[2881] = 16'h103e;
    memory[2882] = 16'h834f;
    memory[2883] = 16'h3f;
    memory[2884] = 16'ha347;
    memory[2885] = 16'h3d;
    memory[2886] = 16'h834f;
    memory[2887] = 16'h300;
    memory[2888] = 16'h103d;
    memory[2889] = 16'h834f;
    memory[2890] = 16'hda;
    memory[2891] = 16'hc34e;
    memory[2892] = 16'h3d;
    memory[2893] = 16'h834f;
    memory[2894] = 16'h300;
    memory[2895] = 16'h3700;
    memory[2896] = 16'h7b1e;
  end
  always @(posedge clock) if (read_enable) word <= memory[address[11:0]];
endmodule

module routines (
  input wire clock,
  input wire read_enable,
  input wire [11:0] address,
  output reg [15:0] word
);
  (* ram_style = "block" *) reg [15:0] memory [0:255];
  integer k;
  initial begin
    for (k = 0; k < 256; k = k + 1) memory[k] = 0;
    memory[0] = 16'h15d;
    memory[1] = 16'h183;
    memory[2] = 16'h85a2;
    memory[3] = 16'h5c6;
    memory[4] = 16'h85f8;
    memory[5] = 16'h860c;
    memory[6] = 16'h5f5;
    memory[7] = 16'h183;
    memory[8] = 16'h183;
    memory[9] = 16'h183;
    memory[10] = 16'h623;
    memory[11] = 16'h85e9;
    memory[12] = 16'h85e9;
    memory[13] = 16'h15d;
    memory[14] = 16'h15d;
    memory[15] = 16'h15d;
    memory[16] = 16'h81a1;
    memory[17] = 16'h81a4;
    memory[18] = 16'h81a8;
    memory[19] = 16'h81cb;
    memory[20] = 16'h81d1;
    memory[21] = 16'h81ce;
    memory[22] = 16'h81e1;
    memory[23] = 16'h81ac;
    memory[24] = 16'h81b0;
    memory[25] = 16'h81b4;
    memory[26] = 16'h81b8;
    memory[27] = 16'h81bc;
    memory[28] = 16'h81c1;
    memory[29] = 16'h81c6;
    memory[30] = 16'h81f7;
    memory[31] = 16'h81ff;
    memory[32] = 16'h81eb;
    memory[33] = 16'h81f1;
    memory[34] = 16'h264;
    memory[35] = 16'h8255;
    memory[36] = 16'h820e;
    memory[37] = 16'h821e;
    memory[38] = 16'h822f;
    memory[39] = 16'h823e;
    memory[40] = 16'h8245;
    memory[41] = 16'h15d;
    memory[42] = 16'h15d;
    memory[43] = 16'h15d;
    memory[44] = 16'h15d;
    memory[45] = 16'h15d;
    memory[46] = 16'h15d;
    memory[47] = 16'h15d;
    memory[48] = 16'h829e;
    memory[49] = 16'h82a5;
    memory[50] = 16'h82ad;
    memory[51] = 16'h82b4;
    memory[52] = 16'h837b;
    memory[53] = 16'h8383;
    memory[54] = 16'h3a7;
    memory[55] = 16'h83cd;
    memory[56] = 16'h83da;
    memory[57] = 16'h8405;
    memory[58] = 16'h840f;
    memory[59] = 16'h841e;
    memory[60] = 16'h8421;
    memory[61] = 16'h841b;
    memory[62] = 16'h8436;
    memory[63] = 16'h842e;
    memory[64] = 16'h8496;
    memory[65] = 16'h84b6;
    memory[66] = 16'h84db;
    memory[67] = 16'h8502;
    memory[68] = 16'h8283;
    memory[69] = 16'h8288;
    memory[70] = 16'h849f;
    memory[71] = 16'h84c4;
    memory[72] = 16'h89e0;
    memory[73] = 16'h89e2;
    memory[74] = 16'h89e4;
    memory[75] = 16'h89e6;
    memory[76] = 16'h89e8;
    memory[77] = 16'h89ea;
    memory[78] = 16'h89ec;
    memory[79] = 16'h15d;
    memory[80] = 16'h8b1a;
    memory[81] = 16'h8b16;
    memory[82] = 16'h8b1c;
    memory[83] = 16'h8b18;
    memory[84] = 16'h15d;
    memory[85] = 16'h15d;
    memory[86] = 16'h15d;
    memory[87] = 16'h15d;
    memory[88] = 16'h522;
    memory[89] = 16'h855d;
    memory[90] = 16'h855f;
    memory[91] = 16'h8585;
    memory[92] = 16'h858e;
    memory[93] = 16'h15d;
    memory[94] = 16'h15d;
    memory[95] = 16'h15d;
    memory[96] = 16'h869a;
    memory[97] = 16'h86a0;
    memory[98] = 16'h86a7;
    memory[99] = 16'h86ad;
    memory[100] = 16'h8694;
    memory[101] = 16'h86bb;
    memory[102] = 16'h86be;
    memory[103] = 16'h86b4;
    memory[104] = 16'h869a;
    memory[105] = 16'h86a0;
    memory[106] = 16'h86a7;
    memory[107] = 16'h86ad;
    memory[108] = 16'h8694;
    memory[109] = 16'h86bb;
    memory[110] = 16'h86be;
    memory[111] = 16'h86b4;
    memory[112] = 16'h7be;
    memory[113] = 16'h799;
    memory[114] = 16'h790;
    memory[115] = 16'h15d;
    memory[116] = 16'h7be;
    memory[117] = 16'h799;
    memory[118] = 16'h790;
    memory[119] = 16'h15d;
    memory[120] = 16'h800;
    memory[121] = 16'h800;
    memory[122] = 16'h15d;
    memory[123] = 16'h15d;
    memory[124] = 16'h86ea;
    memory[125] = 16'h86d6;
    memory[126] = 16'h15d;
    memory[127] = 16'h15d;
    memory[128] = 16'h15d;
    memory[129] = 16'h15d;
    memory[130] = 16'h15d;
    memory[131] = 16'h15d;
    memory[132] = 16'h15d;
    memory[133] = 16'h15d;
    memory[134] = 16'h15d;
    memory[135] = 16'h15d;
    memory[136] = 16'h15d;
    memory[137] = 16'h15d;
    memory[138] = 16'h15d;
    memory[139] = 16'h15d;
    memory[140] = 16'h15d;
    memory[141] = 16'h15d;
    memory[142] = 16'h15d;
    memory[143] = 16'h15d;
    memory[144] = 16'h81a1;
    memory[145] = 16'h81a4;
    memory[146] = 16'h81a8;
    memory[147] = 16'h81cb;
    memory[148] = 16'h81d1;
    memory[149] = 16'h81ce;
    memory[150] = 16'h15d;
    memory[151] = 16'h81ac;
    memory[152] = 16'h81b0;
    memory[153] = 16'h81b4;
    memory[154] = 16'h15d;
    memory[155] = 16'h81bc;
    memory[156] = 16'h81c1;
    memory[157] = 16'h81c6;
    memory[158] = 16'h81f7;
    memory[159] = 16'h81ff;
    memory[160] = 16'h81eb;
    memory[161] = 16'h81f1;
    memory[162] = 16'h264;
    memory[163] = 16'h15d;
    memory[164] = 16'h15d;
    memory[165] = 16'h15d;
    memory[166] = 16'h15d;
    memory[167] = 16'h823e;
    memory[168] = 16'h8245;
    memory[169] = 16'h15d;
    memory[170] = 16'h15d;
    memory[171] = 16'h15d;
    memory[172] = 16'h15d;
    memory[173] = 16'h15d;
    memory[174] = 16'h15d;
    memory[175] = 16'h15d;
    memory[176] = 16'h829e;
    memory[177] = 16'h82a5;
    memory[178] = 16'h82ad;
    memory[179] = 16'h15d;
    memory[180] = 16'h837b;
    memory[181] = 16'h8383;
    memory[182] = 16'h3a7;
    memory[183] = 16'h15d;
    memory[184] = 16'h15d;
    memory[185] = 16'h15d;
    memory[186] = 16'h15d;
    memory[187] = 16'h15d;
    memory[188] = 16'h15d;
    memory[189] = 16'h15d;
    memory[190] = 16'h15d;
    memory[191] = 16'h15d;
    memory[192] = 16'h15d;
    memory[193] = 16'h15d;
    memory[194] = 16'h15d;
    memory[195] = 16'h15d;
    memory[196] = 16'h15d;
    memory[197] = 16'h15d;
    memory[198] = 16'h15d;
    memory[199] = 16'h15d;
    memory[200] = 16'h15d;
    memory[201] = 16'h15d;
    memory[202] = 16'h15d;
    memory[203] = 16'h15d;
    memory[204] = 16'h15d;
    memory[205] = 16'h15d;
    memory[206] = 16'h15d;
    memory[207] = 16'h15d;
    memory[208] = 16'h8b1a;
    memory[209] = 16'h8b16;
    memory[210] = 16'h8b1c;
    memory[211] = 16'h8b18;
    memory[212] = 16'h15d;
    memory[213] = 16'h15d;
    memory[214] = 16'h15d;
    memory[215] = 16'h15d;
    memory[216] = 16'h15d;
    memory[217] = 16'h15d;
    memory[218] = 16'h15d;
    memory[219] = 16'h15d;
    memory[220] = 16'h858e;
    memory[221] = 16'h15d;
    memory[222] = 16'h15d;
    memory[223] = 16'h15d;
    memory[224] = 16'h15d;
    memory[225] = 16'h15d;
    memory[226] = 16'h15d;
    memory[227] = 16'h15d;
    memory[228] = 16'h15d;
    memory[229] = 16'h15d;
    memory[230] = 16'h15d;
    memory[231] = 16'h15d;
    memory[232] = 16'h15d;
    memory[233] = 16'h15d;
    memory[234] = 16'h15d;
    memory[235] = 16'h15d;
    memory[236] = 16'h15d;
    memory[237] = 16'h15d;
    memory[238] = 16'h15d;
    memory[239] = 16'h15d;
    memory[240] = 16'h15d;
    memory[241] = 16'h15d;
    memory[242] = 16'h15d;
    memory[243] = 16'h15d;
    memory[244] = 16'h15d;
    memory[245] = 16'h15d;
    memory[246] = 16'h15d;
    memory[247] = 16'h15d;
    memory[248] = 16'h15d;
    memory[249] = 16'h15d;
    memory[250] = 16'h15d;
    memory[251] = 16'h15d;
    memory[252] = 16'h15d;
    memory[253] = 16'h15d;
    memory[254] = 16'h15d;
    memory[255] = 16'h15d;
  end
  always @(posedge clock) if (read_enable) word <= memory[address[7:0]];
endmodule

module store (
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

module shared (
  input wire clock,
  input wire read_enable,
  input wire [10:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [10:0] write_address,
  input wire [31:0] write_data
);
  wire [8:0] from = {read_address[8], read_address[7], read_address[6], read_address[5], read_address[4],
      read_address[3], read_address[2], read_address[1], read_address[0]};
  wire [8:0] to = {write_address[8], write_address[7], write_address[6], write_address[5], write_address[4],
      write_address[3], write_address[2], write_address[1], write_address[0]};
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:511];
  integer k;
  initial begin
    for (k = 0; k < 512; k = k + 1) memory[k] = 0;
  end
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[from];
    if (write_enable) memory[to] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && from == to) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module decode (
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

module threads (
  input wire clock,
  input wire [15:0] a,
  input wire a_any,
  input wire [3:0] guard,
  input wire [1:0] put_number,
  input wire [1:0] select_number,
  input wire begins,
  input wire restarts,
  input wire advances,
  input wire set,
  input wire load,
  input wire put,
  output reg [3:0] left,
  output reg [1:0] thread,
  output reg [3:0] thread_bit,
  output reg more,
  output reg selected,
  output reg [15:0] predicates
);
  reg [3:0] own_bit;
  reg [3:0] mask;
  reg [1:0] number;
  reg [3:0] chosen;
  reg [3:0] selecting;
  reg [3:0] of_mask;
  reg [1:0] first;
  reg [15:0] all__d;
  reg [15:0] all__q = 16'h0;
  reg [3:0] waiting__d;
  reg [3:0] waiting__q = 4'h0;
  reg [1:0] present__d;
  reg [1:0] present__q = 2'h0;
  always @(*) begin
    all__d = all__q;
    waiting__d = waiting__q;
    present__d = present__q;
    predicates = all__q;
    left = waiting__q;
    thread = present__q;
    own_bit = 4'h0;
    chosen = 4'h0;
    selecting = 4'h0;
    number = guard[1:0];
    if ((present__q == 2'h0)) begin
      own_bit = {own_bit[3:1], 1'h1};
    end
    if ((number == 2'h0)) begin
      chosen = all__q[3:0];
    end
    if ((select_number == 2'h0)) begin
      selecting = all__q[3:0];
    end
    if ((present__q == 2'h1)) begin
      own_bit = {own_bit[3:2], 1'h1, own_bit[0]};
    end
    if ((number == 2'h1)) begin
      chosen = all__q[7:4];
    end
    if ((select_number == 2'h1)) begin
      selecting = all__q[7:4];
    end
    if ((present__q == 2'h2)) begin
      own_bit = {own_bit[3], 1'h1, own_bit[1:0]};
    end
    if ((number == 2'h2)) begin
      chosen = all__q[11:8];
    end
    if ((select_number == 2'h2)) begin
      selecting = all__q[11:8];
    end
    if ((present__q == 2'h3)) begin
      own_bit = {1'h1, own_bit[2:0]};
    end
    if ((number == 2'h3)) begin
      chosen = all__q[15:12];
    end
    if ((select_number == 2'h3)) begin
      selecting = all__q[15:12];
    end
    if (guard[2]) begin
      chosen = (chosen ^ 4'hf);
    end
    if ((!guard[3])) begin
      chosen = 4'hf;
    end
    of_mask = a[3:0];
    mask = (waiting__q & (own_bit ^ 4'hf));
    if (begins) begin
      mask = (of_mask & chosen);
    end
    if (restarts) begin
      mask = of_mask;
    end
    first = 2'h3;
    if (mask[2]) begin
      first = 2'h2;
    end
    if (mask[1]) begin
      first = 2'h1;
    end
    if (mask[0]) begin
      first = 2'h0;
    end
    if (((begins | restarts) | (advances & (|mask)))) begin
      waiting__d = mask;
      present__d = first;
    end
    if (set) begin
      present__d = a[1:0];
    end
    if (load) begin
      all__d = a;
    end
    if (put) begin
      if (((put_number == 2'h0) & (present__q == 2'h0))) begin
        all__d = {all__q[15:1], a_any};
      end
      if (((put_number == 2'h0) & (present__q == 2'h1))) begin
        all__d = {all__q[15:2], a_any, all__q[0]};
      end
      if (((put_number == 2'h0) & (present__q == 2'h2))) begin
        all__d = {all__q[15:3], a_any, all__q[1:0]};
      end
      if (((put_number == 2'h0) & (present__q == 2'h3))) begin
        all__d = {all__q[15:4], a_any, all__q[2:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h0))) begin
        all__d = {all__q[15:5], a_any, all__q[3:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h1))) begin
        all__d = {all__q[15:6], a_any, all__q[4:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h2))) begin
        all__d = {all__q[15:7], a_any, all__q[5:0]};
      end
      if (((put_number == 2'h1) & (present__q == 2'h3))) begin
        all__d = {all__q[15:8], a_any, all__q[6:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h0))) begin
        all__d = {all__q[15:9], a_any, all__q[7:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h1))) begin
        all__d = {all__q[15:10], a_any, all__q[8:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h2))) begin
        all__d = {all__q[15:11], a_any, all__q[9:0]};
      end
      if (((put_number == 2'h2) & (present__q == 2'h3))) begin
        all__d = {all__q[15:12], a_any, all__q[10:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h0))) begin
        all__d = {all__q[15:13], a_any, all__q[11:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h1))) begin
        all__d = {all__q[15:14], a_any, all__q[12:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h2))) begin
        all__d = {all__q[15], a_any, all__q[13:0]};
      end
      if (((put_number == 2'h3) & (present__q == 2'h3))) begin
        all__d = {a_any, all__q[14:0]};
      end
    end
    thread_bit = own_bit;
    more = (|mask);
    selected = (|(selecting & own_bit));
  end
  always @(posedge clock) begin
    all__q <= all__d;
    waiting__q <= waiting__d;
    present__q <= present__d;
  end
endmodule

module operand (
  input wire [15:0] word,
  input wire [7:0] index,
  input wire [31:0] low,
  input wire [7:0] high,
  input wire [2:0] warp,
  input wire [1:0] thread,
  input wire [11:0] x,
  output reg reads,
  output reg [11:0] wanted
);
  reg [2:0] mode;
  reg [4:0] next_code;
  reg [11:0] common;
  reg [11:0] ra;
  reg [11:0] rb;
  reg [11:0] rc;
  reg [11:0] rd;
  reg [11:0] shared;
  reg [11:0] own;
  reg [11:0] indexed;
  reg [11:0] register;
  always @(*) begin
    mode = word[10:8];
    common = ({10'h0, thread} | {{9'h0, warp} << 32'h7});
    ra = ((common | {{7'h0, low[22:18]} << 32'h2}) ^ {{11'h0, low[23]} << 32'h7});
    rb = ((common | {{7'h0, low[28:24]} << 32'h2}) ^ {{11'h0, low[29]} << 32'h7});
    if (low[7]) begin
      rb = 12'h700;
    end
    rc = (((common | {{10'h0, low[31:30]} << 32'h2}) | {{9'h0, high[2:0]} << 32'h4}) ^ {{11'h0, high[3]} << 32'h7});
    rd = ((common | {{7'h0, low[16:12]} << 32'h2}) ^ {{11'h0, low[17]} << 32'h7});
    register = 12'h0;
    if (mode[2]) begin
      register = ra;
      if (mode[0]) begin
        register = rb;
      end
      if (mode[1]) begin
        register = rc;
        if (mode[0]) begin
          register = rd;
        end
      end
    end
    shared = 12'h0;
    if (((mode == 3'h0) | (mode == 3'h3))) begin
      shared = ({4'h0, index} | 12'h700);
    end
    own = 12'h0;
    if ((mode == 3'h1)) begin
      own = (({6'h0, index[5:0]} | {{9'h0, warp} << 32'h6}) | 12'h400);
      if (index[6]) begin
        own = (({8'h0, index[3:0]} | {{10'h0, warp[1:0]} << 32'h4}) | 12'h780);
      end
      if (index[7]) begin
        own = ((own & 12'hffc) | {10'h0, thread});
      end
    end
    indexed = 12'h0;
    if ((mode == 3'h2)) begin
      indexed = x;
    end
    wanted = (((register | shared) | own) | indexed);
    next_code = word[15:11];
    reads = ((((next_code < 5'hd) & (next_code != 5'h6)) & (next_code != 5'h7)) & (mode != 3'h3));
  end
endmodule

module accumulators (
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
    stalls = 1'h0;
    if (compute_shift) begin
      if (busy__q) begin
        stalls = (!last);
      end else begin
        stalls = ((normalises | (|places)) | (|k__q));
      end
    end
    if (compute_mul) begin
      stalls = ((!busy__q) | (k__q != 5'h1));
    end
    if (compute_div) begin
      stalls = (!corrects__q);
    end
    busy__d = stalls;
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

module sequencer (
  input wire clock,
  input wire goes,
  input wire [10:0] place,
  input wire [31:0] a,
  input wire [31:0] b,
  input wire carry,
  input wire more,
  input wire left,
  input wire selected,
  input wire [15:0] routine,
  input wire stop,
  input wire jump_jmp,
  input wire jump_call,
  input wire jump_each,
  input wire jump_jz,
  input wire jump_jnz,
  input wire jump_jn,
  input wire jump_jp,
  input wire jump_jc,
  input wire jump_jnc,
  input wire jump_jo,
  input wire jump_je,
  input wire jump_next_thread,
  input wire jump_jnone,
  input wire jump_jsel,
  input wire jump_jbz,
  input wire jump_jbn,
  input wire jump_jbp,
  input wire jump_dispatch,
  input wire jump_ret,
  input wire jump_jump_to,
  input wire jump_far,
  output reg [11:0] fetched,
  output reg taken
);
  localparam [11:0] nobody = 12'h1;
  localparam [11:0] stopped = 12'h2;
  localparam [11:0] page = 12'h800;
  reg [11:0] page_now;
  reg [11:0] target;
  reg [11:0] pc__d;
  reg [11:0] pc__q = 12'h0;
  reg far__d;
  reg far__q = 1'h0;
  reg [11:0] stack__0__d;
  reg [11:0] stack__0__q = 12'h0;
  reg [11:0] stack__1__d;
  reg [11:0] stack__1__q = 12'h0;
  reg [11:0] stack__2__d;
  reg [11:0] stack__2__q = 12'h0;
  reg [11:0] stack__3__d;
  reg [11:0] stack__3__q = 12'h0;
  always @(*) begin
    pc__d = pc__q;
    stack__0__d = stack__0__q;
    stack__1__d = stack__1__q;
    stack__2__d = stack__2__q;
    stack__3__d = stack__3__q;
    far__d = jump_far;
    page_now = (pc__q & page);
    if (far__q) begin
      page_now = ((pc__q ^ page) & page);
    end
    target = (page_now | {1'h0, place});
    taken = (((((((((((((((((((jump_jmp | jump_call) | jump_each) | (jump_jz & (!(|a)))) | (jump_jnz & (|a))) | (jump_jn
        & a[31])) | (jump_jp & (!a[31]))) | (jump_jc & carry)) | (jump_jnc & (!carry))) | (jump_jo & a[0])) | (jump_je &
        (!a[0]))) | (jump_next_thread & more)) | (jump_jnone & (!left))) | (jump_jsel & selected)) | (jump_jbz &
        (!(|b)))) | (jump_jbn & b[31])) | (jump_jbp & (!b[31]))) | jump_dispatch) | jump_ret) | jump_jump_to);
    if ((jump_each & (!more))) begin
      target = nobody;
    end
    if (jump_call) begin
      stack__0__d = {pc__q - 12'h1};
      stack__1__d = stack__0__q;
      stack__2__d = stack__1__q;
      stack__3__d = stack__2__q;
    end
    if (jump_ret) begin
      target = stack__0__q;
      stack__0__d = stack__1__q;
      stack__1__d = stack__2__q;
      stack__2__d = stack__3__q;
      stack__3__d = 12'h0;
    end
    if (jump_jump_to) begin
      target = a[11:0];
    end
    if (jump_dispatch) begin
      target = routine[11:0];
      if ((routine[15] & (!left))) begin
        target = nobody;
      end
      if (stop) begin
        target = stopped;
      end
    end
    fetched = pc__q;
    if (taken) begin
      fetched = target;
    end
    if (goes) begin
      pc__d = {fetched + 12'h1};
    end
  end
  always @(posedge clock) begin
    pc__q <= pc__d;
    far__q <= far__d;
    stack__0__q <= stack__0__d;
    stack__1__q <= stack__1__d;
    stack__2__q <= stack__2__d;
    stack__3__q <= stack__3__d;
  end
endmodule

module microcoded_core (
  input wire clock,
  input wire start,
  input wire stop,
  input wire host_valid,
  input wire host_write,
  input wire [7:0] host_place,
  input wire [31:0] host_data,
  output reg [31:0] host_word,
  output reg done,
  output reg [3:0] fault,
  output reg [31:0] cycles,
  output reg mem_valid,
  output reg mem_write,
  output reg [29:0] mem_address,
  output reg [31:0] mem_data,
  output reg mem_keeps,
  input wire mem_done,
  input wire [31:0] mem_word,
  output reg trace_valid,
  output reg [2:0] trace_warp,
  output reg [19:0] trace_pc,
  output reg [3:0] trace_active
);
  reg [2:0] kind;
  reg stalls;
  reg goes;
  reg idle;
  reg from_store;
  reg [31:0] other;
  reg [31:0] literal;
  reg [5:0] rd_plus;
  reg [11:0] asked;
  reg code__read_enable;
  reg [11:0] code__address;
  wire [15:0] code__word;
  reg routines__read_enable;
  reg [11:0] routines__address;
  wire [15:0] routines__word;
  reg store__read_enable;
  reg [10:0] store__read_address;
  wire [31:0] store__read_data;
  reg store__write_enable;
  reg [10:0] store__write_address;
  reg [31:0] store__write_data;
  reg shared__read_enable;
  reg [10:0] shared__read_address;
  wire [31:0] shared__read_data;
  reg shared__write_enable;
  reg [10:0] shared__write_address;
  reg [31:0] shared__write_data;
  reg [15:0] decode__op;
  reg decode__op_valid;
  wire decode__compute_ld;
  wire decode__compute_add;
  wire decode__compute_sub;
  wire decode__compute_and;
  wire decode__compute_or;
  wire decode__compute_xor;
  wire decode__compute_ldb;
  wire decode__compute_mul;
  wire decode__compute_div;
  wire decode__compute_cmp;
  wire decode__compute_ldk;
  wire decode__compute_shift;
  wire decode__compute_swap;
  wire decode__compute_set_count;
  wire decode__compute_get_count;
  wire decode__compute_trace;
  wire decode__jump_jmp;
  wire decode__jump_call;
  wire decode__jump_each;
  wire decode__jump_jz;
  wire decode__jump_jnz;
  wire decode__jump_jn;
  wire decode__jump_jp;
  wire decode__jump_jc;
  wire decode__jump_jnc;
  wire decode__jump_jo;
  wire decode__jump_je;
  wire decode__jump_next_thread;
  wire decode__jump_jnone;
  wire decode__jump_jsel;
  wire decode__jump_jbz;
  wire decode__jump_jbn;
  wire decode__jump_jbp;
  wire decode__jump_dispatch;
  wire decode__jump_ret;
  wire decode__jump_jump_to;
  wire decode__jump_far;
  wire decode__op_st;
  wire decode__op_stb;
  wire decode__sys_read;
  wire decode__sys_write;
  wire decode__sys_begin;
  wire decode__sys_left;
  wire decode__sys_get_left;
  wire decode__sys_get_thread;
  wire decode__sys_set_thread;
  wire decode__sys_bit;
  wire decode__sys_increment_rd;
  wire decode__sys_set_low;
  wire decode__sys_set_high;
  wire decode__sys_set_predicates;
  wire decode__sys_get_predicates;
  wire decode__sys_put_predicate;
  wire decode__sys_set_warp;
  wire decode__sys_set_index;
  wire decode__sys_idle;
  wire decode__sys_fault;
  wire decode__sys_keep;
  reg [15:0] threads__a;
  reg threads__a_any;
  reg [3:0] threads__guard;
  reg [1:0] threads__put_number;
  reg [1:0] threads__select_number;
  reg threads__begins;
  reg threads__restarts;
  reg threads__advances;
  reg threads__set;
  reg threads__load;
  reg threads__put;
  wire [3:0] threads__left;
  wire [1:0] threads__thread;
  wire [3:0] threads__thread_bit;
  wire threads__more;
  wire threads__selected;
  wire [15:0] threads__predicates;
  reg [15:0] operand__word;
  reg [7:0] operand__index;
  reg [31:0] operand__low;
  reg [7:0] operand__high;
  reg [2:0] operand__warp;
  reg [1:0] operand__thread;
  reg [11:0] operand__x;
  wire operand__reads;
  wire [11:0] operand__wanted;
  reg [2:0] accumulators__kind;
  reg [4:0] accumulators__places;
  reg [31:0] accumulators__stored;
  reg accumulators__from_store;
  reg [31:0] accumulators__other;
  reg accumulators__compute_ld;
  reg accumulators__compute_add;
  reg accumulators__compute_sub;
  reg accumulators__compute_and;
  reg accumulators__compute_or;
  reg accumulators__compute_xor;
  reg accumulators__compute_ldb;
  reg accumulators__compute_mul;
  reg accumulators__compute_div;
  reg accumulators__compute_cmp;
  reg accumulators__compute_ldk;
  reg accumulators__compute_shift;
  reg accumulators__compute_swap;
  reg accumulators__compute_set_count;
  reg accumulators__compute_get_count;
  reg accumulators__compute_trace;
  reg accumulators__brings;
  reg [31:0] accumulators__brought;
  wire [31:0] accumulators__a;
  wire [31:0] accumulators__b;
  wire accumulators__carry;
  wire accumulators__stalls;
  reg sequencer__goes;
  reg [10:0] sequencer__place;
  reg [31:0] sequencer__a;
  reg [31:0] sequencer__b;
  reg sequencer__carry;
  reg sequencer__more;
  reg sequencer__left;
  reg sequencer__selected;
  reg [15:0] sequencer__routine;
  reg sequencer__stop;
  reg sequencer__jump_jmp;
  reg sequencer__jump_call;
  reg sequencer__jump_each;
  reg sequencer__jump_jz;
  reg sequencer__jump_jnz;
  reg sequencer__jump_jn;
  reg sequencer__jump_jp;
  reg sequencer__jump_jc;
  reg sequencer__jump_jnc;
  reg sequencer__jump_jo;
  reg sequencer__jump_je;
  reg sequencer__jump_next_thread;
  reg sequencer__jump_jnone;
  reg sequencer__jump_jsel;
  reg sequencer__jump_jbz;
  reg sequencer__jump_jbn;
  reg sequencer__jump_jbp;
  reg sequencer__jump_dispatch;
  reg sequencer__jump_ret;
  reg sequencer__jump_jump_to;
  reg sequencer__jump_far;
  wire [11:0] sequencer__fetched;
  wire sequencer__taken;
  reg word_valid__d;
  reg word_valid__q = 1'h0;
  reg [15:0] op__d;
  reg [15:0] op__q = 16'h0;
  reg op_valid__d;
  reg op_valid__q = 1'h0;
  reg [11:0] place__d;
  reg [11:0] place__q = 12'h0;
  reg keeps__d;
  reg keeps__q = 1'h0;
  reg [11:0] x__d;
  reg [11:0] x__q = 12'h0;
  reg [31:0] low__d;
  reg [31:0] low__q = 32'h0;
  reg [7:0] high__d;
  reg [7:0] high__q = 8'h0;
  reg [2:0] warp__d;
  reg [2:0] warp__q = 3'h0;
  reg [3:0] cause__d;
  reg [3:0] cause__q = 4'h0;
  reg [31:0] ran__d;
  reg [31:0] ran__q = 32'h0;
  always @(*) begin
    word_valid__d = word_valid__q;
    op__d = op__q;
    op_valid__d = op_valid__q;
    place__d = place__q;
    keeps__d = keeps__q;
    x__d = x__q;
    low__d = low__q;
    high__d = high__q;
    warp__d = warp__q;
    cause__d = cause__q;
    ran__d = ran__q;
    mem_keeps = keeps__q;
    trace_warp = warp__q;
    fault = cause__q;
    cycles = ran__q;
    decode__op = op__q;
    decode__op_valid = op_valid__q;
    kind = op__q[10:8];
    idle = decode__sys_idle;
    stalls = accumulators__stalls;
    if ((decode__sys_read | decode__sys_write)) begin
      stalls = (!mem_done);
    end
    if (idle) begin
      stalls = (!start);
    end
    goes = (!stalls);
    literal = {24'h0, op__q[7:0]};
    if (op__q[7]) begin
      literal = ({24'h0, op__q[7:0]} | 32'hffffff00);
    end
    from_store = ((kind != 3'h3) & (!place__q[11]));
    other = 32'h0;
    if (place__q[11]) begin
      other = shared__read_data;
    end
    if ((kind == 3'h3)) begin
      other = literal;
    end
    accumulators__kind = kind;
    accumulators__places = op__q[4:0];
    accumulators__stored = store__read_data;
    accumulators__from_store = from_store;
    accumulators__other = other;
    accumulators__compute_ld = decode__compute_ld;
    accumulators__compute_add = decode__compute_add;
    accumulators__compute_sub = decode__compute_sub;
    accumulators__compute_and = decode__compute_and;
    accumulators__compute_or = decode__compute_or;
    accumulators__compute_xor = decode__compute_xor;
    accumulators__compute_ldb = decode__compute_ldb;
    accumulators__compute_mul = decode__compute_mul;
    accumulators__compute_div = decode__compute_div;
    accumulators__compute_cmp = decode__compute_cmp;
    accumulators__compute_ldk = decode__compute_ldk;
    accumulators__compute_shift = decode__compute_shift;
    accumulators__compute_swap = decode__compute_swap;
    accumulators__compute_set_count = decode__compute_set_count;
    accumulators__compute_get_count = decode__compute_get_count;
    accumulators__compute_trace = decode__compute_trace;
    threads__a = accumulators__a[15:0];
    threads__a_any = (|accumulators__a);
    threads__guard = (({{3'h0, low__q[8]} << 32'h3} | {{3'h0, low__q[11]} << 32'h2}) | {2'h0, low__q[10:9]});
    threads__put_number = low__q[13:12];
    threads__select_number = high__q[5:4];
    threads__begins = decode__sys_begin;
    threads__restarts = decode__sys_left;
    threads__advances = (decode__jump_next_thread | decode__jump_each);
    threads__set = decode__sys_set_thread;
    threads__load = decode__sys_set_predicates;
    threads__put = decode__sys_put_predicate;
    accumulators__brings = (((((decode__sys_read & mem_done) | decode__sys_get_left) | decode__sys_get_thread) |
        decode__sys_bit) | decode__sys_get_predicates);
    accumulators__brought = mem_word;
    if (decode__sys_get_left) begin
      accumulators__brought = {28'h0, threads__left};
    end
    if (decode__sys_get_thread) begin
      accumulators__brought = {30'h0, threads__thread};
    end
    if (decode__sys_bit) begin
      accumulators__brought = {28'h0, threads__thread_bit};
    end
    rd_plus = {low__q[17:12] + 6'h1};
    if (decode__sys_increment_rd) begin
      low__d = ((low__q & 32'hfffc0fff) | {{26'h0, rd_plus} << 32'hc});
    end
    if (decode__sys_set_low) begin
      low__d = accumulators__a;
    end
    if (decode__sys_set_high) begin
      high__d = accumulators__a[7:0];
    end
    if (decode__sys_get_predicates) begin
      accumulators__brought = {16'h0, threads__predicates};
    end
    if (decode__sys_set_warp) begin
      warp__d = accumulators__a[2:0];
    end
    if (decode__sys_set_index) begin
      x__d = accumulators__a[11:0];
    end
    if ((decode__sys_fault & (cause__q == 4'h0))) begin
      cause__d = accumulators__a[3:0];
    end
    if ((!idle)) begin
      ran__d = {ran__q + 32'h1};
    end
    if ((idle & start)) begin
      cause__d = 4'h0;
      ran__d = 32'h0;
    end
    sequencer__goes = goes;
    sequencer__place = op__q[10:0];
    sequencer__a = accumulators__a;
    sequencer__b = accumulators__b;
    sequencer__carry = accumulators__carry;
    sequencer__more = threads__more;
    sequencer__left = (|threads__left);
    sequencer__selected = threads__selected;
    sequencer__routine = routines__word;
    sequencer__stop = stop;
    sequencer__jump_jmp = decode__jump_jmp;
    sequencer__jump_call = decode__jump_call;
    sequencer__jump_each = decode__jump_each;
    sequencer__jump_jz = decode__jump_jz;
    sequencer__jump_jnz = decode__jump_jnz;
    sequencer__jump_jn = decode__jump_jn;
    sequencer__jump_jp = decode__jump_jp;
    sequencer__jump_jc = decode__jump_jc;
    sequencer__jump_jnc = decode__jump_jnc;
    sequencer__jump_jo = decode__jump_jo;
    sequencer__jump_je = decode__jump_je;
    sequencer__jump_next_thread = decode__jump_next_thread;
    sequencer__jump_jnone = decode__jump_jnone;
    sequencer__jump_jsel = decode__jump_jsel;
    sequencer__jump_jbz = decode__jump_jbz;
    sequencer__jump_jbn = decode__jump_jbn;
    sequencer__jump_jbp = decode__jump_jbp;
    sequencer__jump_dispatch = decode__jump_dispatch;
    sequencer__jump_ret = decode__jump_ret;
    sequencer__jump_jump_to = decode__jump_jump_to;
    sequencer__jump_far = decode__jump_far;
    code__read_enable = goes;
    code__address = sequencer__fetched;
    routines__read_enable = 1'h1;
    routines__address = {4'h0, low__q[7:0]};
    operand__word = code__word;
    operand__index = code__word[7:0];
    if (idle) begin
      operand__index = host_place;
    end
    operand__low = low__q;
    operand__high = high__q;
    operand__warp = warp__q;
    operand__thread = threads__thread;
    operand__x = x__q;
    if (goes) begin
      op__d = code__word;
      place__d = operand__wanted;
      op_valid__d = (word_valid__q & (!sequencer__taken));
      word_valid__d = 1'h1;
    end
    asked = operand__wanted;
    store__read_enable = ((goes & operand__reads) | ((idle & host_valid) & (!host_write)));
    store__read_address = asked[10:0];
    store__write_enable = ((decode__op_st | decode__op_stb) & (!place__q[11]));
    store__write_address = place__q[10:0];
    store__write_data = accumulators__a;
    if (decode__op_stb) begin
      store__write_data = accumulators__b;
    end
    if (idle) begin
      store__write_enable = (host_valid & host_write);
      store__write_address = ({3'h0, host_place} | 11'h700);
      store__write_data = host_data;
    end
    shared__read_enable = ((goes & operand__reads) & asked[11]);
    shared__read_address = asked[10:0];
    shared__write_enable = ((decode__op_st | decode__op_stb) & place__q[11]);
    shared__write_address = place__q[10:0];
    shared__write_data = accumulators__a;
    host_word = store__read_data;
    done = idle;
    mem_valid = (decode__sys_read | decode__sys_write);
    mem_write = decode__sys_write;
    if (decode__sys_keep) begin
      keeps__d = 1'h1;
    end
    if (((decode__sys_write & mem_done) | decode__jump_dispatch)) begin
      keeps__d = 1'h0;
    end
    mem_address = accumulators__a[31:2];
    mem_data = accumulators__b;
    trace_valid = decode__compute_trace;
    trace_pc = accumulators__a[19:0];
    trace_active = accumulators__b[3:0];
  end
  always @(posedge clock) begin
    word_valid__q <= word_valid__d;
    op__q <= op__d;
    op_valid__q <= op_valid__d;
    place__q <= place__d;
    keeps__q <= keeps__d;
    x__q <= x__d;
    low__q <= low__d;
    high__q <= high__d;
    warp__q <= warp__d;
    cause__q <= cause__d;
    ran__q <= ran__d;
  end
  code code (
    .clock(clock),
    .read_enable(code__read_enable),
    .address(code__address),
    .word(code__word)
  );
  routines routines (
    .clock(clock),
    .read_enable(routines__read_enable),
    .address(routines__address),
    .word(routines__word)
  );
  store store (
    .clock(clock),
    .read_enable(store__read_enable),
    .read_address(store__read_address),
    .read_data(store__read_data),
    .write_enable(store__write_enable),
    .write_address(store__write_address),
    .write_data(store__write_data)
  );
  shared shared (
    .clock(clock),
    .read_enable(shared__read_enable),
    .read_address(shared__read_address),
    .read_data(shared__read_data),
    .write_enable(shared__write_enable),
    .write_address(shared__write_address),
    .write_data(shared__write_data)
  );
  decode decode (
    .op(decode__op),
    .op_valid(decode__op_valid),
    .compute_ld(decode__compute_ld),
    .compute_add(decode__compute_add),
    .compute_sub(decode__compute_sub),
    .compute_and(decode__compute_and),
    .compute_or(decode__compute_or),
    .compute_xor(decode__compute_xor),
    .compute_ldb(decode__compute_ldb),
    .compute_mul(decode__compute_mul),
    .compute_div(decode__compute_div),
    .compute_cmp(decode__compute_cmp),
    .compute_ldk(decode__compute_ldk),
    .compute_shift(decode__compute_shift),
    .compute_swap(decode__compute_swap),
    .compute_set_count(decode__compute_set_count),
    .compute_get_count(decode__compute_get_count),
    .compute_trace(decode__compute_trace),
    .jump_jmp(decode__jump_jmp),
    .jump_call(decode__jump_call),
    .jump_each(decode__jump_each),
    .jump_jz(decode__jump_jz),
    .jump_jnz(decode__jump_jnz),
    .jump_jn(decode__jump_jn),
    .jump_jp(decode__jump_jp),
    .jump_jc(decode__jump_jc),
    .jump_jnc(decode__jump_jnc),
    .jump_jo(decode__jump_jo),
    .jump_je(decode__jump_je),
    .jump_next_thread(decode__jump_next_thread),
    .jump_jnone(decode__jump_jnone),
    .jump_jsel(decode__jump_jsel),
    .jump_jbz(decode__jump_jbz),
    .jump_jbn(decode__jump_jbn),
    .jump_jbp(decode__jump_jbp),
    .jump_dispatch(decode__jump_dispatch),
    .jump_ret(decode__jump_ret),
    .jump_jump_to(decode__jump_jump_to),
    .jump_far(decode__jump_far),
    .op_st(decode__op_st),
    .op_stb(decode__op_stb),
    .sys_read(decode__sys_read),
    .sys_write(decode__sys_write),
    .sys_begin(decode__sys_begin),
    .sys_left(decode__sys_left),
    .sys_get_left(decode__sys_get_left),
    .sys_get_thread(decode__sys_get_thread),
    .sys_set_thread(decode__sys_set_thread),
    .sys_bit(decode__sys_bit),
    .sys_increment_rd(decode__sys_increment_rd),
    .sys_set_low(decode__sys_set_low),
    .sys_set_high(decode__sys_set_high),
    .sys_set_predicates(decode__sys_set_predicates),
    .sys_get_predicates(decode__sys_get_predicates),
    .sys_put_predicate(decode__sys_put_predicate),
    .sys_set_warp(decode__sys_set_warp),
    .sys_set_index(decode__sys_set_index),
    .sys_idle(decode__sys_idle),
    .sys_fault(decode__sys_fault),
    .sys_keep(decode__sys_keep)
  );
  threads threads (
    .clock(clock),
    .a(threads__a),
    .a_any(threads__a_any),
    .guard(threads__guard),
    .put_number(threads__put_number),
    .select_number(threads__select_number),
    .begins(threads__begins),
    .restarts(threads__restarts),
    .advances(threads__advances),
    .set(threads__set),
    .load(threads__load),
    .put(threads__put),
    .left(threads__left),
    .thread(threads__thread),
    .thread_bit(threads__thread_bit),
    .more(threads__more),
    .selected(threads__selected),
    .predicates(threads__predicates)
  );
  operand operand (
    .word(operand__word),
    .index(operand__index),
    .low(operand__low),
    .high(operand__high),
    .warp(operand__warp),
    .thread(operand__thread),
    .x(operand__x),
    .reads(operand__reads),
    .wanted(operand__wanted)
  );
  accumulators accumulators (
    .clock(clock),
    .kind(accumulators__kind),
    .places(accumulators__places),
    .stored(accumulators__stored),
    .from_store(accumulators__from_store),
    .other(accumulators__other),
    .compute_ld(accumulators__compute_ld),
    .compute_add(accumulators__compute_add),
    .compute_sub(accumulators__compute_sub),
    .compute_and(accumulators__compute_and),
    .compute_or(accumulators__compute_or),
    .compute_xor(accumulators__compute_xor),
    .compute_ldb(accumulators__compute_ldb),
    .compute_mul(accumulators__compute_mul),
    .compute_div(accumulators__compute_div),
    .compute_cmp(accumulators__compute_cmp),
    .compute_ldk(accumulators__compute_ldk),
    .compute_shift(accumulators__compute_shift),
    .compute_swap(accumulators__compute_swap),
    .compute_set_count(accumulators__compute_set_count),
    .compute_get_count(accumulators__compute_get_count),
    .compute_trace(accumulators__compute_trace),
    .brings(accumulators__brings),
    .brought(accumulators__brought),
    .a(accumulators__a),
    .b(accumulators__b),
    .carry(accumulators__carry),
    .stalls(accumulators__stalls)
  );
  sequencer sequencer (
    .clock(clock),
    .goes(sequencer__goes),
    .place(sequencer__place),
    .a(sequencer__a),
    .b(sequencer__b),
    .carry(sequencer__carry),
    .more(sequencer__more),
    .left(sequencer__left),
    .selected(sequencer__selected),
    .routine(sequencer__routine),
    .stop(sequencer__stop),
    .jump_jmp(sequencer__jump_jmp),
    .jump_call(sequencer__jump_call),
    .jump_each(sequencer__jump_each),
    .jump_jz(sequencer__jump_jz),
    .jump_jnz(sequencer__jump_jnz),
    .jump_jn(sequencer__jump_jn),
    .jump_jp(sequencer__jump_jp),
    .jump_jc(sequencer__jump_jc),
    .jump_jnc(sequencer__jump_jnc),
    .jump_jo(sequencer__jump_jo),
    .jump_je(sequencer__jump_je),
    .jump_next_thread(sequencer__jump_next_thread),
    .jump_jnone(sequencer__jump_jnone),
    .jump_jsel(sequencer__jump_jsel),
    .jump_jbz(sequencer__jump_jbz),
    .jump_jbn(sequencer__jump_jbn),
    .jump_jbp(sequencer__jump_jbp),
    .jump_dispatch(sequencer__jump_dispatch),
    .jump_ret(sequencer__jump_ret),
    .jump_jump_to(sequencer__jump_jump_to),
    .jump_far(sequencer__jump_far),
    .fetched(sequencer__fetched),
    .taken(sequencer__taken)
  );
endmodule
