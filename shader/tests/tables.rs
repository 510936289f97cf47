// SPDX-License-Identifier: MIT
//! The built-in functions of WGSL, for `functions`.

/// By component: name, classes of types, the call for `a`, `b` and `c` of a type `T`.
pub const EACH: &[(&str, &str, &str)] = &[
    ("abs", "fiu", "abs({a})"),
    ("abs", "fi", "abs(-{a})"),
    ("acos", "f", "acos({a})"),
    ("acosh", "f", "acosh({a} + 1.0)"),
    ("asin", "f", "asin({a})"),
    ("asinh", "f", "asinh({a})"),
    ("atan", "f", "atan({a})"),
    ("atan2", "f", "atan2({a}, {b} - 0.5)"),
    ("atanh", "f", "atanh({a})"),
    ("bitcast", "iu", "bitcast<{T}>(bitcast<{int}>({a}) + 1)"),
    ("ceil", "f", "ceil({a} * 9.0)"),
    ("clamp", "fiu", "clamp({a}, {b}, {c})"),
    ("cos", "f", "cos({a})"),
    ("cosh", "f", "cosh({a})"),
    ("countLeadingZeros", "iu", "countLeadingZeros({a})"),
    ("countOneBits", "iu", "countOneBits({a})"),
    ("countTrailingZeros", "iu", "countTrailingZeros({a})"),
    ("degrees", "f", "degrees({a})"),
    ("exp", "f", "exp({a})"),
    ("exp2", "f", "exp2({a})"),
    ("extractBits", "iu", "extractBits({a}, 3u, 5u)"),
    ("firstLeadingBit", "iu", "firstLeadingBit({a})"),
    ("firstTrailingBit", "iu", "firstTrailingBit({a})"),
    ("floor", "f", "floor({a} * 9.0)"),
    ("fma", "f", "fma({a}, {b}, {c})"),
    ("fract", "f", "fract({a} * 9.0)"),
    ("frexp", "f", "frexp({a}).fract + {T}(frexp({b}).exp)"),
    ("insertBits", "iu", "insertBits({a}, {b}, 2u, 7u)"),
    ("inverseSqrt", "f", "inverseSqrt({a})"),
    ("ldexp", "f", "ldexp({a}, {int}({b} * 9.0))"),
    ("log", "f", "log({a})"),
    ("log2", "f", "log2({a})"),
    ("max", "fiu", "max({a}, {b})"),
    ("min", "fiu", "min({a}, {b})"),
    ("mix", "f", "mix({a}, {b}, {c})"),
    ("mix", "f", "mix({a}, {b}, 0.25)"),
    ("modf", "f", "modf({a} * 9.0).fract + modf({b} * 9.0).whole"),
    ("pow", "f", "pow({a}, {b})"),
    ("quantizeToF16", "f", "quantizeToF16({a})"),
    ("radians", "f", "radians({a})"),
    ("reverseBits", "iu", "reverseBits({a})"),
    ("round", "f", "round({a} * 9.0)"),
    ("saturate", "f", "saturate({a} * 3.0 - 1.0)"),
    ("select", "fiu", "select({a}, {b}, {a} < {b})"),
    ("select", "fiu", "select({a}, {b}, true)"),
    ("sign", "fi", "sign({a})"),
    ("sin", "f", "sin({a})"),
    ("sinh", "f", "sinh({a})"),
    ("smoothstep", "f", "smoothstep({a} - 0.5, {b} + 0.5, {c})"),
    ("sqrt", "f", "sqrt({a})"),
    ("step", "f", "step({a}, {b})"),
    ("tan", "f", "tan({a})"),
    ("tanh", "f", "tanh({a})"),
    ("trunc", "f", "trunc({a} * 9.0)"),
];

/// Of whole vectors: name, classes, numbers of components, statements.
pub const WHOLE: &[(&str, &str, &[usize], &str)] = &[
    ("all", "fiu", &[1, 2, 3, 4], "put(10u + u32(all({a} != {b})));"),
    ("any", "fiu", &[1, 2, 3, 4], "put(10u + u32(any({a} < {b})));"),
    ("cross", "f", &[3], "let r = cross({a}, {b}); real(r.x); real(r.y); real(r.z);"),
    ("distance", "f", &[1, 2, 3, 4], "real(distance({a}, {b}));"),
    ("dot", "fiu", &[2, 3, 4], "put(bitcast<u32>(dot({a}, {b})));"),
    ("faceForward", "f", &[2, 3, 4], "let r = faceForward({a}, {b}, {c}); real(r.x); real(r.y);"),
    ("length", "f", &[1, 2, 3, 4], "real(length({a}));"),
    ("normalize", "f", &[2, 3, 4], "let r = normalize({a}); real(r.x); real(r.y);"),
    ("reflect", "f", &[2, 3, 4], "let r = reflect({a}, {b}); real(r.x); real(r.y);"),
    ("refract", "f", &[2, 3, 4], "let r = refract({a}, {b}, 0.7); real(r.x); real(r.y);"),
];

