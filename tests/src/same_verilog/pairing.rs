// SPDX-License-Identifier: MIT
//! Two modules side by side: which children, registers and ports belong together.
use super::flat::Flat;
use super::names::{pair, Item, Likeness, Renames};
use super::text::{is_name, Body, Instance, Port};
use std::collections::{BTreeMap, BTreeSet};

/// Old names and the new ones.
pub type Names = BTreeMap<String, String>;

/// Two modules, with children paired.
pub struct Sides<'a> {
    /// The old module.
    pub old: Flat<'a>,
    /// The new module.
    pub new: Flat<'a>,
    /// Old and new names of the children that correspond.
    pub children: Names,
    /// Children that were moved into the modules.
    pub moved: BTreeSet<String>,
}

fn instance_items<'b>(flat: &Flat, instances: &'b [Instance], by_content: bool) -> Vec<Item<'b>> {
    let class = |instance: &Instance| match &flat.module(instance).body {
        _ if by_content => flat.module(instance).content.clone(),
        Body::Kernel(_) => "kernel".into(),
        Body::Custom(_) => "custom".into(),
    };
    instances.iter().map(|instance| Item { name: &instance.name, class: class(instance) }).collect()
}

/// The ports of two modules that correspond.
pub fn ports(old: &[Port], new: &[Port], renames: &Renames, likeness: Likeness) -> Names {
    fn items(ports: &[Port]) -> Vec<Item<'_>> {
        ports
            .iter()
            .map(|port| Item { name: &port.name, class: format!("{} {}", port.output, port.width) })
            .collect()
    }
    let pairs = pair(&items(old), &items(new), renames, likeness);
    pairs.into_iter().map(|(one, other)| (old[one].name.clone(), new[other].name.clone())).collect()
}

impl<'a> Sides<'a> {
    /// Pairs the children. Those that have no counterpart are moved into their parent, on both
    /// sides, as are those which `open` wants so.
    pub fn new(
        old: Flat<'a>,
        new: Flat<'a>,
        renames: &Renames,
        open: &dyn Fn(&str, &str) -> bool,
    ) -> Self {
        let mut sides = Self { old, new, children: Names::new(), moved: BTreeSet::new() };
        loop {
            let (old, new) = (&sides.old.kernel.instances, &sides.new.kernel.instances);
            let pairs = |old: &[Instance],
                         new: &[Instance],
                         by_content: bool,
                         likeness: Likeness|
             -> Vec<(Instance, Instance)> {
                let items = (
                    instance_items(&sides.old, old, by_content),
                    instance_items(&sides.new, new, by_content),
                );
                let pairs = pair(&items.0, &items.1, renames, likeness).into_iter();
                pairs.map(|(one, other)| (old[one].clone(), new[other].clone())).collect()
            };
            let mut found = pairs(old, new, false, Likeness::Parts);
            let left = |all: &[Instance], taken: &dyn Fn(&Instance) -> bool| -> Vec<Instance> {
                all.iter().filter(|instance| !taken(instance)).cloned().collect()
            };
            let rest_old =
                left(old, &|instance| found.iter().any(|pair| pair.0.name == instance.name));
            let rest_new =
                left(new, &|instance| found.iter().any(|pair| pair.1.name == instance.name));
            found.extend(pairs(&rest_old, &rest_new, true, Likeness::Any));
            let closed = |pair: &&(Instance, Instance)| {
                let contents =
                    (&sides.old.module(&pair.0).content, &sides.new.module(&pair.1).content);
                !open(contents.0, contents.1)
            };
            let kept: Names = found
                .iter()
                .filter(closed)
                .map(|pair| (pair.0.name.clone(), pair.1.name.clone()))
                .collect();
            let kept_new: BTreeSet<&String> = kept.values().collect();
            let kernel = |flat: &Flat, instance: &Instance| {
                matches!(flat.module(instance).body, Body::Kernel(_))
            };
            let go_old = left(old, &|instance| {
                kept.contains_key(&instance.name) || !kernel(&sides.old, instance)
            });
            let go_new = left(new, &|instance| {
                kept_new.contains(&instance.name) || !kernel(&sides.new, instance)
            });
            if go_old.is_empty() && go_new.is_empty() {
                // Custom Verilog has nowhere to go.
                sides.children = found.into_iter().map(|pair| (pair.0.name, pair.1.name)).collect();
                return sides;
            }
            go_old.iter().for_each(|instance| sides.old.inline(&instance.name));
            go_new.iter().for_each(|instance| sides.new.inline(&instance.name));
            sides.moved.extend(go_old.into_iter().chain(go_new).map(|instance| instance.name));
        }
    }

