// SPDX-License-Identifier: MIT
//! Bidirectional nets: what a kernel links together is one net.
use crate::kernel::{Kernel, Visible};
use crate::module::range;
use crate::ExportError;
use std::collections::{BTreeMap, BTreeSet};

/// The nets of a kernel.
pub struct Nets<'a> {
    visible: &'a BTreeMap<String, Visible>,
    /// The name that stands for all that is linked to it: a port of the block, where there is one.
    first: BTreeMap<String, String>,
    read: BTreeSet<String>,
}

impl<'a> Nets<'a> {
    /// Refuses two ports of the block on one net.
    pub fn new(kernel: &Kernel<'a>) -> Result<Self, ExportError> {
        let mut first = BTreeMap::<String, String>::new();
        let find = |first: &BTreeMap<String, String>, name: &String| {
            first.get(name).unwrap_or(name).clone()
        };
        for (a, b) in &kernel.nets {
            let (mut kept, mut other) = (find(&first, a), find(&first, b));
            if kept == other {
                continue;
            }
            let is_port = |name: &str| kernel.visible[name].port;
            match (is_port(&kept), is_port(&other)) {
                (true, true) => {
                    let what = "are ports of the block on one net; Verilog has no such alias";
                    return Err(kernel.unsupported(format!("`{other}` and `{kept}` {what}")));
                }
                (false, true) => std::mem::swap(&mut kept, &mut other),
                _ => {}
            }
            first.values_mut().filter(|name| **name == other).for_each(|name| *name = kept.clone());
            first.insert(other, kept);
        }
        Ok(Self { visible: kernel.visible, first, read: kernel.read_nets.clone() })
    }

    /// The net at a child's port, and its declaration where it needs one.
    pub fn at(&self, name: &str) -> (String, Option<String>) {
        let own = &self.visible[name];
        let net = self.first.get(name).map_or(&own.verilog, |first| &self.visible[first].verilog);
        let declared = format!("wire {}{}", range(own.width), own.verilog);
        let declaration = match (net == &own.verilog, self.read.contains(name)) {
            (true, _) => Some(format!("{declared};")),
            (false, true) => Some(format!("{declared} = {net};")),
            (false, false) => None,
        };
        (net.clone(), declaration)
    }
}
