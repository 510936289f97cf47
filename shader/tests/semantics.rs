// SPDX-License-Identifier: MIT
//! What WGSL says of programs: each body writes words to `out`, and what they must be is beside it.
use super::common::{agree, words};
use warpwright_shader::front::{Language, Selector};
use warpwright_shader::{compile, Options};

/// Words that a body of a compute shader leaves in `out`. Around `out` lie buffers that nothing may
/// touch.
fn run(declared: &str, body: &str, options: &Options) -> Vec<u32> {
    let source = format!(
        "@group(1) @binding(0) var<storage, read_write> before: array<u32, 8>;
         @group(1) @binding(1) var<storage, read_write> out: array<u32, 16>;
         @group(1) @binding(2) var<storage, read_write> after: array<u32, 8>;
         {declared}
         @compute @workgroup_size(1) fn main() {{ before[7] = 77u; after[0] = 88u; {body} }}"
    );
    let (shader, memory) = agree(&source, options);
    assert_eq!(words(&shader, &memory, "before"), [0, 0, 0, 0, 0, 0, 0, 77], "{body}");
    assert_eq!(words(&shader, &memory, "after"), [88, 0, 0, 0, 0, 0, 0, 0], "{body}");
    words(&shader, &memory, "out")
}

fn check(declared: &str, body: &str, expected: &[u32]) {
    let found = run(declared, body, &Options::default());
    assert_eq!(found[..expected.len()], *expected, "{declared}\n{body}");
}

fn floats(declared: &str, body: &str, expected: &[f32]) {
    let found = run(declared, body, &Options::default());
    for (at, (&found, &wanted)) in found.iter().zip(expected).enumerate() {
        let found = f32::from_bits(found);
        assert!(
            (found - wanted).abs() <= wanted.abs() * 1e-5 + 1e-6,
            "{declared}\n{body}\nnumber {at} is {found}, should be {wanted}"
        );
    }
}

/// A number that the compiler cannot know.
const OPAQUE: &str = "fn opaque(x: i32) -> i32 { return x + i32(before[1]); }";

#[test]
fn everything_begins_as_zero() {
    check(
        "struct S { a: vec3f, b: array<i32, 5>, c: bool, d: mat2x2f }
         var<private> p: S; var<workgroup> w: array<S, 3>;",
        "var l: S; var n: u32;
         for (var i = 0; i < 5; i++) { n += u32(l.b[i] + p.b[i] + w[2].b[i]); }
         out[0] = n + bitcast<u32>(l.a.z + p.a.y + w[1].d[1].y) + u32(l.c || p.c || w[0].c) + 5u;",
        &[5],
    );
    // In every round of a loop.
    check("", "for (var i = 0u; i < 3u; i++) { var x: u32; x += i; out[i] = x; }", &[0, 1, 2]);
}

#[test]
fn indices_outside_of_arrays() {
    let declared = format!(
        "{OPAQUE}
        struct Inner {{ head: u32, rows: array<vec3u, 2> }}
        @group(0) @binding(0) var<storage, read_write> inner: Inner;
        var<private> long: array<u32, 40>;"
    );
    // A read gives some element of the array, a write changes one or none.
    check(
        &declared,
        "out[0] = 5u; out[15] = 9u; out[1] = out[opaque(1000)]; out[2] = out[opaque(-1)];
        for (var i = 0; i < 5; i++) { out[3] = min(out[opaque(99)], 100u); }",
        &[5, 9, 9, 9],
    );
    check(
        &declared,
        "for (var i = -40; i < 40; i += 8) { out[opaque(i * 1000000 + 16)] = 3u; } out[0] = 1u;",
        &[1],
    );
    check(
        &declared,
        "inner.head = 4u; inner.rows[opaque(7)][opaque(9)] = 6u;
        inner.rows[opaque(-3)] = vec3u(2u);
        out[0] = inner.head; out[1] = inner.rows[1].z;",
        &[4, 2],
    );
    check(
        &declared,
        "var v = vec4u(1u, 2u, 3u, 4u); out[0] = v[opaque(2)]; v[opaque(1)] = 9u;
        out[1] = v.y;
        out[2] = v[opaque(77)]; var a = array<u32, 3>(4u, 5u, 6u); out[3] = a[opaque(-5)];
        a[opaque(8)] = 1u;
        out[4] = a[0] + a[1]; long[opaque(39)] = 7u; long[opaque(1 << 30)] = 8u;
        out[5] = long[opaque(40)];",
        &[3, 9, 4, 6, 9, 8],
    );
    check(
        &declared,
        "var m = mat2x3f(1, 2, 3, 4, 5, 6); out[0] = u32(m[opaque(1)].y);
        out[1] = u32(m[opaque(1)][opaque(2)]);
        m[opaque(0)][opaque(1)] = 7.0; out[2] = u32(m[0].y);
        out[3] = u32(m[opaque(9)][opaque(-1)]);",
        &[5, 6, 7, 6],
    );
}

