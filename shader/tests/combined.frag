#version 450
// SPDX-License-Identifier: MIT
// Combined samplers; combined.spv is made of it: glslangValidator -V -g0 combined.frag -o combined.spv
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 colour;
layout(set = 0, binding = 0) uniform sampler2D first; // a sampler2D
layout(set = 0, binding = 3) uniform sampler2D second;

void main() {
    vec4 texel = texelFetch(first, ivec2(1, 2), 0);
    colour = texture(first, uv) * 0.5 + texture(second, uv.yx) * texel;
}
