// SPDX-License-Identifier: MIT
//! Requests and replies: time-outs, repetition, errors.
use crate::frame::{decode, encode_read, encode_write, Deframer, Reply, MAX_WORDS};
use std::io::{self, ErrorKind, Read, Write};
use std::time::{Duration, Instant};
use thiserror::Error;
use warpwright_config::launch::Outcome;
use warpwright_config::registers::{word, IDENTITY, REGISTERS_AT};
use warpwright_isa::UnitSet;

/// What can go wrong between host and board.
#[derive(Debug, Error)]
pub enum LinkError {
    /// The port cannot be opened.
    #[error(
        "cannot open {port}: {reason}; is the board plugged in, and may you use the port (group `dialout` on Linux)? {found}"
    )]
    Open {
        /// The port.
        port: String,
        /// What the system says.
        reason: String,
        /// Ports that there are.
        found: String,
    },
    /// The port failed.
    #[error("the serial port failed: {0}; was the board unplugged?")]
    Port(#[from] io::Error),
    /// No board answers.
    #[error(
        "no board answers on {port} at {} baud: is it flashed with `warpwright flash`, is this its port, has it another rate (--baud)?",
        rates.iter().map(u32::to_string).collect::<Vec<_>>().join(" or ")
    )]
    NoBoard {
        /// The port.
        port: String,
        /// The rates that were tried.
        rates: Vec<u32>,
    },
    /// No answer comes any more.
    #[error("the board does not answer any more ({tries} tries): was it unplugged or flashed?")]
    Silent {
        /// Tries.
        tries: u32,
    },
    /// Something answers that is no board of ours.
    #[error(
        "what answers is no Warpwright board of this version: its identity is {0:#010x}, not {IDENTITY:#010x}; flash it again"
    )]
    Identity(u32),
    /// The board refused.
    #[error("the board refuses to {what} {count} words at {address:#010x}")]
    Refused {
        /// Read or write.
        what: &'static str,
        /// Words.
        count: usize,
        /// Address.
        address: u32,
    },
    /// Too large.
    #[error(
        "program and data take {wanted} bytes, the board has {there}: a smaller grid or picture, or a board with more memory"
    )]
    Memory {
        /// Bytes wanted.
        wanted: usize,
        /// Bytes there.
        there: usize,
    },
    /// The program was stopped.
    #[error("{why}")]
    Stopped {
        /// Why.
        why: StopCause,
        /// What there is up to then.
        outcome: Box<Outcome>,
    },
    /// The caller gave up before the launch.
    #[error("interrupted before the program began")]
    Interrupted,
    /// It cannot even be stopped.
    #[error("the program does not end and cannot be stopped: reset the board")]
    Stuck,
}

/// Why a program was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopCause {
    /// It ran as long as it may.
    Limit(Duration),
    /// The caller gave up.
    Interrupted,
}

impl std::fmt::Display for StopCause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Limit(limit) => write!(
                f,
                "the program did not end within {limit:?} and was stopped (raise the limit with --board-seconds, or look for an endless loop)"
            ),
            Self::Interrupted => f.write_str("interrupted before the program ended"),
        }
    }
}

/// Time-outs and repetition.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// How long a reply is awaited after its request has been sent.
    pub reply: Duration,
    /// How often a request is sent before the board counts as silent.
    pub tries: u32,
}

impl Default for Timing {
    fn default() -> Self {
        Self { reply: Duration::from_millis(500), tries: 8 }
    }
}

/// What happened on the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Requests.
    pub requests: u64,
    /// Requests that were sent again.
    pub repeated: u64,
    /// Bytes received that belong to no reply.
    pub strays: u64,
}

/// What a board tells of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Number of the core's size: 0 nano, 1 small, 2 full.
    pub size: u32,
    /// Warps of an execution unit.
    pub warps: u32,
    /// Execution units.
    pub units: u32,
    /// Units that its core lacks.
    pub without: UnitSet,
    /// The core is the microcoded one.
    pub microcoded: bool,
    /// Bytes of memory.
    pub memory: usize,
    /// The core's clock in kHz.
    pub kilohertz: u32,
}

