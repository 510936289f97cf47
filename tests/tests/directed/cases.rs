// SPDX-License-Identifier: MIT
//! Programs for everything that is not arithmetic, with their results.
use super::expected::{bits, Expected};

/// Name, program, and what is in `out` after it.
pub(super) type Case = (&'static str, &'static str, fn() -> Vec<Expected>);

pub(super) fn words(values: impl IntoIterator<Item = u32>) -> Vec<Expected> {
    values.into_iter().map(Expected::Bits).collect()
}

/// Everything that is not arithmetic.
pub(super) const CASES: &[Case] = &[
    (
        "loads and stores",
        ".threads 1\n.buffer in 16 = 0x818283f4, 0x7f6e5d4c\n.buffer out 32\nmov r1, in\nmov r2, out\nld.u8 r3, [r1 + 3]\n\
         st [r2], r3\nld.s8 r3, [r1 + 3]\nst [r2 + 4], r3\nld.u16 r3, [r1 + 2]\nst [r2 + 8], r3\nld.s16 r3, [r1 + 2]\n\
         st [r2 + 12], r3\nld r3, [r1 + 4]\nst [r2 + 16], r3\nst.u8 [r2 + 21], r3\nst.u16 [r2 + 26], r3\nexit",
        || words([0x81, 0xffff_ff81, 0x8182, 0xffff_8182, 0x7f6e_5d4c, 0x4c00, 0x5d4c_0000, 0]),
    ),
    (
        "shared memory and barrier",
        ".threads 8\n.workgroup 8\n.shared 32\n.buffer out 256\ns2r r0, tid\nimul r1, r0, 0x01038081\niadd r1, r1, 0x80f1c7\n\
         shl r2, r0, 2\nsts [r2], r1\nbar\nxor r3, r2, 28\nlds r4, [r3]\nlds.u8 r5, [r3 + 1]\nlds.s8 r6, [r3 + 2]\n\
         lds.u16 r7, [r3]\nlds.s16 r8, [r3 + 2]\nbar\nsts.u8 [r2 + 1], r0\nsts.u16 [r2 + 2], r5\nlds r9, [r2]\nshl r10, r0, 5\n\
         st [r10 + out], r4\nst [r10 + out + 4], r5\nst [r10 + out + 8], r6\nst [r10 + out + 12], r7\nst [r10 + out + 16], r8\n\
         st [r10 + out + 20], r9\nexit",
        || {
            let value = |thread: u32| thread.wrapping_mul(0x0103_8081) + 0x80_f1c7;
            words((0..8).flat_map(|thread| {
                let (own, other) = (value(thread), value(7 - thread));
                let [_, second, third, _] = other.to_le_bytes();
                let stored = own & 0xff | thread << 8 | u32::from(second) << 16;
                [other, second.into(), third as i8 as u32, other & 0xffff, (other >> 16) as i16 as u32, stored, 0, 0]
            }))
        },
    ),
    (
        "merged atomics",
        ".threads 4\n.buffer out 16 = 100\ns2r r0, tid\niadd r1, r0, 1\nmov r2, out\nprepare.add r4, [r2], r1\n\
         prefix.add r5, [r2], r1\niadd r4, r4, r5\nisetp.gt p0, r0, 0\n@p0 st [r0 * 4 + out], r4\nexit",
        || words([110, 101, 103, 106]),
    ),
    (
        "unmerged atomics",
        ".threads 4\n.buffer out 32 = 100\ns2r r0, tid\niadd r1, r0, 1\nmov r2, out\natom1.max.u r4, [r2], r1\n\
         atom1.add r4, [r2], r1\nst [r0 * 4 + out + 16], r4\nexit",
        || words([110, 0, 0, 0, 100, 101, 103, 106]),
    ),
    (
        "merged atomics, sets in registers",
        ".threads 4\n.buffer out 16 = 100\ns2r r0, tid\niadd r1, r0, 1\nmov r2, out\nrprepare.add r4, [r2], r1\n\
         rprefix.add r7, [r2], r5, r6\npick r7, r7, r6\niadd r4, r4, r7\nisetp.gt p0, r0, 0\n@p0 st [r0 * 4 + out], r4\nexit",
        || words([110, 101, 103, 106]),
    ),
    (
        "the same on shared memory",
        ".threads 4\n.workgroup 4\n.shared 16\n.buffer out 16\ns2r r0, tid\niadd r1, r0, 1\nmov r2, 0\nmov r3, 100\nsts [r2], r3\nbar\n\
         srprepare.add r4, [r2], r1\nsrprefix.add r7, [r2], r5, r6\npick r7, r7, r6\niadd r4, r4, r7\nlds r8, [r2]\n\
         isetp.eq p0, r0, 0\n@p0 mov r4, r8\nst [r0 * 4 + out], r4\nexit",
        || words([110, 101, 103, 106]),
    ),
    (
        "atomics on shared memory",
        ".threads 4\n.workgroup 4\n.shared 16\n.buffer out 32\ns2r r0, tid\niadd r1, r0, 1\nmov r2, 0\nmov r3, 100\nsts [r2], r3\nbar\n\
         sprepare.add r4, [r2], r1\nsprefix.add r5, [r2], r1\niadd r4, r4, r5\nsatom1.add r6, [r2], r0\nlds r7, [r2]\n\
         st [r0 * 4 + out], r4\nisetp.eq p0, r0, 0\n@p0 mov r6, r7\nst [r0 * 4 + out + 16], r6\nexit",
        || words([100, 101, 103, 106, 116, 110, 111, 113]),
    ),
    (
        "branches, fences and the end of threads",
        ".threads 8\n.buffer in 32 = 10, 11, 12, 13, 14, 15, 16, 17\n.buffer out 64\ns2r r0, tid\nand r1, r0, 1\n\
         isetp.eq p0, r1, 1\nmov r2, 100\n@p0 bra odd\niadd r2, r2, r0\nbra joined\nodd: isub r2, r2, r0\njoined: sync\n\
         ld r3, [r0 * 4 + in]\nfence.load\nst [r0 * 4 + out], r2\nfence.store\nld r4, [r0 * 4 + out]\niadd r4, r4, r3\n\
         fence.all\nisetp.eq p1, r0, 5\n@p1 discard\nst [r0 * 4 + out + 32], r4\nexit",
        || {
            let first = |thread: u32| if thread % 2 == 1 { 100 - thread } else { 100 + thread };
            let second = |thread: u32| if thread == 5 { 0 } else { first(thread) + 10 + thread };
            words((0..8).map(first).chain((0..8).map(second)))
        },
    ),
    (
        "scoreboard branch",
        ".threads 4\n.buffer out 16\ns2r r0, tid\nmov r1, 5\nbsb [0], past, [1]\nmov r1, 9\npast: st [r0 * 4 + out], r1\nexit",
        || words([5; 4]),
    ),
    (
        "differences over the quad",
        ".grid 4 2\n.buffer in 32 = 0x3f800000, 0x40800000, 0xc0200000, 0x3e800000, 0x41200000, 1, 0x7f800000, 0x3f000000\n\
         .buffer out 128\ns2r r0, x\ns2r r1, y\nimul r2, r1, 4\niadd r2, r2, r0\nld r3, [r2 * 4 + in]\nddx r4, r3\nddy r5, r3\n\
         isetp.eq p0, r0, 2\nmov r6, 7\n@p0 ddx r6, r3\nshl r7, r2, 4\nst [r7 + out], r4\nst [r7 + out + 4], r5\n\
         st [r7 + out + 8], r6\nexit",
        || {
            // 1e-45 counts as zero.
            let values = [1.0, 4.0, -2.5, 0.25, 10.0, 0.0, f32::INFINITY, 0.5];
            let pixel = |at: usize| {
                let across = bits(values[at | 1] - values[at & !1]);
                let down = bits(values[at | 4] - values[at & !4]);
                [across, down, if at % 4 == 2 { across } else { Expected::Bits(7) }, Expected::Bits(0)]
            };
            (0..8).flat_map(pixel).collect()
        },
    ),
    (
        "scalar registers",
        ".threads 8\n.buffer out 128\ns2r r0, tid\nimul r1, r0, 3\nsput s3, r1\nsput s15, 0x1234\ns2r r2, lane\n\
         isetp.eq p0, r2, 2\n@p0 sput s5, r0\nisetp.gt p1, r2, 5\n@p1 sput s3, 99\nsget r4, s3\nsget r5, s15\nsget r6, s5\n\
         iadd r7, r0, 1\nsput s0, r7\nmov r8, 0\nagain: iadd r8, r8, 10\nsget r9, s0\nisub r9, r9, 1\nsput s0, r9\nsget r9, s0\n\
         isetp.gt p2, r9, 0\n@p2 bra again\nshl r10, r0, 4\nst [r10 + out], r4\nst [r10 + out + 4], r5\nst [r10 + out + 8], r6\n\
         st [r10 + out + 12], r8\nexit",
        || {
            // A loop whose counter is the warp's: as often as the first thread's number plus one.
            words((0..8).flat_map(|thread: u32| [thread / 4 * 12, 0x1234, thread / 4 * 4 + 2, (thread / 4 * 4 + 1) * 10]))
        },
    ),
    (
        "planes",
        ".grid 4 2\n.buffer planes 32 = 0x3f000000, 0xbe800000, 0x40a00000, 0, 0x42c80000, 0x3dcccccd, 0xc1200000, 0\n.buffer out 128\n\
         s2r r0, x\ns2r r1, y\nimul r2, r1, 4\niadd r2, r2, r0\nand r3, r0, 1\nshl r3, r3, 2\nmov r4, 0\ninterp r5, [r4 + planes]\n\
         interp r6, [r3 * 4 + planes]\nmov r7, 9\nisetp.eq p0, r0, 3\n@p0 interp r7, [r3 * 4 + planes]\nshl r8, r2, 4\nst [r8 + out], r5\n\
         st [r8 + out + 4], r6\nst [r8 + out + 8], r7\nexit",
        || {
            let planes = [[0.5, -0.25, 5.0], [100.0, 0.1, -10.0]];
            let value = |at: u32, plane: u32| {
                let [dx, dy, c]: [f32; 3] = planes[plane as usize];
                bits(dx * ((at % 4) as f32 + 0.5) + dy * ((at / 4) as f32 + 0.5) + c)
            };
            let pixel = |at: u32| {
                let third = if at % 4 == 3 { value(at, 1) } else { Expected::Bits(9) };
                [value(at, 0), value(at, at % 2), third, Expected::Bits(0)]
            };
            (0..8).flat_map(pixel).collect()
        },
    ),
    (
        "constants",
        ".threads 8\n.constants\n.word 11, 22, 33, 44, 55, 66, 77, 88, 99\n.buffer out 128\ns2r r0, tid\nldc r1, [r0 * 4 + 4]\nmov r2, 8\n\
         ldc r3, [r2 - 8]\nisetp.gt p0, r0, 4\nmov r6, 7\n@p0 ldc r6, [r2]\nldc r4, [12]\nshl r7, r0, 4\n\
         st [r7 + out], r1\nst [r7 + out + 4], r3\nst [r7 + out + 8], r6\nst [r7 + out + 12], r4\nexit",
        || words((0..8).flat_map(|thread| [11 * (thread + 2), 11, if thread > 4 { 33 } else { 7 }, 44])),
    ),
    (
        "addresses without a register",
        ".threads 8\n.workgroup 8\n.shared 16\n.const SECOND 4\n.buffer out 32\n.buffer in 16 = 5, 6, 0xfffefdfc, 8\ns2r r0, tid\nmov r4, 0xffff\n\
         ld r1, [in + SECOND]\nld.s8 r2, [in + 9]\nisetp.eq p0, r0, 7\nshl r3, r0, 2\nisub r2, r2, r0\n@p0 sts [SECOND], r2\n@p0 lds r1, [4]\n\
         st [r3 + out], r1\nfence.store\nisetp.eq p0, r0, 0\n@p0 st.u8 [(out + 1)], r4\nexit",
        // Thread 7 has the byte 0xfd, less 7.
        || words((0..8).map(|thread| if thread == 0 { 0xff06 } else if thread == 7 { -10i32 as u32 } else { 6 })),
    ),
    (
        "subroutines",
        ".threads 8\n.buffer out 64\ns2r r0, tid\nmov r1, 0\nmov r2, 0\nisetp.lt p0, r0, 4\ncall outer\n@p0 call inner\niadd r2, r2, 1000\n\
         call outer\nshl r3, r0, 3\nst [r3 + out], r1\nst [r3 + out + 4], r2\nexit\nouter: iadd r1, r1, 1\ncall inner\ncall inner\n\
         iadd r1, r1, 10\nret\ninner: iadd r2, r2, 1\n@p0 ret\niadd r2, r2, 100\nret",
        // `inner` is called five times by warp 0 and four times by warp 1.
        || words((0..8).flat_map(|thread| [22, if thread < 4 { 1005 } else { 1404 }])),
    ),
    (
        "texture reads",
        ".grid 4 2\n.image photo 0 4 2\n.texture 0 photo wrap=clamp\n.texture 1 photo wrap=clamp filter=bilinear\n\
         .buffer out 128\ns2r r0, x\ns2r r1, y\ntxf.t r4, [r0, r1], t0.rgba\nu2f r2, r0\nfadd r2, r2, 0.5\n\
         fmul r2, r2, 0.25\nu2f r3, r1\nfadd r3, r3, 0.5\nfmul r3, r3, 0.5\ntex r8, [r2, r3], t1.ga\nimul r10, r1, 4\n\
         iadd r10, r10, r0\nshl r10, r10, 4\nst [r10 + out], r4\nst [r10 + out + 4], r7\nst [r10 + out + 8], r8\n\
         st [r10 + out + 12], r9\nexit",
        || {
            // At the centre of a texel the filter gives the texel.
            let channel = |texel: u32, number: u32| Expected::Near(f64::from((texel * 4 + number) * 8) / 255.0, 1e-6);
            (0..8).flat_map(|texel| [0, 3, 1, 3].map(|number| channel(texel, number))).collect()
        },
    ),
];
