//! PREPARE: address match and prefixes of merged atomics (spec 4).
//!
//! The threads at the first active thread's address are the set S (policy `first`, three
//! comparators for four threads). Each member gets the combination of the members before
//! it (the first one the identity); active threads outside S get the identity. The
//! combined operand of S and the bitmap of S stay here, per warp, for the PREFIX that
//! follows. Multiplication is combined serially with one multiplier, everything else in the
//! prefix network. The operands of exchange and compare-and-exchange shift by one thread
//! along the set (PREFIX serves these thread by thread and does not need them).
//!
//! Baseline (`merge` off): S is empty and every prefix the identity, so that PREFIX makes
//! one access per thread.
//!
//! | | |
//! | --- | --- |
//! | latency | 6 cycles, multiplication and exchange 11; one instruction at a time, FIFO of eight before it |
//! | invariant | the sideband of a warp holds until its next PREPARE |
use crate::cells::{Lazy, LowProduct, LutRam, DFF};
use crate::dut::{Dut, Stimulus};
use crate::prefix_network::PrefixNetwork;
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// The PREPARE unit of `W` warps of four threads.
#[derive(LogicBlock)]
pub struct AtomicPrepare<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A PREPARE arrives.
    pub req_valid: Signal<In, Bit>,
    /// Operation.
    pub req_aop: Signal<In, Bits<4>>,
    /// Its warp.
    pub req_warp: Signal<In, Bits<LW>>,
    /// Destination register of the prefixes.
    pub req_rd: Signal<In, Bits<6>>,
    /// Threads that take part.
    pub req_mask: Signal<In, Bits<4>>,
    /// Byte addresses.
    pub req_address: [Signal<In, Bits<32>>; 4],
    /// Operands.
    pub req_data: [Signal<In, Bits<32>>; 4],
    /// Second operands (K of add-modulo).
    pub req_data2: [Signal<In, Bits<32>>; 4],
    /// The prefixes are wanted.
    pub req_return: Signal<In, Bit>,
    /// At least four more are taken.
    pub req_ready: Signal<Out, Bit>,
    /// Write-back: valid.
    pub wb_valid: Signal<Out, Bit>,
    /// Write-back: taken.
    pub wb_ready: Signal<In, Bit>,
    /// Write-back: warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Write-back: register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Write-back: threads; none in the no-return form.
    pub wb_mask: Signal<Out, Bits<4>>,
    /// Write-back: prefixes.
    pub wb_data: [Signal<Out, Bits<32>>; 4],
    /// Write-back: always complete.
    pub wb_last: Signal<Out, Bit>,
    /// Write-back: no slot.
    pub wb_slot: Signal<Out, Bits<3>>,
    /// Bitmap of S of each warp.
    pub set: [Signal<Out, Bits<4>>; W],
    /// Combined operand of S of each warp.
    pub combined: [Signal<Out, Bits<32>>; W],
    // Operation, rd, mask, return, warp.
    fifo_meta: LutRam<3, 21>,
    fifo_address: [LutRam<3, 32>; 4],
    fifo_data: [LutRam<3, 32>; 4],
    fifo_data2: [LutRam<3, 32>; 4],
    head: DFF<Bits<3>>,
    tail: DFF<Bits<3>>,
    count: DFF<Bits<4>>,
    // 0 idle, 1 match, 2, 3 and 7 network, 4 multiply, 5 product, 6 write-back.
    state: DFF<Bits<3>>,
    meta: DFF<Bits<21>>,
    chosen: DFF<Bits<4>>,
    address: [DFF<Bits<32>>; 4],
    operand: [DFF<Bits<32>>; 4],
    modulus: DFF<Bits<32>>,
    prefix: [DFF<Bits<32>>; 4],
    total: DFF<Bits<32>>,
    thread: DFF<Bits<2>>,
    sets: [DFF<Bits<4>>; W],
    totals: [DFF<Bits<32>>; W],
    network: Lazy<PrefixNetwork<4>>,
    product: LowProduct,
    merge: Constant<Bit>,
    facts: Signal<Local, Bits<21>>,
    mask: Signal<Local, Bits<4>>,
    first: Signal<Local, Bits<32>>,
    first_modulus: Signal<Local, Bits<32>>,
    identity: Signal<Local, Bits<32>>,
    members: Signal<Local, Bits<4>>,
    taking: Signal<Local, Bit>,
    done: Signal<Local, Bit>,
    factor: Signal<Local, Bits<32>>,
    warp: Signal<Local, Bits<LW>>,
    op: Signal<Local, Bits<4>>,
}

