// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/texture`: Texture pipeline with latency FIFO (docs/mechanisms/5.md).
//!
//! What a sample and a texel fetch return, in the arithmetic of the hardware:
//! * A coordinate becomes a fixed-point number with 16 fraction bits, cut toward zero; NaN is 0,
//!   and what does not fit 30 bits saturates. Repeat keeps the fraction, clamp limits to 0 and
//!   1, mirror folds at 1. The product with the size is cut to 8 fraction bits.
//! * Bilinear goes half a texel back; a neighbour outside the texture is the opposite edge
//!   (repeat) or the edge itself.
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

/// A float as fixed-point number with 16 fraction bits.
fn fixed(coordinate: u32) -> i32 {
    let (exponent, mantissa) = (coordinate >> 23 & 255, coordinate & 0x7f_ffff | 0x80_0000);
    let magnitude = match exponent {
        0 => 0,
        255 if coordinate & 0x7f_ffff != 0 => 0,
        // 2^(e - 127) * m / 2^23 * 2^16
        1..=134 => mantissa.checked_shr(134 - exponent).unwrap_or(0),
        135..=140 => mantissa << (exponent - 134),
        _ => 0x3fff_ffff,
    };
    if coordinate >> 31 == 1 {
        -(magnitude as i32)
    } else {
        magnitude as i32
    }
}

/// Position along one axis in 1/256 texel.
fn position(coordinate: u32, size: u32, wrap: Wrap) -> i32 {
    let fixed = fixed(coordinate);
    let wrapped = match wrap {
        Wrap::Repeat => fixed & 0xffff,
        Wrap::Clamp => fixed.clamp(0, 0x1_0000),
        Wrap::Mirror => match fixed & 0x1_ffff {
            folded @ 0x1_0001.. => 0x2_0000 - folded,
            straight => straight,
        },
    };
    ((wrapped as u32).wrapping_mul(size) >> 8) as i32
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
    let (mut x, mut y) = (position(u, d.width, d.wrap_u), position(v, d.height, d.wrap_v));
    if !d.bilinear || d.is_float() {
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
