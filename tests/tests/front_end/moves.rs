// SPDX-License-Identifier: MIT
//! The moves of one warp, one by one: which of them makes a full lookup, and what it reads.
use warpwright_golden::stimulus::front_end::{words_at, Inputs, Outputs};
use warpwright_rtl::dut::{Dut, Top};
use warpwright_rtl::front_end::{FrontEnd, FrontEndConfig};
use warpwright_sim::harness::Bench;

const LENGTH: u64 = 45;

/// What the counters say of a move.
#[derive(Debug, Default, PartialEq, Eq)]
struct Seen {
    lookups: u64,
    offsets: u64,
    links: u64,
    tag_reads: u64,
    link_reads: u64,
}

/// A move, as the core asks for it.
#[derive(Clone, Copy)]
enum To {
    Next,
    By(i64),
    Pc(u64),
}

/// A front end with one warp, and a memory that answers in the next cycle.
struct Walk<D> {
    bench: Bench<Box<D>, Inputs, Outputs>,
    request: Option<(u64, u64)>,
    seen: Seen,
}

impl<D: Dut> Walk<D> {
    /// A cycle; what is delivered, or the PC of a fault.
    fn cycle(&mut self, inputs: Inputs) -> Option<Result<(u64, u64), u64>> {
        let (tag, line) = self.request.unwrap_or_default();
        let [first, second] = [2 * line, 2 * line + 1].map(|pc| words_at(pc, 0));
        self.bench.inputs = Inputs {
            program_length: LENGTH,
            req_ready: 1,
            rsp_valid: self.request.is_some().into(),
            rsp_tag: tag,
            rsp_data: [first.0, first.1, second.0, second.1],
            ..inputs
        };
        let outputs = self.bench.settle();
        self.seen.lookups += outputs.count_lookup;
        self.seen.offsets += outputs.count_offset;
        self.seen.links += outputs.count_next_links + outputs.count_prev_links;
        self.seen.tag_reads += outputs.count_tag_reads;
        self.seen.link_reads += outputs.count_link_reads;
        self.request = (outputs.req_valid == 1).then_some((outputs.req_tag, outputs.req_address));
        let delivered =
            (outputs.fetch_valid == 1).then_some((outputs.fetch_low, outputs.fetch_high));
        let fault = (outputs.fault_valid == 1).then_some(outputs.fault_pc);
        self.bench.rise();
        delivered.map(Ok).or(fault.map(Err))
    }

    /// Until the instruction at `pc` is delivered; outside the program until its fault.
    fn arrives(&mut self, pc: u64) -> Seen {
        let found = (0..200).find_map(|_| self.cycle(Inputs::default()));
        let wanted = if pc < LENGTH { Ok(words_at(pc, 0)) } else { Err(pc) };
        assert_eq!(found, Some(wanted), "{pc}");
        std::mem::take(&mut self.seen)
    }

    /// A control instruction is issued and leads to `pc`.
    fn control(&mut self, to: To, pc: u64) -> Seen {
        self.cycle(Inputs { issue_valid: 1, issue_control: 1, ..Inputs::default() });
        let (kind, offset, target) = match to {
            To::Next => (0, 0, 0),
            To::By(offset) => (1, offset as u64 & 0xff_ffff, 0),
            To::Pc(pc) => (2, 0, pc),
        };
        self.cycle(Inputs {
            redirect_valid: 1,
            redirect_kind: kind,
            redirect_offset: offset,
            redirect_pc: target,
            ..Inputs::default()
        });
        self.arrives(pc)
    }

    /// Another instruction is issued; the one at `pc` follows.
    fn plain(&mut self, pc: u64) -> Seen {
        self.cycle(Inputs { issue_valid: 1, ..Inputs::default() });
        self.arrives(pc)
    }
}

fn inside(tag_reads: u64, link_reads: u64) -> Seen {
    Seen { offsets: 1, tag_reads, link_reads, ..Seen::default() }
}

fn link(tag_reads: u64, link_reads: u64) -> Seen {
    Seen { links: 1, tag_reads, link_reads, ..Seen::default() }
}

fn lookup(tag_reads: u64, link_reads: u64) -> Seen {
    Seen { lookups: 1, tag_reads, link_reads, ..Seen::default() }
}

/// Lines of eight instructions; the program ends in the middle of the sixth.
#[test]
fn every_move_tries_its_line_and_the_lines_beside_it() {
    for choice_register in [false, true] {
        let config = FrontEndConfig { choice_register, ..FrontEndConfig::default() };
        let dut = FrontEnd::<8, 3, 4, 16, 4, 16, 4, 20, 17, 6, 3>::new(config).ready();
        let mut walk =
            Walk { bench: Bench::new(Box::new(dut)), request: None, seen: Seen::default() };
        walk.cycle(Inputs { launch_valid: 1, launch_pc: 0, ..Inputs::default() });
        assert_eq!(walk.arrives(0), lookup(0, 0));
        // Inside a line nothing is read, unless the move is to a PC.
        assert_eq!(walk.plain(1), inside(0, 0));
        assert_eq!(walk.control(To::Next, 2), inside(0, 0));
        assert_eq!(walk.control(To::By(4), 6), inside(0, 0));
        assert_eq!(walk.control(To::Pc(7), 7), inside(1, 2));
        // The first time over the end of a line, and every time after that.
        assert_eq!(walk.plain(8), lookup(1, 1));
        assert_eq!(walk.control(To::Pc(3), 3), link(1, 2));
        assert_eq!(walk.control(To::Pc(15), 15), link(1, 2));
        assert_eq!(walk.control(To::By(-9), 6), link(0, 1));
        assert_eq!(walk.plain(7), inside(0, 0));
        assert_eq!(walk.plain(8), link(0, 1));
        // A lookup of the line beside links the two, for a move to a PC as well.
        assert_eq!(walk.control(To::Pc(20), 20), lookup(1, 2));
        assert_eq!(walk.control(To::By(-8), 12), link(0, 1));
        assert_eq!(walk.control(To::Pc(16), 16), link(1, 2));
        // Further away.
        assert_eq!(walk.control(To::Pc(44), 44), lookup(1, 2));
        assert_eq!(walk.control(To::By(-44), 0), lookup(1, 0));
        assert_eq!(walk.control(To::Pc(40), 40), lookup(1, 2));
        // The end of the program lies in this line.
        for pc in 41..LENGTH {
            assert_eq!(walk.plain(pc), inside(0, 0));
        }
        assert_eq!(walk.plain(LENGTH), inside(0, 0));
    }
}
