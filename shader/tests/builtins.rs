// SPDX-License-Identifier: MIT
//! Built-in functions and operators over special values, against Rust's own arithmetic: integers
//! exactly, floats within the accuracy that WGSL asks for.
use super::common::{agree, words};
use warpwright_shader::front::Selector;
use warpwright_shader::Options;

/// Runs an expression of `a` and `b` for all pairs of words.
fn run(ty: &str, expression: &str, values: &[u32]) -> Vec<(u32, u32, u32)> {
    let source = format!(
        "@group(0) @binding(0) var<storage, read> values: array<u32>;
         @group(0) @binding(1) var<storage, read_write> results: array<u32>;
         @compute @workgroup_size(4) fn main(@builtin(global_invocation_id) id: vec3u) {{
             let count = arrayLength(&values);
             let a = bitcast<{ty}>(values[id.x / count]);
             let b = bitcast<{ty}>(values[id.x % count]);
             results[id.x] = {expression};
         }}"
    );
    let count = values.len() as u32;
    let data = values.iter().flat_map(|word| word.to_le_bytes()).collect();
    let data = vec![(Selector::Name("values".into()), data)];
    let options =
        Options { data, workgroups: [(count * count).div_ceil(4), 1, 1], ..Options::default() };
    let (shader, memory) = agree(&source, &options);
    let results = words(&shader, &memory, "results");
    let pairs = values.iter().flat_map(|&a| values.iter().map(move |&b| (a, b)));
    pairs.zip(results).map(|((a, b), result)| (a, b, result)).collect()
}

const WORDS: [u32; 14] = [
    0,
    1,
    2,
    3,
    7,
    31,
    32,
    33,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
];

fn exact_unsigned(expression: &str, expected: impl Fn(u32, u32) -> u32) {
    for (a, b, result) in run("u32", expression, &WORDS) {
        assert_eq!(result, expected(a, b), "{expression} of {a:#x} and {b:#x}");
    }
}

fn exact_signed(expression: &str, expected: impl Fn(i32, i32) -> i32) {
    for (a, b, result) in run("i32", expression, &WORDS) {
        let (a, b) = (a as i32, b as i32);
        assert_eq!(result as i32, expected(a, b), "{expression} of {a} and {b}");
    }
}

#[test]
fn unsigned_operators() {
    exact_unsigned("a + b", u32::wrapping_add);
    exact_unsigned("a - b", u32::wrapping_sub);
    exact_unsigned("a * b", u32::wrapping_mul);
    exact_unsigned("a / b", |a, b| a.checked_div(b).unwrap_or(a));
    exact_unsigned("a % b", |a, b| a.checked_rem(b).unwrap_or(0));
    exact_unsigned("a / 7u + a % 10u", |a, _| (a / 7).wrapping_add(a % 10));
    exact_unsigned("a << (b & 31u)", |a, b| a << (b & 31));
    exact_unsigned("a >> b", |a, b| a >> (b & 31));
    exact_unsigned("u32(a < b) + 2u * u32(a >= b)", |a, b| {
        u32::from(a < b) + 2 * u32::from(a >= b)
    });
    exact_unsigned("clamp(a, 3u, b)", |a, b| a.max(3).min(b));
}

#[test]
fn signed_operators() {
    exact_signed("bitcast<u32>(a / b)", |a, b| a.checked_div(b).unwrap_or(a));
    exact_signed("bitcast<u32>(a % b)", |a, b| a.checked_rem(b).unwrap_or(0));
    exact_signed("bitcast<u32>(a >> bitcast<u32>(b))", |a, b| a >> (b & 31));
    exact_signed("bitcast<u32>(-a)", |a, _| a.wrapping_neg());
    exact_signed("bitcast<u32>(abs(a))", |a, _| a.wrapping_abs());
    exact_signed("bitcast<u32>(sign(a))", |a, _| a.signum());
    exact_signed("bitcast<u32>(min(a, b) ^ max(a, b))", |a, b| a.min(b) ^ a.max(b));
    exact_signed("select(1u, 2u, a < b)", |a, b| if a < b { 2 } else { 1 });
}

