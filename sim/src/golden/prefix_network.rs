//! Reference model of `rtl/src/prefix_network`: Masked prefix network over the threads of a warp (spec 4).
