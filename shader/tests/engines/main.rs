// SPDX-License-Identifier: MIT
//! The gallery on every engine and core, and random shaders on compiled Verilog: each leaves in
//! memory what the instruction-set simulator leaves.
//!
//! One shader alone: cargo test -p warpwright-shader --test engines -- NAME --include-ignored
#[path = "../jobs.rs"]
mod jobs;
#[path = "../random_shader.rs"]
mod random_shader;

use jobs::{image, Job, TINY};
use std::collections::BTreeMap;
use warpwright_config::{Size, Variant};
use warpwright_isa::SetsIn;
use warpwright_shader::{Options, Shader};
use warpwright_sim::engines::{most_registers, resident_on, run, EngineKind, RunConfig};

/// What each buffer holds at the end. Not the scratch memory of threads: its size depends on the
/// warps.
type Buffers = BTreeMap<String, Vec<u8>>;

fn buffers(shader: &Shader, config: &RunConfig, about: &str) -> Buffers {
    let (program, image) = (&shader.program, image());
    let images = vec![image.as_slice(); program.images.len()];
    let outcome = run(program, &images, config, &mut |_| {})
        .unwrap_or_else(|error| panic!("{about}: {error}"));
    assert_eq!(outcome.fault, None, "{about}");
    let segments = program.segments.iter();
    let named = segments.filter(|segment| !["scratch", "spilled"].contains(&segment.name.as_str()));
    named
        .map(|segment| {
            let bytes = &outcome.memory[segment.address as usize..][..segment.bytes as usize];
            (segment.name.clone(), bytes.to_vec())
        })
        .collect()
}

/// A core, and what shaders are compiled with for it.
struct Core {
    name: &'static str,
    config: RunConfig,
    options: Options,
}

impl Core {
    /// With workgroups that fit.
    fn build(&self, compile: &dyn Fn(&Options) -> Shader) -> Shader {
        let (numbers, variant) = (self.config.size.numbers(), self.config.variant);
        let threads = |registers: usize| {
            (resident_on(numbers, variant, registers) * variant.threads()) as u32
        };
        let registers = self.options.registers.min(most_registers(numbers) as u8);
        let mut options = Options { group_threads: threads(1), registers, ..self.options.clone() };
        loop {
            let shader = compile(&options);
            let fit = threads(shader.program.launch.registers.into());
            if shader.together() <= fit {
                return shader;
            }
            options.group_threads = fit.min(options.group_threads - options.warp_threads);
        }
    }
}

fn core(name: &'static str, engine: EngineKind, size: Size) -> Core {
    Core { name, config: RunConfig::new(engine, size), options: Options::default() }
}

fn with(core: Core, variant: Variant, options: Options) -> Core {
    Core { config: RunConfig { variant, ..core.config }, options, ..core }
}

/// The smallest, and those that make the code or the order of threads different.
fn others() -> Vec<Core> {
    let verilator = |name, size| core(name, EngineKind::Verilator, size);
    let (small, plain) = (|name| verilator(name, Size::Small), Options::default);
    let eight = || Options { warp_threads: 8, ..plain() };
    let registers = Variant { sets_in: SetsIn::Registers, ..Variant::default() };
    vec![
        verilator("nano", Size::Nano),
        verilator("full", Size::Full),
        with(small("two units"), Variant { units: 2, ..Variant::default() }, plain()),
        with(small("eight threads"), Variant { threads: Some(8), ..Variant::default() }, eight()),
        with(
            verilator("microcoded", Size::Nano),
            Variant { microcoded: true, ..Variant::default() },
            plain(),
        ),
        with(
            small("sets in registers"),
            registers,
            Options { sets_in: SetsIn::Registers, ..plain() },
        ),
        with(
            small("plain atomics"),
            Variant::default(),
            Options { plain_atomics: true, ..plain() },
        ),
        with(small("14 registers"), Variant::default(), Options { registers: 14, ..plain() }),
        core("rust-hdl", EngineKind::Rtl, Size::Nano),
    ]
}

fn job(name: &str) -> Job {
    *TINY.iter().find(|job| job.name == name).expect("the gallery has it")
}

fn compare(name: &str, cores: &[Core]) {
    compare_built(name, cores, &|options| job(name).build(options));
}

fn compare_built(name: &str, cores: &[Core], compile: &dyn Fn(&Options) -> Shader) {
    let reference = {
        let shader = compile(&Options::default());
        buffers(&shader, &RunConfig::new(EngineKind::Isa, Size::Small), name)
    };
    for core in cores {
        let shader = core.build(compile);
        let about = format!("{name} on {}", core.name);
        let found = buffers(&shader, &core.config, &about);
        for (buffer, bytes) in &reference {
            let first = found[buffer].iter().zip(bytes).position(|(found, wanted)| found != wanted);
            assert_eq!(first, None, "{about}: `{buffer}` differs from `isa` at this byte");
        }
        assert_eq!(found.len(), reference.len(), "{about}");
    }
}

