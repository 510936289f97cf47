//! Reference model of `rtl/src/texture`: Texture pipeline with latency FIFO (spec 5).
