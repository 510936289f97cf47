// SPDX-License-Identifier: MIT
//! What the exporter refuses, and that it says where.
#![allow(non_snake_case, reason = "names that clash have two underscores")]
use hdl_export::{export, ExportError, Options};
use rust_hdl::prelude::*;

/// Defines a block with the input `a: Bits<8>`, the output `y` and the fields and kernel given.
macro_rules! block {
    ($name:ident -> $out:ty, [$($field:ident: $type:ty),*] { $($kernel:tt)* }) => {
        #[derive(LogicBlock, Default)]
        struct $name {
            pub clock: Signal<In, Clock>,
            pub a: Signal<In, Bits<8>>,
            pub y: Signal<Out, $out>,
            $($field: $type,)*
        }
        impl Logic for $name { $($kernel)* }
    };
}

fn result<B: Block>(mut block: B) -> Result<String, ExportError> {
    block.connect_all();
    export(&block, &Options::new("top")).map(|design| design.to_verilog())
}

/// Expects a refusal that has all of these words.
fn refused<B: Block>(block: B, words: &[&str]) {
    let error = result(block).expect_err("the block is refused").to_string();
    for word in words {
        assert!(error.contains(word), "`{word}` is not in: {error}");
    }
}

#[test]
fn keywords_of_verilog_are_refused() {
    block! { B -> Bits<8>, [table: Signal<Local, Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.table.next = self.a.val();
        self.y.next = self.table.val();
    } } }
    refused(B::default(), &["top.table: `table` is a Verilog or SystemVerilog keyword"]);
}

#[test]
fn keywords_of_systemverilog_are_refused() {
    block! { B -> Bits<8>, [priority: DFF<Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, priority);
        self.y.next = self.priority.q.val() + self.a.val();
    } } }
    refused(B::default(), &["top.priority: `priority` is a Verilog or SystemVerilog keyword"]);
}

block! { Child -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() + 1; } } }

#[test]
fn a_keyword_below_the_top_has_its_whole_path() {
    block! { Logical -> Bits<8>, [logic: Signal<Local, Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.logic.next = self.a.val();
        self.y.next = self.logic.val();
    } } }
    block! { B -> Bits<8>, [inner: Logical] { #[hdl_gen] fn update(&mut self) {
        clock!(self, clock, inner);
        self.inner.a.next = self.a.val();
        self.y.next = self.inner.y.val();
    } } }
    refused(B::default(), &["top.inner.logic: `logic` is"]);
}

#[test]
fn a_module_is_not_called_like_a_keyword() {
    // The instances would be `task__0`, which is fine, but their module `task`.
    block! { B -> Bits<8>, [task: [Child; 1]] { #[hdl_gen] fn update(&mut self) {
        for i in 0..1 {
            self.task[i].clock.next = self.clock.val();
            self.task[i].a.next = self.a.val();
        }
        self.y.next = self.task[0].y.val();
    } } }
    refused(B::default(), &["top.task$0: `task` is a Verilog or SystemVerilog keyword"]);
    let mut block = Child::default();
    block.connect_all();
    let error = export(&block, &Options::new("module")).unwrap_err();
    assert_eq!(error, ExportError::Keyword { path: "module".into(), name: "module".into() });
    assert!(matches!(export(&block, &Options::new("my top")), Err(ExportError::Identifier { .. })));
}

#[test]
fn names_that_are_no_identifiers_are_refused() {
    block! { B -> Bits<8>, [größe: Signal<Local, Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.größe.next = self.a.val();
        self.y.next = self.größe.val();
    } } }
    refused(B::default(), &["top.größe: `größe` cannot be a Verilog name"]);
}

