//! Reference model of `rtl/src/register_file`: Banked register file in block RAM (specs 5 and 6).
