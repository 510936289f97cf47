// SPDX-License-Identifier: MIT
//! The gallery: what each shader of `shaders/` is run with.
use std::path::PathBuf;
use warpwright_shader::front::{Language, Selector};
use warpwright_shader::{compile, Options, Shader};

/// Sides of the picture that textures are.
pub const IMAGE: (u32, u32) = (24, 16);

/// A shader and what it is run with.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// Name of the file, without its end.
    pub name: &'static str,
    /// Picture size of fragment shaders and storage textures.
    pub size: (u32, u32),
    /// Workgroups of compute shaders.
    pub groups: [u32; 3],
    /// A uniform and its word.
    pub uniform: Option<(&'static str, f32)>,
    /// Elements that the table in the docs counts, and what they are.
    #[allow(dead_code, reason = "of the table")]
    pub per: (u32, &'static str),
}

const fn picture(name: &'static str, size: (u32, u32)) -> Job {
    Job { name, size, groups: [1, 1, 1], uniform: None, per: (size.0 * size.1, "pixel") }
}

const fn moving(name: &'static str, size: (u32, u32)) -> Job {
    Job { uniform: Some(("motion", 0.3)), ..picture(name, size) }
}

const fn groups(name: &'static str, groups: [u32; 3], per: (u32, &'static str)) -> Job {
    Job { name, size: (64, 64), groups, uniform: None, per }
}

/// As small as each shader can be.
pub const TINY: [Job; 12] = [
    picture("mandelbrot", (16, 12)),
    picture("sphere", (15, 11)),
    moving("rotozoom", (16, 12)),
    moving("water", (16, 12)),
    picture("raymarch", (8, 6)),
    Job { size: (16, 16), ..groups("life", [2, 4, 1], (256, "cell")) },
    Job { size: (32, 2), ..groups("blur", [1, 2, 1], (64, "pixel")) },
    groups("bitonic", [1, 1, 1], (64, "number")),
    groups("prefix_sum", [3, 1, 1], (96, "number")),
    groups("histogram", [2, 1, 1], (64, "pixel")),
    groups("gemm", [1, 1, 1], (32, "element")),
    groups("boids", [1, 1, 1], (32, "bird")),
];

/// As the table in the docs has them.
#[allow(dead_code, reason = "of the table")]
pub const USUAL: [Job; 12] = [
    picture("mandelbrot", (64, 48)),
    picture("sphere", (64, 48)),
    moving("rotozoom", (64, 48)),
    moving("water", (64, 48)),
    picture("raymarch", (64, 48)),
    groups("life", [8, 16, 1], (4096, "cell")),
    Job { size: (128, 32), ..groups("blur", [4, 32, 1], (4096, "pixel")) },
    groups("bitonic", [1, 1, 1], (64, "number")),
    groups("prefix_sum", [16, 1, 1], (512, "number")),
    groups("histogram", [64, 1, 1], (2048, "pixel")),
    groups("gemm", [8, 4, 1], (1024, "element")),
    groups("boids", [2, 1, 1], (64, "bird")),
];

/// The texels of every texture.
pub fn image() -> Vec<u8> {
    (0..IMAGE.0 * IMAGE.1)
        .flat_map(|i: u32| [(i * 7) as u8, (i * 3 + i / 24 * 5) as u8, (255 - i % 251) as u8, 255])
        .collect()
}

impl Job {
    /// Compiles it; `base`: for which core.
    pub fn build(&self, base: &Options) -> Shader {
        let file = format!("shaders/{}.wgsl", self.name);
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(&file);
        let source = std::fs::read(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
        let data = self
            .uniform
            .map(|(name, value)| (Selector::Name(name.into()), value.to_le_bytes().to_vec()));
        let options = Options {
            size: self.size,
            workgroups: self.groups,
            images: vec![IMAGE],
            data: data.into_iter().collect(),
            ..base.clone()
        };
        compile(&file, &source, Language::Wgsl, &options).unwrap_or_else(|error| panic!("{error}"))
    }
}
