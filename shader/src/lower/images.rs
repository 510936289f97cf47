// SPDX-License-Identifier: MIT
//! Textures: which one, and the texels of storage textures.
use super::sample::Sample;
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::image::Image;
use crate::ir::{Space, Value, Width};
use crate::layout::Place;
use naga::{Expression, Handle, ImageClass, ImageDimension, StorageFormat, TypeInner};
use warpwright_isa::AluOp;

impl Lowerer<'_> {
    /// A texture and its type.
    pub(super) fn image(&mut self, expression: Handle<Expression>) -> Lowered<(Image, TypeInner)> {
        let super::Expr::Resource(variable) = self.expr(expression)? else {
            return Err(Problem::new("expected a texture"));
        };
        let inner = self.source.module.types[self.source.module.global_variables[variable].ty]
            .inner
            .clone();
        let TypeInner::Image { dim, arrayed, class } = inner else {
            return Err(Problem::unsupported("an array of textures", "bind them one by one"));
        };
        match class {
            ImageClass::Sampled { multi: true, .. } | ImageClass::Depth { multi: true } => {
                return Err(Problem::unsupported("a multisampled texture", "use texture_2d"));
            }
            ImageClass::Storage { .. } if dim != ImageDimension::D2 || arrayed => {
                let instead = "use texture_storage_2d, with the layers one above the other";
                return Err(Problem::unsupported("a storage texture that is not 2D", instead));
            }
            _ => {}
        }
        match self.layout.places.get(&variable) {
            Some(Place::Image(image)) => Ok((*image, inner)),
            _ => Err(Problem::new("a texture without a place")),
        }
    }

    pub(super) fn image_expression(&mut self, expression: &Expression) -> Lowered<Vec<Value>> {
        match *expression {
            Expression::ImageSample {
                image,
                sampler,
                gather,
                coordinate,
                array_index,
                offset,
                level,
                depth_ref,
                clamp_to_edge,
            } => self.sample(&Sample {
                image,
                sampler,
                gather,
                coordinate,
                array_index,
                offset,
                level,
                depth_ref,
                clamp_to_edge,
            }),
            Expression::ImageLoad { image, coordinate, array_index, level, .. } => {
                let (about, inner) = self.image(image)?;
                let TypeInner::Image { class: ImageClass::Storage { format, .. }, .. } = inner
                else {
                    return self.load_sampled(image, coordinate, array_index, level);
                };
                let coordinates = self.values(coordinate)?;
                let (address, _) = self.texel_address(&about, &coordinates);
                self.load_texel(format, about.address, address)
            }
            Expression::ImageQuery { image, query } => self.image_query(image, query),
            _ => Err(Problem::new("no texture expression")),
        }
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
        value: Handle<Expression>,
    ) -> Lowered<()> {
        use StorageFormat::*;
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