impl<const W: usize, const LW: usize> AtomicPrepare<W, LW> {
    /// `merge`: off for the baseline of unmerged atomics.
    pub fn new(merge: bool) -> Self {
        const { assert!(LW <= 6, "up to 64 warps") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    merge: Constant::new(merge),
                }
            };
        }
        all!(req_address, req_data, req_data2, wb_data, set, combined, fifo_address, fifo_data, fifo_data2, address, operand,
            prefix, sets, totals;
            clock, req_valid, req_aop, req_warp, req_rd, req_mask, req_return, req_ready, wb_valid, wb_ready, wb_warp, wb_rd,
            wb_mask, wb_last, wb_slot, fifo_meta, head, tail, count, state, meta, chosen, modulus, total, thread, network, product,
            facts, mask, first, first_modulus, identity, members, taking, done, factor, warp, op)
    }
}

impl<const W: usize, const LW: usize> Logic for AtomicPrepare<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, head, tail, count, state, meta, chosen, modulus, total, thread);
        clock!(self, clock, fifo_meta, network, product);
        for i in 0..4 {
            self.fifo_address[i].clock.next = self.clock.val();
            self.fifo_data[i].clock.next = self.clock.val();
            self.fifo_data2[i].clock.next = self.clock.val();
            self.address[i].clock.next = self.clock.val();
            self.operand[i].clock.next = self.clock.val();
            self.prefix[i].clock.next = self.clock.val();
            self.address[i].d.next = self.address[i].q.val();
            self.operand[i].d.next = self.operand[i].q.val();
            self.prefix[i].d.next = self.prefix[i].q.val();
        }
        for i in 0..W {
            self.sets[i].clock.next = self.clock.val();
            self.totals[i].clock.next = self.clock.val();
            self.sets[i].d.next = self.sets[i].q.val();
            self.totals[i].d.next = self.totals[i].q.val();
            self.set[i].next = self.sets[i].q.val();
            self.combined[i].next = self.totals[i].q.val();
        }

        // The FIFO.
        self.facts.next = bit_cast::<21, 4>(self.req_aop.val())
            | (bit_cast::<21, 6>(self.req_rd.val()) << 4)
            | (bit_cast::<21, 4>(self.req_mask.val()) << 10)
            | (bit_cast::<21, LW>(self.req_warp.val()) << 15);
        self.facts.next = self.facts.val().replace_bit(14, self.req_return.val());
        self.fifo_meta.write_enable.next = self.req_valid.val();
        self.fifo_meta.write_address.next = self.tail.q.val();
        self.fifo_meta.write_data.next = self.facts.val();
        self.fifo_meta.read_address.next = self.head.q.val();
        for i in 0..4 {
            self.fifo_address[i].write_enable.next = self.req_valid.val();
            self.fifo_address[i].write_address.next = self.tail.q.val();
            self.fifo_address[i].write_data.next = self.req_address[i].val();
            self.fifo_address[i].read_address.next = self.head.q.val();
            self.fifo_data[i].write_enable.next = self.req_valid.val();
            self.fifo_data[i].write_address.next = self.tail.q.val();
            self.fifo_data[i].write_data.next = self.req_data[i].val();
            self.fifo_data[i].read_address.next = self.head.q.val();
            self.fifo_data2[i].write_enable.next = self.req_valid.val();
            self.fifo_data2[i].write_address.next = self.tail.q.val();
            self.fifo_data2[i].write_data.next = self.req_data2[i].val();
            self.fifo_data2[i].read_address.next = self.head.q.val();
        }
        self.taking.next = (self.state.q.val() == 0) & self.count.q.val().any();
        if self.req_valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.req_valid.val() & !self.taking.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if !self.req_valid.val() & self.taking.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
        self.req_ready.next = self.count.q.val() <= 4;

        self.op.next = self.meta.q.val().get_bits::<4>(0);
        self.mask.next = self.meta.q.val().get_bits::<4>(10);
        self.warp.next = bit_cast::<LW, 6>(self.meta.q.val().get_bits::<6>(15));
        self.identity.next = 0.into();
        match self.op.val().index() {
            1 => {
                self.identity.next = 1.into();
            }
            2 => {
                self.identity.next = 0xFFFF_FFFF_u32.to_bits();
            }
            5 => {
                self.identity.next = 0x7FFF_FFFF_u32.to_bits();
            }
            6 => {
                self.identity.next = 0x8000_0000_u32.to_bits();
            }
            7 => {
                self.identity.next = 0xFFFF_FFFF_u32.to_bits();
            }
            _ => {}
        }
        self.first.next = 0.into();
        self.first_modulus.next = 0.into();
        self.members.next = 0.into();
        self.factor.next = 0.into();
        self.done.next = false;
        self.network.op.next = self.op.val();
        self.network.k.next = self.modulus.q.val();
        for i in 0..4 {
            self.network.x[i].next = self.operand[i].q.val();
        }
        match self.state.q.val().index() {
            0 => {
                if self.taking.val() {
                    self.head.d.next = self.head.q.val() + 1;
                    self.meta.d.next = self.fifo_meta.read_data.val();
                    for i in 0..4 {
                        self.address[i].d.next = self.fifo_address[i].read_data.val();
                        self.operand[i].d.next = self.fifo_data[i].read_data.val();
                        self.prefix[i].d.next = self.fifo_data2[i].read_data.val();
                    }
                    self.state.d.next = 1.into();
                }
            }
            1 => {
                if self.mask.val().get_bit(3) {
                    self.first.next = self.address[3].q.val();
                    self.first_modulus.next = self.prefix[3].q.val();
                }
                if self.mask.val().get_bit(2) {
                    self.first.next = self.address[2].q.val();
                    self.first_modulus.next = self.prefix[2].q.val();
                }
                if self.mask.val().get_bit(1) {
                    self.first.next = self.address[1].q.val();
                    self.first_modulus.next = self.prefix[1].q.val();
                }
                if self.mask.val().get_bit(0) {
                    self.first.next = self.address[0].q.val();
                    self.first_modulus.next = self.prefix[0].q.val();
                }
                for i in 0..4 {
                    if self.mask.val().get_bit(i) & (self.address[i].q.val() == self.first.val()) & self.merge.val() {
                        self.members.next = self.members.val().replace_bit(i, true);
                    } else {
                        self.operand[i].d.next = self.identity.val();
                    }
                }
                self.chosen.d.next = self.members.val();
                self.modulus.d.next = self.first_modulus.val();
                self.thread.d.next = 0.into();
                self.total.d.next = self.identity.val();
                self.state.d.next = 2.into();
                if (self.op.val() == 1) | (self.op.val() >= 13) {
                    self.state.d.next = 4.into();
                }
            }
            2 => {
                self.state.d.next = 3.into();
            }
            3 => {
                // After the second register of the network.
                self.state.d.next = 7.into();
            }
            7 => {
                self.prefix[0].d.next = self.identity.val();
                for i in 1..4 {
                    self.prefix[i].d.next = self.identity.val();
                    if self.chosen.q.val().get_bit(i) {
                        self.prefix[i].d.next = self.network.y[i - 1].val();
                    }
                }
                self.total.d.next = self.network.y[3].val();
                self.state.d.next = 6.into();
            }
            4 => {
                self.state.d.next = 5.into();
            }
            5 => {
                for i in 0..4 {
                    if self.thread.q.val() == i.to_bits() {
                        self.prefix[i].d.next = self.identity.val();
                        if self.chosen.q.val().get_bit(i) {
                            self.prefix[i].d.next = self.total.q.val();
                        }
                    }
                }
                self.total.d.next = self.product.product.val();
                if self.op.val() >= 13 {
                    // Exchange: the operands shift by one thread along the set.
                    self.total.d.next = self.total.q.val();
                    for i in 0..4 {
                        if (self.thread.q.val() == i.to_bits()) & self.chosen.q.val().get_bit(i) {
                            self.total.d.next = self.operand[i].q.val();
                        }
                    }
                }
                self.thread.d.next = self.thread.q.val() + 1;
                self.state.d.next = 4.into();
                if self.thread.q.val().all() {
                    self.state.d.next = 6.into();
                }
            }
            _ => {
                self.done.next = true;
                if self.wb_ready.val() {
                    self.state.d.next = 0.into();
                }
                for i in 0..W {
                    if self.warp.val() == i.to_bits() {
                        self.sets[i].d.next = self.chosen.q.val();
                        self.totals[i].d.next = self.total.q.val();
                    }
                }
            }
        }
        for i in 0..4 {
            if self.thread.q.val() == i.to_bits() {
                self.factor.next = self.operand[i].q.val();
            }
        }
        self.product.enable.next = true;
        self.product.a.next = self.total.q.val();
        self.product.b.next = self.factor.val();

        self.wb_valid.next = self.done.val();
        self.wb_warp.next = self.warp.val();
        self.wb_rd.next = self.meta.q.val().get_bits::<6>(4);
        self.wb_mask.next = 0.into();
        if self.meta.q.val().get_bit(14) {
            self.wb_mask.next = self.mask.val();
        }
        self.wb_last.next = true;
        self.wb_slot.next = 0.into();
        for i in 0..4 {
            self.wb_data[i].next = self.prefix[i].q.val();
        }
    }
}

