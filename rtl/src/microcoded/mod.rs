//! The microcoded core: a core of the instruction set for devices with a few thousand logic cells (spec 6, `nano` on iCE40).
//!
//! One thread of one warp at a time, in steps of microcode (`warpwright_microcode`), which does all that blocks of their
//! own do in the pipelined core: launches, fetches, divergence, barriers, floats, atomics with one access for each set,
//! texture filters. Programs, launch registers and results are the same, the time is not.
//!
//! ```text
//!        ┌─ code ─► word ─┬─► address of the operand ─► store, shared ─┐
//!   pc ──┘                └─► op ──────────────────────────────────────┴─► a, b, k, x, masks, memory port
//!        ▲                                                                │
//!        └──────────────────────── jumps ◄────────────────────────────────┘
//! ```
//!
//! | | |
//! | --- | --- |
//! | latency | a micro-instruction takes a cycle; a jump that is taken two; a shift 1 and as many as it has bytes and bits; a product 1 and its steps |
//! | of an instruction | about 45 cycles, and for each of its threads 4 (`mov`) to 40 (`imul`) or 200 (`fmad`) |
//! | memory port | `mem_valid` with address and data holds until `mem_done`; one access at a time |
//! | invariant | the store is the host's while `done`; the core's otherwise |
//! | faults | as on every engine; `fault` holds the cause of the first from its instruction on |
//! | several | a [`pool`] of them shares a launch and the memory; `mem_keeps` is for it |
mod decode;
pub mod operand_address;
pub mod pool;
pub mod rom;
mod stimulus;
pub mod threads;

use crate::cells::{Bram, Lazy, DFF};
use crate::dut::Dut;
use crate::prelude::*;
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use decode::Decode;
use operand_address::OperandAddress;
use pool::MicrocodedPool;
pub use pool::UNIT_COUNTS;
use rom::{CodeRom, Store};
use stimulus::Launches;
use threads::Threads;
use warpwright_isa::UnitSet;
use warpwright_microcode::{image, Image, NOBODY, PAGE, STOPPED};

/// A pool of so many cores, without these units.
///
/// # Panics
/// Unless there can be so many, see [`UNIT_COUNTS`].
pub fn build(units: usize, without: UnitSet) -> Box<dyn Dut> {
    let image = image_without(without);
    macro_rules! pool {
        ($($units:literal),*) => {
            match units {
                $($units => Box::new(Lazy::new(ready_top!(MicrocodedPool::<$units>::new(&image)))) as Box<dyn Dut>,)*
                units => panic!("no pool of {units} microcoded cores"),
            }
        };
    }
    pool!(1, 2, 4)
}

/// The microcode of a core without these units: without `texture` and `sfu` it is the first page alone.
pub fn image_without(without: UnitSet) -> Image {
    let mut image = image().clone();
    image.leave(without);
    image
}

