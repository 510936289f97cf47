// SPDX-License-Identifier: MIT
//! Builds a function: folds constants, simplifies and finds common operations on the way.
use super::{Block, Branch, Loop};
use super::{
    BranchId, Function, If, Inst, Label, Node, Op, Region, Space, TextureRead, Type, Value,
};
use std::collections::HashMap;
use warpwright_golden::{fp32, sfu};
use warpwright_isa::{AluOp, AtomicOp, SfuOp, SpecialRegister};

/// A region that is being filled.
#[derive(Default)]
struct Open {
    region: Region,
    /// Its end cannot be reached.
    left: bool,
    /// What was found out in it, to be forgotten at its end.
    found: Vec<(Op, Vec<Value>)>,
}

/// Builds a [`Function`].
#[derive(Default)]
pub struct Builder {
    function: Function,
    open: Vec<Open>,
    /// The operation that defines a value, where it is one with a single result.
    definitions: Vec<Option<(Op, Vec<Value>)>>,
    known: HashMap<(Op, Vec<Value>), Value>,
    constants: Region,
    line: u32,
}

impl Builder {
    /// With an empty function.
    pub fn new() -> Self {
        Self { open: vec![Open::default()], ..Self::default() }
    }

    /// The function. Constants come first, so that all can use them.
    pub fn finish(mut self) -> Function {
        let body = self.open.pop().map(|open| open.region).unwrap_or_default();
        self.function.body = self.constants;
        self.function.body.extend(body);
        self.function
    }

    /// The source line of what follows.
    pub fn set_line(&mut self, line: u32) {
        self.line = line;
    }

    /// Whether the current place can be reached.
    pub fn reachable(&self) -> bool {
        self.open.last().is_some_and(|open| !open.left)
    }

    /// Begins a region.
    pub fn begin(&mut self) {
        let left = !self.reachable();
        self.open.push(Open { left, ..Open::default() });
    }

    /// Ends the region that was begun last.
    pub fn end(&mut self) -> Region {
        let open = self.open.pop().unwrap_or_default();
        open.found.iter().for_each(|key| {
            self.known.remove(key);
        });
        open.region
    }

    /// A new label.
    pub fn label(&mut self) -> Label {
        self.function.label()
    }

    /// A new value for a parameter or a result.
    pub fn value(&mut self, ty: Type) -> Value {
        self.definitions.push(None);
        self.function.value(ty)
    }

    /// The type of a value.
    pub fn type_of(&self, value: Value) -> Type {
        self.function.type_of(value)
    }

    /// Adds a node where that can be reached.
    pub fn push(&mut self, node: Node) {
        if let Some(open) = self.open.last_mut().filter(|open| !open.left) {
            open.region.push(node);
        }
    }

    /// Adds a block.
    pub fn push_block(&mut self, label: Label, results: Vec<Value>, body: Region) {
        self.push(Node::Block(Block { label, results, body }));
    }

    /// Adds a loop, behind which nothing can be reached.
    pub fn push_loop(&mut self, label: Label, params: Vec<Value>, inits: Vec<Value>, body: Region) {
        self.push(Node::Loop(Loop { label, params, inits, body }));
        self.leave();
    }

    /// Adds an `if`.
    pub fn push_if(&mut self, condition: Value, accept: Region, reject: Region) {
        let line = self.line;
        self.push(Node::If(If { condition, accept, reject, line }));
    }

    /// Says that what follows cannot be reached.
    pub fn leave(&mut self) {
        if let Some(open) = self.open.last_mut() {
            open.left = true;
        }
    }

    /// Branches; `None` where it is never reached.
    pub fn branch(&mut self, label: Label, args: Vec<Value>) -> Option<BranchId> {
        if !self.reachable() {
            return None;
        }
        let id = BranchId(self.function.branches.len() as u32);
        self.function.branches.push(Branch { label, args });
        self.push(Node::Branch(id));
        self.leave();
        Some(id)
    }

    /// The arguments of a branch, to be set when the structure is complete.
    pub fn branch_args(&mut self, id: BranchId) -> &mut Vec<Value> {
        &mut self.function.branches[id.0 as usize].args
    }

