// SPDX-License-Identifier: MIT
//! The scheduler's policies and registers on the command line.
use anyhow::{bail, ensure, Context, Result};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;
use warpwright_config::{CreditPolicy, GrantForm, SchedulerSettings, Size, Variant, WeightForm};

/// The policies that a core is built with.
#[derive(Args)]
pub struct PolicyOptions {
    /// Credit policy [default: pay-all].
    #[arg(long, value_parser = credit_policies())]
    credits: Option<CreditPolicy>,
    /// Form of the weights (with credits; the baselines have their own) [default: bit-fields].
    #[arg(long, value_parser = weight_forms())]
    weight: Option<WeightForm>,
    /// What the textile grant decides (with credits) [default: read on full, soft on
    /// the others].
    #[arg(long, value_parser = grant_forms())]
    grant: Option<GrantForm>,
}

/// What `run` takes of the scheduler.
#[derive(Args)]
pub struct SchedulerOptions {
    #[command(flatten)]
    policy: PolicyOptions,
    /// Registers of the scheduler, as NAME=VALUE separated by commas: texture-bonus, age-scale,
    /// pixel-bonus, vertex-bonus, compute-bonus, pipe-bonus (additive weights); mad-first,
    /// mad-second, sfu-first, sfu-second (thresholds).
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',', value_parser = parse_register)]
    scheduler: Vec<(Register, u8)>,
}

fn credit_policies() -> impl TypedValueParser<Value = CreditPolicy> {
    let by_name = |name: String| {
        *CreditPolicy::ALL.iter().find(|policy| policy.name() == name).expect("a possible value")
    };
    PossibleValuesParser::new(CreditPolicy::ALL.map(CreditPolicy::name)).map(by_name)
}

fn weight_forms() -> impl TypedValueParser<Value = WeightForm> {
    let by_name = |name: String| {
        *WeightForm::ALL.iter().find(|form| form.name() == name).expect("a possible value")
    };
    PossibleValuesParser::new(WeightForm::ALL.map(WeightForm::name)).map(by_name)
}

fn grant_forms() -> impl TypedValueParser<Value = GrantForm> {
    let by_name = |name: String| {
        *GrantForm::ALL.iter().find(|form| form.name() == name).expect("a possible value")
    };
    PossibleValuesParser::new(GrantForm::ALL.map(GrantForm::name)).map(by_name)
}

/// A register of the scheduler.
#[derive(Clone, Copy)]
struct Register {
    name: &'static str,
    least: u8,
    most: u8,
    place: fn(&mut SchedulerSettings) -> &mut u8,
}

const REGISTERS: [Register; 10] = [
    Register {
        name: "texture-bonus",
        least: 0,
        most: 63,
        place: |settings| &mut settings.texture_bonus,
    },
    Register { name: "age-scale", least: 0, most: 7, place: |settings| &mut settings.age_scale },
    Register {
        name: "pixel-bonus",
        least: 0,
        most: 63,
        place: |settings| &mut settings.type_bonus[0],
    },
    Register {
        name: "vertex-bonus",
        least: 0,
        most: 63,
        place: |settings| &mut settings.type_bonus[1],
    },
    Register {
        name: "compute-bonus",
        least: 0,
        most: 63,
        place: |settings| &mut settings.type_bonus[2],
    },
    Register { name: "pipe-bonus", least: 0, most: 63, place: |settings| &mut settings.pipe_bonus },
    Register {
        name: "mad-first",
        least: 0,
        most: 16,
        place: |settings| &mut settings.mad_thresholds[0],
    },
    Register {
        name: "mad-second",
        least: 2,
        most: 16,
        place: |settings| &mut settings.mad_thresholds[1],
    },
    Register {
        name: "sfu-first",
        least: 0,
        most: 16,
        place: |settings| &mut settings.sfu_thresholds[0],
    },
    Register {
        name: "sfu-second",
        least: 2,
        most: 16,
        place: |settings| &mut settings.sfu_thresholds[1],
    },
];

fn parse_register(text: &str) -> Result<(Register, u8)> {
    let (name, value) =
        text.split_once('=').with_context(|| format!("`{text}` is not NAME=VALUE"))?;
    let Some(register) = REGISTERS.iter().find(|register| register.name == name) else {
        bail!(
            "no register `{name}`; there are {}",
            REGISTERS.map(|register| register.name).join(", ")
        );
    };
    let Register { least, most, .. } = *register;
    let value = value.parse().ok().filter(|value| (least..=most).contains(value));
    ensure!(value.is_some(), "{name} is a number from {least} to {most}");
    Ok((*register, value.unwrap_or_default()))
}

impl PolicyOptions {
    /// The first option that is given: they change the core.
    pub fn chosen(&self) -> Option<&'static str> {
        [
            (self.credits.is_some(), "--credits"),
            (self.weight.is_some(), "--weight"),
            (self.grant.is_some(), "--grant"),
        ]
        .into_iter()
        .find_map(|(chosen, name)| chosen.then_some(name))
    }

    /// `variant` with these choices.
    pub fn apply(&self, variant: Variant) -> Variant {
        Variant {
            credits: self.credits.unwrap_or_default(),
            weight: self.weight.unwrap_or_default(),
            grant: self.grant,
            ..variant
        }
    }
}

impl SchedulerOptions {
    /// The policies.
    pub fn variant(&self) -> Variant {
        self.policy.apply(Variant::default())
    }

    /// The registers.
    pub fn settings(&self, size: Size) -> SchedulerSettings {
        let mut settings = SchedulerSettings::of(&size.numbers());
        for (register, value) in &self.scheduler {
            *(register.place)(&mut settings) = *value;
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_have_names_and_ranges() {
        let (register, value) = parse_register("age-scale=7").unwrap();
        let mut settings = SchedulerSettings::default();
        *(register.place)(&mut settings) = value;
        assert_eq!(settings, SchedulerSettings { age_scale: 7, ..Default::default() });
        for (text, message) in [
            ("age-scale=8", "age-scale is a number from 0 to 7"),
            ("sfu-second=1", "sfu-second is a number from 2 to 16"),
            ("age-scale", "`age-scale` is not NAME=VALUE"),
            ("age=1", "no register `age`"),
        ] {
            let error = parse_register(text).err().expect(text).to_string();
            assert!(error.starts_with(message), "{error}");
        }
    }
}
