// SPDX-License-Identifier: MIT
//! What the threads of an entry point are given.
use super::entry::{Groups, Stage};
use super::types::Kind;
use super::Lowerer;
use crate::error::{Lowered as Step, Problem};
use crate::ir::{Space, Value, Width};
use crate::varying::Varying;
use naga::{BuiltIn, TypeInner};
use warpwright_isa::{AluOp, SpecialRegister};

/// Numbers of an invocation of a compute shader.
pub(super) struct Ids {
    pub local_index: Value,
    local_id: [Value; 3],
    group_id: [Value; 3],
    global_id: [Value; 3],
    count: [Value; 3],
    size: [Value; 3],
}

impl Default for Ids {
    fn default() -> Self {
        let none = [Value(0); 3];
        Self {
            local_index: Value(0),
            local_id: none,
            group_id: none,
            global_id: none,
            count: none,
            size: none,
        }
    }
}

impl Lowerer<'_> {
    /// The numbers of an invocation.
    pub(super) fn compute_ids(&mut self, groups: &Groups) -> Ids {
        let tid = self.b.special(SpecialRegister::Tid);
        let invocations = groups.invocations();
        let padded = groups.padded(self.options.warp_threads);
        let (group, local) = if groups.rounds.is_some() {
            (self.b.special(SpecialRegister::Workgroup), self.b.invocation())
        } else if groups.together {
            let group = self.b.special(SpecialRegister::Workgroup);
            let size = self.b.word(padded.wrapping_neg());
            let first = self.b.alu(AluOp::Imul, &[group, size]);
            let local = self.b.alu(AluOp::Iadd, &[tid, first]);
            if padded != invocations {
                let bound = self.b.word(invocations);
                let outside = self.b.compare(false, 13, local, bound);
                self.b.begin();
                self.b.exit();
                let ends = self.b.end();
                self.b.push_if(outside, ends, vec![]);
            }
            (group, local)
        } else {
            (self.divide(tid, invocations), self.remainder(tid, invocations))
        };
        let local_id = self.split(local, groups.size);
        let group_id = self.split(group, groups.count);
        let flat = groups.rounds.is_none()
            && groups.size[1..] == [1, 1]
            && groups.count[1..] == [1, 1]
            && padded == invocations;
        let global = |this: &mut Self, at: usize| {
            if flat && at == 0 {
                return tid;
            }
            let size = this.b.word(groups.size[at]);
            let first = this.b.alu(AluOp::Imul, &[group_id[at], size]);
            this.b.alu(AluOp::Iadd, &[first, local_id[at]])
        };
        let global_id = [0, 1, 2].map(|at| global(self, at));
        let count = groups.count.map(|side| self.b.word(side));
        let size = groups.size.map(|side| self.b.word(side));
        Ids { local_index: local, local_id, group_id, global_id, count, size }
    }

    /// A number as three, the first the fastest.
    fn split(&mut self, number: Value, sides: [u32; 3]) -> [Value; 3] {
        let zero = self.b.word(0);
        match sides {
            [_, 1, 1] => [number, zero, zero],
            [x, y, 1] => [self.remainder(number, x), self.divide(number, x), zero].map(|value| {
                let _ = y;
                value
            }),
            [x, y, _] => {
                let rows = self.divide(number, x);
                [self.remainder(number, x), self.remainder(rows, y), self.divide(rows, y)]
            }
        }
    }

    /// What an entry point is given.
    pub(super) fn input(
        &mut self,
        binding: Option<&naga::Binding>,
        inner: &TypeInner,
        ids: &Ids,
    ) -> Step<Vec<Value>> {
        match binding {
            Some(naga::Binding::BuiltIn(builtin)) => self.builtin(*builtin, ids),
            Some(naga::Binding::Location { location, .. }) => self.location(*location, inner),
            None => {
                let TypeInner::Struct { members, .. } = inner else {
                    return Err(Problem::new("an input without a binding"));
                };
                let mut all = vec![];
                for member in members {
                    let inner = &self.source.module.types[member.ty].inner;
                    all.extend(self.input(member.binding.as_ref(), inner, ids)?);
                }
                Ok(all)
            }
        }
    }

    fn builtin(&mut self, builtin: BuiltIn, ids: &Ids) -> Step<Vec<Value>> {
        Ok(match builtin {
            BuiltIn::Position { .. } => {
                let half = self.b.float(0.5);
                let centre = |this: &mut Self, register| {
                    let pixel = this.b.special(register);
                    let float = this.b.alu(AluOp::U2f, &[pixel]);
                    this.b.alu(AluOp::Fadd, &[float, half])
                };
                let (x, y) = (centre(self, SpecialRegister::X), centre(self, SpecialRegister::Y));
                let (z, w) = self.depth();
                vec![x, y, z, w]
            }
            BuiltIn::FrontFacing => vec![self.b.bool(true)],
            BuiltIn::SampleIndex | BuiltIn::InstanceIndex | BuiltIn::PrimitiveIndex => {
                vec![self.b.word(0)]
            }
            BuiltIn::SampleMask => vec![self.b.word(1)],
            BuiltIn::VertexIndex => vec![self.b.special(SpecialRegister::Tid)],
            BuiltIn::GlobalInvocationId => ids.global_id.to_vec(),
            BuiltIn::LocalInvocationId => ids.local_id.to_vec(),
            BuiltIn::LocalInvocationIndex => vec![ids.local_index],
            BuiltIn::WorkGroupId => ids.group_id.to_vec(),
            BuiltIn::NumWorkGroups => ids.count.to_vec(),
            BuiltIn::WorkGroupSize => ids.size.to_vec(),
            _ => return Err(Problem::unsupported(format!("the built-in input {builtin:?}"), "")),
        })
    }

    /// Depth of the pixel, and one divided by w.
    fn depth(&mut self) -> (Value, Value) {
        match &self.options.varyings {
            Some(varyings) => {
                let (z, w) = (varyings.z, varyings.inverse_w);
                (self.plane(z), self.plane(w))
            }
            None => (self.b.word(0), self.b.float(1.0)),
        }
    }

    fn plane(&mut self, plane: [f32; 3]) -> Value {
        if plane[..2] == [0.0, 0.0] {
            return self.b.float(plane[2]);
        }
        let data = plane.iter().chain(&[0.0]).flat_map(|value| value.to_le_bytes()).collect();
        match self.layout.segment("plane", 16, data) {
            Ok(address) => self.b.interpolate(address),
            Err(_) => self.b.word(0),
        }
    }

    /// An input with a number: of a fragment by its plane, of a vertex from its buffer.
    fn location(&mut self, location: u32, inner: &TypeInner) -> Step<Vec<Value>> {
        let kinds = self.kinds(inner)?;
        if self.stage == Stage::Vertex {
            return self.attribute(location, &kinds);
        }
        let mut all = vec![];
        for (component, kind) in kinds.iter().enumerate() {
            let varying =
                crate::varying::of(self.options, location, component as u32, *kind == Kind::Float);
            all.push(match varying {
                Varying::Flat(word) => self.b.word(word),
                Varying::Linear(plane) => self.plane(plane),
                Varying::Perspective(plane, inverse_w) => {
                    let (value, inverse_w) = (self.plane(plane), self.plane(inverse_w));
                    self.fdiv(value, inverse_w)
                }
            });
        }
        Ok(all)
    }

    /// Sixteen bytes of each vertex; left out: zeros, and one as the fourth.
    fn attribute(&mut self, location: u32, kinds: &[Kind]) -> Step<Vec<Value>> {
        let name = format!("location{location}");
        let selector = crate::front::Selector::Name(name.clone());
        let given = self
            .options
            .data
            .iter()
            .find(|(found, _)| *found == selector)
            .map(|(_, data)| data.clone());
        let vertex = || [0.0f32, 0.0, 0.0, 1.0].into_iter().flat_map(f32::to_le_bytes);
        let data =
            given.unwrap_or_else(|| (0..self.options.vertices).flat_map(|_| vertex()).collect());
        let address = self
            .layout
            .segment(&name, 16 * self.options.vertices, data)
            .map_err(|error| Problem::new(error.message))?;
        let (tid, sixteen, base) =
            (self.b.special(SpecialRegister::Tid), self.b.word(16), self.b.word(address));
        let bytes = self.b.alu(AluOp::Imul, &[tid, sixteen]);
        let address = self.b.alu(AluOp::Iadd, &[bytes, base]);
        let load =
            |at: usize| self.b.load(Space::Global, Width::Word, address, 4 * at as i32, true);
        Ok((0..kinds.len()).map(load).collect())
    }
}
