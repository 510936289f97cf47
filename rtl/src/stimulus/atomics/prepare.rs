//! Stimulus of `atomics/prepare` in random tests.
use crate::dut::Stimulus;

/// Random requests of `T` threads with few addresses.
#[derive(Default)]
pub struct Neighbours<const T: usize>;

impl<const T: usize> Stimulus for Neighbours<T> {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let valid = dice & 3 == 0 && outputs[0] == 1;
        let aop = random() % 15;
        let mask = (dice >> 16 | random() & random()) & u64::from(u32::MAX) >> (32 - T);
        let mut inputs = vec![u64::from(valid), aop, dice >> 4 & 7, dice >> 8 & 63, mask];
        let spread = [1, 2, 2, 4][(dice >> 60 & 3) as usize];
        inputs.extend((0..T).map(|_| random() % spread * 4));
        let small = dice >> 57 & 1 == 1;
        let modulus = 1 + (random() & 0xff);
        let operand = |bits: u64| if small { bits % modulus } else { super::alu::value(bits) };
        // Operands of add-modulo are below the modulus.
        let operand = |bits: u64| if aop == 10 { operand(bits) % modulus } else { operand(bits) };
        inputs.extend((0..T).map(|_| random()).map(operand));
        inputs.extend((0..T).map(|_| modulus));
        inputs.extend([dice >> 58 & 1, u64::from(random() & 3 != 0), random() & 7, dice >> 52 & 1]);
        inputs
    }
}