/// What a statement needs: name, declaration.
pub const DECLARED: &[(&str, &str)] = &[
    ("s", "var s: sampler;"),
    ("less", "var less: sampler_comparison;"),
    ("d1", "var d1: texture_1d<f32>;"),
    ("d2", "var d2: texture_2d<f32>;"),
    ("i2", "var i2: texture_2d<i32>;"),
    ("u2", "var u2: texture_2d<u32>;"),
    ("many", "var many: texture_2d_array<f32>;"),
    ("d3", "var d3: texture_3d<f32>;"),
    ("cube", "var cube: texture_cube<f32>;"),
    ("cubes", "var cubes: texture_cube_array<f32>;"),
    ("depth", "var depth: texture_depth_2d;"),
    ("depths", "var depths: texture_depth_2d_array;"),
    ("deepcube", "var deepcube: texture_depth_cube;"),
    ("deepcubes", "var deepcubes: texture_depth_cube_array;"),
    ("multi", "var multi: texture_multisampled_2d<f32>;"),
    ("canvas", "var canvas: texture_storage_2d<rgba8unorm, write>;"),
    ("source", "var source: texture_storage_2d<rgba32float, read>;"),
    ("both", "var both: texture_storage_2d<r32uint, read_write>;"),
    ("volume", "var volume: texture_storage_3d<rgba8unorm, write>;"),
    ("counts", "var<storage, read_write> counts: array<atomic<u32>, 8>;"),
    ("sums", "var<storage, read_write> sums: array<atomic<i32>, 8>;"),
    ("shared_counts", "var<workgroup> shared_counts: array<atomic<u32>, 8>;"),
    ("shared_sums", "var<workgroup> shared_sums: array<atomic<i32>, 8>;"),
    ("group", "var<workgroup> group: array<u32, 4>;"),
    ("level", "var<workgroup> level: f32;"),
];

