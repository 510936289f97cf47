// SPDX-License-Identifier: MIT
//! Contents of a shader's buffers: from the TOML file beside it and from `--bind`.
use anyhow::{bail, ensure, Context, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, iter};
use toml::Value;
use warpwright_shader::front::{Binding, Kind, Number, Scalar, Selector};

/// Bytes of buffers by their name.
#[derive(Debug, Default)]
pub struct Contents(BTreeMap<String, Vec<u8>>);

fn numbers(text: &str) -> Option<Vec<f64>> {
    text.split(',').map(|number| number.trim().parse().ok()).collect()
}

/// The numbers of a value of TOML, arrays in arrays one after the other.
fn flat(value: &Value, all: &mut Vec<f64>) -> Result<()> {
    match value {
        Value::Float(number) => all.push(*number),
        Value::Integer(number) => all.push(*number as f64),
        Value::Boolean(holds) => all.push(f64::from(u8::from(*holds))),
        Value::Array(values) => values.iter().try_for_each(|value| flat(value, all))?,
        other => bail!("`{other}` is neither a number nor an array of them"),
    }
    Ok(())
}

impl Contents {
    /// The contents of a binding; they grow with what is put into them.
    fn bytes(&mut self, binding: &Binding) -> &mut Vec<u8> {
        self.0.entry(binding.name.clone()).or_insert_with(|| binding.initial.clone())
    }

    fn put(&mut self, binding: &Binding, at: u32, word: u32) {
        let bytes = self.bytes(binding);
        let end = at as usize + 4;
        bytes.resize(bytes.len().max(end), 0);
        bytes[at as usize..end].copy_from_slice(&word.to_le_bytes());
    }

    /// Puts numbers to the scalars with this path, or to all one after the other.
    fn set(&mut self, binding: &Binding, path: &str, values: &[f64]) -> Result<()> {
        // A member alone, or all parts of one: of an array, a matrix or a structure.
        let own = |scalar: &&Scalar| match scalar.path.strip_prefix(path) {
            Some(rest) => path.is_empty() || rest.is_empty() || rest.starts_with(['[', '.']),
            None => false,
        };
        let mut scalars: Vec<(u32, Number)> = binding
            .scalars
            .iter()
            .filter(own)
            .map(|scalar| (scalar.offset, scalar.number))
            .collect();
        if path.is_empty() && !binding.element_scalars.is_empty() {
            let elements = (0..).flat_map(|element| {
                let first = binding.bytes + element * binding.element;
                binding
                    .element_scalars
                    .iter()
                    .map(move |scalar| (first + scalar.offset, scalar.number))
            });
            scalars.extend(elements.take(values.len().saturating_sub(scalars.len())));
        }
        if scalars.is_empty() {
            let mut paths: Vec<&str> =
                binding.scalars.iter().map(|scalar| scalar.path.as_str()).collect();
            paths.dedup();
            bail!("`{}` has no `{path}`; it has: {}", binding.name, paths.join(", "));
        }
        // Of a member with parts all are given.
        let (given, parts) = (values.len(), scalars.len());
        let parted = !path.is_empty() && binding.scalars.iter().all(|scalar| scalar.path != path);
        ensure!(
            !parted || given == parts,
            "`{}` has no `{path}` of {given} numbers, but one of {parts}",
            binding.name
        );
        ensure!(
            values.len() <= scalars.len(),
            "{} numbers for the {} of `{}`",
            values.len(),
            scalars.len(),
            if path.is_empty() { &binding.name } else { path }
        );
        for ((offset, number), &value) in scalars.into_iter().zip(values) {
            self.put(binding, offset, number.word(value));
        }
        Ok(())
    }

    fn read_toml(&mut self, bindings: &[Binding], path: &Path) -> Result<()> {
        let text = fs::read_to_string(path)?;
        let table: toml::Table = text.parse()?;
        for (name, value) in &table {
            let binding = find(bindings, &Selector::Name(name.clone()))?;
            self.read_value(binding, "", value)?;
        }
        Ok(())
    }

