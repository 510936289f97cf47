// A row of a picture, blurred over nine pixels that are read once and shared in workgroup memory.
// Run: warpwright run shaders/blur.wgsl --image demo/photo.png --size 128x96 --workgroups 4,96 \
//      --out blur.png
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var blurred: texture_storage_2d<rgba8unorm, write>;

var<workgroup> row: array<vec3f, 40>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
    let last = vec2i(textureDimensions(picture)) - 1;
    let at = vec2i(id.xy);
    row[i + 4u] = textureLoad(picture, clamp(at, vec2i(), last), 0).rgb;
    if i < 8u {
        // Four pixels on either side.
        let x = select(at.x - 4, at.x + 28, i >= 4u);
        let place = clamp(vec2i(x, at.y), vec2i(), last);
        row[select(i, i + 32u, i >= 4u)] = textureLoad(picture, place, 0).rgb;
    }
    workgroupBarrier();
    const WEIGHTS = array<f32, 5>(0.2270, 0.1946, 0.1216, 0.0541, 0.0162);
    var sum = row[i + 4u] * WEIGHTS[0];
    for (var distance = 1u; distance < 5u; distance++) {
        sum += (row[i + 4u + distance] + row[i + 4u - distance]) * WEIGHTS[distance];
    }
    textureStore(blurred, id.xy, vec4f(sum, 1.0));
}
