// SPDX-License-Identifier: MIT
//! The trace file: the event stream of a run, compressed in blocks (docs/trace-format.md).
use super::block::{layouts, Block, Columns, Layout, LONGEST as LONGEST_BLOCK};
use super::record::{Event, Place, Sums};
use crate::events::KINDS;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use serde_json::{json, Value};
use std::io::{self, Read, Write};
use thiserror::Error;

/// The first bytes of a file: the format and its version.
pub const MAGIC: &[u8] = b"warpwright-events 2\n";
/// The version of the format.
pub const VERSION: u32 = 2;
/// Numbers of a block, cycles of events and their values; what a writer keeps in memory.
const BLOCK: usize = 1 << 18;
/// No section of a valid file is longer.
const LONGEST: u32 = 1 << 26;

/// A length and the bytes, with a checksum.
fn section(out: &mut impl Write, tag: u8, bytes: &[u8]) -> io::Result<u64> {
    let mut crc = Crc::new();
    crc.update(bytes);
    out.write_all(&[tag])?;
    out.write_all(&(bytes.len() as u32).to_le_bytes())?;
    out.write_all(&crc.sum().to_le_bytes())?;
    out.write_all(bytes)?;
    Ok(9 + bytes.len() as u64)
}

/// Writes a trace file.
pub struct Writer<W: Write> {
    out: W,
    layouts: Vec<Layout>,
    block: Block,
    /// Numbers in the block.
    numbers: usize,
    /// The present cycle, and where the block becomes longer than it may be.
    cycle: u64,
    written: u64,
    events: u64,
}

impl<W: Write> Writer<W> {
    /// Begins a file: `about` is the header, see [`super::header`].
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new(mut out: W, about: &Value) -> io::Result<Self> {
        let layouts = layouts(about).ok_or(io::ErrorKind::InvalidInput)?;
        out.write_all(MAGIC)?;
        let header = section(&mut out, b'H', about.to_string().as_bytes())?;
        let before = layouts.iter().map(|layout| vec![0; layout.fields()]).collect();
        Ok(Self {
            out,
            block: Block::new(&layouts, before),
            layouts,
            numbers: 0,
            cycle: 0,
            written: MAGIC.len() as u64 + header,
            events: 0,
        })
    }

    /// Bytes in the file so far.
    pub fn written(&self) -> u64 {
        self.written
    }

    /// Adds an event of a cycle; cycles do not go back.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&mut self, cycle: u64, event: &Event) -> io::Result<()> {
        let whole = self.numbers >= BLOCK && cycle != self.cycle;
        if whole || (self.numbers > 0 && cycle - self.block.first >= LONGEST_BLOCK) {
            self.end_block()?;
        }
        if self.numbers == 0 {
            self.block.first = cycle;
        }
        self.cycle = cycle;
        let Columns { cycles, fields } = &mut self.block.places[event.place];
        cycles.push(cycle);
        fields.iter_mut().zip(event.values).for_each(|(field, &value)| field.push(value));
        self.numbers += 1 + event.values.len();
        self.events += 1;
        Ok(())
    }

    fn end_block(&mut self) -> io::Result<()> {
        if self.numbers == 0 {
            return Ok(());
        }
        self.block.length = self.cycle - self.block.first + 1;
        let mut encoder = ZlibEncoder::new(vec![], Compression::default());
        encoder.write_all(&self.block.encode(&self.layouts))?;
        self.written += section(&mut self.out, b'B', &encoder.finish()?)?;
        for (before, columns) in self.block.before.iter_mut().zip(&mut self.block.places) {
            columns.cycles.clear();
            for (before, values) in before.iter_mut().zip(&mut columns.fields) {
                *before = values.last().copied().unwrap_or(*before);
                values.clear();
            }
        }
        self.numbers = 0;
        Ok(())
    }

    /// Ends the file: how many cycles the run took, and its counters.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn finish(mut self, cycles: u64, counters: &[Vec<u32>]) -> io::Result<W> {
        self.end_block()?;
        let end = json!({ "cycles": cycles, "events": self.events, "counters": counters });
        section(&mut self.out, b'E', end.to_string().as_bytes())?;
        self.out.flush()?;
        Ok(self.out)
    }
}

