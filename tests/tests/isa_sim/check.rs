// SPDX-License-Identifier: MIT
//! What the engine `isa` reports of a program that relies on what is undefined: each kind, with
//! line, thread and address, and that nothing is reported of what is defined.
use super::program;
use std::fs;
use std::path::Path;
use warpwright_isa::Program;
use warpwright_sim::isa_sim::{run, FindingKind, Outcome, Settings};
use warpwright_tests::programs::{Image, Job};

pub fn checked(program: &Program, images: &[&[u8]]) -> Outcome {
    let settings = Settings { check: true, ..Settings::default() };
    run(program, program.initial_memory(images), &settings)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// The findings: kind, line of the source, thread, address.
pub fn findings(source: &str) -> Vec<(FindingKind, u32, u32, Option<u32>)> {
    let program = program(source);
    let found = |finding: &warpwright_sim::isa_sim::Finding| {
        let line = program.place(finding.pc).expect("a line").line;
        (finding.kind, line, finding.thread, finding.address)
    };
    checked(&program, &[]).findings.iter().map(found).collect()
}

pub fn nothing(source: &str) {
    assert_eq!(findings(source), [], "{source}");
}

pub fn address(source: &str, name: &str) -> u32 {
    program(source).segment(name).unwrap_or_else(|| panic!("no {name}")).address
}

#[test]
fn a_register_that_a_thread_has_not_written() {
    let source = ".threads 8\n.buffer out 32
        s2r   r0, tid
        isetp.lt p0, r0, 6
  @p0   mov   r1, 5
        iadd  r2, r1, 1
        iadd  r3, r1, 1
        st    [r0 * 4 + out], r2
        exit";
    let kind = FindingKind::UnwrittenRegister(1);
    assert_eq!(findings(source), [(kind, 6, 6, None), (kind, 7, 6, None)]);
    // Only the threads of the guard read.
    nothing(
        &source
            .replace("iadd  r2, r1, 1", "mov r2, 0\n  @p0 iadd r2, r1, 1")
            .replace("        iadd  r3, r1, 1\n", ""),
    );
    let program = program(source);
    let first = checked(&program, &[]).findings[0];
    assert_eq!((first.count, first.warp), (1, 1), "counted once for each instruction of a warp");
    let text = first.to_string();
    assert_eq!(text, "reads r1, which the thread has not written: thread 6 of warp 1");
}

#[test]
fn a_register_of_the_slot_is_not_that_of_the_next_warp() {
    // One slot: the second warp has the registers that the first has written.
    let program = program(
        ".threads 8\n.buffer out 32
        s2r   r0, tid
        isetp.lt p0, r0, 4
  @!p0  bra   read
        mov   r1, 5
        exit
read:   st    [r0 * 4 + out], r1
        exit",
    );
    let settings = Settings { check: true, warps: 1, ..Settings::default() };
    let outcome = run(&program, program.initial_memory(&[]), &settings).unwrap();
    let kinds: Vec<_> = outcome.findings.iter().map(|f| (f.kind, f.thread)).collect();
    assert_eq!(kinds, [(FindingKind::UnwrittenRegister(1), 4)]);
}

#[test]
fn a_scalar_register_that_the_warp_has_not_written() {
    let source = ".threads 8\n.buffer out 32
        s2r   r0, tid
        isetp.lt p0, r0, 4
  @p0   sput  s3, 7
        sget  r1, s3
        st    [r0 * 4 + out], r1
        exit";
    assert_eq!(findings(source), [(FindingKind::UnwrittenScalar(3), 6, 4, None)]);
    nothing(&source.replace("@p0 ", ""));
}

#[test]
fn shared_memory_that_no_thread_of_the_workgroup_has_written() {
    let source = |end: u32| {
        format!(
            ".threads 16\n.workgroup 8\n.shared 64\n.buffer out 64
        s2r   r0, tid
        and   r1, r0, 7
        shl   r1, r1, 2
        isetp.lt p0, r0, {end}
  @p0   sts   [r1], r0
        bar
        lds   r2, [r1]
        st    [r0 * 4 + out], r2
        exit"
        )
    };
    nothing(&source(16));
    // What the first workgroup has written is nothing to the second.
    assert_eq!(findings(&source(13)), [(FindingKind::UnwrittenShared, 11, 13, Some(20))]);
}

#[test]
fn moduli_that_differ_between_threads() {
    let source = |k: &str, op: &str, temp: &str| {
        format!(
            ".threads 4\n.buffer cells 16\n.buffer out 16
        s2r   r0, tid
        mov   r1, cells
        mov   r2, 1
        {k}
        {op} r4, [r1], r2, r3{temp}
        st    [r0 * 4 + out], r4
        exit"
        )
    };
    let differ = "iadd r3, r0, 5";
    let found = findings(&source(differ, "atom.addmod", ", r9"));
    assert_eq!(found, [(FindingKind::DifferentModuli, 8, 1, None)]);
    nothing(&source("mov r3, 5", "atom.addmod", ", r9"));
    // A plain one has its own in every thread.
    nothing(&source(differ, "atom1.addmod", ""));
}

#[test]
fn stores_outside_every_buffer() {
    let source = ".threads 8\n.buffer one 20\n.buffer two 16
        s2r   r0, tid
        mov   r2, 5
        shl   r1, r0, 2
        iadd  r1, r1, one
        st    [r1], r2
        exit";
    let one = address(source, "one");
    // Thread 5 is in the padding, threads beyond it where memory goes on.
    let found = findings(source);
    assert_eq!(found, [(FindingKind::OutsideBuffers, 8, 5, Some(one + 20))]);
    nothing(&source.replace(".threads 8", ".threads 5"));
    // The next buffer is a buffer: the store is where the address says.
    let into_two = source.replace("iadd  r1, r1, one", "iadd  r1, r1, one + 32");
    nothing(&into_two.replace(".threads 8", ".threads 4"));
    // Atomics store too.
    let atomic = source.replace("st    [r1], r2", "atom1.add r3, [r1], r2");
    let found = findings(&atomic);
    assert_eq!((found[0].0, found[0].2), (FindingKind::OutsideBuffers, 5), "{found:?}");
}

#[test]
fn stores_into_the_program_and_the_descriptors() {
    let source = |address: u32| {
        format!(".threads 2\n.buffer out 16\nmov r1, {address}\nmov r2, 5\nst [r1], r2\nexit")
    };
    let descriptors = program(&source(0)).descriptor_base();
    for (at, kind) in [
        (8, FindingKind::IntoProgram),
        (descriptors - 4, FindingKind::IntoProgram),
        (descriptors, FindingKind::IntoDescriptors),
        (descriptors + 252, FindingKind::IntoDescriptors),
    ] {
        assert_eq!(findings(&source(at)), [(kind, 5, 0, Some(at))]);
    }
    nothing(&source(descriptors + 256));
}

const TEXTURE: &str = ".threads 8\n.buffer img 64
        .texture 0 img width=16 height=1 pitch=64 format=rgba8 filter=nearest wrap=clamp
        s2r   r0, tid
        mov   r1, 0
        mov   r5, 0x80
        isetp.lt p0, r0, 4
  @p0   bra   one
        A
        bra   join
one:    B
join:   sync
        exit";

#[test]
fn a_store_to_a_texel_that_the_launch_reads() {
    let read = "txf r4, [r0, r1], t0.r";
    let store = |first: u32| format!("iadd r0, r0, {first}\nshl r0, r0, 2\nst [r0 + img], r5");
    // Warp 1 reads texels 4 to 7, warp 0 stores to its own 0 to 3, to 3 to 6, or to 12 to 15.
    let with = |first| TEXTURE.replace('A', read).replace('B', &store(first));
    nothing(&with(0));
    nothing(&with(12));
    let source = with(3);
    let img = address(&source, "img");
    let found = findings(&source);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].0, found[0].1), (FindingKind::IntoTexture, 13));
    // Threads 1 to 3 store to texels 4 to 6.
    assert_eq!(found[0].3, Some(img + 4 * (found[0].2 + 3)), "{found:?}");
}

