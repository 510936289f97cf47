// SPDX-License-Identifier: MIT
//! Forms beside the table: those that the guide found right, those that fail loudly in every
//! tool when the library writes them, wide values, signed numbers, state and structure.
#![allow(
    clippy::precedence,
    clippy::nonminimal_bool,
    reason = "the exporter must read what clippy would rewrite"
)]
use rust_hdl::prelude::*;

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum Phase {
    Idle,
    Load,
    Run,
}

#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
struct Pair {
    low: Bits<4>,
    flag: Bit,
    high: Bits<8>,
}

/// A child whose text is the same in every parent.
#[derive(LogicBlock, Default)]
struct Increment {
    pub x: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
}
impl Logic for Increment {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.x.val() + 1;
    }
}

/// A register that starts at 0xa5.
#[derive(LogicBlock)]
struct Preset {
    pub clock: Signal<In, Clock>,
    pub d: Signal<In, Bits<8>>,
    pub q: Signal<Out, Bits<8>>,
    inner: DFFWithInit<Bits<8>>,
}
impl Default for Preset {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            d: Default::default(),
            q: Default::default(),
            inner: DFFWithInit::new(0xa5.into()),
        }
    }
}
impl Logic for Preset {
    #[hdl_gen]
    fn update(&mut self) {
        self.inner.clock.next = self.clock.val();
        self.inner.d.next = self.d.val();
        self.q.next = self.inner.q.val();
    }
}

/// A child with an array of ports.
#[derive(LogicBlock, Default)]
struct Spread {
    pub x: [Signal<In, Bits<8>>; 2],
    pub y: [Signal<Out, Bits<8>>; 2],
}
impl Logic for Spread {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.y[i].next = self.x[1 - i].val() - 1;
        }
    }
}

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Responder"]
struct Controller {
    pub data: Signal<Out, Bits<8>>,
    pub ready: Signal<In, Bit>,
}
#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Controller"]
struct Responder {
    pub data: Signal<In, Bits<8>>,
    pub ready: Signal<Out, Bit>,
}
#[derive(LogicBlock, Default)]
struct Producer {
    pub x: Signal<In, Bits<8>>,
    pub bus: Controller,
}
impl Logic for Producer {
    #[hdl_gen]
    fn update(&mut self) {
        self.bus.data.next = 0.into();
        if self.bus.ready.val() {
            self.bus.data.next = self.x.val() + 1;
        }
    }
}
#[derive(LogicBlock, Default)]
struct Consumer {
    pub enable: Signal<In, Bit>,
    pub bus: Responder,
    pub y: Signal<Out, Bits<8>>,
}
impl Logic for Consumer {
    #[hdl_gen]
    fn update(&mut self) {
        self.bus.ready.next = self.enable.val();
        self.y.next = !self.bus.data.val();
    }
}
/// Hands its bus on to its child.
#[derive(LogicBlock, Default)]
struct Relay {
    pub enable: Signal<In, Bit>,
    pub bus: Responder,
    pub y: Signal<Out, Bits<8>>,
    behind: Consumer,
}
impl Logic for Relay {
    #[hdl_gen]
    fn update(&mut self) {
        self.behind.enable.next = self.enable.val();
        Responder::link(&mut self.bus, &mut self.behind.bus);
        self.y.next = self.behind.y.val();
    }
}

