// SPDX-License-Identifier: MIT
//! Writing a bitstream to a board, by the program that its description names.
use crate::description::{Board, Usb};
use crate::list;
use anyhow::{bail, Context, Result};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use warpwright_toolchain::{find, release, State, ToolStatus, Toolchain, OPENFPGALOADER};

/// How to get the programs that the project does not install.
const INSTALL: [(&str, &str); 3] = [
    ("iceprog", "apt install fpga-icestorm"),
    ("fujprog", "https://github.com/kost/fujprog, or use openFPGALoader"),
    ("ecpdap", "cargo install ecpdap, or use openFPGALoader"),
];

/// A command that programs a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Programming {
    /// Name of the program.
    pub program: String,
    /// Where it is, if it is there and knows the board. openFPGALoader is installed otherwise.
    pub path: Option<PathBuf>,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// Why the one that is there does not do.
    pub refused: Option<String>,
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

    /// Runs it; its output goes to the terminal, and what it is known to mean is said behind it.
    pub fn run(&self, board: &Board) -> Result<()> {
        let (status, said) = relayed(self.command()?.args(&self.arguments))
            .with_context(|| format!("cannot start {}", self.program))?;
        if status.success() {
            return Ok(());
        }
        let advice: String =
            advice(board, &said).into_iter().map(|line| format!("\n  {line}")).collect();
        bail!("{} failed ({status}), see above.{advice}\ncommand: {}", self.program, self.text());
    }

    fn command(&self) -> Result<Command> {
        if let Some(path) = &self.path {
            return Ok(Command::new(path));
        }
        let refused = self.refused.clone().unwrap_or_else(|| "it is not on PATH".into());
        if self.program == OPENFPGALOADER.program {
            return Toolchain::locate().openfpgaloader().with_context(|| {
                format!("{} is needed ({refused}), or run what --dry-run prints", self.program)
            });
        }
        let hint = install(&self.program).unwrap_or("install it");
        bail!(
            "{} was not found on PATH: {hint}, or run elsewhere what --dry-run prints",
            self.program
        )
    }
}

fn install(program: &str) -> Option<&'static str> {
    INSTALL.iter().find(|(name, _)| *name == program).map(|(_, how)| *how)
}

/// The command for a bitstream, with more options for its program: the first of the board's whose
/// program is there and knows the board, else the first that is installed on first use.
pub fn programming(
    board: &Board,
    bitstream: &Path,
    ram: bool,
    options: &[OsString],
) -> Result<Programming> {
    let programmer = &board.description.programmer;
    let commands = if ram { &programmer.ram } else { &programmer.flash };
    let commands: Vec<Programming> =
        commands.iter().filter_map(|command| words(board, command, bitstream, options)).collect();
    let there = commands
        .iter()
        .find(|command| command.path.is_some())
        .or_else(|| commands.iter().find(|command| command.program == OPENFPGALOADER.program))
        .or(commands.first());
    there.cloned().with_context(|| {
        format!(
            "{} cannot be loaded without writing its flash: leave out --ram",
            board.description.title
        )
    })
}

fn words(
    board: &Board,
    command: &str,
    bitstream: &Path,
    options: &[OsString],
) -> Option<Programming> {
    let mut words = command.split_whitespace();
    let program = words.next()?.to_owned();
    let mut arguments: Vec<OsString> = vec![];
    for word in words {
        if word == "{bitstream}" {
            arguments.extend(options.iter().cloned());
            arguments.push(bitstream.into());
        } else {
            arguments.push(word.into());
        }
    }
    let (path, refused) = match find(&program) {
        Some(path) => match too_old(board, &program, &path) {
            Some(why) => (None, Some(why)),
            None => (Some(path), None),
        },
        None => (None, None),
    };
    Some(Programming { program, path, arguments, refused })
}

/// Why a program that is there does not know the board.
fn too_old(board: &Board, program: &str, path: &Path) -> Option<String> {
    let since = board.description.programmer.since?;
    let found = (program == OPENFPGALOADER.program).then(|| release(path))??;
    let text = |release: [u32; 3]| release.map(|number| number.to_string()).join(".");
    (found < since).then(|| {
        format!(
            "{} is version {} and does not know the {}, which came with {}",
            path.display(),
            text(found),
            board.description.title,
            text(since)
        )
    })
}