#[test]
fn names_that_fall_together_are_refused() {
    block! { Array -> Bits<8>, [v: [Signal<Local, Bits<8>>; 2], v__1: Signal<Local, Bits<8>>] {
        #[hdl_gen] fn update(&mut self) {
            for i in 0..2 {
                self.v[i].next = self.a.val();
            }
            self.v__1.next = self.a.val();
            self.y.next = self.v[1].val() ^ self.v__1.val();
        }
    } }
    refused(Array::default(), &["top.v__1: two names become the Verilog name `v__1`"]);
    block! { Register -> Bits<8>, [r__q: Signal<Local, Bits<8>>, r: DFF<Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, r);
        self.r__q.next = self.a.val();
        self.y.next = self.r.q.val() ^ self.r__q.val();
    } } }
    refused(Register::default(), &["top.r.q: two names become the Verilog name `r__q`"]);
    block! { Port -> Bits<8>, [child__y: Signal<Local, Bits<8>>, child: Child] { #[hdl_gen] fn update(&mut self) {
        clock!(self, clock, child);
        self.child.a.next = self.a.val();
        self.child__y.next = !self.a.val();
        self.y.next = self.child.y.val() ^ self.child__y.val();
    } } }
    refused(Port::default(), &["top.child.y: two names become the Verilog name `child__y`"]);
}

#[test]
fn intermediate_values_avoid_the_names_of_signals() {
    block! { B -> Bits<4>, [part_0: Signal<Local, Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.part_0.next = self.a.val();
        self.y.next = (self.part_0.val() + 1).get_bits::<4>(2);
    } } }
    let text = result(B::default()).unwrap();
    assert!(text.contains("part_1 = {part_0 + 8'h1};\n    y = part_1[5:2];"), "{text}");
}

#[test]
fn kernels_that_read_nothing_are_refused() {
    block! { Literal -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = 42.into(); } } }
    refused(Literal::default(), &["top: the kernel reads no signal"]);
    // A Local that the kernel gives itself changes nothing about that.
    block! { ThroughLocal -> Bits<8>, [l: Signal<Local, Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.l.next = 42.into();
        self.y.next = self.l.val() + 1;
    } } }
    refused(ThroughLocal::default(), &["top: the kernel reads no signal"]);
    #[derive(LogicBlock)]
    struct OfConstant {
        pub y: Signal<Out, Bits<8>>,
        konst: Constant<Bits<8>>,
    }
    impl Logic for OfConstant {
        #[hdl_gen]
        fn update(&mut self) {
            self.y.next = self.konst.val();
        }
    }
    refused(
        OfConstant { y: Default::default(), konst: Constant::new(3.into()) },
        &["top: the kernel reads no signal"],
    );
    // Nothing of `a` is left.
    block! { ShiftedOut -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() << 40; } } }
    refused(ShiftedOut::default(), &["top: the kernel reads no signal"]);
}

#[test]
fn rust_constants_as_values_are_refused() {
    const LIMIT: u64 = 5;
    block! { B -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val() == LIMIT; } } }
    refused(B::default(), &["top: no signal is called `LIMIT`", "put it into a Constant"]);
}

#[test]
fn loop_variables_and_signals_have_different_names() {
    block! { B -> Bits<8>, [i: Signal<Local, Bits<8>>, v: [Signal<Local, Bits<8>>; 2]] { #[hdl_gen] fn update(&mut self) {
        self.i.next = self.a.val();
        for i in 0..2 {
            self.v[i].next = self.i.val();
        }
        self.y.next = self.v[1].val();
    } } }
    refused(B::default(), &["top: `i` is both a signal and a loop variable"]);
}

#[test]
fn bit_operators_in_an_index_are_refused() {
    block! { B -> Bits<8>, [v: [Signal<Local, Bits<8>>; 4]] { #[hdl_gen] fn update(&mut self) {
        for i in 0..4 {
            self.v[i ^ 1].next = self.a.val();
        }
        self.y.next = self.v[1].val();
    } } }
    refused(B::default(), &["top: `i^1` cannot be an index"]);
}

