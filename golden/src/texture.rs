// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/texture`: Texture pipeline with latency FIFO (docs/mechanisms/5.md).
//!
//! What a sample and a texel fetch return, in the arithmetic of the hardware:
//! * Nearest is the floor of coordinate times size, a product of floats rounded to nearest. A
//!   bilinear sample has eight fraction bits of it and goes half a texel back; a neighbour outside
//!   the texture is the opposite edge (repeat) or the edge itself. A NaN is 0.
//! * Repeat and mirror take whole periods off a coordinate of 1 and more before the product, which
//!   is rounded as that of a coordinate between 1 and 2. Clamp gives the edge there.
//! * A channel is an integer sum of texel times weight with 16 fraction bits, rounded to 8, and
//!   divided by 255 by adding shifted copies of itself (1 / 255 = 2^-8 + 2^-16 + ...); the float
//!   is rounded to nearest, halves up.
//! * Float textures are not filtered: bilinear reads the nearest texel.
use super::fp32;

const ONE: u32 = 0x3f80_0000;
/// What happens outside a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrap {
    /// Start again.
    Repeat,
    /// Stay at the edge.
    Clamp,
    /// Go back.
    Mirror,
}

/// A texture descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descriptor {
    /// Memory line of the first texel.
    pub base: u32,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Bytes from row to row.
    pub pitch: u32,
    /// 0 RGBA8, 1 R8, 2 R32F.
    pub format: u32,
    /// Wrap mode of u.
    pub wrap_u: Wrap,
    /// Wrap mode of v.
    pub wrap_v: Wrap,
    /// Bilinear instead of nearest.
    pub bilinear: bool,
}

impl Descriptor {
    /// Takes the memory line of a descriptor apart.
    pub fn from_words(words: [u32; 4]) -> Self {
        let wrap = |code: u32| match code & 3 {
            0 => Wrap::Repeat,
            1 => Wrap::Clamp,
            _ => Wrap::Mirror,
        };
        Self {
            base: words[0] & 0x0fff_ffff,
            width: words[1] & 0xffff,
            height: words[1] >> 16,
            pitch: words[2] & 0xffff,
            format: words[2] >> 16 & 15,
            wrap_u: wrap(words[2] >> 20),
            wrap_v: wrap(words[2] >> 22),
            bilinear: words[2] >> 24 & 1 != 0,
        }
    }

    /// Red, green, blue, alpha of a texel: bytes, or the bits of a float in red.
    fn texel(&self, read_word: &mut dyn FnMut(u32) -> u32, x: u32, y: u32) -> [u32; 4] {
        let line = self.base.wrapping_mul(16).wrapping_add(y.wrapping_mul(self.pitch));
        match self.format {
            1 => {
                let address = line.wrapping_add(x);
                [read_word(address & !3) >> (8 * (address & 3)) & 255, 0, 0, 255]
            }
            0 => read_word(line.wrapping_add(4 * x) & !3).to_le_bytes().map(u32::from),
            _ => [read_word(line.wrapping_add(4 * x) & !3), 0, 0, 0],
        }
    }

    fn is_float(&self) -> bool {
        self.format >= 2
    }
}

/// Position along one axis in 1/256 texel, rounded down: 0 to the size, both included, and -1.
fn position(coordinate: u32, size: u32, wrap: Wrap, bilinear: bool) -> i32 {
    let (exponent, fraction) = (coordinate >> 23 & 255, coordinate & 0x7f_ffff);
    if exponent == 255 && fraction != 0 {
        return 0;
    }
    let (negative, from_one) = (coordinate >> 31 == 1, exponent >= 127);
    let whole = 256 * size as i32;
    let periods = match wrap {
        Wrap::Clamp if negative => return 0,
        Wrap::Clamp if from_one => return whole,
        Wrap::Mirror => 0xff_ffff,
        _ => 0x7f_ffff,
    };
    let mantissa = match exponent {
        0 => 0,
        1..127 => fraction | 0x80_0000,
        _ => ((fraction | 0x80_0000) << (exponent - 127).min(24)) & periods,
    };
    // A product of floats: both factors have their first bit in front.
    let zeros = (size as u16).leading_zeros();
    let factor = u64::from(size << zeros);
    let product = u64::from(mantissa) * factor;
    let first = if from_one && mantissa >> 23 == 0 { factor << 23 } else { 0 };
    let dropped = 15 + ((product + first) >> 39) as u32;
    // To nearest, to even in the middle.
    let half = 1 << (dropped - 1);
    let even = u64::from(product >> dropped & 1 == 0 && product & (2 * half - 1) == half);
    let rounded = (((product + half) >> dropped) - even) << (dropped - 15);
    let shift = (127 - exponent.min(127) + zeros).min(31);
    let (position, exact) = ((rounded >> shift) as i32, rounded & ((1 << shift) - 1) == 0);
    // A texel belongs to its lower edge: which is which depends on the direction.
    match (wrap, negative) {
        (Wrap::Repeat, true) => whole - position - i32::from(!exact),
        (Wrap::Mirror, _) if mantissa >> 23 & u32::from(from_one) == 1 => {
            2 * whole - position - i32::from(!(bilinear || negative && exact))
        }
        (Wrap::Mirror, true) => position - i32::from(!bilinear && exact),
        _ => position,
    }
}

