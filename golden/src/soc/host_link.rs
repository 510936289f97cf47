// SPDX-License-Identifier: MIT
//! The host link: checksums and frames.
use crate::{ports, Model};

ports! {
    Inputs { clear, valid, data }
    Outputs { busy, value, good }
}

/// CRC-32 of some bytes (ISO HDLC: reflected, 0x04c11db7), bit by bit.
pub fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
    !bytes.iter().fold(u32::MAX, |crc, &byte| (0..8).fold(crc ^ u32::from(byte), step))
}

/// `crc32`.
#[derive(Default)]
pub struct Crc32 {
    bytes: Vec<u8>,
    left: u32,
}

impl Model for Crc32 {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, _: &Inputs) -> Outputs<Option<u64>> {
        let whole = (self.left == 0).then(|| crc32(&self.bytes));
        let (body, sum) = self.bytes.split_at(self.bytes.len().saturating_sub(4));
        let good = sum.len() == 4 && crc32(body).to_le_bytes() == sum;
        Outputs {
            busy: Some((self.left > 0).into()),
            value: whole.map(u64::from),
            good: whole.map(|_| good.into()),
        }
    }

    fn clock(&mut self, inputs: &Inputs) {
        let Inputs { clear, valid, data: byte } = *inputs;
        self.left = self.left.saturating_sub(1);
        if valid == 1 {
            self.bytes.push(byte as u8);
            self.left = 8;
        }
        if clear == 1 {
            *self = Self::default();
        }
    }
}

/// A request of the host, as the link takes it from a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Sequence number.
    pub sequence: u8,
    /// Command.
    pub command: u8,
    /// Words.
    pub count: u8,
    /// Byte address.
    pub address: u32,
    /// Words to write.
    pub words: Vec<u32>,
}

/// What the host link takes from a line of bytes, frame by frame, written after its contract.
#[derive(Default)]
pub struct Deframer {
    frame: Option<Vec<u8>>,
    escaped: bool,
    /// Frames that were spoilt.
    pub bad: u64,
}

impl Deframer {
    /// The next byte; a request when it ends a good frame.
    pub fn byte(&mut self, byte: u8) -> Option<Request> {
        if byte == 0xc0 {
            self.escaped = false;
            let frame = self.frame.replace(vec![])?;
            let request = (!frame.is_empty()).then(|| Self::request(&frame));
            self.bad += u64::from(request == Some(None));
            return request.flatten();
        }
        let frame = self.frame.as_mut()?;
        match (std::mem::take(&mut self.escaped), byte) {
            (false, 0xdb) => self.escaped = true,
            (false, byte) => frame.push(byte),
            (true, 0xdc) => frame.push(0xc0),
            (true, 0xdd) => frame.push(0xdb),
            (true, _) => {
                self.frame = None;
                self.bad += 1;
            }
        }
        None
    }

    /// A byte without stop bit.
    pub fn broken(&mut self) {
        if self.frame.take().is_some_and(|frame| !frame.is_empty()) {
            self.bad += 1;
        }
    }

    /// A byte that comes while a request is carried out.
    pub fn lost(&mut self) {
        self.frame = None;
    }

    fn request(frame: &[u8]) -> Option<Request> {
        let (body, sum) = frame.split_at(frame.len().checked_sub(4)?);
        let [sequence, command, count, a, b, c, d, ref words @ ..] = *body else { return None };
        let wanted = if command == 2 { usize::from(count) * 4 } else { 0 };
        if crc32(body).to_le_bytes() != sum || words.len() != wanted {
            return None;
        }
        let words = words
            .chunks(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect();
        Some(Request { sequence, command, count, address: u32::from_le_bytes([a, b, c, d]), words })
    }
}

impl Request {
    /// Whether there is such a request.
    pub fn legal(&self) -> bool {
        matches!(self.command, 1 | 2) && (1..=64).contains(&self.count)
    }

    /// The reply, as it stands between two marks, with the words read and the result.
    pub fn reply(&self, words: &[u32], result: u8) -> Vec<u8> {
        let mut body = vec![self.sequence, self.command ^ 128, self.count];
        words.iter().for_each(|word| body.extend(word.to_le_bytes()));
        body.push(result);
        body.extend(crc32(&body).to_le_bytes());
        body.into_iter().flat_map(escape).collect()
    }
}

/// A byte as it is sent within a frame.
pub fn escape(byte: u8) -> Vec<u8> {
    match byte {
        0xc0 => vec![0xdb, 0xdc],
        0xdb => vec![0xdb, 0xdd],
        plain => vec![plain],
    }
}