/// Runs a command; what it prints goes on, and comes back.
fn relayed(command: &mut Command) -> io::Result<(ExitStatus, String)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (out, err) = (child.stdout.take().expect("piped"), child.stderr.take().expect("piped"));
    let said = thread::scope(|scope| {
        let errors = scope.spawn(|| copied(err, io::stderr()));
        let mut said = copied(out, io::stdout());
        said.extend(errors.join().expect("copying does not panic"));
        said
    });
    Ok((child.wait()?, String::from_utf8_lossy(&said).into_owned()))
}

fn copied(mut from: impl Read, mut to: impl Write) -> Vec<u8> {
    let (mut all, mut part) = (vec![], [0; 4096]);
    while let Ok(count @ 1..) = from.read(&mut part) {
        all.extend(&part[..count]);
        // Whoever reads it may be gone: the work of the programmer goes on.
        let _ = to.write_all(&part[..count]).and_then(|()| to.flush());
    }
    all
}

/// What the output of a programmer means, and what to do.
pub fn advice(board: &Board, said: &str) -> Vec<String> {
    let title = &board.description.title;
    let has = |signs: &[&str]| signs.iter().any(|sign| said.contains(sign));
    let mut found: Vec<String> = board
        .description
        .trouble
        .iter()
        .filter(|trouble| trouble.signs.iter().any(|sign| said.contains(sign)))
        .map(|trouble| format!("{}: {}", trouble.seen, trouble.cure))
        .collect();
    if has(&["cannot find board"]) {
        found.push(format!("This openFPGALoader does not know the {title}: take a newer one."));
    }
    if has(&["block protection", "--unprotect-flash"]) {
        found.push("The flash is protected: add `-- --unprotect-flash`.".into());
    }
    if has(&["usb_open()", "LIBUSB_ERROR_ACCESS", "ermission denied"]) {
        found.push(format!("You may not use its USB device. As root:\n    {}", udev_rule(board)));
    }
    if found.is_empty() {
        found.push(format!(
            "Is the {title} plugged in, by a cable that carries data, and the only one of its kind (else name it, see \
             docs/boards/{}.md)?",
            board.name
        ));
    }
    found
}

/// The command that lets members of the group `plugdev` use a board's USB device.
pub fn udev_rule(board: &Board) -> String {
    let Usb { vendor, product } = board.description.serial.usb;
    format!(
        "echo 'SUBSYSTEM==\"usb\", ATTRS{{idVendor}}==\"{vendor:04x}\", ATTRS{{idProduct}}==\"{product:04x}\", MODE=\"0664\", \
         GROUP=\"plugdev\", TAG+=\"uaccess\"' > /etc/udev/rules.d/60-warpwright-{}.rules && udevadm control --reload",
        board.name
    )
}

/// The programs that boards are programmed with, each with its boards.
pub fn programmers() -> Result<Vec<ToolStatus>> {
    let mut boards: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut old: BTreeMap<String, String> = BTreeMap::new();
    for board in list()? {
        let programmer = &board.description.programmer;
        for command in programmer.flash.iter().chain(&programmer.ram) {
            let program = command.split_whitespace().next().unwrap_or_default();
            let known = boards.entry(program.into()).or_default();
            if !known.contains(&board.name) {
                known.push(board.name.clone());
                let why = find(program).and_then(|path| too_old(&board, program, &path));
                old.extend(why.map(|why| (program.to_owned(), why)));
            }
        }
    }
    let status = |(program, boards): (String, Vec<String>)| {
        let old = old.get(&program);
        status(program, &boards.join(", "), old)
    };
    Ok(boards.into_iter().map(status).collect())
}

fn status(program: String, boards: &str, old: Option<&String>) -> ToolStatus {
    let tools = Toolchain::locate();
    let own = program == OPENFPGALOADER.program;
    let path = find(&program);
    let installed = own && path.is_none() && tools.installed(&OPENFPGALOADER);
    let version = match &path {
        Some(path) if own => release(path).map(|release| release.map(|n| n.to_string()).join(".")),
        Some(_) => Some("there".into()),
        None => installed.then(|| OPENFPGALOADER.version.into()),
    };
    let state = match (&version, own) {
        (Some(_), _) => State::Ready,
        (None, true) => State::Installable,
        (None, false) => State::Optional,
    };
    let fix = match state {
        State::Ready => old.map(|why| format!("nothing: {why}; `flash` takes its own for it")),
        State::Installable => Some("nothing: `flash` does it on first use".into()),
        State::Optional => install(&program).map(str::to_owned),
        State::Missing => None,
    };
    ToolStatus { name: program, needed_for: format!("flash: {boards}"), version, path, state, fix }
}
