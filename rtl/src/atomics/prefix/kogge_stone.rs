// SPDX-License-Identifier: MIT
//! Kogge-Stone prefix network (docs/mechanisms/4.md): least depth, most operations.
//!
//! Integer operations but multiplication, in thread order; other operations are `refused`. The
//! operand of a thread outside the set is the identity, so that values pass it unchanged.
use super::super::combine::Identity;
use super::level::{Level, Pairs};
use super::results::PrefixResults;
use crate::bundles::{LevelWords, PrefixResult, PrefixSet};
use crate::cells::Lazy;
use crate::prelude::*;

/// The network over `T` threads, 2 to 32, and words of `N` bits.
///
/// Level by level each thread takes the combination of twice as many threads up to itself. A level
/// that `T` threads do not need passes its words on.
///
/// | | |
/// | --- | --- |
/// | latency | pipelined `log2 T` cycles, otherwise 1 |
/// | area | `T log2 T - T + 1` operations |
/// | invariants | `y` of a thread outside the set is kept; one set at a time |
#[derive(LogicBlock)]
#[block(new(pipelined: bool))]
#[check(T >= 2 && T <= 32 && T.is_power_of_two(), "2 to 32 threads")]
#[derived(level = |distance| Level::new(apart(distance, T), pipelined && 2 * distance < T))]
pub struct KoggeStone<const T: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A set of threads.
    pub set: PrefixSet<In, T, N>,
    /// Prefixes of the set.
    pub result: PrefixResult<Out, T, N>,
    identity: Lazy<Identity<N>>,
    operand: LevelWords<Local, T, N>,
    // The register of the last level is that of the results.
    #[build(level(1))]
    apart_1: Lazy<Level<T, N>>,
    #[build(level(2))]
    apart_2: Lazy<Level<T, N>>,
    #[build(level(4))]
    apart_4: Lazy<Level<T, N>>,
    #[build(level(8))]
    apart_8: Lazy<Level<T, N>>,
    #[build(level(16))]
    apart_16: Lazy<Level<T, N>>,
    #[build(PrefixResults::new(if pipelined { T.ilog2() } else { 1 }))]
    results: Lazy<PrefixResults<T, N>>,
}

/// All pairs of threads with this distance.
fn apart(distance: usize, threads: usize) -> Pairs {
    Pairs { first: 0, stride: 1, distance, count: threads.saturating_sub(distance) }
}

#[hdl_gen]
impl Logic for KoggeStone {
    fn update(&mut self) {
        self.identity.op.next = self.set.op.val();
        self.set.drive(&mut self.operand, [op, k]);
        for i in 0..T {
            self.operand.word[i].next = self.identity.value.val();
            if self.set.mask.val().get_bit(i) {
                self.operand.word[i].next = self.set.x[i].val();
            }
        }

        self.operand.drive(&mut self.apart_1.before);
        self.apart_1.after.drive(&mut self.apart_2.before);
        self.apart_2.after.drive(&mut self.apart_4.before);
        self.apart_4.after.drive(&mut self.apart_8.before);
        self.apart_8.after.drive(&mut self.apart_16.before);
        self.apart_16.after.drive(&mut self.results.inclusive);

        self.set.drive(&mut self.results.set);
        self.results.neutral.next = self.identity.value.val();
        self.results.result.drive(&mut self.result);
    }
}
