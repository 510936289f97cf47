//! `list`.
use anyhow::Result;
use warpwright_rtl::config::Size;
use warpwright_rtl::registry::blocks;

/// Runs the command.
pub fn run() -> Result<()> {
    println!("Configurations");
    for size in Size::ALL {
        let numbers = size.numbers();
        println!("  {:<20} {} warps of 4 threads; {}", numbers.name, numbers.warps, numbers.purpose);
    }
    println!("Engines");
    println!("  {:<20} instruction-set simulator", "isa");
    println!("  {:<20} the rust-hdl design, stepped in-process", "rtl");
    println!("  {:<20} the exported Verilog, compiled by Verilator", "verilator");
    println!("Blocks");
    for block in blocks() {
        println!("  {:<20} {} ({})", block.name, block.purpose, block.spec);
    }
    println!("Boards\n  none yet");
    Ok(())
}
