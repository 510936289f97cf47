// SPDX-License-Identifier: MIT
//! Filters of the sampler, computed from texel fetches: for what the sampler of the core lacks.
use super::sample::Spot;
use super::texels::Level;
use super::Lowerer;
use crate::error::Lowered;
use crate::image::Image;
use crate::ir::Value;
use crate::layout::Sampler;
use warpwright_isa::{AluOp, Wrap};

/// The texels around a place, from the one with the lowest coordinates, rows after columns, and how
/// far the place is between them.
pub(super) struct Quad {
    texels: Vec<[Value; 4]>,
    between: Option<(Value, Value)>,
}

impl Lowerer<'_> {
    /// The two texels along an axis beside a coordinate, and how far it is between them; one and
    /// nothing where the sampler takes the nearest.
    pub(super) fn axis(
        &mut self,
        coordinate: Value,
        size: Value,
        sampler: Sampler,
    ) -> (Value, Value, Option<Value>) {
        let folded = match sampler.wrap {
            Wrap::Repeat => self.b.alu(AluOp::Fract, &[coordinate]),
            Wrap::Clamp => self.saturate(coordinate),
            Wrap::Mirror => {
                // The distance from the nearest even number.
                let (half, two) = (self.b.float(0.5), self.b.float(-2.0));
                let halves = self.fmul(coordinate, half);
                let even = self.b.alu(AluOp::Round, &[halves]);
                let apart = self.fmad(even, two, coordinate);
                self.b.alu(AluOp::Fabs, &[apart])
            }
        };
        let float = self.b.alu(AluOp::U2f, &[size]);
        let one = self.b.word(1);
        let last = self.b.alu(AluOp::Isub, &[size, one]);
        if !sampler.linear {
            let place = self.fmul(folded, float);
            let texel = self.b.alu(AluOp::F2u, &[place]);
            let texel = self.b.alu(AluOp::IminU, &[texel, last]);
            return (texel, texel, None);
        }
        let minus_half = self.b.float(-0.5);
        let place = self.fmad(folded, float, minus_half);
        let whole = self.b.alu(AluOp::Floor, &[place]);
        let between = self.fsub(place, whole);
        let first = self.b.alu(AluOp::F2i, &[whole]);
        let second = self.b.alu(AluOp::Iadd, &[first, one]);
        // Beside the edge lies the other edge where the texture repeats, else the edge itself.
        let zero = self.b.word(0);
        let repeats = sampler.wrap == Wrap::Repeat;
        let before = self.b.compare(false, 2, first, zero);
        let behind = self.b.compare(false, 4, second, last);
        let (low, high) = if repeats { (last, zero) } else { (zero, last) };
        let first = self.b.select(before, low, first);
        (first, self.b.select(behind, high, second), Some(between))
    }

    pub(super) fn quad(
        &mut self,
        image: &Image,
        sampler: Sampler,
        spot: &Spot,
        level: &Level,
        layer: Value,
    ) -> Lowered<Quad> {
        let (x0, x1, u) = self.axis(spot.u, level.width, sampler);
        let (y0, y1, v) = self.axis(spot.v, level.height, sampler);
        let places = match u {
            None => vec![(x0, y0)],
            Some(_) => vec![(x0, y0), (x1, y0), (x0, y1), (x1, y1)],
        };
        let texels = places.into_iter().map(|(x, y)| self.texel(image, level, x, y, layer));
        Ok(Quad { texels: texels.collect::<Lowered<_>>()?, between: u.zip(v) })
    }

    pub(super) fn filtered(
        &mut self,
        quad: &Quad,
        sampler: Sampler,
        reference: Option<Value>,
    ) -> [Value; 4] {
        let texels: Vec<[Value; 4]> = match reference {
            Some(reference) => quad
                .texels
                .iter()
                .map(|texel| [self.compared(texel[0], sampler, reference); 4])
                .collect(),
            None => quad.texels.clone(),
        };
        let Some((u, v)) = quad.between else { return texels[0] };
        let channels = if reference.is_some() { 1 } else { 4 };
        let mut one = |at: usize| {
            let above = self.mix(texels[0][at], texels[1][at], u);
            let below = self.mix(texels[2][at], texels[3][at], u);
            self.mix(above, below, v)
        };
        let red = one(0);
        let mut all = [red; 4];
        (1..channels).for_each(|at| all[at] = one(at));
        all
    }

    /// One where the comparison holds, else zero.
    pub(super) fn compared(&mut self, texel: Value, sampler: Sampler, reference: Value) -> Value {
        use crate::layout::Compare::*;
        let code = match sampler.compare {
            Equal => 0,
            NotEqual => 9,
            Less => 2,
            LessEqual => 3,
            Greater => 4,
            GreaterEqual => 5,
        };
        let holds = self.b.compare(true, code, reference, texel);
        let (one, zero) = (self.b.float(1.0), self.b.word(0));
        self.b.select(holds, one, zero)
    }

    /// A channel of the four texels, counter-clockwise from the lower left.
    pub(super) fn gather(
        &mut self,
        image: &Image,
        sampler: Sampler,
        spot: &Spot,
        component: usize,
        reference: Option<Value>,
    ) -> Lowered<Vec<Value>> {
        let level = self.level(image, None);
        let linear = Sampler { linear: true, ..sampler };
        let quad = self.quad(image, linear, spot, &level, spot.layer)?;
        let texels = [2, 3, 1, 0].map(|at: usize| quad.texels[at]);
        Ok(match reference {
            Some(reference) => {
                texels.map(|texel| self.compared(texel[0], sampler, reference)).to_vec()
            }
            None => texels.map(|texel| texel[component]).to_vec(),
        })
    }
}
