// SPDX-License-Identifier: MIT
//! What a launch gave a warp, as its threads read it by `s2r` (docs/core.md).
use crate::bundles::Launch;
use crate::cells::LutRam;
use crate::prelude::*;

/// The special registers of `2^LW` warps of `T` threads.
///
/// Latency: combinational; a launch counts from the next cycle on.
#[derive(LogicBlock)]
pub struct SpecialRegisters<const LW: usize, const T: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Launch of a warp.
    pub launch: Launch<In, LW, T>,
    /// Warp that reads.
    pub warp: Signal<In, Bits<LW>>,
    /// PC of its instruction.
    pub pc: Signal<In, Bits<20>>,
    /// The register.
    pub number: Signal<In, Bits<6>>,
    /// Value of the register in each thread; 0 for a number without a register.
    pub value: [Signal<Out, Bits<32>>; T],
    ids: LutRam<LW, 24>,
    xs: LutRam<LW, 16>,
    ys: LutRam<LW, 16>,
    // The tile, and the linear grid in bit 6.
    tiles: LutRam<LW, 7>,
    workgroups: LutRam<LW, 24>,
    #[value(T.ilog2())]
    thread_bits: Constant<Bits<3>>,
    shape: Signal<Local, Bits<7>>,
    linear: Signal<Local, Bit>,
    special: Signal<Local, Bits<32>>,
    thread: Signal<Local, Bits<32>>,
    lane: Signal<Local, Bits<32>>,
}

#[hdl_gen]
impl Logic for SpecialRegisters {
    fn update(&mut self) {
        self.ids.write(self.launch.valid.val(), self.launch.warp.val(), self.launch.id.val());
        self.xs.write(self.launch.valid.val(), self.launch.warp.val(), self.launch.x.val());
        self.ys.write(self.launch.valid.val(), self.launch.warp.val(), self.launch.y.val());
        self.shape.next = bit_cast::<7, 6>(self.launch.tile.val());
        self.tiles.write(
            self.launch.valid.val(),
            self.launch.warp.val(),
            self.shape.val().replace_bit(6, self.launch.linear.val()),
        );
        self.workgroups.write(
            self.launch.valid.val(),
            self.launch.warp.val(),
            self.launch.workgroup.val(),
        );
        self.ids.read(self.warp.val());
        self.xs.read(self.warp.val());
        self.ys.read(self.warp.val());
        self.tiles.read(self.warp.val());
        self.workgroups.read(self.warp.val());
        self.linear.next = self.tiles.read_data.val().get_bit(6);
        self.thread.next = bit_cast::<32, 24>(self.ids.read_data.val()) << self.thread_bits.val();
        self.lane.next = 0.into();
        self.special.next = 0.into();
        for i in 0..T {
            self.lane.next = i.to_bits();
            self.special.next = 0.into();
            match self.number.val().index() {
                0 => {
                    self.special.next = self.thread.val() | self.lane.val();
                }
                1 => {
                    self.special.next = self.lane.val();
                }
                2 => {
                    self.special.next = bit_cast::<32, LW>(self.warp.val());
                }
                3 => {
                    self.special.next = bit_cast::<32, 24>(self.ids.read_data.val());
                }
                4 => {
                    self.special.next =
                        bit_cast::<32, 6>(self.tiles.read_data.val().get_bits::<6>(0));
                }
                5 => {
                    self.special.next = bit_cast::<32, 16>(self.xs.read_data.val());
                    if self.linear.val() {
                        self.special.next = self.thread.val() | self.lane.val();
                    } else {
                        // The second quad of a warp stands beside the first.
                        self.special.next = self.special.val()
                            | (self.lane.val() & 1)
                            | ((self.lane.val() >> 2) << 1);
                    }
                }
                6 => {
                    self.special.next = bit_cast::<32, 16>(self.ys.read_data.val());
                    self.special.next = self.special.val() | ((self.lane.val() >> 1) & 1);
                    if self.linear.val() {
                        self.special.next = 0.into();
                    }
                }
                7 => {
                    self.special.next = bit_cast::<32, 20>(self.pc.val());
                }
                8 => {
                    self.special.next = bit_cast::<32, 24>(self.workgroups.read_data.val());
                }
                _ => {}
            }
            self.value[i].next = self.special.val();
        }
    }
}
