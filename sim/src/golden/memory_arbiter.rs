//! Reference model of `rtl/src/memory_arbiter`: Arbiter of the memory port (spec 6).
