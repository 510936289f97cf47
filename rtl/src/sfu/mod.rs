//! Special function unit: reciprocal and inverse square root (spec 6, SFU).
//!
//! Warp instructions wait in a queue of `2^Q`, at most 16. One thread per cycle goes through one scalar
//! pipeline; threads outside the mask are skipped. The results of an instruction gather in a
//! memory beside the queue; when the last one is there the instruction is offered for
//! write-back, in the order of arrival.
//!
//! | stage | what happens |
//! | --- | --- |
//! | 0 | the next thread of the oldest unfinished instruction |
//! | 1 | row of the table: function, parity of the exponent, upper mantissa bits |
//! | 2 | curvature times position in the segment; exponent, special operands |
//! | 3 | slope times position |
//! | 4 | value |
//! | 5 | rounding, packing; into the result memory |
//!
//! The polynomials and their table are in [`warpwright_isa::sfu_tables`]; errors over all
//! mantissas: `rcp` 0.963, `rsqrt` 0.882 units in the last place (measured by the tests of the
//! reference model). Subnormal operands and results are flushed to zero of their sign.
//!
//! | | |
//! | --- | --- |
//! | latency | 6 cycles from the first thread's stage 0 to its result |
//! | throughput | one thread per cycle |
//! | invariant | `req_ready` is low when fewer than four places are free; a core that has fewer warps than places, or counts what is under way, need not look at it |
//! | operations | `req_op` 0 `rcp`, 1 `rsqrt`; bit 0 alone is decoded |
mod rom;
mod stimulus;

use crate::cells::{Lazy, LutRam, Multiplier, DFF};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
pub use rom::CoefficientRom;
use rust_hdl::prelude::*;
pub use stimulus::Neighbours;

/// Places of the queue, as `tail`, `issue`, `done` and `head` walk round it. The bits above
/// the number of a place tell full from empty.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
struct Pointers {
    /// Next request.
    pub tail: Bits<5>,
    /// Instruction of which threads enter the pipeline.
    pub issue: Bits<5>,
    /// Instruction of which threads leave it.
    pub done: Bits<5>,
    /// Instruction at the write-back port.
    pub head: Bits<5>,
    /// Some threads of `issue` have entered.
    pub started: Bit,
}

/// What becomes of the mantissa.
#[derive(LogicStruct, Copy, Clone, Debug, Default, PartialEq)]
struct Form {
    /// Biased exponent of a result below one times a power of two: ten bits signed.
    pub exponent: Bits<10>,
    /// Sign.
    pub sign: Bit,
    /// 0 number, 1 zero, 2 infinity, 3 NaN.
    pub special: Bits<2>,
}

