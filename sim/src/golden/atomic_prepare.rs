//! Reference model of `rtl/src/atomic_prepare`: PREPARE: address match and prefix network of merged atomics (spec 4).
