//! Reference model of `rtl/src/warp_scheduler/weight`.
use crate::harness::Model;
use warpwright_rtl::config::{SchedulerSettings, Stage};
use warpwright_rtl::warp_scheduler::weight::{Facts, WeightForm};

/// The weights, by the reference of their form.
pub struct Weight {
    form: WeightForm,
    bonuses: Vec<u64>,
}

impl Weight {
    /// Weights of this form, no bonuses yet.
    pub fn new(warps: usize, form: WeightForm) -> Self {
        Self { form, bonuses: vec![0; warps] }
    }
    pub(super) fn key(&self, warp: usize, facts: &Facts) -> u64 {
        self.form.reference(facts, self.bonuses[warp])
    }
    pub(super) fn step(&mut self, settings: &SchedulerSettings, facts: &[Facts]) {
        self.bonuses = facts.iter().map(|facts| self.form.bonus(facts, settings)).collect();
    }
}

pub(super) fn stage(vertex: bool, compute: bool) -> Stage {
    match (vertex, compute) {
        (_, true) => Stage::Compute,
        (true, false) => Stage::Vertex,
        (false, false) => Stage::Pixel,
    }
}

/// The bonuses out of their register.
pub(super) fn unpack(bonuses: u64) -> SchedulerSettings {
    let field = |at: u32, bits: u32| (bonuses >> at & ((1 << bits) - 1)) as u8;
    SchedulerSettings {
        texture_bonus: field(0, 6),
        age_scale: field(6, 3),
        type_bonus: [field(9, 6), field(15, 6), field(21, 6)],
        pipe_bonus: field(27, 6),
        ..Default::default()
    }
}

impl Model for Weight {
    fn outputs(&mut self, inputs: &[u64]) -> Vec<Option<u64>> {
        let warps = self.bonuses.len();
        (0..warps).map(|warp| Some(self.key(warp, &facts_of(inputs, warp, warps)))).collect()
    }
    fn clock(&mut self, inputs: &[u64]) {
        let warps = self.bonuses.len();
        let facts: Vec<Facts> = (0..warps).map(|warp| facts_of(inputs, warp, warps)).collect();
        self.step(&unpack(inputs[0]), &facts);
    }
}

/// The facts of a warp at the ports of the block.
fn facts_of(inputs: &[u64], warp: usize, warps: usize) -> Facts {
    let bit = |port: usize| inputs[port] >> warp & 1 == 1;
    Facts {
        overdue: bit(1),
        follows: bit(2),
        won: bit(3),
        replay: bit(4),
        granted: bit(5),
        phase_granted: bit(6),
        slow_pipe: bit(7),
        idle_pipe: bit(8),
        stage: stage(bit(9), bit(10)),
        age: inputs[11 + warp],
        credit: inputs[11 + warps + warp],
    }
}
