// SPDX-License-Identifier: MIT
//! The cases of one test, on all processors.
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use warpwright_rtl::registry::{blocks, BlockEntry};

/// Checks every case, as many at a time as there are processors.
///
/// # Panics
/// When a check does, after all have been made: it names the cases.
pub fn each<T: Sync>(cases: &[T], name: impl Fn(&T) -> String + Sync, check: impl Fn(&T) + Sync) {
    assert!(!cases.is_empty(), "no cases");
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failed = vec![];
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            if catch_unwind(AssertUnwindSafe(|| check(case))).is_err() {
                failed.push(name(case));
            }
        }
        failed
    };
    let processors = thread::available_parallelism().map_or(1, usize::from).min(cases.len());
    let failed: Vec<String> = thread::scope(|scope| {
        let threads: Vec<_> = (0..processors).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("panics are caught")).collect()
    });
    assert!(
        failed.is_empty(),
        "{} of {} failed (see above): {failed:?}",
        failed.len(),
        cases.len()
    );
}

/// Checks every registered block; `BLOCK` from the environment takes a single one.
///
/// # Panics
/// As [`each`] does, and when no block has that name.
pub fn each_block(check: impl Fn(&BlockEntry) + Sync) {
    let only = std::env::var("BLOCK").ok();
    let blocks: Vec<_> = blocks()
        .into_iter()
        .filter(|entry| only.as_ref().is_none_or(|only| only == entry.name))
        .collect();
    assert!(!blocks.is_empty(), "no block is called {only:?}");
    each(&blocks, |entry| entry.name.into(), check);
}
