//! The test harness of every block: lockstep and co-simulation.
