// SPDX-License-Identifier: MIT
//! The middle representation: structured, scalar, in SSA form.
//!
//! A function is one region. A region is a list of nodes: operations, and three structures. A
//! `block` has a label; a branch to it leaves the block and gives it results. A branch to the label
//! of a `loop` starts the loop again and gives it new parameters. An `if` has two regions and no
//! values. So every branch leaves or repeats a structure around it: control flow is reducible by
//! construction, and threads that went different ways meet again at the end of a structure.
//!
//! Values are words (32 bits, any type of the language) and booleans. Each is defined once, by an
//! operation, as a result of a block or as a parameter of a loop, and can be used in what follows
//! its definition in its region, and inside that. Operations on words are those of the instruction
//! set, so that they have its arithmetic.
mod access;
mod build;
mod fold;
mod interpret;
mod print;
mod verify;

pub(crate) use build::selects_third;
pub use build::Builder;
pub use interpret::{interpret, Fault, Threads};
pub(crate) use verify::always_leaves;
pub use verify::verify;

use warpwright_isa::{AluOp, AtomicOp, SfuOp, SpecialRegister};

/// A value: the index of its entry in [`Function::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub u32);

impl Value {
    /// As an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The label of a block or loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label(pub u32);

/// A branch: the index of its entry in [`Function::branches`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BranchId(pub u32);

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// 32 bits.
    Word,
    /// A truth value, in a predicate register.
    Bool,
}

/// Memory that an access goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// Memory of the machine.
    Global,
    /// Memory of the workgroup.
    Shared,
    /// The constant buffer.
    Constant,
}

/// Size of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// Eight bits, zero-extended.
    Byte,
    /// Sixteen bits, zero-extended.
    Half,
    /// 32 bits.
    Word,
}

impl Width {
    /// Bytes of the access.
    pub fn bytes(self) -> u32 {
        match self {
            Self::Byte => 1,
            Self::Half => 2,
            Self::Word => 4,
        }
    }
}

/// What a texture read does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextureRead {
    /// Sample with the descriptor's filter at floats (u, v).
    Sample,
    /// The texel at integers (u, v).
    Fetch,
}

/// An operation. The arguments are in [`Inst::args`], the results in [`Inst::results`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// A word.
    Const(u32),
    /// A truth value.
    Bool(bool),
    /// The bytes of scratch memory of a warp, or its address; a word when memory is laid out.
    Scratch {
        /// The bytes.
        size: bool,
    },
    /// Operation of the lanes on one to three words.
    Alu(AluOp),
    /// Special function or division of words.
    Sfu(SfuOp),
    /// Comparison of two words by the code of the instruction set.
    Compare {
        /// The words are floats.
        float: bool,
        /// Compare code.
        code: u8,
    },
    /// The second argument where the first, a truth value, holds, else the third.
    Select,
    /// Both.
    And,
    /// At least one.
    Or,
    /// Exactly one.
    Xor,
    /// The opposite.
    Not,
    /// A special register.
    Special(SpecialRegister),
    /// Number of the invocation in its workgroup, where a thread stands for several: gone before
    /// instructions are selected.
    Invocation,
    /// Difference along x in the quad.
    Ddx,
    /// Difference along y in the quad.
    Ddy,
    /// Value of the plane equation at a byte address, at the pixel of the thread.
    Interpolate(u32),
    /// Load from the address, if there is an argument, plus the offset.
    Load {
        /// Where from.
        space: Space,
        /// How much.
        width: Width,
        /// Bytes added to the address.
        offset: i32,
        /// The shader does not write there.
        invariant: bool,
    },
    /// Store of the first argument to the address, the second argument if there is one, plus the
    /// offset.
    Store {
        /// Where to.
        space: Space,
        /// How much.
        width: Width,
        /// Bytes added to the address.
        offset: i32,
    },
    /// Atomic on a word: address, operand, for compare-and-exchange the word to compare with. Gives
    /// the old word.
    Atomic {
        /// Where.
        space: Space,
        /// What.
        op: AtomicOp,
        /// Bytes added to the address.
        offset: i32,
    },
    /// Texture read at two coordinates: red, green, blue, alpha.
    Texture {
        /// What it does.
        read: TextureRead,
        /// Number of the descriptor.
        texture: u8,
    },
    /// All threads of the workgroup meet; earlier accesses are complete.
    Barrier,
    /// The thread ends.
    Exit,
}

impl Op {
    /// Whether it does something besides giving its results, so that it stays where it is and as
    /// often as it is.
    pub fn has_effect(self) -> bool {
        matches!(self, Op::Store { .. } | Op::Atomic { .. } | Op::Barrier | Op::Exit)
    }

