// SPDX-License-Identifier: MIT
//! Free slots and register pages of a bank group, and the number of warps that fit.
use crate::cells::DFF;
use crate::prelude::*;

/// The slots and pages of one bank group of a unit of `W` warps.
///
/// `room` is how many more warps of `pages` pages fit: the smaller of the slots free and the pages
/// free divided by `pages`. It is a register that is exact while all warps have the same number of
/// pages, and otherwise for one cycle too low after a warp with fewer pages was freed; it counts
/// for the `pages` of the cycle before.
///
/// Invariant: pages free + pages of the slots in use = pages in all.
#[derive(LogicBlock)]
#[block(new(slots: usize))]
#[check(W <= 64 && slots <= W / 2, "half of the slots are of one group")]
pub struct GroupTable<const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: all are free.
    pub start: Signal<In, Bit>,
    /// Pages that the next warp needs, 1 to 4.
    pub pages: Signal<In, Bits<3>>,
    /// The next warp is launched in this group.
    pub take: Signal<In, Bit>,
    /// A slot of the group is freed.
    pub free_valid: Signal<In, Bit>,
    /// Pages of the warp that is freed, valid with `free_valid`.
    pub free_pages: Signal<In, Bits<3>>,
    /// Warps for which there is room.
    pub room: Signal<Out, Bits<6>>,
    /// Pages not in use.
    pub pages_free: Signal<Out, Bits<7>>,
    left: DFF<Bits<6>>,
    #[drives(pages_free)]
    spare: DFF<Bits<7>>,
    #[drives(room)]
    rest: DFF<Bits<6>>,
    #[value(slots as u64)]
    slots: Constant<Bits<6>>,
    #[value(W as u64)]
    total: Constant<Bits<7>>,
    few: Signal<Local, Bits<4>>,
    by_pages: Signal<Local, Bits<7>>,
    fits: Signal<Local, Bits<6>>,
    grows: Signal<Local, Bit>,
    taken: Signal<Local, Bits<3>>,
    given: Signal<Local, Bits<3>>,
}

#[hdl_gen]
impl Logic for GroupTable {
    fn update(&mut self) {
        // Warps that fit now.
        self.few.next = self.spare.q.val().get_bits::<4>(0);
        self.by_pages.next = self.spare.q.val();
        if self.pages.val() == 2 {
            self.by_pages.next = self.spare.q.val() >> 1;
        }
        if self.pages.val() == 3 {
            // Only where the group has at most eight pages.
            self.by_pages.next = 0.into();
            if self.few.val() >= 3 {
                self.by_pages.next = 1.into();
            }
            if self.few.val() >= 6 {
                self.by_pages.next = 2.into();
            }
        }
        if self.pages.val().get_bit(2) {
            self.by_pages.next = self.spare.q.val() >> 2;
        }
        self.fits.next = bit_cast::<6, 7>(self.by_pages.val());
        if bit_cast::<7, 6>(self.left.q.val()) < self.by_pages.val() {
            self.fits.next = self.left.q.val();
        }

        // Launch and release of this cycle.
        self.grows.next = self.free_valid.val() & (self.free_pages.val() >= self.pages.val());
        self.rest.d.next = self.fits.val();
        if self.grows.val() & !self.take.val() {
            self.rest.d.next = self.fits.val() + 1;
        }
        if self.take.val() & !self.grows.val() {
            self.rest.d.next = self.fits.val() - 1;
        }
        self.taken.next = 0.into();
        if self.take.val() {
            self.taken.next = self.pages.val();
        }
        self.given.next = 0.into();
        if self.free_valid.val() {
            self.given.next = self.free_pages.val();
        }
        self.spare.d.next = self.spare.q.val() + bit_cast::<7, 3>(self.given.val())
            - bit_cast::<7, 3>(self.taken.val());
        if self.free_valid.val() & !self.take.val() {
            self.left.d.next = self.left.q.val() + 1;
        }
        if self.take.val() & !self.free_valid.val() {
            self.left.d.next = self.left.q.val() - 1;
        }
        if self.start.val() {
            self.left.d.next = self.slots.val();
            self.spare.d.next = self.total.val();
            self.rest.d.next = 0.into();
        }
    }
}
