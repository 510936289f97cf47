//! The result of the slow unit whose turn it is.
use crate::ports;
use crate::prelude::*;

/// Chooses among the results of the slow units: 0 load/store, 1 texture, 2 SFU, 3 PREPARE, 4 shared
/// memory, as [`write_back`](crate::write_back) counts them. Combinational.
#[derive(LogicBlock)]
pub struct SlowResults<const LW: usize, const T: usize> {
    /// The unit.
    pub turn: Signal<In, Bits<3>>,
    /// Warp of each unit's result.
    pub unit_warp: [Signal<In, Bits<LW>>; 5],
    /// Register.
    pub unit_rd: [Signal<In, Bits<6>>; 5],
    /// The instruction is complete with it.
    pub unit_last: [Signal<In, Bit>; 5],
    /// Slot.
    pub unit_slot: [Signal<In, Bits<3>>; 5],
    /// Threads that write.
    pub unit_mask: [Signal<In, Bits<T>>; 5],
    /// Data of each unit.
    pub load_store: [Signal<In, Bits<32>>; T],
    /// Texels.
    pub texels: [Signal<In, Bits<32>>; T],
    /// Of the special function unit.
    pub sfu: [Signal<In, Bits<32>>; T],
    /// Of PREPARE.
    pub prepare: [Signal<In, Bits<32>>; T],
    /// Of shared memory.
    pub shared: [Signal<In, Bits<32>>; T],
    /// The same of the unit whose turn it is: warp.
    pub warp: Signal<Out, Bits<LW>>,
    /// Register.
    pub rd: Signal<Out, Bits<6>>,
    /// The instruction is complete.
    pub last: Signal<Out, Bit>,
    /// Slot.
    pub slot: Signal<Out, Bits<3>>,
    /// The warp has waited for it (SFU, PREPARE); no slot tracks it.
    pub blocks: Signal<Out, Bit>,
    /// Threads that write.
    pub mask: Signal<Out, Bits<T>>,
    /// Data.
    pub data: [Signal<Out, Bits<32>>; T],
}

impl<const LW: usize, const T: usize> Default for SlowResults<LW, T> {
    fn default() -> Self {
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self { $($array: std::array::from_fn(|_| Default::default()),)* $($field: Default::default(),)* }
            };
        }
        all!(unit_warp, unit_rd, unit_last, unit_slot, unit_mask, load_store, texels, sfu, prepare, shared, data; turn, warp, rd, last, slot, blocks, mask)
    }
}

impl<const LW: usize, const T: usize> Logic for SlowResults<LW, T> {
    #[hdl_gen]
    fn update(&mut self) {
        // Shared memory, unless it is another's turn.
        self.warp.next = self.unit_warp[4].val();
        self.rd.next = self.unit_rd[4].val();
        self.last.next = self.unit_last[4].val();
        self.slot.next = self.unit_slot[4].val();
        self.mask.next = self.unit_mask[4].val();
        self.blocks.next = (self.turn.val() == 2) | (self.turn.val() == 3);
        for unit in 0..4 {
            if self.turn.val() == unit.to_bits() {
                self.warp.next = self.unit_warp[unit].val();
                self.rd.next = self.unit_rd[unit].val();
                self.last.next = self.unit_last[unit].val();
                self.slot.next = self.unit_slot[unit].val();
                self.mask.next = self.unit_mask[unit].val();
            }
        }
        for i in 0..T {
            match self.turn.val().index() {
                0 => {
                    self.data[i].next = self.load_store[i].val();
                }
                1 => {
                    self.data[i].next = self.texels[i].val();
                }
                2 => {
                    self.data[i].next = self.sfu[i].val();
                }
                3 => {
                    self.data[i].next = self.prepare[i].val();
                }
                _ => {
                    self.data[i].next = self.shared[i].val();
                }
            }
        }
    }
}

ports! { [const LW: usize, const T: usize] SlowResults<LW, T> {
comb in: turn, unit_warp, unit_rd, unit_last, unit_slot, unit_mask, load_store, texels, sfu, prepare, shared; out: warp, rd, last, slot, blocks, mask, data } }
