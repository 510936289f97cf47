// SPDX-License-Identifier: MIT
//! Says which dated figures of the documentation are older than the code that they describe.
//!
//! `cargo run -p warpwright-tests --example measurements`
use anyhow::Result;
use warpwright_tests::pages::measurements::{list, Age};

fn main() -> Result<()> {
    let mut older = 0;
    for measurement in list()? {
        let age = match measurement.age()? {
            Age::Current => "current".to_string(),
            Age::Older(1) => "older: 1 commit since".into(),
            Age::Older(commits) => format!("older: {commits} commits since"),
            Age::Unknown => "unknown: the commit is not in this history (a shallow clone?)".into(),
        };
        older += usize::from(age != "current");
        println!(
            "{:<28} {} {} {age}\n    {}\n    again: {}",
            measurement.page,
            measurement.date,
            measurement.commit,
            measurement.what,
            measurement.command
        );
    }
    println!("{older} not current");
    Ok(())
}