    /// A table names members, anything else is all numbers of a member.
    fn read_value(&mut self, binding: &Binding, path: &str, value: &Value) -> Result<()> {
        if let Value::Table(members) = value {
            for (name, value) in members {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                self.read_value(binding, &path, value)?;
            }
            return Ok(());
        }
        let mut all = vec![];
        flat(value, &mut all)?;
        self.set(binding, path, &all)
    }

    fn read_text(&mut self, bindings: &[Binding], text: &str) -> Result<()> {
        let (name, value) = text
            .split_once('=')
            .context("expected NAME=FILE, NAME=VALUES or NAME.MEMBER=VALUES")?;
        let whole = Selector::parse(name);
        let is_whole = bindings.iter().any(|binding| whole.names(binding));
        let (selector, member) = match name.split_once('.') {
            Some((buffer, member)) if !is_whole => (Selector::parse(buffer), member),
            _ => (whole, ""),
        };
        let binding = find(bindings, &selector)?;
        if let Some(values) = numbers(value) {
            return self.set(binding, member, &values);
        }
        ensure!(member.is_empty(), "`{value}` is no list of numbers");
        let bytes = fs::read(value)
            .with_context(|| format!("cannot read {value}, and it is no list of numbers"))?;
        *self.bytes(binding) = bytes;
        Ok(())
    }
}

fn find<'a>(bindings: &'a [Binding], selector: &Selector) -> Result<&'a Binding> {
    let is_buffer = |binding: &&Binding| {
        !matches!(binding.kind, Kind::Sampler | Kind::Texture { .. }) && selector.names(binding)
    };
    bindings.iter().find(is_buffer).with_context(|| {
        let all: Vec<_> = bindings.iter().map(|binding| binding.name.as_str()).collect();
        format!("the shader has no buffer `{selector}`; its bindings are: {}", all.join(", "))
    })
}

/// The file beside a shader.
fn beside(shader: &Path) -> PathBuf {
    shader.with_extension("toml")
}

/// The attribute of a vertex shader that a `--bind` is for: vectors of four floats, or a file.
fn attribute(text: &str) -> Option<Result<(Selector, Vec<u8>)>> {
    let (name, value) = text.split_once('=').filter(|(name, _)| {
        name.strip_prefix("location").is_some_and(|number| number.parse::<u32>().is_ok())
    })?;
    let data = match numbers(value) {
        Some(values) => Ok(values.iter().flat_map(|&value| (value as f32).to_le_bytes()).collect()),
        None => fs::read(value).with_context(|| format!("--bind {text}: cannot read {value}")),
    };
    Some(data.map(|data| (Selector::Name(name.into()), data)))
}

