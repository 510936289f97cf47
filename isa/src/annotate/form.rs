// SPDX-License-Identifier: MIT
//! Values as sums of what is known when a warp is launched, and their bounds.
use std::collections::{BTreeMap, HashMap};

/// Values of 32 bits.
pub(super) const WORDS: i128 = 1 << 32;

/// A part of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Symbol {
    /// A bit of the lane number: 0 and 1, with warps of eight threads 2 as well.
    Lane(u8),
    /// Something known at launch, the same for the whole warp.
    Warp(u8),
    /// The result of an operation that is not a sum, by its number.
    Result(usize),
}

/// A sum of symbols with coefficients, modulo 2^32.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Form {
    pub constant: u32,
    pub terms: BTreeMap<Symbol, u32>,
}

impl Form {
    pub fn constant(constant: u32) -> Self {
        Self { constant, terms: BTreeMap::new() }
    }
    pub fn symbol(symbol: Symbol) -> Self {
        Self { constant: 0, terms: BTreeMap::from([(symbol, 1)]) }
    }
    /// `self + other * factor`.
    pub fn plus(&self, other: &Form, factor: u32) -> Self {
        let mut sum = self.clone();
        sum.constant = sum.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for (&symbol, coefficient) in &other.terms {
            let term = sum.terms.entry(symbol).or_default();
            *term = term.wrapping_add(coefficient.wrapping_mul(factor));
        }
        sum.terms.retain(|_, coefficient| *coefficient != 0);
        sum
    }
    pub fn times(&self, factor: u32) -> Self {
        Form::default().plus(self, factor)
    }
    pub fn as_constant(&self) -> Option<u32> {
        self.terms.is_empty().then_some(self.constant)
    }
}

/// What is known about a symbol: its range, and a power of two that divides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub low: i128,
    pub high: i128,
    pub step: i128,
}

impl Bounds {
    pub const ANY: Bounds = Bounds { low: 0, high: WORDS - 1, step: 1 };
    pub fn up_to(high: u32) -> Self {
        Self { low: 0, high: high.into(), step: 1 }
    }
    pub fn times(self, coefficient: u32) -> Self {
        let factor = i128::from(coefficient as i32);
        let (one, other) = (self.low * factor, self.high * factor);
        let step = (self.step << coefficient.trailing_zeros().min(31)).min(WORDS);
        Self { low: one.min(other), high: one.max(other), step }
    }
    pub fn plus(self, other: Self) -> Self {
        let (low, high) = (self.low + other.low, self.high + other.high);
        Self { low, high, step: self.step.min(other.step) }
    }
}

/// All forms that occur, each once: values are compared and copied by number.
#[derive(Default)]
pub(super) struct Forms {
    all: Vec<Form>,
    numbers: HashMap<Form, u32>,
}

impl Forms {
    /// The number of a form.
    pub fn number(&mut self, form: Form) -> u32 {
        if let Some(&number) = self.numbers.get(&form) {
            return number;
        }
        let number = self.all.len() as u32;
        self.all.push(form.clone());
        self.numbers.insert(form, number);
        number
    }

    /// The form of a number.
    pub fn form(&self, number: u32) -> &Form {
        &self.all[number as usize]
    }
}
