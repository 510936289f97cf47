// SPDX-License-Identifier: MIT
//! The texture pipeline on the command line.
use clap::{Args, ValueEnum};
use warpwright_config::Variant;

/// When a warp waits for a texture read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Wait {
    /// Suspended from the issue of the read until its reply is written back.
    Suspend,
    /// It goes on until an instruction needs the result.
    Scoreboard,
}

/// What `run` takes of textures.
#[derive(Args)]
pub struct TextureOptions {
    /// When a warp waits for a texture read.
    #[arg(long, value_enum, default_value = "scoreboard")]
    texture: Wait,
    /// Texture cache: lines in use, a power of two from 4 [default: all].
    #[arg(long, value_name = "LINES", value_parser = ["4", "8", "16", "32", "64"])]
    texture_lines: Option<String>,
    /// Texture cache: lines of a set [default: the size's own, 1].
    #[arg(long, value_name = "WAYS", value_parser = ["1", "2", "4"])]
    texture_ways: Option<String>,
    /// Samples that wait in the texture latency FIFO [default: the size's own].
    #[arg(long, value_name = "SAMPLES", value_parser = clap::value_parser!(u32).range(1..=64))]
    texture_depth: Option<u32>,
    /// Texture pipelines that the execution units share, `small` with several units: 1 or 2.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    texture_pipelines: usize,
}

fn number(text: &Option<String>) -> Option<usize> {
    text.as_ref().and_then(|text| text.parse().ok())
}

impl TextureOptions {
    /// `variant` with these choices.
    pub fn apply(&self, variant: Variant) -> Variant {
        Variant {
            texture_suspend: self.texture == Wait::Suspend,
            texture_lines: number(&self.texture_lines),
            texture_ways: number(&self.texture_ways),
            texture_depth: self.texture_depth,
            texture_pipelines: self.texture_pipelines,
            ..variant
        }
    }
}