#[test]
fn lengths_of_arrays() {
    let data = (Selector::Name("list".into()), vec![1; 7 * 8]);
    let options = Options { data: vec![data], ..Options::default() };
    let declared = "struct List { head: vec2u, items: array<vec2u> }
        @group(0) @binding(0) var<storage, read> list: List;";
    assert_eq!(run(declared, "out[0] = arrayLength(&list.items);", &options)[0], 6);
}

#[test]
fn integer_arithmetic() {
    check(
        OPAQUE,
        "let m = opaque(-2147483647) - 1; let z = opaque(0);
        out[0] = u32(m / opaque(-1)); out[1] = u32(m % opaque(-1)); out[2] = u32(opaque(7) / z);
        out[3] = u32(opaque(7) % z);
        out[4] = u32(opaque(-7) / opaque(2)); out[5] = u32(opaque(-7) % opaque(2));
        out[6] = u32(abs(m)); out[7] = u32(-m);",
        &[0x8000_0000, 0, 7, 0, -3i32 as u32, -1i32 as u32, 0x8000_0000, 0x8000_0000],
    );
    check(
        OPAQUE,
        "let s = u32(opaque(37)); out[0] = 1u << s; out[1] = 0x80000000u >> s;
        out[2] = u32(opaque(-64) >> s);
        out[3] = u32(vec2i(opaque(1), 2).x << vec2u(s, s).y); var x = u32(opaque(3)); x <<= s;
        x >>= 1u; x |= 1u; x ^= 3u; x %= 50u; out[4] = x;",
        &[32, 0x0400_0000, -2i32 as u32, 32, ((3 << 5 >> 1 | 1) ^ 3) % 50],
    );
    check(
        OPAQUE,
        "out[0] = u32(extractBits(opaque(-256), 4u, 8u));
        out[1] = u32(extractBits(opaque(0x7f0), 4u, 7u));
        out[2] = u32(insertBits(opaque(0), -1, 30u, 10u));
        out[3] = u32(countLeadingZeros(opaque(-1)));
        out[4] = u32(countTrailingZeros(opaque(0))); out[5] = u32(firstTrailingBit(opaque(0)));
        out[6] = u32(firstLeadingBit(opaque(-1)));
        out[7] = u32(reverseBits(opaque(5))); out[8] = u32(countOneBits(opaque(-1)));",
        &[0xffff_fff0, u32::MAX, 0xc000_0000, 0, 32, u32::MAX, u32::MAX, 0xa000_0000, 32],
    );
    check(
        OPAQUE,
        "out[0] = u32(dot4I8Packed((before[1] + 0x80ff7f01u), 0x0201ff03u));
        out[1] = pack4xI8(vec4i(opaque(-1), 130, -200, 5));
        out[2] = pack4xI8Clamp(vec4i(opaque(-1), 130, -200, 5));
        out[3] = pack4xU8Clamp(vec4u(u32(opaque(1)), 300u, 255u, 7u));
        out[4] = u32(unpack4xI8(u32(opaque(0x80))).x);
        out[5] = u32(dot(vec3i(opaque(2), -3, 4), vec3i(5, 6, -7)));
        out[6] = u32(sign(opaque(-9))); out[7] = u32(clamp(opaque(5), 7, 3));
        out[8] = u32(max(vec2i(opaque(-1), 2), vec2i(1)).x);",
        &[
            (3 - 127 - 1 - 256i32) as u32,
            0x0538_82ff,
            0x0580_7fff,
            0x07ff_ff01,
            -128i32 as u32,
            -36i32 as u32,
            u32::MAX,
            3,
            1,
        ],
    );
}

