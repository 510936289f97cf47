//! One face for every block under test.
//!
//! A block names its ports once, with [`ports!`](crate::ports); the lockstep
//! harness, the co-simulation against the exported Verilog and the engines all
//! drive it through [`Dut`].
use crate::prelude::*;

/// A value that can travel over a port as an unsigned integer (at most 64 bits).
pub trait PortValue: Synth {
    /// Builds the value from the low bits of `value`.
    fn from_u64(value: u64) -> Self;
    /// The value as an unsigned integer.
    fn to_u64(self) -> u64;
}

impl PortValue for bool {
    fn from_u64(value: u64) -> Self {
        value & 1 != 0
    }
    fn to_u64(self) -> u64 {
        u64::from(self)
    }
}

impl<const N: usize> PortValue for Bits<N> {
    fn from_u64(value: u64) -> Self {
        const { assert!(N <= 64, "ports are at most 64 bits wide") };
        if N == 64 {
            value.into()
        } else {
            (value & ((1u64 << N) - 1)).into()
        }
    }
    fn to_u64(self) -> u64 {
        match self {
            Bits::Short(short) => u64::from(short.short()),
            Bits::Long(long) => (0..N).fold(0, |sum, i| sum | (u64::from(long.get_bit(i)) << i)),
        }
    }
}

/// A field of a block that is one port, or an array of ports.
pub trait PortGroup {
    /// How many ports the field holds; `None` for a plain port.
    fn array_len(&self) -> Option<usize> {
        None
    }
    /// Width of each port in bits.
    fn width(&self) -> usize;
    /// Drives port `index` of the field (inputs only).
    fn set(&mut self, index: usize, value: u64);
    /// Reads port `index` of the field.
    fn get(&self, index: usize) -> u64;
    /// Marks every port of the field as driven from outside.
    fn connect_from_outside(&mut self);
    /// Whether a new value has been driven and not yet taken (inputs).
    fn pending(&self) -> bool;
    /// Takes the values that have been driven (inputs).
    fn commit(&mut self);
    /// Whether a value changed in the last pass.
    fn changed(&self) -> bool;
}

impl<T: PortValue> PortGroup for Signal<In, T> {
    fn width(&self) -> usize {
        T::BITS
    }
    fn set(&mut self, _: usize, value: u64) {
        self.next = T::from_u64(value);
    }
    fn get(&self, _: usize) -> u64 {
        self.val().to_u64()
    }
    fn connect_from_outside(&mut self) {
        self.connect();
    }
    fn pending(&self) -> bool {
        self.next != self.val()
    }
    fn commit(&mut self) {
        self.update_all();
    }
    fn changed(&self) -> bool {
        self.changed
    }
}

impl<T: PortValue> PortGroup for Signal<Out, T> {
    fn width(&self) -> usize {
        T::BITS
    }
    fn set(&mut self, _: usize, _: u64) {
        panic!("an output cannot be driven from outside");
    }
    fn get(&self, _: usize) -> u64 {
        self.val().to_u64()
    }
    fn connect_from_outside(&mut self) {
        panic!("an output cannot be driven from outside");
    }
    fn pending(&self) -> bool {
        false
    }
    fn commit(&mut self) {}
    fn changed(&self) -> bool {
        self.changed
    }
}

impl<P: PortGroup, const N: usize> PortGroup for [P; N] {
    fn array_len(&self) -> Option<usize> {
        Some(N)
    }
    fn width(&self) -> usize {
        self[0].width()
    }
    fn set(&mut self, index: usize, value: u64) {
        self[index].set(0, value);
    }
    fn get(&self, index: usize) -> u64 {
        self[index].get(0)
    }
    fn connect_from_outside(&mut self) {
        self.iter_mut().for_each(P::connect_from_outside);
    }
    fn pending(&self) -> bool {
        self.iter().any(P::pending)
    }
    fn commit(&mut self) {
        self.iter_mut().for_each(P::commit);
    }
    fn changed(&self) -> bool {
        self.iter().any(P::changed)
    }
}

/// Name and width of one port. Elements of an array `a` are called `a$0`, `a$1`, ...
/// as in rust-hdl's own naming.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Name in the kernel.
    pub name: String,
    /// Width in bits, 1 to 64.
    pub width: usize,
}

