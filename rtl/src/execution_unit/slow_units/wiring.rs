// SPDX-License-Identifier: MIT
//! How the slow units are joined with one another, with the lanes and with memory.
use super::super::slow_results::{LOAD_STORE, PREPARE, SFU, SHARED, TEXTURE};
use crate::instruction_word::{self as word, memory_op};
use crate::load_store::ACCESS_TAG;
use crate::prelude::*;
use warpwright_isa::Unit;

#[hdl_gen]
impl Logic for super::SlowUnits {
    fn update(&mut self) {
        self.drive(&mut self.constants, [start]);
        self.constants.base.next = self.host.constant_base.val();
        self.constants.lines.next = self.host.constant_lines.val();
        self.constants.drive(&mut self, [loading]);
        self.launch.drive(&mut self.shared.launch, [valid, warp]);
        self.shared.launch.base.next = self.shared_base.val();
        self.shared.redirect_ready.next = self.resume.ready.val();
        self.shared.drive(&mut self, [replay]);
        self.shared.redirect.drive(&mut self.resume, [valid, warp, again]);
        self.load_store_ready.next = self.load_store.req_ready.val();
        self.prepare_ready.next = self.prepare.req_ready.val();
        self.texture_ready.next = self.texture_door.ready.val();
        self.shared_ready.next = self.shared.req_ready.val();
        self.attribute.drive(&mut self, [starved]);
        self.load_store.store_done.drive(&mut self.store_done, [valid, warp, slot]);
        self.accessed.d.next = self.load_store.count_access.val();
        self.merged.d.next = self.load_store.count_atomic_merged.val();
        self.merged_beside.d.next = self.atomic_threads.along.val();
        self.count.access.next = self.accessed.q.val();
        self.count.atomic_merged.next =
            bit_cast::<CB, 3>(self.merged.q.val()) + self.merged_beside.q.val();

        // Attribute interpolation: lines from the load path, arithmetic in a lane that is idle.
        self.launch.drive(&mut self.attribute.launch);
        self.attribute.line_valid.next = self.load_store.line.valid.val();
        self.attribute.line_warp.next = self.load_store.line.warp.val();
        self.attribute.line_tag.next = self.load_store.line.tag.val();
        self.attribute.line_group.next = self.load_store.line.group.val();
        for i in 0..3 {
            self.attribute.line[i].next = self.rsp.data[i].val();
        }
        self.drive(&mut self.attribute, [lane_free]);
        self.attribute.lane.drive(&mut self.lane);
        self.load_store.constant.drive(&mut self.constants.constant);
        self.attribute.answer.drive(&mut self.load_store.answer);

        // Loads, stores, atomics, textures, special functions.
        self.unit.next = self.e1.control.val().unit;
        self.unit_op.next = self.e1.control.val().unit_op;
        self.legal.next = self.e1.valid.val() & self.e1.control.val().legal;
        self.drive(&mut self.access, [unit, unit_op]);
        self.e1.drive(&mut self.access, [high, a]);
        // What an earlier turn or a PREPARE of the warp has left is looked up a cycle before its
        // instruction is in stage E1.
        self.prepare.read_warp.next = self.issued_warp.q.val();
        self.again_next.next = false;
        for i in 0..W {
            if self.issued_warp.q.val() == i.to_bits() {
                self.again_next.next = self.again_next.val() | self.shared.replay.val().get_bit(i);
            }
        }
        self.again.d.next = self.again_next.val();
        self.for_memory.next = self.legal.val() & (self.unit.val() == Unit::LoadStore as u64);
        self.is_shared.next = self.unit_op.val().get_bit(memory_op::SHARED);
        self.atomic_threads.valid.next = self.for_memory.val();
        self.drive(&mut self.atomic_threads, [unit_op]);
        self.atomic_threads.aop.next = self.e1.high.val().get_bits::<4>(word::MODIFIER);
        self.atomic_threads.again.next = self.again.q.val();
        self.e1.drive(&mut self.atomic_threads, [mask, c]);
        self.fields.size.next = self.unit_op.val().get_bits::<2>(memory_op::SIZE);
        self.fields.signed.next = self.unit_op.val().get_bit(memory_op::SIGNED);
        self.e1.drive(&mut self.fields, [warp]);
        self.fields.rd.next = self.e1.low.val().get_bits::<6>(word::RD);
        self.fields.slot.next = self.e1.high.val().get_bits::<3>(word::SLOT);
        // An instruction that faults makes no access.
        self.check.first.next = !self.again.q.val();
        self.drive(&mut self.check, [legal, unit, unit_op]);
        self.atomic_threads.drive(&mut self.check, [taking]);
        self.access.drive(&mut self.check, [address]);
        self.host.drive(&mut self.check, [memory_lines, shared_words]);
        self.check.refused.drive(&mut self.refused);
        self.fields.mask.next = self.atomic_threads.taking.val();
        self.fields.refused.next = self.check.refused.valid.val();
        self.fields.aop.next = self.e1.high.val().get_bits::<4>(word::MODIFIER);
        self.fields.r#return.next = self.e1.high.val().get_bit(word::RETURNS);
        for i in 0..S {
            self.sets[i].d.next = self.prepare.set[i].val();
            self.combined[i].d.next = self.prepare.combined[i].val();
            self.fields.set[i].next = self.sets[i].q.val();
            self.fields.combined[i].next = self.combined[i].q.val();
            self.atomic_threads.set[i].next = self.sets[i].q.val();
        }
        self.access.drive(&mut self.fields, [address]);
        for i in 0..T {
            self.fields.data[i].next = self.e1.b[i].val();
            self.fields.data2[i].next = self.e1.c[i].val();
        }
        self.fields.drive(&mut self.load_store.req);
        self.load_store.req.valid.next = (self.for_memory.val() & !self.is_shared.val())
            | (self.legal.val() & (self.unit.val() == Unit::Attribute as u64));
        self.load_store.req.kind.next = self.unit_op.val().get_bits::<3>(memory_op::KIND);
        self.load_store.store_done.ready.next = true;
        self.fields.drive(&mut self.shared.req);
        self.shared.req.valid.next = self.for_memory.val() & self.is_shared.val();
        self.shared.req.kind.next = self.unit_op.val().get_bits::<2>(memory_op::KIND);
        self.issued_warp.d.next = self.issue_warp.val();
        self.shared.next_warp.next = self.issued_warp.q.val();
        self.prepare.req.valid.next =
            self.legal.val() & (self.unit.val() == Unit::AtomicPrepare as u64);
        self.prepare.req.aop.next = self.e1.high.val().get_bits::<4>(word::MODIFIER);
        self.e1.drive(&mut self.prepare.req, [warp, mask]);
        self.prepare.req.rd.next = self.e1.low.val().get_bits::<6>(word::RD);
        self.prepare.req.r#return.next = self.e1.high.val().get_bit(word::RETURNS);
        self.prepare.req.registers.next = self.unit_op.val().get_bit(memory_op::REGISTERS);
        self.texture_door.selected.next = self.picks_texture.val();
        self.texture_door.dropped.next =
            self.e1.valid.val() & !self.legal.val() & (self.unit.val() == Unit::Texture as u64);
        self.texture_door.req_valid.next =
            self.legal.val() & (self.unit.val() == Unit::Texture as u64);
        self.texture_door.req_kind.next = self.unit_op.val().get_bit(0);
        self.texture_door.req_warp.next = self.e1.warp.val();
        self.texture_door.req_rd.next = self.e1.low.val().get_bits::<6>(word::RD);
        self.texture_door.req_slot.next = self.e1.high.val().get_bits::<3>(word::SLOT);
        self.texture_door.req_mask.next = self.e1.mask.val();
        self.texture_door.req_channels.next = self.e1.high.val().get_bits::<4>(word::MODIFIER);
        self.texture_door.req_texture.next = self.e1.high.val().get_bits::<4>(word::TEXTURE);
        self.texture_door.room.next = self.tex_room.val();
        self.texture_door.out.drive(&mut self.tex);
        self.sfu.req.valid.next = self.legal.val() & (self.unit.val() == Unit::Sfu as u64);
        self.sfu.req.op.next = self.unit_op.val().get_bits::<4>(0);
        self.e1.drive(&mut self.sfu.req, [warp, mask]);
        self.sfu.req.rd.next = self.e1.low.val().get_bits::<6>(word::RD);
        self.access.drive(&mut self.prepare.req, [address]);
        for i in 0..T {
            self.prepare.req.data[i].next = self.e1.b[i].val();
            self.prepare.req.data2[i].next = self.e1.c[i].val();
            self.texture_door.req_u[i].next = self.e1.a[i].val();
            self.texture_door.req_v[i].next = self.e1.b[i].val();
            self.e1.drive(&mut self.sfu.req, [a[i], b[i]]);
        }

        // Their results.
        self.texel.drive(&mut self.texels.input);
        self.valids.next = 0.into();
        self.valids.next =
            self.valids.val().replace_bit(LOAD_STORE, self.load_store.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(TEXTURE, self.texels.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(SFU, self.sfu.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(PREPARE, self.prepare.wb.valid.val());
        self.valids.next = self.valids.val().replace_bit(SHARED, self.shared.wb.valid.val());
        self.slow.unit_valid.next = self.valids.val();
        self.load_store.wb.ready.next = self.slow.ready.val().get_bit(LOAD_STORE);
        self.texels.wb.ready.next = self.slow.ready.val().get_bit(TEXTURE);
        self.sfu.wb.ready.next = self.slow.ready.val().get_bit(SFU);
        self.prepare.wb.ready.next = self.slow.ready.val().get_bit(PREPARE);
        self.shared.wb.ready.next = self.slow.ready.val().get_bit(SHARED);
        self.load_store.wb.drive(&mut self.slow.unit_result[0]);
        self.texels.wb.drive(&mut self.slow.unit_result[1]);
        self.sfu.wb.drive(&mut self.slow.unit_result[2]);
        self.prepare.wb.drive(&mut self.slow.unit_result[3]);
        self.shared.wb.drive(&mut self.slow.unit_result[4]);
        self.slow.result.drive(&mut self.result);
        self.sfu_left.d.next = self.sfu.wb.valid.val() & self.slow.ready.val().get_bit(SFU);
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
        self.cache_reply.valid.next = self.arbiter.cache_rsp.val();
        self.cache_reply.tag.next = self.arbiter.client_tag.val();
        self.load_store.rsp.valid.next = self.arbiter.data_rsp.val();
        self.load_store.rsp.tag.next = self.rsp.tag.val().get_bits::<ACCESS_TAG>(0);
        self.rsp.drive(&mut self.cache_reply, [data]);
        self.rsp.drive(&mut self.load_store.rsp, [data]);
        self.rsp.drive(&mut self.constants.rsp, [data]);
    }
}