/// The texel number of a position, at most one texel outside.
fn index(texel: i32, size: u32, wrap: Wrap) -> u32 {
    let last = size.saturating_sub(1);
    match (texel, wrap) {
        (..0, Wrap::Repeat) => last,
        (texel, Wrap::Repeat) if texel as u32 > last => 0,
        (texel, _) => (texel.max(0) as u32).min(last),
    }
}

/// Scales integer sums to floats.
fn to_float(sums: [u32; 4]) -> [u32; 4] {
    sums.map(|sum| {
        let x = (sum + 128) >> 8;
        // x / 65280 with 32 fraction bits.
        let y = (x << 16) + (x << 8) + x + (x >> 8);
        if y == 0 {
            return 0;
        }
        let zeros = y.leading_zeros();
        let rounded = (u64::from(y << zeros >> 8)) + u64::from(y << zeros >> 7 & 1);
        // A carry out of the mantissa raises the exponent by itself.
        ((125 - zeros) << 23) + rounded as u32
    })
}

fn single(descriptor: &Descriptor, texel: [u32; 4]) -> [u32; 4] {
    if descriptor.is_float() {
        [fp32::flush(texel[0]), 0, 0, ONE]
    } else {
        to_float(texel.map(|channel| channel << 16))
    }
}

/// Samples at `u`, `v` (floats). `read_word` reads memory at a byte address (a multiple of 4).
pub fn sample(
    descriptor: &Descriptor,
    read_word: &mut dyn FnMut(u32) -> u32,
    u: u32,
    v: u32,
) -> [u32; 4] {
    let d = descriptor;
    let bilinear = d.bilinear && !d.is_float();
    let mut x = position(u, d.width, d.wrap_u, bilinear);
    let mut y = position(v, d.height, d.wrap_v, bilinear);
    if !bilinear {
        let (column, row) = (index(x >> 8, d.width, d.wrap_u), index(y >> 8, d.height, d.wrap_v));
        return single(d, d.texel(read_word, column, row));
    }
    x -= 128;
    y -= 128;
    let mut sums = [0; 4];
    for (dy, weight_y) in [(0, 256 - (y & 255)), (1, y & 255)] {
        for (dx, weight_x) in [(0, 256 - (x & 255)), (1, x & 255)] {
            let column = index((x >> 8) + dx, d.width, d.wrap_u);
            let row = index((y >> 8) + dy, d.height, d.wrap_v);
            let texel = d.texel(read_word, column, row);
            let weight = (weight_x * weight_y) as u32;
            sums.iter_mut().zip(texel).for_each(|(sum, channel)| *sum += channel * weight);
        }
    }
    to_float(sums)
}

