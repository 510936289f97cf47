//! Texture pipeline with latency FIFO (spec 5).
use crate::registry::BlockEntry;

/// The registered blocks of this module.
pub fn entries() -> Vec<BlockEntry> {
    vec![]
}
