// SPDX-License-Identifier: MIT
//! Writes docs/mutants.md: how many mutants of the blocks their stimulus shows, and which survive
//! (docs/verification.md).
//!
//! `cargo run --release -p warpwright-tests --example mutants`
//!
//! With names of blocks, `--per-block N`, `--cycles N` or a seed: prints the report and writes
//! nothing. With `--sizes` too it has the blocks of `SIZES` in the sizes of every configuration.
//! With `--prove` survivors are tried to be proved the same function as their block, by ABC's
//! reachability, all of a block together, else each: for any inputs, or where the neighbours'
//! promises are written down for those that they give; without an answer within 25 minutes they
//! stay open.
use anyhow::{ensure, Context, Result};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use warpwright_golden::stimulus::divergence::Neighbours;
use warpwright_golden::stimulus::execution_unit::branch_unit::Control;
use warpwright_golden::stimulus::execution_unit::return_stack;
use warpwright_golden::{stimulus, AnyStimulus};
use warpwright_rtl::divergence::Divergence;
use warpwright_rtl::dut::{Dut, Top};
use warpwright_rtl::execution_unit::branch_unit::BranchUnit;
use warpwright_rtl::execution_unit::return_stack::ReturnStack;
use warpwright_rtl::registry::blocks;
use warpwright_sim::compiled::export_text;
use warpwright_sim::formal::Verdict;
use warpwright_tests::mutation::equivalence::{promises, same};
use warpwright_tests::mutation::{run_with, Mutant};

/// Mutants of a block.
const PER_BLOCK: usize = 20;
/// Cycles that the stimulus runs for each.
const CYCLES: usize = 100_000;
const SEED: u64 = 1;

/// A block in another size than the registered one: name, size, block, stimulus.
type Sized = (&'static str, &'static str, fn() -> Box<dyn Dut>, fn() -> Box<dyn AnyStimulus>);

/// A block as it is run: its name in the tables and its own, block, stimulus.
struct Subject<'a> {
    label: String,
    name: &'a str,
    rust: Box<dyn Dut>,
    stimulus: Box<dyn Fn() -> Box<dyn AnyStimulus> + 'a>,
}

/// The sizes of `nano`, `full` and of warps of 8 threads.
const SIZES: [Sized; 7] = [
    (
        "branch_unit",
        "8 threads",
        || Box::new(BranchUnit::<3, 8>::default().ready()),
        || Box::new(Control(8)),
    ),
    (
        "return_stack",
        "4 warps",
        || Box::new(ReturnStack::<4, 2>::default().ready()),
        || Box::new(return_stack::Neighbours::new(4)),
    ),
    (
        "return_stack",
        "32 warps",
        || Box::new(ReturnStack::<32, 5>::default().ready()),
        || Box::new(return_stack::Neighbours::new(32)),
    ),
    (
        "divergence",
        "4 warps",
        || Box::new(Divergence::<4, 2, 4, 20, 3>::default().ready()),
        || Box::new(Neighbours::new(4, 4)),
    ),
    (
        "divergence",
        "32 warps",
        || Box::new(Divergence::<32, 5, 4, 20, 3>::default().ready()),
        || Box::new(Neighbours::new(32, 4)),
    ),
    (
        "divergence",
        "8 threads",
        || Box::new(Divergence::<8, 3, 8, 20, 4>::default().ready()),
        || Box::new(Neighbours::new(8, 8)),
    ),
    (
        "divergence",
        "32 warps of 8 threads",
        || Box::new(Divergence::<32, 5, 8, 20, 4>::default().ready()),
        || Box::new(Neighbours::new(32, 8)),
    ),
];

/// What is left of the blocks of calls.
const CALLS: &str = "\
## Blocks of calls

All mutants of three blocks in the sizes of every configuration (`branch_unit return_stack divergence --sizes --per-block 1000
--prove`, 2026-11-29): 1,787 of 1,936 killed, 92 %; of the others all but one are proved the same.

