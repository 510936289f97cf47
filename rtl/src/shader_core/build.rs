// SPDX-License-Identifier: MIT
//! The named cores, put together.
use super::ShaderCore;
use crate::cells::Lazy;
use crate::config::{Mechanisms, Size, Variant};
use crate::dut::Dut;

/// Stack on which a core is put together before it goes onto the heap.
const BUILD_STACK: usize = 1 << 30;

/// Builds on a thread of its own, since a core is too large for an ordinary stack.
pub(crate) fn on_its_own_stack(
    build: impl FnOnce() -> Box<dyn Dut> + Send + 'static,
) -> Box<dyn Dut> {
    let thread =
        std::thread::Builder::new().name("build".into()).stack_size(BUILD_STACK).spawn(build);
    thread.expect("no memory to build a core").join().expect("building a core does not fail")
}

/// Hands the parameters of a size's core with one execution unit to a macro.
macro_rules! with_one_unit {
    ($size:expr, $built:ident) => {
        match $size {
            Size::Nano => $built!(1, 4, 2, 1, 4, 2, 3, 8, 3, 8, 3, 5, 5, 17, 3, 4, 3, 7),
            Size::Small => $built!(1, 4, 3, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8),
            Size::Full => $built!(1, 4, 5, 1, 32, 5, 6, 4, 2, 64, 6, 10, 10, 15, 5, 6, 5, 10),
        }
    };
}
pub(crate) use with_one_unit;

/// The core of a named size, ready to run.
///
/// # Panics
/// When the system gives no memory for that thread.
pub fn build(size: Size, mechanisms: Mechanisms) -> Box<dyn Dut> {
    build_variant(size, mechanisms, Variant::default())
}

/// The core of a named size in a variant.
///
/// # Panics
/// As [`build`], when a limit is not between 1 and what the size has, and when there is no such
/// core with so many units ([`unit_counts`]) and texture pipelines ([`pipeline_counts`]).
pub fn build_variant(size: Size, mechanisms: Mechanisms, variant: Variant) -> Box<dyn Dut> {
    macro_rules! built {
        // Warps of four threads: their number is all that travels with a texture request.
        ($e:literal, $e4:literal, $lt:literal, $p:literal, $w:literal, $lw:literal, $($number:literal),*) => {
            built!(@ $e, $e4, $lt, $p, $w, $lw, $($number),*, 4, 2, 2, 3, 5, $lw)
        };
        (@ $($number:literal),*) => {
            Box::new(Lazy::new(ready_top!(ShaderCore::<$($number),*>::new(size, mechanisms, variant)))) as Box<dyn Dut>
        };
    }
    on_its_own_stack(move || {
        match (size, variant.units, variant.texture_pipelines, variant.threads()) {
            (_, 1, 1, 4) => with_one_unit!(size, built),
            (Size::Small, 2, 1, 4) => {
                built!(2, 8, 4, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8)
            }
            (Size::Small, 2, 2, 4) => {
                built!(2, 8, 4, 2, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8)
            }
            (Size::Small, 4, 1, 4) => {
                built!(4, 16, 5, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8)
            }
            (Size::Small, 4, 2, 4) => {
                built!(4, 16, 5, 2, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8)
            }
            (Size::Small, 8, 1, 4) => {
                built!(8, 32, 6, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8)
            }
            (Size::Small, 8, 2, 4) => {
                built!(8, 32, 6, 2, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8)
            }
            (Size::Small, 1, 1, 8) => {
                built!(@ 1, 4, 5, 1, 8, 3, 4, 16, 4, 16, 4, 7, 6, 17, 3, 6, 4, 8, 8, 3, 4, 4, 6, 5)
            }
            (_, units, pipelines, threads) => {
                panic!(
                "no core of {size:?} with {units} execution units, {pipelines} texture pipelines and {threads} threads in a warp"
            )
            }
        }
    })
}

/// How many threads a warp can have in cores of this size, with one execution unit.
pub fn thread_counts(size: Size) -> &'static [usize] {
    match size {
        Size::Small => &[4, 8],
        Size::Nano | Size::Full => &[4],
    }
}

/// How many execution units cores of this size can have.
pub fn unit_counts(size: Size) -> &'static [usize] {
    match size {
        Size::Small => &[1, 2, 4, 8],
        Size::Nano | Size::Full => &[1],
    }
}

/// How many texture pipelines a core of so many units can have.
pub fn pipeline_counts(units: usize) -> &'static [usize] {
    if units == 1 {
        &[1]
    } else {
        &[1, 2]
    }
}