#[test]
fn selects_past_the_end_and_literals_that_do_not_fit_are_refused() {
    block! { Slice -> Bits<4>, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().get_bits::<4>(6); } } }
    refused(Slice::default(), &["top: bits 6 to 9 of 8"]);
    block! { Bit9 -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().get_bit(8); } } }
    refused(Bit9::default(), &["top: bits 8 to 8 of 8"]);
    block! { Literal -> Bit, [] { #[hdl_gen] fn update(&mut self) { self.y.next = self.a.val().index() == 256; } } }
    refused(Literal::default(), &["top: the literal 256 does not fit 8 bits"]);
}

#[test]
fn casts_between_signed_widths_stand_alone() {
    block! { Alone -> Bits<16>, [s: Signal<Local, Signed<16>>] { #[hdl_gen] fn update(&mut self) {
        self.s.next = signed_bit_cast::<16, 8>(signed_cast(self.a.val()));
        self.y.next = unsigned_cast(self.s.val());
    } } }
    assert!(result(Alone::default()).unwrap().contains("s = {{8{a[7]}}, a};"));
    block! { Inside -> Bits<16>, [s: Signal<Local, Signed<16>>] { #[hdl_gen] fn update(&mut self) {
        self.s.next = signed_bit_cast::<16, 8>(signed_cast(self.a.val())) + 1.into();
        self.y.next = unsigned_cast(self.s.val());
    } } }
    refused(
        Inside::default(),
        &[
            "top: a cast between signed widths",
            "assign its result to a Local first, in `s = signed_cast(signed_cast(a)) + 1`",
        ],
    );
}

mod other {
    use rust_hdl::prelude::*;
    #[allow(dead_code, reason = "only its numbers matter")]
    #[derive(Copy, Clone, PartialEq, Debug, LogicState)]
    pub enum State {
        Run,
        Idle,
    }
}
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum State {
    Idle,
    Run,
}

#[test]
fn enums_of_one_name_are_refused_where_they_differ() {
    block! { Both -> Bit, [mine: DFF<State>, theirs: DFF<other::State>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, mine, theirs);
        self.y.next = self.mine.q.val() == State::Run;
    } } }
    refused(Both::default(), &["top: two enums have the name of `State::Run` and differ"]);
    // A private one of a child is another matter.
    block! { Private -> Bit, [state: DFF<other::State>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, state);
        if self.a.val().any() {
            self.state.d.next = self.state.q.val();
        }
        self.y.next = self.a.val().all();
    } } }
    block! { Parent -> Bit, [child: Private, state: DFF<State>] { #[hdl_gen] fn update(&mut self) {
        dff_setup!(self, clock, state);
        clock!(self, clock, child);
        self.child.a.next = self.a.val();
        self.y.next = self.child.y.val() & (self.state.q.val() == State::Run);
    } } }
    assert!(result(Parent::default()).unwrap().contains("(state__q == 1'h1)"));
}

#[test]
fn what_is_never_driven_or_read_too_early_is_refused() {
    block! { NoOutput -> Bits<8>, [l: Signal<Local, Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.l.next = self.a.val();
    } } }
    refused(NoOutput::default(), &["top.y: the output is never assigned"]);
    block! { NoInput -> Bits<8>, [child: Child] { #[hdl_gen] fn update(&mut self) {
        clock!(self, clock, child);
        self.y.next = self.child.y.val();
    } } }
    refused(NoInput::default(), &["top.child.a: the input of a child is never assigned"]);
    block! { NoClock -> Bits<8>, [r: DFF<Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.r.d.next = self.a.val();
        self.y.next = self.r.q.val();
    } } }
    refused(NoClock::default(), &["top.r.clock: no clock is wired to it"]);
    block! { Early -> Bits<8>, [l: Signal<Local, Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.y.next = self.l.val();
        self.l.next = self.a.val();
    } } }
    refused(Early::default(), &["top: `l` is read before it is assigned"]);
}

#[test]
fn inputs_of_children_are_read_at_their_last_value_only() {
    block! { Early -> Bits<8>, [child: Child] { #[hdl_gen] fn update(&mut self) {
        clock!(self, clock, child);
        self.child.a.next = 0.into();
        self.y.next = self.child.a.val();
        self.child.a.next = self.a.val();
    } } }
    refused(
        Early::default(),
        &["top: `child$a` is the input of a child, and assigned again", "in `child.a = a`"],
    );
    block! { Late -> Bits<8>, [child: Child] { #[hdl_gen] fn update(&mut self) {
        clock!(self, clock, child);
        self.child.a.next = self.a.val();
        self.y.next = self.child.a.val() & self.child.y.val();
    } } }
    assert!(result(Late::default()).unwrap().contains("y = (child__a & child__y);"));
}

