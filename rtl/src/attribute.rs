// SPDX-License-Identifier: MIT
//! Attribute interpolation: planes at the centres of pixels (docs/core.md, `interp`).
//!
//! The load path fetches the line `{dx, dy, c}`, one access for all threads with the same
//! address, and hands it over with these threads and the tag. The value of a thread is
//! `(dx * (x + 0.5) + dy * (y + 0.5)) + c`, each step rounded. There is no arithmetic in this
//! block: it uses one lane of the core in cycles in which no instruction does. What it gives the
//! lane is registered, so that the lane gains one multiplexer and no long path.
//!
//! | step | lane | of each thread |
//! | --- | --- | --- |
//! | 0, 1 | `u2f` | x, y |
//! | 2, 3 | `fadd` | + 0.5 |
//! | 4 | `fmul` | dx * x |
//! | 5 | `fmad` | dy * y + that |
//! | 6 | `fadd` | + c |
//! | 7 | | answers, thread by thread, as replies of the load path |
//!
//! - **latency**: 52 cycles from line to last answer when the lane is free
//! - **throughput**: one line (up to four threads) in 51 cycles; the quads of eight threads one
//!   after the other
//! - **invariants**: every line is answered once for each of its threads, `last` with the highest;
//!   at most `16 T` lines are not answered, of which one is at work
use crate::bundles::{AttributeAnswer, AttributeValue, LaneLoan, LaneOperands, Launch};
use crate::cells::{Bram, LutRam, DFF};
use crate::prelude::*;
use warpwright_config::OUTSTANDING;
use warpwright_isa::AluOp;

