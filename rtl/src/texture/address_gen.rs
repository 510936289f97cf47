// SPDX-License-Identifier: MIT
//! Address generation: a warp's coordinates become the lines of one thread's texels a cycle
//! (docs/mechanisms/5.md, step 2).
//!
//! Requests wait in a FIFO of eight. The descriptors lie in a store of sixteen, filled from
//! memory on first use and emptied by `flush`. The pipeline: five stages of each
//! [axis](super::axis), two of the [footprint](super::footprint); it stops as a whole, and up to
//! stage 6 while a sample leaves in parts.
//!
//! | | |
//! | --- | --- |
//! | latency | 11 cycles from request to lines |
//! | throughput | one thread per cycle, or one part of it |
//! | invariant | threads leave in order, the last of each request marked |
use super::axis::Axis;
use super::footprint::Footprint;
use crate::bundles::{
    Destination, ReplyLine, RequestKind, SampleAddress, SampleFormat, TextureMode, TextureRequest,
    TextureSize,
};
use crate::cells::{Bram, Lazy, Lowest, LutRam, DFF};
use crate::prelude::*;

/// The address generator of a core with `2^LW` warps of four threads and `2^CL` cache lines.
#[derive(LogicBlock)]
#[block(new(sets: usize))]
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
    /// The texels of a thread, or a part of them.
    pub out: SampleAddress<Out, CL>,
    fifo_meta: LutRam<3, 23>,
    fifo_kind: LutRam<3, 5>,
    // u of each thread, then v; the upper half is zero.
    fifo_uv: [Bram<4, 32>; 8],
    place: Signal<Local, Bits<4>>,
    head: DFF<Bits<4>>,
    tail: DFF<Bits<4>>,
    // Descriptors: base line, size, mode.
    bases: LutRam<4, 28>,
    sizes: LutRam<4, 32>,
    modes: LutRam<4, 25>,
    known: DFF<Bits<16>>,
    #[drives(mem_valid)]
    asking: DFF<Bit>,
    waiting: DFF<Bit>,
    // Threads of the request at the head that have been sent.
    sent: DFF<Bits<4>>,
    lowest: Lazy<Lowest<4, 2>>,
    // Stage valid bits and what travels with a thread.
    going: DFF<Bits<7>>,
    // At stage 0 are coordinates that come out of the FIFO; the texture is needed up to stage 6.
    asks: [DFF<RequestKind>; 7],
    pitch: [DFF<Bits<16>>; 7],
    about: [DFF<SampleFormat>; 9],
    meta: [DFF<Destination>; 9],
    coordinates1: [DFF<Bits<32>>; 2],
    // Stages 1 to 5 of u and v.
    axes: [Lazy<Axis>; 2],
    // Stages 6 and 7.
    #[build(Footprint::new(sets))]
    footprint: Lazy<Footprint<CL>>,
    #[value(1)]
    one: Constant<Bits<16>>,
    advance: Signal<Local, Bit>,
    first: Signal<Local, Bits<3>>,
    free: Signal<Local, Bits<3>>,
    count: Signal<Local, Bits<4>>,
    asked: Signal<Local, RequestKind>,
    kind: Signal<Local, RequestKind>,
    front: Signal<Local, Destination>,
    texture: Signal<Local, Bits<4>>,
    ready: Signal<Local, Bit>,
    left: Signal<Local, Bits<4>>,
    sending: Signal<Local, Bit>,
    taking: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    format: Signal<Local, SampleFormat>,
    packed_meta: Signal<Local, Destination>,
    size: Signal<Local, TextureSize>,
    mode: Signal<Local, TextureMode>,
}

