//! Small cells that several blocks share.
pub mod bram;
pub mod lut_ram;
pub mod multiplier;
pub use bram::Bram;
pub use lut_ram::LutRam;
pub use multiplier::{Multiplier, WideMultiplier};
