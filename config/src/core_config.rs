// SPDX-License-Identifier: MIT
//! The hardware of a core in numbers, and the widths that follow from them.
use crate::{GrantForm, THREADS};

/// Width of a PC: programs have up to 2^20 instructions.
pub const PC_BITS: usize = 20;

/// Instructions of an execution unit whose memory accesses are under way.
pub const OUTSTANDING: usize = 16;

/// The numbers of a core. Every const generic of the core's blocks is one of them, or follows from
/// them by one of the methods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoreConfig {
    /// Name on the command line.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    /// Execution units.
    pub units: usize,
    /// Texture pipelines; unit `e` uses pipeline `e` modulo their number.
    pub texture_pipelines: usize,
    /// Warps of a unit.
    pub warps: usize,
    /// Threads of a warp: one quad or two.
    pub threads: usize,
    /// Lanes of an execution unit; with fewer than `threads` an instruction takes several turns.
    pub lanes: usize,
    /// Registers of each lane, for all warps together.
    pub registers: usize,
    /// Instruction cache lines.
    pub instruction_lines: usize,
    /// Lines of a set of the instruction cache; all of them: it is fully associative.
    pub instruction_ways: usize,
    /// Instructions in each line.
    pub line_instructions: usize,
    /// Texture cache lines of 16 bytes.
    pub texture_lines: usize,
    /// Lines of a set of the texture cache.
    pub texture_ways: usize,
    /// Depth of the texture latency FIFO in samples.
    pub latency_fifo: usize,
    /// Lines that the texture cache asks memory for at a time.
    pub texture_requests: usize,
    /// Words of shared memory, for all workgroups together.
    pub shared_words: usize,
    /// Entries of each of the special function unit's two queues.
    pub sfu_queue: usize,
    /// What the textile grant decides, unless a variant says otherwise: what was fastest.
    pub grant: GrantForm,
}

/// The logarithm of a power of two.
const fn bits_for(count: usize) -> usize {
    count.ilog2() as usize
}

impl CoreConfig {
    /// The same core with so many execution units and texture pipelines.
    pub const fn with_units(self, units: usize, texture_pipelines: usize) -> Self {
        Self { units, texture_pipelines, ..self }
    }

    /// The same core with warps of so many threads.
    pub const fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// Words of a line of every execution unit, side by side.
    pub const fn unit_words(self) -> usize {
        4 * self.units
    }
    /// Width of a warp slot's number.
    pub const fn warp_bits(self) -> usize {
        bits_for(self.warps)
    }
    /// Width of a count of warps, 0 to all.
    pub const fn warp_count_bits(self) -> usize {
        self.warp_bits() + 1
    }
    /// Width of a thread's number.
    pub const fn thread_bits(self) -> usize {
        bits_for(self.threads)
    }
    /// Width of a count of threads, 0 to all.
    pub const fn thread_count_bits(self) -> usize {
        self.thread_bits() + 1
    }
    /// Sets of threads that a PREPARE can find: each has at least two threads.
    pub const fn atomic_sets(self) -> usize {
        self.threads / 2
    }
    /// Width of a memory access's tag: one of [`OUTSTANDING`] entries, and a thread.
    pub const fn access_tag_bits(self) -> usize {
        bits_for(OUTSTANDING) + self.thread_bits()
    }
    /// Width of what travels with a quad to its unit's texture port: the warp; with two quads which
    /// of them, and whether it is the last.
    pub const fn quad_tag_bits(self) -> usize {
        self.warp_bits() + (self.threads - THREADS) / 2
    }
    /// Width of what travels with a quad through a texture pipeline: the same, and the unit.
    pub const fn texture_tag_bits(self) -> usize {
        self.quad_tag_bits() + bits_for(self.units)
    }
    /// Width of a line's number in the instruction cache.
    pub const fn line_bits(self) -> usize {
        bits_for(self.instruction_lines)
    }
    /// Width of a way's number in the instruction cache.
    pub const fn way_bits(self) -> usize {
        bits_for(self.instruction_ways)
    }
    /// Width of an instruction's place in its line.
    pub const fn place_bits(self) -> usize {
        bits_for(self.line_instructions)
    }
    /// Width of a tag of the instruction cache: a PC without the place in its line.
    pub const fn line_tag_bits(self) -> usize {
        PC_BITS - self.place_bits()
    }
    /// Width of an address of the instruction cache's data: its rows hold two instructions.
    pub const fn pair_address_bits(self) -> usize {
        self.line_bits() + self.place_bits() - 1
    }
    /// Width of a row's number in one of the two bank groups of the register file.
    pub const fn register_bits(self) -> usize {
        bits_for(self.registers) - 1
    }
    /// Width of a texture cache line's number.
    pub const fn texture_line_bits(self) -> usize {
        bits_for(self.texture_lines)
    }
    /// Width of a pointer into a queue of the special function unit: an entry's number and the
    /// round.
    pub const fn sfu_pointer_bits(self) -> usize {
        bits_for(self.sfu_queue) + 1
    }
    /// Width of a row's number in shared memory: its rows hold four words.
    pub const fn shared_row_bits(self) -> usize {
        bits_for(self.shared_words) - 2
    }

