// SPDX-License-Identifier: MIT
//! The flip-flop of this project: rust-hdl's, in fewer evaluation passes.
use crate::lazy::{note_activity, only_the_clock, surveying};
use rust_hdl::core::ast::Verilog;
use rust_hdl::prelude::{Block, Clock, In, Logic, Out, Probe, Signal, Synth};

/// Takes `d` at the rising edge; starts at the default of `T`. Exported as rust-hdl's `DFF`.
///
/// It takes its clock and `d` in the pass in which the kernel drives them, where the
/// library's flip-flop needs a pass more, and reports only changes of `q`: nothing else of it
/// can be seen by a kernel. The value taken is still the one of before the edge, since data
/// that depend on the edge come at least one pass after the clock, at each level of the tree.
#[derive(Clone, Debug, Default)]
pub struct DFF<T: Synth> {
    /// Next value.
    pub d: Signal<In, T>,
    /// Present value.
    pub q: Signal<Out, T>,
    /// Clock.
    pub clock: Signal<In, Clock>,
}

impl<T: Synth> Logic for DFF<T> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.q.next = self.d.val();
        }
    }
    fn connect(&mut self) {
        self.q.connect();
    }
    fn hdl(&self) -> Verilog {
        let start = T::default().verilog();
        Verilog::Custom(format!(
            "initial begin\n  q = {start:x};\nend\nalways @(posedge clock) begin\n  q <= d;\nend"
        ))
    }
}

impl<T: Synth> Block for DFF<T> {
    fn connect_all(&mut self) {
        self.connect();
    }
    fn update_all(&mut self) {
        self.clock.update_all();
        if self.clock.pos_edge() {
            // `d` still has the value of before this pass.
            self.update();
            self.q.update_all();
            if self.q.changed {
                note_activity();
            }
        } else {
            self.q.changed = false;
        }
        if !only_the_clock() {
            self.d.update_all();
        }
    }
    fn has_changed(&self) -> bool {
        self.q.changed
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        if surveying() {
            return;
        }
        probe.visit_start_scope(name, self);
        self.d.accept("d", probe);
        self.q.accept("q", probe);
        self.clock.accept("clock", probe);
        probe.visit_end_scope(name, self);
    }
}
