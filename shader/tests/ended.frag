#version 450
// SPDX-License-Identifier: MIT
// Ends invocations by the instruction that SPIR-V has for that since version 1.6:
// glslangValidator -V -g0 --target-env vulkan1.3 ended.frag -o ended.spv
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 colour;

void main() {
    if (int(uv.x * 16.0) % 3 == int(uv.y * 12.0) % 2) discard;
    colour = vec4(uv, 1.0, 1.0);
}