/// A block that can be driven by name-listed ports, one clock at a time.
pub trait Dut: Send {
    /// The inputs without the clock, in the order of [`Dut::poke`].
    fn inputs(&self) -> Vec<Port>;
    /// The outputs, in the order of [`Dut::peek`].
    fn outputs(&self) -> Vec<Port>;
    /// Drives input `port` for the next [`Dut::settle`].
    fn poke(&mut self, port: usize, value: u64);
    /// Reads output `port` as of the last [`Dut::settle`].
    fn peek(&self, port: usize) -> u64;
    /// Lets the combinational logic settle with the clock low.
    fn settle(&mut self);
    /// One rising clock edge. Outputs are to be read after the next [`Dut::settle`].
    fn rise(&mut self);
    /// The rust-hdl block, for export, lint and waveforms. `None` for a compiled model.
    fn block(&self) -> Option<&dyn Block>;
}

/// The boundary of a block, for evaluation on demand ([`Lazy`](crate::cells::Lazy)).
pub trait Boundary: Block {
    /// Whether an input other than the clock has a new value.
    fn data_pending(&self) -> bool;
    /// Whether the clock has a new level.
    fn clock_pending(&self) -> bool;
    /// The level that the clock is driven to.
    fn clock_driven(&self) -> bool;
    /// Drives the clock.
    fn drive_clock(&mut self, level: bool);
    /// Takes all inputs, with the clock.
    fn commit_inputs(&mut self);
    /// Whether an output changed in the last pass.
    fn outputs_changed(&self) -> bool;
}

/// A block that can stand alone: its inputs come from outside.
pub trait Top: Sized {
    /// Marks all inputs as driven and connects everything inside. Call once, before use.
    fn ready(self) -> Self;
}

/// Expands a field to the list of its ports.
pub fn expand(name: &str, group: &dyn PortGroup) -> Vec<Port> {
    let width = group.width();
    match group.array_len() {
        None => vec![Port { name: name.into(), width }],
        Some(n) => (0..n).map(|i| Port { name: format!("{name}${i}"), width }).collect(),
    }
}

/// The number of evaluation passes after which a design counts as oscillating.
pub const MAX_PASSES: usize = 200;

