//! Reference models in plain Rust, one file per block, without rust-hdl.
pub mod atomic_prepare;
pub mod atomic_unit;
pub mod decode;
pub mod dispatcher;
pub mod divergence;
pub mod fp32;
pub mod front_end;
pub mod lane;
pub mod load_store;
pub mod memory_arbiter;
pub mod prefix_network;
pub mod register_file;
pub mod scoreboard;
pub mod sfu;
pub mod texture;
pub mod warp_scheduler;
