// A step of a flock: each bird steers by its neighbours. Run:
// warpwright run shaders/boids.wgsl --threads 64 --show after:f32
struct Bird {
    place: vec2f,
    speed: vec2f,
}

@group(0) @binding(0) var<storage, read_write> after: array<Bird>;

fn first(i: u32) -> Bird {
    let turn = f32(i) * 2.4;
    let far = sqrt(f32(i) + 0.5) * 0.1;
    return Bird(vec2f(cos(turn), sin(turn)) * far, vec2f(-sin(turn), cos(turn)) * 0.02);
}

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
    let count = arrayLength(&after);
    var bird = first(id.x);
    var centre = vec2f();
    var away = vec2f();
    var along = vec2f();
    var near = 0.0;
    for (var i = 0u; i < count; i++) {
        if i == id.x {
            continue;
        }
        let other = first(i);
        let to = other.place - bird.place;
        let distance = length(to);
        if distance < 0.3 {
            centre += other.place;
            along += other.speed;
            near += 1.0;
        }
        if distance < 0.1 {
            away -= to;
        }
    }
    if near > 0.0 {
        bird.speed += (centre / near - bird.place) * 0.02 + away * 0.05 + along / near * 0.05;
    }
    bird.speed = normalize(bird.speed) * clamp(length(bird.speed), 0.0, 0.1);
    bird.place += bird.speed * 0.5;
    after[id.x] = bird;
}
