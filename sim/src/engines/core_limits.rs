// SPDX-License-Identifier: MIT
//! Instruction caches and scoreboards that a core can have, and programs that fit them.
use anyhow::{bail, Result};
use warpwright_config::{Size, Variant};
use warpwright_isa::{decode, Counters, Program};

/// Refuses a front end or a scoreboard that no core of this size has.
///
/// # Errors
/// With the values that there are.
pub fn check_core(size: Size, variant: Variant) -> Result<()> {
    let numbers = size.numbers();
    let (name, all, ways) = (numbers.name, numbers.instruction_lines, numbers.instruction_ways);
    if let Some(lines) = variant.instruction_lines {
        let least = numbers.warps.min(all);
        let whole_ways = lines % (all / ways) == 0;
        if !(least..=all).contains(&lines) || !whole_ways {
            let step = all / ways;
            let steps = if step == 1 { String::new() } else { format!(" in steps of {step}") };
            bail!(
                "the core `{name}` has {all} instruction cache lines, of which {least} (one for \
                 each warp) to {all}{steps} can be in use: not {lines}"
            );
        }
    }
    if let Some(instructions) = variant.line_instructions {
        let most = numbers.line_instructions;
        if !instructions.is_power_of_two() || !(2..=most).contains(&instructions) {
            bail!(
                "a line of the core `{name}` holds {most} instructions, of which 2 to {most}, a \
                 power of two, can be in use: not {instructions}"
            );
        }
    }
    let Counters { slots, widths, .. } = variant.counters;
    if !matches!(slots, 1 | 2 | 4 | 8) {
        bail!("a scoreboard has 1, 2, 4 or 8 slots: there is none with {slots}");
    }
    if let Some(width) = widths.iter().find(|width| !(1..=3).contains(*width)) {
        bail!("the counters of a scoreboard have 1 to 3 bits: there are none with {width}");
    }
    Ok(())
}

/// Refuses a program that was annotated for another scoreboard, or is too long for the tags.
pub(super) fn check_annotations(program: &Program, size: Size, variant: Variant) -> Result<()> {
    let (file, counters) = (&program.file, variant.counters);
    if program.mask_on_same != counters.mask_on_same {
        let (has, wants) = match program.mask_on_same {
            true => ("that wait", "before them"),
            false => ("before those that wait", "that wait"),
        };
        bail!(
            "{file}: its wait masks stand on the instructions {has}, and this core takes them \
             from the instructions {wants}: assemble it with or without --mask-on-same as the core"
        );
    }
    let slots = u32::from(counters.slots);
    for (pc, instruction) in program.instructions.iter().enumerate() {
        let Ok(instruction) = decode(*instruction) else { continue };
        let own = if instruction.row.reorderable() { 1u8 << instruction.slot } else { 0 };
        let named = own | instruction.wait | instruction.mask_a | instruction.mask_b;
        if u32::from(named) >> slots != 0 && slots < 8 {
            let (line, text) = program.source_line(pc as u32).unwrap_or_default();
            let slot = 7 - named.leading_zeros();
            bail!(
                "{file}:{line}: `{}` names slot {slot}, and this core has {slots}: annotate the \
                 program for them (`warpwright annotate --slots {slots}`)",
                text.trim()
            );
        }
    }
    let numbers = size.numbers();
    if let Some(instructions) = variant.line_instructions {
        let most = instructions << numbers.line_tag_bits();
        if program.instructions.len() > most {
            bail!(
                "{file}: {} instructions, and with lines of {instructions} the tags of the core \
                 `{}` are for {most}: use --line-instructions with more",
                program.instructions.len(),
                numbers.name
            );
        }
    }
    Ok(())
}
