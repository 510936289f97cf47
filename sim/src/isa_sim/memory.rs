// SPDX-License-Identifier: MIT
//! Byte memory with the access rules of the contract.
use crate::harness::Random;

/// Global or shared memory.
pub(super) struct Memory(Vec<u8>);

impl Memory {
    pub fn new(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// Words that hold anything, as in hardware, where they keep what was there before; seed 0:
    /// zero.
    pub fn random(words: u32, seed: u64, group: u32) -> Self {
        let mut random = Random::new(seed ^ u64::from(group) << 24);
        Self(
            (0..words)
                .flat_map(|_| if seed == 0 { 0 } else { random.bits() as u32 }.to_le_bytes())
                .collect(),
        )
    }

    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// Bytes.
    pub fn len(&self) -> u64 {
        self.0.len() as u64
    }

    /// Little-endian value at a checked address; bytes outside read as zero.
    pub fn load(&self, address: u32, bytes: u32) -> u32 {
        let byte = |i: u32| self.0.get((address + i) as usize).copied().unwrap_or(0);
        (0..bytes).fold(0, |value, i| value | u32::from(byte(i)) << (8 * i))
    }

    /// Stores the low bytes of `value` at a checked address.
    pub fn store(&mut self, address: u32, bytes: u32, value: u32) {
        let at = address as usize;
        self.0[at..at + bytes as usize].copy_from_slice(&value.to_le_bytes()[..bytes as usize]);
    }
}
