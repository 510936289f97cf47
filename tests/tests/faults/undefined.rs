// SPDX-License-Identifier: MIT
//! Instruction words without a meaning, and programs without an end.
use super::{faults, job, source, Place, Places};
use warpwright_isa::table::by_opcode;
use warpwright_isa::{decode, FaultCause, Format, Instruction};
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_tests::programs::Job;

fn undefined(word: u64, places: Vec<Place>) {
    assert!(decode(word).is_err(), "{word:#x} is defined");
    faults(
        &source("@!p0 bra over", &format!("nop ; here ; = 0x{word:x}"), "")
            .replace(" ; here\n", "\n"),
        FaultCause::Undefined,
        places,
    );
}

pub fn opcodes(places: &mut Places) {
    let opcodes: Vec<u8> = (0..=255).filter(|&opcode| by_opcode(opcode).is_none()).collect();
    for &opcode in &opcodes {
        let places = places.next().into_iter().skip(usize::from(opcode % 3)).step_by(3).collect();
        undefined(u64::from(opcode), places);
    }
    for word in [0, 0xffff_ffff_ffff_ff00 | u64::from(opcodes[1])] {
        undefined(word, places.next());
    }
}

pub fn fields(places: &mut Places) {
    let row = |mnemonic: &str, format| Instruction {
        modifier: 1,
        returns: true,
        ..Instruction::named(mnemonic, format)
    };
    let mut words = vec![];
    for (mnemonic, codes) in [("isetp", &[6, 7, 14, 15][..]), ("fsetp", &[7, 15])] {
        for &compare in codes {
            words.extend(
                [Format::R, Format::I]
                    .map(|format| Instruction { compare, ..row(mnemonic, format) }.encode()),
            );
        }
    }
    for mnemonic in ["prepare", "prefix", "atom1"] {
        words.push(Instruction { modifier: 15, ..row(mnemonic, Format::A) }.encode());
    }
    words.extend([9, 15, 16, 63].map(|ra| Instruction { ra, ..row("s2r", Format::R) }.encode()));
    for mnemonic in ["tex", "txf"] {
        words.push(Instruction { modifier: 0, ..row(mnemonic, Format::T) }.encode());
        words.push(Instruction { modifier: 15, rd: 61, ..row(mnemonic, Format::T) }.encode());
    }
    for word in words {
        undefined(word, places.next());
        // The guard makes no difference: the word means nothing.
        undefined(word | 1 << 8 | 3 << 9, places.next().into_iter().take(2).collect());
    }
}

fn error(job: &Job, (engine, size, mechanisms, memory): Place) -> String {
    let images: Vec<&[u8]> = job.images.iter().map(|image| image.texels.as_slice()).collect();
    let config = RunConfig { mechanisms, memory, limit: 3000, ..RunConfig::new(engine, size) };
    let result = engines::run(&job.program, &images, &config, &mut |_| {});
    format!(
        "{:#}",
        result.map(|outcome| outcome.fault).expect_err("the run is refused or ends at the limit")
    )
}

pub fn endless(places: &mut Places) {
    for program in [
        "here: bra here",
        ".buffer out 64\nhere: st [r8 + out], r8\nbra here",
        "s2r r0, tid\nisetp.eq p0, r0, 2\nhere: sync\n@p0 bra here\nexit",
        "here: bsb [0], here, [1]\nexit",
    ] {
        let job =
            job(&format!(".threads 40\n{}", program.replacen("here:", "mov r8, 0\nhere:", 1)));
        for place in places.next() {
            let text = error(&job, place);
            let unit = if place.0 == EngineKind::Isa { "instructions" } else { "cycles" };
            assert!(
                text.starts_with(&format!("the program did not end within 3000 {unit}")),
                "{place:?}: {text}"
            );
        }
    }
}
