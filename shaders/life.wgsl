// A step of the Game of Life on a torus of 64 x 64 cells, shown as a picture. Run:
// warpwright run shaders/life.wgsl --size 64x64 --workgroups 8,16 --out life.png
const SIDE = 64u;

@group(0) @binding(0) var<storage, read_write> next: array<u32, 4096>;
@group(0) @binding(1) var picture: texture_storage_2d<rgba8unorm, write>;

/// The first generation: a number of the place, mixed.
fn alive(x: u32, y: u32) -> u32 {
    var n = (y % SIDE) * SIDE + x % SIDE;
    n = (n ^ 61u) ^ (n >> 16u);
    n *= 9u;
    n ^= n >> 4u;
    n *= 0x27d4eb2du;
    return (n >> 15u) & 1u;
}

@compute @workgroup_size(8, 4)
fn main(@builtin(global_invocation_id) id: vec3u) {
    var neighbours = 0u;
    for (var dy = 0u; dy < 3u; dy++) {
        for (var dx = 0u; dx < 3u; dx++) {
            neighbours += alive(id.x + dx + SIDE - 1u, id.y + dy + SIDE - 1u);
        }
    }
    let self_alive = alive(id.x, id.y);
    neighbours -= self_alive;
    let lives = neighbours == 3u || (neighbours == 2u && self_alive == 1u);
    next[id.y * SIDE + id.x] = u32(lives);
    let light = select(0.06, 0.95, lives);
    textureStore(picture, id.xy, vec4f(light, light * 0.9, f32(neighbours) / 8.0, 1.0));
}
