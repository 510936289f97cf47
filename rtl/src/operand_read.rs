//! Operand read: stages 1 and 2 of an instruction, up to the registers before E1 (spec 6).
//!
//! Stage 1 takes the selected warp's instruction out of the instruction buffer, forms the
//! register addresses and tells the front end and the scoreboard. Stage 2 takes the
//! registers out of the block RAM, puts immediate or special register in place of operand
//! b and applies the guard. The result stands in registers for stage E1.
//!
//! The result of the lanes is forwarded: an instruction may be selected two cycles before
//! the register file holds the result that it needs. Whether it needs it is found in stage
//! 1, from what is in stage E5 (whose result comes in the cycle of stage 2) and at
//! write-back (whose register is written while it is read). Predicates go the same way.
//!
//! The block also holds what a launch gave a warp (register base, coordinates, numbers)
//! and the predicates.
//!
//! | | |
//! | --- | --- |
//! | latency | 2 cycles from selection to the E1 registers |
//! | throughput | one instruction per cycle |
//! | invariant | lanes outside the active mask or the guard take no part in anything that follows |
use crate::cells::{LutRam, DFF};
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// Operand read for `W` warps of `T` threads, register file groups of `2^A` registers.
#[derive(LogicBlock)]
pub struct OperandRead<const W: usize, const LW: usize, const T: usize, const A: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// From the dispatcher: a warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// Its slot.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its number in the launch.
    pub launch_id: Signal<In, Bits<24>>,
    /// Column of lane 0.
    pub launch_x: Signal<In, Bits<16>>,
    /// Row of lane 0.
    pub launch_y: Signal<In, Bits<16>>,
    /// Its tile.
    pub launch_tile: Signal<In, Bits<6>>,
    /// Its workgroup.
    pub launch_workgroup: Signal<In, Bits<24>>,
    /// Its first register in the whole file.
    pub launch_base: Signal<In, Bits<12>>,
    /// Registers per thread.
    pub footprint: Signal<In, Bits<7>>,
    /// The launch is one-dimensional: x is the thread number.
    pub linear: Signal<In, Bit>,
    /// From the scheduler: an instruction leaves the buffer.
    pub select_valid: Signal<In, Bit>,
    /// Its warp.
    pub select_warp: Signal<In, Bits<LW>>,
    /// Its low word.
    pub low: Signal<In, Bits<32>>,
    /// Its high word.
    pub high: Signal<In, Bits<32>>,
    /// Its controls, see [`crate::instruction_buffer::control_bits`].
    pub control: Signal<In, Bits<18>>,
    /// Its PC, from the front end.
    pub pc: Signal<In, Bits<20>>,
    /// Active threads of every warp.
    pub active: [Signal<In, Bits<T>>; W],
    /// Warps that a fault has stopped: their next instruction ends them.
    pub killed: Signal<In, Bits<W>>,
    /// To front end and scoreboard: an instruction is issued.
    pub issue_valid: Signal<Out, Bit>,
    /// Its warp.
    pub issue_warp: Signal<Out, Bits<LW>>,
    /// Its next PC comes by redirect.
    pub issue_control: Signal<Out, Bit>,
    /// It names a slot.
    pub issue_reorderable: Signal<Out, Bit>,
    /// The slot.
    pub issue_slot: Signal<Out, Bits<3>>,
    /// Slots that the next instruction waits for.
    pub issue_wait: Signal<Out, Bits<8>>,
    /// To the register file: operand a is read.
    pub read_a: Signal<Out, Bit>,
    /// Operand b is read.
    pub read_b: Signal<Out, Bit>,
    /// Operand c is read.
    pub read_c: Signal<Out, Bit>,
    /// Bank group of the warp.
    pub read_group: Signal<Out, Bit>,
    /// Address of operand a.
    pub address_a: Signal<Out, Bits<A>>,
    /// Address of operand b.
    pub address_b: Signal<Out, Bits<A>>,
    /// Address of operand c.
    pub address_c: Signal<Out, Bits<A>>,
    /// From the register file, one cycle later: operand a.
    pub file_a: [Signal<In, Bits<32>>; T],
    /// Operand b.
    pub file_b: [Signal<In, Bits<32>>; T],
    /// Operand c.
    pub file_c: [Signal<In, Bits<32>>; T],
    /// From write-back: a predicate is written.
    pub predicate_valid: Signal<In, Bit>,
    /// Its warp.
    pub predicate_warp: Signal<In, Bits<LW>>,
    /// Its number.
    pub predicate_number: Signal<In, Bits<2>>,
    /// Threads that write it.
    pub predicate_mask: Signal<In, Bits<T>>,
    /// Their values.
    pub predicate_flags: Signal<In, Bits<T>>,
    /// For write-back: register address of `base_warp`'s register 0.
    pub base_warp: Signal<In, Bits<LW>>,
    /// That address.
    pub base: Signal<Out, Bits<A>>,
    /// For the slow write-back: the same.
    pub slow_base_warp: Signal<In, Bits<LW>>,
    /// That address.
    pub slow_base: Signal<Out, Bits<A>>,
    /// From the lanes, stage E5: threads that will write a register in the next cycle.
    pub next_mask: Signal<In, Bits<T>>,
    /// Their warp.
    pub next_warp: Signal<In, Bits<LW>>,
    /// The register.
    pub next_rd: Signal<In, Bits<6>>,
    /// From the lanes, write-back: threads that write a register in this cycle.
    pub now_mask: Signal<In, Bits<T>>,
    /// Their warp.
    pub now_warp: Signal<In, Bits<LW>>,
    /// The register.
    pub now_rd: Signal<In, Bits<6>>,
    /// The result of the lanes in this cycle.
    pub now_data: [Signal<In, Bits<32>>; T],
    /// Stage E1: an instruction is there.
    pub e1_valid: Signal<Out, Bit>,
    /// Its warp.
    pub e1_warp: Signal<Out, Bits<LW>>,
    /// Its low word.
    pub e1_low: Signal<Out, Bits<32>>,
    /// Its high word.
    pub e1_high: Signal<Out, Bits<32>>,
    /// Its controls; not legal when the warp is to be killed.
    pub e1_control: Signal<Out, Bits<18>>,
    /// The warp was killed by an earlier fault (and not by this instruction).
    pub e1_killed: Signal<Out, Bit>,
    /// Its PC.
    pub e1_pc: Signal<Out, Bits<20>>,
    /// Active threads.
    pub e1_active: Signal<Out, Bits<T>>,
    /// Active threads whose guard holds.
    pub e1_mask: Signal<Out, Bits<T>>,
    /// Select predicate of each thread.
    pub e1_choice: Signal<Out, Bits<T>>,
    /// Operand a.
    pub e1_a: [Signal<Out, Bits<32>>; T],
    /// Operand b.
    pub e1_b: [Signal<Out, Bits<32>>; T],
    /// Operand c.
    pub e1_c: [Signal<Out, Bits<32>>; T],
    bases: LutRam<LW, A>,
    write_bases: LutRam<LW, A>,
    slow_bases: LutRam<LW, A>,
    ids: LutRam<LW, 24>,
    xs: LutRam<LW, 16>,
    ys: LutRam<LW, 16>,
    tiles: LutRam<LW, 6>,
    workgroups: LutRam<LW, 24>,
    // Four predicates of each thread: predicate p of thread t is bit p * T + t.
    predicates: [DFF<Bits<16>>; W],
    s2_valid: DFF<Bit>,
    s2_killed: DFF<Bit>,
    s2_warp: DFF<Bits<LW>>,
    s2_low: DFF<Bits<32>>,
    s2_high: DFF<Bits<32>>,
    s2_control: DFF<Bits<18>>,
    s2_pc: DFF<Bits<20>>,
    s2_active: DFF<Bits<T>>,
    // Threads whose operand is the lanes' result of this cycle, and of the cycle before.
    now_a: DFF<Bits<T>>,
    now_b: DFF<Bits<T>>,
    now_c: DFF<Bits<T>>,
    last_a: DFF<Bits<T>>,
    last_b: DFF<Bits<T>>,
    last_c: DFF<Bits<T>>,
    last_data: [DFF<Bits<32>>; T],
    d_valid: DFF<Bit>,
    d_killed: DFF<Bit>,
    d_warp: DFF<Bits<LW>>,
    d_low: DFF<Bits<32>>,
    d_high: DFF<Bits<32>>,
    d_control: DFF<Bits<18>>,
    d_pc: DFF<Bits<20>>,
    d_active: DFF<Bits<T>>,
    d_mask: DFF<Bits<T>>,
    d_choice: DFF<Bits<T>>,
    d_a: [DFF<Bits<32>>; T],
    d_b: [DFF<Bits<32>>; T],
    d_c: [DFF<Bits<32>>; T],
    first: Signal<Local, Bits<12>>,
    own: Signal<Local, Bits<16>>,
    guard: Signal<Local, Bits<T>>,
    choice: Signal<Local, Bits<T>>,
    special: Signal<Local, Bits<32>>,
    thread: Signal<Local, Bits<32>>,
    number: Signal<Local, Bits<32>>,
    use_special: Signal<Local, Bit>,
    rc: Signal<Local, Bits<6>>,
    immediate: Signal<Local, Bits<32>>,
    written: Signal<Local, Bits<16>>,
    kept: Signal<Local, Bits<16>>,
    dying: Signal<Local, Bit>,
}

