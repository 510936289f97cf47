//! The `warpwright` command.
fn main() {}
