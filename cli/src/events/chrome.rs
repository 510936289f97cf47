// SPDX-License-Identifier: MIT
//! The instructions of a run as a trace for Perfetto and Chrome's tracing page. A cycle is a
//! microsecond there; an execution unit is a process, a warp slot a thread. What a scoreboard slot
//! counts may overlap: it is an asynchronous event of its slot.
use super::lives::{Lives, Step};
use super::text::Counted;
use serde_json::{json, Value};
use std::collections::HashMap;
use std::io::{self, Write};
use warpwright_isa::{decode, disassemble, Program};
use warpwright_sim::events::Event;

/// An instruction that is not complete.
struct Open {
    cycle: u64,
    fetched: u64,
    executes: u64,
    pc: u64,
    active: u64,
    slot: Option<u64>,
}

/// A trace being written.
pub struct Chrome<W: Write> {
    out: Counted<W>,
    lives: Lives,
    /// Text, unit and line of each instruction.
    texts: Vec<(String, String, Option<u32>)>,
    open: HashMap<u64, Open>,
    first: bool,
}

impl<W: Write> Chrome<W> {
    /// Begins a trace of a core of so many units and warps.
    pub fn new(
        out: W,
        program: &Program,
        lives: Lives,
        units: usize,
        warps: usize,
    ) -> io::Result<Self> {
        let about = |(pc, &word): (usize, &u64)| {
            let unit = decode(word).map_or_else(
                |_| "undefined".into(),
                |instruction| format!("{:?}", instruction.row.unit).to_lowercase(),
            );
            (disassemble(word), unit, program.lines.get(pc).copied())
        };
        let texts = program.instructions.iter().enumerate().map(about).collect();
        let mut out = Counted::new(out);
        write!(out, "{{\"displayTimeUnit\":\"ns\",\"traceEvents\":[")?;
        let mut trace = Self { out, lives, texts, open: HashMap::new(), first: true };
        for unit in 0..units {
            let name = format!("unit {unit}");
            trace.put(&json!({
                "ph": "M", "name": "process_name", "pid": unit, "args": { "name": name },
            }))?;
            for warp in 0..warps {
                let name = format!("warp {warp}");
                trace.put(&json!({
                    "ph": "M", "name": "thread_name", "pid": unit, "tid": warp,
                    "args": { "name": name },
                }))?;
            }
        }
        Ok(trace)
    }

    fn put(&mut self, event: &Value) -> io::Result<()> {
        let comma = if std::mem::take(&mut self.first) { "" } else { "," };
        write!(self.out, "{comma}\n{event}")
    }

    /// Bytes in the file so far.
    pub fn written(&self) -> u64 {
        self.out.bytes
    }

    /// Writes an event.
    pub fn add(&mut self, cycle: u64, event: &Event) -> io::Result<()> {
        let Some((unit, warp, step)) = self.lives.see(cycle, event) else { return Ok(()) };
        match step {
            Step::Fetched(_) => Ok(()),
            Step::Issued { id, pc, active, fetched, slot } => {
                let open = Open { cycle, fetched, executes: cycle, pc, active, slot };
                self.open.insert(id, open);
                Ok(())
            }
            Step::Executes(id) => {
                if let Some(open) = self.open.get_mut(&id) {
                    open.executes = cycle;
                }
                Ok(())
            }
            Step::Complete(id) => match self.open.remove(&id) {
                Some(open) => self.complete(id, unit, warp, cycle, &open),
                None => Ok(()),
            },
        }
    }

    fn complete(
        &mut self,
        id: u64,
        unit: usize,
        warp: usize,
        cycle: u64,
        open: &Open,
    ) -> io::Result<()> {
        let (text, category, line) = self.texts.get(open.pc as usize).cloned().unwrap_or_default();
        let args = json!({
            "pc": open.pc, "line": line, "threads": format!("{:b}", open.active),
            "fetched": open.fetched, "stage E1": open.executes,
        });
        let mut event = json!({
            "name": text, "cat": category, "pid": unit, "tid": warp, "ts": open.cycle,
        });
        let Some(slot) = open.slot else {
            event["ph"] = "X".into();
            event["dur"] = (cycle - open.cycle).into();
            event["args"] = args;
            return self.put(&event);
        };
        event["cat"] = format!("slot {slot}").into();
        event["id"] = id.into();
        event["ph"] = "b".into();
        event["args"] = args;
        self.put(&event)?;
        event["ph"] = "e".into();
        event["ts"] = cycle.into();
        event.as_object_mut().expect("an object").remove("args");
        self.put(&event)
    }

    /// Ends the trace.
    pub fn finish(mut self) -> io::Result<W> {
        writeln!(self.out, "\n]}}")?;
        self.out.flush()?;
        Ok(self.out.inner)
    }
}
