// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/execution_unit/access_check`.
use crate::{ports, Model};
use warpwright_isa::alu_op::load_store;
use warpwright_isa::{FaultCause, Unit};

ports! {
    Inputs { legal, unit, unit_op, first, taking, address: [], memory_lines, shared_words }
    Outputs { refused_valid, refused_cause }
}

/// The check, which has no state.
pub struct AccessCheck;

impl Model for AccessCheck {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let kind = inputs.unit_op & 7;
        let word = 1 << (inputs.unit_op >> 3 & 3).min(2);
        let (memory, constants) = (inputs.memory_lines * 16, 4096);
        // Bytes that an address is a multiple of, bytes of its memory.
        let (unit, end) = match Unit::from_number(inputs.unit as u8) {
            Some(Unit::LoadStore) if kind & u64::from(load_store::SHARED) != 0 => {
                (word, inputs.shared_words * 4)
            }
            Some(Unit::LoadStore) => (word, memory),
            Some(Unit::Attribute) if kind == load_store::CONSTANT.into() => (word, constants),
            Some(Unit::Attribute) => (16, memory),
            _ => return Outputs { refused_valid: Some(0), refused_cause: None },
        };
        let any = |bad: &dyn Fn(u64) -> bool| {
            (0..)
                .zip(&inputs.address)
                .any(|(i, &address)| inputs.taking >> i & 1 == 1 && bad(address))
        };
        let cause = if any(&|address| address % unit != 0) {
            Some(FaultCause::Misaligned)
        } else {
            any(&|address| address >= end).then_some(FaultCause::OutOfRange)
        };
        let cause = cause.filter(|_| inputs.legal == 1 && inputs.first == 1);
        Outputs {
            refused_valid: Some(cause.is_some().into()),
            refused_cause: cause.map(|cause| cause as u64),
        }
    }

    fn clock(&mut self, _: &Inputs) {}
}
