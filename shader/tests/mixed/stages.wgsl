// Vertex pulling, multiple outputs, flat integers, front facing, sample mask absence.
struct V {
    @builtin(position) p: vec4f, @location(0) uv: vec2f, @location(1) @interpolate(flat) n: u32,
        @location(2) @interpolate(linear) k: vec3f
}
@vertex fn vs(@builtin(vertex_index) i: u32) -> V {
    var corners = array<vec2f, 3>(vec2f(-1, -1), vec2f(3, -1), vec2f(-1, 3));
    var v: V;
    v.p = vec4f(corners[i], 0.0, 1.0);
    v.uv = corners[i] * 0.5 + 0.5;
    v.n = 40u;
    v.k = vec3f(f32(i), 1.0, 2.0);
    return v;
}
struct F {
    @location(0) a: vec4f, @location(1) b: vec4u
}
@fragment fn fs(v: V, @builtin(front_facing) front: bool) -> F {
    var f: F;
    f.a = vec4f(v.uv, v.k.x * 0.3, select(0.5, 1.0, front));
    f.b = vec4u(v.n, u32(v.p.x), u32(v.p.y), 7u);
    return f;
}
