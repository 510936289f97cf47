// SPDX-License-Identifier: MIT
//! `run --frames` and `run --watch`: a shader many times.
use super::{output_picture, Run};
use crate::output::{note, print};
use crate::picture::{self, Picture};
use anyhow::{anyhow, ensure, Context, Result};
use std::path::Path;
use std::time::{Duration, SystemTime};
use std::{fs, thread};
use warpwright_sim::engines::Outcome;

/// How often it is looked whether the shader was saved.
const PERIOD: Duration = Duration::from_millis(200);

impl Run {
    /// Runs it for each frame and writes the animation.
    pub(super) fn animate(&self, images: &[Picture], frames: u32) -> Result<()> {
        let out = self.out.as_ref().context("--frames needs --out")?;
        let (mut pictures, mut cycles) = (vec![], 0);
        for frame in 0..frames {
            let time = frame as f32 / f32::from(self.shader.fps);
            let (program, images) = self.prepare(images, Some(time))?;
            self.check(&program)?;
            let (outcome, _) = self.execute(&program, &images)?;
            if let Some(stopped) = &outcome.stopped {
                return Err(anyhow!("frame {frame}: {}", stopped.why));
            }
            if let Some(fault) = &outcome.fault {
                let fault = self.faulted(&program, &images, &outcome, fault)?;
                return Err(fault.context(format!("frame {frame}")));
            }
            cycles += outcome.cycles;
            let picture = output_picture(&program, &outcome.memory);
            pictures.push(picture.context("the shader draws no picture")?);
        }
        picture::animate(out, &pictures, self.shader.fps)?;
        if cycles > 0 {
            print(&format!("{frames} frames, {} cycles each\n", cycles / u64::from(frames)))?;
        }
        Ok(())
    }

    /// Runs it now and whenever it is saved. What is wrong is shown, and it is waited for a better
    /// one.
    pub(super) fn watch(&self, images: &[Picture]) -> Result<()> {
        ensure!(self.trace.given().is_none(), "--watch writes no trace: use one of the two");
        let mut before = None;
        loop {
            let seen = saved(&self.program);
            match self.once(images) {
                Ok((outcome, registers)) => {
                    let now = Numbers::of(&outcome, registers);
                    let name = self.program.display();
                    note(&format!("{name}: {}", now.changed(before.as_ref())));
                    before = Some(now);
                }
                Err(error) => note(&format!("error: {error:#}")),
            }
            while saved(&self.program) == seen {
                thread::sleep(PERIOD);
            }
        }
    }
}

/// What tells one save from the next: the time alone is the same for two within a clock tick, as of
/// editors that empty the file first.
fn saved(path: &Path) -> Option<(SystemTime, Vec<u8>)> {
    let time = fs::metadata(path).and_then(|about| about.modified()).ok()?;
    Some((time, fs::read(path).ok()?))
}

/// What a run came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    cycles: u64,
    /// Of engines without cycles.
    instructions: u64,
    registers: u8,
}

impl Numbers {
    fn of(outcome: &Outcome, registers: u8) -> Self {
        let instructions = outcome.isa.as_ref().map_or(0, |isa| isa.instructions);
        Self { cycles: outcome.cycles, instructions, registers }
    }

    /// One line: what it is, and what it was.
    fn changed(&self, before: Option<&Self>) -> String {
        let (what, now, old) = match self.cycles {
            0 => ("instructions", self.instructions, before.map(|before| before.instructions)),
            _ => ("cycles", self.cycles, before.map(|before| before.cycles)),
        };
        let percent = |old: u64| (now as f64 / old as f64 - 1.0) * 100.0;
        let change = match old {
            Some(old) if old == now || old == 0 => " (as before)".into(),
            Some(old) => format!(" ({:+.1} %)", percent(old)),
            None => String::new(),
        };
        let registers = self.registers;
        let was = match before {
            Some(before) if before.registers != registers => {
                format!(" (before {})", before.registers)
            }
            _ => String::new(),
        };
        format!("{now} {what}{change}, {registers} registers{was}")
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn changes_in_one_line() {
        let before = Numbers { cycles: 1000, instructions: 0, registers: 12 };
        assert_eq!(before.changed(None), "1000 cycles, 12 registers");
        let now = Numbers { cycles: 900, registers: 11, ..before };
        assert_eq!(now.changed(Some(&before)), "900 cycles (-10.0 %), 11 registers (before 12)");
        assert_eq!(now.changed(Some(&now)), "900 cycles (as before), 11 registers");
        let isa = Numbers { cycles: 0, instructions: 50, registers: 3 };
        assert_eq!(isa.changed(None), "50 instructions, 3 registers");
    }
}
