// microcoded_core: the instruction set in microcode, a thread at a time: the core of small devices
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module code (
  input wire clock,
  input wire read_enable,
  input wire [11:0] address,
  output reg [15:0] word
);
  (* ram_style = "block" *) reg [15:0] memory [0:3071];
  initial begin
    memory[0] = 16'h8003;
    memory[1] = 16'h8181;
    memory[2] = 16'h8170;
    memory[3] = 16'h7017;
    memory[4] = 16'h300;
    memory[5] = 16'h300b;
    memory[6] = 16'h3001;
    memory[7] = 16'h3002;
    memory[8] = 16'h3005;
    memory[9] = 16'h3006;
    memory[10] = 16'h3007;
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
    memory[22] = 16'h300c;
    memory[23] = 16'h1a;
    memory[24] = 16'h6804;
    memory[25] = 16'h300d;
    memory[26] = 16'h301;
    memory[27] = 16'h3008;
    memory[28] = 16'h303;
    memory[29] = 16'h300a;
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
    memory[42] = 16'h580a;
    memory[43] = 16'hb850;
    memory[44] = 16'ha;
    memory[45] = 16'h6802;
    memory[46] = 16'h843;
    memory[47] = 16'h303b;
    memory[48] = 16'h7015;
    memory[49] = 16'h7000;
    memory[50] = 16'h200;
    memory[51] = 16'h3140;
    memory[52] = 16'h3b;
    memory[53] = 16'hb02;
    memory[54] = 16'h7015;
    memory[55] = 16'h7000;
    memory[56] = 16'h200;
    memory[57] = 16'h6a08;
    memory[58] = 16'h3143;
    memory[59] = 16'h3b;
    memory[60] = 16'hb01;
    memory[61] = 16'h7015;
    memory[62] = 16'h7000;
    memory[63] = 16'h200;
    memory[64] = 16'h303c;
    memory[65] = 16'h140;
    memory[66] = 16'h6801;
    memory[67] = 16'ha04b;
    memory[68] = 16'h3c;
    memory[69] = 16'h6a10;
    memory[70] = 16'h3142;
    memory[71] = 16'h9050;
    memory[72] = 16'h3c;
    memory[73] = 16'h1844;
    memory[74] = 16'h804c;
    memory[75] = 16'h3c;
    memory[76] = 16'h3141;
    memory[77] = 16'h9050;
    memory[78] = 16'h301;
    memory[79] = 16'h3144;
    memory[80] = 16'ha;
    memory[81] = 16'h1301;
    memory[82] = 16'ha81d;
    memory[83] = 16'h812f;
    memory[84] = 16'h149;
    memory[85] = 16'hb01;
    memory[86] = 16'h3149;
    memory[87] = 16'h14b;
    memory[88] = 16'hb01;
    memory[89] = 16'h314b;
    memory[90] = 16'h2943;
    memory[91] = 16'h9860;
    memory[92] = 16'h314b;
    memory[93] = 16'h14a;
    memory[94] = 16'hb01;
    memory[95] = 16'h314a;
    memory[96] = 16'h140;
    memory[97] = 16'h6801;
    memory[98] = 16'ha083;
    memory[99] = 16'h148;
    memory[100] = 16'hb01;
    memory[101] = 16'h3148;
    memory[102] = 16'h2b10;
    memory[103] = 16'h987b;
    memory[104] = 16'h3148;
    memory[105] = 16'h147;
    memory[106] = 16'hb01;
    memory[107] = 16'h3147;
    memory[108] = 16'h145;
    memory[109] = 16'hb08;
    memory[110] = 16'h3145;
    memory[111] = 16'h5941;
    memory[112] = 16'hb87b;
    memory[113] = 16'h300;
    memory[114] = 16'h3145;
    memory[115] = 16'h146;
    memory[116] = 16'hb08;
    memory[117] = 16'h3146;
    memory[118] = 16'h5942;
    memory[119] = 16'hb87b;
    memory[120] = 16'h300;
    memory[121] = 16'h3144;
    memory[122] = 16'h7011;
    memory[123] = 16'h8889;
    memory[124] = 16'h3b;
    memory[125] = 16'h5941;
    memory[126] = 16'hb057;
    memory[127] = 16'h3c;
    memory[128] = 16'h5942;
    memory[129] = 16'hb057;
    memory[130] = 16'h7011;
    memory[131] = 16'h145;
    memory[132] = 16'hb04;
    memory[133] = 16'h3145;
    memory[134] = 16'h5941;
    memory[135] = 16'hb078;
    memory[136] = 16'h7011;
    memory[137] = 16'h148;
    memory[138] = 16'h1b03;
    memory[139] = 16'h6801;
    memory[140] = 16'h945;
    memory[141] = 16'h303b;
    memory[142] = 16'h148;
    memory[143] = 16'h6a02;
    memory[144] = 16'h6801;
    memory[145] = 16'h946;
    memory[146] = 16'h303c;
    memory[147] = 16'h7011;
    memory[148] = 16'h5;
    memory[149] = 16'h2b04;
    memory[150] = 16'h912d;
    memory[151] = 16'h304;
    memory[152] = 16'h1301;
    memory[153] = 16'h3009;
    memory[154] = 16'h700f;
    memory[155] = 16'h7000;
    memory[156] = 16'h12c;
    memory[157] = 16'h90a0;
    memory[158] = 16'h9;
    memory[159] = 16'h8098;
    memory[160] = 16'h304;
    memory[161] = 16'h300a;
    memory[162] = 16'h7000;
    memory[163] = 16'ha;
    memory[164] = 16'h912d;
    memory[165] = 16'h1301;
    memory[166] = 16'h300a;
    memory[167] = 16'h4;
    memory[168] = 16'hb01;
    memory[169] = 16'h1b03;
    memory[170] = 16'h3004;
    memory[171] = 16'h700f;
    memory[172] = 16'h7000;
    memory[173] = 16'h144;
    memory[174] = 16'h90a2;
    memory[175] = 16'h4140;
    memory[176] = 16'h149;
    memory[177] = 16'hf8b3;
    memory[178] = 16'h14a;
    memory[179] = 16'h181c;
    memory[180] = 16'h281b;
    memory[181] = 16'h90b8;
    memory[182] = 16'h8854;
    memory[183] = 16'h80ac;
    memory[184] = 16'h140;
    memory[185] = 16'ha8c2;
    memory[186] = 16'h7;
    memory[187] = 16'h90c0;
    memory[188] = 16'h2804;
    memory[189] = 16'h2b04;
    memory[190] = 16'h98a2;
    memory[191] = 16'h80c2;
    memory[192] = 16'h6;
    memory[193] = 16'h98a2;
    memory[194] = 16'h140;
    memory[195] = 16'h1845;
    memory[196] = 16'h301e;
    memory[197] = 16'h149;
    memory[198] = 16'h303d;
    memory[199] = 16'h14a;
    memory[200] = 16'h303e;
    memory[201] = 16'h140;
    memory[202] = 16'h6a1f;
    memory[203] = 16'h3034;
    memory[204] = 16'h140;
    memory[205] = 16'h6801;
    memory[206] = 16'ha0e6;
    memory[207] = 16'h8889;
    memory[208] = 16'h147;
    memory[209] = 16'h1b3f;
    memory[210] = 16'h3037;
    memory[211] = 16'h300;
    memory[212] = 16'h3036;
    memory[213] = 16'h301;
    memory[214] = 16'h300f;
    memory[215] = 16'h3b;
    memory[216] = 16'hb01;
    memory[217] = 16'h5941;
    memory[218] = 16'hb0dd;
    memory[219] = 16'h303;
    memory[220] = 16'h300f;
    memory[221] = 16'h3c;
    memory[222] = 16'hb01;
    memory[223] = 16'h5942;
    memory[224] = 16'hb0fa;
    memory[225] = 16'hf;
    memory[226] = 16'h6802;
    memory[227] = 16'h200f;
    memory[228] = 16'h300f;
    memory[229] = 16'h80fa;
    memory[230] = 16'h145;
    memory[231] = 16'h303b;
    memory[232] = 16'h6a06;
    memory[233] = 16'h1b3f;
    memory[234] = 16'h3037;
    memory[235] = 16'h300;
    memory[236] = 16'h303c;
    memory[237] = 16'h301;
    memory[238] = 16'h3036;
    memory[239] = 16'h30f;
    memory[240] = 16'h300f;
    memory[241] = 16'h141;
    memory[242] = 16'h1145;
    memory[243] = 16'h5b04;
    memory[244] = 16'hb0fa;
    memory[245] = 16'h7013;
    memory[246] = 16'h301;
    memory[247] = 16'h6800;
    memory[248] = 16'h1301;
    memory[249] = 16'h300f;
    memory[250] = 16'h9;
    memory[251] = 16'h700f;
    memory[252] = 16'hf;
    memory[253] = 16'h312c;
    memory[254] = 16'h312d;
    memory[255] = 16'h1e;
    memory[256] = 16'h312e;
    memory[257] = 16'h3b;
    memory[258] = 16'h3132;
    memory[259] = 16'h3c;
    memory[260] = 16'h3133;
    memory[261] = 16'h37;
    memory[262] = 16'h3134;
    memory[263] = 16'h36;
    memory[264] = 16'h3137;
    memory[265] = 16'h3d;
    memory[266] = 16'h3135;
    memory[267] = 16'h3e;
    memory[268] = 16'h3136;
    memory[269] = 16'h34;
    memory[270] = 16'h3138;
    memory[271] = 16'h806;
    memory[272] = 16'h3006;
    memory[273] = 16'h300;
    memory[274] = 16'h312f;
    memory[275] = 16'h3130;
    memory[276] = 16'h3131;
    memory[277] = 16'h3139;
    memory[278] = 16'h5;
    memory[279] = 16'hb01;
    memory[280] = 16'h3005;
    memory[281] = 16'h5d;
    memory[282] = 16'hb01;
    memory[283] = 16'h305d;
    memory[284] = 16'h4;
    memory[285] = 16'h700f;
    memory[286] = 16'h8854;
    memory[287] = 16'h34;
    memory[288] = 16'h9094;
    memory[289] = 16'h4;
    memory[290] = 16'h2304;
    memory[291] = 16'h3007;
    memory[292] = 16'h144;
    memory[293] = 16'h9129;
    memory[294] = 16'h14a;
    memory[295] = 16'h283e;
    memory[296] = 16'h9094;
    memory[297] = 16'h300;
    memory[298] = 16'h3007;
    memory[299] = 16'h8941;
    memory[300] = 16'h8094;
    memory[301] = 16'h300;
    memory[302] = 16'h3008;
    memory[303] = 16'h7000;
    memory[304] = 16'h8;
    memory[305] = 16'h9894;
    memory[306] = 16'h5;
    memory[307] = 16'h9003;
    memory[308] = 16'h3;
    memory[309] = 16'hb01;
    memory[310] = 16'h1b03;
    memory[311] = 16'h3003;
    memory[312] = 16'h700f;
    memory[313] = 16'h7000;
    memory[314] = 16'h12c;
    memory[315] = 16'h9134;
    memory[316] = 16'h131;
    memory[317] = 16'h9934;
    memory[318] = 16'h12f;
    memory[319] = 16'h700c;
    memory[320] = 16'h8184;
    memory[321] = 16'h7;
    memory[322] = 16'h9958;
    memory[323] = 16'h303;
    memory[324] = 16'h300a;
    memory[325] = 16'h700f;
    memory[326] = 16'h7000;
    memory[327] = 16'h12c;
    memory[328] = 16'h914d;
    memory[329] = 16'h138;
    memory[330] = 16'h914d;
    memory[331] = 16'h131;
    memory[332] = 16'h9158;
    memory[333] = 16'ha;
    memory[334] = 16'h1301;
    memory[335] = 16'ha944;
    memory[336] = 16'h303;
    memory[337] = 16'h300a;
    memory[338] = 16'h700f;
    memory[339] = 16'h4300;
    memory[340] = 16'h3931;
    memory[341] = 16'ha;
    memory[342] = 16'h1301;
    memory[343] = 16'ha951;
    memory[344] = 16'h7011;
    memory[345] = 16'h5;
    memory[346] = 16'h1301;
    memory[347] = 16'h3005;
    memory[348] = 16'h6;
    memory[349] = 16'h1138;
    memory[350] = 16'h3006;
    memory[351] = 16'h138;
    memory[352] = 16'h303b;
    memory[353] = 16'h300;
    memory[354] = 16'h312c;
    memory[355] = 16'h3138;
    memory[356] = 16'h301;
    memory[357] = 16'h3008;
    memory[358] = 16'h3b;
    memory[359] = 16'h912f;
    memory[360] = 16'h8941;
    memory[361] = 16'h812f;
    memory[362] = 16'h301;
    memory[363] = 16'h8173;
    memory[364] = 16'h302;
    memory[365] = 16'h8173;
    memory[366] = 16'h303;
    memory[367] = 16'h8173;
    memory[368] = 16'h304;
    memory[369] = 16'h8173;
    memory[370] = 16'h306;
    memory[371] = 16'h303b;
    memory[372] = 16'h7018;
    memory[373] = 16'hb;
    memory[374] = 16'h997d;
    memory[375] = 16'h3b;
    memory[376] = 16'h300b;
    memory[377] = 16'h12e;
    memory[378] = 16'h3001;
    memory[379] = 16'h135;
    memory[380] = 16'h3002;
    memory[381] = 16'h8159;
    memory[382] = 16'h700d;
    memory[383] = 16'h312f;
    memory[384] = 16'h812f;
    memory[385] = 16'h12e;
    memory[386] = 16'hb01;
    memory[387] = 16'h312e;
    memory[388] = 16'h412d;
    memory[389] = 16'h12e;
    memory[390] = 16'h5815;
    memory[391] = 16'hb170;
    memory[392] = 16'h7019;
    memory[393] = 16'h842;
    memory[394] = 16'h3042;
    memory[395] = 16'h41;
    memory[396] = 16'hb01;
    memory[397] = 16'h3041;
    memory[398] = 16'h12e;
    memory[399] = 16'h6803;
    memory[400] = 16'h80c;
    memory[401] = 16'h303b;
    memory[402] = 16'h7001;
    memory[403] = 16'h700a;
    memory[404] = 16'h300e;
    memory[405] = 16'h3b;
    memory[406] = 16'hb04;
    memory[407] = 16'h7001;
    memory[408] = 16'h700b;
    memory[409] = 16'h400e;
    memory[410] = 16'h6908;
    memory[411] = 16'h3000;
    memory[412] = 16'h12d;
    memory[413] = 16'h7003;
    memory[414] = 16'h7010;
    memory[415] = 16'h8181;
    memory[416] = 16'h500;
    memory[417] = 16'h3700;
    memory[418] = 16'h79a0;
    memory[419] = 16'h400;
    memory[420] = 16'hd00;
    memory[421] = 16'h3700;
    memory[422] = 16'h79a3;
    memory[423] = 16'h400;
    memory[424] = 16'h1500;
    memory[425] = 16'h3700;
    memory[426] = 16'h79a7;
    memory[427] = 16'h400;
    memory[428] = 16'h1d00;
    memory[429] = 16'h3700;
    memory[430] = 16'h79ab;
    memory[431] = 16'h400;
    memory[432] = 16'h2500;
    memory[433] = 16'h3700;
    memory[434] = 16'h79af;
    memory[435] = 16'h400;
    memory[436] = 16'h2d00;
    memory[437] = 16'h3700;
    memory[438] = 16'h79b3;
    memory[439] = 16'h500;
    memory[440] = 16'h2bff;
    memory[441] = 16'h3700;
    memory[442] = 16'h79b7;
    memory[443] = 16'h6500;
    memory[444] = 16'h400;
    memory[445] = 16'h6800;
    memory[446] = 16'h3700;
    memory[447] = 16'h79bb;
    memory[448] = 16'h6500;
    memory[449] = 16'h400;
    memory[450] = 16'h6a00;
    memory[451] = 16'h3700;
    memory[452] = 16'h79c0;
    memory[453] = 16'h6500;
    memory[454] = 16'h400;
    memory[455] = 16'h6b00;
    memory[456] = 16'h3700;
    memory[457] = 16'h79c5;
    memory[458] = 16'h89e5;
    memory[459] = 16'h3f00;
    memory[460] = 16'h79ca;
    memory[461] = 16'h89e5;
    memory[462] = 16'h3700;
    memory[463] = 16'h79cd;
    memory[464] = 16'h89e5;
    memory[465] = 16'h303b;
    memory[466] = 16'h400;
    memory[467] = 16'ha9d7;
    memory[468] = 16'h3b;
    memory[469] = 16'h1500;
    memory[470] = 16'h303b;
    memory[471] = 16'h500;
    memory[472] = 16'ha9dc;
    memory[473] = 16'h3b;
    memory[474] = 16'h1400;
    memory[475] = 16'h303b;
    memory[476] = 16'h7000;
    memory[477] = 16'h3b;
    memory[478] = 16'h3700;
    memory[479] = 16'h79d0;
    memory[480] = 16'h89e5;
    memory[481] = 16'h7012;
    memory[482] = 16'he00;
    memory[483] = 16'h3700;
    memory[484] = 16'h79e0;
    memory[485] = 16'h4400;
    memory[486] = 16'h300;
    memory[487] = 16'h6300;
    memory[488] = 16'h4d00;
    memory[489] = 16'h7011;
    memory[490] = 16'h400;
    memory[491] = 16'h5d00;
    memory[492] = 16'hb9ee;
    memory[493] = 16'h500;
    memory[494] = 16'h3700;
    memory[495] = 16'h79ea;
    memory[496] = 16'h400;
    memory[497] = 16'h5d00;
    memory[498] = 16'hb1f4;
    memory[499] = 16'h500;
    memory[500] = 16'h3700;
    memory[501] = 16'h79f0;
    memory[502] = 16'h8a06;
    memory[503] = 16'hb9fb;
    memory[504] = 16'h500;
    memory[505] = 16'h3700;
    memory[506] = 16'h79f6;
    memory[507] = 16'h400;
    memory[508] = 16'h3700;
    memory[509] = 16'h79f6;
    memory[510] = 16'h8a06;
    memory[511] = 16'hb203;
    memory[512] = 16'h500;
    memory[513] = 16'h3700;
    memory[514] = 16'h79fe;
    memory[515] = 16'h400;
    memory[516] = 16'h3700;
    memory[517] = 16'h79fe;
    memory[518] = 16'h500;
    memory[519] = 16'h2846;
    memory[520] = 16'h303b;
    memory[521] = 16'h400;
    memory[522] = 16'h2846;
    memory[523] = 16'h583b;
    memory[524] = 16'h7011;
    memory[525] = 16'h300;
    memory[526] = 16'h303c;
    memory[527] = 16'h400;
    memory[528] = 16'h921a;
    memory[529] = 16'h303b;
    memory[530] = 16'h1301;
    memory[531] = 16'h183b;
    memory[532] = 16'h303b;
    memory[533] = 16'h3c;
    memory[534] = 16'hb01;
    memory[535] = 16'h303c;
    memory[536] = 16'h3b;
    memory[537] = 16'h8210;
    memory[538] = 16'h3c;
    memory[539] = 16'h3700;
    memory[540] = 16'h7a0d;
    memory[541] = 16'h400;
    memory[542] = 16'h9223;
    memory[543] = 16'h6d00;
    memory[544] = 16'h7014;
    memory[545] = 16'h3700;
    memory[546] = 16'h7a1d;
    memory[547] = 16'h320;
    memory[548] = 16'h3700;
    memory[549] = 16'h7a1d;
    memory[550] = 16'h500;
    memory[551] = 16'h6a08;
    memory[552] = 16'h7013;
    memory[553] = 16'h301;
    memory[554] = 16'h6800;
    memory[555] = 16'h1301;
    memory[556] = 16'h303b;
    memory[557] = 16'h7011;
    memory[558] = 16'h8a26;
    memory[559] = 16'h6500;
    memory[560] = 16'h6800;
    memory[561] = 16'h303b;
    memory[562] = 16'h6500;
    memory[563] = 16'h400;
    memory[564] = 16'h6800;
    memory[565] = 16'h183b;
    memory[566] = 16'h303c;
    memory[567] = 16'h3b;
    memory[568] = 16'h2bff;
    memory[569] = 16'h1e00;
    memory[570] = 16'h203c;
    memory[571] = 16'h3700;
    memory[572] = 16'h7a2e;
    memory[573] = 16'h8a26;
    memory[574] = 16'h6500;
    memory[575] = 16'h400;
    memory[576] = 16'h6a00;
    memory[577] = 16'h183b;
    memory[578] = 16'h3700;
    memory[579] = 16'h7a3d;
    memory[580] = 16'h500;
    memory[581] = 16'h6a08;
    memory[582] = 16'h1b1f;
    memory[583] = 16'h9252;
    memory[584] = 16'h2b1f;
    memory[585] = 16'hb01;
    memory[586] = 16'h303c;
    memory[587] = 16'h6500;
    memory[588] = 16'h400;
    memory[589] = 16'h6b00;
    memory[590] = 16'h603c;
    memory[591] = 16'h6800;
    memory[592] = 16'h603c;
    memory[593] = 16'h6b00;
    memory[594] = 16'h3700;
    memory[595] = 16'h7a44;
    memory[596] = 16'he258;
    memory[597] = 16'h500;
    memory[598] = 16'h3700;
    memory[599] = 16'h7a54;
    memory[600] = 16'h400;
    memory[601] = 16'h3700;
    memory[602] = 16'h7a54;
    memory[603] = 16'he;
    memory[604] = 16'h6a0e;
    memory[605] = 16'h1b0f;
    memory[606] = 16'h847;
    memory[607] = 16'h7015;
    memory[608] = 16'h7000;
    memory[609] = 16'h200;
    memory[610] = 16'h7011;
    memory[611] = 16'he;
    memory[612] = 16'h6a0e;
    memory[613] = 16'h1b07;
    memory[614] = 16'h2b06;
    memory[615] = 16'h916a;
    memory[616] = 16'h8a5b;
    memory[617] = 16'h916a;
    memory[618] = 16'hd981;
    memory[619] = 16'h303d;
    memory[620] = 16'he;
    memory[621] = 16'h680e;
    memory[622] = 16'ha272;
    memory[623] = 16'h8a06;
    memory[624] = 16'h8a76;
    memory[625] = 16'h7a6f;
    memory[626] = 16'h400;
    memory[627] = 16'h5d00;
    memory[628] = 16'h8a76;
    memory[629] = 16'h7a72;
    memory[630] = 16'hb279;
    memory[631] = 16'h301;
    memory[632] = 16'h827f;
    memory[633] = 16'h400;
    memory[634] = 16'h2d00;
    memory[635] = 16'h927e;
    memory[636] = 16'h304;
    memory[637] = 16'h827f;
    memory[638] = 16'h302;
    memory[639] = 16'h183d;
    memory[640] = 16'h700e;
    memory[641] = 16'h7011;
    memory[642] = 16'h8a8c;
    memory[643] = 16'h2846;
    memory[644] = 16'h8a95;
    memory[645] = 16'h3700;
    memory[646] = 16'h7a82;
    memory[647] = 16'h8a8c;
    memory[648] = 16'h1848;
    memory[649] = 16'h8a95;
    memory[650] = 16'h3700;
    memory[651] = 16'h7a87;
    memory[652] = 16'h400;
    memory[653] = 16'h303c;
    memory[654] = 16'h1849;
    memory[655] = 16'h9292;
    memory[656] = 16'h3c;
    memory[657] = 16'h7011;
    memory[658] = 16'h3c;
    memory[659] = 16'h1846;
    memory[660] = 16'h7011;
    memory[661] = 16'h303c;
    memory[662] = 16'h6801;
    memory[663] = 16'h584a;
    memory[664] = 16'hba9b;
    memory[665] = 16'h4b;
    memory[666] = 16'h7011;
    memory[667] = 16'h3c;
    memory[668] = 16'h7011;
    memory[669] = 16'h400;
    memory[670] = 16'h3034;
    memory[671] = 16'h500;
    memory[672] = 16'h3035;
    memory[673] = 16'h8acb;
    memory[674] = 16'h3700;
    memory[675] = 16'h7a9d;
    memory[676] = 16'h400;
    memory[677] = 16'h3034;
    memory[678] = 16'h500;
    memory[679] = 16'h2846;
    memory[680] = 16'h3035;
    memory[681] = 16'h8acb;
    memory[682] = 16'h3700;
    memory[683] = 16'h7aa4;
    memory[684] = 16'h400;
    memory[685] = 16'h3034;
    memory[686] = 16'h500;
    memory[687] = 16'h3035;
    memory[688] = 16'h8b27;
    memory[689] = 16'h3700;
    memory[690] = 16'h7aac;
    memory[691] = 16'h400;
    memory[692] = 16'h3034;
    memory[693] = 16'h500;
    memory[694] = 16'h3035;
    memory[695] = 16'h8b27;
    memory[696] = 16'h3034;
    memory[697] = 16'h600;
    memory[698] = 16'h3035;
    memory[699] = 16'h8acb;
    memory[700] = 16'h3700;
    memory[701] = 16'h7ab3;
    memory[702] = 16'h34;
    memory[703] = 16'h6801;
    memory[704] = 16'h6a18;
    memory[705] = 16'h3036;
    memory[706] = 16'h35;
    memory[707] = 16'h6801;
    memory[708] = 16'h6a18;
    memory[709] = 16'h3037;
    memory[710] = 16'h584c;
    memory[711] = 16'hb2ca;
    memory[712] = 16'h36;
    memory[713] = 16'h584c;
    memory[714] = 16'h7011;
    memory[715] = 16'h8abe;
    memory[716] = 16'hb310;
    memory[717] = 16'h35;
    memory[718] = 16'h6801;
    memory[719] = 16'h303b;
    memory[720] = 16'h34;
    memory[721] = 16'h6801;
    memory[722] = 16'h583b;
    memory[723] = 16'hb2dc;
    memory[724] = 16'h34;
    memory[725] = 16'h4035;
    memory[726] = 16'h3834;
    memory[727] = 16'h3035;
    memory[728] = 16'h36;
    memory[729] = 16'h4037;
    memory[730] = 16'h3836;
    memory[731] = 16'h3037;
    memory[732] = 16'h7000;
    memory[733] = 16'h37;
    memory[734] = 16'h930a;
    memory[735] = 16'h36;
    memory[736] = 16'h1037;
    memory[737] = 16'h303b;
    memory[738] = 16'h5b20;
    memory[739] = 16'hb2ec;
    memory[740] = 16'h603b;
    memory[741] = 16'h35;
    memory[742] = 16'h184d;
    memory[743] = 16'h204e;
    memory[744] = 16'h6808;
    memory[745] = 16'h603b;
    memory[746] = 16'h6c00;
    memory[747] = 16'h82ed;
    memory[748] = 16'h301;
    memory[749] = 16'h3039;
    memory[750] = 16'h34;
    memory[751] = 16'h1846;
    memory[752] = 16'h303a;
    memory[753] = 16'h34;
    memory[754] = 16'h184d;
    memory[755] = 16'h204e;
    memory[756] = 16'h6808;
    memory[757] = 16'h3038;
    memory[758] = 16'h34;
    memory[759] = 16'h2835;
    memory[760] = 16'ha305;
    memory[761] = 16'h38;
    memory[762] = 16'h4300;
    memory[763] = 16'h839;
    memory[764] = 16'hbb57;
    memory[765] = 16'h6c01;
    memory[766] = 16'h2046;
    memory[767] = 16'h3038;
    memory[768] = 16'h36;
    memory[769] = 16'hb01;
    memory[770] = 16'h3036;
    memory[771] = 16'h38;
    memory[772] = 16'h8357;
    memory[773] = 16'h38;
    memory[774] = 16'h1039;
    memory[775] = 16'h4300;
    memory[776] = 16'h9b4f;
    memory[777] = 16'h7011;
    memory[778] = 16'h36;
    memory[779] = 16'h9b21;
    memory[780] = 16'h34;
    memory[781] = 16'h1835;
    memory[782] = 16'h1846;
    memory[783] = 16'h7011;
    memory[784] = 16'h34;
    memory[785] = 16'h6801;
    memory[786] = 16'h584a;
    memory[787] = 16'hb325;
    memory[788] = 16'h35;
    memory[789] = 16'h6801;
    memory[790] = 16'h584a;
    memory[791] = 16'hb325;
    memory[792] = 16'h36;
    memory[793] = 16'h284c;
    memory[794] = 16'h9b23;
    memory[795] = 16'h37;
    memory[796] = 16'h284c;
    memory[797] = 16'h9b21;
    memory[798] = 16'h34;
    memory[799] = 16'h2835;
    memory[800] = 16'h9b25;
    memory[801] = 16'h34;
    memory[802] = 16'h7011;
    memory[803] = 16'h35;
    memory[804] = 16'h7011;
    memory[805] = 16'h4b;
    memory[806] = 16'h7011;
    memory[807] = 16'h8abe;
    memory[808] = 16'h34;
    memory[809] = 16'h2835;
    memory[810] = 16'h1846;
    memory[811] = 16'h303a;
    memory[812] = 16'hb342;
    memory[813] = 16'h36;
    memory[814] = 16'h9378;
    memory[815] = 16'h37;
    memory[816] = 16'h9378;
    memory[817] = 16'h836;
    memory[818] = 16'h137e;
    memory[819] = 16'h3036;
    memory[820] = 16'h34;
    memory[821] = 16'h184d;
    memory[822] = 16'h204e;
    memory[823] = 16'h3038;
    memory[824] = 16'h35;
    memory[825] = 16'h184d;
    memory[826] = 16'h204e;
    memory[827] = 16'h3039;
    memory[828] = 16'h4038;
    memory[829] = 16'h300;
    memory[830] = 16'h6318;
    memory[831] = 16'h4839;
    memory[832] = 16'h6908;
    memory[833] = 16'h834f;
    memory[834] = 16'h34;
    memory[835] = 16'h6801;
    memory[836] = 16'h584a;
    memory[837] = 16'hb325;
    memory[838] = 16'h35;
    memory[839] = 16'h6801;
    memory[840] = 16'h584a;
    memory[841] = 16'hb325;
    memory[842] = 16'h36;
    memory[843] = 16'h9325;
    memory[844] = 16'h37;
    memory[845] = 16'h9325;
    memory[846] = 16'h8375;
    memory[847] = 16'h6d00;
    memory[848] = 16'h3038;
    memory[849] = 16'h7014;
    memory[850] = 16'h303b;
    memory[851] = 16'h36;
    memory[852] = 16'h103b;
    memory[853] = 16'h3036;
    memory[854] = 16'h38;
    memory[855] = 16'h3038;
    memory[856] = 16'h36;
    memory[857] = 16'ha378;
    memory[858] = 16'h935f;
    memory[859] = 16'h1301;
    memory[860] = 16'h3036;
    memory[861] = 16'h38;
    memory[862] = 16'h8361;
    memory[863] = 16'h38;
    memory[864] = 16'h6a01;
    memory[865] = 16'h6a08;
    memory[866] = 16'h3038;
    memory[867] = 16'hfb6c;
    memory[868] = 16'h7012;
    memory[869] = 16'h6801;
    memory[870] = 16'h9b69;
    memory[871] = 16'h38;
    memory[872] = 16'hcb6c;
    memory[873] = 16'h38;
    memory[874] = 16'hb01;
    memory[875] = 16'h3038;
    memory[876] = 16'h36;
    memory[877] = 16'h6817;
    memory[878] = 16'h838;
    memory[879] = 16'h5849;
    memory[880] = 16'hb375;
    memory[881] = 16'h584e;
    memory[882] = 16'hbb78;
    memory[883] = 16'h203a;
    memory[884] = 16'h7011;
    memory[885] = 16'h49;
    memory[886] = 16'h203a;
    memory[887] = 16'h7011;
    memory[888] = 16'h3a;
    memory[889] = 16'h7011;
    memory[890] = 16'h8b8a;
    memory[891] = 16'hb37e;
    memory[892] = 16'h34;
    memory[893] = 16'h837f;
    memory[894] = 16'h35;
    memory[895] = 16'h8a95;
    memory[896] = 16'h3700;
    memory[897] = 16'h7b7a;
    memory[898] = 16'h8b8a;
    memory[899] = 16'hb386;
    memory[900] = 16'h35;
    memory[901] = 16'h8387;
    memory[902] = 16'h34;
    memory[903] = 16'h8a95;
    memory[904] = 16'h3700;
    memory[905] = 16'h7b82;
    memory[906] = 16'h8a8c;
    memory[907] = 16'h3034;
    memory[908] = 16'h500;
    memory[909] = 16'h8a8d;
    memory[910] = 16'h3035;
    memory[911] = 16'h6801;
    memory[912] = 16'h584a;
    memory[913] = 16'hbb94;
    memory[914] = 16'h34;
    memory[915] = 16'h3035;
    memory[916] = 16'h34;
    memory[917] = 16'h6801;
    memory[918] = 16'h584a;
    memory[919] = 16'hbb9a;
    memory[920] = 16'h35;
    memory[921] = 16'h3034;
    memory[922] = 16'h35;
    memory[923] = 16'h8ba1;
    memory[924] = 16'h303b;
    memory[925] = 16'h34;
    memory[926] = 16'h8ba1;
    memory[927] = 16'h583b;
    memory[928] = 16'h7011;
    memory[929] = 16'ha3a4;
    memory[930] = 16'h2046;
    memory[931] = 16'h7011;
    memory[932] = 16'h2bff;
    memory[933] = 16'h7011;
    memory[934] = 16'h8a5b;
    memory[935] = 16'h916a;
    memory[936] = 16'hd981;
    memory[937] = 16'h303d;
    memory[938] = 16'h8a8c;
    memory[939] = 16'h3034;
    memory[940] = 16'h6801;
    memory[941] = 16'h584a;
    memory[942] = 16'hb3c9;
    memory[943] = 16'h500;
    memory[944] = 16'h8a8d;
    memory[945] = 16'h3035;
    memory[946] = 16'h6801;
    memory[947] = 16'h584a;
    memory[948] = 16'hb3c9;
    memory[949] = 16'h35;
    memory[950] = 16'h2034;
    memory[951] = 16'h6801;
    memory[952] = 16'h93c7;
    memory[953] = 16'h34;
    memory[954] = 16'h2835;
    memory[955] = 16'h93c7;
    memory[956] = 16'h35;
    memory[957] = 16'h8ba1;
    memory[958] = 16'h303b;
    memory[959] = 16'h34;
    memory[960] = 16'h8ba1;
    memory[961] = 16'h583b;
    memory[962] = 16'hb3c5;
    memory[963] = 16'h301;
    memory[964] = 16'h83ca;
    memory[965] = 16'h304;
    memory[966] = 16'h83ca;
    memory[967] = 16'h302;
    memory[968] = 16'h83ca;
    memory[969] = 16'h308;
    memory[970] = 16'h8a7f;
    memory[971] = 16'h7baa;
    memory[972] = 16'h8bea;
    memory[973] = 16'hb3d4;
    memory[974] = 16'h4400;
    memory[975] = 16'hfbd2;
    memory[976] = 16'h2bff;
    memory[977] = 16'hb01;
    memory[978] = 16'h3700;
    memory[979] = 16'h7bcc;
    memory[980] = 16'h4400;
    memory[981] = 16'h48;
    memory[982] = 16'hfbd2;
    memory[983] = 16'hb01;
    memory[984] = 16'h83d2;
    memory[985] = 16'h4400;
    memory[986] = 16'hf3e8;
    memory[987] = 16'h8bea;
    memory[988] = 16'hbbe6;
    memory[989] = 16'h3b;
    memory[990] = 16'h284f;
    memory[991] = 16'h9be5;
    memory[992] = 16'h400;
    memory[993] = 16'h184d;
    memory[994] = 16'h204e;
    memory[995] = 16'h6808;
    memory[996] = 16'h83e6;
    memory[997] = 16'h3ff;
    memory[998] = 16'h3700;
    memory[999] = 16'h7bd9;
    memory[1000] = 16'h300;
    memory[1001] = 16'h83e6;
    memory[1002] = 16'h400;
    memory[1003] = 16'h6801;
    memory[1004] = 16'h584a;
    memory[1005] = 16'hb3ff;
    memory[1006] = 16'h6a18;
    memory[1007] = 16'h303b;
    memory[1008] = 16'h584f;
    memory[1009] = 16'hb3fe;
    memory[1010] = 16'h5b7f;
    memory[1011] = 16'hbc01;
    memory[1012] = 16'h4f;
    memory[1013] = 16'h103b;
    memory[1014] = 16'h303c;
    memory[1015] = 16'h400;
    memory[1016] = 16'h184d;
    memory[1017] = 16'h204e;
    memory[1018] = 16'h6808;
    memory[1019] = 16'h603c;
    memory[1020] = 16'h6a00;
    memory[1021] = 16'h5bff;
    memory[1022] = 16'h7011;
    memory[1023] = 16'h300;
    memory[1024] = 16'h303b;
    memory[1025] = 16'h300;
    memory[1026] = 16'h5bff;
    memory[1027] = 16'h7011;
    memory[1028] = 16'h400;
    memory[1029] = 16'h1846;
    memory[1030] = 16'h303a;
    memory[1031] = 16'h400;
    memory[1032] = 16'hac0b;
    memory[1033] = 16'h2bff;
    memory[1034] = 16'hb01;
    memory[1035] = 16'h8c14;
    memory[1036] = 16'h3700;
    memory[1037] = 16'h7c04;
    memory[1038] = 16'h300;
    memory[1039] = 16'h303a;
    memory[1040] = 16'h400;
    memory[1041] = 16'h8c14;
    memory[1042] = 16'h3700;
    memory[1043] = 16'h7c0e;
    memory[1044] = 16'h9419;
    memory[1045] = 16'h404f;
    memory[1046] = 16'h3836;
    memory[1047] = 16'h4300;
    memory[1048] = 16'h834f;
    memory[1049] = 16'h7011;
    memory[1050] = 16'h8c56;
    memory[1051] = 16'h3700;
    memory[1052] = 16'h7c1a;
    memory[1053] = 16'h8c4b;
    memory[1054] = 16'h3700;
    memory[1055] = 16'h7c1d;
    memory[1056] = 16'h8c56;
    memory[1057] = 16'h3034;
    memory[1058] = 16'h2835;
    memory[1059] = 16'h942a;
    memory[1060] = 16'h4035;
    memory[1061] = 16'hf42a;
    memory[1062] = 16'h50;
    memory[1063] = 16'h3035;
    memory[1064] = 16'h8acb;
    memory[1065] = 16'h842b;
    memory[1066] = 16'h34;
    memory[1067] = 16'h3700;
    memory[1068] = 16'h7c20;
    memory[1069] = 16'h8c4b;
    memory[1070] = 16'h2846;
    memory[1071] = 16'h3035;
    memory[1072] = 16'h8a8c;
    memory[1073] = 16'h3034;
    memory[1074] = 16'h8acb;
    memory[1075] = 16'h3700;
    memory[1076] = 16'h7c2d;
    memory[1077] = 16'h8a8c;
    memory[1078] = 16'h6801;
    memory[1079] = 16'h5851;
    memory[1080] = 16'hb447;
    memory[1081] = 16'h6a01;
    memory[1082] = 16'h3034;
    memory[1083] = 16'h52;
    memory[1084] = 16'h3035;
    memory[1085] = 16'h8acb;
    memory[1086] = 16'h3034;
    memory[1087] = 16'h53;
    memory[1088] = 16'h3035;
    memory[1089] = 16'h8acb;
    memory[1090] = 16'h3034;
    memory[1091] = 16'h400;
    memory[1092] = 16'h1846;
    memory[1093] = 16'h2034;
    memory[1094] = 16'h8449;
    memory[1095] = 16'h400;
    memory[1096] = 16'h8a95;
    memory[1097] = 16'h3700;
    memory[1098] = 16'h7c35;
    memory[1099] = 16'h8c56;
    memory[1100] = 16'h3034;
    memory[1101] = 16'h2835;
    memory[1102] = 16'h9454;
    memory[1103] = 16'h4035;
    memory[1104] = 16'hfc54;
    memory[1105] = 16'h56;
    memory[1106] = 16'h3035;
    memory[1107] = 16'h82cb;
    memory[1108] = 16'h34;
    memory[1109] = 16'h7011;
    memory[1110] = 16'h8a8c;
    memory[1111] = 16'h8a95;
    memory[1112] = 16'h3035;
    memory[1113] = 16'h6801;
    memory[1114] = 16'h6a18;
    memory[1115] = 16'h5858;
    memory[1116] = 16'hb46a;
    memory[1117] = 16'h5b7f;
    memory[1118] = 16'hbc6c;
    memory[1119] = 16'h303b;
    memory[1120] = 16'h58;
    memory[1121] = 16'h103b;
    memory[1122] = 16'h303b;
    memory[1123] = 16'h7000;
    memory[1124] = 16'h603b;
    memory[1125] = 16'h35;
    memory[1126] = 16'h6a00;
    memory[1127] = 16'h603b;
    memory[1128] = 16'h6800;
    memory[1129] = 16'h7011;
    memory[1130] = 16'h35;
    memory[1131] = 16'h7011;
    memory[1132] = 16'h35;
    memory[1133] = 16'h1846;
    memory[1134] = 16'h7011;
    memory[1135] = 16'h3039;
    memory[1136] = 16'h400;
    memory[1137] = 16'ha493;
    memory[1138] = 16'h6801;
    memory[1139] = 16'h584a;
    memory[1140] = 16'hb493;
    memory[1141] = 16'h5859;
    memory[1142] = 16'hb47f;
    memory[1143] = 16'h6a18;
    memory[1144] = 16'h9493;
    memory[1145] = 16'h303b;
    memory[1146] = 16'h400;
    memory[1147] = 16'h184d;
    memory[1148] = 16'h204e;
    memory[1149] = 16'h3038;
    memory[1150] = 16'h8483;
    memory[1151] = 16'h37f;
    memory[1152] = 16'h303b;
    memory[1153] = 16'h4e;
    memory[1154] = 16'h3038;
    memory[1155] = 16'h7000;
    memory[1156] = 16'h4038;
    memory[1157] = 16'h300;
    memory[1158] = 16'h6318;
    memory[1159] = 16'h4839;
    memory[1160] = 16'h6a1e;
    memory[1161] = 16'h37f;
    memory[1162] = 16'h103b;
    memory[1163] = 16'h5b20;
    memory[1164] = 16'hb493;
    memory[1165] = 16'h7013;
    memory[1166] = 16'h7012;
    memory[1167] = 16'h6a00;
    memory[1168] = 16'hb01;
    memory[1169] = 16'h6a01;
    memory[1170] = 16'h7011;
    memory[1171] = 16'h300;
    memory[1172] = 16'h7011;
    memory[1173] = 16'h4c;
    memory[1174] = 16'h8c6f;
    memory[1175] = 16'h303c;
    memory[1176] = 16'h500;
    memory[1177] = 16'h1b03;
    memory[1178] = 16'h6803;
    memory[1179] = 16'h303b;
    memory[1180] = 16'h4c;
    memory[1181] = 16'h84a6;
    memory[1182] = 16'h44;
    memory[1183] = 16'h8c6f;
    memory[1184] = 16'h303c;
    memory[1185] = 16'h500;
    memory[1186] = 16'h1b01;
    memory[1187] = 16'h6804;
    memory[1188] = 16'h303b;
    memory[1189] = 16'h44;
    memory[1190] = 16'h603b;
    memory[1191] = 16'h6800;
    memory[1192] = 16'h2bff;
    memory[1193] = 16'h1e00;
    memory[1194] = 16'h303d;
    memory[1195] = 16'h603b;
    memory[1196] = 16'h3c;
    memory[1197] = 16'h6800;
    memory[1198] = 16'h203d;
    memory[1199] = 16'h3700;
    memory[1200] = 16'h7cb1;
    memory[1201] = 16'he;
    memory[1202] = 16'h1b02;
    memory[1203] = 16'h9495;
    memory[1204] = 16'h849e;
    memory[1205] = 16'h600;
    memory[1206] = 16'h1b03;
    memory[1207] = 16'h6803;
    memory[1208] = 16'h7013;
    memory[1209] = 16'h400;
    memory[1210] = 16'h6a00;
    memory[1211] = 16'h184c;
    memory[1212] = 16'h94c1;
    memory[1213] = 16'h303b;
    memory[1214] = 16'h6808;
    memory[1215] = 16'h203b;
    memory[1216] = 16'h8cce;
    memory[1217] = 16'h3700;
    memory[1218] = 16'h7cb5;
    memory[1219] = 16'h600;
    memory[1220] = 16'h1b01;
    memory[1221] = 16'h6804;
    memory[1222] = 16'h7013;
    memory[1223] = 16'h400;
    memory[1224] = 16'h6a00;
    memory[1225] = 16'h1844;
    memory[1226] = 16'h94cc;
    memory[1227] = 16'h8cce;
    memory[1228] = 16'h3700;
    memory[1229] = 16'h7cc3;
    memory[1230] = 16'h303b;
    memory[1231] = 16'h6810;
    memory[1232] = 16'h203b;
    memory[1233] = 16'h303b;
    memory[1234] = 16'h7000;
    memory[1235] = 16'h403b;
    memory[1236] = 16'h37e;
    memory[1237] = 16'h3036;
    memory[1238] = 16'h300;
    memory[1239] = 16'h303a;
    memory[1240] = 16'h3b;
    memory[1241] = 16'h834f;
    memory[1242] = 16'h500;
    memory[1243] = 16'h8ce3;
    memory[1244] = 16'h6810;
    memory[1245] = 16'h303d;
    memory[1246] = 16'h400;
    memory[1247] = 16'h8ce3;
    memory[1248] = 16'h203d;
    memory[1249] = 16'h3700;
    memory[1250] = 16'h7cda;
    memory[1251] = 16'h3034;
    memory[1252] = 16'h6801;
    memory[1253] = 16'h584a;
    memory[1254] = 16'hb501;
    memory[1255] = 16'h34;
    memory[1256] = 16'h6a10;
    memory[1257] = 16'h185a;
    memory[1258] = 16'h303a;
    memory[1259] = 16'h34;
    memory[1260] = 16'h6a0d;
    memory[1261] = 16'h1b01;
    memory[1262] = 16'h303b;
    memory[1263] = 16'h34;
    memory[1264] = 16'h1848;
    memory[1265] = 16'h83b;
    memory[1266] = 16'h85c;
    memory[1267] = 16'h6a0d;
    memory[1268] = 16'h106e;
    memory[1269] = 16'ha4fc;
    memory[1270] = 16'h586f;
    memory[1271] = 16'hbcfc;
    memory[1272] = 16'h5870;
    memory[1273] = 16'hb4fe;
    memory[1274] = 16'h203a;
    memory[1275] = 16'h7011;
    memory[1276] = 16'h3a;
    memory[1277] = 16'h7011;
    memory[1278] = 16'h70;
    memory[1279] = 16'h203a;
    memory[1280] = 16'h7011;
    memory[1281] = 16'h71;
    memory[1282] = 16'h7011;
    memory[1283] = 16'h600;
    memory[1284] = 16'h1b01;
    memory[1285] = 16'h6804;
    memory[1286] = 16'h7013;
    memory[1287] = 16'h400;
    memory[1288] = 16'h6a00;
    memory[1289] = 16'h3034;
    memory[1290] = 16'h6810;
    memory[1291] = 16'h1846;
    memory[1292] = 16'h303a;
    memory[1293] = 16'h34;
    memory[1294] = 16'h1870;
    memory[1295] = 16'h9518;
    memory[1296] = 16'h2870;
    memory[1297] = 16'h951a;
    memory[1298] = 16'h34;
    memory[1299] = 16'h1872;
    memory[1300] = 16'h680d;
    memory[1301] = 16'h873;
    memory[1302] = 16'h203a;
    memory[1303] = 16'h8521;
    memory[1304] = 16'h3a;
    memory[1305] = 16'h8521;
    memory[1306] = 16'h34;
    memory[1307] = 16'h1874;
    memory[1308] = 16'h9d20;
    memory[1309] = 16'h49;
    memory[1310] = 16'h203a;
    memory[1311] = 16'h8521;
    memory[1312] = 16'h4b;
    memory[1313] = 16'h3700;
    memory[1314] = 16'h7d03;
    memory[1315] = 16'he;
    memory[1316] = 16'h6a12;
    memory[1317] = 16'h1b3f;
    memory[1318] = 16'h5b09;
    memory[1319] = 16'hb16a;
    memory[1320] = 16'hd981;
    memory[1321] = 16'h875;
    memory[1322] = 16'h303d;
    memory[1323] = 16'h7000;
    memory[1324] = 16'h3d;
    memory[1325] = 16'h7016;
    memory[1326] = 16'h3700;
    memory[1327] = 16'h7d2b;
    memory[1328] = 16'h8539;
    memory[1329] = 16'h853f;
    memory[1330] = 16'h8541;
    memory[1331] = 16'h8543;
    memory[1332] = 16'h8545;
    memory[1333] = 16'h8547;
    memory[1334] = 16'h8549;
    memory[1335] = 16'h854b;
    memory[1336] = 16'h854d;
    memory[1337] = 16'h135;
    memory[1338] = 16'h6802;
    memory[1339] = 16'h303b;
    memory[1340] = 16'h7006;
    memory[1341] = 16'h83b;
    memory[1342] = 16'h852e;
    memory[1343] = 16'h7006;
    memory[1344] = 16'h852e;
    memory[1345] = 16'h3;
    memory[1346] = 16'h852e;
    memory[1347] = 16'h135;
    memory[1348] = 16'h852e;
    memory[1349] = 16'h134;
    memory[1350] = 16'h852e;
    memory[1351] = 16'h8d4f;
    memory[1352] = 16'h852e;
    memory[1353] = 16'h8d58;
    memory[1354] = 16'h852e;
    memory[1355] = 16'h12e;
    memory[1356] = 16'h852e;
    memory[1357] = 16'h136;
    memory[1358] = 16'h852e;
    memory[1359] = 16'h137;
    memory[1360] = 16'h9d55;
    memory[1361] = 16'h7006;
    memory[1362] = 16'h1b01;
    memory[1363] = 16'h932;
    memory[1364] = 16'h7011;
    memory[1365] = 16'h7006;
    memory[1366] = 16'h932;
    memory[1367] = 16'h7011;
    memory[1368] = 16'h137;
    memory[1369] = 16'h9d5e;
    memory[1370] = 16'h7006;
    memory[1371] = 16'h6a01;
    memory[1372] = 16'h933;
    memory[1373] = 16'h7011;
    memory[1374] = 16'h300;
    memory[1375] = 16'h7011;
    memory[1376] = 16'h301;
    memory[1377] = 16'h8563;
    memory[1378] = 16'h302;
    memory[1379] = 16'h303d;
    memory[1380] = 16'h7005;
    memory[1381] = 16'h300f;
    memory[1382] = 16'h7006;
    memory[1383] = 16'h3033;
    memory[1384] = 16'h203d;
    memory[1385] = 16'h7007;
    memory[1386] = 16'h7000;
    memory[1387] = 16'h400;
    memory[1388] = 16'h3034;
    memory[1389] = 16'h33;
    memory[1390] = 16'h203d;
    memory[1391] = 16'h283d;
    memory[1392] = 16'h7007;
    memory[1393] = 16'h7000;
    memory[1394] = 16'h400;
    memory[1395] = 16'h2846;
    memory[1396] = 16'h3035;
    memory[1397] = 16'h33;
    memory[1398] = 16'h7007;
    memory[1399] = 16'h8acb;
    memory[1400] = 16'h31a8;
    memory[1401] = 16'hd566;
    memory[1402] = 16'hf;
    memory[1403] = 16'h7004;
    memory[1404] = 16'h7000;
    memory[1405] = 16'h1a8;
    memory[1406] = 16'h3700;
    memory[1407] = 16'h7d7c;
    memory[1408] = 16'h1b0f;
    memory[1409] = 16'h303b;
    memory[1410] = 16'h3;
    memory[1411] = 16'h6806;
    memory[1412] = 16'h876;
    memory[1413] = 16'h83b;
    memory[1414] = 16'h7015;
    memory[1415] = 16'h7011;
    memory[1416] = 16'he;
    memory[1417] = 16'h6a12;
    memory[1418] = 16'h8d80;
    memory[1419] = 16'h200;
    memory[1420] = 16'h303b;
    memory[1421] = 16'h7000;
    memory[1422] = 16'h3b;
    memory[1423] = 16'h3700;
    memory[1424] = 16'h7d8d;
    memory[1425] = 16'he;
    memory[1426] = 16'h6a0c;
    memory[1427] = 16'h8d80;
    memory[1428] = 16'h500;
    memory[1429] = 16'h3200;
    memory[1430] = 16'h8181;
    memory[1431] = 16'h0;
    memory[1432] = 16'h6808;
    memory[1433] = 16'h6b08;
    memory[1434] = 16'h301f;
    memory[1435] = 16'h92e;
    memory[1436] = 16'h1845;
    memory[1437] = 16'h3030;
    memory[1438] = 16'h7011;
    memory[1439] = 16'h7004;
    memory[1440] = 16'h3b;
    memory[1441] = 16'h31a0;
    memory[1442] = 16'hd5a0;
    memory[1443] = 16'h7011;
    memory[1444] = 16'h8d97;
    memory[1445] = 16'h7005;
    memory[1446] = 16'h300f;
    memory[1447] = 16'h292d;
    memory[1448] = 16'h95c2;
    memory[1449] = 16'h301d;
    memory[1450] = 16'h54;
    memory[1451] = 16'hb01;
    memory[1452] = 16'h3054;
    memory[1453] = 16'h12e;
    memory[1454] = 16'hb01;
    memory[1455] = 16'h301e;
    memory[1456] = 16'h1f;
    memory[1457] = 16'ha5bc;
    memory[1458] = 16'h95bc;
    memory[1459] = 16'h30;
    memory[1460] = 16'h303b;
    memory[1461] = 16'hf;
    memory[1462] = 16'h8d9f;
    memory[1463] = 16'h1d;
    memory[1464] = 16'h312d;
    memory[1465] = 16'h1e;
    memory[1466] = 16'h312e;
    memory[1467] = 16'h8184;
    memory[1468] = 16'h1e;
    memory[1469] = 16'h303b;
    memory[1470] = 16'h1d;
    memory[1471] = 16'h8d9f;
    memory[1472] = 16'hf;
    memory[1473] = 16'h312d;
    memory[1474] = 16'h30;
    memory[1475] = 16'h312e;
    memory[1476] = 16'h1f;
    memory[1477] = 16'ha17e;
    memory[1478] = 16'h917e;
    memory[1479] = 16'h8184;
    memory[1480] = 16'h12d;
    memory[1481] = 16'h292c;
    memory[1482] = 16'h9181;
    memory[1483] = 16'h12e;
    memory[1484] = 16'hb01;
    memory[1485] = 16'h303b;
    memory[1486] = 16'h12d;
    memory[1487] = 16'h8d9f;
    memory[1488] = 16'h12c;
    memory[1489] = 16'h7004;
    memory[1490] = 16'h3ff;
    memory[1491] = 16'h303b;
    memory[1492] = 16'h1a0;
    memory[1493] = 16'h583b;
    memory[1494] = 16'hb5d8;
    memory[1495] = 16'h303b;
    memory[1496] = 16'hd5d4;
    memory[1497] = 16'h3b;
    memory[1498] = 16'h312e;
    memory[1499] = 16'h300;
    memory[1500] = 16'h312d;
    memory[1501] = 16'h12c;
    memory[1502] = 16'h7004;
    memory[1503] = 16'h7000;
    memory[1504] = 16'h1a0;
    memory[1505] = 16'h283b;
    memory[1506] = 16'h9de6;
    memory[1507] = 16'h7008;
    memory[1508] = 16'h212d;
    memory[1509] = 16'h312d;
    memory[1510] = 16'hd5df;
    memory[1511] = 16'h817e;
    memory[1512] = 16'h85e9;
    memory[1513] = 16'h7005;
    memory[1514] = 16'h2bff;
    memory[1515] = 16'h303b;
    memory[1516] = 16'h192c;
    memory[1517] = 16'h312c;
    memory[1518] = 16'h3b;
    memory[1519] = 16'h192d;
    memory[1520] = 16'h312d;
    memory[1521] = 16'h9981;
    memory[1522] = 16'h12c;
    memory[1523] = 16'h9159;
    memory[1524] = 16'h85d0;
    memory[1525] = 16'h8d97;
    memory[1526] = 16'h312e;
    memory[1527] = 16'h817e;
    memory[1528] = 16'h7005;
    memory[1529] = 16'h292d;
    memory[1530] = 16'h9972;
    memory[1531] = 16'h130;
    memory[1532] = 16'h5b10;
    memory[1533] = 16'hb609;
    memory[1534] = 16'h8e18;
    memory[1535] = 16'h12e;
    memory[1536] = 16'hb01;
    memory[1537] = 16'h3200;
    memory[1538] = 16'h7000;
    memory[1539] = 16'h130;
    memory[1540] = 16'hb01;
    memory[1541] = 16'h3130;
    memory[1542] = 16'h8d97;
    memory[1543] = 16'h312e;
    memory[1544] = 16'h817e;
    memory[1545] = 16'h307;
    memory[1546] = 16'h8173;
    memory[1547] = 16'h7005;
    memory[1548] = 16'h292d;
    memory[1549] = 16'h9972;
    memory[1550] = 16'h130;
    memory[1551] = 16'h9616;
    memory[1552] = 16'h1301;
    memory[1553] = 16'h3130;
    memory[1554] = 16'h8e18;
    memory[1555] = 16'h200;
    memory[1556] = 16'h312e;
    memory[1557] = 16'h817e;
    memory[1558] = 16'h305;
    memory[1559] = 16'h8173;
    memory[1560] = 16'h3;
    memory[1561] = 16'h6806;
    memory[1562] = 16'h877;
    memory[1563] = 16'h930;
    memory[1564] = 16'h7015;
    memory[1565] = 16'h7011;
    memory[1566] = 16'h12d;
    memory[1567] = 16'h292c;
    memory[1568] = 16'h9972;
    memory[1569] = 16'h301;
    memory[1570] = 16'h3131;
    memory[1571] = 16'h12e;
    memory[1572] = 16'hb01;
    memory[1573] = 16'h312e;
    memory[1574] = 16'h700d;
    memory[1575] = 16'h312f;
    memory[1576] = 16'h8941;
    memory[1577] = 16'h812f;
    memory[1578] = 16'h7005;
    memory[1579] = 16'h300f;
    memory[1580] = 16'h0;
    memory[1581] = 16'h6804;
    memory[1582] = 16'h6b10;
    memory[1583] = 16'h301f;
    memory[1584] = 16'h0;
    memory[1585] = 16'h6803;
    memory[1586] = 16'ha641;
    memory[1587] = 16'h0;
    memory[1588] = 16'h6a0b;
    memory[1589] = 16'hce3c;
    memory[1590] = 16'h400;
    memory[1591] = 16'h6802;
    memory[1592] = 16'h81f;
    memory[1593] = 16'h31a4;
    memory[1594] = 16'hd636;
    memory[1595] = 16'h8644;
    memory[1596] = 16'h400;
    memory[1597] = 16'h81f;
    memory[1598] = 16'h31a4;
    memory[1599] = 16'hd63c;
    memory[1600] = 16'h8644;
    memory[1601] = 16'h1f;
    memory[1602] = 16'h31a4;
    memory[1603] = 16'hd641;
    memory[1604] = 16'hf;
    memory[1605] = 16'h7004;
    memory[1606] = 16'h7011;
    memory[1607] = 16'h303c;
    memory[1608] = 16'h8e2a;
    memory[1609] = 16'he;
    memory[1610] = 16'h6a03;
    memory[1611] = 16'h1b01;
    memory[1612] = 16'h3032;
    memory[1613] = 16'h7000;
    memory[1614] = 16'h32;
    memory[1615] = 16'h9e52;
    memory[1616] = 16'hd;
    memory[1617] = 16'h8654;
    memory[1618] = 16'h19;
    memory[1619] = 16'h6802;
    memory[1620] = 16'h3031;
    memory[1621] = 16'h300;
    memory[1622] = 16'h303d;
    memory[1623] = 16'h303e;
    memory[1624] = 16'h1a4;
    memory[1625] = 16'h203d;
    memory[1626] = 16'h303d;
    memory[1627] = 16'h1a4;
    memory[1628] = 16'h5831;
    memory[1629] = 16'hbe60;
    memory[1630] = 16'h301;
    memory[1631] = 16'h303e;
    memory[1632] = 16'hd658;
    memory[1633] = 16'h3d;
    memory[1634] = 16'h183c;
    memory[1635] = 16'h996c;
    memory[1636] = 16'h3e;
    memory[1637] = 16'h996e;
    memory[1638] = 16'hf;
    memory[1639] = 16'h7004;
    memory[1640] = 16'h7011;
    memory[1641] = 16'h303b;
    memory[1642] = 16'h55;
    memory[1643] = 16'hb01;
    memory[1644] = 16'h3055;
    memory[1645] = 16'h32;
    memory[1646] = 16'h9e72;
    memory[1647] = 16'h3b;
    memory[1648] = 16'h7001;
    memory[1649] = 16'h7011;
    memory[1650] = 16'h8e83;
    memory[1651] = 16'h200;
    memory[1652] = 16'h7011;
    memory[1653] = 16'h303b;
    memory[1654] = 16'h55;
    memory[1655] = 16'hb01;
    memory[1656] = 16'h3055;
    memory[1657] = 16'h32;
    memory[1658] = 16'h9e7f;
    memory[1659] = 16'h4038;
    memory[1660] = 16'h3b;
    memory[1661] = 16'h7002;
    memory[1662] = 16'h7011;
    memory[1663] = 16'h8e83;
    memory[1664] = 16'h38;
    memory[1665] = 16'h3200;
    memory[1666] = 16'h7011;
    memory[1667] = 16'h3b;
    memory[1668] = 16'h6a02;
    memory[1669] = 16'h206f;
    memory[1670] = 16'h7015;
    memory[1671] = 16'h7011;
    memory[1672] = 16'h1a4;
    memory[1673] = 16'h1b03;
    memory[1674] = 16'h6803;
    memory[1675] = 16'h303c;
    memory[1676] = 16'h1a4;
    memory[1677] = 16'h8e69;
    memory[1678] = 16'h603c;
    memory[1679] = 16'h6a00;
    memory[1680] = 16'h7011;
    memory[1681] = 16'h303;
    memory[1682] = 16'h8e47;
    memory[1683] = 16'h1a4;
    memory[1684] = 16'h8e69;
    memory[1685] = 16'h3700;
    memory[1686] = 16'h7e93;
    memory[1687] = 16'h300;
    memory[1688] = 16'h8e47;
    memory[1689] = 16'h8e88;
    memory[1690] = 16'h184c;
    memory[1691] = 16'h3700;
    memory[1692] = 16'h7e99;
    memory[1693] = 16'h300;
    memory[1694] = 16'h8e47;
    memory[1695] = 16'h8e88;
    memory[1696] = 16'h6818;
    memory[1697] = 16'h6b18;
    memory[1698] = 16'h3700;
    memory[1699] = 16'h7e9f;
    memory[1700] = 16'h301;
    memory[1701] = 16'h8e47;
    memory[1702] = 16'h8e88;
    memory[1703] = 16'h1844;
    memory[1704] = 16'h3700;
    memory[1705] = 16'h7ea6;
    memory[1706] = 16'h301;
    memory[1707] = 16'h8e47;
    memory[1708] = 16'h8e88;
    memory[1709] = 16'h6810;
    memory[1710] = 16'h6b10;
    memory[1711] = 16'h3700;
    memory[1712] = 16'h7eac;
    memory[1713] = 16'h303;
    memory[1714] = 16'h8e47;
    memory[1715] = 16'h500;
    memory[1716] = 16'h3038;
    memory[1717] = 16'h1a4;
    memory[1718] = 16'h8e75;
    memory[1719] = 16'h7eb3;
    memory[1720] = 16'h300;
    memory[1721] = 16'h404c;
    memory[1722] = 16'h86bd;
    memory[1723] = 16'h301;
    memory[1724] = 16'h4044;
    memory[1725] = 16'h3839;
    memory[1726] = 16'h8e47;
    memory[1727] = 16'h8e88;
    memory[1728] = 16'h603c;
    memory[1729] = 16'h39;
    memory[1730] = 16'h6800;
    memory[1731] = 16'h2bff;
    memory[1732] = 16'h3038;
    memory[1733] = 16'h1a4;
    memory[1734] = 16'h701b;
    memory[1735] = 16'h8e69;
    memory[1736] = 16'h1838;
    memory[1737] = 16'h3038;
    memory[1738] = 16'h500;
    memory[1739] = 16'h1839;
    memory[1740] = 16'h603c;
    memory[1741] = 16'h6800;
    memory[1742] = 16'h2038;
    memory[1743] = 16'h3038;
    memory[1744] = 16'h1a4;
    memory[1745] = 16'h8e75;
    memory[1746] = 16'h7ebf;
    memory[1747] = 16'h303;
    memory[1748] = 16'h303c;
    memory[1749] = 16'h8e2a;
    memory[1750] = 16'h78;
    memory[1751] = 16'h8e54;
    memory[1752] = 16'h18;
    memory[1753] = 16'h6804;
    memory[1754] = 16'h3031;
    memory[1755] = 16'h17;
    memory[1756] = 16'h6804;
    memory[1757] = 16'h301d;
    memory[1758] = 16'h1a4;
    memory[1759] = 16'h5831;
    memory[1760] = 16'hb6e4;
    memory[1761] = 16'h81d;
    memory[1762] = 16'h7001;
    memory[1763] = 16'h86e5;
    memory[1764] = 16'h300;
    memory[1765] = 16'h3700;
    memory[1766] = 16'h7ede;
    memory[1767] = 16'h30f;
    memory[1768] = 16'h303c;
    memory[1769] = 16'h8e2a;
    memory[1770] = 16'hd;
    memory[1771] = 16'h8e54;
    memory[1772] = 16'h8d4f;
    memory[1773] = 16'h8f06;
    memory[1774] = 16'h1a4;
    memory[1775] = 16'h7001;
    memory[1776] = 16'h3035;
    memory[1777] = 16'h8b27;
    memory[1778] = 16'h303f;
    memory[1779] = 16'h8d58;
    memory[1780] = 16'h8f06;
    memory[1781] = 16'h1a4;
    memory[1782] = 16'hb04;
    memory[1783] = 16'h7001;
    memory[1784] = 16'h3035;
    memory[1785] = 16'h8b27;
    memory[1786] = 16'h3035;
    memory[1787] = 16'h3f;
    memory[1788] = 16'h3034;
    memory[1789] = 16'h8acb;
    memory[1790] = 16'h3034;
    memory[1791] = 16'h1a4;
    memory[1792] = 16'hb08;
    memory[1793] = 16'h7001;
    memory[1794] = 16'h3035;
    memory[1795] = 16'h8acb;
    memory[1796] = 16'h3700;
    memory[1797] = 16'h7eec;
    memory[1798] = 16'h4300;
    memory[1799] = 16'h383a;
    memory[1800] = 16'h8c14;
    memory[1801] = 16'h3034;
    memory[1802] = 16'h79;
    memory[1803] = 16'h3035;
    memory[1804] = 16'h8acb;
    memory[1805] = 16'h3034;
    memory[1806] = 16'h7011;
    memory[1807] = 16'h7b;
    memory[1808] = 16'h87f;
    memory[1809] = 16'h7016;
    memory[1810] = 16'h8721;
    memory[1811] = 16'h8724;
    memory[1812] = 16'h872a;
    memory[1813] = 16'h872d;
    memory[1814] = 16'h8730;
    memory[1815] = 16'h8733;
    memory[1816] = 16'h8736;
    memory[1817] = 16'h873a;
    memory[1818] = 16'h873e;
    memory[1819] = 16'h8749;
    memory[1820] = 16'h874e;
    memory[1821] = 16'h82cb;
    memory[1822] = 16'h8327;
    memory[1823] = 16'h875b;
    memory[1824] = 16'h8757;
    memory[1825] = 16'h34;
    memory[1826] = 16'h835;
    memory[1827] = 16'h7011;
    memory[1828] = 16'h4034;
    memory[1829] = 16'h300;
    memory[1830] = 16'h6300;
    memory[1831] = 16'h4835;
    memory[1832] = 16'h7012;
    memory[1833] = 16'h7011;
    memory[1834] = 16'h34;
    memory[1835] = 16'h1835;
    memory[1836] = 16'h7011;
    memory[1837] = 16'h34;
    memory[1838] = 16'h2035;
    memory[1839] = 16'h7011;
    memory[1840] = 16'h34;
    memory[1841] = 16'h2835;
    memory[1842] = 16'h7011;
    memory[1843] = 16'h8f42;
    memory[1844] = 16'hb75b;
    memory[1845] = 16'h8738;
    memory[1846] = 16'h8f42;
    memory[1847] = 16'hbf5b;
    memory[1848] = 16'h34;
    memory[1849] = 16'h7011;
    memory[1850] = 16'h34;
    memory[1851] = 16'h5835;
    memory[1852] = 16'hb75b;
    memory[1853] = 16'h7011;
    memory[1854] = 16'h34;
    memory[1855] = 16'h5835;
    memory[1856] = 16'hbf5b;
    memory[1857] = 16'h7011;
    memory[1858] = 16'h35;
    memory[1859] = 16'h2846;
    memory[1860] = 16'h303b;
    memory[1861] = 16'h34;
    memory[1862] = 16'h2846;
    memory[1863] = 16'h583b;
    memory[1864] = 16'h7011;
    memory[1865] = 16'h34;
    memory[1866] = 16'h835;
    memory[1867] = 16'hbf4d;
    memory[1868] = 16'h3ff;
    memory[1869] = 16'h7011;
    memory[1870] = 16'h7a;
    memory[1871] = 16'h9721;
    memory[1872] = 16'h34;
    memory[1873] = 16'h835;
    memory[1874] = 16'hb755;
    memory[1875] = 16'h587a;
    memory[1876] = 16'hbf56;
    memory[1877] = 16'h107a;
    memory[1878] = 16'h7011;
    memory[1879] = 16'h34;
    memory[1880] = 16'h287a;
    memory[1881] = 16'h975b;
    memory[1882] = 16'h8738;
    memory[1883] = 16'h35;
    memory[1884] = 16'h7011;
    memory[1885] = 16'h0;
    memory[1886] = 16'h6a0c;
    memory[1887] = 16'h1b0f;
    memory[1888] = 16'h5b0f;
    memory[1889] = 16'hb16a;
    memory[1890] = 16'h307b;
    memory[1891] = 16'h0;
    memory[1892] = 16'h6a10;
    memory[1893] = 16'h1b01;
    memory[1894] = 16'h307c;
    memory[1895] = 16'he;
    memory[1896] = 16'h6a02;
    memory[1897] = 16'h1b01;
    memory[1898] = 16'h3032;
    memory[1899] = 16'hdf79;
    memory[1900] = 16'h7005;
    memory[1901] = 16'h300f;
    memory[1902] = 16'h0;
    memory[1903] = 16'h6804;
    memory[1904] = 16'h6a15;
    memory[1905] = 16'h6802;
    memory[1906] = 16'h301f;
    memory[1907] = 16'h400;
    memory[1908] = 16'h81f;
    memory[1909] = 16'h31a4;
    memory[1910] = 16'hd773;
    memory[1911] = 16'hf;
    memory[1912] = 16'h7004;
    memory[1913] = 16'h7011;
    memory[1914] = 16'h8f5d;
    memory[1915] = 16'hd981;
    memory[1916] = 16'h303;
    memory[1917] = 16'h303c;
    memory[1918] = 16'h8e4d;
    memory[1919] = 16'h5b;
    memory[1920] = 16'hb01;
    memory[1921] = 16'h305b;
    memory[1922] = 16'h7011;
    memory[1923] = 16'h600;
    memory[1924] = 16'h307a;
    memory[1925] = 16'h1a4;
    memory[1926] = 16'h701b;
    memory[1927] = 16'h8e69;
    memory[1928] = 16'h3034;
    memory[1929] = 16'h303f;
    memory[1930] = 16'h8f0f;
    memory[1931] = 16'h3038;
    memory[1932] = 16'h1a4;
    memory[1933] = 16'h8675;
    memory[1934] = 16'h8f7a;
    memory[1935] = 16'h500;
    memory[1936] = 16'h3035;
    memory[1937] = 16'h8f83;
    memory[1938] = 16'h407c;
    memory[1939] = 16'hef96;
    memory[1940] = 16'h3f;
    memory[1941] = 16'h3700;
    memory[1942] = 16'h7f8f;
    memory[1943] = 16'h8f7a;
    memory[1944] = 16'h7b;
    memory[1945] = 16'h2b0e;
    memory[1946] = 16'h978f;
    memory[1947] = 16'h301d;
    memory[1948] = 16'h300;
    memory[1949] = 16'h307d;
    memory[1950] = 16'h7008;
    memory[1951] = 16'h1939;
    memory[1952] = 16'h97b4;
    memory[1953] = 16'h7d;
    memory[1954] = 16'h9fab;
    memory[1955] = 16'h301;
    memory[1956] = 16'h307d;
    memory[1957] = 16'h13a;
    memory[1958] = 16'h3035;
    memory[1959] = 16'h8f83;
    memory[1960] = 16'h3f;
    memory[1961] = 16'h307e;
    memory[1962] = 16'h87b7;
    memory[1963] = 16'h57;
    memory[1964] = 16'hb01;
    memory[1965] = 16'h3057;
    memory[1966] = 16'h7b;
    memory[1967] = 16'h2b0d;
    memory[1968] = 16'h97bb;
    memory[1969] = 16'h7e;
    memory[1970] = 16'h303f;
    memory[1971] = 16'h87b7;
    memory[1972] = 16'h500;
    memory[1973] = 16'h3035;
    memory[1974] = 16'h8f83;
    memory[1975] = 16'h407c;
    memory[1976] = 16'hefbb;
    memory[1977] = 16'h3f;
    memory[1978] = 16'h3700;
    memory[1979] = 16'h7f9e;
    memory[1980] = 16'h300;
    memory[1981] = 16'h3139;
    memory[1982] = 16'h8f5d;
    memory[1983] = 16'hd981;
    memory[1984] = 16'h1a4;
    memory[1985] = 16'h3030;
    memory[1986] = 16'h300;
    memory[1987] = 16'h301d;
    memory[1988] = 16'h1a4;
    memory[1989] = 16'h2830;
    memory[1990] = 16'h9fca;
    memory[1991] = 16'h7008;
    memory[1992] = 16'h201d;
    memory[1993] = 16'h301d;
    memory[1994] = 16'hd7c4;
    memory[1995] = 16'h1d;
    memory[1996] = 16'h1301;
    memory[1997] = 16'h181d;
    memory[1998] = 16'h9fd0;
    memory[1999] = 16'h301d;
    memory[2000] = 16'h7000;
    memory[2001] = 16'h1d;
    memory[2002] = 16'h3139;
    memory[2003] = 16'h7b;
    memory[2004] = 16'h8cf;
    memory[2005] = 16'h7015;
    memory[2006] = 16'h7000;
    memory[2007] = 16'h200;
    memory[2008] = 16'h301e;
    memory[2009] = 16'h7b;
    memory[2010] = 16'h2b0e;
    memory[2011] = 16'h9fde;
    memory[2012] = 16'h30d;
    memory[2013] = 16'h307b;
    memory[2014] = 16'hf;
    memory[2015] = 16'h7004;
    memory[2016] = 16'h7000;
    memory[2017] = 16'h600;
    memory[2018] = 16'h307a;
    memory[2019] = 16'h300;
    memory[2020] = 16'h307d;
    memory[2021] = 16'h7008;
    memory[2022] = 16'h181d;
    memory[2023] = 16'h97ee;
    memory[2024] = 16'h7d;
    memory[2025] = 16'h9ff0;
    memory[2026] = 16'h301;
    memory[2027] = 16'h307d;
    memory[2028] = 16'h500;
    memory[2029] = 16'h313a;
    memory[2030] = 16'h1e;
    memory[2031] = 16'h87f8;
    memory[2032] = 16'h13a;
    memory[2033] = 16'h303f;
    memory[2034] = 16'h3034;
    memory[2035] = 16'h500;
    memory[2036] = 16'h3035;
    memory[2037] = 16'h8f0f;
    memory[2038] = 16'h313a;
    memory[2039] = 16'h3f;
    memory[2040] = 16'h407c;
    memory[2041] = 16'heffb;
    memory[2042] = 16'h3700;
    memory[2043] = 16'h7fe5;
    memory[2044] = 16'h0;
    memory[2045] = 16'h0;
    memory[2046] = 16'h0;
    memory[2047] = 16'h0;
    memory[2048] = 16'h0;
    memory[2049] = 16'h6a0c;
    memory[2050] = 16'h1b0f;
    memory[2051] = 16'h701a;
    memory[2052] = 16'h916a;
    memory[2053] = 16'h307a;
    memory[2054] = 16'h303b;
    memory[2055] = 16'he;
    memory[2056] = 16'h6a0c;
    memory[2057] = 16'h1b3f;
    memory[2058] = 16'h303c;
    memory[2059] = 16'h3b;
    memory[2060] = 16'h9014;
    memory[2061] = 16'h1301;
    memory[2062] = 16'h183b;
    memory[2063] = 16'h303b;
    memory[2064] = 16'h3c;
    memory[2065] = 16'hb01;
    memory[2066] = 16'h303c;
    memory[2067] = 16'h800b;
    memory[2068] = 16'h3c;
    memory[2069] = 16'h5b41;
    memory[2070] = 16'h701a;
    memory[2071] = 16'hb16a;
    memory[2072] = 16'h701a;
    memory[2073] = 16'hd981;
    memory[2074] = 16'h0;
    memory[2075] = 16'h6a10;
    memory[2076] = 16'h1b0f;
    memory[2077] = 16'h816;
    memory[2078] = 16'h6804;
    memory[2079] = 16'h303d;
    memory[2080] = 16'h7001;
    memory[2081] = 16'h6804;
    memory[2082] = 16'h307b;
    memory[2083] = 16'h3d;
    memory[2084] = 16'hb04;
    memory[2085] = 16'h7001;
    memory[2086] = 16'h303c;
    memory[2087] = 16'h1844;
    memory[2088] = 16'h307c;
    memory[2089] = 16'h3c;
    memory[2090] = 16'h6a10;
    memory[2091] = 16'h307d;
    memory[2092] = 16'h3d;
    memory[2093] = 16'hb08;
    memory[2094] = 16'h7001;
    memory[2095] = 16'h301d;
    memory[2096] = 16'h1844;
    memory[2097] = 16'h307e;
    memory[2098] = 16'he;
    memory[2099] = 16'h700a;
    memory[2100] = 16'hc071;
    memory[2101] = 16'h88d6;
    memory[2102] = 16'h400;
    memory[2103] = 16'h890c;
    memory[2104] = 16'h301e;
    memory[2105] = 16'h88dd;
    memory[2106] = 16'h500;
    memory[2107] = 16'h890c;
    memory[2108] = 16'h301f;
    memory[2109] = 16'h1d;
    memory[2110] = 16'h6a18;
    memory[2111] = 16'hc87e;
    memory[2112] = 16'h88e4;
    memory[2113] = 16'hb07e;
    memory[2114] = 16'h1e;
    memory[2115] = 16'h10d0;
    memory[2116] = 16'h301e;
    memory[2117] = 16'h1f;
    memory[2118] = 16'h10d0;
    memory[2119] = 16'h301f;
    memory[2120] = 16'h303;
    memory[2121] = 16'h3033;
    memory[2122] = 16'h88d6;
    memory[2123] = 16'h33;
    memory[2124] = 16'h1b01;
    memory[2125] = 16'h303d;
    memory[2126] = 16'h1e;
    memory[2127] = 16'h88e9;
    memory[2128] = 16'h300f;
    memory[2129] = 16'h3e;
    memory[2130] = 16'h3034;
    memory[2131] = 16'h88dd;
    memory[2132] = 16'h33;
    memory[2133] = 16'h6a01;
    memory[2134] = 16'h303d;
    memory[2135] = 16'h1f;
    memory[2136] = 16'h88e9;
    memory[2137] = 16'h3032;
    memory[2138] = 16'h4034;
    memory[2139] = 16'h300;
    memory[2140] = 16'h6300;
    memory[2141] = 16'h483e;
    memory[2142] = 16'h3834;
    memory[2143] = 16'h894f;
    memory[2144] = 16'h303f;
    memory[2145] = 16'hd1;
    memory[2146] = 16'h833;
    memory[2147] = 16'h7015;
    memory[2148] = 16'h3f;
    memory[2149] = 16'h3200;
    memory[2150] = 16'h7000;
    memory[2151] = 16'hd2;
    memory[2152] = 16'h833;
    memory[2153] = 16'h7015;
    memory[2154] = 16'h34;
    memory[2155] = 16'h3200;
    memory[2156] = 16'h7000;
    memory[2157] = 16'h33;
    memory[2158] = 16'h1301;
    memory[2159] = 16'ha849;
    memory[2160] = 16'h8094;
    memory[2161] = 16'h7c;
    memory[2162] = 16'h3031;
    memory[2163] = 16'h301;
    memory[2164] = 16'h3030;
    memory[2165] = 16'h400;
    memory[2166] = 16'h88f6;
    memory[2167] = 16'h300f;
    memory[2168] = 16'h7d;
    memory[2169] = 16'h3031;
    memory[2170] = 16'h500;
    memory[2171] = 16'h88f6;
    memory[2172] = 16'h3032;
    memory[2173] = 16'h8088;
    memory[2174] = 16'h88d6;
    memory[2175] = 16'h1e;
    memory[2176] = 16'h6a08;
    memory[2177] = 16'h88f6;
    memory[2178] = 16'h300f;
    memory[2179] = 16'h88dd;
    memory[2180] = 16'h1f;
    memory[2181] = 16'h6a08;
    memory[2182] = 16'h88f6;
    memory[2183] = 16'h3032;
    memory[2184] = 16'h894f;
    memory[2185] = 16'h303f;
    memory[2186] = 16'h88e4;
    memory[2187] = 16'hb0bd;
    memory[2188] = 16'h3f;
    memory[2189] = 16'h30f8;
    memory[2190] = 16'hd3;
    memory[2191] = 16'h30fc;
    memory[2192] = 16'h300;
    memory[2193] = 16'h30fd;
    memory[2194] = 16'h30fe;
    memory[2195] = 16'h30ff;
    memory[2196] = 16'h300;
    memory[2197] = 16'h3035;
    memory[2198] = 16'h7013;
    memory[2199] = 16'h7a;
    memory[2200] = 16'h6a00;
    memory[2201] = 16'hc8b8;
    memory[2202] = 16'h300;
    memory[2203] = 16'h3034;
    memory[2204] = 16'h303;
    memory[2205] = 16'h3033;
    memory[2206] = 16'h8d1;
    memory[2207] = 16'h7015;
    memory[2208] = 16'h35;
    memory[2209] = 16'h6803;
    memory[2210] = 16'h7013;
    memory[2211] = 16'h200;
    memory[2212] = 16'h6a00;
    memory[2213] = 16'h184c;
    memory[2214] = 16'h303b;
    memory[2215] = 16'hd2;
    memory[2216] = 16'h833;
    memory[2217] = 16'h7015;
    memory[2218] = 16'h403b;
    memory[2219] = 16'h300;
    memory[2220] = 16'h6308;
    memory[2221] = 16'h4a00;
    memory[2222] = 16'h6908;
    memory[2223] = 16'h834;
    memory[2224] = 16'h3034;
    memory[2225] = 16'h33;
    memory[2226] = 16'h1301;
    memory[2227] = 16'ha89d;
    memory[2228] = 16'h34;
    memory[2229] = 16'h896d;
    memory[2230] = 16'h3700;
    memory[2231] = 16'h7009;
    memory[2232] = 16'h35;
    memory[2233] = 16'hb01;
    memory[2234] = 16'h5b04;
    memory[2235] = 16'hb895;
    memory[2236] = 16'h7832;
    memory[2237] = 16'h7a;
    memory[2238] = 16'hc8c4;
    memory[2239] = 16'h3f;
    memory[2240] = 16'h701a;
    memory[2241] = 16'h8a8d;
    memory[2242] = 16'h3700;
    memory[2243] = 16'h7009;
    memory[2244] = 16'h7a;
    memory[2245] = 16'h6a01;
    memory[2246] = 16'hc8ca;
    memory[2247] = 16'h300;
    memory[2248] = 16'h3700;
    memory[2249] = 16'h7009;
    memory[2250] = 16'h7a;
    memory[2251] = 16'h6a02;
    memory[2252] = 16'hc8d0;
    memory[2253] = 16'h300;
    memory[2254] = 16'h3700;
    memory[2255] = 16'h7009;
    memory[2256] = 16'h7a;
    memory[2257] = 16'h6a03;
    memory[2258] = 16'hc8d5;
    memory[2259] = 16'h50;
    memory[2260] = 16'h3700;
    memory[2261] = 16'h7832;
    memory[2262] = 16'h7c;
    memory[2263] = 16'h3031;
    memory[2264] = 16'h1d;
    memory[2265] = 16'h6a14;
    memory[2266] = 16'h1b03;
    memory[2267] = 16'h3030;
    memory[2268] = 16'h7011;
    memory[2269] = 16'h7d;
    memory[2270] = 16'h3031;
    memory[2271] = 16'h1d;
    memory[2272] = 16'h6a16;
    memory[2273] = 16'h1b03;
    memory[2274] = 16'h3030;
    memory[2275] = 16'h7011;
    memory[2276] = 16'h1d;
    memory[2277] = 16'h6a10;
    memory[2278] = 16'h1b0f;
    memory[2279] = 16'h5b02;
    memory[2280] = 16'h7011;
    memory[2281] = 16'h303c;
    memory[2282] = 16'h184c;
    memory[2283] = 16'h403d;
    memory[2284] = 16'he8ef;
    memory[2285] = 16'h303e;
    memory[2286] = 16'h80f3;
    memory[2287] = 16'h303e;
    memory[2288] = 16'hd4;
    memory[2289] = 16'h103e;
    memory[2290] = 16'h303e;
    memory[2291] = 16'h3c;
    memory[2292] = 16'h6b08;
    memory[2293] = 16'h83d;
    memory[2294] = 16'h303c;
    memory[2295] = 16'h31;
    memory[2296] = 16'h90fa;
    memory[2297] = 16'h1301;
    memory[2298] = 16'h303b;
    memory[2299] = 16'h30;
    memory[2300] = 16'h9102;
    memory[2301] = 16'h3c;
    memory[2302] = 16'ha108;
    memory[2303] = 16'h583b;
    memory[2304] = 16'hb10a;
    memory[2305] = 16'h7011;
    memory[2306] = 16'h3c;
    memory[2307] = 16'ha10a;
    memory[2308] = 16'h583b;
    memory[2309] = 16'hb909;
    memory[2310] = 16'h283b;
    memory[2311] = 16'h910a;
    memory[2312] = 16'h300;
    memory[2313] = 16'h7011;
    memory[2314] = 16'h3b;
    memory[2315] = 16'h7011;
    memory[2316] = 16'h303c;
    memory[2317] = 16'h6801;
    memory[2318] = 16'h584a;
    memory[2319] = 16'hb12a;
    memory[2320] = 16'h6a18;
    memory[2321] = 16'h303b;
    memory[2322] = 16'h912a;
    memory[2323] = 16'h58d5;
    memory[2324] = 16'hb128;
    memory[2325] = 16'h3c;
    memory[2326] = 16'h184d;
    memory[2327] = 16'h204e;
    memory[2328] = 16'h303d;
    memory[2329] = 16'hd6;
    memory[2330] = 16'h103b;
    memory[2331] = 16'ha122;
    memory[2332] = 16'h5b20;
    memory[2333] = 16'hb12a;
    memory[2334] = 16'h7013;
    memory[2335] = 16'h3d;
    memory[2336] = 16'h6a00;
    memory[2337] = 16'h812b;
    memory[2338] = 16'h3b;
    memory[2339] = 16'h10d6;
    memory[2340] = 16'h7013;
    memory[2341] = 16'h3d;
    memory[2342] = 16'h6800;
    memory[2343] = 16'h812b;
    memory[2344] = 16'hd7;
    memory[2345] = 16'h812b;
    memory[2346] = 16'h300;
    memory[2347] = 16'h403c;
    memory[2348] = 16'hf92f;
    memory[2349] = 16'h2bff;
    memory[2350] = 16'hb01;
    memory[2351] = 16'h303b;
    memory[2352] = 16'h30;
    memory[2353] = 16'h913c;
    memory[2354] = 16'h2b01;
    memory[2355] = 16'h913f;
    memory[2356] = 16'h3b;
    memory[2357] = 16'h18d8;
    memory[2358] = 16'h58d3;
    memory[2359] = 16'hb946;
    memory[2360] = 16'h303b;
    memory[2361] = 16'hd9;
    memory[2362] = 16'h103b;
    memory[2363] = 16'h8146;
    memory[2364] = 16'h3b;
    memory[2365] = 16'h1844;
    memory[2366] = 16'h8146;
    memory[2367] = 16'h3b;
    memory[2368] = 16'ha145;
    memory[2369] = 16'h58d3;
    memory[2370] = 16'hb946;
    memory[2371] = 16'hd3;
    memory[2372] = 16'h8146;
    memory[2373] = 16'h300;
    memory[2374] = 16'h303b;
    memory[2375] = 16'h7000;
    memory[2376] = 16'h403b;
    memory[2377] = 16'h300;
    memory[2378] = 16'h6300;
    memory[2379] = 16'h4831;
    memory[2380] = 16'h7012;
    memory[2381] = 16'h6a08;
    memory[2382] = 16'h7011;
    memory[2383] = 16'h4032;
    memory[2384] = 16'h300;
    memory[2385] = 16'h6300;
    memory[2386] = 16'h487e;
    memory[2387] = 16'h7012;
    memory[2388] = 16'h87b;
    memory[2389] = 16'h303c;
    memory[2390] = 16'h1d;
    memory[2391] = 16'h6a10;
    memory[2392] = 16'h1b0f;
    memory[2393] = 16'h2b01;
    memory[2394] = 16'h9160;
    memory[2395] = 16'hf;
    memory[2396] = 16'h6802;
    memory[2397] = 16'h83c;
    memory[2398] = 16'h7001;
    memory[2399] = 16'h7011;
    memory[2400] = 16'hf;
    memory[2401] = 16'h83c;
    memory[2402] = 16'h303c;
    memory[2403] = 16'h1b03;
    memory[2404] = 16'h6803;
    memory[2405] = 16'h303b;
    memory[2406] = 16'h3c;
    memory[2407] = 16'h7001;
    memory[2408] = 16'h603b;
    memory[2409] = 16'h6a00;
    memory[2410] = 16'h184c;
    memory[2411] = 16'h20da;
    memory[2412] = 16'h7011;
    memory[2413] = 16'h8d0;
    memory[2414] = 16'h6a08;
    memory[2415] = 16'h303b;
    memory[2416] = 16'h6808;
    memory[2417] = 16'h83b;
    memory[2418] = 16'h6808;
    memory[2419] = 16'h83b;
    memory[2420] = 16'h303c;
    memory[2421] = 16'h3b;
    memory[2422] = 16'h6a08;
    memory[2423] = 16'h83c;
    memory[2424] = 16'h9187;
    memory[2425] = 16'h4300;
    memory[2426] = 16'h6d00;
    memory[2427] = 16'h303c;
    memory[2428] = 16'h7014;
    memory[2429] = 16'h303d;
    memory[2430] = 16'h3c;
    memory[2431] = 16'h6a08;
    memory[2432] = 16'hf982;
    memory[2433] = 16'hb01;
    memory[2434] = 16'h303c;
    memory[2435] = 16'h37d;
    memory[2436] = 16'h103d;
    memory[2437] = 16'h6817;
    memory[2438] = 16'h83c;
    memory[2439] = 16'h7011;
    memory[2440] = 16'h300;
    memory[2441] = 16'h8195;
    memory[2442] = 16'h301;
    memory[2443] = 16'h8195;
    memory[2444] = 16'h302;
    memory[2445] = 16'h8195;
    memory[2446] = 16'h303;
    memory[2447] = 16'h8195;
    memory[2448] = 16'h304;
    memory[2449] = 16'h8195;
    memory[2450] = 16'h305;
    memory[2451] = 16'h8195;
    memory[2452] = 16'h306;
    memory[2453] = 16'h30db;
    memory[2454] = 16'h300;
    memory[2455] = 16'h303d;
    memory[2456] = 16'h303e;
    memory[2457] = 16'h400;
    memory[2458] = 16'h3034;
    memory[2459] = 16'h6a17;
    memory[2460] = 16'h184c;
    memory[2461] = 16'h3036;
    memory[2462] = 16'h34;
    memory[2463] = 16'h184d;
    memory[2464] = 16'h3039;
    memory[2465] = 16'h34;
    memory[2466] = 16'h1846;
    memory[2467] = 16'h303a;
    memory[2468] = 16'h2834;
    memory[2469] = 16'h58e3;
    memory[2470] = 16'hb1ad;
    memory[2471] = 16'hdb;
    memory[2472] = 16'h8e4;
    memory[2473] = 16'h7015;
    memory[2474] = 16'h7000;
    memory[2475] = 16'h200;
    memory[2476] = 16'h7016;
    memory[2477] = 16'h4b;
    memory[2478] = 16'h3700;
    memory[2479] = 16'h7996;
    memory[2480] = 16'h49;
    memory[2481] = 16'h203a;
    memory[2482] = 16'h81ae;
    memory[2483] = 16'h3a;
    memory[2484] = 16'h81ae;
    memory[2485] = 16'h36;
    memory[2486] = 16'h91b0;
    memory[2487] = 16'h284c;
    memory[2488] = 16'h91b3;
    memory[2489] = 16'he5;
    memory[2490] = 16'h1036;
    memory[2491] = 16'h3037;
    memory[2492] = 16'h300;
    memory[2493] = 16'h8263;
    memory[2494] = 16'h36;
    memory[2495] = 16'h91b0;
    memory[2496] = 16'h284c;
    memory[2497] = 16'h403a;
    memory[2498] = 16'hf1ad;
    memory[2499] = 16'h91b3;
    memory[2500] = 16'h36;
    memory[2501] = 16'hb01;
    memory[2502] = 16'h6a01;
    memory[2503] = 16'h303b;
    memory[2504] = 16'he6;
    memory[2505] = 16'h103b;
    memory[2506] = 16'h3037;
    memory[2507] = 16'h36;
    memory[2508] = 16'h1b01;
    memory[2509] = 16'h303b;
    memory[2510] = 16'h302;
    memory[2511] = 16'h103b;
    memory[2512] = 16'h8263;
    memory[2513] = 16'h36;
    memory[2514] = 16'h91b3;
    memory[2515] = 16'h284c;
    memory[2516] = 16'h403a;
    memory[2517] = 16'hf1ad;
    memory[2518] = 16'h91b0;
    memory[2519] = 16'he7;
    memory[2520] = 16'h303d;
    memory[2521] = 16'h36;
    memory[2522] = 16'h8d5;
    memory[2523] = 16'h6a01;
    memory[2524] = 16'h3037;
    memory[2525] = 16'h36;
    memory[2526] = 16'h1b01;
    memory[2527] = 16'h303b;
    memory[2528] = 16'h307;
    memory[2529] = 16'h103b;
    memory[2530] = 16'h8263;
    memory[2531] = 16'h36;
    memory[2532] = 16'h91f9;
    memory[2533] = 16'h284c;
    memory[2534] = 16'h403a;
    memory[2535] = 16'hf1ad;
    memory[2536] = 16'h91b0;
    memory[2537] = 16'he8;
    memory[2538] = 16'h3037;
    memory[2539] = 16'h36;
    memory[2540] = 16'h137f;
    memory[2541] = 16'ha1f3;
    memory[2542] = 16'h303e;
    memory[2543] = 16'he7;
    memory[2544] = 16'h303d;
    memory[2545] = 16'h304;
    memory[2546] = 16'h8263;
    memory[2547] = 16'h2bff;
    memory[2548] = 16'h303e;
    memory[2549] = 16'h46;
    memory[2550] = 16'h303a;
    memory[2551] = 16'h304;
    memory[2552] = 16'h8263;
    memory[2553] = 16'he9;
    memory[2554] = 16'h81ae;
    memory[2555] = 16'h36;
    memory[2556] = 16'h58ea;
    memory[2557] = 16'hb223;
    memory[2558] = 16'h39;
    memory[2559] = 16'h204e;
    memory[2560] = 16'h6808;
    memory[2561] = 16'h303b;
    memory[2562] = 16'hd6;
    memory[2563] = 16'h1036;
    memory[2564] = 16'h5b20;
    memory[2565] = 16'hb20a;
    memory[2566] = 16'h7013;
    memory[2567] = 16'h3b;
    memory[2568] = 16'h6a00;
    memory[2569] = 16'h820b;
    memory[2570] = 16'h300;
    memory[2571] = 16'h303b;
    memory[2572] = 16'h1b01;
    memory[2573] = 16'h303c;
    memory[2574] = 16'h3b;
    memory[2575] = 16'h6a01;
    memory[2576] = 16'h83c;
    memory[2577] = 16'h403a;
    memory[2578] = 16'hf216;
    memory[2579] = 16'h303b;
    memory[2580] = 16'h300;
    memory[2581] = 16'h103b;
    memory[2582] = 16'h303b;
    memory[2583] = 16'h184d;
    memory[2584] = 16'h3039;
    memory[2585] = 16'h3b;
    memory[2586] = 16'h6b17;
    memory[2587] = 16'h303b;
    memory[2588] = 16'heb;
    memory[2589] = 16'h103b;
    memory[2590] = 16'h3037;
    memory[2591] = 16'h300;
    memory[2592] = 16'h303a;
    memory[2593] = 16'h303;
    memory[2594] = 16'h8263;
    memory[2595] = 16'h3a;
    memory[2596] = 16'ha9b0;
    memory[2597] = 16'h300;
    memory[2598] = 16'h81ae;
    memory[2599] = 16'h36;
    memory[2600] = 16'h284c;
    memory[2601] = 16'h91ad;
    memory[2602] = 16'h39;
    memory[2603] = 16'h204e;
    memory[2604] = 16'h7012;
    memory[2605] = 16'h300;
    memory[2606] = 16'h6300;
    memory[2607] = 16'h48ec;
    memory[2608] = 16'h6a0d;
    memory[2609] = 16'h383b;
    memory[2610] = 16'h36;
    memory[2611] = 16'h58ed;
    memory[2612] = 16'hb244;
    memory[2613] = 16'h10ee;
    memory[2614] = 16'ha23b;
    memory[2615] = 16'h7013;
    memory[2616] = 16'h3b;
    memory[2617] = 16'h6800;
    memory[2618] = 16'h8245;
    memory[2619] = 16'h303c;
    memory[2620] = 16'h300;
    memory[2621] = 16'h103c;
    memory[2622] = 16'h5b20;
    memory[2623] = 16'hb244;
    memory[2624] = 16'h7013;
    memory[2625] = 16'h3b;
    memory[2626] = 16'h6a00;
    memory[2627] = 16'h8245;
    memory[2628] = 16'h300;
    memory[2629] = 16'h6a01;
    memory[2630] = 16'h303b;
    memory[2631] = 16'h6a17;
    memory[2632] = 16'h303c;
    memory[2633] = 16'hdb;
    memory[2634] = 16'hca50;
    memory[2635] = 16'h3c;
    memory[2636] = 16'hb01;
    memory[2637] = 16'h303c;
    memory[2638] = 16'h300;
    memory[2639] = 16'h303a;
    memory[2640] = 16'h3c;
    memory[2641] = 16'hca55;
    memory[2642] = 16'h3b;
    memory[2643] = 16'h2bff;
    memory[2644] = 16'h303b;
    memory[2645] = 16'h7000;
    memory[2646] = 16'h3b;
    memory[2647] = 16'h184d;
    memory[2648] = 16'h3039;
    memory[2649] = 16'h3c;
    memory[2650] = 16'h681e;
    memory[2651] = 16'h1846;
    memory[2652] = 16'h283a;
    memory[2653] = 16'h303a;
    memory[2654] = 16'he7;
    memory[2655] = 16'h303d;
    memory[2656] = 16'he8;
    memory[2657] = 16'h3037;
    memory[2658] = 16'h305;
    memory[2659] = 16'h6807;
    memory[2660] = 16'h303b;
    memory[2661] = 16'h39;
    memory[2662] = 16'h6a10;
    memory[2663] = 16'h83b;
    memory[2664] = 16'h6803;
    memory[2665] = 16'h80d;
    memory[2666] = 16'h303b;
    memory[2667] = 16'h7001;
    memory[2668] = 16'h3038;
    memory[2669] = 16'h3b;
    memory[2670] = 16'hb04;
    memory[2671] = 16'h7001;
    memory[2672] = 16'h3036;
    memory[2673] = 16'h38;
    memory[2674] = 16'h6a1b;
    memory[2675] = 16'h680c;
    memory[2676] = 16'h303b;
    memory[2677] = 16'h36;
    memory[2678] = 16'h185c;
    memory[2679] = 16'h203b;
    memory[2680] = 16'h303b;
    memory[2681] = 16'h39;
    memory[2682] = 16'h1844;
    memory[2683] = 16'h3039;
    memory[2684] = 16'h7012;
    memory[2685] = 16'h300;
    memory[2686] = 16'h6310;
    memory[2687] = 16'h483b;
    memory[2688] = 16'h6a01;
    memory[2689] = 16'h303b;
    memory[2690] = 16'h36;
    memory[2691] = 16'h6a0c;
    memory[2692] = 16'h103b;
    memory[2693] = 16'h6a02;
    memory[2694] = 16'h303b;
    memory[2695] = 16'h4039;
    memory[2696] = 16'h300;
    memory[2697] = 16'h6310;
    memory[2698] = 16'h483b;
    memory[2699] = 16'h6902;
    memory[2700] = 16'h303b;
    memory[2701] = 16'h38;
    memory[2702] = 16'h103b;
    memory[2703] = 16'h18ef;
    memory[2704] = 16'h283d;
    memory[2705] = 16'h3038;
    memory[2706] = 16'h3e;
    memory[2707] = 16'h681a;
    memory[2708] = 16'h2038;
    memory[2709] = 16'h3038;
    memory[2710] = 16'h3e;
    memory[2711] = 16'h6a06;
    memory[2712] = 16'h929d;
    memory[2713] = 16'h38;
    memory[2714] = 16'h6a01;
    memory[2715] = 16'h2046;
    memory[2716] = 16'h82ab;
    memory[2717] = 16'h38;
    memory[2718] = 16'h6a01;
    memory[2719] = 16'h91b3;
    memory[2720] = 16'h38;
    memory[2721] = 16'h4300;
    memory[2722] = 16'h6d00;
    memory[2723] = 16'h3038;
    memory[2724] = 16'h7014;
    memory[2725] = 16'hb01;
    memory[2726] = 16'h303b;
    memory[2727] = 16'h37;
    memory[2728] = 16'h103b;
    memory[2729] = 16'h3037;
    memory[2730] = 16'h38;
    memory[2731] = 16'h3038;
    memory[2732] = 16'h6a07;
    memory[2733] = 16'h1b01;
    memory[2734] = 16'h303b;
    memory[2735] = 16'h38;
    memory[2736] = 16'h6a08;
    memory[2737] = 16'h184d;
    memory[2738] = 16'h83b;
    memory[2739] = 16'h303b;
    memory[2740] = 16'h37;
    memory[2741] = 16'ha1b3;
    memory[2742] = 16'h584c;
    memory[2743] = 16'hb1b0;
    memory[2744] = 16'h6817;
    memory[2745] = 16'h83b;
    memory[2746] = 16'h584e;
    memory[2747] = 16'hb9b3;
    memory[2748] = 16'h203a;
    memory[2749] = 16'h81ae;
    memory[2750] = 16'h300;
    memory[2751] = 16'h82c5;
    memory[2752] = 16'h301;
    memory[2753] = 16'h82c5;
    memory[2754] = 16'h46;
    memory[2755] = 16'h82c5;
    memory[2756] = 16'hf0;
    memory[2757] = 16'h30db;
    memory[2758] = 16'h400;
    memory[2759] = 16'h303b;
    memory[2760] = 16'h18db;
    memory[2761] = 16'h303d;
    memory[2762] = 16'h500;
    memory[2763] = 16'h303c;
    memory[2764] = 16'h92f2;
    memory[2765] = 16'h18db;
    memory[2766] = 16'h283d;
    memory[2767] = 16'h303e;
    memory[2768] = 16'h3d;
    memory[2769] = 16'haad5;
    memory[2770] = 16'h300;
    memory[2771] = 16'h103b;
    memory[2772] = 16'h303b;
    memory[2773] = 16'h3c;
    memory[2774] = 16'haadc;
    memory[2775] = 16'hdb;
    memory[2776] = 16'haadc;
    memory[2777] = 16'h300;
    memory[2778] = 16'h103c;
    memory[2779] = 16'h303c;
    memory[2780] = 16'h403b;
    memory[2781] = 16'h300;
    memory[2782] = 16'h6300;
    memory[2783] = 16'h503c;
    memory[2784] = 16'h303b;
    memory[2785] = 16'h383c;
    memory[2786] = 16'hdb;
    memory[2787] = 16'hc2eb;
    memory[2788] = 16'h3e;
    memory[2789] = 16'ha2e8;
    memory[2790] = 16'h3c;
    memory[2791] = 16'h82f7;
    memory[2792] = 16'h300;
    memory[2793] = 16'h103c;
    memory[2794] = 16'h82f7;
    memory[2795] = 16'h3d;
    memory[2796] = 16'ha2ef;
    memory[2797] = 16'h3b;
    memory[2798] = 16'h82f7;
    memory[2799] = 16'h300;
    memory[2800] = 16'h103b;
    memory[2801] = 16'h82f7;
    memory[2802] = 16'hdb;
    memory[2803] = 16'hc2f6;
    memory[2804] = 16'h3b;
    memory[2805] = 16'h82f7;
    memory[2806] = 16'h300;
    memory[2807] = 16'h3700;
    memory[2808] = 16'h7ac6;
    memory[2809] = 16'h0;
    memory[2810] = 16'h0;
    memory[2811] = 16'h0;
    memory[2812] = 16'h0;
    memory[2813] = 16'h0;
    memory[2814] = 16'h0;
    memory[2815] = 16'h0;
    memory[2816] = 16'h0;
    memory[2817] = 16'h0;
    memory[2818] = 16'h0;
    memory[2819] = 16'h0;
    memory[2820] = 16'h0;
    memory[2821] = 16'h0;
    memory[2822] = 16'h0;
    memory[2823] = 16'h0;
    memory[2824] = 16'h0;
    memory[2825] = 16'h0;
    memory[2826] = 16'h0;
    memory[2827] = 16'h0;
    memory[2828] = 16'h0;
    memory[2829] = 16'h0;
    memory[2830] = 16'h0;
    memory[2831] = 16'h0;
    memory[2832] = 16'h0;
    memory[2833] = 16'h0;
    memory[2834] = 16'h0;
    memory[2835] = 16'h0;
    memory[2836] = 16'h0;
    memory[2837] = 16'h0;
    memory[2838] = 16'h0;
    memory[2839] = 16'h0;
    memory[2840] = 16'h0;
    memory[2841] = 16'h0;
    memory[2842] = 16'h0;
    memory[2843] = 16'h0;
    memory[2844] = 16'h0;
    memory[2845] = 16'h0;
    memory[2846] = 16'h0;
    memory[2847] = 16'h0;
    memory[2848] = 16'h0;
    memory[2849] = 16'h0;
    memory[2850] = 16'h0;
    memory[2851] = 16'h0;
    memory[2852] = 16'h0;
    memory[2853] = 16'h0;
    memory[2854] = 16'h0;
    memory[2855] = 16'h0;
    memory[2856] = 16'h0;
    memory[2857] = 16'h0;
    memory[2858] = 16'h0;
    memory[2859] = 16'h0;
    memory[2860] = 16'h0;
    memory[2861] = 16'h0;
    memory[2862] = 16'h0;
    memory[2863] = 16'h0;
    memory[2864] = 16'h0;
    memory[2865] = 16'h0;
    memory[2866] = 16'h0;
    memory[2867] = 16'h0;
    memory[2868] = 16'h0;
    memory[2869] = 16'h0;
    memory[2870] = 16'h0;
    memory[2871] = 16'h0;
    memory[2872] = 16'h0;
    memory[2873] = 16'h0;
    memory[2874] = 16'h0;
    memory[2875] = 16'h0;
    memory[2876] = 16'h0;
    memory[2877] = 16'h0;
    memory[2878] = 16'h0;
    memory[2879] = 16'h0;
    memory[2880] = 16'h0;
    memory[2881] = 16'h0;
    memory[2882] = 16'h0;
    memory[2883] = 16'h0;
    memory[2884] = 16'h0;
    memory[2885] = 16'h0;
    memory[2886] = 16'h0;
    memory[2887] = 16'h0;
    memory[2888] = 16'h0;
    memory[2889] = 16'h0;
    memory[2890] = 16'h0;
    memory[2891] = 16'h0;
    memory[2892] = 16'h0;
    memory[2893] = 16'h0;
    memory[2894] = 16'h0;
    memory[2895] = 16'h0;
    memory[2896] = 16'h0;
    memory[2897] = 16'h0;
    memory[2898] = 16'h0;
    memory[2899] = 16'h0;
    memory[2900] = 16'h0;
    memory[2901] = 16'h0;
    memory[2902] = 16'h0;
    memory[2903] = 16'h0;
    memory[2904] = 16'h0;
    memory[2905] = 16'h0;
    memory[2906] = 16'h0;
    memory[2907] = 16'h0;
    memory[2908] = 16'h0;
    memory[2909] = 16'h0;
    memory[2910] = 16'h0;
    memory[2911] = 16'h0;
    memory[2912] = 16'h0;
    memory[2913] = 16'h0;
    memory[2914] = 16'h0;
    memory[2915] = 16'h0;
    memory[2916] = 16'h0;
    memory[2917] = 16'h0;
    memory[2918] = 16'h0;
    memory[2919] = 16'h0;
    memory[2920] = 16'h0;
    memory[2921] = 16'h0;
    memory[2922] = 16'h0;
    memory[2923] = 16'h0;
    memory[2924] = 16'h0;
    memory[2925] = 16'h0;
    memory[2926] = 16'h0;
    memory[2927] = 16'h0;
    memory[2928] = 16'h0;
    memory[2929] = 16'h0;
    memory[2930] = 16'h0;
    memory[2931] = 16'h0;
    memory[2932] = 16'h0;
    memory[2933] = 16'h0;
    memory[2934] = 16'h0;
    memory[2935] = 16'h0;
    memory[2936] = 16'h0;
    memory[2937] = 16'h0;
    memory[2938] = 16'h0;
    memory[2939] = 16'h0;
    memory[2940] = 16'h0;
    memory[2941] = 16'h0;
    memory[2942] = 16'h0;
    memory[2943] = 16'h0;
    memory[2944] = 16'h0;
    memory[2945] = 16'h0;
    memory[2946] = 16'h0;
    memory[2947] = 16'h0;
    memory[2948] = 16'h0;
    memory[2949] = 16'h0;
    memory[2950] = 16'h0;
    memory[2951] = 16'h0;
    memory[2952] = 16'h0;
    memory[2953] = 16'h0;
    memory[2954] = 16'h0;
    memory[2955] = 16'h0;
    memory[2956] = 16'h0;
    memory[2957] = 16'h0;
    memory[2958] = 16'h0;
    memory[2959] = 16'h0;
    memory[2960] = 16'h0;
    memory[2961] = 16'h0;
    memory[2962] = 16'h0;
    memory[2963] = 16'h0;
    memory[2964] = 16'h0;
    memory[2965] = 16'h0;
    memory[2966] = 16'h0;
    memory[2967] = 16'h0;
    memory[2968] = 16'h0;
    memory[2969] = 16'h0;
    memory[2970] = 16'h0;
    memory[2971] = 16'h0;
    memory[2972] = 16'h0;
    memory[2973] = 16'h0;
    memory[2974] = 16'h0;
    memory[2975] = 16'h0;
    memory[2976] = 16'h0;
    memory[2977] = 16'h0;
    memory[2978] = 16'h0;
    memory[2979] = 16'h0;
    memory[2980] = 16'h0;
    memory[2981] = 16'h0;
    memory[2982] = 16'h0;
    memory[2983] = 16'h0;
    memory[2984] = 16'h0;
    memory[2985] = 16'h0;
    memory[2986] = 16'h0;
    memory[2987] = 16'h0;
    memory[2988] = 16'h0;
    memory[2989] = 16'h0;
    memory[2990] = 16'h0;
    memory[2991] = 16'h0;
    memory[2992] = 16'h0;
    memory[2993] = 16'h0;
    memory[2994] = 16'h0;
    memory[2995] = 16'h0;
    memory[2996] = 16'h0;
    memory[2997] = 16'h0;
    memory[2998] = 16'h0;
    memory[2999] = 16'h0;
    memory[3000] = 16'h0;
    memory[3001] = 16'h0;
    memory[3002] = 16'h0;
    memory[3003] = 16'h0;
    memory[3004] = 16'h0;
    memory[3005] = 16'h0;
    memory[3006] = 16'h0;
    memory[3007] = 16'h0;
    memory[3008] = 16'h0;
    memory[3009] = 16'h0;
    memory[3010] = 16'h0;
    memory[3011] = 16'h0;
    memory[3012] = 16'h0;
    memory[3013] = 16'h0;
    memory[3014] = 16'h0;
    memory[3015] = 16'h0;
    memory[3016] = 16'h0;
    memory[3017] = 16'h0;
    memory[3018] = 16'h0;
    memory[3019] = 16'h0;
    memory[3020] = 16'h0;
    memory[3021] = 16'h0;
    memory[3022] = 16'h0;
    memory[3023] = 16'h0;
    memory[3024] = 16'h0;
    memory[3025] = 16'h0;
    memory[3026] = 16'h0;
    memory[3027] = 16'h0;
    memory[3028] = 16'h0;
    memory[3029] = 16'h0;
    memory[3030] = 16'h0;
    memory[3031] = 16'h0;
    memory[3032] = 16'h0;
    memory[3033] = 16'h0;
    memory[3034] = 16'h0;
    memory[3035] = 16'h0;
    memory[3036] = 16'h0;
    memory[3037] = 16'h0;
    memory[3038] = 16'h0;
    memory[3039] = 16'h0;
    memory[3040] = 16'h0;
    memory[3041] = 16'h0;
    memory[3042] = 16'h0;
    memory[3043] = 16'h0;
    memory[3044] = 16'h0;
    memory[3045] = 16'h0;
    memory[3046] = 16'h0;
    memory[3047] = 16'h0;
    memory[3048] = 16'h0;
    memory[3049] = 16'h0;
    memory[3050] = 16'h0;
    memory[3051] = 16'h0;
    memory[3052] = 16'h0;
    memory[3053] = 16'h0;
    memory[3054] = 16'h0;
    memory[3055] = 16'h0;
    memory[3056] = 16'h0;
    memory[3057] = 16'h0;
    memory[3058] = 16'h0;
    memory[3059] = 16'h0;
    memory[3060] = 16'h0;
    memory[3061] = 16'h0;
    memory[3062] = 16'h0;
    memory[3063] = 16'h0;
    memory[3064] = 16'h0;
    memory[3065] = 16'h0;
    memory[3066] = 16'h0;
    memory[3067] = 16'h0;
    memory[3068] = 16'h0;
    memory[3069] = 16'h0;
    memory[3070] = 16'h0;
    memory[3071] = 16'h0;
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
  initial begin
    memory[0] = 16'h16a;
    memory[1] = 16'h19f;
    memory[2] = 16'h85a4;
    memory[3] = 16'h5c8;
    memory[4] = 16'h85f8;
    memory[5] = 16'h860b;
    memory[6] = 16'h5f5;
    memory[7] = 16'h19f;
    memory[8] = 16'h19f;
    memory[9] = 16'h19f;
    memory[10] = 16'h61e;
    memory[11] = 16'h85e8;
    memory[12] = 16'h85e9;
    memory[13] = 16'h16a;
    memory[14] = 16'h16a;
    memory[15] = 16'h16a;
    memory[16] = 16'h81a0;
    memory[17] = 16'h81a3;
    memory[18] = 16'h81a7;
    memory[19] = 16'h81ca;
    memory[20] = 16'h81d0;
    memory[21] = 16'h81cd;
    memory[22] = 16'h81e0;
    memory[23] = 16'h81ab;
    memory[24] = 16'h81af;
    memory[25] = 16'h81b3;
    memory[26] = 16'h81b7;
    memory[27] = 16'h81bb;
    memory[28] = 16'h81c0;
    memory[29] = 16'h81c5;
    memory[30] = 16'h81f6;
    memory[31] = 16'h81fe;
    memory[32] = 16'h81ea;
    memory[33] = 16'h81f0;
    memory[34] = 16'h263;
    memory[35] = 16'h8254;
    memory[36] = 16'h820d;
    memory[37] = 16'h821d;
    memory[38] = 16'h822e;
    memory[39] = 16'h823d;
    memory[40] = 16'h8244;
    memory[41] = 16'h16a;
    memory[42] = 16'h16a;
    memory[43] = 16'h16a;
    memory[44] = 16'h16a;
    memory[45] = 16'h16a;
    memory[46] = 16'h16a;
    memory[47] = 16'h16a;
    memory[48] = 16'h829d;
    memory[49] = 16'h82a4;
    memory[50] = 16'h82ac;
    memory[51] = 16'h82b3;
    memory[52] = 16'h837a;
    memory[53] = 16'h8382;
    memory[54] = 16'h3a6;
    memory[55] = 16'h83cc;
    memory[56] = 16'h83d9;
    memory[57] = 16'h8404;
    memory[58] = 16'h840e;
    memory[59] = 16'h841d;
    memory[60] = 16'h8420;
    memory[61] = 16'h841a;
    memory[62] = 16'h8435;
    memory[63] = 16'h842d;
    memory[64] = 16'h8495;
    memory[65] = 16'h84b5;
    memory[66] = 16'h84da;
    memory[67] = 16'h8503;
    memory[68] = 16'h8282;
    memory[69] = 16'h8287;
    memory[70] = 16'h849e;
    memory[71] = 16'h84c3;
    memory[72] = 16'h8988;
    memory[73] = 16'h898a;
    memory[74] = 16'h898c;
    memory[75] = 16'h898e;
    memory[76] = 16'h8990;
    memory[77] = 16'h8992;
    memory[78] = 16'h8994;
    memory[79] = 16'h16a;
    memory[80] = 16'h8ac2;
    memory[81] = 16'h8abe;
    memory[82] = 16'h8ac4;
    memory[83] = 16'h8ac0;
    memory[84] = 16'h16a;
    memory[85] = 16'h16a;
    memory[86] = 16'h16a;
    memory[87] = 16'h16a;
    memory[88] = 16'h523;
    memory[89] = 16'h8560;
    memory[90] = 16'h8562;
    memory[91] = 16'h8588;
    memory[92] = 16'h8591;
    memory[93] = 16'h16a;
    memory[94] = 16'h16a;
    memory[95] = 16'h16a;
    memory[96] = 16'h8697;
    memory[97] = 16'h869d;
    memory[98] = 16'h86a4;
    memory[99] = 16'h86aa;
    memory[100] = 16'h8691;
    memory[101] = 16'h86b8;
    memory[102] = 16'h86bb;
    memory[103] = 16'h86b1;
    memory[104] = 16'h8697;
    memory[105] = 16'h869d;
    memory[106] = 16'h86a4;
    memory[107] = 16'h86aa;
    memory[108] = 16'h8691;
    memory[109] = 16'h86b8;
    memory[110] = 16'h86bb;
    memory[111] = 16'h86b1;
    memory[112] = 16'h7bc;
    memory[113] = 16'h797;
    memory[114] = 16'h78e;
    memory[115] = 16'h16a;
    memory[116] = 16'h7bc;
    memory[117] = 16'h797;
    memory[118] = 16'h78e;
    memory[119] = 16'h16a;
    memory[120] = 16'h800;
    memory[121] = 16'h800;
    memory[122] = 16'h16a;
    memory[123] = 16'h16a;
    memory[124] = 16'h86e7;
    memory[125] = 16'h86d3;
    memory[126] = 16'h16a;
    memory[127] = 16'h16a;
    memory[128] = 16'h16a;
    memory[129] = 16'h16a;
    memory[130] = 16'h16a;
    memory[131] = 16'h16a;
    memory[132] = 16'h16a;
    memory[133] = 16'h16a;
    memory[134] = 16'h16a;
    memory[135] = 16'h16a;
    memory[136] = 16'h16a;
    memory[137] = 16'h16a;
    memory[138] = 16'h16a;
    memory[139] = 16'h16a;
    memory[140] = 16'h16a;
    memory[141] = 16'h16a;
    memory[142] = 16'h16a;
    memory[143] = 16'h16a;
    memory[144] = 16'h81a0;
    memory[145] = 16'h81a3;
    memory[146] = 16'h81a7;
    memory[147] = 16'h81ca;
    memory[148] = 16'h81d0;
    memory[149] = 16'h81cd;
    memory[150] = 16'h16a;
    memory[151] = 16'h81ab;
    memory[152] = 16'h81af;
    memory[153] = 16'h81b3;
    memory[154] = 16'h16a;
    memory[155] = 16'h81bb;
    memory[156] = 16'h81c0;
    memory[157] = 16'h81c5;
    memory[158] = 16'h81f6;
    memory[159] = 16'h81fe;
    memory[160] = 16'h81ea;
    memory[161] = 16'h81f0;
    memory[162] = 16'h263;
    memory[163] = 16'h16a;
    memory[164] = 16'h16a;
    memory[165] = 16'h16a;
    memory[166] = 16'h16a;
    memory[167] = 16'h823d;
    memory[168] = 16'h8244;
    memory[169] = 16'h16a;
    memory[170] = 16'h16a;
    memory[171] = 16'h16a;
    memory[172] = 16'h16a;
    memory[173] = 16'h16a;
    memory[174] = 16'h16a;
    memory[175] = 16'h16a;
    memory[176] = 16'h829d;
    memory[177] = 16'h82a4;
    memory[178] = 16'h82ac;
    memory[179] = 16'h16a;
    memory[180] = 16'h837a;
    memory[181] = 16'h8382;
    memory[182] = 16'h3a6;
    memory[183] = 16'h16a;
    memory[184] = 16'h16a;
    memory[185] = 16'h16a;
    memory[186] = 16'h16a;
    memory[187] = 16'h16a;
    memory[188] = 16'h16a;
    memory[189] = 16'h16a;
    memory[190] = 16'h16a;
    memory[191] = 16'h16a;
    memory[192] = 16'h16a;
    memory[193] = 16'h16a;
    memory[194] = 16'h16a;
    memory[195] = 16'h16a;
    memory[196] = 16'h16a;
    memory[197] = 16'h16a;
    memory[198] = 16'h16a;
    memory[199] = 16'h16a;
    memory[200] = 16'h16a;
    memory[201] = 16'h16a;
    memory[202] = 16'h16a;
    memory[203] = 16'h16a;
    memory[204] = 16'h16a;
    memory[205] = 16'h16a;
    memory[206] = 16'h16a;
    memory[207] = 16'h16a;
    memory[208] = 16'h8ac2;
    memory[209] = 16'h8abe;
    memory[210] = 16'h8ac4;
    memory[211] = 16'h8ac0;
    memory[212] = 16'h16a;
    memory[213] = 16'h16a;
    memory[214] = 16'h16a;
    memory[215] = 16'h16a;
    memory[216] = 16'h16a;
    memory[217] = 16'h16a;
    memory[218] = 16'h16a;
    memory[219] = 16'h16a;
    memory[220] = 16'h8591;
    memory[221] = 16'h16a;
    memory[222] = 16'h16a;
    memory[223] = 16'h16a;
    memory[224] = 16'h16a;
    memory[225] = 16'h16a;
    memory[226] = 16'h16a;
    memory[227] = 16'h16a;
    memory[228] = 16'h16a;
    memory[229] = 16'h16a;
    memory[230] = 16'h16a;
    memory[231] = 16'h16a;
    memory[232] = 16'h16a;
    memory[233] = 16'h16a;
    memory[234] = 16'h16a;
    memory[235] = 16'h16a;
    memory[236] = 16'h16a;
    memory[237] = 16'h16a;
    memory[238] = 16'h16a;
    memory[239] = 16'h16a;
    memory[240] = 16'h16a;
    memory[241] = 16'h16a;
    memory[242] = 16'h16a;
    memory[243] = 16'h16a;
    memory[244] = 16'h16a;
    memory[245] = 16'h16a;
    memory[246] = 16'h16a;
    memory[247] = 16'h16a;
    memory[248] = 16'h16a;
    memory[249] = 16'h16a;
    memory[250] = 16'h16a;
    memory[251] = 16'h16a;
    memory[252] = 16'h16a;
    memory[253] = 16'h16a;
    memory[254] = 16'h16a;
    memory[255] = 16'h16a;
  end
  always @(posedge clock) if (read_enable) word <= memory[address[7:0]];
