// SPDX-License-Identifier: MIT
//! Pages of the register file, and which warp has which (docs/mechanisms/5.md, pool control).
//!
//! A bank group of `2^A` registers per lane is `W` pages, two for each slot of the group. A launch
//! takes as many as its task needs, one to four, wherever they lie: so any free slot takes any task
//! while pages of its group are free, and nothing has to be moved. The page of a register is read
//! from a small table for each port that forms an address (three operands at once, fixed-latency
//! write-back, slow write-back); behind it no addition is left.
//!
//! Of the free pages the launch gets the lowest, the highest, the second lowest and the second
//! highest: two choices one behind the other, where four lowest would be four.
//!
//! - **latency**: addresses combinational; a launch counts from the second cycle after it, a warp
//!   that is freed from the next
//! - **throughput**: one launch and one warp freed per cycle
//! - **invariant**: pages free + pages in use = pages in all; no page belongs to two warps. Who
//!   launches counts pages ([`crate::dispatcher`]) and never asks for more than are free
use crate::cells::{HighestTwo, Lazy, LowestTwo, LutRam, DFF};
use crate::prelude::*;

/// Pages of the largest task.
pub const MOST_PAGES: usize = 4;

/// The page table of `W` warps, register file groups of `2^A` registers.
#[derive(LogicBlock)]
#[check(1 << LW == W, "LW is the logarithm of W")]
#[check(A >= LW + 3 && A <= LW + 6, "a page has 8 to 64 registers")]
pub struct PageTable<const W: usize, const LW: usize, const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Slot of the launch, without pages before, valid with `launch_valid`.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Pages that it needs, 1 to 4.
    pub launch_pages: Signal<In, Bits<3>>,
    /// A slot is freed, with its pages.
    pub free_valid: Signal<In, Bit>,
    /// Slot that is freed, valid with `free_valid`.
    pub free_warp: Signal<In, Bits<LW>>,
    /// Warp that reads operands.
    pub read_warp: Signal<In, Bits<LW>>,
    /// Register of operand a.
    pub read_a: Signal<In, Bits<6>>,
    /// Register of operand b.
    pub read_b: Signal<In, Bits<6>>,
    /// Register of operand c.
    pub read_c: Signal<In, Bits<6>>,
    /// Warp of the fixed-latency write-back.
    pub fixed_warp: Signal<In, Bits<LW>>,
    /// Register of the fixed-latency write-back.
    pub fixed_rd: Signal<In, Bits<6>>,
    /// Warp of the slow write-back.
    pub slow_warp: Signal<In, Bits<LW>>,
    /// Register of the slow write-back.
    pub slow_rd: Signal<In, Bits<6>>,
    /// Address of operand a in the warp's group.
    pub address_a: Signal<Out, Bits<A>>,
    /// Address of operand b.
    pub address_b: Signal<Out, Bits<A>>,
    /// Address of operand c.
    pub address_c: Signal<Out, Bits<A>>,
    /// Address of the fixed-latency write-back.
    pub fixed_address: Signal<Out, Bits<A>>,
    /// Address of the slow write-back.
    pub slow_address: Signal<Out, Bits<A>>,
    /// Pages of the even group in use.
    pub even_used: Signal<Out, Bits<W>>,
    /// Pages of the odd group in use.
    pub odd_used: Signal<Out, Bits<W>>,
    // Table `k` holds page `k` of each warp.
    operands: [LutRam<LW, LW>; 4],
    fixed: [LutRam<LW, LW>; 4],
    slow: [LutRam<LW, LW>; 4],
    // All pages of each warp.
    owned: LutRam<LW, W>,
    #[drives(even_used)]
    even: DFF<Bits<W>>,
    #[drives(odd_used)]
    odd: DFF<Bits<W>>,
    // The launch of the cycle before.
    waiting: DFF<Bit>,
    warp: DFF<Bits<LW>>,
    pages: DFF<Bits<3>>,
    // Registers of a page: 2 to this power; the number of a register in its page.
    #[value(A as u64 - LW as u64)]
    size: Constant<Bits<3>>,
    #[value((1_u64 << (A - LW)) - 1)]
    low_bits: Constant<Bits<A>>,
    // The pages for the launch.
    lowest: Lazy<LowestTwo<W>>,
    highest: Lazy<HighestTwo<W>>,
    unused: Signal<Local, Bits<W>>,
    chosen: [Signal<Local, Bits<W>>; 4],
    number: Signal<Local, Bits<LW>>,
    taken: Signal<Local, Bits<W>>,
    released: Signal<Local, Bits<W>>,
    even_kept: Signal<Local, Bits<W>>,
    odd_kept: Signal<Local, Bits<W>>,
    place_a: Signal<Local, Bits<6>>,
    place_b: Signal<Local, Bits<6>>,
    place_c: Signal<Local, Bits<6>>,
    place_fixed: Signal<Local, Bits<6>>,
    place_slow: Signal<Local, Bits<6>>,
    page_a: Signal<Local, Bits<LW>>,
    page_b: Signal<Local, Bits<LW>>,
    page_c: Signal<Local, Bits<LW>>,
    page_fixed: Signal<Local, Bits<LW>>,
    page_slow: Signal<Local, Bits<LW>>,
}

