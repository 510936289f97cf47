// SPDX-License-Identifier: MIT
//! Sets of numbers, most of them close together.

/// Set of numbers below a limit. Words outside `low..high` are zero.
#[derive(Clone, Debug)]
pub struct Set {
    words: Vec<u64>,
    low: usize,
    high: usize,
}

impl PartialEq for Set {
    fn eq(&self, other: &Set) -> bool {
        let (low, high) = (self.low.min(other.low), self.high.max(other.high));
        low >= high || self.words[low..high] == other.words[low..high]
    }
}

impl Set {
    /// Nothing, of `limit` numbers.
    pub fn new(limit: usize) -> Self {
        let words = limit.div_ceil(64);
        Self { words: vec![0; words], low: words, high: 0 }
    }
    pub fn insert(&mut self, i: usize) {
        self.words[i / 64] |= 1 << (i % 64);
        self.reach(i / 64, i / 64 + 1);
    }
    pub fn contains(&self, i: usize) -> bool {
        self.words[i / 64] >> (i % 64) & 1 != 0
    }
    pub fn clear(&mut self) {
        let (low, high) = (self.low, self.high);
        if low < high {
            self.words[low..high].fill(0);
        }
        (self.low, self.high) = (self.words.len(), 0);
    }
    pub fn is_empty(&self) -> bool {
        self.low >= self.high || self.words[self.low..self.high].iter().all(|&word| word == 0)
    }
    fn reach(&mut self, low: usize, high: usize) {
        (self.low, self.high) = (self.low.min(low), self.high.max(high));
    }
    pub fn union(&mut self, other: &Set) {
        if other.low < other.high {
            let range = other.low..other.high;
            self.words[range.clone()]
                .iter_mut()
                .zip(&other.words[range])
                .for_each(|(a, b)| *a |= b);
            self.reach(other.low, other.high);
        }
    }
    pub fn remove(&mut self, other: &Set) {
        let range = self.low.max(other.low)..self.high.min(other.high);
        if range.start < range.end {
            self.words[range.clone()]
                .iter_mut()
                .zip(&other.words[range])
                .for_each(|(a, b)| *a &= !b);
        }
        // Sets that shrink from below stay small.
        while self.low < self.high && self.words[self.low] == 0 {
            self.low += 1;
        }
        while self.low < self.high && self.words[self.high - 1] == 0 {
            self.high -= 1;
        }
        if self.low >= self.high {
            (self.low, self.high) = (self.words.len(), 0);
        }
    }
    /// Adds what two others have in common.
    pub fn union_of_both(&mut self, one: &Set, other: &Set) {
        let range = one.low.max(other.low)..one.high.min(other.high);
        if range.start < range.end {
            let both = one.words[range.clone()].iter().zip(&other.words[range.clone()]);
            self.words[range.clone()].iter_mut().zip(both).for_each(|(to, (a, b))| *to |= a & b);
            self.reach(range.start, range.end);
        }
    }
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let range = if self.low < self.high { self.low..self.high } else { 0..0 };
        range.flat_map(|word| {
            let mut bits = self.words[word];
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as usize;
                (bits != 0).then(|| bits &= bits - 1).map(|()| word * 64 + bit)
            })
        })
    }
}
