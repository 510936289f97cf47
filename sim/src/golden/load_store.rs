//! Reference model of `rtl/src/load_store`: Loads, stores and the memory half of atomics, coalesced (specs 4 and 6).