#[test]
fn bit_functions() {
    exact_unsigned("countOneBits(a)", |a, _| a.count_ones());
    exact_unsigned("countLeadingZeros(a)", |a, _| a.leading_zeros());
    exact_unsigned("countTrailingZeros(a)", |a, _| a.trailing_zeros());
    exact_unsigned("reverseBits(a)", |a, _| a.reverse_bits());
    exact_unsigned("firstLeadingBit(a)", |a, _| 31u32.wrapping_sub(a.leading_zeros()));
    exact_unsigned(
        "firstTrailingBit(a)",
        |a, _| if a == 0 { u32::MAX } else { a.trailing_zeros() },
    );
    exact_signed("bitcast<u32>(firstLeadingBit(a))", |a, _| {
        31 - (a ^ a >> 31).leading_zeros() as i32
    });
    let extract = |a: u32, offset: u32, count: u32| {
        let offset = offset.min(32);
        let count = count.min(32 - offset);
        if count == 0 {
            0
        } else {
            a >> offset & (u32::MAX >> (32 - count))
        }
    };
    exact_unsigned("extractBits(a, b, 5u)", |a, b| extract(a, b, 5));
    exact_unsigned("extractBits(a, 3u, b)", |a, b| extract(a, 3, b));
    exact_unsigned("extractBits(a, 0u, b)", |a, b| extract(a, 0, b));
    exact_unsigned("insertBits(a, b, 4u, 8u)", |a, b| a & !0xff0 | (b & 0xff) << 4);
    exact_unsigned("insertBits(a, b, 0u, 32u)", |_, b| b);
    exact_unsigned("pack4xU8(unpack4xU8(a))", |a, _| a);
    exact_unsigned("dot4U8Packed(a, b)", |a, b| {
        a.to_le_bytes().iter().zip(b.to_le_bytes()).map(|(&a, b)| u32::from(a) * u32::from(b)).sum()
    });
}

const FLOATS: [f32; 14] =
    [0.0, -0.0, 1.0, -1.0, 0.5, -0.75, 2.0, 3.1, -2.5, 1e-3, 100.25, -1234.5, 0.999, 7.0];

/// Checks a float against a value that is right, within so many units in the last place or an
/// absolute error.
fn close(
    expression: &str,
    ulps: f64,
    absolute: f64,
    domain: impl Fn(f64, f64) -> bool,
    expected: impl Fn(f64, f64) -> f64,
) {
    let values = FLOATS.map(f32::to_bits);
    for (a, b, result) in run("f32", &format!("bitcast<u32>({expression})"), &values) {
        let (a, b, result) = (
            f64::from(f32::from_bits(a)),
            f64::from(f32::from_bits(b)),
            f64::from(f32::from_bits(result)),
        );
        if !domain(a, b) {
            continue;
        }
        let right = expected(a, b);
        let unit = f64::from(f32::EPSILON) * right.abs().max(f64::from(f32::MIN_POSITIVE)) / 2.0;
        let error = (result - right).abs();
        assert!(
            error <= (ulps * 2.0 * unit).max(absolute),
            "{expression} of {a} and {b}: {result}, should be {right}"
        );
    }
}

