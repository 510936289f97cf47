// SPDX-License-Identifier: MIT
//! Whether a program is valid, and shorter programs that still fail.
use crate::programs::{Image, Job};
use warpwright_isa::{assemble_with, Options, Phases, SetsIn};
use warpwright_sim::isa_sim::{self, Outcome, Settings};

/// Instructions of `isa` after which a program counts as endless.
const LIMIT: u64 = 400_000;

/// The pictures of every program.
pub fn images() -> Vec<Image> {
    vec![Image::sample(13, 9), Image::sample(8, 16)]
}

/// The first line of a program whose atomics keep their sets in registers.
pub const IN_REGISTERS: &str = "; sets in registers\n";

/// Assembles for warps of so many threads; a comment `= 0x...` replaces the word of its
/// instruction, wait mask apart.
pub fn assemble(source: &str, warp_threads: u32) -> Result<Job, String> {
    assemble_phases(source, warp_threads, Phases::Auto)
}

/// The same with marks of texture reads as `phases` says.
pub fn assemble_phases(source: &str, warp_threads: u32, phases: Phases) -> Result<Job, String> {
    let images = images();
    let sizes = images.iter().map(|image| (image.width, image.height)).collect();
    let sets_in =
        if source.starts_with(IN_REGISTERS) { SetsIn::Registers } else { SetsIn::Sideband };
    let options = Options { images: sizes, warp_threads, sets_in, phases, ..Default::default() };
    let mut program =
        assemble_with("random.s", source, &options).map_err(|error| error.to_string())?;
    for pc in 0..program.instructions.len() {
        let text = program.source_line(pc as u32).map_or("", |(_, text)| text);
        if let Some((_, word)) = text.split_once("; = 0x") {
            let word =
                u64::from_str_radix(word.trim(), 16).map_err(|error| format!("{text}: {error}"))?;
            let wait = 0xff << 56;
            program.instructions[pc] = program.instructions[pc] & wait | word & !wait;
        }
    }
    Ok(Job { program, images })
}

/// Runs on `isa`; an error when the result depends on what the registers hold at launch or
/// on the order of the warps, or when the program does not end.
pub fn stable(job: &Job) -> Result<Outcome, String> {
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let run = |warps, seed| {
        let settings = Settings { warps, seed, limit: LIMIT, ..Default::default() };
        isa_sim::run(&job.program, job.program.initial_memory(&images), &settings)
            .map_err(|error| error.to_string())
    };
    let group = if job.program.needs_workgroups(&job.program.launch) {
        job.program.launch.group_warps() as usize
    } else {
        1
    };
    let reference = run(8.max(group), 1)?;
    for (warps, seed) in [(group, 2), (4.max(group), 0)] {
        let other = run(warps, seed)?;
        let sorted = |outcome: &Outcome| {
            let mut faults = outcome.faults.clone();
            faults.sort_by_key(|fault| fault.warp);
            faults
        };
        if other.memory != reference.memory || sorted(&other) != sorted(&reference) {
            return Err(
                "the result depends on the registers at launch or on the order of the warps".into(),
            );
        }
    }
    Ok(reference)
}

/// Deletes lines while `fails` says that the rest still fails.
pub fn shrink(source: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let mut lines: Vec<String> = source.lines().map(str::to_owned).collect();
    let mut chunk = lines.len().div_ceil(2);
    let mut try_without = |lines: &mut Vec<String>, keep: &dyn Fn(usize, &str) -> bool| {
        let rest: Vec<String> = lines
            .iter()
            .enumerate()
            .filter(|(i, line)| keep(*i, line))
            .map(|(_, line)| line.clone())
            .collect();
        let shorter = rest.len() < lines.len() && fails(&(rest.join("\n") + "\n"));
        if shorter {
            *lines = rest;
        }
        shorter
    };
    loop {
        let mut progress = false;
        // A label and what jumps to it go together.
        for label in lines
            .iter()
            .filter_map(|line| line.strip_suffix(':').map(str::to_owned))
            .collect::<Vec<_>>()
        {
            progress |= try_without(&mut lines, &|_, line| {
                !line.split([' ', ',', ':']).any(|word| word == label)
            });
        }
        let mut at = 0;
        while at < lines.len() {
            if try_without(&mut lines, &|i, _| i < at || i >= at + chunk) {
                progress = true;
            } else {
                at += chunk;
            }
        }
        if chunk > 1 {
            chunk = chunk.div_ceil(2);
        } else if !progress {
            return lines.join("\n") + "\n";
        }
    }
}
