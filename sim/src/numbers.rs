// SPDX-License-Identifier: MIT
//! What the numbers on ports mean, by the names that comments of ports give.
use warpwright_isa::{AluOp, AtomicOp, ControlOp, FaultCause, SfuOp, Unit};
use warpwright_rtl::bundles::{self, NextPcIs, ResolveKind};
use warpwright_rtl::instruction_buffer::control_bits as control;

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
        // The first bit of each field.
        "control_bits" => constants!(
            control: LEGAL UNIT UNIT_OP IMMEDIATE READS_A READS_B READS_C WRITES_RD WRITES_PRED REORDERABLE CONTROL
        ),
        _ => return None,
    })
}
