// SPDX-License-Identifier: MIT
//! Address generation: a warp's coordinates become the texel addresses of one thread a cycle
//! (docs/mechanisms/5.md, step 2).
//!
//! Requests wait in a FIFO of eight. The descriptors lie in a store of sixteen, filled from
//! memory on first use and emptied by `flush`. The pipeline: five stages of each
//! [axis](super::axis), rows, addresses; it stops as a whole.
//!
//! With each address goes the cache set of its texel (in a direct-mapped cache, its line). Its low
//! half comes from the line address, its high half (three bits at most) from the row, so that a
//! window of the picture (for 64 lines: 8 rows of 8 lines, that is 32 x 8 texels of RGBA8) fits the
//! cache whatever the pitch; the texture number spreads textures that are read in turns.
//!
//! | | |
//! | --- | --- |
//! | latency | 11 cycles from request to addresses |
//! | throughput | one thread per cycle |
//! | invariant | threads leave in order, the last of each request marked |
use super::axis::Axis;
use crate::bundles::{
    Destination, ReplyLine, RequestKind, SampleAddress, SampleThread, TextureMode, TextureRequest,
    TextureSize,
};
use crate::cells::{Bram, LowProduct, Lowest, LutRam, DFF};
use crate::prelude::*;

/// The address generator of a core with `2^LW` warps of four threads and `2^CL` cache lines.
#[derive(LogicBlock)]
#[block(new(sets: usize))]
#[check(CL >= 2 && CL <= 8, "4 to 256 lines")]
#[check(sets.is_power_of_two() && sets <= 1 << CL, "a power of two up to {}", 1 << CL)]
#[derived(bits = sets.trailing_zeros() as usize)]
#[derived(low = bits - (bits / 2).min(3))]
pub struct AddressGen<const LW: usize, const CL: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forget all descriptors.
    pub flush: Signal<In, Bit>,
    /// A warp instruction arrives.
    pub req: TextureRequest<In, LW>,
    /// Memory line of descriptor 0.
    pub descriptor_base: Signal<In, Bits<28>>,
    /// A descriptor is read; the request holds until `mem_ready`.
    pub mem_valid: Signal<Out, Bit>,
    /// The request is taken in this cycle.
    pub mem_ready: Signal<In, Bit>,
    /// Memory line of the descriptor, valid with `mem_valid`.
    pub mem_address: Signal<Out, Bits<28>>,
    /// Memory answers with the descriptor.
    pub rsp: ReplyLine<In>,
    /// The addresses of a thread.
    pub out: SampleAddress<Out, CL>,
    fifo_meta: LutRam<3, 23>,
    fifo_kind: LutRam<3, 5>,
    fifo_u: [Bram<3, 32>; 4],
    fifo_v: [Bram<3, 32>; 4],
    head: DFF<Bits<3>>,
    tail: DFF<Bits<3>>,
    count: DFF<Bits<4>>,
    // Descriptors: base line, size, mode; as many copies as stages read them.
    bases: LutRam<4, 32>,
    sizes: LutRam<4, 32>,
    modes: LutRam<4, 32>,
    modes_too: LutRam<4, 32>,
    known: DFF<Bits<16>>,
    // 0 idle, 1 asking, 2 waiting.
    fetching: DFF<Bits<2>>,
    // The request at the head: threads still to send.
    begun: DFF<Bit>,
    remaining: DFF<Bits<4>>,
    lowest: Lazy<Lowest<4, 2>>,
    // Stage valid bits and what travels with a thread.
    going: DFF<Bits<9>>,
    // The thread whose coordinates come out of the FIFO, in front of stage 1.
    fetched_meta: DFF<Destination>,
    fetched_about: DFF<SampleThread>,
    meta: [DFF<Destination>; 8],
    about: [DFF<SampleThread>; 8],
    coordinates1: [DFF<Bits<32>>; 2],
    // Stages 1 to 5 of u and v.
    axes: [Lazy<Axis>; 2],
    // Columns of the neighbours, low bits of their rows.
    columns7: [DFF<Bits<16>>; 2],
    rows7: [DFF<Bits<3>>; 2],
    #[drives(out.address)]
    address8: [DFF<Bits<32>>; 4],
    #[drives(out.set)]
    index8: [DFF<Bits<CL>>; 4],
    #[drives(out.need)]
    need8: DFF<Bits<4>>,
    rows: [LowProduct<16, 16, 32>; 2],
    #[value(1)]
    one: Constant<Bits<16>>,
    advance: Signal<Local, Bit>,
    asked: Signal<Local, RequestKind>,
    kind: Signal<Local, RequestKind>,
    front: Signal<Local, Destination>,
    texture: Signal<Local, Bits<4>>,
    ready: Signal<Local, Bit>,
    left: Signal<Local, Bits<4>>,
    sending: Signal<Local, Bit>,
    taking: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    note: Signal<Local, SampleThread>,
    packed_meta: Signal<Local, Destination>,
    size: Signal<Local, TextureSize>,
    mode: Signal<Local, TextureMode>,
    base: Signal<Local, Bits<32>>,
    column: Signal<Local, Bits<32>>,
    place: Signal<Local, Bits<32>>,
    spot: Signal<Local, Bits<CL>>,
    spread: Signal<Local, Bits<CL>>,
    #[value((1u64 << low) - 1)]
    low_lines: Constant<Bits<CL>>,
    #[value(low as u64)]
    row_shift: Constant<Bits<CL>>,
    #[value((1u64 << low) / 2)]
    spread_low: Constant<Bits<CL>>,
    #[value(sets as u64 / 2)]
    spread_high: Constant<Bits<CL>>,
    #[value(sets as u64 - 1)]
    in_use: Constant<Bits<CL>>,
}