/// Contents of buffers: of the file beside the shader, then those of `--bind`, then the time.
pub fn contents(
    bindings: &[Binding],
    shader: &Path,
    given: &[String],
    time: Option<f32>,
) -> Result<Vec<(Selector, Vec<u8>)>> {
    let mut contents = Contents::default();
    let file = beside(shader);
    if file.is_file() {
        contents.read_toml(bindings, &file).with_context(|| file.display().to_string())?;
    }
    let mut all = vec![];
    for text in given {
        match attribute(text) {
            Some(data) => all.push(data?),
            None => contents.read_text(bindings, text).with_context(|| format!("--bind {text}"))?,
        }
    }
    if let Some(time) = time {
        let is_time = |scalar: &&Scalar| {
            let name = scalar.path.rsplit('.').next().unwrap_or_default().to_lowercase();
            scalar.number == Number::Float && ["time", "itime", "u_time"].contains(&name.as_str())
        };
        let found =
            bindings.iter().filter(|binding| binding.kind == Kind::Uniform).find_map(|binding| {
                binding.scalars.iter().find(is_time).zip(iter::once(binding).next())
            });
        let (scalar, binding) =
            found.context("--frames: no uniform of the shader has a member `time: f32`")?;
        contents.put(binding, scalar.offset, time.to_bits());
    }
    all.extend(contents.0.into_iter().map(|(name, bytes)| (Selector::Name(name), bytes)));
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpwright_shader::front::Language;
    use warpwright_shader::{bindings, Options};

    const SHADER: &str = "struct Light { at: vec3f, power: f32 }
        struct Scene { time: f32, count: u32, light: Light, turn: mat2x2f, marks: array<vec4i, 2> }
        @group(0) @binding(0) var<uniform> scene: Scene;
        @group(0) @binding(1) var<storage, read_write> list: array<i32>;
        @compute @workgroup_size(1) fn main() { list[0] = i32(scene.time) + scene.marks[0].x; }";

    fn of(given: &[&str], time: Option<f32>) -> Result<BTreeMap<String, Vec<u8>>> {
        let options = Options::default();
        let bindings = bindings("t.wgsl", SHADER.as_bytes(), Language::Wgsl, &options)?;
        let given: Vec<String> = given.iter().map(|text| (*text).into()).collect();
        let all = contents(&bindings, Path::new("no/such/shader.wgsl"), &given, time)?;
        Ok(all.into_iter().map(|(name, bytes)| (name.to_string(), bytes)).collect())
    }

    fn at(bytes: &[u8], offset: usize) -> u32 {
        u32::from_le_bytes(bytes[offset..offset + 4].try_into().expect("four bytes"))
    }

    #[test]
    fn members_have_their_types() {
        let all = of(
            &[
                "scene.time=2",
                "scene.count=3",
                "scene.light=1,2,3,4",
                "0:0.turn[1]=5,6",
                "scene.marks=1,2,3,4,9,0,0,0",
                "list=-1,7",
            ],
            None,
        )
        .expect("they are right");
        let scene = &all["scene"];
        assert_eq!([at(scene, 0), at(scene, 4)], [2f32.to_bits(), 3]);
        assert_eq!(at(scene, 24), 3f32.to_bits());
        assert_eq!([at(scene, 28), at(scene, 44)], [4f32.to_bits(), 6f32.to_bits()]);
        assert_eq!([at(scene, 48), at(scene, 64)], [1, 9]);
        assert_eq!([at(&all["list"], 0), at(&all["list"], 4)], [u32::MAX, 7]);
        let all = of(&["scene=1,2"], Some(0.5)).expect("they are right");
        assert_eq!([at(&all["scene"], 0), at(&all["scene"], 4)], [0.5f32.to_bits(), 2]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (given, says) in [
            ("scene.colour=1", "it has: time, count, light.at, light.power, turn[0]"),
            ("other=1", "its bindings are: scene, list"),
            ("scene.time=1,2", "2 numbers for the 1 of `time`"),
            ("scene.time=x", "`x` is no list of numbers"),
            ("list", "expected NAME=FILE"),
        ] {
            let error = format!("{:#}", of(&[given], None).expect_err(given));
            assert!(error.contains(says), "{error}");
        }
    }

    #[test]
    fn a_file_beside_the_shader() {
        let options = Options::default();
        let bindings =
            bindings("t.wgsl", SHADER.as_bytes(), Language::Wgsl, &options).expect("it is right");
        let mut contents = Contents::default();
        let value: toml::Table =
            "[scene]\ntime = 1\nturn = 3\nlight = { at = [1, 2, 3], power = 0.5 }"
                .parse()
                .expect("TOML");
        let error = contents.read_value(&bindings[0], "", &value["scene"]).expect_err("no turn");
        assert!(error.to_string().contains("no `turn`"), "{error}");
        let value: toml::Table =
            "[scene]\ntime = 1\nlight = { at = [1, 2, 3], power = 0.5 }".parse().expect("TOML");
        contents.read_value(&bindings[0], "", &value["scene"]).expect("it is right");
        assert_eq!(at(&contents.0["scene"], 28), 0.5f32.to_bits());
    }
}