#[test]
fn conversions_and_bits() {
    check(
        OPAQUE,
        "let f = f32(opaque(3)); out[0] = u32(i32(f * 1e9)); out[1] = u32(f * -1.0);
        out[2] = u32(f * 1e10);
        out[3] = u32(i32(-f * 0.9)); out[4] = u32(f32(u32(opaque(-1))) == 4294967296.0);
        out[5] = bitcast<u32>(f);
        out[6] = u32(bool(opaque(2))); out[7] = u32(bool(f - 3.0));
        out[8] = bitcast<u32>(f32(bool(opaque(1))));
        out[9] = u32(i32(f * -1e10));",
        &[
            0x7fff_ff80,
            0,
            0xffff_ff00,
            -2i32 as u32,
            1,
            3f32.to_bits(),
            1,
            0,
            1f32.to_bits(),
            0x8000_0000,
        ],
    );
}

#[test]
fn remainders_of_floats() {
    floats(
        OPAQUE,
        "let o = f32(opaque(1));
        out[0] = bitcast<u32>((o * 7.0) % 7.0); out[1] = bitcast<u32>((o * -7.5) % 7.0);
        out[2] = bitcast<u32>((o * 49.0) % (o * 7.0));
        out[3] = bitcast<u32>((o * 3.0) % (o * -2.0)); out[4] = bitcast<u32>((o * 6.0) % 3.0);
        out[5] = bitcast<u32>((o * 1e6) % 10.0);
        out[6] = bitcast<u32>((o * -5.25) % 0.5);",
        &[0.0, -0.5, 0.0, 1.0, 0.0, 0.0, -0.25],
    );
    // Multiples of every whole number leave nothing.
    check(
        OPAQUE,
        "var bad = 0u; for (var b = 1; b < 60; b++) { for (var n = 1; n < 40; n++) {
        let q = f32(opaque(b * n)) % f32(b); if q != 0.0 { bad++; } } } out[0] = bad;",
        &[0],
    );
}

#[test]
fn special_values_of_floats() {
    floats(
        OPAQUE,
        "let o = f32(opaque(1));
        out[0] = bitcast<u32>(exp(o * -200.0)); out[1] = bitcast<u32>(pow(o * 0.0, 2.0));
        out[2] = bitcast<u32>(sqrt(o * 0.0));
        out[3] = bitcast<u32>(atan2(o * 0.0, -o)); out[4] = bitcast<u32>(atan2(-o, o * 0.0));
        out[5] = bitcast<u32>(atan2(-o * 0.0, o));
        out[6] = bitcast<u32>(tanh(o * 50.0)); out[7] = bitcast<u32>(asin(-o));
        out[8] = bitcast<u32>(acos(-o)); out[9] = bitcast<u32>(acosh(o));
        out[10] = bitcast<u32>(sign(o * -0.0)); out[11] = bitcast<u32>(saturate(o * 3.0));
        out[12] = bitcast<u32>(round(o * 2.5));
        out[13] = bitcast<u32>(fract(o * -1.25));
        out[14] = bitcast<u32>(ldexp(o, -130) * 1e30 * 1e8);
        out[15] = bitcast<u32>(trunc(o * -1.75));",
        &[
            0.0,
            0.0,
            0.0,
            std::f32::consts::PI,
            -std::f32::consts::FRAC_PI_2,
            0.0,
            1.0,
            -std::f32::consts::FRAC_PI_2,
            std::f32::consts::PI,
            0.0,
            0.0,
            1.0,
            2.0,
            0.75,
            0.0,
            -1.0,
        ],
    );
    check(
        OPAQUE,
        "let o = f32(opaque(1)); let f = frexp(o * 12.0);
        out[0] = bitcast<u32>(f.fract); out[1] = u32(f.exp);
        let z = frexp(o * 0.0); out[2] = bitcast<u32>(z.fract); out[3] = u32(z.exp);
        let m = modf(vec2f(o * -2.25, 3.5));
        out[4] = bitcast<u32>(m.fract.x); out[5] = bitcast<u32>(m.whole.y);
        out[6] = bitcast<u32>(1.0 / (o * 0.0)); out[7] = bitcast<u32>(log(o * 0.0));
        out[8] = u32(ldexp(o * 1.5, 200) == ldexp(o * 1e30, 200));
        out[9] = bitcast<u32>(frexp(-o * 0.375).fract);",
        &[
            0.75f32.to_bits(),
            4,
            0,
            0,
            (-0.25f32).to_bits(),
            3f32.to_bits(),
            f32::INFINITY.to_bits(),
            f32::NEG_INFINITY.to_bits(),
            1,
            (-0.75f32).to_bits(),
        ],
    );
}

