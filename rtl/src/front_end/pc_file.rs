// SPDX-License-Identifier: MIT
//! PC file: one PC per warp, for the full lookups of spec 1.
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
    /// An issue leaves its line.
    pub issue_valid: Signal<In, Bit>,
    /// Its warp.
    pub issue_warp: Signal<In, Bits<LW>>,
    /// Where it goes.
    pub issue_pc: Signal<In, Bits<PCW>>,
    /// A redirect leaves its line.
    pub redirect_valid: Signal<In, Bit>,
    /// Its warp.
    pub redirect_warp: Signal<In, Bits<LW>>,
    /// Where it goes.
    pub redirect_pc: Signal<In, Bits<PCW>>,
    /// A warp starts.
    pub launch_valid: Signal<In, Bit>,
    /// The warp.
    pub launch_warp: Signal<In, Bits<LW>>,
    /// Its first PC.
    pub launch_pc: Signal<In, Bits<PCW>>,
    /// Warp to read.
    pub read_warp: Signal<In, Bits<LW>>,
    /// Its PC.
    pub read_pc: Signal<Out, Bits<PCW>>,
    issued: LutRam<LW, PCW>,
    redirected: LutRam<LW, PCW>,
    launched: LutRam<LW, PCW>,
    by_redirect: DFF<Bits<W>>,
    by_launch: DFF<Bits<W>>,
    redirect_now: Signal<Local, Bits<W>>,
    launch_now: Signal<Local, Bits<W>>,
    was_redirect: Signal<Local, Bit>,
    was_launch: Signal<Local, Bit>,
}

impl<const W: usize, const LW: usize, const PCW: usize> Logic for PcFile<W, LW, PCW> {
    #[hdl_gen]
    fn update(&mut self) {
        self.issued.write_enable.next = self.issue_valid.val();
        self.issued.write_address.next = self.issue_warp.val();
        self.issued.write_data.next = self.issue_pc.val();
        self.issued.read_address.next = self.read_warp.val();
        self.redirected.write_enable.next = self.redirect_valid.val();
        self.redirected.write_address.next = self.redirect_warp.val();
        self.redirected.write_data.next = self.redirect_pc.val();
        self.redirected.read_address.next = self.read_warp.val();
        self.launched.write_enable.next = self.launch_valid.val();
        self.launched.write_address.next = self.launch_warp.val();
        self.launched.write_data.next = self.launch_pc.val();
        self.launched.read_address.next = self.read_warp.val();
        self.redirect_now.next = self.by_redirect.q.val();
        self.launch_now.next = self.by_launch.q.val();
        for i in 0..W {
            if self.issue_valid.val() & (self.issue_warp.val() == i.to_bits()) {
                self.redirect_now.next = self.redirect_now.val().replace_bit(i, false);
                self.launch_now.next = self.launch_now.val().replace_bit(i, false);
            }
            if self.redirect_valid.val() & (self.redirect_warp.val() == i.to_bits()) {
                self.redirect_now.next = self.redirect_now.val().replace_bit(i, true);
                self.launch_now.next = self.launch_now.val().replace_bit(i, false);
            }
            if self.launch_valid.val() & (self.launch_warp.val() == i.to_bits()) {
                self.launch_now.next = self.launch_now.val().replace_bit(i, true);
            }
        }
        self.was_redirect.next = self.by_redirect.q.val().get_bit(self.read_warp.val().index());
        self.was_launch.next = self.by_launch.q.val().get_bit(self.read_warp.val().index());
        self.read_pc.next = self.issued.read_data.val();
        if self.was_redirect.val() {
            self.read_pc.next = self.redirected.read_data.val();
        }
        if self.was_launch.val() {
            self.read_pc.next = self.launched.read_data.val();
        }
        self.by_redirect.d.next = self.redirect_now.val();
        self.by_launch.d.next = self.launch_now.val();
    }
}
