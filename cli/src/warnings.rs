// SPDX-License-Identifier: MIT
//! What becomes of the assembler's warnings.
use crate::output::note;
use anyhow::{anyhow, Result};
use clap::{Args, ValueEnum};
use warpwright_isa::{Program, SourceError};

/// What becomes of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Level {
    /// Nothing is said.
    Allow,
    /// They are shown.
    Warn,
    /// They are errors.
    Deny,
}

/// Options of every command that assembles.
#[derive(Args, Clone, Copy, Debug)]
pub struct Warnings {
    /// What becomes of the assembler's warnings.
    #[arg(
        short = 'W',
        long = "warnings",
        value_enum,
        default_value = "warn",
        value_name = "LEVEL"
    )]
    level: Level,
    /// Warnings of the assembler are errors: the same as `-W deny`.
    #[arg(long)]
    deny_warnings: bool,
}

impl Warnings {
    /// Shows the warnings of a program.
    ///
    /// # Errors
    /// When there are some and they are errors.
    pub fn show(self, program: &Program) -> Result<()> {
        let all = &program.warnings;
        if all.is_empty() || (self.level == Level::Allow && !self.deny_warnings) {
            return Ok(());
        }
        if self.deny_warnings || self.level == Level::Deny {
            let errors: Vec<String> =
                all.iter().cloned().map(|warning| warning.denied().to_string()).collect();
            return Err(anyhow!("{}", errors.join("\n\n")));
        }
        all.iter().map(SourceError::to_string).for_each(|warning| note(&format!("{warning}\n")));
        Ok(())
    }
}
