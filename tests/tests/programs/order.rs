// SPDX-License-Identifier: MIT
//! Programs whose instructions or threads may run in one order or the other.
use warpwright_config::{Mechanisms, Size};
use warpwright_isa::rewrite::annotate_order_free;
use warpwright_isa::{decode, disassemble, Options};
use warpwright_sim::engine::Cycle;
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_tests::programs::{
    assert_equal_to_verilog, on_each_engine, Image, Job, FAST, SLOW, WILD,
};

/// Two results, a chain for each, and their sum: the order of the chains does not matter.
const EITHER: &str = "
        .threads 128
        .image data 0 16 16
        .texture 0 data filter=nearest
        .buffer sums 512
        s2r   r0, tid
        and   r1, r0, 15
        shr   r2, r0, 4
        txf   r4, [r1, r2], t0.r
        imul  r3, r0, 37
        and   r3, r3, 127
        ld    r5, [r3 * 4 + data + 512]
        fmul  r4, r4, 255.0
        f2u   r4, r4
        imul  r4, r4, r4
        shl   r4, r4, 3
        and   r5, r5, 0xffff
        imul  r5, r5, 5
        xor   r5, r5, 0x5a5a
        iadd  r5, r5, 9
        iadd  r6, r4, r5
        st    [r0 * 4 + sums], r6
        exit
";

#[test]
fn scoreboard_branches_run_in_both_orders() {
    let image = Image::sample(16, 16);
    let word =
        |at: usize| u32::from_le_bytes(image.texels[4 * at..][..4].try_into().expect("four bytes"));
    let sum = |i: usize| {
        let (red, other) = (u32::from(image.texels[4 * i]), word(128 + i * 37 % 128) & 0xffff);
        8 * red * red + ((5 * other) ^ 0x5a5a) + 9
    };
    let expected: Vec<u32> = (0..128).map(sum).collect();
    let (text, places) = annotate_order_free("either.s", EITHER, &Options::default())
        .unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(places, 1, "{text}");
    let plain = Job::new("plain.s", EITHER, vec![image.clone()]);
    let either = Job::new("either.s", &text, vec![image.clone()]);
    let program = &either.program;
    let branch = program
        .instructions
        .iter()
        .position(|&word| disassemble(word).starts_with("bsb"))
        .expect("a branch");
    let target =
        branch + decode(program.instructions[branch]).expect("an instruction").target as usize;
    let (mut taken, mut fallen) = (0, 0);
    // Few warps and slow memory, then all of them and memory that answers in any order.
    for (size, memory) in
        [(Size::Small, SLOW), (Size::Small, WILD), (Size::Small, FAST), (Size::Nano, WILD)]
    {
        for mechanisms in [Mechanisms::ALL, Mechanisms { texture_ahead: false, ..Mechanisms::ALL }]
        {
            let config = RunConfig {
                mechanisms,
                memory,
                limit: 2_000_000,
                ..RunConfig::new(EngineKind::Rtl, size)
            };
            let mut observe = |cycle: &Cycle| {
                taken += usize::from(cycle.issue.is_some_and(|(_, pc)| pc == target as u64));
                fallen += usize::from(cycle.issue.is_some_and(|(_, pc)| pc == branch as u64 + 1));
            };
            let images = [image.texels.as_slice()];
            let outcome = engines::run(program, &images, &config, &mut observe).expect("a run");
            assert_eq!(
                (outcome.fault, either.words(&outcome.memory, "sums")),
                (None, expected.clone())
            );
            let without = plain.run(EngineKind::Rtl, size, mechanisms, memory);
            assert_eq!(plain.words(&without.memory, "sums"), expected);
            println!(
                "{size:?} {memory:?}: {} cycles with, {} without; {taken} taken, {fallen} not",
                outcome.cycles, without.cycles
            );
        }
    }
    assert!(
        taken > 0 && fallen > 0,
        "{taken} times the first result was there, {fallen} times only the second"
    );
    assert_equal_to_verilog(&either, Size::Small, Mechanisms::ALL, WILD);
    let isa = either.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
    assert_eq!(either.words(&isa.memory, "sums"), expected);
}

/// Four rounds of 256 threads on one word, in every lane of the first list, in one box.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn bins_allocations_and_bounds_count_every_thread() {
    let bins = Job::new("bins.s", include_str!("../../../programs/bins.s"), vec![]);
    on_each_engine(&bins, |memory| assert_eq!(bins.words(memory, "bins"), [1024, 0, 0, 0]));
    let lists = Job::new("allocate.s", include_str!("../../../programs/allocate.s"), vec![]);
    on_each_engine(&lists, |memory| {
        assert_eq!(lists.words(memory, "ends"), [1024, 0, 0, 0]);
        let marks = lists.words(memory, "marks");
        assert!(
            marks[..1024].iter().all(|&mark| mark == 1)
                && marks[1024..].iter().all(|&mark| mark == 0)
        );
    });
    let bounds = Job::new("bounds.s", include_str!("../../../programs/bounds.s"), vec![]);
    let mut expected = [i32::MAX, i32::MIN, i32::MAX, i32::MIN];
    for thread in 0..256u32 {
        let mut point = thread;
        for _ in 0..4 {
            point = point.wrapping_mul(1_103_515_245).wrapping_add(12345);
            let [x, y] = [4, 18].map(|low| ((point >> low) << 20) as i32 >> 20);
            expected =
                [expected[0].min(x), expected[1].max(x), expected[2].min(y), expected[3].max(y)];
        }
    }
    on_each_engine(&bounds, |memory| {
        assert_eq!(bounds.words(memory, "boxes")[..4], expected.map(|bound| bound as u32));
    });
}
