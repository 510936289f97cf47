//! Reference model of `rtl/src/dispatcher`: Dispatcher: walks the grid and launches warps (specs 5 and 6).
