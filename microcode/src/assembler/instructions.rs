// SPDX-License-Identifier: MIT
//! Instructions and their operands.
use super::{number, Assembler, AssemblyError};
use crate::names::{Mode, Op, Shift, Sys, GLOBALS};

impl Assembler<'_> {
    fn operand(&mut self, text: &str, stores: bool) -> Result<u16, AssemblyError> {
        let word = |mode: Mode, index: u32| (mode as u16) << 8 | (index & 255) as u16;
        if let Some((kind, name)) = text.split_once('.') {
            let at =
                if kind == "g" { self.globals.get(name) } else { self.others.get(&(kind, name)) };
            return match (at, kind) {
                (Some(at), "g") => Ok(word(Mode::Global, *at)),
                (Some(at), "w" | "t" | "p") => Ok(word(Mode::Warp, *at)),
                _ => self.error(format!("there is no `{text}`")),
            };
        }
        if let Some(mode) =
            ["ra", "rb", "rc", "rd", "x"].contains(&text).then(|| Mode::from_name(text)).flatten()
        {
            return Ok(word(mode, 0));
        }
        let (kind, rest) = text.split_at(1);
        if kind == "&" && !stores {
            return self.label_word(rest).map(|at| word(Mode::Global, at));
        }
        let value = match (kind, self.globals.get(rest)) {
            ("@", Some(at)) => Some(GLOBALS + at),
            ("#" | "=", _) => number(rest),
            _ => None,
        };
        let Some(value) = value.filter(|_| !stores) else {
            return self.error(format!("`{text}` cannot stand here"));
        };
        if (-128..128).contains(&(value as i32)) {
            return Ok(word(Mode::Literal, value));
        }
        if kind == "#" {
            return self.error(format!("{rest} does not fit a literal"));
        }
        Ok(word(Mode::Global, self.constant(value)?))
    }

    /// Whether the instruction before changes what the address of this operand is made of, or the
    /// operand itself.
    fn collides(&self, operand: u16) -> bool {
        let Some(before) = self.code.last() else { return false };
        let mode = Mode::from_number((operand >> 8 & 7) as u8);
        let is_register = |mode| matches!(mode, Some(Mode::Ra | Mode::Rb | Mode::Rc | Mode::Rd));
        let register = is_register(mode);
        let warp = mode == Some(Mode::Warp);
        if matches!(Op::from_number((before >> 11) as u8), Some(Op::St | Op::Stb)) {
            // A word that is written cannot be read in the same cycle.
            let written = Mode::from_number((before >> 8 & 7) as u8);
            return match (written, mode) {
                (_, Some(Mode::Literal)) => false,
                (Some(Mode::Indexed), _) | (_, Some(Mode::Indexed)) => true,
                _ => before & 0x7ff == operand || (is_register(written) && register),
            };
        }
        if before >> 11 != Op::Sys as u16 {
            return false;
        }
        match Sys::from_number((before & 31) as u8) {
            Some(Sys::Begin | Sys::Left | Sys::SetThread | Sys::SetWarp) => register || warp,
            Some(Sys::SetIndex) => mode == Some(Mode::Indexed),
            Some(Sys::IncrementRd | Sys::SetLow | Sys::SetHigh) => register,
            _ => false,
        }
    }

    pub(super) fn instruction(&mut self, name: &str, rest: &[&str]) -> Result<(), AssemblyError> {
        if let Some(sys) = Sys::from_name(name) {
            self.code.push((Op::Sys as u16) << 11 | sys as u16);
            return if rest.is_empty() {
                Ok(())
            } else {
                self.error(format!("`{name}` has no operand"))
            };
        }
        if let Some(kind) = Shift::from_name(name) {
            let places = match rest {
                ["k"] => 0,
                [] if kind == Shift::Normalise => 0,
                [places] => number(places).filter(|places| (1..32).contains(places)).unwrap_or(32),
                _ => 32,
            };
            if places == 32 {
                return self.error("a shift has 1 to 31 places, or `k`");
            }
            self.code.push((Op::Shift as u16) << 11 | (kind as u16) << 8 | places as u16);
            return Ok(());
        }
        let Some(op) = Op::from_name(name).filter(|op| !matches!(op, Op::Sys | Op::Shift)) else {
            return self.error(format!("there is no `{name}`"));
        };
        let [operand] = rest else { return self.error(format!("`{name}` has one operand")) };
        if op as u16 >= Op::Each as u16 {
            self.jumps.push((self.line, self.code.len(), self.full(operand)));
            self.code.push((op as u16) << 11);
            return Ok(());
        }
        let operand = self.operand(operand, matches!(op, Op::St | Op::Stb))?;
        if self.collides(operand) {
            self.code.push((Op::Sys as u16) << 11);
        }
        self.code.push((op as u16) << 11 | operand);
        Ok(())
    }

    /// The index of the word that waits behind `idle` makes way for the host's.
    pub(super) fn behind_idle(&self) -> Result<(), AssemblyError> {
        let [.., before, word] = self.code[..] else { return Ok(()) };
        let is_global = [Mode::Global as u16, Mode::Literal as u16].contains(&(word >> 8 & 7));
        if before == (Op::Sys as u16) << 11 | Sys::Idle as u16 && !is_global {
            return self.error("behind `idle` stands an operation on a literal or a global word");
        }
        Ok(())
    }
}
