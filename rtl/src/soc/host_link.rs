// SPDX-License-Identifier: MIT
//! The host link: frames from the serial line that read and write words of the board
//! (`docs/host-link.md` is its contract for the host's side).
//!
//! A frame begins and ends with the byte 0xc0; within it, 0xc0 is sent as 0xdb 0xdc and 0xdb as
//! 0xdb 0xdd.
//!
//! | bytes of a request | |
//! | --- | --- |
//! | 0 | sequence number, any |
//! | 1 | 1: read, 2: write |
//! | 2 | words, 1 to 64 |
//! | 3 to 6 | byte address, a multiple of 4 |
//! | .. | of a write the words |
//! | last 4 | CRC-32 of all before |
//!
//! | bytes of a reply | |
//! | --- | --- |
//! | 0 to 2 | as in the request, 128 added to byte 1 |
//! | .. | of a read the words |
//! | next | 0: done, 1: some word could not be read or written, 2: no such request |
//! | last 4 | CRC-32 of all before |
//!
//! Numbers are little endian. A frame whose checksum or length is wrong is as if it had not come; a
//! write changes nothing until its whole frame has come. So the host repeats what is not answered.
//!
//! - **latency**: some cycles from the end of a frame to the first byte of the reply
//! - **throughput**: that of the line; requests and replies in turn
//! - **invariant**: while a request is carried out, what comes from the line is dropped up to the
//!   next 0xc0
use super::crc32::Crc32;
use crate::bundles::HostBus;
use crate::cells::{Bram, Lazy, DFF};
use crate::prelude::*;

/// Steps of a request that is carried out.
#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum Step {
    /// A frame is awaited.
    Receive,
    /// A word of a write is looked up.
    Fetch,
    /// It is written.
    Store,
    /// The frame of the reply begins.
    Open,
    /// Sequence number, command, number of words.
    Head,
    /// A word is read.
    Load,
    /// Its bytes are sent.
    Word,
    /// The result is sent.
    Result,
    /// The checksum is sent.
    Sum,
    /// The frame ends.
    Close,
}

/// The host link.
#[derive(LogicBlock)]
pub struct HostLink {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Receiver: pulse, a byte.
    pub rx_valid: Signal<In, Bit>,
    /// Receiver: the byte.
    pub rx_byte: Signal<In, Bits<8>>,
    /// Receiver: pulse, a byte was broken.
    pub rx_broken: Signal<In, Bit>,
    /// Sender: a byte is to be sent.
    pub tx_valid: Signal<Out, Bit>,
    /// Sender: it is taken.
    pub tx_ready: Signal<In, Bit>,
    /// Sender: the byte.
    pub tx_byte: Signal<Out, Bits<8>>,
    /// The host's bus.
    pub bus: HostBus<Out, 32>,
    /// Frames whose length or checksum was wrong.
    pub bad_frames: Signal<Out, Bits<16>>,
    /// Pulse: a request is carried out.
    pub request: Signal<Out, Bit>,