/// A line to a board, one request at a time.
pub struct Client<T> {
    line: T,
    timing: Timing,
    sequence: u8,
    statistics: Statistics,
}

/// Opens a serial port.
///
/// # Errors
/// [`LinkError::Open`], with the ports that there are.
pub fn open(port: &str, baud: u32) -> Result<Box<dyn serialport::SerialPort>, LinkError> {
    serialport::new(port, baud).timeout(Duration::from_millis(20)).open().map_err(|error| {
        let ports = serialport::available_ports().unwrap_or_default();
        let names: Vec<_> = ports.into_iter().map(|port| port.port_name).collect();
        let found = if names.is_empty() {
            "No serial port was found.".into()
        } else {
            format!("Found: {}.", names.join(", "))
        };
        LinkError::Open { port: port.into(), reason: error.to_string(), found }
    })
}

impl<T: Read + Write> Client<T> {
    /// A client on a line whose reads end after a short time-out.
    pub fn new(line: T, timing: Timing) -> Self {
        Self { line, timing, sequence: 0, statistics: Statistics::default() }
    }

    /// The client with other time-outs.
    #[must_use]
    pub fn patient(self, timing: Timing) -> Self {
        Self { timing, ..self }
    }

    /// What has happened so far.
    pub fn statistics(&self) -> Statistics {
        self.statistics
    }

    /// Greets the board.
    ///
    /// # Errors
    /// When no answer comes, or not from a board of this version.
    pub fn board(&mut self) -> Result<Board, LinkError> {
        let words = self.read(REGISTERS_AT, 4)?;
        if words[word::identity as usize] != IDENTITY {
            return Err(LinkError::Identity(words[0]));
        }
        let shape = words[word::shape as usize];
        Ok(Board {
            size: shape >> 12 & 15,
            without: UnitSet::from_bits((shape >> 16) as u8),
            microcoded: shape >> 21 & 1 == 1,
            warps: shape & 255,
            units: shape >> 8 & 15,
            memory: words[word::memory as usize] as usize * 16,
            kilohertz: words[word::clock as usize],
        })
    }

    /// Reads words.
    ///
    /// # Errors
    /// When the board is silent or refuses.
    pub fn read(&mut self, address: u32, count: usize) -> Result<Vec<u32>, LinkError> {
        let mut words = Vec::with_capacity(count);
        while words.len() < count {
            let at = address.wrapping_add(4 * words.len() as u32);
            let part = (count - words.len()).min(MAX_WORDS);
            let reply = self.ask(1, part, |sequence| encode_read(sequence, at, part))?;
            if reply.result != 0 {
                return Err(LinkError::Refused { what: "read", count: part, address: at });
            }
            words.extend(reply.words);
        }
        Ok(words)
    }

    /// Writes words.
    ///
    /// # Errors
    /// As [`Client::read`].
    pub fn write(&mut self, address: u32, words: &[u32]) -> Result<(), LinkError> {
        for (number, part) in words.chunks(MAX_WORDS).enumerate() {
            let at = address.wrapping_add((4 * MAX_WORDS * number) as u32);
            if self.ask(2, part.len(), |sequence| encode_write(sequence, at, part))?.result != 0 {
                return Err(LinkError::Refused { what: "write", count: part.len(), address: at });
            }
        }
        Ok(())
    }

