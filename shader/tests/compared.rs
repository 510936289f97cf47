// SPDX-License-Identifier: MIT
//! Programs in assembly language, and the same work in WGSL: `programs/NAME.s` and
//! `shaders/programs/NAME.wgsl`.
use std::path::PathBuf;
use warpwright_isa::{assemble_with, Program};
use warpwright_shader::front::{Language, Selector};
use warpwright_shader::{compile, Options, Sampler, Shader};

/// What both leave, compared.
#[derive(Clone, Copy, Debug)]
pub enum Result {
    /// Words.
    Words(&'static str),
    /// Bytes of texels, which may differ by 2 in 1 of 200.
    Texels(&'static str),
    /// Floats in records of so many, of which the first are compared, to one in 2^16.
    Floats(&'static str, usize, usize),
}

/// A program and its shader.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// Name of the files, without their ends.
    pub name: &'static str,
    size: Option<(u32, u32)>,
    groups: [u32; 3],
    /// Widths and heights of the pictures, and the buffer that is the picture in the shader.
    images: &'static [(u32, u32)],
    buffer: Option<&'static str>,
    /// Sections of the assembly text that are buffers of the shader.
    data: &'static [&'static str],
    samplers: &'static [(&'static str, warpwright_isa::Wrap)],
    /// What is compared.
    pub results: &'static [Result],
}

const NONE: Pair = Pair {
    name: "",
    size: None,
    groups: [1; 3],
    images: &[],
    buffer: None,
    data: &[],
    samplers: &[],
    results: &[Result::Texels("picture")],
};

/// All of them.
pub const PAIRS: [Pair; 8] = [
    Pair {
        name: "sphere",
        size: Some((96, 72)),
        images: &[(128, 96)],
        samplers: &[("filtered", warpwright_isa::Wrap::Mirror)],
        ..NONE
    },
    Pair { name: "mandelbrot", size: Some((64, 48)), ..NONE },
    Pair {
        name: "blur",
        size: Some((64, 48)),
        groups: [8, 24, 1],
        images: &[(64, 48)],
        buffer: Some("photo"),
        results: &[Result::Words("picture")],
        ..NONE
    },
    Pair {
        name: "gemm",
        groups: [64, 1, 1],
        data: &["a", "b"],
        results: &[Result::Floats("c", 1, 1)],
        ..NONE
    },
    Pair {
        name: "histogram",
        size: Some((64, 48)),
        images: &[(64, 48)],
        buffer: Some("photo"),
        results: &[Result::Words("bins")],
        ..NONE
    },
    Pair {
        name: "nbody",
        groups: [4, 1, 1],
        data: &["bodies", "motions"],
        results: &[Result::Floats("velocities", 4, 3), Result::Floats("places", 4, 3)],
        ..NONE
    },
    Pair {
        name: "rays",
        size: Some((48, 32)),
        images: &[(48, 48)],
        buffer: Some("ground"),
        ..NONE
    },
    Pair {
        name: "glass",
        size: Some((128, 96)),
        images: &[(128, 96), (128, 96)],
        samplers: &[
            ("mirrored", warpwright_isa::Wrap::Mirror),
            ("clamped", warpwright_isa::Wrap::Clamp),
        ],
        results: &[Result::Texels("picture"), Result::Words("bins")],
        ..NONE
    },
];

fn read(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Smooth colours with some noise.
fn texels((width, height): (u32, u32)) -> Vec<u8> {
    let texel = |i: u32| {
        let (x, y) = (i % width, i / width);
        let noise = i.wrapping_mul(2_654_435_761) >> 29;
        let round = 128.0 + 90.0 * (x as f32 * 0.21).sin() * (y as f32 * 0.17).cos();
        [round as u32 + noise, y * 220 / height + noise, x * y % 250, 255]
            .map(|channel| channel as u8)
    };
    (0..width * height).flat_map(texel).collect()
}

impl Pair {
    /// The pictures.
    pub fn pictures(&self) -> Vec<Vec<u8>> {
        self.images.iter().map(|&size| texels(size)).collect()
    }

    /// The program in assembly language.
    pub fn by_hand(&self) -> Program {
        let file = format!("programs/{}.s", self.name);
        let options = warpwright_isa::Options {
            size: self.size,
            images: self.images.to_vec(),
            ..Default::default()
        };
        assemble_with(&file, &read(&file), &options).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The shader, compiled for warps of four threads.
    pub fn compiled(&self) -> Shader {
        let file = format!("shaders/programs/{}.wgsl", self.name);
        let by_hand = self.by_hand();
        let memory = by_hand.initial_memory(&[]);
        let segment = |name: &&str| {
            let segment = by_hand.segment(name).unwrap_or_else(|| panic!("no data `{name}`"));
            let bytes = &memory[segment.address as usize..][..segment.bytes as usize];
            (Selector::Name((*name).into()), bytes.to_vec())
        };
        let mut data: Vec<_> = self.data.iter().map(segment).collect();
        let mut images = self.images.to_vec();
        if let Some(buffer) = self.buffer {
            data.push((Selector::Name(buffer.into()), texels(images.remove(0))));
        }
        let sampler = |&(name, wrap): &(&str, _)| {
            (Selector::Name(name.into()), Sampler { wrap, ..Sampler::default() })
        };
        let options = Options {
            size: self.size.unwrap_or((64, 48)),
            workgroups: self.groups,
            data,
            images,
            samplers: self.samplers.iter().map(sampler).collect(),
            ..Options::default()
        };
        compile(&file, read(&file).as_bytes(), Language::Wgsl, &options)
            .unwrap_or_else(|error| panic!("{error}"))
    }

    /// Compares what they left; an error says what differs.
    pub fn compare(
        &self,
        (by_hand, one): (&Program, &[u8]),
        (compiled, other): (&Program, &[u8]),
    ) -> std::result::Result<(), String> {
        for result in self.results {
            let (Result::Words(name) | Result::Texels(name) | Result::Floats(name, ..)) = *result;
            let bytes = |program: &Program, memory: &[u8]| {
                let found = program.segment(name).map(|at| (at.address, at.bytes));
                let (address, bytes) = found.expect("both have the buffer");
                memory[address as usize..][..bytes as usize].to_vec()
            };
            let (one, other) = (bytes(by_hand, one), bytes(compiled, other));
            let fail = |what: String| Err(format!("{}: `{name}`: {what}", self.name));
            match *result {
                Result::Words(_) => {
                    if let Some(at) = one.iter().zip(&other).position(|(one, other)| one != other) {
                        return fail(format!("byte {at} is {} and {}", one[at], other[at]));
                    }
                }
                Result::Texels(_) => {
                    let far =
                        one.iter().zip(&other).filter(|(one, other)| one.abs_diff(**other) > 2);
                    let far = far.count();
                    if far * 200 > one.len() {
                        return fail(format!("{far} of {} bytes differ", one.len()));
                    }
                }
                Result::Floats(_, record, first) => {
                    let floats = |bytes: &[u8]| -> Vec<f32> {
                        let word =
                            |word: &[u8]| f32::from_le_bytes([word[0], word[1], word[2], word[3]]);
                        bytes.chunks_exact(4).map(word).collect()
                    };
                    for (at, (one, other)) in floats(&one).iter().zip(floats(&other)).enumerate() {
                        if at % record < first && (one - other).abs() > one.abs().max(1.0) / 65536.0
                        {
                            return fail(format!("float {at} is {one} and {other}"));
                        }
                    }
                }
            }
        }
        Ok(())
    }
}
