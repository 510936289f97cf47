// SPDX-License-Identifier: MIT
//! The control-flow graph of a program.
use crate::alu_op::ControlOp;
use crate::instruction::Instruction;

/// Which instructions may run next in a thread, for each instruction.
pub struct Graph {
    pub successors: Vec<Vec<usize>>,
    pub predecessors: Vec<Vec<usize>>,
}

impl Graph {
    pub fn new(program: &[Instruction]) -> Self {
        Self::from_successors(successors(program))
    }

    fn from_successors(successors: Vec<Vec<usize>>) -> Self {
        let mut predecessors = vec![vec![]; successors.len()];
        for (i, next) in successors.iter().enumerate() {
            next.iter().for_each(|&next| predecessors[next].push(i));
        }
        Self { successors, predecessors }
    }

    /// As the warp sees it: behind the end of one way the threads of the next one in memory may
    /// follow. For costs only, masks follow the ways of a thread.
    pub fn of_warp(&self) -> Self {
        let mut successors = self.successors.clone();
        for i in 1..successors.len() {
            let is_target = self.predecessors[i].iter().any(|&p| p + 1 != i);
            if is_target && !successors[i - 1].contains(&i) {
                successors[i - 1].push(i);
            }
        }
        Self::from_successors(successors)
    }

    /// How deep in loops each instruction stands. A loop is what a branch back encloses: all
    /// from which the branch can be reached without passing its target.
    pub fn loop_depth(&self) -> Vec<u32> {
        let len = self.successors.len();
        let mut heads: Vec<usize> = vec![];
        for (i, next) in self.successors.iter().enumerate() {
            heads.extend(next.iter().copied().filter(|&head| head <= i));
        }
        heads.sort_unstable();
        heads.dedup();
        let mut depth = vec![0; len];
        // The last head in whose loop each instruction was found.
        let mut inside = vec![usize::MAX; len];
        for head in heads {
            inside[head] = head;
            depth[head] += 1;
            let mut work: Vec<usize> =
                self.predecessors[head].iter().copied().filter(|&p| p >= head).collect();
            while let Some(i) = work.pop() {
                if inside[i] != head {
                    inside[i] = head;
                    depth[i] += 1;
                    work.extend(&self.predecessors[i]);
                }
            }
        }
        depth
    }
}

/// Stretches without a branch in or out.
pub struct Blocks {
    starts: Vec<usize>,
    of: Vec<u32>,
}

impl Blocks {
    pub fn new(graph: &Graph) -> Self {
        let len = graph.successors.len();
        let goes_on =
            |i: usize| i > 0 && graph.predecessors[i] == [i - 1] && graph.successors[i - 1] == [i];
        let starts: Vec<usize> = (0..len).filter(|&i| !goes_on(i)).collect();
        let mut of = vec![0; len];
        for (block, &start) in starts.iter().enumerate() {
            let end = starts.get(block + 1).copied().unwrap_or(len);
            of[start..end].fill(block as u32);
        }
        Self { starts, of }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// The block of an instruction.
    pub fn of(&self, i: usize) -> usize {
        self.of[i] as usize
    }

    /// The instructions of a block.
    pub fn range(&self, block: usize) -> std::ops::Range<usize> {
        self.starts[block]..self.starts.get(block + 1).copied().unwrap_or(self.of.len())
    }

    /// The last instruction of a block.
    pub fn last(&self, block: usize) -> usize {
        self.range(block).end - 1
    }
}

fn successors(program: &[Instruction]) -> Vec<Vec<usize>> {
    let returns: Vec<usize> = (0..program.len())
        .filter(|&i| program[i].control() == Some(ControlOp::Call))
        .map(|i| i + 1)
        .collect();
    (0..program.len())
        .map(|i| {
            let instruction = &program[i];
            let target = (i as i64 + i64::from(instruction.target)) as usize;
            let guarded = instruction.guard.is_some();
            let mut next = match instruction.control() {
                Some(ControlOp::Bra) if guarded => vec![i + 1, target],
                Some(ControlOp::Bsb) => vec![i + 1, target],
                Some(ControlOp::Call) if guarded => vec![i + 1, target],
                Some(ControlOp::Bra | ControlOp::Call) => vec![target],
                Some(ControlOp::Ret) if guarded => [&[i + 1], returns.as_slice()].concat(),
                Some(ControlOp::Ret) => returns.clone(),
                Some(ControlOp::Exit | ControlOp::Discard) if !guarded => vec![],
                _ => vec![i + 1],
            };
            next.retain(|&next| next < program.len());
            next
        })
        .collect()
}