    crc: Lazy<Crc32>,
    words: Bram<6, 32>,
    step: DFF<Step>,
    // Between the marks of a frame.
    inside_frame: DFF<Bit>,
    escaped: DFF<Bit>,
    // Bytes of the frame so far.
    position: DFF<Bits<9>>,
    ticket: DFF<Bits<8>>,
    command: DFF<Bits<8>>,
    count: DFF<Bits<8>>,
    #[drives(bus.address)]
    address: DFF<Bits<32>>,
    // The last four bytes received; what is left to send of a word.
    word: DFF<Bits<32>>,
    // Word of the request; byte of a step.
    index: DFF<Bits<7>>,
    place: DFF<Bits<2>>,
    result: DFF<Bits<2>>,
    #[drives(bad_frames)]
    bad: DFF<Bits<16>>,
    // An escape has been sent, its second byte follows.
    second: DFF<Bit>,
    // The sender is free and the checksum has all bytes.
    free: Signal<Local, Bit>,
    whole: Signal<Local, Bit>,
    plain: Signal<Local, Bit>,
    value: Signal<Local, Bits<8>>,
    length: Signal<Local, Bits<11>>,
    next_byte: Signal<Local, Bits<8>>,
    // The byte is sent as it is; it goes into the checksum.
    mark: Signal<Local, Bit>,
    summed: Signal<Local, Bit>,
    sends: Signal<Local, Bit>,
    special: Signal<Local, Bit>,
    advance: Signal<Local, Bit>,
    legal: Signal<Local, Bit>,
    more: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for HostLink {
    fn update(&mut self) {
        self.request.next = false;
        self.crc.clear.next = false;
        self.crc.valid.next = false;
        self.crc.data.next = self.rx_byte.val();

        // Frames come in: the byte that the escape stands for.
        self.value.next = self.rx_byte.val();
        self.plain.next = self.rx_byte.val() != 0xdb;
        if self.escaped.q.val() {
            self.value.next = 0xdb.into();
            self.plain.next = self.rx_byte.val() == 0xdd;
            if self.rx_byte.val() == 0xdc {
                self.value.next = 0xc0.into();
                self.plain.next = true;
            }
        }
        // Bytes that a whole frame has.
        self.length.next = 11.into();
        if self.command.q.val() == 2 {
            self.length.next = (bit_cast::<11, 8>(self.count.q.val()) << 2) + 11;
        }
        self.whole.next =
            self.crc.good.val() & (bit_cast::<11, 9>(self.position.q.val()) == self.length.val());
        self.legal.next = ((self.command.q.val() == 1) | (self.command.q.val() == 2))
            & self.count.q.val().any()
            & (self.count.q.val() <= 64);

        self.words.write_enable.next = false;
        self.words.write_address.next = self.index.q.val().get_bits::<6>(0);
        self.words.write_data.next = self.word.q.val();
        self.words.read_enable.next = false;
        self.words.read_address.next = self.index.q.val().get_bits::<6>(0);
        if self.step.q.val() == Step::Receive {
            // A word of data is whole one cycle after its last byte.
            if (self.place.q.val() == 1)
                & (bit_cast::<8, 7>(self.index.q.val()) < self.count.q.val())
            {
                self.words.write_enable.next = true;
            }
            if self.place.q.val() == 1 {
                self.place.d.next = 0.into();
                self.index.d.next = self.index.q.val() + 1;
            }
            if self.rx_valid.val() {
                if self.rx_byte.val() == 0xc0 {
                    self.inside_frame.d.next = true;
                    self.escaped.d.next = false;
                    self.position.d.next = 0.into();
                    self.index.d.next = 0.into();
                    self.place.d.next = 0.into();
                    self.result.d.next = 0.into();
                    self.crc.clear.next = true;
                    if self.inside_frame.q.val() & self.position.q.val().any() {
                        if self.whole.val() {
                            self.request.next = true;
                            self.step.d.next = Step::Open;
                            if !self.legal.val() {
                                self.result.d.next = 2.into();
                            } else if self.command.q.val() == 2 {
                                self.step.d.next = Step::Fetch;
                            }
                        } else {
                            self.bad.d.next = self.bad.q.val() + 1;
                        }
                    }
                } else if self.inside_frame.q.val() {
                    if self.plain.val() {
                        self.escaped.d.next = false;
                        self.crc.valid.next = true;
                        self.crc.data.next = self.value.val();
                        self.word.d.next =
                            (self.word.q.val() >> 8) | (bit_cast::<32, 8>(self.value.val()) << 24);
                        if !self.position.q.val().all() {
                            self.position.d.next = self.position.q.val() + 1;
                        }
                        if self.position.q.val() == 0 {
                            self.ticket.d.next = self.value.val();
                        }
                        if self.position.q.val() == 1 {
                            self.command.d.next = self.value.val();
                        }
                        if self.position.q.val() == 2 {
                            self.count.d.next = self.value.val();
                        }
                        if self.position.q.val() == 6 {
                            self.address.d.next = (self.word.q.val() >> 8)
                                | (bit_cast::<32, 8>(self.value.val()) << 24);
                        }
                        if (self.position.q.val() > 9)
                            & (self.position.q.val().get_bits::<2>(0) == 2)
                        {
                            self.place.d.next = 1.into();
                        }
                    } else if !self.escaped.q.val() {
                        self.escaped.d.next = true;
                    } else {
                        // Nothing else follows an escape: wait for the next frame.
                        self.inside_frame.d.next = false;
                        self.bad.d.next = self.bad.q.val() + 1;
                    }
                }
            }
            if self.rx_broken.val() {
                self.inside_frame.d.next = false;
                if self.inside_frame.q.val() & self.position.q.val().any() {
                    self.bad.d.next = self.bad.q.val() + 1;
                }
            }
        } else if self.rx_valid.val() | self.rx_broken.val() {
            // The host does not wait for the reply: its frame is lost.
            self.inside_frame.d.next = false;
        }

        // The request.
        self.bus.valid.next = false;
        self.bus.write.next = self.command.q.val() == 2;
        self.bus.data.next = self.words.read_data.val();
        self.more.next = bit_cast::<8, 7>(self.index.q.val()) != self.count.q.val();
        if self.step.q.val() == Step::Fetch {
            self.words.read_enable.next = true;
            self.step.d.next = Step::Store;
            if !self.more.val() {
                self.step.d.next = Step::Open;
            }
        }
        if (self.step.q.val() == Step::Store) | (self.step.q.val() == Step::Load) {
            self.bus.valid.next = true;
            if self.bus.done.val() {
                self.index.d.next = self.index.q.val() + 1;
                self.address.d.next = self.address.q.val() + 4;
                self.word.d.next = self.bus.word.val();
                self.step.d.next = Step::Fetch;
                if self.step.q.val() == Step::Load {
                    self.step.d.next = Step::Word;
                }
                if self.bus.failed.val() {
                    self.result.d.next = 1.into();
                }
            }
        }

        // The reply.
        self.sends.next = true;
        self.mark.next = false;
        self.summed.next = true;
        self.next_byte.next = 0xc0.into();
        match self.step.q.val() {
            Step::Open => {
                self.mark.next = true;
            }
            Step::Head => {
                if self.place.q.val() == 0 {
                    self.next_byte.next = self.ticket.q.val();
                } else if self.place.q.val() == 1 {
                    self.next_byte.next = self.command.q.val() ^ 128;
                } else {
                    self.next_byte.next = self.count.q.val();
                }
            }
            Step::Word => {
                self.next_byte.next = self.word.q.val().get_bits::<8>(0);
            }
            Step::Result => {
                self.next_byte.next = bit_cast::<8, 2>(self.result.q.val());
            }
            Step::Sum => {
                self.summed.next = false;
                if self.place.q.val() == 0 {
                    self.next_byte.next = self.crc.value.val().get_bits::<8>(0);
                } else if self.place.q.val() == 1 {
                    self.next_byte.next = self.crc.value.val().get_bits::<8>(8);
                } else if self.place.q.val() == 2 {
                    self.next_byte.next = self.crc.value.val().get_bits::<8>(16);
                } else {
                    self.next_byte.next = self.crc.value.val().get_bits::<8>(24);
                }
            }
            Step::Close => {
                self.mark.next = true;
            }
            _ => {
                self.sends.next = false;
            }
        }
        self.special.next =
            !self.mark.val() & ((self.next_byte.val() == 0xc0) | (self.next_byte.val() == 0xdb));
        self.free.next = self.tx_ready.val() & !self.crc.busy.val();
        self.tx_valid.next = self.sends.val() & !self.crc.busy.val();
        self.tx_byte.next = self.next_byte.val();
        if self.special.val() {
            self.tx_byte.next = 0xdb.into();
            if self.second.q.val() {
                self.tx_byte.next = 0xdc.into();
                if self.next_byte.val() == 0xdb {
                    self.tx_byte.next = 0xdd.into();
                }
            }
        }
        self.advance.next =
            self.sends.val() & self.free.val() & (!self.special.val() | self.second.q.val());
        if self.sends.val() & self.free.val() {
            self.second.d.next = self.special.val() & !self.second.q.val();
        }
        if self.advance.val() {
            self.place.d.next = self.place.q.val() + 1;
            if self.summed.val() & !self.mark.val() {
                self.crc.valid.next = true;
                self.crc.data.next = self.next_byte.val();
            }
            match self.step.q.val() {
                Step::Open => {
                    self.crc.clear.next = true;
                    self.step.d.next = Step::Head;
                    self.place.d.next = 0.into();
                    self.index.d.next = 0.into();
                }
                Step::Head => {
                    if self.place.q.val() == 2 {
                        self.place.d.next = 0.into();
                        self.step.d.next = Step::Result;
                        if (self.command.q.val() == 1) & self.legal.val() {
                            self.step.d.next = Step::Load;
                        }
                    }
                }
                Step::Word => {
                    self.word.d.next = self.word.q.val() >> 8;
                    if self.place.q.val() == 3 {
                        self.step.d.next = Step::Load;
                        if !self.more.val() {
                            self.step.d.next = Step::Result;
                        }
                    }
                }
                Step::Result => {
                    self.place.d.next = 0.into();
                    self.step.d.next = Step::Sum;
                }
                Step::Sum => {
                    if self.place.q.val() == 3 {
                        self.step.d.next = Step::Close;
                    }
                }
                Step::Close => {
                    self.step.d.next = Step::Receive;
                    self.place.d.next = 0.into();
                    self.index.d.next = 0.into();
                    self.crc.clear.next = true;
                }
                _ => {}
            }
        }
    }
}