#[test]
fn float_operators() {
    let all = |_: f64, _: f64| true;
    close("a + b", 0.5, 0.0, all, |a, b| f64::from((a + b) as f32));
    close("a * b - 1.5", 1.0, 1e-7, all, |a, b| f64::from((a * b) as f32) - 1.5);
    close("a / b", 2.5, 0.0, |_, b| b != 0.0, |a, b| a / b);
    close(
        "a % b",
        0.0,
        2e-4,
        |a, b| b.abs() > 0.4 && a.abs() < 200.0 && (0.01..0.9).contains(&(a / b).fract().abs()),
        |a, b| a % b,
    );
    close("sqrt(abs(a))", 2.0, 0.0, all, |a, _| a.abs().sqrt());
    close("inverseSqrt(a)", 2.0, 0.0, |a, _| a > 0.0, |a, _| 1.0 / a.sqrt());
    close("floor(a) + ceil(b)", 0.0, 0.0, all, |a, b| a.floor() + b.ceil());
    close("round(a) + trunc(b)", 0.0, 0.0, all, |a, b| a.round_ties_even() + b.trunc());
    close("fract(a)", 0.5, 0.0, all, |a, _| f64::from((a - a.floor()) as f32));
    close("sign(a)", 0.0, 0.0, all, |a, _| if a == 0.0 { 0.0 } else { a.signum() });
    close("step(a, b)", 0.0, 0.0, all, |a, b| f64::from(a <= b));
    close("clamp(a, -1.0, 2.0)", 0.0, 0.0, all, |a, _| a.clamp(-1.0, 2.0));
    close("mix(a, b, 0.25)", 2.0, 1e-4, all, |a, b| a * 0.75 + b * 0.25);
    close("smoothstep(0.0, 2.0, a)", 4.0, 1e-6, all, |a, _| {
        let t = (a / 2.0).clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    });
    close("fma(a, b, 2.0)", 1.0, 2e-7, all, |a, b| f64::from((a * b) as f32) + 2.0);
    close("ldexp(a, 5) + ldexp(b, -3)", 0.5, 0.0, all, |a, b| {
        f64::from((a * 32.0 + b / 8.0) as f32)
    });
    close(
        "frexp(a).fract * 4.0 + f32(frexp(b).exp)",
        0.5,
        1e-6,
        |a, b| a != 0.0 && b != 0.0,
        |a, b| {
            let exponent = |x: f64| x.abs().log2().floor() + 1.0;
            a / exponent(a).exp2() * 4.0 + exponent(b)
        },
    );
    close("modf(a).fract + modf(b).whole", 1.0, 1e-4, all, |a, b| a.fract() + b.trunc());
    close("quantizeToF16(a)", 0.0, 0.6, all, |a, _| a);
}

#[test]
fn transcendental_functions() {
    let all = |_: f64, _: f64| true;
    let small = |a: f64, _: f64| a.abs() < 20.0;
    let turn = 2f64.powi(-11);
    close("sin(a)", 0.0, turn, |a, _| a.abs() < 3.2, |a, _| a.sin());
    close("cos(a)", 0.0, turn, |a, _| a.abs() < 3.2, |a, _| a.cos());
    close("sin(a) + cos(b)", 0.0, 1e-3, all, |a, b| a.sin() + b.cos());
    close("tan(a)", 0.0, 6e-3, |a, _| a.abs() < 1.2, |a, _| a.tan());
    close("exp(a)", 45.0, 0.0, small, |a, _| a.exp());
    close("exp2(a)", 45.0, 0.0, small, |a, _| a.exp2());
    close("log(a)", 3.0, 2f64.powi(-21), |a, _| a > 0.0, |a, _| a.ln());
    close("log2(a)", 3.0, 2f64.powi(-21), |a, _| a > 0.0, |a, _| a.log2());
    close("pow(a, b)", 400.0, 1e-6, |a, b| a > 0.0 && b.abs() < 8.0, |a, b| a.powf(b));
    close("atan(a)", 4096.0, 1e-6, all, |a, _| a.atan());
    close(
        "atan2(a, b)",
        4096.0,
        1e-6,
        |a, b| a != 0.0 || b != 0.0,
        |a, b| if b == 0.0 { a.atan2(0.0) } else { a.atan2(b) },
    );
    close("asin(a)", 0.0, 6.81e-5, |a, _| a.abs() <= 1.0, |a, _| a.asin());
    close("acos(a)", 0.0, 6.81e-5, |a, _| a.abs() <= 1.0, |a, _| a.acos());
    close("sinh(a)", 100.0, 1e-6, small, |a, _| a.sinh());
    close("cosh(a)", 100.0, 1e-6, small, |a, _| a.cosh());
    close("tanh(a)", 0.0, 1e-5, all, |a, _| a.tanh());
    close("asinh(a)", 100.0, 1e-5, small, |a, _| a.asinh());
    close("acosh(a)", 100.0, 1e-3, |a, _| a >= 1.0, |a, _| a.acosh());
    close("atanh(a)", 100.0, 1e-5, |a, _| a.abs() < 0.9, |a, _| a.atanh());
    close("degrees(a) + radians(b)", 2.0, 1e-3, all, |a, b| a.to_degrees() + b.to_radians());
}

