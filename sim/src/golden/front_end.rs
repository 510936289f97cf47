//! Reference model of `rtl/src/front_end`: Instruction front end: cache pointers instead of program counters (spec 1).
