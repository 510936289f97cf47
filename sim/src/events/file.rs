// SPDX-License-Identifier: MIT
//! The trace file: the event stream of a run, compressed in blocks (docs/trace-format.md).
use super::record::{Event, Place, Sums};
use super::When;
use crate::events::KINDS;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use serde_json::{json, Value};
use std::io::{self, Read, Write};
use thiserror::Error;

/// The first bytes of a file: the format and its version.
pub const MAGIC: &[u8] = b"warpwright-events 1\n";
/// Bytes of a block before it is compressed; what a writer keeps in memory.
const BLOCK: usize = 1 << 20;
/// No block of a valid file is longer: a cycle with every event twice the size of a block.
const LONGEST: u32 = 1 << 26;

fn put(bytes: &mut Vec<u8>, mut value: u64) {
    while value > 127 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}

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
    /// Whether the events of a place are differences to the last.
    differs: Vec<bool>,
    last: Vec<Vec<u64>>,
    block: Vec<u8>,
    /// The events of the present cycle, and how many.
    now: Vec<u8>,
    count: u64,
    cycle: u64,
    /// The cycle of the record before.
    before: u64,
    written: u64,
    events: u64,
}

impl<W: Write> Writer<W> {
    /// Begins a file: `about` is the header, see [`super::header`].
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new(mut out: W, about: &Value, places: &[Place]) -> io::Result<Self> {
        out.write_all(MAGIC)?;
        let header = section(&mut out, b'H', about.to_string().as_bytes())?;
        Ok(Self {
            out,
            differs: places.iter().map(|place| KINDS[place.kind].when == When::Change).collect(),
            last: places.iter().map(|place| vec![0; place.fields.len()]).collect(),
            block: vec![],
            now: vec![],
            count: 0,
            cycle: 0,
            before: 0,
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
        if cycle != self.cycle {
            self.end_cycle()?;
            self.cycle = cycle;
        }
        put(&mut self.now, event.place as u64);
        for (at, &value) in event.values.iter().enumerate() {
            let last = std::mem::replace(&mut self.last[event.place][at], value);
            put(&mut self.now, if self.differs[event.place] { value ^ last } else { value });
        }
        self.count += 1;
        self.events += 1;
        Ok(())
    }

    fn end_cycle(&mut self) -> io::Result<()> {
        if self.count == 0 {
            return Ok(());
        }
        put(&mut self.block, self.cycle - self.before);
        put(&mut self.block, self.count);
        self.block.append(&mut self.now);
        self.before = self.cycle;
        self.count = 0;
        if self.block.len() >= BLOCK {
            self.end_block()?;
        }
        Ok(())
    }

    fn end_block(&mut self) -> io::Result<()> {
        if self.block.is_empty() {
            return Ok(());
        }
        let mut encoder = ZlibEncoder::new(vec![], Compression::default());
        encoder.write_all(&self.block)?;
        self.block.clear();
        self.written += section(&mut self.out, b'B', &encoder.finish()?)?;
        Ok(())
    }

    /// Ends the file: how many cycles the run took, and its counters.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn finish(mut self, cycles: u64, counters: &[Vec<u32>]) -> io::Result<W> {
        self.end_cycle()?;
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
    #[error("it is no trace of events: it does not begin with `warpwright-events 1`")]
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
    places: Vec<(bool, usize)>,
    last: Vec<Vec<u64>>,
    cycle: u64,
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
        let mut reader = Self {
            input,
            at: MAGIC.len() as u64,
            about: Value::Null,
            places: vec![],
            last: vec![],
            cycle: 0,
            end: None,
        };
        let (tag, bytes) = reader.section("header")?;
        reader.about = reader.json(tag == b'H', &bytes)?;
        for place in reader.about["places"].as_array().into_iter().flatten() {
            let fields = place["fields"].as_array().map_or(0, Vec::len);
            reader.places.push((place["change"] == true, fields));
            reader.last.push(vec![0; fields]);
        }
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
        let mut rest = block.as_slice();
        let mut number = || {
            let mut value = 0u64;
            for shift in (0..64).step_by(7) {
                let (&byte, after) = rest.split_first()?;
                rest = after;
                value |= u64::from(byte & 127) << shift;
                if byte < 128 {
                    return Some((value, rest.is_empty()));
                }
            }
            None
        };
        let broken = |at| TraceError::Damaged { at, what: "an event is cut off".into() };
        let mut ended = false;
        while !ended {
            let step = number().ok_or_else(|| broken(self.at))?.0;
            self.cycle += step;
            let (count, _) = number().ok_or_else(|| broken(self.at))?;
            for _ in 0..count {
                let (place, end) = number().ok_or_else(|| broken(self.at))?;
                ended = end;
                let &(differs, fields) =
                    self.places.get(place as usize).ok_or_else(|| broken(self.at))?;
                for at in 0..fields {
                    let (value, end) = number().ok_or_else(|| broken(self.at))?;
                    ended = end;
                    let last = &mut self.last[place as usize][at];
                    *last = if differs { *last ^ value } else { value };
                }
                let values = &self.last[place as usize];
                event(self.cycle, Event { place: place as usize, values });
            }
        }
        Ok(())
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
