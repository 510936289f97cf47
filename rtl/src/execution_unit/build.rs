// SPDX-License-Identifier: MIT
//! An execution unit of a named size, put together.
use crate::config::{CoreConfig, Mechanisms, Variant};

/// What an execution unit is to be.
#[derive(Clone, Copy, Debug)]
pub struct UnitSettings {
    /// The core that it is part of.
    pub numbers: CoreConfig,
    /// Mechanisms on, or at their baselines.
    pub mechanisms: Mechanisms,
    /// Policies, parts left unused.
    pub variant: Variant,
    /// It is the core's only unit: no FIFOs between it and the texture pipeline.
    pub alone: bool,
}