/// The core.
#[derive(LogicBlock)]
pub struct MicrocodedCore {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse while `done`: launch.
    pub start: Signal<In, Bit>,
    /// The launch is to end: every warp faults at its next instruction.
    pub stop: Signal<In, Bit>,
    /// The host reads or writes a global word of the store; it can while `done`.
    pub host_valid: Signal<In, Bit>,
    /// It writes.
    pub host_write: Signal<In, Bit>,
    /// Which word.
    pub host_place: Signal<In, Bits<8>>,
    /// What it writes.
    pub host_data: Signal<In, Bits<32>>,
    /// The word that it read in the cycle before.
    pub host_word: Signal<Out, Bits<32>>,
    /// Nothing runs.
    pub done: Signal<Out, Bit>,
    /// Cause of the first fault, 0 without one.
    pub fault: Signal<Out, Bits<4>>,
    /// Cycles of the launch.
    pub cycles: Signal<Out, Bits<32>>,
    /// Memory: an access, until it is done.
    pub mem_valid: Signal<Out, Bit>,
    /// Memory: it writes.
    pub mem_write: Signal<Out, Bit>,
    /// Memory: no other unit has it between this access and the next.
    pub mem_keeps: Signal<Out, Bit>,
    /// Memory: number of the word.
    pub mem_address: Signal<Out, Bits<30>>,
    /// Memory: what is written.
    pub mem_data: Signal<Out, Bits<32>>,
    /// Memory: the access is done.
    pub mem_done: Signal<In, Bit>,
    /// Memory: the word read, with `mem_done`.
    pub mem_word: Signal<In, Bits<32>>,
    /// An instruction is executed.
    pub trace_valid: Signal<Out, Bit>,
    /// Its warp.
    pub trace_warp: Signal<Out, Bits<2>>,
    /// Its PC.
    pub trace_pc: Signal<Out, Bits<20>>,
    /// The threads active in it.
    pub trace_active: Signal<Out, Bits<4>>,
    code: Lazy<CodeRom>,
    routines: Lazy<CodeRom>,
    store: Lazy<Store>,
    shared: Bram<9, 32>,
    decode: Lazy<Decode>,
    threads: Lazy<Threads>,
    operand: Lazy<OperandAddress>,
    // Before the first word has come there is none.
    word_valid: DFF<Bit>,
    pc: DFF<Bits<12>>,
    op: DFF<Bits<16>>,
    op_valid: DFF<Bit>,
    place: DFF<Bits<11>>,
    busy: DFF<Bit>,
    far: DFF<Bit>,
    keeps: DFF<Bit>,
    a: DFF<Bits<32>>,
    b: DFF<Bits<32>>,
    carry: DFF<Bit>,
    k: DFF<Bits<5>>,
    x: DFF<Bits<11>>,
    stack: [DFF<Bits<12>>; 4],
    low: DFF<Bits<32>>,
    high: DFF<Bits<8>>,
    warp: DFF<Bits<2>>,
    cause: DFF<Bits<4>>,
    ran: DFF<Bits<32>>,
    nobody: Constant<Bits<12>>,
    stopped: Constant<Bits<12>>,
    page: Constant<Bits<12>>,
    // The kind of a shift, or the mode of the operand.
    kind: Signal<Local, Bits<3>>,
    normalises: Signal<Local, Bit>,
    leftward: Signal<Local, Bit>,
    places: Signal<Local, Bits<5>>,
    stalls: Signal<Local, Bit>,
    goes: Signal<Local, Bit>,
    shifting: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    by_eight: Signal<Local, Bit>,
    long: Signal<Local, Bit>,
    idle: Signal<Local, Bit>,
    // The operand, and the adder: one bit below for the carry in, one above for the carry out.
    m: Signal<Local, Bits<32>>,
    literal: Signal<Local, Bits<32>>,
    one_side: Signal<Local, Bits<32>>,
    other_side: Signal<Local, Bits<32>>,
    subtracts: Signal<Local, Bit>,
    left_summand: Signal<Local, Bits<34>>,
    right_summand: Signal<Local, Bits<34>>,
    sum: Signal<Local, Bits<34>>,
    difference_fits: Signal<Local, Bit>,
    // What comes in when `a` and `b` are shifted.
    in_left: Signal<Local, Bits<8>>,
    in_right: Signal<Local, Bits<8>>,
    kept: Signal<Local, Bit>,
    // Flow.
    page_now: Signal<Local, Bits<12>>,
    target: Signal<Local, Bits<12>>,
    taken: Signal<Local, Bit>,
    fetched: Signal<Local, Bits<12>>,
    rd_plus: Signal<Local, Bits<6>>,
    asked: Signal<Local, Bits<11>>,
}

