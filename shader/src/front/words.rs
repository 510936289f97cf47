// SPDX-License-Identifier: MIT
//! What naga does not take of SPIR-V, in words that it takes.
//!
//! The end of an invocation has an instruction of its own since SPIR-V 1.6: it becomes the older
//! one. Combined samplers are split into a texture and a sampler.
//!
//! A variable of a sampled image becomes one of an image, and a sampler is added to it; a load of
//! the variable becomes two loads and the operation that joins them. Arrays of sampled images, and
//! those that functions are given, are left as they are: naga refuses them.
use std::collections::HashMap;

/// Numbers of samplers begin here, above those that shaders use; WebGPU has them up to 999.
pub(super) const SAMPLERS: u32 = 500;

const HEADER: usize = 5;
const EXTENSION: u32 = 10;
const KILL: u32 = 252;
const TERMINATE_INVOCATION: u32 = 4416;
const NAME: u32 = 5;
const TYPE_SAMPLER: u32 = 26;
const TYPE_SAMPLED_IMAGE: u32 = 27;
const TYPE_POINTER: u32 = 32;
const VARIABLE: u32 = 59;
const LOAD: u32 = 61;
const DECORATE: u32 = 71;
const SAMPLED_IMAGE: u32 = 86;
const UNIFORM_CONSTANT: u32 = 0;
const BINDING: u32 = 33;
const DESCRIPTOR_SET: u32 = 34;

/// The instructions behind the header, each with its first word; nothing where the lengths are
/// wrong.
fn instructions(words: &[u32]) -> Option<Vec<&[u32]>> {
    let (mut all, mut rest) = (vec![], words.get(HEADER..)?);
    while let Some(first) = rest.first() {
        let length = (first >> 16) as usize;
        let instruction = rest.get(..length).filter(|words| !words.is_empty())?;
        all.push(instruction);
        rest = &rest[length..];
    }
    Some(all)
}

/// What is known of a variable that is split.
struct Split {
    image: u32,
    sampler: u32,
}

struct Rewrite {
    out: Vec<u32>,
    next: u32,
    sampler_type: u32,
}

impl Rewrite {
    fn id(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    fn put(&mut self, code: u32, operands: &[u32]) {
        self.out.push((operands.len() as u32 + 1) << 16 | code);
        self.out.extend(operands);
    }
}

fn word(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
}

/// The module in words that naga takes; nothing if it takes them as they are, or it is broken.
pub(super) fn taken(bytes: &[u8]) -> Option<Vec<u8>> {
    let words: Vec<u32> = bytes.chunks_exact(4).map(word).collect();
    let killing = kill(&words);
    let split = split(killing.as_deref().unwrap_or(&words));
    let words = split.or(killing)?;
    Some(words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

/// The module with an older instruction for the end of an invocation; nothing if it has none.
fn kill(words: &[u32]) -> Option<Vec<u32>> {
    let name: Vec<u32> = b"SPV_KHR_terminate_invocation\0\0\0\0".chunks(4).map(word).collect();
    let mut out = words.get(..HEADER)?.to_vec();
    let mut found = false;
    for instruction in instructions(words)? {
        match instruction[0] & 0xffff {
            EXTENSION if instruction[1..] == name => found = true,
            TERMINATE_INVOCATION => {
                out.push(1 << 16 | KILL);
                found = true;
            }
            _ => out.extend(instruction),
        }
    }
    found.then_some(out)
}

/// The module with its combined samplers split; nothing if it has none, or is broken.
fn split(words: &[u32]) -> Option<Vec<u32>> {
    let all = instructions(words)?;
    // Types that are sampled images, with their image; pointers to them.
    let (mut sampled, mut pointers) = (HashMap::new(), HashMap::new());
    let mut variables: HashMap<u32, Split> = HashMap::new();
    let mut rewrite = Rewrite { out: words[..HEADER].to_vec(), next: words[3], sampler_type: 0 };
    for &instruction in &all {
        match (instruction[0] & 0xffff, &instruction[1..]) {
            (TYPE_SAMPLED_IMAGE, &[id, image]) => drop(sampled.insert(id, image)),
            (TYPE_SAMPLER, &[id]) => rewrite.sampler_type = id,
            (TYPE_POINTER, &[id, UNIFORM_CONSTANT, to]) => {
                sampled.get(&to).map(|&image| pointers.insert(id, image));
            }
            (VARIABLE, &[pointer, id, UNIFORM_CONSTANT]) => {
                if let Some(&image) = pointers.get(&pointer) {
                    let sampler = rewrite.id();
                    variables.insert(id, Split { image, sampler });
                }
            }
            _ => {}
        }
    }
    if variables.is_empty() {
        return None;
    }
    let has_sampler = rewrite.sampler_type != 0;
    if !has_sampler {
        rewrite.sampler_type = rewrite.id();
    }
    let mut declared = has_sampler;
    for &instruction in &all {
        let operands = &instruction[1..];
        match (instruction[0] & 0xffff, operands) {
            (DECORATE, &[id, decoration @ (BINDING | DESCRIPTOR_SET), number]) => {
                rewrite.out.extend(instruction);
                if let Some(split) = variables.get(&id) {
                    let first = if decoration == BINDING { SAMPLERS } else { 0 };
                    let number = number.saturating_add(first);
                    rewrite.put(DECORATE, &[split.sampler, decoration, number]);
                }
            }
            (NAME, [id, text @ ..]) => {
                rewrite.out.extend(instruction);
                if let Some(split) = variables.get(id) {
                    let mut name: Vec<u8> = text.iter().flat_map(|w| w.to_le_bytes()).collect();
                    name.retain(|&byte| byte != 0);
                    name.extend(b"_sampler");
                    name.resize((name.len() / 4 + 1) * 4, 0);
                    let text: Vec<u32> = name.chunks_exact(4).map(word).collect();
                    rewrite.put(NAME, &[&[split.sampler], &text[..]].concat());
                }
            }
            (VARIABLE, &[_, id, _]) if variables.contains_key(&id) => {
                let Split { image, sampler } = variables[&id];
                if !declared {
                    let ty = rewrite.sampler_type;
                    rewrite.put(TYPE_SAMPLER, &[ty]);
                    declared = true;
                }
                let (of_image, of_sampler) = (rewrite.id(), rewrite.id());
                let ty = rewrite.sampler_type;
                rewrite.put(TYPE_POINTER, &[of_image, UNIFORM_CONSTANT, image]);
                rewrite.put(TYPE_POINTER, &[of_sampler, UNIFORM_CONSTANT, ty]);
                rewrite.put(VARIABLE, &[of_image, id, UNIFORM_CONSTANT]);
                rewrite.put(VARIABLE, &[of_sampler, sampler, UNIFORM_CONSTANT]);
            }
            (LOAD, &[ty, id, from, ..]) if variables.contains_key(&from) => {
                let Split { image, sampler } = variables[&from];
                let (texture, with) = (rewrite.id(), rewrite.id());
                let sampler_type = rewrite.sampler_type;
                rewrite.put(LOAD, &[image, texture, from]);
                rewrite.put(LOAD, &[sampler_type, with, sampler]);
                rewrite.put(SAMPLED_IMAGE, &[ty, id, texture, with]);
            }
            _ => rewrite.out.extend(instruction),
        }
    }
    rewrite.out[3] = rewrite.next;
    Some(rewrite.out)
}
