// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/load_store`: what one warp instruction does, on the spot.

/// What stands for the value of a plane in random tests: of a line and a thread.
pub fn plane(line: &[u64], thread: usize) -> u64 {
    (line[0] + 3 * line[1] + 5 * line[2] + thread as u64) & 0xffff_ffff
}

/// A word of the constant buffer in random tests.
pub fn constant(word: u64) -> u64 {
    word.wrapping_mul(0x0123_4567).wrapping_add(99) & 0xffff_ffff
}

/// A warp instruction.
#[derive(Clone, Debug, Default)]
pub struct Instruction {
    /// 0 load, 1 store, 2 PREFIX, 3 unmerged atomic, 4 load of lines, 5 load of constants.
    pub kind: u64,
    /// 0 byte, 1 half word, 2 word.
    pub size: u64,
    /// Loads extend the sign.
    pub signed: bool,
    /// Threads that take part.
    pub mask: u64,
    /// Byte address of each thread.
    pub address: Vec<u64>,
    /// Store data or operand of each thread.
    pub data: Vec<u64>,
    /// Second operand of each thread.
    pub data2: Vec<u64>,
    /// Atomic operation.
    pub aop: u64,
    /// The old value is wanted.
    pub wants_old: bool,
    /// The sets of the preceding PREPARE.
    pub sets: Vec<u64>,
    /// Their combined operands.
    pub combined: Vec<u64>,
}

/// What must come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Threads that get a value, and the values; `None` when no register is written.
    pub loaded: Option<(u64, Vec<u64>)>,
    /// Memory accesses made.
    pub accesses: u64,
    /// Threads served by them beyond the first of each.
    pub along: u64,
}

/// What an atomic does to a word.
#[derive(Clone, Copy, Debug)]
pub struct Update {
    /// Operation.
    pub aop: u64,
    /// The word before.
    pub old: u64,
    /// First operand.
    pub operand: u64,
    /// Second operand: of a set, its first member's.
    pub operand2: u64,
}

fn threads(mask: u64) -> impl Iterator<Item = usize> {
    (0..8).filter(move |&thread| mask >> thread & 1 == 1)
}

/// Executes `instruction` on a memory of words; `update` gives the new word.
pub fn execute(
    instruction: &Instruction,
    words: &mut [u64],
    update: impl Fn(Update) -> u64,
) -> Outcome {
    let Instruction { kind, size, mask, aop, .. } = *instruction;
    let Instruction { address, data, data2, sets, .. } = instruction;
    let count = address.len();
    let atomic = kind & 2 != 0;
    let writes_register = [0, 4, 5].contains(&kind) || (atomic && instruction.wants_old);
    if kind == 5 {
        // No access of memory.
        let values = address.iter().map(|address| constant(address / 4)).collect();
        return Outcome { loaded: Some((mask, values)), accesses: 0, along: 0 };
    }
    let mut values = vec![0; count];
    let mut accesses = 0;
    let mut written = mask;
    if atomic {
        let mut left = mask;
        while left != 0 {
            // Sets of compare-and-exchanges go first: their threads are at no other's address.
            let swaps = kind == 2 && aop == 14;
            let sooner = sets.iter().map(|set| left & set).find(|&set| swaps && set != 0);
            let first = sooner.unwrap_or(left).trailing_zeros() as usize;
            let number =
                (0..sets.len()).rev().find(|&number| kind == 2 && sets[number] >> first & 1 == 1);
            // The answers of a set of compare-and-exchanges are the words of one line: an access
            // for each quad.
            let quad = if swaps { 15 << (first / 4 * 4) } else { u64::MAX };
            let group = number.map_or(1 << first, |number| left & sets[number] & quad);
            let word = &mut words[(address[first] / 4) as usize];
            if aop == 14 {
                // Compare-and-exchange: one access, thread by thread.
                for thread in threads(group) {
                    values[thread] = *word;
                    *word = update(Update {
                        aop,
                        old: *word,
                        operand: data[thread],
                        operand2: data2[thread],
                    });
                }
            } else {
                let operand = number.map_or(data[first], |number| instruction.combined[number]);
                threads(group).for_each(|thread| values[thread] = *word);
                *word = update(Update { aop, old: *word, operand, operand2: data2[first] });
            }
            if aop == 13 {
                // The others have the operand of the thread before them, from PREPARE.
                written &= !(group & !(1 << first));
            }
            left &= !group;
            accesses += 1;
        }
    } else {
        let mut lines: Vec<u64> = threads(mask).map(|thread| address[thread] / 16).collect();
        lines.sort_unstable();
        lines.dedup();
        accesses = lines.len() as u64;
        let bits = 8u64 << size;
        let field = (1u64 << bits) - 1;
        for thread in threads(mask) {
            let shift = address[thread] % 4 * 8;
            if kind == 4 {
                let line = (address[thread] / 4) as usize;
                values[thread] = plane(&words[line..line + 3], thread);
                continue;
            }
            let word = &mut words[(address[thread] / 4) as usize];
            if kind == 1 {
                *word = *word & !(field << shift) | (data[thread] & field) << shift;
            } else {
                let value = *word >> shift & field;
                let sign = if instruction.signed && value >> (bits - 1) & 1 == 1 {
                    !field & 0xffff_ffff
                } else {
                    0
                };
                values[thread] = value | sign;
            }
        }
    }
    let along = u64::from(mask.count_ones()) - accesses;
    Outcome { loaded: writes_register.then_some((written, values)), accesses, along }
}