#[test]
fn vectors_matrices_structures() {
    floats(
        OPAQUE,
        "let o = f32(opaque(1)); let a = mat2x3f(o, 2, 3, 4, 5, 6);
        let b = mat3x2f(o, 0, 2, 1, 0, 3);
        let c = a * b; out[0] = bitcast<u32>(c[0].y); out[1] = bitcast<u32>(c[2].z);
        let d = transpose(a); out[2] = bitcast<u32>(d[2].y);
        let v = a * vec2f(o, 2.0); out[3] = bitcast<u32>(v.z); let w = vec3f(o, 2.0, 3.0) * a;
        out[4] = bitcast<u32>(w.y);
        out[5] = bitcast<u32>((a + a * 2.0 - a)[1].x);
        out[6] = bitcast<u32>(determinant(mat4x4f(2, 0, 0, o, 0, 3, 0, 0, 0, 0, 4, 0, 1, 0, 0, 5)));
        out[7] = bitcast<u32>(refract(normalize(vec2f(o, -1.0)), vec2f(0.0, 1.0), 0.5).x);
        out[8] = bitcast<u32>(dot(vec4f(o), vec4f(1, 2, 3, 4)));
        out[9] = bitcast<u32>((vec3f(o, 2, 3).zyx / 2.0).x);
        out[10] = bitcast<u32>(mix(vec2f(o), vec2f(3.0), vec2f(0.0, 0.5)).y);
        out[11] = bitcast<u32>(distance(vec2f(o, 1.0), vec2f(4.0, 5.0)));",
        &[2.0, 18.0, 6.0, 15.0, 32.0, 8.0, 108.0, 0.353_553_4, 10.0, 1.5, 2.0, 5.0],
    );
    check(
        "struct P { at: vec2u, tag: u32 } struct Q { p: array<P, 2>, n: u32 }
        fn swap(q: ptr<function, Q>) -> u32 { let t = (*q).p[0]; (*q).p[0] = (*q).p[1];
        (*q).p[1] = t; (*q).n += 1u; return t.tag; }",
        "var q = Q(array<P, 2>(P(vec2u(1u, 2u), 3u), P(vec2u(4u, 5u), 6u)), 7u);
        out[0] = swap(&q); out[1] = q.p[0].at.y; out[2] = q.n;
         let copy = q; q.p[1].tag = 9u; out[3] = copy.p[1].tag; let inner = &q.p[1];
         (*inner).at.x = 8u; out[4] = q.p[1].at.x + q.p[1].tag;
         out[5] = u32(all(vec3<bool>(true, q.n == 8u, true))) + 2u * u32(any(vec2<bool>(false)));
         out[6] = dot(select(vec3u(1u, 2u, 3u), vec3u(10u), vec3<bool>(true, false, true)),
             vec3u(1u));",
        &[3, 5, 8, 3, 17, 1, 22],
    );
}