#[hdl_gen]
impl Logic for AddressGen {
    fn update(&mut self) {
        self.advance.next = !self.going.q.val().get_bit(8) | self.out.ready.val();
        // The FIFO.
        self.packed_meta.next.rd = self.req.rd.val();
        self.packed_meta.next.slot = self.req.slot.val();
        self.packed_meta.next.mask = self.req.mask.val();
        self.packed_meta.next.channels = self.req.channels.val();
        self.packed_meta.next.warp = bit_cast::<6, LW>(self.req.warp.val());
        self.asked.next.fetch = self.req.kind.val();
        self.asked.next.texture = self.req.texture.val();
        self.fifo_meta.write(
            self.req.valid.val(),
            self.tail.q.val(),
            self.packed_meta.val().into(),
        );
        self.fifo_meta.read(self.head.q.val());
        self.fifo_kind.write(self.req.valid.val(), self.tail.q.val(), self.asked.val().into());
        self.fifo_kind.read(self.head.q.val());
        for i in 0..4 {
            self.fifo_u[i].write(self.req.valid.val(), self.tail.q.val(), self.req.u[i].val());
            self.fifo_u[i].read(self.advance.val(), self.head.q.val());
            self.fifo_v[i].write(self.req.valid.val(), self.tail.q.val(), self.req.v[i].val());
            self.fifo_v[i].read(self.advance.val(), self.head.q.val());
        }
        if self.req.valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        self.req.ready.next = self.count.q.val() <= 4;

        // The descriptor of the request at the head.
        self.kind.next = self.fifo_kind.read_data.val().into();
        self.front.next = self.fifo_meta.read_data.val().into();
        self.texture.next = self.kind.val().texture;
        self.ready.next =
            self.count.q.val().any() & self.known.q.val().get_bit(self.texture.val().index());
        self.mem_valid.next = self.fetching.q.val() == 1;
        self.mem_address.next = self.descriptor_base.val() + bit_cast::<28, 4>(self.texture.val());
        match self.fetching.q.val().index() {
            0 => {
                if self.count.q.val().any() & !self.ready.val() {
                    self.fetching.d.next = 1.into();
                }
            }
            1 => {
                if self.mem_ready.val() {
                    self.fetching.d.next = 2.into();
                }
            }
            _ => {
                if self.rsp.valid.val() {
                    self.fetching.d.next = 0.into();
                    self.known.d.next = self.known.q.val() | (self.one.val() << self.texture.val());
                }
            }
        }
        if self.flush.val() {
            self.known.d.next = 0.into();
        }
        self.bases.write(self.rsp.valid.val(), self.texture.val(), self.rsp.data[0].val());
        self.sizes.write(self.rsp.valid.val(), self.texture.val(), self.rsp.data[1].val());
        self.modes.write(self.rsp.valid.val(), self.texture.val(), self.rsp.data[2].val());
        self.modes_too.write(self.rsp.valid.val(), self.texture.val(), self.rsp.data[2].val());

        // One thread a cycle into the pipeline; a request without threads sends one empty entry.
        self.left.next = self.remaining.q.val();
        if !self.begun.q.val() {
            self.left.next = self.front.val().mask;
        }
        self.lowest.candidates.next = self.left.val();
        self.sending.next = self.ready.val() & self.advance.val();
        self.last.next = !(self.left.val() & !self.lowest.chosen.val()).any();
        self.taking.next = self.sending.val() & self.last.val();
        if self.sending.val() {
            self.begun.d.next = !self.last.val();
            self.remaining.d.next = self.left.val() & !self.lowest.chosen.val();
        }
        if self.taking.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.taking.val() & !self.req.valid.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
        if !self.taking.val() & self.req.valid.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        self.note.next.fetch = self.kind.val().fetch;
        self.note.next.texture = self.kind.val().texture;
        self.note.next.thread = self.lowest.index.val();
        self.note.next.last = self.last.val();
        self.note.next.any = self.left.val().any();
        self.note.next.is_byte = false;
        self.note.next.is_float = false;
        self.note.next.bilinear = false;
        self.note.next.fx = 0.into();
        self.note.next.fy = 0.into();
        if self.advance.val() {
            self.going.d.next = self.going.q.val() << 1;
            self.fetched_meta.d.next = self.front.val();
            self.fetched_about.d.next = self.note.val();
            self.meta[0].d.next = self.fetched_meta.q.val();
            self.about[0].d.next = self.fetched_about.q.val();
            for i in 1..8 {
                self.meta[i].d.next = self.meta[i - 1].q.val();
                self.about[i].d.next = self.about[i - 1].q.val();
            }
            for i in 0..4 {
                if self.fetched_about.q.val().thread == i.to_bits::<2>() {
                    self.coordinates1[0].d.next = self.fifo_u[i].read_data.val();
                    self.coordinates1[1].d.next = self.fifo_v[i].read_data.val();
                }
            }
        }
        if self.sending.val() {
            self.going.d.next = (self.going.q.val() << 1) | 1;
        }

        // Stages 1 to 5: both axes. Float textures are not filtered.
        self.sizes.read(self.about[0].q.val().texture);
        self.modes.read(self.about[0].q.val().texture);
        self.size.next = self.sizes.read_data.val().into();
        self.mode.next = self.modes.read_data.val().into();
        self.note.next = self.about[0].q.val();
        self.note.next.is_byte = self.mode.val().is_byte;
        self.note.next.is_float = self.mode.val().is_float;
        self.note.next.bilinear =
            self.mode.val().bilinear & !self.mode.val().is_float & !self.note.val().fetch;
        for i in 0..2 {
            self.axes[i].advance.next = self.advance.val();
            self.axes[i].coordinate.next = self.coordinates1[i].q.val();
            self.axes[i].fetch.next = self.note.val().fetch;
            self.axes[i].bilinear.next = self.note.val().bilinear;
        }
        self.axes[0].wrap.next = self.mode.val().wrap_u;
        self.axes[0].size.next = self.size.val().width;
        self.axes[1].wrap.next = self.mode.val().wrap_v;
        self.axes[1].size.next = self.size.val().height;
        if self.advance.val() {
            self.about[1].d.next = self.note.val();
        }

        // Stage 6: rows in bytes.
        self.modes_too.read(self.about[5].q.val().texture);
        self.mode.next = self.modes_too.read_data.val().into();
        for i in 0..2 {
            self.rows[i].enable.next = self.advance.val();
            self.rows[i].b.next = self.mode.val().pitch;
        }
        self.rows[0].a.next = self.axes[1].near.val();
        self.rows[1].a.next = self.axes[1].far.val();
        self.bases.read(self.about[6].q.val().texture);
        if self.advance.val() {
            self.columns7[0].d.next = self.axes[0].near.val();
            self.columns7[1].d.next = self.axes[0].far.val();
            self.rows7[0].d.next = self.axes[1].near.val().get_bits::<3>(0);
            self.rows7[1].d.next = self.axes[1].far.val().get_bits::<3>(0);
            self.about[6].d.next.fx = self.axes[0].weight.val();
            self.about[6].d.next.fy = self.axes[1].weight.val();
        }

        // Stage 7: addresses.
        self.base.next = self.bases.read_data.val() << 4;
        self.note.next = self.about[6].q.val();
        self.spread.next = 0.into();
        self.texture.next = self.note.val().texture;
        if self.texture.val().get_bit(0) {
            self.spread.next = self.spread_low.val();
        }
        if self.texture.val().get_bit(1) {
            self.spread.next = self.spread.val() | self.spread_high.val();
        }
        for i in 0..4 {
            self.column.next = bit_cast::<32, 16>(self.columns7[i % 2].q.val());
            if !self.note.val().is_byte | self.note.val().is_float {
                self.column.next = self.column.val() << 2;
            }
            self.place.next =
                (self.base.val() + self.rows[i / 2].product.val()) + self.column.val();
            self.spot.next = (self.place.val().get_bits::<CL>(4) & self.low_lines.val())
                | (bit_cast::<CL, 3>(self.rows7[i / 2].q.val()) << self.row_shift.val());
            self.spot.next = self.spot.val() & self.in_use.val();
            if self.advance.val() {
                self.address8[i].d.next = self.place.val();
                self.index8[i].d.next = self.spot.val() ^ self.spread.val();
            }
        }
        if self.advance.val() {
            self.need8.d.next = 1.into();
            if self.note.val().bilinear {
                self.need8.d.next = 15.into();
            }
            if !self.note.val().any {
                self.need8.d.next = 0.into();
            }
        }
        self.out.valid.next = self.going.q.val().get_bit(8);
        self.note.next = self.about[7].q.val();
        self.out.about.next.is_byte = self.note.val().is_byte;
        self.out.about.next.is_float = self.note.val().is_float;
        self.out.about.next.thread = self.note.val().thread;
        self.out.about.next.last = self.note.val().last;
        self.out.about.next.any = self.note.val().any;
        self.out.about.next.fx = self.note.val().fx;
        self.out.about.next.fy = self.note.val().fy;
        self.out.meta.next = self.meta[7].q.val();
    }
}
