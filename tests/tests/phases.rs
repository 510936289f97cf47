// SPDX-License-Identifier: MIT
//! Programs with many texture reads leave the same memory with the pass that forms phases and
//! without it; what the pass made passes its checker.
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::phases::{is_marked, verify};
use warpwright_isa::{decode, Instruction, Phases, Unit};
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_sim::harness::{cycles, deep, seed, Random};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::Job;
use warpwright_tests::random_program::{
    assemble_phases, source_with_textures, stable, Shape, IN_REGISTERS,
};

/// Cycles after which the RTL counts as stuck.
const LIMIT: u64 = 400_000;

fn code(job: &Job) -> Vec<Instruction> {
    job.program.instructions.iter().filter_map(|&word| decode(word).ok()).collect()
}

/// A program of a seed with the pass and without it.
fn both(seed: u64, faults: bool) -> (String, Job, Job) {
    let mut random = Random::new(seed ^ 0x7e87 << 32);
    let shape = Shape {
        warp: 4,
        statements: 4 + random.below(50),
        fault: faults && random.below(4) == 0,
        high: random.below(3) == 0,
    };
    let text = if seed % 5 == 0 { IN_REGISTERS } else { "" }.to_string();
    let text = text + &source_with_textures(seed, shape);
    let job = |phases| {
        assemble_phases(&text, 4, phases)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"))
    };
    let (formed, plain) = (job(Phases::Auto), job(Phases::Off));
    (text, formed, plain)
}

/// Memory behind the program, whose words differ.
fn data<'a>(job: &Job, memory: &'a [u8]) -> &'a [u8] {
    &memory[job.program.descriptor_base() as usize..]
}

#[test]
fn random_programs_leave_the_same_memory_on_isa() {
    let first = seed(7_000_000);
    println!("seeds from {first}");
    let (mut moved, mut formed) = (0, 0);
    for seed in first..first + cycles(300) as u64 {
        let about = |text: &str| {
            format!("seed {seed}\n{text}\nreproduce with: SEED={seed} cargo test -p warpwright-tests --test suites phases::")
        };
        let (text, with, without) = both(seed, true);
        let (one, other) = (code(&with), code(&without));
        // A program with words that mean nothing is not decoded whole. The registers of sets are
        // those behind the others in use: of two programs not the same.
        let same_sets = !text.starts_with(IN_REGISTERS);
        if same_sets && one.len() == with.program.instructions.len() {
            verify(&other, &one, &[0]).unwrap_or_else(|error| panic!("{error}: {}", about(&text)));
        }
        moved += usize::from(with.program.lines != without.program.lines);
        formed += usize::from(is_marked(&one));
        let [found, expected] = [&with, &without]
            .map(|job| stable(job).unwrap_or_else(|error| panic!("{error}: {}", about(&text))));
        assert!(
            data(&with, &found.memory) == data(&without, &expected.memory),
            "another memory with the pass: {}",
            about(&text)
        );
        let faults = |outcome: &warpwright_sim::isa_sim::Outcome| {
            let mut all: Vec<_> =
                outcome.faults.iter().map(|fault| (fault.warp, fault.cause)).collect();
            all.sort_by_key(|fault| fault.0);
            all
        };
        assert_eq!(faults(&found), faults(&expected), "{}", about(&text));
    }
    println!("{formed} programs with marks, {moved} with reads in another order");
    assert!(moved * 4 > formed, "the programs give the pass something to move");
}

/// Marks change when a texture is read, not what comes of it: also in hardware, as exported Verilog
/// but for the first programs and those with sets in registers, in the deep tests for none.
#[test]
fn random_programs_leave_the_same_memory_in_hardware() {
    let first = seed(7_100_000);
    println!("seeds from {first}");
    for seed in first..first + cycles(8) as u64 {
        let (text, with, _) = both(seed, false);
        let expected = stable(&with).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let images: Vec<&[u8]> = with.images.iter().map(|image| image.texels.as_slice()).collect();
        let in_registers = text.starts_with(IN_REGISTERS);
        let engine = if deep().is_some() || seed - first < 2 || in_registers {
            EngineKind::Rtl
        } else {
            EngineKind::Verilator
        };
        for size in [Size::Small, Size::Nano] {
            if size == Size::Nano && with.program.launch.registers > 32 {
                continue;
            }
            let memory = MemoryConfig { latency: 20, jitter: 30, ..Default::default() };
            let config = RunConfig {
                mechanisms: Mechanisms::ALL,
                variant: Variant::of(&with.program),
                memory,
                limit: LIMIT,
                ..RunConfig::new(engine, size)
            };
            let found = engines::run(&with.program, &images, &config, &mut |_| {})
                .unwrap_or_else(|error| panic!("seed {seed} on {size:?}: {error:#}\n{text}"));
            assert!(
                found.memory == expected.memory,
                "seed {seed} on {size:?}: another memory than on isa\n{text}\n\
                 reproduce with: SEED={seed} cargo test -p warpwright-tests --test suites phases::"
            );
        }
    }
}

/// Every program of the repository with texture reads and its marks taken away: the pass keeps its
/// meaning, and no mark is missing that keeps dependent reads apart.
#[test]
fn programs_of_the_repository_keep_their_meaning() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs");
    let mut textured = 0;
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let bare = [".t.p ", ".t ", ".p "].iter().fold(text, |text, mark| {
            text.replace(&format!("tex{mark}"), "tex ").replace(&format!("txf{mark}"), "txf ")
        });
        let job = |phases| {
            let images = vec![(40, 30), (24, 16), (16, 16), (16, 16)];
            let options = warpwright_isa::Options { images, phases, ..Default::default() };
            warpwright_isa::assemble_with(&path.display().to_string(), &bare, &options)
                .unwrap_or_else(|errors| panic!("{errors}"))
        };
        let all = |phases| -> Vec<Instruction> {
            job(phases).instructions.iter().filter_map(|&word| decode(word).ok()).collect()
        };
        let (before, after) = (all(Phases::Off), all(Phases::Auto));
        if !before.iter().any(|instruction| instruction.row.unit == Unit::Texture) {
            assert_eq!(before, after, "{}: no texture, no change", path.display());
            continue;
        }
        textured += 1;
        verify(&before, &after, &[0]).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(is_marked(&after), "{}", path.display());
        assert_eq!(warpwright_isa::phases::same_phase(&after), [], "{}", path.display());
    }
    assert!(textured >= 9, "{textured} programs with texture reads");
}
