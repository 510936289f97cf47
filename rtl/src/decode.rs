// SPDX-License-Identifier: MIT
//! Instruction decoder, generated from the table of the instruction set (docs/core.md).
//!
//! Both descriptions of this block, the simulation and the Verilog, are loops over
//! [`warpwright_isa::table::TABLE`]; the co-simulation runs all 256 opcodes through both.
//! Opcodes that are undefined are not legal, nor are
//! those whose fields have no meaning: a compare code, an atomic operation, a special register
//! that does not exist, no texture channel or too many for the destination.
//!
//! Latency: combinational.
use crate::prelude::*;
use std::fmt::Write;
use std::sync::OnceLock;
use warpwright_isa::table::TABLE;
use warpwright_isa::{compare_names, AtomicOp, Operand, Row, SpecialRegister, Suffix};

/// The decoder.
#[derive(LogicBlock)]
pub struct Decode {
    /// Opcode.
    pub op: Signal<In, Bits<8>>,
    /// Field `rd`: destination, or compare code and predicate.
    pub rd: Signal<In, Bits<6>>,
    /// Field `ra`: source, or special register.
    pub ra: Signal<In, Bits<6>>,
    /// Bits 39:36: atomic operation, or texture channels.
    pub modifier: Signal<In, Bits<4>>,
    /// A defined instruction that this core has.
    pub legal: Signal<Out, Bit>,
    /// Unit, see `Unit`.
    pub unit: Signal<Out, Bits<3>>,
    /// Operation of the unit.
    pub unit_op: Signal<Out, Bits<6>>,
    /// Operand b is the immediate.
    pub immediate: Signal<Out, Bit>,
    /// Reads ra.
    pub reads_a: Signal<Out, Bit>,
    /// Reads rb.
    pub reads_b: Signal<Out, Bit>,
    /// Reads rc.
    pub reads_c: Signal<Out, Bit>,
    /// Writes rd.
    pub writes_rd: Signal<Out, Bit>,
    /// Writes a predicate.
    pub writes_pred: Signal<Out, Bit>,
    /// Names a slot.
    pub reorderable: Signal<Out, Bit>,
    /// The next PC arrives as a redirect.
    pub is_control: Signal<Out, Bit>,
}

/// The outputs as one number, first output in the highest bits.
fn controls(row: &Row) -> u32 {
    let flags = [
        row.immediate(),
        row.reads_a(),
        row.reads_b(),
        row.reads_c(),
        row.writes_rd(),
        row.writes_predicate(),
        row.reorderable(),
        row.control(),
    ];
    let start = 1 << 9 | (row.unit as u32) << 6 | u32::from(row.unit_op);
    flags.iter().fold(start, |sum, &flag| sum << 1 | u32::from(flag))
}

/// Which values of a field have a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Check {
    /// No field can be wrong.
    None,
    /// Compare codes, as a set.
    Compare(u16),
    /// Atomic operations, as a set.
    Atomic(u16),
    /// The same, with three destinations.
    AtomicThree(u16),
    /// Special registers, as a set.
    Special(u64),
    /// At least one texture channel, and destinations for all.
    Channels,
}

fn check(row: &Row) -> Check {
    let set16 = |valid: &dyn Fn(u8) -> bool| {
        (0..16).filter(|&code| valid(code)).fold(0, |set, code| set | 1 << code)
    };
    match row.suffix {
        Suffix::IntegerCompare | Suffix::FloatCompare => {
            Check::Compare(set16(&|code| compare_names(row.suffix)[usize::from(code)].is_some()))
        }
        Suffix::Atomic => {
            let known = set16(&|code| AtomicOp::from_number(code).is_some());
            if row.operands.contains(&Operand::RdThree) {
                Check::AtomicThree(known)
            } else {
                Check::Atomic(known)
            }
        }
        _ if row.operands.contains(&Operand::Special) => {
            let known = |&code: &u8| SpecialRegister::from_number(code).is_some();
            Check::Special((0..64).filter(known).fold(0, |set, code| set | 1 << code))
        }
        _ if row.operands.contains(&Operand::Texture) => Check::Channels,
        _ => Check::None,
    }
}

