// SPDX-License-Identifier: MIT
//! Stores: where they go, when they are seen and by whom, and what is not written.
use super::{faults, out_is, program, run, with_nano, words, Place, PLACES};
use warpwright_config::Variant;
use warpwright_isa::{FaultCause, Program};
use warpwright_rtl::{microcoded, shader_core};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_sim::{engine, isa_sim, microcoded_engine};

/// Buffers lie behind one another, each on a line of 16 bytes, in the order of the source.
#[test]
fn a_store_past_a_buffer_goes_into_the_padding_or_the_next_buffer() {
    let source = ".threads 1\n.buffer one 20\n.buffer out 16
        mov   r1, one
        mov   r2, 5
        st    [r1 + 20], r2
        st    [r1 + 36], r2
        exit";
    out_is(source, &[0, 5, 0, 0]);
    let program = program(source);
    let (one, out) = (program.segment("one").unwrap(), program.segment("out").unwrap());
    assert_eq!((one.address % 16, out.address), (0, one.address + 32));
    for place in PLACES {
        let outcome = run(&program, place, 100_000).unwrap();
        let padding = &outcome.memory[one.address as usize + 20..][..4];
        assert_eq!(padding, [5, 0, 0, 0], "{place:?}");
    }
}

#[test]
fn a_store_at_the_end_of_memory_is_a_fault_and_stores_for_no_thread_of_its_warp() {
    let source = |past: u32| {
        format!(
            ".threads 4\n.buffer out 16
        s2r   r0, tid
        mov   r2, 5
        shl   r1, r0, 2
        iadd  r1, r1, out
        isetp.eq p0, r0, 2
  @p0   iadd  r1, r1, {past}
        st    [r1], r2
        exit"
        )
    };
    // The third thread is 8 bytes into the buffer, the last one of the memory.
    faults(&source(8), FaultCause::OutOfRange);
    out_is(&source(4), &[5, 5, 0, 5]);
    let program = program(&source(8));
    for place in PLACES {
        let outcome = run(&program, place, 100_000).unwrap();
        assert_eq!(words(&program, &outcome, "out"), [0; 4], "{place:?}");
    }
}

/// The last descriptor, which no texture uses, and the padding of the program.
#[test]
fn program_and_descriptors_can_be_overwritten() {
    let source = |address: u32| {
        format!(
            ".threads 1\n.buffer out 16
        mov   r1, {address}
        mov   r2, 0x1234
        st    [r1], r2
        fence.all
        exit"
        )
    };
    let descriptors = program(&source(0)).descriptor_base();
    for address in [descriptors - 4, descriptors + 240] {
        let program = program(&source(address));
        for place in PLACES {
            let outcome = run(&program, place, 100_000).unwrap();
            assert_eq!(outcome.fault, None);
            let stored = &outcome.memory[address as usize..][..4];
            assert_eq!(stored, 0x1234u32.to_le_bytes(), "{place:?}");
        }
    }
}

/// Of several threads that store to one word with one instruction the last one's value stays.
#[test]
fn stores_of_one_instruction_are_in_thread_order() {
    out_is(
        ".threads 4\n.buffer out 16
        s2r   r0, tid
        iadd  r1, r0, 10
        mov   r2, out
        st    [r2], r1
        isetp.lt p0, r0, 2
        iadd  r1, r1, 10
  @p0   st    [r2 + 4], r1
        exit",
        &[13, 21],
    );
}

/// Other threads of the warp see a store without any fence, also those on the other way of a
/// branch.
#[test]
fn threads_of_a_warp_see_stores_in_the_order_in_which_the_warp_runs_them() {
    out_is(
        ".threads 4\n.buffer other 16\n.buffer out 16
        s2r   r0, tid
        iadd  r1, r0, 10
        st    [r0 * 4 + other], r1
        xor   r2, r0, 3
        ld    r3, [r2 * 4 + other]
        isetp.lt p0, r0, 2
  @p0   bra   later
        imul  r3, r3, 2
        st    [r0 * 4 + other], r3
        bra   join
later:  ld    r3, [r2 * 4 + other]
join:   sync
        st    [r0 * 4 + out], r3
        exit",
        &[20, 22, 22, 20],
    );
}

#[test]
fn other_warps_see_a_store_behind_a_fence_and_a_barrier() {
    out_is(
        ".threads 16\n.workgroup 16\n.buffer other 64\n.buffer out 64
        s2r   r0, tid
        iadd  r1, r0, 10
        st    [r0 * 4 + other], r1
        fence.store
        bar
        xor   r2, r0, 15
        ld    r3, [r2 * 4 + other]
        st    [r0 * 4 + out], r3
        exit",
        &(0..16).map(|tid| 25 - tid).collect::<Vec<_>>(),
    );
}

#[test]
fn other_warps_see_a_store_behind_a_fence_and_an_atomic_that_they_have_read() {
    out_is(
        ".threads 8\n.buffer flag 16\n.buffer data 16\n.buffer out 16
        s2r   r0, launched_warp
        s2r   r9, lane
        mov   r7, flag
        mov   r6, 1
        mov   r5, 0
        isetp.ne p1, r9, 0
  @p1   exit
        isetp.eq p0, r0, 0
        mov   r8, data
  @p0   bra   again
        mov   r1, 77
        st    [r8], r1
        fence.store
        atom.exch r2, [r7], r6
        exit
again:  atom.add r2, [r7], r5, r4
        isetp.eq p1, r2, 0
  @p1   bra   again
        ld    r3, [r8]
        mov   r8, out
        st    [r8], r3
        exit",
        &[77],
    );
}

