// SPDX-License-Identifier: MIT
//! Reference model of `rtl/src/warp_scheduler/weight`.
use crate::{ports, Model};
use warpwright_config::{SchedulerSettings, Stage, WeightForm};

ports! {
    Inputs {
        bonuses, overdue, follows, won, replay, granted, phase_granted, slow_pipe, idle_pipe,
        vertex, compute, age: [], credit: [],
    }
    Outputs { key: [] }
}

/// What the weight of one warp is made of.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    /// The patrol is on the warp, which has not issued since.
    pub overdue: bool,
    /// Its number is above that of the last winner.
    pub follows: bool,
    /// It is the last winner.
    pub won: bool,
    /// Its instruction is replayed.
    pub replay: bool,
    /// TILE.PHASE.TEX equals the grant.
    pub granted: bool,
    /// TILE.PHASE equals the grant's.
    pub phase_granted: bool,
    /// Its only pipe is oversubscribed.
    pub slow_pipe: bool,
    /// Its only pipe is the less loaded one.
    pub idle_pipe: bool,
    /// Its type.
    pub stage: Stage,
    /// Tiles launched since its own, up to 7; warps, for greedy-then-oldest, up to 31.
    pub age: u64,
    /// Its credit plus 32.
    pub credit: u64,
}

/// The bonuses, which count a cycle later than the rest.
fn bonus(form: WeightForm, facts: &Facts, settings: &SchedulerSettings) -> u64 {
    if form != WeightForm::Additive {
        return 0;
    }
    let pixel = facts.stage == Stage::Pixel;
    let mut bonus = u64::from(settings.type_bonus[facts.stage as usize]);
    if pixel && facts.phase_granted {
        bonus += u64::from(settings.texture_bonus);
    }
    if pixel {
        bonus += u64::from(settings.age_scale) * facts.age;
    }
    if facts.idle_pipe {
        bonus += u64::from(settings.pipe_bonus);
    }
    bonus
}

/// The key of a warp; `bonus` is that of the cycle before.
fn key(form: WeightForm, facts: &Facts, bonus: u64) -> u64 {
    let bit = |value: bool, at: u32| u64::from(value) << at;
    let middle = match form {
        WeightForm::BitFields => {
            bit(facts.replay | facts.granted, 11)
                | bit(!facts.slow_pipe, 10)
                | (facts.age & 7) << 7
                | facts.credit << 1
        }
        WeightForm::Additive => bit(facts.replay, 11) | ((facts.credit + bonus) & 0x1ff) << 1,
        WeightForm::Credit => facts.credit << 1,
        WeightForm::Flat => 0,
        WeightForm::Greedy => bit(facts.won, 11) | facts.age << 5,
    };
    bit(facts.overdue && form != WeightForm::Flat, 12) | middle | bit(facts.follows, 0)
}

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
        key(self.form, facts, self.bonuses[warp])
    }
    pub(super) fn step(&mut self, settings: &SchedulerSettings, facts: &[Facts]) {
        self.bonuses = facts.iter().map(|facts| bonus(self.form, facts, settings)).collect();
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
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;
    fn outputs(&mut self, inputs: &Inputs) -> Outputs<Option<u64>> {
        let warps = 0..self.bonuses.len();
        Outputs { key: warps.map(|warp| Some(self.key(warp, &facts_of(inputs, warp)))).collect() }
    }
    fn clock(&mut self, inputs: &Inputs) {
        let facts: Vec<Facts> =
            (0..self.bonuses.len()).map(|warp| facts_of(inputs, warp)).collect();
        self.step(&unpack(inputs.bonuses), &facts);
    }
}

/// The facts of a warp at the ports of the block.
fn facts_of(inputs: &Inputs, warp: usize) -> Facts {
    let bit = |mask: u64| mask >> warp & 1 == 1;
    Facts {
        overdue: bit(inputs.overdue),
        follows: bit(inputs.follows),
        won: bit(inputs.won),
        replay: bit(inputs.replay),
        granted: bit(inputs.granted),
        phase_granted: bit(inputs.phase_granted),
        slow_pipe: bit(inputs.slow_pipe),
        idle_pipe: bit(inputs.idle_pipe),
        stage: stage(bit(inputs.vertex), bit(inputs.compute)),
        age: inputs.age[warp],
        credit: inputs.credit[warp],
    }
}
