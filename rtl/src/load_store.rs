//! Loads, stores and the memory half of atomics, coalesced (specs 4 and 6).
use crate::registry::BlockEntry;

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![]
}
