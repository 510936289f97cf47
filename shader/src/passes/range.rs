// SPDX-License-Identifier: MIT
//! The range of a word.

/// What a word can be: its unsigned maximum, and its range as a signed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub most: u32,
    pub low: i32,
    pub high: i32,
}

/// Any word.
pub(super) const ANY: Range = Range { most: u32::MAX, low: i32::MIN, high: i32::MAX };

impl Range {
    /// What the two forms say about each other.
    pub fn tidy(mut self) -> Self {
        if self.most <= i32::MAX as u32 {
            (self.low, self.high) = (self.low.max(0), self.high.min(self.most as i32));
        }
        if self.low >= 0 && self.high >= 0 {
            self.most = self.most.min(self.high as u32);
        }
        self
    }

    pub fn up_to(most: u64) -> Self {
        u32::try_from(most).map_or(ANY, |most| Range { most, ..ANY }.tidy())
    }

    pub fn signed(low: i64, high: i64) -> Self {
        match (i32::try_from(low), i32::try_from(high)) {
            (Ok(low), Ok(high)) => Range { low, high, ..ANY }.tidy(),
            _ => ANY,
        }
    }

    pub fn word(word: u32) -> Self {
        Range { most: word, low: word as i32, high: word as i32 }
    }

    pub fn or(self, other: Self) -> Self {
        Range {
            most: self.most.max(other.most),
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    pub fn and(self, other: Self) -> Self {
        Range {
            most: self.most.min(other.most),
            low: self.low.max(other.low),
            high: self.high.min(other.high),
        }
        .tidy()
    }
}
