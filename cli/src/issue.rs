// SPDX-License-Identifier: MIT
//! Instruction cache and scoreboard on the command line.
use anyhow::{ensure, Result};
use clap::Args;
use warpwright_config::Variant;
use warpwright_isa::Counters;

/// What `run`, `export` and `report` take of the instruction cache and the scoreboard.
#[derive(Args, Clone, Debug, Default)]
pub struct IssueOptions {
    /// Instruction cache: lines in use, from one for each warp [default: all of the size's].
    #[arg(long, value_name = "LINES")]
    instruction_lines: Option<usize>,
    /// Instruction cache: instructions of a line in use, a power of two from 2 [default: all of
    /// the size's].
    #[arg(long, value_name = "INSTRUCTIONS")]
    line_instructions: Option<usize>,
    /// Scoreboard: slots of a warp [default: 8]. Programs are annotated for so many.
    #[arg(long, value_name = "SLOTS", value_parser = ["1", "2", "4", "8"])]
    scoreboard_slots: Option<String>,
    /// Scoreboard: bits of the slots' counters, 1 to 3; one number for all slots, or one for each,
    /// separated by commas [default: 3]. The widest are for the slots that count most instructions.
    #[arg(long, value_name = "BITS", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=3))]
    scoreboard_widths: Vec<u8>,
    /// Scoreboard: the wait mask stands on the instruction that waits, which is fetched and held
    /// in the buffer; otherwise on the one before it, and what waits is not fetched.
    #[arg(long)]
    mask_on_same: bool,
}

impl IssueOptions {
    /// Whether anything of it is chosen.
    pub fn chosen(&self) -> Option<&'static str> {
        [
            (self.instruction_lines.is_some(), "--instruction-lines"),
            (self.line_instructions.is_some(), "--line-instructions"),
            (self.scoreboard_slots.is_some(), "--scoreboard-slots"),
            (!self.scoreboard_widths.is_empty(), "--scoreboard-widths"),
            (self.mask_on_same, "--mask-on-same"),
        ]
        .into_iter()
        .find_map(|(chosen, name)| chosen.then_some(name))
    }

    /// The scoreboard, for the core and for the annotation of programs.
    pub fn counters(&self) -> Result<Counters> {
        let slots = self.scoreboard_slots.as_ref().and_then(|slots| slots.parse().ok());
        let slots: u8 = slots.unwrap_or(Counters::default().slots);
        let given = &self.scoreboard_widths;
        let mut widths = Counters::default().widths;
        ensure!(
            given.len() <= 1 || given.len() == usize::from(slots),
            "--scoreboard-widths: {} numbers for {slots} slots; give one for all, or {slots}",
            given.len()
        );
        for (slot, width) in widths.iter_mut().enumerate() {
            *width = *given.get(slot).or(given.first()).unwrap_or(width);
        }
        Ok(Counters { slots, widths, mask_on_same: self.mask_on_same })
    }

    /// `variant` with these choices.
    pub fn apply(&self, variant: Variant) -> Result<Variant> {
        Ok(Variant {
            instruction_lines: self.instruction_lines,
            line_instructions: self.line_instructions,
            counters: self.counters()?,
            ..variant
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_for_all_slots_or_for_each() {
        let widths = |slots: &str, widths: &[u8]| {
            let options = IssueOptions {
                scoreboard_slots: Some(slots.into()),
                scoreboard_widths: widths.to_vec(),
                ..IssueOptions::default()
            };
            options
                .counters()
                .map(|counters| counters.widths[..usize::from(counters.slots)].to_vec())
        };
        assert_eq!(widths("4", &[]).unwrap(), [3; 4]);
        assert_eq!(widths("4", &[1]).unwrap(), [1; 4]);
        assert_eq!(widths("2", &[1, 3]).unwrap(), [1, 3]);
        let error = widths("4", &[1, 2]).unwrap_err().to_string();
        assert!(error.contains("2 numbers for 4 slots"), "{error}");
    }
}
