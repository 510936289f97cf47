// programs/mandelbrot.s in WGSL: at most 32 steps, which are the red and the green of the pixel.
override WIDTH = 64.0;
override HEIGHT = 48.0;

@fragment
fn main(@builtin(position) at: vec4f) -> @location(0) vec4f {
    let c = floor(at.xy) * vec2f(3.0 / WIDTH, 2.5 / HEIGHT) + vec2f(-2.25, -1.25);
    var z = vec2f();
    var steps = 0u;
    while steps < 32u {
        let square = z * z;
        if square.x + square.y > 4.0 {
            break;
        }
        let product = z.x * z.y;
        z = vec2f(square.x - square.y, product + product) + c;
        steps++;
    }
    let red = f32(min(steps * 8u, 255u)) / 255.0;
    let green = f32(steps * 8u & 255u) / 255.0;
    return vec4f(red, green, 0.0, 1.0);
}
