// SPDX-License-Identifier: MIT
//! Waveform files: VCD, and FST, which is compressed.
use fst_writer::{
    FstBodyWriter, FstFileType, FstHeaderWriter, FstInfo, FstScopeType, FstSignalId, FstSignalType,
    FstVarDirection, FstVarType, FstWriteError,
};
use std::cell::Cell;
use std::io::{self, Seek, SeekFrom, Write};
use std::rc::Rc;
use vcd::{IdCode, SimulationCommand, TimescaleUnit, Value, VarType, Writer};

/// Bytes of changes that are kept in memory for FST.
const FLUSH: usize = 16 << 20;
const VERSION: &str = concat!("Warpwright ", env!("CARGO_PKG_VERSION"));

/// Counts the bytes that go into a file.
struct Counted<W> {
    inner: W,
    bytes: Rc<Cell<u64>>,
}

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.bytes.set(self.bytes.get() + written as u64);
        Ok(written)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<W: Seek> Seek for Counted<W> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}

/// The value of a variable.
#[derive(Clone, PartialEq)]
pub enum Content {
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

/// The width of a variable.
#[derive(Clone, Copy)]
pub enum Width {
    /// Bits of a number.
    Bits(usize),
    /// Characters of the longest text. FST gets it as a number whose bytes are the characters, as
    /// Verilog has its strings; viewers show it as ASCII.
    Characters(usize),
}

enum Form<W: Write + Seek> {
    Vcd(Writer<Counted<W>>, Vec<(IdCode, Width)>),
    Header(FstHeaderWriter<Counted<W>>, Vec<(FstSignalId, Width)>),
    Fst(FstBodyWriter<Counted<W>>, Vec<(FstSignalId, Width)>),
    Ended,
}

/// A waveform file being written: first its variables, then [`Waves::begin`], then changes.
pub struct Waves<W: Write + Seek> {
    form: Form<W>,
    bytes: Rc<Cell<u64>>,
}

fn io_error(error: FstWriteError) -> io::Error {
    match error {
        FstWriteError::Io(error) => error,
        other => io::Error::other(other),
    }
}

fn misplaced() -> io::Error {
    io::Error::other("a variable or a change in the wrong part of a waveform file")
}

fn bits(number: u64, width: usize) -> impl Iterator<Item = bool> {
    (0..width).rev().map(move |at| number >> at & 1 == 1)
}

impl<W: Write + Seek> Waves<W> {
    /// Begins a file.
    pub fn new(out: W, fst: bool, comment: &str) -> io::Result<Self> {
        let bytes = Rc::new(Cell::new(0));
        let out = Counted { inner: out, bytes: Rc::clone(&bytes) };
        let form = if fst {
            let info = FstInfo {
                start_time: 0,
                timescale_exponent: -9,
                version: VERSION.into(),
                date: String::new(),
                file_type: FstFileType::Verilog,
            };
            Form::Header(FstHeaderWriter::new(out, &info).map_err(io_error)?, vec![])
        } else {
            let mut writer = Writer::new(out);
            writer.version(VERSION)?;
            writer.comment(comment)?;
            writer.timescale(1, TimescaleUnit::NS)?;
            Form::Vcd(writer, vec![])
        };
        Ok(Self { form, bytes })
    }

    /// Bytes in the file so far.
    pub fn written(&self) -> u64 {
        self.bytes.get()
    }

    /// Begins a module.
    pub fn module(&mut self, name: &str) -> io::Result<()> {
        match &mut self.form {
            Form::Vcd(writer, _) => writer.add_module(name),
            Form::Header(writer, _) => {
                writer.scope(name, "", FstScopeType::Module).map_err(io_error)
            }
            _ => Err(misplaced()),
        }
    }

    /// Ends it.
    pub fn end_module(&mut self) -> io::Result<()> {
        match &mut self.form {
            Form::Vcd(writer, _) => writer.upscope(),
            Form::Header(writer, _) => writer.up_scope().map_err(io_error),
            _ => Err(misplaced()),
        }
    }

