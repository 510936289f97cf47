//! PREPARE: address match and prefix network of merged atomics (spec 4).
use crate::registry::BlockEntry;

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![]
}
