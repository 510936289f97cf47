// SPDX-License-Identifier: MIT
//! Brent-Kung prefix network (docs/mechanisms/4.md): logarithmic depth with fewer than `2 T`
//! operations.
//!
//! Integer operations but multiplication, in thread order; other operations are `refused`. The
//! operand of a thread outside the set is the identity, so that values pass it unchanged.
use super::super::combine::Identity;
use super::level::{Level, Pairs};
use super::results::PrefixResults;
use crate::bundles::{LevelWords, PrefixResult, PrefixSet};
use crate::cells::Lazy;
use crate::prelude::*;

/// The network over `T` threads, 4 to 32, and words of `N` bits.
///
/// Upwards each level combines the last threads of neighbouring groups of 1, 2, 4, ...; downwards
/// the prefixes between them are filled in. A level that `T` threads do not need passes its words
/// on.
///
/// | | |
/// | --- | --- |
/// | latency | pipelined `2 log2 T - 1` cycles, otherwise 1 |
/// | area | `2 T - log2 T - 2` operations |
/// | invariants | `y` of a thread outside the set is kept; one set at a time |
#[derive(LogicBlock)]
#[block(new(pipelined: bool))]
#[check(T >= 4 && T <= 32 && T.is_power_of_two(), "4 to 32 threads")]
#[derived(up = |size| Level::new(upwards(size, T), pipelined && upwards(size, T).count > 0))]
#[derived(down = |size| Level::new(downwards(size, T), pipelined && downwards(size, T).count > 0))]
pub struct BrentKung<const T: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A set of threads.
    pub set: PrefixSet<In, T, N>,
    /// Prefixes of the set.
    pub result: PrefixResult<Out, T, N>,
    identity: Lazy<Identity<N>>,
    operand: LevelWords<Local, T, N>,
    #[build(up(1))]
    up_1: Lazy<Level<T, N>>,
    #[build(up(2))]
    up_2: Lazy<Level<T, N>>,
    #[build(up(4))]
    up_4: Lazy<Level<T, N>>,
    #[build(up(8))]
    up_8: Lazy<Level<T, N>>,
    #[build(up(16))]
    up_16: Lazy<Level<T, N>>,
    #[build(down(8))]
    down_8: Lazy<Level<T, N>>,
    #[build(down(4))]
    down_4: Lazy<Level<T, N>>,
    #[build(down(2))]
    down_2: Lazy<Level<T, N>>,
    // Its register is that of the results.
    #[build(Level::new(downwards(1, T), false))]
    down_1: Lazy<Level<T, N>>,
    #[build(PrefixResults::new(if pipelined { 2 * T.ilog2() - 1 } else { 1 }))]
    results: Lazy<PrefixResults<T, N>>,
}

/// Pairs of the upward level that joins two groups of `size` threads each: their last threads.
fn upwards(size: usize, threads: usize) -> Pairs {
    Pairs { first: size - 1, stride: 2 * size, distance: size, count: threads / (2 * size) }
}

/// Pairs of the downward level that completes groups of `size` threads: the last thread of a
/// group of `2 size` and that in the middle of the next one.
fn downwards(size: usize, threads: usize) -> Pairs {
    let groups = threads / (2 * size);
    Pairs { first: 2 * size - 1, stride: 2 * size, distance: size, count: groups.saturating_sub(1) }
}

#[hdl_gen]
impl Logic for BrentKung {
    fn update(&mut self) {
        self.identity.op.next = self.set.op.val();
        self.set.drive(&mut self.operand, [op, k]);
        for i in 0..T {
            self.operand.word[i].next = self.identity.value.val();
            if self.set.mask.val().get_bit(i) {
                self.operand.word[i].next = self.set.x[i].val();
            }
        }

        self.operand.drive(&mut self.up_1.before);
        self.up_1.after.drive(&mut self.up_2.before);
        self.up_2.after.drive(&mut self.up_4.before);
        self.up_4.after.drive(&mut self.up_8.before);
        self.up_8.after.drive(&mut self.up_16.before);
        self.up_16.after.drive(&mut self.down_8.before);
        self.down_8.after.drive(&mut self.down_4.before);
        self.down_4.after.drive(&mut self.down_2.before);
        self.down_2.after.drive(&mut self.down_1.before);
        self.down_1.after.drive(&mut self.results.inclusive);

        self.set.drive(&mut self.results.set);
        self.results.neutral.next = self.identity.value.val();
        self.results.result.drive(&mut self.result);
    }
}
