// SPDX-License-Identifier: MIT
//! Bits and fields of values.
use crate::expression::{sized, zero_extended, Value, FREE_WIDTH};
use crate::kernel::Kernel;
use crate::ExportError;
use rust_hdl::core::ast::VerilogExpression;

/// Bits `offset .. offset + count` of a name.
pub fn select(name: &str, width: usize, offset: usize, count: usize) -> String {
    if offset == 0 && count == width {
        name.to_string()
    } else if count == 1 {
        format!("{name}[{offset}]")
    } else {
        format!("{name}[{}:{offset}]", offset + count - 1)
    }
}

impl Kernel<'_> {
    /// Rust's `get_bits`: a shift right, then the low bits; zeros enter past the end.
    pub fn slice(
        &mut self,
        inner: &VerilogExpression,
        count: usize,
        offset: &VerilogExpression,
    ) -> Result<Value, ExportError> {
        let value = self.expression(inner)?;
        let width = value.width().unwrap_or(FREE_WIDTH);
        match self.expression(offset)? {
            Value::Number(offset) => {
                let offset = usize::try_from(&offset)
                    .map_err(|_| self.unsupported(format!("bit {offset} is out of range")))?;
                if offset + count > width {
                    return Err(self.unsupported(format!(
                        "bits {offset} to {} of {width}",
                        offset + count - 1
                    )));
                }
                let name = self.name_of(value)?;
                Ok(sized(select(&name, width, offset, count), count))
            }
            offset => {
                let amount_width = offset.width().unwrap_or(32);
                let amount = offset.at(amount_width, self)?;
                let text = value.at(width, self)?;
                let shifted = self.temporary(&format!("{text} >> {amount}"), width);
                let part = select(&shifted, width, 0, count.min(width));
                Ok(sized(zero_extended(&part, count.min(width), count), count))
            }
        }
    }

    pub fn replace(
        &mut self,
        inner: &VerilogExpression,
        index: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Result<Value, ExportError> {
        let old = self.expression(inner)?;
        let width = old.width().unwrap_or(FREE_WIDTH);
        let bit = self.expression(value)?.at(1, self)?;
        match self.expression(index)? {
            Value::Number(index) => {
                let index = usize::try_from(&index)
                    .ok()
                    .filter(|&index| index < width)
                    .ok_or_else(|| self.unsupported(format!("bit {index} of {width}")))?;
                if width == 1 {
                    return Ok(sized(bit, 1));
                }
                let name = self.name_of(old)?;
                let mut parts = vec![];
                if index + 1 < width {
                    parts.push(select(&name, width, index + 1, width - index - 1));
                }
                parts.push(bit);
                if index > 0 {
                    parts.push(select(&name, width, 0, index));
                }
                Ok(sized(format!("{{{}}}", parts.join(", ")), width))
            }
            index => {
                let amount_width = index.width().unwrap_or(32);
                let amount = index.at(amount_width, self)?;
                let old = old.at(width, self)?;
                let one = format!("{width}'h1");
                let bit = zero_extended(&bit, 1, width);
                Ok(sized(
                    format!("(({old} & {{~{{{one} << {amount}}}}}) | {{{bit} << {amount}}})"),
                    width,
                ))
            }
        }
    }
}
