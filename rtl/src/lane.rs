//! One lane: integer and FP32 arithmetic (spec 6).
use crate::registry::BlockEntry;

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![]
}
