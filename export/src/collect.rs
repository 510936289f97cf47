// SPDX-License-Identifier: MIT
//! Collects a block's tree: signals, children and kernels.
use crate::names::port_name;
use num_bigint::BigUint;
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::probe::Probe;
use rust_hdl::core::type_descriptor::{TypeDescriptor, TypeKind};
use rust_hdl::prelude::Block;
use std::collections::BTreeMap;

/// A signal, port or constant of a block.
#[derive(Clone, Debug)]
pub struct Signal {
    /// Name inside the block, rust-hdl's spelling.
    pub name: String,
    /// Name in Verilog: a member of an interface has one underscore, an element of an array two.
    pub verilog: String,
    pub kind: AtomKind,
    pub width: usize,
    pub signed: bool,
    pub clock: bool,
    /// Value of a constant, modulo `2^width`.
    pub value: BigUint,
}

/// A block with its parts.
#[derive(Clone, Debug)]
pub struct Scope {
    /// Field name in the parent.
    pub name: String,
    /// Path from the top, for messages.
    pub path: String,
    pub signals: Vec<Signal>,
    pub children: Vec<Scope>,
    pub hdl: Verilog,
    /// Enum variants that its kernel can name.
    pub variants: Variants,
}

/// Enum variants by the names they have in kernels; no number where two enums disagree.
pub type Variants = BTreeMap<String, Option<u64>>;

/// Walks the tree of `block`.
pub fn collect(block: &dyn Block, top: &str) -> Scope {
    let mut collector = Collector::default();
    block.accept(top, &mut collector);
    collector.done.expect("a block visits its own scope")
}

#[derive(Default)]
struct Collector {
    open: Vec<Scope>,
    namespace: Vec<String>,
    done: Option<Scope>,
}

fn variants(descriptor: &TypeDescriptor, found: &mut Variants) {
    match &descriptor.kind {
        TypeKind::Enum(names) => {
            for (number, name) in names.iter().enumerate() {
                let number = Some(number as u64);
                let known = found.entry(name.replace("::", "$")).or_insert(number);
                if *known != number {
                    *known = None;
                }
            }
        }
        TypeKind::Composite(fields) => fields.iter().for_each(|field| variants(&field.kind, found)),
        _ => {}
    }
}

/// The value of a literal, as rust-hdl prints it (`8'hff`, `3'b101`, a minus for signed ones).
pub fn literal_value(text: &str, width: usize) -> Option<BigUint> {
    let digits = text.split_once('\'').map_or(text, |(_, digits)| digits);
    let (radix, digits) = match digits.chars().next() {
        Some('h') => (16, &digits[1..]),
        Some('b') => (2, &digits[1..]),
        _ => (10, digits),
    };
    let (negative, digits) = digits.strip_prefix('-').map_or((false, digits), |rest| (true, rest));
    let value = BigUint::parse_bytes(digits.as_bytes(), radix)?;
    let modulus = BigUint::from(1u8) << width;
    let value = value % &modulus;
    Some(if negative && value != BigUint::default() { modulus - value } else { value })
}

impl Probe for Collector {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let path =
            self.open.last().map_or(name.to_string(), |parent| format!("{}.{}", parent.path, name));
        self.open.push(Scope {
            name: name.into(),
            path,
            signals: vec![],
            children: vec![],
            hdl: node.hdl(),
            variants: BTreeMap::new(),
        });
    }

    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.namespace.push(name.into());
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let path = self.namespace.iter().map(String::as_str).chain([name]).collect::<Vec<_>>();
        let (name, verilog) = (path.join("$"), port_name(&path.join("_")));
        let descriptor = signal.descriptor();
        let width = signal.bits();
        let scope = self.open.last_mut().expect("a signal lies in a block");
        variants(&descriptor, &mut scope.variants);
        // A parent's kernel can name the types of its children's ports.
        if let [.., parent, _] = self.open.as_mut_slice() {
            if signal.kind().is_parameter() {
                variants(&descriptor, &mut parent.variants);
            }
        }
        let scope = self.open.last_mut().expect("a signal lies in a block");
        scope.signals.push(Signal {
            name,
            verilog,
            kind: signal.kind(),
            width,
            signed: matches!(descriptor.kind, TypeKind::Signed(_)),
            clock: descriptor.name == "clock",
            value: literal_value(&format!("{:x}", signal.verilog()), width)
                .expect("rust-hdl prints literals of Verilog"),
        });
    }

    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.namespace.pop();
    }

    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        let scope = self.open.pop().expect("a scope that ends has begun");
        match self.open.last_mut() {
            Some(parent) => parent.children.push(scope),
            None => self.done = Some(scope),
        }
    }
}
