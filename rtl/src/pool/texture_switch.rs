// SPDX-License-Identifier: MIT
//! The texture pipeline is shared: requests of the execution units in turn, texels back to the
//! unit that asked (spec 5, "return address").
//!
//! | | |
//! | --- | --- |
//! | latency | none |
//! | throughput | one request and one row of texels per cycle |
//! | invariant | a unit waits for at most one request of each other one |
use crate::bundles::TextureRequest;
use crate::cells::DFF;
use crate::prelude::*;

/// The switch of `E` units of `2^LW` warps; `E4` is `4 E`, warp numbers of the pipeline have `LT`
/// bits.
#[derive(LogicBlock)]
#[check(E4 == 4 * E && 1 << (LT - LW) == E, "four threads, and bits for the unit")]
pub struct TextureSwitch<const E: usize, const E4: usize, const LW: usize, const LT: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A unit asks.
    pub unit_valid: [Signal<In, Bit>; E],
    /// It is served.
    pub unit_ready: [Signal<Out, Bit>; E],
    /// 0 sample, 1 texel fetch.
    pub unit_kind: [Signal<In, Bit>; E],
    /// Warp.
    pub unit_warp: [Signal<In, Bits<LW>>; E],
    /// First register.
    pub unit_rd: [Signal<In, Bits<6>>; E],
    /// Slot.
    pub unit_slot: [Signal<In, Bits<3>>; E],
    /// Threads.
    pub unit_mask: [Signal<In, Bits<4>>; E],
    /// Channels.
    pub unit_channels: [Signal<In, Bits<4>>; E],
    /// Descriptor.
    pub unit_texture: [Signal<In, Bits<4>>; E],
    /// Coordinates, four of each unit.
    pub unit_u: [Signal<In, Bits<32>>; E4],
    /// Coordinates, four of each unit.
    pub unit_v: [Signal<In, Bits<32>>; E4],
    /// To the pipeline: valid.
    pub req: TextureRequest<Out, LT>,
    /// Texels of the pipeline: valid.
    pub wb_valid: Signal<In, Bit>,
    /// Unit and warp.
    pub wb_warp: Signal<In, Bits<LT>>,
    /// Their unit takes them.
    pub wb_ready: Signal<Out, Bit>,
    /// Texels for a unit.
    pub texel_valid: [Signal<Out, Bit>; E],
    /// Their warp in the unit.
    pub texel_warp: Signal<Out, Bits<LW>>,
    /// A unit takes them.
    pub texel_ready: [Signal<In, Bit>; E],
    last: DFF<Bits<3>>,
    #[value(LW as u64)]
    shift: Constant<Bits<3>>,
    winner: Signal<Local, Bits<3>>,
    number: Signal<Local, Bits<LT>>,
    own_warp: Signal<Local, Bits<LW>>,
}

impl<const E: usize, const E4: usize, const LW: usize, const LT: usize> Logic
    for TextureSwitch<E, E4, LW, LT>
{
    #[hdl_gen]
    fn update(&mut self) {
        // The next unit downwards from the one that was served last.
        self.winner.next = 0.into();
        self.req.valid.next = false;
        for e in 0..E {
            if self.unit_valid[e].val() {
                self.winner.next = e.to_bits();
                self.req.valid.next = true;
            }
        }
        for e in 0..E {
            if self.unit_valid[e].val() & (self.last.q.val() > e.to_bits()) {
                self.winner.next = e.to_bits();
            }
        }
        self.number.next = 0.into();
        self.own_warp.next = 0.into();
        self.req.kind.next = self.unit_kind[0].val();
        self.req.warp.next = 0.into();
        self.req.rd.next = self.unit_rd[0].val();
        self.req.slot.next = self.unit_slot[0].val();
        self.req.mask.next = self.unit_mask[0].val();
        self.req.channels.next = self.unit_channels[0].val();
        self.req.texture.next = self.unit_texture[0].val();
        for i in 0..4 {
            self.req.u[i].next = self.unit_u[i].val();
            self.req.v[i].next = self.unit_v[i].val();
        }
        for e in 0..E {
            self.unit_ready[e].next = false;
            if self.winner.val() == e.to_bits() {
                self.number.next = e.to_bits();
                self.unit_ready[e].next = self.unit_valid[e].val() & self.req.ready.val();
                self.req.kind.next = self.unit_kind[e].val();
                self.own_warp.next = self.unit_warp[e].val();
                self.req.warp.next = bit_cast::<LT, LW>(self.own_warp.val())
                    | (self.number.val() << self.shift.val());
                self.req.rd.next = self.unit_rd[e].val();
                self.req.slot.next = self.unit_slot[e].val();
                self.req.mask.next = self.unit_mask[e].val();
                self.req.channels.next = self.unit_channels[e].val();
                self.req.texture.next = self.unit_texture[e].val();
                self.req.u[0].next = self.unit_u[4 * e].val();
                self.req.u[1].next = self.unit_u[4 * e + 1].val();
                self.req.u[2].next = self.unit_u[4 * e + 2].val();
                self.req.u[3].next = self.unit_u[4 * e + 3].val();
                self.req.v[0].next = self.unit_v[4 * e].val();
                self.req.v[1].next = self.unit_v[4 * e + 1].val();
                self.req.v[2].next = self.unit_v[4 * e + 2].val();
                self.req.v[3].next = self.unit_v[4 * e + 3].val();
            }
        }
        if self.req.valid.val() & self.req.ready.val() {
            self.last.d.next = self.winner.val();
        }

        // Texels.
        self.texel_warp.next = bit_cast::<LW, LT>(self.wb_warp.val());
        self.wb_ready.next = false;
        for e in 0..E {
            self.texel_valid[e].next = false;
            if (self.wb_warp.val() >> self.shift.val()) == e.to_bits() {
                self.texel_valid[e].next = self.wb_valid.val();
                self.wb_ready.next = self.texel_ready[e].val();
            }
        }
    }
}
