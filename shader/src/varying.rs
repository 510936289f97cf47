// SPDX-License-Identifier: MIT
//! Inputs of fragments: planes over the picture.
use crate::options::Options;
use std::collections::BTreeMap;

/// How an input changes over the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Varying {
    /// Everywhere the same word.
    Flat(u32),
    /// A plane: slope along x, slope along y, value at the corner.
    Linear([f32; 3]),
    /// A plane of the value divided by w, and the plane of one divided by w.
    Perspective([f32; 3], [f32; 3]),
}

/// The inputs of a triangle that covers the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Varyings {
    /// Depth.
    pub z: [f32; 3],
    /// One divided by w.
    pub inverse_w: [f32; 3],
    /// Inputs by location and component.
    pub inputs: BTreeMap<(u32, u32), Varying>,
}

/// An input: as the options say it; left out, the place in the picture from 0 to 1, then 0 and 1.
pub(crate) fn of(options: &Options, location: u32, component: u32, float: bool) -> Varying {
    if let Some(varyings) = &options.varyings {
        return varyings.inputs.get(&(location, component)).copied().unwrap_or(Varying::Flat(0));
    }
    let (width, height) = options.size;
    match component {
        _ if !float => Varying::Flat(0),
        0 => Varying::Linear([1.0 / width as f32, 0.0, 0.0]),
        1 => Varying::Linear([0.0, 1.0 / height as f32, 0.0]),
        2 => Varying::Flat(0),
        _ => Varying::Flat(1.0f32.to_bits()),
    }
}
