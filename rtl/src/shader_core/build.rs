//! The named cores, put together.
use super::ShaderCore;
use crate::cells::Lazy;
use crate::config::{Mechanisms, Size, Variant};
use crate::dut::Dut;
use crate::ready_top;

/// Stack on which a core is put together before it goes onto the heap.
const BUILD_STACK: usize = 256 << 20;

/// The core of a named size, ready to run.
///
/// It is built on a thread of its own, since a core is too large for an ordinary stack.
///
/// # Panics
/// When the system gives no memory for that thread.
pub fn build(size: Size, mechanisms: Mechanisms) -> Box<dyn Dut> {
    build_variant(size, mechanisms, Variant::default())
}

/// The core of a named size with parts of it left unused.
///
/// # Panics
/// As [`build`], and when a limit is not between 1 and what the size has.
pub fn build_variant(size: Size, mechanisms: Mechanisms, variant: Variant) -> Box<dyn Dut> {
    fn boxed<
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const A: usize,
        const DA: usize,
        const CL: usize,
        const SQ: usize,
        const SR: usize,
    >(
        size: Size,
        mechanisms: Mechanisms,
        variant: Variant,
    ) -> Box<dyn Dut> {
        Box::new(Lazy::new(ready_top!(ShaderCore::<W, LW, CW, WAYS, LY, LINES, LL, A, DA, CL, SQ, SR>::new(
            size, mechanisms, variant
        ))))
    }
    let any_size = move || match size {
        Size::Nano => boxed::<4, 2, 3, 8, 3, 8, 3, 5, 5, 4, 3, 7>(size, mechanisms, variant),
        Size::Small => boxed::<8, 3, 4, 16, 4, 16, 4, 7, 6, 6, 4, 8>(size, mechanisms, variant),
        Size::Full => boxed::<32, 5, 6, 4, 2, 256, 8, 10, 10, 6, 5, 10>(size, mechanisms, variant),
    };
    let thread = std::thread::Builder::new().name("build".into()).stack_size(BUILD_STACK).spawn(any_size);
    thread.expect("no memory to build a core").join().expect("building a core does not fail")
}