endmodule

module store (
  input wire clock,
  input wire read_enable,
  input wire [9:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [9:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:1023];
  initial begin
    memory[0] = 32'h0;
    memory[1] = 32'h0;
    memory[2] = 32'h0;
    memory[3] = 32'h0;
    memory[4] = 32'h0;
    memory[5] = 32'h0;
    memory[6] = 32'h0;
    memory[7] = 32'h0;
    memory[8] = 32'h0;
    memory[9] = 32'h0;
    memory[10] = 32'h0;
    memory[11] = 32'h0;
    memory[12] = 32'h0;
    memory[13] = 32'h0;
    memory[14] = 32'h0;
    memory[15] = 32'h0;
    memory[16] = 32'h0;
    memory[17] = 32'h0;
    memory[18] = 32'h0;
    memory[19] = 32'h0;
    memory[20] = 32'h0;
    memory[21] = 32'h0;
    memory[22] = 32'h0;
    memory[23] = 32'h0;
    memory[24] = 32'h0;
    memory[25] = 32'h0;
    memory[26] = 32'h0;
    memory[27] = 32'h0;
    memory[28] = 32'h0;
    memory[29] = 32'h0;
    memory[30] = 32'h0;
    memory[31] = 32'h0;
    memory[32] = 32'h0;
    memory[33] = 32'h0;
    memory[34] = 32'h0;
    memory[35] = 32'h0;
    memory[36] = 32'h0;
    memory[37] = 32'h0;
    memory[38] = 32'h0;
    memory[39] = 32'h0;
    memory[40] = 32'h0;
    memory[41] = 32'h0;
    memory[42] = 32'h0;
    memory[43] = 32'h0;
    memory[44] = 32'h0;
    memory[45] = 32'h0;
    memory[46] = 32'h0;
    memory[47] = 32'h0;
    memory[48] = 32'h0;
    memory[49] = 32'h0;
    memory[50] = 32'h0;
    memory[51] = 32'h0;
    memory[52] = 32'h0;
    memory[53] = 32'h0;
    memory[54] = 32'h0;
    memory[55] = 32'h0;
    memory[56] = 32'h0;
    memory[57] = 32'h0;
    memory[58] = 32'h0;
    memory[59] = 32'h0;
    memory[60] = 32'h0;
    memory[61] = 32'h0;
    memory[62] = 32'h0;
    memory[63] = 32'h0;
    memory[64] = 32'h0;
    memory[65] = 32'h0;
    memory[66] = 32'h0;
    memory[67] = 32'h0;
    memory[68] = 32'h0;
    memory[69] = 32'h0;
    memory[70] = 32'h0;
    memory[71] = 32'h0;
    memory[72] = 32'h0;
    memory[73] = 32'h0;
    memory[74] = 32'h0;
    memory[75] = 32'h0;
    memory[76] = 32'h0;
    memory[77] = 32'h0;
    memory[78] = 32'h0;
    memory[79] = 32'h0;
    memory[80] = 32'h0;
    memory[81] = 32'h0;
    memory[82] = 32'h0;
    memory[83] = 32'h0;
    memory[84] = 32'h0;
    memory[85] = 32'h0;
    memory[86] = 32'h0;
    memory[87] = 32'h0;
    memory[88] = 32'h0;
    memory[89] = 32'h0;
    memory[90] = 32'h0;
    memory[91] = 32'h0;
    memory[92] = 32'h0;
    memory[93] = 32'h0;
    memory[94] = 32'h0;
    memory[95] = 32'h0;
    memory[96] = 32'h0;
    memory[97] = 32'h0;
    memory[98] = 32'h0;
    memory[99] = 32'h0;
    memory[100] = 32'h0;
    memory[101] = 32'h0;
    memory[102] = 32'h0;
    memory[103] = 32'h0;
    memory[104] = 32'h0;
    memory[105] = 32'h0;
    memory[106] = 32'h0;
    memory[107] = 32'h0;
    memory[108] = 32'h0;
    memory[109] = 32'h0;
    memory[110] = 32'h0;
    memory[111] = 32'h0;
    memory[112] = 32'h0;
    memory[113] = 32'h0;
    memory[114] = 32'h0;
    memory[115] = 32'h0;
    memory[116] = 32'h0;
    memory[117] = 32'h0;
    memory[118] = 32'h0;
    memory[119] = 32'h0;
    memory[120] = 32'h0;
    memory[121] = 32'h0;
    memory[122] = 32'h0;
    memory[123] = 32'h0;
    memory[124] = 32'h0;
    memory[125] = 32'h0;
    memory[126] = 32'h0;
    memory[127] = 32'h0;
    memory[128] = 32'h0;
    memory[129] = 32'h0;
    memory[130] = 32'h0;
    memory[131] = 32'h0;
    memory[132] = 32'h0;
    memory[133] = 32'h0;
    memory[134] = 32'h0;
    memory[135] = 32'h0;
    memory[136] = 32'h0;
    memory[137] = 32'h0;
    memory[138] = 32'h0;
    memory[139] = 32'h0;
    memory[140] = 32'h0;
    memory[141] = 32'h0;
    memory[142] = 32'h0;
    memory[143] = 32'h0;
    memory[144] = 32'h0;
    memory[145] = 32'h0;
    memory[146] = 32'h0;
    memory[147] = 32'h0;
    memory[148] = 32'h0;
    memory[149] = 32'h0;
    memory[150] = 32'h0;
    memory[151] = 32'h0;
    memory[152] = 32'h0;
    memory[153] = 32'h0;
    memory[154] = 32'h0;
    memory[155] = 32'h0;
    memory[156] = 32'h0;
    memory[157] = 32'h0;
    memory[158] = 32'h0;
    memory[159] = 32'h0;
    memory[160] = 32'h0;
    memory[161] = 32'h0;
    memory[162] = 32'h0;
    memory[163] = 32'h0;
    memory[164] = 32'h0;
    memory[165] = 32'h0;
    memory[166] = 32'h0;
    memory[167] = 32'h0;
    memory[168] = 32'h0;
    memory[169] = 32'h0;
    memory[170] = 32'h0;
    memory[171] = 32'h0;
    memory[172] = 32'h0;
    memory[173] = 32'h0;
    memory[174] = 32'h0;
    memory[175] = 32'h0;
    memory[176] = 32'h0;
    memory[177] = 32'h0;
    memory[178] = 32'h0;
    memory[179] = 32'h0;
    memory[180] = 32'h0;
    memory[181] = 32'h0;
    memory[182] = 32'h0;
    memory[183] = 32'h0;
    memory[184] = 32'h0;
    memory[185] = 32'h0;
    memory[186] = 32'h0;
    memory[187] = 32'h0;
    memory[188] = 32'h0;
    memory[189] = 32'h0;
    memory[190] = 32'h0;
    memory[191] = 32'h0;
    memory[192] = 32'h0;
    memory[193] = 32'h0;
    memory[194] = 32'h0;
    memory[195] = 32'h0;
    memory[196] = 32'h0;
    memory[197] = 32'h0;
    memory[198] = 32'h0;
    memory[199] = 32'h0;
    memory[200] = 32'h0;
    memory[201] = 32'h0;
    memory[202] = 32'h0;
    memory[203] = 32'h0;
    memory[204] = 32'h0;
    memory[205] = 32'h0;
    memory[206] = 32'h0;
    memory[207] = 32'h0;
    memory[208] = 32'h0;
    memory[209] = 32'h0;
    memory[210] = 32'h0;
    memory[211] = 32'h0;
    memory[212] = 32'h0;
    memory[213] = 32'h0;
    memory[214] = 32'h0;
    memory[215] = 32'h0;
    memory[216] = 32'h0;
    memory[217] = 32'h0;
    memory[218] = 32'h0;
    memory[219] = 32'h0;
    memory[220] = 32'h0;
    memory[221] = 32'h0;
    memory[222] = 32'h0;
    memory[223] = 32'h0;
    memory[224] = 32'h0;
    memory[225] = 32'h0;
    memory[226] = 32'h0;
    memory[227] = 32'h0;
    memory[228] = 32'h0;
    memory[229] = 32'h0;
    memory[230] = 32'h0;
    memory[231] = 32'h0;
    memory[232] = 32'h0;
    memory[233] = 32'h0;
    memory[234] = 32'h0;
    memory[235] = 32'h0;
    memory[236] = 32'h0;
    memory[237] = 32'h0;
    memory[238] = 32'h0;
    memory[239] = 32'h0;
    memory[240] = 32'h0;
    memory[241] = 32'h0;
    memory[242] = 32'h0;
    memory[243] = 32'h0;
    memory[244] = 32'h0;
    memory[245] = 32'h0;
    memory[246] = 32'h0;
    memory[247] = 32'h0;
    memory[248] = 32'h0;
    memory[249] = 32'h0;
    memory[250] = 32'h0;
    memory[251] = 32'h0;
    memory[252] = 32'h0;
    memory[253] = 32'h0;
    memory[254] = 32'h0;
    memory[255] = 32'h0;
    memory[256] = 32'h0;
    memory[257] = 32'h0;
    memory[258] = 32'h0;
    memory[259] = 32'h0;
    memory[260] = 32'h0;
    memory[261] = 32'h0;
    memory[262] = 32'h0;
    memory[263] = 32'h0;
    memory[264] = 32'h0;
    memory[265] = 32'h0;
    memory[266] = 32'h0;
    memory[267] = 32'h0;
    memory[268] = 32'h0;
    memory[269] = 32'h0;
    memory[270] = 32'h0;
    memory[271] = 32'h0;
    memory[272] = 32'h0;
    memory[273] = 32'h0;
    memory[274] = 32'h0;
    memory[275] = 32'h0;
    memory[276] = 32'h0;
    memory[277] = 32'h0;
    memory[278] = 32'h0;
    memory[279] = 32'h0;
    memory[280] = 32'h0;
    memory[281] = 32'h0;
    memory[282] = 32'h0;
    memory[283] = 32'h0;
    memory[284] = 32'h0;
    memory[285] = 32'h0;
    memory[286] = 32'h0;
    memory[287] = 32'h0;
    memory[288] = 32'h0;
    memory[289] = 32'h0;
    memory[290] = 32'h0;
    memory[291] = 32'h0;
    memory[292] = 32'h0;
    memory[293] = 32'h0;
    memory[294] = 32'h0;
    memory[295] = 32'h0;
    memory[296] = 32'h0;
    memory[297] = 32'h0;
    memory[298] = 32'h0;
    memory[299] = 32'h0;
    memory[300] = 32'h0;
    memory[301] = 32'h0;
    memory[302] = 32'h0;
    memory[303] = 32'h0;
    memory[304] = 32'h0;
    memory[305] = 32'h0;
    memory[306] = 32'h0;
    memory[307] = 32'h0;
    memory[308] = 32'h0;
    memory[309] = 32'h0;
    memory[310] = 32'h0;
    memory[311] = 32'h0;
    memory[312] = 32'h0;
    memory[313] = 32'h0;
    memory[314] = 32'h0;
    memory[315] = 32'h0;
    memory[316] = 32'h0;
    memory[317] = 32'h0;
    memory[318] = 32'h0;
    memory[319] = 32'h0;
    memory[320] = 32'h0;
    memory[321] = 32'h0;
    memory[322] = 32'h0;
    memory[323] = 32'h0;
    memory[324] = 32'h0;
    memory[325] = 32'h0;
    memory[326] = 32'h0;
    memory[327] = 32'h0;
    memory[328] = 32'h0;
    memory[329] = 32'h0;
    memory[330] = 32'h0;
    memory[331] = 32'h0;
    memory[332] = 32'h0;
    memory[333] = 32'h0;
    memory[334] = 32'h0;
    memory[335] = 32'h0;
    memory[336] = 32'h0;
    memory[337] = 32'h0;
    memory[338] = 32'h0;
    memory[339] = 32'h0;
    memory[340] = 32'h0;
    memory[341] = 32'h0;
    memory[342] = 32'h0;
    memory[343] = 32'h0;
    memory[344] = 32'h0;
    memory[345] = 32'h0;
    memory[346] = 32'h0;
    memory[347] = 32'h0;
    memory[348] = 32'h0;
    memory[349] = 32'h0;
    memory[350] = 32'h0;
    memory[351] = 32'h0;
    memory[352] = 32'h0;
    memory[353] = 32'h0;
    memory[354] = 32'h0;
    memory[355] = 32'h0;
    memory[356] = 32'h0;
    memory[357] = 32'h0;
    memory[358] = 32'h0;
    memory[359] = 32'h0;
    memory[360] = 32'h0;
    memory[361] = 32'h0;
    memory[362] = 32'h0;
    memory[363] = 32'h0;
    memory[364] = 32'h0;
    memory[365] = 32'h0;
    memory[366] = 32'h0;
    memory[367] = 32'h0;
    memory[368] = 32'h0;
    memory[369] = 32'h0;
    memory[370] = 32'h0;
    memory[371] = 32'h0;
    memory[372] = 32'h0;
    memory[373] = 32'h0;
    memory[374] = 32'h0;
    memory[375] = 32'h0;
    memory[376] = 32'h0;
    memory[377] = 32'h0;
    memory[378] = 32'h0;
    memory[379] = 32'h0;
    memory[380] = 32'h0;
    memory[381] = 32'h0;
    memory[382] = 32'h0;
    memory[383] = 32'h0;
    memory[384] = 32'h0;
    memory[385] = 32'h0;
    memory[386] = 32'h0;
    memory[387] = 32'h0;
    memory[388] = 32'h0;
    memory[389] = 32'h0;
    memory[390] = 32'h0;
    memory[391] = 32'h0;
    memory[392] = 32'h0;
    memory[393] = 32'h0;
    memory[394] = 32'h0;
    memory[395] = 32'h0;
    memory[396] = 32'h0;
    memory[397] = 32'h0;
    memory[398] = 32'h0;
    memory[399] = 32'h0;
    memory[400] = 32'h0;
    memory[401] = 32'h0;
    memory[402] = 32'h0;
    memory[403] = 32'h0;
    memory[404] = 32'h0;
    memory[405] = 32'h0;
    memory[406] = 32'h0;
    memory[407] = 32'h0;
    memory[408] = 32'h0;
    memory[409] = 32'h0;
    memory[410] = 32'h0;
    memory[411] = 32'h0;
    memory[412] = 32'h0;
    memory[413] = 32'h0;
    memory[414] = 32'h0;
    memory[415] = 32'h0;
    memory[416] = 32'h0;
    memory[417] = 32'h0;
    memory[418] = 32'h0;
    memory[419] = 32'h0;
    memory[420] = 32'h0;
    memory[421] = 32'h0;
    memory[422] = 32'h0;
    memory[423] = 32'h0;
    memory[424] = 32'h0;
    memory[425] = 32'h0;
    memory[426] = 32'h0;
    memory[427] = 32'h0;
    memory[428] = 32'h0;
    memory[429] = 32'h0;
    memory[430] = 32'h0;
    memory[431] = 32'h0;
    memory[432] = 32'h0;
    memory[433] = 32'h0;
    memory[434] = 32'h0;
    memory[435] = 32'h0;
    memory[436] = 32'h0;
    memory[437] = 32'h0;
    memory[438] = 32'h0;
    memory[439] = 32'h0;
    memory[440] = 32'h0;
    memory[441] = 32'h0;
    memory[442] = 32'h0;
    memory[443] = 32'h0;
    memory[444] = 32'h0;
    memory[445] = 32'h0;
    memory[446] = 32'h0;
    memory[447] = 32'h0;
    memory[448] = 32'h0;
    memory[449] = 32'h0;
    memory[450] = 32'h0;
    memory[451] = 32'h0;
    memory[452] = 32'h0;
    memory[453] = 32'h0;
    memory[454] = 32'h0;
    memory[455] = 32'h0;
    memory[456] = 32'h0;
    memory[457] = 32'h0;
    memory[458] = 32'h0;
    memory[459] = 32'h0;
    memory[460] = 32'h0;
    memory[461] = 32'h0;
    memory[462] = 32'h0;
    memory[463] = 32'h0;
    memory[464] = 32'h0;
    memory[465] = 32'h0;
    memory[466] = 32'h0;
    memory[467] = 32'h0;
    memory[468] = 32'h0;
    memory[469] = 32'h0;
    memory[470] = 32'h0;
    memory[471] = 32'h0;
    memory[472] = 32'h0;
    memory[473] = 32'h0;
    memory[474] = 32'h0;
    memory[475] = 32'h0;
    memory[476] = 32'h0;
    memory[477] = 32'h0;
    memory[478] = 32'h0;
    memory[479] = 32'h0;
    memory[480] = 32'h0;
    memory[481] = 32'h0;
    memory[482] = 32'h0;
    memory[483] = 32'h0;
    memory[484] = 32'h0;
    memory[485] = 32'h0;
    memory[486] = 32'h0;
    memory[487] = 32'h0;
    memory[488] = 32'h0;
    memory[489] = 32'h0;
    memory[490] = 32'h0;
    memory[491] = 32'h0;
    memory[492] = 32'h0;
    memory[493] = 32'h0;
    memory[494] = 32'h0;
    memory[495] = 32'h0;
    memory[496] = 32'h0;
    memory[497] = 32'h0;
    memory[498] = 32'h0;
    memory[499] = 32'h0;
    memory[500] = 32'h0;
    memory[501] = 32'h0;
    memory[502] = 32'h0;
    memory[503] = 32'h0;
    memory[504] = 32'h0;
    memory[505] = 32'h0;
    memory[506] = 32'h0;
    memory[507] = 32'h0;
    memory[508] = 32'h0;
    memory[509] = 32'h0;
    memory[510] = 32'h0;
    memory[511] = 32'h0;
    memory[512] = 32'h0;
    memory[513] = 32'h0;
    memory[514] = 32'h0;
    memory[515] = 32'h0;
    memory[516] = 32'h0;
    memory[517] = 32'h0;
    memory[518] = 32'h0;
    memory[519] = 32'h0;
    memory[520] = 32'h0;
    memory[521] = 32'h0;
    memory[522] = 32'h0;
    memory[523] = 32'h0;
    memory[524] = 32'h0;
    memory[525] = 32'h0;
    memory[526] = 32'h0;
    memory[527] = 32'h0;
    memory[528] = 32'h0;
    memory[529] = 32'h0;
    memory[530] = 32'h0;
    memory[531] = 32'h0;
    memory[532] = 32'h0;
    memory[533] = 32'h0;
    memory[534] = 32'h0;
    memory[535] = 32'h0;
    memory[536] = 32'h0;
    memory[537] = 32'h0;
    memory[538] = 32'h0;
    memory[539] = 32'h0;
    memory[540] = 32'h0;
    memory[541] = 32'h0;
    memory[542] = 32'h0;
    memory[543] = 32'h0;
    memory[544] = 32'h0;
    memory[545] = 32'h0;
    memory[546] = 32'h0;
    memory[547] = 32'h0;
    memory[548] = 32'h0;
    memory[549] = 32'h0;
    memory[550] = 32'h0;
    memory[551] = 32'h0;
    memory[552] = 32'h0;
    memory[553] = 32'h0;
    memory[554] = 32'h0;
    memory[555] = 32'h0;
    memory[556] = 32'h0;
    memory[557] = 32'h0;
    memory[558] = 32'h0;
    memory[559] = 32'h0;
    memory[560] = 32'h0;
    memory[561] = 32'h0;
    memory[562] = 32'h0;
    memory[563] = 32'h0;
    memory[564] = 32'h0;
    memory[565] = 32'h0;
    memory[566] = 32'h0;
    memory[567] = 32'h0;
    memory[568] = 32'h0;
    memory[569] = 32'h0;
    memory[570] = 32'h0;
    memory[571] = 32'h0;
    memory[572] = 32'h0;
    memory[573] = 32'h0;
    memory[574] = 32'h0;
    memory[575] = 32'h0;
    memory[576] = 32'h0;
    memory[577] = 32'h0;
    memory[578] = 32'h0;
    memory[579] = 32'h0;
    memory[580] = 32'h0;
    memory[581] = 32'h0;
    memory[582] = 32'h0;
    memory[583] = 32'h0;
    memory[584] = 32'h0;
    memory[585] = 32'h0;
    memory[586] = 32'h0;
    memory[587] = 32'h0;
    memory[588] = 32'h0;
    memory[589] = 32'h0;
    memory[590] = 32'h0;
    memory[591] = 32'h0;
    memory[592] = 32'h0;
    memory[593] = 32'h0;
    memory[594] = 32'h0;
    memory[595] = 32'h0;
    memory[596] = 32'h0;
    memory[597] = 32'h0;
    memory[598] = 32'h0;
    memory[599] = 32'h0;
    memory[600] = 32'h0;
    memory[601] = 32'h0;
    memory[602] = 32'h0;
    memory[603] = 32'h0;
    memory[604] = 32'h0;
    memory[605] = 32'h0;
    memory[606] = 32'h0;
    memory[607] = 32'h0;
    memory[608] = 32'h0;
    memory[609] = 32'h0;
    memory[610] = 32'h0;
    memory[611] = 32'h0;
    memory[612] = 32'h0;
    memory[613] = 32'h0;
    memory[614] = 32'h0;
    memory[615] = 32'h0;
    memory[616] = 32'h0;
    memory[617] = 32'h0;
    memory[618] = 32'h0;
    memory[619] = 32'h0;
    memory[620] = 32'h0;
    memory[621] = 32'h0;
    memory[622] = 32'h0;
    memory[623] = 32'h0;
    memory[624] = 32'h0;
    memory[625] = 32'h0;
    memory[626] = 32'h0;
    memory[627] = 32'h0;
    memory[628] = 32'h0;
    memory[629] = 32'h0;
    memory[630] = 32'h0;
    memory[631] = 32'h0;
    memory[632] = 32'h0;
    memory[633] = 32'h0;
    memory[634] = 32'h0;
    memory[635] = 32'h0;
    memory[636] = 32'h0;
    memory[637] = 32'h0;
    memory[638] = 32'h0;
    memory[639] = 32'h0;
    memory[640] = 32'h0;
    memory[641] = 32'h0;
    memory[642] = 32'h0;
    memory[643] = 32'h0;
    memory[644] = 32'h0;
    memory[645] = 32'h0;
    memory[646] = 32'h0;
    memory[647] = 32'h0;
    memory[648] = 32'h0;
    memory[649] = 32'h0;
    memory[650] = 32'h0;
    memory[651] = 32'h0;
    memory[652] = 32'h0;
    memory[653] = 32'h0;
    memory[654] = 32'h0;
    memory[655] = 32'h0;
    memory[656] = 32'h0;
    memory[657] = 32'h0;
    memory[658] = 32'h0;
    memory[659] = 32'h0;
    memory[660] = 32'h0;
    memory[661] = 32'h0;
    memory[662] = 32'h0;
    memory[663] = 32'h0;
    memory[664] = 32'h0;
    memory[665] = 32'h0;
    memory[666] = 32'h0;
    memory[667] = 32'h0;
    memory[668] = 32'h0;
    memory[669] = 32'h0;
    memory[670] = 32'h0;
    memory[671] = 32'h0;
    memory[672] = 32'h0;
    memory[673] = 32'h0;
    memory[674] = 32'h0;
    memory[675] = 32'h0;
    memory[676] = 32'h0;
    memory[677] = 32'h0;
    memory[678] = 32'h0;
    memory[679] = 32'h0;
    memory[680] = 32'h0;
    memory[681] = 32'h0;
    memory[682] = 32'h0;
    memory[683] = 32'h0;
    memory[684] = 32'h0;
    memory[685] = 32'h0;
    memory[686] = 32'h0;
    memory[687] = 32'h0;
    memory[688] = 32'h0;
    memory[689] = 32'h0;
    memory[690] = 32'h0;
    memory[691] = 32'h0;
    memory[692] = 32'h0;
    memory[693] = 32'h0;
    memory[694] = 32'h0;
    memory[695] = 32'h0;
    memory[696] = 32'h0;
    memory[697] = 32'h0;
    memory[698] = 32'h0;
    memory[699] = 32'h0;
    memory[700] = 32'h0;
    memory[701] = 32'h0;
    memory[702] = 32'h0;
    memory[703] = 32'h0;
    memory[704] = 32'h0;
    memory[705] = 32'h0;
    memory[706] = 32'h0;
    memory[707] = 32'h0;
    memory[708] = 32'h0;
    memory[709] = 32'h0;
    memory[710] = 32'h0;
    memory[711] = 32'h0;
    memory[712] = 32'h0;
    memory[713] = 32'h0;
    memory[714] = 32'h0;
    memory[715] = 32'h0;
    memory[716] = 32'h0;
    memory[717] = 32'h0;
    memory[718] = 32'h0;
    memory[719] = 32'h0;
    memory[720] = 32'h0;
    memory[721] = 32'h0;
    memory[722] = 32'h0;
    memory[723] = 32'h0;
    memory[724] = 32'h0;
    memory[725] = 32'h0;
    memory[726] = 32'h0;
    memory[727] = 32'h0;
    memory[728] = 32'h0;
    memory[729] = 32'h0;
    memory[730] = 32'h0;
    memory[731] = 32'h0;
    memory[732] = 32'h0;
    memory[733] = 32'h0;
    memory[734] = 32'h0;
    memory[735] = 32'h0;
    memory[736] = 32'h0;
    memory[737] = 32'h0;
    memory[738] = 32'h0;
    memory[739] = 32'h0;
    memory[740] = 32'h0;
    memory[741] = 32'h0;
    memory[742] = 32'h0;
    memory[743] = 32'h0;
    memory[744] = 32'h0;
    memory[745] = 32'h0;
    memory[746] = 32'h0;
    memory[747] = 32'h0;
    memory[748] = 32'h0;
    memory[749] = 32'h0;
    memory[750] = 32'h0;
    memory[751] = 32'h0;
    memory[752] = 32'h0;
    memory[753] = 32'h0;
    memory[754] = 32'h0;
    memory[755] = 32'h0;
    memory[756] = 32'h0;
    memory[757] = 32'h0;
    memory[758] = 32'h0;
    memory[759] = 32'h0;
    memory[760] = 32'h0;
    memory[761] = 32'h0;
    memory[762] = 32'h0;
    memory[763] = 32'h0;
    memory[764] = 32'h0;
    memory[765] = 32'h0;
    memory[766] = 32'h0;
    memory[767] = 32'h0;
    memory[768] = 32'h0;
    memory[769] = 32'h0;
    memory[770] = 32'h0;
    memory[771] = 32'h0;
    memory[772] = 32'h0;
    memory[773] = 32'h0;
    memory[774] = 32'h0;
    memory[775] = 32'h0;
    memory[776] = 32'h0;
    memory[777] = 32'h0;
    memory[778] = 32'h0;
    memory[779] = 32'h0;
    memory[780] = 32'h0;
    memory[781] = 32'h0;
    memory[782] = 32'h0;
    memory[783] = 32'h0;
    memory[784] = 32'h0;
    memory[785] = 32'h0;
    memory[786] = 32'h0;
    memory[787] = 32'h0;
    memory[788] = 32'h0;
    memory[789] = 32'h0;
    memory[790] = 32'h0;
    memory[791] = 32'h0;
    memory[792] = 32'h0;
    memory[793] = 32'h0;
    memory[794] = 32'h0;
    memory[795] = 32'h0;
    memory[796] = 32'h0;
    memory[797] = 32'h0;
    memory[798] = 32'h0;
    memory[799] = 32'h0;
    memory[800] = 32'h0;
    memory[801] = 32'h0;
    memory[802] = 32'h0;
    memory[803] = 32'h0;
    memory[804] = 32'h0;
    memory[805] = 32'h0;
    memory[806] = 32'h0;
    memory[807] = 32'h0;
    memory[808] = 32'h0;
    memory[809] = 32'h0;
    memory[810] = 32'h0;
    memory[811] = 32'h0;
    memory[812] = 32'h0;
    memory[813] = 32'h0;
    memory[814] = 32'h0;
    memory[815] = 32'h0;
    memory[816] = 32'h0;
    memory[817] = 32'h0;
    memory[818] = 32'h0;
    memory[819] = 32'h0;
    memory[820] = 32'h0;
    memory[821] = 32'h0;
    memory[822] = 32'h0;
    memory[823] = 32'h0;
    memory[824] = 32'h0;
    memory[825] = 32'h0;
    memory[826] = 32'h0;
    memory[827] = 32'h0;
    memory[828] = 32'h0;
    memory[829] = 32'h0;
    memory[830] = 32'h0;
    memory[831] = 32'h0;
    memory[832] = 32'h0;
    memory[833] = 32'h0;
    memory[834] = 32'h0;
    memory[835] = 32'h320;
    memory[836] = 32'hffff;
    memory[837] = 32'hfffff;
    memory[838] = 32'h80000000;
    memory[839] = 32'h35e;
    memory[840] = 32'h7fffffff;
    memory[841] = 32'h7f800000;
    memory[842] = 32'hff000001;
    memory[843] = 32'h7fc00000;
    memory[844] = 32'hff;
    memory[845] = 32'h7fffff;
    memory[846] = 32'h800000;
    memory[847] = 32'h9e;
    memory[848] = 32'h3f800000;
    memory[849] = 32'h96000000;
    memory[850] = 32'h4b000000;
    memory[851] = 32'hcb000000;
    memory[852] = 32'h0;
    memory[853] = 32'h0;
    memory[854] = 32'hbf800000;
    memory[855] = 32'h0;
    memory[856] = 32'h96;
    memory[857] = 32'h7f000000;
    memory[858] = 32'h8000;
    memory[859] = 32'h0;
    memory[860] = 32'hfff;
    memory[861] = 32'h0;
    memory[862] = 32'h2;
    memory[863] = 32'h5;
    memory[864] = 32'h1;
    memory[865] = 32'h3;
    memory[866] = 32'h4;
    memory[867] = 32'h6;
    memory[868] = 32'h7;
    memory[869] = 32'h0;
    memory[870] = 32'ha;
    memory[871] = 32'hd;
    memory[872] = 32'h9;
    memory[873] = 32'hb;
    memory[874] = 32'hc;
    memory[875] = 32'he;
    memory[876] = 32'h8;
    memory[877] = 32'h0;
    memory[878] = 32'h1c000;
    memory[879] = 32'h400;
    memory[880] = 32'h7c00;
    memory[881] = 32'h7e00;
    memory[882] = 32'h7fff;
    memory[883] = 32'h38000000;
    memory[884] = 32'h3ff;
    memory[885] = 32'h530;
    memory[886] = 32'h200;
    memory[887] = 32'h210;
    memory[888] = 32'h1000;
    memory[889] = 32'h3f000000;
    memory[890] = 32'h0;
    memory[891] = 32'h0;
    memory[892] = 32'h0;
    memory[893] = 32'h0;
    memory[894] = 32'h0;
    memory[895] = 32'h712;
    memory[896] = 32'h0;
    memory[897] = 32'h0;
    memory[898] = 32'h0;
    memory[899] = 32'h0;
    memory[900] = 32'h0;
    memory[901] = 32'h0;
    memory[902] = 32'h0;
    memory[903] = 32'h0;
    memory[904] = 32'h0;
    memory[905] = 32'h0;
    memory[906] = 32'h0;
    memory[907] = 32'h0;
    memory[908] = 32'h0;
    memory[909] = 32'h0;
    memory[910] = 32'h0;
    memory[911] = 32'h0;
    memory[912] = 32'h0;
    memory[913] = 32'h0;
    memory[914] = 32'h0;
    memory[915] = 32'h0;
    memory[916] = 32'h0;
    memory[917] = 32'h0;
    memory[918] = 32'h0;
    memory[919] = 32'h0;
    memory[920] = 32'h0;
    memory[921] = 32'h0;
    memory[922] = 32'h0;
    memory[923] = 32'h0;
    memory[924] = 32'h0;
    memory[925] = 32'h0;
    memory[926] = 32'h0;
    memory[927] = 32'h0;
    memory[928] = 32'h0;
    memory[929] = 32'h0;
    memory[930] = 32'h0;
    memory[931] = 32'h0;
    memory[932] = 32'h0;
    memory[933] = 32'h0;
    memory[934] = 32'h0;
    memory[935] = 32'h0;
    memory[936] = 32'h0;
    memory[937] = 32'h0;
    memory[938] = 32'h0;
    memory[939] = 32'h0;
    memory[940] = 32'h0;
    memory[941] = 32'h0;
    memory[942] = 32'h0;
    memory[943] = 32'h0;
    memory[944] = 32'h0;
    memory[945] = 32'h0;
    memory[946] = 32'h0;
    memory[947] = 32'h0;
    memory[948] = 32'h0;
    memory[949] = 32'h0;
    memory[950] = 32'h0;
    memory[951] = 32'h0;
    memory[952] = 32'h0;
    memory[953] = 32'h0;
    memory[954] = 32'h0;
    memory[955] = 32'h0;
    memory[956] = 32'h0;
    memory[957] = 32'h0;
    memory[958] = 32'h0;
    memory[959] = 32'h0;
    memory[960] = 32'h0;
    memory[961] = 32'h1;
    memory[962] = 32'hffffffff;
    memory[963] = 32'h0;
    memory[964] = 32'h0;
    memory[965] = 32'h7fffffff;
    memory[966] = 32'h80000000;
    memory[967] = 32'hffffffff;
    memory[968] = 32'h0;
    memory[969] = 32'h0;
    memory[970] = 32'h0;
    memory[971] = 32'h80000000;
    memory[972] = 32'h3f800000;
    memory[973] = 32'h0;
    memory[974] = 32'h0;
    memory[975] = 32'h3c0;
    memory[976] = 32'h80;
    memory[977] = 32'h3f8;
    memory[978] = 32'h3fc;
    memory[979] = 32'h10000;
    memory[980] = 32'h100;
    memory[981] = 32'h8d;
    memory[982] = 32'h86;
    memory[983] = 32'h3fffffff;
    memory[984] = 32'h1ffff;
    memory[985] = 32'h20000;
    memory[986] = 32'hff000000;
    memory[987] = 32'h0;
    memory[988] = 32'h9b5;
    memory[989] = 32'h9be;
    memory[990] = 32'h9fb;
    memory[991] = 32'h9e3;
    memory[992] = 32'ha27;
    memory[993] = 32'ha27;
    memory[994] = 32'h9d1;
    memory[995] = 32'h7f800001;
    memory[996] = 32'h3dc;
    memory[997] = 32'h103;
    memory[998] = 32'hc4;
    memory[999] = 32'h3ffffff;
    memory[1000] = 32'h85;
    memory[1001] = 32'hff800000;
    memory[1002] = 32'h87;
    memory[1003] = 32'h84;
    memory[1004] = 32'h145f3;
    memory[1005] = 32'h97;
    memory[1006] = 32'h82;
    memory[1007] = 32'h7ffffff;
    memory[1008] = 32'h80000001;
    memory[1009] = 32'h0;
    memory[1010] = 32'h0;
    memory[1011] = 32'h0;
    memory[1012] = 32'h0;
    memory[1013] = 32'h0;
    memory[1014] = 32'h0;
    memory[1015] = 32'h0;
    memory[1016] = 32'h0;
    memory[1017] = 32'h0;
    memory[1018] = 32'h0;
    memory[1019] = 32'h0;
    memory[1020] = 32'h0;
    memory[1021] = 32'h0;
    memory[1022] = 32'h0;
    memory[1023] = 32'h0;
  end
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module shared (
  input wire clock,
  input wire read_enable,
  input wire [8:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [8:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:511];
  integer k;
  initial for (k = 0; k < 512; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module decode (
  input wire [15:0] op,
  input wire op_valid,
  output reg op_ld,
  output reg op_add,
  output reg op_sub,
  output reg op_and,
  output reg op_or,
  output reg op_xor,
  output reg op_st,
  output reg op_stb,
  output reg op_ldb,
  output reg op_mul,
  output reg op_div,
  output reg op_cmp,
  output reg op_ldk,
  output reg op_shift,
  output reg op_each,
  output reg op_jmp,
  output reg op_call,
  output reg op_jz,
  output reg op_jnz,
  output reg op_jn,
  output reg op_jp,
  output reg op_jc,
  output reg op_jnc,
  output reg op_jo,
  output reg op_je,
  output reg op_next,
  output reg op_jnone,
  output reg op_jsel,
  output reg op_jbz,
  output reg op_jbn,
  output reg op_jbp,
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
  output reg sys_dispatch,
  output reg sys_return,
  output reg sys_swap,
  output reg sys_set_count,
  output reg sys_get_count,
  output reg sys_set_index,
  output reg sys_jump_to,
  output reg sys_idle,
  output reg sys_fault,
  output reg sys_trace,
  output reg sys_far,
  output reg sys_keep
);
  reg [31:0] does;
  reg [31:0] system;
  reg [4:0] code_number;
  reg [4:0] system_number;
  always @(*) begin
    code_number = op[15:11];
    system_number = op[4:0];
    does = 32'h0;
    system = 32'h0;
    if ((op_valid & (code_number == 5'h0))) begin
      does = {does[31:1], 1'h1};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h0))) begin
      system = {system[31:1], 1'h1};
    end
    if ((op_valid & (code_number == 5'h1))) begin
      does = {does[31:2], 1'h1, does[0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h1))) begin
      system = {system[31:2], 1'h1, system[0]};
    end
    if ((op_valid & (code_number == 5'h2))) begin
      does = {does[31:3], 1'h1, does[1:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h2))) begin
      system = {system[31:3], 1'h1, system[1:0]};
    end
    if ((op_valid & (code_number == 5'h3))) begin
      does = {does[31:4], 1'h1, does[2:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h3))) begin
      system = {system[31:4], 1'h1, system[2:0]};
    end
    if ((op_valid & (code_number == 5'h4))) begin
      does = {does[31:5], 1'h1, does[3:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h4))) begin
      system = {system[31:5], 1'h1, system[3:0]};
    end
    if ((op_valid & (code_number == 5'h5))) begin
      does = {does[31:6], 1'h1, does[4:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h5))) begin
      system = {system[31:6], 1'h1, system[4:0]};
    end
    if ((op_valid & (code_number == 5'h6))) begin
      does = {does[31:7], 1'h1, does[5:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h6))) begin
      system = {system[31:7], 1'h1, system[5:0]};
    end
    if ((op_valid & (code_number == 5'h7))) begin
      does = {does[31:8], 1'h1, does[6:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h7))) begin
      system = {system[31:8], 1'h1, system[6:0]};
    end
    if ((op_valid & (code_number == 5'h8))) begin
      does = {does[31:9], 1'h1, does[7:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h8))) begin
      system = {system[31:9], 1'h1, system[7:0]};
    end
    if ((op_valid & (code_number == 5'h9))) begin
      does = {does[31:10], 1'h1, does[8:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h9))) begin
      system = {system[31:10], 1'h1, system[8:0]};
    end
    if ((op_valid & (code_number == 5'ha))) begin
      does = {does[31:11], 1'h1, does[9:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'ha))) begin
      system = {system[31:11], 1'h1, system[9:0]};
    end
    if ((op_valid & (code_number == 5'hb))) begin
      does = {does[31:12], 1'h1, does[10:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'hb))) begin
      system = {system[31:12], 1'h1, system[10:0]};
    end
    if ((op_valid & (code_number == 5'hc))) begin
      does = {does[31:13], 1'h1, does[11:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'hc))) begin
      system = {system[31:13], 1'h1, system[11:0]};
    end
    if ((op_valid & (code_number == 5'hd))) begin
      does = {does[31:14], 1'h1, does[12:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'hd))) begin
      system = {system[31:14], 1'h1, system[12:0]};
    end
    if ((op_valid & (code_number == 5'he))) begin
      does = {does[31:15], 1'h1, does[13:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'he))) begin
      system = {system[31:15], 1'h1, system[13:0]};
    end
    if ((op_valid & (code_number == 5'hf))) begin
      does = {does[31:16], 1'h1, does[14:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'hf))) begin
      system = {system[31:16], 1'h1, system[14:0]};
    end
    if ((op_valid & (code_number == 5'h10))) begin
      does = {does[31:17], 1'h1, does[15:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h10))) begin
      system = {system[31:17], 1'h1, system[15:0]};
    end
    if ((op_valid & (code_number == 5'h11))) begin
      does = {does[31:18], 1'h1, does[16:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h11))) begin
      system = {system[31:18], 1'h1, system[16:0]};
    end
    if ((op_valid & (code_number == 5'h12))) begin
      does = {does[31:19], 1'h1, does[17:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h12))) begin
      system = {system[31:19], 1'h1, system[17:0]};
    end
    if ((op_valid & (code_number == 5'h13))) begin
      does = {does[31:20], 1'h1, does[18:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h13))) begin
      system = {system[31:20], 1'h1, system[18:0]};
    end
    if ((op_valid & (code_number == 5'h14))) begin
      does = {does[31:21], 1'h1, does[19:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h14))) begin
      system = {system[31:21], 1'h1, system[19:0]};
    end
    if ((op_valid & (code_number == 5'h15))) begin
      does = {does[31:22], 1'h1, does[20:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h15))) begin
      system = {system[31:22], 1'h1, system[20:0]};
    end
    if ((op_valid & (code_number == 5'h16))) begin
      does = {does[31:23], 1'h1, does[21:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h16))) begin
      system = {system[31:23], 1'h1, system[21:0]};
    end
    if ((op_valid & (code_number == 5'h17))) begin
      does = {does[31:24], 1'h1, does[22:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h17))) begin
      system = {system[31:24], 1'h1, system[22:0]};
    end
    if ((op_valid & (code_number == 5'h18))) begin
      does = {does[31:25], 1'h1, does[23:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h18))) begin
      system = {system[31:25], 1'h1, system[23:0]};
    end
    if ((op_valid & (code_number == 5'h19))) begin
      does = {does[31:26], 1'h1, does[24:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h19))) begin
      system = {system[31:26], 1'h1, system[24:0]};
    end
    if ((op_valid & (code_number == 5'h1a))) begin
      does = {does[31:27], 1'h1, does[25:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h1a))) begin
      system = {system[31:27], 1'h1, system[25:0]};
    end
    if ((op_valid & (code_number == 5'h1b))) begin
      does = {does[31:28], 1'h1, does[26:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h1b))) begin
      system = {system[31:28], 1'h1, system[26:0]};
    end
    if ((op_valid & (code_number == 5'h1c))) begin
      does = {does[31:29], 1'h1, does[27:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h1c))) begin
      system = {system[31:29], 1'h1, system[27:0]};
    end
    if ((op_valid & (code_number == 5'h1d))) begin
      does = {does[31:30], 1'h1, does[28:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h1d))) begin
      system = {system[31:30], 1'h1, system[28:0]};
    end
    if ((op_valid & (code_number == 5'h1e))) begin
      does = {does[31], 1'h1, does[29:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h1e))) begin
      system = {system[31], 1'h1, system[29:0]};
    end
    if ((op_valid & (code_number == 5'h1f))) begin
      does = {1'h1, does[30:0]};
    end
    if (((op_valid & (code_number == 5'he)) & (system_number == 5'h1f))) begin
      system = {1'h1, system[30:0]};
    end
    op_ld = does[0];
    op_add = does[1];
    op_sub = does[2];
    op_and = does[3];
    op_or = does[4];
    op_xor = does[5];
    op_st = does[6];
    op_stb = does[7];
    op_ldb = does[8];
    op_mul = does[9];
    op_div = does[10];
    op_cmp = does[11];
    op_ldk = does[12];
    op_shift = does[13];
    op_each = does[15];
    op_jmp = does[16];
    op_call = does[17];
    op_jz = does[18];
    op_jnz = does[19];
    op_jn = does[20];
    op_jp = does[21];
    op_jc = does[22];
    op_jnc = does[23];
    op_jo = does[24];
    op_je = does[25];
    op_next = does[26];
    op_jnone = does[27];
    op_jsel = does[28];
    op_jbz = does[29];
    op_jbn = does[30];
    op_jbp = does[31];
    sys_read = system[1];
    sys_write = system[2];
    sys_begin = system[3];
    sys_left = system[4];
    sys_get_left = system[5];
    sys_get_thread = system[6];
    sys_set_thread = system[7];
    sys_bit = system[8];
    sys_increment_rd = system[9];
    sys_set_low = system[10];
    sys_set_high = system[11];
    sys_set_predicates = system[12];
    sys_get_predicates = system[13];
    sys_put_predicate = system[14];
    sys_set_warp = system[15];
    sys_dispatch = system[16];
    sys_return = system[17];
    sys_swap = system[18];
    sys_set_count = system[19];
    sys_get_count = system[20];
    sys_set_index = system[21];
    sys_jump_to = system[22];
    sys_idle = system[23];
    sys_fault = system[24];
    sys_trace = system[25];
    sys_far = system[26];
    sys_keep = system[27];
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
    left = waiting__q;
    thread = present__q;
    thread_bit = own_bit;
    more = (|mask);
    selected = (|(selecting & own_bit));
    predicates = all__q;
  end
  always @(posedge clock) begin
    all__q <= all__d;
    waiting__q <= waiting__d;
    present__q <= present__d;
  end
endmodule

module operand (
  input wire [15:0] word,
  input wire [31:0] low,
  input wire [7:0] high,
  input wire [1:0] warp,
  input wire [1:0] thread,
  input wire [10:0] x,
  output reg reads,
  output reg [10:0] wanted
);
  reg [2:0] mode;
  reg [7:0] index;
  reg [4:0] field;
  reg [4:0] next_code;
  reg [10:0] place;
  always @(*) begin
    mode = word[10:8];
    index = word[7:0];
    field = low[22:18];
    if ((mode == 3'h5)) begin
      field = low[28:24];
    end
    if ((mode == 3'h6)) begin
      field = ({3'h0, low[31:30]} | {{2'h0, high[2:0]} << 32'h2});
    end
    if ((mode == 3'h7)) begin
      field = low[16:12];
    end
    place = ({3'h0, index} | 11'h300);
    if ((mode == 3'h1)) begin
      place = (({5'h0, index[5:0]} | {{9'h0, warp} << 32'h6}) | 11'h200);
      if (index[6]) begin
        place = (({7'h0, index[3:0]} | {{9'h0, warp} << 32'h4}) | 11'h380);
      end
      if (index[7]) begin
        place = ((({{7'h0, index[5:2]} << 32'h2} | {9'h0, thread}) | {{9'h0, warp} << 32'h6}) | 11'h200);
      end
    end
    if ((mode == 3'h2)) begin
      place = x;
    end
    if (mode[2]) begin
      place = (({{6'h0, field} << 32'h2} | {9'h0, thread}) | {{9'h0, warp} << 32'h7});
      if (((mode == 3'h5) & low[7])) begin
        place = 11'h300;
      end
    end
    wanted = place;
    next_code = word[15:11];
    reads = ((((next_code < 5'hd) & (next_code != 5'h6)) & (next_code != 5'h7)) & (mode != 3'h3));
  end
endmodule

module accumulators (
  input wire clock,
  input wire [2:0] kind,
  input wire [4:0] places,
  input wire [31:0] m,
  input wire op_ld,
  input wire op_add,
  input wire op_sub,
  input wire op_and,
  input wire op_or,
  input wire op_xor,
  input wire op_ldb,
  input wire op_mul,
  input wire op_div,
  input wire op_cmp,
  input wire op_ldk,
  input wire op_shift,
  input wire sys_swap,
  input wire sys_set_count,
  input wire sys_get_count,
  input wire sys_trace,
  input wire brings,
  input wire [31:0] brought,
  output reg [31:0] a,
  output reg [31:0] b,
  output reg carry,
  output reg stalls
);
  reg normalises;
  reg leftward;
  reg by_eight;
  reg last;
  reg long;
  reg shifting;
  reg [31:0] one_side;
  reg [31:0] other_side;
  reg subtracts;
  reg [33:0] left_summand;
  reg [33:0] right_summand;
  reg [33:0] sum;
  reg difference_fits;
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
  always @(*) begin
    a_held__d = a_held__q;
    b_held__d = b_held__q;
    carry_held__d = carry_held__q;
    k__d = k__q;
    busy__d = busy__q;
    a = a_held__q;
    b = b_held__q;
    carry = carry_held__q;
    normalises = (kind == 3'h5);
    leftward = ((kind < 3'h2) | normalises);
    by_eight = (k__q > 5'h7);
    last = ((k__q == 5'h1) | (k__q == 5'h8));
    if (normalises) begin
      by_eight = (a_held__q[31:24] == 8'h0);
      last = a_held__q[31];
    end
    long = (op_mul | op_div);
    shifting = (op_shift & busy__q);
    stalls = 1'h0;
    if (op_shift) begin
      if (busy__q) begin
        stalls = (!last);
      end else begin
        stalls = ((normalises | (|places)) | (|k__q));
      end
    end
    if (long) begin
      stalls = ((!busy__q) | (k__q != 5'h1));
    end
    busy__d = stalls;
    subtracts = ((op_sub | op_cmp) | op_div);
    one_side = a_held__q;
    other_side = m;
    if (op_div) begin
      one_side = ({a_held__q << 32'h1} | {31'h0, b_held__q[31]});
    end
    if ((op_mul & (!b_held__q[0]))) begin
      other_side = 32'h0;
    end
    left_summand = {{2'h0, one_side} << 32'h1};
    right_summand = {{2'h0, other_side} << 32'h1};
    if (subtracts) begin
      left_summand = ({{2'h0, one_side} << 32'h1} | 34'h1);
      right_summand = ({{2'h0, other_side} << 32'h1} ^ 34'h1ffffffff);
    end
    sum = {left_summand + right_summand};
    difference_fits = (sum[33] | a_held__q[31]);
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
    if (op_ld) begin
      a_held__d = m;
    end
    if ((op_add | op_sub)) begin
      a_held__d = sum[32:1];
    end
    if (((op_add | op_sub) | op_cmp)) begin
      carry_held__d = sum[33];
    end
    if (op_and) begin
      a_held__d = (a_held__q & m);
    end
    if (op_or) begin
      a_held__d = (a_held__q | m);
    end
    if (op_xor) begin
      a_held__d = (a_held__q ^ m);
    end
    if (op_ldb) begin
      b_held__d = m;
    end
    if ((op_mul & busy__q)) begin
      a_held__d = sum[33:2];
      b_held__d = ({b_held__q >> 32'h1} | {{31'h0, sum[1]} << 32'h1f});
    end
    if ((op_div & busy__q)) begin
      a_held__d = one_side;
      b_held__d = {b_held__q << 32'h1};
      if (difference_fits) begin
        a_held__d = sum[32:1];
        b_held__d = ({b_held__q << 32'h1} | 32'h1);
      end
    end
    if ((shifting & (!(normalises & a_held__q[31])))) begin
      if (leftward) begin
        a_held__d = ({a_held__q << 32'h1} | {31'h0, in_left[7]});
        if ((kind != 3'h0)) begin
          b_held__d = {b_held__q << 32'h1};
        end
        if (by_eight) begin
          a_held__d = ({a_held__q << 32'h8} | {24'h0, in_left});
          if ((kind != 3'h0)) begin
            b_held__d = {b_held__q << 32'h8};
          end
        end
      end else begin
        a_held__d = ({a_held__q >> 32'h1} | {{31'h0, in_right[0]} << 32'h1f});
        if ((kind != 3'h4)) begin
          b_held__d = ({b_held__q >> 32'h1} | {{31'h0, a_held__q[0]} << 32'h1f});
        end
        if (by_eight) begin
          a_held__d = ({a_held__q >> 32'h8} | {{24'h0, in_right} << 32'h18});
          if ((kind != 3'h4)) begin
            b_held__d = ({b_held__q >> 32'h8} | {{24'h0, a_held__q[7:0]} << 32'h18});
          end
        end
        if (kept) begin
          a_held__d = ({a_held__q >> 32'h1} | 32'h1);
          if (by_eight) begin
            a_held__d = ({a_held__q >> 32'h8} | 32'h1);
          end
        end
      end
    end
    if (op_ldk) begin
      k__d = m[4:0];
    end
    if ((op_shift & (!busy__q))) begin
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
    if ((long & busy__q)) begin
      k__d = {k__q - 5'h1};
    end
    if (brings) begin
      a_held__d = brought;
    end
    if (sys_swap) begin
      a_held__d = b_held__q;
      b_held__d = a_held__q;
    end
    if (sys_set_count) begin
      k__d = a_held__q[4:0];
    end
    if (sys_get_count) begin
      a_held__d = {27'h0, k__q};
    end
    if (sys_trace) begin
      a_held__d = {{{{31'h0, b_held__q[0]} + {31'h0, b_held__q[1]}} + {31'h0, b_held__q[2]}} + {31'h0, b_held__q[3]}};
    end
  end
  always @(posedge clock) begin
    a_held__q <= a_held__d;
    b_held__q <= b_held__d;
    carry_held__q <= carry_held__d;
    k__q <= k__d;
    busy__q <= busy__d;
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
  input wire op_jmp,
  input wire op_call,
  input wire op_each,
  input wire op_jz,
  input wire op_jnz,
  input wire op_jn,
  input wire op_jp,
  input wire op_jc,
  input wire op_jnc,
  input wire op_jo,
  input wire op_je,
  input wire op_next,
  input wire op_jnone,
  input wire op_jsel,
  input wire op_jbz,
  input wire op_jbn,
  input wire op_jbp,
  input wire sys_dispatch,
  input wire sys_return,
  input wire sys_jump_to,
  input wire sys_far,
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
    far__d = far__q;
    stack__0__d = stack__0__q;
    stack__1__d = stack__1__q;
    stack__2__d = stack__2__q;
    stack__3__d = stack__3__q;
    far__d = sys_far;
    page_now = (pc__q & page);
    if (far__q) begin
      page_now = ((pc__q ^ page) & page);
    end
    target = (page_now | {1'h0, place});
    taken = (((((((((((((((((((op_jmp | op_call) | op_each) | (op_jz & (!(|a)))) | (op_jnz & (|a))) | (op_jn & a[31])) | (op_jp & (!a[31]))) | (op_jc & carry)) | (op_jnc & (!carry))) | (op_jo & a[0])) | (op_je & (!a[0]))) | (op_next & more)) | (op_jnone & (!left))) | (op_jsel & selected)) | (op_jbz & (!(|b)))) | (op_jbn & b[31])) | (op_jbp & (!b[31]))) | sys_dispatch) | sys_return) | sys_jump_to);
    if ((op_each & (!more))) begin
      target = nobody;
    end
    if (op_call) begin
      stack__0__d = {pc__q - 12'h1};
      stack__1__d = stack__0__q;
      stack__2__d = stack__1__q;
      stack__3__d = stack__2__q;
    end
    if (sys_return) begin
      target = stack__0__q;
      stack__0__d = stack__1__q;
      stack__1__d = stack__2__q;
      stack__2__d = stack__3__q;
      stack__3__d = 12'h0;
    end
    if (sys_jump_to) begin
      target = a[11:0];
    end
    if (sys_dispatch) begin
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
  output reg mem_keeps,
  output reg [29:0] mem_address,
  output reg [31:0] mem_data,
  input wire mem_done,
  input wire [31:0] mem_word,
  output reg trace_valid,
  output reg [1:0] trace_warp,
  output reg [19:0] trace_pc,
  output reg [3:0] trace_active
);
  reg [2:0] kind;
  reg stalls;
  reg goes;
  reg idle;
  reg [31:0] m;
  reg [31:0] literal;
  reg [5:0] rd_plus;
  reg [10:0] asked;
  reg code__read_enable;
  reg [11:0] code__address;
  wire [15:0] code__word;
  reg routines__read_enable;
  reg [11:0] routines__address;
  wire [15:0] routines__word;
  reg store__read_enable;
  reg [9:0] store__read_address;
  wire [31:0] store__read_data;
  reg store__write_enable;
  reg [9:0] store__write_address;
  reg [31:0] store__write_data;
  reg shared__read_enable;
  reg [8:0] shared__read_address;
  wire [31:0] shared__read_data;
  reg shared__write_enable;
  reg [8:0] shared__write_address;
  reg [31:0] shared__write_data;
  reg [15:0] decode__op;
  reg decode__op_valid;
  wire decode__op_ld;
  wire decode__op_add;
  wire decode__op_sub;
  wire decode__op_and;
  wire decode__op_or;
  wire decode__op_xor;
  wire decode__op_st;
  wire decode__op_stb;
  wire decode__op_ldb;
  wire decode__op_mul;
  wire decode__op_div;
  wire decode__op_cmp;
  wire decode__op_ldk;
  wire decode__op_shift;
  wire decode__op_each;
  wire decode__op_jmp;
  wire decode__op_call;
  wire decode__op_jz;
  wire decode__op_jnz;
  wire decode__op_jn;
  wire decode__op_jp;
  wire decode__op_jc;
  wire decode__op_jnc;
  wire decode__op_jo;
  wire decode__op_je;
  wire decode__op_next;
  wire decode__op_jnone;
  wire decode__op_jsel;
  wire decode__op_jbz;
  wire decode__op_jbn;
  wire decode__op_jbp;
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
  wire decode__sys_dispatch;
  wire decode__sys_return;
  wire decode__sys_swap;
  wire decode__sys_set_count;
  wire decode__sys_get_count;
  wire decode__sys_set_index;
  wire decode__sys_jump_to;
  wire decode__sys_idle;
  wire decode__sys_fault;
  wire decode__sys_trace;
  wire decode__sys_far;
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
  reg [31:0] operand__low;
  reg [7:0] operand__high;
  reg [1:0] operand__warp;
  reg [1:0] operand__thread;
  reg [10:0] operand__x;
  wire operand__reads;
  wire [10:0] operand__wanted;
  reg [2:0] accumulators__kind;
  reg [4:0] accumulators__places;
  reg [31:0] accumulators__m;
  reg accumulators__op_ld;
  reg accumulators__op_add;
  reg accumulators__op_sub;
  reg accumulators__op_and;
  reg accumulators__op_or;
  reg accumulators__op_xor;
  reg accumulators__op_ldb;
  reg accumulators__op_mul;
  reg accumulators__op_div;
  reg accumulators__op_cmp;
  reg accumulators__op_ldk;
  reg accumulators__op_shift;
  reg accumulators__sys_swap;
  reg accumulators__sys_set_count;
  reg accumulators__sys_get_count;
  reg accumulators__sys_trace;
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
  reg sequencer__op_jmp;
  reg sequencer__op_call;
  reg sequencer__op_each;
  reg sequencer__op_jz;
  reg sequencer__op_jnz;
  reg sequencer__op_jn;
  reg sequencer__op_jp;
  reg sequencer__op_jc;
  reg sequencer__op_jnc;
  reg sequencer__op_jo;
  reg sequencer__op_je;
  reg sequencer__op_next;
  reg sequencer__op_jnone;
  reg sequencer__op_jsel;
  reg sequencer__op_jbz;
  reg sequencer__op_jbn;
  reg sequencer__op_jbp;
  reg sequencer__sys_dispatch;
  reg sequencer__sys_return;
  reg sequencer__sys_jump_to;
  reg sequencer__sys_far;
  wire [11:0] sequencer__fetched;
  wire sequencer__taken;
  reg word_valid__d;
  reg word_valid__q = 1'h0;
  reg [15:0] op__d;
  reg [15:0] op__q = 16'h0;
  reg op_valid__d;
  reg op_valid__q = 1'h0;
  reg [10:0] place__d;
  reg [10:0] place__q = 11'h0;
  reg keeps__d;
  reg keeps__q = 1'h0;
  reg [10:0] x__d;
  reg [10:0] x__q = 11'h0;
  reg [31:0] low__d;
  reg [31:0] low__q = 32'h0;
  reg [7:0] high__d;
  reg [7:0] high__q = 8'h0;
  reg [1:0] warp__d;
  reg [1:0] warp__q = 2'h0;
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
    m = store__read_data;
    if (place__q[10]) begin
      m = shared__read_data;
    end
    if ((kind == 3'h3)) begin
      m = literal;
    end
    accumulators__kind = kind;
    accumulators__places = op__q[4:0];
    accumulators__m = m;
    accumulators__op_ld = decode__op_ld;
    accumulators__op_add = decode__op_add;
    accumulators__op_sub = decode__op_sub;
    accumulators__op_and = decode__op_and;
    accumulators__op_or = decode__op_or;
    accumulators__op_xor = decode__op_xor;
    accumulators__op_ldb = decode__op_ldb;
    accumulators__op_mul = decode__op_mul;
    accumulators__op_div = decode__op_div;
    accumulators__op_cmp = decode__op_cmp;
    accumulators__op_ldk = decode__op_ldk;
    accumulators__op_shift = decode__op_shift;
    accumulators__sys_swap = decode__sys_swap;
    accumulators__sys_set_count = decode__sys_set_count;
    accumulators__sys_get_count = decode__sys_get_count;
    accumulators__sys_trace = decode__sys_trace;
    threads__a = accumulators__a[15:0];
    threads__a_any = (|accumulators__a);
    threads__guard = (({{3'h0, low__q[8]} << 32'h3} | {{3'h0, low__q[11]} << 32'h2}) | {2'h0, low__q[10:9]});
    threads__put_number = low__q[13:12];
    threads__select_number = high__q[5:4];
    threads__begins = decode__sys_begin;
    threads__restarts = decode__sys_left;
    threads__advances = (decode__op_next | decode__op_each);
    threads__set = decode__sys_set_thread;
    threads__load = decode__sys_set_predicates;
    threads__put = decode__sys_put_predicate;
    accumulators__brings = (((((decode__sys_read & mem_done) | decode__sys_get_left) | decode__sys_get_thread) | decode__sys_bit) | decode__sys_get_predicates);
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
      warp__d = accumulators__a[1:0];
    end
    if (decode__sys_set_index) begin
      x__d = accumulators__a[10:0];
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
    sequencer__op_jmp = decode__op_jmp;
    sequencer__op_call = decode__op_call;
    sequencer__op_each = decode__op_each;
    sequencer__op_jz = decode__op_jz;
    sequencer__op_jnz = decode__op_jnz;
    sequencer__op_jn = decode__op_jn;
    sequencer__op_jp = decode__op_jp;
    sequencer__op_jc = decode__op_jc;
    sequencer__op_jnc = decode__op_jnc;
    sequencer__op_jo = decode__op_jo;
    sequencer__op_je = decode__op_je;
    sequencer__op_next = decode__op_next;
    sequencer__op_jnone = decode__op_jnone;
    sequencer__op_jsel = decode__op_jsel;
    sequencer__op_jbz = decode__op_jbz;
    sequencer__op_jbn = decode__op_jbn;
    sequencer__op_jbp = decode__op_jbp;
    sequencer__sys_dispatch = decode__sys_dispatch;
    sequencer__sys_return = decode__sys_return;
    sequencer__sys_jump_to = decode__sys_jump_to;
    sequencer__sys_far = decode__sys_far;
    code__read_enable = goes;
    code__address = sequencer__fetched;
    routines__read_enable = 1'h1;
    routines__address = {4'h0, low__q[7:0]};
    operand__word = code__word;
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
    if ((idle & (!start))) begin
      asked = ({3'h0, host_place} | 11'h300);
    end
    store__read_enable = ((goes & operand__reads) | ((idle & host_valid) & (!host_write)));
    store__read_address = asked[9:0];
    store__write_enable = ((decode__op_st | decode__op_stb) & (!place__q[10]));
    store__write_address = place__q[9:0];
    store__write_data = accumulators__a;
    if (decode__op_stb) begin
      store__write_data = accumulators__b;
    end
    if (idle) begin
      store__write_enable = (host_valid & host_write);
      store__write_address = ({2'h0, host_place} | 10'h300);
      store__write_data = host_data;
    end
    shared__read_enable = ((goes & operand__reads) & asked[10]);
    shared__read_address = asked[8:0];
    shared__write_enable = ((decode__op_st | decode__op_stb) & place__q[10]);
    shared__write_address = place__q[8:0];
    shared__write_data = accumulators__a;
    host_word = store__read_data;
    done = idle;
    fault = cause__q;
    cycles = ran__q;
    mem_valid = (decode__sys_read | decode__sys_write);
    mem_write = decode__sys_write;
    mem_keeps = keeps__q;
    if (decode__sys_keep) begin
      keeps__d = 1'h1;
    end
    if (((decode__sys_write & mem_done) | decode__sys_dispatch)) begin
      keeps__d = 1'h0;
    end
    mem_address = accumulators__a[31:2];
    mem_data = accumulators__b;
    trace_valid = decode__sys_trace;
    trace_warp = warp__q;
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
    .op_ld(decode__op_ld),
    .op_add(decode__op_add),
    .op_sub(decode__op_sub),
    .op_and(decode__op_and),
    .op_or(decode__op_or),
    .op_xor(decode__op_xor),
    .op_st(decode__op_st),
    .op_stb(decode__op_stb),
    .op_ldb(decode__op_ldb),
    .op_mul(decode__op_mul),
    .op_div(decode__op_div),
    .op_cmp(decode__op_cmp),
    .op_ldk(decode__op_ldk),
    .op_shift(decode__op_shift),
    .op_each(decode__op_each),
    .op_jmp(decode__op_jmp),
    .op_call(decode__op_call),
    .op_jz(decode__op_jz),
    .op_jnz(decode__op_jnz),
    .op_jn(decode__op_jn),
    .op_jp(decode__op_jp),
    .op_jc(decode__op_jc),
    .op_jnc(decode__op_jnc),
    .op_jo(decode__op_jo),
    .op_je(decode__op_je),
    .op_next(decode__op_next),
    .op_jnone(decode__op_jnone),
    .op_jsel(decode__op_jsel),
    .op_jbz(decode__op_jbz),
    .op_jbn(decode__op_jbn),
    .op_jbp(decode__op_jbp),
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
    .sys_dispatch(decode__sys_dispatch),
    .sys_return(decode__sys_return),
    .sys_swap(decode__sys_swap),
    .sys_set_count(decode__sys_set_count),
    .sys_get_count(decode__sys_get_count),
    .sys_set_index(decode__sys_set_index),
    .sys_jump_to(decode__sys_jump_to),
    .sys_idle(decode__sys_idle),
    .sys_fault(decode__sys_fault),
    .sys_trace(decode__sys_trace),
    .sys_far(decode__sys_far),
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
    .m(accumulators__m),
    .op_ld(accumulators__op_ld),
    .op_add(accumulators__op_add),
    .op_sub(accumulators__op_sub),
    .op_and(accumulators__op_and),
    .op_or(accumulators__op_or),
    .op_xor(accumulators__op_xor),
    .op_ldb(accumulators__op_ldb),
    .op_mul(accumulators__op_mul),
    .op_div(accumulators__op_div),
    .op_cmp(accumulators__op_cmp),
    .op_ldk(accumulators__op_ldk),
    .op_shift(accumulators__op_shift),
    .sys_swap(accumulators__sys_swap),
    .sys_set_count(accumulators__sys_set_count),
    .sys_get_count(accumulators__sys_get_count),
    .sys_trace(accumulators__sys_trace),
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
    .op_jmp(sequencer__op_jmp),
    .op_call(sequencer__op_call),
    .op_each(sequencer__op_each),
    .op_jz(sequencer__op_jz),
    .op_jnz(sequencer__op_jnz),
    .op_jn(sequencer__op_jn),
    .op_jp(sequencer__op_jp),
    .op_jc(sequencer__op_jc),
    .op_jnc(sequencer__op_jnc),
    .op_jo(sequencer__op_jo),
    .op_je(sequencer__op_je),
    .op_next(sequencer__op_next),
    .op_jnone(sequencer__op_jnone),
    .op_jsel(sequencer__op_jsel),
    .op_jbz(sequencer__op_jbz),
    .op_jbn(sequencer__op_jbn),
    .op_jbp(sequencer__op_jbp),
    .sys_dispatch(sequencer__sys_dispatch),
    .sys_return(sequencer__sys_return),
    .sys_jump_to(sequencer__sys_jump_to),
    .sys_far(sequencer__sys_far),
    .fetched(sequencer__fetched),
    .taken(sequencer__taken)
  );
endmodule