/// The interpolator of a core with `2^LW` warps of `T` threads, 4 or 8, `LW` up to 6, for
/// [`OUTSTANDING`] instructions under way, with a line for each thread: `2^GA` lines.
#[derive(LogicBlock)]
#[check(LW <= 6 && (T == 4 || T == 8) && 1 << GA == OUTSTANDING * T, "64 warps of one quad or two")]
pub struct Attribute<const LW: usize, const T: usize, const GA: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp.
    pub launch: Launch<In, LW, T>,
    /// The load path delivers a line, for one cycle; it is always taken.
    pub line_valid: Signal<In, Bit>,
    /// Warp of the instruction, valid with `line_valid`.
    pub line_warp: Signal<In, Bits<LW>>,
    /// Tag of the access, valid with `line_valid`.
    pub line_tag: Signal<In, Bits<GA>>,
    /// Threads of the access, at least one, valid with `line_valid`.
    pub line_group: Signal<In, Bits<T>>,
    /// Words dx, dy and c of the line, FP32, valid with `line_valid`.
    pub line: [Signal<In, Bits<32>>; 3],
    /// No instruction uses the lane in the next cycle.
    pub lane_free: Signal<In, Bit>,
    /// Operation for the lane; the lane takes it if it was free.
    pub lane: LaneLoan<Out>,
    /// The lane has not been free for 16 cycles: no instruction is to be selected now.
    pub starved: Signal<Out, Bit>,
    /// A value for the load path.
    pub answer: AttributeValue<Out, GA, T>,
    // The number of each warp, and the linear grid in bit 24.
    ids: LutRam<LW, 25>,
    identity: Signal<Local, Bits<25>>,
    xs: LutRam<LW, 16>,
    ys: LutRam<LW, 16>,
    // Lines that wait: the words; tag, threads and warp.
    slopes_x: Bram<GA, 32>,
    slopes_y: Bram<GA, 32>,
    constants: Bram<GA, 32>,
    tags: LutRam<GA, GA>,
    groups: LutRam<GA, T>,
    warps: LutRam<GA, LW>,
    head: DFF<Bits<GA>>,
    tail: DFF<Bits<GA>>,
    count: DFF<Bits<7>>,
    // The line at work; threads from the quad at work on, which quad, step and thread.
    busy: DFF<Bit>,
    tag: DFF<Bits<GA>>,
    group: DFF<Bits<T>>,
    part: DFF<Bits<1>>,
    warp: DFF<Bits<LW>>,
    place: DFF<Bits<5>>,
    // x, y and the sum of each thread: word 0 to 3, 4 to 7, 8 to 11; the sums once more.
    values: LutRam<4, 32>,
    sums: LutRam<2, 32>,
    // What the lane gets, and the word that its result is written to.
    given: Registers<LaneOperands<Local>>,
    given_to: DFF<Bits<4>>,
    // On its way through the lane: word in 3:0, valid in 4.
    flight: [DFF<Bits<5>>; 5],
    waited: DFF<Bits<4>>,
    #[drives(starved)]
    starving: DFF<Bit>,
    // The answer, registered: the load path has a long critical path behind it.
    out: Registers<AttributeAnswer<Local, GA, T>>,
    #[value(0.5f32.to_bits())]
    half: Constant<Bits<32>>,
    #[value(T > 4)]
    several: Constant<Bit>,
    #[value(T.ilog2())]
    thread_bits: Constant<Bits<3>>,
    step: Signal<Local, Bits<3>>,
    thread: Signal<Local, Bits<2>>,
    starting: Signal<Local, Bit>,
    empty: Signal<Local, Bit>,
    wants: Signal<Local, Bit>,
    gives: Signal<Local, Bit>,
    source: Signal<Local, Bits<2>>,
    target: Signal<Local, Bits<2>>,
    coordinate: Signal<Local, Bits<32>>,
    answers: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    above: Signal<Local, Bits<T>>,
    mine: Signal<Local, Bits<4>>,
    one_hot: Signal<Local, Bits<T>>,
    offset: Signal<Local, Bits<32>>,
    passes: Signal<Local, Bit>,
    finished: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for Attribute {
    fn update(&mut self) {
        // Launch.
        self.identity.next = bit_cast::<25, 24>(self.launch.id.val());
        self.ids.write(
            self.launch.valid.val(),
            self.launch.warp.val(),
            self.identity.val().replace_bit(24, self.launch.linear.val()),
        );
        self.xs.write(self.launch.valid.val(), self.launch.warp.val(), self.launch.x.val());
        self.ys.write(self.launch.valid.val(), self.launch.warp.val(), self.launch.y.val());

        // Lines wait in order.
        self.starting.next = !self.busy.q.val() & self.count.q.val().any();
        self.slopes_x.write(self.line_valid.val(), self.tail.q.val(), self.line[0].val());
        self.slopes_x.read(self.starting.val(), self.head.q.val());
        self.slopes_y.write(self.line_valid.val(), self.tail.q.val(), self.line[1].val());
        self.slopes_y.read(self.starting.val(), self.head.q.val());
        self.constants.write(self.line_valid.val(), self.tail.q.val(), self.line[2].val());
        self.constants.read(self.starting.val(), self.head.q.val());
        self.tags.write(self.line_valid.val(), self.tail.q.val(), self.line_tag.val());
        self.tags.read(self.head.q.val());
        self.groups.write(self.line_valid.val(), self.tail.q.val(), self.line_group.val());
        self.groups.read(self.head.q.val());
        self.warps.write(self.line_valid.val(), self.tail.q.val(), self.line_warp.val());
        self.warps.read(self.head.q.val());
        if self.line_valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
            if !self.starting.val() {
                self.count.d.next = self.count.q.val() + 1;
            }
        }
        if self.starting.val() {
            self.head.d.next = self.head.q.val() + 1;
            if !self.line_valid.val() {
                self.count.d.next = self.count.q.val() - 1;
            }
            self.busy.d.next = true;
            self.place.d.next = 0.into();
            self.tag.d.next = self.tags.read_data.val();
            self.group.d.next = self.groups.read_data.val();
            self.part.d.next = 0.into();
            self.warp.d.next = self.warps.read_data.val();
        }

        // One step of one thread. Steps 5 to 7 begin when the lane has answered what they need;
        // for the others eight operations lie between.
        self.step.next = self.place.q.val().get_bits::<3>(2);
        self.thread.next = self.place.q.val().get_bits::<2>(0);
        self.empty.next = !self.given.q.valid.val();
        for i in 0..5 {
            if self.flight[i].q.val().get_bit(4) {
                self.empty.next = false;
            }
        }
        self.wants.next = self.busy.q.val()
            & (self.step.val() != 7)
            & ((self.step.val() < 5) | self.thread.val().any() | self.empty.val());
        self.gives.next = self.wants.val() & self.lane_free.val();
        self.ids.read(self.warp.q.val());
        self.xs.read(self.warp.q.val());
        self.ys.read(self.warp.q.val());
        self.coordinate.next = 0.into();
        self.offset.next = 0.into();
        if self.ids.read_data.val().get_bit(24) {
            if !self.step.val().get_bit(0) {
                if self.several.val() & self.part.q.val().any() {
                    self.offset.next = 4.into();
                }
                self.coordinate.next =
                    bit_cast::<32, 24>(self.ids.read_data.val().get_bits::<24>(0))
                        << self.thread_bits.val();
                self.coordinate.next = self.coordinate.val()
                    | self.offset.val()
                    | bit_cast::<32, 2>(self.thread.val());
            }
        } else {
            if self.step.val().get_bit(0) {
                self.coordinate.next = bit_cast::<32, 16>(self.ys.read_data.val())
                    | bit_cast::<32, 2>(self.thread.val() >> 1);
            } else {
                // The second quad of a warp stands beside the first.
                if self.several.val() & self.part.q.val().any() {
                    self.offset.next = 2.into();
                }
                self.coordinate.next = bit_cast::<32, 16>(self.xs.read_data.val())
                    | bit_cast::<32, 2>(self.thread.val() & 1);
                self.coordinate.next = self.coordinate.val() | self.offset.val();
            }
        }
        self.given.d.valid.next = self.gives.val();
        self.given.d.op.next = (AluOp::U2f as u64).into();
        self.given.d.b.next = self.half.val();
        // Words that a step reads and writes: 0 x, 1 y, 2 sums.
        self.source.next = 0.into();
        self.target.next = 0.into();
        match self.step.val().index() {
            1 => {
                self.target.next = 1.into();
            }
            2 => {
                self.given.d.op.next = (AluOp::Fadd as u64).into();
            }
            3 => {
                self.given.d.op.next = (AluOp::Fadd as u64).into();
                self.source.next = 1.into();
                self.target.next = 1.into();
            }
            4 => {
                self.given.d.op.next = (AluOp::Fmul as u64).into();
                self.given.d.b.next = self.slopes_x.read_data.val();
                self.target.next = 2.into();
            }
            5 => {
                self.given.d.op.next = (AluOp::Fmad as u64).into();
                self.given.d.b.next = self.slopes_y.read_data.val();
                self.source.next = 1.into();
                self.target.next = 2.into();
            }
            6 => {
                self.given.d.op.next = (AluOp::Fadd as u64).into();
                self.given.d.b.next = self.constants.read_data.val();
                self.source.next = 2.into();
                self.target.next = 2.into();
            }
            7 => {
                self.source.next = 2.into();
            }
            _ => {}
        }
        self.values
            .read((bit_cast::<4, 2>(self.source.val()) << 2) | bit_cast::<4, 2>(self.thread.val()));
        self.sums.read(self.thread.val());
        self.given.d.a.next = self.values.read_data.val();
        if self.step.val() < 2 {
            self.given.d.a.next = self.coordinate.val();
        }
        self.given.d.c.next = self.sums.read_data.val();
        self.given_to.d.next =
            (bit_cast::<4, 2>(self.target.val()) << 2) | bit_cast::<4, 2>(self.thread.val());
        self.given.q.drive(&mut self.lane);

        // Results of the lane.
        self.flight[0].d.next = bit_cast::<5, 4>(self.given_to.q.val());
        if self.given.q.valid.val() {
            self.flight[0].d.next = bit_cast::<5, 4>(self.given_to.q.val()) | 16;
        }
        for i in 1..5 {
            self.flight[i].d.next = self.flight[i - 1].q.val();
        }
        self.values.write(
            self.flight[4].q.val().get_bit(4),
            self.flight[4].q.val().get_bits::<4>(0),
            self.lane.result.val(),
        );
        self.sums.write(
            self.flight[4].q.val().get_bit(4) & self.flight[4].q.val().get_bit(3),
            self.flight[4].q.val().get_bits::<2>(0),
            self.lane.result.val(),
        );
        self.waited.d.next = 0.into();
        if self.wants.val() & !self.lane_free.val() {
            self.waited.d.next = self.waited.q.val() + 1;
        }
        // In a register as soon as `waited` says so: it stops every selection.
        self.starving.d.next =
            self.wants.val() & !self.lane_free.val() & (self.waited.q.val() + 1).all();

        // The answers.
        self.one_hot.next = 1.into();
        self.one_hot.next = self.one_hot.val() << self.thread.val();
        if self.several.val() & self.part.q.val().any() {
            self.one_hot.next = self.one_hot.val() << 4;
        }
        self.above.next = self.group.q.val() >> self.thread.val();
        self.answers.next = self.busy.q.val()
            & (self.step.val() == 7)
            & (self.thread.val().any() | self.empty.val())
            & self.above.val().get_bit(0);
        self.room.next = !self.out.q.valid.val() | self.answer.ready.val();
        if self.room.val() {
            self.out.d.valid.next = self.answers.val();
            self.out.d.tag.next = self.tag.q.val();
            self.out.d.thread.next = self.one_hot.val();
            self.out.d.last.next = !(self.above.val() >> 1).any();
            self.out.d.data.next = self.values.read_data.val();
        }
        self.out.q.drive(&mut self.answer);
        self.finished.next = self.answers.val() & self.room.val() & !(self.above.val() >> 1).any();
        self.passes.next = false;
        if self.gives.val() | (self.answers.val() & self.room.val()) {
            self.place.d.next = self.place.q.val() + 1;
            self.passes.next = true;
        }
        if self.busy.q.val()
            & (self.step.val() == 7)
            & (self.thread.val().any() | self.empty.val())
            & !self.above.val().get_bit(0)
        {
            self.place.d.next = self.place.q.val() + 1;
            self.passes.next = true;
        }
        // The next quad, from the first step on: the place has come round.
        self.mine.next = self.group.q.val().get_bits::<4>(0);
        if self.several.val() & self.passes.val() & self.place.q.val().all() {
            self.part.d.next = 1.into();
            self.group.d.next = self.group.q.val() >> 4;
        }
        if self.several.val() & self.busy.q.val() & !self.mine.val().any() {
            // A quad without a thread.
            self.place.d.next = 0.into();
            self.part.d.next = 1.into();
            self.group.d.next = self.group.q.val() >> 4;
        }
        if self.finished.val() {
            self.busy.d.next = false;
        }
    }
}
