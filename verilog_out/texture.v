// texture: texture pipeline: addresses, cache, latency FIFO, filter
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module fifo_meta (
  input wire clock,
  input wire [2:0] read_address,
  output reg [21:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [21:0] write_data
);
  reg [21:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_kind (
  input wire clock,
  input wire [2:0] read_address,
  output reg [4:0] read_data,
  input wire write_enable,
  input wire [2:0] write_address,
  input wire [4:0] write_data
);
  reg [4:0] memory [0:7];
  integer k;
  initial for (k = 0; k < 8; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_u (
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

module bases (
  input wire clock,
  input wire [3:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module scale (
  input wire clock,
  input wire enable,
  input wire [31:0] a,
  input wire [31:0] b,
  output reg [31:0] product
);
  initial product = 32'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule

module u (
  input wire clock,
  input wire advance,
  input wire [31:0] coordinate,
  input wire fetch_1,
  input wire [1:0] wrap_2,
  input wire [15:0] size_2,
  input wire fetch_3,
  input wire bilinear_3,
  input wire fetch_4,
  input wire [1:0] wrap_4,
  input wire [15:0] size_4,
  output reg [7:0] weight,
  output reg [15:0] near,
  output reg [15:0] far
);
  reg [7:0] exponent;
  reg [7:0] amount;
  reg [31:0] fixed;
  reg [31:0] wrapped;
  reg [31:0] position;
  reg [31:0] texel;
  reg [31:0] beyond;
  reg repeats;
  reg [15:0] rim;
  reg [15:0] closer;
  reg [15:0] further;
  reg [31:0] fixed_2__d;
  reg [31:0] fixed_2__q = 32'h0;
  reg [31:0] fixed_3__d;
  reg [31:0] fixed_3__q = 32'h0;
  reg scale__enable;
  reg [31:0] scale__a;
  reg [31:0] scale__b;
  wire [31:0] scale__product;
  reg [31:0] texel_4__d;
  reg [31:0] texel_4__q = 32'h0;
  reg [7:0] weight_4__d;
  reg [7:0] weight_4__q = 8'h0;
  reg [15:0] near_5__d;
  reg [15:0] near_5__q = 16'h0;
  reg [15:0] far_5__d;
  reg [15:0] far_5__q = 16'h0;
  always @(*) begin
    fixed_2__d = fixed_2__q;
    fixed_3__d = fixed_3__q;
    texel_4__d = texel_4__q;
    weight_4__d = weight_4__q;
    near_5__d = near_5__q;
    far_5__d = far_5__q;
    exponent = coordinate[30:23];
    amount = {8'h8c - exponent};
    fixed = {((coordinate & 32'h7fffff) | 32'h800000) << 32'h6};
    if ((exponent > 8'h8c)) begin
      fixed = 32'h3fffffff;
      if (((&exponent) & (|(coordinate & 32'h7fffff)))) begin
        fixed = 32'h0;
      end
    end else begin
      if ((amount > 8'h1f)) begin
        fixed = 32'h0;
      end else begin
        fixed = {fixed >> amount[4:0]};
      end
    end
    if (coordinate[31]) begin
      fixed = {32'h0 - fixed};
    end
    if (fetch_1) begin
      fixed = coordinate;
    end
    if (advance) begin
      fixed_2__d = fixed;
      fixed_3__d = fixed_2__q;
    end
    wrapped = (fixed_2__q & 32'hffff);
    case (wrap_2)
      2'h0: begin
      end
      2'h1: begin
        if (fixed_2__q[31]) begin
          wrapped = 32'h0;
        end else begin
          if ((fixed_2__q > 32'h10000)) begin
            wrapped = 32'h10000;
          end else begin
            wrapped = fixed_2__q;
          end
        end
      end
      default: begin
        wrapped = (fixed_2__q & 32'h1ffff);
        if ((wrapped > 32'h10000)) begin
          wrapped = {32'h20000 - wrapped};
        end
      end
    endcase
    scale__enable = advance;
    scale__a = wrapped;
    scale__b = {16'h0, size_2};
    position = {scale__product >> 32'h8};
    if (bilinear_3) begin
      position = {position - 32'h80};
    end
    texel = {position >> 32'h8};
    if (position[31]) begin
      texel = (texel | 32'hff000000);
    end
    if (fetch_3) begin
      texel = fixed_3__q;
    end
    if (advance) begin
      texel_4__d = texel;
      weight_4__d = 8'h0;
      if (bilinear_3) begin
        weight_4__d = position[7:0];
      end
    end
    weight = weight_4__q;
    repeats = ((!(|wrap_4)) & (!fetch_4));
    rim = size_4;
    if ((|rim)) begin
      rim = {rim - 16'h1};
    end
    beyond = {texel_4__q + 32'h1};
    closer = texel_4__q[15:0];
    if (texel_4__q[31]) begin
      closer = 16'h0;
      if (repeats) begin
        closer = rim;
      end
    end else begin
      if ((texel_4__q > {16'h0, rim})) begin
        closer = rim;
        if (repeats) begin
          closer = 16'h0;
        end
      end
    end
    further = beyond[15:0];
    if (beyond[31]) begin
      further = 16'h0;
      if (repeats) begin
        further = rim;
      end
    end else begin
      if ((beyond > {16'h0, rim})) begin
        further = rim;
        if (repeats) begin
          further = 16'h0;
        end
      end
    end
    if (advance) begin
      near_5__d = closer;
      far_5__d = further;
    end
    near = near_5__q;
    far = far_5__q;
  end
  always @(posedge clock) begin
    fixed_2__q <= fixed_2__d;
    fixed_3__q <= fixed_3__d;
    texel_4__q <= texel_4__d;
    weight_4__q <= weight_4__d;
    near_5__q <= near_5__d;
    far_5__q <= far_5__d;
  end
  scale scale (
    .clock(clock),
    .enable(scale__enable),
    .a(scale__a),
    .b(scale__b),
    .product(scale__product)
  );
endmodule

module address_gen (
  input wire clock,
  input wire flush,
  input wire req_valid,
  input wire req_kind,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire [27:0] descriptor_base,
  output reg req_ready,
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  input wire rsp_valid,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg out_valid,
  input wire out_ready,
  output reg [31:0] out_address__0,
  output reg [31:0] out_address__1,
  output reg [31:0] out_address__2,
  output reg [31:0] out_address__3,
  output reg [5:0] out_index__0,
  output reg [5:0] out_index__1,
  output reg [5:0] out_index__2,
  output reg [5:0] out_index__3,
  output reg [3:0] out_need,
  output reg [7:0] out_fx,
  output reg [7:0] out_fy,
  output reg [5:0] out_about,
  output reg [21:0] out_meta
);
  localparam [15:0] one = 16'h1;
  localparam [5:0] low_lines = 6'h7;
  localparam [5:0] row_shift = 6'h3;
  localparam [5:0] spread_low = 6'h4;
  localparam [5:0] spread_high = 6'h20;
  localparam [5:0] in_use = 6'h3f;
  reg advance;
  reg [4:0] kind;
  reg [3:0] texture;
  reg ready;
  reg [3:0] left;
  reg [1:0] thread;
  reg [3:0] thread_mask;
  reg sending;
  reg taking;
  reg last;
  reg [8:0] note;
  reg [21:0] packed_meta;
  reg [31:0] mode;
  reg [31:0] base;
  reg [31:0] column;
  reg [31:0] column_too;
  reg bilinear;
  reg [31:0] place;
  reg [2:0] row;
  reg [5:0] spot;
  reg [5:0] spread;
  reg [15:0] part_0;
  reg [2:0] fifo_meta__read_address;
  wire [21:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [2:0] fifo_meta__write_address;
  reg [21:0] fifo_meta__write_data;
  reg [2:0] fifo_kind__read_address;
  wire [4:0] fifo_kind__read_data;
  reg fifo_kind__write_enable;
  reg [2:0] fifo_kind__write_address;
  reg [4:0] fifo_kind__write_data;
  reg [2:0] fifo_u__0__read_address;
  wire [31:0] fifo_u__0__read_data;
  reg fifo_u__0__write_enable;
  reg [2:0] fifo_u__0__write_address;
  reg [31:0] fifo_u__0__write_data;
  reg [2:0] fifo_u__1__read_address;
  wire [31:0] fifo_u__1__read_data;
  reg fifo_u__1__write_enable;
  reg [2:0] fifo_u__1__write_address;
  reg [31:0] fifo_u__1__write_data;
  reg [2:0] fifo_u__2__read_address;
  wire [31:0] fifo_u__2__read_data;
  reg fifo_u__2__write_enable;
  reg [2:0] fifo_u__2__write_address;
  reg [31:0] fifo_u__2__write_data;
  reg [2:0] fifo_u__3__read_address;
  wire [31:0] fifo_u__3__read_data;
  reg fifo_u__3__write_enable;
  reg [2:0] fifo_u__3__write_address;
  reg [31:0] fifo_u__3__write_data;
  reg [2:0] fifo_v__0__read_address;
  wire [31:0] fifo_v__0__read_data;
  reg fifo_v__0__write_enable;
  reg [2:0] fifo_v__0__write_address;
  reg [31:0] fifo_v__0__write_data;
  reg [2:0] fifo_v__1__read_address;
  wire [31:0] fifo_v__1__read_data;
  reg fifo_v__1__write_enable;
  reg [2:0] fifo_v__1__write_address;
  reg [31:0] fifo_v__1__write_data;
  reg [2:0] fifo_v__2__read_address;
  wire [31:0] fifo_v__2__read_data;
  reg fifo_v__2__write_enable;
  reg [2:0] fifo_v__2__write_address;
  reg [31:0] fifo_v__2__write_data;
  reg [2:0] fifo_v__3__read_address;
  wire [31:0] fifo_v__3__read_data;
  reg fifo_v__3__write_enable;
  reg [2:0] fifo_v__3__write_address;
  reg [31:0] fifo_v__3__write_data;
  reg [2:0] head__d;
  reg [2:0] head__q = 3'h0;
  reg [2:0] tail__d;
  reg [2:0] tail__q = 3'h0;
  reg [3:0] count__d;
  reg [3:0] count__q = 4'h0;
  reg [3:0] bases__read_address;
  wire [31:0] bases__read_data;
  reg bases__write_enable;
  reg [3:0] bases__write_address;
  reg [31:0] bases__write_data;
  reg [3:0] sizes__read_address;
  wire [31:0] sizes__read_data;
  reg sizes__write_enable;
  reg [3:0] sizes__write_address;
  reg [31:0] sizes__write_data;
  reg [3:0] sizes_too__read_address;
  wire [31:0] sizes_too__read_data;
  reg sizes_too__write_enable;
  reg [3:0] sizes_too__write_address;
  reg [31:0] sizes_too__write_data;
  reg [3:0] modes__read_address;
  wire [31:0] modes__read_data;
  reg modes__write_enable;
  reg [3:0] modes__write_address;
  reg [31:0] modes__write_data;
  reg [3:0] modes_too__read_address;
  wire [31:0] modes_too__read_data;
  reg modes_too__write_enable;
  reg [3:0] modes_too__write_address;
  reg [31:0] modes_too__write_data;
  reg [3:0] modes_three__read_address;
  wire [31:0] modes_three__read_data;
  reg modes_three__write_enable;
  reg [3:0] modes_three__write_address;
  reg [31:0] modes_three__write_data;
  reg [3:0] modes_four__read_address;
  wire [31:0] modes_four__read_data;
  reg modes_four__write_enable;
  reg [3:0] modes_four__write_address;
  reg [31:0] modes_four__write_data;
  reg [15:0] known__d;
  reg [15:0] known__q = 16'h0;
  reg [1:0] fetching__d;
  reg [1:0] fetching__q = 2'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [3:0] remaining__d;
  reg [3:0] remaining__q = 4'h0;
  reg [6:0] going__d;
  reg [6:0] going__q = 7'h0;
  reg [21:0] meta__0__d;
  reg [21:0] meta__0__q = 22'h0;
  reg [21:0] meta__1__d;
  reg [21:0] meta__1__q = 22'h0;
  reg [21:0] meta__2__d;
  reg [21:0] meta__2__q = 22'h0;
  reg [21:0] meta__3__d;
  reg [21:0] meta__3__q = 22'h0;
  reg [21:0] meta__4__d;
  reg [21:0] meta__4__q = 22'h0;
  reg [21:0] meta__5__d;
  reg [21:0] meta__5__q = 22'h0;
  reg [21:0] meta__6__d;
  reg [21:0] meta__6__q = 22'h0;
  reg [8:0] about__0__d;
  reg [8:0] about__0__q = 9'h0;
  reg [8:0] about__1__d;
  reg [8:0] about__1__q = 9'h0;
  reg [8:0] about__2__d;
  reg [8:0] about__2__q = 9'h0;
  reg [8:0] about__3__d;
  reg [8:0] about__3__q = 9'h0;
  reg [8:0] about__4__d;
  reg [8:0] about__4__q = 9'h0;
  reg [8:0] about__5__d;
  reg [8:0] about__5__q = 9'h0;
  reg [8:0] about__6__d;
  reg [8:0] about__6__q = 9'h0;
  reg [31:0] u1__d;
  reg [31:0] u1__q = 32'h0;
  reg [31:0] v1__d;
  reg [31:0] v1__q = 32'h0;
  reg u__advance;
  reg [31:0] u__coordinate;
  reg u__fetch_1;
  reg [1:0] u__wrap_2;
  reg [15:0] u__size_2;
  reg u__fetch_3;
  reg u__bilinear_3;
  reg u__fetch_4;
  reg [1:0] u__wrap_4;
  reg [15:0] u__size_4;
  wire [7:0] u__weight;
  wire [15:0] u__near;
  wire [15:0] u__far;
  reg v__advance;
  reg [31:0] v__coordinate;
  reg v__fetch_1;
  reg [1:0] v__wrap_2;
  reg [15:0] v__size_2;
  reg v__fetch_3;
  reg v__bilinear_3;
  reg v__fetch_4;
  reg [1:0] v__wrap_4;
  reg [15:0] v__size_4;
  wire [7:0] v__weight;
  wire [15:0] v__near;
  wire [15:0] v__far;
  reg [15:0] f5__d;
  reg [15:0] f5__q = 16'h0;
  reg [31:0] columns6__d;
  reg [31:0] columns6__q = 32'h0;
  reg [15:0] f6__d;
  reg [15:0] f6__q = 16'h0;
  reg [1:0] format6__d;
  reg [1:0] format6__q = 2'h0;
  reg linear6__d;
  reg linear6__q = 1'h0;
  reg [5:0] rows6__d;
  reg [5:0] rows6__q = 6'h0;
  reg [31:0] address7__0__d;
  reg [31:0] address7__0__q = 32'h0;
  reg [31:0] address7__1__d;
  reg [31:0] address7__1__q = 32'h0;
  reg [31:0] address7__2__d;
  reg [31:0] address7__2__q = 32'h0;
  reg [31:0] address7__3__d;
  reg [31:0] address7__3__q = 32'h0;
  reg [5:0] index7__0__d;
  reg [5:0] index7__0__q = 6'h0;
  reg [5:0] index7__1__d;
  reg [5:0] index7__1__q = 6'h0;
  reg [5:0] index7__2__d;
  reg [5:0] index7__2__q = 6'h0;
  reg [5:0] index7__3__d;
  reg [5:0] index7__3__q = 6'h0;
  reg [15:0] f7__d;
  reg [15:0] f7__q = 16'h0;
  reg [3:0] need7__d;
  reg [3:0] need7__q = 4'h0;
  reg [1:0] format7__d;
  reg [1:0] format7__q = 2'h0;
  reg row_0__enable;
  reg [31:0] row_0__a;
  reg [31:0] row_0__b;
  wire [31:0] row_0__product;
  reg row_1__enable;
  reg [31:0] row_1__a;
  reg [31:0] row_1__b;
  wire [31:0] row_1__product;
  always @(*) begin
    part_0 = 16'h0;
    head__d = head__q;
    tail__d = tail__q;
    count__d = count__q;
    known__d = known__q;
    fetching__d = fetching__q;
    begun__d = begun__q;
    remaining__d = remaining__q;
    going__d = going__q;
    u1__d = u1__q;
    v1__d = v1__q;
    f5__d = f5__q;
    columns6__d = columns6__q;
    rows6__d = rows6__q;
    f6__d = f6__q;
    f7__d = f7__q;
    need7__d = need7__q;
    format7__d = format7__q;
    format6__d = format6__q;
    linear6__d = linear6__q;
    address7__0__d = address7__0__q;
    index7__0__d = index7__0__q;
    address7__1__d = address7__1__q;
    index7__1__d = index7__1__q;
    address7__2__d = address7__2__q;
    index7__2__d = index7__2__q;
    address7__3__d = address7__3__q;
    index7__3__d = index7__3__q;
    meta__0__d = meta__0__q;
    about__0__d = about__0__q;
    meta__1__d = meta__1__q;
    about__1__d = about__1__q;
    meta__2__d = meta__2__q;
    about__2__d = about__2__q;
    meta__3__d = meta__3__q;
    about__3__d = about__3__q;
    meta__4__d = meta__4__q;
    about__4__d = about__4__q;
    meta__5__d = meta__5__q;
    about__5__d = about__5__q;
    meta__6__d = meta__6__q;
    about__6__d = about__6__q;
    packed_meta = (((({16'h0, req_rd} | {{19'h0, req_slot} << 32'h6}) | {{18'h0, req_mask} << 32'h9}) | {{18'h0, req_channels} << 32'hd}) | {{19'h0, req_warp} << 32'h11});
    kind = {{1'h0, req_texture} << 32'h1};
    kind = {kind[4:1], req_kind};
    fifo_meta__write_enable = req_valid;
    fifo_meta__write_address = tail__q;
    fifo_meta__write_data = packed_meta;
    fifo_meta__read_address = head__q;
    fifo_kind__write_enable = req_valid;
    fifo_kind__write_address = tail__q;
    fifo_kind__write_data = kind;
    fifo_kind__read_address = head__q;
    fifo_u__0__write_enable = req_valid;
    fifo_u__0__write_address = tail__q;
    fifo_u__0__write_data = req_u__0;
    fifo_u__0__read_address = head__q;
    fifo_v__0__write_enable = req_valid;
    fifo_v__0__write_address = tail__q;
    fifo_v__0__write_data = req_v__0;
    fifo_v__0__read_address = head__q;
    fifo_u__1__write_enable = req_valid;
    fifo_u__1__write_address = tail__q;
    fifo_u__1__write_data = req_u__1;
    fifo_u__1__read_address = head__q;
    fifo_v__1__write_enable = req_valid;
    fifo_v__1__write_address = tail__q;
    fifo_v__1__write_data = req_v__1;
    fifo_v__1__read_address = head__q;
    fifo_u__2__write_enable = req_valid;
    fifo_u__2__write_address = tail__q;
    fifo_u__2__write_data = req_u__2;
    fifo_u__2__read_address = head__q;
    fifo_v__2__write_enable = req_valid;
    fifo_v__2__write_address = tail__q;
    fifo_v__2__write_data = req_v__2;
    fifo_v__2__read_address = head__q;
    fifo_u__3__write_enable = req_valid;
    fifo_u__3__write_address = tail__q;
    fifo_u__3__write_data = req_u__3;
    fifo_u__3__read_address = head__q;
    fifo_v__3__write_enable = req_valid;
    fifo_v__3__write_address = tail__q;
    fifo_v__3__write_data = req_v__3;
    fifo_v__3__read_address = head__q;
    if (req_valid) begin
      tail__d = {tail__q + 3'h1};
    end
    req_ready = (count__q <= 4'h4);
    kind = fifo_kind__read_data;
    texture = kind[4:1];
    part_0 = known__q >> texture;
    ready = ((|count__q) & part_0[0]);
    mem_valid = (fetching__q == 2'h1);
    mem_address = {descriptor_base + {24'h0, texture}};
    case (fetching__q)
      2'h0: begin
        if (((|count__q) & (!ready))) begin
          fetching__d = 2'h1;
        end
      end
      2'h1: begin
        if (mem_ready) begin
          fetching__d = 2'h2;
        end
      end
      default: begin
        if (rsp_valid) begin
          fetching__d = 2'h0;
          known__d = (known__q | {one << texture});
        end
      end
    endcase
    if (flush) begin
      known__d = 16'h0;
    end
    bases__write_enable = rsp_valid;
    bases__write_address = texture;
    bases__write_data = rsp_data__0;
    sizes__write_enable = rsp_valid;
    sizes__write_address = texture;
    sizes__write_data = rsp_data__1;
    sizes_too__write_enable = rsp_valid;
    sizes_too__write_address = texture;
    sizes_too__write_data = rsp_data__1;
    modes__write_enable = rsp_valid;
    modes__write_address = texture;
    modes__write_data = rsp_data__2;
    modes_too__write_enable = rsp_valid;
    modes_too__write_address = texture;
    modes_too__write_data = rsp_data__2;
    modes_three__write_enable = rsp_valid;
    modes_three__write_address = texture;
    modes_three__write_data = rsp_data__2;
    modes_four__write_enable = rsp_valid;
    modes_four__write_address = texture;
    modes_four__write_data = rsp_data__2;
    advance = ((!going__q[6]) | out_ready);
    left = remaining__q;
    if ((!begun__q)) begin
      left = fifo_meta__read_data[12:9];
    end
    thread = 2'h0;
    thread_mask = 4'h0;
    if (left[3]) begin
      thread = 2'h3;
      thread_mask = 4'h8;
    end
    if (left[2]) begin
      thread = 2'h2;
      thread_mask = 4'h4;
    end
    if (left[1]) begin
      thread = 2'h1;
      thread_mask = 4'h2;
    end
    if (left[0]) begin
      thread = 2'h0;
      thread_mask = 4'h1;
    end
    sending = (ready & advance);
    last = (!(|(left & {~thread_mask})));
    taking = (sending & last);
    if (sending) begin
      begun__d = (!last);
      remaining__d = (left & {~thread_mask});
    end
    if (taking) begin
      head__d = {head__q + 3'h1};
    end
    if ((taking & (!req_valid))) begin
      count__d = {count__q - 4'h1};
    end
    if (((!taking) & req_valid)) begin
      count__d = {count__q + 4'h1};
    end
    note = ({4'h0, kind} | {{7'h0, thread} << 32'h5});
    note = {note[8], last, note[6:0]};
    note = {(|left), note[7:0]};
    if (advance) begin
      going__d = {going__q << 32'h1};
      meta__0__d = fifo_meta__read_data;
      about__0__d = note;
      meta__1__d = meta__0__q;
      about__1__d = about__0__q;
      meta__2__d = meta__1__q;
      about__2__d = about__1__q;
      meta__3__d = meta__2__q;
      about__3__d = about__2__q;
      meta__4__d = meta__3__q;
      about__4__d = about__3__q;
      meta__5__d = meta__4__q;
      about__5__d = about__4__q;
      meta__6__d = meta__5__q;
      about__6__d = about__5__q;
      if ((thread == 2'h0)) begin
        u1__d = fifo_u__0__read_data;
        v1__d = fifo_v__0__read_data;
      end
      if ((thread == 2'h1)) begin
        u1__d = fifo_u__1__read_data;
        v1__d = fifo_v__1__read_data;
      end
      if ((thread == 2'h2)) begin
        u1__d = fifo_u__2__read_data;
        v1__d = fifo_v__2__read_data;
      end
      if ((thread == 2'h3)) begin
        u1__d = fifo_u__3__read_data;
        v1__d = fifo_v__3__read_data;
      end
    end
    if (sending) begin
      going__d = ({going__q << 32'h1} | 7'h1);
    end
    sizes__read_address = about__1__q[4:1];
    modes__read_address = about__1__q[4:1];
    modes_too__read_address = about__2__q[4:1];
    sizes_too__read_address = about__3__q[4:1];
    modes_three__read_address = about__3__q[4:1];
    mode = modes_too__read_data;
    bilinear = ((mode[24] & (!mode[17])) & (!about__2__q[0]));
    u__advance = advance;
    u__coordinate = u1__q;
    u__fetch_1 = about__0__q[0];
    u__wrap_2 = modes__read_data[21:20];
    u__size_2 = sizes__read_data[15:0];
    u__fetch_3 = about__2__q[0];
    u__bilinear_3 = bilinear;
    u__fetch_4 = about__3__q[0];
    u__wrap_4 = modes_three__read_data[21:20];
    u__size_4 = sizes_too__read_data[15:0];
    v__advance = advance;
    v__coordinate = v1__q;
    v__fetch_1 = about__0__q[0];
    v__wrap_2 = modes__read_data[23:22];
    v__size_2 = sizes__read_data[31:16];
    v__fetch_3 = about__2__q[0];
    v__bilinear_3 = bilinear;
    v__fetch_4 = about__3__q[0];
    v__wrap_4 = modes_three__read_data[23:22];
    v__size_4 = sizes_too__read_data[31:16];
    if (advance) begin
      f5__d = ({8'h0, u__weight} | {{8'h0, v__weight} << 32'h8});
    end
    modes_four__read_address = about__4__q[4:1];
    mode = modes_four__read_data;
    row_0__enable = advance;
    row_0__a = {16'h0, v__near};
    row_0__b = (mode & 32'hffff);
    row_1__enable = advance;
    row_1__a = {16'h0, v__far};
    row_1__b = (mode & 32'hffff);
    bases__read_address = about__5__q[4:1];
    if (advance) begin
      columns6__d = ({16'h0, u__near} | {{16'h0, u__far} << 32'h10});
      rows6__d = ({3'h0, v__near[2:0]} | {{3'h0, v__far[2:0]} << 32'h3});
      f6__d = f5__q;
      format6__d = mode[17:16];
      linear6__d = ((mode[24] & (!mode[17])) & (!about__4__q[0]));
    end
    base = {bases__read_data << 32'h4};
    column = (columns6__q & 32'hffff);
    column_too = {columns6__q >> 32'h10};
    if ((format6__q != 2'h1)) begin
      column = {column << 32'h2};
      column_too = {column_too << 32'h2};
    end
    spread = 6'h0;
    if (about__5__q[1]) begin
      spread = spread_low;
    end
    if (about__5__q[2]) begin
      spread = (spread | spread_high);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {place + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__0__d = place;
      index7__0__d = (spot ^ spread);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {place + column_too};
    spot = ((place[9:4] & low_lines) | {{3'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__1__d = place;
      index7__1__d = (spot ^ spread);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {base + row_1__product};
    row = rows6__q[5:3];
    place = {place + column};
    spot = ((place[9:4] & low_lines) | {{3'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__2__d = place;
      index7__2__d = (spot ^ spread);
    end
    place = {base + row_0__product};
    row = rows6__q[2:0];
    place = {base + row_1__product};
    row = rows6__q[5:3];
    place = {place + column_too};
    spot = ((place[9:4] & low_lines) | {{3'h0, row} << row_shift});
    spot = (spot & in_use);
    if (advance) begin
      address7__3__d = place;
      index7__3__d = (spot ^ spread);
    end
    if (advance) begin
      f7__d = f6__q;
      format7__d = format6__q;
      need7__d = 4'h1;
      if (linear6__q) begin
        need7__d = 4'hf;
      end
      if ((!about__5__q[8])) begin
        need7__d = 4'h0;
      end
    end
    out_valid = going__q[6];
    out_address__0 = address7__0__q;
    out_index__0 = index7__0__q;
    out_address__1 = address7__1__q;
    out_index__1 = index7__1__q;
    out_address__2 = address7__2__q;
    out_index__2 = index7__2__q;
    out_address__3 = address7__3__q;
    out_index__3 = index7__3__q;
    out_need = need7__q;
    out_fx = f7__q[7:0];
    out_fy = f7__q[15:8];
    out_about = (({4'h0, format7__q} | {{4'h0, about__6__q[6:5]} << 32'h2}) | {{4'h0, about__6__q[8:7]} << 32'h4});
    out_meta = meta__6__q;
  end
  always @(posedge clock) begin
    head__q <= head__d;
    tail__q <= tail__d;
    count__q <= count__d;
    known__q <= known__d;
    fetching__q <= fetching__d;
    begun__q <= begun__d;
    remaining__q <= remaining__d;
    going__q <= going__d;
    meta__0__q <= meta__0__d;
    meta__1__q <= meta__1__d;
    meta__2__q <= meta__2__d;
    meta__3__q <= meta__3__d;
    meta__4__q <= meta__4__d;
    meta__5__q <= meta__5__d;
    meta__6__q <= meta__6__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    about__4__q <= about__4__d;
    about__5__q <= about__5__d;
    about__6__q <= about__6__d;
    u1__q <= u1__d;
    v1__q <= v1__d;
    f5__q <= f5__d;
    columns6__q <= columns6__d;
    f6__q <= f6__d;
    format6__q <= format6__d;
    linear6__q <= linear6__d;
    rows6__q <= rows6__d;
    address7__0__q <= address7__0__d;
    address7__1__q <= address7__1__d;
    address7__2__q <= address7__2__d;
    address7__3__q <= address7__3__d;
    index7__0__q <= index7__0__d;
    index7__1__q <= index7__1__d;
    index7__2__q <= index7__2__d;
    index7__3__q <= index7__3__d;
    f7__q <= f7__d;
    need7__q <= need7__d;
    format7__q <= format7__d;
  end
  fifo_meta fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  fifo_kind fifo_kind (
    .clock(clock),
    .read_address(fifo_kind__read_address),
    .read_data(fifo_kind__read_data),
    .write_enable(fifo_kind__write_enable),
    .write_address(fifo_kind__write_address),
    .write_data(fifo_kind__write_data)
  );
  fifo_u fifo_u__0 (
    .clock(clock),
    .read_address(fifo_u__0__read_address),
    .read_data(fifo_u__0__read_data),
    .write_enable(fifo_u__0__write_enable),
    .write_address(fifo_u__0__write_address),
    .write_data(fifo_u__0__write_data)
  );
  fifo_u fifo_u__1 (
    .clock(clock),
    .read_address(fifo_u__1__read_address),
    .read_data(fifo_u__1__read_data),
    .write_enable(fifo_u__1__write_enable),
    .write_address(fifo_u__1__write_address),
    .write_data(fifo_u__1__write_data)
  );
  fifo_u fifo_u__2 (
    .clock(clock),
    .read_address(fifo_u__2__read_address),
    .read_data(fifo_u__2__read_data),
    .write_enable(fifo_u__2__write_enable),
    .write_address(fifo_u__2__write_address),
    .write_data(fifo_u__2__write_data)
  );
  fifo_u fifo_u__3 (
    .clock(clock),
    .read_address(fifo_u__3__read_address),
    .read_data(fifo_u__3__read_data),
    .write_enable(fifo_u__3__write_enable),
    .write_address(fifo_u__3__write_address),
    .write_data(fifo_u__3__write_data)
  );
  fifo_u fifo_v__0 (
    .clock(clock),
    .read_address(fifo_v__0__read_address),
    .read_data(fifo_v__0__read_data),
    .write_enable(fifo_v__0__write_enable),
    .write_address(fifo_v__0__write_address),
    .write_data(fifo_v__0__write_data)
  );
  fifo_u fifo_v__1 (
    .clock(clock),
    .read_address(fifo_v__1__read_address),
    .read_data(fifo_v__1__read_data),
    .write_enable(fifo_v__1__write_enable),
    .write_address(fifo_v__1__write_address),
    .write_data(fifo_v__1__write_data)
  );
  fifo_u fifo_v__2 (
    .clock(clock),
    .read_address(fifo_v__2__read_address),
    .read_data(fifo_v__2__read_data),
    .write_enable(fifo_v__2__write_enable),
    .write_address(fifo_v__2__write_address),
    .write_data(fifo_v__2__write_data)
  );
  fifo_u fifo_v__3 (
    .clock(clock),
    .read_address(fifo_v__3__read_address),
    .read_data(fifo_v__3__read_data),
    .write_enable(fifo_v__3__write_enable),
    .write_address(fifo_v__3__write_address),
    .write_data(fifo_v__3__write_data)
  );
  bases bases (
    .clock(clock),
    .read_address(bases__read_address),
    .read_data(bases__read_data),
    .write_enable(bases__write_enable),
    .write_address(bases__write_address),
    .write_data(bases__write_data)
  );
  bases sizes (
    .clock(clock),
    .read_address(sizes__read_address),
    .read_data(sizes__read_data),
    .write_enable(sizes__write_enable),
    .write_address(sizes__write_address),
    .write_data(sizes__write_data)
  );
  bases sizes_too (
    .clock(clock),
    .read_address(sizes_too__read_address),
    .read_data(sizes_too__read_data),
    .write_enable(sizes_too__write_enable),
    .write_address(sizes_too__write_address),
    .write_data(sizes_too__write_data)
  );
  bases modes (
    .clock(clock),
    .read_address(modes__read_address),
    .read_data(modes__read_data),
    .write_enable(modes__write_enable),
    .write_address(modes__write_address),
    .write_data(modes__write_data)
  );
  bases modes_too (
    .clock(clock),
    .read_address(modes_too__read_address),
    .read_data(modes_too__read_data),
    .write_enable(modes_too__write_enable),
    .write_address(modes_too__write_address),
    .write_data(modes_too__write_data)
  );
  bases modes_three (
    .clock(clock),
    .read_address(modes_three__read_address),
    .read_data(modes_three__read_data),
    .write_enable(modes_three__write_enable),
    .write_address(modes_three__write_address),
    .write_data(modes_three__write_data)
  );
  bases modes_four (
    .clock(clock),
    .read_address(modes_four__read_address),
    .read_data(modes_four__read_data),
    .write_enable(modes_four__write_enable),
    .write_address(modes_four__write_address),
    .write_data(modes_four__write_data)
  );
  u u (
    .clock(clock),
    .advance(u__advance),
    .coordinate(u__coordinate),
    .fetch_1(u__fetch_1),
    .wrap_2(u__wrap_2),
    .size_2(u__size_2),
    .fetch_3(u__fetch_3),
    .bilinear_3(u__bilinear_3),
    .fetch_4(u__fetch_4),
    .wrap_4(u__wrap_4),
    .size_4(u__size_4),
    .weight(u__weight),
    .near(u__near),
    .far(u__far)
  );
  u v (
    .clock(clock),
    .advance(v__advance),
    .coordinate(v__coordinate),
    .fetch_1(v__fetch_1),
    .wrap_2(v__wrap_2),
    .size_2(v__size_2),
    .fetch_3(v__fetch_3),
    .bilinear_3(v__bilinear_3),
    .fetch_4(v__fetch_4),
    .wrap_4(v__wrap_4),
    .size_4(v__size_4),
    .weight(v__weight),
    .near(v__near),
    .far(v__far)
  );
  scale row_0 (
    .clock(clock),
    .enable(row_0__enable),
    .a(row_0__a),
    .b(row_0__b),
    .product(row_0__product)
  );
  scale row_1 (
    .clock(clock),
    .enable(row_1__enable),
    .a(row_1__a),
    .b(row_1__b),
    .product(row_1__product)
  );
endmodule

module tags (
  input wire clock,
  input wire [5:0] read_address,
  output reg [28:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [28:0] write_data
);
  reg [28:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module buffer_index (
  input wire clock,
  input wire [3:0] read_address,
  output reg [5:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [5:0] write_data
);
  reg [5:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_places (
  input wire clock,
  input wire [3:0] read_address,
  output reg [15:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [15:0] write_data
);
  reg [15:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module fifo_meta_2 (
  input wire clock,
  input wire [3:0] read_address,
  output reg [21:0] read_data,
  input wire write_enable,
  input wire [3:0] write_address,
  input wire [21:0] write_data
);
  reg [21:0] memory [0:15];
  integer k;
  initial for (k = 0; k < 16; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module lines (
  input wire clock,
  input wire read_enable,
  input wire [5:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [5:0] write_address,
  input wire [31:0] write_data
);
  (* no_rw_check, ram_style = "block" *) reg [31:0] memory [0:63];
  integer k;
  initial for (k = 0; k < 64; k = k + 1) memory[k] = 0;
  always @(posedge clock) begin
    if (read_enable) read_data <= memory[read_address];
    if (write_enable) memory[write_address] <= write_data;
  `ifndef SYNTHESIS
    if (read_enable && write_enable && read_address == write_address) read_data <= 32'hbad5bad5;
  `endif
  end
endmodule

module upper (
  input wire clock,
  input wire enable,
  input wire [7:0] a,
  input wire [7:0] b,
  input wire [7:0] weight,
  output reg [15:0] y
);
  wire signed [8:0] difference = $signed({1'b0, b}) - $signed({1'b0, a});
  wire signed [17:0] product = difference * $signed({1'b0, weight});
  initial y = 16'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + product[15:0];
endmodule

module sums (
  input wire clock,
  input wire enable,
  input wire [15:0] a,
  input wire [15:0] b,
  input wire [7:0] weight,
  output reg [23:0] y
);
  wire signed [16:0] difference = $signed({1'b0, b}) - $signed({1'b0, a});
  wire signed [25:0] product = difference * $signed({1'b0, weight});
  initial y = 24'h0;
  always @(posedge clock) if (enable) y <= {a, 8'h0} + product[23:0];
endmodule

module filter (
  input wire clock,
  input wire entry_valid,
  input wire [31:0] entry_about,
  input wire [21:0] entry_meta,
  input wire [15:0] entry_offsets,
  input wire [31:0] words__0,
  input wire [31:0] words__1,
  input wire [31:0] words__2,
  input wire [31:0] words__3,
  input wire [31:0] words__4,
  input wire [31:0] words__5,
  input wire [31:0] words__6,
  input wire [31:0] words__7,
  input wire [31:0] words__8,
  input wire [31:0] words__9,
  input wire [31:0] words__10,
  input wire [31:0] words__11,
  input wire [31:0] words__12,
  input wire [31:0] words__13,
  input wire [31:0] words__14,
  input wire [31:0] words__15,
  output reg advance,
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
  output reg [2:0] wb_slot
);
  reg moves;
  reg [31:0] word;
  reg [3:0] offset;
  reg [4:0] amount;
  reg [31:0] x;
  reg [7:0] zeros;
  reg [31:0] value;
  reg [23:0] sum;
  reg [1:0] thread;
  reg [1:0] channel;
  reg [3:0] channel_mask;
  reg stored;
  reg [4:0] part_0;
  reg valid1__d;
  reg valid1__q = 1'h0;
  reg [31:0] about1__d;
  reg [31:0] about1__q = 32'h0;
  reg [21:0] meta1__d;
  reg [21:0] meta1__q = 22'h0;
  reg [15:0] offsets1__d;
  reg [15:0] offsets1__q = 16'h0;
  reg valid2__d;
  reg valid2__q = 1'h0;
  reg [31:0] about2__d;
  reg [31:0] about2__q = 32'h0;
  reg [21:0] meta2__d;
  reg [21:0] meta2__q = 22'h0;
  reg [31:0] texels__0__d;
  reg [31:0] texels__0__q = 32'h0;
  reg [31:0] texels__1__d;
  reg [31:0] texels__1__q = 32'h0;
  reg [31:0] texels__2__d;
  reg [31:0] texels__2__q = 32'h0;
  reg [31:0] texels__3__d;
  reg [31:0] texels__3__q = 32'h0;
  reg valid3__d;
  reg valid3__q = 1'h0;
  reg [31:0] about3__d;
  reg [31:0] about3__q = 32'h0;
  reg [21:0] meta3__d;
  reg [21:0] meta3__q = 22'h0;
  reg [31:0] raw3__d;
  reg [31:0] raw3__q = 32'h0;
  reg upper__0__enable;
  reg [7:0] upper__0__a;
  reg [7:0] upper__0__b;
  reg [7:0] upper__0__weight;
  wire [15:0] upper__0__y;
  reg upper__1__enable;
  reg [7:0] upper__1__a;
  reg [7:0] upper__1__b;
  reg [7:0] upper__1__weight;
  wire [15:0] upper__1__y;
  reg upper__2__enable;
  reg [7:0] upper__2__a;
  reg [7:0] upper__2__b;
  reg [7:0] upper__2__weight;
  wire [15:0] upper__2__y;
  reg upper__3__enable;
  reg [7:0] upper__3__a;
  reg [7:0] upper__3__b;
  reg [7:0] upper__3__weight;
  wire [15:0] upper__3__y;
  reg lower__0__enable;
  reg [7:0] lower__0__a;
  reg [7:0] lower__0__b;
  reg [7:0] lower__0__weight;
  wire [15:0] lower__0__y;
  reg lower__1__enable;
  reg [7:0] lower__1__a;
  reg [7:0] lower__1__b;
  reg [7:0] lower__1__weight;
  wire [15:0] lower__1__y;
  reg lower__2__enable;
  reg [7:0] lower__2__a;
  reg [7:0] lower__2__b;
  reg [7:0] lower__2__weight;
  wire [15:0] lower__2__y;
  reg lower__3__enable;
  reg [7:0] lower__3__a;
  reg [7:0] lower__3__b;
  reg [7:0] lower__3__weight;
  wire [15:0] lower__3__y;
  reg valid4__d;
  reg valid4__q = 1'h0;
  reg [31:0] about4__d;
  reg [31:0] about4__q = 32'h0;
  reg [21:0] meta4__d;
  reg [21:0] meta4__q = 22'h0;
  reg [31:0] raw4__d;
  reg [31:0] raw4__q = 32'h0;
  reg sums__0__enable;
  reg [15:0] sums__0__a;
  reg [15:0] sums__0__b;
  reg [7:0] sums__0__weight;
  wire [23:0] sums__0__y;
  reg sums__1__enable;
  reg [15:0] sums__1__a;
  reg [15:0] sums__1__b;
  reg [7:0] sums__1__weight;
  wire [23:0] sums__1__y;
  reg sums__2__enable;
  reg [15:0] sums__2__a;
  reg [15:0] sums__2__b;
  reg [7:0] sums__2__weight;
  wire [23:0] sums__2__y;
  reg sums__3__enable;
  reg [15:0] sums__3__a;
  reg [15:0] sums__3__b;
  reg [7:0] sums__3__weight;
  wire [23:0] sums__3__y;
  reg [31:0] red__0__d;
  reg [31:0] red__0__q = 32'h0;
  reg [31:0] red__1__d;
  reg [31:0] red__1__q = 32'h0;
  reg [31:0] red__2__d;
  reg [31:0] red__2__q = 32'h0;
  reg [31:0] red__3__d;
  reg [31:0] red__3__q = 32'h0;
  reg [31:0] green__0__d;
  reg [31:0] green__0__q = 32'h0;
  reg [31:0] green__1__d;
  reg [31:0] green__1__q = 32'h0;
  reg [31:0] green__2__d;
  reg [31:0] green__2__q = 32'h0;
  reg [31:0] green__3__d;
  reg [31:0] green__3__q = 32'h0;
  reg [31:0] blue__0__d;
  reg [31:0] blue__0__q = 32'h0;
  reg [31:0] blue__1__d;
  reg [31:0] blue__1__q = 32'h0;
  reg [31:0] blue__2__d;
  reg [31:0] blue__2__q = 32'h0;
  reg [31:0] blue__3__d;
  reg [31:0] blue__3__q = 32'h0;
  reg [31:0] alpha__0__d;
  reg [31:0] alpha__0__q = 32'h0;
  reg [31:0] alpha__1__d;
  reg [31:0] alpha__1__q = 32'h0;
  reg [31:0] alpha__2__d;
  reg [31:0] alpha__2__q = 32'h0;
  reg [31:0] alpha__3__d;
  reg [31:0] alpha__3__q = 32'h0;
  reg leaving__d;
  reg leaving__q = 1'h0;
  reg [21:0] out_meta__d;
  reg [21:0] out_meta__q = 22'h0;
  reg [3:0] out_channels__d;
  reg [3:0] out_channels__q = 4'h0;
  reg [5:0] out_rd__d;
  reg [5:0] out_rd__q = 6'h0;
  always @(*) begin
    part_0 = 5'h0;
    valid1__d = valid1__q;
    about1__d = about1__q;
    meta1__d = meta1__q;
    offsets1__d = offsets1__q;
    valid2__d = valid2__q;
    about2__d = about2__q;
    meta2__d = meta2__q;
    valid3__d = valid3__q;
    about3__d = about3__q;
    meta3__d = meta3__q;
    raw3__d = raw3__q;
    valid4__d = valid4__q;
    about4__d = about4__q;
    meta4__d = meta4__q;
    raw4__d = raw4__q;
    leaving__d = leaving__q;
    out_meta__d = out_meta__q;
    out_channels__d = out_channels__q;
    out_rd__d = out_rd__q;
    texels__0__d = texels__0__q;
    red__0__d = red__0__q;
    green__0__d = green__0__q;
    blue__0__d = blue__0__q;
    alpha__0__d = alpha__0__q;
    texels__1__d = texels__1__q;
    red__1__d = red__1__q;
    green__1__d = green__1__q;
    blue__1__d = blue__1__q;
    alpha__1__d = alpha__1__q;
    texels__2__d = texels__2__q;
    red__2__d = red__2__q;
    green__2__d = green__2__q;
    blue__2__d = blue__2__q;
    alpha__2__d = alpha__2__q;
    texels__3__d = texels__3__q;
    red__3__d = red__3__q;
    green__3__d = green__3__q;
    blue__3__d = blue__3__q;
    alpha__3__d = alpha__3__q;
    moves = (!(leaving__q & valid4__q));
    advance = moves;
    if (moves) begin
      valid1__d = entry_valid;
      about1__d = entry_about;
      meta1__d = entry_meta;
      offsets1__d = entry_offsets;
    end
    word = 32'h0;
    offset = 4'h0;
    amount = 5'h0;
    if (moves) begin
      valid2__d = (valid1__q & about1__q[7]);
      about2__d = about1__q;
      meta2__d = meta1__q;
      if ((valid1__q & about1__q[0])) begin
        offset = offsets1__q[3:0];
        case (offset[3:2])
          2'h0: begin
            word = words__0;
          end
          2'h1: begin
            word = words__1;
          end
          2'h2: begin
            word = words__2;
          end
          default: begin
            word = words__3;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__0__d = word;
      end
      if ((valid1__q & about1__q[1])) begin
        offset = offsets1__q[7:4];
        case (offset[3:2])
          2'h0: begin
            word = words__4;
          end
          2'h1: begin
            word = words__5;
          end
          2'h2: begin
            word = words__6;
          end
          default: begin
            word = words__7;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__1__d = word;
      end
      if ((valid1__q & about1__q[2])) begin
        offset = offsets1__q[11:8];
        case (offset[3:2])
          2'h0: begin
            word = words__8;
          end
          2'h1: begin
            word = words__9;
          end
          2'h2: begin
            word = words__10;
          end
          default: begin
            word = words__11;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__2__d = word;
      end
      if ((valid1__q & about1__q[3])) begin
        offset = offsets1__q[15:12];
        case (offset[3:2])
          2'h0: begin
            word = words__12;
          end
          2'h1: begin
            word = words__13;
          end
          2'h2: begin
            word = words__14;
          end
          default: begin
            word = words__15;
          end
        endcase
        if ((about1__q[25:24] == 2'h1)) begin
          amount = {{3'h0, offset[1:0]} << 32'h3};
          word = (({word >> amount} & 32'hff) | 32'hff000000);
        end
        texels__3__d = word;
      end
    end
    upper__0__enable = moves;
    upper__0__a = texels__0__q[7:0];
    upper__0__b = texels__1__q[7:0];
    upper__0__weight = about2__q[15:8];
    lower__0__enable = moves;
    lower__0__a = texels__2__q[7:0];
    lower__0__b = texels__3__q[7:0];
    lower__0__weight = about2__q[15:8];
    sums__0__enable = moves;
    sums__0__a = upper__0__y;
    sums__0__b = lower__0__y;
    sums__0__weight = about3__q[23:16];
    upper__1__enable = moves;
    upper__1__a = texels__0__q[15:8];
    upper__1__b = texels__1__q[15:8];
    upper__1__weight = about2__q[15:8];
    lower__1__enable = moves;
    lower__1__a = texels__2__q[15:8];
    lower__1__b = texels__3__q[15:8];
    lower__1__weight = about2__q[15:8];
    sums__1__enable = moves;
    sums__1__a = upper__1__y;
    sums__1__b = lower__1__y;
    sums__1__weight = about3__q[23:16];
    upper__2__enable = moves;
    upper__2__a = texels__0__q[23:16];
    upper__2__b = texels__1__q[23:16];
    upper__2__weight = about2__q[15:8];
    lower__2__enable = moves;
    lower__2__a = texels__2__q[23:16];
    lower__2__b = texels__3__q[23:16];
    lower__2__weight = about2__q[15:8];
    sums__2__enable = moves;
    sums__2__a = upper__2__y;
    sums__2__b = lower__2__y;
    sums__2__weight = about3__q[23:16];
    upper__3__enable = moves;
    upper__3__a = texels__0__q[31:24];
    upper__3__b = texels__1__q[31:24];
    upper__3__weight = about2__q[15:8];
    lower__3__enable = moves;
    lower__3__a = texels__2__q[31:24];
    lower__3__b = texels__3__q[31:24];
    lower__3__weight = about2__q[15:8];
    sums__3__enable = moves;
    sums__3__a = upper__3__y;
    sums__3__b = lower__3__y;
    sums__3__weight = about3__q[23:16];
    if (moves) begin
      valid3__d = valid2__q;
      about3__d = about2__q;
      meta3__d = meta2__q;
      raw3__d = texels__0__q;
      valid4__d = valid3__q;
      about4__d = about3__q;
      meta4__d = meta3__q;
      raw4__d = raw3__q;
    end
    stored = (valid4__q & moves);
    thread = about4__q[27:26];
    x = 32'h0;
    zeros = 8'h0;
    value = 32'h0;
    sum = 24'h0;
    if (stored) begin
      sum = sums__0__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
        value = raw4__q;
        if ((!(|raw4__q[30:23]))) begin
          value = (raw4__q & 32'h80000000);
        end
      end
      if ((thread == 2'h0)) begin
        red__0__d = value;
      end
      if ((thread == 2'h1)) begin
        red__1__d = value;
      end
      if ((thread == 2'h2)) begin
        red__2__d = value;
      end
      if ((thread == 2'h3)) begin
        red__3__d = value;
      end
    end
    if (stored) begin
      sum = sums__1__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
      end
      if ((thread == 2'h0)) begin
        green__0__d = value;
      end
      if ((thread == 2'h1)) begin
        green__1__d = value;
      end
      if ((thread == 2'h2)) begin
        green__2__d = value;
      end
      if ((thread == 2'h3)) begin
        green__3__d = value;
      end
    end
    if (stored) begin
      sum = sums__2__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
      end
      if ((thread == 2'h0)) begin
        blue__0__d = value;
      end
      if ((thread == 2'h1)) begin
        blue__1__d = value;
      end
      if ((thread == 2'h2)) begin
        blue__2__d = value;
      end
      if ((thread == 2'h3)) begin
        blue__3__d = value;
      end
    end
    if (stored) begin
      sum = sums__3__y;
      sum = {{sum + 24'h80} >> 32'h8};
      x = {8'h0, sum};
      x = {{{{x << 32'h10} + {x << 32'h8}} + x} + {x >> 32'h8}};
      zeros = 8'h7d;
      if ((!(|{x >> 32'h10}))) begin
        x = {x << 32'h10};
        zeros = {zeros - 8'h10};
      end
      if ((!(|{x >> 32'h18}))) begin
        x = {x << 32'h8};
        zeros = {zeros - 8'h8};
      end
      if ((!(|{x >> 32'h1c}))) begin
        x = {x << 32'h4};
        zeros = {zeros - 8'h4};
      end
      if ((!(|{x >> 32'h1e}))) begin
        x = {x << 32'h2};
        zeros = {zeros - 8'h2};
      end
      if ((!x[31])) begin
        x = {x << 32'h1};
        zeros = {zeros - 8'h1};
      end
      value = {{{24'h0, zeros} << 32'h17} + {x >> 32'h8}};
      if (x[7]) begin
        value = {value + 32'h1};
      end
      if ((!(|x))) begin
        value = 32'h0;
      end
      if (about4__q[25]) begin
        value = 32'h0;
        value = 32'h3f800000;
      end
      if ((thread == 2'h0)) begin
        alpha__0__d = value;
      end
      if ((thread == 2'h1)) begin
        alpha__1__d = value;
      end
      if ((thread == 2'h2)) begin
        alpha__2__d = value;
      end
      if ((thread == 2'h3)) begin
        alpha__3__d = value;
      end
    end
    channel = 2'h0;
    channel_mask = 4'h1;
    if ((!out_channels__q[0])) begin
      channel = 2'h1;
      channel_mask = 4'h2;
      if ((!out_channels__q[1])) begin
        channel = 2'h2;
        channel_mask = 4'h4;
        if ((!out_channels__q[2])) begin
          channel = 2'h3;
          channel_mask = 4'h8;
        end
      end
    end
    wb_valid = leaving__q;
    part_0 = out_meta__q[21:17];
    wb_warp = part_0[2:0];
    wb_rd = out_rd__q;
    wb_mask = out_meta__q[12:9];
    wb_slot = out_meta__q[8:6];
    wb_last = (!(|(out_channels__q & {~channel_mask})));
    case (channel)
      2'h0: begin
        wb_data__0 = red__0__q;
      end
      2'h1: begin
        wb_data__0 = green__0__q;
      end
      2'h2: begin
        wb_data__0 = blue__0__q;
      end
      default: begin
        wb_data__0 = alpha__0__q;
      end
    endcase
    case (channel)
      2'h0: begin
        wb_data__1 = red__1__q;
      end
      2'h1: begin
        wb_data__1 = green__1__q;
      end
      2'h2: begin
        wb_data__1 = blue__1__q;
      end
      default: begin
        wb_data__1 = alpha__1__q;
      end
    endcase
    case (channel)
      2'h0: begin
        wb_data__2 = red__2__q;
      end
      2'h1: begin
        wb_data__2 = green__2__q;
      end
      2'h2: begin
        wb_data__2 = blue__2__q;
      end
      default: begin
        wb_data__2 = alpha__2__q;
      end
    endcase
    case (channel)
      2'h0: begin
        wb_data__3 = red__3__q;
      end
      2'h1: begin
        wb_data__3 = green__3__q;
      end
      2'h2: begin
        wb_data__3 = blue__3__q;
      end
      default: begin
        wb_data__3 = alpha__3__q;
      end
    endcase
    if ((leaving__q & wb_ready)) begin
      out_channels__d = (out_channels__q & {~channel_mask});
      out_rd__d = {out_rd__q + 6'h1};
      if ((!(|(out_channels__q & {~channel_mask})))) begin
        leaving__d = 1'h0;
      end
    end
    if ((stored & about4__q[28])) begin
      leaving__d = 1'h1;
      out_meta__d = meta4__q;
      out_channels__d = meta4__q[16:13];
      out_rd__d = meta4__q[5:0];
    end
  end
  always @(posedge clock) begin
    valid1__q <= valid1__d;
    about1__q <= about1__d;
    meta1__q <= meta1__d;
    offsets1__q <= offsets1__d;
    valid2__q <= valid2__d;
    about2__q <= about2__d;
    meta2__q <= meta2__d;
    texels__0__q <= texels__0__d;
    texels__1__q <= texels__1__d;
    texels__2__q <= texels__2__d;
    texels__3__q <= texels__3__d;
    valid3__q <= valid3__d;
    about3__q <= about3__d;
    meta3__q <= meta3__d;
    raw3__q <= raw3__d;
    valid4__q <= valid4__d;
    about4__q <= about4__d;
    meta4__q <= meta4__d;
    raw4__q <= raw4__d;
    red__0__q <= red__0__d;
    red__1__q <= red__1__d;
    red__2__q <= red__2__d;
    red__3__q <= red__3__d;
    green__0__q <= green__0__d;
    green__1__q <= green__1__d;
    green__2__q <= green__2__d;
    green__3__q <= green__3__d;
    blue__0__q <= blue__0__d;
    blue__1__q <= blue__1__d;
    blue__2__q <= blue__2__d;
    blue__3__q <= blue__3__d;
    alpha__0__q <= alpha__0__d;
    alpha__1__q <= alpha__1__d;
    alpha__2__q <= alpha__2__d;
    alpha__3__q <= alpha__3__d;
    leaving__q <= leaving__d;
    out_meta__q <= out_meta__d;
    out_channels__q <= out_channels__d;
    out_rd__q <= out_rd__d;
  end
  upper upper__0 (
    .clock(clock),
    .enable(upper__0__enable),
    .a(upper__0__a),
    .b(upper__0__b),
    .weight(upper__0__weight),
    .y(upper__0__y)
  );
  upper upper__1 (
    .clock(clock),
    .enable(upper__1__enable),
    .a(upper__1__a),
    .b(upper__1__b),
    .weight(upper__1__weight),
    .y(upper__1__y)
  );
  upper upper__2 (
    .clock(clock),
    .enable(upper__2__enable),
    .a(upper__2__a),
    .b(upper__2__b),
    .weight(upper__2__weight),
    .y(upper__2__y)
  );
  upper upper__3 (
    .clock(clock),
    .enable(upper__3__enable),
    .a(upper__3__a),
    .b(upper__3__b),
    .weight(upper__3__weight),
    .y(upper__3__y)
  );
  upper lower__0 (
    .clock(clock),
    .enable(lower__0__enable),
    .a(lower__0__a),
    .b(lower__0__b),
    .weight(lower__0__weight),
    .y(lower__0__y)
  );
  upper lower__1 (
    .clock(clock),
    .enable(lower__1__enable),
    .a(lower__1__a),
    .b(lower__1__b),
    .weight(lower__1__weight),
    .y(lower__1__y)
  );
  upper lower__2 (
    .clock(clock),
    .enable(lower__2__enable),
    .a(lower__2__a),
    .b(lower__2__b),
    .weight(lower__2__weight),
    .y(lower__2__y)
  );
  upper lower__3 (
    .clock(clock),
    .enable(lower__3__enable),
    .a(lower__3__a),
    .b(lower__3__b),
    .weight(lower__3__weight),
    .y(lower__3__y)
  );
  sums sums__0 (
    .clock(clock),
    .enable(sums__0__enable),
    .a(sums__0__a),
    .b(sums__0__b),
    .weight(sums__0__weight),
    .y(sums__0__y)
  );
  sums sums__1 (
    .clock(clock),
    .enable(sums__1__enable),
    .a(sums__1__a),
    .b(sums__1__b),
    .weight(sums__1__weight),
    .y(sums__1__y)
  );
  sums sums__2 (
    .clock(clock),
    .enable(sums__2__enable),
    .a(sums__2__a),
    .b(sums__2__b),
    .weight(sums__2__weight),
    .y(sums__2__y)
  );
  sums sums__3 (
    .clock(clock),
    .enable(sums__3__enable),
    .a(sums__3__a),
    .b(sums__3__b),
    .weight(sums__3__weight),
    .y(sums__3__y)
  );
endmodule

module texture (
  input wire clock,
  input wire flush,
  input wire req_valid,
  input wire req_kind,
  input wire [2:0] req_warp,
  input wire [5:0] req_rd,
  input wire [2:0] req_slot,
  input wire [3:0] req_mask,
  input wire [3:0] req_channels,
  input wire [3:0] req_texture,
  input wire [31:0] req_u__0,
  input wire [31:0] req_u__1,
  input wire [31:0] req_u__2,
  input wire [31:0] req_u__3,
  input wire [31:0] req_v__0,
  input wire [31:0] req_v__1,
  input wire [31:0] req_v__2,
  input wire [31:0] req_v__3,
  input wire [27:0] descriptor_base,
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
  output reg mem_valid,
  input wire mem_ready,
  output reg [27:0] mem_address,
  output reg [5:0] mem_tag,
  input wire rsp_valid,
  input wire [5:0] rsp_tag,
  input wire [31:0] rsp_data__0,
  input wire [31:0] rsp_data__1,
  input wire [31:0] rsp_data__2,
  input wire [31:0] rsp_data__3,
  output reg [2:0] count_lookup,
  output reg count_miss
);
  localparam ahead = 1'h1;
  localparam [4:0] depth = 5'h10;
  localparam [63:0] one_line = 64'h1;
  localparam [15:0] one_slot = 16'h1;
  reg [3:0] hits;
  reg [3:0] wanted;
  reg [5:0] index;
  reg [31:0] place;
  reg [28:0] tag;
  reg miss;
  reg [5:0] miss_index;
  reg [27:0] miss_line;
  reg clash;
  reg room;
  reg busy;
  reg push;
  reg push_last;
  reg allocate;
  reg [2:0] count;
  reg [31:0] packed_about;
  reg [31:0] front;
  reg pop;
  reg fill;
  reg [3:0] offset;
  reg [3:0] slot;
  reg [15:0] arrived_now;
  reg [4:0] held_now;
  reg [4:0] waiting_now;
  reg [63:0] lines_now;
  reg [15:0] offsets;
  reg [63:0] part_0;
  reg [63:0] part_1;
  reg [63:0] part_2;
  reg [63:0] part_3;
  reg [15:0] part_4;
  reg address_gen__flush;
  reg address_gen__req_valid;
  reg address_gen__req_kind;
  reg [2:0] address_gen__req_warp;
  reg [5:0] address_gen__req_rd;
  reg [2:0] address_gen__req_slot;
  reg [3:0] address_gen__req_mask;
  reg [3:0] address_gen__req_channels;
  reg [3:0] address_gen__req_texture;
  reg [31:0] address_gen__req_u__0;
  reg [31:0] address_gen__req_u__1;
  reg [31:0] address_gen__req_u__2;
  reg [31:0] address_gen__req_u__3;
  reg [31:0] address_gen__req_v__0;
  reg [31:0] address_gen__req_v__1;
  reg [31:0] address_gen__req_v__2;
  reg [31:0] address_gen__req_v__3;
  reg [27:0] address_gen__descriptor_base;
  wire address_gen__req_ready;
  wire address_gen__mem_valid;
  reg address_gen__mem_ready;
  wire [27:0] address_gen__mem_address;
  reg address_gen__rsp_valid;
  reg [31:0] address_gen__rsp_data__0;
  reg [31:0] address_gen__rsp_data__1;
  reg [31:0] address_gen__rsp_data__2;
  reg [31:0] address_gen__rsp_data__3;
  wire address_gen__out_valid;
  reg address_gen__out_ready;
  wire [31:0] address_gen__out_address__0;
  wire [31:0] address_gen__out_address__1;
  wire [31:0] address_gen__out_address__2;
  wire [31:0] address_gen__out_address__3;
  wire [5:0] address_gen__out_index__0;
  wire [5:0] address_gen__out_index__1;
  wire [5:0] address_gen__out_index__2;
  wire [5:0] address_gen__out_index__3;
  wire [3:0] address_gen__out_need;
  wire [7:0] address_gen__out_fx;
  wire [7:0] address_gen__out_fy;
  wire [5:0] address_gen__out_about;
  wire [21:0] address_gen__out_meta;
  reg [5:0] tags__0__read_address;
  wire [28:0] tags__0__read_data;
  reg tags__0__write_enable;
  reg [5:0] tags__0__write_address;
  reg [28:0] tags__0__write_data;
  reg [5:0] tags__1__read_address;
  wire [28:0] tags__1__read_data;
  reg tags__1__write_enable;
  reg [5:0] tags__1__write_address;
  reg [28:0] tags__1__write_data;
  reg [5:0] tags__2__read_address;
  wire [28:0] tags__2__read_data;
  reg tags__2__write_enable;
  reg [5:0] tags__2__write_address;
  reg [28:0] tags__2__write_data;
  reg [5:0] tags__3__read_address;
  wire [28:0] tags__3__read_data;
  reg tags__3__write_enable;
  reg [5:0] tags__3__write_address;
  reg [28:0] tags__3__write_data;
  reg [63:0] valid_lines__d;
  reg [63:0] valid_lines__q = 64'h0;
  reg [3:0] need__d;
  reg [3:0] need__q = 4'h0;
  reg begun__d;
  reg begun__q = 1'h0;
  reg [2:0] fills__d;
  reg [2:0] fills__q = 3'h0;
  reg [3:0] buffer__0__read_address;
  wire [31:0] buffer__0__read_data;
  reg buffer__0__write_enable;
  reg [3:0] buffer__0__write_address;
  reg [31:0] buffer__0__write_data;
  reg [3:0] buffer__1__read_address;
  wire [31:0] buffer__1__read_data;
  reg buffer__1__write_enable;
  reg [3:0] buffer__1__write_address;
  reg [31:0] buffer__1__write_data;
  reg [3:0] buffer__2__read_address;
  wire [31:0] buffer__2__read_data;
  reg buffer__2__write_enable;
  reg [3:0] buffer__2__write_address;
  reg [31:0] buffer__2__write_data;
  reg [3:0] buffer__3__read_address;
  wire [31:0] buffer__3__read_data;
  reg buffer__3__write_enable;
  reg [3:0] buffer__3__write_address;
  reg [31:0] buffer__3__write_data;
  reg [3:0] buffer_index__read_address;
  wire [5:0] buffer_index__read_data;
  reg buffer_index__write_enable;
  reg [3:0] buffer_index__write_address;
  reg [5:0] buffer_index__write_data;
  reg [15:0] arrived__d;
  reg [15:0] arrived__q = 16'h0;
  reg [3:0] oldest__d;
  reg [3:0] oldest__q = 4'h0;
  reg [3:0] newest__d;
  reg [3:0] newest__q = 4'h0;
  reg [4:0] held__d;
  reg [4:0] held__q = 5'h0;
  reg ask_valid__d;
  reg ask_valid__q = 1'h0;
  reg [27:0] ask_address__d;
  reg [27:0] ask_address__q = 28'h0;
  reg [5:0] ask_tag__d;
  reg [5:0] ask_tag__q = 6'h0;
  reg [3:0] fifo_places__0__read_address;
  wire [15:0] fifo_places__0__read_data;
  reg fifo_places__0__write_enable;
  reg [3:0] fifo_places__0__write_address;
  reg [15:0] fifo_places__0__write_data;
  reg [3:0] fifo_places__1__read_address;
  wire [15:0] fifo_places__1__read_data;
  reg fifo_places__1__write_enable;
  reg [3:0] fifo_places__1__write_address;
  reg [15:0] fifo_places__1__write_data;
  reg [3:0] fifo_places__2__read_address;
  wire [15:0] fifo_places__2__read_data;
  reg fifo_places__2__write_enable;
  reg [3:0] fifo_places__2__write_address;
  reg [15:0] fifo_places__2__write_data;
  reg [3:0] fifo_places__3__read_address;
  wire [15:0] fifo_places__3__read_data;
  reg fifo_places__3__write_enable;
  reg [3:0] fifo_places__3__write_address;
  reg [15:0] fifo_places__3__write_data;
  reg [3:0] fifo_about__read_address;
  wire [31:0] fifo_about__read_data;
  reg fifo_about__write_enable;
  reg [3:0] fifo_about__write_address;
  reg [31:0] fifo_about__write_data;
  reg [3:0] fifo_meta__read_address;
  wire [21:0] fifo_meta__read_data;
  reg fifo_meta__write_enable;
  reg [3:0] fifo_meta__write_address;
  reg [21:0] fifo_meta__write_data;
  reg [3:0] first__d;
  reg [3:0] first__q = 4'h0;
  reg [3:0] last__d;
  reg [3:0] last__q = 4'h0;
  reg [4:0] waiting__d;
  reg [4:0] waiting__q = 5'h0;
  reg [2:0] filled__d;
  reg [2:0] filled__q = 3'h0;
  reg lines__0__read_enable;
  reg [5:0] lines__0__read_address;
  wire [31:0] lines__0__read_data;
  reg lines__0__write_enable;
  reg [5:0] lines__0__write_address;
  reg [31:0] lines__0__write_data;
  reg lines__1__read_enable;
  reg [5:0] lines__1__read_address;
  wire [31:0] lines__1__read_data;
  reg lines__1__write_enable;
  reg [5:0] lines__1__write_address;
  reg [31:0] lines__1__write_data;
  reg lines__2__read_enable;
  reg [5:0] lines__2__read_address;
  wire [31:0] lines__2__read_data;
  reg lines__2__write_enable;
  reg [5:0] lines__2__write_address;
  reg [31:0] lines__2__write_data;
  reg lines__3__read_enable;
  reg [5:0] lines__3__read_address;
  wire [31:0] lines__3__read_data;
  reg lines__3__write_enable;
  reg [5:0] lines__3__write_address;
  reg [31:0] lines__3__write_data;
  reg lines__4__read_enable;
  reg [5:0] lines__4__read_address;
  wire [31:0] lines__4__read_data;
  reg lines__4__write_enable;
  reg [5:0] lines__4__write_address;
  reg [31:0] lines__4__write_data;
  reg lines__5__read_enable;
  reg [5:0] lines__5__read_address;
  wire [31:0] lines__5__read_data;
  reg lines__5__write_enable;
  reg [5:0] lines__5__write_address;
  reg [31:0] lines__5__write_data;
  reg lines__6__read_enable;
  reg [5:0] lines__6__read_address;
  wire [31:0] lines__6__read_data;
  reg lines__6__write_enable;
  reg [5:0] lines__6__write_address;
  reg [31:0] lines__6__write_data;
  reg lines__7__read_enable;
  reg [5:0] lines__7__read_address;
  wire [31:0] lines__7__read_data;
  reg lines__7__write_enable;
  reg [5:0] lines__7__write_address;
  reg [31:0] lines__7__write_data;
  reg lines__8__read_enable;
  reg [5:0] lines__8__read_address;
  wire [31:0] lines__8__read_data;
  reg lines__8__write_enable;
  reg [5:0] lines__8__write_address;
  reg [31:0] lines__8__write_data;
  reg lines__9__read_enable;
  reg [5:0] lines__9__read_address;
  wire [31:0] lines__9__read_data;
  reg lines__9__write_enable;
  reg [5:0] lines__9__write_address;
  reg [31:0] lines__9__write_data;
  reg lines__10__read_enable;
  reg [5:0] lines__10__read_address;
  wire [31:0] lines__10__read_data;
  reg lines__10__write_enable;
  reg [5:0] lines__10__write_address;
  reg [31:0] lines__10__write_data;
  reg lines__11__read_enable;
  reg [5:0] lines__11__read_address;
  wire [31:0] lines__11__read_data;
  reg lines__11__write_enable;
  reg [5:0] lines__11__write_address;
  reg [31:0] lines__11__write_data;
  reg lines__12__read_enable;
  reg [5:0] lines__12__read_address;
  wire [31:0] lines__12__read_data;
  reg lines__12__write_enable;
  reg [5:0] lines__12__write_address;
  reg [31:0] lines__12__write_data;
  reg lines__13__read_enable;
  reg [5:0] lines__13__read_address;
  wire [31:0] lines__13__read_data;
  reg lines__13__write_enable;
  reg [5:0] lines__13__write_address;
  reg [31:0] lines__13__write_data;
  reg lines__14__read_enable;
  reg [5:0] lines__14__read_address;
  wire [31:0] lines__14__read_data;
  reg lines__14__write_enable;
  reg [5:0] lines__14__write_address;
  reg [31:0] lines__14__write_data;
  reg lines__15__read_enable;
  reg [5:0] lines__15__read_address;
  wire [31:0] lines__15__read_data;
  reg lines__15__write_enable;
  reg [5:0] lines__15__write_address;
  reg [31:0] lines__15__write_data;
  reg filter__entry_valid;
  reg [31:0] filter__entry_about;
  reg [21:0] filter__entry_meta;
  reg [15:0] filter__entry_offsets;
  reg [31:0] filter__words__0;
  reg [31:0] filter__words__1;
  reg [31:0] filter__words__2;
  reg [31:0] filter__words__3;
  reg [31:0] filter__words__4;
  reg [31:0] filter__words__5;
  reg [31:0] filter__words__6;
  reg [31:0] filter__words__7;
  reg [31:0] filter__words__8;
  reg [31:0] filter__words__9;
  reg [31:0] filter__words__10;
  reg [31:0] filter__words__11;
  reg [31:0] filter__words__12;
  reg [31:0] filter__words__13;
  reg [31:0] filter__words__14;
  reg [31:0] filter__words__15;
  wire filter__advance;
  wire filter__wb_valid;
  reg filter__wb_ready;
  wire [2:0] filter__wb_warp;
  wire [5:0] filter__wb_rd;
  wire [3:0] filter__wb_mask;
  wire [31:0] filter__wb_data__0;
  wire [31:0] filter__wb_data__1;
  wire [31:0] filter__wb_data__2;
  wire [31:0] filter__wb_data__3;
  wire filter__wb_last;
  wire [2:0] filter__wb_slot;
  always @(*) begin
    part_0 = 64'h0;
    part_1 = 64'h0;
    part_2 = 64'h0;
    part_3 = 64'h0;
    part_4 = 16'h0;
    valid_lines__d = valid_lines__q;
    need__d = need__q;
    begun__d = begun__q;
    fills__d = fills__q;
    arrived__d = arrived__q;
    oldest__d = oldest__q;
    newest__d = newest__q;
    held__d = held__q;
    ask_valid__d = ask_valid__q;
    ask_address__d = ask_address__q;
    ask_tag__d = ask_tag__q;
    first__d = first__q;
    last__d = last__q;
    waiting__d = waiting__q;
    filled__d = filled__q;
    address_gen__flush = flush;
    address_gen__req_valid = req_valid;
    address_gen__req_kind = req_kind;
    address_gen__req_warp = req_warp;
    address_gen__req_rd = req_rd;
    address_gen__req_slot = req_slot;
    address_gen__req_mask = req_mask;
    address_gen__req_channels = req_channels;
    address_gen__req_texture = req_texture;
    address_gen__descriptor_base = descriptor_base;
    address_gen__rsp_valid = (rsp_valid & rsp_tag[5]);
    address_gen__req_u__0 = req_u__0;
    address_gen__req_v__0 = req_v__0;
    address_gen__rsp_data__0 = rsp_data__0;
    address_gen__req_u__1 = req_u__1;
    address_gen__req_v__1 = req_v__1;
    address_gen__rsp_data__1 = rsp_data__1;
    address_gen__req_u__2 = req_u__2;
    address_gen__req_v__2 = req_v__2;
    address_gen__rsp_data__2 = rsp_data__2;
    address_gen__req_u__3 = req_u__3;
    address_gen__req_v__3 = req_v__3;
    address_gen__rsp_data__3 = rsp_data__3;
    req_ready = address_gen__req_ready;
    busy = address_gen__out_valid;
    wanted = address_gen__out_need;
    if (begun__q) begin
      wanted = need__q;
    end
    hits = 4'h0;
    miss = 1'h0;
    miss_index = 6'h0;
    miss_line = 28'h0;
    clash = 1'h0;
    index = 6'h0;
    place = 32'h0;
    tag = 29'h0;
    place = address_gen__out_address__0;
    index = address_gen__out_index__0;
    tags__0__read_address = index;
    tag = tags__0__read_data;
    if ((busy & wanted[0])) begin
      part_0 = valid_lines__q >> index;
      if ((part_0[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {hits[3:1], 1'h1};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    place = address_gen__out_address__1;
    index = address_gen__out_index__1;
    tags__1__read_address = index;
    tag = tags__1__read_data;
    if ((busy & wanted[1])) begin
      part_1 = valid_lines__q >> index;
      if ((part_1[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {hits[3:2], 1'h1, hits[0]};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    place = address_gen__out_address__2;
    index = address_gen__out_index__2;
    tags__2__read_address = index;
    tag = tags__2__read_data;
    if ((busy & wanted[2])) begin
      part_2 = valid_lines__q >> index;
      if ((part_2[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {hits[3], 1'h1, hits[1:0]};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    place = address_gen__out_address__3;
    index = address_gen__out_index__3;
    tags__3__read_address = index;
    tag = tags__3__read_data;
    if ((busy & wanted[3])) begin
      part_3 = valid_lines__q >> index;
      if ((part_3[0] & (tag == {1'h0, place[31:4]}))) begin
        hits = {1'h1, hits[2:0]};
      end else begin
        miss = 1'h1;
        miss_index = index;
        miss_line = place[31:4];
      end
    end
    index = address_gen__out_index__0;
    if ((hits[0] & (index == miss_index))) begin
      clash = miss;
    end
    index = address_gen__out_index__1;
    if ((hits[1] & (index == miss_index))) begin
      clash = miss;
    end
    index = address_gen__out_index__2;
    if ((hits[2] & (index == miss_index))) begin
      clash = miss;
    end
    index = address_gen__out_index__3;
    if ((hits[3] & (index == miss_index))) begin
      clash = miss;
    end
    room = (waiting__q < depth);
    if ((!ahead)) begin
      room = (!(|waiting__q));
    end
    push_last = (!miss);
    push = ((busy & room) & ((!miss) | clash));
    allocate = (((((busy & room) & miss) & (!clash)) & (!held__q[4])) & ((!ask_valid__q) | (mem_ready & (!address_gen__mem_valid))));
    address_gen__out_ready = (push & push_last);
    count = 3'h0;
    held_now = held__q;
    waiting_now = waiting__q;
    lines_now = valid_lines__q;
    if (((ask_valid__q & mem_ready) & (!address_gen__mem_valid))) begin
      ask_valid__d = 1'h0;
    end
    if (allocate) begin
      lines_now = (lines_now | {one_line << miss_index});
      ask_valid__d = 1'h1;
      ask_address__d = miss_line;
      ask_tag__d = {2'h0, newest__q};
      newest__d = {newest__q + 4'h1};
      held_now = {held_now + 5'h1};
      fills__d = {fills__q + 3'h1};
    end
    count_miss = allocate;
    tags__0__write_enable = allocate;
    tags__0__write_address = miss_index;
    tags__0__write_data = {1'h0, miss_line};
    if ((push & hits[0])) begin
      count = {count + 3'h1};
    end
    tags__1__write_enable = allocate;
    tags__1__write_address = miss_index;
    tags__1__write_data = {1'h0, miss_line};
    if ((push & hits[1])) begin
      count = {count + 3'h1};
    end
    tags__2__write_enable = allocate;
    tags__2__write_address = miss_index;
    tags__2__write_data = {1'h0, miss_line};
    if ((push & hits[2])) begin
      count = {count + 3'h1};
    end
    tags__3__write_enable = allocate;
    tags__3__write_address = miss_index;
    tags__3__write_data = {1'h0, miss_line};
    if ((push & hits[3])) begin
      count = {count + 3'h1};
    end
    count_lookup = count;
    buffer_index__write_enable = allocate;
    buffer_index__write_address = newest__q;
    buffer_index__write_data = miss_index;
    mem_valid = (ask_valid__q | address_gen__mem_valid);
    mem_address = ask_address__q;
    mem_tag = ask_tag__q;
    address_gen__mem_ready = mem_ready;
    if (address_gen__mem_valid) begin
      mem_address = address_gen__mem_address;
      mem_tag = 6'h20;
    end
    packed_about = (((({28'h0, hits} | {{29'h0, fills__q} << 32'h4}) | {{24'h0, address_gen__out_fx} << 32'h8}) | {{24'h0, address_gen__out_fy} << 32'h10}) | {{26'h0, address_gen__out_about} << 32'h18});
    packed_about = {packed_about[31:8], push_last, packed_about[6:0]};
    fifo_about__write_enable = push;
    fifo_about__write_address = last__q;
    fifo_about__write_data = packed_about;
    fifo_about__read_address = first__q;
    fifo_meta__write_enable = push;
    fifo_meta__write_address = last__q;
    fifo_meta__write_data = address_gen__out_meta;
    fifo_meta__read_address = first__q;
    place = address_gen__out_address__0;
    fifo_places__0__write_enable = push;
    fifo_places__0__write_address = last__q;
    index = address_gen__out_index__0;
    fifo_places__0__write_data = ({12'h0, place[3:0]} | {{10'h0, index} << 32'h4});
    fifo_places__0__read_address = first__q;
    place = address_gen__out_address__1;
    fifo_places__1__write_enable = push;
    fifo_places__1__write_address = last__q;
    index = address_gen__out_index__1;
    fifo_places__1__write_data = ({12'h0, place[3:0]} | {{10'h0, index} << 32'h4});
    fifo_places__1__read_address = first__q;
    place = address_gen__out_address__2;
    fifo_places__2__write_enable = push;
    fifo_places__2__write_address = last__q;
    index = address_gen__out_index__2;
    fifo_places__2__write_data = ({12'h0, place[3:0]} | {{10'h0, index} << 32'h4});
    fifo_places__2__read_address = first__q;
    place = address_gen__out_address__3;
    fifo_places__3__write_enable = push;
    fifo_places__3__write_address = last__q;
    index = address_gen__out_index__3;
    fifo_places__3__write_data = ({12'h0, place[3:0]} | {{10'h0, index} << 32'h4});
    fifo_places__3__read_address = first__q;
    if (push) begin
      last__d = {last__q + 4'h1};
      waiting_now = {waiting_now + 5'h1};
      fills__d = 3'h0;
      begun__d = (!push_last);
      need__d = (wanted & {~hits});
    end
    slot = rsp_tag[3:0];
    arrived_now = arrived__q;
    if ((rsp_valid & (!rsp_tag[5]))) begin
      arrived_now = (arrived_now | {one_slot << slot});
    end
    front = fifo_about__read_data;
    part_4 = arrived__q >> oldest__q;
    fill = (((|waiting__q) & (filled__q != front[6:4])) & part_4[0]);
    pop = (((|waiting__q) & (filled__q == front[6:4])) & filter__advance);
    buffer_index__read_address = oldest__q;
    if (fill) begin
      filled__d = {filled__q + 3'h1};
      oldest__d = {oldest__q + 4'h1};
      held_now = {held_now - 5'h1};
      arrived_now = (arrived_now & {~{one_slot << oldest__q}});
    end
    buffer__0__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__0__write_address = slot;
    buffer__0__write_data = rsp_data__0;
    buffer__0__read_address = oldest__q;
    buffer__1__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__1__write_address = slot;
    buffer__1__write_data = rsp_data__1;
    buffer__1__read_address = oldest__q;
    buffer__2__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__2__write_address = slot;
    buffer__2__write_data = rsp_data__2;
    buffer__2__read_address = oldest__q;
    buffer__3__write_enable = (rsp_valid & (!rsp_tag[5]));
    buffer__3__write_address = slot;
    buffer__3__write_data = rsp_data__3;
    buffer__3__read_address = oldest__q;
    offsets = 16'h0;
    offset = 4'h0;
    offset = fifo_places__0__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    offset = fifo_places__1__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    offset = fifo_places__2__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    offset = fifo_places__3__read_data[3:0];
    offsets = {offsets >> 32'h4};
    offsets = (offsets | {{12'h0, offset} << 32'hc});
    lines__0__read_enable = pop;
    lines__0__read_address = fifo_places__0__read_data[9:4];
    lines__0__write_enable = fill;
    lines__0__write_address = buffer_index__read_data;
    lines__0__write_data = buffer__0__read_data;
    lines__1__read_enable = pop;
    lines__1__read_address = fifo_places__0__read_data[9:4];
    lines__1__write_enable = fill;
    lines__1__write_address = buffer_index__read_data;
    lines__1__write_data = buffer__1__read_data;
    lines__2__read_enable = pop;
    lines__2__read_address = fifo_places__0__read_data[9:4];
    lines__2__write_enable = fill;
    lines__2__write_address = buffer_index__read_data;
    lines__2__write_data = buffer__2__read_data;
    lines__3__read_enable = pop;
    lines__3__read_address = fifo_places__0__read_data[9:4];
    lines__3__write_enable = fill;
    lines__3__write_address = buffer_index__read_data;
    lines__3__write_data = buffer__3__read_data;
    lines__4__read_enable = pop;
    lines__4__read_address = fifo_places__1__read_data[9:4];
    lines__4__write_enable = fill;
    lines__4__write_address = buffer_index__read_data;
    lines__4__write_data = buffer__0__read_data;
    lines__5__read_enable = pop;
    lines__5__read_address = fifo_places__1__read_data[9:4];
    lines__5__write_enable = fill;
    lines__5__write_address = buffer_index__read_data;
    lines__5__write_data = buffer__1__read_data;
    lines__6__read_enable = pop;
    lines__6__read_address = fifo_places__1__read_data[9:4];
    lines__6__write_enable = fill;
    lines__6__write_address = buffer_index__read_data;
    lines__6__write_data = buffer__2__read_data;
    lines__7__read_enable = pop;
    lines__7__read_address = fifo_places__1__read_data[9:4];
    lines__7__write_enable = fill;
    lines__7__write_address = buffer_index__read_data;
    lines__7__write_data = buffer__3__read_data;
    lines__8__read_enable = pop;
    lines__8__read_address = fifo_places__2__read_data[9:4];
    lines__8__write_enable = fill;
    lines__8__write_address = buffer_index__read_data;
    lines__8__write_data = buffer__0__read_data;
    lines__9__read_enable = pop;
    lines__9__read_address = fifo_places__2__read_data[9:4];
    lines__9__write_enable = fill;
    lines__9__write_address = buffer_index__read_data;
    lines__9__write_data = buffer__1__read_data;
    lines__10__read_enable = pop;
    lines__10__read_address = fifo_places__2__read_data[9:4];
    lines__10__write_enable = fill;
    lines__10__write_address = buffer_index__read_data;
    lines__10__write_data = buffer__2__read_data;
    lines__11__read_enable = pop;
    lines__11__read_address = fifo_places__2__read_data[9:4];
    lines__11__write_enable = fill;
    lines__11__write_address = buffer_index__read_data;
    lines__11__write_data = buffer__3__read_data;
    lines__12__read_enable = pop;
    lines__12__read_address = fifo_places__3__read_data[9:4];
    lines__12__write_enable = fill;
    lines__12__write_address = buffer_index__read_data;
    lines__12__write_data = buffer__0__read_data;
    lines__13__read_enable = pop;
    lines__13__read_address = fifo_places__3__read_data[9:4];
    lines__13__write_enable = fill;
    lines__13__write_address = buffer_index__read_data;
    lines__13__write_data = buffer__1__read_data;
    lines__14__read_enable = pop;
    lines__14__read_address = fifo_places__3__read_data[9:4];
    lines__14__write_enable = fill;
    lines__14__write_address = buffer_index__read_data;
    lines__14__write_data = buffer__2__read_data;
    lines__15__read_enable = pop;
    lines__15__read_address = fifo_places__3__read_data[9:4];
    lines__15__write_enable = fill;
    lines__15__write_address = buffer_index__read_data;
    lines__15__write_data = buffer__3__read_data;
    if (pop) begin
      first__d = {first__q + 4'h1};
      waiting_now = {waiting_now - 5'h1};
      filled__d = 3'h0;
    end
    filter__entry_valid = pop;
    filter__entry_about = front;
    filter__entry_meta = fifo_meta__read_data;
    filter__entry_offsets = offsets;
    filter__words__0 = lines__0__read_data;
    filter__words__1 = lines__1__read_data;
    filter__words__2 = lines__2__read_data;
    filter__words__3 = lines__3__read_data;
    filter__words__4 = lines__4__read_data;
    filter__words__5 = lines__5__read_data;
    filter__words__6 = lines__6__read_data;
    filter__words__7 = lines__7__read_data;
    filter__words__8 = lines__8__read_data;
    filter__words__9 = lines__9__read_data;
    filter__words__10 = lines__10__read_data;
    filter__words__11 = lines__11__read_data;
    filter__words__12 = lines__12__read_data;
    filter__words__13 = lines__13__read_data;
    filter__words__14 = lines__14__read_data;
    filter__words__15 = lines__15__read_data;
    filter__wb_ready = wb_ready;
    wb_valid = filter__wb_valid;
    wb_warp = filter__wb_warp;
    wb_rd = filter__wb_rd;
    wb_mask = filter__wb_mask;
    wb_slot = filter__wb_slot;
    wb_last = filter__wb_last;
    wb_data__0 = filter__wb_data__0;
    wb_data__1 = filter__wb_data__1;
    wb_data__2 = filter__wb_data__2;
    wb_data__3 = filter__wb_data__3;
    if (flush) begin
      lines_now = 64'h0;
    end
    arrived__d = arrived_now;
    held__d = held_now;
    waiting__d = waiting_now;
    valid_lines__d = lines_now;
  end
  always @(posedge clock) begin
    valid_lines__q <= valid_lines__d;
    need__q <= need__d;
    begun__q <= begun__d;
    fills__q <= fills__d;
    arrived__q <= arrived__d;
    oldest__q <= oldest__d;
    newest__q <= newest__d;
    held__q <= held__d;
    ask_valid__q <= ask_valid__d;
    ask_address__q <= ask_address__d;
    ask_tag__q <= ask_tag__d;
    first__q <= first__d;
    last__q <= last__d;
    waiting__q <= waiting__d;
    filled__q <= filled__d;
  end
  address_gen address_gen (
    .clock(clock),
    .flush(address_gen__flush),
    .req_valid(address_gen__req_valid),
    .req_kind(address_gen__req_kind),
    .req_warp(address_gen__req_warp),
    .req_rd(address_gen__req_rd),
    .req_slot(address_gen__req_slot),
    .req_mask(address_gen__req_mask),
    .req_channels(address_gen__req_channels),
    .req_texture(address_gen__req_texture),
    .req_u__0(address_gen__req_u__0),
    .req_u__1(address_gen__req_u__1),
    .req_u__2(address_gen__req_u__2),
    .req_u__3(address_gen__req_u__3),
    .req_v__0(address_gen__req_v__0),
    .req_v__1(address_gen__req_v__1),
    .req_v__2(address_gen__req_v__2),
    .req_v__3(address_gen__req_v__3),
    .descriptor_base(address_gen__descriptor_base),
    .req_ready(address_gen__req_ready),
    .mem_valid(address_gen__mem_valid),
    .mem_ready(address_gen__mem_ready),
    .mem_address(address_gen__mem_address),
    .rsp_valid(address_gen__rsp_valid),
    .rsp_data__0(address_gen__rsp_data__0),
    .rsp_data__1(address_gen__rsp_data__1),
    .rsp_data__2(address_gen__rsp_data__2),
    .rsp_data__3(address_gen__rsp_data__3),
    .out_valid(address_gen__out_valid),
    .out_ready(address_gen__out_ready),
    .out_address__0(address_gen__out_address__0),
    .out_address__1(address_gen__out_address__1),
    .out_address__2(address_gen__out_address__2),
    .out_address__3(address_gen__out_address__3),
    .out_index__0(address_gen__out_index__0),
    .out_index__1(address_gen__out_index__1),
    .out_index__2(address_gen__out_index__2),
    .out_index__3(address_gen__out_index__3),
    .out_need(address_gen__out_need),
    .out_fx(address_gen__out_fx),
    .out_fy(address_gen__out_fy),
    .out_about(address_gen__out_about),
    .out_meta(address_gen__out_meta)
  );
  tags tags__0 (
    .clock(clock),
    .read_address(tags__0__read_address),
    .read_data(tags__0__read_data),
    .write_enable(tags__0__write_enable),
    .write_address(tags__0__write_address),
    .write_data(tags__0__write_data)
  );
  tags tags__1 (
    .clock(clock),
    .read_address(tags__1__read_address),
    .read_data(tags__1__read_data),
    .write_enable(tags__1__write_enable),
    .write_address(tags__1__write_address),
    .write_data(tags__1__write_data)
  );
  tags tags__2 (
    .clock(clock),
    .read_address(tags__2__read_address),
    .read_data(tags__2__read_data),
    .write_enable(tags__2__write_enable),
    .write_address(tags__2__write_address),
    .write_data(tags__2__write_data)
  );
  tags tags__3 (
    .clock(clock),
    .read_address(tags__3__read_address),
    .read_data(tags__3__read_data),
    .write_enable(tags__3__write_enable),
    .write_address(tags__3__write_address),
    .write_data(tags__3__write_data)
  );
  bases buffer__0 (
    .clock(clock),
    .read_address(buffer__0__read_address),
    .read_data(buffer__0__read_data),
    .write_enable(buffer__0__write_enable),
    .write_address(buffer__0__write_address),
    .write_data(buffer__0__write_data)
  );
  bases buffer__1 (
    .clock(clock),
    .read_address(buffer__1__read_address),
    .read_data(buffer__1__read_data),
    .write_enable(buffer__1__write_enable),
    .write_address(buffer__1__write_address),
    .write_data(buffer__1__write_data)
  );
  bases buffer__2 (
    .clock(clock),
    .read_address(buffer__2__read_address),
    .read_data(buffer__2__read_data),
    .write_enable(buffer__2__write_enable),
    .write_address(buffer__2__write_address),
    .write_data(buffer__2__write_data)
  );
  bases buffer__3 (
    .clock(clock),
    .read_address(buffer__3__read_address),
    .read_data(buffer__3__read_data),
    .write_enable(buffer__3__write_enable),
    .write_address(buffer__3__write_address),
    .write_data(buffer__3__write_data)
  );
  buffer_index buffer_index (
    .clock(clock),
    .read_address(buffer_index__read_address),
    .read_data(buffer_index__read_data),
    .write_enable(buffer_index__write_enable),
    .write_address(buffer_index__write_address),
    .write_data(buffer_index__write_data)
  );
  fifo_places fifo_places__0 (
    .clock(clock),
    .read_address(fifo_places__0__read_address),
    .read_data(fifo_places__0__read_data),
    .write_enable(fifo_places__0__write_enable),
    .write_address(fifo_places__0__write_address),
    .write_data(fifo_places__0__write_data)
  );
  fifo_places fifo_places__1 (
    .clock(clock),
    .read_address(fifo_places__1__read_address),
    .read_data(fifo_places__1__read_data),
    .write_enable(fifo_places__1__write_enable),
    .write_address(fifo_places__1__write_address),
    .write_data(fifo_places__1__write_data)
  );
  fifo_places fifo_places__2 (
    .clock(clock),
    .read_address(fifo_places__2__read_address),
    .read_data(fifo_places__2__read_data),
    .write_enable(fifo_places__2__write_enable),
    .write_address(fifo_places__2__write_address),
    .write_data(fifo_places__2__write_data)
  );
  fifo_places fifo_places__3 (
    .clock(clock),
    .read_address(fifo_places__3__read_address),
    .read_data(fifo_places__3__read_data),
    .write_enable(fifo_places__3__write_enable),
    .write_address(fifo_places__3__write_address),
    .write_data(fifo_places__3__write_data)
  );
  bases fifo_about (
    .clock(clock),
    .read_address(fifo_about__read_address),
    .read_data(fifo_about__read_data),
    .write_enable(fifo_about__write_enable),
    .write_address(fifo_about__write_address),
    .write_data(fifo_about__write_data)
  );
  fifo_meta_2 fifo_meta (
    .clock(clock),
    .read_address(fifo_meta__read_address),
    .read_data(fifo_meta__read_data),
    .write_enable(fifo_meta__write_enable),
    .write_address(fifo_meta__write_address),
    .write_data(fifo_meta__write_data)
  );
  lines lines__0 (
    .clock(clock),
    .read_enable(lines__0__read_enable),
    .read_address(lines__0__read_address),
    .read_data(lines__0__read_data),
    .write_enable(lines__0__write_enable),
    .write_address(lines__0__write_address),
    .write_data(lines__0__write_data)
  );
  lines lines__1 (
    .clock(clock),
    .read_enable(lines__1__read_enable),
    .read_address(lines__1__read_address),
    .read_data(lines__1__read_data),
    .write_enable(lines__1__write_enable),
    .write_address(lines__1__write_address),
    .write_data(lines__1__write_data)
  );
  lines lines__2 (
    .clock(clock),
    .read_enable(lines__2__read_enable),
    .read_address(lines__2__read_address),
    .read_data(lines__2__read_data),
    .write_enable(lines__2__write_enable),
    .write_address(lines__2__write_address),
    .write_data(lines__2__write_data)
  );
  lines lines__3 (
    .clock(clock),
    .read_enable(lines__3__read_enable),
    .read_address(lines__3__read_address),
    .read_data(lines__3__read_data),
    .write_enable(lines__3__write_enable),
    .write_address(lines__3__write_address),
    .write_data(lines__3__write_data)
  );
  lines lines__4 (
    .clock(clock),
    .read_enable(lines__4__read_enable),
    .read_address(lines__4__read_address),
    .read_data(lines__4__read_data),
    .write_enable(lines__4__write_enable),
    .write_address(lines__4__write_address),
    .write_data(lines__4__write_data)
  );
  lines lines__5 (
    .clock(clock),
    .read_enable(lines__5__read_enable),
    .read_address(lines__5__read_address),
    .read_data(lines__5__read_data),
    .write_enable(lines__5__write_enable),
    .write_address(lines__5__write_address),
    .write_data(lines__5__write_data)
  );
  lines lines__6 (
    .clock(clock),
    .read_enable(lines__6__read_enable),
    .read_address(lines__6__read_address),
    .read_data(lines__6__read_data),
    .write_enable(lines__6__write_enable),
    .write_address(lines__6__write_address),
    .write_data(lines__6__write_data)
  );
  lines lines__7 (
    .clock(clock),
    .read_enable(lines__7__read_enable),
    .read_address(lines__7__read_address),
    .read_data(lines__7__read_data),
    .write_enable(lines__7__write_enable),
    .write_address(lines__7__write_address),
    .write_data(lines__7__write_data)
  );
  lines lines__8 (
    .clock(clock),
    .read_enable(lines__8__read_enable),
    .read_address(lines__8__read_address),
    .read_data(lines__8__read_data),
    .write_enable(lines__8__write_enable),
    .write_address(lines__8__write_address),
    .write_data(lines__8__write_data)
  );
  lines lines__9 (
    .clock(clock),
    .read_enable(lines__9__read_enable),
    .read_address(lines__9__read_address),
    .read_data(lines__9__read_data),
    .write_enable(lines__9__write_enable),
    .write_address(lines__9__write_address),
    .write_data(lines__9__write_data)
  );
  lines lines__10 (
    .clock(clock),
    .read_enable(lines__10__read_enable),
    .read_address(lines__10__read_address),
    .read_data(lines__10__read_data),
    .write_enable(lines__10__write_enable),
    .write_address(lines__10__write_address),
    .write_data(lines__10__write_data)
  );
  lines lines__11 (
    .clock(clock),
    .read_enable(lines__11__read_enable),
    .read_address(lines__11__read_address),
    .read_data(lines__11__read_data),
    .write_enable(lines__11__write_enable),
    .write_address(lines__11__write_address),
    .write_data(lines__11__write_data)
  );
  lines lines__12 (
    .clock(clock),
    .read_enable(lines__12__read_enable),
    .read_address(lines__12__read_address),
    .read_data(lines__12__read_data),
    .write_enable(lines__12__write_enable),
    .write_address(lines__12__write_address),
    .write_data(lines__12__write_data)
  );
  lines lines__13 (
    .clock(clock),
    .read_enable(lines__13__read_enable),
    .read_address(lines__13__read_address),
    .read_data(lines__13__read_data),
    .write_enable(lines__13__write_enable),
    .write_address(lines__13__write_address),
    .write_data(lines__13__write_data)
  );
  lines lines__14 (
    .clock(clock),
    .read_enable(lines__14__read_enable),
    .read_address(lines__14__read_address),
    .read_data(lines__14__read_data),
    .write_enable(lines__14__write_enable),
    .write_address(lines__14__write_address),
    .write_data(lines__14__write_data)
  );
  lines lines__15 (
    .clock(clock),
    .read_enable(lines__15__read_enable),
    .read_address(lines__15__read_address),
    .read_data(lines__15__read_data),
    .write_enable(lines__15__write_enable),
    .write_address(lines__15__write_address),
    .write_data(lines__15__write_data)
  );
  filter filter (
    .clock(clock),
    .entry_valid(filter__entry_valid),
    .entry_about(filter__entry_about),
    .entry_meta(filter__entry_meta),
    .entry_offsets(filter__entry_offsets),
    .words__0(filter__words__0),
    .words__1(filter__words__1),
    .words__2(filter__words__2),
    .words__3(filter__words__3),
    .words__4(filter__words__4),
    .words__5(filter__words__5),
    .words__6(filter__words__6),
    .words__7(filter__words__7),
    .words__8(filter__words__8),
    .words__9(filter__words__9),
    .words__10(filter__words__10),
    .words__11(filter__words__11),
    .words__12(filter__words__12),
    .words__13(filter__words__13),
    .words__14(filter__words__14),
    .words__15(filter__words__15),
    .advance(filter__advance),
    .wb_valid(filter__wb_valid),
    .wb_ready(filter__wb_ready),
    .wb_warp(filter__wb_warp),
    .wb_rd(filter__wb_rd),
    .wb_mask(filter__wb_mask),
    .wb_data__0(filter__wb_data__0),
    .wb_data__1(filter__wb_data__1),
    .wb_data__2(filter__wb_data__2),
    .wb_data__3(filter__wb_data__3),
    .wb_last(filter__wb_last),
    .wb_slot(filter__wb_slot)
  );
endmodule
