// SPDX-License-Identifier: MIT
//! Loads and stores: what is constant in an address goes into the instruction.
use super::{Builder, Op, Space, Type, Value, Width};
use warpwright_isa::AluOp;

impl Builder {
    /// The address and the offset of an access, with what is constant in the offset.
    fn address(&mut self, space: Space, address: Value, offset: i32) -> (Option<Value>, i32) {
        let fits = |sum: i64| i32::try_from(sum).ok().filter(|sum| (-0x8000..0x8000).contains(sum));
        if let Some(word) = self.as_const(address) {
            if let Some(sum) = fits(i64::from(word) + i64::from(offset)).filter(|&sum| sum >= 0) {
                return (None, sum);
            }
        } else if let Some((Op::Alu(AluOp::Iadd), args)) = self.definition(address) {
            let sum = self
                .as_const(args[1])
                .and_then(|word| fits(i64::from(word as i32) + i64::from(offset)));
            if let Some(sum) = sum {
                return (Some(args[0]), sum);
            }
            // The instruction shifts by itself: what is too far for its offset is added before.
            let (index, step) = (args[0], args[1]);
            if let (Some((Op::Alu(AluOp::Shl), shift)), Some(step), true) =
                (self.definition(index), self.as_const(step), space != Space::Constant)
            {
                if self.as_const(shift[1]) == Some(2) && step % 4 == 0 {
                    let (index, two) = (shift[0], shift[1]);
                    let words = self.word(step / 4);
                    let index = self.one(Op::Alu(AluOp::Iadd), vec![index, words], Type::Word);
                    let address = self.one(Op::Alu(AluOp::Shl), vec![index, two], Type::Word);
                    return (Some(address), offset);
                }
            }
        }
        (Some(address), offset)
    }

    /// Loads. `invariant`: the shader does not write there.
    pub fn load(
        &mut self,
        space: Space,
        width: Width,
        address: Value,
        offset: i32,
        invariant: bool,
    ) -> Value {
        let (base, offset) = self.address(space, address, offset);
        self.one(
            Op::Load { space, width, offset, invariant },
            base.into_iter().collect(),
            Type::Word,
        )
    }

    /// Stores.
    pub fn store(&mut self, space: Space, width: Width, address: Value, offset: i32, value: Value) {
        let (base, offset) = self.address(space, address, offset);
        let args = [Some(value), base].into_iter().flatten().collect();
        self.emit(Op::Store { space, width, offset }, args, 0, Type::Word);
    }
}
