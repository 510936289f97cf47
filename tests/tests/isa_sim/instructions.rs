// SPDX-License-Identifier: MIT
//! Launches, loads and stores, arithmetic, special registers, textures.
use super::{execute, floats, program, words, words_of};
use warpwright_sim::isa_sim::{run, Settings};

#[test]
fn a_linear_launch_runs_every_thread_once() {
    let source = "
        .threads 11
        .buffer in 44 = 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .buffer out 48
        s2r  r0, tid
        ld   r1, [r0 * 4 + in]
        imul r1, r1, 3
        s2r  r2, x
        iadd r1, r1, r2
        s2r  r2, y
        iadd r1, r1, r2
        st   [r0 * 4 + out], r1
        exit";
    let expected: Vec<u32> = (0..12).map(|i| if i < 11 { (5 + i) * 3 + i } else { 0 }).collect();
    assert_eq!(words(source, "out"), expected);
}

#[test]
fn a_pixel_launch_walks_tiles_and_leaves_out_empty_quads() {
    let source = "
        .grid 11 3
        .buffer out 528
        s2r  r0, x
        s2r  r1, y
        imul r2, r1, 11
        iadd r2, r2, r0
        shl  r2, r2, 4
        s2r  r3, launched_warp
        s2r  r4, tile
        s2r  r5, workgroup
        s2r  r6, lane
        st   [r2 + out], r3
        st   [r2 + out + 4], r4
        st   [r2 + out + 8], r5
        st   [r2 + out + 12], r6
        exit";
    let out = words(source, "out");
    for y in 0..3 {
        for x in 0..11 {
            let tile = x / 8;
            // Tile 0 launches 4 + 4 quads, tile 1 two in each quad row.
            let warp = if tile == 0 { y / 2 * 4 + x / 2 } else { 8 + y / 2 * 2 + (x - 8) / 2 };
            let at = (y * 11 + x) * 4;
            assert_eq!(
                out[at..at + 4],
                [warp, tile, tile, y % 2 * 2 + x % 2].map(|n| n as u32),
                "{x} {y}"
            );
        }
    }
    assert_eq!(execute(&program(source)).warps, 12);
}

#[test]
fn loads_and_stores_of_all_sizes() {
    let source = "
        .threads 1
        .buffer in 16 = 0x818283f4, 0x7f6e5d4c
        .buffer out 48
        mov r1, in
        mov r2, out
        ld.u8 r3, [r1 + 3]
        st [r2], r3
        ld.s8 r3, [r1 + 3]
        st [r2 + 4], r3
        ld.u16 r3, [r1 + 2]
        st [r2 + 8], r3
        ld.s16 r3, [r1 + 2]
        st [r2 + 12], r3
        ld r3, [r1 + 4]
        st [r2 + 16], r3
        st.u8 [r2 + 21], r3
        st.u16 [r2 + 26], r3
        exit";
    let expected =
        [0x81, 0xffff_ff81, 0x8182, 0xffff_8182, 0x7f6e_5d4c, 0x4c00, 0x5d4c_0000, 0, 0, 0, 0, 0];
    assert_eq!(words(source, "out"), expected);
}

#[test]
fn special_functions_division_and_conversions() {
    let source = "
        .threads 1
        .buffer out 64
        mov r1, out
        mov r2, 4.0
        rsqrt r3, r2
        st [r1], r3
        mov r4, -7
        div.s r3, r4, 2
        st [r1 + 4], r3
        rem.s r3, r4, 2
        st [r1 + 8], r3
        mov r5, 0
        div.u r3, r4, r5
        st [r1 + 12], r3
        rem.u r3, r4, r5
        st [r1 + 16], r3
        mov r6, 0x80000000
        div.s r3, r6, -1
        st [r1 + 20], r3
        mov r2, -2.5
        f2i r3, r2
        st [r1 + 24], r3
        fsetp.lt p1, r2, 0.0
        sel r3, r1, r2, p1
        st [r1 + 28], r3
        exit";
    let out = words(source, "out");
    let address = program(source).symbols["out"] as u32;
    let expected = [
        0.5f32.to_bits(),
        -3i32 as u32,
        -1i32 as u32,
        -7i32 as u32,
        0,
        1 << 31,
        -2i32 as u32,
        address,
    ];
    assert_eq!(out[..8], expected);
}

#[test]
fn scalar_registers_constants_and_quad_differences() {
    let source = "
        .grid 2 2
        .constants
        .float 0.25, 0.5
        .buffer out 64
        s2r r0, tid
        shl r1, r0, 4
        iadd r5, r0, 10
        sput s3, r5
        sget r6, s3
        st [r1 + out], r6
        mov r2, 4
        ldc r3, [r2]
        st [r1 + out + 4], r3
        u2f r4, r0
        fmul r4, r4, r4
        ddx r7, r4
        ddy r8, r4
        st [r1 + out + 8], r7
        st [r1 + out + 12], r8
        exit";
    let out = words(source, "out");
    let half = 0.5f32.to_bits();
    for lane in 0..4 {
        // Squares 0 1 / 4 9.
        let dx = [1.0f32, 1.0, 5.0, 5.0][lane].to_bits();
        let dy = [4.0f32, 8.0, 4.0, 8.0][lane].to_bits();
        assert_eq!(out[lane * 4..lane * 4 + 4], [10, half, dx, dy]);
    }
}

#[test]
fn interpolation_takes_pixel_centres() {
    let source = "
        .grid 2 2
        .data plane
        .float 2, 10, 1
        .buffer out 16
        s2r r0, tid
        mov r1, plane
        interp r2, [r1]
        st [r0 * 4 + out], r2
        exit";
    assert_eq!(floats(source, "out"), [7.0, 9.0, 17.0, 19.0]);
}

#[test]
fn texture_reads() {
    let source = "
        .grid 4 2
        .image photo 0 4 2
        .texture 0 photo wrap=clamp
        .texture 1 photo wrap=clamp filter=bilinear
        .buffer out 128
        s2r r0, x
        s2r r1, y
        txf.t r4, [r0, r1], t0.rgba
        u2f r2, r0
        fadd r2, r2, 0.5
        fmul r2, r2, 0.25
        u2f r3, r1
        fadd r3, r3, 0.5
        fmul r3, r3, 0.5
        tex r8, [r2, r3], t1.ga
        imul r10, r1, 4
        iadd r10, r10, r0
        shl r10, r10, 4
        st [r10 + out], r4
        st [r10 + out + 4], r7
        st [r10 + out + 8], r8
        st [r10 + out + 12], r9
        exit";
    let program = program(source);
    let texels: Vec<u8> = (0..32).map(|i| (i * 8) as u8).collect();
    let outcome = run(&program, program.initial_memory(&[&texels]), &Settings::default()).unwrap();
    let out = words_of(&program, &outcome, "out");
    for i in 0..8 {
        let close =
            |word: u32, byte: u8| (f32::from_bits(word) - f32::from(byte) / 255.0).abs() < 1e-6;
        let (r, g, a) = (texels[i * 4], texels[i * 4 + 1], texels[i * 4 + 3]);
        // At the centre of a texel the filter returns the texel.
        assert!(
            close(out[i * 4], r)
                && close(out[i * 4 + 1], a)
                && close(out[i * 4 + 2], g)
                && close(out[i * 4 + 3], a)
        );
    }
}