/// The special function unit of a core with `2^LW` warps of `T` threads, with `2^Q` places in its queue.
#[derive(LogicBlock)]
pub struct Sfu<const LW: usize, const T: usize, const Q: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A request.
    pub req_valid: Signal<In, Bit>,
    /// Function.
    pub req_op: Signal<In, Bits<3>>,
    /// Warp.
    pub req_warp: Signal<In, Bits<LW>>,
    /// Destination register.
    pub req_rd: Signal<In, Bits<6>>,
    /// Threads that take part.
    pub req_mask: Signal<In, Bits<T>>,
    /// Operands.
    pub req_a: [Signal<In, Bits<32>>; T],
    /// The write-back port takes the result.
    pub wb_ready: Signal<In, Bit>,
    /// At least four places are free.
    pub req_ready: Signal<Out, Bit>,
    /// Results of one instruction.
    pub wb_valid: Signal<Out, Bit>,
    /// Its warp.
    pub wb_warp: Signal<Out, Bits<LW>>,
    /// Its destination register.
    pub wb_rd: Signal<Out, Bits<6>>,
    /// Its threads.
    pub wb_mask: Signal<Out, Bits<T>>,
    /// Results.
    pub wb_data: [Signal<Out, Bits<32>>; T],
    /// Always the last write of its instruction.
    pub wb_last: Signal<Out, Bit>,
    /// Not used: 0.
    pub wb_slot: Signal<Out, Bits<3>>,

    operations: LutRam<Q, 3>,
    operands: [LutRam<Q, 32>; T],
    issue_masks: LutRam<Q, T>,
    wb_masks: LutRam<Q, T>,
    registers: LutRam<Q, 6>,
    warps: LutRam<Q, LW>,
    results: [LutRam<Q, 32>; T],
    rom: Lazy<CoefficientRom>,
    curvature: Multiplier<14, 16, 17, 13>,
    fall: Multiplier<18, 16, 14, 20>,

    pointers: DFF<Pointers>,
    remaining: DFF<Bits<T>>,
    // Thread numbers of stages 1 to 5, five bits each, stage 1 lowest.
    threads: DFF<Bits<25>>,
    // Stage i has a thread in bit i - 1; the last one of its instruction in bit i + 7.
    marks: DFF<Bits<16>>,
    operand_1: DFF<Bits<32>>,
    rsqrt_1: DFF<Bit>,
    position_2: DFF<Bits<16>>,
    form_2: DFF<Form>,
    position_3: DFF<Bits<16>>,
    form_3: DFF<Form>,
    c0_3: DFF<Bits<27>>,
    c1_3: DFF<Bits<20>>,
    c0_4: DFF<Bits<27>>,
    form_4: DFF<Form>,
    value_5: DFF<Bits<27>>,
    form_5: DFF<Form>,

    most: Constant<Bits<5>>,
    occupied: Signal<Local, Bits<5>>,
    mask: Signal<Local, Bits<T>>,
    picked: Signal<Local, Bits<T>>,
    rest: Signal<Local, Bits<T>>,
    number: Signal<Local, Bits<5>>,
    operand: Signal<Local, Bits<32>>,
    entering: Signal<Local, Bits<16>>,
    exponent: Signal<Local, Bits<8>>,
    fraction: Signal<Local, Bits<23>>,
    rounded: Signal<Local, Bits<28>>,
    result_exponent: Signal<Local, Bits<10>>,
    result_sign: Signal<Local, Bits<32>>,
    result: Signal<Local, Bits<32>>,
    leaving: Signal<Local, Bits<5>>,
}

impl<const LW: usize, const T: usize, const Q: usize> Default for Sfu<LW, T, Q> {
    fn default() -> Self {
        const { assert!(T >= 1 && T <= 32, "thread numbers have five bits") };
        const { assert!(Q >= 2 && Q <= 4, "4 to 16 places") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    most: Constant::new(((1u64 << Q) - 4).into()),
                }
            };
        }
        all!(req_a, wb_data, operands, results; clock, req_valid, req_op, req_warp, req_rd, req_mask, wb_ready, req_ready,
            wb_valid, wb_warp, wb_rd, wb_mask, wb_last, wb_slot, operations, issue_masks, wb_masks, registers, warps, rom,
            curvature, fall, pointers, remaining, threads, marks, operand_1, rsqrt_1, position_2, form_2, position_3, form_3,
            c0_3, c1_3, c0_4, form_4, value_5, form_5, occupied, mask, picked, rest, number, operand, entering, exponent,
            fraction, rounded, result_exponent, result_sign, result, leaving)
    }
}

