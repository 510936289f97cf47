//! Reference model of `rtl/src/lane`: One lane: integer and FP32 arithmetic (spec 6).