| block | size | mutants | killed | the same |
| --- | --- | ---: | ---: | ---: |
| `branch_unit` | 4 threads | 39 | 39 | |
| `branch_unit` | 8 threads | 39 | 39 | |
| `return_stack` | 4, 8 and 32 warps, each | 21 | 21 | |
| `divergence` | 4 warps of 4 threads | 195 | 174 | 20 |
| `divergence` | 8 warps of 4 threads | 239 | 219 | 20 |
| `divergence` | 32 warps of 4 threads | 503 | 474 | 29 |
| `divergence` | 8 warps of 8 threads | 297 | 261 | 36 |
| `divergence` | 32 warps of 8 threads | 561 | 518 | 43 |

The same: no run from power-up, of any length, gives another output than the block, by ABC's reachability over the exported Verilog of both.
All survivors of a size may be proved at once: which of them the block has is free, in every module another, so what holds for all holds for each.
Assumed is what the neighbours of `divergence` promise (`formal/divergence_neighbours.svh`, as `call_levels` does in
[proofs.md](proofs.md)), and nothing else:
- a warp is launched in a slot whose warp has ended;
- a control instruction of a warp is resolved once its last one has been answered;
- a fault ends a live warp at any time, but once, and not in the cycle after an instruction that may have ended it.

The survivors are minima of equal values, defaults that every way overwrites, lines that nothing reads, and whether the search for the
next warp may find the one that it has just left (`at__q >`): between such neighbours that one does not wait when another does. For other
inputs it would differ, and a test of `mutation` shows both.
";

/// What the survivors of seed 1 are.
const LOOKED_AT: &str = "
Those of seed 1, looked at:
- The registered block has one configuration, and the code of the others rests: the policies but the one of `address_match` and
  `atomic_prepare`, halving and turns in `credit_update`, `pod` and `warp_scheduler`, weights as sums, bonuses of types that are zero,
  `several` quads in `attribute`. The tests of these blocks go through the configurations.
- Defaults that every way overwrites, and bits that are masked away: constants that are 0 in the block, most of `14'h3ff8`, `6'h20`.
- The same function: `index | 0`, `second < 0`, `<` against `<=` where equal values give the same, a counter of 4 bits that goes from 8 to 0
  upwards (`crc32`), `pipelined` of `brent_kung` over operands that are held.
- The lowest bit of a coefficient of the special functions: 17 of 20 in `sfu`, whose text is mostly tables. `report accuracy` goes through
  every operand of many binades.
- Not seen by this stimulus, though they matter: the patience of slow results in `write_back`
  (`tests/tests/blocks.rs` has a stimulus for it), two events of one warp in one cycle in `front_end`, equal loads of units in
  `dispatcher_pool`. They are left to the tests of these blocks with their golden models.
";

fn share(killed: usize, all: usize) -> String {
    format!("{:.0} %", 100.0 * killed as f64 / all.max(1) as f64)
}

/// What is proved of survivors, for the table: of all together, else of each.
fn proofs(
    block: &str,
    rust: &dyn Dut,
    verilog: &str,
    survivors: &[Mutant],
) -> Result<Vec<&'static str>> {
    if survivors.is_empty() {
        return Ok(vec![]);
    }
    let promises = promises(block);
    let all = same(block, rust, verilog, survivors, promises)?;
    let proof = |mutant| {
        let verdict = match all {
            Verdict::Holds => Verdict::Holds,
            _ => same(block, rust, verilog, std::slice::from_ref(mutant), promises)?,
        };
        Ok(match verdict {
            Verdict::Holds if promises.is_none() => " the same |",
            Verdict::Holds => " the same between its neighbours |",
            Verdict::Fails(_) => " other outputs, for other inputs |",
            Verdict::Unknown => " open |",
        })
    };
    survivors.iter().map(proof).collect()
}