    /// Adds a variable.
    pub fn variable(&mut self, name: &str, width: Width) -> io::Result<()> {
        match &mut self.form {
            Form::Vcd(writer, ids) => {
                let (kind, bits) = match width {
                    Width::Bits(bits) => (VarType::Wire, bits),
                    Width::Characters(_) => (VarType::String, 1),
                };
                ids.push((writer.add_var(kind, bits as u32, name, None)?, width));
            }
            Form::Header(writer, ids) => {
                let bits = match width {
                    Width::Bits(bits) => bits,
                    Width::Characters(longest) => 8 * longest,
                };
                let kind = FstSignalType::bit_vec(bits as u32);
                let id = writer
                    .var(name, kind, FstVarType::Wire, FstVarDirection::Implicit, None)
                    .map_err(io_error)?;
                ids.push((id, width));
            }
            _ => return Err(misplaced()),
        }
        Ok(())
    }

    /// Ends the variables; their first values follow.
    pub fn begin(&mut self) -> io::Result<()> {
        self.form = match std::mem::replace(&mut self.form, Form::Ended) {
            Form::Vcd(mut writer, ids) => {
                writer.enddefinitions()?;
                writer.timestamp(0)?;
                writer.begin(SimulationCommand::Dumpvars)?;
                Form::Vcd(writer, ids)
            }
            Form::Header(writer, ids) => Form::Fst(writer.finish().map_err(io_error)?, ids),
            _ => return Err(misplaced()),
        };
        Ok(())
    }

    /// Ends the first values.
    pub fn begun(&mut self) -> io::Result<()> {
        match &mut self.form {
            Form::Vcd(writer, _) => writer.end(),
            Form::Fst(writer, _) => writer.time_change(0).map_err(io_error),
            _ => Err(misplaced()),
        }
    }

    /// The changes that follow take place at this time.
    pub fn time(&mut self, time: u64) -> io::Result<()> {
        match &mut self.form {
            Form::Vcd(writer, _) => writer.timestamp(time),
            Form::Fst(writer, _) => {
                if writer.size() >= FLUSH {
                    writer.flush().map_err(io_error)?;
                }
                writer.time_change(time).map_err(io_error)
            }
            _ => Err(misplaced()),
        }
    }

    /// A variable, by the order in which they were added, has a new value.
    pub fn change(&mut self, variable: usize, content: &Content) -> io::Result<()> {
        match &mut self.form {
            Form::Vcd(writer, ids) => {
                let (id, width) = ids[variable];
                match (content, width) {
                    (Content::Text(text), _) => writer.change_string(id, text),
                    (Content::Number(number), Width::Bits(1)) => {
                        writer.change_scalar(id, *number == 1)
                    }
                    (Content::Number(number), Width::Bits(width)) => {
                        let bits: Vec<Value> = bits(*number, width).map(Value::from).collect();
                        writer.change_vector(id, &bits)
                    }
                    (Content::Number(_), Width::Characters(_)) => Err(misplaced()),
                }
            }
            Form::Fst(writer, ids) => {
                let (id, width) = ids[variable];
                let digit = |bit| if bit { b'1' } else { b'0' };
                let value: Vec<u8> = match (content, width) {
                    (Content::Number(number), Width::Bits(width)) => {
                        bits(*number, width).map(digit).collect()
                    }
                    (Content::Text(text), Width::Characters(longest)) => {
                        let text = &text.as_bytes()[..text.len().min(longest)];
                        let before = std::iter::repeat_n(0, longest - text.len());
                        let bytes = before.chain(text.iter().copied());
                        bytes.flat_map(|byte| bits(byte.into(), 8)).map(digit).collect()
                    }
                    _ => return Err(misplaced()),
                };
                writer.signal_change(id, &value).map_err(io_error)
            }
            _ => Err(misplaced()),
        }
    }

    /// Ends the file.
    pub fn finish(self) -> io::Result<()> {
        match self.form {
            Form::Vcd(..) => Ok(()),
            Form::Fst(writer, _) => writer.finish().map(drop).map_err(io_error),
            _ => Err(misplaced()),
        }
    }
}