impl<const W: usize, const LW: usize, const T: usize, const A: usize> Default for OperandRead<W, LW, T, A> {
    fn default() -> Self {
        const { assert!(1 << LW == W, "LW is the logarithm of W") };
        const { assert!(T <= 4, "four predicates of each thread fit 16 bits") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self { $($array: std::array::from_fn(|_| Default::default()),)* $($field: Default::default(),)* }
            };
        }
        all!(active, file_a, file_b, file_c, e1_a, e1_b, e1_c, predicates, d_a, d_b, d_c, now_data, last_data;
            clock, launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_tile, launch_workgroup, launch_base, footprint, linear,
            select_valid, select_warp, low, high, control, pc, killed,
            issue_valid, issue_warp, issue_control, issue_reorderable, issue_slot, issue_wait,
            read_a, read_b, read_c, read_group, address_a, address_b, address_c,
            predicate_valid, predicate_warp, predicate_number, predicate_mask, predicate_flags,
            base_warp, base, slow_base_warp, slow_base,
            next_mask, next_warp, next_rd, now_mask, now_warp, now_rd, now_a, now_b, now_c, last_a, last_b, last_c,
            e1_valid, e1_warp, e1_low, e1_high, e1_control, e1_killed, e1_pc, e1_active, e1_mask, e1_choice,
            bases, write_bases, slow_bases, ids, xs, ys, tiles, workgroups,
            s2_valid, s2_killed, s2_warp, s2_low, s2_high, s2_control, s2_pc, s2_active,
            d_valid, d_killed, d_warp, d_low, d_high, d_control, d_pc, d_active, d_mask, d_choice,
            first, own, guard, choice, special, thread, number, use_special, rc, immediate, written, kept, dying)
    }
}

