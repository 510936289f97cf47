//! Refills of cache lines: up to four at a time, answered in any order.
use crate::cells::DFF;
use crate::prelude::*;

/// Asks for the four memory lines of each cache line and says when all have come.
///
/// `LL`, `TAGW` bits of line number and tag; `DA` = `LL` + 2. One request per cycle; request
/// tag: refill in bits 3:2, memory line in bits 1:0. `done` comes in the cycle of the last
/// response; the line may be read from the next cycle.
#[derive(LogicBlock)]
pub struct Refill<const LL: usize, const TAGW: usize, const DA: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A refill starts; only while `free`.
    pub start_valid: Signal<In, Bit>,
    /// Of this line.
    pub start_line: Signal<In, Bits<LL>>,
    /// With this tag.
    pub start_tag: Signal<In, Bits<TAGW>>,
    /// Memory line of instruction 0.
    pub program_base: Signal<In, Bits<28>>,
    /// Another refill can start.
    pub free: Signal<Out, Bit>,
    /// No refill is under way.
    pub idle: Signal<Out, Bit>,
    /// Request.
    pub req_valid: Signal<Out, Bit>,
    /// It is taken.
    pub req_ready: Signal<In, Bit>,
    /// Its memory line.
    pub req_address: Signal<Out, Bits<28>>,
    /// Its tag.
    pub req_tag: Signal<Out, Bits<6>>,
    /// Response.
    pub rsp_valid: Signal<In, Bit>,
    /// Its tag.
    pub rsp_tag: Signal<In, Bits<6>>,
    /// Where the response goes in the data memories.
    pub write_at: Signal<Out, Bits<DA>>,
    /// A line is complete.
    pub done: Signal<Out, Bit>,
    /// The line.
    pub done_line: Signal<Out, Bits<LL>>,
    busy: DFF<Bits<4>>,
    line: [DFF<Bits<LL>>; 4],
    tag: [DFF<Bits<TAGW>>; 4],
    asked: [DFF<Bits<3>>; 4],
    got: [DFF<Bits<4>>; 4],
    free_slot: Signal<Local, Bits<2>>,
    ask_slot: Signal<Local, Bits<2>>,
    ask_beat: Signal<Local, Bits<3>>,
    ask_tag: Signal<Local, Bits<TAGW>>,
    slot: Signal<Local, Bits<2>>,
    beat: Signal<Local, Bits<2>>,
    seen: Signal<Local, Bits<4>>,
    busy_now: Signal<Local, Bits<4>>,
}

impl<const LL: usize, const TAGW: usize, const DA: usize> Default for Refill<LL, TAGW, DA> {
    fn default() -> Self {
        const { assert!(LL + 2 == DA, "a line has four words in each data memory") };
        macro_rules! all {
            ($($field:ident),*) => { Self { $($field: Default::default(),)* } };
        }
        all!(
            clock,
            start_valid,
            start_line,
            start_tag,
            program_base,
            free,
            idle,
            req_valid,
            req_ready,
            req_address,
            req_tag,
            rsp_valid,
            rsp_tag,
            write_at,
            done,
            done_line,
            busy,
            line,
            tag,
            asked,
            got,
            free_slot,
            ask_slot,
            ask_beat,
            ask_tag,
            slot,
            beat,
            seen,
            busy_now
        )
    }
}

impl<const LL: usize, const TAGW: usize, const DA: usize> Logic for Refill<LL, TAGW, DA> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, busy);
        for i in 0..4 {
            self.line[i].clock.next = self.clock.val();
            self.tag[i].clock.next = self.clock.val();
            self.asked[i].clock.next = self.clock.val();
            self.got[i].clock.next = self.clock.val();
            self.line[i].d.next = self.line[i].q.val();
            self.tag[i].d.next = self.tag[i].q.val();
            self.asked[i].d.next = self.asked[i].q.val();
            self.got[i].d.next = self.got[i].q.val();
        }

        // Requests.
        self.req_valid.next = false;
        self.ask_beat.next = 0.into();
        self.ask_tag.next = 0.into();
        self.ask_slot.next = 0.into();
        for i in 0..4 {
            if self.busy.q.val().get_bit(i) & !self.asked[i].q.val().get_bit(2) {
                self.req_valid.next = true;
                self.ask_beat.next = self.asked[i].q.val();
                self.ask_tag.next = self.tag[i].q.val();
                self.ask_slot.next = i.to_bits();
            }
        }
        self.req_address.next =
            self.program_base.val() + ((bit_cast::<28, TAGW>(self.ask_tag.val()) << 2) | bit_cast::<28, 3>(self.ask_beat.val()));
        self.req_tag.next = (bit_cast::<6, 2>(self.ask_slot.val()) << 2) | bit_cast::<6, 3>(self.ask_beat.val());
        if self.req_valid.val() & self.req_ready.val() {
            for i in 0..4 {
                if self.ask_slot.val() == i.to_bits() {
                    self.asked[i].d.next = self.ask_beat.val() + 1;
                }
            }
        }

        // Responses.
        self.busy_now.next = self.busy.q.val();
        self.beat.next = self.rsp_tag.val().get_bits::<2>(0);
        self.slot.next = self.rsp_tag.val().get_bits::<2>(2);
        self.done_line.next = 0.into();
        self.seen.next = 0.into();
        for i in 0..4 {
            if self.slot.val() == i.to_bits() {
                self.done_line.next = self.line[i].q.val();
                self.seen.next = self.got[i].q.val();
            }
        }
        for i in 0..4 {
            if self.beat.val() == i.to_bits() {
                self.seen.next = self.seen.val().replace_bit(i, true);
            }
        }
        self.write_at.next = (bit_cast::<DA, LL>(self.done_line.val()) << 2) | bit_cast::<DA, 2>(self.beat.val());
        self.done.next = self.rsp_valid.val() & self.seen.val().all();
        if self.rsp_valid.val() {
            for i in 0..4 {
                if self.slot.val() == i.to_bits() {
                    self.got[i].d.next = self.seen.val();
                    if self.seen.val().all() {
                        self.busy_now.next = self.busy_now.val().replace_bit(i, false);
                    }
                }
            }
        }

        // Starts.
        self.free.next = !self.busy.q.val().all();
        self.idle.next = !self.busy.q.val().any();
        self.free_slot.next = 0.into();
        for i in 0..4 {
            if !self.busy.q.val().get_bit(i) {
                self.free_slot.next = i.to_bits();
            }
        }
        if self.start_valid.val() {
            for i in 0..4 {
                if self.free_slot.val() == i.to_bits() {
                    self.busy_now.next = self.busy_now.val().replace_bit(i, true);
                    self.line[i].d.next = self.start_line.val();
                    self.tag[i].d.next = self.start_tag.val();
                    self.asked[i].d.next = 0.into();
                    self.got[i].d.next = 0.into();
                }
            }
        }
        self.busy.d.next = self.busy_now.val();
    }
}

crate::ports! { [const LL: usize, const TAGW: usize, const DA: usize] Refill<LL, TAGW, DA> {
in: start_valid, start_line, start_tag, program_base, req_ready, rsp_valid, rsp_tag;
out: free, idle, req_valid, req_address, req_tag, write_at, done, done_line } }