    /// The same, if there can be such a core.
    ///
    /// # Panics
    /// Otherwise, with the reason: for a constant when it is compiled.
    pub const fn checked(self) -> Self {
        assert!(
            matches!(self.units, 1 | 2 | 4 | 8),
            "units: counters and tags are for 1, 2, 4 or 8"
        );
        assert!(
            matches!(self.texture_pipelines, 1 | 2) && self.texture_pipelines <= self.units,
            "texture_pipelines: 1 or 2, and no more than units"
        );
        assert!(matches!(self.threads, 4 | 8), "threads: a warp is one quad or two");
        assert!(
            self.threads == THREADS || self.units == 1,
            "threads: the switches of several units carry warps of one quad"
        );
        assert!(
            self.warps.is_power_of_two() && self.warps >= 4 && self.warps <= 32,
            "warps: a power of two from 4 to 32, the texture tags have 5 bits for a warp"
        );
        assert!(
            matches!(self.lanes, 1 | 2 | 4 | 8) && self.lanes <= self.threads,
            "lanes: 1, 2, 4 or 8, and no more than threads"
        );
        assert!(
            self.registers.is_power_of_two() && self.registers >= 16 * self.warps,
            "registers: a power of two, 16 for every thread of all warps"
        );
        assert!(
            self.instruction_lines.is_power_of_two()
                && self.instruction_ways.is_power_of_two()
                && self.instruction_ways <= self.instruction_lines,
            "instruction_lines, instruction_ways: powers of two, a set has no more than all lines"
        );
        assert!(self.instruction_lines >= self.warps, "instruction_lines: every warp locks a line");
        assert!(
            self.line_instructions.is_power_of_two()
                && self.line_instructions >= 2
                && self.line_instructions <= 32,
            "line_instructions: 2 to 32, a refill's tag has 4 bits for a memory line of two"
        );
        assert!(
            self.line_bits() <= self.line_tag_bits(),
            "instruction_lines: the number of a set is part of the tag"
        );
        assert!(
            self.texture_lines.is_power_of_two() && self.texture_lines >= 4,
            "texture_lines: a power of two from 4"
        );
        assert!(
            matches!(self.texture_ways, 1 | 2 | 4) && self.texture_ways <= self.texture_lines,
            "texture_ways: 1, 2 or 4"
        );
        assert!(
            self.latency_fifo.is_power_of_two() && self.texture_requests.is_power_of_two(),
            "latency_fifo, texture_requests: powers of two, their pointers wrap"
        );
        assert!(
            self.shared_words.is_power_of_two() && self.shared_words <= 4096,
            "shared_words: a power of two, the host's register has 13 bits"
        );
        assert!(
            matches!(self.sfu_queue, 4 | 8 | 16),
            "sfu_queue: 4 stay free for what is selected, an instruction's number has 4 bits"
        );
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CORES, SMALL};

    fn refused(config: CoreConfig) -> String {
        let error = std::panic::catch_unwind(|| config.checked()).unwrap_err();
        error.downcast_ref::<&str>().map_or_else(String::new, |text| text.to_string())
    }

    #[test]
    fn impossible_cores_are_refused_with_the_reason() {
        for (config, reason) in [
            (CoreConfig { warps: 6, ..SMALL }, "warps: a power of two"),
            (CoreConfig { warps: 64, ..SMALL }, "warps: a power of two from 4 to 32"),
            (SMALL.with_units(3, 1), "units:"),
            (SMALL.with_units(2, 4), "texture_pipelines:"),
            (SMALL.with_units(2, 1).with_threads(8), "threads: the switches"),
            (CoreConfig { lanes: 8, ..SMALL }, "lanes:"),
            (CoreConfig { registers: 64, ..SMALL }, "registers:"),
            (
                CoreConfig { instruction_lines: 4, instruction_ways: 4, ..SMALL },
                "instruction_lines:",
            ),
            (CoreConfig { line_instructions: 64, ..SMALL }, "line_instructions: 2 to 32"),
            (CoreConfig { sfu_queue: 2, ..SMALL }, "sfu_queue:"),
        ] {
            let text = refused(config);
            assert!(text.contains(reason), "{config:?}: {text}");
        }
    }

    #[test]
    fn widths_follow_from_the_numbers() {
        let wide = SMALL.with_threads(8);
        assert_eq!((SMALL.quad_tag_bits(), wide.quad_tag_bits()), (3, 5));
        assert_eq!(SMALL.with_units(8, 2).texture_tag_bits(), 6);
        assert_eq!((SMALL.line_tag_bits(), SMALL.pair_address_bits()), (17, 6));
        assert_eq!((SMALL.register_bits(), SMALL.shared_row_bits()), (7, 8));
    }

    #[test]
    fn no_two_cores_are_the_same() {
        for (number, config) in CORES.iter().enumerate() {
            assert!(!CORES[..number].contains(config), "{config:?} is listed twice");
        }
    }
}
