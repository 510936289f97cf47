// SPDX-License-Identifier: MIT
//! How the units that end at any time are joined with one another, with the lanes and with memory.
use super::SlowUnits;
use crate::prelude::*;

impl<
        const W: usize,
        const LW: usize,
        const SQ: usize,
        const SR: usize,
        const T: usize,
        const S: usize,
        const CB: usize,
        const GA: usize,
        const LV: usize,
    > Logic for SlowUnits<W, LW, SQ, SR, T, S, CB, GA, LV>
{
    #[hdl_gen]
    fn update(&mut self) {
        self.constants.start.next = self.start.val();
        self.constants.base.next = self.constant_base.val();
        self.constants.lines.next = self.constant_lines.val();
        self.loading.next = self.constants.loading.val();
        self.shared.launch.valid.next = self.launch_valid.val();
        self.shared.launch.warp.next = self.launch_warp.val();
        self.shared.launch.base.next = self.shared_base.val();
        self.shared.shared_words.next = self.shared_words.val();
        self.shared.redirect_ready.next = self.redirect_ready.val();
        self.replay.next = self.shared.replay.val();
        self.redirect_valid.next = self.shared.redirect.valid.val();
        self.redirect_warp.next = self.shared.redirect.warp.val();
        self.redirect_again.next = self.shared.redirect.again.val();
        self.load_store_ready.next = self.load_store.req_ready.val();
        self.prepare_ready.next = self.prepare.req_ready.val();
        self.texture_ready.next = self.texture_door.ready.val();
        self.shared_ready.next = self.shared.req_ready.val();
        self.starved.next = self.attribute.starved.val();
        self.store_done_valid.next = self.load_store.store_done.valid.val();
        self.store_done_warp.next = self.load_store.store_done.warp.val();
        self.store_done_slot.next = self.load_store.store_done.slot.val();
        self.load_store.fault.drive(&mut self.access_fault);
        self.shared.fault.drive(&mut self.shared_fault);
        self.accessed.d.next = self.load_store.count_access.val();
        self.coalesced.d.next = self.load_store.count_coalesced.val();
        self.merged.d.next = self.load_store.count_atomic_merged.val();
        self.merged_beside.d.next = self.atomic_threads.along.val();
        self.count_access.next = self.accessed.q.val();
        self.count_coalesced.next = self.coalesced.q.val();
        self.count_atomic_merged.next =
            bit_cast::<CB, 3>(self.merged.q.val()) + self.merged_beside.q.val();

        // Attribute interpolation: lines from the load path, arithmetic in a lane that is idle.
        self.attribute.launch_valid.next = self.launch_valid.val();
        self.attribute.launch_warp.next = self.launch_warp.val();
        self.attribute.launch_id.next = self.launch_id.val();
        self.attribute.launch_x.next = self.launch_x.val();
        self.attribute.launch_y.next = self.launch_y.val();
        self.attribute.launch_linear.next = self.launch_linear.val();
        self.attribute.line_valid.next = self.load_store.line.valid.val();
        self.attribute.line_warp.next = self.load_store.line.warp.val();
        self.attribute.line_tag.next = self.load_store.line.tag.val();
        self.attribute.line_group.next = self.load_store.line.group.val();
        for i in 0..3 {
            self.attribute.line[i].next = self.rsp.data[i].val();
        }
        self.attribute.lane_free.next = self.lane_free.val();
        self.attribute.lane.drive(&mut self.lane);
        self.load_store.constant.drive(&mut self.constants.constant);
        self.attribute.answer.drive(&mut self.load_store.answer);

        // Loads, stores, atomics, textures, special functions.
        self.access.unit.next = self.unit.val();
        self.access.unit_op.next = self.unit_op.val();
        self.access.high.next = self.high.val();
        // What an earlier turn or a PREPARE left is looked up a cycle before the instruction is in
        // E1.
        self.prepare.read_warp.next = self.issued_warp.q.val();
        self.again_next.next = false;
        for i in 0..W {
            if self.issued_warp.q.val() == i.to_bits() {
                self.again_next.next = self.again_next.val() | self.shared.replay.val().get_bit(i);
            }
        }
        self.again.d.next = self.again_next.val();
        self.for_memory.next = self.legal.val() & (self.unit.val() == 2);
        self.is_shared.next = self.unit_op.val().get_bit(2);
        self.atomic_threads.valid.next = self.for_memory.val();
        self.atomic_threads.unit_op.next = self.unit_op.val();
        self.atomic_threads.aop.next = self.high.val().get_bits::<4>(4);
        self.atomic_threads.again.next = self.again.q.val();
        self.atomic_threads.mask.next = self.mask.val();
        self.load_store.req.valid.next = (self.for_memory.val() & !self.is_shared.val())
            | (self.legal.val() & (self.unit.val() == 7));
        self.load_store.req.kind.next = self.unit_op.val().get_bits::<3>(0);
        self.load_store.req.size.next = self.unit_op.val().get_bits::<2>(3);
        self.load_store.req.signed.next = self.unit_op.val().get_bit(5);
        self.load_store.req.warp.next = self.warp.val();
        self.load_store.req.rd.next = self.low.val().get_bits::<6>(12);
        self.load_store.req.slot.next = self.high.val().get_bits::<3>(21);
        self.load_store.req.mask.next = self.atomic_threads.taking.val();
        self.load_store.req.aop.next = self.high.val().get_bits::<4>(4);
        self.load_store.req.r#return.next = self.high.val().get_bit(8);
        self.load_store.req.pc.next = self.pc.val();
        for i in 0..S {
            self.sets[i].d.next = self.prepare.set[i].val();
            self.combined[i].d.next = self.prepare.combined[i].val();
            self.load_store.req.set[i].next = self.sets[i].q.val();
            self.load_store.req.combined[i].next = self.combined[i].q.val();
            self.shared.req.set[i].next = self.sets[i].q.val();
            self.atomic_threads.set[i].next = self.sets[i].q.val();
            self.shared.req.combined[i].next = self.combined[i].q.val();
        }
        self.load_store.memory_lines.next = self.memory_lines.val();
        self.load_store.store_done.ready.next = true;
        self.shared.req.valid.next = self.for_memory.val() & self.is_shared.val();
        self.shared.req.kind.next = self.unit_op.val().get_bits::<2>(0);
        self.shared.req.aop.next = self.high.val().get_bits::<4>(4);
        self.shared.req.r#return.next = self.high.val().get_bit(8);
        self.shared.req.size.next = self.unit_op.val().get_bits::<2>(3);
        self.shared.req.signed.next = self.unit_op.val().get_bit(5);
        self.shared.req.warp.next = self.warp.val();
        self.issued_warp.d.next = self.issue_warp.val();
        self.shared.next_warp.next = self.issued_warp.q.val();
        self.shared.req.rd.next = self.low.val().get_bits::<6>(12);
        self.shared.req.slot.next = self.high.val().get_bits::<3>(21);
        self.shared.req.mask.next = self.atomic_threads.taking.val();
        self.shared.req.pc.next = self.pc.val();
        self.prepare.req.valid.next = self.legal.val() & (self.unit.val() == 3);
        self.prepare.req.aop.next = self.high.val().get_bits::<4>(4);
        self.prepare.req.warp.next = self.warp.val();
        self.prepare.req.rd.next = self.low.val().get_bits::<6>(12);
        self.prepare.req.mask.next = self.mask.val();
        self.prepare.req.r#return.next = self.high.val().get_bit(8);
        self.prepare.req.registers.next = self.unit_op.val().get_bit(1);
        self.texture_door.selected.next = self.picks_texture.val();
        self.texture_door.dropped.next =
            self.valid.val() & !self.legal.val() & (self.unit.val() == 4);
        self.texture_door.req_valid.next = self.legal.val() & (self.unit.val() == 4);
        self.texture_door.req_kind.next = self.unit_op.val().get_bit(0);
        self.texture_door.req_warp.next = self.warp.val();
        self.texture_door.req_rd.next = self.low.val().get_bits::<6>(12);
        self.texture_door.req_slot.next = self.high.val().get_bits::<3>(21);
        self.texture_door.req_mask.next = self.mask.val();
        self.texture_door.req_channels.next = self.high.val().get_bits::<4>(4);
        self.texture_door.req_texture.next = self.high.val().get_bits::<4>(8);
        self.texture_door.room.next = self.tex_room.val();
        self.texture_door.out.drive(&mut self.tex);
        self.sfu.req.valid.next = self.legal.val() & (self.unit.val() == 1);
        self.sfu.req.op.next = self.unit_op.val().get_bits::<4>(0);
        self.sfu.req.warp.next = self.warp.val();
        self.sfu.req.rd.next = self.low.val().get_bits::<6>(12);
        self.sfu.req.mask.next = self.mask.val();
        for i in 0..T {
            self.access.a[i].next = self.a[i].val();
            self.atomic_threads.c[i].next = self.c[i].val();
            self.load_store.req.address[i].next = self.access.address[i].val();
            self.load_store.req.data[i].next = self.b[i].val();
            self.load_store.req.data2[i].next = self.c[i].val();
            self.shared.req.address[i].next = self.access.address[i].val();
            self.shared.req.data[i].next = self.b[i].val();
            self.shared.req.data2[i].next = self.c[i].val();
            self.prepare.req.address[i].next = self.access.address[i].val();
            self.prepare.req.data[i].next = self.b[i].val();
            self.prepare.req.data2[i].next = self.c[i].val();
            self.texture_door.req_u[i].next = self.a[i].val();
            self.texture_door.req_v[i].next = self.b[i].val();
            self.sfu.req.a[i].next = self.a[i].val();
            self.sfu.req.b[i].next = self.b[i].val();
        }

        // Their results.
        self.texel.drive(&mut self.texels.input);
        self.valids.next = 0.into();
        self.valids.next = self.valids.val().replace_bit(0, self.load_store.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(1, self.texels.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(2, self.sfu.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(3, self.prepare.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(4, self.shared.wb.valid.val());
        self.load_store.wb.ready.next = self.slow.ready.val().get_bit(0);
        self.texels.wb.ready.next = self.slow.ready.val().get_bit(1);
        self.sfu.wb.ready.next = self.slow.ready.val().get_bit(2);
        self.prepare.wb.ready.next = self.slow.ready.val().get_bit(3);
        self.shared.wb.ready.next = self.slow.ready.val().get_bit(4);
        self.slow.unit_valid.next = self.valids.val();
        self.slow.taken.next = self.slow_taken.val();
        self.slow_valid.next = self.slow.valid.val();
        self.slow.unit_warp[0].next = self.load_store.wb.warp.val();
        self.slow.unit_rd[0].next = self.load_store.wb.rd.val();
        self.slow.unit_last[0].next = self.load_store.wb.last.val();
        self.slow.unit_slot[0].next = self.load_store.wb.slot.val();
        self.slow.unit_mask[0].next = self.load_store.wb.mask.val();
        self.slow.unit_warp[1].next = self.texels.wb.warp.val();
        self.slow.unit_rd[1].next = self.texels.wb.rd.val();
        self.slow.unit_last[1].next = self.texels.wb.last.val();
        self.slow.unit_slot[1].next = self.texels.wb.slot.val();
        self.slow.unit_mask[1].next = self.texels.wb.mask.val();
        self.slow.unit_warp[2].next = self.sfu.wb.warp.val();
        self.slow.unit_rd[2].next = self.sfu.wb.rd.val();
        self.slow.unit_last[2].next = self.sfu.wb.last.val();
        self.slow.unit_slot[2].next = self.sfu.wb.slot.val();
        self.slow.unit_mask[2].next = self.sfu.wb.mask.val();
        self.slow.unit_warp[3].next = self.prepare.wb.warp.val();
        self.slow.unit_rd[3].next = self.prepare.wb.rd.val();
        self.slow.unit_last[3].next = self.prepare.wb.last.val();
        self.slow.unit_slot[3].next = self.prepare.wb.slot.val();
        self.slow.unit_mask[3].next = self.prepare.wb.mask.val();
        self.slow.unit_warp[4].next = self.shared.wb.warp.val();
        self.slow.unit_rd[4].next = self.shared.wb.rd.val();
        self.slow.unit_last[4].next = self.shared.wb.last.val();
        self.slow.unit_slot[4].next = self.shared.wb.slot.val();
        self.slow.unit_mask[4].next = self.shared.wb.mask.val();
        self.slow_mask.next = self.slow.mask.val();
        for i in 0..T {
            self.slow.load_store[i].next = self.load_store.wb.data[i].val();
            self.slow.texels[i].next = self.texels.wb.data[i].val();
            self.slow.sfu[i].next = self.sfu.wb.data[i].val();
            self.slow.prepare[i].next = self.prepare.wb.data[i].val();
            self.slow.shared[i].next = self.shared.wb.data[i].val();
            self.slow_data[i].next = self.slow.data[i].val();
        }
        self.slow_warp.next = self.slow.warp.val();
        self.slow_rd.next = self.slow.rd.val();
        self.slow_last.next = self.slow.last.val();
        self.slow_slot.next = self.slow.slot.val();
        self.slow_blocks.next = self.slow.blocks.val();
        self.slow_is_texels.next = self.slow.is_texels.val();
        self.sfu_left.d.next = self.sfu.wb.valid.val() & self.slow.ready.val().get_bit(2);
        self.sfu_done.next = self.sfu_left.q.val();

        // Memory: the clients, the queue, the port.
        self.cache.drive(&mut self.arbiter.cache);
        self.load_store.mem.drive(&mut self.arbiter.data);
        self.constants.mem.drive(&mut self.arbiter.constants);
        self.constants.rsp.valid.next = self.arbiter.constants_rsp.val();
        self.constants.rsp.tag.next = self.arbiter.client_tag.val();
        self.arbiter.rsp_valid.next = self.rsp.valid.val();
        self.arbiter.rsp_tag.next = self.rsp.tag.val();
        self.arbiter.req.drive(&mut self.requests.input);
        self.requests.out.drive(&mut self.req);
        self.cache_rsp.next = self.arbiter.cache_rsp.val();
        self.cache_rsp_tag.next = self.arbiter.client_tag.val();
        self.load_store.rsp.valid.next = self.arbiter.data_rsp.val();
        self.load_store.rsp.tag.next = self.arbiter.client_tag.val();
        for i in 0..4 {
            self.load_store.rsp.data[i].next = self.rsp.data[i].val();
            self.constants.rsp.data[i].next = self.rsp.data[i].val();
        }
    }
}
