// SPDX-License-Identifier: MIT
//! What the annotation may take for granted: launch, memory, textures.
use crate::program::{layout, Grid, Program};

/// What is known about the launch and its memory. The default: nothing.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The threads; nothing where tasks have grids of both kinds.
    pub(super) grid: Option<Grid>,
    /// First instructions of the other tasks.
    pub(super) entries: Vec<usize>,
    /// Bytes of memory and of a workgroup's shared memory.
    pub(super) global_bytes: u32,
    pub(super) shared_bytes: u32,
    /// Where buffers start: behind the program and the texture descriptors.
    pub(super) data_base: u32,
    /// First byte and number of bytes of each texture.
    pub(super) textures: [Option<(u32, u32)>; 16],
    /// Bits of a lane's number above the two in a quad: one with warps of eight threads.
    pub(super) quad_bits: u32,
}

impl Facts {
    /// Threads of a warp.
    pub(super) fn threads(&self) -> u32 {
        4 << self.quad_bits
    }

    /// From a program whose memory is laid out. `instructions`: their number.
    pub fn new(program: &Program, instructions: usize) -> Self {
        let mut textures = [None; 16];
        for texture in &program.textures {
            let bytes =
                texture.pitch * (texture.height - 1) + texture.width * texture.format.bytes();
            textures[usize::from(texture.index & 15)] = Some((texture.address, bytes));
        }
        Self {
            grid: common_grid(program),
            entries: program
                .others
                .iter()
                .map(|task| task.entry as usize)
                .filter(|&entry| entry < instructions)
                .collect(),
            global_bytes: program.memory_bytes,
            shared_bytes: program.launch.shared_bytes,
            data_base: layout::data_base(instructions),
            textures,
            quad_bits: u32::from(program.launch.warp_threads > 4),
        }
    }
}

/// A grid that holds those of all tasks.
fn common_grid(program: &Program) -> Option<Grid> {
    program.others.iter().try_fold(program.launch.grid, |grid, task| match (grid, task.grid) {
        (Grid::Linear { threads }, Grid::Linear { threads: more }) => {
            Some(Grid::Linear { threads: threads.max(more) })
        }
        (Grid::Pixels { width, height }, Grid::Pixels { width: more, height: higher }) => {
            Some(Grid::Pixels { width: width.max(more), height: height.max(higher) })
        }
        _ => None,
    })
}
