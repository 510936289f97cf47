// SPDX-License-Identifier: MIT
//! Cores with a smaller instruction cache, fewer slots, narrower counters and the mask on the
//! instruction that waits: programs are annotated for them, what no core can have is refused.
use warpwright_config::{Size, Variant};
use warpwright_isa::{assemble_with, decode, Counters, Options, Program};
use warpwright_sim::engines::{self, EngineKind, RunConfig};

const GEMM: &str = include_str!("../../programs/gemm.s");
const NBODY: &str = include_str!("../../programs/nbody.s");

fn assembled(source: &str, counters: Counters, defines: &[(&str, i64)]) -> Program {
    let defines = defines.iter().map(|&(name, value)| (name.into(), value)).collect();
    let options = Options { defines, ..Options::default().for_counters(counters) };
    assemble_with("t.s", source, &options).unwrap_or_else(|error| panic!("{error}"))
}

/// A matrix product of 8 warps: loads under way together, one loop. A warp computes half a row.
fn gemm(counters: Counters) -> Program {
    assembled(GEMM, counters, &[("ROWS", 4), ("DEPTH", 8), ("COLUMNS", 32)])
}

/// The annotator follows the slots and their widths: no other slot is named, and the widest counter
/// has the most instructions.
#[test]
fn programs_are_annotated_for_the_scoreboard() {
    for slots in [1, 2, 4, 8] {
        let program = assembled(NBODY, Counters::with_slots(slots), &[]);
        for word in &program.instructions {
            let instruction = decode(*word).unwrap();
            let own = if instruction.row.reorderable() { 1u8 << instruction.slot } else { 0 };
            assert_eq!(u32::from(own | instruction.wait) >> slots, 0, "{slots} slots");
        }
    }
    let widths = [1, 1, 3, 2, 1, 1, 1, 1];
    let program = gemm(Counters { slots: 4, widths, mask_on_same: false });
    let mut named = [0; 8];
    for instruction in program.instructions.iter().map(|word| decode(*word).unwrap()) {
        if instruction.row.reorderable() {
            named[usize::from(instruction.slot)] += 1;
        }
    }
    assert!(named[2] > 0 && named[..4].iter().all(|&others| others <= named[2]), "{named:?}");
    assert!(named[3] >= named[0].max(named[1]), "{named:?}");
}

fn refused(program: &Program, size: Size, variant: Variant) -> String {
    [EngineKind::Isa, EngineKind::Rtl, EngineKind::Verilator]
        .map(|engine| {
            let config = RunConfig { variant, ..RunConfig::new(engine, size) };
            engines::run(program, &[], &config, &mut |_| {}).unwrap_err().to_string()
        })
        .into_iter()
        .reduce(|one, other| {
            assert_eq!(one, other);
            one
        })
        .unwrap()
}

#[test]
fn what_no_core_can_have_is_refused_by_every_engine() {
    let plain = gemm(Counters::default());
    let lines = |lines| Variant { instruction_lines: Some(lines), ..Variant::default() };
    for (size, count) in [(Size::Small, 4), (Size::Small, 32), (Size::Nano, 3), (Size::Full, 40)] {
        let text = refused(&plain, size, lines(count));
        assert!(text.contains("instruction cache lines, of which"), "{text}");
    }
    for count in [0, 1, 3, 16] {
        let variant = Variant { line_instructions: Some(count), ..Variant::default() };
        let text = refused(&plain, Size::Small, variant);
        assert!(text.contains("a line of the core `small` holds 8 instructions"), "{text}");
    }
    let counters = |counters| Variant { counters, ..Variant::default() };
    let text = refused(&plain, Size::Small, counters(Counters::with_slots(3)));
    assert!(text.contains("1, 2, 4 or 8 slots"), "{text}");
    let wide = Counters { widths: [4; 8], ..Counters::default() };
    let text = refused(&plain, Size::Small, counters(wide));
    assert!(text.contains("1 to 3 bits"), "{text}");
    let text = refused(&plain, Size::Small, counters(Counters::with_slots(1)));
    assert!(text.contains("names slot") && text.contains("t.s:"), "{text}");
    let same = Counters { mask_on_same: true, ..Counters::default() };
    let text = refused(&plain, Size::Small, counters(same));
    assert!(text.contains("--mask-on-same"), "{text}");
}