ports! { [const W: usize, const LW: usize] AtomicPrepare<W, LW> {
in: req_valid, req_aop, req_warp, req_rd, req_mask, req_address, req_data, req_data2, req_return, wb_ready;
out: req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data, wb_last, wb_slot, set, combined } }

/// Random requests with few addresses.
#[derive(Default)]
pub struct Neighbours;

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let valid = dice & 3 == 0 && outputs[0] == 1;
        let aop = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14][(random() % 13) as usize];
        let mut inputs = vec![u64::from(valid), aop, dice >> 4 & 7, dice >> 8 & 63, dice >> 16 & 15];
        let spread = [1, 2, 2, 4][(dice >> 20 & 3) as usize];
        inputs.extend((0..4).map(|_| random() % spread * 4));
        let small = dice >> 24 & 1 == 1;
        let modulus = 1 + (random() & 0xff);
        let operand = |value: u64| if small { value % modulus } else { value & 0xffff_ffff };
        inputs.extend((0..4).map(|_| random()).map(operand));
        inputs.extend([modulus; 4]);
        if inputs[1] == 10 {
            // Operands of add-modulo are below the modulus.
            (9..13).for_each(|at| inputs[at] %= modulus);
        }
        inputs.extend([dice >> 26 & 1, u64::from(dice >> 28 & 3 != 0)]);
        inputs
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "atomic_prepare",
        spec: "4-merged-atomics.md",
        purpose: "PREPARE: the set of threads at one address and their prefixes",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(AtomicPrepare::<8, 3>::new(true))) },
        stimulus: |_| Box::new(Neighbours),
    }]
}
