//! Reference model of `rtl/src/execution_unit/return_stack`.
use crate::harness::Model;

/// The stacks, and the warps in stages 2 and E1.
pub struct ReturnStack {
    stacks: Vec<Vec<u64>>,
    second: Option<usize>,
    /// Depth and topmost PC.
    ready: Option<(u64, Option<u64>)>,
}

impl ReturnStack {
    /// All stacks empty.
    pub fn new(warps: usize) -> Self {
        Self { stacks: vec![vec![]; warps], second: None, ready: None }
    }
}

impl Model for ReturnStack {
    fn outputs(&mut self, _: &[u64]) -> Vec<Option<u64>> {
        vec![self.ready.map(|ready| ready.0), self.ready.and_then(|ready| ready.1)]
    }

    fn clock(&mut self, inputs: &[u64]) {
        let [launch, launch_warp, select, select_warp, warp, push, pop, pc, shortens, shortened, depth] = *inputs else {
            panic!("ports")
        };
        self.ready = self.second.map(|warp| (self.stacks[warp].len() as u64, self.stacks[warp].last().copied()));
        self.second = (select == 1).then_some(select_warp as usize);
        let stack = &mut self.stacks[warp as usize];
        if push == 1 {
            stack.push((pc + 1) & 0xf_ffff);
            assert!(stack.len() <= 16, "a push onto a full stack");
        }
        if pop == 1 {
            stack.pop().expect("a pop from an empty stack");
        }
        if shortens == 1 {
            self.stacks[shortened as usize].truncate(depth as usize);
        }
        if launch == 1 {
            self.stacks[launch_warp as usize].clear();
        }
    }
}
