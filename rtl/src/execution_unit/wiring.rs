// SPDX-License-Identifier: MIT
//! The pipeline of an execution unit: how its parts are joined, stage by stage.
use crate::instruction_buffer::control_bits;
use crate::instruction_word;
use crate::prelude::*;
use warpwright_isa::alu_op::load_store;
use warpwright_isa::Unit;

#[hdl_gen]
impl Logic for super::ExecutionUnit {
    fn update(&mut self) {
        // Launch of a warp, once the constant buffer is filled.
        self.loading.next = self.slow.loading.val();
        self.group_ready.next = self.workgroups.ready.val();
        self.workgroups.start.next = self.start.val();
        self.workgroups.rows.next = bit_cast::<12, 13>((self.host.shared_words.val() + 3) >> 2);
        self.workgroups.open.next = self.group_open.val();
        self.workgroups.busy.next = self.busy.val();
        self.workgroups.alive.next = self.flow.alive.val();
        self.flow.arrive.drive(&mut self.workgroups.arrive);
        self.front_end.launch.valid.next = self.launch.valid.val();
        self.front_end.launch.warp.next = self.launch.warp.val();
        self.front_end.launch.pc.next = self.launch.pc.val();
        self.launch.drive(&mut self.workgroups.launch);
        self.launch.drive(&mut self.scoreboard.launch);
        self.launch.drive(&mut self.scheduler.launch);
        self.launch.drive(&mut self.operand_read.launch);
        self.launch.drive(&mut self.slow.launch);
        self.launch.drive(&mut self.flow.launch);

        // Front end: the instruction of each warp that no slot holds, into the instruction buffer.
        // `start` flushes the cache, since memory may hold another program.
        self.front_end.flush.next = self.start.val();
        self.quiet.next = self.front_end.quiet.val();
        self.front_end.program_base.next = self.host.program_base.val();
        self.front_end.program_length.next = self.host.program_length.val();
        self.front_end.hold.next = self.scoreboard.hold.val();
        if self.mask_on_same.val() {
            // The mask is known when its instruction is delivered, and holds its issue.
            self.front_end.hold.next = 0.into();
            self.scoreboard.launch.valid.next = self.front_end.fetch.valid.val();
            self.scoreboard.launch.warp.next = self.front_end.fetch.warp.val();
            self.scoreboard.launch.wait.next =
                self.front_end.fetch.high.val().get_bits::<8>(instruction_word::WAIT);
        }
        self.front_end.fetch.drive(&mut self.buffer.fetch);
        self.front_end.req.drive(&mut self.slow.cache);
        self.slow.cache_reply.drive(&mut self.front_end.rsp);

        // Instruction buffer: the warps whose instruction may issue.
        self.buffer.implicit_fences.next = self.host.implicit_fences.val();
        self.buffer.idle.next = self.scoreboard.idle.val();
        self.buffer.loads.next = self.scoreboard.loads.val();
        self.buffer.stores.next = self.scoreboard.stores.val();
        for i in 0..W {
            self.buffer.full[i].next = self.scoreboard.full[i].val();
        }
        self.buffer.load_store_ready.next = self.slow.load_store_ready.val();
        self.buffer.prepare_ready.next = self.slow.prepare_ready.val();
        self.buffer.texture_ready.next = self.slow.texture_ready.val();
        self.buffer.shared_ready.next = self.slow.shared_ready.val();
        self.buffer.fixed_done.next = self.completion.fixed.valid.val();
        self.buffer.fixed_warp.next = self.completion.fixed.warp.val();
        self.buffer.slow_done.next = self.completion.waited_done.val();
        self.buffer.slow_warp.next = self.slow.result.warp.val();

        // Stage 0: the scheduler selects one of them.
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
        self.scheduler.mark_t.next = self.buffer.mark_t.val();
        self.scheduler.mark_p.next = self.buffer.mark_p.val();
        self.scheduler.for_sfu.next = self.buffer.for_sfu.val();
        self.scheduler.for_mad.next = self.buffer.for_mad.val();
        self.scheduler.bonuses.next = self.host.bonuses.val();
        self.scheduler.thresholds.next = self.host.thresholds.val();
        self.mad_done.next = 0.into();
        self.mad_done.next = self.mad_done.val().replace_bit(0, self.completion.mad_done.val());
        self.scheduler.mad_done.next = self.mad_done.val();
        self.sfu_done.next = 0.into();
        self.sfu_done.next = self.sfu_done.val().replace_bit(0, self.completion.sfu_done.val());
        self.sfu_done.next = self.sfu_done.val().replace_bit(1, self.slow.sfu_done.val());
        self.scheduler.sfu_done.next = self.sfu_done.val();
        self.scheduler.replay.next = self.slow.replay.val();
        self.pace.select_mask.next = self.scheduler.select_mask.val();
        self.pace.for_lanes.next = self.buffer.for_mad.val();
        self.slow.picks_texture.next =
            (self.buffer.is_texture.val() & self.scheduler.select_mask.val()).any();

        // Stage 1: its instruction is read and issued.
        self.scheduler.select[0].drive(&mut self.buffer.select);
        self.scheduler.select[0].drive(&mut self.operand_read.select);
        self.scheduler.select[0].drive(&mut self.flow.select);
        self.operand_read.select_mask.next = self.scheduler.select_mask.val();
        self.operand_read.low.next = self.buffer.low.val();
        self.operand_read.high.next = self.buffer.high.val();
        self.operand_read.control.next = self.buffer.control.val();
        self.operand_read.pc.next = self.front_end.issue_pc.val();
        self.operand_read.killed.next = self.flow.killed.val();
        for i in 0..W {
            self.operand_read.active[i].next = self.flow.active[i].val();
        }
        self.operand_read.issue.drive(&mut self.front_end.issue);
        self.operand_read.issue.drive(&mut self.scoreboard.issue);
        // A store alone does not read; loads and texture reads do not write; atomics do both.
        self.for_memory.next =
            self.buffer.control.val().get_bits::<3>(control_bits::UNIT) == Unit::LoadStore as u64;
        self.memory_op.next = self.buffer.control.val().get_bits::<2>(control_bits::UNIT_OP);
        self.scoreboard.issue_load.next =
            !(self.for_memory.val() & (self.memory_op.val() == load_store::STORE as u64));
        self.scoreboard.issue_store.next = self.for_memory.val() & self.memory_op.val().any();

        // Stage 2: its operands are read.
        self.operand_read.read.drive(&mut self.completion.read);
        self.operand_read.address.drive(&mut self.completion.address);
        self.completion.file.drive(&mut self.operand_read.file);
        self.flow.next_valid.next = self.operand_read.next_valid.val();
        self.flow.next_control.next = self.operand_read.next_control.val();

        // Stage E1: into the slow units and control flow.
        self.operand_read.e1.drive(&mut self.slow.e1);
        self.operand_read.e1.drive(&mut self.flow.e1);
        self.slow.start.next = self.start.val();
        self.host.drive(&mut self.slow.host);
        self.slow.shared_base.next = self.workgroups.base.val();
        self.slow.issue_warp.next = self.operand_read.issue.warp.val();
        self.slow.tex_room.next = self.tex_room.val();
        self.slow.tex.drive(&mut self.tex);
        self.texel.drive(&mut self.slow.texel);
        self.slow.req.drive(&mut self.req);
        self.rsp.drive(&mut self.slow.rsp);

        // Stages E1 to E5: the lanes. Interpolation computes in a lane that is idle.
        self.lanes.start.next = self.completion.starts.val();
        self.lanes.op.next = self.operand_read.lane_op.val();
        self.lanes.compare.next =
            self.operand_read.e1.low.val().get_bits::<4>(instruction_word::COMPARE);
        self.lanes.choice.next = self.operand_read.e1.choice.val();
        self.pick.enable.next =
            self.operand_read.e1.low.val().get_bits::<8>(instruction_word::OPCODE)
                == self.op_pick.val();
        self.pick.mask.next = self.operand_read.e1.mask.val();
        for i in 0..T {
            self.pick.a[i].next = self.operand_read.e1.a[i].val();
            self.pick.b[i].next = self.operand_read.lane_b[i].val();
            self.lanes.a[i].next = self.operand_read.lane_a[i].val();
            self.lanes.b[i].next = self.pick.y[i].val();
            self.lanes.c[i].next = self.operand_read.e1.c[i].val();
            self.completion.result[i].next = self.lanes.result[i].val();
            self.operand_read.now_data[i].next = self.lanes.result[i].val();
        }
        self.slow.lane_free.next = !self.operand_read.lane_next.val() & !self.lanes.busy_next.val();
        self.slow.lane.drive(&mut self.lanes.loan);

        // Write-back: results into the register file, what is complete.
        self.operand_read.e1.drive(&mut self.completion.e1);
        self.completion.ends.next = self.lanes.ends.val();
        self.slow.result.drive(&mut self.completion.slow);
        self.slow.result.drive(&mut self.operand_read.slow);
        self.completion.now_address.next = self.operand_read.now_address.val();
        self.completion.slow_address.next = self.operand_read.slow_address.val();
        self.completion.next.drive(&mut self.operand_read.next);
        self.completion.now.drive(&mut self.operand_read.now);
        self.completion.predicate.drive(&mut self.operand_read.predicate);
        self.operand_read.predicate.flags.next = self.lanes.flags.val();
        self.scoreboard.complete[0].valid.next = self.completion.slot_done.val();
        self.scoreboard.complete[0].warp.next = self.slow.result.warp.val();
        self.scoreboard.complete[0].slot.next = self.slow.result.slot.val();
        self.slow.store_done.drive(&mut self.scoreboard.complete[1]);

        // Control flow: the next PC, faults, the end of warps.
        self.flow.start.next = self.start.val();
        for i in 0..W {
            self.flow.pending[i].next = self.scoreboard.pending[i].val();
        }
        self.flow.settled.next = self.scoreboard.idle.val();
        self.flow.blocked.next = self.buffer.blocked.val();
        self.slow.resume.drive(&mut self.flow.resume);
        self.flow.redirect.drive(&mut self.front_end.redirect);
        self.front_end.fault.drive(&mut self.flow.jump);
        self.slow.access_fault.drive(&mut self.flow.access);
        self.slow.shared_fault.drive(&mut self.flow.shared);
        self.flow.fault.drive(&mut self.fault);
        self.flow.free.drive(&mut self.free);
        self.flow.free.drive(&mut self.scheduler.end);
        self.flow.free.drive(&mut self.workgroups.free);
        self.flow.free.drive(&mut self.operand_read.free);

        // Traces.
        self.trace.valid.next = self.scheduler.select[0].valid.val();
        self.trace.warp.next = self.scheduler.select[0].warp.val();
        self.trace.pc.next = self.front_end.trace_pc.val();
        self.trace.live.next = self.flow.alive.val();
        self.trace.hold.next = self.scoreboard.hold.val();
        self.trace.eligible.next = self.eligible.val();
        self.trace.reorderable.next = self.operand_read.issue.reorderable.val();
        self.trace.active.next = 0.into();
        for i in 0..W {
            if self.scheduler.select_mask.val().get_bit(i) {
                self.trace.active.next = self.trace.active.val() | self.flow.active[i].val();
            }
        }
        self.trace.result.next = self.completion.slot_done.val();
        self.trace.result_warp.next = self.slow.result.warp.val();
        self.trace.result_slot.next = self.slow.result.slot.val();
        self.trace.store.next = self.slow.store_done.valid.val();
        self.trace.store_warp.next = self.slow.store_done.warp.val();
        self.trace.store_slot.next = self.slow.store_done.slot.val();

        // Counters.
        self.events.clear.next = self.start.val();
        self.events.select.next = self.counter_select.val();
        self.counter_value.next = self.events.value.val();
        self.events.running.next = self.running.val();
        self.events.launched.next = self.launch.valid.val();
        self.scheduler.select[0].drive(&mut self.events.issued);
        self.events.alive.next = self.flow.alive.val();
        self.events.buffered.next = self.buffer.buffered.val();
        self.events.eligible.next = self.eligible.val();
        self.events.held.next = self.scoreboard.hold.val();
        self.events.settled.next = self.scoreboard.idle.val();
        self.events.grant_wait.next = self.scheduler.count_wait.val();
        self.events.grant_move.next = self.scheduler.count_grant.val();
        self.operand_read.e1.drive(&mut self.events.e1);
        self.front_end.count.drive(&mut self.events.fetch);
        self.flow.count.drive(&mut self.events.flow);
        self.slow.count.drive(&mut self.events.memory);
        self.events.texture_lookups.next = self.count_lookup.val();
        self.events.texture_miss.next = self.count_texture_miss.val();
        self.events.slow_waits.next = self.completion.slow_waits.val();
    }
}
