//! Spec 7, point 6: every block after synthesis behaves as before.
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;
use warpwright_rtl::registry::{blocks, BlockEntry};
use warpwright_sim::harness::{compare, cycles, seed};
use warpwright_sim::netlist::Netlist;

/// Synthesises a block and runs its netlist beside the rust-hdl simulation.
fn check(entry: &BlockEntry) -> Result<(), String> {
    let (seed, cycles) = (seed(3), cycles(400));
    let mut rust = (entry.build)();
    let begun = Instant::now();
    let mut netlist = Netlist::of(rust.as_ref(), entry.name).map_err(|error| format!("{}: {error:#}", entry.name))?;
    let made = begun.elapsed();
    let mut stimulus = (entry.stimulus)(rust.as_ref());
    let result = compare(entry.name, rust.as_mut(), &mut netlist, stimulus.as_mut(), seed, cycles);
    println!(
        "{}: seed {seed}, {cycles} cycles; cells {:?}, {made:.1?}, {:.1?}",
        entry.name,
        netlist.size(),
        begun.elapsed() - made
    );
    result
}

#[test]
fn every_block_equals_its_netlist() {
    let only = std::env::var("BLOCK").ok();
    let blocks: Vec<_> = blocks().into_iter().filter(|entry| only.as_ref().is_none_or(|only| only == entry.name)).collect();
    assert!(!blocks.is_empty(), "no block is called {only:?}");
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failed = vec![];
        while let Some(entry) = blocks.get(next.fetch_add(1, Ordering::Relaxed)) {
            failed.extend(check(entry).err());
        }
        failed
    };
    let failed: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no panic in a check")).collect()
    });
    assert!(failed.is_empty(), "{} of {} blocks failed:\n{}", failed.len(), blocks.len(), failed.join("\n"));
}
