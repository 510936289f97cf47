// SPDX-License-Identifier: MIT
//! Texels of textures: where a level is, fetches, sizes.
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::image::Image;
use crate::ir::{Space, TextureRead, Value, Width};
use naga::{Expression, Handle, ImageClass, ImageDimension, ImageQuery, ScalarKind, TypeInner};
use warpwright_isa::AluOp;

/// A level of a texture.
pub(super) struct Level {
    /// Which one, where that is known.
    pub number: Option<u32>,
    pub width: Value,
    pub height: Value,
    /// Layers or slices.
    pub images: Value,
    /// Its first row in the atlas.
    row: Value,
}

impl Lowerer<'_> {
    /// A level by its number; too large a number is the last one, none the first.
    pub(super) fn level(&mut self, image: &Image, number: Option<Value>) -> Level {
        let known = match number {
            None => Some(0),
            Some(number) => self.b.as_const(number),
        };
        if let Some(number) = known.map(|number| number.min(image.levels - 1)) {
            let (width, height) = image.size(number);
            let words = [width, height, image.images(number), image.rows(number) as u32];
            let [width, height, images, row] = words.map(|word| self.b.word(word));
            return Level { number: Some(number), width, height, images, row };
        }
        let last = self.b.word(image.levels - 1);
        let number = number.unwrap_or(last);
        let number = self.b.alu(AluOp::IminU, &[number, last]);
        let one = self.b.word(1);
        let mut halved = |size: u32| {
            let size = self.b.word(size);
            let half = self.b.alu(AluOp::Shr, &[size, number]);
            self.b.alu(AluOp::ImaxU, &[half, one])
        };
        let (width, height) = (halved(image.width), halved(image.height));
        let images = if image.volume { halved(image.layers) } else { self.b.word(image.layers) };
        let rows: Vec<u32> = (0..image.levels).map(|level| image.rows(level) as u32).collect();
        Level { number: None, width, height, images, row: self.chosen(&rows, number) }
    }

    /// A word of a table.
    fn chosen(&mut self, words: &[u32], index: Value) -> Value {
        if let Some(offset) = self.layout.table(words) {
            let two = self.b.word(2);
            let bytes = self.b.alu(AluOp::Shl, &[index, two]);
            return self.b.load(Space::Constant, Width::Word, bytes, offset as i32, true);
        }
        let first = self.b.word(words[0]);
        words.iter().enumerate().skip(1).fold(first, |found, (at, &word)| {
            let (is, word) = (self.is_index(index, at as u32), self.b.word(word));
            self.b.select(is, word, found)
        })
    }

    /// A texel of a level, inside of it.
    pub(super) fn texel(
        &mut self,
        image: &Image,
        level: &Level,
        x: Value,
        y: Value,
        layer: Value,
    ) -> Lowered<[Value; 4]> {
        let row = self.atlas_row(level, y, layer);
        let descriptor = self.layout.atlas_descriptor(image).ok_or_else(Self::no_descriptor)?;
        Ok(self.b.texture(TextureRead::Fetch, descriptor, x, row))
    }

    fn atlas_row(&mut self, level: &Level, y: Value, layer: Value) -> Value {
        let first = self.b.alu(AluOp::Imul, &[layer, level.height]);
        let row = self.b.alu(AluOp::Iadd, &[first, level.row]);
        self.b.alu(AluOp::Iadd, &[row, y])
    }

    /// `textureLoad` of a texture that is sampled; a texel outside is the nearest one inside.
    pub(super) fn load_sampled(
        &mut self,
        image: Handle<Expression>,
        coordinate: Handle<Expression>,
        array_index: Option<Handle<Expression>>,
        level: Option<Handle<Expression>>,
    ) -> Lowered<Vec<Value>> {
        let (image, inner) = self.image(image)?;
        let TypeInner::Image { dim, class, .. } = inner else {
            return Err(Problem::new("expected a texture"));
        };
        let number = level.map(|level| self.value(level)).transpose()?;
        let level = self.level(&image, number.filter(|_| image.levels > 1));
        let coordinates = self.values(coordinate)?;
        let zero = self.b.word(0);
        let layer = match (dim, array_index) {
            (ImageDimension::D3, _) => self.inside(coordinates[2], level.images),
            (_, Some(index)) => {
                let index = self.value(index)?;
                self.clamp_signed(index, image.layers)
            }
            _ => zero,
        };
        let y = if dim == ImageDimension::D1 { zero } else { coordinates[1] };
        // The fetch clamps by itself where there is nothing beside the image.
        let alone = image.levels == 1 && image.layers == 1;
        let (x, y) = if alone {
            (coordinates[0], y)
        } else {
            (self.inside(coordinates[0], level.width), self.inside(y, level.height))
        };
        match class {
            ImageClass::Sampled { kind: kind @ (ScalarKind::Sint | ScalarKind::Uint), .. } => {
                let (x, y) = (self.inside(x, level.width), self.inside(y, level.height));
                let row = self.atlas_row(&level, y, layer);
                Ok(self.bytes_of_texel(&image, x, row, kind == ScalarKind::Sint))
            }
            ImageClass::Depth { .. } => Ok(self.texel(&image, &level, x, y, layer)?[..1].to_vec()),
            _ => Ok(self.texel(&image, &level, x, y, layer)?.to_vec()),
        }
    }

    /// The bytes of a texel as whole numbers.
    fn bytes_of_texel(&mut self, image: &Image, x: Value, row: Value, signed: bool) -> Vec<Value> {
        let (columns, two) = (self.b.word(image.columns()), self.b.word(2));
        let base = self.b.word(image.address);
        let first = self.b.alu(AluOp::Imul, &[row, columns]);
        let texel = self.b.alu(AluOp::Iadd, &[first, x]);
        let bytes = self.b.alu(AluOp::Shl, &[texel, two]);
        let address = self.b.alu(AluOp::Iadd, &[bytes, base]);
        let word = self.b.load(Space::Global, Width::Word, address, 0, true);
        self.fields(if signed { AluOp::BfeS } else { AluOp::BfeU }, word, 8)
    }

    /// A signed coordinate inside a size that may be known at run time only.
    fn inside(&mut self, coordinate: Value, size: Value) -> Value {
        let (zero, one) = (self.b.word(0), self.b.word(1));
        let last = self.b.alu(AluOp::Isub, &[size, one]);
        let low = self.b.alu(AluOp::ImaxS, &[coordinate, zero]);
        self.b.alu(AluOp::IminS, &[low, last])
    }

    pub(super) fn image_query(
        &mut self,
        image: Handle<Expression>,
        query: ImageQuery,
    ) -> Lowered<Vec<Value>> {
        let (image, inner) = self.image(image)?;
        let TypeInner::Image { dim, .. } = inner else {
            return Err(Problem::new("expected a texture"));
        };
        let sides = if dim == ImageDimension::Cube { 6 } else { 1 };
        Ok(match query {
            ImageQuery::Size { level } => {
                let number = level.map(|level| self.value(level)).transpose()?;
                let level = self.level(&image, number.filter(|_| image.levels > 1));
                match dim {
                    ImageDimension::D1 => vec![level.width],
                    ImageDimension::D3 => vec![level.width, level.height, level.images],
                    _ => vec![level.width, level.height],
                }
            }
            ImageQuery::NumLayers => vec![self.b.word(image.layers / sides)],
            ImageQuery::NumLevels => vec![self.b.word(image.levels)],
            ImageQuery::NumSamples => vec![self.b.word(1)],
        })
    }
}
