// Water over a picture: waves bend what is seen through them and glitter in the light. Run:
// warpwright run shaders/water.wgsl --image demo/photo.png --size 160x120 --out water.png
@group(0) @binding(0) var ground: texture_2d<f32>;
@group(0) @binding(1) var filtered: sampler;

struct Motion {
    time: f32,
}
@group(0) @binding(2) var<uniform> motion: Motion;

/// Height of the water and its slopes: a sum of waves from several directions.
fn waves(p: vec2f) -> vec3f {
    const DIRECTIONS = array<vec2f, 5>(
        vec2f(0.8, 0.6), vec2f(-0.28, 0.96), vec2f(0.96, -0.28), vec2f(-0.7071, -0.7071),
         vec2f(0.6, -0.8));
    var sum = vec3f();
    var size = 9.0;
    var height = 0.02;
    for (var i = 0; i < 5; i++) {
        let direction = DIRECTIONS[i];
        let phase = dot(p, direction) * size + motion.time * 2.0 + f32(i);
        sum += vec3f(sin(phase) * height, direction * cos(phase) * size * height);
        size *= 1.7;
        height *= 0.55;
    }
    return sum;
}

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
    let wave = waves(vec2f(uv.x * 1.3333, uv.y));
    let normal = normalize(vec3f(-wave.yz, 1.0));
    let seen = refract(vec3f(0.0, 0.0, -1.0), normal, 0.75);
    let paint = textureSample(ground, filtered, uv + seen.xy * 0.12).rgb;
    let light = normalize(vec3f(0.4, -0.5, 0.75));
    let glitter = pow(max(reflect(-light, normal).z, 0.0), 60.0);
    let depth = clamp(0.5 + wave.x * 8.0, 0.0, 1.0);
    let tint = mix(vec3f(0.35, 0.6, 0.7), vec3f(0.8, 0.95, 1.0), depth);
    return vec4f(paint * tint + glitter * 0.6, 1.0);
}