    /// The operation that defines a value, and its arguments.
    pub fn definition(&self, value: Value) -> Option<(Op, &[Value])> {
        self.definitions[value.index()].as_ref().map(|(op, args)| (*op, args.as_slice()))
    }

    /// The word that a value always is.
    pub fn as_const(&self, value: Value) -> Option<u32> {
        match self.definition(value)?.0 {
            Op::Const(word) => Some(word),
            _ => None,
        }
    }

    /// The truth value that a value always is.
    pub fn as_bool(&self, value: Value) -> Option<bool> {
        match self.definition(value)?.0 {
            Op::Bool(holds) => Some(holds),
            _ => None,
        }
    }

    fn constant(&mut self, op: Op, ty: Type) -> Value {
        let key = (op, vec![]);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let value = self.value(ty);
        self.constants.push(Node::Inst(Inst { op, args: vec![], results: vec![value], line: 0 }));
        self.definitions[value.index()] = Some(key.clone());
        self.known.insert(key, value);
        value
    }

    /// A word.
    pub fn word(&mut self, word: u32) -> Value {
        self.constant(Op::Const(word), Type::Word)
    }

    /// A float.
    pub fn float(&mut self, value: f32) -> Value {
        self.word(value.to_bits())
    }

    /// The bytes of scratch memory of a warp, or its address.
    pub fn scratch_word(&mut self, size: bool) -> Value {
        self.constant(Op::Scratch { size }, Type::Word)
    }

    /// The number of the invocation, where a thread stands for several.
    pub fn invocation(&mut self) -> Value {
        self.one(Op::Invocation, vec![], Type::Word)
    }

    /// A truth value.
    pub fn bool(&mut self, holds: bool) -> Value {
        self.constant(Op::Bool(holds), Type::Bool)
    }

    /// Adds an operation with several results or an effect.
    pub(super) fn emit(
        &mut self,
        op: Op,
        args: Vec<Value>,
        results: usize,
        ty: Type,
    ) -> Vec<Value> {
        let results: Vec<Value> = (0..results).map(|_| self.value(ty)).collect();
        let line = self.line;
        self.push(Node::Inst(Inst { op, args, results: results.clone(), line }));
        results
    }

    /// Adds an operation with one result, or takes an equal one.
    pub(super) fn one(&mut self, op: Op, args: Vec<Value>, ty: Type) -> Value {
        let key = (op, args);
        if let Some(&value) = self.known.get(&key).filter(|_| op.is_pure()) {
            return value;
        }
        let value = self.emit(op, key.1.clone(), 1, ty)[0];
        self.definitions[value.index()] = Some(key.clone());
        if let Some(open) = self.open.last_mut().filter(|open| op.is_pure() && !open.left) {
            open.found.push(key.clone());
            self.known.insert(key, value);
        }
        value
    }

    /// An operation of the lanes.
    pub fn alu(&mut self, op: AluOp, args: &[Value]) -> Value {
        let words: Option<Vec<u32>> = args.iter().map(|&arg| self.as_const(arg)).collect();
        if let Some(words) = words {
            let [a, b, c] = [0, 1, 2].map(|at| words.get(at).copied().unwrap_or(0));
            // `not` takes its operand as the second one.
            let (a, b) = if op == AluOp::Not { (0, a) } else { (a, b) };
            // The operands of one operand and a selector: `unpack` has the selector third.
            let (b, c) = if selects_third(op) { (0, b) } else { (b, c) };
            return self.word(fp32::lane(op.number(), 0, a, b, c, false).0);
        }
        let mut args = args.to_vec();
        if commutes(op) && self.as_const(args[0]).is_some() {
            args.swap(0, 1);
        }
        match self.simplify(op, &args) {
            Some(value) => value,
            None => self.one(Op::Alu(op), args, Type::Word),
        }
    }

    /// A special function or division.
    pub fn sfu(&mut self, op: SfuOp, args: &[Value]) -> Value {
        let words: Option<Vec<u32>> = args.iter().map(|&arg| self.as_const(arg)).collect();
        if let Some(words) = words {
            let divides = op >= SfuOp::DivS;
            return self.word(if divides {
                sfu::divide(op, words[0], words[1])
            } else {
                sfu::sfu(op.number(), words[0])
            });
        }
        if let Some(b) = args.get(1).and_then(|&b| self.as_const(b)).filter(|b| b.is_power_of_two())
        {
            let shift =
                [(SfuOp::DivU, AluOp::Shr, b.trailing_zeros()), (SfuOp::RemU, AluOp::And, b - 1)];
            if let Some((_, op, operand)) = shift.into_iter().find(|(name, ..)| *name == op) {
                let operand = self.word(operand);
                return self.alu(op, &[args[0], operand]);
            }
        }
        self.one(Op::Sfu(op), args.to_vec(), Type::Word)
    }

