//! Banked register file in block RAM (specs 5 and 6).
use crate::registry::BlockEntry;

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![]
}
