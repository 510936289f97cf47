//! Reference models in plain Rust, one file per block, without rust-hdl.
