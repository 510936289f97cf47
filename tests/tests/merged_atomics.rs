// SPDX-License-Identifier: MIT
//! Merged atomics as a whole (docs/mechanisms/4.md): memory and every returned value are those of
//! the threads run one by one, with one access for each set.
//!
//! First the golden models of PREPARE and PREFIX, exhaustively for four threads; then the
//! RTL of `atomic_prepare`, `load_store` and `atomic_unit` in a chain, with a memory that
//! is slow, refuses and answers out of order.
mod chain;

use warpwright_config::SetPolicy;
use warpwright_sim::golden::atomic_prepare::{prepare, sets};
use warpwright_sim::golden::atomic_unit::{atomic, identity};
use warpwright_sim::golden::load_store::{execute, Instruction};

fn threads(mask: u64) -> impl Iterator<Item = usize> {
    (0..4).filter(move |&thread| mask >> thread & 1 == 1)
}

/// One source atomic of a warp.
#[derive(Clone, Debug)]
struct Source {
    aop: u8,
    mask: u64,
    /// Word addresses.
    word: [usize; 4],
    operand: [u32; 4],
    operand2: [u32; 4],
}

impl Source {
    /// The threads one by one, in order: what each gets back.
    fn one_by_one(&self, words: &mut [u32]) -> [u32; 4] {
        let mut returned = [0; 4];
        for thread in threads(self.mask) {
            let word = &mut words[self.word[thread]];
            returned[thread] = *word;
            *word = atomic(self.aop, *word, self.operand[thread], self.operand2[thread]);
        }
        returned
    }

    /// Accesses that the merged form needs: one for each set, one for each thread outside.
    fn merged_accesses(&self, policy: SetPolicy) -> u64 {
        let sets = sets(policy, self.mask as u32, &self.word.map(|word| word as u32));
        let merged: u32 = sets.iter().map(|set| set.count_ones() - 1).sum();
        u64::from(self.mask.count_ones() - merged)
    }

    /// The final arithmetic instruction: old value and prefix. Of an exchange the old value comes
    /// over the prefix, where it does; a compare-and-exchange has nothing but the old value.
    fn finish(&self, thread: usize, old: Option<u32>, prefix: u32) -> u32 {
        match old {
            Some(old) if identity(self.aop).is_some() => {
                atomic(self.aop, old, prefix, self.operand2[thread])
            }
            Some(old) => old,
            None => prefix,
        }
    }
}

/// All ways in which four threads can share addresses (as restricted growth strings).
fn address_patterns() -> Vec<[usize; 4]> {
    let all = (0..256).map(|code: usize| [0, 2, 4, 6].map(|shift| code >> shift & 3));
    let canonical = |pattern: &[usize; 4]| {
        (0..4).all(|i| pattern[i] <= pattern[..i].iter().map(|p| p + 1).max().unwrap_or(0))
    };
    all.filter(canonical).collect()
}

#[test]
fn prepare_and_prefix_equal_the_threads_one_by_one_exhaustively() {
    const K: u32 = 3;
    let patterns = address_patterns();
    assert_eq!(patterns.len(), 15, "partitions of four threads");
    for (aop, policy) in
        (0..=10).chain([13, 14]).flat_map(|aop| SetPolicy::ALL.map(|policy| (aop, policy)))
    {
        // Four operands that reach the corners of the operation; K bounds add-modulo.
        let palette: [u32; 4] = match aop {
            0 | 9 => [0, 1, 0x7fff_ffff, u32::MAX],
            1 => [0, 3, 0x8000_0001, u32::MAX],
            2..=4 => [0, 0b0011, 0b0101, u32::MAX],
            10 => [0, 1, 2, 2],
            13 | 14 => [0, 1, 2, 3],
            _ => [0, 1, 0x8000_0000, u32::MAX],
        };
        for (code, &word) in
            (0..256usize).flat_map(|code| patterns.iter().map(move |word| (code, word)))
        {
            let operand = [0, 2, 4, 6].map(|shift| palette[code >> shift & 3]);
            let operand2 = if aop == 14 { [1, 0, 2, 1] } else { [K; 4] };
            for (mask, start) in (0..16).flat_map(|mask| palette.map(|start| (mask, start))) {
                let source = Source { aop, mask, word, operand, operand2 };
                let mut words = [start; 4];
                let returned = source.one_by_one(&mut words);

                let address = word.map(|word| word as u32 * 4);
                let prepared = prepare(policy, aop, mask as u32, &address, &operand, &operand2);
                let instruction = Instruction {
                    kind: 2,
                    size: 2,
                    mask,
                    address: address.map(u64::from).to_vec(),
                    data: operand.map(u64::from).to_vec(),
                    data2: operand2.map(u64::from).to_vec(),
                    aop: aop.into(),
                    wants_old: true,
                    sets: [0, 1]
                        .map(|number| prepared.sets.get(number).map_or(0, |set| set.threads.into()))
                        .to_vec(),
                    combined: [0, 1]
                        .map(|number| {
                            prepared.sets.get(number).map_or(0, |set| set.combined.into())
                        })
                        .to_vec(),
                    ..Default::default()
                };
                let mut merged = [u64::from(start); 4];
                let outcome = execute(&instruction, &mut merged, |update| {
                    atomic(
                        update.aop as u8,
                        update.old as u32,
                        update.operand as u32,
                        update.operand2 as u32,
                    )
                    .into()
                });
                assert_eq!(merged, words.map(u64::from), "memory after {source:?}");
                assert_eq!(
                    outcome.accesses,
                    source.merged_accesses(policy),
                    "accesses of {source:?}"
                );
                let (written, olds) = outcome.loaded.expect("old values are returned");
                for thread in threads(mask) {
                    let old = (written >> thread & 1 == 1).then_some(olds[thread] as u32);
                    let value = source.finish(thread, old, prepared.prefixes[thread]);
                    assert_eq!(value, returned[thread], "thread {thread} of {source:?}");
                }
            }
        }
    }
}
