//! The hardware decoder on all 256 opcodes, with many fields each: against its golden model, and its Verilog
//! against its simulation.
use warpwright_isa::{table::TABLE, ControlOp};
use warpwright_rtl::dut::Stimulus;
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::decode::{outputs, Decode};
use warpwright_sim::harness::{compare, lockstep, seed};

/// One opcode after the other, the fields at random.
struct Count(u64);

impl Stimulus for Count {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        self.0 += 1;
        vec![(self.0 - 1) & 255, random() & 63, random() & 63, random() & 15]
    }
}

/// All opcodes, each with this many choices of the fields.
const ROUNDS: usize = 200;

fn entry() -> BlockEntry {
    blocks().into_iter().find(|entry| entry.name == "decode").expect("the decoder is registered")
}

#[test]
fn every_opcode_equals_the_golden_model() {
    lockstep("decode", (entry().build)().as_mut(), &mut Decode, &mut Count(0), seed(6), 256 * ROUNDS);
}

#[test]
fn every_opcode_equals_its_verilog() {
    let mut rust = (entry().build)();
    let mut verilog = CompiledModel::of(rust.as_ref(), "decode").unwrap_or_else(|error| panic!("{error:#}"));
    compare("decode", rust.as_mut(), &mut verilog, &mut Count(0), seed(6), 256 * ROUNDS)
        .unwrap_or_else(|report| panic!("{report}"));
}

#[test]
fn known_opcodes() {
    let row = |mnemonic: &str| TABLE.iter().find(|row| row.mnemonic == mnemonic).expect("in the table").opcode;
    //                                          legal unit op  imm a  b  c  rd p  re co
    assert_eq!(outputs(row("iadd")), [1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0]);
    assert_eq!(outputs(row("iadd") | 0x80), [1, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0]);
    assert_eq!(outputs(row("ld.s16")), [1, 2, 0b10_1000, 0, 1, 0, 0, 1, 0, 1, 0]);
    assert_eq!(outputs(row("st")), [1, 2, 0b01_0001, 0, 1, 1, 0, 0, 0, 1, 0]);
    assert_eq!(outputs(row("prefix")), [1, 2, 0b01_0010, 0, 1, 1, 1, 1, 0, 1, 0]);
    assert_eq!(outputs(row("prepare")), [1, 3, 0, 0, 1, 1, 1, 1, 0, 0, 0]);
    assert_eq!(outputs(row("tex")), [1, 4, 0, 0, 1, 1, 0, 1, 0, 1, 0]);
    let fence = ControlOp::FenceAll.number().into();
    assert_eq!(outputs(row("fence.all")), [1, 5, fence, 0, 0, 0, 0, 0, 0, 0, 0]);
    // Shared memory says where the warp goes on.
    assert_eq!(outputs(row("lds")), [1, 2, 0b01_0100, 0, 1, 0, 0, 1, 0, 1, 1]);
    assert_eq!(outputs(row("sprefix")), [1, 2, 0b01_0110, 0, 1, 1, 1, 1, 0, 1, 1]);
    assert_eq!(outputs(row("call")), [1, 5, ControlOp::Call.number().into(), 0, 0, 0, 0, 0, 0, 0, 1]);
    // Planes and constants come through the load path.
    assert_eq!(outputs(row("interp")), [1, 7, 0b00_0100, 0, 1, 0, 0, 1, 0, 1, 0]);
    assert_eq!(outputs(row("ldc")), [1, 7, 0b01_0101, 0, 1, 0, 0, 1, 0, 1, 0]);
    assert_eq!(outputs(0)[0], 0);
}
