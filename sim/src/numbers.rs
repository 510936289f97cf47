// SPDX-License-Identifier: MIT
//! What the numbers on ports mean, by the names that comments of ports give.
use rust_hdl::prelude::{Synth, TypeField, TypeKind};
use warpwright_isa::{AluOp, AtomicOp, ControlOp, FaultCause, SfuOp, Unit};
use warpwright_rtl::bundles::{self, Controls, NextPcIs, ResolveKind};

/// A number, its name, its meaning.
pub type Numbered = (u64, String, String);

macro_rules! of_isa {
    ($name:ident) => {
        $name::ALL
            .iter()
            .map(|each| (each.number().into(), each.name().into(), each.says().trim().into()))
            .collect()
    };
}

macro_rules! variants {
    ($name:ident: $($variant:ident)*) => {
        vec![$(($name::$variant as u64, stringify!($variant).to_lowercase(), String::new())),*]
    };
}

macro_rules! constants {
    ($within:ident: $($constant:ident)*) => {
        vec![$(($within::$constant as u64, stringify!($constant).to_lowercase(), String::new())),*]
    };
}

/// The first bit of each field of a structure.
fn first_bits<S: Synth>() -> Vec<Numbered> {
    let TypeKind::Composite(fields) = S::descriptor().kind else { return vec![] };
    let mut next = 0;
    let place = |field: Box<TypeField>| {
        let TypeKind::Bits(width) = field.kind.kind else { panic!("a field of bits") };
        next += width as u64;
        (next - width as u64, field.fieldname, String::new())
    };
    fields.into_iter().map(place).collect()
}

/// The numbers of the enumeration that a port's comment names between backticks, and its name.
pub fn named(comment: &str) -> Option<(&str, Vec<Numbered>)> {
    comment.split('`').skip(1).step_by(2).find_map(|name| Some((name, numbers(name)?)))
}

fn numbers(name: &str) -> Option<Vec<Numbered>> {
    Some(match name.rsplit("::").next()? {
        "AluOp" => of_isa!(AluOp),
        "AtomicOp" => of_isa!(AtomicOp),
        "SfuOp" => of_isa!(SfuOp),
        "Unit" => of_isa!(Unit),
        "ControlOp" => of_isa!(ControlOp),
        "FaultCause" => (1..=u8::MAX)
            .map_while(FaultCause::from_number)
            .map(|cause| (cause.number().into(), cause.to_string(), String::new()))
            .collect(),
        "NextPcIs" => variants!(NextPcIs: Sequential Relative Absolute Stop),
        "ResolveKind" => {
            variants!(ResolveKind: Branch Sync Exit Discard Continue Kill Return Call)
        }
        "LOAD" => constants!(bundles: LOAD STORE PREFIX UNMERGED LINE CONSTANT),
        "BYTE" => constants!(bundles: BYTE HALF WORD),
        "Controls" => first_bits::<Controls>(),
        _ => return None,
    })
}
