// SPDX-License-Identifier: MIT
//! Which name of the old side is which of the new side.
use std::collections::BTreeMap;

/// The table `--rename old=new`, `--rename block:old=new`, `--rename module:old=new`.
#[derive(Clone, Debug, Default)]
pub struct Renames(Vec<Rename>);

/// The old and the new name, or parts of them.
#[derive(Clone, Debug)]
struct Rename {
    /// The block or module that it is for alone.
    scope: Option<String>,
    old: String,
    new: String,
}

/// A name with single underscores.
fn single(name: &str) -> String {
    name.split('_').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
}

/// The sorted parts of a name, split at `_`.
pub fn parts(name: &str) -> Vec<String> {
    let mut parts: Vec<String> =
        name.split('_').filter(|part| !part.is_empty()).map(str::to_string).collect();
    parts.sort();
    parts
}

impl Renames {
    /// Reads `old=new` pairs.
    pub fn new<'a>(pairs: impl IntoIterator<Item = &'a str>) -> anyhow::Result<Self> {
        let pair = |text: &str| match text.split_once('=') {
            Some((old, new)) => {
                let (scope, old) = match old.split_once(':') {
                    Some((scope, old)) => (Some(scope.to_owned()), old),
                    None => (None, old),
                };
                anyhow::ensure!(!parts(old).is_empty(), "`--rename {text}`: no old name");
                Ok(Rename { scope, old: single(old), new: single(new) })
            }
            _ => anyhow::bail!(
                "`--rename {text}`: give it as old=new or block:old=new, names or parts of names"
            ),
        };
        Ok(Self(pairs.into_iter().map(pair).collect::<anyhow::Result<_>>()?))
    }

    /// What of the table is for a module of a block.
    pub fn of(&self, block: &str, module: &str) -> Self {
        let fits = |rename: &&Rename| {
            rename.scope.as_deref().is_none_or(|name| name == block || name == module)
        };
        Self(self.0.iter().filter(fits).cloned().collect())
    }

    /// The parts of an old name as the new side spells them.
    fn of_old(&self, name: &str) -> Vec<String> {
        let mut found = parts(name);
        for Rename { old, new, .. } in &self.0 {
            let (old, new) = (parts(old), parts(new));
            let mut rest = found.clone();
            let all = old.iter().all(|part| {
                rest.iter().position(|other| other == part).map(|at| rest.remove(at)).is_some()
            });
            if all {
                rest.extend(new);
                rest.sort();
                found = rest;
            }
        }
        found
    }

    /// The new name of a whole old one.
    fn of_whole(&self, name: &str) -> Option<&str> {
        let name = single(name);
        self.0.iter().find(|rename| rename.old == name).map(|rename| rename.new.as_str())
    }
}

/// Something with a name.
#[derive(Clone, Debug)]
pub struct Item<'a> {
    /// The name.
    pub name: &'a str,
    /// Only items of the same class are paired: width, direction, initial value.
    pub class: String,
}

/// How far names may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likeness {
    /// The parts are the same, or abbreviations.
    Parts,
    /// What is left is paired by what the names have in common. A proof must decide.
    Any,
}

/// `req` is `request`.
fn abbreviates(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    let letters = long.bytes().all(|letter| letter.is_ascii_alphabetic());
    short == long || letters && short.len() >= 3 && long.starts_with(short)
}

/// The number of parts that two names have in common.
fn common(old: &[String], new: &[String]) -> usize {
    let mut rest: Vec<&String> = new.iter().collect();
    let mut take = |part: &String| {
        rest.iter().position(|other| abbreviates(part, other)).map(|at| rest.remove(at)).is_some()
    };
    old.iter().filter(|part| take(part)).count()
}

