// Discard with derivatives in and after divergent flow, fwidth lines.
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment fn main(@builtin(position) p: vec4f, @location(0) uv: vec2f) -> @location(0) vec4f {
    let r = length(uv - 0.5);
    if r > 0.45 {
        discard;
    }
    let w = fwidth(r);
    let band = smoothstep(-w, w, sin(r * 40.0));
    let c = textureSample(t, s, uv * 2.0);
    if band < 0.3 && c.r > 0.2 {
        if c.g > 0.9 {
            discard;
        }
        return vec4f(dpdx(uv.x) * 20.0, c.g, dpdy(r) * 5.0 + 0.5, 1.0);
    }
    return vec4f(c.rgb * band, 1.0);
}