fn main() -> Result<()> {
    let (mut names, mut per_block, mut seed) = (vec![], PER_BLOCK, SEED);
    let (mut sizes, mut proves, mut cycles) = (false, false, CYCLES);
    let mut arguments = std::env::args().skip(1);
    let default = std::env::args().count() == 1;
    while let Some(argument) = arguments.next() {
        let mut number = |option| {
            let value = arguments.next().and_then(|text| text.parse().ok());
            value.with_context(|| format!("{option} takes a number"))
        };
        if argument == "--per-block" {
            per_block = number("--per-block")?;
        } else if argument == "--cycles" {
            cycles = number("--cycles")?;
        } else if argument == "--sizes" {
            sizes = true;
        } else if argument == "--prove" {
            proves = true;
        } else if let Ok(number) = argument.parse() {
            seed = number;
        } else {
            names.push(argument);
        }
    }
    let entries = blocks();
    for name in &names {
        ensure!(
            entries.iter().any(|entry| entry.name == name),
            "there is no block {name}; `warpwright list` names them"
        );
    }
    let mut table = String::from("| block | mutants | killed | share | latest cycle |\n| --- | ---: | ---: | ---: | ---: |\n");
    let mut survivors = String::new();
    let (mut all, mut dead) = (0, 0);
    let asked = |block: &str| names.is_empty() || names.iter().any(|name| name == block);
    let mut subjects: Vec<Subject> = vec![];
    for entry in entries.iter().filter(|entry| asked(entry.name)) {
        subjects.push(Subject {
            label: format!("`{}`", entry.name),
            name: entry.name,
            rust: (entry.build)(),
            stimulus: Box::new(move || stimulus::of(entry.name)),
        });
    }
    for (name, size, build, stimulus) in SIZES.into_iter().filter(|sized| sizes && asked(sized.0)) {
        let (label, stimulus) = (format!("`{name}`, {size}"), Box::new(stimulus));
        subjects.push(Subject { label, name, rust: build(), stimulus });
    }
    for Subject { label, name: block, rust, stimulus } in subjects {
        let fates = run_with(block, rust.as_ref(), stimulus.as_ref(), per_block, cycles, seed)
            .with_context(|| label.clone())?;
        let verilog = export_text(rust.as_ref(), block)?;
        let killed: Vec<usize> =
            fates.iter().filter_map(|fate| fate.killed.as_ref()).map(|(cycle, _)| *cycle).collect();
        eprintln!("{label}: {} of {}", killed.len(), fates.len());
        let latest = killed.iter().max().map_or("none".into(), usize::to_string);
        writeln!(
            table,
            "| {label} | {} | {} | {} | {latest} |",
            fates.len(),
            killed.len(),
            share(killed.len(), fates.len())
        )?;
        let left: Vec<Mutant> =
            fates.iter().filter(|fate| fate.killed.is_none()).map(|f| f.mutant.clone()).collect();
        let proofs = match proves {
            false => vec![""; left.len()],
            true => proofs(block, rust.as_ref(), &verilog, &left)?,
        };
        for (mutant, proof) in left.iter().zip(proofs) {
            let [old, new] = mutant.texts.each_ref().map(|text| text.replace('|', "\\|"));
            let row = format!("| {label} | {} | `{old}` | `{new}` |{proof}", mutant.line + 1);
            eprintln!("{row}");
            writeln!(survivors, "{row}")?;
        }
        all += fates.len();
        dead += killed.len();
    }
    let head = match proves {
        false => "| block | line | as it is | mutant |\n| --- | ---: | --- | --- |\n",
        true => "| block | line | as it is | mutant | proof |\n| --- | ---: | --- | --- | --- |\n",
    };
    let page = format!(
        "# Mutants\n\nOne operator, condition, complement or constant of a block's exported Verilog is another one (`tests/src/mutation.rs`); the \
         block's\nstimulus of the co-simulation drives both for {cycles} cycles, and a mutant is killed when an output differs. Up to {per_block} mutants \
         of a\nblock, seed {seed}: {dead} of {all} killed, {}. Command: `cargo run --release -p warpwright-tests --example mutants`; names of blocks, \
         `--per-block N`\nand a seed look closer. What survives here may still be killed by the tests of the block with its golden model, by a \
         proof, or by\nprograms, or it behaves as the block does. `--prove` tries to prove the last.\n\n{table}\n{CALLS}\n## Survivors\n\n\
         Lines are those of the block's exported Verilog (`warpwright export --block BLOCK`).\n{LOOKED_AT}\n{head}{survivors}",
        share(dead, all)
    );
    if default {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/mutants.md");
        return fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()));
    }
    print!("{page}");
    Ok(())
}
