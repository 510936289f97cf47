// SPDX-License-Identifier: MIT
//! What stands in a module, token by token.
use super::{is_name, register_name, Constant, Instance, Kernel, Net, Pin, Port, Register};
use std::collections::BTreeMap;

/// A place among the tokens of a module.
pub(super) struct Cursor<'a> {
    pub tokens: &'a [String],
    pub at: usize,
    /// Variables of registers in a bundle, and what they are called as registers alone.
    pub members: BTreeMap<String, String>,
}

impl Cursor<'_> {
    pub fn next(&mut self) -> Option<&str> {
        self.at += 1;
        self.tokens.get(self.at - 1).map(String::as_str)
    }
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|token| token == text);
        self.at += usize::from(found);
        found
    }
    /// These tokens, one after the other.
    pub fn all(&mut self, texts: &str) -> Option<()> {
        texts.split(' ').all(|text| self.eat(text)).then_some(())
    }
    pub fn name(&mut self) -> Option<String> {
        self.next().filter(|token| is_name(token)).map(str::to_string)
    }
    /// `[n:0]`, or nothing for one bit.
    pub fn width(&mut self) -> Option<usize> {
        if !self.eat("[") {
            return Some(1);
        }
        let high: usize = self.next()?.parse().ok()?;
        self.all(": 0 ]").map(|()| high + 1)
    }
    pub fn ports(&mut self) -> Option<Vec<Port>> {
        let mut ports = vec![];
        self.all("(")?;
        loop {
            let output = match self.next()? {
                "input" => false,
                "output" => true,
                _ => return None,
            };
            if !self.eat("wire") && !self.eat("reg") {
                return None;
            }
            let width = self.width()?;
            ports.push(Port { name: self.name()?, width, output });
            if !self.eat(",") {
                return self.all(") ;").map(|()| ports);
            }
        }
    }
    /// The tokens up to the `end` of the present `begin`.
    pub fn block(&mut self) -> Option<Vec<String>> {
        let begin = self.at;
        let mut depth = 1;
        loop {
            match self.next()? {
                "begin" => depth += 1,
                "end" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Some(self.tokens[begin..self.at - 1].to_vec());
            }
        }
    }
    /// The body of a module, if it is one of a kernel.
    pub fn kernel(&mut self) -> Option<Kernel> {
        let mut kernel = Kernel::default();
        let mut initials = BTreeMap::new();
        while self.at < self.tokens.len() {
            match self.next()?.to_string().as_str() {
                "localparam" => {
                    let (width, name) = (self.width()?, self.name()?);
                    self.all("=")?;
                    let value = self.next()?.to_string();
                    kernel.constants.push(Constant { name, width, value });
                    self.all(";")?;
                }
                "reg" | "wire" => {
                    let (width, name) = (self.width()?, self.name()?);
                    if self.eat("=") {
                        let initial = self.next()?.to_string();
                        initials.insert(name.clone(), initial);
                    }
                    kernel.nets.push(Net { name, width });
                    self.all(";")?;
                }
                "always" => {
                    self.all("@ (")?;
                    if self.eat("*") {
                        self.all(") begin")?;
                        kernel.logic.push(self.block()?);
                    } else {
                        self.all("posedge")?;
                        let clock = self.name()?;
                        self.all(") begin")?;
                        self.registers(&clock, &mut initials, &mut kernel)?;
                    }
                }
                module if is_name(module) => {
                    let module = module.to_string();
                    let instance = self.instance(module)?;
                    kernel.instances.push(instance);
                }
                _ => return None,
            }
        }
        let inner =
            |instance: &Instance, pin: &Pin| pin.net == format!("{}__{}", instance.name, pin.port);
        let pins = |instance: &Instance| -> Vec<String> {
            instance
                .pins
                .iter()
                .filter(|pin| inner(instance, pin))
                .map(|pin| pin.net.clone())
                .collect()
        };
        let pins: std::collections::BTreeSet<String> =
            kernel.instances.iter().flat_map(pins).collect();
        kernel.nets.retain(|net| !pins.contains(&net.name));
        for token in kernel.logic.iter_mut().flatten() {
            if let Some(name) = self.members.get(token) {
                token.clone_from(name);
            }
        }
        initials.is_empty().then_some(kernel)
    }
    /// The transfers at an edge: the registers leave the variables.
    pub fn registers(
        &mut self,
        clock: &str,
        initials: &mut BTreeMap<String, String>,
        kernel: &mut Kernel,
    ) -> Option<()> {
        while !self.eat("end") {
            let q = self.name()?;
            self.all("<=")?;
            let d = self.name()?;
            self.all(";")?;
            let name = register_name(&q, &d)?;
            let width = kernel.nets.iter().find(|net| net.name == q)?.width;
            let initial = initials.remove(&q)?;
            kernel.nets.retain(|net| net.name != q && net.name != d);
            let register = Register { name, width, initial, clock: clock.into() };
            self.members.insert(q, format!("{}__q", register.name));
            self.members.insert(d, format!("{}__d", register.name));
            kernel.registers.push(register);
        }
        Some(())
    }
    pub fn instance(&mut self, module: String) -> Option<Instance> {
        let name = self.name()?;
        let mut pins = vec![];
        self.all("(")?;
        loop {
            self.all(".")?;
            let port = self.name()?;
            self.all("(")?;
            let net = self.name()?;
            self.all(")")?;
            pins.push(Pin { port, net });
            if !self.eat(",") {
                return self.all(") ;").map(|()| Instance { module, name, pins });
            }
        }
    }
}
