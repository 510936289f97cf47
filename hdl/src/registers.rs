// SPDX-License-Identifier: MIT
//! A bundle of flip-flops: what a stage of a pipeline hands to the next.
use crate::bundle::{Bundle, Drives, Member, Members};
use crate::lazy::{note_activity, only_the_clock, surveying};
use crate::wiring::{assignment, clock_statement, Clocked};
use rust_hdl::core::ast::{Verilog, VerilogBlock};
use rust_hdl::prelude::logic::logic_connect_fn;
use rust_hdl::prelude::{Block, Clock, In, Logic, Probe, Signal};

/// Every member of a bundle in a flip-flop. Takes `d` at the rising edge and holds unless the
/// kernel assigns to `d`; starts at zero. `Registers<Decoded<Local>>` holds a `Decoded`.
///
/// ```
/// use hdl_dialect::prelude::*;
///
/// /// A byte and where it is from.
/// #[derive(Bundle)]
/// pub struct Byte<D: Way> {
///     /// There is one in this cycle.
///     pub valid: Signal<D, Bit>,
///     /// The byte.
///     pub data: Signal<D, Bits<8>>,
/// }
///
/// /// Hands bytes on, a cycle later.
/// #[derive(LogicBlock)]
/// pub struct Delay {
///     /// Clock.
///     pub clock: Signal<In, Clock>,
///     /// In cycle n.
///     pub input: Byte<In>,
///     /// The same in cycle n + 1.
///     pub output: Byte<Out>,
///     stage: Registers<Byte<Local>>,
/// }
///
/// #[hdl_gen]
/// impl Logic for Delay {
///     fn update(&mut self) {
///         self.input.drive(&mut self.stage.d);
///         self.stage.q.drive(&mut self.output);
///     }
/// }
/// ```
#[derive(Default)]
pub struct Registers<B: Bundle> {
    /// Next values.
    pub d: B::Inputs,
    /// Present values.
    pub q: B::Outputs,
    /// Clock.
    pub clock: Signal<In, Clock>,
    // `q` took new values in the last pass.
    taken: bool,
}

// What is said of the members: one function for all bundles, for the compiler's sake.

/// The paths of the members.
fn paths(of: &dyn Members) -> Vec<String> {
    let path = |member: Member| {
        assert!(!member.back, "a register has no way back: `{}`", member.path);
        member.path
    };
    of.members().into_iter().map(path).collect()
}

fn verilog(of: &dyn Members) -> Verilog {
    let names: Vec<_> =
        paths(of).iter().map(|path| path.replace('[', "__").replace(']', "")).collect();
    let start: String = names.iter().map(|name| format!("  q_{name} = 0;\n")).collect();
    let take: String = names.iter().map(|name| format!("  q_{name} <= d_{name};\n")).collect();
    Verilog::Custom(format!("initial begin\n{start}end\nalways @(posedge clock) begin\n{take}end"))
}

fn held(name: &str, of: &dyn Members, statements: &mut VerilogBlock) {
    statements.push(clock_statement(name));
    for path in paths(of) {
        statements.push(assignment(format!("{name}$d${path}$next"), format!("{name}$q${path}")));
    }
}

impl<B: Bundle> Logic for Registers<B> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.d.drive(&mut self.q);
        }
    }
    fn connect(&mut self) {
        self.d.connect_drive(&mut self.q);
    }
    fn hdl(&self) -> Verilog {
        verilog(&self.q)
    }
}

// As the flip-flop has it, see there.
impl<B: Bundle> Block for Registers<B> {
    fn connect_all(&mut self) {
        self.connect();
    }
    fn update_all(&mut self) {
        self.clock.update_all();
        if self.clock.pos_edge() {
            // `d` still has the values of before this pass.
            self.update();
            self.q.update_all();
            self.taken = true;
            if self.q.has_changed() {
                note_activity();
            }
        } else if std::mem::take(&mut self.taken) {
            self.q.update_all();
        }
        if !only_the_clock() {
            self.d.update_all();
        }
    }
    fn has_changed(&self) -> bool {
        self.q.has_changed()
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

impl<B: Bundle> Clocked for Registers<B> {
    #[inline]
    fn take_clock(&mut self, clock: Clock) {
        self.clock.next = clock;
    }
    fn connect_clock(&mut self) {
        logic_connect_fn(&mut self.clock);
        self.q.connect_drive(&mut self.d);
    }
    #[inline]
    fn hold(&mut self) {
        self.q.drive(&mut self.d);
    }
    fn wiring(&self, name: &str, statements: &mut VerilogBlock) {
        held(name, &self.q, statements);
    }
}
