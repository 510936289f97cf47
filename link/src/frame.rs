// SPDX-License-Identifier: MIT
//! Frames: marks, escapes, checksum.

/// Words of a frame, at most.
pub const MAX_WORDS: usize = 64;

pub(crate) const MARK: u8 = 0xc0;
const ESCAPE: u8 = 0xdb;

/// Puts a body between marks, its checksum behind it.
fn frame(mut body: Vec<u8>) -> Vec<u8> {
    body.extend(crc32fast::hash(&body).to_le_bytes());
    let mut bytes = vec![MARK];
    for byte in body {
        match byte {
            MARK => bytes.extend([ESCAPE, 0xdc]),
            ESCAPE => bytes.extend([ESCAPE, 0xdd]),
            plain => bytes.push(plain),
        }
    }
    bytes.push(MARK);
    bytes
}

fn head(sequence: u8, command: u8, words: usize, address: u32) -> Vec<u8> {
    assert!((1..=MAX_WORDS).contains(&words), "a frame has 1 to 64 words");
    let mut body = vec![sequence, command, words as u8];
    body.extend(address.to_le_bytes());
    body
}

/// The request to read `words` words.
///
/// # Panics
/// Unless there are 1 to [`MAX_WORDS`] words.
pub fn encode_read(sequence: u8, address: u32, words: usize) -> Vec<u8> {
    frame(head(sequence, 1, words, address))
}

/// The request to write these words.
///
/// # Panics
/// Unless there are 1 to [`MAX_WORDS`] words.
pub fn encode_write(sequence: u8, address: u32, words: &[u32]) -> Vec<u8> {
    let mut body = head(sequence, 2, words.len(), address);
    words.iter().for_each(|word| body.extend(word.to_le_bytes()));
    frame(body)
}

/// A reply of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Sequence number of the request.
    pub sequence: u8,
    /// Its command.
    pub command: u8,
    /// Its number of words.
    pub count: u8,
    /// The words read.
    pub words: Vec<u32>,
    /// 0 done, 1 some word could not be read or written, 2 no such request.
    pub result: u8,
}

/// Finds the bodies of frames in a line of bytes.
#[derive(Clone, Debug, Default)]
pub struct Deframer {
    body: Option<Vec<u8>>,
    escaped: bool,
}

/// Longer than any frame.
const LONGEST: usize = 512;

impl Deframer {
    /// Takes the next byte; the body of a frame when it ends one whose checksum is right.
    pub fn byte(&mut self, byte: u8) -> Option<Vec<u8>> {
        if byte == MARK {
            self.escaped = false;
            let body = self.body.replace(vec![])?;
            let (text, sum) = body.split_at(body.len().checked_sub(4)?);
            return (crc32fast::hash(text).to_le_bytes() == sum).then(|| text.to_vec());
        }
        let body = self.body.as_mut()?;
        match (std::mem::take(&mut self.escaped), byte) {
            (false, ESCAPE) => self.escaped = true,
            (false, plain) => body.push(plain),
            (true, 0xdc) => body.push(MARK),
            (true, 0xdd) => body.push(ESCAPE),
            (true, _) => self.body = None,
        }
        if self.body.as_ref().is_some_and(|body| body.len() > LONGEST) {
            self.body = None;
        }
        None
    }
}

/// Takes a body for a reply.
pub fn decode(body: &[u8]) -> Option<Reply> {
    let [sequence, command, count, ref words @ .., result] = *body else { return None };
    let command = command ^ 128;
    let wanted = if command == 1 && result < 2 { usize::from(count) * 4 } else { 0 };
    if words.len() != wanted {
        return None;
    }
    let words = words
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    Some(Reply { sequence, command, count, words, result })
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpwright_golden::soc;

    /// What the board takes from the host's frames, and the host from the board's replies.
    #[test]
    fn host_and_board_understand_one_another() {
        let words: Vec<u32> = (0..64).map(|i| 0xc0db_dcdd_u32.rotate_left(i) ^ i << 3).collect();
        for count in 1..=64 {
            for write in [false, true] {
                let (sequence, address) = (count as u8 ^ 0xc0, 0xdb_c0c0 + count as u32 * 4);
                let bytes = match write {
                    true => encode_write(sequence, address, &words[..count]),
                    false => encode_read(sequence, address, count),
                };
                let mut board = soc::Deframer::default();
                let requests: Vec<_> = bytes.iter().filter_map(|&byte| board.byte(byte)).collect();
                let [request] = &requests[..] else { panic!("one request") };
                let read = if write { &[][..] } else { &words[..count] };
                assert_eq!(
                    (request.sequence, request.address, request.legal()),
                    (sequence, address, true)
                );
                assert_eq!(request.words, if write { &words[..count] } else { &[] });
                let mut host = Deframer::default();
                let mut reply = vec![MARK];
                reply.extend(request.reply(read, 1));
                reply.push(MARK);
                let bodies: Vec<_> = reply.iter().filter_map(|&byte| host.byte(byte)).collect();
                let decoded = decode(&bodies[0]).expect("a reply");
                assert_eq!(
                    (decoded.sequence, decoded.words, decoded.result),
                    (sequence, read.to_vec(), 1)
                );
            }
        }
    }

    #[test]
    fn a_spoilt_frame_is_no_frame_and_the_next_one_is_whole() {
        let good = encode_read(7, 64, 2);
        for at in 0..good.len() {
            let mut spoilt = good.clone();
            spoilt[at] ^= 0x10;
            let mut host = Deframer::default();
            let bodies: Vec<_> =
                spoilt.iter().chain(&good).filter_map(|&byte| host.byte(byte)).collect();
            assert!(bodies.len() <= 1 || at == 0 || at + 1 == good.len(), "byte {at}: {bodies:?}");
            assert!(
                bodies.iter().all(|body| body[..] == [7, 1, 2, 64, 0, 0, 0]),
                "byte {at}: {bodies:?}"
            );
            // A frame whose last mark is spoilt takes the next one with it up to its first mark.
            let again: Vec<_> = good.iter().filter_map(|&byte| host.byte(byte)).collect();
            assert_eq!(again.len(), 1, "byte {at}");
        }
    }
}
