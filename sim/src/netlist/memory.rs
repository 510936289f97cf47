// SPDX-License-Identifier: MIT
//! The block RAM of the ECP5, `DP16KD`: 2,048 groups of 9 bits, two ports.
//!
//! A port is 36, 18, 9, 4, 2 or 1 bits wide. With 36 bits it takes the data pins of both
//! ports, and 18 and 36 bits have an enable for each group in the lowest address bits.
//! What one port reads of a word that the other writes in the same cycle is not defined:
//! the model gives the complement of the old word there.
use super::read::{Bit, Cell};
use anyhow::{ensure, Result};

/// One side of the memory.
#[derive(Clone, Debug)]
struct Side {
    width: usize,
    /// What is read in a cycle that writes: nothing new, the new word, the old word.
    mode: Mode,
    address: Vec<usize>,
    data: Vec<usize>,
    enable: usize,
    write: usize,
    reset: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Keep,
    New,
    Old,
}

/// A block RAM.
#[derive(Clone, Debug)]
pub(super) struct BlockRam {
    sides: [Side; 2],
    /// Nets of the outputs of port A, then of port B; `usize::MAX` where there is none.
    outputs: [Vec<usize>; 2],
    groups: Vec<u16>,
    /// The words at the outputs: 18 bits of each port.
    words: [u32; 2],
}

/// Bits of a memory that a port reaches: for each bit the group and the place in it.
fn places(width: usize, address: usize) -> Vec<(usize, usize)> {
    match width {
        36 => (0..36).map(|bit| ((address >> 5) * 4 + bit / 9, bit % 9)).collect(),
        18 => (0..18).map(|bit| ((address >> 4) * 2 + bit / 9, bit % 9)).collect(),
        9 => (0..9).map(|bit| (address >> 3, bit)).collect(),
        // Narrower words leave the ninth bit of each group out.
        _ => (0..width).map(|bit| (address >> 3, (address & 7) / width * width + bit)).collect(),
    }
}

/// Reads one side of a cell; `net` gives the number of a bit, `clock` looks at the clock.
fn side(
    cell: &Cell,
    name: char,
    net: &mut dyn FnMut(Bit) -> usize,
    clock: &mut dyn FnMut(Bit) -> Result<()>,
) -> Result<Side> {
    let pin = |port: &str, index: Option<usize>| {
        let index = index.map_or(String::new(), |index| index.to_string());
        cell.bit(&format!("{port}{name}{index}"), 0)
    };
    let width = match cell.number(&format!("DATA_WIDTH_{name}")) as usize {
        0 => 18,
        width => width,
    };
    ensure!([1, 2, 4, 9, 18, 36].contains(&width), "DP16KD with a port of {width} bits");
    cell.only(&format!("REGMODE_{name}"), &["NOREG"])?;
    cell.only(&format!("CLK{name}MUX"), &[&format!("CLK{name}")])?;
    cell.only(&format!("CSDECODE_{name}"), &["0b000"])?;
    let selects = (0..3).map(|index| pin("CS", Some(index)));
    ensure!(selects.into_iter().all(|bit| !bit.may_be_one()), "DP16KD with a chip select");
    let mode = match cell.text(&format!("WRITEMODE_{name}"), "NORMAL") {
        "WRITETHROUGH" => Mode::New,
        "READBEFOREWRITE" => Mode::Old,
        _ => Mode::Keep,
    };
    if pin("CE", None).may_be_one() {
        clock(pin("CLK", None))?;
    }
    // With RESETMODE ASYNC a reset would act at once, which the model does not.
    let reset = pin("RST", None);
    ensure!(
        !reset.may_be_one() || cell.text("RESETMODE", "SYNC") == "SYNC",
        "DP16KD with an asynchronous reset"
    );
    Ok(Side {
        width,
        mode,
        address: (0..14).map(|index| net(pin("AD", Some(index)))).collect(),
        data: (0..18).map(|index| net(pin("DI", Some(index)))).collect(),
        enable: net(pin("CE", None)),
        write: net(pin("WE", None)),
        reset: net(reset),
    })
}

