// SPDX-License-Identifier: MIT
//! The demo's table: what each mechanism saves against its baseline in the same program.
use crate::mechanism::Mechanism;
use comfy_table::modifiers::UTF8_ROUND_CORNERS;
use comfy_table::presets::UTF8_FULL;
use comfy_table::{CellAlignment, ContentArrangement, Table};
use indicatif::HumanCount;
use serde::Serialize;
use warpwright_config::counters::Counter;
use warpwright_config::THREADS;
use warpwright_rtl::texture::BITS_PER_REQUEST;
use warpwright_sim::engines::Outcome;

/// One figure with the mechanism and with its baseline.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measure {
    /// What is counted.
    pub what: &'static str,
    /// With the mechanism.
    pub on: f64,
    /// With its baseline.
    pub baseline: f64,
    /// The difference in favour of the mechanism.
    pub saved: f64,
    /// Whether the figures are shown with decimals.
    #[serde(skip)]
    fraction: bool,
}

/// One mechanism.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Name as `--baseline` takes it.
    pub mechanism: &'static str,
    /// What it does and what its baseline does.
    #[serde(skip)]
    about: &'static str,
    /// What it saves.
    pub measures: Vec<Measure>,
    /// Cycles of the run with this mechanism alone at its baseline, if there was one.
    pub baseline_cycles: Option<u64>,
    /// Those cycles against the cycles with all five on.
    pub ratio: Option<f64>,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// Cycles with all five on.
    pub cycles: u64,
    /// Instructions issued.
    pub instructions: u64,
    /// One row per mechanism.
    pub rows: Vec<Row>,
    /// Cycles with all five at their baselines.
    pub all_baselines_cycles: u64,
    /// Those cycles against the cycles with all five on.
    pub all_baselines_ratio: f64,
}

/// The state of a warp that a conventional texture unit pushes through its FIFO: registers,
/// four predicates and a PC of 20 bits for each thread, live and active mask.
pub fn context_bits(registers: u8) -> u64 {
    let threads = THREADS as u64;
    threads * (u64::from(registers) * 32 + 4 + 20) + 2 * threads
}

fn about(mechanism: Mechanism) -> &'static str {
    match mechanism {
        Mechanism::Pointers => "instruction cache pointers\nbaseline: program counters",
        Mechanism::Scoreboard => "explicit scoreboard\nbaseline: in order",
        Mechanism::Scheduling => "credits and textile grant\nbaseline: round robin",
        Mechanism::MergedAtomics => "merged atomics\nbaseline: one per thread",
        Mechanism::TextureAhead => "texture misses run ahead\nbaseline: one at a time",
    }
}

fn measures(mechanism: Mechanism, all: &Outcome, off: &Outcome, registers: u8) -> Vec<Measure> {
    let sum = |outcome: &Outcome, counters: &[Counter]| -> f64 {
        counters.iter().map(|&counter| f64::from(outcome.counters[counter as usize])).sum()
    };
    let count = |what, counters: &[Counter], sign: f64| {
        let (on, baseline) = (sum(all, counters), sum(off, counters));
        Measure { what, on, baseline, saved: sign * (baseline - on), fraction: false }
    };
    let per_instruction = |what, counters: &[Counter]| {
        let [on, baseline] = [all, off].map(|outcome| {
            sum(outcome, counters) / sum(outcome, &[Counter::Instructions]).max(1.0)
        });
        Measure { what, on, baseline, saved: baseline - on, fraction: true }
    };
    match mechanism {
        Mechanism::Pointers => vec![
            per_instruction("full lookups per instruction", &[Counter::FullLookups]),
            per_instruction(
                "PC-file accesses per instruction",
                &[Counter::PcReads, Counter::PcWrites],
            ),
        ],
        Mechanism::Scoreboard => {
            vec![count("issues while a result is outstanding", &[Counter::OverlappedIssues], -1.0)]
        }
        Mechanism::Scheduling => {
            vec![count("texture cache misses", &[Counter::TextureMisses], 1.0)]
        }
        Mechanism::MergedAtomics => vec![count("memory accesses", &[Counter::MemoryAccesses], 1.0)],
        Mechanism::TextureAhead => {
            let requests = sum(all, &[Counter::TextureRequests]);
            let travels = requests * f64::from(BITS_PER_REQUEST);
            let stays = requests * context_bits(registers) as f64;
            let what = "bits through the latency FIFO *";
            vec![Measure {
                what,
                on: travels,
                baseline: travels + stays,
                saved: stays,
                fraction: false,
            }]
        }
    }
}

