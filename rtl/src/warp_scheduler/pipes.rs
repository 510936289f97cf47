//! Load of the two arithmetic pipes (spec 3): what may be issued to them, and which is busier.
//!
//! Per pipe type, MAD (the lanes) and SFU, an occupancy: instructions that only this pipe takes,
//! from their selection to their write-back. At the first threshold the type is
//! oversubscribed, and its instructions weigh less; at the second nothing more is issued to
//! it. The host sets both (default 6 and 14 for each pipe of the type, spec 3).
//!
//! A selection shows in the occupancy two cycles later; so that it never passes the
//! second threshold, the last place is given out only if nothing was selected in the cycle
//! before. The second threshold is therefore at least 2; above 16, the places of the largest
//! queue, it counts as 16.
//!
//! Instructions of neither class (moves between both, memory, texture, control) do not count.
//! In this core no instruction runs on either pipe: the lanes take one warp instruction per
//! cycle, as many as are issued, so a move on the SFU would only be slower.
use crate::cells::DFF;
use crate::config::SchedulerSettings;
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// The occupancies.
#[derive(LogicBlock)]
pub struct Pipes {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Thresholds, as [`SchedulerSettings::thresholds`](crate::config::SchedulerSettings::thresholds) packs them.
    pub thresholds: Signal<In, Bits<20>>,
    /// A warp was selected (the cycle after the choice).
    pub selected: Signal<In, Bit>,
    /// Its instruction runs on the MAD lanes only.
    pub mad_issued: Signal<In, Bit>,
    /// Its instruction runs on the SFU only.
    pub sfu_issued: Signal<In, Bit>,
    /// A MAD instruction is written back.
    pub mad_done: Signal<In, Bit>,
    /// An SFU instruction is written back, one bit for each of two sources.
    pub sfu_done: Signal<In, Bits<2>>,
    /// The MAD lanes have too much to do.
    pub mad_oversubscribed: Signal<Out, Bit>,
    /// The SFU has too much to do.
    pub sfu_oversubscribed: Signal<Out, Bit>,
    /// Nothing more may be issued to the MAD lanes.
    pub mad_closed: Signal<Out, Bit>,
    /// Nothing more may be issued to the SFU.
    pub sfu_closed: Signal<Out, Bit>,
    /// The MAD lanes have more to do than the SFU.
    pub mad_leads: Signal<Out, Bit>,
    /// The SFU has more to do than the MAD lanes.
    pub sfu_leads: Signal<Out, Bit>,
    mad: DFF<Bits<5>>,
    sfu: DFF<Bits<5>>,
    // Answers about the occupancies.
    mad_over: DFF<Bit>,
    sfu_over: DFF<Bit>,
    mad_full: DFF<Bit>,
    sfu_full: DFF<Bit>,
    mad_nearly: DFF<Bit>,
    sfu_nearly: DFF<Bit>,
    mad_ahead: DFF<Bit>,
    sfu_ahead: DFF<Bit>,
    first: Signal<Local, Bits<5>>,
    second: Signal<Local, Bits<5>>,
    sum: Signal<Local, Bits<5>>,
    mad_next: Signal<Local, Bits<5>>,
    sfu_next: Signal<Local, Bits<5>>,
    mad_above: Signal<Local, Bits<5>>,
    sfu_above: Signal<Local, Bits<5>>,
}

impl Default for Pipes {
    fn default() -> Self {
        macro_rules! all {
            ($($field:ident),*) => { Self { $($field: Default::default(),)* } };
        }
        all!(
            clock,
            thresholds,
            selected,
            mad_issued,
            sfu_issued,
            mad_done,
            sfu_done,
            mad_oversubscribed,
            sfu_oversubscribed,
            mad_closed,
            sfu_closed,
            mad_leads,
            sfu_leads,
            mad,
            sfu,
            mad_over,
            sfu_over,
            mad_full,
            sfu_full,
            mad_nearly,
            sfu_nearly,
            mad_ahead,
            sfu_ahead,
            first,
            second,
            sum,
            mad_next,
            sfu_next,
            mad_above,
            sfu_above
        )
    }
}