/// Once, with operands of its own: name, statements of a compute shader.
pub const ONCE: &[(&str, &str)] = &[
    ("arrayLength", "put(arrayLength(&floats));"),
    ("determinant", "real(determinant(mat2x2f(floats[0], floats[1], floats[2], floats[3])));"),
    (
        "determinant",
        "real(determinant(mat3x3f(vec3f(floats[0], floats[1], floats[2]),
             vec3f(floats[3], floats[4], floats[5]), vec3f(floats[6], floats[7], floats[8]))));",
    ),
    (
        "determinant",
        "let v = vec4f(floats[0], floats[1], floats[2], floats[3]);
         real(determinant(mat4x4f(v, v.wzyx * 2.0, v.yxwz + 1.0, v.zwxy)));",
    ),
    (
        "transpose",
        "let v = vec4f(floats[0], floats[1], floats[2], floats[3]);
         real(transpose(mat2x2f(v.xy, v.zw))[1].x); real(transpose(mat2x3f(v.xyz, v.yzw))[2].y);
         real(transpose(mat2x4f(v, v.yxwz))[3].y); real(transpose(mat3x2f(v.xy, v.yz, v.zw))[1].z);
         real(transpose(mat3x3f(v.xyz, v.yzw, v.zwx))[2].x);
         real(transpose(mat3x4f(v, v.yxwz, v.wzyx))[3].z);
         real(transpose(mat4x2f(v.xy, v.yz, v.zw, v.wx))[1].w);
         real(transpose(mat4x3f(v.xyz, v.yzw, v.zwx, v.wxy))[2].w);
         real(transpose(mat4x4f(v, v.yxwz, v.wzyx, v.zwxy))[3].w);",
    ),
    ("dot4I8Packed", "put(bitcast<u32>(dot4I8Packed(integers[2], integers[11])));"),
    ("dot4U8Packed", "put(dot4U8Packed(integers[2], integers[11]));"),
    ("pack4x8snorm", "put(pack4x8snorm(vec4f(floats[0], -floats[1], floats[2], 2.0)));"),
    ("pack4x8unorm", "put(pack4x8unorm(vec4f(floats[0], -floats[1], floats[2], 2.0)));"),
    ("pack4xI8", "put(pack4xI8(vec4i(i32(integers[1]), -3, 4, 127)));"),
    ("pack4xU8", "put(pack4xU8(vec4u(integers[1], 300u, 4u, 127u)));"),
    ("pack4xI8Clamp", "put(pack4xI8Clamp(vec4i(i32(integers[1]), -300, 4, 127)));"),
    ("pack4xU8Clamp", "put(pack4xU8Clamp(vec4u(integers[1], 300u, 4u, 127u)));"),
    ("pack2x16snorm", "put(pack2x16snorm(vec2f(floats[0], -floats[1])));"),
    ("pack2x16unorm", "put(pack2x16unorm(vec2f(floats[0], floats[1])));"),
    ("pack2x16float", "put(pack2x16float(vec2f(floats[0], floats[1])));"),
    ("unpack4x8snorm", "let v = unpack4x8snorm(integers[11]); real(v.x); real(v.w);"),
    ("unpack4x8unorm", "let v = unpack4x8unorm(integers[11]); real(v.x); real(v.w);"),
    ("unpack4xI8", "let v = unpack4xI8(integers[5]); put(u32(v.x)); put(u32(v.w));"),
    ("unpack4xU8", "let v = unpack4xU8(integers[11]); put(v.x); put(v.w);"),
    ("unpack2x16snorm", "let v = unpack2x16snorm(integers[11]); real(v.x); real(v.y);"),
    ("unpack2x16unorm", "let v = unpack2x16unorm(integers[11]); real(v.x); real(v.y);"),
    ("unpack2x16float", "let v = unpack2x16float(integers[11]); real(v.x); real(v.y);"),
    (
        "atomicStore",
        "atomicStore(&counts[id], id + 3u); atomicStore(&shared_sums[id], -2);
         put(atomicLoad(&counts[id]) + u32(atomicLoad(&shared_sums[id])));",
    ),
    (
        "atomicLoad",
        "atomicStore(&sums[id], 9); atomicStore(&shared_counts[id], 5u);
         put(u32(atomicLoad(&sums[id])) + atomicLoad(&shared_counts[id]));",
    ),
    (
        "atomicAdd",
        "atomicAdd(&counts[0], 2u); atomicAdd(&sums[1], -2); atomicAdd(&shared_counts[0], 2u);
         atomicAdd(&shared_sums[0], -3); workgroupBarrier(); put(atomicLoad(&shared_counts[0]));
         put(u32(atomicLoad(&shared_sums[0])));",
    ),
    (
        "atomicSub",
        "atomicSub(&counts[0], 2u); atomicSub(&sums[1], -2); atomicSub(&shared_counts[0], 2u);
         atomicSub(&shared_sums[0], -3); workgroupBarrier(); put(atomicLoad(&shared_counts[0]));
         put(u32(atomicLoad(&shared_sums[0])));",
    ),
    (
        "atomicMax",
        "atomicMax(&counts[0], id); atomicMax(&sums[1], i32(id) - 9);
         atomicMax(&shared_counts[0], id); atomicMax(&shared_sums[0], i32(id) - 1);
         workgroupBarrier(); put(atomicLoad(&shared_counts[0]));
         put(u32(atomicLoad(&shared_sums[0])));",
    ),
    (
        "atomicMin",
        "atomicMin(&counts[0], id); atomicMin(&sums[1], i32(id) - 9);
         atomicMin(&shared_counts[0], id); atomicMin(&shared_sums[0], i32(id) - 5);
         workgroupBarrier(); put(atomicLoad(&shared_counts[0]));
         put(u32(atomicLoad(&shared_sums[0])));",
    ),
    (
        "atomicAnd",
        "atomicStore(&shared_counts[0], 255u); atomicStore(&shared_sums[0], -1);
         workgroupBarrier(); atomicAnd(&counts[0], id); atomicAnd(&sums[1], 5);
         atomicAnd(&shared_counts[0], id + 12u); atomicAnd(&shared_sums[0], i32(id) - 9);
         workgroupBarrier(); put(atomicLoad(&shared_counts[0]));
         put(u32(atomicLoad(&shared_sums[0])));",
    ),
    (
        "atomicOr",
        "atomicOr(&counts[0], id); atomicOr(&sums[1], 5); atomicOr(&shared_counts[0], 1u << id);
         atomicOr(&shared_sums[0], i32(id)); workgroupBarrier();
         put(atomicLoad(&shared_counts[0])); put(u32(atomicLoad(&shared_sums[0])));",
    ),
    (
        "atomicXor",
        "atomicXor(&counts[0], id); atomicXor(&sums[1], 5); atomicXor(&shared_counts[0], 3u << id);
         atomicXor(&shared_sums[0], i32(id) + 7); workgroupBarrier();
         put(atomicLoad(&shared_counts[0])); put(u32(atomicLoad(&shared_sums[0])) + 1u);",
    ),
    (
        "atomicExchange",
        "put(atomicExchange(&counts[id], 9u) + u32(atomicExchange(&sums[id], 8)));
         put(atomicExchange(&shared_counts[id], 7u)); put(atomicExchange(&shared_counts[id], 6u));
         put(u32(atomicExchange(&shared_sums[id], -6)));",
    ),
    (
        "atomicCompareExchangeWeak",
        "let a = atomicCompareExchangeWeak(&counts[id], 0u, 9u);
         let b = atomicCompareExchangeWeak(&sums[id], 1, -9);
         let c = atomicCompareExchangeWeak(&shared_counts[id], 0u, 9u);
         let d = atomicCompareExchangeWeak(&shared_sums[id], 1, -9);
         put(a.old_value + u32(a.exchanged)); put(u32(b.old_value) + u32(b.exchanged));
         put(c.old_value + u32(c.exchanged)); put(u32(d.old_value) + u32(d.exchanged));",
    ),
    ("workgroupBarrier", "group[id] = id + 1u; workgroupBarrier(); put(group[3u - id]);"),
    ("storageBarrier", "results[id] = id + 5u; storageBarrier(); put(results[3u - id]);"),
    (
        "textureBarrier",
        "textureStore(both, vec2u(id), vec4u(7u)); textureBarrier();
         put(textureLoad(both, vec2u(id)).r);",
    ),
    ("workgroupUniformLoad", "if id == 2u { level = 0.5; } real(workgroupUniformLoad(&level));"),
    (
        "textureDimensions",
        "put(textureDimensions(d1)); put(textureDimensions(d2).y);
         put(textureDimensions(d2, 0).x);",
    ),
    ("textureDimensions", "put(textureDimensions(many).y); put(textureDimensions(d3).z);"),
    ("textureDimensions", "put(textureDimensions(cube).y); put(textureDimensions(cubes).x);"),
    ("textureDimensions", "put(textureDimensions(depth).y); put(textureDimensions(depths).x);"),
    ("textureDimensions", "put(textureDimensions(deepcube).y + textureDimensions(deepcubes).x);"),
    ("textureDimensions", "put(textureDimensions(canvas).y); put(textureDimensions(source).x);"),
    ("textureNumLayers", "put(textureNumLayers(many)); put(textureNumLayers(cubes));"),
    ("textureNumLayers", "put(textureNumLayers(depths)); put(textureNumLayers(deepcubes));"),
    ("textureNumLevels", "put(textureNumLevels(d1)); put(textureNumLevels(d2));"),
    ("textureNumLevels", "put(textureNumLevels(many)); put(textureNumLevels(d3));"),
    ("textureNumLevels", "put(textureNumLevels(cube)); put(textureNumLevels(cubes));"),
    ("textureNumLevels", "put(textureNumLevels(depth)); put(textureNumLevels(deepcubes));"),
    ("textureLoad", "real(textureLoad(d1, 1, 0).r); real(textureLoad(d2, vec2u(id), 0).g);"),
    (
        "textureLoad",
        "put(u32(textureLoad(i2, vec2(1, 2), 0).r) + textureLoad(u2, vec2u(id), 0).b);",
    ),
    ("textureLoad", "real(textureLoad(many, vec2(1, 2), id, 0).r);"),
    ("textureLoad", "real(textureLoad(d3, vec3u(id, 1u, 2u), 0).r);"),
    ("textureLoad", "real(textureLoad(depth, vec2(1, 2), 0));"),
    ("textureLoad", "real(textureLoad(depths, vec2(1, 2), 1, 0));"),
    (
        "textureStore",
        "textureStore(canvas, vec2u(id, 1u), vec4f(0.25 * f32(id)));
         textureStore(both, vec2u(id), vec4u(id + 4u)); put(textureLoad(both, vec2u(id)).x);
         real(textureLoad(source, vec2u(id)).x + 1.0);",
    ),
    ("textureSampleLevel", "real(textureSampleLevel(d2, s, vec2f(0.3, 0.6), 0.5).r);"),
    ("textureSampleLevel", "real(textureSampleLevel(d2, s, vec2f(0.3), 0.0, vec2(1, -1)).r);"),
    ("textureSampleLevel", "real(textureSampleLevel(many, s, vec2f(0.3, 0.6), id, 0.0).r);"),
    ("textureSampleLevel", "real(textureSampleLevel(d3, s, vec3f(0.3, 0.6, 0.2), 0.0).r);"),
    ("textureSampleLevel", "real(textureSampleLevel(cube, s, vec3f(0.3, 0.6, 1.0), 0.0).r);"),
    ("textureSampleLevel", "real(textureSampleLevel(cubes, s, vec3f(0.3, 1.0, 0.2), 0, 0.0).r);"),
    ("textureSampleLevel", "real(textureSampleLevel(depth, s, vec2f(0.3, 0.6), 0));"),
    ("textureSampleLevel", "real(textureSampleLevel(depths, s, vec2f(0.3, 0.6), id, 0));"),
    ("textureSampleLevel", "real(textureSampleLevel(deepcube, s, vec3f(0.3, 0.6, 1.0), 0));"),
    (
        "textureSampleGrad",
        "real(textureSampleGrad(d2, s, vec2f(0.3, 0.6), vec2f(0.1, 0.0), vec2f(0.0, 0.2)).r);
         real(textureSampleGrad(many, s, vec2f(0.3), 1, vec2f(0.1), vec2f(0.2)).r);",
    ),
    (
        "textureSampleGrad",
        "real(textureSampleGrad(d3, s, vec3f(0.3), vec3f(0.1), vec3f(0.2)).r);
         real(textureSampleGrad(cube, s, vec3f(0.3, 1.0, 0.1), vec3f(0.1), vec3f(0.2)).r);",
    ),
    (
        "textureSampleCompareLevel",
        "real(1.0 + textureSampleCompareLevel(depth, less, vec2f(0.3, 0.6), 0.5));
         real(textureSampleCompareLevel(depths, less, vec2f(0.3, 0.6), 1, 0.5));
         real(textureSampleCompareLevel(deepcube, less, vec3f(0.3, 0.6, 1.0), 0.5));",
    ),
    (
        "textureSampleBaseClampToEdge",
        "real(textureSampleBaseClampToEdge(d2, s, vec2f(0.3, 1.6)).r);",
    ),
    (
        "textureGather",
        "let v = textureGather(1, d2, s, vec2f(0.3, 0.6)); real(v.x); real(v.w);
         real(textureGather(2, many, s, vec2f(0.3), 1).y);",
    ),
    (
        "textureGather",
        "real(textureGather(0, cube, s, vec3f(0.3, 1.0, 0.2)).x);
         real(textureGather(depth, s, vec2f(0.3, 0.6)).z);",
    ),
    (
        "textureGatherCompare",
        "let v = textureGatherCompare(depth, less, vec2f(0.3, 0.6), 0.4);
         real(v.x + v.y + v.z + v.w + 1.0);
         real(textureGatherCompare(depths, less, vec2f(0.3, 0.6), 1, 0.4).x);",
    ),
];

