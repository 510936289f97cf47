// SPDX-License-Identifier: MIT
//! Textures: samples, texels, sizes.
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::ir::{Space, TextureRead, Value, Width};
use crate::layout::{Image, Place, Sampler};
use naga::{Expression, Handle, ImageClass, ImageQuery, SampleLevel, StorageFormat, TypeInner};
use warpwright_isa::AluOp;

impl Lowerer<'_> {
    fn image(&mut self, expression: Handle<Expression>) -> Lowered<(Image, TypeInner)> {
        let super::Expr::Resource(variable) = self.expr(expression)? else {
            return Err(Problem::new("expected a texture"));
        };
        let inner = self.source.module.types[self.source.module.global_variables[variable].ty]
            .inner
            .clone();
        match self.layout.places.get(&variable) {
            Some(Place::Image(image)) => Ok((*image, inner)),
            _ => Err(Problem::new("a texture without a place")),
        }
    }

    pub(super) fn image_expression(&mut self, expression: &Expression) -> Lowered<Vec<Value>> {
        match *expression {
            Expression::ImageSample {
                image,
                coordinate,
                array_index,
                offset,
                level,
                depth_ref,
                gather,
                clamp_to_edge,
                ..
            } => {
                if array_index.is_some()
                    || depth_ref.is_some()
                    || gather.is_some()
                    || offset.is_some()
                {
                    return Err(Problem::unsupported(
                        "this kind of texture sample",
                        "sample a plane 2D texture",
                    ));
                }
                if let SampleLevel::Exact(level) | SampleLevel::Bias(level) = level {
                    // There is one level: the expression has no effect, and what it is does not
                    // count.
                    self.values(level)?;
                }
                let (image, inner) = self.image(image)?;
                if !matches!(inner, TypeInner::Image { dim: naga::ImageDimension::D2, .. }) {
                    return Err(Problem::unsupported("a texture that is not 2D", "use texture_2d"));
                }
                let mut sampler = self.options.sampler;
                if clamp_to_edge {
                    sampler.wrap = warpwright_isa::Wrap::Clamp;
                }
                let coordinates = self.values(coordinate)?;
                let descriptor = self.descriptor(&image, sampler)?;
                Ok(self
                    .b
                    .texture(TextureRead::Sample, descriptor, coordinates[0], coordinates[1])
                    .to_vec())
            }
            Expression::ImageLoad { image, coordinate, array_index, .. } => {
                if array_index.is_some() {
                    return Err(Problem::unsupported(
                        "a texel of a texture array",
                        "use texture_2d",
                    ));
                }
                let (image, inner) = self.image(image)?;
                let coordinates = self.values(coordinate)?;
                match inner {
                    TypeInner::Image { class: ImageClass::Storage { format, .. }, .. } => {
                        let (address, _) = self.texel_address(&image, &coordinates);
                        self.load_texel(format, image.address, address)
                    }
                    _ => {
                        let sampler = Sampler { linear: false, wrap: warpwright_isa::Wrap::Clamp };
                        let descriptor = self.descriptor(&image, sampler)?;
                        Ok(self
                            .b
                            .texture(TextureRead::Fetch, descriptor, coordinates[0], coordinates[1])
                            .to_vec())
                    }
                }
            }
            Expression::ImageQuery { image, query } => {
                let (image, _) = self.image(image)?;
                let words = match query {
                    ImageQuery::Size { .. } => vec![image.width, image.height],
                    ImageQuery::NumLayers => vec![image.layers],
                    ImageQuery::NumLevels | ImageQuery::NumSamples => vec![1],
                };
                Ok(words.into_iter().map(|word| self.b.word(word)).collect())
            }
            _ => Err(Problem::new("no texture expression")),
        }
    }

    fn descriptor(&mut self, image: &Image, sampler: Sampler) -> Lowered<u8> {
        let none =
            || Problem::unsupported("more than 16 textures with their samplers", "use fewer");
        self.layout.descriptor(image, 0, sampler).ok_or_else(none)
    }

    /// The byte offset of a texel from the start of its image, and whether it is inside. One
    /// outside is moved to the edge.
    fn texel_address(&mut self, image: &Image, coordinates: &[Value]) -> (Value, Value) {
        let (x, y) = (coordinates[0], coordinates[1]);
        let (width, height) = (self.b.word(image.width), self.b.word(image.height));
        let inside = [self.b.compare(false, 10, x, width), self.b.compare(false, 10, y, height)];
        let inside = self.b.and(inside[0], inside[1]);
        let (x, y) = (self.clamp_index(x, image.width), self.clamp_index(y, image.height));
        let row = self.b.alu(AluOp::Imul, &[y, width]);
        let texel = self.b.alu(AluOp::Iadd, &[row, x]);
        let bytes = self.b.word(image.texel);
        (self.b.alu(AluOp::Imul, &[texel, bytes]), inside)
    }

    fn load_texel(
        &mut self,
        format: StorageFormat,
        base: u32,
        texel: Value,
    ) -> Lowered<Vec<Value>> {
        use StorageFormat::*;
        let base = self.b.word(base);
        let address = self.b.alu(AluOp::Iadd, &[texel, base]);
        let words = match format {
            Rg32Uint | Rg32Sint | Rg32Float => 2,
            Rgba32Uint | Rgba32Sint | Rgba32Float => 4,
            _ => 1,
        };
        let load = |at: i32| self.b.load(Space::Global, Width::Word, address, 4 * at, false);
        let mut values: Vec<Value> = (0..words).map(load).collect();
        let float = match format {
            Rgba8Unorm | Bgra8Unorm => {
                values = self.unpack_unorm(AluOp::UnpackUnorm, values[0], 4);
                if format == Bgra8Unorm {
                    values.swap(0, 2);
                }
                true
            }
            R32Float | Rg32Float | Rgba32Float => true,
            R32Uint | R32Sint | Rg32Uint | Rg32Sint | Rgba32Uint | Rgba32Sint => false,
            _ => {
                return Err(Problem::unsupported(
                    format!("the texel format {format:?}"),
                    "use rgba8unorm or one of 32 bits",
                ))
            }
        };
        let (zero, one) = (self.b.word(0), if float { self.b.float(1.0) } else { self.b.word(1) });
        while values.len() < 4 {
            values.push(if values.len() == 3 { one } else { zero });
        }
        Ok(values)
    }

    pub(super) fn image_store(
        &mut self,
        image: Handle<Expression>,
        coordinate: Handle<Expression>,
        array_index: Option<Handle<Expression>>,
        value: Handle<Expression>,
    ) -> Lowered<()> {
        use StorageFormat::*;
        if array_index.is_some() {
            return Err(Problem::unsupported(
                "a texel of a texture array",
                "use texture_storage_2d",
            ));
        }
        let (image, inner) = self.image(image)?;
        let TypeInner::Image { class: ImageClass::Storage { format, .. }, .. } = inner else {
            return Err(Problem::new("expected a storage texture"));
        };
        let (coordinates, mut values) = (self.values(coordinate)?, self.values(value)?);
        let words = match format {
            Rgba8Unorm => vec![self.pack_unorm(AluOp::PackUnorm, &values)],
            Bgra8Unorm => {
                values.swap(0, 2);
                vec![self.pack_unorm(AluOp::PackUnorm, &values)]
            }
            R32Float | R32Uint | R32Sint => values[..1].to_vec(),
            Rg32Float | Rg32Uint | Rg32Sint => values[..2].to_vec(),
            Rgba32Float | Rgba32Uint | Rgba32Sint => values,
            _ => {
                return Err(Problem::unsupported(
                    format!("the texel format {format:?}"),
                    "use rgba8unorm or one of 32 bits",
                ))
            }
        };
        let (texel, inside) = self.texel_address(&image, &coordinates);
        self.only_if(inside, |this| {
            this.unless_helper(true, |this| {
                let base = this.b.word(image.address);
                let address = this.b.alu(AluOp::Iadd, &[texel, base]);
                for (at, &word) in words.iter().enumerate() {
                    this.b.store(Space::Global, Width::Word, address, 4 * at as i32, word);
                }
                Ok(())
            })
        })
    }
}
