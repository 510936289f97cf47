// SPDX-License-Identifier: MIT
//! The serial line.
use crate::{ports, Model};
use std::collections::VecDeque;

ports! {
    ReceiverInputs { line }
    ReceiverOutputs { valid, data, broken }
}

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
    type Inputs = ReceiverInputs;
    type Outputs = ReceiverOutputs<Option<u64>>;
    fn outputs(&mut self, _: &ReceiverInputs) -> ReceiverOutputs<Option<u64>> {
        let (valid, broken) = self.shown;
        ReceiverOutputs {
            valid: Some(valid.into()),
            data: valid.then_some(self.byte),
            broken: Some(broken.into()),
        }
    }

    fn clock(&mut self, inputs: &ReceiverInputs) {
        let level = self.history[1];
        self.history = [inputs.line == 1, self.history[0]];
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
                self.byte =
                    data.iter().enumerate().map(|(bit, &level)| u64::from(level) << bit).sum();
                self.shown = (stop, !stop);
                self.frame = None;
            }
            _ => {}
        }
    }
}

ports! {
    SenderInputs { valid, data }
    SenderOutputs { ready, line }
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
    type Inputs = SenderInputs;
    type Outputs = SenderOutputs<Option<u64>>;
    fn outputs(&mut self, _: &SenderInputs) -> SenderOutputs<Option<u64>> {
        let line = self.levels.front().is_none_or(|&level| level);
        SenderOutputs { ready: Some(self.levels.is_empty().into()), line: Some(line.into()) }
    }

    fn clock(&mut self, inputs: &SenderInputs) {
        if self.levels.pop_front().is_none() && inputs.valid == 1 {
            let bits = 0x200 | inputs.data << 1;
            self.levels =
                (0..10).flat_map(|bit| vec![bits >> bit & 1 == 1; self.divisor]).collect();
        }
    }
}