/// In a fragment shader: name, colour.
pub const DRAWN: &[(&str, &str)] = &[
    ("dpdx", "vec4f(dpdx(uv * 2.0), dpdx(uv.y * uv.x), 1.0)"),
    ("dpdxCoarse", "vec4f(dpdxCoarse(uv * 2.0), dpdxCoarse(uv.x), 1.0)"),
    ("dpdxFine", "vec4f(dpdxFine(uv * 2.0), dpdxFine(uv.x * uv.y), 1.0)"),
    ("dpdy", "vec4f(dpdy(uv * 2.0), dpdy(uv.y * uv.x), 1.0)"),
    ("dpdyCoarse", "vec4f(dpdyCoarse(uv * 2.0), dpdyCoarse(uv.y), 1.0)"),
    ("dpdyFine", "vec4f(dpdyFine(uv * 2.0), dpdyFine(uv.x * uv.y), 1.0)"),
    ("fwidth", "vec4f(fwidth(uv * 2.0), fwidth(uv.x * uv.y), 1.0)"),
    ("fwidthCoarse", "vec4f(fwidthCoarse(uv), fwidthCoarse(uv.x), 1.0)"),
    ("fwidthFine", "vec4f(fwidthFine(uv * 2.0), fwidthFine(uv.x * uv.y), 1.0)"),
    ("textureSample", "textureSample(d2, s, uv)"),
    ("textureSample", "textureSample(d1, s, uv.x)"),
    ("textureSample", "textureSample(many, s, uv, 1, vec2(1, 0)) + textureSample(d2, s, uv)"),
    ("textureSample", "textureSample(d3, s, vec3f(uv, 0.4))"),
    ("textureSample", "textureSample(cube, s, vec3f(uv - 0.5, 1.0))"),
    ("textureSample", "textureSample(cubes, s, vec3f(uv - 0.5, 1.0), 0)"),
    ("textureSample", "vec4f(textureSample(depth, s, uv))"),
    ("textureSampleBias", "textureSampleBias(d2, s, uv, 0.5)"),
    ("textureSampleBias", "textureSampleBias(many, s, uv, 1, 0.5)"),
    ("textureSampleBias", "textureSampleBias(cube, s, vec3f(uv - 0.5, 1.0), -0.5)"),
    ("textureSampleCompare", "vec4f(textureSampleCompare(depth, less, uv, 0.4))"),
    ("textureSampleCompare", "vec4f(textureSampleCompare(deepcube, less, vec3f(uv, 1.0), 0.4))"),
];

