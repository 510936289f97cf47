// SPDX-License-Identifier: MIT
//! The list of the proofs, by mechanism.
mod atomics;
mod calls;
mod front_end;
mod microcoded;
mod scoreboard;
mod texture_and_pool;
mod warp_scheduler;

use super::{Proof, Property};

const fn property(label: &'static str, says: &'static str, broken: &'static str) -> Property {
    Property { label, says, broken }
}

/// All proofs.
pub fn proofs() -> Vec<Proof> {
    [
        front_end::proofs(),
        scoreboard::proofs(),
        warp_scheduler::proofs(),
        atomics::proofs(),
        texture_and_pool::proofs(),
        calls::proofs(),
        microcoded::proofs(),
    ]
    .into_iter()
    .flatten()
    .collect()
}
