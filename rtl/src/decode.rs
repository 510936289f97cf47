//! Instruction decoder, generated from the table of the instruction set (spec 6).
//!
//! Both descriptions of this block, the simulation and the Verilog, are loops over
//! [`warpwright_isa::table::TABLE`]; the co-simulation runs all 256 opcodes through both.
//! Opcodes that are undefined, or not in the hardware of this version, are not legal.
//!
//! Latency: combinational.
use crate::dut::Dut;
use crate::registry::{any_input, BlockEntry};
use crate::{ports, ready_top};
use rust_hdl::prelude::*;
use std::fmt::Write;
use std::sync::OnceLock;
use warpwright_isa::Row;

/// The decoder.
#[derive(LogicBlock, Default)]
pub struct Decode {
    /// Opcode.
    pub op: Signal<In, Bits<8>>,
    /// A defined instruction that this core has.
    pub legal: Signal<Out, Bit>,
    /// Unit.
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
    /// The next PC comes by redirect.
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

/// Outputs of an opcode that is not legal: it goes to the branch unit, which stops the warp.
const ILLEGAL: u32 = 1;

fn hardware_rows() -> impl Iterator<Item = &'static Row> {
    warpwright_isa::table::TABLE.iter().filter(|row| row.in_hardware())
}

/// The outputs of every opcode, worked out once.
fn words() -> &'static [u32; 256] {
    static WORDS: OnceLock<[u32; 256]> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = [ILLEGAL; 256];
        for row in hardware_rows() {
            words[usize::from(row.opcode)] = controls(row);
        }
        words
    })
}

impl Logic for Decode {
    fn update(&mut self) {
        let word = words()[self.op.val().index()];
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
            "{legal, unit, unit_op, immediate, reads_a, reads_b, reads_c, writes_rd, writes_pred, reorderable, is_control}";
        for row in hardware_rows() {
            let line = format!("    8'h{:02x}: {TARGETS} = 18'h{:05x}; // {}", row.opcode, controls(row), row.mnemonic);
            writeln!(text, "{line}").expect("writing to a string cannot fail");
        }
        write!(text, "    default: {TARGETS} = 18'h{ILLEGAL:05x};\n  endcase\nend\n").expect("writing to a string cannot fail");
        Verilog::Custom(text)
    }
}

ports! { [] Decode { comb in: op; out: legal, unit, unit_op, immediate, reads_a, reads_b, reads_c,
writes_rd, writes_pred, reorderable, is_control } }

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![BlockEntry {
        name: "decode",
        spec: "6-core-and-isa.md",
        purpose: "instruction decoder, generated from the instruction table",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(Decode::default())) },
        stimulus: any_input,
    }]
}
