//! The exported Verilog of every registered block behaves as its rust-hdl simulation.
use warpwright_rtl::registry::blocks;
use warpwright_sim::compiled::{export_text, CompiledModel};
use warpwright_sim::harness::{compare, cosim, cycles, seed};

#[test]
fn every_block_equals_its_exported_verilog() {
    for entry in blocks() {
        cosim(&entry, seed(1), cycles(1000));
    }
}

#[test]
fn a_wrong_operator_is_seen() {
    let entry = blocks().into_iter().find(|entry| entry.name == "counters").expect("the counters are registered");
    let mut rust = (entry.build)();
    let text = export_text(rust.as_ref(), entry.name).unwrap();
    let broken = text.replacen(" + ", " - ", 1);
    assert_ne!(broken, text, "the mutation applies");
    let mut model = CompiledModel::new(&broken, entry.name, true, rust.inputs(), rust.outputs()).unwrap();
    let mut stimulus = (entry.stimulus)(rust.as_ref());
    let report =
        compare("mutant", rust.as_mut(), &mut model, stimulus.as_mut(), 1, 500).expect_err("the mutant behaves differently");
    assert!(report.contains("output `value` differs"), "{report}");
}