    /// Whether its results depend on its arguments alone: it may be merged with an equal one and
    /// moved.
    pub fn is_pure(self) -> bool {
        match self {
            Op::Load { invariant, .. } => invariant,
            Op::Ddx | Op::Ddy | Op::Texture { .. } => false,
            _ => !self.has_effect(),
        }
    }
}

/// An operation with its arguments and results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Arguments.
    pub args: Vec<Value>,
    /// Results.
    pub results: Vec<Value>,
    /// Line of the source, from 1; 0: none.
    pub line: u32,
}

/// An element of a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// An operation.
    Inst(Inst),
    /// A region that branches leave.
    Block(Block),
    /// A region that branches repeat.
    Loop(Loop),
    /// One of two regions.
    If(If),
    /// Leaves a block or repeats a loop; the last node of its region.
    Branch(BranchId),
}

/// Nodes, one behind the other.
pub type Region = Vec<Node>;

/// A region that branches to its label leave. Without results its end leaves it too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its label.
    pub label: Label,
    /// What the branches give.
    pub results: Vec<Value>,
    /// What is inside.
    pub body: Region,
}

/// A region that branches to its label repeat. Its end is never reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// Its label.
    pub label: Label,
    /// What differs from round to round.
    pub params: Vec<Value>,
    /// The parameters of the first round.
    pub inits: Vec<Value>,
    /// What is inside.
    pub body: Region,
}

/// One of two regions, by a truth value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct If {
    /// The truth value.
    pub condition: Value,
    /// Where it holds.
    pub accept: Region,
    /// Where it does not.
    pub reject: Region,
    /// Line of the source.
    pub line: u32,
}

/// Where a branch goes and what it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Label of a structure around it.
    pub label: Label,
    /// Results of the block, or parameters of the loop.
    pub args: Vec<Value>,
}

/// A shader, as the threads run it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// What runs.
    pub body: Region,
    /// Type of each value.
    pub types: Vec<Type>,
    /// Branches.
    pub branches: Vec<Branch>,
    /// Number of labels.
    pub labels: u32,
}

impl Function {
    /// A new value.
    pub fn value(&mut self, ty: Type) -> Value {
        self.types.push(ty);
        Value(self.types.len() as u32 - 1)
    }

    /// A new label.
    pub fn label(&mut self) -> Label {
        self.labels += 1;
        Label(self.labels - 1)
    }

    /// The type of a value.
    pub fn type_of(&self, value: Value) -> Type {
        self.types[value.index()]
    }

    /// Says where scratch memory is, and how many bytes a warp has. Constants are in the outermost
    /// region.
    pub(crate) fn place_scratch(&mut self, base: u32, bytes: u32) {
        for node in &mut self.body {
            if let Node::Inst(Inst { op, .. }) = node {
                *op = match *op {
                    Op::Scratch { size: true } => Op::Const(bytes),
                    Op::Scratch { size: false } => Op::Const(base),
                    other => other,
                };
            }
        }
    }

    /// The branch of a node.
    pub fn branch(&self, id: BranchId) -> &Branch {
        &self.branches[id.0 as usize]
    }
}

/// Visits every node of a region and of those inside, in order.
pub fn walk<'a>(region: &'a [Node], visit: &mut dyn FnMut(&'a Node)) {
    for node in region {
        visit(node);
        match node {
            Node::Block(block) => walk(&block.body, visit),
            Node::Loop(repeat) => walk(&repeat.body, visit),
            Node::If(choice) => {
                walk(&choice.accept, visit);
                walk(&choice.reject, visit);
            }
            Node::Inst(_) | Node::Branch(_) => {}
        }
    }
}

/// As [`walk`], innermost first, to change each region.
pub fn rewrite(region: &mut Region, change: &mut dyn FnMut(&mut Region)) {
    for node in region.iter_mut() {
        match node {
            Node::Block(block) => rewrite(&mut block.body, change),
            Node::Loop(repeat) => rewrite(&mut repeat.body, change),
            Node::If(choice) => {
                rewrite(&mut choice.accept, change);
                rewrite(&mut choice.reject, change);
            }
            Node::Inst(_) | Node::Branch(_) => {}
        }
    }
    change(region);
}

/// Inverse of a compare code: what holds where the comparison does not.
pub fn inverse(float: bool, code: u8) -> u8 {
    const FLOAT: [u8; 16] = [9, 8, 13, 12, 11, 10, 14, 7, 1, 0, 5, 4, 3, 2, 6, 15];
    const INTEGER: [u8; 16] = [1, 0, 5, 4, 3, 2, 6, 7, 9, 8, 13, 12, 11, 10, 14, 15];
    let table = if float { FLOAT } else { INTEGER };
    table[usize::from(code & 15)]
}
