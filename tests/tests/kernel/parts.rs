// SPDX-License-Identifier: MIT
//! What a kernel of ours has beyond rust-hdl's: bundles that drive their parts, calls of memories,
//! constants as patterns.
use hdl_dialect::prelude::{Logic, LogicBlock, *};

/// A byte that is written somewhere.
#[derive(Bundle)]
#[part(Place: valid, address)]
#[part(Write: valid, address, data)]
struct Numbered<D: Way, const N: usize, const A: usize> {
    /// It is written in this cycle.
    valid: Signal<D, Bit>,
    /// Where.
    address: Signal<D, Bits<A>>,
    /// The byte.
    data: Signal<D, Bits<8>>,
    /// Its number.
    number: Signal<D, Bits<N>>,
    /// It has been written.
    done: Signal<D::Back, Bit>,
}

/// Hands on the place of a byte, by way of the write without its number and with another.
#[derive(LogicBlock)]
struct Narrow {
    input: Numbered<In, 3, 5>,
    output: Place<Out, 5>,
    number: Signal<Out, Bits<3>>,
    write: Write<Local, 5>,
    whole: Numbered<Local, 3, 5>,
}

impl Logic for Narrow {
    #[hdl_dialect::prelude::hdl_gen]
    fn update(&mut self) {
        self.input.drive(&mut self.write);
        self.write.drive(&mut self.whole);
        self.whole.number.next = self.input.number.val() + 1;
        self.whole.done.next = self.input.valid.val();
        self.input.done.next = self.whole.done.val();
        self.number.next = self.whole.number.val();
        self.whole.drive(&mut self.output);
    }
}

#[test]
fn a_bundle_drives_its_parts() {
    let mut block = Narrow::default().ready();
    let names = |ports: &[hdl_dialect::dut::Port]| -> Vec<String> {
        ports.iter().map(|port| port.name.clone()).collect()
    };
    assert_eq!(
        names(&block.inputs()),
        ["input_valid", "input_address", "input_data", "input_number"]
    );
    assert_eq!(names(&block.outputs()), ["input_done", "output_valid", "output_address", "number"]);
    for (valid, address, number) in [(1, 17, 3), (0, 3, 0), (1, 31, 6)] {
        block.poke(0, valid);
        block.poke(1, address);
        block.poke(3, number);
        block.settle();
        let outputs = [0, 1, 2, 3].map(|port| block.peek(port));
        assert_eq!(outputs, [valid, valid, address, number + 1]);
    }
    let Verilog::Combinatorial(statements) = Narrow::default().hdl() else {
        panic!("a kernel is combinatorial")
    };
    assert_eq!(statements.len(), 3 + 3 + 4 + 2, "one for each member of the part: {statements:?}");
}

/// A memory with all ports.
#[derive(LogicBlock)]
struct Memory {
    clock: Signal<In, Clock>,
    read_enable: Signal<In, Bit>,
    read_address: Signal<In, Bits<4>>,
    read_data: Signal<Out, Bits<8>>,
    write_enable: Signal<In, Bit>,
    write_address: Signal<In, Bits<4>>,
    write_data: Signal<In, Bits<8>>,
    word: DFF<Bits<8>>,
}

impl Logic for Memory {
    #[hdl_dialect::prelude::hdl_gen]
    fn update(&mut self) {
        self.read_data.next = self.word.q.val();
        if self.write_enable.val() & (self.write_address.val() != self.read_address.val()) {
            self.word.d.next = self.write_data.val();
        }
        if self.read_enable.val() {
            self.word.d.next = 0.into();
        }
    }
}

#[test]
fn a_call_of_a_memory_is_an_assignment_to_each_port() {
    macro_rules! user {
        ($name:ident, $kernel:item) => {
            #[derive(LogicBlock)]
            struct $name {
                clock: Signal<In, Clock>,
                valid: Signal<In, Bit>,
                data: Signal<In, Bits<8>>,
                place: DFF<Bits<4>>,
                memory: [Memory; 2],
            }
            impl Logic for $name {
                $kernel
            }
        };
    }
    user!(
        Long,
        #[hdl_dialect::prelude::hdl_gen]
        fn update(&mut self) {
            for i in 0..2 {
                self.memory[i].write_enable.next =
                    self.valid.val() & (self.place.q.val() == i.to_bits());
                self.memory[i].write_address.next = self.place.q.val() + 1;
                self.memory[i].write_data.next = self.data.val();
                self.memory[i].read_address.next = self.place.q.val();
            }
            if self.valid.val() {
                self.memory[0].read_enable.next = true;
                self.memory[0].read_address.next = 5.into();
            }
        }
    );
    user!(
        Short,
        #[hdl_dialect::prelude::hdl_gen]
        fn update(&mut self) {
            for i in 0..2 {
                self.memory[i].write(
                    self.valid.val() & (self.place.q.val() == i.to_bits()),
                    self.place.q.val() + 1,
                    self.data.val(),
                );
                self.memory[i].read(self.place.q.val());
            }
            if self.valid.val() {
                self.memory[0].read(true, 5.into());
            }
        }
    );
    let tree = |tree: Verilog| match tree {
        Verilog::Combinatorial(block) => format!("{block:?}"),
        other => panic!("no kernel: {other:?}"),
    };
    let (long, short) = (tree(Long::default().hdl()), tree(Short::default().hdl()));
    assert_eq!(long, short);
    for port in ["write_enable", "write_address", "write_data", "read_enable", "read_address"] {
        assert!(short.contains(&format!("${port}$next")), "no {port}: {short}");
    }
}

const LAST: usize = 3;

/// A word chosen by number, by a constant of this name and by the number itself.
#[derive(LogicBlock)]
struct Choices {
    choice: Signal<In, Bits<2>>,
    named: Signal<Out, Bits<8>>,
    numbered: Signal<Out, Bits<8>>,
}

#[hdl_gen]
impl Logic for Choices {
    fn update(&mut self) {
        match self.choice.val().index() {
            LAST => {
                self.named.next = 7.into();
            }
            _ => {
                self.named.next = 9.into();
            }
        }
        match self.choice.val().index() {
            3 => {
                self.numbered.next = 7.into();
            }
            _ => {
                self.numbered.next = 9.into();
            }
        }
    }
}

#[test]
fn a_constant_is_a_pattern() {
    let Verilog::Combinatorial(statements) = Choices::default().hdl() else {
        panic!("a kernel is combinatorial")
    };
    let texts: Vec<String> = statements.iter().map(|statement| format!("{statement:?}")).collect();
    assert_eq!(texts[0].replace("named", "numbered"), texts[1]);
    let mut block = Choices::default().ready();
    for choice in 0..4 {
        block.poke(0, choice);
        block.settle();
        let expected = if choice == 3 { 7 } else { 9 };
        assert_eq!([block.peek(0), block.peek(1)], [expected, expected]);
    }
}
