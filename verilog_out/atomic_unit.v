// atomic_unit: atomics at the memory port: read, modify, write
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module product (
  input wire clock,
  input wire enable,
  input wire [31:0] a,
  input wire [31:0] b,
  output reg [31:0] product
);
  initial product = 32'h0;
  always @(posedge clock) if (enable) product <= a * b;
endmodule

module kept_words (
  input wire clock,
  input wire [1:0] read_address,
  output reg [31:0] read_data,
  input wire write_enable,
  input wire [1:0] write_address,
  input wire [31:0] write_data
);
  reg [31:0] memory [0:3];
  integer k;
  initial for (k = 0; k < 4; k = k + 1) memory[k] = 0;
  always @(posedge clock) if (write_enable) memory[write_address] <= write_data;
  always @(*) read_data = memory[read_address];
endmodule

module atomic_unit (
  input wire clock,
  input wire req_valid,
  output reg req_ready,
  input wire req_write,
  input wire req_atomic,
  input wire [3:0] req_aop,
  input wire [1:0] req_word,
  input wire [27:0] req_address,
  input wire [31:0] req_data__0,
  input wire [31:0] req_data__1,
  input wire [31:0] req_data__2,
  input wire [31:0] req_data__3,
  input wire [15:0] req_mask,
  input wire [7:0] req_tag,
  output reg rsp_valid,
  output reg [7:0] rsp_tag,
  output reg [31:0] rsp_data__0,
  output reg [31:0] rsp_data__1,
  output reg [31:0] rsp_data__2,
  output reg [31:0] rsp_data__3,
  output reg mem_valid,
  input wire mem_ready,
  output reg mem_write,
  output reg [27:0] mem_address,
  output reg [31:0] mem_data__0,
  output reg [31:0] mem_data__1,
  output reg [31:0] mem_data__2,
  output reg [31:0] mem_data__3,
  output reg [15:0] mem_mask,
  output reg [7:0] mem_tag,
  input wire ans_valid,
  input wire [7:0] ans_tag,
  input wire [31:0] ans_data__0,
  input wire [31:0] ans_data__1,
  input wire [31:0] ans_data__2,
  input wire [31:0] ans_data__3,
  input wire flush
);
  reg [3:0] kept_now;
  reg warm;
  reg [1:0] recaller;
  reg any_recaller;
  reg arriving;
  reg finishing;
  reg [31:0] recalled;
  reg space;
  reg conflict;
  reg [1:0] free;
  reg any_free;
  reg [1:0] writer;
  reg any_writer;
  reg [1:0] worker;
  reg any_worker;
  reg [1:0] finisher;
  reg any_finisher;
  reg [1:0] speaker;
  reg any_speaker;
  reg taking;
  reg own_reply;
  reg [13:0] facts;
  reg [31:0] a;
  reg [31:0] b;
  reg [31:0] c;
  reg [32:0] sum;
  reg [31:0] result;
  reg less;
  reg less_signed;
  reg [1:0] word;
  reg [31:0] answered;
  reg [2:0] state__0__d;
  reg [2:0] state__0__q = 3'h0;
  reg [2:0] state__1__d;
  reg [2:0] state__1__q = 3'h0;
  reg [2:0] state__2__d;
  reg [2:0] state__2__q = 3'h0;
  reg [2:0] state__3__d;
  reg [2:0] state__3__q = 3'h0;
  reg [27:0] line__0__d;
  reg [27:0] line__0__q = 28'h0;
  reg [27:0] line__1__d;
  reg [27:0] line__1__q = 28'h0;
  reg [27:0] line__2__d;
  reg [27:0] line__2__q = 28'h0;
  reg [27:0] line__3__d;
  reg [27:0] line__3__q = 28'h0;
  reg [13:0] about__0__d;
  reg [13:0] about__0__q = 14'h0;
  reg [13:0] about__1__d;
  reg [13:0] about__1__q = 14'h0;
  reg [13:0] about__2__d;
  reg [13:0] about__2__q = 14'h0;
  reg [13:0] about__3__d;
  reg [13:0] about__3__q = 14'h0;
  reg [31:0] operand__0__d;
  reg [31:0] operand__0__q = 32'h0;
  reg [31:0] operand__1__d;
  reg [31:0] operand__1__q = 32'h0;
  reg [31:0] operand__2__d;
  reg [31:0] operand__2__q = 32'h0;
  reg [31:0] operand__3__d;
  reg [31:0] operand__3__q = 32'h0;
  reg [31:0] operand2__0__d;
  reg [31:0] operand2__0__q = 32'h0;
  reg [31:0] operand2__1__d;
  reg [31:0] operand2__1__q = 32'h0;
  reg [31:0] operand2__2__d;
  reg [31:0] operand2__2__q = 32'h0;
  reg [31:0] operand2__3__d;
  reg [31:0] operand2__3__q = 32'h0;
  reg [31:0] old__0__d;
  reg [31:0] old__0__q = 32'h0;
  reg [31:0] old__1__d;
  reg [31:0] old__1__q = 32'h0;
  reg [31:0] old__2__d;
  reg [31:0] old__2__q = 32'h0;
  reg [31:0] old__3__d;
  reg [31:0] old__3__q = 32'h0;
  reg [31:0] updated__0__d;
  reg [31:0] updated__0__q = 32'h0;
  reg [31:0] updated__1__d;
  reg [31:0] updated__1__q = 32'h0;
  reg [31:0] updated__2__d;
  reg [31:0] updated__2__q = 32'h0;
  reg [31:0] updated__3__d;
  reg [31:0] updated__3__q = 32'h0;
  reg valid__d;
  reg valid__q = 1'h0;
  reg write__d;
  reg write__q = 1'h0;
  reg [27:0] address__d;
  reg [27:0] address__q = 28'h0;
  reg [31:0] data__0__d;
  reg [31:0] data__0__q = 32'h0;
  reg [31:0] data__1__d;
  reg [31:0] data__1__q = 32'h0;
  reg [31:0] data__2__d;
  reg [31:0] data__2__q = 32'h0;
  reg [31:0] data__3__d;
  reg [31:0] data__3__q = 32'h0;
  reg [15:0] mask__d;
  reg [15:0] mask__q = 16'h0;
  reg [7:0] tag__d;
  reg [7:0] tag__q = 8'h0;
  reg product__enable;
  reg [31:0] product__a;
  reg [31:0] product__b;
  wire [31:0] product__product;
  reg [1:0] kept_words__0__read_address;
  wire [31:0] kept_words__0__read_data;
  reg kept_words__0__write_enable;
  reg [1:0] kept_words__0__write_address;
  reg [31:0] kept_words__0__write_data;
  reg [1:0] kept_words__1__read_address;
  wire [31:0] kept_words__1__read_data;
  reg kept_words__1__write_enable;
  reg [1:0] kept_words__1__write_address;
  reg [31:0] kept_words__1__write_data;
  reg [1:0] kept_words__2__read_address;
  wire [31:0] kept_words__2__read_data;
  reg kept_words__2__write_enable;
  reg [1:0] kept_words__2__write_address;
  reg [31:0] kept_words__2__write_data;
  reg [1:0] kept_words__3__read_address;
  wire [31:0] kept_words__3__read_data;
  reg kept_words__3__write_enable;
  reg [1:0] kept_words__3__write_address;
  reg [31:0] kept_words__3__write_data;
  reg [3:0] kept__d;
  reg [3:0] kept__q = 4'h0;
  reg [1:0] turn__d;
  reg [1:0] turn__q = 2'h0;
  always @(*) begin
    valid__d = valid__q;
    write__d = write__q;
    address__d = address__q;
    mask__d = mask__q;
    tag__d = tag__q;
    kept__d = kept__q;
    turn__d = turn__q;
    state__0__d = state__0__q;
    line__0__d = line__0__q;
    about__0__d = about__0__q;
    operand__0__d = operand__0__q;
    operand2__0__d = operand2__0__q;
    old__0__d = old__0__q;
    updated__0__d = updated__0__q;
    data__0__d = data__0__q;
    state__1__d = state__1__q;
    line__1__d = line__1__q;
    about__1__d = about__1__q;
    operand__1__d = operand__1__q;
    operand2__1__d = operand2__1__q;
    old__1__d = old__1__q;
    updated__1__d = updated__1__q;
    data__1__d = data__1__q;
    state__2__d = state__2__q;
    line__2__d = line__2__q;
    about__2__d = about__2__q;
    operand__2__d = operand__2__q;
    operand2__2__d = operand2__2__q;
    old__2__d = old__2__q;
    updated__2__d = updated__2__q;
    data__2__d = data__2__q;
    state__3__d = state__3__q;
    line__3__d = line__3__q;
    about__3__d = about__3__q;
    operand__3__d = operand__3__q;
    operand2__3__d = operand2__3__q;
    old__3__d = old__3__q;
    updated__3__d = updated__3__q;
    data__3__d = data__3__q;
    conflict = 1'h0;
    warm = 1'h0;
    any_recaller = 1'h0;
    recaller = 2'h0;
    kept_now = kept__q;
    free = 2'h0;
    any_free = 1'h0;
    writer = 2'h0;
    any_writer = 1'h0;
    worker = 2'h0;
    any_worker = 1'h0;
    finisher = 2'h0;
    any_finisher = 1'h0;
    speaker = 2'h0;
    any_speaker = 1'h0;
    case (state__0__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h0))) begin
          free = 2'h0;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        worker = 2'h0;
        any_worker = 1'h1;
      end
      3'h3: begin
        finisher = 2'h0;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h0;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h0;
        any_speaker = 1'h1;
      end
      3'h6: begin
        recaller = 2'h0;
        any_recaller = 1'h1;
      end
      default: begin
      end
    endcase
    case (state__1__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h1))) begin
          free = 2'h1;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        worker = 2'h1;
        any_worker = 1'h1;
      end
      3'h3: begin
        finisher = 2'h1;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h1;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h1;
        any_speaker = 1'h1;
      end
      3'h6: begin
        recaller = 2'h1;
        any_recaller = 1'h1;
      end
      default: begin
      end
    endcase
    case (state__2__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h2))) begin
          free = 2'h2;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        worker = 2'h2;
        any_worker = 1'h1;
      end
      3'h3: begin
        finisher = 2'h2;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h2;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h2;
        any_speaker = 1'h1;
      end
      3'h6: begin
        recaller = 2'h2;
        any_recaller = 1'h1;
      end
      default: begin
      end
    endcase
    case (state__3__q)
      3'h0: begin
        if (((!any_free) | (turn__q == 2'h3))) begin
          free = 2'h3;
        end
        any_free = 1'h1;
      end
      3'h2: begin
        worker = 2'h3;
        any_worker = 1'h1;
      end
      3'h3: begin
        finisher = 2'h3;
        any_finisher = 1'h1;
      end
      3'h4: begin
        writer = 2'h3;
        any_writer = 1'h1;
      end
      3'h5: begin
        speaker = 2'h3;
        any_speaker = 1'h1;
      end
      3'h6: begin
        recaller = 2'h3;
        any_recaller = 1'h1;
      end
      default: begin
      end
    endcase
    if ((line__0__q == req_address)) begin
      if (((state__0__q != 3'h0) & ((state__0__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__0__q == 3'h0) & kept__q[0])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h0;
        end
      end
    end
    if ((line__1__q == req_address)) begin
      if (((state__1__q != 3'h0) & ((state__1__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__1__q == 3'h0) & kept__q[1])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h1;
        end
      end
    end
    if ((line__2__q == req_address)) begin
      if (((state__2__q != 3'h0) & ((state__2__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__2__q == 3'h0) & kept__q[2])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h2;
        end
      end
    end
    if ((line__3__q == req_address)) begin
      if (((state__3__q != 3'h0) & ((state__3__q != 3'h5) | req_atomic))) begin
        conflict = 1'h1;
      end
      if (((state__3__q == 3'h0) & kept__q[3])) begin
        warm = req_atomic;
        if (req_atomic) begin
          free = 2'h3;
        end
      end
    end
    space = ((!valid__q) | mem_ready);
    taking = (((space & (!any_writer)) & (!conflict)) & ((!req_atomic) | any_free));
    req_ready = taking;
    if (space) begin
      valid__d = (any_writer | (taking & req_valid));
    end
    word = 2'h0;
    facts = 14'h0;
    if ((space & any_writer)) begin
      write__d = 1'h1;
      tag__d = ({6'h0, writer} | 8'he0);
      if ((writer == 2'h0)) begin
        address__d = line__0__q;
        facts = about__0__q;
        data__0__d = updated__0__q;
        data__1__d = updated__0__q;
        data__2__d = updated__0__q;
        data__3__d = updated__0__q;
        state__0__d = 3'h5;
      end
      if ((writer == 2'h1)) begin
        address__d = line__1__q;
        facts = about__1__q;
        data__0__d = updated__1__q;
        data__1__d = updated__1__q;
        data__2__d = updated__1__q;
        data__3__d = updated__1__q;
        state__1__d = 3'h5;
      end
      if ((writer == 2'h2)) begin
        address__d = line__2__q;
        facts = about__2__q;
        data__0__d = updated__2__q;
        data__1__d = updated__2__q;
        data__2__d = updated__2__q;
        data__3__d = updated__2__q;
        state__2__d = 3'h5;
      end
      if ((writer == 2'h3)) begin
        address__d = line__3__q;
        facts = about__3__q;
        data__0__d = updated__3__q;
        data__1__d = updated__3__q;
        data__2__d = updated__3__q;
        data__3__d = updated__3__q;
        state__3__d = 3'h5;
      end
      case (facts[5:4])
        2'h0: begin
          mask__d = 16'hf;
        end
        2'h1: begin
          mask__d = 16'hf0;
        end
        2'h2: begin
          mask__d = 16'hf00;
        end
        default: begin
          mask__d = 16'hf000;
        end
      endcase
    end
    if ((taking & req_valid)) begin
      address__d = req_address;
      write__d = (req_write & (!req_atomic));
      mask__d = req_mask;
      tag__d = req_tag;
      data__0__d = req_data__0;
      if (((req_write & (!req_atomic)) & (line__0__q == req_address))) begin
        kept_now = {kept_now[3:1], 1'h0};
      end
      data__1__d = req_data__1;
      if (((req_write & (!req_atomic)) & (line__1__q == req_address))) begin
        kept_now = {kept_now[3:2], 1'h0, kept_now[0]};
      end
      data__2__d = req_data__2;
      if (((req_write & (!req_atomic)) & (line__2__q == req_address))) begin
        kept_now = {kept_now[3], 1'h0, kept_now[1:0]};
      end
      data__3__d = req_data__3;
      if (((req_write & (!req_atomic)) & (line__3__q == req_address))) begin
        kept_now = {1'h0, kept_now[2:0]};
      end
      if (req_atomic) begin
        tag__d = ({6'h0, free} | 8'hc0);
        valid__d = (!warm);
        if ((!warm)) begin
          turn__d = {free + 2'h1};
        end
        if ((free == 2'h0)) begin
          state__0__d = 3'h6;
          if ((!warm)) begin
            state__0__d = 3'h1;
            kept_now = {kept_now[3:1], 1'h0};
          end
          line__0__d = req_address;
          about__0__d = (({10'h0, req_aop} | {{12'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
          operand__0__d = req_data__0;
          operand2__0__d = req_data__1;
        end
        if ((free == 2'h1)) begin
          state__1__d = 3'h6;
          if ((!warm)) begin
            state__1__d = 3'h1;
            kept_now = {kept_now[3:2], 1'h0, kept_now[0]};
          end
          line__1__d = req_address;
          about__1__d = (({10'h0, req_aop} | {{12'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
          operand__1__d = req_data__0;
          operand2__1__d = req_data__1;
        end
        if ((free == 2'h2)) begin
          state__2__d = 3'h6;
          if ((!warm)) begin
            state__2__d = 3'h1;
            kept_now = {kept_now[3], 1'h0, kept_now[1:0]};
          end
          line__2__d = req_address;
          about__2__d = (({10'h0, req_aop} | {{12'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
          operand__2__d = req_data__0;
          operand2__2__d = req_data__1;
        end
        if ((free == 2'h3)) begin
          state__3__d = 3'h6;
          if ((!warm)) begin
            state__3__d = 3'h1;
            kept_now = {1'h0, kept_now[2:0]};
          end
          line__3__d = req_address;
          about__3__d = (({10'h0, req_aop} | {{12'h0, req_word} << 32'h4}) | {{6'h0, req_tag} << 32'h6});
          operand__3__d = req_data__0;
          operand2__3__d = req_data__1;
        end
      end
    end
    mem_valid = valid__q;
    mem_write = write__q;
    mem_address = address__q;
    mem_mask = mask__q;
    mem_tag = tag__q;
    mem_data__0 = data__0__q;
    mem_data__1 = data__1__q;
    mem_data__2 = data__2__q;
    mem_data__3 = data__3__q;
    own_reply = (ans_valid & (ans_tag[7:6] == 2'h3));
    answered = 32'h0;
    arriving = (own_reply & (!ans_tag[5]));
    kept_words__0__write_enable = arriving;
    kept_words__0__write_address = ans_tag[1:0];
    kept_words__0__write_data = ans_data__0;
    kept_words__0__read_address = recaller;
    kept_words__1__write_enable = arriving;
    kept_words__1__write_address = ans_tag[1:0];
    kept_words__1__write_data = ans_data__1;
    kept_words__1__read_address = recaller;
    kept_words__2__write_enable = arriving;
    kept_words__2__write_address = ans_tag[1:0];
    kept_words__2__write_data = ans_data__2;
    kept_words__2__read_address = recaller;
    kept_words__3__write_enable = arriving;
    kept_words__3__write_address = ans_tag[1:0];
    kept_words__3__write_data = ans_data__3;
    kept_words__3__read_address = recaller;
    if (arriving) begin
      if ((ans_tag[1:0] == 2'h0)) begin
        kept_now = {kept_now[3:1], 1'h1};
        facts = about__0__q;
        case (facts[5:4])
          2'h0: begin
            answered = ans_data__0;
          end
          2'h1: begin
            answered = ans_data__1;
          end
          2'h2: begin
            answered = ans_data__2;
          end
          default: begin
            answered = ans_data__3;
          end
        endcase
        old__0__d = answered;
        state__0__d = 3'h2;
      end
      if ((ans_tag[1:0] == 2'h1)) begin
        kept_now = {kept_now[3:2], 1'h1, kept_now[0]};
        facts = about__1__q;
        case (facts[5:4])
          2'h0: begin
            answered = ans_data__0;
          end
          2'h1: begin
            answered = ans_data__1;
          end
          2'h2: begin
            answered = ans_data__2;
          end
          default: begin
            answered = ans_data__3;
          end
        endcase
        old__1__d = answered;
        state__1__d = 3'h2;
      end
      if ((ans_tag[1:0] == 2'h2)) begin
        kept_now = {kept_now[3], 1'h1, kept_now[1:0]};
        facts = about__2__q;
        case (facts[5:4])
          2'h0: begin
            answered = ans_data__0;
          end
          2'h1: begin
            answered = ans_data__1;
          end
          2'h2: begin
            answered = ans_data__2;
          end
          default: begin
            answered = ans_data__3;
          end
        endcase
        old__2__d = answered;
        state__2__d = 3'h2;
      end
      if ((ans_tag[1:0] == 2'h3)) begin
        kept_now = {1'h1, kept_now[2:0]};
        facts = about__3__q;
        case (facts[5:4])
          2'h0: begin
            answered = ans_data__0;
          end
          2'h1: begin
            answered = ans_data__1;
          end
          2'h2: begin
            answered = ans_data__2;
          end
          default: begin
            answered = ans_data__3;
          end
        endcase
        old__3__d = answered;
        state__3__d = 3'h2;
      end
    end
    recalled = 32'h0;
    if (any_recaller) begin
      if ((recaller == 2'h0)) begin
        facts = about__0__q;
        state__0__d = 3'h2;
      end
      if ((recaller == 2'h1)) begin
        facts = about__1__q;
        state__1__d = 3'h2;
      end
      if ((recaller == 2'h2)) begin
        facts = about__2__q;
        state__2__d = 3'h2;
      end
      if ((recaller == 2'h3)) begin
        facts = about__3__q;
        state__3__d = 3'h2;
      end
      case (facts[5:4])
        2'h0: begin
          recalled = kept_words__0__read_data;
        end
        2'h1: begin
          recalled = kept_words__1__read_data;
        end
        2'h2: begin
          recalled = kept_words__2__read_data;
        end
        default: begin
          recalled = kept_words__3__read_data;
        end
      endcase
      if ((recaller == 2'h0)) begin
        old__0__d = recalled;
      end
      if ((recaller == 2'h1)) begin
        old__1__d = recalled;
      end
      if ((recaller == 2'h2)) begin
        old__2__d = recalled;
      end
      if ((recaller == 2'h3)) begin
        old__3__d = recalled;
      end
    end
    finishing = (any_finisher & (!arriving));
    a = 32'h0;
    b = 32'h0;
    c = 32'h0;
    sum = 33'h0;
    result = 32'h0;
    less = 1'h0;
    less_signed = 1'h0;
    if ((any_worker & (!any_finisher))) begin
      if ((worker == 2'h0)) begin
        a = old__0__q;
        b = operand__0__q;
        state__0__d = 3'h3;
      end
      if ((worker == 2'h1)) begin
        a = old__1__q;
        b = operand__1__q;
        state__1__d = 3'h3;
      end
      if ((worker == 2'h2)) begin
        a = old__2__q;
        b = operand__2__q;
        state__2__d = 3'h3;
      end
      if ((worker == 2'h3)) begin
        a = old__3__q;
        b = operand__3__q;
        state__3__d = 3'h3;
      end
    end
    product__enable = ((!any_finisher) | finishing);
    product__a = a;
    product__b = b;
    if (finishing) begin
      if ((finisher == 2'h0)) begin
        a = old__0__q;
        b = operand__0__q;
        c = operand2__0__q;
        facts = about__0__q;
      end
      if ((finisher == 2'h1)) begin
        a = old__1__q;
        b = operand__1__q;
        c = operand2__1__q;
        facts = about__1__q;
      end
      if ((finisher == 2'h2)) begin
        a = old__2__q;
        b = operand__2__q;
        c = operand2__2__q;
        facts = about__2__q;
      end
      if ((finisher == 2'h3)) begin
        a = old__3__q;
        b = operand__3__q;
        c = operand2__3__q;
        facts = about__3__q;
      end
      sum = {{1'h0, a} + {1'h0, b}};
      less = (b < a);
      less_signed = (less ^ (a[31] ^ b[31]));
      result = a;
      case (facts[3:0])
        4'h0: begin
          result = sum[31:0];
        end
        4'h1: begin
          result = product__product;
        end
        4'h2: begin
          result = (a & b);
        end
        4'h3: begin
          result = (a | b);
        end
        4'h4: begin
          result = (a ^ b);
        end
        4'h5: begin
          if (less_signed) begin
            result = b;
          end
        end
        4'h6: begin
          if ((!less_signed)) begin
            result = b;
          end
        end
        4'h7: begin
          if (less) begin
            result = b;
          end
        end
        4'h8: begin
          if ((!less)) begin
            result = b;
          end
        end
        4'h9: begin
          result = sum[31:0];
          if (sum[32]) begin
            result = 32'hffffffff;
          end
        end
        4'ha: begin
          result = sum[31:0];
          if (((|c) & (sum >= {1'h0, c}))) begin
            result = {sum[31:0] - c};
          end
        end
        4'hd: begin
          result = b;
        end
        4'he: begin
          if ((a == c)) begin
            result = b;
          end
        end
        default: begin
        end
      endcase
      if ((finisher == 2'h0)) begin
        updated__0__d = result;
        state__0__d = 3'h4;
      end
      if ((facts[5:4] == 2'h0)) begin
        kept_words__0__write_enable = 1'h1;
      end
      kept_words__0__write_address = finisher;
      kept_words__0__write_data = result;
      if ((finisher == 2'h1)) begin
        updated__1__d = result;
        state__1__d = 3'h4;
      end
      if ((facts[5:4] == 2'h1)) begin
        kept_words__1__write_enable = 1'h1;
      end
      kept_words__1__write_address = finisher;
      kept_words__1__write_data = result;
      if ((finisher == 2'h2)) begin
        updated__2__d = result;
        state__2__d = 3'h4;
      end
      if ((facts[5:4] == 2'h2)) begin
        kept_words__2__write_enable = 1'h1;
      end
      kept_words__2__write_address = finisher;
      kept_words__2__write_data = result;
      if ((finisher == 2'h3)) begin
        updated__3__d = result;
        state__3__d = 3'h4;
      end
      if ((facts[5:4] == 2'h3)) begin
        kept_words__3__write_enable = 1'h1;
      end
      kept_words__3__write_address = finisher;
      kept_words__3__write_data = result;
    end
    if (flush) begin
      kept_now = 4'h0;
    end
    kept__d = kept_now;
    rsp_valid = (ans_valid & (!own_reply));
    rsp_tag = ans_tag;
    rsp_data__0 = ans_data__0;
    rsp_data__1 = ans_data__1;
    rsp_data__2 = ans_data__2;
    rsp_data__3 = ans_data__3;
    if ((any_speaker & ((!ans_valid) | own_reply))) begin
      rsp_valid = 1'h1;
      if ((speaker == 2'h0)) begin
        facts = about__0__q;
        rsp_data__0 = old__0__q;
        state__0__d = 3'h0;
      end
      if ((speaker == 2'h1)) begin
        facts = about__1__q;
        rsp_data__0 = old__1__q;
        state__1__d = 3'h0;
      end
      if ((speaker == 2'h2)) begin
        facts = about__2__q;
        rsp_data__0 = old__2__q;
        state__2__d = 3'h0;
      end
      if ((speaker == 2'h3)) begin
        facts = about__3__q;
        rsp_data__0 = old__3__q;
        state__3__d = 3'h0;
      end
      rsp_tag = facts[13:6];
    end
  end
  always @(posedge clock) begin
    state__0__q <= state__0__d;
    state__1__q <= state__1__d;
    state__2__q <= state__2__d;
    state__3__q <= state__3__d;
    line__0__q <= line__0__d;
    line__1__q <= line__1__d;
    line__2__q <= line__2__d;
    line__3__q <= line__3__d;
    about__0__q <= about__0__d;
    about__1__q <= about__1__d;
    about__2__q <= about__2__d;
    about__3__q <= about__3__d;
    operand__0__q <= operand__0__d;
    operand__1__q <= operand__1__d;
    operand__2__q <= operand__2__d;
    operand__3__q <= operand__3__d;
    operand2__0__q <= operand2__0__d;
    operand2__1__q <= operand2__1__d;
    operand2__2__q <= operand2__2__d;
    operand2__3__q <= operand2__3__d;
    old__0__q <= old__0__d;
    old__1__q <= old__1__d;
    old__2__q <= old__2__d;
    old__3__q <= old__3__d;
    updated__0__q <= updated__0__d;
    updated__1__q <= updated__1__d;
    updated__2__q <= updated__2__d;
    updated__3__q <= updated__3__d;
    valid__q <= valid__d;
    write__q <= write__d;
    address__q <= address__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    mask__q <= mask__d;
    tag__q <= tag__d;
    kept__q <= kept__d;
    turn__q <= turn__d;
  end
  product product (
    .clock(clock),
    .enable(product__enable),
    .a(product__a),
    .b(product__b),
    .product(product__product)
  );
  kept_words kept_words__0 (
    .clock(clock),
    .read_address(kept_words__0__read_address),
    .read_data(kept_words__0__read_data),
    .write_enable(kept_words__0__write_enable),
    .write_address(kept_words__0__write_address),
    .write_data(kept_words__0__write_data)
  );
  kept_words kept_words__1 (
    .clock(clock),
    .read_address(kept_words__1__read_address),
    .read_data(kept_words__1__read_data),
    .write_enable(kept_words__1__write_enable),
    .write_address(kept_words__1__write_address),
    .write_data(kept_words__1__write_data)
  );
  kept_words kept_words__2 (
    .clock(clock),
    .read_address(kept_words__2__read_address),
    .read_data(kept_words__2__read_data),
    .write_enable(kept_words__2__write_enable),
    .write_address(kept_words__2__write_address),
    .write_data(kept_words__2__write_data)
  );
  kept_words kept_words__3 (
    .clock(clock),
    .read_address(kept_words__3__read_address),
    .read_data(kept_words__3__read_data),
    .write_enable(kept_words__3__write_enable),
    .write_address(kept_words__3__write_address),
    .write_data(kept_words__3__write_data)
  );
endmodule
