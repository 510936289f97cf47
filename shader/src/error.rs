// SPDX-License-Identifier: MIT
//! What is wrong with a shader, and where.
use naga::Span;
use thiserror::Error;

/// A message with its place in the source.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct ShaderError {
    /// The whole message, with file, line and column where they are known.
    pub message: String,
}

/// Something that cannot be compiled, at a place in the source.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub message: String,
    pub span: Span,
}

/// The result of a step of the compiler.
pub(crate) type Lowered<T> = Result<T, Problem>;

impl Problem {
    /// A construct that the compiler does not have. `instead`: what to do.
    pub fn unsupported(what: impl std::fmt::Display, instead: &str) -> Self {
        let instead = if instead.is_empty() { String::new() } else { format!(": {instead}") };
        Self { message: format!("{what} is not supported{instead}"), span: Span::UNDEFINED }
    }

    /// Any other message.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), span: Span::UNDEFINED }
    }

    /// At this place, unless a narrower one is known.
    pub fn at(mut self, span: Span) -> Self {
        if !self.span.is_defined() {
            self.span = span;
        }
        self
    }

    /// With file, line and column, and the line itself.
    pub fn in_source(self, file: &str, source: &str) -> ShaderError {
        let Some((line, column, text)) = place(source, self.span) else {
            return ShaderError { message: format!("{file}: {}", self.message) };
        };
        let mark = " ".repeat(column as usize - 1) + "^";
        let message = format!("{file}:{line}:{column}: {}\n  {text}\n  {mark}", self.message);
        ShaderError { message }
    }
}

/// Line, column (both from 1) and text of the line where a span begins.
fn place(source: &str, span: Span) -> Option<(u32, u32, &str)> {
    let start = span.to_range()?.start;
    let before = source.get(..start)?;
    let line = before.matches('\n').count();
    let column = before.chars().rev().take_while(|&c| c != '\n').count();
    Some((line as u32 + 1, column as u32 + 1, source.lines().nth(line)?))
}

/// The line, from 1, where a span begins; 0 where that is not known.
pub(crate) fn line_of(starts: &[usize], span: Span) -> u32 {
    span.to_range().map_or(0, |range| starts.partition_point(|&start| start <= range.start) as u32)
}

/// Byte offsets at which the lines begin.
pub(crate) fn line_starts(source: &str) -> Vec<usize> {
    std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect()
}
