// SPDX-License-Identifier: MIT
//! The pipeline of an execution unit: how its parts are joined, stage by stage.
use crate::instruction_word::{self, memory_op};
use crate::prelude::*;
use warpwright_isa::alu_op::load_store;
use warpwright_isa::Unit;

#[hdl_gen]
impl Logic for super::ExecutionUnit {
    fn update(&mut self) {
        // Launch of a warp, once the constant buffer is filled.
        self.slow.drive(&mut self, [loading]);
        self.group_ready.next = self.workgroups.ready.val();
        self.drive(&mut self.workgroups, [start, busy]);
        self.workgroups.rows.next = bit_cast::<12, 13>((self.host.shared_words.val() + 3) >> 2);
        self.workgroups.open.next = self.group_open.val();
        self.flow.drive(&mut self.workgroups, [alive]);
        self.flow.arrive.drive(&mut self.workgroups.arrive);
        self.launch.drive(&mut self.front_end.launch, [valid, warp, pc]);
        self.launch.drive(&mut self.workgroups.launch);
        self.launch.drive(&mut self.scoreboard.launch);
        self.launch.drive(&mut self.scheduler.launch);
        self.launch.drive(&mut self.operand_read.launch);
        self.launch.drive(&mut self.slow.launch);
        self.launch.drive(&mut self.flow.launch);

        // Front end: the instruction of each warp that no slot holds, into the instruction buffer.
        // `start` flushes the cache, since memory may hold another program.
        self.front_end.flush.next = self.start.val();
        self.front_end.drive(&mut self, [quiet]);
        self.host.drive(&mut self.front_end, [program_base, program_length]);
        self.scoreboard.drive(&mut self.front_end, [hold]);
        if self.mask_on_same.val() {
            // The mask is known when its instruction is delivered, and holds its issue.
            self.front_end.hold.next = 0.into();
            self.front_end.fetch.drive(&mut self.scoreboard.launch, [valid, warp]);
            self.scoreboard.launch.wait.next =
                self.front_end.fetch.high.val().get_bits::<8>(instruction_word::WAIT);
        }
        self.front_end.fetch.drive(&mut self.buffer.fetch);
        self.front_end.req.drive(&mut self.slow.cache);
        self.slow.cache_reply.drive(&mut self.front_end.rsp);

        // Instruction buffer: the warps whose instruction may issue.
        self.host.drive(&mut self.buffer, [implicit_fences]);
        self.scoreboard.drive(&mut self.buffer, [idle, loads, stores, full]);
        self.slow.drive(
            &mut self.buffer,
            [load_store_ready, prepare_ready, texture_ready, shared_ready],
        );
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
        self.drive(&mut self.scheduler, [eligible]);
        if self.completion.throttle.val() | self.slow.starved.val() | self.pace.closed.val() {
            self.scheduler.eligible.next = 0.into();
        }
        self.buffer.drive(&mut self.scheduler, [is_texture, mark_t, mark_p, for_sfu, for_mad]);
        self.host.drive(&mut self.scheduler, [bonuses, thresholds]);
        self.mad_done.next = 0.into();
        self.mad_done.next = self.mad_done.val().replace_bit(0, self.completion.mad_done.val());
        self.sfu_done.next = 0.into();
        self.sfu_done.next = self.sfu_done.val().replace_bit(0, self.completion.sfu_done.val());
        self.sfu_done.next = self.sfu_done.val().replace_bit(1, self.slow.sfu_done.val());
        self.drive(&mut self.scheduler, [mad_done, sfu_done]);
        self.slow.drive(&mut self.scheduler, [replay]);
        self.scheduler.drive(&mut self.pace, [select_mask]);
        self.pace.for_lanes.next = self.buffer.for_mad.val();
        self.slow.picks_texture.next =
            (self.buffer.is_texture.val() & self.scheduler.select_mask.val()).any();

        // Stage 1: its instruction is read and issued.
        self.scheduler.select[0].drive(&mut self.buffer.select);
        self.scheduler.select[0].drive(&mut self.operand_read.select);
        self.scheduler.select[0].drive(&mut self.flow.select);
        self.scheduler.drive(&mut self.operand_read, [select_mask]);
        self.buffer.drive(&mut self.operand_read, [low, high, control]);
        self.flow.drive(&mut self.operand_read, [killed, active]);
        self.operand_read.issue.drive(&mut self.front_end.issue);
        self.operand_read.issue.drive(&mut self.scoreboard.issue);
        // A store alone does not read; loads and texture reads do not write; atomics do both.
        self.for_memory.next = self.buffer.control.val().unit == Unit::LoadStore as u64;
        self.memory_op.next = self.buffer.control.val().unit_op.get_bits::<2>(memory_op::KIND);
        self.scoreboard.issue_load.next =
            !(self.for_memory.val() & (self.memory_op.val() == load_store::STORE as u64));
        self.scoreboard.issue_store.next = self.for_memory.val() & self.memory_op.val().any();

        // Stage 2: its operands are read.
        self.operand_read.pc.drive(&mut self.front_end.early_pc);
        self.operand_read.read.drive(&mut self.completion.read);
        self.operand_read.address.drive(&mut self.completion.address);
        self.completion.file.drive(&mut self.operand_read.file);
        self.operand_read.drive(&mut self.flow, [next_valid, next_control]);

        // Stage E1: into the slow units and control flow.
        self.operand_read.e1.drive(&mut self.slow.e1);
        self.operand_read.e1.drive(&mut self.flow.e1);
        self.drive(&mut self.slow, [start, tex_room]);
        self.host.drive(&mut self.slow.host);
        self.slow.shared_base.next = self.workgroups.base.val();
        self.slow.issue_warp.next = self.operand_read.issue.warp.val();
        self.slow.tex.drive(&mut self.tex);
        self.texel.drive(&mut self.slow.texel);
        self.slow.req.drive(&mut self.req);
        self.rsp.drive(&mut self.slow.rsp);

        // Stages E1 to E5: the lanes. Interpolation computes in a lane that is idle.
        self.lanes.start.next = self.completion.starts.val();
        self.lanes.op.next = self.operand_read.lane_op.val();
        self.lanes.compare.next =
            self.operand_read.e1.low.val().get_bits::<4>(instruction_word::COMPARE);
        self.operand_read.e1.drive(&mut self.lanes, [choice]);
        self.pick.enable.next =
            self.operand_read.e1.low.val().get_bits::<8>(instruction_word::OPCODE)
                == self.op_pick.val();
        self.operand_read.e1.drive(&mut self.pick, [mask, a]);
        self.operand_read.e1.drive(&mut self.lanes, [c]);
        self.lanes.drive(&mut self.completion, [result]);
        for i in 0..T {
            self.pick.b[i].next = self.operand_read.lane_b[i].val();
            self.lanes.a[i].next = self.operand_read.lane_a[i].val();
            self.lanes.b[i].next = self.pick.y[i].val();
            self.operand_read.now_data[i].next = self.lanes.result[i].val();
        }
        self.slow.lane_free.next = !self.operand_read.lane_next.val() & !self.lanes.busy_next.val();
        self.slow.lane.drive(&mut self.lanes.loan);

        // Write-back: results into the register file, what is complete.
        self.operand_read.e1.drive(&mut self.completion.e1);
        self.lanes.drive(&mut self.completion, [ends]);
        self.slow.result.drive(&mut self.completion.slow);
        self.slow.result.drive(&mut self.operand_read.slow);
        self.operand_read.drive(&mut self.completion, [now_address, slow_address]);
        self.completion.next.drive(&mut self.operand_read.next);
        self.completion.now.drive(&mut self.operand_read.now);
        self.completion.predicate.drive(&mut self.operand_read.predicate);
        self.lanes.drive(&mut self.operand_read.predicate, [flags]);
        self.scoreboard.complete[0].valid.next = self.completion.slot_done.val();
        self.slow.result.drive(&mut self.scoreboard.complete[0], [warp, slot]);
        self.slow.store_done.drive(&mut self.scoreboard.complete[1]);

        // Control flow: the next PC, faults, the end of warps.
        self.drive(&mut self.flow, [start]);
        self.scoreboard.drive(&mut self.flow, [pending]);
        self.flow.settled.next = self.scoreboard.idle.val();
        self.buffer.drive(&mut self.flow, [blocked]);
        self.slow.resume.drive(&mut self.flow.resume);
        self.flow.redirect.drive(&mut self.front_end.redirect);
        self.flow.pc.drive(&mut self.front_end.late_pc);
        self.front_end.fault.drive(&mut self.flow.jump);
        self.slow.refused.drive(&mut self.flow.access);
        self.flow.fault.drive(&mut self.fault);
        self.flow.free.drive(&mut self.free);
        self.flow.free.drive(&mut self.scheduler.end);
        self.flow.free.drive(&mut self.workgroups.free);
        self.flow.free.drive(&mut self.operand_read.free);

        // Traces.
        self.scheduler.select[0].drive(&mut self.trace, [valid, warp]);
        self.trace.pc.next = self.front_end.trace_pc.val();
        self.trace.live.next = self.flow.alive.val();
        self.scoreboard.drive(&mut self.trace, [hold]);
        self.drive(&mut self.trace, [eligible]);
        self.operand_read.issue.drive(&mut self.trace, [reorderable]);
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
        self.drive(&mut self.events, [running, eligible]);
        self.events.launched.next = self.launch.valid.val();
        self.scheduler.select[0].drive(&mut self.events.issued);
        self.flow.drive(&mut self.events, [alive]);
        self.buffer.drive(&mut self.events, [buffered]);
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
        self.completion.drive(&mut self.events, [slow_waits]);
    }
}
