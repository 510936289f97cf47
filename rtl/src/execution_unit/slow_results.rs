//! The result of the slow unit whose turn it is.
use crate::ports;
use rust_hdl::prelude::*;

/// Chooses among the results of the slow units: 0 load/store, 1 texture, 2 SFU, 3 PREPARE, 4 shared
/// memory, as [`write_back`](crate::write_back) counts them. Combinational.
#[derive(LogicBlock)]
pub struct SlowResults<const LW: usize> {
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
    pub unit_mask: [Signal<In, Bits<4>>; 5],
    /// Data of unit 0, four threads, then of unit 1, ...
    pub unit_data: [Signal<In, Bits<32>>; 20],
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
    pub mask: Signal<Out, Bits<4>>,
    /// Data.
    pub data: [Signal<Out, Bits<32>>; 4],
}

impl<const LW: usize> Default for SlowResults<LW> {
    fn default() -> Self {
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self { $($array: std::array::from_fn(|_| Default::default()),)* $($field: Default::default(),)* }
            };
        }
        all!(unit_warp, unit_rd, unit_last, unit_slot, unit_mask, unit_data, data; turn, warp, rd, last, slot, blocks, mask)
    }
}

impl<const LW: usize> Logic for SlowResults<LW> {
    #[hdl_gen]
    fn update(&mut self) {
        // Shared memory, unless it is another's turn.
        self.warp.next = self.unit_warp[4].val();
        self.rd.next = self.unit_rd[4].val();
        self.last.next = self.unit_last[4].val();
        self.slot.next = self.unit_slot[4].val();
        self.mask.next = self.unit_mask[4].val();
        for i in 0..4 {
            self.data[i].next = self.unit_data[i + 16].val();
        }
        self.blocks.next = (self.turn.val() == 2) | (self.turn.val() == 3);
        for unit in 0..4 {
            if self.turn.val() == unit.to_bits() {
                self.warp.next = self.unit_warp[unit].val();
                self.rd.next = self.unit_rd[unit].val();
                self.last.next = self.unit_last[unit].val();
                self.slot.next = self.unit_slot[unit].val();
                self.mask.next = self.unit_mask[unit].val();
                self.data[0].next = self.unit_data[4 * unit].val();
                self.data[1].next = self.unit_data[4 * unit + 1].val();
                self.data[2].next = self.unit_data[4 * unit + 2].val();
                self.data[3].next = self.unit_data[4 * unit + 3].val();
            }
        }
    }
}

ports! { [const LW: usize] SlowResults<LW> {
comb in: turn, unit_warp, unit_rd, unit_last, unit_slot, unit_mask, unit_data; out: warp, rd, last, slot, blocks, mask, data } }
