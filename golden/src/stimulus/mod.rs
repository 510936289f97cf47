// SPDX-License-Identifier: MIT
//! What drives each block in random tests, as its neighbours would.
pub mod atomics;
pub mod attribute;
pub mod cells;
pub mod constant_buffer;
pub mod counters;
pub mod dispatcher;
pub mod divergence;
pub mod execution_unit;
pub mod front_end;
pub mod instruction_buffer;
pub mod lane;
pub mod load_store;
pub mod memory_arbiter;
pub mod microcoded;
pub mod operand_read;
pub mod page_table;
pub mod pool;
pub mod register_file;
pub mod scoreboard;
pub mod sfu;
pub mod shared_memory;
pub mod soc;
pub mod texture;
pub mod warp_scheduler;
pub mod workgroups;
pub mod write_back;

use crate::{AnyInput, AnyStimulus};
use warpwright_config::SchedulerSettings;

/// The stimulus of a registered block, by the name of the block, in the configuration that is
/// registered.
pub fn of(block: &str) -> Box<dyn AnyStimulus> {
    match block {
        "bram" => Box::new(cells::NoCollision),
        "byte_ram" => Box::new(cells::ReadOrWrite),
        "warp_ram" => Box::new(cells::WarpsWithoutCollision),
        "lowest" | "highest" | "lowest_two" | "highest_two" => Box::new(cells::ManyAndFew),
        "front_end" => Box::new(front_end::Neighbours::new(8)),
        "dispatcher" => Box::new(dispatcher::Neighbours::new(1)),
        "dispatcher_pool" => Box::new(dispatcher::Neighbours::new(4)),
        "workgroups" => Box::new(workgroups::Neighbours::new(8)),
        "scoreboard" => Box::new(scoreboard::Neighbours::new(8, 8)),
        "credit_update" => Box::new(warp_scheduler::credit_update::Neighbours::new(8)),
        "pipes" => Box::new(warp_scheduler::pipes::Neighbours::new(
            SchedulerSettings::default().thresholds(),
            2,
        )),
        "pod" => Box::new(warp_scheduler::pod::Neighbours),
        "warp_scheduler" => Box::new(warp_scheduler::scheduler::Neighbours::new(8)),
        "warp_scheduler_pods" => Box::new(warp_scheduler::scheduler::Neighbours::new(48)),
        "instruction_buffer" => Box::new(instruction_buffer::Neighbours(8)),
        "page_table" => Box::new(page_table::Neighbours::new(8)),
        "operand_read" => Box::new(operand_read::Neighbours::new(8, 4)),
        "register_file" => Box::new(register_file::NoCollision(4)),
        "lane" => Box::new(lane::Operands),
        "sfu" => Box::new(sfu::Neighbours::new(8, 4)),
        "lanes" => Box::new(execution_unit::lanes::Turns::new(4, 1)),
        "access_check" => Box::new(execution_unit::access_check::Accesses(4)),
        "branch_unit" => Box::new(execution_unit::branch_unit::Control(4)),
        "return_stack" => Box::new(execution_unit::return_stack::Neighbours::new(8)),
        "faults" => Box::new(execution_unit::faults::Neighbours(3)),
        "warp_lives" => Box::new(execution_unit::warp_lives::Neighbours::new(8)),
        "slow_results" => Box::new(execution_unit::slow_results::Waiting::new(4)),
        "divergence" => Box::new(divergence::Neighbours::new(8, 4)),
        "load_store" => Box::new(load_store::Neighbours::new(8, 4)),
        "attribute" => Box::new(attribute::Neighbours::new(8, 4)),
        "constant_buffer" => Box::new(constant_buffer::Neighbours::default()),
        "shared_memory" => Box::new(shared_memory::Neighbours::new(8, 4)),
        "bank_conflicts" => Box::new(shared_memory::FewWords(4)),
        "atomic_alu" => Box::new(atomics::alu::Operations),
        "address_match" => Box::new(atomics::address_match::Addresses(4)),
        "serial_prefix" => Box::new(atomics::prefix::Sets::new(4, true)),
        "kogge_stone" => Box::new(atomics::prefix::Sets::new(4, false)),
        "brent_kung" => Box::new(atomics::prefix::Sets::new(8, false)),
        "atomic_prepare" => Box::new(atomics::prepare::Neighbours::<4>),
        "pick" => Box::new(atomics::pick::Bitmaps),
        "atomic_unit" => Box::new(atomics::unit::Neighbours::default()),
        "word_fifo" => Box::new(pool::word_fifo::Neighbours::default()),
        "texture_door" => Box::new(pool::texture_door::Neighbours::new(3, 4)),
        "memory_switch" => Box::new(pool::memory_switch::Neighbours::default()),
        "texture_switch" => Box::new(pool::texture_switch::Neighbours::default()),
        "texture_tags" => Box::new(texture::TagNeighbours::new(64)),
        "latency_fifo" => Box::new(texture::FifoNeighbours::new(16, 16)),
        "texture" => Box::new(texture::Neighbours::default()),
        "write_back" => Box::new(write_back::Results::new(4)),
        "memory_arbiter" => Box::new(memory_arbiter::Neighbours::default()),
        "counters" => Box::new(counters::Events),
        "microcoded_core" | "microcoded_pool" => Box::new(microcoded::Launches::default()),
        "uart_receiver" => Box::new(soc::uart::Line::default()),
        "uart_sender" => Box::new(soc::uart::Bytes::default()),
        "crc32" => Box::new(soc::crc32::Frames::default()),
        "host_link" => Box::new(soc::host_link::Neighbours::default()),
        "host_registers" => Box::new(soc::host_registers::Neighbours::default()),
        "memory_bridge" => Box::new(soc::memory_bridge::Neighbours::default()),
        "word_port" => Box::new(soc::word_port::Neighbours::default()),
        "microcoded_host" => Box::new(soc::microcoded_host::Neighbours::default()),
        "line_memory" => Box::new(soc::line_memory::Requests::default()),
        "line_cache" => Box::new(soc::line_cache::Neighbours::default()),
        "sdram_controller" => Box::new(soc::sdram_controller::Requests::default()),
        // Takes anything at any time.
        _ => Box::new(AnyInput),
    }
}
