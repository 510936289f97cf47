//! Reference model of `rtl/src/warp_scheduler`: Credit-based warp scheduler (spec 3).