#[test]
fn vectors_and_matrices() {
    let all = |_: f64, _: f64| true;
    close("dot(vec3f(a, b, 1.0), vec3f(2.0, a, b))", 4.0, 1e-3, all, |a, b| a * 2.0 + b * a + b);
    close("length(vec2f(a, b))", 4.0, 1e-6, all, f64::hypot);
    close("distance(vec2f(a, 1.0), vec2f(b, 1.0))", 4.0, 1e-6, all, |a, b| (a - b).abs());
    close("cross(vec3f(a, 1.0, 2.0), vec3f(3.0, b, 4.0)).z", 2.0, 1e-2, all, |a, b| a * b - 3.0);
    close("normalize(vec2f(a, 3.0)).x", 8.0, 1e-6, all, |a, _| a / a.hypot(3.0));
    close("reflect(vec2f(a, b), vec2f(0.0, 1.0)).y", 2.0, 1e-4, all, |_, b| -b);
    close("(mat2x2f(a, 1.0, 2.0, b) * vec2f(3.0, 4.0)).y", 2.0, 1e-3, all, |_, b| 3.0 + 4.0 * b);
    close("(vec2f(3.0, 4.0) * mat2x2f(a, 1.0, 2.0, b)).x", 2.0, 1e-3, all, |a, _| 3.0 * a + 4.0);
    close(
        "determinant(mat3x3f(a, 2.0, 0.0, 1.0, b, 1.0, 0.0, 3.0, 1.0))",
        8.0,
        1e-2,
        all,
        |a, b| a * (b - 3.0) - 2.0,
    );
    close("transpose(mat2x3f(a, 1.0, b, 4.0, 5.0, 6.0))[2].x", 0.0, 0.0, all, |_, b| b);
    close("faceForward(vec2f(a, b), vec2f(1.0, 0.0), vec2f(-1.0, 0.0)).x", 0.0, 0.0, all, |a, _| a);
}

#[test]
fn conversions_saturate() {
    let values: Vec<u32> =
        [3e9f32, -3e9, 5e9, -1.0, 0.99, -0.99, 2_147_483_520.0, 1e20].map(f32::to_bits).to_vec();
    for (a, _, result) in run("f32", "bitcast<u32>(i32(a))", &values) {
        let a = f32::from_bits(a);
        assert_eq!(result as i32, a.clamp(-2_147_483_648.0, 2_147_483_520.0) as i32, "i32({a})");
    }
    for (a, _, result) in run("f32", "u32(a)", &values) {
        let a = f32::from_bits(a);
        assert_eq!(result, a.clamp(0.0, 4_294_967_040.0) as u32, "u32({a})");
    }
}

#[test]
fn packing() {
    let all = |_: f64, _: f64| true;
    close("unpack4x8unorm(pack4x8unorm(vec4f(a, b, 0.5, 1.0))).y", 0.0, 0.003, all, |_, b| {
        b.clamp(0.0, 1.0)
    });
    close("unpack4x8snorm(pack4x8snorm(vec4f(a, b, 0.5, 1.0))).x", 0.0, 0.005, all, |a, _| {
        a.clamp(-1.0, 1.0)
    });
    close("unpack2x16unorm(pack2x16unorm(vec2f(a, b))).x", 0.0, 1e-5, all, |a, _| {
        a.clamp(0.0, 1.0)
    });
    close("unpack2x16snorm(pack2x16snorm(vec2f(a, b))).y", 0.0, 2e-5, all, |_, b| {
        b.clamp(-1.0, 1.0)
    });
    close("unpack2x16float(pack2x16float(vec2f(a, b))).y", 0.0, 0.6, all, |_, b| b);
}
