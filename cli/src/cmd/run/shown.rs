// SPDX-License-Identifier: MIT
//! Buffers that a run shows.
use anyhow::{bail, Context, Result};
use warpwright_isa::{Program, Segment};

/// How the words of a buffer are printed.
#[derive(Clone, Copy)]
enum Form {
    Unsigned,
    Signed,
    Hex,
    Float,
}

impl Form {
    fn text(self, word: u32) -> String {
        match self {
            Self::Unsigned => word.to_string(),
            Self::Signed => (word as i32).to_string(),
            Self::Hex => format!("{word:08x}"),
            Self::Float => f32::from_bits(word).to_string(),
        }
    }
}

/// A buffer to show.
pub struct Shown<'a> {
    pub segment: &'a Segment,
    form: Form,
}

impl Shown<'_> {
    /// The buffer that an argument names.
    pub fn find<'a>(program: &'a Program, text: &str) -> Result<Shown<'a>> {
        let (name, form) = text.split_once(':').unwrap_or((text, "u32"));
        let form = match form {
            "u32" => Form::Unsigned,
            "i32" => Form::Signed,
            "hex" => Form::Hex,
            "f32" => Form::Float,
            _ => bail!("--show {text}: `{form}` is not one of u32, i32, hex, f32"),
        };
        let segment = program.segment(name).with_context(|| {
            let names: Vec<_> =
                program.segments.iter().map(|segment| segment.name.as_str()).collect();
            format!(
                "--show {text}: {} has no buffer `{name}`; it has: {}",
                program.file,
                names.join(", ")
            )
        })?;
        Ok(Shown { segment, form })
    }

    /// Its words.
    pub fn words(&self, memory: &[u8]) -> Vec<u32> {
        let bytes = &memory[self.segment.address as usize..][..self.segment.bytes as usize];
        bytes
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect()
    }

    /// Eight words to a line, with the number of the first.
    pub fn text(&self, memory: &[u8]) -> String {
        let words = self.words(memory);
        let rows = words.chunks(8).enumerate().map(|(row, words)| {
            let words: Vec<_> =
                words.iter().map(|&word| format!("{:>10}", self.form.text(word))).collect();
            format!("{:>6}: {}\n", row * 8, words.join(" "))
        });
        format!("{} ({} words)\n{}", self.segment.name, words.len(), rows.collect::<String>())
    }
}
