// memory_arbiter: three clients on one memory port
// Exported by Warpwright 0.1.0 from rust-hdl. Do not edit.

module memory_arbiter (
  input wire clock,
  input wire cache_valid,
  output reg cache_ready,
  input wire [27:0] cache_address,
  input wire [5:0] cache_tag,
  input wire data_valid,
  output reg data_ready,
  input wire data_write,
  input wire data_atomic,
  input wire [3:0] data_aop,
  input wire [1:0] data_word,
  input wire [27:0] data_address,
  input wire [31:0] data_data__0,
  input wire [31:0] data_data__1,
  input wire [31:0] data_data__2,
  input wire [31:0] data_data__3,
  input wire [15:0] data_mask,
  input wire [5:0] data_tag,
  input wire constants_valid,
  output reg constants_ready,
  input wire [27:0] constants_address,
  input wire [5:0] constants_tag,
  output reg req_valid,
  input wire req_ready,
  output reg req_write,
  output reg req_atomic,
  output reg [3:0] req_aop,
  output reg [1:0] req_word,
  output reg [27:0] req_address,
  output reg [31:0] req_data__0,
  output reg [31:0] req_data__1,
  output reg [31:0] req_data__2,
  output reg [31:0] req_data__3,
  output reg [15:0] req_mask,
  output reg [7:0] req_tag,
  input wire rsp_valid,
  input wire [7:0] rsp_tag,
  output reg cache_rsp,
  output reg data_rsp,
  output reg constants_rsp,
  output reg [5:0] client_tag
);
  reg space;
  reg [2:0] asking;
  reg [1:0] winner;
  reg [1:0] last__d;
  reg [1:0] last__q = 2'h0;
  reg locked__d;
  reg locked__q = 1'h0;
  reg valid__d;
  reg valid__q = 1'h0;
  reg [7:0] flags__d;
  reg [7:0] flags__q = 8'h0;
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
  always @(*) begin
    last__d = last__q;
    locked__d = locked__q;
    valid__d = valid__q;
    flags__d = flags__q;
    address__d = address__q;
    mask__d = mask__q;
    tag__d = tag__q;
    data__0__d = data__0__q;
    data__1__d = data__1__q;
    data__2__d = data__2__q;
    data__3__d = data__3__q;
    space = ((!valid__q) | req_ready);
    asking = 3'h0;
    asking = {asking[2:1], (cache_valid & (!locked__q))};
    asking = {asking[2], data_valid, asking[0]};
    asking = {(constants_valid & (!locked__q)), asking[1:0]};
    winner = 2'h3;
    case (last__q)
      2'h0: begin
        if (asking[0]) begin
          winner = 2'h0;
        end
        if (asking[2]) begin
          winner = 2'h2;
        end
        if (asking[1]) begin
          winner = 2'h1;
        end
      end
      2'h1: begin
        if (asking[1]) begin
          winner = 2'h1;
        end
        if (asking[0]) begin
          winner = 2'h0;
        end
        if (asking[2]) begin
          winner = 2'h2;
        end
      end
      default: begin
        if (asking[2]) begin
          winner = 2'h2;
        end
        if (asking[1]) begin
          winner = 2'h1;
        end
        if (asking[0]) begin
          winner = 2'h0;
        end
      end
    endcase
    cache_ready = (space & (winner == 2'h0));
    data_ready = (space & (winner == 2'h1));
    constants_ready = (space & (winner == 2'h2));
    if (space) begin
      valid__d = (|asking);
      flags__d = 8'h0;
      if ((|asking)) begin
        last__d = winner;
      end
      case (winner)
        2'h0: begin
          address__d = cache_address;
          tag__d = {2'h0, cache_tag};
        end
        2'h1: begin
          address__d = data_address;
          tag__d = ({2'h0, data_tag} | 8'h40);
          flags__d = ({{4'h0, data_aop} << 32'h4} | {{6'h0, data_word} << 32'h2});
          if (data_write) begin
            flags__d = 8'h1;
          end
          if (data_atomic) begin
            flags__d = (({{4'h0, data_aop} << 32'h4} | {{6'h0, data_word} << 32'h2}) | 8'h2);
          end
          mask__d = data_mask;
          locked__d = ((data_valid & data_atomic) & data_mask[0]);
          data__0__d = data_data__0;
          data__1__d = data_data__1;
          data__2__d = data_data__2;
          data__3__d = data_data__3;
        end
        2'h2: begin
          address__d = constants_address;
          tag__d = ({2'h0, constants_tag} | 8'h80);
        end
        default: begin
        end
      endcase
    end
    req_valid = valid__q;
    req_write = flags__q[0];
    req_atomic = flags__q[1];
    req_word = flags__q[3:2];
    req_aop = flags__q[7:4];
    req_address = address__q;
    req_mask = mask__q;
    req_tag = tag__q;
    req_data__0 = data__0__q;
    req_data__1 = data__1__q;
    req_data__2 = data__2__q;
    req_data__3 = data__3__q;
    client_tag = rsp_tag[5:0];
    cache_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h0));
    data_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h1));
    constants_rsp = (rsp_valid & (rsp_tag[7:6] == 2'h2));
  end
  always @(posedge clock) begin
    last__q <= last__d;
    locked__q <= locked__d;
    valid__q <= valid__d;
    flags__q <= flags__d;
    address__q <= address__d;
    data__0__q <= data__0__d;
    data__1__q <= data__1__d;
    data__2__q <= data__2__d;
    data__3__q <= data__3__d;
    mask__q <= mask__d;
    tag__q <= tag__d;
  end
endmodule