/// Why a trace cannot be read; each names the place.
#[derive(Debug, Error)]
#[allow(missing_docs, reason = "the messages say what each field is")]
pub enum TraceError {
    #[error("it is no trace of events: it does not begin with `warpwright-events 2`")]
    NoTrace,
    #[error("the trace ends at byte {at}, in the middle of its {part}: the file is truncated; run it again")]
    Truncated { at: u64, part: &'static str },
    #[error("the trace is damaged at byte {at}: {what}; run it again")]
    Damaged { at: u64, what: String },
    #[error("cannot read the trace: {0}")]
    Read(#[from] io::Error),
}

/// A trace file, read section by section.
pub struct Reader<R: Read> {
    input: R,
    at: u64,
    /// The header.
    pub about: Value,
    layouts: Vec<Layout>,
    /// The summary at the end, once it has been reached.
    pub end: Option<Value>,
}

impl<R: Read> Reader<R> {
    /// Reads the header.
    ///
    /// # Errors
    /// When it is not that of a trace.
    pub fn new(mut input: R) -> Result<Self, TraceError> {
        let mut magic = [0; MAGIC.len()];
        if input.read_exact(&mut magic).is_err() || magic != MAGIC {
            return Err(TraceError::NoTrace);
        }
        let mut reader =
            Self { input, at: MAGIC.len() as u64, about: Value::Null, layouts: vec![], end: None };
        let (tag, bytes) = reader.section("header")?;
        reader.about = reader.json(tag == b'H', &bytes)?;
        let known = layouts(&reader.about);
        reader.layouts = known.ok_or_else(|| reader.damaged("its kinds are not described"))?;
        Ok(reader)
    }

    fn damaged(&self, what: impl Into<String>) -> TraceError {
        TraceError::Damaged { at: self.at, what: what.into() }
    }

    fn json(&self, expected: bool, bytes: &[u8]) -> Result<Value, TraceError> {
        let value = if expected { serde_json::from_slice(bytes).ok() } else { None };
        value.ok_or_else(|| self.damaged("a section is not what it has to be"))
    }

    fn bytes(&mut self, count: usize, part: &'static str) -> Result<Vec<u8>, TraceError> {
        let mut bytes = vec![];
        let got = (&mut self.input).take(count as u64).read_to_end(&mut bytes)?;
        if got < count {
            return Err(TraceError::Truncated { at: self.at + got as u64, part });
        }
        Ok(bytes)
    }

    fn section(&mut self, part: &'static str) -> Result<(u8, Vec<u8>), TraceError> {
        let head = self.bytes(9, part)?;
        let word = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().expect("4 bytes"));
        let (length, sum) = (word(1), word(5));
        if !b"HBE".contains(&head[0]) || length > LONGEST {
            return Err(self.damaged("no section begins here"));
        }
        self.at += 9;
        let bytes = self.bytes(length as usize, part)?;
        let mut crc = Crc::new();
        crc.update(&bytes);
        if crc.sum() != sum {
            return Err(self.damaged("the checksum of the section is another one"));
        }
        self.at += u64::from(length);
        Ok((head[0], bytes))
    }

    /// Hands on all events, with their cycles.
    ///
    /// # Errors
    /// Where the file is truncated or damaged; what is before that place has been handed on.
    pub fn read(&mut self, event: &mut dyn FnMut(u64, Event)) -> Result<(), TraceError> {
        loop {
            let (tag, bytes) = self.section("events")?;
            match tag {
                b'B' => self.block(&bytes, event)?,
                _ => {
                    self.end = Some(self.json(tag == b'E', &bytes)?);
                    return Ok(());
                }
            }
        }
    }

    fn block(&mut self, bytes: &[u8], event: &mut dyn FnMut(u64, Event)) -> Result<(), TraceError> {
        let mut block = vec![];
        let whole = ZlibDecoder::new(bytes).read_to_end(&mut block);
        whole.map_err(|error| self.damaged(error.to_string()))?;
        let block = Block::decode(&self.layouts, &block);
        let block = block.ok_or_else(|| self.damaged("its events do not fit together"))?;
        let mut next = vec![0; block.places.len()];
        let mut values = vec![];
        loop {
            let cycles = block.places.iter().zip(&next);
            let cycle = cycles.filter_map(|(columns, &at)| columns.cycles.get(at)).min();
            let Some(&cycle) = cycle else { return Ok(()) };
            for (place, (columns, at)) in block.places.iter().zip(&mut next).enumerate() {
                while columns.cycles.get(*at) == Some(&cycle) {
                    values.clear();
                    values.extend(columns.fields.iter().map(|field| field[*at]));
                    event(cycle, Event { place, values: &values });
                    *at += 1;
                }
            }
        }
    }

    /// The kinds in their places, as the header says.
    ///
    /// # Errors
    /// When it names a kind that there is not.
    pub fn places(&self) -> Result<Vec<Place>, TraceError> {
        let place = |place: &Value| {
            let name = place["kind"].as_str()?;
            let text = |value: &Value| value.as_str().map(String::from);
            let texts = |key: &str| place[key].as_array()?.iter().map(text).collect();
            let (fields, signals): (Option<Vec<_>>, Option<Vec<_>>) =
                (texts("fields"), texts("signals"));
            Some(Place {
                kind: KINDS.iter().position(|kind| kind.name == name)?,
                number: place["number"].as_u64()? as usize,
                fields: fields?.into_iter().zip(signals?).collect(),
            })
        };
        let places = self.about["places"].as_array().into_iter().flatten();
        places
            .map(|about| place(about).ok_or_else(|| self.damaged("a kind of events is unknown")))
            .collect()
    }

    /// What it reads from.
    pub fn into_inner(self) -> R {
        self.input
    }

    /// Reads all events and adds them up.
    ///
    /// # Errors
    /// As [`Reader::read`].
    pub fn sums(&mut self) -> Result<Vec<Vec<u64>>, TraceError> {
        let places = self.places()?;
        let units = self.about["core"]["units"].as_u64().unwrap_or(1) as usize;
        let mut sums = Sums::new(&places, units);
        self.read(&mut |cycle, event| sums.add(cycle, &event))?;
        let cycles = self.end.as_ref().and_then(|end| end["cycles"].as_u64()).unwrap_or(0);
        Ok(sums.finish(cycles))
    }
}

#[cfg(test)]
mod tests {
    use super::super::schema;
    use super::*;

