// SPDX-License-Identifier: MIT
//! Ports by name: what a model or a stimulus says about a block is a structure with a field for
//! each port.
//!
//! [`ports!`](crate::ports) declares the two structures of a block, `Inputs` and `Outputs`. A
//! [`Binding`] finds the place of each field among the ports of a design once, by name, so that the
//! order of the ports of a block does not matter and a port that is added changes nothing here.

use std::collections::BTreeMap;

/// One port of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Name; element `i` of an array `a` is `a$i`, its member `b` of a bundle `a$i_b`.
    pub name: String,
    /// Width in bits, 1 to 64.
    pub width: usize,
}

/// The ports of a design, in the order in which it takes and gives values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PortList {
    /// What it takes, without the clock.
    pub inputs: Vec<Port>,
    /// What it gives.
    pub outputs: Vec<Port>,
}

/// A field: the ports that it has.
pub enum Field<'a, T> {
    /// One port.
    One(&'a mut T),
    /// An array of so many ports.
    Array(&'a mut [T]),
    /// An array with a port for each element that the design has.
    List(&'a mut Vec<T>),
}

/// A structure with a field of values `T` for each port.
pub trait Ports<T>: Clone + Default {
    /// Visits every field with its name, in order.
    fn visit(&mut self, visitor: &mut dyn FnMut(&'static str, Field<'_, T>));
}

/// Where the ports of a structure are among those of a design.
#[derive(Clone, Debug)]
pub struct Binding {
    /// For each field, the places of its ports.
    places: Vec<Vec<usize>>,
    /// Ports of the design without a field.
    unnamed: Vec<String>,
}

/// Where in the array `name` a port is: a field `a_b` has the elements `a_b$i`, and the members
/// `a$i_b` of an array of bundles, whose own arrays make two numbers of it.
fn place_in(port: &Port, name: &str) -> Option<Vec<usize>> {
    let mut parts = port.name.split('$');
    let mut whole = parts.next()?.to_owned();
    let mut places = vec![];
    for part in parts {
        let rest = part.trim_start_matches(|letter: char| letter.is_ascii_digit());
        places.push(part[..part.len() - rest.len()].parse().ok()?);
        whole.push_str(rest);
    }
    (!places.is_empty() && whole == name).then_some(places)
}

impl Binding {
    /// Finds every port of `P` by name.
    ///
    /// # Panics
    /// When the design has no such port, or an array of another length.
    pub fn new<T, P: Ports<T>>(design: &[Port]) -> Self {
        let place = |name: &str| design.iter().position(|port| port.name == name);
        let elements = |name: &str| -> Vec<usize> {
            let found = |(at, port)| Some((place_in(port, name)?, at));
            let found: BTreeMap<_, _> = design.iter().enumerate().filter_map(found).collect();
            found.into_values().collect()
        };
        let mut places = vec![];
        P::default().visit(&mut |name, field| {
            let ports: Vec<usize> = match &field {
                Field::One(_) => place(name).into_iter().collect(),
                _ => elements(name),
            };
            let fits = match field {
                Field::One(_) => ports.len() == 1,
                Field::Array(all) => ports.len() == all.len(),
                Field::List(_) => !ports.is_empty(),
            };
            let names: Vec<&str> = design.iter().map(|port| port.name.as_str()).collect();
            assert!(
                fits,
                "the design has no port, or another number of ports, `{name}`; it has {}",
                names.join(", ")
            );
            places.push(ports);
        });
        let named = |at: usize| places.iter().any(|ports| ports.contains(&at));
        let unnamed =
            (0..design.len()).filter(|&at| !named(at)).map(|at| design[at].name.clone()).collect();
        Self { places, unnamed }
    }

    /// Ports of the design that the structure does not name.
    pub fn unnamed(&self) -> &[String] {
        &self.unnamed
    }

    /// Takes the values of the fields out of those of the design.
    pub fn read<T: Copy + Default, P: Ports<T>>(&self, design: &[T], into: &mut P) {
        let mut places = self.places.iter();
        into.visit(&mut |_, field| {
            let ports = places.next().expect("a place for each field");
            match field {
                Field::One(value) => *value = design[ports[0]],
                Field::Array(values) => {
                    values.iter_mut().zip(ports).for_each(|(value, &at)| *value = design[at])
                }
                Field::List(values) => {
                    values.clear();
                    values.extend(ports.iter().map(|&at| design[at]));
                }
            }
        });
    }

    /// Puts the values of the fields among those of the design.
    ///
    /// # Panics
    /// When a list has another length than the design has ports.
    pub fn write<T: Copy, P: Ports<T>>(&self, from: &P, design: &mut [T]) {
        let (mut from, mut places) = (from.clone(), self.places.iter());
        from.visit(&mut |name, field| {
            let ports = places.next().expect("a place for each field");
            match field {
                Field::One(value) => design[ports[0]] = *value,
                Field::Array(values) => {
                    ports.iter().zip(values).for_each(|(&at, value)| design[at] = *value)
                }
                Field::List(values) => {
                    assert_eq!(values.len(), ports.len(), "`{name}` has a value for each port");
                    ports.iter().zip(values).for_each(|(&at, value)| design[at] = *value);
                }
            }
        });
    }
}

/// No ports.
impl<T> Ports<T> for () {
    fn visit(&mut self, _: &mut dyn FnMut(&'static str, Field<'_, T>)) {}
}

/// Declares structures with the ports of a block by name. A port is a `u64`, or of an output that a
/// model computes an `Option<u64>`; `name: [4]` is an array of four, `name: []` one whose length
/// the design gives.
///
/// ```
/// warpwright_golden::ports! {
///     Inputs { valid, mask, words: [4] }
///     Outputs { ready, values: [] }
/// }
/// let inputs = Inputs { valid: 1, words: [1, 2, 3, 4], ..Default::default() };
/// assert_eq!(inputs.words[2], 3);
/// let outputs = Outputs { ready: Some(1), values: vec![None; 2] };
/// assert_eq!(outputs.ready, Some(1));
/// ```
#[macro_export]
macro_rules! ports {
    ($($name:ident { $($port:ident $(: [$($size:literal)?])?),* $(,)? })*) => {
        $($crate::ports! { @one $name { $($port $(: [$($size)?])?,)* } })*
    };
    (@one $name:ident { $($port:ident $(: [$($size:literal)?])?,)* }) => {
        #[doc = "Ports of the block."]
        pub struct $name<T = u64> {
            $(
                #[doc = concat!("`", stringify!($port), "`.")]
                pub $port: $crate::ports!(@type T $(, [$($size)?])?),
            )*
        }
        impl<T: Default> Default for $name<T> {
            fn default() -> Self {
                Self { $($port: Default::default(),)* }
            }
        }
        impl<T: Clone> Clone for $name<T> {
            fn clone(&self) -> Self {
                Self { $($port: self.$port.clone(),)* }
            }
        }
        impl<T: PartialEq> PartialEq for $name<T> {
            fn eq(&self, other: &Self) -> bool {
                true $(&& self.$port == other.$port)*
            }
        }
        impl<T: std::fmt::Debug> std::fmt::Debug for $name<T> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($name))$(.field(stringify!($port), &self.$port))*.finish()
            }
        }
        impl<T> $name<T> {
            /// The same ports with other values.
            #[allow(dead_code, unused_mut, unused_variables, reason = "not every model needs it")]
            pub fn map<U>(self, mut value: impl FnMut(T) -> U) -> $name<U> {
                $name { $($port: $crate::ports!(@map value, (self.$port) $(, [$($size)?])?),)* }
            }
        }
        impl<T: Clone + Default> $crate::Ports<T> for $name<T> {
            fn visit(&mut self, visitor: &mut dyn FnMut(&'static str, $crate::Field<'_, T>)) {
                $( visitor(stringify!($port), $crate::ports!(@field (&mut self.$port) $(, [$($size)?])?)); )*
            }
        }
    };
    (@type $t:ident) => { $t };
    (@type $t:ident, []) => { Vec<$t> };
    (@type $t:ident, [$size:literal]) => { [$t; $size] };
    (@map $value:ident, ($port:expr)) => { $value($port) };
    (@map $value:ident, ($port:expr), []) => { $port.into_iter().map(&mut $value).collect() };
    (@map $value:ident, ($port:expr), [$size:literal]) => { $port.map(&mut $value) };
    (@field ($port:expr)) => { $crate::Field::One($port) };
    (@field ($port:expr), []) => { $crate::Field::List($port) };
    (@field ($port:expr), [$size:literal]) => { $crate::Field::Array($port) };
}
