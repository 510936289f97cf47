// SPDX-License-Identifier: MIT
//! Sixty-four registers: programs that use the upper ones as every kind of operand, on all engines
//! of the cores that have them (docs/core.md). What an instruction does cannot
//! depend on the numbers of its registers.
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_sim::engines::{self, Design, EngineKind, RunConfig};
use warpwright_tests::programs::{full_verilog, Image, Job, FAST, WILD};

/// The memory that a program leaves on each engine, with what ran it.
fn everywhere(job: &Job, check: impl Fn(&str, &[u8])) {
    for (engine, size, memory) in [
        (EngineKind::Isa, Size::Small, FAST),
        (EngineKind::Rtl, Size::Small, WILD),
        (EngineKind::Verilator, Size::Small, WILD),
        (EngineKind::Rtl, Size::Full, FAST),
    ] {
        let outcome = job.run(engine, size, Mechanisms::ALL, memory);
        let about = format!("{} on {engine:?} {size:?}", job.program.file);
        assert_eq!(outcome.fault, None, "{about}");
        check(&about, &outcome.memory);
    }
    // Of microcoded cores, where a warp then has the registers of two.
    let pool = Variant { microcoded: true, units: 2, threads: Some(4), ..Variant::default() };
    let config =
        RunConfig { variant: pool, memory: WILD, ..RunConfig::new(EngineKind::Rtl, Size::Small) };
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let outcome = engines::run(&job.program, &images, &config, &mut |_| {})
        .unwrap_or_else(|error| panic!("{error:#}"));
    assert_eq!(outcome.fault, None, "{} microcoded", job.program.file);
    check(&format!("{} microcoded", job.program.file), &outcome.memory);
    let outcome = job.run_on(full_verilog(), WILD);
    assert_eq!(outcome.fault, None, "{} as Verilog of full", job.program.file);
    check(&format!("{} as Verilog of full", job.program.file), &outcome.memory);
}

/// Every register of every thread holds a value of its own, also when four warps share the file
/// with four more.
#[test]
fn all_sixty_four_hold_their_values() {
    const THREADS: u32 = 32;
    let mut text = format!(".threads {THREADS}\n.buffer out {}\ns2r r0, tid\n", THREADS * 256);
    // r1 to r63, from the highest down; r0 keeps the thread.
    for register in (1..64).rev() {
        text += &format!(
            "imul r{register}, r0, {:#x}\niadd r{register}, r{register}, {}\n",
            0x0101 * register,
            register * 7
        );
    }
    // Each takes its counterpart at the other end.
    for register in 1..32 {
        text += &format!(
            "xor r{register}, r{register}, r{0}\niadd r{0}, r{0}, r{register}\n",
            64 - register
        );
    }
    // The address goes where a value has been stored.
    text += "mov r32, 0\nshl r32, r0, 8\n";
    for register in (0..64).filter(|&register| register != 32) {
        text += &format!("st [r32 + out + {}], r{register}\n", 4 * register);
    }
    let job = Job::new("all.s", &(text + "exit\n"), vec![]);
    assert_eq!(job.program.launch.registers, 64);
    let wanted: Vec<u32> = (0..THREADS)
        .flat_map(|thread| {
            let mut all: Vec<u32> =
                (0..64).map(|register| thread * 0x0101 * register + register * 7).collect();
            all[0] = thread;
            for register in 1..32 {
                all[register] ^= all[64 - register];
                all[64 - register] = all[64 - register].wrapping_add(all[register]);
            }
            // Nothing is stored for the address.
            all[32] = 0;
            all
        })
        .collect();
    everywhere(&job, |about, memory| assert_eq!(job.words(memory, "out"), wanted, "{about}"));
}

