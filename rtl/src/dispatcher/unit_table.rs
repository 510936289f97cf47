// SPDX-License-Identifier: MIT
//! One row of the pool's resource table: the slots and registers of an execution unit.
use super::group_table::GroupTable;
use crate::cells::{Lazy, Lowest, LutRam, DFF};
use crate::prelude::*;

/// Slots and registers of a unit of `W` warps. Even and odd slots have their registers in the two
/// bank groups, whose pages are counted apart.
///
/// Invariant, of each group: pages free + pages of the slots in use = pages in all.
#[derive(LogicBlock)]
#[block(new(slots: usize))]
pub struct UnitTable<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: all are free.
    pub start: Signal<In, Bit>,
    /// Pages that the next warp needs, 1 to 4.
    pub pages: Signal<In, Bits<3>>,
    /// A warp of `pages` pages takes the slot that was shown in the cycle before.
    pub take: Signal<In, Bit>,
    /// Slot that is taken, valid with `take`.
    pub take_warp: Signal<In, Bits<LW>>,
    /// A slot is freed.
    pub free_valid: Signal<In, Bit>,
    /// Slot that is freed, valid with `free_valid`.
    pub free_warp: Signal<In, Bits<LW>>,
    /// The lowest free slot of a group with pages for the next warp, if there is one.
    pub slot: Signal<Out, Bits<LW>>,
    /// Warps for which there is room.
    pub vacant: Signal<Out, Bits<9>>,
    /// Slots in use.
    pub busy: Signal<Out, Bits<W>>,
    /// Pages of the even group not in use.
    pub even_free: Signal<Out, Bits<7>>,
    /// Pages of the odd group not in use.
    pub odd_free: Signal<Out, Bits<7>>,
    #[build(GroupTable::new(slots.div_ceil(2)))]
    even: GroupTable<W>,
    #[build(GroupTable::new(slots / 2))]
    odd: GroupTable<W>,
    // The pages of each slot.
    sizes: LutRam<LW, 3>,
    #[drives(busy)]
    used: DFF<Bits<W>>,
    choice: Lazy<Lowest<W, LW>>,
    #[value((1_u64 << slots) - 1)]
    usable: Constant<Bits<W>>,
    #[value(0x5555_5555_5555_5555_u64 & ((1_u64 << W) - 1))]
    evens: Constant<Bits<W>>,
    #[value(1)]
    one: Constant<Bits<W>>,
    roomy: Signal<Local, Bits<W>>,
    slots: Signal<Local, Bits<W>>,
}

#[hdl_gen]
impl Logic for UnitTable {
    fn update(&mut self) {
        self.roomy.next = 0.into();
        if self.even.room.val().any() {
            self.roomy.next = self.evens.val();
        }
        if self.odd.room.val().any() {
            self.roomy.next = self.roomy.val() | !self.evens.val();
        }
        self.choice.candidates.next = self.usable.val() & !self.used.q.val() & self.roomy.val();
        self.slot.next = self.choice.index.val();
        self.vacant.next =
            bit_cast::<9, 6>(self.even.room.val()) + bit_cast::<9, 6>(self.odd.room.val());
        self.even_free.next = self.even.pages_free.val();
        self.odd_free.next = self.odd.pages_free.val();

        self.sizes.write(self.take.val(), self.take_warp.val(), self.pages.val());
        self.sizes.read(self.free_warp.val());
        self.drive(&mut self.even, [start, pages]);
        self.even.take.next = self.take.val() & !self.take_warp.val().get_bit(0);
        self.even.free_valid.next = self.free_valid.val() & !self.free_warp.val().get_bit(0);
        self.even.free_pages.next = self.sizes.read_data.val();
        self.drive(&mut self.odd, [start, pages]);
        self.odd.take.next = self.take.val() & self.take_warp.val().get_bit(0);
        self.odd.free_valid.next = self.free_valid.val() & self.free_warp.val().get_bit(0);
        self.odd.free_pages.next = self.sizes.read_data.val();

        self.slots.next = self.used.q.val();
        if self.free_valid.val() {
            self.slots.next = self.slots.val() & !(self.one.val() << self.free_warp.val());
        }
        if self.take.val() {
            self.slots.next = self.slots.val() | (self.one.val() << self.take_warp.val());
        }
        self.used.d.next = self.slots.val();
        if self.start.val() {
            self.used.d.next = 0.into();
        }
    }
}