/// Names the ports of a block and so makes it a [`Dut`].
///
/// ```ignore
/// ports! { [const W: usize, const LW: usize] Scoreboard<W, LW> {
///     in: issue_valid, issue_warp; out: pending } }
/// ```
/// The block must have a `clock: Signal<In, Clock>`; use `comb` after the braces'
/// opening (`ports! { [] Adder { comb in: a, b; out: y } }`) for one without.
#[macro_export]
macro_rules! ports {
    ([$($gen:tt)*] $ty:ty { in: $($i:ident),* ; out: $($o:ident),* $(,)? }) => {
        $crate::ports! { @impl [$($gen)*] $ty { in: $($i),* ; out: $($o),* }
            connect |me| { rust_hdl::prelude::Logic::connect(&mut me.clock); }
            drive |me, level| { me.clock.next = level.into(); }
            commit |me| { rust_hdl::prelude::Block::update_all(&mut me.clock); }
            pending |me| { me.clock.next != me.clock.val() }
            driven |me| { me.clock.next.clk } }
    };
    ([$($gen:tt)*] $ty:ty { comb in: $($i:ident),* ; out: $($o:ident),* $(,)? }) => {
        $crate::ports! { @impl [$($gen)*] $ty { in: $($i),* ; out: $($o),* }
            connect |_me| {} drive |_me, _level| {} commit |_me| {} pending |_me| { false } driven |_me| { false } }
    };
    (@impl [$($gen:tt)*] $ty:ty { in: $($i:ident),* ; out: $($o:ident),* }
        connect |$con:ident| $conbody:block drive |$drive:ident, $level:ident| $drivebody:block
        commit |$com:ident| $combody:block pending |$pen:ident| $penbody:block driven |$dri:ident| $dribody:block) => {
        impl<$($gen)*> $crate::dut::Boundary for $ty {
            fn data_pending(&self) -> bool {
                false $( || $crate::dut::PortGroup::pending(&self.$i) )*
            }
            fn clock_pending(&self) -> bool {
                let $pen = self;
                $penbody
            }
            fn clock_driven(&self) -> bool {
                let $dri = self;
                $dribody
            }
            fn drive_clock(&mut self, level: bool) {
                let ($drive, $level) = (self, level);
                $drivebody
            }
            fn commit_inputs(&mut self) {
                $( $crate::dut::PortGroup::commit(&mut self.$i); )*
                let $com = self;
                $combody
            }
            fn outputs_changed(&self) -> bool {
                false $( || $crate::dut::PortGroup::changed(&self.$o) )*
            }
        }
        impl<$($gen)*> $crate::dut::Top for $ty {
            fn ready(self) -> Self {
                let mut me = self;
                { let $con = &mut me; $conbody }
                $( $crate::dut::PortGroup::connect_from_outside(&mut me.$i); )*
                rust_hdl::prelude::Block::connect_all(&mut me);
                me
            }
        }
        impl<$($gen)*> $crate::dut::Dut for $ty {
            fn inputs(&self) -> Vec<$crate::dut::Port> {
                #[allow(unused_mut, reason = "a block may have no inputs")]
                let mut all = Vec::new();
                $( all.extend($crate::dut::expand(stringify!($i), &self.$i)); )*
                all
            }
            fn outputs(&self) -> Vec<$crate::dut::Port> {
                let mut all = Vec::new();
                $( all.extend($crate::dut::expand(stringify!($o), &self.$o)); )*
                all
            }
            #[allow(unused_assignments, unused_variables, unused_mut, reason = "the last step of the unrolled search")]
            fn poke(&mut self, port: usize, value: u64) {
                let mut port = port;
                $( { let n = $crate::dut::PortGroup::array_len(&self.$i).unwrap_or(1);
                     if port < n { return $crate::dut::PortGroup::set(&mut self.$i, port, value); }
                     port -= n; } )*
                panic!("no such input");
            }
            #[allow(unused_assignments, unused_variables, unused_mut, reason = "the last step of the unrolled search")]
            fn peek(&self, port: usize) -> u64 {
                let mut port = port;
                $( { let n = $crate::dut::PortGroup::array_len(&self.$o).unwrap_or(1);
                     if port < n { return $crate::dut::PortGroup::get(&self.$o, port); }
                     port -= n; } )*
                panic!("no such output");
            }
            fn settle(&mut self) {
                $crate::dut::Boundary::drive_clock(self, false);
                assert!(rust_hdl::prelude::simulate(self, $crate::dut::MAX_PASSES), "combinational loop: the design does not settle");
            }
            fn rise(&mut self) {
                $crate::dut::Boundary::drive_clock(self, true);
                assert!(rust_hdl::prelude::simulate(self, $crate::dut::MAX_PASSES), "combinational loop: the design does not settle");
            }
            fn block(&self) -> Option<&dyn rust_hdl::prelude::Block> {
                Some(self)
            }
        }
    };
}

/// Connects all inputs and internal signals of a freshly built top block.
///
/// The names after the block are only for the reader: [`ports!`](crate::ports) knows them.
#[macro_export]
macro_rules! ready_top {
    ($uut:expr $(; $($i:ident),* $(,)?)?) => {
        $crate::dut::Top::ready($uut)
    };
}

/// What drives a block in random tests: it respects the protocol of the block's neighbours.
pub trait Stimulus {
    /// The inputs of the next cycle, in port order; `random` yields 64 random bits a call,
    /// `outputs` are the block's outputs at the end of the last cycle (all zero at first).
    fn next(&mut self, random: &mut dyn FnMut() -> u64, outputs: &[u64]) -> Vec<u64>;
    /// Told at the end of each cycle what the inputs and outputs of that cycle were, for
    /// handshakes: a valid request that met a ready is taken.
    fn accepted(&mut self, _inputs: &[u64], _outputs: &[u64]) {}
}

/// Stimulus for a block that takes anything at any time.
pub struct AnyInput {
    widths: Vec<usize>,
}

impl AnyInput {
    /// Uniform random values on every input of `dut`.
    pub fn new(dut: &dyn Dut) -> Self {
        Self { widths: dut.inputs().iter().map(|port| port.width).collect() }
    }
}

impl Stimulus for AnyInput {
    fn next(&mut self, random: &mut dyn FnMut() -> u64, _: &[u64]) -> Vec<u64> {
        self.widths.iter().map(|&width| random() & (u64::MAX >> (64 - width))).collect()
    }
}
