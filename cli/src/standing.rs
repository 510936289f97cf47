// SPDX-License-Identifier: MIT
//! What is said of a run that faults, breaks a rule or is stopped: places in the source.
use std::fmt::Write;
use warpwright_isa::{Fault, Program};
use warpwright_sim::engines::{self, Outcome, RunConfig, Stopped};
use warpwright_sim::isa_sim::Culprit;
use warpwright_sim::stop::interrupted;

/// Warps that are listed of a run that was stopped.
const LISTED: usize = 32;

/// An instruction in the source: file, line and text.
fn place(program: &Program, pc: u32) -> String {
    match program.place(pc) {
        Some(place) => place.to_string(),
        None => format!("{}: instruction {pc}, outside the program", program.file),
    }
}

/// Instructions for which `isa` looks for the thread of a fault of the hardware: some seconds.
const LOOKED_FOR: u64 = 20_000_000;

/// The thread and the address of a fault that the hardware found, which records neither: where
/// `isa` finds the same fault in the same warp.
pub fn found_by_isa(
    program: &Program,
    images: &[&[u8]],
    config: &RunConfig,
    fault: &Fault,
) -> Option<Culprit> {
    let config = RunConfig { limit: LOOKED_FOR, check: false, ..*config };
    let isa = engines::run_isa(program, images, &config, &mut |_| !interrupted()).ok()?.isa?;
    isa.faults.iter().find(|(found, _)| found == fault).and_then(|(_, culprit)| *culprit)
}

/// Where a fault happened, with thread and address if it is an access that faulted.
pub fn fault(
    program: &Program,
    fault: &Fault,
    outcome: &Outcome,
    found: Option<Culprit>,
) -> String {
    let mut text = format!("fault: {} in warp {}, PC {}", fault.cause, fault.warp, fault.pc);
    let all = outcome.isa.as_ref().map_or(&[][..], |isa| &isa.faults);
    culprit(&mut text, all.first().and_then(|(_, culprit)| culprit.as_ref()).or(found.as_ref()));
    let _ = write!(text, "\n  {}", place(program, fault.pc));
    for (fault, about) in all.iter().skip(1).take(LISTED) {
        let _ = write!(text, "\nwarp {}: {}", fault.warp, fault.cause);
        culprit(&mut text, about.as_ref());
        let _ = write!(text, "\n  {}", place(program, fault.pc));
    }
    if all.len() > LISTED + 1 {
        let _ = write!(text, "\nand {} warps more", all.len() - LISTED - 1);
    }
    let others = match outcome.isa {
        Some(_) => "the other warps ran to their end",
        None => "the other warps have ended too; of faults the core records the first",
    };
    text + "\n" + others
}

/// Thread and address of an access that faulted.
fn culprit(text: &mut String, culprit: Option<&Culprit>) {
    if let Some(culprit) = culprit {
        let _ = write!(text, ", thread {}, address {:#x}", culprit.thread, culprit.address);
    }
}

/// What the program must not rely on, as warnings; empty where there is nothing.
pub fn findings(program: &Program, outcome: &Outcome) -> String {
    let mut text = String::new();
    for finding in outcome.isa.iter().flat_map(|isa| &isa.findings) {
        let _ = write!(text, "warning: this {finding}");
        if finding.count > 1 {
            let _ = write!(text, ", and {} times more", finding.count - 1);
        }
        let _ = write!(text, "\n  {}", place(program, finding.pc));
        if let Some((pc, warp)) = finding.other {
            let _ = write!(text, "\n  the other access, of warp {warp}: {}", place(program, pc));
        }
        text.push('\n');
    }
    if !text.is_empty() {
        text.push_str("hardware does not report this: docs/how-threads-run.md says what is undefined; --no-check is silent\n");
    }
    text
}

/// Where every warp of a run stands that was stopped.
pub fn stopped(program: &Program, stopped: &Stopped) -> String {
    let mut text = String::new();
    if stopped.on_board {
        return "a board does not show where its warps are: run the program on `isa` or `verilator`".into();
    }
    let units = stopped.warps.iter().any(|warp| warp.unit > 0);
    for warp in stopped.warps.iter().take(LISTED) {
        let unit = if units { format!("unit {}, ", warp.unit) } else { String::new() };
        let at = warp.pc.map_or("has issued nothing yet".into(), |pc| place(program, pc));
        let _ = writeln!(text, "{unit}warp {} {}\n  {at}", warp.warp, warp.waits);
    }
    if stopped.warps.len() > LISTED {
        let _ = writeln!(text, "and {} warps more", stopped.warps.len() - LISTED);
    }
    text
}