impl MicrocodedCore {
    /// The core with this microcode.
    pub fn new(image: &Image) -> Self {
        macro_rules! all {
            ($($field:ident),*) => {
                Self {
                    $($field: Default::default(),)*
                    code: Lazy::new(CodeRom::new(&image.code)),
                    routines: Lazy::new(CodeRom::new(&image.dispatch)),
                    store: Lazy::new(Store::new(&image.store)),
                    nobody: Constant::new(u64::from(NOBODY).into()),
                    stopped: Constant::new(u64::from(STOPPED).into()),
                    page: Constant::new((PAGE as u64).into()),
                }
            };
        }
        all!(
            clock,
            start,
            stop,
            host_valid,
            host_write,
            host_place,
            host_data,
            host_word,
            done,
            fault,
            cycles,
            mem_valid,
            mem_write,
            mem_keeps,
            mem_address,
            mem_data,
            mem_done,
            mem_word,
            trace_valid,
            trace_warp,
            trace_pc,
            trace_active,
            shared,
            decode,
            threads,
            operand,
            word_valid,
            pc,
            op,
            op_valid,
            place,
            busy,
            far,
            keeps,
            a,
            b,
            carry,
            k,
            x,
            stack,
            low,
            high,
            warp,
            cause,
            ran,
            kind,
            normalises,
            leftward,
            places,
            stalls,
            goes,
            shifting,
            last,
            by_eight,
            long,
            idle,
            m,
            literal,
            one_side,
            other_side,
            subtracts,
            left_summand,
            right_summand,
            sum,
            difference_fits,
            in_left,
            in_right,
            kept,
            page_now,
            target,
            taken,
            fetched,
            rd_plus,
            asked
        )
    }
}

