// SPDX-License-Identifier: MIT
//! Both attributes `hdl_gen`, rust-hdl's and ours, make the same syntax tree of a kernel, drive the
//! same signals and simulate the same; and so does what stands for rust-hdl's shifts and slices.
mod parts;

use hdl_dialect::kernel::Shift;
use hdl_dialect::prelude::{Logic, LogicBlock, LogicStruct, *};
use rust_hdl::core::ast::VerilogStatement;
use warpwright_sim::harness::{seed, Random};

/// A number that a block starts with.
struct Two(usize);

impl Default for Two {
    fn default() -> Self {
        Self(2)
    }
}

/// A structure on a signal.
#[derive(Default, Copy, Clone, PartialEq, Eq, Debug, LogicStruct)]
struct Pair {
    low: Bits<4>,
    high: Bits<12>,
}

/// A block whose kernel has everything that a kernel can have, under one attribute and under the
/// other.
macro_rules! block {
    ($name:ident, [$($derived:path),*], $attribute:path) => {
        #[derive($($derived),*)]
        struct $name<const N: usize> {
            clock: Signal<In, Clock>,
            choice: Signal<In, Bits<8>>,
            words: [Signal<In, Bits<16>>; N],
            flags: Signal<In, Bits<N>>,
            wide: Signal<Out, Bits<33>>,
            narrow: Signal<Out, Bits<4>>,
            flag: Signal<Out, Bit>,
            kept: DFF<Bits<16>>,
            other: DFF<Bits<16>>,
            pair: Signal<Local, Pair>,
            sum: Signal<Local, Bits<16>>,
            _count: Two,
        }

        impl<const N: usize> Logic for $name<N> {
            #[$attribute]
            fn update(&mut self) {
                dff_setup!(self, clock, kept);
                clock!(self, clock, other);
                self.other.d.next = self.other.q.val() + 1;
                self.sum.next = 0.into();
                for i in 0..N {
                    self.sum.next = self.sum.val() + self.words[i].val();
                    if self.choice.val() == i.to_bits() {
                        self.sum.next = self.words[N - 1].val();
                    }
                }
                for j in 0..self._count.0 {
                    self.sum.next = self.sum.val().replace_bit(j, true);
                }
                for j in 1..(N * 2) {
                    self.sum.next = (self.sum.val() ^ j.to_bits()) << 1;
                }
                self.flag.next = (self.flags.val().any() & !self.flags.val().all()) | self.flags.val().xor();
                if self.choice.val() > 3 {
                    self.wide.next = bit_cast::<33, 16>(self.sum.val()) | 0x1_ffff_0000_u64;
                } else if (self.choice.val() != 2) & self.choice.val().get_bit(4) {
                    self.wide.next = bit_cast::<33, N>(self.flags.val());
                    self.kept.d.next = self.sum.val() - self.other.q.val();
                } else {
                    self.wide.next = 5.into();
                }
                match self.choice.val().index() {
                    0 => {
                        self.narrow.next = self.sum.val().get_bits::<4>(8);
                    }
                    1 => {
                        self.narrow.next = self.pair.val().low;
                    }
                    _ => {
                        self.narrow.next = 0.into();
                    }
                }
                self.pair.next.low = self.kept.q.val().get_bits::<4>(0);
                self.pair.next.high = self.pair.val().high & 0xfff;
            }
        }
    };
}

block!(Theirs, [rust_hdl::prelude::LogicBlock, Ports], rust_hdl::prelude::hdl_gen);
block!(Ours, [LogicBlock], hdl_dialect::prelude::hdl_gen);

impl<const N: usize> Default for Theirs<N> {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            choice: Default::default(),
            words: std::array::from_fn(|_| Default::default()),
            flags: Default::default(),
            wide: Default::default(),
            narrow: Default::default(),
            flag: Default::default(),
            kept: Default::default(),
            other: Default::default(),
            pair: Default::default(),
            sum: Default::default(),
            _count: Two::default(),
        }
    }
}