impl BlockRam {
    /// Reads the cell; `net` gives the number of a bit, `clock` looks at the clock.
    pub fn new(
        cell: &Cell,
        net: &mut dyn FnMut(Bit) -> usize,
        clock: &mut dyn FnMut(Bit) -> Result<()>,
    ) -> Result<Self> {
        let sides = [side(cell, 'A', net, clock)?, side(cell, 'B', net, clock)?];
        let outputs = ['A', 'B'].map(|side| {
            let bits = (0..18).map(|index| cell.bit(&format!("DO{side}{index}"), 0));
            bits.map(|bit| if matches!(bit, Bit::Net(_)) { net(bit) } else { usize::MAX }).collect()
        });
        Ok(Self { sides, outputs, groups: contents(cell), words: [0; 2] })
    }

    /// A clock edge, with the nets as they are.
    pub fn clock(&mut self, nets: &[bool]) {
        let number = |bits: &[usize]| {
            bits.iter()
                .enumerate()
                .fold(0, |sum, (index, &net)| sum | usize::from(nets[net]) << index)
        };
        let addresses = [number(&self.sides[0].address), number(&self.sides[1].address)];
        // (group, bits that are written, their values), and who writes.
        let mut writes: Vec<(usize, usize, u16, u16)> = vec![];
        for (index, side) in self.sides.iter().enumerate() {
            if !nets[side.enable] || !nets[side.write] {
                continue;
            }
            let data = match side.width {
                36 => number(&self.sides[0].data) | number(&self.sides[1].data) << 18,
                _ => number(&side.data),
            };
            for (bit, (group, place)) in
                places(side.width, addresses[index]).into_iter().enumerate()
            {
                let enabled = side.width < 18 || addresses[index] >> (bit / 9) & 1 == 1;
                if enabled {
                    writes.push((index, group, 1 << place, ((data >> bit & 1) as u16) << place));
                }
            }
        }
        // With 36 bits port A only writes and port B only reads.
        let one_way = self.sides.iter().any(|side| side.width == 36);
        let mut next = self.words;
        for (index, side) in self.sides.iter().enumerate() {
            if !nets[side.enable] || one_way && index == 0 {
                continue;
            }
            if nets[side.reset] {
                set(&mut next, index, side.width, 0);
                continue;
            }
            let writing = nets[side.write];
            if writing && side.mode == Mode::Keep {
                continue;
            }
            let mut word = 0;
            for (bit, (group, place)) in
                places(side.width, addresses[index]).into_iter().enumerate()
            {
                let mut value = self.groups[group] >> place & 1;
                for &(writer, _, mask, new) in
                    writes.iter().filter(|write| write.1 == group && write.2 >> place & 1 == 1)
                {
                    value = match (writer == index, side.mode) {
                        (true, Mode::New) => u16::from(new & mask != 0),
                        (true, _) => value,
                        (false, _) => value ^ 1,
                    };
                }
                word |= u64::from(value) << bit;
            }
            set(&mut next, index, side.width, word);
        }
        for (_, group, mask, new) in writes {
            self.groups[group] = self.groups[group] & !mask | new;
        }
        self.words = next;
    }

    /// Puts the words that were read on the nets.
    pub fn show(&self, nets: &mut [bool]) {
        for (outputs, word) in self.outputs.iter().zip(self.words) {
            for (index, &net) in outputs.iter().enumerate().filter(|(_, &net)| net != usize::MAX) {
                nets[net] = word >> index & 1 == 1;
            }
        }
    }
}

/// What a port has read: with 36 bits it shows at the pins of both.
fn set(words: &mut [u32; 2], side: usize, width: usize, word: u64) {
    if width == 36 {
        *words = [(word & 0x3_ffff) as u32, (word >> 18) as u32];
    } else {
        words[side] = word as u32;
    }
}

/// The memory's contents at the start: 64 parameters of sixteen words of 18 bits, each in 20.
fn contents(cell: &Cell) -> Vec<u16> {
    let mut groups = vec![0; 2048];
    for row in 0..64 {
        let bits = cell.bits(&format!("INITVAL_{row:02X}"));
        for (index, _) in bits.iter().enumerate().filter(|(index, &bit)| bit && index % 20 < 18) {
            let (word, bit) = (row * 16 + index / 20, index % 20);
            groups[word * 2 + bit / 9] |= 1 << (bit % 9);
        }
    }
    groups
}