    /// A block of these bytes is refused or read, whatever they are: the checksum may fit by chance.
    #[test]
    fn no_byte_of_a_block_leads_to_a_panic() {
        let at = |name: &str| KINDS.iter().position(|kind| kind.name == name).expect("a kind");
        let names = ["fetch", "issue", "fixed", "waited", "buffered", "blocked", "eligible"];
        let fields = |kind: usize| KINDS[kind].fields.iter().map(|one| one.name.to_string());
        let places = names.map(|name| Place {
            kind: at(name),
            number: 0,
            fields: fields(at(name)).map(|name| (name, String::new())).collect(),
        });
        let layouts = layouts(&json!({ "places": schema(&places) })).expect("layouts");
        let before = layouts.iter().map(|layout| vec![3; layout.fields()]).collect();
        let mut block = Block::new(&layouts, before);
        (block.first, block.length) = (1000, 64);
        for (number, columns) in block.places.iter_mut().enumerate() {
            columns.cycles = (0..20).map(|at| 1000 + 3 * at + number as u64 % 3).collect();
            for field in &mut columns.fields {
                *field = (0..20).map(|at| at * at % 7).collect();
            }
        }
        let bytes = block.encode(&layouts);
        assert!(Block::decode(&layouts, &bytes).is_some());
        let mut refused = 0;
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                refused += usize::from(Block::decode(&layouts, &damaged).is_none());
            }
            assert!(Block::decode(&layouts, &bytes[..at]).is_none(), "{at} bytes");
        }
        assert!(refused > bytes.len(), "{refused} of {} are refused", 8 * bytes.len());
    }
}
