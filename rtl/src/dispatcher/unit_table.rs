//! One row of the pool's resource table: the slots and registers of an execution unit.
use crate::cells::DFF;
use crate::ports;
use rust_hdl::prelude::*;

/// Slots and registers of a unit of `W` warps.
///
/// Invariant: registers free + footprint x slots in use = registers in all.
#[derive(LogicBlock)]
pub struct UnitTable<const W: usize, const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Pulse: all are free.
    pub start: Signal<In, Bit>,
    /// Registers per thread.
    pub footprint: Signal<In, Bits<7>>,
    /// Slots whose registers lie in the file.
    pub open: Signal<In, Bits<W>>,
    /// One more is open from the next cycle on.
    pub grown: Signal<In, Bit>,
    /// The slot shown is taken.
    pub take: Signal<In, Bit>,
    /// A slot is free again.
    pub free_valid: Signal<In, Bit>,
    /// The slot.
    pub free_warp: Signal<In, Bits<LW>>,
    /// The lowest free slot, if there is one.
    pub slot: Signal<Out, Bits<LW>>,
    /// Slots that are open and free.
    pub vacant: Signal<Out, Bits<9>>,
    /// Slots in use.
    pub busy: Signal<Out, Bits<W>>,
    /// Registers not in use, per lane.
    pub registers_free: Signal<Out, Bits<13>>,
    used: DFF<Bits<W>>,
    vacancies: DFF<Bits<9>>,
    spare: DFF<Bits<13>>,
    total: Constant<Bits<13>>,
    one: Constant<Bits<W>>,
    candidates: Signal<Local, Bits<W>>,
    chosen: Signal<Local, Bits<LW>>,
    picked: Signal<Local, Bit>,
    slots: Signal<Local, Bits<W>>,
    registers: Signal<Local, Bits<13>>,
    change: Signal<Local, Bits<9>>,
}

impl<const W: usize, const LW: usize> UnitTable<W, LW> {
    /// For a register file of `registers` registers per lane.
    pub fn new(registers: usize) -> Self {
        macro_rules! all {
            ($($field:ident),*) => {
                Self {
                    $($field: Default::default(),)*
                    total: Constant::new((registers as u64).into()),
                    one: Constant::new(1.into()),
                }
            };
        }
        all!(
            clock,
            start,
            footprint,
            open,
            grown,
            take,
            free_valid,
            free_warp,
            slot,
            vacant,
            busy,
            registers_free,
            used,
            vacancies,
            spare,
            candidates,
            chosen,
            picked,
            slots,
            registers,
            change
        )
    }
}

impl<const W: usize, const LW: usize> Logic for UnitTable<W, LW> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, used, vacancies, spare);
        self.candidates.next = self.open.val() & !self.used.q.val();
        self.chosen.next = 0.into();
        self.picked.next = false;
        for i in 0..W {
            if self.candidates.val().get_bit(i) & !self.picked.val() {
                self.chosen.next = i.to_bits();
                self.picked.next = true;
            }
        }
        self.slot.next = self.chosen.val();
        self.vacant.next = self.vacancies.q.val();
        self.busy.next = self.used.q.val();
        self.registers_free.next = self.spare.q.val();

        self.registers.next = self.spare.q.val();
        self.slots.next = self.used.q.val();
        if self.free_valid.val() {
            self.slots.next = self.slots.val() & !(self.one.val() << self.free_warp.val());
            self.registers.next = self.registers.val() + bit_cast::<13, 7>(self.footprint.val());
        }
        // One adder for all that changes the number of free slots.
        self.change.next = 0.into();
        if self.grown.val() | self.free_valid.val() {
            self.change.next = 1.into();
        }
        if self.grown.val() & self.free_valid.val() {
            self.change.next = 2.into();
        }
        if self.take.val() {
            self.slots.next = self.slots.val() | (self.one.val() << self.chosen.val());
            self.registers.next = self.registers.val() - bit_cast::<13, 7>(self.footprint.val());
            self.change.next = 0x1FF.into();
            if self.grown.val() | self.free_valid.val() {
                self.change.next = 0.into();
            }
            if self.grown.val() & self.free_valid.val() {
                self.change.next = 1.into();
            }
        }
        self.vacancies.d.next = self.vacancies.q.val() + self.change.val();
        self.used.d.next = self.slots.val();
        self.spare.d.next = self.registers.val();
        if self.start.val() {
            self.used.d.next = 0.into();
            self.vacancies.d.next = 0.into();
            self.spare.d.next = self.total.val();
        }
    }
}

ports! { [const W: usize, const LW: usize] UnitTable<W, LW> {
in: start, footprint, open, grown, take, free_valid, free_warp; out: slot, vacant, busy, registers_free } }
