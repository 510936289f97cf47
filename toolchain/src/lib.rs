//! Placeholder header, replaced by the owner of this crate.