/// Compares the run with all five on with those of one mechanism off each (in the order of
/// [`Mechanism::ALL`]) and with all off; `registers` per thread. Without the former the figures of
/// every mechanism are compared with the run that has all off.
pub fn compare(all: &Outcome, single: &[Outcome], none: &Outcome, registers: u8) -> Comparison {
    let ratio = |outcome: &Outcome| outcome.cycles as f64 / all.cycles.max(1) as f64;
    let row = |(number, &mechanism): (usize, &Mechanism)| {
        let alone = single.get(number);
        Row {
            mechanism: mechanism.name(),
            about: about(mechanism),
            measures: measures(mechanism, all, alone.unwrap_or(none), registers),
            baseline_cycles: alone.map(|off| off.cycles),
            ratio: alone.map(ratio),
        }
    };
    Comparison {
        cycles: all.cycles,
        instructions: all.counters[Counter::Instructions as usize].into(),
        rows: Mechanism::ALL.iter().enumerate().map(row).collect(),
        all_baselines_cycles: none.cycles,
        all_baselines_ratio: ratio(none),
    }
}

impl Measure {
    fn figure(&self, value: f64) -> String {
        match self.fraction {
            true => format!("{value:.3}"),
            false if value.abs() >= 1e6 => format!("{:.2} M", value / 1e6),
            false if value < 0.0 => format!("-{}", HumanCount((-value).round() as u64)),
            false => HumanCount(value.round() as u64).to_string(),
        }
    }

    fn cells(&self) -> [String; 5] {
        [
            self.what.into(),
            self.figure(self.on),
            self.figure(self.baseline),
            self.figure(self.saved),
            String::new(),
        ]
    }
}

impl Comparison {
    /// The table as text.
    pub fn to_table(&self) -> Table {
        let mut table = Table::new();
        table
            .load_preset(UTF8_FULL)
            .apply_modifier(UTF8_ROUND_CORNERS)
            .set_content_arrangement(ContentArrangement::Disabled);
        table.set_header(["mechanism", "in this run", "on", "baseline", "saved", "ratio"]);
        for row in &self.rows {
            let mut lines: Vec<[String; 5]> = row.measures.iter().map(Measure::cells).collect();
            lines.extend(
                row.baseline_cycles
                    .zip(row.ratio)
                    .map(|(baseline, ratio)| cycles(self.cycles, baseline, ratio)),
            );
            let column = |number: usize| {
                lines.iter().map(|line| line[number].as_str()).collect::<Vec<_>>().join("\n")
            };
            table.add_row([
                row.about.into(),
                column(0),
                column(1),
                column(2),
                column(3),
                column(4),
            ]);
        }
        let [what, on, baseline, saved, ratio] =
            cycles(self.cycles, self.all_baselines_cycles, self.all_baselines_ratio);
        table.add_row(["all five".into(), what, on, baseline, saved, ratio]);
        for column in table.column_iter_mut().skip(2) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        table
    }
}

fn cycles(on: u64, baseline: u64, ratio: f64) -> [String; 5] {
    let (on, baseline) = (on as f64, baseline as f64);
    let measure = Measure { what: "cycles", on, baseline, saved: baseline - on, fraction: false };
    let [what, on, baseline, saved, _] = measure.cells();
    [what, on, baseline, saved, format!("{ratio:.2}")]
}