impl<const W: usize, const LW: usize, const T: usize, const A: usize> Logic for OperandRead<W, LW, T, A> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, s2_valid, s2_killed, s2_warp, s2_low, s2_high, s2_control, s2_pc, s2_active);
        dff_setup!(self, clock, d_valid, d_killed, d_warp, d_low, d_high, d_control, d_pc, d_active, d_mask, d_choice);
        dff_setup!(self, clock, now_a, now_b, now_c, last_a, last_b, last_c);
        clock!(self, clock, bases, write_bases, slow_bases, ids, xs, ys, tiles, workgroups);
        for i in 0..T {
            self.d_a[i].clock.next = self.clock.val();
            self.d_b[i].clock.next = self.clock.val();
            self.d_c[i].clock.next = self.clock.val();
            self.last_data[i].clock.next = self.clock.val();
            self.last_data[i].d.next = self.now_data[i].val();
        }

        // Launch: the register base counts in the bank group of the warp's parity.
        self.first.next = self.launch_base.val();
        if self.launch_warp.val().get_bit(0) {
            self.first.next = self.launch_base.val() - bit_cast::<12, 7>(self.footprint.val());
        }
        self.bases.write_enable.next = self.launch_valid.val();
        self.bases.write_address.next = self.launch_warp.val();
        self.bases.write_data.next = bit_cast::<A, 12>(self.first.val() >> 1);
        self.write_bases.write_enable.next = self.launch_valid.val();
        self.write_bases.write_address.next = self.launch_warp.val();
        self.write_bases.write_data.next = bit_cast::<A, 12>(self.first.val() >> 1);
        self.slow_bases.write_enable.next = self.launch_valid.val();
        self.slow_bases.write_address.next = self.launch_warp.val();
        self.slow_bases.write_data.next = bit_cast::<A, 12>(self.first.val() >> 1);
        self.ids.write_enable.next = self.launch_valid.val();
        self.ids.write_address.next = self.launch_warp.val();
        self.ids.write_data.next = self.launch_id.val();
        self.xs.write_enable.next = self.launch_valid.val();
        self.xs.write_address.next = self.launch_warp.val();
        self.xs.write_data.next = self.launch_x.val();
        self.ys.write_enable.next = self.launch_valid.val();
        self.ys.write_address.next = self.launch_warp.val();
        self.ys.write_data.next = self.launch_y.val();
        self.tiles.write_enable.next = self.launch_valid.val();
        self.tiles.write_address.next = self.launch_warp.val();
        self.tiles.write_data.next = self.launch_tile.val();
        self.workgroups.write_enable.next = self.launch_valid.val();
        self.workgroups.write_address.next = self.launch_warp.val();
        self.workgroups.write_data.next = self.launch_workgroup.val();

        // Stage 1: the selected instruction.
        self.dying.next = !self.control.val().get_bit(0);
        for i in 0..W {
            if self.killed.val().get_bit(i) & (self.select_warp.val() == i.to_bits()) {
                self.dying.next = true;
            }
        }
        self.issue_valid.next = self.select_valid.val();
        self.issue_warp.next = self.select_warp.val();
        self.issue_control.next = self.control.val().get_bit(17) | self.dying.val();
        self.issue_reorderable.next = self.control.val().get_bit(16) & !self.dying.val();
        self.issue_slot.next = self.high.val().get_bits::<3>(21);
        self.issue_wait.next = self.high.val().get_bits::<8>(24);
        self.bases.read_address.next = self.select_warp.val();
        self.read_a.next = self.select_valid.val() & self.control.val().get_bit(11) & !self.dying.val();
        self.read_b.next = self.select_valid.val() & self.control.val().get_bit(12) & !self.dying.val();
        self.read_c.next = self.select_valid.val() & self.control.val().get_bit(13) & !self.dying.val();
        self.read_group.next = self.select_warp.val().get_bit(0);
        self.rc.next =
            bit_cast::<6, 2>(self.low.val().get_bits::<2>(30)) | (bit_cast::<6, 4>(self.high.val().get_bits::<4>(0)) << 2);
        self.address_a.next = self.bases.read_data.val() + bit_cast::<A, 6>(self.low.val().get_bits::<6>(18));
        self.address_b.next = self.bases.read_data.val() + bit_cast::<A, 6>(self.low.val().get_bits::<6>(24));
        self.address_c.next = self.bases.read_data.val() + bit_cast::<A, 6>(self.rc.val());
        self.now_a.d.next = 0.into();
        self.now_b.d.next = 0.into();
        self.now_c.d.next = 0.into();
        if self.next_warp.val() == self.select_warp.val() {
            if self.next_rd.val() == self.low.val().get_bits::<6>(18) {
                self.now_a.d.next = self.next_mask.val();
            }
            if self.next_rd.val() == self.low.val().get_bits::<6>(24) {
                self.now_b.d.next = self.next_mask.val();
            }
            if self.next_rd.val() == self.rc.val() {
                self.now_c.d.next = self.next_mask.val();
            }
        }
        self.last_a.d.next = 0.into();
        self.last_b.d.next = 0.into();
        self.last_c.d.next = 0.into();
        if self.now_warp.val() == self.select_warp.val() {
            if self.now_rd.val() == self.low.val().get_bits::<6>(18) {
                self.last_a.d.next = self.now_mask.val();
            }
            if self.now_rd.val() == self.low.val().get_bits::<6>(24) {
                self.last_b.d.next = self.now_mask.val();
            }
            if self.now_rd.val() == self.rc.val() {
                self.last_c.d.next = self.now_mask.val();
            }
        }
        self.s2_valid.d.next = self.select_valid.val();
        if self.select_valid.val() {
            self.s2_warp.d.next = self.select_warp.val();
            self.s2_low.d.next = self.low.val();
            self.s2_high.d.next = self.high.val();
            self.s2_control.d.next = self.control.val().replace_bit(0, !self.dying.val());
            // An undefined instruction is a fault of its own; a killed warp has had one.
            self.s2_killed.d.next = self.control.val().get_bit(0) & self.dying.val();
            self.s2_pc.d.next = self.pc.val();
            for i in 0..W {
                if self.select_warp.val() == i.to_bits() {
                    self.s2_active.d.next = self.active[i].val();
                }
            }
        }

        // The predicate that is written in this cycle.
        self.written.next = bit_cast::<16, T>(self.predicate_mask.val() & self.predicate_flags.val());
        self.kept.next = bit_cast::<16, T>(self.predicate_mask.val());
        match self.predicate_number.val().index() {
            1 => {
                self.written.next = self.written.val() << 4;
                self.kept.next = self.kept.val() << 4;
            }
            2 => {
                self.written.next = self.written.val() << 8;
                self.kept.next = self.kept.val() << 8;
            }
            3 => {
                self.written.next = self.written.val() << 12;
                self.kept.next = self.kept.val() << 12;
            }
            _ => {}
        }
        self.kept.next = !self.kept.val();

        // Stage 2: operands, guard.
        self.own.next = 0.into();
        for i in 0..W {
            if self.s2_warp.q.val() == i.to_bits() {
                self.own.next = self.predicates[i].q.val();
            }
        }
        if self.predicate_valid.val() & (self.predicate_warp.val() == self.s2_warp.q.val()) {
            self.own.next = (self.own.val() & self.kept.val()) | self.written.val();
        }
        self.guard.next = bit_cast::<T, 16>(self.own.val());
        match self.s2_low.q.val().get_bits::<2>(9).index() {
            1 => {
                self.guard.next = bit_cast::<T, 16>(self.own.val() >> 4);
            }
            2 => {
                self.guard.next = bit_cast::<T, 16>(self.own.val() >> 8);
            }
            3 => {
                self.guard.next = bit_cast::<T, 16>(self.own.val() >> 12);
            }
            _ => {}
        }
        if self.s2_low.q.val().get_bit(11) {
            self.guard.next = !self.guard.val();
        }
        if !self.s2_low.q.val().get_bit(8) {
            self.guard.next = self.s2_active.q.val();
        }
        self.choice.next = bit_cast::<T, 16>(self.own.val());
        match self.s2_high.q.val().get_bits::<2>(4).index() {
            1 => {
                self.choice.next = bit_cast::<T, 16>(self.own.val() >> 4);
            }
            2 => {
                self.choice.next = bit_cast::<T, 16>(self.own.val() >> 8);
            }
            3 => {
                self.choice.next = bit_cast::<T, 16>(self.own.val() >> 12);
            }
            _ => {}
        }
        self.ids.read_address.next = self.s2_warp.q.val();
        self.xs.read_address.next = self.s2_warp.q.val();
        self.ys.read_address.next = self.s2_warp.q.val();
        self.tiles.read_address.next = self.s2_warp.q.val();
        self.workgroups.read_address.next = self.s2_warp.q.val();
        self.use_special.next = self.s2_control.q.val().get_bits::<3>(1) == 6;
        self.immediate.next = bit_cast::<32, 8>(self.s2_low.q.val().get_bits::<8>(24))
            | (bit_cast::<32, 24>(self.s2_high.q.val().get_bits::<24>(0)) << 8);
        self.d_valid.d.next = self.s2_valid.q.val();
        self.special.next = 0.into();
        self.number.next = 0.into();
        self.thread.next = bit_cast::<32, 24>(self.ids.read_data.val()) << 2;
        for i in 0..T {
            self.d_a[i].d.next = self.d_a[i].q.val();
            self.d_b[i].d.next = self.d_b[i].q.val();
            self.d_c[i].d.next = self.d_c[i].q.val();
        }
        if self.s2_valid.q.val() {
            self.d_warp.d.next = self.s2_warp.q.val();
            self.d_low.d.next = self.s2_low.q.val();
            self.d_high.d.next = self.s2_high.q.val();
            self.d_control.d.next = self.s2_control.q.val();
            self.d_killed.d.next = self.s2_killed.q.val();
            self.d_pc.d.next = self.s2_pc.q.val();
            self.d_active.d.next = self.s2_active.q.val();
            self.d_mask.d.next = self.guard.val() & self.s2_active.q.val();
            self.d_choice.d.next = self.choice.val();
            for i in 0..T {
                self.d_a[i].d.next = self.file_a[i].val();
                self.d_b[i].d.next = self.file_b[i].val();
                self.d_c[i].d.next = self.file_c[i].val();
                if self.last_a.q.val().get_bit(i) {
                    self.d_a[i].d.next = self.last_data[i].q.val();
                }
                if self.last_b.q.val().get_bit(i) {
                    self.d_b[i].d.next = self.last_data[i].q.val();
                }
                if self.last_c.q.val().get_bit(i) {
                    self.d_c[i].d.next = self.last_data[i].q.val();
                }
                if self.now_a.q.val().get_bit(i) {
                    self.d_a[i].d.next = self.now_data[i].val();
                }
                if self.now_b.q.val().get_bit(i) {
                    self.d_b[i].d.next = self.now_data[i].val();
                }
                if self.now_c.q.val().get_bit(i) {
                    self.d_c[i].d.next = self.now_data[i].val();
                }
                if self.s2_control.q.val().get_bit(10) {
                    self.d_b[i].d.next = self.immediate.val();
                }
                if self.use_special.val() {
                    self.number.next = i.to_bits();
                    self.special.next = 0.into();
                    match self.s2_low.q.val().get_bits::<6>(18).index() {
                        0 => {
                            self.special.next = self.thread.val() | self.number.val();
                        }
                        1 => {
                            self.special.next = self.number.val();
                        }
                        2 => {
                            self.special.next = bit_cast::<32, LW>(self.s2_warp.q.val());
                        }
                        3 => {
                            self.special.next = bit_cast::<32, 24>(self.ids.read_data.val());
                        }
                        4 => {
                            self.special.next = bit_cast::<32, 6>(self.tiles.read_data.val());
                        }
                        5 => {
                            self.special.next = bit_cast::<32, 16>(self.xs.read_data.val());
                            if self.linear.val() {
                                self.special.next = self.thread.val() | self.number.val();
                            } else {
                                self.special.next = self.special.val() | (self.number.val() & 1);
                            }
                        }
                        6 => {
                            self.special.next = bit_cast::<32, 16>(self.ys.read_data.val());
                            self.special.next = self.special.val() | ((self.number.val() >> 1) & 1);
                            if self.linear.val() {
                                self.special.next = 0.into();
                            }
                        }
                        7 => {
                            self.special.next = bit_cast::<32, 20>(self.s2_pc.q.val());
                        }
                        8 => {
                            self.special.next = bit_cast::<32, 24>(self.workgroups.read_data.val());
                        }
                        _ => {}
                    }
                    self.d_b[i].d.next = self.special.val();
                }
            }
        }

        // Predicates: cleared at launch, written at write-back.
        for i in 0..W {
            self.predicates[i].clock.next = self.clock.val();
            self.predicates[i].d.next = self.predicates[i].q.val();
            if self.predicate_valid.val() & (self.predicate_warp.val() == i.to_bits()) {
                self.predicates[i].d.next = (self.predicates[i].q.val() & self.kept.val()) | self.written.val();
            }
            if self.launch_valid.val() & (self.launch_warp.val() == i.to_bits()) {
                self.predicates[i].d.next = 0.into();
            }
        }

        self.write_bases.read_address.next = self.base_warp.val();
        self.base.next = self.write_bases.read_data.val();
        self.slow_bases.read_address.next = self.slow_base_warp.val();
        self.slow_base.next = self.slow_bases.read_data.val();
        self.e1_valid.next = self.d_valid.q.val();
        self.e1_warp.next = self.d_warp.q.val();
        self.e1_low.next = self.d_low.q.val();
        self.e1_high.next = self.d_high.q.val();
        self.e1_control.next = self.d_control.q.val();
        self.e1_killed.next = self.d_killed.q.val();
        self.e1_pc.next = self.d_pc.q.val();
        self.e1_active.next = self.d_active.q.val();
        self.e1_mask.next = self.d_mask.q.val();
        self.e1_choice.next = self.d_choice.q.val();
        for i in 0..T {
            self.e1_a[i].next = self.d_a[i].q.val();
            self.e1_b[i].next = self.d_b[i].q.val();
            self.e1_c[i].next = self.d_c[i].q.val();
        }
    }
}

