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
        self.shared.launch_valid.next = self.launch_valid.val();
        self.shared.launch_warp.next = self.launch_warp.val();
        self.shared.launch_base.next = self.shared_base.val();
        self.shared.shared_words.next = self.shared_words.val();
        self.shared.redirect_ready.next = self.redirect_ready.val();
        self.replay.next = self.shared.replay.val();
        self.redirect_valid.next = self.shared.redirect_valid.val();
        self.redirect_warp.next = self.shared.redirect_warp.val();
        self.redirect_again.next = self.shared.redirect_again.val();
        self.load_store_ready.next = self.load_store.req_ready.val();
        self.prepare_ready.next = self.prepare.req_ready.val();
        self.texture_ready.next = self.texture_door.ready.val();
        self.shared_ready.next = self.shared.req_ready.val();
        self.starved.next = self.attribute.starved.val();
        self.store_done_valid.next = self.load_store.store_done_valid.val();
        self.store_done_warp.next = self.load_store.store_done_warp.val();
        self.store_done_slot.next = self.load_store.store_done_slot.val();
        self.access_fault_valid.next = self.load_store.fault_valid.val();
        self.access_fault_cause.next = self.load_store.fault_cause.val();
        self.access_fault_warp.next = self.load_store.fault_warp.val();
        self.access_fault_pc.next = self.load_store.fault_pc.val();
        self.shared_fault_valid.next = self.shared.fault_valid.val();
        self.shared_fault_cause.next = self.shared.fault_cause.val();
        self.shared_fault_warp.next = self.shared.fault_warp.val();
        self.shared_fault_pc.next = self.shared.fault_pc.val();
        self.accessed.d.next = self.load_store.count_access.val();
        self.coalesced.d.next = self.load_store.count_coalesced.val();
        self.merged.d.next = self.load_store.count_atomic_merged.val();
        self.merged_beside.d.next = self.atomic_threads.along.val();
        self.count_access.next = self.accessed.q.val();
        self.count_coalesced.next = self.coalesced.q.val();
        self.count_atomic_merged.next = bit_cast::<CB, 3>(self.merged.q.val()) + self.merged_beside.q.val();

        // Attribute interpolation: lines from the load path, arithmetic in a lane that is idle.
        self.attribute.launch_valid.next = self.launch_valid.val();
        self.attribute.launch_warp.next = self.launch_warp.val();
        self.attribute.launch_id.next = self.launch_id.val();
        self.attribute.launch_x.next = self.launch_x.val();
        self.attribute.launch_y.next = self.launch_y.val();
        self.attribute.launch_linear.next = self.launch_linear.val();
        self.attribute.line_valid.next = self.load_store.line_valid.val();
        self.attribute.line_warp.next = self.load_store.line_warp.val();
        self.attribute.line_tag.next = self.load_store.line_tag.val();
        self.attribute.line_group.next = self.load_store.line_group.val();
        for i in 0..3 {
            self.attribute.line[i].next = self.rsp_data[i].val();
        }
        self.attribute.lane_free.next = self.lane_free.val();
        self.attribute.lane_result.next = self.lane_result.val();
        self.lane_valid.next = self.attribute.lane_valid.val();
        self.lane_op.next = self.attribute.lane_op.val();
        self.lane_a.next = self.attribute.lane_a.val();
        self.lane_b.next = self.attribute.lane_b.val();
        self.lane_c.next = self.attribute.lane_c.val();
        self.constants.read_enable.next = self.load_store.constant_read.val();
        self.constants.read_line.next = self.load_store.constant_line.val();
        for i in 0..4 {
            self.load_store.constant_data[i].next = self.constants.data[i].val();
        }
        self.load_store.answer_valid.next = self.attribute.answer_valid.val();
        self.load_store.answer_tag.next = self.attribute.answer_tag.val();
        self.load_store.answer_thread.next = self.attribute.answer_thread.val();
        self.load_store.answer_last.next = self.attribute.answer_last.val();
        self.load_store.answer_data.next = self.attribute.answer_data.val();
        self.attribute.answer_ready.next = self.load_store.answer_ready.val();

        // Loads, stores, atomics, textures, special functions.
        self.access.unit.next = self.unit.val();
        self.access.unit_op.next = self.unit_op.val();
        self.access.high.next = self.high.val();
        // What an earlier turn or a PREPARE left is looked up a cycle before the instruction is in E1.
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
        self.load_store.req_valid.next =
            (self.for_memory.val() & !self.is_shared.val()) | (self.legal.val() & (self.unit.val() == 7));
        self.load_store.req_kind.next = self.unit_op.val().get_bits::<3>(0);
        self.load_store.req_size.next = self.unit_op.val().get_bits::<2>(3);
        self.load_store.req_signed.next = self.unit_op.val().get_bit(5);
        self.load_store.req_warp.next = self.warp.val();
        self.load_store.req_rd.next = self.low.val().get_bits::<6>(12);
        self.load_store.req_slot.next = self.high.val().get_bits::<3>(21);
        self.load_store.req_mask.next = self.atomic_threads.taking.val();
        self.load_store.req_aop.next = self.high.val().get_bits::<4>(4);
        self.load_store.req_return.next = self.high.val().get_bit(8);
        self.load_store.req_pc.next = self.pc.val();
        for i in 0..S {
            self.sets[i].d.next = self.prepare.set[i].val();
            self.combined[i].d.next = self.prepare.combined[i].val();
            self.load_store.req_set[i].next = self.sets[i].q.val();
            self.load_store.req_combined[i].next = self.combined[i].q.val();
            self.shared.req_set[i].next = self.sets[i].q.val();
            self.atomic_threads.set[i].next = self.sets[i].q.val();
            self.shared.req_combined[i].next = self.combined[i].q.val();
        }
        self.load_store.memory_lines.next = self.memory_lines.val();
        self.load_store.store_done_ready.next = true;
        self.shared.req_valid.next = self.for_memory.val() & self.is_shared.val();
        self.shared.req_kind.next = self.unit_op.val().get_bits::<2>(0);
        self.shared.req_aop.next = self.high.val().get_bits::<4>(4);
        self.shared.req_return.next = self.high.val().get_bit(8);
        self.shared.req_size.next = self.unit_op.val().get_bits::<2>(3);
        self.shared.req_signed.next = self.unit_op.val().get_bit(5);
        self.shared.req_warp.next = self.warp.val();
        self.issued_warp.d.next = self.issue_warp.val();
        self.shared.next_warp.next = self.issued_warp.q.val();
        self.shared.req_rd.next = self.low.val().get_bits::<6>(12);
        self.shared.req_slot.next = self.high.val().get_bits::<3>(21);
        self.shared.req_mask.next = self.atomic_threads.taking.val();
        self.shared.req_pc.next = self.pc.val();
        self.prepare.req_valid.next = self.legal.val() & (self.unit.val() == 3);
        self.prepare.req_aop.next = self.high.val().get_bits::<4>(4);
        self.prepare.req_warp.next = self.warp.val();
        self.prepare.req_rd.next = self.low.val().get_bits::<6>(12);
        self.prepare.req_mask.next = self.mask.val();
        self.prepare.req_return.next = self.high.val().get_bit(8);
        self.prepare.req_registers.next = self.unit_op.val().get_bit(1);
        self.texture_door.selected.next = self.picks_texture.val();
        self.texture_door.dropped.next = self.valid.val() & !self.legal.val() & (self.unit.val() == 4);
        self.texture_door.req_valid.next = self.legal.val() & (self.unit.val() == 4);
        self.texture_door.req_kind.next = self.unit_op.val().get_bit(0);
        self.texture_door.req_warp.next = self.warp.val();
        self.texture_door.req_rd.next = self.low.val().get_bits::<6>(12);
        self.texture_door.req_slot.next = self.high.val().get_bits::<3>(21);
        self.texture_door.req_mask.next = self.mask.val();
        self.texture_door.req_channels.next = self.high.val().get_bits::<4>(4);
        self.texture_door.req_texture.next = self.high.val().get_bits::<4>(8);
        self.texture_door.room.next = self.tex_room.val();
        self.texture_door.out_ready.next = self.tex_ready.val();
        self.tex_valid.next = self.texture_door.out_valid.val();
        self.tex_kind.next = self.texture_door.out_kind.val();
        self.tex_warp.next = self.texture_door.out_warp.val();
        self.tex_rd.next = self.texture_door.out_rd.val();
        self.tex_slot.next = self.texture_door.out_slot.val();
        self.tex_mask.next = self.texture_door.out_mask.val();
        self.tex_channels.next = self.texture_door.out_channels.val();
        self.tex_texture.next = self.texture_door.out_texture.val();
        self.sfu.req_valid.next = self.legal.val() & (self.unit.val() == 1);
        self.sfu.req_op.next = self.unit_op.val().get_bits::<4>(0);
        self.sfu.req_warp.next = self.warp.val();
        self.sfu.req_rd.next = self.low.val().get_bits::<6>(12);
        self.sfu.req_mask.next = self.mask.val();
        for i in 0..T {
            self.access.a[i].next = self.a[i].val();
            self.atomic_threads.c[i].next = self.c[i].val();
            self.load_store.req_address[i].next = self.access.address[i].val();
            self.load_store.req_data[i].next = self.b[i].val();
            self.load_store.req_data2[i].next = self.c[i].val();
            self.shared.req_address[i].next = self.access.address[i].val();
            self.shared.req_data[i].next = self.b[i].val();
            self.shared.req_data2[i].next = self.c[i].val();
            self.prepare.req_address[i].next = self.access.address[i].val();
            self.prepare.req_data[i].next = self.b[i].val();
            self.prepare.req_data2[i].next = self.c[i].val();
            self.texture_door.req_u[i].next = self.a[i].val();
            self.texture_door.req_v[i].next = self.b[i].val();
            self.sfu.req_a[i].next = self.a[i].val();
            self.sfu.req_b[i].next = self.b[i].val();
        }
        for i in 0..4 {
            self.tex_u[i].next = self.texture_door.out_u[i].val();
            self.tex_v[i].next = self.texture_door.out_v[i].val();
        }

        // Their results.
        self.texels.in_valid.next = self.texel_valid.val();
        self.texel_ready.next = self.texels.in_ready.val();
        self.texels.in_warp.next = self.texel_warp.val();
        self.texels.in_rd.next = self.texel_rd.val();
        self.texels.in_mask.next = self.texel_mask.val();
        self.texels.in_last.next = self.texel_last.val();
        self.texels.in_slot.next = self.texel_slot.val();
        self.valids.next = 0.into();
        self.valids.next = self.valids.val().replace_bit(0, self.load_store.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(1, self.texels.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(2, self.sfu.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(3, self.prepare.wb_valid.val());
        self.valids.next = self.valids.val().replace_bit(4, self.shared.wb_valid.val());
        self.load_store.wb_ready.next = self.slow.ready.val().get_bit(0);
        self.texels.wb_ready.next = self.slow.ready.val().get_bit(1);
        self.sfu.wb_ready.next = self.slow.ready.val().get_bit(2);
        self.prepare.wb_ready.next = self.slow.ready.val().get_bit(3);
        self.shared.wb_ready.next = self.slow.ready.val().get_bit(4);
        self.slow.unit_valid.next = self.valids.val();
        self.slow.taken.next = self.slow_taken.val();
        self.slow_valid.next = self.slow.valid.val();
        self.slow.unit_warp[0].next = self.load_store.wb_warp.val();
        self.slow.unit_rd[0].next = self.load_store.wb_rd.val();
        self.slow.unit_last[0].next = self.load_store.wb_last.val();
        self.slow.unit_slot[0].next = self.load_store.wb_slot.val();
        self.slow.unit_mask[0].next = self.load_store.wb_mask.val();
        self.slow.unit_warp[1].next = self.texels.wb_warp.val();
        self.slow.unit_rd[1].next = self.texels.wb_rd.val();
        self.slow.unit_last[1].next = self.texels.wb_last.val();
        self.slow.unit_slot[1].next = self.texels.wb_slot.val();
        self.slow.unit_mask[1].next = self.texels.wb_mask.val();
        self.slow.unit_warp[2].next = self.sfu.wb_warp.val();
        self.slow.unit_rd[2].next = self.sfu.wb_rd.val();
        self.slow.unit_last[2].next = self.sfu.wb_last.val();
        self.slow.unit_slot[2].next = self.sfu.wb_slot.val();
        self.slow.unit_mask[2].next = self.sfu.wb_mask.val();
        self.slow.unit_warp[3].next = self.prepare.wb_warp.val();
        self.slow.unit_rd[3].next = self.prepare.wb_rd.val();
        self.slow.unit_last[3].next = self.prepare.wb_last.val();
        self.slow.unit_slot[3].next = self.prepare.wb_slot.val();
        self.slow.unit_mask[3].next = self.prepare.wb_mask.val();
        self.slow.unit_warp[4].next = self.shared.wb_warp.val();
        self.slow.unit_rd[4].next = self.shared.wb_rd.val();
        self.slow.unit_last[4].next = self.shared.wb_last.val();
        self.slow.unit_slot[4].next = self.shared.wb_slot.val();
        self.slow.unit_mask[4].next = self.shared.wb_mask.val();
        self.slow_mask.next = self.slow.mask.val();
        for i in 0..4 {
            self.texels.in_data[i].next = self.texel_data[i].val();
        }
        for i in 0..T {
            self.slow.load_store[i].next = self.load_store.wb_data[i].val();
            self.slow.texels[i].next = self.texels.wb_data[i].val();
            self.slow.sfu[i].next = self.sfu.wb_data[i].val();
            self.slow.prepare[i].next = self.prepare.wb_data[i].val();
            self.slow.shared[i].next = self.shared.wb_data[i].val();
            self.slow_data[i].next = self.slow.data[i].val();
        }
        self.slow_warp.next = self.slow.warp.val();
        self.slow_rd.next = self.slow.rd.val();
        self.slow_last.next = self.slow.last.val();
        self.slow_slot.next = self.slow.slot.val();
        self.slow_blocks.next = self.slow.blocks.val();
        self.slow_is_texels.next = self.slow.is_texels.val();
        self.sfu_left.d.next = self.sfu.wb_valid.val() & self.slow.ready.val().get_bit(2);
        self.sfu_done.next = self.sfu_left.q.val();

        // Memory: the clients, the queue, the port.
        self.arbiter.cache_valid.next = self.cache_valid.val();
        self.arbiter.cache_address.next = self.cache_address.val();
        self.arbiter.cache_tag.next = self.cache_tag.val();
        self.cache_ready.next = self.arbiter.cache_ready.val();
        self.arbiter.data_valid.next = self.load_store.mem_valid.val();
        self.arbiter.data_write.next = self.load_store.mem_write.val();
        self.arbiter.data_atomic.next = self.load_store.mem_atomic.val();
        self.arbiter.data_aop.next = self.load_store.mem_aop.val();
        self.arbiter.data_word.next = self.load_store.mem_word.val();
        self.arbiter.data_address.next = self.load_store.mem_address.val();
        self.arbiter.data_mask.next = self.load_store.mem_mask.val();
        self.arbiter.data_tag.next = self.load_store.mem_tag.val();
        self.load_store.mem_ready.next = self.arbiter.data_ready.val();
        self.arbiter.constants_valid.next = self.constants.mem_valid.val();
        self.arbiter.constants_address.next = self.constants.mem_address.val();
        self.arbiter.constants_tag.next = self.constants.mem_tag.val();
        self.constants.mem_ready.next = self.arbiter.constants_ready.val();
        self.constants.rsp_valid.next = self.arbiter.constants_rsp.val();
        self.constants.rsp_tag.next = self.arbiter.client_tag.val();
        self.arbiter.rsp_valid.next = self.rsp_valid.val();
        self.arbiter.rsp_tag.next = self.rsp_tag.val();
        self.requests.in_valid.next = self.arbiter.req_valid.val();
        self.arbiter.req_ready.next = self.requests.in_ready.val();
        self.requests.in_write.next = self.arbiter.req_write.val();
        self.requests.in_atomic.next = self.arbiter.req_atomic.val();
        self.requests.in_aop.next = self.arbiter.req_aop.val();
        self.requests.in_word.next = self.arbiter.req_word.val();
        self.requests.in_address.next = self.arbiter.req_address.val();
        self.requests.in_mask.next = self.arbiter.req_mask.val();
        self.requests.in_tag.next = self.arbiter.req_tag.val();
        self.requests.out_ready.next = self.req_ready.val();
        self.req_valid.next = self.requests.out_valid.val();
        self.req_write.next = self.requests.out_write.val();
        self.req_atomic.next = self.requests.out_atomic.val();
        self.req_aop.next = self.requests.out_aop.val();
        self.req_word.next = self.requests.out_word.val();
        self.req_address.next = self.requests.out_address.val();
        self.req_mask.next = self.requests.out_mask.val();
        self.req_tag.next = self.requests.out_tag.val();
        self.cache_rsp.next = self.arbiter.cache_rsp.val();
        self.cache_rsp_tag.next = self.arbiter.client_tag.val();
        self.load_store.rsp_valid.next = self.arbiter.data_rsp.val();
        self.load_store.rsp_tag.next = self.arbiter.client_tag.val();
        for i in 0..4 {
            self.arbiter.data_data[i].next = self.load_store.mem_data[i].val();
            self.requests.in_data[i].next = self.arbiter.req_data[i].val();
            self.req_data[i].next = self.requests.out_data[i].val();
            self.load_store.rsp_data[i].next = self.rsp_data[i].val();
            self.constants.rsp_data[i].next = self.rsp_data[i].val();
        }
    }
}
