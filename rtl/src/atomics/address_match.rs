// SPDX-License-Identifier: MIT
//! Which threads of a warp share an address (docs/mechanisms/4.md).
use crate::config::SetPolicy;
use crate::prelude::*;

/// The sets that are merged among `T` threads, 2 to 32.
///
/// | policy | comparators of addresses |
/// | --- | --- |
/// | `first` | `T`, one of them with itself |
/// | `largest`, `all` | `T (T - 1) / 2` |
/// | `first-and-last` | `2 T` |
///
/// Latency: combinational. Invariants: sets are disjoint, have two members or more, all of them
/// active and at one address.
#[derive(LogicBlock)]
#[block(new(policy: SetPolicy, merge: bool))]
#[check(T >= 2 && T <= 32, "2 to 32 threads")]
pub struct AddressMatch<const T: usize> {
    /// Active threads.
    pub mask: Signal<In, Bits<T>>,
    /// Byte addresses.
    pub address: [Signal<In, Bits<32>>; T],
    /// The set whose lowest thread this is; zero when there is none.
    pub members: [Signal<Out, Bits<T>>; T],
    #[value(merge)]
    merge: Constant<Bit>,
    #[value(policy as u64)]
    policy: Constant<Bits<2>>,
    #[value(|i| (1u64 << i) - 1)]
    below: [Constant<Bits<T>>; T],
    first: Signal<Local, Bits<32>>,
    last: Signal<Local, Bits<32>>,
    with_first: Signal<Local, Bits<T>>,
    with_last: Signal<Local, Bits<T>>,
    same: [Signal<Local, Bits<T>>; T],
    rows: [Signal<Local, Bits<T>>; T],
    found: Signal<Local, Bit>,
    number: Signal<Local, Bits<6>>,
    most: Signal<Local, Bits<6>>,
    best: Signal<Local, Bits<T>>,
}

#[expect(clippy::collapsible_if, reason = "the outer condition is decided at export")]
#[hdl_gen]
impl Logic for AddressMatch {
    fn update(&mut self) {
        self.first.next = 0.into();
        self.last.next = 0.into();
        self.found.next = false;
        self.with_first.next = 0.into();
        self.with_last.next = 0.into();
        self.number.next = 0.into();
        self.most.next = 0.into();
        self.best.next = 0.into();
        for i in 0..T {
            self.same[i].next = 0.into();
            self.rows[i].next = 0.into();
        }
        if (self.policy.val() == SetPolicy::First as u64)
            | (self.policy.val() == SetPolicy::FirstAndLast as u64)
        {
            for i in 0..T {
                if self.mask.val().get_bit(i) {
                    if !self.found.val() {
                        self.first.next = self.address[i].val();
                    }
                    self.found.next = true;
                    if self.policy.val() == SetPolicy::FirstAndLast as u64 {
                        self.last.next = self.address[i].val();
                    }
                }
            }
            for i in 0..T {
                if self.mask.val().get_bit(i) & (self.address[i].val() == self.first.val()) {
                    self.with_first.next = self.with_first.val().replace_bit(i, true);
                }
                if (self.policy.val() == SetPolicy::FirstAndLast as u64)
                    & self.mask.val().get_bit(i)
                    & (self.address[i].val() == self.last.val())
                {
                    self.with_last.next = self.with_last.val().replace_bit(i, true);
                }
            }
            for i in 0..T {
                if self.with_first.val().get_bit(i)
                    & !(self.with_first.val() & self.below[i].val()).any()
                {
                    self.rows[i].next = self.with_first.val();
                }
                if self.with_last.val().get_bit(i)
                    & !(self.with_last.val() & self.below[i].val()).any()
                {
                    self.rows[i].next = self.with_last.val();
                }
            }
        } else {
            for i in 0..T {
                for j in 0..T {
                    if j > i {
                        if self.mask.val().get_bit(i)
                            & self.mask.val().get_bit(j)
                            & (self.address[i].val() == self.address[j].val())
                        {
                            self.same[i].next = self.same[i].val().replace_bit(j, true);
                            self.same[j].next = self.same[j].val().replace_bit(i, true);
                        }
                    }
                }
            }
            // Led by the lowest of them.
            for i in 0..T {
                if self.same[i].val().any() & !(self.same[i].val() & self.below[i].val()).any() {
                    self.rows[i].next = self.same[i].val().replace_bit(i, true);
                }
            }
            if self.policy.val() == SetPolicy::Largest as u64 {
                for i in 0..T {
                    self.number.next = 0.into();
                    for j in 0..T {
                        if self.rows[i].val().get_bit(j) {
                            self.number.next = self.number.val() + 1;
                        }
                    }
                    if self.number.val() > self.most.val() {
                        self.most.next = self.number.val();
                        self.best.next = self.rows[i].val();
                    }
                }
                for i in 0..T {
                    if !self.best.val().get_bit(i) | (self.best.val() & self.below[i].val()).any() {
                        self.rows[i].next = 0.into();
                    }
                }
            }
        }
        for i in 0..T {
            self.members[i].next = 0.into();
            // Not a thread on its own.
            if self.merge.val() & (self.rows[i].val() & (!self.below[i].val() << 1)).any() {
                self.members[i].next = self.rows[i].val();
            }
        }
    }
}