macro_rules! gallery {
    ($($name:ident)*) => {
        $(mod $name {
            #[test]
            fn small_core() {
                let engine = super::EngineKind::Verilator;
                super::compare(stringify!($name), &[super::core("small", engine, super::Size::Small)]);
            }

            #[test]
            #[ignore = "deep: nine cores"]
            fn other_cores() {
                super::compare(stringify!($name), &super::others());
            }
        })*

        #[test]
        fn every_shader_is_run() {
            let mut names: Vec<&str> = vec![$(stringify!($name)),*];
            let mut jobs: Vec<&str> = super::TINY.iter().map(|job| job.name).collect();
            names.sort_unstable();
            jobs.sort_unstable();
            assert_eq!(names, jobs);
        }
    };
}

mod gallery {
    use super::{compare, core, others, EngineKind, Size};
    gallery! {
        mandelbrot sphere rotozoom water raymarch life blur bitonic prefix_sum histogram gemm boids
    }
}

/// Workgroups as large as WebGPU allows, of one and of three dimensions: running sums of what they
/// share, and sums by atomics; invocations part behind the last barrier.
const LARGE: [&str; 2] = ["256", "8, 8, 4"];

/// What both leave: `out` of two workgroups.
fn large_sums() -> Vec<u8> {
    let own = |id: u32| id.wrapping_mul(2_654_435_761) >> 20;
    let group = |first: u32| {
        let bin =
            |at: u32| (first..first + 256).map(own).filter(|value| value % 16 == at).sum::<u32>();
        let bins: Vec<u32> = (0..16).map(bin).collect();
        let sums: Vec<u32> = (0..256).map(|i| (first..=first + i).map(own).sum()).collect();
        let word = move |i: usize| match sums[255 - i] ^ bins[i % 16] {
            odd if odd % 2 == 1 => odd,
            even => even / 2,
        };
        (0..256).map(word)
    };
    group(0).chain(group(256)).flat_map(u32::to_le_bytes).collect()
}

fn large(size: &str) -> impl Fn(&Options) -> Shader {
    let source = format!(
        "@group(0) @binding(0) var<storage, read_write> out: array<u32, 512>;
        var<workgroup> row: array<u32, 256>;
        var<workgroup> bins: array<atomic<u32>, 16>;
        @compute @workgroup_size({size}) fn main(@builtin(local_invocation_index) i: u32,
            @builtin(workgroup_id) group: vec3u) {{
            let id = group.x * 256u + i;
            let own = (id * 2654435761u) >> 20u;
            row[i] = own;
            atomicAdd(&bins[own % 16u], own);
            for (var step = 1u; step < 256u; step *= 2u) {{
                workgroupBarrier();
                var before = 0u;
                if i >= step {{ before = row[i - step]; }}
                workgroupBarrier();
                row[i] += before;
            }}
            workgroupBarrier();
            let word = row[255u - i] ^ atomicLoad(&bins[i % 16u]);
            out[id] = word;
            if word % 2u == 1u {{ return; }}
            out[id] = word / 2u;
        }}"
    );
    move |options| {
        let options = Options { workgroups: [2, 1, 1], ..options.clone() };
        let language = warpwright_shader::front::Language::Wgsl;
        warpwright_shader::compile("large.wgsl", source.as_bytes(), language, &options)
            .unwrap_or_else(|error| panic!("{error}"))
    }
}

#[test]
fn large_workgroups() {
    for size in LARGE {
        let compile = large(size);
        let isa = RunConfig::new(EngineKind::Isa, Size::Small);
        let found = buffers(&compile(&Options::default()), &isa, size);
        assert!(found["out"] == large_sums(), "{size}");
        compare_built(size, &[core("small", EngineKind::Verilator, Size::Small)], &compile);
    }
}

#[test]
#[ignore = "deep: nine cores"]
fn large_workgroups_on_other_cores() {
    LARGE.iter().for_each(|size| compare_built(size, &others(), &large(size)));
}

/// The rust-hdl design itself, with the shaders that are over soonest.
#[test]
fn rust_hdl_design() {
    for name in ["prefix_sum", "rotozoom"] {
        compare(name, &[core("rust-hdl", EngineKind::Rtl, Size::Nano)]);
    }
}

fn random(seeds: std::ops::RangeInclusive<u64>) {
    let small = |options: Options| {
        with(core("small", EngineKind::Verilator, Size::Small), Variant::default(), options)
    };
    for seed in seeds {
        let source = random_shader::shader(seed);
        let compile = |given: &Options| {
            let options = Options {
                group_threads: given.group_threads,
                registers: given.registers,
                ..random_shader::options()
            };
            let built = warpwright_shader::compile(
                "random.wgsl",
                source.as_bytes(),
                warpwright_shader::front::Language::Wgsl,
                &options,
            );
            built.unwrap_or_else(|error| panic!("SEED={seed}: {error}\n{source}"))
        };
        let few = Options { registers: 14, ..Options::default() };
        let cores = [small(Options::default()), small(few)];
        compare_built(&format!("SEED={seed}"), &cores, &compile);
    }
}

#[test]
fn random_shaders_on_compiled_verilog() {
    random(1..=4);
}

#[test]
#[ignore = "deep: 100 shaders"]
fn many_random_shaders_on_compiled_verilog() {
    random(5..=104);
}
