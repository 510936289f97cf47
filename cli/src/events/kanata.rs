// SPDX-License-Identifier: MIT
//! The instructions of a run as a log for Konata: stages F (fetched, in the buffer), I (issued),
//! X (from stage E1 on) until it is complete. A warp slot is a thread there.
use super::lives::{Lives, Step};
use super::text::Counted;
use std::collections::HashSet;
use std::io::{self, Write};
use warpwright_isa::{disassemble, Program};
use warpwright_sim::events::Event;

/// A log being written.
pub struct Kanata<W: Write> {
    out: Counted<W>,
    lives: Lives,
    texts: Vec<String>,
    warps: usize,
    cycle: Option<u64>,
    retired: u64,
    open: HashSet<u64>,
}

impl<W: Write> Kanata<W> {
    /// Begins a log.
    pub fn new(out: W, program: &Program, lives: Lives, warps: usize) -> io::Result<Self> {
        let mut out = Counted::new(out);
        out.write_all(b"Kanata\t0004\n")?;
        let texts = program.instructions.iter().map(|&word| disassemble(word)).collect();
        Ok(Self { out, lives, texts, warps, cycle: None, retired: 0, open: HashSet::new() })
    }

    fn goes_to(&mut self, cycle: u64) -> io::Result<()> {
        match self.cycle {
            None => writeln!(self.out, "C=\t{cycle}")?,
            Some(before) if before < cycle => writeln!(self.out, "C\t{}", cycle - before)?,
            Some(_) => {}
        }
        self.cycle = Some(cycle);
        Ok(())
    }

    /// Bytes in the file so far.
    pub fn written(&self) -> u64 {
        self.out.bytes
    }

    /// Writes an event.
    pub fn add(&mut self, cycle: u64, event: &Event) -> io::Result<()> {
        let Some((unit, warp, step)) = self.lives.see(cycle, event) else { return Ok(()) };
        self.goes_to(cycle)?;
        let out = &mut self.out;
        let thread = unit * self.warps + warp;
        let id = match step {
            Step::Fetched(id) | Step::Executes(id) | Step::Complete(id) => id,
            Step::Issued { id, .. } => id,
        };
        let begins = matches!(step, Step::Fetched(_) | Step::Issued { .. });
        if begins && self.open.insert(id) {
            writeln!(out, "I\t{id}\t{id}\t{thread}")?;
        }
        match step {
            Step::Fetched(_) => writeln!(out, "S\t{id}\t0\tF")?,
            Step::Issued { pc, active, fetched, slot, .. } => {
                let text =
                    self.texts.get(pc as usize).map_or("outside the program", String::as_str);
                writeln!(out, "L\t{id}\t0\tu{unit}.w{warp} {pc}: {text}")?;
                let slot = slot.map_or_else(String::new, |slot| format!(", slot {slot}"));
                writeln!(out, "L\t{id}\t1\tfetched in {fetched}, threads {active:b}{slot}")?;
                writeln!(out, "S\t{id}\t0\tI")?;
            }
            Step::Executes(_) if self.open.contains(&id) => writeln!(out, "S\t{id}\t0\tX")?,
            Step::Complete(_) if self.open.remove(&id) => {
                writeln!(out, "R\t{id}\t{}\t0", self.retired)?;
                self.retired += 1;
            }
            _ => {}
        }
        Ok(())
    }

    /// Ends the log; what is not complete is left as it is.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out.inner)
    }
}
