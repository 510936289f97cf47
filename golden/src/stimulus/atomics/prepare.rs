// SPDX-License-Identifier: MIT
//! Stimulus of `atomics/prepare` in random tests.
use crate::{ports, Stimulus};

ports! {
    Inputs {
        req_valid, req_aop, req_warp, req_rd, req_mask, req_address: [], req_data: [],
        req_data2: [], req_return, wb_ready, read_warp, req_registers,
    }
    Outputs {
        req_ready, wb_valid, wb_warp, wb_rd, wb_mask, wb_data: [], wb_last, wb_slot, set: [],
        combined: [],
    }
}

/// Random requests of `T` threads with few addresses.
#[derive(Default)]
pub struct Neighbours<const T: usize>;

impl<const T: usize> Stimulus for Neighbours<T> {
    type Inputs = Inputs;
    type Outputs = Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Outputs) -> Inputs {
        let dice = random();
        let valid = dice & 3 == 0 && outputs.req_ready == 1;
        let aop = random() % 15;
        let mask = (dice >> 16 | random() & random()) & u64::from(u32::MAX) >> (32 - T);
        let spread = [1, 2, 2, 4][(dice >> 60 & 3) as usize];
        let req_address = (0..T).map(|_| random() % spread * 4).collect();
        let small = dice >> 57 & 1 == 1;
        let modulus = 1 + (random() & 0xff);
        let operand = |bits: u64| if small { bits % modulus } else { super::alu::value(bits) };
        // Operands of add-modulo are below the modulus.
        let operand = |bits: u64| if aop == 10 { operand(bits) % modulus } else { operand(bits) };
        Inputs {
            req_valid: valid.into(),
            req_aop: aop,
            req_warp: dice >> 4 & 7,
            req_rd: dice >> 8 & 63,
            req_mask: mask,
            req_address,
            req_data: (0..T).map(|_| random()).map(operand).collect(),
            req_data2: vec![modulus; T],
            req_return: dice >> 58 & 1,
            wb_ready: (random() & 3 != 0).into(),
            read_warp: random() & 7,
            req_registers: dice >> 52 & 1,
        }
    }
}