    /// A comparison.
    pub fn compare(&mut self, float: bool, code: u8, a: Value, b: Value) -> Value {
        if let (Some(a), Some(b)) = (self.as_const(a), self.as_const(b)) {
            let op = if float { AluOp::Fsetp } else { AluOp::Isetp };
            let (_, holds) = fp32::lane(op.number(), code, a, b, 0, false);
            return self.bool(holds);
        }
        // A word that was made of a truth value is that again.
        if let (false, Some((Op::Select, args)), Some(0)) =
            (float, self.definition(a), self.as_const(b))
        {
            let (condition, accept, reject) =
                (args[0], self.as_const(args[1]), self.as_const(args[2]));
            match (code & 7, accept, reject) {
                (1, Some(accept), Some(0)) if accept != 0 => return condition,
                (0, Some(accept), Some(0)) if accept != 0 => return self.not(condition),
                _ => {}
            }
        }
        self.one(Op::Compare { float, code }, vec![a, b], Type::Bool)
    }

    /// `accept` where the condition holds, else `reject`.
    pub fn select(&mut self, condition: Value, accept: Value, reject: Value) -> Value {
        match self.as_bool(condition) {
            _ if accept == reject => accept,
            Some(true) => accept,
            Some(false) => reject,
            None if self.type_of(accept) == Type::Bool => {
                let (yes, no) = (self.and(condition, accept), self.not(condition));
                let no = self.and(no, reject);
                self.or(yes, no)
            }
            None => self.one(Op::Select, vec![condition, accept, reject], Type::Word),
        }
    }

    /// A special register.
    pub fn special(&mut self, register: SpecialRegister) -> Value {
        self.one(Op::Special(register), vec![], Type::Word)
    }

    /// The difference in the quad along x or y.
    pub fn derivative(&mut self, along_x: bool, value: Value) -> Value {
        self.one(if along_x { Op::Ddx } else { Op::Ddy }, vec![value], Type::Word)
    }

    /// A plane equation at the pixel of the thread.
    pub fn interpolate(&mut self, address: u32) -> Value {
        self.one(Op::Interpolate(address), vec![], Type::Word)
    }

    /// An atomic; gives the old word.
    pub fn atomic(
        &mut self,
        space: Space,
        op: AtomicOp,
        address: Value,
        operands: &[Value],
    ) -> Value {
        let args = [&[address], operands].concat();
        self.emit(Op::Atomic { space, op, offset: 0 }, args, 1, Type::Word)[0]
    }

    /// Reads a texture: red, green, blue, alpha.
    pub fn texture(&mut self, read: TextureRead, texture: u8, u: Value, v: Value) -> [Value; 4] {
        let results = self.emit(Op::Texture { read, texture }, vec![u, v], 4, Type::Word);
        [0, 1, 2, 3].map(|at| results[at])
    }

    /// The workgroup meets.
    pub fn barrier(&mut self) {
        self.emit(Op::Barrier, vec![], 0, Type::Word);
    }

    /// The thread ends.
    pub fn exit(&mut self) {
        self.emit(Op::Exit, vec![], 0, Type::Word);
        self.leave();
    }
}

/// Whether the selector of an operation is its third operand, and there is no second.
pub(crate) fn selects_third(op: AluOp) -> bool {
    matches!(op, AluOp::UnpackUnorm | AluOp::UnpackUnorm16 | AluOp::UnpackHalf)
}

fn commutes(op: AluOp) -> bool {
    use AluOp::*;
    matches!(
        op,
        Iadd | Imul
            | ImulhS
            | ImulhU
            | IminS
            | ImaxS
            | IminU
            | ImaxU
            | And
            | Or
            | Xor
            | Fadd
            | Fmul
            | Fmin
            | Fmax
    )
}
