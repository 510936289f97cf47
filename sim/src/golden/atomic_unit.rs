//! Reference model of `rtl/src/atomic_unit`: Atomics at the memory port: read, modify, write (spec 4).
