// SPDX-License-Identifier: MIT
//! "Did you mean": names that are close to one that is not known.
use crate::table::TABLE;

/// What other instruction sets call an instruction, and what it is called here.
const ELSEWHERE: &[(&str, &str)] = &[
    ("add", "iadd` or `fadd"),
    ("sub", "isub` or `fsub"),
    ("mul", "imul` or `fmul"),
    ("mad", "imad` or `fmad"),
    ("fma", "fmad"),
    ("min", "imin.s`, `imin.u` or `fmin"),
    ("max", "imax.s`, `imax.u` or `fmax"),
    ("div", "div.s`, `div.u`, or `rcp` and `fmul"),
    ("fdiv", "rcp` and `fmul"),
    ("idiv", "div.s"),
    ("rem", "rem.s` or `rem.u"),
    ("mod", "rem.s` or `rem.u"),
    ("load", "ld"),
    ("store", "st"),
    ("lw", "ld"),
    ("sw", "st"),
    ("move", "mov"),
    ("li", "mov"),
    ("neg", "fneg"),
    ("abs", "fabs"),
    ("lsl", "shl"),
    ("sll", "shl"),
    ("lsr", "shr"),
    ("srl", "shr"),
    ("asr", "sar"),
    ("sra", "sar"),
    ("cmp", "isetp` or `fsetp"),
    ("setp", "isetp` or `fsetp"),
    ("select", "sel"),
    ("jmp", "bra"),
    ("jump", "bra"),
    ("br", "bra"),
    ("b", "bra"),
    ("goto", "bra"),
    ("return", "ret"),
    ("end", "exit"),
    ("halt", "exit"),
    ("stop", "exit"),
    ("barrier", "bar"),
    ("join", "sync"),
    ("fence", "fence.load`, `fence.store` or `fence.all"),
    ("sample", "tex"),
    ("log", "log2"),
    ("exp", "exp2"),
];

/// Letters that must be added, taken away, changed or swapped to make one name of the other.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> =
        (0..=one.len()).map(|i| (i..=i + other.len()).collect()).collect();
    for i in 1..=one.len() {
        for j in 1..=other.len() {
            let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            rows[i][j] = changed.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                rows[i][j] = rows[i][j].min(rows[i - 2][j - 2] + 1);
            }
        }
    }
    rows[one.len()][other.len()]
}

/// The name out of `known` that is closest, if one is close.
pub fn closest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_ascii_lowercase();
    let most = 1 + written.chars().count() / 4;
    let near = |name: &&str| {
        let apart = distance(&written, &name.to_ascii_lowercase());
        (apart <= most && apart < written.chars().count()).then_some(apart)
    };
    known.into_iter().filter_map(|name| Some((near(&name)?, name))).min().map(|(_, name)| name)
}

/// What to write instead of a mnemonic that does not exist; behind the message.
pub fn mnemonic(written: &str) -> String {
    let base = written.split('.').next().unwrap_or_default().to_ascii_lowercase();
    if let Some((_, here)) = ELSEWHERE.iter().find(|(name, _)| *name == base) {
        return format!("; did you mean `{here}`?");
    }
    let known = TABLE.iter().map(|row| row.mnemonic).chain(["atom", "satom"]);
    match closest(written, known.clone()).or_else(|| closest(&base, known)) {
        Some(name) => format!("; did you mean `{name}`?"),
        None => "; docs/isa.md lists the instructions".into(),
    }
}