/// The order of store and read is nothing to it, nor whether one thread does both.
#[test]
fn a_texel_that_one_thread_stores_to_and_reads() {
    let read = "txf r4, [r0, r1], t0.r";
    let store = "st [r0 * 4 + img], r5";
    for both in [format!("{read}\nfence.all\n{store}"), format!("{store}\nfence.all\n{read}")] {
        let source = TEXTURE.replace("        A\n", "").replace('B', &both);
        let img = address(&source, "img");
        let found = findings(&source);
        let line = source.lines().position(|line| line.contains(store)).unwrap() as u32 + 1;
        assert_eq!(found, [(FindingKind::IntoTexture, line, 0, Some(img))]);
    }
}

/// A finding is one for each instruction and kind, with a count of how often.
#[test]
fn a_finding_is_reported_once_and_counted() {
    let program = program(
        ".threads 4\n.buffer out 16
        mov   r2, 0
        mov   r3, 0
again:  st    [r3], r2
        iadd  r2, r2, 1
        isetp.lt p0, r2, 10
  @p0   bra   again
        exit",
    );
    let found = checked(&program, &[]).findings;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].count, 4 * 10, "threads times rounds");
}

#[test]
fn a_fault_names_thread_and_address() {
    let source = ".threads 8\n.buffer out 32
        s2r   r0, tid
        shl   r1, r0, 2
        isetp.eq p0, r0, 6
  @p0   mov   r1, 0x7ffffff0
        ld    r2, [r1 + 8]
        exit";
    let outcome = checked(&program(source), &[]);
    let culprit = outcome.culprits[0].expect("thread and address");
    assert_eq!((culprit.thread, culprit.address), (6, 0x7fff_fff8));
    let outcome = checked(&program(&source.replace("[r1 + 8]", "[r1 + 2]")), &[]);
    let culprit = outcome.culprits[0].expect("thread and address");
    assert_eq!((culprit.thread, culprit.address), (0, 2), "misaligned");
}

/// The programs of the repository rely on nothing that is undefined. `same_word.s` is for a single
/// warp of eight threads: here two warps store at the same places.
#[test]
fn nothing_is_reported_of_the_programs_of_the_repository() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let other = path.extension().is_none_or(|extension| extension != "s");
        if other || path.ends_with("same_word.s") {
            continue;
        }
        let (name, source) = (path.display().to_string(), fs::read_to_string(&path).unwrap());
        let images = vec![Image::sample(24, 16); 4];
        let count = source.lines().filter(|line| line.trim().starts_with(".image")).count();
        let job = Job::new(&name, &source, images[..count].to_vec());
        let texels: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
        let outcome = checked(&job.program, &texels);
        let found: Vec<String> = outcome.findings.iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{name}: {found:?}");
        seen += 1;
    }
    assert!(seen > 5, "{seen} programs");
}
