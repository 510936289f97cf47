// SPDX-License-Identifier: MIT
//! Stimulus of `register_file` in random tests.
use crate::register_file::Inputs;
use crate::Stimulus;

/// Random reads and writes of so many threads that never meet at one register.
pub struct NoCollision(pub usize);

impl Stimulus for NoCollision {
    type Inputs = Inputs;
    type Outputs = ();

    fn next(&mut self, random: &mut dyn FnMut() -> u64, (): &()) -> Inputs {
        let flags = random();
        let (threads, every) = (self.0, (1 << self.0) - 1);
        let mask = |at: u32| (flags >> at & 15 | (flags >> (at + 16) & 15) << 4) & every;
        // Reads take registers whose lowest bit differs from the one written.
        let side = flags >> 8 & 1;
        let mut address = |low: u64| (random() & 6) | low;
        let [address_a, address_b, address_c] = [address(side), address(side), address(side)];
        let [even_address, odd_address] = [address(side ^ 1), address(side ^ 1)];
        Inputs {
            read_a: flags & 1,
            read_b: flags >> 1 & 1,
            read_c: flags >> 2 & 1,
            read_group: flags >> 3 & 1,
            address_a,
            address_b,
            address_c,
            even_mask: mask(16),
            even_address,
            even_data: (0..threads).map(|_| random() & 0xffff_ffff).collect(),
            odd_mask: mask(20),
            odd_address,
            odd_data: (0..threads).map(|_| random() & 0xffff_ffff).collect(),
        }
    }
}
