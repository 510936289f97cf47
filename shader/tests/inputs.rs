// SPDX-License-Identifier: MIT
//! What shaders of others are given: contents of their buffers and pictures, by reflection.
use std::collections::BTreeMap;
use warpwright_shader::front::{Binding, Kind, Number, Selector, Shape};
use warpwright_shader::{Options, Shader};

/// What a shader leaves: bytes of pictures and buffers by name.
#[allow(dead_code, reason = "of the comparison with a driver")]
pub type Left = BTreeMap<String, Vec<u8>>;

/// Sides of all pictures.
pub const SIDE: u32 = 16;

/// Elements of arrays without a length.
const ELEMENTS: u32 = 256;

/// Slices of volumes, layers of arrays.
const LAYERS: u32 = 4;

/// The numbers that a test of the original gives buffers, by group and binding.
pub type Values = BTreeMap<(u32, u32), Vec<f64>>;

/// What a scalar of a buffer holds: what GraphicsFuzz gives those with these names, else small
/// numbers.
fn value(path: &str, at: usize, number: Number) -> u32 {
    let value = match path {
        "injectionSwitch" => [0, 1][at % 2],
        "resolution" => SIDE,
        _ => [1, 3, 2, 5, 4][at % 5],
    };
    match number {
        Number::Float => (value as f32).to_bits(),
        Number::Signed | Number::Unsigned => value,
    }
}

/// The contents of a buffer.
pub fn contents(binding: &Binding, values: &Values) -> Option<(Selector, Vec<u8>)> {
    let fills = matches!(binding.kind, Kind::Uniform | Kind::Storage { .. });
    let elements = if binding.element > 0 { ELEMENTS } else { 0 };
    let mut bytes = binding.initial.clone();
    let has_initial = !bytes.is_empty();
    bytes.resize((binding.bytes + binding.element * elements) as usize, 0);
    let mut put = |at: u32, word: u32| {
        bytes[at as usize..at as usize + 4].copy_from_slice(&word.to_le_bytes());
    };
    let original = values.get(&(binding.group, binding.binding));
    let mut before = ("", 0);
    for (number, scalar) in binding.scalars.iter().enumerate().filter(|_| !has_initial) {
        before = (&scalar.path, if before.0 == scalar.path { before.1 + 1 } else { 0 });
        let at = if scalar.path.contains('[') { scalar.offset as usize / 16 } else { before.1 };
        let word = match original {
            // One after another, or with what lies between them.
            Some(numbers) => {
                let raw = numbers.len() > binding.scalars.len();
                let at = if raw { scalar.offset as usize / 4 } else { number };
                scalar.number.word(numbers.get(at).copied().unwrap_or_default())
            }
            None => value(&scalar.path, at, scalar.number),
        };
        put(scalar.offset, word);
    }
    for element in 0..elements {
        for scalar in &binding.element_scalars {
            let at = (element + scalar.offset / 4) as usize;
            let place = binding.bytes + element * binding.element + scalar.offset;
            put(place, value(&scalar.path, at, scalar.number));
        }
    }
    fills.then_some((Selector::Number(binding.group, binding.binding), bytes))
}

/// The size of the picture that a texture is.
fn size(shape: Shape) -> (u32, u32) {
    match shape {
        Shape::Plane => (SIDE, SIDE),
        Shape::Line => (SIDE, 1),
        Shape::Array | Shape::Volume => (SIDE, SIDE * LAYERS),
        Shape::Cube { .. } => (SIDE, SIDE * 6),
    }
}

/// The texels of a picture of this size; none is 0, as a depth of which it would be equal to what
/// drivers clamp to it.
pub fn texels((width, height): (u32, u32)) -> Vec<u8> {
    (0..width * height * 4).map(|at| (1 + at * 37 % 251) as u8).collect()
}

