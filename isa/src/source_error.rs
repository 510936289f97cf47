// SPDX-License-Identifier: MIT
//! Errors of the assembler, shown with the source line.
use std::fmt::{self, Display, Formatter};

/// One error at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceError {
    /// Source file.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// Length of the token in characters, at least 1.
    pub length: u32,
    /// The token; empty at the end of a line.
    pub token: String,
    /// What is wrong and what was expected.
    pub message: String,
    /// The source line.
    pub source_line: String,
    /// It is only a warning.
    pub warning: bool,
}

impl SourceError {
    /// The warning as an error, for who takes no warnings.
    #[must_use]
    pub fn denied(self) -> Self {
        Self { warning: false, ..self }
    }
}

impl Display for SourceError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let margin = self.line.to_string().len();
        writeln!(f, "{}: {}", if self.warning { "warning" } else { "error" }, self.message)?;
        writeln!(f, "{:margin$}--> {}:{}:{}", "", self.file, self.line, self.column)?;
        writeln!(f, "{:margin$} |", "")?;
        writeln!(f, "{} | {}", self.line, self.source_line)?;
        // Tabs are kept, so that the caret stays under its token.
        let lead = self.source_line.chars().take(self.column as usize - 1);
        let lead: String = lead.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        write!(f, "{:margin$} | {lead}{}", "", "^".repeat(self.length.max(1) as usize))
    }
}

/// All errors of one source text, in the order of the lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceErrors(pub Vec<SourceError>);

impl Display for SourceErrors {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f, "\n")?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SourceErrors {}
