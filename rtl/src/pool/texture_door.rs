//! Where texture requests leave an execution unit: the shared pipeline may be busy with others
//! (spec 5, "output FIFO of 4").
//!
//! An instruction has its place from the cycle of its selection on, three cycles before its
//! coordinates come; that of an instruction which turns out to be void is given back.
//!
//! | | |
//! | --- | --- |
//! | latency | one cycle; none in a core of one unit, where the pipeline's own queue has room for what is under way |
//! | throughput | four requests under way between selection and pipeline |
//! | invariant | a request that comes always has a place |
use super::word_fifo::WordFifo;
use crate::cells::{Lazy, DFF};
use crate::dut::{Dut, Stimulus};
use crate::registry::BlockEntry;
use crate::{ports, ready_top};
use rust_hdl::prelude::*;

/// The door of a unit of `2^LW` warps.
#[derive(LogicBlock)]
pub struct TextureDoor<const LW: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A texture instruction is selected.
    pub selected: Signal<In, Bit>,
    /// One that was selected three cycles before makes no request.
    pub dropped: Signal<In, Bit>,
    /// One that was selected three cycles before makes its request.
    pub req_valid: Signal<In, Bit>,
    /// 0 sample, 1 texel fetch.
    pub req_kind: Signal<In, Bit>,
    /// Its warp.
    pub req_warp: Signal<In, Bits<LW>>,
    /// Its first register.
    pub req_rd: Signal<In, Bits<6>>,
    /// Its slot.
    pub req_slot: Signal<In, Bits<3>>,
    /// Its threads.
    pub req_mask: Signal<In, Bits<4>>,
    /// Its channels.
    pub req_channels: Signal<In, Bits<4>>,
    /// Its descriptor.
    pub req_texture: Signal<In, Bits<4>>,
    /// Its coordinates.
    pub req_u: [Signal<In, Bits<32>>; 4],
    /// Its coordinates.
    pub req_v: [Signal<In, Bits<32>>; 4],
    /// At least four more requests are taken by the pipeline: counts without a queue here.
    pub room: Signal<In, Bit>,
    /// A texture instruction may be selected.
    pub ready: Signal<Out, Bit>,
    /// To the pipeline: valid.
    pub out_valid: Signal<Out, Bit>,
    /// Taken.
    pub out_ready: Signal<In, Bit>,
    /// 0 sample, 1 texel fetch.
    pub out_kind: Signal<Out, Bit>,
    /// Its warp.
    pub out_warp: Signal<Out, Bits<LW>>,
    /// Its first register.
    pub out_rd: Signal<Out, Bits<6>>,
    /// Its slot.
    pub out_slot: Signal<Out, Bits<3>>,
    /// Its threads.
    pub out_mask: Signal<Out, Bits<4>>,
    /// Its channels.
    pub out_channels: Signal<Out, Bits<4>>,
    /// Its descriptor.
    pub out_texture: Signal<Out, Bits<4>>,
    /// Its coordinates.
    pub out_u: [Signal<Out, Bits<32>>; 4],
    /// Its coordinates.
    pub out_v: [Signal<Out, Bits<32>>; 4],
    queue: Lazy<WordFifo<2, 3, 9>>,
    reserved: DFF<Bits<3>>,
    straight: Constant<Bit>,
    about: Signal<Local, Bits<32>>,
    left: Signal<Local, Bit>,
}

impl<const LW: usize> TextureDoor<LW> {
    /// A door with a queue of four, or, with `straight`, without one.
    pub fn new(straight: bool) -> Self {
        const { assert!(LW <= 5, "the warp has 5 bits") };
        macro_rules! all {
            ($($array:ident),*; $($field:ident),*) => {
                Self {
                    $($array: std::array::from_fn(|_| Default::default()),)*
                    $($field: Default::default(),)*
                    queue: Lazy::new(WordFifo::new(straight)),
                    straight: Constant::new(straight),
                }
            };
        }
        all!(req_u, req_v, out_u, out_v;
            clock, selected, dropped, req_valid, req_kind, req_warp, req_rd, req_slot, req_mask, req_channels, req_texture, room, ready,
            out_valid, out_ready, out_kind, out_warp, out_rd, out_slot, out_mask, out_channels, out_texture, reserved, about, left)
    }
}

