// sfu: special functions: reciprocal, inverse square root; one thread per cycle
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module operations (
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

module operands (
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

module issue_masks (
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

module rom (
  input wire clock,
  input wire [8:0] address,
  output reg [26:0] c0,
  output reg [19:0] c1,
  output reg [13:0] c2
);
  reg [60:0] rows [0:511];
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
    rows[384] = 61'h0;
    rows[385] = 61'h0;
    rows[386] = 61'h0;
    rows[387] = 61'h0;
    rows[388] = 61'h0;
    rows[389] = 61'h0;
    rows[390] = 61'h0;
    rows[391] = 61'h0;
    rows[392] = 61'h0;
    rows[393] = 61'h0;
    rows[394] = 61'h0;
    rows[395] = 61'h0;
    rows[396] = 61'h0;
    rows[397] = 61'h0;
    rows[398] = 61'h0;
    rows[399] = 61'h0;
    rows[400] = 61'h0;
    rows[401] = 61'h0;
    rows[402] = 61'h0;
    rows[403] = 61'h0;
    rows[404] = 61'h0;
    rows[405] = 61'h0;
    rows[406] = 61'h0;
    rows[407] = 61'h0;
    rows[408] = 61'h0;
    rows[409] = 61'h0;
    rows[410] = 61'h0;
    rows[411] = 61'h0;
    rows[412] = 61'h0;
    rows[413] = 61'h0;
    rows[414] = 61'h0;
    rows[415] = 61'h0;
    rows[416] = 61'h0;
    rows[417] = 61'h0;
    rows[418] = 61'h0;
    rows[419] = 61'h0;
    rows[420] = 61'h0;
    rows[421] = 61'h0;
    rows[422] = 61'h0;
    rows[423] = 61'h0;
    rows[424] = 61'h0;
    rows[425] = 61'h0;
    rows[426] = 61'h0;
    rows[427] = 61'h0;
    rows[428] = 61'h0;
    rows[429] = 61'h0;
    rows[430] = 61'h0;
    rows[431] = 61'h0;
    rows[432] = 61'h0;
    rows[433] = 61'h0;
    rows[434] = 61'h0;
    rows[435] = 61'h0;
    rows[436] = 61'h0;
    rows[437] = 61'h0;
    rows[438] = 61'h0;
    rows[439] = 61'h0;
    rows[440] = 61'h0;
    rows[441] = 61'h0;
    rows[442] = 61'h0;
    rows[443] = 61'h0;
    rows[444] = 61'h0;
    rows[445] = 61'h0;
    rows[446] = 61'h0;
    rows[447] = 61'h0;
    rows[448] = 61'h0;
    rows[449] = 61'h0;
    rows[450] = 61'h0;
    rows[451] = 61'h0;
    rows[452] = 61'h0;
    rows[453] = 61'h0;
    rows[454] = 61'h0;
    rows[455] = 61'h0;
    rows[456] = 61'h0;
    rows[457] = 61'h0;
    rows[458] = 61'h0;
    rows[459] = 61'h0;
    rows[460] = 61'h0;
    rows[461] = 61'h0;
    rows[462] = 61'h0;
    rows[463] = 61'h0;
    rows[464] = 61'h0;
    rows[465] = 61'h0;
    rows[466] = 61'h0;
    rows[467] = 61'h0;
    rows[468] = 61'h0;
    rows[469] = 61'h0;
    rows[470] = 61'h0;
    rows[471] = 61'h0;
    rows[472] = 61'h0;
    rows[473] = 61'h0;
    rows[474] = 61'h0;
    rows[475] = 61'h0;
    rows[476] = 61'h0;
    rows[477] = 61'h0;
    rows[478] = 61'h0;
    rows[479] = 61'h0;
    rows[480] = 61'h0;
    rows[481] = 61'h0;
    rows[482] = 61'h0;
    rows[483] = 61'h0;
    rows[484] = 61'h0;
    rows[485] = 61'h0;
    rows[486] = 61'h0;
    rows[487] = 61'h0;
    rows[488] = 61'h0;
    rows[489] = 61'h0;
    rows[490] = 61'h0;
    rows[491] = 61'h0;
    rows[492] = 61'h0;
    rows[493] = 61'h0;
    rows[494] = 61'h0;
    rows[495] = 61'h0;
    rows[496] = 61'h0;
    rows[497] = 61'h0;
    rows[498] = 61'h0;
    rows[499] = 61'h0;
    rows[500] = 61'h0;
    rows[501] = 61'h0;
    rows[502] = 61'h0;
    rows[503] = 61'h0;
    rows[504] = 61'h0;
    rows[505] = 61'h0;
    rows[506] = 61'h0;
    rows[507] = 61'h0;
    rows[508] = 61'h0;
    rows[509] = 61'h0;
    rows[510] = 61'h0;
    rows[511] = 61'h0;
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

module sfu (
  input wire clock,
  input wire req_valid,
  input wire [2:0] req_op,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [3:0] req_mask,
  input wire [31:0] req_a__0,
  input wire [31:0] req_a__1,
  input wire [31:0] req_a__2,
  input wire [31:0] req_a__3,
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
  output reg wb_last,
  output reg [2:0] wb_slot
);
  localparam [4:0] most = 5'h4;
  reg [4:0] occupied;
  reg [3:0] mask;
  reg [3:0] picked;
  reg [3:0] rest;
  reg [4:0] number;
  reg [31:0] operand;
  reg [15:0] entering;
  reg [7:0] exponent;
  reg [22:0] fraction;
  reg [27:0] rounded;
  reg [9:0] result_exponent;
  reg [31:0] result_sign;
  reg [31:0] result;
  reg [4:0] leaving;
  reg [4:0] part_0;
  reg [4:0] part_1;
  reg [4:0] part_2;
  reg [4:0] part_3;
  reg [4:0] part_4;
  reg [4:0] part_5;
  reg [4:0] part_6;
  reg [4:0] part_7;
  reg [4:0] part_8;
  reg [4:0] part_9;
  reg [4:0] part_10;
  reg [4:0] part_11;
  reg [4:0] part_12;
  reg [4:0] part_13;
  reg [4:0] part_14;
  reg [4:0] part_15;
  reg [4:0] part_16;
  reg [4:0] part_17;
  reg [19:0] part_18;
  reg [4:0] part_19;
  reg [4:0] part_20;
  reg [4:0] part_21;
  reg [4:0] part_22;
  reg [4:0] part_23;
  reg [4:0] part_24;
  reg [4:0] part_25;
  reg [4:0] part_26;
  reg [2:0] operations__read_address;
  wire [2:0] operations__read_data;
  reg operations__write_enable;
  reg [2:0] operations__write_address;
  reg [2:0] operations__write_data;
  reg [2:0] operands__0__read_address;
  wire [31:0] operands__0__read_data;
  reg operands__0__write_enable;
  reg [2:0] operands__0__write_address;
  reg [31:0] operands__0__write_data;
  reg [2:0] operands__1__read_address;
  wire [31:0] operands__1__read_data;
  reg operands__1__write_enable;
  reg [2:0] operands__1__write_address;
  reg [31:0] operands__1__write_data;
  reg [2:0] operands__2__read_address;
  wire [31:0] operands__2__read_data;
  reg operands__2__write_enable;
  reg [2:0] operands__2__write_address;
  reg [31:0] operands__2__write_data;
  reg [2:0] operands__3__read_address;
  wire [31:0] operands__3__read_data;
  reg operands__3__write_enable;
  reg [2:0] operands__3__write_address;
  reg [31:0] operands__3__write_data;
  reg [2:0] issue_masks__read_address;
  wire [3:0] issue_masks__read_data;
  reg issue_masks__write_enable;
  reg [2:0] issue_masks__write_address;
  reg [3:0] issue_masks__write_data;
  reg [2:0] wb_masks__read_address;
  wire [3:0] wb_masks__read_data;
  reg wb_masks__write_enable;
  reg [2:0] wb_masks__write_address;
  reg [3:0] wb_masks__write_data;
  reg [2:0] registers__read_address;
  wire [5:0] registers__read_data;
  reg registers__write_enable;
  reg [2:0] registers__write_address;
  reg [5:0] registers__write_data;
  reg [2:0] warps__read_address;
  wire [2:0] warps__read_data;
  reg warps__write_enable;
  reg [2:0] warps__write_address;
  reg [2:0] warps__write_data;
  reg [2:0] results__0__read_address;
  wire [31:0] results__0__read_data;
  reg results__0__write_enable;
  reg [2:0] results__0__write_address;
  reg [31:0] results__0__write_data;
  reg [2:0] results__1__read_address;
  wire [31:0] results__1__read_data;
  reg results__1__write_enable;
  reg [2:0] results__1__write_address;
  reg [31:0] results__1__write_data;
  reg [2:0] results__2__read_address;
  wire [31:0] results__2__read_data;
  reg results__2__write_enable;
  reg [2:0] results__2__write_address;
  reg [31:0] results__2__write_data;
  reg [2:0] results__3__read_address;
  wire [31:0] results__3__read_data;
  reg results__3__write_enable;
  reg [2:0] results__3__write_address;
  reg [31:0] results__3__write_data;
  reg [8:0] rom__address;
  wire [26:0] rom__c0;
  wire [19:0] rom__c1;
  wire [13:0] rom__c2;
  reg [13:0] curvature__a;
  reg [15:0] curvature__b;
  wire [12:0] curvature__product;
  reg [17:0] fall__a;
  reg [15:0] fall__b;
  wire [19:0] fall__product;
  reg [20:0] pointers__d;
  reg [20:0] pointers__q = 21'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [24:0] threads__d;
  reg [24:0] threads__q = 25'h0;
  reg [15:0] marks__d;
  reg [15:0] marks__q = 16'h0;
  reg [31:0] operand_1__d;
  reg [31:0] operand_1__q = 32'h0;
  reg rsqrt_1__d;
  reg rsqrt_1__q = 1'h0;
  reg [15:0] position_2__d;
  reg [15:0] position_2__q = 16'h0;
  reg [12:0] form_2__d;
  reg [12:0] form_2__q = 13'h0;
  reg [15:0] position_3__d;
  reg [15:0] position_3__q = 16'h0;
  reg [12:0] form_3__d;
  reg [12:0] form_3__q = 13'h0;
  reg [26:0] c0_3__d;
  reg [26:0] c0_3__q = 27'h0;
  reg [19:0] c1_3__d;
  reg [19:0] c1_3__q = 20'h0;
  reg [26:0] c0_4__d;
  reg [26:0] c0_4__q = 27'h0;
  reg [12:0] form_4__d;
  reg [12:0] form_4__q = 13'h0;
  reg [26:0] value_5__d;
  reg [26:0] value_5__q = 27'h0;
  reg [12:0] form_5__d;
  reg [12:0] form_5__q = 13'h0;
  always @(*) begin
    part_0 = 5'h0;
    part_1 = 5'h0;
    part_2 = 5'h0;
    part_3 = 5'h0;
    part_4 = 5'h0;
    part_5 = 5'h0;
    part_6 = 5'h0;
    part_7 = 5'h0;
    part_8 = 5'h0;
    part_9 = 5'h0;
    part_10 = 5'h0;
    part_11 = 5'h0;
    part_12 = 5'h0;
    part_13 = 5'h0;
    part_14 = 5'h0;
    part_15 = 5'h0;
    part_16 = 5'h0;
    part_17 = 5'h0;
    part_18 = 20'h0;
    part_19 = 5'h0;
    part_20 = 5'h0;
    part_21 = 5'h0;
    part_22 = 5'h0;
    part_23 = 5'h0;
    part_24 = 5'h0;
    part_25 = 5'h0;
    part_26 = 5'h0;
    pointers__d = pointers__q;
    remaining__d = remaining__q;
    threads__d = threads__q;
    marks__d = marks__q;
    operand_1__d = operand_1__q;
    rsqrt_1__d = rsqrt_1__q;
    position_2__d = position_2__q;
    form_2__d = form_2__q;
    position_3__d = position_3__q;
    form_3__d = form_3__q;
    c0_3__d = c0_3__q;
    c1_3__d = c1_3__q;
    c0_4__d = c0_4__q;
    form_4__d = form_4__q;
    value_5__d = value_5__q;
    form_5__d = form_5__q;
    operations__write_enable = req_valid;
    part_0 = pointers__q[4:0];
    operations__write_address = part_0[2:0];
    operations__write_data = req_op;
    part_1 = pointers__q[9:5];
    operations__read_address = part_1[2:0];
    issue_masks__write_enable = req_valid;
    part_2 = pointers__q[4:0];
    issue_masks__write_address = part_2[2:0];
    issue_masks__write_data = req_mask;
    part_3 = pointers__q[9:5];
    issue_masks__read_address = part_3[2:0];
    wb_masks__write_enable = req_valid;
    part_4 = pointers__q[4:0];
    wb_masks__write_address = part_4[2:0];
    wb_masks__write_data = req_mask;
    part_5 = pointers__q[19:15];
    wb_masks__read_address = part_5[2:0];
    registers__write_enable = req_valid;
    part_6 = pointers__q[4:0];
    registers__write_address = part_6[2:0];
    registers__write_data = req_rd;
    part_7 = pointers__q[19:15];
    registers__read_address = part_7[2:0];
    warps__write_enable = req_valid;
    part_8 = pointers__q[4:0];
    warps__write_address = part_8[2:0];
    warps__write_data = req_warp;
    part_9 = pointers__q[19:15];
    warps__read_address = part_9[2:0];
    occupied = {pointers__q[4:0] - pointers__q[19:15]};
    req_ready = (occupied <= most);
    if (req_valid) begin
      pointers__d[4:0] = {pointers__q[4:0] + 5'h1};
    end
    mask = issue_masks__read_data;
    if (pointers__q[20]) begin
      mask = remaining__q;
    end
    picked = (mask & {{~mask} + 4'h1});
    rest = (mask & {~picked});
    number = 5'h0;
    operand = 32'h0;
    operands__0__write_enable = req_valid;
    part_10 = pointers__q[4:0];
    operands__0__write_address = part_10[2:0];
    operands__0__write_data = req_a__0;
    part_11 = pointers__q[9:5];
    operands__0__read_address = part_11[2:0];
    if (picked[0]) begin
      number = 5'h0;
      operand = operands__0__read_data;
    end
    operands__1__write_enable = req_valid;
    part_12 = pointers__q[4:0];
    operands__1__write_address = part_12[2:0];
    operands__1__write_data = req_a__1;
    part_13 = pointers__q[9:5];
    operands__1__read_address = part_13[2:0];
    if (picked[1]) begin
      number = 5'h1;
      operand = operands__1__read_data;
    end
    operands__2__write_enable = req_valid;
    part_14 = pointers__q[4:0];
    operands__2__write_address = part_14[2:0];
    operands__2__write_data = req_a__2;
    part_15 = pointers__q[9:5];
    operands__2__read_address = part_15[2:0];
    if (picked[2]) begin
      number = 5'h2;
      operand = operands__2__read_data;
    end
    operands__3__write_enable = req_valid;
    part_16 = pointers__q[4:0];
    operands__3__write_address = part_16[2:0];
    operands__3__write_data = req_a__3;
    part_17 = pointers__q[9:5];
    operands__3__read_address = part_17[2:0];
    if (picked[3]) begin
      number = 5'h3;
      operand = operands__3__read_data;
    end
    entering = 16'h0;
    if ((pointers__q[9:5] != pointers__q[4:0])) begin
      if ((|picked)) begin
        entering = 16'h1;
      end
      remaining__d = rest;
      pointers__d[20] = 1'h1;
      if ((!(|rest))) begin
        entering = (entering | 16'h100);
        pointers__d[20] = 1'h0;
        pointers__d[9:5] = {pointers__q[9:5] + 5'h1};
      end
    end
    operand_1__d = operand;
    rsqrt_1__d = operations__read_data[0];
    marks__d = ({(marks__q & 16'hf0f) << 32'h1} | entering);
    threads__d = ({threads__q << 32'h5} | {20'h0, number});
    exponent = operand_1__q[30:23];
    fraction = operand_1__q[22:0];
    rom__address = {2'h0, fraction[22:16]};
    form_2__d[10] = operand_1__q[31];
    form_2__d[12:11] = 2'h0;
    form_2__d[9:0] = {10'hfd - {2'h0, exponent}};
    if (rsqrt_1__q) begin
      rom__address = ({2'h0, fraction[22:16]} | 9'h80);
      if ((!exponent[0])) begin
        rom__address = ({2'h0, fraction[22:16]} | 9'h100);
      end
      form_2__d[9:0] = {10'hbe - {{{2'h0, exponent} + 10'h1} >> 32'h1}};
    end
    if ((!(|exponent))) begin
      form_2__d[12:11] = 2'h2;
    end else begin
      if ((exponent == 8'hff)) begin
        form_2__d[12:11] = 2'h1;
      end
    end
    if ((((&exponent) & (|fraction)) | ((rsqrt_1__q & operand_1__q[31]) & (|exponent)))) begin
      form_2__d[12:11] = 2'h3;
    end
    position_2__d = fraction[15:0];
    curvature__a = rom__c2;
    curvature__b = position_2__q;
    position_3__d = position_2__q;
    c0_3__d = rom__c0;
    c1_3__d = rom__c1;
    form_3__d = form_2__q;
    part_18 = {c1_3__q - {7'h0, curvature__product}};
    fall__a = part_18[19:2];
    fall__b = position_3__q;
    c0_4__d = c0_3__q;
    form_4__d = form_3__q;
    value_5__d = {c0_4__q - {7'h0, fall__product}};
    form_5__d = form_4__q;
    rounded = {{1'h0, value_5__q} + 28'h4};
    result_exponent = form_5__q[9:0];
    if (rounded[27]) begin
      result_exponent = {form_5__q[9:0] + 10'h1};
    end
    result_sign = 32'h0;
    if (form_5__q[10]) begin
      result_sign = 32'h80000000;
    end
    result = ((result_sign | {{24'h0, result_exponent[7:0]} << 32'h17}) | {9'h0, rounded[25:3]});
    if ((result_exponent[9] | (!(|result_exponent)))) begin
      result = result_sign;
    end
    case (form_5__q[12:11])
      2'h1: begin
        result = result_sign;
      end
      2'h2: begin
        result = (result_sign | 32'h7f800000);
      end
      2'h3: begin
        result = 32'h7fc00000;
      end
      default: begin
      end
    endcase
    leaving = threads__q[24:20];
    if (marks__q[12]) begin
      pointers__d[14:10] = {pointers__q[14:10] + 5'h1};
    end
    results__0__write_enable = (marks__q[4] & (leaving == 5'h0));
    part_19 = pointers__q[14:10];
    results__0__write_address = part_19[2:0];
    results__0__write_data = result;
    part_20 = pointers__q[19:15];
    results__0__read_address = part_20[2:0];
    wb_data__0 = results__0__read_data;
    results__1__write_enable = (marks__q[4] & (leaving == 5'h1));
    part_21 = pointers__q[14:10];
    results__1__write_address = part_21[2:0];
    results__1__write_data = result;
    part_22 = pointers__q[19:15];
    results__1__read_address = part_22[2:0];
    wb_data__1 = results__1__read_data;
    results__2__write_enable = (marks__q[4] & (leaving == 5'h2));
    part_23 = pointers__q[14:10];
    results__2__write_address = part_23[2:0];
    results__2__write_data = result;
    part_24 = pointers__q[19:15];
    results__2__read_address = part_24[2:0];
    wb_data__2 = results__2__read_data;
    results__3__write_enable = (marks__q[4] & (leaving == 5'h3));
    part_25 = pointers__q[14:10];
    results__3__write_address = part_25[2:0];
    results__3__write_data = result;
    part_26 = pointers__q[19:15];
    results__3__read_address = part_26[2:0];
    wb_data__3 = results__3__read_data;
    wb_valid = (pointers__q[19:15] != pointers__q[14:10]);
    wb_warp = warps__read_data;
    wb_rd = registers__read_data;
    wb_mask = wb_masks__read_data;
    wb_last = 1'h1;
    wb_slot = 3'h0;
    if ((wb_ready & (pointers__q[19:15] != pointers__q[14:10]))) begin
      pointers__d[19:15] = {pointers__q[19:15] + 5'h1};
    end
  end
  always @(posedge clock) begin
    pointers__q <= pointers__d;
    remaining__q <= remaining__d;
    threads__q <= threads__d;
    marks__q <= marks__d;
    operand_1__q <= operand_1__d;
    rsqrt_1__q <= rsqrt_1__d;
    position_2__q <= position_2__d;
    form_2__q <= form_2__d;
    position_3__q <= position_3__d;
    form_3__q <= form_3__d;
    c0_3__q <= c0_3__d;
    c1_3__q <= c1_3__d;
    c0_4__q <= c0_4__d;
    form_4__q <= form_4__d;
    value_5__q <= value_5__d;
    form_5__q <= form_5__d;
  end
  operations operations (
    .clock(clock),
    .read_address(operations__read_address),
    .read_data(operations__read_data),
    .write_enable(operations__write_enable),
    .write_address(operations__write_address),
    .write_data(operations__write_data)
  );
  operands operands__0 (
    .clock(clock),
    .read_address(operands__0__read_address),
    .read_data(operands__0__read_data),
    .write_enable(operands__0__write_enable),
    .write_address(operands__0__write_address),
    .write_data(operands__0__write_data)
  );
  operands operands__1 (
    .clock(clock),
    .read_address(operands__1__read_address),
    .read_data(operands__1__read_data),
    .write_enable(operands__1__write_enable),
    .write_address(operands__1__write_address),
    .write_data(operands__1__write_data)
  );
  operands operands__2 (
    .clock(clock),
    .read_address(operands__2__read_address),
    .read_data(operands__2__read_data),
    .write_enable(operands__2__write_enable),
    .write_address(operands__2__write_address),
    .write_data(operands__2__write_data)
  );
  operands operands__3 (
    .clock(clock),
    .read_address(operands__3__read_address),
    .read_data(operands__3__read_data),
    .write_enable(operands__3__write_enable),
    .write_address(operands__3__write_address),
    .write_data(operands__3__write_data)
  );
  issue_masks issue_masks (
    .clock(clock),
    .read_address(issue_masks__read_address),
    .read_data(issue_masks__read_data),
    .write_enable(issue_masks__write_enable),
    .write_address(issue_masks__write_address),
    .write_data(issue_masks__write_data)
  );
  issue_masks wb_masks (
    .clock(clock),
    .read_address(wb_masks__read_address),
    .read_data(wb_masks__read_data),
    .write_enable(wb_masks__write_enable),
    .write_address(wb_masks__write_address),
    .write_data(wb_masks__write_data)
  );
  registers registers (
    .clock(clock),
    .read_address(registers__read_address),
    .read_data(registers__read_data),
    .write_enable(registers__write_enable),
    .write_address(registers__write_address),
    .write_data(registers__write_data)
  );
  operations warps (
    .clock(clock),
    .read_address(warps__read_address),
    .read_data(warps__read_data),
    .write_enable(warps__write_enable),
    .write_address(warps__write_address),
    .write_data(warps__write_data)
  );
  operands results__0 (
    .clock(clock),
    .read_address(results__0__read_address),
    .read_data(results__0__read_data),
    .write_enable(results__0__write_enable),
    .write_address(results__0__write_address),
    .write_data(results__0__write_data)
  );
  operands results__1 (
    .clock(clock),
    .read_address(results__1__read_address),
    .read_data(results__1__read_data),
    .write_enable(results__1__write_enable),
    .write_address(results__1__write_address),
    .write_data(results__1__write_data)
  );
  operands results__2 (
    .clock(clock),
    .read_address(results__2__read_address),
    .read_data(results__2__read_data),
    .write_enable(results__2__write_enable),
    .write_address(results__2__write_address),
    .write_data(results__2__write_data)
  );
  operands results__3 (
    .clock(clock),
    .read_address(results__3__read_address),
    .read_data(results__3__read_data),
    .write_enable(results__3__write_enable),
    .write_address(results__3__write_address),
    .write_data(results__3__write_data)
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