/// Pairs of indices: each item at most once. The same name first, then the same parts.
pub fn pair(
    old: &[Item],
    new: &[Item],
    renames: &Renames,
    likeness: Likeness,
) -> Vec<(usize, usize)> {
    let mut pairs = vec![];
    let mut left: [Vec<usize>; 2] = [(0..old.len()).collect(), (0..new.len()).collect()];
    let mut settle = |left: &mut [Vec<usize>; 2], found: Vec<(usize, usize)>| {
        left[0].retain(|at| found.iter().all(|pair| pair.0 != *at));
        left[1].retain(|at| found.iter().all(|pair| pair.1 != *at));
        pairs.extend(found);
    };
    // A name that both sides have is not paired with another.
    let by_name: BTreeMap<&str, usize> =
        new.iter().enumerate().map(|(at, item)| (item.name, at)).collect();
    let same = |at: &usize| by_name.get(old[*at].name).map(|other| (*at, *other));
    let found = left[0]
        .iter()
        .filter_map(same)
        .filter(|(one, other)| old[*one].class == new[*other].class)
        .collect();
    settle(&mut left, found);
    // Then whole names of the table, whose parts several may have.
    let named = |at: &usize| {
        let new_name = renames.of_whole(old[*at].name)?;
        let fits = |other: &&usize| {
            single(new[**other].name) == new_name && old[*at].class == new[**other].class
        };
        left[1].iter().find(fits).map(|other| (*at, *other))
    };
    let found = left[0].iter().filter_map(named).collect();
    settle(&mut left, found);
    let parts_old: Vec<_> = old.iter().map(|item| renames.of_old(item.name)).collect();
    let parts_new: Vec<_> = new.iter().map(|item| parts(item.name)).collect();
    let equal = |one: usize, other: usize| parts_old[one] == parts_new[other];
    let short = |one: usize, other: usize| {
        let (one, other) = (&parts_old[one], &parts_new[other]);
        one.len() == other.len() && common(one, other) == one.len()
    };
    for alike in [&equal as &dyn Fn(usize, usize) -> bool, &short] {
        let fits =
            |one: usize, other: usize| old[one].class == new[other].class && alike(one, other);
        let only = |one: &usize| {
            let mut others = left[1].iter().filter(|other| fits(*one, **other));
            let other = *others.next()?;
            let unique = others.next().is_none()
                && left[0].iter().filter(|one| fits(**one, other)).count() == 1;
            unique.then_some((*one, other))
        };
        let found = left[0].iter().filter_map(only).collect();
        settle(&mut left, found);
    }
    if likeness == Likeness::Any {
        let score = |one: usize, other: usize| {
            let (one, other) = (&parts_old[one], &parts_new[other]);
            2000 * common(one, other) / (one.len() + other.len()).max(1)
        };
        let mut rated: Vec<(usize, usize, usize)> = vec![];
        for &one in &left[0] {
            let fits = left[1].iter().filter(|other| old[one].class == new[**other].class);
            rated.extend(fits.map(|&other| (score(one, other), one, other)));
        }
        rated.sort_by_key(|&(score, one, other)| (std::cmp::Reverse(score), one, other));
        for (_, one, other) in rated {
            if left[0].contains(&one) && left[1].contains(&other) {
                settle(&mut left, vec![(one, other)]);
            }
        }
    }
    pairs.sort_unstable();
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paired(
        old: &[&str],
        new: &[&str],
        renames: &[&str],
        likeness: Likeness,
    ) -> Vec<(usize, usize)> {
        let items = |names: &[&'static str]| -> Vec<Item> {
            names.iter().map(|name| Item { name, class: String::new() }).collect()
        };
        let leak = |names: &[&str]| {
            names.iter().map(|name| &*name.to_string().leak()).collect::<Vec<&'static str>>()
        };
        pair(
            &items(&leak(old)),
            &items(&leak(new)),
            &Renames::new(renames.iter().copied()).unwrap(),
            likeness,
        )
    }

    #[test]
    fn names_are_paired_by_their_parts() {
        let both = vec![(0, 0), (1, 1)];
        let old = ["complete_valid__0", "unit__req_address"];
        let new = ["complete__0_valid", "unit__request__address"];
        assert_eq!(paired(&old, &new, &[], Likeness::Parts), both);
        assert_eq!(
            paired(&["words_in", "word"], &["data", "word"], &["words_in=data"], Likeness::Parts),
            both
        );
        assert_eq!(paired(&["push", "pop"], &["enter", "leave"], &[], Likeness::Parts), vec![]);
        assert_eq!(
            paired(&["rsp_valid", "go"], &["response_valid", "start"], &[], Likeness::Any),
            both
        );
        assert!(Renames::new(["wrong"]).is_err());
        assert!(Renames::new(["fifo:=push"]).is_err());
    }

    #[test]
    fn a_name_may_be_of_one_block() {
        let table = Renames::new(["fifo:push=enter", "pop=leave"]).unwrap();
        let seen =
            |block: &str| ["push", "pop"].map(|name| table.of(block, "").of_old(name).join("_"));
        assert_eq!(seen("fifo"), ["enter", "leave"]);
        assert_eq!(seen("queue"), ["push", "leave"]);
    }

    #[test]
    fn a_name_of_both_sides_is_kept() {
        assert_eq!(
            paired(&["a_b", "b_a"], &["b_a", "a_b"], &[], Likeness::Parts),
            vec![(0, 1), (1, 0)]
        );
    }
}
