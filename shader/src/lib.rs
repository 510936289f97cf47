// SPDX-License-Identifier: MIT
//! Shaders in WGSL, GLSL and SPIR-V, compiled for the core.
//!
//! * [`front`] reads a shader with naga and lists its bindings.
//! * `lower` makes one function of an entry point, in the middle representation [`ir`].
//! * `passes` improve it; after each one it is verified.
//! * `back` selects instructions, allocates registers and gives out the slots of the scoreboard.
//!
//! [`ir::interpret`] runs the middle representation in the arithmetic of the hardware: the
//! reference for the back half.
mod back;
mod compile;
mod error;
pub mod front;
mod image;
pub mod ir;
mod layout;
mod lower;
mod options;
mod passes;
pub mod raster;
mod varying;

pub use compile::{
    bindings, compile, compile_seen, entry_points, vertex_stage, workgroup_size, Shader,
};
pub use error::ShaderError;
pub use layout::{Compare, Sampler};
pub use options::Options;
pub use varying::{Varying, Varyings};
