// Override constants in array sizes, workgroup sizes and initialisers.
override N: u32 = 12u;
override SCALE: f32 = 1.5;
@id(7) override flag: bool = true;
override M: u32 = N * 2u;
var<workgroup> tile: array<f32, M>;
var<private> bias: f32 = SCALE * 2.0;
@group(0) @binding(0) var<storage, read_write> o: array<f32, 96>;
@compute @workgroup_size(N, 2) fn main(@builtin(local_invocation_index) i: u32) {
    tile[i] = f32(i) * SCALE + bias;
    workgroupBarrier();
    if flag {
        o[i] = tile[M - 1u - i];
    } else {
        o[i] = tile[i];
    }
    o[i + 48u] = select(f32(N), f32(M), flag);
}
