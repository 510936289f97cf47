// A textured, lit sphere with a smooth edge. Run:
// warpwright run shaders/sphere.wgsl --image demo/photo.png --size 160x120 --out sphere.png
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var filtered: sampler;

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
    let at = vec2f((uv.x - 0.5) * 2.6667, 1.0 - 2.0 * uv.y) / 0.8;
    let inside = 1.0 - dot(at, at);
    let normal = vec3f(at, sqrt(max(inside, 0.0)));
    // Seen from the far pole, the whole sphere is in the picture.
    let place = normal.xy / (1.0 + normal.z) * 0.5 + 0.5;
    let paint = textureSample(picture, filtered, place).rgb;
    let light = normalize(vec3f(0.5, 0.6, 0.62));
    let half_way = normalize(light + vec3f(0.0, 0.0, 1.0));
    let diffuse = 0.2 + 0.8 * max(dot(normal, light), 0.0);
    let shine = 0.5 * pow(max(dot(normal, half_way), 0.0), 24.0);
    let behind = mix(vec3f(0.08, 0.09, 0.12), vec3f(0.2, 0.24, 0.3), uv.y);
    let cover = clamp(inside / fwidth(inside) + 0.5, 0.0, 1.0);
    return vec4f(mix(behind, paint * diffuse + shine, cover), 1.0);
}
