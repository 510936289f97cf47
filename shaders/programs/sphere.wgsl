// programs/sphere.s in WGSL: a textured, lit sphere over a textured floor.
override WIDTH = 96.0;
override HEIGHT = 72.0;
const AMBIENT = 0.2;
const SHINE = 0.5;

@group(0) @binding(0) var wood: texture_2d<f32>;
@group(0) @binding(1) var filtered: sampler;

@fragment
fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {
    // On the screen, -1 to 1 from below upwards.
    let screen = vec2f(at.x * (2.0 / HEIGHT) - WIDTH / HEIGHT, 1.0 - at.y * (2.0 / HEIGHT));
    // The floor, one below the eye; above the horizon the sky.
    let nearness = 0.0 - screen.y;
    let depth = 1.0 / nearness;
    let on_floor = vec2f(screen.x * 0.25, 0.375) * depth;
    let floor = textureSampleLevel(wood, filtered, on_floor, 0.0).rgb * 0.7;
    let height = screen.y * 0.25 + 0.25;
    let behind = select(vec3f(height, height + 0.1, 0.9), floor, nearness > 0.06);
    // The normal: x and y from the screen, z by a square root.
    let across = screen / 0.7;
    let inside = 1.0 - dot(across, across);
    let least = max(inside, 0.0001);
    let normal = vec3f(across, least * inverseSqrt(least));
    // The picture on the sphere, seen from its far pole.
    let paint = textureSampleLevel(wood, filtered, across / (normal.z + 1.0), 0.0).rgb;
    let light = normalize(vec3f(0.5, 0.75, 0.625));
    let half_way = normalize(light + vec3f(0.0, 0.0, 1.0));
    let diffuse = max(dot(normal, light), 0.0) * (1.0 - AMBIENT) + AMBIENT;
    var shine = max(dot(normal, half_way), 0.0);
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    let lit = paint * diffuse + shine * SHINE;
    let cover = clamp(inside / fwidth(inside) + 0.5, 0.0, 1.0);
    return vec4f((lit - behind) * cover + behind, 1.0);
}
