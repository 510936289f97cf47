// programs/rays.s in WGSL: a landscape seen by marching rays; the red of a picture is the height of
// the ground.
override WIDTH = 48.0;
override HEIGHT = 32.0;
const SIDE = 48u;
const FAR = 60u;
const EYE = 320.0;

@group(0) @binding(0) var<storage, read> ground: array<u32, 2304>;

@fragment
fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {
    let column = min(u32(floor(at.x) * (48.0 / WIDTH)), SIDE - 1u);
    let slope = at.y * (48.0 / HEIGHT);
    var distance = 0u;
    var height = EYE;
    loop {
        let hill = ground[min(distance, SIDE - 1u) * SIDE + column] & 255u;
        height -= slope;
        distance++;
        if height <= f32(hill) {
            // Ground: its height as green, the rest fades with the distance.
            let fade = f32(min(distance * 4u, 255u)) / 255.0;
            return vec4f(fade, f32(hill) / 255.0, fade, 1.0);
        }
        if distance >= FAR {
            break;
        }
    }
    // Sky: lighter towards the horizon.
    let shade = f32(min(u32(at.y) * 4u + 96u, 255u)) / 255.0;
    return vec4f(shade, shade, 1.0, 1.0);
}