ports! { [const W: usize, const LW: usize, const T: usize, const A: usize] OperandRead<W, LW, T, A> {
in: launch_valid, launch_warp, launch_id, launch_x, launch_y, launch_tile, launch_base, footprint, linear,
    select_valid, select_warp, low, high, control, pc, active, killed, file_a, file_b, file_c,
    predicate_valid, predicate_warp, predicate_number, predicate_mask, predicate_flags, base_warp, slow_base_warp,
    next_mask, next_warp, next_rd, now_mask, now_warp, now_rd, now_data, launch_workgroup;
out: issue_valid, issue_warp, issue_control, issue_reorderable, issue_slot, issue_wait,
    read_a, read_b, read_c, read_group, address_a, address_b, address_c, base, slow_base,
    e1_valid, e1_warp, e1_low, e1_high, e1_control, e1_killed, e1_pc, e1_active, e1_mask, e1_choice, e1_a, e1_b, e1_c } }

/// Random instructions; the lanes often write what is read.
struct Neighbours;

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let bit = |at: u32| dice >> at & 1;
        let word = |value: u64| value & 0xffff_ffff;
        let (low, high) = (word(random()), word(random()));
        let warp = random() & 7;
        let mut inputs = vec![u64::from(dice & 7 == 0), random() & 7, random() & 0xff_ffff, random() & 0xffff];
        inputs.extend([random() & 0xffff, random() & 63, random() & 0xfff, random() & 127, bit(3)]);
        inputs.extend([bit(4) | bit(5), warp, low, high, random() & 0x3ffff, random() & 0xf_ffff]);
        inputs.extend((0..8).map(|_| random() & 15));
        inputs.push(random() & random() & random() & 255);
        inputs.extend((0..12).map(|_| word(random())));
        let near = |value: u64, other: u64, at: u32| if bit(at) == 1 { value } else { other };
        inputs.extend([bit(6), near(warp, random() & 7, 7), random() & 3, random() & 15, random() & 15]);
        inputs.extend([random() & 7, random() & 7]);
        let operand = |dice: u64| [low >> 18, low >> 24, low >> 30 | high << 2, dice][(dice >> 8 & 3) as usize] & 63;
        for at in [8, 9] {
            inputs.extend([random() & 15, near(warp, random() & 7, at), operand(random())]);
        }
        inputs.extend((0..4).map(|_| word(random())));
        inputs.push(random() & 0xff_ffff);
        inputs
    }
}

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "operand_read",
        spec: "6-core-and-isa.md",
        purpose: "stages 1 and 2: register addresses, operands, special registers, guard",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(OperandRead::<8, 3, 4, 7>::default())) },
        stimulus: |_| Box::new(Neighbours),
    }]
}
