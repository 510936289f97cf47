// SPDX-License-Identifier: MIT
//! Where the results of an entry point go.
use super::entry::Stage;
use super::types::Kind;
use super::Lowerer;
use crate::error::{Lowered as Step, Problem};
use crate::ir::{Space, Value, Width};
use naga::{BuiltIn, EntryPoint, TypeInner};
use warpwright_isa::{AluOp, SpecialRegister};

impl Lowerer<'_> {
    /// Results of an entry point, each with its binding.
    pub(super) fn results(
        &mut self,
        entry: &EntryPoint,
        values: &[Value],
    ) -> Step<Vec<(Option<u32>, Vec<Kind>)>> {
        let Some(result) = &entry.function.result else { return Ok(vec![]) };
        let inner = &self.source.module.types[result.ty].inner;
        let parts: Vec<(Option<naga::Binding>, TypeInner)> = match (&result.binding, inner) {
            (None, TypeInner::Struct { members, .. }) => {
                let inner =
                    |member: &naga::StructMember| self.source.module.types[member.ty].inner.clone();
                members.iter().map(|member| (member.binding.clone(), inner(member))).collect()
            }
            (binding, inner) => vec![(binding.clone(), inner.clone())],
        };
        let mut first = 0;
        let mut outputs = vec![];
        let mut depth = None;
        for (binding, inner) in parts {
            let kinds = self.kinds(&inner)?;
            let values = values[first..first + kinds.len()].to_vec();
            first += kinds.len();
            match binding {
                Some(naga::Binding::Location { location, .. }) => {
                    outputs.push((Some(location), kinds, values))
                }
                Some(naga::Binding::BuiltIn(BuiltIn::Position { .. })) => {
                    outputs.push((None, kinds, values))
                }
                Some(naga::Binding::BuiltIn(BuiltIn::FragDepth)) => depth = values.first().copied(),
                // There is nowhere to put it, and leaving it out would draw too much.
                Some(naga::Binding::BuiltIn(builtin)) => {
                    let span = self.source.module.types.get_span(result.ty);
                    let what = format!("the output {builtin:?}");
                    return Err(Problem::unsupported(what, "leave it out, or discard").at(span));
                }
                None => {}
            }
        }
        match self.stage {
            Stage::Vertex => self.write_vertex(&outputs)?,
            _ => outputs.iter().try_for_each(|(location, kinds, values)| {
                self.write_colour(*location, kinds, values)
            })?,
        }
        if let Some(depth) = depth {
            let (width, height) = self.options.size;
            let address = self.layout.segment("depth", width * height * 4, vec![]);
            self.write_pixel(address.map_err(|error| Problem::new(error.message))?, depth)?;
        }
        Ok(outputs.into_iter().map(|(location, kinds, _)| (location, kinds)).collect())
    }

    /// A record of four words for the position and each output.
    fn write_vertex(&mut self, outputs: &[(Option<u32>, Vec<Kind>, Vec<Value>)]) -> Step<()> {
        let words = outputs.iter().map(|(_, kinds, _)| kinds.len() as u32).sum::<u32>();
        let bytes = 4 * words * self.options.vertices;
        let address = self
            .layout
            .segment("vertices", bytes, vec![])
            .map_err(|error| Problem::new(error.message))?;
        let (tid, size, base) =
            (self.b.special(SpecialRegister::Tid), self.b.word(4 * words), self.b.word(address));
        let offset = self.b.alu(AluOp::Imul, &[tid, size]);
        let address = self.b.alu(AluOp::Iadd, &[offset, base]);
        let mut at = 0;
        for (_, kinds, values) in outputs {
            for (kind, &value) in kinds.iter().zip(values) {
                let word = if *kind == Kind::Bool { self.bool_to_word(value) } else { value };
                self.b.store(Space::Global, Width::Word, address, at, word);
                at += 4;
            }
        }
        Ok(())
    }

    /// Colours go to pictures: the first is the output.
    fn write_colour(
        &mut self,
        location: Option<u32>,
        kinds: &[Kind],
        values: &[Value],
    ) -> Step<()> {
        let Some(location) = location else { return Ok(()) };
        let (width, height) = self.options.size;
        let name = if location == 0 { "picture".to_string() } else { format!("picture{location}") };
        let address = match location {
            0 => self.layout.picture(&name, width, height),
            _ => self.layout.segment(&name, width * height * 4, vec![]),
        };
        let address = address.map_err(|error| Problem::new(error.message))?;
        let word = if kinds.iter().all(|&kind| kind == Kind::Float) {
            let mut channels = values.to_vec();
            let (zero, one) = (self.b.word(0), self.b.float(1.0));
            channels.resize(3.max(channels.len()), zero);
            channels.resize(4, one);
            self.pack_unorm(AluOp::PackUnorm, &channels)
        } else {
            // Whole numbers are shown as they are, a byte each.
            let mut word = self.b.word(0xff00_0000);
            for (at, &value) in values.iter().enumerate() {
                let field = self.b.word((8 * at as u32) | (8 << 8));
                word = self.b.alu(AluOp::Bfi, &[value, field, word]);
            }
            word
        };
        self.write_pixel(address, word)
    }

    /// A word of each pixel of a picture.
    fn write_pixel(&mut self, address: u32, word: Value) -> Step<()> {
        let width = self.options.size.0;
        let [x, y] =
            [SpecialRegister::X, SpecialRegister::Y].map(|register| self.b.special(register));
        let row = self.b.word(width);
        let row = self.b.alu(AluOp::Imul, &[y, row]);
        let (pixel, two, base) =
            (self.b.alu(AluOp::Iadd, &[row, x]), self.b.word(2), self.b.word(address));
        let bytes = self.b.alu(AluOp::Shl, &[pixel, two]);
        let address = self.b.alu(AluOp::Iadd, &[bytes, base]);
        self.unless_helper(true, |this| {
            this.b.store(Space::Global, Width::Word, address, 0, word);
            Ok(())
        })
    }
}