snippets! {
    chain_of_differences -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() - self.b.val() - self.a2.val(); } }
    sum_shifted -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() + self.b.val() << self.k.val(); } }
    sum_shifted_right -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + self.b.val()) >> 1; } }
    sum_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + self.b.val()) == self.a2.val(); } }
    literal_first -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = 200_u64 - self.a.val(); } }
    mask_literal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() & 0x0f == 5; } }
    dynamic_shift -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() >> self.b.val(); } }
    one_hot -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = bits::<8>(1) << self.k.val(); } }
    dynamic_bit -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().get_bit(self.k.val().index()); } }
    bit_of_a_sum -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (self.a.val() + self.b.val()).get_bit(7); } }
    slice_of_a_slice -> Bits<2>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().get_bits::<6>(1).get_bits::<2>(3); } }
    slice_wider_than_its_source -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.n4.val().get_bits::<8>(self.k.val().index() & 3); } }
    concatenation -> Bits<16>, [] { #[hdl_gen] fn update(&mut self) {
        self.y.next = (bit_cast::<16, 8>(self.a.val()) << 8) | bit_cast::<16, 8>(self.b.val());
    } }
    not_and -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = !self.f.val() && self.g.val() || self.h.val(); } }
    bool_equals_not -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.f.val() == !self.g.val(); } }
    any_or_any -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().any() | self.b.val().all() ^ self.a2.val().xor(); } }
    one_bit_sum -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (bit_cast::<1, 8>(self.a.val()) + 1) == 0; } }
    compare_chain -> Bit, [] { #[hdl_gen] fn update(&mut self) {
        self.y.next = (self.a.val() < self.b.val()) != (self.b.val() >= self.a2.val()) | (self.a.val() <= self.a2.val());
    } }

    // Wider than 32 and 64 bits.
    wide_sum -> Bits<40>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = (bit_cast::<40, 8>(self.a.val()) << 32) - bit_cast::<40, 8>(self.b.val()); } }
    wide_literal -> Bit, [] { #[hdl_gen] fn update(&mut self) {
        self.y.next = bit_cast::<64, 8>(self.a.val()) << self.b.val() == 0x1_0000_0000_u64;
    } }
    very_wide -> Bits<8>, [w: Signal<Local, Bits<100>>] { #[hdl_gen] fn update(&mut self) {
        self.w.next = (bit_cast::<100, 8>(self.a.val()) << 92) - bit_cast::<100, 8>(self.b.val());
        self.y.next = self.w.val().get_bits::<8>(90);
    } }

    // Signed numbers.
    signed_less -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = signed_cast(self.a.val()) < signed_cast(self.b.val()); } }
    signed_greater_equal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = signed_cast(self.a.val()) >= signed_cast(self.b.val()); } }
    signed_sum_less -> Bit, [] { #[hdl_gen] fn update(&mut self) {
        self.y.next = signed_cast(self.a.val()) + signed_cast(self.b.val()) < signed_cast(self.a2.val());
    } }
    signed_negated -> Bits<8>, [s: Signal<Local, Signed<8>>] { #[hdl_gen] fn update(&mut self) {
        self.s.next = -signed_cast(self.a.val());
        self.y.next = unsigned_cast(self.s.val());
    } }
    signed_literal -> Bit, [s: Signal<Local, Signed<8>>] { #[hdl_gen] fn update(&mut self) {
        self.s.next = signed_cast(self.a.val());
        self.y.next = self.s.val() > (-3).into();
    } }
    signed_product -> Bits<32>, [p: Signal<Local, Signed<32>>, s: Signal<Local, Signed<16>>, t: Signal<Local, Signed<16>>] { #[hdl_gen] fn update(&mut self) {
        self.s.next = signed_cast(bit_cast::<16, 8>(self.a.val()) << 8);
        self.t.next = signed_cast(bit_cast::<16, 8>(self.b.val()) - bit_cast::<16, 8>(self.a2.val()));
        self.p.next = self.s.val() * self.t.val();
        self.y.next = unsigned_cast(self.p.val());
    } }

    // Control.
    match_with_default -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) {
        self.y.next = self.a.val();
        match self.k.val().index() {
            0 => { self.y.next = self.b.val(); }
            3 => { self.y.next = self.a.val() + self.b.val(); }
            7 => { if self.f.val() { self.y.next = 1.into(); } else if self.g.val() { self.y.next = self.a.val() - 1; } else { self.y.next = 0.into(); } }
            _ => {}
        }
    } }
    match_on_a_bool -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) {
        match self.f.val() {
            true => { self.y.next = self.a.val(); }
            false => { self.y.next = self.b.val(); }
        }
    } }
    match_on_radix_literals -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) {
        match self.k.val().index() {
            0x1 => { self.y.next = self.a.val(); }
            0b11 => { self.y.next = self.b.val(); }
            1_0 => { self.y.next = self.a2.val(); }
            _ => { self.y.next = self.a.val() ^ self.b.val(); }
        }
    } }
    loop_over_bits -> Bits<4>, [sums: [Signal<Local, Bits<4>>; 9]] { #[hdl_gen] fn update(&mut self) {
        self.sums[0].next = self.n4.val();
        for i in 0..8 {
            self.sums[i + 1].next = self.sums[i].val();
            if self.a.val().get_bit(i) && i != 3 {
                self.sums[i + 1].next = self.sums[i].val() + 1;
            }
        }
        self.y.next = self.sums[8].val();
    } }
    butterfly -> Bits<8>, [v: [Signal<Local, Bits<8>>; 4], w: [Signal<Local, Bits<8>>; 2]] { #[hdl_gen] fn update(&mut self) {
        self.v[0].next = self.a.val();
        self.v[1].next = self.b.val();
        self.v[2].next = self.a2.val();
        self.v[3].next = self.a.val() - self.b.val();
        for i in 0..2 {
            self.w[i].next = self.v[2 * i].val();
            if self.v[2 * i + 1].val() > self.v[2 * i].val() {
                self.w[i].next = self.v[2 * i + 1].val();
            }
        }
        self.y.next = self.w[0].val() ^ self.w[1].val();
    } }
    nested_array -> Bits<8>, [v: [[Signal<Local, Bits<8>>; 2]; 2]] { #[hdl_gen] fn update(&mut self) {
        for i in 0..2 {
            for j in 0..2 {
                self.v[i][j].next = self.a.val() + self.b.val();
                if i == j {
                    self.v[i][j].next = self.a.val() >> 1;
                }
            }
        }
        self.y.next = self.v[0][1].val() ^ self.v[1][1].val();
    } }

    // State and structure.
    counter -> Bits<8>, [r: DFF<Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, r);
        if self.f.val() {
            self.r.d.next = self.r.q.val() + 1;
        }
        if self.g.val() & self.h.val() {
            self.r.d.next = 0.into();
        }
        self.y.next = self.r.q.val();
    } }
    initial_value -> Bits<8>, [r: Preset] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, r);
        if self.f.val() {
            self.r.d.next = self.a.val();
        }
        self.y.next = self.r.q.val() + 1;
    } }
    constant_beside_a_register -> Bits<8>, [r: DFF<Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.r.clock.next = self.clock.val();
        self.r.d.next = 7.into();
        self.y.next = self.r.q.val() & self.a.val();
    } }
    shift_register -> Bits<8>, [r: [DFF<Bits<8>>; 4]] { #[hdl_gen] fn update(&mut self) {
        for i in 0..4 {
            self.r[i].clock.next = self.clock.val();
        }
        self.r[0].d.next = self.a.val();
        for i in 1..4 {
            self.r[i].d.next = self.r[i - 1].q.val();
        }
        self.y.next = self.r[3].q.val();
    } }
    phases -> Bits<8>, [phase: DFF<Phase>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, phase);
        self.y.next = 0.into();
        match self.phase.q.val() {
            Phase::Idle => { if self.f.val() { self.phase.d.next = Phase::Load; } }
            Phase::Load => { self.y.next = self.a.val(); self.phase.d.next = Phase::Run; }
            Phase::Run => { self.y.next = 3.into(); if self.g.val() { self.phase.d.next = Phase::Idle; } }
        }
        if self.phase.q.val() == Phase::Run && self.h.val() {
            self.y.next = 9.into();
        }
    } }
    struct_fields -> Bits<8>, [pair: DFF<Pair>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, pair);
        self.pair.d.next.low = self.n4.val() + self.pair.q.val().low;
        if self.f.val() {
            self.pair.d.next.flag = !self.pair.q.val().flag;
            self.pair.d.next.high = self.a.val() - 1;
        }
        self.y.next = self.pair.q.val().high + bit_cast::<8, 4>(self.pair.q.val().low + 1);
        if self.pair.q.val().flag {
            self.y.next = !self.pair.q.val().high;
        }
    } }
    children -> Bits<8>, [up: [Increment; 2], other: Increment] { #[hdl_gen] fn update(&mut self) {
        self.up[0].x.next = self.a.val();
        self.up[1].x.next = self.up[0].y.val() << 1;
        self.other.x.next = self.b.val();
        self.y.next = self.up[1].y.val() - self.other.y.val();
    } }
    arrays_of_children_and_ports -> Bits<8>, [spread: [Spread; 2]] { #[hdl_gen] fn update(&mut self) {
        for i in 0..2 {
            self.spread[i].x[0].next = self.a.val();
            self.spread[i].x[1].next = self.b.val();
        }
        self.y.next = self.spread[0].y[0].val() ^ self.spread[1].y[1].val();
    } }
    interfaces -> Bits<8>, [producer: Producer, relay: Relay] { #[hdl_gen] fn update(&mut self) {
        self.producer.x.next = self.a.val();
        self.relay.enable.next = self.f.val();
        Controller::join(&mut self.producer.bus, &mut self.relay.bus);
        self.y.next = self.relay.y.val();
    } }
    unsigned_product -> Bits<32>, [s: Signal<Local, Bits<16>>, t: Signal<Local, Bits<16>>] { #[hdl_gen] fn update(&mut self) {
        self.s.next = bit_cast::<16, 8>(self.a.val()) << 8;
        self.t.next = bit_cast::<16, 8>(self.b.val()) - bit_cast::<16, 8>(self.a2.val());
        self.y.next = self.s.val() * self.t.val();
    } }
}