    /// The children that correspond.
    pub fn pairs(&self) -> Vec<(&Instance, &Instance)> {
        let find = |flat: &Flat<'a>, name: &str| {
            flat.kernel.instances.iter().position(|instance| instance.name == name)
        };
        let both = |(old, new): (&String, &String)| {
            let (one, other) = (find(&self.old, old)?, find(&self.new, new)?);
            Some((&self.old.kernel.instances[one], &self.new.kernel.instances[other]))
        };
        self.children.iter().filter_map(both).collect()
    }

    /// The nets at which the children hang, and whether each has the counterpart's clock.
    pub fn pin_names(
        &self,
        child_ports: &dyn Fn(&Instance) -> Names,
        ports: &Names,
    ) -> Result<Names, String> {
        let mut names = Names::new();
        for (old, new) in self.pairs() {
            let child = child_ports(old);
            for pin in &old.pins {
                let other = child
                    .get(&pin.port)
                    .and_then(|port| new.pins.iter().find(|pin| pin.port == *port));
                match other {
                    Some(other) if pin.own(&old.name) && other.own(&new.name) => {
                        names.insert(pin.net.clone(), other.net.clone());
                    }
                    Some(other) if ports.get(&pin.net) != Some(&other.net) => {
                        return Err(format!(
                            "instance {}: clock `{}` / `{}`",
                            old.name, pin.net, other.net
                        ));
                    }
                    _ => {}
                }
            }
        }
        Ok(names)
    }

    /// The registers that correspond, by name: the nets of their next and their present value.
    pub fn register_names(&self, ports: &Names, renames: &Renames) -> Result<Names, String> {
        let (old, new) = (&self.old.kernel.registers, &self.new.kernel.registers);
        for one in old {
            let same = new.iter().find(|other| other.name == one.name && other.width == one.width);
            if let Some(other) = same.filter(|other| other.initial != one.initial) {
                return Err(format!(
                    "register {}: initial value {} / {}",
                    one.name, one.initial, other.initial
                ));
            }
        }
        let class = |width: usize, initial: &str, clock: &str| format!("{width} {initial} {clock}");
        let clock = |name: &String| ports.get(name).cloned().unwrap_or_default();
        let items_old = old.iter().map(|one| Item {
            name: &one.name,
            class: class(one.width, &one.initial, &clock(&one.clock)),
        });
        let items_new = new
            .iter()
            .map(|one| Item { name: &one.name, class: class(one.width, &one.initial, &one.clock) });
        let pairs = pair(
            &items_old.collect::<Vec<_>>(),
            &items_new.collect::<Vec<_>>(),
            renames,
            Likeness::Any,
        );
        let names = pairs.into_iter().flat_map(|(one, other)| {
            let (one, other) = (&old[one], &new[other]);
            [(one.d(), other.d()), (one.q(), other.q())]
        });
        Ok(names.collect())
    }

    /// Whether both sides are the same text up to names. `fixed` are names that are settled: ports
    /// and pins; other ports may only change their names where `free`. Returns all names.
    pub fn renamed(&self, fixed: &Names, free: bool) -> Option<Names> {
        let names = one_text(&self.old.kernel.logic, &self.new.kernel.logic, fixed)?;
        let kinds =
            |flat: &Flat| -> BTreeMap<String, String> {
                let kernel = &flat.kernel;
                let mut all = BTreeMap::new();
                let ports = flat.ports.iter().filter(|_| free);
                all.extend(ports.map(|port| {
                    (port.name.clone(), format!("port {} {}", port.output, port.width))
                }));
                for register in &kernel.registers {
                    all.insert(register.d(), format!("d {}", register.width));
                    all.insert(register.q(), format!("q {}", register.width));
                }
                all.extend(kernel.nets.iter().map(|net| (net.name.clone(), net.width.to_string())));
                all.extend(
                    kernel
                        .constants
                        .iter()
                        .map(|one| (one.name.clone(), format!("{} = {}", one.width, one.value))),
                );
                all
            };
        let (old, new) = (kinds(&self.old), kinds(&self.new));
        let alike = |one: &String, other: &String| {
            old.get(one).is_some_and(|kind| new.get(other) == Some(kind))
        };
        if names.iter().any(|(one, other)| fixed.get(one) != Some(other) && !alike(one, other)) {
            return None;
        }
        let (old, new) = (&self.old.kernel, &self.new.kernel);
        for one in &old.registers {
            let other =
                new.registers.iter().find(|other| names.get(&one.d()) == Some(&other.d()))?;
            let clock = fixed.get(&one.clock) == Some(&other.clock);
            let q = names.get(&one.q()).is_none_or(|q| *q == other.q());
            if !clock || !q || one.initial != other.initial {
                return None;
            }
        }
        let all = |instances: &[Instance]| instances.len() == self.children.len();
        (old.registers.len() == new.registers.len() && all(&old.instances) && all(&new.instances))
            .then_some(names)
    }
}

/// The renaming that makes one text of two.
fn one_text(old: &[Vec<String>], new: &[Vec<String>], fixed: &Names) -> Option<Names> {
    let mut names = fixed.clone();
    let mut back: Names = fixed.iter().map(|(one, other)| (other.clone(), one.clone())).collect();
    if old.len() != new.len() {
        return None;
    }
    for (old, new) in old.iter().zip(new) {
        if old.len() != new.len() {
            return None;
        }
        for (one, other) in old.iter().zip(new) {
            if is_name(one) != is_name(other) || !is_name(one) && one != other {
                return None;
            }
            if is_name(one) {
                let there = names.entry(one.clone()).or_insert_with(|| other.clone());
                let here = back.entry(other.clone()).or_insert_with(|| one.clone());
                if there != other || here != one {
                    return None;
                }
            }
        }
    }
    Some(names)
}

/// Whether two texts of custom Verilog are the same but for the names of ports.
pub fn custom(old: &[String], new: &[String], ports: &Names) -> Result<(), String> {
    let back: BTreeMap<&String, &String> = ports.iter().map(|(one, other)| (other, one)).collect();
    let same = |one: &String, other: &String| match (ports.get(one), back.get(other)) {
        (Some(name), _) => name == other,
        (None, Some(_)) => false,
        (None, None) => one == other,
    };
    match old.iter().zip(new).find(|(one, other)| !same(one, other)) {
        Some((one, other)) => Err(format!("custom Verilog: `{one}` / `{other}`")),
        None if old.len() != new.len() => Err("custom Verilog: one text is longer".into()),
        None => Ok(()),
    }
}