impl<const LW: usize, const T: usize, const Q: usize> Logic for Sfu<LW, T, Q> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, pointers, remaining, threads, marks, operand_1, rsqrt_1, position_2, form_2, position_3);
        dff_setup!(self, clock, form_3, c0_3, c1_3, c0_4, form_4, value_5, form_5);
        clock!(self, clock, operations, issue_masks, wb_masks, registers, warps, rom, curvature, fall);

        // ---- queue ----
        self.operations.write_enable.next = self.req_valid.val();
        self.operations.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.operations.write_data.next = self.req_op.val();
        self.operations.read_address.next = self.pointers.q.val().issue.get_bits::<Q>(0);
        self.issue_masks.write_enable.next = self.req_valid.val();
        self.issue_masks.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.issue_masks.write_data.next = self.req_mask.val();
        self.issue_masks.read_address.next = self.pointers.q.val().issue.get_bits::<Q>(0);
        self.wb_masks.write_enable.next = self.req_valid.val();
        self.wb_masks.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.wb_masks.write_data.next = self.req_mask.val();
        self.wb_masks.read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
        self.registers.write_enable.next = self.req_valid.val();
        self.registers.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.registers.write_data.next = self.req_rd.val();
        self.registers.read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
        self.warps.write_enable.next = self.req_valid.val();
        self.warps.write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
        self.warps.write_data.next = self.req_warp.val();
        self.warps.read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
        self.occupied.next = self.pointers.q.val().tail - self.pointers.q.val().head;
        self.req_ready.next = self.occupied.val() <= self.most.val();
        if self.req_valid.val() {
            self.pointers.d.next.tail = self.pointers.q.val().tail + 1;
        }

        // ---- stage 0: the lowest remaining thread ----
        self.mask.next = self.issue_masks.read_data.val();
        if self.pointers.q.val().started {
            self.mask.next = self.remaining.q.val();
        }
        self.picked.next = self.mask.val() & (!self.mask.val() + 1);
        self.rest.next = self.mask.val() & !self.picked.val();
        self.number.next = 0.into();
        self.operand.next = 0.into();
        for i in 0..T {
            self.operands[i].clock.next = self.clock.val();
            self.operands[i].write_enable.next = self.req_valid.val();
            self.operands[i].write_address.next = self.pointers.q.val().tail.get_bits::<Q>(0);
            self.operands[i].write_data.next = self.req_a[i].val();
            self.operands[i].read_address.next = self.pointers.q.val().issue.get_bits::<Q>(0);
            if self.picked.val().get_bit(i) {
                self.number.next = i.to_bits();
                self.operand.next = self.operands[i].read_data.val();
            }
        }
        self.entering.next = 0.into();
        if self.pointers.q.val().issue != self.pointers.q.val().tail {
            if self.picked.val().any() {
                self.entering.next = 1.into();
            }
            self.remaining.d.next = self.rest.val();
            self.pointers.d.next.started = true;
            if !self.rest.val().any() {
                self.entering.next = self.entering.val() | 0x100;
                self.pointers.d.next.started = false;
                self.pointers.d.next.issue = self.pointers.q.val().issue + 1;
            }
        }
        self.operand_1.d.next = self.operand.val();
        self.rsqrt_1.d.next = self.operations.read_data.val().get_bit(0);
        self.marks.d.next = ((self.marks.q.val() & 0x0f0f) << 1) | self.entering.val();
        self.threads.d.next = (self.threads.q.val() << 5) | bit_cast::<25, 5>(self.number.val());

        // ---- stage 1: row; what becomes of the mantissa ----
        self.exponent.next = self.operand_1.q.val().get_bits::<8>(23);
        self.fraction.next = self.operand_1.q.val().get_bits::<23>(0);
        self.rom.address.next = bit_cast::<9, 7>(self.fraction.val().get_bits::<7>(16));
        self.form_2.d.next.sign = self.operand_1.q.val().get_bit(31);
        self.form_2.d.next.special = 0.into();
        self.form_2.d.next.exponent = 253 - bit_cast::<10, 8>(self.exponent.val());
        if self.rsqrt_1.q.val() {
            // An even biased exponent is an odd power of two: m is in [2, 4).
            self.rom.address.next = bit_cast::<9, 7>(self.fraction.val().get_bits::<7>(16)) | 0x80;
            if !self.exponent.val().get_bit(0) {
                self.rom.address.next = bit_cast::<9, 7>(self.fraction.val().get_bits::<7>(16)) | 0x100;
            }
            self.form_2.d.next.exponent = 190 - ((bit_cast::<10, 8>(self.exponent.val()) + 1) >> 1);
        }
        if !self.exponent.val().any() {
            self.form_2.d.next.special = 2.into();
        } else if self.exponent.val() == 255 {
            self.form_2.d.next.special = 1.into();
        }
        if (self.exponent.val().all() & self.fraction.val().any())
            | (self.rsqrt_1.q.val() & self.operand_1.q.val().get_bit(31) & self.exponent.val().any())
        {
            self.form_2.d.next.special = 3.into();
        }
        self.position_2.d.next = self.fraction.val().get_bits::<16>(0);

        // ---- stages 2 to 4: c0 - position * (c1 - position * c2) ----
        self.curvature.a.next = self.rom.c2.val();
        self.curvature.b.next = self.position_2.q.val();
        self.position_3.d.next = self.position_2.q.val();
        self.c0_3.d.next = self.rom.c0.val();
        self.c1_3.d.next = self.rom.c1.val();
        self.form_3.d.next = self.form_2.q.val();
        self.fall.a.next = (self.c1_3.q.val() - bit_cast::<20, 13>(self.curvature.product.val())).get_bits::<18>(2);
        self.fall.b.next = self.position_3.q.val();
        self.c0_4.d.next = self.c0_3.q.val();
        self.form_4.d.next = self.form_3.q.val();
        self.value_5.d.next = self.c0_4.q.val() - bit_cast::<27, 20>(self.fall.product.val());
        self.form_5.d.next = self.form_4.q.val();

        // ---- stage 5: round, pack, store ----
        self.rounded.next = bit_cast::<28, 27>(self.value_5.q.val()) + 4;
        self.result_exponent.next = self.form_5.q.val().exponent;
        if self.rounded.val().get_bit(27) {
            // Exactly one.
            self.result_exponent.next = self.form_5.q.val().exponent + 1;
        }
        self.result_sign.next = 0.into();
        if self.form_5.q.val().sign {
            self.result_sign.next = 0x8000_0000_u64.into();
        }
        self.result.next = self.result_sign.val()
            | (bit_cast::<32, 8>(self.result_exponent.val().get_bits::<8>(0)) << 23)
            | bit_cast::<32, 23>(self.rounded.val().get_bits::<23>(3));
        if self.result_exponent.val().get_bit(9) | !self.result_exponent.val().any() {
            self.result.next = self.result_sign.val();
        }
        match self.form_5.q.val().special.index() {
            1 => {
                self.result.next = self.result_sign.val();
            }
            2 => {
                self.result.next = self.result_sign.val() | 0x7f80_0000;
            }
            3 => {
                self.result.next = 0x7fc0_0000.into();
            }
            _ => {}
        }
        self.leaving.next = self.threads.q.val().get_bits::<5>(20);
        if self.marks.q.val().get_bit(12) {
            self.pointers.d.next.done = self.pointers.q.val().done + 1;
        }
        for i in 0..T {
            self.results[i].clock.next = self.clock.val();
            self.results[i].write_enable.next = self.marks.q.val().get_bit(4) & (self.leaving.val() == i.to_bits::<5>());
            self.results[i].write_address.next = self.pointers.q.val().done.get_bits::<Q>(0);
            self.results[i].write_data.next = self.result.val();
            self.results[i].read_address.next = self.pointers.q.val().head.get_bits::<Q>(0);
            self.wb_data[i].next = self.results[i].read_data.val();
        }

        // ---- write-back ----
        self.wb_valid.next = self.pointers.q.val().head != self.pointers.q.val().done;
        self.wb_warp.next = self.warps.read_data.val();
        self.wb_rd.next = self.registers.read_data.val();
        self.wb_mask.next = self.wb_masks.read_data.val();
        self.wb_last.next = true;
        self.wb_slot.next = 0.into();
        if self.wb_ready.val() & (self.pointers.q.val().head != self.pointers.q.val().done) {
            self.pointers.d.next.head = self.pointers.q.val().head + 1;
        }
    }
}

ports! { [const LW: usize, const T: usize, const Q: usize] Sfu<LW, T, Q> {
in: req_valid, req_op, req_warp, req_rd, req_mask, req_a, wb_ready;
out: req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data, wb_last, wb_slot } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "sfu",
        spec: "6-core-and-isa.md",
        purpose: "special functions: reciprocal, inverse square root; one thread per cycle",
        build: || Box::new(ready_top!(Sfu::<3, 4, 3>::default())),
        stimulus: |_| Box::new(Neighbours::new(8, 4)),
    }]
}
