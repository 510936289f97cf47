// SPDX-License-Identifier: MIT
//! Texture switch: execution units share a texture pipeline; texels return to the unit that asked
//! ([mechanism 5](../../../docs/mechanisms/5.md), "return address").
//!
//! | | |
//! | --- | --- |
//! | latency | none |
//! | throughput | one request and one row of texels per cycle |
//! | invariant | a unit waits for at most one request of each other unit |
use crate::bundles::{ResultRow, TextureRequest};
use crate::cells::DFF;
use crate::prelude::*;

/// The switch of `E` units of `2^LW` warps; warp numbers of the pipeline have `LT` bits: the unit
/// above the warp.
#[derive(LogicBlock)]
#[check(1 << (LT - LW) == E, "bits for the unit")]
pub struct TextureSwitch<const E: usize, const LW: usize, const LT: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Requests of the units.
    pub unit: [TextureRequest<In, LW>; E],
    /// Requests to the pipeline, in the order of service.
    pub req: TextureRequest<Out, LT>,
    /// Texels of the pipeline.
    pub wb: ResultRow<In, LT, 4>,
    /// The same texels for each unit, `valid` only for the unit that asked.
    pub texel: [ResultRow<Out, LW, 4>; E],
    // Unit that was served last.
    last: DFF<Bits<3>>,
    #[value(LW as u64)]
    shift: Constant<Bits<3>>,
    winner: Signal<Local, Bits<3>>,
    chosen: TextureRequest<Local, LW>,
    number: Signal<Local, Bits<LT>>,
}

#[hdl_gen]
impl Logic for TextureSwitch {
    fn update(&mut self) {
        // The next unit below the one that was served last; the highest one if there is none.
        self.winner.next = 0.into();
        self.req.valid.next = false;
        for e in 0..E {
            if self.unit[e].valid.val() {
                self.winner.next = e.to_bits();
                self.req.valid.next = true;
            }
        }
        for e in 0..E {
            if self.unit[e].valid.val() & (self.last.q.val() > e.to_bits()) {
                self.winner.next = e.to_bits();
            }
        }

        // Its request.
        self.chosen.ready.next = self.req.ready.val();
        self.unit[0].drive(&mut self.chosen);
        self.number.next = 0.into();
        for e in 0..E {
            if self.winner.val() == e.to_bits() {
                self.unit[e].drive(&mut self.chosen);
                self.number.next = e.to_bits();
            }
            self.unit[e].ready.next = self.unit[e].valid.val()
                & self.req.ready.val()
                & (self.winner.val() == e.to_bits());
        }
        self.req.warp.next =
            bit_cast::<LT, LW>(self.chosen.warp.val()) | (self.number.val() << self.shift.val());
        self.chosen.drive(&mut self.req, [kind, rd, slot, mask, channels, texture, u, v]);
        if self.req.valid.val() & self.req.ready.val() {
            self.last.d.next = self.winner.val();
        }

        // Texels.
        self.wb.ready.next = false;
        for e in 0..E {
            self.texel[e].valid.next = false;
            self.texel[e].warp.next = bit_cast::<LW, LT>(self.wb.warp.val());
            self.wb.drive(&mut self.texel[e], [rd, mask, last, slot, data]);
            if (self.wb.warp.val() >> self.shift.val()) == e.to_bits() {
                self.texel[e].valid.next = self.wb.valid.val();
                self.wb.ready.next = self.texel[e].ready.val();
            }
        }
    }
}
