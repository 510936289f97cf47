// SPDX-License-Identifier: MIT
//! Every block against its golden model, cycle by cycle.
use warpwright_golden::stimulus::instruction_buffer::Neighbours;
use warpwright_golden::stimulus::soc::uart::DIVISOR;
use warpwright_golden::stimulus::{self, write_back::Results};
use warpwright_golden::AnyModel;
use warpwright_isa::table::by_opcode;
use warpwright_isa::{OptionalUnit, Row, UnitSet};
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::instruction_buffer::InstructionBuffer;
use warpwright_rtl::registry::blocks;
use warpwright_rtl::registry::{FACTS, TIMING};
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden::decode::legal;
use warpwright_sim::golden::{
    access_check, branch_unit, constant_buffer, counters, dispatcher, faults, first,
    instruction_buffer, memory_arbiter, operand_read, page_table, pool, register_file,
    return_stack, sdram, slow_results, soc, warp_lives, write_back,
};
use warpwright_sim::harness::{cycles, lockstep, seed, Bench, Stimulus};

fn against(name: &str, model: &mut dyn AnyModel) {
    let entry =
        blocks().into_iter().find(|entry| entry.name == name).expect("the block is registered");
    let mut dut = (entry.build)();
    let mut stimulus = stimulus::of(entry.name);
    lockstep(name, dut.as_mut(), model, stimulus.as_mut(), seed(1), cycles(3000));
}

/// The decoder's outputs, from the instruction table.
fn controls(word: u64) -> instruction_buffer::Controls {
    let Some(row) = by_opcode(word as u8).filter(|_| legal(word)) else {
        return instruction_buffer::Controls { packed: 1 << 17, ..Default::default() };
    };
    let bits = [
        (1, true),
        (1, row.immediate()),
        (1, row.reads_a()),
        (1, row.reads_b()),
        (1, row.reads_c()),
        (1, row.writes_rd()),
        (1, row.writes_predicate()),
        (1, row.reorderable()),
        (1, row.control()),
    ];
    let flags = bits[1..]
        .iter()
        .enumerate()
        .fold(0, |sum, (i, &(_, flag))| sum | u64::from(flag) << (10 + i));
    instruction_buffer::Controls {
        legal: true,
        unit: row.unit as u64,
        unit_op: row.unit_op.into(),
        reorderable: row.reorderable(),
        packed: 1 | (row.unit as u64) << 1 | u64::from(row.unit_op) << 4 | flags,
    }
}

#[test]
fn instruction_buffer_equals_its_golden_model() {
    against("instruction_buffer", &mut instruction_buffer::InstructionBuffer::new(8, controls));
}

/// In rust-hdl and as exported Verilog.
#[test]
fn instruction_buffer_of_32_warps_equals_its_golden_model() {
    let mut dut = InstructionBuffer::<32, 5>::new(false, UnitSet::EMPTY).ready();
    for dut in [
        &mut CompiledModel::of(&dut, "instruction_buffer").expect("it compiles") as &mut dyn Dut,
        &mut dut,
    ] {
        let mut model = instruction_buffer::InstructionBuffer::new(32, controls);
        lockstep("instruction_buffer", dut, &mut model, &mut Neighbours(32), seed(3), cycles(3000));
    }
}

/// Texture reads suspend their warp, in rust-hdl and as exported Verilog.
#[test]
fn suspending_instruction_buffer_equals_its_golden_model() {
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "instruction_buffer")
        .expect("the block is registered");
    let mut dut = InstructionBuffer::<8, 3>::new(true, UnitSet::EMPTY).ready();
    for dut in [
        &mut CompiledModel::of(&dut, "instruction_buffer").expect("it compiles") as &mut dyn Dut,
        &mut dut,
    ] {
        let mut stimulus = stimulus::of(entry.name);
        let mut model = instruction_buffer::InstructionBuffer::new(8, controls).suspending();
        lockstep("instruction_buffer", dut, &mut model, stimulus.as_mut(), seed(1), cycles(3000));
    }
}