#[test]
fn both_attributes_make_the_same_tree() {
    fn same<const N: usize>() {
        // The wiring is a macro in front of both, written by hand or from the struct.
        let kernel = |tree: Verilog| match tree {
            Verilog::Combinatorial(block) => {
                let is_wiring =
                    |statement: &VerilogStatement| matches!(statement, VerilogStatement::Macro(_));
                assert!(is_wiring(&block[0]));
                block.into_iter().filter(|statement| !is_wiring(statement)).collect::<Vec<_>>()
            }
            other => panic!("no kernel: {other:?}"),
        };
        let theirs = format!("{:?}", kernel(Theirs::<N>::default().hdl()));
        let ours = format!("{:?}", kernel(Ours::<N>::default().hdl()));
        assert_eq!(theirs, ours, "N = {N}");
        for part in [
            "Loop",
            "Match",
            "SliceAssignment",
            "Slice(",
            "IndexReplace",
            "Conditional",
            "Cast",
            "Unary",
        ] {
            assert!(ours.contains(part), "no {part}: {ours}");
        }
    }
    same::<2>();
    same::<7>();
}

#[test]
fn both_drive_the_same_signals() {
    macro_rules! driven {
        ($name:ident) => {{
            let mut block = $name::<3>::default();
            block.connect();
            let words = block.words.each_ref().map(Signal::connected);
            let out = [
                block.wide.connected(),
                block.narrow.connected(),
                block.flag.connected(),
                block.choice.connected(),
            ];
            let inner = [
                block.pair.connected(),
                block.sum.connected(),
                block.flags.connected(),
                block.clock.connected(),
            ];
            let held = [&block.kept, &block.other]
                .map(|dff| [dff.d.connected(), dff.clock.connected(), dff.q.connected()]);
            (words, out, inner, held)
        }};
    }
    let ours = driven!(Ours);
    assert_eq!(driven!(Theirs), ours);
    assert_eq!(ours.1, [true, true, true, false]);
    assert_eq!(ours.3, [[true, true, false]; 2]);
}

#[test]
fn both_simulate_the_same() {
    let mut theirs = Theirs::<5>::default().ready();
    let mut ours = Lazy::new(Ours::<5>::default().ready());
    let mut random = Random::new(seed(3));
    let mut wide = 0;
    for cycle in 0..5000 {
        for port in 0..ours.inputs().len() {
            if random.below(3) == 0 {
                let value = if port == 0 {
                    random.below(8)
                } else {
                    random.below(1 << if port == 6 { 5 } else { 16 })
                };
                theirs.poke(port, value);
                ours.poke(port, value);
            }
        }
        theirs.settle();
        ours.settle();
        for port in 0..ours.outputs().len() {
            assert_eq!(ours.peek(port), theirs.peek(port), "output {port} in cycle {cycle}");
        }
        wide += u64::from(ours.peek(0) > 31);
        theirs.rise();
        ours.rise();
    }
    assert!(wide > 1000, "{wide} sums");
}

#[test]
fn shifts_and_slices_are_those_of_rust_hdl() {
    fn agree<const N: usize, const M: usize>(value: u64) {
        let word = Bits::<N>::from(value & (u64::MAX >> (64 - N)));
        for by in 0..70u64 {
            assert_eq!(Shift::left(word, by), word << by, "{word:?} left by {by}");
            assert_eq!(Shift::right(word, by), word >> by, "{word:?} right by {by}");
            let by = Bits::<M>::from(by & (u64::MAX >> (64 - M)));
            assert_eq!(Shift::left(word, by), word << by, "{word:?} left by {by:?}");
            assert_eq!(Shift::right(word, by), word >> by, "{word:?} right by {by:?}");
        }
        for index in 0..=N {
            assert_eq!(
                word.get_bits::<M>(index),
                Bits::get_bits::<M>(&word, index),
                "{M} bits of {word:?} from {index}"
            );
        }
    }
    for value in 0..100u64 {
        let value = value.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        agree::<1, 1>(value);
        agree::<8, 6>(value);
        agree::<17, 3>(value);
        agree::<32, 5>(value);
        agree::<32, 32>(value);
        agree::<32, 40>(value);
        agree::<33, 7>(value);
        agree::<48, 33>(value);
    }
}
