// SPDX-License-Identifier: MIT
//! Textures in memory: levels, layers and slices as one atlas.
//!
//! All images of a texture lie one above the other, level by level, with the pitch of the largest:
//! one descriptor reaches every texel of it, and each image can have a descriptor of its own, with
//! which the sampler filters.
use crate::error::ShaderError;
use crate::front::Shape;

/// Rows and bytes of a row that a descriptor can hold.
const MOST_ROWS: u64 = 0xffff;
const MOST_PITCH: u64 = 0xffff;

/// A texture in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Image {
    pub address: u32,
    /// Size of the largest level.
    pub width: u32,
    pub height: u32,
    /// Layers, sides or slices of the largest level.
    pub layers: u32,
    /// The layers are slices of a volume, of which smaller levels have fewer.
    pub volume: bool,
    /// Levels, each half as large as the one before.
    pub levels: u32,
    /// Bytes of a texel.
    pub texel: u32,
}

/// How a texture is made from the picture of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Atlas {
    /// Which picture.
    pub picture: usize,
    pub image: Image,
}

impl Image {
    /// One plain image.
    pub fn plain(address: u32, (width, height): (u32, u32), texel: u32) -> Self {
        Self { address, width, height, layers: 1, volume: false, levels: 1, texel }
    }

    /// The texture that a picture of this size is: layers, sides and slices are squares one above
    /// the other.
    pub fn of_picture(
        name: &str,
        shape: Shape,
        given: Option<(u32, u32)>,
        mips: bool,
    ) -> Result<Self, ShaderError> {
        let sides = if matches!(shape, Shape::Cube { .. }) { 6 } else { 1 };
        let (width, height) = given.unwrap_or((16, 16 * sides));
        let fail = |what: String| ShaderError { message: format!("texture `{name}`: {what}") };
        let squares = height / width.max(1);
        let whole = squares >= 1 && height % width == 0;
        let layers = match shape {
            Shape::Plane | Shape::Line => 1,
            Shape::Array | Shape::Volume => {
                if whole {
                    squares
                } else {
                    1
                }
            }
            Shape::Cube { arrayed } => {
                let fits = if arrayed { squares % 6 == 0 } else { squares == 6 };
                if !whole || !fits {
                    return Err(fail(format!(
                        "its picture has {width} x {height} pixels; a cube has six squares one \
                         above the other (+x, -x, +y, -y, +z, -z): make it {width} x {}",
                        6 * width
                    )));
                }
                squares
            }
        };
        let image = Self {
            layers,
            volume: shape == Shape::Volume,
            ..Self::plain(0, (width, height / layers), 4)
        };
        let largest = image.width.max(image.height).max(if image.volume { layers } else { 1 });
        let levels = if mips { 32 - largest.max(1).leading_zeros() } else { 1 };
        let image = Self { levels, ..image };
        if image.pitch() > MOST_PITCH || image.rows(levels) > MOST_ROWS {
            return Err(fail(format!(
                "{width} x {height} pixels are too many: at most 16383 columns, and 65535 rows \
                 with all its levels"
            )));
        }
        Ok(image)
    }

    /// Size of a level.
    pub fn size(&self, level: u32) -> (u32, u32) {
        ((self.width >> level).max(1), (self.height >> level).max(1))
    }

    /// Images of a level.
    pub fn images(&self, level: u32) -> u32 {
        if self.volume {
            (self.layers >> level).max(1)
        } else {
            self.layers
        }
    }

    /// Rows before a level.
    pub fn rows(&self, level: u32) -> u64 {
        (0..level).map(|at| u64::from(self.size(at).1) * u64::from(self.images(at))).sum()
    }

    /// Columns of the atlas: each image begins at a line of memory.
    pub fn columns(&self) -> u32 {
        if self.levels == 1 && self.layers == 1 {
            self.width
        } else {
            self.width.next_multiple_of(4)
        }
    }

    /// Bytes from row to row.
    pub fn pitch(&self) -> u64 {
        u64::from(self.columns()) * u64::from(self.texel)
    }
}

impl Atlas {
    /// The texels from those of the picture, RGBA8.
    pub fn texels(&self, picture: &[u8]) -> Vec<u8> {
        let image = &self.image;
        let columns = image.columns() as usize;
        let mut atlas = vec![0; columns * image.rows(image.levels) as usize * 4];
        let width = image.width as usize;
        for (row, texels) in picture.chunks_exact(4 * width).enumerate() {
            atlas[4 * row * columns..][..4 * width].copy_from_slice(texels);
        }
        for level in 1..image.levels {
            self.shrink(&mut atlas, level);
        }
        atlas
    }

    /// A level from the one before: the mean of the texels that each texel covers.
    fn shrink(&self, atlas: &mut [u8], level: u32) {
        let image = &self.image;
        let at = |level: u32, slice: u32, x: u32, y: u32| {
            let row = image.rows(level) as u32 + slice * image.size(level).1 + y;
            4 * (row * image.columns() + x) as usize
        };
        let ((width, height), (above_width, above_height)) =
            (image.size(level), image.size(level - 1));
        let (slices, above_slices) = (image.images(level), image.images(level - 1));
        for slice in 0..slices {
            let layers =
                if image.volume { covered(slice, slices, above_slices) } else { slice..slice + 1 };
            for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
                let (mut sum, mut count) = ([0u32; 4], 0);
                for z in layers.clone() {
                    for row in covered(y, height, above_height) {
                        for column in covered(x, width, above_width) {
                            let from = at(level - 1, z, column, row);
                            (0..4).for_each(|i| sum[i] += u32::from(atlas[from + i]));
                            count += 1;
                        }
                    }
                }
                let to = at(level, slice, x, y);
                (0..4).for_each(|i| atlas[to + i] = ((sum[i] + count / 2) / count) as u8);
            }
        }
    }
}

/// Which of `from` elements one of `to` covers.
fn covered(at: u32, to: u32, from: u32) -> std::ops::Range<u32> {
    at * from / to..((at + 1) * from).div_ceil(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_means() {
        let image = Image::of_picture("t", Shape::Plane, Some((4, 2)), true).expect("it fits");
        assert_eq!((image.levels, image.columns(), image.rows(3)), (3, 4, 4));
        let picture: Vec<u8> =
            [10, 20, 30, 40, 50, 60, 70, 80].iter().flat_map(|&n| [n; 4]).collect();
        let atlas = Atlas { picture: 0, image }.texels(&picture);
        assert_eq!(atlas[..32], picture);
        // (10 + 20 + 50 + 60) / 4 and (30 + 40 + 70 + 80) / 4, then their mean.
        assert_eq!((atlas[32], atlas[36], atlas[48]), (35, 55, 45));
    }

    #[test]
    fn shapes_of_pictures() {
        let of = |shape, size| Image::of_picture("t", shape, Some(size), false);
        assert_eq!(of(Shape::Cube { arrayed: false }, (8, 48)).map(|image| image.layers), Ok(6));
        assert!(of(Shape::Cube { arrayed: false }, (8, 40)).is_err());
        assert_eq!(
            of(Shape::Volume, (8, 32)).map(|image| (image.height, image.layers)),
            Ok((8, 4))
        );
        assert_eq!(
            of(Shape::Array, (8, 12)).map(|image| (image.height, image.layers)),
            Ok((12, 1))
        );
        assert!(of(Shape::Plane, (20_000, 1)).is_err());
        let volume = Image::of_picture("t", Shape::Volume, Some((4, 16)), true).expect("it fits");
        assert_eq!((volume.levels, volume.images(1), volume.rows(3)), (3, 2, 16 + 4 + 1));
    }
}
