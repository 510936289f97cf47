// SPDX-License-Identifier: MIT
// host_link: frames from the host that read and write words of the board
// Exported by Warpwright 0.2.0 from rust-hdl. Do not edit.
//
// Function
// The host link: frames from the serial line that read and write words of the board
// (`docs/host-link.md` is its contract for the host's side).
//
// A frame begins and ends with the byte 0xc0; within it, 0xc0 is sent as 0xdb 0xdc and 0xdb as
// 0xdb 0xdd.
//
// - bytes of a request:
// - 0: sequence number, any
// - 1: 1: read, 2: write
// - 2: words, 1 to 64
// - 3 to 6: byte address, a multiple of 4
// - ..: of a write the words
// - last 4: CRC-32 of all before
//
// - bytes of a reply:
// - 0 to 2: as in the request, 128 added to byte 1
// - ..: of a read the words
// - next: 0: done, 1: some word could not be read or written, 2: no such request
// - last 4: CRC-32 of all before
//
// Numbers are little endian. A frame whose checksum or length is wrong is as if it had not come; a
// write changes nothing until its whole frame has come. So the host repeats what is not answered.
//
// - latency: some cycles from the end of a frame to the first byte of the reply
// - throughput: that of the line; requests and replies in turn
// - invariant: while a request is carried out, what comes from the line is dropped up to the
//   next 0xc0
//
// The host link.
//
// Ports
//   clock  input, 1 bit: Clock.
//   rx_valid  input, 1 bit: Receiver: pulse, a byte.
//   rx_byte  input, 8 bits: Receiver: the byte.
//   rx_broken  input, 1 bit: Receiver: pulse, a byte was broken.
//   tx_ready  input, 1 bit: Sender: it is taken.
//   bus_done  input, 1 bit: The access is done, for one cycle.
//   bus_failed  input, 1 bit: With `done`: it failed, there is no such word or it is in use.
//   bus_word  input, 32 bits: With `done`: the word read.
//   tx_valid  output, 1 bit: Sender: a byte is to be sent.
//   tx_byte  output, 8 bits: Sender: the byte.
//   bus_valid  output, 1 bit: An access; it holds with its address and word until `done`.
//   bus_write  output, 1 bit: It writes; else it reads.
//   bus_address  output, 32 bits: Byte address; of registers alone the number of the word.
//   bus_data  output, 32 bits: Word to write.
//   bad_frames  output, 16 bits: Frames whose length or checksum was wrong.
//   request  output, 1 bit: Pulse: a request is carried out.
//
// Timing
// Every port belongs to the rising edge of `clock`: inputs are taken at it, outputs are valid before it.
//
// Start and reset
// There is no reset: registers begin at the values of their declarations, memories at those of `initial`. FPGAs
// keep both; where nothing does (an ASIC, a restart), export with a synchronous reset: `warpwright export
// --block host_link --reset sync`.
//
// Configuration
// `HostLink` of rtl/src/soc/host_link.rs. Constants are folded away. For another, change its line in
// rtl/src/registry; the command is then:
//   warpwright export --block host_link

