// SPDX-License-Identifier: MIT
//! Writing a bitstream to a board, by the program that its description names.
use crate::description::Board;
use anyhow::{bail, ensure, Context, Result};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use warpwright_toolchain::{find, PROGRAMMERS};

/// A command that programs a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Programming {
    /// Name of the program.
    pub program: String,
    /// Where it is, if it is there.
    pub path: Option<PathBuf>,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

impl Programming {
    /// The command as it would be typed.
    pub fn text(&self) -> String {
        let words = self.arguments.iter().map(|word| word.to_string_lossy());
        let quoted =
            words.map(
                |word| if word.contains(' ') { format!("'{word}'") } else { word.into_owned() },
            );
        std::iter::once(self.program.clone()).chain(quoted).collect::<Vec<_>>().join(" ")
    }

    /// Runs it; its output goes to the terminal.
    pub fn run(&self, board: &Board) -> Result<()> {
        let Some(path) = &self.path else {
            let package = PROGRAMMERS.iter().find(|(name, _)| *name == self.program);
            let hint = package.map_or("install it".into(), |(_, debian)| {
                format!("install it (Debian: apt install {debian})")
            });
            bail!(
                "{} was not found on PATH: {hint}, or run elsewhere what --dry-run prints",
                self.program
            );
        };
        let status = Command::new(path).args(&self.arguments).status();
        let status = status.with_context(|| format!("cannot start {}", path.display()))?;
        ensure!(
            status.success(),
            "{} failed ({status}), see above. If no board answered: is the {} plugged in, and may you use its USB device \
             (group plugdev or a udev rule)?\ncommand: {}",
            self.program,
            board.description.title,
            self.text()
        );
        Ok(())
    }
}

/// The command for a bitstream: the first of the board's whose program is there, else the first.
pub fn programming(board: &Board, bitstream: &Path, ram: bool) -> Result<Programming> {
    let programmer = &board.description.programmer;
    let commands = if ram { &programmer.ram } else { &programmer.flash };
    let commands: Vec<Programming> =
        commands.iter().filter_map(|command| words(command, bitstream)).collect();
    let there = commands.iter().find(|command| command.path.is_some()).or(commands.first());
    there.cloned().with_context(|| {
        format!(
            "{} cannot be loaded without writing its flash: leave out --ram",
            board.description.title
        )
    })
}

fn words(command: &str, bitstream: &Path) -> Option<Programming> {
    let mut words = command.split_whitespace();
    let program = words.next()?.to_owned();
    let arguments = words.map(|word| match word {
        "{bitstream}" => bitstream.into(),
        other => other.into(),
    });
    Some(Programming { path: find(&program), arguments: arguments.collect(), program })
}
