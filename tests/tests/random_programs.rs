//! Random programs: the engines agree (spec 7, point 5).
use warpwright_isa::{assemble_with, Options};
use warpwright_rtl::config::{Mechanisms, Size};
use warpwright_sim::engines::{EngineKind, Outcome};
use warpwright_sim::harness::{cycles, seed, Random};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{assert_equal_to_verilog, mechanisms, Image, Job};
use warpwright_tests::random_program::generate;

fn memory(random: &mut Random) -> MemoryConfig {
    MemoryConfig {
        latency: 1 + random.below(50) as u32,
        jitter: random.below(3) as u32 * random.below(40) as u32,
        reorder: random.below(2) == 1,
        refuse: (random.below(3) * random.below(100)) as u8,
        seed: random.bits(),
    }
}

/// What two runs must have in common. The first faulting warp depends on the order of warps.
fn result(outcome: &Outcome) -> (Option<(u32, String)>, &[u8]) {
    (outcome.fault.map(|fault| (fault.pc, format!("{:?}", fault.cause))), &outcome.memory)
}

/// The first difference between `isa` and the RTL, in words.
fn difference(source: &str, size: Size, mechanisms: Mechanisms, memory: MemoryConfig) -> Option<String> {
    let job = Job::new("random.s", source, vec![Image::sample(12, 9)]);
    let [isa, rtl] = [EngineKind::Isa, EngineKind::Rtl].map(|engine| job.run(engine, size, mechanisms, memory));
    let (expected, found) = (result(&isa), result(&rtl));
    if expected.0 != found.0 {
        return Some(format!("fault: isa {:?}, rtl {:?}", expected.0, found.0));
    }
    let at = expected.1.iter().zip(found.1).position(|(a, b)| a != b)? & !3;
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    Some(format!("word at byte {at}: isa {:#x}, rtl {:#x}", word(expected.1), word(found.1)))
}

/// Removes lines as long as the engines differ.
fn shrunk(source: &str, differs: impl Fn(&str) -> bool) -> String {
    let options = Options { images: vec![(12, 9)], ..Default::default() };
    let mut lines: Vec<&str> = source.lines().collect();
    // Registers and predicates keep their first values.
    let first = lines.iter().position(|line| line.contains("p3,")).expect("the last first value") + 1;
    let mut at = lines.len();
    while at > first {
        at -= 1;
        let mut fewer = lines.clone();
        fewer.remove(at);
        let text = fewer.join("\n");
        // Loops stay whole: without their steps they never end.
        let loops = ["isub r14", "isub r15", "isub r16", "mov r14", "mov r15", "mov r16", "and r14", "and r15", "and r16"];
        let kept = loops.iter().chain(&["isetp.gt"]).any(|start| lines[at].trim_start().starts_with(start));
        if !kept && assemble_with("random.s", &text, &options).is_ok() && differs(&text) {
            lines = fewer;
        }
    }
    lines.join("\n")
}

#[test]
fn isa_and_rtl_agree() {
    let seed = seed(21);
    let all = mechanisms();
    for number in 0..cycles(60) as u64 {
        let mut random = Random::new(seed.wrapping_add(number));
        let source = generate(&mut random, 20 + number as usize % 60, number % 6 == 5);
        let size = Size::ALL[[0, 1, 1, 1, 0, 2][(number % 6) as usize]];
        let (name, mechanisms) = all[random.below(all.len() as u64) as usize];
        let memory = memory(&mut random);
        if let Some(first) = difference(&source, size, mechanisms, memory) {
            let small = shrunk(&source, |text| difference(text, size, mechanisms, memory).is_some());
            let now = difference(&small, size, mechanisms, memory).unwrap_or_default();
            panic!(
                "seed {}: {first}\n{size:?}, {name}, {memory:?}\nshrunk, {now}:\n{small}\n\
                 again: SEED={} cargo test -p warpwright-tests --test random_programs isa_and_rtl",
                seed + number,
                seed + number
            );
        }
    }
}

#[test]
fn rtl_and_verilog_agree() {
    let seed = seed(22);
    for number in 0..cycles(24) as u64 {
        let mut random = Random::new(seed.wrapping_add(1000 + number));
        let source = generate(&mut random, 40, number % 6 == 5);
        let (size, mechanisms) = [(Size::Small, Mechanisms::ALL), (Size::Small, Mechanisms::NONE), (Size::Nano, Mechanisms::ALL)]
            [(number % 3) as usize];
        println!("seed {}", seed + number);
        let job = Job::new("random.s", &source, vec![Image::sample(12, 9)]);
        assert_equal_to_verilog(&job, size, mechanisms, memory(&mut random));
    }
}