#[test]
fn clocks_are_wired_and_not_computed() {
    block! { Conditional -> Bits<8>, [r: DFF<Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.r.d.next = self.a.val();
        if self.a.val().any() {
            self.r.clock.next = self.clock.val();
        }
        self.y.next = self.r.q.val();
    } } }
    refused(Conditional::default(), &["top: the clock `r$clock` is wired under a condition"]);
    block! { Computed -> Bits<8>, [clock_out: Signal<Out, Clock>] { #[hdl_gen] fn update(&mut self) {
        self.clock_out.next = !self.clock.val();
        self.y.next = self.a.val();
    } } }
    refused(Computed::default(), &["top: the clock `clock_out` is computed"]);
    block! { Local_ -> Bits<8>, [inner: Signal<Local, Clock>, r: DFF<Bits<8>>] { #[hdl_gen] fn update(&mut self) {
        self.inner.next = self.clock.val();
        self.r.clock.next = self.inner.val();
        self.r.d.next = self.a.val();
        self.y.next = self.r.q.val();
    } } }
    let text = result(Local_::default()).unwrap();
    assert!(text.contains("always @(posedge clock)") && !text.contains("inner"), "{text}");
}

#[test]
fn a_block_without_the_attribute_is_told_of_it() {
    block! { Plain -> Bits<8>, [] {
        fn update(&mut self) { self.y.next = self.a.val(); }
        fn connect(&mut self) { self.y.connect(); }
    } }
    block! { B -> Bits<8>, [plain: Plain] { #[hdl_gen] fn update(&mut self) {
        clock!(self, clock, plain);
        self.plain.a.next = self.a.val();
        self.y.next = self.plain.y.val();
    } } }
    refused(
        B::default(),
        &["top.plain: the block has no kernel: put #[hdl_gen] before its `update`"],
    );
}

#[test]
fn loops_through_branches_are_refused() {
    block! { Branch -> Bits<8>, [load: Signal<In, Bit>] { #[hdl_gen] fn update(&mut self) {
        if self.load.val() {
            self.y.next = self.a.val();
        } else {
            self.y.next = self.y.val() + 1;
        }
    } } }
    refused(
        Branch::default(),
        &["top: `y` is read where not every path has assigned it, in `y = y + 1`"],
    );
    // Once `load` falls, this one never settles either.
    block! { After -> Bits<8>, [load: Signal<In, Bit>] { #[hdl_gen] fn update(&mut self) {
        if self.load.val() {
            self.y.next = self.a.val();
        }
        if !self.load.val() {
            self.y.next = self.y.val() + 1;
        }
    } } }
    refused(
        After::default(),
        &["top: `y` is read where not every path has assigned it, in `y = y + 1`"],
    );
    block! { Arm -> Bits<8>, [] { #[hdl_gen] fn update(&mut self) {
        match self.a.val().index() {
            0 => { self.y.next = self.a.val(); }
            1 => { self.y.next = !self.a.val(); }
            _ => { self.y.next = self.y.val() << 1; }
        }
    } } }
    refused(
        Arm::default(),
        &["top: `y` is read where not every path has assigned it, in `y = y << 1`"],
    );
    block! { Each -> Bits<8>, [load: Signal<In, Bit>] { #[hdl_gen] fn update(&mut self) {
        if self.load.val() {
            self.y.next = self.a.val();
        } else {
            match self.a.val().index() {
                0 => { self.y.next = !self.a.val(); }
                _ => { self.y.next = self.a.val() << 1; }
            }
        }
        self.y.next = self.y.val() + 1;
    } } }
    assert!(result(Each::default()).unwrap().contains("y_value = {y_value + 8'h1};"));
}
