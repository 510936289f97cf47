// SPDX-License-Identifier: MIT
//! Texture samples.
//!
//! The sampler of the core filters one image with one wrap mode. A sample of a known level and
//! layer is one instruction; levels and layers that are known at run time only, volumes,
//! comparisons and gathers are computed from texel fetches.
use super::texels::Level;
use super::Lowerer;
use crate::error::{Lowered, Problem};
use crate::image::Image;
use crate::ir::{TextureRead, Value};
use crate::layout::{Place, Sampler};
use naga::{Expression, Handle, ImageClass, ImageDimension, SampleLevel, TypeInner};
use warpwright_isa::{AluOp, SfuOp, Wrap};

/// The operands of a sample.
pub(super) struct Sample {
    pub image: Handle<Expression>,
    pub sampler: Handle<Expression>,
    pub gather: Option<naga::SwizzleComponent>,
    pub coordinate: Handle<Expression>,
    pub array_index: Option<Handle<Expression>>,
    pub offset: Option<Handle<Expression>>,
    pub level: SampleLevel,
    pub depth_ref: Option<Handle<Expression>>,
    pub clamp_to_edge: bool,
}

/// A place in an image: coordinates from 0 to 1, and which image of the level.
pub(super) struct Spot {
    pub u: Value,
    pub v: Value,
    pub layer: Value,
    /// Of a volume the third coordinate, instead of the layer.
    depth: Option<Value>,
}