impl Logic for Pipes {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, mad, sfu, mad_over, sfu_over, mad_full, sfu_full, mad_nearly, sfu_nearly, mad_ahead, sfu_ahead);
        self.sum.next = self.mad.q.val();
        if self.mad_issued.val() {
            self.sum.next = self.mad.q.val() + 1;
        }
        self.mad_next.next = self.sum.val();
        if self.mad_done.val() {
            self.mad_next.next = self.sum.val() - 1;
        }
        self.sum.next = self.sfu.q.val();
        if self.sfu_issued.val() {
            self.sum.next = self.sfu.q.val() + 1;
        }
        if self.sfu_done.val().any() {
            self.sum.next = self.sum.val() - 1;
        }
        self.sfu_next.next = self.sum.val();
        if self.sfu_done.val().all() {
            self.sfu_next.next = self.sum.val() - 1;
        }
        self.mad.d.next = self.mad_next.val();
        self.sfu.d.next = self.sfu_next.val();

        self.mad_above.next = self.mad_next.val() + 1;
        self.sfu_above.next = self.sfu_next.val() + 1;
        self.first.next = self.thresholds.val().get_bits::<5>(0);
        self.second.next = self.thresholds.val().get_bits::<5>(5);
        self.mad_over.d.next = self.mad_next.val() >= self.first.val();
        self.mad_full.d.next = (self.mad_next.val() >= self.second.val()) | self.mad_next.val().get_bit(4);
        self.mad_nearly.d.next = (self.mad_above.val() >= self.second.val()) | self.mad_above.val().get_bit(4);
        self.first.next = self.thresholds.val().get_bits::<5>(10);
        self.second.next = self.thresholds.val().get_bits::<5>(15);
        self.sfu_over.d.next = self.sfu_next.val() >= self.first.val();
        self.sfu_full.d.next = (self.sfu_next.val() >= self.second.val()) | self.sfu_next.val().get_bit(4);
        self.sfu_nearly.d.next = (self.sfu_above.val() >= self.second.val()) | self.sfu_above.val().get_bit(4);
        self.mad_ahead.d.next = self.mad_next.val() > self.sfu_next.val();
        self.sfu_ahead.d.next = self.sfu_next.val() > self.mad_next.val();

        self.mad_oversubscribed.next = self.mad_over.q.val();
        self.sfu_oversubscribed.next = self.sfu_over.q.val();
        self.mad_closed.next = self.mad_full.q.val() | (self.mad_nearly.q.val() & self.selected.val());
        self.sfu_closed.next = self.sfu_full.q.val() | (self.sfu_nearly.q.val() & self.selected.val());
        self.mad_leads.next = self.mad_ahead.q.val();
        self.sfu_leads.next = self.sfu_ahead.q.val();
    }
}

ports! { [] Pipes {
in: thresholds, selected, mad_issued, sfu_issued, mad_done, sfu_done;
out: mad_oversubscribed, sfu_oversubscribed, mad_closed, sfu_closed, mad_leads, sfu_leads } }

/// Issues what is allowed, ends what was issued, some of it late.
pub struct Neighbours {
    thresholds: u64,
    /// Issued and not done, by pipe.
    under_way: [u64; 2],
    /// The class selected in the cycle before: none, 1 MAD, 2 SFU, 3 another.
    last: u64,
}

impl Neighbours {
    /// Neighbours of pipes with these thresholds, packed.
    pub fn new(thresholds: u64) -> Self {
        Self { thresholds, under_way: [0; 2], last: 0 }
    }
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        let dice = random();
        let issued = [u64::from(self.last == 1), u64::from(self.last == 2)];
        let mut inputs = vec![self.thresholds, u64::from(self.last != 0), issued[0], issued[1]];
        let mad_done = u64::from(self.under_way[0] > 0 && dice & 1 == 0);
        let sfu_done = if self.under_way[1] > 1 && dice >> 1 & 15 == 0 {
            3
        } else if self.under_way[1] > 0 && dice >> 5 & 3 == 0 {
            1 + (dice >> 7 & 1)
        } else {
            0
        };
        inputs.extend([mad_done, sfu_done]);
        self.under_way[0] += issued[0];
        self.under_way[0] -= mad_done;
        self.under_way[1] += issued[1];
        self.under_way[1] -= u64::from(sfu_done.count_ones());
        self.last = 0;
        inputs
    }

    /// What is selected in a cycle depends on what the block allows in it.
    fn accepted(&mut self, inputs: &[u64], outputs: &[u64]) {
        // Any number that the inputs make will do: a selection in three of four cycles.
        let class = (inputs[0] + 5 * self.under_way[0] + 3 * self.under_way[1] + inputs[1] + 7 * inputs[4]) % 4;
        let closed = [false, outputs[2] == 1, outputs[3] == 1, false];
        self.last = if closed[class as usize] { 0 } else { class };
    }
}

/// The registered block.
pub fn entry() -> BlockEntry {
    BlockEntry {
        name: "pipes",
        spec: "3-credit-warp-scheduler.md",
        purpose: "load of the MAD lanes and the SFU, against two thresholds",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(Pipes::default())) },
        stimulus: |_| Box::new(Neighbours::new(SchedulerSettings::default().thresholds())),
    }
}