/// Every unit with operands and results in r`base` to r`base + 31`. The last four words of a thread
/// are its cells for atomics.
const UNITS: &str = "\
.threads 16
.workgroup 8
.shared 64
.image photo 0
.texture 0 photo filter=bilinear wrap=mirror
.constants
.word 11, 22, 33, 44
.buffer planes 64 = 0x3f000000, 0xbe800000, 0x40a00000, 0, 0x42c80000, 0x3dcccccd, 0xc1200000, 0, 1, 2, 3, 4, 5, 6, 7, 8
.buffer words 16
.buffer out 1024
s2r   {0}, tid
and   {1}, {0}, 3
u2f   {2}, {0}
fmul  {3}, {2}, 0.0625
fmad  {4}, {2}, {3}, {2}
tex.t {5}, [{3}, {4}], t0.rgba
txf   {9}, [{1}, {0}], t0.gb
rcp   {11}, {4}
div.u {12}, {0}, {1}
rem.s {13}, {4}, {0}
sput  s3, {4}
sget  {14}, s3
shl   {15}, {1}, 2
ldc   {16}, [{15}]
ld.s8 {17}, [{0} + planes]
and   {18}, {0}, 16
interp {19}, [{18} + planes]
ddx   {20}, {4}
ddy   {21}, {4}
isetp.lt p1, {0}, {4}
fsetp.gt p2, {4}, {2}
sel   {22}, {4}, {3}, p1
bfi   {23}, {4}, {0}, {2}
popc  {24}, {4}
; the thread's own words
shl   {25}, {0}, 6
iadd  {25}, {25}, out
st    [{25}], {5}
st.u8 [{25} + 4], {6}
st.u16 [{25} + 6], {7}
st    [{25} + 8], {8}
iadd  {9}, {9}, {10}
st    [{25} + 12], {9}
st    [{25} + 16], {11}
xor   {12}, {12}, {13}
st    [{25} + 20], {12}
iadd  {14}, {14}, {16}
st    [{25} + 24], {14}
st    [{25} + 28], {19}
fadd  {20}, {20}, {21}
st    [{25} + 32], {20}
; atomics on a word of all threads and on cells of its own
mov   {26}, words
atom.add _, [{26}], {0}
atom.add {27}, [{25} + 48], {24}, {28}
atom1.max.u {29}, [{25} + 48], {4}
atom.exch {30}, [{25} + 52], {0}
atom.cas {31}, [{25} + 56], {4}, {18}
imad  {27}, {27}, {17}, {29}
imad  {30}, {30}, {22}, {31}
xor   {27}, {27}, {30}
xor   {27}, {27}, {23}
st    [{25} + 36], {27}
; shared memory
and   {29}, {0}, 7
shl   {29}, {29}, 2
sts   [{29}], {4}
sts   [{29} + 32], {0}
bar
xor   {30}, {29}, 4
lds   {31}, [{30}]
satom.add {28}, [{29} + 32], {24}, {27}
iadd  {31}, {31}, {28}
st    [{25} + 40], {31}
sel   {30}, {28}, {31}, p2
st    [{25} + 44], {30}
exit
";

fn units(base: usize) -> String {
    (0..32).fold(UNITS.to_string(), |text, register| {
        text.replace(&format!("{{{register}}}"), &format!("r{}", base + register))
    })
}

#[test]
fn upper_registers_do_what_lower_ones_do() {
    let image = || vec![Image::sample(9, 7)];
    let low = Job::new("low.s", &units(0), image());
    let golden = low.run(EngineKind::Isa, Size::Small, Mechanisms::ALL, FAST);
    assert_eq!(golden.fault, None);
    let wanted = low.words(&golden.memory, "out");
    assert!(
        wanted.iter().filter(|&&word| word != 0).count() > 180,
        "the program leaves something: {wanted:x?}"
    );
    for base in [16, 32] {
        let job = Job::new(&format!("from {base}"), &units(base), image());
        assert_eq!(usize::from(job.program.launch.registers), base + 32);
        everywhere(&job, |about, memory| {
            assert_eq!(job.words(memory, "out"), wanted, "{about}");
            assert_eq!(
                job.words(memory, "words")[0],
                120,
                "{about}: the sum of all thread numbers"
            );
        });
    }
}

/// The smallest core has 32.
#[test]
fn the_smallest_core_refuses_more_than_it_has() {
    for (source, good) in
        [("mov r31, 1\nexit\n", true), ("mov r32, 1\nexit\n", false), ("mov r63, 1\nexit\n", false)]
    {
        let job = Job::new("one.s", source, vec![]);
        let config = RunConfig { memory: FAST, ..RunConfig::new(EngineKind::Rtl, Size::Nano) };
        let run = engines::run(&job.program, &[], &config, &mut |_| {});
        assert_eq!(run.is_ok(), good, "{source}");
        assert!(Design::new(EngineKind::Rtl, Size::Small, Mechanisms::ALL, Variant::default())
            .expect("a design")
            .run(&job.program, &[], &config, &mut |_| {})
            .is_ok());
    }
}
