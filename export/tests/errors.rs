//! What cannot be exported faithfully is refused, with the path of the field; what can is
//! written in the promised form.
use hdl_export::{export, Design, ExportError, Options};
use rust_hdl::prelude::*;

fn exported<B: Block + Default>() -> Result<Design, ExportError> {
    let mut block = B::default();
    block.connect_all();
    export(&block, &Options { top: "made", header: vec!["made for a test".into()] })
}

#[derive(LogicBlock, Default)]
struct Keyword {
    pub a: Signal<In, Bits<8>>,
    pub packed: Signal<Out, Bits<8>>,
}
impl Logic for Keyword {
    #[hdl_gen]
    fn update(&mut self) {
        self.packed.next = self.a.val();
    }
}

#[test]
fn a_keyword_is_refused_with_its_path() {
    let error = exported::<Keyword>().unwrap_err();
    assert!(matches!(&error, ExportError::Keyword { path, name } if path.ends_with("packed") && name == "packed"), "{error}");
    assert!(error.to_string().contains("rename the field"), "{error}");
}

#[derive(LogicBlock, Default)]
struct Clash {
    pub a: [Signal<In, Bits<8>>; 2],
    pub a__0: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
}
impl Logic for Clash {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a[0].val() + self.a[1].val() + self.a__0.val();
    }
}

#[test]
fn names_that_become_one_are_refused() {
    let error = exported::<Clash>().unwrap_err();
    assert!(matches!(&error, ExportError::NameClash { name, .. } if name == "a__0"), "{error}");
}

#[derive(LogicBlock, Default)]
struct ReadsNothing {
    pub y: Signal<Out, Bits<8>>,
}
impl Logic for ReadsNothing {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 42.into();
    }
}

#[test]
fn a_kernel_that_reads_no_signal_is_refused() {
    let error = exported::<ReadsNothing>().unwrap_err();
    assert!(matches!(error, ExportError::ReadsNothing { .. }), "{error}");
}

#[derive(LogicBlock, Default)]
struct Leaf {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    kept: DFF<Bits<8>>,
}
impl Logic for Leaf {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, kept);
        self.kept.d.next = self.a.val() + 1;
        self.y.next = self.kept.q.val();
    }
}

#[derive(LogicBlock, Default)]
struct Parent {
    pub clock: Signal<In, Clock>,
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    leaves: [Leaf; 3],
}
impl Logic for Parent {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..3 {
            self.leaves[i].clock.next = self.clock.val();
            self.leaves[i].a.next = self.a.val();
        }
        self.y.next = self.leaves[0].y.val() ^ self.leaves[1].y.val() ^ self.leaves[2].y.val();
    }
}

#[test]
fn identical_submodules_are_one_module_and_registers_are_folded() {
    let design = exported::<Parent>().expect("it exports");
    assert_eq!(design.modules.len(), 2, "{:?}", design.modules.iter().map(|module| &module.name).collect::<Vec<_>>());
    let text = design.to_verilog();
    assert!(text.starts_with("// made for a test\n"), "{text}");
    assert_eq!(text.matches("always @(posedge clock)").count(), 1, "{text}");
    assert!(text.contains("module made (\n") && text.contains("input wire clock"), "{text}");
    assert!(!text.contains("module top"), "{text}");
    assert_eq!(exported::<Parent>().expect("it exports").to_verilog(), text, "identical runs, identical bytes");
}

#[derive(LogicBlock, Default)]
struct Nested {
    pub a: Signal<In, Bits<8>>,
    pub y: Signal<Out, Bits<8>>,
    inner: Keyword,
}
impl Logic for Nested {
    #[hdl_gen]
    fn update(&mut self) {
        self.inner.a.next = self.a.val();
        self.y.next = self.inner.packed.val();
    }
}

#[test]
fn the_path_leads_through_the_parents() {
    let error = exported::<Nested>().unwrap_err();
    assert!(error.to_string().starts_with("made.inner.packed"), "{error}");
}