impl Lowerer<'_> {
    pub(super) fn sampler(&mut self, handle: Handle<Expression>) -> Lowered<Sampler> {
        let super::Expr::Resource(variable) = self.expr(handle)? else {
            return Err(Problem::new("expected a sampler"));
        };
        match self.layout.places.get(&variable) {
            Some(Place::Sampler(sampler)) => Ok(*sampler),
            _ => Err(Problem::new("a sampler without a binding")),
        }
    }

    pub(super) fn sample(&mut self, sample: &Sample) -> Lowered<Vec<Value>> {
        let (image, inner) = self.image(sample.image)?;
        let TypeInner::Image { dim, class, .. } = inner else {
            return Err(Problem::new("expected a texture"));
        };
        let mut sampler = self.sampler(sample.sampler)?;
        if sample.clamp_to_edge || dim == ImageDimension::Cube {
            sampler.wrap = Wrap::Clamp;
        }
        let coordinates = self.values(sample.coordinate)?;
        let mut spot = self.spot(&image, dim, &coordinates, sample.array_index)?;
        if let Some(offset) = sample.offset {
            let offsets = self.values(offset)?;
            self.add_offsets(&image, &mut spot, &offsets);
        }
        let reference = sample.depth_ref.map(|reference| self.value(reference)).transpose()?;
        if let Some(component) = sample.gather {
            return self.gather(&image, sampler, &spot, component as usize, reference);
        }
        let depth = matches!(class, ImageClass::Depth { .. });
        let lod = self.lod(&image, dim, sample.level, &coordinates)?;
        let colour = self.between_levels(&image, sampler, &spot, lod, reference)?;
        Ok(if depth { colour[..1].to_vec() } else { colour.to_vec() })
    }

    /// Which image, and where in it.
    fn spot(
        &mut self,
        image: &Image,
        dim: ImageDimension,
        coordinates: &[Value],
        array_index: Option<Handle<Expression>>,
    ) -> Lowered<Spot> {
        let sides = if dim == ImageDimension::Cube { 6 } else { 1 };
        let mut layer = match array_index {
            Some(index) => {
                let index = self.value(index)?;
                self.clamp_signed(index, image.layers / sides)
            }
            None => self.b.word(0),
        };
        Ok(match dim {
            ImageDimension::D1 => {
                let v = self.b.float(0.5);
                Spot { u: coordinates[0], v, layer, depth: None }
            }
            ImageDimension::D2 => Spot { u: coordinates[0], v: coordinates[1], layer, depth: None },
            ImageDimension::D3 => {
                let depth = Some(coordinates[2]);
                Spot { u: coordinates[0], v: coordinates[1], layer, depth }
            }
            ImageDimension::Cube => {
                let (side, u, v) = self.cube_side(coordinates);
                let six = self.b.word(6);
                layer = self.b.alu(AluOp::Imul, &[layer, six]);
                layer = self.b.alu(AluOp::Iadd, &[layer, side]);
                Spot { u, v, layer, depth: None }
            }
        })
    }

    /// The side of a cube that a direction meets, and where.
    fn cube_side(&mut self, direction: &[Value]) -> (Value, Value, Value) {
        let [x, y, z] = [0, 1, 2].map(|at| direction[at]);
        let size = [x, y, z].map(|value| self.b.alu(AluOp::Fabs, &[value]));
        let minus = [x, y, z].map(|value| self.b.alu(AluOp::Fneg, &[value]));
        let zero = self.b.word(0);
        // x where it is largest, else z where it is, else y.
        let x_over_y = self.b.compare(true, 5, size[0], size[1]);
        let x_over_z = self.b.compare(true, 5, size[0], size[2]);
        let along_x = self.b.and(x_over_y, x_over_z);
        let z_over_y = self.b.compare(true, 5, size[2], size[1]);
        let z_wins = self.b.select(z_over_y, size[2], size[1]);
        let largest = self.b.select(along_x, size[0], z_wins);
        let below = [x, y, z].map(|value| self.b.compare(true, 2, value, zero));
        let mut of = |positive: [Value; 3], negative: [Value; 3]| {
            let one = [0, 1, 2].map(|at| self.b.select(below[at], negative[at], positive[at]));
            let other = self.b.select(z_over_y, one[2], one[1]);
            self.b.select(along_x, one[0], other)
        };
        let across = of([minus[2], x, x], [z, x, minus[0]]);
        let up = of([minus[1], z, minus[1]], [minus[1], minus[2], minus[1]]);
        let numbers = |this: &mut Self, words: [u32; 3]| words.map(|word| this.b.word(word));
        let (positive, negative) = (numbers(self, [0, 2, 4]), numbers(self, [1, 3, 5]));
        let one = [0, 1, 2].map(|at| self.b.select(below[at], negative[at], positive[at]));
        let other = self.b.select(z_over_y, one[2], one[1]);
        let side = self.b.select(along_x, one[0], other);
        let inverse = self.b.sfu(SfuOp::Rcp, &[largest]);
        let half = self.b.float(0.5);
        let scale = self.fmul(inverse, half);
        (side, self.fmad(across, scale, half), self.fmad(up, scale, half))
    }

    /// Texels of the offset as parts of the size.
    fn add_offsets(&mut self, image: &Image, spot: &mut Spot, offsets: &[Value]) {
        let sizes = [image.width, image.height, image.layers];
        let mut moved = |coordinate: Value, at: usize| {
            let Some(&offset) = offsets.get(at) else { return coordinate };
            let offset = self.b.alu(AluOp::I2f, &[offset]);
            let texel = self.b.float(1.0 / sizes[at] as f32);
            self.fmad(offset, texel, coordinate)
        };
        spot.u = moved(spot.u, 0);
        spot.v = moved(spot.v, 1);
        spot.depth = spot.depth.map(|depth| moved(depth, 2));
    }

    /// The level of detail; `None` is the largest image.
    fn lod(
        &mut self,
        image: &Image,
        dim: ImageDimension,
        level: SampleLevel,
        coordinates: &[Value],
    ) -> Lowered<Option<Value>> {
        let (gradients, bias) = match level {
            SampleLevel::Zero => return Ok(None),
            SampleLevel::Exact(level) => {
                let kind = self.kind(level)?;
                let level = self.value(level)?;
                let level = match kind {
                    super::types::Kind::Float => level,
                    kind => self.convert(kind, super::types::Kind::Float, level),
                };
                return Ok((image.levels > 1).then_some(level));
            }
            SampleLevel::Gradient { x, y } => ([self.values(x)?, self.values(y)?], None),
            SampleLevel::Auto | SampleLevel::Bias(_) => {
                let bias = match level {
                    SampleLevel::Bias(bias) => Some(self.value(bias)?),
                    _ => None,
                };
                if image.levels == 1 {
                    return Ok(None);
                }
                let gradients = [true, false].map(|along_x| {
                    coordinates.iter().map(|&at| self.b.derivative(along_x, at)).collect()
                });
                (gradients, bias)
            }
        };
        if image.levels == 1 {
            return Ok(None);
        }
        // Of a cube the place on a side changes half as fast as the direction, seen from its
        // centre.
        let scale = match dim {
            ImageDimension::Cube => {
                let sizes: Vec<Value> =
                    coordinates.iter().map(|&at| self.b.alu(AluOp::Fabs, &[at])).collect();
                let largest = sizes.into_iter().reduce(|a, b| self.b.alu(AluOp::Fmax, &[a, b]));
                largest.map(|largest| self.b.sfu(SfuOp::Rcp, &[largest]))
            }
            _ => None,
        };
        let half = if dim == ImageDimension::Cube { 0.5 } else { 1.0 };
        let sizes = match dim {
            ImageDimension::Cube => [image.width; 3],
            _ => [image.width, image.height, image.layers],
        };
        let squares = gradients.map(|gradient| {
            let parts: Vec<Value> = gradient
                .iter()
                .zip(sizes)
                .map(|(&part, size)| {
                    let size = self.b.float(size as f32 * half);
                    let part = self.fmul(part, size);
                    scale.map_or(part, |scale| self.fmul(part, scale))
                })
                .collect();
            self.dot(&parts, &parts)
        });
        let square = self.b.alu(AluOp::Fmax, &squares);
        let log = self.b.sfu(SfuOp::Log2, &[square]);
        let half = self.b.float(0.5);
        Ok(Some(match bias {
            Some(bias) => self.fmad(log, half, bias),
            None => self.fmul(log, half),
        }))
    }

    /// A sample at a level of detail, between two levels where the sampler is linear.
    fn between_levels(
        &mut self,
        image: &Image,
        sampler: Sampler,
        spot: &Spot,
        lod: Option<Value>,
        reference: Option<Value>,
    ) -> Lowered<[Value; 4]> {
        let Some(lod) = lod else {
            let level = self.level(image, None);
            return self.at_level(image, sampler, spot, &level, reference);
        };
        let (zero, last) = (self.b.word(0), self.b.float((image.levels - 1) as f32));
        let low = self.b.alu(AluOp::Fmax, &[lod, zero]);
        let lod = self.b.alu(AluOp::Fmin, &[low, last]);
        if !sampler.linear {
            let nearest = self.b.alu(AluOp::Round, &[lod]);
            let nearest = self.b.alu(AluOp::F2u, &[nearest]);
            let level = self.level(image, Some(nearest));
            return self.at_level(image, sampler, spot, &level, reference);
        }
        let whole = self.b.alu(AluOp::Floor, &[lod]);
        let between = self.fsub(lod, whole);
        let first = self.b.alu(AluOp::F2u, &[whole]);
        let one = self.b.word(1);
        let second = self.b.alu(AluOp::Iadd, &[first, one]);
        let level = self.level(image, Some(first));
        let larger = self.at_level(image, sampler, spot, &level, reference)?;
        if self.b.as_const(between) == Some(0) {
            return Ok(larger);
        }
        let level = self.level(image, Some(second));
        let smaller = self.at_level(image, sampler, spot, &level, reference)?;
        Ok([0, 1, 2, 3].map(|at| self.mix(larger[at], smaller[at], between)))
    }

    pub(super) fn mix(&mut self, a: Value, b: Value, between: Value) -> Value {
        let difference = self.fsub(b, a);
        self.fmad(difference, between, a)
    }

    /// A sample of one level.
    fn at_level(
        &mut self,
        image: &Image,
        sampler: Sampler,
        spot: &Spot,
        level: &Level,
        reference: Option<Value>,
    ) -> Lowered<[Value; 4]> {
        if let (None, None, Some(level), Some(layer)) =
            (reference, spot.depth, level.number, self.b.as_const(spot.layer))
        {
            let descriptor = self.layout.descriptor(image, (level, layer), sampler);
            let descriptor = descriptor.ok_or_else(Self::no_descriptor)?;
            return Ok(self.b.texture(TextureRead::Sample, descriptor, spot.u, spot.v));
        }
        let Some(depth) = spot.depth else {
            let quad = self.quad(image, sampler, spot, level, spot.layer)?;
            return Ok(self.filtered(&quad, sampler, reference));
        };
        let (first, second, between) = self.axis(depth, level.images, sampler);
        let quad = self.quad(image, sampler, spot, level, first)?;
        let front = self.filtered(&quad, sampler, reference);
        let Some(between) = between else { return Ok(front) };
        let quad = self.quad(image, sampler, spot, level, second)?;
        let back = self.filtered(&quad, sampler, reference);
        Ok([0, 1, 2, 3].map(|at| self.mix(front[at], back[at], between)))
    }

    pub(super) fn no_descriptor() -> Problem {
        Problem::unsupported("more than 16 textures with their samplers and levels", "use fewer")
    }
}
