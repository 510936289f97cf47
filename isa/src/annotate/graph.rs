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
        for head in heads {
            let mut inside = vec![false; len];
            inside[head] = true;
            let mut work: Vec<usize> = self.predecessors[head].iter().copied().filter(|&p| p >= head).collect();
            while let Some(i) = work.pop() {
                if !inside[i] {
                    inside[i] = true;
                    work.extend(&self.predecessors[i]);
                }
            }
            inside.iter().zip(&mut depth).for_each(|(inside, depth)| *depth += u32::from(*inside));
        }
        depth
    }

    /// Instructions on the shortest way from `from` to each other one; `None`: no way.
    pub fn distances(&self, from: usize) -> Vec<Option<u32>> {
        let mut found = vec![None; self.successors.len()];
        let mut border = vec![from];
        let mut distance = 0;
        while !border.is_empty() {
            distance += 1;
            let mut next = vec![];
            for &to in border.iter().flat_map(|&i| &self.successors[i]) {
                if found[to].is_none() {
                    found[to] = Some(distance);
                    next.push(to);
                }
            }
            border = next;
        }
        found
    }
}

fn successors(program: &[Instruction]) -> Vec<Vec<usize>> {
    let returns: Vec<usize> =
        (0..program.len()).filter(|&i| program[i].control() == Some(ControlOp::Call)).map(|i| i + 1).collect();
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