/// The texel at integers `u`, `v`; outside the texture the nearest edge.
pub fn fetch(
    descriptor: &Descriptor,
    read_word: &mut dyn FnMut(u32) -> u32,
    u: u32,
    v: u32,
) -> [u32; 4] {
    let d = descriptor;
    let (column, row) =
        (index(u as i32, d.width, Wrap::Clamp), index(v as i32, d.height, Wrap::Clamp));
    single(d, d.texel(read_word, column, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn descriptor(wrap: u32, bilinear: u32) -> Descriptor {
        Descriptor::from_words([0, 2 | 1 << 16, 8 | wrap << 20 | wrap << 22 | bilinear << 24, 0])
    }

    /// Two texels, red 0 and red 255.
    fn red(wrap: u32, bilinear: u32, u: f32) -> f32 {
        let mut read = |address: u32| if address == 4 { 0xff } else { 0 };
        f32::from_bits(
            sample(&descriptor(wrap, bilinear), &mut read, u.to_bits(), 0.5f32.to_bits())[0],
        )
    }

    #[test]
    fn nearest_wraps() {
        let walk = |wrap| [-0.75, -0.25, 0.25, 0.75, 1.25, 1.75].map(|u| red(wrap, 0, u));
        assert_eq!(walk(0), [0.0, 1.0, 0.0, 1.0, 0.0, 1.0]);
        assert_eq!(walk(1), [0.0, 0.0, 0.0, 1.0, 1.0, 1.0]);
        assert_eq!(walk(2), [1.0, 0.0, 0.0, 1.0, 1.0, 0.0]);
        assert_eq!(red(1, 0, f32::NAN), 0.0);
        assert_eq!(red(1, 0, 1.0), 1.0);
    }

    /// The texel that graphics APIs define: of a coordinate times a size, in floats.
    fn nearest(u: f32, size: u32, wrap: Wrap) -> u32 {
        let (texel, size) = ((u * size as f32).floor() as i64, i64::from(size));
        (match wrap {
            Wrap::Repeat => texel.rem_euclid(size),
            Wrap::Clamp => texel.clamp(0, size - 1),
            Wrap::Mirror => match texel.rem_euclid(2 * size) - size {
                after @ 0.. => size - 1 - after,
                before => size + before,
            },
        }) as u32
    }

    #[test]
    fn nearest_is_the_floor_of_the_product_of_floats() {
        let mut checked = 0;
        for size in
            (1u32..=320).chain([500, 512, 640, 1000, 1023, 1024, 1280, 1920, 2048, 4095, 4096])
        {
            for column in -2 * size as i32..=2 * size as i32 {
                let edge = column as f32 / size as f32;
                for u in [edge, edge.next_down(), edge.next_up(), edge + 0.3 / size as f32] {
                    // The core has no subnormal numbers.
                    let u = f32::from_bits(fp32::flush(u.to_bits()));
                    for wrap in [Wrap::Repeat, Wrap::Clamp, Wrap::Mirror] {
                        let texel =
                            index(position(u.to_bits(), size, wrap, false) >> 8, size, wrap);
                        assert_eq!(texel, nearest(u, size, wrap), "{u:e} of {size}, {wrap:?}");
                        checked += 1;
                    }
                }
            }
        }
        assert!(checked > 1_000_000, "{checked}");
    }

    #[test]
    fn bilinear_has_256_steps_a_texel_at_every_width() {
        for size in [256, 1024, 4096] {
            for step in (0..256 * size).step_by(7) {
                let u = step as f32 / (256 * size) as f32;
                for wrap in [Wrap::Repeat, Wrap::Clamp, Wrap::Mirror] {
                    assert_eq!(
                        position(u.to_bits(), size, wrap, true),
                        step as i32,
                        "{size}, {wrap:?}"
                    );
                    assert_eq!(
                        position((2.0 - u).to_bits(), size, Wrap::Mirror, true),
                        step as i32
                    );
                }
            }
        }
    }

    #[test]
    fn bilinear_is_linear_between_centres() {
        assert_eq!(red(1, 1, 0.5), 0.5);
        assert_eq!(red(1, 1, 0.25), 0.0);
        assert_eq!(red(1, 1, 0.75), 1.0);
        assert_eq!(red(0, 1, 0.0), 0.5);
        assert_eq!(red(1, 1, 0.0), 0.0);
        assert_eq!(red(1, 1, 0.375), 0.25);
    }

    #[test]
    fn fetch_stays_inside() {
        let mut read = |address: u32| if address == 4 { 0x4000_00ff } else { 0 };
        let d = descriptor(0, 0);
        assert_eq!(fetch(&d, &mut read, 9, 0)[0], ONE);
        assert_eq!(fetch(&d, &mut read, u32::MAX, 7), [0; 4]);
    }
}
