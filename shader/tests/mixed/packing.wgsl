// Pack and unpack, bit twiddling, signed and unsigned of all.
@group(0) @binding(0) var<storage, read_write> o: array<u32, 256>;
fn h(x: u32) -> u32 {
    var v = x;
    v ^= v >> 16u;
    v *= 0x7feb352du;
    v ^= v >> 15u;
    v *= 0x846ca68bu;
    return v ^ (v >> 16u);
}
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) i: u32) {
    let x = h(i);
    let y = h(i + 77u);
    let a = unpack4x8snorm(x);
    let b = unpack4x8unorm(y);
    let c = unpack2x16float(pack2x16float(a.xy * 100.0));
    let d = unpack4xI8(x);
    let e = unpack4xU8(y);
    o[8u * i + 0u] = pack4x8snorm(a * b.wzyx);
    o[8u * i + 1u] = pack4x8unorm(abs(a) + b * 0.1);
    o[8u * i + 2u] = pack2x16snorm(c / 100.0);
    o[8u * i + 3u] = pack2x16unorm(b.xy - 0.2);
    o[8u * i + 4u] = pack4xI8Clamp(d * 3) ^ pack4xU8(e << vec4u(1u));
    o[8u * i + 5u] = u32(dot4I8Packed(x, y)) + dot4U8Packed(x, y);
    o[8u * i + 6u] = u32(extractBits(i32(x), i & 15u, 9u)) ^ insertBits(x, y, i & 31u, i >> 2u);

        o[8u * i + 7u] = countOneBits(x) + firstLeadingBit(y) * 32u + u32(firstLeadingBit(i32(x))) + reverseBits(y ^ x);
}
