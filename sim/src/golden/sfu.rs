//! Reference model of `rtl/src/sfu`: Special function unit (spec 6).
