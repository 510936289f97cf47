// TextureLoad with mips, textureDimensions by level, textureNumLevels.
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment fn main(@builtin(position) p: vec4f) -> @location(0) vec4f {
    let levels = i32(textureNumLevels(t));
    var sum = vec4f();
    for (var l = 0; l < levels; l++) {
        let d = textureDimensions(t, l);
        sum += textureLoad(t, vec2u(p.xy) % d, l) / f32(1 << u32(l + 1));
    }
    let q = textureSampleLevel(t, s, p.xy / 32.0, 1.5);
    return vec4f(mix(sum, q, 0.5).rgb, 1.0);
}
