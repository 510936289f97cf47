// Both ways are short: they are computed, and the result is chosen.
@fragment fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
    var light = uv.x;
    if uv.y > 0.5 && uv.x < 0.25 { light = 1.0 - light; } else { light *= 0.5; }
    return vec4f(light);
}