#[test]
fn ways_through_a_function() {
    check(
        OPAQUE,
        "for (var i = 0; i < 8; i++) { switch opaque(i) { case 1, 2: { out[i] = 10u;
        } case 3 { if i == 3 { break; } out[i] = 1u; }
        default { out[i] = 99u; } case 5: { continue; } case 6: { for (var j = 0; j < 9;
        j++) { if j == 4 { break; } out[i] += 1u; } } } out[i] += 1000u; }",
        &[1099, 1010, 1010, 1000, 1099, 0, 1004, 1099],
    );
    check(
        OPAQUE,
        "var i = 0; var n = 0u; loop { i++; if i % 2 == 0 { continue; } n += u32(i);
        continuing { n += 100u; break if i >= opaque(5); } } out[0] = n;
        loop { if opaque(4) > 3 { break; } } out[1] = 1u; while true { n++; if n > 700u { break;
        } } out[2] = n;",
        &[509, 1, 701],
    );
    check(
        "fn f(x: u32) -> u32 { for (var i = 0u; i < 10u; i++) { for (var j = 0u; j < 10u;
        j++) { if i * j == x { return i * 100u + j; } } } return 9999u; }
        fn g(x: u32) -> bool { before[2] += 0u; return x > 3u; }",
        "out[0] = f(42u); out[1] = f(97u);
        out[2] = u32(g(2u) && f(1u) == 101u) + u32(g(5u) || f(2u) == 1u) * 2u;
        { let out_of_scope = 3u; { let out_of_scope = 4u; out[3] = out_of_scope;
        } out[4] = out_of_scope; }",
        &[607, 9999, 2, 4, 3],
    );
}

#[test]
fn overrides() {
    let declared = "override count: u32 = 3u; @id(7) override scale: f32 = 0.5;
        override on: bool = true; override both = f32(count) * 2.0;
        override size: u32 = count + 1u; var<workgroup> shared_row: array<u32, size>;";
    let body = "out[0] = count; out[1] = bitcast<u32>(scale); out[2] = u32(on);
        out[3] = u32(both); shared_row[size - 1u] = 5u; out[4] = shared_row[size - 1u];";
    assert_eq!(run(declared, body, &Options::default())[..5], [3, 0.5f32.to_bits(), 1, 6, 5]);
    let overrides = vec![("count".into(), 9.0), ("7".into(), 0.25), ("on".into(), 0.0)];
    let options = Options { overrides, ..Options::default() };
    assert_eq!(run(declared, body, &options)[..5], [9, 0.25f32.to_bits(), 0, 18, 5]);
    let options = Options { overrides: vec![("more".into(), 1.0)], ..Options::default() };
    let source = format!("{declared} @compute @workgroup_size(1) fn main() {{}}");
    let error = compile("t.wgsl", source.as_bytes(), Language::Wgsl, &options).unwrap_err();
    let said = "t.wgsl: there is no override `more`; there are: count, scale, on, both, size";
    assert_eq!(error.message, said);
}

#[test]
fn every_atomic() {
    for (space, begin) in
        [("@group(0) @binding(0) var<storage, read_write>", ""), ("var<workgroup>", "")]
    {
        let declared = format!(
            "{space} u: atomic<u32>; {} i: array<atomic<i32>, 3>;",
            space.replace("binding(0)", "binding(1)")
        );
        let body = format!(
            "{begin} atomicStore(&u, 12u); out[0] = atomicAdd(&u, 5u);
        out[1] = atomicSub(&u, 3u); out[2] = atomicAnd(&u, 0xeu);
            out[3] = atomicOr(&u, 0x11u); out[4] = atomicXor(&u, 0xfu);
            out[5] = atomicMax(&u, 40u); out[6] = atomicMin(&u, 7u);
            out[7] = atomicExchange(&u, 3u); let a = atomicCompareExchangeWeak(&u, 3u, 8u);
            let b = atomicCompareExchangeWeak(&u, 4u, 1u);
            out[8] = a.old_value + 10u * u32(a.exchanged);
            out[9] = b.old_value + 10u * u32(b.exchanged); out[10] = atomicLoad(&u);
            atomicStore(&i[1], -5); out[11] = u32(atomicMax(&i[1], 2));
            out[12] = u32(atomicMin(&i[1], -7)); out[13] = u32(atomicLoad(&i[1]));
            out[14] = u32(atomicSub(&i[1], 1)); out[15] = u32(atomicLoad(&i[1]));"
        );
        check(
            &declared,
            &body,
            &[
                12,
                17,
                14,
                14,
                31,
                16,
                40,
                7,
                13,
                8,
                8,
                -5i32 as u32,
                2,
                -7i32 as u32,
                -7i32 as u32,
                -8i32 as u32,
            ],
        );
    }
}