    /// Sends a request until it is answered.
    fn ask(
        &mut self,
        command: u8,
        count: usize,
        encode: impl Fn(u8) -> Vec<u8>,
    ) -> Result<Reply, LinkError> {
        // Reads and writes may be done twice. Each try has a number of its own, and a late reply to
        // an earlier try of this request answers it too: a board slower than the time-out would
        // never be heard else. What comes for the other tries is dropped by its number.
        self.statistics.requests += 1;
        let before = self.sequence;
        for number in 0..self.timing.tries {
            self.statistics.repeated += u64::from(number > 0);
            self.sequence = self.sequence.wrapping_add(1);
            self.line.write_all(&encode(self.sequence))?;
            self.line.flush()?;
            if let Some(reply) = self.await_reply(before)? {
                if (reply.command, usize::from(reply.count)) == (command, count) {
                    return Ok(reply);
                }
            }
        }
        Err(LinkError::Silent { tries: self.timing.tries })
    }

    /// Waits for the reply to a request, whose tries have the numbers after `before`. Every byte
    /// that comes prolongs the time.
    fn await_reply(&mut self, before: u8) -> Result<Option<Reply>, LinkError> {
        let mut deframer = Deframer::default();
        let mut last = Instant::now();
        let mut bytes = [0; 512];
        let tries = self.sequence.wrapping_sub(before);
        let is_own = |reply: &Reply| (1..=tries).contains(&reply.sequence.wrapping_sub(before));
        while last.elapsed() < self.timing.reply {
            let count = match self.line.read(&mut bytes) {
                Ok(count) => count,
                Err(error)
                    if matches!(
                        error.kind(),
                        ErrorKind::TimedOut | ErrorKind::WouldBlock | ErrorKind::Interrupted
                    ) =>
                {
                    0
                }
                Err(error) => return Err(error.into()),
            };
            if count > 0 {
                last = Instant::now();
            }
            for &byte in &bytes[..count] {
                let Some(body) = deframer.byte(byte) else { continue };
                match decode(&body).filter(is_own) {
                    Some(reply) => return Ok(Some(reply)),
                    None => self.statistics.strays += body.len() as u64,
                }
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::MARK;
    use std::collections::VecDeque;
    use warpwright_golden::soc;

    /// A board whose words are their addresses, and which answers a request only when so many more
    /// have come.
    struct Late {
        behind: usize,
        deframer: soc::Deframer,
        replies: VecDeque<Vec<u8>>,
        line: VecDeque<u8>,
    }

    impl Write for Late {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            for &byte in bytes {
                let Some(request) = self.deframer.byte(byte) else { continue };
                self.replies.push_back(request.reply(&[request.address], 0));
                if self.replies.len() > self.behind {
                    self.line.push_back(MARK);
                    self.line.extend(self.replies.pop_front().unwrap());
                    self.line.push_back(MARK);
                }
            }
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Read for Late {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            let count = self.line.len().min(bytes.len());
            bytes[..count]
                .iter_mut()
                .zip(self.line.drain(..count))
                .for_each(|(byte, came)| *byte = came);
            match count {
                0 => Err(ErrorKind::TimedOut.into()),
                _ => Ok(count),
            }
        }
    }

    /// Each request gets its own answer, and those to the tries of the one before are dropped.
    #[test]
    fn a_board_slower_than_the_time_out_is_heard() {
        for behind in [0, 1, 2, 7] {
            let line = Late {
                behind,
                deframer: Default::default(),
                replies: VecDeque::new(),
                line: VecDeque::new(),
            };
            let mut client =
                Client::new(line, Timing { reply: Duration::from_millis(2), tries: 8 });
            for address in (0..400).step_by(4) {
                assert_eq!(
                    client.read(address, 1).expect("an answer"),
                    [address],
                    "{behind} requests behind"
                );
            }
            assert_eq!(client.statistics().repeated, 100 * behind as u64);
        }
        let line = Late {
            behind: 8,
            deframer: Default::default(),
            replies: VecDeque::new(),
            line: VecDeque::new(),
        };
        let mut client = Client::new(line, Timing { reply: Duration::from_millis(2), tries: 8 });
        assert!(matches!(client.read(0, 1), Err(LinkError::Silent { tries: 8 })));
    }
}
