// SPDX-License-Identifier: MIT
//! From the outputs of a vertex shader to planes over the picture.
//!
//! There is no rasteriser: the first triangle is taken to cover the picture. That is so for a
//! triangle or a quad over the whole of it, which is how pictures are drawn by fragment shaders.
use crate::varying::{Varying, Varyings};
use crate::Shader;
use std::collections::BTreeMap;

/// A triangle thinner than this many pixels has no planes.
const LEAST_AREA: f64 = 1e-3;

/// The inputs of the fragments from what a vertex shader left in memory; `None` where its first
/// triangle is too thin for planes, or a vertex is not in front of the eye.
pub fn varyings(shader: &Shader, memory: &[u8], size: (u32, u32)) -> Option<Varyings> {
    let segment = shader.program.segment("vertices")?;
    let bytes = memory.get(segment.address as usize..)?.get(..segment.bytes as usize)?;
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes(word.try_into().unwrap_or_default()))
        .collect();
    let record: usize = shader.outputs.iter().map(|(_, words)| *words as usize).sum();
    let vertices: Vec<&[u32]> = words.chunks_exact(record.max(1)).take(3).collect();
    let [a, b, c] = vertices[..] else { return None };
    let vertices = [a, b, c];
    let place = shader.outputs.iter().position(|(location, _)| location.is_none())?;
    let position: usize = shader.outputs[..place].iter().map(|(_, words)| *words as usize).sum();
    let float = |vertex: usize, word: usize| f64::from(f32::from_bits(vertices[vertex][word]));
    let corners = [0, 1, 2].map(|vertex| [0, 1, 2, 3].map(|word| float(vertex, position + word)));
    if corners.iter().any(|corner| corner[3] <= 0.0) {
        return None;
    }
    let (width, height) = (f64::from(size.0), f64::from(size.1));
    let screen =
        corners.map(|[x, y, _, w]| [(x / w + 1.0) / 2.0 * width, (1.0 - y / w) / 2.0 * height]);
    let plane = |values: [f64; 3]| plane(&screen, values);
    let inverse_w = plane(corners.map(|corner| 1.0 / corner[3]))?;
    let z = plane(corners.map(|corner| corner[2] / corner[3]))?;
    let affine = inverse_w[..2] == [0.0, 0.0] && inverse_w[2] == 1.0;
    let mut inputs = BTreeMap::new();
    let mut first = 0;
    for (location, words) in &shader.outputs {
        for component in 0..*words {
            let word = first + component as usize;
            let Some(location) = location else { continue };
            let values = [0, 1, 2].map(|vertex| float(vertex, word));
            let varying = if vertices.iter().all(|vertex| vertex[word] == vertices[0][word]) {
                Varying::Flat(vertices[0][word])
            } else if affine {
                Varying::Linear(plane(values)?)
            } else {
                let divided = [0, 1, 2].map(|vertex| values[vertex] / corners[vertex][3]);
                Varying::Perspective(plane(divided)?, inverse_w)
            };
            inputs.insert((*location, component), varying);
        }
        first += *words as usize;
    }
    Some(Varyings { z, inverse_w, inputs })
}

/// Slope along x, slope along y and value at the corner of a plane through three points of the
/// screen.
fn plane(screen: &[[f64; 2]; 3], values: [f64; 3]) -> Option<[f32; 3]> {
    let [a, b, c] = *screen;
    let (ab, ac) = ([b[0] - a[0], b[1] - a[1]], [c[0] - a[0], c[1] - a[1]]);
    let area = ab[0] * ac[1] - ab[1] * ac[0];
    if area.abs() < LEAST_AREA || !area.is_finite() {
        return None;
    }
    let (first, second) = (values[1] - values[0], values[2] - values[0]);
    let dx = (first * ac[1] - second * ab[1]) / area;
    let dy = (second * ab[0] - first * ac[0]) / area;
    let corner = values[0] - dx * a[0] - dy * a[1];
    // Slopes that are nothing but rounding are none.
    let clean = |slope: f64| if slope.abs() < 1e-9 { 0.0 } else { slope as f32 };
    Some([clean(dx), clean(dy), corner as f32])
}
