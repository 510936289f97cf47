// Mandelbrot set with smooth colours. Run:
// warpwright run shaders/mandelbrot.wgsl --size 320x240 --out mandelbrot.png
const STEPS = 64u;

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
    let c = vec2f(uv.x * 3.2 - 2.3, uv.y * 2.4 - 1.2);
    var z = vec2f();
    var steps = 0u;
    while steps < STEPS && dot(z, z) < 256.0 {
        z = vec2f(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
        steps++;
    }
    if steps == STEPS {
        return vec4f(0.02, 0.02, 0.06, 1.0);
    }
    // How far the last step went gives the fraction between two counts.
    let smooth_steps = f32(steps) - log2(log2(dot(z, z)) * 0.5);
    let t = 0.25 + 0.09 * smooth_steps;
    let colour = 0.5 + 0.5 * cos(6.2832 * (t + vec3f(0.0, 0.1, 0.25)));
    return vec4f(colour, 1.0);
}
