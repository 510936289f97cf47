// Products that are added become `fmad`; what is constant is folded.
@fragment fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
    let k = 2.0 * 3.0;
    return vec4f(uv.x * k + uv.y, fract(uv.y * 4.0 - 1.0), 0.5, 1.0);
}
