//! The engine `isa`: an instruction-set simulator in plain Rust.
