// SPDX-License-Identifier: MIT
//! How the parts of an execution unit are joined, stage by stage.
use super::ExecutionUnit;
use crate::prelude::*;

impl<
        const W: usize,
        const LW: usize,
        const CW: usize,
        const WAYS: usize,
        const LY: usize,
        const LINES: usize,
        const LL: usize,
        const A: usize,
        const DA: usize,
        const TAGW: usize,
        const PL: usize,
        const SQ: usize,
        const SR: usize,
        const T: usize,
        const TL: usize,
        const S: usize,
        const CB: usize,
        const GA: usize,
        const LV: usize,
    > Logic
    for ExecutionUnit<W, LW, CW, WAYS, LY, LINES, LL, A, DA, TAGW, PL, SQ, SR, T, TL, S, CB, GA, LV>
{
    #[hdl_gen]
    fn update(&mut self) {
        // Launch, behind the filling of the constant buffer.
        self.loading.next = self.slow.loading.val();
        self.group_ready.next = self.workgroups.ready.val();
        self.workgroups.start.next = self.start.val();
        self.workgroups.rows.next = bit_cast::<12, 13>((self.shared_words.val() + 3) >> 2);
        self.workgroups.launch_valid.next = self.launch_valid.val();
        self.workgroups.launch_warp.next = self.launch_warp.val();
        self.workgroups.launch_first.next = self.launch_first.val();
        self.workgroups.launch_together.next = self.launch_together.val();
        self.workgroups.open.next = self.group_open.val();
        self.workgroups.busy.next = self.busy.val();
        self.workgroups.alive.next = self.flow.alive.val();
        self.workgroups.arrive_valid.next = self.flow.arrives.val();
        self.workgroups.arrive_warp.next = self.flow.arrives_warp.val();
        self.front_end.launch_valid.next = self.launch_valid.val();
        self.front_end.launch_warp.next = self.launch_warp.val();
        self.front_end.launch_pc.next = self.launch_pc.val();
        self.scoreboard.launch_valid.next = self.launch_valid.val();
        self.scoreboard.launch_warp.next = self.launch_warp.val();
        self.scoreboard.launch_wait.next = self.launch_wait.val();
        self.scheduler.launch_valid.next = self.launch_valid.val();
        self.scheduler.launch_warp.next = self.launch_warp.val();
        self.scheduler.launch_tile.next = self.launch_tile.val();
        self.scheduler.launch_stage.next = self.launch_stage.val();
        self.operand_read.launch_valid.next = self.launch_valid.val();
        self.operand_read.launch_warp.next = self.launch_warp.val();
        self.operand_read.launch_id.next = self.launch_id.val();
        self.operand_read.launch_x.next = self.launch_x.val();
        self.operand_read.launch_y.next = self.launch_y.val();
        self.operand_read.launch_tile.next = self.launch_tile.val();
        self.operand_read.launch_workgroup.next = self.launch_workgroup.val();
        self.operand_read.launch_pages.next = self.launch_pages.val();
        self.operand_read.launch_linear.next = self.launch_linear.val();
        self.operand_read.free_valid.next = self.flow.free_valid.val();
        self.operand_read.free_warp.next = self.flow.free_warp.val();

        // Front end and instruction buffer.
        // Memory may hold another program.
        self.front_end.flush.next = self.start.val();
        self.quiet.next = self.front_end.quiet.val();
        self.front_end.program_base.next = self.program_base.val();
        self.front_end.program_length.next = self.program_length.val();
        self.front_end.hold.next = self.scoreboard.hold.val();
        if self.mask_on_same.val() {
            // The mask is known when its instruction is delivered, and holds its issue.
            self.front_end.hold.next = 0.into();
            self.scoreboard.launch_valid.next = self.front_end.fetch_valid.val();
            self.scoreboard.launch_warp.next = self.front_end.fetch_warp.val();
            self.scoreboard.launch_wait.next = self.front_end.fetch_high.val().get_bits::<8>(24);
        }
        self.front_end.issue_valid.next = self.operand_read.issue_valid.val();
        self.front_end.issue_warp.next = self.operand_read.issue_warp.val();
        self.front_end.issue_control.next = self.operand_read.issue_control.val();
        self.front_end.redirect_valid.next = self.flow.redirect_valid.val();
        self.front_end.redirect_warp.next = self.flow.redirect_warp.val();
        self.front_end.redirect_kind.next = self.flow.redirect_kind.val();
        self.front_end.redirect_offset.next = self.flow.redirect_offset.val();
        self.front_end.redirect_pc.next = self.flow.redirect_pc.val();
        self.buffer.fetch_valid.next = self.front_end.fetch_valid.val();
        self.buffer.fetch_warp.next = self.front_end.fetch_warp.val();
        self.buffer.fetch_low.next = self.front_end.fetch_low.val();
        self.buffer.fetch_high.next = self.front_end.fetch_high.val();
        self.buffer.idle.next = self.scoreboard.idle.val();
        self.buffer.loads.next = self.scoreboard.loads.val();
        self.buffer.stores.next = self.scoreboard.stores.val();
        self.buffer.implicit_fences.next = self.implicit_fences.val();
        self.buffer.load_store_ready.next = self.slow.load_store_ready.val();
        self.buffer.prepare_ready.next = self.slow.prepare_ready.val();
        self.buffer.texture_ready.next = self.slow.texture_ready.val();
        self.buffer.shared_ready.next = self.slow.shared_ready.val();
        for i in 0..W {
            self.buffer.full[i].next = self.scoreboard.full[i].val();
        }

        // Stage 0: select.
        self.scheduler.live.next = self.flow.alive.val();
        self.eligible.next = self.buffer.eligible.val() & !self.workgroups.held.val();
        if self.mask_on_same.val() {
            self.eligible.next = self.eligible.val() & !self.scoreboard.hold.val();
        }
        self.scheduler.eligible.next = self.eligible.val();
        if self.completion.throttle.val() | self.slow.starved.val() | self.pace.closed.val() {
            self.scheduler.eligible.next = 0.into();
        }
        self.scheduler.is_texture.next = self.buffer.is_texture.val();
        if self.without_grant.val() {
            self.scheduler.is_texture.next = 0.into();
        }
        self.pace.select_mask.next = self.scheduler.select_mask.val();
        self.pace.for_lanes.next = self.buffer.for_mad.val();
        // The instruction that is selected is a texture read.
        self.picks_texture.next =
            (self.buffer.is_texture.val() & self.scheduler.select_mask.val()).any();
        self.scheduler.mark_t.next = self.buffer.mark_t.val();
        self.scheduler.mark_p.next = self.buffer.mark_p.val();
        self.scheduler.for_sfu.next = self.buffer.for_sfu.val();
        self.scheduler.for_mad.next = self.buffer.for_mad.val();
        self.scheduler.bonuses.next = self.bonuses.val();
        self.scheduler.thresholds.next = self.thresholds.val();
        self.mad_done.next = 0.into();
        self.mad_done.next = self.mad_done.val().replace_bit(0, self.completion.mad_done.val());
        self.scheduler.mad_done.next = self.mad_done.val();
        self.sfu_done.next = 0.into();
        self.sfu_done.next = self.sfu_done.val().replace_bit(0, self.completion.sfu_done.val());
        self.sfu_done.next = self.sfu_done.val().replace_bit(1, self.slow.sfu_done.val());
        self.scheduler.sfu_done.next = self.sfu_done.val();
        self.scheduler.replay.next = self.slow.replay.val();

        // Stage 1: read.
        self.buffer.select_valid.next = self.scheduler.select_valid[0].val();
        self.buffer.select_warp.next = self.scheduler.select_warp[0].val();
        self.operand_read.select_valid.next = self.scheduler.select_valid[0].val();
        self.operand_read.select_warp.next = self.scheduler.select_warp[0].val();
        self.operand_read.select_mask.next = self.scheduler.select_mask.val();
        self.operand_read.low.next = self.buffer.low.val();
        self.operand_read.high.next = self.buffer.high.val();
        self.operand_read.control.next = self.buffer.control.val();
        self.operand_read.pc.next = self.front_end.issue_pc.val();
        self.scoreboard.issue_valid.next = self.operand_read.issue_valid.val();
        self.scoreboard.issue_warp.next = self.operand_read.issue_warp.val();
        self.scoreboard.issue_reorderable.next = self.operand_read.issue_reorderable.val();
        self.scoreboard.issue_slot.next = self.operand_read.issue_slot.val();
        // A store alone does not read; loads and texture reads do not write; atomics do both.
        self.memory_op.next = self.buffer.control.val().get_bits::<2>(4);
        self.scoreboard.issue_load.next =
            !((self.buffer.control.val().get_bits::<3>(1) == 2) & (self.memory_op.val() == 1));
        self.scoreboard.issue_store.next =
            (self.buffer.control.val().get_bits::<3>(1) == 2) & self.memory_op.val().any();
        self.scoreboard.issue_wait.next = self.operand_read.issue_wait.val();

        // Stage 2: operands.
        self.completion.read_a.next = self.operand_read.read_a.val();
        self.completion.read_b.next = self.operand_read.read_b.val();
        self.completion.read_c.next = self.operand_read.read_c.val();
        self.completion.read_group.next = self.operand_read.read_group.val();
        self.completion.address_a.next = self.operand_read.address_a.val();
        self.completion.address_b.next = self.operand_read.address_b.val();
        self.completion.address_c.next = self.operand_read.address_c.val();
        for i in 0..T {
            self.operand_read.file_a[i].next = self.completion.a[i].val();
            self.operand_read.file_b[i].next = self.completion.b[i].val();
            self.operand_read.file_c[i].next = self.completion.c[i].val();
        }

        // Stage E1: into the units.
        self.unit.next = self.operand_read.e1_control.val().get_bits::<3>(1);
        self.unit_op.next = self.operand_read.e1_control.val().get_bits::<6>(4);
        self.legal.next =
            self.operand_read.e1_valid.val() & self.operand_read.e1_control.val().get_bit(0);
        self.lanes.start.next = self.completion.starts.val();
        self.lanes.op.next = self.operand_read.lane_op.val();
        self.lanes.compare.next = self.operand_read.e1_low.val().get_bits::<4>(14);
        self.lanes.choice.next = self.operand_read.e1_choice.val();
        self.completion.valid.next = self.operand_read.e1_valid.val();
        self.completion.warp.next = self.operand_read.e1_warp.val();
        self.completion.low.next = self.operand_read.e1_low.val();
        self.completion.control.next = self.operand_read.e1_control.val();
        self.completion.killed.next = self.operand_read.e1_killed.val();
        self.completion.mask.next = self.operand_read.e1_mask.val();
        self.completion.ends.next = self.lanes.ends.val();
        // The slow units.
        self.slow.start.next = self.start.val();
        self.slow.constant_base.next = self.constant_base.val();
        self.slow.constant_lines.next = self.constant_lines.val();
        self.slow.memory_lines.next = self.memory_lines.val();
        self.slow.shared_words.next = self.shared_words.val();
        self.slow.launch_valid.next = self.launch_valid.val();
        self.slow.launch_warp.next = self.launch_warp.val();
        self.slow.launch_id.next = self.launch_id.val();
        self.slow.launch_x.next = self.launch_x.val();
        self.slow.launch_y.next = self.launch_y.val();
        self.slow.launch_linear.next = self.launch_linear.val();
        self.slow.shared_base.next = self.workgroups.base.val();
        self.slow.picks_texture.next = self.picks_texture.val();
        self.slow.legal.next = self.legal.val();
        self.slow.unit.next = self.unit.val();
        self.slow.unit_op.next = self.unit_op.val();
        self.slow.valid.next = self.operand_read.e1_valid.val();
        self.slow.warp.next = self.operand_read.e1_warp.val();
        self.slow.issue_warp.next = self.operand_read.issue_warp.val();
        self.slow.low.next = self.operand_read.e1_low.val();
        self.slow.high.next = self.operand_read.e1_high.val();
        self.slow.pc.next = self.operand_read.e1_pc.val();
        self.slow.mask.next = self.operand_read.e1_mask.val();
        for i in 0..T {
            self.lanes.a[i].next = self.operand_read.lane_a[i].val();
            self.pick.a[i].next = self.operand_read.e1_a[i].val();
            self.pick.b[i].next = self.operand_read.lane_b[i].val();
            self.lanes.b[i].next = self.pick.y[i].val();
            self.lanes.c[i].next = self.operand_read.e1_c[i].val();
            self.slow.a[i].next = self.operand_read.e1_a[i].val();
            self.slow.b[i].next = self.operand_read.e1_b[i].val();
            self.slow.c[i].next = self.operand_read.e1_c[i].val();
        }
        self.pick.enable.next =
            self.operand_read.e1_low.val().get_bits::<8>(0) == self.op_pick.val();
        self.pick.mask.next = self.operand_read.e1_mask.val();
        // Interpolation computes in a lane that is idle.
        self.slow.lane_free.next = !self.operand_read.lane_next.val() & !self.lanes.busy_next.val();
        self.slow.lane.drive(&mut self.lanes.loan);
        // Textures.
        self.slow.tex_room.next = self.tex_room.val();
        self.slow.tex.drive(&mut self.tex);
        self.texel.drive(&mut self.slow.texel);
        // Memory.
        self.front_end.req.drive(&mut self.slow.cache);
        self.front_end.rsp.valid.next = self.slow.cache_rsp.val();
        self.front_end.rsp.tag.next = self.slow.cache_rsp_tag.val();
        self.slow.req.drive(&mut self.req);
        self.rsp.drive(&mut self.slow.rsp);
        for i in 0..4 {
            self.front_end.rsp.data[i].next = self.rsp.data[i].val();
        }

        // Control flow, faults, the end of warps.
        self.flow.start.next = self.start.val();
        self.flow.launch_valid.next = self.launch_valid.val();
        self.flow.launch_warp.next = self.launch_warp.val();
        self.flow.launch_mask.next = self.launch_mask.val();
        self.flow.launch_id.next = self.launch_id.val();
        self.flow.select_valid.next = self.scheduler.select_valid[0].val();
        self.flow.select_warp.next = self.scheduler.select_warp[0].val();
        self.flow.next_valid.next = self.operand_read.next_valid.val();
        self.flow.next_control.next = self.operand_read.next_control.val();
        self.flow.warp.next = self.operand_read.e1_warp.val();
        self.flow.low.next = self.operand_read.e1_low.val();
        self.flow.high.next = self.operand_read.e1_high.val();
        self.flow.pc.next = self.operand_read.e1_pc.val();
        self.flow.mask.next = self.operand_read.e1_mask.val();
        self.flow.dead.next = self.operand_read.e1_killed.val();
        self.flow.threads.next = self.operand_read.e1_active.val();
        for i in 0..W {
            self.flow.pending[i].next = self.scoreboard.pending[i].val();
            self.operand_read.active[i].next = self.flow.active[i].val();
        }
        self.flow.settled.next = self.scoreboard.idle.val();
        self.flow.blocked.next = self.buffer.blocked.val();
        self.flow.jump_valid.next = self.front_end.fault_valid.val();
        self.flow.jump_warp.next = self.front_end.fault_warp.val();
        self.flow.jump_pc.next = self.front_end.fault_pc.val();
        self.slow.access_fault.drive(&mut self.flow.access);
        self.slow.shared_fault.drive(&mut self.flow.shared);
        self.flow.resume_valid.next = self.slow.redirect_valid.val();
        self.flow.resume_warp.next = self.slow.redirect_warp.val();
        self.flow.resume_again.next = self.slow.redirect_again.val();
        self.slow.redirect_ready.next = self.flow.resume_ready.val();
        self.operand_read.killed.next = self.flow.killed.val();
        self.free_valid.next = self.flow.free_valid.val();
        self.free_warp.next = self.flow.free_warp.val();
        self.scheduler.end_valid.next = self.flow.free_valid.val();
        self.scheduler.end_warp.next = self.flow.free_warp.val();
        self.workgroups.free_valid.next = self.flow.free_valid.val();
        self.workgroups.free_warp.next = self.flow.free_warp.val();
        self.flow.fault.drive(&mut self.fault);

        // Write-back, completions.
        self.operand_read.next_mask.next = self.completion.next_mask.val();
        self.operand_read.next_warp.next = self.completion.next_warp.val();
        self.operand_read.next_rd.next = self.completion.next_rd.val();
        self.operand_read.now_mask.next = self.completion.now_mask.val();
        self.operand_read.now_warp.next = self.completion.now_warp.val();
        self.operand_read.now_rd.next = self.completion.now_rd.val();
        self.operand_read.predicate_valid.next = self.completion.predicate_valid.val();
        self.operand_read.predicate_warp.next = self.completion.now_warp.val();
        self.operand_read.predicate_number.next = self.completion.predicate_number.val();
        self.operand_read.predicate_mask.next = self.completion.predicate_mask.val();
        self.operand_read.predicate_flags.next = self.lanes.flags.val();
        self.operand_read.slow_warp.next = self.slow.slow_warp.val();
        self.operand_read.slow_rd.next = self.slow.slow_rd.val();
        self.completion.now_address.next = self.operand_read.now_address.val();
        self.completion.slow_address.next = self.operand_read.slow_address.val();
        self.completion.slow_valid.next = self.slow.slow_valid.val();
        self.slow.slow_taken.next = self.completion.slow_taken.val();
        self.completion.slow_warp.next = self.slow.slow_warp.val();
        self.completion.slow_mask.next = self.slow.slow_mask.val();
        self.completion.slow_last.next = self.slow.slow_last.val();
        self.completion.slow_blocks.next = self.slow.slow_blocks.val();
        self.completion.slow_is_texels.next = self.slow.slow_is_texels.val();
        for i in 0..T {
            self.completion.result[i].next = self.lanes.result[i].val();
            self.operand_read.now_data[i].next = self.lanes.result[i].val();
            self.completion.slow_data[i].next = self.slow.slow_data[i].val();
        }
        self.buffer.fixed_done.next = self.completion.fixed_done.val();
        self.buffer.fixed_warp.next = self.completion.fixed_warp.val();
        self.buffer.slow_done.next = self.completion.waited_done.val();
        self.buffer.slow_warp.next = self.slow.slow_warp.val();
        self.scoreboard.complete_valid[0].next = self.completion.slot_done.val();
        self.scoreboard.complete_warp[0].next = self.slow.slow_warp.val();
        self.scoreboard.complete_slot[0].next = self.slow.slow_slot.val();
        self.scoreboard.complete_valid[1].next = self.slow.store_done_valid.val();
        self.scoreboard.complete_warp[1].next = self.slow.store_done_warp.val();
        self.scoreboard.complete_slot[1].next = self.slow.store_done_slot.val();

        // Traces.
        self.trace_valid.next = self.scheduler.select_valid[0].val();
        self.trace_warp.next = self.scheduler.select_warp[0].val();
        self.trace_pc.next = self.front_end.issue_pc.val();
        self.trace_live.next = self.flow.alive.val();
        self.trace_hold.next = self.scoreboard.hold.val();
        self.trace_eligible.next = self.eligible.val();
        self.trace_reorderable.next = self.operand_read.issue_reorderable.val();
        self.trace_active.next = 0.into();
        for i in 0..W {
            if self.scheduler.select_mask.val().get_bit(i) {
                self.trace_active.next = self.trace_active.val() | self.flow.active[i].val();
            }
        }
        self.trace_result.next = self.completion.slot_done.val();
        self.trace_result_warp.next = self.slow.slow_warp.val();
        self.trace_result_slot.next = self.slow.slow_slot.val();
        self.trace_store.next = self.slow.store_done_valid.val();
        self.trace_store_warp.next = self.slow.store_done_warp.val();
        self.trace_store_slot.next = self.slow.store_done_slot.val();

        // Counters.
        self.events.clear.next = self.start.val();
        self.events.select.next = self.counter_select.val();
        self.counter_value.next = self.events.value.val();
        self.events.running.next = self.running.val();
        self.events.launched.next = self.launch_valid.val();
        self.events.issued.next = self.scheduler.select_valid[0].val();
        self.events.issued_warp.next = self.scheduler.select_warp[0].val();
        self.events.alive.next = self.flow.alive.val();
        self.events.buffered.next = self.buffer.buffered.val();
        self.events.eligible.next = self.eligible.val();
        self.events.held.next = self.scoreboard.hold.val();
        self.events.settled.next = self.scoreboard.idle.val();
        self.events.victim.next = self.scheduler.count_victim.val();
        self.events.threads.next = 0.into();
        if self.operand_read.e1_valid.val() {
            self.events.threads.next = self.operand_read.e1_mask.val();
        }
        self.events.texture.next = self.legal.val() & (self.unit.val() == 4);
        self.events.atomic.next =
            self.legal.val() & (self.unit.val() == 2) & self.unit_op.val().get_bit(1);
        self.events.resolved.next = self.flow.count_resolved.val();
        self.events.fetch.next = self.front_end.count_fetch.val();
        self.events.lookup.next = self.front_end.count_lookup.val();
        self.events.miss.next = self.front_end.count_miss.val();
        self.events.fail.next = self.front_end.count_fail.val();
        self.events.next_links.next = self.front_end.count_next.val();
        self.events.prev.next = self.front_end.count_prev.val();
        self.events.offset_moves.next = self.front_end.count_offset.val();
        self.events.pc_read.next = self.front_end.count_pc_read.val();
        self.events.pc_write.next = self.front_end.count_pc_write.val();
        self.events.refill.next = self.front_end.count_refill.val();
        self.events.eviction.next = self.front_end.count_eviction.val();
        self.events.fill_stall.next = self.front_end.count_fill_stall.val();
        self.events.divergent.next = self.flow.count_divergent.val();
        self.events.thread_pc_read.next = self.flow.count_pc_read.val();
        self.events.thread_pc_write.next = self.flow.count_pc_write.val();
        self.events.access.next = self.slow.count_access.val();
        self.events.coalesced.next = self.slow.count_coalesced.val();
        self.events.merged.next = self.slow.count_atomic_merged.val();
        self.events.texture_lookups.next = self.count_lookup.val();
        self.events.texture_miss.next = self.count_texture_miss.val();
        self.events.slow_waits.next = self.completion.slow_waits.val();
    }
}
