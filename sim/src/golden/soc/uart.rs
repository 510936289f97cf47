//! The serial line.
use crate::harness::Model;
use std::collections::VecDeque;

/// `uart_receiver`: the line as it was two cycles ago, sampled in the middle of each bit.
pub struct UartReceiver {
    divisor: u32,
    history: [bool; 2],
    /// Cycles since the line was seen low, and the samples so far.
    frame: Option<(u32, Vec<bool>)>,
    byte: u64,
    shown: (bool, bool),
}

impl UartReceiver {
    /// Bits last `divisor` cycles.
    pub fn new(divisor: u32) -> Self {
        Self { divisor, history: [true; 2], frame: None, byte: 0, shown: (false, false) }
    }
}

impl Model for UartReceiver {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        let (valid, broken) = self.shown;
        vec![Some(valid.into()), valid.then_some(self.byte), Some(broken.into())]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let level = self.history[1];
        self.history = [inputs[0] == 1, self.history[0]];
        self.shown = (false, false);
        let Some((age, samples)) = &mut self.frame else {
            self.frame = (!level).then(|| (0, vec![]));
            return;
        };
        *age += 1;
        if *age != self.divisor / 2 + samples.len() as u32 * self.divisor {
            return;
        }
        samples.push(level);
        match samples[..] {
            // Not a start bit.
            [true] => self.frame = None,
            [_, ref data @ .., stop] if data.len() == 8 => {
                self.byte = data.iter().enumerate().map(|(bit, &level)| u64::from(level) << bit).sum();
                self.shown = (stop, !stop);
                self.frame = None;
            }
            _ => {}
        }
    }
}

/// `uart_sender`.
pub struct UartSender {
    divisor: usize,
    levels: VecDeque<bool>,
}

impl UartSender {
    /// Bits last `divisor` cycles.
    pub fn new(divisor: u32) -> Self {
        Self { divisor: divisor as usize, levels: VecDeque::new() }
    }
}

impl Model for UartSender {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        vec![Some(self.levels.is_empty().into()), Some(self.levels.front().is_none_or(|&level| level).into())]
    }

    fn clock(&mut self, inputs: &[u64]) {
        if self.levels.pop_front().is_none() && inputs[0] == 1 {
            let bits = 0x200 | inputs[1] << 1;
            self.levels = (0..10).flat_map(|bit| vec![bits >> bit & 1 == 1; self.divisor]).collect();
        }
    }
}