/// Logarithm of the registers of a page: a bank group has as many pages as the unit has warps.
pub const fn page_bits(registers: usize, warps: usize) -> usize {
    (registers / 2 / warps).ilog2() as usize
}

#[hdl_gen]
impl Logic for PageTable {
    fn update(&mut self) {
        self.waiting.d.next = self.launch_valid.val();
        self.warp.d.next = self.launch_warp.val();
        self.pages.d.next = self.launch_pages.val();

        // Pages for the launch of the cycle before.
        self.unused.next = !self.even.q.val();
        if self.warp.q.val().get_bit(0) {
            self.unused.next = !self.odd.q.val();
        }
        self.lowest.candidates.next = self.unused.val();
        self.highest.candidates.next = self.unused.val();
        self.chosen[0].next = self.lowest.first.val();
        self.chosen[1].next = self.highest.first.val();
        // Of two pages left the second lowest is the highest.
        self.chosen[2].next = self.lowest.second.val() & !self.highest.first.val();
        self.chosen[3].next = self.highest.second.val() & !self.lowest.first.val();
        self.taken.next = self.chosen[0].val();
        if self.pages.q.val() > 1 {
            self.taken.next = self.taken.val() | self.chosen[1].val();
        }
        if self.pages.q.val() > 2 {
            self.taken.next = self.taken.val() | self.chosen[2].val();
        }
        if self.pages.q.val() > 3 {
            self.taken.next = self.taken.val() | self.chosen[3].val();
        }
        self.owned.write(self.waiting.q.val(), self.warp.q.val(), self.taken.val());

        // Pages of the warp that is freed.
        self.owned.read(self.free_warp.val());
        self.released.next = 0.into();
        if self.free_valid.val() {
            self.released.next = self.owned.read_data.val();
        }
        self.even_kept.next = self.even.q.val();
        self.odd_kept.next = self.odd.q.val();
        if self.free_warp.val().get_bit(0) {
            self.odd_kept.next = self.odd.q.val() & !self.released.val();
        } else {
            self.even_kept.next = self.even.q.val() & !self.released.val();
        }
        self.even.d.next = self.even_kept.val();
        self.odd.d.next = self.odd_kept.val();
        if self.waiting.q.val() {
            if self.warp.q.val().get_bit(0) {
                self.odd.d.next = self.odd_kept.val() | self.taken.val();
            } else {
                self.even.d.next = self.even_kept.val() | self.taken.val();
            }
        }

        // Addresses.
        self.place_a.next = self.read_a.val() >> self.size.val();
        self.place_b.next = self.read_b.val() >> self.size.val();
        self.place_c.next = self.read_c.val() >> self.size.val();
        self.place_fixed.next = self.fixed_rd.val() >> self.size.val();
        self.place_slow.next = self.slow_rd.val() >> self.size.val();
        self.page_a.next = 0.into();
        self.page_b.next = 0.into();
        self.page_c.next = 0.into();
        self.page_fixed.next = 0.into();
        self.page_slow.next = 0.into();
        for k in 0..4 {
            self.number.next = 0.into();
            for i in 0..W {
                if self.chosen[k].val().get_bit(i) {
                    self.number.next = self.number.val() | i.to_bits();
                }
            }
            self.operands[k].write(self.waiting.q.val(), self.warp.q.val(), self.number.val());
            self.operands[k].read(self.read_warp.val());
            self.fixed[k].write(self.waiting.q.val(), self.warp.q.val(), self.number.val());
            self.fixed[k].read(self.fixed_warp.val());
            self.slow[k].write(self.waiting.q.val(), self.warp.q.val(), self.number.val());
            self.slow[k].read(self.slow_warp.val());
            if self.place_a.val().get_bits::<2>(0) == k.to_bits() {
                self.page_a.next = self.operands[k].read_data.val();
            }
            if self.place_b.val().get_bits::<2>(0) == k.to_bits() {
                self.page_b.next = self.operands[k].read_data.val();
            }
            if self.place_c.val().get_bits::<2>(0) == k.to_bits() {
                self.page_c.next = self.operands[k].read_data.val();
            }
            if self.place_fixed.val().get_bits::<2>(0) == k.to_bits() {
                self.page_fixed.next = self.fixed[k].read_data.val();
            }
            if self.place_slow.val().get_bits::<2>(0) == k.to_bits() {
                self.page_slow.next = self.slow[k].read_data.val();
            }
        }
        self.address_a.next = (bit_cast::<A, LW>(self.page_a.val()) << self.size.val())
            | (bit_cast::<A, 6>(self.read_a.val()) & self.low_bits.val());
        self.address_b.next = (bit_cast::<A, LW>(self.page_b.val()) << self.size.val())
            | (bit_cast::<A, 6>(self.read_b.val()) & self.low_bits.val());
        self.address_c.next = (bit_cast::<A, LW>(self.page_c.val()) << self.size.val())
            | (bit_cast::<A, 6>(self.read_c.val()) & self.low_bits.val());
        self.fixed_address.next = (bit_cast::<A, LW>(self.page_fixed.val()) << self.size.val())
            | (bit_cast::<A, 6>(self.fixed_rd.val()) & self.low_bits.val());
        self.slow_address.next = (bit_cast::<A, LW>(self.page_slow.val()) << self.size.val())
            | (bit_cast::<A, 6>(self.slow_rd.val()) & self.low_bits.val());
    }
}
