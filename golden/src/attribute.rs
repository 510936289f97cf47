// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/attribute`: the value of a plane at the centre of a pixel.
use super::fp32::{add, lane, mul};
use warpwright_isa::AluOp;

/// `(dx * (x + 0.5) + dy * (y + 0.5)) + c` of the plane {dx, dy, c}, every step rounded.
pub fn plane([dx, dy, c]: [u32; 3], pixel: [u32; 2]) -> u32 {
    let centre =
        |coordinate| add(lane(AluOp::U2f.number(), 0, coordinate, 0, 0, false).0, 0.5f32.to_bits());
    let [x, y] = pixel.map(centre);
    add(add(mul(dx, x), mul(dy, y)), c)
}
