// SPDX-License-Identifier: MIT
//! How long a warp waits for its instruction, against neighbours that do their worst
//! (docs/mechanisms/1.md).
use warpwright_golden::stimulus::front_end::{words_at, Inputs, Outputs};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::front_end::{FrontEnd, FrontEndConfig};
use warpwright_sim::harness::{cycles, seed, Bench, Random};

/// Cycles after which memory has answered a request, at the latest.
const LATE: usize = 40;
/// Cycles from the lookup of a line to its last word: up to four refills ask for four memory lines
/// each.
const FILL: usize = LATE + 16;
/// The warp that the others try to starve.
const POOR: usize = 0;
const LENGTH: u64 = 1 << 14;

/// The bound that `rtl/src/front_end` states.
fn bound(warps: usize) -> usize {
    (warps + 1) * (FILL + 2 * warps + 20)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Warp {
    Ended,
    Fetching,
    Ready,
    Resolving,
}

/// Where a redirected warp goes.
#[derive(Clone, Copy)]
enum To {
    Line(i64),
    Pc(u64),
    End,
}

/// A front end, its warps and a memory that takes every request at once.
struct Warps<D> {
    bench: Bench<Box<D>, Inputs, Outputs>,
    warps: Vec<Warp>,
    // Tag, memory line, when it was asked for.
    memory: Vec<(u64, u64, usize)>,
    cycle: usize,
}

impl<D: Dut> Warps<D> {
    fn new(dut: D, warps: usize) -> Self {
        Self {
            bench: Bench::new(Box::new(dut)),
            warps: vec![Warp::Ended; warps],
            memory: vec![],
            cycle: 0,
        }
    }

    /// The first warp in this state, from number `from` on.
    fn first(&self, wanted: Warp, from: u64) -> Option<usize> {
        let count = self.warps.len();
        (0..count).map(|i| (from as usize + i) % count).find(|&warp| self.warps[warp] == wanted)
    }

    /// The request that memory answers now, unless it keeps back what completes a line.
    fn answer(&self, keep_back: bool) -> Option<usize> {
        let last = |tag: u64| {
            self.memory.iter().filter(|&&(other, ..)| other >> 2 == tag >> 2).count() == 1
        };
        let late = self.memory.iter().position(|&(.., asked)| self.cycle - asked >= LATE);
        late.or_else(|| {
            self.memory.iter().position(|&(tag, ..)| !keep_back || (tag & 3 != 3 && !last(tag)))
        })
    }

    /// One cycle: a launch, an issue of a control instruction, a redirect, an answer of memory.
    fn step(
        &mut self,
        launch: Option<(usize, u64)>,
        issue: Option<usize>,
        to: Option<(usize, To)>,
        answer: Option<usize>,
    ) {
        let (tag, line, _) = answer.map_or((0, 0, 0), |at| self.memory.remove(at));
        let (kind, offset, pc) = match to {
            Some((_, To::Line(lines))) => (1, (8 * lines) as u64 & 0xff_ffff, 0),
            Some((_, To::Pc(pc))) => (2, 0, pc),
            _ => (3, 0, 0),
        };
        let (first, second) = (words_at(line * 2, 0), words_at(line * 2 + 1, 0));
        let (launched, start) = launch.unwrap_or_default();
        let redirected = to.map(|(warp, _)| warp);
        self.bench.inputs = Inputs {
            launch_valid: launch.is_some().into(),
            launch_warp: launched as u64,
            launch_pc: start,
            issue_valid: issue.is_some().into(),
            issue_warp: issue.unwrap_or(0) as u64,
            issue_control: 1,
            redirect_valid: redirected.is_some().into(),
            redirect_warp: redirected.unwrap_or(0) as u64,
            redirect_kind: kind,
            redirect_offset: offset,
            redirect_pc: pc,
            program_length: LENGTH,
            req_ready: 1,
            rsp_valid: answer.is_some().into(),
            rsp_tag: tag,
            rsp_data: [first.0, first.1, second.0, second.1],
            ..Default::default()
        };
        let outputs = self.bench.settle();
        if let Some((warp, _)) = launch {
            self.warps[warp] = Warp::Fetching;
        }
        if let Some(warp) = issue {
            self.warps[warp] = Warp::Resolving;
        }
        if let Some((warp, to)) = to {
            self.warps[warp] = if matches!(to, To::End) { Warp::Ended } else { Warp::Fetching };
        }
        if outputs.fetch_valid == 1 {
            self.warps[outputs.fetch_warp as usize] = Warp::Ready;
        }
        if outputs.fault_valid == 1 {
            // It has left the program, and is sent elsewhere.
            self.warps[outputs.fault_warp as usize] = Warp::Resolving;
        }
        if outputs.req_valid == 1 {
            self.memory.push((outputs.req_tag, outputs.req_address, self.cycle));
        }
        self.bench.rise();
        self.cycle += 1;
    }
}

/// The longest wait of warp `POOR`. The other warps jump far away, or (`near`) mostly over a link;
/// memory completes a line only when another warp's lookup is about to end, as long as it may be
/// late.
fn longest_wait<
    const W: usize,
    const LW: usize,
    const CW: usize,
    const WAYS: usize,
    const LY: usize,
    const LINES: usize,
    const LL: usize,
    const DA: usize,
>(
    near: bool,
    choice_register: bool,
) {
    let config = FrontEndConfig { choice_register, ..FrontEndConfig::default() };
    let dut = FrontEnd::<W, LW, CW, WAYS, LY, LINES, LL, 20, 17, DA, 3>::new(config).ready();
    let seed = seed(11);
    let mut random = Random::new(seed);
    let mut bench = Warps::new(dut, W);
    let (mut since, mut longest, mut waits) = (None, 0, 0);
    for cycle in 0..cycles(8000) {
        let launch = bench.first(Warp::Ended, 0).map(|warp| (warp, random.bits() % LENGTH));
        let issue = bench.first(Warp::Ready, random.bits());
        let redirect = bench.first(Warp::Resolving, random.bits()).map(|warp| {
            let dice = random.bits();
            let to_line = near && warp != POOR && dice & 3 != 0;
            (
                warp,
                if to_line {
                    To::Line(if dice & 4 == 0 { 1 } else { -1 })
                } else {
                    To::Pc(random.bits() % LENGTH)
                },
            )
        });
        let answer =
            bench.answer(bench.bench.dut.inside().compared.is_none_or(|warp| warp == POOR));
        bench.step(launch, issue, redirect, answer);
        if launch.is_some_and(|(warp, _)| warp == POOR)
            || redirect.is_some_and(|(warp, _)| warp == POOR)
        {
            since = Some(cycle);
        }
        let Some(begun) = since else { continue };
        longest = longest.max(cycle - begun);
        if bench.warps[POOR] != Warp::Fetching {
            (since, waits) = (None, waits + 1);
        }
    }
    println!("{W} warps, {LINES} lines in {WAYS} ways, near: {near}, register: {choice_register}, seed {seed}: {longest} cycles at most in {waits} waits");
    assert!(waits > 20 && longest <= bound(W), "at most {} cycles", bound(W));
}

#[test]
fn nobody_starves() {
    for near in [false, true] {
        longest_wait::<8, 3, 4, 16, 4, 16, 4, 6>(near, false);
        longest_wait::<8, 3, 4, 8, 3, 8, 3, 5>(near, false);
        longest_wait::<8, 3, 4, 4, 2, 4, 2, 4>(near, false);
        longest_wait::<8, 3, 4, 4, 2, 4, 2, 4>(near, true);
        longest_wait::<8, 3, 4, 4, 2, 128, 7, 9>(near, false);
        longest_wait::<32, 5, 6, 4, 2, 128, 7, 9>(near, false);
        longest_wait::<32, 5, 6, 4, 2, 128, 7, 9>(near, true);
    }
}

/// Four warps stay in four lines; of four others one gets each line that is left, within a lookup
/// and a fill, the others go on waiting.
#[test]
fn a_line_that_is_left_goes_to_a_warp_that_waits() {
    let mut bench = Warps::new(
        FrontEnd::<8, 3, 4, 4, 2, 4, 2, 20, 17, 4, 3>::new(FrontEndConfig::default()).ready(),
        8,
    );
    for warp in 0..8 {
        bench.step(Some((warp, 8 * warp as u64)), None, None, bench.answer(false));
    }
    let run = |bench: &mut Warps<_>| {
        for _ in 0..300 {
            bench.step(None, None, None, bench.answer(false));
        }
        (0..8).filter(|&warp| bench.warps[warp] == Warp::Ready).collect::<Vec<usize>>()
    };
    assert_eq!(run(&mut bench), [0, 1, 2, 3], "the lines are locked");
    let mut leaving = vec![2, 0, 3, 1];
    for others in 1..=4 {
        let leaver = leaving.pop().unwrap();
        bench.step(None, Some(leaver), None, None);
        bench.step(None, None, Some((leaver, To::End)), None);
        let left = bench.cycle;
        while bench.warps[4..].iter().filter(|&&warp| warp == Warp::Ready).count() < others {
            bench.step(None, None, None, bench.answer(false));
            assert!(bench.cycle - left < 40, "{others}: nobody got the line");
        }
        run(&mut bench);
        assert_eq!(bench.warps[4..].iter().filter(|&&warp| warp == Warp::Ready).count(), others);
    }
}