/// In a core without units their instructions are not legal.
#[test]
fn instruction_buffer_without_units_equals_its_golden_model() {
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "instruction_buffer")
        .expect("the block is registered");
    for without in OptionalUnit::ALL
        .map(|unit| [unit].into_iter().collect::<UnitSet>())
        .into_iter()
        .chain([OptionalUnit::ALL.into_iter().collect::<UnitSet>()])
    {
        println!("without {without}");
        let known = move |word: u64| {
            let there = controls(word);
            let absent = by_opcode(word as u8)
                .and_then(Row::optional_unit)
                .is_some_and(|unit| without.contains(unit));
            instruction_buffer::Controls {
                legal: there.legal && !absent,
                packed: there.packed & !u64::from(absent),
                ..there
            }
        };
        let mut dut = InstructionBuffer::<8, 3>::new(false, without).ready();
        for dut in [
            &mut CompiledModel::of(&dut, "instruction_buffer").expect("it compiles")
                as &mut dyn Dut,
            &mut dut,
        ] {
            let mut stimulus = stimulus::of(entry.name);
            let mut model = instruction_buffer::InstructionBuffer::new(8, known);
            lockstep(
                "instruction_buffer",
                dut,
                &mut model,
                stimulus.as_mut(),
                seed(2),
                cycles(2000),
            );
        }
    }
}

#[test]
fn register_file_equals_its_golden_model() {
    against("register_file", &mut register_file::RegisterFile::new(7, 4));
}

#[test]
fn slow_results_equal_their_golden_model() {
    against("slow_results", &mut slow_results::SlowResults::new(4));
}

#[test]
fn write_back_equals_its_golden_model() {
    against("write_back", &mut write_back::WriteBack::new(4));
}

/// Times in which the lanes write the group that a slow unit wants, for up to thirty cycles: by
/// chance alone that never lasts as long as the unit's patience.
struct Busy {
    any: Results,
    left: u64,
    group: u64,
}

impl Stimulus for Busy {
    type Inputs = write_back::Inputs;
    type Outputs = write_back::Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Self::Outputs) -> Self::Inputs {
        let mut inputs = self.any.next(random, outputs);
        let dice = random();
        if self.left > 0 {
            self.left -= 1;
            (inputs.fixed_mask, inputs.fixed_group) = (inputs.fixed_mask | 1, self.group);
            (inputs.slow_valid, inputs.slow_group) = (1, self.group);
        } else if dice & 15 == 0 {
            (self.left, self.group) = (dice >> 8 & 31, dice >> 16 & 1);
        }
        inputs
    }
}

/// A slow result that has waited for fifteen cycles stops the scheduler until it has been written.
#[test]
fn write_back_is_patient_for_fifteen_cycles() {
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "write_back")
        .expect("the block is registered");
    let mut dut = (entry.build)();
    let mut verilog = CompiledModel::of(dut.as_ref(), "write_back").expect("it compiles");
    for (dut, count) in [(&mut verilog as &mut dyn Dut, 30_000), (dut.as_mut(), 3000)] {
        let mut busy = Busy { any: Results::new(4), left: 0, group: 0 };
        lockstep(
            "write_back",
            dut,
            &mut write_back::WriteBack::new(4),
            &mut busy,
            seed(1),
            cycles(count),
        );
    }
    // It happens: the lanes write for sixteen cycles.
    let mut bench = Bench::<_, write_back::Inputs, write_back::Outputs>::new(&mut verilog);
    (bench.inputs.fixed_mask, bench.inputs.slow_valid) = (1, 1);
    let throttled = (0..17u64).map(|_| {
        let now = bench.settle().throttle;
        bench.rise();
        now
    });
    assert_eq!(throttled.last(), Some(1));
}

#[test]
fn counters_equal_their_golden_model() {
    against("counters", &mut counters::Counters::default());
}

#[test]
fn blocks_of_the_control_flow_equal_their_golden_models() {
    against("access_check", &mut access_check::AccessCheck);
    against("branch_unit", &mut branch_unit::BranchUnit);
    against("return_stack", &mut return_stack::ReturnStack::new(8));
    against("faults", &mut faults::Faults::new(8));
    against("warp_lives", &mut warp_lives::WarpLives::default());
}

#[test]
fn constant_buffer_equals_its_golden_model() {
    against("constant_buffer", &mut constant_buffer::ConstantBuffer::default());
}

#[test]
fn operand_read_equals_its_golden_model() {
    against("operand_read", &mut operand_read::OperandRead::new(8, 4, 16));
}

