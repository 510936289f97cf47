// SPDX-License-Identifier: MIT
//! PC file: one PC per warp, for the full lookups (docs/mechanisms/1.md).
use crate::bundles::WarpPc;
use crate::cells::{LutRam, DFF};
use crate::prelude::*;

/// The PCs of `W` warps, `PCW` bits each: three writers, one reader.
///
/// Each writer has a memory of its own; which of them wrote a warp's PC last is kept in
/// flip-flops. Read at once, written at the edge. Two writers never write one warp's PC
/// in one cycle.
#[derive(LogicBlock)]
pub struct PcFile<const W: usize, const LW: usize, const PCW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Of a warp that has issued the last instruction of its line and needs a full lookup, of a
    /// redirected one that does, of one that is launched.
    pub write: [WarpPc<In, LW, PCW>; 3],
    /// Warp whose PC is read.
    pub read_warp: Signal<In, Bits<LW>>,
    /// PC of `read_warp`, in the same cycle.
    pub read_pc: Signal<Out, Bits<PCW>>,
    copies: [LutRam<LW, PCW>; 3],
    by_redirect: DFF<Bits<W>>,
    by_launch: DFF<Bits<W>>,
    redirect_now: Signal<Local, Bits<W>>,
    launch_now: Signal<Local, Bits<W>>,
    was_redirect: Signal<Local, Bit>,
    was_launch: Signal<Local, Bit>,
}

#[hdl_gen]
impl Logic for PcFile {
    fn update(&mut self) {
        for k in 0..3 {
            self.copies[k].write(
                self.write[k].valid.val(),
                self.write[k].warp.val(),
                self.write[k].pc.val(),
            );
            self.copies[k].read(self.read_warp.val());
        }
        self.redirect_now.next = self.by_redirect.q.val();
        self.launch_now.next = self.by_launch.q.val();
        for i in 0..W {
            if self.write[0].valid.val() & (self.write[0].warp.val() == i.to_bits()) {
                self.redirect_now.next = self.redirect_now.val().replace_bit(i, false);
                self.launch_now.next = self.launch_now.val().replace_bit(i, false);
            }
            if self.write[1].valid.val() & (self.write[1].warp.val() == i.to_bits()) {
                self.redirect_now.next = self.redirect_now.val().replace_bit(i, true);
                self.launch_now.next = self.launch_now.val().replace_bit(i, false);
            }
            if self.write[2].valid.val() & (self.write[2].warp.val() == i.to_bits()) {
                self.launch_now.next = self.launch_now.val().replace_bit(i, true);
            }
        }
        self.was_redirect.next = self.by_redirect.q.val().get_bit(self.read_warp.val().index());
        self.was_launch.next = self.by_launch.q.val().get_bit(self.read_warp.val().index());
        self.read_pc.next = self.copies[0].read_data.val();
        if self.was_redirect.val() {
            self.read_pc.next = self.copies[1].read_data.val();
        }
        if self.was_launch.val() {
            self.read_pc.next = self.copies[2].read_data.val();
        }
        self.by_redirect.d.next = self.redirect_now.val();
        self.by_launch.d.next = self.launch_now.val();
    }
}
