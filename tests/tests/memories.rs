// SPDX-License-Identifier: MIT
//! Memories become the block RAM (or the LUT RAM) that they were written for, with nothing
//! beside it: no flip-flops, no tables that emulate a port.
use std::collections::BTreeMap;
use warpwright_rtl::cells::bram::Bram;
use warpwright_rtl::cells::lut_ram::LutRam;
use warpwright_rtl::dut::{Dut, Top};
use warpwright_rtl::registry::blocks;
use warpwright_rtl::sfu::CoefficientRom;
use warpwright_sim::compiled::export_text;
use warpwright_sim::synthesis::{synthesise, Family, Figures};

fn figures(dut: &dyn Dut, name: &str, family: Family) -> Figures {
    let text = export_text(dut, name).unwrap_or_else(|error| panic!("{name}: {error:#}"));
    synthesise(&text, name, family).unwrap_or_else(|error| panic!("{name}: {error:#}"))
}

/// Expects these cells and no others.
fn only(dut: &dyn Dut, name: &str, family: Family, wanted: &[(&str, u64)]) {
    let wanted: BTreeMap<String, u64> =
        wanted.iter().map(|&(cell, count)| (cell.into(), count)).collect();
    assert_eq!(figures(dut, name, family).cells, wanted, "{name} on {family:?}");
}

/// A `Bram` of `2^A` words of `W` bits becomes so many block RAMs.
fn bram<const A: usize, const W: usize>(ecp5: u64, ice40: u64) {
    let name = format!("bram_{A}_{W}");
    only(&Bram::<A, W>::default().ready(), &name, Family::Ecp5, &[("DP16KD", ecp5)]);
    // Up to 256 words Yosys takes the mode with a mask for each bit, which is active low: one
    // table turns the write enable round, however wide the memory is.
    let cells: &[(&str, u64)] =
        if A <= 8 { &[("SB_LUT4", 1), ("SB_RAM40_4K", ice40)] } else { &[("SB_RAM40_4K", ice40)] };
    only(&Bram::<A, W>::default().ready(), &name, Family::Ice40, cells);
}

#[test]
fn the_bram_leaf_is_block_ram_at_every_size() {
    bram::<4, 32>(1, 2); // a bank of texture lines in `nano`
    bram::<5, 32>(1, 2); // a bank of the instruction cache in `nano`
    bram::<6, 32>(1, 2); // both in `small`
    bram::<7, 32>(1, 2); // a bank of the register file in `small`
    bram::<9, 8>(1, 1);
    bram::<9, 36>(1, 5);
    bram::<9, 61>(2, 8);
    bram::<10, 32>(2, 8); // the instruction cache in `full`
    bram::<11, 32>(4, 16);
}

#[test]
fn the_coefficients_of_the_special_functions_are_block_ram() {
    let rom = || CoefficientRom::default().ready();
    only(&rom(), "coefficient_rom", Family::Ecp5, &[("DP16KD", 4)]);
    only(&rom(), "coefficient_rom", Family::Ice40, &[("SB_RAM40_4K", 16)]);
}

#[test]
fn the_lut_ram_leaf_is_lut_ram() {
    only(
        &LutRam::<4, 32>::default().ready(),
        "lut_ram_4_32",
        Family::Ecp5,
        &[("TRELLIS_DPR16X4", 8)],
    );
    only(
        &LutRam::<3, 24>::default().ready(),
        "lut_ram_3_24",
        Family::Ecp5,
        &[("TRELLIS_DPR16X4", 6)],
    );
}

fn block(name: &str, family: Family) -> Figures {
    let entry = blocks()
        .into_iter()
        .find(|entry| entry.name == name)
        .unwrap_or_else(|| panic!("no block {name}"));
    figures((entry.build)().as_ref(), name, family)
}

/// Two groups, three operands, four lanes; one flip-flop tells the group, tables select by it.
#[test]
fn the_register_file_is_block_ram() {
    let found = block("register_file", Family::Ecp5);
    assert_eq!((found.block_rams, found.flip_flops, found.lut_rams), (24, 1, 0), "{found:?}");
    let found = block("register_file", Family::Ice40);
    assert_eq!((found.block_rams, found.flip_flops), (48, 1), "{found:?}");
}

/// The memories inside of blocks, as many as the blocks have: four words of an instruction line,
/// sixteen banks of texture lines, what the FIFO keeps beside them, the coordinates of four threads,
/// the coefficients and both operands and results of four lanes.
#[test]
fn the_memories_of_the_caches_and_tables_are_block_ram() {
    for (name, block_rams) in [("front_end", 4), ("texture", 26), ("sfu", 16)] {
        assert_eq!(block(name, Family::Ecp5).block_rams, block_rams, "{name}");
    }
}

/// Every small memory of the special function unit, at 16 x 4 bits a cell: what is kept about an
/// instruction.
#[test]
fn what_the_special_function_unit_keeps_of_an_instruction_is_lut_ram() {
    let cells = |bits: u64| bits.div_ceil(4);
    let wanted = cells(3) + 2 * cells(4) + cells(6) + cells(3);
    assert_eq!(block("sfu", Family::Ecp5).lut_rams, wanted);
}