/// The options of a run of an entry point with these bindings.
pub fn options(entry: &str, bindings: &[Binding], values: &Values) -> Options {
    let shape = |binding: &Binding| match binding.kind {
        Kind::Texture { shape } => Some(size(shape)),
        _ => None,
    };
    Options {
        entry: Some(entry.into()),
        size: (SIDE, SIDE),
        vertices: 6,
        workgroups: [2, 1, 1],
        images: bindings.iter().filter_map(shape).collect(),
        data: bindings.iter().filter_map(|binding| contents(binding, values)).collect(),
        ..Options::default()
    }
}

/// The pictures that the program takes.
pub fn pictures(shader: &Shader, options: &Options) -> Vec<Vec<u8>> {
    let given: Vec<Vec<u8>> = options.images.iter().map(|&size| texels(size)).collect();
    let given: Vec<&[u8]> = given.iter().map(Vec::as_slice).collect();
    let all = shader.pictures(&given).into_iter().map(|picture| picture.into_owned());
    all.take(shader.program.images.len()).collect()
}

/// Compares what a shader left with what it left elsewhere: whole numbers exactly, floats to one in
/// 4096, pictures within 2 of 255 on 99.5 % of the bytes. Gives the largest difference of each, or
/// what is too different.
#[allow(dead_code, reason = "of the comparison with a driver")]
pub fn compare(bindings: &[Binding], ours: &Left, theirs: &Left) -> Result<String, String> {
    let mut said = vec![];
    for (name, theirs) in theirs {
        let ours = ours.get(name).ok_or_else(|| format!("`{name}` is not there"))?;
        let binding = bindings.iter().find(|binding| binding.name == *name);
        let wide = Kind::StorageTexture { texel: 16 };
        let floats = binding.is_some_and(|binding| binding.kind == wide);
        let words = |binding: &&Binding| matches!(binding.kind, Kind::Storage { .. }) || floats;
        let buffer = binding.filter(words);
        if ours.len() < theirs.len() {
            return Err(format!("`{name}` has {} bytes, not {}", ours.len(), theirs.len()));
        }
        let Some(buffer) = buffer else {
            let apart = || ours.iter().zip(theirs).map(|(one, other)| one.abs_diff(*other));
            let far = apart().filter(|&apart| apart > 2).count();
            if far * 200 > theirs.len() {
                let at = apart().position(|apart| apart > 2).unwrap_or_default() & !3;
                let (one, other) = (&ours[at..at + 4], &theirs[at..at + 4]);
                return Err(format!(
                    "`{name}`: {far} of {} bytes differ, first {one:?} and {other:?} at {at}",
                    theirs.len()
                ));
            }
            said.push(format!("{name} within {}", apart().max().unwrap_or_default()));
            continue;
        };
        let mut most = 0.0f32;
        for at in (0..theirs.len()).step_by(4) {
            let word = |bytes: &[u8]| {
                u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
            };
            let (one, other) = (word(ours), word(theirs));
            let offset = at as u32;
            let scalar = match offset < buffer.bytes || buffer.element == 0 {
                true => buffer.scalars.iter().find(|scalar| scalar.offset == offset),
                false => {
                    let offset = (offset - buffer.bytes) % buffer.element;
                    buffer.element_scalars.iter().find(|scalar| scalar.offset == offset)
                }
            };
            let is_float = floats || scalar.is_some_and(|scalar| scalar.number == Number::Float);
            let (a, b) = (f32::from_bits(one), f32::from_bits(other));
            if is_float && (a.is_finite() || b.is_finite()) {
                let apart = (a - b).abs() / b.abs().max(1.0);
                if apart.is_nan() || apart > 1.0 / 4096.0 {
                    return Err(format!("`{name}`: {a} and {b} at byte {at}"));
                }
                most = most.max(apart);
            } else if !is_float && scalar.is_some() && one != other {
                return Err(format!("`{name}`: {one:#x} and {other:#x} at byte {at}"));
            }
        }
        said.push(format!("{name} within {most:e}"));
    }
    Ok(said.join(", "))
}
