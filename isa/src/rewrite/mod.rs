// SPDX-License-Identifier: MIT
//! Annotations written into the source text, on top of the assembler and the annotation.
//!
//! `source` puts slots and wait masks behind the instructions; `order_free` adds scoreboard
//! branches where two results may be used in either order.
mod order_free;
mod source;

pub use order_free::annotate_order_free;
pub use source::{annotate_source, with_annotations};