module warpwright_host_link (
  input wire clock,
  input wire rx_valid,
  input wire [7:0] rx_byte,
  input wire rx_broken,
  output reg tx_valid,
  input wire tx_ready,
  output reg [7:0] tx_byte,
  output reg bus_valid,
  output reg bus_write,
  output reg [31:0] bus_address,
  output reg [31:0] bus_data,
  input wire bus_done,
  input wire bus_failed,
  input wire [31:0] bus_word,
  output reg [15:0] bad_frames,
  output reg request
);
  reg free;
  reg whole;
  reg plain;
  reg [7:0] value;
  reg [10:0] length;
  reg [7:0] next_byte;
  reg mark;
  reg summed;
  reg sends;
  reg special;
  reg advance;
  reg legal;
  reg more;
  reg bus_valid_value;
  reg crc__clear_value;
  reg [7:0] crc__data_value;
  reg crc__valid_value;
  reg request_value;
  reg [7:0] tx_byte_value;
  reg words__read_enable_value;
  reg words__write_enable_value;
  reg crc__clear;
  reg crc__valid;
  reg [7:0] crc__data;
  wire crc__busy;
  wire [31:0] crc__value;
  wire crc__good;
  reg words__read_enable;
  reg [5:0] words__read_address;
  wire [31:0] words__read_data;
  reg words__write_enable;
  reg [5:0] words__write_address;
  reg [31:0] words__write_data;
  reg [3:0] step__d;
  reg [3:0] step__q = 4'h0;
  reg inside_frame__d;
  reg inside_frame__q = 1'h0;
  reg escaped__d;
  reg escaped__q = 1'h0;
  reg [8:0] position__d;
  reg [8:0] position__q = 9'h0;
  reg [7:0] ticket__d;
  reg [7:0] ticket__q = 8'h0;
  reg [7:0] command__d;
  reg [7:0] command__q = 8'h0;
  reg [7:0] count__d;
  reg [7:0] count__q = 8'h0;
  reg [31:0] address__d;
  reg [31:0] address__q = 32'h0;
  reg [31:0] word__d;
  reg [31:0] word__q = 32'h0;
  reg [6:0] index__d;
  reg [6:0] index__q = 7'h0;
  reg [1:0] place__d;
  reg [1:0] place__q = 2'h0;
  reg [1:0] result__d;
  reg [1:0] result__q = 2'h0;
  reg [15:0] bad__d;
  reg [15:0] bad__q = 16'h0;
  reg second__d;
  reg second__q = 1'h0;
  always @(*) begin
    step__d = step__q;
    inside_frame__d = inside_frame__q;
    escaped__d = escaped__q;
    position__d = position__q;
    ticket__d = ticket__q;
    command__d = command__q;
    count__d = count__q;
    address__d = address__q;
    word__d = word__q;
    index__d = index__q;
    place__d = place__q;
    result__d = result__q;
    bad__d = bad__q;
    second__d = second__q;
    bus_address = address__q;
    bad_frames = bad__q;
    request_value = 1'h0;
    crc__clear_value = 1'h0;
    crc__valid_value = 1'h0;
    crc__data_value = rx_byte;
    value = rx_byte;
    plain = (rx_byte != 8'hdb);
    if (escaped__q) begin
      value = 8'hdb;
      plain = (rx_byte == 8'hdd);
      if ((rx_byte == 8'hdc)) begin
        value = 8'hc0;
        plain = 1'h1;
      end
    end
    length = 11'hb;
    if ((command__q == 8'h2)) begin
      length = {{{3'h0, count__q} << 32'h2} + 11'hb};
    end
    whole = (crc__good & ({2'h0, position__q} == length));
    legal = ((((command__q == 8'h1) | (command__q == 8'h2)) & (|count__q)) & (count__q <= 8'h40));
    words__write_enable_value = 1'h0;
    words__write_address = index__q[5:0];
    words__write_data = word__q;
    words__read_enable_value = 1'h0;
    words__read_address = index__q[5:0];
    if ((step__q == 4'h0)) begin
      if (((place__q == 2'h1) & ({1'h0, index__q} < count__q))) begin
        words__write_enable_value = 1'h1;
      end
      if ((place__q == 2'h1)) begin
        place__d = 2'h0;
        index__d = {index__q + 7'h1};
      end
      if (rx_valid) begin
        if ((rx_byte == 8'hc0)) begin
          inside_frame__d = 1'h1;
          escaped__d = 1'h0;
          position__d = 9'h0;
          index__d = 7'h0;
          place__d = 2'h0;
          result__d = 2'h0;
          crc__clear_value = 1'h1;
          if ((inside_frame__q & (|position__q))) begin
            if (whole) begin
              request_value = 1'h1;
              step__d = 4'h3;
              if ((!legal)) begin
                result__d = 2'h2;
              end else begin
                if ((command__q == 8'h2)) begin
                  step__d = 4'h1;
                end
              end
            end else begin
              bad__d = {bad__q + 16'h1};
            end
          end
        end else begin
          if (inside_frame__q) begin
            if (plain) begin
              escaped__d = 1'h0;
              crc__valid_value = 1'h1;
              crc__data_value = value;
              word__d = ({word__q >> 32'h8} | {{24'h0, value} << 32'h18});
              if ((!(&position__q))) begin
                position__d = {position__q + 9'h1};
              end
              if ((position__q == 9'h0)) begin
                ticket__d = value;
              end
              if ((position__q == 9'h1)) begin
                command__d = value;
              end
              if ((position__q == 9'h2)) begin
                count__d = value;
              end
              if ((position__q == 9'h6)) begin
                address__d = ({word__q >> 32'h8} | {{24'h0, value} << 32'h18});
              end
              if (((position__q > 9'h9) & (position__q[1:0] == 2'h2))) begin
                place__d = 2'h1;
              end
            end else begin
              if ((!escaped__q)) begin
                escaped__d = 1'h1;
              end else begin
                inside_frame__d = 1'h0;
                bad__d = {bad__q + 16'h1};
              end
            end
          end
        end
      end
      if (rx_broken) begin
        inside_frame__d = 1'h0;
        if ((inside_frame__q & (|position__q))) begin
          bad__d = {bad__q + 16'h1};
        end
      end
    end else begin
      if ((rx_valid | rx_broken)) begin
        inside_frame__d = 1'h0;
      end
    end
    bus_valid_value = 1'h0;
    bus_write = (command__q == 8'h2);
    bus_data = words__read_data;
    more = ({1'h0, index__q} != count__q);
    if ((step__q == 4'h1)) begin
      words__read_enable_value = 1'h1;
      step__d = 4'h2;
      if ((!more)) begin
        step__d = 4'h3;
      end
    end
    if (((step__q == 4'h2) | (step__q == 4'h5))) begin
      bus_valid_value = 1'h1;
      if (bus_done) begin
        index__d = {index__q + 7'h1};
        address__d = {address__q + 32'h4};
        word__d = bus_word;
        step__d = 4'h1;
        if ((step__q == 4'h5)) begin
          step__d = 4'h6;
        end
        if (bus_failed) begin
          result__d = 2'h1;
        end
      end
    end
    sends = 1'h1;
    mark = 1'h0;
    summed = 1'h1;
    next_byte = 8'hc0;
    case (step__q)
      4'h3: begin
        mark = 1'h1;
      end
      4'h4: begin
        if ((place__q == 2'h0)) begin
          next_byte = ticket__q;
        end else begin
          if ((place__q == 2'h1)) begin
            next_byte = (command__q ^ 8'h80);
          end else begin
            next_byte = count__q;
          end
        end
      end
      4'h6: begin
        next_byte = word__q[7:0];
      end
      4'h7: begin
        next_byte = {6'h0, result__q};
      end
      4'h8: begin
        summed = 1'h0;
        if ((place__q == 2'h0)) begin
          next_byte = crc__value[7:0];
        end else begin
          if ((place__q == 2'h1)) begin
            next_byte = crc__value[15:8];
          end else begin
            if ((place__q == 2'h2)) begin
              next_byte = crc__value[23:16];
            end else begin
              next_byte = crc__value[31:24];
            end
          end
        end
      end
      4'h9: begin
        mark = 1'h1;
      end
      default: begin
        sends = 1'h0;
      end
    endcase
    special = ((!mark) & ((next_byte == 8'hc0) | (next_byte == 8'hdb)));
    free = (tx_ready & (!crc__busy));
    tx_valid = (sends & (!crc__busy));
    tx_byte_value = next_byte;
    if (special) begin
      tx_byte_value = 8'hdb;
      if (second__q) begin
        tx_byte_value = 8'hdc;
        if ((next_byte == 8'hdb)) begin
          tx_byte_value = 8'hdd;
        end
      end
    end
    advance = ((sends & free) & ((!special) | second__q));
    if ((sends & free)) begin
      second__d = (special & (!second__q));
    end
    if (advance) begin
      place__d = {place__q + 2'h1};
      if ((summed & (!mark))) begin
        crc__valid_value = 1'h1;
        crc__data_value = next_byte;
      end
      case (step__q)
        4'h3: begin
          crc__clear_value = 1'h1;
          step__d = 4'h4;
          place__d = 2'h0;
          index__d = 7'h0;
        end
        4'h4: begin
          if ((place__q == 2'h2)) begin
            place__d = 2'h0;
            step__d = 4'h7;
            if (((command__q == 8'h1) & legal)) begin
              step__d = 4'h5;
            end
          end
        end
        4'h6: begin
          word__d = {word__q >> 32'h8};
          if ((place__q == 2'h3)) begin
            step__d = 4'h5;
            if ((!more)) begin
              step__d = 4'h7;
            end
          end
        end
        4'h7: begin
          place__d = 2'h0;
          step__d = 4'h8;
        end
        4'h8: begin
          if ((place__q == 2'h3)) begin
            step__d = 4'h9;
          end
        end
        4'h9: begin
          step__d = 4'h0;
          place__d = 2'h0;
          index__d = 7'h0;
          crc__clear_value = 1'h1;
        end
        default: begin
        end
      endcase
    end
    bus_valid = bus_valid_value;
    crc__clear = crc__clear_value;
    crc__data = crc__data_value;
    crc__valid = crc__valid_value;
    request = request_value;
    tx_byte = tx_byte_value;
    words__read_enable = words__read_enable_value;
    words__write_enable = words__write_enable_value;
  end
  always @(posedge clock) begin
    step__q <= step__d;
    inside_frame__q <= inside_frame__d;
    escaped__q <= escaped__d;
    position__q <= position__d;
    ticket__q <= ticket__d;
    command__q <= command__d;
    count__q <= count__d;
    address__q <= address__d;
    word__q <= word__d;
    index__q <= index__d;
    place__q <= place__d;
    result__q <= result__d;
    bad__q <= bad__d;
    second__q <= second__d;
  end
  warpwright_crc32 crc (
    .clock(clock),
    .clear(crc__clear),
    .valid(crc__valid),
    .data(crc__data),
    .busy(crc__busy),
    .value(crc__value),
    .good(crc__good)
  );
  warpwright_front_end_words words (
    .clock(clock),
    .read_enable(words__read_enable),
    .read_address(words__read_address),
    .read_data(words__read_data),
    .write_enable(words__write_enable),
    .write_address(words__write_address),
    .write_data(words__write_data)
  );
endmodule
