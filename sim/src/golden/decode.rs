//! Reference model of `rtl/src/decode`: Instruction decoder, generated from the table of the instruction set (spec 6).
