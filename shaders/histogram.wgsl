// How many pixels of a picture have each brightness, in 16 bins. Run:
// warpwright run shaders/histogram.wgsl --image demo/photo.png --threads 4096 --show bins
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<u32>, 16>;

var<workgroup> own: array<atomic<u32>, 16>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
    let size = textureDimensions(picture);
    let texel = textureLoad(picture, vec2u(id.x % size.x, id.x / size.x % size.y), 0);
    let light = dot(texel.rgb, vec3f(0.299, 0.587, 0.114));
    atomicAdd(&own[min(u32(light * 16.0), 15u)], 1u);
    workgroupBarrier();
    if i < 16u {
        atomicAdd(&bins[i], atomicLoad(&own[i]));
    }
}
