// SPDX-License-Identifier: MIT
//! What a kernel connects and does not compute: clocks, interfaces, bidirectional nets.
use crate::kernel::Kernel;
use crate::ExportError;
use rust_hdl::core::ast::{VerilogExpression, VerilogLink};

impl Kernel<'_> {
    /// A clock is another name of one that exists: it is wired, not computed.
    pub fn wire_clock(
        &mut self,
        name: String,
        value: &VerilogExpression,
    ) -> Result<(), ExportError> {
        let source = match value {
            VerilogExpression::Signal(source) => self.lookup(source)?,
            _ => return Err(self.unsupported(format!("the clock `{name}` is computed"))),
        };
        let (source, from) = source;
        if from.own && !self.clocks.contains_key(&source) {
            return Err(self.unsupported(format!("`{source}` is read before it is assigned")));
        }
        if self.depth > 0 {
            return Err(self.unsupported(format!(
                "the clock `{name}` is wired under a condition; use an enable"
            )));
        }
        match self.clocks.insert(name.clone(), source.clone()) {
            Some(other) if other != source => {
                Err(self.unsupported(format!("`{name}` is driven by two clocks")))
            }
            _ => Ok(()),
        }
    }

    pub fn link(&mut self, link: &VerilogLink) -> Result<(), ExportError> {
        let details = match link {
            VerilogLink::Forward(details)
            | VerilogLink::Backward(details)
            | VerilogLink::Bidirectional(details) => details,
        };
        // Members of nested interfaces are `.outer.inner`.
        let member = details.my_name.replace('.', "$");
        let join = |owner: &str| match member.trim_start_matches('$') {
            "" => owner.to_string(),
            member => format!("{owner}${member}"),
        };
        let (owner, other) = (join(&details.owner_name), join(&details.other_name));
        let (target, source) = match link {
            VerilogLink::Forward(_) => (other, owner),
            VerilogLink::Backward(_) => (owner, other),
            VerilogLink::Bidirectional(_) => {
                let ((owner, _), (other, _)) = (self.lookup(&owner)?, self.lookup(&other)?);
                if self.depth > 0 {
                    let what = "are linked under a condition";
                    return Err(self.unsupported(format!("`{owner}` and `{other}` {what}")));
                }
                self.nets.push((owner, other));
                return Ok(());
            }
        };
        self.assign(&VerilogExpression::Signal(target), &VerilogExpression::Signal(source))
    }
}