/// Launches with one to four pages, in rust-hdl and as exported Verilog; the model asserts that no
/// page has two warps.
#[test]
fn page_table_equals_its_golden_model() {
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == "page_table")
        .expect("the block is registered");
    against("page_table", &mut page_table::Pages::new(8, 16));
    let rust = (entry.build)();
    let mut dut = CompiledModel::of(rust.as_ref(), "page_table").expect("it compiles");
    let mut stimulus = stimulus::of(entry.name);
    lockstep(
        "page_table",
        &mut dut,
        &mut page_table::Pages::new(8, 16),
        stimulus.as_mut(),
        seed(2),
        cycles(200_000),
    );
}

#[test]
fn memory_arbiter_equals_its_golden_model() {
    against("memory_arbiter", &mut memory_arbiter::MemoryArbiter::default());
}

#[test]
fn the_lowest_and_the_highest_bits_are_those_of_the_golden_model() {
    use first::End;
    against("lowest", &mut first::First(End::Low));
    against("highest", &mut first::First(End::High));
    against("lowest_two", &mut first::FirstTwo(End::Low));
    against("highest_two", &mut first::FirstTwo(End::High));
}

#[test]
fn a_node_of_the_prefix_networks_equals_its_golden_model() {
    against("combine", &mut warpwright_sim::golden::atomic_prepare::Combine);
}

#[test]
fn old_values_are_picked_as_the_golden_model_does() {
    against("pick", &mut warpwright_sim::golden::atomic_prepare::Pick { threads: 4 });
}

#[test]
fn queues_and_switches_of_the_pool_equal_their_golden_models() {
    against("word_fifo", &mut pool::WordFifo::new(4, 2));
    against("texture_door", &mut pool::TextureDoor::new(4, 3));
    against("texture_switch", &mut pool::TextureSwitch::new(4, 3));
    against("memory_switch", &mut pool::MemorySwitch::new(4, 2));
}

#[test]
fn blocks_of_the_board_equal_their_golden_models() {
    against("uart_receiver", &mut soc::UartReceiver::new(DIVISOR));
    against("uart_sender", &mut soc::UartSender::new(DIVISOR));
    against("crc32", &mut soc::Crc32::default());
    against("host_registers", &mut soc::HostRegisters::new(FACTS));
    against("microcoded_host", &mut soc::MicrocodedHost::new(FACTS));
    against("memory_bridge", &mut soc::MemoryBridge::default());
    against("word_port", &mut soc::WordPort::default());
    against("line_memory", &mut soc::LineMemory::new(6));
    against("line_cache", &mut sdram::LineCache::new(5));
    against("sdram_controller", &mut sdram::SdramController::new(TIMING));
}

/// The dispatcher's neighbours, with warps that run for long: the units are full.
struct LongWarps(stimulus::dispatcher::Neighbours);

impl Stimulus for LongWarps {
    type Inputs = dispatcher::Inputs;
    type Outputs = dispatcher::Outputs;

    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &Self::Outputs) -> Self::Inputs {
        let mut inputs = self.0.next(random, outputs);
        for free in &mut inputs.free_valid {
            *free &= u64::from(random() % 16 == 0);
        }
        inputs
    }
}

/// Tasks that wait for slots and registers, in rust-hdl and as exported Verilog.
#[test]
fn dispatcher_equals_its_golden_model_when_units_are_full() {
    for (name, units) in [("dispatcher", 1), ("dispatcher_pool", 4)] {
        let entry =
            blocks().into_iter().find(|entry| entry.name == name).expect("the block is registered");
        let mut rust = (entry.build)();
        let mut verilog = CompiledModel::of(rust.as_ref(), name).expect("it compiles");
        for (dut, rounds) in [(&mut verilog as &mut dyn Dut, 200_000), (rust.as_mut(), 10_000)] {
            let mut stimulus = LongWarps(stimulus::dispatcher::Neighbours::new(units));
            let mut model = dispatcher::Dispatcher::new(units, 8, 4, 256);
            lockstep(name, dut, &mut model, &mut stimulus, seed(3), cycles(rounds));
        }
    }
}

#[test]
fn dispatcher_equals_its_golden_model() {
    against("dispatcher", &mut warpwright_sim::golden::dispatcher::Dispatcher::new(1, 8, 4, 256));
    against(
        "dispatcher_pool",
        &mut warpwright_sim::golden::dispatcher::Dispatcher::new(4, 8, 4, 256),
    );
}