#[test]
fn predicates_are_clear_at_launch_and_buffers_zero_behind_their_values() {
    out_is(
        ".threads 4\n.buffer out 48 = 1, 2, 3, 4, 5
        s2r   r0, tid
        mov   r1, 9
  @p0   st    [r0 * 4 + out], r1
  @p1   st    [r0 * 4 + out], r1
  @p2   st    [r0 * 4 + out], r1
  @p3   st    [r0 * 4 + out], r1
        exit",
        &[1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0],
    );
}

/// Reads texel `tid`, stores 0x80 to its word, fences, and reads it again: by `again` into r6.
fn texel_after_store(again: &str) -> Program {
    let texels = vec!["0x10"; 16].join(", ");
    program(&format!(
        ".threads 16\n.buffer img 64 = {texels}
        .texture 0 img width=16 height=1 pitch=64 format=rgba8 filter=nearest wrap=clamp
        .buffer first 64\n.buffer out 64
        s2r   r0, tid
        mov   r1, 0
        txf   r4, [r0, r1], t0.r
        st    [r0 * 4 + first], r4
        mov   r5, 0x80
        st    [r0 * 4 + img], r5
        fence.all
        {again}
        st    [r0 * 4 + out], r6
        exit"
    ))
}

const READ_BY_TEXTURE: &str = "txf   r6, [r0, r1], t0.r";
const OLD: f32 = 16.0 / 255.0;
const NEW: f32 = 128.0 / 255.0;

/// Whether all texels in a buffer have one of these values.
fn are(program: &Program, memory: &[u8], name: &str, wanted: &[f32]) -> bool {
    let segment = program.segment(name).expect("a buffer");
    let bytes = &memory[segment.address as usize..][..64];
    let is = |word: &[u8]| {
        let found = f32::from_bits(u32::from_le_bytes(word.try_into().unwrap()));
        wanted.iter().any(|wanted| (found - wanted).abs() < 1e-6)
    };
    bytes.chunks_exact(4).all(is)
}

/// Undefined: the texture cache may hold it. `isa` says so, with both places.
#[test]
fn a_texel_that_is_stored_to_and_read_in_one_launch_is_old_or_new() {
    let program = texel_after_store(READ_BY_TEXTURE);
    for place in with_nano() {
        let outcome = run(&program, place, 400_000).unwrap();
        assert_eq!(outcome.fault, None, "{place:?}");
        assert!(are(&program, &outcome.memory, "first", &[OLD]), "{place:?}");
        assert!(are(&program, &outcome.memory, "out", &[OLD, NEW]), "{place:?}");
    }
    let settings = isa_sim::Settings { check: true, ..isa_sim::Settings::default() };
    let outcome = isa_sim::run(&program, program.initial_memory(&[]), &settings).unwrap();
    let kinds: Vec<_> = outcome.findings.iter().map(|finding| finding.kind).collect();
    assert_eq!(kinds, [isa_sim::FindingKind::IntoTexture]);
    assert!(outcome.findings[0].other.is_some());
}

/// What a program does that has to see it in the same launch.
#[test]
fn a_load_behind_a_fence_sees_a_texel_that_was_stored() {
    let program = texel_after_store("ld r6, [r0 * 4 + img]\n        unpack.unorm8 r6, r6, r1");
    for place in with_nano() {
        let outcome = run(&program, place, 400_000).unwrap();
        assert_eq!(outcome.fault, None, "{place:?}");
        assert!(are(&program, &outcome.memory, "out", &[NEW]), "{place:?}");
    }
}

/// Launches one after the other on one core: the memory after each.
fn launches(program: &Program, place: Place, count: usize) -> Vec<Vec<u8>> {
    let (engine, size, mechanisms, memory_model, microcoded) = place;
    let variant = Variant { microcoded, threads: Some(4), ..Variant::default() };
    let config = RunConfig { mechanisms, variant, ..RunConfig::new(engine, size) };
    let (mut memory, launch) = engines::prepare(program, &[], &config).unwrap();
    let mut core = match microcoded {
        true => microcoded::build(size, 1, variant.without),
        false => shader_core::build_variant(size, mechanisms, variant),
    };
    if engine == EngineKind::Verilator {
        let top = format!("shader_core_{}", size.numbers().name);
        core = Box::new(CompiledModel::of(core.as_ref(), &top).unwrap());
    }
    let run = if microcoded { microcoded_engine::run } else { engine::run };
    let mut all = vec![];
    for _ in 0..count {
        memory = if engine == EngineKind::Isa {
            isa_sim::run(program, memory, &isa_sim::Settings::default()).unwrap().memory
        } else {
            run(core.as_mut(), memory, &launch, &memory_model, 400_000, &mut |_| {}).unwrap().memory
        };
        all.push(memory.clone());
    }
    all
}

/// The texture cache holds nothing of the launch before: two launches of one core.
#[test]
fn the_next_launch_sees_a_texel_that_was_stored() {
    let program = texel_after_store(READ_BY_TEXTURE);
    for place in with_nano() {
        let memories = launches(&program, place, 2);
        assert!(are(&program, &memories[0], "first", &[OLD]), "{place:?}");
        assert!(are(&program, &memories[1], "first", &[NEW]), "{place:?}");
        assert!(are(&program, &memories[1], "out", &[NEW]), "{place:?}");
    }
}
