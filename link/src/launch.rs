// SPDX-License-Identifier: MIT
//! A launch on a board.
use crate::client::{Client, LinkError, StopCause};
use std::io::{Read, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};
use warpwright_config::counters::Counter;
use warpwright_config::launch::{Fault, Launch, Outcome, Task};
use warpwright_config::registers::{word, COUNTERS_AT, REGISTERS_AT, TASKS_AT, TASK_WORDS};

/// What a launch is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Program and data go to the board: bytes so far, of all.
    Load(usize, usize),
    /// The core runs: cycles so far.
    Run(u64),
    /// Data come back: bytes so far, of all.
    Unload(usize, usize),
}

/// Bytes between two calls of the progress function.
const PART: usize = 4096;

/// How long a stopped launch may take to end.
const STOP: Duration = Duration::from_secs(5);

fn register(place: u32) -> u32 {
    REGISTERS_AT + 4 * place
}

/// The registers of a launch over a memory of so many bytes, in order from `tasks`.
fn settings(launch: &Launch, bytes: usize) -> Vec<u32> {
    let bonuses = launch.scheduler.bonuses();
    vec![
        launch.tasks.len() as u32 - 1,
        launch.implicit_fences.into(),
        bonuses as u32,
        launch.scheduler.thresholds() as u32 | ((bonuses >> 32) as u32 & 1) << 20,
        launch.program_base / 16,
        launch.program_length,
        launch.descriptor_base / 16,
        launch.constant_base / 16,
        launch.constant_lines,
        launch.shared_words,
        (bytes / 16) as u32,
    ]
}

/// The words of the tasks, in order from [`TASKS_AT`].
fn tasks(launch: &Launch) -> Vec<u32> {
    let task = |task: &Task| {
        let mut words = task.words().to_vec();
        words.resize(TASK_WORDS as usize, 0);
        words
    };
    launch.tasks.iter().flat_map(task).collect()
}

/// Runs `launch` over `memory` on the board at the other end of the line.
///
/// # Errors
/// When the line fails, the board has too little memory, or the program does not end in time or
/// before `progress` says no. It has been stopped then, and the error has what there is up to then.
pub fn run<T: Read + Write>(
    client: &mut Client<T>,
    mut memory: Vec<u8>,
    launch: &Launch,
    limit: Duration,
    progress: &mut dyn FnMut(Step) -> bool,
) -> Result<Outcome, LinkError> {
    let board = client.board()?;
    let wanted = memory.len() + launch.behind.len();
    if wanted > board.memory {
        return Err(LinkError::Memory { wanted, there: board.memory });
    }
    // A launch of someone who has gone.
    stop(client)?;
    let size = memory.len();
    let mut at = 0;
    for bytes in memory.chunks(PART).chain(launch.behind.chunks(PART)) {
        if !progress(Step::Load(at, wanted)) {
            return Err(LinkError::Interrupted);
        }
        let words: Vec<u32> =
            bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        client.write(at as u32, &words)?;
        at += bytes.len();
    }
    client.write(register(word::tasks), &settings(launch, size))?;
    client.write(register(TASKS_AT), &tasks(launch))?;

    let number = (status(client)? >> 8).wrapping_add(1) & 255;
    client.write(register(word::launch), &[number])?;
    let begun = Instant::now();
    let mut pause = Duration::from_millis(1);
    let mut stopped = None;
    while status(client)? & 1 == 1 {
        let cycles = client.read(register(word::cycles), 1)?[0];
        if !progress(Step::Run(cycles.into())) {
            stopped = Some(StopCause::Interrupted);
        } else if begun.elapsed() > limit {
            stopped = Some(StopCause::Limit(limit));
        }
        if stopped.is_some() {
            stop(client)?;
            break;
        }
        sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(100));
    }

    let words = client.read(register(word::status), 4)?;
    let fault = (words[0] & 2 != 0).then_some(Fault {
        cause: (words[0] >> 4 & 15) as u8,
        pc: words[1],
        warp: words[2],
    });
    let cycles = words[3].into();
    let unit_counters = (0..board.units)
        .map(|unit| client.read(register(COUNTERS_AT + 32 * unit), Counter::ALL.len()))
        .collect::<Result<Vec<_>, _>>()?;
    let counters = (0..Counter::ALL.len())
        .map(|number| unit_counters.iter().map(|unit| unit[number]).sum())
        .collect();
    for (part, bytes) in memory.chunks_mut(PART).enumerate() {
        // What has been computed is fetched whole.
        let _ = progress(Step::Unload(part * PART, size));
        let words = client.read((part * PART) as u32, bytes.len() / 4)?;
        bytes
            .chunks_exact_mut(4)
            .zip(words)
            .for_each(|(place, word)| place.copy_from_slice(&word.to_le_bytes()));
    }
    let outcome = Outcome { memory, fault, counters, unit_counters, cycles };
    match stopped {
        None => Ok(outcome),
        Some(why) => Err(LinkError::Stopped { why, outcome: Box::new(outcome) }),
    }
}

fn status<T: Read + Write>(client: &mut Client<T>) -> Result<u32, LinkError> {
    Ok(client.read(register(word::status), 1)?[0])
}

/// Ends what runs.
fn stop<T: Read + Write>(client: &mut Client<T>) -> Result<(), LinkError> {
    if status(client)? & 1 == 0 {
        return Ok(());
    }
    client.write(register(word::stop), &[1])?;
    let begun = Instant::now();
    while status(client)? & 1 == 1 {
        if begun.elapsed() > STOP {
            return Err(LinkError::Stuck);
        }
        sleep(Duration::from_millis(10));
    }
    Ok(())
}
