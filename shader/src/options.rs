// SPDX-License-Identifier: MIT
//! Options of a compilation.
use crate::front::{Binding, Selector};
use crate::layout::Sampler;
use crate::varying::Varyings;
use warpwright_isa::{Counters, Phases, SetsIn};

/// What a shader is compiled for.
#[derive(Clone, Debug)]
pub struct Options {
    /// The entry point; left out: the only one, or the first of fragment, compute and vertex.
    pub entry: Option<String>,
    /// Size of the picture of a fragment shader, and of storage textures.
    pub size: (u32, u32),
    /// Workgroups of a compute shader.
    pub workgroups: [u32; 3],
    /// Vertices of a vertex shader.
    pub vertices: u32,
    /// Contents of buffers.
    pub data: Vec<(Selector, Vec<u8>)>,
    /// Widths and heights of the input pictures.
    pub images: Vec<(u32, u32)>,
    /// Textures have all their levels.
    pub mips: bool,
    /// How textures are sampled.
    pub sampler: Sampler,
    /// The same of single samplers.
    pub samplers: Vec<(Selector, Sampler)>,
    /// Values of overrides, by name or number.
    pub overrides: Vec<(String, f64)>,
    /// Inputs of a fragment shader; left out: the place in the picture.
    pub varyings: Option<Varyings>,
    /// Registers that a thread may use.
    pub registers: u8,
    /// Where the marks of texture reads come from; nothing is written in a shader.
    pub phases: Phases,
    /// Registers of a thread with which all warps of the core are resident: so many may be used to
    /// bring texture reads together.
    pub resident_registers: u8,
    /// The scoreboard that its instructions are annotated for.
    pub counters: Counters,
    /// Threads of a workgroup that the core runs at a time; of larger ones that meet at barriers
    /// each thread stands for several invocations.
    pub group_threads: u32,
    /// Threads of a warp, 4 or 8.
    pub warp_threads: u32,
    /// Where merged atomics keep their sets.
    pub sets_in: SetsIn,
    /// Atomics are not merged.
    pub plain_atomics: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            entry: None,
            size: (64, 48),
            workgroups: [1, 1, 1],
            vertices: 3,
            data: vec![],
            images: vec![],
            mips: false,
            sampler: Sampler::default(),
            samplers: vec![],
            overrides: vec![],
            varyings: None,
            registers: 64,
            phases: Phases::Auto,
            resident_registers: 32,
            counters: Counters::default(),
            group_threads: 32,
            warp_threads: 4,
            sets_in: SetsIn::Sideband,
            plain_atomics: false,
        }
    }
}

impl Options {
    /// How a sampler samples.
    pub(crate) fn sampler_of(&self, binding: &Binding) -> Sampler {
        let own = self.samplers.iter().find(|(selector, _)| selector.names(binding));
        own.map_or(self.sampler, |(_, sampler)| *sampler)
    }

    /// The contents of a buffer, if they are given.
    pub(crate) fn data_of<'a>(&'a self, binding: &'a Binding) -> Option<&'a [u8]> {
        let given = self.data.iter().find(|(selector, _)| selector.names(binding));
        let initial = (!binding.initial.is_empty()).then_some(binding.initial.as_slice());
        given.map(|(_, data)| data.as_slice()).or(initial)
    }
}
