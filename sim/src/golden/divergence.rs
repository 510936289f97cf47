//! Reference model of `rtl/src/divergence`: Divergence by per-thread PCs (spec 6).
