// SPDX-License-Identifier: MIT
//! Stores: where they go, when they are seen and by whom, and what is not written.
use super::{faults, out_is, program, run, words, PLACES};
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::FaultCause;
use warpwright_rtl::shader_core;
use warpwright_sim::engine;
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_tests::programs::FAST;

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

/// The texture cache holds nothing of the launch before: two launches of one core.
#[test]
fn the_next_launch_sees_a_texel_that_was_stored() {
    let program = program(
        ".threads 1\n.buffer img 16 = 0x10
        .texture 0 img width=4 height=1 pitch=16 format=rgba8 filter=nearest wrap=clamp
        .buffer out 16
        mov   r0, 0
        txf   r4, [r0, r0], t0.r
        mov   r1, out
        st    [r1], r4
        mov   r2, 0x80
        mov   r1, img
        st    [r1], r2
        exit",
    );
    let config = RunConfig { memory: FAST, ..RunConfig::new(EngineKind::Rtl, Size::Small) };
    let mut core = shader_core::build_variant(Size::Small, Mechanisms::ALL, Variant::default());
    let (mut memory, launch) = engines::prepare(&program, &[], &config).unwrap();
    let out = program.segment("out").unwrap().address as usize;
    for expected in [16.0 / 255.0, 128.0 / 255.0] {
        let outcome =
            engine::run(core.as_mut(), memory, &launch, &FAST, 100_000, &mut |_| {}).unwrap();
        let word: [u8; 4] = outcome.memory[out..out + 4].try_into().unwrap();
        let found = f32::from_bits(u32::from_le_bytes(word));
        assert!((f64::from(found) - expected).abs() < 1e-6, "{found}, not {expected}");
        memory = outcome.memory;
    }
}
