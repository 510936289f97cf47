// SPDX-License-Identifier: MIT
//! Multipliers that synthesis puts into DSP blocks, registered inside.
use crate::prelude::*;

/// 32 x 32 bits, signed or unsigned, 64-bit product. Latency 1, one product per cycle.
///
/// The register lies between the partial products, summed without carries, and the last
/// addition: `low` and `high` come from one 48-bit carry chain after the register.
#[derive(LogicBlock)]
pub struct WideMultiplier {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// First factor.
    pub a: Signal<In, Bits<32>>,
    /// Second factor.
    pub b: Signal<In, Bits<32>>,
    /// High: the factors are signed.
    pub two_s_complement: Signal<In, Bit>,
    /// Bits 31:0 of the product, one cycle later.
    pub low: Signal<Out, Bits<32>>,
    /// Bits 63:32 of the product, one cycle later.
    pub high: Signal<Out, Bits<32>>,
    /// Bits 21:0 are not all zero: the sticky bit of a 24 x 24 bit product, earlier than `low`.
    pub sticky: Signal<Out, Bit>,
}

impl Logic for WideMultiplier {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let signed = self.two_s_complement.val();
            let factors =
                [self.a.val(), self.b.val()].map(|factor| factor.to_u32()).map(|factor| {
                    if signed {
                        i64::from(factor as i32)
                    } else {
                        i64::from(factor)
                    }
                });
            let product = factors[0].wrapping_mul(factors[1]) as u64;
            self.low.next = (product & 0xffff_ffff).into();
            self.high.next = (product >> 32).into();
            self.sticky.next = product & 0x3f_ffff != 0;
        }
    }
    fn connect(&mut self) {
        self.low.connect();
        self.high.connect();
        self.sticky.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "\
wire signed [16:0] al = $signed({1'b0, a[15:0]}), bl = $signed({1'b0, b[15:0]});
wire signed [16:0] ah = $signed({two_s_complement & a[31], a[31:16]});
wire signed [16:0] bh = $signed({two_s_complement & b[31], b[31:16]});
wire signed [33:0] ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
wire [47:0] x = {hh[31:0], ll[31:16]}, y = {{14{lh[33]}}, lh}, z = {{14{hl[33]}}, hl};
wire [47:0] majority = (x & y) | (x & z) | (y & z);
reg [47:0] sum, carry;
reg [15:0] bottom;
wire [47:0] top = sum + carry;
// Zero where sum and carry add up to zero: no carry chain.
wire [5:0] apart = sum[5:0] ^ carry[5:0] ^ {sum[4:0] | carry[4:0], 1'b0};
initial begin sum = 0; carry = 0; bottom = 0; end
always @(posedge clock) begin
  sum <= x ^ y ^ z;
  carry <= {majority[46:0], 1'b0};
  bottom <= ll[15:0];
end
always @(*) begin low = {top[15:0], bottom}; high = top[47:16]; sticky = |{bottom, apart}; end"
                .into(),
        )
    }
}

/// `A` x `B` bits, unsigned; bits `S` to `S + P - 1` of the product. Latency 1.
#[derive(LogicBlock)]
#[check(A <= 32 && B <= 32 && P <= 32 && S + P <= A + B, "a part of the product, in words")]
pub struct Multiplier<const A: usize, const B: usize, const S: usize, const P: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// First factor.
    pub a: Signal<In, Bits<A>>,
    /// Second factor.
    pub b: Signal<In, Bits<B>>,
    /// The part of the product, one cycle later.
    pub product: Signal<Out, Bits<P>>,
}

impl<const A: usize, const B: usize, const S: usize, const P: usize> Logic
    for Multiplier<A, B, S, P>
{
    fn update(&mut self) {
        if self.clock.pos_edge() {
            let product = u64::from(self.a.val().to_u32()) * u64::from(self.b.val().to_u32());
            self.product.next = ((product >> S) & (u64::MAX >> (64 - P))).into();
        }
    }
    fn connect(&mut self) {
        self.product.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "wire [{}:0] whole = a * b;\n\
             initial product = 0;\n\
             always @(posedge clock) product <= whole[{}:{S}];",
            A + B - 1,
            S + P - 1
        ))
    }
}
