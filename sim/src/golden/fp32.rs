//! FP32 arithmetic of the core on bit patterns.
