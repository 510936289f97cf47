// SPDX-License-Identifier: MIT
//! A text file whose length is known while it is written.
use std::io::{self, Write};

/// Counts the bytes that go into a file.
pub struct Counted<W: Write> {
    /// The file.
    pub inner: W,
    /// The bytes.
    pub bytes: u64,
}

impl<W: Write> Counted<W> {
    /// Nothing is written yet.
    pub fn new(inner: W) -> Self {
        Self { inner, bytes: 0 }
    }
}

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.bytes += written as u64;
        Ok(written)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}
