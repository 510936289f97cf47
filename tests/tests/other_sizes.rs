// SPDX-License-Identifier: MIT
//! Blocks in sizes that are not exported by themselves against their golden models, in rust-hdl and
//! as exported Verilog: for warps of eight threads, and for the 32 warps of `full`.
use warpwright_golden::stimulus::{
    dispatcher,
    execution_unit::{branch_unit::Control, faults, return_stack, warp_lives},
    operand_read, page_table,
    pool::texture_door,
    register_file::NoCollision,
    workgroups,
    write_back::Results,
};
use warpwright_golden::{AnyModel, AnyStimulus};
use warpwright_rtl::dispatcher::Dispatcher;
use warpwright_rtl::dut::Dut;
use warpwright_rtl::dut::Top;
use warpwright_rtl::execution_unit::branch_unit::BranchUnit;
use warpwright_rtl::execution_unit::faults::Faults;
use warpwright_rtl::execution_unit::return_stack::ReturnStack;
use warpwright_rtl::execution_unit::warp_lives::WarpLives;
use warpwright_rtl::operand_read::page_table::PageTable;
use warpwright_rtl::operand_read::OperandRead;
use warpwright_rtl::pool::texture_door::TextureDoor;
use warpwright_rtl::register_file::RegisterFile;
use warpwright_rtl::workgroups::Workgroups;
use warpwright_rtl::write_back::WriteBack;
use warpwright_sim::compiled::CompiledModel;
use warpwright_sim::golden;
use warpwright_sim::harness::{cycles, lockstep, seed};

/// Both forms of a block beside fresh models and neighbours.
fn both(
    name: &str,
    dut: &mut dyn Dut,
    model: impl Fn() -> Box<dyn AnyModel>,
    stimulus: impl Fn() -> Box<dyn AnyStimulus>,
) {
    let mut compiled = CompiledModel::of(dut, name).expect("the block is exported and compiled");
    for (dut, clocks) in [(dut, 3000), (&mut compiled as &mut dyn Dut, 30_000)] {
        lockstep(name, dut, model().as_mut(), stimulus().as_mut(), seed(1), cycles(clocks));
    }
}

#[test]
fn operand_read_equals_its_golden_model() {
    let mut dut = OperandRead::<8, 3, 8, 7>::default().ready();
    let model = || Box::new(golden::operand_read::OperandRead::new(8, 8, 16)) as Box<dyn AnyModel>;
    both("operand_read", &mut dut, model, || Box::new(operand_read::Neighbours::new(8, 8)));
    let mut dut = OperandRead::<32, 5, 4, 10>::default().ready();
    let model = || Box::new(golden::operand_read::OperandRead::new(32, 4, 32)) as Box<dyn AnyModel>;
    both("operand_read", &mut dut, model, || Box::new(operand_read::Neighbours::new(32, 4)));
}

#[test]
fn register_file_and_write_back_equal_their_golden_models() {
    let mut dut = RegisterFile::<7, 8>::default().ready();
    let model = || Box::new(golden::register_file::RegisterFile::new(7, 8)) as Box<dyn AnyModel>;
    both("register_file", &mut dut, model, || Box::new(NoCollision(8)));
    let mut dut = WriteBack::<8, 7>::default().ready();
    let model = || Box::new(golden::write_back::WriteBack::new(8)) as Box<dyn AnyModel>;
    both("write_back", &mut dut, model, || Box::new(Results::new(8)));
}

#[test]
fn branch_unit_equals_its_golden_model() {
    let mut dut = BranchUnit::<3, 8>::default().ready();
    both(
        "branch_unit",
        &mut dut,
        || Box::new(golden::branch_unit::BranchUnit),
        || Box::new(Control(8)),
    );
}

#[test]
fn pages_workgroups_and_lives_of_32_warps_equal_their_golden_models() {
    let mut dut = PageTable::<32, 5, 10>::default().ready();
    let model = || Box::new(golden::page_table::Pages::new(32, 32)) as Box<dyn AnyModel>;
    both("page_table", &mut dut, model, || Box::new(page_table::Neighbours::new(32)));
    let mut dut = Workgroups::<32, 5, 4>::new(1024).ready();
    let model = || Box::new(golden::workgroups::Workgroups::new(32, 1024)) as Box<dyn AnyModel>;
    both("workgroups", &mut dut, model, || Box::new(workgroups::Neighbours::new(32)));
    let mut dut = WarpLives::<32, 5>::default().ready();
    let model = || Box::new(golden::warp_lives::WarpLives::default()) as Box<dyn AnyModel>;
    both("warp_lives", &mut dut, model, || Box::new(warp_lives::Neighbours::new(32)));
}

#[test]
fn stacks_and_faults_of_32_warps_equal_their_golden_models() {
    let mut dut = ReturnStack::<32, 5>::default().ready();
    let model = || Box::new(golden::return_stack::ReturnStack::new(32)) as Box<dyn AnyModel>;
    both("return_stack", &mut dut, model, || Box::new(return_stack::Neighbours::new(32)));
    let mut dut = Faults::<32, 5>::default().ready();
    let model = || Box::new(golden::faults::Faults::new(32)) as Box<dyn AnyModel>;
    both("faults", &mut dut, model, || Box::new(faults::Neighbours(5)));
}

/// Two quads a warp, side by side.
#[test]
fn dispatcher_equals_its_golden_model() {
    let mut dut = Dispatcher::<1, 8, 3, 8>::new(256, 8).ready();
    let model = || Box::new(golden::dispatcher::Dispatcher::new(1, 8, 8, 256)) as Box<dyn AnyModel>;
    both("dispatcher", &mut dut, model, || Box::new(dispatcher::Neighbours::new(1)));
    let mut dut = Dispatcher::<4, 8, 3, 8>::new(256, 8).ready();
    let model = || Box::new(golden::dispatcher::Dispatcher::new(4, 8, 8, 256)) as Box<dyn AnyModel>;
    both("dispatcher", &mut dut, model, || Box::new(dispatcher::Neighbours::new(4)));
}

/// A request for each quad with threads; then the door of `full`.
#[test]
fn texture_door_equals_its_golden_model() {
    let mut dut = TextureDoor::<3, 5, 8>::new(false).ready();
    let model = || Box::new(golden::pool::TextureDoor::new(8, 3)) as Box<dyn AnyModel>;
    both("texture_door", &mut dut, model, || Box::new(texture_door::Neighbours::new(3, 8)));
    let mut dut = TextureDoor::<5, 5, 4>::new(false).ready();
    let model = || Box::new(golden::pool::TextureDoor::new(4, 5)) as Box<dyn AnyModel>;
    both("texture_door", &mut dut, model, || Box::new(texture_door::Neighbours::new(5, 4)));
}
