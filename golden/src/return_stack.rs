// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/return_stack`.
use crate::{ports, Model};

ports! {
    Inputs { launch_valid, launch_warp, select_valid, select_warp, warp, push, pop, pc, depth_valid, depth_warp, new_depth }
    Outputs { depth, top }
}

/// The stacks, and the warps in stages 2 and E1.
pub struct ReturnStack {
    stacks: Vec<Vec<u64>>,
    second: Option<usize>,
    /// Depth and topmost PC.
    ready: Option<(u64, Option<u64>)>,
    /// A warp that has called in the cycle before; the PC comes now.
    called: Option<usize>,
}

impl ReturnStack {
    /// All stacks empty.
    pub fn new(warps: usize) -> Self {
        Self { stacks: vec![vec![]; warps], second: None, ready: None, called: None }
    }
}

impl Model for ReturnStack {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        Outputs {
            depth: self.ready.map(|ready| ready.0),
            top: self.ready.and_then(|ready| ready.1),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        if let Some(warp) = self.called.take() {
            *self.stacks[warp].last_mut().expect("a place for it") = (inputs.pc + 1) & 0xf_ffff;
        }
        self.ready = self
            .second
            .map(|warp| (self.stacks[warp].len() as u64, self.stacks[warp].last().copied()));
        self.second = (inputs.select_valid == 1).then_some(inputs.select_warp as usize);
        let stack = &mut self.stacks[inputs.warp as usize];
        if inputs.push == 1 {
            stack.push(0);
            self.called = Some(inputs.warp as usize);
            assert!(stack.len() <= 16, "a push onto a full stack");
        }
        if inputs.pop == 1 {
            stack.pop().expect("a pop from an empty stack");
        }
        if inputs.depth_valid == 1 {
            self.stacks[inputs.depth_warp as usize].truncate(inputs.new_depth as usize);
        }
        if inputs.launch_valid == 1 {
            self.stacks[inputs.launch_warp as usize].clear();
        }
    }
}