impl<const LW: usize> Logic for TextureDoor<LW> {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, reserved);
        clock!(self, clock, queue);
        // Warp 26:22, descriptor 21:18, channels 17:14, threads 13:10, slot 9:7, register 6:1, kind 0.
        self.about.next = bit_cast::<32, 6>(self.req_rd.val()) << 1;
        self.about.next = self.about.val().replace_bit(0, self.req_kind.val());
        self.about.next = self.about.val()
            | (bit_cast::<32, 3>(self.req_slot.val()) << 7)
            | (bit_cast::<32, 4>(self.req_mask.val()) << 10)
            | (bit_cast::<32, 4>(self.req_channels.val()) << 14)
            | (bit_cast::<32, 4>(self.req_texture.val()) << 18)
            | (bit_cast::<32, LW>(self.req_warp.val()) << 22);
        self.queue.in_valid.next = self.req_valid.val();
        self.queue.in_words[8].next = self.about.val();
        self.queue.out_ready.next = self.out_ready.val();
        for i in 0..4 {
            self.queue.in_words[i].next = self.req_u[i].val();
            self.queue.in_words[i + 4].next = self.req_v[i].val();
            self.out_u[i].next = self.queue.out_words[i].val();
            self.out_v[i].next = self.queue.out_words[i + 4].val();
        }
        self.out_valid.next = self.queue.out_valid.val();
        self.out_kind.next = self.queue.out_words[8].val().get_bit(0);
        self.out_rd.next = self.queue.out_words[8].val().get_bits::<6>(1);
        self.out_slot.next = self.queue.out_words[8].val().get_bits::<3>(7);
        self.out_mask.next = self.queue.out_words[8].val().get_bits::<4>(10);
        self.out_channels.next = self.queue.out_words[8].val().get_bits::<4>(14);
        self.out_texture.next = self.queue.out_words[8].val().get_bits::<4>(18);
        self.out_warp.next = bit_cast::<LW, 5>(self.queue.out_words[8].val().get_bits::<5>(22));
        self.left.next = self.queue.out_valid.val() & self.out_ready.val();
        self.reserved.d.next = self.reserved.q.val();
        if self.selected.val() & !self.left.val() & !self.dropped.val() {
            self.reserved.d.next = self.reserved.q.val() + 1;
        }
        if !self.selected.val() & (self.left.val() ^ self.dropped.val()) {
            self.reserved.d.next = self.reserved.q.val() - 1;
        }
        if self.selected.val() & self.left.val() & self.dropped.val() {
            self.reserved.d.next = self.reserved.q.val() - 1;
        }
        if !self.selected.val() & self.left.val() & self.dropped.val() {
            self.reserved.d.next = self.reserved.q.val() - 2;
        }
        // The scheduler selects by what it has seen a cycle before: two more may come after it falls.
        self.ready.next = self.reserved.q.val() <= 2;
        if self.straight.val() {
            self.reserved.d.next = 0.into();
            self.ready.next = self.room.val();
        }
    }
}

ports! { [const LW: usize] TextureDoor<LW> {
in: selected, dropped, req_valid, req_kind, req_warp, req_rd, req_slot, req_mask, req_channels, req_texture, req_u, req_v, room, out_ready;
out: ready, out_valid, out_kind, out_warp, out_rd, out_slot, out_mask, out_channels, out_texture, out_u, out_v } }

/// Instructions make their requests, or none, three cycles after their selection.
#[derive(Default)]
struct Neighbours {
    pipe: [bool; 3],
}

impl Stimulus for Neighbours {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64> {
        let dice = random();
        let [select, first, second] = self.pipe;
        // `outputs` is of the cycle before, as what the scheduler has seen.
        let selected = outputs[0] == 1 && dice & 3 != 0;
        self.pipe = [selected, select, first];
        let mut word = |bits: u32| random() & ((1 << bits) - 1);
        let (valid, dropped) = (second && dice >> 2 & 7 != 0, second && dice >> 2 & 7 == 0);
        let mut inputs = vec![u64::from(selected), u64::from(dropped), u64::from(valid)];
        inputs.extend([1, 3, 6, 3, 4, 4, 4].map(&mut word));
        inputs.extend((0..8).map(|_| word(32)));
        inputs.extend([dice >> 8 & 1, u64::from(dice >> 9 & 7 < 3)]);
        inputs
    }
}

/// The registered block.
pub fn entry() -> BlockEntry {
    BlockEntry {
        name: "texture_door",
        spec: "5-texture-and-pool.md",
        purpose: "queue of an execution unit's texture requests",
        build: || -> Box<dyn Dut> { Box::new(ready_top!(TextureDoor::<3>::new(false))) },
        stimulus: |_| Box::new(Neighbours::default()),
    }
}