const BARRIERS: &str = "use workgroup memory and workgroupBarrier()";

/// Refused: name, a line of a compute shader, a part of the message.
pub const REFUSED: &[(&str, &str, &str)] = &[
    ("textureNumSamples", "put(textureNumSamples(multi));", "use texture_2d"),
    ("subgroupAdd", "put(subgroupAdd(id));", BARRIERS),
    ("subgroupExclusiveAdd", "put(subgroupExclusiveAdd(id));", BARRIERS),
    ("subgroupInclusiveAdd", "put(subgroupInclusiveAdd(id));", BARRIERS),
    ("subgroupAll", "put(u32(subgroupAll(id > 1u)));", BARRIERS),
    ("subgroupAnd", "put(subgroupAnd(id));", BARRIERS),
    ("subgroupAny", "put(u32(subgroupAny(id > 1u)));", BARRIERS),
    ("subgroupBallot", "put(subgroupBallot(id > 1u).x);", BARRIERS),
    ("subgroupBroadcast", "put(subgroupBroadcast(id, 1u));", BARRIERS),
    ("subgroupBroadcastFirst", "put(subgroupBroadcastFirst(id));", BARRIERS),
    ("subgroupElect", "put(u32(subgroupElect()));", BARRIERS),
    ("subgroupMax", "put(subgroupMax(id));", BARRIERS),
    ("subgroupMin", "put(subgroupMin(id));", BARRIERS),
    ("subgroupMul", "put(subgroupMul(id));", BARRIERS),
    ("subgroupExclusiveMul", "put(subgroupExclusiveMul(id));", BARRIERS),
    ("subgroupInclusiveMul", "put(subgroupInclusiveMul(id));", BARRIERS),
    ("subgroupOr", "put(subgroupOr(id));", BARRIERS),
    ("subgroupShuffle", "put(subgroupShuffle(id, 1u));", BARRIERS),
    ("subgroupShuffleDown", "put(subgroupShuffleDown(id, 1u));", BARRIERS),
    ("subgroupShuffleUp", "put(subgroupShuffleUp(id, 1u));", BARRIERS),
    ("subgroupShuffleXor", "put(subgroupShuffleXor(id, 1u));", BARRIERS),
    ("subgroupXor", "put(subgroupXor(id));", BARRIERS),
    ("quadBroadcast", "put(quadBroadcast(id, 1u));", BARRIERS),
    ("quadSwapDiagonal", "put(quadSwapDiagonal(id));", BARRIERS),
    ("quadSwapX", "put(quadSwapX(id));", BARRIERS),
    ("quadSwapY", "put(quadSwapY(id));", BARRIERS),
];