impl Check {
    /// Whether these fields have a meaning.
    fn holds(self, rd: u32, ra: u32, modifier: u32) -> bool {
        match self {
            Check::None => true,
            Check::Compare(set) => set >> (rd >> 2) & 1 == 1,
            Check::Atomic(set) => set >> modifier & 1 == 1,
            Check::AtomicThree(set) => set >> modifier & 1 == 1 && rd <= 61,
            Check::Special(set) => set >> ra & 1 == 1,
            Check::Channels => modifier != 0 && rd + modifier.count_ones() <= 64,
        }
    }

    /// The same in Verilog.
    fn condition(self) -> String {
        match self {
            Check::None => "1'b1".into(),
            Check::Compare(set) => format!("(((16'h{set:04x} >> rd[5:2]) & 16'h1) != 16'h0)"),
            Check::Atomic(set) => format!("(((16'h{set:04x} >> modifier) & 16'h1) != 16'h0)"),
            Check::AtomicThree(set) => {
                format!("((((16'h{set:04x} >> modifier) & 16'h1) != 16'h0) && (rd <= 6'd61))")
            }
            Check::Special(set) => format!("(((64'h{set:016x} >> ra) & 64'h1) != 64'h0)"),
            Check::Channels => {
                // Only from the last four registers on can there be too many: by tables, since a
                // sum would be slow.
                let set = |rd: u32| {
                    (0..16)
                        .filter(|&channels| self.holds(rd, 0, channels))
                        .fold(0u64, |set, channels| set | 1 << channels)
                };
                let last =
                    (0..4).fold(0, |sets, register| sets | set(60 + register) << (16 * register));
                format!(
                    "((rd[5:2] == 4'hf) \
                     ? (((64'h{last:016x} >> {{rd[1:0], modifier}}) & 64'h1) != 64'h0) \
                     : (modifier != 4'h0))"
                )
            }
        }
    }
}

/// Outputs of an opcode that is not legal: it goes to the branch unit, which stops the warp.
const ILLEGAL: u32 = 1;

/// The outputs and the check of every opcode, worked out once.
fn words() -> &'static [(u32, Check); 256] {
    static WORDS: OnceLock<[(u32, Check); 256]> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = [(ILLEGAL, Check::None); 256];
        for row in TABLE {
            words[usize::from(row.opcode)] = (controls(row), check(row));
        }
        words
    })
}

impl Logic for Decode {
    fn update(&mut self) {
        let (word, check) = words()[self.op.val().index()];
        let field = |bits: usize| bits as u32;
        let holds = check.holds(
            field(self.rd.val().index()),
            field(self.ra.val().index()),
            field(self.modifier.val().index()),
        );
        let word = if holds { word } else { ILLEGAL };
        let bit = |position: u32| word >> position & 1 == 1;
        self.legal.next = bit(17);
        self.unit.next = u64::from(word >> 14 & 7).into();
        self.unit_op.next = u64::from(word >> 8 & 63).into();
        self.immediate.next = bit(7);
        self.reads_a.next = bit(6);
        self.reads_b.next = bit(5);
        self.reads_c.next = bit(4);
        self.writes_rd.next = bit(3);
        self.writes_pred.next = bit(2);
        self.reorderable.next = bit(1);
        self.is_control.next = bit(0);
    }

    fn connect(&mut self) {
        self.legal.connect();
        self.unit.connect();
        self.unit_op.connect();
        self.immediate.connect();
        self.reads_a.connect();
        self.reads_b.connect();
        self.reads_c.connect();
        self.writes_rd.connect();
        self.writes_pred.connect();
        self.reorderable.connect();
        self.is_control.connect();
    }

    fn hdl(&self) -> Verilog {
        let mut text = String::from("always @(*) begin\n  case (op)\n");
        const TARGETS: &str =
            "{legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, \
             reorderable, is_control}";
        for row in TABLE {
            let (word, condition) = (format!("18'h{:05x}", controls(row)), check(row).condition());
            let word = if check(row) == Check::None {
                word
            } else {
                format!("{condition} ? {word} : 18'h{ILLEGAL:05x}")
            };
            let line =
                format!("    8'h{:02x}: {TARGETS} = {word}; // {}", row.opcode, row.mnemonic);
            writeln!(text, "{line}").expect("writing to a string cannot fail");
        }
        write!(text, "    default: {TARGETS} = 18'h{ILLEGAL:05x};\n  endcase\nend\n")
            .expect("writing to a string cannot fail");
        Verilog::Custom(text)
    }
}