impl Logic for MicrocodedCore {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, word_valid, pc, op, op_valid, place, busy, far, keeps, a, b, carry, k, x, low, high, warp, cause, ran
        );
        clock!(self, clock, code, routines, store, shared, threads);
        for i in 0..4 {
            self.stack[i].clock.next = self.clock.val();
            self.stack[i].d.next = self.stack[i].q.val();
        }

        // The operation of the second stage.
        self.decode.op.next = self.op.q.val();
        self.decode.op_valid.next = self.op_valid.q.val();
        self.kind.next = self.op.q.val().get_bits::<3>(8);
        self.places.next = self.op.q.val().get_bits::<5>(0);

        // How long it takes.
        self.idle.next = self.decode.sys_idle.val();
        self.normalises.next = self.kind.val() == 5;
        self.leftward.next = (self.kind.val() < 2) | self.normalises.val();
        self.by_eight.next = self.k.q.val() > 7;
        self.last.next = (self.k.q.val() == 1) | (self.k.q.val() == 8);
        if self.normalises.val() {
            self.by_eight.next = self.a.q.val().get_bits::<8>(24) == 0;
            self.last.next = self.a.q.val().get_bit(31);
        }
        self.long.next = self.decode.op_mul.val() | self.decode.op_div.val();
        self.shifting.next = self.decode.op_shift.val() & self.busy.q.val();
        self.stalls.next = false;
        if self.decode.op_shift.val() {
            if self.busy.q.val() {
                self.stalls.next = !self.last.val();
            } else {
                self.stalls.next = self.normalises.val() | self.places.val().any() | self.k.q.val().any();
            }
        }
        if self.long.val() {
            self.stalls.next = !self.busy.q.val() | (self.k.q.val() != 1);
        }
        self.busy.d.next = self.stalls.val();
        if self.decode.sys_read.val() | self.decode.sys_write.val() {
            self.stalls.next = !self.mem_done.val();
        }
        if self.idle.val() {
            self.stalls.next = !self.start.val();
        }
        self.goes.next = !self.stalls.val();

        // Its operand.
        self.literal.next = bit_cast::<32, 8>(self.op.q.val().get_bits::<8>(0));
        if self.op.q.val().get_bit(7) {
            self.literal.next = bit_cast::<32, 8>(self.op.q.val().get_bits::<8>(0)) | 0xffff_ff00_u64;
        }
        self.m.next = self.store.read_data.val();
        if self.place.q.val().get_bit(10) {
            self.m.next = self.shared.read_data.val();
        }
        if self.kind.val() == 3 {
            self.m.next = self.literal.val();
        }

        // One adder: sums, differences, steps of products and of quotients.
        self.subtracts.next = self.decode.op_sub.val() | self.decode.op_cmp.val() | self.decode.op_div.val();
        self.one_side.next = self.a.q.val();
        self.other_side.next = self.m.val();
        if self.decode.op_div.val() {
            self.one_side.next = (self.a.q.val() << 1) | bit_cast::<32, 1>(self.b.q.val().get_bits::<1>(31));
        }
        if self.decode.op_mul.val() & !self.b.q.val().get_bit(0) {
            self.other_side.next = 0.into();
        }
        self.left_summand.next = bit_cast::<34, 32>(self.one_side.val()) << 1;
        self.right_summand.next = bit_cast::<34, 32>(self.other_side.val()) << 1;
        if self.subtracts.val() {
            self.left_summand.next = (bit_cast::<34, 32>(self.one_side.val()) << 1) | 1;
            self.right_summand.next = (bit_cast::<34, 32>(self.other_side.val()) << 1) ^ 0x1_ffff_ffff_u64;
        }
        self.sum.next = self.left_summand.val() + self.right_summand.val();
        self.difference_fits.next = self.sum.val().get_bit(33) | self.a.q.val().get_bit(31);

        // `a` and `b`.
        self.in_left.next = 0.into();
        if self.kind.val() != 0 {
            self.in_left.next = self.b.q.val().get_bits::<8>(24);
        }
        self.in_right.next = 0.into();
        if (self.kind.val() == 3) & self.a.q.val().get_bit(31) {
            self.in_right.next = 255.into();
        }
        self.kept.next = (self.kind.val() == 4) & self.a.q.val().get_bit(0);
        if self.by_eight.val() {
            self.kept.next = (self.kind.val() == 4) & (self.a.q.val().get_bits::<8>(0) != 0);
        }
        if self.decode.op_ld.val() {
            self.a.d.next = self.m.val();
        }
        if self.decode.op_add.val() | self.decode.op_sub.val() {
            self.a.d.next = self.sum.val().get_bits::<32>(1);
        }
        if self.decode.op_add.val() | self.decode.op_sub.val() | self.decode.op_cmp.val() {
            self.carry.d.next = self.sum.val().get_bit(33);
        }
        if self.decode.op_and.val() {
            self.a.d.next = self.a.q.val() & self.m.val();
        }
        if self.decode.op_or.val() {
            self.a.d.next = self.a.q.val() | self.m.val();
        }
        if self.decode.op_xor.val() {
            self.a.d.next = self.a.q.val() ^ self.m.val();
        }
        if self.decode.op_ldb.val() {
            self.b.d.next = self.m.val();
        }
        if self.decode.op_mul.val() & self.busy.q.val() {
            self.a.d.next = self.sum.val().get_bits::<32>(2);
            self.b.d.next = (self.b.q.val() >> 1) | (bit_cast::<32, 1>(self.sum.val().get_bits::<1>(1)) << 31);
        }
        if self.decode.op_div.val() & self.busy.q.val() {
            self.a.d.next = self.one_side.val();
            self.b.d.next = self.b.q.val() << 1;
            if self.difference_fits.val() {
                self.a.d.next = self.sum.val().get_bits::<32>(1);
                self.b.d.next = (self.b.q.val() << 1) | 1;
            }
        }
        if self.shifting.val() & !(self.normalises.val() & self.a.q.val().get_bit(31)) {
            if self.leftward.val() {
                self.a.d.next = (self.a.q.val() << 1) | bit_cast::<32, 1>(self.in_left.val().get_bits::<1>(7));
                if self.kind.val() != 0 {
                    self.b.d.next = self.b.q.val() << 1;
                }
                if self.by_eight.val() {
                    self.a.d.next = (self.a.q.val() << 8) | bit_cast::<32, 8>(self.in_left.val());
                    if self.kind.val() != 0 {
                        self.b.d.next = self.b.q.val() << 8;
                    }
                }
            } else {
                self.a.d.next = (self.a.q.val() >> 1) | (bit_cast::<32, 1>(self.in_right.val().get_bits::<1>(0)) << 31);
                if self.kind.val() != 4 {
                    self.b.d.next = (self.b.q.val() >> 1) | (bit_cast::<32, 1>(self.a.q.val().get_bits::<1>(0)) << 31);
                }
                if self.by_eight.val() {
                    self.a.d.next = (self.a.q.val() >> 8) | (bit_cast::<32, 8>(self.in_right.val()) << 24);
                    if self.kind.val() != 4 {
                        self.b.d.next = (self.b.q.val() >> 8) | (bit_cast::<32, 8>(self.a.q.val().get_bits::<8>(0)) << 24);
                    }
                }
                if self.kept.val() {
                    self.a.d.next = (self.a.q.val() >> 1) | 1;
                    if self.by_eight.val() {
                        self.a.d.next = (self.a.q.val() >> 8) | 1;
                    }
                }
            }
        }

        // The count.
        if self.decode.op_ldk.val() {
            self.k.d.next = self.m.val().get_bits::<5>(0);
        }
        if self.decode.op_shift.val() & !self.busy.q.val() {
            if self.normalises.val() {
                self.k.d.next = 0.into();
            } else if self.places.val().any() {
                self.k.d.next = self.places.val();
            }
        }
        if self.shifting.val() {
            if self.normalises.val() {
                if !self.a.q.val().get_bit(31) {
                    self.k.d.next = self.k.q.val() + 1;
                    if self.by_eight.val() {
                        self.k.d.next = self.k.q.val() + 8;
                    }
                }
            } else {
                self.k.d.next = self.k.q.val() - 1;
                if self.by_eight.val() {
                    self.k.d.next = self.k.q.val() - 8;
                }
            }
        }
        if self.long.val() & self.busy.q.val() {
            self.k.d.next = self.k.q.val() - 1;
        }

        // Threads.
        self.threads.a.next = self.a.q.val().get_bits::<16>(0);
        self.threads.a_any.next = self.a.q.val().any();
        self.threads.guard.next = (bit_cast::<4, 1>(self.low.q.val().get_bits::<1>(8)) << 3)
            | (bit_cast::<4, 1>(self.low.q.val().get_bits::<1>(11)) << 2)
            | bit_cast::<4, 2>(self.low.q.val().get_bits::<2>(9));
        self.threads.put_number.next = self.low.q.val().get_bits::<2>(12);
        self.threads.select_number.next = self.high.q.val().get_bits::<2>(4);
        self.threads.begins.next = self.decode.sys_begin.val();
        self.threads.restarts.next = self.decode.sys_left.val();
        self.threads.advances.next = self.decode.op_next.val() | self.decode.op_each.val();
        self.threads.set.next = self.decode.sys_set_thread.val();
        self.threads.load.next = self.decode.sys_set_predicates.val();
        self.threads.put.next = self.decode.sys_put_predicate.val();

        // What has no operand.
        if self.decode.sys_read.val() & self.mem_done.val() {
            self.a.d.next = self.mem_word.val();
        }
        if self.decode.sys_get_left.val() {
            self.a.d.next = bit_cast::<32, 4>(self.threads.left.val());
        }
        if self.decode.sys_get_thread.val() {
            self.a.d.next = bit_cast::<32, 2>(self.threads.thread.val());
        }
        if self.decode.sys_bit.val() {
            self.a.d.next = bit_cast::<32, 4>(self.threads.thread_bit.val());
        }
        self.rd_plus.next = self.low.q.val().get_bits::<6>(12) + 1;
        if self.decode.sys_increment_rd.val() {
            self.low.d.next = (self.low.q.val() & 0xfffc_0fff_u64) | (bit_cast::<32, 6>(self.rd_plus.val()) << 12);
        }
        if self.decode.sys_set_low.val() {
            self.low.d.next = self.a.q.val();
        }
        if self.decode.sys_set_high.val() {
            self.high.d.next = self.a.q.val().get_bits::<8>(0);
        }
        if self.decode.sys_get_predicates.val() {
            self.a.d.next = bit_cast::<32, 16>(self.threads.predicates.val());
        }
        if self.decode.sys_set_warp.val() {
            self.warp.d.next = self.a.q.val().get_bits::<2>(0);
        }
        if self.decode.sys_swap.val() {
            self.a.d.next = self.b.q.val();
            self.b.d.next = self.a.q.val();
        }
        if self.decode.sys_set_count.val() {
            self.k.d.next = self.a.q.val().get_bits::<5>(0);
        }
        if self.decode.sys_get_count.val() {
            self.a.d.next = bit_cast::<32, 5>(self.k.q.val());
        }
        if self.decode.sys_set_index.val() {
            self.x.d.next = self.a.q.val().get_bits::<11>(0);
        }
        if self.decode.sys_trace.val() {
            self.a.d.next = bit_cast::<32, 1>(self.b.q.val().get_bits::<1>(0))
                + bit_cast::<32, 1>(self.b.q.val().get_bits::<1>(1))
                + bit_cast::<32, 1>(self.b.q.val().get_bits::<1>(2))
                + bit_cast::<32, 1>(self.b.q.val().get_bits::<1>(3));
        }
        if self.decode.sys_fault.val() & (self.cause.q.val() == 0) {
            self.cause.d.next = self.a.q.val().get_bits::<4>(0);
        }
        if !self.idle.val() {
            self.ran.d.next = self.ran.q.val() + 1;
        }
        if self.idle.val() & self.start.val() {
            self.cause.d.next = 0.into();
            self.ran.d.next = 0.into();
        }

        // Jumps.
        self.far.d.next = self.decode.sys_far.val();
        self.page_now.next = self.pc.q.val() & self.page.val();
        if self.far.q.val() {
            self.page_now.next = (self.pc.q.val() ^ self.page.val()) & self.page.val();
        }
        self.target.next = self.page_now.val() | bit_cast::<12, 11>(self.op.q.val().get_bits::<11>(0));
        self.taken.next = self.decode.op_jmp.val()
            | self.decode.op_call.val()
            | self.decode.op_each.val()
            | (self.decode.op_jz.val() & !self.a.q.val().any())
            | (self.decode.op_jnz.val() & self.a.q.val().any())
            | (self.decode.op_jn.val() & self.a.q.val().get_bit(31))
            | (self.decode.op_jp.val() & !self.a.q.val().get_bit(31))
            | (self.decode.op_jc.val() & self.carry.q.val())
            | (self.decode.op_jnc.val() & !self.carry.q.val())
            | (self.decode.op_jo.val() & self.a.q.val().get_bit(0))
            | (self.decode.op_je.val() & !self.a.q.val().get_bit(0))
            | (self.decode.op_next.val() & self.threads.more.val())
            | (self.decode.op_jnone.val() & !self.threads.left.val().any())
            | (self.decode.op_jsel.val() & self.threads.selected.val())
            | (self.decode.op_jbz.val() & !self.b.q.val().any())
            | (self.decode.op_jbn.val() & self.b.q.val().get_bit(31))
            | (self.decode.op_jbp.val() & !self.b.q.val().get_bit(31))
            | self.decode.sys_dispatch.val()
            | self.decode.sys_return.val()
            | self.decode.sys_jump_to.val();
        if self.decode.op_each.val() & !self.threads.more.val() {
            self.target.next = self.nobody.val();
        }
        if self.decode.op_call.val() {
            self.stack[0].d.next = self.pc.q.val() - 1;
            self.stack[1].d.next = self.stack[0].q.val();
            self.stack[2].d.next = self.stack[1].q.val();
            self.stack[3].d.next = self.stack[2].q.val();
        }
        if self.decode.sys_return.val() {
            self.target.next = self.stack[0].q.val();
            self.stack[0].d.next = self.stack[1].q.val();
            self.stack[1].d.next = self.stack[2].q.val();
            self.stack[2].d.next = self.stack[3].q.val();
            self.stack[3].d.next = 0.into();
        }
        if self.decode.sys_jump_to.val() {
            self.target.next = self.a.q.val().get_bits::<12>(0);
        }
        if self.decode.sys_dispatch.val() {
            self.target.next = self.routines.word.val().get_bits::<12>(0);
            if self.routines.word.val().get_bit(15) & !self.threads.left.val().any() {
                self.target.next = self.nobody.val();
            }
            if self.stop.val() {
                self.target.next = self.stopped.val();
            }
        }
        self.fetched.next = self.pc.q.val();
        if self.taken.val() {
            self.fetched.next = self.target.val();
        }
        self.code.read_enable.next = self.goes.val();
        self.code.address.next = self.fetched.val();
        self.routines.read_enable.next = true;
        self.routines.address.next = bit_cast::<12, 8>(self.low.q.val().get_bits::<8>(0));

        // The first stage: where the operand of the next operation is.
        self.operand.word.next = self.code.word.val();
        self.operand.low.next = self.low.q.val();
        self.operand.high.next = self.high.q.val();
        self.operand.warp.next = self.warp.q.val();
        self.operand.thread.next = self.threads.thread.val();
        self.operand.x.next = self.x.q.val();
        if self.goes.val() {
            self.op.d.next = self.code.word.val();
            self.place.d.next = self.operand.wanted.val();
            self.op_valid.d.next = self.word_valid.q.val() & !self.taken.val();
            self.word_valid.d.next = true;
            self.pc.d.next = self.fetched.val() + 1;
        }

        // The store: the core's, or the host's.
        self.asked.next = self.operand.wanted.val();
        if self.idle.val() & !self.start.val() {
            self.asked.next = bit_cast::<11, 8>(self.host_place.val()) | 768;
        }
        self.store.read_enable.next =
            (self.goes.val() & self.operand.reads.val()) | (self.idle.val() & self.host_valid.val() & !self.host_write.val());
        self.store.read_address.next = self.asked.val().get_bits::<10>(0);
        self.store.write_enable.next = (self.decode.op_st.val() | self.decode.op_stb.val()) & !self.place.q.val().get_bit(10);
        self.store.write_address.next = self.place.q.val().get_bits::<10>(0);
        self.store.write_data.next = self.a.q.val();
        if self.decode.op_stb.val() {
            self.store.write_data.next = self.b.q.val();
        }
        if self.idle.val() {
            self.store.write_enable.next = self.host_valid.val() & self.host_write.val();
            self.store.write_address.next = bit_cast::<10, 8>(self.host_place.val()) | 768;
            self.store.write_data.next = self.host_data.val();
        }
        self.shared.read_enable.next = (self.goes.val() & self.operand.reads.val()) & self.asked.val().get_bit(10);
        self.shared.read_address.next = self.asked.val().get_bits::<9>(0);
        self.shared.write_enable.next = (self.decode.op_st.val() | self.decode.op_stb.val()) & self.place.q.val().get_bit(10);
        self.shared.write_address.next = self.place.q.val().get_bits::<9>(0);
        self.shared.write_data.next = self.a.q.val();

        // Out.
        self.host_word.next = self.store.read_data.val();
        self.done.next = self.idle.val();
        self.fault.next = self.cause.q.val();
        self.cycles.next = self.ran.q.val();
        self.mem_valid.next = self.decode.sys_read.val() | self.decode.sys_write.val();
        self.mem_write.next = self.decode.sys_write.val();
        self.mem_keeps.next = self.keeps.q.val();
        if self.decode.sys_keep.val() {
            self.keeps.d.next = true;
        }
        if (self.decode.sys_write.val() & self.mem_done.val()) | self.decode.sys_dispatch.val() {
            self.keeps.d.next = false;
        }
        self.mem_address.next = self.a.q.val().get_bits::<30>(2);
        self.mem_data.next = self.b.q.val();
        self.trace_valid.next = self.decode.sys_trace.val();
        self.trace_warp.next = self.warp.q.val();
        self.trace_pc.next = self.a.q.val().get_bits::<20>(0);
        self.trace_active.next = self.b.q.val().get_bits::<4>(0);
    }
}

ports! { [] MicrocodedCore {
in: start, stop, host_valid, host_write, host_place, host_data, mem_done, mem_word;
out: host_word, done, fault, cycles, mem_valid, mem_write, mem_keeps, mem_address, mem_data, trace_valid, trace_warp, trace_pc, trace_active } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    let core = BlockEntry {
        name: "microcoded_core",
        spec: "6-core-and-isa.md",
        purpose: "the instruction set in microcode, a thread at a time: the core of small devices",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(MicrocodedCore::new(image()))) },
        stimulus: |_| Box::new(Launches::of_core()),
    };
    vec![core, pool::entry()]
}