#[hdl_gen]
impl Logic for AddressGen {
    fn update(&mut self) {
        self.advance.next = self.footprint.advance.val();
        self.first.next = bit_cast::<3, 4>(self.head.q.val());
        self.free.next = bit_cast::<3, 4>(self.tail.q.val());
        self.count.next = self.tail.q.val() - self.head.q.val();
        self.packed_meta.next.rd = self.req.rd.val();
        self.packed_meta.next.slot = self.req.slot.val();
        self.packed_meta.next.mask = self.req.mask.val();
        self.packed_meta.next.channels = self.req.channels.val();
        self.packed_meta.next.warp = bit_cast::<6, LW>(self.req.warp.val());
        self.asked.next.fetch = self.req.kind.val();
        self.asked.next.texture = self.req.texture.val();
        self.fifo_meta.write(self.req.valid.val(), self.free.val(), self.packed_meta.val().into());
        self.fifo_meta.read(self.first.val());
        self.fifo_kind.write(self.req.valid.val(), self.free.val(), self.asked.val().into());
        self.fifo_kind.read(self.first.val());
        if self.req.valid.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        self.req.ready.next = self.count.val() <= 4;

        // The descriptor of the request at the head.
        self.kind.next = self.fifo_kind.read_data.val().into();
        self.front.next = self.fifo_meta.read_data.val().into();
        self.texture.next = self.kind.val().texture;
        self.ready.next =
            self.count.val().any() & self.known.q.val().get_bit(self.texture.val().index());
        self.mem_address.next = self.descriptor_base.val() + bit_cast::<28, 4>(self.texture.val());
        if self.count.val().any() & !self.ready.val() & !self.waiting.q.val() {
            self.asking.d.next = true;
        }
        if self.asking.q.val() & self.mem_ready.val() {
            self.asking.d.next = false;
            self.waiting.d.next = true;
        }
        if self.waiting.q.val() & self.rsp.valid.val() {
            self.waiting.d.next = false;
            self.known.d.next = self.known.q.val() | (self.one.val() << self.texture.val());
        }
        if self.flush.val() {
            self.known.d.next = 0.into();
        }
        self.bases.write(
            self.rsp.valid.val(),
            self.texture.val(),
            self.rsp.data[0].val().get_bits::<28>(0),
        );
        self.sizes.write(self.rsp.valid.val(), self.texture.val(), self.rsp.data[1].val());
        self.modes.write(
            self.rsp.valid.val(),
            self.texture.val(),
            self.rsp.data[2].val().get_bits::<25>(0),
        );

        // One thread a cycle into the pipeline; a request without threads sends one empty entry.
        self.left.next = self.front.val().mask & !self.sent.q.val();
        self.lowest.candidates.next = self.left.val();
        self.sending.next = self.ready.val() & self.advance.val();
        self.last.next = !(self.left.val() & !self.lowest.chosen.val()).any();
        self.taking.next = self.sending.val() & self.last.val();
        if self.sending.val() {
            self.sent.d.next = self.sent.q.val() | self.lowest.chosen.val();
        }
        if self.taking.val() {
            self.sent.d.next = 0.into();
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.advance.val() {
            self.going.d.next = self.going.q.val() << 1;
            self.asks[0].d.next = self.kind.val();
            self.about[0].d.next.thread = self.lowest.index.val();
            self.about[0].d.next.last = self.last.val();
            self.about[0].d.next.any = self.left.val().any();
            self.meta[0].d.next = self.front.val();
            for i in 1..7 {
                self.asks[i].d.next = self.asks[i - 1].q.val();
                self.pitch[i].d.next = self.pitch[i - 1].q.val();
                self.about[i].d.next = self.about[i - 1].q.val();
                self.meta[i].d.next = self.meta[i - 1].q.val();
            }
            for k in 0..2 {
                self.coordinates1[k].d.next = self.fifo_uv[4 * k].read_data.val()
                    | self.fifo_uv[4 * k + 1].read_data.val()
                    | self.fifo_uv[4 * k + 2].read_data.val()
                    | self.fifo_uv[4 * k + 3].read_data.val();
            }
        }
        // The coordinates of a thread; those of the others are read as zero.
        for i in 0..4 {
            self.place.next = bit_cast::<4, 3>(self.free.val());
            self.fifo_uv[i].write(self.req.valid.val(), self.place.val(), self.req.u[i].val());
            self.fifo_uv[i + 4].write(self.req.valid.val(), self.place.val(), self.req.v[i].val());
            self.place.next = bit_cast::<4, 3>(self.first.val());
            if !self.lowest.chosen.val().get_bit(i) {
                self.place.next = self.place.val() | 8;
            }
            self.fifo_uv[i].read(self.advance.val(), self.place.val());
            self.fifo_uv[i + 4].read(self.advance.val(), self.place.val());
        }
        if self.sending.val() {
            self.going.d.next = (self.going.q.val() << 1) | 1;
        }

        // Stages 1 to 5: both axes. Float textures are not filtered.
        self.kind.next = self.asks[1].q.val();
        self.sizes.read(self.kind.val().texture);
        self.modes.read(self.kind.val().texture);
        self.size.next = self.sizes.read_data.val().into();
        self.mode.next = self.modes.read_data.val().into();
        for i in 0..2 {
            self.axes[i].advance.next = self.advance.val();
            self.axes[i].coordinate.next = self.coordinates1[i].q.val();
            self.axes[i].fetch.next = self.kind.val().fetch;
            self.axes[i].bilinear.next =
                self.mode.val().bilinear & !self.mode.val().is_float & !self.kind.val().fetch;
        }
        self.axes[0].wrap.next = self.mode.val().wrap_u;
        self.axes[0].size.next = self.size.val().width;
        self.axes[1].wrap.next = self.mode.val().wrap_v;
        self.axes[1].size.next = self.size.val().height;
        if self.advance.val() {
            self.pitch[2].d.next = self.mode.val().pitch;
            self.about[2].d.next.is_byte = self.mode.val().is_byte;
            self.about[2].d.next.is_float = self.mode.val().is_float;
        }

        // Stages 6 and 7: the texels' lines.
        self.kind.next = self.asks[6].q.val();
        self.format.next = self.about[6].q.val();
        self.bases.read(self.kind.val().texture);
        self.footprint.valid.next = self.going.q.val().get_bit(6);
        self.footprint.any.next = self.format.val().any;
        self.footprint.is_byte.next = self.format.val().is_byte & !self.format.val().is_float;
        self.footprint.texture.next = self.kind.val().texture;
        self.footprint.base.next = self.bases.read_data.val();
        self.footprint.pitch.next = self.pitch[6].q.val();
        for i in 0..2 {
            self.axes[i].texel.drive(&mut self.footprint.axis[i]);
        }
        if self.footprint.moves.val() {
            for i in 7..9 {
                self.about[i].d.next = self.about[i - 1].q.val();
                self.meta[i].d.next = self.meta[i - 1].q.val();
            }
            self.about[7].d.next.fx = self.axes[0].texel.weight.val();
            self.about[7].d.next.fy = self.axes[1].texel.weight.val();
        }
        self.footprint.out.drive(&mut self.out);
        self.footprint.out_ready.next = self.out.ready.val();
        self.out.valid.next = self.footprint.out_valid.val();
        self.out.about.next = self.about[8].q.val();
        self.out.meta.next = self.meta[8].q.val();
    }
}
