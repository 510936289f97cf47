// SPDX-License-Identifier: MIT
//! The hardware decoder on all 256 opcodes, with many fields each: against its golden model, and
//! its Verilog against its simulation.
use warpwright_isa::{table::TABLE, ControlOp};
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::decode::{outputs, Decode, Inputs, Outputs};
use warpwright_sim::harness::{compare, lockstep, seed, Stimulus};

/// One opcode after the other, the fields at random.
struct Count(u64);

impl Stimulus for Count {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        self.0 += 1;
        Inputs {
            op: (self.0 - 1) & 255,
            rd: random() & 63,
            ra: random() & 63,
            modifier: random() & 15,
        }
    }
}

/// All opcodes, each with this many choices of the fields.
const ROUNDS: usize = 200;

fn entry() -> BlockEntry {
    blocks().into_iter().find(|entry| entry.name == "decode").expect("the decoder is registered")
}

#[test]
fn every_opcode_equals_the_golden_model() {
    lockstep(
        "decode",
        (entry().build)().as_mut(),
        &mut Decode,
        &mut Count(0),
        seed(6),
        256 * ROUNDS,
    );
}

#[test]
fn every_opcode_equals_its_verilog() {
    let mut rust = (entry().build)();
    let mut verilog =
        CompiledModel::of(rust.as_ref(), "decode").unwrap_or_else(|error| panic!("{error:#}"));
    compare("decode", rust.as_mut(), &mut verilog, &mut Count(0), seed(6), 256 * ROUNDS)
        .unwrap_or_else(|report| panic!("{report}"));
}

#[test]
fn known_opcodes() {
    let row = |mnemonic: &str| {
        TABLE.iter().find(|row| row.mnemonic == mnemonic).expect("in the table").opcode
    };
    let of = |mnemonic: &str| outputs(row(mnemonic));
    let common = Outputs { legal: 1, reads_a: 1, writes_rd: 1, ..Default::default() };
    let alu = || Outputs { unit: 0, unit_op: 1, ..common.clone() };
    assert_eq!(of("iadd"), Outputs { reads_b: 1, ..alu() });
    assert_eq!(outputs(row("iadd") | 0x80), Outputs { immediate: 1, ..alu() });
    let memory = || Outputs { unit: 2, reorderable: 1, ..common.clone() };
    assert_eq!(of("ld.s16"), Outputs { unit_op: 0b10_1000, ..memory() });
    assert_eq!(of("st"), Outputs { unit_op: 0b01_0001, reads_b: 1, writes_rd: 0, ..memory() });
    assert_eq!(of("prefix"), Outputs { unit_op: 0b01_0010, reads_b: 1, reads_c: 1, ..memory() });
    assert_eq!(of("prepare"), Outputs { unit: 3, reads_b: 1, reads_c: 1, ..common.clone() });
    assert_eq!(of("tex"), Outputs { unit: 4, reads_b: 1, reorderable: 1, ..common.clone() });
    let control = |op: ControlOp| Outputs {
        legal: 1,
        unit: 5,
        unit_op: op.number().into(),
        ..Default::default()
    };
    assert_eq!(of("fence.all"), control(ControlOp::FenceAll));
    // Shared memory says where the warp goes on.
    assert_eq!(of("lds"), Outputs { unit_op: 0b01_0100, is_control: 1, ..memory() });
    assert_eq!(
        of("sprefix"),
        Outputs { unit_op: 0b01_0110, reads_b: 1, reads_c: 1, is_control: 1, ..memory() }
    );
    assert_eq!(of("call"), Outputs { is_control: 1, ..control(ControlOp::Call) });
    // Planes and constants come through the load path.
    assert_eq!(of("interp"), Outputs { unit: 7, unit_op: 0b00_0100, ..memory() });
    assert_eq!(of("ldc"), Outputs { unit: 7, unit_op: 0b01_0101, ..memory() });
    assert_eq!(outputs(0).legal, 0);
}
