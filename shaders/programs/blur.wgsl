// programs/blur.s in WGSL: Gaussian blur, 5 x 5 weights 1 4 6 4 1, rows first and then columns,
// edges repeated, through workgroup memory.
override WIDTH = 64i;
override HEIGHT = 48i;
const ACROSS = 12u;
const TEXELS = 72u;
const HALF = 0x00ff00ffu;

@group(0) @binding(0) var<storage, read> photo: array<u32>;
@group(0) @binding(1) var<storage, read_write> picture: array<u32>;

var<workgroup> texels: array<u32, TEXELS>;
var<workgroup> sums: array<u32, 48>;
var<workgroup> others: array<u32, 48>;

@compute @workgroup_size(8, 2)
fn main(
    @builtin(workgroup_id) group: vec3u,
    @builtin(global_invocation_id) id: vec3u,
    @builtin(local_invocation_index) thread: u32,
) {
    let corner = vec2i(group.xy * vec2u(8u, 2u)) - 2;
    for (var i = thread; i < TEXELS; i += 16u) {
        let row = i / ACROSS;
        let y = clamp(i32(row) + corner.y, 0, HEIGHT - 1);
        let x = clamp(i32(i - row * ACROSS) + corner.x, 0, WIDTH - 1);
        texels[i] = photo[y * WIDTH + x];
    }
    workgroupBarrier();
    for (var i = thread; i < 48u; i += 16u) {
        let at = (i >> 3u) * ACROSS + (i & 7u);
        let a = texels[at];
        let b = texels[at + 1u];
        let c = texels[at + 2u];
        let d = texels[at + 3u];
        let e = texels[at + 4u];
        sums[i] = (a & HALF) + (e & HALF) + ((b & HALF) + (d & HALF)) * 4u + (c & HALF) * 6u;
        others[i] = ((a >> 8u) & HALF) + ((e >> 8u) & HALF)
            + (((b >> 8u) & HALF) + ((d >> 8u) & HALF)) * 4u + ((c >> 8u) & HALF) * 6u;
    }
    workgroupBarrier();
    let even = sums[thread] + sums[thread + 32u] + (sums[thread + 8u] + sums[thread + 24u]) * 4u
        + sums[thread + 16u] * 6u + 0x00800080u;
    let odd = others[thread] + others[thread + 32u]
        + (others[thread + 8u] + others[thread + 24u]) * 4u + others[thread + 16u] * 6u + 0x00800080u;
    picture[id.y * u32(WIDTH) + id.x] = ((even >> 8u) & HALF) | (odd & 0xff00ff00u);
}
