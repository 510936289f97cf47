// SPDX-License-Identifier: MIT
//! Where the marks of texture reads come from.
use clap::{Args, ValueEnum};
use warpwright_isa::Phases;

/// Where the marks come from.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Mode {
    /// Form phases in a program without marks: bring texture reads together and mark them; take
    /// marks that are there.
    Auto,
    /// Take what is written.
    Given,
    /// No marks, even where some are written.
    Off,
}

/// The option of every command that makes a program.
#[derive(Args, Clone, Copy, Debug)]
pub struct PhaseOptions {
    /// Marks of texture reads (`.t`, `.p`), for the textile grant.
    #[arg(long, value_enum, default_value = "auto", value_name = "MODE")]
    phases: Mode,
}

impl PhaseOptions {
    /// As the assembler and the compiler take it.
    pub fn phases(self) -> Phases {
        match self.phases {
            Mode::Auto => Phases::Auto,
            Mode::Given => Phases::Given,
            Mode::Off => Phases::Off,
        }
    }
}
