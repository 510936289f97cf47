// SPDX-License-Identifier: MIT
//! A module with some of its children in it.
use super::text::{
    is_name, Body, Constant, Design, Instance, Kernel, Module, Net, Pin, Port, Register,
};
use std::collections::{BTreeMap, BTreeSet};

/// The content of a module, of which children can be moved into it.
#[derive(Clone, Debug)]
pub struct Flat<'a> {
    /// Where the children are.
    pub design: &'a Design,
    /// Ports.
    pub ports: &'a [Port],
    /// The rest.
    pub kernel: Kernel,
}

impl Pin {
    /// Whether the net belongs to the pin; else it is a clock.
    pub fn own(&self, instance: &str) -> bool {
        self.net.strip_prefix(instance).and_then(|rest| rest.strip_prefix("__")) == Some(&self.port)
    }
}

impl<'a> Flat<'a> {
    /// A module as it is; none for custom Verilog.
    pub fn new(design: &'a Design, module: &'a Module) -> Option<Self> {
        match &module.body {
            Body::Kernel(kernel) => {
                Some(Self { design, ports: &module.ports, kernel: kernel.clone() })
            }
            Body::Custom(_) => None,
        }
    }

    /// The module of a child.
    pub fn module(&self, instance: &Instance) -> &'a Module {
        &self.design.modules[&instance.module]
    }

    /// The nets of a child that carry values, with its ports.
    pub fn pins<'b>(&self, instance: &'b Instance) -> Vec<(&'b Pin, &'a Port)> {
        let ports = &self.module(instance).ports;
        let port = |pin: &Pin| ports.iter().find(|port| port.name == pin.port);
        instance
            .pins
            .iter()
            .filter(|pin| pin.own(&instance.name))
            .filter_map(|pin| Some((pin, port(pin)?)))
            .collect()
    }

    /// Every name in it.
    fn names(&self) -> BTreeSet<String> {
        let kernel = &self.kernel;
        let mut names: BTreeSet<String> = self.ports.iter().map(|port| port.name.clone()).collect();
        names.extend(kernel.constants.iter().map(|constant| constant.name.clone()));
        names.extend(kernel.nets.iter().map(|net| net.name.clone()));
        names.extend(kernel.registers.iter().flat_map(|register| [register.d(), register.q()]));
        names.extend(
            kernel
                .instances
                .iter()
                .flat_map(|instance| instance.pins.iter().map(|pin| pin.net.clone())),
        );
        names
    }

    /// Moves a child into the module. Nothing happens to custom Verilog.
    pub fn inline(&mut self, name: &str) {
        let Some(at) = self.kernel.instances.iter().position(|instance| instance.name == name)
        else {
            return;
        };
        let instance = self.kernel.instances[at].clone();
        let module = self.module(&instance);
        let Body::Kernel(child) = &module.body else { return };
        let nets = self
            .pins(&instance)
            .into_iter()
            .map(|(pin, port)| Net { name: pin.net.clone(), width: port.width });
        let nets: Vec<Net> = nets.collect();
        let mut taken = self.names();
        let mut names: BTreeMap<String, String> =
            instance.pins.iter().map(|pin| (pin.port.clone(), pin.net.clone())).collect();
        let fresh = |base: String, endings: &[&str], taken: &mut BTreeSet<String>| {
            let mut free = base;
            while endings.iter().any(|ending| taken.contains(&format!("{free}{ending}"))) {
                free.push('_');
            }
            taken.extend(endings.iter().map(|ending| format!("{free}{ending}")));
            free
        };
        for own in child
            .constants
            .iter()
            .map(|constant| &constant.name)
            .chain(child.nets.iter().map(|net| &net.name))
        {
            let free = fresh(format!("{name}__{own}"), &[""], &mut taken);
            names.insert(own.clone(), free);
        }
        let mut registers = vec![];
        for register in &child.registers {
            let free = fresh(format!("{name}__{}", register.name), &["__d", "__q"], &mut taken);
            let clock = names.get(&register.clock).cloned().unwrap_or_default();
            let moved = Register { name: free, clock, ..register.clone() };
            names.insert(register.d(), moved.d());
            names.insert(register.q(), moved.q());
            registers.push(moved);
        }
        let mut instances = vec![];
        for inner in &child.instances {
            let endings: Vec<String> =
                inner.pins.iter().map(|pin| format!("__{}", pin.port)).collect();
            let endings: Vec<&str> = endings.iter().map(String::as_str).collect();
            let free = fresh(format!("{name}__{}", inner.name), &endings, &mut taken);
            let mut pins = vec![];
            for pin in &inner.pins {
                if pin.own(&inner.name) {
                    names.insert(pin.net.clone(), format!("{free}__{}", pin.port));
                }
                pins.push(Pin {
                    port: pin.port.clone(),
                    net: names.get(&pin.net).cloned().unwrap_or_default(),
                });
            }
            instances.push(Instance { module: inner.module.clone(), name: free, pins });
        }
        let renamed =
            |token: &String| names.get(token).filter(|_| is_name(token)).unwrap_or(token).clone();
        let kernel = &mut self.kernel;
        kernel.instances.remove(at);
        kernel.instances.extend(instances);
        kernel.registers.extend(registers);
        kernel.nets.extend(nets);
        kernel
            .nets
            .extend(child.nets.iter().map(|net| Net { name: renamed(&net.name), ..net.clone() }));
        let constant =
            |constant: &Constant| Constant { name: renamed(&constant.name), ..constant.clone() };
        kernel.constants.extend(child.constants.iter().map(constant));
        kernel.logic.extend(child.logic.iter().map(|block| block.iter().map(renamed).collect()));
    }

    /// The logic alone as a module of Verilog: registers and children are cut out, so it has the
    /// inputs and outputs of [`Flat::cuts`].
    pub fn logic(&self, name: &str) -> String {
        let range =
            |width: usize| if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) };
        let port = |cut: &Cut| {
            let kind = if cut.output { "output reg" } else { "input wire" };
            format!("  {kind} {}{}", range(cut.width), cut.name)
        };
        let ports: Vec<String> = self.cuts().iter().map(port).collect();
        let mut text = format!("module {name} (\n{}\n);\n", ports.join(",\n"));
        for constant in &self.kernel.constants {
            text.push_str(&format!(
                "  localparam {}{} = {};\n",
                range(constant.width),
                constant.name,
                constant.value
            ));
        }
        for net in &self.kernel.nets {
            text.push_str(&format!("  reg {}{};\n", range(net.width), net.name));
        }
        for block in &self.kernel.logic {
            text.push_str("  always @(*) begin\n");
            for token in block {
                let end = if matches!(token.as_str(), ";" | "begin" | "end") { '\n' } else { ' ' };
                text.push_str(token);
                text.push(end);
            }
            text.push_str("  end\n");
        }
        text + "endmodule\n"
    }

    /// Every net at which the logic begins or ends.
    pub fn cuts(&self) -> Vec<Cut> {
        let port =
            |port: &Port| Cut { name: port.name.clone(), width: port.width, output: port.output };
        let mut cuts: Vec<Cut> = self.ports.iter().map(port).collect();
        for register in &self.kernel.registers {
            cuts.push(Cut { name: register.q(), width: register.width, output: false });
            cuts.push(Cut { name: register.d(), width: register.width, output: true });
        }
        for instance in &self.kernel.instances {
            let pins = self.pins(instance).into_iter();
            cuts.extend(pins.map(|(pin, port)| Cut {
                name: pin.net.clone(),
                width: port.width,
                output: !port.output,
            }));
        }
        cuts
    }
}

/// A net at which the logic begins or ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Name.
    pub name: String,
    /// Bits.
    pub width: usize,
    /// The logic drives it.
    pub output: bool,
}

impl Register {
    /// The net of its next value.
    pub fn d(&self) -> String {
        format!("{}__d", self.name)
    }

    /// The net of its value.
    pub fn q(&self) -> String {
        format!("{}__q", self.name)
    }
}
