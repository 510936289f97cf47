// Arrays of structs in storage buffers, nested functions with pointers.
struct Body {
    pos: vec3f, mass: f32, tags: array<u32, 3>, spin: mat2x2f
}
struct World {
    count: u32, bodies: array<Body>
}
@group(0) @binding(0) var<storage, read_write> world: World;
@group(0) @binding(1) var<storage, read_write> log_: array<f32, 64>;
fn push(b: ptr<function, Body>, v: vec3f) {
    (*b).pos += v;
    bump(&(*b).tags, 1u);
}
fn bump(t: ptr<function, array<u32, 3>>, by: u32) {
    for (var i = 0u; i < 3u; i++) {
        (*t)[i] += by * (i + 1u);
    }
}
fn energy(at: u32) -> f32 {
    let b = &world.bodies[at];
    return 0.5 * (*b).mass * dot((*b).pos, (*b).pos);
}
@compute @workgroup_size(4) fn main(@builtin(global_invocation_id) id: vec3u) {
    let n = arrayLength(&world.bodies);
    var b = world.bodies[id.x % n];
    b.mass = f32(id.x) + 1.5;
    b.spin = mat2x2f(1.0, 2.0, 3.0, f32(id.x));
    push(&b, vec3f(f32(id.x), 2.0, -1.0));
    push(&b, vec3f(0.5));
    b.spin[id.x & 1u][(id.x >> 1u) & 1u] = 9.0;
    world.bodies[id.x] = b;
    log_[id.x] = energy(id.x) + determinant(b.spin) + f32(b.tags[id.x % 3u]);
    if id.x == 0u {
        world.count = n;
    }
}
