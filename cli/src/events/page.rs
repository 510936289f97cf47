// SPDX-License-Identifier: MIT
//! The page that shows traces in a browser: one file, with its scripts and the traces inside.
use anyhow::{Context, Result};
use base64::engine::general_purpose::STANDARD;
use base64::write::EncoderWriter;
use std::io::{self, Read, Write};

/// The page without style, scripts and traces.
const PAGE: &str = include_str!("../view/page.html");
const STYLE: &str = include_str!("../view/style.css");
/// In the order in which each needs those before it.
const SCRIPTS: [&str; 10] = [
    include_str!("../view/trace.js"),
    include_str!("../view/state.js"),
    include_str!("../view/rows.js"),
    include_str!("../view/model.js"),
    include_str!("../view/query.js"),
    include_str!("../view/timeline.js"),
    include_str!("../view/source.js"),
    include_str!("../view/mechanisms.js"),
    include_str!("../view/panels.js"),
    include_str!("../view/main.js"),
];

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Writes a page of these traces.
///
/// # Errors
/// When a trace cannot be read, or the page not be written.
pub fn write(out: &mut dyn Write, title: &str, traces: &mut [&mut dyn Read]) -> Result<()> {
    let page = PAGE
        .replace("@TITLE@", &escaped(title))
        .replace("@STYLE@", STYLE)
        .replace("@SCRIPT@", &SCRIPTS.concat());
    let (head, tail) = page.split_once("@TRACES@").expect("the page has a place for traces");
    out.write_all(head.as_bytes())?;
    for trace in traces {
        out.write_all(b"<script class=\"trace\" type=\"text/plain\">\n")?;
        let mut encoder = EncoderWriter::new(&mut *out, &STANDARD);
        io::copy(trace, &mut encoder).context("cannot write the trace into the page")?;
        encoder.finish()?;
        drop(encoder);
        out.write_all(b"\n</script>\n")?;
    }
    out.write_all(tail.as_bytes())?;
    Ok(())
}
